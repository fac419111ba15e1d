"""Games that were begun with other rules than today's: opened with those, or carried over where that is proven.

The order is: today's rules, if the game was begun with them; the rules it was begun with, if they are kept; today's
rules, if the game played again under them is the same game. A finished game that none of this opens is still shown
from what is stored: its log, its end and its answers.
"""

from typing import Any

from stavitel.kept import PresentRules, Rules, rules_of
from stavitel.kernel import IllegalAnswer, Match, OptionError, RecordError, RulesError, Title
from stavitel.kernel.events import Event
from stavitel.kernel.match import FORMAT
from stavitel.server.errors import ClientError
from stavitel.server.protocol import Over, ScoreLine
from stavitel.server.storage.match_store import LogEntry, StoredTable
from stavitel.server.storage.table_row import TableRow


def open_match(title: Title, stored: StoredTable) -> Match:
    """The match of a stored table, at the end of its log; ClientError if no rules open it."""
    row = stored.row
    rules = rules_of(title, row.version)
    problem: Exception | None = None
    if rules is not None:
        try:
            return _opened(rules, stored)
        except (RecordError, IllegalAnswer, OptionError, RulesError) as error:
            problem = error  # the cards have changed, or the match was carried over before
    match = carried_over(title, stored)
    if match is not None:
        return match
    raise ClientError("rules-changed", _sentence(title, row, problem), 409)


def _opened(rules: Rules, stored: StoredTable) -> Match:
    row = stored.row
    if stored.snapshot is not None:
        match = rules.from_position(stored.snapshot)
    else:
        match = rules.new_match(len(row.seats), row.seed or "", row.options)
    for entry in stored.entries:
        if entry.version > stored.snapshot_version:
            apply_entry(match, entry)
    return match


def carried_over(title: Title, stored: StoredTable) -> Match | None:
    """The match under today's rules; None unless these lead to the same table.

    Every answer must be one to the question of the same number, and where there is a snapshot the table played from
    the seed must be the one that was stored, hash for hash.
    """
    row, snapshot, rules = stored.row, stored.snapshot, PresentRules(title)
    try:
        if snapshot is None:
            match = rules.new_match(len(row.seats), row.seed or "", row.options)
        else:
            match = rules.from_position(snapshot if _is_today(title, snapshot) else _unmarked(snapshot))
            if not _is_today(title, snapshot) and not _same_as_played(rules, row, snapshot, match):
                return None
        for entry in stored.entries:
            if entry.version > stored.snapshot_version:
                question = match.asking.get(entry.seat)
                if entry.kind == "answer" and (question is None or question.number != entry.question):
                    return None
                apply_entry(match, entry)
    except (RecordError, IllegalAnswer, OptionError, RulesError):
        return None
    return match


def _is_today(title: Title, snapshot: dict[str, Any]) -> bool:
    """Whether a snapshot was made with today's rules: the match was carried over before."""
    return bool(snapshot.get("version") == title.version)


def _unmarked(snapshot: dict[str, Any]) -> dict[str, Any]:
    """A snapshot without the mark of the rules it was made with."""
    return {name: value for name, value in snapshot.items() if name not in ("version", "content")}


def _same_as_played(rules: Rules, row: TableRow, snapshot: dict[str, Any], match: Match) -> bool:
    """Whether the answers, given from the seed on, lead to the table of a snapshot."""
    played = rules.new_match(len(row.seats), row.seed or "", row.options)
    for seat, answer in [*snapshot.get("past", ()), *snapshot["answers"]]:
        played.answer(seat, answer)
    topics = [{seat: one.topic for seat, one in each.asking.items()} for each in (played, match)]
    return topics[0] == topics[1] and played.over == match.over and played.fingerprint() == match.fingerprint()


def apply_entry(match: Match, entry: LogEntry) -> None:
    """Plays one entry of a log."""
    if entry.kind == "undo":
        match.undo(entry.seat)
    else:
        match.answer(entry.seat, entry.keys)


def _sentence(title: Title, row: TableRow, problem: Exception | None) -> str:
    if problem is not None:
        return f"This game cannot be opened: {problem}."
    return f"This game was begun with version {row.version} of {title.name}; here is {title.version}, and no older one."


class StoredEnd:
    """A finished game of which only what is stored can be shown."""

    def __init__(self, stored: StoredTable, why: ClientError) -> None:
        self._stored = stored
        self.why = why

    def events(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """The log as a seat reads it, as far as the last snapshot tells."""
        told = (self._stored.snapshot or {}).get("events", [])
        return [Event.load(event).shown_to(seat, number) for number, event in enumerate(told[since:], since + 1)]

    def over(self) -> Over:
        """The end."""
        row = self._stored.row
        lines = [ScoreLine(seat, total, rank, [], []) for seat, total, rank in self._stored.scores]
        return Over(sorted(lines, key=lambda line: (line.rank, line.seat)), row.seed or "", row.commitment or "")

    def record(self) -> dict[str, Any]:
        """The record, without the hash of the table at its end; ClientError if only the rules know what was undone."""
        row, snapshot, entries = self._stored.row, self._stored.snapshot or {}, self._stored.entries
        if any(entry.kind != "answer" for entry in entries):
            raise self.why
        later = [[entry.seat, entry.keys] for entry in entries]
        return {
            "format": FORMAT,
            "title": row.title,
            "version": row.version,
            **{name: snapshot[name] for name in ("content",) if name in snapshot},
            "seats": len(row.seats),
            "options": row.options,
            "seed": row.seed,
            "commitment": row.commitment,
            "answers": [*snapshot.get("past", ()), *snapshot.get("answers", ()), *later],
            "over": True,
        }
