"""The King's Favours: action spaces for all, each used once a round. [P10]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Move, Reason, tell
from stavitel.titles.paladins.inquisition import take_debt
from stavitel.titles.paladins.kinds import Favour
from stavitel.titles.paladins.payment import provisions_short, silver_short
from stavitel.titles.paladins.rewards import take_choice
from stavitel.titles.paladins.table import Game, Player
from stavitel.titles.paladins.workers import send

USED: Final = Reason("favour-used", "P10.1")
NO_DEBTS: Final = Reason("no-debts", "P13.5")
DEAR: Final = silver_short("P10.2", lambda g, p, act: act.thing.cost.count("silver"))
TOO_FEW_PROVISIONS: Final = provisions_short("P10.2", lambda g, p, act: act.thing.cost.count("provision"))


def why_not_favour(g: Game, p: Player, favour: Favour) -> Reason | None:
    """Why a favour cannot be used, besides its worker. [P10.1, P10.2, P10.5]"""
    if favour.key in g.favour_workers:
        return USED
    cost = favour.cost
    if cost:
        if p.silver < cost.count("silver"):
            return DEAR
        if p.provisions < cost.count("provision"):
            return TOO_FEW_PROVISIONS
        if g.debts < cost.count("take-debt"):
            return NO_DEBTS
    return None


async def use_favour(g: Game, p: Player, act: Move) -> None:
    """Place the worker shown, pay, and take one of the rewards. [P10.2, P10.5]"""
    favour: Favour = act.thing
    g.favour_workers[favour.key] = await send(p, (favour.spot,))
    tell(g, "uses-favour", p, card=favour)
    pay(g, p, favour)
    await take_choice(g, p, favour.choices)


def pay(g: Game, p: Player, favour: Favour) -> None:
    """The further cost of a favour; the virtual player minds debts alone. [P10.2, P22.6]"""
    for token in favour.cost:
        if token == "take-debt":
            take_debt(g, p)
        elif p.virtual is None:
            if token == "silver":
                p.silver -= 1
            else:
                p.provisions -= 1
