"""Players made of code: `decide(view)` gives the key, or the keys, of an answer.

A bot is known by a name: `random`; `greedy`, which each title may have of its own in `stavitel.bots.<title>_greedy`;
or `package.module:Class` for one of yours. What follows a further colon is given to it: `mine.clever:Bot:500`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from stavitel.kernel import View

NAMES = ("random", "greedy")


class Bot(Protocol):
    """What a bot must be able to do."""

    def decide(self, view: View) -> str | list[str]:
        """The key of the chosen option, or the keys where several are asked for."""


class UnknownBot(ValueError):
    """There is no bot of this name for this title."""


def bot(name: str, title: str) -> Bot:
    """A new bot of this name to play a title.

    >>> type(bot("random", "citadels")).__name__
    'RandomBot'
    """
    module, attribute, arguments = _place(name, title)
    try:
        made: Any = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"no bot {name!r} for {title}; there are {', '.join(names(title))}") from error
    try:
        chosen: Bot = made(*arguments)
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"bot {name!r}: {error}") from error
    if not hasattr(chosen, "decide"):
        raise UnknownBot(f"bot {name!r} cannot decide")
    return chosen


def names(title: str) -> list[str]:
    """The bots that can play a title, the weakest first.

    >>> names("citadels")[0]
    'random'
    """
    return [name for name in NAMES if find_spec(_place(name, title)[0]) is not None]


def best(title: str) -> str:
    """The bot to play against, and to ask for a hint, when nobody names one: strong but quick."""
    return "greedy" if "greedy" in names(title) else "random"


def _place(name: str, title: str) -> tuple[str, str, list[str]]:
    """Module, class and arguments behind a bot's name."""
    kind, *arguments = name.split(":")
    if kind == "random":
        return "stavitel.bots.random", "RandomBot", arguments
    if kind == "greedy":
        return f"stavitel.bots.{title}_greedy", "GreedyBot", arguments
    if "." in kind and arguments:
        return kind, arguments[0], arguments[1:]
    return "stavitel.bots.unknown", "", arguments
