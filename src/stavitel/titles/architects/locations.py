"""The open locations, captures and the Black Market: where a Worker may go and what it does there. [A7, A8, A10]"""

from __future__ import annotations

from stavitel.kernel import Move, Reason, choose, move, tell

from .apprentices import STOP, hire_free, storehouse, workshop
from .buildings import can_build, guildhall, refused_guildhall
from .cards import (
    ADA,
    ARNULF,
    BERTHA,
    CAROLINE,
    CHARLES,
    EVASION,
    LARGE_PRINT,
    MARKET_VIRTUE,
    SMALL_PRINT,
    ZESIRO,
)
from .gains import draw, gain, gain_influence, gain_silver, gain_virtue, lose_virtue, sink, take_debt, top_building
from .payment import pay_silver, silver_room, tax_due
from .pieces import Gain, Location
from .places import (
    BLACK_MARKET,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    LEFT,
    MIDDLE,
    MINES,
    OPEN,
    QUARRY,
    SILVERSMITH,
    SPACE_PRICE,
    SPACES,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from .table import Game, Player
from .wonders import can_contribute, contribute

PLACE = {place: move("place", place) for place in (*OPEN, GUILDHALL)}
PLACE_MARKET = {space: move("place-market", space) for space in SPACES}
FREELY = tuple(PLACE[place] for place in (QUARRY, FOREST, SILVERSMITH, MINES, STOREHOUSE, WORKSHOP))
CAPTURE = {place: tuple(move("capture", place, at=seat) for seat in range(7)) for place in OPEN}

IMPRISON, RELEASE = move("imprison"), move("release")
RANSOM, RANSOM_BY_DEBT, PAY_DEBT = move("ransom"), move("ransom-by-debt"), move("pay-debt")
TAKE_CLAY, TAKE_GOLD = move("take", "clay"), move("take", "gold")
HIRE_FREE, LOOK = move("hire-free"), move("look-at-buildings")
BEFORE, AFTER = "before", "after"
EXTRA_WORKER, WONDER_INFLUENCE = "extra-worker", "influence"


def placements(g: Game, p: Player) -> list[Move]:
    """Where the player may place a Worker. [A3.3]"""
    found = list(FREELY)
    if may_enter(g, p, TOWN_CENTRE):
        found.append(PLACE[TOWN_CENTRE])
    if may_enter(g, p, GUARDHOUSE):
        found.append(PLACE[GUARDHOUSE])
    if may_enter(g, p, TAX_STAND):
        found.append(PLACE[TAX_STAND])
    if p.virtue <= MARKET_VIRTUE or p.board is ZESIRO:
        for space in SPACES:
            if space not in g.market and silver_room(g, p, market_price(p, space), 0) >= 0:
                found.append(PLACE_MARKET[space])
    if can_build(g, p):
        found.append(PLACE[GUILDHALL])
    return found


def may_enter(g: Game, p: Player, place: Location) -> bool:
    """Whether a Worker may be placed at an open location. [A3.3, W3.5]"""
    if place is TOWN_CENTRE:
        if p.silver or EVASION[p.virtue] or p.board is ADA:
            return True
    elif place is GUARDHOUSE:
        if guard_actions(g, p):
            return True
    elif place is TAX_STAND:
        if g.tax:
            return True
    else:
        return True
    return g.consequence is not None and (
        place is g.consequence.profiteer
        or place.key in p.tokens
        or (place is g.consequence.princess and can_contribute(g, p))
    )


def refusals(g: Game, p: Player) -> list[tuple[Move, Reason]]:
    """Why a Worker cannot be placed where it cannot. [A3.3]"""
    found = [
        (PLACE[TOWN_CENTRE], Reason("town-tax", "A3.3", needs=tax_due(p, 1), has=p.silver)),
        (PLACE[GUARDHOUSE], Reason("guardhouse-idle", "A3.3", prison=p.prison, debts=p.unpaid, silver=p.silver)),
        (PLACE[TAX_STAND], Reason("stand-empty", "A8.9")),
    ]
    for space in SPACES:
        why = Reason("market-silver", "A10.1", needs=market_price(p, space), has=p.silver)
        if space in g.market:
            why = Reason("market-taken", "A10.1", who=g.players[g.market[space]])
        elif p.virtue > MARKET_VIRTUE and p.board is not ZESIRO:
            why = Reason("market-virtue", "A5.2", most=MARKET_VIRTUE, has=p.virtue)
        found.append((PLACE_MARKET[space], why))
    return [*found, (PLACE[GUILDHALL], refused_guildhall(g, p))]


async def place_worker(g: Game, p: Player, pick: Move) -> None:
    """Place the Worker and resolve one visit. [A3.1]"""
    if pick.verb == "place-market":
        tell(g, "places", p, place=BLACK_MARKET)
        await black_market(g, p, pick.thing)
        return
    place: Location = pick.thing
    tell(g, "places", p, place=place)
    if place is GUILDHALL:
        await guildhall(g, p)
    else:
        await visit(g, p, place)


async def visit(g: Game, p: Player, place: Location) -> None:
    """Visit an open location: what stands there and the action, in the player's order. [W3.1, W3.2, W7.1]"""
    p.workers -= 1
    n = p.at[place.key] = p.at[place.key] + 1
    for apprentice in p.apprentices:
        if apprentice.place is place:
            if apprentice.power == "place":
                await gain(g, p, apprentice.gain)  # [W9.4]
            elif apprentice.power == "overseer":
                n += 1
    consequence = g.consequence
    if consequence is None:
        await act(g, p, place, n)
        return
    if place.key in p.tokens:
        if await choose(p, "own-wonder", (EXTRA_WORKER, WONDER_INFLUENCE)) == EXTRA_WORKER:
            n += 1
        else:
            await gain_influence(g, p, 1)
    if place is consequence.profiteer:
        if p.board is CHARLES:
            p.silver += 1
        when = await choose(p, "profiteer-when", (BEFORE, AFTER)) if order_matters(p, place) else BEFORE
        if when == BEFORE:
            await gain_influence(g, p, 1)
        await act(g, p, place, n)
        if when == AFTER:
            await gain_influence(g, p, 1)
    elif place is consequence.princess:
        if p.board is ARNULF:
            n += 1
        gave = can_contribute(g, p) and await contribute(g, p, "contribute-before")
        await act(g, p, place, n)
        if not gave and can_contribute(g, p):
            await contribute(g, p, "contribute-after")
    else:
        await act(g, p, place, n)


def order_matters(p: Player, place: Location) -> bool:
    """Whether the Profiteer's Influence before or after the action can make a difference."""
    if place is STOREHOUSE:
        return p.influence > 0 or any(a.power == "charlatan" for a in p.apprentices)
    return p.influence > 0 and place in (WORKSHOP, TOWN_CENTRE, GUARDHOUSE, TAX_STAND)


async def act(g: Game, p: Player, place: Location, n: int) -> None:
    """The action of an open location with n Workers. [A8]"""
    if place is QUARRY:
        p.stone += n
    elif place is FOREST:
        p.wood += n
    elif place is SILVERSMITH:
        p.silver += 1 + n
    elif place is MINES:
        await mines(g, p, n)
    elif place is STOREHOUSE:
        await storehouse(g, p, n)
        return
    elif place is WORKSHOP:
        await workshop(g, p, n)
        return
    elif place is TOWN_CENTRE:
        await town_centre(g, p, n)
        return
    elif place is GUARDHOUSE:
        await guardhouse(g, p, n)
        return
    elif g.tax:
        await tax_stand(g, p)
    else:
        return  # nothing to raid: here only for the Princess or the Profiteer [W3.5]
    await bonuses(g, p, place)


async def bonuses(g: Game, p: Player, place: Location) -> None:
    """What own Apprentices add to a visit, each copy once. [A8.10]"""
    for apprentice in p.apprentices:
        if apprentice.place is place and apprentice.power == "visit":
            await gain(g, p, apprentice.gain)


async def mines(g: Game, p: Player, n: int) -> None:
    """1 + n Clay, or n/2 Gold, never both. [A8.4]"""
    if n >= 2 and await choose(p, "mines", (TAKE_CLAY, TAKE_GOLD)) is TAKE_GOLD:
        p.gold += n // 2
    else:
        p.clay += 1 + n


async def tax_stand(g: Game, p: Player) -> None:
    """Lose 2 Virtue and take all Silver on the stand. [A8.9]"""
    loss = 2 - sum(1 for apprentice in p.apprentices if apprentice.power == "stand-virtue")
    await lose_virtue(g, p, max(0, loss))
    p.silver += g.tax
    tell(g, "raids", p, count=g.tax)
    g.tax = 0


async def town_centre(g: Game, p: Player, n: int) -> None:
    """Up to n captures: the first for 1 Tax, each further one for 1 Silver. [A8.7]"""
    reach = 2 if len(g.players) <= 3 else 1
    spared = sum(1 for apprentice in p.apprentices if apprentice.power == "cheap-captures")
    seen: list[Location] = []
    for count in range(n):
        silver = 0 if count == 0 or spared else 1
        if silver_room(g, p, silver, 0 if count else 1) < 0:
            return
        options = groups(g, seen if len(seen) == reach else OPEN)
        if not options:
            return
        pick = await choose(p, "capture", [*options, STOP], refused=lambda: refused_groups(g, seen, reach))
        if pick is STOP:
            return
        if count == 0:
            await pay_silver(g, p, 0, 1)
        elif silver:
            await pay_silver(g, p, 1)
        else:
            spared -= 1  # [A8.7, R03]
        if pick.thing not in seen:
            seen.append(pick.thing)
        await capture(g, p, pick.thing, pick.at)


def refused_groups(g: Game, seen: list[Location], reach: int) -> list[tuple[Move, Reason]]:
    """Why groups elsewhere cannot be captured in this visit."""
    if len(seen) < reach:
        return []
    return [(option, Reason("capture-places", "A8.7", most=reach)) for option in groups(g, OPEN)]


def groups(g: Game, places: list[Location] | tuple[Location, ...]) -> list[Move]:
    """The groups that could be captured at these locations. [A7.1]"""
    found = []
    players = g.players
    for place in places:
        key = place.key
        for p in players:
            if p.at[key]:
                found.append(CAPTURE[place][p.seat])
    return found


async def capture(g: Game, p: Player, place: Location, seat: int) -> None:
    """Take a whole group; Princess and Profiteer mind the Workers of others. [A7.1, A7.2, W3.3]"""
    owner = g.players[seat]
    count = owner.at[place.key]
    owner.at[place.key] = 0
    tell(g, "captures", p, owner=owner, place=place, count=count)
    if owner is p:
        p.workers += count
        return
    p.captured[seat] += count
    consequence = g.consequence
    if consequence is None:
        return
    if place is consequence.princess and not g.princess_robbed:
        g.princess_robbed = True
        await lose_virtue(g, p, 1)
    elif place is consequence.profiteer and not g.profiteer_robbed:
        g.profiteer_robbed = True
        await gain_virtue(g, p, 1)


async def capture_free(g: Game, p: Player, count: int) -> None:
    """Captures given by a Building: free, optional, from anywhere. [A12.6]"""
    for _ in range(count):
        options = groups(g, OPEN)
        if not options:
            return
        pick = await choose(p, "capture", [*options, STOP])
        if pick is STOP:
            return
        await capture(g, p, pick.thing, pick.at)


def guard_actions(g: Game, p: Player) -> list[Move]:
    """What the player could do at the Guardhouse. [A8.8]"""
    found = []
    if any(p.captured):
        found.append(IMPRISON)
    if p.prison:
        found.append(RELEASE)
    seat = p.seat
    for other in g.players:
        if other.captured[seat]:
            if silver_room(g, p, 3, 2) >= 0:
                found.append(RANSOM)
            found.append(RANSOM_BY_DEBT)
            break
    if p.unpaid and silver_room(g, p, 3, 3) >= 0:
        found.append(PAY_DEBT)
    return found


async def guardhouse(g: Game, p: Player, n: int) -> None:
    """Up to n actions, in any mix. [A8.8]"""
    for _ in range(n):
        options = guard_actions(g, p)
        if not options:
            return
        pick = await choose(p, "guardhouse", [*options, STOP], refused=lambda: refused_guard(g, p))
        if pick is STOP:
            return
        if pick is IMPRISON:
            await imprison(g, p)
        elif pick is RELEASE:
            release(g, p)
        elif pick is RANSOM:
            await pay_silver(g, p, 3, 2)
            ransom(g, p)
        elif pick is RANSOM_BY_DEBT:
            await take_debt(g, p)
            await lose_virtue(g, p, 1)
            ransom(g, p)
        else:
            await pay_silver(g, p, 3, 3)
            await pay_debt(g, p)


def refused_guard(g: Game, p: Player) -> list[tuple[Move, Reason]]:
    """Why a Guardhouse action cannot be taken. [A8.8]"""
    held = any(other.captured[p.seat] for other in g.players)
    ransom_price, debt_price = 3 + tax_due(p, 2), 3 + tax_due(p, 3)
    return [
        (IMPRISON, Reason("nobody-captured", "A8.8")),
        (RELEASE, Reason("nobody-in-prison", "A8.8")),
        (
            RANSOM,
            Reason("guard-silver", "A8.8", needs=ransom_price, has=p.silver) if held else Reason("nobody-held", "A8.8"),
        ),
        (RANSOM_BY_DEBT, Reason("nobody-held", "A8.8")),
        (
            PAY_DEBT,
            Reason("guard-silver", "A8.8", needs=debt_price, has=p.silver) if p.unpaid else Reason("no-debt", "A8.8"),
        ),
    ]


async def imprison(g: Game, p: Player) -> None:
    """Send all captured Workers to Prison for 1 Silver each. [A8.8]"""
    count = 0
    for seat, held in enumerate(p.captured):
        if held:
            g.players[seat].prison += held
            p.captured[seat] = 0
            count += held
    if not count:
        return
    gain_silver(p, count)
    tell(g, "imprisons", p, count=count)
    if p.board is BERTHA:
        p.silver += 2  # [A14.2]
    for apprentice in p.apprentices:
        if apprentice.power == "imprison":
            await gain(g, p, apprentice.gain)


def release(g: Game, p: Player) -> None:
    """Take all own Workers out of Prison. [A8.8]"""
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
    for apprentice in p.apprentices:
        if apprentice.power == "pay-off":
            await gain(g, p, apprentice.gain)


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
    p.workers -= 1
    g.market[space] = p.seat
    await pay_silver(g, p, market_price(p, space))
    if not any(apprentice.power == "market-virtue" for apprentice in p.apprentices):
        await lose_virtue(g, p, 1)
    if space != MIDDLE:
        await gain(g, p, market_goods(g, space))
    elif (g.pile or g.below) and await choose(p, "middle-market", (HIRE_FREE, LOOK)) is LOOK:
        await look_at_buildings(g, p)
    else:
        await hire_free(g, p)
    await bonuses(g, p, BLACK_MARKET)
    if p.board is CAROLINE:
        draw(g, p, 1)
    if len(g.market) == len(SPACES):
        g.reset_by = p.seat  # once this visit is over [A10.3]


async def look_at_buildings(g: Game, p: Player) -> None:
    """Look at the top five Building cards, keep one, put the others under the pile. [A10.2]"""
    for _ in range(5):
        card = top_building(g, p)
        if card is not None:
            p.packet.append(card)
    kept = await choose(p, "keep-building", p.packet)
    p.packet.remove(kept)
    p.hand.append(kept)
    for card in p.packet:
        sink(g, p, card)
    p.packet.clear()
