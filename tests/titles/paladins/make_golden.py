"""Plays the golden games anew when rules or chance change: `python tests/titles/paladins/make_golden.py`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random as Dice
from typing import Any

from stavitel.bots import bot
from stavitel.kernel import new_match

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("four-greedy", 4, {}),
    ("two-greedy", 2, {}),
    ("solo-hard", 1, {"difficulty": "hard"}),
    ("three-and-virtual", 3, {"virtual_player": True, "difficulty": "easy"}),
)


def main() -> None:
    """Greedy players who answer at random now and then."""
    folder = Path(__file__).parent / "golden"
    folder.mkdir(exist_ok=True)
    for name, seats, options in GAMES:
        match = new_match("paladins", seats, f"golden-{name}", options)
        greedy, dice = bot("greedy", "paladins"), Dice(name)
        while not match.over:
            seat, ask = next(iter(match.asking.items()))
            keys = list(ask.options)
            if dice.random() < 0.85:
                match.answer(seat, greedy.decide(match.view(seat)))
            else:
                match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))
        record = match.record() | {"totals": [score.total for score in match.scores()]}
        (folder / f"{name}.json").write_text(json.dumps(record, separators=(",", ":")) + "\n")
        print(name, len(record["answers"]), record["totals"])


if __name__ == "__main__":
    main()
