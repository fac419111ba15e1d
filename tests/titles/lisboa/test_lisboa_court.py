"""Visits, joins and events."""

from __future__ import annotations

import pytest
from lisboa_stage import (
    Stage,
    bottom,
    build,
    cubes,
    favor,
    first_answers,
    give,
    hold,
    named,
    seat_official,
    ship,
    table,
    top,
    treasury,
)

from stavitel.titles.lisboa.cards import PLOTS
from stavitel.titles.lisboa.court import join_ways, joins, offer_join, sponsor, unsponsored, unvisitable, visit
from stavitel.titles.lisboa.political_cards import POLITICAL
from stavitel.titles.lisboa.purse import fee, fee_ways, pay_fee
from stavitel.titles.lisboa.rules import finish_turn, join_visit, take_turn


def visit_table(seats: int = 4):
    g = table(seats)
    p = g.players[0]
    treasury(g, 3)
    p.influence = 10
    return g, p


def test_a_visit_runs_in_order() -> None:
    """EX-18: pay, a state action if wanted, the noble action; then joiners, then the card is discarded.

    [L11.1, L11.4, L4.3]
    """
    g, p = visit_table()
    hold(p, "marquis-21")
    stage = Stage(take_turn(g, p))
    stage.answer("court:marquis-21")
    assert g.court is named("marquis-21")
    assert p.influence == 9
    assert stage.topic == "take-decree"  # neither ship nor production is possible
    decree = g.decrees[2]
    stage.answer(f"decree:{decree.key}")
    assert stage.over and p.decrees == [decree]
    assert g.phase == "finish"
    stage = Stage(finish_turn(g, p))
    stage.answer(stage.options[0])
    assert g.court is None and named("marquis-21") in g.discard


def test_the_state_action_of_a_visit_is_free_and_optional() -> None:
    """One of the noble's two, without a good. [L11.1]"""
    g, p = visit_table()
    build(g, p, "A-1", "gold")
    stage = Stage(visit(g, p, "marquis"))
    assert stage.topic == "free-state-action"
    assert stage.options == ["state:produce", "skip"]
    assert stage.refused["state:ship"].rule == "L10.3.1"
    stage.answer("state:produce")
    assert p.goods["gold"] == 1
    assert stage.topic == "take-decree"


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


def test_the_cost_is_never_negative_and_neutral_officials_are_foreign() -> None:
    """At the bottom of the treasury a lonely visit is free. [L11.5, L1.1.7]"""
    g, p = visit_table()
    treasury(g, 1)
    assert fee(g, p, "king") == 0
    g.neutral = 1
    treasury(g, 3)
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
    assert refusal is not None and refusal.args == {"need": 6, "influence": 0, "wigs": 3}


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
    stage = Stage(join_visit(g))
    assert (stage.seat, stage.topic) == (1, "join-visit")
    assert stage.options == ["join:cardinal", "join:favor", "stay"]
    assert stage.refused["join:open_public_building"].rule == "L12.3.3"
    tile = g.church[1]
    assert tile is not None
    stage.answer("join:cardinal", f"meet:{tile.key}@1")
    assert stage.over and g.phase == "finish"
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
    stage = Stage(visit(g, p, "marquis"))
    first_answers(stage)
    assert g.joiners == [1, 2, 3]
    asked = []
    while g.joiners:
        stage = Stage(join_visit(g))
        if stage.ask is not None:
            asked.append(stage.seat)
            stage.answer("stay")
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
    treasury(g, 3)
    for name in PLOTS:
        if name != "C-1":
            build(g, g.players[2], name, PLOTS[name].goods[0])
    seat_official(g.players[3], "manuel")
    p.houses["left"] = 2
    p.influence, p.reis = 3, 2
    ways = join_ways(g, p, "manuel", "build_store")
    assert {way.things for way in ways} == {(2, 0, 0), (1, 1, 0)}  # two réis would leave 2 of the 3 needed
    assert (0, 2, 0) in {way.things for way in fee_ways(p, 2)}
    assert "join:build_store" in [option.key for option in joins(g, p, "manuel")]


def test_nobody_joins_a_join() -> None:
    """A join is no visit. [L11.11]"""
    g, _ = visit_table()
    favor(g, g.players[1], "marquis")
    favor(g, g.players[2], "marquis")
    g.players[1].influence = 5
    g.visited, g.joiners, g.phase = "marquis", [1], "join"
    first_answers(Stage(join_visit(g)))
    assert g.joiners == [] and g.phase == "finish"
    assert len(g.players[1].decrees) == 1


def test_a_king_joiner_may_take_the_same_favor_again_but_not_join_twice() -> None:
    """The tile just returned is one he lacks. [L11.3, L10.6.1, R-60]"""
    g, _ = visit_table()
    p = g.players[1]
    favor(g, p, "king")
    p.influence = 5
    g.visited = "king"
    stage = Stage(offer_join(g, p))
    stage.answer("join:favor", "favor:king")
    assert stage.over and [held.noble for held in p.favors] == ["king"]


# Legality of visits [L11.2]


def test_a_visit_needs_a_possible_noble_action() -> None:
    """No decree, no land, no plan: no visit. [L11.2, L12.1.9, L12.2.1, L2.3]"""
    g, p = visit_table()
    g.plans = {"blue": [], "green": []}
    refusal = unvisitable(g, p, "king")
    assert refusal is not None and refusal.rule == "L12.3.3"
    for row in "ABCDE":
        g.rubble[row] = "eee"
    p.reis = 0
    refusal = unvisitable(g, p, "manuel")
    assert refusal is not None and refusal.rule == "L12.1.5"
    assert refusal.args["need"] > refusal.args["have"]
    p.reis = 30
    assert unvisitable(g, p, "manuel") is None
    p.houses = {"left": 2, "middle": 3, "right": 3}
    refusal = unvisitable(g, p, "manuel")
    assert refusal is not None and refusal.rule == "L12.1.9"
    g.decrees = []
    refusal = unvisitable(g, p, "marquis")
    assert refusal is not None and refusal.rule == "L12.2.1"


def test_the_cardinal_may_not_strand_a_visit_to_the_king() -> None:
    """Entering the treasury symbol would make hiring too dear, so that move is refused. [L2.8, L11.2]"""
    g, p = visit_table()
    p.plans = [named("plan-b1")]
    for site in list(g.tokens):
        del g.tokens[site]
    p.influence, p.reis = 1, 6
    g.church = [named(f"cl{n:02}") for n in (1, 2, 4, 5, 6, 7)]
    g.gap = 1
    p.clergy = []
    for name in ("WA", "WB", "WC", "WD", "WE", "XA", "XB", "XC", "XD"):
        g.buildings[name] = named("pb01")
        g.sides[name] = "blue"
    g.available["blue"] = named("pb01")  # only XE, whose reward is the cardinal, and N1, N2 are left
    stage = Stage(visit(g, p, "king"))
    stage.when("free-state-action", "state:cardinal")
    assert stage.topic == "meet-cardinal"
    assert stage.options == ["meet:cl02@1", "meet:cl04@1"]


def test_only_the_cardinal_can_still_help() -> None:
    """Where no building could be opened as things stand, skipping and the favor are refused. [L2.8, L11.2]"""
    g, p = visit_table()
    p.plans = [named("plan-b1")]
    p.influence, p.reis = 1, 3
    g.church = [named(key) for key in ("cl15", "cl02", "cl04", "cl05", "cl06", "cl07")]
    for name in ("WA", "WB", "WD", "XA", "XC", "XD", "WC", "XE"):
        g.buildings[name] = named("pb01")
        g.sides[name] = "blue"
    assert unvisitable(g, p, "king") is None
    stage = Stage(visit(g, p, "king"))
    assert stage.topic == "open-building"  # the only state action and the only tile were taken without asking
    assert p.clergy == [named("cl15")] and g.gap == 1
    first_answers(stage)
    assert p.completed == [named("plan-b1")]


# Events [L13]


def event_table():
    g = table()
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
    first_answers(Stage(sponsor(g, p, named("treasury-66"))))
    assert p.reis == 7
    assert len(p.decrees) == 1
    assert g.joiners == []
    p.reis = 2
    refusal = unsponsored(g, p, "decree")
    assert refusal is not None and refusal.args == {"need": 3, "have": 2}


def test_a_store_by_event_pays_the_treasury_twice() -> None:
    """For the event and as part of the land price. [L13.2]"""
    g, p = event_table()
    for place in g.rubble:
        g.rubble[place] = ""
    p.reis = 5
    refusal = unsponsored(g, p, "build_store")
    assert refusal is None  # a plot with réis helps
    stage = Stage(sponsor(g, p, named("treasury-61")))
    assert all(key.split(":")[1].split("@")[0] in ("a-1", "b-4", "d-1", "e-4") for key in stage.options)
    p.reis = 6
    treasury(g, 3)
    stage = Stage(sponsor(g, p, named("treasury-61")))
    stage.answer("build:c-1@gold", "house:left")
    assert p.reis == 0 and g.owners == {"C-1": 0}


@pytest.mark.parametrize(
    "event", ["plans_2", "officials_3", "ship_minus_1", "goods_different_3", "produce_no_price_drop"]
)
def test_events_with_a_state_action_follow_it_without_a_good(event: str) -> None:
    """Plans, officials, ship, goods, production. [L13.3, L13.4, L13.6]"""
    g, p = event_table()
    build(g, p, "A-1", "gold")
    g.shipyard = [ship("red")]
    give(p, cloth=1)
    assert unsponsored(g, p, event) is None
    card = next(card for card in (named(f"treasury-{n}") for n in range(61, 83)) if card.event == event)
    stage = Stage(sponsor(g, p, card))
    if event == "officials_3":
        assert stage.ask is not None and (stage.ask.least, stage.ask.most) == (1, 3)
        stage.answer(["office:manuel", "office:marquis", "office:king"])
        assert p.office == {"manuel": 1, "marquis": 1, "king": 1}
        return
    prices = dict(g.prices)
    first_answers(stage)
    if event == "plans_2":
        assert len(p.plans) == 2
    elif event == "ship_minus_1":
        assert p.top == [ship("red")] and p.goods["cloth"] == 0
    elif event == "goods_different_3":
        assert sum(p.goods.values()) == 4
    else:
        assert p.goods["gold"] == 1 and g.prices == prices


def test_the_other_events() -> None:
    """Cardinal then favor, influence, rubble, prices, sales. [L13.3, L13.6]"""
    g, p = event_table()
    first_answers(Stage(sponsor(g, p, named("treasury-70"))))
    assert len(p.clergy) == 1 and len(p.favors) == 1
    p.reis = 10
    top(p, "manuel-1")
    first_answers(Stage(sponsor(g, p, named("treasury-71"))))
    assert p.influence == 3
    p.influence, p.reis = 0, 10
    stage = Stage(sponsor(g, p, named("treasury-75")))
    before = len(g.rubble["pile"])
    stage.answer(stage.options[0])
    assert "skip" in stage.options
    stage.answer("skip")
    assert len(g.rubble["pile"]) == before - 1
    g.prices = {"gold": 6, "cloth": 5, "books": 1, "tools": 4}
    p.reis, p.wigs = 10, 5
    Stage(sponsor(g, p, named("treasury-77")))
    assert g.prices == {"gold": 6, "cloth": 6, "books": 2, "tools": 5}
    assert p.wigs == 7
    top(g.players[1], "ship-red")
    give(p, gold=2)
    p.reis = g.value
    stage = Stage(sponsor(g, p, named("treasury-81")))
    stage.when("sell-more", "sell:gold,1@1")  # the first sale was the only one possible
    assert stage.over and p.reis == 2 * (6 + 1 + 1)
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
    assert unsponsored(g, p, "raise_prices") is None
    for noble in ("manuel", "marquis", "king"):
        favor(g, p, noble)
    assert unsponsored(g, p, "cardinal_then_favor") is None
    p.clergy = [named(key) for key in ("cl01", "cl02", "cl04", "cl05")]
    assert unsponsored(g, p, "cardinal_then_favor") is not None


@pytest.mark.parametrize(("officials", "most"), [(8, 3), (2, 2)])
def test_three_officials_as_far_as_there_are_any(officials: int, most: int) -> None:
    """One, two or three, each in an office of its own, not more than stand on the board. [L13.3]"""
    g = table()
    p = g.players[0]
    p.officials, p.reis = officials, 9
    treasury(g, 1)
    card = next(card for card in POLITICAL if card.event == "officials_3")
    stage = Stage(sponsor(g, p, card))
    assert stage.topic == "place-officials" and stage.ask is not None
    assert (stage.ask.least, stage.ask.most) == (1, most)
