"""Keep whole games of a title as records that must replay to the same hashes.

    python tools/golden.py citadels          after a change of rules or cards: the kept games once more
    python tools/golden.py citadels 20       20 games from nothing

Made anew only when the rules or cards of a title change on purpose; the commit that does so says why. A kept game is
played on with its own answers as far as they still fit, so that little changes; beside the records lies a short
play-through of each, in which the change can be read.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random as Dice
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from stavitel.bots import bot, names  # noqa: E402
from stavitel.kernel import IllegalAnswer, Match, new_match, title_named  # noqa: E402
from stavitel.testing.play import configurations, random_answer  # noqa: E402
from stavitel.testing.play_through import play_through  # noqa: E402

GOLDEN = ROOT / "tests" / "titles" / "golden"


def play(match: Match, seed: int) -> None:
    """Play to the end: every other game with a greedy bot among random ones, where the title has one."""
    dice = Dice(seed)
    greedy = bot("greedy", match.title.name) if seed % 2 and "greedy" in names(match.title.name) else None
    while not match.over:
        seat = dice.choice(sorted(match.asking))
        if greedy is not None and seat == seed % match.seats:
            match.answer(seat, greedy.decide(match.view(seat, dice)))
        else:
            match.answer(seat, random_answer(match.asking[seat], dice))


def fresh(name: str, count: int) -> list[Match]:
    """So many games, spread over the configurations of the title."""
    ways = configurations(title_named(name))
    games = []
    for seed in range(count):
        seats, options = ways[seed * len(ways) // count]
        games.append(new_match(name, seats, f"golden-{seed}", options))
        play(games[-1], seed)
    return games


def again(record: dict[str, Any], seed: int) -> Match:
    """A kept game once more: with its own answers as far as they fit, then played on."""
    options = {option.name for option in title_named(record["title"]).options}
    kept = {name: value for name, value in record["options"].items() if name in options}
    match = new_match(record["title"], record["seats"], record["seed"], kept)
    try:
        for seat, answer in record["answers"]:
            match.answer(seat, answer)
    except IllegalAnswer as problem:
        print(f"{record['title']} {seed}: goes on by itself after {match.answers} answers: {problem}")
    play(match, seed)
    return match


def kept_records(name: str) -> list[dict[str, Any]]:
    """The records of a title as they lie there."""
    return [json.loads(line) for line in (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()]


def write_records(name: str, games: list[Match]) -> None:
    """Write the records of these games."""
    lines = [json.dumps(match.record(), separators=(",", ":")) for match in games]
    GOLDEN.mkdir(exist_ok=True)
    (GOLDEN / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_texts(name: str) -> None:
    """Write the play-throughs of a title's records."""
    texts = map(play_through, kept_records(name))
    games = [[f"{name} {number}: {first}", *rest] for number, (first, *rest) in enumerate(texts)]
    (GOLDEN / f"{name}.txt").write_text("\n\n".join(map("\n".join, games)) + "\n", encoding="utf-8")


def main(name: str, count: int | None) -> None:
    """Write records and play-throughs."""
    games = fresh(name, count) if count else [again(record, n) for n, record in enumerate(kept_records(name))]
    write_records(name, games)
    write_texts(name)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else None)
