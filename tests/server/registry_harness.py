"""A registry of tables without a network, people who look at them, and both ways to answer."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from sqlalchemy import Connection as StoreConnection
from sqlalchemy import update

from server.harness import LIMIT, free_settings
from stavitel.kernel import commitment
from stavitel.server import push
from stavitel.server.errors import ClientError
from stavitel.server.protocol import Answer, Outcome, SeatWish
from stavitel.server.storage import lobby, people
from stavitel.server.storage.schema import seats
from stavitel.server.storage.store import Store
from stavitel.server.storage.table_row import TableRow
from stavitel.server.tables.audience import Connection
from stavitel.server.tables.bot_pool import BotFailed, BotPool
from stavitel.server.tables.live_table import LiveTable
from stavitel.server.tables.pubsub import TableNews
from stavitel.server.tables.registry import TableRegistry
from stavitel.server.tables.services import create_services

T = TypeVar("T")
Scenario = Callable[[TableRegistry], Awaitable[None]]


class Onlooker(Connection):
    """Somebody who looks, and keeps what was sent."""

    def __init__(self, seat: int | None = None) -> None:
        super().__init__(self._take)
        self.seat = seat
        self.messages: list[dict[str, Any]] = []

    def _take(self, text: bytes) -> bool:
        self.messages.append(msgspec.json.decode(text))
        return True

    async def at(self, table: LiveTable) -> "Onlooker":
        """Comes in, as who sits there."""
        self.person = table.row.seats[self.seat].person if self.seat is not None else None
        await table.join(self, 0, 0)
        return self

    def messages_of(self, kind: str) -> list[dict[str, Any]]:
        return [one for one in self.messages if one["type"] == kind]


@contextlib.asynccontextmanager
async def open_registry(database: str, *, rendering: bool = True) -> AsyncIterator[TableRegistry]:
    store = Store(database)
    store.open()
    registry = TableRegistry(create_services(free_settings(database), store, push.new_key()))
    renderer = asyncio.create_task(registry.services.renderer.run()) if rendering else None
    try:
        yield registry
    finally:
        if renderer is not None:
            renderer.cancel()
        await registry.close()
        store.close()


def run(database: Path | str, scenario: Scenario, **more: Any) -> None:
    async def whole() -> None:
        async with open_registry(str(database), **more) as registry:
            await asyncio.wait_for(scenario(registry), LIMIT)

    asyncio.run(whole())


async def read(registry: TableRegistry, work: Callable[[StoreConnection], T]) -> T:
    return await registry.services.store.read(work)


async def write(registry: TableRegistry, work: Callable[[StoreConnection], T]) -> T:
    return await registry.services.store.write(work)


async def waiting_table(registry: TableRegistry, *kinds: str) -> tuple[str, list[str]]:
    """A table that waits for its start, with a person of its own on each seat that is not a bot's."""
    kinds = kinds or ("person", "person")

    def make(connection: StoreConnection) -> tuple[str, list[str]]:
        made = [people.new_guest(connection, f"P{seat}", "en")[0].id for seat in range(len(kinds))]
        wishes = [SeatWish("bot", "random") if kind == "bot" else SeatWish("me") for kind in kinds]
        title = registry.services.catalog.title("guess")
        row, _ = lobby.create_table(
            connection,
            made[0],
            title="guess",
            version=title.version,
            wishes=wishes,
            options=title.resolve_options({}, len(kinds)),
            language="en",
            pace="live",
            undo="consent",
            listed=True,
        )
        for seat, kind in enumerate(kinds):
            if kind == "person":
                sit(connection, row.id, seat, made[seat])
        return row.id, made

    return await write(registry, make)


def sit(connection: StoreConnection, table: str, seat: int, person: str | None) -> None:
    kind = "person" if person else "open"
    connection.execute(
        update(seats).where(seats.c.table == table, seats.c.seat == seat).values(person=person, kind=kind)
    )


def bots_wait_for(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Until this is set bots take their time, and then they fail, so that chance answers for them."""
    thought = asyncio.Event()

    async def keys(_: BotPool, job: Any) -> list[str]:
        await thought.wait()
        raise BotFailed("it does not matter")

    monkeypatch.setattr(BotPool, "choose", keys)
    return thought


async def started_table(registry: TableRegistry, *kinds: str, seed: str = "a") -> tuple[LiveTable, list[str]]:
    key, made = await waiting_table(registry, *kinds)
    await registry.row_changed(await write(registry, lambda store: start(store, key, made[0], seed)))
    return await registry.get(key), made


def start(connection: StoreConnection, key: str, host: str, seed: str = "a") -> TableRow:
    return lobby.start(connection, key, host, seed, commitment(seed), 2)


def an_answer(table: LiveTable, dice: random.Random) -> tuple[int, Answer]:
    """Some legal answer of whoever is asked first."""
    assert table.game.match is not None
    seat, ask = next(iter(table.game.match.asking.items()))
    count = dice.randint(ask.least, ask.most) if ask.many else 1
    keys = dice.sample(list(ask.options), count)
    return seat, Answer(question=ask.number, command=f"c{dice.getrandbits(50)}", keys=keys)


async def fast(table: LiveTable, seat: int, answer: Answer) -> Outcome | ClientError:
    """Answers by the fast path."""
    outcome: asyncio.Future[Outcome | ClientError] = asyncio.get_running_loop().create_future()
    assert table.try_fast_answer(seat, answer, outcome.set_result)
    return await outcome


async def slow(table: LiveTable, seat: int, answer: Answer) -> Outcome | ClientError:
    """Answers by the path for everything else."""
    try:
        return await table.answer(seat, answer)
    except ClientError as error:
        return error


WAYS = pytest.mark.parametrize("way", [fast, slow])


async def all_done(registry: TableRegistry) -> None:
    """Waits until the registry has nothing more to do."""
    while registry.services.tasks.running:
        await asyncio.wait(registry.services.tasks.running)


def failing(*_: Any) -> Any:
    raise RuntimeError("this fails")


class SilentChannel:
    """A way to other processes that reaches nobody."""

    def publish(self, news: TableNews) -> None:
        pass
