"""Branches of `everyone` only return: a watch that catches those that do more, and says what to do instead."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from stavitel.kernel.simultaneous import Rule, watch_branches
from stavitel.kernel.table import freeze
from stavitel.kernel.visibility import zones

INSTEAD: Final = "a branch asks and returns what was chosen; the rule that called everyone applies it"


class _Watch:
    """Compares the table before and after each branch runs on."""

    def __init__(self) -> None:
        self.problems: Final[list[str]] = []
        self._before: Any = None
        self._told = 0

    def __call__(self, g: Any, rule: Rule[Any], when: str) -> None:
        if when == "begins":
            self._before = g.copy()
            self._told = len(g.told or ())
            return
        done = list(self._done(g))
        if done:
            name = getattr(rule, "__name__", repr(rule))
            problem = f"{name}, a branch of everyone, {' and '.join(done)}: {INSTEAD}"
            if problem not in self.problems:
                self.problems.append(problem)

    def _done(self, g: Any) -> Iterator[str]:
        """What a branch did that it must not."""
        if freeze(self._before) != freeze(g):
            yield f"changed {', '.join(_changed(self._before, g)) or 'the table'}"
        if self._before.random.drawn != g.random.drawn:
            yield "drew from chance"
        for key, _, _ in (g.told or [])[self._told :]:
            yield f"told {key!r}"


def _changed(before: Any, now: Any) -> Iterator[str]:
    """The zones that hold other things than before."""
    were, are = list(zones(before)), list(zones(now))
    if len(were) == len(are):
        for (holder_before, part, _), (holder, _, owner) in zip(were, are, strict=True):
            if freeze(getattr(holder_before, part.name)) != freeze(getattr(holder, part.name)):
                yield part.name if owner is None else f"{part.name} of seat {owner}"


@contextmanager
def watched_branches() -> Iterator[list[str]]:
    """Watch every branch of `everyone` meanwhile; gives a list that fills with what any did besides asking."""
    watch = _Watch()
    watch_branches(watch)
    try:
        yield watch.problems
    finally:
        watch_branches(None)
