"""Snapshots of a match, so that opening its table needs only the end of the log."""

import asyncio
import zlib

import msgspec

from stavitel.server.background import BackgroundTasks
from stavitel.server.storage import match_store
from stavitel.server.storage.store import Store
from stavitel.server.tables.game import Game


class Snapshots:
    """The newest snapshot of one table."""

    def __init__(self, game: Game, store: Store, tasks: BackgroundTasks) -> None:
        self._game = game
        self._store = store
        self._tasks = tasks

    def save_after(self, entries: int) -> None:
        """Stores a snapshot if the log has grown by so many entries since the last one."""
        if self._game.version - self._game.snapshot_version >= entries:
            self.save()

    def save(self) -> None:
        """Stores a snapshot, in the background."""
        game = self._game
        if game.match is not None and game.version != game.snapshot_version:
            game.snapshot_version = game.version
            text = msgspec.json.encode(game.match.snapshot())  # a tenth of it, while it waits for a thread
            self._tasks.run_in_background(self._save(game.version, text))

    async def _save(self, version: int, text: bytes) -> None:
        data = await asyncio.to_thread(zlib.compress, text, 1)
        await self._store.write(lambda connection: match_store.save_snapshot(connection, self._game.id, version, data))
