"""A game at one terminal: a match, who plays which seat, the language, and where it is saved. Knows no screen."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from stavitel.bots import Bot, best, bot
from stavitel.cli.fail import Failure
from stavitel.kernel import IllegalAnswer, Match, Question, RecordError, Title, replay
from stavitel.words import LANGUAGES, Words

SAVED = 1  # the format of a saved game


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
    _players: dict[int, Bot] = field(default_factory=dict)

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
                names.append(plain.text("seat-opponent"))
            elif seat in self.bots:
                args = {"number": seat + 1, "bot": self.bots[seat].partition(":")[0].capitalize()}
                names.append(plain.text("seat-bot", args))
            elif len(people) == 1:
                names.append(plain.text("seat-you", {"number": seat + 1}))
            else:
                names.append(plain.text("seat-name", {"number": seat + 1}))
        return names

    @property
    def question(self) -> Question | None:
        """What a person is asked now; bots have answered."""
        for seat in (self.me, *self.people):
            if seat in self.match.asking and seat not in self.bots:
                self.me = seat
                return self.match.asking[seat]
        return None

    def advance(self, limit: int | None = None) -> int:
        """Let bots answer until a person is asked or the game is over; how many answers they gave."""
        given = 0
        while not self.match.over and (limit is None or given < limit):
            seat = next((seat for seat in self.match.asking if seat in self.bots), None)
            if seat is None:
                break
            self.match.answer(seat, self._player(seat).decide(self.match.view(seat, self.random)))
            given += 1
        return given

    def answer(self, answer: str | Sequence[str]) -> None:
        """Answer the open question; IllegalAnswer changes nothing."""
        question = self.question
        if question is None:
            raise IllegalAnswer("nobody is asked")
        self.match.answer(question.seat, answer)

    def undo(self) -> bool:
        """Take back the last answer of the person who looks on; bots agree to anything."""
        try:
            self.match.undo(self.me if len(self.people) == 1 else self._last_person())
        except IllegalAnswer:
            return False
        return True

    def _last_person(self) -> int | None:
        return next((seat for seat, _ in reversed(self.match.record()["answers"]) if seat not in self.bots), -1)

    def hint(self) -> list[str]:
        """What a bot would answer in this place."""
        question = self.question
        if question is None:
            return []
        adviser = bot(best(self.title.name), self.title.name)
        answer = adviser.decide(self.match.view(question.seat, self.random))
        return [answer] if isinstance(answer, str) else list(answer)

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
    return session


def default_path(title: str) -> Path:
    """Where a game is saved when nobody says where."""
    home = os.environ.get("XDG_STATE_HOME")
    folder = Path(home) if home else Path.home() / ".local" / "state"
    return folder / "stavitel" / f"{title}.json"


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
