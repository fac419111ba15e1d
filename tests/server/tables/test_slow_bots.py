"""A bot that hangs holds its table up for the time it has to think, and not at every question."""

import asyncio
from pathlib import Path

import pytest

from server.harness import LIMIT
from server.registry_harness import all_done, run, started_table
from stavitel.kernel import new_match
from stavitel.server.metrics import Metrics
from stavitel.server.settings import Settings
from stavitel.server.tables import bot_pool
from stavitel.server.tables.autoplay import _Suspension
from stavitel.server.tables.bot_pool import BotFailed, BotPool, BotTookTooLong
from stavitel.server.tables.bot_process import BotJob
from stavitel.server.tables.registry import TableRegistry


def job_for(bot: str) -> BotJob:
    """A first question, for this bot."""
    match = new_match("guess", 2, 1)
    return BotJob("guess", bot, match.position(), next(iter(match.asking)), "1")


def test_the_time_to_think_begins_when_the_bot_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a new process may take to import a title is not given to a bot that hangs."""
    monkeypatch.setattr(bot_pool, "IMPORT_SECONDS", 100 * LIMIT)

    async def scenario() -> None:
        pool = BotPool(Settings(bot_processes=1, bot_seconds=0.1), Metrics())
        try:
            for _ in range(2):  # the second in a new process
                with pytest.raises(BotTookTooLong):
                    await pool.choose(job_for("server.bad_bots:Dawdling"))
        finally:
            pool.close()

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_a_bot_that_hangs_costs_its_time_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table waits for it at one question; afterwards chance answers, and it is tried while the game goes on."""
    asked: list[int] = []
    hanging = asyncio.Event()

    async def hangs(_: BotPool, job: BotJob) -> list[str]:
        asked.append(job.seat)
        if asked.count(job.seat) == 1:
            raise BotTookTooLong("too late")
        await hanging.wait()  # the trial, to which nothing comes
        raise BotTookTooLong("too late again")

    monkeypatch.setattr(BotPool, "choose", hangs)

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry, "bot", "bot")
        while table.game.match is None or not table.game.match.over:
            await asyncio.sleep(0)
        assert sorted(asked) == [0, 0, 1, 1], "once each while the table waits, and one trial each that goes on"
        hanging.set()
        await all_done(registry)

    run(tmp_path / "a.db", scenario)


def test_a_bot_that_fails_at_once_is_asked_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs no time, and may do better in another position."""
    asked: list[int] = []

    async def fails(_: BotPool, job: BotJob) -> list[str]:
        asked.append(job.seat)
        raise BotFailed("crashed")

    monkeypatch.setattr(BotPool, "choose", fails)

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry, "bot", "bot")
        await all_done(registry)
        assert table.game.match is not None and table.game.match.over
        assert len(asked) == table.game.version

    run(tmp_path / "a.db", scenario)


def test_a_bot_that_comes_to_an_end_in_time_plays_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was the machine that was slow, not the bot: from its first trial on it is asked every question."""
    asked: list[int] = []

    async def recovers(_: BotPool, job: BotJob) -> list[str]:
        asked.append(job.seat)
        if asked.count(job.seat) == 1:
            raise BotTookTooLong("too late")
        return ["no key of any option"]  # chance answers instead

    monkeypatch.setattr(BotPool, "choose", recovers)

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry, "bot", "bot")
        await all_done(registry)
        assert table.game.match is not None and table.game.match.over
        assert len(asked) == table.game.version - 2 > 4, "each was left out once, between its first time and its trial"

    run(tmp_path / "a.db", scenario)


def test_trials_are_more_and_more_seldom() -> None:
    suspension = _Suspension()
    due = []
    for question in range(1, 40):
        if suspension.trial_is_due():
            due.append(question)
            assert not suspension.trial_is_due(), "one trial at a time"
            suspension.tried = False
    assert due == [2, 6, 14, 30]
