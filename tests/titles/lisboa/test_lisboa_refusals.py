"""Why not: what a player may try in vain is refused with the rule that forbids it."""

from __future__ import annotations

from lisboa_stage import (
    Stage,
    bottom,
    build,
    favor,
    give,
    hold,
    named,
    opened,
    seat_official,
    ship,
    table,
    top,
    treasury,
)

from stavitel.titles.lisboa.cards import PLOTS
from stavitel.titles.lisboa.court import sponsor, visit
from stavitel.titles.lisboa.gains import any_good, take_favor
from stavitel.titles.lisboa.noble_actions import build_store, open_building
from stavitel.titles.lisboa.political_cards import POLITICAL
from stavitel.titles.lisboa.portfolio import play_to_portfolio
from stavitel.titles.lisboa.rules import take_turn
from stavitel.titles.lisboa.state_actions import build_ship, make_room, produce
from stavitel.titles.lisboa.table import Lisboa, Player


def seated() -> tuple[Lisboa, Player]:
    """A bare table, and the player whose turn it is."""
    g = table()
    return g, g.players[0]


def refusal(stage: Stage, key: str) -> tuple[str, str]:
    """The reason and the rule with which an option is refused."""
    reason = stage.refused[key]
    return reason.key, reason.rule


def test_sales_and_trades() -> None:
    """A ship at sea, a good one lacks, a good a noble does not take. [L8.1, L8.4, L9.1, L9.2]"""
    g = table()
    p, other = g.players[:2]
    give(p, gold=1, cloth=2)
    top(p, "ship-blue")
    top(other, "ship-red")
    other.cargo = ["gg"]
    stage = Stage(play_to_portfolio(g, p, named("manuel-7")))
    assert stage.topic == "sell-or-trade"
    assert refusal(stage, "sell:books,1@0") == ("good-missing", "L8.1")
    assert refusal(stage, "sell:gold,1@1") == ("ship-at-sea", "L8.4")
    assert refusal(stage, "trade:plan,cloth") == ("good-not-taken", "L9.2")
    assert refusal(stage, "trade:plan,tools") == ("good-missing", "L9.1")
    p.clergy = [named("cl28")]
    p.top.pop()
    stage = Stage(play_to_portfolio(g, p, named("manuel-8")))
    assert "trade:plan,cloth" not in stage.refused


def test_events_sell_only_what_can_be_sold() -> None:
    """The same where an event sells goods. [L8.1, L13.6]"""
    g, p = seated()
    card = next(card for card in POLITICAL if card.event == "sell_goods_plus_1")
    p.reis = 9
    give(p, gold=1, cloth=1)
    top(p, "ship-red")
    treasury(g, 1)
    stage = Stage(sponsor(g, p, card))
    while stage.topic == "pay-reis":
        stage.answer(stage.options[0])
    assert stage.topic == "sell-goods"
    assert refusal(stage, "sell:tools,1@0") == ("good-missing", "L8.1")


def test_ships() -> None:
    """A ship too dear, and one that is not smaller. [L10.3.1, L10.3.2]"""
    g, p = seated()
    give(p, gold=1, cloth=1)
    p.houses["middle"] = 1
    g.shipyard = [ship("purple")]
    top(p, "ship-purple", "ship-blue", "ship-red")
    give(p, cloth=0)
    stage = Stage(build_ship(g, p))
    assert stage.options == ["upgrade:2", "upgrade:3"]
    assert refusal(stage, "new_ship") == ("ship-goods", "L10.3.1")
    assert refusal(stage, "upgrade:1") == ("ship-not-larger", "L10.3.2")


def test_the_full_edge() -> None:
    """With the top full a treasury card's going makes no room there. [L5.4]"""
    g, p = seated()
    p.cubes = dict.fromkeys(p.cubes, 4)
    top(p, "ship-blue", "king-41", "king-42")
    bottom(p, "treasury-61")
    stage = Stage(make_room(g, p, at_top=True))
    assert stage.topic == "make-room"
    assert refusal(stage, "discard:treasury-61@bottom1") == ("wrong-edge", "L5.4")


def test_favors_goods_and_houses() -> None:
    """A favor one has, a good without room, a group without houses. [L10.6.1, L5.2, L14.1]"""
    g, p = seated()
    favor(g, p, "king")
    assert refusal(Stage(take_favor(g, p)), "favor:king") == ("favor-held", "L10.6.1")
    give(p, cloth=2)
    assert refusal(Stage(any_good(g, p)), "good:cloth") == ("no-room", "L5.2")
    p.houses["left"] = 2
    p.reis = 40
    stage = Stage(build_store(g, p)).answer("build:d-2@gold")
    while stage.topic != "choose-house":
        stage.answer(stage.options[0])
    assert refusal(stage, "house:left") == ("group-empty", "L14.1")


def test_right_houses() -> None:
    """More only of what was produced, and only with room. [L14.4, L5.2]"""
    g, p = seated()
    for plot, good in (("A-1", "gold"), ("A-2", "cloth"), ("A-4", "books")):
        build(g, p, plot, good)
    p.houses["right"] = 3
    give(p, cloth=1)
    stage = Stage(produce(g, p))
    assert stage.topic == "right-houses" and stage.options == ["good:gold", "good:books"]
    assert refusal(stage, "good:cloth") == ("no-room", "L5.2")
    assert refusal(stage, "good:tools") == ("not-produced", "L14.4")


def test_taken_plots_and_sites() -> None:
    """Stores and public buildings stay where they are. [L12.1.2, L12.3.1]"""
    g, p = seated()
    p.reis = 60
    build(g, p, "A-2", "cloth")
    opened(g, "WA", "pb01", "blue")
    assert refusal(Stage(build_store(g, p)), "build:a-2@gold") == ("plot-taken", "L12.1.2")
    p.plans = [named("plan-b1")]
    assert refusal(Stage(open_building(g, p)), "open:wa") == ("site-taken", "L12.3.1")


def showing(*plans: str, reis: int, green: str | None) -> Stage:
    """A player with these plans opens the northern site of the blue architect's building. [L12.3.1]"""
    g, p = seated()
    p.plans = [named(plan) for plan in plans]
    p.reis = reis
    treasury(g, 3)
    g.available = {"blue": named("pb01"), "green": named(green) if green else None}
    return Stage(open_building(g, p)).answer("open:n1")


def test_plans_that_do_not_serve() -> None:
    """The wrong colour, no building left, too few officials. [L12.3.1, L12.3.4, L12.3.8]"""
    stage = showing("plan-b1", "plan-b2", "plan-b8", "plan-g1", reis=9, green=None)
    assert stage.topic == "show-plan" and stage.options == ["plan-b1", "plan-b2"]
    assert refusal(stage, "plan-b8") == ("officials-price", "L12.3.4")
    assert refusal(stage, "plan-g1") == ("no-building-left", "L12.3.8")
    stage = showing("plan-b1", "plan-b2", "plan-g1", reis=30, green="pb02")
    assert refusal(stage, "plan-g1") == ("wrong-colour", "L12.3.1")


def test_choices_that_would_strand_an_action() -> None:
    """A plan needed for this very building cannot be declined. [L2.8, L12.3.10]"""
    g, p = seated()
    p.reis = 60
    stage = Stage(open_building(g, p)).answer("open:wa")
    assert stage.topic == "plan-reward" and len(stage.options) == 2
    assert refusal(stage, "decline") == ("strands", "L2.8")


def test_payments_that_would_strand_a_visit() -> None:
    """The coins the land will cost must not go to the noble. [L2.8, L11.2]"""
    g = table()
    p, other = g.players[:2]
    p.houses["left"] = 2
    p.influence, p.reis = 4, 8
    seat_official(other, "manuel", 2)
    treasury(g, 3)
    for name in PLOTS:
        if name != "C-1":
            build(g, other, name, PLOTS[name].goods[0])
    g.rubble["C"], g.rubble["C1"] = "f", "eet"  # 3 + 2 + 3 + 1 once an earthquake cube is taken
    stage = Stage(visit(g, p, "manuel"))
    assert stage.topic == "pay-visit" and stage.options == ["fee:3,0,0", "fee:2,1,0"]
    assert refusal(stage, "fee:0,3,0") == ("strands", "L2.8")


def test_a_hand_card_without_use() -> None:
    """A card that leaves nothing to sell or trade stays in hand, a visit too dear is not paid. [L4.2, L11.5]"""
    g, p = seated()
    hold(p, "manuel-7", "king-42")
    p.wigs = 0
    stage = Stage(take_turn(g, p))
    assert stage.options == ["gold:manuel-7", "gold:king-42"]
    assert refusal(stage, "portfolio:manuel-7") == ("no-goods", "L4.2")
    assert refusal(stage, "court:king-42") == ("visit-price", "L11.5")


def test_cubes_that_leave_the_land_too_dear() -> None:
    """Only the dearest cube makes the price payable. [L2.8, L12.1.5]"""
    g, p = seated()
    treasury(g, 3)
    g.rubble["C"], g.rubble["C1"] = "ef", "et"
    p.reis = 9  # 3 + 9 less an earthquake cube
    stage = Stage(build_store(g, p)).answer("build:c-1@gold")
    assert stage.topic == "take-cube" and stage.options == ["cube:earthquake@C", "cube:earthquake@C1"]
    assert set(stage.refused) == {"cube:fire@C", "cube:tsunami@C1"}
    assert refusal(stage, "cube:fire@C") == ("land-too-dear", "L2.8")
