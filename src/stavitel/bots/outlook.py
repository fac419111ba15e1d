"""The outlook of a solo game: how it will end, told where one stretch of it ends, from games that were played on there.

A title that has one names two functions (`Search.stage`, `Search.outlook`): which stretch of the game a table is in,
and the numbers that its end depends on. What was learnt about them lies beside the title's other weights in
`alone.json` (`stavitel train TITLE --seats 1`): for each stage sums over these numbers that foretell the points of
both sides.
"""

from __future__ import annotations

import json
import math
from bisect import bisect
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from stavitel.bots.value import weights_folder
from stavitel.kernel import Title

FILE: Final = "alone.json"
STEEP: Final = 1.7  # a logistic curve so steep is near the normal one


class Outlook:
    """What was learnt about the end of a title's solo games."""

    def __init__(self, title: Title, data: Mapping[str, Any]) -> None:
        self.made: Final[Mapping[str, Any]] = data["made"]
        self.stage: Final[Callable[[Any], int]] = function(title.search.stage)
        self.numbers: Final[Callable[[Any], Mapping[str, float]]] = function(title.search.outlook)
        self._stages: Final = {int(stage): sums for stage, sums in data["stages"].items()}
        self._known: Final = sorted(self._stages)

    def points(self, g: Any) -> tuple[float, float]:
        """The points that the player and the opponent may expect to end with."""
        sums = self._sums(g)
        numbers = self.numbers(g)
        own, its = sums["bias"]
        for name, (more, more_for_it) in sums["worths"].items():
            number = numbers.get(name, 0)
            own += more * number
            its += more_for_it * number
        return own, its

    def chance(self, g: Any, lead: float) -> float:
        """The chance to win with so many points more to expect than the opponent."""
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, STEEP * lead / self._sums(g)["off"]))))

    def _sums(self, g: Any) -> Any:
        """What was learnt of the stage, else of the last one before it that came up often enough."""
        return self._stages[self._known[max(0, bisect(self._known, self.stage(g)) - 1)]]


def function(place: str) -> Any:
    """The function that a place like `package.module:function` names."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


@cache
def outlook_of(title: Title) -> Outlook | None:
    """The outlook of a title's solo games, if there is one."""
    path = weights_folder(title) / FILE
    if not title.search.outlook or not path.exists():
        return None
    return Outlook(title, json.loads(path.read_text(encoding="utf-8")))
