"""Recorded games still replay to the same hashes; a play-through beside them shows what has changed."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from our_titles import OURS
from stavitel.kernel import verify
from stavitel.testing.play_through import play_through

GOLDEN = Path(__file__).parent / "golden"
RECORDS = [
    pytest.param(json.loads(line), id=f"{path.stem}-{number}")
    for path in sorted(GOLDEN.glob("*.jsonl"))
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines())
]


@pytest.mark.parametrize("record", RECORDS)
def test_golden_games_replay_to_the_same_table(record: dict[str, Any]) -> None:
    """The table at the end of a recorded game is the one it was then."""
    assert record["over"]
    assert verify(record) == []


@pytest.mark.parametrize("name", OURS)
def test_golden_games_read_as_they_were_played(name: str) -> None:
    """The play-throughs are those of the records; `python tools/golden.py <title>` writes both anew."""
    records = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    games = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")
    assert len(games) == len(records)
    for number, (record, kept) in enumerate(zip(records, games, strict=True)):
        first, *rest = play_through(json.loads(record))
        assert kept.strip().splitlines() == [f"{name} {number}: {first}", *rest]


@pytest.mark.parametrize("name", OURS)
def test_a_play_through_is_short(name: str) -> None:
    """Few enough lines to be read in a review."""
    games = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")
    assert max(len(game.splitlines()) for game in games) <= 60


def golden_tool() -> Any:
    spec = spec_from_file_location("golden_tool", Path(__file__).parents[2] / "tools" / "golden.py")
    assert spec is not None and spec.loader is not None
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def test_a_kept_game_is_played_again_with_its_own_answers(capsys: pytest.CaptureFixture[str]) -> None:
    """What still fits stays, whatever version and cards it was made with; from the first misfit on it goes anew."""
    record = json.loads((GOLDEN / "citadels.jsonl").read_text(encoding="utf-8").splitlines()[0])
    tool = golden_tool()
    assert tool.again({**record, "version": "0", "content": "other"}, 0).record() == record
    answers = [*record["answers"][:30], [record["answers"][30][0], "dragon"], *record["answers"][31:]]
    anew = tool.again({**record, "answers": answers}, 0)
    assert anew.over
    assert anew.record()["answers"][:30] == record["answers"][:30]
    assert "goes on by itself after 30 answers: 'dragon' is not one of" in capsys.readouterr().out
