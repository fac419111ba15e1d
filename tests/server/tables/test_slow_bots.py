"""A bot that hangs holds its table up for the time it has to think, and not at every question."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.harness import LIMIT
from server.registry_harness import all_done, run, started_table
from stavitel.kernel import new_match
from stavitel.server.metrics import Metrics
from stavitel.server.settings import Settings
from stavitel.server.tables import bot_pool
from stavitel.server.tables.autoplay import _Pause
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


@pytest.mark.parametrize(("failure", "seldom"), [(BotTookTooLong, True), (BotFailed, False)])
def test_a_bot_that_hangs_is_asked_more_and_more_seldom(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: type[BotFailed], seldom: bool
) -> None:
    """One that fails at once is asked every time: it costs no time, and may do better in another position."""
    asked = []

    async def fails(_: BotPool, job: Any) -> list[str]:
        asked.append(job.seat)
        raise failure("too late")

    monkeypatch.setattr(BotPool, "choose", fails)

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry, "bot", "bot")
        await all_done(registry)
        assert table.game.match is not None and table.game.match.over
        assert (len(asked) < table.game.version / 2) == seldom
        assert set(asked) == {0, 1}

    run(tmp_path / "a.db", scenario)


def test_pauses_double_until_a_bot_answers() -> None:
    pause = _Pause()

    def questions() -> int:
        count = 0
        while pause.goes_on():
            count += 1
        return count

    found = [questions()]
    for _ in range(3):
        pause.begin()
        found.append(questions())
    pause.length = 0  # it answered
    found.append(questions())
    pause.begin()
    found.append(questions())
    assert found == [0, 2, 4, 8, 0, 2]
