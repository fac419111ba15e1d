"""What is said at the table: prices beside answers, headings in the log, answers for a round, what is reconstructed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from browser.conftest import Person, Server, serious, wait_until
from foreign_titles import FOREIGN

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[Server]:
    """A server that has the little title too."""
    pytest.importorskip("litestar", reason="the server's packages are not installed: pip install stavitel[server]")
    running = Server(tmp_path_factory.mktemp("foreign"), FOREIGN)
    running.start()
    yield running
    running.kill()


@pytest.fixture
def anna(browser: Any, foreign: Server) -> Iterator[Person]:
    person = Person(browser, foreign, "Anna")
    person.enter()
    yield person
    person.close()


def take(person: Person, key: str) -> None:
    """Gives an answer by its button, and waits until something else is asked."""
    wait_until(lambda: person.asked)
    asked = person.question()
    person.page.click(f".answer[data-key='{key}']")
    wait_until(lambda: person.asked and person.question() != asked)


def build(person: Person) -> None:
    """Builds the first plan that can be paid."""
    person.page.click(".answer[data-key^='build:']")
    person.page.wait_for_selector("text=Put a keeper on the river?")


def test_answers_say_what_they_cost_and_bring(anna: Person) -> None:
    """On their buttons, and on the card that stands for one of them."""
    anna.sit_at_new("bridges")
    wait_until(lambda: anna.asked)
    page = anna.page
    assert "+2 planks" in page.inner_text(".answer[data-key='take'] .effects")
    assert page.locator(".answer[data-key='redraw'] .effects").count() == 0
    assert page.locator(".answer[data-key='take'] .effects svg").count() == 1
    page.evaluate("settings => localStorage.setItem('stavitel.settings', settings)", '{"lang": "cs", "speed": "off"}')
    page.reload()
    wait_until(lambda: anna.asked)
    page.wait_for_function("() => document.querySelector('.answer .effects')?.innerText.includes('+2 prkna')")


def test_the_log_has_headings_and_an_answer_stands_for_the_round(anna: Person) -> None:
    """The title says which topics may be answered for a round; the next round ends the answer."""
    anna.sit_at_new("bridges")
    wait_until(lambda: anna.asked)
    page = anna.page
    page.wait_for_selector(".log [role=heading]")  # the log is drawn after the board
    assert page.locator(".log [role=heading]").all_inner_texts() == ["Round 1"]
    while not page.locator(".answer[data-key^='build:']").count():
        take(anna, "take") if page.locator(".answer[data-key='take']").count() else take(anna, "feast")
    build(anna)
    page.get_by_role("button", name="No, for this round").click()
    page.wait_for_function("() => !document.querySelector('#prompt-text').innerText.includes('keeper')")
    wait_until(lambda: anna.asked and page.locator(".log .round").count() > 1)
    page.wait_for_function("() => !document.querySelector('ul.left')")


def test_what_is_reconstructed_is_said_once_and_listed(anna: Person) -> None:
    """A quiet line with the list behind it; no card carries a mark, the card in large does."""
    page = anna.page
    drawbridge = page.locator(".hand .card:has-text('Drawbridge')")
    anna.sit_at_new("bridges")
    wait_until(lambda: anna.asked)
    while not drawbridge.count():  # three hands in four have one
        anna.sit_at_new("bridges")
        wait_until(lambda: anna.asked)
    assert "Our reconstruction: 1 of 3 cards and spaces of this game." in page.inner_text("p.quiet")
    assert page.locator(".table:not(.zoomed) .card:has-text('≈')").count() == 0
    page.click("p.quiet button")
    page.wait_for_selector("dialog[open] >> text=Drawbridge")
    assert page.get_attribute("dialog a[download]", "href") == "/api/titles/bridges/content"
    assert serious(anna) == []
    page.click("dialog header button")
    drawbridge.first.hover()
    page.wait_for_selector(".zoomed .recon")
    assert page.inner_text(".zoomed .card .text") == "Opens for ships; costs 3 planks."
