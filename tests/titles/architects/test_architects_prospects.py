"""The numbers that the value of Architects sees besides the state."""

from __future__ import annotations

from random import Random

from stavitel.kernel import new_match
from stavitel.titles.architects.cards import CATHEDRAL_SPACES, TOP_LEVEL
from stavitel.titles.architects.greedy import Mind
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


def test_plans_that_are_kept_are_those_found_afresh() -> None:
    """What is kept is kept by all that plans depend on, so that no table is answered with another's."""
    match, dice = new_match("architects", 3, "plans", {"works_of_wonder": True}, quiet=True), Random(7)
    for _ in range(250):
        if match.over:
            break
        g = match.table
        for p in g.players:
            mind = Mind(g, p.seat)
            kept = [(plan.worth, plan.turns, plan.cost, plan.influence, plan.silver) for plan in mind.plans]
            level = p.level + 1
            room = level <= TOP_LEVEL and sum(q.level == level for q in g.players) < CATHEDRAL_SPACES[level]
            fresh = mind.best_plans(room)
            assert kept == [(plan.worth, plan.turns, plan.cost, plan.influence, plan.silver) for plan in fresh]
        seat, question = next(iter(match.asking.items()))
        match.answer(seat, question.random_answer(dice))
