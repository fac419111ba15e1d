"""A player at a server's table, over HTTP alone: any answer, until the game is over. It imports nothing of Stavitel.

python http_player.py http://127.0.0.1:8000 citadels
"""

import json
import random
import sys
import urllib.request
from http.cookiejar import CookieJar


class Player:
    """A guest of a server."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self.csrf = ""
        self.web = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self.csrf = self.call("POST", "/api/guest", {"name": name})["csrf"]

    def call(self, method: str, path: str, body: dict | None = None) -> dict:
        """Send a request; its answer. The cookie says who I am, the header that it was I who sent it."""
        headers = {"Content-Type": "application/json", "X-Stavitel-CSRF": self.csrf}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        with self.web.open(request) as answer:
            return json.load(answer)

    def play(self, title: str, level: str = "random", seed: int = 0) -> dict:
        """Make a table for me and two bots, and play there; what the server says when the game is over."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": level}, {"kind": "bot", "level": level}]
        table = self.call("POST", "/api/tables", {"title": title, "seats": seats})["table"]["id"]
        self.call("POST", f"/api/tables/{table}/start")
        dice = random.Random(seed)
        state = self.call("GET", f"/api/tables/{table}/state")
        while not state["over"]:
            question = state["question"]
            if question:
                keys = [option["key"] for option in question["options"]]
                some = dice.randint(question["least"], question["most"])
                command = f"{dice.getrandbits(64):x}"  # mine, used once: sent again, it would be recognised
                answer = {"question": question["number"], "keys": dice.sample(keys, some), "command": command}
                self.call("POST", f"/api/tables/{table}/answer", answer)
            state = self.call("GET", f"/api/tables/{table}/wait?version={state['version']}")
        return state


if __name__ == "__main__":
    end = Player(sys.argv[1], "A program").play(sys.argv[2])
    for score in end["over"]["scores"]:
        print(f"seat {score['seat']}: {score['total']} points, place {score['rank']}")
