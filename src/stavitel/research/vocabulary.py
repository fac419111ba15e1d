"""The words of a title: what its fields hold, what it asks about and which answers there are, frozen per version.

They are found by playing: games of every size with the same seeds give the same words. Those of our own titles are
kept in `vocabularies/`, written by `python -m stavitel.research.vocabulary`, so that a trained model finds the same
features and actions after an update that does not touch the title; `Vocabulary.as_json` keeps those of any other.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from stavitel.bots import bot, names
from stavitel.kernel import (
    Card,
    Match,
    Move,
    Number,
    OptionError,
    Several,
    Title,
    Toggle,
    key_of,
    new_match,
    title_named,
    title_names,
)
from stavitel.kernel.table import home, states_by_name
from stavitel.research.shapes import Seen, Shape

FOLDER = Path(__file__).parent / "vocabularies"
FORMAT = 1
GAMES = 9  # of each size
LOOK_EVERY = 4  # questions
SEAT = re.compile(r"\bseat(\d+)")
COPY = re.compile(r"~\d+$")


@dataclass(frozen=True)
class Vocabulary:
    """All that features and actions of a title are made of."""

    title: str
    version: str
    declared: str  # a hash of the fields of its states
    cards: dict[str, list[str]]  # keys by class
    states: dict[str, dict[str, Shape]]  # by class and field
    looks: list[str]  # classes of cards that a question may let a seat look at
    topics: list[str]
    keys: list[str]  # of options, seats counted from one's own, copies alike
    words: list[str]  # that options are made of: verbs, cards, places
    seat_verbs: list[str]  # moves whose place is a seat
    options: int  # in one question, at most

    def as_json(self) -> dict[str, Any]:
        """For a file."""
        return {"format": FORMAT, **self.__dict__}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Vocabulary:
        """What was written to a file."""
        if data.get("format") != FORMAT:
            raise ValueError(f"format {data.get('format')!r} is not known; this is format {FORMAT}")
        return cls(**{name: value for name, value in data.items() if name != "format"})


@cache
def vocabulary(title: Title) -> Vocabulary:
    """The words of a title: those that were kept if its version and its fields are still the same, else found now."""
    kept = FOLDER / f"{title.name}.json"
    if kept.is_file():
        found = Vocabulary.from_json(json.loads(kept.read_text(encoding="utf-8")))
        least = title.seats[0]
        if found.version == title.version and found.declared == declared(new_match(title, least, 0, quiet=True)):
            return found
    return find_vocabulary(title)


def declared(match: Match) -> str:
    """A hash of the fields of all states of a title."""
    package = home(type(match.table))[0]
    fields = [
        (name, part.name, part.kind, part.visibility)
        for (place, name), cls in sorted(states_by_name.items())
        if place == package
        for part in cls._parts  # type: ignore[attr-defined]
    ]
    return sha256(repr(fields).encode()).hexdigest()[:16]


def find_vocabulary(title: Title, games: int = GAMES) -> Vocabulary:
    """Play games of every size, some with the title's own bot, some with other options, and note what turns up."""
    least, most = title.seats
    finder = _Finder(title)
    for seats in sorted({least, *range(max(2, least), min(most, 4) + 1), most}):
        for game in range(games):
            finder.play(seats, game)
    return finder.vocabulary()


class _Finder:
    """Plays and takes note."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.fields: dict[str, dict[str, Seen]] = {}
        self.inner: dict[tuple[str, str], Shape] = {}  # states inside a state
        self.topics: dict[str, None] = {}
        self.at: dict[str, Seen] = {}  # by verb
        self.asked: dict[tuple[int, int, str], Any] = {}  # options, by seat, players and key
        self.looks: dict[str, None] = {}
        self.options = 1
        self.declared = ""

    def play(self, seats: int, game: int) -> None:
        """One game at random, every other one with the title's own bot in some seats."""
        random = Random(f"vocabulary:{self.title.name}:{seats}:{game}")
        options = some_options(self.title, seats, random) if game % 3 == 2 else {}
        match = new_match(self.title, seats, f"vocabulary:{seats}:{game}", options, quiet=True)
        self.declared = self.declared or declared(match)
        own = names(self.title.name)[1:2] if game % 2 and self.title.name in title_names() else []
        clever = bot(own[0], self.title.name) if own else None
        asked = 0
        while not match.over:
            seat, question = next(iter(match.asking.items()))
            self.note_question(match, seat, question)
            if asked % LOOK_EVERY == 0:
                self.note_state(match.table, len(match.table.players))
            asked += 1
            if clever is not None and (seat + game // 2) % 2:
                match.answer(seat, clever.decide(match.view(seat, random)))
            else:
                match.answer(seat, question.random_answer(random))
        self.note_state(match.table, len(match.table.players))

    def note_question(self, match: Match, seat: int, question: Any) -> None:
        self.topics[question.topic] = None
        self.options = max(self.options, len(question.options))
        players = len(match.table.players)
        for zone in question.look:
            for thing in zone if isinstance(zone, (list, tuple)) else (zone,):
                if isinstance(thing, Card):
                    self.looks[type(thing).__qualname__] = None
        for key, option in question.options.items():
            self.asked[seat, players, key] = option
            if type(option) is Move and type(option.at) is int:
                self.at.setdefault(option.verb, Seen()).add(option.at, players)

    def note_state(self, held: Any, players: int) -> None:
        name = type(held).__qualname__
        fields = self.fields.setdefault(name, {})
        for part in type(held)._parts:
            value = getattr(held, part.name)
            inner = [value] if part.kind == "state" else value.values() if part.kind == "statedict" else value
            if part.kind not in {"state", "states", "statedict"}:
                fields.setdefault(part.name, Seen()).add(value, players)
                continue
            for one in inner:
                if one is not None:
                    self.note_state(one, players)
                    shape = self.inner.setdefault((name, part.name), {"of": type(one).__qualname__})
                    shape["as"] = "players" if part.name == "players" else part.kind
            if part.kind == "states" and part.name != "players" and value:
                shape["most"] = max(shape.get("most", 0), len(value))
            if part.kind == "statedict" and value:
                shape["keys"] = sorted({*shape.get("keys", ()), *map(str, value)})

    def vocabulary(self) -> Vocabulary:
        """What was noted."""
        cards: dict[str, list[str]] = {}
        for key, card in self.title.cards.items():
            cards.setdefault(type(card).__qualname__, []).append(key)
        states = {
            name: {field: seen.shape(cards) for field, seen in fields.items()} for name, fields in self.fields.items()
        }
        for (name, field), shape in self.inner.items():
            states[name][field] = shape
        seat_verbs = sorted(verb for verb, seen in self.at.items() if seen.shape({}) == {"as": "seat"})
        keys = {
            relative(key, option, seat, players, seat_verbs)
            for (seat, players, key), option in self.asked.items()
        }  # fmt: skip
        keys |= set(self._alike(cards, seat_verbs))
        words = {word for option in self.asked.values() for word in words_of(option)} | set(self.title.cards)
        return Vocabulary(
            self.title.name, self.title.version, self.declared, cards, states, sorted(self.looks),
            sorted(self.topics), sorted(keys), sorted(words), seat_verbs, self.options,
        )  # fmt: skip

    def _alike(self, cards: Mapping[str, list[str]], seat_verbs: list[str]) -> Iterable[str]:
        """The same answers with every other card of the class."""
        kinds = set()
        for option in self.asked.values():
            if isinstance(option, Card):
                kinds.add(("", type(option).__qualname__, ""))
            elif type(option) is Move and len(option.things) == 1 and isinstance(option.thing, Card):
                kind = type(option.thing).__qualname__
                if option.at is None:
                    kinds.add((option.verb + ":", kind, ""))
                elif hasattr(option.at, "seat"):
                    kinds |= {(option.verb + ":", kind, f"@seat+{seat}") for seat in range(self.title.seats[1])}
                elif option.verb in seat_verbs:
                    kinds |= {(option.verb + ":", kind, f"@+{seat}") for seat in range(self.title.seats[1])}
        for verb, kind, place in kinds:
            for key in cards.get(kind, ()):
                yield f"{verb}{key}{place}"


def some_options(title: Title, seats: int, random: Random) -> dict[str, Any]:
    """Options as a table might agree on them, each at random as long as they go together."""
    agreed: dict[str, Any] = {}
    for option in title.options:
        if isinstance(option, Number):
            given: Any = random.randint(option.least, option.most)
        elif isinstance(option, Toggle):
            given = random.random() < 0.5
        elif isinstance(option, Several):
            given = [value for value in option.values if random.random() < 0.5]
        else:
            given = random.choice(option.values)
        try:
            title.resolve_options({**agreed, option.name: given}, seats)
        except OptionError:
            continue
        agreed[option.name] = given
    return agreed


def relative(key: str, option: Any, seat: int, players: int, seat_verbs: Iterable[str]) -> str:
    """An option's key as its seat says it: seats counted from its own, copies alike.

    >>> relative("destroy:market@seat2", None, 1, 4, ())
    'destroy:market@seat+1'
    >>> relative("market~2", None, 0, 4, ())
    'market'
    """
    if "~" in key:
        key = COPY.sub("", key)
    if type(option) is Move and type(option.at) is int and option.verb in seat_verbs:
        return f"{key.rpartition('@')[0]}@+{(option.at - seat) % players}"
    if "seat" in key:
        return SEAT.sub(lambda found: f"seat+{(int(found[1]) - seat) % players}", key)
    return key


def words_of(option: Any) -> list[str]:
    """The words an option is made of, seats and numbers left out."""
    if type(option) is Move:
        parts = [option.verb, *option.things, option.at]
    else:
        parts = list(option) if isinstance(option, tuple) else [option]
    return [
        key_of(part)
        for part in parts
        if part is not None and (isinstance(part, bool) or not isinstance(part, int)) and not hasattr(part, "seat")
    ]


def main(titles: list[str]) -> None:
    """Find and keep the words of our titles anew: after a new version, or fields that were added."""
    FOLDER.mkdir(exist_ok=True)
    for name in titles or title_names():
        found = find_vocabulary(title_named(name))
        text = json.dumps(found.as_json(), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{name} {found.version}: {len(found.keys)} keys, {found.options} options, {len(text):,} characters")


if __name__ == "__main__":
    main(sys.argv[1:])
