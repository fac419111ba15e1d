"""King's Orders and Favours. [P9, P10]"""

from __future__ import annotations

import pytest

from stavitel.titles.paladins.scoring import tally
from stavitel.titles.paladins.table import Game, Player
from titles.paladins.paladins_table import (
    changes,
    favour,
    hire,
    holdings,
    in_town,
    new_table,
    on_top,
    owe,
    scenario,
    suspect,
    take,
)

ORDERS = ("commission", "fortify", "garrison", "absolve", "attack", "convert")


def do(g: Game, p: Player, action: str, times: int) -> None:
    """Make an action count as done so many times."""
    if action == "commission":
        p.monks = times
    elif action == "garrison":
        p.outposts = times
    elif action == "absolve":
        p.jars = times
    elif action == "fortify":
        p.walls = [g.wall_deck.pop() for _ in range(times)]
    elif action == "attack":
        p.attacked = [g.outsider_deck.pop() for _ in range(times)]
    else:
        p.converted = [g.outsider_deck.pop() for _ in range(times)]


@pytest.mark.parametrize("action", ORDERS)
@pytest.mark.parametrize(("slot", "points"), [(1, 4), (2, 6), (3, 8)])
def test_every_order_is_fulfilled_by_doing_its_action_five_times(action: str, slot: int, points: int) -> None:
    """4, 6 and 8 VP by slot, to every player who has done it five times; four is too few.

    [P9.1, P9.2, P9.3, E-02, R-18]
    """
    for times, expected in ((5, points), (4, 0), (6, points)):
        g = new_table()
        order = take(g, f"order-{action}")
        others = [take(g, f"order-{other}") for other in ORDERS if other != action][: slot - 1]
        g.orders = [*others, order]
        do(g, g.players[0], action, times)
        do(g, g.players[1], action, times)
        assert [tally(g, p).breakdown["orders"] for p in g.players] == [expected, expected]


def test_a_favour_is_used_once_a_round_by_anybody() -> None:
    """Whoever places first closes it; also in the round it is turned up. [P10.1, P10.3, R-19]"""
    g = new_table()
    favour(g, "favour-9")
    for p in g.players:
        hire(p, labourer=2)
    table = scenario(g).answer("favour:favour-9")
    assert table.player().provisions == 2
    assert table.player().silver == 1
    assert table.g.favour_workers == {"favour-9": "L"}
    assert table.why("favour:favour-9", 1) == ("favour-used", "P10.1")


def test_favours_name_what_is_missing() -> None:
    """The worker shown, and the further cost. [P10.2, P4.3, P13.5]"""
    g = new_table()
    for key in ("favour-4", "favour-5", "favour-6", "favour-7"):
        favour(g, key)
    p = g.players[0]
    hire(p, fighter=1, merchant=1)
    g.debts = 0
    table = scenario(g)
    assert table.why("favour:favour-4") == ("criminal-missing", "P4.3")
    assert table.refusal("favour:favour-5") == ("silver-short", "P10.2", {"need": 1, "have": 0})
    assert table.why("favour:favour-6") == ("no-debts", "P13.5")
    assert table.refusal("favour:favour-7") == ("provisions-short", "P10.2", {"need": 1, "have": 0})
    g = new_table()
    favour(g, "favour-1")
    hire(g.players[0], labourer=1)
    assert scenario(g).why("favour:favour-1") == ("worker-missing", "P4.2")


@pytest.mark.parametrize(
    ("key", "worker", "answers", "gained"),
    [
        ("favour-1", "scout", ["abbot-2"], {"retinue": 1, "provisions": 1}),
        ("favour-2", "cleric", ["acquit:1"], {"suspicion": -1, "silver": 2, "tax": -2}),
        ("favour-3", "labourer", [], {"criminal": 2, "suspicion": 2}),
        ("favour-4", "criminal", ["reward:faith"], {"faith": 1}),
        ("favour-4", "criminal", ["reward:strength"], {"strength": 1}),
        ("favour-4", "criminal", ["reward:influence"], {"influence": 1}),
        ("favour-5", "fighter", ["reward:pay-debt"], {"silver": -1, "unpaid": -1, "paid": 1}),
        ("favour-5", "fighter", ["reward:acquit+acquit", "acquit:2"], {"silver": -1, "suspicion": -2}),
        ("favour-6", "labourer", [], {"unpaid": 1, "scout": 1, "merchant": 1, "fighter": 1}),
        ("favour-7", "merchant", ["reward:fighter+cleric"], {"provisions": -1, "fighter": 1, "cleric": 1}),
        (
            "favour-7",
            "merchant",
            ["reward:free-develop", "workshop:attack@2"],
            {"provisions": -1, "workshops": 1, "scout": 1},
        ),
        ("favour-8", "criminal", [], {"labourer": 3}),
        ("favour-9", "labourer", [], {"provisions": 2, "silver": 1, "tax": -1}),
        ("favour-10", "labourer", ["hunt"], {"spaces": -1}),
    ],
)
def test_every_favour(key: str, worker: str, answers: list[str], gained: dict[str, int]) -> None:
    """Each favour takes its worker and its cost and gives its reward. [P10.2, P10.5]"""
    g = new_table()
    favour(g, key)
    p = g.players[0]
    p.silver = p.provisions = 1
    p.placed["hunt"] = "L."
    owe(g, p)
    suspect(g, p, "suspicion-0", "suspicion-0")
    on_top(g, g.suspicion_deck, "suspicion-0", "suspicion-0")
    g.tax = 5
    in_town(g, "abbot-2", 2)
    hire(p, **{worker: 1})
    table = scenario(g)
    before = holdings(table)
    table.answer(f"favour:{key}", *answers)
    change = changes(before, holdings(table))
    change[worker] = change.get(worker, 0) + 1
    assert {name: amount for name, amount in change.items() if amount} == gained


def test_a_favour_may_be_used_though_its_reward_lapses() -> None:
    """Worker and cost suffice. [P10.5, R-52]"""
    g = new_table()
    favour(g, "favour-10")
    favour(g, "favour-5")
    p = g.players[0]
    p.silver = 1
    hire(p, labourer=1, fighter=1)
    table = scenario(g).answer("favour:favour-10")
    assert table.g.favour_workers == {"favour-10": "L"}
    table = scenario(g).answer("favour:favour-5")
    assert list(table.asking) == [1]  # neither a debt to pay nor suspicion to discard
    assert (table.player().silver, table.player().paid) == (0, 0)


def test_a_choice_leaves_out_what_would_bring_nothing() -> None:
    """Without an unpaid debt only the other reward is there; attributes at their end are left out. [P4.10, P10.2]"""
    g = new_table()
    favour(g, "favour-5")
    favour(g, "favour-4")
    p = g.players[0]
    p.silver, p.faith = 1, 12
    hire(p, criminal=1, fighter=1)
    suspect(g, p, "suspicion-0")
    table = scenario(g).answer("favour:favour-5")
    assert table.topic == "discard-suspicion"
    table = scenario(g).answer("favour:favour-4")
    assert table.options == ["reward:strength", "reward:influence"]
    assert table.refusal("reward:faith") == ("attribute-at-end", "P1.3", {})


def test_the_order_of_a_reward_is_asked_where_it_matters() -> None:
    """Discard before or after the tax that calls the Inquisition; not asked while there are coins.

    [P4.8, P10.5, R-57]
    """
    g = new_table()
    favour(g, "favour-2")
    p = g.players[0]
    hire(p, cleric=1)
    suspect(g, p, "suspicion-0")
    g.tax = 2
    table = scenario(g).answer("favour:favour-2")
    assert table.topic == "which-reward-first"
    assert table.options == ["take:acquit", "take:tax"]
    table.answer("take:acquit", "acquit:1")
    assert (table.player().unpaid, table.player().suspicion) == (0, [])
    g.tax = 3
    assert scenario(g).answer("favour:favour-2").topic == "discard-suspicion"


def test_tax_before_acquitting_brings_the_debt() -> None:
    """The other order. [P4.8, P14.2]"""
    g = new_table()
    favour(g, "favour-2")
    p = g.players[0]
    hire(p, cleric=1)
    suspect(g, p, "suspicion-0")
    g.tax = 2
    table = scenario(g).answer("favour:favour-2", "take:tax", "acquit:1")
    assert (table.player().unpaid, table.player().suspicion, table.player().silver) == (1, [], 2)
