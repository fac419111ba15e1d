"""Bots run in processes of their own, with a time budget; a process that crashes or takes too long is replaced."""

import asyncio
import contextlib
import multiprocessing
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec

from stavitel.server.metrics import Metrics
from stavitel.server.settings import Settings
from stavitel.server.tables import child_process
from stavitel.server.tables.bot_process import READY, BotJob, run_bots

CONTEXT = multiprocessing.get_context("spawn")
IMPORT_SECONDS = 20.0  # that a process may take besides, before it thinks: a new one imports the title
THINKING_SECONDS = 30.0  # that advice may take besides: others may be at work on the machine too


class BotFailed(Exception):
    """A bot crashed, took too long or gave no answer; somebody else must answer for it."""


class BotTookTooLong(BotFailed):
    """A bot did not come to an end in its time."""


class _BotProcess:
    """One process. A thread waits for each reply: not every event loop can watch a pipe."""

    def __init__(self, memory_mb: int) -> None:
        self._pipe, far_end = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=run_bots, args=(far_end, memory_mb), name="stavitel-bot", daemon=True)
        self._process.start()
        far_end.close()

    async def run(self, job: bytes, on_ready: Callable[[], None]) -> dict[str, Any]:
        """Sends a job and waits for the reply without blocking the event loop; tells when the bot begins to think."""
        loop = asyncio.get_running_loop()
        replied: asyncio.Future[bytes] = loop.create_future()

        def hear(message: bytes | None) -> None:
            if message == READY and not replied.done():
                on_ready()
            else:
                _settle(replied, message)

        self._pipe.send_bytes(job)
        threading.Thread(target=self._wait, args=(loop, hear), name="stavitel-bot-reply", daemon=True).start()
        reply: dict[str, Any] = msgspec.msgpack.decode(await replied)
        return reply

    def _wait(self, loop: asyncio.AbstractEventLoop, hear: Callable[[bytes | None], None]) -> None:
        message: bytes | None = READY
        while message == READY:
            try:
                message = self._pipe.recv_bytes()
            except (EOFError, OSError):
                message = None
            with contextlib.suppress(RuntimeError):  # the server has gone
                loop.call_soon_threadsafe(hear, message)

    def kill(self) -> None:
        """Ends the process, whatever it does; a thread that waits for it hears the end of the pipe."""
        child_process.end(self._process)


class BotPool:
    """The pool of processes; it grows to its size as bots are needed."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._budget = settings.bot_seconds
        self._memory_mb = settings.bot_memory_mb
        self._metrics = metrics
        self._free: asyncio.Queue[_BotProcess | None] = asyncio.Queue()  # None: a process that is yet to be started
        self._processes: set[_BotProcess] = set()
        for _ in range(settings.bot_processes):
            self._free.put_nowait(None)

    async def choose(self, job: BotJob) -> list[str]:
        """What the bot answers, or BotFailed."""
        keys: list[str] = (await self.reply(job))["keys"]
        return keys

    async def reply(self, job: BotJob) -> dict[str, Any]:
        """What the bot answers, and what it considered if advice was asked for; or BotFailed."""
        begun = time.perf_counter()
        try:
            reply = await self._run(job)
            if "keys" not in reply:
                raise BotFailed(f"{job.bot}: {reply.get('error')}")
        except BotFailed:
            self._metrics.bots_failed.inc()
            raise
        finally:
            self._metrics.bot_seconds.observe(time.perf_counter() - begun)
        return reply

    async def _run(self, job: BotJob) -> dict[str, Any]:
        data = msgspec.msgpack.encode(job)
        process = await self._free.get()
        budget = self._budget + (THINKING_SECONDS if job.wants_advice else 0.0)
        if process is None:
            try:
                process = _BotProcess(self._memory_mb)
            except Exception as error:  # whatever it is, the place in the pool is not lost
                self._free.put_nowait(None)
                raise BotFailed(f"{job.bot}: {error!r}") from error
            self._processes.add(process)
        now = asyncio.get_running_loop().time
        try:
            async with asyncio.timeout(budget + IMPORT_SECONDS) as limit:
                reply = await process.run(data, lambda: limit.reschedule(now() + budget))
        except (EOFError, OSError, TimeoutError, asyncio.CancelledError) as error:
            self._processes.discard(process)
            process.kill()
            self._free.put_nowait(None)
            if isinstance(error, asyncio.CancelledError):
                raise
            failed = BotTookTooLong if isinstance(error, TimeoutError) else BotFailed
            raise failed(f"{job.bot}: {error!r}") from error
        except BaseException:
            self._free.put_nowait(process)
            raise
        self._free.put_nowait(process)
        return reply

    def close(self) -> None:
        """Kills all processes."""
        for process in self._processes:
            process.kill()
        self._processes.clear()


def _settle(ready: "asyncio.Future[bytes]", reply: bytes | None) -> None:
    if ready.done():
        return
    if reply is None:
        ready.set_exception(EOFError("the bot's process has ended"))
    else:
        ready.set_result(reply)
