"""The open locations: who may enter them, what stands there, and what each of them does. [A8, W3, W7]"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from stavitel.kernel import Reason, choose, move, offer, tell
from stavitel.titles.architects.cards import ARNULF, CHARLES, TOP_INFLUENCE
from stavitel.titles.architects.effects import Effects, EffectsOf, added_by, agreed, felt, summed
from stavitel.titles.architects.gains import gain, gain_by_power, gain_influence, lose_virtue
from stavitel.titles.architects.guardhouse import guardhouse
from stavitel.titles.architects.places import (
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    MINES,
    OPEN,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
    Location,
)
from stavitel.titles.architects.storehouse import storehouse
from stavitel.titles.architects.table import Game, Player
from stavitel.titles.architects.town_centre import town_centre
from stavitel.titles.architects.wonders import LATER, can_contribute, contribute
from stavitel.titles.architects.workshop import workshop, workshop_choices

PLACE = {place: move("place", place) for place in (*OPEN, GUILDHALL)}
TAKE_CLAY, TAKE_GOLD = move("take", "clay"), move("take", "gold")
BEFORE, AFTER = "before", "after"
WONDER_USES = EXTRA_WORKER, WONDER_INFLUENCE = move("extra-worker"), move("influence")


def why_not_enter(g: Game, p: Player, pick: Any) -> Reason | None:
    """Why a Worker cannot be placed at an open location: only the Tax Stand may be closed. [A3.3, A8.9, W3.5]"""
    if g.tax:
        return None
    place: Location = pick.thing
    if place is not TAX_STAND or place is g.profiteer or (place is g.princess and can_contribute(g, p)):
        return None
    return STAND_EMPTY


STAND_EMPTY = Reason("stand-empty", "A8.9")


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
    act = ACTION[place]
    consequence = g.consequence
    if consequence is None:
        await act(g, p, n)
        return
    if place.key in p.tokens:
        uses = WONDER_USES if p.influence < TOP_INFLUENCE else WONDER_USES[:1]
        if await choose(p, "own-wonder", offer(g, p, uses, None, use_effects)) is EXTRA_WORKER:
            n += 1
        else:
            await gain_influence(g, p, 1)
    if place is consequence.profiteer:
        if p.board is CHARLES:
            p.silver += 1
        when = await choose(p, "profiteer-when", (BEFORE, AFTER)) if order_matters(p, place) else BEFORE
        if when == BEFORE:
            await gain_influence(g, p, 1)
        await act(g, p, n)
        if when == AFTER:
            await gain_influence(g, p, 1)
    elif place is consequence.princess:
        if p.board is ARNULF:
            n += 1
        open_still = not can_contribute(g, p) or await contribute(g, p, "contribute-before") is LATER
        await act(g, p, n)
        if open_still and can_contribute(g, p):
            await contribute(g, p, "contribute-after")
    else:
        await act(g, p, n)


def use_effects(g: Game, p: Player, use: Any) -> Effects:
    """What an own Wonder gives. [W7.1]"""
    return felt(g, p, ("influence", 1)) if use is WONDER_INFLUENCE else ()


def visit_effects(g: Game, p: Player, place: Location) -> Effects:
    """What a visit brings as soon as it is made, as far as nothing is chosen in it."""
    n = p.at[place.key] + 1 + sum([a.power == "overseer" and a.place is place for a in p.apprentices])
    found = list(added_by(p, "place", place))
    if place is g.profiteer:
        found.append(("influence", 1))
        if p.board is CHARLES:
            found.append(("silver", 1))
    elif place is g.princess and p.board is ARNULF:
        n += 1
    if place in GATHERED:
        good, more = GATHERED[place]
        found.append((good, n + more))
    elif place is MINES and n < 2:
        found.append(("clay", 1 + n))  # too few for Gold
    elif place is TAX_STAND and g.tax:
        found += [("silver", g.tax), ("virtue", -stand_loss(p))]
    if place is not TAX_STAND or g.tax:
        found += added_by(p, "visit", place)
    felt_here = felt(g, p, *found)
    return summed([*felt_here, *agreed(workshop_choices(g, p, n))]) if place is WORKSHOP else felt_here


GATHERED: Final = {QUARRY: ("stone", 0), FOREST: ("wood", 0), SILVERSMITH: ("silver", 1)}  # n and so many more


def order_matters(p: Player, place: Location) -> bool:
    """Whether the Profiteer's Influence before or after the action can make a difference."""
    if place is STOREHOUSE:
        return p.influence > 0 or any(a.power == "charlatan" for a in p.apprentices)
    return p.influence > 0 and place in (WORKSHOP, TOWN_CENTRE, GUARDHOUSE, TAX_STAND)


async def quarry(g: Game, p: Player, n: int) -> None:
    """n Stone. [A8.1]"""
    p.stone += n
    await gain_by_power(g, p, "visit", QUARRY)


async def forest(g: Game, p: Player, n: int) -> None:
    """n Wood. [A8.2]"""
    p.wood += n
    await gain_by_power(g, p, "visit", FOREST)


async def silversmith(g: Game, p: Player, n: int) -> None:
    """1 + n Silver. [A8.3]"""
    p.silver += 1 + n
    await gain_by_power(g, p, "visit", SILVERSMITH)


async def mines(g: Game, p: Player, n: int) -> None:
    """1 + n Clay, or n/2 Gold, never both. [A8.4]"""
    if n >= 2 and await choose(p, "mines", offer(g, p, (TAKE_CLAY, TAKE_GOLD), None, mined(n))) is TAKE_GOLD:
        p.gold += n // 2
    else:
        p.clay += 1 + n
    await gain_by_power(g, p, "visit", MINES)


def mined(n: int) -> EffectsOf:
    """What n Workers bring from the Mines."""
    return lambda g, p, pick: (("clay", 1 + n) if pick is TAKE_CLAY else ("gold", n // 2),)


async def tax_stand(g: Game, p: Player, n: int) -> None:
    """Take all Silver on the stand, then lose 2 Virtue. [A8.9]"""
    if not g.tax:
        return  # nothing to raid: here only for the Princess or the Profiteer [W3.5]
    tell(g, "raids", p, count=g.tax)
    p.silver += g.tax
    g.tax = 0
    await lose_virtue(g, p, stand_loss(p))
    await gain_by_power(g, p, "visit", TAX_STAND)


def stand_loss(p: Player) -> int:
    """The Virtue that raiding the Tax Stand costs; Thieves lose less. [A8.9]"""
    return max(0, 2 - sum([apprentice.power == "stand-virtue" for apprentice in p.apprentices]))


ACTION: Final[dict[Location, Callable[[Game, Player, int], Coroutine[Any, Any, None]]]] = {  # with n Workers there
    QUARRY: quarry,
    FOREST: forest,
    SILVERSMITH: silversmith,
    MINES: mines,
    STOREHOUSE: storehouse,
    WORKSHOP: workshop,
    TOWN_CENTRE: town_centre,
    GUARDHOUSE: guardhouse,
    TAX_STAND: tax_stand,
}
