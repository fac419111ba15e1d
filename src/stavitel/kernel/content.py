"""Content files: an owner of the game corrects printed values in a small TOML file, keyed by card and field.

    title = "lisboa"

    [plan-b3]
    officials = 4

A file holds for the whole process and is named before its title is first used; the hash of all printed values goes
into every record, so that a game is never replayed with other cards than it was played with.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final, TypeVar

from stavitel.kernel.values import Card

C = TypeVar("C", bound=Card)

VARIABLE: Final = "STAVITEL_CONTENT"  # the files in use, for the processes we start
FIXED: Final = ("key", "back", "source")
CORRECTED: Final = "corrected"

_in_use: Final[dict[str, tuple[str, dict[str, Any]]]] = {}
_listed: Final[set[str]] = set()  # titles whose cards have been made


class ContentError(ValueError):
    """A content file is not what it should be; one line for each fault, naming file, card and field."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = lines


def use_content(path: str) -> str:
    """Put a content file in use, for this process and those it starts; gives the title it is for."""
    title, data = _read(path)
    if title in _listed:
        raise ContentError([f"{path}: {title} is in use already; name the file first"])
    _in_use[title] = path, data
    named = [known for known in os.environ.get(VARIABLE, "").split(os.pathsep) if known]
    os.environ[VARIABLE] = os.pathsep.join([*named, os.path.abspath(path)])
    return title


def reads_content(title: str) -> bool:
    """Whether a title that is in use lists its cards through `corrected`, so that content files reach them."""
    return title in _listed


def content_in_use(title: str) -> str | None:
    """The name of the file that corrects a title's cards, if there is one."""
    path = content_path(title)
    return None if path is None else os.path.basename(path)


def content_path(title: str) -> str | None:
    """Where the file lies that corrects a title's cards, if there is one."""
    _take_over()
    return _in_use[title][0] if title in _in_use else None


def _take_over() -> None:
    """Use the files that the process that started this one uses."""
    for path in os.environ.get(VARIABLE, "").split(os.pathsep):
        if path and not any(os.path.abspath(known) == path for known, _ in _in_use.values()):
            title, data = _read(path)
            _in_use[title] = path, data


def _read(path: str) -> tuple[str, dict[str, Any]]:
    import tomllib  # only for those who correct a card

    try:
        with open(path, "rb") as file:
            data = tomllib.load(file)
    except OSError as problem:
        raise ContentError([f"{path}: cannot be read: {problem.strerror}"]) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise ContentError([f"{path}: is no TOML: {problem}"]) from None
    title = data.pop("title", None)
    if not isinstance(title, str):
        raise ContentError([f'{path}: the first line says which title it is for: title = "lisboa"'])
    faults = [
        f"{path}: {name}: a card's corrections stand in a table [{name}]"
        for name in data
        if not isinstance(data[name], dict)
    ]
    if faults:
        raise ContentError(faults)
    return title, data


def corrected(
    title: str, cards: Mapping[str, C], check: Callable[[Mapping[str, C]], list[str]] | None = None
) -> dict[str, C]:
    """The cards of a title with the corrections in use; called once, where the title lists its cards."""
    _take_over()
    _listed.add(title)
    listed = dict(cards)
    if title in _in_use:
        path, data = _in_use[title]
        faults = _correct(title, listed, data) or (check(listed) if check else [])
        if faults:
            raise ContentError([f"{path}: {fault}" for fault in faults])
    return listed


def in_doubt(card: Card) -> list[tuple[str, Any]]:
    """The values of a card that an owner is asked about, by field: those it asks for itself, else all."""
    named = [item.name for item in fields(card) if item.name not in FIXED]  # type: ignore[arg-type]
    return [(name, getattr(card, name)) for name in named if name in card.asked or not card.asked]


def choices(cards: Mapping[str, Card], card: Card, name: str) -> list[str]:
    """What may stand in a field that holds words, or the keys of cards; nothing for any other field."""
    known: dict[str, None] = {}
    for value in _like(cards, card, name):
        for part in value if isinstance(value, tuple) else (value,):
            if not isinstance(part, (str, Card)) and part is not None:
                return []
            known[written(part)] = None
    return sorted(known)


def writable(cards: Mapping[str, Card], card: Card, name: str) -> bool:
    """Whether a content file can write a field of a card: at least the value that it has."""
    printed = getattr(card, name)
    problem, fitting = _fit(written(printed), printed, _like(cards, card, name))
    return problem is None and fitting == printed


def written(value: Any) -> Any:
    """A value as a content file gives it."""
    if value is None:
        return "none"
    if isinstance(value, tuple):
        return [written(part) for part in value]
    return value.key if isinstance(value, Card) else value


def _like(cards: Mapping[str, Card], card: Card, name: str) -> list[Any]:
    """What a field holds on cards of the same kind, and what it may hold besides."""
    others = [getattr(other, name) for other in cards.values() if type(other) is type(card)]
    return [*others, *card.allowed.get(name, ())]


def _correct(title: str, cards: Mapping[str, Card], data: Mapping[str, Any]) -> list[str]:
    """Write corrections onto the cards; where something is wrong with any, say what, and write none."""
    faults: list[str] = []
    changes: list[tuple[Card, str, Any]] = []
    for key, wanted in data.items():
        card = cards.get(key)
        if card is None:
            faults.append(f"{key}: {title} has no such card")
            continue
        known = [item.name for item in fields(card) if item.name not in FIXED]  # type: ignore[arg-type]
        for name, given in wanted.items():
            if name not in known:
                faults.append(f"{key}.{name}: there is no such value; there are {', '.join(known)}")
                continue
            problem, fitting = _fit(given, getattr(card, name), _like(cards, card, name))
            if problem:
                faults.append(f"{key}.{name}: {problem}")
            else:
                changes.append((card, name, fitting))
    if not faults:
        for card, name, fitting in changes:
            object.__setattr__(card, name, fitting)
            object.__setattr__(card, "source", CORRECTED)
    return faults


def _fit(given: Any, printed: Any, others: list[Any]) -> tuple[str | None, Any]:
    """What is wrong with a value, or the value as the card holds it."""
    patterns = [other for other in [printed, *others] if other is not None]
    if given == "none" and any(other is None for other in others):
        return None, None
    if not patterns:
        return "nothing is known to fit here", None
    pattern = patterns[0]
    if isinstance(pattern, bool):
        return (None, given) if isinstance(given, bool) else (f"true or false, not {given!r}", None)
    if isinstance(pattern, int):
        if isinstance(given, bool) or not isinstance(given, int):
            return f"a whole number, not {given!r}", None
        if given < min(0, *(other for other in patterns if isinstance(other, int))):
            return f"{given} is too low", None
        return None, given
    if isinstance(pattern, str):
        if given not in patterns:
            return f"one of {', '.join(sorted(set(map(str, patterns))))}, not {given!r}", None
        return None, given
    if isinstance(pattern, tuple):
        return _fit_list(given, patterns)
    if isinstance(pattern, Card):
        named = {other.key: other for other in patterns}
        if given not in named:
            return f"one of {', '.join(sorted(named))}, not {given!r}", None
        return None, named[given]
    return "this value cannot be corrected", None


def _fit_list(given: Any, patterns: list[Any]) -> tuple[str | None, Any]:
    """The same for a list: place by place where all cards have as many, else each part like any other."""
    pattern = patterns[0]
    if not isinstance(given, list):
        return f"a list, not {given!r}", None
    if hasattr(pattern, "_make") and len(given) != len(pattern):
        return f"a list of {len(pattern)}, not {given!r}", None
    columns = list(zip(*patterns, strict=True)) if len({len(other) for other in patterns}) == 1 else []
    if len(columns) != len(given):
        columns = [tuple(part for other in patterns for part in other)] * len(given)
    made = []
    for part, alike in zip(given, columns, strict=True):
        problem, fitting = _fit(part, alike[0] if alike else None, list(alike))
        if problem:
            return problem, None
        made.append(fitting)
    return None, pattern._make(made) if hasattr(pattern, "_make") else tuple(made)
