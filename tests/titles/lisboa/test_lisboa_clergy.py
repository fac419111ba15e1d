"""Every clergy tile: the same thing done without and with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from lisboa_stage import Stage, build, cubes, first_answers, give, named, seat_official, ship, table, top, treasury

from stavitel.titles.lisboa.cards import PLOTS
from stavitel.titles.lisboa.clergy import warehouse
from stavitel.titles.lisboa.clergy_tiles import CLERGY
from stavitel.titles.lisboa.foresight import hire_price, land_price, officials_needed
from stavitel.titles.lisboa.gains import keep_tile, shed_tile
from stavitel.titles.lisboa.noble_actions import build_store, open_building, take_decrees
from stavitel.titles.lisboa.portfolio import sale_price, trades_open, tuck
from stavitel.titles.lisboa.purse import fee, gain_influence
from stavitel.titles.lisboa.state_actions import produce, recruit, ship_price


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
    g.rubble["A"], g.rubble["C1"] = "eft", ""
    return land_price(g, p, PLOTS["A-1"])


def officials(g: Any, p: Any) -> int:
    return officials_needed(p, named("plan-b3"), p.clergy)


def hiring(g: Any, p: Any) -> int:
    return hire_price(p, 2, g.treasury, p.clergy)


def recruiting(g: Any, p: Any) -> int:
    stage = Stage(recruit(g, p))
    assert stage.ask is not None
    stage.answer(["office:manuel", "office:marquis", "office:king"][: stage.ask.most])
    return int(p.in_court)


def producing(good: str) -> Callable[[Any, Any], int]:
    def made(g: Any, p: Any) -> int:
        build(g, p, "A-2", "gold" if good != "gold" else "cloth")
        stage = Stage(produce(g, p))
        if stage.ask is not None:
            stage.when("produce-extra", f"good:{good}")
        assert stage.over
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
        build(g, p, "A-1", "gold")
        actions = {"manuel": ("recruit", "plan"), "marquis": ("ship", "produce"), "king": ("cardinal", "favor")}[noble]
        return sum(option.things[0] in actions for option in trades_open(g, p))

    return trades


def decree(g: Any, p: Any) -> int:
    p.markers = 1
    stage = Stage(take_decrees(g, p))
    stage.answer(stage.options[0], stage.options[1])
    return int(p.wigs)


def store(g: Any, p: Any) -> int:
    for place in g.rubble:
        g.rubble[place] = ""
    p.reis = 3
    first_answers(Stage(build_store(g, p)).answer("build:c-1@gold"))
    return int(p.wigs)


def opening(g: Any, p: Any) -> int:
    p.plans = [named("plan-b1")]
    seat_official(p, "king", 2)
    first_answers(Stage(open_building(g, p)).answer("open:xb"))
    return int(p.reis)


def treasury_card(g: Any, p: Any) -> int:
    give(p, gold=1)
    Stage(tuck(g, p, named("treasury-61")))
    return int(p.reis)


CASES: dict[str, tuple[Callable[[Any, Any], int], int, int]] = {
    # tile: (what is done, without it, with it)
    "cl01": (gained, 1, 2),
    "cl02": (gained, 1, 2),
    "cl03": (gained, 1, 3),
    "cl04": (visit("king"), 5, 4),
    "cl05": (visit("manuel"), 5, 4),
    "cl06": (visit("manuel"), 5, 3),
    "cl07": (visit("marquis"), 5, 3),
    "cl08": (visit("king"), 5, 3),
    "cl09": (join, 5, 3),
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
    "cl33": (opening, 0, 3),
    "cl34": (lambda g, p: warehouse(p), 2, 3),
    "cl35": (treasury_card, 3, 5),
}


@pytest.mark.parametrize(("key", "case"), CASES.items(), ids=list(CASES))
def test_each_tile_does_what_it_says(key: str, case: tuple[Callable[[Any, Any], int], int, int]) -> None:
    """While it lies on the board. [L19.3, L19.6, R-58, R-63]"""
    act, without, with_it = case
    for tiles, expected in (([], without), ([named(key)], with_it)):
        g = table(4)
        treasury(g, 3)
        p = g.players[0]
        p.clergy = list(tiles)
        assert act(g, p) == expected, tiles


@pytest.mark.parametrize(("key", "reis", "goods"), [("cl36", 5, 0), ("cl37", 0, 2)])
def test_instant_tiles_reward_once_and_stay(key: str, reis: int, goods: int) -> None:
    """Taken when the tile comes, also at set-up; it stays for its wigs. [L19.3, L19.6, R-52]"""
    g = table(4)
    p = g.players[0]
    first_answers(Stage(keep_tile(g, p, named(key))))
    assert p.reis == reis and sum(p.goods.values()) == goods
    assert p.clergy == [named(key)] and named(key).wigs == 3


def test_all_tiles_are_covered() -> None:
    """37 tiles. [L1.1.1]"""
    assert {tile.key for tile in CLERGY} == {*CASES, "cl36", "cl37"}


def test_equal_effects_add_up() -> None:
    """Two copies of one tile, and general with special ones. [L19.7, L14.5]"""
    g = table(4)
    p = g.players[0]
    treasury(g, 3)
    seat_official(g.players[1], "king", 4)
    p.clergy = [named("cl04"), named("cl05"), named("cl08")]
    assert fee(g, p, "king") == 1
    p.clergy = [named("cl26"), named("cl27")]
    assert ship_price(p, ship("purple")) == 1
    p.clergy = [named("cl10"), named("cl11"), named("cl12"), named("cl13")]
    g.rubble["A"], g.rubble["C1"] = "eft", ""
    assert land_price(g, p, PLOTS["A-1"]) == 0  # never below 0 [L19.10]


def test_a_shed_warehouse_tile_returns_the_surplus() -> None:
    """Goods above capacity go back at once. [L19.6]"""
    g = table(4)
    p = g.players[0]
    p.clergy = [named("cl34")]
    give(p, gold=3)
    shed_tile(g, p, named("cl34"))
    assert p.goods["gold"] == 2


def test_recruiting_never_places_more_than_three() -> None:
    """One per office, and the extra one may be declined. [L19.6]"""
    g = table(4)
    p = g.players[0]
    p.clergy = [named("cl18"), named("cl19")]
    stage = Stage(recruit(g, p))
    assert stage.ask is not None and (stage.ask.least, stage.ask.most) == (2, 3)


def test_an_extra_good_needs_a_store_and_counts_as_produced() -> None:
    """So its price falls too. [L19.6, L10.4.5, R-69]"""
    g = table(4)
    p = g.players[0]
    p.clergy = [named("cl22")]
    build(g, p, "A-1", "gold")
    books = g.prices["books"]
    Stage(produce(g, p)).answer("good:books")
    assert g.prices["books"] == books - 1
    Stage(produce(g, p)).answer("decline")
    assert g.prices["books"] == books - 1


def test_on_open_building_cannot_pay_for_hiring() -> None:
    """The reward comes when the action is complete. [L19.6]"""
    g = table(4)
    p = g.players[0]
    treasury(g, 3)
    p.clergy = [named("cl33")]
    p.plans = [named("plan-b1")]
    seat_official(p, "king", 1)
    for place in g.rubble:
        g.rubble[place] = ""
    p.reis = 2
    stage = Stage(open_building(g, p))
    assert "open:xb" not in stage.options  # one official short of 3 réis, although 3 will come


def test_land_price_order() -> None:
    """Free rubble, then discounts, then what the portfolio pays. [L19.10]"""
    g = table(4)
    p = g.players[0]
    treasury(g, 3)
    cubes(p)
    g.rubble["A"], g.rubble["C1"] = "ee", "t"
    p.clergy = [named("cl14")]
    p.bottom = [named("treasury-70")]
    assert land_price(g, p, PLOTS["A-1"]) == 3 + 6 - 2
