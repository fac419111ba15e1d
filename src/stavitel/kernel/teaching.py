"""What teaches a title, as data: pictures for its overview, a guided first game, tables ready to open, a glossary.

The words stand in the title's Fluent files: `overview-…`, `lesson-<step>`, `preset-<name>`, `term-<term>`,
`example-<step>`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

OVERVIEW = ("goal", "turn", "end", "mistakes")  # the parts of an overview, each with a picture of its own
MISTAKES = 5  # that beginners make


@dataclass(frozen=True)
class Step:
    """A bubble of a lesson: when it comes, what it says, where it points, which answer it proposes.

    It comes with the first question about `topic` that has an option beginning with `offers`, once the event `told` has
    happened and the steps `after` were shown. Whoever answers otherwise goes on as well: a step that never fits is
    left out.
    """

    name: str  # its words are the message `lesson-<name>`
    topic: str
    offers: str = ""
    told: str = ""
    after: tuple[str, ...] = ()
    at: tuple[str, ...] = ()  # what it points at: nodes of the scene, by id or name
    propose: tuple[str, ...] = ()  # answers, or how they begin (`build:*`); the first that is on offer

    def fits(self, shown: Collection[str], topic: str, keys: Sequence[str], told: Collection[str]) -> bool:
        """Whether it is time for this step."""
        return (
            self.name not in shown
            and self.topic == topic
            and (not self.offers or any(key.startswith(self.offers) for key in keys))
            and (not self.told or self.told in told)
            and all(name in shown for name in self.after)
        )

    def proposal(self, keys: Sequence[str]) -> str | None:
        """The answer that is proposed, if one is on offer.

        >>> Step("build", "turn", propose=("build:castle", "build:*")).proposal(["gold", "build:tavern"])
        'build:tavern'
        """
        for wanted in self.propose:
            begins = wanted[:-1] if wanted.endswith("*") else None
            for key in keys:
                if key == wanted or (begins is not None and key.startswith(begins)):
                    return key
        return None


@dataclass(frozen=True)
class Lesson:
    """A guided first game: a real match from a fixed seed, the learner in seat 0, bots in the others."""

    seed: str
    seats: int
    steps: tuple[Step, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    bot: str = "greedy"
    line: tuple[str, ...] = ()  # how it goes for whoever follows: `seat key`, answer by answer

    def step(self, shown: Collection[str], topic: str, keys: Sequence[str], told: Collection[str]) -> Step | None:
        """What is said with a question: the first step that fits; after the last one the lesson is over.

        >>> lesson = Lesson("s", 2, (Step("pick", "draft"), Step("build", "turn", offers="build:")))
        >>> lesson.step([], "turn", ["gold", "cards"], []) is None
        True
        >>> lesson.step(["pick"], "turn", ["build:tavern", "end"], []).name
        'build'
        """
        if self.over(shown):
            return None
        return next((step for step in self.steps if step.fits(shown, topic, keys, told)), None)

    def over(self, shown: Collection[str]) -> bool:
        """Whether all has been said: the last step was shown."""
        return bool(self.steps) and self.steps[-1].name in shown


@dataclass(frozen=True)
class Example:
    """A small position to try a rule at: the lesson, where a step is said to whoever follows it."""

    rule: str
    step: str  # its words are the message `example-<step>`
    at: tuple[str, ...]  # the parts of the table that are looked at, by id or name


@dataclass(frozen=True)
class Preset:
    """A table ready to be opened: how many seats, which options, the rest filled with bots or left for friends."""

    name: str  # its words are the message `preset-<name>`, and its `.hint`
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Teaching:
    """All that teaches a title."""

    minutes: int  # that a game takes for each player
    lesson: Lesson | None = None
    presets: tuple[Preset, ...] = ()
    pictures: Mapping[str, tuple[Mapping[str, Any], ...]] = field(default_factory=dict)  # ornaments on 460 by 170
    terms: Mapping[str, str] = field(default_factory=dict)  # the glossary: each term and the rule that explains it
    pictured: Mapping[str, str] = field(default_factory=dict)  # terms and the part of the table that shows them
    figures: Mapping[str, str] = field(default_factory=dict)  # rules and the part of the table they are shown with
    examples: tuple[Example, ...] = ()
