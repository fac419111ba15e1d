"""The kinds of printed things: characters, districts, action cards, the deck; and seats, as parts of an option."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from stavitel.kernel import Card

YELLOW: Final = "yellow"  # noble
BLUE: Final = "blue"  # religious
GREEN: Final = "green"  # trade
RED: Final = "red"  # military
PURPLE: Final = "purple"  # special
COLOURS: Final = (YELLOW, BLUE, GREEN, RED, PURPLE)
MOST_SEATS: Final = 8


@dataclass(frozen=True, eq=False, repr=False)
class Character(Card):
    """A character: its rank is when it is called, its colour what it collects for. [C1.10]"""

    key: str
    rank: int
    colour: str | None
    source: str = "rulebook"
    back = "character"


@dataclass(frozen=True, eq=False, repr=False)
class Building(Card):
    """A card of the district deck: what players hold in hand, and what they build or play. [C1.4, C23.2]"""

    key: str
    cost: int
    colour: str
    points: int
    bit: int  # one per name, so that a city is asked quickly what stands in it
    source: str = "printed"
    name_source: str = "printed"  # how the name is known, where it had to be read out of a damaged print
    back = "district"


class District(Building):
    """A district of one of the five colours."""


class Action(Building):
    """An action card of the circus: a hand card like any other, but not for building. [C23.2]"""


@dataclass(frozen=True, eq=False, repr=False)
class Laboratory(District):
    """Takes a card for coins; how many differs from edition to edition. [C15.3, R-27]"""

    gain: int = 1


@dataclass(frozen=True, eq=False, repr=False)
class Smithy(District):
    """Sells cards for coins; how many, and for how much, differs from edition to edition. [C15.4, R-28]"""

    pay: int = 2
    draw: int = 3


_IN_THE_BOX: Final = (
    "manor castle palace temple church monastery cathedral tavern market trading_post docks harbor town_hall "
    "watchtower prison battlefield fortress haunted_city keep laboratory smithy observatory graveyard library "
    "school_of_magic university dragon_gate great_wall"
)


@dataclass(frozen=True, eq=False, repr=False)
class Deck(Card):
    """How often each district is in the box of 65 cards. [C1.3, R-01]"""

    key: str
    manor: int
    castle: int
    palace: int
    temple: int
    church: int
    monastery: int
    cathedral: int
    tavern: int
    market: int
    trading_post: int
    docks: int
    harbor: int
    town_hall: int
    watchtower: int
    prison: int
    battlefield: int
    fortress: int
    haunted_city: int
    keep: int
    laboratory: int
    smithy: int
    observatory: int
    graveyard: int
    library: int
    school_of_magic: int
    university: int
    dragon_gate: int
    great_wall: int
    source: str = "reconstructed"
    asks: ClassVar[Mapping[str, str]] = dict.fromkeys(_IN_THE_BOX.split(), "How many of these are in your box?")
    back = "district"


class Seat:
    """A player as part of an option: known by the seat alone."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


SEATS: Final = tuple(Seat(seat) for seat in range(MOST_SEATS))
