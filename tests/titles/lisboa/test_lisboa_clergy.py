"""Every clergy tile: the same thing done without and with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from stavitel.kernel import Random
from stavitel.testing.scenario import Scenario
from stavitel.titles.lisboa import TITLE, court, events, portfolio
from stavitel.titles.lisboa.cards import PLOTS
from stavitel.titles.lisboa.clergy import warehouse
from stavitel.titles.lisboa.clergy_tiles import CLERGY
from stavitel.titles.lisboa.foresight import hire_price, land_price, officials_needed
from stavitel.titles.lisboa.gains import answer_tiles, keep_tile, shed_tile
from stavitel.titles.lisboa.kinds import Clergy
from stavitel.titles.lisboa.noble_actions import build_store, open_building, take_decrees
from stavitel.titles.lisboa.payment import fee, gain_influence
from stavitel.titles.lisboa.portfolio import sale_price, trades_open, tuck
from stavitel.titles.lisboa.rules import choose_tiles
from stavitel.titles.lisboa.state_actions import produce, recruit, ship_price, state_action
from titles.lisboa.lisboa_table import build, cubes, favor, give, named, new_table, seat_official, ship, top, treasury


def gained(g: Any, p: Any) -> int:
    top(p, "manuel-4")
    gain_influence(g, p)
    return p.influence


def visit(noble: str) -> Callable[[Any, Any], int]:
    def cost(g: Any, p: Any) -> int:
        seat_official(g.players[1], noble, 4)
        return fee(g, p, noble)

    return cost


def join(g: Any, p: Any) -> int:
    seat_official(g.players[1], "king", 4)
    return fee(g, p, "king", joining=True)


def land(g: Any, p: Any) -> int:
    g.rubble["B"], g.rubble["C1"] = "eft", ""
    return land_price(g, p, PLOTS["B-1"])


def officials(g: Any, p: Any) -> int:
    return officials_needed(p, named("plan-b3"), p.clergy)


def hiring(g: Any, p: Any) -> int:
    return hire_price(p, 2, g.treasury, p.clergy)


def recruiting(g: Any, p: Any) -> int:
    table = Scenario(recruit(g, p), g)
    table.answer(["office:manuel", "office:marquis", "office:king"][: table.ask.most])
    return int(p.in_court)


def producing(good: str) -> Callable[[Any, Any], int]:
    def made(g: Any, p: Any) -> int:
        build(g, p, "A-2", "gold" if good != "gold" else "cloth")
        table = Scenario(produce(g, p), g)
        if not table.over:
            table.when("produce-extra", f"good:{good}")
        assert table.over
        return int(p.goods[good])

    return made


def selling(g: Any, p: Any) -> int:
    return sale_price(g, p, "cloth", ship("red"))


def shipbuilding(g: Any, p: Any) -> int:
    return ship_price(p, ship("purple"))


def trading(noble: str, good: str) -> Callable[[Any, Any], int]:
    def trades(g: Any, p: Any) -> int:
        give(p, **{good: 1})
        p.houses["middle"] = 3
        build(g, p, "B-1", "gold")
        actions = {"manuel": ("recruit", "plan"), "marquis": ("ship", "produce"), "king": ("cardinal", "favor")}[noble]
        return sum(option.things[0] in actions for option in trades_open(g, p))

    return trades


def decree(g: Any, p: Any) -> int:
    p.markers = 1
    table = Scenario(take_decrees(g, p), g)
    table.answer(table.options[0], table.options[1])
    return int(p.wigs)


def store(g: Any, p: Any) -> int:
    for place in g.rubble:
        g.rubble[place] = ""
    p.reis = 3
    Scenario(build_store(g, p), g).answer("build:b-1@gold").first_answers()
    return int(p.wigs)


def opening(g: Any, p: Any) -> int:
    p.plans = [named("plan-b1")]
    seat_official(p, "king", 2)
    Scenario(open_building(g, p), g).answer("open:xb").first_answers()
    return int(p.wigs)


def treasury_card(g: Any, p: Any) -> int:
    give(p, gold=1)
    Scenario(tuck(g, p, named("treasury-61")), g)
    return int(p.reis)


CASES: dict[str, tuple[Callable[[Any, Any], int], int, int]] = {
    # tile: (what is done, without it, with it)
    "cl01": (gained, 1, 2),
    "cl02": (gained, 1, 2),
    "cl03": (gained, 1, 3),
    "cl04": (visit("king"), 4, 3),
    "cl05": (visit("manuel"), 4, 3),
    "cl06": (visit("manuel"), 4, 2),
    "cl07": (visit("marquis"), 4, 2),
    "cl08": (visit("king"), 4, 2),
    "cl09": (join, 4, 2),
    "cl10": (land, 9, 7),
    "cl11": (land, 9, 7),
    "cl12": (land, 9, 6),
    "cl13": (land, 9, 7),
    "cl14": (land, 9, 8),
    "cl15": (officials, 3, 2),
    "cl16": (officials, 3, 2),
    "cl17": (hiring, 6, 2),
    "cl18": (recruiting, 2, 3),
    "cl19": (recruiting, 2, 3),
    "cl20": (producing("gold"), 0, 1),
    "cl21": (producing("cloth"), 0, 1),
    "cl22": (producing("books"), 0, 1),
    "cl23": (producing("tools"), 0, 1),
    "cl24": (selling, 6, 7),
    "cl25": (selling, 6, 7),
    "cl26": (shipbuilding, 3, 2),
    "cl27": (shipbuilding, 3, 2),
    "cl28": (trading("manuel", "cloth"), 0, 2),
    "cl29": (trading("marquis", "cloth"), 0, 2),
    "cl30": (trading("king", "tools"), 0, 2),
    "cl31": (decree, 5, 9),
    "cl32": (store, 5, 7),
    "cl33": (opening, 5, 7),
    "cl34": (lambda g, p: warehouse(p), 2, 3),
    "cl35": (treasury_card, 3, 5),
}


@pytest.mark.parametrize(("key", "case"), CASES.items(), ids=list(CASES))
def test_each_tile_does_what_it_says(key: str, case: tuple[Callable[[Any, Any], int], int, int]) -> None:
    """While it lies on the board. [L19.3, L19.6, R-58, R-63]"""
    act, without, with_it = case
    for tiles, expected in (([], without), ([named(key)], with_it)):
        g = new_table(4)
        treasury(g, 3)
        p = g.players[0]
        p.clergy = list(tiles)
        assert act(g, p) == expected, tiles


def test_instant_tiles_reward_once_and_stay() -> None:
    """Influence and favors when the tile comes; it stays for its wigs. [L19.3, L19.6]"""
    g = new_table(4)
    p = g.players[0]
    top(p, "manuel-1")
    Scenario(keep_tile(g, p, named("cl36")), g)
    assert p.influence == 3 and p.clergy == [named("cl36")] and named("cl36").wigs == 2
    favor(g, p, "king")
    assert Scenario(keep_tile(g, p, named("cl37")), g).over  # no other two are left
    assert {tile.noble for tile in p.favors} == {"manuel", "marquis", "king"}
    q = g.players[1]
    table = Scenario(keep_tile(g, q, named("cl37")), g)
    table.when("take-favor", "favor:king")
    table.when("take-favor", "favor:manuel")
    assert table.over and len(q.favors) == 2


def test_an_instant_tile_kept_at_set_up_waits_for_the_favors_to_be_dealt() -> None:
    """Then its owner has all three; the influence tile finds no portfolio yet. [L19.3, R-52]"""
    g = TITLE.setup(TITLE.resolve_options({}, 2), 2, Random.from_text("instant"))
    for tile in (named("cl37"), named("cl36")):
        g.bag.remove(tile)
        g.bag.append(tile)
    favored = g.current
    Scenario(choose_tiles(g, g.players[g.current]), g).first_answers()
    assert g.players[favored].clergy == [named("cl36")] and g.players[favored].influence == 4
    g.bag.remove(named("cl37"))
    g.bag.append(named("cl37"))
    table = Scenario(choose_tiles(g, g.players[g.current]), g)
    table.when("keep-tile", "cl37")
    assert table.over and g.phase == "turn"
    assert [len(p.favors) for p in g.clockwise(favored)] == [1, 3]
    assert sum(g.portraits.values()) == 2
    assert g.players[favored].influence == 4


def ready_table() -> tuple[Any, Any]:
    """Somebody who can do everything, rich and with little to choose."""
    g = new_table(4)
    treasury(g, 3)
    p = g.players[0]
    p.reis = 20
    p.influence = 5
    give(p, gold=2, tools=2)
    p.houses["middle"] = 3
    build(g, p, "B-1", "gold")
    p.plans = [named("plan-b1")]
    top(p, "ship-blue")
    return g, p


CAUSES: dict[str, Callable[[Any, Any], Any]] = {
    "on_visit": lambda g, p: court.visit(g, p, "marquis"),
    "on_join": court.offer_join,
    "on_event": lambda g, p: events.sponsor(g, p, named("treasury-66")),
    "on_sale": lambda g, p: portfolio.sell_on(g, p, portfolio.SELL_MOVES["gold", 0, 0]),
    "on_noble_card": lambda g, p: portfolio.play_to_portfolio(g, p, named("marquis-21")),
    "on_treasury_card": lambda g, p: portfolio.play_to_portfolio(g, p, named("treasury-66")),
    "on_build_store": build_store,
    "on_decree": take_decrees,
    "on_open_building": open_building,
    **{
        f"on_{action}": lambda g, p, action=action: state_action(g, p, action)
        for action in ("recruit", "plan", "ship", "produce", "cardinal", "favor")
    },
}


def score_of(cause: str, tile: Clergy | None) -> int:
    g, p = ready_table()
    g.visited = "marquis"
    favor(g, p, "marquis")
    p.clergy = [] if tile is None else [tile]
    Scenario(CAUSES[cause](g, p), g).first_answers()
    return int(p.wigs)


@pytest.mark.parametrize("cause", CAUSES)
def test_an_owner_may_find_tiles_that_reward_any_action(cause: str) -> None:
    """Seven wigs more with the tile than without, once. [L19.3, L19.6]"""
    assert score_of(cause, Clergy("cl31", cause, "wigs", 7, 1)) == score_of(cause, None) + 7


GAINED: dict[str, Callable[[Any], int]] = {
    # what a tile brings: where it is counted
    "reis": lambda p: int(p.reis),
    "influence": lambda p: int(p.influence),
    "gain_influence": lambda p: int(p.influence),
    "cloth": lambda p: int(p.goods["cloth"]),
    "good_any": lambda p: sum(p.goods.values()),
    "goods_different": lambda p: sum(p.goods.values()),
    "favor": lambda p: len(p.favors),
    "plan": lambda p: len(p.plans),
    "official": lambda p: int(p.in_court),
    "rubble": lambda p: sum(p.cubes.values()),
    "cardinal": lambda p: len(p.clergy),
}


@pytest.mark.parametrize("of", GAINED)
def test_and_bring_any_reward(of: str) -> None:
    """Whatever a reward can be, asked for where there is a choice. [L19.1, L19.3]"""
    g, p = ready_table()
    p.clergy = [Clergy("cl31", "on_visit", of, 1, 1)]
    p.influence = 1
    before = GAINED[of](p)
    Scenario(answer_tiles(g, p, "on_visit"), g).first_answers()
    assert GAINED[of](p) > before


def test_all_tiles_are_covered() -> None:
    """37 tiles. [L1.1.1]"""
    assert {tile.key for tile in CLERGY} == {*CASES, "cl36", "cl37"}


def test_equal_effects_add_up() -> None:
    """Two copies of one tile, and general with special ones. [L19.7, L14.5]"""
    g = new_table(4)
    p = g.players[0]
    treasury(g, 3)
    seat_official(g.players[1], "king", 5)
    p.clergy = [named("cl04"), named("cl05"), named("cl08")]
    assert fee(g, p, "king") == 1
    p.clergy = [named("cl26"), named("cl27")]
    assert ship_price(p, ship("purple")) == 1
    p.clergy = [named("cl10"), named("cl11"), named("cl12"), named("cl13")]
    g.rubble["B"], g.rubble["C1"] = "eft", ""
    assert land_price(g, p, PLOTS["B-1"]) == 0  # never below 0 [L19.10]


def test_a_shed_warehouse_tile_returns_the_surplus() -> None:
    """Goods above capacity go back at once. [L19.6]"""
    g = new_table(4)
    p = g.players[0]
    p.clergy = [named("cl34")]
    give(p, gold=3)
    shed_tile(g, p, named("cl34"))
    assert p.goods["gold"] == 2


def test_recruiting_never_places_more_than_three() -> None:
    """One per office, and the extra one may be declined. [L19.6]"""
    g = new_table(4)
    p = g.players[0]
    p.clergy = [named("cl18"), named("cl19")]
    table = Scenario(recruit(g, p), g)
    assert (table.ask.least, table.ask.most) == (1, 3)


def test_an_extra_good_needs_a_store_and_counts_as_produced() -> None:
    """So its price falls too. [L19.6, L10.4.5, R-69]"""
    g = new_table(4)
    p = g.players[0]
    p.clergy = [named("cl22")]
    build(g, p, "B-1", "gold")
    books = g.prices["books"]
    Scenario(produce(g, p), g).answer("good:books")
    assert g.prices["books"] == books - 1
    Scenario(produce(g, p), g).answer("decline")
    assert g.prices["books"] == books - 1


def test_on_open_building_cannot_pay_for_hiring() -> None:
    """The reward comes when the action is complete. [L19.6]"""
    g = new_table(4)
    p = g.players[0]
    treasury(g, 3)
    p.clergy = [named("cl33")]
    p.plans = [named("plan-b1")]
    seat_official(p, "king", 1)
    for place in g.rubble:
        g.rubble[place] = ""
    p.reis = 2
    table = Scenario(open_building(g, p), g)
    assert "open:xb" not in table.options  # one official short of 3 réis, although a reward will come


def test_land_price_order() -> None:
    """Free rubble, then discounts, then what the portfolio pays. [L19.10]"""
    g = new_table(4)
    p = g.players[0]
    treasury(g, 3)
    cubes(p)
    g.rubble["B"], g.rubble["C1"] = "ee", "t"
    p.clergy = [named("cl14")]
    p.bottom = [named("treasury-70")]
    assert land_price(g, p, PLOTS["B-1"]) == 3 + 6 - 2


def test_a_corrected_tile_may_bring_goods_or_influence() -> None:
    """Goods as far as there is room, influence for the portfolio. [L19.3, L5.2]"""
    g = new_table()
    p = g.players[0]
    give(p, tools=1)
    top(p, "manuel-1")
    p.clergy = [
        replace(named("cl33"), of="tools"),
        replace(named("cl32"), effect="on_open_building", of="gain_influence", amount=1),
    ]
    assert Scenario(answer_tiles(g, p, "on_open_building"), g).over
    assert (p.goods["tools"], p.influence) == (2, 3)
