"""Scenarios: a position, answers in words, and what holds then.

table = Scenario(match)                     # a match that goes on from a position
table = Scenario(visit(g, p, "king"), g)    # or one rule by itself, on a table of its own

table.answer("gold", "build:market")        # whoever is asked
assert table.asks == (1, "recover")
assert table.why("build:keep") == ("too-dear", "C5.2")
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol, Self

from stavitel.kernel import Match, Question, Reason
from stavitel.kernel.questions import settles
from stavitel.kernel.simultaneous import Everyone

Keys = str | Sequence[str]
Opponent = Callable[[Any, Question], Keys]  # answers for a seat that is no person's


class _Source(Protocol):
    """Where questions come from and answers go to."""

    @property
    def asking(self) -> dict[int, Question]: ...

    @property
    def table(self) -> Any: ...

    def answer(self, seat: int, answer: Keys) -> None: ...


class RuleRun:
    """One rule by itself on a table, without log, steps or undo; an opponent's questions are answered for it."""

    def __init__(
        self, rule: Coroutine[Any, Any, Any], table: Any, opponent: Opponent | None, seats: int | None
    ) -> None:
        self.table = table
        self.asking: dict[int, Question] = {}
        self.result: Any = None
        self._rule = rule
        self._opponent = opponent
        self._seats = seats
        self._group = False
        self._advance(None)

    def answer(self, seat: int, answer: Keys) -> None:
        """Give a seat's answer."""
        value = self.asking[seat].parse(answer)
        self._advance((seat, value) if self._group else value)

    def _advance(self, value: Any) -> None:
        while True:
            self.asking = {}
            try:
                ask = self._rule.send(value)
                while isinstance(ask, Question) and settles(ask):
                    ask = self._rule.send(*ask.options.values())
            except StopIteration as stop:
                self.result = stop.value
                return
            self._group = isinstance(ask, Everyone)
            asking = dict(ask.asking) if isinstance(ask, Everyone) else {ask.seat: ask}
            strangers = [seat for seat in asking if self._seats is not None and seat >= self._seats]
            if self._opponent is None or not strangers:
                self.asking = asking
                return
            answer = asking[strangers[0]].parse(self._opponent(self.table, asking[strangers[0]]))
            value = (strangers[0], answer) if self._group else answer


class Scenario:
    """A position being played in a test: what is asked, and the answers given."""

    def __init__(
        self,
        source: Match | Coroutine[Any, Any, Any],
        table: Any = None,
        *,
        opponent: Opponent | None = None,
        seats: int | None = None,
    ) -> None:
        """A match, or a rule with the table it runs on; `opponent` answers for the seats from `seats` on."""
        self.source: _Source = source if isinstance(source, Match) else RuleRun(source, table, opponent, seats)
        self.asked: list[tuple[int, str]] = []  # every question that was answered: seat and topic

    # What is asked

    @property
    def g(self) -> Any:
        """The table."""
        return self.source.table

    def player(self, seat: int = 0) -> Any:
        """A player."""
        return self.g.players[seat]

    @property
    def match(self) -> Match:
        """The match, where it is not one rule by itself."""
        assert isinstance(self.source, Match), "a rule by itself has no match"
        return self.source

    @property
    def over(self) -> bool:
        """Whether nothing is asked any more."""
        return not self.asking

    @property
    def asking(self) -> dict[int, Question]:
        """The open questions by seat."""
        return self.source.asking

    @property
    def ask(self) -> Question:
        """The only question that is open."""
        assert len(self.asking) == 1, f"asked are {list(self.asking) or 'no'} seats"
        (question,) = self.asking.values()
        return question

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked, and about what."""
        return self.ask.seat, self.ask.topic

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.ask.seat

    @property
    def topic(self) -> str:
        """What is asked; nothing at the end."""
        return "" if self.over else self.ask.topic

    @property
    def options(self) -> list[str]:
        """The keys on offer, in order."""
        return [] if self.over else list(self.ask.options)

    @property
    def refused(self) -> Mapping[str, Reason]:
        """The keys that are refused, and why."""
        return {} if self.over else self.ask.refused

    def why(self, key: str, seat: int | None = None) -> tuple[str, str]:
        """Why an option is refused: the reason and the rule."""
        return self.refusal(key, seat)[:2]

    def refusal(self, key: str, seat: int | None = None) -> tuple[str, str, dict[str, Any]]:
        """Why an option is refused: the reason, the rule, and the numbers in the reason."""
        reason = self._question(seat).refused[key]
        return reason.key, reason.rule, reason.args

    def effects(self, key: str, seat: int | None = None) -> dict[str, int]:
        """What an option costs and brings."""
        return dict(self._question(seat).effects(key))

    def told(self, key: str) -> list[dict[str, Any]]:
        """The events of a kind, as everybody reads them."""
        return [event for event in self.match.events() if event["id"] == f"tell-{key}"]

    def _question(self, seat: int | None) -> Question:
        return self.ask if seat is None else self.asking[seat]

    # Answers

    def answer(self, *answers: Keys) -> Self:
        """Answer one question after the other, whoever is asked."""
        for given in answers:
            assert not self.over, f"nobody asks for {given!r}; asked: {self.asked}"
            self.answer_for(self.ask.seat, given)
        return self

    def answer_for(self, seat: int, answer: Keys) -> Self:
        """Answer for one of several seats that are asked."""
        self.asked.append((seat, self.asking[seat].topic))
        self.source.answer(seat, answer)
        return self

    def when(self, topic: str, answer: Keys) -> Self:
        """Answer a question of this topic, and no other."""
        assert self.topic == topic, f"asked is {self.topic!r}: {self.options}"
        return self.answer(answer)

    def play(self, *answers: Keys) -> list[tuple[int, str]]:
        """Answer to the end: all answers are asked for, and nothing else is; gives who was asked what."""
        self.answer(*answers)
        assert self.over, f"{self.topic} is asked: {self.options}"
        return self.asked

    def first_answers(self) -> Self:
        """Answer whatever is asked with the first option, or the fewest of several."""
        while not self.over:
            ask = self.ask
            keys = list(ask.options)
            self.answer(keys[: ask.least] if ask.many else keys[0])
        return self
