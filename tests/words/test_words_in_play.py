"""The tables of every title, drawn and read out in three languages: no text is missing, none lacks an argument."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from our_titles import OURS
from stavitel.bots.random import RandomBot
from stavitel.cli.picture import Lights, Renderer
from stavitel.cli.text_blocks import width_of
from stavitel.cli.text_view import marks, read
from stavitel.kernel import new_match, title_named, title_names
from stavitel.words import LANGUAGES, Words

GAP = re.compile(r"\{\$|\{\?|\$[a-z]")


WITH_WORDS = [name for name in title_names() if name in (*OURS, "bridges")]  # other tests bring titles without


@pytest.mark.parametrize("name", WITH_WORDS)
def test_every_table_can_be_drawn_within_the_screen_and_read_out(name):
    title = title_named(name)
    match = new_match(title, title.seats[1], "picture")
    dice = Random(name)
    spoken = {language: Words(name, language) for language in LANGUAGES}
    while not match.over and match.answers < 400:
        seat = next(iter(match.asking))
        if match.answers % 20 == 0:
            question, scene = match.asking[seat], match.scene(seat)
            lights = Lights(question.options, question.refused)
            for width in (48, 76, 120):
                assert width_of(Renderer(spoken["cs"], lights, seat).render(scene, width)) <= width
            for words in spoken.values():
                assert not [line for line in read(scene, words) if GAP.search(line)]
        match.answer(seat, RandomBot().decide(match.view(seat, dice)))
    assert {language: words.missing for language, words in spoken.items() if words.missing} == {}


def unlabelled(node: dict[str, Any]) -> Iterator[str]:
    """The pictures below a node that stand for themselves, without a word beside them."""
    if (
        node["kind"] in ("token", "counter", "slot")
        and node.get("icon")
        and not (node.get("label") or node.get("title"))
    ):
        yield node["icon"]
    for prop in ("cost", "badges", "icons"):
        for one in marks(node.get(prop)):
            says_nothing = prop == "icons" and node["kind"] == "card" and "value" not in one  # mere decoration
            if one.get("icon") and not says_nothing and not one.get("label") and one.get("seat") is None:
                yield one["icon"]
    top = [node["top"]] if node.get("top") else []
    for inner in [*node.get("children", ()), *node.get("markers", ()), *top]:
        yield from unlabelled(inner)


@pytest.mark.parametrize("name", OURS)
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
