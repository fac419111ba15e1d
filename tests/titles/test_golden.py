"""Recorded games still replay to the same hashes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stavitel.kernel import replay, verify

RECORDS = [
    pytest.param(json.loads(line), id=f"{path.stem}-{number}")
    for path in sorted((Path(__file__).parent / "golden").glob("*.jsonl"))
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines())
]


@pytest.mark.parametrize("record", RECORDS)
def test_golden_games_replay_to_the_same_table(record: dict[str, Any]) -> None:
    """The table at the end of a recorded game is the one it was then."""
    match = replay(record)
    assert match.over
    assert match.fingerprint() == record["fingerprint"]
    assert verify(record) == []
