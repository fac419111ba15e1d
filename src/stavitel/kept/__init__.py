"""The rules that a game was begun with: today's, or older ones, kept so that it goes on after an upgrade.

Older rules are found in two places. `edition<N>.zip` beside this module holds kernel, titles, bots and texts of an
earlier release, made by `tools/keep_rules.py`; they run beside today's in the same process, under a package name of
their own. A title of another package may bring its own older versions as entry points of the group
`stavitel.kept_titles`, named `title@version`, each a `Title` on today's kernel. `docs/upgrading.md` says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

from stavitel.bots import UnknownBot, best, bot
from stavitel.kept.editions import Edition, editions
from stavitel.kernel import (
    Match,
    RecordError,
    Title,
    dump,
    from_position,
    installed_titles,
    new_match,
    title_named,
    verify,
)
from stavitel.kernel.match import give_answers

GROUP = "stavitel.kept_titles"


class Bot(Protocol):
    """Decides by a view of the same rules."""

    def decide(self, view: Any) -> str | list[str]:
        """The key of the chosen option, or the keys where several are asked for."""


class Rules(Protocol):
    """One version of the rules of one title, and what can be done with them."""

    @property
    def version(self) -> str:
        """As records and tables name it."""

    def new_match(self, seats: int, seed: str, options: Mapping[str, Any]) -> Match:
        """A match from its first question on."""

    def from_position(self, position: Mapping[str, Any]) -> Match:
        """A match from a position or a snapshot on."""

    def dump(self, match: Match) -> dict[str, Any]:
        """All that is on the table of a match, as plain data."""

    def verify(self, record: Mapping[str, Any]) -> list[str]:
        """What is wrong with a record."""

    def bot(self, level: str) -> Bot:
        """A bot that knows these rules; another one where they have none of that level."""


class PresentRules:
    """The rules of a title on today's kernel."""

    def __init__(self, title: Title) -> None:
        self._title = title

    @property
    def version(self) -> str:
        """As records and tables name it."""
        return self._title.version

    def new_match(self, seats: int, seed: str, options: Mapping[str, Any]) -> Match:
        """A match from its first question on."""
        return new_match(self._title, seats, seed, options)

    def from_position(self, position: Mapping[str, Any]) -> Match:
        """A match from a position or a snapshot on."""
        return from_position(self._title, position)

    def dump(self, match: Match) -> dict[str, Any]:
        """All that is on the table of a match, as plain data."""
        plain: dict[str, Any] = dump(match.table)
        return plain

    def verify(self, record: Mapping[str, Any]) -> list[str]:
        """What is wrong with a record."""
        return verify(record, self._title)

    def bot(self, level: str) -> Bot:
        """The bot of that level."""
        try:
            return bot(level, self._title.name)
        except UnknownBot:
            if level.partition(":")[2]:
                raise  # one of the host's own
            return bot(best(self._title.name), self._title.name)


class EditionRules:
    """The rules of a title as an earlier release had them."""

    def __init__(self, edition: Edition, title: Title) -> None:
        self._edition = edition
        self._title = title  # as it is today, for what clients read of it

    @property
    def version(self) -> str:
        """As records and tables name it."""
        return self._edition.versions[self._title.name]

    def new_match(self, seats: int, seed: str, options: Mapping[str, Any]) -> Match:
        """A match from its first question on."""
        return self._edition.new_match(self._title, seats, seed, options)

    def from_position(self, position: Mapping[str, Any]) -> Match:
        """A match from a position or a snapshot on."""
        return self._edition.from_position(self._title, position)

    def dump(self, match: Match) -> dict[str, Any]:
        """All that is on the table of a match, as plain data."""
        return self._edition.dump(match)

    def verify(self, record: Mapping[str, Any]) -> list[str]:
        """What is wrong with a record."""
        return self._edition.verify(record)

    def bot(self, level: str) -> Bot:
        """The bot of that level, or the best the release had."""
        found: Bot = self._edition.bot(level, self._title.name)
        return found


@cache
def rules_of(title: Title, version: str) -> Rules | None:
    """The rules of a title in some version; None if they are not kept."""
    if version == title.version:
        return PresentRules(title)
    for older in _brought_by_packages():
        if (older.name, older.version) == (title.name, version):
            return PresentRules(older)
    for edition in reversed(editions()):  # a version that several releases had looks as it did last
        if edition.versions.get(title.name) == version:
            return EditionRules(edition, title)
    return None


def rules_for(record: Mapping[str, Any]) -> Rules:
    """The rules that a record was made with; RecordError if they are not kept."""
    try:
        title = title_named(str(record["title"]))
    except KeyError as error:
        raise RecordError(f"the record names no title that is here: {error}") from None
    version = str(record.get("version", title.version))
    rules = rules_of(title, version)
    if rules is None:
        raise RecordError(f"made with version {version} of {title.name}; this is {title.version}")
    return rules


def begin(record: Mapping[str, Any]) -> Match:
    """The match of a record before its first answer, by the rules it was made with."""
    rules = rules_for(record)
    if record.get("position") is not None:
        return rules.from_position({"title": record["title"], **record["position"], "answers": []})
    return rules.new_match(record["seats"], str(record["seed"]), record.get("options", {}))


def replay(record: Mapping[str, Any]) -> Match:
    """A recorded match played again, by the rules it was made with."""
    match = begin(record)
    give_answers(match, [(seat, answer) for seat, answer in record["answers"]])
    return match


@cache
def kept_versions(title: str) -> list[str]:
    """The older versions of a title that can still be played, the newest first."""
    brought = [older.version for older in _brought_by_packages() if older.name == title]
    kept = [edition.versions[title] for edition in reversed(editions()) if title in edition.versions]
    today = installed_titles().get(title)
    return [version for version in dict.fromkeys(brought + kept) if today is None or version != today.version]


@cache
def _brought_by_packages() -> list[Title]:
    from importlib.metadata import entry_points

    return [entry.load() for entry in entry_points(group=GROUP)]


def kept_texts(title: str, language: str) -> list[str]:
    """The texts of a title in earlier releases, in Fluent syntax, the newest first."""
    return [text for edition in reversed(editions()) if (text := edition.texts(title, language))]
