"""The line mode in games of every title: what it prints are words, never names of icons, keys or fields."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from our_titles import OURS
from stavitel.cli.lookup import Lookup
from stavitel.cli.plain import Plain
from stavitel.cli.session import Session
from stavitel.cli.text_view import read
from stavitel.kernel import Title, new_match, title_named
from stavitel.testing.play import random_answer
from stavitel.words import LANGUAGES

FIELD = re.compile(r"[a-z]_[a-z]|\b[a-z][a-z-]*:[a-z0-9]|@|«|\{")  # own_stores, attributes:0, market@2


def walk(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for inner in [*node.get("children", ()), *node.get("markers", ()), *([node["top"]] if node.get("top") else [])]:
        yield from walk(inner)


def icons(value: Any) -> Iterator[str]:
    """The names of pictures in some data of a scene, of more than one word: `pope-crown`."""
    if isinstance(value, str) and re.fullmatch(r"[a-z]+(-[a-z]+)+", value):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from icons(part)


def raw_names(title: Title, scene: dict[str, Any]) -> set[str]:
    """What must not be printed: icons in use, as they are written and as they are read, and keys of cards."""
    named = {
        name
        for node in walk(scene)
        for prop in ("icon", "art", "icons", "badges", "cost")
        for name in icons(node.get(prop))
    }
    keys = {key for key in title.cards if re.search(r"[a-z][-.][a-z]*[0-9]", key)}
    return named | {name.replace("-", " ") for name in named} | keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_line_is_in_words(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    title = title_named(name)
    raw: set[str] = set()
    faults: set[str] = set()
    for seats in sorted({title.seats[0], 3}):
        dice = Random(f"{name}:{seats}")
        session = Session(new_match(title, seats, f"plain:{seats}"), {}, language)
        plain = Plain(session)
        while not session.match.over:
            question = session.question
            assert question is not None
            plain.tell()
            plain.ask(question)
            if session.match.answers % 25 == 0:
                raw |= raw_names(title, session.match.scene(session.me))
                plain.obey("t", question)
                plain.obey("w", question)
                plain.obey("c", question)
            session.answer(random_answer(question, dice))
        plain.scores()
        lines = set(capsys.readouterr().out.splitlines())
        pattern = re.compile("|".join(sorted(map(re.escape, raw), key=len, reverse=True)) or "$^")
        faults |= {line for line in lines if FIELD.search(line) or pattern.search(line)}
    assert not sorted(faults)[:20]


@pytest.mark.parametrize("name", OURS)
def test_every_card_and_place_can_be_read_about(name: str) -> None:
    """Whatever the table names, a name looks up."""
    title = title_named(name)
    session = Session(new_match(title, 3, "look"), {}, "cs")
    look = Lookup(title, session.match.scene(0), session.words)
    for card in title.cards.values():
        spoken = session.words.card(card.key)
        assert look.matching(card.key) == [spoken]
        text = session.words.card_text(card.key)
        assert text is None or text in look.about(spoken)
    for listed in look.entries:
        assert look.matching(listed)[0].casefold() == listed.casefold()
        assert look.about(listed)


def test_options_that_are_no_moves_have_cards_too(capsys: pytest.CaptureFixture[str]) -> None:
    """Whom to hire in Architects: all that are offered, or one by its number."""
    session = Session(new_match("architects", 2, "hire"), {}, "en")
    question = session.question
    assert question is not None and question.topic == "first-hire"
    plain = Plain(session)
    plain.obey("c", question)
    assert len(capsys.readouterr().out.splitlines()) == len(question.options)
    plain.obey("c 2", question)
    hired = list(question.options.values())[1].thing
    assert capsys.readouterr().out.startswith(session.words.card(hired.key) + ". ")


def test_what_was_typed_is_repeated_as_it_was_typed() -> None:
    """`gold` is a key of Citadels, whose word is coins."""
    title = title_named("citadels")
    session = Session(new_match(title, 3, "look"), {}, "en")
    look = Lookup(title, session.match.scene(0), session.words)
    assert look.about("gold") == ["There is nothing called “gold”."]


def test_the_table_tells_namesakes_apart() -> None:
    """Two Merchants of Architects trade differently, and skills have words."""
    session = Session(new_match("architects", 4, "audit"), {}, "en")
    lines = read(session.match.scene(0), session.words)
    row = next(line for line in lines if line.strip().startswith("Apprentices: "))
    assert "Merchant (tiler. King's Storehouse: one more trade, 3 Silver → 1 Marble)" in row
    assert "Merchant (tiler. King's Storehouse: one more trade, 1 Silver → 3 Clay)" in row
    assert "Conspirator (carpenter)" in row and "×2" not in row
