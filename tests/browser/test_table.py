"""What a player does at the table besides answering: decline in advance, confirm, look closely, read, be called."""

from __future__ import annotations

import base64
import os
import time
from collections.abc import Callable
from typing import Any

import pytest

from .conftest import Person, sit_together, wait_until
from .test_play import PATIENCE, log, play, tab_to

pytestmark = pytest.mark.browser


# Waits for the button beside an answer that stands for this round, and clicks it before the round is over.
WHOLE_GAME = """async () => {
  for (let left = 100; left > 0; left--) {
    const standing = [...document.querySelectorAll('.left li')].find((one) => one.innerText.includes('for this round'))
    const button = [...(standing?.querySelectorAll('button') ?? [])].find((one) => one.innerText.includes('whole game'))
    button?.click()
    if (button) return true
    await new Promise((done) => setTimeout(done, 20))
  }
  return false
}"""


def test_a_question_is_declined_in_advance(people: Callable[..., Person]) -> None:
    """A standing answer declines now and from then on, until it is taken back; the reader sees that it stands."""
    anna = people("Anna")
    anna.enter()
    anna.sit_at_new(bots=6, action_cards=True)  # with seven, hardly a round goes by without a murder
    page: Any = anna.page
    asked = "Do you play an action card out of turn?"

    def declined() -> bool:
        """Declines for this round, and then for the whole game; False if the round was over before that."""
        play([anna], lambda: page.locator(".notnow:not(:disabled)").count() == 1 and asked in anna.prompt())
        page.click(".notnow")
        return bool(page.evaluate(WHOLE_GAME))

    wait_until(declined, 240)
    anna.shot("declined")
    page.wait_for_selector(".left li:has-text('for the whole game')")
    murders = page.locator(".log li:has-text('murders')")
    before = murders.count()

    def goes_on() -> bool:
        """Answers whatever else is asked: a game that waited for her to answer this would stand still."""
        if (question := anna.question()) and asked not in anna.prompt():
            anna.act(question)
        return murders.count() > before

    wait_until(goes_on, PATIENCE)
    page.click(".left button[aria-label='Take this answer back']")
    page.wait_for_selector(".left", state="detached")


def test_an_answer_waits_for_the_confirm(people: Callable[..., Person]) -> None:
    """Who asked for it confirms each answer; undo and restart stand beside it, Escape lets go."""
    anna = people("Anna")
    anna.enter()
    anna.sit_at_new(bots=3)
    page: Any = anna.page
    play([anna], lambda: anna.asked)
    page.click("button[aria-label='Settings']")
    page.check("dialog label:has-text('Confirm') input")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".prompt.yours .answer")
    told = log(anna)
    first = page.locator(".answer").first
    first.click()
    page.wait_for_selector(".confirm:not(:disabled)")
    assert first.get_attribute("aria-pressed") == "true"
    for tool in ("Undo", "Restart turn"):
        assert page.locator(f".prompt .tools button:has-text('{tool}')").is_visible()
    anna.shot("confirm")
    assert log(anna) == told, "nothing is sent before it is confirmed"
    page.keyboard.press("Escape")
    page.wait_for_selector(".confirm", state="detached")
    first.click()
    page.click(".confirm")
    page.wait_for_function("(told) => document.querySelectorAll('.log .line').length > told", arg=len(told))

    free = page.locator(".tools button[title='Take back your last answer']:not(:disabled)")
    play([anna], lambda: anna.asked and free.count() == 1)
    grown = len(log(anna))
    free.click()
    page.wait_for_selector(".log .line:has-text('taken back')")
    assert len(log(anna)) != grown


def test_two_fingers_bring_a_board_nearer(people: Callable[..., Person]) -> None:
    """On a phone a pinch makes the board larger, one finger moves it, and the page stays as it is."""
    anna = people("Anna", width=360, has_touch=True, is_mobile=True)
    anna.enter()
    anna.sit_at_new("lisboa")
    play([anna], lambda: anna.asked)  # a question that comes later would move the board
    view = anna.page.locator(".board .view:visible").first
    view.scroll_into_view_if_needed()
    box = view.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, min(box["y"] + box["height"] / 2, 400.0))
    touch = anna.context.new_cdp_session(anna.page)

    def fingers(kind: str, *apart: float) -> None:
        points = [{"x": middle[0] + by, "y": middle[1], "id": number} for number, by in enumerate(apart)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    across = view.evaluate("(box) => box.scrollWidth")
    fingers("touchStart", -20, 20)
    for by in range(20, 100, 8):
        fingers("touchMove", -by, by)
        anna.page.wait_for_timeout(20)
    fingers("touchEnd")
    wait_until(lambda: view.evaluate("(box) => box.scrollWidth") > 2 * across)
    assert anna.page.evaluate("visualViewport.scale") == 1
    assert anna.fits()
    anna.shot("board-pinched")

    left = view.evaluate("(box) => box.scrollLeft")
    fingers("touchStart", 60)
    for by in range(60, -80, -10):
        fingers("touchMove", by)
        anna.page.wait_for_timeout(16)
    fingers("touchEnd")
    wait_until(lambda: view.evaluate("(box) => box.scrollLeft") > left + 60)
    assert anna.page.evaluate("scrollX") == 0


def test_a_refused_thing_explains_itself_in_ones_own_language(people: Callable[..., Person]) -> None:
    """A click on a card that cannot be chosen says why, in Czech, and leads to its rule."""
    anna = people("Anna")
    anna.enter()
    anna.sit_at_new()
    page: Any = anna.page
    page.click("button[aria-label='Settings']")
    page.locator("dialog select").first.select_option("cs")
    page.keyboard.press("Escape")

    def refused() -> bool:
        """What is refused comes a moment after the question."""
        page.wait_for_timeout(400)
        return bool(page.locator(".hand .card.refused").count())

    play([anna], refused)
    page.locator(".hand .card.refused").first.click()
    page.wait_for_selector(".menu .refusal")
    said = page.inner_text(".menu .refusal")
    rule = page.inner_text(".menu .refusal .rule-id")
    assert rule.startswith("Pravidlo C")
    assert any(letter in said for letter in "áčďéěíňóřšťúůýž"), said
    anna.shot("refused-card")
    page.click(".menu .refusal .rule-id")
    page.wait_for_selector("dialog .current")
    assert rule.removeprefix("Pravidlo ").startswith(
        str(page.locator("dialog .current").first.get_attribute("data-rule"))
    )


def test_a_line_of_the_log_leads_to_its_rule(people: Callable[..., Person]) -> None:
    """Every line has the number of its rule; it opens the rules there, by a click and by the keyboard."""
    anna = people("Anna", bypass_csp=True)
    anna.enter()
    anna.sit_at_new()
    page: Any = anna.page
    play([anna], lambda: anna.asked and len(log(anna)) > 9)
    assert page.evaluate("document.querySelectorAll('.log li:not(.since):not(:has(.cite))').length") == 0
    fifth = page.locator(".log .cite").nth(4)  # the end may still grow
    rule = fifth.inner_text()
    fifth.click()
    page.wait_for_selector(f"dialog [data-rule='{rule}'].current")
    page.wait_for_function("() => { const at = document.querySelector('dialog .current').getBoundingClientRect();"
                           " return at.top >= 0 && at.bottom <= innerHeight }")  # fmt: skip
    anna.shot("log-rule")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.locator(".log .line").last.focus()
    tab_to(page, ".cite")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog .current")


NEWEST_IN_SIGHT = """() => {
  const place = (one) => document.querySelector(one)?.getBoundingClientRect()
  const [box, line] = [place('.sidebody'), place('.log li:last-child')]
  return !!line && line.top >= box.top && line.bottom <= box.bottom + 1
}"""


def test_the_newest_line_of_the_log_is_in_sight(people: Callable[..., Person]) -> None:
    """The log stands at its end, also when its font arrives after its lines, or the window gets another size."""
    anna = people("Anna")
    anna.page.route("**/*.woff2", lambda route: (time.sleep(0.4), route.continue_()))
    anna.enter()
    anna.sit_at_new("paladins")
    play([anna], lambda: len(log(anna)) > 40)
    for resized in (False, True):
        if resized:
            anna.page.set_viewport_size({"width": 1280, "height": 720})
        else:
            anna.page.reload()
            anna.at_table()
        anna.page.wait_for_function("() => document.fonts.status === 'loaded'")
        anna.page.wait_for_function(NEWEST_IN_SIGHT)


def test_the_tab_says_whose_turn_it_is(people: Callable[..., Person]) -> None:
    """The name of the tab calls the one who is asked, and nobody else."""
    anna, ben = people("Anna"), people("Ben")
    sit_together(anna, ben)
    turn, other = anna, ben
    changes = 0
    while changes < 6:
        wait_until(lambda: anna.asked or ben.asked)
        if not turn.asked:
            turn, other = other, turn
            changes += 1
        turn.page.wait_for_function("() => document.title === '● Your turn — Citadels'")
        if not other.asked:
            other.page.wait_for_function("() => document.title === 'Citadels'")
        turn.act(turn.question())


PUSHED = """(() => {
  let made = null
  PushManager.prototype.getSubscription = async () => made
  PushManager.prototype.subscribe = async (wish) => {
    window.wished = { visible: wish.userVisibleOnly, key: wish.applicationServerKey.length }
    const target = { endpoint: 'https://1.1.1.1/push/%s', keys: { p256dh: '%s', auth: '%s' } }
    return (made = { toJSON: () => target, unsubscribe: async () => { made = null; return true } })
  }
})()"""


def switch_push(person: Person) -> Any:
    """Comes in, opens the settings and clicks the switch for notes to the closed page; the switch."""
    person.enter()
    person.page.click("header button[aria-label='Settings']")
    switch = person.page.locator("dialog label:has-text('turn') input[type=checkbox]").last
    switch.click()
    return switch


def answers(path: str) -> Callable[[Any], bool]:
    """Whether an answer of the server is the one to a request that changes something there."""
    return lambda answer: answer.url.endswith(path) and answer.request.method == "POST"


def test_a_note_to_the_closed_page_is_switched_on_and_off(people: Callable[..., Person]) -> None:
    """The switch asks the browser for an address, brings it to the server, and takes it back.

    A headless browser has no push service, so the address is made up; the service worker and the server are real.
    """
    anna = people("Anna", permissions=["notifications"])
    point = b"\x04" + bytes.fromhex(
        "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
        "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
    )
    keys = [base64.urlsafe_b64encode(part).rstrip(b"=").decode() for part in (point, os.urandom(16))]
    anna.context.add_init_script(PUSHED % (os.urandom(6).hex(), *keys))
    with anna.page.expect_response(answers("/api/push")) as told:
        switch = switch_push(anna)
    assert told.value.status == 204
    page: Any = anna.page
    page.wait_for_function("() => !!window.wished")
    assert page.evaluate("window.wished") == {"visible": True, "key": 65}
    anna.shot("push")
    wait_until(switch.is_checked)
    worker = page.evaluate("navigator.serviceWorker.ready.then((one) => one.active.scriptURL)")
    assert worker.endswith("/sw.js")
    with page.expect_response(answers("/api/push/forget")) as told:
        switch.click()
    assert told.value.status == 204
    wait_until(lambda: not switch.is_checked())


def test_a_browser_without_push_says_so(people: Callable[..., Person]) -> None:
    """Where the browser refuses, the switch goes back and a sentence tells why."""
    anna = people("Anna")
    switch = switch_push(anna)
    anna.page.wait_for_selector("dialog [role=alert]")
    wait_until(lambda: not switch.is_checked())


SEEN = """() => [...document.querySelectorAll('.lit[data-focus], .lit > .cover, .answers .answer')].some((one) => {
  const box = one.getBoundingClientRect()
  return [0.2, 0.5, 0.8].some((across) => [0.2, 0.5, 0.8].some((down) => {
    const there = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down)
    return !!there && (one.closest('.lit') ?? one).contains(there)
  }))
})"""


MOVED = """(was) => document.querySelector('.prompt').dataset.question !== was
  || !!document.querySelector('.confirm, .menu, .prompt .tools kbd')"""


@pytest.mark.parametrize("width", [360, 1440])
def test_what_is_asked_comes_into_sight(people: Callable[..., Person], width: int) -> None:
    """At every question something can be clicked as it is, lit or in the dock, wherever the reader looked before."""
    anna = people("Anna", width=width)
    anna.enter()
    anna.sit_at_new("paladins")
    page: Any = anna.page
    for _ in range(12):
        play([anna], lambda: anna.asked)
        if page.locator(".lit").count():
            page.wait_for_function(SEEN)
        if width < 900:
            page.click(".tabs [role=tab]:has-text('Log')")
        else:
            page.evaluate("document.querySelector('.box')?.scrollTo(0, 0)")
        number = page.get_attribute(".prompt", "data-question")
        anna.act()
        page.wait_for_function(MOVED, arg=number)


@pytest.mark.parametrize("title", ["citadels", "paladins", "architects", "lisboa"])
def test_every_part_of_the_table_is_one_tap_away(people: Callable[..., Person], title: str) -> None:
    """On a phone the board, my things, the others and the log have a tab each; my figures and the question stay."""
    anna = people("Anna", width=360, has_touch=True)
    anna.enter()
    anna.sit_at_new(title, bots=2)
    page: Any = anna.page
    play([anna], lambda: anna.asked)
    tabs = page.locator(".tabs [role=tab]")
    names = [name.replace("●", "").replace("(something to choose here)", "").strip() for name in tabs.all_inner_texts()]
    assert {"Mine", "Others", "Log"} < set(names), "and the board, or each of its leaves"
    for number in range(len(names)):
        tabs.nth(number).tap()
        page.wait_for_selector(f".tabs [role=tab]:nth-child({number + 1})[aria-selected=true]")
        for part in (".me", "#prompt-text"):
            box = page.locator(part).bounding_box()
            assert box and box["y"] >= 0 and box["y"] + box["height"] <= 740, (names[number], part)
        assert anna.fits()
    anna.shot(f"{title}-log")
    seats = page.locator(".top nav button")
    assert seats.count() == 3
    seats.nth(1).tap()
    page.wait_for_selector(".opened .panel")
    anna.shot(f"{title}-seat")


STICKS_OUT = """() => {
  const panel = document.querySelector('.opened .panel').getBoundingClientRect()
  const inside = [...document.querySelectorAll('.opened .panel .spot')].map((one) => one.getBoundingClientRect())
  return inside.filter((box) => box.top < panel.top || box.bottom > panel.bottom + 1).length
}"""


@pytest.mark.parametrize("width", [360, 844])
def test_an_opened_panel_holds_what_lies_on_it(people: Callable[..., Person], width: int) -> None:
    """What is laid out by coordinates lies within its frame there, too, so that its light goes round all of it."""
    anna = people("Anna", width=width, has_touch=True)
    anna.enter()
    anna.sit_at_new(bots=2)
    play([anna], lambda: anna.asked)
    anna.page.locator(".top nav button").nth(1).tap()
    anna.page.wait_for_selector(".opened .panel .spot", state="attached")
    wait_until(lambda: anna.page.evaluate(STICKS_OUT) == 0)


def test_a_touched_sign_says_what_it_means(people: Callable[..., Person]) -> None:
    """Where nothing hovers, a tap on a counter says what it counts; the next touch lets go of it."""
    anna = people("Anna", width=360, has_touch=True, is_mobile=True)
    anna.enter()
    anna.sit_at_new("lisboa", bots=2)  # a lone rival would be laid open at once
    page: Any = anna.page
    play([anna], lambda: anna.asked)
    for place in (".me", ".rival"):
        if place == ".rival":
            page.locator(".tabs [role=tab]:has-text('Others')").tap()
        counter = page.locator(f"{place} .counter:not(.lit, .refused)").first
        counter.tap()
        page.wait_for_selector(".hint")
        assert page.locator(".hint b").text_content() == counter.get_attribute("aria-label")
        box, hint = counter.bounding_box(), page.locator(".hint").bounding_box()
        assert hint["x"] >= 0 and hint["x"] + hint["width"] <= 360
        assert hint["y"] + hint["height"] <= box["y"] or hint["y"] >= box["y"] + box["height"], "it covers its sign"
        anna.shot("hint")
        page.locator("header.top").tap(position={"x": 50, "y": 4})
        page.wait_for_selector(".hint", state="detached")


def test_cards_on_offer_have_their_share_of_the_hand(people: Callable[..., Person]) -> None:
    """Three cards to choose from lie beside one that is kept: each card has as much room as the next."""
    anna = people("Anna", width=1440)
    anna.enter()
    anna.sit_at_new("architects", bots=2)
    play([anna], lambda: anna.asked and anna.page.locator(".hand .cards > .area").count() == 2)
    anna.page.wait_for_function(
        """() => {
          const areas = [...document.querySelectorAll('.hand .cards > .area')]
          const widths = areas.map((area) => area.clientWidth / area.querySelectorAll('.card').length)
          return Math.max(...widths) < 1.2 * Math.min(...widths)
        }"""
    )


def test_a_board_is_seen_whole(people: Callable[..., Person]) -> None:
    """On a wide screen the fitted board needs no scrolling inside its frame."""
    anna = people("Anna")
    anna.enter()
    anna.sit_at_new("lisboa")
    play([anna], lambda: anna.asked)
    view = anna.page.locator(".board .view").first
    whole = "(box) => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth"
    wait_until(lambda: view.evaluate(whole))
    view.hover()
    buttons = anna.page.locator(".mid .board > .zoom button")
    wait_until(lambda: buttons.count() == 1)  # to bring it nearer: what does nothing now covers nothing
    buttons.last.click()
    anna.page.wait_for_selector(".mid .board > .zoom button:nth-of-type(3)")
    buttons.nth(1).click()
    anna.page.wait_for_selector(".mid .board > .zoom button:nth-of-type(2)", state="detached")


def test_the_only_other_is_one_tap_away(people: Callable[..., Person]) -> None:
    """On a phone the tab of a lone rival shows the whole board, and the rival's sign leads there from anywhere."""
    anna = people("Anna", width=360, has_touch=True)
    anna.enter()
    anna.sit_at_new("paladins", bots=1)
    page: Any = anna.page
    play([anna], lambda: anna.asked)  # a question that comes later closes what was opened before it
    page.locator(".tabs [role=tab]:has-text('Others')").tap()
    page.wait_for_selector(".others .opened .panel")
    narrow = (
        "() => [...document.querySelectorAll('.opened .view')].every((one) => one.scrollWidth < one.clientWidth * 1.05)"
    )
    page.wait_for_function(narrow)  # it stands upright there as on its owner's phone
    page.wait_for_function(
        """() => {
          const wide = (selector) => document.querySelector(selector).getBoundingClientRect().width
          return wide('.opened .surface') > 0.93 * wide('.opened')
        }"""
    )
    page.locator(".tabs [role=tab]:has-text('Log')").tap()
    page.wait_for_selector(".others .opened", state="hidden")
    page.locator(".top nav button").nth(1).tap()
    page.wait_for_selector(".others .opened .panel")


# Whether a board in view takes so much of its window, across or down, and no more than there is.
FILLS = """([selector, across, down]) => {
  const view = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
  const [box, room] = [view?.firstElementChild, view].map((one) => one?.getBoundingClientRect())
  const [x, y] = box ? [box.width / room.width, box.height / room.height] : [0, 0]
  return x >= across && x < 1.01 && y >= down && (Math.max(x, y) < 1.01 || !down) && Math.max(x, y) > 0.9
}"""


@pytest.mark.parametrize(
    ("title", "tab", "others"),
    [
        ("architects", "Wonders", "town"),
        ("architects", "Court", "town"),
        ("architects", "Mine", ""),
        ("lisboa", "Church", "court"),
        ("lisboa", "Mine", ""),
    ],
)
def test_a_part_stands_upright_and_whole_on_a_phone(
    people: Callable[..., Person], title: str, tab: str, others: str
) -> None:
    """What is wide on a desk is laid out for the phone: seen whole, alone, and as large as the window allows."""
    anna = people("Anna", width=390, has_touch=True)
    anna.enter()
    anna.sit_at_new(title, bots=1)
    page: Any = anna.page
    play([anna], lambda: anna.asked)  # a question that comes later turns to what can be chosen
    page.locator(f".tabs [role=tab]:has-text('{tab}')").tap()
    page.wait_for_function(FILLS, arg=[".board.fill > .view", 0.55, 0.55])
    assert not others or page.locator(f".mid [data-node='{others}']").count() == 0


@pytest.mark.parametrize(
    ("title", "tab"),
    [
        ("citadels", "Table"),
        ("paladins", "Mine"),
        ("lisboa", "Downtown"),
        ("lisboa", "Royal court"),
    ],
)
def test_a_part_is_seen_whole_on_a_phone_that_lies(people: Callable[..., Person], title: str, tab: str) -> None:
    """What would be too tall for it has an arrangement of its own: nothing needs to be moved."""
    anna = people("Anna", width=844, has_touch=True)
    anna.enter()
    anna.sit_at_new(title, bots=3)
    page: Any = anna.page
    page.locator(f".tabs [role=tab]:has-text('{tab}')").tap()
    page.wait_for_function(FILLS, arg=[".board.fill > .view", 0.6, 0.8])


# The parts of the board that a finger on it could hit.
HIT = """() => {
  const box = document.querySelector('.sheet-of .view').getBoundingClientRect()
  const found = new Set()
  for (let x = box.left + 2; x < box.right; x += 6)
    for (let y = box.top + 2; y < box.bottom; y += 6) {
      const part = document.elementFromPoint(x, y)?.closest('[data-leaf]')
      if (part) found.add(part.dataset.node)
    }
  return [...found]
}"""


def test_a_part_seen_whole_stands_alone_on_a_phone(people: Callable[..., Person]) -> None:
    """Its neighbours would be cut through at the edges and have tabs of their own; brought nearer they are there."""
    anna = people("Anna", width=390, has_touch=True)
    anna.enter()
    anna.sit_at_new("lisboa", bots=1)
    page: Any = anna.page
    play([anna], lambda: anna.asked)
    page.locator(".tabs [role=tab]:has-text('Royal court')").tap()
    page.wait_for_selector(".sheet-of .view.alone")
    wait_until(lambda: page.evaluate(HIT) == ["court"])
    page.locator(".sheet-of .zoom button").last.click()
    page.wait_for_selector(".sheet-of .view:not(.alone)")
    wait_until(lambda: page.locator(".sheet-of .view").evaluate("(box) => box.scrollWidth > box.clientWidth"))


def test_drawn_paladins_stand_side_by_side_on_a_phone(people: Callable[..., Person]) -> None:
    """Whoever chooses a paladin sees all three at once, each large enough to read, and the own board below them."""
    anna = people("Anna", width=390, has_touch=True)
    anna.enter()
    anna.sit_at_new("paladins", bots=1)
    play([anna], lambda: anna.asked and anna.topic() == "keep-paladin")
    drawn = ".mat [data-node^='drawn:'] .card"
    anna.page.wait_for_function(
        "(drawn) => [...document.querySelectorAll(`${drawn}.lit`)].filter((one) => one.checkVisibility()).length === 3",
        arg=drawn,
    )
    anna.page.wait_for_function(FILLS, arg=[".mat .board > .view", 0.7, 0])  # in later rounds the height is short
    boxes = anna.page.locator(drawn).evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map((box) => [box.top, box.left, box.right, box.width])"
    )
    assert len({round(top) for top, *_ in boxes}) == 1
    assert all(left >= 0 and right <= 390 and width > 80 for _, left, right, width in boxes), boxes


def test_the_chosen_tab_is_in_sight(people: Callable[..., Person]) -> None:
    """A rival's sign leads to a tab that lies beyond the edge of a phone; the tab comes along."""
    anna = people("Anna", width=360, has_touch=True)
    anna.enter()
    anna.sit_at_new("lisboa", bots=1)
    page: Any = anna.page
    play([anna], lambda: anna.asked)
    page.locator(".top nav button").nth(1).tap()
    page.wait_for_function(
        """() => {
          const tab = document.querySelector('.tabs [aria-selected=true]')
          const { left, right } = tab.getBoundingClientRect()
          return tab.textContent.includes('Others') && left >= 0 && right <= innerWidth
        }"""
    )


@pytest.mark.parametrize(("bots", "width"), [(1, 360), (3, 360), (7, 360), (7, 844)])
def test_every_seat_has_its_sign_on_a_phone(people: Callable[..., Person], bots: int, width: int) -> None:
    """Up to eight players stand side by side in the head of the screen, which stays two lines high."""
    anna = people("Anna", width=width, has_touch=True)
    anna.enter()
    anna.sit_at_new(bots=bots)
    boxes = anna.page.locator(".top nav button").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map((box) => [box.left, box.right, box.height])"
    )
    assert len(boxes) == bots + 1
    assert all(left >= 0 and right <= width and height >= 32 for left, right, height in boxes), boxes
    assert anna.page.locator(".top nav").evaluate("(one) => one.scrollWidth <= one.clientWidth"), "none is cut off"
    assert anna.page.evaluate("document.querySelector('.top').offsetHeight") < 90
    assert anna.fits()
    anna.shot(f"seats-{bots + 1}")


COVERED = """() => {
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const view = document.querySelector('.sheet-of .view').getBoundingClientRect()
  const lying = [...document.querySelectorAll('.sheet-of :is(.edge, .zoom, .map)')]
  const seen = lying.filter((one) => one.checkVisibility({ opacityProperty: true }))
  return seen.filter((one) => over(one.getBoundingClientRect(), view)).map((one) => one.getAttribute('class'))
}"""


@pytest.mark.parametrize("title", ["paladins", "architects", "lisboa"])
def test_what_helps_to_look_about_covers_nothing(people: Callable[..., Person], title: str) -> None:
    """On a phone the names of what is lit out of view and the zoom have a strip below the board; the map goes again."""
    anna = people("Anna", width=360, has_touch=True, is_mobile=True)
    anna.enter()
    anna.sit_at_new(title, bots=2)
    page: Any = anna.page
    for _ in range(4):
        play([anna], lambda: anna.asked)
        wait_until(lambda: not page.evaluate(COVERED))
        anna.act()
    if title == "architects":  # a town larger than the screen
        play([anna], lambda: anna.asked)
        page.locator(".tabs [role=tab]").first.tap()
        page.wait_for_selector(".strip .zoom")


# Points at, presses and focuses one thing of every kind; what says nothing then, or no more than its name.
SILENT = """async () => {
  const later = window.setTimeout
  window.setTimeout = (run, after, ...more) => later(run, after === 380 || after === 450 ? 0 : after, ...more)
  const moment = () => new Promise((done) => later(done, 5))
  const saying = () => document.querySelector('.hint, .zoomed')
  const until = async (so) => {
    for (let tries = 2000; tries > 0 && !so(); tries--) await moment()
  }
  const fire = (one, kind, pointerType) => {
    const bubbles = kind === 'pointerdown' || kind === 'pointerup'
    one.dispatchEvent(new PointerEvent(kind, { pointerType, bubbles }))
  }
  const ways = {
    pointed: [(one) => fire(one, 'pointerenter', 'mouse'), (one) => fire(one, 'pointerleave', 'mouse')],
    pressed: [(one) => fire(one, 'pointerdown', 'touch'), (one) => {
      fire(one, 'pointerup', 'touch')
      fire(one, 'pointerleave', 'touch')
    }],
    focused: [(one) => {
      const taker = one.querySelector(':scope > .cover') ?? one
      if (taker === one && !one.hasAttribute('tabindex')) one.setAttribute('tabindex', '-1')
      taker.focus({ focusVisible: true, preventScroll: true })
    }, () => document.activeElement.blur()],
  }
  document.querySelector('.veil')?.click()  // the last answer may have opened a menu, and beside that nothing speaks
  await until(() => !document.querySelector('.veil'))
  const things = new Map()
  const kinds = '[data-tells], .slot, .token, .counter, .pile, .track, .card, .figure'
  const every = () => [...document.querySelectorAll(`.table :is(${kinds})[data-node]`)]
  const shown = () => every().filter((one) => one.checkVisibility())
  for (const one of shown())
    things.set(one.classList[0] + ' ' + one.dataset.node.replace(/[0-9]+/g, '#'), one.dataset.node)
  const found = []
  for (const [kind, node] of things)
    for (const [way, [begin, end]] of Object.entries(ways)) {
      const one = shown().find((one) => one.dataset.node === node && one.classList[0] === kind.split(' ')[0])
      if (one === undefined) continue  // it has gone with a move of somebody else
      for (let again = 3; again > 0; again--) {  // a picture that comes late lets go of what is pointed at
        begin(one)
        await moment()  // what was said before has gone
        await until(() => saying() || !one.isConnected)
        if (saying() || !one.isConnected) break
        end(one)
      }
      const said = saying()
      if (!one.isConnected) continue  // drawn anew meanwhile
      if (!said?.innerText.trim()) found.push(`${kind} ${way}: nothing`)
      else if (said.innerText.includes('{')) found.push(`${kind}: ${said.innerText}`)
      end(one)
      document.querySelector('.veil')?.click()
      await moment()
    }
  return [things.size, found]
}"""


@pytest.mark.parametrize("title", ["citadels", "paladins", "architects", "lisboa"])
def test_everything_on_the_table_says_what_it_is(people: Callable[..., Person], title: str) -> None:
    """Places, actions, signs and cards answer to pointing, a long press and focus, if they can be chosen or not."""
    anna = people("Anna")
    anna.enter()
    anna.sit_at_new(title, bots=2)
    for _ in range(4):
        play([anna], lambda: anna.asked)
        anna.act()
    play([anna], lambda: anna.asked)
    anna.page.mouse.move(0, 0)  # it lies on nothing that would speak instead
    things, silent = anna.page.evaluate(SILENT)
    assert things > 10
    assert silent == []


def test_arrow_keys_reach_what_cannot_be_chosen(people: Callable[..., Person]) -> None:
    """From what is lit the arrow keys go on to any place of the board, which says what it is."""
    anna = people("Anna")
    anna.enter()
    anna.sit_at_new("architects", bots=1)
    page: Any = anna.page
    play([anna], lambda: anna.asked)
    page.keyboard.press("g")
    reached = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp") * 5:
        page.keyboard.press(key)
        reached.add(page.evaluate("document.activeElement.closest('[data-node]:not(.lit, .refused)')?.dataset.node"))
    reached.discard(None)
    assert reached
    page.wait_for_selector(".hint, .zoomed")


def test_a_phone_shows_what_happened_last_and_what_was_missed(people: Callable[..., Person]) -> None:
    """In one line over the board, which leads to the log; who comes back is shown what the others did meanwhile."""
    anna = people("Anna", width=390, speed="unhurried")
    anna.enter()
    anna.sit_at_new(bots=2)
    page: Any = anna.page
    play([anna], lambda: page.locator(".log .since").count() > 0 and anna.asked)
    page.wait_for_selector(".caption", state="detached")
    assert page.locator(".news .since").count() == 0  # who was here has seen it
    line = page.inner_text(".news .said").strip()
    assert line in [one.strip() for one in page.locator(".log .line").all_text_contents()]
    page.locator(".news .said").click()
    page.wait_for_selector(".log .line >> visible=true")
    assert page.locator(".news").count() == 0

    page.reload()
    anna.at_table()
    page.wait_for_selector(".news .since")
    anna.shot("returned")
    page.click(".news .since")
    page.wait_for_function(
        """() => {
          const place = (one) => document.querySelector(one).getBoundingClientRect()
          const [box, since] = [place('.scroll'), place('.log .since')]
          return since.top >= box.top - 1 && since.bottom <= box.bottom + 1
        }"""
    )
    anna.shot("since")
    page.click(".log .since button")
    page.wait_for_selector(".caption >> visible=true")
    assert page.locator(".mid >> visible=true").count() == 1  # it is told at the table

    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_selector(".table.flat")
    assert page.locator(".news").count() == 0  # a low window has no room for it
