"""Positions: a table written down, by the kernel or by hand, from which a match can be taken up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stavitel.kernel.chance import Random
from stavitel.kernel.serialization import dump, load, needed
from stavitel.kernel.title import Title


class RecordError(ValueError):
    """A record or a position is damaged, or was made with other rules or cards."""


def set_up(title: Title, seats: int, options: Mapping[str, Any], seed: str) -> Any:
    """A table of the title as a game begins."""
    random = Random.from_text(seed)
    table = title.setup(options, seats, random)
    table.random = random
    return table


def load_table(title: Title, position: Mapping[str, Any], seats: int, options: Mapping[str, Any], seed: str) -> Any:
    """The table of a position; what it leaves out the title fills in."""
    data = position.get("table")
    if not isinstance(data, Mapping):
        raise RecordError("a position needs a table")
    pattern = set_up(title, seats, options, seed)
    start = dump(pattern)
    given = {name: start[name] for name in needed(type(pattern))} | dict(data)  # else as at the start of a game
    try:
        table: Any = load(type(pattern), given, dict(title.cards))
        if "random" not in data:
            table.random = Random.from_text(seed)
        if title.complete_position is not None:
            title.complete_position(table, data)
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise RecordError(f"the position cannot be set up: {problem}") from problem
    return table
