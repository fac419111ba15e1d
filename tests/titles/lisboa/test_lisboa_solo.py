"""Lacerda, the printed solo opponent."""

from __future__ import annotations

from itertools import pairwise
from random import Random as Dice

import pytest

from stavitel.kernel import new_match
from stavitel.testing.play import at_every_question, play_on
from stavitel.testing.scenario import Scenario
from stavitel.titles.lisboa import solo
from stavitel.titles.lisboa.cards import PLOTS, SITES
from stavitel.titles.lisboa.gains import gain_cube, place_official
from stavitel.titles.lisboa.rules import church_scoring, end_period, join_visit, next_step
from stavitel.titles.lisboa.scoring import score
from stavitel.titles.lisboa.table import Lisboa, Player
from titles.lisboa.lisboa_table import (
    build,
    cubes,
    favor,
    keep_tiles,
    named,
    new_table,
    opened,
    seat_official,
    ship,
    top,
    treasury,
)


def alone(helper: str = "manuel", courtier: str = "king", level: str = "printed") -> tuple[Lisboa, Player, Player]:
    """A bare table with Lacerda, whose first turn is over: helper and courtier stand where told."""
    g = new_table(1, level=level)
    g.helper, g.courtier, g.first_visit = helper, courtier, False
    for name in list(g.buildings):
        del g.buildings[name], g.sides[name]
    return g, g.players[0], g.players[1]


def turn(g: Lisboa) -> None:
    """A turn of Lacerda's, without anybody being asked."""
    g.current = 1
    g.phase = "turn"
    assert Scenario(solo.take_turn(g, g.players[1]), g).over


def no_rubble(g: Lisboa) -> None:
    for place in g.rubble:
        g.rubble[place] = ""


def test_lacerda_sits_down_second() -> None:
    """Influence 5, 5 wigs, an official, a favor, two plans; no hand, tile, good or coin. [L18.1, L18.2]"""
    match = new_match("lisboa", 1, 5)
    keep_tiles(match)
    g = match.table
    you, lacerda = g.players
    assert g.starter == 0 and you.influence == 4
    assert g.covered and g.neutral == 1 and g.copies == 1
    assert lacerda.automatic and not lacerda.hand and not lacerda.clergy
    assert (lacerda.reis, lacerda.influence, lacerda.wigs, sum(lacerda.goods.values())) == (0, 5, 5, 0)
    assert lacerda.office["marquis"] == 1 and len(lacerda.favors) == 1 and len(lacerda.plans) == 2


@pytest.mark.parametrize(("level", "wigs"), [("easy", 0), ("printed", 5), ("hard", 15)])
def test_a_handicap_in_wigs(level: str, wigs: int) -> None:
    """Only his first wigs differ. [L18.1]"""
    assert new_match("lisboa", 1, 1, {"level": level}).table.players[1].wigs == wigs


def test_set_up_of_helper_courtier_and_columns() -> None:
    """A building opens where the helper stands, its cubes leave; alike tiles lie apart. [L18.1, L18.3, L20.4]"""
    seen = set()
    for seed in range(20):
        g = new_match("lisboa", 1, seed, {"city_tokens": True}).table
        architect, site = ("blue", "WD") if g.helper in ("manuel", "marquis") else ("green", "XD")
        assert list(g.buildings) == [site] and g.sides[site] == architect
        assert g.rubble[site] == "" and len(g.rubble["out"]) == 7 + 2
        assert site not in g.tokens
        assert g.available[architect] is not None and len(g.stacks[architect]) == 5
        values = [g.values[f"C{i}"] for i in range(1, 5)]
        assert all(one != other for one, other in pairwise(values))
        seen.add((g.helper, g.courtier))
    assert {helper for helper, _ in seen} == {"manuel", "marquis", "king", "treasury"}
    assert {courtier for _, courtier in seen} == {"manuel", "marquis", "king"}


def test_in_the_first_turn_the_courtier_is_there_already() -> None:
    """Afterwards he goes on from noble to noble. [L18.3, L18.4]"""
    g, _, _ = alone("manuel", "king")
    g.first_visit = True
    turn(g)
    assert g.visited == g.courtier == "king"
    turn(g)
    assert g.visited == g.courtier == "manuel"


def test_a_turn_with_the_helper_on_the_treasury_pile() -> None:
    """EX-60: the cardinal goes two gaps on and the tile in front is scored; a building opens. [L18.4, L18.6]"""
    g, _, lacerda = alone("treasury", "marquis")
    tile = g.church[2]
    assert tile is not None and g.gap == 0
    card = g.shown["treasury"]
    turn(g)
    assert g.courtier == "king" and g.gap == 2 and g.mover == 1
    assert tile in g.discard and not lacerda.clergy
    assert lacerda.wigs == 5 + tile.wigs  # no store matches the building
    assert len(g.buildings) == 1
    assert card in g.discard and g.shown["treasury"] is not card
    assert g.helper == "manuel"


def test_a_turn_with_the_helper_on_the_manuel_pile() -> None:
    """EX-61: the plan with more officials, blue before green; then a store; the helper skips an empty pile.

    [L18.4, L18.6]
    """
    g, _, lacerda = alone("manuel", "king")
    g.plans = {"blue": [named("plan-b3")], "green": [named("plan-g1")]}
    g.shown["marquis"], g.piles["marquis"] = None, []
    turn(g)
    assert lacerda.plans == [named("plan-b3")]
    assert list(g.owners.values()) == [1]
    assert g.helper == "king"
    g, _, lacerda = alone("manuel", "king")
    turn(g)
    assert lacerda.plans[0].architect == "blue" and g.helper == "marquis"


def test_the_last_turns_with_an_empty_display() -> None:
    """Nothing is discarded, and the helper stays. [L18.4, L18.10]"""
    g, _, _ = alone("king", "manuel")
    for kind in g.shown:
        g.shown[kind], g.piles[kind] = None, []
    thrown = len(g.discard)
    turn(g)
    assert g.helper == "king" and len(g.discard) == thrown


def test_the_third_empty_pile_ends_the_period_whoever_emptied_it() -> None:
    """Also when it was Lacerda. [L18.10, R-78]"""
    g, _, _ = alone("king", "king")
    for kind in ("manuel", "marquis"):
        g.shown[kind], g.piles[kind] = None, []
    g.piles["king"] = []
    turn(g)
    assert g.causer == 1


def test_recruiting_goes_where_he_has_fewest() -> None:
    """Two officials, ties from the left; fewer if fewer are left. [L18.6]"""
    g, _, lacerda = alone()
    seat_official(lacerda, "manuel")
    solo.recruit(g, lacerda)
    assert lacerda.office == {"manuel": 1, "marquis": 1, "king": 1}
    solo.recruit(g, lacerda)
    assert lacerda.office == {"manuel": 2, "marquis": 2, "king": 1}
    lacerda.officials = 1
    solo.recruit(g, lacerda)
    assert lacerda.office == {"manuel": 2, "marquis": 2, "king": 2}


def test_his_officials_never_leave() -> None:
    """In a full office only your colour is pushed out. [L18.6, R-76]"""
    g, you, lacerda = alone()
    g.neutral = 1
    seat_official(lacerda, "king", 3)
    seat_official(you, "king", 1)
    place_official(g, you, "king")
    assert (lacerda.office["king"], you.office["king"], you.courtyard["king"]) == (3, 1, 1)


def test_a_ship_gives_him_your_influence_too() -> None:
    """EX-65: your portfolio of 5 and a red ship are +7, at most 10 with a wig; the treasury rises. [L18.6, L7.2]"""
    g, you, lacerda = alone()
    treasury(g, 3)
    top(you, "marquis-25")
    g.shipyard = [ship("red"), ship("purple")]
    solo.take_ship(g, lacerda)
    assert (lacerda.influence, g.value, lacerda.wigs) == (7, 4, 5)
    solo.take_ship(g, lacerda)
    assert (lacerda.influence, g.value, lacerda.wigs) == (10, 5, 6)
    assert [card.key for card in lacerda.top] == ["ship-red", "ship-purple"]


def test_you_may_sell_on_his_fourth_ship() -> None:
    """He has no limit on ships; a full one sails and scores for him. [L18.2, L18.6, L8.4]"""
    from stavitel.titles.lisboa.portfolio import SELL_MOVES, sales_open, sell

    g, you, lacerda = alone()
    top(lacerda, "ship-brown", "ship-purple", "ship-red", "ship-blue")
    you.goods["gold"] = 1
    assert SELL_MOVES["gold", 1, 3] in sales_open(g, you)
    sell(g, you, SELL_MOVES["gold", 1, 3])
    assert lacerda.cargo[3] == "g" and lacerda.wigs == 6
    from stavitel.titles.lisboa.scene import scene

    assert scene(g, 0)


def test_production_only_lowers_prices() -> None:
    """Once for every type he has a store of. [L18.6]"""
    g, _, lacerda = alone()
    build(g, lacerda, "B-1", "gold")
    build(g, lacerda, "C-1", "gold")
    build(g, lacerda, "B-4", "books")
    before = dict(g.prices)
    solo.produce(g, lacerda)
    assert g.prices == {**before, "gold": before["gold"] - 1, "books": before["books"] - 1}
    assert not any(lacerda.goods.values())


def test_favors_from_manuel_on() -> None:
    """The first he lacks; with all three nothing. [L18.6]"""
    g, _, lacerda = alone()
    favor(g, lacerda, "manuel")
    for _ in range(3):
        solo.take_favor(g, lacerda)
    assert [tile.noble for tile in lacerda.favors] == ["manuel", "marquis", "king"]


def test_he_is_never_turned_away() -> None:
    """EX-66: owing 4 with influence 1 and 2 wigs he has nothing left, and the visit takes place. [L18.5, R-74]"""
    g, you, lacerda = alone("manuel", "manuel")
    treasury(g, 3)
    seat_official(you, "marquis", 4)
    lacerda.influence, lacerda.wigs = 1, 2
    turn(g)
    assert (lacerda.influence, lacerda.wigs, len(lacerda.decrees)) == (0, 0, 2)


def test_he_pays_after_the_state_action() -> None:
    """A ship raises the treasury first, which makes the visit cheaper. [L18.5, R-75]"""
    g, you, lacerda = alone("king", "manuel")
    treasury(g, 3)
    seat_official(you, "marquis", 2)
    g.shipyard = [ship("blue")]
    turn(g)
    assert g.value == 4 and lacerda.top == [ship("blue")]
    assert lacerda.influence == 3 - (2 - 1)


def test_the_store_with_most_wigs() -> None:
    """EX-62: 4 wigs on D-2 facing gold before D-5 facing tools. [L18.7, R-77]"""
    g, _, lacerda = alone()
    g.values = {"C1": 3, "C2": 4, "C3": 5, "C4": 3, "C5": 4}
    opened(g, "WD", "pb09", "blue")  # gold and tools
    found = solo.best_store(g, lacerda)
    assert found == (PLOTS["D-2"], "gold")
    g.values["C5"] = 5
    assert solo.best_store(g, lacerda) == (PLOTS["D-5"], "tools")


def test_the_first_free_plot_and_the_cheapest_cube() -> None:
    """EX-63: A-2 facing gold; a tsunami cube, that of the column before that of the row. [L18.7]"""
    g, _, lacerda = alone()
    no_rubble(g)
    g.rubble["A"], g.rubble["C2"] = "e", "tt"
    reis = lacerda.reis
    gap = g.gap
    solo.build_store(g, lacerda)
    assert g.owners == {"A-2": 1} and g.trades == {"A-2": "gold"}
    assert g.rubble["C2"] == "t" and lacerda.cubes["tsunami"] == 1
    assert (lacerda.reis, lacerda.houses_left, g.gap) == (reis, 7, gap)  # neither a price nor the reward of the plot
    g, _, lacerda = alone()
    no_rubble(g)
    g.rubble["A"], g.rubble["C2"] = "t", "t"
    solo.build_store(g, lacerda)
    assert (g.rubble["A"], g.rubble["C2"]) == ("t", "")
    lacerda.houses = {"left": 2, "middle": 3, "right": 3}
    solo.build_store(g, lacerda)
    assert list(g.owners) == ["A-2"]


def test_two_decrees_at_once() -> None:
    """Those lying longest; the display is refilled at once. [L18.7]"""
    g, _, lacerda = alone()
    oldest = g.decrees[:2]
    third = g.decrees[2]
    solo.take_decrees(g, lacerda)
    assert lacerda.decrees == oldest and g.decrees[0] is third and len(g.decrees) == 8


def test_the_building_best_for_him() -> None:
    """The greatest lead over you, of both buildings and all sites. [L18.7]"""
    g, you, lacerda = alone()
    g.available = {"blue": named("pb05"), "green": named("pb05")}  # gold and cloth, books and tools
    g.values = dict.fromkeys(g.values, 4)
    build(g, you, "B-1", "gold")
    build(g, lacerda, "B-4", "books")
    build(g, lacerda, "C-2", "gold")
    assert solo.best_building(g, lacerda) == (SITES["WC"], "blue")
    build(g, lacerda, "B-5", "tools")
    assert solo.best_building(g, lacerda) == (SITES["WB"], "green")
    g.rubble["WB"] = "ef"
    wigs = lacerda.wigs
    solo.open_building(g, lacerda)
    assert lacerda.wigs == wigs + 8 and lacerda.cubes == {"earthquake": 1, "fire": 1, "tsunami": 0}
    assert not lacerda.plans and not lacerda.decrees  # neither a plan nor the reward of the site


@pytest.mark.parametrize(("helper", "architect"), [("king", "green"), ("treasury", "green"), ("marquis", "blue")])
def test_of_equal_buildings_the_helper_decides(helper: str, architect: str) -> None:
    """EX-64: without a lead the first free site clockwise from WD. [L18.7]"""
    g, _, lacerda = alone(helper)
    assert solo.best_building(g, lacerda) == (SITES["WD"], architect)
    opened(g, "WD", "pb05", "blue")
    opened(g, "WC", "pb06", "blue")
    assert solo.best_building(g, lacerda) == (SITES["WB"], architect)


def test_he_joins_every_visit_he_can() -> None:
    """EX-69: he returns the favor, pays, and does the noble action; not where it is impossible. [L18.8]"""
    g, _, lacerda = alone()
    treasury(g, 1)
    favor(g, lacerda, "marquis")
    lacerda.influence = 3
    g.visited, g.joiners, g.phase = "marquis", [1], "join"
    assert Scenario(join_visit(g), g).over
    assert lacerda.favors == [] and lacerda.influence == 2 and len(lacerda.decrees) == 2
    favor(g, lacerda, "manuel")
    lacerda.houses = {"left": 2, "middle": 3, "right": 3}
    g.visited, g.joiners, g.phase = "manuel", [1], "join"
    assert Scenario(join_visit(g), g).over
    assert len(lacerda.favors) == 1 and lacerda.influence == 2


def test_you_may_join_him() -> None:
    """After his noble action and with the next card in view. [L18.4, L11.3]"""
    g, you, _ = alone("manuel", "manuel")
    favor(g, you, "marquis")
    you.influence = 10
    turn(g)
    assert g.phase == "join" and g.joiners == [0]
    table = Scenario(join_visit(g), g)
    assert table.seat == 0 and "join:decree" in table.options
    table.answer("stay")
    assert g.phase == "finish"


def test_church_scoring_gives_him_influence() -> None:
    """He discards nothing; your portfolio and his ships count. [L18.9]"""
    g, you, lacerda = alone()
    top(you, "manuel-4")
    top(lacerda, "ship-red")
    g.laid, g.mover = True, 1
    assert Scenario(church_scoring(g), g).over
    assert lacerda.influence == 1 + 2


def test_his_cubes_form_no_sets() -> None:
    """EX-67: at the end of the period 7 cubes are 7 wigs, and they have ended nothing. [L18.10, R-78]"""
    g, you, lacerda = alone()
    for letter in "eefftte":
        gain_cube(g, lacerda, letter)
    assert lacerda.sets == 0 and lacerda.markers == 0 and g.causer == -1
    for _ in range(6):
        gain_cube(g, lacerda, "t")
    assert lacerda.cubes["tsunami"] == 8  # no limit
    lacerda.cubes = {"earthquake": 3, "fire": 2, "tsunami": 2}
    cubes(you, 1, 1, 1)
    g.causer = 0
    helper, courtier = g.helper, g.courtier
    end_period(g)
    assert (lacerda.wigs, you.wigs) == (5 + 7, 5 + 3)
    assert (g.helper, g.courtier) == (helper, courtier)


def test_his_final_score() -> None:
    """EX-68: hulls 4, cubes 12, decrees 18, officials 15 against your 5; money and influence nothing. [L18.11, R-79]"""
    g, you, lacerda = alone()
    top(lacerda, "ship-blue", "ship-purple")
    lacerda.cubes = {"earthquake": 4, "fire": 4, "tsunami": 4}
    lacerda.decrees = [named(f"d{n:02}") for n in range(1, 7)]
    lacerda.plans = [named("plan-b3"), named("plan-g3"), named("plan-b8")]
    lacerda.influence = 10
    build(g, lacerda, "B-1", "gold")
    favor(g, lacerda, "king")
    you.completed = [named("plan-b7"), named("plan-b4")]
    mine, his = score(g)
    assert his.breakdown == {
        "game": 5, "ships": 4, "sets": 12, "stores": 3, "money": 0, "decrees": 18, "officials": 15, "favors": 2,
    }  # fmt: skip
    assert mine.breakdown["officials"] == 5
    assert his.ties == (0, 1, 0, 0)


def test_whole_games_against_lacerda_end() -> None:
    """With every add-on, and he is never asked. [L18.4, L18.12, L18.13]"""
    for seed in range(4):
        options = {"city_tokens": seed % 2 == 0, "starting_decrees": seed > 1, "quests": seed == 3}
        match = new_match("lisboa", 1, seed, options)
        for seat in at_every_question(match, Dice(seed)):
            assert seat == 0
        match = play_on(match, Dice(seed))
        lacerda = match.table.players[1]
        assert max(lacerda.office.values()) <= 3  # so that a full office always has a space or an official of yours
        assert [score.seat for score in match.scores()] == [0, 1]


def test_a_whole_turn_runs_step_by_step() -> None:
    """His turn, the end of the turn, and yours again. [L18.4, L15.2]"""
    g, _, _ = alone()
    g.current = 1
    while g.current == 1:
        step = next_step(g)
        assert step is not None
        Scenario(step, g).first_answers()
    assert g.current == 0 and g.phase == "turn"
