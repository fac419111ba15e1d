"""Positions written by hand: what they leave out is filled in from what is left in the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stavitel.titles.paladins.board_cards import FAVOUR_SLOTS, ORDER_SLOTS, START_SILVER
from stavitel.titles.paladins.cards import DEBT, FAVOURS, ORDERS, SUSPICIONS, WALLS
from stavitel.titles.paladins.inquisition import full_tax
from stavitel.titles.paladins.people_cards import OUTSIDERS, PALADIN_SETS, TAVERN, TOWNSFOLK
from stavitel.titles.paladins.setup import OUTSIDE, TOWN, fill_outside, fill_town, shuffled
from stavitel.titles.paladins.table import Game, Player, conserved


def complete_position(g: Game, given: Mapping[str, Any]) -> None:
    """Fill in what a hand-written position leaves out: players, decks, rows and the tax supply."""
    if not g.players:
        g.players = [Player(seat=seat, silver=START_SILVER.value) for seat in range(g.humans)]
    here = conserved(g)
    for name, cards in (
        ("town_deck", TOWNSFOLK),
        ("outsider_deck", OUTSIDERS),
        ("tavern_deck", TAVERN),
        ("wall_deck", WALLS),
        ("orders_down", ORDERS),
        ("favours_down", FAVOURS),
    ):
        if name not in given:
            setattr(g, name, shuffled(g.random, [card for card in cards if not here[card.key]]))
    if "suspicion_deck" not in given:
        left = [card for card in SUSPICIONS for _ in range(card.copies - here[card.key])]
        g.suspicion_deck = shuffled(g.random, left)
    for down, out, up, slots, filled in (
        (g.orders_down, g.orders_out, g.orders, ORDER_SLOTS, "orders_down" in given),
        (g.favours_down, g.favours_out, g.favours, FAVOUR_SLOTS, "favours_down" in given),
    ):
        room = max(0, len(slots) - len(up))
        if not filled:
            out.extend(down[room:])  # type: ignore[arg-type]
            del down[room:]
    for p, held in zip(g.players, given.get("players", [{}] * len(g.players)), strict=True):
        if p.virtual is None and "deck" not in held:
            p.deck = shuffled(g.random, [card for card in PALADIN_SETS[p.seat] if not here[card.key]])
    if "town" not in given:
        g.town = [None] * TOWN
        fill_town(g)
    if "outsiders" not in given:
        g.outsiders = [None] * OUTSIDE
        fill_outside(g)
    if "tax" not in given:
        g.tax = full_tax(g)
    if "debts" not in given:
        g.debts = DEBT.copies - sum(p.unpaid + p.paid for p in g.players)
