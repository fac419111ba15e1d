"""The printed things: characters, districts and action cards, as data, and the moves that are about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stavitel.kernel import Card, Move, Reason, corrected, move

YELLOW: Final = "yellow"  # noble
BLUE: Final = "blue"  # religious
GREEN: Final = "green"  # trade
RED: Final = "red"  # military
PURPLE: Final = "purple"  # special
COLOURS: Final = (YELLOW, BLUE, GREEN, RED, PURPLE)


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
    bit: int  # one per printed card, so that a city is asked quickly what stands in it
    source: str = "printed"
    name_source: str = "printed"  # how the name is known, where it had to be read out of a damaged print
    back = "district"


class District(Building):
    """A district of one of the five colours."""


class Action(Building):
    """An action card of the circus: a hand card like any other, but not for building. [C23.2]"""


#                                rank  income
ASSASSIN: Final = Character("assassin", 1, None)
THIEF: Final = Character("thief", 2, None)
MAGICIAN: Final = Character("magician", 3, None)
KING: Final = Character("king", 4, YELLOW)
BISHOP: Final = Character("bishop", 5, BLUE)
MERCHANT: Final = Character("merchant", 6, GREEN)
ARCHITECT: Final = Character("architect", 7, None)
WARLORD: Final = Character("warlord", 8, RED)

WITCH: Final = Character("witch", 1, None)
TAX_COLLECTOR: Final = Character("tax_collector", 2, None)
WIZARD: Final = Character("wizard", 3, None)
EMPEROR: Final = Character("emperor", 4, YELLOW)
ABBOT: Final = Character("abbot", 5, BLUE)
ALCHEMIST: Final = Character("alchemist", 6, None)
NAVIGATOR: Final = Character("navigator", 7, None)
DIPLOMAT: Final = Character("diplomat", 8, RED)
ARTIST: Final = Character("artist", 9, None)
QUEEN: Final = Character("queen", 9, None)

BASE_CAST: Final = (ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD)
DARK_CAST: Final = (WITCH, TAX_COLLECTOR, WIZARD, EMPEROR, ABBOT, ALCHEMIST, NAVIGATOR, DIPLOMAT)
NINTHS: Final = (ARTIST, QUEEN)
CHARACTERS: Final = BASE_CAST + DARK_CAST + NINTHS
ROYAL_RANK: Final = KING.rank  # King and Emperor

#           key               colour  cost  points  base65  base66
_BASE: Final = (
    ("manor",           YELLOW, 3, 3, 5, 5),
    ("castle",          YELLOW, 4, 4, 4, 4),
    ("palace",          YELLOW, 5, 5, 2, 3),
    ("temple",          BLUE,   1, 1, 3, 3),
    ("church",          BLUE,   2, 2, 4, 3),
    ("monastery",       BLUE,   3, 3, 3, 3),
    ("cathedral",       BLUE,   5, 5, 2, 2),
    ("tavern",          GREEN,  1, 1, 5, 5),
    ("market",          GREEN,  2, 2, 4, 4),
    ("trading_post",    GREEN,  2, 2, 3, 3),
    ("docks",           GREEN,  3, 3, 3, 3),
    ("harbor",          GREEN,  4, 4, 3, 3),
    ("town_hall",       GREEN,  5, 5, 2, 2),
    ("watchtower",      RED,    1, 1, 3, 3),
    ("prison",          RED,    2, 2, 3, 3),
    ("battlefield",     RED,    3, 3, 3, 3),
    ("fortress",        RED,    5, 5, 2, 2),
    ("haunted_city",    PURPLE, 2, 2, 1, 1),
    ("keep",            PURPLE, 3, 3, 2, 2),
    ("laboratory",      PURPLE, 5, 5, 1, 1),
    ("smithy",          PURPLE, 5, 5, 1, 1),
    ("observatory",     PURPLE, 5, 5, 1, 1),
    ("graveyard",       PURPLE, 5, 5, 1, 1),
    ("library",         PURPLE, 6, 6, 1, 1),
    ("school_of_magic", PURPLE, 6, 6, 1, 1),
    ("university",      PURPLE, 6, 8, 1, 1),
    ("dragon_gate",     PURPLE, 6, 8, 1, 1),
    ("great_wall",      PURPLE, 6, 6, 0, 1),
)  # fmt: skip

#           key                 cost  points; all purple, one copy each
_BONUS: Final = (
    ("lighthouse",        3, 3),
    ("armory",            3, 3),
    ("museum",            4, 4),
    ("imperial_treasury", 4, 4),
    ("map_room",          5, 5),
    ("wishing_well",      5, 5),
    ("quarry",            5, 5),
    ("poor_house",        5, 5),
    ("bell_tower",        5, 5),
    ("factory",           6, 6),
    ("park",              6, 6),
    ("hospital",          6, 6),
    ("throne_room",       6, 6),
)  # fmt: skip

#           key              copies  how the name is known
_CIRCUS: Final = (
    ("big_top",          3, "reconstructed"),
    ("cash_wagon",       3, "reconstructed"),
    ("acrobat",          1, "rulebook"),
    ("fortune_teller",   2, "rulebook"),
    ("strongman",        2, "rulebook"),
    ("director",         2, "rulebook"),
    ("human_cannonball", 2, "rulebook"),
)  # fmt: skip

# How the number of copies is known: French card lists for 65 cards, the printed English deck for 66.
COPIES_SOURCE: Final = {"base65": "reconstructed", "base66": "printed"}


def _print() -> tuple[dict[str, Building], dict[Building, tuple[int, int]]]:
    cards: dict[str, Building] = {}
    copies: dict[Building, tuple[int, int]] = {}
    for key, colour, cost, points, in65, in66 in _BASE:
        cards[key] = District(key, cost, colour, points, 1 << len(cards), "printed", "printed")
        copies[cards[key]] = (in65, in66)
    for key, cost, points in _BONUS:
        cards[key] = District(key, cost, PURPLE, points, 1 << len(cards), "printed", "printed")
    for key, count, name_source in _CIRCUS:
        cards[key] = Action(key, 0, "", 0, 1 << len(cards), "rulebook", name_source)
        copies[cards[key]] = (count, count)
    return cards, copies


BUILDINGS, COPIES = _print()

HAUNTED_CITY: Final = BUILDINGS["haunted_city"]
KEEP: Final = BUILDINGS["keep"]
LABORATORY: Final = BUILDINGS["laboratory"]
SMITHY: Final = BUILDINGS["smithy"]
OBSERVATORY: Final = BUILDINGS["observatory"]
GRAVEYARD: Final = BUILDINGS["graveyard"]
LIBRARY: Final = BUILDINGS["library"]
SCHOOL_OF_MAGIC: Final = BUILDINGS["school_of_magic"]
GREAT_WALL: Final = BUILDINGS["great_wall"]

LIGHTHOUSE: Final = BUILDINGS["lighthouse"]
ARMORY: Final = BUILDINGS["armory"]
MUSEUM: Final = BUILDINGS["museum"]
IMPERIAL_TREASURY: Final = BUILDINGS["imperial_treasury"]
MAP_ROOM: Final = BUILDINGS["map_room"]
WISHING_WELL: Final = BUILDINGS["wishing_well"]
QUARRY: Final = BUILDINGS["quarry"]
POOR_HOUSE: Final = BUILDINGS["poor_house"]
BELL_TOWER: Final = BUILDINGS["bell_tower"]
FACTORY: Final = BUILDINGS["factory"]
PARK: Final = BUILDINGS["park"]
HOSPITAL: Final = BUILDINGS["hospital"]
THRONE_ROOM: Final = BUILDINGS["throne_room"]

BIG_TOP: Final = BUILDINGS["big_top"]
CASH_WAGON: Final = BUILDINGS["cash_wagon"]
ACROBAT: Final = BUILDINGS["acrobat"]
FORTUNE_TELLER: Final = BUILDINGS["fortune_teller"]
STRONGMAN: Final = BUILDINGS["strongman"]
DIRECTOR: Final = BUILDINGS["director"]
HUMAN_CANNONBALL: Final = BUILDINGS["human_cannonball"]

BASE_DISTRICTS: Final = tuple(BUILDINGS[row[0]] for row in _BASE)
BASE_PURPLES: Final = tuple(card for card in BASE_DISTRICTS if card.colour == PURPLE)
BONUS_DISTRICTS: Final = tuple(BUILDINGS[row[0]] for row in _BONUS)
ACTIONS: Final = tuple(BUILDINGS[row[0]] for row in _CIRCUS)
USABLE: Final = (LABORATORY, SMITHY, MUSEUM, ARMORY)  # districts with a power to use in a turn [C5.6]

_RANKS: Final = {card.key: (card.rank, card.colour) for card in CHARACTERS}
_BITS: Final = {card.key: card.bit for card in BUILDINGS.values()}


def faults(cards: Mapping[str, Card]) -> list[str]:
    """What is wrong with corrected values: only districts have any that are not certain. [C1.10, C23.2]"""
    found: list[str] = []
    for card in cards.values():
        if isinstance(card, Character) and (card.rank, card.colour) != _RANKS[card.key]:
            found.append(f"{card.key}: rank and colour of a character are certain")
        elif isinstance(card, Building) and card.bit != _BITS[card.key]:
            found.append(f"{card.key}.bit: always {_BITS[card.key]}")
        elif isinstance(card, Action) and (card.cost or card.points):
            found.append(f"{card.key}: an action card has neither cost nor points")
    return found


CARDS: Final[dict[str, Card]] = corrected(
    "citadels", {card.key: card for card in (*CHARACTERS, *BUILDINGS.values())}, faults
)


def bits(cards: tuple[Building, ...]) -> int:
    """The bits of some cards together."""
    return sum(card.bit for card in cards)


ACTION_BITS: Final = bits(ACTIONS)
USABLE_BITS: Final = bits(USABLE)
COLOUR_BITS: Final = {
    colour: bits(tuple(card for card in BUILDINGS.values() if card.colour == colour)) for colour in COLOURS
}
# the School of Magic pays as whatever colour is collected [C15.9]
INCOME_BITS: Final = {colour: COLOUR_BITS[colour] | SCHOOL_OF_MAGIC.bit for colour in (YELLOW, BLUE, GREEN, RED)}


class Seat:
    """A player as part of an option: known by the seat alone."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


MOST_SEATS: Final = 8
SEATS: Final = tuple(Seat(seat) for seat in range(MOST_SEATS))

Refusals = list[tuple[Move, Reason | None]]  # moves, each with what stands against it, if anything

GOLD: Final = move("gold")
CARDS_INSTEAD: Final = move("cards")
INCOME: Final = move("income")
COIN: Final = move("coin")  # the Merchant's
PLANS: Final = move("plans")  # the Architect's two cards
REDRAW: Final = move("redraw")
TITHE: Final = move("tithe")  # the Abbot's
CONJURE: Final = move("conjure")  # the Wizard's
SAIL_GOLD: Final = move("sail-gold")  # the Navigator's
SAIL_CARDS: Final = move("sail-cards")
DOWRY: Final = move("dowry")  # the Queen's
END: Final = move("end")
NOBODY: Final = move("nobody")
PASS: Final = move("pass")
HOLD: Final = move("hold")
BUILD_NOW: Final = move("build-now")

NAME: Final = {card: move("name", card) for card in CHARACTERS}
BUILD: Final = {card: move("build", card) for card in BUILDINGS.values()}
PLAY: Final = {card: move("play", card) for card in ACTIONS}
USE: Final = {card: move("use", card) for card in USABLE}
SWAP: Final = tuple(move("swap", seat) for seat in SEATS)
PLAYER: Final = tuple(move("player", seat) for seat in SEATS)
DESTROY: Final = tuple({card: move("destroy", card, at=seat) for card in BUILDINGS.values()} for seat in SEATS)
GILD: Final = tuple({card: move("gild", card, at=seat) for card in BUILDINGS.values()} for seat in SEATS)
REPLACE: Final = tuple({card: move("replace", card, at=seat) for card in BUILDINGS.values()} for seat in SEATS)
GIVE: Final = tuple({card: move("give", card, at=seat) for card in BUILDINGS.values()} for seat in SEATS)
EXCHANGE: Final = tuple({card: move("exchange", card, at=seat) for card in BUILDINGS.values()} for seat in SEATS)
WAGON: Final = tuple(tuple(move("wagon", CASH_WAGON, index, at=seat) for index in range(3)) for seat in SEATS)


def seat_of(option: Move) -> int:
    """The seat an option is about."""
    place = option.things[0] if option.at is None else option.at
    assert isinstance(place, Seat)
    return place.seat
