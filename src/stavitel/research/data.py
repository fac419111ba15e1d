"""Games as tables for learning: parquet files of games and of decisions, and features worked out when they are read.

A folder holds one run: `run.json` says which, `games/` has a row per game and `decisions/` a row per answer, in parts
of a hundred games. A part is written whole or not at all, so an export that was broken off goes on at the next part.
docs/research.md describes the columns.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from stavitel.kernel import Match, new_match, title_named
from stavitel.research.games import Run, ended, play_match
from stavitel.research.needed import needed

PART = 100  # games


class OtherRun(ValueError):
    """The folder holds games of another run."""


def export(
    title: str,
    folder: str | Path,
    *,
    games: int,
    lineup: Sequence[str],
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Play games and write them; gives how many were played now."""
    needed("pyarrow", "data")  # before anything is played or written
    folder = Path(folder)
    run = Run.prepare(title, lineup, str(seed), options or {})
    _begin(folder, run)
    played = 0
    for first in range(0, games, PART):
        last = min(first + PART, games)
        if _whole(folder, first, last):
            continue
        rows: list[dict[str, Any]] = []
        answers: list[dict[str, Any]] = []
        for game in range(first, last):
            decided = _Decided()
            match, names = play_match(title, run.lineup, run.seed, game, run.options, watch=decided.add)
            how = ended(match, names, game)
            for step, row in enumerate(decided.rows):
                seat = row["seat"]
                answers.append({"game": game, "step": step, **row, "rank": how.ranks[seat], "total": how.totals[seat]})
            rows.append(
                {
                    "game": game, "seed": match.seed, "bots": list(names), "totals": list(how.totals),
                    "ranks": list(how.ranks), "decisions": how.decisions, "record": json.dumps(match.record()),
                }
            )  # fmt: skip
            played += 1
            if progress is not None:
                progress(game + 1)
        _write(folder / "decisions" / _part(first), answers)
        _write(folder / "games" / _part(first), rows)  # last: it says that the part is whole
    return played


def decisions(folder: str | Path, *, features: bool = True) -> Iterator[dict[str, Any]]:
    """Every decision of an export in order; with `features`, `observation` is worked out by playing the game again."""
    folder = Path(folder)
    parquet: Any = needed("pyarrow.parquet", "data")
    encode = _encoder(folder) if features else None
    for part in sorted((folder / "games").glob("*.parquet")):
        rows = parquet.read_table(folder / "decisions" / part.name).to_pylist()
        if encode is None:
            yield from rows
            continue
        records = {row["game"]: json.loads(row["record"]) for row in parquet.read_table(part).to_pylist()}
        match: Match | None = None
        for row in rows:
            if row["step"] == 0 or match is None:
                record = records[row["game"]]
                match = new_match(record["title"], record["seats"], record["seed"], record["options"], quiet=True)
            yield {**row, "observation": encode(match, row["seat"])}
            match.answer(row["seat"], row["answer"])


def _encoder(folder: Path) -> Callable[[Match, int], Any]:
    from stavitel.research.features import Encoder
    from stavitel.research.vocabulary import vocabulary

    run = json.loads((folder / "run.json").read_text(encoding="utf-8"))
    title = title_named(run["title"])
    if title.version != run["version"]:
        raise OtherRun(f"{folder} was played with version {run['version']} of {title.name}; this is {title.version}")
    match = new_match(title, len(run["bots"]), "0", run["options"], quiet=True)
    encoder = Encoder(vocabulary(title), match)
    return lambda match, seat: encoder.encode(match, seat, seat)


class _Decided:
    """The decisions of one game, as they are made."""

    def __init__(self) -> None:
        self.rows: list[dict[str, Any]] = []

    def add(self, match: Match, seat: int, answer: str | list[str]) -> None:
        """Note an answer before it is given."""
        question = match.asking[seat]
        keys = [answer] if isinstance(answer, str) else list(answer)
        self.rows.append({"seat": seat, "topic": question.topic, "options": list(question.options), "answer": keys})


def _begin(folder: Path, run: Run) -> None:
    """Say which run a folder holds, or OtherRun if it holds another."""
    said = {
        "run": run.name, "title": run.title, "version": run.version, "content": run.content, "seed": run.seed,
        "bots": list(run.lineup), "options": dict(run.options),
    }  # fmt: skip
    file = folder / "run.json"
    if file.exists():
        if json.loads(file.read_text(encoding="utf-8"))["run"] != run.name:
            raise OtherRun(f"{folder} holds another run: see {file}")
        return
    for table in ("games", "decisions"):
        (folder / table).mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(said, indent=1, default=list) + "\n", encoding="utf-8")


def _part(first: int) -> str:
    return f"part-{first:08}.parquet"


def _whole(folder: Path, first: int, last: int) -> bool:
    """Whether a part is there with all its games."""
    file = folder / "games" / _part(first)
    if not file.exists():
        return False
    rows: int = needed("pyarrow.parquet", "data").read_metadata(file).num_rows
    return rows >= last - first


def _write(path: Path, rows: list[dict[str, Any]]) -> None:
    arrow: Any = needed("pyarrow", "data")
    parquet: Any = needed("pyarrow.parquet", "data")
    unfinished = path.with_suffix(".unfinished")
    parquet.write_table(arrow.Table.from_pylist(rows), unfinished, compression="zstd")
    unfinished.replace(path)
