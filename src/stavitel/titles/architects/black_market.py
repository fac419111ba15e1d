"""The Black Market: goods, Apprentices and Buildings for Silver and Virtue. [A10]"""

from __future__ import annotations

from typing import Any

from stavitel.kernel import Reason, choose, move, tell
from stavitel.titles.architects.cards import CAROLINE, LARGE_PRINT, MARKET_VIRTUE, SMALL_PRINT, ZESIRO
from stavitel.titles.architects.effects import Effects, added_by, brought, felt
from stavitel.titles.architects.gains import (
    draw,
    gain,
    gain_by_power,
    hire_free,
    lose_virtue,
    sink,
    top_building,
)
from stavitel.titles.architects.kinds import Gain
from stavitel.titles.architects.payment import paid, pay_silver, silver_room
from stavitel.titles.architects.places import BLACK_MARKET, LEFT, MIDDLE, SPACE_PRICE, SPACES
from stavitel.titles.architects.table import Game, Player

PLACE_MARKET = {space: move("place-market", space) for space in SPACES}
HIRE_FREE, LOOK = move("hire-free"), move("look-at-buildings")


def why_not_deal(g: Game, p: Player, pick: Any) -> Reason | None:
    """Why a Worker cannot be placed on a space of the Black Market. [A10.1]"""
    space: str = pick.thing
    if space in g.market:
        return TAKEN
    if p.virtue > MARKET_VIRTUE and p.board is not ZESIRO:
        return TOO_VIRTUOUS
    if p.silver >= SPACE_PRICE[space] or silver_room(g, p, market_price(p, space), 0) >= 0:
        return None
    return NO_SILVER


TAKEN = Reason("market-taken", "A10.1", who=lambda g, p, pick: g.players[g.market[pick.thing]])
TOO_VIRTUOUS = Reason("market-virtue", "A5.2", most=MARKET_VIRTUE, has=lambda g, p, pick: p.virtue)
NO_SILVER = Reason(
    "market-silver",
    "A10.1",
    needs=lambda g, p, pick: market_price(p, pick.thing),
    has=lambda g, p, pick: p.silver,
)


def market_price(p: Player, space: str) -> int:
    """The Silver of a Black Market space, less what Tricksters save. [A10.2]"""
    price = SPACE_PRICE[space]
    for apprentice in p.apprentices:
        if apprentice.power == "cheap-market":
            price -= 1
    return max(0, price)


def market_goods(g: Game, space: str) -> Gain:
    """The goods that the left or the right space offers. [A10.2]"""
    if space == LEFT:
        return g.stall.gain if g.stall is not None else SMALL_PRINT
    return g.large[-1].large if g.large else LARGE_PRINT


async def black_market(g: Game, p: Player, space: str) -> None:
    """Pay the space, lose 1 Virtue, and take what it offers. [A10.2]"""
    tell(g, "places-market", p, place=BLACK_MARKET, space=space)
    p.workers -= 1
    g.market[space] = p.seat
    await pay_silver(g, p, market_price(p, space))
    if not any(apprentice.power == "market-virtue" for apprentice in p.apprentices):
        await lose_virtue(g, p, 1)
    if space != MIDDLE:
        await gain(g, p, market_goods(g, space))
    else:
        await middle_market(g, p)
    await gain_by_power(g, p, "visit", BLACK_MARKET)
    if p.board is CAROLINE:
        draw(g, p, 1)
    if len(g.market) == len(SPACES):
        g.reset_by = p.seat  # once this visit is over [A10.3]


async def middle_market(g: Game, p: Player) -> None:
    """Hire anyone face up, or look at Building cards, as far as there are any. [A10.2]"""
    options = [HIRE_FREE] if g.upper or g.lower else []
    if g.pile or g.below:
        options.append(LOOK)
    if options and await choose(p, "middle-market", options) is HIRE_FREE:
        await hire_free(g, p)
    elif options:
        await look_at_buildings(g, p)


def deal_effects(g: Game, p: Player, space: str) -> Effects:
    """What a space of the Black Market costs and brings."""
    loss = 0 if any(apprentice.power == "market-virtue" for apprentice in p.apprentices) else 1
    goods = brought(market_goods(g, space)) if space != MIDDLE else ()
    card = 1 if p.board is CAROLINE else 0
    return felt(
        g,
        p,
        *paid(p, market_price(p, space)),
        ("virtue", -loss),
        *goods,
        *added_by(p, "visit", BLACK_MARKET),
        ("buildings", card),
    )


async def look_at_buildings(g: Game, p: Player) -> None:
    """Look at the top five Building cards, keep one, put the others under the pile. [A10.2]"""
    for _ in range(5):
        card = top_building(g, p)
        if card is not None:
            p.packet.append(card)
    tell(g, "looks", p, count=len(p.packet))
    kept = await choose(p, "keep-building", p.packet)
    p.packet.remove(kept)
    p.hand.append(kept)
    for card in p.packet:
        sink(g, p, card)
    p.packet.clear()
