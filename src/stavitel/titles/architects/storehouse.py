"""The King's Storehouse: its two trades, and those of Apprentices. [A8.5, W9.2, W9.5]"""

from __future__ import annotations

from typing import Any

from stavitel.kernel import Move, Offer, Reason, choose, move, tell
from stavitel.titles.architects.card_texts import traded
from stavitel.titles.architects.cards import APPRENTICES
from stavitel.titles.architects.effects import Effects, brought, felt, spent
from stavitel.titles.architects.gains import gain, gain_good, gain_virtue
from stavitel.titles.architects.kinds import Apprentice, Cost, Mix
from stavitel.titles.architects.payment import (
    affordable,
    can_mix,
    goods_short,
    paid,
    pay_goods,
    pay_mix,
    pay_silver,
    silver_room,
)
from stavitel.titles.architects.table import Game, Player

TRADE = {card: move("trade", card) for card in APPRENTICES}
TRADE_VIRTUE, TRADE_MARBLE = move("trade-for-virtue"), move("trade-for-marble")
STOP = move("stop")
VIRTUE_MIX = Mix(2, ("stone", "wood", "clay"))
MARBLE_MIX = Mix(3, ("stone", "wood"))


async def storehouse(g: Game, p: Player, n: int) -> None:
    """Up to n trades, in any mix, those of own Apprentices among them. [A8.5]"""
    for _ in range(n):
        offered = trades(g, p)
        if not offered.options:
            return
        offered.allow(STOP)
        pick: Move = await choose(p, "trade", offered)
        if pick is STOP:
            return
        if pick is TRADE_VIRTUE:
            tell(g, "trades-for-virtue", p)
            await pay_mix(g, p, VIRTUE_MIX)
            await gain_virtue(g, p, 1)
        elif pick is TRADE_MARBLE:
            tell(g, "trades-for-marble", p)
            await pay_mix(g, p, MARBLE_MIX)
            gain_good(p, "marble", 1)
        else:
            tell(g, "trades", p, card=pick.thing, what=traded(pick.thing))
            await trade(g, p, pick.thing)


def trades(g: Game, p: Player) -> Offer:
    """The trades a player can pay."""
    made = Offer(g, p, trade_effects)
    made.add(TRADE_VIRTUE, None if can_mix(g, p, VIRTUE_MIX) else NO_VIRTUE_MIX)
    made.add(TRADE_MARBLE, None if can_mix(g, p, MARBLE_MIX) else NO_MARBLE_MIX)
    for apprentice in p.apprentices:
        if apprentice.power == "trade":
            made.add(TRADE[apprentice], why_no_trade(g, p, apprentice))
    return made


def why_no_trade(g: Game, p: Player, apprentice: Apprentice) -> Reason | None:
    """What is missing to pay the left side of an Apprentice's trade."""
    price = apprentice.price
    assert price is not None
    if price.silver:
        return None if silver_room(g, p, price.silver, 0) >= 0 else NO_SILVER
    if price.cost is not None:
        return None if affordable(g, p, price.cost) else NO_GOODS
    assert price.mix is not None
    return None if can_mix(g, p, price.mix) else NO_MIX


def _plain_goods(g: Game, p: Player, pick: Any) -> int:
    return p.stone + p.wood + p.clay


NO_VIRTUE_MIX = Reason("trade-virtue", "A8.5", needs=VIRTUE_MIX.amount, has=_plain_goods)
NO_MARBLE_MIX = Reason("trade-marble", "A8.5", needs=MARBLE_MIX.amount, has=lambda g, p, pick: p.stone + p.wood)
NO_MIX = Reason("trade-virtue", "A8.5", needs=lambda g, p, pick: pick.thing.price.mix.amount, has=_plain_goods)
NO_SILVER = Reason(
    "trade-silver", "A8.5", needs=lambda g, p, pick: pick.thing.price.silver, has=lambda g, p, pick: p.silver
)
NO_GOODS = goods_short("A8.5", lambda p, pick: pick.thing.price.cost)


def trade_effects(g: Game, p: Player, pick: Any) -> Effects:
    """What a trade costs and brings."""
    if pick is STOP:
        return ()
    if pick is TRADE_VIRTUE:
        return felt(g, p, *spent(p, VIRTUE_MIX), ("virtue", 1))
    if pick is TRADE_MARBLE:
        return felt(g, p, *spent(p, MARBLE_MIX), ("marble", 1))
    price = pick.thing.price
    return felt(g, p, *paid(p, price.silver), *spent(p, price.cost or price.mix or Cost()), *brought(pick.thing.gain))


async def trade(g: Game, p: Player, apprentice: Apprentice) -> None:
    """Pay the left side of an Apprentice's trade and gain the right side. [A8.5, W9.2, W9.5]"""
    price = apprentice.price
    assert price is not None
    if price.silver:
        await pay_silver(g, p, price.silver)
    elif price.cost is not None:
        await pay_goods(g, p, price.cost)
    else:
        assert price.mix is not None
        await pay_mix(g, p, price.mix)
    await gain(g, p, apprentice.gain)
