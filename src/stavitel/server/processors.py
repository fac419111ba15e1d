"""How much of this machine's processors nobody uses, but for programs that give way, as bots do."""

import os
import time
from pathlib import Path

STATISTICS = Path("/proc/stat")  # Linux: first, for all together, the ticks of user, nice, system, idle, iowait, ...
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100  # a second, of each processor
LOOK_SECONDS = 0.1  # between two looks


class Processors:
    """All processors of the machine, as they were of late."""

    def __init__(self, statistics: Path = STATISTICS) -> None:
        self._statistics = statistics
        self._looked = float("-inf")
        self._idle = 0.0
        self._spare = 1.0

    def spare(self) -> float:
        """How much of one processor is to be had without taking it from anybody; 1 where the system does not tell."""
        now = time.monotonic()
        if now - self._looked >= LOOK_SECONDS:
            idle = self._idle_seconds()
            if idle is not None and self._looked > float("-inf"):
                self._spare = min(1.0, max(0.0, idle - self._idle) / (now - self._looked))
            self._looked, self._idle = now, idle or 0.0
        return self._spare

    def _idle_seconds(self) -> float | None:
        try:
            with self._statistics.open("rb") as file:
                _, _, nice, _, idle, iowait = file.readline().split()[:6]
            return (int(nice) + int(idle) + int(iowait)) / TICKS
        except (OSError, ValueError):
            return None
