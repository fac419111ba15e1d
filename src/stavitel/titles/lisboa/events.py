"""Sponsoring an event with a treasury card at the royal court. [L13]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from stavitel.kernel import Move, Offer, Reason, choose, choose_some, offer, tell
from stavitel.kernel.questions import Effects
from stavitel.titles.lisboa.clergy import warehouse
from stavitel.titles.lisboa.court import SKIP
from stavitel.titles.lisboa.effects import gains_of, tile_effects
from stavitel.titles.lisboa.gains import (
    OFFICE_MOVES,
    STRANDS,
    answer_tiles,
    did,
    different_goods,
    gain_goods,
    one_cube,
    pile_cubes,
    place_official,
    take_favor,
    take_from_pile,
)
from stavitel.titles.lisboa.kinds import GOODS, NOBLE_ACTION, NOBLES, Political
from stavitel.titles.lisboa.noble_actions import impossible, noble_action
from stavitel.titles.lisboa.payment import after_reis, after_way, due, gain_influence, pay, portfolio_influence, wealth
from stavitel.titles.lisboa.portfolio import add_sales, can_sell, dearer_effects, sell_on
from stavitel.titles.lisboa.state_actions import (
    build_ship,
    choose_plan,
    meet_cardinal,
    no_ship,
    produce,
    ship_effects,
    state_effects,
    unavailable,
)
from stavitel.titles.lisboa.table import Lisboa, Player

EventRule = tuple[Callable[[Lisboa, Player], Reason | None], Callable[[Lisboa, Player], Awaitable[None]]]

NOBLE_OF_EVENT = {deed: noble for noble, deed in NOBLE_ACTION.items()}
EVENT_PRICE = Reason(
    "event-price",
    "L13.1",
    need=lambda g, p, option: due(p, g.value),
    have=lambda g, p, option: wealth(p),
)
EVENT_IDLE = Reason("event-idle", "L13.5")


def unsponsored(g: Lisboa, p: Player, event: str) -> Reason | None:
    """Why an event cannot be sponsored in full, or None. [L13.1, L13.5]"""
    price = due(p, g.value)
    if price > wealth(p):
        return EVENT_PRICE
    noble = NOBLE_OF_EVENT.get(event)
    return EVENTS[event][0](g, p) if noble is None else impossible(g, p, noble, after_reis(p, price))


async def sponsor(g: Lisboa, p: Player, card: Political) -> None:
    """Pay the treasury value, then what the card shows. [L13.1, L13.4]"""
    tell(g, "sponsors", p, event=card.event, card=card)
    noble = NOBLE_OF_EVENT.get(card.event)
    if noble is None:
        await pay(g, p, g.value)
        await EVENTS[card.event][1](g, p)
    else:

        def strands_event(g: Lisboa, p: Player, way: Move) -> Reason | None:
            return None if impossible(g, p, noble, (after_way(p, way),)) is None else STRANDS

        await pay(g, p, g.value, strands_event)
        await noble_action(g, p, noble)
    await answer_tiles(g, p, "on_event")


def event_effects(g: Lisboa, p: Player, event: str) -> Effects:
    """The price of an event, and what it costs and brings besides, as far as that is certain."""
    price = ("reis", -due(p, g.value))
    if event == "ship_minus_1":
        return price, *ship_effects(g, p, off=1)
    if event == "produce_no_price_drop":
        return price, *state_effects(g, p, "produce")
    if event == "decree":
        return price, ("decrees", 1), *tile_effects(g, p, "on_decree")
    code, count = GIVEN.get(event, ("", 0))
    return (price, *gains_of(g, p, code, count)) if code else (price,)


GIVEN = {
    "plans_2": ("plan", 2),
    "officials_3": ("official", 3),
    "goods_different_3": ("goods_different", 3),
    "gain_influence": ("gain_influence", 1),
    "rubble_2": ("rubble", 2),
    **{f"{good}_2": (good, 2) for good in GOODS},
}


# What each event does; beside it, why it cannot be sponsored [L13.3, L13.5]


def no_plans(g: Lisboa, p: Player) -> Reason | None:
    """Whether there is no plan left."""
    return unavailable(g, p, "plan")


async def two_plans(g: Lisboa, p: Player) -> None:
    """Take a plan twice."""
    for _ in range(2):
        if no_plans(g, p) is None:
            await choose_plan(g, p)


def no_officials(g: Lisboa, p: Player) -> Reason | None:
    """Whether no official is left on the board."""
    return unavailable(g, p, "recruit")


async def three_officials(g: Lisboa, p: Player) -> None:
    """Place up to three officials, each in a different office."""
    offices = await choose_some(p, "place-officials", OFFICE_MOVES.values(), 1, min(3, p.officials))
    for office in offices:
        place_official(g, p, office.thing)
    if len(offices) > 1:
        did(g, p, "recruit_2")


def no_cheap_ship(g: Lisboa, p: Player) -> Reason | None:
    """Why no ship can be built for one good less."""
    return no_ship(g, p, off=1)


async def cheap_ship(g: Lisboa, p: Player) -> None:
    """Build a ship for one good less."""
    await build_ship(g, p, off=1)


def warehouse_full(g: Lisboa, p: Player) -> Reason | None:
    """Whether no good would find room."""
    room = warehouse(p)
    return None if any([p.goods[good] < room for good in GOODS]) else EVENT_IDLE


async def three_goods(g: Lisboa, p: Player) -> None:
    """Take three goods of different types."""
    await different_goods(g, p, 3)


def two_of(good: str) -> EventRule:
    """Take two of a good; one at least must find room."""

    def no_room(g: Lisboa, p: Player) -> Reason | None:
        return None if p.goods[good] < warehouse(p) else EVENT_IDLE

    async def take_two(g: Lisboa, p: Player) -> None:
        gain_goods(g, p, good, 2)

    return no_room, take_two


def no_production(g: Lisboa, p: Player) -> Reason | None:
    """Whether there is no store to produce."""
    return unavailable(g, p, "produce")


async def steady_production(g: Lisboa, p: Player) -> None:
    """Produce goods; prices do not fall."""
    await produce(g, p, falling=False)


def neither_tile_nor_favor(g: Lisboa, p: Player) -> Reason | None:
    """Whether neither the cardinal can be met nor a favor is missing."""
    return None if len(p.favors) < len(NOBLES) or unavailable(g, p, "cardinal") is None else EVENT_IDLE


async def cardinal_then_favor(g: Lisboa, p: Player) -> None:
    """Meet the cardinal, then take a favor, as far as possible."""
    if unavailable(g, p, "cardinal") is None:
        await meet_cardinal(g, p)
    if unavailable(g, p, "favor") is None:
        await take_favor(g, p)


def no_influence(g: Lisboa, p: Player) -> Reason | None:
    """Whether the portfolio gives no influence."""
    return None if portfolio_influence(p) > 0 else EVENT_IDLE


async def influence(g: Lisboa, p: Player) -> None:
    """Gain influence for the portfolio."""
    gain_influence(g, p)


def no_cubes(g: Lisboa, p: Player) -> Reason | None:
    """Whether the rubble pile is gone."""
    return None if g.rubble["pile"] else EVENT_IDLE


def cube_or_none(g: Lisboa, p: Player, option: Move) -> Effects:
    """A cube, or none."""
    return () if option is SKIP else one_cube(g, p, option)


async def two_cubes(g: Lisboa, p: Player) -> None:
    """Take one or two cubes of the rubble pile."""
    for turn in range(2):
        cubes = pile_cubes(g)
        if cubes:
            chosen: Move = await choose(
                p, "take-rubble", offer(g, p, [*cubes, SKIP] if turn else cubes, None, cube_or_none)
            )
            if chosen is not SKIP:
                take_from_pile(g, p, chosen.thing)


def nothing_to_sell(g: Lisboa, p: Player) -> Reason | None:
    """Whether nothing could be sold."""
    return None if can_sell(g, p) else EVENT_IDLE


async def dear_sales(g: Lisboa, p: Player) -> None:
    """Sell goods for one real more each."""
    sales = Offer(g, p, dearer_effects)
    add_sales(sales)
    await sell_on(g, p, await choose(p, "sell-goods", sales), extra=1)


EVENTS: dict[str, EventRule] = {
    **{f"{good}_2": two_of(good) for good in GOODS},
    "plans_2": (no_plans, two_plans),
    "officials_3": (no_officials, three_officials),
    "ship_minus_1": (no_cheap_ship, cheap_ship),
    "goods_different_3": (warehouse_full, three_goods),
    "produce_no_price_drop": (no_production, steady_production),
    "cardinal_then_favor": (neither_tile_nor_favor, cardinal_then_favor),
    "gain_influence": (no_influence, influence),
    "rubble_2": (no_cubes, two_cubes),
    "sell_goods_plus_1": (nothing_to_sell, dear_sales),
}
