"""What one viewer is shown of a match: already redacted by the kernel, here only put into messages."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET

from stavitel.kernel import Match
from stavitel.kernel import Question as Asks
from stavitel.kernel.values import text_of
from stavitel.server.diff import Picture
from stavitel.server.protocol import (
    Asked,
    Option,
    Over,
    Question,
    Refusal,
    ScoreLine,
    UndoOffer,
    Update,
)

ENCODER = msgspec.json.Encoder()

CanUndo = Literal["free", "consent", "no"]
Mark = tuple[int, int, CanUndo, int]


def encode(message: Any) -> bytes:
    """A message as the text of one frame."""
    return ENCODER.encode(message)


def question(ask: Asks, *, whole: bool = True) -> Question:
    """A question as its seat reads it; what is refused in it, which takes as long to work out as all else, if whole."""
    refused = ask.refused if whole else {}
    return Question(
        number=ask.number,
        seat=ask.seat,
        topic=ask.topic,
        says={"id": "ask-" + ask.topic, "args": {}},
        options=[Option(key, text_of(option)) for key, option in ask.options.items()],
        refused=[Refusal(key, None, reason.text, reason.rule) for key, reason in refused.items()],
        least=ask.least,
        most=ask.most,
        several=ask.many,
    )


def asking(match: Match) -> list[Asked]:
    """Who is asked, and about what."""
    return [Asked(seat, ask.number, ask.topic) for seat, ask in sorted(match.asking.items())]


def score_lines(match: Match) -> list[ScoreLine]:
    """The scores, best first."""
    lines = [
        ScoreLine(score.seat, score.total, score.rank, list(score.breakdown.items()), list(score.ties))
        for score in match.scores()
    ]
    return sorted(lines, key=lambda line: (line.rank, line.seat))


def over(match: Match) -> Over | None:
    """The end of the game, if it is over."""
    if not match.over:
        return None
    return Over(score_lines(match), match.seed, match.commitment)


def can_undo(match: Match, seat: int | None, policy: str) -> CanUndo:
    """How this seat may take its last answer back."""
    if seat is None or match.over or policy == "never" or not match.has_answered(seat):
        return "no"
    if match.undo_is_free(seat):
        return "free"
    return "consent" if policy == "consent" else "no"


class Viewer:
    """What has been shown to those who look from one seat (None: to the spectators)."""

    def __init__(self, seat: int | None, match: Match | None, version: int, policy: str) -> None:
        self.seat = seat
        self.policy = policy
        self.version = version
        self.picture: Picture | None = None
        self.last = 0
        self.question: Question | None = None
        self.asking: list[Asked] = []
        self.undo: CanUndo = "no"
        self.offer: UndoOffer | None = None
        self.over: Over | None = None
        self.painted = version
        self.owed = False  # the question was shown without what is refused
        if match is not None:
            self.look(match, version, asking(match))
            self.paint(match)

    def look(self, match: Match, version: int, asked: list[Asked], *, whole: bool = True) -> Update:
        """Looks again: what has changed since the last look, all but the picture, and what is refused unless whole."""
        seat = self.seat
        events = match.events(seat, self.last)
        update = Update(self.version, version, events)
        self.version = version
        self.last += len(events)
        ask = match.asking.get(seat) if seat is not None else None
        if ask is None:
            if self.question is not None:
                self.question = update.question = None
        elif self.question is None or self.question.number != ask.number:
            self.question = update.question = question(ask, whole=whole)
            self.owed = not whole
        if asked != self.asking:
            self.asking = update.asking = asked
        undo = self._undo_for_now(match)
        if undo != self.undo:
            self.undo = update.undo = undo
        if match.over != (self.over is not None):
            self.over = update.over = over(match)
        return update

    def mark(self, match: Match) -> Mark | None:
        """How much has been shown to somebody who only looks on; None for one who is asked, or was."""
        if self.question is not None or self.seat in match.asking or match.over:
            return None
        if self._undo_for_now(match) != self.undo:
            return None
        return (self.version, self.last, self.undo, id(self.asking))

    def follow(self, other: "Viewer") -> None:
        """Has been shown the same as another who had the same mark."""
        self.version, self.last, self.asking = other.version, other.last, other.asking

    def paint(self, match: Match) -> Update | None:
        """Brings the picture up to the last look, and the question if it owes something; what to tell of that."""
        self.painted = self.version
        drawn = match.picture(self.seat)
        if self.picture is None:
            self.picture = Picture(drawn)
            return None
        update = Update(self.version, self.version, scene=self.picture.next(drawn))
        if self.owed:
            self.owed = False
            if self.question is not None and self.seat is not None:
                full = question(match.asking[self.seat])
                if full.refused:
                    self.question = update.question = full
        return None if update.scene is None and update.question is UNSET else update

    def _undo_for_now(self, match: Match) -> CanUndo:
        """How the seat may undo, all but whether that is free, which takes a while to work out."""
        if self.policy != "consent" or self.seat is None or match.over:
            return "no"
        return "consent" if self.undo != "no" or match.has_answered(self.seat) else "no"

    def look_at_undo(self, match: Match) -> Update | None:
        """Works out how the seat may undo; what to tell if that is news."""
        undo = can_undo(match, self.seat, self.policy)
        if undo == self.undo:
            return None
        self.undo = undo
        return Update(self.version, self.version, undo=undo)
