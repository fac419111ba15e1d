"""What plans in progress promise a player, as numbers for the learned value: the state alone does not say it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from stavitel.titles.architects.greedy import KNOWN, PLANS, TURN, Mind, Plan, built, unmet
from stavitel.titles.architects.kinds import Building
from stavitel.titles.architects.table import Game, Player

NAMES: Final = tuple((f"plan_{number}", f"turns_{number}") for number in range(len(PLANS)))


def prospects(g: Game, p: Player) -> dict[str, int]:
    """Whole numbers by name: the best plans with the turns they still take, skills, crowds."""
    mind = Mind(g, p.seat)
    seat = p.seat
    return {
        **promised(mind.skills, tuple(p.hand), tuple(mind.plans)),
        "crowd": max(p.at.values()),
        "held": sum([q.captured[seat] for q in g.players]),
    }


@lru_cache(maxsize=KNOWN)
def promised(skills: int, hand: tuple[Building, ...], plans: tuple[Plan, ...]) -> dict[str, int]:
    """What skills, cards in hand and plans promise."""
    found = {
        "skills": skills.bit_count(),
        "wanted": unmet(hand, skills).bit_count(),
        "hand_worth": round(sum([built(card) for card in hand])),
        "plans": round(sum([max(0.0, plan.worth - TURN * plan.turns) for plan in plans])),
    }
    for (worth, turns), plan in zip(NAMES, plans, strict=False):
        found[worth] = round(max(0.0, plan.worth - TURN * plan.turns))
        found[turns] = min(60, round(2 * plan.turns))
    return found
