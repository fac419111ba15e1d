"""Whatever is sent, by whom and how often: it is refused with a code, nothing fails, and the others play on."""

import asyncio
import contextlib
import json
import os
import random
import re
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.harness import LIMIT, PATIENCE, Client, clients, free_settings, serving
from stavitel.server.app import _load_or_create_keys
from stavitel.server.http import strict_http
from stavitel.server.http.fast_websocket import FastWebSocket
from stavitel.server.metrics import Metrics
from stavitel.server.settings import Settings
from stavitel.server.storage.store import Store
from stavitel.server.tables import bot_pool
from stavitel.server.tables.bot_pool import BotFailed, BotPool
from stavitel.server.tables.bot_process import BotJob


def run(scenario: Any) -> None:
    asyncio.run(asyncio.wait_for(scenario, LIMIT))


STRANGE_PATHS = [
    b"/%00",
    b"/table/%00",
    b"/assets/%00.js",
    b"/%ff%fe",
    b"/" + b"a" * 5000,
    b"/" + b"a" * 300 + b".js",
    b"/" + b"a/" * 900,
    b"/api/tables/%00",
    b"/api/tables/" + b"a" * 3000,
    b"/api/titles/%2e%2e/rules",
    b"/api/tables/x/state?seat=%ff&since=%00",
    b"/api/words/%00/citadels",
]


@pytest.mark.parametrize("path", STRANGE_PATHS, ids=range(len(STRANGE_PATHS)))
def test_a_strange_path_is_nothing_worse_than_not_found(server: str, path: bytes) -> None:
    port = int(server.rsplit(":", 1)[1])
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        status = int(line.makefile("rb").readline().split()[1])
    assert status in (200, 400, 404, 503)  # 503: the client's page, where none was built


STRANGE_BODIES = [
    b"[" * 30_000,
    b'{"name": ' + b"[" * 30_000,
    b'{"a":' * 10_000,
    b'{"name": "\xff\xfe"}',
    b'{"name": "\xed\xa0\x80"}',
    b'{"name": "\\ud800"}',
    b"\xff\xfe{\x00}\x00",
    b'{"name": "a\\u0000b"}',
    b'{"name": "a\\u0007b"}',
    b'{"name": "a\\u0085b"}',
    b'{"name": "a\\u202eb"}',
    b'{"name": "\\u2066a"}',
    b'{"name": "a\\u200bb"}',
    b'{"name": "a\\u200db"}',
    b'{"name": "a\\u200d"}',
    b'{"name": "a\\ufe0f\\u200d\\u2764"}',
    b'{"name": "\\u2764\\u200d"}',
    b'{"name": "\\u2764\\u200d\\u200d\\u2764"}',
    b'{"name": "\\u2764\\u200d\\u202e\\u2764"}',
    b'{"name": "\\u2800\\n"}',
    b'{"name": "a\\n"}',
    b'{"name": "\\u2800"}',
    b'{"name": "\\udb40\\udc41"}',
    b'{"name": "\\u0301\\u0301"}',
    b'{"name": "a\\u0301\\u0301\\u0301\\u0301"}',
    b'{"name": "   "}',
    b'{"name": 1e999}',
]


@pytest.mark.parametrize("body", STRANGE_BODIES, ids=range(len(STRANGE_BODIES)))
def test_a_strange_body_is_malformed(server: str, body: bytes) -> None:
    async def scenario() -> None:
        client = Client(server)
        answer = await client.http.post("/api/guest", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), answer.text
        await client.close()

    run(scenario())


def test_who_hangs_up_in_the_middle_of_a_body_is_no_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is counted as malformed, and nothing is written to the log."""
    with serving(free_settings(str(tmp_path / "a.db"))) as url:
        with socket.create_connection(("127.0.0.1", int(url.rsplit(":", 1)[1])), PATIENCE) as line:
            line.sendall(b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
            line.sendall(b'Content-Length: 100\r\n\r\n{"name":')
        while 'method="POST"' not in (counts := httpx.get(f"{url}/metrics").text):
            time.sleep(0.01)
        assert 'stavitel_requests_total{method="POST",status="400"} 1.0' in counts
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


JOINED = ["👩\u200d🚀", "Ann 👨\u200d👩\u200d👧", "❤\ufe0f\u200d🔥", "🧑🏽\u200d🌾 Bob"]  # several emoji drawn as one


@pytest.mark.parametrize(
    "name", ["Ann", "Žofie", "山田", "O'Neil-Smith", "عمر", "Ann 🎲", "Nguye\u0302\u0303n", *JOINED]
)
def test_names_of_people_are_names(server: str, name: str) -> None:
    async def scenario() -> None:
        async with clients(server, name) as (client,):
            assert client.person["name"] == name

    run(scenario())


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "http://x:y:z"])
def test_a_strange_origin_is_a_foreign_one(server: str, origin: str) -> None:
    answer = httpx.post(f"{server}/api/guest", json={"name": "Ann"}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")

    async def scenario() -> None:
        address = server.replace("http", "ws") + "/ws/tables/none"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers={"Origin": origin}, proxy=None)
        assert refused.value.response.status_code == 403

    run(scenario())


def test_a_strange_table_has_no_socket(server: str) -> None:
    async def scenario() -> None:
        for key in ("%00", "..", "a" * 100, "%F0%9F%8E%B2"):
            async with connect(server.replace("http", "ws") + f"/ws/tables/{key}", proxy=None) as line:
                assert json.loads(await line.recv())["code"] == "no-such-table"
                with pytest.raises(ConnectionClosed):
                    await line.recv()

    run(scenario())


def test_headers_have_a_size(server: str) -> None:
    port = int(server.rsplit(":", 1)[1])
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        try:
            for number in range(10_000):
                line.sendall(b"x-%d: %s\r\n" % (number, b"a" * 1000))
        except OSError:
            return  # it has hung up
        assert line.makefile("rb").readline().split()[1:2] == [b"431"]


def test_headers_and_bodies_have_a_time(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strict_http, "REQUEST_SECONDS", 0.2)
    port = int(server.rsplit(":", 1)[1])
    for begun in (b"", b"GET / HT", b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"):
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            line.sendall(begun)
            assert line.recv(1000) == b""  # it hangs up


def test_what_postgresql_cannot_hold_is_malformed(postgres_url: str) -> None:
    """It takes no NUL in a text, where SQLite takes anything."""

    async def scenario(url: str) -> None:
        async with clients(url, "Ann") as (ann,):
            table = await ann.make("me", "open")
            for path in ("records/%00", "records/%00/history", "records/%00/frame?at=0"):
                assert (await ann.http.get("/api/" + path)).status_code == 400
            for path in ("me/sessions/" + "%00" * 12, "notices/%00"):
                assert (await ann.http.delete("/api/" + path)).status_code == 400
            assert (await ann.post("/api/records", {"table": "\0"}, 400))["code"] == "malformed"
            await ann.post(f"/api/tables/{table}/report", {"text": "a\0b\x1b[2J"})
            assert (await ann.post(f"/api/tables/{table}/report", {"text": "\0"}, 400))["code"] == "malformed"

    with serving(free_settings(postgres_url)) as url:
        run(scenario(url))


STRANGE_UPGRADES = [
    b"GET /ws/tables/a HTTP/1.1\r\n%sContent-Length: 5\r\n\r\nhello",
    b"GET /ws/tables/a HTTP/1.1\r\n%sTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
    b"POST /api/guest HTTP/1.1\r\n%sContent-Length: 5\r\n\r\nhello",
    b"POST /ws/tables/a HTTP/1.1\r\n%s\r\n",
    b"GET /ws/tables/" + b"a" * 9000 + b" HTTP/1.1\r\n%s\r\n",
    b"GET /ws/tables/a HTTP/1.1\r\n%sX: " + b"a" * 9000 + b"\r\n\r\n",
    b"GET /ws/tables/a HTTP/1.1\r\n%s" + b"X: a\r\n" * 300 + b"\r\n",
]


@pytest.mark.parametrize("request_line", STRANGE_UPGRADES, ids=range(len(STRANGE_UPGRADES)))
def test_what_opens_no_websocket_keeps_no_socket(server: str, request_line: bytes) -> None:
    """Else anybody could take one after the other, and none would be counted."""
    port = int(server.rsplit(":", 1)[1])
    headers = b"Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    headers += b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(request_line % headers)
        with contextlib.suppress(ConnectionError):
            while line.recv(1000):  # until it hangs up
                pass


@pytest.mark.parametrize("kind", ["text", "large", "ping", "pong", "parts"])
def test_who_floods_a_socket_is_cut_off_and_the_others_play_on(tmp_path: Path, kind: str) -> None:
    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Eve") as (ann, eve):
            table = await ann.make("me", "bot:random", options={"rounds": 5})
            await ann.post(f"/api/tables/{table}/start")
            await ann.sit(table)
            await eve.sit(table)
            line = eve.socket
            assert line is not None

            async def flood() -> None:
                try:
                    while True:
                        if kind == "text":
                            await line.send('{"type": "ping", "nonce": 1}')
                        elif kind == "large":
                            await line.send("x" * 40_000)
                        elif kind == "ping":
                            await line.ping(os.urandom(8))
                        elif kind == "parts":
                            await line.send("" for _ in range(1_000_000))  # parts of one message, which does not end
                        else:
                            await line.pong(b"nobody asked")
                        await asyncio.sleep(0)
                except ConnectionClosed:
                    pass

            flooding = asyncio.create_task(flood())
            for _ in range(3):
                if await ann.asked() is not None:
                    assert (await ann.answer(*ann.any_keys(random.Random(1))))["type"] == "done"
            await flooding  # it ends: the server has hung up
            assert line.close_code in (1008, 1006)  # the reason is lost where more of the flood is on its way

    with serving(free_settings(str(tmp_path / "a.db"), messages_per_second=20.0)) as url:
        run(scenario(url))


def test_who_floods_and_does_not_listen_keeps_no_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one who never says goodbye: the server does not wait for that."""
    waiting = FastWebSocket.__init__

    def waits_for_ever(self: FastWebSocket, *given: Any) -> None:
        waiting(self, *given)
        self.close_timeout = 3600.0

    monkeypatch.setattr(FastWebSocket, "__init__", waits_for_ever)
    text = b'{"type":"hello"}'
    frame = bytes([0x81, 0x80 + len(text), 0, 0, 0, 0]) + text

    async def made(url: str) -> str:
        async with clients(url, "Ann") as (ann,):
            return await ann.make("me", "bot:random")

    with serving(free_settings(str(tmp_path / "a.db"), messages_per_second=1.0)) as url:
        table = asyncio.run(made(url)).encode()
        host, port = url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(
                b"GET /ws/tables/%s HTTP/1.1\r\nHost: %s:%s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
                % (table, host.encode(), port.encode())
            )
            with contextlib.suppress(ConnectionError):  # it hangs up
                while line.recv(1000):
                    line.sendall(frame * 20)


def test_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    limit = 3

    async def scenario(url: str) -> None:
        async with clients(url, "Ann") as (ann,):
            table = await ann.make("me", "open")
            address = url.replace("http", "ws") + f"/ws/tables/{table}"
            lines = [await connect(address, proxy=None) for _ in range(limit)]
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                await (await connect(address, proxy=None)).recv()
            await lines.pop().close()
            while True:  # the place is free again
                try:
                    lines.append(await connect(address, proxy=None))
                    break
                except InvalidStatus:
                    await asyncio.sleep(0.01)
            for line in lines:
                await line.close()

    with serving(free_settings(str(tmp_path / "a.db"), sockets_per_address=limit)) as url:
        run(scenario(url))


def test_who_looks_on_at_one_table_is_counted_and_who_plays_comes_in(tmp_path: Path) -> None:
    """Else one visitor could keep those who lost their connection out of their own game."""
    limit = 3

    async def scenario(url: str) -> None:
        async def look() -> ClientConnection | None:
            """Somebody who looks on, None if they are not let in."""
            line = await connect(url.replace("http", "ws") + f"/ws/tables/{table}", proxy=None)
            with contextlib.suppress(ConnectionClosed):
                await line.send('{"type": "ping", "nonce": 1}')
            said = json.loads(await line.recv())
            if said["type"] == "pong":
                return line
            assert said["code"] == "crowded"
            with pytest.raises(ConnectionClosed):
                await line.recv()
            return None

        async with clients(url, "Ann") as (ann,):
            table = await ann.make("me", "bot:random")
            await ann.post(f"/api/tables/{table}/start")
            lines = [await look() for _ in range(limit)]
            assert await look() is None
            await ann.sit(table)
            assert ann.seat == 0
            for line in lines[:2]:  # one for Ann's
                assert line is not None
                await line.close()
            while (found := await look()) is None:  # the place is free again
                await asyncio.sleep(0.01)
            await found.close()
            assert lines[2] is not None
            await lines[2].close()

    with serving(free_settings(str(tmp_path / "a.db"), sockets_per_table=limit)) as url:
        run(scenario(url))


def test_one_address_has_only_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also such that say nothing; a proxy, through which everybody comes, has more."""
    monkeypatch.setattr(strict_http, "CONNECTIONS_PER_ADDRESS", 3)
    with contextlib.ExitStack() as stack:
        url = stack.enter_context(serving(free_settings(str(tmp_path / "a.db"))))
        server = ("127.0.0.1", int(url.rsplit(":", 1)[1]))

        def connected(source: str) -> socket.socket:
            line = stack.enter_context(socket.create_connection(server, PATIENCE, (source, 0)))
            line.sendall(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n")
            return line

        def is_answered(line: socket.socket) -> bool:
            with contextlib.suppress(ConnectionError):
                return line.recv(10) == b"HTTP/1.1 2"
            return False

        first = [connected("127.0.0.2") for _ in range(3)]
        assert all(map(is_answered, first))
        assert not is_answered(connected("127.0.0.2"))
        assert all(is_answered(connected("127.0.0.1")) for _ in range(5))
        first[0].close()
        while not is_answered(connected("127.0.0.2")):  # the place is free again
            time.sleep(0.01)


def test_an_account_can_be_tried_only_so_often(tmp_path: Path) -> None:
    """From however many addresses, which here are one with a higher limit."""

    async def scenario(url: str) -> None:
        client = Client(url)
        codes = []
        for _ in range(5):
            answer = await client.http.post("/api/login", json={"account": "Ann", "password": "wrong password"})
            codes.append(answer.json()["code"])
        assert codes == ["wrong-password"] * 3 + ["too-fast"] * 2
        await client.close()

    with serving(free_settings(str(tmp_path / "a.db"), logins_per_minute=3)) as url:
        run(scenario(url))


def test_an_account_ends_all_sessions_of_the_guest_it_was(server: str) -> None:
    """Whoever came by the guest's link is not in the account."""

    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            table = await ann.make("me", "open")
            phone = Client(server)
            await phone.post("/api/claim", {"secret": ann.links[0]["secret"]})
            assert (await phone.get("/api/me"))["id"] == ann.person["id"]
            await phone.sit(table)
            await ann.post("/api/account", {"account": f"a{random.getrandbits(40)}", "password": "a good password"})
            assert (await phone.get("/api/me", 401))["code"] == "who-are-you"
            with pytest.raises(ConnectionClosed):
                await phone.until("nothing more")
            assert (await ann.get("/api/me"))["account"]
            await phone.close()

    run(scenario())


def test_metrics_are_for_the_host(server: str, tmp_path: Path) -> None:
    async def scenario(url: str, token: str) -> None:
        client = Client(url)
        plain = {} if not token else {"authorization": f"Bearer {token}"}
        assert (await client.http.get("/metrics", headers=plain)).status_code == 200
        if token:
            assert (await client.http.get("/metrics")).status_code == 403
            assert (await client.http.get("/metrics", headers={"authorization": "Bearer x"})).status_code == 403
        else:
            for header in ({"x-forwarded-for": "127.0.0.1"}, {"via": "proxy"}, {"host": "games.example.org"}):
                assert (await client.http.get("/metrics", headers=header)).status_code == 403
        await client.close()

    run(scenario(server, ""))
    with serving(free_settings(str(tmp_path / "a.db"), metrics_token="let me in")) as url:
        run(scenario(url, "let me in"))


def test_a_repeated_line_of_chat_is_said_once_and_answered_each_time(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            table = await ann.make("me", "open")
            await ann.sit(table)
            for _ in range(2):
                await ann.send({"type": "chat", "text": "Ahoj!", "command": "c1"})
                await ann.until("done", command="c1")
            again = await ann.post(f"/api/tables/{table}/chat", {"text": "Ahoj!", "command": "c1"})
            assert (again["number"], again["text"]) == (1, "Ahoj!")
            assert [line["text"] for line in ann.chat] == ["Ahoj!"]

    run(scenario())


def test_two_people_may_give_their_lines_of_chat_the_same_id(server: str) -> None:
    """Else whoever speaks first under an id silences the others under it."""

    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            table = await ann.make("me", "open")
            await bob.post(f"/api/tables/{table}/join", {"seat": 1})
            await ann.sit(table)
            await bob.sit(table)
            for client, text in ((ann, "Ahoj!"), (bob, "Nazdar!")):
                await client.send({"type": "chat", "text": text, "command": "c1"})
                await client.until("done", command="c1")
            said = (await ann.get(f"/api/tables/{table}/state"))["chat"]
            assert [line["text"] for line in said if line["text"] in ("Ahoj!", "Nazdar!")] == ["Ahoj!", "Nazdar!"]

    run(scenario())


@pytest.mark.parametrize("way", ["logout", "password"])
def test_whose_session_has_ended_is_shown_no_table_any_more(tmp_path: Path, way: str) -> None:
    """At once, in every window: the next person at that computer looks into no hand. No sweep is waited for."""

    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob") as (ann, bob):
            phone = Client(url)
            await ann.post("/api/account", {"account": "ann", "password": "first-password"})
            await phone.post("/api/login", {"account": "ann", "password": "first-password"})
            table = await ann.make("me", "open")
            await bob.post(f"/api/tables/{table}/join", {"seat": 1})
            for client in (ann, bob, phone):
                await client.sit(table)
            if way == "logout":
                await ann.post("/api/logout")
                ended = ann.socket
            else:
                await ann.post("/api/account/password", {"old": "first-password", "new": "second-password"})
                ended = phone.socket
            assert ended is not None
            with pytest.raises(ConnectionClosed):
                while True:
                    await asyncio.wait_for(ended.recv(), PATIENCE)
            await phone.close()
            await bob.send({"type": "chat", "text": "Where is Ann?", "command": "c1"})
            await bob.until("done", command="c1")

    with serving(free_settings(str(tmp_path / "a.db"), sweep_seconds=3600.0)) as url:
        run(scenario(url))


def test_a_misspelt_bot_is_refused_when_it_is_to_sit_down(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            for level in ("randon", "skilled:", None):
                wish = {"title": "citadels", "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
                assert (await ann.post("/api/tables", wish, 400))["code"] == "no-such-bot"
            table = await ann.make("me", "open")
            body = {"kind": "bot", "level": "randon"}
            assert (await ann.post(f"/api/tables/{table}/seats/1", body, 400))["code"] == "no-such-bot"

    run(scenario())


def test_four_processes_may_start_on_an_empty_database_at_once(postgres_url: str) -> None:
    def start(_: int) -> tuple[str, str]:
        store = Store(postgres_url)
        store.open()
        try:
            return store.write_sync(_load_or_create_keys)
        finally:
            store.close()

    with ThreadPoolExecutor(4) as four:
        assert len(set(four.map(start, range(4)))) == 1


def test_a_bot_process_that_cannot_start_costs_no_place_in_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        pool = BotPool(Settings(bot_processes=1), Metrics())
        job = BotJob("guess", "random", {}, 0, "seed")

        def broken(_: int) -> Any:
            raise RuntimeError("no thread can be started")

        monkeypatch.setattr(bot_pool, "_BotProcess", broken)
        for _ in range(3):  # the second would wait for ever for the place of the first
            with pytest.raises(BotFailed, match=re.escape("no thread can be started")):
                await pool.choose(job)

    run(scenario())
