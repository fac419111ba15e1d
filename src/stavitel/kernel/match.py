"""A match as players, clients and stores know it: play, and what can be seen, told, scored and written down of it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from random import Random as BotRandom
from typing import Any, Final

from stavitel.kernel.content import content_in_use
from stavitel.kernel.events import Event, EventLog, tell
from stavitel.kernel.play import Play
from stavitel.kernel.positions import RecordError, load_table
from stavitel.kernel.questions import IllegalAnswer
from stavitel.kernel.registry import title_named
from stavitel.kernel.scene import Node
from stavitel.kernel.serialization import dump, fingerprint, observe
from stavitel.kernel.title import Score, Title, content_hash
from stavitel.kernel.values import RulesError
from stavitel.kernel.view import View

FORMAT: Final = 1  # of records and positions


class Match(Play):
    """A game being played: asks seats, takes answers by key, and remembers every one."""

    # Looking

    def observe(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees, as plain data."""
        return observe(self.seen(seat))

    def picture(self, seat: int | None = None) -> Node:
        """The picture of the table for a seat as nodes, before they become plain data."""
        return self.title.scene(self.seen(seat), seat)

    def scene(self, seat: int | None = None) -> dict[str, Any]:
        """The picture of the table for a seat (None: a spectator)."""
        return self.picture(seat).as_json()

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What has happened, as a seat reads it, after event number `since`."""
        return [event.shown_to(seat, number) for number, event in enumerate(self._happened().since(since), since + 1)]

    def tells_all_the_same(self, since: int = 0) -> bool:
        """Whether everybody reads the same of what happened after event number `since`."""
        return not any([event.hides for event in self._happened().since(since)])

    def scores(self) -> list[Score]:
        """Every seat's score as things stand, ranked."""
        return _ranked(self.title.score(self.table))

    def scores_seen(self, seat: int | None) -> list[Score]:
        """The same by what a seat (None: a spectator) sees: what others hide does not count."""
        return _ranked(self.title.score(self.seen(seat)))

    def view(self, seat: int, random: BotRandom | None = None) -> View:
        """What a bot in this seat may work with."""
        return View(self, seat, random or BotRandom(f"{self.seed}:{seat}"))

    # Writing down

    @property
    def commitment(self) -> str:
        """A hash of the seed that can be published at the start."""
        return commitment(self.seed)

    def fingerprint(self) -> str:
        """A hash of everything on the table."""
        return fingerprint(self.table)

    def record(self) -> dict[str, Any]:
        """Everything needed to play the match again."""
        if self.imagined:
            raise RulesError("an imagined match has no record")
        record = {
            **self._agreed(),
            "commitment": self.commitment,
            "answers": plain_answers(self._log),
            "over": self.over,
            "fingerprint": self.fingerprint(),
        }
        if self.start is not None:
            record["position"] = self.start
        return record

    def position(self) -> dict[str, Any]:
        """The last checkpoint and the answers since, from which the match can be taken up anywhere."""
        if self.imagined:
            raise RulesError("an imagined match has no position")
        base = self._checkpoints[-1]
        return {
            **self._agreed(),
            "table": dump(base.table),
            "behind": base.at,
            "answers": plain_answers(self._log[base.at :]),
            "number": self._number,
        }

    def _agreed(self) -> dict[str, Any]:
        """What is played: the beginning of every record and position."""
        return {
            "format": FORMAT,
            "title": self.title.name,
            "version": self.title.version,
            "content": content_hash(self.title),
            "seats": self.seats,
            "options": plain(self.options),
            "seed": self.seed,
        }

    def snapshot(self) -> dict[str, Any]:
        """A position with all that lies behind it: answers to undo, events told, question numbers."""
        position = self.position()
        begun_at = {} if self.start is None else {"start": self.start}
        return {
            **position,
            **begun_at,
            "past": plain_answers(self._log[: position["behind"]]),
            "events": [event.dump() for event in self._happened().since(0)],
            "asked": [[seat, ask.number] for seat, ask in self.asking.items()],
        }

    # Beginning

    @classmethod
    def begin(cls, title: Title, seats: int, options: Mapping[str, Any], seed: str, quiet: bool) -> Match:
        """A match from its first question on."""
        match = cls(title, seats, options, seed, quiet=quiet)
        table = match.first_table()
        corrections = None if quiet else content_in_use(title.name)
        if corrections is not None:
            table.told = match._heard
            tell(table, "content", file=corrections)
        match._begin_at(table, 0)
        return match

    @classmethod
    def take_up(
        cls,
        title: Title,
        seats: int,
        options: Mapping[str, Any],
        position: Mapping[str, Any],
        past: Iterable[tuple[int, Any]] | None,
        answers: Iterable[tuple[int, Any]],
    ) -> Match:
        """A match from a position on: with its past, what lies behind can be undone; else it begins there."""
        kept = ("seats", "options", "seed", "table", "version", "content")
        start = {name: position[name] for name in kept if name in position}
        seed = str(position.get("seed", ""))
        match = cls(title, seats, options, seed, start=start if past is None else position.get("start"))
        match._log = [(seat, answer if isinstance(answer, str) else tuple(answer)) for seat, answer in past or ()]
        match._begin_at(load_table(title, start, seats, options, seed), len(match._log))
        give_answers(match, answers)
        match._number = max(match._number, int(position.get("number", 0)))
        for seat, number in position.get("asked", ()):
            match.asking[seat].number = number
        if "events" in position:  # all that was told so far, the answers just given included
            match._events = EventLog(Event.load(event) for event in position["events"])
            match._heard.clear()
        return match


def _ranked(scores: list[Score]) -> list[Score]:
    order = sorted(scores, key=lambda score: (score.total, score.ties), reverse=True)
    for place, score in enumerate(order):
        tied = place and (order[place - 1].total, order[place - 1].ties) == (score.total, score.ties)
        score.rank = order[place - 1].rank if tied else place + 1
    return scores


def new_match(
    title: str | Title,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    quiet: bool = False,
) -> Match:
    """Start a match; without a seed one is drawn. A quiet match tells no events."""
    if isinstance(title, str):
        title = title_named(title)
    settled = title.resolve_options(options or {}, seats)
    return Match.begin(title, seats, settled, secrets.token_hex(16) if seed is None else str(seed), quiet)


def give_answers(match: Match, answers: Iterable[tuple[int, Any]]) -> None:
    """Answer as a record says."""
    for number, (seat, answer) in enumerate(answers, 1):
        try:
            match.answer(seat, answer)
        except IllegalAnswer as problem:
            raise RecordError(f"answer {number} does not fit: {problem}") from problem


def commitment(seed: str) -> str:
    """What is published of a seed before the game."""
    return sha256(seed.encode()).hexdigest()


def plain_answers(log: Iterable[tuple[int, Any]]) -> list[list[Any]]:
    """Answers as records keep them."""
    return [[seat, plain(answer)] for seat, answer in log]


def plain(value: Any) -> Any:
    """Tuples as lists, all the way down."""
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, Mapping):
        return {name: plain(inner) for name, inner in value.items()}
    return value
