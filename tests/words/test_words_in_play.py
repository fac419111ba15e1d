"""Whole games of every title, read by every seat in three languages: no text is missing, none lacks an argument."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stavitel.bots.random import RandomBot
from stavitel.cli.blocks import width_of
from stavitel.cli.picture import Lights, Painter
from stavitel.cli.reading import read
from stavitel.kernel import Match, new_match, title_named, title_names
from stavitel.kernel.title import BUILT_IN
from stavitel.words import LANGUAGES, Words

GAP = re.compile(r"«|\{\$|\{\?|\$[a-z]")


def texts(match: Match, words: Words) -> Iterator[str]:
    """What is said of the open questions."""
    for question in match.asking.values():
        yield words.question(question)
        for option in question.options.values():
            yield words.option(option)
        for key, reason in question.refused.items():
            yield words.reason(reason)
            yield words.key(key, match.title.cards)


def encoded(value: Any) -> Iterator[dict[str, Any]]:
    """Every message in the data of a scene."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str) and set(value) <= {"id", "args"}:
            yield value
        for part in value.values():
            yield from encoded(part)
    elif isinstance(value, list):
        for part in value:
            yield from encoded(part)


WITH_WORDS = [name for name in title_names() if name in (*BUILT_IN, "bridges")]  # other tests bring titles without


@pytest.mark.parametrize("name", WITH_WORDS)
def test_everything_a_title_says_has_a_text(name):
    title = title_named(name)
    least, most = title.seats
    dice = Random(f"words:{name}")
    spoken = {language: Words(name, language) for language in LANGUAGES}
    gaps: set[str] = set()
    for seats in sorted({least, (least + most) // 2, most}):
        match = new_match(title, seats, f"words:{seats}")
        while not match.over:
            seat = dice.choice(list(match.asking))
            looked = match.answers % 12 == 0
            for words in spoken.values():
                said = list(texts(match, words))
                if looked:
                    scene = match.scene(seat)
                    said += [words.say(message) for message in encoded(scene)] + read(scene, words)
                gaps |= {text for text in said if GAP.search(text)}
            match.answer(seat, RandomBot().decide(match.view(seat, dice)))
        for words in spoken.values():
            said = [words.event(event) for seat in (None, *range(seats)) for event in match.events(seat)]
            said += [words.category(category) for score in match.scores() for category in score.breakdown]
            gaps |= {text for text in said if GAP.search(text)}
    assert not sorted(gaps)[:20]


@pytest.mark.parametrize("name", WITH_WORDS)
def test_every_table_can_be_drawn_within_the_screen(name):
    title = title_named(name)
    match = new_match(title, title.seats[1], "picture")
    dice = Random(name)
    while not match.over and match.answers < 400:
        seat = next(iter(match.asking))
        if match.answers % 20 == 0:
            question = match.asking[seat]
            lights = Lights(question.options, question.refused)
            for width in (48, 76, 120):
                assert width_of(Painter(Words(name, "cs"), lights, seat).paint(match.scene(seat), width)) <= width
        match.answer(seat, RandomBot().decide(match.view(seat, dice)))


def unlabelled(node: dict[str, Any]) -> Iterator[str]:
    """The pictures below a node that stand for themselves, without a word beside them."""
    if (
        node["kind"] in ("token", "counter", "slot")
        and node.get("icon")
        and not (node.get("label") or node.get("title"))
    ):
        yield node["icon"]
    for one in [*node.get("badges", ()), *(node["cost"] if isinstance(node.get("cost"), list) else ())]:
        if isinstance(one, dict) and one.get("icon") and not one.get("label") and one.get("seat") is None:
            yield one["icon"]
        elif isinstance(one, list) and isinstance(one[0], str):
            yield one[0]
    top = [node["top"]] if node.get("top") else []
    for inner in [*node.get("children", ()), *node.get("markers", ()), *top]:
        yield from unlabelled(inner)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_picture_without_a_label_has_a_word(name):
    """Who hears or reads the table is told what a picture means in the game, not what the icon is called."""
    spoken = {language: Words(name, language) for language in LANGUAGES}
    nameless: set[tuple[str, str]] = set()
    for seats in (title_named(name).seats[0], 3):
        match = new_match(name, seats, f"pictures:{seats}")
        dice = Random(name)
        while not match.over and match.answers < 300:
            seat = next(iter(match.asking))
            if match.answers % 12 == 0:
                icons = set(unlabelled(match.scene(seat)))
                nameless |= {
                    (lang, icon) for lang, words in spoken.items() for icon in icons if not words.has(f"icon-{icon}")
                }
            match.answer(seat, RandomBot().decide(match.view(seat, dice)))
    assert not nameless
