"""The end of the game: points by category and tie-breaks. [P19, P29]"""

from __future__ import annotations

from stavitel.kernel import Score
from stavitel.titles.paladins.cards import (
    ABSOLVE_POINTS,
    ATTRIBUTE_POINTS,
    COMMISSION_POINTS,
    DEBT,
    DEVELOP_POINTS,
    FORTIFY_POINTS,
    GARRISON_POINTS,
    LEFTOVERS,
    ORDER_SLOTS,
    Outsider,
    Points,
)
from stavitel.titles.paladins.table import Game, Player, fulfilled


def score(g: Game) -> list[Score]:
    """Every seat's points as things stand. [P19]"""
    return [tally(g, p) for p in g.players]


def tally(g: Game, p: Player) -> Score:
    """A seat's points by category; the virtual player scores neither workshops nor resources. [P19, P29.1]"""
    orders = sum(slot.vp for slot, order in zip(ORDER_SLOTS, g.orders, strict=False) if fulfilled(p, order))
    virtual = p.virtual is not None
    points = {
        "orders": orders,
        "faith": worth(ATTRIBUTE_POINTS, p.faith),
        "strength": worth(ATTRIBUTE_POINTS, p.strength),
        "influence": worth(ATTRIBUTE_POINTS, p.influence),
        "develop": 0 if virtual else worth(DEVELOP_POINTS, p.developed),
        "commission": worth(COMMISSION_POINTS, p.monks),
        "fortify": worth(FORTIFY_POINTS, len(p.walls)) + sum(wall.vp for wall in p.walls),
        "garrison": worth(GARRISON_POINTS, p.outposts),
        "absolve": worth(ABSOLVE_POINTS, p.jars),
        "convert": sum(converted_points(g, p, outsider) for outsider in p.converted),
        "debts": p.paid * DEBT.paid + p.unpaid * DEBT.unpaid,
        "resources": 0 if virtual else (p.silver + p.provisions) // LEFTOVERS.value,
    }
    return Score(p.seat, sum(points.values()), points, (orders, -len(p.suspicion)))  # [P19.11]


def worth(points: Points, count: int) -> int:
    """The points of a count on its printed row."""
    return points.vp[min(count, len(points.vp) - 1)]


def converted_points(g: Game, p: Player, outsider: Outsider) -> int:
    """What a converted outsider is worth; for the virtual player at least 1. [P19.7, P29.2]"""
    points = outsider_points(g, p, outsider.scores)
    return max(1, points) if p.virtual is not None else points


def outsider_points(g: Game, p: Player, scores: str) -> int:
    """The printed rule of a converted outsider. [P19.7]"""
    if scores == "per-2-commission":
        return p.monks // 2
    if scores == "per-2-fortify":
        return len(p.walls) // 2
    if scores == "per-2-garrison":
        return p.outposts // 2
    if scores == "per-2-absolve":
        return p.jars // 2
    if scores == "per-2-develop":
        return p.developed // 2
    if scores == "per-2-recruit":
        return len(p.retinue) // 2
    if scores == "per-4-strength":
        return p.strength // 4
    if scores == "per-4-influence":
        return p.influence // 4
    if scores == "per-4-faith":
        return p.faith // 4
    if scores == "per-paid-debt":
        return p.paid
    if scores == "per-unpaid-debt":
        return p.unpaid
    if scores == "per-suspicion":
        return len(p.suspicion)
    if scores == "champion":
        return 1 + sum(fulfilled(p, order) for order in g.orders)
    if scores == "mercenary":
        return 1 + sum(other.scores == "mercenary" for other in p.converted)
    people = scores.removeprefix("attacked-")
    return sum(other.people == people for other in p.attacked)
