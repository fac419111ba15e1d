"""A learned value: for every seat of a table the chance to win and the points to expect, from its features.

The value is a sum: every number of the schema adds what its curve says, every thing in a zone what it is worth, and
both change in a straight line as the game goes on. So it compiles into look-ups, needs no other package, and can be
read: `worths` says what each feature adds. Weights lie as plain data in the title's folder, `weights/<seats>.json`,
with a note on how they were made (`stavitel train`).
"""

from __future__ import annotations

import json
import math
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any, Final

from stavitel.bots.features import EXTRA, ME, TABLE, Feature, Schema, compiled, extras_of, fits, thing_of
from stavitel.kernel import Score, Title

FORMAT: Final = 1
COUNTED: Final = ("count", "size", "seat", "seats", "word")  # these numbers are never below 0
STORED: Final = ("value", "item", "at", "sum")  # nor are these, unless the title says so of the field
PAD: Final = 48  # how far beyond what was seen in training a number is looked up
PARTS: Final = ("item", "at")  # numbers that are taken out of a dict or a list
SEAT: Final = attrgetter("seat")
WIDE: Final = 400  # a number that takes more values than this is looked up by its end points


class Things(dict[Any, complex]):
    """What things are worth; what nobody has seen in training is worth nothing."""

    def __missing__(self, thing: Any) -> complex:
        self[thing] = 0j  # found at once from now on
        return 0j


class Value:
    """The value of a title for tables of about so many seats."""

    def __init__(self, title: Title, data: Mapping[str, Any]) -> None:
        if data.get("format") != FORMAT or data.get("title") != title.name:
            raise ValueError(f"these are no weights of format {FORMAT} for {title.name}")
        self.title: Final = title
        self.data: Final = data
        self.schema: Final = Schema.from_json(data["schema"])
        self.made: Final[Mapping[str, Any]] = data["made"]
        self._compiled: dict[str, Callable[..., list[float]]] = {}
        self._built: Final = heads_of(title)
        lacking = () if self._built is None else self._built.LACKING
        # the numbers that were found to be lacking on some table
        self._lacking: set[int] = {at for at, number in enumerate(self.schema.numbers) if number.name in lacking}

    def logits(self, g: Any) -> list[float]:
        """By seat, how good its prospects are; only differences between seats mean something."""
        return self._head("win", g)(g, _by_seat(self.title.score(g)))

    def chances(self, g: Any) -> list[float]:
        """By seat, its chance to win."""
        return softmax(self.logits(g))

    def expected(self, g: Any) -> list[float]:
        """By seat, the points that it may expect to end with."""
        return self._head("score", g)(g, _by_seat(self.title.score(g)))

    def progress(self, g: Any) -> float:
        """How much of the game is over, from 0 to 1."""
        return self._head("progress", g)(g, _by_seat(self.title.score(g)))[0]

    def _head(self, name: str, g: Any) -> Callable[..., list[float]]:
        made = self._compiled.get(name)
        if made is None:
            self._note_lacking(g)
            bold, careful = self._compile(name, g, False), self._compile(name, g, True)

            def made(g: Any, now: list[Score]) -> list[float]:
                try:
                    return bold(g, now)
                except (IndexError, KeyError, TypeError):  # a number is lacking, or far beyond what training has seen
                    if self._note_lacking(g):
                        self._compiled.clear()  # bold code for it is not worth while
                    return careful(g, now)

            self._compiled[name] = made
        return made

    def _note_lacking(self, g: Any) -> bool:
        """Note which numbers are lacking on a table; whether there are more of them than were known."""
        known = len(self._lacking)
        for p, score in zip(g.players, _by_seat(self.title.score(g)), strict=True):
            names = {"g": g, "p": p, "parts": score.breakdown, "extras": extras_of(self.title)(g, p)}
            for at, feature in enumerate(self.schema.numbers):
                code = feature.bold_code(feature.place) if fits(feature, g) else None
                if code is not None and at not in self._lacking:
                    try:
                        lacking = not isinstance(eval(code, names), int)
                    except (IndexError, KeyError, AttributeError):
                        lacking = True
                    if lacking:
                        self._lacking.add(at)
        return len(self._lacking) > known

    def _codes(self, careful: bool) -> tuple[dict[str, str], list[str]]:
        """Names for what several numbers of a seat are taken of, and the expressions for all numbers."""
        if careful:
            return {}, [feature.code() for feature in self.schema.numbers]
        parts = Counter(feature.place for feature in self.schema.numbers if feature.of == ME and feature.take in PARTS)
        names = {place: f"held{at}" for at, place in enumerate(parts) if parts[place] > 1}
        codes = []
        for at, feature in enumerate(self.schema.numbers):
            bold = None if at in self._lacking else feature.bold_code(names.get(feature.place, feature.place))
            codes.append(feature.code() if bold is None else bold)
        return {place: name for place, name in names.items() if any(f"{name}[" in code for code in codes)}, codes

    def _compile(self, name: str, g: Any, careful: bool) -> Callable[..., list[float]]:
        """A function of table and scores for one head; a compiled build has it ready."""
        lines, scope = self.written(name, g, careful)
        ready = None if self._built is None else self._built.HEADS.get(digest(lines))
        if ready is None:
            return compiled("head(g, now)", lines, scope)
        tables = list(scope.values())
        return lambda g, now: ready(g, now, tables)

    def written(self, name: str, g: Any, careful: bool) -> tuple[list[str], dict[str, Any]]:
        """Code for one head, and what it looks things up in.

        Features that the title has no longer are left out, and those that are worth nothing.

        A worth and its change over the game are the two parts of a complex number, so that one sum adds up both.
        Careful code is ready for everything, bold code for numbers that are there and not far off.
        """
        scope: dict[str, Any] = {"more": extras_of(self.title)}
        names, expressions = self._codes(careful)
        together, each, codes = self._progress_code(g, expressions)
        lines = [f"progress = {together}", "turns = 0.0", "worths = []"]
        walk = [
            "for p, score in zip(g.players, now):",
            "    total, parts = score.total, score.breakdown",
            *(["    extras = more(g, p)"] if any(feature.of == EXTRA for feature in self.schema.numbers) else []),
            "    seat = p.seat",
            *(f"    {local} = {place}" for place, local in names.items()),
            *(f"    number{at} = {code}" for at, code in codes.items()),
            f"    turns += {each}",
        ]
        limit = "progress = min(1.0, max(0.0, progress + turns / len(now)))"
        if name == "progress":
            return [*lines, *walk, limit, "return [progress]"], scope
        head = self.data[name]
        shared: list[str] = []
        own: list[str] = []
        for at, feature in enumerate(self.schema.numbers):
            curve = head["numbers"][at]
            if _is_nothing(curve) or not fits(feature, g) or (name == "win" and _is_shared(feature)):
                continue
            code = f"number{at}" if at in codes else expressions[at]
            if feature.take in ("seat", "word"):
                worth = _either_code(code, curve)
            else:
                least = 0 if self._never_negative(feature) else None
                worth = _curve_code(code, least, curve, f"curve{at}", scope, careful)
            (shared if _is_shared(feature) else own).append(worth)
        lines += [f"base = {' + '.join([repr(head['bias']), *shared])}"]
        own = [f"    worth = {' + '.join(['base', *own])}"]
        for at, zone in enumerate(self.schema.zones):
            keys, (first, change) = self.schema.things[at], head["things"][at]
            if fits(zone, g) and (any(first) or any(change)):
                table = zip(keys, first, change, strict=True)
                scope[f"zone{at}"] = Things({thing_of(self.title, key): complex(a, b) for key, a, b in table})
                held = zone.code()
                if zone.take == "mine" and not zone.through:  # sorted by seat in one walk for all of them
                    lines += [f"mine{at} = {{}}", f"for thing, who in {zone.place}.items():"]
                    lines += [f"    mine{at}.setdefault(who, []).append(thing)"]
                    held = f"mine{at}.get(seat, ())"
                own += [f"    for thing in {held}: worth += zone{at}[thing]"]
        lines += [*walk, *own, "    worths.append(worth)", limit]
        lines += ["return [worth.real + progress * worth.imag for worth in worths]"]
        return lines, scope

    def _progress_code(self, g: Any, expressions: list[str]) -> tuple[str, str, dict[int, str]]:
        """How far the game has come: by what all seats share, and by what each adds; that counts in the mean.

        The numbers of each seat, looked up once, are `number3` and so on.
        """
        progress = self.data["progress"]
        shared, own = [repr(progress["bias"])], ["0.0"]
        codes: dict[int, str] = {}
        for at, weight in progress["numbers"]:
            feature = self.schema.numbers[at]
            if not fits(feature, g):
                continue
            if _is_shared(feature):
                shared.append(f"{weight!r} * {expressions[at]}")
            else:
                own.append(f"{weight!r} * number{at}")
                codes[at] = expressions[at]
        return " + ".join(shared), " + ".join(own), codes

    def _never_negative(self, feature: Feature) -> bool:
        """Whether a number is never below 0, by its kind or by what the title says of its fields."""
        if feature.take in COUNTED:
            return True
        stored = feature.of in (ME, TABLE) and feature.take in STORED
        return stored and feature.path[-1] not in self.title.may_be_negative

    def worths(self, head: str = "score") -> list[tuple[str, float]]:
        """How much the value turns on each feature, in the middle of the game, greatest first."""
        found = []
        for feature, curve in zip(self.schema.numbers, self.data[head]["numbers"], strict=True):
            if curve is not None:
                middle = [a + b / 2 for a, b in zip(curve["first"], curve["change"], strict=True)]
                found.append((feature.name, max(middle) - min(middle)))
        for zone, keys, (first, change) in zip(
            self.schema.zones, self.schema.things, self.data[head]["things"], strict=True
        ):
            found += [(f"{zone.name}:{key}", a + b / 2) for key, a, b in zip(keys, first, change, strict=True)]
        return sorted(found, key=lambda pair: -abs(pair[1]))


def softmax(logits: Sequence[float]) -> list[float]:
    """Chances from logits.

    >>> [round(chance, 2) for chance in softmax([0.0, 0.0, math.log(2)])]
    [0.25, 0.25, 0.5]
    """
    most = max(logits)
    powers = [math.exp(logit - most) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]


def _by_seat(scores: list[Score]) -> list[Score]:
    return sorted(scores, key=SEAT)


def _is_shared(feature: Feature) -> bool:
    """Whether a number is the same for every seat."""
    return feature.of == TABLE and feature.take not in ("seat", "seats")


def _is_nothing(curve: Mapping[str, Any] | None) -> bool:
    """Whether a curve adds nothing anywhere."""
    return curve is None or not (any(curve["first"]) or any(curve["change"]))


def _either_code(code: str, curve: Mapping[str, Any]) -> str:
    """What is added if something holds, or if not."""
    worths = [complex(a, b) for a, b in zip(curve["first"], curve["change"], strict=True)]
    no, yes = (_on_curve(curve["knots"], worths, x) for x in (0, 1))
    return f"({yes!r} if {code} else {no!r})"


def _curve_code(
    code: str, least: int | None, curve: Mapping[str, Any], name: str, scope: dict[str, Any], careful: bool
) -> str:
    """The look-up of a number on its curve; `least` is what it never falls below, if that is known."""
    knots = curve["knots"]
    low, high = int(knots[0]), int(knots[-1])
    worths = [complex(a, b) for a, b in zip(curve["first"], curve["change"], strict=True)]
    if high - low > WIDE:
        slope = (worths[-1] - worths[0]) / (high - low)
        return f"{worths[0]!r} + {slope!r} * ({code} - {low})"
    least = low - PAD if least is None else least
    scope[name] = [_on_curve(knots, worths, x) for x in range(least, high + PAD + 1)]
    place = code if least == 0 else f"{code} + {-least}"
    return f"{name}[max(0, min({high + PAD - least}, {place}))]" if careful else f"{name}[{place}]"


def _on_curve(knots: Sequence[float], worths: Sequence[complex], x: float) -> complex:
    """The point of a curve at x: straight between its knots, level beyond them."""
    if x <= knots[0]:
        return worths[0]
    for i in range(1, len(knots)):
        if x <= knots[i]:
            share = (x - knots[i - 1]) / (knots[i] - knots[i - 1])
            return worths[i - 1] + share * (worths[i] - worths[i - 1])
    return worths[-1]


# Where weights lie, and machine code for them


def weights_folder(title: Title) -> Path:
    """The folder with a title's weights, beside its rules."""
    module = sys.modules[title.next_step.__module__]
    return Path(str(module.__file__)).parent / "weights"


@cache
def value_of(title: Title, seats: int) -> Value | None:
    """The value for a table of so many seats: that of the nearest number; a solo game has its own or none."""
    known = sorted(int(path.stem) for path in weights_folder(title).glob("*.json") if path.stem.isdigit())
    usable = [number for number in known if (number == 1) == (seats == 1)]
    if not usable:
        return None
    nearest = min(usable, key=lambda number: (abs(number - seats), number))
    return read_value(title, weights_folder(title) / f"{nearest}.json")


def read_value(title: Title, path: Path) -> Value:
    """The value in a file."""
    return Value(title, json.loads(path.read_text(encoding="utf-8")))


def digest(lines: Sequence[str]) -> str:
    """What tells the code of one head from others."""
    return sha256("\n".join(lines).encode()).hexdigest()


@cache
def heads_of(title: Title) -> Any:
    """The module with the heads of a title's values as machine code, where a compiled build has made one."""
    package = title.next_step.__module__.rpartition(".")[0]
    try:
        return import_module(f"{package}.compiled_heads") if package else None
    except ModuleNotFoundError:
        return None
