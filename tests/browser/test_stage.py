"""The stage: what others do is played in order, one deed at a time, and waits for nobody who acts.

The stage itself stands still in these tests: what is told stays until the test asks for the next deed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import ACT, Person, wait_until
from .test_play import play

pytestmark = pytest.mark.browser

TITLES = ("citadels", "paladins", "architects", "lisboa")
DESK, PHONE = 1440, 390

# While `holding`, no longer wait comes to its end: the stage goes on by `next()`. How long waits and moves are is kept.
STAGE = """(() => {
  Object.assign(window, { holding: false, waits: [], moves: [], captions: 0 })
  const later = window.setTimeout
  window.setTimeout = (run, after = 0, ...more) => {
    if (!window.holding || after < 350) return later(run, after, ...more)
    waits.push(after)
    return 0
  }
  window.next = () => document.querySelector('.caption button')?.click()
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, how) {
    moves.push(Math.round(how.duration))
    return animate.call(this, frames, how)
  }
  const look = () => document.querySelector('.caption') && captions++
  new MutationObserver(look).observe(document, { subtree: true, childList: true })
})()"""

# The deed that is told, how many wait behind it, and the places and pieces on the table that it lights.
TOLD = """() => {
  const caption = document.querySelector('.caption')
  const panels = '.panel, .rival, .me, .seats *'
  const spoken = [...document.querySelectorAll('.table .spoken')].filter((one) => !one.matches(panels))
  return caption && {
    text: caption.querySelector('p').textContent,
    left: Number(caption.querySelector('small')?.textContent ?? 0),
    lit: spoken.map((one) => one.dataset.node),
  }
}"""

# Whether something that the told deed speaks of can be seen: a place, a piece or a card, not only whose deed it was.
SEEN = """() => [...document.querySelectorAll('.table .spoken')].some((one) => {
  const box = one.getBoundingClientRect()
  return !one.matches('.panel, .rival, .me, .seats *') && one.checkVisibility() && box.width > 0
    && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight
})"""


def sit(people: Callable[..., Person], title: str, width: int = DESK, speed: str = "unhurried") -> Person:
    """Somebody at a table with two bots, whose stage stands still."""
    anna = people("Anna", width=width, speed=speed, has_touch=width < 900)
    anna.context.add_init_script(STAGE)
    anna.enter()
    anna.sit_at_new(title, bots=2)
    anna.page.evaluate("window.holding = true")
    return anna


def told(anna: Person) -> dict[str, Any] | None:
    """The deed that is told now."""
    found: dict[str, Any] | None = anna.page.evaluate(TOLD)
    return found


def tells_more(anna: Person) -> bool:
    """Whether more deeds wait behind the one that is told; a last one is told to its end, then others play on."""
    now = told(anna)
    if now is not None and not now["left"] and not anna.asked:
        anna.page.evaluate("next()")
    return now is not None and now["left"] > 0


def asked(anna: Person) -> bool:
    """Whether something is asked; what is told before that is told to its end."""
    if told(anna) is not None and not anna.asked:
        anna.page.evaluate("next()")
    return anna.asked


def lines(anna: Person) -> list[str]:
    """The log, also where a phone shows another part."""
    return [line.strip() for line in anna.page.locator(".log li .line").all_text_contents()]


def sent(anna: Person) -> list[str]:
    """What kinds of messages the page sends from now on."""
    kinds: list[str] = []
    anna.page.on("websocket", lambda line: line.on("framesent", lambda frame: kinds.append(json.loads(frame)["type"])))
    return kinds


# Citadels is missing on phones, where one told place did not come into view; perhaps a card of a rival who is folded.
@pytest.mark.parametrize(
    ("title", "width"),
    [*((title, DESK) for title in TITLES), *((title, PHONE) for title in TITLES if title != "citadels")],
)
def test_deeds_are_told_one_by_one_and_their_places_are_seen(
    people: Callable[..., Person], title: str, width: int
) -> None:
    """In the order of the log; the place is lit and in view, on a phone behind whichever tab it is."""
    anna = sit(people, title, width)
    order: list[str] = []
    places: list[str] = []

    def enough() -> bool:
        """Looks at what is told while nothing is asked, and goes on; else `play` answers."""
        now = told(anna)
        if now is None or anna.asked:
            return False
        order.append(now["text"].strip())
        if now["lit"]:
            if width == DESK:  # a phone does not show every place yet
                anna.page.wait_for_function(SEEN)
            places.extend(now["lit"])
            anna.shot(f"told-{title}")
        anna.page.evaluate("next()")
        moved = width == PHONE or bool(anna.page.evaluate("moves.length"))  # a phone may show another part meanwhile
        return len(order) >= 5 and bool(places) and moved

    play([anna], enough)
    log, at = lines(anna), -1
    for text in order:
        at = log.index(text, at + 1)


@pytest.mark.parametrize("way", ["the table", "the button"])
@pytest.mark.parametrize("width", [DESK, PHONE])
def test_a_click_goes_to_the_present_and_chooses_nothing(people: Callable[..., Person], width: int, way: str) -> None:
    """All that waited is there at once; what comes to lie under the pointer is not chosen by that click."""
    anna = people("Anna", width=width, speed="unhurried", has_touch=width < 900)
    anna.context.add_init_script(STAGE)
    kinds = sent(anna)
    anna.enter()
    anna.sit_at_new("architects", bots=2)
    anna.page.evaluate("window.holding = true")
    play([anna], lambda: tells_more(anna))
    before, answers = len(lines(anna)), kinds.count("answer")
    if way == "the button":
        anna.page.click(".caption .all")
    else:
        box = anna.page.locator(".mid:visible, .mat:visible, .others:visible").first.bounding_box()
        assert box is not None
        anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        anna.page.mouse.down()
        wait_until(lambda: asked(anna))
        anna.page.evaluate("document.querySelector('.lit > .cover, .lit[data-focus], .answer').click()")
        anna.page.mouse.move(5, 5)  # its end is no second click
        anna.page.mouse.up()
    wait_until(lambda: asked(anna))
    assert len(lines(anna)) > before
    assert kinds.count("answer") == answers


def test_nothing_is_waited_for_by_who_acts(people: Callable[..., Person]) -> None:
    """My question is there with the last deed before it; with my answer the stage is empty, before anybody replies."""
    anna = sit(people, "citadels")
    play([anna], lambda: asked(anna) and told(anna) is not None)
    ended = f"(dice) => {{ ({ACT})(dice); return Promise.resolve().then(() => !document.querySelector('.caption')) }}"
    wait_until(lambda: bool(anna.page.evaluate(ended, 0)))


PACE = {"brisk": (1200, 420), "unhurried": (2400, 800)}


@pytest.mark.parametrize("speed", ["off", "brisk", "unhurried"])
def test_the_speed_is_what_was_wished(people: Callable[..., Person], speed: str) -> None:
    """So long stays what is told, so long a move takes; switched off there is neither, until it is wished again."""
    anna = sit(people, "citadels", speed=speed)
    page: Any = anna.page

    def told_to_the_end() -> bool:
        """Whether a last deed was told to its end, with moves on the way."""
        return asked(anna) and bool(page.evaluate("moves.length && waits.length"))

    if speed == "off":
        play([anna], lambda: anna.asked and len(lines(anna)) > 12)
        assert page.evaluate("[captions, waits.length, moves.length]") == [0, 0, 0]
        page.click("button[aria-label='Settings']")
        page.locator("dialog label:has-text('Moves') select").select_option(speed := "brisk")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    play([anna], told_to_the_end)
    caption, move = PACE[speed]
    waits = page.evaluate("waits")
    assert caption in waits and max(waits) == caption, waits
    moves = page.evaluate("moves")
    assert {move, round(0.7 * move)} & set(moves) and max(moves) <= 2.4 * move, moves


# The end of the log lies in the box that shows it.
NEWEST_IN_SIGHT = """() => {
  const place = (one) => document.querySelector(one)?.getBoundingClientRect()
  const [box, line] = [place('.sidebody'), place('.log li:last-child')]
  return !!line && line.height > 0 && line.top >= box.top && line.bottom <= box.bottom + 1
}"""


@pytest.mark.parametrize("title", TITLES)
def test_the_log_keeps_up_on_a_phone(people: Callable[..., Person], title: str) -> None:
    """Its end is in view behind its tab, however much is told; in the other tabs a line says what happened last."""
    anna = people("Anna", width=PHONE, has_touch=True)
    anna.enter()
    anna.sit_at_new(title, bots=2)
    for goal in (15, 25):
        play([anna], lambda goal=goal: anna.asked and len(lines(anna)) > goal)  # type: ignore[misc]
        anna.page.locator(".tabs [role=tab]").first.tap()
        assert anna.page.locator(".news .said").text_content().strip() in lines(anna)[-10:]
        anna.page.locator(".tabs [role=tab]:has-text('Log')").tap()
        anna.page.wait_for_function(NEWEST_IN_SIGHT)
        known = len(lines(anna))
        anna.act()  # and lines that come meanwhile
        play([anna], lambda known=known: anna.asked and len(lines(anna)) > known)  # type: ignore[misc]
        anna.page.locator(".tabs [role=tab]:has-text('Log')").tap()
        anna.page.wait_for_function(NEWEST_IN_SIGHT)


SINCE_IN_SIGHT = """() => {
  const place = (one) => document.querySelector(one).getBoundingClientRect()
  const [box, since] = [place('.scroll'), place('.log .since')]
  return since.height > 0 && since.top >= box.top - 1 && since.bottom <= box.bottom + 1
}"""
MISSED = """() => [...document.querySelectorAll('.log .since ~ li .line')].map((one) => one.textContent.trim())"""
SOMETHING_TO_CLICK = """() => {
  const hit = (one) => {
    const box = one.getBoundingClientRect()
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return box.width > 0 && !!there && (one.closest('.lit') ?? one).contains(there)
  }
  return [...document.querySelectorAll('.lit[data-focus], .lit > .cover, .answers .answer')].some(hit)
}"""


@pytest.mark.parametrize("width", [DESK, PHONE])
@pytest.mark.parametrize("title", TITLES)
def test_who_comes_back_is_shown_what_was_missed(people: Callable[..., Person], title: str, width: int) -> None:
    """A short list since the own last turn; each of its deeds is shown at its place, then comes what is asked."""
    anna = sit(people, title, width, speed="brisk")
    page: Any = anna.page

    play([anna], lambda: asked(anna) and page.locator(".log .since").count() == 1)
    page.reload()
    anna.at_table()
    page.evaluate("window.holding = true")
    if width == PHONE:
        page.locator(".news .since").tap()
        page.wait_for_function(SINCE_IN_SIGHT)
    anna.shot(f"since-{title}")
    missed = page.evaluate(MISSED)
    page.click(".log .since button")
    shown: list[str] = []
    while (now := told(anna)) is not None:
        shown.append(now["text"].strip())
        if now["lit"] and width == DESK:  # a phone does not show every place yet: of whom is folded, on another tab
            page.wait_for_function(SEEN)
        page.evaluate("next()")
    assert shown and set(shown) <= set(missed)
    page.wait_for_function(SOMETHING_TO_CLICK)
