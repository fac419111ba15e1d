"""The Guardhouse: Prison, ransoms and Debts. [A8.8, A6.2]"""

from __future__ import annotations

from typing import Any

from stavitel.kernel import Move, Reason, choose, move, offer, tell
from stavitel.titles.architects.cards import BERTHA
from stavitel.titles.architects.effects import Effects, added_by, felt
from stavitel.titles.architects.gains import gain_by_power, gain_silver, gain_virtue, lose_virtue, take_debt
from stavitel.titles.architects.payment import paid, pay_silver, silver_room, tax_due
from stavitel.titles.architects.storehouse import STOP
from stavitel.titles.architects.table import Game, Player

IMPRISON, RELEASE = move("imprison"), move("release")
RANSOM, RANSOM_BY_DEBT, PAY_DEBT = move("ransom"), move("ransom-by-debt"), move("pay-debt")
ACTIONS = (IMPRISON, RELEASE, RANSOM, RANSOM_BY_DEBT, PAY_DEBT)
RANSOM_TAX, DEBT_TAX, SILVER = 2, 3, 3  # [A8.8]


async def guardhouse(g: Game, p: Player, n: int) -> None:
    """Up to n actions, in any mix. [A8.8]"""
    for _ in range(n):
        offered = offer(g, p, ACTIONS, why_not_act, act_effects)
        if not offered.options:
            return
        offered.allow(STOP)
        pick: Move = await choose(p, "guardhouse", offered)
        if pick is STOP:
            return
        if pick is IMPRISON:
            await imprison(g, p)
        elif pick is RELEASE:
            release(g, p)
        elif pick is RANSOM:
            await pay_silver(g, p, SILVER, RANSOM_TAX)
            ransom(g, p)
        elif pick is RANSOM_BY_DEBT:
            await take_debt(g, p)
            await lose_virtue(g, p, 1)
            ransom(g, p)
        else:
            await pay_silver(g, p, SILVER, DEBT_TAX)
            await pay_debt(g, p)


def why_not_act(g: Game, p: Player, action: Any) -> Reason | None:
    """Why a Guardhouse action cannot be taken. [A8.8]"""
    if action is IMPRISON:
        return None if any(p.captured) else NOBODY_CAPTURED
    if action is RELEASE:
        return None if p.prison else NOBODY_IN_PRISON
    if action is PAY_DEBT:
        if not p.unpaid:
            return NO_DEBT
        return None if silver_room(g, p, SILVER, DEBT_TAX) >= 0 else NO_SILVER_FOR_DEBT
    if not held_elsewhere(g, p):
        return NOBODY_HELD
    if action is RANSOM and silver_room(g, p, SILVER, RANSOM_TAX) < 0:
        return NO_SILVER_FOR_RANSOM
    return None


def act_effects(g: Game, p: Player, action: Any) -> Effects:
    """What a Guardhouse action costs and brings."""
    if action is IMPRISON:
        return felt(g, p, *imprisoned(p))
    if action is RELEASE:
        return (("workers", p.prison),)
    if action is PAY_DEBT:
        price = paid(p, SILVER, tax_due(p, DEBT_TAX))
        return felt(g, p, *price, ("debt", -1), ("virtue", 1), *added_by(p, "pay-off"))
    if action is STOP:
        return ()
    back = ("workers", sum([other.captured[p.seat] for other in g.players]))
    if action is RANSOM:
        return felt(g, p, *paid(p, SILVER, tax_due(p, RANSOM_TAX)), back)
    return felt(g, p, ("debt", 1), ("virtue", -1), back)


def imprisoned(p: Player) -> Effects:
    """What sending all captured Workers to Prison brings. [A8.8, A14.2]"""
    bertha = 2 if p.board is BERTHA else 0
    return ("silver", sum(p.captured) + bertha), *added_by(p, "imprison")


NOBODY_CAPTURED = Reason("nobody-captured", "A8.8")
NOBODY_IN_PRISON = Reason("nobody-in-prison", "A8.8")
NOBODY_HELD = Reason("nobody-held", "A8.8")
NO_DEBT = Reason("no-debt", "A8.8")
NO_SILVER_FOR_RANSOM = Reason(
    "guard-silver",
    "A8.8",
    needs=lambda g, p, action: SILVER + tax_due(p, RANSOM_TAX),
    has=lambda g, p, action: p.silver,
)
NO_SILVER_FOR_DEBT = Reason(
    "guard-silver",
    "A8.8",
    needs=lambda g, p, action: SILVER + tax_due(p, DEBT_TAX),
    has=lambda g, p, action: p.silver,
)


def held_elsewhere(g: Game, p: Player) -> bool:
    """Whether another player holds Workers of this one."""
    seat = p.seat
    return any([other.captured[seat] for other in g.players])


async def imprison(g: Game, p: Player) -> None:
    """Send all captured Workers to Prison for 1 Silver each. [A8.8]"""
    count = 0
    for seat, held in enumerate(p.captured):
        if held:
            g.players[seat].prison += held
            p.captured[seat] = 0
            count += held
            tell(g, "imprisons", p, owner=g.players[seat], count=held)
    if not count:
        return
    gain_silver(p, count)
    if p.board is BERTHA:
        p.silver += 2  # [A14.2]
    await gain_by_power(g, p, "imprison")


def release(g: Game, p: Player) -> None:
    """Take all own Workers out of Prison. [A8.8]"""
    if p.prison:
        tell(g, "releases", p, count=p.prison)
        p.workers += p.prison
        p.prison = 0


def ransom(g: Game, p: Player) -> None:
    """Take all own Workers back from the other boards. [A8.8]"""
    for other in g.players:
        p.workers += other.captured[p.seat]
        other.captured[p.seat] = 0
    tell(g, "ransoms", p)


async def pay_debt(g: Game, p: Player) -> None:
    """Turn a Debt to its paid side: 1 Virtue, and what Debt Collectors add. [A6.2]"""
    p.unpaid -= 1
    p.paid += 1
    tell(g, "pays-debt", p)
    await gain_virtue(g, p, 1)
    await gain_by_power(g, p, "pay-off")
