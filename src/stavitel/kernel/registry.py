"""Where titles are found: by the entry points of installed packages, and in the source tree; the kernel names none."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from stavitel.kernel.title import Title

GROUP: Final = "stavitel.titles"  # of entry points, and the package in which a source tree keeps its titles


class UnknownTitle(KeyError):
    """There is no title of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name: Final = name

    def __str__(self) -> str:
        return f"there is no title {self.name!r}; there are {', '.join(title_names())}"


@cache
def title_named(name: str) -> Title:
    """The title of that name; UnknownTitle, a KeyError, if there is none."""
    place = _places().get(name)
    if place is None:
        raise UnknownTitle(name)
    module, _, attribute = place.partition(":")
    found: Title = getattr(import_module(module), attribute)
    return found


def title_names() -> list[str]:
    """The names of all titles that are installed."""
    return sorted(_places())


def installed_titles() -> dict[str, Title]:
    """All titles that are installed, by name."""
    return {name: title_named(name) for name in title_names()}


def _places() -> dict[str, str]:
    """Where each title is: `module:attribute`. What an installed package says of itself wins over a folder.

    Of two packages that bring a title of the same name the first on the path wins, as with modules.
    """
    from importlib.metadata import entry_points  # a third of the time that `import stavitel` would take

    package = import_module(GROUP)
    places: dict[str, str] = {}
    for entry in entry_points(group=GROUP):
        places.setdefault(entry.name, entry.value)
    for found in iter_modules(package.__path__):
        if found.ispkg:
            places.setdefault(found.name, f"{GROUP}.{found.name}:TITLE")
    return places
