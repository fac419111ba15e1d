"""Questions: what rules await. The match sends the answers in; no event loop is involved."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable, Sequence
from itertools import combinations
from typing import Any, Final, TypeVar

from stavitel.kernel.chance import Chanced, Unknown
from stavitel.kernel.values import Reason, RulesError, key_of, text_of

T = TypeVar("T")

# what is refused in a question, worked out when somebody looks; what has no reason against it is not
Refused = Callable[[], dict[str, Reason] | Iterable[tuple[Any, Reason | None]]]


class Stuck(Exception):
    """A rule cannot be carried on; only `in_full` and `completes` may meet it."""


class IllegalAnswer(ValueError):
    """The answer is not on offer; nothing has changed."""


class Question:
    """What one seat is asked: a topic and options by key, exactly one of which is the answer."""

    __slots__ = ("_refused", "always", "look", "number", "options", "seat", "topic")
    many = False
    least = 1
    most = 1

    def __init__(
        self,
        seat: int,
        topic: str,
        options: dict[str, Any],
        refused: Refused | dict[str, Reason] | None = None,
        look: Sequence[Any] = (),
        always: bool = False,
    ) -> None:
        self.seat = seat
        self.topic = topic
        self.options = options
        self.look = look
        self.always = always
        self.number = 0
        self._refused = refused

    def __await__(self) -> Generator[Question, Any, Any]:
        return (yield self)

    @property
    def refused(self) -> dict[str, Reason]:
        """The tempting options that are not allowed, each with its reason."""
        refused = self._refused
        if refused is None:
            return {}
        if not isinstance(refused, dict):
            given = refused()
            pairs: Iterable[tuple[Any, Reason | None]] = given.items() if isinstance(given, dict) else given
            refused = self._refused = {}
            for option, reason in pairs:
                key = key_of(option)
                if reason is not None and key not in self.options and key not in refused:
                    refused[key] = reason
        return refused

    def meant(self, answer: Any) -> Any:
        """The value an answer stands for, or IllegalAnswer."""
        if type(answer) is not str:
            keys = [answer] if isinstance(answer, str) else list(answer)
            if len(keys) != 1:
                raise IllegalAnswer(f"one key is asked for, not {keys!r}")
            answer = keys[0]
        if answer not in self.options:
            raise IllegalAnswer(self._why_not(answer))
        return self.options[answer]

    def kept(self, answer: Any) -> str | tuple[str, ...]:
        """An answer that was understood, as the log keeps it."""
        return answer if isinstance(answer, str) else str(answer[0])

    def _why_not(self, key: Any) -> str:
        if not isinstance(key, str):
            return f"a key is a text, not {key!r}"
        reason = self.refused.get(key)
        if reason is not None:
            return f"{key!r} is refused: {reason.key} [{reason.rule}]"
        return f"{key!r} is not one of {list(self.options)}"

    def as_json(self) -> dict[str, Any]:
        """The question as clients read it."""
        return {
            "number": self.number,
            "seat": self.seat,
            "topic": self.topic,
            "text": {"id": "ask-" + self.topic, "args": {}},
            "least": self.least,
            "most": self.most,
            "many": self.many,
            "options": [{"key": key, "text": text_of(option)} for key, option in self.options.items()],
            "refused": [
                {"key": key, "why": text_of(reason), "rule": reason.rule} for key, reason in self.refused.items()
            ],
        }

    def __repr__(self) -> str:
        return f"<question {self.number} to seat {self.seat}: {self.topic} {list(self.options)}>"


class SomeQuestion(Question):
    """A question that asks for some of its options."""

    __slots__ = ("least", "most")
    many = True

    def __init__(
        self,
        seat: int,
        topic: str,
        options: dict[str, Any],
        limits: tuple[int, int],
        refused: Refused | None = None,
        look: Sequence[Any] = (),
    ) -> None:
        super().__init__(seat, topic, options, refused, look)
        self.least, self.most = limits

    def meant(self, answer: Any) -> Any:
        """The values an answer stands for, or IllegalAnswer."""
        keys = [answer] if isinstance(answer, str) else list(answer)
        for key in keys:
            if not isinstance(key, str) or key not in self.options:
                raise IllegalAnswer(self._why_not(key))
        if len(set(keys)) != len(keys):
            raise IllegalAnswer(f"a key is named twice in {keys!r}")
        if not self.least <= len(keys) <= self.most:
            raise IllegalAnswer(f"{self.least} to {self.most} keys are asked for, not {len(keys)}")
        return [self.options[key] for key in self.options if key in keys]

    def kept(self, answer: Any) -> str | tuple[str, ...]:
        """An answer that was understood, as the log keeps it."""
        return (answer,) if isinstance(answer, str) else tuple(answer)


class Settled:
    """A question that answered itself."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value: Final = value

    def __await__(self) -> Generator[Any, Any, Any]:
        return self.value
        yield


def choose(
    p: Any,
    topic: str,
    options: Iterable[T] | dict[str, T],
    refused: Refused | None = None,
    always: bool = False,
    look: Sequence[Any] = (),
) -> Awaitable[T]:
    """Ask a player for exactly one option; alike ones merge, and a lone one answers itself unless `always`.

    Options that are already filed by key, in a dict of their own, are taken as they are.
    """
    given: Any = options
    keyed: dict[str, Any]
    if type(given) is dict:
        keyed = given
    else:
        keyed = {}
        try:
            for option in given:
                keyed[option.key] = option
        except AttributeError:
            keyed = {key_of(option): option for option in given}
    if len(keyed) == 1 and not always:
        return Settled(*keyed.values())
    if not keyed:
        raise RulesError(f"nothing to choose from: {topic}")
    return Question(p.seat, topic, keyed, refused, look, always)


def choose_some(
    p: Any,
    topic: str,
    options: Iterable[T],
    least: int,
    most: int,
    *,
    refused: Refused | None = None,
    look: Sequence[Any] = (),
) -> Awaitable[list[T]]:
    """Ask a player for some of the options; copies count on: `market`, `market~2`."""
    keyed: dict[str, Any] = {}
    seen: dict[str, int] = {}
    for option in options:
        key = key_of(option)
        count = seen[key] = seen.get(key, 0) + 1
        keyed[key if count == 1 else f"{key}~{count}"] = option
    if not 0 <= least <= most:
        raise RulesError(f"{least} to {most} cannot be chosen: {topic}")
    if len(keyed) < least:
        raise RulesError(f"too little to choose from: {topic}")
    most = min(most, len(keyed))
    if most == 0:
        return Settled([])
    if len(keyed) == least:
        return Settled(list(keyed.values()))
    return SomeQuestion(p.seat, topic, keyed, (least, most), refused, look)


def may(p: Any, topic: str, *, look: Sequence[Any] = ()) -> Awaitable[bool]:
    """Ask a player yes or no."""
    return Question(p.seat, topic, {"yes": True, "no": False}, None, look, True)


Rule = Callable[..., Coroutine[Any, Any, T]]


class Everyone:
    """One small rule per seat, side by side; over when all are."""

    def __init__(self, g: Any, rule: Rule[Any], seats: list[int]) -> None:
        self.g = g
        self.rule = rule
        self.seats = seats
        self.asking: dict[int, Question] = {}
        self.results: dict[int, Any] = {}
        self._branches: dict[int, Coroutine[Any, Any, Any]] = {}

    def __await__(self) -> Generator[Any, Any, list[Any]]:
        for seat in self.seats:
            self._begin(seat)
        while self.asking:
            seat, answer = yield self
            self._go_on(seat, answer)
        return [self.results[seat] for seat in self.seats]

    def restart(self, seat: int) -> None:
        """Begin a branch afresh: an imagined world does not know how far another seat has come."""
        self._begin(seat)

    def _begin(self, seat: int) -> None:
        self.asking.pop(seat, None)
        self.results.pop(seat, None)
        self._branches[seat] = self.rule(self.g, self.g.players[seat])
        self._go_on(seat, None)

    def _go_on(self, seat: int, answer: Any) -> None:
        try:
            ask = self._branches[seat].send(answer)
        except StopIteration as stop:
            self.asking.pop(seat, None)
            self.results[seat] = stop.value
            return
        if not isinstance(ask, Question) or ask.seat != seat:
            raise RulesError("a branch of everyone may ask only its own seat")
        self.asking[seat] = ask


def everyone(g: Any, rule: Rule[T], seats: Iterable[Any] | None = None) -> Awaitable[list[T]]:
    """Run a small rule for each seat side by side; each branch begins with its question and touches only its own."""
    who = g.players if seats is None else seats
    return Everyone(g, rule, [p if isinstance(p, int) else p.seat for p in who])


class _Careful:
    """A rule that no answer may strand: before each question the options are tried out."""

    def __init__(
        self, g: Any, p: Any, rule: Rule[Any], args: tuple[Any, ...], sure: Callable[..., bool] | None, cites: str
    ) -> None:
        self.g, self.p, self.rule, self.args, self.sure, self.cites = g, p, rule, args, sure, cites

    def __await__(self) -> Generator[Any, Any, Any]:
        g, p, sure = self.g, self.p, self.sure
        ahead = _Ahead(g.copy(), p.seat, self.rule, self.args)
        given: list[Any] = []
        running = self.rule(g, p, *self.args)
        answer: Any = None
        while True:
            try:
                ask = running.send(answer)
            except StopIteration as stop:
                return stop.value
            if isinstance(ask, Question) and ask.seat == p.seat and not (sure is not None and sure(g, p)):
                ask = self._narrow(ask, ahead, given)
            if isinstance(ask, Question) and len(ask.options) == 1 and not ask.always and not ask.many:
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

        return Question(ask.seat, ask.topic, good, refused, ask.look, ask.always)


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
        return running, running.send(answer)
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
