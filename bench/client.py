"""The web client in a real Chromium: what a table weighs, how soon it can be played at, and what an event costs.

    python bench/client.py                    medians of 5
    python bench/client.py --quick            medians of 3
    python bench/client.py --json FILE        every number

A first visit to a table of Lisboa (nothing in the cache) on a line of 1.6 Mbit/s with 150 ms of delay and a processor
slowed to a quarter: bytes on the wire, seconds until the question can be answered, the longest task, the layout shift.
Then an eight-seat Citadels at full speed: the time of the main thread per event, by the thread's own clock.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from bars import Bar, Samples, middle
from engines import ROOT, grid, machine, plain, show_on, write

from server import Server

TABLE_KB = 350.0
INTERACTIVE_S = 2.5
LONGEST_TASK_MS = 500.0
SHIFT = 0.1
EVENT_MS = 16.0
EVENTS = 150  # of Citadels, in each repetition
SLOWER = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
CLIENT = ROOT / "src" / "stavitel" / "server" / "client" / "index.html"

WATCH = """() => {
  window.longest = 0
  window.shift = 0
  const see = (type, then) =>
    new PerformanceObserver((list) => list.getEntries().forEach(then)).observe({ type, buffered: true })
  see('longtask', (one) => { window.longest = Math.max(window.longest, one.duration) })
  see('layout-shift', (one) => { if (!one.hadRecentInput) window.shift += one.value })
}"""
MAKE = """async (wish) => {
  const post = (path, body, more = {}) => fetch(path, {
    method: 'POST', headers: { 'content-type': 'application/json', ...more }, body: JSON.stringify(body),
  })
  const me = await (await post('/api/guest', { name: 'Anna' })).json()
  const csrf = { 'x-stavitel-csrf': me.csrf }
  const bots = Array.from({ length: wish.bots }, () => ({ kind: 'bot', level: 'random' }))
  const made = await (await post('/api/tables', { title: wish.title, seats: [{ kind: 'me' }, ...bots] }, csrf)).json()
  await post(`/api/tables/${made.table.id}/start`, {}, csrf)
  for (;;) { // the bots have moved, and Anna is asked: what is measured then is the client
    const mine = await (await fetch('/api/tables/mine')).json()
    const seat = mine[0].seats.findIndex((one) => one.mine)
    if (mine[0].asked.includes(seat)) return made.table.id
    await new Promise((done) => setTimeout(done, 50))
  }
}"""
READY = """() => !!document.querySelector('.prompt.yours .answers button:not(:disabled)')
  && !!document.querySelector('.table [data-node]')"""
ANSWER = """() => {
  const lit = '.lit[data-focus]:not(.chosen), .lit:not(.chosen) > .cover'
  const pick = document.querySelector(`.menu .btn, .confirm:not(:disabled), ${lit}`)
    ?? document.querySelector('.answer:not(:disabled)')
  pick?.click()
  return document.querySelectorAll('.log .line').length
}"""


def main() -> int:
    options = arguments()
    show = show_on(options.json)
    report = measured(options, show)
    write(report, options.json)
    return 1 if options.strict and any(bar["verdict"] != "PASS" for bar in report["bars"]) else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the web client in Chromium.")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--quick", action="store_true", help="3 repetitions")
    parser.add_argument("--json", metavar="FILE")
    parser.add_argument("--strict", action="store_true", help="exit code 1 unless every bar is met")
    options = parser.parse_args()
    if options.quick:
        options.repeat = min(options.repeat, 3)
    return options


def browser_path() -> str | None:
    """The system's Chromium, or the one that STAVITEL_BROWSER names."""
    return os.environ.get("STAVITEL_BROWSER") or next((path for name in BROWSERS if (path := shutil.which(name))), None)


def measured(options: argparse.Namespace, show: Any) -> dict[str, Any]:
    """All numbers of the client, or why there are none."""
    path = browser_path()
    if path is None or not CLIENT.is_file():
        missing = "no Chromium is here" if path is None else "the web client has not been built"
        show(f"the client part is left out: {missing}")
        return {"missing": [missing], "bars": []}
    from playwright.sync_api import sync_playwright

    samples: Samples = {"client": {}}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = start(Path(folder))
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        try:
            for repetition in range(options.repeat):
                found = {**first_visit(browser, server.url), **events(browser, server.url)}
                for name, number in found.items():
                    samples["client"].setdefault(name, []).append(number)
                show(f"client: repetition {repetition + 1} of {options.repeat}: {found}")
        finally:
            browser.close()
            server.stop()
    verdicts = bars(samples["client"])
    show("\n".join(grid([["client", "measured", "needed", ""], *(bar.row() for bar in verdicts)])))
    medians = {name: median(many) for name, many in samples["client"].items()}
    return {"machine": machine(), "medians": medians, "samples": samples, "bars": [bar.json() for bar in verdicts]}


def bars(samples: dict[str, list[float]]) -> list[Bar]:
    """What is promised of the client."""
    needed = (
        ("a first table of Lisboa", "table_kb", TABLE_KB, "kB"),
        ("until it can be played at, slowed", "interactive_s", INTERACTIVE_S, "s"),
        ("longest task on load, slowed", "longest_task_ms", LONGEST_TASK_MS, "ms"),
        ("layout shift on load", "layout_shift", SHIFT, ""),
        ("an event of Citadels with eight", "event_ms", EVENT_MS, "ms"),
    )
    return [Bar(what, middle(samples.get(name, [])), most, unit, below=True) for what, name, most, unit in needed]


def start(folder: Path) -> Server:
    """Our server with a fresh database."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = int(trial.getsockname()[1])
    command = [sys.executable, "-m", "stavitel.server.commands", "serve", "--db", str(folder / "bench.db")]
    command += ["--port", str(port), "--bot-processes", "1", "--log-level", "warning"]
    free = {"STAVITEL_REQUESTS_PER_MINUTE": "1000000", "STAVITEL_GUESTS_PER_HOUR": "1000000"}
    free["STAVITEL_MESSAGES_PER_SECOND"] = "10000"
    return Server("stavitel", command, folder, {**os.environ, **plain(), **free}, port)


def visit(browser: Any, url: str, title: str, bots: int, width: int, height: int) -> tuple[Any, Any, str]:
    """A fresh browser profile with a table of its own; the page is not at it yet."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    settings = '{"lang":"en","speed":"off","sound":false,"theme":"light"}'
    context.add_init_script(f"localStorage.setItem('stavitel.settings', '{settings}')")
    page = context.new_page()
    page.goto(f"{url}/health/ready")
    table = page.evaluate(MAKE, {"title": title, "bots": bots})
    return context, page, f"{url}/#/table/{table}"


def first_visit(browser: Any, url: str) -> dict[str, float]:
    """A table of Lisboa opened with an empty cache on a slow line and a slow processor."""
    context, page, table = visit(browser, url, "lisboa", 3, 1440, 900)
    page.add_init_script(f"({WATCH})()")
    wire = context.new_cdp_session(page)
    moved = 0.0

    def count(size: float) -> None:
        nonlocal moved
        moved += size

    wire.on("Network.loadingFinished", lambda event: count(event["encodedDataLength"]))
    wire.on("Network.webSocketFrameReceived", lambda event: count(len(event["response"]["payloadData"])))
    wire.send("Network.enable")
    wire.send("Network.clearBrowserCache")
    wire.send("Network.emulateNetworkConditions", LINE)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(table, wait_until="commit")
    page.wait_for_function(READY, timeout=120_000)
    seconds = page.evaluate("performance.now()") / 1000
    page.wait_for_function("() => document.fonts.status === 'loaded'", timeout=60_000)
    page.wait_for_load_state("networkidle")
    longest, shift = page.evaluate("[window.longest, window.shift]")
    context.close()
    return {
        "table_kb": round(moved / 1024, 1),
        "interactive_s": round(seconds, 2),
        "longest_task_ms": round(longest),
        "layout_shift": round(shift, 3),
    }


def events(browser: Any, url: str) -> dict[str, float]:
    """An eight-seat Citadels played on: the main thread's own time per event."""
    context, page, table = visit(browser, url, "citadels", 7, 1440, 900)
    page.goto(table)
    page.wait_for_function(READY, timeout=60_000)
    wire = context.new_cdp_session(page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent() -> float:
        found = {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}
        return float(found["TaskDuration"]) * 1000

    begun, told = spent(), int(page.evaluate("document.querySelectorAll('.log .line').length"))
    heard = told
    while heard - told < EVENTS and not page.evaluate("!!document.querySelector('main.done')"):
        heard = max(heard, int(page.evaluate(ANSWER)))
        page.wait_for_timeout(30)
    took = spent() - begun
    context.close()
    return {"event_ms": round(took / max(1, heard - told), 2)}


if __name__ == "__main__":
    sys.exit(main())
