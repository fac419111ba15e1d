"""What options cost and bring, told before they are taken."""

from __future__ import annotations

import pytest

from stavitel.kernel import Question
from stavitel.kernel.questions import Effects
from stavitel.titles.paladins.kinds import KINDS
from stavitel.titles.paladins.table import Game
from titles.paladins.paladins_table import (
    favour,
    hire,
    in_town,
    new_table,
    on_top,
    outside,
    owe,
    scenario,
    serve,
    suspect,
    take,
)


def rich() -> Game:
    """Everything can be paid and manned; two townsfolk and Engelier help."""
    g = new_table()
    p = g.players[0]
    p.silver, p.provisions, p.strength, p.faith, p.influence = 9, 9, 3, 12, 2
    p.placed["trade"] = "L."
    p.monks = 3
    p.retinue += [take(g, "acolyte-1"), take(g, "abbot-3")]
    serve(p, "engelier")
    owe(g, p)
    suspect(g, p, "suspicion-0")
    hire(p, labourer=3, scout=2, merchant=2, fighter=2, cleric=2, criminal=1)
    return g


@pytest.mark.parametrize(
    ("act", "effects"),
    [
        ("develop", {"silver": -4, "scout": 1}),
        ("hunt:1", {"provision": 1}),
        ("hunt:2", {"provision": 3}),
        ("pray", {"silver": -2}),
        ("conspire", {"criminal": 1, "suspicion": 1}),
        ("commission", {"provision": -2, "influence": 1, "labourer": 1}),
        ("fortify", {"provision": -1, "strength": 1}),  # at least
        ("garrison", {"provision": -1}),  # faith is at its end
        ("absolve", {"silver": -1, "suspicion": -1, "tax": 1}),
        ("attack", {"influence": 1, "silver": 2}),
        ("convert", {}),
        ("favour:favour-5", {"silver": -1}),
        ("favour:favour-6", {"debt": 1, "points": -3, "scout": 1, "merchant": 1, "fighter": 1}),
        ("favour:favour-2", {"suspicion": -1, "tax": 2}),
        ("pass", {}),
    ],
)
def test_every_action_names_its_price_and_its_yield(act: str, effects: dict[str, int]) -> None:
    """Prices, attributes up to their end, bonuses, and rewards as far as they can be carried out. [P4.7-P4.13]"""
    g = rich()
    for key in ("favour-2", "favour-5", "favour-6"):
        favour(g, key)
    asked = scenario(g).asking[0]
    assert besides_workers(asked, act) == effects


def besides_workers(asked: Question, act: str) -> dict[str, int]:
    """What an action costs and brings, without the workers who are placed."""
    return {what: count for what, count in asked.effects(act) if count > 0 or what not in (*KINDS, "worker")}


@pytest.mark.parametrize(
    ("act", "workers"),
    [
        ("develop", (("labourer", -2),)),
        ("hunt:2", (("labourer", -1), ("scout", -1))),
        ("pray", (("cleric", -1),)),
        ("commission", (("labourer", -1), ("scout", -1), ("cleric", -1))),
    ],
)
def test_every_action_names_the_workers_it_takes(act: str, workers: Effects) -> None:
    """Who goes where there is no choice, else how many. [P4.1]"""
    g = rich()
    assert scenario(g).asking[0].effects(act)[: len(workers)] == workers
    g.players[0].workers[0] = 0
    number = sum(count for _, count in workers)
    told = scenario(g).asking[0].effects(act)[0]
    assert told == (("cleric", -1) if act == "pray" else ("worker", number))


@pytest.mark.parametrize(
    ("answers", "option", "effects"),
    [
        (["recruit:1"], "defender-1", {"silver": -3, "strength": 1}),
        (["recruit:2"], "defender-1", {"silver": -3}),
        (["commission"], "r1b", {"silver": 2}),
        (["commission"], "r4e", {"debt": -1, "points": 4}),
        (["attack"], "thief-viking", {"silver": -2, "influence": 1, "tax": 2}),
        (["convert"], "thief-viking", {"strength": 1}),
        (["absolve"], "jar-space-7", {"labourer": 2}),
        (["fortify"], "reward:pay-debt", {"debt": -1, "points": 4}),
        (["fortify"], "reward:silver+silver", {}),  # the option says it
    ],
)
def test_what_an_action_is_aimed_at_names_its_price_and_its_yield(
    answers: list[str], option: str, effects: dict[str, int]
) -> None:
    """Places, strength that is missing, rewards. [P6.2, P7.3, P8.2, P8.5, P8.6, P8.10]"""
    g = rich()
    in_town(g, "defender-1", 1)
    outside(g, "thief-viking", 5)
    on_top(g, g.wall_deck, "wall-7")
    table = scenario(g).answer(*answers)
    assert dict(table.ask.effects(option)) == effects


def test_an_action_with_one_target_names_all_that_it_brings() -> None:
    """Nothing is asked then, so the action itself says it. [P8.5, P8.6, P8.8, P8.10]"""
    g = rich()
    p = g.players[0]
    p.paladin, p.faith, p.strength, p.silver = None, 0, 0, 3
    g.outsiders = [None] * 6
    outside(g, "barbarian-viking", 1)  # tax and a provision, strength 2
    outside(g, "thief-byzantine", 5)  # out of reach
    asked = scenario(g).asking[0]
    assert besides_workers(asked, "attack") == {"silver": -1, "influence": 1, "tax": 1, "provision": 1}
    assert besides_workers(asked, "convert") == {"strength": 2}
    outside(g, "invader-saracen", 2)
    asked = scenario(g).asking[0]
    assert besides_workers(asked, "attack") == {"influence": 1}  # one of the two brings more


def test_a_debt_paid_or_cancelled_says_what_it_is_worth() -> None:
    """Also where the question is yes or no. [P13.2, P13.3]"""
    g = rich()
    table = scenario(g).answer("commission", "r4e")
    assert dict(table.ask.effects("yes")) == {"debt": -1, "points": 4}
    assert table.ask.effects("no") == ()
    outside(g, "hunter-saracen", 1)
    table = scenario(g).answer("attack", "hunter-saracen")
    assert dict(table.ask.effects("yes")) == {"debt": -1, "points": 3}


def test_gathering_names_workers_and_suspicion() -> None:
    """A paladin its workers, a tavern card the suspicion of its criminals. [P3.5, P12.1]"""
    g = new_table()
    g.phase = "open"
    on_top(g, g.tavern_deck, "tavern-12", "tavern-1", "tavern-2")
    table = scenario(g)
    for seat in (0, 1):
        asked = table.asking[seat]
        paladin = next(iter(asked.options.values()))
        assert sum(amount for _, amount in asked.effects(paladin.key)) == 2
        table.answer_for(seat, paladin.key)
        table.answer_for(seat, next(iter(table.asking[seat].options)))
    asked = table.asking[0]
    assert {key: dict(asked.effects(key)) for key in asked.options} == {
        "tavern-12": {"suspicion": 2},
        "tavern-1": {},
        "tavern-2": {"suspicion": 1},
    }
