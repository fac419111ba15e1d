"""Positions written by hand: what they leave out follows from what they say."""

from __future__ import annotations

from collections import Counter
from typing import Any

from stavitel.titles.architects.apprentices import refill
from stavitel.titles.architects.cards import (
    APPRENTICES,
    BUILDINGS,
    COURTS,
    MARKET_CARDS,
    REWARDS,
    WONDER_CARDS,
    WORKERS,
)
from stavitel.titles.architects.kinds import GOODS
from stavitel.titles.architects.reset import deal_courts
from stavitel.titles.architects.setup import boxes_of, deal_schemes
from stavitel.titles.architects.table import Game, nowhere, workers_of


def complete_position(g: Game, data: Any) -> None:
    """Fill in what a hand-written position leaves out."""
    complete_players(g, data["players"])
    if not g.order:
        g.order = list(range(len(g.players)))
    if "phase" not in data:
        g.phase = "play"
    if g.opponent is not None and "schemes" not in data:
        deal_schemes(g)
    complete_decks(g, data)
    if g.wonders_on:
        complete_wonders(g, data)


def complete_players(g: Game, given: Any) -> None:
    """Places for Workers and captives; whatever Worker stands nowhere is available. [A1.7]"""
    for p in g.players:
        p.at = {**nowhere(), **p.at}
        p.captured = p.captured or [0] * len(g.players)
    for p, data in zip(g.players, given, strict=True):
        if "workers" not in data:
            p.workers -= workers_of(g, p) - WORKERS


def complete_decks(g: Game, data: Any) -> None:
    """Shuffled decks of the cards that lie nowhere else, and full displays."""
    boxes = boxes_of(g)
    used = {card.key for p in g.players for card in (*p.hand, *p.packet, *p.sunk, *p.buildings, *p.apprentices)}
    used |= {card.key for card in (*g.upper, *g.lower, *g.dismissed)}
    if "pile" not in data:
        g.pile = [card for card in BUILDINGS if card.box in boxes and card.key not in used]
        g.random.shuffle(g.pile)
    if "people" not in data:
        g.people = [card for card in APPRENTICES if card.box in boxes and card.key not in used]
        g.random.shuffle(g.people)
    if "upper" not in data or "lower" not in data:
        g.upper_coins, g.lower_coins = [0] * len(g.upper), [0] * len(g.lower)
        refill(g)
    if "small" not in data:
        g.small = [card for card in MARKET_CARDS if card not in g.large]
        g.random.shuffle(g.small)
        g.stall = g.small[-1].small if g.small else None
    if "rewards" not in data:
        taken = Counter(g.taken)
        g.rewards = [r for r in REWARDS if r.box in boxes for _ in range(r.copies - taken[r])]
        g.random.shuffle(g.rewards)


def complete_wonders(g: Game, data: Any) -> None:
    """The Wonders nobody has raised, and the cards of Princess and Profiteer. [W1.6, W1.7]"""
    g.offered = {**dict.fromkeys(GOODS, 0), **g.offered}
    if "wonders" not in data:
        built = {card for p in g.players for card in p.buildings}
        g.wonders = [wonder for wonder in WONDER_CARDS if wonder not in built]
    if g.consequence is None:
        deal_courts(g)
    elif g.court is None:
        g.courts = [card for card in COURTS if card is not g.consequence]
        g.random.shuffle(g.courts)
        g.court = g.courts.pop()
