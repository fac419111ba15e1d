"""Texts in three languages: plurals, references, what is missing."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import stavitel.words
from foreign_titles import bridges
from stavitel.kernel import Reason, move, new_match, offer
from stavitel.words import HERE, LANGUAGES, Words

__all__ = ["bridges"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 plank", "2 planks", "5 planks", "22 planks"]),
        ("cs", ["1 prkno", "2 prkna", "5 prken", "22 prken"]),
        ("pl", ["1 deska", "2 deski", "5 desek", "22 deski"]),
    ],
)
def test_numbers_take_the_plural_of_the_language(bridges, language, said):
    words = Words("bridges", language)
    told = [words.text("tell-takes", {"who": {"seat": 0}, "count": count}) for count in (1, 2, 5, 22)]
    assert [text[-len(end) :] for text, end in zip(told, said, strict=True)] == said


def test_cards_seats_and_words_are_named_in_the_language(bridges):
    words = Words("bridges", "cs", ["Ala", "Ola"])
    assert words.say({"card": "arch"}) == "Oblouk"
    assert words.say({"back": "plan"}) == "plán"
    assert words.say({"seat": 1}) == "Ola"
    assert words.say("seat0") == "Ala"
    assert words.say([{"card": "arch"}, {"back": "plan"}, {"back": "plan"}]) == "Oblouk, plán ×2"
    assert words.option(move("build", bridges.cards["arch"])) == "Postavit: Oblouk"
    assert words.option(move("stand", "mill")) == "Hlídač u mlýna"
    assert words.option(True) == "Ano"
    assert words.option("seat1") == "Ola"


def test_a_refusal_says_why(bridges):
    reason = Reason("too-dear", "B1.2", cost=3, planks=1)
    assert Words("bridges", "en").reason(reason) == "It costs 3 planks, you have 1"
    assert Words("bridges", "cs").reason(reason) == "Stojí 3 prkna, máte 1"
    assert Words("bridges", "pl").reason(reason) == "Kosztuje 3 deski, masz 1"


def test_a_bare_key_can_be_read(bridges):
    words = Words("bridges", "en")
    assert words.key("build:arch", bridges.cards) == "Build: Arch"
    assert words.key("arch~2", bridges.cards) == "Arch"
    assert words.key("take", bridges.cards) == "Take two planks"


UNWRITTEN = json.loads((Path(__file__).parent / "unwritten.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("text", "said"), UNWRITTEN, ids=[text["id"] for text, _ in UNWRITTEN])
def test_a_missing_message_is_read_from_its_id(text, said):
    """The browser's tests read the same table."""
    words = Words(None, "cs", ["Ala", "Ola"])
    assert words.say(text) == said
    assert text["id"] in words.missing


def test_a_refusal_without_words_is_read_from_its_key():
    words = Words(None, "en")
    cards = {"old-bridge": object(), "favour:kf04": object()}
    assert words.key("repair:old-bridge", {}) == "Repair: old-bridge"
    assert words.key("favour:kf04", cards) == "Favour kf04"
    assert words.key("redraw", cards) == "Redraw"
    assert words.key("seat1", cards) == words.seat(1)


@pytest.fixture
def half_translated(bridges, monkeypatch, tmp_path):
    """The little title with a Czech file that lacks some messages, and no Polish one."""
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "cs.ftl").write_text("word-take = Vzít prkna\n", encoding="utf-8")
    monkeypatch.setattr(
        stavitel.words, "sources", lambda _, language: [HERE / language / "common.ftl", tmp_path / f"{language}.ftl"]
    )
    stavitel.words._bundle.cache_clear()
    yield
    stavitel.words._bundle.cache_clear()


ENGLISH = """
word-take = Take two planks
tell-takes = { $who } takes { $count ->
    [one] { $count } plank
   *[other] { $count } planks
}
"""


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_what_a_language_lacks_is_read_in_english(half_translated, language):
    """The message with its plurals is English; what is common to all titles stays in the reader's language."""
    words = Words("bridges", language, ["Ala"])
    assert words.text("tell-takes", {"who": {"seat": 0}, "count": 5}) == "Ala takes 5 planks"
    assert words.say("take") == ("Vzít prkna" if language == "cs" else "Take two planks")
    assert words.option(True) == Words(None, language).option(True)
    assert words.text("title") == "Bridges"
    assert words.missing >= {"tell-takes", "title"}
    assert ("word-take" in words.missing) == (language == "pl")


def test_only_known_languages():
    with pytest.raises(ValueError, match="'de' is not one of en, cs, pl"):
        Words(None, "de")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["(+2 planks)", "Build: Footbridge (−1 plank)"]),
        ("cs", ["(+2 prkna)", "Postavit: Lávka (−1 prkno)"]),
        ("pl", ["(+2 deski)", "Zbuduj: Kładka (−1 deska)"]),
    ],
)
def test_an_option_says_what_it_costs_and_brings(bridges, language, said):
    question = new_match(bridges, 3, seed=3).asking[0]
    words = Words("bridges", language)
    assert words.effects(question, "take") == said[0]
    assert words.answer(question, "build:footbridge") == said[1]
    assert words.answer(question, "redraw") == words.option("redraw")


def test_costs_are_told_first(bridges):
    """Also those that are burdens: of a debt more is worse, if the table says so."""
    effects = (("stone", 2), ("debt", 1), ("gold", 0), ("planks", -3))
    table = SimpleNamespace(burdens=("debt",))
    question = offer(table, None, [move("dig")], effects=lambda g, p, option: effects)
    assert Words("bridges", "en").effects(question, "dig") == "(+1 debt, −3 planks, +2 stone)"
    assert Words("bridges", "cs").effects(question, "dig") == "(debt +1, −3 prkna, stone +2)"
    table.burdens = ()
    assert Words("bridges", "en").effects(question, "dig") == "(−3 planks, +2 stone, +1 debt)"


def test_what_is_refused_is_said_in_the_words_of_the_option(bridges):
    question = new_match(bridges, 3, seed=3).asking[0]
    assert Words("bridges", "en").refused(question, "build:drawbridge", bridges.cards) == "Build: Drawbridge"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_card_follows_its_data(bridges, language):
    """What a content file changes in the rules, it changes in the words."""
    words, card = Words("bridges", language), bridges.cards["drawbridge"]
    before = words.card_text("drawbridge")
    object.__setattr__(card, "cost", 5)
    try:
        assert words.card_text("drawbridge") == before.replace("3", "5").replace("prkna", "prken").replace(
            "deski", "desek"
        )
    finally:
        object.__setattr__(card, "cost", 3)


def test_a_card_may_have_a_text(bridges):
    words = Words("bridges", "en")
    assert words.card_text("arch") == "Spans the river in one leap."
    assert words.card_text("footbridge") is None


def test_everything_a_game_says_has_a_text(bridges):
    """A whole game, read by every seat in three languages, shows no bare id."""
    match = new_match(bridges, 3, seed=5)
    spoken = [Words("bridges", language) for language in LANGUAGES]
    said = []
    while not match.over:
        for seat, question in list(match.asking.items()):
            for words in spoken:
                said.append(words.question(question))
                said += [words.option(option) for option in question.options.values()]
                said += [words.reason(reason) for reason in question.refused.values()]
            match.answer(seat, [] if question.many else list(question.options)[match.answers % len(question.options)])
    for words in spoken:
        said += [words.event(event) for seat in (None, 0, 1, 2) for event in match.events(seat)]
        said += [words.category(name) for score in match.scores() for name in score.breakdown]
    assert said
    assert [words.missing for words in spoken] == [set()] * 3


def test_importing_the_library_brings_no_fluent():
    """The bare import stays light: formatting is loaded when first used."""
    code = "import sys, stavitel, stavitel.words; sys.exit('fluent.runtime' in sys.modules)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run([sys.executable, "-c", code], check=False, env=env).returncode == 0
