"""The six state actions: whether each is possible, and what it does. [L10]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from stavitel.kernel import Move, Offer, Reason, choose, choose_some, move, offer, tell
from stavitel.kernel.questions import Effects, WhyNot
from stavitel.titles.lisboa.cards import BOARD, SHIPS
from stavitel.titles.lisboa.clergy import bonus, recruits, warehouse
from stavitel.titles.lisboa.effects import influence_effects, room_for, tile_effects, treasury_effects
from stavitel.titles.lisboa.gains import (
    CHOSEN,
    DECLINE,
    GOOD_MOVES,
    NO_ROOM,
    OFFICE_MOVES,
    RECRUITS,
    answer_tiles,
    can_meet,
    did,
    gain_goods,
    good_kept,
    good_paid,
    meet,
    meetings,
    move_treasury,
    one_good,
    one_tile,
    place_official,
    take_favor,
    take_plan,
    top_plans,
)
from stavitel.titles.lisboa.kinds import GOODS, NOBLES, Political, Ship
from stavitel.titles.lisboa.payment import gain_influence, portfolio_influence
from stavitel.titles.lisboa.political_cards import POLITICAL
from stavitel.titles.lisboa.table import CLERGY_SPACES, TOP_SLOTS, Lisboa, Player, capacity

NEW_SHIP = move("new_ship")
NO_OFFICIALS = Reason("no-officials", "L10.1.1")
NO_PLANS = Reason("no-plans-left", "L10.2.1")
NO_STORE = Reason("no-store", "L10.4.4")
NO_SHIP = Reason("no-ship-left", "L10.3.1")
NOT_LARGER = Reason("ship-not-larger", "L10.3.2")
SHIP_GOODS = [  # by the goods that an event takes off
    Reason("ship-goods", "L10.3.1", need=lambda g, p, option: ship_price(p, g.shipyard[0])),
    Reason("ship-goods", "L10.3.1", need=lambda g, p, option: ship_price(p, g.shipyard[0], 0, 1)),
]
WRONG_EDGE = Reason("wrong-edge", "L5.4")
NO_TILE = Reason("no-tile-beside", "L10.5.3")
TILES_FULL = Reason("tiles-full", "L10.5.1", count=CLERGY_SPACES)
NOT_PRODUCED = Reason("not-produced", "L14.4")
ALL_FAVORS = Reason("all-favors", "L10.6.2")
REPLACE = tuple(move("upgrade", slot + 1) for slot in range(TOP_SLOTS))
TOP, BOTTOM = ("top1", "top2", "top3"), ("bottom1", "bottom2", "bottom3")  # the slots of a portfolio


class Leaving:
    """A card of the portfolio that goes; a treasury card says which benefit goes with it."""

    __slots__ = ("at", "key", "thing")
    verb = "discard"

    def __init__(self, card: Political | Ship, slot: str) -> None:
        self.thing: Final = card
        self.at: Final = slot
        self.key: Final = move("discard", card, at=slot).key

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the option."""
        card = self.thing
        if isinstance(card, Ship) or card.kind != "treasury":
            return "do-discard", {"a": card, "at": self.at}
        benefit = {"benefit": card.benefit, "benefit_count": card.benefit_count}
        return "do-discard-benefit", {"a": card, "at": self.at, **benefit}


DISCARD: Final[dict[tuple[Political | Ship, str], Leaving]] = {
    **{
        (card, slot): Leaving(card, slot) for card in POLITICAL for slot in (BOTTOM if card.kind == "treasury" else TOP)
    },
    **{(ship, slot): Leaving(ship, slot) for ship in SHIPS.values() for slot in TOP},
}


def unavailable(g: Lisboa, p: Player, action: str, less: str = "") -> Reason | None:
    """Why a state action cannot be carried out in full, or None; `less` is a good given away for it. [L2.3, L10]"""
    return WHY_NOT[action](g, p, less)


async def state_action(g: Lisboa, p: Player, action: str) -> None:
    """Carry out a state action, however it was reached. [L10]"""
    await DEEDS[action](g, p)


async def recruit(g: Lisboa, p: Player) -> None:
    """Move one or two officials to different offices. [L10.1.1]"""
    await place_officials(g, p, await choose_some(p, "recruit", OFFICE_MOVES.values(), 1, recruits(p)))


async def recruit_reward(g: Lisboa, p: Player, count: int, why_not: WhyNot | None = None) -> None:
    """The same as a reward, which may be declined unless the rest of the action needs the officials. [L19.1, R-72]"""
    most = recruits(p)
    if not most:
        return
    fewest = 0
    while why_not is not None and fewest < most and why_not(g, p, RECRUITS[fewest]) is not None:
        fewest += 1
    offices = await choose_some(p, "recruit-reward", OFFICE_MOVES.values(), fewest, most)
    if offices:
        await place_officials(g, p, offices)


async def place_officials(g: Lisboa, p: Player, offices: Sequence[Move]) -> None:
    """Recruited officials go to their offices. [L10.1.1]"""
    for office in offices:
        place_official(g, p, office.thing)
    if len(offices) > 1:
        did(g, p, "recruit_2")
    await answer_tiles(g, p, "on_recruit")


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


def berths(g: Lisboa, p: Player, off: int = 0) -> Offer:
    """Where the ship of the shipyard may go: into a slot of its own, or in place of a ship. [L10.3.2, L10.3.3]"""
    places = [NEW_SHIP, *[REPLACE[slot] for slot, card in enumerate(p.top) if isinstance(card, Ship)]]

    def why_not(g: Lisboa, p: Player, berth: Move) -> Reason | None:
        return no_berth(g, p, berth, off)

    def effects(g: Lisboa, p: Player, berth: Move) -> Effects:
        return berth_effects(g, p, berth, off)

    return offer(g, p, places, why_not, effects)


def berth_effects(g: Lisboa, p: Player, berth: Move, off: int) -> Effects:
    """A ship: its goods, the influence gained with it, and the card that must make room for it."""
    if berth is DECLINE:
        return ()
    ship = g.shipyard[0]
    old = None if berth is NEW_SHIP else p.top[berth.thing - 1]
    price = ship_price(p, ship, old.hull if isinstance(old, Ship) else 0, off)
    sum_with = portfolio_influence(p) + ship.influence - (old.influence if old is not None else 0)
    gain = sum_with + bonus(p.clergy, "influence_gain_bonus") if sum_with else 0
    leaving: Effects = ()
    if old is None and full(p, at_top=True):
        gain = 0  # depends on which card leaves
        leaving = (("portfolio", -1),)
    return ("goods", -price), *leaving, *influence_effects(p, gain), *treasury_effects(g, 1)


def ship_effects(g: Lisboa, p: Player, off: int = 0) -> Effects:
    """The least a ship can cost, before its place is chosen; what it brings only where there is one place."""
    places = [*berths(g, p, off).options.values()] or [NEW_SHIP]
    if len(places) == 1:
        return berth_effects(g, p, places[0], off)
    prices = [berth_effects(g, p, berth, off)[0][1] for berth in places]
    goods = "goods" if min(prices) == max(prices) else "goods_at_least"
    return (goods, max(prices)), *treasury_effects(g, 1)


def state_effects(g: Lisboa, p: Player, action: str) -> Effects:
    """What a state action costs and brings, as far as that is certain."""
    if action == "ship":
        brings = ship_effects(g, p)
    elif action == "produce":
        brings = tuple([(good, room_for(p, good, count)) for good, count in crop(g, p).items()])
    elif action == "recruit":
        brings = (("placed", recruits(p)),)
    else:
        brings = ((TAKEN[action], 1),)
    return *brings, *tile_effects(g, p, f"on_{action}")


TAKEN = {"plan": "plans", "cardinal": "clergy", "favor": "favors"}


def no_berth(g: Lisboa, p: Player, berth: Move, off: int = 0) -> Reason | None:
    """Why the ship cannot go there, or None. [L10.3.1, L10.3.2]"""
    ship = g.shipyard[0]
    if berth is NEW_SHIP:
        return None if ship_price(p, ship, 0, off) <= goods_types(p) else SHIP_GOODS[off]
    old = p.top[berth.thing - 1]
    assert isinstance(old, Ship)
    if old.hull > ship.hull:
        return NOT_LARGER
    price = ship_price(p, ship, old.hull, off)
    return None if price <= goods_types(p) else Reason("ship-goods", "L10.3.2", need=price)


def goods_types(p: Player, less: str = "") -> int:
    """How many types of goods a player has, one good less."""
    types = 0
    for good, count in p.goods.items():
        if count > (good == less):
            types += 1
    return types


def no_ship(g: Lisboa, p: Player, less: str = "", off: int = 0) -> Reason | None:
    """Why no ship can be built, or None. [L10.3.1, L10.3.7]"""
    if not g.shipyard:
        return NO_SHIP
    ship = g.shipyard[0]
    price = ship_price(p, ship, 0, off)
    types = goods_types(p, less)
    if price <= types:
        return None
    for card in p.top:
        if isinstance(card, Ship) and card.hull <= ship.hull and price - card.hull <= types:
            return None
    return SHIP_GOODS[off]


async def build_ship(g: Lisboa, p: Player, off: int = 0) -> None:
    """Build the ship on top of the shipyard. [L10.3]"""
    places = berths(g, p, off)
    berth: Move = next(iter(places.options.values()))
    if len(places.options) > 1 or berth_effects(g, p, berth, off)[0][1]:  # else what it takes was said before
        berth = await choose(p, "build-ship", places)
    await launch(g, p, berth, off)


async def ship_reward(g: Lisboa, p: Player, count: int, why_not: WhyNot | None = None) -> None:
    """A ship for its goods as a reward, or none. [L19.1, R-73]"""
    if no_ship(g, p) is None:
        places = berths(g, p)
        places.allow(DECLINE)
        berth: Move = await choose(p, "ship-reward", places)
        if berth is not DECLINE:
            await launch(g, p, berth)


async def launch(g: Lisboa, p: Player, berth: Move, off: int = 0) -> None:
    """Pay different goods, put the ship in, raise the treasury, gain influence. [L10.3]"""
    slot: int | None = None if berth is NEW_SHIP else berth.thing - 1
    ship = g.shipyard[0]
    old = p.top[slot] if slot is not None else None
    price = ship_price(p, ship, old.hull if isinstance(old, Ship) else 0, off)
    held = [GOOD_MOVES[good] for good in GOODS if p.goods[good]]
    goods: Sequence[Move] = held[:price]
    if price not in (0, len(held)):  # else there is nothing to choose
        goods = await choose_some(p, "pay-goods", held, price, price, effects=good_paid)
    for paid in goods:
        p.goods[paid.thing] -= 1
    if goods:
        tell(g, "pays-goods", p, goods=[paid.thing for paid in goods])
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
        tell(g, "leaves-portfolio", p, card=old)
    g.shipyard.pop(0)
    did(g, p, "ship")
    tell(g, "builds-ship", p, ship=ship)
    move_treasury(g, 1)
    gain_influence(g, p)
    await answer_tiles(g, p, "on_ship")


def full(p: Player, at_top: bool) -> bool:
    """Whether a card must go before another can come in. [L5.4]"""
    return len(p.top if at_top else p.bottom) >= TOP_SLOTS or p.portfolio >= capacity(p)


def crowded(p: Player, at_top: bool) -> list[Leaving]:
    """The portfolio cards one of which must go before another can come in; none if there is room. [L5.4]"""
    if len(p.top if at_top else p.bottom) >= TOP_SLOTS:
        return [DISCARD[place] for place in (upper(p) if at_top else lower(p))]
    if p.portfolio >= capacity(p):
        return [DISCARD[place] for place in (*upper(p), *lower(p))]
    return []


async def make_room(g: Lisboa, p: Player, at_top: bool) -> None:
    """Discard a portfolio card if capacity or the edge is full. [L5.4, L5.5]"""
    options = crowded(p, at_top)
    if options:
        leaving = offer(g, p, options, None, leaving_effects)
        # where this edge is full, the going of a card of the other makes no room
        leaving.refuse([DISCARD[place] for place in (lower(p) if at_top else upper(p))], WRONG_EDGE)
        leave_portfolio(g, p, await choose(p, "make-room", leaving))


def upper(p: Player) -> list[tuple[Political | Ship, str]]:
    """The cards at the top edge of a portfolio, with their slots."""
    return list(zip(p.top, TOP, strict=False))


def lower(p: Player) -> list[tuple[Political | Ship, str]]:
    """The cards at the bottom edge of a portfolio, with their slots."""
    return list(zip(p.bottom, BOTTOM, strict=False))


def leaving_effects(g: Lisboa, p: Player, which: Leaving) -> Effects:
    """The influence that leaves the portfolio, and the goods that go to the supply with a ship. [L5.5, L7.1]"""
    if which.at not in TOP:
        return ()
    slot = TOP.index(which.at)
    return ("sway", -p.top[slot].influence), ("cargo", -len(p.cargo[slot]))


def leave_portfolio(g: Lisboa, p: Player, which: Leaving) -> None:
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
    tell(g, "produces", p)
    kept = {good: gain_goods(g, p, good, count) for good, count in crop(g, p).items()}
    for tile in [tile for tile in p.clergy if tile.effect == "produce_extra"]:
        if p.goods[tile.of] < warehouse(p):
            extra = offer(g, p, [GOOD_MOVES[tile.of], DECLINE], None, one_good)
            if await choose(p, "produce-extra", extra) is not DECLINE:
                kept[tile.of] = kept.get(tile.of, 0) + gain_goods(g, p, tile.of, tile.amount)
    await right_houses(g, p, kept)
    if falling:
        for good, count in kept.items():
            if count:
                lower_price(g, good)
    did(g, p, "produce")
    await answer_tiles(g, p, "on_produce")


def crop(g: Lisboa, p: Player) -> dict[str, int]:
    """One good for every store of a player's. [L10.4.1]"""
    made: dict[str, int] = {}
    for plot, seat in g.owners.items():
        if seat == p.seat:
            good = g.trades[plot]
            made[good] = made.get(good, 0) + 1
    return {good: made[good] for good in GOODS if good in made}


def lower_price(g: Lisboa, good: str) -> None:
    """The price of a good falls by 1, not below the track; none ever rises. [L10.4.2, L10.4.3, L10.4.6]"""
    if g.prices[good] > BOARD.price_bottom:
        g.prices[good] -= 1
        tell(g, "price", good=good, price=g.prices[good])


async def right_houses(g: Lisboa, p: Player, kept: dict[str, int]) -> None:
    """One more of one produced type, or of every type with all three houses. [L14.4, L10.4.5]"""
    built = p.houses["right"]
    room = warehouse(p)
    options = [GOOD_MOVES[good] for good in GOODS if good in kept and p.goods[good] < room]
    if not built or not options:
        return
    most = 1 if built < 3 else len(options)

    def no_extras() -> list[tuple[Move, Reason]]:
        return [(GOOD_MOVES[good], NO_ROOM if good in kept else NOT_PRODUCED) for good in GOODS]

    for extra in await choose_some(p, "right-houses", options, 0, most, refused=no_extras, effects=good_kept):
        kept[extra.thing] += gain_goods(g, p, extra.thing, 1)


async def choose_plan(g: Lisboa, p: Player) -> None:
    """Take the top plan of either architect. [L10.2.1]"""
    take_plan(g, p, await choose(p, "take-plan", top_plans(g)))
    await answer_tiles(g, p, "on_plan")


async def meet_cardinal(g: Lisboa, p: Player, why_not: WhyNot | None = None) -> None:
    """Move the cardinal one or two gaps and take a tile beside him. [L10.5]"""
    await meet(g, p, await choose(p, "meet-cardinal", offer(g, p, meetings(g, p, 1, 2), why_not, one_tile)))
    await answer_tiles(g, p, "on_cardinal")


async def choose_favor(g: Lisboa, p: Player) -> None:
    """Take a royal favor. [L10.6]"""
    await take_favor(g, p)
    await answer_tiles(g, p, "on_favor")


def no_recruits(g: Lisboa, p: Player, less: str) -> Reason | None:
    """Why nobody can be recruited, or None. [L10.1.1]"""
    return None if p.officials else NO_OFFICIALS


def no_plan(g: Lisboa, p: Player, less: str) -> Reason | None:
    """Why no plan can be taken, or None. [L10.2.1]"""
    return None if g.plans["blue"] or g.plans["green"] else NO_PLANS


def no_production(g: Lisboa, p: Player, less: str) -> Reason | None:
    """Why nothing can be produced, or None. [L10.4.4]"""
    return None if p.seat in g.owners.values() else NO_STORE


def no_meeting(g: Lisboa, p: Player, less: str) -> Reason | None:
    """Why the cardinal cannot be met, or None. [L10.5.1, L10.5.3]"""
    if len(p.clergy) >= CLERGY_SPACES:
        return TILES_FULL
    return None if can_meet(g) else NO_TILE


def no_favor(g: Lisboa, p: Player, less: str) -> Reason | None:
    """Why no favor can be taken, or None. [L10.6.2]"""
    return None if len(p.favors) < len(NOBLES) else ALL_FAVORS


WHY_NOT: dict[str, Callable[[Lisboa, Player, str], Reason | None]] = {
    "recruit": no_recruits,
    "plan": no_plan,
    "ship": no_ship,
    "produce": no_production,
    "cardinal": no_meeting,
    "favor": no_favor,
}
DEEDS: dict[str, Callable[[Lisboa, Player], Awaitable[None]]] = {
    "recruit": recruit,
    "plan": choose_plan,
    "ship": build_ship,
    "produce": produce,
    "cardinal": meet_cardinal,
    "favor": choose_favor,
}
CHOSEN["recruit"] = recruit_reward
CHOSEN["ship"] = ship_reward
