"""`new-bot` and `new-title` write something that works; what fails in a bot is said in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from foreign_titles import install
from stavitel.cli.main import main


def run_tests(folder: Path, *path: Path) -> subprocess.CompletedProcess[str]:
    places = os.pathsep.join([*map(str, path), *(part for part in sys.path if part)])
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "-x"]
    env = {**os.environ, "PYTHONPATH": places}
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=env)


def test_a_new_bot_plays_and_its_test_passes(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["new-bot", "clever"]) == 0
    assert "stavitel simulate citadels --bots clever.py:Bot,random" in capsys.readouterr().out
    ran = run_tests(tmp_path)
    assert ran.returncode == 0, ran.stdout
    assert main(["simulate", "citadels", "--bots", "clever.py:Bot,random", "--seats", "2", "--games", "2"]) == 0
    assert main(["new-bot", "clever.py"]) == 2
    assert "clever.py is there already" in capsys.readouterr().err


def test_a_new_title_plays_and_its_tests_pass(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["new-title", "stones"]) == 0
    folder = tmp_path / "stones"
    site = install(tmp_path / "site", "stones", "stones:TITLE")
    ran = run_tests(folder, site, folder)
    assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["new-bot", "My Bot"], "'My Bot' cannot be the name of a module"),
        (["new-title", "citadels"], "there is a title citadels already"),
    ],
)
def test_names_that_will_not_do_are_refused(words, said, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(words) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_failing_bot_is_said_in_one_line_and_seen_again_by_its_command(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("bad.py").write_text("class Bot:\n    def decide(self, view):\n        return 1 // 0\n")
    words = ["simulate", "citadels", "--seats", "2", "--bots", "random,bad.py:Bot", "--games", "3"]
    assert main(words) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "bot 'bad.py:Bot' crashed in game 0, seat 1, question" in err
    command = err.partition("to see it again: stavitel ")[2].split()
    assert main(command) == 1
    assert "return 1 // 0" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import no_such_package\n", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("class Bot:\n  def decide(self view): pass\n", "SyntaxError"),
        ("x = 1 / 0\n", "ZeroDivisionError: division by zero"),
    ],
)
def test_an_import_that_fails_is_said_as_it_is(code, said, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    Path("torn.py").write_text(code)
    assert main(["simulate", "citadels", "--bots", "torn.py:Bot", "--games", "1"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert said in err
    assert "torn.py" in err


def test_a_game_is_played_again_by_its_number(capsys):
    assert main(["simulate", "citadels", "--seats", "2", "--seed", "4", "--game", "7"]) == 0
    assert capsys.readouterr().out.startswith("citadels: game 7, ")


def test_games_are_kept_in_a_file(tmp_path, capsys):
    words = ["simulate", "citadels", "--seats", "2", "--games", "3", "--out", str(tmp_path / "games.jsonl")]
    assert main(words) == 0
    first = capsys.readouterr().out
    assert main(words) == 0
    again = capsys.readouterr().out
    assert f"3 of them from {tmp_path / 'games.jsonl'}" in again
    assert first.partition("digest")[2] == again.partition("digest")[2]


def test_a_cluster_that_is_not_there_is_said_in_one_line(capsys):
    assert main(["simulate", "citadels", "--games", "1", "--cluster", "local:many"]) == 2
    assert "a cluster here is local:N" in capsys.readouterr().err
