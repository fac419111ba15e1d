"""Learning at the table: the coach, the guided first game, the overview, a bot's advice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .conftest import ACT, ARTEFACTS, Person, wait_until

pytestmark = pytest.mark.browser


def answered_up_to(anna: Person, asked: str) -> bool:
    """Whether this is asked now; what is asked otherwise is answered, and looked at and answered in one breath."""
    here = "document.querySelector('.prompt.yours #prompt-text')?.innerText.includes(asked)"
    look = f"(asked) => {here} || (({ACT})(0), false)"
    return bool(anna.page.evaluate(look, asked)) and anna.asked


@pytest.mark.parametrize("width", [1440, 390])
def test_the_coach_explains_what_is_new_once_and_is_silent_after_one_click(
    people: Callable[..., Person], width: int
) -> None:
    """What is decided stands under the first question of a kind; answered, it is known; the cap brings it back."""
    anna = people("Anna", width=width)
    anna.enter()
    anna.sit_at_new(bots=3)
    page: Any = anna.page
    wait_until(lambda: anna.asked)
    page.wait_for_selector(".coach p:has-text('You choose, in secret, who you are this round.')")
    anna.shot("coach")
    wait_until(lambda: answered_up_to(anna, "Your turn"))
    anna.shot("coach-turn")
    page.wait_for_selector(".coach p:has-text('First take 2 coins')")
    page.click(".coach .btn")
    page.wait_for_selector(".coach", state="detached")
    page.reload()
    anna.at_table()
    page.wait_for_selector(".prompt.yours .answer")
    assert page.locator(".coach").count() == 0, "silence is remembered"
    page.click(".tools .explain")
    page.wait_for_selector(".coach p:has-text('First take 2 coins')")


def learn(anna: Person, title: str) -> None:
    """A stranger opens the link of a lesson, says a name and sits at the table."""
    anna.page.goto(f"{anna.server.address}/#/learn/{title}")
    anna.page.fill("#guest-name", anna.name)
    anna.page.click("main form button")
    anna.at_table()
    anna.page.wait_for_selector(".lesson p")


def step_of(anna: Person) -> str:
    """The step of the lesson on the screen."""
    return str(anna.page.evaluate("document.querySelector('.lesson')?.dataset.step ?? ''"))


# One decision in a lesson, looked at and taken in one breath: the step that speaks; what it proposes is done or not.
DECIDE = f"""([obey, dice]) => {{
  const bubble = document.querySelector('.prompt.yours .lesson')
  const proposed = bubble?.querySelector('.do:not(:disabled)')
  if (document.querySelector('.prompt.yours .answers button:not(:disabled)')) {{
    if (obey && proposed && !document.querySelector('.confirm:not(:disabled)')) proposed.click()
    else ({ACT})(dice)
  }}
  return bubble?.dataset.step ?? ''
}}"""


def take_lesson(anna: Person, obey: bool, until: Callable[[list[str]], bool]) -> list[str]:
    """Plays on, following the lesson or not, and gives the steps that were shown."""
    heard: list[str] = []

    def enough() -> bool:
        if until(heard) or anna.over:
            return True
        step = str(anna.page.evaluate(DECIDE, [obey, anna.random.random()]))
        if step and step not in heard:
            heard.append(step)
        return False

    wait_until(enough, 1200)
    return heard


@pytest.mark.parametrize(("width", "obey"), [(1440, True), (390, False)])
def test_a_stranger_learns_citadels_from_a_link(people: Callable[..., Person], width: int, obey: bool) -> None:
    """Link, name, first decision with a word of help, and on, whether one does what is proposed or not."""
    anna = people("Anna", width=width)
    learn(anna, "citadels")
    assert step_of(anna) == "pick"
    assert anna.page.locator(".taught").count() >= 1
    anna.shot("lesson")
    heard = take_lesson(anna, obey, lambda heard: len(heard) >= 4)
    assert heard[0] == "pick"
    assert len(heard) >= 4
    anna.page.reload()
    anna.at_table()
    wait_until(lambda: anna.asked)
    assert step_of(anna) not in heard[:-1], "what was said is not said again"


@pytest.mark.parametrize(
    ("title", "width", "obey"),  # the other ways, and whole games, are for `make soak`
    [("citadels", 1440, True), ("paladins", 390, False), ("architects", 390, False), ("lisboa", 1440, True)],
)
def test_every_lesson_is_taken_to_its_last_word(
    people: Callable[..., Person], title: str, width: int, obey: bool
) -> None:
    """Following or contradicting: something is said until the lesson takes its leave, or its game is over."""
    anna = people("Anna", width=width)
    learn(anna, title)
    heard = take_lesson(anna, obey, lambda heard: anna.page.locator(".coach.done").count() > 0)
    assert len(heard) >= (8 if obey else 1), heard  # whoever goes other ways may never come to what a step speaks of
    if not anna.over:
        anna.page.click(".coach.done button")
        anna.page.wait_for_selector(".coach.done", state="detached")
        assert anna.page.locator(".prompt").count() == 1


@pytest.mark.soak
@pytest.mark.parametrize("obey", [True, False], ids=["follows", "contradicts"])
@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("title", ["citadels", "paladins", "architects", "lisboa"])
def test_every_lesson_is_taken_to_the_end_of_its_game(
    people: Callable[..., Person], title: str, width: int, obey: bool
) -> None:
    """No dead end: the game comes to its end, with enough said on the way."""
    anna = people("Anna", width=width)
    learn(anna, title)
    anna.shot(f"lesson-{title}")
    heard = take_lesson(anna, obey, lambda heard: False)
    assert anna.over
    assert len(heard) >= 6


def test_the_overview_is_found_from_the_lobby_and_the_table(people: Callable[..., Person]) -> None:
    """One sheet, with pictures and the words of the game; a rule in it opens at the table."""
    anna = people("Anna")
    anna.enter()
    anna.page.click("a[href='#/overview/lisboa']")
    anna.page.wait_for_selector(".overview .part.mistakes li:nth-child(5)")
    anna.page.wait_for_selector(".overview .art > *", state="attached")
    anna.page.screenshot(path=ARTEFACTS / "overview-1440.png", full_page=True)
    anna.sit_at_new(bots=3)
    anna.page.click("button[aria-label='Overview']")
    anna.page.wait_for_selector("dialog .overview dt")
    anna.page.click("dialog .overview dd .rule-id >> nth=1")
    anna.page.wait_for_selector("dialog .reader [data-rule='C10.3'].current")


def test_a_bot_says_what_it_would_do(people: Callable[..., Person]) -> None:
    """One click; its answer is named and marked among the buttons, with the chance to win of what it considered."""
    anna = people("Anna")
    anna.enter()
    anna.sit_at_new(bots=3)
    wait_until(lambda: anna.asked)
    anna.page.click(".advise")
    anna.page.wait_for_selector(".advice:has-text('A bot would choose')", timeout=120_000)
    anna.page.wait_for_selector(".advice td:has-text('%')")
    anna.page.wait_for_selector(".advice .chance i", state="attached")
    assert anna.page.locator(".answer.advised").count() == 1
    anna.shot("hint")


def test_the_rules_are_pictured_and_can_be_tried(people: Callable[..., Person]) -> None:
    """Chapters to turn to, parts of the real table beside them, and a position that answers back, again and again."""
    anna = people("Anna")
    anna.page.goto(f"{anna.server.address}/#/rules/citadels")
    anna.page.wait_for_selector(".chapters button:has-text('Building')")
    anna.page.locator("[data-rule=C6]").scroll_into_view_if_needed()
    anna.page.wait_for_selector("figure[data-figure='city:0'] .card")
    example = anna.page.locator("figure[data-figure=build]")
    example.scroll_into_view_if_needed()
    example.locator("button:has-text('Build: Castle')").click()
    anna.page.wait_for_selector("figure[data-figure=build] .told li:has-text('Castle')")
    anna.shot("rules-example")
    example.locator(".again").click()
    example.locator("button:has-text('Build: Castle')").wait_for()
    assert example.locator(".told li").count() == 0


def test_a_word_of_the_game_opens_the_glossary(people: Callable[..., Person]) -> None:
    """In what the coach says as in the overview and the rules: a sentence, a picture and the rule."""
    anna = people("Anna")
    learn(anna, "citadels")
    anna.page.click(".lesson .term:has-text('crown')")
    anna.page.wait_for_selector("dialog p:has-text('chooses first in the next round')")
    anna.page.click("dialog a.rule-id")
    anna.page.wait_for_selector("dialog .reader [data-rule='C10.3'].current")
    anna.page.goto(f"{anna.server.address}/#/overview/lisboa")
    anna.page.click(".overview .part .term:has-text('decree') >> nth=0")
    anna.page.wait_for_selector("dialog figure .card")
    anna.shot("glossary")
