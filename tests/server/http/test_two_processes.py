"""What is asked of one process while the table is at home in another: both judge alike."""

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest

from server.harness import LIMIT, Client, clients, free_settings, serving
from stavitel.server.tables import presence

HOUR_AGO = "extract(epoch FROM now()) - 3600"
A_WHILE_AGO = "extract(epoch FROM now()) - 1200"  # longer than somebody may be away, shorter than they may look on


@pytest.fixture
def processes(postgres_url: str) -> Iterator[tuple[str, str]]:
    """Two servers on one database, where who is away counts as absent at once; neither stores who looks."""
    settings = free_settings(postgres_url, absence_seconds=0.0, poll_seconds=3600.0)
    with serving(settings) as first, serving(settings) as second:
        yield first, second


@asynccontextmanager
async def looking_elsewhere(processes: tuple[str, str]) -> AsyncIterator[tuple[str, Client, Client]]:
    """Ann, the host, asks one process; Bob, who plays with her, looks at their table in the other."""
    first, second = processes
    async with clients(first, "Ann") as (ann,), clients(second, "Bob") as (bob,):
        table = await ann.make("me", "open")
        await bob.post(f"/api/tables/{table}/join", {})
        await bob.sit(table)
        await ann.post(f"/api/tables/{table}/start")
        yield table, ann, bob


async def sql(url: str, statement: str) -> list[Any]:
    """Does something behind the servers' backs."""

    def work() -> list[Any]:
        with psycopg.connect(url) as connection:
            found = connection.execute(statement)
            return found.fetchall() if found.description else []

    return await asyncio.to_thread(work)


async def forget_when_bob_was_here(url: str) -> None:
    """Bob's last sign is an hour old; the one of his first request is waited for."""
    while not await sql(url, f"UPDATE people SET seen = {HOUR_AGO} WHERE name = 'Bob' AND seen > 0 RETURNING 1"):
        await asyncio.sleep(0.02)


def run(scenario: Any) -> None:
    asyncio.run(asyncio.wait_for(scenario, LIMIT))


def test_who_looks_at_another_process_is_not_absent(processes: tuple[str, str]) -> None:
    """Else the host of a table for two had the other's hand for asking the right process."""

    async def scenario() -> None:
        async with looking_elsewhere(processes) as (table, ann, _):
            seat = f"/api/tables/{table}/seats/1"
            assert (await ann.post(seat + "/link", None, 409))["code"] == "not-absent"
            assert (await ann.post(seat, {"kind": "open"}, 409))["code"] == "not-absent"
            assert (await ann.post(seat, {"kind": "bot", "level": "random"}, 409))["code"] == "not-absent"

    run(scenario())


def test_who_has_not_been_seen_anywhere_is_absent_for_every_process(
    processes: tuple[str, str], postgres_url: str
) -> None:
    async def scenario() -> None:
        async with looking_elsewhere(processes) as (table, ann, bob):
            assert bob.socket is not None
            await bob.socket.close()
            await forget_when_bob_was_here(postgres_url)
            link = await ann.post(f"/api/tables/{table}/seats/1/link", None, 201)
            assert link["seat"] == 1

    run(scenario())


def test_nobody_goes_on_without_who_looks_at_another_process(
    processes: tuple[str, str], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "REMEMBER_SECONDS", 0.0)  # as in a process that has just read the table

    async def scenario() -> None:
        async with looking_elsewhere(processes) as (table, ann, bob):
            await ann.sit(table)
            dice = random.Random(1)
            while bob.question is None:  # until it is Bob whom they wait for
                assert await ann.asked() is not None
                await ann.answer(*ann.any_keys(dice))
                await bob.settle()
            await sql(postgres_url, f"UPDATE log SET at = {A_WHILE_AGO}")
            await sql(postgres_url, f"UPDATE tables SET changed = {A_WHILE_AGO}")
            call = f"/api/tables/{table}/seats/1/call"
            assert (await ann.post(call, None, 409))["code"] == "still-time"
            await forget_when_bob_was_here(postgres_url)
            assert (await ann.post(call))["seats"][1]["stand_in"] is not None

    run(scenario())
