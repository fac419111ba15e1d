"""Real faults for the tests: a full disk, one that turns read-only, a lock of another process, a hung PostgreSQL."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import psycopg
import pytest

HOLD_LOCK = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], timeout=60, isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.readline()
"""


def _run(*command: str) -> str:
    """Runs a command of the system; skips the test where this machine does not let us."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        pytest.skip(f"this machine has no {command[0]}")
    if done.returncode:
        pytest.skip(f"this machine does not let us: {' '.join(command)}: {done.stderr.strip()}")
    return done.stdout.strip()


@contextlib.contextmanager
def small_disk(folder: Path, size: str = "4m") -> Iterator[Path]:
    """A small tmpfs."""
    folder.mkdir()
    _run("mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder))
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Fills a disk to the last byte; the file that does it."""
    ballast = folder / "ballast"
    with ballast.open("wb", buffering=0) as out, contextlib.suppress(OSError):
        for size in (65536, 512, 1):
            with contextlib.suppress(OSError):
                while True:
                    out.write(b"x" * size)
    return ballast


class BreakingDisk:
    """A disk (ext4 in a file) that turns read-only when the kernel finds an error, and can be mended."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._image = folder.with_suffix(".img")
        self._device = ""

    def __enter__(self) -> "BreakingDisk":
        self.folder.mkdir()
        with self._image.open("wb") as image:
            image.truncate(16 << 20)
        _run("mkfs.ext4", "-q", str(self._image))
        self._mount()
        return self

    def _mount(self) -> None:
        self._device = _run("losetup", "--find", "--show", str(self._image))
        try:
            _run("mount", "-o", "errors=remount-ro", self._device, str(self.folder))
        except BaseException:
            subprocess.run(["losetup", "--detach", self._device], check=False)
            raise

    def damage(self) -> None:
        """The kernel finds an error, and stops all writing."""
        trigger = Path("/sys/fs/ext4") / Path(self._device).name / "trigger_fs_error"
        try:
            trigger.write_text("1")
        except OSError as error:
            pytest.skip(f"this machine does not let us damage a disk: {error}")

    def mend(self) -> None:
        """The host checks the disk and mounts it again."""
        self._unmount()
        subprocess.run(["e2fsck", "-fy", str(self._image)], capture_output=True, check=False)
        self._mount()

    def _unmount(self) -> None:
        subprocess.run(["umount", "-l", str(self.folder)], check=True)
        subprocess.run(["losetup", "--detach", self._device], check=True)

    def __exit__(self, *_: object) -> None:
        self._unmount()


@contextlib.contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another process holds the write lock of a SQLite file."""
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD_LOCK, str(database)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    try:
        yield
    finally:
        holder.communicate("enough\n")


@contextlib.contextmanager
def stopped(postgres: str) -> Iterator[None]:
    """A PostgreSQL that neither answers nor goes away: all its processes are stopped."""
    with psycopg.connect(postgres) as connection:
        backend = connection.info.backend_pid
        chief = _parent(backend)
    children = [int(name) for name in os.listdir("/proc") if name.isdigit() and _parent(int(name)) == chief]
    processes = [chief, *children]
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


class Line:
    """A line to a PostgreSQL that can be cut: then nothing comes through any more, and nobody hangs up."""

    def __init__(self, postgres: str) -> None:
        parts = urlsplit(postgres)
        self._socket = str(Path(parse_qs(parts.query)["host"][0]) / ".s.PGSQL.5432")
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._open = threading.Event()
        self._open.set()
        port = self._listener.getsockname()[1]
        self.url = f"postgresql://{parts.username}@127.0.0.1:{port}{parts.path}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nothing comes through any more."""
        self._open.clear()

    def mend(self) -> None:
        """It does again."""
        self._open.set()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                there = socket.socket(socket.AF_UNIX)
                there.connect(self._socket)
                for ends in ((here, there), (there, here)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self._open.wait()
                sink.sendall(data)
            sink.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """Takes no more connections."""
        self.mend()
        self._listener.close()


def _parent(process: int) -> int:
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0
