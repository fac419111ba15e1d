"""What a person typed on the command line, made into titles, options, bots and seats, or refused in one line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from stavitel import bots
from stavitel.cli.failure import Failure
from stavitel.kernel import Choice, Number, Several, Title, Toggle, title_named, title_names, use_content
from stavitel.words import LANGUAGES

ON = ("true", "yes", "on", "1")
OFF = ("false", "no", "off", "0")


def title_of(name: str, content: Path | None = None) -> Title:
    """The title of a name, with its content file in use."""
    if name not in title_names():
        raise Failure(f"there is no title {name!r}; there are {', '.join(title_names()) or 'none'}")
    if content is not None:
        corrected = use_content(str(content))
        if corrected != name:
            raise Failure(f"{content} corrects {corrected}, not {name}")
    return title_named(name)


def seats_of(title: Title, seats: int | None) -> int:
    """How many play: as asked, else four or the nearest to it."""
    least, most = title.seats
    if seats is None:
        return max(least, min(4, most))
    if not least <= seats <= most:
        raise Failure(f"{title.name} is for {least} to {most} players, not {seats}")
    return seats


def options_of(title: Title, settings: Sequence[str]) -> dict[str, Any]:
    """The options of a title from NAME=VALUE."""
    known = {option.name: option for option in title.options}
    given: dict[str, Any] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        option = known.get(name)
        if option is None:
            raise Failure(f"{title.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
        if not equals:
            raise Failure(f"option {name} needs a value: {name}={_example(option)}")
        given[name] = option.accept(_value(option, text))
    return given


def _value(option: Choice | Toggle | Number | Several, text: str) -> Any:
    if isinstance(option, Toggle) and text.lower() in ON + OFF:
        return text.lower() in ON
    if isinstance(option, Number):
        try:
            return int(text)
        except ValueError:
            return text
    if isinstance(option, Several):
        return tuple(part for part in text.split(",") if part)
    return text


def _example(option: Choice | Toggle | Number | Several) -> str:
    if isinstance(option, Toggle):
        return "true"
    if isinstance(option, Number):
        return str(option.default)
    return option.values[0]


def bots_of(title: Title, names: str) -> list[str]:
    """Bots by name, each one tried."""
    chosen = [name.strip() for name in names.split(",") if name.strip()]
    for name in chosen:
        bots.bot(name, title.name)
    return chosen


def language_of(language: str | None) -> str | None:
    """A language that we speak."""
    if language is not None and language not in LANGUAGES:
        raise Failure(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language
