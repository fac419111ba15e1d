"""The six state actions and church scoring."""

from __future__ import annotations

from random import Random as Dice

import pytest

from stavitel.kernel import new_match
from stavitel.testing.play import at_every_question
from stavitel.testing.scenario import Scenario
from stavitel.titles.lisboa.cards import BOARD, FAVOR
from stavitel.titles.lisboa.events import EVENTS
from stavitel.titles.lisboa.gains import GAINS, cardinal_reward, meetings, place_official, reward
from stavitel.titles.lisboa.portfolio import play_to_portfolio
from stavitel.titles.lisboa.rules import church_scoring, finish_turn
from stavitel.titles.lisboa.state_actions import berths, build_ship, produce, ship_price, state_action, unavailable
from titles.lisboa.lisboa_table import (
    bottom,
    build,
    cubes,
    favor,
    give,
    named,
    new_table,
    seat_official,
    ship,
    top,
    treasury,
)

# Recruit [L10.1]


def test_one_or_two_officials_go_to_different_offices() -> None:
    """EX-49: one is enough, none is not, and both in one office cannot be named. [L10.1.1, L0.11, R-12]"""
    g = new_table()
    p = g.players[0]
    table = Scenario(state_action(g, p, "recruit"), g)
    assert (table.ask.least, table.ask.most) == (1, 2)
    assert table.options == ["office:manuel", "office:marquis", "office:king"]
    table.answer(["office:manuel", "office:king"])
    assert p.office == {"manuel": 1, "marquis": 0, "king": 1}
    assert p.officials == 6


def test_the_last_official_may_be_placed_alone() -> None:
    """With one left place one; with none the action is not available. [L10.1.1, R-12]"""
    g = new_table()
    p = g.players[0]
    p.officials = 1
    Scenario(state_action(g, p, "recruit"), g).answer("office:king")
    assert p.office["king"] == 1
    refusal = unavailable(g, p, "recruit")
    assert refusal is not None and refusal.rule == "L10.1.1"


def test_a_full_office_sends_its_largest_colour_out() -> None:
    """One of the colour with most officials goes to the courtyard; on a tie one of each. [L10.1.2, L10.1.3]"""
    g = new_table()
    a, b, c = g.players[:3]
    seat_official(a, "king", 3)
    seat_official(b, "king", 2)
    place_official(g, c, "king")
    assert [p.office["king"] for p in g.players] == [2, 2, 1, 0]
    assert a.courtyard["king"] == 1


def test_five_officials_fill_an_office() -> None:
    """EX-53: 2 green, 2 purple, 1 yellow; orange recruits, and one green and one purple leave. [L10.1.2, L10.1.3]"""
    assert BOARD.office_spaces == (5, 5, 5)
    g = new_table()
    green, purple, yellow, orange = g.players
    seat_official(green, "manuel", 2)
    seat_official(purple, "manuel", 2)
    place_official(g, yellow, "manuel")
    assert (green.courtyard["manuel"], purple.courtyard["manuel"]) == (0, 0)
    place_official(g, orange, "manuel")
    assert [p.office["manuel"] for p in g.players] == [1, 1, 1, 1]
    assert [p.courtyard["manuel"] for p in g.players] == [1, 1, 0, 0]


def test_neutral_officials_occupy_a_space_but_never_move() -> None:
    """They are ignored in looking for the largest colour. [L10.1.2, L1.1.7, R-11]"""
    g = new_table(2)
    g.neutral = 1
    a, b = g.players
    seat_official(a, "king", 3)
    seat_official(b, "king", 1)
    place_official(g, b, "king")
    assert (a.office["king"], a.courtyard["king"], b.office["king"]) == (2, 1, 2)
    assert g.neutral == 1


def test_own_officials_can_be_pushed_out() -> None:
    """The recruiting colour may be the largest itself. [L10.1.2, R-38]"""
    g = new_table()
    p = g.players[0]
    seat_official(p, "king", 5)
    place_official(g, p, "king")
    assert (p.office["king"], p.courtyard["king"], p.officials) == (5, 1, 2)


# Plan, ship [L10.2, L10.3]


def test_plans_run_out() -> None:
    """Without any plan left the action is not available. [L10.2.1, L15.3]"""
    g = new_table()
    p = g.players[0]
    assert unavailable(g, p, "plan") is None
    g.plans = {"blue": [], "green": []}
    refusal = unavailable(g, p, "plan")
    assert refusal is not None and refusal.rule == "L10.2.1"


def test_building_a_ship_with_a_full_portfolio() -> None:
    """EX-10: the King just played makes room, +4 influence, the treasury rises.

    [L10.3.1, L10.3.3, L10.3.4, L10.3.5, L5.4, L9.1, R-14]
    """
    g = new_table()
    p = g.players[0]
    top(p, "ship-red")
    give(p, cloth=2, books=1, tools=1)
    p.influence = 2
    treasury(g, 3)
    g.shipyard = [ship("red")]
    table = Scenario(play_to_portfolio(g, p, named("king-41")), g)
    assert p.goods["gold"] == 1
    table.answer("trade:ship,books", "new_ship")
    assert table.topic == "pay-goods"
    table.answer(["good:gold", "good:cloth"], "discard:king-41@top2")
    assert p.goods == {"gold": 0, "cloth": 1, "books": 0, "tools": 1}
    assert [card.key for card in p.top] == ["ship-red", "ship-red"]
    assert p.influence == 6
    assert g.value == 4
    assert g.offered == {"ship": "books"}
    assert table.topic == "trade-again"
    assert "trade:plan,tools" in table.options


def test_a_ship_is_paid_with_different_goods() -> None:
    """Two equal goods do not pay for a hull of 2. [L10.3.1]"""
    g = new_table()
    p = g.players[0]
    g.shipyard = [ship("red")]
    give(p, cloth=2)
    refusal = unavailable(g, p, "ship")
    assert refusal is not None and refusal.filled(g, p, None).args["need"] == 2
    give(p, gold=1)
    assert unavailable(g, p, "ship") is None
    assert unavailable(g, p, "ship", "gold") is not None  # the good that buys the action is gone


def test_upgrading_a_ship_costs_the_difference() -> None:
    """EX-11: two goods for hull 3 in place of hull 1; cargo stays, +6 influence. [L10.3.2, L10.3.6]"""
    g = new_table()
    p = g.players[0]
    top(p, "ship-red", "marquis-25")
    p.top[0] = ship("blue")
    give(p, cloth=1, tools=1)
    p.influence = 1
    treasury(g, 3)
    g.shipyard = [ship("purple")]
    assert list(berths(g, p).options) == ["upgrade:1"]
    table = Scenario(build_ship(g, p), g)
    assert table.ask.effects("upgrade:1") == (("goods", -2), ("influence", 6), ("treasury", 1))
    table.answer("upgrade:1")  # the only way, but it costs something
    assert p.goods["cloth"] == p.goods["tools"] == 0
    assert p.top == [ship("purple"), named("marquis-25")]
    assert p.influence == 7
    assert g.value == 4
    assert ship("blue") in g.discard


def test_the_cargo_of_a_docked_ship_stays_under_the_new_one() -> None:
    """A ship at sea has scored; its crates go to the supply. [L10.3.2, R-13]"""
    g = new_table()
    p = g.players[0]
    p.houses["middle"] = 3
    top(p, "ship-red")
    p.cargo[0] = "g"
    g.shipyard = [ship("purple"), ship("brown")]
    Scenario(build_ship(g, p), g).answer("upgrade:1")
    assert p.cargo == ["g"]
    p.cargo = ["gct"]
    Scenario(build_ship(g, p), g).answer("upgrade:1")
    assert p.cargo == [""]


def test_an_equal_ship_replaces_for_nothing() -> None:
    """EX-50: a blue ship in place of a blue one costs nothing; treasury and influence rise. [L10.3.2, L10.3.6, R-13]"""
    g = new_table()
    p = g.players[0]
    top(p, "ship-blue", "manuel-4")
    treasury(g, 3)
    g.shipyard = [ship("blue")]
    assert list(berths(g, p).options) == ["upgrade:1"]
    Scenario(build_ship(g, p), g)
    assert p.top == [ship("blue"), named("manuel-4")] and g.value == 4
    assert p.influence == 3 + 1
    top(p, "ship-purple")
    g.shipyard = [ship("red")]
    give(p, gold=1)
    assert list(berths(g, p).options) == ["upgrade:1"]  # too dear for a place of its own, and the purple ship is larger


@pytest.mark.parametrize(
    ("houses", "tiles", "off", "price"),
    [(0, (), 0, 3), (1, (), 0, 2), (2, (), 0, 2), (3, (), 0, 0), (2, ("cl26",), 0, 1), (1, ("cl26", "cl27"), 1, 0)],
)
def test_ship_discounts_add_up(houses: int, tiles: tuple[str, ...], off: int, price: int) -> None:
    """EX-48: with two middle houses a hull of 3 costs two goods, with three none; never below 0.

    [L10.3.7, L14.3, L14.5, R-22]
    """
    g = new_table()
    p = g.players[0]
    p.houses["middle"] = houses
    p.clergy = [named(key) for key in tiles]
    assert ship_price(p, ship("purple"), 0, off) == price


def test_an_empty_shipyard_builds_nothing() -> None:
    """The ship is the top card of the shipyard. [L10.3.1, L15.3]"""
    g = new_table()
    p = g.players[0]
    p.houses["middle"] = 3
    g.shipyard = []
    refusal = unavailable(g, p, "ship")
    assert refusal is not None and refusal.key == "no-ship-left"


def test_a_ship_as_a_reward_may_be_declined_and_costs_its_goods() -> None:
    """It is built before the card is tucked, whose influence does not count yet. [L19.1, R-73, L5.6]"""
    g = new_table()
    p = g.players[0]
    give(p, gold=1, cloth=1)
    g.shipyard = [ship("blue"), ship("blue")]
    table = Scenario(play_to_portfolio(g, p, named("marquis-29")), g)
    assert table.topic == "ship-reward" and table.options == ["new_ship", "decline"]
    table.answer("new_ship").when("pay-goods", ["good:gold"])
    assert p.influence == 3 and [card.key for card in p.top] == ["ship-blue", "marquis-29"]
    assert table.topic == "sell-or-trade" and "sell:cloth,1@0" in table.options
    g = new_table()
    p = g.players[0]
    give(p, gold=1)
    g.shipyard = [ship("blue")]
    table = Scenario(play_to_portfolio(g, p, named("marquis-29")), g)
    assert table.topic == "sell-or-trade" and not table.refused.get("new_ship")  # its good is needed for the action
    assert p.top == [named("marquis-29")] and p.goods["gold"] == 1


def test_recruiting_as_a_reward() -> None:
    """Up to two officials, to different offices, or none. [L19.1, R-72, R-64]"""
    g = new_table()
    p = g.players[0]
    table = Scenario(reward(g, p, "recruit", 1), g)
    assert (table.topic, table.ask.least, table.ask.most) == ("recruit-reward", 0, 2)
    table.answer(["office:manuel", "office:king"])
    assert p.in_court == 2
    Scenario(reward(g, p, "recruit", 1), g).answer([])
    assert p.in_court == 2


# Produce [L10.4]


def producer():
    g = new_table()
    p = g.players[0]
    cubes(p, 1, 1, 1)
    for plot, good in (("A-4", "books"), ("B-4", "books"), ("B-1", "gold"), ("A-2", "cloth")):
        build(g, p, plot, good)
    g.prices = {"gold": 6, "cloth": 5, "books": 5, "tools": 4}
    return g, p


def test_producing_three_times() -> None:
    """EX-12: prices fall only for goods that were kept. [L10.4.1, L10.4.2, R-15, R-54]"""
    g, p = producer()
    for goods, prices in (
        ({"gold": 1, "cloth": 1, "books": 2}, (5, 4, 4)),
        ({"gold": 2, "cloth": 2, "books": 3}, (4, 3, 3)),
        ({"gold": 3, "cloth": 3, "books": 3}, (3, 2, 3)),
    ):
        Scenario(produce(g, p), g)
        assert p.goods == {**goods, "tools": 0}
        assert (g.prices["gold"], g.prices["cloth"], g.prices["books"]) == prices
    Scenario(produce(g, p), g)
    assert (g.prices["gold"], g.prices["cloth"], g.prices["books"]) == (3, 2, 3)  # no room, nothing changes [L10.4.4]


def test_prices_stop_at_the_bottom_and_production_needs_a_store() -> None:
    """The lowest price is 1. [L10.4.3, L10.4.4, R-16]"""
    g, p = producer()
    g.prices["gold"] = BOARD.price_bottom
    Scenario(produce(g, p), g)
    assert g.prices["gold"] == 1
    refusal = unavailable(g, g.players[1], "produce")
    assert refusal is not None and refusal.rule == "L10.4.4"


def test_prices_never_rise() -> None:
    """EX-54: whole games long, no card, tile or event raises one. [L10.4.6, R-9]"""
    assert not any("price" in code for code in (*EVENTS, *GAINS) if code != "produce_no_price_drop")
    for seed in range(3):
        match = new_match("lisboa", 3, seed, {"city_tokens": True})
        prices = dict(match.table.prices)
        for _ in at_every_question(match, Dice(seed)):
            now = match.table.prices
            assert all(now[good] <= prices[good] for good in now)
            prices = dict(now)


def test_all_right_houses_give_one_more_of_every_type() -> None:
    """EX-23: cloth 3, books 2, tools 2. [L14.1, L14.4, L10.4.5]"""
    g = new_table()
    p = g.players[0]
    cubes(p, 1, 1, 1)
    p.houses["right"] = 3
    give(p, gold=1)
    for plot, good in (("A-2", "cloth"), ("B-2", "cloth"), ("A-4", "books"), ("A-5", "tools")):
        build(g, p, plot, good)
    table = Scenario(produce(g, p), g)
    assert table.topic == "right-houses"
    assert table.options == ["good:cloth", "good:books", "good:tools"]
    table.answer(table.options)
    assert p.goods == {"gold": 1, "cloth": 3, "books": 2, "tools": 2}


@pytest.mark.parametrize("houses", [1, 2])
def test_one_right_house_gives_one_more_of_one_type(houses: int) -> None:
    """The bonus may be declined. [L14.4, L10.4.5]"""
    g, p = producer()
    p.houses["right"] = houses
    table = Scenario(produce(g, p), g)
    assert (table.ask.least, table.ask.most) == (0, 1)
    table.answer(["good:gold"])
    assert p.goods["gold"] == 2
    table = Scenario(produce(g, p), g)
    table.answer([])
    assert p.goods["gold"] == 3


# Cardinal and church [L10.5]


def test_the_cardinal_moves_one_or_two_gaps_and_a_neighbouring_tile_is_taken() -> None:
    """Two tiles beside each gap. [L10.5.2, L10.5.3]"""
    g = new_table()
    p = g.players[0]
    k = g.church
    table = Scenario(state_action(g, p, "cardinal"), g)
    assert table.options == [
        f"meet:{k[0].key}@1",  # type: ignore[union-attr]
        f"meet:{k[1].key}@1",  # type: ignore[union-attr]
        f"meet:{k[1].key}@2",  # type: ignore[union-attr]
        f"meet:{k[2].key}@2",  # type: ignore[union-attr]
    ]
    tile = k[2]
    assert tile is not None
    table.answer(f"meet:{tile.key}@2")
    assert g.gap == 2
    assert tile in p.clergy
    assert g.church[2] is None
    assert g.mover == 0


def test_symbols_count_when_entered_not_when_left() -> None:
    """The treasury symbol raises the treasury, the influence symbol lays the cardinal down.

    [L10.5.4, L10.5.5, L10.5.7]
    """
    g = new_table()
    p = g.players[0]
    g.church = [named(f"cl{n:02}") for n in (1, 2, 4, 5, 6, 7)]
    treasury(g, 3)
    g.gap = 2
    Scenario(state_action(g, p, "cardinal"), g).answer("meet:cl05@2")
    assert g.value == 4 and not g.laid  # passed the treasury symbol
    Scenario(state_action(g, p, "cardinal"), g).answer("meet:cl07@2")
    assert g.gap == 0 and g.laid
    g.laid = False
    Scenario(state_action(g, p, "cardinal"), g).answer("meet:cl01@1")
    assert not g.laid  # left the influence symbol


def test_four_tiles_are_the_limit_and_missing_neighbours_are_skipped() -> None:
    """Not available with four tiles or beside empty spaces only. [L10.5.1, L10.5.3, R-17]"""
    g = new_table()
    p = g.players[0]
    p.clergy = [named(key) for key in ("cl01", "cl02", "cl04", "cl05")]
    refusal = unavailable(g, p, "cardinal")
    assert refusal is not None and refusal.rule == "L10.5.1"
    assert Scenario(cardinal_reward(g, p, 1), g).over and g.gap == 0
    p.clergy = []
    g.church[0] = g.church[1] = None
    assert [option.at for option in meetings(g, p, 1, 2)] == [2]
    g.church[2] = None
    refusal = unavailable(g, p, "cardinal")
    assert refusal is not None and refusal.rule == "L10.5.3"


def test_a_reward_moves_the_cardinal_exactly_one_gap() -> None:
    """And cannot be declined. [L10.5.2, L19.1, R-30]"""
    g = new_table()
    p = g.players[0]
    table = Scenario(cardinal_reward(g, p, 1), g)
    assert table.options == [f"meet:{tile.key}@1" for tile in g.church[:2] if tile]
    table.answer(table.options[1])
    assert g.gap == 1 and len(p.clergy) == 1


def test_church_scoring_trades_tiles_for_wigs_and_influence() -> None:
    """EX-47: 2 wigs, then 4 + 2 influence once; the discarded bonus no longer helps. [L10.5.6, L19.4]"""
    g = new_table()
    a, b = g.players[:2]
    a.clergy = [named("cl01"), named("cl10")]
    top(a, "king-45", "ship-red")
    b.clergy = [named("cl02")]
    g.laid, g.mover = True, 1
    table = Scenario(church_scoring(g), g)
    assert table.seat == 1  # the last mover first
    table.answer([])
    assert b.clergy and b.influence == 0
    assert table.seat == 0  # seats without a tile are not asked
    table.answer(["cl01"])
    assert table.over and not g.laid
    assert (a.wigs, a.influence) == (7, 6)
    assert a.clergy == [named("cl10")]
    assert named("cl01") in g.discard


def test_church_scoring_comes_after_the_card_and_before_the_refills() -> None:
    """At the end of the turn, once however often the symbol was passed. [L10.5.6, L15.2, R-18]"""
    g = new_table()
    p = g.players[0]
    p.clergy = [named("cl10")]
    g.laid, g.mover = True, 0
    g.church[3] = None
    table = Scenario(finish_turn(g, p), g)
    table.when("take-card", table.options[0])
    assert table.topic == "church-scoring"
    assert g.church[3] is None
    table.answer([])
    assert table.over and g.church[3] is not None and not g.laid


def test_a_kept_bonus_helps_in_the_same_church_scoring() -> None:
    """`influence_gain_bonus` works while the tile is kept. [L19.4, L19.3, R-31]"""
    g = new_table()
    p = g.players[0]
    p.clergy = [named("cl03"), named("cl10")]
    top(p, "manuel-4")
    g.laid, g.mover = True, 0
    Scenario(church_scoring(g), g).answer(["cl10"])
    assert p.influence == 1 + 2


# Favors [L10.6]


def test_a_favor_of_a_noble_one_lacks() -> None:
    """At most one per noble; not available with all three. [L10.6.1, L10.6.2]"""
    g = new_table()
    p = g.players[0]
    favor(g, p, "manuel")
    table = Scenario(state_action(g, p, "favor"), g)
    assert table.options == ["favor:marquis", "favor:king"]
    table.answer("favor:king")
    assert p.favors == [FAVOR["manuel"], FAVOR["king"]]
    assert g.portraits == {"manuel": 3, "marquis": 4, "king": 3}
    Scenario(state_action(g, p, "favor"), g)
    refusal = unavailable(g, p, "favor")
    assert refusal is not None and refusal.rule == "L10.6.2"


def test_a_saved_official_is_a_benefit_of_the_portfolio() -> None:
    """Treasury cards are no state action, but stay while in the portfolio. [L5.10]"""
    g = new_table()
    p = g.players[0]
    bottom(p, "treasury-66")
    from stavitel.titles.lisboa.foresight import officials_needed

    assert officials_needed(p, named("plan-b3"), []) == 2
