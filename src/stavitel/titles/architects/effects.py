"""What an option costs and brings: the numbers that stand beside its text. Worked out only when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from stavitel.kernel import Offer
from stavitel.titles.architects.cards import CARD_STEPS, CLOTILDA, THERESE, TOP_INFLUENCE, TOP_VIRTUE
from stavitel.titles.architects.kinds import GOODS, Cost, Gain, Mix
from stavitel.titles.architects.places import Location
from stavitel.titles.architects.table import Game, Player

Effects = tuple[tuple[str, int], ...]
EffectsOf = Callable[[Any, Any, Any], Effects]
PRECIOUS = ("gold", "marble")
OPTIONAL_DEBT = "optional-debt"  # what may be destroyed, if the player likes
MIXED = {("stone", "wood"): "stone-or-wood", ("stone", "wood", "clay"): "stone-wood-or-clay"}  # goods of any mixture


def felt(g: Game, p: Player, *changes: tuple[str, int]) -> Effects:
    """Changes in the order in which they happen, as the player feels them in all. [A5.4, A5.5, W2.1, W2.2]

    Tracks have ends: Virtue below 0 is a Debt, above 14 it may destroy one; Influence past 4 and 8 draws a card.

    >>> felt(Game(), Player(0, virtue=1), ("virtue", -2), ("silver", 3), ("silver", 1))
    (('virtue', -1), ('debt', 1), ('silver', 4))
    """
    virtue, influence, unpaid, cards = p.virtue, p.influence, p.unpaid, len(g.pile) + len(g.below)
    made: list[tuple[str, int]] = []
    left = list(changes)
    while left:
        name, count = left.pop(0)
        if name == "virtue":
            after = max(0, min(TOP_VIRTUE, virtue + count))
            made.append((name, after - virtue))
            if p.board is CLOTILDA and after < virtue:
                made.append(("clay", virtue - after if g.clotilda_per == "point" else 1))  # [W11.1, D16]
            spare = max(0, min(virtue + count - TOP_VIRTUE, unpaid))
            made.append((OPTIONAL_DEBT, -spare))
            unpaid -= spare
            left.insert(0, ("debt", max(0, -virtue - count)))
            virtue = after
        elif name == "influence":
            after = min(TOP_INFLUENCE, influence + count)
            made.append((name, after - influence))
            drawn = min(cards, sum([influence <= step < after for step in CARD_STEPS]))
            made.append(("buildings", drawn))
            influence, cards = after, cards - drawn
        else:
            made.append((name, count))
            if name == "debt":
                unpaid += count
                left[:0] = [gain for _ in range(count) for gain in added_by(p, "debt") if gain[0] != "debt"]
    return summed(made)


def summed(changes: Sequence[tuple[str, int]]) -> Effects:
    """Changes added up; cards that go and cards that come are not the same, and stay apart.

    >>> summed([("silver", -3), ("buildings", -1), ("silver", 1), ("buildings", 1), ("wood", 0)])
    (('silver', -2), ('buildings', -1), ('buildings', 1))
    """
    total: dict[tuple[str, bool], int] = {}
    for name, count in changes:
        key = name, name == "buildings" and count < 0
        total[key] = total.get(key, 0) + count
    return tuple([(name, count) for (name, _), count in total.items() if count])


def agreed(question: Offer) -> Effects:
    """What all options of a question have in common, which is certain before it is asked."""
    each = [question.effects(key) for key in question.options]
    return tuple([effect for effect in each[0] if all([effect in effects for effects in each])]) if each else ()


def brought(what: Gain) -> Effects:
    """What a printed gain brings; a Debt destroyed is a Debt less."""
    return tuple([("debt", -count) if name == "destroy" else (name, count) for name, count in what])


def added_by(p: Player, power: str, place: Location | None = None) -> Effects:
    """What own Apprentices of a power add to an action, each copy once. [A8.10, A11.3]"""
    return tuple(
        [
            effect
            for apprentice in p.apprentices
            if apprentice.power == power and (place is None or apprentice.place is place)
            for effect in brought(apprentice.gain)
        ]
    )


def spent(p: Player, cost: Cost | Mix) -> Effects:
    """What goods cost, and the Influence that has to stand in where they are short. [W2.3]

    Goods of a mixture bear one name. Therese's Gold and Marble are one.

    >>> spent(Player(0, stone=3, influence=5), Cost(stone=2, marble=1))
    (('stone', -2), ('influence', -4))
    """
    if isinstance(cost, Mix):
        there = min(cost.amount, sum([getattr(p, good) for good in cost.goods]))
        name = MIXED[tuple(sorted(cost.goods, key=("stone", "wood", "clay").index))]
        return (name, -there), ("influence", there - cost.amount)
    paid = {good: min(count, getattr(p, good)) for good, count in zip(GOODS, cost, strict=True)}
    if p.board is THERESE:
        for good in PRECIOUS:
            short = cost.gold + cost.marble - paid["gold"] - paid["marble"]
            paid[good] += min(short, getattr(p, good) - paid[good])
    short = {good: count - paid[good] for good, count in zip(GOODS, cost, strict=True)}
    influence = sum([(4 if good in PRECIOUS else 1) * count for good, count in short.items()])
    return tuple([(good, -count) for good, count in [*paid.items(), ("influence", influence)] if count])
