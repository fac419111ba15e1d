"""The printed things: characters, districts and action cards, as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stavitel.kernel import Card, corrected
from stavitel.titles.citadels.content import faults_against
from stavitel.titles.citadels.kinds import (
    BLUE,
    COLOURS,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    Action,
    Building,
    Character,
    Deck,
    District,
    Laboratory,
    Smithy,
)

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

#           key               colour  cost  points  copies of 66
_BASE: Final = (
    ("manor",           YELLOW, 3, 3, 5),
    ("castle",          YELLOW, 4, 4, 4),
    ("palace",          YELLOW, 5, 5, 3),
    ("temple",          BLUE,   1, 1, 3),
    ("church",          BLUE,   2, 2, 3),
    ("monastery",       BLUE,   3, 3, 3),
    ("cathedral",       BLUE,   5, 5, 2),
    ("tavern",          GREEN,  1, 1, 5),
    ("market",          GREEN,  2, 2, 4),
    ("trading_post",    GREEN,  2, 2, 3),
    ("docks",           GREEN,  3, 3, 3),
    ("harbor",          GREEN,  4, 4, 3),
    ("town_hall",       GREEN,  5, 5, 2),
    ("watchtower",      RED,    1, 1, 3),
    ("prison",          RED,    2, 2, 3),
    ("battlefield",     RED,    3, 3, 3),
    ("fortress",        RED,    5, 5, 2),
    ("haunted_city",    PURPLE, 2, 2, 1),
    ("keep",            PURPLE, 3, 3, 2),
    ("laboratory",      PURPLE, 5, 5, 1),
    ("smithy",          PURPLE, 5, 5, 1),
    ("observatory",     PURPLE, 5, 5, 1),
    ("graveyard",       PURPLE, 5, 5, 1),
    ("library",         PURPLE, 6, 6, 1),
    ("school_of_magic", PURPLE, 6, 6, 1),
    ("university",      PURPLE, 6, 8, 1),
    ("dragon_gate",     PURPLE, 6, 8, 1),
    ("great_wall",      PURPLE, 6, 6, 1),
)  # fmt: skip

# From French card lists: the copies of the 65 cards are nowhere documented.
DECK_65: Final = Deck(
    "deck_65",
    manor=5,
    castle=4,
    palace=2,
    temple=3,
    church=4,
    monastery=3,
    cathedral=2,
    tavern=5,
    market=4,
    trading_post=3,
    docks=3,
    harbor=3,
    town_hall=2,
    watchtower=3,
    prison=3,
    battlefield=3,
    fortress=2,
    haunted_city=1,
    keep=2,
    laboratory=1,
    smithy=1,
    observatory=1,
    graveyard=1,
    library=1,
    school_of_magic=1,
    university=1,
    dragon_gate=1,
    great_wall=0,
)

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


def _print() -> dict[str, Building]:
    """Every card of the district deck, with a bit of its own."""
    cards: dict[str, Building] = {}
    for key, colour, cost, points, _ in _BASE:
        kind = KINDS.get(key, District)
        cards[key] = kind(key, cost, colour, points, 1 << len(cards), "printed", "printed")
    for key, cost, points in _BONUS:
        cards[key] = District(key, cost, PURPLE, points, 1 << len(cards), "printed", "printed")
    for key, _, name_source in _CIRCUS:
        cards[key] = Action(key, 0, "", 0, 1 << len(cards), "rulebook", name_source)
    return cards


KINDS: Final[dict[str, type[District]]] = {"laboratory": Laboratory, "smithy": Smithy}
BUILDINGS: Final = _print()

# Cards of other editions, that an option puts in place of ours: named alike, with a bit in common.
SMITHIES: Final = {
    "2_for_3": BUILDINGS["smithy"],
    "3_for_2": Smithy("smithy_3_for_2", 5, PURPLE, 5, BUILDINGS["smithy"].bit, pay=3, draw=2),
    "3_for_3": Smithy("smithy_3_for_3", 5, PURPLE, 5, BUILDINGS["smithy"].bit, pay=3, draw=3),
}
LABORATORIES: Final = {
    1: BUILDINGS["laboratory"],
    2: Laboratory("laboratory_2", 5, PURPLE, 5, BUILDINGS["laboratory"].bit, gain=2),
}
BUILDINGS.update({card.key: card for card in (*SMITHIES.values(), *LABORATORIES.values())})

_PRINTED: Final[dict[str, Card]] = {card.key: card for card in (*CHARACTERS, *BUILDINGS.values(), DECK_65)}
CARDS: Final = corrected("citadels", _PRINTED, faults_against(_PRINTED))

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
DECKS: Final = {  # without bonus districts and action cards [C1.3, R-01]
    "base65": tuple(card for card in BASE_DISTRICTS for _ in range(getattr(DECK_65, card.key))),
    "base66": tuple(BUILDINGS[row[0]] for row in _BASE for _ in range(row[4])),
}
CIRCUS: Final = tuple(BUILDINGS[row[0]] for row in _CIRCUS for _ in range(row[1]))  # [C23.1]
# districts with a power to use in a turn [C5.6]
USABLE: Final = (*LABORATORIES.values(), *SMITHIES.values(), MUSEUM, ARMORY)


def bits(cards: Iterable[Building]) -> int:
    """The bits of some cards together."""
    found = 0
    for card in cards:
        found |= card.bit
    return found


ACTION_BITS: Final = bits(ACTIONS)
USABLE_BITS: Final = bits(USABLE)
COLOUR_BITS: Final = {
    colour: bits([card for card in BUILDINGS.values() if card.colour == colour]) for colour in COLOURS
}
# the School of Magic pays as whatever colour is collected [C15.9]
INCOME_BITS: Final = {colour: COLOUR_BITS[colour] | SCHOOL_OF_MAGIC.bit for colour in (YELLOW, BLUE, GREEN, RED)}
