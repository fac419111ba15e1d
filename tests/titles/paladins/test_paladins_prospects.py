"""The numbers that the value of Paladins sees besides the state."""

from __future__ import annotations

from stavitel.titles.paladins.prospects import prospects
from titles.paladins.paladins_table import hire, named, new_table


def test_an_order_is_told_as_far_as_it_is_done() -> None:
    g = new_table(2)
    p = g.players[0]
    g.orders = [named("order-commission"), named("order-absolve")]
    p.monks, p.jars = 3, 6
    found = prospects(g, p)
    assert (found["order-slot-1"], found["order-slot-2"]) == (3, 5)
    assert "order-slot-3" not in found  # nobody knows it yet


def test_workers_man_actions_and_a_workshop_spares_one() -> None:
    g = new_table(2)
    p = g.players[0]
    assert prospects(g, p)["manned"] == 0
    hire(p, fighter=1)
    before = prospects(g, p)["manned"]
    p.workshops["garrison"] = 3
    assert prospects(g, p)["manned"] == before + 1
