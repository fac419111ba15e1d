"""A title that has no texts and draws no scene is played in the browser: its zones are drawn and lit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from foreign_titles import FOREIGN, LANTERNS, install

from .conftest import AXE, Person, Server, serious, wait_until
from .test_play import play, tab_to

pytestmark = pytest.mark.browser


@pytest.fixture
def anna(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody at a server on which the little titles are installed."""
    folder = tmp_path_factory.mktemp("bare")
    server = Server(folder, LANTERNS, FOREIGN, install(folder / "site", "lanterns", "lanterns:TITLE"))
    server.start()
    person = Person(browser, server, "Anna", bypass_csp=True)
    try:
        yield person
        person.close()
    finally:
        server.kill()


def test_a_title_without_texts_and_scene_is_played_to_its_end(anna: Person) -> None:
    """My hand is lit card by card, the others' hands are closed, and everything is read from the names of things."""
    anna.enter()
    anna.sit_at_new("lanterns", bots=2)
    anna.page.wait_for_selector(".prompt.yours")
    assert anna.prompt().strip().startswith("Show")
    lit = anna.page.locator(".card.lit")
    assert lit.count() == 5
    cards = {text.strip() for text in lit.all_inner_texts()}
    assert all("Lantern" in text for text in cards)
    panels = " ".join(anna.page.locator(".panel:not(.mine)").all_inner_texts())
    assert "Lantern " not in panels
    for width in (360, 1440):
        anna.resize(width)
        anna.shot("bare-title")
        wait_until(anna.fits)
    if AXE.is_file():
        assert serious(anna) == []
    lit.first.click()
    play([anna], lambda: anna.page.locator(".log li").count() > 3 or anna.over)
    assert any("shows: Lantern" in line for line in anna.page.locator(".log li").all_inner_texts())
    play([anna], lambda: anna.over)
    assert "Lanterns" in anna.page.locator("main.done").inner_text()


def test_the_keyboard_walks_along_the_parts_of_the_table(anna: Person) -> None:
    """The parts of a table without a board of its own are one stop for Tab; arrows go along them, Enter goes there."""
    anna.page.set_viewport_size({"width": 360, "height": 740})
    anna.enter()
    anna.sit_at_new("bridges", bots=1)
    page: Any = anna.page
    play([anna], lambda: anna.asked)
    page.click(".tabs [role=tab]:has-text('Board')")
    page.wait_for_selector(".scene [role=toolbar] button")
    assert page.locator(".scene [role=toolbar] button[tabindex='0']").count() == 1
    tab_to(page, ".scene [role=toolbar] button")
    page.keyboard.press("End")
    name = page.evaluate("document.activeElement.querySelector('.name').textContent")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(name) => document.activeElement.matches('[data-node]') && document.activeElement.textContent.includes(name)",
        arg=name,
    )
    place = page.evaluate("document.activeElement.dataset.node")
    page.keyboard.press("Tab")
    assert page.evaluate(
        "(id) => !!(document.querySelector(`[data-node='${id}']`).compareDocumentPosition(document.activeElement)"
        " & Node.DOCUMENT_POSITION_FOLLOWING)",
        place,
    )
