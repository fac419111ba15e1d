"""What options say: prices and yields before they are chosen, and no two that read alike."""

from __future__ import annotations

from collections import Counter
from random import Random as Dice

import pytest

from stavitel.kernel import new_match
from stavitel.testing.play import at_every_question, configurations
from stavitel.testing.scenario import Scenario
from stavitel.titles.lisboa import TITLE
from stavitel.titles.lisboa.court import free_state_action, offer_join
from stavitel.titles.lisboa.gains import different_goods, penalty, reward
from stavitel.titles.lisboa.kinds import CUBE_OF
from stavitel.titles.lisboa.noble_actions import build_store, open_building
from stavitel.titles.lisboa.portfolio import play_to_portfolio
from stavitel.titles.lisboa.rules import church_scoring, discard_between_periods, end_period, take_turn
from stavitel.titles.lisboa.state_actions import build_ship, meet_cardinal, produce, ship_effects
from stavitel.words import LANGUAGES, Words
from titles.lisboa.lisboa_table import (
    bottom,
    build,
    favor,
    give,
    hold,
    named,
    new_table,
    seat_official,
    ship,
    top,
    treasury,
)


def effects(table: Scenario, key: str) -> dict[str, int]:
    """What an option costs and brings in all, without what stays the same."""
    told: Counter[str] = Counter()
    for what, amount in table.ask.effects(key):
        told[what] += amount
    return {what: amount for what, amount in told.items() if amount}


def test_playing_a_card() -> None:
    """The price of a visit or event, reward or penalty of a tucked card, the gold. [L3.2, L5.6, L5.9, L11.5]"""
    g = new_table()
    p = g.players[0]
    treasury(g, 2)
    p.influence, p.reis = 1, 9
    give(p, gold=1, tools=1)
    seat_official(g.players[1], "marquis", 2)
    hold(p, "marquis-21", "treasury-66", "king-45")
    table = Scenario(take_turn(g, p), g)
    assert effects(table, "court:marquis-21") == {"influence": -1, "wigs": -2}
    assert effects(table, "portfolio:marquis-21") == {"reis": 3, "sway": 3}
    assert effects(table, "court:treasury-66") == {"reis": -2, "decrees": 1}
    assert effects(table, "portfolio:treasury-66") == {"reis": 2, "treasury": -1, "spared": 1}
    assert effects(table, "portfolio:king-45") == {"goods": -1, "sway": 4}
    assert effects(table, "gold:king-45") == {"gold": 1}


def test_what_a_card_brings_is_what_there_is_room_for() -> None:
    """No gold into a full warehouse, a card out of a full portfolio, at most influence 10 with its wig. [L3.2, L5.4]"""
    g = new_table()
    p = g.players[0]
    treasury(g, 3)
    p.influence, p.reis = 9, 9
    give(p, gold=2, cloth=2)
    top(p, "manuel-1", "king-42")
    g.rubble["pile"] = "t"
    hold(p, "manuel-8", "treasury-71", "treasury-75", "treasury-65", "treasury-64")
    g.shipyard = [ship("red")]
    table = Scenario(take_turn(g, p), g)
    assert effects(table, "gold:manuel-8") == {}
    assert effects(table, "portfolio:manuel-8") == {"portfolio": -1, "placed": 1, "sway": 2}
    assert effects(table, "portfolio:treasury-71") == {"portfolio": -1, "reis": 3, "treasury": -1, "real": 1}
    assert effects(table, "court:treasury-71") == {"reis": -3, "influence": 1, "wigs": 1}
    assert effects(table, "court:treasury-75") == {"reis": -3, "cubes": 1}
    assert effects(table, "court:treasury-65") == {"reis": -3, "goods": 2}
    assert effects(table, "court:treasury-64") == {"reis": -3, "goods": -1, "portfolio": -1, "treasury": 1}


def test_state_actions_tell_what_they_cost_and_bring() -> None:
    """Also the goods of a ship, before it is too late; clergy tiles add theirs. [L9.1, L10, L11.1, L19.3]"""
    g = new_table()
    p = g.players[0]
    treasury(g, 3)
    give(p, gold=2, cloth=1, books=1)
    top(p, "manuel-1")
    g.shipyard = [ship("red")]
    build(g, p, "B-1", "gold")
    build(g, p, "C-1", "gold")
    build(g, p, "D-1", "gold")
    build(g, p, "B-4", "books")
    p.clergy = [named("cl18"), named("cl31")]
    g.visited = "marquis"
    table = Scenario(free_state_action(g, p, "marquis"), g)
    assert effects(table, "state:ship") == {"goods": -2, "influence": 5, "treasury": 1}
    assert effects(table, "state:produce") == {"books": 1}  # the warehouse is full of gold
    assert effects(table, "skip") == {}
    table = Scenario(free_state_action(g, p, "manuel"), g)
    assert effects(table, "state:recruit") == {"placed": 3}
    assert effects(table, "state:plan") == {"plans": 1}
    favor(g, p, "marquis")
    table = Scenario(offer_join(g, p), g)
    assert effects(table, "join:decree") == {"favors": -1, "decrees": 1, "wigs": 2}
    assert effects(table, "join:ship") == {"favors": -1, "goods": -2, "influence": 5, "treasury": 1}


def test_a_ship_that_leaves_takes_its_goods_along() -> None:
    """What a card costs that leaves a full portfolio. [L5.5]"""
    g = new_table()
    p = g.players[0]
    top(p, "ship-red", "manuel-1")
    p.cargo[0] = "g"
    give(p, gold=2)
    table = Scenario(play_to_portfolio(g, p, named("manuel-7")), g)
    assert table.topic == "make-room"
    assert effects(table, "discard:ship-red@top1") == {"cargo": -1, "sway": -2}
    assert effects(table, "discard:manuel-1@top2") == {"sway": -3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_treasury_card_that_leaves_names_the_benefit_that_goes(language: str) -> None:
    """In the words of the card. [L5.5, L5.10]"""
    g = new_table()
    p = g.players[0]
    top(p, "manuel-1")
    bottom(p, "treasury-64")
    give(p, gold=2)
    table = Scenario(play_to_portfolio(g, p, named("manuel-7")), g)
    words = Words("lisboa", language)
    benefit = (words.card_text("treasury-64") or "").rsplit(": ", 1)[1].rstrip(".")
    assert words.answer(table.ask, "discard:treasury-64@bottom1").endswith(f": {benefit})")
    assert benefit not in words.answer(table.ask, "discard:manuel-1@top1")


def test_a_ship_names_the_card_that_makes_room() -> None:
    """In a full portfolio a new port costs a card, another ship in the place of one does not. [L5.4, L10.3.3]"""
    g = new_table()
    p = g.players[0]
    top(p, "ship-blue", "manuel-1")
    give(p, gold=1, cloth=1)
    g.shipyard = [ship("red")]
    table = Scenario(build_ship(g, p), g)
    assert effects(table, "new_ship") == {"goods": -2, "portfolio": -1, "treasury": 1}
    assert "portfolio" not in effects(table, "upgrade:1")
    give(p, cloth=0)
    assert ship_effects(g, p)[:2] == (("goods", -1), ("influence", 5))  # only the place of the blue ship can be paid
    p.houses["middle"] = 3
    p.top[0], p.cargo = named("manuel-2"), ["", ""]
    assert Scenario(build_ship(g, p), g).topic == "make-room"  # one place, for nothing: only the card is asked for


def test_the_cardinal_tells_what_he_sets_off() -> None:
    """A step of the treasury, or church scoring at the end of the turn. [L10.5.4]"""
    g = new_table()
    p = g.players[0]
    treasury(g, 3)
    tiles = [named(f"cl0{number}") for number in range(1, 7)]
    g.church[:] = tiles
    g.gap = 2
    table = Scenario(meet_cardinal(g, p), g)
    assert effects(table, "meet:cl03@1") == {"clergy": 1, "treasury": 1}
    g.gap = 4
    table = Scenario(meet_cardinal(g, p), g)
    assert effects(table, "meet:cl05@1") == {"clergy": 1}
    assert effects(table, "meet:cl01@2") == {"clergy": 1, "church": 1}


def test_selling_and_trading() -> None:
    """A good for réis, wigs if the own ship sails, a good for a state action. [L8.2, L8.4, L9.1]"""
    g = new_table()
    p = g.players[0]
    give(p, gold=2, cloth=1)
    top(p, "ship-blue")
    top(g.players[1], "ship-red")
    bottom(p, "treasury-64")
    table = Scenario(play_to_portfolio(g, p, named("manuel-7")), g)
    while table.topic != "sell-or-trade":
        table.answer("discard:treasury-64@bottom1" if table.topic == "make-room" else table.options[0])
    assert effects(table, "sell:gold,1@0") == {"gold": -1, "reis": 6, "wigs": 1}
    assert effects(table, "sell:cloth,1@1") == {"cloth": -1, "reis": 6}
    assert effects(table, "trade:plan,gold") == {"gold": -1, "plans": 1}
    assert effects(table, "trade:recruit,gold") == {"gold": -1, "placed": 2}
    assert effects(table, "trade:ship,gold") == {"gold": -1, "treasury": 1}  # in place of the blue ship, for nothing


def test_stores_and_cubes() -> None:
    """The least the land can cost, the reward, the wigs at once; each cube with the price it leaves. [L12.1.5]"""
    g = new_table()
    p = g.players[0]
    for place in g.rubble:
        g.rubble[place] = ""
    g.rubble["E"], g.rubble["C1"] = "ef", "t"
    treasury(g, 3)
    p.reis = 20
    table = Scenario(build_store(g, p), g)
    least = ("reis_at_least", -6)  # 3 + 2 + 1 if the dearest cube goes
    assert table.ask.effects("build:e-1@gold")[:2] == (least, ("reis", 5))
    assert "−6 réis or more" in Words("lisboa", "en").answer(table.ask, "build:e-1@gold")
    assert table.ask.effects("build:a-3@cloth")[0] == ("reis", -3)  # no cube lies there
    table.answer("build:e-1@gold")
    assert effects(table, "cube:earthquake@E") == {"earthquake": 1, "reis": -6}
    assert effects(table, "cube:tsunami@C1") == {"tsunami": 1, "reis": -8}


def test_a_cardinal_who_raises_the_treasury_makes_land_dearer() -> None:
    """The price of a store counts the symbol that its reward makes him reach. [L10.5.4, L12.1.11]"""
    g = new_table()
    p = g.players[0]
    for place in g.rubble:
        g.rubble[place] = ""
    g.church[:] = [named(f"cl0{number}") for number in range(1, 7)]
    g.gap = 2
    treasury(g, 3)
    p.reis = 20
    table = Scenario(build_store(g, p), g)
    assert effects(table, "build:c-3@cloth")["reis"] == -3
    assert effects(table, "build:c-4@books")["reis"] == -4  # he reaches the gap of the treasury
    table.answer("build:c-4@books", "meet:cl03@1", "house:left")
    assert p.reis == 16
    p.clergy = [named("cl01"), named("cl02"), named("cl04"), named("cl05")]
    g.gap = 2
    assert effects(Scenario(build_store(g, p), g), "build:a-2@gold")["reis"] == -4  # no room for a tile: he stays


def test_a_lone_store_is_asked_for_though_a_tile_makes_its_land_free() -> None:
    """Land has a price before the reward's tile takes it away, and recorded games have an answer there. [L12.1]"""
    g = new_table()
    p = g.players[0]
    for place in g.rubble:
        g.rubble[place] = ""
    g.church[:] = [named(key) for key in ("cl01", "cl02", "cl10", "cl04", "cl05", "cl06")]  # cl10: 2 off the land
    g.gap = 1
    for good in g.city:
        g.city[good] = int(good == "cloth")
    treasury(g, 2)
    p.reis = 0
    table = Scenario(build_store(g, p), g)
    assert table.topic == "build-store"
    assert table.options == ["build:a-2@cloth"]
    assert effects(table, "build:a-2@cloth") == {"clergy": 1}
    table.answer("build:a-2@cloth")
    assert table.topic != "build-store"


def test_discards_between_the_periods_name_their_rewards() -> None:
    """Penalties and treasury cards bring nothing. [L16.4]"""
    g = new_table()
    p = g.players[0]
    hold(p, "manuel-7", "king-45", "treasury-61", "marquis-29")
    g.causer = 0
    end_period(g)
    table = Scenario(discard_between_periods(g), g)
    assert table.topic == "discard-cards"
    assert effects(table, "manuel-7") == {"reis": 4}
    assert effects(table, "marquis-29") == {"ships": 1}
    assert effects(table, "king-45") == effects(table, "treasury-61") == {}


def test_sites_plans_and_ships() -> None:
    """Cubes and reward of a site; what a plan scores, sends home and costs; goods and influence of a ship. [L12.3]"""
    g = new_table()
    p = g.players[0]
    treasury(g, 3)
    g.rubble["WD"] = "ee"
    p.plans = [named("plan-b1"), named("plan-b8")]
    seat_official(p, "king", 3)
    p.reis = 20
    build(g, p, "D-1", "gold")
    g.available["blue"] = named("pb05")
    table = Scenario(open_building(g, p), g)
    assert effects(table, "open:wd") == {"earthquake": 2, "reis": 5}
    assert effects(table, "open:wb") == {CUBE_OF[letter]: g.rubble["WB"].count(letter) for letter in g.rubble["WB"]} | {
        "decrees": 1
    }
    table.answer("open:wd")
    assert effects(table, "plan-b1") == {"officials": 2, "wigs": g.values["C1"]}
    assert effects(table, "plan-b8") == {"officials": 3, "reis": -6, "wigs": g.values["C1"]}
    top(p, "manuel-1")
    give(p, gold=1, cloth=1, books=1)
    g.shipyard = [ship("red")]
    assert effects(Scenario(build_ship(g, p), g), "new_ship") == {"goods": -2, "influence": 5, "treasury": 1}


def test_joins_cost_a_favor() -> None:
    """And their price. [L11.3, L11.5]"""
    g = new_table()
    p = g.players[1]
    treasury(g, 1)
    favor(g, p, "marquis")
    p.influence = 4
    g.visited = "marquis"
    table = Scenario(offer_join(g, p), g)
    assert effects(table, "join:decree") == {"favors": -1, "influence": -1, "decrees": 1}
    assert effects(table, "stay") == {}


def test_goods_paid_or_lost_and_tiles_given_up() -> None:
    """A good for a ship or a penalty, one more for houses; a tile for its wigs. [L10.3.1, L14.4, L19.2, L10.5.6]"""
    g = new_table()
    p, other = g.players[:2]
    give(p, gold=1, cloth=1, tools=1)
    g.shipyard = [ship("red")]
    paying = Scenario(build_ship(g, p), g)
    paying.answer("new_ship")
    assert paying.topic == "pay-goods" and effects(paying, "good:cloth") == {"cloth": -1}
    losing = Scenario(penalty(g, p, "good_any", 1), g)
    assert losing.topic == "lose-good" and effects(losing, "good:gold") == {"gold": -1}
    losing.answer("good:gold")
    p.goods["tools"] = 0
    assert Scenario(penalty(g, p, "good_any", 1), g).over  # the only kind at hand: nobody is asked
    assert not any(p.goods.values())
    other.houses["right"] = 1
    build(g, other, "B-1", "gold")
    build(g, other, "B-2", "cloth")
    extra = Scenario(produce(g, other), g)
    assert extra.topic == "right-houses" and effects(extra, "good:cloth") == {"cloth": 1}
    p.clergy = [named("cl14"), named("cl01")]
    g.mover = 0
    scoring = Scenario(church_scoring(g), g)
    assert effects(scoring, "cl14") == {"clergy": -1, "wigs": 3}


def test_every_good_is_offered() -> None:
    """Goods of different types in any order; nobody is asked where none is left over. [L19.1]"""
    g = new_table()
    p = g.players[0]
    table = Scenario(different_goods(g, p, 2), g)
    assert table.options == ["good:gold", "good:cloth", "good:books", "good:tools"]
    table.answer("good:tools")
    assert table.options == ["good:gold", "good:cloth", "good:books"]
    table.answer("good:gold")
    assert table.over and p.goods == {"gold": 1, "cloth": 0, "books": 0, "tools": 1}
    give(p, gold=2, cloth=2)
    assert Scenario(reward(g, p, "goods_different", 2), g).over
    assert p.goods == {"gold": 2, "cloth": 2, "books": 1, "tools": 2}


@pytest.mark.parametrize("seed", range(6))
def test_no_two_options_read_alike(seed: int) -> None:
    """Text and effects tell the options of a question apart in every language, and nothing is left unfilled. [L2.3]"""
    ways = configurations(TITLE)
    seats, options = ways[seed * 7 % len(ways)]
    match = new_match("lisboa", seats, f"alike {seed}", options)
    spoken = [Words("lisboa", language) for language in LANGUAGES]
    for seat in at_every_question(match, Dice(seed)):
        ask = match.asking[seat]
        keys = [key for key in ask.options if "~" not in key]  # alike officials are counted
        for words in spoken:
            said = [words.answer(ask, key) for key in keys]
            assert len(set(said)) == len(said), (ask.topic, said)
            assert not any("{$" in text or "«" in text for text in said), said
