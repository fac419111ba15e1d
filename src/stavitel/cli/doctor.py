"""`stavitel doctor`: what is installed, and whether it works."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from time import perf_counter
from typing import Any

from stavitel import __version__
from stavitel.cli.fail import Failure

EXTRAS = {
    "words": ("fluent.runtime",),
    "cli": ("typer", "textual", "rich"),
    "server": ("litestar", "uvicorn", "msgspec", "sqlalchemy", "alembic"),
    "research": ("numpy", "pettingzoo", "gymnasium"),
}


def examine(as_json: bool) -> None:
    """Look at everything and say what is found; something broken ends in exit code 2."""
    found: dict[str, Any] = {
        "stavitel": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(terse=True),
        "compiled": _compiled(),
        "extras": {name: {package: _version(package) for package in packages} for name, packages in EXTRAS.items()},
        "titles": {},
    }
    from stavitel.kernel import title_names

    for name in title_names():
        found["titles"][name] = _examine_title(name)
    broken = [f"{name}: {state['problem']}" for name, state in found["titles"].items() if state["problem"]]
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        _print(found)
    if broken:
        raise Failure("; ".join(broken))


def _examine_title(name: str) -> dict[str, Any]:
    """A title is well if a whole random game can be played and read."""
    state: dict[str, Any] = {"seats": None, "bots": [], "rules": 0, "game_ms": None, "problem": None}

    def look() -> None:
        from stavitel import bots
        from stavitel.kernel import title_named
        from stavitel.research.simulate import play_game
        from stavitel.words import LANGUAGES, Words
        from stavitel.words.rules import rules

        title = title_named(name)
        state["seats"] = list(title.seats)
        state["bots"] = bots.names(name)
        state["rules"] = len(rules(name))
        begin = perf_counter()
        play_game(name, ["random"] * title.seats[1], "doctor", 0)
        state["game_ms"] = round(1000 * (perf_counter() - begin), 1)
        for language in LANGUAGES:
            if not Words(name, language).has("title"):
                state["problem"] = f"no texts in {LANGUAGES[language]}"

    state["problem"] = _problem(look) or state["problem"]
    return state


def _problem(look: Callable[[], None]) -> str | None:
    try:
        look()
    except Exception as problem:
        return f"{type(problem).__name__}: {problem}"
    return None


def _compiled() -> bool:
    spec = find_spec("stavitel.kernel.match")
    return bool(spec and spec.origin and not spec.origin.endswith(".py"))


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _print(found: dict[str, Any]) -> None:
    compiled = "compiled" if found["compiled"] else "interpreted"
    print(f"stavitel {found['stavitel']} ({compiled}), Python {found['python']}, {found['platform']}")
    for name, packages in found["extras"].items():
        missing = [package for package, there in packages.items() if there is None]
        state = "ok" if not missing else f"not installed ({', '.join(missing)}): pip install 'stavitel[{name}]'"
        print(f"  {name:<10}{state}")
    for name, state in found["titles"].items():
        if state["problem"]:
            print(f"  {name:<10}{state['problem'][:200]}")
        else:
            least, most = state["seats"]
            print(
                f"  {name:<10}{least}–{most} players, {state['rules']} rules, bots: {', '.join(state['bots'])};"
                f" a random game takes {state['game_ms']} ms"
            )
    if not found["titles"]:
        print("  no titles are installed", file=sys.stderr)
