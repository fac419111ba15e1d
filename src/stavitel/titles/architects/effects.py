"""What an option costs and brings: the numbers that stand beside its text. Worked out only when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stavitel.kernel import Offer
from stavitel.titles.architects.cards import THERESE, TOP_INFLUENCE, TOP_VIRTUE
from stavitel.titles.architects.kinds import GOODS, Cost, Gain, Mix
from stavitel.titles.architects.table import Player

Effects = tuple[tuple[str, int], ...]
EffectsOf = Callable[[Any, Any, Any], Effects]
PRECIOUS = ("gold", "marble")
MIXED = {("stone", "wood"): "stone-or-wood", ("stone", "wood", "clay"): "stone-wood-or-clay"}  # goods of any mixture


def felt(p: Player, *changes: tuple[str, int]) -> Effects:
    """Changes added up, as the player feels them: tracks have ends, and Virtue below 0 is a Debt. [A5.4, A5.5, W2.1]

    >>> felt(Player(0, virtue=1), ("virtue", -2), ("silver", 3), ("silver", 1))
    (('virtue', -1), ('silver', 4), ('debt', 1))
    """
    total: dict[str, int] = {}
    for name, count in changes:
        total[name] = total.get(name, 0) + count
    virtue = total.get("virtue", 0)
    if virtue:
        total["virtue"] = max(-p.virtue, min(virtue, TOP_VIRTUE - p.virtue))
        total["debt"] = total.get("debt", 0) + max(0, -virtue - p.virtue)
    if total.get("influence", 0) > 0:
        total["influence"] = min(total["influence"], TOP_INFLUENCE - p.influence)
    return tuple([(name, count) for name, count in total.items() if count])


def agreed(question: Offer) -> Effects:
    """What all options of a question have in common, which is certain before it is asked."""
    each = [question.effects(key) for key in question.options]
    return tuple([effect for effect in each[0] if all([effect in effects for effects in each])]) if each else ()


def brought(what: Gain) -> Effects:
    """What a printed gain brings; a Debt destroyed is a Debt less."""
    return tuple([("debt", -count) if name == "destroy" else (name, count) for name, count in what])


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
