"""Positions written by hand: what they leave out is filled in."""

from __future__ import annotations

from stavitel.kernel import from_position
from stavitel.titles.citadels.table import conserved


def test_a_short_position_is_completed() -> None:
    """Deck, size of a city and set-aside characters follow from what is given."""
    match = from_position(
        "citadels",
        {
            "seats": 3,
            "options": {"city_size": 7, "action_cards": True},
            "seed": "by hand",
            "table": {
                "stage": "call",
                "players": [
                    {"is": "Player", "seat": 0, "picked": [":king"], "hand": [":tavern"], "city": [":keep"]},
                    {"is": "Player", "seat": 1, "picked": [":thief"]},
                    {"is": "Player", "seat": 2, "picked": [":warlord"]},
                ],
            },
        },
    )
    g = match.table
    assert g.limit == 7
    assert g.agreed.circus
    assert sum(conserved(g).values()) == 65 + 15 + 8 + 1
    assert len(g.aside) == 5
    assert match.asking[1].topic == "rob"


def test_a_position_before_the_draft_is_dealt() -> None:
    """Nothing but the players need be given."""
    players = [{"is": "Player", "seat": seat, "gold": 7} for seat in range(4)]
    match = from_position("citadels", {"seats": 4, "options": {}, "seed": "1", "table": {"players": players}})
    (ask,) = match.asking.values()
    assert ask.topic == "keep-a-character"
    assert len(ask.options) == 5
    assert len(match.table.deck) == 65
