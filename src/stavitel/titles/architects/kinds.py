"""The kinds of printed things in the box, and the small words their tables are written in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any, ClassVar, NamedTuple

from stavitel.kernel import Card
from stavitel.kernel.values import Amount
from stavitel.titles.architects.card_texts import (
    SKILL,
    Says,
    amounts,
    at_the_end,
    change,
    goods,
    named_skills,
    plan_text,
    planned,
    priced,
)
from stavitel.titles.architects.places import BLACK_MARKET, OPEN, TOKEN_PLACES, Location

PRINTED, RULEBOOK, RECONSTRUCTED = "printed", "rulebook", "reconstructed"
BASE, WONDERS, PROMO = "base", "wonders", "promo"

GOODS = ("clay", "wood", "stone", "gold", "marble")
CARPENTER, MASON, TILER = SKILL
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
Allowed = Mapping[str, tuple[Any, ...]]
GAINED = (*GOODS, "silver", "virtue", "influence", "buildings", "rewards", "debt", "destroy", "apprentices")
ANY_GAIN = tuple(((name, 1),) for name in GAINED)  # what a content file may write besides what is printed elsewhere
GUARDED = ("release", "imprison", "ransom")  # what the opponent does first in the Guardhouse [S7.2, R30]
ANY_GOODS = tuple(((good, 1),) for good in GOODS)


def gain(**amounts: int) -> Gain:
    """A gain, as pairs in printed order.

    >>> gain(virtue=1, wood=2)
    (('virtue', 1), ('wood', 2))
    """
    return tuple(amounts.items())


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
    asks: ClassVar[Mapping[str, str]] = {
        "skills": "Which skills? Carpenter is 1, mason 2, tiler 4; add them up.",
        "virtue": "How much Virtue does hiring bring, or cost with a minus?",
        "place": "At which location does the power work?",
        "price": "What does the trade take: Silver, goods (clay, wood, stone, gold, marble), or a mixture?",
        "gain": "What is gained?",
    }
    allowed: ClassVar[Allowed] = {"place": (*OPEN, BLACK_MARKET), "gain": ANY_GAIN}

    @property
    def text_args(self) -> dict[str, Any]:
        """Skills and Virtue, then what the power does."""
        price = [] if self.price is None else priced(self.price)
        gained = amounts(self.gain)
        does = Says(f"effect-apprentice-{self.power or 'plain'}", place=self.place, price=price, gain=gained)
        head = [*named_skills(self.skills), *change("virtue", self.virtue)]
        return {"text": Says("effect-apprentice", head=head, does=does)}

    @property
    def likeness(self) -> tuple[object, ...]:
        """What an owner can tell Apprentices apart by."""
        return self.key.partition(".")[0], self.skills, self.power, self.place, self.price, self.gain


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
    asks: ClassVar[Mapping[str, str]] = {
        "skills": "Which skills? Carpenter is 1, mason 2, tiler 4; add them up.",
        "cost": "How many clay, wood, stone, gold and marble does it cost?",
        "vp": "How many VP are printed?",
        "virtue": "How much Virtue does it bring, or cost with a minus?",
        "gain": "What is gained at once?",
        "power": "What else happens at once?",
        "end": "At the end: vp or virtue, for what, for how many of it, how much?",
    }
    allowed: ClassVar[Allowed] = {"power": tuple(f"visit:{place.key}" for place in OPEN), "gain": ANY_GAIN}

    @property
    def text_args(self) -> dict[str, Any]:
        """What it takes and is worth, then what it does at once and at the end."""
        does: list[Any] = []
        if self.gain:
            does.append(Says("effect-at-once", gain=amounts(self.gain)))
        power, _, place = self.power.partition(":")
        if power:
            does.append(Says(f"effect-building-{power}", place={"card": place} if place else None))
        if self.end is not None:
            does.append(at_the_end(self.end))
        price = [*goods(self.cost), *named_skills(self.skills)]
        worth = [Amount(self.vp, "points"), *change("virtue", self.virtue)]
        return {"text": Says("effect-building", price=price, worth=worth, does=does)}


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
    asks: ClassVar[Mapping[str, str]] = {
        "amount": "How many of its good does it take?",
        "influence": "How much Influence does it take?",
        "tax": "How much Tax does it take?",
        "vp": "How many VP is it worth?",
    }

    @property
    def text_args(self) -> dict[str, Any]:
        """Its price, and what it is worth."""
        price = [Amount(self.influence, "influence"), Amount(self.tax, "tax")]
        return {"goods": [Amount(self.amount, self.good)], "price": price, "worth": [Amount(self.vp, "points")]}


@dataclass(frozen=True, eq=False)
class Hall(Card):
    """The Guildhall with a number of players: its spaces, and those that set off a reset. [A9.1, A9.7]"""

    key: str
    spaces: int
    resets: tuple[int, ...]
    source: str = PRINTED
    back: str = "board"
    asks: ClassVar[Mapping[str, str]] = {
        "spaces": "How many spaces are in use?",
        "resets": "Which of them, counted from the first, set off a Black Market reset?",
    }

    @property
    def text_args(self) -> dict[str, Any]:
        """Both numbers."""
        return {"spaces": self.spaces, "resets": list(self.resets)}


@dataclass(frozen=True, eq=False)
class Track(Card):
    """The opponent's resource track, and what it does first in the Guardhouse. [S3.1, S7.2]"""

    key: str
    goods: tuple[str, ...]
    source: str = RECONSTRUCTED
    back: str = "board"
    guardhouse: tuple[str, ...] = field(default=GUARDED, metadata={"later": True})
    asks: ClassVar[Mapping[str, str]] = {
        "goods": "In which order, from the left, are the goods printed?",
        "guardhouse": "In which order does it release its own, imprison captured Workers, ransom its own?",
    }
    allowed: ClassVar[Allowed] = {
        "goods": tuple(GOODS[turn:] + GOODS[:turn] for turn in range(len(GOODS))),
        "guardhouse": tuple(permutations(GUARDED)),
    }

    @property
    def text_args(self) -> dict[str, Any]:
        """The goods, and the order in the Guardhouse."""
        return {"goods": self.goods, "guardhouse": [Says(f"effect-guard-{action}") for action in self.guardhouse]}


@dataclass(frozen=True, eq=False)
class Stall(Card):
    """The small side of a Black Market card, which two printed cards share each."""

    key: str
    gain: Gain
    source: str = PRINTED
    back: str = "stall"
    allowed: ClassVar[Allowed] = {"gain": ANY_GOODS}


@dataclass(frozen=True, eq=False)
class MarketCard(Card):
    """A Black Market card: its small side and the large one on its reverse. [A2.1]"""

    key: str
    small: Stall
    large: Gain
    source: str = PRINTED
    back: str = "market"
    allowed: ClassVar[Allowed] = {"large": ANY_GOODS}


@dataclass(frozen=True, eq=False)
class Reward(Card):
    """A Reward card of the Cathedral. [A9.4]"""

    key: str
    gain: Gain
    copies: int
    box: str = BASE
    source: str = PRINTED
    back: str = "reward"
    asks: ClassVar[Mapping[str, str]] = {"gain": "What is gained?", "copies": "How many such cards are there?"}
    allowed: ClassVar[Allowed] = {"gain": ANY_GAIN}


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
    asks: ClassVar[Mapping[str, str]] = {
        **{good: f"What lies under {good}?" for good in GOODS},
        "princess": "Other side: where does the Princess stand?",
        "rewards": "Other side: what does she give, one thing or two to choose from?",
        "profiteer": "Other side: where does the Profiteer stand?",
        "penalty": "Other side: what happens to those at the Profiteer?",
    }
    allowed: ClassVar[Allowed] = {
        "princess": OPEN,
        "profiteer": OPEN,
        "rewards": tuple((what,) for what in ANY_GAIN),
        **dict.fromkeys((*GOODS, "penalty"), ANY_GAIN),
    }

    @property
    def text_args(self) -> dict[str, Any]:
        """What lies under each good, then rewards and penalty of the other side."""
        rewards = [amounts(what) for what in self.rewards]
        return {
            **{good: amounts(getattr(self, good)) for good in GOODS},
            "princess": self.princess,
            "rewards": rewards[0] if len(rewards) == 1 else Says("effect-either", a=rewards[0], b=rewards[1]),
            "profiteer": self.profiteer,
            "penalty": amounts(self.penalty),
        }


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

    @property
    def text_args(self) -> dict[str, Any]:
        """What its player starts with."""
        counted = {
            "prison": self.prison,
            "silver": self.silver,
            "virtue": self.virtue,
            "influence": self.influence,
            **self.goods._asdict(),
            "buildings": self.extra,
            "debt": self.debts,
        }
        return {"start": [Amount(count, name) for name, count in counted.items() if count]}


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
    asks: ClassVar[Mapping[str, str]] = {
        "plans": "Which places, effects and red conditions? Place, lines, only one of the lines, condition, number."
    }

    @property
    def text_args(self) -> dict[str, Any]:
        """Where it sends the opponent's Worker, and what is done there."""
        return {"text": planned(self.plans)}


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
    asks: ClassVar[Mapping[str, str]] = {
        "virtue": "With how much Virtue does it start?",
        "influence": "With how much Influence does it start?",
        "focus": "Where does its Focus send the Worker, and what is done there?",
        "tokens": "In which order are the places of its Wonders listed?",
    }
    allowed: ClassVar[Allowed] = {
        "tokens": tuple(TOKEN_PLACES[turn:] + TOKEN_PLACES[:turn] for turn in range(len(TOKEN_PLACES)))
    }

    @property
    def text_args(self) -> dict[str, Any]:
        """Start values, Focus, and where its Wonders go."""
        start = [Amount(self.virtue, "virtue"), Amount(self.influence, "influence")]
        return {"start": start, "focus": plan_text(self.focus), "tokens": self.tokens}
