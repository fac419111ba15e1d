"""The house: which tables are in memory, who thinks for bots, and how several processes hear of each other."""

import asyncio
import contextlib
import gc
import logging
import random
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from stavitel import bots
from stavitel.kernel import Title, titles
from stavitel.server import keeping, lobby
from stavitel.server.driving import PATIENCE
from stavitel.server.errors import Trouble
from stavitel.server.live import LiveTable
from stavitel.server.metrics import Metrics
from stavitel.server.push import Pusher
from stavitel.server.settings import Settings
from stavitel.server.store import Store
from stavitel.server.thinking import Thinkers

T = TypeVar("T")
LOG = logging.getLogger("stavitel.house")
SWEEP_SECONDS = 0.005  # between one table that leaves memory and the next
QUIET_SECONDS = 20.0  # without an answer, after which garbage may be collected
OFTEN_SECONDS = 60.0
SELDOM_SECONDS = 3600.0
LOOK_SECONDS = 0.5
ROUSE_SECONDS = 0.005  # between one table whose bots are reminded and the next
LONGEST_REST = 600.0  # before a table that cannot go on is tried again


class Fan(Protocol):
    """Where news for other processes goes."""

    def publish(self, message: dict[str, Any]) -> None:
        """Sends news to all processes, this one among them."""


class Painter:
    """Draws what tables have become, one table at a time, so that answers never wait for pictures.

    On a quiet server the picture follows the news at once; on a busy one, changes of a table that come faster than
    it can be drawn are drawn together.
    """

    def __init__(self) -> None:
        self._tables: dict[str, LiveTable] = {}
        self._called = asyncio.Event()

    @property
    def busy(self) -> bool:
        """Whether tables wait to be drawn."""
        return bool(self._tables)

    def wants(self, table: LiveTable) -> None:
        """A table has changed."""
        if not self._tables:
            self._called.set()
        self._tables.setdefault(table.id, table)

    async def paint(self) -> None:
        """Draws until the process ends."""
        while True:
            await self._called.wait()
            self._called.clear()
            while self._tables:
                await asyncio.sleep(0)  # answers first
                key = next(iter(self._tables))
                table = self._tables.pop(key)
                try:
                    drawn = table.paint()
                except Exception:
                    LOG.exception("cannot draw table %s", key)
                    continue
                if not drawn:
                    self._tables.setdefault(key, table)
                    await asyncio.sleep(0.001)


class House:
    """All tables of one process."""

    def __init__(self, settings: Settings, store: Store, pusher: Pusher, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.pusher = pusher
        self.thinkers = Thinkers(settings)
        self.painter = Painter()
        self.worker = secrets.token_hex(6)
        self.fan: Fan | None = None
        self.live: dict[str, LiveTable] = {}
        self.titles: dict[str, Title] = titles()
        self.stranded: set[str] = set()  # tables where an answer that no person is waited for could not be given
        self._rests: dict[str, tuple[float, float]] = {}  # tables that were roused: until when they rest, how long
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.answered = 0.0
        self.requests = 0  # since garbage was looked for
        self.commands = 0  # under way

    @property
    def several(self) -> bool:
        """Whether other processes share the tables."""
        return self.fan is not None

    def title(self, name: str) -> Title:
        """The title of that name."""
        try:
            return self.titles[name]
        except KeyError:
            raise Trouble("no-such-title", f"There is no title {name!r} here.", 404) from None

    def levels(self, title: str) -> list[str]:
        """The bots one can put on a seat."""
        return [*bots.names(title), *self.settings.bots]

    def bot_named(self, level: str | None) -> str:
        """The bot behind a level."""
        return self.settings.bots.get(level or "", level or "random")

    def task(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Runs something to its end, whoever stops waiting for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def later(self, work: Coroutine[Any, Any, object]) -> None:
        """Runs something that nobody waits for."""
        task = self.task(work)
        task.set_name("later")

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Trouble):
            LOG.error("a task failed", exc_info=error)

    async def surely(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs something to its end even if the client goes away meanwhile."""
        return await asyncio.shield(self.task(work))

    # Tables

    async def table(self, key: str, patience: float = PATIENCE) -> LiveTable:
        """The table of that id, opened if need be, its bots left to other processes for a while."""
        found = self.live.get(key)
        if found is not None:
            found.used = time.monotonic()
            return found
        opening = self._opening.get(key)
        if opening is None:
            opening = self._opening[key] = self.task(self._open(key, patience))
            opening.add_done_callback(lambda _: self._opening.pop(key, None))
        return await asyncio.shield(opening)

    async def _open(self, key: str, patience: float) -> LiveTable:
        opened = await self.store.read(lambda connection: keeping.open_table(connection, key))
        table = await asyncio.to_thread(LiveTable, self, opened)
        if table.version - table.snapshot_version >= self.settings.snapshot_every:
            table.keep_snapshot()
        self.live[key] = table
        self.metrics.tables.set(len(self.live))
        if self.several:
            await table.catch_up()  # what was written while we read
        table.driver.drive(patience=patience if self.several else 0.0)
        return table

    def drop(self, table: LiveTable) -> None:
        """Lets a table leave memory; who wants it next opens it anew."""
        if self.live.get(table.id) is table:
            del self.live[table.id]
            table.leave()

    async def changed(self, row: lobby.TableRow) -> None:
        """The lobby changed a table; one that is just being opened may have been read before."""
        if row.id in self.live or row.id in self._opening:
            with contextlib.suppress(Trouble):
                await (await self.table(row.id)).seats_changed()
        self.spread(row.id, "row")

    def relinked(self, key: str, seat: int) -> None:
        """A seat has a new link: who came by the old one does not come back."""
        if (table := self.live.get(key)) is not None:
            table.send_away(seat)
        self.spread(key, "link", s=seat)

    def notify(self, table: LiveTable, seats: list[int]) -> None:
        """Sends a push message to those who are asked and do not look."""
        if not seats:
            return
        here = table.company.everybody_here()
        people = {
            seat.person
            for seat in table.row.seats
            if seat.seat in seats and seat.seat not in here and seat.kind == "person" and seat.person
        }
        if people:
            self.pusher.your_turn(self, people, table.id, table.row.title)

    # Other processes

    def spread(self, key: str, kind: str, **more: Any) -> None:
        """Lets the other processes know that something about a table is new."""
        if self.fan is not None:
            self.fan.publish({"w": self.worker, "t": key, "k": kind, **more})

    async def heard(self, message: dict[str, Any]) -> None:
        """Another process says that something is new."""
        if message.get("w") == self.worker:
            return
        if message.get("k") == "again":
            await self._read_all()
            return
        table = self.live.get(message.get("t", ""))
        if table is None:
            return
        match message.get("k"):
            case "log":
                if message["v"] > table.version:
                    await table.catch_up()
            case "row":
                await table.seats_changed()
            case "link":
                table.send_away(message["s"])
            case "chat":
                await table.company.reload()
            case "offer":
                await table.undoing.reload()
            case "standing":
                await table.driver.reload()
            case "here":
                table.company.elsewhere_here(message["w"], message["s"], message["n"])

    async def _read_all(self) -> None:
        """News may have got lost: reads what the store has of every table here."""
        for table in list(self.live.values()):
            try:
                await table.look_back()
                await table.catch_up()
                await table.company.reload()
                await table.undoing.reload()
                await table.driver.reload()
                table.company.spread_presence()
            except Exception:
                LOG.exception("cannot read what is new at table %s", table.id)

    # Housekeeping

    async def keep_awake(self) -> None:
        """Reminds the bots that are asked, at the start and from then on: none may be forgotten."""
        while True:
            try:
                await self.rouse()
            except Exception as error:
                LOG.warning("cannot look for bots that are asked: %r", error)
            await asyncio.sleep(self.settings.rouse_seconds)

    async def rouse(self, now: float | None = None) -> None:
        """Goes on where only bots are waited for and nobody thinks for them.

        The process that did so may have ended, or the store been away. Of several processes the first to take such a
        table over goes on with it, when nothing has happened there for as long as a bot may think.
        """
        now = time.monotonic() if now is None else now
        since = time.time() - PATIENCE if self.several else None
        found = await self.store.read(lambda connection: lobby.tables_waiting_for_bots(connection, since))
        self._rests = {key: rest for key, rest in self._rests.items() if now < sum(rest)}
        keys = list(found.keys() | self.stranded)
        for key in random.sample(keys, len(keys)):
            table = self.live.get(key)
            if table is not None and table.driver.thinking:
                self.stranded.discard(key)
            elif self._rested(key, now) and (key in self.stranded or await self._takes_over(key, found[key])):
                await self._go_on(key)
                await asyncio.sleep(ROUSE_SECONDS)

    def _rested(self, key: str, now: float) -> bool:
        """Whether a table may be tried now; the next time it rests twice as long."""
        until, length = self._rests.get(key, (now, self.settings.rouse_seconds / 2))
        if now < until:
            return False
        length = min(2 * length, LONGEST_REST)
        self._rests[key] = (now + length, length)
        return True

    async def _takes_over(self, key: str, changed: float) -> bool:
        return not self.several or await self.store.write(lambda store: lobby.take_over(store, key, changed))

    async def _go_on(self, key: str) -> None:
        known = key in self.live
        try:
            table = await self.table(key, patience=0.0)
            if known and self.several:
                await table.catch_up(patience=0.0)
            table.driver.drive()
            self.stranded.discard(key)
        except Exception as error:
            LOG.warning("cannot go on at table %s: %r", key, error)
            if isinstance(error, Trouble):
                self.stranded.discard(key)

    async def sweep(self) -> None:
        """Lets tables that nobody looks at leave memory, one after the other: each may have a snapshot to leave."""
        now = time.monotonic()
        idle = sorted((table for table in self.live.values() if table.idle), key=lambda table: table.used)
        too_many = len(idle) - self.settings.unwatched_tables
        for place, table in enumerate(idle):
            if place < too_many or now - table.used > self.settings.idle_seconds:
                await asyncio.sleep(SWEEP_SECONDS)
                if table.idle:
                    self.drop(table)
        self.metrics.tables.set(len(self.live))

    async def keep_house(self) -> None:
        """Sweeps, and asks the store for what other processes wrote in case news got lost."""
        swept = 0.0
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            try:
                if time.monotonic() - swept > self.settings.sweep_seconds:
                    swept = time.monotonic()
                    await self.sweep()
                    if self.several:
                        for table in self.live.values():
                            if table.lines:
                                table.company.spread_presence()
                if self.several:
                    await self._poll()
            except Exception:
                LOG.exception("housekeeping failed")

    async def _poll(self) -> None:
        watched = [key for key, table in self.live.items() if table.lines]
        for start in range(0, len(watched), 500):
            part = watched[start : start + 500]
            versions = await self.store.read(lambda connection, part=part: keeping.version_of(connection, part))  # type: ignore[misc]
            for key, version in versions.items():
                table = self.live.get(key)
                if table is not None and version > table.version and not table.lock.locked():
                    await table.catch_up()

    async def collect_garbage(self) -> None:
        """Collects garbage in small portions, and all of it in quiet moments, instead of in the middle of an answer.

        Matches and their pictures are freed by counting references: a whole game leaves no cycles behind. Requests do,
        so after some of them, when nobody happens to answer, what is new is looked through. Then it is set aside
        (frozen), and nobody looks through it again until all is quiet.
        """
        gc.collect()
        gc.freeze()
        gc.disable()
        try:
            await self._collect_now_and_then()
        finally:  # the process may do other things after us
            gc.unfreeze()
            gc.enable()

    async def _collect_now_and_then(self) -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            begun = time.perf_counter()
            now = time.monotonic()
            quiet = now - self.answered > QUIET_SECONDS and now - last > OFTEN_SECONDS
            if quiet or now - last > SELDOM_SECONDS:
                gc.unfreeze()
                gc.collect()
                last = now
            elif self.requests and now - self.answered > LOOK_SECONDS:
                gc.collect(0)
            self.requests = 0
            gc.freeze()
            self.metrics.gc_seconds.observe(time.perf_counter() - begun)

    async def close(self) -> None:
        """Ends what runs, leaving everything in the store."""
        self.closing = True
        for table in list(self.live.values()):
            for line in table.lines:
                line.lost.set()
            table.gone = True
            table.wake()
        running = [task for task in self._tasks if not task.done()]
        if running:
            await asyncio.wait(running, timeout=5)
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
