"""Makes the pictures of tables in the README and on the site: a game of each title some way in, as one player sees it.

    python tools/table_pictures.py                   all of them into docs/pictures
    python tools/table_pictures.py lisboa --answers 30

It needs the built client and a Chromium, as the tests in a browser do, whose people and server it borrows.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402
from tests.browser.conftest import Person, Server, find_browser  # noqa: E402

TITLES = ("citadels", "paladins", "architects", "lisboa")
PICTURES = ROOT / "docs" / "pictures"

# As the best bot would answer, by the same requests as a click; False if nothing is asked.
ANSWER = """async (table) => {
  const me = await (await fetch('/api/me')).json()
  const headers = { 'content-type': 'application/json', 'x-stavitel-csrf': me.csrf }
  const { question } = await (await fetch(`/api/tables/${table}/state`)).json()
  if (!question) return false
  const hint = await (await fetch(`/api/tables/${table}/hint?seconds=0.05`, { method: 'POST', headers })).json()
  const body = JSON.stringify({ question: question.number, keys: hint.keys, command: crypto.randomUUID() })
  return (await fetch(`/api/tables/${table}/answer`, { method: 'POST', headers, body })).ok
}"""


def take(person: Person, title: str, answers: int) -> None:
    """Plays so far, waits for a question and keeps the picture."""
    table = person.sit_at_new(title, bots=3, level="casual")
    given = 0
    while given < answers:
        if person.page.evaluate(ANSWER, table):
            given += 1
        else:
            person.page.wait_for_timeout(50)
    person.page.reload()
    person.at_table()
    person.page.wait_for_selector(".prompt.yours")
    person.page.mouse.move(5, 5)
    person.page.wait_for_timeout(2500)  # fonts, and pieces that come to rest
    person.page.screenshot(path=str(PICTURES / f"{title}.jpg"), type="jpeg", quality=82)


def main() -> None:
    """Take the pictures that are asked for."""
    wish = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    wish.add_argument("titles", nargs="*", default=TITLES)
    wish.add_argument("--answers", type=int, default=34)
    wished = wish.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        server.start()
        browser = driver.chromium.launch(executable_path=find_browser(), args=["--no-sandbox", "--disable-gpu"])
        try:
            for title in wished.titles:
                person = Person(browser, server, "Anna")
                person.enter()
                take(person, title, wished.answers)
                person.close()
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
