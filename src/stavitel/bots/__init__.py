"""Players made of code: `decide(view)` gives the key, or the keys, of an answer.

A bot is known by a name: a level of play, `beginner`, `casual`, `skilled` or `expert`; `random`; those that a title
brings itself (`Title.bots`), such as `greedy`; or `package.module:Class` and `mybot.py:Class` for one of yours. What
follows a further colon is given to it: `mine.clever:Bot:500`. `exec:COMMAND` is a program of its own
(docs/bot-protocol.md).
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Protocol

from stavitel.bots.faults import BotFault, described
from stavitel.kernel import UnknownTitle, View, title_named

__all__ = ["LEVELS", "Bot", "BotFault", "UnknownBot", "best", "bot", "names", "parts"]

LEVELS = ("beginner", "casual", "skilled", "expert")  # of play, the same in every title
COMMON = {"random": "stavitel.bots.random:RandomBot"} | {level: f"stavitel.bots.levels:{level}" for level in LEVELS}


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
    place, attribute, arguments = _place(name, title)
    made: Any = getattr(_module(place, name), attribute, None)
    if made is None:
        raise UnknownBot(f"bot {name!r}: there is no {attribute} in {place}")
    try:
        chosen: Bot = made(*arguments)
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"bot {name!r}: {error}") from error
    if not hasattr(chosen, "decide"):
        raise UnknownBot(f"bot {name!r} has no decide(view)")
    return chosen


def names(title: str) -> list[str]:
    """The bots that can play a title, the weakest first.

    >>> names("citadels")
    ['random', 'beginner', 'casual', 'greedy', 'skilled', 'expert']
    """
    return ["random", *LEVELS[:2], *_own(title), *LEVELS[2:]]


def best(title: str) -> str:
    """The bot to play against, and to ask for a hint, when nobody names one: strong but quick."""
    return "skilled"


def parts(name: str) -> list[str]:
    """A bot's name at its colons, except the one behind the letter of a drive.

    >>> parts("mybot.py:Bot:500"), parts(r"C:\\bots\\mybot.py:Bot")
    (['mybot.py', 'Bot', '500'], ['C:\\\\bots\\\\mybot.py', 'Bot'])
    """
    first, *rest = name.split(":")
    if len(first) == 1 and rest and rest[0].startswith(("\\", "/")):
        return [f"{first}:{rest[0]}", *rest[1:]]
    return [first, *rest]


def _own(title: str) -> dict[str, str]:
    """The bots that a title brings itself."""
    try:
        return dict(title_named(title).bots)
    except UnknownTitle:
        return {}


def _place(name: str, title: str) -> tuple[str, str, list[str]]:
    """Module or file, class and arguments behind a bot's name."""
    kind, *arguments = parts(name)
    if kind == "exec":
        return "stavitel.bots.process", "ProcessBot", [":".join(arguments)]
    known = {**COMMON, **_own(title)}.get(kind)
    if known is not None:
        module, _, attribute = known.partition(":")
        return module, attribute, arguments
    if arguments:
        return kind, arguments[0], arguments[1:]
    if kind.endswith(".py"):
        raise UnknownBot(f"bot {name!r}: name the class too, as {name}:Bot")
    raise UnknownBot(f"no bot {name!r} for {title}; there are {', '.join(names(title))}, and mybot.py:Class")


def _module(place: str, name: str) -> Any:
    """The module that a bot is in, also one of the current folder; what fails inside it is said as it is."""
    if place.endswith(".py"):
        return _file(Path(place), name)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(place)
    except Exception as error:
        gone = error.name if isinstance(error, ModuleNotFoundError) else None
        if gone is not None and (place == gone or place.startswith(gone + ".")):
            raise UnknownBot(f"bot {name!r}: there is no module {place}") from error
        raise UnknownBot(f"bot {name!r} cannot be imported: {described(error)}") from error


def _file(path: Path, name: str) -> Any:
    full = path.resolve()
    module = f"stavitel_bot_{full.stem}_{abs(hash(str(full)))}"
    if module in sys.modules:
        return sys.modules[module]
    spec = spec_from_file_location(module, full)
    if not full.is_file() or spec is None or spec.loader is None:
        raise UnknownBot(f"bot {name!r}: there is no file {path}")
    made = module_from_spec(spec)
    sys.modules[module] = made
    if str(full.parent) not in sys.path:
        sys.path.append(str(full.parent))  # what lies beside it can be imported
    try:
        spec.loader.exec_module(made)
    except Exception as error:
        del sys.modules[module]
        raise UnknownBot(f"bot {name!r} cannot be imported: {described(error)}") from error
    return made
