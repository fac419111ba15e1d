"""Carried out in full: what is offered is exactly what some line of choices completes."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations
from pathlib import Path
from random import Random as Dice
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from stavitel.bots import bot
from stavitel.kernel import Question, RulesError, Stuck, choose, completes, new_match
from stavitel.kernel.lookahead import _Ahead
from stavitel.testing.play import at_every_question
from stavitel.testing.scenario import Scenario
from stavitel.titles.lisboa import court, events, foresight, gains, noble_actions, payment, state_actions
from stavitel.titles.lisboa.cards import BUILDINGS, CARDS, FAVOR, PLOTS, SITES, TOKENS
from stavitel.titles.lisboa.clergy_tiles import CLERGY
from stavitel.titles.lisboa.kinds import NOBLE_ACTION, NOBLES, STATE_ACTIONS, Clergy
from stavitel.titles.lisboa.political_cards import POLITICAL
from stavitel.titles.lisboa.portfolio import tuck, untuckable

SEEDS = range(4)


READ_AGAIN = (
    "payment",
    "gains",
    "foresight",
    "noble_actions",
    "state_actions",
    "portfolio",
    "court",
    "events",
)  # in this order


def careless() -> SimpleNamespace:
    """The rules read once more from their source, every look ahead taken out of them; who cannot pay gets stuck.

    Those that are played stay as they are; compiled, they could not be changed.
    """
    package = import_module("stavitel.titles.lisboa")
    rules = SimpleNamespace()
    with pytest.MonkeyPatch.context() as patch:
        for name in READ_AGAIN:
            module = ModuleType(f"{package.__name__}.{name}")
            source = Path(str(package.__file__)).with_name(f"{name}.py")
            patch.setitem(sys.modules, module.__name__, module)
            patch.setattr(package, name, module)
            exec(compile(source.read_text(encoding="utf-8"), source, "exec"), vars(module))
            setattr(rules, name, module)
    settle = rules.payment.settle

    async def pay_or_stick(g: Any, p: Any, amount: int, why_not: Any = None) -> None:
        if amount > payment.wealth(p):
            raise Stuck("cannot pay")
        await settle(g, p, amount)

    def plots(g: Any, p: Any, have: Any) -> Iterator[Any]:
        yield from foresight.vacant(g)

    def plans(g: Any, p: Any, site: Any, have: Any) -> list[Any]:
        found = []
        for plan in have.plans:
            building = g.available[plan.architect]
            if building is not None and foresight.fits(site, building, plan.architect):
                found.append(plan)
        return found

    rules.foresight.affordable = plots
    rules.foresight.payable_land = lambda *args: True
    rules.foresight.openable_sites = lambda g, p: foresight.sites(g)
    rules.foresight.can_open = lambda *args: True
    rules.foresight.usable = plans
    for module in (rules.payment, rules.gains, rules.noble_actions):
        module.settle = pay_or_stick
    return rules


CARELESS = careless()


async def careless_visit(g: Any, p: Any, noble: str) -> None:
    """A visit in which every choice is free and may turn out wrong."""
    ways = payment.fee_ways(p, payment.fee(g, p, noble))
    if not ways:
        raise Stuck("cannot pay")
    CARELESS.payment.pay_fee(g, p, await choose(p, "pay-visit", ways))
    await CARELESS.court.free_state_action(g, p, noble)
    await careless_action(g, p, noble)


async def careless_action(g: Any, p: Any, noble: str) -> None:
    """The noble action, stuck where nothing is left to choose."""
    if noble == "manuel" and not p.houses_left:
        raise Stuck("no house")
    if noble == "marquis" and not g.decrees:
        raise Stuck("no decree")
    try:
        await CARELESS.noble_actions.noble_action(g, p, noble)
    except RulesError as problem:
        raise Stuck(str(problem)) from problem


async def careless_event(g: Any, p: Any, card: Any) -> None:
    """A sponsored noble action."""
    if payment.wealth(p) < payment.due(p, g.value):
        raise Stuck("cannot pay")
    await CARELESS.payment.pay(g, p, g.value)
    noble = {"build_store": "manuel", "decree": "marquis", "open_public_building": "king"}[card.event]
    await careless_action(g, p, noble)


@pytest.mark.parametrize("seed", SEEDS)
def test_visits_are_offered_exactly_when_some_line_completes_them(seed: int) -> None:
    """The plain tests agree with trying everything out. [L2.3, L2.8, L11.2, R-19]"""
    match = new_match("lisboa", 3, seed, {"city_tokens": bool(seed % 2)})
    seen: Counter[tuple[str, bool]] = Counter()
    turns = 0
    for seat in at_every_question(match, Dice(seed)):
        if match.asking[seat].topic != "play-card":
            continue
        turns += 1
        if turns % 5:
            continue
        g = match.table.copy()
        p = g.players[seat]
        if seed > 1:
            p.houses["left"] = 2  # with réis for influence there are several ways to pay
        for coins in (p.reis, 4):
            p.reis = coins
            for noble in ("manuel", "king"):
                offered = court.unvisitable(g, p, noble) is None
                possible = completes(g, p, careless_visit, noble)
                assert offered == possible, (noble, coins, g.value, p.influence, p.plans, p.clergy)
                seen[noble, offered] += 1
    assert len(seen) >= 3, seen


@pytest.mark.parametrize("seed", SEEDS)
def test_events_are_offered_exactly_when_some_line_completes_them(seed: int) -> None:
    """A store or building by event pays twice. [L13.2, L13.5, L2.8]"""
    match = new_match("lisboa", 3, seed + 50)
    seen: Counter[tuple[str, bool]] = Counter()
    turns = 0
    for seat in at_every_question(match, Dice(seed)):
        turns += match.asking[seat].topic == "play-card"
        if match.asking[seat].topic != "play-card" or turns % 3:
            continue
        g = match.table.copy()
        p = g.players[seat]
        for coins in (p.reis, 4, 8):
            p.reis = coins
            for key in ("treasury-61", "treasury-68"):
                card: Any = CARDS[key]
                offered = events.unsponsored(g, p, card.event) is None
                possible = completes(g, p, careless_event, card)
                assert offered == possible
                seen[card.event, offered] += 1
    assert len(seen) >= 3, seen


@pytest.mark.parametrize("seed", range(8))
def test_portfolio_cards_are_offered_exactly_when_some_line_completes_them(seed: int) -> None:
    """Reward, penalty and forced discard must leave a sale or a trade. [L4.2, L2.8]"""
    match = new_match("lisboa", 3, seed + 100)
    seen: Counter[bool] = Counter()
    for seat in at_every_question(match, Dice(seed)):
        if match.asking[seat].topic != "play-card":
            continue
        g = match.table.copy()
        p = g.players[seat]
        for goods in ({}, {"cloth": 1}, {"books": 1}, {"gold": 1}, dict(p.goods)):
            p.goods = {"gold": 0, "cloth": 0, "books": 0, "tools": 0, **goods}
            for card in (*p.hand, *p.taken):
                offered = untuckable(g, p, card) is None
                assert offered == completes(g, p, tuck, card), (card, goods)
                seen[offered] += 1
    assert seen[True] and seen[False]


BONUS = Clergy("cl31", "on_decree", "reis", 2, 1)  # as an owner of the game might correct it
TELLING = [token for token, _ in TOKENS if token.reward in foresight.HELPFUL]


def lay_rewards(g: Any, p: Any, dice: Dice) -> None:
    """Let rewards decide: tokens that may help to pay on all plots and sites, few of them free, something to gain."""
    g.tokens = {name: dice.choice(TELLING) for name in (*PLOTS, *SITES)}
    for name in dice.sample(sorted(PLOTS), 20):
        g.owners.setdefault(name, g.players[p.seat - 1].seat)
        g.trades.setdefault(name, PLOTS[name].goods[0])
    for name in dice.sample(sorted(SITES), 11):
        g.buildings.setdefault(name, BUILDINGS[0])
        g.sides.setdefault(name, "blue")
    p.markers = dice.randint(0, 1)
    if dice.random() < 0.5 and len(p.clergy) < 4:
        p.clergy.append(BONUS)
    p.top, p.cargo = [dice.choice(POLITICAL[:60])], [""]


def poor_positions(seed: int) -> Iterator[tuple[Any, Any]]:
    """Positions out of a game between greedy players, with little money and few officials at court."""
    dice = Dice(seed)
    seats = dice.choice([2, 3, 4])
    match = new_match("lisboa", seats, f"poor {seed}", {"city_tokens": seed % 2 == 0}, quiet=True)
    mind = bot("greedy", "lisboa")
    while not match.over:
        seat = next(iter(match.asking))
        if match.asking[seat].topic == "play-card" and dice.random() < 0.3:
            g = match.table.copy()
            p = g.players[seat]
            p.reis, p.influence = dice.randint(0, 9), dice.randint(0, 6)
            if dice.random() < 0.4:
                p.officials += p.in_court
                p.office, p.courtyard = dict.fromkeys(p.office, 0), dict.fromkeys(p.courtyard, 0)
            if dice.random() < 0.6:
                lay_rewards(g, p, dice)
            yield g, p
        match.answer(seat, mind.decide(match.view(seat, Dice(1))))


def compare_several(ahead: _Ahead, path: list[Any], table: Scenario, ask: Any) -> int:
    """Whether a choice of several may be as small as trying everything out finds; 1 if it was narrowed."""
    sizes = [
        size
        for size in range(ask.least, ask.most + 1)
        if any(ahead.leads_on([*path, list(some)]) for some in combinations(ask.options.values(), size))
    ]
    if table.topic == ask.topic:
        assert (table.ask.least, table.ask.most) == (sizes[0], sizes[-1]), ask.topic
        assert sizes == list(range(sizes[0], sizes[-1] + 1))
    return len(sizes) < ask.most + 1 - ask.least


def walk(g: Any, p: Any, table: Scenario, careless_rule: Any, *args: Any, dice: Dice) -> int:
    """Go through a rule at random, comparing each question with trying everything out; how many were narrowed."""
    narrowed = 0
    path: list[Any] = []
    for _ in range(4):
        ahead = _Ahead(g.copy(), p.seat, careless_rule, args)
        ask = ahead._replay(path)[1]
        if not isinstance(ask, Question):
            break
        if ask.many:
            narrowed += compare_several(ahead, path, table, ask)
            break
        good = {key: option for key, option in ask.options.items() if ahead.leads_on([*path, option])}
        narrowed += len(good) < len(ask.options)
        if table.topic != ask.topic:  # a lone option answered itself
            assert len(good) == 1, (args, ask.topic, list(good))
            path += good.values()
            continue
        assert set(table.options) == set(good), (args, ask.topic)
        key = dice.choice(sorted(good))
        path.append(good[key])
        table.answer(key)
    return narrowed


@pytest.mark.parametrize("seed", range(4))
def test_inside_an_action_exactly_the_choices_that_can_be_finished_are_offered(seed: int) -> None:
    """Plots, sites, rewards and cubes: question by question the same as trying everything out. [L2.8, R-19]"""
    dice = Dice(seed)
    narrowed = 0
    for g, p in poor_positions(seed):
        for noble in ("manuel", "king"):
            if noble_actions.impossible(g, p, noble) is not None:
                continue
            table = g.copy()
            table = Scenario(noble_actions.noble_action(table, table.players[p.seat], noble), table)
            narrowed += walk(g, p, table, careless_action, noble, dice=dice)
    assert narrowed


@pytest.mark.parametrize("seed", range(4))
def test_rewards_that_help_to_pay_are_counted_in_visits_and_events(seed: int) -> None:
    """Influence, decrees, officials and tiles on the way: offered exactly as they lead on. [L2.8, L7.1, L12.2.5]"""
    dice = Dice(seed)
    seen: Counter[tuple[str, bool]] = Counter()
    narrowed = 0
    for g, p in (position for game in range(4) for position in poor_positions(40 + 10 * seed + game)):
        lay_rewards(g, p, dice)
        p.reis, p.influence = dice.randint(0, 16), dice.choice([0, 2, 6, 10])
        p.houses["left"] = dice.choice([0, 2])
        for noble in ("manuel", "king"):
            offered = court.unvisitable(g, p, noble) is None
            assert offered == completes(g, p, careless_visit, noble), (noble, p.reis, p.influence, p.clergy)
            seen[noble, offered] += 1
            if offered:
                table = g.copy()
                table = Scenario(court.visit(table, table.players[p.seat], noble), table)
                narrowed += walk(g, p, table, careless_visit, noble, dice=dice)
        for key in ("treasury-61", "treasury-68"):
            card: Any = CARDS[key]
            offered = events.unsponsored(g, p, card.event) is None
            assert offered == completes(g, p, careless_event, card), (key, p.reis, p.influence, p.clergy)
            seen[key, offered] += 1
            if offered:
                table = g.copy()
                table = Scenario(events.sponsor(table, table.players[p.seat], card), table)
                narrowed += walk(g, p, table, careless_event, card, dice=dice)
    assert len(seen) >= 7, seen
    assert narrowed


async def careless_join(g: Any, p: Any, noble: str, action: str) -> None:
    """Joining a visit for one action, in which every choice is free and may turn out wrong."""
    ways = payment.fee_ways(p, payment.fee(g, p, noble, joining=True))
    if not ways:
        raise Stuck("cannot pay")
    CARELESS.gains.return_favor(g, p, noble)
    CARELESS.payment.pay_fee(g, p, await choose(p, "pay-join", ways))
    if action == NOBLE_ACTION[noble]:
        await careless_action(g, p, noble)
        return
    if action == "recruit" and not p.officials:
        raise Stuck("nobody to place")
    if action == "produce" and p.seat not in g.owners.values():
        raise Stuck("no store")
    try:
        await CARELESS.state_actions.state_action(g, p, action)
    except RulesError as problem:
        raise Stuck(str(problem)) from problem


def any_berth(g: Any, p: Any, berth: Any, off: int = 0) -> Any:
    """Wherever the ship would fit, whatever it costs."""
    if not g.shipyard:
        raise Stuck("no ship")
    if berth is state_actions.NEW_SHIP or p.top[berth.thing - 1].hull <= g.shipyard[0].hull:
        return None
    return state_actions.NOT_LARGER


def may_join(g: Any, visitor: Any, dice: Dice) -> Any:
    """Somebody who holds the favor of the visited noble, with some of what an action needs and not all."""
    p = g.players[visitor.seat - 1]
    p.reis, p.influence, p.wigs = dice.randint(0, 9), dice.choice([0, 1, 4, 10]), dice.choice([0, 1, 8])
    p.goods = {good: dice.randint(0, 1) for good in p.goods}
    p.houses["left"] = dice.choice([0, 2])
    if dice.random() < 0.2:
        p.officials += p.in_court
        p.office, p.courtyard = dict.fromkeys(p.office, 0), dict.fromkeys(p.courtyard, 0)
    elif dice.random() < 0.2:
        p.office["manuel"] += p.officials
        p.officials = 0
    if dice.random() < 0.2:
        g.shipyard, g.plans = [], {"blue": [], "green": []}
    if dice.random() < 0.2:
        p.clergy = list(CLERGY[:4])
    g.neutral = dice.choice([g.neutral, 4])  # an audience may be too dear
    g.visited = dice.choice(NOBLES)
    if FAVOR[g.visited] not in p.favors:
        gains.give_favor(g, p, g.visited)
    return p


@pytest.mark.parametrize("seed", range(4))
def test_joins_are_offered_exactly_when_some_line_completes_them(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A noble's three actions, and each question inside them, as trying everything out finds. [L11.3, L2.8, R-34]"""
    dice = Dice(seed)
    seen: set[tuple[str, bool]] = set()
    narrowed = 0
    for game in range(6):
        for g, visitor in poor_positions(100 + 10 * seed + game):
            p = may_join(g, visitor, dice)
            offered = {
                option.thing for option in court.joins(g, p).filled().options.values() if option is not court.STAY
            }
            for action in (NOBLE_ACTION[g.visited], *STATE_ACTIONS[g.visited]):
                with monkeypatch.context() as patch:
                    patch.setattr(CARELESS.state_actions, "no_berth", any_berth)
                    possible = completes(g, p, careless_join, g.visited, action)
                assert (action in offered) == possible, (action, p.reis, p.influence, p.wigs, g.value)
                seen.add((action, possible))
            deed = NOBLE_ACTION[g.visited]
            if deed in offered:
                table = g.copy()
                table = Scenario(court.offer_join(table, table.players[p.seat]), table)
                table.when("join-visit", f"join:{deed}")
                narrowed += walk(g, p, table, careless_join, g.visited, deed, dice=dice)
    assert len(seen) >= 2 * len(court.JOIN_MOVES) - 2, seen  # nearly every action, both ways
    assert narrowed
