"""The frame fits the window: every title, at every size, at every question."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import AXE, SIZES, Person, serious
from .frame import troubles

pytestmark = pytest.mark.browser

TITLES = ("citadels", "paladins", "architects", "lisboa")
DESKS, PHONES = (1280, 1440, 1920), (360, 390, 844)
QUESTIONS = 5  # at each size; whole games are for `make soak`
CLICKS = 80  # more of them than any question takes


def settled(person: Person) -> None:
    """Waits until the question has come into view, the fonts are there and nothing is on its way."""
    person.page.wait_for_function(
        "() => document.fonts.status === 'loaded' && !document.querySelector('.flights')?.childElementCount"
    )
    person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def wrong(person: Person, patience: float = 20.0) -> list[str]:
    """What is wrong with the screen, and stays wrong: the table may still be moving to what is asked."""
    end = time.monotonic() + patience
    while True:
        settled(person)
        found = troubles(person.page)
        if not found or time.monotonic() > end or not person.asked:
            return found if person.asked else []
        person.page.wait_for_timeout(100)


def first_few(most: int = 4) -> Callable[[str, int], bool]:
    """Whether a question has not been looked at before, nor many others: axe takes its time."""
    known: set[str] = set()

    def new(prompt: str, width: int) -> bool:
        if prompt in known or len(known) >= most:
            return False
        known.add(prompt)
        return True

    return new


def look_around(
    person: Person,
    title: str,
    sizes: tuple[int, ...],
    until: Callable[[int], bool],
    look_closely: Callable[[str, int], bool] = lambda prompt, width: False,
    patience: float = 400.0,
) -> int:
    """Plays on and looks at every question, at one size after the other; with axe where it is to look closely.

    Every click is looked at, but the window changes between questions only: a menu closes when it does.
    Returns how many questions there were.
    """
    asked = clicks = 0
    last = ""
    end = time.monotonic() + patience
    while not person.over and time.monotonic() < end:
        if not person.asked:
            person.page.wait_for_timeout(40)
            continue
        if (question := person.question()) != last:
            if until(asked):
                break
            asked, clicks, last = asked + 1, 0, question
        clicks += 1
        assert clicks < CLICKS, (title, person.prompt(), "cannot be answered")
        width = sizes[(asked - 1) % len(sizes)]
        if person.page.viewport_size["width"] != width:
            person.page.set_viewport_size({"width": width, "height": SIZES[width]})
        found = wrong(person)
        if found:
            person.shot(f"{title}-wrong")
        assert not found, (title, width, person.prompt(), found)
        if AXE.is_file() and look_closely(person.prompt(), width):
            assert serious(person) == [], (title, width, person.prompt())
        person.act()
        person.page.wait_for_timeout(30)
    return asked


@pytest.mark.parametrize("sizes", [DESKS, PHONES], ids=["desks", "phones"])
@pytest.mark.parametrize("title", TITLES)
def test_the_table_fits_the_window_at_every_question(
    people: Callable[..., Person], title: str, sizes: tuple[int, ...]
) -> None:
    """No page scrolls, something to click and my figures are in view, no text is too small or lies over another."""
    anna = people("Anna", width=sizes[0], bypass_csp=True)
    anna.enter()
    anna.sit_at_new(title, bots=3)
    look_around(anna, title, sizes, lambda asked: asked >= QUESTIONS * len(sizes), first_few())
    anna.shot(f"{title}-frame")


@pytest.mark.parametrize("title", TITLES[1:])
@pytest.mark.parametrize("bots", [0, 1])
def test_a_small_party_fits_too(people: Callable[..., Person], title: str, bots: int) -> None:
    """One seat and two: other boards, other rivals."""
    anna = people("Anna", width=1280)
    anna.enter()
    anna.sit_at_new(title, bots=bots)
    look_around(anna, f"{title}-{bots}", (1280, 390, 1920, 844), lambda asked: asked >= QUESTIONS)


@pytest.mark.parametrize("bots", [1, 7])
def test_citadels_fits_with_two_and_with_eight(people: Callable[..., Person], bots: int) -> None:
    """The fullest and the emptiest table."""
    anna = people("Anna", width=1280)
    anna.enter()
    anna.sit_at_new(bots=bots)
    look_around(anna, f"citadels-{bots}", (1280, 360, 1920), lambda asked: asked >= QUESTIONS * 2)


UNSEEN = """() => {
  const style = new CSSStyleSheet()
  style.replaceSync('.lit { visibility: hidden !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
}"""


@pytest.mark.parametrize("width", [360, 1280])
def test_the_dock_shows_the_answers_where_nothing_lit_is_in_view(people: Callable[..., Person], width: int) -> None:
    """Whatever becomes of the board, something can be clicked: here nothing that is lit is ever seen."""
    anna = people("Anna", width=width, bypass_csp=True)
    anna.enter()
    anna.sit_at_new("architects", bots=1)
    anna.page.evaluate(UNSEEN)
    look_around(anna, "architects-unseen", (width,), lambda asked: asked >= QUESTIONS)


@pytest.mark.soak
@pytest.mark.parametrize("sizes", [DESKS, PHONES], ids=["desks", "phones"])
@pytest.mark.parametrize("title", TITLES)
def test_the_table_fits_through_a_whole_game(people: Callable[..., Person], title: str, sizes: tuple[int, ...]) -> None:
    """The same until the game is over."""
    anna = people("Anna", width=sizes[0], bypass_csp=True)
    anna.enter()
    anna.sit_at_new(title, bots=2)
    asked = look_around(anna, title, sizes, lambda asked: False, lambda prompt, width: True, patience=4 * 3600)
    page: Any = anna.page
    page.wait_for_selector("main.done")
    print(f"{title} at {sizes}: {asked} questions")
