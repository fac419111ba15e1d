"""Visits, joins and events."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stavitel.testing.scenario import Scenario
from stavitel.titles.lisboa.cards import PLOTS, SITES
from stavitel.titles.lisboa.court import join_ways, joins, offer_join, unvisitable, visit
from stavitel.titles.lisboa.events import sponsor, unsponsored
from stavitel.titles.lisboa.gains import reward
from stavitel.titles.lisboa.noble_actions import build_store, impossible, take_decrees
from stavitel.titles.lisboa.payment import fee, fee_ways, pay_fee
from stavitel.titles.lisboa.political_cards import POLITICAL
from stavitel.titles.lisboa.rules import PLAYS, finish_turn, join_visit, take_turn
from stavitel.titles.lisboa.table import Lisboa
from titles.lisboa.lisboa_table import (
    bottom,
    build,
    cubes,
    favor,
    give,
    hold,
    named,
    new_table,
    opened,
    seat_official,
    ship,
    top,
    treasury,
)


def visit_table(seats: int = 4):
    g = new_table(seats)
    p = g.players[0]
    treasury(g, 2)  # +1 on the left
    p.influence = 10
    return g, p


def test_a_visit_runs_in_order() -> None:
    """EX-18: pay, a state action if wanted, the noble action; then joiners, then the card is discarded.

    [L11.1, L11.4, L4.3]
    """
    g, p = visit_table()
    hold(p, "marquis-21")
    table = Scenario(take_turn(g, p), g)
    table.answer("court:marquis-21")
    assert g.court is named("marquis-21")
    assert p.influence == 9
    assert table.topic == "take-decree"  # neither ship nor production is possible
    decree = g.decrees[2]
    table.answer(f"decree:{decree.key}")
    assert table.over and p.decrees == [decree]
    assert g.phase == "finish"
    table = Scenario(finish_turn(g, p), g)
    table.answer(table.options[0])
    assert g.court is None and named("marquis-21") in g.discard


def test_the_state_action_of_a_visit_is_free_and_optional() -> None:
    """One of the noble's two, without a good. [L11.1]"""
    g, p = visit_table()
    build(g, p, "B-1", "gold")
    table = Scenario(visit(g, p, "marquis"), g)
    assert table.topic == "free-state-action"
    assert table.options == ["state:produce", "skip"]
    assert table.refused["state:ship"].rule == "L10.3.1"
    table.answer("state:produce")
    assert p.goods["gold"] == 1
    assert table.topic == "take-decree"


def test_a_visit_costs_foreign_officials_and_the_treasury() -> None:
    """EX-15, EX-17: 4 foreign officials and +1 cost 5; 3 of them cost 4 for visitor and joiner, own ones nothing.

    [L11.5, L0.9]
    """
    g, p = visit_table()
    seat_official(g.players[1], "king", 3)
    seat_official(g.players[2], "king")
    assert fee(g, p, "king") == 5
    seat_official(p, "king", 2)
    seat_official(g.players[3], "king", 3, yard=True)
    assert fee(g, p, "king") == 5
    g.players[2].office["king"] = 0
    assert fee(g, p, "king") == fee(g, p, "king", joining=True) == 4


@pytest.mark.parametrize(("value", "alone", "three"), [(1, 1, 4), (2, 1, 4), (3, 0, 3), (4, 0, 2), (5, 0, 2)])
def test_a_full_treasury_makes_visits_cheap(value: int, alone: int, three: int) -> None:
    """EX-45: the left number falls while the value rises; a visit never costs less than 0. [L0.3, L11.5]"""
    g, p = visit_table()
    treasury(g, value)
    assert fee(g, p, "king") == alone
    seat_official(g.players[1], "king", 3)
    assert fee(g, p, "king") == three


def test_neutral_officials_are_foreign() -> None:
    """They count like those of another player. [L11.5, L1.1.7]"""
    g, p = visit_table()
    g.neutral = 1
    assert fee(g, p, "king") == 2


def test_wigs_pay_only_what_influence_cannot() -> None:
    """EX-16: owing 4 with influence 2 takes 2 wigs; with enough influence none. [L11.6, L11.10]"""
    g, p = visit_table()
    p.influence, p.wigs = 2, 10
    (way,) = fee_ways(p, 4)
    pay_fee(g, p, way)
    assert (p.influence, p.wigs) == (0, 8)
    p.influence = 4
    (way,) = fee_ways(p, 4)
    assert way.things == (4, 0, 0)
    p.influence, p.wigs = 0, 3
    assert fee_ways(p, 4) == ()
    refusal = unvisitable(g, p, "marquis")
    assert refusal is None
    seat_official(g.players[1], "marquis", 5)
    refusal = unvisitable(g, p, "marquis")
    assert refusal is not None
    assert refusal.filled(g, p, PLAYS[named("marquis-21")][0]).args == {"need": 6, "influence": 0, "wigs": 3}


def test_both_left_houses_let_reis_pay() -> None:
    """EX-21: of 6 one by influence and 5 by réis, or all by réis. [L11.7, L14.2]"""
    g, p = visit_table()
    seat_official(g.players[1], "king", 5)
    p.influence, p.reis, p.wigs = 1, 8, 0
    assert fee(g, p, "king") == 6
    p.houses["left"] = 1
    assert fee_ways(p, 6) == ()
    p.houses["left"] = 2
    ways = {way.things for way in fee_ways(p, 6)}
    assert ways == {(1, 5, 0), (0, 6, 0)}
    pay_fee(g, p, next(way for way in fee_ways(p, 6) if way.things == (1, 5, 0)))
    assert (p.influence, p.reis) == (0, 3)


def test_wigs_need_an_empty_influence_track_even_with_reis() -> None:
    """Any wig in a payment requires that no influence is left; `real` benefits count in its réis.

    [L11.10, L5.12, R-20]
    """
    g, p = visit_table()
    p.houses["left"] = 2
    p.influence, p.reis, p.wigs = 2, 3, 5
    for way in fee_ways(p, 4):
        influence, reis, wigs = way.things
        assert influence + reis + wigs == 4
        assert not wigs or influence == 2
    bottom(p, "treasury-61")
    way = next(way for way in fee_ways(p, 4) if way.things[1] == 4)
    pay_fee(g, p, way)
    assert p.reis == 0


def test_discounts_come_off_last() -> None:
    """Visit and join discounts, at least 0. [L11.9]"""
    g, p = visit_table()
    p.clergy = [named("cl08"), named("cl09")]
    assert fee(g, p, "king") == 0
    seat_official(g.players[1], "king", 4)
    assert fee(g, p, "king") == 3
    assert fee(g, p, "king", joining=True) == 1
    assert fee(g, p, "marquis") == 1


# Joining


def test_a_joiner_returns_the_favor_and_does_one_thing() -> None:
    """EX-14: purple joins the King's visit for the cardinal alone. [L11.3, L11.11]"""
    g, _ = visit_table()
    purple = g.players[1]
    favor(g, purple, "king")
    purple.influence = 3
    g.visited, g.joiners, g.phase = "king", [1], "join"
    table = Scenario(join_visit(g), g)
    assert (table.seat, table.topic) == (1, "join-visit")
    assert table.options == ["join:cardinal", "join:favor", "stay"]
    assert table.refused["join:open_public_building"].rule == "L12.3.3"
    tile = g.church[1]
    assert tile is not None
    table.answer("join:cardinal", f"meet:{tile.key}@1")
    assert table.over and g.phase == "finish"
    assert purple.favors == [] and g.portraits["king"] == 4
    assert purple.influence == 2
    assert purple.clergy == [tile]


def test_joiners_are_asked_clockwise_and_only_if_they_have_a_choice() -> None:
    """Owners of the favor, one after the other; who cannot pay is passed over. [L11.3, R-34]"""
    g, p = visit_table()
    for seat in (1, 2, 3):
        favor(g, g.players[seat], "marquis")
        g.players[seat].influence = 5
    g.players[2].influence = g.players[2].wigs = 0
    table = Scenario(visit(g, p, "marquis"), g)
    table.first_answers()
    assert g.joiners == [1, 2, 3]
    asked = []
    while g.joiners:
        table = Scenario(join_visit(g), g)
        if not table.over:
            asked.append(table.seat)
            table.answer("stay")
    assert asked == [1, 3]
    assert all(len(g.players[seat].favors) == 1 for seat in (1, 2, 3))


def test_the_cost_is_computed_anew_for_each_joiner() -> None:
    """After what happened before. [L11.8, R-21]"""
    g, _ = visit_table()
    joiner = g.players[1]
    joiner.influence = 4
    g.visited = "manuel"
    before = fee(g, joiner, "manuel", joining=True)
    seat_official(g.players[2], "manuel")
    assert fee(g, joiner, "manuel", joining=True) == before + 1


def test_a_joiner_cannot_pay_more_than_leaves_the_action_possible() -> None:
    """With left houses, only payments after which the store can be paid. [L2.8, L11.7]"""
    g, _ = visit_table()
    p = g.players[1]
    favor(g, p, "manuel")
    for place in g.rubble:
        g.rubble[place] = ""
    for name in PLOTS:
        if name != "B-1":
            build(g, g.players[2], name, PLOTS[name].goods[0])
    seat_official(g.players[3], "manuel")
    g.visited, g.rubble["B"] = "manuel", "eff"  # 2 + 4 once a cube is taken
    p.houses["left"] = 2
    p.influence, p.reis = 5, 3
    ways = join_ways(g, p, "manuel", "build_store")
    # influence is worth 3 on 3 and 4 on 4 as on 5, so two réis would leave one too few
    assert {way.things for way in ways.options.values()} == {(2, 0, 0), (1, 1, 0)}
    assert (0, 2, 0) in {way.things for way in fee_ways(p, 2)}
    assert "join:build_store" in joins(g, p).filled().options


def test_nobody_joins_a_join() -> None:
    """A join is no visit. [L11.11]"""
    g, _ = visit_table()
    favor(g, g.players[1], "marquis")
    favor(g, g.players[2], "marquis")
    g.players[1].influence = 5
    g.visited, g.joiners, g.phase = "marquis", [1], "join"
    Scenario(join_visit(g), g).first_answers()
    assert g.joiners == [] and g.phase == "finish"
    assert len(g.players[1].decrees) == 1


def test_a_king_joiner_may_take_the_same_favor_again_but_not_join_twice() -> None:
    """The tile just returned is one he lacks. [L11.3, L10.6.1, R-60]"""
    g, _ = visit_table()
    p = g.players[1]
    favor(g, p, "king")
    p.influence = 5
    g.visited = "king"
    table = Scenario(offer_join(g, p), g)
    table.answer("join:favor", "favor:king")
    assert table.over and [held.noble for held in p.favors] == ["king"]


# Legality of visits [L11.2]


def test_a_visit_needs_a_possible_noble_action() -> None:
    """No decree, no land, no plan: no visit. [L11.2, L12.1.9, L12.2.1, L2.3]"""
    g, p = visit_table()
    g.plans = {"blue": [], "green": []}
    refusal = unvisitable(g, p, "king")
    assert refusal is not None and (refusal.key, refusal.rule) == ("no-open-plan", "L12.3.3")
    for row in "ABCDE":
        g.rubble[row] = "eee"
    p.reis = 0
    refusal = unvisitable(g, p, "manuel")
    assert refusal is not None and refusal.rule == "L12.1.5"
    numbers = refusal.filled(g, p, PLAYS[named("manuel-1")][0]).args
    assert numbers["need"] > numbers["have"]
    p.reis = 30
    assert unvisitable(g, p, "manuel") is None
    p.houses = {"left": 2, "middle": 3, "right": 3}
    refusal = unvisitable(g, p, "manuel")
    assert refusal is not None and refusal.rule == "L12.1.9"
    g.decrees = []
    refusal = unvisitable(g, p, "marquis")
    assert refusal is not None and refusal.rule == "L12.2.1"


def only_sites(g: Lisboa, *free: str) -> None:
    """Let buildings stand on all sites but these."""
    for name in SITES:
        if name not in free:
            opened(g, name, "pb16", "blue")


def test_the_cardinal_may_not_strand_a_visit_to_the_king() -> None:
    """Entering the treasury symbol would make hiring too dear, so that move is refused. [L2.8, L11.2]"""
    g, p = visit_table()
    p.plans = [named("plan-b1")]
    p.influence, p.reis = 1, 4
    g.church = [named(f"cl{n:02}") for n in (1, 2, 4, 5, 6, 7)]
    g.gap = 1
    only_sites(g, "WA")
    table = Scenario(visit(g, p, "king"), g)
    table.when("free-state-action", "state:cardinal")
    assert table.topic == "meet-cardinal"
    assert table.options == ["meet:cl02@1", "meet:cl04@1"]


def test_a_compulsory_meeting_may_close_a_site() -> None:
    """Where the cardinal is the reward and would only make hiring too dear, no building can be opened. [L2.8, R-30]"""
    g, p = visit_table()
    p.plans = [named("plan-b1")]
    p.influence, p.reis = 0, 6
    treasury(g, 3)
    g.church = [named(f"cl{n:02}") for n in (1, 2, 4, 5, 6, 7)]
    g.gap = 2  # the next gap bears the treasury symbol
    only_sites(g, "WE")
    refusal = unvisitable(g, p, "king")
    assert refusal is not None and refusal.rule == "L12.3.4"
    p.clergy = [named(key) for key in ("cl08", "cl09", "cl10")]
    assert unvisitable(g, p, "king") is not None  # meeting him before raises the treasury as well
    g.gap = 1
    assert unvisitable(g, p, "king") is None  # he is met one gap on, takes the last place for a tile, and moves no more
    p.clergy = []
    p.reis = 8
    g.gap = 2
    assert unvisitable(g, p, "king") is None


def test_only_the_cardinal_can_still_help() -> None:
    """Where no building could be opened as things stand, skipping and the favor are refused. [L2.8, L11.2]"""
    g, p = visit_table()
    p.plans = [named("plan-b1")]
    p.influence, p.reis = 1, 2
    g.church = [named(key) for key in ("cl15", "cl02", "cl04", "cl05", "cl06", "cl07")]
    only_sites(g, "WA", "WC")
    assert unvisitable(g, p, "king") is None
    table = Scenario(visit(g, p, "king"), g)
    assert table.topic == "open-building"  # the only state action and the only tile were taken without asking
    assert p.clergy == [named("cl15")] and g.gap == 1
    table.first_answers()
    assert p.completed == [named("plan-b1")]


# Events [L13]


def event_table():
    g = new_table()
    p = g.players[0]
    treasury(g, 3)
    p.reis = 10
    return g, p


def test_an_event_costs_the_treasury_value() -> None:
    """No influence, nobody joins. [L13.1, L13.2]"""
    g, p = event_table()
    p.influence = 0
    seat_official(g.players[1], "marquis", 4)
    favor(g, g.players[2], "marquis")
    Scenario(sponsor(g, p, named("treasury-66")), g).first_answers()
    assert p.reis == 7
    assert len(p.decrees) == 1
    assert g.joiners == []
    p.reis = 2
    refusal = unsponsored(g, p, "decree")
    assert refusal is not None
    assert refusal.filled(g, p, PLAYS[named("treasury-66")][0]).args == {"need": 3, "have": 2}


def test_a_store_by_event_pays_the_treasury_twice() -> None:
    """For the event and as part of the land price. [L13.2]"""
    g, p = event_table()
    for place in g.rubble:
        g.rubble[place] = ""
    p.reis = 5
    refusal = unsponsored(g, p, "build_store")
    assert refusal is None  # a plot with réis helps
    table = Scenario(sponsor(g, p, named("treasury-61")), g)
    assert all(key.split(":")[1].split("@")[0] in ("a-4", "e-1") for key in table.options)
    p.reis = 6
    treasury(g, 3)
    table = Scenario(sponsor(g, p, named("treasury-61")), g)
    table.answer("build:b-1@gold", "house:left")
    assert p.reis == 0 and g.owners == {"B-1": 0}


def test_influence_gained_on_a_plot_pays_for_it() -> None:
    """EX-51: with a portfolio of 3 the gain pays the land of B-2; without one it cannot be chosen. [L7.1, L2.8]"""
    g, p = event_table()
    treasury(g, 1)
    p.reis = p.influence = 0
    for place in g.rubble:
        g.rubble[place] = ""
    for name in PLOTS:
        if name != "B-2":
            build(g, g.players[1], name, PLOTS[name].goods[0])
    assert impossible(g, p, "manuel") is not None
    top(p, "manuel-1")
    assert impossible(g, p, "manuel") is None
    Scenario(build_store(g, p), g).answer("build:b-2@gold", "pay:0,1", "house:left")
    assert (p.influence, p.reis, g.owners["B-2"]) == (2, 0, 0)


def test_the_way_of_paying_matters_before_a_gain_of_influence() -> None:
    """From a full track there is nothing to gain: who pays the event in coins could not pay the land. [L2.8, L7.2]"""
    g, p = event_table()
    p.reis, p.influence = 3, 10
    for place in g.rubble:
        g.rubble[place] = ""
    g.rubble["B"] = "eee"  # 3 + 6 once a cube is taken
    for name in PLOTS:
        if name != "B-2":
            build(g, g.players[1], name, PLOTS[name].goods[0])
    top(p, "marquis-25")
    assert unsponsored(g, p, "build_store") is None
    table = Scenario(sponsor(g, p, named("treasury-61")), g)
    assert table.topic == "pay-reis" and table.options == ["pay:0,3"]
    assert {key: why.key for key, why in table.refused.items()} == dict.fromkeys(
        ("pay:3,0", "pay:2,1", "pay:1,2"), "strands"
    )
    table.answer("pay:0,3", "build:b-2@gold")
    table.first_answers()
    assert g.owners["B-2"] == 0 and (p.reis, p.influence) == (0, 0)


def test_a_decree_as_a_reward_is_the_whole_action() -> None:
    """EX-52: on C-1 a set marker buys a second decree; there is no second marker this turn. [L12.2.5, R-71]"""
    g, p = event_table()
    p.reis, p.markers = 20, 2
    for place in g.rubble:
        g.rubble[place] = ""
    first, second = g.decrees[:2]
    table = Scenario(build_store(g, p), g).answer("build:c-1@gold")
    table.when("take-decree", f"decree:{first.key}").when("second-decree", f"decree:{second.key}")
    assert p.decrees == [first, second] and p.markers == 1
    table.when("choose-house", "house:left")
    table = Scenario(take_decrees(g, p), g)
    table.answer(table.options[0])
    assert table.over and p.markers == 1
    g.decrees = []
    assert Scenario(reward(g, p, "decree", 1), g).over


@pytest.mark.parametrize(
    "event", ["plans_2", "officials_3", "ship_minus_1", "goods_different_3", "produce_no_price_drop"]
)
def test_events_with_a_state_action_follow_it_without_a_good(event: str) -> None:
    """Plans, officials, ship, goods, production. [L13.3, L13.4, L13.6]"""
    g, p = event_table()
    build(g, p, "B-1", "gold")
    g.shipyard = [ship("red")]
    give(p, cloth=1)
    assert unsponsored(g, p, event) is None
    card = replace(named("treasury-61"), event=event)
    table = Scenario(sponsor(g, p, card), g)
    if event == "officials_3":
        assert (table.ask.least, table.ask.most) == (1, 3)
        table.answer(["office:manuel", "office:marquis", "office:king"])
        assert p.office == {"manuel": 1, "marquis": 1, "king": 1}
        return
    prices = dict(g.prices)
    table.first_answers()
    if event == "plans_2":
        assert len(p.plans) == 2
    elif event == "ship_minus_1":
        assert p.top == [ship("red")] and p.goods["cloth"] == 0
    elif event == "goods_different_3":
        assert sum(p.goods.values()) == 4
    else:
        assert p.goods["gold"] == 1 and g.prices == prices


def test_the_other_events() -> None:
    """Cardinal then favor, influence, rubble, two of a good, sales. [L13.3, L13.6]"""
    g, p = event_table()
    Scenario(sponsor(g, p, named("treasury-70")), g).first_answers()
    assert len(p.clergy) == 1 and len(p.favors) == 1
    p.reis = 10
    top(p, "manuel-1")
    Scenario(sponsor(g, p, named("treasury-71")), g).first_answers()
    assert p.influence == 3
    p.influence, p.reis = 0, 10
    table = Scenario(sponsor(g, p, named("treasury-75")), g)
    before = len(g.rubble["pile"])
    table.answer(table.options[0])
    assert "skip" in table.options
    table.answer("skip")
    assert len(g.rubble["pile"]) == before - 1
    g.prices["gold"] = 6
    p.reis = 10
    assert p.goods["books"] == 0
    Scenario(sponsor(g, p, named("treasury-77")), g)
    assert p.goods["books"] == 2
    p.reis, p.goods["tools"] = 10, 1
    Scenario(sponsor(g, p, named("treasury-69")), g)
    assert p.goods["tools"] == 2  # as far as there is room
    p.goods.update(books=0, tools=0)
    p.wigs = 5
    top(g.players[1], "ship-red")
    give(p, gold=2)
    p.reis = g.value
    table = Scenario(sponsor(g, p, named("treasury-81")), g)
    assert table.ask.effects("sell:gold,1@1") == (("gold", -1), ("reis", 8), ("wigs", 0))
    table.when("sell-goods", "sell:gold,1@1").when("sell-more", "sell:gold,1@1")
    assert table.over and p.reis == 2 * (6 + 1 + 1)
    assert g.players[1].wigs == 7


def test_events_that_would_do_nothing_are_refused() -> None:
    """Each needs its own possibility. [L13.5, R-56]"""
    g, p = event_table()
    cubes(p)
    idle = {
        "officials_3": lambda: setattr(p, "officials", 0),
        "plans_2": lambda: setattr(g, "plans", {"blue": [], "green": []}),
        "goods_different_3": lambda: give(p, gold=2, cloth=2, books=2, tools=2),
        "gain_influence": lambda: None,
        "rubble_2": lambda: g.rubble.update(pile=""),
        "sell_goods_plus_1": lambda: None,
        "produce_no_price_drop": lambda: None,
        "ship_minus_1": lambda: setattr(g, "shipyard", []),
        "decree": lambda: setattr(g, "decrees", []),
    }
    for event, spoil in idle.items():
        spoil()
        assert unsponsored(g, p, event) is not None, event
    assert unsponsored(g, p, "tools_2") is not None
    give(p, tools=1)
    assert unsponsored(g, p, "tools_2") is None
    for noble in ("manuel", "marquis", "king"):
        favor(g, p, noble)
    assert unsponsored(g, p, "cardinal_then_favor") is None
    p.clergy = [named(key) for key in ("cl01", "cl02", "cl04", "cl05")]
    assert unsponsored(g, p, "cardinal_then_favor") is not None


@pytest.mark.parametrize(("officials", "most"), [(8, 3), (2, 2)])
def test_three_officials_as_far_as_there_are_any(officials: int, most: int) -> None:
    """One, two or three, each in an office of its own, not more than stand on the board. [L13.3]"""
    g = new_table()
    p = g.players[0]
    p.officials, p.reis = officials, 9
    treasury(g, 1)
    card = next(card for card in POLITICAL if card.event == "officials_3")
    table = Scenario(sponsor(g, p, card), g)
    assert table.topic == "place-officials"
    assert (table.ask.least, table.ask.most) == (1, most)
