"""The right-hand actions: commission, fortify, garrison, absolve, attack, convert. [P7, P8]"""

from __future__ import annotations

from functools import cache
from typing import Final

from stavitel.kernel import Move, Reason, choose, offer, tell
from stavitel.titles.paladins.board_cards import (
    FRONTIER,
    JAR_SPACES,
    JARS,
    MONKS,
    MOST,
    OUTPOSTS,
    REGIONS,
    SPACE,
    SQUARES,
    WALL_ROW,
)
from stavitel.titles.paladins.effects import of_attacked, of_converted, of_jar_space, of_square
from stavitel.titles.paladins.gains import bonuses, raise_attribute
from stavitel.titles.paladins.kinds import JarSpace, Outsider, Region, Square
from stavitel.titles.paladins.payment import (
    attack_price,
    convert_price,
    faith_short,
    influence_short,
    jar_price,
    monk_price,
    outpost_price,
    provisions_short,
    silver_short,
    strength_short,
    wall_price,
)
from stavitel.titles.paladins.rewards import Due, receive, receive_together
from stavitel.titles.paladins.table import Game, Player, current_faith, current_influence, current_strength
from stavitel.titles.paladins.workers import open_spots, place

BY_FAITH: Final = sorted(SQUARES, key=lambda square: REGIONS[square.region - 1].faith)
BY_STRENGTH: Final = sorted(SQUARES, key=lambda square: REGIONS[square.region - 1].strength)

NO_SQUARE: Final = Reason("no-square", "P4.12")
SQUARE_CLOSED: Final = Reason("square-closed", "P2.14", players=lambda g, p, square: square.players)
NO_MONK: Final = Reason("none-left", "P4.11", space=SPACE["commission"])
MONK_DEAR: Final = provisions_short("P7.1", lambda g, p, act: monk_price(p))
MONK_SQUARE_TAKEN: Final = Reason("square-taken", "P7.2")
MONK_TOO_FAR: Final = faith_short("P7.2", lambda g, p, square: REGIONS[square.region - 1].faith)
ALL_TOO_FAR_FOR_MONKS: Final = faith_short("P7.2", lambda g, p, act: least(g, BY_FAITH).faith)
NO_OUTPOST: Final = Reason("none-left", "P4.11", space=SPACE["garrison"])
OUTPOST_DEAR: Final = provisions_short("P7.9", lambda g, p, act: outpost_price(p))
OUTPOST_SQUARE_TAKEN: Final = Reason("square-taken", "P7.10")
OUTPOST_TOO_FAR: Final = strength_short("P7.10", lambda g, p, square: REGIONS[square.region - 1].strength)
ALL_TOO_FAR_FOR_OUTPOSTS: Final = strength_short("P7.10", lambda g, p, act: least(g, BY_STRENGTH).strength)
NO_PLACE_FOR_WALLS: Final = Reason("none-left", "P4.11", space=SPACE["fortify"])
NO_WALLS: Final = Reason("no-walls", "P7.7")
WALL_DEAR: Final = provisions_short("P7.5", lambda g, p, act: wall_price(p))
WALL_INFLUENCE: Final = influence_short("P7.5", lambda g, p, act: WALL_ROW[len(p.walls)].needs)
NO_JAR: Final = Reason("none-left", "P4.11", space=SPACE["absolve"])
JAR_DEAR: Final = silver_short("P8.1", lambda g, p, act: jar_price(p))
JAR_INFLUENCE: Final = influence_short("P8.1", lambda g, p, act: JARS[p.jars].needs)
ROW_EMPTY: Final = Reason("row-empty", "P4.12")
TOO_STRONG: Final = Reason(
    "attack-silver-short",
    "P8.5",
    need=lambda g, p, outsider: attack_price(current_strength(p), g.outsiders.index(outsider)),
    have=lambda g, p, outsider: p.silver,
    lack=lambda g, p, outsider: FRONTIER[g.outsiders.index(outsider)].strength - current_strength(p),
)
ALL_TOO_STRONG: Final = Reason(
    "attack-silver-short",
    "P8.5",
    need=lambda g, p, act: attack_price(current_strength(p), weakest(g)),
    have=lambda g, p, act: p.silver,
    lack=lambda g, p, act: FRONTIER[weakest(g)].strength - current_strength(p),
)
NO_PLACE_FOR_CONVERTS: Final = Reason("none-left", "P4.11", space=SPACE["convert"])
CONVERT_DEAR: Final = silver_short("P8.8", lambda g, p, act: convert_price(p))
UNBELIEVING: Final = faith_short("P8.9", lambda g, p, outsider: FRONTIER[g.outsiders.index(outsider)].faith)
ALL_UNBELIEVING: Final = faith_short("P8.9", lambda g, p, act: min(FRONTIER[i].faith for i in taken_places(g)))


async def man(p: Player, action: str) -> int:
    """Fill the open spots of a right-hand action; the retinue known then is the one that helps. [P4.6, P4.13]"""
    await place(p, action, open_spots(SPACE[action].spots, p.workshops.get(action, 0)))
    return len(p.retinue)


def is_free(g: Game, square: Square) -> bool:
    """Whether a square is in use with this many players and nothing stands on it. [P2.14, P7.2]"""
    return square.key not in g.monks and square.key not in g.outposts and square.players <= len(g.players)


def least(g: Game, squares: list[Square]) -> Region:
    """The region of the first square that is free. [P7.2, P7.10]"""
    return REGIONS[next(square.region for square in squares if is_free(g, square)) - 1]


def why_no_monk(g: Game, p: Player, square: Square) -> Reason | None:
    """Why a monk cannot go to a square. [P2.14, P7.2]"""
    if square.players > len(g.players):
        return SQUARE_CLOSED
    if square.key in g.monks or square.key in g.outposts:
        return MONK_SQUARE_TAKEN
    return None if REGIONS[square.region - 1].faith <= current_faith(p) else MONK_TOO_FAR


def why_no_outpost(g: Game, p: Player, square: Square) -> Reason | None:
    """Why an outpost cannot go to a square. [P2.14, P7.10]"""
    if square.players > len(g.players):
        return SQUARE_CLOSED
    if square.key in g.monks or square.key in g.outposts:
        return OUTPOST_SQUARE_TAKEN
    return None if REGIONS[square.region - 1].strength <= current_strength(p) else OUTPOST_TOO_FAR


@cache
def monk_reach(seats: int, faith: int) -> tuple[Square, ...]:
    """The squares in use by so many players to which so much faith can send a monk. [P2.14, P7.2]"""
    return tuple([one for one in SQUARES if one.players <= seats and REGIONS[one.region - 1].faith <= faith])


@cache
def outpost_reach(seats: int, strength: int) -> tuple[Square, ...]:
    """The squares in use by so many players to which so much strength can send an outpost. [P2.14, P7.10]"""
    return tuple([one for one in SQUARES if one.players <= seats and REGIONS[one.region - 1].strength <= strength])


def monk_squares(g: Game, p: Player) -> list[Square]:
    """Where a monk may go. [P7.2]"""
    return free(g, monk_reach(len(g.players), current_faith(p)))


def outpost_squares(g: Game, p: Player) -> list[Square]:
    """Where an outpost may go. [P7.10]"""
    return free(g, outpost_reach(len(g.players), current_strength(p)))


def free(g: Game, squares: tuple[Square, ...]) -> list[Square]:
    """Those of the squares on which nothing stands. [P7.2, P7.10]"""
    monks, outposts = g.monks, g.outposts
    return [square for square in squares if square.key not in monks and square.key not in outposts]


def why_not_commission(g: Game, p: Player, act: Move) -> Reason | None:
    """Why a player cannot commission, besides workers. [P4.11, P4.12, P7.1, P7.2]"""
    if p.monks >= MOST:
        return NO_MONK
    if p.provisions < monk_price(p):
        return MONK_DEAR
    for square in BY_FAITH:
        if is_free(g, square):
            return None if REGIONS[square.region - 1].faith <= current_faith(p) else ALL_TOO_FAR_FOR_MONKS
    return NO_SQUARE


async def commission(g: Game, p: Player, act: Move) -> None:
    """A monk goes to a square in reach of faith. [P7.1-P7.4]"""
    knew = await man(p, "commission")
    p.provisions -= monk_price(p)
    squares = offer(g, p, monk_squares(g, p), effects=of_square)
    squares.explain(SQUARES, why_no_monk)
    square: Square = await choose(p, "send-monk-where", squares)
    monk = MONKS[p.monks]
    g.monks[square.key] = p.seat
    p.monks += 1
    tell(g, "sends-monk", p, square=square)
    await receive(g, p, monk.raises)
    await receive_together(g, p, [square.reward, *bonuses(p, "commission", knew)])


def why_not_garrison(g: Game, p: Player, act: Move) -> Reason | None:
    """Why a player cannot garrison, besides workers. [P4.11, P4.12, P7.9, P7.10]"""
    if p.outposts >= MOST:
        return NO_OUTPOST
    if p.provisions < outpost_price(p):
        return OUTPOST_DEAR
    for square in BY_STRENGTH:
        if is_free(g, square):
            return None if REGIONS[square.region - 1].strength <= current_strength(p) else ALL_TOO_FAR_FOR_OUTPOSTS
    return NO_SQUARE


async def garrison(g: Game, p: Player, act: Move) -> None:
    """An outpost goes to a square in reach of strength. [P7.9-P7.12]"""
    knew = await man(p, "garrison")
    p.provisions -= outpost_price(p)
    squares = offer(g, p, outpost_squares(g, p), effects=of_square)
    squares.explain(SQUARES, why_no_outpost)
    square: Square = await choose(p, "send-outpost-where", squares)
    outpost = OUTPOSTS[p.outposts]
    g.outposts[square.key] = p.seat
    p.outposts += 1
    tell(g, "sends-outpost", p, square=square)
    await receive(g, p, outpost.raises)
    await receive_together(g, p, [square.reward, *bonuses(p, "garrison", knew)])


def why_not_fortify(g: Game, p: Player, act: Move) -> Reason | None:
    """Why a player cannot fortify, besides workers. [P4.11, P7.5, P7.7]"""
    if len(p.walls) >= MOST:
        return NO_PLACE_FOR_WALLS
    if not g.wall_deck:
        return NO_WALLS
    if p.provisions < wall_price(p):
        return WALL_DEAR
    return None if current_influence(p) >= WALL_ROW[len(p.walls)].needs else WALL_INFLUENCE


async def fortify(g: Game, p: Player, act: Move) -> None:
    """The top wall is built: strength and its rewards. [P7.5-P7.8]"""
    knew = await man(p, "fortify")
    p.provisions -= wall_price(p)
    wall = g.wall_deck.pop()
    p.walls.append(wall)
    tell(g, "builds-wall", p, card=wall)
    raise_attribute(p, "strength", wall.strength)
    choice: list[Due] = [wall] if wall.choices else []
    await receive_together(g, p, [wall.gains, *choice, *bonuses(p, "fortify", knew)])


def why_not_absolve(g: Game, p: Player, act: Move) -> Reason | None:
    """Why a player cannot absolve, besides workers. [P4.11, P8.1]"""
    if p.jars >= MOST:
        return NO_JAR
    if p.silver < jar_price(p):
        return JAR_DEAR
    return None if current_influence(p) >= JARS[p.jars].needs else JAR_INFLUENCE


async def absolve(g: Game, p: Player, act: Move) -> None:
    """The leftmost jar moves to a free jar space: faith, suspicion lifted, and the space's reward. [P8.1-P8.3]"""
    knew = await man(p, "absolve")
    p.silver -= jar_price(p)
    free = [space for space in JAR_SPACES if space not in p.jar_spaces]
    space: JarSpace = await choose(p, "move-jar-where", offer(g, p, free, effects=of_jar_space))
    jar = JARS[p.jars]
    p.jar_spaces.append(space)
    p.jars += 1
    tell(g, "moves-jar", p, space=space)
    await receive(g, p, jar.raises)
    await receive_together(g, p, [("acquit", *space.reward), *bonuses(p, "absolve", knew)])


def outside(g: Game) -> list[Outsider]:
    """The outsiders of the row."""
    return [outsider for outsider in g.outsiders if outsider is not None]


def taken_places(g: Game) -> list[int]:
    """The places of the row at which an outsider lies, counted from 0."""
    return [place for place, outsider in enumerate(g.outsiders) if outsider is not None]


def weakest(g: Game) -> int:
    """The place of the outsider that takes the least strength."""
    return min(taken_places(g), key=lambda place: FRONTIER[place].strength)


def why_not_attacked(g: Game, p: Player, outsider: Outsider) -> Reason | None:
    """Why a player cannot attack an outsider. [P8.4, P8.5]"""
    silver = attack_price(current_strength(p), g.outsiders.index(outsider))
    return None if silver <= p.silver else TOO_STRONG


def why_not_attack(g: Game, p: Player, act: Move) -> Reason | None:
    """Why a player can attack nobody, besides workers. [P4.12, P8.5]"""
    reason = ROW_EMPTY
    for outsider in g.outsiders:
        if outsider is not None:
            if why_not_attacked(g, p, outsider) is None:
                return None
            reason = ALL_TOO_STRONG
    return reason


async def attack(g: Game, p: Player, act: Move) -> None:
    """An outsider of the row is attacked for influence and its reward. [P8.4-P8.7]"""
    knew = await man(p, "attack")
    outsider: Outsider = await choose(p, "attack-whom", offer(g, p, outside(g), why_not_attacked, of_attacked))
    position = g.outsiders.index(outsider)
    p.silver -= attack_price(current_strength(p), position)
    g.outsiders[position] = None
    p.attacked.append(outsider)
    tell(g, "attacks", p, card=outsider)
    raise_attribute(p, "influence")
    await receive_together(g, p, [outsider.attacked, *bonuses(p, "attack", knew)])


def why_not_converted(g: Game, p: Player, outsider: Outsider) -> Reason | None:
    """Why a player cannot convert an outsider. [P8.9]"""
    return None if FRONTIER[g.outsiders.index(outsider)].faith <= current_faith(p) else UNBELIEVING


def why_not_convert(g: Game, p: Player, act: Move) -> Reason | None:
    """Why a player can convert nobody, besides workers. [P4.11, P4.12, P8.8, P8.9]"""
    if len(p.converted) >= MOST:
        return NO_PLACE_FOR_CONVERTS
    if p.silver < convert_price(p):
        return CONVERT_DEAR
    reason = ROW_EMPTY
    for outsider in g.outsiders:
        if outsider is not None:
            if why_not_converted(g, p, outsider) is None:
                return None
            reason = ALL_UNBELIEVING
    return reason


async def convert(g: Game, p: Player, act: Move) -> None:
    """An outsider of the row is converted: strength now, points at the end. [P8.8-P8.11]"""
    knew = await man(p, "convert")
    p.silver -= convert_price(p)
    outsider: Outsider = await choose(p, "convert-whom", offer(g, p, outside(g), why_not_converted, of_converted))
    g.outsiders[g.outsiders.index(outsider)] = None
    p.converted.append(outsider)
    tell(g, "converts", p, card=outsider)
    raise_attribute(p, "strength", outsider.strength)
    await receive_together(g, p, bonuses(p, "convert", knew))
