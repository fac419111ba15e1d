"""The left-hand actions: develop, recruit, hunt, trade, pray, conspire. [P5, P6]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Move, Reason, choose, move, offer, tell
from stavitel.titles.paladins.board_cards import SPACE, TOWN_ROW, WORKSHOPS
from stavitel.titles.paladins.effects import of_kept, of_payment, of_sent_away
from stavitel.titles.paladins.gains import bonuses
from stavitel.titles.paladins.inquisition import take_debt
from stavitel.titles.paladins.kinds import Space, Townsfolk
from stavitel.titles.paladins.payment import debt_serves, develop_price, pray_price, silver_short, town_price
from stavitel.titles.paladins.rewards import clear, dismiss, place_workshop, receive_together, welcome
from stavitel.titles.paladins.table import Game, Player
from stavitel.titles.paladins.workers import place

RECRUIT: Final = SPACE["recruit"]
PAY_DEBT: Final = move("debt")

NO_WORKSHOP: Final = Reason("none-left", "P4.11", space=SPACE["develop"])
WORKSHOP_DEAR: Final = silver_short("P5.1", lambda g, p, act: develop_price(p))
TOWN_EMPTY: Final = Reason("row-empty", "P4.12")
ALL_DEAR: Final = silver_short("P6.2", lambda g, p, act: min(town_price(p, i) for i, card in enumerate(g.town) if card))
DEAR: Final = silver_short("P6.2", lambda g, p, townsfolk: town_price(p, g.town.index(townsfolk)))
PRAYER_DEAR: Final = silver_short("P6.10", lambda g, p, act: pray_price(p))
NOTHING_TO_CLEAR: Final = Reason("nothing-to-clear", "P4.12")


def why_not_develop(g: Game, p: Player, act: Move) -> Reason | None:
    """Why a player cannot develop, besides workers. [P5.1, P4.12]"""
    if p.developed >= len(WORKSHOPS):
        return NO_WORKSHOP
    return None if p.silver >= develop_price(p) else WORKSHOP_DEAR


async def develop(g: Game, p: Player, act: Move) -> None:
    """Two workers and 4 silver put a workshop on a right-hand action. [P5]"""
    knew = len(p.retinue)
    await place(p, "develop", SPACE["develop"].spots)
    p.silver -= develop_price(p)
    gained = await place_workshop(g, p)
    await receive_together(g, p, [gained, *bonuses(p, "develop", knew)])


def why_not_kept(g: Game, p: Player, townsfolk: Townsfolk) -> Reason | None:
    """Why a player cannot pay for a townsfolk to recruit it. [P6.2, P6.7]"""
    return why_not_paid(g, p, g.town.index(townsfolk), True)


def why_not_sent_away(g: Game, p: Player, townsfolk: Townsfolk) -> Reason | None:
    """Why a player cannot pay for a townsfolk to dismiss it. [P6.2, P6.7]"""
    return why_not_paid(g, p, g.town.index(townsfolk), False)


def why_not_paid(g: Game, p: Player, position: int, keep: bool) -> Reason | None:
    """Why neither silver nor a debt pays for a position. [P6.2]"""
    if p.silver >= town_price(p, position) or debt_serves(g, p, position, keep):
        return None
    return DEAR


def why_not_recruit(g: Game, p: Player, act: Move) -> Reason | None:
    """Why no townsfolk can be recruited or dismissed, besides workers. [P4.12, P6.2]"""
    if g.town[-1] is not None and p.silver >= TOWN_ROW[-1].silver:
        return None  # the cheapest place, most of the time
    keep = act.thing == 2
    reason = TOWN_EMPTY
    for position, townsfolk in enumerate(g.town):
        if townsfolk is not None:
            if why_not_paid(g, p, position, keep) is None:
                return None
            reason = ALL_DEAR
    return reason


async def recruit(g: Game, p: Player, act: Move) -> None:
    """One worker dismisses a townsfolk, two recruit one; the position names the price. [P6.1-P6.4]"""
    await place(p, "recruit", RECRUIT.spots[: act.thing])
    row = [card for card in g.town if card is not None]
    townsfolk: Townsfolk
    if act.thing == 2:
        townsfolk = await choose(p, "recruit-whom", offer(g, p, row, why_not_kept, of_kept))
        await pay_for_townsfolk(g, p, g.town.index(townsfolk), True)
        await welcome(g, p, townsfolk)
    else:
        townsfolk = await choose(p, "dismiss-whom", offer(g, p, row, why_not_sent_away, of_sent_away))
        await pay_for_townsfolk(g, p, g.town.index(townsfolk), False)
        await dismiss(g, p, townsfolk)


async def pay_for_townsfolk(g: Game, p: Player, position: int, keep: bool) -> None:
    """Pay the silver of a position, or take a debt where that is allowed; who has one way agreed to it. [P6.2]"""
    price = town_price(p, position)
    ways = [move("silver", price)] if p.silver >= price else []
    if debt_serves(g, p, position, keep):
        ways.append(PAY_DEBT)
    if len(ways) == 2:
        ways = [await choose(p, "silver-or-debt", offer(g, p, ways, effects=of_payment))]
    if ways == [PAY_DEBT]:
        take_debt(g, p)
    else:
        p.silver -= price


async def gather_goods(g: Game, p: Player, act: Move) -> None:
    """Hunt or trade: one worker brings one, two bring three. [P6.8, P6.9]"""
    space = SPACE[act.verb]
    await place(p, space.key, space.spots[: act.thing])
    tell(g, "gathers", p, space=space, n=act.thing)
    goods = space.one if act.thing == 1 else space.two
    await receive_together(g, p, [goods, *bonuses(p, space.key, 0)])


def why_not_pray(g: Game, p: Player, act: Move) -> Reason | None:
    """Why a player cannot pray, besides workers. [P4.12, P6.10]"""
    if p.silver < pray_price(p):
        return PRAYER_DEAR
    return None if p.placed else NOTHING_TO_CLEAR


async def pray(g: Game, p: Player, act: Move) -> None:
    """A cleric and 2 silver clear another own action space. [P6.10, P6.11]"""
    others: list[Space] = [SPACE[name] for name in p.placed]
    await place(p, "pray", SPACE["pray"].spots)
    p.silver -= pray_price(p)
    clear(g, p, (await choose(p, "clear-a-space", others)).key)


async def conspire(g: Game, p: Player, act: Move) -> None:
    """A worker brings a criminal, and suspicion. [P6.13, P6.14]"""
    space = SPACE["conspire"]
    await place(p, "conspire", space.spots)
    tell(g, "conspires", p)
    await receive_together(g, p, [space.one, *bonuses(p, "conspire", 0)])
