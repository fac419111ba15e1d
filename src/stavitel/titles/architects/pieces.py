"""The kinds of printed things in the box, and the small words their tables are written in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from stavitel.kernel import Card

PRINTED, RULEBOOK, RECONSTRUCTED = "printed", "rulebook", "reconstructed"
BASE, WONDERS, PROMO = "base", "wonders", "promo"

GOODS = ("clay", "wood", "stone", "gold", "marble")
CARPENTER, MASON, TILER = 1, 2, 4
ALL_SKILLS = CARPENTER | MASON | TILER


class Cost(NamedTuple):
    """An amount of each of the five goods. [A1.4]"""

    clay: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    marble: int = 0


class Mix(NamedTuple):
    """So many goods of the named kinds, in any mixture."""

    amount: int
    goods: tuple[str, ...]


class Price(NamedTuple):
    """What a trade at the King's Storehouse takes: Silver, goods, or a mixture. [A8.5]"""

    silver: int = 0
    cost: Cost | None = None
    mix: Mix | None = None


class End(NamedTuple):
    """An end-game effect: `amount` VP or Virtue for every `per` of what is counted. [A12.3]"""

    kind: str  # "vp", "virtue" or "free"
    what: str
    per: int
    amount: int


Gain = tuple[tuple[str, int], ...]


def gain(**amounts: int) -> Gain:
    """A gain, as pairs in printed order.

    >>> gain(virtue=1, wood=2)
    (('virtue', 1), ('wood', 2))
    """
    return tuple(amounts.items())


@dataclass(frozen=True, eq=False)
class Location(Card):
    """A place of the town where Workers go. [A1.6]"""

    key: str
    open_circle: bool = True
    wonder_allowed: bool = True
    source: str = PRINTED
    back: str = "location"


@dataclass(frozen=True, eq=False)
class Apprentice(Card):
    """An Apprentice: its skills, the Virtue of hiring it, and one power. [A11]"""

    key: str
    number: str
    skills: int
    virtue: int
    power: str
    place: Location | None
    price: Price | None
    gain: Gain
    box: str = BASE
    source: str = PRINTED
    back: str = "apprentice"


@dataclass(frozen=True, eq=False)
class Building(Card):
    """A Building: skills and goods it takes, VP, Virtue, and what it does now or at the end. [A12]"""

    key: str
    number: str
    skills: int
    cost: Cost
    vp: int
    virtue: int
    gain: Gain
    power: str
    end: End | None
    box: str = BASE
    source: str = PRINTED
    back: str = "building"


@dataclass(frozen=True, eq=False)
class Wonder(Card):
    """One of the five Wonders, a Building for every purpose. [W6.1]"""

    key: str
    good: str
    amount: int
    influence: int
    tax: int
    vp: int
    source: str = RECONSTRUCTED
    back: str = "wonder"


@dataclass(frozen=True, eq=False)
class Stall(Card):
    """The small side of a Black Market card, which two printed cards share each."""

    key: str
    gain: Gain
    source: str = PRINTED
    back: str = "stall"


@dataclass(frozen=True, eq=False)
class MarketCard(Card):
    """A Black Market card: its small side and the large one on its reverse. [A2.1]"""

    key: str
    small: Stall
    large: Gain
    source: str = PRINTED
    back: str = "market"


@dataclass(frozen=True, eq=False)
class Reward(Card):
    """A Reward card of the Cathedral. [A9.4]"""

    key: str
    gain: Gain
    copies: int
    box: str = BASE
    source: str = PRINTED
    back: str = "reward"


@dataclass(frozen=True, eq=False)
class Court(Card):
    """A contribution card; on its reverse the consequences of Princess and Profiteer. [W1.7]"""

    key: str
    clay: Gain
    wood: Gain
    stone: Gain
    gold: Gain
    marble: Gain
    princess: Location
    rewards: tuple[Gain, ...]
    profiteer: Location
    penalty: Gain
    source: str = RECONSTRUCTED
    back: str = "court"


@dataclass(frozen=True, eq=False)
class Board(Card):
    """The variable side of a player board. [A14, W11]"""

    key: str
    prison: int
    silver: int
    virtue: int
    influence: int
    goods: Cost
    extra: int
    debts: int
    box: str = BASE
    source: str = PRINTED
    back: str = "board"


class Line(NamedTuple):
    """One line of a Scheme: effects that are carried out together."""

    effects: Gain
    space: str = ""  # the Black Market space it takes


class Plan(NamedTuple):
    """A place for the opponent's Worker, what is done there, and the red condition before it. [S2.3]"""

    place: str  # a location's key, "princess" or "focus"
    lines: tuple[Line, ...]
    first_possible: bool = False
    condition: str = ""
    least: int = 0


@dataclass(frozen=True, eq=False)
class Scheme(Card):
    """A Scheme card of the opponent. [S2]"""

    key: str
    plans: tuple[Plan, ...]
    future: bool
    artisans: bool = False
    source: str = RECONSTRUCTED
    back: str = "scheme"


@dataclass(frozen=True, eq=False)
class Opponent(Card):
    """One side of an opponent board. [S9]"""

    key: str
    virtue: int
    influence: int
    focus: Plan
    tokens: tuple[Location, ...]
    source: str = RECONSTRUCTED
    back: str = "opponent"
