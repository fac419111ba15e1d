"""The processes beside the server in which bots think: of low rank, short of memory, and gone when the server is.

It imports nothing of the server.
"""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.process import BaseProcess

POSIX = os.name == "posix"


def begin(rank: int, memory_mb: int) -> None:
    """What such a process does first. The programs that a bot starts share its group, its rank and its limit."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):  # Windows has no nice
        os.nice(rank)
    if POSIX:
        import resource  # Windows has none

        os.setpgid(0, 0)
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        limit = memory_mb * 1024 * 1024
        resource.setrlimit(resource.RLIMIT_DATA, (limit if most < 0 else min(limit, most), most))
    _let_the_system_end_it()
    threading.Thread(target=_end_with_the_server, name="stavitel-end", daemon=True).start()


def _let_the_system_end_it() -> None:
    """Linux itself kills the group as the server's end of a pipe closes: a bot may never let go of the interpreter."""
    server = multiprocessing.parent_process()
    if sys.platform == "linux" and server is not None:
        import fcntl  # Windows has none

        pipe = server.sentinel
        fcntl.fcntl(pipe, fcntl.F_SETOWN, -os.getpgrp())
        fcntl.fcntl(pipe, fcntl.F_SETSIG, signal.SIGKILL)
        fcntl.fcntl(pipe, fcntl.F_SETFL, fcntl.fcntl(pipe, fcntl.F_GETFL) | os.O_ASYNC)


def _end_with_the_server() -> None:
    """Waits for the end of the server, however it comes; what the bot does meanwhile does not matter."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        if POSIX:
            os.killpg(0, signal.SIGKILL)
        os._exit(1)


def end(process: BaseProcess) -> None:
    """Ends such a process, whatever it does, and the programs that it started."""
    if POSIX and process.pid is not None:
        with contextlib.suppress(OSError):  # it has ended, or has not begun
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
