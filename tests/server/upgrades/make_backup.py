"""Plays a running and a finished game of every title on a server, for a backup that later versions must read.

Start the server of the version to keep on an empty database, run `python make_backup.py http://127.0.0.1:8000`, stop
the server and make a backup with `stavitel backup`. Only HTTP is used, so any version will do.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import httpx

TITLES = ("citadels", "paladins", "architects", "lisboa")
HALF = 40  # answers of a game that goes on


class Guest:
    """Somebody who plays."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=60)
        self.http.headers["X-Stavitel-CSRF"] = self.post("/api/guest", {"name": name})["csrf"]

    def post(self, path: str, body: Any) -> Any:
        """The answer to a request."""
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def state(self, table: str) -> Any:
        """The table as this guest sees it."""
        return self.http.get(f"/api/tables/{table}/state", params={"since": 10**6}).json()


def play(table: str, guests: list[Guest], most: int, chance: random.Random) -> int:
    """Answers at random until the game is over or has so many answers."""
    given = 0
    while given < most:
        for guest in guests:
            state = guest.state(table)
            if state["over"] is not None:
                return given
            question = state["question"]
            if question is None:
                continue
            keys = [option["key"] for option in question["options"]]
            count = chance.randint(question["least"], min(question["most"], len(keys)))
            command = f"c{chance.getrandbits(60)}"
            body = {"question": question["number"], "command": command, "keys": chance.sample(keys, count)}
            guest.post(f"/api/tables/{table}/answer", body)
            given += 1
    return given


def main(url: str) -> None:
    """Plays."""
    anna, boris = Guest(url, "Anna"), Guest(url, "Boris")
    for number, title in enumerate(TITLES):
        for most in (HALF, 10**6):
            seats = [{"kind": "me"}, {"kind": "open"}]
            table = anna.post("/api/tables", {"title": title, "seats": seats, "undo": "consent"})["table"]["id"]
            boris.post(f"/api/tables/{table}/join", {})
            anna.post(f"/api/tables/{table}/start", None)
            given = play(table, [anna, boris], most, random.Random(number))
            anna.post(f"/api/tables/{table}/chat", {"text": "Ahoj!"})
            print(title, table, given, flush=True)
    with_bot = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = anna.post("/api/tables", {"title": "citadels", "seats": with_bot})["table"]["id"]
    anna.post(f"/api/tables/{table}/start", None)
    print("with a bot", table, play(table, [anna], 10, random.Random(9)))


if __name__ == "__main__":
    main(sys.argv[1])
