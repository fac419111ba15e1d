"""One server for one SQLite file: a lock beside the file that its server holds, and that ends with its process."""

import contextlib
import os
import socket
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


class DatabaseInUse(Exception):
    """Another process has the database; what it says can be shown to the host."""

    def __init__(self, database: str, holder: str) -> None:
        super().__init__(f"{database} is in use by {holder}; one server can use it at a time.")
        self.holder = holder


class FileLock:
    """A lock on a SQLite database: not on the file itself, where SQLite has locks of its own."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._descriptor: int | None = None

    def take(self) -> None:
        """Takes the lock, or DatabaseInUse."""
        if fcntl is None or self._descriptor is not None:
            return
        path = Path(os.path.realpath(self._database) + ".lock")  # it may have another name too
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.read(descriptor, 200).decode(errors="replace").strip() or "another process"
            os.close(descriptor)
            raise DatabaseInUse(self._database, holder) from None
        os.ftruncate(descriptor, 0)
        os.write(descriptor, process_name().encode())
        self._descriptor = descriptor

    def release(self) -> None:
        """Lets others have it."""
        if self._descriptor is not None:
            with contextlib.suppress(OSError):
                os.close(self._descriptor)
            self._descriptor = None


def process_name() -> str:
    """What this process is called by others that share its database."""
    return f"process {os.getpid()} on {socket.gethostname()}"[:63]
