"""What plans in progress promise a player, as numbers for the learned value: the state alone does not say it."""

from __future__ import annotations

from functools import lru_cache

from stavitel.titles.paladins.board_cards import ORDER_SLOTS, SPACE
from stavitel.titles.paladins.kinds import RIGHT, Townsfolk
from stavitel.titles.paladins.table import Game, Player, times_done
from stavitel.titles.paladins.workers import BIT, Hands, manned, open_spots


def prospects(g: Game, p: Player) -> dict[str, int]:
    """Whole numbers by name: how far the King's Orders are done, what the workers man, and what townsfolk help with."""
    spaces, helpers = helped(tuple(p.workers), tuple(p.workshops.items()), tuple(p.retinue))
    found = {"lowest": min(p.faith, p.strength, p.influence), "manned": spaces, "helped": helpers}
    for order, slot in zip(g.orders, ORDER_SLOTS, strict=False):
        found[slot.key] = min(order.times, times_done(p, order.action))
    return found


@lru_cache(maxsize=4096)
def helped(workers: Hands, workshops: tuple[tuple[str, int], ...], retinue: tuple[Townsfolk, ...]) -> tuple[int, int]:
    """How many right-hand actions the workers man, and how often townsfolk help with those."""
    able, covered = manned(workers), dict(workshops)
    open_to = [action for action in RIGHT if able & BIT[open_spots(SPACE[action].spots, covered.get(action, 0))]]
    return len(open_to), sum([townsfolk.trigger in open_to for townsfolk in retinue])
