"""Every decree: what it counts on one rich table, and that it counts nothing it should not."""

from __future__ import annotations

from typing import Any

import pytest

from stavitel.titles.lisboa.decree_cards import DECREES
from stavitel.titles.lisboa.decrees import METRICS, decree_wigs
from titles.lisboa.lisboa_table import bottom, build, cubes, favor, give, named, new_table, opened, seat_official, top


def rich() -> tuple[Any, Any]:
    """A late position: the player in seat 0 has something of everything, seat 1 a little."""
    g = new_table(4)
    p, q = g.players[:2]
    for plot, good in (
        ("C-1", "gold"),
        ("A-2", "cloth"),
        ("B-4", "books"),
        ("C-5", "tools"),
        ("E-4", "books"),
        ("E-5", "tools"),
    ):
        build(g, p, plot, good)
    for plot, good in (("A-3", "cloth"), ("D-1", "gold"), ("B-5", "tools")):
        build(g, q, plot, good)
    opened(g, "N1", "pb05", "blue")  # gold, cloth
    opened(g, "WA", "pb06", "blue")  # gold, cloth
    opened(g, "XA", "pb15", "green")  # gold, cloth
    opened(g, "XB", "pb16", "blue")  # books, tools
    opened(g, "WE", "pb07", "green")  # cloth, tools
    opened(g, "WC", "pb09", "green")  # cloth, books
    opened(g, "XD", "pb10", "green")  # cloth, books
    p.completed = [named("plan-b1"), named("plan-b3"), named("plan-g3")]  # 2 + 3 + 3 officials
    p.plans = [named("plan-g4"), named("plan-g5")]
    cubes(p, 4, 3, 2)
    top(p, "ship-brown", "ship-red", "king-42")
    p.cargo = ["gc", "b", ""]
    bottom(p, "treasury-61", "treasury-62")
    seat_official(p, "manuel", 2)
    seat_official(p, "king", 1)
    seat_official(p, "king", 1, yard=True)
    seat_official(q, "marquis", 2)
    p.clergy = [named("cl01"), named("cl02"), named("cl04")]
    for noble in ("manuel", "marquis", "king"):
        favor(g, p, noble)
    give(p, gold=3, cloth=2, books=1, tools=1)
    p.reis, p.influence = 13, 7
    p.houses = {"left": 2, "middle": 3, "right": 1}
    p.decrees = [named("d01"), named("d70")]
    return g, p


EXPECTED = {
    # rows and columns, goods
    "d01": 2, "d02": 2, "d03": 2, "d04": 1, "d05": 2,
    "d06": 2, "d07": 2, "d08": 0, "d09": 2 * 2, "d10": 2 * 2,
    "d11": 2, "d12": 2, "d13": 2 * 2, "d14": 2 * 2,
    "d15": 2, "d16": 2, "d17": 2, "d18": 3,
    # open buildings
    "d19": 3, "d20": 4, "d21": 2, "d22": 3, "d23": 3,
    "d24": 3 * 2, "d25": 3, "d26": 3, "d27": 3, "d28": 3,
    "d29": 3, "d30": 6, "d31": 3, "d32": 2,
    # plans, cubes, ships, portfolio
    "d33": 3 * 2, "d34": 3, "d35": 2 * 3, "d36": 5,
    "d37": 4, "d38": 3, "d39": 2, "d40": 2 * 2,
    "d41": 2 * 2, "d42": 6, "d43": 6, "d44": 3,
    "d45": 2, "d46": 2 * 2, "d47": 5,
    # officials
    "d48": 2, "d49": 2 * 2, "d50": 0, "d51": 2, "d52": 2 * 2, "d53": 2 * 2,
    # tiles, goods, money
    "d54": 2 * 3, "d55": 2 * 3, "d56": 7, "d57": 3, "d58": 4, "d59": 3, "d60": 5,
    # houses and the town
    "d61": 3, "d62": 4, "d63": 0, "d64": 6, "d65": 3, "d66": 5, "d67": 3 * 2, "d68": 3 * 2, "d69": 3 * 2, "d70": 2,
}  # fmt: skip


@pytest.mark.parametrize("decree", DECREES, ids=lambda decree: decree.key)
def test_each_decree_scores_what_it_says(decree: Any) -> None:
    """Wigs times the metric divided by the divisor, rounded down. [L19.5, L19.9, L17.6]"""
    g, p = rich()
    assert decree_wigs(g, p, decree) == EXPECTED[decree.key]


@pytest.mark.parametrize("decree", DECREES, ids=lambda decree: decree.key)
def test_each_decree_counts_for_its_owner_alone(decree: Any) -> None:
    """A player with nothing scores only what counts everybody's stores and buildings. [L12.2.3, L19.5]"""
    g, _ = rich()
    nobody = g.players[3]
    everybody = decree.metric in ("all_stores", "opened_buildings")
    worth = decree_wigs(g, nobody, decree)
    assert worth == (EXPECTED[decree.key] if everybody else 0)


def test_the_blue_architect_counts_whoever_opened() -> None:
    """EX-26: one wig per open building of the blue architect. [L19.5]"""
    g = new_table(4)
    for site, building in (("N1", "pb05"), ("WA", "pb06"), ("XA", "pb03"), ("WB", "pb07")):
        opened(g, site, building, "blue")
    opened(g, "XB", "pb15", "green")
    assert decree_wigs(g, g.players[2], named("d19")) == 4


def test_unbeaten_influence() -> None:
    """Five wigs if no other player has more; a tie is no defeat. [L19.5]"""
    g, p = rich()
    q = g.players[2]
    q.influence = 7
    assert decree_wigs(g, p, named("d60")) == decree_wigs(g, q, named("d60")) == 5
    q.influence = 8
    assert decree_wigs(g, p, named("d60")) == 0


def test_every_metric_is_used() -> None:
    """No metric without a decree, but for two that an owner may find on his cards. [L19.5]"""
    assert {decree.metric for decree in DECREES} | {"own_open_plans", "own_influence"} == set(METRICS)
    g, p = rich()
    assert (METRICS["own_open_plans"](g, p, ""), METRICS["own_influence"](g, p, "")) == (2, 7)
