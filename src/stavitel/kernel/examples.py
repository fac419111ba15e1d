"""Positions of a lesson: where a rule can be seen and tried."""

from __future__ import annotations

from stavitel.kernel.match import Match, new_match
from stavitel.kernel.teaching import Step
from stavitel.kernel.title import Title


def lesson_at(title: Title, step: str = "") -> Match:
    """The lesson where a step is said to whoever follows it; without one, at its last step."""
    lesson = title.teaching.lesson if title.teaching else None
    assert lesson is not None, f"{title.name} has no lesson"
    step = step or lesson.steps[-1].name
    match = new_match(title, lesson.seats, lesson.seed, lesson.options)
    shown: list[str] = []
    said: Step | None = None
    for answer in lesson.line:
        question = match.asking.get(0)
        if question is not None:
            told = {event["id"] for event in match.events(0)}
            said = lesson.step(shown, question.topic, list(question.options), told)
            if said is not None and said.name == step:
                return match
        seat, *keys = answer.split(" ")
        if seat == "0" and said is not None:
            shown.append(said.name)
        asked = match.asking[int(seat)]
        match.answer(int(seat), keys if asked.many else keys[0])
    raise AssertionError(f"{title.name}: nobody who follows the lesson comes to {step!r}")
