"""Random games of every title, read out: options can be told apart, no text lacks a word, nothing costs unasked, and
no option does nothing.

`make test` plays a few games of each title, `make soak` five hundred (STAVITEL_GAMES).
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from our_titles import OURS
from stavitel.kernel import Match, Question, new_match, questions, title_named
from stavitel.kernel.values import text_of
from stavitel.testing.play import configurations, random_answer
from stavitel.words import LANGUAGES, Words

GAMES = int(os.environ.get("STAVITEL_GAMES", "3"))
GAP = re.compile(r"\{ ?\$|[«»]|  |^ | $")  # an argument that nobody gave, or the blanks around one
EVERY = 4  # of so many questions one is tried with all its answers
COMPILED = "STAVITEL_COMPILED" in os.environ  # machine code cannot be watched

Found = Counter[tuple[str, str, str]]  # language, topic, text


class Reader:
    """Reads questions out in every language, each text only once."""

    def __init__(self, name: str) -> None:
        self.words = [Words(name, language) for language in LANGUAGES]
        self.alike: Found = Counter()
        self.gaps: Found = Counter()
        self._read: dict[str, list[str]] = {}
        self._effects: dict[Any, list[str]] = {}
        self._looked: set[tuple[Any, ...]] = set()

    def text(self, topic: str, text: Any) -> list[str]:
        """A text, and whether something is missing in it."""
        key = json.dumps(text)
        said = self._read.get(key)
        if said is None:
            said = self._read[key] = [words.say(text) for words in self.words]
            for words, one in zip(self.words, said, strict=True):
                if GAP.search(one):
                    self.gaps[words.language, topic, one] += 1
        return said

    def effects(self, ask: Question, key: str, changes: Any) -> list[str]:
        """What an option costs and brings."""
        said = self._effects.get(changes)
        if said is None:
            said = self._effects[changes] = [words.effects(ask, key) for words in self.words]
        return said

    def read(self, ask: Question, effects: dict[str, Any]) -> None:
        """A question with all it offers and refuses."""
        topic = ask.topic
        self.text(topic, {"id": "ask-" + topic, "args": {}})
        for key, reason in ask.refused.items():
            self.text(topic, text_of(reason))
            if ask.tempting(key) is not None:
                self.text(topic, text_of(ask.tempting(key)))
        look = (topic, *effects.items())
        if look in self._looked:
            return
        self._looked.add(look)
        parts = {
            key: (self.text(topic, text_of(option)), self.effects(ask, key, effects[key]))
            for key, option in ask.options.items()
        }
        for number, words in enumerate(self.words):
            said: dict[str, str] = {}
            for key, (texts, changes) in parts.items():
                text = f"{texts[number]} {changes[number]}".rstrip()
                copy = key.partition("~")[0]  # copies of a card are alike
                if said.setdefault(text, copy) != copy:
                    self.alike[words.language, topic, text] += 1
        for what in {what for effect in effects.values() for what, _ in effect}:
            self.text(topic, {"id": f"word-{what}", "args": {}})


def asked(name: str) -> Iterator[Question]:
    """Every question of some random games."""
    for match, seat in played(name):
        yield match.asking[seat]


def played(name: str) -> Iterator[tuple[Match, int]]:
    """Some random games at each of their questions, with all numbers of players and all options in turn."""
    title = title_named(name)
    tables = configurations(title)
    for game in range(GAMES):
        dice = Random(f"{name}:{game}")
        seats, options = dice.choice(tables)
        match = new_match(title, seats, f"read:{game}", options, quiet=True)
        while not match.over:
            seat = dice.choice(list(match.asking))
            yield match, seat
            match.answer(seat, random_answer(match.asking[seat], dice))


@pytest.fixture
def unpriced(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The topics that were answered by their only option without looking at what it costs."""
    topics: set[str] = set()

    class Watched(questions.Settled):
        """A question that answered itself, on record."""

        __slots__ = ()

        def __init__(self, value: Any) -> None:
            super().__init__(value)
            choosing = sys._getframe(1).f_locals
            offered = choosing.get("options")
            if "topic" in choosing and not (isinstance(offered, questions.Offer) and offered._effects is not None):
                topics.add(choosing["topic"])

    if not COMPILED:
        monkeypatch.setattr(questions, "Settled", Watched)
    return topics


@pytest.mark.parametrize("name", OURS)
def test_options_can_be_read_and_told_apart(name: str, unpriced: set[str]) -> None:
    """No two options of a question read alike in any language, no text has a gap, and no price is hidden.

    A lone option that costs something is asked. So a topic whose options have prices never answers itself unlooked.
    """
    reader = Reader(name)
    priced: set[str] = set()
    for ask in asked(name):
        effects = {key: ask.effects(key) for key in ask.options}
        reader.read(ask, effects)
        if any(questions.is_cost(*effect, ask.burdens) for changes in effects.values() for effect in changes):
            priced.add(ask.topic)
    faults = listed("read alike", reader.alike) + listed("have a gap", reader.gaps)
    faults += [f"{words.language}: {msgid} is missing" for words in reader.words for msgid in words.missing]
    faults += [
        f"{topic}: has prices, but answers itself without looking at them" for topic in sorted(priced & unpriced)
    ]
    assert not faults, "\n".join([f"{name}, {GAMES} games:", *faults])


@pytest.mark.parametrize("name", OURS)
def test_no_option_leaves_all_as_it_was(name: str) -> None:
    """Whatever is offered does something: the same question never comes back at the same table."""
    idle: Counter[tuple[str, str]] = Counter()
    tried = 0
    for number, (match, seat) in enumerate(played(name)):
        ask = match.asking[seat]
        if number % EVERY or ask.many:
            continue
        before = match.fingerprint()
        for key in ask.options:
            line = match.fork()
            line.answer(seat, key)
            again = line.asking.get(seat)
            tried += 1
            if again is not None and (again.topic, [*again.options]) == (ask.topic, [*ask.options]):
                idle[ask.topic, key] += line.fingerprint() == before
    assert tried
    assert not +idle, f"{name}: {(+idle).most_common(10)}"


def listed(what: str, texts: Found) -> list[str]:
    """What was found, by topic, and the worst of it."""
    topics: Counter[str] = Counter()
    for (_, topic, _), count in texts.items():
        topics[topic] += count
    if not texts:
        return []
    worst = [f"  {count:>5} × {language} {topic}: {text}" for (language, topic, text), count in texts.most_common(15)]
    return [f"{len(texts)} texts {what} in {len(topics)} topics: {dict(topics.most_common())}", *worst]
