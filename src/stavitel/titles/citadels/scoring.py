"""The end of the game: points by category, and how ties are broken. [C17]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stavitel.kernel import Card, Score
from stavitel.titles.citadels.cards import COLOUR_BITS, HAUNTED_CITY, IMPERIAL_TREASURY, MAP_ROOM, MUSEUM, WISHING_WELL
from stavitel.titles.citadels.kinds import COLOURS, PURPLE, Action
from stavitel.titles.citadels.table import Citadels, Player, complete

FIVE_COLOURS: Final = 3
FIRST_COMPLETE: Final = 4
ALSO_COMPLETE: Final = 2


def score(g: Citadels) -> list[Score]:
    """Everybody's points as things stand; ties go to districts, then coins. [C17.7, R-38]"""
    return [score_of(g, p) for p in g.players]


def score_of(g: Citadels, p: Player) -> Score:
    """A player's points by category."""
    counts = {
        "districts": district_points(p),
        "colours": FIVE_COLOURS if five_colours(g, p) else 0,
        "first": FIRST_COMPLETE if p.seat in g.firsts else 0,
        "complete": ALSO_COMPLETE if complete(g, p) and p.seat not in g.firsts else 0,
    }
    if g.agreed.circus:
        hand: Sequence[Card] = p.hand  # face down for others, who may ask how things stand
        counts["actions"] = sum(isinstance(card, Action) for card in hand)
    if g.agreed.dark:
        counts.update(dark_points(g, p))
    ties = (counts["districts"], p.gold)
    if g.agreed.tie_by_rank:
        ties = (max((card.rank for card in p.shown), default=0), 0)
    return Score(p.seat, sum(counts.values()), counts, ties)


def district_points(p: Player) -> int:
    """The printed points of all districts and the coins that lie on them. [C17.1, C17.8]"""
    return sum([card.points for card in p.city]) + len(p.gilded)


def five_colours(g: Citadels, p: Player) -> bool:
    """Whether all five colours stand in a city; the Haunted City may be one of them. [C15.1, C17.2, R-29]"""
    if len(p.city) < len(COLOURS):
        return False
    wild = HAUNTED_CITY in p.city and g.haunted != g.round
    return len(colours_shown(g, p)) + wild >= len(COLOURS)


def colours_shown(g: Citadels, p: Player) -> list[str]:
    """The colours of a city, a Haunted City that may stand in for another left out. [C15.1, C17.2]"""
    found = 0
    for card in p.city:
        if card is not HAUNTED_CITY or g.haunted == g.round:
            found |= card.bit
    return [colour for colour in COLOURS if found & COLOUR_BITS[colour]]


def dark_points(g: Citadels, p: Player) -> dict[str, int]:
    """What districts of the Dark City count at the end. [C17.8, C41.3-C41.6]"""
    counts: dict[str, int] = {}
    if MUSEUM in p.city:
        counts["museum"] = sum(len(other.tucked) for other in g.players)
    if IMPERIAL_TREASURY in p.city:
        counts["treasury"] = p.gold
    if MAP_ROOM in p.city:
        counts["map-room"] = len(p.hand)
    if WISHING_WELL in p.city:
        counts["wishing-well"] = wishes(g, p)
    return counts


def wishes(g: Citadels, p: Player) -> int:
    """The other purple districts; the Haunted City is one unless it had to complete the colours. [C41.6, R-58]"""
    purple = [card for card in p.city if card.colour == PURPLE]
    count = len(purple) - 1
    if HAUNTED_CITY in purple and five_colours(g, p):
        shown = colours_shown(g, p)
        if any(colour not in shown for colour in COLOURS if colour != PURPLE):
            count -= 1  # it stands in for another colour
    return count
