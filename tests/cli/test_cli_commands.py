"""Every command does its work; bad input is one line, exit code 2, and changes nothing."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from foreign_titles import FOREIGN, bridges
from stavitel.cli.main import main
from stavitel.kernel import new_match

__all__ = ["bridges"]


@pytest.fixture
def record(bridges, tmp_path) -> Path:
    """A whole game on a file."""
    match = new_match("bridges", 3, seed=2)
    while not match.over:
        seat, question = next(iter(match.asking.items()))
        match.answer(seat, [] if question.many else list(question.options)[match.answers % len(question.options)])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(match.record()))
    return path


def spoil(path: Path, **changes: object) -> Path:
    data = json.loads(path.read_text())
    for name, value in changes.items():
        if value is None:
            del data[name]
        else:
            data[name] = value
    path.write_text(json.dumps(data))
    return path


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("stavitel: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


def test_simulate_prints_a_table_and_json(bridges, capsys):
    assert main(["simulate", "bridges", "--games", "4", "--bots", "bridges.bots:Timid,random", "--seed", "3"]) == 0
    assert "bridges: 4 games of 4" in capsys.readouterr().out
    assert main(["simulate", "bridges", "--games", "4", "--seats", "2", "--json", "-o", "rounds=2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["seats"], found["options"]) == (4, 2, {"rounds": 2})


def test_the_ladder_rates_every_bot(bridges, capsys):
    assert main(["ladder", "bridges", "--games", "4", "--bots", "random,bridges.bots:Timid", "--json"]) == 0
    rungs = json.loads(capsys.readouterr().out)["rungs"]
    assert {rung["bot"] for rung in rungs} == {"random", "bridges.bots:Timid"}


def test_a_ladder_that_was_stopped_goes_on(bridges, capsys, tmp_path):
    kept = tmp_path / "ladder.jsonl"
    args = ["ladder", "bridges", "--bots", "random,bridges.bots:Timid", "--out", str(kept), "--neighbours", "--json"]
    assert main([*args, "--games", "3"]) == 0
    capsys.readouterr()
    before = kept.read_text()
    kept.write_text(before + '{"cut off')
    assert main([*args, "--games", "5"]) == 0
    pair = json.loads(capsys.readouterr().out)["pairs"][0]
    assert pair["games"] == 5
    assert kept.read_text().startswith(before)
    fresh = ["ladder", "bridges", "--bots", "random,bridges.bots:Timid", "--games", "5", "--json"]
    assert main(fresh) == 0
    assert json.loads(capsys.readouterr().out)["pairs"] == [pair]


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_games_are_kept_in_no_file_of_something_else(bridges, capsys, tmp_path, command):
    """Nor in a folder, nor beneath a file."""
    notes = tmp_path / "notes.txt"
    notes.write_text("hello\n")
    for place in (notes, tmp_path, notes / "games.jsonl"):
        assert main([command, "bridges", "--bots", "random,casual", "--games", "1", "--out", str(place)]) == 2
        assert str(notes if place != tmp_path else tmp_path) in one_line(capsys)
    assert notes.read_text() == "hello\n"


def test_a_record_is_analysed(record, capsys):
    assert main(["analyse", str(record), "--simulations", "6", "--seat", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {one["seat"] for one in found["decisions"]} == {1}
    assert main(["analyse", str(record), "--simulations", "6", "--seat", "1"]) == 0
    assert len(capsys.readouterr().out.splitlines()) >= len(found["decisions"])
    assert main(["analyse", str(record), "--seat", "9"]) == 2
    one_line(capsys)


def test_mistakes_are_tried_again(record, capsys, monkeypatch):
    """With open cards too: the position again, the first option tried, and what the board says to it."""
    typed = iter(["nonsense", *["1"] * 50])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    wish = ["analyse", str(record), "--simulations", "6", "--open-cards", "--learn", "-l", "en"]
    assert main(wish) == 0
    told = capsys.readouterr().out
    assert "Turning points" in told
    assert "In the game it was:" in told or "No decision gave much away." in told


def test_a_record_is_told_again_and_verified(record, capsys):
    assert main(["replay", str(record), "-l", "cs"]) == 0
    told = capsys.readouterr().out
    assert "staví" in told
    assert "Hra skončila" in told
    assert main(["replay", str(record), "--seat", "0", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"] is True
    assert main(["replay", str(record), "--at", "3", "-l", "en"]) == 0
    assert "The game stands after 3 answers" in capsys.readouterr().out
    assert main(["verify", str(record)]) == 0
    assert "belong together" in capsys.readouterr().out
    assert main(["verify", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["valid"] is True


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["play", "chess"], "there is no title 'chess'; there are "),
        (["simulate", "chess"], "there is no title 'chess'"),
        (["play", "bridges", "--seats", "9"], "bridges is for 2 to 4 players, not 9"),
        (["play", "bridges", "--people", "5"], "5 people do not fit on 4 seats"),
        (["play", "bridges", "--bots", "clever"], "no bot 'clever' for bridges"),
        (["play", "bridges", "--bots", "random,random,random,random"], "4 bots do not fit on 3 seats"),
        (["play", "bridges", "-o", "rounds=99"], "rounds is a number from 1 to 9, not 99"),
        (["play", "bridges", "-o", "rounds=many"], "rounds is a number from 1 to 9, not 'many'"),
        (["play", "bridges", "-o", "rounds"], "option rounds needs a value: rounds=4"),
        (["play", "bridges", "-o", "depth=1"], "bridges has no option 'depth'"),
        (["play", "bridges", "-o", "flood=perhaps"], "flood is true or false"),
        (["play", "bridges", "-o", "season=winter"], "season is one of spring, autumn, not 'winter'"),
        (["play", "bridges", "-o", "guests=cat"], "guests may hold miller, bishop, not 'cat'"),
        (["play", "bridges", "-l", "de"], "no language 'de'; there are en, cs, pl"),
        (["play", "bridges", "--resume", "nowhere.json"], "nowhere.json cannot be read: No such file"),
        (["play", "bridges", "--content", "nowhere.toml"], "nowhere.toml: cannot be read"),
        (["simulate", "bridges", "--games", "0"], "Invalid value for '--games'"),
        (["simulate", "bridges", "--games", "ten"], "Invalid value for '--games'"),
        (["simulate", "bridges", "--bots", "random,random,random,random,random"], "5 bots do not fit on 4 seats"),
        (["ladder", "bridges", "--bots", "random"], "a ladder needs two different bots"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
        (["verify", "nowhere.json"], "nowhere.json cannot be read"),
        (["rules", "chess"], "there is no title 'chess'"),
        (["rules", "bridges", "B9.9"], "bridges has no rule 'B9.9'"),
        (["dance"], "No such command 'dance'"),
        (["play", "bridges", "--fast"], "No such option"),
        (["play"], "Missing argument"),
    ],
)
def test_bad_input_is_one_line(bridges, capsys, args, said):
    assert main(args) == 2
    assert said in one_line(capsys)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"title": "chess"}, "there is no title 'chess'"),
        ({"title": None}, "names no title"),
        ({"answers": None}, "lacks 'answers'"),
        ({"answers": [[0, "fly"]]}, "answer 1 does not fit"),
        ({"answers": [[7, "take"]]}, "answer 1 does not fit"),
        ({"answers": [["x"]]}, "answers of the record are damaged"),
        ({"answers": "all"}, "answers of the record are damaged"),
        ({"seats": 17}, "2 to 4 players, not 17"),
        ({"seats": "two"}, "2 to 4 players, not 'two'"),
        ({"options": {"rounds": 44}}, "rounds is a number"),
        ({"options": [1]}, "options of the record are damaged"),
        ({"version": "0"}, "made with version 0"),
        ({"content": "abc"}, "other cards"),
        ({"format": 9}, "format 9 is not known"),
    ],
)
def test_a_damaged_record_is_one_line(record, capsys, command, changes, said):
    spoil(record, **changes)
    before = record.read_bytes()
    assert main([command, str(record)]) == 2
    assert said in one_line(capsys)
    assert record.read_bytes() == before


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"fingerprint": "00"}, "the table at the end is not the one that was recorded"),
        ({"seed": "other"}, ""),
        ({"commitment": "00"}, "not the one that was committed to"),
        ({"over": False}, "the game"),
        ({"fingerprint": None}, "lacks 'fingerprint'"),
    ],
)
def test_a_forged_record_is_found(record, capsys, changes, said):
    spoil(record, **changes)
    assert main(["verify", str(record)]) == 2
    assert said in one_line(capsys)


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b"\xff\xfe\x00", b"null", b'{"record": 3}', b"{}"])
@pytest.mark.parametrize("command", ["replay", "verify", "resume"])
def test_a_file_that_is_no_record_is_one_line(bridges, tmp_path, capsys, command, data):
    path = tmp_path / "odd.json"
    path.write_bytes(data)
    args = ["play", "bridges", "--resume", str(path)] if command == "resume" else [command, str(path)]
    assert main(args) == 2
    one_line(capsys)


def test_rules_can_be_looked_up(bridges, capsys, monkeypatch, tmp_path):
    (tmp_path / "bridges.md").write_text("## B1 Turns\n\n- **B1.1** Take planks.\n- **B1.2** Pay.\n")
    monkeypatch.setattr("stavitel.words.rules.folder", lambda: tmp_path)
    monkeypatch.setenv("STAVITEL_LANGUAGE", "en")
    assert main(["rules", "bridges", "b1.2"]) == 0
    assert capsys.readouterr().out == "B1 Turns\n**B1.2** Pay.\n"
    assert main(["rules", "bridges", "B1", "--json"]) == 0
    assert [rule["id"] for rule in json.loads(capsys.readouterr().out)] == ["B1.1", "B1.2"]
    assert main(["rules", "bridges"]) == 0
    assert "Take planks" in capsys.readouterr().out
    assert main(["rules", "bridges", "B9"]) == 2
    assert "bridges has no rule 'B9'" in one_line(capsys)


def test_rules_are_looked_up_in_a_language(bridges, capsys, monkeypatch, tmp_path):
    """In the one asked for, else in the machine's; in English where they are not translated."""
    (tmp_path / "bridges.md").write_text("## B1 Turns\n\n- **B1.1** Take planks.\n")
    (tmp_path / "bridges.cs.md").write_text("## B1 Tahy\n\n- **B1.1** Vezměte si prkna.\n", encoding="utf-8")
    monkeypatch.setattr("stavitel.words.rules.folder", lambda: tmp_path)
    assert main(["rules", "bridges", "B1.1", "--language", "cs"]) == 0
    assert capsys.readouterr().out == "B1 Tahy\n**B1.1** Vezměte si prkna.\n"
    assert main(["rules", "bridges", "--language", "pl"]) == 0
    assert "Take planks" in capsys.readouterr().out
    monkeypatch.setenv("STAVITEL_LANGUAGE", "cs")
    assert main(["rules", "bridges", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == [{"id": "B1.1", "chapter": "B1 Tahy", "text": "Vezměte si prkna."}]
    assert main(["rules", "bridges", "-l", "en"]) == 0
    assert "Take planks" in capsys.readouterr().out
    assert main(["rules", "bridges", "--language", "de"]) == 2
    assert "no language 'de'" in one_line(capsys)


def test_the_doctor_looks_at_every_title(bridges, capsys):
    code = main(["doctor", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["titles"]["bridges"]["problem"] is None
    assert code == (2 if any(state["problem"] for state in found["titles"].values()) else 0)


def test_content_reaches_every_process(tmp_path):
    """Dearer bridges score more: the corrected values are in force in the workers too."""
    path = tmp_path / "dear.toml"
    path.write_text('title = "bridges"\n[footbridge]\ncost = 2\n[drawbridge]\ncost = 2\n')
    args = ["simulate", "bridges", "--games", "6", "--seed", "1", "--json"]
    printed = json.loads(run(*args).stdout)
    one = json.loads(run(*args, "--content", str(path)).stdout)
    two = json.loads(run(*args, "--content", str(path), "--jobs", "2").stdout)
    assert one["mean_scores"] == two["mean_scores"] != printed["mean_scores"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('title = "bridges"\n[tunnel]\ncost = 1\n', "tunnel: bridges has no such card"),
        ('title = "bridges"\n[arch]\ncost = "two"\n', "arch.cost: a whole number, not 'two'"),
        ('title = "lisboa"\n', "corrects lisboa, not bridges"),
        ("cards = [", "is no TOML"),
    ],
)
def test_a_bad_content_file_is_one_line(tmp_path, text, said):
    path = tmp_path / "mine.toml"
    path.write_text(text)
    done = run("simulate", "bridges", "--content", str(path))
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def run(*args: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(FOREIGN)])}
    code = [sys.executable, "-m", "stavitel.cli.main", *args]
    return subprocess.run(code, capture_output=True, text=True, check=False, env=env)


def test_the_server_commands_say_what_is_missing(capsys, monkeypatch):
    """Without the server's packages there is one line; with them the server's own command runs."""
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['litestar', 'uvicorn', 'sqlalchemy', 'msgspec']))\n"
        "from stavitel.cli.main import run; run(['serve', '--port', '8000'])"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(FOREIGN)])}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 2
    assert "pip install 'stavitel[server]'" in done.stderr
    assert done.stderr.count("\n") == 1
