"""Examples of the English base rulebook, and what it settles."""

from __future__ import annotations

from typing import Any

import pytest

from stavitel.titles.architects.gains import gain_virtue, hire_free
from stavitel.titles.architects.kinds import Building
from stavitel.titles.architects.placing import placements
from stavitel.titles.architects.reset import reset
from stavitel.titles.architects.rules import end_turn
from stavitel.titles.architects.scoring import finish, points
from stavitel.titles.architects.table import Game, Player
from stavitel.titles.architects.town_centre import town_centre
from titles.architects.architects_table import building, employ, new_table, on_board, own, rich, scenario, stand, visit


def base(seats: int = 2) -> tuple[Game, Player]:
    """The base game, and its first player."""
    g = new_table(seats, works_of_wonder=False)
    return g, g.players[0]


def worth(g: Game, p: Player, *keys: str) -> None:
    """Own Buildings whose VP come from the card alone."""
    own(g, p, *keys)
    assert all(isinstance(card, Building) and card.end is None for card in p.buildings)


def test_thirty_eight_points() -> None:
    """X26: 30 + 7 + 3 - 4 + 2 + 1 + 0 - 1. [A13.3, A5.1, A6.1, A7.4, A9.5]"""
    g, red = base()
    worth(g, red, "watchtower", "fortress", "betting-house")  # 11 + 12 + 7
    rich(red, level=3, virtue=12, unpaid=2, gold=2, marble=1, silver=6, prison=3)
    assert points(g, red).total == 38


def test_forty_points() -> None:
    """X27: 35 + 4 + 0 + 1 + 2 - 2. [A13.3]"""
    g, red = base()
    worth(g, red, "watchtower", "fortress", "church", "betting-house")  # 11 + 12 + 5 + 7
    rich(red, level=2, virtue=6, gold=1, silver=22, prison=4)
    assert points(g, red).total == 40


def test_five_trades_of_one_visit() -> None:
    """X28: two trades of the Storehouse, twice the Merchant's and once the Trader's. [A8.5]"""
    g, red = base()
    employ(g, red, "A15", "A35")
    stand(g, red, "kings-storehouse", 4)
    rich(red, clay=5, wood=1, stone=2, silver=4, virtue=7)
    visit(
        g,
        red,
        "kings-storehouse",
        *("trade-for-virtue", "spend:2-clay", "trade-for-marble"),
        *("trade:merchant.a15", "trade:merchant.a15", "trade:trader.a35"),
    )
    assert (red.virtue, red.marble, red.gold) == (8, 2, 2)
    assert (red.clay, red.wood, red.stone, red.silver) == (0, 0, 0, 0)


def test_mines_and_silversmith() -> None:
    """X29: the fifth Worker brings 6 Clay or 2 Gold, the first 2 Clay; the fourth Silversmith 5 Silver. [A8.3, A8.4]"""
    for take, clay, gold in (("take:clay", 6, 0), ("take:gold", 0, 2)):
        g, red = base()
        stand(g, red, "mines", 4)
        visit(g, red, "mines", take)
        assert (red.clay, red.gold) == (clay, gold)
    g, red = base()
    visit(g, red, "mines")
    stand(g, red, "silversmith", 3)
    visit(g, red, "silversmith")
    assert (red.clay, red.silver) == (2, 5)


def test_hiring_in_the_fourth_column() -> None:
    """X30: 2 Tax, 2 Silver and a coin each on columns 1 and 2; or 2 Building cards. [A8.6]"""
    g, red = base()
    g.tax = 0
    stand(g, red, "workshop", 1)
    red.silver = 6
    fourth = g.lower[3]
    visit(g, red, "workshop", f"hire:{fourth.key}")
    assert (red.silver, g.tax, g.lower_coins[:3]) == (0, 2, [1, 1, 0])
    assert fourth in red.apprentices
    g, red = base()
    stand(g, red, "workshop", 1)
    rich(red, silver=4)
    visit(g, red, "workshop", "draw-buildings")
    assert len(red.hand) == 2


def test_a_sinner_hires_without_tax() -> None:
    """X31: at Virtue 1 a hire from column 1 costs 2 Silver and no Tax. [A4.2, A8.6]"""
    g, red = base()
    g.tax = 0
    first = next(card for card in g.upper if not card.virtue)
    g.upper.remove(first)
    g.upper.insert(0, first)
    rich(red, silver=2, virtue=1)
    visit(g, red, "workshop", f"hire:{first.key}")
    assert (red.silver, g.tax) == (0, 0)


def test_two_groups_of_one_location() -> None:
    """X32: with four players both groups come from one location, for 1 Tax and 1 Silver. [A8.7]"""
    g, red = base(4)
    g.tax = 0
    blue, green = g.players[1], g.players[2]
    stand(g, blue, "forest", 3)
    stand(g, green, "forest", 2)
    stand(g, green, "quarry", 2)
    stand(g, red, "town-centre", 1)
    red.silver = 2
    visit(g, red, "town-centre", "capture:forest@1", "capture:forest@2")
    assert (red.captured[1], red.captured[2], red.silver, g.tax) == (3, 2, 0, 1)
    stand(g, blue, "forest", 1)
    stand(g, green, "forest", 1)
    red.silver = 2
    running = town_centre(g, red, 2)
    ask: Any = running.send(None).filled()
    ask = running.send(ask.options["capture:forest@1"]).filled()
    assert list(ask.options) == ["capture:forest@2", "stop"]
    assert ask.refused["capture:quarry@2"].key == "capture-places"
    running.close()


def test_a_full_tax_stand() -> None:
    """X33: 11 Silver for 2 Virtue. [A8.9]"""
    g, red = base()
    g.tax = 11
    rich(red, virtue=7)
    visit(g, red, "tax-stand")
    assert (red.silver, red.virtue, g.tax) == (11, 5, 0)


def test_three_guardhouse_actions() -> None:
    """X34: five captured Workers to Prison, two own ones free, and nothing is left for the third action. [A8.8]"""
    g, red = base(3)
    red.captured = [0, 3, 2]
    red.prison = 2
    red.workers -= 2
    stand(g, red, "guardhouse", 2)
    assert len(visit(g, red, "guardhouse", "imprison", "release")) == 2
    assert (red.silver, red.prison, red.captured) == (5, 0, [0, 0, 0])
    assert [p.prison for p in g.players] == [0, 3, 2]


def test_the_ends_of_the_virtue_track() -> None:
    """X35: 13 and 3 more make 14, both Debts may go; at 9 the Black Market is open again. [A5.2, A5.4]"""
    g, red = base()
    rich(red, virtue=13, unpaid=2)
    scenario(g, gain_virtue(g, red, 3)).play("yes", "yes")
    assert (red.virtue, red.unpaid) == (14, 0)
    rich(red, virtue=11, silver=1)
    assert "place-market:left" not in placements(g, red).filled().options
    visit(g, red, "tax-stand")
    assert red.virtue == 9 and "place-market:left" in placements(g, red).filled().options


def test_a_reset_with_a_gatekeeper() -> None:
    """X36: two red and one blue from the market; blue frees two of three; red and yellow owe most. [A10.4, R05]"""
    g, _ = base(3)
    blue, yellow = g.players[1], g.players[2]
    employ(g, blue, "A09")
    g.market = {"left": 0, "middle": 0, "right": 1}
    rich(blue, prison=2)
    rich(yellow, prison=2)
    g.reset_by = 0
    scenario(g, reset(g)).play("free:2")
    assert [p.prison for p in g.players] == [2, 1, 2]
    assert [p.virtue for p in g.players] == [7, 7, 7]
    assert [p.unpaid for p in g.players] == [1, 0, 1]


def test_the_sixteenth_guildhall_worker() -> None:
    """X37: everybody has one more turn, red last; a Worker is then laid beside the rows. [A13.1, A9.8]"""
    g, red = base(3)
    g.guildhall = [0] * 15
    rich(red, gold=1)
    red.hand.append(building("smithy"))
    g.pile.remove(building("smithy"))
    red.hand.append(building("well"))
    g.pile.remove(building("well"))
    order = []
    visit(g, red, "guildhall", "advance", "smithy")
    end_turn(g)
    while g.phase == "play":
        order.append(g.current)
        if g.current == 0:
            rich(red, wood=2, stone=2)
            visit(g, red, "guildhall", "build:well")
        end_turn(g)
    assert order == [1, 2, 0] and g.phase == "finish"
    assert len(g.guildhall) == 17


@pytest.mark.parametrize(("order", "virtue", "debts", "total"), [("losses-first", 2, 2, 10), ("gains-first", 0, 0, 12)])
def test_dungeon_and_trading_post_of_a_sinner(order: str, virtue: int, debts: int, total: int) -> None:
    """X42: losses first leave two Debts, gains first none. [A13.2, R20]"""
    g, red = base()
    own(g, red, "dungeon", "trading-post")
    rich(red, virtue=0, stone=8)
    assert scenario(g, finish(g)).play(order) == [(0, "last-order")]
    assert (red.virtue, red.unpaid, points(g, red).total) == (virtue, debts, total)


def test_dungeon_and_trading_post_of_a_saint() -> None:
    """X43: gains first lift Virtue above 14, so both Debts may go before the loss. [A13.2, A5.4, R20]"""
    g, red = base()
    own(g, red, "dungeon", "trading-post")
    rich(red, virtue=13, stone=12, unpaid=2)
    scenario(g, finish(g)).play("losses-first")
    assert (red.virtue, red.unpaid, points(g, red).total) == (14, 2, 24)
    g, red = base()
    own(g, red, "dungeon", "trading-post")
    rich(red, virtue=13, stone=12, unpaid=2)
    scenario(g, finish(g)).play("gains-first", "yes", "yes")
    assert (red.virtue, red.unpaid, points(g, red).total) == (12, 0, 24)


@pytest.mark.parametrize(("order", "virtue"), [("losses-first", 8), ("gains-first", 6)])
def test_dungeon_and_castle_with_most_influence(order: str, virtue: int) -> None:
    """X44: a Castle taken before the loss counts 2 Gold, one taken after it 6. [W8.2, R20]"""
    g = new_table()
    red = g.players[0]
    own(g, red, "dungeon", "castle")
    rich(red, virtue=7, gold=2, influence=1)
    scenario(g, finish(g)).play(order)
    assert (red.virtue, red.gold) == (virtue, 6)


def test_nobody_is_asked_about_an_order_without_effect() -> None:
    """A player without a loss, or without gains, is not asked. [R20]"""
    for owned in (("dungeon",), ("trading-post",), ("dungeon", "trading-post")):
        g, red = base()
        own(g, red, *owned)
        rich(red, stone=0 if len(owned) == 2 else 8)
        assert scenario(g, finish(g)).play() == []


def test_idle_placements() -> None:
    """X45: Town Centre and Guardhouse may be entered for nothing; the Worker stays for the next visit. [A3.3]"""
    g, red = base()
    rich(red, virtue=7, silver=0)
    for place in ("town-centre", "guardhouse"):
        assert f"place:{place}" in placements(g, red).filled().options
        assert visit(g, red, place) == []
        assert (red.at[place], red.silver, g.tax) == (1, 0, 4)
    red.prison, red.unpaid = 1, 1
    rich(red, silver=12)
    assert len(visit(g, red, "guardhouse", "release", "pay-debt")) == 2


def test_a_free_hire_below_the_limit_is_taken() -> None:
    """X46: the Tavern with 4 Apprentices offers face-up cards alone, with 5 also nobody. [R07, A3.6]"""
    g, red = base()
    employ(g, red, "A01", "A02", "A03", "A04")
    shown = {f"hire:{card.key}" for card in (*g.upper, *g.lower)}
    ask = scenario(g, hire_free(g, red)).ask
    assert set(ask.options) == shown
    employ(g, red, "A05")
    shown = {f"hire:{card.key}" for card in (*g.upper, *g.lower)}
    ask = scenario(g, hire_free(g, red)).ask
    assert set(ask.options) == {*shown, "hire-nobody"}
    scenario(g, hire_free(g, red)).play("hire-nobody")
    assert len(red.apprentices) == 5


def test_louis_pays_from_the_loot() -> None:
    """X47: the Silver comes first, so that 2 or 4 of it may keep 1 or 2 Virtue. [A8.9, W11.1]"""
    for answers, silver, virtue in ((("pay-silver", "lose-virtue"), 7, 1), (("pay-silver", "pay-silver"), 5, 2)):
        g = new_table()
        red = g.players[0]
        on_board(red, "louis")
        rich(red, silver=0, influence=0, virtue=2)
        g.tax = 9
        visit(g, red, "tax-stand", *answers)
        assert (red.silver, red.virtue, g.tax) == (silver, virtue, 0)
