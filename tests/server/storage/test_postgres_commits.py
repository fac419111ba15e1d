"""Answers in one statement on PostgreSQL: together when all is well, one by one when it is not."""

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from server.conftest import end_connections
from server.registry_harness import Onlooker, an_answer, fast, read, run, slow, started_table
from stavitel.server import monitor
from stavitel.server.errors import ClientError, StoreUnavailable
from stavitel.server.protocol import Done
from stavitel.server.storage import store as store_module
from stavitel.server.storage.schema import log
from stavitel.server.storage.table_row import table_row
from stavitel.server.tables.live_table import LiveTable
from stavitel.server.tables.registry import TableRegistry


async def tables_of(registry: TableRegistry, count: int) -> list[LiveTable]:
    """Tables that are played, with the connection that writes answers open."""
    tables = [(await started_table(registry))[0] for _ in range(count)]
    await opened(registry)
    await answer_at_all(tables[:1], random.Random(1))
    return tables


async def opened(registry: TableRegistry) -> None:
    """Waits until answers are written together again, however long that takes."""
    appends: Any = registry.services.store._appends
    while appends._connection is None:
        appends._open()  # as the next answer would
        await asyncio.sleep(0.01)


async def answer_at_all(tables: list[LiveTable], dice: random.Random) -> None:
    for outcome in await asyncio.gather(*(fast(table, *an_answer(table, dice)) for table in tables)):
        assert isinstance(outcome, Done), outcome


async def nothing_lost(registry: TableRegistry, tables: list[LiveTable]) -> None:
    """The store has every answer, and who is asked now."""

    def stored(store: Connection) -> list[tuple[Any, list[int]]]:
        counts = {table.id: store.scalar(select(func.count()).where(log.c.table == table.id)) for table in tables}
        return [(counts[table.id], table_row(store, table.id).asked) for table in tables]

    matches = [table.game.started_match() for table in tables]
    versions = [table.game.version for table in tables]
    asked = [sorted(match.asking) for match in matches]
    assert await read(registry, stored) == list(zip(versions, asked, strict=True))


def test_answers_of_many_tables_are_one_commit(postgres_url: str) -> None:
    async def scenario(registry: TableRegistry) -> None:
        tables, store = await tables_of(registry, 6), registry.services.store
        commits, writes = store.commits, store.writes
        await answer_at_all(tables, random.Random(2))
        assert (store.commits - commits, store.writes - writes) == (1, 6)
        await nothing_lost(registry, tables)

    run(postgres_url, scenario)


def test_answers_that_come_while_others_are_written_wait_for_the_next_commit(postgres_url: str) -> None:
    async def scenario(registry: TableRegistry) -> None:
        tables, store = await tables_of(registry, 6), registry.services.store
        commits = store.commits
        first = asyncio.create_task(answer_at_all(tables[:1], random.Random(2)))
        while not store._appends._group:  # type: ignore[union-attr]
            await asyncio.sleep(0)
        await answer_at_all(tables[1:], random.Random(3))
        await first
        assert store.commits - commits == 2
        await nothing_lost(registry, tables)

    run(postgres_url, scenario)


def test_a_broken_connection_costs_no_answer(postgres_url: str) -> None:
    async def scenario(registry: TableRegistry) -> None:
        tables = await tables_of(registry, 3)
        for turn in range(4):
            await asyncio.to_thread(end_connections, postgres_url)
            await answer_at_all(tables, random.Random(turn))
        await opened(registry)  # in the end they are written together again
        await answer_at_all(tables, random.Random(9))
        await nothing_lost(registry, tables)

    run(postgres_url, scenario)


def test_a_table_that_is_locked_holds_up_no_other(postgres_url: str) -> None:
    import psycopg

    async def scenario(registry: TableRegistry) -> None:
        tables = await tables_of(registry, 3)
        with psycopg.connect(postgres_url) as other:
            other.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (tables[0].id,))
            held = asyncio.create_task(fast(tables[0], *an_answer(tables[0], random.Random(1))))
            await answer_at_all(tables[1:], random.Random(2))
            assert not held.done()
        assert isinstance(await held, Done)
        await nothing_lost(registry, tables)

    run(postgres_url, scenario)


def test_a_table_that_is_locked_for_long_tells_who_answers(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not count, the table is as it was, the others play on; with the lock gone the same answer counts.

    Nobody takes the database for broken meanwhile: it writes what is not locked.
    """
    import psycopg

    monkeypatch.setattr(store_module, "POSTGRES_WRITING", ("SET lock_timeout = '100ms'",))

    async def scenario(registry: TableRegistry) -> None:
        locked, *others = await tables_of(registry, 3)
        version, store = locked.game.version, registry.services.store
        onlooker = await Onlooker(0).at(locked)
        seat, answer = an_answer(locked, random.Random(1))
        with psycopg.connect(postgres_url) as other:
            other.execute("SELECT 1 FROM tables WHERE id = %s FOR UPDATE", (locked.id,))
            for way in (fast, slow):
                refused = await way(locked, seat, answer)
                assert isinstance(refused, ClientError) and refused.code == "not-stored", refused
                assert locked.game.version == version
                assert not store.failing
                assert await registry.services.monitor.try_write() > 0
                await answer_at_all(others, random.Random(2))
            await nothing_lost(registry, [locked, *others])
        assert not onlooker.messages_of("update"), "nobody has seen what does not count"
        assert isinstance(await fast(locked, seat, answer), Done)
        assert store.recoveries == 0, "nobody had to read everything anew"
        await nothing_lost(registry, [locked, *others])

    run(postgres_url, scenario)


def test_where_all_tables_are_locked_health_says_so(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log is being rebuilt, say: nothing can be written that counts, though other writes succeed."""
    import psycopg

    monkeypatch.setattr(store_module, "POSTGRES_WRITING", ("SET lock_timeout = '100ms'",))
    monkeypatch.setattr(monitor, "SAME_SECONDS", 0.0)

    async def scenario(registry: TableRegistry) -> None:
        (table,), services = await tables_of(registry, 1), registry.services
        with psycopg.connect(postgres_url) as other:
            other.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            refused = await fast(table, *an_answer(table, random.Random(1)))
            assert isinstance(refused, ClientError) and refused.code == "not-stored", refused
            with pytest.raises(StoreUnavailable):
                await services.monitor.try_write()
            assert services.store.failing
        assert await services.monitor.try_write() > 0
        assert not services.store.failing
        await answer_at_all([table], random.Random(1))

    run(postgres_url, scenario)


def test_one_that_cannot_be_written_does_not_harm_the_others(postgres_url: str) -> None:
    """Its text is none that PostgreSQL can keep."""

    async def scenario(registry: TableRegistry) -> None:
        tables = await tables_of(registry, 3)
        seat, answer = an_answer(tables[0], random.Random(1))
        answer.command = "\0"
        refused = asyncio.create_task(fast(tables[0], seat, answer))
        await answer_at_all(tables[1:], random.Random(2))
        assert not isinstance(await refused, Done)
        assert isinstance(await slow(tables[0], *an_answer(tables[0], random.Random(3))), Done)
        await nothing_lost(registry, tables)

    run(postgres_url, scenario)


@pytest.mark.parametrize("ended", [False, True])
def test_who_was_overtaken_by_another_process_is_told(postgres_url: str, ended: bool) -> None:
    """The rest of the group counts. (Also where it was overtaken by itself, on a connection that broke.)"""

    async def scenario(registry: TableRegistry) -> None:
        tables = await tables_of(registry, 2)
        behind = await registry.load(tables[0].id)
        seat, answer = an_answer(behind, random.Random(1))
        assert isinstance(await fast(tables[0], seat, answer), Done)
        if not ended:
            answer.command = "another"
        late = asyncio.create_task(fast(behind, seat, answer))
        await answer_at_all(tables[1:], random.Random(2))
        assert type(await late).__name__ == ("Repeated" if ended else "Stale")
        assert behind.game.version == tables[0].game.version
        await nothing_lost(registry, [*tables, behind])

    run(postgres_url, scenario)
