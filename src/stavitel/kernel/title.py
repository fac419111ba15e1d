"""What a game must provide: its data, its rules as functions, and optionally a picture and bots of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import Field, dataclass, field, fields
from functools import cache
from hashlib import sha256
from typing import Any

from stavitel.kernel.chance import Random
from stavitel.kernel.default_scene import default_scene
from stavitel.kernel.scene import Node
from stavitel.kernel.teaching import Teaching
from stavitel.kernel.values import Card
from stavitel.kernel.visibility import cards_on

Options = Mapping[str, Any]


class OptionError(ValueError):
    """An option of a title is unknown or out of range."""


@dataclass(frozen=True)
class Choice:
    """An option with named values."""

    name: str
    values: tuple[str, ...]
    default: str

    def accept(self, given: Any) -> Any:
        """The value given, if it is one of ours."""
        if given not in self.values:
            raise OptionError(f"{self.name} is one of {', '.join(self.values)}, not {given!r}")
        return given


@dataclass(frozen=True)
class Toggle:
    """An option that is on or off."""

    name: str
    default: bool

    def accept(self, given: Any) -> Any:
        """On or off."""
        if not isinstance(given, bool):
            raise OptionError(f"{self.name} is true or false, not {given!r}")
        return given


@dataclass(frozen=True)
class Number:
    """An option that is a whole number within limits."""

    name: str
    least: int
    most: int
    default: int

    def accept(self, given: Any) -> Any:
        """The number given, if it lies within the limits."""
        if isinstance(given, bool) or not isinstance(given, int) or not self.least <= given <= self.most:
            raise OptionError(f"{self.name} is a number from {self.least} to {self.most}, not {given!r}")
        return given


@dataclass(frozen=True)
class Several:
    """An option that is a choice of any number of named values."""

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...] = ()

    def accept(self, given: Any) -> Any:
        """The values given, each one of ours and none twice."""
        if not isinstance(given, (list, tuple)) or len(set(map(str, given))) != len(given):
            raise OptionError(f"{self.name} is a list of different values, not {given!r}")
        for one in given:
            if one not in self.values:
                raise OptionError(f"{self.name} may hold {', '.join(self.values)}, not {one!r}")
        return tuple(given)


Option = Choice | Toggle | Number | Several


@dataclass
class Score:
    """What a seat has at the end: points by category, tie-breaks in order, and the rank that follows."""

    seat: int
    total: int
    breakdown: dict[str, int] = field(default_factory=dict)
    ties: tuple[int, ...] = ()
    rank: int = 0


@dataclass(frozen=True)
class Search:
    """How bots look ahead in a title: what a generic searcher cannot know by itself."""

    laps: int = 1  # how often the turn comes back before a line is judged
    further: int = 0  # laps more where own answers to come are searched too
    trust: float = 0.0  # by how much (of 1) another answer must be judged better than the policy's own to be given
    to_the_end: bool = False  # whether the top level plays lines to the end of the game: it tells more than a value
    belief: str = ""  # "package.module:function" of table and seat: how likely an imagined world is, beside others
    features: str = ""  # the same of table and player: whole numbers by name, for what the state alone does not say
    stage: str = ""  # the same of the table of a solo game: the stretch it is in, at the end of which lines are judged
    outlook: str = ""  # the same: numbers by name, on which it depends how a solo game ends
    figures: str = ""  # "package.module" of the greedy bot, if its figures (numbers in capitals) may be tuned


@dataclass(frozen=True, repr=False)
class Title:
    """A game: its data, its rules as functions, and its picture."""

    name: str
    version: str
    seats: tuple[int, int]
    setup: Callable[[Options, int, Random], Any]
    next_step: Callable[[Any], Coroutine[Any, Any, Any] | None]
    score: Callable[[Any], list[Score]]
    cards: Mapping[str, Card]
    scene: Callable[[Any, int | None], Node] = default_scene
    conserved: Callable[[Any], Counter[str]] = cards_on
    options: tuple[Option, ...] = ()
    check: Callable[[Options, int], str | None] | None = None
    redeal: Callable[[Any, int, Random], None] | None = None
    opponent: Callable[[Any, Any], str | list[str]] | None = None  # names the answers of a printed opponent
    complete_position: Callable[[Any, Mapping[str, Any]], None] | None = None  # fills in a hand-written position
    may_be_negative: tuple[str, ...] = ()  # fields whose numbers may fall below zero
    bots: Mapping[str, str] = field(default_factory=dict)  # the title's own, by name: "package.module:Class"
    search: Search = Search()
    accent: str = "#7a2e2e"
    cover: tuple[Mapping[str, Any], ...] = ()  # ornaments on a field of 460 by 170: what the lobby shows of it
    cites: Mapping[str, str] = field(default_factory=dict)  # the rule an event of the log comes from
    icons: Mapping[str, str] = field(default_factory=dict)  # by counter that effects of options name: its icon
    headings: Mapping[str, int] = field(default_factory=dict)  # events that head the log: 1 a round, 2 a turn
    standing: Mapping[str, str] = field(default_factory=dict)  # topics that may be answered for the round: by what key
    teaching: Teaching | None = None  # its overview, lesson, presets and glossary

    def resolve_options(self, given: Options, seats: object) -> dict[str, Any]:
        """All options with their values, or OptionError with a sentence that says what is wrong."""
        least, most = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not least <= seats <= most:
            raise OptionError(f"{self.name} is for {least} to {most} players, not {seats!r}")
        settled = {option.name: option.default for option in self.options}
        for name in given:
            if name not in settled:
                raise OptionError(f"{self.name} has no option {name!r}; it has {', '.join(settled) or 'none'}")
        if given:
            known = {option.name: option for option in self.options}
            settled |= {name: known[name].accept(wish) for name, wish in given.items()}
        problem = self.check(settled, seats) if self.check else None
        if problem:
            raise OptionError(problem)
        return settled

    def __hash__(self) -> int:
        return hash(self.name)

    def __repr__(self) -> str:
        return f"<title {self.name}, version {self.version}>"


@cache
def content_hash(title: Title) -> str:
    """A hash of every printed value of a title, so that a record says which cards it was played with."""
    lines = []
    for key in sorted(title.cards):
        card = title.cards[key]
        values = [(item, getattr(card, item.name)) for item in fields(card)]  # type: ignore[arg-type]
        printed = [f"{item.name}={value!r}" for item, value in values if not (_later(item) and value == item.default)]
        lines.append(f"{key}: {', '.join(printed)}")
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


def _later(item: Field[Any]) -> bool:
    """Whether a field was added to cards already released: with its default, games begun before go on as they were."""
    return bool(item.metadata.get("later"))
