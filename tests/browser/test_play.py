"""Whole games in the browser: people, bots, breaks, taking back, watching."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import AXE, Person, Server, begin, serious, sit_together, wait_until

pytestmark = pytest.mark.browser

PATIENCE = 1200.0


def play(players: list[Person], until: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Lets everybody answer until something holds.

    No question is answered that was not there when `until` was asked, and `until` is not asked about half an answer:
    when it holds, no menu lies over the table.
    """
    end = time.monotonic() + patience
    while True:
        ended = all(one.over for one in players)
        questions = [one.question() for one in players]
        if not any(one.begun for one in players) and until():
            return
        assert not ended, "the game was over before it came to that"
        assert time.monotonic() < end, [one.prompt() for one in players]
        acted = [one.act(question) for one, question in zip(players, questions, strict=True)]
        players[0].page.wait_for_timeout(15 if any(acted) else 60)


def test_two_people_and_two_bots_play_citadels_through_a_reload_and_a_crash(
    people: Callable[..., Person], server: Server
) -> None:
    """Nothing that was seen is lost when a page is loaded again or the server is killed."""
    anna, ben = people("Anna", bypass_csp=True), people("Ben", width=768)
    anna.enter()
    ben.enter()
    table = anna.open_table(seats=("me", "open", "bot:random", "bot:random"))
    anna.page.wait_for_selector("text=Waiting for one more player")
    anna.shot("waiting-room")
    readable(anna)
    ben.join(table)
    begin(anna, ben)
    answered = 0

    def some(number: int) -> Callable[[], bool]:
        goal = answered + number

        def reached() -> bool:
            return len(log(anna)) >= goal or anna.over

        return reached

    play([anna, ben], some(30))
    told = log(anna)
    anna.page.reload()
    anna.at_table()
    assert log(anna)[: len(told)] == told

    answered = len(told)
    play([anna, ben], some(30))
    told = log(ben)
    server.kill()
    ben.page.wait_for_selector("text=The line is down")
    server.start()
    ben.page.wait_for_selector("text=The line is down", state="detached")
    assert log(ben)[: len(told)] == told
    for one in (anna, ben):
        one.shot("citadels-table")

    play([anna, ben], lambda: anna.over and ben.over)
    anna.shot("citadels-result")
    totals = [int(cell) for cell in anna.page.locator("tr.total td").all_inner_texts()]
    assert len(totals) == 4
    assert totals == sorted(totals, reverse=True)
    assert totals == [int(cell) for cell in ben.page.locator("tr.total td").all_inner_texts()]
    anna.page.click("text=Verify")
    anna.page.wait_for_selector(".verdict.ok")
    assert anna.page.locator("figure svg path.line").count() == 4

    anna.page.locator("input[type=range]").fill("25")
    anna.page.wait_for_selector(".stage [data-node]")
    assert anna.page.locator(".stage .hand").count() == 0, "what all may see has no hand"
    anna.page.select_option(".seen select", "1")
    anna.page.wait_for_selector(".stage .hand .card, .stage .panel.mine")
    early, line = anna.page.inner_text(".stage"), anna.page.get_attribute("path.now", "d")
    anna.page.locator("input[type=range]").fill("60")
    anna.page.wait_for_selector("output:has-text('60 /')")
    anna.page.wait_for_function("(early) => document.querySelector('.stage').innerText !== early", arg=early)
    changed = "(line) => document.querySelector('path.now').getAttribute('d') !== line"
    anna.page.wait_for_function(changed, arg=line)  # the chart shows where the replay is
    anna.page.click("button[aria-label='One step on']")
    anna.page.wait_for_selector("output:has-text('61 /')")
    anna.shot("citadels-replay")
    readable(anna)
    anna.resize(360)
    anna.page.evaluate("scrollTo(0, 0)")
    anna.shot("citadels-result")
    wait_until(anna.fits)
    whole = "() => (box => box.scrollWidth <= box.clientWidth)(document.querySelector('.scroll'))"
    anna.page.wait_for_function(whole)  # all four
    anna.resize(1440)
    with anna.page.expect_download() as download:
        anna.page.click("text=Download the record")
    assert download.value.suggested_filename.startswith("citadels-")
    anna.page.click("text=Rematch")
    anna.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    ben.page.click(".rematch:has-text('Anna would like a rematch') >> text=No, thanks")
    anna.page.wait_for_selector(".room .rematch:has-text('Not this time: Ben')")  # who asked is told
    anna.shot("rematch-declined")
    readable(anna)
    ben.page.wait_for_selector(".rematch:has-text('Not this time: Ben')")
    ben.shot("rematch-result")
    ben.page.click(".rematch >> text=To the rematch")
    ben.page.wait_for_url(anna.page.url)
    anna.page.wait_for_selector(".room .rematch:has-text('Everybody plays again')")
    anna.shot("rematch-agreed")
    begin(anna, ben)


def readable(person: Person) -> None:
    """Axe finds nothing serious on the screen."""
    if AXE.is_file():
        assert serious(person) == []


def log(person: Person) -> list[str]:
    """What the log says, which may be nothing yet; beside a board it is drawn after it, on a phone it has a tab."""
    if person.page.viewport_size["width"] >= 900:
        person.page.wait_for_selector(".log > li, .textview, main.done", state="attached")
    return [line.strip() for line in person.page.locator(".log li .line").all_inner_texts()]


def test_a_move_is_taken_back_by_consent(people: Callable[..., Person]) -> None:
    """What is not free to take back is taken back when the others agree."""
    anna, ben = people("Anna"), people("Ben")
    sit_together(anna, ben)
    asker, other = anna, ben

    def may_ask() -> bool:
        """Whether one is asked, and the other, who has heard of all that, can take a move back by consent only."""
        nonlocal asker, other
        if anna.asked == ben.asked:
            return False
        asker, other = (ben, anna) if anna.asked else (anna, ben)
        consent = asker.page.locator("button[title^='Ask the others']").count() == 1
        return consent and log(asker)[-1:] == log(other)[-1:]

    play([anna, ben], may_ask)
    before = len(log(asker))
    asker.page.click("button[title^='Ask the others']")
    other.page.wait_for_selector("text=would like to take back a move")
    other.shot("undo-asked")
    other.page.click("text=Agree")
    asker.page.wait_for_selector("text=would like to take back", state="detached")
    asker.page.wait_for_selector(".prompt.yours")
    wait_until(lambda: len(log(asker)) > before)  # an undo is told, not hidden


def test_a_spectator_sees_no_hand(people: Callable[..., Person]) -> None:
    """Who watches sees the public view, and may talk."""
    anna, eva = people("Anna"), people("Eva", width=768)
    anna.enter()
    table = anna.open_table()
    anna.at_table()
    eva.enter()
    eva.page.goto(f"{eva.server.address}/#/table/{table}")
    eva.at_table()
    eva.page.wait_for_selector("text=You are watching")
    assert eva.page.locator(".hand").count() == 0
    assert eva.page.locator("button:has-text('Undo')").count() == 0
    eva.page.click("header button[title=Talk]")
    eva.page.fill(".chat input", "Good luck!")
    eva.page.keyboard.press("Enter")
    eva.page.wait_for_selector(".chat li:has-text('Good luck!')")
    eva.shot("spectator")
    anna.page.wait_for_selector("header button:has-text('Talk: one new')")
    anna.page.click("header button[title=Talk]")
    anna.page.wait_for_selector(".chat li:has-text('Good luck!')")


def test_a_turn_is_begun_again(people: Callable[..., Person]) -> None:
    """What is free to take back goes back to the beginning of the turn at one click."""
    anna = people("Anna")
    anna.enter()
    anna.open_table()
    anna.at_table()
    free = "button[title='Take back your last answer']"

    answered: dict[str, int] = {}  # by question how long the log was when it was asked

    def may_take_back() -> bool:
        """Whether the last answer was told and is free to take back."""
        if not anna.asked or anna.question() in answered:
            return False
        before, now = max(answered.values(), default=0), len(log(anna))
        told = bool(answered) and now > before
        answered[anna.question()] = now
        return told and anna.page.locator(f"{free}:not(:disabled)").count() == 1

    play([anna], may_take_back)
    anna.page.click(".tools button:has-text('Restart turn')")
    anna.page.wait_for_selector(f"{free}:not(:disabled)", state="detached")
    anna.page.wait_for_selector(".log .line:has-text('taken back')")


def test_on_a_phone_with_a_finger(people: Callable[..., Person]) -> None:
    """Taps answer, a long press shows a card large, the page never scrolls sideways."""
    anna = people("Anna", width=360, has_touch=True, is_mobile=True)
    anna.enter()
    anna.open_table(seats=("me", "bot:random", "bot:random"))
    anna.at_table()
    held = anna.page.locator(".hand .card")

    def tapped() -> bool:
        assert anna.fits()
        if len(log(anna)) > 20:
            return True
        anna.tap()
        anna.page.wait_for_timeout(60)
        return False

    wait_until(tapped, PATIENCE)
    play([anna], lambda: anna.asked and held.count() > 0)  # what was tapped last is answered: the card stays there
    for touch in ("pointerdown", "pointerup"):
        held.first.dispatch_event(touch, {"pointerType": "touch", "pointerId": 5})
        anna.page.wait_for_selector(".zoomed .card")
    anna.shot("phone-card")


def test_a_whole_turn_by_keyboard_alone(people: Callable[..., Person]) -> None:
    """A name, a table and the first answers without a pointer."""
    anna = people("Anna", bypass_csp=True)
    page: Any = anna.page
    page.goto(anna.server.address)
    page.wait_for_selector("#guest-name")
    tab_to(page, "#guest-name")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_selector("#guest-name", state="detached")
    tab_to(page, "a[href='#/new/citadels']")
    page.keyboard.press("Enter")
    page.wait_for_selector("form.new")
    tab_to(page, ".go button")
    page.keyboard.press("Enter")
    anna.at_table()
    answered = 0
    while answered < 8:
        wait_until(lambda: anna.asked)
        if answered % 2:
            page.keyboard.press("g")
            if page.evaluate("!!document.activeElement.closest('.lit')"):
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("1")
        else:
            page.keyboard.press("1")
        if page.locator(".menu").count():
            page.keyboard.press("Enter")
        if page.locator(".confirm:not(:disabled)").count():
            tab_to(page, ".confirm")
            page.keyboard.press("Enter")
        answered += 1
        page.wait_for_timeout(150)
    wait_until(lambda: len(log(anna)) > 3)
    if page.locator(".menu").count():
        page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.wait_for_selector(".textview")
    assert page.locator(".textview li").count() > 10
    anna.shot("text-view")
    readable(anna)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    readable(anna)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def tab_to(page: Any, selector: str) -> None:
    """Presses Tab until the focus is there."""
    page.wait_for_selector(selector, state="attached")
    for _ in range(120):
        if page.evaluate("(wanted) => !!document.activeElement && document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def test_the_language_changes_in_the_middle_of_a_question(people: Callable[..., Person]) -> None:
    """Another language, the same question, the same choice begun."""
    anna = people("Anna")
    anna.enter()
    anna.open_table()
    anna.at_table()
    play([anna], lambda: anna.asked and len(log(anna)) > 6)
    english = anna.prompt()
    keys = anna.page.eval_on_selector_all(".answer", "all => all.map(one => one.dataset.key)")
    said = {english}
    for language, undo in (("cs", "Vrátit"), ("pl", "Cofnij"), ("en", "Undo")):
        before = anna.prompt()
        anna.page.click(
            "button[aria-label='Settings'], button[aria-label='Nastavení'], button[aria-label='Ustawienia']"
        )
        anna.page.locator("dialog select").first.select_option(language)
        anna.page.keyboard.press("Escape")
        anna.page.wait_for_selector(f".tools button:has-text('{undo}')")
        anna.page.wait_for_function("(was) => document.querySelector('#prompt-text').innerText !== was", arg=before)
        said.add(anna.prompt())
        assert anna.page.eval_on_selector_all(".answer", "all => all.map(one => one.dataset.key)") == keys
        anna.shot(f"language-{language}")
    assert len(said) == 3
    assert anna.prompt() == english
