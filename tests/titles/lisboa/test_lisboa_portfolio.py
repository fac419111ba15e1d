"""Start of turn, cards to the portfolio, selling and trading."""

from __future__ import annotations

import pytest

from stavitel.testing.scenario import Scenario
from stavitel.titles.lisboa.clergy import warehouse
from stavitel.titles.lisboa.gains import gain_cube, gain_goods
from stavitel.titles.lisboa.kinds import GOODS
from stavitel.titles.lisboa.payment import add_influence, gain_influence, pay, worth
from stavitel.titles.lisboa.portfolio import (
    dock_ships,
    play_to_portfolio,
    sale_price,
    trade,
    trades_open,
    tuck,
    untuckable,
)
from stavitel.titles.lisboa.rules import finish_turn, plays, take_turn
from stavitel.titles.lisboa.state_actions import crowded
from stavitel.titles.lisboa.table import capacity
from titles.lisboa.lisboa_table import (
    bottom,
    build,
    cubes,
    favor,
    give,
    hold,
    named,
    new_table,
    seat_official,
    top,
    treasury,
)


def test_a_card_may_be_discarded_for_a_gold() -> None:
    """EX-1: the card leaves the game, no action, one display card is taken. [L3.2, L15.1]"""
    g = new_table()
    p = g.players[0]
    give(p, gold=1)
    hold(p, "manuel-1", "king-41", "king-42", "king-43", "king-44")
    Scenario(take_turn(g, p), g).answer("gold:manuel-1")
    assert p.goods["gold"] == 2
    assert named("manuel-1") in g.discard
    assert g.phase == "finish"
    shown = g.shown["king"]
    assert shown is not None
    Scenario(finish_turn(g, p), g).answer(f"take:{shown.key}")
    assert len(p.hand) + len(p.taken) == 5
    assert g.phase == "turn" and g.current == 1


def test_a_gold_without_room_is_lost() -> None:
    """Gaining a gold is legal with a full warehouse. [L3.2, L5.2, R-5]"""
    g = new_table()
    p = g.players[0]
    give(p, gold=2)
    hold(p, "manuel-1")
    Scenario(take_turn(g, p), g).answer("gold:manuel-1")
    assert p.goods["gold"] == 2


def test_every_hand_card_can_be_discarded_and_kinds_go_where_they_may() -> None:
    """Nobles are visited, treasury cards sponsored, any card goes to the portfolio. [L4.1, L3.2]"""
    g = new_table()
    p = g.players[0]
    p.influence = 10
    p.reis = 30
    give(p, gold=2)
    hold(p, "marquis-21", "treasury-62")
    keys = list(plays(g, p).filled().options)
    assert keys == [
        "court:marquis-21",
        "portfolio:marquis-21",
        "gold:marquis-21",
        "court:treasury-62",
        "portfolio:treasury-62",
        "gold:treasury-62",
    ]


def test_a_full_portfolio_makes_room_first() -> None:
    """EX-2: with one set and three cards a fourth forces a discard. [L5.1, L5.4]"""
    g = new_table()
    p = g.players[0]
    cubes(p, 1, 1, 1)
    give(p, gold=1)
    top(p, "king-42", "king-43")
    bottom(p, "treasury-61")
    assert capacity(p) == 3
    table = Scenario(tuck(g, p, named("manuel-2")), g)
    assert table.topic == "make-room"
    assert table.options == ["discard:king-42@top1", "discard:king-43@top2", "discard:treasury-61@bottom1"]
    table.answer("discard:king-42@top1")
    assert table.over
    assert [card.key for card in p.top] == ["king-43", "manuel-2"]
    assert p.portfolio == 3
    assert named("king-42") in g.discard


def test_five_sets_do_not_make_a_seventh_slot() -> None:
    """Capacity stops at six cards, the warehouse goes to seven. [L5.1, L5.2, R-6]"""
    p = new_table().players[0]
    cubes(p, 5, 5, 5)
    assert capacity(p) == 6
    assert warehouse(p) == 7


def test_a_full_edge_gives_up_one_of_its_own() -> None:
    """With three cards at the top a noble replaces one of them. [L5.3, L5.4, R-7]"""
    p = new_table().players[0]
    cubes(p, 3, 3, 3)
    top(p, "king-42", "king-43", "ship-blue")
    assert [option.at for option in crowded(p, True)] == ["top1", "top2", "top3"]
    assert crowded(p, False) == []


def test_a_discarded_ship_loses_its_goods() -> None:
    """Goods under a ship go to the supply with it. [L5.5]"""
    g = new_table()
    p = g.players[0]
    give(p, gold=1)
    top(p, "ship-red", "king-43")
    p.cargo[0] = "g"
    Scenario(tuck(g, p, named("manuel-2")), g).answer("discard:ship-red@top1")
    assert p.cargo == ["", ""]
    assert [card.key for card in p.top] == ["king-43", "manuel-2"]


def test_completing_a_set_raises_capacity_and_moves_a_marker() -> None:
    """EX-3: the second set makes four cards and four goods, and ends period 1. [L6.2, L6.3, L2.4]"""
    g = new_table()
    p = g.players[0]
    cubes(p, 2, 1, 2)
    p.markers = 1
    gain_cube(g, p, "f")
    assert p.sets == 2
    assert capacity(p) == 4
    assert warehouse(p) == 4
    assert p.markers == 2
    assert g.causer == 0


def test_a_sixth_cube_leaves_the_game() -> None:
    """Each row has five spaces. [L6.1]"""
    g = new_table()
    p = g.players[0]
    cubes(p, 5, 0, 0)
    out = g.rubble["out"]
    gain_cube(g, p, "e")
    assert p.cubes["earthquake"] == 5
    assert g.rubble["out"] == out + "e"


def test_a_noble_gives_its_reward_and_later_influence() -> None:
    """EX-4: Manuel 1 brings a gold, which may be traded at once, and 3 influence. [L5.6, L7.1]"""
    g = new_table()
    p = g.players[0]
    table = Scenario(play_to_portfolio(g, p, named("manuel-1")), g)
    assert p.goods["gold"] == 1
    assert [card.key for card in p.top] == ["manuel-1"]
    assert "trade:plan,gold" in table.options
    gain_influence(g, p)
    assert p.influence == 3


def test_a_penalty_takes_an_official_home() -> None:
    """EX-5: one official goes back to the board; without any the card is legal all the same. [L5.7, L19.2]"""
    g = new_table()
    p = g.players[0]
    give(p, gold=2)
    seat_official(p, "king")
    table = Scenario(tuck(g, p, named("marquis-25")), g)
    assert table.over
    assert (p.office["king"], p.officials) == (0, 8)
    p.top.clear()
    p.cargo.clear()
    assert untuckable(g, p, named("marquis-25")) is None
    assert Scenario(tuck(g, p, named("marquis-25")), g).over


def test_the_payer_chooses_which_official_goes_home() -> None:
    """From offices and courtyards alike. [L19.2, L12.3.4, R-51]"""
    g = new_table()
    p = g.players[0]
    give(p, gold=2)
    seat_official(p, "king")
    seat_official(p, "manuel", yard=True)
    table = Scenario(tuck(g, p, named("marquis-25")), g)
    assert table.options == ["from_office:king", "from_courtyard:manuel"]
    table.answer("from_courtyard:manuel")
    assert p.courtyard["manuel"] == 0 and p.office["king"] == 1


@pytest.mark.parametrize(("coins", "left"), [(5, 2), (2, 0), (0, 0)])
def test_a_penalty_in_reis_takes_what_there_is(coins: int, left: int) -> None:
    """Nobody has to top up with influence, but may replace coins by it. [L5.7, L19.2, R-8]"""
    g = new_table()
    p = g.players[0]
    give(p, gold=2)
    p.reis, p.influence = coins, 4
    table = Scenario(tuck(g, p, named("manuel-5")), g)
    if coins:
        due = min(coins, 3)
        assert f"pay:{due},0" in table.options and f"pay:0,{due}" in table.options
        table.answer(f"pay:{due},0")
    assert table.over
    assert p.reis == left


def test_penalties_in_wigs_goods_favors_and_tiles() -> None:
    """Each takes one of its kind, the payer choosing which; wigs never fall below 0. [L19.2, L0.1]"""
    g = new_table()
    p = g.players[0]
    give(p, gold=2, books=1)
    p.wigs = 1
    Scenario(tuck(g, p, named("marquis-30")), g)
    assert p.wigs == 0
    p.top, p.cargo = [], []
    Scenario(tuck(g, p, named("king-45")), g).answer("good:books")
    assert p.goods["books"] == 0
    p.top, p.cargo = [], []
    favor(g, p, "king")
    Scenario(tuck(g, p, named("king-50")), g)
    assert p.favors == [] and g.portraits["king"] == 4
    p.top, p.cargo = [], []
    p.clergy = [named("cl34"), named("cl01")]
    give(p, gold=3)
    Scenario(tuck(g, p, named("king-55")), g).answer("cl34")
    assert p.clergy == [named("cl01")]
    assert p.goods["gold"] == 2


def test_a_treasury_card_pays_and_lowers_the_treasury() -> None:
    """EX-6: 3 réis, the treasury falls to 2, a payment of 5 then costs 4. [L5.9, L5.10, L5.11, L5.12]"""
    g = new_table()
    p = g.players[0]
    give(p, gold=1)
    p.reis = 4
    treasury(g, 3)
    table = Scenario(play_to_portfolio(g, p, named("treasury-61")), g)
    assert p.reis == 7
    assert g.value == 2
    assert p.bottom == [named("treasury-61")]
    assert table.topic == "sell-or-trade"
    Scenario(pay(g, p, 5), g)
    assert p.reis == 3


def test_the_treasury_stops_at_its_ends() -> None:
    """At the bottom the move is lost, everything else happens. [L5.9, L10.3.4, R-43]"""
    g = new_table()
    p = g.players[0]
    give(p, gold=1)
    treasury(g, 1)
    Scenario(tuck(g, p, named("treasury-61")), g)
    assert g.value == 1 and p.reis == 1
    treasury(g, 5)
    g.raise_treasury(1)
    assert g.value == 5


def test_penalty_cards_carry_more_influence() -> None:
    """Within each deck every penalty card beats every reward card. [L5.8]"""
    from stavitel.titles.lisboa.political_cards import POLITICAL

    for deck in ("blue", "red", "purple", "brown"):
        cards = [card for card in POLITICAL if card.deck == deck and card.kind != "treasury"]
        assert min(card.influence for card in cards if card.penalty) > max(
            card.influence for card in cards if card.reward
        )


def test_no_card_goes_to_the_portfolio_without_an_action_afterwards() -> None:
    """Without a good neither selling nor trading is possible. [L4.2, L2.3]"""
    g = new_table()
    p = g.players[0]
    refusal = untuckable(g, p, named("treasury-61"))
    assert refusal is not None and refusal.rule == "L4.2"
    assert untuckable(g, p, named("manuel-1")) is None
    assert untuckable(g, p, named("marquis-21")) is not None
    give(p, gold=1)
    assert untuckable(g, p, named("treasury-61")) is None


def test_a_reward_that_would_strand_the_card_is_not_offered() -> None:
    """Only goods that can be traded or sold afterwards may be chosen. [L2.8]"""
    g = new_table()
    p = g.players[0]
    p.clergy = [named(key) for key in ("cl01", "cl04", "cl10", "cl14")]
    for noble in ("manuel", "marquis", "king"):
        favor(g, p, noble)
    g.shipyard = []
    table = Scenario(play_to_portfolio(g, p, named("marquis-23")), g)
    assert table.topic == "take-good"
    assert table.options == ["good:gold", "good:tools"]
    assert set(table.refused) == {"good:cloth", "good:books"}
    assert {reason.rule for reason in table.refused.values()} == {"L2.8"}
    p.officials = 0
    g.plans = {"blue": [], "green": []}
    assert untuckable(g, p, named("marquis-23")) is not None


# Influence


def test_influence_above_ten_is_lost_for_a_wig() -> None:
    """EX-46: 7 + 5 stops at 10 and scores one wig, again when it stands there. [L7.2, L0.2]"""
    g = new_table()
    p = g.players[0]
    p.influence = 7
    top(p, "manuel-1", "ship-red")
    gain_influence(g, p)
    assert (p.influence, p.wigs) == (10, 6)
    gain_influence(g, p)
    assert (p.influence, p.wigs) == (10, 7)


def test_fixed_influence_obeys_the_same_limit() -> None:
    """Two influence from a quest, without clergy bonus. [L7.6, L7.7, R-53]"""
    g = new_table()
    p = g.players[0]
    p.clergy = [named("cl03")]
    p.influence = 9
    add_influence(g, p, 2)
    assert (p.influence, p.wigs) == (10, 6)


def test_no_influence_in_the_portfolio_is_no_gain() -> None:
    """Without a noble or ship neither wig nor bonus. [L7.1, L19.3, R-45]"""
    g = new_table()
    p = g.players[0]
    p.clergy = [named("cl03")]
    p.influence = 10
    assert gain_influence(g, p) == 0
    assert p.wigs == 5


def test_influence_stands_in_for_reis() -> None:
    """EX-8: three réis move the marker 6 to 5, 3, 2; a full track pays six. [L7.3, L7.4, R-35]"""
    g = new_table()
    p = g.players[0]
    p.influence, p.reis = 6, 3
    table = Scenario(pay(g, p, 3), g)
    assert table.options == ["pay:3,0", "pay:2,1", "pay:1,2", "pay:0,3"]
    assert table.ask.effects("pay:0,3") == (("reis", 0), ("influence", -4))
    table.answer("pay:0,3")
    assert (p.influence, p.reis) == (2, 3)
    p.influence, p.reis = 10, 0
    for left in (7, 5, 3, 2, 1, 0):
        Scenario(pay(g, p, 1), g).answer("pay:0,1")
        assert p.influence == left


def test_the_worth_of_influence() -> None:
    """Nothing from 0, at most six from 10. [L7.4, L7.5]"""
    assert [worth(space) for space in range(11)] == [0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6]


# Selling


def sale_table():
    g = new_table()
    green, purple = g.players[0], g.players[1]
    g.prices = {"books": 5, "cloth": 4, "gold": 4, "tools": 3}
    give(green, gold=2, books=2, tools=1)
    top(green, "ship-red")
    top(purple, "ship-purple")
    return g, green, purple


def test_influence_is_never_spent_unasked() -> None:
    """Coins alone pay a price by themselves; where influence must stand in, the player is asked. [L7.4]"""
    g = new_table()
    p = g.players[0]
    p.reis, p.influence = 3, 0
    assert Scenario(pay(g, p, 3), g).over and p.reis == 0
    p.influence = 6
    table = Scenario(pay(g, p, 3), g)
    assert (table.topic, table.options) == ("pay-reis", ["pay:0,3"])
    assert table.effects("pay:0,3") == {"reis": 0, "influence": -4}
    table.answer("pay:0,3")
    assert table.over and p.influence == 2


def test_goods_are_sold_on_any_docked_ship() -> None:
    """EX-9: 10 + 14 réis; the full ship sails for its owner, prices stay. [L8.1, L8.2, L8.3, L8.4, L8.5, R-9]"""
    g, green, purple = sale_table()
    cubes(green, 2, 2, 2)
    table = Scenario(play_to_portfolio(g, green, named("manuel-19")), g)
    table.answer("sell:gold,1@0", "sell:gold,1@0", "sell:books,1@1", "sell:books,1@1", "done")
    assert table.over
    assert green.reis == 24
    assert green.wigs == 5 + 3 + 2  # the card's own reward is 3 wigs
    assert green.cargo[0] == "gg"
    assert (purple.cargo[0], purple.wigs) == ("bb", 5)
    assert green.goods["tools"] == 1
    assert g.prices == {"books": 5, "cloth": 4, "gold": 4, "tools": 3}
    dock_ships(g, green)
    assert green.cargo[0] == ""


def test_a_third_good_sends_the_foreign_ship_off() -> None:
    """EX-9, counter-case: tools bring 5 réis and purple 3 wigs. [L8.4]"""
    g, green, purple = sale_table()
    cubes(green, 2, 2, 2)
    purple.cargo[0] = "bb"
    table = Scenario(play_to_portfolio(g, green, named("manuel-19")), g)
    table.answer("sell:tools,1@1", "done")
    assert green.reis == 5
    assert (purple.cargo[0], purple.wigs) == ("bbt", 8)


def test_full_ships_take_nothing_until_their_owner_docks_them() -> None:
    """At sea until its owner's next turn. [L8.1, L3.1]"""
    g, green, purple = sale_table()
    purple.cargo[0] = "bbb"
    green.top, green.cargo = [], []
    table = Scenario(play_to_portfolio(g, green, named("manuel-19")), g)
    assert not any(key.startswith("sell") for key in table.options)
    dock_ships(g, purple)
    assert purple.cargo[0] == ""


def test_portfolio_benefits_and_tiles_raise_the_sale() -> None:
    """`sell_*` benefits count for their good on any ship. [L19.8, L8.2]"""
    g, green, _ = sale_table()
    bottom(green, "treasury-64", "treasury-75")
    ship = named("ship-red")
    assert sale_price(g, green, "gold", ship) == 4 + 1 + 1 + 1
    assert sale_price(g, green, "books", ship) == 5 + 1 + 1


# Trading


def test_trading_tools_for_a_plan() -> None:
    """EX-40: the tools lie on the action, the top plan is taken. [L9.1, L10.2.1]"""
    g = new_table()
    p = g.players[0]
    give(p, tools=1)
    top_green = g.plans["green"][0]
    table = Scenario(trade(g, p, named_move(g, p, "trade:plan,tools")), g)
    table.answer(f"plan:{top_green.key}")
    assert p.goods["tools"] == 0
    assert p.plans == [top_green]
    assert g.offered == {"plan": "tools"}


def named_move(g, p, key):
    return next(option for option in trades_open(g, p) if option.key == key)


@pytest.mark.parametrize(
    ("good", "actions"),
    [
        ("tools", {"recruit", "plan"}),
        ("books", {"ship", "produce"}),
        ("cloth", {"cardinal", "favor"}),
        ("gold", {"recruit", "plan", "ship", "produce", "cardinal", "favor"}),
    ],
)
def test_each_noble_accepts_his_good_or_gold(good: str, actions: set[str]) -> None:
    """Manuel tools, the Marquis books, the King cloth; all take gold. [L9.2]"""
    g = new_table()
    p = g.players[0]
    build(g, p, "B-1", "gold")
    p.houses["middle"] = 3
    give(p, **{good: 1})
    assert {option.things[0] for option in trades_open(g, p)} == actions
    assert {option.things[1] for option in trades_open(g, p)} == {good}


def test_a_state_action_is_covered_for_the_rest_of_the_turn() -> None:
    """Two different state actions at most; the goods go at the end of the turn. [L9.1, L9.3, L9.5]"""
    g = new_table()
    p = g.players[0]
    give(p, gold=1, tools=2)
    table = Scenario(play_to_portfolio(g, p, named("marquis-21")), g)
    table.answer("trade:plan,tools", f"plan:{g.plans['blue'][0].key}")
    assert table.topic == "trade-again"
    assert "trade:recruit,tools" in table.options
    assert "trade:plan,tools" not in table.options
    assert table.refused["trade:plan,tools"].rule == "L9.3"
    table.answer("trade:recruit,tools", ["office:manuel", "office:king"])
    assert table.over
    assert g.offered == {"plan": "tools", "recruit": "tools"}
    table = Scenario(finish_turn(g, p), g)
    table.answer(table.options[0])
    assert g.offered == {}


def test_goods_of_the_first_trade_may_pay_for_the_second() -> None:
    """Production may bring the good for the next action. [L9.4, R-10]"""
    g = new_table()
    p = g.players[0]
    build(g, p, "A-2", "cloth")
    give(p, gold=1)
    table = Scenario(play_to_portfolio(g, p, named("marquis-21")), g)
    table.answer("trade:produce,gold")
    assert table.topic == "trade-again"
    assert "trade:favor,cloth" in table.options


def test_goods_above_capacity_go_back() -> None:
    """Surplus goods return to the supply. [L5.2]"""
    g = new_table()
    p = g.players[0]
    assert gain_goods(g, p, "gold", 5) == 2
    assert p.goods == {**dict.fromkeys(GOODS, 0), "gold": 2}


def test_a_payment_lowers_what_can_be_raised_by_its_amount() -> None:
    """Whatever the way: coins, influence or both. [R-70, L7.4]"""
    from stavitel.titles.lisboa.payment import wealth

    for influence in range(11):
        for price in range(1, 8):
            g = new_table()
            p = g.players[0]
            p.influence, p.reis = influence, 4
            before = wealth(p)
            if price > before:
                continue
            for way in _ways(g, p, price):
                p.influence, p.reis = influence, 4
                table = Scenario(pay(g, p, price), g)
                if not table.over:
                    table.answer(way)
                assert wealth(p) == before - price


def _ways(g, p, price: int) -> list[str]:
    reis, influence = p.reis, p.influence
    table = Scenario(pay(g, p, price), g)
    p.reis, p.influence = reis, influence
    return table.options or ["alone"]
