"""What plans in progress promise a player, as numbers for the learned value: the state alone does not say it."""

from __future__ import annotations

from stavitel.titles.architects.greedy import TURN, Mind, built
from stavitel.titles.architects.table import Game, Player


def prospects(g: Game, p: Player) -> dict[str, int]:
    """Whole numbers by name: the best plans with the turns they still take, skills, crowds."""
    mind = Mind(g, p.seat)
    found = {
        "skills": mind.skills.bit_count(),
        "wanted": mind.wanted.bit_count(),
        "crowd": max(p.at.values()),
        "held": sum([q.captured[p.seat] for q in g.players]),
        "hand_worth": round(sum([built(card) for card in p.hand])),
        "plans": round(sum([max(0.0, plan.worth - TURN * plan.turns) for plan in mind.plans])),
    }
    for number, plan in enumerate(mind.plans):
        found[f"plan_{number}"] = round(max(0.0, plan.worth - TURN * plan.turns))
        found[f"turns_{number}"] = min(60, round(2 * plan.turns))
    return found
