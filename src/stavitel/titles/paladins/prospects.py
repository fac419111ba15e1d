"""What plans in progress promise a player, as numbers for the learned value: the state alone does not say it."""

from __future__ import annotations

from collections import Counter

from stavitel.titles.paladins.board_cards import ORDER_SLOTS, SPACE
from stavitel.titles.paladins.kinds import RIGHT
from stavitel.titles.paladins.table import Game, Player, times_done
from stavitel.titles.paladins.workers import BIT, manned, open_spots


def prospects(g: Game, p: Player) -> dict[str, int]:
    """Whole numbers by name: how far the King's Orders are done, what the workers man, and what townsfolk help with."""
    able = manned(tuple(p.workers))
    helpers = Counter([townsfolk.trigger for townsfolk in p.retinue])
    found = {"lowest": min(p.faith, p.strength, p.influence), "manned": 0, "helped": 0}
    for order, slot in zip(g.orders, ORDER_SLOTS, strict=False):
        found[slot.key] = min(order.times, times_done(p, order.action))
    for action in RIGHT:
        if able & BIT[open_spots(SPACE[action].spots, p.workshops.get(action, 0))]:
            found["manned"] += 1
            found["helped"] += helpers[action]
    return found
