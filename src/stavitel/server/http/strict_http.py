"""uvicorn's HTTP with limits of its own, for servers without a proxy before them.

Headers have a size and a time, and one address only so many connections.
"""

import asyncio
from collections import Counter
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

LARGEST_HEADERS = 32_768  # bytes of a request up to the end of its headers
REQUEST_SECONDS = 20.0  # from the first byte of a request, or of a connection, to the last of its body
CONNECTIONS_PER_ADDRESS = 500  # besides WebSockets, which the application counts
_connections: "WeakKeyDictionary[ServerState, Counter[str]]" = WeakKeyDictionary()  # of each server, by address


class StrictHttp(HttpToolsProtocol):
    """A connection that is closed when a request is too slow or its headers are too large."""

    _address: str | None = None  # that it is counted for
    _timer: asyncio.TimerHandle | None = None
    _size = 0
    _in_headers = True

    def connection_made(self, transport: Any) -> None:
        """Somebody connects, and has to say something soon."""
        super().connection_made(transport)
        self._start_timer()
        if not self._count():
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._stop_timer()
        self._count_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Takes bytes, as long as they keep to the limits."""
        if self._in_headers:
            self._start_timer()
            self._size += len(data)
            if self._size > LARGEST_HEADERS and self.parser is not None and b"\r\n\r\n" not in data[:LARGEST_HEADERS]:
                self._stop_timer()
                self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n")
                self.transport.close()
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """The body is next, which the application limits in size."""
        self._in_headers, self._size = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is here."""
        self._stop_timer()
        self._in_headers, self._size = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a WebSocket, with limits of its own."""
        self._stop_timer()
        self._count_no_more()
        super().handle_websocket_upgrade()
        del self.parser  # we hold one another, and would wait for a search for garbage

    def _count(self) -> bool:
        """Counts the connection; False if its address has too many. Through a proxy that is known everybody comes."""
        address = self.client[0] if self.client else ""
        if not address or address in getattr(self.config.loaded_app, "trusted_hosts", ()):
            return True
        counts = _connections.setdefault(self.server_state, Counter())
        if counts[address] >= CONNECTIONS_PER_ADDRESS:
            return False
        counts[address] += 1
        self._address = address
        return True

    def _count_no_more(self) -> None:
        address, self._address = self._address, None
        if address is not None:
            counts = _connections[self.server_state]
            counts[address] -= 1
            if not counts[address]:
                del counts[address]

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(REQUEST_SECONDS, self._too_slow)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        if self.transport is not None and not self.transport.is_closing():
            self.transport.close()
