"""The Guildhall: constructing Buildings and Wonders, working on the Cathedral. [A9, W6]"""

from __future__ import annotations

from typing import Any

from stavitel.kernel import Move, Offer, Reason, choose, move, offer, tell
from stavitel.titles.architects.apprentices import skills
from stavitel.titles.architects.building_powers import POWER_EFFECTS, POWERS
from stavitel.titles.architects.card_texts import named_skills
from stavitel.titles.architects.cards import (
    BUILDINGS,
    CATHEDRAL_COST,
    CATHEDRAL_SPACES,
    CATHEDRAL_VIRTUE,
    CATHEDRAL_VP,
    CLOVIS,
    FREDERICK,
    HALL,
    LOTHAIRE,
    LOUIS,
    TOP_LEVEL,
    ZESIRO,
)
from stavitel.titles.architects.effects import Effects, added_by, brought, felt, spent
from stavitel.titles.architects.gains import (
    change_virtue,
    discard,
    draw,
    gain,
    gain_by_power,
    gain_influence,
    gain_reward,
)
from stavitel.titles.architects.kinds import Building, Cost, Mix
from stavitel.titles.architects.payment import affordable, can_mix, discounted, goods_short, pay_goods, pay_mix
from stavitel.titles.architects.table import Game, Player
from stavitel.titles.architects.wonders import RAISE, raise_wonder, raised, why_not_raise

BUILD = {card: move("build", card) for card in BUILDINGS}
ADVANCE = move("advance")
LIGHTER = {good: move("leave-out", good) for good in ("wood", "stone")}


def can_build(g: Game, p: Player) -> bool:
    """Whether a Worker in the Guildhall would have anything to do. [A9.2]"""
    if why_not_advance(g, p) is None:
        return True
    known = skills(p)
    for card in p.hand:
        if why_not_construct(g, p, card, known) is None:
            return True
    return any([why_not_raise(g, p, wonder) is None for wonder in g.wonders])


def projects(g: Game, p: Player) -> Offer:
    """What the player can construct, and the Cathedral. [A9.2]"""
    made = Offer(g, p, project_effects)
    known = skills(p)
    for card in p.hand:
        made.add(BUILD[card], why_not_construct(g, p, card, known))
    for wonder in g.wonders:
        made.add(RAISE[wonder], why_not_raise(g, p, wonder))
    made.add(ADVANCE, why_not_advance(g, p))
    return made


def project_effects(g: Game, p: Player, pick: Any) -> Effects:
    """What a construction or a Cathedral step costs and brings at once, and the points printed."""
    zesiro = ("influence", 1 if p.board is ZESIRO else 0)
    if pick is ADVANCE:
        rise = CATHEDRAL_VP[p.level + 1] - CATHEDRAL_VP[p.level]
        given_up = 0 if p.board is FREDERICK else -1
        step = ("points", rise), ("buildings", given_up), ("rewards", 1)
        return felt(g, p, *spent(p, step_cost(p)), *step, *added_by(p, "cathedral"), zesiro)
    besides = (*added_by(p, "construct"), zesiro, ("buildings", 1 if p.board is CLOVIS else 0))
    if pick.verb == "raise":
        return felt(g, p, *raised(g, p, pick.thing), *besides)
    card: Building = pick.thing
    cost = next((cost for cost in discounted(p, card.cost) if affordable(g, p, cost)), card.cost)
    gained = ("points", card.vp), ("virtue", card.virtue)
    power = POWER_EFFECTS[card.power](g, p, card) if card.power in POWER_EFFECTS else ()
    return felt(g, p, *spent(p, cost), *gained, *brought(card.gain), *power, *besides)


def why_not_construct(g: Game, p: Player, card: Building, known: int) -> Reason | None:
    """Whether skills or goods are missing for a Building. [A9.3]"""
    if card.skills & ~known:
        return NO_SKILL
    if p.board is LOTHAIRE:
        return None if any(affordable(g, p, cost) for cost in discounted(p, card.cost)) else NO_GOODS
    return None if affordable(g, p, card.cost) else NO_GOODS


def why_not_advance(g: Game, p: Player) -> Reason | None:
    """Why the player cannot work on the Cathedral. [A9.4, A5.3]"""
    if p.level == TOP_LEVEL:
        return AT_THE_TOP
    if p.virtue < CATHEDRAL_VIRTUE and p.board is not LOUIS:
        return NO_VIRTUE
    if not level_free(g, p.level + 1):
        return LEVEL_FULL
    if not p.hand and p.board is not FREDERICK:
        return NO_CARD
    cost = step_cost(p)
    if isinstance(cost, Mix):
        return None if can_mix(g, p, cost) else NO_MIX
    return None if affordable(g, p, cost) else NO_STEP_GOODS


def step_cost(p: Player) -> Cost | Mix:
    """What the next Cathedral level costs. [A9.5, A14.2]"""
    cost = CATHEDRAL_COST[p.level + 1]
    if p.board is LOTHAIRE and isinstance(cost, Mix):
        return cost._replace(amount=cost.amount - 1)
    return cost


def level_free(g: Game, level: int) -> bool:
    """Whether a Cathedral level has a free space. [A9.4]"""
    free = CATHEDRAL_SPACES[level]
    for p in g.players:
        if p.level == level:
            free -= 1
    return free > 0


NO_SKILL = Reason(
    "skills",
    "A9.3",
    skills=lambda g, p, pick: named_skills(pick.thing.skills & ~skills(p)),
)
NO_GOODS = goods_short("A9.3", lambda p, pick: pick.thing.cost)
NO_STEP_GOODS = goods_short("A9.5", lambda p, pick: step_cost(p))
NO_MIX = Reason(
    "cathedral-mix",
    "A9.5",
    needs=lambda g, p, pick: step_cost(p)[0],
    has=lambda g, p, pick: p.stone + p.wood,
)
AT_THE_TOP = Reason("cathedral-top", "A9.4")
NO_VIRTUE = Reason("cathedral-virtue", "A5.3", least=CATHEDRAL_VIRTUE, has=lambda g, p, pick: p.virtue)
LEVEL_FULL = Reason("cathedral-full", "A9.4", level=lambda g, p, pick: p.level + 1)
NO_CARD = Reason("cathedral-card", "A9.4")


def occupy(g: Game, p: Player) -> None:
    """Lay a Worker in the next space; some spaces set off a reset, the last one the end. [A9.1, A9.7, A13.1]"""
    p.workers -= 1
    g.guildhall.append(p.seat)
    count, seats = len(g.guildhall), len(g.players)
    if count in HALL[seats].resets:
        g.reset_by = p.seat
    if count == HALL[seats].spaces:
        g.final = seats + 1  # this turn, and one more for everybody
        tell(g, "last-round")


async def guildhall(g: Game, p: Player) -> None:
    """Lay the Worker down, then construct or work on the Cathedral. [A9.1, A9.2]"""
    occupy(g, p)
    pick: Move = await choose(p, "guildhall", projects(g, p), always=True)
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
        discard(g, p, card)
    p.level += 1
    tell(g, "advances", p, level=p.level)
    await gain_reward(g, p)
    await gain_by_power(g, p, "cathedral")
    if p.board is ZESIRO:
        await gain_influence(g, p, 1)


async def construct(g: Game, p: Player, card: Building) -> None:
    """Pay the goods, lay the card down, apply its Virtue and what it does at once. [A9.3]"""
    costs = [cost for cost in discounted(p, card.cost) if affordable(g, p, cost)]
    cost = costs[0]
    if len(costs) == 2:
        prices = dict(zip(LIGHTER.values(), costs, strict=True))
        lighter = offer(g, p, tuple(prices), None, lambda g, p, pick: spent(p, prices[pick]))
        wood: Move = await choose(p, "leave-out", lighter)
        cost = costs[0] if wood.thing == "wood" else costs[1]
    await pay_goods(g, p, cost)
    p.hand.remove(card)
    p.buildings.append(card)
    tell(g, "builds", p, card=card)
    kept_debt = await change_virtue(g, p, card.virtue)
    await gain(g, p, card.gain)
    if card.power and not (kept_debt and card.power == "destroy-debt"):  # the Church does not ask once more
        await POWERS[card.power](g, p)
    await constructed(g, p)


async def constructed(g: Game, p: Player) -> None:
    """What a construction brings besides the Building itself. [W9.6, W11.1, A14.2]"""
    await gain_by_power(g, p, "construct")
    if p.board is ZESIRO:
        await gain_influence(g, p, 1)
    elif p.board is CLOVIS:
        draw(g, p, 1)


async def build_again(g: Game, p: Player) -> None:
    """The Crane: another Worker in the Guildhall, if it has anything to do there. [A12.4]"""
    if p.workers and can_build(g, p):
        await guildhall(g, p)


POWERS["visit:guildhall"] = build_again
