"""The fast path between a WebSocket and its session, for the thousands of small messages of a busy server.

ASGI hands every message through a queue and a task in each direction. uvicorn's protocol, extended here a little, also
lets a session that asks for it be called with each message as it arrives and send without waiting. Whatever is sent
within one turn of the event loop leaves in one piece. Such a session outlives its request (`keep`): the application
returns, so that no task, scope or header is held for a connection that only waits. Under another server, or where
uvicorn's internals have changed, there is no such protocol in the scope and the session uses plain ASGI.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Protocol, cast
from weakref import WeakKeyDictionary

from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.protocol import Protocol as WebSocketProtocol
from websockets.utils import apply_mask

LOG = logging.getLogger("stavitel.websocket")
EXTENSION = "stavitel.fast_websocket"
TEXT_FRAME = 0x81  # the first byte of a text message in one frame
MASKED = 0x80  # in the second byte, which also holds the size, or 126 where two more bytes do
PORTION = 1024  # bytes that are read as frames at a time: some 170 pings
LARGEST = 1 << 20  # bytes of a message that are taken in before the connection is closed
SEND_LIMIT = 256  # messages that may wait for a client before it is disconnected
DEAF_SECONDS = 1.0  # in which a client that is not heard any more can read why


class Router(Protocol):
    """Knows which process a connection belongs to."""

    async def hand_over(self, transport: asyncio.Transport, request: bytes) -> bool:
        """Gives a connection to another process; False if it stays here."""


routers: "WeakKeyDictionary[asyncio.AbstractEventLoop, Router]" = WeakKeyDictionary()  # of each process, or test
_unsent: "WeakKeyDictionary[ServerState, list[FastWebSocket]]" = WeakKeyDictionary()  # who has texts to send, by server


class Ending:
    """Stands where uvicorn queues events for an application that has returned: the first end is told, the rest lost."""

    __slots__ = ("_on_end",)

    def __init__(self, on_end: Callable[[], None] | None = None) -> None:
        self._on_end = on_end

    def put_nowait(self, event: Any) -> None:
        """Takes an event."""
        if event["type"] == "websocket.disconnect" and self._on_end is not None:
            on_end, self._on_end = self._on_end, None
            on_end()


ENDED = Ending()


class FastWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a fast path in and out."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.on_message: Callable[[bytes], None] | None = None
        self.kept = False  # the application has returned, and a session goes on
        self.deaf = False  # whatever comes is thrown away
        self.routed = False  # it is known that the connection belongs to this process
        self.on_control: Callable[[], None] | None = None  # is told of pings, pongs and parts, which count as messages
        self._texts: list[bytes] = []  # not yet given to the transport
        self._unsent = _unsent.setdefault(server_state, [])

    async def run_asgi(self) -> None:
        """Runs the application, which finds this protocol in its scope, and may keep it."""
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            LOG.exception("a connection failed")
            self.send_500_response()
        finally:
            extensions.clear()  # else we hold ourselves, and wait for a search for garbage
        if not self.kept and self.close_timer is None:
            self.transport.close()

    def keep(self, on_message: Callable[[bytes], None], on_end: Callable[[], None]) -> None:
        """The application may return: `on_message` is called with what comes, at last `on_end` once.

        What was said to open the connection is forgotten.
        """
        self.kept = True
        self.on_message = on_message
        before, self.queue = self.queue, cast(Any, Ending(on_end))
        del self.request, self.response, self.scope
        if not self.conn.reader.buffer:  # between two frames: the parser that has read the request still holds it
            self.conn.parser = WebSocketProtocol.parse(self.conn)
            next(self.conn.parser)
        while not before.empty():
            event: Any = before.get_nowait()
            if event["type"] == "websocket.receive":
                on_message(event["text"].encode() if "text" in event else event["bytes"])
            self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.resume_receiving()

    def hang_up(self, code: int, reason: str) -> None:
        """Says goodbye, and closes the connection when the client has heard it, or does not read any more."""
        task = self.loop.create_task(self._say_goodbye(code, reason))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _say_goodbye(self, code: int, reason: str) -> None:
        try:
            async with asyncio.timeout(self.close_timeout):
                with contextlib.suppress(ClientDisconnected, RuntimeError):
                    await self.send({"type": "websocket.close", "code": code, "reason": reason})
        except TimeoutError:
            self.transport.abort()
        if self.deaf:  # nor would it be heard that it says goodbye
            self.loop.call_later(DEAF_SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Takes bytes; a short text that is all there and all there is goes straight to `on_message`."""
        if not self.routed:
            self.routed = True
            if (router := routers.get(self.loop)) is not None:
                task = self.loop.create_task(self._route(router, data))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
                return
        between = self.conn.state is OPEN and not (self.frames or self.conn.reader.buffer or self.conn.extensions)
        text = short_text(data) if between and self.on_message is not None and not self.close_sent else None
        if text is not None and self.on_message is not None:
            self.on_message(text)
            return
        for start in range(0, len(data), PORTION):  # a flood may come in large pieces, and end in the middle of one
            if self.deaf:
                return
            super().data_received(data[start : start + PORTION])
        self._refuse_what_is_no_request()

    async def _route(self, router: Router, request: bytes) -> None:
        """Answers the request that opens the connection, or hands it to the process where its table is at home."""
        handed = False
        self.transport.pause_reading()  # what the client says next is for whoever gets the connection
        try:
            handed = await router.hand_over(self.transport, request)
        except Exception as error:
            LOG.warning("cannot find out where a connection belongs: %r", error)
        if handed:
            self.transport.abort()  # closes our end of it only
        elif not self.transport.is_closing():
            super().data_received(request)
            self._refuse_what_is_no_request()
            self.transport.resume_reading()

    def _refuse_what_is_no_request(self) -> None:
        """Hangs up where the request, which comes whole, opens no WebSocket; else the connection would stay."""
        if not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Gives a whole message to `on_message`."""
        if self.on_message is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.on_message(bytes(data))

    def handle_cont(self, event: Frame) -> None:
        """Takes a further part of a message; one that never ends has many."""
        super().handle_cont(event)
        if self.on_control is not None and not event.fin:
            self.on_control()

    def handle_ping(self) -> None:
        """Answers a ping."""
        super().handle_ping()
        if self.on_control is not None:
            self.on_control()

    def handle_pong(self, event: Frame) -> None:
        """Takes a pong; those that answer no ping of ours count."""
        asked = self.pending_ping_payload is not None
        super().handle_pong(event)
        if self.on_control is not None and not asked:
            self.on_control()

    def try_send(self, text: bytes) -> bool:
        """Sends a text message without waiting; False if the client cannot keep up."""
        texts = self._texts
        if not texts:
            if not self._unsent:
                self.loop.call_soon(self._flush_all)
            self._unsent.append(self)
        texts.append(text)
        return len(texts) <= SEND_LIMIT

    def pause_receiving(self) -> None:
        """Stops reading from a client that sends more than is carried out."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_receiving(self) -> None:
        """Reads again."""
        if not self.deaf and not self.transport.is_closing():
            self.transport.resume_reading()

    def stop_receiving(self) -> None:
        """Takes nothing more from a client, also of what has come already."""
        self.deaf = True
        self.pause_receiving()

    def flush(self) -> None:
        """Gives the texts to the transport, in one piece, unless that has too much already."""
        if not self._texts or not self.writable.is_set():
            return
        texts, self._texts = self._texts, []
        conn = self.conn
        if conn.state is not OPEN or self.close_sent or self.transport.is_closing():
            return
        if conn.extensions:
            for text in texts:
                conn.send_text(text)
            self.transport.write(b"".join(conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for text in texts for part in (frame_header(len(text)), text)]))

    def _flush_all(self) -> None:
        sockets = self._unsent[:]
        self._unsent.clear()
        for socket in sockets:
            socket.flush()

    def resume_writing(self) -> None:
        """The client has read what was sent."""
        super().resume_writing()
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        self.on_message = self.on_control = None
        if self.kept:
            self.queue = cast(Any, ENDED)  # the other one knows the session, and that knows us


@lru_cache(4096)
def frame_header(size: int) -> bytes:
    """What goes before a text in one frame that is not masked: two to ten bytes.

    >>> frame_header(5), frame_header(300)
    (b'\\x81\\x05', b'\\x81~\\x01,')
    """
    if size < 126:
        return bytes((TEXT_FRAME, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def short_text(data: bytes) -> bytes | None:
    """The text, if the bytes are exactly one masked frame with a whole text of less than 64 kB.

    >>> short_text(bytes([0x81, 0x80 + 2, 1, 1, 1, 1]) + b"ij")
    b'hk'
    >>> short_text(bytes([0x81, 0x80 + 2, 1, 1, 1, 1]) + b"i") is None
    True
    """
    if len(data) < 7 or data[0] != TEXT_FRAME:
        return None
    if MASKED < data[1] < MASKED + 126:
        start, size = 6, data[1] - MASKED
    elif data[1] == MASKED + 126:
        start, size = 8, int.from_bytes(data[2:4], "big")
    else:
        return None
    return apply_mask(data[start:], data[start - 4 : start]) if len(data) == start + size else None


def fast_websocket_of(scope: Any) -> FastWebSocket | None:
    """The fast path of a connection, if its server has one."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, FastWebSocket) else None
