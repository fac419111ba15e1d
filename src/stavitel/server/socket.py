"""The WebSocket side: one connection to one table. What is wrong is told, and the connection lives on."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stavitel.server import guard
from stavitel.server.context import house_of
from stavitel.server.errors import Trouble, who_are_you
from stavitel.server.guard import Buckets, Caller
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
    Ping,
    Pong,
    Problem,
    Say,
    Stand,
    Undo,
)
from stavitel.server.views import encode

DECODER = msgspec.json.Decoder(ClientMessage)
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
            await socket.send_data(encode(Problem(trouble.code, trouble.sentence)), mode="text")
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
        self.line: Line | None = None
        self.speed = Buckets(house.settings.messages_per_second, house.settings.messages_per_second * 3)
        self.outbox = Line(None, None)

    async def run(self) -> None:
        """Listens and sends until either side has enough."""
        hearing = asyncio.create_task(self._hear())
        sending = asyncio.create_task(self._send())
        losing = asyncio.create_task(self.outbox.lost.wait())
        try:
            await asyncio.wait({hearing, sending, losing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (hearing, sending, losing):
                task.cancel()
            await asyncio.gather(hearing, sending, losing, return_exceptions=True)
        if self.outbox.lost.is_set():
            code = GOING_AWAY if self.house.closing else TRY_AGAIN
            with contextlib.suppress(Exception):
                await self.socket.close(code=code, reason="say hello again")

    async def _send(self) -> None:
        outbox, socket = self.outbox.outbox, self.socket
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await socket.send_data(await outbox.get(), mode="text")

    async def _hear(self) -> None:
        while True:
            message: Any = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._take(message.get("text"), message.get("bytes"))

    async def _take(self, text: str | None, data: bytes | None) -> None:
        command = None
        try:
            heard = text if text is not None else (data or b"")
            if len(heard) > self.house.settings.largest_message:
                raise Trouble("too-large", "That message is too large.")
            if not self.speed.take(""):
                self.house.metrics.refused.labels("messages").inc()
                raise Trouble("too-fast", "Too many messages; wait a little.")
            try:
                message = DECODER.decode(heard)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Trouble("malformed", f"That message cannot be read: {str(error)[:200]}.") from None
            command = getattr(message, "command", None)
            await self._obey(message)
        except Trouble as trouble:
            self.outbox.send(encode(Problem(trouble.code, trouble.sentence, command)))

    async def _obey(self, message: ClientMessage) -> None:
        if isinstance(message, Ping):
            self.outbox.send(encode(Pong(message.nonce)))
        elif isinstance(message, Hello):
            await self._hello(message)
        elif self.line is None:
            raise Trouble("say-hello", "Say hello first.")
        elif isinstance(message, Answer | Undo):
            begun = time.perf_counter()
            seat = self._seat()
            carry_out = (
                self.table.answer(seat, message)
                if isinstance(message, Answer)
                else self.table.undoing.undo(seat, message)
            )
            outcome = await self.house.surely(carry_out)
            self.house.metrics.answers.labels(type(outcome).__name__.lower()).inc()
            self.house.metrics.answer_seconds.observe(time.perf_counter() - begun)
            self.outbox.send(encode(outcome))
        elif isinstance(message, Consent):
            await self.house.surely(self.table.undoing.consent(self._seat(), message))
        elif isinstance(message, Say):
            await self._say(message)
        elif isinstance(message, Stand):
            await self.house.surely(self.table.driver.stand(self._seat(), message))
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
        self.outbox.seat, self.outbox.person = seat, person
        self.line = self.outbox
        await self.table.join(self.line, message.last, message.last_chat)

    async def _say(self, message: Say) -> None:
        if self.caller.someone is None:
            raise who_are_you()
        seat = self.line.seat if self.line else None
        line = await self.house.surely(self.table.company.say(self.caller.someone, seat, message))
        if message.command is not None and line is not None:
            self.outbox.send(encode(Done(message.command, self.table.version)))

    def _seat(self) -> int:
        """The seat of this connection, still held by who is connected."""
        assert self.line is not None
        return self.caller.acts_for(self.table.row, self.line.seat)
