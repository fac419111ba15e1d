"""Paying: Silver, Tax, goods, and what Influence can replace. [A4, W2.3]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stavitel.kernel import Move, Reason, choose, move, offer
from stavitel.titles.architects.card_texts import goods
from stavitel.titles.architects.cards import ADA, EVASION, LOTHAIRE, THERESE
from stavitel.titles.architects.effects import Effects, EffectsOf, spent
from stavitel.titles.architects.kinds import GOODS, Cost, Mix
from stavitel.titles.architects.table import Game, Player

EXCHANGE = tuple(move("give-influence", 2 * pairs) if pairs else move("pay-plainly") for pairs in range(7))
REPLACE = {good: tuple(move("replace", good, count) for count in range(16)) for good in GOODS}


class Way:
    """One mixture of goods that pays a price."""

    __slots__ = ("cost", "key")

    def __init__(self, cost: Cost) -> None:
        self.cost = cost
        self.key = "spend:" + ",".join(f"{count}-{good}" for good, count in zip(GOODS, cost, strict=True) if count)

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the option."""
        return "do-spend", {"goods": goods(self.cost)}


def _ways(mix: Mix) -> tuple[Way, ...]:
    """Every mixture, most of the first good first."""
    found: list[dict[str, int]] = [{}]
    for good in mix.goods[:-1]:
        found = [{**way, good: count} for way in found for count in range(mix.amount - sum(way.values()), -1, -1)]
    last = mix.goods[-1]
    return tuple(Way(Cost(**{**way, last: mix.amount - sum(way.values())})) for way in found)


_MIXES: dict[Mix, tuple[Way, ...]] = {}


def ways(mix: Mix) -> tuple[Way, ...]:
    """The mixtures that pay a price, made once.

    >>> [way.key for way in ways(Mix(1, ("stone", "wood")))]
    ['spend:1-stone', 'spend:1-wood']
    """
    found = _MIXES.get(mix)
    if found is None:
        found = _MIXES[mix] = _ways(mix)
    return found


def tax_due(p: Player, tax: int) -> int:
    """The Tax that is really paid, after evasion and Ada's discount. [A4.2, A4.3, A4.4]"""
    due = tax - EVASION[p.virtue]
    if p.board is ADA:
        due -= 1
    return due if due > 0 else 0


def silver_room(g: Game, p: Player, silver: int, tax: int) -> int:
    """The Silver left at most after paying; negative if it cannot be paid. [A3.4, W2.3]"""
    left = p.silver - tax_due(p, tax)
    need = silver - p.credit
    if need <= 0:
        return left
    if g.wonders_on and p.influence >= 2:
        need -= p.influence - p.influence % 2
        if need <= 0:
            return left
    return left - need


async def pay_silver(g: Game, p: Player, silver: int, tax: int = 0, laid: int = 0) -> None:
    """Pay Silver to the supply, Tax to the Tax Stand, and lay coins down; Influence may stand in for Silver. [W2.3]"""
    due = tax_due(p, tax)
    need = silver
    if p.credit and need:
        used = min(p.credit, need)
        p.credit -= used
        need -= used
    if need and p.influence >= 2 and g.wonders_on:
        short = need - (p.silver - due - laid)
        least = (short + 1) // 2 if short > 0 else 0
        most = min(p.influence // 2, (need + 1) // 2)
        plain = need + due + laid
        effects: EffectsOf = lambda g, p, pick: exchanged(EXCHANGE.index(pick), need, plain)  # noqa: E731
        pick: Move = await choose(p, "pay-silver", offer(g, p, EXCHANGE[least : most + 1], None, effects))
        pairs = EXCHANGE.index(pick)
        if pairs:
            p.influence -= 2 * pairs
            need -= 2 * pairs
            if need < 0:
                p.credit = -need  # the other coin off may be used this turn [W2.4]
                need = 0
    p.silver -= need + due + laid
    g.tax += due


def paid(p: Player, silver: int, due: int = 0, laid: int = 0) -> Effects:
    """What a payment takes: Silver, the Tax due, coins laid down, and the Influence that has to stand in. [W2.3]

    >>> paid(Player(0, silver=3, influence=2), 2, due=2, laid=1)
    (('silver', -3), ('influence', -2))
    """
    need = max(0, silver - p.credit)
    short = need + due + laid - p.silver
    pairs = min((short + 1) // 2, p.influence // 2) if short > 0 else 0
    return ("silver", -max(0, need - 2 * pairs) - due - laid), ("influence", -2 * pairs)


def exchanged(pairs: int, need: int, plain: int) -> Effects:
    """What is paid where so many pairs of Influence stand in for Silver."""
    return ("influence", -2 * pairs), ("silver", min(need, 2 * pairs) - plain)


def affordable(g: Game, p: Player, cost: Cost, reserve: int = 0) -> bool:
    """Whether the goods can be paid, Influence beyond the reserve helping. [W2.3, W9.3]"""
    clay, wood, stone, gold, marble = cost
    if p.clay >= clay and p.wood >= wood and p.stone >= stone and p.gold >= gold and p.marble >= marble:
        return True
    if not g.wonders_on:
        return (
            p.board is THERESE
            and p.clay >= clay
            and p.wood >= wood
            and p.stone >= stone
            and p.gold + p.marble >= gold + marble
        )
    spare = p.influence - reserve
    if spare <= 0 and p.board is not THERESE:
        return False
    if p.board is THERESE:
        precious = gold + marble - p.gold - p.marble
        if precious > 0:
            spare -= 4 * precious
    else:
        if gold > p.gold:
            spare -= 4 * (gold - p.gold)
        if marble > p.marble:
            spare -= 4 * (marble - p.marble)
    if spare < 0:
        return False
    short_clay, short_wood, short_stone = clay - p.clay, wood - p.wood, stone - p.stone
    if short_clay <= 0 and short_wood <= 0 and short_stone <= 0:
        return True
    if not spare:
        return False
    for apprentice in p.apprentices:
        if apprentice.power == "charlatan":
            good = apprentice.gain[0][0]
            if good == "clay" and short_clay > 0:
                spare, short_clay = spare - short_clay, 0
            elif good == "wood" and short_wood > 0:
                spare, short_wood = spare - short_wood, 0
            elif good == "stone" and short_stone > 0:
                spare, short_stone = spare - short_stone, 0
    return spare >= 0 and short_clay <= 0 and short_wood <= 0 and short_stone <= 0


async def pay_goods(g: Game, p: Player, cost: Cost, reserve: int = 0) -> None:
    """Pay goods to the supply; the player says how many of them Influence replaces. [A3.4, W2.3]"""
    if g.wonders_on and p.influence > reserve:
        cost = await replace_goods(g, p, cost, p.influence - reserve)
    p.clay -= cost.clay
    p.wood -= cost.wood
    p.stone -= cost.stone
    p.gold -= cost.gold
    p.marble -= cost.marble
    if p.gold < 0:  # Therese's Gold and Marble are one [A14.1]
        p.marble += p.gold
        p.gold = 0
    elif p.marble < 0:
        p.gold += p.marble
        p.marble = 0


async def replace_goods(g: Game, p: Player, cost: Cost, spare: int) -> Cost:
    """Good by good, in printed order: how many units Influence pays. [W2.3, W9.3]"""
    lots = replaceable(p, cost, spare)
    if not lots:
        return cost
    needed = sum(rate * short for _, rate, _, short in lots)
    left = list(cost)
    for good, rate, count, short in lots:
        needed -= rate * short
        most = min(count, (spare - needed) // rate)
        replaced = short
        if most > short:
            replaced = await replaced_of(g, p, good, rate, count, short, most)
        spare -= rate * replaced
        p.influence -= rate * replaced
        if good == "gold":  # a joint lot of Therese's takes Gold first
            gold = min(replaced, left[3])
            left[3] -= gold
            left[4] -= replaced - gold
        else:
            left[GOODS.index(good)] -= replaced
    return Cost(*left)


async def replaced_of(g: Game, p: Player, good: str, rate: int, count: int, least: int, most: int) -> int:
    """How many of so many goods Influence replaces."""

    def effects(g: Game, p: Player, pick: Any) -> Effects:
        return ("influence", -rate * pick.things[1]), (good, pick.things[1] - count)

    pick: Move = await choose(p, "replace-goods", offer(g, p, REPLACE[good][least : most + 1], None, effects))
    replaced: int = pick.things[1]
    return replaced


def replaceable(p: Player, cost: Cost, spare: int) -> list[tuple[str, int, int, int]]:
    """The goods of a cost that Influence can replace: rate, count and how many are missing."""
    lots = []
    for apprentice in p.apprentices:
        if apprentice.power == "charlatan":
            good = apprentice.gain[0][0]
            count = getattr(cost, good)
            if count:
                lots.append((good, 1, count, max(0, count - getattr(p, good))))
    if len(lots) > 1:
        lots.sort(key=lambda lot: GOODS.index(lot[0]))
    if spare >= 4:
        if p.board is THERESE:
            count = cost.gold + cost.marble
            if count:
                lots.append(("gold", 4, count, max(0, count - p.gold - p.marble)))
        else:
            if cost.gold:
                lots.append(("gold", 4, cost.gold, max(0, cost.gold - p.gold)))
            if cost.marble:
                lots.append(("marble", 4, cost.marble, max(0, cost.marble - p.marble)))
    return lots


def can_mix(g: Game, p: Player, mix: Mix) -> bool:
    """Whether a mixture of goods can be paid."""
    amount = mix.amount
    for good in mix.goods:
        amount -= getattr(p, good)
    if amount <= 0:
        return True
    if amount > p.influence or not g.wonders_on:
        return False
    return any(a.power == "charlatan" and a.gain[0][0] in mix.goods for a in p.apprentices)


async def pay_mix(g: Game, p: Player, mix: Mix) -> None:
    """Pay so many goods of the named kinds in a mixture of the player's choice. [A8.5]"""
    found = [way for way in ways(mix) if affordable(g, p, way.cost)]
    way: Way = found[0] if len(found) == 1 else await choose(p, "pay-mix", offer(g, p, found, effects=of_way))
    await pay_goods(g, p, way.cost)


def of_way(g: Game, p: Player, way: Way) -> Effects:
    """What a mixture takes."""
    return spent(p, way.cost)


def goods_short(rule: str, cost_of: Callable[[Player, Any], Any]) -> Reason:
    """A reason that says how many of each good are missing to pay a cost."""

    def short(good: str) -> Callable[[Game, Player, Any], int]:
        return lambda g, p, pick: max(0, getattr(cost_of(p, pick), good) - getattr(p, good))

    return Reason("goods", rule, **{good: short(good) for good in GOODS})


def discounted(p: Player, cost: Cost) -> tuple[Cost, ...]:
    """A construction's cost; Lothaire leaves out 1 Wood or 1 Stone. [A14.2]"""
    if p.board is not LOTHAIRE:
        return (cost,)
    less = []
    if cost.wood:
        less.append(cost._replace(wood=cost.wood - 1))
    if cost.stone:
        less.append(cost._replace(stone=cost.stone - 1))
    return tuple(less) or (cost,)
