"""Hand-written positions: what they leave out is laid out as at the start of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stavitel.kernel import Card
from stavitel.kernel.visibility import zones
from stavitel.titles.lisboa.setup import setup
from stavitel.titles.lisboa.table import HAND, Lisboa, refill_church

STACKS = (
    "bag",
    "church",
    "decrees",
    "decree_deck",
    "blue",
    "purple",
    "quest_deck",
    "discard",
    "outlawed",
    "starting_plans",
)
PLAIN = {"draft": False, "quests": False, "newcomers": (), "city_tokens": False, "starting_decrees": False}


def complete_position(g: Lisboa, data: Mapping[str, Any]) -> None:
    """Fill in a position: the board as at set-up, without the cards that lie elsewhere; then hands of five."""
    if {"phase", "rubble", "piles"} <= set(data):
        return  # a whole table, as `position` writes it
    people = [p for p in g.players if not p.automatic]
    fresh = setup({**PLAIN, "level": g.level}, len(people), g.random.copy())
    refill_church(fresh)
    fresh.phase = "turn"
    given = set(data)
    placed = set(_cards_of(g, given))
    for holder, part, _ in list(zones(g)):
        name = part.name
        if holder is not g or name in given or name == "level":
            continue
        held = getattr(fresh, name)
        if name in STACKS:
            held = [card for card in held if card not in placed]
        elif name in ("piles", "stacks", "plans"):
            held = {key: [card for card in stack if card not in placed] for key, stack in held.items()}
        elif name in ("shown", "available", "upcoming"):
            held = {key: None if card in placed else card for key, card in held.items()}
        setattr(g, name, held)
    while len(g.church) < len(fresh.church):
        g.church.append(None)
    if g.phase == "turn":
        refill_church(g)
        for kind, card in g.shown.items():
            if card is None and g.piles[kind]:
                g.shown[kind] = g.piles[kind].pop()
        for p in people:
            while len(p.hand) + len(p.taken) < HAND and g.blue:
                p.hand.append(g.blue.pop())
        g.box += g.blue
        g.blue = []
    for noble in g.portraits:
        if "portraits" not in given:
            g.portraits[noble] = sum(all(favor.noble != noble for favor in p.favors) for p in g.players)


def _cards_of(g: Lisboa, given: set[str]) -> Iterator[Card]:
    """The cards a position places: in the zones it names, and with its players."""
    for holder, part, _ in zones(g):
        if holder is not g or part.name in given:
            yield from _cards_in(getattr(holder, part.name))


def _cards_in(held: Any) -> Iterator[Card]:
    if isinstance(held, Card):
        yield held
    elif isinstance(held, dict):
        for inner in held.values():
            yield from _cards_in(inner)
    elif isinstance(held, list):
        for inner in held:
            yield from _cards_in(inner)
