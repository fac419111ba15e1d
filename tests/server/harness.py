"""A real server on loopback and clients that do what the browser does: answer, mirror the scene, come back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from stavitel.server.app import create_app
from stavitel.server.http.fast_websocket import LARGEST, FastWebSocket
from stavitel.server.http.strict_http import StrictHttp
from stavitel.server.protocol import SceneDiff
from stavitel.server.settings import Settings
from stavitel.server.tables.diff import Flat, apply, flatten, unflatten

PATIENCE = 120.0  # seconds for one thing to happen: who hangs never comes, who runs on a crowded machine does
LIMIT = 400.0  # seconds for a whole test
ROOT = Path(__file__).parents[2]
INSTALLED = ROOT / "tests" / "server" / "installed"
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT / "tests", INSTALLED))),
    "STAVITEL_REQUESTS_PER_MINUTE": "1000000",
    "STAVITEL_GUESTS_PER_HOUR": "1000000",
    "STAVITEL_LOGINS_PER_MINUTE": "100000",
    "STAVITEL_MESSAGES_PER_SECOND": "10000",
    "STAVITEL_SOCKETS_PER_ADDRESS": "100000",
}


def free_settings(database: str, **more: Any) -> Settings:
    """Settings without the limits that a test would run into."""
    limits = {
        "requests_per_minute": 10**6,
        "guests_per_hour": 10**6,
        "logins_per_minute": 10**5,
        "messages_per_second": 10**4,
        "sockets_per_address": 10**5,
    }
    return Settings(database=database, **{**limits, **more})


@contextlib.contextmanager
def serving(settings: Settings, **more: Any) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    app = create_app(settings, **more)
    config = uvicorn.Config(
        app,
        port=0,
        log_level="warning",
        http=StrictHttp,
        ws=FastWebSocket,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not end"


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, database: str, *arguments: str, port: int = 0, **environment: str) -> None:
        command = [sys.executable, "-m", "stavitel.server.commands", "serve", "--json", "--db", database]
        command += ["--port", str(port), *arguments]
        end = time.monotonic() + PATIENCE
        while not self._started(command, {**ENVIRONMENT, **environment}, end):
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.2)

    def _started(self, command: list[str], environment: dict[str, str], end: float) -> bool:
        """Starts it; False if it ended, as when somebody else took the port in the moment before it did."""
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, start_new_session=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if not said:
            self.process.wait()
            return False
        self.url: str = json.loads(said)["address"]
        while self.process.poll() is None:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.url + "/health/ready", timeout=PATIENCE).status_code == 200:
                    return True
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.05)
        return False

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """kill -9, the process and its bots."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ends it kindly."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()


class Client:
    """A person with a browser: a session, and a place at one table."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.socket: ClientConnection | None = None
        self.table = ""
        self.seat: int | None = None
        self.version = 0
        self.flat: Flat | None = None
        self.whole: dict[str, Any] | None = None
        self.question: dict[str, Any] | None = None
        self.asking: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.offer: dict[str, Any] | None = None
        self.undo = "no"
        self.over: dict[str, Any] | None = None
        self.info: dict[str, Any] = {}
        self.presence: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []

    async def guest(self, name: str) -> Client:
        answer = await self.http.post("/api/guest", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.person = answer.json()
        self.http.headers["X-Stavitel-CSRF"] = self.person["csrf"]
        return self

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json=body) if body is not None else await self.http.post(path)
        wanted = (200, 201, 204) if status is None else (status,)
        assert answer.status_code in wanted, f"{path}: {answer.status_code} {answer.text}"
        said = answer.json() if answer.content else None
        if path == "/api/account" and answer.status_code == 200:  # an account begins with a new session
            self.http.headers["X-Stavitel-CSRF"] = said["csrf"]
        return said

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = await self.http.get(path, params=params)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def make(self, *seats: str, title: str = "guess", **more: Any) -> str:
        wishes = [{"kind": "bot", "level": one[4:]} if one.startswith("bot:") else {"kind": one} for one in seats]
        seated = await self.post("/api/tables", {"title": title, "seats": wishes, **more})
        self.links = seated["links"]
        return str(seated["table"]["id"])

    async def sit(self, table: str, seat: int | None = None, *, last: int | None = None) -> Client:
        """Connects and says hello."""
        self.table = table
        if self.socket is not None:
            await self.socket.close()
        session = self.http.cookies.get("stavitel_session")
        headers = {"Cookie": f"stavitel_session={session}"} if session else {}
        self.socket = await connect(
            self.url.replace("http", "ws") + f"/ws/tables/{table}",
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
        )
        hello: dict[str, Any] = {"type": "hello", "last": len(self.events) if last is None else last}
        hello["last_chat"] = self.chat[-1]["number"] if self.chat else 0
        if seat is not None:
            hello["seat"] = seat
        await self.send(hello)
        await self.until("state")
        return self

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def hear(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """Takes in the next message."""
        assert self.socket is not None
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "state":
                self.info, self.version, self.seat = message["table"], message["version"], message["seat"]
                self.whole = message["scene"]
                self.flat = flatten(message["scene"]) if message["scene"] else None
                self.question, self.asking = message["question"], message["asking"]
                self._told(message["events"])
                self.chat += message["chat"]
                self.undo, self.offer, self.over = message["undo"], message["offer"], message["over"]
                self.presence = message["presence"]
            case "update":
                assert message["base"] == self.version
                self.version = message["version"]
                if message.get("scene"):
                    diff = msgspec.convert(message["scene"], SceneDiff)
                    self.flat = apply(self.flat, diff)
                    self.whole = unflatten(self.flat) if self.flat else diff.whole
                self._told(message.get("events", []))
                for name in ("question", "asking", "undo", "over"):
                    if name in message:
                        setattr(self, name, message[name])
            case "chat":
                self.chat.append(message["line"])
            case "offer":
                self.offer = message["offer"]
            case "table":
                self.info = message["table"]
            case "presence":
                self.presence = message["presence"]

    def _told(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            assert event["number"] == len(self.events) + 1, "events are numbered without gaps"
            self.events.append(event)

    async def until(self, kind: str, seconds: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """Listens until a message of a kind comes."""
        end = time.monotonic() + seconds
        while True:
            message = await self.hear(max(0.01, end - time.monotonic()))
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def settle(self) -> None:
        """Listens until all is heard that the server has to say: asked for a state it sends what is new before."""
        await self.get(f"/api/tables/{self.table}/state", **({} if self.seat is None else {"seat": self.seat}))
        nonce = random.getrandbits(30)
        await self.send({"type": "ping", "nonce": nonce})
        await self.until("pong", nonce=nonce)

    async def listen(self, seconds: float = 0.3) -> None:
        """Listens for a while."""
        with contextlib.suppress(TimeoutError):
            while True:
                await self.hear(seconds)

    async def asked(self, seconds: float = PATIENCE) -> dict[str, Any] | None:
        """Listens until this seat is asked; None when the game is over."""
        end = time.monotonic() + seconds
        while self.question is None and self.over is None:
            await self.hear(max(0.01, end - time.monotonic()))
        return self.question

    async def answer(self, *keys: str, question: int | None = None, command: str | None = None) -> dict[str, Any]:
        """Answers, and listens for the outcome."""
        assert self.question is not None or question is not None
        number = question if question is not None else (self.question or {})["number"]
        command = command or secrets.token_hex(8)
        await self.send({"type": "answer", "question": number, "command": command, "keys": list(keys)})
        while True:
            message = await self.hear()
            if message.get("command") == command:
                return message

    def any_keys(self, dice: random.Random) -> list[str]:
        """Some legal answer to the open question."""
        assert self.question is not None
        keys = [option["key"] for option in self.question["options"]]
        count = dice.randint(self.question["least"], self.question["most"]) if self.question["several"] else 1
        return dice.sample(keys, count)

    async def play(self, dice: random.Random) -> None:
        """Plays to the end."""
        while await self.asked() is not None:
            outcome = await self.answer(*self.any_keys(dice))
            assert outcome["type"] in ("done", "stale"), outcome

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None
        await self.http.aclose()


@contextlib.asynccontextmanager
async def clients(url: str, *names: str) -> AsyncIterator[list[Client]]:
    """Some people."""
    made = [await Client(url).guest(name) for name in names]
    try:
        yield made
    finally:
        for client in made:
            await client.close()
