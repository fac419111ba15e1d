"""Stavitel: a title with random players, through the public API alone.

Games are played quietly, as `simulate` plays them; what the telling of events costs is measured beside it.
"""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING, Any

from subject import Subject, serve

if TYPE_CHECKING:
    import stavitel


FULL: dict[str, dict[str, Any]] = {"architects": {"works_of_wonder": True}}  # what makes a title complete
BUDGETS = {"skilled": 16, "expert": 96}  # the simulations that these levels are given


def ours() -> Subject:
    import stavitel
    from stavitel.bots import bot
    from stavitel.bots.value import weights_folder
    from stavitel.kernel import title_named

    key = sys.argv[1]
    title = title_named(key)  # this one alone: the others are not in its memory
    least, most = title.seats
    seats = max(least, min(4, most))
    options = FULL.get(key, {})
    value = weights_folder(title) / f"{seats}.json"  # named, so that a title searches whose skilled level does not
    thinkers: dict[str, Any] = {
        "skilled": bot(f"skilled:{BUDGETS['skilled']}:{value}", key),
        "expert": bot(f"expert:{BUDGETS['expert']}", key),
    }

    def new(seed: int, *, quiet: bool = False) -> stavitel.Match:
        return stavitel.new_match(key, seats=seats, seed=seed, options=options, quiet=quiet)

    class Ours:
        name = f"{title.name} (Stavitel)"
        about: dict[str, Any] = {  # noqa: RUF012
            "engine": "Stavitel",
            "title": title.name,
            "version": title.version,
            "seats": seats,
            "options": options,
            "compiled": compiled(),
        }

        def play(self, seed: int) -> int:
            return new(seed, quiet=True).play_out(random.Random(seed))

        def play_telling(self, seed: int) -> int:
            return new(seed).play_out(random.Random(seed))

        def before_first_fork(self, seed: int) -> Any:
            """A match that was never forked, at some decision."""
            chance = random.Random(seed)
            m = new(seed)
            for _ in range(chance.randrange(10, 150)):
                if not m.over:
                    tick(m, chance)
            return m

        def scout(self, seed: int) -> tuple[list[Any], list[Any], list[Any]]:
            boundary: list[Any] = []
            middle: list[Any] = []
            anywhere: list[Any] = []
            chance = random.Random(seed)
            m = new(seed)
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
            position.imagine(seat, seed).play_out(random.Random(seed))

        def scout_thoughts(self, seed: int) -> list[Any]:
            """The decisions of one game between greedy bots that leave a choice."""
            found: list[Any] = []
            greedy = bot("greedy", key)
            m = new(seed)
            while not m.over:
                seat = next(iter(m.asking))
                view = m.view(seat)
                if len(view.question.options) > 1:
                    found.append(m.fork())
                m.answer(seat, greedy.decide(view))
            return found

        def consider(self, level: str, position: Any, seed: int) -> int:
            """Let a level think, by simulations alone; how many lines it played on and judged."""
            view = position.view(next(iter(position.asking)), random.Random(seed))
            return sum(one.tries for one in thinkers[level].consider(view))

    return Ours()


def tick(m: stavitel.Match, chance: random.Random) -> int:
    """One random answer to the first open question; the seat that gave it."""
    seat, question = next(iter(m.asking.items()))
    m.answer(seat, question.random_answer(chance))
    return seat


def compiled() -> bool:
    """Whether the kernel runs as machine code."""
    from stavitel.kernel import match

    return not str(match.__file__).endswith(".py")


if __name__ == "__main__":
    serve(ours)
