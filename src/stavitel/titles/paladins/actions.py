"""What a player may do in a turn, and why not: one test per action serves the offer and the explanation. [P4.12]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from stavitel.kernel import Move, Reason, move
from stavitel.titles.paladins import left, right
from stavitel.titles.paladins.cards import FAVOURS, FRONTIER, JARS, REGIONS, RIGHT, SPACE, WALL_ROW, Favour
from stavitel.titles.paladins.favours import bar_favour, use_favour
from stavitel.titles.paladins.table import Game, Player, current_faith, current_influence, current_strength
from stavitel.titles.paladins.workers import BIT, Spots, lacking, manned, open_spots

PASS: Final = move("pass")
ACTIONS: Final = (
    move("develop"),
    move("recruit", 1),
    move("recruit", 2),
    move("hunt", 1),
    move("hunt", 2),
    move("trade", 1),
    move("trade", 2),
    move("pray"),
    move("conspire"),
    move("commission"),
    move("fortify"),
    move("garrison"),
    move("absolve"),
    move("attack"),
    move("convert"),
)
FAVOUR: Final = {favour.key: move("favour", favour) for favour in FAVOURS}

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
Bar = Callable[[Game, Player], str]
BARS: Final[dict[str, Bar]] = {
    "develop": left.bar_develop,
    "recruit:1": left.bar_dismiss,
    "recruit:2": left.bar_recruit,
    "pray": left.bar_pray,
    "commission": right.bar_commission,
    "fortify": right.bar_fortify,
    "garrison": right.bar_garrison,
    "absolve": right.bar_absolve,
    "attack": right.bar_attack,
    "convert": right.bar_convert,
}


def _manning(act: Move) -> tuple[int, ...]:
    """The bit of the spots that an action needs workers for, by the workshops on it."""
    spots = SPACE[act.verb].spots
    if act.things:
        return (BIT[spots[: act.things[0]]],)
    return tuple(BIT[open_spots(spots, workshops)] for workshops in range(4 if act.verb in RIGHT else 1))


TESTS: Final = tuple((act, act.verb, _manning(act), BARS.get(act.key)) for act in ACTIONS)


def possible(g: Game, p: Player) -> list[Move]:
    """Everything a player may do now: all that `bar` has nothing against, and to pass. [P17.1]"""
    able = manned(tuple(p.workers))
    if not able:
        return [PASS]
    placed, workshops = p.placed, p.workshops
    found: list[Move] = []
    for act, action, needs, check in TESTS:
        if action not in placed and able & needs[workshops.get(action, 0)] and (check is None or not check(g, p)):
            found.append(act)
    for favour in g.favours:
        if able & BIT[(favour.spot,)] and not bar_favour(g, p, favour):
            found.append(FAVOUR[favour.key])
    found.append(PASS)
    return found


def bar(g: Game, p: Player, act: Move, able: int) -> str:
    """What stands against an action on the own board, in a word, or nothing. [P4.4, P4.12]"""
    if act.verb in p.placed:
        return "closed"
    if not able & BIT[spots_for(p, act)]:
        return "workers"
    check = BARS.get(act.key)
    return check(g, p) if check is not None else ""


def spots_for(p: Player, act: Move) -> Spots:
    """The spots that an action needs workers for. [P4.6, P6.1]"""
    spots = SPACE[act.verb].spots
    if act.things:
        return spots[: act.things[0]]
    workshops = p.workshops.get(act.verb)
    return open_spots(spots, workshops) if workshops else spots


def refusals(g: Game, p: Player) -> dict[str, Reason]:
    """Why each action that a player may not take is refused."""
    workers = tuple(p.workers)
    able = manned(workers)
    why: dict[str, Reason] = {}
    for act in ACTIONS:
        word = bar(g, p, act, able)
        if word:
            why[act.key] = explain(g, p, act, word)
    for favour in g.favours:
        act = FAVOUR[favour.key]
        word = bar_favour(g, p, favour)
        if word:
            why[act.key] = explain_favour(p, favour, word)
        else:
            lack = lacking((favour.spot,), workers)
            if lack is not None:
                why[act.key] = lack
    return why


RULES: Final = {
    "develop": "P5.1",
    "recruit": "P6.2",
    "pray": "P6.10",
    "commission": "P7.1",
    "fortify": "P7.5",
    "garrison": "P7.9",
    "absolve": "P8.1",
    "attack": "P8.5",
    "convert": "P8.8",
}


def explain(g: Game, p: Player, act: Move, word: str) -> Reason:
    """The reason behind the word of `bar`, with the rule and the numbers."""
    action = act.verb
    rule = RULES.get(action, "P4.12")
    if word == "closed":
        return Reason("space-closed", "P4.4", space=SPACE[action])
    if word == "workers":
        lack = lacking(spots_for(p, act), tuple(p.workers))
        assert lack is not None
        return lack
    if word == "pieces":
        return Reason("none-left", "P4.11", space=SPACE[action])
    if word == "row":
        return Reason("row-empty", "P4.12")
    if word == "nothing-to-clear":
        return Reason("nothing-to-clear", "P4.12")
    if word == "walls":
        return Reason("no-walls", "P7.7")
    if word == "square":
        return no_square(g, p, action)
    if word == "influence":
        needs = WALL_ROW[len(p.walls)].needs if action == "fortify" else JARS[p.jars].needs
        return Reason("influence-short", rule, need=needs, have=current_influence(p))
    if word == "faith":
        needs = min(FRONTIER[i].faith for i, outsider in enumerate(g.outsiders) if outsider is not None)
        return Reason("faith-short", "P8.9", need=needs, have=current_faith(p))
    if word == "strength":
        strength = current_strength(p)
        near = min(i for i, outsider in enumerate(g.outsiders) if outsider is not None)
        lack_of = FRONTIER[near].strength - strength
        silver = right.attack_price(strength, near)
        return Reason("attack-silver-short", rule, need=silver, have=p.silver, lack=lack_of)
    need = price(g, p, act)
    if word == "provisions":
        return Reason("provisions-short", rule, need=need, have=p.provisions)
    return Reason("silver-short", rule, need=need, have=p.silver)


def price(g: Game, p: Player, act: Move) -> int:
    """What an action costs in its currency; for townsfolk the cheapest of the row."""
    if act.verb == "recruit":
        return min(left.town_price(p, i) for i, townsfolk in enumerate(g.town) if townsfolk is not None)
    prices: dict[str, Callable[[Player], int]] = {
        "develop": left.develop_price,
        "pray": left.pray_price,
        "commission": right.monk_price,
        "fortify": right.wall_price,
        "garrison": right.outpost_price,
        "absolve": right.jar_price,
        "convert": right.convert_price,
    }
    return prices[act.verb](p)


def no_square(g: Game, p: Player, action: str) -> Reason:
    """Why no square can be had: the least that would open one, or that none is free. [P7.2, P7.10]"""
    nearest = next(right.free_squares(g), None)
    if nearest is None:
        return Reason("no-square", "P4.12")
    region = REGIONS[nearest.region - 1]
    if action == "commission":
        return Reason("faith-short", "P7.2", need=region.faith, have=current_faith(p))
    return Reason("strength-short", "P7.10", need=region.strength, have=current_strength(p))


def explain_favour(p: Player, favour: Favour, word: str) -> Reason:
    """Why a favour cannot be used. [P10.1, P10.2]"""
    if word == "used":
        return Reason("favour-used", "P10.1")
    if word == "debts":
        return Reason("no-debts", "P13.5")
    if word == "silver":
        return Reason("silver-short", "P10.2", need=favour.cost.count("silver"), have=p.silver)
    return Reason("provisions-short", "P10.2", need=favour.cost.count("provision"), have=p.provisions)
