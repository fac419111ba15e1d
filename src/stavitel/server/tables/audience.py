"""Everybody who looks at one table: their connections, and what those at each seat have been shown."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from stavitel.kernel import Match
from stavitel.server.protocol import TableNow
from stavitel.server.tables.game import Game
from stavitel.server.tables.views import BystanderState, Moment, Viewer, encode


class Connection:
    """Somebody's connection to a table."""

    __slots__ = ("looking", "lost", "on_lost", "person", "seat", "session", "try_send")

    def __init__(self, try_send: Callable[[bytes], bool], on_lost: Callable[[], object] | None = None) -> None:
        self.seat: int | None = None
        self.person: str | None = None
        self.session: str | None = None  # as it is stored
        self.looking = True
        self.lost = False  # it has ended, or is about to
        self.on_lost = on_lost
        self.try_send = try_send

    def disconnect(self) -> None:
        """Ends the connection as soon as what is being done now is done; the client comes back with `hello`."""
        if not self.lost:
            self.lost = True
            if self.on_lost is not None:
                asyncio.get_running_loop().call_soon(self.on_lost)

    def send(self, text: bytes) -> None:
        """Sends without waiting; whoever cannot keep up is disconnected."""
        if not self.try_send(text):
            self.disconnect()


class Audience:
    """The connections to one table, and a viewer for each seat that somebody looks from."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._changed: asyncio.Event | None = None  # if somebody waits for another version
        self.connections: set[Connection] = set()
        self.viewers: dict[int | None, Viewer] = {}

    # Who is here

    def add(self, connection: Connection) -> None:
        """Somebody comes; those who look from the same seat get what they still lack first."""
        self.viewer(connection.seat)
        self.connections.add(connection)

    def remove(self, connection: Connection) -> bool:
        """Somebody goes; False if they were not here."""
        if connection not in self.connections:
            return False
        self.connections.discard(connection)
        if not self.at_seat(connection.seat):
            self.viewers.pop(connection.seat, None)
        return True

    def at_seat(self, seat: int | None) -> list[Connection]:
        """Those who look from a seat."""
        return [connection for connection in self.connections if connection.seat == seat]

    def disconnect_all(self) -> None:
        """Whoever looks has to come back with `hello`."""
        self.viewers.clear()
        for connection in self.connections:
            connection.disconnect()

    def viewer(self, seat: int | None) -> Viewer:
        """What those who look from a seat have been shown, brought up to date; kept while somebody looks."""
        viewer, match = self.viewers.get(seat), self._game.match
        if viewer is None:
            viewer = Viewer(seat, match, self._game.version, self._game.row.undo)
            if match is not None:
                viewer.update_undo(match)
            if self.at_seat(seat):
                self.viewers[seat] = viewer
        elif match is not None:
            if viewer.scene_version != viewer.version:
                self.send_to_seat(seat, viewer.render(match))
            self.send_to_seat(seat, viewer.update_undo(match))
        return viewer

    # Messages

    def broadcast(self, message: Any) -> None:
        """Sends everybody the same message."""
        text = encode(message)
        for connection in self.connections:
            connection.send(text)

    def send_to_seat(self, seat: int | None, message: Any) -> None:
        """Sends a message, if there is one, to those who look from a seat."""
        if message is not None:
            text = encode(message)
            for connection in self.connections:
                if connection.seat == seat:
                    connection.send(text)

    def send_table(self) -> None:
        """Sends everybody the lobby's side of the table."""
        for connection in self.connections:
            connection.send(encode(TableNow(self._game.row.info(connection.person))))

    def send_updates(self, *, with_scenes: bool) -> set[int | None]:
        """Sends every viewer what has changed; without scenes, which take longer, these follow by `render`.

        Gives the seats that somebody looks from.
        """
        looking: set[int | None] = set()
        if self.viewers:
            match = self._game.match
            assert match is not None, "there is something new to show"
            texts = self._updates_with_scenes(match) if with_scenes else self._updates(match)
            for connection in self.connections:
                text = texts.get(connection.seat)
                if text is not None and not connection.try_send(text):
                    connection.disconnect()
                if connection.looking:
                    looking.add(connection.seat)
        if self._changed is not None:
            self.notify_waiters()
        return looking

    def _updates_with_scenes(self, match: Match) -> dict[int | None, bytes]:
        now = Moment(match, self._game.version)
        texts: dict[int | None, bytes] = {}
        for seat, viewer in self.viewers.items():
            update = viewer.update(now)
            rendered = viewer.render(match)
            if rendered is not None:
                update.scene = rendered.scene
                if rendered.question is not UNSET:
                    update.question = rendered.question
            texts[seat] = encode(update)
        return texts

    def _updates(self, match: Match) -> dict[int | None, bytes]:
        """Updates without scenes, put together once for all who only look on.

        What is refused in a question comes with the scene, in the same question once more.
        """
        now = Moment(match, self._game.version)
        texts: dict[int | None, bytes] = {}
        first: tuple[BystanderState, Viewer] | None = None
        since, news = -1, None  # what has happened since an event, if everybody reads the same of it
        for seat, viewer in self.viewers.items():
            if viewer.last_event != since:
                since = viewer.last_event
                news = match.events(None, since) if match.tells_all_the_same(since) else None
            state = viewer.bystander_state(now) if news is not None else None
            if first is not None and state == first[0]:
                viewer.copy_update_of(first[1])
                texts[seat] = texts[first[1].seat]
                continue
            if state is not None:
                first = (state, viewer)
            texts[seat] = encode(viewer.update(now, news, with_refusals=False))
        return texts

    def render(self, match: Match) -> tuple[bool, bool]:
        """Sends one scene that is behind, and whether undo is free, which takes longer to work out than an answer.

        Gives whether there was such a scene, and whether there is another one.
        """
        rendered = False
        for seat, viewer in self.viewers.items():
            behind = viewer.scene_version != viewer.version
            if behind and rendered:
                return True, True
            update = viewer.render(match) if behind else None
            undo = viewer.update_undo(match) if viewer.undo_version != viewer.version else None
            if update is not None and undo is not None:
                update.undo = undo.undo
            self.send_to_seat(seat, update or undo)
            rendered = rendered or behind
        return rendered, False

    # Waiting by HTTP

    async def wait_for_change(self, version: int, seconds: float) -> None:
        """Waits until the game has another version, or starts."""
        if self._game.version == version and not self._game.closed:
            changed = self._changed = self._changed or asyncio.Event()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), seconds)

    def notify_waiters(self) -> None:
        """Lets those go on who wait for a change."""
        if self._changed is not None:
            self._changed.set()
            self._changed = None
