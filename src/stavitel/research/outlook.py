"""Learning how solo games end: games are played, and what a title finds telling is noted where a stretch of them ends.

Every answer is the greedy bot's, but for some at random so that all kinds of positions come up. For each stage the
points of both sides are fitted by sums over the numbers that the title names. Every game is kept in a file as soon as
it ends, so that a run that was stopped goes on where it was. Needs numpy.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from stavitel import __version__
from stavitel.bots import bot
from stavitel.bots.outlook import function
from stavitel.bots.search import OpenView
from stavitel.kernel import Title, content_hash, new_match, title_named
from stavitel.research.engines import Engine, Here
from stavitel.research.games import Run

WHIM: Final = 0.05  # the share of answers given at random in the mean; of a game, from none to twice as many
RIDGE: Final = 100.0  # how much it takes for a number to count
HELD_BACK: Final = 10  # every tenth game is not learnt from
RARE: Final = 0.4  # a number that varies less than this hardly counts: it tells of too few positions
FEWEST: Final = 200  # positions of a stage; a stage with fewer is told by the one before


@dataclass(frozen=True)
class Noted:
    """A position: its stage and numbers, and how many points both sides had in the end."""

    game: int
    stage: int
    numbers: Mapping[str, float]
    ends: tuple[int, int]


def learn(
    title: Title,
    games: int,
    options: Mapping[str, Any],
    player: str,
    seed: str,
    say: Callable[[str], None],
    *,
    folder: Path,
    engine: Engine | None = None,
) -> dict[str, Any]:
    """Play and learn; gives the sums with their provenance."""
    noted = _gather(Solo(Run.prepare(title.name, [player], seed, options)), games, folder, engine or Here(), say)
    return {
        "made": {
            "with": f"stavitel {__version__}, Python {platform.python_version()}, numpy {np.__version__}",
            "at": datetime.now(UTC).strftime("%Y-%m-%d"),
            "rules": title.version,
            "content": content_hash(title),
            "player": player,
            "games": games,
            "options": dict(options),
            "seed": seed,
        },
        "stages": fit(noted, say),
    }


@dataclass(frozen=True)
class Solo:
    """Games against a printed opponent, and all that another machine needs to play them."""

    run: Run

    def do(self, game: int) -> list[Noted]:
        """Play a game."""
        (player,) = self.run.lineup
        return play(title_named(self.run.title), self.run.options, player, f"{self.run.seed}:{game}", game)

    def do_elsewhere(self, game: int) -> list[Noted]:
        """The same on another machine."""
        self.run.unpacked()
        return self.do(game)

    def do_noted(self, game: int, note: Path) -> list[Noted]:
        """The same where it may end the process."""
        return self.do(game)

    def died(self, game: int, note: str = "") -> Exception:
        """What is said when a game ends its process time and again."""
        return RuntimeError(f"a process that played game {game} has ended three times")


def _gather(solo: Solo, games: int, folder: Path, engine: Engine, say: Callable[[str], None]) -> list[Noted]:
    """What was noted in all games: those that are kept already, and the rest played now."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"alone-{solo.run.name}.jsonl"
    found: dict[int, list[Noted]] = {}
    if path.exists():
        whole = [line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
        path.write_text("".join(whole), encoding="utf-8")
        for line in whole:
            game, noted = json.loads(line)
            found[game] = [Noted(game, stage, numbers, tuple(ends)) for stage, numbers, ends in noted]
    missing = [game for game in range(games) if game not in found]
    say(f"outlook: {games} games, {games - len(missing)} of them are kept")
    with path.open("a", encoding="utf-8") as file:
        for finished in engine.each(solo, missing):
            for game, noted in finished:
                found[game] = noted
                file.write(json.dumps([game, [[one.stage, one.numbers, one.ends] for one in noted]]) + "\n")
                file.flush()
                if len(found) % max(1, games // 10) == 0:
                    say(f"outlook: {len(found)} games played")
    return [one for game in range(games) for one in found[game]]


def play(title: Title, options: Mapping[str, Any], player: str, seed: str, game: int) -> list[Noted]:
    """One game, and what was noted where its stretches ended."""
    stage, numbers = function(title.search.stage), function(title.search.outlook)
    dice = Random(seed)
    match = new_match(title, 1, seed, dict(options), quiet=True)
    clever, chance = bot(player, title.name), bot("random", title.name)
    whim = 2 * WHIM * dice.random()
    found: list[tuple[int, Mapping[str, float]]] = []
    now = stage(match.table)
    while not match.over:
        if stage(match.table) != now:
            now = stage(match.table)
            found.append((now, numbers(match.table)))
        seat, ask = next(iter(match.asking.items()))
        match.answer(seat, (chance if dice.random() < whim else clever).decide(OpenView(match, seat, ask, dice)))
    own, its = (score.total for score in sorted(match.scores(), key=lambda score: score.seat))
    return [Noted(game, at, told, (own, its)) for at, told in found]


def fit(noted: Sequence[Noted], say: Callable[[str], None]) -> dict[str, Any]:
    """For each stage a sum for the points of both sides, and by how much their difference is off on other games."""
    found: dict[str, Any] = {}
    for stage in sorted({one.stage for one in noted}):
        here = [one for one in noted if one.stage == stage]
        if len(here) < FEWEST:
            continue
        names = sorted({name for one in here for name in one.numbers})
        columns = np.array([[float(one.numbers.get(name, 0)) for name in names] for one in here])
        ends = np.array([one.ends for one in here], dtype=float)
        learnt = np.array([one.game % HELD_BACK != 0 for one in here])
        middle, spread = columns[learnt].mean(axis=0), columns[learnt].std(axis=0)
        scale = np.where(spread > 0, 1 / np.maximum(spread, RARE), 0.0)
        scaled = (columns - middle) * scale
        mean = ends[learnt].mean(axis=0)
        square = scaled[learnt].T @ scaled[learnt] + RIDGE * np.eye(len(names))
        worths = np.linalg.solve(square, scaled[learnt].T @ (ends[learnt] - mean))
        leads = (scaled @ worths + mean - ends) @ np.array([1.0, -1.0])
        off = float(np.sqrt(np.mean(leads[learnt if learnt.all() else ~learnt] ** 2)))
        say(f"outlook: stage {stage}, {len(here)} positions, lead off by {off:.1f}")
        worths *= scale[:, None]
        found[str(stage)] = {
            "off": round(off, 2),
            "bias": [_short(x) for x in mean - middle @ worths],
            "worths": {
                name: [_short(x) for x in row] for name, row in zip(names, worths, strict=True) if np.any(row != 0)
            },
        }
    return found


def _short(number: float) -> float:
    return float(f"{float(number):.4g}")
