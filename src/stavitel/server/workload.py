"""How much this process has to do."""

from dataclasses import dataclass


@dataclass
class Workload:
    """What is counted for everybody who waits for a quiet moment: the renderer and the garbage collector."""

    commands: int = 0  # answers that are being carried out
    requests: int = 0  # requests since garbage was looked for, those that open WebSockets included
    last_answer: float = 0.0  # when, by the monotonic clock
