"""Final scoring. [P19, P29]"""

from __future__ import annotations

import pytest

from stavitel.titles.paladins.scoring import score, tally
from titles.paladins.paladins_table import hire, named, new_table, scenario, serve, suspect, take


def test_the_example_of_66_points() -> None:
    """Orders 12, attributes 35, commission 5, fortify 6, outsiders 8, debts -1, resources 1.

    [P19.1, P19.2, P19.3, P19.4, P19.5, P19.6, P19.7, P19.8, P19.9, E-23]
    """
    g = new_table()
    p = g.players[0]
    g.orders = [take(g, "order-fortify"), take(g, "order-garrison"), take(g, "order-commission")]
    p.strength, p.influence, p.faith = 11, 10, 7
    p.monks, p.outposts, p.jars, p.developed = 6, 4, 4, 5
    p.walls = [take(g, f"wall-{n}") for n in (3, 5, 1, 2, 7, 9)]
    p.converted = [
        take(g, key) for key in ("adventurer-viking", "warrior-byzantine", "warrior-saracen", "assassin-viking")
    ]
    p.attacked = [take(g, key) for key in ("archer-saracen", "hunter-saracen", "champion-saracen")]
    p.paid, p.unpaid = 2, 1
    p.silver, p.provisions = 2, 1
    result = tally(g, p)
    assert result.breakdown == {
        "orders": 12,
        "faith": 6,
        "strength": 16,
        "influence": 13,
        "develop": 0,
        "commission": 5,
        "fortify": 6,
        "garrison": 0,
        "absolve": 0,
        "convert": 8,
        "debts": -1,
        "resources": 1,
    }
    assert result.total == 66


def test_the_example_of_76_points_of_the_virtual_player() -> None:
    """No points for six workshops, at least 1 for each convert. [P29.1, P29.2, E-32, R-40, R-41]"""
    g = new_table(1)
    p = g.players[1]
    g.orders = [take(g, "order-absolve"), take(g, "order-commission"), take(g, "order-garrison")]
    p.strength, p.faith, p.influence = 12, 12, 8
    p.monks, p.outposts, p.jars, p.developed = 6, 5, 4, 6
    p.walls = [take(g, "wall-1"), take(g, "wall-2")]
    p.converted = [
        take(g, key)
        for key in ("armourer-viking", "lookout-viking", "guardian-viking", "protector-viking", "invader-saracen")
    ]
    p.converted.append(take(g, "hunter-saracen"))
    p.attacked = [take(g, "thief-viking"), take(g, "marauder-viking")]
    p.paid, p.unpaid = 1, 2
    result = tally(g, p)
    assert result.breakdown["orders"] == 14
    assert result.breakdown["convert"] == 3 + 1 + 3 + 1 + 2 + 1
    assert result.breakdown["develop"] == 0
    assert result.total == 76


@pytest.mark.parametrize(("value", "points"), list(enumerate((0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20))))
def test_attribute_points(value: int, points: int) -> None:
    """0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20. [P19.2]"""
    g = new_table()
    g.players[0].faith = value
    assert tally(g, g.players[0]).breakdown["faith"] == points


@pytest.mark.parametrize(
    ("field", "category", "points"),
    [
        ("developed", "develop", {5: 0, 6: 1, 7: 3, 8: 6}),
        ("monks", "commission", {4: 0, 5: 2, 6: 5, 7: 9}),
        ("outposts", "garrison", {4: 0, 5: 2, 6: 5, 7: 9}),
        ("jars", "absolve", {4: 0, 5: 1, 6: 3, 7: 6}),
    ],
)
def test_action_points(field: str, category: str, points: dict[int, int]) -> None:
    """Points for the many. [P19.3, P19.4, P19.6]"""
    for count, expected in points.items():
        g = new_table()
        setattr(g.players[0], field, count)
        assert tally(g, g.players[0]).breakdown[category] == expected


def test_fortify_points() -> None:
    """5, 6, 7 walls: 1, 3, 6, and what is printed on them. [P19.5]"""
    for count, expected in ((4, 0), (5, 1), (6, 3), (7, 6)):
        g = new_table()
        g.players[0].walls = [named("wall-1")] * (count - 1) + [named("wall-5")]
        assert tally(g, g.players[0]).breakdown["fortify"] == expected + 2


def test_the_boost_does_not_score() -> None:
    """Neither on the track nor for the outsiders that count an attribute. [P1.6, P16.2, R-03]"""
    g = new_table()
    p = g.players[0]
    serve(p, "oliver")
    p.converted = [take(g, "warrior-saracen")]
    assert tally(g, p).total == 0


@pytest.mark.parametrize(("silver", "provisions", "points"), [(0, 2, 0), (2, 1, 1), (3, 2, 1), (5, 1, 2), (0, 9, 3)])
def test_resources_in_threes(silver: int, provisions: int, points: int) -> None:
    """Silver and provisions together, 1 VP per full 3. [P19.9, P1.8, R-26]"""
    g = new_table()
    g.players[0].silver, g.players[0].provisions = silver, provisions
    assert tally(g, g.players[0]).breakdown["resources"] == points


def test_leftover_workers_score_nothing() -> None:
    """Workers, townsfolk and attacked outsiders alone bring no points. [P19.10]"""
    g = new_table()
    p = g.players[0]
    hire(p, labourer=3, criminal=2)
    p.retinue = [g.town_deck.pop() for _ in range(4)]
    p.attacked = [g.outsider_deck.pop() for _ in range(4)]
    assert tally(g, p).total == 0


def test_debts() -> None:
    """+1 paid, -3 unpaid. [P19.8, P13.1, P13.2]"""
    g = new_table()
    g.players[0].paid, g.players[0].unpaid = 2, 3
    assert tally(g, g.players[0]).breakdown["debts"] == 2 - 9


def ranks(points: list[tuple[int, int, int]]) -> list[int]:
    """Ranks of players with so many provisions, jars and suspicion cards; the order asks for five jars."""
    g = new_table(len(points))
    g.phase, g.round = "close", 7
    g.orders = [take(g, "order-absolve")]
    for p, (provisions, jars, suspicion) in zip(g.players, points, strict=True):
        p.provisions, p.jars = provisions * 3, jars
        suspect(g, p, *["suspicion-2"] * suspicion)
    table = scenario(g)
    assert table.over
    return [result.rank for result in sorted(table.match.scores(), key=lambda result: result.seat)]


def test_ties_go_to_orders_then_to_fewer_suspicion_cards() -> None:
    """Most points from orders, then least suspicion, then a shared victory. [P19.11, P29.3, R-42]"""
    assert ranks([(5, 0, 0), (0, 5, 3)]) == [2, 1]  # 5 each, the second from an order (4) and jars (1)
    assert ranks([(2, 0, 2), (2, 0, 1)]) == [2, 1]
    assert ranks([(2, 0, 1), (2, 0, 1)]) == [1, 1]
    assert ranks([(3, 0, 4), (2, 0, 0)]) == [1, 2]


def test_every_seat_is_scored() -> None:
    """The virtual player too. [P29.1]"""
    assert [result.seat for result in score(new_table(1))] == [0, 1]
