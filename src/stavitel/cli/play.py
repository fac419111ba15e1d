"""`stavitel play`: sets a game up, or takes a saved one up, and hands it to a screen."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from stavitel import bots as registry
from stavitel.cli.arguments import bots_of, language_of, options_of, seats_of, title_of
from stavitel.cli.coach import Coach
from stavitel.cli.failure import Failure
from stavitel.cli.session import Session, default_path, resumed, system_language, taught, tried
from stavitel.kernel import new_match
from stavitel.research.simulate import seated


def begin(
    name: str,
    *,
    seats: int | None,
    people: int,
    bots: str,
    settings: Sequence[str],
    seed: str | None,
    language: str | None,
    learn: bool,
    example: str | None,
    plain: bool,
    save: Path | None,
    resume: Path | None,
    go_on: bool,
    content: Path | None,
) -> None:
    """Play until the people have had enough."""
    chosen = language_of(language)
    title = title_of(name, content)
    if go_on or resume is not None:
        session = resumed(resume or default_path(name))
        if session.title.name != name:
            raise Failure(f"{session.path} is a game of {session.title.name}, not of {name}")
        session.language = chosen or session.language
    elif learn:
        session = taught(title, chosen or system_language())
    elif example is not None:
        session = tried(title, example, chosen or system_language())
    else:
        count = seats_of(title, seats)
        if people > count:
            raise Failure(f"{people} people do not fit on {count} seats")
        lineup = _lineup(bots_of(title, bots), count - people, title.name)
        match = new_match(title, count, seed, options_of(title, settings))
        session = Session(match, {people + i: bot for i, bot in enumerate(lineup)}, chosen or system_language())
    session.path = save or session.path
    session.content = str(content) if content else session.content
    if seed is not None:
        session.random = Random(f"bots:{seed}")
    if sys.stdin.isatty():  # whoever pipes answers in needs no teaching
        session.coach = Coach()
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from stavitel.cli.plain import play

        play(session)
    else:
        from stavitel.cli.terminal import play

        play(session)


def _lineup(bots: list[str], count: int, title: str) -> list[str]:
    if count == 0:
        return []
    try:
        return seated(bots or [registry.best(title)], count)
    except ValueError as problem:
        raise Failure(str(problem)) from problem
