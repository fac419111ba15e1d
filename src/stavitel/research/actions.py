"""Answers as numbered actions, in two encodings; action 0 ends a choice of several in both.

`keys`   an action for every answer that the title's vocabulary knows, seats counted from one's own, so that an action
         always means the same; what it does not know is hashed into the overflow, two in one question never the same.
`slots`  the n-th option of the question; what each option is made of comes along as rows of numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Container
from typing import Any
from zlib import crc32

from stavitel.kernel import Move, Question, key_of
from stavitel.research.vocabulary import COPY, Vocabulary, relative

DONE = 0
OVERFLOW = 128  # actions for answers that the vocabulary lacks
THINGS = 3  # of an option that are shown, in `slots`
COLUMNS = ("verb", *(f"thing{n}" for n in range(1, THINGS + 1)), "place", "place is seat", "number")
UNKNOWN = 1  # the number of a word that the vocabulary lacks; 0 is none


class Keys:
    """An action for every answer of the vocabulary."""

    def __init__(self, vocabulary: Vocabulary, players: int) -> None:
        far = tuple(f"+{seat}" for seat in range(players, 99))
        self.keys = ["done", *(key for key in vocabulary.keys if not key.endswith(far))]
        self.size = len(self.keys) + OVERFLOW
        self._players = players
        self._seat_verbs = frozenset(vocabulary.seat_verbs)
        self._index = {key: at for at, key in enumerate(self.keys) if at}
        self._known: list[dict[str, int]] = [{} for _ in range(players)]  # by seat: of keys as the rules write them

    def number(self, seat: int, question: Question, picked: Container[str]) -> dict[int, str]:
        """The key behind every action that is open."""
        known = self._known[seat]
        found: dict[int, str] = {}
        strange: list[str] = []
        for key, option in question.options.items():
            at = known.get(key)
            if at is None:
                at = self._find(key, option, seat)
                known[key] = at
            if at < 0:
                strange.append(key)
            elif at not in found and key not in picked:
                found[at] = key
        if strange:
            self._overflow(strange, picked, found)
        return found

    def _find(self, key: str, option: Any, seat: int) -> int:
        return self._index.get(relative(key, option, seat, self._players, self._seat_verbs), -1)

    def _overflow(self, strange: list[str], picked: Container[str], found: dict[int, str]) -> None:
        """Give strange answers the place of their hash, or the next that is free."""
        first = len(self.keys)
        taken: dict[int, str] = {}
        for key in strange[:OVERFLOW]:
            plain = COPY.sub("", key)
            at = crc32(plain.encode()) % OVERFLOW
            while taken.get(at, plain) != plain:
                at = (at + 1) % OVERFLOW
            taken[at] = plain
            if key not in picked:
                found.setdefault(first + at, key)

    def describe(self, action: int) -> str:
        """What an action means, for people."""
        return self.keys[action] if action < len(self.keys) else f"overflow {action - len(self.keys)}"


class Slots:
    """The n-th option of the question; options beyond the last slot cannot be chosen."""

    def __init__(self, vocabulary: Vocabulary, players: int) -> None:
        self.slots = max(16, vocabulary.options * 3 // 2)
        self.size = self.slots + 1
        self.words = ["", "?", *vocabulary.words]
        self._players = players
        self._seat_verbs = frozenset(vocabulary.seat_verbs)
        self._word = {word: at for at, word in enumerate(self.words) if at > UNKNOWN}
        self._rows: list[dict[str, bytes]] = [{} for _ in range(players)]
        self._blank = bytes(4 * len(COLUMNS))

    def number(self, seat: int, question: Question, picked: Container[str]) -> dict[int, str]:
        """The key behind every action that is open."""
        return {
            at: key for at, key in enumerate(question.options, 1) if key not in picked and at <= self.slots
        }  # fmt: skip

    def rows(self, seat: int, question: Question) -> bytearray:
        """What each option is made of, as float32 rows of `COLUMNS`: the row of an action, `done` first."""
        known = self._rows[seat]
        rows = [self._blank]
        for key, option in question.options.items():
            row = known.get(key)
            if row is None:
                row = known[key] = self._row(seat, option)
            rows.append(row)
        rows = rows[: self.size]
        rows += [self._blank] * (self.size - len(rows))
        return bytearray(b"".join(rows))

    def _row(self, seat: int, option: Any) -> bytes:
        row = dict.fromkeys(COLUMNS, 0.0)
        things = list(option) if isinstance(option, tuple) else [option]
        if type(option) is Move:
            row["verb"] = self._word.get(option.verb, UNKNOWN)
            things = list(option.things)
            at = option.at
            if hasattr(at, "seat") or (isinstance(at, int) and option.verb in self._seat_verbs):
                row["place is seat"] = 1.0
                row["place"] = (getattr(at, "seat", at) - seat) % self._players
            elif isinstance(at, int):
                row["number"] = at
            elif at is not None:
                row["place"] = self._word.get(key_of(at), UNKNOWN)
        shown = 0
        for thing in things:
            if isinstance(thing, int) and not isinstance(thing, bool):
                row["number"] = thing
            elif hasattr(thing, "seat"):
                row["place is seat"] = 1.0
                row["place"] = (thing.seat - seat) % self._players
            elif shown < THINGS:
                shown += 1
                row[f"thing{shown}"] = self._word.get(key_of(thing), UNKNOWN)
        return array("f", row.values()).tobytes()

    def describe(self, action: int) -> str:
        """What an action means, for people."""
        return f"option {action}" if action else "done"


ENCODINGS: dict[str, type[Keys] | type[Slots]] = {"keys": Keys, "slots": Slots}
