"""Keep whole games of a title as records that must replay to the same hashes: `python tools/golden.py citadels 20`.

Made anew only when the rules of a title change on purpose; the commit that does so says why.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random as Dice

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from play import configurations, random_answer  # noqa: E402
from stavitel.bots import bot  # noqa: E402
from stavitel.kernel import Match, new_match, title_named  # noqa: E402

GOLDEN = ROOT / "tests" / "titles" / "golden"


def play(match: Match, seed: int) -> None:
    """Play to the end: every other game with a greedy bot among random ones."""
    dice = Dice(seed)
    greedy = bot("greedy", match.title.name) if seed % 2 else None
    while not match.over:
        seat = dice.choice(sorted(match.asking))
        if greedy is not None and seat == seed % match.seats:
            match.answer(seat, greedy.decide(match.view(seat, dice)))
        else:
            match.answer(seat, random_answer(match.asking[seat], dice))


def main(name: str, count: int) -> None:
    """Write so many records, spread over the configurations of the title."""
    ways = configurations(title_named(name))
    lines = []
    for seed in range(count):
        seats, options = ways[seed * len(ways) // count]
        match = new_match(name, seats, f"golden-{seed}", options)
        play(match, seed)
        lines.append(json.dumps(match.record(), separators=(",", ":")))
    GOLDEN.mkdir(exist_ok=True)
    (GOLDEN / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
