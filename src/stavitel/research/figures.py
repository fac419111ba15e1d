"""Tuning the figures of a title's greedy bot: every seat plays with figures a little off, and what led is followed.

Figures are the numbers with a point, alone or in a dict, that stand in capitals in the module which the title names
(`Search.figures`). In every game two seats, or half of them, have figures off at random, the others off by as much the
other way; over a round of games the leads of the seats tell, by one regression, what each figure adds. All figures are
then moved at once, those that can hardly be told from chance hardly at all. Needs numpy.

What comes of it is plain data with its provenance and the figures that it began with; `written` puts it into the source
of the module, where figures stand to be read.
"""

from __future__ import annotations

import json
import platform
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stavitel import __version__
from stavitel.bots import bot
from stavitel.bots.search import OpenView
from stavitel.kernel import Title, content_hash, new_match, title_named
from stavitel.research.engines import Engine, Here
from stavitel.research.games import Run

Numbers = NDArray[np.float64]

FILE: Final = "figures.json"
ALONE: Final = "SOLO_"  # figures that begin like this count in solo games, and only there
OFF: Final = 0.3  # how far a figure is off at random: a share of it, in the mean of squares
OFF_FROM_ZERO: Final = 0.6  # the same of a figure that is 0
PACE: Final = 0.5  # how far a figure is moved for each point that it adds when it is off once
FURTHEST: Final = 0.4  # the most that it is moved at a time
MEMORY: Final = 0.7  # how much of what earlier rounds told is kept
DOUBT: Final = 0.02  # how much it takes for a figure to count


@dataclass(frozen=True)
class Tuning:
    """What is to be tuned, and how much of it."""

    title: Title
    seats: int
    games: int  # in each round
    rounds: int
    folder: Path  # where the state of a run is kept
    seed: str = "train"
    options: tuple[tuple[str, Any], ...] = ()


def figures_of(module: ModuleType) -> dict[str, float]:
    """The figures of a module by name; of a dict by name and key, with a colon between."""
    found: dict[str, float] = {}
    for name, value in vars(module).items():
        if not name.isupper():
            continue
        if isinstance(value, float):
            found[name] = value
        elif isinstance(value, dict) and value and all(isinstance(one, float) for one in value.values()):
            found.update({f"{name}:{key}": one for key, one in value.items()})
    return found


def put(module: ModuleType, figures: Mapping[str, float]) -> None:
    """Put figures in their places."""
    for name, value in figures.items():
        place, _, key = name.partition(":")
        if key:
            getattr(module, place)[key] = value
        else:
            setattr(module, place, value)


class Scale:
    """Figures as numbers off the first ones: positive ones by factors, all others by sums."""

    def __init__(self, first: Mapping[str, float]) -> None:
        self.names: Final = tuple(first)
        self.first: Final = np.array(list(first.values()))
        self.unit: Final = np.where(self.first != 0, OFF * np.abs(self.first), OFF_FROM_ZERO)

    def figures(self, off: Numbers) -> dict[str, float]:
        """The figures that are so far off."""
        made = np.where(self.first > 0, self.first * np.exp(OFF * off), self.first + self.unit * off)
        return dict(zip(self.names, map(float, made), strict=True))


def tune(tuning: Tuning, say: Callable[[str], None] = print, engine: Engine | None = None) -> dict[str, Any]:
    """Play and move the figures, round after round; a run that was stopped goes on after its last whole round."""
    engine = engine or Here()
    title = tuning.title
    module = import_module(title.search.figures)
    tuned = {name: x for name, x in figures_of(module).items() if name.startswith(ALONE) == (tuning.seats == 1)}
    tuning.folder.mkdir(parents=True, exist_ok=True)
    path = tuning.folder / FILE
    state: dict[str, Any] = {"round": 0, "first": tuned, "off": [0.0] * len(tuned), "told": [0.0] * len(tuned)}
    if path.exists():
        state = json.loads(path.read_text(encoding="utf-8"))
    scale = Scale(state["first"])
    off, told = np.array(state["off"]), np.array(state["told"])
    run = Run.prepare(title.name, ["greedy"] * tuning.seats, tuning.seed, dict(tuning.options))
    for number in range(state["round"] + 1, tuning.rounds + 1):
        adds, error, points = _round(Tried(run, number, state["first"], tuple(off.tolist())), tuning.games, engine)
        told = MEMORY * told + (1 - MEMORY) * adds
        off = off + moves(told / (1 - MEMORY**number), error * _steadiness(number))
        state = {"round": number, "first": state["first"], "off": off.tolist(), "told": told.tolist()}
        path.write_text(json.dumps(state), encoding="utf-8")
        best = sorted(zip(np.abs(told), scale.names, strict=True), reverse=True)[:4]
        say(f"round {number}: {points:.1f} points in the mean; what counts: {', '.join(name for _, name in best)}")
    made = {
        "with": f"stavitel {__version__}, Python {platform.python_version()}, numpy {np.__version__}",
        "at": datetime.now(UTC).strftime("%Y-%m-%d"),
        "rules": title.version,
        "content": content_hash(title),
        "games": tuning.games * tuning.rounds,
        "rounds": tuning.rounds,
        "seats": tuning.seats,
        "options": dict(tuning.options),
        "seed": tuning.seed,
    }
    return {"made": made, "first": state["first"], "figures": {n: _short(x) for n, x in scale.figures(off).items()}}


@dataclass(frozen=True)
class Tried:
    """The games of a round, and all that another machine needs to play them."""

    run: Run
    number: int  # of the round
    first: Mapping[str, float]
    off: tuple[float, ...]  # how far the figures have come

    def do(self, game: int) -> Numbers:
        """Play a game; gives the points."""
        scale = Scale(self.first)
        figures = [scale.figures(np.array(self.off) + one) for one in self.more(game)]
        return play(title_named(self.run.title), self.run, figures, f"{self.run.seed}:{self.number}:{game}")

    def do_elsewhere(self, game: int) -> Numbers:
        """The same on another machine."""
        self.run.unpacked()
        return self.do(game)

    def do_noted(self, game: int, note: Path) -> Numbers:
        """The same where it may end the process."""
        return self.do(game)

    def died(self, game: int, note: str = "") -> Exception:
        """What is said when a game ends its process time and again."""
        return RuntimeError(f"a process that played game {game} of round {self.number} has ended three times")

    def more(self, game: int) -> Numbers:
        """How much further off the figures of each seat are in a game: of half of them as far the other way."""
        random = np.random.default_rng([self.number, game, *self.run.seed.encode()])
        seats = len(self.run.lineup)
        half = random.standard_normal(((seats + 1) // 2, len(self.off)))
        return np.concatenate([half, -half])[:seats]


def _round(trial: Tried, games: int, engine: Engine) -> tuple[Numbers, float, float]:
    """What each figure adds when it is off once, the standard error of that, and the points of all seats."""
    seats = len(trial.run.lineup)
    ends = dict(done for finished in engine.each(trial, range(games)) for done in finished)
    tried: list[Numbers] = []
    leads: list[Numbers] = []
    for game in range(games):
        more, end = trial.more(game), ends[game]
        tried.append(more - more.mean(axis=0) if seats > 1 else more)
        leads.append(end - end.mean() if seats > 1 else end[:1] - end[1:].mean())
    adds, error = regress(np.concatenate(tried), np.concatenate(leads))
    return adds, error, float(np.mean([end[:seats].mean() for end in ends.values()]))


def play(title: Title, run: Run, figures: list[dict[str, float]], seed: str) -> Numbers:
    """A game in which every seat has figures of its own: they are put in place before it answers. Gives the points."""
    module = import_module(title.search.figures)
    in_use = figures_of(module)
    player = bot("greedy", title.name)
    dice = Random(seed)
    match = new_match(title, len(figures), seed, dict(run.options), quiet=True)
    last = -1
    try:
        while not match.over:
            seat, ask = next(iter(match.asking.items()))
            if seat != last:
                put(module, figures[seat])
                last = seat
            match.answer(seat, player.decide(OpenView(match, seat, ask, dice)))
    finally:
        put(module, in_use)
    return np.array([float(score.total) for score in sorted(match.scores(), key=lambda score: score.seat)])


def regress(tried: Numbers, leads: Numbers) -> tuple[Numbers, float]:
    """What each column adds to the lead, and the standard error of that."""
    off = leads - leads.mean()
    square = tried.T @ tried + DOUBT * len(tried) * np.eye(tried.shape[1])
    adds: Numbers = np.linalg.solve(square, tried.T @ off)
    return adds, float((off - tried @ adds).std() / np.sqrt(max(1.0, float((tried**2).sum(axis=0).mean()))))


def moves(adds: Numbers, error: float) -> Numbers:
    """How far to move each figure: not at all for less than one standard error, then ever more of what it adds."""
    sure = np.maximum(0.0, 1 - (error / np.maximum(np.abs(adds), 1e-12)) ** 2)
    return np.clip(PACE * adds * sure, -FURTHEST, FURTHEST).astype(np.float64)


def _steadiness(number: int) -> float:
    """The error of what so many rounds told together, beside that of one."""
    kept = MEMORY**number
    return float(np.sqrt((1 - MEMORY) / (1 + MEMORY) * (1 + kept) / (1 - kept)))


def written(source: str, figures: Mapping[str, float]) -> str:
    """The source of a module with other figures in it.

    >>> written('REAL: Final = 0.8  # a real', {"REAL": 0.75})
    'REAL: Final = 0.75  # a real'
    >>> written('STORE: Final = {"books": 1.0, "cloth": 2.0}', {"STORE:cloth": -3.0})
    'STORE: Final = {"books": 1.0, "cloth": -3.0}'
    """
    number = r"-?\d+\.\d+(?:e-?\d+)?"
    for name, value in figures.items():
        place, _, key = name.partition(":")
        if key:
            pattern = rf'(?ms)(^{place}: Final = {{[^}}]*?"{re.escape(key)}": ){number}'
        else:
            pattern = rf"(?m)(^{place}: Final = ){number}"
        source, found = re.subn(pattern, lambda match, value=value: f"{match[1]}{value!r}", source, count=1)  # type: ignore[misc]
        if not found:
            raise ValueError(f"there is no figure {name} in the source")
    return source


def _short(number: float) -> float:
    return float(f"{number:.3g}")
