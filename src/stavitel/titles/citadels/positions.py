"""Positions written by hand: what they leave out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from stavitel.titles.citadels.cards import BUILDINGS, CIRCUS
from stavitel.titles.citadels.setup import box, deal_characters, edition
from stavitel.titles.citadels.table import DRAFTING, Citadels, conserved


def complete_position(g: Citadels, given: Mapping[str, Any]) -> None:
    """Fill in what a position written by hand leaves out: size of a city, deck, characters set aside or dealt."""
    if "limit" not in given:
        g.limit = g.agreed.city_size
    name_editions(g)
    if "deck" not in given:
        count = Counter(card.key for card in box(g))
        if g.agreed.circus:
            count.update(card.key for card in CIRCUS)
        g.deck = [BUILDINGS[key] for key in sorted((count - conserved(g)).elements())]
        g.random.shuffle(g.deck)
    if g.stage == DRAFTING and not g.draft.cards:
        deal_characters(g)
    elif "aside" not in given:
        placed = conserved(g)
        g.aside = [card for card in g.agreed.cast if not placed[card.key]]


def name_editions(g: Citadels) -> None:
    """A plain Smithy or Laboratory means the one that was agreed on. [R-27, R-28]"""
    zones = [g.deck, g.razed]
    for p in g.players:
        zones += [p.hand, p.city, p.offer, p.discards, p.tucked]
        p.gilded = tuple(edition(g, card) for card in p.gilded)
    for zone in zones:
        zone[:] = [edition(g, card) for card in zone]
