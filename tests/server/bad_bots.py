"""Bots that misbehave."""

import os
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


class Lost:
    """Answers something that was not asked."""

    def decide(self, view: Any) -> str:
        return "there is no such key"
