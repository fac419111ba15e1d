"""Faults of the database end well: who answers is told, nothing acknowledged is lost, and all goes on by itself."""

import asyncio
import contextlib
import os
import random
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

from server.harness import ENVIRONMENT, LIMIT, Client, clients, free_settings, serving
from server.storage.faults import BreakingDisk, fill, locked, small_disk, stopped
from stavitel.server.storage.schema import meta, seats
from stavitel.server.storage.store import Store

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the faults are made as on Linux")
NOT_NOW = {"not-stored", "unsure", "store-away"}


class Player:
    """Somebody who plays alone against a bot, and remembers what was acknowledged."""

    def __init__(self, client: Client, table: str) -> None:
        self.client = client
        self.table = table
        self.dice = random.Random(3)
        self.acknowledged: dict[str, int] = {}

    async def answer(self, command: str) -> dict[str, Any]:
        """Answers the open question; the outcome."""
        assert await self.client.asked() is not None
        outcome = await self.client.answer(*self.client.any_keys(self.dice), command=command)
        if outcome["type"] in ("done", "repeated"):
            self.acknowledged[command] = outcome["version"]
        return outcome

    async def is_refused(self, command: str) -> None:
        """Answers, and is told that it does not count; or is sent away, as the bot's answer did not count first."""
        with contextlib.suppress(ConnectionClosed):
            outcome = await self.answer(command)
            assert outcome["type"] == "error"
            assert outcome["code"] in NOT_NOW

    async def is_taken(self, command: str) -> None:
        """Answers, again after a break, until it counts, or the game is over."""
        while True:
            with contextlib.suppress(ConnectionClosed):
                if await self.client.asked() is not None:
                    outcome = await self.answer(command)
                    assert outcome["type"] in ("done", "repeated"), outcome
                return
            await self.come_back()

    async def come_back(self) -> None:
        """Says hello until the table is shown."""
        while True:
            with contextlib.suppress(ConnectionClosed, OSError):
                await self.client.sit(self.table)
                return
            await asyncio.sleep(0.05)

    async def nothing_lost(self) -> None:
        """Every acknowledged answer is known under its version."""
        assert self.acknowledged
        for command, version in self.acknowledged.items():
            again = await self.client.answer("any", question=1, command=command)
            assert (again["type"], again["version"]) == ("repeated", version)


async def ready(client: Client, wanted: int) -> None:
    """Waits until the server says that it is ready, or that it is not."""
    while (await client.http.get("/health/ready")).status_code != wanted:
        await asyncio.sleep(0.05)


async def through(url: str, fault: Callable[[], AbstractContextManager[object]]) -> None:
    """Plays before, during and after a fault."""
    async with clients(url, "Ann") as (ann,):
        table = await ann.make("me", "bot:random", options={"rounds": 5})
        await ann.post(f"/api/tables/{table}/start")
        await ann.sit(table)
        player = Player(ann, table)
        for number in range(3):
            assert (await player.answer(f"before{number}"))["type"] == "done"
        assert await ann.asked() is not None
        with fault():
            await player.is_refused("during")
            assert (await ann.http.get("/health/live")).status_code == 200
            await ready(ann, 503)
        await ready(ann, 200)
        await player.come_back()
        for number in range(3):
            await player.is_taken(f"after{number}")
        await player.nothing_lost()


def play_through(database: Path, fault: Callable[[], AbstractContextManager[object]], **settings: Any) -> None:
    with serving(free_settings(str(database), **settings)) as url:
        asyncio.run(asyncio.wait_for(through(url, fault), LIMIT))


def test_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:

        @contextlib.contextmanager
        def full() -> Iterator[None]:
            ballast = fill(disk)
            yield
            ballast.unlink()

        play_through(disk / "a.db", full)


def test_a_disk_that_turns_read_only(tmp_path: Path) -> None:
    with BreakingDisk(tmp_path / "disk") as disk:

        @contextlib.contextmanager
        def read_only() -> Iterator[None]:
            disk.damage()
            yield
            disk.mend()

        play_through(disk.folder / "a.db", read_only)


def test_a_lock_that_another_process_holds(tmp_path: Path) -> None:
    play_through(tmp_path / "a.db", lambda: locked(tmp_path / "a.db"), store_seconds=1.0)


def test_a_file_that_vanishes_and_comes_back(tmp_path: Path) -> None:
    @contextlib.contextmanager
    def gone() -> Iterator[None]:
        (tmp_path / "a.db").rename(tmp_path / "elsewhere")
        yield
        assert not (tmp_path / "a.db").exists(), "an empty one in its place would hide what is lost"
        (tmp_path / "elsewhere").rename(tmp_path / "a.db")

    play_through(tmp_path / "a.db", gone)


def test_a_log_of_changes_that_was_deleted(tmp_path: Path) -> None:
    """What it held is saved into the database's file; all is there after a restart too."""
    database = tmp_path / "a.db"

    async def scenario(url: str) -> tuple[str, Player]:
        ann = await Client(url).guest("Ann")
        table = await ann.make("me", "bot:random", options={"rounds": 5})
        await ann.post(f"/api/tables/{table}/start")
        await ann.sit(table)
        player = Player(ann, table)
        await player.answer("before")
        assert await ann.asked() is not None
        (tmp_path / "a.db-wal").unlink()
        await player.is_refused("during")
        await ready(ann, 200)
        await player.come_back()
        await player.is_taken("after")
        await player.nothing_lost()
        return ann.http.cookies["stavitel_session"], player

    async def look(url: str, session: str, player: Player) -> None:
        again = Client(url)
        again.http.cookies["stavitel_session"] = session
        await again.sit(player.table)
        player.client = again
        await player.nothing_lost()
        await again.close()

    with serving(free_settings(str(database))) as url:
        session, player = asyncio.run(asyncio.wait_for(scenario(url), LIMIT))
    with serving(free_settings(str(database))) as url:
        asyncio.run(asyncio.wait_for(look(url, session, player), LIMIT))


def test_a_postgresql_that_hangs(postgres: str, postgres_url: str) -> None:
    with serving(free_settings(postgres_url, store_seconds=2.0)) as url:
        asyncio.run(asyncio.wait_for(through(url, lambda: stopped(postgres)), LIMIT))


def test_while_the_database_is_locked_everything_else_goes_on(tmp_path: Path) -> None:
    """The answer waits, the event loop does not; and when the lock is gone the answer counts."""
    database = tmp_path / "a.db"

    async def scenario(url: str) -> None:
        async with clients(url, "Ann") as (ann,):
            table = await ann.make("me", "bot:random")
            await ann.post(f"/api/tables/{table}/start")
            await ann.sit(table)
            await ann.asked()
            with locked(database):
                answering = asyncio.create_task(ann.answer(*ann.any_keys(random.Random(1))))
                for _ in range(20):
                    assert (await ann.http.get("/health/live")).status_code == 200
                assert not answering.done()
            assert (await answering)["type"] == "done"

    with serving(free_settings(str(database), store_seconds=LIMIT)) as url:
        asyncio.run(asyncio.wait_for(scenario(url), LIMIT))


def test_a_file_that_was_replaced_is_read_anew(tmp_path: Path) -> None:
    """A host puts an older copy in the place of the file: the tables go on from there."""
    database, copy = tmp_path / "a.db", tmp_path / "copy"

    async def scenario(url: str) -> None:
        async with clients(url, "Ann") as (ann,):
            table = await ann.make("me", "bot:random", options={"rounds": 5})
            await ann.post(f"/api/tables/{table}/start")
            await ann.sit(table)
            player = Player(ann, table)
            await player.answer("kept")
            await ann.asked()
            with sqlite3.connect(database) as now, sqlite3.connect(copy) as then:
                now.backup(then)
            version = ann.version
            await player.answer("lost-with-the-file")
            for suffix in ("-wal", "-shm"):
                os.unlink(f"{database}{suffix}")
            os.replace(copy, database)
            await player.is_refused("refused")
            await ready(ann, 200)
            ann.events.clear()
            await player.come_back()
            assert ann.version <= version + 1  # the bot may have gone on
            await ann.asked()
            await player.is_taken("goes-on")

    with serving(free_settings(str(database))) as url:
        asyncio.run(asyncio.wait_for(scenario(url), LIMIT))


def test_one_failed_commit_does_not_stop_the_next(tmp_path: Path) -> None:
    """COMMIT itself fails, as foreign keys are looked at only then; the others of the group are on disk."""
    store = Store(str(tmp_path / "a.db"))
    store.open()

    def orphan(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        connection.execute(insert(seats).values(table="no such table", seat=0, kind="open"))

    def put(key: str) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            connection.execute(insert(meta).values(key=key, value=""))

        return work

    async def scenario() -> None:
        writes: list[Awaitable[None]] = [store.write(put("a")), store.write(orphan), store.write(put("b"))]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), IntegrityError, type(None)]
        await store.write(put("c"))
        keys = await store.read(lambda connection: connection.execute(select(meta.c.key)).scalars().all())
        assert sorted(keys) == ["a", "b", "c"]

    asyncio.run(scenario())
    store.close()


@pytest.mark.parametrize("name", ["a.db", "another-name.db"])
def test_a_second_server_on_the_same_file_is_refused_in_one_line(tmp_path: Path, name: str) -> None:
    database, named = tmp_path / "a.db", tmp_path / name
    if named != database:
        named.symlink_to(database)
    command = [sys.executable, "-m", "stavitel.server.commands", "serve", "--port", "0", "--db", str(named)]
    with serving(free_settings(str(database))):
        second = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, check=False, timeout=LIMIT)
    assert second.returncode == 2
    assert second.stdout == ""
    assert second.stderr.splitlines() == [
        f"{named} is in use by process {os.getpid()} on {os.uname().nodename}; one server can use it at a time."
    ]


def test_what_is_kept_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    """Also a file that was readable by all before."""
    database = tmp_path / "a.db"
    database.touch(0o644)
    os.chmod(database, 0o644)
    store = Store(str(database))
    store.open()
    asyncio.run(store.write(lambda connection: connection.execute(insert(meta).values(key="a", value=""))))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    store.close()
    assert modes == {"a.db": 0o600, "a.db-wal": 0o600, "a.db-shm": 0o600}
