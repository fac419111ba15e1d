"""Why not: what a player may try in vain is refused with the rule that forbids it."""

from __future__ import annotations

from stavitel.testing.scenario import Scenario
from stavitel.titles.lisboa.cards import PLOTS
from stavitel.titles.lisboa.court import visit
from stavitel.titles.lisboa.events import sponsor
from stavitel.titles.lisboa.gains import any_goods, take_favor
from stavitel.titles.lisboa.noble_actions import build_store, open_building
from stavitel.titles.lisboa.political_cards import POLITICAL
from stavitel.titles.lisboa.portfolio import play_to_portfolio
from stavitel.titles.lisboa.rules import take_turn
from stavitel.titles.lisboa.state_actions import build_ship, make_room, produce
from stavitel.titles.lisboa.table import Lisboa, Player
from titles.lisboa.lisboa_table import (
    bottom,
    build,
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


def seated() -> tuple[Lisboa, Player]:
    """A bare table, and the player whose turn it is."""
    g = new_table()
    return g, g.players[0]


def refusal(table: Scenario, key: str) -> tuple[str, str]:
    """The reason and the rule with which an option is refused."""
    reason = table.refused[key]
    return reason.key, reason.rule


def test_sales_and_trades() -> None:
    """A ship at sea, a good one lacks, a good a noble does not take. [L8.1, L8.4, L9.1, L9.2]"""
    g = new_table()
    p, other = g.players[:2]
    give(p, gold=1, cloth=2)
    top(p, "ship-blue")
    top(other, "ship-red")
    other.cargo = ["gg"]
    table = Scenario(play_to_portfolio(g, p, named("manuel-7")), g)
    assert table.topic == "sell-or-trade"
    assert refusal(table, "sell:books,1@0") == ("good-missing", "L8.1")
    assert refusal(table, "sell:gold,1@1") == ("ship-at-sea", "L8.4")
    assert refusal(table, "trade:plan,cloth") == ("good-not-taken", "L9.2")
    assert refusal(table, "trade:plan,tools") == ("good-missing", "L9.1")
    p.clergy = [named("cl28")]
    p.top.pop()
    table = Scenario(play_to_portfolio(g, p, named("manuel-8")), g)
    assert "trade:plan,cloth" not in table.refused


def test_events_sell_only_what_can_be_sold() -> None:
    """The same where an event sells goods. [L8.1, L13.6]"""
    g, p = seated()
    card = next(card for card in POLITICAL if card.event == "sell_goods_plus_1")
    p.reis = 9
    give(p, gold=1, cloth=1)
    top(p, "ship-red")
    treasury(g, 1)
    table = Scenario(sponsor(g, p, card), g)
    while table.topic == "pay-reis":
        table.answer(table.options[0])
    assert table.topic == "sell-goods"
    assert refusal(table, "sell:tools,1@0") == ("good-missing", "L8.1")


def test_ships() -> None:
    """A ship too dear, and one that is larger than the new one. [L10.3.1, L10.3.2]"""
    g, p = seated()
    give(p, gold=1, cloth=1)
    p.houses["middle"] = 1
    g.shipyard = [ship("purple")]
    top(p, "ship-brown", "ship-blue", "ship-purple")
    give(p, cloth=0)
    table = Scenario(build_ship(g, p), g)
    assert table.options == ["upgrade:2", "upgrade:3"]  # of an equal hull for nothing
    assert refusal(table, "new_ship") == ("ship-goods", "L10.3.1")
    assert refusal(table, "upgrade:1") == ("ship-not-larger", "L10.3.2")


def test_the_full_edge() -> None:
    """With the top full a treasury card's going makes no room there. [L5.4]"""
    g, p = seated()
    p.cubes = dict.fromkeys(p.cubes, 4)
    top(p, "ship-blue", "king-41", "king-42")
    bottom(p, "treasury-61")
    table = Scenario(make_room(g, p, at_top=True), g)
    assert table.topic == "make-room"
    assert refusal(table, "discard:treasury-61@bottom1") == ("wrong-edge", "L5.4")


def test_favors_goods_and_houses() -> None:
    """A favor one has, a good without room, a group without houses. [L10.6.1, L5.2, L14.1]"""
    g, p = seated()
    favor(g, p, "king")
    assert refusal(Scenario(take_favor(g, p), g), "favor:king") == ("favor-held", "L10.6.1")
    give(p, cloth=2)
    assert refusal(Scenario(any_goods(g, p, 1), g), "good:cloth") == ("no-room", "L5.2")
    p.houses["left"] = 2
    p.reis = 40
    table = Scenario(build_store(g, p), g).answer("build:d-2@gold")
    while table.topic != "choose-house":
        table.answer(table.options[0])
    assert refusal(table, "house:left") == ("group-empty", "L14.1")


def test_right_houses() -> None:
    """More only of what was produced, and only with room. [L14.4, L5.2]"""
    g, p = seated()
    for plot, good in (("B-1", "gold"), ("A-2", "cloth"), ("A-4", "books")):
        build(g, p, plot, good)
    p.houses["right"] = 3
    give(p, cloth=1)
    table = Scenario(produce(g, p), g)
    assert table.topic == "right-houses" and table.options == ["good:gold", "good:books"]
    assert refusal(table, "good:cloth") == ("no-room", "L5.2")
    assert refusal(table, "good:tools") == ("not-produced", "L14.4")


def test_taken_plots_and_sites() -> None:
    """Stores and public buildings stay where they are. [L12.1.2, L12.3.1]"""
    g, p = seated()
    p.reis = 60
    build(g, p, "A-2", "cloth")
    opened(g, "WA", "pb05", "blue")
    assert refusal(Scenario(build_store(g, p), g), "build:a-2@gold") == ("plot-taken", "L12.1.2")
    p.plans = [named("plan-b1")]
    assert refusal(Scenario(open_building(g, p), g), "open:wa") == ("site-taken", "L12.3.1")


def showing(*plans: str, reis: int, green: str | None) -> Scenario:
    """A player with these plans opens the northern site of the blue architect's building. [L12.3.1]"""
    g, p = seated()
    p.plans = [named(plan) for plan in plans]
    p.reis = reis
    treasury(g, 3)
    g.available = {"blue": named("pb05"), "green": named(green) if green else None}
    return Scenario(open_building(g, p), g).answer("open:n1")


def test_plans_that_do_not_serve() -> None:
    """The wrong colour, no building left, too few officials. [L12.3.1, L12.3.4, L12.3.8]"""
    table = showing("plan-b1", "plan-b2", "plan-b3", "plan-b8", "plan-g1", reis=9, green=None)
    assert table.topic == "show-plan" and table.options == ["plan-b1", "plan-b3"]  # of equal plans one
    assert "plan-b2" not in table.refused
    assert refusal(table, "plan-b8") == ("officials-price", "L12.3.4")
    assert refusal(table, "plan-g1") == ("no-building-left", "L12.3.8")
    table = showing("plan-b1", "plan-b3", "plan-g1", reis=30, green="pb06")
    assert refusal(table, "plan-g1") == ("wrong-colour", "L12.3.1")


def test_choices_that_would_strand_an_action() -> None:
    """Of the two plans of a site only that whose building can be opened there. [L2.8, L12.3.10]"""
    g, p = seated()
    p.reis = 4
    treasury(g, 2)
    g.plans = {"blue": [named("plan-b1")], "green": [named("plan-g3")]}
    g.tokens["WA"] = named("square-plan-1")
    table = Scenario(open_building(g, p), g).answer("open:wa")
    table.play("plan-b1")  # costs, so it is asked; the other would ask for a third official
    assert p.completed == [named("plan-b1")]
    g, p = seated()
    p.reis = 4
    treasury(g, 2)
    p.plans = [named("plan-g3")]
    p.clergy = [named("cl18")]
    p.officials = 2
    g.tokens["WA"] = named("round-cardinal-1")
    g.church = [named(key) for key in ("cl15", "cl01", "cl02", "cl04", "cl05", "cl06")]
    Scenario(open_building(g, p), g).play("open:wa", "plan-g3")
    assert p.clergy == [named("cl18"), named("cl15")]  # only this tile spares an official


def test_payments_that_would_strand_a_visit() -> None:
    """The coins the land will cost must not go to the noble. [L2.8, L11.2]"""
    g = new_table()
    p, other = g.players[:2]
    p.houses["left"] = 2
    p.influence, p.reis = 5, 8
    seat_official(other, "manuel", 2)
    treasury(g, 3)
    for name in PLOTS:
        if name != "B-1":
            build(g, other, name, PLOTS[name].goods[0])
    g.rubble["B"], g.rubble["C1"] = "ff", "eet"  # 3 + 4 + 3 + 1 once an earthquake cube is taken
    table = Scenario(visit(g, p, "manuel"), g)
    assert table.topic == "pay-visit" and table.options == ["fee:2,0,0", "fee:1,1,0"]
    assert refusal(table, "fee:0,2,0") == ("strands", "L2.8")


def test_a_hand_card_without_use() -> None:
    """A card that leaves nothing to sell or trade stays in hand, a visit too dear is not paid. [L4.2, L11.5]"""
    g, p = seated()
    hold(p, "manuel-7", "king-42")
    p.wigs = 0
    seat_official(g.players[1], "king", 2)
    table = Scenario(take_turn(g, p), g)
    assert table.options == ["gold:manuel-7", "gold:king-42"]
    assert refusal(table, "portfolio:manuel-7") == ("no-goods", "L4.2")
    assert refusal(table, "court:king-42") == ("visit-price", "L11.5")


def test_cubes_that_leave_the_land_too_dear() -> None:
    """Only the dearest cube makes the price payable. [L2.8, L12.1.5]"""
    g, p = seated()
    treasury(g, 3)
    g.rubble["B"], g.rubble["C1"] = "ef", "et"
    p.reis = 9  # 3 + 9 less an earthquake cube
    table = Scenario(build_store(g, p), g).answer("build:b-1@gold")
    assert table.topic == "take-cube" and table.options == ["cube:earthquake@B", "cube:earthquake@C1"]
    assert set(table.refused) == {"cube:fire@B", "cube:tsunami@C1"}
    assert refusal(table, "cube:fire@B") == ("land-too-dear", "L2.8")
