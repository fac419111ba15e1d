"""The Guildhall: constructing Buildings and Wonders, working on the Cathedral. [A9, A12, W6]"""

from __future__ import annotations

from stavitel.kernel import Move, Reason, choose, may, move, tell

from .apprentices import dismiss, hire_free, refill, remove
from .cards import (
    BUILDINGS,
    CATHEDRAL_COST,
    CATHEDRAL_SPACES,
    CATHEDRAL_VIRTUE,
    CLOVIS,
    FREDERICK,
    GUILDHALL_RESETS,
    GUILDHALL_SPACES,
    LOTHAIRE,
    LOUIS,
    TOP_LEVEL,
    ZESIRO,
)
from .gains import destroy_debt, draw, gain, gain_influence, gain_reward, gain_virtue, lose_virtue, sink
from .payment import affordable, can_mix, discounted, missing, pay_goods, pay_mix
from .pieces import CARPENTER, MASON, TILER, Building, Cost, Mix
from .places import GUILDHALL, LOCATION
from .table import Game, Player
from .wonders import RAISE, can_raise, raise_wonder, refused_wonder

BUILD = {card: move("build", card) for card in BUILDINGS}
ADVANCE = move("advance")
SKILL = {CARPENTER: "carpenter", MASON: "mason", TILER: "tiler"}
LIGHTER = {good: move("leave-out", good) for good in ("wood", "stone")}


def skills(p: Player) -> int:
    """The skills of all own Apprentices together. [A9.3]"""
    known = 0
    for apprentice in p.apprentices:
        known |= apprentice.skills
    return known


def can_build(g: Game, p: Player) -> bool:
    """Whether a Worker in the Guildhall would have anything to do. [A9.2]"""
    if can_advance(g, p):
        return True
    known = skills(p)
    return any(constructible(g, p, card, known) for card in p.hand) or any(can_raise(g, p, w) for w in g.wonders)


def projects(g: Game, p: Player) -> list[Move]:
    """What the player can construct, and the Cathedral. [A9.2]"""
    known = skills(p)
    found = [BUILD[card] for card in p.hand if constructible(g, p, card, known)]
    found += [RAISE[wonder] for wonder in g.wonders if can_raise(g, p, wonder)]
    if can_advance(g, p):
        found.append(ADVANCE)
    return found


def constructible(g: Game, p: Player, card: Building, known: int) -> bool:
    """Whether skills and goods suffice for a Building. [A9.3]"""
    if card.skills & ~known:
        return False
    if p.board is LOTHAIRE:
        return any(affordable(g, p, cost) for cost in discounted(p, card.cost))
    return affordable(g, p, card.cost)


def step_cost(p: Player) -> Cost | Mix:
    """What the next Cathedral level costs. [A9.5, A14.2]"""
    cost = CATHEDRAL_COST[p.level + 1]
    if p.board is LOTHAIRE and isinstance(cost, Mix):
        return cost._replace(amount=cost.amount - 1)
    return cost


def level_free(g: Game, level: int) -> bool:
    """Whether a Cathedral level has a free space. [A9.4]"""
    return sum(1 for p in g.players if p.level == level) < CATHEDRAL_SPACES[level]


def can_advance(g: Game, p: Player) -> bool:
    """Whether the player can work on the Cathedral. [A9.4, A5.3]"""
    if p.level == TOP_LEVEL or (p.virtue < CATHEDRAL_VIRTUE and p.board is not LOUIS):
        return False
    if not p.hand and p.board is not FREDERICK:
        return False
    cost = step_cost(p)
    if not (can_mix(g, p, cost) if isinstance(cost, Mix) else affordable(g, p, cost)):
        return False
    return level_free(g, p.level + 1)


def refused_guildhall(g: Game, p: Player) -> Reason:
    """Why there is nothing to do in the Guildhall. [A9.2]"""
    return Reason("nothing-to-build", "A9.2", cards=len(p.hand))


def refused_projects(g: Game, p: Player) -> list[tuple[Move, Reason]]:
    """Why the other cards cannot be built, and the Cathedral not worked on."""
    known = skills(p)
    found: list[tuple[Move, Reason]] = []
    for card in p.hand:
        lack = card.skills & ~known
        if lack:
            found.append((BUILD[card], Reason("skills", "A9.3", skills=[SKILL[s] for s in SKILL if lack & s])))
        else:
            found.append((BUILD[card], Reason("goods", "A9.3", **missing(p, card.cost))))
    found += [(RAISE[wonder], refused_wonder(g, p, wonder)) for wonder in g.wonders]
    return [*found, (ADVANCE, refused_advance(g, p))]


def refused_advance(g: Game, p: Player) -> Reason:
    """Why the player cannot work on the Cathedral. [A9.4]"""
    if p.level == TOP_LEVEL:
        return Reason("cathedral-top", "A9.4")
    if p.virtue < CATHEDRAL_VIRTUE and p.board is not LOUIS:
        return Reason("cathedral-virtue", "A5.3", least=CATHEDRAL_VIRTUE, has=p.virtue)
    if not level_free(g, p.level + 1):
        return Reason("cathedral-full", "A9.4", level=p.level + 1)
    if not p.hand and p.board is not FREDERICK:
        return Reason("cathedral-card", "A9.4")
    cost = step_cost(p)
    if isinstance(cost, Mix):
        return Reason("cathedral-mix", "A9.5", needs=cost.amount, has=p.stone + p.wood)
    return Reason("goods", "A9.5", **missing(p, cost))


def occupy(g: Game, p: Player) -> None:
    """Lay a Worker in the next space; some spaces set off a reset, the last one the end. [A9.1, A9.7, A13.1]"""
    p.workers -= 1
    g.guildhall.append(p.seat)
    count, seats = len(g.guildhall), len(g.players)
    if count in GUILDHALL_RESETS[seats]:
        g.reset_by = p.seat
    if count == GUILDHALL_SPACES[seats]:
        g.final = seats + 1  # this turn, and one more for everybody
        tell(g, "last-round")


async def guildhall(g: Game, p: Player) -> None:
    """Lay the Worker down, then construct or work on the Cathedral. [A9.1, A9.2]"""
    occupy(g, p)
    pick = await choose(p, "guildhall", projects(g, p), refused=lambda: refused_projects(g, p), always=True)
    if pick is ADVANCE:
        await advance(g, p)
    elif pick.verb == "build":
        await construct(g, p, pick.thing)
    else:
        await raise_wonder(g, p, pick.thing)
        await constructed(g, p)


async def advance(g: Game, p: Player) -> None:
    """Pay, discard a Building card, move up one level and gain a Reward. [A9.4]"""
    cost = step_cost(p)
    if isinstance(cost, Mix):
        await pay_mix(g, p, cost)
    else:
        await pay_goods(g, p, cost)
    if p.board is not FREDERICK:
        card = await choose(p, "discard-for-cathedral", p.hand)
        p.hand.remove(card)
        sink(g, p, card)
    p.level += 1
    tell(g, "advances", p, level=p.level)
    await gain_reward(g, p)
    for apprentice in p.apprentices:
        if apprentice.power == "cathedral":
            await gain(g, p, apprentice.gain)
    if p.board is ZESIRO:
        await gain_influence(g, p, 1)


async def construct(g: Game, p: Player, card: Building) -> None:
    """Pay the goods, lay the card down, apply its Virtue and what it does at once. [A9.3]"""
    costs = [cost for cost in discounted(p, card.cost) if affordable(g, p, cost)]
    cost = costs[0]
    if len(costs) == 2:
        wood = await choose(p, "leave-out", tuple(LIGHTER.values()))
        cost = costs[0] if wood.thing == "wood" else costs[1]
    await pay_goods(g, p, cost)
    p.hand.remove(card)
    p.buildings.append(card)
    tell(g, "builds", p, card=card)
    if card.virtue > 0:
        await gain_virtue(g, p, card.virtue)
    elif card.virtue < 0:
        await lose_virtue(g, p, -card.virtue)
    if card.gain:
        await gain(g, p, card.gain)
    if card.power:
        await immediate(g, p, card.power)
    await constructed(g, p)


async def constructed(g: Game, p: Player) -> None:
    """What a construction brings besides the Building itself. [W9.6, W11.1, A14.2]"""
    for apprentice in p.apprentices:
        if apprentice.power == "construct":
            await gain(g, p, apprentice.gain)
    if p.board is ZESIRO:
        await gain_influence(g, p, 1)
    elif p.board is CLOVIS:
        draw(g, p, 1)


TAKE = {good: move("take", good) for good in ("gold", "marble", "silver")}
KEEP_CARDS, NEITHER, RANSOM_FREE = move("keep-cards"), move("neither"), move("free-captured")
CAPTURE_GROUP = move("capture-group")


async def immediate(g: Game, p: Player, power: str) -> None:
    """The immediate effect of a Building that is more than a gain. [A12.1, W10]"""
    from .locations import capture_free, imprison, may_enter, ransom, release, visit

    if power.startswith("visit:"):
        place = LOCATION[power[6:]]
        if p.workers and place is GUILDHALL:
            if can_build(g, p):
                await guildhall(g, p)
        elif p.workers and may_enter(g, p, place):  # else it is skipped [A12.4]
            await visit(g, p, place)
    elif power == "hire":
        await hire_free(g, p)
    elif power == "capture":
        await capture_free(g, p, 1)
    elif power == "capture-two":
        await capture_free(g, p, 2)
    elif power == "free-prisoners":
        release(g, p)
    elif power == "imprison":
        await imprison(g, p)
    elif power == "gold-or-silver":
        if await choose(p, "building-choice", (TAKE["gold"], TAKE["silver"])) is TAKE["gold"]:
            p.gold += 1
        else:
            p.silver += 3
    elif power == "gold-or-marble":
        if await choose(p, "building-choice", (TAKE["gold"], TAKE["marble"])) is TAKE["gold"]:
            p.gold += 1
        else:
            p.marble += 1
    elif power == "destroy-debt":
        if p.unpaid and await may(p, "destroy-debt"):
            destroy_debt(g, p)
    elif power == "palace":
        p.gold += p.virtue // 4
    elif power == "monastery":
        await gain_influence(g, p, p.level)
    elif power == "library":
        await library(g, p)
    elif power == "barracks":
        options = [CAPTURE_GROUP, NEITHER]
        if any(other.captured[p.seat] for other in g.players):
            options.insert(0, RANSOM_FREE)
        pick = await choose(p, "barracks", options)
        if pick is RANSOM_FREE:
            ransom(g, p)
        elif pick is CAPTURE_GROUP:
            await capture_free(g, p, 1)
    elif power == "dismiss":
        if p.apprentices:
            await dismiss(g, p)
    elif power == "school":
        await school(g, p)
    elif power == "watchtower":
        for q in g.clockwise(p.seat):
            if q.prison >= 3:
                await lose_virtue(g, q, 1)
    elif power == "monument":
        for q in g.clockwise(p.seat):
            await gain_virtue(g, q, 1)
    elif power == "abbey":
        for q in g.clockwise(p.seat):
            release(g, q)
    else:
        assert power == "studio", power
        for q in g.clockwise(p.seat):
            draw(g, q, 1)


async def library(g: Game, p: Player) -> None:
    """May discard a Building card for 2 Gold. [A12.5]"""
    if not p.hand:
        return
    pick = await choose(p, "library", [*(move("discard", card) for card in p.hand), KEEP_CARDS])
    if pick is KEEP_CARDS:
        return
    p.hand.remove(pick.thing)
    sink(g, p, pick.thing)
    p.gold += 2


async def school(g: Game, p: Player) -> None:
    """Clear columns 1 to 4, slide, refill, then hire anyone free. [W10.6]"""
    for _ in range(4):
        remove(g, 0)
    refill(g)
    await hire_free(g, p)
