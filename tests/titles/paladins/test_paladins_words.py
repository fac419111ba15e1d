"""What cards, options and the log say, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from random import Random as Dice
from typing import Any

import pytest

from stavitel.cli.text_view import thing
from stavitel.kernel import Match, new_match
from stavitel.testing.scenario import Scenario
from stavitel.titles.paladins.cards import CARDS, ORDERS
from stavitel.titles.paladins.people_cards import PALADIN_SETS
from stavitel.titles.paladins.pictures import order_card, paladin_card
from stavitel.words import LANGUAGES, Words
from titles.paladins.paladins_table import favour, hire, new_table, owe, scenario, suspect, take


def random_answers(seats: int, seed: int) -> Iterator[Match]:
    """A random game, shown before each answer."""
    match = new_match("paladins", seats, seed)
    dice = Dice(seed)
    while not match.over:
        yield match
        seat, ask = next(iter(match.asking.items()))
        keys = list(ask.options)
        match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))
    yield match


def check_options(games: range) -> None:
    """Every option of every question reads differently, and nothing is left blank."""
    words = {language: Words("paladins", language) for language in LANGUAGES}
    for seed in games:
        for match in random_answers(1 + seed % 4, seed):
            for ask in match.asking.values():
                for language, said in words.items():
                    texts = [said.answer(ask, key) for key in ask.options]
                    assert ask.many or len(set(texts)) == len(texts), (seed, language, ask.topic, texts)
                    texts += [said.refused(ask, key, CARDS) for key in ask.refused]
                    texts += [said.reason(why) for why in ask.refused.values()]
                    assert not any("{$" in text or "«" in text for text in texts), texts
            if match.over:
                for said in words.values():
                    texts = [said.event(event) for event in match.events(0, 0)]
                    assert not any("{$" in text or "«" in text for text in texts), texts


def test_no_two_options_read_alike() -> None:
    """Text and effects tell them apart; no argument is missing. [P4.8]"""
    check_options(range(4))


@pytest.mark.soak
def test_no_two_options_read_alike_in_five_hundred_games() -> None:
    """The same for longer."""
    check_options(range(500))


def numbers() -> Iterator[tuple[str, str]]:
    """Every value of a card that is a number, or a row of numbers."""
    for key, card in CARDS.items():
        for item in fields(card):  # type: ignore[arg-type]
            value = getattr(card, item.name)
            if type(value) is int or (isinstance(value, tuple) and value and type(value[0]) is int):
                yield key, item.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corrected_card_tells_the_truth(language: str) -> None:
    """Whatever number a content file changes, the words of the card change with it."""
    words = Words("paladins", language)
    found = list(numbers())
    assert len(found) > 500
    for key, name in found:
        card: Any = CARDS[key]
        value = getattr(card, name)
        before = words.card(key), words.card_text(key)
        object.__setattr__(card, name, 7 + value if type(value) is int else (*value, 99))
        try:
            assert (words.card(key), words.card_text(key)) != before, (key, name)
        finally:
            object.__setattr__(card, name, value)


def told(table: Scenario) -> list[str]:
    """The log in English."""
    words = Words("paladins", "en", ["Ann", "Bob", "Cat"])
    return [words.event(event) for event in table.match.events(0, 0)]


def test_the_log_tells_of_an_inquisition() -> None:
    """Who is most suspected and takes the debt, and how the tax supply moves. [P11.3, P14.2, P14.4]"""
    g = new_table()
    favour(g, "favour-9")
    suspect(g, g.players[1], "suspicion-0", "suspicion-0")
    hire(g.players[0], labourer=1)
    g.tax = 1
    table = scenario(g)
    table.answer_for(0, "favour:favour-9")
    log = told(table)
    expected = [
        "Ann takes tax: 1; tax supply: 0",
        "The Inquisition comes; Ann took the last tax coin",
        "Most suspicion cards: Bob (2)",
        "Bob takes a debt",
        "Bob discards suspicion cards: 1",
        "The tax supply is filled up: 5",
    ]
    at = log.index(expected[0])
    assert log[at : at + len(expected)] == expected


def test_the_log_tells_what_the_virtual_player_gains() -> None:
    """Its marker, its attributes and workers, and why a scheme fell back. [P22.1, P24.4]"""
    g = new_table(1)
    g.players[0].passed = True
    g.active = 1
    p = g.players[1]
    virtual = p.virtual
    assert virtual is not None
    virtual.deck.append(virtual.deck.pop(virtual.deck.index(CARDS["scheme-convert"])))
    virtual.workers = 1
    owe(g, p)
    g.town_discards += [card for card in g.town if card is not None]
    g.town = [take(g, "watchman-2"), None, None, None, None]
    log = told(scenario(g))
    start = log.index("Bob turns up: Scheme: Convert")
    assert log[start + 1 : start + 6] == [
        "Bob cannot do it: Convert (too few workers)",
        "Bob acts: Recruit",
        "Bob dismisses: Watchman (silver)",
        "Bob moves the resource marker: +1, now on 2",
        "Bob is on turn",
    ]


def test_the_last_round_arranges_no_paladins() -> None:
    """Only the one for the board is chosen, and no other is told of. [P3.4]"""
    match = new_match("paladins", 2, "last")
    while not match.over:
        seat, ask = next(iter(match.asking.items()))
        keys = list(ask.options)
        match.answer(seat, keys[: ask.least] if ask.many else keys[-1])
    words = Words("paladins", "en", ["Ann", "Bob"])
    log = [words.event(event) for event in match.events(0)]
    last = log[log.index("This is the last round") :]
    assert sum("arranges the paladins" in line for line in log) == 6
    assert not any("arranges" in line for line in last)
    chosen = [line.partition(":")[0] for line in last if "chooses" in line]
    assert chosen == ["Ann chooses a paladin", "Bob chooses a paladin"]


def test_places_are_called_by_what_they_give() -> None:
    """Also where the reward would lapse now, as paying a debt without one. [P7.3, P8.2]"""
    words = Words("paladins", "en")
    assert words.card("r4e") == "Square 4e: pay a debt"
    assert words.card("jar-space-1") == "Jar space 1: pay a debt"
    assert words.card("scheme-pray") == "Scheme: Pray"


def test_pictures_of_actions_are_named_by_the_action() -> None:
    """A holy symbol is faith, but on an order it means converting; Roland recruits, he is no free recruit. [P9, P16]"""
    words = Words("paladins", "en")
    for order in ORDERS:
        action = words.text(f"word-{order.action}")
        assert thing(order_card(order, []).as_json(), words) == f"King's Order: {action} ({action} 5)"
    roland, otton = PALADIN_SETS[0][10], PALADIN_SETS[0][9]
    assert thing(paladin_card("roland", roland).as_json(), words) == "Roland (fighter, labourer, Recruit, strength +4)"
    assert (
        thing(paladin_card("otton", otton).as_json(), words)
        == "Otton (merchant, merchant, Trade, faith +2, strength +2)"
    )
