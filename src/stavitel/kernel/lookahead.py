"""Carried out in full: rules that no answer may strand, and the search that sees to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Sequence
from itertools import combinations
from typing import Any, TypeVar

from stavitel.kernel.chance import Chanced, Unknown
from stavitel.kernel.questions import Effects, Question, answers_itself, settles
from stavitel.kernel.simultaneous import Rule
from stavitel.kernel.values import Reason, RulesError

T = TypeVar("T")


class Stuck(Exception):
    """A rule cannot be carried on; only `in_full` and `completes` may meet it."""


class _Careful:
    """A rule that no answer may strand: before each question the options are tried out."""

    def __init__(
        self, g: Any, p: Any, rule: Rule[Any], args: tuple[Any, ...], sure: Callable[..., bool] | None, cites: str
    ) -> None:
        self.g, self.p, self.rule, self.args, self.sure, self.cites = g, p, rule, args, sure, cites

    def __await__(self) -> Generator[Any, Any, Any]:
        g, p, sure = self.g, self.p, self.sure
        g.lots = None  # a lot that is drawn at once might strand the rule
        ahead = _Ahead(g.copy(), p.seat, self.rule, self.args)
        given: list[Any] = []
        running = self.rule(g, p, *self.args)
        answer: Any = None
        while True:
            try:
                ask = running.send(answer)
            except StopIteration as stop:
                return stop.value
            if isinstance(ask, Question):
                ask.fill()
            if isinstance(ask, Question) and ask.seat == p.seat and not (sure is not None and sure(g, p)):
                ask = self._narrow(ask, ahead, given)
            if isinstance(ask, Question) and answers_itself(ask):
                (answer,) = ask.options.values()
            else:
                answer = yield ask
            given.append(answer)

    def _narrow(self, ask: Question, ahead: _Ahead, given: list[Any]) -> Question:
        if ask.many:
            return ask
        good: dict[str, Any] = {}
        bad: dict[str, Reason] = {}
        for key, option in ask.options.items():
            if ahead.leads_on([*given, option]):
                good[key] = option
            else:
                bad[key] = Reason("strands", self.cites)
        if not good:
            raise RulesError(f"no answer carries it on: {ask.topic}")
        if not bad:
            return ask

        def refused() -> dict[str, Reason]:
            return {**ask.refused, **bad}

        return _Narrowed(ask, good, refused)


class _Narrowed(Question):
    """A question without the options that would strand the rule."""

    __slots__ = ("_whole",)

    def __init__(self, whole: Question, good: dict[str, Any], refused: Callable[[], dict[str, Reason]]) -> None:
        super().__init__(whole.seat, whole.topic, good, refused, whole.look, whole.always)
        self._whole = whole

    def effects(self, key: str) -> Effects:
        """What an option does is the same."""
        return self._whole.effects(key)

    @property
    def burdens(self) -> Sequence[str]:
        """So are the counters of which more is worse."""
        return self._whole.burdens


class _Ahead:
    """Looks ahead in one rule on copies of the table at its start."""

    def __init__(self, start: Any, seat: int, rule: Rule[Any], args: tuple[Any, ...]) -> None:
        self.start, self.seat, self.rule, self.args = start, seat, rule, args

    def leads_on(self, path: list[Any]) -> bool:
        """Whether some line of answers after these carries the rule to its end."""
        untried = [path]
        while untried:
            path = untried.pop()
            running, ask = self._replay(path)
            while ask is not None:
                if running is None or not isinstance(ask, Question) or ask.seat != self.seat:
                    return True  # over, or chance or another seat decides
                answers = _answers(ask)
                untried.extend([[*path, other] for other in answers[:0:-1]])
                path = [*path, answers[0]]
                running, ask = _push(running, answers[0])
        return False

    def _replay(self, path: list[Any]) -> tuple[Any, Any]:
        g = self.start.copy()
        g.searching = True
        running = self.rule(g, g.players[self.seat], *self.args)
        answers = [None, *path]
        ask: Any = None
        for i, answer in enumerate(answers):
            if i == len(answers) - 1:
                g.random = Unknown()
            running, ask = _push(running, answer)
            if ask is None or running is None:
                break
        return running, ask


def _push(running: Any, answer: Any) -> tuple[Any, Any]:
    """Send an answer; the question that follows, or (None, True) at the end, or no question where it is stuck."""
    try:
        ask = running.send(answer)
        while isinstance(ask, Question) and settles(ask):
            ask = running.send(*ask.options.values())
        return running, ask
    except (StopIteration, Chanced):
        return None, True
    except Stuck:
        return running, None


def _answers(ask: Question) -> list[Any]:
    options = list(ask.options.values())
    if not ask.many:
        return options
    return [list(some) for size in range(ask.least, ask.most + 1) for some in combinations(options, size)]


def in_full(
    g: Any, p: Any, rule: Rule[T], *args: Any, sure: Callable[[Any, Any], bool] | None = None, cites: str = ""
) -> Awaitable[T]:
    """Carry a rule out so that no answer strands it; while `sure` holds nothing needs to be searched.

    Answers that would strand it are refused with the rule that `cites` names.
    """
    if g.searching or (sure is not None and sure(g, p)):
        return rule(g, p, *args)
    return _Careful(g, p, rule, args, sure, cites)


def completes(g: Any, p: Any, rule: Rule[Any], *args: Any) -> bool:
    """Whether some line of answers carries a rule to its end; chance and other seats count as possible."""
    return _Ahead(g.copy(), p.seat, rule, args).leads_on([])
