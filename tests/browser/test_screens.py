"""Every screen at three widths: it fits, it can be read by everybody, and a picture of it is kept."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from .conftest import AXE, SIZES, Person, serious, wait_until
from .test_play import play

pytestmark = pytest.mark.browser

TITLES = ("citadels", "paladins", "architects", "lisboa")
CLOSELY = SIZES if "STAVITEL_THOROUGH" in os.environ else (360, 1440)


@pytest.mark.parametrize("title", TITLES)
def test_a_title_fits_all_screens_and_axe_finds_nothing_serious(people: Callable[..., Person], title: str) -> None:
    """Lobby, new table and table at all sizes, light, dark and in high contrast."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run `npm ci` in web/")
    anna = people("Anna", bypass_csp=True)
    anna.enter()
    offered = anna.page.evaluate("fetch('/api/titles').then((answer) => answer.json())")
    least = {one["name"]: one["least"] for one in offered}.get(title)
    if least is None:
        pytest.skip(f"{title} is not installed")
    anna.page.goto(f"{anna.server.address}/#/new/{title}")
    anna.page.wait_for_selector("form.new")
    screens(anna, f"{title}-new")
    anna.open_table(title, seats=("me", "bot:random", "bot:random"))
    anna.at_table()
    play([anna], lambda: anna.page.locator(".log li").count() > 12 or anna.over)
    screens(anna, f"{title}-table")
    for theme in ("dark", "contrast"):
        anna.dress(theme)
        anna.rest()
        anna.shot(f"{title}-{theme}")
        assert serious(anna) == []


def screens(person: Person, name: str) -> None:
    """Looks at the present screen at all widths; with axe, which takes its time, on a phone and on a desk."""
    for width in SIZES:
        person.resize(width)
        person.shot(name)
        wait_until(person.fits)
        if width in CLOSELY:
            assert serious(person) == [], (name, width)


def test_lobby_rules_and_about(people: Callable[..., Person]) -> None:
    """The pages without a table, and the search in the rules."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run `npm ci` in web/")
    anna = people("Anna", bypass_csp=True)
    anna.page.goto(anna.server.address)
    anna.page.wait_for_selector(".titles li")
    screens(anna, "welcome")
    anna.enter()
    screens(anna, "lobby")
    anna.page.goto(f"{anna.server.address}/#/about")
    anna.page.wait_for_selector("text=CC BY 3.0")
    screens(anna, "about")
    anna.page.goto(f"{anna.server.address}/#/rules/citadels/C14.2")
    anna.page.wait_for_selector(".rule")
    screens(anna, "rules")
    everything = anna.page.locator(".rule").count()
    anna.page.fill("input[type=search]", "warlord")
    wait_until(lambda: 0 < anna.page.locator(".rule").count() < everything)


def test_a_refused_thing_opens_its_rule(people: Callable[..., Person]) -> None:
    """A click on what is not possible tells why, and its number opens the rule."""
    anna = people("Anna")
    anna.enter()
    anna.open_table()
    anna.at_table()
    play([anna], lambda: anna.asked and anna.page.locator(".why .rule-id").count() > 0)
    anna.page.click(".why summary")
    rule = anna.page.locator(".why .rule-id").first.inner_text()
    anna.page.locator(".why .rule-id").first.click()
    anna.page.wait_for_selector("dialog .rule.current, dialog h3.current, dialog h4.current")
    anna.shot("refused-rule")
    current = anna.page.locator("dialog .current").first.get_attribute("data-rule")
    assert rule.startswith(str(current))


def test_a_card_is_drawn_large_in_focus(people: Callable[..., Person]) -> None:
    """The card under the pointer shows its name and its text."""
    anna = people("Anna")
    anna.enter()
    anna.open_table()
    anna.at_table()
    card = anna.page.locator(".hand .card[data-focus]").first
    play([anna], lambda: anna.asked and card.count() == 1)  # a question that comes later would let go of it
    card.hover()
    anna.page.wait_for_selector(".zoomed .card")
    anna.shot("card-large")
    syllables = "\u00ad"  # a long name on a small card may break where the large one does not
    assert anna.page.inner_text(".zoomed .name") == card.locator(".name").inner_text().replace(syllables, "")
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_selector(".zoomed", state="detached")


def test_a_large_board_is_moved_and_brought_nearer(people: Callable[..., Person]) -> None:
    """Zoom makes the board larger inside its frame, a drag moves it, and the page stays as it is."""
    anna = people("Anna", width=360)
    anna.enter()
    if anna.page.locator("a[href='#/new/lisboa']").count() == 0:
        pytest.skip("lisboa is not installed")
    anna.open_table("lisboa", seats=("me", "bot:random"))
    anna.at_table()
    play([anna], lambda: anna.asked)  # a question that comes later would move the board
    view = anna.page.locator(".board .view:visible").first
    view.scroll_into_view_if_needed()
    across = view.evaluate("(box) => box.scrollWidth")
    for _ in range(3):
        anna.page.locator(".zoom button:visible").last.click()
    wait_until(lambda: view.evaluate("(box) => box.scrollWidth") > 1.8 * across)
    assert anna.fits()
    view.evaluate("(box) => { box.scrollTo(0, 0) }")
    box = view.bounding_box()
    assert box is not None
    anna.page.mouse.move(box["x"] + 200, box["y"] + 60)
    anna.page.mouse.down()
    anna.page.mouse.move(box["x"] + 60, box["y"] + 40, steps=5)
    anna.page.mouse.up()
    wait_until(lambda: view.evaluate("(box) => box.scrollLeft") > 100)
    anna.shot("board-nearer")


# Counts what the page moves by itself.
MOVING = """(() => {
  window.moved = 0
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    moved++
    return animate.apply(this, how)
  }
})()"""


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_things_move_unless_less_motion_is_wished(people: Callable[..., Person], wish: str) -> None:
    """Moves are played between two states, and never for those who asked their system for less motion."""
    anna = people("Anna", speed="unhurried", reduced_motion=wish)
    anna.context.add_init_script(MOVING)
    anna.enter()
    anna.open_table()
    anna.at_table()
    play([anna], lambda: anna.page.locator(".log li").count() > 14)
    assert (anna.page.evaluate("moved") > 0) == (wish == "no-preference")
