"""The six state actions: whether each is possible, and what it does. [L10]"""

from __future__ import annotations

from stavitel.kernel import Move, Reason, choose, choose_some, move, tell
from stavitel.titles.lisboa.cards import BOARD
from stavitel.titles.lisboa.clergy import bonus, warehouse
from stavitel.titles.lisboa.gains import (
    DECLINE,
    GOOD_MOVES,
    OFFICE_MOVES,
    Allowed,
    can_meet,
    did,
    gain_goods,
    meet,
    meetings,
    place_official,
    recruits,
    take_favor,
    take_plan,
    top_plans,
)
from stavitel.titles.lisboa.purse import gain_influence
from stavitel.titles.lisboa.table import CLERGY_SPACES, TOP_SLOTS, Lisboa, Player, capacity
from stavitel.titles.lisboa.things import GOODS, Political, Ship

NEW_SHIP = move("new_ship")
NO_OFFICIALS = Reason("no-officials", "L10.1.1")
NO_PLANS = Reason("no-plans-left", "L10.2.1")
NO_STORE = Reason("no-store", "L10.4.4")
NO_SHIP = Reason("no-ship-left", "L10.3.1")
NO_TILE = Reason("no-tile-beside", "L10.5.3")
TILES_FULL = Reason("tiles-full", "L10.5.1", count=CLERGY_SPACES)
ALL_FAVORS = Reason("all-favors", "L10.6.2")
REPLACE = tuple(move("upgrade", slot + 1) for slot in range(TOP_SLOTS))
TOP, BOTTOM = ("top1", "top2", "top3"), ("bottom1", "bottom2", "bottom3")  # the slots of a portfolio


def unavailable(g: Lisboa, p: Player, action: str, less: str = "") -> Reason | None:
    """Why a state action cannot be carried out in full, or None; `less` is a good given away for it. [L2.3, L10]"""
    if action == "recruit":
        if not p.officials:
            return NO_OFFICIALS
    elif action == "plan":
        if not (g.plans["blue"] or g.plans["green"]):
            return NO_PLANS
    elif action == "ship":
        return no_ship(g, p, less)
    elif action == "produce":
        if p.seat not in g.owners.values():
            return NO_STORE
    elif action == "cardinal":
        if len(p.clergy) >= CLERGY_SPACES:
            return TILES_FULL
        if not can_meet(g):
            return NO_TILE
    elif len(p.favors) == 3:
        return ALL_FAVORS
    return None


async def state_action(g: Lisboa, p: Player, action: str, allowed: Allowed | None = None) -> None:
    """Carry out a state action, however it was reached. [L10]"""
    if action == "recruit":
        await recruit(g, p)
    elif action == "plan":
        take_plan(g, p, await choose(p, "take-plan", top_plans(g)))
    elif action == "ship":
        await build_ship(g, p)
    elif action == "produce":
        await produce(g, p)
    elif action == "cardinal":
        ways = meetings(g, p, 1, 2)
        if allowed is not None:
            ways = [way for way in ways if allowed(way)]
        await meet(g, p, await choose(p, "meet-cardinal", ways))
    else:
        await take_favor(g, p)


async def recruit(g: Lisboa, p: Player) -> None:
    """Move two officials to two different offices. [L10.1.1]"""
    fewest, most = recruits(p)
    offices = await choose_some(p, "recruit", OFFICE_MOVES.values(), fewest, most)
    for office in offices:
        place_official(g, p, office.thing)
    if len(offices) > 1:
        did(g, p, "recruit_2")


def ship_price(p: Player, ship: Ship, old: int = 0, off: int = 0) -> int:
    """How many goods of different types a ship costs. [L10.3.1, L10.3.2, L10.3.7, L14.3]"""
    built = p.houses["middle"]
    if built == 3:
        return 0
    price = ship.hull - old - off
    if p.clergy:
        price -= bonus(p.clergy, "ship_goods_minus")
    if built:
        price -= 1
    return max(price, 0)


def berths(g: Lisboa, p: Player, less: str = "", off: int = 0) -> list[Move]:
    """Where the ship of the shipyard may go, as far as its goods can be paid. [L10.3]"""
    if not g.shipyard:
        return []
    ship = g.shipyard[0]
    types = 0
    for good, count in p.goods.items():
        if count > (good == less):
            types += 1
    price = ship_price(p, ship, 0, off)
    found = [NEW_SHIP] if price <= types else []
    for slot, card in enumerate(p.top):
        if isinstance(card, Ship) and card.hull < ship.hull and price - card.hull <= types:
            found.append(REPLACE[slot])
    return found


def no_ship(g: Lisboa, p: Player, less: str = "", off: int = 0) -> Reason | None:
    """Why no ship can be built, or None. [L10.3.1, L10.3.7]"""
    if not g.shipyard:
        return NO_SHIP
    if berths(g, p, less, off):
        return None
    return Reason("ship-goods", "L10.3.1", need=ship_price(p, g.shipyard[0], 0, off))


async def build_ship(g: Lisboa, p: Player, off: int = 0) -> None:
    """Pay different goods, put the ship in, raise the treasury, gain influence. [L10.3]"""
    berth = await choose(p, "build-ship", berths(g, p, "", off))
    slot: int | None = None if berth is NEW_SHIP else berth.thing - 1
    ship = g.shipyard[0]
    old = p.top[slot] if slot is not None else None
    price = ship_price(p, ship, old.hull if isinstance(old, Ship) else 0, off)
    held = [GOOD_MOVES[good] for good in GOODS if p.goods[good]]
    for paid in await choose_some(p, "pay-goods", held, price, price):
        p.goods[paid.thing] -= 1
    if slot is None:
        await make_room(g, p, at_top=True)
        p.top.append(ship)
        p.cargo.append("")
    else:
        assert isinstance(old, Ship)
        if len(p.cargo[slot]) == old.hull:
            p.cargo[slot] = ""  # at sea: its crates have scored and go to the supply
        p.top[slot] = ship
        g.discard.append(old)
    g.shipyard.pop(0)
    did(g, p, "ship")
    tell(g, "builds-ship", p, ship=ship)
    g.raise_treasury(1)
    gain_influence(g, p)


def full(p: Player, at_top: bool) -> bool:
    """Whether a card must go before another can come in. [L5.4]"""
    return len(p.top if at_top else p.bottom) >= TOP_SLOTS or p.portfolio >= capacity(p)


def crowded(p: Player, at_top: bool) -> list[Move]:
    """The portfolio cards one of which must go before another can come in; none if there is room. [L5.4]"""
    edge = p.top if at_top else p.bottom
    if len(edge) >= TOP_SLOTS:
        return [move("discard", card, at=slot) for card, slot in zip(edge, TOP if at_top else BOTTOM, strict=False)]
    if p.portfolio >= capacity(p):
        slots = [*zip(p.top, TOP, strict=False), *zip(p.bottom, BOTTOM, strict=False)]
        return [move("discard", card, at=slot) for card, slot in slots]
    return []


async def make_room(g: Lisboa, p: Player, at_top: bool) -> None:
    """Discard a portfolio card if capacity or the edge is full. [L5.4, L5.5]"""
    options = crowded(p, at_top)
    if options:
        leave_portfolio(g, p, await choose(p, "make-room", options))


def leave_portfolio(g: Lisboa, p: Player, which: Move) -> None:
    """A card leaves the portfolio; goods under a ship go to the supply. [L5.5]"""
    if which.at in TOP:
        slot = TOP.index(which.at)
        card: Political | Ship = p.top.pop(slot)
        p.cargo.pop(slot)
    else:
        card = p.bottom.pop(BOTTOM.index(which.at))
    g.discard.append(card)
    tell(g, "leaves-portfolio", p, card=card)


async def produce(g: Lisboa, p: Player, falling: bool = True) -> None:
    """One good per own store, then the bonuses, then the prices fall. [L10.4]"""
    made: dict[str, int] = {}
    for plot, seat in g.owners.items():
        if seat == p.seat:
            good = g.trades[plot]
            made[good] = made.get(good, 0) + 1
    kept = {good: gain_goods(g, p, good, made[good]) for good in GOODS if good in made}
    for tile in [tile for tile in p.clergy if tile.effect == "produce_extra"]:
        if p.goods[tile.of] < warehouse(p):
            options: list[Move] = [GOOD_MOVES[tile.of], DECLINE]
            if await choose(p, "produce-extra", options) is not DECLINE:
                kept[tile.of] = kept.get(tile.of, 0) + gain_goods(g, p, tile.of, tile.amount)
    await right_houses(g, p, kept)
    if falling:
        for good, count in kept.items():
            if count:
                g.prices[good] = max(BOARD.price_bottom, g.prices[good] - 1)
    did(g, p, "produce")
    tell(g, "produces", p)


async def right_houses(g: Lisboa, p: Player, kept: dict[str, int]) -> None:
    """One more of one produced type, or of every type with all three houses. [L14.4, L10.4.5]"""
    built = p.houses["right"]
    room = warehouse(p)
    options = [GOOD_MOVES[good] for good in GOODS if good in kept and p.goods[good] < room]
    if not built or not options:
        return
    for extra in await choose_some(p, "right-houses", options, 0, 1 if built < 3 else len(options)):
        kept[extra.thing] += gain_goods(g, p, extra.thing, 1)
