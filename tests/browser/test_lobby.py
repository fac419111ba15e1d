"""The lobby in the browser: accounts, links of seats, a person with two seats."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pytest

from .conftest import Person, sit_together
from .test_play import play

pytestmark = pytest.mark.browser


def test_an_account_brings_the_tables_to_another_device(people: Callable[..., Person]) -> None:
    """Register on one device, log in on another: the same tables."""
    laptop, phone = people("Anna"), people("Anna", width=360)
    laptop.enter()
    table = laptop.open_table()
    laptop.at_table()
    account = f"anna-{secrets.token_hex(4)}"
    laptop.page.goto(f"{laptop.server.address}/#/")
    laptop.page.click("header button:has-text('Anna')")
    laptop.page.fill("dialog input[autocomplete=username]", account)
    laptop.page.fill("dialog input[type=password]", "correct horse battery")
    laptop.page.click("dialog >> text=Make an account")
    laptop.page.wait_for_selector("dialog", state="detached")

    phone.page.goto(phone.server.address)
    phone.page.click("header button:has-text('Log in')")
    phone.page.fill("dialog input[autocomplete=username]", account)
    phone.page.fill("dialog input[type=password]", "wrong horse battery")
    phone.page.click("dialog button.primary")
    phone.page.wait_for_selector("dialog [role=alert]")
    phone.page.fill("dialog input[type=password]", "correct horse battery")
    phone.page.click("dialog button.primary")
    phone.page.wait_for_selector("dialog", state="detached")
    phone.page.wait_for_selector(f"section[aria-labelledby=my-tables] a[href='#/table/{table}']")
    phone.shot("my-tables")
    phone.page.click(f"a[href='#/table/{table}']")
    phone.at_table()
    assert phone.page.locator(".hand").count() == 1


def test_a_lost_link_is_given_anew_by_the_host(people: Callable[..., Person]) -> None:
    """Ben lost everything and is gone; the host makes a link, and who opens it sits in Ben's place."""
    anna, ben, lost = people("Anna"), people("Ben"), people("Ben again")
    sit_together(anna, ben)
    anna.page.click("header .here")
    anna.page.select_option("dialog .seats li:nth-child(2) select", "link")
    anna.page.wait_for_selector("dialog [role=alert]")  # Ben is here: the seat is his
    ben.page.evaluate("location.hash = '#/'")
    given = anna.page.locator("dialog .link input")
    for _ in range(600):  # until the server has noticed that he is gone
        with anna.page.expect_response("**/seats/1/link") as answer:
            anna.page.select_option("dialog .seats li:nth-child(2) select", "link")
        if answer.value.ok:
            break
        anna.page.wait_for_timeout(100)
    given.wait_for()
    link = given.input_value()
    assert "/seat/" in link
    lost.page.goto(link)
    lost.page.wait_for_url("**/#/table/*")
    lost.at_table()
    assert lost.page.locator(".me h3").inner_text().startswith("Ben")


def test_one_person_plays_for_two_seats(people: Callable[..., Person]) -> None:
    """Who sits twice looks from the seat that is asked; a curtain hides the table until the next person is there."""
    anna = people("Anna")
    anna.enter()
    anna.open_table(seats=("me", "me"))
    anna.page.wait_for_selector(".curtain .primary")
    assert anna.page.locator(".table").count() == 0
    anna.shot("curtain")
    seats: set[str] = set()

    def both() -> bool:
        if anna.page.locator(".curtain .primary").count():
            anna.page.click(".curtain .primary")
            anna.at_table()
        seat = anna.page.evaluate("document.querySelector('header select')?.value ?? null")
        if seat is not None:  # else the curtain has just fallen again
            seats.add(seat)
        return len(seats) == 2 and anna.page.locator(".log li").count() > 8

    play([anna], both)
    assert seats == {"0", "1"}


def test_who_has_said_no_name_is_asked_for_one(people: Callable[..., Person]) -> None:
    """A click on a game asks for the name there, and the game begins with it."""
    anna = people("Anna", width=360)
    anna.page.goto(anna.server.address)
    anna.page.click("a[href='#/new/citadels']")
    anna.page.fill("form.new #guest-name", "Anna")
    anna.shot("new-table")
    anna.page.click(".go button")
    anna.at_table()


def test_a_guest_is_invited_and_not_told_to_invite(people: Callable[..., Person]) -> None:
    """Who opens the link of a waiting table is asked to sit down; only who sits there sends links."""
    anna, ben, clara = people("Anna"), people("Ben"), people("Clara")
    anna.enter()
    clara.enter()
    table = anna.open_table(seats=("me", "open"))
    anna.page.wait_for_selector(".invite .link")
    for guest in (ben, clara):
        guest.page.goto(f"{guest.server.address}/#/table/{table}")
        guest.page.wait_for_selector(".invite button:has-text('Sit down')")
        assert guest.page.locator(".invite .link").count() == 0
        asked = guest.page.locator(".invite input").count(), "Say your name" in guest.page.inner_text(".invite")
        assert asked == ((1, True) if guest is ben else (0, False)), "only who has no name is asked for one"


def test_a_pressed_button_can_be_read_under_the_pointer(people: Callable[..., Person]) -> None:
    """The number of seats that is chosen keeps its colours when the pointer is on it."""
    anna = people("Anna")
    anna.enter()
    anna.page.goto(f"{anna.server.address}/#/new/citadels")
    pressed = anna.page.locator(".count .btn[aria-pressed=true]")
    colours = "(one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    before = pressed.evaluate(colours)
    pressed.hover()
    anna.page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished))")
    assert pressed.evaluate(colours) == before
