"""`stavitel content`: the file that asks an owner for printed values, and the check of what comes back."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from foreign_titles import FOREIGN
from our_titles import OURS
from stavitel.kernel import title_named
from stavitel.words.reconstructed import reconstructed

LINE = re.compile(r"^# (?=[a-z_]+ = )", re.MULTILINE)  # a value behind its #


def stavitel(*args: str | Path) -> subprocess.CompletedProcess[str]:
    """A process of its own, since a content file is named before its title is first used."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(FOREIGN), *sys.path])}
    command = [sys.executable, "-m", "stavitel.cli.main", *map(str, args)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env, encoding="utf-8")


def test_the_file_asks_for_what_is_reconstructed() -> None:
    done = stavitel("content", "bridges")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "# Bridges: the values for which we found no source, 1 of 3."
    assert lines[-3:] == [
        "# Drawbridge: Opens for ships; costs 3 planks.",
        "[drawbridge]",
        "# cost = 3  # Which cost does this plan show?",
    ]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The files of all titles."""
    folder = tmp_path_factory.mktemp("content")
    for name in OURS:
        done = stavitel("content", name, "--to", folder / f"{name}.toml")
        assert (done.returncode, done.stderr) == (0, "")
    return {name: folder / f"{name}.toml" for name in OURS}


def test_an_owner_is_asked_only_what_a_card_can_show_and_told_the_words(written: dict[str, Path]) -> None:
    """A noble has no event, a treasury card no influence; A-1 of Lisboa is no plot; words are listed once a kind."""
    page = written["lisboa"].read_text(encoding="utf-8")
    tables = {part.partition("]")[0]: part for part in page.split("\n[")[1:]}
    assert "# influence = " in tables["manuel-1"] and "# event = " not in tables["manuel-1"]
    assert "# event = " in tables["treasury-61"] and "# influence = " not in tables["treasury-61"]
    assert "a-1" not in tables and "manuel-9" not in tables and "xc" in tables
    lists = [line for line in page.splitlines() if line.startswith("## effect: ")]
    assert len(lists) == 1 and '"influence_gain_bonus"' in lists[0]
    assert '"officials_3" (place up to 3 officials' in " ".join(page.replace("\n##", "").split())


@pytest.mark.parametrize("name", OURS)
def test_a_file_is_accepted_as_it_is_and_changes_nothing(name: str, written: dict[str, Path]) -> None:
    done = stavitel("content", "--check", written[name])
    assert (done.returncode, done.stderr) == (0, "")
    assert f"corrects 0 of {len(title_named(name).cards)} cards of {name}" in done.stdout


def test_a_file_can_be_checked_for_a_title(written: dict[str, Path]) -> None:
    """Whoever names the title as well is told if the file is for another one."""
    assert stavitel("content", "citadels", "--check", written["citadels"]).returncode == 0
    done = stavitel("content", "lisboa", "--check", written["citadels"])
    assert (done.returncode, done.stderr) == (2, f"{written['citadels']}: is for citadels, not for lisboa\n")


@pytest.mark.parametrize("name", OURS)
def test_every_value_can_be_confirmed(name: str, written: dict[str, Path], tmp_path: Path) -> None:
    """With all # taken away the file says what the cards say already, and each of them counts as checked."""
    title = title_named(name)
    ours = [card for card in title.cards.values() if card.source == "reconstructed"]
    page = written[name].read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(LINE.sub("", page), encoding="utf-8")
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(values) == {"title", *(card.key for card in ours)}
    done = stavitel("content", "--check", path)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"corrects {len([key for key in values if key != 'title' and values[key]])} of" in done.stdout


@pytest.mark.parametrize("name", OURS)
def test_a_content_file_can_say_whatever_is_in_doubt(name: str, written: dict[str, Path]) -> None:
    assert "cannot say that yet" not in written[name].read_text(encoding="utf-8")


def test_machines_read_what_is_reconstructed_as_json() -> None:
    """The same values and questions as in the file, each under its card."""
    data = json.loads(stavitel("content", "paladins", "--json").stdout)
    cards = reconstructed(title_named("paladins"))
    assert (data["title"], list(data["cards"])) == ("paladins", [card.key for card in cards])
    assert data["cards"]["workshop-1"]["values"]["gain"] == {
        "value": "scout",
        "asks": "Which worker lies under this workshop, counted from the left?",
    }


def test_faults_are_said_one_to_a_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('title = "bridges"\n[drawbridge]\ncost = "many"\n[tunnel]\ncost = 1\n', encoding="utf-8")
    done = stavitel("content", "--check", path)
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        f"{path}: drawbridge.cost: a whole number, not 'many'",
        f"{path}: tunnel: bridges has no such card",
    ]
    assert json.loads(stavitel("content", "--check", path, "--json").stdout) == {"faults": done.stderr.splitlines()}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title = 'nowhere'", "there is no title 'nowhere'"),
        ("cost = 1", "the first line says which title it is for"),
        ("title =", "is no TOML"),
    ],
)
def test_a_file_for_nothing_is_refused(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    done = stavitel("content", "--check", path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert said in done.stderr


def test_a_value_that_breaks_games_is_found_by_playing(tmp_path: Path) -> None:
    """What fits the card and only fails in play is said in one line too."""
    (tmp_path / "brittle.py").write_text(BRITTLE, encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text('title = "brittle"\n[wall]\nheight = 4\n', encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    info = tmp_path / "brittle-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: brittle\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[stavitel.titles]\nbrittle = brittle:TITLE\n")
    command = [sys.executable, "-m", "stavitel.cli.main", "content", "--check", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 2
    assert done.stderr.splitlines() == [f"{path}: a game of 1 breaks down: {FAULT}"]


FAULT = "ValueError: a wall of 4 falls"
BRITTLE = """
from dataclasses import dataclass
from stavitel.kernel import Card, Score, Table, Title, choose, corrected, nested, state

@dataclass(frozen=True, eq=False)
class Wall(Card):
    key: str
    height: int

CARDS = corrected("brittle", {"wall": Wall("wall", 3)})

@state
class Player:
    seat: int

@state
class Game(Table):
    players: list[Player] = nested(list)
    turn: int = 0

def setup(options, seats, random):
    if CARDS["wall"].height > 3:
        raise ValueError(f"a wall of {CARDS['wall'].height} falls")
    return Game([Player(seat) for seat in range(seats)])

TITLE = Title("brittle", "1", (1, 1), setup, lambda g: None, lambda g: [Score(0, 0)], CARDS)
"""


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("precious", encoding="utf-8")
    done = stavitel("content", "bridges", "--to", path)
    assert done.returncode == 2
    assert "is there already" in done.stderr
    assert path.read_text(encoding="utf-8") == "precious"


def test_a_title_or_a_file_must_be_named() -> None:
    assert stavitel("content").returncode == 2
    assert stavitel("content", "bridges", "--check", "x.toml").returncode == 2
