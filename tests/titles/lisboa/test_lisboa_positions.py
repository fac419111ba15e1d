"""Positions written by hand: what they leave out is filled in."""

from __future__ import annotations

from random import Random as Dice

import pytest

from stavitel.kernel import from_position
from stavitel.testing.play import play_on
from stavitel.titles.lisboa.kinds import Political
from stavitel.titles.lisboa.table import conserved


def position(seats: int, **more: object) -> dict[str, object]:
    players = [{"is": "Player", "seat": seat, "reis": 20, "influence": 8} for seat in range(max(2, seats))]
    players[0] |= {
        "plans": [":plan-b1"],
        "office": {"dict": [["manuel", 2], ["marquis", 0], ["king", 1]]},
        "officials": 5,
        "hand": [":king-41"],
        "clergy": [":cl01"],
    }
    if seats == 1:
        players[1]["automatic"] = True
    return {"title": "lisboa", "seats": seats, "seed": "7", "table": {"is": "Lisboa", "players": players, **more}}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_position_is_filled_in_and_can_be_played(seats: int) -> None:
    """Cards that lie somewhere are not dealt again; hands come to five. [L1.2, L1.3]"""
    match = from_position("lisboa", position(seats))
    g = match.table
    assert match.asking[0].topic == "play-card"
    assert "court:king-41" in match.asking[0].options
    assert all(len(p.hand) == 5 for p in g.players if not p.automatic)
    assert all(g.church) and len(g.decrees) == 8
    count = conserved(g)
    assert count["cl01"] == count["king-41"] == count["plan-b1"] == 1
    blue = [card for p in g.players for card in p.hand] + [card for card in g.box if isinstance(card, Political)]
    assert len(blue) == len(set(blue)) == 21
    play_on(match, Dice(seats))
    assert match.over


def test_what_a_position_says_stays() -> None:
    """Prices and the treasury are taken over. [L1.2.3]"""
    prices = {"dict": [["gold", 2], ["cloth", 3], ["books", 4], ["tools", 5]]}
    g = from_position("lisboa", position(3, prices=prices, treasury=4)).table
    assert g.prices == {"gold": 2, "cloth": 3, "books": 4, "tools": 5}
    assert g.value == 5
