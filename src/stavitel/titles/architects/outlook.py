"""What the end of a game against the printed opponent depends on, as numbers for what was learnt from many games."""

from __future__ import annotations

from typing import Final

from stavitel.titles.architects.greedy import TURN, Mind, built, unknown
from stavitel.titles.architects.kinds import GOODS, Wonder
from stavitel.titles.architects.places import OPEN
from stavitel.titles.architects.scheme_cards import OPPONENTS
from stavitel.titles.architects.scoring import points
from stavitel.titles.architects.table import Game, Player

ROUNDS: Final = 4  # of a stretch
MOST: Final = 99  # stretches
HAS: Final = ("clay", "wood", "stone", "gold", "silver", "virtue", "influence", "level", "unpaid", "workers", "prison")
IT_HAS: Final = ("marble", "influence", "virtue", "level", "unpaid", "workers", "marker")


def stage(g: Game) -> int:
    """The opponent, and how many rounds have been played, in fours."""
    opponent = g.players[1].opponent
    assert opponent is not None
    return 100 * (1 + OPPONENTS.index(opponent)) + min(MOST, g.round // ROUNDS)


def outlook(g: Game) -> dict[str, float]:
    """Numbers by name: of the player (plain), of the opponent (`its`), of the table."""
    p, rival = g.players
    found: dict[str, float] = {"points": points(g, p).total, "its-points": points(g, rival).total}
    for name in HAS:
        found[name] = getattr(p, name)
    for name in IT_HAS:
        found[f"its-{name}"] = getattr(rival, name)
    for name, most in (("clay", 6), ("wood", 6), ("stone", 6), ("silver", 6), ("influence", 5)):
        found[f"{name}>{most}"] = max(0, found[name] - most)
    for place in OPEN:
        found[f"at-{place.key}"] = p.at[place.key]
    found["crowd"] = max(p.at.values())
    found["mines>4"] = max(0, p.at["mines"] - 4)
    found["captured"], found["captives"] = rival.captured[p.seat], p.captured[rival.seat]
    found["impious"] = p.virtue < 4
    found["hall"], found["own-in-hall"] = len(g.guildhall), g.guildhall.count(p.seat)
    found["last-round"], found["tax"], found["futures"] = g.final >= 0, g.tax, len(g.futures)
    found["wonders"], found["its-wonders"] = wonders(p), wonders(rival)
    for wonder in g.wonders:
        found[wonder.key] = 1
    for good in GOODS:
        found[f"offered-{good}"] = g.offered.get(good, 0)
    mind = Mind(g, p.seat)
    for number, plan in enumerate(mind.plans):
        found[f"plan-{number}"] = max(0.0, plan.worth - TURN * plan.turns)
        found[f"turns-{number}"] = plan.turns
    found["apprentices"], found["skills"], found["hand"] = len(p.apprentices), mind.skills.bit_count(), len(p.hand)
    found["hand-worth"] = sum([built(card) for card in p.hand])
    found["hand-lacks"] = sum([unknown(card.skills, mind.skills) for card in p.hand])
    return found


def wonders(p: Player) -> int:
    """How many Wonders a player has built."""
    return sum([isinstance(card, Wonder) for card in p.buildings])
