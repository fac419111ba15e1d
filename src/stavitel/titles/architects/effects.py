"""What an option costs and brings: the numbers that stand beside its text. Worked out only when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stavitel.kernel import Offer
from stavitel.titles.architects.cards import TOP_INFLUENCE, TOP_VIRTUE
from stavitel.titles.architects.kinds import GOODS, Cost, Gain, Mix
from stavitel.titles.architects.table import Player

Effects = tuple[tuple[str, int], ...]
EffectsOf = Callable[[Any, Any, Any], Effects]
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


def spent(cost: Cost | Mix) -> Effects:
    """What goods cost; those of a mixture bear one name."""
    if isinstance(cost, Mix):
        return ((MIXED[tuple(sorted(cost.goods, key=("stone", "wood", "clay").index))], -cost.amount),)
    return tuple([(good, -count) for good, count in zip(GOODS, cost, strict=True) if count])
