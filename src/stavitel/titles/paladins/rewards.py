"""Rewards: what each printed token brings, in which order, and what may be declined. [P4.8-P4.10]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from stavitel.kernel import Move, Offer, Reason, choose, move, offer, tell
from stavitel.kernel.questions import EffectsOf
from stavitel.titles.paladins.board_cards import SPACE, TOP, WORKSHOPS
from stavitel.titles.paladins.effects import (
    of_cancelling,
    of_free_townsfolk,
    of_paying,
    of_picked,
    of_workshop,
)
from stavitel.titles.paladins.gains import attribute_of, bonuses, gain
from stavitel.titles.paladins.inquisition import cancel_debt, drop_suspicion, pay_debt, take_criminal, take_tax
from stavitel.titles.paladins.kinds import ATTRIBUTES, PLAIN, RIGHT, Reward, Space, Townsfolk, Wall
from stavitel.titles.paladins.table import Game, Player

DECLINE: Final = move("decline")
STIRS: Final = frozenset(("tax", "criminal"))  # may bring the Inquisition
SETTLES: Final = frozenset(("acquit", "pay-debt", "cancel-debt", "free-recruit"))  # its outcome may depend on them

Due = Reward | Wall  # a reward, or a wall of which one reward is chosen


async def receive(g: Game, p: Player, reward: Reward) -> None:
    """Take a reward token by token, equal ones together; what cannot be done lapses. [P4.9, P4.10, P11.4]"""
    if PLAIN.issuperset(reward):
        gain(g, p, reward)
    elif len(reward) > 1 and order_matters(g, p, reward):
        await receive_in_order(g, p, [reward])
    else:
        await receive_as_printed(g, p, reward)


async def receive_together(g: Game, p: Player, due: Sequence[Due]) -> None:
    """Take the rewards and bonuses of an action; the player is asked for an order where it matters. [P4.8]"""
    if len(due) > 1 and order_matters(g, p, [token for part in due for token in tokens_of(part)]):
        await receive_in_order(g, p, due)
        return
    for part in due:
        if isinstance(part, Wall):
            await take_choice(g, p, part.choices)
        elif PLAIN.issuperset(part):
            gain(g, p, part)
        else:
            await receive(g, p, part)


async def receive_as_printed(g: Game, p: Player, reward: Reward) -> None:
    """Take a reward in the order printed, equal tokens together. [P4.9, P11.4]"""
    together: list[str] = []
    for token in reward:
        if token in PLAIN:
            gain(g, p, (token,))
        elif token not in together:
            together.append(token)
            await TAKE[token](g, p, reward.count(token))


def tokens_of(part: Due) -> Reward:
    """Every token that may come of a reward or a wall."""
    return tuple(token for choice in part.choices for token in choice) if isinstance(part, Wall) else part


def order_matters(g: Game, p: Player, tokens: Sequence[str]) -> bool:
    """Whether an Inquisition may strike in the middle of what also settles debts or suspicion, or recruits. [R-57]"""
    if SETTLES.isdisjoint(tokens) or STIRS.isdisjoint(tokens):
        return False
    if "criminal" in tokens:
        return True
    return g.tax <= tokens.count("tax") and bool(p.suspicion or p.unpaid or "free-recruit" in tokens)


async def receive_in_order(g: Game, p: Player, due: Sequence[Due]) -> None:
    """Take rewards and bonuses in an order of the player's choice; equal tokens of a reward together. [P4.8, P10.5]"""
    left: list[tuple[Move, Due]] = []
    for part in due:
        if isinstance(part, Wall):
            left.append((move("take", part), part))
        else:
            left += [(move("take", token), (token,) * part.count(token)) for token in dict.fromkeys(part)]
    while left:
        chosen = await choose(p, "which-reward-first", [option for option, _ in left])
        part = next(part for option, part in left if option is chosen)
        left.remove((chosen, part))
        if isinstance(part, Wall):
            await take_choice(g, p, part.choices)
        else:
            await receive_as_printed(g, p, part)


NOTHING_TO_PAY: Final = Reason("no-unpaid-debt", "P4.10")
NOTHING_TO_DISCARD: Final = Reason("no-suspicion", "P4.10")
NOTHING_TO_CLEAR: Final = Reason("nothing-to-clear", "P4.10")
NOBODY_TO_RECRUIT: Final = Reason("row-empty", "P4.10")
NO_WORKSHOP: Final = Reason("none-left", "P4.11", space=SPACE["develop"])
AT_THE_END: Final = Reason("attribute-at-end", "P1.3")


def why_idle(g: Game, p: Player, token: str) -> Reason | None:
    """Why a token would bring nothing now. [P1.3, P4.10]"""
    if token in ATTRIBUTES:
        return AT_THE_END if attribute_of(p, token) >= TOP else None
    if token in ("pay-debt", "cancel-debt"):
        return None if p.unpaid else NOTHING_TO_PAY
    if token == "acquit":
        return None if p.suspicion else NOTHING_TO_DISCARD
    if token == "pray":
        return None if p.placed else NOTHING_TO_CLEAR
    if token == "free-recruit":
        return None if any(g.town) else NOBODY_TO_RECRUIT
    if token == "free-develop":
        return None if p.developed < len(WORKSHOPS) else NO_WORKSHOP
    return None


def why_not_reward(g: Game, p: Player, option: Move) -> Reason | None:
    """Why a reward would bring nothing at all now. [P4.10]"""
    reason = None
    for token in option.thing:
        reason = why_idle(g, p, token)
        if reason is None:
            return None
    return reason


async def take_choice(g: Game, p: Player, choices: tuple[Reward, ...]) -> None:
    """Take one of the rewards a card offers; nothing, if none of them can be carried out. [P4.10, P7.6, P10.2]"""
    if len(choices) == 1:
        await receive(g, p, choices[0])
        return
    rewards = offer(g, p, [move("reward", reward) for reward in choices], why_not_reward, of_picked)
    if rewards.options:
        picked: Reward = (await choose(p, "pick-reward", rewards)).thing
        if picked == ("pay-debt",):  # whoever picks it need not be asked again
            pay_debt(g, p)
        elif picked == ("acquit",):
            drop_suspicion(g, p)
        else:
            await receive(g, p, picked)


async def take_criminals(g: Game, p: Player, count: int) -> None:
    """Criminals join one after the other. [P12.2]"""
    for _ in range(count):
        await take_criminal(g, p)


async def acquit(g: Game, p: Player, count: int) -> None:
    """Discard up to so many suspicion cards. [P4.9, P12.3]"""
    most = min(count, len(p.suspicion))
    if most:
        chosen = await choose(p, "discard-suspicion", [move("acquit", n) for n in range(most, -1, -1)])
        drop_suspicion(g, p, chosen.thing)


async def pay_debts(g: Game, p: Player, count: int) -> None:
    """Debts that may be paid, one after the other. [P4.9, P13.2]"""
    for _ in range(min(count, p.unpaid)):
        if not await choose(p, "pay-debt", yes_or_no(g, p, of_paying)):
            return
        pay_debt(g, p)


async def cancel_debts(g: Game, p: Player, count: int) -> None:
    """Debts that may be cancelled, one after the other. [P4.9, P13.3]"""
    for _ in range(min(count, p.unpaid)):
        if not await choose(p, "cancel-debt", yes_or_no(g, p, of_cancelling)):
            return
        cancel_debt(g, p)


def yes_or_no(g: Game, p: Player, effects: EffectsOf) -> Offer:
    """Yes, with what that brings, or no."""
    answers = Offer(g, p, effects)
    answers.options.update({"yes": True, "no": False})
    return answers


async def clear_spaces(g: Game, p: Player, count: int) -> None:
    """A pray reward: clear an own action space, also the one just used. [P4.14]"""
    for _ in range(count):
        if not p.placed:
            return
        space = await choose(p, "clear-a-space", [*(SPACE[name] for name in p.placed), DECLINE])
        if not isinstance(space, Space):
            return
        clear(g, p, space.key)


def clear(g: Game, p: Player, action: str) -> None:
    """The workers on an action space go back to the general supply. [P4.5]"""
    del p.placed[action]
    tell(g, "clears", p, space=SPACE[action])


async def recruit_free(g: Game, p: Player, count: int) -> None:
    """Recruit any townsfolk of the row at no cost. [P6.6]"""
    for _ in range(count):
        row = [townsfolk for townsfolk in g.town if townsfolk is not None]
        if not row:
            return
        away = [move("dismiss", townsfolk) for townsfolk in row] if g.free_recruit_may_dismiss else []
        chosen: Townsfolk | Move = await choose(
            p, "recruit-for-free", offer(g, p, [*row, *away, DECLINE], effects=of_free_townsfolk)
        )
        if chosen is DECLINE:
            return
        if isinstance(chosen, Townsfolk):
            await welcome(g, p, chosen)
        else:
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


async def develop_free(g: Game, p: Player, count: int) -> None:
    """Place a workshop without workers and silver; Architects help. [P15.5]"""
    for _ in range(count):
        if p.developed < len(WORKSHOPS):
            knew = len(p.retinue)
            gained = await place_workshop(g, p)
            await receive_together(g, p, [gained, *bonuses(p, "develop", knew)])


class Spot:
    """A spot for a workshop; the worker that it takes the place of tells spots apart."""

    __slots__ = ("at", "key", "thing")
    verb = "workshop"

    def __init__(self, action: str, at: int) -> None:
        self.thing: Final = SPACE[action]
        self.at: Final = at
        self.key: Final = f"workshop:{action}@{at}"

    @property
    def worker(self) -> str:
        """Who had to stand there so far."""
        return self.thing.spots[self.at - 1]

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the option."""
        return "do-workshop", {"space": self.thing, "spot": self.at, "worker": self.worker}


SPOTS: Final = tuple(Spot(action, at) for action in RIGHT for at in (1, 2))


async def place_workshop(g: Game, p: Player) -> Reward:
    """The leftmost workshop goes on one of the first two spots of a right-hand action; what it frees. [P5.2-P5.4]"""
    free = [spot for spot in SPOTS if not p.workshops.get(spot.thing.key, 0) & spot.at]
    chosen: Spot = await choose(p, "place-workshop", offer(g, p, free, effects=of_workshop))
    action: str = chosen.thing.key
    p.workshops[action] = p.workshops.get(action, 0) | chosen.at
    there = p.placed.get(action)
    if there is not None:  # a worker on the covered spot leaves, the others stay
        p.placed[action] = there[: chosen.at - 1] + "." + there[chosen.at :]
    tell(g, "develops", p, space=chosen.thing, spot=chosen.at, worker=chosen.worker)
    p.developed += 1
    return (WORKSHOPS[p.developed - 1].gain,)


TAKE: Final[dict[str, Callable[[Game, Player, int], Awaitable[None]]]] = {
    "tax": take_tax,
    "criminal": take_criminals,
    "acquit": acquit,
    "pay-debt": pay_debts,
    "cancel-debt": cancel_debts,
    "pray": clear_spaces,
    "free-recruit": recruit_free,
    "free-develop": develop_free,
}  # how so many of a token are taken; plain ones are simply gained
