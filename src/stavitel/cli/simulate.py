"""`stavitel simulate` and `stavitel ladder`: games between bots, and what they say."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path
from traceback import print_exception
from typing import Any

from stavitel import bots as registry
from stavitel.bots import BotFault
from stavitel.cli.arguments import bots_of, options_of, seats_of, title_of
from stavitel.cli.failure import Failure


@dataclass(frozen=True)
class Engagement:
    """Where games are played, what is kept of them, and how long a bot may think."""

    cluster: str | None = None
    out: Path | None = None
    bot_seconds: float | None = None

    @contextmanager
    def engine(self, jobs: int) -> Iterator[Any]:
        """The cluster, processes here, or this one; a file that cannot keep the games is bad input."""
        from stavitel.research.engines import Cluster, Here, Processes
        from stavitel.research.games import NoGames

        chosen: Cluster | Processes | Here
        try:
            chosen = Cluster(self.cluster) if self.cluster is not None else Processes(jobs) if jobs > 1 else Here()
        except ValueError as problem:
            raise Failure(str(problem)) from problem
        with nullcontext() if isinstance(chosen, Here) else chosen:
            try:
                yield chosen
            except (NoGames, FileExistsError, IsADirectoryError, NotADirectoryError, PermissionError) as problem:
                raise Failure(str(problem)) from problem


def play_one(
    name: str,
    lineup: Sequence[str],
    seed: str,
    game: int,
    options: dict[str, Any],
    bot_seconds: float | None,
    as_json: bool,
) -> None:
    """Play one game of a simulation again; a bot that fails is shown with its traceback."""
    from stavitel.research.games import play_game

    try:
        played = play_game(name, lineup, seed, game, options, bot_seconds)
    except BotFault as fault:
        print_exception(fault.__cause__)
        raise
    if as_json:
        print(json.dumps(asdict(played)))
        return
    print(f"{name}: game {game}, {played.decisions} decisions")
    for seat, bot in enumerate(played.bots):
        print(f"seat {seat}: {bot:<16} {played.totals[seat]:>4} points, place {played.ranks[seat]}")


def run_simulation(
    name: str,
    games: int,
    seats: int | None,
    bots: str,
    jobs: int,
    seed: str,
    settings: Sequence[str],
    content: Path | None,
    as_json: bool,
    how: Engagement,
    game: int | None = None,
) -> None:
    """Play and print."""
    from stavitel.research.simulate import seated, simulate, wilson

    title = title_of(name, content)
    count = seats_of(title, seats)
    options = options_of(title, settings)
    title.resolve_options(options, count)
    chosen = bots_of(title, bots)
    try:
        seated(chosen or ["random"], count)
    except ValueError as problem:
        raise Failure(str(problem)) from problem
    if game is not None:
        play_one(name, seated(chosen or ["random"], count), seed, game, options, how.bot_seconds, as_json)
        return
    with _progress(games, f"{name}, {count} seats", quiet=as_json) as progress, how.engine(jobs) as engine:
        result = simulate(
            name, games=games, seats=count, bots=chosen or ["random"], jobs=jobs, seed=seed, options=options,
            bot_seconds=how.bot_seconds, out=how.out, engine=engine, progress=progress,
        )  # fmt: skip
    if as_json:
        print(json.dumps(result.as_json()))
        return
    speed = result.decisions / result.seconds if result.seconds else 0
    told = f"{result.kept} of them from {how.out}" if result.kept else f"{speed:,.0f} decisions/s"
    print(
        f"{name}: {len(result.played)} games of {count}, {result.decisions} decisions in {result.seconds:.1f} s"
        f" ({told}), digest {result.digest}"
    )
    print(f"{'bot':<16}{'seats':>6}{'wins':>9}{'share':>8}  {'95 % interval':<16}{'points':>7}")
    for standing in result.standings():
        low, high = wilson(standing.wins, standing.games)
        print(
            f"{standing.bot:<16}{standing.seats:>6}{standing.wins:>9.1f}{standing.share:>8.1%}"
            f"  {f'{low:.1%} – {high:.1%}':<16}{standing.mean:>7.1f}"
        )


def run_export(
    name: str,
    folder: Path,
    games: int,
    seats: int | None,
    bots: str,
    seed: str,
    settings: Sequence[str],
    content: Path | None,
) -> None:
    """Play and write tables."""
    from stavitel.research.data import OtherRun, export
    from stavitel.research.simulate import seated

    title = title_of(name, content)
    count = seats_of(title, seats)
    options = options_of(title, settings)
    title.resolve_options(options, count)
    try:
        lineup = seated(bots_of(title, bots) or ["random"], count)
        with _progress(games, f"{name}, {count} seats", quiet=False) as progress:
            written = export(name, folder, games=games, lineup=lineup, seed=seed, options=options, progress=progress)
    except (ValueError, OtherRun) as problem:
        raise Failure(str(problem)) from problem
    print(f"{name}: {games} games in {folder}, {written} of them played now")


def run_ladder(
    name: str,
    games: int,
    seats: int | None,
    bots: str,
    jobs: int,
    seed: str,
    settings: Sequence[str],
    content: Path | None,
    as_json: bool,
    how: Engagement,
    neighbours: bool = False,
) -> None:
    """Play every pair and print the rungs."""
    from stavitel.research.ladder import ladder, pairs_of

    title = title_of(name, content)
    count = seats_of(title, seats)
    options = options_of(title, settings)
    title.resolve_options(options, count)
    chosen = bots_of(title, bots) or registry.names(name)
    if len(set(chosen)) < 2:
        raise Failure(f"a ladder needs two different bots, not {', '.join(chosen)}")
    chosen = list(dict.fromkeys(chosen))
    total = games * len(pairs_of(chosen, neighbours))
    with _progress(total, f"{name} ladder", quiet=as_json) as progress, how.engine(jobs) as engine:
        found = ladder(
            name, chosen, games=games, seats=count, jobs=jobs, seed=seed, options=options, neighbours=neighbours,
            bot_seconds=how.bot_seconds, out=how.out, engine=engine, progress=progress,
        )  # fmt: skip
    if as_json:
        rungs = [rung.as_json() for rung in found.rungs]
        pairs = [pair.as_json() for pair in found.pairs]
        print(json.dumps({"title": name, "seats": count, "rungs": rungs, "pairs": pairs}))
        return
    print(f"{'':>3} {'bot':<16}{'rating':>7}  {'95 % interval':<15}{'games':>6}{'ahead':>8}  95 % interval")
    for place, rung in enumerate(found.rungs, 1):
        low, high = rung.interval
        rated = "{:.0f} – {:.0f}".format(*rung.between)
        print(
            f"{place:>2}. {rung.bot:<16}{rung.rating:>7.0f}  {rated:<15}{rung.games:>6}{rung.ahead:>8.1%}"
            f"  {low:.1%} – {high:.1%}"
        )
    print()
    for pair in found.pairs:
        low, high = pair.interval
        print(f"{pair.one} wins {pair.share:.1%} ({low:.1%} – {high:.1%}) of {pair.games} games against {pair.other}")


def run_training(
    name: str,
    games: int,
    rounds: int,
    seats: int | None,
    jobs: int,
    seed: str,
    settings: Sequence[str],
    keep: Path | None,
    to: Path | None,
    rated: int,
    how: Engagement,
) -> None:
    """Train a title's value and put its weights where they are found, with how `skilled` does with them."""
    from stavitel.bots.outlook import FILE
    from stavitel.bots.value import weights_folder
    from stavitel.research.train import Plan, rate_weights, train, write_weights

    title = title_of(name, None)
    count = seats_of(title, seats)
    options = options_of(title, settings)
    title.resolve_options(options, count)
    first = "greedy" if "greedy" in title.bots else "random"
    folder = keep or Path("training") / f"{name}-{count}"
    plan = Plan(name, count, games, rounds, (first, "skilled:16"), folder, seed, options=tuple(options.items()))
    with how.engine(jobs) as engine:
        data = train(plan, engine=engine, say=say)
        path = (to or weights_folder(title)) / f"{count}.json"
        write_weights(path, data)
        if count == 1 and title.search.outlook:
            from stavitel.research.outlook import learn

            sums = learn(title, games, options, first, seed, say, folder=folder, engine=engine)
            write_weights(path.with_name(FILE), sums)
        made = data["made"]
        if rated and count > 1:
            made["rating"] = rate_weights(plan, path, games=rated, engine=engine)
            write_weights(path, data)
            print(f"skilled wins {made['rating']['win_share']:.0%} of {rated} games against casual with them")
    print(f"{path}: chances to win with a log loss of {made['log_loss']}, where even chances have", end=" ")
    print(f"{made['log_loss_of_chance']}; points off by {made['points_off']} in the mean")


def run_tuning(
    name: str,
    games: int,
    rounds: int,
    seats: int | None,
    jobs: int,
    seed: str,
    settings: Sequence[str],
    keep: Path | None,
    to: Path | None,
    how: Engagement,
) -> None:
    """Tune the figures of a title's greedy bot; they go into its source too, unless a folder is named for them."""
    from importlib import import_module

    from stavitel.bots.value import weights_folder
    from stavitel.research.figures import FILE, Tuning, tune, written
    from stavitel.research.train import write_weights

    title = title_of(name, None)
    count = seats_of(title, seats)
    options = options_of(title, settings)
    title.resolve_options(options, count)
    if not title.search.figures:
        raise Failure(f"{name} does not say where the figures of its greedy bot stand (Search.figures)")
    source = Path(str(import_module(title.search.figures).__file__))
    if source.suffix != ".py":
        raise Failure(f"{title.search.figures} is compiled, and its figures are fixed; tune them with the plain build")
    folder = keep or Path("training") / f"{name}-{count}-figures"
    tuning = Tuning(title, count, games, rounds, folder, seed, tuple(options.items()))
    with how.engine(jobs) as engine:
        data = tune(tuning, say, engine)
    path = (to or weights_folder(title)) / FILE
    write_weights(path, data)
    print(f"{path}: {len(data['figures'])} figures")
    if to is None:
        source.write_text(written(source.read_text(encoding="utf-8"), data["figures"]), encoding="utf-8")
        print(f"{source}: has them")


def say(line: str) -> None:
    """Print a line at once."""
    print(line, flush=True)


@contextmanager
def _progress(total: int, what: str, quiet: bool) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on a terminal, nothing elsewhere."""
    if quiet or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
