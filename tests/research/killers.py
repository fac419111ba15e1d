"""Bots that end their process: once, or every time."""

import os
import signal
from pathlib import Path


class Once:
    """Kills its process the first time it finds the file it is given missing."""

    def __init__(self, mark: str) -> None:
        self.mark = Path(mark)

    def decide(self, view):
        try:
            self.mark.touch(exist_ok=False)
        except FileExistsError:
            return view.question.random_answer(view.random)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Always:
    """Kills its process in its game."""

    def decide(self, view):
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Crashes:
    def decide(self, view):
        raise ZeroDivisionError("one by nothing")


class Cheats:
    def decide(self, view):
        return "everything"


class Tries:
    def decide(self, view):
        view.imagine(seed=1).answer(view.seat, "everything")


class Nothing:
    def decide(self, view):
        return None


class Sleeps:
    def decide(self, view):
        import time

        time.sleep(60)
