"""The kinds of cards, boards and pieces, and the words that rewards are written in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final

from stavitel.kernel import Card
from stavitel.kernel.values import NO_TEXT

LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5

KINDS: Final = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
KIND: Final = {name: index for index, name in enumerate(KINDS)}
LETTERS: Final = "LSMFCX"  # how a placed worker is noted on its action space
ATTRIBUTES: Final = ("faith", "strength", "influence")
LEFT: Final = ("develop", "recruit", "hunt", "trade", "pray", "conspire")
RIGHT: Final = ("commission", "fortify", "garrison", "absolve", "attack", "convert")

# A reward is a row of words; a number before a word repeats it:
#   labourer scout merchant fighter cleric   that worker          criminal       that worker and 1 suspicion card
#   faith strength influence                 1 step on the track  silver provision          from the general supply
#   tax            1 silver from the tax supply                   acquit         discard the newest own suspicion card
#   pay-debt       flip an unpaid debt                            cancel-debt    give an unpaid debt back
#   pray           clear an own action space                      free-recruit   a townsfolk of the row at no cost
#   free-develop   place a workshop at no cost                    take-debt      (as a cost) take an unpaid debt
Reward = tuple[str, ...]


def tokens(text: str) -> Reward:
    """A reward from its words."""
    words: list[str] = []
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            words += [word] * times
            times = 1
    return tuple(words)


def either(text: str) -> tuple[Reward, ...]:
    """Rewards to choose from, parted by strokes."""
    return tuple(tokens(part) for part in text.split("/")) if text else ()


REWARDS: Final = (
    "labourer", "scout", "merchant", "fighter", "cleric", "criminal", "faith", "strength", "influence", "silver",
    "provision", "tax", "acquit", "pay-debt", "cancel-debt", "pray", "free-recruit", "free-develop",
)  # fmt: skip
COSTS: Final = ("silver", "provision", "take-debt")
PLAIN: Final = frozenset(("labourer", "scout", "merchant", "fighter", "cleric", "silver", "provision", *ATTRIBUTES))


class Printed(Card):
    """A printed thing of this game; a content file may write any reward, worker or price into it."""

    allowed: ClassVar[Mapping[str, tuple[Any, ...]]] = {
        **dict.fromkeys(("dismissed", "recruited", "gains", "attacked", "reward", "raises", "one", "two"), (REWARDS,)),
        "choices": ((REWARDS,),),
        "workers": (KINDS,),
        "gain": KINDS,
        "spots": ((*KINDS, "any"),),
        "spot": (*KINDS, "any"),
        "cost": (COSTS,),
    }

    @property
    def text_args(self) -> dict[str, Any]:
        """The values of a card for its texts; beside each row of words, as `$has-gains`, whether it has any."""
        told: dict[str, Any] = {}
        for item in fields(self):  # type: ignore[arg-type]
            if item.name not in NO_TEXT:
                value = getattr(self, item.name)
                told[item.name] = Either(value) if item.name == "choices" and value else value
                if isinstance(value, tuple):
                    told[f"has-{item.name}"] = bool(value)
        return told


class Either:
    """Rewards to choose from, as a text."""

    __slots__ = ("says",)

    def __init__(self, choices: tuple[Reward, ...]) -> None:
        self.says: Final = f"label-either-{len(choices)}", dict(zip("abcd", choices, strict=False))


@dataclass(frozen=True, eq=False)
class Worker(Printed):
    """A kind of worker; the criminal is wild. [P1.4]"""

    key: str
    letter: str
    source: str = "rulebook"
    back: str = "worker"


@dataclass(frozen=True, eq=False)
class Paladin(Printed):
    """A paladin of one of the four sets: two workers, a boost and an ability for a round. [P16.1]"""

    key: str
    name: str
    workers: Reward
    faith: int
    strength: int
    influence: int
    action: str  # what the ability helps with
    waives: str  # the cost of the action that falls away
    reduces: int  # silver less to pay for it
    gains: Reward  # what each performance brings besides
    source: str
    back: str


@dataclass(frozen=True, eq=False)
class Townsfolk(Printed):
    """One of the town: a reward when dismissed, another and an ability when recruited. [P6.3, P6.4, P15]"""

    asks: ClassVar[Mapping[str, str]] = {
        "dismissed": "What is gained when this card is dismissed?",
        "recruited": "What is gained when it is recruited?",
        "trigger": "Which action or event does its ability help with?",
        "only_if": "In an Inquisition: only with a pair of suspicion cards, with none, or always?",
        "gains": "What does the ability give?",
    }

    key: str
    dismissed: Reward
    recruited: Reward
    trigger: str  # the action it helps with, "pay-debt" or "inquisition"
    only_if: str  # of an ability used in an Inquisition: a "pair" of suspicion cards, or "none"
    gains: Reward
    source: str
    back: str = "townsfolk"


@dataclass(frozen=True, eq=False)
class Outsider(Printed):
    """Attacked for a reward, or converted for strength and points at the end. [P8.6, P8.10]"""

    asks: ClassVar[Mapping[str, str]] = {
        "attacked": "What is gained for attacking, besides influence?",
        "strength": "How much strength does converting give?",
        "scores": "What does the converted card score at the end?",
    }

    key: str
    people: str
    attacked: Reward
    strength: int
    scores: str
    source: str
    back: str = "outsider"


@dataclass(frozen=True, eq=False)
class Order(Printed):
    """A King's Order: do an action this many times. [P9.1]"""

    key: str
    action: str
    times: int
    source: str
    back: str = "order"


@dataclass(frozen=True, eq=False)
class Favour(Printed):
    """A King's Favour: an action space for all, once a round. [P10]"""

    key: str
    spot: str
    cost: Reward
    choices: tuple[Reward, ...]
    source: str
    back: str = "favour"


@dataclass(frozen=True, eq=False)
class Tavern(Printed):
    """A tavern card: four workers. [P3.5]"""

    key: str
    workers: Reward
    source: str
    back: str = "tavern"


@dataclass(frozen=True, eq=False)
class Wall(Printed):
    """A piece of wall: strength, rewards, perhaps a choice, perhaps points. [P7.6]"""

    key: str
    strength: int
    gains: Reward
    choices: tuple[Reward, ...]
    vp: int
    source: str
    back: str = "wall"


@dataclass(frozen=True, eq=False)
class Suspicion(Printed):
    """A suspicion card with its tax. [P12.1]"""

    key: str
    tax: int
    copies: int
    source: str
    back: str = "suspicion"


@dataclass(frozen=True, eq=False)
class Debt(Printed):
    """The debt card; the table counts them. [P13]"""

    key: str = "debt"
    copies: int = 24
    unpaid: int = -3
    paid: int = 1
    source: str = "rulebook"
    back: str = "debt"


@dataclass(frozen=True, eq=False)
class Scheme(Printed):
    """What the virtual player tries to do. [P24.3]"""

    asks: ClassVar[Mapping[str, str]] = {
        "copies": "How many such cards are in the scheme deck?",
    }

    key: str
    action: str
    copies: int
    source: str
    back: str = "scheme"


@dataclass(frozen=True, eq=False)
class Square(Printed):
    """A square of the main board for a monk or an outpost. [P7.2, P7.10]"""

    key: str
    region: int
    reward: Reward
    players: int  # the least number of players it is open with
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Region(Printed):
    """A region: the faith a monk and the strength an outpost needs there. [P7.2, P7.10]"""

    key: str
    faith: int
    strength: int
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class TownPlace(Printed):
    """A place of the townsfolk row and what it costs. [P6.2]"""

    key: str
    silver: int
    or_debt: bool
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Frontier(Printed):
    """A place of the outsider row: strength to attack, faith to convert. [P8.4, P8.9]"""

    key: str
    strength: int
    faith: int
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class OrderSlot(Printed):
    """A place for a King's Order: the round it is turned up in and its points. [P3.2, P9.2]"""

    key: str
    round: int
    vp: int
    source: str = "rulebook"
    back: str = "board"


@dataclass(frozen=True, eq=False)
class FavourSlot(Printed):
    """A place for a King's Favour: the round it is turned up in. [P3.2]"""

    key: str
    round: int
    source: str = "rulebook"
    back: str = "board"


@dataclass(frozen=True, eq=False)
class TaxSupply(Printed):
    """How many coins the tax supply holds with a number of players. [P2.4]"""

    key: str
    silver: int
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Space(Printed):
    """An action space of the player board: its worker spots and its fixed cost and gains. [P4.1]"""

    key: str
    spots: tuple[str, ...]
    silver: int
    one: Reward  # gained with one worker
    two: Reward  # gained with two
    source: str = "rulebook"
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Workshop(Printed):
    """The n-th workshop of the row and the worker under it. [P5.3]"""

    asks: ClassVar[Mapping[str, str]] = {
        "gain": "Which worker lies under this workshop, counted from the left?",
    }

    key: str
    gain: str
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Piece(Printed):
    """The n-th monk, wall, outpost, jar or convert: its cost, what it needs and what it raises. [P7, P8]"""

    asks: ClassVar[Mapping[str, str]] = {
        "cost": "How many provisions or silver does placing it cost?",
        "needs": "How much of the attribute does it need?",
        "raises": "Which attribute does it raise?",
    }

    key: str
    cost: int
    needs: int
    raises: Reward
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class JarSpace(Printed):
    """A space that a jar may be moved to, and its reward. [P8.2]"""

    asks: ClassVar[Mapping[str, str]] = {
        "reward": "Which reward is printed on this space?",
    }

    key: str
    reward: Reward
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Points(Printed):
    """Victory points by a count: an attribute on its track, or times an action was done. [P19]"""

    key: str
    vp: tuple[int, ...]
    source: str
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Difficulty(Printed):
    """How many workshops the virtual player starts with. [P20.6]"""

    key: str
    orders: int
    source: str = "rulebook"
    back: str = "board"


@dataclass(frozen=True, eq=False)
class Number(Printed):
    """A printed number on its own."""

    asks: ClassVar[Mapping[str, str]] = {
        "value": "Which number is printed?",
    }

    key: str
    value: int
    source: str
    back: str = "board"
