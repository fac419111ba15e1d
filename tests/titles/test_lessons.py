"""Every lesson is played through: by whoever follows it, and by whoever never does what it proposes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from our_titles import OURS
from stavitel.bots import bot
from stavitel.kernel import Lesson, Match, Question, Step, Teaching, lesson_at, new_match, title_named
from stavitel.kernel.teaching import OVERVIEW
from stavitel.words import LANGUAGES, Words
from stavitel.words.rules import document, rules

LEAST, MOST = 8, 15  # bubbles that a lesson has
ENOUGH = 0.8  # the part of its steps that comes even to those who never do what it says

Answer = Callable[[Question, Step | None], "str | list[str] | None"]


def teaching_of(name: str) -> Teaching:
    teaching = title_named(name).teaching
    assert teaching is not None
    return teaching


def lesson_of(name: str) -> Lesson:
    lesson = teaching_of(name).lesson
    assert lesson is not None
    return lesson


def names_in(scene: dict[str, Any]) -> Iterator[str]:
    """Everything in a scene that can be pointed at."""
    yield scene["id"]
    yield from (name for name in (scene.get("name"), *scene.get("names", ())) if name)
    for inner in (*scene.get("children", ()), *scene.get("markers", ()), *filter(None, [scene.get("top")])):
        yield from names_in(inner)


def taught(name: str, answer: Answer) -> tuple[Match, list[Step]]:
    """A lesson to the end of its game: the match, and the steps that were shown."""
    lesson = lesson_of(name)
    match = new_match(title_named(name), lesson.seats, lesson.seed, lesson.options)
    player = bot(lesson.bot, name)
    shown: list[Step] = []
    while not match.over:
        seat, question = next(iter(match.asking.items()))
        chosen = player.decide(match.view(seat, Random(f"{match.seed}:{question.number}")))
        if seat == 0:
            told = {event["id"] for event in match.events(0)}
            names = [step.name for step in shown]
            step = lesson.step(names, question.topic, list(question.options), told)
            if step is not None:
                shown.append(step)
                known = set(names_in(match.scene(0)))
                assert known.issuperset(step.at), (
                    f"{name}, step {step.name}: {set(step.at) - known} is not in the scene"
                )
            chosen = answer(question, step) or chosen
        match.answer(seat, chosen)
    return match, shown


def follow(question: Question, step: Step | None) -> str | list[str] | None:
    """Does what is proposed."""
    key = step.proposal(list(question.options)) if step else None
    return [key] if key and question.many else key


def contradict(question: Question, step: Step | None) -> str | list[str] | None:
    """Does anything but what is proposed."""
    proposed = step.proposal(list(question.options)) if step else None
    others = [key for key in question.options if key != proposed]
    return others[-1] if proposed and others and not question.many else None


@pytest.mark.parametrize("name", OURS)
def test_who_follows_a_lesson_hears_all_of_it(name: str) -> None:
    """Every step comes, in good time, points at things that are there and proposes what is on offer."""
    proposals: dict[str, bool] = {}

    def answer(question: Question, step: Step | None) -> str | list[str] | None:
        if step is not None and step.propose:
            proposals[step.name] = step.proposal(list(question.options)) is not None
        return follow(question, step)

    _, shown = taught(name, answer)
    steps = lesson_of(name).steps
    assert LEAST <= len(steps) <= MOST
    rare = {"rob", "destroy"}  # come with a character that chance decides
    assert [step.name for step in steps if step not in shown and step.name not in rare] == []
    assert [one for one, possible in proposals.items() if not possible] == []


@pytest.mark.parametrize("name", OURS)
def test_who_contradicts_a_lesson_is_taught_all_the_same(name: str) -> None:
    """The lesson goes on without what it proposed, to the end of the game."""
    match, shown = taught(name, contradict)
    assert match.over
    assert len(shown) >= ENOUGH * LEAST
    assert len({step.name for step in shown}) == len(shown), "nothing is said twice"


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_teaches_can_be_read(name: str, language: str) -> None:
    """In every language: lesson, overview, presets and glossary; a term names a rule that there is."""
    teaching = teaching_of(name)
    words = Words(name, language)
    said = [words.text(f"lesson-{step.name}") for step in lesson_of(name).steps]
    said += [words.text(f"overview-{part}") for part in ("you", "goal", "turn-1", "end", "mistake-5")]
    said += [words.text(f"preset-{preset.name}{part}") for preset in teaching.presets for part in ("", ".hint")]
    said += [words.text(f"term-{term}{part}") for term in teaching.terms for part in ("", ".text")]
    assert words.missing == set()
    assert all(line.strip() and "{" not in line for line in said)
    assert set(teaching.terms.values()) <= set(rules(name, language))


@pytest.mark.parametrize("name", OURS)
def test_presets_can_be_played_and_the_overview_has_its_pictures(name: str) -> None:
    """Options that a table accepts, the tables that people look for, and a picture for each part."""
    title = title_named(name)
    for preset in teaching_of(name).presets:
        title.resolve_options(preset.options, preset.seats)
    names = [preset.name for preset in teaching_of(name).presets]
    assert {"first", "family", "full", "owner"} <= set(names)
    assert ("solo" in names) == (min(title.seats) == 1)
    assert set(teaching_of(name).pictures) == set(OVERVIEW)


@pytest.mark.parametrize("name", OURS)
def test_figures_and_examples_of_the_rules_are_there(name: str) -> None:
    """Each stands beside a chapter of the rules, shows parts of the table that there are, and can be answered."""
    title, teaching = title_named(name), teaching_of(name)
    chapters = set(re.findall(r"(?m)^#+ ([A-Z]\d+(?:\.\d+)*)\b", document(name) or ""))
    shown = set(names_in(lesson_at(title).scene(0)))
    assert teaching.figures and chapters.issuperset(teaching.figures)
    assert shown.issuperset([*teaching.figures.values(), *teaching.pictured.values()])
    assert set(teaching.terms).issuperset(teaching.pictured)
    assert len(teaching.examples) >= 2
    for example in teaching.examples:
        match = lesson_at(title, example.step)
        assert example.rule in chapters
        assert set(names_in(match.scene(0))).issuperset(example.at), example.step
        assert len(match.asking[0].options) > 1, f"{name}, {example.step}: nothing to choose"
