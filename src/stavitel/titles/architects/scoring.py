"""The end of the game: last effects of Buildings, the Gold for Influence, and the points. [A13, W8]"""

from __future__ import annotations

from stavitel.kernel import Score, tell

from .cards import CATHEDRAL_VP, COOP_INFLUENCE, INFLUENCE_GOLD, THERESE, VIRTUE_VP
from .gains import gain_good, gain_virtue, lose_virtue
from .pieces import CARPENTER, MASON, TILER, Building, End, Wonder
from .table import Game, Player

SKILLS = {"carpenters": CARPENTER, "masons": MASON, "tilers": TILER}


async def finish(g: Game) -> None:
    """Losses of Virtue and Stronghold, the Gold for most Influence, gains of Virtue. [W8.2, A13.2]"""
    for p in g.clockwise(g.current):
        for end in ends(p):
            if end.kind == "virtue" and end.amount < 0:
                await lose_virtue(g, p, -end.amount)
            elif end.kind == "free":
                p.workers += p.prison
                p.prison = 0
    if g.wonders_on:
        most_influence(g)
    for p in g.clockwise(g.current):
        for end in ends(p):
            if end.kind == "virtue" and end.amount > 0:
                gained = count(g, p, end.what) // end.per * end.amount
                if gained:
                    await gain_virtue(g, p, gained)
    for p in g.players:
        p.credit = 0
    g.phase = "over"
    tell(g, "over")


def most_influence(g: Game) -> None:
    """Whoever has most Influence gains 4 Gold; tied players share, the rest is lost. [W8.2, C1.1, S10.3]"""
    most = max(p.influence for p in g.players)
    if g.coop and most < COOP_INFLUENCE:
        return
    leaders = [p for p in g.players if p.influence == most]
    for p in leaders:
        gain_good(p, "gold", INFLUENCE_GOLD // len(leaders))
        tell(g, "most-influence", p, count=INFLUENCE_GOLD // len(leaders))


def ends(p: Player) -> list[End]:
    """The end-game effects of a player's Buildings."""
    return [card.end for card in p.buildings if isinstance(card, Building) and card.end is not None]


def count(g: Game, p: Player, what: str) -> int:
    """How much a Building finds of what it counts. [A12.2, A12.3]"""
    if what in SKILLS:
        return sum(1 for apprentice in p.apprentices if apprentice.skills & SKILLS[what])
    if what in ("gold", "marble"):
        return p.gold + p.marble if p.board is THERESE else int(getattr(p, what))  # [R45]
    if what.startswith("most-"):
        return int(has_most(g, p, what[5:]))
    if what == "cathedral-lead":
        return int(all(p.level > q.level for q in g.players if q is not p))
    if what == "constructed":
        return len(p.buildings)
    if what == "pairs":
        pairs = len(p.buildings) // 2 if g.wall_pairs == "two-buildings-level" else len(p.buildings)  # [D51]
        return min(pairs, p.level)
    if what == "plain-goods":
        return p.stone + p.wood + p.clay
    plain = {
        "silver": p.silver,
        "virtue": p.virtue,
        "influence": p.influence,
        "captured": sum(p.captured),
        "apprentices": len(p.apprentices),
        "paid-debts": p.paid,
        "unpaid-debts": p.unpaid,
        "debt-free": int(not p.unpaid),
        "prison-free": int(not p.prison),
        "always": 1,
    }
    return plain[what]


def has_most(g: Game, p: Player, good: str) -> bool:
    """Strictly more than everybody; the opponent shows its Influence (or Virtue) instead. [A12.2, S4.6, D13]"""
    own = getattr(p, good)
    for q in g.players:
        if q is p:
            continue
        other = getattr(q, good) if q.opponent is None else getattr(q, g.market_compare)
        if other >= own:
            return False
    return True


def score(g: Game) -> list[Score]:
    """The points of every seat as things stand. [A13.3, A13.4, S10.2]"""
    return [points(g, p) for p in g.players]


def points(g: Game, p: Player) -> Score:
    """The points of one seat by category."""
    bonus = sum(count(g, p, end.what) // end.per * end.amount for end in ends(p) if end.kind == "vp")
    parts = {
        "buildings": sum(card.vp for card in p.buildings if isinstance(card, Building)),
        "effects": bonus,
        "wonders": sum(card.vp for card in p.buildings if isinstance(card, Wonder)),
        "cathedral": CATHEDRAL_VP[p.level],
        "virtue": VIRTUE_VP[p.virtue],
        "debts": -2 * p.unpaid,
        "gold": p.gold,
        "marble": p.marble,
        "silver": p.silver // 10,
        "prison": -(p.prison // 2),
    }
    return Score(p.seat, sum(parts.values()), parts, (p.virtue, p.silver))
