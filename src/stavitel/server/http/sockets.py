"""The WebSocket side: one connection to one table. What is wrong is told, and the connection lives on."""

import asyncio
import contextlib
import logging
import re
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stavitel.server.errors import ClientError, no_such_table
from stavitel.server.http.access import check_talking, check_watching
from stavitel.server.http.context import registry_of
from stavitel.server.http.fast_websocket import SEND_LIMIT, fast_websocket_of
from stavitel.server.http.guard import Caller, authenticate, authenticate_seat, foreign_origin_sentence, same_origin
from stavitel.server.http.limits import TokenBucket
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
from stavitel.server.storage.people import hash_secret
from stavitel.server.tables.audience import Connection
from stavitel.server.tables.live_table import LiveTable
from stavitel.server.tables.registry import TableRegistry
from stavitel.server.tables.views import encode

LOG = logging.getLogger("stavitel.socket")
DECODER = msgspec.json.Decoder(ClientMessage)
RECEIVE_LIMIT = 32  # messages of one client that may wait while one is carried out
GOING_AWAY = 1001
TRY_LATER = 1013
FOREIGN_ORIGIN = 4403
NO_TABLE = 4404
FLOODING = 1008
TABLE_ID = re.compile(r"[A-Za-z0-9]{1,24}")
SAY_HELLO_AGAIN = 4408


@websocket("/ws/tables/{key:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], key: FromPath[str]) -> None:
    """Plays at a table, or watches it."""
    registry = registry_of(socket)
    services = registry.services
    if not same_origin(socket, services.settings.allowed_origins):
        foreign_origin_sentence(socket)  # notes it if a proxy is at fault
        await socket.close(code=FOREIGN_ORIGIN, reason="foreign origin")
        return
    address = socket.client.host if socket.client else ""
    if not services.connections.add(address, key):
        services.metrics.refused.labels("connections").inc()
        await socket.close(code=TRY_LATER, reason="too many connections")
        return
    session = Session(registry, socket, address, key)
    try:
        await _serve(registry, socket, session)
    finally:
        if not session.kept:
            session.end()
        del socket.receive, socket.send  # which hold the socket, and it them, until a search for garbage


async def _serve(registry: TableRegistry, socket: WebSocket[Any, Any, Any], session: "Session") -> None:
    services = registry.services
    await socket.accept()
    try:
        if not TABLE_ID.fullmatch(session.key):
            raise no_such_table(session.key[:24])
        session.caller = await authenticate(services.store, socket)
        session.table = await registry.get(session.key)
        plays = session.caller.viewing_seat(session.table.row, None) is not None
        if services.connections.is_crowded(session.key) and not plays:
            services.metrics.refused.labels("connections").inc()
            raise ClientError("crowded", "Too many look on at this table; try again later.", 503)
        await session.run()
    except ClientError as error:
        with contextlib.suppress(Exception):
            await socket.send_data(encode(Problem(error.code, error.sentence)).decode(), mode="text")
            await socket.close(code=TRY_LATER if error.status == 503 else NO_TABLE, reason=error.code)
    except (WebSocketDisconnect, RuntimeError):
        pass


class Session:
    """One client: who it is, what it is sent, and its commands, one after the other."""

    __slots__ = (
        "_ended",
        "_fast",
        "_flooding",
        "_limit",
        "_lost",
        "_patience",
        "_paused",
        "_received",
        "_registry",
        "_running",
        "_services",
        "_socket",
        "address",
        "caller",
        "connection",
        "joined",
        "kept",
        "key",
        "outbox",
        "table",
    )

    def __init__(
        self, registry: TableRegistry, socket: WebSocket[Any, Any, Any], address: str = "", key: str = ""
    ) -> None:
        self._registry = registry
        self._services = services = registry.services
        self._fast = fast_websocket_of(socket.scope)
        rate = services.settings.messages_per_second
        self._limit = TokenBucket(rate, rate * 3)
        self._patience = TokenBucket(rate, rate * 5)  # with messages beyond the limit, before we hang up
        self._received: list[str | bytes] = []  # messages that wait while one is carried out
        self._paused = False  # so many that no more are read
        self._running: asyncio.Task[None] | None = None  # the command that is being carried out
        self._flooding = False
        self._ended = False
        self._socket: WebSocket[Any, Any, Any]  # of plain ASGI, with what is to be sent by it, and when to hang up
        self.outbox: asyncio.Queue[bytes]
        self._lost: asyncio.Event
        if self._fast is None:
            self._socket, self.outbox, self._lost = socket, asyncio.Queue(SEND_LIMIT), asyncio.Event()
            self.connection = Connection(self._try_put, self._lost.set)
        else:
            self.connection = Connection(self._fast.try_send, self._hang_up)
            self._fast.on_control = self._count_control
        self.address = address
        self.key = key  # the table that was asked for
        self.kept = False  # it goes on when the request is over
        self.joined = False  # the client has said hello, and is shown the table
        self.caller = Caller()
        self.table: LiveTable
        services.metrics.connections.inc()

    async def run(self) -> None:
        """Receives and sends until either side has enough; on the fast path that goes on when this returns."""
        if self._fast is not None:
            if not self._ended:  # by a flood, before it was known whose it is
                self.kept = True
                self._fast.keep(self.receive, self.end)
            return
        tasks = [asyncio.create_task(one) for one in (self._receive_all(), self._send_all(), self._lost.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            disconnected_by_us, self.connection.lost = self.connection.lost, True
            self.end()  # to close the socket may take long, if the client does not read
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if disconnected_by_us:
            code, reason = self._farewell()
            with contextlib.suppress(Exception):
                await self._socket.close(code=code, reason=reason)

    def _hang_up(self) -> None:
        """Ends a connection of the fast path."""
        if self._fast is not None and not self._ended:
            self.end()
            self._fast.hang_up(*self._farewell())

    def _farewell(self) -> tuple[int, str]:
        """Why we hang up."""
        if self._flooding:
            return FLOODING, "too many messages"
        return (GOING_AWAY if self._registry.closing else SAY_HELLO_AGAIN), "say hello again"

    def end(self) -> None:
        """Hears nothing more, and is sent what is left."""
        if self._ended:
            return
        self._ended = self.connection.lost = True
        self.connection.on_lost = None  # which knows us, and we it
        self.leave_table()
        if self._fast is not None:
            self._fast.on_message = self._fast.on_control = None
            self._fast.flush()
        self._services.metrics.connections.dec()
        self._services.connections.remove(self.address, self.key)

    def leave_table(self) -> None:
        """Is not shown the table any more."""
        if self.joined:
            self.table.leave(self.connection)

    # Sending and receiving

    def _try_put(self, text: bytes) -> bool:
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            return False
        return True

    async def _send_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self._socket.send_data((await self.outbox.get()).decode(), mode="text")

    async def _receive_all(self) -> None:
        """Receives by ASGI."""
        while True:
            message: Any = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            self.receive(text if text is not None else message.get("bytes") or b"")
            while self._running is not None:
                await asyncio.wait({self._running})

    def receive(self, data: str | bytes) -> None:
        """Takes a message, in its turn."""
        if self._flooding:
            return
        if self._running is None:
            self._handle(data)
            return
        self._received.append(data)
        if self._fast is not None and not self._paused and len(self._received) >= RECEIVE_LIMIT:
            self._paused = True
            self._fast.pause_receiving()

    def _handle(self, data: str | bytes) -> None:
        command = None
        try:
            message = self._decode(data)
            command = getattr(message, "command", None)
            if isinstance(message, Ping):
                self.connection.send(encode(Pong(message.nonce)))
            elif not (isinstance(message, Answer) and self._try_fast_answer(message)):
                # It runs to its end even if the client goes away meanwhile.
                self._running = self._services.tasks.start(self._run_command(message, command))
                self._running.add_done_callback(self._command_ended)
        except ClientError as error:
            self._send_error(error, command)

    def _decode(self, data: str | bytes) -> ClientMessage:
        if not self._take():
            raise ClientError("too-fast", "Too many messages; wait a little.")
        if len(data) > self._services.settings.largest_message:
            raise ClientError("too-large", "That message is too large.")
        try:
            message: ClientMessage = DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ClientError("malformed", f"That message cannot be read: {str(error)[:200]}.") from None
        return message

    def _take(self) -> bool:
        """Whether one more message is allowed now; who goes on and on beyond the limit is cut off."""
        if self._limit.take():
            return True
        self._services.metrics.refused.labels("messages").inc()
        if not self._patience.take():
            self._flooding = True
            if self._fast is not None:
                self._fast.stop_receiving()
            self.connection.disconnect()
        return False

    def _count_control(self) -> None:
        self._take()

    def _command_ended(self, _: "asyncio.Task[None]") -> None:
        self._running = None
        while self._received and self._running is None:
            self._handle(self._received.pop(0))
        if self._paused and not self._received and self._fast is not None:
            self._paused = False
            self._fast.resume_receiving()

    def _send_error(self, error: ClientError, command: str | None) -> None:
        self.connection.send(encode(Problem(error.code, error.sentence, command)))

    def _send_outcome(self, outcome: Outcome, begun: float) -> None:
        self._services.metrics.answers.count(type(outcome).__name__.lower(), time.perf_counter() - begun)
        self.connection.send(encode(outcome))

    # Commands

    def _try_fast_answer(self, message: Answer) -> bool:
        """Answers by the fast path, if it can be taken."""
        if not self.joined:
            return False
        begun = time.perf_counter()

        def respond(outcome: Outcome | ClientError) -> None:
            if isinstance(outcome, ClientError):
                self._send_error(outcome, message.command)
            else:
                self._send_outcome(outcome, begun)

        return self.table.try_fast_answer(self._seat(), message, respond)

    async def _run_command(self, message: ClientMessage, command: str | None) -> None:
        try:
            await self._carry_out(message)
        except ClientError as error:
            self._send_error(error, command)
        except Exception:
            LOG.exception("a command failed at table %s", self.table.id)
            self._send_error(ClientError("failed", "Something went wrong here; it has been noted.", 500), command)

    async def _carry_out(self, message: ClientMessage) -> None:
        table, begun = self.table, time.perf_counter()
        if isinstance(message, Hello):
            await self._hello(message)
        elif not self.joined:
            raise ClientError("say-hello", "Say hello first.")
        elif isinstance(message, Answer):
            self._send_outcome(await table.answer(self._seat(), message), begun)
        elif isinstance(message, Undo):
            self._send_outcome(await table.undo(self._seat(), message), begun)
        elif isinstance(message, Consent):
            await table.consent(self._seat(), message)
        elif isinstance(message, Say):
            await check_talking(self._services, table.row, self.caller, self.connection.seat)
            await table.chat.say(self.caller.require_person(), self.connection.seat, message)
            if message.command is not None:
                self.connection.send(encode(Done(message.command, table.game.version)))
        elif isinstance(message, Stand):
            await table.autoplay.change_standing(self._seat(), message)
        elif isinstance(message, Here):
            table.presence.set_looking(self.connection, message.here)

    async def _hello(self, message: Hello) -> None:
        if message.protocol != PROTOCOL:
            raise ClientError("old-client", f"This server speaks protocol {PROTOCOL}; load the page again.")
        if message.secret is not None:
            self.caller = await authenticate_seat(self._services.store, message.secret)
        if self.table.game.closed:
            self.table = await self._registry.get(self.table.id)
        seat = self.caller.viewing_seat(self.table.row, message.seat)
        await check_watching(self._services, self.table.row, self.caller, seat)
        self.leave_table()
        self.connection.seat, self.connection.person = seat, self.caller.person_id
        self.connection.session = hash_secret(self.caller.session) if self.caller.session else None
        self.joined = True
        await self.table.join(self.connection, message.last, message.last_chat, message.packed)

    def _seat(self) -> int:
        """The seat of this connection, still held by who is connected."""
        return self.caller.playing_seat(self.table.game.row, self.connection.seat)
