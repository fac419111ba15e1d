"""Whole games kept as seed and answers: they still replay to the same table and the same points."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stavitel.kernel import from_position, replay, verify
from stavitel.titles.paladins import TITLE

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_recorded_games_replay(path: Path) -> None:
    """The record verifies, and every seat has the points it had."""
    record = json.loads(path.read_text())
    totals = record.pop("totals")
    assert verify(record) == []
    match = replay(record)
    assert [score.total for score in match.scores()] == totals


def test_there_are_recorded_games() -> None:
    """For one, two, three and four people."""
    assert sorted(json.loads(path.read_text())["seats"] for path in GOLDEN) == [1, 2, 3, 4]


def test_a_hand_written_position_is_completed() -> None:
    """Decks, rows and supplies that a position leaves out are filled in from what is not on the table."""
    players = [
        {"is": "Player", "seat": 0, "silver": 4, "workers": [2, 1, 1, 1, 1, 0], "retinue": [":abbot-1"]},
        {"is": "Player", "seat": 1, "unpaid": 2},
    ]
    position = {
        "seats": 2,
        "options": {},
        "seed": "mine",
        "table": {"is": "Game", "phase": "turn", "humans": 2, "players": players, "orders": [":order-fortify"]},
    }
    match = from_position(TITLE, position)
    g = match.table
    assert list(match.asking) == [0]
    assert "develop" in match.asking[0].options
    assert (len(g.town_deck), len(g.outsider_deck), len(g.wall_deck)) == (26, 30, 24)
    assert (len(g.orders_down), len(g.orders_out), len(g.favours_down), len(g.favours_out)) == (2, 3, 5, 5)
    assert (len(g.suspicion_deck), g.debts, g.tax) == (24, 22, 5)
    assert all(len(p.deck) == 12 for p in g.players)
    box = TITLE.conserved(g)
    assert max(box[card.key] for card in g.town if card is not None) == 1
