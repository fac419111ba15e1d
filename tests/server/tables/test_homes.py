"""Each table is at home in one process; connections are handed there, and it moves when its process does not answer."""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
from typing import Any

import psycopg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.harness import LIMIT, Client, Process, free_settings, serving
from server.storage.faults import Line

TROUBLE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


async def home_of(url: str, table: str) -> str | None:
    """The process a table is at home in, as the database has it."""

    def look() -> str | None:
        with psycopg.connect(url) as connection:
            found = connection.execute('SELECT process FROM homes WHERE "table" = %s', (table,)).fetchone()
            return found[0] if found else None

    return await asyncio.to_thread(look)


async def come_back(client: Client, table: str) -> None:
    """Says hello until the table is shown."""
    while True:
        with contextlib.suppress(*TROUBLE):
            await client.sit(table)
            return
        await asyncio.sleep(0.05)


async def connections(url: str) -> int:
    """How many WebSockets a process has."""
    client = Client(url)
    text = (await client.http.get("/metrics")).text
    await client.close()
    return next(int(float(line.split()[1])) for line in text.splitlines() if line.startswith("stavitel_connections "))


def test_two_processes_show_a_table_from_one_of_them(postgres_url: str) -> None:
    """Everybody's socket is where the table is at home; the other process does not even have it in memory."""

    async def scenario(first: str, second: str) -> None:
        ann, bob = await Client(first).guest("Ann"), await Client(second).guest("Bob")
        table = await ann.make("me", "open", options={"rounds": 1})
        await bob.post(f"/api/tables/{table}/join", {})
        await ann.sit(table)
        home = await home_of(postgres_url, table)
        assert home is not None
        await bob.sit(table)
        await ann.post(f"/api/tables/{table}/start")
        shown = [await connections(url) for url in (first, second)]
        assert sorted(shown) == [0, 2]  # both sockets in one process
        await asyncio.gather(ann.play(random.Random(1)), bob.play(random.Random(2)))
        assert await home_of(postgres_url, table) == home
        assert ann.over == bob.over
        for client in (ann, bob):
            await client.close()

    with serving(free_settings(postgres_url)) as first, serving(free_settings(postgres_url)) as second:
        asyncio.run(asyncio.wait_for(scenario(first, second), LIMIT))


def test_a_table_that_somebody_made_up_has_no_home(postgres_url: str) -> None:
    """Else whoever asks for many of them would leave that many leases to be renewed for ever."""

    async def scenario(url: str) -> None:
        for number in range(3):
            async with connect(f"{url.replace('http', 'ws')}/ws/tables/madeup{number}", proxy=None) as socket:
                assert json.loads(await socket.recv())["code"] == "no-such-table"
            assert await home_of(postgres_url, f"madeup{number}") is None

    with serving(free_settings(postgres_url)) as url:
        asyncio.run(asyncio.wait_for(scenario(url), LIMIT))


@pytest.mark.parametrize("fault", [signal.SIGKILL, signal.SIGSTOP])
def test_a_table_moves_when_its_process_is_killed_or_stopped(postgres_url: str, fault: signal.Signals) -> None:
    async def scenario() -> None:
        servers = [await asyncio.to_thread(Process, postgres_url) for _ in range(2)]
        try:
            ann = await Client(servers[0].url).guest("Ann")
            table = await ann.make("me", "bot:random", options={"rounds": 5})
            await ann.post(f"/api/tables/{table}/start")
            await ann.sit(table)
            commands: dict[str, Any] = {}
            assert await ann.asked() is not None
            commands["before"] = await ann.answer(*ann.any_keys(random.Random(1)), command="before")
            home = await home_of(postgres_url, table)
            os.killpg(servers[0].process.pid, fault)
            ann.url = servers[1].url
            await come_back(ann, table)
            assert await home_of(postgres_url, table) != home
            again = await ann.answer("any", question=1, command="before")
            assert (again["type"], again["version"]) == ("repeated", commands["before"]["version"])
            if await ann.asked() is not None:  # the bot goes on too
                assert (await ann.answer(*ann.any_keys(random.Random(2))))["type"] == "done"
            if fault == signal.SIGSTOP:
                os.killpg(servers[0].process.pid, signal.SIGCONT)
                other = Client(servers[0].url)  # the process that was stopped knows that it has lost the table
                await come_back(other, table)
                moved = await home_of(postgres_url, table)
                assert moved != home
                await other.close()
            await ann.close()
        finally:
            for server in servers:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(server.process.pid, signal.SIGCONT)
                await asyncio.to_thread(server.kill)

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_a_table_moves_when_its_process_is_cut_off_from_the_database(postgres_url: str) -> None:
    """Who plays there is told that the answer does not count; elsewhere it does, and nothing acknowledged is lost."""

    async def scenario(line: Line) -> None:
        near = await asyncio.to_thread(Process, line.url, STAVITEL_STORE_SECONDS="2")
        far = await asyncio.to_thread(Process, postgres_url)
        try:
            ann = await Client(near.url).guest("Ann")
            table = await ann.make("me", "bot:random", options={"rounds": 5})
            await ann.post(f"/api/tables/{table}/start")
            await ann.sit(table)
            assert await ann.asked() is not None
            before = await ann.answer(*ann.any_keys(random.Random(1)), command="before")
            home = await home_of(postgres_url, table)
            line.cut()
            with contextlib.suppress(ConnectionClosed):
                if await ann.asked() is not None:
                    refused = await ann.answer(*ann.any_keys(random.Random(2)), command="during")
                    assert refused["type"] == "error"
                    assert refused["code"] in ("not-stored", "unsure", "store-away")
            ann.url = far.url
            await come_back(ann, table)
            assert await home_of(postgres_url, table) != home
            again = await ann.answer("any", question=1, command="before")
            assert (again["type"], again["version"]) == ("repeated", before["version"])
            if await ann.asked() is not None:
                assert (await ann.answer(*ann.any_keys(random.Random(3))))["type"] == "done"
            line.mend()
            late = Client(near.url)  # the process that was cut off knows that it has lost the table
            await come_back(late, table)
            assert await home_of(postgres_url, table) != home
            await late.close()
            await ann.close()
        finally:
            line.close()
            for server in (near, far):
                await asyncio.to_thread(server.kill)

    asyncio.run(asyncio.wait_for(scenario(Line(postgres_url)), LIMIT))


def test_a_connection_that_gets_lost_on_the_way_keeps_no_other_from_being_taken(postgres_url: str) -> None:
    """As where the taking process has no file to spare: the system then drops what was handed over."""

    async def scenario(first: str, second: str) -> None:
        ann, bob = await Client(first).guest("Ann"), await Client(second).guest("Bob")
        table = await ann.make("me", "open")
        await ann.sit(table)
        for request in (b"GET", b""):
            await asyncio.to_thread(give_nothing, table, request)
        await bob.sit(table)
        assert await connections(second) == 0, "it was handed over"
        for client in (ann, bob):
            await client.close()

    def give_nothing(table: str, request: bytes) -> None:
        with psycopg.connect(postgres_url) as connection:
            found = connection.execute('SELECT address FROM homes WHERE "table" = %s', (table,)).fetchone()
        assert found is not None
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.connect(found[0].partition(":")[2])
            line.sendall(request)
            line.shutdown(socket.SHUT_WR)
            assert line.recv(1) == b"", "it hangs up"

    with serving(free_settings(postgres_url)) as first, serving(free_settings(postgres_url)) as second:
        asyncio.run(asyncio.wait_for(scenario(first, second), LIMIT))
