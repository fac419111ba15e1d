"""The end of the game: points by category and tie-breaks. [P19, P29]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stavitel.kernel import Score
from stavitel.titles.paladins.board_cards import (
    ABSOLVE_POINTS,
    ATTRIBUTE_POINTS,
    COMMISSION_POINTS,
    DEVELOP_POINTS,
    FORTIFY_POINTS,
    GARRISON_POINTS,
    LEFTOVERS,
    ORDER_SLOTS,
)
from stavitel.titles.paladins.cards import DEBT
from stavitel.titles.paladins.kinds import Outsider, Points
from stavitel.titles.paladins.table import Game, Player, fulfilled


def row(points: Points) -> tuple[int, ...]:
    """The points of every count: those printed, and from the end of the row on the same again."""
    return points.vp + points.vp[-1:] * BEYOND


BEYOND: Final = 100  # counts past the end of a printed row; no box holds as much of anything
ATTRIBUTES: Final = row(ATTRIBUTE_POINTS)
DEVELOPED: Final = row(DEVELOP_POINTS)
COMMISSIONED: Final = row(COMMISSION_POINTS)
FORTIFIED: Final = row(FORTIFY_POINTS)
GARRISONED: Final = row(GARRISON_POINTS)
ABSOLVED: Final = row(ABSOLVE_POINTS)


def score(g: Game) -> list[Score]:
    """Every seat's points as things stand. [P19]"""
    return [tally(g, p) for p in g.players]


def tally(g: Game, p: Player) -> Score:
    """A seat's points by category; the virtual player scores neither workshops nor resources. [P19, P29.1]"""
    orders = 0
    for slot, order in zip(ORDER_SLOTS, g.orders, strict=False):
        if fulfilled(p, order):
            orders += slot.vp
    walls = converted = 0
    for wall in p.walls:
        walls += wall.vp
    for outsider in p.converted:
        converted += converted_points(g, p, outsider)
    virtual = p.virtual is not None
    points = {
        "orders": orders,
        "faith": ATTRIBUTES[p.faith],
        "strength": ATTRIBUTES[p.strength],
        "influence": ATTRIBUTES[p.influence],
        "develop": 0 if virtual else DEVELOPED[p.developed],
        "commission": COMMISSIONED[p.monks],
        "fortify": FORTIFIED[len(p.walls)] + walls,
        "garrison": GARRISONED[p.outposts],
        "absolve": ABSOLVED[p.jars],
        "convert": converted,
        "debts": p.paid * DEBT.paid + p.unpaid * DEBT.unpaid,
        "resources": 0 if virtual else (p.silver + p.provisions) // LEFTOVERS.value,
    }
    return Score(p.seat, sum(points.values()), points, (orders, -len(p.suspicion)))  # [P19.11]


def converted_points(g: Game, p: Player, outsider: Outsider) -> int:
    """What a converted outsider is worth; for the virtual player at least 1. [P19.7, P29.2]"""
    points = outsider_points(g, p, outsider.scores)
    return 1 if p.virtual is not None and points < 1 else points


def outsider_points(g: Game, p: Player, scores: str) -> int:
    """The printed rule of a converted outsider. [P19.7]"""
    count, every = SCORES[scores]
    return count(g, p) // every


def per_order(g: Game, p: Player) -> int:
    """1 for the Champion, and 1 for each King's Order fulfilled. [P19.7]"""
    return 1 + sum(fulfilled(p, order) for order in g.orders)


def per_mercenary(g: Game, p: Player) -> int:
    """1 for the Mercenary, and 1 for each own converted Mercenary. [P19.7]"""
    return 1 + sum(other.scores == "mercenary" for other in p.converted)


def attacked(p: Player, people: str) -> int:
    """How many of a people a player has attacked. [P19.7]"""
    return sum(other.people == people for other in p.attacked)


SCORES: Final[dict[str, tuple[Callable[[Game, Player], int], int]]] = {
    "per-2-commission": (lambda g, p: p.monks, 2),
    "per-2-fortify": (lambda g, p: len(p.walls), 2),
    "per-2-garrison": (lambda g, p: p.outposts, 2),
    "per-2-absolve": (lambda g, p: p.jars, 2),
    "per-2-develop": (lambda g, p: p.developed, 2),
    "per-2-recruit": (lambda g, p: len(p.retinue), 2),
    "per-4-strength": (lambda g, p: p.strength, 4),
    "per-4-influence": (lambda g, p: p.influence, 4),
    "per-4-faith": (lambda g, p: p.faith, 4),
    "per-paid-debt": (lambda g, p: p.paid, 1),
    "per-unpaid-debt": (lambda g, p: p.unpaid, 1),
    "per-suspicion": (lambda g, p: len(p.suspicion), 1),
    "attacked-saracen": (lambda g, p: attacked(p, "saracen"), 1),
    "attacked-byzantine": (lambda g, p: attacked(p, "byzantine"), 1),
    "attacked-viking": (lambda g, p: attacked(p, "viking"), 1),
    "champion": (per_order, 1),
    "mercenary": (per_mercenary, 1),
}  # what a converted outsider counts, and how many of it make a point
