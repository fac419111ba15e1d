"""Texts in three languages: plurals, references, what is missing."""

import os
import subprocess
import sys

import pytest

from foreign_titles import bridges
from stavitel.kernel import Reason, move, new_match
from stavitel.words import LANGUAGES, Words

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


def test_a_missing_message_shows_its_id():
    assert Words(None, "en").text("no-such-thing") == "«no-such-thing»"


def test_only_known_languages():
    with pytest.raises(ValueError, match="'de' is not one of en, cs, pl"):
        Words(None, "de")


def test_a_card_may_have_a_text(bridges):
    words = Words("bridges", "en")
    assert words.card_text("arch") == "Spans the river in one leap."
    assert words.card_text("footbridge") is None


def test_everything_a_game_says_has_a_text(bridges):
    """A whole game, read by every seat in three languages, shows no bare id."""
    match = new_match(bridges, 3, seed=5)
    said = []
    while not match.over:
        for seat, question in list(match.asking.items()):
            for language in LANGUAGES:
                words = Words("bridges", language)
                said.append(words.question(question))
                said += [words.option(option) for option in question.options.values()]
                said += [words.reason(reason) for reason in question.refused.values()]
            match.answer(seat, [] if question.many else list(question.options)[match.answers % len(question.options)])
    for language in LANGUAGES:
        words = Words("bridges", language)
        said += [words.event(event) for seat in (None, 0, 1, 2) for event in match.events(seat)]
        said += [words.category(name) for score in match.scores() for name in score.breakdown]
    assert said
    assert not [text for text in said if "«" in text]


def test_importing_the_library_brings_no_fluent():
    """The bare import stays light: formatting is loaded when first used."""
    code = "import sys, stavitel, stavitel.words; sys.exit('fluent.runtime' in sys.modules)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run([sys.executable, "-c", code], check=False, env=env).returncode == 0
