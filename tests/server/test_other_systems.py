"""What differs on Windows and macOS, as far as it can be shown here."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path

import pytest

from stavitel.cli import folders
from stavitel.kernel import new_match
from stavitel.server import settings
from stavitel.server.metrics import Metrics
from stavitel.server.settings import Settings
from stavitel.server.tables import child_process
from stavitel.server.tables.bot_pool import BotPool
from stavitel.server.tables.bot_process import BotJob, run_jobs


class NoReaders(asyncio.SelectorEventLoop):
    """An event loop that cannot watch pipes, as that of Windows."""

    def add_reader(self, *_: object) -> None:
        raise NotImplementedError


def test_bots_think_where_the_loop_cannot_watch_pipes():
    match = new_match("citadels", 2, 1)
    seat = next(iter(match.asking))
    job = BotJob("citadels", "random", match.position(), seat, "1")

    async def ask() -> list[str]:
        pool = BotPool(Settings(bot_processes=1), Metrics())
        try:
            return [await pool.choose(job), await pool.choose(job)]
        finally:
            pool.close()

    loop = NoReaders()
    try:
        first, second = loop.run_until_complete(ask())
    finally:
        loop.close()
    assert first == second
    assert set(first) <= set(match.asking[seat].options)


def test_a_bots_process_does_without_what_windows_lacks(monkeypatch):
    """It has no rank, no group and no limit there, and begins all the same."""
    begun = []
    monkeypatch.delattr(os, "nice")
    monkeypatch.setattr(child_process, "POSIX", False)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(threading.Thread, "start", lambda thread: begun.append(thread.name))
    child_process.begin(5, 1)
    assert begun == ["stavitel-end"]


def test_a_bots_process_ends_when_there_are_no_jobs():
    class Ended:
        asked = 0

        def recv_bytes(self) -> bytes:
            Ended.asked += 1
            raise EOFError

    run_jobs(Ended())
    assert Ended.asked == 1


@pytest.mark.parametrize(
    ("module", "find", "name", "old"),
    [
        (settings, "data_folder", "user_data_path", ".local/share/stavitel"),
        (folders, "state_folder", "user_state_path", ".local/state/stavitel"),
    ],
)
def test_data_lies_where_the_system_wants_it(module, find, name, old, tmp_path, monkeypatch):
    """On macOS too; but whoever has data from an older release keeps it there."""
    library = tmp_path / "Library" / "Application Support" / "stavitel"
    monkeypatch.setattr(module, name, lambda *_, **__: library)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert getattr(module, find)() == library
    (tmp_path / old).mkdir(parents=True)
    assert getattr(module, find)() == tmp_path / old


def test_on_linux_nothing_has_moved(tmp_path, monkeypatch):
    if sys.platform != "linux":
        pytest.skip("not Linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert settings.data_folder() == tmp_path / "data" / "stavitel"
    assert folders.state_folder() == tmp_path / "state" / "stavitel"
