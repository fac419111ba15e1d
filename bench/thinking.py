"""How long the levels think about a decision, in milliseconds of processor time: mean, 99th percentile, longest.

`python bench/thinking.py citadels --level expert --decisions 300`: at positions of games between greedy bots.
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time

from stavitel.bots import bot
from stavitel.kernel import new_match

EVERY = 7  # one of so many questions is put to the level


def thinking(title: str, level: str, decisions: int, seats: int) -> list[float]:
    """The processor time of so many decisions, in milliseconds, the shortest first."""
    found: list[float] = []
    game = 0
    while len(found) < decisions:
        match, dice = new_match(title, seats, f"thinking:{game}", quiet=True), Random(game)
        greedy, player = bot("greedy", title), bot(level, title)
        while not match.over and len(found) < decisions:
            seat, question = next(iter(match.asking.items()))
            view = match.view(seat, dice)
            if len(question.options) > 1 and match.answers % EVERY == game % EVERY:
                begin = process_time()
                player.decide(view)
                found.append(1000 * (process_time() - begin))
            match.answer(seat, greedy.decide(view))
        game += 1
    return sorted(found)


def main() -> None:
    """Print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--decisions", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    wish = parser.parse_args()
    times = thinking(wish.title, wish.level, wish.decisions, wish.seats)
    mean, late = sum(times) / len(times), times[int(0.99 * len(times))]
    print(
        f"{wish.title} {wish.level}: mean {mean:.0f} ms, p99 {late:.0f} ms, longest {times[-1]:.0f} ms, of {len(times)}"
    )


if __name__ == "__main__":
    main()
