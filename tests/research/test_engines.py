"""Simulations lose no game: not when a process is killed, nor when they are broken off, nor on a cluster."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from stavitel import research
from stavitel.bots.faults import BotFault
from stavitel.research.engines import Cluster, Pieces, Processes, do_all_elsewhere
from stavitel.research.games import UNPACKED, NoGames, Run, WorkerMismatch, bundle
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
    """At once: the thousands of games that would die of it too are not tried."""
    said = (
        r"game \d has ended its process three times; asked last was bot '.*:Always' at seat \d, question \d+ \(.+\); "
        r"to see it again: stavitel simulate"
    )
    with pytest.raises(BotFault, match=said):
        simulate("citadels", games=100_000, seats=2, bots=["random", killer("Always")], jobs=2)


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
            r"gave an illegal answer in game 3, seat \d, question \d+ \(.+\): "
            r"IllegalAnswer: 'everything' is not one of \[[^(]*\]; to see",
        ),
        (
            "Nothing",
            r"gave an illegal answer in game 3, .*: IllegalAnswer: None is neither a key nor a list of keys; to see",
        ),
        ("Tries", r"crashed in game 3, .*: IllegalAnswer: 'everything' is not .* \(.*killers.py, line \d+\); to see"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_command_that_shows_it(name, what):
    with pytest.raises(BotFault, match=what) as caught:
        play_game("citadels", ["random", killer(name)], "9", 3, {"city_size": 7})
    assert str(caught.value).endswith(f"--bots random,{killer(name)} --seed 9 --option city_size=7 --game 3")


@posix
def test_a_bot_that_takes_too_long_is_stopped():
    said = r"took too long in game 0, .*more than 0.05 s \(.*killers.py, line \d+\); .*--bot-seconds 0.05"
    with pytest.raises(BotFault, match=said):
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
    ((_, game),), _ = do_all_elsewhere(run, [0])
    assert game.bots == ("mine.py:Bot", "random")
    assert places == {"mine.py:Bot": f"{UNPACKED}/files0/mine.py:Bot"}


def test_a_worker_with_another_version_or_other_cards_does_not_play():
    run = Run.prepare("citadels", ["random", "random"], "1", {})
    with pytest.raises(WorkerMismatch, match=r"a worker has version \d+ of citadels; this is 0"):
        do_all_elsewhere(Run(**{**run.__dict__, "version": "0"}), [0])
    with pytest.raises(WorkerMismatch, match="a worker has other cards of citadels"):
        do_all_elsewhere(Run(**{**run.__dict__, "content": "other"}), [0])


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


@pytest.mark.parametrize("said", ["hello\n", "hello", "[1]\n", '{"game": 1}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path, said):
    out = tmp_path / "notes.txt"
    out.write_text(said)
    with pytest.raises(NoGames, match=r"notes.txt is there already, and holds something else than games"):
        simulate("citadels", games=1, seats=2, out=out)
    assert out.read_text() == said


def test_a_first_line_that_was_cut_off_is_written_again(tmp_path):
    """The folder of the file is made, too."""
    out = tmp_path / "results" / "games.jsonl"
    simulate("citadels", games=1, seats=2, out=out)
    whole = out.read_text()
    out.write_text(whole[:30])
    assert simulate("citadels", games=1, seats=2, out=out).kept == 0
    assert out.read_text() == whole


FIRST_OR_LAST = """
from {helper} import pick

class Bot:
    def decide(self, view):
        q = view.question
        return list(q.options)[: q.least] if q.many else pick(list(q.options))
"""


def test_a_bot_that_was_changed_plays_anew(tmp_path, monkeypatch):
    """Games of the old bot stay in the file, as another run; what lies beside the bot counts as well."""
    monkeypatch.chdir(tmp_path)
    Path("changing.py").write_text(FIRST_OR_LAST.format(helper="picker_of_changing"))
    Path("picker_of_changing.py").write_text("def pick(keys):\n    return keys[0]\n")
    first = Run.prepare("citadels", ["changing.py:Bot", "random"], "1", {})
    Path("picker_of_changing.py").write_text("def pick(keys):\n    return keys[-1]\n")
    second = Run.prepare("citadels", ["changing.py:Bot", "random"], "1", {})
    assert first.name != second.name
    assert first.luggage != second.luggage


@pytest.mark.parametrize("name", ["moving.py:Bot", "moving:Bot"])
def test_a_worker_reads_a_bot_that_was_changed(tmp_path, monkeypatch, name):
    """A cluster outlives runs: its workers must not go on with the bot they know by that name."""
    here = sys.path[:]
    monkeypatch.chdir(tmp_path)
    Path("moving.py").write_text(FIRST_OR_LAST.format(helper="picker_of_moving"))
    Path("picker_of_moving.py").write_text("def pick(keys):\n    return keys[0]\n")
    runs = [prepared(name)]
    Path("picker_of_moving.py").write_text("def pick(keys):\n    return keys[-1]\n")
    runs += [prepared(name), runs[0]]
    monkeypatch.chdir("/")
    sys.path[:] = here
    try:
        totals = [do_all_elsewhere(run, [0])[0][0][1].totals for run in runs]
    finally:
        sys.path[:] = here
    assert totals[0] == totals[2] != totals[1]


def prepared(name: str) -> Run:
    """A run with a bot of the current folder, with all that lies there in the luggage."""
    run = Run.prepare("citadels", [name, "random"], "1", {})
    beside = {path.name: path.read_text() for path in Path.cwd().glob("*.py")}
    return Run(**{**run.__dict__, "sources": {**run.sources, **({} if run.places else beside)}})


def test_what_an_extra_brings_is_said(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ModuleNotFoundError, match=r"distributed is missing: pip install 'stavitel\[cluster\]'"):
        Cluster("local:2")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "stavitel.research.aec_env", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r"pettingzoo is missing: pip install 'stavitel\[research\]'"):
        _ = research.aec
