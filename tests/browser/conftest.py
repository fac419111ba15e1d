"""A real server, a real Chromium, and people who click."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "stavitel" / "server" / "client" / "index.html"
ARTEFACTS = ROOT / "tests" / "artefacts" / "browser"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {360: 740, 390: 844, 768: 1024, 844: 390, 1280: 720, 1440: 900, 1920: 1080}
PATIENCE = 180.0  # seconds until something that must come is missed: no more than a crowded machine may need
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


def find_browser() -> str | None:
    """The system's Chromium, or the one that STAVITEL_BROWSER names."""
    named = os.environ.get("STAVITEL_BROWSER")
    return named or next((path for name in BROWSERS if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A headless Chromium; a clear skip where there is none."""
    playwright = pytest.importorskip(
        "playwright.sync_api", reason="playwright is not installed: pip install playwright"
    )
    path = find_browser()
    if path is None:
        pytest.skip(f"no browser: none of {', '.join(BROWSERS)} is here, and STAVITEL_BROWSER is not set")
    if not CLIENT.is_file():
        pytest.skip("the web client has not been built: run `npm ci && npm run build` in web")
    quiet = [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
    ]
    with playwright.sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=path, args=quiet)
        yield chromium
        chromium.close()


def free_port() -> int:
    """A port that nobody has, and that no connection gets by itself before the server takes it, or takes it again."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)  # systems give away what lies above
        with socket.socket() as trial:
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Server:
    """`stavitel serve` in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, *titles: Path) -> None:
        self.database = folder / "browser.db"
        self.sources = [str(ROOT / "src"), *map(str, titles)]  # with titles that lie elsewhere
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        command = [sys.executable, "-m", "stavitel.server.commands", "serve", "--db", str(self.database)]
        command += ["--port", str(self.port), "--bot-processes", "1", "--log-level", "warning"]
        free = {
            "PYTHONPATH": os.pathsep.join(self.sources),
            "STAVITEL_REQUESTS_PER_MINUTE": "1000000",
            "STAVITEL_GUESTS_PER_HOUR": "1000000",
            "STAVITEL_LOGINS_PER_MINUTE": "100000",
            "STAVITEL_MESSAGES_PER_SECOND": "10000",
            "STAVITEL_ABSENCE_SECONDS": "0",
        }
        self.process = subprocess.Popen(
            command, env={**os.environ, **free}, stdout=subprocess.DEVNULL, start_new_session=True
        )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/health/ready", timeout=10):
                    return
            except OSError:
                assert self.process.poll() is None, "the server ended at once"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Ends the server and its bots without a word, as a power cut would."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[Server]:
    """A running server."""
    pytest.importorskip("litestar", reason="the server's packages are not installed: pip install stavitel[server]")
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.kill()


class Person:
    """Somebody at a screen, with a browser profile of their own."""

    def __init__(
        self,
        browser: Any,
        server: Server,
        name: str,
        width: int = 1440,
        speed: str = "off",
        lang: str = "en",
        **more: Any,
    ) -> None:
        self.server = server
        self.name = name
        self.troubles: list[str] = []
        self.random = random.Random(name)
        self.context = browser.new_context(viewport={"width": width, "height": SIZES[width]}, locale="en-GB", **more)
        wishes = json.dumps({"lang": lang, "speed": speed, "sound": False, "theme": "light"})
        self.context.add_init_script(
            f"localStorage.getItem('stavitel.settings') || localStorage.setItem('stavitel.settings', '{wishes}')"
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        expected = ("401", "ERR_CONNECTION", "WebSocket connection", "Failed to fetch", "Failed to load resource")
        if message.type == "error" and not any(part in message.text for part in expected):
            self.troubles.append(message.text)

    def enter(self) -> None:
        """Comes into the lobby as a guest."""
        self.page.goto(self.server.address)
        self.page.fill("#guest-name", self.name)
        self.page.click(".hero form button")
        self.page.wait_for_selector("#guest-name", state="detached")

    def open_table(self, title: str = "citadels", seats: tuple[str, ...] = ("me", "bot:random"), **choose: str) -> str:
        """Makes a table; the id of it."""
        page = self.page
        page.goto(f"{self.server.address}/#/new/{title}")
        page.wait_for_selector("form.new")
        page.click(f".count >> text='{len(seats)}'")
        for number, wish in enumerate(seats):
            page.select_option(f".seats li:nth-child({number + 1}) select", wish)
        for label, value in choose.items():
            page.get_by_label(label.replace("_", " ").capitalize(), exact=False).first.select_option(value)
        page.click(".go button")
        page.wait_for_url("**/#/table/*")
        return str(page.url.rsplit("/", 1)[1])

    def sit_at_new(self, title: str = "citadels", bots: int = 1, level: str = "random", **options: Any) -> str:
        """Makes a table with bots by the same requests as the form, and goes there; the id of it."""
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(bots))]
        table = str(self.page.evaluate(MAKE, {"title": title, "seats": seats, "options": options}))
        self.page.evaluate("document.querySelector('.table')?.setAttribute('data-left', '')")
        self.page.goto(f"{self.server.address}/#/table/{table}")
        self.page.wait_for_selector(".table[data-left]", state="detached")  # of the table before
        self.at_table()
        return table

    def join(self, table: str) -> None:
        """Sits down at a table by its link."""
        self.page.goto(f"{self.server.address}/#/table/{table}")
        self.page.click("button:has-text('Sit down')")
        self.page.wait_for_selector("button:has-text('Sit down')", state="detached")

    def at_table(self) -> None:
        """Waits until the game is on the screen, with everything that lies on the table."""
        self.page.wait_for_selector(".table:not([aria-busy=true]) :is(.scene [data-node], .textview)", state="attached")

    @property
    def asked(self) -> bool:
        """Whether a question waits for this person, and no answer to it is on its way."""
        return bool(self.page.evaluate("!!document.querySelector('.prompt.yours .answers button:not(:disabled)')"))

    @property
    def over(self) -> bool:
        """Whether the result is on the screen."""
        return bool(self.page.evaluate("!!document.querySelector('main.done')"))

    def question(self) -> str:
        """The number of the question that waits; nothing when none does."""
        return str(self.page.evaluate("document.querySelector('.prompt')?.dataset.question ?? ''"))

    def prompt(self) -> str:
        """What the prompt bar says; nothing when the game is over."""
        return str(self.page.evaluate("document.querySelector('#prompt-text')?.innerText ?? ''"))

    def topic(self) -> str:
        """What kind of question waits; nothing when none does."""
        return str(self.page.evaluate("document.querySelector('.prompt')?.dataset.topic ?? ''"))

    def dress(self, theme: str) -> None:
        """Changes the theme."""
        self.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)

    @property
    def begun(self) -> bool:
        """Whether an answer is half given: a menu is open, or something is chosen and not yet confirmed."""
        return bool(self.page.evaluate("!!document.querySelector('.menu, .tools .back')"))

    def act(self, question: str | None = None) -> bool:
        """Answers what is asked, on the table or by a button, if it is this question; False if nothing was answered."""
        here = "document.querySelector('.prompt')?.dataset.question ?? ''"
        act = f"([question, dice]) => (question === null || question === ({here})) && ({ACT})(dice)"
        return bool(self.page.evaluate(act, [question, self.random.random()]))

    def tap(self) -> bool:
        """The same with a finger."""
        place = self.page.evaluate(PLACE, self.random.random())
        if place:
            self.page.touchscreen.tap(*place)
        return bool(place)

    def shot(self, name: str) -> None:
        """Keeps a picture of the screen."""
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        width = self.page.viewport_size["width"]
        self.page.screenshot(path=str(ARTEFACTS / f"{name}-{width}.png"))

    def rest(self) -> None:
        """Waits until the letters are here, everything is drawn and nothing moves or changes colour."""
        self.page.wait_for_function(
            """() => document.fonts.status === 'loaded' && !document.querySelector('.flights')?.childElementCount
              && !document.getAnimations().some((one) => one instanceof CSSTransition)"""
        )
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def resize(self, width: int) -> None:
        """Gives the window another size, and waits until the page has followed."""
        self.page.set_viewport_size({"width": width, "height": SIZES[width]})
        self.page.wait_for_function("(width) => innerWidth === width", arg=width)
        self.rest()

    def fits(self) -> bool:
        """Whether the page does not scroll sideways."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    def close(self) -> None:
        """Leaves; anything the console complained of fails the test."""
        self.context.close()
        assert not self.troubles, self.troubles


def sit_together(host: Person, guest: Person) -> None:
    """Two people come in, and begin a game by themselves."""
    host.enter()
    guest.enter()
    guest.join(host.open_table(seats=("me", "open")))
    begin(host, guest)


def begin(host: Person, *guests: Person) -> None:
    """The host starts the game, and everybody sees it."""
    host.page.click("text=Start the game")
    for one in (host, *guests):
        one.at_table()


MAKE = """async (wish) => {
  const me = await (await fetch('/api/me')).json()
  const headers = { 'content-type': 'application/json', 'x-stavitel-csrf': me.csrf }
  const made = await (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })).json()
  await fetch(`/api/tables/${made.table.id}/start`, { method: 'POST', headers })
  return made.table.id
}"""

# One decision of somebody who clicks: a lit thing on the table or a button, chosen by `dice`.
FIND = """(dice, fits = () => true) => {
  const pick = (all) => all[Math.floor(dice * all.length) % all.length]
  const menu = [...document.querySelectorAll('.menu .btn:not(.quiet)')]
  if (menu.length) return pick(menu)
  if (!document.querySelector('.prompt.yours')) return
  const confirm = document.querySelector('.confirm')
  if (confirm && !confirm.disabled) return confirm
  const lit = [...document.querySelectorAll('.lit[data-focus]:not(.chosen), .lit:not(.chosen) > .cover')]
  const buttons = [...document.querySelectorAll('.answer:not(:disabled):not([aria-pressed=true])')]
  const found = [...lit, ...buttons].filter(fits)
  if (found.length) return pick(found)
  const piles = [...document.querySelectorAll('.lit.chosen[data-focus], .lit.chosen > .cover')]
  return pick(piles.filter(fits))  // one more of a pile that was chosen from
}"""
ACT = f"(dice) => {{ const one = ({FIND})(dice); one?.click(); return !!one }}"
PLACE = f"""(dice) => {{
  const seen = (one) => one.checkVisibility() && (one.closest('.cards') || one.matches('.btn') || !one.closest('.hand'))
  const one = ({FIND})(dice, seen)
  one?.scrollIntoView({{ block: 'center', behavior: 'instant' }})
  const box = one?.getBoundingClientRect()
  return box && [box.x + box.width / 2, box.y + box.height / 2]
}}"""


def wait_until(there: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Asks again and again until something holds."""
    end = time.monotonic() + patience
    while not there():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


def serious(person: Person) -> list[str]:
    """What axe finds serious or critical on the screen."""
    if not person.page.evaluate("!!window.axe"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']} ({one['impact']}): {one['nodes'][0]['target']} {one['nodes'][0]['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.fixture
def people(browser: Any, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people, and sends them home at the end."""
    made: list[Person] = []

    def person(name: str, **more: Any) -> Person:
        one = Person(browser, server, name, **more)
        made.append(one)
        return one

    yield person
    for one in made:
        one.close()
