"""Simulations lose no game: not when a process is killed, nor when they are broken off, nor on a cluster."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from stavitel.bots.faults import BotFault
from stavitel.research.engines import Cluster, Pieces, Processes
from stavitel.research.games import Run, WorkerMismatch, bundle, play_games_elsewhere
from stavitel.research.simulate import play_game, simulate

KILLERS = Path(__file__).parent / "killers.py"
posix = pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")


def killer(name: str, *given: object) -> str:
    return ":".join([os.path.relpath(KILLERS), name, *map(str, given)])


@posix
def test_a_killed_process_loses_no_game(tmp_path):
    """One of two processes kills itself in mid-game; all games are there, the same as in one process."""
    bots = ["random", killer("Once", tmp_path / "mark")]
    broken = simulate("citadels", games=20, seats=2, bots=bots, jobs=2, seed=3)
    assert [game.game for game in broken.played] == list(range(20))
    assert broken.digest == simulate("citadels", games=20, seats=2, bots=bots, seed=3).digest


@posix
def test_a_bot_that_always_kills_its_process_is_named():
    with pytest.raises(BotFault, match=r"game \d has ended its process three times; to see it again: stavitel simul"):
        simulate("citadels", games=2, seats=2, bots=["random", killer("Always")], jobs=2)


def test_pieces_take_a_second_or_two():
    pieces = Pieces(range(10_000), 2)
    assert pieces.take() == [0]
    pieces.took(1, 0.01)
    assert len(pieces.take()) == 4
    pieces.took(4, 0.04)
    pieces.took(16, 0.16)
    pieces.took(64, 0.64)
    assert len(pieces.take()) == 150
    pieces.took(150, 15.0)
    assert len(pieces.take()) == 15
    pieces.give_back([7, 8])
    assert [pieces.take(), pieces.take()] == [[7], [8]]


def test_the_end_is_shared_out_among_all():
    pieces = Pieces(range(9), 2)
    pieces.took(1, 0.001)
    sizes = []
    while piece := pieces.take():
        sizes.append(len(piece))
        pieces.took(len(piece), 0.001)
    assert sizes == [3, 2, 1, 1, 1, 1]


def test_a_simulation_that_was_broken_off_goes_on(tmp_path):
    """Games in the file are not played again, a line that was cut off is, and another run shares the file."""
    out = tmp_path / "games.jsonl"
    whole = simulate("citadels", games=12, seats=2, seed=5)
    simulate("citadels", games=5, seats=2, seed=5, out=out)
    simulate("citadels", games=2, seats=2, seed=6, out=out)
    with out.open("a") as file:
        file.write('{"run": "half a li')
    seen = []
    again = simulate("citadels", games=12, seats=2, seed=5, out=out, progress=seen.append)
    assert again.kept == 5
    assert seen == list(range(6, 13))
    assert again.played == whole.played
    assert again.digest == whole.digest == again.as_json()["digest"]
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert len([line for line in lines if "game" in line]) == 14
    assert simulate("citadels", games=12, seats=2, seed=5, out=out).kept == 12


@pytest.mark.parametrize(
    ("name", "what"),
    [
        (
            "Crashes",
            r"crashed in game 3, seat \d, question \d+ \(.+\): ZeroDivisionError: one by nothing \(.*killers",
        ),
        (
            "Cheats",
            r"gave an illegal answer in game 3, seat \d, question \d+ \(.+\): IllegalAnswer: 'everything'",
        ),
        ("Nothing", r"gave an illegal answer in game 3"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_command_that_shows_it(name, what):
    with pytest.raises(BotFault, match=what) as caught:
        play_game("citadels", ["random", killer(name)], "9", 3, {"city_size": 7})
    assert str(caught.value).endswith(f"--bots random,{killer(name)} --seed 9 --option city_size=7 --game 3")


@posix
def test_a_bot_that_takes_too_long_is_stopped():
    with pytest.raises(BotFault, match=r"took too long in game 0, .*more than 0.05 s.*--bot-seconds 0.05"):
        play_game("citadels", ["random", killer("Sleeps")], "9", 0, {}, bot_seconds=0.05)


def test_bots_travel_with_what_lies_beside_them(tmp_path, monkeypatch):
    """A file bot and a module of the current folder can be played where neither is."""
    (tmp_path / "helper.py").write_text("def first(keys):\n    return list(keys)[0]\n")
    (tmp_path / "mine.py").write_text(
        "from helper import first\n\n\nclass Bot:\n    def decide(self, view):\n"
        "        q = view.question\n        return list(q.options)[: q.least] if q.many else first(q.options)\n"
    )
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "__init__.py").write_text("from mine import Bot\n")
    monkeypatch.chdir(tmp_path)
    lineup = ["mine.py:Bot", "pack:Bot"]
    sources, places = bundle(lineup)
    assert set(sources) == {"files0/helper.py", "files0/mine.py", "pack/__init__.py"}
    run = Run.prepare("citadels", lineup[:1], "1", {})
    monkeypatch.chdir("/")
    run = Run(**{**run.__dict__, "lineup": ("mine.py:Bot", "random")})
    (game,), _ = play_games_elsewhere(run, [0])
    assert game.bots == ("mine.py:Bot", "random")
    assert places == {"mine.py:Bot": "files0/mine.py"}


def test_a_worker_with_another_version_or_other_cards_does_not_play():
    run = Run.prepare("citadels", ["random", "random"], "1", {})
    with pytest.raises(WorkerMismatch, match=r"a worker has version \d+ of citadels; this is 0"):
        play_games_elsewhere(Run(**{**run.__dict__, "version": "0"}), [0])
    with pytest.raises(WorkerMismatch, match="a worker has other cards of citadels"):
        play_games_elsewhere(Run(**{**run.__dict__, "content": "other"}), [0])


def kill_one(cluster: Cluster):
    """Kill a worker when the first games have come in."""
    killed = []

    def progress(done: int) -> None:
        if not killed:
            pids = cluster._client.run(os.getpid)
            killed.append(next(iter(pids.values())))
            os.kill(killed[0], signal.SIGKILL)

    return progress, killed


@posix
@pytest.mark.parametrize("games", [60, pytest.param(2000, marks=pytest.mark.soak)])
def test_a_cluster_gives_the_same_games_when_a_worker_is_killed(games):
    here = simulate("citadels", games=games, seats=2, seed=8)
    with Cluster("local:2") as cluster:
        progress, killed = kill_one(cluster)
        there = simulate("citadels", games=games, seats=2, seed=8, engine=cluster, progress=progress)
    assert killed
    assert [game.game for game in there.played] == list(range(games))
    assert there.digest == here.digest


def test_processes_are_closed():
    with Processes(2) as engine:
        assert (
            simulate("citadels", games=4, seats=2, engine=engine).digest
            == simulate("citadels", games=4, seats=2).digest
        )
    assert engine._pool is None
