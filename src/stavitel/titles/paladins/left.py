"""The left-hand actions: develop, recruit, hunt, trade, pray, conspire. [P5, P6]"""

from __future__ import annotations

from collections.abc import Iterator

from stavitel.kernel import Move, Reason, choose, move, tell
from stavitel.titles.paladins.cards import SPACE, TOWN_ROW, WORKSHOPS, Space, Townsfolk
from stavitel.titles.paladins.inquisition import take_debt
from stavitel.titles.paladins.rewards import bonuses, clear, dismiss, place_workshop, receive, welcome
from stavitel.titles.paladins.table import Game, Player, waived
from stavitel.titles.paladins.workers import place

DEVELOP = SPACE["develop"]
RECRUIT = SPACE["recruit"]
PRAY = SPACE["pray"]
PAY_DEBT = move("debt")


def develop_price(p: Player) -> int:
    """Silver for a workshop. [P5.1, P5.5]"""
    paladin = p.paladin
    helped = paladin is not None and paladin.action == "develop"
    return max(0, DEVELOP.silver - paladin.reduces) if helped and paladin is not None else DEVELOP.silver


def bar_develop(g: Game, p: Player) -> str:
    """What stands against developing besides workers, or nothing. [P5.1, P4.12]"""
    if p.developed >= len(WORKSHOPS):
        return "pieces"
    return "" if p.silver >= develop_price(p) else "silver"


async def develop(g: Game, p: Player, act: Move) -> None:
    """Two workers and 4 silver put a workshop on a right-hand action. [P5]"""
    knew = len(p.retinue)
    await place(p, "develop", DEVELOP.spots)
    p.silver -= develop_price(p)
    await place_workshop(g, p)
    await bonuses(g, p, "develop", knew)


def town_price(p: Player, position: int) -> int:
    """Silver for the townsfolk at a position, counted from 0. [P6.2, P6.7]"""
    return 0 if waived(p, "recruit") else TOWN_ROW[position].silver


def debt_serves(g: Game, p: Player, position: int, keep: bool) -> bool:
    """Whether a debt may be taken instead of the silver of a position. [P6.2, P13.5]"""
    if not TOWN_ROW[position].or_debt or not g.debts or waived(p, "recruit"):
        return False
    return keep or g.debt_for_dismiss


def payable(g: Game, p: Player, keep: bool) -> Iterator[Townsfolk]:
    """The townsfolk of the row that a player can pay for. [P6.2, P6.7]"""
    free = waived(p, "recruit")
    debt = g.debts > 0 and not free and (keep or g.debt_for_dismiss)
    silver = p.silver
    for townsfolk, spot in zip(g.town, TOWN_ROW, strict=True):
        if townsfolk is not None and (free or silver >= spot.silver or (debt and spot.or_debt)):
            yield townsfolk


def bar_recruit(g: Game, p: Player) -> str:
    """What stands against recruiting besides workers, or nothing. [P4.12, P6.2]"""
    return bar_townsfolk(g, p, True)


def bar_dismiss(g: Game, p: Player) -> str:
    """What stands against dismissing besides workers, or nothing. [P4.12, P6.2]"""
    return bar_townsfolk(g, p, False)


def bar_townsfolk(g: Game, p: Player, keep: bool) -> str:
    """What stands against taking or sending away a townsfolk. [P4.12, P6.2]"""
    if g.town[-1] is not None and p.silver >= TOWN_ROW[-1].silver:
        return ""  # the cheapest place, most of the time
    for _ in payable(g, p, keep):
        return ""
    return "silver" if any(g.town) else "row"


async def recruit(g: Game, p: Player, act: Move) -> None:
    """One worker dismisses a townsfolk, two recruit one; the position names the price. [P6.1-P6.4]"""
    keep = act.thing == 2
    await place(p, "recruit", RECRUIT.spots[: act.thing])

    def refused() -> Iterator[tuple[object, Reason]]:
        for position, townsfolk in enumerate(g.town):
            if townsfolk is not None:
                need = town_price(p, position)
                yield townsfolk, Reason("silver-short", "P6.2", need=need, have=p.silver)

    row = payable(g, p, keep)
    townsfolk = await choose(p, "recruit-whom" if keep else "dismiss-whom", row, refused=refused)
    await pay_for_townsfolk(g, p, g.town.index(townsfolk), keep)
    if keep:
        await welcome(g, p, townsfolk)
    else:
        await dismiss(g, p, townsfolk)


async def pay_for_townsfolk(g: Game, p: Player, position: int, keep: bool) -> None:
    """Pay the silver of a position, or take a debt where that is allowed. [P6.2]"""
    price = town_price(p, position)
    ways = [move("silver", price)] if p.silver >= price else []
    if debt_serves(g, p, position, keep):
        ways.append(PAY_DEBT)
    if await choose(p, "silver-or-debt", ways) is PAY_DEBT:
        take_debt(g, p)
    else:
        p.silver -= price


async def gather_goods(g: Game, p: Player, act: Move) -> None:
    """Hunt or trade: one worker brings one, two bring three. [P6.8, P6.9]"""
    space = SPACE[act.verb]
    await place(p, space.key, space.spots[: act.thing])
    await receive(g, p, space.one if act.thing == 1 else space.two)
    tell(g, "gathers", p, space=space, n=act.thing)
    await bonuses(g, p, space.key, 0)


def pray_price(p: Player) -> int:
    """Silver for praying. [P6.10, P6.12]"""
    return 0 if waived(p, "pray") else PRAY.silver


def bar_pray(g: Game, p: Player) -> str:
    """What stands against praying besides workers, or nothing. [P4.12]"""
    if p.silver < pray_price(p):
        return "silver"
    return "" if p.placed else "nothing-to-clear"


async def pray(g: Game, p: Player, act: Move) -> None:
    """A cleric and 2 silver clear another own action space. [P6.10, P6.11]"""
    others: list[Space] = [SPACE[name] for name in p.placed]
    await place(p, "pray", PRAY.spots)
    p.silver -= pray_price(p)
    clear(g, p, (await choose(p, "clear-a-space", others)).key)


async def conspire(g: Game, p: Player, act: Move) -> None:
    """A worker brings a criminal, and suspicion. [P6.13, P6.14]"""
    space = SPACE["conspire"]
    await place(p, "conspire", space.spots)
    tell(g, "conspires", p)
    await receive(g, p, space.one)
    await bonuses(g, p, "conspire", 0)
