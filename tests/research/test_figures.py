"""The figures of a greedy bot are tuned by games in which every seat has figures of its own."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner

from stavitel.bots.value import weights_folder
from stavitel.cli.main import app
from stavitel.kernel import title_named

pytest.importorskip("numpy")

import numpy as np

from stavitel.research.figures import FILE, Scale, Tuning, figures_of, moves, put, regress, tune, written

LISBOA = title_named("lisboa")


def greedy() -> ModuleType:
    """The module with the figures of Lisboa's greedy bot."""
    return import_module(LISBOA.search.figures)


def test_figures_are_numbers_with_a_point_in_capitals() -> None:
    module = ModuleType("some")
    vars(module).update(REAL=0.8, COUNT=3, NAME="x", small=0.1, STORE={"books": 1.0}, PRINTED={"books": 2}, NONE={})
    assert figures_of(module) == {"REAL": 0.8, "STORE:books": 1.0}
    put(module, {"REAL": 0.9, "STORE:books": -2.0})
    assert figures_of(module) == {"REAL": 0.9, "STORE:books": -2.0}


def test_a_positive_figure_stays_positive_and_one_of_zero_may_go_either_way() -> None:
    scale = Scale({"REAL": 0.8, "COURT:king": 0.0, "JOIN": -1.0})
    assert scale.figures(np.zeros(3)) == {"REAL": 0.8, "COURT:king": 0.0, "JOIN": -1.0}
    far = scale.figures(np.array([-50.0, -2.0, 10.0]))
    assert far["REAL"] > 0
    assert far["COURT:king"] < 0 < far["JOIN"]


def test_what_a_figure_adds_is_found_and_chance_is_not_followed() -> None:
    random = np.random.default_rng(4)
    tried = random.standard_normal((4000, 3))
    leads = 2 * tried[:, 0] - tried[:, 1] + 3 * random.standard_normal(4000)
    adds, error = regress(tried, leads)
    assert adds == pytest.approx([2, -1, 0], abs=0.2)
    assert 0 < error < 0.1
    step = moves(adds, error)
    assert step[0] > 0 > step[1]
    assert abs(moves(np.array([error, -error / 2]), error)).max() == 0


def test_a_run_that_was_stopped_goes_on_and_the_figures_in_use_are_left_alone(tmp_path: Path) -> None:
    """Two rounds in one go come to the same as one and one; figures for solo games are not tuned in company."""
    before = figures_of(greedy())
    said: list[str] = []
    once = tune(Tuning(LISBOA, 4, 2, 2, tmp_path / "once"), said.append)
    assert len(said) == 2
    tune(Tuning(LISBOA, 4, 2, 1, tmp_path / "twice"), said.append)
    again = tune(Tuning(LISBOA, 4, 2, 2, tmp_path / "twice"), said.append)
    assert len(said) == 4
    assert json.dumps(once) == json.dumps(again)
    assert figures_of(greedy()) == before
    assert set(before) - set(once["figures"]) == {name for name in before if name.startswith("SOLO_")}
    assert once["made"]["games"] == 4
    assert once["first"] == {name: before[name] for name in once["figures"]}


def test_the_figures_in_the_source_are_those_that_were_learnt() -> None:
    """What is shipped beside the weights says where they come from."""
    shipped = json.loads((weights_folder(LISBOA) / FILE).read_text(encoding="utf-8"))
    assert {"games", "rounds", "seats", "seed", "with", "rules", "content"} <= set(shipped["made"])
    assert shipped["figures"] == {
        name: figure for name, figure in figures_of(greedy()).items() if not name.startswith("SOLO_")
    }


def test_figures_are_written_where_they_stand() -> None:
    source = Path(str(greedy().__file__)).with_suffix(".py").read_text(encoding="utf-8")
    figures = figures_of(greedy())
    assert written(source, figures) == source
    changed = written(source, {**figures, "REAL": 0.123, "TILE:instant": -4.5})
    assert "\nREAL: Final = 0.123  #" in changed
    assert '"instant": -4.5' in changed
    with pytest.raises(ValueError, match="no figure NOWHERE"):
        written(source, {"NOWHERE": 1.0})


def test_the_command_tunes_into_a_folder_and_refuses_a_title_without_figures(tmp_path: Path) -> None:
    words = ["train", "lisboa", "--figures", "--games", "25", "--rounds", "1", "--seats", "2"]
    done = CliRunner().invoke(app, [*words, "--keep", str(tmp_path / "kept"), "--to", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert json.loads((tmp_path / FILE).read_text(encoding="utf-8"))["made"]["seats"] == 2
    refused = CliRunner().invoke(app, ["train", "citadels", "--figures", "--keep", str(tmp_path / "none")])
    assert refused.exit_code != 0
    assert "Search.figures" in str(refused.exception)


def test_the_figures_of_a_compiled_bot_are_fixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greedy(), "__file__", str(tmp_path / "greedy.so"))
    refused = CliRunner().invoke(app, ["train", "lisboa", "--figures", "--keep", str(tmp_path / "none")])
    assert "is compiled" in str(refused.exception)
