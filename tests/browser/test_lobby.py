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
    """Ben lost everything; the host makes a link, and who opens it sits in Ben's place."""
    anna, ben, lost = people("Anna"), people("Ben"), people("Ben again")
    sit_together(anna, ben)
    anna.page.click("header .here")
    anna.page.select_option("dialog select", "link")
    link = anna.page.locator("dialog .link input").input_value()
    assert "/seat/" in link
    lost.page.goto(link)
    lost.page.wait_for_url("**/#/table/*")
    lost.at_table()
    assert lost.page.locator(".panel.mine header h3").inner_text().startswith("Ben")


def test_one_person_plays_for_two_seats(people: Callable[..., Person]) -> None:
    """Who sits twice looks from the seat that is asked."""
    anna = people("Anna")
    anna.enter()
    anna.open_table(seats=("me", "me"))
    anna.at_table()
    seats: set[str] = set()

    def both() -> bool:
        seats.add(anna.page.locator("header select").input_value())
        return len(seats) == 2 and anna.page.locator(".log li").count() > 8

    play([anna], both, patience=60)
    assert seats == {"0", "1"}
