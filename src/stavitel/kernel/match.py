"""The referee: log, checkpoint, answer, fork, undo, imagine, record and replay."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from operator import itemgetter
from random import Random as BotRandom
from typing import Any, Final

from stavitel.kernel.ask import Everyone, IllegalAnswer, Question
from stavitel.kernel.chance import Random
from stavitel.kernel.content import content_in_use
from stavitel.kernel.scene import Node
from stavitel.kernel.table import Table, dump, fingerprint, load, needed, observe, redact, redeal, shows_more
from stavitel.kernel.tell import Event, tell
from stavitel.kernel.title import Score, Title, content_hash, title_named, title_names
from stavitel.kernel.values import RulesError

FORMAT: Final = 1
SEAT: Final = itemgetter(0)  # who gave an answer of the log
REST: Final = 64  # answers between two checkpoints of a match that was never forked

Answer = str | tuple[str, ...]


class RecordError(ValueError):
    """A record or a position is damaged, or was made with other rules or cards."""


class Match:
    """A game being played: asks seats, takes answers by key, and remembers every one."""

    def __init__(self, title: Title, seats: int, options: Mapping[str, Any], seed: str) -> None:
        self.title: Final = title
        self.seats: Final = seats
        self.options: Final = options
        self.seed = seed
        self.imagined = False
        self.asking: dict[int, Question] = {}
        self.over = False
        self.table: Any = None
        self._running: Any = None
        self._group: Everyone | None = None
        self._group_at = 0
        self._bases: list[tuple[int, Any]] = []
        self._log: list[tuple[int, Answer]] = []
        self._events: list[Event] = []
        self._quiet = True
        self._number = 0
        self._eager = False
        self._start: Mapping[str, Any] | None = None  # the position it began from, if not from the seed

    def _clear(self) -> None:
        self.asking = {}
        self.over = False
        self._running = None
        self._group = None
        self._group_at = 0
        self._bases = []

    def _fresh(self) -> Any:
        random = Random.from_text(self.seed)
        table = self.title.setup(self.options, self.seats, random)
        table.random = random
        return table

    def _sit(self, table: Any, at: int) -> None:
        """Make a table the live one; `at` answers lie behind it."""
        self.table = table
        self._bases.append((at, table.copy()))

    def _begin(self) -> None:
        """Start or go on with the step that the table says comes next."""
        if not self._quiet:
            self.table.told = self._events
        self._running = self.title.next_step(self.table)
        if self._running is None:
            self._end()
        else:
            self._advance(None)

    def _end(self) -> None:
        self.over = True
        self.asking = {}
        self._group = None
        self._running = None

    def _advance(self, answer: Any) -> None:
        """Send an answer in and run on to the next question that a person must answer."""
        running = self._running
        if self._group is not None:
            self._group = None
        while True:
            try:
                ask = running.send(answer)
            except StopIteration:
                running = self._running = self.title.next_step(self.table)
                if running is None:
                    self._end()
                    return
                answer = None
                if len(self._log) - self._bases[-1][0] >= (1 if self._eager else REST):
                    self._bases.append((len(self._log), self.table.copy()))
                    if len(self._bases) > 4:
                        del self._bases[0]
                continue
            if type(ask) is not Everyone:
                asked: Question = ask
                seat = asked.seat
                if seat < self.seats:
                    asked.number = self._number = self._number + 1
                    self.asking = {seat: asked}
                    return
                answer = self._opponent_says(ask)
                continue
            opponents = [who for who in ask.asking if who >= self.seats]
            if opponents:
                answer = (opponents[0], self._opponent_says(ask.asking[opponents[0]]))
                continue
            if self._group is not ask:
                self._group = ask
                self._group_at = len(self._log)
            for question in ask.asking.values():
                if not question.number:
                    self._number += 1
                    question.number = self._number
            self.asking = dict(ask.asking)
            return

    def _opponent_says(self, ask: Question) -> Any:
        if self.title.opponent is None:
            raise RulesError(f"{self.title.name} has nobody to answer for seat {ask.seat}")
        return ask.meant(self.title.opponent(self.table, ask))

    def answer(self, seat: int, answer: str | Sequence[str]) -> None:
        """Give a seat's answer, by key or keys; IllegalAnswer leaves the match unchanged."""
        ask = self.asking.get(seat)
        if ask is None:
            raise IllegalAnswer(f"seat {seat!r} is not asked; {sorted(self.asking) or 'nobody'} is")
        if ask.many or type(answer) is not str or answer not in ask.options:
            value = ask.meant(answer)
            self._log.append((seat, ask.kept(answer)))
        else:
            value = ask.options[answer]
            self._log.append((seat, answer))
        group = self._group
        try:
            if group is None:
                self._advance(value)
            else:
                began = self._group_at
                self._advance((seat, value))
                if self._group is group:
                    self._group_at = began
        except Exception as problem:
            raise self._failed(problem) from problem

    def _failed(self, problem: Exception) -> RulesError:
        """A rule failed: go back to the question before it."""
        log = self._log
        if self.imagined:
            return RulesError(f"{self.title.name}: an imagined game failed: {problem!r}")
        self._rebuild(log[:-1])
        return RulesError(
            f"{self.title.name} {self.title.version}: {problem!r} at answer {len(log)}; "
            f"seed {self.seed!r}, seats {self.seats}, options {self.options}, answers {log}"
        )

    def _rebuild(self, log: list[tuple[int, Answer]]) -> None:
        """Land where this log leads, from the last checkpoint that lies before its end, telling nothing again."""
        bases = [(at, base) for at, base in self._bases if base is not None and at <= len(log)]
        if not bases and self.imagined:
            raise RulesError("an imagined match cannot go back before its first step")
        number, quiet = self._number, self._quiet
        self._clear()
        self._quiet = True
        if bases:
            self._bases = bases
            self._log = list(log[: bases[-1][0]])
            self.table = bases[-1][1].copy()
        else:
            self._log = []
            self._sit(self._from_start(), 0)
        self._begin()
        for seat, answer in log[len(self._log) :]:
            self.answer(seat, answer)
        self._number = number
        for ask in self.asking.values():
            self._number += 1
            ask.number = self._number
        self._quiet = quiet
        if not quiet:
            self.table.told = self._events

    def _from_start(self) -> Any:
        if self._start is None:
            return self._fresh()
        return _load_table(self.title, self._start, self.seats, self.options, self.seed)

    def fork(self) -> Match:
        """The same match again, to be played on by itself."""
        twin = self._at(len(self._log))
        twin._events = self._events[:]
        twin._quiet = self._quiet
        if not self._quiet:
            twin.table.told = twin._events
        twin._number = self._number
        for seat, ask in twin.asking.items():
            ask.number = self.asking[seat].number
        return twin

    def _at(self, count: int) -> Match:
        """The match as it stood after so many answers, telling nothing."""
        if self.imagined and self._bases[-1][1] is None:
            raise RulesError("an imagined match can be forked only from its next step on")
        if not self._eager:
            self._eager = True
            if len(self._log) > self._bases[-1][0]:
                self._rebuild_quietly()
        twin = Match(self.title, self.seats, self.options, self.seed)
        twin.imagined = self.imagined
        twin._start = self._start
        known = [(at, base) for at, base in self._bases if at <= count]
        at, base = known[-1] if known else (0, self._from_start())
        twin._bases = [(at, base)]
        twin._log = self._log[:at]
        twin.table = base.copy()
        twin._begin()
        for seat, answer in self._log[at:count]:
            twin.answer(seat, answer)
        return twin

    def _rebuild_quietly(self) -> None:
        """Bring the checkpoint up to the step being played, without new question numbers."""
        numbers = {seat: ask.number for seat, ask in self.asking.items()}
        number = self._number
        self._rebuild(list(self._log))
        self._number = number
        for seat, ask in self.asking.items():
            ask.number = numbers[seat]

    def undo(self, seat: int | None = None) -> None:
        """Take back the last answer (of this seat) and what came after; in an open `everyone` others' answers stay."""
        at = self._last_answer(seat)
        if at is None:
            raise IllegalAnswer("there is no answer to take back")
        if self._group is not None and at >= self._group_at:
            log = self._log[:at] + self._log[at + 1 :]
        else:
            log = self._log[:at]
        who = self._log[at][0]
        if not self._quiet:
            self._events.append(Event("undoes", who, {}))
        self._rebuild(log)

    def _last_answer(self, seat: int | None) -> int | None:
        for at in range(len(self._log) - 1, -1, -1):
            if seat is None or self._log[at][0] == seat:
                return at
        return None

    def has_answered(self, seat: int) -> bool:
        """Whether a seat has an answer it could take back."""
        return seat in map(SEAT, reversed(self._log))

    def undo_is_free(self, seat: int) -> bool:
        """Whether a seat may take its last answer back: no chance drawn, nothing shown, the move still its own."""
        at = self._last_answer(seat)
        if at is None or self.imagined:
            return False
        if self._group is not None and at >= self._group_at:
            return True
        if at != len(self._log) - 1 or list(self.asking) != [seat]:
            return False
        before = self._at(at)
        if before.table.random.drawn != self.table.random.drawn:
            return False
        looks_before, looks = tuple(before.asking[seat].look), tuple(self.asking[seat].look)
        return not shows_more(before.table, self.table, seat, looks_before, looks)

    def imagine(self, seat: int, seed: int | str) -> Match:
        """A world that this seat cannot tell from the real one, with new chance; for a seat that is being asked."""
        if seat not in self.asking:
            raise IllegalAnswer(f"seat {seat} is not asked")
        if self.imagined:
            raise RulesError("an imagined match cannot be imagined again")
        world = self.fork()
        world.imagined = True
        world._quiet = True
        world._events = []
        world._log = []
        world._bases = [(-REST, None)]
        world._start = None
        world.seed = ""
        table = world.table
        table.told = None
        random = Random.from_text(f"imagine:{seat}:{seed}")
        redeal(table, seat, random, tuple(world.asking[seat].look))
        if self.title.redeal is not None:
            self.title.redeal(table, seat, random)
        table.random = Random.from_text(f"imagined:{random.below(1 << 128)}")
        group = world._group
        if group is not None:
            for other in group.seats:
                if other != seat:
                    group.restart(other)
            world.asking = {who: ask for who, ask in group.asking.items() if who < self.seats}
            for who, ask in world.asking.items():
                ask.number = self.asking[who].number if who in self.asking else 0
        return world

    def observe(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees, as plain data."""
        return observe(self.seen(seat))

    def seen(self, seat: int | None = None) -> Any:
        """The table as a seat sees it, typed, what is hidden face down."""
        ask = self.asking.get(seat) if seat is not None else None
        return redact(self.table, seat, tuple(ask.look) if ask else ())

    def picture(self, seat: int | None = None) -> Node:
        """The picture of the table for a seat as nodes, before they become plain data."""
        return self.title.scene(self.seen(seat), seat)

    def scene(self, seat: int | None = None) -> dict[str, Any]:
        """The picture of the table for a seat (None: a spectator)."""
        return self.picture(seat).as_json()

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What has happened, as a seat reads it, after event number `since`."""
        return [event.shown_to(seat, number) for number, event in enumerate(self._events[since:], since + 1)]

    def tells_all_the_same(self, since: int = 0) -> bool:
        """Whether everybody reads the same of what happened after event number `since`."""
        return not any([event.hides for event in self._events[since:]])

    def scores(self) -> list[Score]:
        """Every seat's score as things stand, ranked."""
        return self._ranked(self.title.score(self.table))

    def scores_seen(self, seat: int | None) -> list[Score]:
        """The same by what a seat (None: a spectator) sees: what others hide does not count."""
        return self._ranked(self.title.score(self.seen(seat)))

    def _ranked(self, scores: list[Score]) -> list[Score]:
        order = sorted(scores, key=lambda score: (score.total, score.ties), reverse=True)
        for place, score in enumerate(order):
            tied = place and (order[place - 1].total, order[place - 1].ties) == (score.total, score.ties)
            score.rank = order[place - 1].rank if tied else place + 1
        return scores

    @property
    def answers(self) -> int:
        """How many answers have been given and not taken back."""
        return len(self._log)

    @property
    def commitment(self) -> str:
        """A hash of the seed that can be published at the start."""
        return commitment(self.seed)

    def fingerprint(self) -> str:
        """A hash of everything on the table."""
        return fingerprint(self.table)

    def view(self, seat: int, random: BotRandom | None = None) -> View:
        """What a bot in this seat may work with."""
        return View(self, seat, random or BotRandom(f"{self.seed}:{seat}"))

    def record(self) -> dict[str, Any]:
        """Everything needed to play the match again."""
        if self.imagined:
            raise RulesError("an imagined match has no record")
        record = {
            **self._agreed(),
            "commitment": self.commitment,
            "answers": [[seat, _plain(answer)] for seat, answer in self._log],
            "over": self.over,
            "fingerprint": self.fingerprint(),
        }
        if self._start is not None:
            record["position"] = self._start
        return record

    def position(self) -> dict[str, Any]:
        """The last checkpoint and the answers since, from which the match can be taken up anywhere."""
        at, base = self._bases[-1]
        if base is None:
            raise RulesError("an imagined match has no position before its next step")
        return {
            **self._agreed(),
            "table": dump(base),
            "behind": at,
            "answers": [[seat, _plain(answer)] for seat, answer in self._log[at:]],
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
            "options": _plain(self.options),
            "seed": self.seed,
        }

    def snapshot(self) -> dict[str, Any]:
        """A position with all that lies behind it: answers to undo, events told, question numbers."""
        position = self.position()
        return {
            **position,
            "past": [[seat, _plain(answer)] for seat, answer in self._log[: position["behind"]]],
            "events": [event.dump() for event in self._events],
            "asked": [[seat, ask.number] for seat, ask in self.asking.items()],
        }


class View:
    """One seat's view of a match: all that a bot gets."""

    def __init__(self, match: Match, seat: int, random: BotRandom) -> None:
        self.seat: Final = seat
        self.seats: Final = match.seats
        self.title: Final = match.title
        self.options: Final = match.options
        self.question: Final = match.asking[seat]
        self.random: Final = random
        self._match: Final = match

    @cached_property
    def seen(self) -> Any:
        """The table as this seat sees it, typed, what is hidden face down."""
        return self._match.seen(self.seat)

    def observe(self) -> dict[str, Any]:
        """The table as this seat sees it, as plain data."""
        return observe(self.seen)

    def imagine(self, seed: int | str) -> Match:
        """A world that this seat cannot tell from the real one."""
        return self._match.imagine(self.seat, seed)


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
        title = _title(title)
    settled = title.settle(options or {}, seats)
    match = Match(title, seats, settled, secrets.token_hex(16) if seed is None else str(seed))
    match._quiet = quiet
    match._sit(match._fresh(), 0)
    corrections = None if quiet else content_in_use(title.name)
    if corrections is not None:
        match.table.told = match._events
        tell(match.table, "content", file=corrections)
    match._begin()
    return match


def replay(record: Mapping[str, Any]) -> Match:
    """Play a recorded match again."""
    title, seats, options, seed, answers = _read(record)
    if record.get("position") is not None:
        match = from_position(title, {**record["position"], "answers": []})
    else:
        match = new_match(title, seats, seed, title.settle(options, seats))
    _feed(match, answers)
    return match


def verify(record: Mapping[str, Any]) -> list[str]:
    """What is wrong with a record: nothing if the game it tells is the one that its seed and answers give."""
    match = replay(record)
    problems = []
    if record.get("commitment") != commitment(str(record["seed"])):
        problems.append("the seed is not the one that was committed to")
    if bool(record.get("over")) != match.over:
        problems.append("the record says the game is over" if record.get("over") else "the game goes on")
    if record.get("fingerprint") != match.fingerprint():
        problems.append("the table at the end is not the one that was recorded")
    return problems


def from_position(title: str | Title, position: Mapping[str, Any], record: Mapping[str, Any] | None = None) -> Match:
    """Take a match up at a position; with its record, or from a snapshot, also what lies behind can be undone."""
    if isinstance(title, str):
        title = _title(title)
    _, seats, options, seed, answers = _read({"title": title.name, "answers": [], **position})
    match = Match(title, seats, title.settle(options, seats), seed)
    match._quiet = False
    behind = 0
    if record is None and "past" in position:
        record = {**position, "answers": position["past"]}
    if record is not None:
        behind = int(position.get("behind", 0))
        known = _read(record)[4][:behind]
        match._log = [(seat, _kept(answer)) for seat, answer in known]
    else:
        match._start = {
            name: position[name]
            for name in ("seats", "options", "seed", "table", "version", "content")
            if name in position
        }
    match._sit(_load_table(title, position, seats, match.options, seed), behind)
    match._quiet = "events" in position
    match._begin()
    _feed(match, answers)
    match._number = max(match._number, int(position.get("number", 0)))
    for seat, number in position.get("asked", ()):
        match.asking[seat].number = number
    if match._quiet:
        match._quiet = False
        match._events = [Event.load(event) for event in position["events"]]
        match.table.told = match._events
    return match


def _load_table(title: Title, position: Mapping[str, Any], seats: int, options: Any, seed: str) -> Table:
    data = position.get("table")
    if not isinstance(data, Mapping):
        raise RecordError("a position needs a table")
    random = Random.from_text(seed)
    pattern = title.setup(options, seats, random)
    pattern.random = random
    start = dump(pattern)
    given = {name: start[name] for name in needed(type(pattern))} | dict(data)  # else as at the start of a game
    try:
        table: Table = load(type(pattern), given, dict(title.cards))
        if "random" not in data:
            table.random = Random.from_text(seed)
        if title.complete is not None:
            title.complete(table, data)
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise RecordError(f"the position cannot be set up: {problem}") from problem
    return table


def _title(name: str) -> Title:
    try:
        return title_named(name)
    except KeyError:
        raise KeyError(f"there is no title {name!r}; there are {', '.join(title_names())}") from None


def _read(record: Any) -> tuple[Title, Any, dict[str, Any], str, list[tuple[int, Any]]]:
    """The parts of a record or a position, checked."""
    if not isinstance(record, Mapping):
        raise RecordError("a record is an object")
    if record.get("format", FORMAT) != FORMAT:
        raise RecordError(f"format {record.get('format')!r} is not known; this is format {FORMAT}")
    try:
        title = _title(str(record["title"]))
        seats, options, seed = record["seats"], record.get("options", {}), str(record.get("seed", ""))
        answers = [(seat, answer) for seat, answer in record["answers"]]
    except KeyError as missing:
        raise RecordError(f"the record lacks {missing}" if "title" in record else "the record lacks 'title'") from None
    except (TypeError, ValueError):
        raise RecordError("the answers of the record are damaged") from None
    if record.get("version", title.version) != title.version:
        raise RecordError(f"made with version {record['version']} of {title.name}; this is {title.version}")
    if record.get("content", content_hash(title)) != content_hash(title):
        raise RecordError(f"made with other cards of {title.name} than the ones in use (content file?)")
    if not isinstance(options, Mapping):
        raise RecordError("the options of the record are damaged")
    for seat, answer in answers:
        keys = answer if isinstance(answer, (list, tuple)) else [answer]
        if not isinstance(seat, int) or not all(isinstance(key, str) for key in keys):
            raise RecordError("the answers of the record are damaged")
    return title, seats, dict(options), seed, answers


def _feed(match: Match, answers: list[tuple[int, Any]]) -> None:
    for number, (seat, answer) in enumerate(answers, 1):
        try:
            match.answer(seat, answer)
        except IllegalAnswer as problem:
            raise RecordError(f"answer {number} does not fit: {problem}") from problem


def commitment(seed: str) -> str:
    """What is published of a seed before the game."""
    return sha256(seed.encode()).hexdigest()


def _kept(answer: Any) -> Answer:
    return answer if isinstance(answer, str) else tuple(answer)


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, Mapping):
        return {name: _plain(inner) for name, inner in value.items()}
    return value
