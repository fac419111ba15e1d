"""Rewards: what each printed token brings, in which order, and what may be declined. [P4.8-P4.10]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Move, choose, may, move, tell
from stavitel.titles.paladins.cards import PLAIN, RIGHT, SPACE, WORKSHOPS, Reward, Space, Townsfolk
from stavitel.titles.paladins.gains import gain
from stavitel.titles.paladins.inquisition import cancel_debt, drop_suspicion, pay_debt, take_criminal, take_tax
from stavitel.titles.paladins.table import Game, Player

DECLINE: Final = move("decline")
STIRS: Final = frozenset(("tax", "criminal"))  # may bring the Inquisition
SETTLES: Final = frozenset(("acquit", "pay-debt", "cancel-debt"))  # its outcome depends on them


async def receive(g: Game, p: Player, reward: Reward) -> None:
    """Take a reward token by token; what cannot be done lapses. [P4.9, P4.10]"""
    if len(reward) > 1 and order_matters(g, p, reward):
        await receive_in_order(g, p, reward)
        return
    together: list[str] = []
    for token in reward:
        if token in PLAIN:
            gain(g, p, token)
        elif token == "criminal":
            await take_criminal(g, p)
        elif token not in together:
            together.append(token)
            await receive_all(g, p, token, reward.count(token))


async def receive_all(g: Game, p: Player, token: str, count: int) -> None:
    """Take equal tokens of one reward: taxes together, the others one after the other. [P11.4]"""
    if token == "tax":
        await take_tax(g, p, count)
        return
    if token == "acquit":
        await acquit(g, p, count)
        return
    for _ in range(count):
        if token in PLAIN:
            gain(g, p, token)
        elif token == "criminal":
            await take_criminal(g, p)
        elif token == "pay-debt":
            if p.unpaid and await may(p, "pay-debt"):
                pay_debt(g, p)
        elif token == "cancel-debt":
            if p.unpaid and await may(p, "cancel-debt"):
                cancel_debt(g, p)
        elif token == "pray":
            await clear_a_space(g, p)
        elif token == "free-recruit":
            await recruit_free(g, p)
        else:
            assert token == "free-develop", token
            await develop_free(g, p)


def order_matters(g: Game, p: Player, reward: Reward) -> bool:
    """Whether an Inquisition may strike in the middle of a reward that also settles debts or suspicion. [P10.5]"""
    if SETTLES.isdisjoint(reward) or STIRS.isdisjoint(reward):
        return False
    return "criminal" in reward or (g.tax <= reward.count("tax") and bool(p.suspicion or p.unpaid))


async def receive_in_order(g: Game, p: Player, reward: Reward) -> None:
    """Take the tokens in an order of the player's choice; equal ones together. [P4.8, P10.5]"""
    left = list(dict.fromkeys(reward))
    while left:
        token: str = (await choose(p, "which-reward-first", [move("take", token) for token in left])).thing
        left.remove(token)
        await receive_all(g, p, token, reward.count(token))


async def acquit(g: Game, p: Player, count: int) -> None:
    """Discard up to so many suspicion cards. [P4.9, P12.3]"""
    most = min(count, len(p.suspicion))
    if most:
        chosen = await choose(p, "discard-suspicion", [move("acquit", n) for n in range(most, -1, -1)])
        drop_suspicion(g, p, chosen.thing)


async def clear_a_space(g: Game, p: Player) -> None:
    """A pray reward: clear an own action space, also the one just used. [P4.14]"""
    if p.placed:
        space = await choose(p, "clear-a-space", [*(SPACE[name] for name in p.placed), DECLINE])
        if isinstance(space, Space):
            clear(g, p, space.key)


def clear(g: Game, p: Player, action: str) -> None:
    """The workers on an action space go back to the general supply. [P4.5]"""
    del p.placed[action]
    tell(g, "clears", p, space=SPACE[action])


async def recruit_free(g: Game, p: Player) -> None:
    """Recruit any townsfolk of the row at no cost. [P6.6]"""
    row = [townsfolk for townsfolk in g.town if townsfolk is not None]
    if row:
        away = [move("dismiss", townsfolk) for townsfolk in row] if g.free_recruit_may_dismiss else []
        chosen = await choose(p, "recruit-for-free", [*row, *away, DECLINE])
        if isinstance(chosen, Townsfolk):
            await welcome(g, p, chosen)
        elif chosen is not DECLINE:
            assert isinstance(chosen, Move)
            await dismiss(g, p, chosen.thing)


async def welcome(g: Game, p: Player, townsfolk: Townsfolk) -> None:
    """A townsfolk of the row joins the retinue; the gap stays. [P6.4, P6.5]"""
    g.town[g.town.index(townsfolk)] = None
    p.retinue.append(townsfolk)
    tell(g, "recruits", p, card=townsfolk)
    await receive(g, p, townsfolk.recruited)


async def dismiss(g: Game, p: Player, townsfolk: Townsfolk) -> None:
    """A townsfolk of the row is sent away for the reward at its top. [P6.3]"""
    g.town[g.town.index(townsfolk)] = None
    g.town_discards.append(townsfolk)
    tell(g, "dismisses", p, card=townsfolk)
    await receive(g, p, townsfolk.dismissed)


async def develop_free(g: Game, p: Player) -> None:
    """Place a workshop without workers and silver; Architects help. [P15.5]"""
    if p.developed < len(WORKSHOPS):
        knew = len(p.retinue)
        await place_workshop(g, p)
        await bonuses(g, p, "develop", knew)


async def place_workshop(g: Game, p: Player) -> None:
    """The leftmost workshop goes on one of the first two spots of a right-hand action. [P5.2-P5.4]"""
    free = [
        move("workshop", SPACE[action], at=spot)
        for action in RIGHT
        for spot in (1, 2)
        if not p.workshops.get(action, 0) & spot
    ]
    chosen = await choose(p, "place-workshop", free)
    action: str = chosen.thing.key
    p.workshops[action] = p.workshops.get(action, 0) | chosen.at
    there = p.placed.get(action)
    if there is not None:  # a worker on the covered spot leaves, the others stay
        p.placed[action] = there[: chosen.at - 1] + "." + there[chosen.at :]
    tell(g, "develops", p, space=chosen.thing, spot=chosen.at)
    gained = WORKSHOPS[p.developed].gain
    p.developed += 1
    await receive(g, p, (gained,))


async def bonuses(g: Game, p: Player, action: str, knew: int) -> None:
    """Townsfolk of the retinue as it was, and the paladin, add their gains to an action. [P4.13, P15.1, P16.1]"""
    for townsfolk in p.retinue[:knew]:
        if townsfolk.trigger == action:
            await receive(g, p, townsfolk.gains)
    paladin = p.paladin
    if paladin is not None and paladin.action == action and paladin.gains:
        await receive(g, p, paladin.gains)
