"""The King's Favours: action spaces for all, each used once a round. [P10]"""

from __future__ import annotations

from stavitel.kernel import Move, tell
from stavitel.titles.paladins.cards import Favour
from stavitel.titles.paladins.inquisition import take_debt
from stavitel.titles.paladins.rewards import receive
from stavitel.titles.paladins.right import pick_reward
from stavitel.titles.paladins.table import Game, Player
from stavitel.titles.paladins.workers import send


def bar_favour(g: Game, p: Player, favour: Favour) -> str:
    """What stands against a favour besides its worker, or nothing. [P10.1, P10.2, P10.5]"""
    if favour.key in g.favour_workers:
        return "used"
    for token in favour.cost:
        if token == "silver" and p.silver < favour.cost.count("silver"):
            return "silver"
        if token == "provision" and p.provisions < favour.cost.count("provision"):
            return "provisions"
        if token == "take-debt" and g.debts < favour.cost.count("take-debt"):
            return "debts"
    return ""


async def use_favour(g: Game, p: Player, act: Move) -> None:
    """Place the worker shown, pay, and take one of the rewards. [P10.2, P10.5]"""
    favour: Favour = act.thing
    g.favour_workers[favour.key] = await send(p, (favour.spot,))
    tell(g, "uses-favour", p, card=favour)
    pay(g, p, favour)
    await receive(g, p, await pick_reward(p, favour.choices))


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
