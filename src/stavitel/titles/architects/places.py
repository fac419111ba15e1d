"""The eleven locations of the town. [A1.6]"""

from __future__ import annotations

from dataclasses import dataclass

from stavitel.kernel import Card


@dataclass(frozen=True, eq=False)
class Location(Card):
    """A place of the town where Workers go. [A1.6]"""

    key: str
    open_circle: bool = True
    wonder_allowed: bool = True
    source: str = "printed"
    back: str = "location"


QUARRY = Location("quarry")
FOREST = Location("forest")
SILVERSMITH = Location("silversmith")
MINES = Location("mines", wonder_allowed=False)
STOREHOUSE = Location("kings-storehouse")
WORKSHOP = Location("workshop")
TOWN_CENTRE = Location("town-centre")
GUARDHOUSE = Location("guardhouse")
TAX_STAND = Location("tax-stand", wonder_allowed=False)
BLACK_MARKET = Location("black-market", open_circle=False, wonder_allowed=False)
GUILDHALL = Location("guildhall", open_circle=False, wonder_allowed=False)

OPEN = (QUARRY, FOREST, SILVERSMITH, MINES, STOREHOUSE, WORKSHOP, TOWN_CENTRE, GUARDHOUSE, TAX_STAND)
LOCATIONS = (*OPEN, BLACK_MARKET, GUILDHALL)
LOCATION = {place.key: place for place in LOCATIONS}
TOKEN_PLACES = tuple(place for place in OPEN if place.wonder_allowed)  # [W6.3]

LEFT, MIDDLE, RIGHT = "left", "middle", "right"
SPACES = (LEFT, MIDDLE, RIGHT)
SPACE_PRICE = {LEFT: 1, MIDDLE: 2, RIGHT: 3}  # Silver [A10.2]
