"""The right-hand actions: commission, fortify, garrison, absolve, attack, convert. [P7, P8]"""

from __future__ import annotations

from collections.abc import Iterator

from stavitel.kernel import Move, Reason, choose, move, tell
from stavitel.titles.paladins.cards import (
    CONVERT_ROW,
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
    JarSpace,
    Outsider,
    Reward,
    Square,
)
from stavitel.titles.paladins.gains import raise_attribute
from stavitel.titles.paladins.rewards import bonuses, receive
from stavitel.titles.paladins.table import (
    Game,
    Player,
    current_faith,
    current_influence,
    current_strength,
    waived,
)
from stavitel.titles.paladins.workers import open_spots, place


async def man(p: Player, action: str) -> int:
    """Fill the open spots of a right-hand action; the retinue known then is the one that helps. [P4.6, P4.13]"""
    await place(p, action, open_spots(SPACE[action].spots, p.workshops.get(action, 0)))
    return len(p.retinue)


def free_squares(g: Game) -> Iterator[Square]:
    """The squares in use with this many players on which nothing stands. [P2.14, P7.2]"""
    monks, outposts, players = g.monks, g.outposts, len(g.players)
    for square in SQUARES:
        if square.key not in monks and square.key not in outposts and square.players <= players:
            yield square


def monk_squares(g: Game, faith: int) -> Iterator[Square]:
    """Where a monk may go. [P7.2]"""
    for square in free_squares(g):
        if REGIONS[square.region - 1].faith <= faith:
            yield square


def outpost_squares(g: Game, strength: int) -> Iterator[Square]:
    """Where an outpost may go. [P7.10]"""
    for square in free_squares(g):
        if REGIONS[square.region - 1].strength <= strength:
            yield square


def monk_price(p: Player) -> int:
    """Provisions for the next monk. [P7.1, P7.4]"""
    return 0 if waived(p, "commission") else MONKS[p.monks].cost


def bar_commission(g: Game, p: Player) -> str:
    """What stands against commissioning besides workers, or nothing. [P4.11, P4.12, P7.1, P7.2]"""
    if p.monks >= MOST:
        return "pieces"
    if p.provisions < monk_price(p):
        return "provisions"
    for _ in monk_squares(g, current_faith(p)):
        return ""
    return "square"


async def commission(g: Game, p: Player, act: Move) -> None:
    """A monk goes to a square in reach of faith. [P7.1-P7.4]"""
    knew = await man(p, "commission")
    p.provisions -= monk_price(p)
    faith = current_faith(p)

    def refused() -> Iterator[tuple[object, Reason]]:
        for square in SQUARES:
            need = REGIONS[square.region - 1].faith
            yield square, blocked(g, square, Reason("faith-short", "P7.2", need=need, have=faith))

    square = await choose(p, "send-monk-where", monk_squares(g, faith), refused=refused)
    monk = MONKS[p.monks]
    g.monks[square.key] = p.seat
    p.monks += 1
    tell(g, "sends-monk", p, square=square)
    await receive(g, p, monk.raises)
    await receive(g, p, square.reward)
    await bonuses(g, p, "commission", knew)


def blocked(g: Game, square: Square, short: Reason) -> Reason:
    """Why a square cannot be had. [P2.14, P7.2]"""
    if square.players > len(g.players):
        return Reason("square-closed", "P2.14", players=square.players)
    if square.key in g.monks or square.key in g.outposts:
        return Reason("square-taken", short.rule)
    return short


def wall_price(p: Player) -> int:
    """Provisions for the next wall. [P7.5, P7.8]"""
    return 0 if waived(p, "fortify") else WALL_ROW[len(p.walls)].cost


def bar_fortify(g: Game, p: Player) -> str:
    """What stands against fortifying besides workers, or nothing. [P4.11, P7.5, P7.7]"""
    if len(p.walls) >= MOST:
        return "pieces"
    if not g.wall_deck:
        return "walls"
    if p.provisions < wall_price(p):
        return "provisions"
    return "" if current_influence(p) >= WALL_ROW[len(p.walls)].needs else "influence"


async def fortify(g: Game, p: Player, act: Move) -> None:
    """The top wall is built: strength and its rewards. [P7.5-P7.8]"""
    knew = await man(p, "fortify")
    p.provisions -= wall_price(p)
    wall = g.wall_deck.pop()
    p.walls.append(wall)
    tell(g, "builds-wall", p, card=wall)
    raise_attribute(p, "strength", wall.strength)
    await receive(g, p, wall.gains)
    if wall.choices:
        await receive(g, p, await pick_reward(p, wall.choices))
    await bonuses(g, p, "fortify", knew)


async def pick_reward(p: Player, choices: tuple[Reward, ...]) -> Reward:
    """Take one of the rewards a card offers. [P7.6, P10.2]"""
    if len(choices) == 1:
        return choices[0]
    picked: Reward = (await choose(p, "pick-reward", [move("reward", reward) for reward in choices])).thing
    return picked


def outpost_price(p: Player) -> int:
    """Provisions for the next outpost. [P7.9, P7.12]"""
    return 0 if waived(p, "garrison") else OUTPOSTS[p.outposts].cost


def bar_garrison(g: Game, p: Player) -> str:
    """What stands against garrisoning besides workers, or nothing. [P4.11, P4.12, P7.9, P7.10]"""
    if p.outposts >= MOST:
        return "pieces"
    if p.provisions < outpost_price(p):
        return "provisions"
    for _ in outpost_squares(g, current_strength(p)):
        return ""
    return "square"


async def garrison(g: Game, p: Player, act: Move) -> None:
    """An outpost goes to a square in reach of strength. [P7.9-P7.12]"""
    knew = await man(p, "garrison")
    p.provisions -= outpost_price(p)
    strength = current_strength(p)

    def refused() -> Iterator[tuple[object, Reason]]:
        for square in SQUARES:
            need = REGIONS[square.region - 1].strength
            yield square, blocked(g, square, Reason("strength-short", "P7.10", need=need, have=strength))

    square = await choose(p, "send-outpost-where", outpost_squares(g, strength), refused=refused)
    outpost = OUTPOSTS[p.outposts]
    g.outposts[square.key] = p.seat
    p.outposts += 1
    tell(g, "sends-outpost", p, square=square)
    await receive(g, p, outpost.raises)
    await receive(g, p, square.reward)
    await bonuses(g, p, "garrison", knew)


def jar_price(p: Player) -> int:
    """Silver for the next jar. [P8.1, P8.3]"""
    return 0 if waived(p, "absolve") else JARS[p.jars].cost


def bar_absolve(g: Game, p: Player) -> str:
    """What stands against absolving besides workers, or nothing. [P4.11, P8.1]"""
    if p.jars >= MOST:
        return "pieces"
    if p.silver < jar_price(p):
        return "silver"
    return "" if current_influence(p) >= JARS[p.jars].needs else "influence"


async def absolve(g: Game, p: Player, act: Move) -> None:
    """The leftmost jar moves to a free jar space: faith, its reward, and suspicion lifted. [P8.1-P8.3]"""
    knew = await man(p, "absolve")
    p.silver -= jar_price(p)
    free: list[JarSpace] = [space for space in JAR_SPACES if space not in p.jar_spaces]
    space = await choose(p, "move-jar-where", free)
    jar = JARS[p.jars]
    p.jar_spaces.append(space)
    p.jars += 1
    tell(g, "moves-jar", p, space=space)
    await receive(g, p, jar.raises)
    await receive(g, p, (*space.reward, "acquit"))
    await bonuses(g, p, "absolve", knew)


def attack_price(strength: int, position: int) -> int:
    """Silver that makes up for missing strength, 1 for each 2 points begun. [P8.5]"""
    missing = FRONTIER[position].strength - strength
    return (missing + 1) // 2 if missing > 0 else 0


def targets(g: Game, p: Player, strength: int) -> Iterator[Outsider]:
    """The outsiders a player may attack. [P8.4, P8.5]"""
    for position, outsider in enumerate(g.outsiders):
        if outsider is not None and attack_price(strength, position) <= p.silver:
            yield outsider


def bar_attack(g: Game, p: Player) -> str:
    """What stands against attacking besides workers, or nothing. [P4.12, P8.5]"""
    for _ in targets(g, p, current_strength(p)):
        return ""
    return "strength" if any(g.outsiders) else "row"


async def attack(g: Game, p: Player, act: Move) -> None:
    """An outsider of the row is attacked for influence and its reward. [P8.4-P8.7]"""
    knew = await man(p, "attack")
    strength = current_strength(p)

    def refused() -> Iterator[tuple[object, Reason]]:
        for position, outsider in enumerate(g.outsiders):
            if outsider is not None:
                need = attack_price(strength, position)
                lack = FRONTIER[position].strength - strength
                yield outsider, Reason("attack-silver-short", "P8.5", need=need, have=p.silver, lack=lack)

    outsider = await choose(p, "attack-whom", targets(g, p, strength), refused=refused)
    position = g.outsiders.index(outsider)
    p.silver -= attack_price(strength, position)
    g.outsiders[position] = None
    p.attacked.append(outsider)
    tell(g, "attacks", p, card=outsider)
    raise_attribute(p, "influence")
    await receive(g, p, outsider.attacked)
    await bonuses(g, p, "attack", knew)


def convert_price(p: Player) -> int:
    """Silver for the next conversion. [P8.8, P8.11]"""
    return 0 if waived(p, "convert") else CONVERT_ROW[len(p.converted)].cost


def believers(g: Game, faith: int) -> Iterator[Outsider]:
    """The outsiders in reach of faith. [P8.9]"""
    for position, outsider in enumerate(g.outsiders):
        if outsider is not None and FRONTIER[position].faith <= faith:
            yield outsider


def bar_convert(g: Game, p: Player) -> str:
    """What stands against converting besides workers, or nothing. [P4.11, P4.12, P8.8, P8.9]"""
    if len(p.converted) >= MOST:
        return "pieces"
    if p.silver < convert_price(p):
        return "silver"
    for _ in believers(g, current_faith(p)):
        return ""
    return "faith" if any(g.outsiders) else "row"


async def convert(g: Game, p: Player, act: Move) -> None:
    """An outsider of the row is converted: strength now, points at the end. [P8.8-P8.11]"""
    knew = await man(p, "convert")
    p.silver -= convert_price(p)
    faith = current_faith(p)

    def refused() -> Iterator[tuple[object, Reason]]:
        for position, outsider in enumerate(g.outsiders):
            if outsider is not None:
                yield outsider, Reason("faith-short", "P8.9", need=FRONTIER[position].faith, have=faith)

    outsider = await choose(p, "convert-whom", believers(g, faith), refused=refused)
    g.outsiders[g.outsiders.index(outsider)] = None
    p.converted.append(outsider)
    tell(g, "converts", p, card=outsider)
    raise_attribute(p, "strength", outsider.strength)
    await bonuses(g, p, "convert", knew)
