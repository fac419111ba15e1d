"""What one viewer is shown of a match: already redacted by the kernel, here only put into messages."""

from typing import Any, Literal

import msgspec
from msgspec import UNSET

from stavitel.kernel import Match
from stavitel.kernel import Question as OpenQuestion
from stavitel.kernel.questions import costs_first
from stavitel.kernel.values import text_of
from stavitel.server.protocol import Asked, Option, Over, Question, Refusal, ScoreLine, Update
from stavitel.server.tables.diff import SceneTracker

encode = msgspec.json.Encoder().encode  # a message as the text of one frame

UndoStatus = Literal["free", "consent", "no"]
BystanderState = tuple[int, int, int]


def question_message(question: OpenQuestion, *, with_refusals: bool = True) -> Question:
    """A question as its seat reads it; its refusals take as long to work out as all the rest."""
    refused = question.refused if with_refusals else {}
    return Question(
        number=question.number,
        seat=question.seat,
        topic=question.topic,
        says={"id": "ask-" + question.topic, "args": {}},
        options=[Option(key, text_of(option), costs_first(question, key)) for key, option in question.options.items()],
        refused=[
            Refusal(key, _refused_text(question, key), reason.text, reason.rule) for key, reason in refused.items()
        ],
        least=question.least,
        most=question.most,
        several=question.many,
        burdens=list(question.burdens),
    )


def _refused_text(question: OpenQuestion, key: str) -> dict[str, Any] | None:
    """The text of an option that is refused; None where only its key is known."""
    option = question.tempting(key)
    return None if option is None else text_of(option)


def asked_seats(match: Match) -> list[Asked]:
    """Who is asked, and about what."""
    return [Asked(seat, question.number, question.topic) for seat, question in sorted(match.asking.items())]


class Moment:
    """A match as it is just now: what all who look at it have in common."""

    __slots__ = ("_result", "asking", "match", "over", "questions", "version")

    def __init__(self, match: Match, version: int) -> None:
        self.match = match
        self.version = version
        self.over = match.over
        self.questions = match.asking
        self.asking = asked_seats(match)
        self._result: Over | None = None

    @property
    def result(self) -> Over | None:
        """The end of the game, if it is over: the same for all."""
        if self._result is None:
            self._result = over_message(self.match)
        return self._result


def score_lines(match: Match) -> list[ScoreLine]:
    """The scores, best first."""
    lines = [
        ScoreLine(score.seat, score.total, score.rank, list(score.breakdown.items()), list(score.ties))
        for score in match.scores()
    ]
    return sorted(lines, key=lambda line: (line.rank, line.seat))


def over_message(match: Match) -> Over | None:
    """The end of the game, if it is over."""
    if not match.over:
        return None
    return Over(score_lines(match), match.seed, match.commitment)


def undo_status(match: Match, seat: int | None, policy: str) -> UndoStatus:
    """How this seat may take its last answer back."""
    if seat is None or match.over or policy == "never" or not match.has_answered(seat):
        return "no"
    if match.undo_is_free(seat):
        return "free"
    return "consent" if policy == "consent" else "no"


class Viewer:
    """What has been shown to those who look from one seat (None: to the spectators)."""

    def __init__(self, seat: int | None, match: Match | None, version: int, undo_policy: str) -> None:
        self.seat = seat
        self.undo_policy = undo_policy
        self.version = version
        self.scene: SceneTracker | None = None
        self.scene_version = version
        self.last_event = 0
        self.question: Question | None = None
        self.refusals_missing = False  # the question was shown without them
        self.asking: list[Asked] = []
        self.undo: UndoStatus = "no"
        self.undo_version = -1  # for which it was worked out
        self.over: Over | None = None
        if match is not None:
            self.update(Moment(match, version))
            self.render(match)

    def update(self, now: Moment, news: list[dict[str, Any]] | None = None, *, with_refusals: bool = True) -> Update:
        """Brings everything but the scene up to date, and refusals only if wanted; what has changed.

        `news` is what has happened since the last time, where everybody reads the same of it.
        """
        seat = self.seat
        events = now.match.events(seat, self.last_event) if news is None else news
        update = Update(self.version, now.version, events)
        self.version = now.version
        self.last_event += len(events)
        question = now.questions.get(seat) if seat is not None else None
        if question is None:
            if self.question is not None:
                self.question = update.question = None
        elif self.question is None or self.question.number != question.number:
            self.question = update.question = question_message(question, with_refusals=with_refusals)
            self.refusals_missing = not with_refusals
        if now.asking != self.asking:
            self.asking = update.asking = now.asking
        undo = self._quick_undo_status(now)
        if undo != self.undo:
            self.undo = update.undo = undo
        if now.over != (self.over is not None):
            self.over = update.over = now.result
        return update

    def bystander_state(self, now: Moment) -> BystanderState | None:
        """What a viewer who is not asked has been shown; two with the same state need the same update.

        None for one who is asked, or was, or for whom something else changes.
        """
        if self.question is not None or self.seat in now.questions or now.over:
            return None
        if self._quick_undo_status(now) != self.undo:
            return None
        return (self.version, self.last_event, id(self.asking))

    def copy_update_of(self, other: "Viewer") -> None:
        """Has been shown the same update as another viewer who had the same bystander state."""
        self.version, self.last_event, self.asking = other.version, other.last_event, other.asking

    def render(self, match: Match) -> Update | None:
        """Brings the scene, and missing refusals, up to the last update; what has changed, if anything."""
        self.scene_version = self.version
        scene = match.picture(self.seat)
        if self.scene is None:
            self.scene = SceneTracker(scene)
            return None
        update = Update(self.version, self.version, scene=self.scene.advance(scene))
        if self.refusals_missing:
            self.refusals_missing = False
            if self.question is not None and self.seat is not None:
                question = question_message(match.asking[self.seat])
                if question.refused:
                    self.question = update.question = question
        return None if update.scene is None and update.question is UNSET else update

    def _quick_undo_status(self, now: Moment) -> UndoStatus:
        """How the seat may undo, all but whether that is free, which takes a while to work out."""
        if self.undo_policy != "consent" or self.seat is None or now.over:
            return "no"
        return "consent" if self.undo != "no" or now.match.has_answered(self.seat) else "no"

    def update_undo(self, match: Match) -> Update | None:
        """Works out how the seat may undo; what has changed, if anything."""
        self.undo_version = self.version
        undo = undo_status(match, self.seat, self.undo_policy)
        if undo == self.undo:
            return None
        self.undo = undo
        return Update(self.version, self.version, undo=undo)
