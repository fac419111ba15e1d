"""Content files: an owner of a game corrects a printed value, and the record says so through the content hash.

[cards."villa"]
cost = 4
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from stavitel.kernel.title import Title, content_hash


class ContentError(ValueError):
    """A content file is damaged, or names a card or a value that is not there."""


def use_content(title: Title, path: str | Path) -> None:
    """Correct printed values of a title from a file, in this process; on ContentError nothing has changed."""
    try:
        data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as problem:
        raise ContentError(f"{path} cannot be read: {problem.strerror or problem}") from problem
    except ValueError as problem:
        raise ContentError(f"{path} is not a content file: {problem}") from problem
    correct(title, data, str(path))


def correct(title: Title, data: Mapping[str, Any], where: str = "content") -> None:
    """Correct printed values from data: {"cards": {key: {field: value}}}."""
    changes = _changes(title, data, where)
    before = [(card, name, getattr(card, name)) for card, name, _ in changes]
    for card, name, value in changes:
        object.__setattr__(card, name, value)
    problems = title.content_check(title.cards) if title.content_check else []
    if problems:
        for card, name, value in before:
            object.__setattr__(card, name, value)
        raise ContentError(f"{where}: {'; '.join(problems)}")
    content_hash.cache_clear()


def _changes(title: Title, data: Mapping[str, Any], where: str) -> list[tuple[Any, str, Any]]:
    for part in data:
        if part not in ("title", "cards"):
            raise ContentError(f"{where}: {part!r} is not known; a content file has cards")
    if data.get("title", title.name) != title.name:
        raise ContentError(f"{where} is for {data['title']}, not for {title.name}")
    cards = data.get("cards")
    if not isinstance(cards, Mapping):
        raise ContentError(f"{where}: there are no cards in it")
    changes = []
    for key, values in cards.items():
        card = title.cards.get(key)
        if card is None:
            raise ContentError(f"{where}: {title.name} has no card {key!r}")
        if not isinstance(values, Mapping):
            raise ContentError(f"{where}: {key} needs values by name")
        known = {item.name for item in fields(card)} - {"key", "back"}  # type: ignore[arg-type]
        for name, value in values.items():
            if name not in known:
                raise ContentError(f"{where}: {key} has no value {name!r}; it has {', '.join(sorted(known))}")
            changes.append((card, name, _like(getattr(card, name), value, f"{where}: {key}.{name}")))
    return changes


def _like(old: Any, new: Any, what: str) -> Any:
    """The new value in the shape of the old one."""
    if isinstance(old, tuple) and isinstance(new, list):
        new = tuple(new)
    if old is not None and type(new) is not type(old):
        raise ContentError(f"{what} is {type(old).__name__}, not {new!r}")
    if not isinstance(new, (bool, int, float, str, tuple)):
        raise ContentError(f"{what} cannot be set from a file")
    return new
