"""Bots have a limit of memory, and end with their server."""

import asyncio
import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

from server.harness import LIMIT
from stavitel.kernel import new_match
from stavitel.server.metrics import Metrics
from stavitel.server.settings import Settings
from stavitel.server.tables.bot_pool import BotFailed, BotPool
from stavitel.server.tables.bot_process import BotJob

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows has neither limits nor groups of processes")


def job_for(bot: str) -> BotJob:
    """A first question, for this bot."""
    match = new_match("citadels", 2, 1)
    return BotJob("citadels", bot, match.position(), next(iter(match.asking)), "1")


def lingering(pool: BotPool, bot: str = "Lingering") -> "asyncio.Task[list[str]]":
    """A bot that never comes to an end, and the program that it started."""
    return asyncio.create_task(pool.choose(job_for(f"server.bad_bots:{bot}")))


def hears(pipe: int) -> bytes:
    """What comes next: a sign of life, or nothing at all once nobody is there any more."""
    ready, _, _ = select.select([pipe], [], [], LIMIT)
    assert ready, "they are still there"
    return os.read(pipe, 1)


@pytest.fixture
def pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """What the lingering bot and its program hold open."""
    path = tmp_path / "pipe"
    os.mkfifo(path)
    monkeypatch.setenv("STAVITEL_TEST_PIPE", str(path))
    return os.open(path, os.O_RDONLY | os.O_NONBLOCK)


def test_a_bot_that_hoards_memory_fails_and_the_next_one_thinks() -> None:
    async def scenario() -> None:
        pool = BotPool(Settings(bot_processes=1, bot_seconds=LIMIT, bot_memory_mb=400), Metrics())
        try:
            with pytest.raises(BotFailed, match="MemoryError"):
                await pool.choose(job_for("server.bad_bots:Hoarding"))
            assert await pool.choose(job_for("random"))
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_a_bot_that_is_ended_takes_its_program_along(pipe: int) -> None:
    async def scenario() -> None:
        pool = BotPool(Settings(bot_processes=1, bot_seconds=LIMIT), Metrics())
        thinking = lingering(pool)
        assert await asyncio.to_thread(hears, pipe) == b"."
        pool.close()
        assert await asyncio.to_thread(hears, pipe) == b""
        with pytest.raises(BotFailed):
            await thinking

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


SERVER = """
import asyncio, sys
from server.tables.test_bot_processes import BotPool, Metrics, Settings, lingering

async def think():
    await lingering(BotPool(Settings(bot_processes=1, bot_seconds=1000), Metrics()), sys.argv[1])

asyncio.run(think())
"""


LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux signals that a pipe was closed")


@pytest.mark.parametrize("bot", ["Lingering", pytest.param("Gripping", marks=LINUX)])
def test_bots_end_with_a_server_that_is_killed(pipe: int, bot: str) -> None:
    """It has no time to end them; and one that hangs would never look whether anybody still waits."""
    server = subprocess.Popen([sys.executable, "-c", SERVER, bot])
    try:
        assert hears(pipe) == b"."
    finally:
        server.kill()
        server.wait()
    assert hears(pipe) == b""
