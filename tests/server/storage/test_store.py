"""The store: durable writes in groups, errors that undo only their own work, and migrations that match the tables."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from stavitel.server.storage.schema import METADATA, meta
from stavitel.server.storage.store import Store, migrate


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    opened.open()
    yield opened
    opened.close()


def test_migrations_lead_to_the_tables_the_code_speaks_of(store: Store) -> None:
    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert store.write_sync(compare) == []
    migrate(store.url)  # a second time changes nothing


def test_writes_in_one_group_fail_alone(store: Store) -> None:
    def put(key: str) -> object:
        return lambda connection: connection.execute(
            insert(meta).values(key=key, value="x").returning(meta.c.value)
        ).scalar()

    async def scenario() -> list[object]:
        return await asyncio.gather(*(store.write(put(f"k{i % 20}")) for i in range(60)), return_exceptions=True)  # type: ignore[arg-type]

    results = asyncio.run(scenario())
    assert sum(result == "x" for result in results) == 20
    assert sum(isinstance(result, IntegrityError) for result in results) == 40
    keys = asyncio.run(store.read(lambda connection: connection.execute(select(meta.c.key)).scalars().all()))
    assert sorted(keys) == sorted(f"k{i}" for i in range(20))


def test_sqlite_groups_commits_and_keeps_them_safe(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "a.db"))
    store.open()

    async def many() -> None:
        await asyncio.gather(
            *(store.write(lambda c, i=i: c.execute(insert(meta).values(key=str(i), value=""))) for i in range(200))  # type: ignore[misc]
        )

    asyncio.run(many())
    assert store.commits < store.writes
    assert store.write_sync(lambda c: c.exec_driver_sql("PRAGMA synchronous").scalar()) == 2
    store.close()
    with sqlite3.connect(tmp_path / "a.db") as plain:
        assert plain.execute("SELECT count(*) FROM meta").fetchone() == (200,)
