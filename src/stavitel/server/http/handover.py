"""Connections are handed to the process where their table is at home, as open sockets over a Unix socket.

The giving process sends the client's socket and the request that it came with, the taking one says that it is there,
and the giving one that it may have it: so a process that was stopped meanwhile takes nothing that was given elsewhere.
"""

import asyncio
import contextlib
import logging
import os
import re
import shutil
import socket
import tempfile
import threading
import time
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from stavitel.server.http.fast_websocket import LARGEST, FastWebSocket, routers
from stavitel.server.tables.homes import Homes

LOG = logging.getLogger("stavitel.handover")
TABLE = re.compile(rb"GET /ws/tables/([A-Za-z0-9]{1,24})[ ?]")
LARGEST_REQUEST = 65_536
ANSWER_SECONDS = 1.0  # in which a process that takes a connection says so
ATTEMPTS = 12
WAIT_SECONDS = 0.7  # between two attempts, while a process that does not answer still has its lease
PAUSE_SECONDS = 0.05  # after one that could not be taken
CLOSE_SECONDS = 2.0
HERE, YOURS = b"1", b"2"


class Handover:
    """Gives connections to other processes on this machine, and takes theirs."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._folder = tempfile.mkdtemp(prefix="stavitel-")
        self._path = os.path.join(self._folder, "home")
        self._server = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._server.bind(self._path)
        self._server.listen(128)
        self._state = ServerState()
        self._loop: asyncio.AbstractEventLoop
        self._config: uvicorn.Config
        self._homes: Homes | None = None
        self._closed = False
        self.address = f"{socket.gethostname()}:{self._path}"

    def start(self, homes: Homes) -> None:
        """Begins to take connections, and to look where those that come here belong."""
        self._loop = asyncio.get_running_loop()
        self._homes = homes
        self._config = uvicorn.Config(
            self._app,
            ws=FastWebSocket,
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            ws_ping_interval=20.0,
            ws_ping_timeout=30.0,
            log_config=None,
            lifespan="off",
        )
        self._config.load()
        routers[self._loop] = self
        threading.Thread(target=self._take_all, name="handover", daemon=True).start()

    async def close(self) -> None:
        """Takes no more, and lets the connections that were taken end."""
        self._closed = True
        routers.pop(self._loop, None)
        with contextlib.suppress(OSError):
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        shutil.rmtree(self._folder, ignore_errors=True)
        if self._state.tasks:
            await asyncio.wait(list(self._state.tasks), timeout=CLOSE_SECONDS)

    # Giving

    async def hand_over(self, transport: asyncio.Transport, request: bytes) -> bool:
        """Hands a connection to the process where its table is at home; False if that is here, or cannot be reached."""
        found = TABLE.match(request)
        if found is None or self._homes is None or transport.get_extra_info("sslcontext") is not None:
            return False
        table_id = found[1].decode()
        client: Any = transport.get_extra_info("socket")
        for _ in range(ATTEMPTS):
            home = await self._homes.find(table_id)
            if home is None or client is None:
                return False
            process, address = home
            host, _, path = address.partition(":")
            if host != socket.gethostname():
                return False  # on another machine: the table is shown from here too
            try:
                await asyncio.to_thread(self._give, path, client.fileno(), request)
                return True
            except (ConnectionRefusedError, FileNotFoundError):  # it has ended
                await self._homes.leave([table_id], process)
            except OSError as error:
                LOG.warning("process %s does not take a connection: %r", process, error)
                await asyncio.sleep(WAIT_SECONDS)
        return False

    @staticmethod
    def _give(path: str, descriptor: int, request: bytes) -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(ANSWER_SECONDS)
            line.connect(path)
            socket.send_fds(line, [request], [descriptor])
            if line.recv(1) != HERE:
                raise OSError("it hung up")
            line.sendall(YOURS)

    # Taking

    def _take_all(self) -> None:
        while not self._closed:
            try:
                line, _ = self._server.accept()
                self._take(line)
            except OSError as error:
                if not self._closed:  # there may be no file to spare just now
                    LOG.warning("cannot take a connection: %r", error)
                    time.sleep(PAUSE_SECONDS)

    def _take(self, line: socket.socket) -> None:
        with line:
            line.settimeout(ANSWER_SECONDS)
            request, descriptors, _, _ = socket.recv_fds(line, LARGEST_REQUEST, 1)
            if not descriptors:
                raise OSError("it was lost on the way")
            client = socket.socket(fileno=descriptors[0])
            try:
                line.sendall(HERE)
                given = line.recv(1) == YOURS
            except OSError:
                given = False
            if given:
                self._loop.call_soon_threadsafe(self._adopt, client, request)
            else:
                client.close()

    def _adopt(self, client: socket.socket, request: bytes) -> None:
        task = self._loop.create_task(self._connect(client, request))
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    async def _connect(self, client: socket.socket, request: bytes) -> None:
        client.setblocking(False)
        protocol = FastWebSocket(self._config, self._state, {}, self._loop)
        protocol.routed = True
        await self._loop.connect_accepted_socket(lambda: protocol, client)
        protocol.data_received(request)
