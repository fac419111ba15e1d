"""After the game: the analysis board, from the button to another try at a mistake."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .conftest import Person, wait_until

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [1440, pytest.param(390, marks=pytest.mark.soak)])
def test_a_finished_game_is_analysed_and_a_mistake_tried_again(people: Callable[..., Person], width: int) -> None:
    """The chances are drawn, decisions are listed with what they cost, and the board answers another try."""
    anna = people("Anna", width=width)
    anna.enter()
    anna.sit_at_new(bots=1)
    page = anna.page
    wait_until(lambda: anna.over or (anna.act() and False), 420)
    page.click("text=Analyse this game")
    page.wait_for_selector("text=Chance to win over time")
    page.wait_for_selector("h3:has-text('Learn from your mistakes')", timeout=600_000)
    assert page.locator(".turning > li").count() == 3
    assert page.locator(".turning .considered .bar").count() >= 3
    anna.shot("analysis")
    page.click("text=Try the dearest again")
    page.wait_for_selector(".learn .options button")
    page.wait_for_selector(".stage [data-node]")
    page.click(".learn .options button >> nth=0")
    page.wait_for_selector(".learn .verdict")
    anna.shot("analysis-learn")
    page.reload()
    page.wait_for_selector("h3:has-text('Turning points')")
    assert not anna.troubles
