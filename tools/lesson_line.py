"""`python tools/lesson_line.py [TITLE ...]`: writes down how each lesson goes for whoever follows it.

The line stands in the title's `lesson_line.py`; figures and examples of the rules are positions on it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from stavitel.bots import bot
from stavitel.kernel import new_match, title_named

TITLES = Path(__file__).parents[1] / "src" / "stavitel" / "titles"
HEAD = '"""How the lesson goes for whoever follows it, answer by answer; made by tools/lesson_line.py."""\n\n'


def line(name: str) -> list[str]:
    """Every answer up to the last step, as `seat key key …`."""
    title = title_named(name)
    lesson = title.teaching.lesson if title.teaching else None
    assert lesson is not None, name
    match = new_match(title, lesson.seats, lesson.seed, lesson.options)
    player = bot(lesson.bot, name)
    shown: list[str] = []
    said: list[str] = []
    while not match.over and not lesson.over(shown):
        seat, question = next(iter(match.asking.items()))
        chosen = player.decide(match.view(seat, Random(f"{match.seed}:{question.number}")))
        if seat == 0:
            told = {event["id"] for event in match.events(0)}
            step = lesson.step(shown, question.topic, list(question.options), told)
            if step is not None:
                shown.append(step.name)
                proposed = step.proposal(list(question.options))
                chosen = chosen if proposed is None else [proposed] if question.many else proposed
        match.answer(seat, chosen)
        said.append(" ".join([str(seat), *([chosen] if isinstance(chosen, str) else chosen)]))
    return said


def main() -> None:
    """Writes the files."""
    for name in sys.argv[1:] or ["architects", "citadels", "lisboa", "paladins"]:
        answers = "".join(f'    "{one}",\n' for one in line(name))
        text = f"{HEAD}from typing import Final\n\nLINE: Final[tuple[str, ...]] = (\n{answers})\n"
        (TITLES / name / "lesson_line.py").write_text(text, encoding="utf-8")
        print(name, answers.count("\n"))


if __name__ == "__main__":
    main()
