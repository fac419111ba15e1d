"""The numbers that the value of Architects sees besides the state."""

from __future__ import annotations

from stavitel.titles.architects.prospects import prospects
from titles.architects.architects_table import building, new_table


def test_a_plan_is_nearer_with_what_it_takes() -> None:
    g = new_table(2)
    p = g.players[0]
    p.hand = [building("fountain")]
    far = prospects(g, p)
    p.clay = p.wood = p.stone = p.gold = p.marble = p.silver = 9
    near = prospects(g, p)
    assert near["plan_0"] > far["plan_0"]
    assert near["turns_0"] < far["turns_0"]
    assert near["plans"] > far["plans"]
    assert near["hand_worth"] == far["hand_worth"] > 0


def test_workers_that_others_hold_and_crowds_are_counted() -> None:
    g = new_table(3)
    p, q = g.players[:2]
    q.captured[p.seat] = 2
    p.at["mines"] = 4
    assert prospects(g, p)["held"] == 2
    assert prospects(g, q)["held"] == 0
    assert prospects(g, p)["crowd"] == 4
