"""The frame fits the window: every title, at every size, at every question."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import AXE, PATIENCE, Person, serious, wait_until
from .frame import troubles
from .test_play import play

pytestmark = pytest.mark.browser

TITLES = ("citadels", "paladins", "architects", "lisboa")
DESKS, PHONES = (1280, 1440, 1920), (360, 390, 844)
ALL_SIZES = (1280, 390, 1440, 360, 1920, 844)
THEMES = ("light", "dark")
PARTIES = {"citadels": range(2, 9), "paladins": range(1, 5), "architects": range(1, 7), "lisboa": range(1, 5)}
USUAL = 4  # seats, where every size is looked at for longer
QUESTIONS = 5  # at each table; whole games are for `make soak`
EACH_SIZE = 2  # questions: one in each theme
CLICKS = 80  # more of them than any question takes


def wrong(person: Person, patience: float = PATIENCE / 3, about: tuple[str, ...] = ("",)) -> list[str]:
    """What is wrong with the screen, and stays wrong: the table may still be moving to what is asked."""
    end = time.monotonic() + patience
    while True:
        person.rest()
        found = [one for one in troubles(person.page) if any(part in one for part in about)]
        if not found or time.monotonic() > end or not person.asked:
            return found if person.asked else []
        person.page.wait_for_timeout(100)


def each_topic() -> Callable[[str], bool]:
    """Whether a kind of question has not been looked at before: axe takes its time."""
    known: set[str] = set()

    def new(topic: str) -> bool:
        if topic in known:
            return False
        known.add(topic)
        return True

    return new


def look_around(
    person: Person,
    title: str,
    sizes: tuple[int, ...],
    until: Callable[[int], bool],
    look_closely: Callable[[str], bool] = lambda topic: False,
    patience: float = 1200.0,
    first_theme: int = 0,
) -> int:
    """Plays on and looks at every question, at one size and theme after the other; with axe where it is to be close.

    Of an odd number of sizes each is seen in both themes, of an even number in the one or, from the other theme on, in
    the other. Every click is looked at, but the window changes between questions only: a menu closes when it does.
    Returns how many questions there were.
    """
    asked = clicks = 0
    last = theme = ""
    end = time.monotonic() + patience
    while not person.over and time.monotonic() < end:
        if not person.asked:
            person.page.wait_for_timeout(40)
            continue
        if (question := person.question()) != last:
            if until(asked):
                break
            asked, clicks, last = asked + 1, 0, question
            person.dress(theme := THEMES[(asked + first_theme) % len(THEMES)])
        clicks += 1
        assert clicks < CLICKS, (title, person.prompt(), "cannot be answered")
        width = sizes[(asked - 1) % len(sizes)]
        if person.page.viewport_size["width"] != width:
            person.resize(width)
        found = wrong(person)
        if found:
            person.shot(f"{title}-wrong")
        assert not found, (title, width, theme, person.prompt(), found)
        if AXE.is_file() and look_closely(person.topic()):
            assert serious(person) == [], (title, width, theme, person.prompt())
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
    look_around(anna, title, sizes, lambda asked: asked >= EACH_SIZE * len(sizes), each_topic())
    anna.shot(f"{title}-frame")


# The smallest and the largest party of each title; all of them are for `make soak`.
EXTREMES = [
    (title, seats) for title in TITLES for seats in sorted({min(PARTIES[title]), max(PARTIES[title])} - {USUAL})
]


@pytest.mark.parametrize(("title", "seats"), EXTREMES)
def test_the_smallest_and_the_largest_party_fit(people: Callable[..., Person], title: str, seats: int) -> None:
    """One seat and eight: other boards, other rivals; once at every size, in the theme that the next party has not."""
    anna = people("Anna", width=ALL_SIZES[0])
    anna.enter()
    anna.sit_at_new(title, bots=seats - 1)
    name = f"{title}-{seats}"
    look_around(anna, name, ALL_SIZES, lambda asked: asked >= len(ALL_SIZES), first_theme=seats)


# What the head of the table says first, and the names of players and piles, where they are cut short.
CUT = """() => [...document.querySelectorAll('.status span:first-child, .seats .name, .pile > .label')]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize(
    ("title", "lang"),
    [
        *(("citadels", "cs"), ("paladins", "pl"), ("architects", "cs"), ("lisboa", "pl")),
        *(pytest.param(*one, marks=pytest.mark.soak) for one in (("citadels", "pl"), ("paladins", "cs"))),
        *(pytest.param(*one, marks=pytest.mark.soak) for one in (("architects", "pl"), ("lisboa", "cs"))),
    ],
)
def test_longer_words_fit_too(people: Callable[..., Person], title: str, lang: str) -> None:
    """In Czech and Polish names run longer: the same holds, and no name of round, player or pile is cut short."""
    anna = people("Anna", width=1280, lang=lang)
    anna.enter()
    anna.sit_at_new(title, bots=3)
    anna.rest()
    wait_until(lambda: anna.page.evaluate(CUT) == [])
    look_around(anna, f"{title}-{lang}", (1280, 360, 844), lambda asked: asked >= QUESTIONS)


# What holds in every tab; what is asked is in one.
OF_A_TAB = ("scrolls", "px:", "lies over", "is broken", "out of view")


@pytest.mark.parametrize(
    ("title", "lang"), [("citadels", "pl"), ("paladins", "pl"), ("architects", "pl"), ("lisboa", "cs")]
)
def test_every_tab_of_a_phone_can_be_read(people: Callable[..., Person], title: str, lang: str) -> None:
    """Not only where something is asked: names of parts that stand side by side do not meet, whatever the language."""
    anna = people("Anna", width=360, lang=lang)
    anna.enter()
    anna.sit_at_new(title, bots=3)
    met: set[str] = set()
    play([anna], lambda: anna.asked and (met.add(anna.question()) or len(met) > QUESTIONS))
    tabs = anna.page.locator(".tabs [role=tab]")
    for width in (360, 844):
        anna.resize(width)
        for number in range(tabs.count()):
            tabs.nth(number).click()
            anna.page.wait_for_selector(f".tabs [role=tab]:nth-child({number + 1})[aria-selected=true]")
            found = wrong(anna, about=OF_A_TAB)
            if found:
                anna.shot(f"{title}-tab-wrong")
            assert not found, (title, lang, width, tabs.nth(number).inner_text(), found)


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
@pytest.mark.parametrize("first_theme", [1, 0], ids=THEMES)  # of the first question, which is number 1
@pytest.mark.parametrize(("title", "seats"), [(title, seats) for title in TITLES for seats in PARTIES[title]])
def test_every_party_fits(people: Callable[..., Person], title: str, seats: int, first_theme: int) -> None:
    """At every size several questions in each theme, and axe at each kind of question."""
    anna = people("Anna", width=ALL_SIZES[0], bypass_csp=True)
    anna.enter()
    anna.sit_at_new(title, bots=seats - 1)
    most = QUESTIONS * len(ALL_SIZES)
    look_around(anna, f"{title}-{seats}", ALL_SIZES, lambda asked: asked >= most, each_topic(), 3600, first_theme)


@pytest.mark.soak
@pytest.mark.parametrize("sizes", [DESKS, PHONES], ids=["desks", "phones"])
@pytest.mark.parametrize("title", TITLES)
def test_the_table_fits_through_a_whole_game(people: Callable[..., Person], title: str, sizes: tuple[int, ...]) -> None:
    """The same until the game is over."""
    anna = people("Anna", width=sizes[0], bypass_csp=True)
    anna.enter()
    anna.sit_at_new(title, bots=2)
    asked = look_around(anna, title, sizes, lambda asked: False, lambda topic: True, patience=4 * 3600)
    page: Any = anna.page
    page.wait_for_selector("main.done")
    print(f"{title} at {sizes}: {asked} questions")
