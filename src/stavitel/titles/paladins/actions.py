"""What a player may do in a turn, and why not. [P4.12, P17.1]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache
from random import Random as Dice
from typing import Final

from stavitel.kernel import Move, Offer, Reason, move
from stavitel.titles.paladins import left, right
from stavitel.titles.paladins.board_cards import SPACE
from stavitel.titles.paladins.cards import FAVOURS
from stavitel.titles.paladins.effects import of_act
from stavitel.titles.paladins.favours import use_favour, why_not_favour
from stavitel.titles.paladins.kinds import RIGHT, Favour
from stavitel.titles.paladins.table import Game, Player
from stavitel.titles.paladins.workers import BIT, UNMANNED, manned, spots_for

PASS: Final = move("pass")
FAVOUR: Final = {favour.key: move("favour", favour) for favour in FAVOURS}

WhyNot = Callable[[Game, Player, Move], Reason | None]
ACTIONS: Final[tuple[tuple[Move, WhyNot | None], ...]] = (
    (move("develop"), left.why_not_develop),
    (move("recruit", 1), left.why_not_recruit),
    (move("recruit", 2), left.why_not_recruit),
    (move("hunt", 1), None),
    (move("hunt", 2), None),
    (move("trade", 1), None),
    (move("trade", 2), None),
    (move("pray"), left.why_not_pray),
    (move("conspire"), None),
    (move("commission"), right.why_not_commission),
    (move("fortify"), right.why_not_fortify),
    (move("garrison"), right.why_not_garrison),
    (move("absolve"), right.why_not_absolve),
    (move("attack"), right.why_not_attack),
    (move("convert"), right.why_not_convert),
)
Act = Callable[[Game, Player, Move], Awaitable[None]]
PERFORM: Final[dict[str, Act]] = {
    "develop": left.develop,
    "recruit": left.recruit,
    "hunt": left.gather_goods,
    "trade": left.gather_goods,
    "pray": left.pray,
    "conspire": left.conspire,
    "commission": right.commission,
    "fortify": right.fortify,
    "garrison": right.garrison,
    "absolve": right.absolve,
    "attack": right.attack,
    "convert": right.convert,
    "favour": use_favour,
}
CLOSED: Final = Reason("space-closed", "P4.4", space=lambda g, p, act: SPACE[act.verb])


def _manning(act: Move) -> tuple[int, ...]:
    """The bit of the spots that an action needs workers for, by the workshops on it."""
    return tuple(BIT[spots_for(act, workshops)] for workshops in range(4 if act.verb in RIGHT else 1))


Action = tuple[Move, str, tuple[int, ...], WhyNot | None]  # with its space, what it needs, and why it is not possible
_ACTIONS: Final[tuple[Action, ...]] = tuple((act, act.verb, _manning(act), why_not) for act, why_not in ACTIONS)


def turn_options(g: Game, p: Player) -> Offer:
    """Everything a player may do now, and to pass. [P4.4, P4.12, P17.1]"""
    return Offer(g, p, of_act, later=list_actions, lot=draw_action)


def list_actions(menu: Offer) -> None:
    """File the actions that are open, manned and possible, and passing. [P4.4, P4.12, P17.1]"""
    g: Game = menu.g
    p: Player = menu.p
    able = manned(tuple(p.workers))
    if able:
        placed, workshops = p.placed, p.workshops
        options = menu.options
        closed: list[Move] = []
        unmanned: list[Move] = []
        for act, action, needs, why_not in _ACTIONS:
            if action in placed:
                closed.append(act)
            elif not able & needs[workshops.get(action, 0)]:
                unmanned.append(act)
            else:
                reason = None if why_not is None else why_not(g, p, act)
                if reason is None:
                    options[act.key] = act
                else:
                    menu.add(act, reason)
        for favour in g.favours:
            act = FAVOUR[favour.key]
            reason = why_not_favour(g, p, favour)
            if reason is None and not able & BIT[(favour.spot,)]:
                unmanned.append(act)
            else:
                menu.add(act, reason)
        menu.refuse(closed, CLOSED)
        menu.refuse(unmanned, UNMANNED)
    menu.allow(PASS)


def draw_action(made: Offer, dice: Dice) -> Move | None:
    """One of these by lot: any action that workers may be found for, until it can be done; or passing, if not all."""
    g: Game = made.g
    p: Player = made.p
    able = manned(tuple(p.workers))
    acts = within_reach(able)
    placed, workshops, random = p.placed, p.workshops, dice.random
    actions = len(acts)
    choices = actions + len(g.favours) + 1
    while able:
        number = int(random() * choices)
        if number < actions:  # as `can_be_done`, without a call for each
            act, action, needs, why_not = acts[number]
            if action in placed or not able & needs[workshops.get(action, 0)]:
                continue
            if why_not is None or why_not(g, p, act) is None:
                return act
        elif number == choices - 1:
            return PASS if can_be_done(g, p, acts, able) else None
        elif favour_serves(g, p, g.favours[number - actions], able):
            return FAVOUR[g.favours[number - actions].key]
    return None


@lru_cache(maxsize=512)
def within_reach(able: int) -> tuple[Action, ...]:
    """The actions that workers can be found for, at least with workshops on their spots. [P4.2, P4.6]"""
    return tuple([action for action in _ACTIONS if any([able & needs for needs in action[2]])])


def can_be_done(g: Game, p: Player, acts: tuple[Action, ...], able: int) -> bool:
    """Whether any of these actions, or a favour, is open, manned and possible. [P4.4, P4.12, P10.2]"""
    for act, action, needs, why_not in acts:
        if action in p.placed or not able & needs[p.workshops.get(action, 0)]:
            continue
        if why_not is None or why_not(g, p, act) is None:
            return True
    return any([favour_serves(g, p, favour, able) for favour in g.favours])


def favour_serves(g: Game, p: Player, favour: Favour, able: int) -> bool:
    """Whether a favour can be used and manned. [P10.1, P10.2]"""
    return able & BIT[(favour.spot,)] > 0 and why_not_favour(g, p, favour) is None
