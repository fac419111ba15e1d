"""Bots think in processes of their own, with a time budget; one that crashes or dawdles is replaced.

A process is sent a position and a seat and sends back keys. It gets the whole position, but the bot inside gets only
the view of its seat.
"""

import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from stavitel.server.settings import Settings

CONTEXT = multiprocessing.get_context("spawn")


class BotFailed(Exception):
    """A bot crashed, dawdled or gave no answer; somebody else must answer for it."""


class Job(msgspec.Struct):
    """A question for a bot."""

    title: str
    bot: str
    position: dict[str, Any]
    seat: int
    seed: str


def think(job: Job) -> list[str]:
    """The keys that a bot answers with."""
    from stavitel.bots import bot
    from stavitel.kernel import from_position

    match = from_position(job.title, job.position)
    chosen = bot(job.bot, job.title).decide(match.view(job.seat, random.Random(job.seed)))
    return [chosen] if isinstance(chosen, str) else list(chosen)


def _serve(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(5)  # the table goes before the bots
    decoder = msgspec.msgpack.Decoder(Job)
    while True:
        try:
            job = decoder.decode(line.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            reply: dict[str, Any] = {"keys": think(job)}
        except Exception as error:
            reply = {"error": repr(error)}
        try:
            line.send_bytes(msgspec.msgpack.encode(reply))
        except OSError:
            return


class _Thinker:
    """One process."""

    def __init__(self) -> None:
        self.line, far = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=_serve, args=(far,), name="stavitel-bot", daemon=True)
        self.process.start()
        far.close()

    async def ask(self, job: bytes) -> dict[str, Any]:
        """Sends a job and waits for the reply without blocking the event loop."""
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()
        number = self.line.fileno()
        self.line.send_bytes(job)
        loop.add_reader(number, _ring, ready)
        try:
            await ready
        finally:
            loop.remove_reader(number)
        reply: dict[str, Any] = msgspec.msgpack.decode(self.line.recv_bytes())
        return reply

    def end(self) -> None:
        """Ends the process, whatever it does."""
        self.line.close()
        self.process.kill()


class Thinkers:
    """The pool of processes; it grows to its size as bots are needed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._free: asyncio.Queue[_Thinker | None] = asyncio.Queue()
        self._all: set[_Thinker] = set()
        self.replaced = 0
        for _ in range(settings.bot_processes):
            self._free.put_nowait(None)

    async def keys(self, job: Job) -> list[str]:
        """What the bot answers, or BotFailed."""
        data = msgspec.msgpack.encode(job)
        thinker = await self._free.get()
        fresh = thinker is None
        if thinker is None:
            try:
                thinker = _Thinker()
            except OSError as error:
                self._free.put_nowait(None)
                raise BotFailed(f"{job.bot}: {error!r}") from error
            self._all.add(thinker)
        try:
            budget = self.settings.bot_seconds + (20 if fresh else 0)  # a new process must import the title first
            reply = await asyncio.wait_for(thinker.ask(data), budget)
        except (EOFError, OSError, TimeoutError, asyncio.CancelledError) as error:
            self._all.discard(thinker)
            thinker.end()
            self._free.put_nowait(None)
            self.replaced += 1
            if isinstance(error, asyncio.CancelledError):
                raise
            raise BotFailed(f"{job.bot}: {error!r}") from error
        except BaseException:
            self._free.put_nowait(thinker)
            raise
        self._free.put_nowait(thinker)
        if "keys" not in reply:
            raise BotFailed(f"{job.bot}: {reply.get('error')}")
        keys: list[str] = reply["keys"]
        return keys

    def close(self) -> None:
        """Ends all processes."""
        for thinker in self._all:
            thinker.end()
        self._all.clear()


def _ring(ready: "asyncio.Future[None]") -> None:
    if not ready.done():
        ready.set_result(None)
