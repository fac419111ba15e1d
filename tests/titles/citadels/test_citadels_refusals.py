"""Offered or refused, never both and never neither: at every turn of whole games."""

from __future__ import annotations

from random import Random as Dice
from typing import Any

import pytest

from play import at_every_question, quick
from stavitel.titles.citadels.cards import ARMORY, LABORATORY, MUSEUM, SMITHY, Action
from stavitel.titles.citadels.table import Citadels
from titles.citadels.citadels_position import Position, seat

EVERYTHING = {"action_cards": True, "rank9": "artist", "bonus_random": 13}
DARK = {
    "action_cards": True,
    "rank1": "witch",
    "rank2": "tax_collector",
    "rank3": "wizard",
    "rank4": "emperor",
    "rank5": "abbot",
    "rank6": "alchemist",
    "rank7": "navigator",
    "rank8": "diplomat",
    "rank9": "queen",
    "bonus_random": 13,
}


def tempting(g: Citadels) -> set[str]:
    """Every move somebody at turn could think of."""
    p = g.players[g.turn.seat]
    who = g.turn.character.key
    found = {"gold", "cards", "end"}
    found |= {f"{'play' if isinstance(card, Action) else 'build'}:{card.key}" for card in p.hand}
    found |= {f"use:{card.key}" for card in (LABORATORY, SMITHY, MUSEUM, ARMORY) if card in p.city}
    found |= {f"wagon:cash_wagon,{at}@seat{q.seat}" for q in g.players for at in range(len(q.wagons))}
    if g.turn.character.colour is not None:
        found.add("income")
    if who in ("assassin", "thief"):
        found |= {f"name:{card.key}" for card in g.agreed.cast}
    elif who == "magician":
        found |= {"redraw", *(f"swap:seat{q.seat}" for q in g.players if q is not p)}
    elif who == "warlord":
        found |= {f"destroy:{card.key}@seat{q.seat}" for q in g.players for card in q.city}
    elif who == "artist":
        found |= {f"gild:{card.key}@seat{p.seat}" for card in p.city}
    moves = {
        "merchant": {"coin"},
        "architect": {"plans"},
        "wizard": {"conjure"},
        "abbot": {"tithe"},
        "navigator": {"sail-gold", "sail-cards"},
        "queen": {"dowry"},
    }
    return found | moves.get(who, set())


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (3, {"profile": "ffg2010", "action_cards": True}),
        (5, EVERYTHING),
        (6, DARK),
        (4, {"powers_optional": False, "action_cards": True}),
        (2, {"reshuffle_discard_when_empty": "no", "warlord_may_hit_own_city": "yes"}),
    ],
)
def test_every_tempting_move_is_offered_or_explained(seats: int, options: dict[str, Any]) -> None:
    """One function decides and explains. [C5]"""
    turns = 0
    for seed in range(3):
        match = quick("citadels", seats, seed, options)
        for who in at_every_question(match, Dice(seed)):
            ask = match.asking[who]
            if ask.topic != "turn":
                continue
            turns += 1
            for key in tempting(match.table):
                assert (key in ask.options) != (key in ask.refused), (key, match.table.turn.character)
            assert set(ask.options) <= tempting(match.table)
    assert turns > 100


@pytest.mark.parametrize(
    ("who", "director", "rule"),
    [("king", False, "C5.2"), ("king", True, "C24.6"), ("architect", False, "C13.3"), ("architect", True, "C24.6")],
)
def test_a_limit_of_builds_cites_who_set_it(who: str, director: bool, rule: str) -> None:
    """Everybody's one, the Architect's three, or two more by a Director. [C5.2, C13.3, C24.6]"""
    hand = "director tavern temple watchtower market church manor"
    table = Position(seat(who, gold=20, hand=hand), seat(), seat(), seat(), options={"action_cards": True})
    table.do("gold", *["play:director"] * director)
    table.do(*(f"build:{key}" for key in hand.split()[1 : table.g.turn.limit + 1]))
    assert table.why("build:manor") == f"limit-reached {rule}"
