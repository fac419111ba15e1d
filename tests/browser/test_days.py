"""Play over days in the browser: clocks at the seats, an absent player, notices, records that come back in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Person, begin

pytestmark = pytest.mark.browser
GOLDEN = Path(__file__).parents[1] / "titles" / "golden"


def test_a_clock_stands_at_every_seat_and_the_others_give_an_absent_seat_away(people: Callable[..., Person]) -> None:
    anna, ben, cyd = people("Anna"), people("Ben", width=390), people("Cyd")
    for one in (anna, ben, cyd):
        one.enter()
    table = anna.open_table(seats=("me", "open", "open"), Clock="short", Who_may_watch="invited")
    ben.join(table)
    cyd.join(table)
    begin(anna, ben, cyd)
    for one in (anna, ben):
        one.page.wait_for_selector(".strip .clock.running")
        assert one.page.locator(".strip .clock").count() == 3
        assert one.fits()
    ben.shot("clocks")
    ben.page.evaluate("location.hash = '#/'")
    anna.page.click("header .here")
    choice = "dialog .seats li:nth-child(2) select"
    for _ in range(600):  # until the server has noticed that he is gone
        with anna.page.expect_response("**/seats/1"):  # so that none is under way when Cyd agrees
            anna.page.select_option(choice, "random")
        if cyd.page.locator(".notice button:has-text('Agree')").count():
            break
        anna.page.wait_for_timeout(100)
    cyd.page.click(".notice button:has-text('Agree')")
    anna.page.wait_for_selector(".notice:has-text('Everybody agrees')", state="attached")
    anna.page.select_option(choice, "random")
    anna.page.wait_for_selector("dialog .seats li:nth-child(2):has-text('bot')")
    cyd.page.click("button[role=tab]:has-text('Talk'), button:has-text('Talk')")
    cyd.page.wait_for_selector(".chat li:has-text('put a bot on seat 2')")


def test_a_table_is_hushed_reported_and_shown_to_who_is_invited(people: Callable[..., Person]) -> None:
    anna, dan = people("Anna"), people("Dan")
    anna.enter()
    anna.open_table(Who_may_watch="invited")
    anna.at_table()
    anna.page.click("header .here")
    anna.page.click("dialog >> text=No messages about this table")
    anna.page.click("dialog >> text=Report something")
    anna.page.fill("dialog textarea", "The bot is rude.")
    anna.page.click("dialog >> text=Send the report")
    anna.page.wait_for_selector("dialog [role=status]:has-text('Thank you')")
    anna.page.click("dialog >> text=Link to watch and talk")
    link = anna.page.input_value("dialog .care input[type=text]")
    anna.page.reload()
    anna.at_table()
    anna.page.click("header .here")
    anna.page.wait_for_selector("dialog .care input[type=checkbox]:checked")  # the server has kept it
    dan.page.goto(link)  # who has never been here says a name first
    dan.page.fill("main input[type=text]", "Dan")
    dan.page.click("main button")
    dan.at_table()


def test_somebody_takes_a_seat_that_is_opened_in_the_middle_and_a_block_is_taken_back(
    people: Callable[..., Person],
) -> None:
    anna, ben, cyd = people("Anna"), people("Ben"), people("Cyd")
    for one in (anna, ben, cyd):
        one.enter()
    table = anna.open_table(seats=("me", "open"))
    ben.join(table)
    begin(anna, ben)
    seat = "dialog .seats li:nth-child(2)"
    ben.page.click("header .here")
    ben.page.select_option(f"{seat} select", "open")
    ben.page.wait_for_selector(f"{seat}.free")
    cyd.page.goto(f"{cyd.server.address}/#/table/{table}")
    cyd.at_table()
    cyd.page.click("header .here")
    cyd.page.click("dialog >> text=Sit here")
    cyd.page.wait_for_selector(f"{seat}:has-text('Cyd')")
    anna.page.click("header .here")
    anna.page.wait_for_selector(f"{seat}:has-text('Cyd')")
    anna.page.select_option(f"{seat} select", "!block")
    anna.page.wait_for_selector("dialog [role=alert]:has-text('cannot sit down')")
    anna.page.goto(f"{anna.server.address}/#/")
    anna.page.click("header .who")
    anna.page.click("dialog summary:has-text('Statistics')")
    anna.page.wait_for_selector("dialog ul[aria-label='Where you are logged in'] li")
    blocked = "dialog ul[aria-label='Whom you do not play with'] li:has-text('Cyd')"
    anna.page.click(f"{blocked} button")
    anna.page.wait_for_selector(blocked, state="detached")


def test_where_one_is_told_is_set_and_tested_in_the_settings(people: Callable[..., Person]) -> None:
    anna = people("Anna", width=390)
    anna.enter()
    anna.page.click("header button[aria-label=Settings], header button:has-text('Settings')")
    panel = anna.page.locator("dialog .notices")
    named, url = anna.page.locator("dialog select").first.bounding_box(), panel.locator("input").first.bounding_box()
    assert named and url and abs(named["height"] - url["height"]) < 3  # drawn as all fields are
    panel.locator("input[type=url]").fill("https://127.0.0.1/hook")
    panel.locator("text=Add").click()
    panel.locator("[role=status]").wait_for()  # no private addresses
    assert panel.locator("li").count() == 0
    panel.locator("text=Quiet hours").click()
    assert panel.locator("select[aria-label='Quiet from']").input_value() == "22"


def test_a_record_is_opened_and_played_on_from_the_middle_by_somebody_new(
    people: Callable[..., Person], tmp_path: Path
) -> None:
    anna = people("Anna")
    record = tmp_path / "game.json"
    record.write_text((GOLDEN / "citadels.jsonl").read_text().splitlines()[0])
    anna.page.goto(f"{anna.server.address}/#/records")
    anna.page.fill("main input[type=text]", "Anna")
    anna.page.set_input_files("input[type=file]", str(record))
    anna.page.wait_for_url("**/#/record/*/0")
    anna.page.locator("main input[type=range]").fill("20")
    anna.page.wait_for_url("**/#/record/*/20")  # the link of this position
    anna.page.select_option("main .on select", "1")
    anna.page.click("text=Play on against bots")
    anna.page.wait_for_url("**/#/table/*")
    anna.at_table()
    assert anna.page.locator(".strip .mine").count() == 1


def test_a_board_of_a_record_fades_out_where_it_goes_on(people: Callable[..., Person], tmp_path: Path) -> None:
    """On a phone it is wider than the window, and moved; at its end nothing fades any more."""
    anna = people("Anna", width=390)
    record = tmp_path / "game.json"
    record.write_text((GOLDEN / "paladins.jsonl").read_text().splitlines()[0])
    anna.page.goto(f"{anna.server.address}/#/records")
    anna.page.fill("main input[type=text]", "Anna")
    anna.page.set_input_files("input[type=file]", str(record))
    anna.page.wait_for_selector(".board > .view.further")
    assert anna.fits()
    anna.page.wait_for_function(
        """() => {
          for (const view of document.querySelectorAll('.board > .view')) view.scrollTo(100000, 0)
          return !document.querySelector('.board > .view.further')
        }"""
    )
