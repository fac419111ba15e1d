"""The Town Centre: capturing groups of Workers, also by Buildings. [A7, A8.7, A12.6]"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Dice
from typing import Any

from stavitel.kernel import Move, Offer, Reason, choose, move, offer, tell
from stavitel.titles.architects.effects import Effects, EffectsOf, felt
from stavitel.titles.architects.gains import gain_virtue, lose_virtue
from stavitel.titles.architects.payment import paid, pay_silver, silver_room, tax_due
from stavitel.titles.architects.places import OPEN, Location
from stavitel.titles.architects.storehouse import STOP
from stavitel.titles.architects.table import Game, Player

CAPTURE = {place: tuple(move("capture", place, at=seat) for seat in range(7)) for place in OPEN}
TOO_MANY_PLACES = Reason("capture-places", "A8.7", most=lambda g, p, pick: reach(g))


def reach(g: Game) -> int:
    """From how many locations the groups of one visit may come. [A8.7]"""
    return 2 if len(g.players) <= 3 else 1


async def town_centre(g: Game, p: Player, n: int) -> None:
    """Up to n captures: the first for 1 Tax, each further one for 1 Silver. [A8.7]"""
    spared = sum(1 for apprentice in p.apprentices if apprentice.power == "cheap-captures")
    seen: list[Location] = []
    for count in range(n):
        silver = 0 if count == 0 or spared else 1
        if silver_room(g, p, silver, 0 if count else 1) < 0:
            return
        effects = capture_effects(silver, 0 if count else 1)
        if len(seen) < reach(g):
            if not any_group(g):
                return
            offered = Offer(g, p, effects, later=list_groups, lot=draw_group)
        else:
            offered = offer(g, p, groups(g, seen), effects=effects)
            if not offered.options:
                return
            offered.allow(STOP)
            offered.refuse(lambda g, p: groups(g, OPEN), TOO_MANY_PLACES)
        pick: Move = await choose(p, "capture", offered)
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


def capture_effects(silver: int, tax: int) -> EffectsOf:
    """What taking a group costs and brings; Princess and Profiteer mind once a turn. [A7.2, W3.3]"""

    def effects(g: Game, p: Player, pick: Any) -> Effects:
        if pick is STOP:
            return ()
        count, own = g.players[pick.at].at[pick.thing.key], pick.at == p.seat
        virtue = 0
        if not own and pick.thing is g.princess and not g.princess_robbed:
            virtue = -1
        elif not own and pick.thing is g.profiteer and not g.profiteer_robbed:
            virtue = 1
        price = paid(p, silver, tax_due(p, tax))
        return felt(g, p, *price, ("virtue", virtue), ("workers" if own else "captured", count))

    return effects


def groups(g: Game, places: Sequence[Location]) -> list[Move]:
    """The groups that could be captured at these locations. [A7.1]"""
    found = []
    players = g.players
    for place in places:
        key = place.key
        for p in players:
            if p.at[key]:
                found.append(CAPTURE[place][p.seat])
    return found


def any_group(g: Game) -> bool:
    """Whether a Worker stands at an open location. [A7.1]"""
    return any([any(p.at.values()) for p in g.players])


def list_groups(made: Offer) -> None:
    """File the groups of all open locations, and to stop. [A7.1]"""
    for group in groups(made.g, OPEN):
        made.allow(group)
    made.allow(STOP)


def draw_group(made: Offer, dice: Dice) -> Move:
    """One of these by lot: any open location and player, until there is such a group; or to stop."""
    players = made.g.players
    while True:
        number = int(dice.random() * (len(OPEN) * len(players) + 1))
        if number == len(OPEN) * len(players):
            return STOP
        place, seat = OPEN[number // len(players)], number % len(players)
        if players[seat].at[place.key]:
            return CAPTURE[place][seat]


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
        if not any_group(g):
            return
        pick: Move = await choose(p, "capture", Offer(g, p, capture_effects(0, 0), later=list_groups, lot=draw_group))
        if pick is STOP:
            return
        await capture(g, p, pick.thing, pick.at)
