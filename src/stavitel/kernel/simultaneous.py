"""Several seats at once: one small rule per seat runs side by side until all are done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterable
from typing import Any, Final, TypeVar

from stavitel.kernel.questions import Question, settles
from stavitel.kernel.values import RulesError

T = TypeVar("T")
Rule = Callable[..., Coroutine[Any, Any, T]]
Watch = Callable[
    [Any, Rule[Any], str], None
]  # is told of table and branch before ("begins") and after ("ends") it runs on


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
            self.begin(seat)
        while self.asking:
            seat, answer = yield self
            self._go_on(seat, answer)
        return [self.results[seat] for seat in self.seats]

    def begin(self, seat: int) -> None:
        """Begin a branch, or begin it afresh: an imagined world does not know how far another seat has come."""
        self.asking.pop(seat, None)
        self.results.pop(seat, None)
        self._branches[seat] = self.rule(self.g, self.g.players[seat])
        self._go_on(seat, None)

    def _go_on(self, seat: int, answer: Any) -> None:
        if _watches:
            _watches[-1](self.g, self.rule, "begins")
        try:
            ask = self._branches[seat].send(answer)
            while isinstance(ask, Question) and settles(ask):
                ask = self._branches[seat].send(*ask.options.values())
        except StopIteration as stop:
            self.asking.pop(seat, None)
            self.results[seat] = stop.value
        else:
            if not isinstance(ask, Question) or ask.seat != seat:
                raise RulesError("a branch of everyone may ask only its own seat")
            self.asking[seat] = ask
        if _watches:
            _watches[-1](self.g, self.rule, "ends")


def everyone(g: Any, rule: Rule[T], seats: Iterable[Any] | None = None) -> Awaitable[list[T]]:
    """Run a small rule for each seat side by side and gather what they return, in the order of the seats.

    A branch asks and returns: it changes nothing on the table, draws no chance and tells nothing. The rule that
    called `everyone` applies what came back, so the order in which the answers arrive cannot matter.
    """
    who = g.players if seats is None else seats
    return Everyone(g, rule, [p if isinstance(p, int) else p.seat for p in who])


_watches: Final[list[Watch]] = []


def watch_branches(watch: Watch | None) -> None:
    """Have every branch watched, in tests; None ends it."""
    _watches.clear()
    if watch is not None:
        _watches.append(watch)
