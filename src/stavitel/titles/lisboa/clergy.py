"""What the clergy tiles on a board do; each code works where [L19.3] and [L19.6] say and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence

from stavitel.titles.lisboa.kinds import LETTER, NOBLES, Clergy
from stavitel.titles.lisboa.table import Player


def bonus(tiles: Sequence[Clergy], code: str, of: str = "") -> int:
    """What the tiles give together: equal effects add up. [L19.7]"""
    if not tiles:
        return 0
    total = 0
    for tile in tiles:
        if tile.effect == code and (tile.of == of or tile.of in ("", "any")):
            total += tile.amount
    return total


def free_rubble(tiles: Sequence[Clergy]) -> str:
    """The kinds of cube that cost nothing in the land price, as letters. [L19.3]"""
    free = ""
    for tile in tiles:
        if tile.effect == "rubble_free":
            free += LETTER[tile.of]
    return free


def warehouse(p: Player) -> int:
    """How many goods of each type the warehouse holds. [L5.2, L19.3]"""
    return 2 + p.sets + (bonus(p.clergy, "warehouse_plus") if p.clergy else 0)


def recruits(p: Player) -> int:
    """The most officials a player may place when recruiting, each in a different office. [L10.1.1, L19.6]"""
    return min(2 + bonus(p.clergy, "recruit_extra"), p.officials, len(NOBLES))


def trim(p: Player) -> list[str]:
    """Goods above capacity go back at once; which ones they were. [L5.2, L19.6]"""
    room = warehouse(p)
    lost: list[str] = []
    for good, count in p.goods.items():
        if count > room:
            p.goods[good] = room
            lost += [good] * (count - room)
    return lost
