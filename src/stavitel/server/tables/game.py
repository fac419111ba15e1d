"""The game at one table: its seats, its match, and how far its log has been played."""

import asyncio
import time
from collections.abc import Iterable

from stavitel.kernel import Match, Question
from stavitel.server.catalog import Catalog
from stavitel.server.errors import ClientError, not_stored
from stavitel.server.storage.match_store import LogEntry, StoredTable
from stavitel.server.tables.upgrades import StoredEnd, apply_entry, open_match

__all__ = ["Game", "apply_entry"]


class Game:
    """A match in memory that follows its log. Whatever changes it, or must not see it change, holds the lock."""

    def __init__(self, stored: StoredTable, catalog: Catalog) -> None:
        self.id = stored.row.id
        self.row = stored.row
        self.lock = asyncio.Lock()
        self.match: Match | None = None  # None before the start, and while it is read anew
        self.stored_end: StoredEnd | None = None  # of a finished game that no rules here can open
        self.version = 0  # entries of the log that the match has played
        self.snapshot_version = stored.snapshot_version
        self.last_used = time.monotonic()
        self.closed = False  # the table has left memory
        self._catalog = catalog
        if self.row.status != "waiting":
            self.load(stored)

    def load(self, stored: StoredTable) -> None:
        """Makes the match from its last snapshot, or its seed, and plays the log since."""
        title = self._catalog.title(stored.row.title)
        try:
            self.match = open_match(title, stored)
        except ClientError as error:
            if stored.row.status != "over":
                raise
            self.stored_end = StoredEnd(stored, error)
        self.version = stored.entries[-1].version if stored.entries else stored.snapshot_version

    def play(self, entries: Iterable[LogEntry]) -> None:
        """Plays entries that another process has written."""
        self._play(self.started_match(), entries)

    def _play(self, match: Match, entries: Iterable[LogEntry]) -> None:
        for entry in entries:
            if entry.version <= self.version:
                continue
            apply_entry(match, entry)
            self.version = entry.version

    def started_match(self) -> Match:
        """The match, or ClientError before the start."""
        if self.match is None:
            if self.stored_end is not None:
                raise self.stored_end.why
            raise not_stored() if self.closed else ClientError("not-started", "The game has not started yet.", 409)
        return self.match

    def open_question(self, seat: int, number: int) -> Question | None:
        """A seat's question, if that is the one it is asked now; ClientError before the start."""
        question = self.started_match().asking.get(seat)
        return question if question is not None and question.number == number else None

    def held_by_others(self, seat: int) -> list[int]:
        """The seats of people other than the one who holds this seat, but for those whom a bot stands in for."""
        seats = self.row.seats
        others = [other for other in self.row.people_seats() if not seats[other].is_bot]
        return [other for other in others if seats[other].person != seats[seat].person]

    def try_hold(self, seat: int, number: int) -> Match | None:
        """Takes the lock if a seat is asked that question and nobody has to be waited for; the match then."""
        match = self.match
        question = match.asking.get(seat) if match is not None else None
        if question is None or question.number != number:
            return None
        acquiring = self.lock.acquire()
        try:
            acquiring.send(None)
        except StopIteration:
            return match
        acquiring.close()
        return None
