"""The WebSocket side: one connection to one table. What is wrong is told, and the connection lives on."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stavitel.server import guard
from stavitel.server.context import house_of
from stavitel.server.errors import Trouble
from stavitel.server.guard import Bucket, Caller
from stavitel.server.house import House
from stavitel.server.live import Line, LiveTable
from stavitel.server.protocol import (
    PROTOCOL,
    Answer,
    ClientMessage,
    Consent,
    Done,
    Hello,
    Here,
    Outcome,
    Ping,
    Pong,
    Problem,
    Say,
    Stand,
    Undo,
)
from stavitel.server.views import encode
from stavitel.server.wire import BACKLOG, wire_of

LOG = logging.getLogger("stavitel.socket")
DECODER = msgspec.json.Decoder(ClientMessage)
INBOX = 32  # messages of one client that may wait while one is carried out
GOING_AWAY = 1001
TRY_AGAIN = 4408
NO_TABLE = 4404


@websocket("/ws/tables/{key:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], key: FromPath[str]) -> None:
    """Plays at a table, or watches it."""
    house = house_of(socket)
    if not guard.same_origin(socket, house.settings.allowed_origins):
        await socket.close(code=4403, reason="foreign origin")
        return
    await socket.accept()
    house.metrics.connections.inc()
    session = Session(house, socket)
    try:
        session.caller = await guard.caller(house, socket)
        session.table = await house.table(key)
        await session.run()
    except Trouble as trouble:
        with contextlib.suppress(Exception):
            await socket.send_data(encode(Problem(trouble.code, trouble.sentence)).decode(), mode="text")
            await socket.close(code=NO_TABLE, reason=trouble.code)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        if session.line is not None:
            session.table.part(session.line)
        house.metrics.connections.dec()


class Session:
    """One connection: who it is, what it is shown, what it says."""

    def __init__(self, house: House, socket: WebSocket[Any, Any, Any]) -> None:
        self.house = house
        self.socket = socket
        self.caller = Caller()
        self.table: LiveTable
        self.speed = Bucket(house.settings.messages_per_second, house.settings.messages_per_second * 3)
        self.wire = wire_of(socket.scope)
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        self.own = Line(self.wire.say if self.wire is not None else self._put)
        self.line: Line | None = None  # ourselves, once we look at the table
        self.inbox: deque[str | bytes] = deque()
        self.obeying: asyncio.Task[None] | None = None
        self.held = False

    async def run(self) -> None:
        """Listens and sends until either side has enough."""
        if self.wire is not None:
            self.wire.heard = self.hear
        tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self.own.lost.wait())]
        if self.wire is None:
            tasks.append(asyncio.create_task(self._send()))
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            cut_off = self.own.lost.is_set()
            self.own.lost.set()
            if self.line is not None:
                self.table.part(self.line)  # the farewell may wait for a client that does not read
            if self.wire is not None:
                self.wire.heard = None
                self.wire.flush()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if cut_off:
            code = GOING_AWAY if self.house.closing else TRY_AGAIN
            with contextlib.suppress(Exception):
                await self.socket.close(code=code, reason="say hello again")

    def _put(self, text: bytes) -> bool:
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            return False
        return True

    async def _send(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self.socket.send_data((await self.outbox.get()).decode(), mode="text")

    async def _hear(self) -> None:
        """Hears what does not come by the wire; there that is what was said before we listened, and the end."""
        while True:
            message: Any = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            self.hear(text if text is not None else message.get("bytes") or b"")
            while self.wire is None and self.obeying is not None:
                await asyncio.wait({self.obeying})

    def hear(self, heard: str | bytes) -> None:
        """Takes a message, in its turn."""
        if self.obeying is None:
            self._take(heard)
            return
        self.inbox.append(heard)
        if self.wire is not None and not self.held and len(self.inbox) >= INBOX:
            self.held = True
            self.wire.hold(True)

    def _take(self, heard: str | bytes) -> None:
        command = None
        try:
            if len(heard) > self.house.settings.largest_message:
                raise Trouble("too-large", "That message is too large.")
            if not self.speed.take():
                self.house.metrics.refused.labels("messages").inc()
                raise Trouble("too-fast", "Too many messages; wait a little.")
            try:
                message = DECODER.decode(heard)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Trouble("malformed", f"That message cannot be read: {str(error)[:200]}.") from None
            command = getattr(message, "command", None)
            if isinstance(message, Ping):
                self.own.send(encode(Pong(message.nonce)))
            elif not (isinstance(message, Answer) and self._answers_soon(message)):
                # It runs to its end even if the client goes away meanwhile.
                self.obeying = self.house.task(self._obey(message, command))
                self.obeying.add_done_callback(self._obeyed)
        except Trouble as trouble:
            self._refuse(trouble, command)

    def _obeyed(self, _: "asyncio.Task[None]") -> None:
        self.obeying = None
        while self.inbox and self.obeying is None:
            self._take(self.inbox.popleft())
        if self.held and not self.inbox and self.wire is not None:
            self.held = False
            self.wire.hold(False)

    def _refuse(self, trouble: Trouble, command: str | None) -> None:
        self.own.send(encode(Problem(trouble.code, trouble.sentence, command)))

    def _answers_soon(self, message: Answer) -> bool:
        """Gives an answer the short way, if it can go there."""
        if self.line is None:
            return False
        begun = time.perf_counter()

        def told(outcome: Outcome | Trouble) -> None:
            if isinstance(outcome, Trouble):
                self._refuse(outcome, message.command)
            else:
                self._tell(outcome, begun)

        return self.table.answer_soon(self._seat(), message, told)

    def _tell(self, outcome: Outcome, begun: float) -> None:
        self.house.metrics.answers.count(type(outcome).__name__.lower(), time.perf_counter() - begun)
        self.own.send(encode(outcome))

    async def _obey(self, message: ClientMessage, command: str | None) -> None:
        try:
            await self._carry_out(message)
        except Trouble as trouble:
            self._refuse(trouble, command)
        except Exception:
            LOG.exception("a command failed at table %s", self.table.id)
            self._refuse(Trouble("failed", "Something went wrong here; it has been noted.", 500), command)

    async def _carry_out(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await self._hello(message)
        elif self.line is None:
            raise Trouble("say-hello", "Say hello first.")
        elif isinstance(message, Answer):
            begun = time.perf_counter()
            self._tell(await self.table.answer(self._seat(), message), begun)
        elif isinstance(message, Undo):
            begun = time.perf_counter()
            self._tell(await self.table.undoing.undo(self._seat(), message), begun)
        elif isinstance(message, Consent):
            await self.table.undoing.consent(self._seat(), message)
        elif isinstance(message, Say):
            await self._say(message)
        elif isinstance(message, Stand):
            await self.table.driver.stand(self._seat(), message)
        elif isinstance(message, Here):
            self.table.company.here(self.line, message.here)

    async def _hello(self, message: Hello) -> None:
        if message.protocol != PROTOCOL:
            raise Trouble("old-client", f"This server speaks protocol {PROTOCOL}; load the page again.")
        if message.secret is not None:
            self.caller = await guard.caller_by_secret(self.house, message.secret)
        if self.table.gone:
            self.table = await self.house.table(self.table.id)
        seat = self.caller.looks_from(self.table.row, message.seat)
        if self.line is not None:
            self.table.part(self.line)
        person = self.caller.someone.id if self.caller.someone else None
        self.own.seat, self.own.person = seat, person
        self.line = self.own
        await self.table.join(self.line, message.last, message.last_chat)

    async def _say(self, message: Say) -> None:
        seat = self.line.seat if self.line else None
        line = await self.table.company.say(self.caller.speaker(), seat, message)
        if message.command is not None and line is not None:
            self.own.send(encode(Done(message.command, self.table.version)))

    def _seat(self) -> int:
        """The seat of this connection, still held by who is connected."""
        assert self.line is not None
        return self.caller.acts_for(self.table.row, self.line.seat)
