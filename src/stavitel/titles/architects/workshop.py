"""The Workshop: hiring an Apprentice, or drawing Building cards. [A8.6]"""

from __future__ import annotations

from typing import Any

from stavitel.kernel import Move, Offer, Reason, choose, move
from stavitel.titles.architects.apprentices import Hire, face_up, rows
from stavitel.titles.architects.cards import RUDOLF
from stavitel.titles.architects.effects import Effects, felt
from stavitel.titles.architects.gains import draw, hire, hired
from stavitel.titles.architects.payment import paid, pay_silver, silver_room, tax_due
from stavitel.titles.architects.storehouse import STOP
from stavitel.titles.architects.table import Game, Player

DRAW_BUILDINGS = move("draw-buildings")
HIRE_TAX = 2


async def workshop(g: Game, p: Player, n: int) -> None:
    """Hire a face-up Apprentice, or draw 1 + n/2 Building cards. [A8.6]"""
    offered = workshop_choices(g, p, n)
    if not offered.options:
        return
    pick: Hire | Move = await choose(p, "workshop", offered)
    if pick is DRAW_BUILDINGS:
        draw(g, p, 1 + n // 2)
    elif isinstance(pick, Hire):
        skipped = max(0, pick.column - n)
        if g.skip_with_influence:
            await pay_silver(g, p, hire_price(p) + skipped, HIRE_TAX)
        else:
            await pay_silver(g, p, hire_price(p), HIRE_TAX, skipped)
        coins = rows(g)[pick.row - 1][1]
        for column in range(skipped):
            coins[column] += 1
        await hire(g, p, pick.thing)


def workshop_choices(g: Game, p: Player, n: int) -> Offer:
    """Whom to hire, and Building cards as long as there are any."""
    offered = hires(g, p, n)
    if g.pile or g.below:
        offered.allow(DRAW_BUILDINGS)
    elif offered.options:
        offered.allow(STOP)
    return offered


def hire_price(p: Player) -> int:
    """The Silver of a hire besides the Tax. [A8.6, A14.4]"""
    return 1 if p.board is RUDOLF else 2


def hires(g: Game, p: Player, n: int) -> Offer:
    """The Apprentices a player can reach and pay. [A8.6]"""

    def laid(g: Game, p: Player, pick: Any) -> int:
        skipped: int = pick.column - n
        return max(0, skipped)

    def needs(g: Game, p: Player, pick: Any) -> int:
        return hire_price(p) + tax_due(p, HIRE_TAX) + laid(g, p, pick)

    def effects(g: Game, p: Player, pick: Any) -> Effects:
        if pick is DRAW_BUILDINGS:
            return (("buildings", min(1 + n // 2, len(g.pile) + len(g.below))),)
        if pick is STOP:
            return ()
        tax, coins = tax_due(p, HIRE_TAX), laid(g, p, pick)
        price = paid(p, hire_price(p) + coins, tax) if g.skip_with_influence else paid(p, hire_price(p), tax, coins)
        return felt(g, p, *price, *hired(g, p, pick))

    too_dear = Reason("hire-silver", "A8.6", needs=needs, has=_silver, laid=laid, tax=_tax)
    made = Offer(g, p, effects)
    afforded = skips(g, p)
    reach = n + afforded if afforded >= 0 else 0
    far: list[Hire] = []
    for pick in face_up(g):
        if pick.column <= reach:
            made.options[pick.key] = pick
        else:
            far.append(pick)
    made.refuse(far, too_dear)
    return made


def _silver(g: Game, p: Player, pick: Any) -> int:
    return p.silver


def _tax(g: Game, p: Player, pick: Any) -> int:
    return tax_due(p, HIRE_TAX)


def skips(g: Game, p: Player) -> int:
    """How many cards the player could lay a coin on after paying a hire; negative if the hire itself is too dear."""
    if not g.skip_with_influence:
        return silver_room(g, p, hire_price(p), HIRE_TAX)
    count = -1
    while count < g.columns and silver_room(g, p, hire_price(p) + count + 1, HIRE_TAX) >= 0:
        count += 1
    return count
