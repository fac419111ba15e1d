"""The royal court: visiting a noble, joining a visit, sponsoring an event. [L11, L13]"""

from __future__ import annotations

from collections.abc import Iterator

from stavitel.kernel import Move, Reason, choose, choose_some, move, tell
from stavitel.titles.lisboa import foresight
from stavitel.titles.lisboa.cards import BOARD, FAVOR
from stavitel.titles.lisboa.clergy import warehouse
from stavitel.titles.lisboa.gains import (
    OFFICE_MOVES,
    Allowed,
    did,
    different_goods,
    meetings,
    missing_favors,
    place_official,
    return_favor,
    score,
    stranding,
    take_favor,
    take_from_pile,
    take_plan,
    top_plans,
)
from stavitel.titles.lisboa.noble_actions import impossible, noble_action
from stavitel.titles.lisboa.portfolio import no_sales, sales_open, sell_on
from stavitel.titles.lisboa.purse import (
    after_fee,
    due,
    fee,
    fee_ways,
    gain_influence,
    most_after,
    pay,
    pay_fee,
    portfolio_influence,
    wealth,
)
from stavitel.titles.lisboa.state_actions import (
    build_ship,
    no_ship,
    produce,
    state_action,
    unavailable,
)
from stavitel.titles.lisboa.table import Lisboa, Player
from stavitel.titles.lisboa.things import CUBE_OF, GOODS, NOBLE_ACTION, STATE_ACTIONS, Political

NOBLE_OF_EVENT = {deed: noble for noble, deed in NOBLE_ACTION.items()}
SKIP = move("skip")
STAY = move("stay")
STATE_MOVES = {action: move("state", action) for actions in STATE_ACTIONS.values() for action in actions}
JOIN_MOVES = {
    action: move("join", action)
    for noble, actions in STATE_ACTIONS.items()
    for action in (NOBLE_ACTION[noble], *actions)
}


# Visits [L11.1]


def visit_ways(g: Lisboa, p: Player, noble: str) -> tuple[Move, ...]:
    """The ways to pay for a visit that leave its noble action possible. [L11.2, L2.8]"""
    ways = fee_ways(p, fee(g, p, noble))
    if len(ways) == 1:
        return ways  # the visit would not have been offered otherwise
    return tuple(way for way in ways if impossible(g, p, noble, after_fee(p, way), True, True) is None)


def unvisitable(g: Lisboa, p: Player, noble: str, quick: bool = False) -> Reason | None:
    """Why a noble cannot be visited, or None. [L11.2, L2.8]"""
    cost = fee(g, p, noble)
    money = most_after(p, cost)
    if money < 0:
        return Reason("visit-price", "L11.5", need=cost, influence=p.influence, wigs=p.wigs)
    return impossible(g, p, noble, money, True, quick)


async def visit(g: Lisboa, p: Player, noble: str) -> None:
    """Pay, perhaps a state action of this noble, then his noble action; the others may join. [L11.1, L11.3]"""
    g.visited = noble
    if g.questing:
        did(g, p, f"visit_{noble}")
    if g.told is not None:
        tell(g, "visits", p, noble=noble)
    ways = visit_ways(g, p, noble)
    pay_fee(g, p, await choose(p, "pay-visit", ways, refused=lambda: stranding(fee_ways(p, fee(g, p, noble)))))
    await free_state_action(g, p, noble)
    await noble_action(g, p, noble)
    g.joiners = [other.seat for other in g.others(p) if FAVOR[noble] in other.favors]


async def free_state_action(g: Lisboa, p: Player, noble: str) -> None:
    """One of the noble's two state actions without a good, or none. [L11.1]"""

    def still_openable(option: Move) -> bool:
        return foresight.can_open(g, p, foresight.after(g, foresight.means(g, p), option))

    allowed: Allowed | None = None
    at_ease = noble != "king" or foresight.at_ease(g, p)
    options: list[Move] = []
    for action in STATE_ACTIONS[noble]:
        if unavailable(g, p, action) is None:
            if action == "cardinal" and not at_ease:
                allowed = still_openable
                if not any(still_openable(way) for way in meetings(g, p, 1, 2)):
                    continue
            options.append(STATE_MOVES[action])
    if at_ease or foresight.can_open(g, p, foresight.means(g, p)):
        options.append(SKIP)
        if len(options) == 1:
            return
    elif STATE_MOVES["favor"] in options:
        options.remove(STATE_MOVES["favor"])  # only the cardinal can still make an opening possible
    chosen = await choose(p, "free-state-action", options, refused=lambda: no_free_actions(g, p, noble))
    if chosen is not SKIP:
        await state_action(g, p, chosen.thing, allowed if chosen.thing == "cardinal" else None)


def no_free_actions(g: Lisboa, p: Player, noble: str) -> list[tuple[Move, Reason]]:
    """Why a state action cannot be had on this visit. [L11.1, L2.8]"""
    found: list[tuple[Move, Reason]] = []
    for action in STATE_ACTIONS[noble]:
        reason = unavailable(g, p, action)
        found.append((STATE_MOVES[action], reason or Reason("strands-visit", "L11.2")))
    return [*found, (SKIP, Reason("strands-visit", "L11.2"))]


# Joining [L11.3]


def join_ways(g: Lisboa, p: Player, noble: str, action: str) -> tuple[Move, ...]:
    """The ways to pay for a join that leave its action, if it is possible at all, possible. [L11.3, L2.8]"""
    ways = fee_ways(p, fee(g, p, noble, joining=True))
    if len(ways) > 1 and action == NOBLE_ACTION[noble]:
        return tuple(way for way in ways if impossible(g, p, noble, after_fee(p, way), quick=True) is None)
    return ways


def joins(g: Lisboa, p: Player, noble: str) -> list[Move]:
    """What a player could do by joining. [L11.3]"""
    money = most_after(p, fee(g, p, noble, joining=True))
    if money < 0:
        return []
    found = []
    deed = NOBLE_ACTION[noble]
    if impossible(g, p, noble, money, quick=True) is None:
        found.append(JOIN_MOVES[deed])
    for action in STATE_ACTIONS[noble]:
        if action == "favor" or unavailable(g, p, action) is None:  # the tile given back may be taken again
            found.append(JOIN_MOVES[action])
    return found


def no_joins(g: Lisboa, p: Player, noble: str) -> Iterator[tuple[Move, Reason | None]]:
    """What a player cannot do by joining, and why. [L11.3]"""
    ways = fee_ways(p, fee(g, p, noble, joining=True))
    money = max((after_fee(p, way) for way in ways), default=0)
    yield JOIN_MOVES[NOBLE_ACTION[noble]], impossible(g, p, noble, money)
    for action in STATE_ACTIONS[noble]:
        yield JOIN_MOVES[action], unavailable(g, p, action)


async def offer_join(g: Lisboa, p: Player) -> None:
    """Give the favor back, pay, and do one of the noble's three actions; or stay away. [L11.3, L11.8]"""
    noble = g.visited
    options: list[Move] = [*joins(g, p, noble)]
    if not options:
        return
    chosen = await choose(p, "join-visit", [*options, STAY], refused=lambda: no_joins(g, p, noble))
    if chosen is STAY:
        return
    action: str = chosen.thing
    ways = join_ways(g, p, noble, action)
    return_favor(g, p, noble)
    did(g, p, "join")
    tell(g, "joins", p, noble=noble, action=action)
    every = fee_ways(p, fee(g, p, noble, joining=True))
    pay_fee(g, p, await choose(p, "pay-join", ways, refused=lambda: stranding(every)))
    if action == NOBLE_ACTION[noble]:
        await noble_action(g, p, noble)
    else:
        await state_action(g, p, action)


# Events [L13]


def unsponsored(g: Lisboa, p: Player, event: str, quick: bool = False) -> Reason | None:
    """Why an event cannot be sponsored in full, or None. [L13.1, L13.5]"""
    price = due(p, g.value)
    money = wealth(p) - price
    if money < 0:
        return Reason("event-price", "L13.1", need=price, have=wealth(p))
    noble = NOBLE_OF_EVENT.get(event)
    if noble is not None:
        return impossible(g, p, noble, money, quick=quick)
    if event == "plans_2":
        return unavailable(g, p, "plan")
    if event == "officials_3":
        return unavailable(g, p, "recruit")
    if event == "ship_minus_1":
        return no_ship(g, p, off=1)
    if event == "produce_no_price_drop":
        return unavailable(g, p, "produce")
    possible = True
    if event == "goods_different_3":
        room = warehouse(p)
        possible = any(p.goods[good] < room for good in GOODS)
    elif event == "cardinal_then_favor":
        possible = len(p.favors) < 3 or unavailable(g, p, "cardinal") is None
    elif event == "gain_influence":
        possible = portfolio_influence(p) > 0
    elif event == "rubble_2":
        possible = bool(g.rubble["pile"])
    elif event == "sell_goods_plus_1":
        possible = bool(sales_open(g, p))
    return None if possible else Reason("event-idle", "L13.5")


async def sponsor(g: Lisboa, p: Player, card: Political) -> None:
    """Pay the treasury value, then what the card shows. [L13.1, L13.4]"""
    tell(g, "sponsors", p, card=card)
    await pay(g, p, g.value)
    event = card.event
    if event == "build_store":
        await noble_action(g, p, "manuel")
    elif event == "decree":
        await noble_action(g, p, "marquis")
    elif event == "open_public_building":
        await noble_action(g, p, "king")
    elif event == "plans_2":
        for _ in range(2):
            if top_plans(g):
                take_plan(g, p, await choose(p, "take-plan", top_plans(g)))
    elif event == "officials_3":
        await three_officials(g, p)
    elif event == "ship_minus_1":
        await build_ship(g, p, off=1)
    elif event == "goods_different_3":
        await different_goods(g, p, 3)
    elif event == "produce_no_price_drop":
        await produce(g, p, falling=False)
    elif event == "cardinal_then_favor":
        if unavailable(g, p, "cardinal") is None:
            await state_action(g, p, "cardinal")
        if missing_favors(p):
            await take_favor(g, p)
    elif event == "gain_influence":
        gain_influence(g, p)
    elif event == "rubble_2":
        await two_cubes(g, p)
    elif event == "raise_prices":
        for good in GOODS:
            g.prices[good] = min(BOARD.price_top, g.prices[good] + 1)
        score(g, p, 2)
    else:
        assert event == "sell_goods_plus_1", event
        first = await choose(p, "sell-goods", sales_open(g, p), refused=lambda: no_sales(g, p))
        await sell_on(g, p, first, extra=1)


async def three_officials(g: Lisboa, p: Player) -> None:
    """Place up to three officials, each in a different office. [L13.3]"""
    offices = await choose_some(p, "place-officials", OFFICE_MOVES.values(), 1, min(3, p.officials))
    for office in offices:
        place_official(g, p, office.thing)
    if len(offices) > 1:
        did(g, p, "recruit_2")


async def two_cubes(g: Lisboa, p: Player) -> None:
    """Take one or two cubes of the rubble pile. [L13.3]"""
    for turn in range(2):
        options: list[Move] = [move("pile_cube", CUBE_OF[letter]) for letter in "eft" if letter in g.rubble["pile"]]
        if turn and options:
            options.append(SKIP)
        if options:
            chosen = await choose(p, "take-rubble", options)
            if chosen is not SKIP:
                take_from_pile(g, p, chosen.thing)
