"""The end of the game: majorities, decrees, ties. [L17]"""

from __future__ import annotations

from functools import lru_cache

from stavitel.kernel import Score
from stavitel.titles.lisboa import solo
from stavitel.titles.lisboa.decrees import decree_wigs
from stavitel.titles.lisboa.kinds import GOODS, Ship
from stavitel.titles.lisboa.payment import wealth
from stavitel.titles.lisboa.table import Lisboa, Player

PRIZES = {
    "gold": (3, 2, 1),
    "tools": (6, 4, 2),
    "books": (9, 6, 3),
    "cloth": (9, 6, 3),
    "officials": (15, 10, 5),
}
WIGS_PER_SET = 3
REIS_PER_WIG = 5


def score(g: Lisboa) -> list[Score]:
    """Each player's wigs by category; before the end, what they would be now. [L17.3, L17.6, L17.7]"""
    seats = len(g.players)
    stores = {good: [0] * seats for good in GOODS}  # of each player, by what they trade in
    for plot, seat in g.owners.items():
        stores[g.trades[plot]][seat] += 1
    majorities = [prizes(PRIZES[good], tuple(counts)) for good, counts in stores.items()]
    offices = prizes(PRIZES["officials"], tuple([planned_officials(p) for p in g.players]))
    scores = []
    for p in g.players:
        seat, sets = p.seat, p.sets
        breakdown = {
            "game": p.wigs,
            "ships": sum([card.hull for card in p.top if isinstance(card, Ship)]),
            "sets": solo.cube_wigs(p) if p.automatic else WIGS_PER_SET * sets,
            "stores": sum([won[seat] for won in majorities]),
            "money": 0 if p.automatic else wealth(p) // REIS_PER_WIG,
            "decrees": decrees_worth(g, p),
            "officials": offices[seat],
            "favors": sum([favor.wigs for favor in p.favors]),
        }
        ties = (sets, sum([counts[seat] for counts in stores.values()]), len(p.completed), p.reis)
        scores.append(Score(seat, sum(breakdown.values()), breakdown, ties))
    return scores


def decrees_worth(g: Lisboa, p: Player) -> int:
    """Wigs for the own decrees; the solo opponent gets a fixed number for each. [L17.3, L18.11]"""
    if p.automatic:
        return solo.WIGS_PER_DECREE * len(p.decrees)
    return sum([decree_wigs(g, p, decree) for decree in p.decrees])


def planned_officials(p: Player) -> int:
    """Officials on completed plans; the solo opponent completes none, so all of his count. [L17.3, L18.11]"""
    return sum([plan.officials for plan in (p.plans if p.automatic else p.completed)])


@lru_cache(maxsize=4096)
def prizes(wigs: tuple[int, int, int], counts: tuple[int, ...]) -> tuple[int, ...]:
    """What each player wins for a majority; ties share the places they fill. [L17.3, L17.4, L17.5]

    With two players the second wins the third prize.
    """
    places = (wigs[0], wigs[2]) if len(counts) == 2 else wigs
    won = [0] * len(counts)
    place = 0
    for count in sorted({count for count in counts if count}, reverse=True):
        tied = [seat for seat, had in enumerate(counts) if had == count]
        shared = sum(places[place : place + len(tied)])
        for seat in tied:
            won[seat] = shared // len(tied)
        place += len(tied)
    return tuple(won)
