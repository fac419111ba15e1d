"""Bots that misbehave."""

import os
import re
import subprocess
import time
from typing import Any


class Crashing:
    """Takes its process down."""

    def decide(self, view: Any) -> str:
        os._exit(3)


class Dawdling:
    """Never comes to an end."""

    def decide(self, view: Any) -> str:
        time.sleep(1000)
        return ""


class Hoarding:
    """Takes all the memory that it can have."""

    def decide(self, view: Any) -> str:
        hoard = []
        while True:
            hoard.append(bytearray(1024 * 1024))


class Lingering:
    """Starts a program, and never comes to an end; both hold a pipe open, by which one sees that they are there."""

    def decide(self, view: Any) -> str:
        pipe = os.open(os.environ["STAVITEL_TEST_PIPE"], os.O_WRONLY)
        subprocess.Popen(["sleep", "1000"], pass_fds=[pipe])
        os.write(pipe, b".")
        time.sleep(1000)
        return ""


class Gripping:
    """The same, and no other thread of its process runs any more."""

    def decide(self, view: Any) -> str:
        pipe = os.open(os.environ["STAVITEL_TEST_PIPE"], os.O_WRONLY)
        subprocess.Popen(["sleep", "1000"], pass_fds=[pipe])
        os.write(pipe, b".")
        re.match("(a+)+$", "a" * 64 + "b")
        return ""


class Lost:
    """Answers something that was not asked."""

    def decide(self, view: Any) -> str:
        return "there is no such key"
