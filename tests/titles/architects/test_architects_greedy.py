"""What the greedy bot makes of questions that games seldom come to."""

from __future__ import annotations

import pytest

from stavitel.titles.architects.greedy import Mind, order
from stavitel.titles.architects.scoring import ORDERS
from titles.architects.architects_table import new_table, own, rich


@pytest.mark.parametrize(
    ("virtue", "stone", "unpaid", "worths"),
    [
        (7, 8, 0, {"gains-first": 0, "losses-first": 0}),  # two lost, two won, and nobody owes anything
        (0, 8, 0, {"gains-first": -9, "losses-first": -11}),  # two Debts, or none (X42)
        (13, 12, 2, {"gains-first": 7, "losses-first": 7}),  # Virtue 12 without Debts, or 14 with two (X43)
    ],
)
def test_the_order_of_virtue_at_the_end_is_weighed(
    virtue: int, stone: int, unpaid: int, worths: dict[str, float]
) -> None:
    g = new_table()
    red = g.players[0]
    own(g, red, "dungeon", "trading-post")
    rich(red, virtue=virtue, stone=stone, unpaid=unpaid)
    mind = Mind(g, red.seat)
    assert {one.key: order(mind, one.key, one) for one in ORDERS} == worths
