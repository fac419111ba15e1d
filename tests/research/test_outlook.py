"""How solo games end is learnt from games of the greedy bot, and lies beside the other weights."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stavitel.bots.outlook import FILE, Outlook, outlook_of
from stavitel.bots.value import weights_folder
from stavitel.kernel import new_match, title_named

pytest.importorskip("numpy")

from stavitel.research import outlook as learning

ALONE = ("paladins", "architects")


def test_the_numbers_of_a_stretch_foretell_the_points_of_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Noted positions that end by a plain rule are told right, and a stage that came up too seldom is left out."""
    monkeypatch.setattr(learning, "FEWEST", 20)
    noted = [
        learning.Noted(game, 1, {"gold": game % 7, "rivals": game % 5}, (10 + 3 * (game % 7), 20 + 2 * (game % 5)))
        for game in range(4000)
    ]
    noted += [learning.Noted(game, 2, {"gold": 1}, (1, 1)) for game in range(19)]
    said: list[str] = []
    stages = learning.fit(noted, said.append)
    assert list(stages) == ["1"]
    assert len(said) == 1
    sums = stages["1"]
    own = sums["bias"][0] + 6 * sums["worths"]["gold"][0] + 1 * sums["worths"]["rivals"][0]
    its = sums["bias"][1] + 6 * sums["worths"]["gold"][1] + 1 * sums["worths"]["rivals"][1]
    assert own == pytest.approx(28, abs=1.5)
    assert its == pytest.approx(22, abs=1.5)
    assert sums["off"] < 1.5


def test_a_game_is_noted_where_its_stretches_end() -> None:
    """In Paladins where a round begins, with the points of the end."""
    title = title_named("paladins")
    noted = learning.play(title, {"difficulty": "hard"}, "greedy", "noted", 3)
    assert [one.stage for one in noted] == [2, 3, 4, 5, 6, 7]
    assert len({one.ends for one in noted}) == 1
    assert {one.game for one in noted} == {3}


@pytest.mark.parametrize("name", ALONE)
def test_what_was_learnt_can_be_read_again(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learning, "FEWEST", 2)
    title = title_named(name)
    said: list[str] = []
    path = tmp_path / FILE
    path.write_text(
        json.dumps(learning.learn(title, 12, {}, "greedy", "few", said.append, folder=tmp_path)), encoding="utf-8"
    )
    assert said
    found = Outlook(title, json.loads(path.read_text(encoding="utf-8")))
    assert found.made["games"] == 12
    own, its = found.points(new_match(title, 1, 1, quiet=True).table)
    assert isinstance(own, float)
    assert isinstance(its, float)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    """Games in the file are not played again, a line that was cut off is; both come to the same sums."""
    title = title_named("paladins")
    said: list[str] = []

    def learnt(games: int, folder: str) -> str:
        return json.dumps(learning.learn(title, games, {}, "greedy", "on", said.append, folder=tmp_path / folder))

    once = learnt(6, "once")
    learnt(4, "twice")
    (kept,) = (tmp_path / "twice").iterdir()
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    kept.write_text("".join(lines)[:-9], encoding="utf-8")
    said.clear()
    assert learnt(6, "twice") == once
    assert said[0] == "outlook: 6 games, 3 of them are kept"


@pytest.mark.parametrize("name", ALONE)
def test_shipped_outlooks_say_where_they_come_from(name: str) -> None:
    title = title_named(name)
    data = json.loads((weights_folder(title) / FILE).read_text(encoding="utf-8"))
    assert int(data["made"]["rules"]) <= int(title.version)  # a new version need not change what positions are worth
    assert data["made"]["games"] >= 1000
    assert outlook_of(title) is not None


def test_a_title_without_an_outlook_has_none() -> None:
    assert outlook_of(title_named("lisboa")) is None
