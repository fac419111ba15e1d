"""One seat's view of a match: all that a bot gets."""

from __future__ import annotations

from random import Random as BotRandom
from typing import Any

from stavitel.kernel.play import Play
from stavitel.kernel.serialization import observe


class View:
    """One seat's view of a match: what it is asked, what it sees, and worlds it may imagine; never the match."""

    __slots__ = ("_match", "_seen", "options", "question", "random", "seat", "seats", "title")

    def __init__(self, match: Play, seat: int, random: BotRandom) -> None:
        self.seat = seat
        self.seats = match.seats
        self.title = match.title
        self.options = match.options
        self.question = match.asking[seat]
        self.random = random
        self._match = match
        self._seen: Any = None  # the table as the seat sees it, once somebody has looked

    def __repr__(self) -> str:
        return f"<view of seat {self.seat} on {self._match!r}>"

    @property
    def seen(self) -> Any:
        """The table as this seat sees it, typed, what is hidden face down."""
        if self._seen is None:
            self._seen = self._match.seen(self.seat)
        return self._seen

    def observe(self) -> dict[str, Any]:
        """The table as this seat sees it, as plain data."""
        return observe(self.seen)

    def imagine(self, seed: int | str) -> Any:
        """A world that this seat cannot tell from the real one: a `Match`."""
        return self._match.imagine(self.seat, seed)
