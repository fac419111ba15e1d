"""The six state actions and church scoring."""

from __future__ import annotations

import pytest
from lisboa_stage import Stage, bottom, build, cubes, favor, give, named, seat_official, ship, table, top, treasury

from stavitel.titles.lisboa.cards import BOARD, FAVOR
from stavitel.titles.lisboa.gains import cardinal_reward, meetings, place_official
from stavitel.titles.lisboa.portfolio import play_to_portfolio
from stavitel.titles.lisboa.rules import church_scoring, finish_turn
from stavitel.titles.lisboa.state_actions import berths, build_ship, produce, ship_price, state_action, unavailable

# Recruit [L10.1]


def test_two_officials_go_to_two_offices() -> None:
    """Recruiting moves two officials to different offices. [L10.1.1, L0.11]"""
    g = table()
    p = g.players[0]
    stage = Stage(state_action(g, p, "recruit"))
    assert stage.ask is not None and (stage.ask.least, stage.ask.most) == (2, 2)
    stage.answer(["office:manuel", "office:king"])
    assert p.office == {"manuel": 1, "marquis": 0, "king": 1}
    assert p.officials == 6


def test_the_last_official_may_be_placed_alone() -> None:
    """With one left place one; with none the action is not available. [L10.1.1, R-12]"""
    g = table()
    p = g.players[0]
    p.officials = 1
    Stage(state_action(g, p, "recruit")).answer("office:king")
    assert p.office["king"] == 1
    refusal = unavailable(g, p, "recruit")
    assert refusal is not None and refusal.rule == "L10.1.1"


def test_a_full_office_sends_its_largest_colour_out() -> None:
    """One of the colour with most officials goes to the courtyard; on a tie one of each. [L10.1.2, L10.1.3]"""
    g = table()
    a, b, c = g.players[:3]
    seat_official(a, "king", 4)
    seat_official(b, "king", 2)
    place_official(g, c, "king")
    assert [p.office["king"] for p in g.players] == [3, 2, 1, 0]
    assert a.courtyard["king"] == 1
    b.office["king"] = 3
    a.office["king"] = 3
    c.office["king"] = 0
    place_official(g, c, "king")
    assert [p.office["king"] for p in g.players] == [2, 2, 1, 0]
    assert (a.courtyard["king"], b.courtyard["king"]) == (2, 1)


def test_neutral_officials_occupy_a_space_but_never_move() -> None:
    """They are ignored in looking for the largest colour. [L10.1.2, L1.1.7, R-11]"""
    g = table(2)
    g.neutral = 1
    a, b = g.players
    seat_official(a, "king", 3)
    seat_official(b, "king", 2)
    place_official(g, b, "king")
    assert (a.office["king"], a.courtyard["king"], b.office["king"]) == (2, 1, 3)
    assert g.neutral == 1


def test_own_officials_can_be_pushed_out() -> None:
    """The recruiting colour may be the largest itself. [L10.1.2, R-38]"""
    g = table()
    p = g.players[0]
    seat_official(p, "king", 6)
    place_official(g, p, "king")
    assert (p.office["king"], p.courtyard["king"], p.officials) == (6, 1, 1)


# Plan, ship [L10.2, L10.3]


def test_plans_run_out() -> None:
    """Without any plan left the action is not available. [L10.2.1, L15.3]"""
    g = table()
    p = g.players[0]
    assert unavailable(g, p, "plan") is None
    g.plans = {"blue": [], "green": []}
    refusal = unavailable(g, p, "plan")
    assert refusal is not None and refusal.rule == "L10.2.1"


def test_building_a_ship_with_a_full_portfolio() -> None:
    """EX-10: the King just played makes room, +4 influence, the treasury rises.

    [L10.3.1, L10.3.3, L10.3.4, L10.3.5, L5.4, L9.1, R-14]
    """
    g = table()
    p = g.players[0]
    top(p, "ship-blue")
    give(p, cloth=2, books=1, tools=1)
    p.influence = 2
    treasury(g, 3)
    g.shipyard = [ship("red")]
    stage = Stage(play_to_portfolio(g, p, named("king-41")))
    assert p.goods["gold"] == 1
    stage.answer("trade:ship,books", "new_ship")
    assert stage.topic == "pay-goods"
    stage.answer(["good:gold", "good:cloth"], "discard:king-41@top2")
    assert p.goods == {"gold": 0, "cloth": 1, "books": 0, "tools": 1}
    assert [card.key for card in p.top] == ["ship-blue", "ship-red"]
    assert p.influence == 6
    assert g.value == 4
    assert g.offered == {"ship": "books"}
    assert stage.topic == "trade-again"
    assert "trade:plan,tools" in stage.options


def test_a_ship_is_paid_with_different_goods() -> None:
    """Two equal goods do not pay for a hull of 2. [L10.3.1]"""
    g = table()
    p = g.players[0]
    g.shipyard = [ship("red")]
    give(p, cloth=2)
    refusal = unavailable(g, p, "ship")
    assert refusal is not None and refusal.args["need"] == 2
    give(p, gold=1)
    assert unavailable(g, p, "ship") is None
    assert unavailable(g, p, "ship", "gold") is not None  # the good that buys the action is gone


def test_upgrading_a_ship_costs_the_difference() -> None:
    """EX-11: two goods for hull 3 in place of hull 1; cargo stays, +6 influence. [L10.3.2, L10.3.6]"""
    g = table()
    p = g.players[0]
    top(p, "ship-red", "marquis-25")
    p.top[0] = ship("blue")
    give(p, cloth=1, tools=1)
    p.influence = 1
    treasury(g, 3)
    g.shipyard = [ship("purple")]
    assert [option.key for option in berths(g, p)] == ["upgrade:1"]
    Stage(build_ship(g, p))
    assert p.goods["cloth"] == p.goods["tools"] == 0
    assert p.top == [ship("purple"), named("marquis-25")]
    assert p.influence == 7
    assert g.value == 4
    assert ship("blue") in g.discard


def test_the_cargo_of_a_docked_ship_stays_under_the_new_one() -> None:
    """A ship at sea has scored; its crates go to the supply. [L10.3.2, R-13]"""
    g = table()
    p = g.players[0]
    p.houses["middle"] = 3
    top(p, "ship-red")
    p.cargo[0] = "g"
    g.shipyard = [ship("purple"), ship("brown")]
    Stage(build_ship(g, p)).answer("upgrade:1")
    assert p.cargo == ["g"]
    p.cargo = ["gct"]
    Stage(build_ship(g, p)).answer("upgrade:1")
    assert p.cargo == [""]


def test_only_a_larger_ship_replaces() -> None:
    """An equal hull needs a place of its own. [L10.3.2, L10.3.3]"""
    g = table()
    p = g.players[0]
    top(p, "ship-red")
    give(p, gold=1, cloth=1)
    g.shipyard = [ship("red")]
    assert [option.key for option in berths(g, p)] == ["new_ship"]


@pytest.mark.parametrize(
    ("houses", "tiles", "off", "price"),
    [(0, (), 0, 3), (1, (), 0, 2), (2, (), 0, 2), (3, (), 0, 0), (2, ("cl26",), 0, 1), (1, ("cl26", "cl27"), 1, 0)],
)
def test_ship_discounts_add_up(houses: int, tiles: tuple[str, ...], off: int, price: int) -> None:
    """With two middle houses a hull of 3 costs two goods, with three none; never below 0.

    [L10.3.7, L14.3, L14.5, R-22]
    """
    g = table()
    p = g.players[0]
    p.houses["middle"] = houses
    p.clergy = [named(key) for key in tiles]
    assert ship_price(p, ship("purple"), 0, off) == price


def test_an_empty_shipyard_builds_nothing() -> None:
    """The ship is the top card of the shipyard. [L10.3.1, L15.3]"""
    g = table()
    p = g.players[0]
    p.houses["middle"] = 3
    g.shipyard = []
    refusal = unavailable(g, p, "ship")
    assert refusal is not None and refusal.key == "no-ship-left"


# Produce [L10.4]


def producer():
    g = table()
    p = g.players[0]
    cubes(p, 1, 1, 1)
    for plot, good in (("A-4", "books"), ("B-4", "books"), ("A-1", "gold"), ("A-2", "cloth")):
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
        Stage(produce(g, p))
        assert p.goods == {**goods, "tools": 0}
        assert (g.prices["gold"], g.prices["cloth"], g.prices["books"]) == prices
    Stage(produce(g, p))
    assert (g.prices["gold"], g.prices["cloth"], g.prices["books"]) == (3, 2, 3)  # no room, nothing changes [L10.4.4]


def test_prices_stop_at_the_bottom_and_production_needs_a_store() -> None:
    """The lowest price is 1. [L10.4.3, L10.4.4, R-16]"""
    g, p = producer()
    g.prices["gold"] = BOARD.price_bottom
    Stage(produce(g, p))
    assert g.prices["gold"] == 1
    refusal = unavailable(g, g.players[1], "produce")
    assert refusal is not None and refusal.rule == "L10.4.4"


def test_all_right_houses_give_one_more_of_every_type() -> None:
    """EX-23: cloth 3, books 2, tools 2. [L14.1, L14.4, L10.4.5]"""
    g = table()
    p = g.players[0]
    cubes(p, 1, 1, 1)
    p.houses["right"] = 3
    give(p, gold=1)
    for plot, good in (("A-2", "cloth"), ("B-2", "cloth"), ("A-4", "books"), ("A-5", "tools")):
        build(g, p, plot, good)
    stage = Stage(produce(g, p))
    assert stage.topic == "right-houses"
    assert stage.options == ["good:cloth", "good:books", "good:tools"]
    stage.answer(stage.options)
    assert p.goods == {"gold": 1, "cloth": 3, "books": 2, "tools": 2}


@pytest.mark.parametrize("houses", [1, 2])
def test_one_right_house_gives_one_more_of_one_type(houses: int) -> None:
    """The bonus may be declined. [L14.4, L10.4.5]"""
    g, p = producer()
    p.houses["right"] = houses
    stage = Stage(produce(g, p))
    assert stage.ask is not None and (stage.ask.least, stage.ask.most) == (0, 1)
    stage.answer(["good:gold"])
    assert p.goods["gold"] == 2
    stage = Stage(produce(g, p))
    stage.answer([])
    assert p.goods["gold"] == 3


# Cardinal and church [L10.5]


def test_the_cardinal_moves_one_or_two_gaps_and_a_neighbouring_tile_is_taken() -> None:
    """Two tiles beside each gap. [L10.5.2, L10.5.3]"""
    g = table()
    p = g.players[0]
    k = g.church
    stage = Stage(state_action(g, p, "cardinal"))
    assert stage.options == [
        f"meet:{k[0].key}@1",  # type: ignore[union-attr]
        f"meet:{k[1].key}@1",  # type: ignore[union-attr]
        f"meet:{k[1].key}@2",  # type: ignore[union-attr]
        f"meet:{k[2].key}@2",  # type: ignore[union-attr]
    ]
    tile = k[2]
    assert tile is not None
    stage.answer(f"meet:{tile.key}@2")
    assert g.gap == 2
    assert tile in p.clergy
    assert g.church[2] is None
    assert g.mover == 0


def test_symbols_count_when_entered_not_when_left() -> None:
    """The treasury symbol raises the treasury, the influence symbol lays the cardinal down.

    [L10.5.4, L10.5.5, L10.5.7]
    """
    g = table()
    p = g.players[0]
    g.church = [named(f"cl{n:02}") for n in (1, 2, 4, 5, 6, 7)]
    treasury(g, 3)
    g.gap = 2
    Stage(state_action(g, p, "cardinal")).answer("meet:cl05@2")
    assert g.value == 4 and not g.laid  # passed the treasury symbol
    Stage(state_action(g, p, "cardinal")).answer("meet:cl07@2")
    assert g.gap == 0 and g.laid
    g.laid = False
    Stage(state_action(g, p, "cardinal")).answer("meet:cl01@1")
    assert not g.laid  # left the influence symbol


def test_four_tiles_are_the_limit_and_missing_neighbours_are_skipped() -> None:
    """Not available with four tiles or beside empty spaces only. [L10.5.1, L10.5.3, R-17]"""
    g = table()
    p = g.players[0]
    p.clergy = [named(key) for key in ("cl01", "cl02", "cl04", "cl05")]
    refusal = unavailable(g, p, "cardinal")
    assert refusal is not None and refusal.rule == "L10.5.1"
    assert Stage(cardinal_reward(g, p, 1)).over and g.gap == 0
    p.clergy = []
    g.church[0] = g.church[1] = None
    assert [option.at for option in meetings(g, p, 1, 2)] == [2]
    g.church[2] = None
    refusal = unavailable(g, p, "cardinal")
    assert refusal is not None and refusal.rule == "L10.5.3"


def test_a_reward_moves_the_cardinal_exactly_one_gap() -> None:
    """And may be declined. [L10.5.2, L19.1, R-30]"""
    g = table()
    p = g.players[0]
    stage = Stage(cardinal_reward(g, p, 1))
    assert len(stage.options) == 3 and stage.options[-1] == "decline"
    stage.answer("decline")
    assert g.gap == 0 and not p.clergy


def test_church_scoring_trades_tiles_for_wigs_and_influence() -> None:
    """One of two tiles: its wigs, then influence once; the discarded bonus no longer helps. [L10.5.6, L19.4]"""
    g = table()
    a, b = g.players[:2]
    a.clergy = [named("cl01"), named("cl10")]
    top(a, "king-45", "ship-blue")
    b.clergy = [named("cl02")]
    g.laid, g.mover = True, 1
    stage = Stage(church_scoring(g))
    assert stage.seat == 1  # the last mover first
    stage.answer([])
    assert b.clergy and b.influence == 0
    assert stage.seat == 0  # seats without a tile are not asked
    stage.answer(["cl01"])
    assert stage.over and not g.laid
    assert (a.wigs, a.influence) == (7, 6)
    assert a.clergy == [named("cl10")]
    assert named("cl01") in g.discard


def test_church_scoring_comes_after_the_card_and_before_the_refills() -> None:
    """At the end of the turn, once however often the symbol was passed. [L10.5.6, L15.2, R-18]"""
    g = table()
    p = g.players[0]
    p.clergy = [named("cl10")]
    g.laid, g.mover = True, 0
    g.church[3] = None
    stage = Stage(finish_turn(g, p))
    stage.when("take-card", stage.options[0])
    assert stage.topic == "church-scoring"
    assert g.church[3] is None
    stage.answer([])
    assert stage.over and g.church[3] is not None and not g.laid


def test_a_kept_bonus_helps_in_the_same_church_scoring() -> None:
    """`influence_gain_bonus` works while the tile is kept. [L19.4, L19.3, R-31]"""
    g = table()
    p = g.players[0]
    p.clergy = [named("cl03"), named("cl10")]
    top(p, "manuel-4")
    g.laid, g.mover = True, 0
    Stage(church_scoring(g)).answer(["cl10"])
    assert p.influence == 1 + 2


# Favors [L10.6]


def test_a_favor_of_a_noble_one_lacks() -> None:
    """At most one per noble; not available with all three. [L10.6.1, L10.6.2]"""
    g = table()
    p = g.players[0]
    favor(g, p, "manuel")
    stage = Stage(state_action(g, p, "favor"))
    assert stage.options == ["favor:marquis", "favor:king"]
    stage.answer("favor:king")
    assert p.favors == [FAVOR["manuel"], FAVOR["king"]]
    assert g.portraits == {"manuel": 3, "marquis": 4, "king": 3}
    Stage(state_action(g, p, "favor"))
    refusal = unavailable(g, p, "favor")
    assert refusal is not None and refusal.rule == "L10.6.2"


def test_a_saved_official_is_a_benefit_of_the_portfolio() -> None:
    """Treasury cards are no state action, but stay while in the portfolio. [L5.10]"""
    g = table()
    p = g.players[0]
    bottom(p, "treasury-66")
    from stavitel.titles.lisboa.foresight import officials_needed

    assert officials_needed(p, named("plan-b3"), []) == 2
