"""Stavitel: a title with random players, through the public API alone."""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING, Any

from subject import Subject, serve

if TYPE_CHECKING:
    import stavitel


def ours() -> Subject:
    import stavitel

    key = sys.argv[1]
    title = stavitel.titles()[key]
    least, most = title.seats
    seats = max(least, min(4, most))

    class Ours:
        name = f"{title.name} (Stavitel)"
        about: dict[str, Any] = {  # noqa: RUF012
            "engine": "Stavitel",
            "title": title.name,
            "version": title.version,
            "seats": seats,
            "compiled": compiled(),
        }

        def play(self, seed: int) -> int:
            return finish(stavitel.new_match(key, seats=seats, seed=seed), random.Random(seed))

        def scout(self, seed: int) -> tuple[list[Any], list[Any], list[Any]]:
            boundary, middle, anywhere = [], [], []
            chance = random.Random(seed)
            m = stavitel.new_match(key, seats=seats, seed=seed)
            last = None
            while not m.over:
                kept = m.fork()
                anywhere.append(kept)
                asked = list(m.asking)
                if asked == [last]:
                    middle.append(kept)
                elif not m.position()["answers"]:
                    boundary.append(kept)
                last = tick(m, chance)
            return boundary, middle, anywhere

        def fork(self, position: Any) -> Any:
            return position.fork()

        def ready(self, position: Any) -> Any:
            return [question.options for question in position.fork().asking.values()]

        def playout(self, position: Any, seed: int) -> None:
            seat = next(iter(position.asking))
            finish(position.imagine(seat, seed), random.Random(seed))

    return Ours()


def finish(m: stavitel.Match, chance: random.Random) -> int:
    """Play to the end at random; how many decisions that took."""
    decisions = 0
    while not m.over:
        tick(m, chance)
        decisions += 1
    return decisions


def tick(m: stavitel.Match, chance: random.Random) -> int:
    """One random answer to the first open question; the seat that gave it."""
    seat, question = next(iter(m.asking.items()))
    keys = list(question.options)
    if question.least == question.most == 1:
        m.answer(seat, keys[int(chance.random() * len(keys))])
    else:
        m.answer(seat, chance.sample(keys, chance.randint(question.least, question.most)))
    return seat


def compiled() -> bool:
    """Whether the kernel runs as machine code."""
    from stavitel.kernel import match

    return not str(match.__file__).endswith(".py")


if __name__ == "__main__":
    serve(ours)
