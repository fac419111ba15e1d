"""Earlier releases in archives: their kernels and titles run beside today's, and speak today's language to callers."""

from __future__ import annotations

import json
import sys
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast
from zipimport import zipimporter

from stavitel.kernel import IllegalAnswer, Match, RecordError, RulesError, Title

FOLDER = Path(__file__).parent


class Edition:
    """One archive."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._package = f"stavitel_{path.stem}"
        with zipfile.ZipFile(path) as archive:
            index = json.loads(archive.read("index.json"))
            self._names = frozenset(archive.namelist())
        self.versions: dict[str, str] = index["titles"]

    def new_match(self, title: Title, seats: int, seed: str, options: Mapping[str, Any]) -> Match:
        """A match from its first question on."""
        kernel = self._module("kernel")
        with self.errors():
            return self._speaking(kernel.new_match(title.name, seats, seed, options), title)

    def from_position(self, title: Title, position: Mapping[str, Any]) -> Match:
        """A match from a position or a snapshot on."""
        kernel = self._module("kernel")
        with self.errors():
            return self._speaking(kernel.from_position(title.name, position), title)

    def dump(self, match: Match) -> dict[str, Any]:
        """All that is on the table of a match of this release, as plain data."""
        plain: dict[str, Any] = self._module("kernel").dump(match.table)
        return plain

    def verify(self, record: Mapping[str, Any]) -> list[str]:
        """What is wrong with a record."""
        with self.errors():
            found: list[str] = self._module("kernel").verify(record)
        return found

    def bot(self, level: str, title: str) -> Any:
        """A bot of this release."""
        bots = self._module("bots")
        return bots.bot(level if level in bots.names(title) else bots.best(title), title)

    def texts(self, title: str, language: str) -> str:
        """The texts of a title."""
        places = (f"words/{language}/{title}.ftl", f"titles/{title}/words/{language}.ftl")
        for place in (f"{self._package}/{place}" for place in places):
            if place in self._names:
                with zipfile.ZipFile(self._path) as archive:
                    return archive.read(place).decode()
        return ""

    def _speaking(self, match: Any, title: Title) -> Match:
        return cast(Match, KeptMatch(match, title, self))

    def _module(self, name: str) -> Any:
        if self._package not in sys.modules:
            _import_package(self._package, self._path)
        return import_module(f"{self._package}.{name}")

    def text_of(self, value: Any) -> dict[str, Any]:
        """The text of an option of this release."""
        text: dict[str, Any] = self._module("kernel.values").text_of(value)
        return text

    @contextmanager
    def errors(self) -> Iterator[None]:
        """Errors of this release's kernel become those of today's."""
        kernel = self._module("kernel")
        try:
            yield
        except kernel.IllegalAnswer as error:
            raise IllegalAnswer(str(error)) from error
        except kernel.RecordError as error:
            raise RecordError(str(error)) from error
        except kernel.RulesError as error:
            raise RulesError(str(error)) from error


def _import_package(name: str, path: Path) -> ModuleType:
    """Imports the package of an archive; its modules are found by its own path then."""
    spec = zipimporter(str(path)).find_spec(name)
    assert spec is not None and spec.loader is not None, f"{path} holds no {name}"
    package = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(package)
    return package


class KeptText:
    """What an option of an earlier release says."""

    def __init__(self, text: dict[str, Any]) -> None:
        self.says = (text["id"], text["args"])


class KeptQuestion:
    """A question of an earlier release as today's callers read it."""

    def __init__(self, question: Any, edition: Edition) -> None:
        self._question = question
        self._edition = edition
        self.options = {key: KeptText(edition.text_of(option)) for key, option in question.options.items()}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._question, name)

    def tempting(self, key: str) -> Any:
        """Not every release says what a refused option is."""
        find = getattr(self._question, "tempting", None)
        option = find(key) if find is not None else None
        return None if option is None else KeptText(self._edition.text_of(option))

    def effects(self, key: str) -> Any:
        """What an option costs and brings, where the release tells."""
        find = getattr(self._question, "effects", None)
        return find(key) if find is not None else ()

    @property
    def burdens(self) -> Sequence[str]:
        """The counters of which more is worse, where the release tells."""
        return getattr(self._question, "burdens", ())

    def parse(self, answer: Any) -> Any:
        """The value an answer stands for, or IllegalAnswer."""
        with self._edition.errors():
            parse = getattr(self._question, "parse", None) or self._question.meant
            return parse(answer)


class KeptMatch:
    """A match of an earlier release as today's callers know one; it keeps to today's names and errors."""

    def __init__(self, match: Any, title: Title, edition: Edition) -> None:
        self._match = match
        self._edition = edition
        self._asking: dict[int, KeptQuestion] = {}
        self.title = title

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)

    @property
    def asking(self) -> dict[int, KeptQuestion]:
        """Who is asked."""
        asked = self._match.asking
        if [*map(id, asked.values())] != [id(one._question) for one in self._asking.values()]:
            self._asking = {seat: KeptQuestion(one, self._edition) for seat, one in asked.items()}
        return self._asking

    def answer(self, seat: int, answer: str | Sequence[str]) -> None:
        """Gives a seat's answer."""
        with self._edition.errors():
            self._match.answer(seat, answer)

    def undo(self, seat: int | None = None) -> None:
        """Takes an answer back."""
        with self._edition.errors():
            self._match.undo(seat)

    def fork(self) -> KeptMatch:
        """The same match once more."""
        return KeptMatch(self._match.fork(), self.title, self._edition)


@cache
def editions() -> list[Edition]:
    """The archives that are kept, the oldest first."""
    found = sorted(FOLDER.glob("edition*.zip"), key=lambda path: int(path.stem.removeprefix("edition")))
    return [Edition(path) for path in found]
