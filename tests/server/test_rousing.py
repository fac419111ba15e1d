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
from server.test_troubles import Silence, a_house, begin, failing, run, started, thinking_until, waiting
from stavitel.server import keeping, lobby
from stavitel.server.house import House
from stavitel.server.protocol import Stand
from stavitel.server.records import tables
from stavitel.server.thinking import BotFailed, Thinkers


async def no_idea(_: Thinkers, job: Any) -> list[str]:
    """A bot that leaves it to chance; no process is needed for that."""
    raise BotFailed("it does not matter")


async def until(holds: Callable[[], bool]) -> None:
    """Waits as long as it takes; the scenario as a whole has a limit."""
    while not holds():
        await asyncio.sleep(0.01)


async def begun(house: House, *kinds: str) -> str:
    """A game that another process began, and was killed."""
    key, made = await waiting(house, *kinds)

    def start(connection: Connection) -> None:
        begin(connection, key, made[0])
        keeping.keep_asked(connection, key, [0])
        connection.execute(update(tables).where(tables.c.id == key).values(changed=time.time() - 3600))

    await house.store.write(start)
    return key


async def over(house: House, key: str) -> None:
    while (await house.store.read(lambda store: lobby.table_row(store, key))).status != "over":
        await asyncio.sleep(0.02)


def test_bots_go_on_by_themselves_after_the_store_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(house: House) -> None:
        away = thinking_until(monkeypatch)
        house.settings.rouse_seconds = 0.02
        table, _ = await started(house, "bot", "bot")
        awake = asyncio.create_task(house.keep_awake())
        with monkeypatch.context() as patch:
            for module, name in ((keeping, "append"), (keeping, "open_table"), (lobby, "tables_waiting_for_bots")):
                patch.setattr(module, name, failing)
            away.set()
            await until(lambda: table.id not in house.live)
            await asyncio.sleep(0.1)  # nothing comes of looking for it meanwhile
            assert not house.live
        await over(house, table.id)
        awake.cancel()

    run(tmp_path / "a.db", scenario)


def test_a_bot_waits_for_a_full_disk_with_its_own_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not try again and again at once, nor leaves the choice to chance, for no fault of its own."""

    async def scenario(house: House) -> None:
        tried: list[list[str]] = []
        append = keeping.append

        def full(connection: Connection, key: str, entry: keeping.Entry, *more: Any) -> bool:
            tried.append(entry.keys)
            return bool(failing())

        async def the_last(_: Thinkers, job: Any) -> list[str]:
            match = house.live[key].match
            assert match is not None
            return [list(match.asking[0].options)[-1]]

        monkeypatch.setattr(Thinkers, "keys", the_last)
        monkeypatch.setattr(keeping, "append", full)
        house.settings.rouse_seconds = 0.05
        key, made = await waiting(house, "bot", "person")
        await house.changed(await house.store.write(lambda store: begin(store, key, made[0])))
        table = await house.table(key)
        await until(lambda: not table.driver.thinking)
        assert table.match is not None
        wanted = [list(table.match.asking[0].options)[-1]]
        assert tried == [wanted]
        assert key in house.stranded
        monkeypatch.setattr(keeping, "append", append)
        awake = asyncio.create_task(house.keep_awake())
        await until(lambda: house.live[key].version > 0)
        awake.cancel()
        entries = await house.store.read(lambda store: keeping.entries_since(store, key, 0))
        assert entries[0].keys == wanted

    run(tmp_path / "a.db", scenario)


def test_an_answer_left_in_advance_is_given_after_the_store_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        table, _ = await started(house)
        assert table.match is not None
        seat, ask = next(iter(table.match.asking.items()))
        with monkeypatch.context() as patch:
            patch.setattr(keeping, "append", failing)
            patch.setattr(keeping, "open_table", failing)
            await table.driver.stand(seat, Stand(ask.topic, [next(iter(ask.options))], "game"))
            await until(lambda: table.id not in house.live and not table.driver.thinking)
        await house.rouse()
        await until(lambda: house.live[table.id].version > 0)

    run(tmp_path / "a.db", scenario)


def test_a_start_while_the_store_is_away_finds_its_bots_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "keys", no_idea)

    async def scenario(house: House) -> None:
        house.settings.rouse_seconds = 0.02
        key = await begun(house, "bot", "bot")
        looked = []

        def away(*_: Any) -> Any:
            looked.append(1)
            failing()

        with monkeypatch.context() as patch:
            patch.setattr(lobby, "tables_waiting_for_bots", away)
            awake = asyncio.create_task(house.keep_awake())
            await until(lambda: len(looked) > 1)
        await over(house, key)
        awake.cancel()

    run(tmp_path / "a.db", scenario)


def test_tables_that_wait_for_people_stay_out_of_memory(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        await begun(house, "person", "bot")
        await begun(house, "person", "person")
        await waiting(house, "bot", "person")
        await house.rouse()
        assert not house.live

    run(tmp_path / "a.db", scenario)


def test_who_is_asked_is_found_among_many_seats(tmp_path: Path) -> None:
    """Seat 1 is not asked where seats 10 and 11 are."""

    async def scenario(house: House) -> None:
        asked: dict[str, list[int]] = {}
        for seats in ([0], [1], [1, 0], [10, 11], [0, 1, 10], []):
            key = await begun(house, "person", "bot")
            await house.store.write(lambda store, key=key, seats=seats: keeping.keep_asked(store, key, seats))  # type: ignore[misc]
            asked[key] = seats
        found = await house.store.read(lobby.tables_waiting_for_bots)
        assert sorted(found) == sorted(key for key, seats in asked.items() if 1 in seats)

    run(tmp_path / "a.db", scenario)


def test_a_table_that_cannot_go_on_is_tried_more_and_more_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        opened = Counter[str]()

        def damaged(connection: Connection, key: str) -> Any:
            opened[key] += 1
            failing()

        key = await begun(house, "bot", "person")
        monkeypatch.setattr(keeping, "open_table", damaged)
        for second in range(0, 3600, 10):
            await house.rouse(1000.0 + second)
        assert 5 < opened[key] < 15

    run(tmp_path / "a.db", scenario)


def test_of_several_processes_one_goes_on(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And none where another has just been at work."""
    monkeypatch.setattr(Thinkers, "keys", no_idea)

    async def scenario() -> None:
        async with a_house(postgres_url) as one, a_house(postgres_url) as other:
            one.fan = other.fan = Silence()
            opened = Counter[str]()
            opening = House._open

            async def counted(house: House, key: str, patience: float) -> Any:
                opened[key] += 1
                return await opening(house, key, patience)

            monkeypatch.setattr(House, "_open", counted)
            stuck = [await begun(one, "bot", "bot") for _ in range(6)]
            fresh = await begun(one, "bot", "bot")
            at_work = update(tables).where(tables.c.id == fresh).values(changed=time.time())
            await one.store.write(lambda store: store.execute(at_work))
            await asyncio.gather(one.rouse(), other.rouse())
            assert opened == dict.fromkeys(stuck, 1)
            for key in stuck:
                await over(one, key)

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))
