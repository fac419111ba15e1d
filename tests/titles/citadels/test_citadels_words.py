"""What cards, options and the log say, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from random import Random as Dice
from typing import Any

import pytest

from stavitel.cli.text_view import thing
from stavitel.kernel import Match, new_match
from stavitel.testing.play import at_every_question
from stavitel.titles.citadels import TITLE
from stavitel.titles.citadels.cards import BUILDINGS, CARDS
from stavitel.titles.citadels.kinds import Deck, District
from stavitel.titles.citadels.pictures import building
from stavitel.words import LANGUAGES, Words
from titles.citadels.citadels_table import DARK_CITY, CitadelsScenario, scenario, seat

CIRCUS: dict[str, Any] = {"action_cards": True}
WAYS: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {}),
    (5, {**CIRCUS, "rank9": "artist", "bonus_random": 13}),
    (6, {**DARK_CITY, **CIRCUS, "rank9": "queen", "bonus_random": 13}),
    (3, {"profile": "ffg2010", **CIRCUS, "smithy": "3_for_2", "laboratory_gain": 2}),
    (2, {"powers_optional": False}),
    (4, {"rank8": "diplomat", "profile": "ffg2010", "bonus_random": 13}),
    (7, {"bank_limit": "30"}),
)


def games(seeds: range) -> Iterator[Match]:
    """Random games, each shown before every answer and at its end."""
    for seed in seeds:
        seats, options = WAYS[seed % len(WAYS)]
        match = new_match("citadels", seats, seed, options)
        for _ in at_every_question(match, Dice(seed)):
            yield match
        yield match


def check_texts(seeds: range) -> None:
    """Every option of a question reads differently, and nothing is left blank."""
    words = {language: Words("citadels", language) for language in LANGUAGES}
    for match in games(seeds):
        for language, said in words.items():
            for ask in match.asking.values():
                texts = [said.answer(ask, key) for key in ask.options]
                assert ask.many or len(set(texts)) == len(texts), (language, ask.topic, texts)
                texts += [said.refused(ask, key, CARDS) for key in ask.refused]
                texts += [said.reason(why) for why in ask.refused.values()]
                assert not any("{$" in text or "«" in text for text in texts), texts
            if match.over:
                texts = [said.event(event) for event in match.events(0, 0)]
                assert not any("{$" in text or "«" in text for text in texts), texts


def test_no_two_options_read_alike() -> None:
    """Text and effects tell them apart; no argument is missing. [C5]"""
    check_texts(range(len(WAYS)))


@pytest.mark.soak
def test_no_two_options_read_alike_in_five_hundred_games() -> None:
    """The same for longer."""
    check_texts(range(500))


def numbers() -> Iterator[tuple[str, str]]:
    """Every number that a content file can change."""
    for key, card in CARDS.items():
        if isinstance(card, (District, Deck)):
            names = [item.name for item in fields(card) if item.name != "bit"]
            yield from ((key, name) for name in names if type(getattr(card, name)) is int)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corrected_card_tells_the_truth(language: str) -> None:
    """Whatever number a content file changes, the words of the card change with it. [C1.3, C1.4, R-01]"""
    words = Words("citadels", language)
    found = list(numbers())
    assert len(found) > 100
    for key, name in found:
        card = CARDS[key]
        value = getattr(card, name)
        before = words.card_text(key)
        object.__setattr__(card, name, value + 21)
        try:
            assert words.card_text(key) != before, (key, name)
        finally:
            object.__setattr__(card, name, value)


def test_a_theft_from_an_empty_purse_is_told() -> None:
    """Nothing changes hands. [C8.7]"""
    table = scenario(seat("thief"), seat("king"), seat(), seat())
    table.answer("name:king", "gold", "end")
    (told,) = table.told("robbed-of-nothing")
    assert told["args"] == {"who": {"seat": 0}, "whose": {"seat": 1}, "n": 0}
    assert table.told("robbed") == []


def test_who_gave_the_crown_is_told() -> None:
    """Its holder to the King; the Emperor to whom he likes. [C10.1, C34]"""
    table = scenario(seat("king"), seat(), seat(), seat(), crown=2)
    (told,) = table.told("crowned")
    assert told["args"] == {"who": {"seat": 0}, "whose": {"seat": 2}}
    table = scenario(seat("emperor"), seat(), seat(), seat(), crown=2, options={"rank4": "emperor"})
    table.answer("player:seat3")
    (told,) = table.told("gives-the-crown")
    assert told["args"] == {"who": {"seat": 0}, "whose": {"seat": 2}, "to": {"seat": 3}}


def test_the_last_round_is_announced_once() -> None:
    """With the first complete city, also by a bell. [C16.1, C41.9]"""
    seven = "tavern temple watchtower market prison church manor"
    table = scenario(
        seat("bishop", gold=9, city=seven, hand="castle"), seat("warlord", city=seven, hand="keep", gold=9)
    )
    table.answer("gold", "build:castle", "end", "gold", "build:keep")
    assert len(table.told("last-round")) == 1
    options = {"bonus_districts": ["bell_tower"]}
    table = scenario(seat("bishop", gold=9, hand="bell_tower"), seat(city=seven), options=options)
    table.answer("gold", "build:bell_tower", "yes")
    assert len(table.told("last-round")) == 1


def test_turns_and_rounds_have_headings() -> None:
    """Every event that heads the log is told by a game. [C2.1, C4.2, C31]"""
    match = next(match for match in games(range(2, 3)) if match.over)
    told = {event["id"].removeprefix("tell-") for event in match.events(None)}
    assert set(TITLE.headings) == {"round", "turn", "resumes"} <= told


def test_who_passes_for_a_round_passes_on_strongman_and_acrobat() -> None:
    """Both questions have one topic, and its answer may stand for a round. [C24.3, C24.5]"""
    table = scenario(seat("assassin"), seat("king", hand="keep"), seat("bishop"), seat(), options=CIRCUS)
    table.answer("name:king")
    asked = table.asks
    table.answer("pass", "gold", "end")
    assert table.asks == asked == (1, "out-of-turn")
    assert TITLE.standing[table.ask.topic] in table.options


def effects(table: CitadelsScenario, *keys: str) -> list[dict[str, int]]:
    """What options cost and bring."""
    return [dict(table.ask.effects(key)) for key in keys]


def test_every_option_of_a_turn_names_its_price_and_yield() -> None:
    """Great Wall, Artist and Factory included. [C5.1, C5.4, C6.1, C14.3-C14.5, C39, C41.10]"""
    table = scenario(
        seat("warlord", gold=9, city="factory prison", hand="keep market big_top director"),
        seat(city="great_wall tavern castle", gilded="castle"), seat(city="tavern manor"), seat(hand="keep keep"),
        options={**CIRCUS, "bonus_districts": ["factory"]},
    )  # fmt: skip
    assert effects(table, "gold", "cards", "income") == [{"gold": 2}, {"hand": 1}, {"gold": 1}]
    table.answer("gold")
    assert effects(table, "build:keep", "build:market") == [{"gold": -2, "points": 3}, {"gold": -2, "points": 2}]
    assert effects(table, "destroy:great_wall@seat1", "destroy:tavern@seat1", "destroy:castle@seat1") == [
        {"gold": -5},
        {"gold": -1},
        {"gold": -5},
    ]
    assert effects(table, "destroy:tavern@seat2", "destroy:manor@seat2") == [{"gold": 0}, {"gold": -2}]
    assert effects(table, "play:big_top", "play:director") == [{"points": -1, "city": 1}, {"points": -1, "builds": 2}]


def test_the_ninth_and_the_dark_name_theirs() -> None:
    """Tithe, cargo, dowry, coins for points, a hand for a hand. [C9.2, C33, C35, C37, C39, C40]"""
    table = scenario(seat("abbot"), seat(gold=5), seat(), seat(), options=DARK_CITY)
    assert effects(table, "tithe") == [{"gold": 1}]
    table = scenario(seat("navigator"), seat(), seat(), seat(), options=DARK_CITY, deck="manor keep market")
    table.answer("gold")
    assert effects(table, "sail-gold", "sail-cards") == [{"gold": 4}, {"hand": 3}]
    table = scenario(seat("artist", gold=1, city="manor"), *[seat()] * 3, options={"rank9": "artist"})
    assert effects(table, "gild:manor@seat0") == [{"gold": -1, "points": 1}]
    table = scenario(seat("magician", hand="keep"), seat(hand="manor manor manor"), seat(), seat())
    assert effects(table, "swap:seat1", "swap:seat2") == [{"hand": 2}, {"hand": -1}]
    table = scenario(seat("wizard", gold=4), seat(hand="manor"), seat(), seat(), options=DARK_CITY)
    table.answer("gold")
    assert effects(table, "conjure") == [{"hand": 1}]
    table.answer("conjure", "manor")
    assert effects(table, "build-now", "hold") == [{"gold": -3, "points": 3}, {}]


def test_an_exchange_names_the_lowest_price_and_then_the_price() -> None:
    """What is taken brings points, what is given costs points. [C38, R-57]"""
    table = scenario(
        seat("diplomat", gold=3, city="manor temple"), seat(city="palace great_wall"), seat(), seat(),
        options={"rank8": "diplomat", "deck": "base66"},
    )  # fmt: skip
    table.answer("gold", "end")
    assert effects(table, "exchange:palace@seat1", "pass") == [{"gold_at_least": -3, "points": 5}, {}]
    table.answer("exchange:palace@seat1")
    given = [{"gold": -3, "points": -3}, {"gold": -5, "points": -1}]
    assert effects(table, "give:manor@seat0", "give:temple@seat0") == given


def test_an_exchange_with_one_price_names_it() -> None:
    """Where whatever is given costs the same, the price is no bound. [C38]"""
    table = scenario(
        seat("diplomat", gold=1, city="manor docks"), seat(city="palace"), seat(), seat(),
        options={"rank8": "diplomat", "deck": "base66"},
    )  # fmt: skip
    table.answer("gold", "end")
    assert effects(table, "exchange:palace@seat1") == [{"gold": -2, "points": 5}]


def test_the_end_of_a_turn_names_what_it_brings_and_costs() -> None:
    """What is due, the Alchemist's refund, the Poor House and the tax. [C32, C36, C41.8, C50.4]"""
    options = {**DARK_CITY, "bonus_districts": ["poor_house"]}
    table = scenario(seat("alchemist", gold=1, hand="manor"), seat("tax_collector"), seat(), seat(), options=options)
    table.answer("gold", "end", "gold", "build:manor")
    assert effects(table, "end") == [{"gold": 2, "hand": 0}]
    table.answer("end")
    assert table.gold(0, 1) == [2, 3]
    table = scenario(seat("abbot", city="poor_house temple"), seat("king"), options={"rank5": "abbot"}, deck="keep")
    table.answer("gold", "end", "cards")
    assert effects(table, "end") == [{"gold": 1, "hand": 0}]


def test_a_district_says_its_cost_and_colour() -> None:
    """A table in words says what a number is; the King collects for yellow districts. [C5.4]"""
    words = Words("citadels", "en")
    assert thing(building("manor", BUILDINGS["manor"]).as_json(), words) == "Manor (cost 3, yellow)"
    assert words.card_text("manor") == "Noble district (yellow): costs 3 coins, worth 3 points."
