"""`stavitel doctor`: what is installed, and whether it works."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

from stavitel import __version__
from stavitel.cli.failure import Failure

if TYPE_CHECKING:
    from stavitel.kernel import Title

EXTRAS = {
    "words": ("fluent.runtime",),
    "cli": ("typer", "textual", "rich", "platformdirs"),
    "server": ("litestar", "uvicorn", "msgspec", "sqlalchemy", "alembic"),
    "research": ("numpy", "pettingzoo", "gymnasium"),
    "openspiel": ("pyspiel",),
    "cluster": ("distributed",),
    "data": ("pyarrow",),
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
    """A title is well if a whole random game can be played; what it lacks besides is said, and does no harm."""
    state: dict[str, Any] = {"seats": None, "bots": [], "rules": 0, "game_ms": None, "lacks": [], "problem": None}

    def look() -> None:
        from stavitel import bots
        from stavitel.kernel import title_named
        from stavitel.research.simulate import play_game
        from stavitel.words.rules import rules

        title = title_named(name)
        state["seats"] = list(title.seats)
        state["bots"] = bots.names(name)
        state["rules"] = len(rules(name))
        begin = perf_counter()
        play_game(name, ["random"] * title.seats[1], "doctor", 0)
        state["game_ms"] = round(1000 * (perf_counter() - begin), 1)
        state["lacks"] = _lacks(title)

    state["problem"] = _problem(look)
    return state


def _lacks(title: Title) -> list[str]:
    """What a title can do without: texts, which are read in English or from their ids, a picture, numbered rules."""
    from stavitel.kernel.default_scene import default_scene
    from stavitel.words import LANGUAGES, Words, languages_of
    from stavitel.words.rules import rules

    lacks = []
    spoken = languages_of(title.name)
    others = [name for language, name in LANGUAGES.items() if language not in spoken]
    if not spoken:
        lacks.append("no texts: messages are read from their ids")
    elif others:
        lacks.append(f"no texts in {', '.join(others)}: English is read instead")
    texts = _texts(title) if spoken else []
    for language in spoken:
        words = Words(title.name, language)
        for text in texts:
            words.say(text)
        if words.missing:
            some = ", ".join(sorted(words.missing)[:5]) + (" ..." if len(words.missing) > 5 else "")
            lacks.append(f"{len(words.missing)} texts missing in {LANGUAGES[language]} ({some})")
    if title.scene is default_scene:
        lacks.append("no picture of its own: its zones are drawn")
    if not rules(title.name):
        lacks.append("no numbered rules")
    return lacks


def _texts(title: Title) -> list[dict[str, Any]]:
    """What is said in a random game."""
    from stavitel.bots.random import RandomBot
    from stavitel.kernel import new_match
    from stavitel.words.texts import question_texts, scene_texts, told_texts

    match, dice, said = new_match(title, title.seats[0], "doctor"), Random("doctor"), []
    while not match.over:
        seat = next(iter(match.asking))
        said += question_texts(match.asking[seat])
        said += scene_texts(match.scene(seat)) if match.answers % 20 == 0 else []
        match.answer(seat, RandomBot().decide(match.view(seat, dice)))
    return [{"id": "title", "args": {}}, *said, *told_texts(match)]


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
        print(f"  {name:<11}{state}")
    for name, state in found["titles"].items():
        if state["problem"]:
            print(f"  {name:<11}{state['problem'][:200]}")
        else:
            least, most = state["seats"]
            print(
                f"  {name:<11}{least}–{most} players, {state['rules']} rules, bots: {', '.join(state['bots'])};"
                f" a random game takes {state['game_ms']} ms"
            )
        for lack in state["lacks"]:
            print(f"  {'':<11}{lack}")
    if not found["titles"]:
        print("  no titles are installed", file=sys.stderr)
