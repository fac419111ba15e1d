"""What a strong player thinks of a position: `advise` on what to answer, `analyse` on a whole recorded game.

Both know what the seat knew, and nothing else, unless an analysis with open cards is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from stavitel.bots.levels import FEW, LEVELS, Searching, plain
from stavitel.bots.search import Answer, Budget, Considered, Searcher, in_order
from stavitel.bots.value import value_of
from stavitel.kernel import Question, Title, View, replay

WORLDS: Final = 8  # imagined to say how a game stands
TURNING_POINTS: Final = 3


@dataclass(frozen=True)
class Advice:
    """An answer that was considered: how it does."""

    keys: tuple[str, ...]
    win: float  # the chance to win
    points: float  # the points to expect
    tries: int  # simulations spent on it

    def as_json(self) -> dict[str, Any]:
        """For machines."""
        return {
            "keys": list(self.keys),
            "win": round(self.win, 4),
            "points": round(self.points, 1),
            "tries": self.tries,
        }


def advise(
    view: View, seconds: float = 1.0, simulations: int = 1_000_000, besides: Answer | None = None
) -> list[Advice]:
    """The answers considered, the best first, within so many seconds of processor time or so many simulations.

    One of them may be asked for.
    """
    searcher, most = Searcher(view.title, view.seats), LEVELS["expert"].most
    if view.title.search.to_the_end and view.seats > 1:
        searcher, most = Searching(LEVELS["expert"]).searcher(view.title, view.seats), FEW
    return [
        _advice(one) for one in _considered(searcher, view, Budget(simulations, seconds), besides, most) if one.tries
    ]


def chances(view: View, seed: int = 0) -> list[float]:
    """By seat, the chance to win, as far as this seat can tell; even chances where nothing was learnt yet."""
    value = value_of(view.title, view.seats)
    if value is None:
        return _even(view.seen)
    tables = [view.imagine(f"chances:{seed}:{number}").table for number in range(WORLDS)]
    told = [value.chances(table) for table in tables]
    return [sum(seat) / WORLDS for seat in zip(*told, strict=True)]


def _standing(searcher: Searcher, g: Any) -> list[float]:
    """By seat, the chance to win as all cards lie."""
    return _even(g) if searcher.value is None else searcher.value.chances(g)


def _even(g: Any) -> list[float]:
    return [1 / len(g.players)] * len(g.players)


@dataclass(frozen=True)
class Judged:
    """One decision of a recorded game, and what it cost."""

    number: int  # answers given before it
    seat: int
    topic: str
    chosen: Advice
    best: Advice
    others: tuple[Advice, ...]  # considered besides, the better first
    standing: tuple[float, ...]  # by seat, the chance to win before it

    @property
    def cost(self) -> float:
        """How much of the chance to win it gave away."""
        return max(0.0, self.best.win - self.chosen.win)

    def as_json(self) -> dict[str, Any]:
        """For machines."""
        return {
            "number": self.number,
            "seat": self.seat,
            "topic": self.topic,
            "chosen": self.chosen.as_json(),
            "best": self.best.as_json(),
            "others": [one.as_json() for one in self.others],
            "cost": round(self.cost, 4),
            "chances": [round(chance, 4) for chance in self.standing],
        }


def analyse(
    record: Mapping[str, Any],
    title: Title | None = None,
    *,
    simulations: int = 64,
    seat: int | None = None,
    open_cards: bool = False,
) -> Iterator[Judged]:
    """Every decision of a recorded game (of one seat) that was one, judged by what the seat knew then.

    With open cards it is judged by all that lay on the table, face down too.
    """
    match = replay({**record, "answers": []}, title)
    searcher = Searcher(match.title, match.seats)
    if open_cards:
        searcher.world = match.fork
    for number, (who, given) in enumerate(record["answers"]):
        question = match.asking.get(who)
        if question is not None and len(question.options) > 1 and seat in (None, who):
            view = match.view(who, Random(f"analyse:{number}"))
            answer = in_order(question, given) if question.many else given
            found = _considered(searcher, view, Budget(simulations), answer)
            standing = _standing(searcher, match.table) if open_cards else chances(view)
            yield _judged(number, question, found, answer, standing)
        match.answer(who, given)


def _judged(number: int, question: Question, found: list[Considered], answer: Answer, standing: list[float]) -> Judged:
    chosen = next(one for one in found if one.answer == answer)
    best = found[0] if found[0].mean > chosen.mean else chosen
    others = [one for one in found if one is not best and one is not chosen and one.tries]
    others.sort(key=lambda one: -one.mean)
    return Judged(
        number,
        question.seat,
        question.topic,
        _advice(chosen),
        _advice(best),
        tuple(_advice(one) for one in others),
        tuple(standing),
    )


def turning_points(judged: list[Judged]) -> list[Judged]:
    """The decisions that cost most, in the order of the game."""
    dearest = sorted(judged, key=lambda one: -one.cost)[:TURNING_POINTS]
    return sorted((one for one in dearest if one.cost > 0), key=lambda one: one.number)


def _considered(
    searcher: Searcher, view: View, budget: Budget, besides: Answer | None = None, most: int = LEVELS["expert"].most
) -> list[Considered]:
    searcher.judges_points = True
    return searcher.search(view, budget, most, besides)


def _advice(one: Considered) -> Advice:
    chosen = plain(one.answer)
    keys = (chosen,) if isinstance(chosen, str) else tuple(chosen)
    tries = max(1, one.tries)
    return Advice(keys, one.win / tries, one.points / tries, one.tries)
