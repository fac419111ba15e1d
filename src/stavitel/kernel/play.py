"""The referee: asks seats, takes answers, keeps the log; forks, takes back and imagines by playing it again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from random import Random as BotRandom
from typing import Any, Final, Self

from stavitel.kernel.chance import Random
from stavitel.kernel.events import Event, EventLog, Told
from stavitel.kernel.lots import Lots
from stavitel.kernel.positions import load_table, set_up
from stavitel.kernel.questions import IllegalAnswer, Offer, Question, lacks_choice
from stavitel.kernel.simultaneous import Everyone
from stavitel.kernel.title import Title
from stavitel.kernel.values import RulesError
from stavitel.kernel.visibility import Hidden, redact, redeal, shows_more

SEAT: Final = itemgetter(0)  # who gave an answer of the log
REST: Final = 64  # answers between two checkpoints of a match that was never forked
CHECKPOINTS: Final = 2  # at most, while a step has no answers: the last answer before it is taken back from the first

Answer = str | tuple[str, ...]
Log = list[tuple[int, Answer]]


class Checkpoint:
    """A table between two steps, with so many answers behind it."""

    __slots__ = ("at", "table")

    def __init__(self, at: int, table: Any) -> None:
        self.at: Final = at
        self.table = table


class Imagined(Checkpoint):
    """A table in the middle of a step, dealt anew for a seat: where the step began, the answers since, and the dice."""

    __slots__ = ("answers", "before", "hidden", "seat", "seed", "sent")

    def __init__(
        self,
        before: Checkpoint,
        answers: Log,
        sent: list[Any] | None,
        seat: int,
        seed: int | str,
        hidden: Hidden | None,
    ) -> None:
        super().__init__(0, None)
        self.before: Final = before
        self.answers: Final = answers
        self.sent: Final = sent  # what these answers sent in, if that is known
        self.seat: Final = seat
        self.seed: Final = seed
        self.hidden = hidden  # what the seat cannot see, once a world was dealt there


class Play:
    """A game being played: asks seats, takes answers by key, and remembers every one."""

    def __init__(
        self,
        title: Title,
        seats: int,
        options: Mapping[str, Any],
        seed: str,
        *,
        start: Mapping[str, Any] | None = None,
        quiet: bool = False,
        imagined: bool = False,
    ) -> None:
        self.title: Final = title
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.start: Final = start  # the position it began from, if not from the seed
        self.quiet: Final = quiet  # events are told for the whole match or not at all
        self.imagined: Final = imagined  # a world that a seat imagines: no past, no record
        self.question: Question | None = None  # the open one, of several the first
        self.over = False
        self.table: Any = None
        self._running: Any = None
        self._group: Everyone | None = None
        self._group_at = 0
        self._several: dict[int, Question] = {}  # the open questions of a group, by seat
        self._checkpoints: list[Checkpoint] = []
        self._log: Log = []
        self._sent: list[Any] | None = []  # into the steps since the last checkpoint; None: nobody took note
        self._events: EventLog | None = None  # what was told and read
        self._heard: list[Told] = []  # what was told since somebody read the events
        self._number = 0
        self._hidden: tuple[Question, Hidden] | None = None  # what a seat cannot see while it is asked this
        self._eager = False  # whether every step leaves a checkpoint, as forks want it

    @property
    def asking(self) -> dict[int, Question]:
        """The open questions, by seat."""
        if self._group is not None:
            return self._several
        return {} if self.question is None else {self.question.seat: self.question}

    def __repr__(self) -> str:
        kind = "imagined match" if self.imagined else "match"
        if self.over:
            now = "over"
        elif len(self.asking) == 1:
            ((seat, ask),) = self.asking.items()
            now = f"question {ask.number} to seat {seat}: {ask.topic}"
        else:
            now = f"questions to seats {', '.join(map(str, self.asking))}: {_topics(self.asking)}"
        return f"<{kind} of {self.title.name}, {self.seats} seats, {now}>"

    def first_table(self) -> Any:
        """The table as the match begins."""
        if self.start is not None:
            return load_table(self.title, self.start, self.seats, self.options, self.seed)
        return set_up(self.title, self.seats, self.options, self.seed)

    # Playing

    def _begin_at(self, table: Any, behind: int) -> None:
        """Start at a table between two steps, with so many answers behind it."""
        checkpoint = Checkpoint(behind, table.copy())
        self._checkpoints.append(checkpoint)
        self.table = table
        self._listen(self._heard)
        self._next_step()

    def _listen(self, ears: list[Told]) -> None:
        if not self.quiet:
            self.table.told = ears

    def _happened(self) -> EventLog:
        """All events so far."""
        if self._events is None:
            self._events = EventLog()
        if self._heard:
            self._events.add([Event(key, seat, args) for key, seat, args in self._heard])
            self._heard.clear()
        return self._events

    def _next_step(self) -> None:
        """Begin the step that the table says comes next, and run on to a question."""
        self._running = self.title.next_step(self.table)
        if self._running is None:
            self._end()
        else:
            self._advance(None)

    def _end(self) -> None:
        self.over = True
        self.table.lots = None
        self.question = None
        self._group = None
        self._running = None

    def _advance(self, answer: Any) -> None:
        """Send an answer in and run on to the next question that a person must answer."""
        running = self._running
        while True:
            try:
                ask = running.send(answer)
            except StopIteration:
                running = self._running = self.title.next_step(self.table)
                if running is None:
                    self._end()
                    return
                answer = None
                if len(self._log) - self._checkpoints[-1].at >= (1 if self._eager else REST):
                    self._checkpoints.append(Checkpoint(len(self._log), self.table.copy()))
                    if len(self._checkpoints) > CHECKPOINTS:
                        del self._checkpoints[0]
                    if self._sent is not None:
                        self._sent = []
                continue
            if type(ask) is not Everyone:
                asked: Question = ask
                later = asked._later
                if later is not None:
                    asked._later = None
                    later(asked)
                    if len(asked.options) < 2 and lacks_choice(asked):
                        (answer,) = asked.options.values()
                        self._note(answer)
                        continue
                if asked.seat >= self.seats:
                    answer = self._opponent_says(asked)
                    self._note(answer)
                    continue
                self._number = asked.number = self._number + 1
                self._group = None
                self.question = asked
                return
            opponents = [who for who in ask.asking if who >= self.seats]
            if opponents:
                answer = (opponents[0], self._opponent_says(ask.asking[opponents[0]]))
                self._note(answer)
                continue
            if self._group is not ask:
                self._group = ask
                self._group_at = len(self._log)
            for question in ask.asking.values():
                if not question.number:
                    self._number += 1
                    question.number = self._number
            self._ask_several(ask.asking)
            return

    def _run_out(self, answer: Any, dice: BotRandom) -> None:
        """Send an answer in and run on to the end: whoever is asked answers by lot, of several the first."""
        running, next_step, seats, log = self._running, self.title.next_step, self.seats, self._log
        bits, lots = dice.getrandbits, Lots(seats, dice, log)
        while True:
            try:
                ask = running.send(answer)
            except StopIteration:
                self.table.lots = lots  # from a new step on: before, a rule may be looking ahead
                running = self._running = next_step(self.table)
                if running is None:
                    self._end()
                    return
                answer = None
                continue
            if type(ask) is Offer:  # as the next case, without what it does not need
                seat = ask.seat
                if seat < seats:
                    options = ask.options
                    later = ask._later
                    if later is not None:
                        if ask.lot is not None:
                            answer = ask.lot(ask, dice)
                            if answer is not None:
                                log.append((seat, answer.key))
                                continue
                        ask._later = None
                        later(ask)
                        if len(options) < 2 and lacks_choice(ask):
                            (answer,) = options.values()
                            continue
                    keys = [*options]
                    key = keys[bits(30) % len(keys)]
                    answer = options[key]
                    log.append((seat, key))
                    continue
            several = type(ask) is Everyone
            asked: Question = next(iter(ask.asking.values())) if several else ask
            if asked.seat >= seats:
                asked.fill()
                value = self._opponent_says(asked)
            else:
                drawn = asked.random_answer(dice)
                value = asked.parse(drawn)
                log.append((asked.seat, asked.logged(drawn)))
            answer = (asked.seat, value) if several else value

    def _ask_several(self, asking: dict[int, Question]) -> None:
        self._several = dict(asking)
        self.question = next(iter(asking.values()))

    def _note(self, sent: Any) -> None:
        """Remember what is sent into the step."""
        if self._sent is not None:
            self._sent.append(_anew(sent))

    def _opponent_says(self, ask: Question) -> Any:
        if self.title.opponent is None:
            raise RulesError(f"{self.title.name} has nobody to answer for seat {ask.seat}")
        return ask.parse(self.title.opponent(self.table, ask))

    def answer(self, seat: int, answer: str | Sequence[str]) -> None:
        """Give a seat's answer, by key or keys; IllegalAnswer leaves the match unchanged."""
        ask = self.question
        if ask is None or self._group is not None or ask.seat != seat:
            ask = self.asking.get(seat)
        if type(ask) is Offer and type(answer) is str and answer in ask.options:
            value = ask.options[answer]
            self._log.append((seat, answer))
        elif ask is None:
            raise IllegalAnswer(f"seat {seat!r} is not asked; {sorted(self.asking) or 'nobody'} is")
        else:
            if not ask.options:
                ask.fill()
            value = ask.parse(answer)
            self._log.append((seat, ask.logged(answer)))
        if len(self._checkpoints) == CHECKPOINTS:  # a table is large, and the answer just given goes back to the last
            del self._checkpoints[0]
        if self._group is not None:
            value = (seat, value)
        if self._sent is not None:
            self._sent.append(_anew(value) if ask.many else value)
        try:
            self._advance(value)
        except Exception as problem:
            raise self._failed(problem) from problem

    def answer_by(self, decide: Callable[[Question], str | Sequence[str] | None]) -> None:
        """Give the answers that a function decides on, question after question, until it has none or the match is over.

        As `answer` in a loop, of open questions always to the first; nobody takes note of what is sent in.
        """
        log = self._log
        self._sent = None
        while (ask := self.question) is not None:
            answer = decide(ask)
            if answer is None:
                return
            if type(ask) is Offer and self._group is None and type(answer) is str and answer in ask.options:
                log.append((ask.seat, answer))
                try:
                    self._advance(ask.options[answer])
                except Exception as problem:
                    raise self._failed(problem) from problem
            else:
                self.answer(ask.seat, answer)

    def play_out(self, random: BotRandom) -> int:
        """Answer every question by lot until the match is over; how many answers that took."""
        log = self._log
        before = len(log)
        self._sent = None
        try:
            ask = self.question
            if ask is not None:
                answer = ask.random_answer(random)
                value = ask.parse(answer)
                log.append((ask.seat, ask.logged(answer)))
                self._run_out(value if self._group is None else (ask.seat, value), random)
        except Exception as problem:
            raise self._failed(problem) from problem
        return len(log) - before

    def _failed(self, problem: Exception) -> RulesError:
        """A rule failed: go back to the question before it."""
        log = self._log
        self._rebuild(log[:-1])
        if self.imagined:
            return RulesError(f"{self.title.name}: an imagined game failed: {problem!r}; answers {log}")
        return RulesError(
            f"{self.title.name} {self.title.version}: {problem!r} at answer {len(log)}; "
            f"seed {self.seed!r}, seats {self.seats}, options {self.options}, answers {log}"
        )

    # Going back and forking: both play the log again from a checkpoint, and tell nothing twice

    def _resume(self, checkpoint: Checkpoint, sent: list[Any] | None = None) -> None:
        """Stand where a checkpoint stands, its question open; what is told on the way nobody hears.

        With what was sent in since then: where that led, a question open whose options may not be filed yet.
        """
        self._sent = []
        if isinstance(checkpoint, Imagined):
            self._resume_imagined(checkpoint, None)
            if sent:
                self._send_again(sent)
            return
        self.over = False
        self.question = None
        self._group = None
        self.table = checkpoint.table.copy()
        self._listen([])
        if sent is None:
            self._next_step()
        else:
            self._running = self.title.next_step(self.table)
            self._send_again([None, *sent])

    def _send_again(self, sent: list[Any]) -> None:
        """Run on by what was sent in before, to a question for one seat; nobody reads the questions on the way."""
        running = self._running
        ask: Any = None
        for value in sent:
            value = _anew(value)
            while running is not None:
                try:
                    ask = running.send(value)
                    break
                except StopIteration:
                    running, value = self.title.next_step(self.table), None
        self._group = None
        self._running = running
        if running is None:
            self._end()
        else:
            self.question = ask

    def _resume_imagined(self, checkpoint: Imagined, laid_out: Any) -> None:
        """Play the step up to the question, then lay out the table that was imagined there, if need be once more."""
        seat = checkpoint.seat
        if checkpoint.sent is not None:
            self._resume(checkpoint.before, checkpoint.sent)
        else:
            log, checkpoints = self._log, self._checkpoints
            self._log, self._checkpoints = [], [checkpoint.before]
            self._resume(checkpoint.before)
            for who, answer in checkpoint.answers:
                self.answer(who, answer)
            self._log, self._checkpoints = log, checkpoints
        self._sent = []
        if laid_out is not None:
            self.table.assign(laid_out)
        else:
            self._deal_anew(checkpoint)
        if self._group is not None:
            self._group_at = 0
            for other in self._group.seats:
                if other != seat:
                    self._group.begin(other)
            self._ask_several({who: ask for who, ask in self._group.asking.items() if who < self.seats})

    def _deal_anew(self, checkpoint: Imagined) -> None:
        """Deal what a seat cannot see anew, in keeping with what it knows; chance is new too."""
        table, seat = self.table, checkpoint.seat
        random = Random.from_text(f"imagine:{seat}:{checkpoint.seed}")
        checkpoint.hidden = redeal(table, seat, random, tuple(self.asking[seat].look), checkpoint.hidden)
        if self.title.redeal is not None:
            self.title.redeal(table, seat, random)
        table.random = Random.from_text(f"imagined:{random.below(1 << 128)}")

    def _rebuild(self, log: Log) -> None:
        """Land where this log leads, from the last checkpoint that lies before its end."""
        known = [checkpoint for checkpoint in self._checkpoints if checkpoint.at <= len(log)]
        self._checkpoints = known or [Checkpoint(0, self.first_table())]
        base = self._checkpoints[-1]
        number = self._number
        self._log = list(log[: base.at])
        self._resume(base)
        for seat, answer in log[base.at :]:
            self.answer(seat, answer)
        self._number = number
        for ask in self.asking.values():
            ask.fill()
            self._number += 1
            ask.number = self._number
        self._listen(self._heard)

    def fork(self) -> Self:
        """The same match again, to be played on by itself."""
        twin = self._at(len(self._log))
        if not self.quiet:
            twin._events = self._happened().copy()
            twin.table.told = twin._heard
        twin._ask_as(self)
        return twin

    def _ask_as(self, other: Play) -> None:
        """Ask what another match asks, under the same numbers; what is not asked there has none."""
        self._number = other._number
        if self._group is None:
            if self.question is not None and other.question is not None:
                self.question.take_over(other.question)
            return
        theirs = other.asking
        for seat, ask in self.asking.items():
            ask.number = theirs[seat].number if seat in theirs else 0

    def _at(self, count: int) -> Self:
        """The match as it stood after so many answers; nobody hears it."""
        self._leave_checkpoints()
        twin = self._twin(self.quiet, self.imagined)
        log = self._log
        base = self._checkpoints[-1]
        if base.at > count:
            known = [checkpoint for checkpoint in self._checkpoints if checkpoint.at <= count]
            base = known[-1] if known else Checkpoint(0, self.first_table())
        twin._checkpoints = [base]
        sent = self._sent
        if base.at == len(log) and isinstance(base, Imagined):
            twin._resume_imagined(base, self.table)
        elif sent is not None and count == len(log) and self._group is None:
            twin._log = log[:]
            twin._resume(base, sent)
            twin._sent = sent[:]
        else:
            twin._log = log[: base.at]
            twin._resume(base)
            for seat, answer in log[base.at : count]:
                twin.answer(seat, answer)
        return twin

    def _twin(self, quiet: bool, imagined: bool) -> Self:
        """A match of the same game that has not begun yet."""
        seed = "" if imagined else self.seed
        return type(self)(self.title, self.seats, self.options, seed, start=self.start, quiet=quiet, imagined=imagined)

    def _leave_checkpoints(self) -> None:
        """Leave a checkpoint at every step from now on, unless the last one still stands where the match stands."""
        if not self._eager and len(self._log) > self._checkpoints[-1].at:
            self._eager = True
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
        if not self.quiet:
            self._happened().add([Event("undoes", who, {})])
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
        if at is None:
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

    def imagine(self, seat: int, seed: int | str) -> Self:
        """A world that this seat cannot tell from the real one, with new chance; for a seat that is being asked.

        It is a match like any other, but quiet and without a record: it can be played, forked, taken back, searched.
        """
        if seat not in self.asking:
            raise IllegalAnswer(f"seat {seat} is not asked")
        self._leave_checkpoints()
        ask = self.asking[seat]
        base = self._checkpoints[-1]
        answers = self._log[base.at :]
        if self._group is not None:  # nobody knows how far the others have come
            open_at = self._group_at - base.at
            answers = answers[:open_at] + [given for given in answers[open_at:] if given[0] == seat]
        world = self._twin(quiet=True, imagined=True)
        hidden = self._hidden[1] if self._hidden is not None and self._hidden[0] is ask else None
        sent = None if self._sent is None or self._group is not None else self._sent[:]
        checkpoint = Imagined(base, answers, sent, seat, seed, hidden)
        world._checkpoints = [checkpoint]
        world._resume(checkpoint)
        if checkpoint.hidden is not None:
            self._hidden = (ask, checkpoint.hidden)
        world._ask_as(self)
        return world

    def begun_again(self, change: Callable[[Any], None]) -> Self | None:
        """The match with the step being played begun on a table changed like this, for tests; None in mid-step."""
        self._leave_checkpoints()
        base = self._checkpoints[-1]
        if base.at != len(self._log) or isinstance(base, Imagined):
            return None
        checkpoint = Checkpoint(base.at, base.table.copy())
        change(checkpoint.table)
        twin = self._twin(self.quiet, self.imagined)
        twin._eager = True
        twin._log = self._log[:]
        twin._checkpoints = [checkpoint]
        twin._number = min([ask.number for ask in self.asking.values()], default=self._number + 1) - 1
        twin._resume(checkpoint)
        return twin

    # Looking

    def seen(self, seat: int | None = None) -> Any:
        """The table as a seat sees it, typed, what is hidden face down."""
        ask = self.asking.get(seat) if seat is not None else None
        return redact(self.table, seat, tuple(ask.look) if ask else ())

    @property
    def asks_several(self) -> bool:
        """Whether an `everyone` is open, in which some may have answered already."""
        return self._group is not None

    @property
    def answers(self) -> int:
        """How many answers have been given and not taken back."""
        return len(self._log)


def _anew(value: Any) -> Any:
    """What an answer sends in, to be kept or sent in once more: a list anew, since a rule may change it."""
    if type(value) is list:
        return value[:]
    return (value[0], value[1][:]) if type(value) is tuple and len(value) == 2 and type(value[1]) is list else value


def _topics(asking: Mapping[int, Question]) -> str:
    return ", ".join(dict.fromkeys(ask.topic for ask in asking.values()))
