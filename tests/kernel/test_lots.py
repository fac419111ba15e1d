"""Menus that draw one of their options by lot without filing them, in matches that are played out."""

from __future__ import annotations

from collections import Counter
from random import Random as Dice
from typing import Any

import pytest

from our_titles import OURS
from stavitel.kernel import Offer, Question, new_match, title_named

DRAWS = 400  # from each menu that is looked at
MENUS = 60  # of a title


def menus(title: str) -> list[Offer]:
    """The questions of some random games that can draw, each on the table as it is asked there."""
    found: list[Offer] = []
    for seed in range(12):
        match, dice = new_match(title, 4, seed), Dice(seed)
        while not match.over:
            ask: Question = match.asking[min(match.asking)]
            if isinstance(ask, Offer) and ask.lot is not None and dice.random() < 0.1:
                found.append(match.fork().asking[ask.seat])  # type: ignore[arg-type]
            match.answer(ask.seat, ask.random_answer(dice))
    return Dice(1).sample(found, min(MENUS, len(found)))


@pytest.mark.parametrize("title", [name for name in OURS if title_named(name).seats[1] >= 4])
def test_each_option_is_drawn_as_often_as_any_other(title: str) -> None:
    """By the sum of the squared differences, which has a mean of as many as there are options less one."""
    dice = Dice(5)
    surplus = spread = 0.0
    for menu in menus(title):
        drawn = Counter([one.key for one in (draw(menu, dice) for _ in range(DRAWS)) if one is not None])
        if drawn:
            assert set(drawn) <= set(menu.options)
            mean = drawn.total() / len(menu.options)  # the others need the options filed, whichever would be drawn
            found = sum([(drawn[key] - mean) ** 2 / mean for key in menu.options])
            surplus += found - (len(menu.options) - 1)
            spread += 2 * (len(menu.options) - 1)
    assert abs(surplus) <= 4 * spread**0.5


def draw(menu: Offer, dice: Dice) -> Any:
    """One of the options of a menu, drawn by itself."""
    assert menu.lot is not None
    return menu.lot(menu, dice)
