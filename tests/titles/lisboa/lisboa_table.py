"""Positions of Lisboa: a bare table, and what a test puts on it."""

from __future__ import annotations

from typing import Any

from stavitel.kernel import Match, Random
from stavitel.titles.lisboa import TITLE, rules
from stavitel.titles.lisboa.cards import BOARD, CARDS, FAVOR, SHIPS
from stavitel.titles.lisboa.kinds import GOODS, NOBLES, Political, Ship
from stavitel.titles.lisboa.table import Lisboa, Player, refill_church


def new_table(seats: int = 4, seed: str = "stage", **options: Any) -> Lisboa:
    """A table at the start of the first turn of seat 0, with bare boards: no goods, money, tiles or officials."""
    g: Lisboa = TITLE.setup(TITLE.resolve_options(options, seats), seats, Random.from_text(seed))
    g.random = Random.from_text(seed)
    refill_church(g)
    g.drafting = g.opening = False
    rules.deal_hands(g)
    g.starter = g.current = 0
    for p in g.players:
        p.reis = p.influence = 0
        p.goods = dict.fromkeys(GOODS, 0)
        p.office = dict.fromkeys(NOBLES, 0)
        p.officials = 8
        p.favors = []
        p.plans = []
        p.quests = []
    g.portraits = dict.fromkeys(NOBLES, len(g.players))
    g.neutral = 0
    return g


def keep_tiles(match: Match) -> None:
    """Let every seat keep the first of its two clergy tiles."""
    seat, ask = next(iter(match.asking.items()))
    while ask.topic == "keep-tile":
        match.answer(seat, next(iter(ask.options)))
        seat, ask = next(iter(match.asking.items()))


def treasury(g: Lisboa, value: int) -> None:
    """Put the treasury marker on a value."""
    g.treasury = BOARD.treasury_right.index(value)


def named(key: str) -> Any:
    """A printed thing by its key."""
    return CARDS[key]


def give(p: Player, **goods: int) -> None:
    """Set some goods of a player."""
    p.goods.update(goods)


def favor(g: Lisboa, p: Player, noble: str) -> None:
    """Give a player a favor tile."""
    g.portraits[noble] -= 1
    p.favors.append(FAVOR[noble])


def seat_official(p: Player, noble: str, count: int = 1, yard: bool = False) -> None:
    """Put officials of a player into an office or courtyard."""
    held = p.courtyard if yard else p.office
    held[noble] += count
    p.officials -= count


def top(p: Player, *cards: str) -> None:
    """Put nobles and ships at the top of a portfolio: "ship-red", "king-41"."""
    for key in cards:
        p.top.append(CARDS[key])  # type: ignore[arg-type]
        p.cargo.append("")


def bottom(p: Player, *cards: str) -> None:
    """Put treasury cards into a portfolio."""
    for key in cards:
        p.bottom.append(CARDS[key])  # type: ignore[arg-type]


def ship(colour: str) -> Ship:
    """A ship by its colour."""
    return SHIPS[colour]


def hold(p: Player, *cards: str) -> None:
    """Make these a player's hand."""
    p.hand = [card for card in (CARDS[key] for key in cards) if isinstance(card, Political)]
    p.taken = []


def build(g: Lisboa, p: Player, plot: str, good: str, group: str | None = None) -> None:
    """Put a store of a player on a plot."""
    g.owners[plot] = p.seat
    g.trades[plot] = good
    if group:
        p.houses[group] += 1


def opened(g: Lisboa, site: str, building: str, architect: str) -> None:
    """Put an open public building on a site."""
    g.buildings[site] = named(building)
    g.sides[site] = architect


def cubes(p: Player, earthquake: int = 0, fire: int = 0, tsunami: int = 0) -> None:
    """Set the cubes of a player."""
    p.cubes = {"earthquake": earthquake, "fire": fire, "tsunami": tsunami}
