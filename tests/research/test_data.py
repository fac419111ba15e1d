"""Games as tables: they can be broken off, read again, and give features that are those of the game."""

from __future__ import annotations

import json

import pytest
from pyarrow import parquet

from stavitel.kernel import new_match, title_named, verify
from stavitel.research import data
from stavitel.research.features import Encoder
from stavitel.research.vocabulary import vocabulary


def test_an_export_holds_games_and_decisions(tmp_path):
    assert data.export("citadels", tmp_path, games=3, lineup=["random", "greedy"], seed=5) == 3
    games = parquet.read_table(tmp_path / "games").to_pylist()
    assert [game["game"] for game in games] == [0, 1, 2]
    assert all(verify(json.loads(game["record"])) == [] for game in games)
    rows = list(data.decisions(tmp_path, features=False))
    assert len(rows) == sum(game["decisions"] for game in games)
    assert set(rows[0]) == {"game", "step", "seat", "topic", "options", "answer", "rank", "total"}
    assert all(set(row["answer"]) <= set(row["options"]) for row in rows)
    for row in rows:
        assert row["total"] == games[row["game"]]["totals"][row["seat"]]


def test_an_export_that_was_broken_off_goes_on(tmp_path, monkeypatch):
    """Whole parts stay, the others are played."""
    monkeypatch.setattr(data, "PART", 2)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    data.export("citadels", whole, games=5, lineup=["random"] * 2)

    def stop(done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        data.export("citadels", broken, games=5, lineup=["random"] * 2, progress=stop)
    assert data.export("citadels", broken, games=5, lineup=["random"] * 2) == 3
    assert list(data.decisions(broken, features=False)) == list(data.decisions(whole, features=False))
    assert data.export("citadels", broken, games=5, lineup=["random"] * 2) == 0
    with pytest.raises(data.OtherRun, match="holds another run"):
        data.export("citadels", broken, games=5, lineup=["random"] * 2, seed=1)


def test_features_are_worked_out_when_they_are_read(tmp_path):
    """The same as in the game itself."""
    data.export("citadels", tmp_path, games=1, lineup=["random"] * 3, seed=2)
    match = new_match("citadels", 3, "2:0", quiet=True)
    encoder = Encoder(vocabulary(title_named("citadels")), match)
    for row in data.decisions(tmp_path):
        seat = next(iter(match.asking))
        assert (row["seat"], row["topic"]) == (seat, match.asking[seat].topic)
        assert row["observation"] == encoder.encode(match, seat, seat)
        match.answer(seat, row["answer"])
    assert match.over


def test_the_command_writes_tables(tmp_path, capsys):
    from stavitel.cli.main import main

    words = ["data", "export", "citadels", str(tmp_path / "out"), "--games", "2", "--seats", "2"]
    assert main(words) == 0
    assert "2 games in" in capsys.readouterr().out
    assert main([*words, "--seed", "9"]) == 2
    assert "holds another run" in capsys.readouterr().err
