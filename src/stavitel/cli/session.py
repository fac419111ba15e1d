"""A game at one terminal: a match, who plays which seat, the language, and where it is saved. Knows no screen."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from stavitel.bots import Bot, bot
from stavitel.bots.advice import Advice, advise
from stavitel.cli.coach import Coach
from stavitel.cli.failure import Failure
from stavitel.cli.folders import state_folder
from stavitel.kernel import (
    IllegalAnswer,
    Lesson,
    Match,
    Question,
    RecordError,
    Step,
    Title,
    lesson_at,
    new_match,
    replay,
)
from stavitel.words import LANGUAGES, Words
from stavitel.words.reconstructed import reconstructed

SAVED = 1  # the format of a saved game
HINT_SECONDS = 0.5  # of thinking for a hint
HINTED = 4  # answers shown in a hint
BAR = 8  # letters of the bar of a chance


def bar(chance: float) -> str:
    """A chance as a small bar.

    >>> bar(0.4)
    '███─────'
    """
    full = round(BAR * chance)
    return "█" * full + "─" * (BAR - full)


@dataclass
class Session:
    """A match being played at this terminal."""

    match: Match
    bots: dict[int, str]  # the name of the bot in each seat that no person plays
    language: str = "en"
    path: Path | None = None
    content: str | None = None
    me: int = 0  # the person whose view is shown
    random: Random = field(default_factory=Random)  # the dice of all bots
    coach: Coach | None = None
    lesson: Lesson | None = None  # the guided first game that is played, and which of its steps were shown
    shown: list[str] = field(default_factory=list)
    standing: dict[tuple[int, str], str] = field(default_factory=dict)  # answers left for the round, by seat and topic
    _players: dict[int, Bot] = field(default_factory=dict)
    _heard: int = 0  # events looked through for the end of a round

    @property
    def title(self) -> Title:
        """The game that is played."""
        return self.match.title

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(self.match.seats) if seat not in self.bots]

    @property
    def words(self) -> Words:
        """The texts of this game in the language of the moment."""
        return Words(self.title.name, self.language, self.names())

    def names(self) -> list[str]:
        """What the seats are called."""
        plain = Words(self.title.name, self.language)
        people = self.people
        names = []
        for seat in range(len(self.match.table.players)):
            if seat >= self.match.seats:
                names.append(plain.text("word-opponent"))
            elif seat in self.bots:
                args = {"number": seat + 1, "bot": self.bots[seat].partition(":")[0].removesuffix(".py").capitalize()}
                names.append(plain.text("seat-bot", args))
            elif len(people) == 1:
                names.append(plain.text("seat-you", {"number": seat + 1}))
            else:
                names.append(plain.text("seat-name", {"number": seat + 1}))
        return names

    @property
    def reconstructed(self) -> str:
        """How much of the title is reconstructed, in a line; nothing where all is printed."""
        count = len(reconstructed(self.title))
        args = {"count": count, "all": len(self.title.cards), "title": self.title.name}
        return self.words.text("client-reconstructed-count", args) if count else ""

    @property
    def question(self) -> Question | None:
        """What a person is asked now; bots have answered."""
        for seat in (self.me, *self.people):
            if seat in self.match.asking and seat not in self.bots:
                self.me = seat
                return self.match.asking[seat]
        return None

    def advance(self, limit: int | None = None) -> int:
        """Let bots and standing answers speak until a person must, or the game is over; how many answers they gave."""
        given = 0
        while limit is None or given < limit:
            seat = self.unattended
            if seat is None:
                break
            ask = self.match.asking[seat]
            if seat in self.bots:
                self.match.answer(seat, self._player(seat).decide(self.match.view(seat, self.random)))
            else:
                self.match.answer(seat, self.standing[seat, ask.topic])
            given += 1
        return given

    @property
    def unattended(self) -> int | None:
        """A seat that is asked and needs nobody to answer: a bot's, or one that has left its answer."""
        self._end_of_round()
        return next((seat for seat, ask in self.match.asking.items() if seat in self.bots or self._left(ask)), None)

    def _left(self, ask: Question) -> bool:
        """Whether a person has left an answer that fits a question."""
        return self.standing.get((ask.seat, ask.topic)) in ask.options

    def _end_of_round(self) -> None:
        """Answers are left for the round: with the next one they are forgotten."""
        if not self.standing:
            return
        rounds = {"tell-" + key for key, level in self.title.headings.items() if level == 1}
        for event in self.match.events(None, self._heard):
            self._heard = event["number"]
            if event["id"] in rounds:
                self.standing.clear()

    @property
    def passes(self) -> str | None:
        """The key of the answer that may be left for the round to what is asked now."""
        question = self.question
        key = None if question is None or question.many else self.title.standing.get(question.topic)
        return key if question is not None and key in question.options else None

    def pass_on(self) -> bool:
        """Give that answer, now and whenever the same is asked in this round; False where it cannot be left."""
        question, key = self.question, self.passes
        if question is None or key is None:
            return False
        self._heard = max((event["number"] for event in self.match.events(None, self._heard)), default=self._heard)
        self.standing[question.seat, question.topic] = key
        return True

    def answer(self, answer: str | Sequence[str]) -> None:
        """Answer the open question; IllegalAnswer changes nothing."""
        question = self.question
        if question is None:
            raise IllegalAnswer("nobody is asked")
        step = self.step
        self.match.answer(question.seat, answer)
        if step is not None:
            self.shown.append(step.name)
        if self.coach is not None:
            self.coach.answered(question, self.title.name)
        if 1 not in self.title.headings.values():  # no telling when a round is over: the seat's next own answer ends it
            self._forget(question.seat)

    def _forget(self, seat: int) -> None:
        self.standing = {left: key for left, key in self.standing.items() if left[0] != seat}

    def undo(self) -> bool:
        """Take back the last answer of the person who looks on, and those left; bots agree to anything."""
        seat = self.me if len(self.people) == 1 else self._last_person()
        try:
            self.match.undo(seat)
        except IllegalAnswer:
            return False
        self.standing.clear()
        return True

    def _last_person(self) -> int | None:
        return next((seat for seat, _ in reversed(self.match.record()["answers"]) if seat not in self.bots), -1)

    def hint(self, seconds: float = HINT_SECONDS) -> list[Advice]:
        """What a strong player would answer in this place, and what else it considered, the best first."""
        question = self.question
        if question is None:
            return []
        return advise(self.match.view(question.seat, self.random), seconds)

    def told(self, considered: Sequence[Advice]) -> list[str]:
        """A hint as lines of text: the first few answers, each with its chance to win and its points."""
        question = self.question
        options = question.options if question is not None else {}
        lines = []
        for one in considered[:HINTED]:
            said = ", ".join(self.words.option(options[key]) for key in one.keys) or "–"
            args = {"answer": said, "chance": round(100 * one.win), "points": round(one.points)}
            lines.append(f"{self.words.text('client-considered', args)} {bar(one.win)}")
        return lines

    @property
    def step(self) -> Step | None:
        """What the lesson says now."""
        question = self.question
        if self.lesson is None or question is None:
            return None
        told = {event["id"] for event in self.match.events(question.seat)}
        return self.lesson.step(self.shown, question.topic, list(question.options), told)

    @property
    def coaching(self) -> str:
        """What the lesson, or else the coach, says about the open question; mostly nothing."""
        question, step = self.question, self.step
        if step is not None and question is not None:
            proposed = step.proposal(list(question.options))
            said = self.words.text(f"lesson-{step.name}")
            return said if proposed is None else f"{said} → {self.words.option(question.options[proposed])}"
        return "" if self.coach is None or question is None else self.coach.word(question, self.words)

    def next_language(self) -> str:
        """Go on to the next language."""
        known = list(LANGUAGES)
        self.language = known[(known.index(self.language) + 1) % len(known)]
        return self.language

    def save(self, path: Path | None = None) -> Path:
        """Write the game to a file, whole or not at all."""
        path = path or self.path or default_path(self.title.name)
        data = {
            "stavitel": SAVED,
            "language": self.language,
            "bots": {str(seat): name for seat, name in self.bots.items()},
            "content": self.content,
            "shown": self.shown if self.lesson else None,
            "record": self.match.record(),
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(path.name + ".part")
        part.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
        part.replace(path)
        self.path = path
        return path

    def _player(self, seat: int) -> Bot:
        if seat not in self._players:
            self._players[seat] = bot(self.bots[seat], self.title.name)
        return self._players[seat]


def resumed(path: Path) -> Session:
    """The game that was saved in a file."""
    data = read_json(path)
    record = data.get("record", data)  # a bare record is taken up with people in every seat
    bots = data.get("bots") or {}
    if not isinstance(bots, Mapping) or data.get("stavitel", SAVED) != SAVED:
        raise Failure(f"{path} is not a saved game")
    try:
        match = replay(record)
        players = {int(seat): str(name) for seat, name in bots.items()}
    except RecordError as problem:
        raise Failure(f"{path}: {problem}") from problem
    except (ValueError, TypeError, KeyError) as problem:
        raise Failure(f"{path} is damaged: {problem}") from problem
    language = data.get("language")
    session = Session(match, players, language if language in LANGUAGES else "en", path, data.get("content"))
    session.me = next(iter(session.people), 0)
    shown = data.get("shown")
    if isinstance(shown, list) and session.title.teaching is not None:
        session.lesson, session.shown = session.title.teaching.lesson, [str(name) for name in shown]
    return session


def taught(title: Title, language: str) -> Session:
    """The guided first game of a title."""
    lesson = title.teaching.lesson if title.teaching else None
    if lesson is None:
        raise Failure(f"{title.name} has no guided first game")
    match = new_match(title, lesson.seats, lesson.seed, lesson.options)
    session = Session(match, dict.fromkeys(range(1, lesson.seats), lesson.bot), language, lesson=lesson)
    session.random = Random(f"bots:{lesson.seed}")
    return session


def tried(title: Title, step: str, language: str) -> Session:
    """A position to try a rule at, named by its step of the lesson; bots play on."""
    examples = [one.step for one in title.teaching.examples] if title.teaching else []
    lesson = title.teaching.lesson if title.teaching else None
    if lesson is None or step not in examples:
        raise Failure(f"{title.name} has no example {step!r}; there are: {', '.join(examples) or 'none'}")
    session = Session(lesson_at(title, step), dict.fromkeys(range(1, lesson.seats), lesson.bot), language)
    session.random = Random(f"bots:{lesson.seed}")
    return session


def default_path(title: str) -> Path:
    """Where a game is saved when nobody says where."""
    return state_folder() / f"{title}.json"


def read_json(path: Path) -> dict[str, Any]:
    """The object in a JSON file, or a failure in one line."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise Failure(f"{path} cannot be read: {problem.strerror or problem}") from problem
    except ValueError as problem:
        raise Failure(f"{path} is not a record: it is no JSON ({problem})") from problem
    if not isinstance(data, dict):
        raise Failure(f"{path} is not a record: it is no JSON object")
    return data


def system_language() -> str:
    """The language the machine is set to, if it is one of ours."""
    for name in ("STAVITEL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
        if code:
            break
    return "en"
