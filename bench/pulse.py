"""What the machine itself makes everybody wait for: python bench/pulse.py FOLDER, until its input is closed.

A hundred times a second it wakes, writes a page to a file in that folder and waits until it is on disk. It says how
late it woke, how long the disk took, and both together from when a page was due: milliseconds that one in a hundred
exceeds. And what share of all processors others had, outside this machine, if it is a virtual one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bars import Samples, middle

PER_SECOND = 100
PAGE = b"\0" * 4096
PAGES = 256  # after which the file is written over


@contextmanager
def beside(folder: Path) -> Iterator[dict[str, float]]:
    """Measures beside what is done meanwhile how long the machine makes a process wait that does nothing but flush."""
    found: dict[str, float] = {}
    command = [sys.executable, str(Path(__file__)), str(folder)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdin is not None and process.stdout is not None
        process.stdout.readline()  # it has begun
        yield found
        process.stdin.close()
        found |= json.loads(process.stdout.readline())
        process.wait()  # it cleans up
    finally:
        process.kill()
        process.wait()


def page(samples: Samples) -> list[str]:
    """How much of the answers' time is the machine's own."""
    lines = []
    for key, measures in samples.items():
        if "machine_p99_ms" in measures:
            both, late, disk = (middle(measures[f"machine_{name}p99_ms"]) for name in ("", "late_", "disk_"))
            stolen = middle(measures["machine_stolen"])
            assert both is not None and late is not None and disk is not None and stolen is not None
            lines.append(
                f"{key}: a process that only writes pages to disk beside it: p99 {both:.1f} ms"
                f" (woken {late:.1f}, disk {disk:.1f}); {100 * stolen:.0f} % of the processors were the host's"
            )
    return lines


def main() -> None:
    folder = Path(sys.argv[1])
    ended = threading.Event()
    threading.Thread(target=lambda: (sys.stdin.read(), ended.set()), daemon=True).start()
    file = folder / "pulse"
    descriptor = os.open(file, os.O_CREAT | os.O_WRONLY, 0o600)
    try:
        os.write(descriptor, PAGE * PAGES)
        os.fsync(descriptor)
        print("{}", flush=True)
        print(json.dumps(beats(descriptor, ended)), flush=True)
    finally:
        os.close(descriptor)
        file.unlink()


def beats(descriptor: int, ended: threading.Event) -> dict[str, float]:
    late, disk, both = [], [], []
    stolen, everything = ticks()
    due = time.perf_counter()
    while not ended.is_set():
        due += 1 / PER_SECOND
        time.sleep(max(0.0, due - time.perf_counter()))
        woken = time.perf_counter()
        os.pwrite(descriptor, PAGE, len(both) % PAGES * len(PAGE))
        os.fsync(descriptor)
        done = time.perf_counter()
        late.append(woken - due)
        disk.append(done - woken)
        both.append(done - due)
    stolen_now, everything_now = ticks()
    return {
        "machine_late_p99_ms": p99(late),
        "machine_disk_p99_ms": p99(disk),
        "machine_p99_ms": p99(both),
        "machine_stolen": (stolen_now - stolen) / max(1, everything_now - everything),
    }


def p99(seconds: list[float]) -> float:
    return sorted(seconds)[int(len(seconds) * 0.99)] * 1e3 if seconds else 0.0


def ticks() -> tuple[int, int]:
    """Of all processors together: those that the host of a virtual machine gave to others, and all."""
    try:
        first = Path("/proc/stat").read_text().partition("\n")[0].split()[1:9]
        return int(first[7]), sum(map(int, first))
    except (OSError, IndexError, ValueError):
        return 0, 0


if __name__ == "__main__":
    main()
