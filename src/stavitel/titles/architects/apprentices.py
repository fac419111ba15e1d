"""Apprentices: the face-up rows, hiring, dismissing, and their trades. [A8.5, A8.6, A11]"""

from __future__ import annotations

from stavitel.kernel import Move, Reason, choose, move, tell

from .cards import APPRENTICE_LIMIT, APPRENTICES, ISABETTA, RUDOLF
from .gains import draw, gain, gain_good, gain_silver, gain_virtue, lose_virtue
from .payment import affordable, can_mix, missing, pay_goods, pay_mix, pay_silver, silver_room, tax_due
from .pieces import Apprentice, Mix
from .table import Game, Player

HIRE = {card: move("hire", card) for card in APPRENTICES}
TRADE = {card: move("trade", card) for card in APPRENTICES}
DISMISS = {card: move("dismiss", card) for card in APPRENTICES}
DRAW_BUILDINGS = move("draw-buildings")
NO_HIRE = move("hire-nobody")
TRADE_VIRTUE, TRADE_MARBLE = move("trade-for-virtue"), move("trade-for-marble")
STOP = move("stop")
VIRTUE_MIX = Mix(2, ("stone", "wood", "clay"))
MARBLE_MIX = Mix(3, ("stone", "wood"))


def rows(g: Game) -> tuple[tuple[list[Apprentice], list[int]], ...]:
    """The face-up rows, each with the coins on its cards."""
    return (g.upper, g.upper_coins), (g.lower, g.lower_coins)


def refill(g: Game) -> None:
    """Deal new Apprentices into the right-most spaces; dismissed ones come last. [A11.1, A1.8]"""
    columns = g.columns
    for row, coins in rows(g):
        while len(row) < columns:
            if g.people:
                row.append(g.people.pop())
            elif g.dismissed:
                row.append(g.dismissed.pop(0))
            else:
                break
            coins.append(0)


def remove(g: Game, column: int) -> bool:
    """Put both cards of a column (from 0) under the pile, their coins to the supply. [S8.1]"""
    gone = False
    for row, coins in rows(g):
        if column < len(row):
            g.dismissed.append(row.pop(column))
            del coins[column]
            gone = True
    return gone


def limit(p: Player) -> int:
    """How many Apprentices a player may own. [A3.6, A14.1]"""
    return 6 if p.board is RUDOLF else APPRENTICE_LIMIT


async def dismiss(g: Game, p: Player) -> None:
    """Put an own Apprentice under the pile; its Virtue stays. [A3.6]"""
    apprentice: Apprentice = (await choose(p, "dismiss", [DISMISS[a] for a in p.apprentices])).thing
    p.apprentices.remove(apprentice)
    g.dismissed.append(apprentice)
    tell(g, "dismisses", p, card=apprentice)


async def hire(g: Game, p: Player, apprentice: Apprentice, *, slide: bool = True) -> None:
    """Take the card with its coins, apply its Virtue, slide the row and deal a new card. [A11.1]"""
    if len(p.apprentices) >= limit(p):
        await dismiss(g, p)
    for row, coins in rows(g):
        if apprentice in row:
            column = row.index(apprentice)
            del row[column]
            p.silver += coins.pop(column)
            break
    p.apprentices.append(apprentice)
    tell(g, "hires", p, card=apprentice)
    if p.board is ISABETTA:
        p.marble += 1
    if apprentice.virtue > 0:
        await gain_virtue(g, p, apprentice.virtue)
    elif apprentice.virtue < 0:
        await lose_virtue(g, p, -apprentice.virtue)
    if slide:
        refill(g)


async def hire_free(g: Game, p: Player) -> None:
    """Hire any face-up Apprentice without cost, or nobody; the opponent takes 2 Silver. [A11.2, S4.1]"""
    if p.opponent is not None:
        gain_silver(p, 2)
        return
    options = [HIRE[a] for a in g.upper] + [HIRE[a] for a in g.lower]
    pick = await choose(p, "hire-free", [*options, NO_HIRE])
    if pick is not NO_HIRE:
        await hire(g, p, pick.thing)


async def workshop(g: Game, p: Player, n: int) -> None:
    """Hire a face-up Apprentice, or draw 1 + n/2 Building cards. [A8.6]"""
    options = hires(g, p, n)
    options.append(DRAW_BUILDINGS)
    pick = await choose(p, "workshop", options, refused=lambda: refused_hires(g, p, n))
    if pick is DRAW_BUILDINGS:
        draw(g, p, 1 + n // 2)
        return
    apprentice: Apprentice = pick.thing
    for row, coins in rows(g):
        if apprentice in row:
            skipped = max(0, row.index(apprentice) + 1 - n)
            if g.skip_with_influence:
                await pay_silver(g, p, hire_price(p) + skipped, 2)
            else:
                await pay_silver(g, p, hire_price(p), 2, skipped)
            for column in range(skipped):
                coins[column] += 1
            break
    await hire(g, p, apprentice)


def hire_price(p: Player) -> int:
    """The Silver of a hire besides the Tax. [A8.6, A14.4]"""
    return 1 if p.board is RUDOLF else 2


def hires(g: Game, p: Player, n: int) -> list[Move]:
    """The Apprentices a player can reach and pay. [A8.6]"""
    reach = n + skips(g, p)
    if reach < n:
        return []
    return [HIRE[a] for a in g.upper[:reach]] + [HIRE[a] for a in g.lower[:reach]]


def skips(g: Game, p: Player) -> int:
    """How many cards the player could lay a coin on after paying a hire; negative if the hire itself is too dear."""
    if not g.skip_with_influence:
        return silver_room(g, p, hire_price(p), 2)
    count = -1
    while count < g.columns and silver_room(g, p, hire_price(p) + count + 1, 2) >= 0:
        count += 1
    return count


def refused_hires(g: Game, p: Player, n: int) -> list[tuple[Move, Reason]]:
    """Why the other face-up Apprentices cannot be hired."""
    price, tax = hire_price(p), tax_due(p, 2)
    found = []
    for row, _ in rows(g):
        for column, apprentice in enumerate(row, 1):
            laid = max(0, column - n)
            reason = Reason("hire-silver", "A8.6", needs=price + tax + laid, has=p.silver, laid=laid, tax=tax)
            found.append((HIRE[apprentice], reason))
    return found


async def storehouse(g: Game, p: Player, n: int) -> None:
    """Up to n trades, in any mix, those of own Apprentices among them. [A8.5]"""
    for _ in range(n):
        options = trades(g, p)
        if not options:
            return
        options.append(STOP)
        pick = await choose(p, "trade", options, refused=lambda: refused_trades(g, p))
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
            tell(g, "trades", p, card=pick.thing)
            await trade(g, p, pick.thing)


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


def can_trade(g: Game, p: Player, apprentice: Apprentice) -> bool:
    """Whether the left side of an Apprentice's trade can be paid."""
    price = apprentice.price
    if price is None:
        return False
    if price.silver:
        return silver_room(g, p, price.silver, 0) >= 0
    if price.cost is not None:
        return affordable(g, p, price.cost)
    assert price.mix is not None
    return can_mix(g, p, price.mix)


def trades(g: Game, p: Player) -> list[Move]:
    """The trades a player can pay."""
    found = []
    if can_mix(g, p, VIRTUE_MIX):
        found.append(TRADE_VIRTUE)
    if can_mix(g, p, MARBLE_MIX):
        found.append(TRADE_MARBLE)
    for apprentice in p.apprentices:
        if apprentice.power == "trade" and can_trade(g, p, apprentice):
            found.append(TRADE[apprentice])
    return found


def refused_trades(g: Game, p: Player) -> list[tuple[Move, Reason]]:
    """Why the other trades cannot be made."""
    has = p.stone + p.wood
    found = [
        (TRADE_VIRTUE, Reason("trade-virtue", "A8.5", needs=2, has=has + p.clay)),
        (TRADE_MARBLE, Reason("trade-marble", "A8.5", needs=3, has=has)),
    ]
    found += [(TRADE[a], refused_trade(p, a)) for a in p.apprentices if a.power == "trade"]
    return found


def refused_trade(p: Player, apprentice: Apprentice) -> Reason:
    """What an Apprentice's trade lacks."""
    price = apprentice.price
    assert price is not None
    if price.silver:
        return Reason("trade-silver", "A8.5", needs=price.silver, has=p.silver)
    if price.cost is not None:
        return Reason("goods", "A8.5", **missing(p, price.cost))
    assert price.mix is not None
    return Reason("trade-virtue", "A8.5", needs=price.mix.amount, has=p.stone + p.wood + p.clay)
