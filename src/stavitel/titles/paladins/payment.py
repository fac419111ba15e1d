"""What actions cost a player, and what is missing for them. [P5-P8, P16.1]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stavitel.kernel import Reason
from stavitel.titles.paladins.board_cards import CONVERT_ROW, FRONTIER, JARS, MONKS, OUTPOSTS, SPACE, TOWN_ROW, WALL_ROW
from stavitel.titles.paladins.table import Game, Player, current_faith, current_influence, current_strength, waived

DEVELOP: Final = SPACE["develop"]
PRAY: Final = SPACE["pray"]


Need = Callable[[Game, Player, Any], int]  # of table, player and option


def silver_short(rule: str, need: Need) -> Reason:
    """Too little silver."""
    return Reason("silver-short", rule, need=need, have=lambda g, p, option: p.silver)


def provisions_short(rule: str, need: Need) -> Reason:
    """Too few provisions."""
    return Reason("provisions-short", rule, need=need, have=lambda g, p, option: p.provisions)


def faith_short(rule: str, need: Need) -> Reason:
    """Too little faith."""
    return Reason("faith-short", rule, need=need, have=lambda g, p, option: current_faith(p))


def strength_short(rule: str, need: Need) -> Reason:
    """Too little strength."""
    return Reason("strength-short", rule, need=need, have=lambda g, p, option: current_strength(p))


def influence_short(rule: str, need: Need) -> Reason:
    """Too little influence."""
    return Reason("influence-short", rule, need=need, have=lambda g, p, option: current_influence(p))


def develop_price(p: Player) -> int:
    """Silver for a workshop. [P5.1, P5.5]"""
    paladin = p.paladin
    if paladin is None or paladin.action != "develop":
        return DEVELOP.silver
    return max(0, DEVELOP.silver - paladin.reduces)


def town_price(p: Player, position: int) -> int:
    """Silver for the townsfolk at a position, counted from 0. [P6.2, P6.7]"""
    return 0 if waived(p, "recruit") else TOWN_ROW[position].silver


def debt_serves(g: Game, p: Player, position: int, keep: bool) -> bool:
    """Whether a debt may be taken instead of the silver of a position. [P6.2, P13.5]"""
    if not TOWN_ROW[position].or_debt or not g.debts or waived(p, "recruit"):
        return False
    return keep or g.debt_for_dismiss


def pray_price(p: Player) -> int:
    """Silver for praying. [P6.10, P6.12]"""
    return 0 if waived(p, "pray") else PRAY.silver


def monk_price(p: Player) -> int:
    """Provisions for the next monk. [P7.1, P7.4]"""
    return 0 if waived(p, "commission") else MONKS[p.monks].cost


def wall_price(p: Player) -> int:
    """Provisions for the next wall. [P7.5, P7.8]"""
    return 0 if waived(p, "fortify") else WALL_ROW[len(p.walls)].cost


def outpost_price(p: Player) -> int:
    """Provisions for the next outpost. [P7.9, P7.12]"""
    return 0 if waived(p, "garrison") else OUTPOSTS[p.outposts].cost


def jar_price(p: Player) -> int:
    """Silver for the next jar. [P8.1, P8.3]"""
    return 0 if waived(p, "absolve") else JARS[p.jars].cost


def attack_price(strength: int, position: int) -> int:
    """Silver that makes up for missing strength, 1 for each 2 points begun. [P8.5]"""
    missing = FRONTIER[position].strength - strength
    return (missing + 1) // 2 if missing > 0 else 0


def convert_price(p: Player) -> int:
    """Silver for the next conversion. [P8.8, P8.11]"""
    return 0 if waived(p, "convert") else CONVERT_ROW[len(p.converted)].cost
