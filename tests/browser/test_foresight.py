"""What an answer would cost and bring stands at my figures as soon as it is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from .conftest import Person, wait_until
from .test_play import play, tab_to

pytestmark = pytest.mark.browser

TITLES = ("citadels", "paladins", "architects", "lisboa")
FINGER = {"pointerType": "touch", "pointerId": 5, "isPrimary": True}

# The answers with a price among the buttons, after folding out those that stand for things on the table.
PRICED = """() => {
  document.querySelector('.answers .list')?.click()
  return [...document.querySelectorAll('.answer:not(:disabled):has(.effects)')].map((one) => one.dataset.key)
}"""
# My figures that would change: what they are, and what they would be.
FORESEEN = """() => [...document.querySelectorAll('.me .foreseen')].map((figure) =>
  [...figure.querySelectorAll('b')].map((one) => Number(one.innerText.replace(/[^0-9−-]/g, '').replace('−', '-'))))"""
# What the button itself says that it costs and brings.
AMOUNTS = """(key) => [...document.querySelectorAll(`.answer[data-key="${CSS.escape(key)}"] .effect`)].map((one) =>
  Number(/[−+-]?\\d+/.exec(one.innerText)[0].replace('−', '-')))"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def button(key: str) -> str:
    """The selector of an answer."""
    return f'.answer[data-key="{key}"]'


def priced_answer(anna: Person) -> str:
    """Plays on until an answer would change one of my figures; its key, pointed at."""
    found: list[str] = []

    def offered() -> bool:
        if not anna.asked or anna.page.locator(".menu").count():
            return False
        for key in anna.page.evaluate(PRICED)[:6]:
            anna.page.hover(button(key))
            anna.page.evaluate(TWO_FRAMES)
            if anna.page.evaluate(FORESEEN):
                found.append(key)
                return True
        return False

    play([anna], offered)
    return found[0]


def agrees(anna: Person, key: str) -> None:
    """My figures change by what the answer says, and by nothing else; a screen reader hears it."""
    page: Any = anna.page
    amounts = page.evaluate(AMOUNTS, key)
    sums = {sum(some) for size in range(1, len(amounts) + 1) for some in combinations(amounts, size)}
    changes = page.evaluate(FORESEEN)
    assert changes
    assert {after - before for before, after in changes} <= sums, (key, changes, amounts)
    label = page.locator(".me .foreseen").first.get_attribute("aria-label")
    assert label is None or label.endswith(f"→ {changes[0][1]}"), label  # what is lit tells it otherwise


@pytest.mark.parametrize("title", TITLES)
def test_pointer_and_keyboard_foresee_what_an_answer_does(people: Callable[..., Person], title: str) -> None:
    """Hovered or focused, an answer shows its figures; left alone it shows none."""
    anna = people("Anna")
    anna.enter()
    anna.sit_at_new(title, bots=2)
    page: Any = anna.page
    key = priced_answer(anna)
    agrees(anna, key)
    anna.shot(f"foreseen-{title}")
    page.mouse.move(5, 5)
    page.wait_for_selector(".me .foreseen", state="detached")
    page.focus(".answers button")
    page.keyboard.press("Shift+Tab")  # comes back by a key: what a script focuses does not show it
    tab_to(page, button(key))
    page.wait_for_selector(".me .foreseen")
    agrees(anna, key)
    page.evaluate("document.activeElement.blur()")
    page.wait_for_selector(".me .foreseen", state="detached")


@pytest.mark.parametrize("title", TITLES)
def test_a_finger_that_rests_foresees_and_does_not_choose(people: Callable[..., Person], title: str) -> None:
    """On a phone an answer that is held shows its figures, and is not given when the finger leaves it."""
    anna = people("Anna", width=390, has_touch=True, is_mobile=True)
    anna.enter()
    anna.sit_at_new(title, bots=2)
    page: Any = anna.page
    key = priced_answer(anna)
    page.mouse.move(5, 5)
    page.wait_for_selector(".me .foreseen", state="detached")
    asked, held = anna.question(), page.locator(button(key))
    held.dispatch_event("pointerdown", FINGER)
    page.wait_for_selector(".me .foreseen")
    agrees(anna, key)
    anna.shot(f"foreseen-{title}")
    held.dispatch_event("pointerup", FINGER)
    held.dispatch_event("click")
    page.wait_for_selector(".me .foreseen", state="detached")
    page.evaluate(TWO_FRAMES)
    assert anna.question() == asked
    assert held.is_enabled(), "nothing was sent"
    held.tap()
    wait_until(lambda: anna.question() != asked or page.locator(".confirm:not(:disabled)").count() == 1)


# What lies on the table, may be chosen and names its price to a screen reader, by node.
ON_TABLE = """() => [...document.querySelectorAll('.lit[data-focus]')]
  .filter((one) => one.checkVisibility() && /[−+]\\d/.test(one.querySelector('.hidden-visually')?.innerText ?? ''))
  .map((one) => one.dataset.node)"""


@pytest.mark.parametrize("width", [1440, 390])
def test_what_lies_on_the_table_foresees_too(people: Callable[..., Person], width: int) -> None:
    """A card in my hand that I may build: pointed at, focused or held, it shows what it takes."""
    anna = people("Anna", width=width, has_touch=width < 900, is_mobile=width < 900)
    anna.enter()
    anna.sit_at_new("citadels", bots=2)
    page: Any = anna.page
    play([anna], lambda: anna.asked and len(page.evaluate(ON_TABLE)) > 0)
    node = page.evaluate(ON_TABLE)[0]
    # A rival's card may lie on the table and in a panel.
    thing = page.locator(f'.lit[data-node="{node}"]:visible').first
    if width >= 900:
        thing.hover()
        page.wait_for_selector(".me .foreseen")
        page.mouse.move(5, 5)
        page.wait_for_selector(".me .foreseen", state="detached")
        page.keyboard.press("Tab")
        thing.focus()
        page.wait_for_selector(".me .foreseen")
    else:
        thing.dispatch_event("pointerdown", FINGER)
        page.wait_for_selector(".me .foreseen")
        thing.dispatch_event("pointerup", FINGER)


# Every frame, where the answers to the open question stand; what has moved since it was asked, by key.
STAND_STILL = """() => {
  window.moved = []
  let number = null, first = {}
  const look = () => {
    const list = document.querySelector('.answers')
    const { question: asked = null, topic } = document.querySelector('.prompt')?.dataset ?? {}
    const keys = [...document.querySelectorAll('.answer')].map((one) => one.dataset.key)
    const steady = list && list.scrollHeight <= list.clientHeight && !document.querySelector('.answer:disabled')
    if (asked !== number || !steady || keys.join() !== Object.keys(first).join()) { number = asked; first = {} }
    if (asked && steady) {
      for (const one of document.querySelectorAll('.answer')) {
        const y = one.getBoundingClientRect().y
        const before = first[one.dataset.key] ??= y
        if (Math.abs(before - y) > 0.5) moved.push([topic, one.dataset.key, before, y])
      }
    }
    requestAnimationFrame(look)
  }
  look()
}"""


WINDOWS = [("citadels", 1440), ("lisboa", 1440), ("lisboa", 1280), ("paladins", 390)]


@pytest.mark.parametrize(("title", "width"), WINDOWS)
def test_no_answer_is_taken_from_under_the_pointer(people: Callable[..., Person], title: str, width: int) -> None:
    """What comes a moment after the question, such as what is refused or may be declined, moves no answer."""
    anna = people("Anna", width=width, has_touch=width < 900)
    anna.enter()
    anna.sit_at_new(title, bots=2)
    page: Any = anna.page
    anna.rest()  # the letters are here
    page.evaluate(STAND_STILL)
    asked: set[str] = set()

    def many() -> bool:
        if anna.asked and (question := anna.question()) not in asked:
            asked.add(question)
            page.wait_for_timeout(150)  # for what comes later
        return len(asked) >= 30 or anna.over

    play([anna], many)
    assert page.evaluate("moved.slice(0, 4)") == []
