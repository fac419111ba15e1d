"""`stavitel simulate` and `stavitel ladder`: games between bots, and what they say."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import comb
from pathlib import Path

from stavitel import bots as registry
from stavitel.cli.asked import bots_of, options_of, seats_of, title_of
from stavitel.cli.fail import Failure


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
) -> None:
    """Play and print."""
    from stavitel.research.simulate import seated, simulate, wilson

    title = title_of(name, content)
    count = seats_of(title, seats)
    options = options_of(title, settings)
    title.settle(options, count)
    chosen = bots_of(title, bots)
    try:
        seated(chosen or ["random"], count)
    except ValueError as problem:
        raise Failure(str(problem)) from problem
    with _progress(games, f"{name}, {count} seats", quiet=as_json) as progress:
        result = simulate(
            name, games=games, seats=count, bots=chosen or ["random"], jobs=jobs, seed=seed, options=options,
            progress=progress,
        )  # fmt: skip
    if as_json:
        print(json.dumps(result.as_json()))
        return
    speed = result.decisions / result.seconds if result.seconds else 0
    print(
        f"{name}: {len(result.played)} games of {count}, {result.decisions} decisions in {result.seconds:.1f} s"
        f" ({speed:,.0f} decisions/s)"
    )
    print(f"{'bot':<16}{'seats':>6}{'wins':>9}{'share':>8}  {'95 % interval':<16}{'points':>7}")
    for standing in result.standings():
        low, high = wilson(standing.wins, standing.games)
        print(
            f"{standing.bot:<16}{standing.seats:>6}{standing.wins:>9.1f}{standing.share:>8.1%}"
            f"  {f'{low:.1%} – {high:.1%}':<16}{standing.mean:>7.1f}"
        )


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
) -> None:
    """Play every pair and print the rungs."""
    from stavitel.research.ladder import ladder

    title = title_of(name, content)
    count = seats_of(title, seats)
    options = options_of(title, settings)
    title.settle(options, count)
    chosen = bots_of(title, bots) or registry.names(name)
    if len(set(chosen)) < 2:
        raise Failure(f"a ladder needs two different bots, not {', '.join(chosen)}")
    chosen = list(dict.fromkeys(chosen))
    with _progress(games * comb(len(chosen), 2), f"{name} ladder", quiet=as_json) as progress:
        rungs = ladder(
            name, chosen, games=games, seats=count, jobs=jobs, seed=seed, options=options, progress=progress,
        )  # fmt: skip
    if as_json:
        print(json.dumps({"title": name, "seats": count, "rungs": [rung.as_json() for rung in rungs]}))
        return
    print(f"{'':>3} {'bot':<16}{'rating':>7}{'games':>8}{'ahead':>8}  95 % interval")
    for place, rung in enumerate(rungs, 1):
        low, high = rung.interval
        print(f"{place:>2}. {rung.bot:<16}{rung.rating:>7.0f}{rung.games:>8}{rung.ahead:>8.1%}  {low:.1%} – {high:.1%}")


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
