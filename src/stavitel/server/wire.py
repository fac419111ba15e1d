"""The short way between a WebSocket and its session, for the thousands of small messages of a busy server.

ASGI hands every message through a queue and a task in each direction. uvicorn's protocol, made a little wider here,
also lets a session that asks for it be called with each message as it arrives and write without waiting. Whatever
is written within one turn of the event loop leaves in one piece. Under another server, or where uvicorn's inside has
changed, there is no wire in the scope and the session goes the long way.
"""

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import OPEN
from websockets.utils import apply_mask

EXTENSION = "stavitel.wire"
WHOLE_TEXT = 0x81  # the first byte of a text message in one frame
MASKED = 0x80  # in the second byte, which also holds the size, or 126 where two more bytes do
BACKLOG = 256  # messages that may wait for a client before it is cut off


_full: "WeakKeyDictionary[ServerState, list[Wire]]" = WeakKeyDictionary()  # who has something to send, by server


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with a short way in and out."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.heard: Callable[[bytes], None] | None = None
        self._said: list[bytes] = []  # not yet given to the transport
        self._full = _full.setdefault(server_state, [])

    async def run_asgi(self) -> None:
        """Runs the application, which finds this wire in its scope."""
        extensions: Any = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """Takes bytes; a short text that is all there and all there is goes straight to whoever listens."""
        between = self.conn.state is OPEN and not (self.frames or self.conn.reader.buffer or self.conn.extensions)
        text = short_text(data) if between and self.heard is not None and not self.close_sent else None
        if text is None or self.heard is None:
            super().data_received(data)
        else:
            self.heard(text)

    def send_receive_event_to_app(self) -> None:
        """Gives a whole message to whoever listens."""
        if self.heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.heard(bytes(data))

    def say(self, text: bytes) -> bool:
        """Sends a text message without waiting; False if the client cannot keep up."""
        said = self._said
        if not said:
            if not self._full:
                self.loop.call_soon(self._flush_all)
            self._full.append(self)
        said.append(text)
        return len(said) <= BACKLOG

    def hold(self, on: bool) -> None:
        """Stops listening to a client that says more than is heard, or listens again."""
        if not self.transport.is_closing():
            self.transport.pause_reading() if on else self.transport.resume_reading()

    def flush(self) -> None:
        """Gives what was said to the transport, in one piece, unless that has too much already."""
        if not self._said or not self.writable.is_set():
            return
        said, self._said = self._said, []
        conn = self.conn
        if conn.state is not OPEN or self.close_sent or self.transport.is_closing():
            return
        if conn.extensions:
            for text in said:
                conn.send_text(text)
            self.transport.write(b"".join(conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for text in said for part in (header(len(text)), text)]))

    def _flush_all(self) -> None:
        wires = self._full[:]
        self._full.clear()
        for wire in wires:
            wire.flush()

    def resume_writing(self) -> None:
        """The client has read what was sent."""
        super().resume_writing()
        self.flush()


def header(size: int) -> bytes:
    """What goes before a text in one frame that is not masked: two to ten bytes.

    >>> header(5), header(300)
    (b'\\x81\\x05', b'\\x81~\\x01,')
    """
    if size < 126:
        return bytes((WHOLE_TEXT, size))
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
    if len(data) < 7 or data[0] != WHOLE_TEXT:
        return None
    if MASKED < data[1] < MASKED + 126:
        start, size = 6, data[1] - MASKED
    elif data[1] == MASKED + 126:
        start, size = 8, int.from_bytes(data[2:4], "big")
    else:
        return None
    return apply_mask(data[start:], data[start - 4 : start]) if len(data) == start + size else None


def wire_of(scope: Any) -> Wire | None:
    """The wire of a connection, if its server has one."""
    found = (scope.get("extensions") or {}).get(EXTENSION)
    return found if isinstance(found, Wire) else None
