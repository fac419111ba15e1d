"""Learning a title's value by self-play: games are played, positions read as features, and two heads are fitted.

In the first round the title's own bots play, with some answers at random and some second or third best, so that all
kinds of positions come up; in further rounds the search plays with the value of the round before. Every finished batch
of games is kept, so that a run that was stopped goes on where it was. The games are the same whatever plays them: this
process, several, or a cluster. Needs numpy.
"""

from __future__ import annotations

import json
import math
import platform
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stavitel import __version__
from stavitel.bots import Bot, bot, names
from stavitel.bots.features import TABLE, Schema, attributes, discover
from stavitel.bots.levels import Slipping
from stavitel.bots.value import FORMAT
from stavitel.kernel import Title, content_hash, new_match, title_named
from stavitel.research.engines import Engine, Here
from stavitel.research.games import Run
from stavitel.research.ladder import ladder

Floats = NDArray[np.float32]

BATCH: Final = 25  # games that are kept together
KEPT: Final = 0.3  # the share of changes of seat that are kept as positions
WHIM: Final = 0.08  # the share of answers given at random in the mean; of a game, from none to twice as many
SLIPPING: Final = 0.25  # the share given, in the same way, by somebody who takes the best answer or one of the next
SLIPS: Final = 0.5  # how likely that one takes the next, and again
SIGHT: Final = 5  # answers that he sees
SCHEMA_GAMES: Final = 6
STEPS: Final = 512  # positions in a step of the descent
EPOCHS: Final = 14
RATE: Final = 0.02
DECAY: Final = 2e-3  # of weights
CURVE: Final = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0)  # quantiles at which a curve may bend
FEW: Final = 8  # so many different values have a knot each
PROGRESS_TERMS: Final = 8
MOST: Final = 60_000  # positions that are learnt from; of more, so many by lot
JUDGED: Final = 6_000  # positions that were held back and are judged by
RARE: Final = 0.1  # a column that varies less than this counts less: it tells of too few positions
HELD_BACK: Final = 10  # every tenth game is not learnt from


@dataclass(frozen=True)
class Plan:
    """What is to be trained, and how much of it."""

    title: str
    seats: int
    games: int  # in each round
    rounds: int
    bots: tuple[str, ...]  # who plays: in round one, and (the last) in every one after
    folder: Path  # where games are kept
    seed: str = "train"
    whim: float = WHIM
    options: tuple[tuple[str, Any], ...] = ()


@dataclass
class Positions:
    """Positions of many games: rows of seats, numbers and counted things, and how the games ended."""

    numbers: NDArray[np.int16]  # position, seat, number
    counts: NDArray[np.uint8]  # position, seat, thing
    done: Floats  # position: the share of the game that was over
    wins: Floats  # position, seat
    scores: Floats  # position, seat
    games: NDArray[np.int32]  # position

    def __len__(self) -> int:
        return len(self.done)

    def chosen(self, which: NDArray[Any]) -> Positions:
        """Some of them."""
        return Positions(*(getattr(self, name)[which] for name in FIELDS))


FIELDS: Final = ("numbers", "counts", "done", "wins", "scores", "games")


def train(plan: Plan, *, engine: Engine | None = None, say: Callable[[str], None] = print) -> dict[str, Any]:
    """Play and learn, round after round; gives the weights with their provenance."""
    title = title_named(plan.title)
    engine = engine or Here()
    plan.folder.mkdir(parents=True, exist_ok=True)
    schema = _schema(title, plan)
    data: dict[str, Any] = {}
    every: list[Positions] = []
    for number in range(1, plan.rounds + 1):
        player = plan.bots[min(number, len(plan.bots)) - 1]
        if number > 1:
            before = plan.folder / f"round-{number - 1}.json"
            player = f"{player}:{before}"
        every.append(_gather(plan, schema, number, player, engine, say))
        made = {
            "with": f"stavitel {__version__}, Python {platform.python_version()}, numpy {np.__version__}",
            "at": datetime.now(UTC).strftime("%Y-%m-%d"),
            "rules": title.version,
            "content": content_hash(title),
            "round": number,
            "players": list(plan.bots[:number]),
            "games": plan.games * number,
            "seats": plan.seats,
            "options": dict(plan.options),
            "seed": plan.seed,
        }
        data = fit(title, schema, every[-2:], plan.seats, made, say)
        write_weights(plan.folder / f"round-{number}.json", data)
    return data


def rate_weights(plan: Plan, path: Path, *, games: int, engine: Engine | None = None) -> dict[str, Any]:
    """How the level `skilled` does with some weights against `casual`, on every other seat."""
    found = ladder(
        plan.title,
        [f"skilled:16:{path}", "casual"],
        games=games,
        seats=plan.seats,
        seed=plan.seed,
        options=dict(plan.options),
        engine=engine,
    )
    return {**found.pairs[0].as_json(), "bots": ["skilled:16", "casual"]}


def write_weights(path: Path, data: dict[str, Any]) -> None:
    """Write plain data to a file, whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    part.replace(path)


def _schema(title: Title, plan: Plan) -> Schema:
    """The features of the title: those of an earlier run, if there was one."""
    path = plan.folder / "schema.json"
    if path.exists():
        return Schema.from_json(json.loads(path.read_text(encoding="utf-8")))
    schema = discover(title, sample_tables(title, plan.seats, dict(plan.options)))
    write_weights(path, schema.as_json())
    return schema


def sample_tables(title: Title, seats: int, options: dict[str, Any]) -> Iterator[tuple[Any, int]]:
    """Tables of a few games by the title's bots, in two circles, to see what the fields hold."""
    circles = [seats] if seats == 1 else [seats, next(n for n in (seats - 1, seats + 1) if n > 1)]
    for circle in circles:
        if not title.seats[0] <= circle <= title.seats[1]:
            continue
        for game in range(SCHEMA_GAMES):
            match = new_match(title, circle, f"schema:{game}", options, quiet=True)
            known = [name for name in names(title.name) if name in ("random", "greedy")]
            player, dice = bot(known[game % len(known)], title.name), Random(game)
            while not match.over:
                seat = next(iter(match.asking))
                match.answer(seat, player.decide(match.view(seat, dice)))
                if dice.random() < 0.2:
                    yield match.table, len(match.table.players)


# Playing


Rows = dict[str, NDArray[Any]]  # the positions of some games, by what is told of them


def _gather(
    plan: Plan, schema: Schema, number: int, player: str, engine: Engine, say: Callable[[str], None]
) -> Positions:
    """The positions of a round: those that are kept already, and the rest played now."""
    folder = plan.folder / f"games-{number}"
    folder.mkdir(exist_ok=True)
    batches = math.ceil(plan.games / BATCH)
    missing = [batch for batch in range(batches) if not (folder / f"{batch}.npz").exists()]
    say(f"round {number}: {plan.games} games by {player.partition(':')[0]}, {batches - len(missing)} batches are kept")
    done = batches - len(missing)
    run = Run.prepare(plan.title, [player] * plan.seats, plan.seed, dict(plan.options))
    for finished in engine.each(Batches(run, schema.as_json(), number, plan.games, plan.whim), missing):
        for batch, rows in finished:
            part = folder / f"{batch}.part.npz"
            np.savez_compressed(part, **rows)  # type: ignore[arg-type]
            part.replace(folder / f"{batch}.npz")
            done += 1
            if done % max(1, batches // 10) == 0:
                say(f"round {number}: {min(plan.games, done * BATCH)} games played")
    found = [np.load(folder / f"{batch}.npz") for batch in range(batches)]
    return Positions(*(np.concatenate([batch[name] for batch in found]) for name in FIELDS))


@dataclass(frozen=True)
class Batches:
    """The games of a round, some at a time, and all that another machine needs to play them."""

    run: Run
    schema: Mapping[str, Any]
    number: int  # of the round
    games: int
    whim: float

    def do(self, batch: int) -> Rows:
        """Play some games; gives their positions."""
        return self._played(batch, self.run.lineup[0])

    def do_elsewhere(self, batch: int) -> Rows:
        """The same on another machine, with the weights that were sent along."""
        player = self.run.lineup[0]
        return self._played(batch, self.run.unpacked().get(player, player))

    def do_noted(self, batch: int, note: Path) -> Rows:
        """The same where it may end the process."""
        return self.do(batch)

    def died(self, batch: int, note: str = "") -> Exception:
        """What is said when games end their process time and again."""
        first = batch * BATCH
        return RuntimeError(f"a process that played games {first} to {first + BATCH - 1} has ended three times")

    def _played(self, batch: int, player: str) -> Rows:
        title = title_named(self.run.title)
        schema = Schema.from_json(dict(self.schema))
        rows: dict[str, list[Any]] = {name: [] for name in FIELDS}
        for game in range(batch * BATCH, min((batch + 1) * BATCH, self.games)):
            self._play_game(title, schema, player, game, rows)
        kinds = dict(zip(FIELDS, (np.int16, np.uint8, np.float32, np.float32, np.float32, np.int32), strict=True))
        return {name: np.array(rows[name], dtype=kind) for name, kind in kinds.items()}

    def _play_game(self, title: Title, schema: Schema, player: str, game: int, rows: dict[str, list[Any]]) -> None:
        seats = len(self.run.lineup)
        seed = f"{self.run.seed}:{self.number}:{game}"
        dice = Random(seed)
        match = new_match(title, seats, seed, dict(self.run.options), quiet=True)
        players: list[Bot] = [bot(player, title.name) for _ in range(seats)]
        chance, slipping = bot("random", title.name), Slipping(SLIPS, SIGHT)
        whims = [2 * dice.random() * share for share in (self.whim, SLIPPING)]
        read = schema.reader(title)
        width = sum(map(len, schema.things))
        offset = len(schema.numbers)
        kept: list[tuple[int, list[Any], list[Any]]] = []
        asked = -1
        while not match.over:
            seat = next(iter(match.asking))
            if seat != asked or seats == 1:
                asked = seat
                if dice.random() < KEPT:
                    numbers, counts = [], []
                    for who in range(len(match.table.players)):
                        found, things = read(match.table, who)
                        numbers.append([max(-9999, min(9999, int(one))) for one in found])
                        counted = [0] * width
                        for at, count in things:
                            counted[at - offset] = count
                        counts.append(counted)
                    kept.append((match.answers, numbers, counts))
            view = match.view(seat, dice)
            answering = dice.choices((chance, slipping, players[seat]), (*whims, 1 - sum(whims)))[0]
            match.answer(seat, answering.decide(view))
        scores = sorted(match.scores(), key=lambda score: score.seat)
        first = [score.rank == 1 for score in scores]
        for answers, numbers, counts in kept:
            rows["numbers"].append(numbers)
            rows["counts"].append(counts)
            rows["done"].append(answers / match.answers)
            rows["wins"].append([won / sum(first) for won in first])
            rows["scores"].append([score.total for score in scores])
            rows["games"].append(game)


# Learning


class Design:
    """How features become columns: curves that bend at knots, things, and what is printed on things."""

    def __init__(self, title: Title, schema: Schema, positions: Positions) -> None:
        self.schema = schema
        self.knots: list[list[float] | None] = []
        flat = positions.numbers.reshape(-1, positions.numbers.shape[-1])
        for at in range(flat.shape[1]):
            self.knots.append(_knots(flat[:, at]))
        self.printed = _printed(title, schema)
        first = self.columns(positions.chosen(np.arange(0, len(positions), max(1, len(positions) // 2000))))
        rows = first.reshape(-1, first.shape[-1])
        self.scale = 1 / np.maximum(rows.std(axis=0), RARE)
        self.scale[rows.std(axis=0) == 0] = 0
        self.width = len(self.scale)

    def columns(self, positions: Positions) -> Floats:
        """Position, seat, column; not to scale."""
        found = []
        for at, knots in enumerate(self.knots):
            if knots is not None:
                x = positions.numbers[..., at].astype(np.float32)
                x = np.clip(x, knots[0], knots[-1])
                found += [x - knots[0], *(np.maximum(x - knot, 0) for knot in knots[1:-1])]
        counts = positions.counts.astype(np.float32)
        stacked = np.stack(found, axis=-1)
        made: Floats = np.concatenate([stacked, counts, counts @ self.printed], axis=-1)
        return made

    def scaled(self, positions: Positions) -> Floats:
        """Columns to scale, and once more times the progress of the game."""
        made: Floats = self.columns(positions) * self.scale
        return made

    def unfold(self, weights: Floats) -> tuple[list[list[float] | None], list[list[float]]]:
        """Weights of columns as points of the curves at their knots, and as the worth of each thing."""
        weights = weights * self.scale
        curves: list[list[float] | None] = []
        at = 0
        for knots in self.knots:
            if knots is None:
                curves.append(None)
                continue
            slopes = [float(weights[at]), *(float(weights[at + i]) for i in range(1, len(knots) - 1))]
            at += len(slopes)
            curves.append(
                [
                    slopes[0] * (x - knots[0])
                    + sum(slopes[i] * max(0.0, x - knots[i]) for i in range(1, len(knots) - 1))
                    for x in knots
                ]
            )
        things = self.printed.shape[0]
        worths = weights[at : at + things] + self.printed @ weights[at + things :]
        lists, start = [], 0
        for zone in self.schema.things:
            lists.append([_short(worth) for worth in worths[start : start + len(zone)]])
            start += len(zone)
        return [curve and [_short(point) for point in curve] for curve in curves], lists


def _short(number: float) -> float:
    return float(f"{float(number):.4g}")


def _knots(values: NDArray[Any]) -> list[float] | None:
    """Where the curve of a number may bend; None if the number never changes."""
    distinct = np.unique(values)
    if len(distinct) < 2:
        return None
    if len(distinct) > FEW:
        distinct = np.unique([distinct[0], *np.quantile(values, CURVE, method="nearest"), distinct[-1]])
    return [float(value) for value in distinct]


def _printed(title: Title, schema: Schema) -> Floats:
    """What is printed on the things of each zone: thing by attribute, zone by zone."""
    total = sum(map(len, schema.things))
    columns: list[Floats] = []
    start = 0
    for zone in schema.things:
        said = attributes(title, zone)
        for name in sorted({name for printed in said.values() for name in printed}):
            column = np.zeros(total, dtype=np.float32)
            column[start : start + len(zone)] = [said[key].get(name, 0.0) for key in zone]
            if np.ptp(column[start : start + len(zone)]) > 0:
                columns.append(column)
        start += len(zone)
    return np.stack(columns, axis=1) if columns else np.zeros((total, 0), dtype=np.float32)


def fit(
    title: Title,
    schema: Schema,
    rounds: Sequence[Positions],
    seats: int,
    made: dict[str, Any],
    say: Callable[[str], None],
) -> dict[str, Any]:
    """Fit both heads to the positions of the last rounds; every tenth game of the last is held back to judge by.

    Earlier rounds add no more than twice the positions of the last one.
    """
    last = rounds[-1]
    held_back = last.games % HELD_BACK == 0
    judge = _at_most(last.chosen(held_back), JUDGED)
    parts = [_at_most(last.chosen(~held_back), MOST)]
    parts += [_at_most(one, min(2 * len(parts[0]), MOST - len(parts[0]))) for one in rounds[:-1]]
    learn = Positions(*(np.concatenate([getattr(one, name) for one in parts]) for name in FIELDS))
    design = Design(title, schema, learn)
    progress = _fit_progress(schema, learn)
    middle, spread = float(learn.scores.mean()), float(learn.scores.std()) or 1.0
    within = float((learn.scores - learn.scores.mean(axis=1, keepdims=True)).std()) or 1.0
    win, score = _descend(design, learn, progress, middle, spread, within)
    tried = _columns(design, judge, progress)
    logits = tried @ win
    scale = _temperature(logits, judge.wins)
    win = win * np.float32(scale)
    chances = _softmax(logits * scale)
    points = (tried @ score[:-1] + score[-1]) * spread + middle
    judged = {
        "positions": len(learn),
        "log_loss": _short(_loss(chances, judge.wins)),
        "log_loss_of_chance": _short(math.log(chances.shape[1])),
        "points_off": _short(np.abs(points - judge.scores).mean()),
        "points_off_by_third": [
            _short(np.abs(points - judge.scores)[(judge.done >= third / 3) & (judge.done < (third + 1) / 3)].mean())
            for third in range(3)
        ],
        "spread_of_points": _short(judge.scores.std()),
        "reliability": reliability(chances, judge.wins),
    }
    say(
        f"{len(learn)} positions: log loss {judged['log_loss']} (chance {judged['log_loss_of_chance']}), "
        f"points off by {judged['points_off']} (spread {judged['spread_of_points']})"
    )
    return {
        "format": FORMAT,
        "title": title.name,
        "seats": seats,
        "made": {**made, **judged},
        "progress": progress,
        "schema": schema.as_json(),
        "win": _written_head(design, win, 1.0, 0.0),
        "score": _written_head(design, score[:-1], spread, float(score[-1]) * spread + middle),
    }


def _at_most(positions: Positions, most: int) -> Positions:
    if len(positions) <= most:
        return positions
    return positions.chosen(np.random.default_rng(2).permutation(len(positions))[:most])


def _written_head(design: Design, weights: Floats, scale: float, bias: float) -> dict[str, Any]:
    half = design.width
    first, first_things = design.unfold(weights[:half] * scale)
    change, change_things = design.unfold(weights[half:] * scale)
    return {
        "bias": _short(bias),
        "numbers": [
            None if one is None or other is None else {"knots": knots, "first": one, "change": other}
            for knots, one, other in zip(design.knots, first, change, strict=True)
        ],
        "things": [list(pair) for pair in zip(first_things, change_things, strict=True)],
    }


def _fit_progress(schema: Schema, positions: Positions) -> dict[str, Any]:
    """A few numbers that tell how much of the game is over, found one after the other."""
    means = positions.numbers.mean(axis=1).astype(np.float64)
    shared = [at for at, feature in enumerate(schema.numbers) if feature.of == TABLE and feature.take in ("seat",)]
    usable = [at for at in range(means.shape[1]) if means[:, at].std() > 0 and at not in shared]
    chosen: list[int] = []
    rest = positions.done.astype(np.float64) - positions.done.mean()
    solution = np.array([float(positions.done.mean())])
    for _ in range(min(PROGRESS_TERMS, len(usable))):
        fit = [abs(float(np.corrcoef(means[:, at], rest)[0, 1])) if at not in chosen else -1.0 for at in usable]
        chosen.append(usable[int(np.nanargmax(fit))])
        design = np.column_stack([means[:, chosen], np.ones(len(means))])
        solution = np.linalg.lstsq(design, positions.done, rcond=None)[0]
        rest = positions.done - design @ solution
        if rest.std() < 0.01:
            break
    return {
        "bias": _short(solution[-1]),
        "numbers": [[at, _short(weight)] for at, weight in zip(chosen, solution[:-1], strict=True)],
    }


def _progress_of(positions: Positions, progress: dict[str, Any]) -> Floats:
    means = positions.numbers.mean(axis=1)
    found = np.full(len(positions), progress["bias"], dtype=np.float32)
    for at, weight in progress["numbers"]:
        found += weight * means[:, at].astype(np.float32)
    return np.clip(found, 0, 1)


def _columns(design: Design, positions: Positions, progress: dict[str, Any]) -> Floats:
    made = design.scaled(positions)
    return np.concatenate([made, made * _progress_of(positions, progress)[:, None, None]], axis=-1)


def _descend(
    design: Design, positions: Positions, progress: dict[str, Any], middle: float, spread: float, within: float
) -> tuple[Floats, Floats]:
    """Gradient descent (Adam) on both heads: who wins, and by how much; points, for everybody."""
    random = np.random.default_rng(1)
    size = 2 * design.width
    weights = np.zeros((2, size + 1), dtype=np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    steps = max(1, len(positions) // STEPS)
    step = 0
    for _ in range(EPOCHS):
        order = random.permutation(len(positions))
        for start in range(0, steps * STEPS, STEPS):
            batch = positions.chosen(order[start : start + STEPS])
            columns = _columns(design, batch, progress)
            seats = columns.shape[1]
            margin = (batch.scores - batch.scores.mean(axis=1, keepdims=True)) / (0.5 * within)
            target = 0.5 * batch.wins + 0.5 * _softmax(margin)
            off = (_softmax(columns @ weights[0, :-1]) - target) / len(batch)
            points = (batch.scores - middle) / spread
            away = (columns @ weights[1, :-1] + weights[1, -1] - points) / (len(batch) * seats)
            flat = columns.reshape(-1, size)
            slope = np.zeros_like(weights)
            slope[0, :-1] = off.reshape(-1) @ flat
            slope[1, :-1] = away.reshape(-1) @ flat
            slope[1, -1] = away.sum()
            slope[:, :-1] += DECAY * weights[:, :-1]
            step += 1
            mean = 0.9 * mean + 0.1 * slope
            square = 0.99 * square + 0.01 * slope**2
            rate = RATE * (1 - step / (EPOCHS * steps + 1))
            weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return weights[0, :-1], weights[1]


def _softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    made: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return made


def _loss(chances: Floats, wins: Floats) -> float:
    return float(-(wins * np.log(np.maximum(chances, 1e-9))).sum(axis=1).mean())


def _temperature(logits: Floats, wins: Floats) -> float:
    """The factor with which the chances fit the wins best."""
    tried = np.geomspace(0.3, 4.0, 40)
    return float(min(tried, key=lambda factor: _loss(_softmax(logits * np.float32(factor)), wins)))


def reliability(chances: Floats, wins: Floats) -> list[list[float]]:
    """By tenths of the chance that was told: the mean told, the share that won, and how many there were."""
    told, won = chances.reshape(-1), wins.reshape(-1)
    found = []
    for tenth in range(10):
        here = (told >= tenth / 10) & (told < (tenth + 1) / 10 + (tenth == 9))
        if here.any():
            found.append([_short(told[here].mean()), _short(won[here].mean()), int(here.sum())])
    return found
