"""A flood of WebSocket frames and connections from one address: python bench/flood.py PORT TABLE SECONDS.

Prints how many frames were sent, and how often the server hung up or took no connection.
"""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
import time

SENDERS = 8
SOURCE = "127.0.0.2"  # loopback, but not where the players are
PAUSE = 0.01  # before who was cut off comes again
PINGS = 500
MASK = b"\0\0\0\0"
HELLO = b'{"type":"hello"}'
FLOOD = (b"\x89\x80" + MASK) * PINGS + b"\x81" + bytes([0x80 | len(HELLO)]) + MASK + HELLO


def flood(port: int, table: str, until: float, counts: dict[str, int]) -> None:
    """Connects, sends as much as the server takes, and comes again."""
    request = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()
    while time.monotonic() < until:
        try:
            with socket.create_connection(("127.0.0.1", port), 1.0, (SOURCE, 0)) as line:
                line.sendall(request)
                if b" 101 " not in line.recv(4096)[:32]:
                    counts["refused"] += 1
                while time.monotonic() < until:
                    line.sendall(FLOOD)
                    counts["frames"] += PINGS + 1
        except OSError:
            counts["cut off"] += 1
        time.sleep(PAUSE)


def main() -> None:
    port, table, seconds = int(sys.argv[1]), sys.argv[2], float(sys.argv[3])
    os.nice(10)  # on few cores it would take the processor from the server, which no server can help
    counts = {"frames": 0, "cut off": 0, "refused": 0}
    until = time.monotonic() + seconds
    senders = [threading.Thread(target=flood, args=(port, table, until, counts)) for _ in range(SENDERS)]
    for sender in senders:
        sender.start()
    for sender in senders:
        sender.join()
    print(json.dumps(counts))


if __name__ == "__main__":
    main()
