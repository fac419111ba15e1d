"""Money and influence: what a player can pay, how influence stands in for réis, and the price of an audience."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from stavitel.kernel import Change, Move, choose, move, offer, tell
from stavitel.kernel.questions import Effects, WhyNot
from stavitel.titles.lisboa.cards import BOARD
from stavitel.titles.lisboa.clergy import bonus
from stavitel.titles.lisboa.kinds import Clergy
from stavitel.titles.lisboa.table import FULL_INFLUENCE, Lisboa, Player

Purse = tuple[int, int]  # coins and influence


# What the influence on each space of the track can stand in for, in réis [L7.4, L7.5]
WORTHS = tuple([sum(symbol < space for symbol in BOARD.real_symbols) for space in range(FULL_INFLUENCE + 1)])


def worth(influence: int) -> int:
    """How many réis the influence can stand in for. [L7.4, L7.5]

    >>> worth(10), worth(6), worth(0)
    (6, 5, 0)
    """
    return WORTHS[influence]


@cache
def back_by(influence: int, reals: int) -> int:
    """The influence that is left when some of it has stood in for so many réis. [L7.4]"""
    for _ in range(reals):
        influence = max(symbol for symbol in BOARD.real_symbols if symbol < influence)
    return influence


def wealth(p: Player) -> int:
    """The réis a player can raise in one or several payments: each real of influence is worth one coin. [L7.4]"""
    return p.reis + WORTHS[p.influence]


def benefit(p: Player, code: str) -> int:
    """What the treasury cards in the portfolio give together. [L5.10, L19.8]"""
    total = 0
    for card in p.bottom:
        if card.benefit == code:
            total += card.benefit_count
    return total


def due(p: Player, price: int) -> int:
    """What is left of a price after the `real` benefits. [L5.11]"""
    return max(0, price - benefit(p, "real")) if p.bottom else price


async def pay(g: Lisboa, p: Player, price: int, why_not: WhyNot | None = None) -> None:
    """Pay réis; any part may be replaced by influence. [L5.12, L7.4]

    `why_not` says which ways of paying would leave the rest of the action impossible. [L2.8]
    """
    await settle(g, p, due(p, price), why_not)


async def settle(g: Lisboa, p: Player, amount: int, why_not: WhyNot | None = None) -> None:
    """Hand over an amount with the discounts taken off: coins, influence or both. [L7.4]"""
    if amount <= 0:
        return
    ways = _ways(max(0, amount - p.reis), min(amount, worth(p.influence)), amount)
    plainly = len(ways) == 1 and not ways[0].things[1]  # coins alone: the price was named before
    way = ways[0] if plainly else await choose(p, "pay-reis", offer(g, p, ways, why_not, paid))
    coins, reals = way.things
    p.reis -= coins
    if reals:
        p.influence = back_by(p.influence, reals)
    tell(g, "pays", p, coins=coins, reals=reals)


def paid(g: Lisboa, p: Player, way: Move) -> Effects:
    """What a way to pay réis costs."""
    coins, reals = way.things
    return ("reis", -coins), ("influence", back_by(p.influence, reals) - p.influence)


def after_reis(p: Player, amount: int) -> tuple[Purse, ...]:
    """What a player would have left after each way to pay an amount of réis; nothing if it cannot be paid."""
    return purses_after(p.reis, p.influence, amount)


@lru_cache(maxsize=4096)
def purses_after(reis: int, influence: int, amount: int) -> tuple[Purse, ...]:
    """What each way to pay an amount leaves of some coins and influence. [L7.4]"""
    if amount <= 0:
        return ((reis, influence),)
    fewest = max(0, amount - reis)
    return tuple(
        [
            (reis - amount + reals, back_by(influence, reals))
            for reals in range(fewest, min(amount, worth(influence)) + 1)
        ]
    )


def after_way(p: Player, way: Move) -> Purse:
    """What a player would have left after one way to pay réis."""
    coins, reals = way.things
    return p.reis - coins, back_by(p.influence, reals)


@cache
def _ways(fewest: int, most: int, amount: int) -> tuple[Move, ...]:
    return tuple(move("pay", amount - reals, reals) for reals in range(fewest, most + 1))


def fee(g: Lisboa, p: Player, noble: str, joining: bool = False) -> int:
    """The influence a visit or join costs: treasury, foreign officials in the office, less discounts. [L11.5, L11.9]"""
    cost = BOARD.treasury_left[g.treasury] + g.neutral
    for other in g.players:
        cost += other.office[noble]
    cost -= p.office[noble]
    if cost > 0 and p.clergy:
        cost -= bonus(p.clergy, "visit_discount", noble)
        if joining:
            cost -= bonus(p.clergy, "join_discount")
    return cost if cost > 0 else 0


def fee_ways(p: Player, cost: int) -> tuple[Move, ...]:
    """Ways to pay for an audience: influence, réis with both left houses, wigs for the rest. [L11.6, L11.7, L11.10]"""
    if p.houses["left"] < 2:
        influence = min(cost, p.influence)
        if cost - influence > p.wigs:
            return ()
        return (move("fee", influence, 0, cost - influence),)
    free = benefit(p, "real")
    ways = []
    for reis in range(min(free, cost), cost + 1):  # fewer réis than the benefits cover would be waste
        if reis - free > p.reis:
            break
        influence = min(cost - reis, p.influence)
        wigs = cost - reis - influence
        if wigs <= p.wigs:
            ways.append(move("fee", influence, reis, wigs))
    return tuple(ways)


def fee_coins(p: Player, way: Move) -> int:
    """The coins in a payment for an audience: its réis without those that the portfolio gives. [L5.11, R-20]"""
    reis: int = way.things[1]
    return max(0, reis - benefit(p, "real")) if reis else 0


def after_fee(p: Player, way: Move) -> Purse:
    """What a player would have left after paying for an audience in this way."""
    return p.reis - fee_coins(p, way), p.influence - way.things[0]


def after_audience(p: Player, cost: int) -> tuple[Purse, ...]:
    """What a player would have left after each way to pay for an audience; nothing if it cannot be paid."""
    if p.houses["left"] < 2:
        influence = p.influence
        if cost <= influence:
            return ((p.reis, influence - cost),)
        return ((p.reis, 0),) if cost - influence <= p.wigs else ()
    return tuple([after_fee(p, way) for way in fee_ways(p, cost)])


def most(purses: Sequence[Purse]) -> int:
    """The most réis that can be raised out of the fullest of these purses."""
    if len(purses) == 1:
        coins, influence = purses[0]
        return coins + WORTHS[influence]
    return max([coins + WORTHS[influence] for coins, influence in purses], default=-1)


def money_left(g: Lisboa, p: Player, option: Move) -> int:
    """The réis a player could still raise once the event, visit or join that an option begins is paid for."""
    if option.verb == "join":
        return most(after_audience(p, fee(g, p, g.visited, joining=True)))
    kind = option.thing.kind
    return wealth(p) - due(p, g.value) if kind == "treasury" else most(after_audience(p, fee(g, p, kind)))


def pay_fee(g: Lisboa, p: Player, way: Move) -> None:
    """Pay for an audience. [L11.10]"""
    influence, _, wigs = way.things
    coins = fee_coins(p, way)
    p.influence -= influence
    p.wigs -= wigs
    p.reis -= coins
    tell(g, "pays-fee", p, influence=influence, reis=coins, wigs=wigs)


def add_influence(g: Lisboa, p: Player, amount: int) -> None:
    """Move the influence marker up; nothing above 10, and a wig for standing there. [L7.2, L7.7]"""
    if amount < 1:
        return
    before = p.influence
    p.influence = min(FULL_INFLUENCE, before + amount)
    if p.influence > before:
        tell(g, "influence", p, count=p.influence - before)
    if p.influence == FULL_INFLUENCE:
        p.wigs += 1
        tell(g, "wigs", p, change=Change("wigs", 1))


def portfolio_influence(p: Player) -> int:
    """The influence of all nobles and ships at the top of the portfolio. [L7.1]"""
    total = 0
    for card in p.top:
        total += card.influence
    return total


def influence_gain(p: Player, tiles: Sequence[Clergy]) -> int:
    """How much influence the portfolio gives, with the bonus of clergy tiles; without any it is no gain. [R-45]"""
    amount = portfolio_influence(p)
    return amount + bonus(tiles, "influence_gain_bonus") if amount else 0


def gain_influence(g: Lisboa, p: Player) -> int:
    """Gain influence for the portfolio, with the clergy's bonus. [L7.1, L19.3]"""
    amount = influence_gain(p, p.clergy)
    add_influence(g, p, amount)
    return amount
