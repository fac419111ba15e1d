"""Analyses of finished games: one at a time, in a process of its own, kept beside the game when it is done."""

import asyncio
import contextlib
import multiprocessing
import threading
import zlib
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from stavitel.server.background import BackgroundTasks
from stavitel.server.protocol import Analysis, JudgedDecision
from stavitel.server.storage.schema import analyses
from stavitel.server.storage.store import Store
from stavitel.server.tables import child_process
from stavitel.server.tables.analysis_process import SIMULATIONS, run_analysis

CONTEXT = multiprocessing.get_context("spawn")
TURNING_POINTS = 3
WAITING = 20  # analyses that may wait for their turn


class AnalysisDesk:
    """Starts analyses, says how far they are, and keeps them."""

    def __init__(self, store: Store, tasks: BackgroundTasks, memory_mb: int) -> None:
        self.simulations = SIMULATIONS
        self._store = store
        self._tasks = tasks
        self._memory_mb = memory_mb
        self._running: dict[tuple[str, bool], Analysis] = {}
        self._turn = asyncio.Semaphore(1)
        self._process: Any = None

    async def look(self, table: str, open_cards: bool) -> Analysis:
        """How far the analysis of a game is."""
        found = self._running.get((table, open_cards))
        if found is None:
            found = await self._store.read(lambda connection: load(connection, table, open_cards))
        return found or Analysis("none")

    async def start(self, table: str, record: dict[str, Any], open_cards: bool) -> Analysis:
        """Begins an analysis, unless there is one, or too many wait."""
        found = await self.look(table, open_cards)
        if found.status in ("running", "done") or len(self._running) > WAITING:
            return found
        found = self._running[table, open_cards] = Analysis("running", length=len(record["answers"]))
        self._tasks.run_in_background(self._work(table, record, open_cards, found))
        return found

    async def _work(self, table: str, record: dict[str, Any], open_cards: bool, found: Analysis) -> None:
        try:
            async with self._turn:
                wish = {"record": record, "open_cards": open_cards, "simulations": self.simulations}
                done = await self._judge(msgspec.msgpack.encode(wish), found)
            if done:
                dearest = sorted(range(len(found.decisions)), key=lambda place: -found.decisions[place].cost)
                found.turning = sorted(place for place in dearest[:TURNING_POINTS] if found.decisions[place].cost > 0)
                found.done, found.status = found.length, "done"
                await self._store.write(lambda connection: save(connection, table, open_cards, found))
            else:
                found.status = "failed"
        finally:
            if found.status == "failed":  # whoever asks is told once; then it may be tried again
                asyncio.get_running_loop().call_later(5.0, self._running.pop, (table, open_cards), None)
            else:
                self._running.pop((table, open_cards), None)

    async def _judge(self, wish: bytes, found: Analysis) -> bool:
        """Lets a process judge, and gathers what it tells; whether it came to the end."""
        pipe, far_end = CONTEXT.Pipe()
        process = CONTEXT.Process(
            target=run_analysis, args=(far_end, self._memory_mb), name="stavitel-analysis", daemon=True
        )
        process.start()
        self._process = process
        far_end.close()
        told: asyncio.Queue[bytes | None] = asyncio.Queue()
        loop = asyncio.get_running_loop()
        pipe.send_bytes(wish)
        threading.Thread(target=_listen, args=(pipe, loop, told), name="stavitel-analysis", daemon=True).start()
        try:
            while (message := await told.get()) is not None:
                said = msgspec.msgpack.decode(message)
                if "at" not in said:
                    return "end" in said
                found.decisions.append(msgspec.convert(said, JudgedDecision))
                found.done = said["at"]
            return False
        finally:
            child_process.end(process)
            self._process = None

    def close(self) -> None:
        """Ends the analysis that goes on, if one does."""
        if self._process is not None:
            child_process.end(self._process)


def _listen(pipe: Any, loop: asyncio.AbstractEventLoop, told: "asyncio.Queue[bytes | None]") -> None:
    with contextlib.suppress(RuntimeError):  # the server has gone
        with contextlib.suppress(EOFError, OSError):
            while True:
                loop.call_soon_threadsafe(told.put_nowait, pipe.recv_bytes())
        loop.call_soon_threadsafe(told.put_nowait, None)


def save(connection: Connection, table: str, open_cards: bool, found: Analysis) -> None:
    """Keeps an analysis beside its game."""
    mine = (analyses.c.table == table) & (analyses.c.open_cards == open_cards)
    connection.execute(delete(analyses).where(mine))
    data = zlib.compress(msgspec.json.encode(found), 6)
    connection.execute(insert(analyses).values(table=table, open_cards=open_cards, data=data))


def load(connection: Connection, table: str, open_cards: bool) -> Analysis | None:
    """The analysis of a game, if there is one."""
    mine = (analyses.c.table == table) & (analyses.c.open_cards == open_cards)
    data = connection.execute(select(analyses.c.data).where(mine)).scalar()
    return None if data is None else msgspec.json.decode(zlib.decompress(data), type=Analysis)
