"""Stores, decrees, public buildings, houses."""

from __future__ import annotations

import pytest

from stavitel.testing.scenario import Scenario
from stavitel.titles.lisboa.cards import PLOTS, SITES
from stavitel.titles.lisboa.foresight import land_price, spaces_for
from stavitel.titles.lisboa.noble_actions import (
    build_store,
    building_wigs,
    matching,
    open_building,
    store_wigs,
    take_decrees,
)
from stavitel.titles.lisboa.rules import end_turn
from titles.lisboa.lisboa_table import bottom, build, cubes, give, named, new_table, opened, seat_official, treasury


def bare(seats: int = 4):
    """A table without rubble, at treasury 3."""
    g = new_table(seats)
    for place in g.rubble:
        g.rubble[place] = ""
    treasury(g, 3)
    return g, g.players[0]


def test_the_land_price_counts_rubble_still_lying() -> None:
    """EX-19: 15 before the cube, 12 after an earthquake cube, which completes a set. [L12.1.4, L12.1.5, L6.2]"""
    g, p = bare()
    g.rubble["E"], g.rubble["C4"] = "eee", "ttt"
    cubes(p, 0, 1, 1)
    assert land_price(g, p, PLOTS["E-4"]) == 15
    p.reis = 12
    table = Scenario(build_store(g, p), g)
    table.answer("build:e-4@books")
    assert table.topic == "choose-house"  # no other cube leaves land that can be paid for
    assert land_price(g, p, PLOTS["E-4"]) == 12
    assert p.sets == 1
    assert (p.reis, p.goods["gold"]) == (0, 1)  # the reward of the plot
    table.answer("house:left")
    assert g.owners["E-4"] == 0 and g.trades["E-4"] == "books"


def test_a_cube_that_leaves_the_land_too_dear_is_refused() -> None:
    """Only choices after which the land can be paid. [L2.8, L12.1.4]"""
    g, p = bare()
    g.rubble["A"], g.rubble["C3"] = "e", "t"
    p.reis = 4
    table = Scenario(build_store(g, p), g)
    table.answer("build:a-3@cloth")
    assert table.topic == "choose-house"  # the earthquake cube alone was possible
    assert p.cubes["earthquake"] == 1
    g, p = bare()
    g.rubble["A"], g.rubble["C3"] = "ee", "t"
    p.reis = 7
    table = Scenario(build_store(g, p), g).answer("build:a-3@cloth")
    assert p.cubes == {"earthquake": 1, "fire": 0, "tsunami": 0}


def test_a_tile_names_its_street() -> None:
    """EX-20: books face the brown street, so only C3 and C4; small tiles go to the narrow column.

    [L12.1.1, L12.1.2, L0.10]
    """
    g, p = bare()
    p.reis = 30
    table = Scenario(build_store(g, p), g)
    books = {key.split(":")[1].split("@")[0] for key in table.options if key.endswith("@books")}
    assert books == {f"{row}-{column}" for row in "abcde" for column in (3, 4)}
    assert {key for key in table.options if "-5@" in key} == {f"build:{row}-5@tools" for row in "abcde"}
    g.city["small"] = 0
    assert spaces_for(g, PLOTS["A-5"]) == []
    g.city["books"] = 0
    assert spaces_for(g, PLOTS["A-4"]) == ["tools"]


def test_the_store_follows_its_steps() -> None:
    """Reward, cube, land, house: réis of the plot may pay, a good gained does not use a new set's room.

    [L12.1.3, L12.1.6, L12.1.8]
    """
    g, p = bare()
    g.rubble["B"] = "f"
    cubes(p, 1, 0, 1)
    give(p, gold=2)
    p.reis = 3
    table = Scenario(build_store(g, p), g).answer("build:b-1@gold")
    assert p.sets == 1 and p.goods["gold"] == 2  # the good came first and found no room
    table.answer("house:middle")
    assert p.houses == {"left": 0, "middle": 1, "right": 0}
    assert (p.reis, p.houses_left) == (0, 7)


def test_the_reward_already_counts_for_the_land_price() -> None:
    """A new clergy tile and a risen treasury. [L12.1.11, L2.8, R-55]"""
    g, p = bare()
    g.church = [named(key) for key in ("cl10", "cl02", "cl04", "cl05", "cl06", "cl07")]
    p.reis = 1
    table = Scenario(build_store(g, p), g)
    assert "build:c-4@books" in table.options  # only with the land discount beside the cardinal
    assert "build:d-2@gold" not in table.options
    assert table.refused["build:d-2@gold"].args == {"need": 3, "have": 1}
    table.answer("build:c-4@books")
    assert named("cl10") in p.clergy
    assert p.reis == 0


def test_a_space_of_the_display_stays_empty_for_the_turn() -> None:
    """Also for joiners; refilled at the end of the turn. [L12.1.10, L15.2]"""
    g, p = bare()
    p.reis = 10
    Scenario(build_store(g, p), g).answer("build:b-1@gold", "house:left")
    q = g.players[1]
    q.reis = 10
    table = Scenario(build_store(g, q), g)
    assert not any(key.endswith("@gold") for key in table.options)
    assert table.refused["build:d-1@gold"].rule == "L12.1.10"
    large = g.large_tiles
    end_turn(g)
    assert g.city["gold"] == 1 and g.large_tiles == large - 1


def test_wigs_for_a_new_store() -> None:
    """EX-24: two matching buildings under a column of 4 make 8 wigs. [L12.1.7]"""
    g, p = bare()
    g.values["C2"] = 4
    opened(g, "WB", "pb05", "blue")  # gold and cloth
    opened(g, "N1", "pb07", "blue")  # gold and books
    opened(g, "XB", "pb15", "blue")  # books and tools
    assert matching(g, PLOTS["B-2"], "gold") == 2
    assert store_wigs(g, PLOTS["B-2"], "gold") == 8
    p.reis = 3
    table = Scenario(build_store(g, p), g).answer("build:b-2@gold")
    table.first_answers()
    assert p.wigs == 5 + 8


def test_a_building_north_counts_only_for_its_street() -> None:
    """At most three buildings match a store. [L12.1.7]"""
    g, _ = bare()
    opened(g, "N2", "pb05", "blue")
    assert matching(g, PLOTS["B-2"], "gold") == 0
    assert matching(g, PLOTS["B-2"], "cloth") == 1


@pytest.mark.parametrize(("group", "houses"), [("left", 2), ("middle", 3), ("right", 3)])
def test_houses_come_from_three_groups(group: str, houses: int) -> None:
    """A group that is used up is not offered. [L14.1, L14.2, L14.3, L14.4]"""
    g, p = bare()
    p.reis = 3
    p.houses[group] = houses
    table = Scenario(build_store(g, p), g).answer("build:b-1@gold")
    assert f"house:{group}" not in table.options
    assert len(table.options) == 2


# Decrees


def test_a_set_marker_buys_a_second_decree() -> None:
    """EX-25: one marker goes, the other stays; a third decree is not to be had this turn.

    [L12.2.1, L12.2.2, L12.2.3, L12.2.4]
    """
    g = new_table()
    p = g.players[0]
    p.markers = 2
    first, second = g.decrees[0], g.decrees[3]
    table = Scenario(take_decrees(g, p), g)
    table.answer(f"decree:{first.key}")
    assert table.topic == "second-decree" and f"decree:{first.key}" not in table.options
    table.answer(f"decree:{second.key}")
    assert table.over
    assert p.markers == 1 and p.decrees == [first, second]
    assert len(g.decrees) == 6
    table = Scenario(take_decrees(g, p), g).answer(f"decree:{g.decrees[0].key}")
    assert table.over  # one marker a turn
    other = g.players[1]
    other.markers = 1
    table = Scenario(take_decrees(g, other), g).answer(f"decree:{g.decrees[0].key}")
    assert table.topic == "second-decree"  # joiners have their own limit


# Public buildings


def opening(officials: int = 0):
    g, p = bare()
    g.available = {"blue": named("pb11"), "green": named("pb12")}  # blue side of 15: cloth and books
    p.plans = [named("plan-b3")]
    seat_official(p, "king", officials)
    return g, p


def test_a_row_site_scores_stores_of_both_colours() -> None:
    """EX-27: yellow 4 + 5, green 3, purple nothing. [L12.3.3, L12.3.5, L12.3.6]"""
    g, p = opening(3)
    purple, green = g.players[1], g.players[2]
    build(g, purple, "B-1", "gold")
    build(g, p, "B-2", "cloth")
    build(g, green, "B-3", "books")
    build(g, p, "B-4", "books")
    build(g, p, "C-4", "books")
    g.values = {"C1": 3, "C2": 4, "C3": 3, "C4": 5, "C5": 4}
    upcoming = g.upcoming["blue"]
    decree = g.decrees[0]
    table = Scenario(open_building(g, p), g).answer("open:wb").when("take-decree", f"decree:{decree.key}")
    assert table.over and p.decrees == [decree]  # the reward of the site
    assert (p.wigs, green.wigs, purple.wigs) == (5 + 9, 5 + 3, 5)
    assert g.buildings["WB"] is named("pb11") and g.sides["WB"] == "blue"
    assert p.completed == [named("plan-b3")] and p.plans == []
    assert g.available["blue"] is upcoming  # [L12.3.7]
    assert p.officials == 8


def test_a_north_site_scores_its_street() -> None:
    """EX-28: purple 3 + 4, yellow 4, green 3; two cubes and a gold come first. [L12.3.1, L12.3.2, L12.3.6, R-40]"""
    g, purple = opening(2)
    g.available["blue"] = named("pb05")
    purple.plans = [named("plan-b1")]
    green, yellow = g.players[1], g.players[2]
    build(g, purple, "C-1", "gold")
    build(g, green, "B-1", "gold")
    build(g, yellow, "A-2", "gold")
    build(g, purple, "B-2", "gold")
    build(g, purple, "C-2", "cloth")
    g.values = {"C1": 3, "C2": 4, "C3": 3, "C4": 5, "C5": 4}
    g.rubble["N1"] = "ef"
    Scenario(open_building(g, purple), g).answer("open:n1")
    assert (purple.wigs, yellow.wigs, green.wigs) == (5 + 7, 5 + 4, 5 + 3)
    assert purple.cubes == {"earthquake": 1, "fire": 1, "tsunami": 0}
    assert purple.goods["gold"] == 1


def test_north_sites_need_the_colour_of_their_street() -> None:
    """Only cloth and books may stand north of theirs. [L12.3.1]"""
    g, p = opening(3)
    table = Scenario(open_building(g, p), g)
    assert {"open:n2", "open:n3"} <= set(table.options)
    assert "open:n1" not in table.options
    assert table.refused["open:n1"].rule == "L12.3.1"


def test_a_building_of_one_colour() -> None:
    """EX-55: gold alone scores only the gold stores of row B, and may not stand north of the cloth street.

    [L12.3.1, L12.3.6]
    """
    g, p = opening(3)
    g.available["blue"] = named("pb01")
    assert named("pb01").shows("blue") == ("gold",)
    build(g, p, "B-1", "gold")
    build(g, p, "B-2", "cloth")
    g.values = dict.fromkeys(g.values, 4)
    assert building_wigs(g, SITES["WB"], named("pb01"), "blue") == {0: 4}
    table = Scenario(open_building(g, p), g)
    assert "open:n1" in table.options and "open:wb" in table.options
    assert table.refused["open:n2"].rule == "L12.3.1"


def test_missing_officials_are_hired() -> None:
    """EX-29: two return, the third costs the treasury value of 5. [L12.3.4, R-39]"""
    g, p = opening()
    seat_official(p, "king")
    seat_official(p, "manuel", yard=True)
    treasury(g, 5)
    p.reis = 5
    table = Scenario(open_building(g, p), g)
    assert table.effects("open:xb")["reis"] == -5  # no further question says it
    table.play("open:xb")
    assert (p.reis, p.goods["books"]) == (0, 1)
    assert p.officials == 8 and p.in_court == 0


def test_a_reward_that_changes_the_price_leaves_it_to_the_plan() -> None:
    """What hiring costs is said with the plan, where the cardinal may have moved the treasury before. [L12.3.4]"""
    g, p = opening()
    seat_official(p, "king")
    treasury(g, 1)
    p.reis = 9
    table = Scenario(open_building(g, p), g).answer("open:we")
    table.answer(table.options[0])
    assert table.topic == "show-plan"
    assert table.effects(table.options[0])["reis"] < 0


def test_the_owner_chooses_who_goes_home() -> None:
    """Exactly as many as the plan needs. [L12.3.4, L12.3.9, R-65]"""
    g, p = opening(2)
    seat_official(p, "manuel", 2)
    p.plans = [named("plan-b1")]
    table = Scenario(open_building(g, p), g).answer("open:xb")
    assert table.topic == "send-home"
    table.answer(["from_office:manuel", "from_office:king"])
    assert p.office == {"manuel": 1, "marquis": 0, "king": 1}


def test_discounts_on_officials_keep_the_printed_number() -> None:
    """Clergy and portfolio lower what is needed, not what counts in the end. [L12.3.9]"""
    g, p = opening(1)
    p.clergy = [named("cl15")]
    bottom(p, "treasury-66")
    Scenario(open_building(g, p), g).answer("open:xb")
    assert p.in_court == 0 and p.reis == 0
    assert sum(plan.officials for plan in p.completed) == 3


def test_a_plan_or_official_of_the_site_may_serve_at_once() -> None:
    """XA brings a plan, a token officials for this very building. [L12.3.10, L2.8, R-72]"""
    g, p = opening()
    p.plans = []
    seat_official(p, "king", 2)
    table = Scenario(open_building(g, p), g)
    assert table.topic == "plan-reward"  # no other site could be opened on
    assert "decline" not in table.options
    table.answer(table.options[0])
    assert len(p.completed) == 1
    g, p = opening(1)
    g.tokens = {**{name: named("square-gold-1") for name in SITES}, "WC": named("round-recruit-1")}
    table = Scenario(open_building(g, p), g)
    assert table.topic == "recruit-reward"  # two officials are missing, and only here they are to be had
    assert (table.ask.least, table.ask.most) == (2, 2)
    table.answer(["office:manuel", "office:king"])
    assert table.over and p.in_court == 0 and p.completed == [named("plan-b3")]


def test_cubes_come_before_the_reward() -> None:
    """A good gained may use the room of a set completed by the site's cubes. [L12.3.2, R-47]"""
    g, p = opening(2)
    g.available["blue"] = named("pb05")
    p.plans = [named("plan-b1")]
    cubes(p, 0, 0, 1)
    give(p, gold=2)
    g.rubble["N1"] = "ef"
    Scenario(open_building(g, p), g).answer("open:n1")
    assert p.goods["gold"] == 3


def test_an_architect_without_buildings_finishes_no_plans() -> None:
    """An empty stack leaves the plan unfinished. [L12.3.8, R-23]"""
    g, p = opening(3)
    g.stacks["blue"], g.upcoming["blue"] = [], None
    Scenario(open_building(g, p), g).answer("open:xb")
    assert g.available["blue"] is None
    from stavitel.titles.lisboa.foresight import can_open, means

    p.plans = [named("plan-b4")]
    seat_official(p, "king", 3)
    g.plans = {"blue": [], "green": []}
    assert not can_open(g, p, means(g, p))


def test_whoever_opens_the_owner_scores() -> None:
    """Scoring asks only for stores in the row or street. [L12.3.6]"""
    g, _ = bare()
    build(g, g.players[3], "D-5", "tools")
    wigs = building_wigs(g, SITES["XD"], named("pb15"), "blue")
    assert wigs == {3: g.values["C5"]}


def test_a_cube_without_room_still_lowers_the_price() -> None:
    """It is cleared from the board and leaves the game. [R-36, L6.1]"""
    g, p = bare()
    g.rubble["B"] = "e"
    cubes(p, 5, 0, 0)
    p.reis = 3
    Scenario(build_store(g, p), g).answer("build:b-1@gold")
    assert p.reis == 0 and g.rubble["B"] == "" and g.rubble["out"] == "e"


def test_the_cube_is_compulsory_and_site_cubes_never_count() -> None:
    """Row or column, whichever has one; a site beside the row has none to give. [R-37, L12.1.4]"""
    g, p = bare()
    g.rubble["B"], g.rubble["WB"] = "t", "ee"
    p.reis = 3
    Scenario(build_store(g, p), g).answer("build:b-1@gold")
    assert p.cubes == {"earthquake": 0, "fire": 0, "tsunami": 1}
    assert g.rubble["WB"] == "ee"
    assert p.reis == 0


def test_large_tiles_stay_when_no_large_plot_is_left() -> None:
    """They just cannot be chosen. [R-44]"""
    g, p = bare()
    p.reis = 20
    for name, plot in PLOTS.items():
        if plot.column != "C5":
            build(g, g.players[1], name, plot.goods[0])
    table = Scenario(build_store(g, p), g)
    assert {key.split("@")[0] for key in table.options} == {f"build:{row}-5" for row in "abcde"}
    assert g.city["gold"] == 1


def test_the_rubble_pile_serves_only_effects_that_say_so() -> None:
    """A card takes a cube of it, or nothing when it is empty. [L6.5, L19.1]"""
    from stavitel.titles.lisboa.gains import rubble_rewards

    g, p = bare()
    g.rubble["pile"] = "ef"
    table = Scenario(rubble_rewards(g, p, 1), g)
    assert table.options == ["pile_cube:earthquake", "pile_cube:fire"]
    table.answer("pile_cube:fire")
    assert g.rubble["pile"] == "e" and p.cubes["fire"] == 1
    g.rubble["pile"] = ""
    assert Scenario(rubble_rewards(g, p, 1), g).over


def test_free_hiring_does_not_replace_a_plan() -> None:
    """Officials for nothing are of no use without a plan whose architect has a building. [L12.3.3, L12.3.8]"""
    from stavitel.titles.lisboa.foresight import can_open, means

    g, p = opening()
    treasury(g, 1)
    p.plans = []
    p.clergy = [named("cl17")]
    assert can_open(g, p, means(g, p))  # with the plan of a site
    g.plans = {"blue": [], "green": []}
    assert not can_open(g, p, means(g, p))
    p.plans = [named("plan-b8")]
    assert can_open(g, p, means(g, p))
    g.available["blue"] = None
    assert not can_open(g, p, means(g, p))
