"""What the virtual player does in a turn: basic actions, right-hand actions, favours, rewards. [P22, P25-P27]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Final

from stavitel.kernel import tell
from stavitel.titles.paladins.board_cards import FRONTIER, JARS, MONKS, OUTPOSTS, WALL_ROW
from stavitel.titles.paladins.favours import pay
from stavitel.titles.paladins.gains import advance, gain, next_to_rise, raise_attribute
from stavitel.titles.paladins.inquisition import (
    cancel_debt,
    drain,
    draw_suspicion,
    drop_suspicion,
    pay_debt,
    take_criminal,
    take_tax,
)
from stavitel.titles.paladins.kinds import ATTRIBUTES, KIND, PLAIN, RIGHT, Favour, Outsider, Reward, Square
from stavitel.titles.paladins.right import monk_squares, outpost_squares, outside, why_not_converted
from stavitel.titles.paladins.table import Game, Player

ANYONE: Final = "W"  # a worker of no particular colour
Act = Callable[[Game, Player], Awaitable[None]]


def in_order(p: Player, length: int) -> Iterator[int]:
    """Positions from the resource marker to the right and round, counted from 0. [P22.5]"""
    assert p.virtual is not None
    for step in range(length):
        yield (p.virtual.marker - 1 + step) % length


def target_outsider(g: Game, p: Player, reach: list[Outsider]) -> Outsider | None:
    """The outsider that the marker names among those in reach. [P22.5, P26.4, P26.5]"""
    for position in in_order(p, len(g.outsiders)):
        outsider = g.outsiders[position]
        if outsider is not None and outsider in reach:
            return outsider
    return None


def within_strength(g: Game, p: Player) -> list[Outsider]:
    """The outsiders whose flag the virtual player's strength reaches; silver does not help it. [P26.4]"""
    return [
        outsider
        for position, outsider in enumerate(g.outsiders)
        if outsider is not None and FRONTIER[position].strength <= p.strength
    ]


def believers(g: Game, p: Player) -> list[Outsider]:
    """The outsiders that the virtual player may convert. [P26.5]"""
    return [outsider for outsider in outside(g) if why_not_converted(g, p, outsider) is None]


def target_favour(g: Game, p: Player) -> Favour | None:
    """The turned-up, free favour that the marker names. [P22.5, P27.2]"""
    slots = len(g.favours) + len(g.favours_down)
    for position in in_order(p, slots):
        if position < len(g.favours):
            favour = g.favours[position]
            free = favour.key not in g.favour_workers
            if free and g.debts >= favour.cost.count("take-debt"):
                return favour
    return None


async def recruit(g: Game, p: Player) -> None:
    """Dismiss the townsfolk that the marker names, if there is any. [P25.1]"""
    for position in in_order(p, len(g.town)):
        townsfolk = g.town[position]
        if townsfolk is not None:
            g.town[position] = None
            g.town_discards.append(townsfolk)
            tell(g, "dismisses", p, card=townsfolk)
            await receive(g, p, townsfolk.dismissed)
            return


async def trade(g: Game, p: Player) -> None:
    """A step on the resource track. [P25.3]"""
    advance(g, p, 1)


async def conspire(g: Game, p: Player) -> None:
    """Suspicion, and two workers. [P25.4]"""
    assert p.virtual is not None
    await draw_suspicion(g, p)
    p.virtual.workers += 2


async def rest(g: Game, p: Player) -> None:
    """A step and one for each worker left; then it is done for the round. [P25.5]"""
    assert p.virtual is not None
    advance(g, p, 1 + p.virtual.workers)
    p.passed = True


async def pray(g: Game, p: Player) -> None:
    """Clear the right-hand side, or gain a worker; shuffle all schemes but those on favours. [P25.2]"""
    virtual = p.virtual
    assert virtual is not None
    used = [action for action in RIGHT if action in p.placed]
    for action in used:
        del p.placed[action]
    if used:
        tell(g, "clears-right", p)
    else:
        virtual.workers += 1
    virtual.deck += virtual.schemes
    virtual.schemes = []
    g.random.shuffle(virtual.deck)


def preference(p: Player, square: Square) -> int:
    """The rank of a square for the virtual player, the lowest first. [P26.1, P26.7]"""
    reward = square.reward
    workers = sum(token in KIND for token in reward)
    if "free-recruit" in reward:
        return 0
    if "pay-debt" in reward:
        return 1 if p.unpaid else 9
    if "pray" in reward:
        return 2
    if workers:
        return 3 if workers > 1 else 4
    return 5 if "silver" in reward else 6


async def commission(g: Game, p: Player) -> None:
    """A monk to the square it prefers. [P26.1]"""
    square = min(monk_squares(g, p), key=lambda square: preference(p, square))
    g.monks[square.key] = p.seat
    p.monks += 1
    tell(g, "sends-monk", p, square=square)
    await receive(g, p, MONKS[p.monks - 1].raises)
    await receive(g, p, square.reward)


async def garrison(g: Game, p: Player) -> None:
    """An outpost to the square it prefers. [P26.1]"""
    square = min(outpost_squares(g, p), key=lambda square: preference(p, square))
    g.outposts[square.key] = p.seat
    p.outposts += 1
    tell(g, "sends-outpost", p, square=square)
    await receive(g, p, OUTPOSTS[p.outposts - 1].raises)
    await receive(g, p, square.reward)


async def fortify(g: Game, p: Player) -> None:
    """The top wall with all its rewards; of a choice the leftmost that has an effect. [P26.3]"""
    wall = g.wall_deck.pop()
    p.walls.append(wall)
    tell(g, "builds-wall", p, card=wall)
    raise_attribute(p, "strength", wall.strength)
    await receive(g, p, wall.gains)
    if wall.choices:
        first = wall.choices[0]
        idle = first == ("pay-debt",) and not p.unpaid
        await receive(g, p, wall.choices[1] if idle and len(wall.choices) > 1 else first)


async def absolve(g: Game, p: Player) -> None:
    """Flip the leftmost jar: faith, a suspicion card less, and a debt paid or another card less. [P26.2]"""
    p.jars += 1
    tell(g, "flips-jar", p)
    await receive(g, p, JARS[p.jars - 1].raises)
    await receive(g, p, ("acquit",))
    await receive(g, p, ("pay-debt",) if p.unpaid else ("acquit",))


async def attack(g: Game, p: Player) -> None:
    """Attack the outsider that the marker names. [P26.4]"""
    outsider = target_outsider(g, p, within_strength(g, p))
    assert outsider is not None
    g.outsiders[g.outsiders.index(outsider)] = None
    p.attacked.append(outsider)
    tell(g, "attacks", p, card=outsider)
    raise_attribute(p, "influence")
    await receive(g, p, outsider.attacked)


async def convert(g: Game, p: Player) -> None:
    """Convert the outsider that the marker names. [P26.5]"""
    outsider = target_outsider(g, p, believers(g, p))
    assert outsider is not None
    g.outsiders[g.outsiders.index(outsider)] = None
    p.converted.append(outsider)
    tell(g, "converts", p, card=outsider)
    raise_attribute(p, "strength", outsider.strength)


async def use_favour(g: Game, p: Player) -> None:
    """One worker on the favour that the marker names. [P27.2]"""
    favour = target_favour(g, p)
    assert favour is not None
    g.favour_workers[favour.key] = ANYONE
    tell(g, "uses-favour", p, card=favour)
    pay(g, p, favour)
    await receive(g, p, favourite(g, p, favour))


def favourite(g: Game, p: Player, favour: Favour) -> Reward:
    """What the virtual player takes where a favour lets choose. [P27.3]"""
    best = next_to_rise(g, p)
    for reward in favour.choices:
        if "free-develop" in reward or ("pay-debt" in reward and not p.unpaid):
            continue
        if len(favour.choices) == 1 or reward[0] not in ATTRIBUTES or reward == (best,) or best is None:
            return reward
    return favour.choices[-1]


async def receive(g: Game, p: Player, reward: Reward) -> None:
    """Take every token of a reward in the order printed, taxes together; nothing is declined. [P11.4, P26.8]"""
    for position, token in enumerate(reward):
        if token in PLAIN:
            gain(g, p, (token,))
        elif token == "tax":
            if position == reward.index("tax"):
                await take_tax(g, p, reward.count("tax"))
        elif token in TAKE:
            await TAKE[token](g, p)


async def acquit(g: Game, p: Player) -> None:
    """Discard a suspicion card; without one a coin leaves the tax supply. [P22.7]"""
    if p.suspicion:
        drop_suspicion(g, p)
    else:
        await take_coin(g, p)


async def cancel(g: Game, p: Player) -> None:
    """Cancel a debt; without one a coin leaves the tax supply. [P22.7]"""
    if p.unpaid:
        cancel_debt(g, p)
    else:
        await take_coin(g, p)


async def take_coin(g: Game, p: Player) -> None:
    """A coin leaves the tax supply for want of a card to discard. [P22.7, P22.8]"""
    tell(g, "takes-coin", p, left=max(0, g.tax - 1))
    await drain(g, p, 1)


async def settle(g: Game, p: Player) -> None:
    """Pay a debt, if there is one. [P13.2]"""
    if p.unpaid:
        pay_debt(g, p)


TAKE: Final[dict[str, Act]] = {
    "criminal": take_criminal,
    "acquit": acquit,
    "pay-debt": settle,
    "cancel-debt": cancel,
    "pray": pray,
    "free-recruit": recruit,
}  # how a token of a reward is taken; a free workshop means nothing to the virtual player


ABLE: Final[dict[str, Callable[[Game, Player], bool]]] = {
    "recruit": lambda g, p: any(g.town),
    "favour": lambda g, p: target_favour(g, p) is not None,
    "commission": lambda g, p: bool(monk_squares(g, p)),
    "garrison": lambda g, p: bool(outpost_squares(g, p)),
    "fortify": lambda g, p: bool(g.wall_deck) and p.influence >= WALL_ROW[len(p.walls)].needs,
    "absolve": lambda g, p: p.influence >= JARS[p.jars].needs,
    "attack": lambda g, p: target_outsider(g, p, within_strength(g, p)) is not None,
    "convert": lambda g, p: target_outsider(g, p, believers(g, p)) is not None,
}  # what an action asks for besides workers and a free space
PERFORM: Final[dict[str, Act]] = {
    "recruit": recruit,
    "pray": pray,
    "trade": trade,
    "conspire": conspire,
    "rest": rest,
    "favour": use_favour,
    "commission": commission,
    "garrison": garrison,
    "fortify": fortify,
    "absolve": absolve,
    "attack": attack,
    "convert": convert,
}
