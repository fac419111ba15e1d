"""What players read: options that can be told apart, that say what they cost and bring, and that do something."""

from __future__ import annotations

import json
from collections.abc import Coroutine, Iterator
from random import Random as Dice
from typing import Any

import pytest

from stavitel.kernel import Match, Question, new_match
from stavitel.kernel.events import Event
from stavitel.kernel.values import text_of
from stavitel.titles.architects.apprentices import dismiss
from stavitel.titles.architects.black_market import PLACE_MARKET
from stavitel.titles.architects.building_powers import POWER_EFFECTS
from stavitel.titles.architects.buildings import advance, construct, projects
from stavitel.titles.architects.cards import CARDS
from stavitel.titles.architects.effects import felt
from stavitel.titles.architects.gains import bought_off, hire_free
from stavitel.titles.architects.guardhouse import guardhouse
from stavitel.titles.architects.placing import place_worker, placements
from stavitel.titles.architects.reset import princess_reward, reset
from stavitel.titles.architects.rules import take_back
from stavitel.titles.architects.scoring import finish
from stavitel.titles.architects.storehouse import storehouse, trades
from stavitel.titles.architects.table import Game
from stavitel.titles.architects.town_centre import town_centre
from stavitel.titles.architects.wonders import contribute
from stavitel.titles.architects.workshop import workshop
from stavitel.words import LANGUAGES, Words
from titles.architects.architects_table import (
    building,
    court,
    employ,
    hold,
    new_table,
    on_board,
    own,
    rich,
    scenario,
    solo,
    stand,
    visit,
)

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {"promo": True}),
    (3, {}),
    (4, {"works_of_wonder": False}),
    (5, {"promo": True}),
    (2, {"opponent": "informant"}),
]


def questions(match: Match, dice: Dice) -> Iterator[Question]:
    """Every question of a game of random answers that like to build."""
    while not match.over:
        seat, ask = next(iter(match.asking.items()))
        yield ask
        keys = list(ask.options)
        liked = [key for key in keys if key.startswith(("place:guildhall", "build", "advance", "raise"))]
        if ask.many:
            match.answer(seat, dice.sample(keys, dice.randint(ask.least, ask.most)))
        else:
            match.answer(seat, dice.choice(liked if liked and dice.random() < 0.5 else keys))


def read_alike(ask: Question, words: dict[str, Words], said: dict[str, str]) -> list[str]:
    """Options of a question that read like another one, in any language."""
    found = []
    for language, spoken in words.items():
        seen = set()
        for key, option in ask.options.items():
            name = language + json.dumps([text_of(option), ask.effects(key)], sort_keys=True)
            if name not in said:
                said[name] = spoken.answer(ask, key)
            if said[name] in seen or "«" in said[name] or "{$" in said[name]:
                found.append(f"{ask.topic}: {said[name]}")
            seen.add(said[name])
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_two_options_read_alike(seats: int, options: dict[str, Any]) -> None:
    """In no language, and with no argument left open. [A3.1]"""
    names = ["Ala", "Bořek", "Cyril", "Dana", "Ela", "Fík", "Gita"]
    words = {language: Words("architects", language, names) for language in LANGUAGES}
    said: dict[str, str] = {}
    for seed in range(4):
        match = new_match("architects", seats, f"alike-{seed}", options)
        for ask in questions(match, Dice(seed)):
            assert read_alike(ask, words, said) == []


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_events_are_told_in_full(seats: int, options: dict[str, Any]) -> None:
    """Every line of the log is there in three languages. [A3.1]"""
    match = new_match("architects", seats, "told", options)
    for _ in questions(match, Dice(7)):
        pass
    told = match.events(None)
    assert {"tell-round", "tell-turn", "tell-last-turn"} <= {event["id"] for event in told}
    for language in LANGUAGES:
        words = Words("architects", language, [f"N{seat}" for seat in range(7)])
        for event in told:
            line = words.event(event)
            assert "«" not in line and "{" not in line, event


def log(g: Game, rule: Coroutine[Any, Any, Any], *answers: str) -> list[str]:
    """What a rule by itself tells, in English."""
    g.told = []
    scenario(g, rule).play(*answers)
    words = Words("architects", "en", ["Ann", "Bob"])
    return [words.event(Event(*event).shown_to(0, 1)).replace("\xa0", " ") for event in g.told]


def test_apprentices_of_one_name_are_told_apart() -> None:
    """By their trade, their location or their ability, in options and in the log. [A11.1, A3.6, A8.5]"""
    g = new_table()
    red = g.players[0]
    names = ("merchant.a14", "merchant.a16", "chevalier.w09", "squire.a28", "conspirator.a04")
    g.upper[:] = [CARDS[name] for name in names]  # type: ignore[misc]
    rich(red, silver=20)
    ask = scenario(g, hire_free(g, red)).ask
    words = Words("architects", "en")
    assert [words.answer(ask, f"hire:{name}") for name in names] == [
        "Hire: Merchant (tiler, 1 Silver → 3 Clay), row 1, column 1",
        "Hire: Merchant (tiler, 3 Silver → 1 Marble), row 1, column 2",
        "Hire: Chevalier (mason, Guardhouse), row 1, column 3",
        "Hire: Squire (carpenter, ability: 2 Virtue), row 1, column 4 (+1 Virtue)",
        "Hire: Conspirator (carpenter), row 1, column 5",
    ]
    told = log(g, hire_free(g, red), "hire:merchant.a16")
    assert told == ["Ann hires Merchant (tiler, 3 Silver → 1 Marble)"]
    assert log(g, dismiss(g, red)) == ["Ann discards Merchant (tiler, 3 Silver → 1 Marble)"]
    employ(g, red, "A15")
    assert log(g, storehouse(g, red, 1), "trade:merchant.a15") == ["Ann trades: 2 Silver → 1 Gold (Merchant)"]


def test_the_log_tells_where_a_worker_went() -> None:
    """Which space of the Black Market, and where one was taken back. [A10.2, A3.2]"""
    g = new_table()
    red = g.players[0]
    rich(red, silver=9, virtue=5)
    told = log(g, place_worker(g, red, PLACE_MARKET["left"]))
    assert told[0] == "Ann places a Worker: Black Market, left space"
    stand(g, red, "forest", 1)
    assert log(g, take_back(g, red)) == ["Ann takes a Worker back: Forest"]
    g.players[1].captured[0] = 1
    assert log(g, take_back(g, red)) == ["Ann takes a captured Worker back from Bob"]


def test_the_log_tells_why_a_reset_brings_debts() -> None:
    """Who stood at the Profiteer, and who has most in Prison. [W5.2, A10.4]"""
    g = new_table()
    red = g.players[0]
    court(g, "k1", "k2")  # the Profiteer at the Town Centre: a Debt
    stand(g, red, "town-centre", 2)
    g.reset_by = 0
    told = log(g, reset(g))
    start = told.index("With Workers at the Profiteer: Ann")
    assert told[start + 1 : start + 3] == ["Ann takes a Debt", "Ann: Workers go to Prison: Town Centre, 2"]
    assert told[-2:] == ["Ann has most Workers in Prison: 2", "Ann takes a Debt"]


def test_the_log_tells_why_a_reset_costs_virtue() -> None:
    """Three or more in Prison; at Virtue 0 the loss is a Debt. [W5.2, A10.4, A5.5]"""
    g = new_table(works_of_wonder=False)
    red, blue = g.players
    rich(red, prison=3, virtue=0)
    rich(blue, prison=2, virtue=0)
    g.reset_by = 0
    assert log(g, reset(g)) == [
        "The Black Market is reset",
        "Ann has 3 or more Workers in Prison, which costs 1 Virtue: 3",
        "Ann takes a Debt",
        "Ann has most Workers in Prison: 3",
        "Ann takes a Debt",
    ]


def test_the_log_tells_what_the_end_brings() -> None:
    """Virtue of Buildings, and Gold that is Marble to the opponent. [W8.2, S4.1]"""
    g, opponent = solo("patron")
    red = g.players[0]
    own(g, red, "dungeon")
    rich(red, virtue=7)
    rich(opponent, influence=5)
    assert log(g, finish(g)) == [
        "Bob has most Influence and gains 4 Marble",
        "Ann: Virtue −2",
        "Bob: Marble +4",
        "The game is over",
    ]


def effects_of(ask: Question | None, key: str) -> dict[str, int]:
    """What an option costs and brings."""
    return dict(ask.effects(key))


def test_placements_name_what_they_bring() -> None:
    """The Worker, goods by Workers and Apprentices, the Tax Stand, the Black Market's price. [A8.1, A8.9, A10.2]"""
    g = new_table()
    red = g.players[0]
    court(g, "k2", "k7")  # the Profiteer stands at the Quarry
    employ(g, red, "A29", "A25")
    stand(g, red, "quarry", 2)
    rich(red, silver=5, virtue=1, influence=12)
    made = placements(g, red).filled()
    assert dict(made.effects("place:quarry")) == {"workers": -1, "stone": 4}  # Influence is at its top
    assert dict(made.effects("place:tax-stand")) == {
        "workers": -1,
        "silver": 4,
        "virtue": -1,
        "debt": 1,
        "gold": 1,
    }
    left = dict(made.effects("place-market:left"))
    assert left == {"workers": -1, "silver": -1, "virtue": -1, **dict(g.stall.gain if g.stall else ())}
    assert dict(made.effects("place:town-centre")) == {"workers": -1}
    assert dict(made.effects("place:mines")) == {"workers": -1, "clay": 2}
    stand(g, g.players[0], "mines", 1)
    assert dict(placements(g, g.players[0]).filled().effects("place:mines")) == {"workers": -1}  # Clay or Gold


def test_placements_name_what_a_lone_choice_brings() -> None:
    """Where only one thing can be done in the Workshop or the Guildhall, the placement says what it is. [A8.6, A9.2]"""
    g = new_table()
    red = g.players[0]
    rich(red, silver=0, virtue=7, influence=0)
    stand(g, red, "workshop", 1)
    assert dict(placements(g, red).filled().effects("place:workshop")) == {
        "workers": -1,
        "buildings": 2,
    }  # too poor to hire
    rich(red, silver=9)
    assert dict(placements(g, red).filled().effects("place:workshop")) == {"workers": -1}
    hold(g, red, "well", "factory")
    rich(red, gold=1)
    step = dict(projects(g, red).effects("advance"))
    assert list(projects(g, red).options) == ["advance"]
    assert dict(placements(g, red).filled().effects("place:guildhall")) == {"workers": -1, **step}
    rich(red, wood=9, stone=9, clay=9)
    assert list(projects(g, red).options) == ["build:well", "advance"]
    assert dict(placements(g, red).filled().effects("place:guildhall")) == {"workers": -1}


def test_hires_name_price_and_place() -> None:
    """Tax, Silver and coins laid, less the coins that lie there; two of one name differ. [A8.6, A11.1]"""
    g = new_table()
    red = g.players[0]
    g.upper[0], g.upper[1] = CARDS["stonecutter.a29"], CARDS["stonecutter.a30"]  # type: ignore[assignment]
    g.upper_coins[1] = 2
    rich(red, silver=9)
    ask = scenario(g, workshop(g, red, 1)).ask
    assert effects_of(ask, "hire:stonecutter.a29") == {"silver": -4}
    assert effects_of(ask, "hire:stonecutter.a30") == {"silver": -3}
    assert effects_of(ask, "draw-buildings") == {"buildings": 1}
    text = Words("architects", "en").answer(ask, "hire:stonecutter.a30")
    assert text == "Hire: Stonecutter (mason, ability: 1 Stone), row 1, column 2 (−3 Silver)"


def test_trades_name_both_sides() -> None:
    """What goes and what comes. [A8.5]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "A15", "A35", "W04")
    rich(red, silver=2, clay=3)
    made = trades(g, red)
    said = {key: dict(made.effects(key)) for key in made.options}
    assert said == {
        "trade-for-virtue": {"stone-wood-or-clay": -2, "virtue": 1},
        "trade:merchant.a15": {"silver": -2, "gold": 1},
        "trade:trader.a35": {"clay": -3, "marble": 1},
        "trade:benefactor.w04": {"stone-wood-or-clay": -1, "influence": 1},
    }


def test_prices_name_the_influence_that_stands_in() -> None:
    """Where goods are short, Influence pays, and the option says how much of it. [W2.3]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "W05", "W12")  # the Charlatan, for Wood, and a tiler
    hold(g, red, "library")  # 4 Wood, 2 Stone, 1 Marble
    rich(red, wood=3, stone=2, influence=5)
    assert dict(projects(g, red).effects("build:library")) == {"wood": -3, "stone": -2, "influence": -5, "points": 8}
    scenario(g, construct(g, red, building("library")))
    assert (red.wood, red.stone, red.influence) == (0, 0, 0)
    rich(red, wood=1, influence=2)
    assert dict(trades(g, red).effects("trade-for-virtue")) == {"stone-wood-or-clay": -1, "influence": -1, "virtue": 1}


def test_prices_in_silver_name_the_influence_that_stands_in() -> None:
    """Short of Silver, a hire, a space, a capture, a ransom and a trade say how much Influence goes. [W2.3, W2.4]"""
    g = new_table()
    red, blue = g.players
    employ(g, red, "A16")
    rich(red, silver=2, influence=5, virtue=7)
    first = next(pick for pick in scenario(g, workshop(g, red, 1)).ask.options if pick.startswith("hire:"))
    hired = effects_of(scenario(g, workshop(g, red, 1)).ask, first)
    assert (hired["silver"], hired["influence"]) == (-2, -2)  # 2 Tax; the 2 Silver are replaced
    assert dict(trades(g, red).effects("trade:merchant.a16")) == {"silver": -1, "influence": -2, "marble": 1}
    right = dict(placements(g, red).filled().effects("place-market:right"))
    assert (right["silver"], right["influence"]) == (-1, -2)
    blue.captured[0] = 1
    ask = scenario(g, guardhouse(g, red, 1)).ask
    assert effects_of(ask, "ransom") == {"silver": -2, "influence": -4, "workers": 1}
    red.credit = 1  # half of a discount is left over
    assert dict(trades(g, red).effects("trade:merchant.a16")) == {"silver": -2, "marble": 1}


def test_a_hire_at_the_limit_says_that_somebody_goes() -> None:
    """With five Apprentices one is discarded first; hiring nobody costs nothing. [A3.6, R07]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "A01", "A02", "A03", "A04")
    assert all("apprentices" not in effects_of(scenario(g, hire_free(g, red)).ask, f"hire:{c.key}") for c in g.upper)
    employ(g, red, "A05")
    ask = scenario(g, hire_free(g, red)).ask
    assert all(effects_of(ask, f"hire:{card.key}")["apprentices"] == -1 for card in (*g.upper, *g.lower))
    assert effects_of(ask, "hire-nobody") == {}


def test_buildings_name_what_they_do_at_once() -> None:
    """What a power brings or takes is said with the price. [A12.1]"""
    g = new_table()
    red = g.players[0]
    rich(red, prison=3, virtue=9, level=2)
    red.captured[1] = 2

    def said(key: str) -> dict[str, int]:
        return dict(POWER_EFFECTS[building(key).power](g, red, building(key)))

    assert said("courthouse") == {"silver": 2}
    assert said("hideout") == said("abbey") == {"workers": 3}
    assert said("palace") == {"gold": 2}
    assert said("watchtower") == {"virtue": -1}
    assert said("monument") == {"virtue": 1}
    assert said("graveyard") == {}
    employ(g, red, "A15")
    assert said("graveyard") == {"apprentices": -1}


def test_captures_name_tax_and_virtue() -> None:
    """The first for 1 Tax, and the Princess minds. [A8.7, W3.3]"""
    g = new_table()
    red, blue = g.players
    stand(g, red, "forest", 2)
    stand(g, blue, "silversmith", 3)  # the Princess stands there
    rich(red, silver=1)
    ask = scenario(g, town_centre(g, red, 1)).ask
    assert effects_of(ask, "capture:silversmith@1") == {"silver": -1, "virtue": -1, "captured": 3}
    assert effects_of(ask, "capture:forest@0") == {"silver": -1, "workers": 2}
    assert effects_of(ask, "stop") == {}


def test_guardhouse_actions_name_debts() -> None:
    """Ransom by Debt says so, and what paying off costs. [A8.8]"""
    g = new_table()
    red, blue = g.players
    blue.captured[0] = 2
    rich(red, silver=7, unpaid=1, prison=1, virtue=0)
    red.captured[1] = 3
    ask = scenario(g, guardhouse(g, red, 1)).ask
    assert effects_of(ask, "imprison") == {"silver": 3}
    assert effects_of(ask, "release") == {"workers": 1}
    assert effects_of(ask, "ransom") == {"silver": -3, "workers": 2}  # at Virtue 0 no Tax
    assert effects_of(ask, "ransom-by-debt") == {"debt": 2, "workers": 2}
    assert effects_of(ask, "pay-debt") == {"silver": -4, "debt": -1, "virtue": 1}


def test_projects_name_goods_and_points() -> None:
    """Buildings, a Wonder and the Cathedral. [A9.3, A9.4, W6.2]"""
    g = new_table()
    red = g.players[0]
    hold(g, red, "betting-house")
    employ(g, red, "W18")
    rich(red, clay=1, stone=20, gold=2, influence=8, silver=3, virtue=7)
    made = projects(g, red)
    said = {key: dict(made.effects(key)) for key in made.options}
    assert said["build:betting-house"] == {
        **{"clay": -1, "stone": -2, "gold": -1},
        **{"points": 7, "virtue": -1, "debt": 1, "silver": 2},
    }
    assert said["raise:wonder.stone"] == {"stone": -14, "influence": -5, "silver": -1, "points": 15, "virtue": 2}
    assert said["advance"] == {"gold": -1, "points": 2, "buildings": -1, "rewards": 1}


def test_influence_names_the_building_card_it_draws() -> None:
    """From 4 to 5 and from 8 to 9, after what was paid with it, as long as there are cards. [W2.2, W2.3]"""
    g = new_table()
    red = g.players[0]
    court(g, "k2", "k7")  # the Profiteer stands at the Quarry
    rich(red, influence=4)
    assert dict(placements(g, red).filled().effects("place:quarry"))["buildings"] == 1
    rich(red, influence=5)
    assert "buildings" not in dict(placements(g, red).filled().effects("place:quarry"))
    employ(g, red, "W04")
    rich(red, stone=1, influence=8)
    assert dict(trades(g, red).effects("trade:benefactor.w04")) == {
        "stone-wood-or-clay": -1,
        "influence": 1,
        "buildings": 1,
    }
    assert felt(g, red, ("influence", -4), ("influence", 6)) == (("influence", 2), ("buildings", 2))
    assert felt(g, red, ("influence", -1), ("influence", 1)) == ()  # 7 and 8: no step is passed
    g.pile.clear()
    assert felt(g, red, ("influence", 3)) == (("influence", 3),)


def test_a_card_given_up_and_one_drawn_are_both_named() -> None:
    """The Cathedral takes a Building card, the Influence it brings Zesiro draws one. [A9.4, W2.2, W11.1]"""
    g = new_table()
    red = g.players[0]
    on_board(red, "zesiro")
    hold(g, red, "well")
    rich(red, gold=1, influence=4, virtue=7)
    changes = projects(g, red).effects("advance")
    assert [effect for effect in changes if effect[0] == "buildings"] == [("buildings", -1), ("buildings", 1)]
    scenario(g, advance(g, red)).first_answers()
    assert len(red.hand) == 1 and building("well") not in red.hand


def test_boards_name_what_they_add() -> None:
    """Clovis draws a card for a Building, Clotilda gains Clay for lost Virtue. [A14.2, W11.1]"""
    g = new_table()
    red = g.players[0]
    on_board(red, "clovis")
    employ(g, red, "W18")
    hold(g, red, "betting-house")
    rich(red, clay=1, stone=2, gold=1)
    assert dict(projects(g, red).effects("build:betting-house"))["buildings"] == 1
    g = new_table()
    red = g.players[0]
    on_board(red, "clotilda")
    rich(red, virtue=5, clay=0)
    assert dict(placements(g, red).filled().effects("place:tax-stand"))["clay"] == 2


def test_debts_bring_what_racketeers_add() -> None:
    """Each Debt that an option takes, the one for Virtue below 0 too. [A6.1, A5.5, W9.4]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "W21")
    rich(red, virtue=0, influence=0)
    g.players[1].captured[0] = 1
    ask = scenario(g, guardhouse(g, red, 1)).ask
    assert effects_of(ask, "ransom-by-debt") == {"debt": 2, "influence": 2, "workers": 1}


@pytest.mark.parametrize(
    ("order", "text"),
    [
        ("losses-first", "First the loss, then the gains (+1 Virtue)"),
        ("gains-first", "First the gains, then the loss (−1 Virtue, −2 Debts if you like)"),
    ],
)
def test_the_order_of_last_effects_names_the_debts_that_may_go(order: str, text: str) -> None:
    """Virtue above 14 may destroy unpaid Debts, which only one order reaches. [A13.2, A5.4]"""
    g = new_table(works_of_wonder=False)
    red = g.players[0]
    own(g, red, "dungeon", "trading-post")
    rich(red, virtue=13, stone=12, unpaid=2)
    assert Words("architects", "en").answer(scenario(g, finish(g)).ask, order) == text


def test_the_order_of_last_effects_counts_the_gold_between() -> None:
    """A Castle after the loss sees the 4 Gold for most Influence. [W8.2, R20]"""
    g = new_table()
    red = g.players[0]
    own(g, red, "dungeon", "castle")
    rich(red, virtue=7, gold=2, influence=1)
    ask = scenario(g, finish(g)).ask
    assert [effects_of(ask, order) for order in ("losses-first", "gains-first")] == [{"virtue": 1}, {"virtue": -1}]


def test_the_log_tells_where_contributed_goods_go() -> None:
    """To their Wonders, or to the supply where a Wonder is completed. [W5.2]"""
    g = new_table()
    court(g, "k1", "k2")
    g.wonders = [wonder for wonder in g.wonders if wonder.good != "wood"]
    g.given = ["clay", "wood", "stone"]
    g.reset_by = 0
    told = log(g, reset(g))
    at = told.index("Contributed goods move to their Wonders: Clay, Stone")
    assert told[at + 1] == "Contributed goods go to the supply, since their Wonders are completed: Wood"
    assert (g.offered["clay"], g.offered["stone"], g.given) == (1, 1, [])


def test_gifts_and_rewards_name_what_they_bring() -> None:
    """Contributions, and which reward lies on which side. [W4.1, W5.2]"""
    g = new_table()
    red = g.players[0]
    court(g, "k1", "k3")
    rich(red, marble=1, influence=11)
    ask = scenario(g, contribute(g, red, "contribute-before")).ask
    assert effects_of(ask, "contribute:marble") == {"marble": -1, "influence": 1, "rewards": 1}
    assert list(ask.options) == ["contribute:marble", "contribute-later", "contribute-nothing"]
    assert g.consequence is not None
    ask = scenario(g, princess_reward(g, red, g.consequence)).ask
    assert effects_of(ask, "reward:left") == {"gold": 1}
    assert effects_of(ask, "reward:right") == {"influence": 1}


def test_losing_virtue_at_the_bottom_is_a_debt() -> None:
    """The loss says what it is. [A5.5, W2.7]"""
    g = new_table()
    red = g.players[0]
    rich(red, virtue=0, influence=2)
    ask = scenario(g, bought_off(g, red)).ask
    assert effects_of(ask, "lose-virtue") == {"debt": 1}
    assert effects_of(ask, "lose-influence") == {"influence": -2}


def test_who_declines_the_princess_is_not_asked_again() -> None:
    """Nothing is nothing; later is asked once more. [W3.1]"""
    g = new_table()
    red = g.players[0]
    rich(red, clay=1)
    assert visit(g, red, "silversmith", "contribute-nothing") == [(0, "contribute-before")]
    assert len(visit(g, red, "silversmith", "contribute-later", "contribute-nothing")) == 2


def test_no_choice_without_effect() -> None:
    """No cards to draw, nobody to capture, Influence at its top. [A8.6, A12.5, W7.1]"""
    g = new_table()
    red = g.players[0]
    g.pile.clear()
    rich(red, silver=0)
    assert scenario(g, workshop(g, red, 1)).over
    rich(red, silver=4)
    ask = scenario(g, workshop(g, red, 1)).ask
    assert "draw-buildings" not in ask.options and "stop" in ask.options
    own(g, red, "wonder.gold")
    red.tokens["forest"] = CARDS["wonder.gold"]  # type: ignore[assignment]
    rich(red, influence=12)
    assert visit(g, red, "forest") == []
    assert red.wood == 2
    from stavitel.titles.architects.building_powers import POWERS

    red.at = dict.fromkeys(red.at, 0)
    assert scenario(g, POWERS["barracks"](g, red)).play() == []


def test_forced_influence_is_asked_for() -> None:
    """Where Silver is short and Influence must stand in, nothing is taken silently. [W2.3]"""
    g = new_table()
    red = g.players[0]
    rich(red, silver=0, influence=2, virtue=7)
    asked = visit(g, red, "left", "give-influence:2")
    assert asked[0] == (0, "pay-silver")


def test_alike_apprentices_are_dismissed_as_one() -> None:
    """Of two that are the same, one is offered; those that differ say how. [A3.6]"""
    from stavitel.titles.architects.apprentices import dismiss

    g = new_table()
    red = g.players[0]
    employ(g, red, "A29", "A30", "A14", "A15")
    ask = scenario(g, dismiss(g, red)).ask
    assert len(ask.options) == 3
    texts = [Words("architects", "en").option(option) for option in ask.options.values()]
    assert texts[1] == "Discard: Merchant (tiler. King's Storehouse: one more trade, 1 Silver → 3 Clay.)"


def test_louis_sees_what_keeping_virtue_costs() -> None:
    """Silver, or the half that is left over. [W11.1, R70]"""
    g = new_table()
    red = g.players[0]
    on_board(red, "louis")
    rich(red, silver=2, influence=0, virtue=3)
    red.credit = 1
    assert effects_of(scenario(g, bought_off(g, red)).ask, "pay-silver") == {"silver": -1}
    assert building("smithy").key == "smithy"
