"""A value is learnt by self-play, for any title; a run that was stopped goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from foreign_titles import bridges
from stavitel.bots import bot
from stavitel.bots.features import ME, Feature, Schema, discover
from stavitel.bots.value import read_value, value_of, weights_folder
from stavitel.kernel import Title, new_match, title_named

__all__ = ["bridges"]

pytest.importorskip("numpy")

import numpy as np

from stavitel.research.engines import Cluster, Processes
from stavitel.research.games import Run
from stavitel.research.train import (
    BATCH,
    RARE,
    Batches,
    Design,
    Plan,
    Positions,
    rate_weights,
    sample_tables,
    train,
    write_weights,
)


def test_a_stranger_title_is_trained_and_plays_with_what_it_learnt(bridges: Title, tmp_path: Path) -> None:
    said: list[str] = []
    plan = Plan("bridges", 3, BATCH, 2, ("random", "skilled:2"), tmp_path / "games")
    data = train(plan, say=said.append)
    assert data["made"]["round"] == 2
    assert data["made"]["games"] == 2 * BATCH
    write_weights(tmp_path / "3.json", data)
    rating = rate_weights(plan, tmp_path / "3.json", games=3)
    assert rating["games"] == 3
    assert 0 <= rating["win_share"] <= 1
    value = read_value(bridges, tmp_path / "3.json")
    match = new_match(bridges, 3, 1)
    assert abs(sum(value.chances(match.table)) - 1) < 1e-9
    assert len(value.expected(match.table)) == 3
    seat = next(iter(match.asking))
    answer = bot(f"expert:6:{tmp_path / '3.json'}", "bridges").decide(match.view(seat))
    match.answer(seat, answer)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    """The second call plays only what is missing, and both come to the same weights."""
    folder = tmp_path / "games"
    once = train(Plan("citadels", 4, 2 * BATCH, 1, ("greedy",), folder), say=_quiet)
    (folder / "games-1" / "1.npz").unlink()
    kept = (folder / "games-1" / "0.npz").stat().st_mtime_ns
    again = train(Plan("citadels", 4, 2 * BATCH, 1, ("greedy",), folder), say=_quiet)
    assert (folder / "games-1" / "0.npz").stat().st_mtime_ns == kept
    assert json.dumps(once) == json.dumps(again)


def test_a_cluster_and_processes_come_to_the_same_weights(tmp_path: Path) -> None:
    def trained(name: str, engine: Any) -> str:
        plan = Plan("citadels", 4, 2 * BATCH, 1, ("greedy",), tmp_path / name)
        return json.dumps(train(plan, engine=engine, say=_quiet))

    here = trained("here", None)
    with Processes(2) as processes:
        assert trained("processes", processes) == here
    with Cluster("local:2") as cluster:
        assert trained("cluster", cluster) == here


def test_weights_travel_to_machines_that_do_not_have_them(tmp_path: Path) -> None:
    title = title_named("citadels")
    path = tmp_path / "learnt.json"
    shipped = json.loads((weights_folder(title) / "4.json").read_text(encoding="utf-8"))
    path.write_text(json.dumps(shipped), encoding="utf-8")
    schema = discover(title, sample_tables(title, 4, {}))
    run = Run.prepare("citadels", [f"skilled:2:{path}"] * 4, "far", {})
    batches = Batches(run, schema.as_json(), 2, 2, 0.1)
    here = batches.do(0)
    path.unlink()
    there = batches.do_elsewhere(0)
    assert len(here["games"])
    assert all((here[name] == there[name]).all() for name in here)


def test_a_value_knows_whose_position_is_better() -> None:
    """The shipped value of Citadels: gold and a city are worth more than none."""
    title = title_named("citadels")
    match = new_match(title, 4, 3, quiet=True)
    value = value_of(title, 4)
    assert value is not None
    before = value.chances(match.table)
    table = match.table.copy()
    p = table.players[2]
    p.gold += 6
    p.city.extend(table.deck[:3])
    assert value.chances(table)[2] > before[2] + 0.1
    p.gold = 500  # far beyond what was seen in training
    assert 0 < value.chances(table)[2] <= 1


def test_a_number_that_hardly_varies_counts_less(bridges: Title) -> None:
    """One position in four hundred tells little: its column is not blown up to the size of the others."""
    schema = Schema("bridges", (Feature(ME, ("often",), "value"), Feature(ME, ("seldom",), "value")), (), ())
    numbers = np.zeros((400, 2, 2), dtype=np.int16)
    numbers[::2, :, 0] = 1
    numbers[0, :, 1] = 1
    rest = np.zeros((400, 2), dtype=np.float32)
    positions = Positions(
        numbers, np.zeros((400, 2, 0), dtype=np.uint8), rest[:, 0], rest, rest, np.arange(400, dtype=np.int32)
    )
    often, seldom = Design(bridges, schema, positions).scale
    assert often == pytest.approx(2)
    assert seldom == pytest.approx(1 / RARE)


def _quiet(line: str) -> None:
    pass
