"""The end of the game: last effects of Buildings, the Gold for Influence, and the points. [A13, W8]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stavitel.kernel import Score, choose, move, offer, tell
from stavitel.kernel.values import Amount
from stavitel.titles.architects.cards import (
    CATHEDRAL_VP,
    COOP_INFLUENCE,
    INFLUENCE_GOLD,
    THERESE,
    VIRTUE_VP,
)
from stavitel.titles.architects.effects import Effects, felt
from stavitel.titles.architects.gains import gain_good, gain_virtue, lose_virtue
from stavitel.titles.architects.guardhouse import release
from stavitel.titles.architects.kinds import CARPENTER, MASON, TILER, Building, End, Wonder
from stavitel.titles.architects.table import Game, Player, counting

Count = Callable[[Game, Player], int]
LOSSES_FIRST, GAINS_FIRST = ORDERS = move("losses-first"), move("gains-first")


async def finish(g: Game) -> None:
    """Losses of Virtue and Stronghold, the Gold for most Influence, gains of Virtue. [W8.2, A13.2]"""
    players = g.clockwise(g.current)
    accounts = counting(g, g.players)
    early: list[Player] = []
    for p in players:
        if await last_losses(g, p):
            early.append(p)
    most_influence(g)
    for p in players:
        if p not in early:
            await gain_virtue(g, p, last_gains(g, p))
    for p in g.players:
        p.credit = 0
    accounts.tell()
    g.phase = "over"
    tell(g, "over")


async def last_losses(g: Game, p: Player) -> bool:
    """Lose Virtue, after the own gains if the player likes that better; whether the gains were taken. [A13.2, R20]"""
    loss = last_loss(p)
    gains_first = False
    if loss and last_gains(g, p):
        gains_first = await choose(p, "last-order", offer(g, p, ORDERS, None, order_effects)) is GAINS_FIRST
        if gains_first:
            await gain_virtue(g, p, last_gains(g, p))
    await lose_virtue(g, p, loss)
    if any(end.kind == "free" for end in ends(p)):
        release(g, p)
    return gains_first


def order_effects(g: Game, p: Player, order: Any) -> Effects:
    """Where the own Virtue effects lead in an order, if nothing is bought off; the Gold comes between. [R20]"""
    loss = ("virtue", -last_loss(p))
    if order is GAINS_FIRST:
        return felt(g, p, ("virtue", last_gains(g, p)), loss)
    return felt(g, p, loss, ("virtue", last_gains(g, p, influence_gold(g, p))))


def last_loss(p: Player) -> int:
    """The Virtue that a player's Buildings cost at the end."""
    return sum(-end.amount for end in ends(p) if end.kind == "virtue" and end.amount < 0)


def last_gains(g: Game, p: Player, gold: int = 0) -> int:
    """The Virtue that a player's Buildings bring at the end, counted now, or with so much more Gold."""
    counting_gold = ("gold", "marble") if p.board is THERESE else ("gold",)
    return sum(
        (count(g, p, end.what) + (gold if end.what in counting_gold else 0)) // end.per * end.amount
        for end in ends(p)
        if end.kind == "virtue" and end.amount > 0
    )


def most_influence(g: Game) -> None:
    """Whoever has most Influence gains 4 Gold; tied players share, the rest is lost. [W8.2, C1.1, S10.3]"""
    for p in g.players:
        gold = influence_gold(g, p)
        if gold:
            gain_good(p, "gold", gold)
            good = "gold" if p.opponent is None else "marble"  # [S4.1]
            tell(g, "most-influence", p, gain=[Amount(gold, good)])


def influence_gold(g: Game, p: Player) -> int:
    """The Gold that a player's Influence brings at the end."""
    most = max(q.influence for q in g.players)
    if not g.wonders_on or p.influence < most or (g.coop and most < COOP_INFLUENCE):
        return 0
    return INFLUENCE_GOLD // sum(q.influence == most for q in g.players)


def ends(p: Player) -> list[End]:
    """The end-game effects of a player's Buildings."""
    return [card.end for card in p.buildings if isinstance(card, Building) and card.end is not None]


def count(g: Game, p: Player, what: str) -> int:
    """How much a Building finds of what it counts. [A12.2, A12.3]"""
    return COUNTS[what](g, p)


def holders(skill: int) -> Count:
    """How many own Apprentices have a skill."""
    return lambda g, p: sum(1 for apprentice in p.apprentices if apprentice.skills & skill)


def precious(good: str) -> Count:
    """Gold or Marble; Therese's are one. [R45]"""
    return lambda g, p: p.gold + p.marble if p.board is THERESE else int(getattr(p, good))


def pairs(g: Game, p: Player) -> int:
    """Pairs of one Building, or two, and one Cathedral level. [D51]"""
    built = len(p.buildings) // 2 if g.wall_pairs == "two-buildings-level" else len(p.buildings)
    return min(built, p.level)


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


COUNTS: Final[dict[str, Count]] = {
    "carpenters": holders(CARPENTER),
    "masons": holders(MASON),
    "tilers": holders(TILER),
    "gold": precious("gold"),
    "marble": precious("marble"),
    "most-clay": lambda g, p: int(has_most(g, p, "clay")),
    "most-wood": lambda g, p: int(has_most(g, p, "wood")),
    "most-stone": lambda g, p: int(has_most(g, p, "stone")),
    "most-silver": lambda g, p: int(has_most(g, p, "silver")),
    "cathedral-lead": lambda g, p: int(all(p.level > q.level for q in g.players if q is not p)),
    "constructed": lambda g, p: len(p.buildings),
    "pairs": pairs,
    "plain-goods": lambda g, p: p.stone + p.wood + p.clay,
    "silver": lambda g, p: p.silver,
    "virtue": lambda g, p: p.virtue,
    "influence": lambda g, p: p.influence,
    "captured": lambda g, p: sum(p.captured),
    "apprentices": lambda g, p: len(p.apprentices),
    "paid-debts": lambda g, p: p.paid,
    "unpaid-debts": lambda g, p: p.unpaid,
    "debt-free": lambda g, p: int(not p.unpaid),
    "prison-free": lambda g, p: int(not p.prison),
    "always": lambda g, p: 1,
}


def score(g: Game) -> list[Score]:
    """The points of every seat as things stand. [A13.3, A13.4, S10.2]"""
    return [points(g, p) for p in g.players]


def points(g: Game, p: Player) -> Score:
    """The points of one seat by category."""
    buildings = effects = wonders = 0
    for card in p.buildings:
        if isinstance(card, Wonder):
            wonders += card.vp
        else:
            buildings += card.vp
            end = card.end
            if end is not None and end.kind == "vp":
                effects += count(g, p, end.what) // end.per * end.amount
    parts = {
        "buildings": buildings,
        "effects": effects,
        "wonders": wonders,
        "cathedral": CATHEDRAL_VP[p.level],
        "virtue": VIRTUE_VP[p.virtue],
        "debts": -2 * p.unpaid,
        "gold": p.gold,
        "marble": p.marble,
        "silver": p.silver // 10,
        "prison": -(p.prison // 2),
    }
    return Score(p.seat, sum(parts.values()), parts, (p.virtue, p.silver))
