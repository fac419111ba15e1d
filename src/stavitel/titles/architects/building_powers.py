"""What Buildings do at once that is more than a gain, one function per power. [A12.1, A12.4, W10]"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from stavitel.kernel import Move, choose, may, move, offer
from stavitel.titles.architects.apprentices import dismiss, refill, remove
from stavitel.titles.architects.cards import TOP_VIRTUE
from stavitel.titles.architects.effects import Effects, EffectsOf
from stavitel.titles.architects.gains import (
    destroy_debt,
    discard,
    draw,
    gain_influence,
    gain_virtue,
    hire_free,
    lose_virtue,
)
from stavitel.titles.architects.guardhouse import held_elsewhere, imprison, imprisoned, ransom, release
from stavitel.titles.architects.locations import PLACE, visit, why_not_enter
from stavitel.titles.architects.places import OPEN, Location
from stavitel.titles.architects.table import Game, Player
from stavitel.titles.architects.town_centre import capture_free, groups

TAKE = {good: move("take", good) for good in ("gold", "marble", "silver")}
KEEP_CARDS, NEITHER, RANSOM_FREE = move("keep-cards"), move("neither"), move("free-captured")
CAPTURE_GROUP = move("capture-group")

Power = Callable[[Game, Player], Coroutine[Any, Any, None]]


def visit_of(place: Location) -> Power:
    """Place a Worker at an open location and resolve the visit; skipped if none may be placed. [A12.4]"""

    async def power(g: Game, p: Player) -> None:
        if p.workers and why_not_enter(g, p, PLACE[place]) is None:
            await visit(g, p, place)

    return power


async def capture_one(g: Game, p: Player) -> None:
    """May capture a group. [A12.6]"""
    await capture_free(g, p, 1)


async def capture_two(g: Game, p: Player) -> None:
    """May capture two groups. [A12.6]"""
    await capture_free(g, p, 2)


async def free_prisoners(g: Game, p: Player) -> None:
    """All own Workers leave Prison."""
    release(g, p)


async def gold_or_silver(g: Game, p: Player) -> None:
    """1 Gold or 3 Silver."""
    if await take_one(g, p, gold=1, silver=3) == "gold":
        p.gold += 1
    else:
        p.silver += 3


async def gold_or_marble(g: Game, p: Player) -> None:
    """1 Gold or 1 Marble."""
    if await take_one(g, p, gold=1, marble=1) == "gold":
        p.gold += 1
    else:
        p.marble += 1


async def take_one(g: Game, p: Player, **amounts: int) -> str:
    """Which of these the player takes."""
    options = [TAKE[good] for good in amounts]
    effects: EffectsOf = lambda g, p, pick: ((pick.thing, amounts[pick.thing]),)  # noqa: E731
    pick: Move = await choose(p, "building-choice", offer(g, p, options, None, effects))
    return str(pick.thing)


async def church(g: Game, p: Player) -> None:
    """May destroy an unpaid Debt."""
    if p.unpaid and await may(p, "destroy-debt"):
        destroy_debt(g, p)


async def palace(g: Game, p: Player) -> None:
    """1 Gold for every 4 Virtue."""
    p.gold += p.virtue // 4


async def monastery(g: Game, p: Player) -> None:
    """1 Influence for each Cathedral level."""
    await gain_influence(g, p, p.level)


async def library(g: Game, p: Player) -> None:
    """May discard a Building card for 2 Gold. [A12.5]"""
    if not p.hand:
        return
    options = [move("discard", card) for card in p.hand]
    pick: Move = await choose(p, "library", offer(g, p, [*options, KEEP_CARDS], None, library_effects))
    if pick is KEEP_CARDS:
        return
    discard(g, p, pick.thing)
    p.gold += 2


def library_effects(g: Game, p: Player, pick: Any) -> Effects:
    """Gold for a card."""
    return () if pick is KEEP_CARDS else (("buildings", -1), ("gold", 2))


async def barracks(g: Game, p: Player) -> None:
    """May take own Workers back from other boards, or capture a group. [A12.5]"""
    options = [RANSOM_FREE] if held_elsewhere(g, p) else []
    if groups(g, OPEN):
        options.append(CAPTURE_GROUP)
    if not options:
        return
    pick: Move = await choose(p, "barracks", offer(g, p, [*options, NEITHER], None, barracks_effects))
    if pick is RANSOM_FREE:
        ransom(g, p)
    elif pick is CAPTURE_GROUP:
        await capture_free(g, p, 1)


def barracks_effects(g: Game, p: Player, pick: Any) -> Effects:
    """Workers who come back."""
    return (("workers", sum([other.captured[p.seat] for other in g.players])),) if pick is RANSOM_FREE else ()


async def graveyard(g: Game, p: Player) -> None:
    """An own Apprentice goes."""
    if p.apprentices:
        await dismiss(g, p)


async def school(g: Game, p: Player) -> None:
    """Clear columns 1 to 4, slide, refill, then hire anyone free. [W10.6]"""
    for _ in range(4):
        remove(g, 0)
    refill(g)
    await hire_free(g, p)


async def watchtower(g: Game, p: Player) -> None:
    """Everybody with 3 or more Workers in Prison loses 1 Virtue."""
    for q in g.clockwise(p.seat):
        if q.prison >= 3:
            await lose_virtue(g, q, 1)


async def monument(g: Game, p: Player) -> None:
    """Everybody gains 1 Virtue."""
    for q in g.clockwise(p.seat):
        await gain_virtue(g, q, 1)


async def abbey(g: Game, p: Player) -> None:
    """Everybody frees all own Workers from Prison."""
    for q in g.clockwise(p.seat):
        release(g, q)


async def studio(g: Game, p: Player) -> None:
    """Everybody draws a Building card."""
    for q in g.clockwise(p.seat):
        draw(g, q, 1)


POWERS: Final[dict[str, Power]] = {
    "hire": hire_free,
    "capture": capture_one,
    "capture-two": capture_two,
    "free-prisoners": free_prisoners,
    "imprison": imprison,
    "gold-or-silver": gold_or_silver,
    "gold-or-marble": gold_or_marble,
    "destroy-debt": church,
    "palace": palace,
    "monastery": monastery,
    "library": library,
    "barracks": barracks,
    "dismiss": graveyard,
    "school": school,
    "watchtower": watchtower,
    "monument": monument,
    "abbey": abbey,
    "studio": studio,
} | {f"visit:{place.key}": visit_of(place) for place in OPEN}  # and visit:guildhall, where Buildings are constructed

POWER_EFFECTS: Final[dict[str, EffectsOf]] = {  # what powers that ask nothing bring whoever constructs the Building
    "imprison": lambda g, p, card: imprisoned(p) if any(p.captured) else (),
    "free-prisoners": lambda g, p, card: (("workers", p.prison),),
    "abbey": lambda g, p, card: (("workers", p.prison),),
    "palace": lambda g, p, card: (("gold", max(0, min(TOP_VIRTUE, p.virtue + card.virtue)) // 4),),
    "monastery": lambda g, p, card: (("influence", p.level),),
    "monument": lambda g, p, card: (("virtue", 1),),
    "studio": lambda g, p, card: (("buildings", 1),),
    "watchtower": lambda g, p, card: (("virtue", -1),) if p.prison >= 3 else (),
    "dismiss": lambda g, p, card: (("apprentices", -1),) if p.apprentices else (),
}
