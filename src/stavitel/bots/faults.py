"""When a bot fails: who, in which game, at which question, and the command that plays it again."""

from __future__ import annotations

import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from traceback import extract_tb
from typing import Any

from stavitel.kernel import IllegalAnswer, Match
from stavitel.kernel.content import content_path

OURS = str(Path(__file__).parents[1])


class BotFault(Exception):
    """A bot crashed, took too long, or gave an answer that is not on offer; the text says all that is known."""


class TookTooLong(Exception):
    """A bot did not decide in time."""


def fault(what: str, name: str, match: Match, seat: int, error: BaseException, where: str, command: str) -> BotFault:
    """The sentence that is said of a bot that failed."""
    question = match.asking[seat]
    return BotFault(
        f"bot {name!r} {what} {where}seat {seat}, question {question.number} ({question.topic}): "
        f"{described(error)}; to see it again: {command}"
    )


def described(error: BaseException) -> str:
    """An error in one line, with the place it comes from: in a file of the bot's author, if one is on the way."""
    frames = extract_tb(error.__traceback__)
    theirs = [frame for frame in frames if not frame.filename.startswith((OURS, "<"))]
    if not theirs and isinstance(error, (IllegalAnswer, TookTooLong)):
        frames.clear()  # it was found out by a line of ours, which is not to blame
    at = (theirs or frames)[-1:]
    place = f" ({at[0].filename}, line {at[0].lineno})" if at else ""
    if isinstance(error, SyntaxError):
        place = f" ({error.filename}, line {error.lineno})"
        return f"{type(error).__name__}: {error.msg}{place}"
    return f"{type(error).__name__}: {error}{place}"


def replay_command(
    title: str, lineup: Sequence[str], seed: str, game: int, options: Mapping[str, Any], seconds: float | None = None
) -> str:
    """The command that plays one game of a simulation again.

    >>> replay_command("citadels", ["random", "mybot.py:Bot"], "7", 12, {"city_size": 7})
    'stavitel simulate citadels --seats 2 --bots random,mybot.py:Bot --seed 7 --option city_size=7 --game 12'
    """
    words = ["stavitel", "simulate", title, "--seats", str(len(lineup)), "--bots", ",".join(lineup), "--seed", seed]
    for name, value in options.items():
        words += ["--option", f"{name}={_typed(value)}"]
    content = content_path(title)
    if content is not None:
        words += ["--content", content]
    if seconds is not None:
        words += ["--bot-seconds", f"{seconds:g}"]
    words += ["--game", str(game)]
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def _typed(value: Any) -> str:
    """An option's value as it is typed."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """TookTooLong if the time is up: at once where the system has alarms, otherwise afterwards."""
    if seconds is None:
        yield
        return
    begun = perf_counter()
    alarms = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not alarms:
        yield
    else:

        def ring(_number: int, _frame: object) -> None:
            raise TookTooLong(f"more than {seconds:g} s")

        before = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if perf_counter() - begun > seconds:
        raise TookTooLong(f"more than {seconds:g} s")
