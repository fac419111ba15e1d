"""Packages that only an extra brings: what is missing is said with the extra's name."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def needed(module: str, extra: str) -> Any:
    """A module of an extra, or ModuleNotFoundError with the command that installs it.

    >>> needed("json", "data").__name__
    'json'
    >>> needed("parchment", "data")
    Traceback (most recent call last):
    ModuleNotFoundError: parchment is missing: pip install 'stavitel[data]'
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.partition(".")[0] == "stavitel":
            raise
        said = f"{problem.name} is missing: pip install 'stavitel[{extra}]'"
        raise ModuleNotFoundError(said, name=problem.name) from problem
