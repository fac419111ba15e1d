"""Tables leave memory when nobody looks, and come back as they were, late in a game as quickly as early."""

import asyncio
import gc
import random
from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest
from sqlalchemy import select

from server.harness import LIMIT, Client, clients, free_settings, serving
from stavitel.server.http.fast_websocket import FastWebSocket
from stavitel.server.http.strict_http import StrictHttp
from stavitel.server.storage import match_store
from stavitel.server.storage.schema import snapshots
from stavitel.server.storage.store import Store


async def some_answers(client: Client, table: str, count: int, dice: random.Random) -> dict[str, Any]:
    state: dict[str, Any] = await client.get(f"/api/tables/{table}/state")
    for _ in range(count):
        client.question = state["question"]
        body = {"question": client.question["number"], "command": f"c{dice.getrandbits(50)}"}  # type: ignore[index]
        seat = client.question["seat"]  # type: ignore[index]
        await client.post(f"/api/tables/{table}/answer?seat={seat}", {**body, "keys": client.any_keys(dice)})
        for seat in range(3):
            state = await client.get(f"/api/tables/{table}/state", seat=seat)
            if state["question"] is not None or state["over"] is not None:
                break
    return state


def test_an_idle_table_leaves_memory_and_comes_back_the_same(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        async with clients(url, "Ann") as (ann,):
            table = await ann.make("me", "me", "me", options={"rounds": 5})
            await ann.post(f"/api/tables/{table}/start")
            await some_answers(ann, table, 30, random.Random(1))
            before = [await ann.get(f"/api/tables/{table}/state", seat=seat) for seat in range(3)]
            await in_memory(ann, 0)
            after = [await ann.get(f"/api/tables/{table}/state", seat=seat) for seat in range(3)]
            assert after == before
            state = next(one for one in before if one["question"])
            free = await ann.get(f"/api/tables/{table}/state", seat=state["seat"])
            undone = await ann.post(
                f"/api/tables/{table}/undo?seat={state['seat']}", {"command": "u", "version": free["version"]}
            )
            assert undone["type"] == "done"  # also what lies before the snapshot can be taken back

    settings = free_settings(str(tmp_path / "a.db"), idle_seconds=0.0, poll_seconds=0.1, snapshot_every=7)
    settings.sweep_seconds = 0.2
    with serving(settings) as url:
        asyncio.run(asyncio.wait_for(scenario(url), LIMIT))
    store = Store(str(tmp_path / "a.db"))
    kept = store.write_sync(lambda c: c.execute(select(snapshots.c.table, snapshots.c.version)).one())
    opened = store.write_sync(lambda c: match_store.load_table(c, kept[0]))
    store.close()
    assert opened.snapshot is not None
    assert len(opened.entries) < 14  # opening a table replays only what came after the snapshot


def test_a_thousand_tables_that_nobody_looks_at_cost_little(tmp_path: Path) -> None:
    async def scenario(url: str) -> tuple[float, float]:
        async with clients(url, "Ann") as (ann,):

            async def tables(count: int) -> None:
                for _ in range(count):
                    table = await ann.make("me", "me", "me")
                    await ann.post(f"/api/tables/{table}/start")

            await tables(50)
            await in_memory(ann, KEPT)
            before = memory()
            await tables(MANY)
            await in_memory(ann, KEPT)
            return before, memory()

    settings = free_settings(str(tmp_path / "a.db"), poll_seconds=0.1, unwatched_tables=KEPT, sweep_seconds=0.2)
    with serving(settings) as url:
        before, after = asyncio.run(asyncio.wait_for(scenario(url), LIMIT))
    assert (after - before) * 1000 / MANY < 50, f"{(after - before) * 1000 / MANY:.1f} MB for 1,000 tables"


def test_a_connection_that_has_ended_is_gone_without_a_search_for_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What holds itself waits for the collector, and many visits to a busy server would add up."""
    alive: WeakSet[Any] = WeakSet()
    seen: list[str] = []
    for kind in (StrictHttp, FastWebSocket):
        made = kind.connection_made

        def noted(self: Any, transport: Any, made: Any = made) -> None:
            alive.add(self)
            seen.append(type(self).__name__)
            made(self, transport)

        monkeypatch.setattr(kind, "connection_made", noted)

    async def no_search(*_: Any) -> None:
        await asyncio.Event().wait()

    async def scenario(url: str) -> None:
        async with clients(url, "Ann") as (ann,):
            table = await ann.make("me", "me")
            await ann.post(f"/api/tables/{table}/start")
            for _ in range(5):
                visitor = await Client(url).guest("Bob")
                await visitor.sit(table)
                await visitor.close()
        while alive:
            await asyncio.sleep(0.05)

    monkeypatch.setattr("stavitel.server.app.collect_garbage", no_search)
    gc.disable()
    try:
        with serving(free_settings(str(tmp_path / "a.db"))) as url:
            asyncio.run(asyncio.wait_for(scenario(url), LIMIT))
    finally:
        gc.enable()
    assert seen.count("FastWebSocket") == 5


def noted_websockets(monkeypatch: pytest.MonkeyPatch) -> list[FastWebSocket]:
    """Those that are made from now on."""
    made: list[FastWebSocket] = []
    connect = FastWebSocket.connection_made

    def noted(self: FastWebSocket, transport: Any) -> None:
        made.append(self)
        connect(self, transport)

    monkeypatch.setattr(FastWebSocket, "connection_made", noted)
    return made


def test_an_open_connection_holds_no_task_and_nothing_of_its_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were four fifths of what a connection takes."""
    made = noted_websockets(monkeypatch)

    async def scenario(url: str) -> None:
        async with clients(url, "Ann") as (ann,):
            table = await ann.make("me", "me")
            await ann.post(f"/api/tables/{table}/start")
            await ann.sit(table)
            (line,) = made
            while line.tasks:
                await asyncio.sleep(0.01)
            assert line.kept
            assert not {"scope", "request", "response"} & vars(line).keys()

    with serving(free_settings(str(tmp_path / "a.db"))) as url:
        asyncio.run(asyncio.wait_for(scenario(url), LIMIT))


def test_who_does_not_even_read_the_farewell_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = noted_websockets(monkeypatch)

    async def scenario(url: str) -> None:
        async with clients(url, "Ann") as (ann,):
            table = await ann.make("me", "me")
            await ann.sit(table)
            (line,) = made
            line.close_timeout = 0.05
            line.loop.call_soon_threadsafe(line.pause_writing)  # what was sent lies there
            line.loop.call_soon_threadsafe(line.hang_up, 4408, "say hello again")
            while not line.disconnected:
                await asyncio.sleep(0.01)

    with serving(free_settings(str(tmp_path / "a.db"))) as url:
        asyncio.run(asyncio.wait_for(scenario(url), LIMIT))


MANY = 300
KEPT = 20


async def in_memory(client: Client, most: int) -> None:
    """Waits until so many tables are left in memory."""
    while True:
        text = (await client.http.get("/metrics")).text
        if float(text.partition("\nstavitel_tables_in_memory ")[2].split("\n")[0]) <= most:
            return
        await asyncio.sleep(0.1)


def memory() -> float:
    """What this process holds, in MB."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0
