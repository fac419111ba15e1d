"""`stavitel content`: what is reconstructed of a title, as a file to correct, and whether such a file fits."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from stavitel.bots.random import RandomBot
from stavitel.cli.arguments import title_of
from stavitel.cli.failure import Failure
from stavitel.kernel import ContentError, Title, new_match, title_named, use_content
from stavitel.words.reconstructed import content_data, content_file


def write_content(name: str, to: Path | None, as_json: bool) -> None:
    """Print the content file of a title, or write it where there is none yet; or what is in it, for machines."""
    title = title_of(name)
    page = json.dumps(content_data(title), ensure_ascii=False) + "\n" if as_json else content_file(title)
    if to is None:
        print(page, end="")
        return
    try:
        with to.open("x", encoding="utf-8") as file:
            file.write(page)
    except FileExistsError:
        raise Failure(f"{to} is there already; it is left as it is") from None
    except OSError as problem:
        raise Failure(f"{to} cannot be written: {problem.strerror}") from problem
    print(to)


def check_content(path: Path, as_json: bool, wanted: str | None = None) -> int:
    """Say what is wrong with a content file, perhaps of a certain title, one line for each fault; 2 if there is any."""
    faults, said = _faults(path, wanted)
    if as_json:
        print(json.dumps({"faults": faults}, ensure_ascii=False))
    for fault in faults if not as_json else ():
        print(fault, file=sys.stderr)
    if not faults and not as_json:
        print(said)
    return 2 if faults else 0


def _faults(path: Path, wanted: str | None) -> tuple[list[str], str]:
    """What is wrong with a file, and what it is good for."""
    try:
        name = use_content(str(path))
        if wanted not in (None, name):
            return [f"{path}: is for {name}, not for {wanted}"], ""
        title = title_of(name)
    except ContentError as problem:
        return problem.lines, ""
    except Failure as problem:
        return [f"{path}: {problem}"], ""
    except Exception as problem:  # a value on which the title does not even load
        return [f"{path}: {name} cannot be played with it: {_line(problem)}"], ""
    corrected = sum(card.source == "corrected" for card in title_named(name).cards.values())
    fault = _cannot_play(title)
    return [f"{path}: {fault}"] if fault else [], f"{path}: corrects {corrected} of {len(title.cards)} cards of {name}"


def _cannot_play(title: Title) -> str:
    """Why games with these values break down, if one does: one is played for every number of players."""
    dice = Random(title.name)
    for seats in range(title.seats[0], title.seats[1] + 1):
        try:
            match = new_match(title, seats, f"content:{seats}", quiet=True)
            while not match.over:
                seat = next(iter(match.asking))
                match.answer(seat, RandomBot().decide(match.view(seat, dice)))
        except Exception as problem:
            return f"a game of {seats} breaks down: {_line(problem)}"
    return ""


def _line(problem: Exception) -> str:
    return " ".join(f"{type(problem).__name__}: {problem}".split())[:300]
