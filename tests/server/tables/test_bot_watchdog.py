"""Bots that are asked are never forgotten: after an outage of the store, a restart, the end of another process."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from server.harness import LIMIT
from server.registry_harness import (
    SilentChannel,
    bots_wait_for,
    failing,
    open_registry,
    read,
    run,
    start,
    started_table,
    waiting_table,
    write,
)
from stavitel.server.protocol import Stand
from stavitel.server.storage import lobby, match_store
from stavitel.server.storage.match_store import AppendEntry
from stavitel.server.storage.schema import tables
from stavitel.server.storage.table_row import table_row
from stavitel.server.tables.bot_pool import BotFailed, BotPool
from stavitel.server.tables.bot_watchdog import BotWatchdog
from stavitel.server.tables.registry import TableRegistry


async def no_idea(_: BotPool, job: Any) -> list[str]:
    """A bot that leaves it to chance; no process is needed for that."""
    raise BotFailed("it does not matter")


async def until(holds: Callable[[], bool]) -> None:
    """Waits as long as it takes; the scenario as a whole has a limit."""
    while not holds():
        await asyncio.sleep(0.01)


async def begun(registry: TableRegistry, *kinds: str) -> str:
    """A game that another process began, and was killed."""
    key, made = await waiting_table(registry, *kinds)

    def start_it(connection: Connection) -> None:
        start(connection, key, made[0])
        match_store.save_asked(connection, key, [0], time.time())
        connection.execute(update(tables).where(tables.c.id == key).values(changed=time.time() - 3600))

    await write(registry, start_it)
    return key


async def over(registry: TableRegistry, key: str) -> None:
    while (await read(registry, lambda store: table_row(store, key))).status != "over":
        await asyncio.sleep(0.02)


def test_bots_go_on_by_themselves_after_the_store_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(registry: TableRegistry) -> None:
        away = bots_wait_for(monkeypatch)
        registry.services.settings.bot_watchdog_seconds = 0.02
        table, _ = await started_table(registry, "bot", "bot")
        awake = asyncio.create_task(BotWatchdog(registry).run())
        with monkeypatch.context() as patch:
            for module, name in (
                (AppendEntry, "run"),
                (match_store, "load_table"),
                (lobby, "tables_waiting_for_bots"),
            ):
                patch.setattr(module, name, failing)
            away.set()
            await until(lambda: table.id not in registry.tables)
            await asyncio.sleep(0.1)  # nothing comes of looking for it meanwhile
            assert not registry.tables
        await over(registry, table.id)
        awake.cancel()

    run(tmp_path / "a.db", scenario)


def test_a_bot_waits_for_a_full_disk_with_its_own_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not try again and again at once, nor leaves the choice to chance, for no fault of its own."""

    async def scenario(registry: TableRegistry) -> None:
        tried: list[list[str]] = []
        append = AppendEntry.run

        def full(write: AppendEntry, connection: Connection) -> bool:
            tried.append(write.entry.keys)
            return bool(failing())

        async def the_last(_: BotPool, job: Any) -> list[str]:
            match = registry.tables[key].game.match
            assert match is not None
            return [list(match.asking[0].options)[-1]]

        monkeypatch.setattr(BotPool, "choose", the_last)
        monkeypatch.setattr(AppendEntry, "run", full)
        registry.services.settings.bot_watchdog_seconds = 0.05
        key, made = await waiting_table(registry, "bot", "person")
        await registry.row_changed(await write(registry, lambda store: start(store, key, made[0])))
        table = await registry.get(key)
        await until(lambda: not table.autoplay.busy)
        assert table.game.match is not None
        wanted = [list(table.game.match.asking[0].options)[-1]]
        assert tried == [wanted]
        assert key in registry.stuck
        monkeypatch.setattr(AppendEntry, "run", append)
        awake = asyncio.create_task(BotWatchdog(registry).run())
        await until(lambda: registry.tables[key].game.version > 0)
        awake.cancel()
        entries = await read(registry, lambda store: match_store.load_entries(store, key, 0))
        assert entries[0].keys == wanted

    run(tmp_path / "a.db", scenario)


def test_an_answer_left_in_advance_is_given_after_the_store_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry)
        assert table.game.match is not None
        seat, ask = next(iter(table.game.match.asking.items()))
        with monkeypatch.context() as patch:
            patch.setattr(AppendEntry, "run", failing)
            patch.setattr(match_store, "load_table", failing)
            await table.autoplay.change_standing(seat, Stand(ask.topic, [next(iter(ask.options))], "game"))
            await until(lambda: table.id not in registry.tables and not table.autoplay.busy)
        await BotWatchdog(registry).check()
        await until(lambda: registry.tables[table.id].game.version > 0)

    run(tmp_path / "a.db", scenario)


def test_a_start_while_the_store_is_away_finds_its_bots_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotPool, "choose", no_idea)

    async def scenario(registry: TableRegistry) -> None:
        registry.services.settings.bot_watchdog_seconds = 0.02
        key = await begun(registry, "bot", "bot")
        looked = []

        def away(*_: Any) -> Any:
            looked.append(1)
            failing()

        with monkeypatch.context() as patch:
            patch.setattr(lobby, "tables_waiting_for_bots", away)
            awake = asyncio.create_task(BotWatchdog(registry).run())
            await until(lambda: len(looked) > 1)
        await over(registry, key)
        awake.cancel()

    run(tmp_path / "a.db", scenario)


def test_tables_that_wait_for_people_stay_out_of_memory(tmp_path: Path) -> None:
    async def scenario(registry: TableRegistry) -> None:
        await begun(registry, "person", "bot")
        await begun(registry, "person", "person")
        await waiting_table(registry, "bot", "person")
        await BotWatchdog(registry).check()
        assert not registry.tables

    run(tmp_path / "a.db", scenario)


def test_who_is_asked_is_found_among_many_seats(tmp_path: Path) -> None:
    """Seat 1 is not asked where seats 10 and 11 are."""

    async def scenario(registry: TableRegistry) -> None:
        asked: dict[str, list[int]] = {}
        for seats in ([0], [1], [1, 0], [10, 11], [0, 1, 10], []):
            key = await begun(registry, "person", "bot")
            await write(registry, lambda store, key=key, seats=seats: match_store.save_asked(store, key, seats, 0.0))  # type: ignore[misc]
            asked[key] = seats
        found = await read(registry, lobby.tables_waiting_for_bots)
        assert sorted(found) == sorted(key for key, seats in asked.items() if 1 in seats)

    run(tmp_path / "a.db", scenario)


def test_a_table_that_cannot_go_on_is_tried_more_and_more_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(registry: TableRegistry) -> None:
        opened = Counter[str]()

        def damaged(connection: Connection, key: str) -> Any:
            opened[key] += 1
            failing()

        key = await begun(registry, "bot", "person")
        monkeypatch.setattr(match_store, "load_table", damaged)
        watchdog = BotWatchdog(registry)
        for second in range(0, 3600, 10):
            await watchdog.check(1000.0 + second)
        assert 5 < opened[key] < 15

    run(tmp_path / "a.db", scenario)


def test_of_several_processes_one_goes_on(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And none where another has just been at work."""
    monkeypatch.setattr(BotPool, "choose", no_idea)

    async def scenario() -> None:
        async with open_registry(postgres_url) as one, open_registry(postgres_url) as other:
            for registry in (one, other):
                registry.services.pubsub.connect(SilentChannel())
            opened = Counter[str]()
            opening = TableRegistry._open

            async def counted(registry: TableRegistry, table_id: str, delay: float) -> Any:
                opened[table_id] += 1
                return await opening(registry, table_id, delay)

            monkeypatch.setattr(TableRegistry, "_open", counted)
            stuck = [await begun(one, "bot", "bot") for _ in range(6)]
            fresh = await begun(one, "bot", "bot")
            at_work = update(tables).where(tables.c.id == fresh).values(changed=time.time())
            await write(one, lambda store: store.execute(at_work))
            await asyncio.gather(BotWatchdog(one).check(), BotWatchdog(other).check())
            assert opened == dict.fromkeys(stuck, 1)
            for key in stuck:
                await over(one, key)

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))
