"""Offered or refused, never both and never neither: at every turn of whole games."""

from __future__ import annotations

from random import Random as Dice
from typing import Any

import pytest

from stavitel.kernel import new_match
from stavitel.testing.play import at_every_question
from stavitel.titles.citadels.cards import ARMORY, LABORATORY, MUSEUM, SMITHY
from stavitel.titles.citadels.kinds import Action
from stavitel.titles.citadels.table import Citadels
from titles.citadels.citadels_table import DARK_CITY, scenario, seat

CIRCUS = {"action_cards": True}
EVERYTHING = {"action_cards": True, "rank9": "artist", "bonus_random": 13}
DARK = {**DARK_CITY, "action_cards": True, "rank9": "queen", "bonus_random": 13}


def tempting(g: Citadels) -> set[str]:
    """Every move somebody at turn could think of."""
    p = g.players[g.turn.seat]
    who = g.turn.character.key
    found = {"gold", "cards", "end"}
    found |= {f"{'play' if isinstance(card, Action) else 'build'}:{card.key}" for card in p.hand}
    found |= {f"use:{card.key}" for card in (LABORATORY, SMITHY, MUSEUM, ARMORY) if card in p.city}
    found |= {f"wagon:cash_wagon,{1 + at}@seat{q.seat}" for q in g.players for at in range(len(q.wagons))}
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
        match = new_match("citadels", seats, seed, options)
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
    table = scenario(seat(who, gold=20, hand=hand), seat(), seat(), seat(), options={"action_cards": True})
    table.answer("gold", *["play:director"] * director)
    table.answer(*(f"build:{key}" for key in hand.split()[1 : table.g.turn.limit + 1]))
    assert table.why("build:manor") == ("limit-reached", rule)


def test_what_a_fortune_teller_or_wizard_cannot_look_at_is_explained() -> None:
    """An empty hand. [C24.4, C33]"""
    table = scenario(seat("king", hand="fortune_teller"), seat(), seat(hand="keep"), seat(hand="manor"), options=CIRCUS)
    table.answer("play:fortune_teller")
    assert table.why("player:seat1") == ("no-cards-there", "C24.4")
    table = scenario(seat("wizard"), seat(), seat(hand="keep"), seat(hand="manor"), options={"rank3": "wizard"})
    table.answer("conjure")
    assert table.why("player:seat1") == ("no-cards-there", "C33")


def test_what_a_cannonball_cannot_replace_is_explained() -> None:
    """A Big Top, and a district for which there is nothing dearer. [C24.7]"""
    city = "big_top castle market tavern"
    table = scenario(seat("king", city=city, hand="human_cannonball manor", gold=5), seat(), seat(), options=CIRCUS)
    table.answer("play:human_cannonball")
    assert set(table.options) == {"replace:market@seat0", "replace:tavern@seat0"}
    assert table.why("replace:castle@seat0") == ("nothing-for-it", "C24.7")
    assert table.why("replace:big_top@seat0") == ("big-top-stays", "C24.1")


def test_what_an_armory_cannot_destroy_is_explained() -> None:
    """The own city, a completed one, a Big Top. [C41.2, R-46]"""
    eight = "tavern temple watchtower market prison church manor castle"
    options = {**CIRCUS, "bonus_districts": ["armory"]}
    table = scenario(
        seat("king", city="armory keep"), seat(city=eight), seat(city="big_top docks palace"), options=options
    )
    table.answer("use:armory")
    assert set(table.options) == {"destroy:docks@seat2", "destroy:palace@seat2"}
    assert table.why("destroy:keep@seat0") == ("own-city", "C41.2")
    assert table.why("destroy:manor@seat1") == ("city-complete", "C41.2")
    assert table.why("destroy:big_top@seat2") == ("big-top-stays", "R-46")


def test_who_cannot_be_given_the_crown_is_explained() -> None:
    """Its holder. [C34]"""
    table = scenario(seat("emperor"), seat(), seat(), seat(), crown=2, options={"rank4": "emperor"})
    assert set(table.options) == {"player:seat1", "player:seat3"}
    assert table.why("player:seat2") == ("has-the-crown", "C34")


def test_what_a_diplomat_cannot_give_is_explained() -> None:
    """A Keep, a district that stands there already, one that is too cheap. [C38]"""
    table = scenario(
        seat("diplomat", city="keep market tavern castle docks"), seat(city="palace market"), seat(), seat(),
        options={"rank8": "diplomat"},
    )  # fmt: skip
    table.answer("gold", "end", "exchange:palace@seat1")
    assert set(table.options) == {"give:castle@seat0", "give:docks@seat0"}
    assert table.why("give:keep@seat0") == ("not-exchanged", "C38")
    assert table.why("give:market@seat0") == ("stands-there", "C38")
    assert table.why("give:tavern@seat0") == ("too-dear", "C38")
