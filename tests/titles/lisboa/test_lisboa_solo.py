"""Lacerda, the solo opponent."""

from __future__ import annotations

from random import Random as Dice

import pytest
from lisboa_stage import Stage, build, cubes, favor, keep_tiles, named, opened, seat_official, table, treasury

from play import play_on, quick
from stavitel.titles.lisboa import solo
from stavitel.titles.lisboa.cards import PLOTS
from stavitel.titles.lisboa.rules import join_visit, next_step
from stavitel.titles.lisboa.scoring import score


def alone(level: str = "normal"):
    g = table(1, level=level)
    return g, g.players[0], g.players[1]


@pytest.mark.parametrize(("level", "wigs", "per_decree"), [("easy", 5, 3), ("normal", 5, 4), ("hard", 15, 5)])
def test_levels(level: str, wigs: int, per_decree: int) -> None:
    """Start wigs and wigs per decree. [L18.11]"""
    g = quick("lisboa", 1, 1, {"level": level}).table
    lacerda = g.players[1]
    assert lacerda.wigs == wigs
    lacerda.decrees = [named("d01"), named("d70")]
    assert score(g)[1].breakdown["decrees"] == 2 * per_decree


def test_lacerda_sits_down_without_means() -> None:
    """Two-player set-up, you begin with influence 4; Lacerda has an official, a favor, a plan and no hand.

    [L18.1, L18.2]
    """
    match = quick("lisboa", 1, 5)
    keep_tiles(match)
    g = match.table
    you, lacerda = g.players
    assert g.starter == 0 and you.influence == 4
    assert g.covered and g.neutral == 1 and g.copies == 1
    assert lacerda.automatic and not lacerda.hand and not lacerda.clergy
    assert (lacerda.reis, lacerda.influence, sum(lacerda.goods.values())) == (0, 0, 0)
    assert lacerda.office["marquis"] == 1 and len(lacerda.favors) == 1 and len(lacerda.plans) == 1


def test_lacerda_takes_from_the_longest_pile() -> None:
    """Ties in the order of the piles, counting on from the one used last. [L18.3, R-68]"""
    g, _, lacerda = alone()
    assert solo.longest_pile(g, lacerda) == "manuel"
    lacerda.pile = "manuel"
    assert solo.longest_pile(g, lacerda) == "marquis"
    g.piles["marquis"].pop()
    assert solo.longest_pile(g, lacerda) == "king"
    lacerda.pile = "treasury"
    assert solo.longest_pile(g, lacerda) == "manuel"


def test_a_turn_of_lacerda_asks_nobody() -> None:
    """It takes the card, does both parts, and the pile turns up its next card. [L18.3, L18.4]"""
    g, _, lacerda = alone()
    g.current = 1
    shown = g.shown["manuel"]
    assert shown is not None
    while g.current == 1:
        step = next_step(g)
        assert step is not None
        assert Stage(step).over
    assert shown in g.discard and g.shown["manuel"] is not None and g.shown["manuel"] is not shown
    assert lacerda.in_court == 2 and list(g.owners.values()) == [1]
    assert lacerda.reis == 0


def test_the_next_card_lies_open_before_lacerda_acts() -> None:
    """You decide about joining with the next card of its pile in view. [L18.3, L18.8]"""
    g, you, _ = alone()
    favor(g, you, "manuel")
    you.influence = 10
    g.current = 1
    shown = g.shown["manuel"]
    step = next_step(g)
    assert step is not None and Stage(step).over and g.phase == "join"
    assert g.shown["manuel"] not in (None, shown)
    assert len(g.piles["manuel"]) == 3


def test_lacerda_prefers_goods_it_has_fewer_stores_of() -> None:
    """Among equal wigs and columns: fewer of its own stores, whatever the others have. [L18.4]"""
    g, you, lacerda = alone()
    g.values = dict.fromkeys(g.values, 3)
    g.city = {**dict.fromkeys(g.city, 0), "gold": 1, "cloth": 1}
    build(g, lacerda, "A-1", "gold", "left")
    build(g, you, "D-2", "cloth")
    build(g, you, "D-3", "cloth")
    assert solo.second_part(g, lacerda, "manuel")
    assert g.owners["A-2"] == lacerda.seat and g.trades["A-2"] == "cloth"


def test_lacerda_empties_the_third_pile() -> None:
    """It takes the last card of a third pile and so ends the period. [L18.3, L18.10, L2.4]"""
    g, _, lacerda = alone()
    g.current = 1
    for kind in ("marquis", "king"):
        g.piles[kind], g.shown[kind] = [], None
    g.piles["manuel"], g.piles["treasury"] = [], []
    lacerda.pile = "treasury"
    step = next_step(g)
    assert step is not None and Stage(step).over
    assert g.shown["manuel"] is None and g.causer == lacerda.seat


def test_lacerda_recruits_and_then_takes_plans() -> None:
    """Below four officials into the offices with fewest of its own; else the plan with fewer officials. [L18.4]"""
    g, _, lacerda = alone()
    seat_official(lacerda, "marquis")
    solo.first_part(g, lacerda, "manuel")
    assert lacerda.office == {"manuel": 1, "marquis": 1, "king": 1}
    solo.first_part(g, lacerda, "manuel")
    assert lacerda.office == {"manuel": 2, "marquis": 1, "king": 2}
    blue = g.plans["blue"][0]
    solo.first_part(g, lacerda, "manuel")
    assert lacerda.plans == [blue]


def test_lacerda_builds_the_best_store() -> None:
    """Most wigs, then the dearer column; the cube it has least of, from the row first. [L18.4]"""
    g, _, lacerda = alone()
    g.values = {"C1": 2, "C2": 3, "C3": 4, "C4": 5, "C5": 3}
    cubes(lacerda, 1, 0, 1)
    g.rubble["A"], g.rubble["C4"] = "e", "f"
    assert solo.build_store(g, lacerda)
    assert g.owners == {"A-4": 1} and g.trades["A-4"] == "books"
    assert lacerda.cubes["fire"] == 1 and lacerda.sets == 1 and lacerda.markers == 0
    g.city["books"] = 1
    opened(g, "WC", "pb01", "blue")  # gold, cloth
    assert solo.build_store(g, lacerda)
    assert g.owners["C-3"] == 1 and g.trades["C-3"] == "cloth" and lacerda.wigs == 5 + 4
    assert lacerda.houses_left == 6


def test_lacerda_and_the_marquis() -> None:
    """A ship while there is a slot or a smaller one, else two wigs; the oldest decree. [L18.5]"""
    g, _, lacerda = alone()
    treasury(g, 3)
    solo.first_part(g, lacerda, "marquis")
    assert [ship.key for ship in lacerda.top] == ["ship-blue"] and g.value == 4
    lacerda.top = [named("ship-blue"), named("ship-red"), named("ship-purple")]
    lacerda.cargo = ["", "", ""]
    solo.first_part(g, lacerda, "marquis")
    assert [ship.key for ship in lacerda.top] == ["ship-red", "ship-red", "ship-purple"]
    solo.first_part(g, lacerda, "marquis")
    assert lacerda.wigs == 7
    oldest = g.decrees[0]
    assert solo.second_part(g, lacerda, "marquis")
    assert lacerda.decrees == [oldest]


def test_lacerda_and_the_king() -> None:
    """Two tiles, then favors, then tiles to four, then wigs. [L18.6]"""
    g, _, lacerda = alone()
    g.church = [named(key) for key in ("cl01", "cl09", "cl12", "cl13", "cl14", "cl15")]
    solo.first_part(g, lacerda, "king")
    assert lacerda.clergy == [named("cl09")] and g.gap == 1  # three wigs beat two
    solo.first_part(g, lacerda, "king")
    assert lacerda.clergy == [named("cl09"), named("cl12")]
    for noble in ("manuel", "marquis", "king"):
        solo.first_part(g, lacerda, "king")
        assert lacerda.favors[-1].noble == noble
    solo.first_part(g, lacerda, "king")
    solo.first_part(g, lacerda, "king")
    assert len(lacerda.clergy) == 4
    solo.first_part(g, lacerda, "king")
    assert lacerda.wigs == 7


def test_lacerda_opens_the_building_best_for_itself() -> None:
    """Its wigs less yours; officials go home as far as it has them; without a plan it takes one. [L18.6]"""
    g, you, lacerda = alone()
    g.available = {"blue": named("pb01"), "green": named("pb04")}  # both show gold and cloth
    lacerda.plans = [named("plan-b1")]
    build(g, you, "A-1", "gold")
    build(g, lacerda, "B-1", "gold")
    seat_official(lacerda, "king")
    assert solo.second_part(g, lacerda, "king")
    assert "WB" in g.buildings and lacerda.completed == [named("plan-b1")]
    assert lacerda.in_court == 0 and lacerda.wigs == 5 + g.values["C1"] and you.wigs == 5
    assert lacerda.cubes != {"earthquake": 0, "fire": 0, "tsunami": 0}
    assert not solo.second_part(g, lacerda, "king")


def test_lacerda_and_the_treasury() -> None:
    """Treasury and the dearest good fall; two goods onto its ships, largest first; or two wigs. [L18.7]"""
    g, _, lacerda = alone()
    treasury(g, 3)
    solo.treasury(g, lacerda)
    assert g.value == 2 and g.prices["gold"] == 5 and lacerda.wigs == 7
    lacerda.top, lacerda.cargo = [named("ship-blue"), named("ship-red")], ["", "n"]
    solo.treasury(g, lacerda)
    assert lacerda.cargo == ["n", "nn"] and lacerda.wigs == 7 + 2 + 1


def test_you_may_join_lacerda_and_lacerda_joins_you() -> None:
    """It returns the tile for part (b) if that is possible. [L18.8, R-66]"""
    g, you, lacerda = alone()
    favor(g, you, "manuel")
    you.influence = 5
    g.current = 1
    step = next_step(g)
    assert step is not None and Stage(step).over
    assert g.phase == "join" and g.joiners == [0]
    stage = Stage(join_visit(g))
    assert stage.seat == 0 and "stay" in stage.options
    g, you, lacerda = alone()
    favor(g, lacerda, "king")
    favor(g, lacerda, "marquis")
    g.visited, g.joiners = "king", [1]
    assert Stage(join_visit(g)).over and len(lacerda.favors) == 2  # no plan: the tile stays
    g.visited, g.joiners = "marquis", [1]
    assert Stage(join_visit(g)).over and [held.noble for held in lacerda.favors] == ["king"]
    assert len(lacerda.decrees) == 1


def test_lacerda_in_church_scoring() -> None:
    """With two tiles or more it discards all, for their wigs and one more. [L18.9]"""
    g, _, lacerda = alone()
    lacerda.clergy = [named("cl01")]
    solo.church_scoring(g, lacerda)
    assert lacerda.clergy and lacerda.wigs == 5
    lacerda.clergy.append(named("cl09"))
    solo.church_scoring(g, lacerda)
    assert not lacerda.clergy and lacerda.wigs == 5 + 2 + 3 + 1


def test_lacerdas_sets_end_periods() -> None:
    """Its sets count for the triggers. [L18.10]"""
    g, _, lacerda = alone()
    cubes(lacerda, 2, 2, 1)
    g.rubble = {place: "" for place in g.rubble}
    g.rubble["A"] = "t"
    g.values = {column: 1 for column in g.values}
    for name, plot in PLOTS.items():
        if plot.row != "A":
            g.owners[name] = 0
            g.trades[name] = plot.goods[0]
    assert solo.build_store(g, lacerda)
    assert g.causer == 1


def test_solo_games_end_and_only_you_are_asked() -> None:
    """Lacerda is scored like any seat. [L18.3, L18.11]"""
    for seed in range(3):
        match = quick("lisboa", 1, seed)
        play_on(match, Dice(seed))
        assert [line.seat for line in match.scores()] == [0, 1]
        assert {seat for seat, _ in match.record()["answers"]} == {0}


def test_lacerda_without_a_card_to_take() -> None:
    """Its turn is then docking and the end of the turn. [R-67, L18.3]"""
    g, _, lacerda = alone()
    g.shown = dict.fromkeys(g.shown)
    g.piles = {kind: [] for kind in g.piles}
    lacerda.top, lacerda.cargo = [named("ship-blue")], ["n"]
    g.current = 1
    step = next_step(g)
    assert step is not None and Stage(step).over
    assert lacerda.cargo == [""] and g.phase == "finish" and not g.owners
