"""The printed opponent: Schemes, resource track, captures, Guardhouse, Wonders. It is never asked. [S1–S10]"""

from __future__ import annotations

from stavitel.kernel import Question, tell

from .apprentices import refill, remove
from .buildings import level_free, occupy
from .cards import OPPONENT_WONDER, TOP_LEVEL, WONDER_VIRTUE
from .gains import gain, gain_good, gain_influence, gain_silver, gain_virtue, lose_virtue
from .locations import capture, imprison, market_goods, pay_debt, ransom, release
from .pieces import GOODS, Line, Location, Opponent, Plan, Wonder
from .places import (
    BLACK_MARKET,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    LOCATION,
    MINES,
    OPEN,
    QUARRY,
    SILVERSMITH,
    SPACES,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from .reset import reset
from .scheme_cards import ARISTOCRAT, ENFORCER, ILLUSIONIST, INFORMANT, PATRON
from .table import Game, Player, humans
from .wonders import free_places, lay, put_token, take_wonder

# After the Princess's location. [S6.3]
TIES = (MINES, STOREHOUSE, TOWN_CENTRE, FOREST, QUARRY, SILVERSMITH, GUARDHOUSE, WORKSHOP, TAX_STAND)


def answer(g: Game, ask: Question) -> str:
    """What the opponent says where a common rule asks its seat: Debts go, the left reward comes. [S4.5, S4.7]"""
    return "yes" if ask.topic == "destroy-debt" else next(iter(ask.options))


async def opponent_turn(g: Game, p: Player) -> None:
    """Reveal and resolve the top Scheme, or take a Worker back. [S2.2, S2.5]"""
    if not p.workers:
        take_back(g, p)
        return
    while p.workers and reveal(g):
        again = await scheme(g, p)
        if g.reset_by >= 0:
            await reset(g)
        if not again:
            break
    g.schemed += g.scheming
    g.scheming.clear()


def reveal(g: Game) -> bool:
    """Turn the next Scheme up; the discard pile is shuffled when the deck is used up. [S2.2, R58]"""
    if not g.schemes:
        g.schemes, g.schemed = g.schemed, []
        g.random.shuffle(g.schemes)
    if not g.schemes:
        return False
    g.scheming.append(g.schemes.pop())
    tell(g, "schemes", g.opponent, card=g.scheming[-1])
    return True


def take_back(g: Game, p: Player) -> None:
    """Without an available Worker one comes back from where it has most. [S2.5, R24]"""
    here = largest(g, p)
    if here is not None:
        p.at[here.key] -= 1
    elif p.seat in g.market.values():
        for space in SPACES:
            if g.market.get(space) == p.seat:
                del g.market[space]
                break
    elif p.prison:
        p.prison -= 1
    else:
        holders = [q for q in g.players if q.captured[p.seat]]
        if not holders:
            return
        holders[0].captured[p.seat] -= 1
    p.workers += 1
    tell(g, "takes-back", p)


def in_tie_order(g: Game) -> tuple[Location, ...]:
    """The open locations in the order that settles ties. [S6.3]"""
    return (g.princess, *TIES) if g.princess is not None else TIES


def largest(g: Game, p: Player) -> Location | None:
    """The open location where a player has most Workers."""
    best, most = None, 0
    for place in in_tie_order(g):
        if p.at[place.key] > most:
            best, most = place, p.at[place.key]
    return best


async def scheme(g: Game, p: Player) -> bool:
    """Place one Worker as the Scheme says and resolve it; whether another one is to be revealed. [S2.3, S2.6]"""
    card = g.scheming[-1]
    plan = next(plan for plan in card.plans if holds_true(g, p, plan))
    again = any(line.effects[0][0] == "reveal" for line in plan.lines)
    if plan.place == "focus":
        assert p.opponent is not None
        plan = p.opponent.focus
    await follow(g, p, plan)
    return again


def holds_true(g: Game, p: Player, plan: Plan) -> bool:
    """Whether the red condition of a plan holds. [S8.2]"""
    kind, least = plan.condition, plan.least
    if not kind:
        return True
    if kind == "prison":
        return p.prison >= least
    if kind == "captured":
        return sum(p.captured) >= least
    if kind == "tax":
        return g.tax >= least
    if kind == "group":
        return any(q.at[place.key] >= least for q in humans(g) for place in OPEN)
    if kind == "influence":
        return p.influence <= least
    if kind == "leads":
        assert g.princess is not None
        here = g.princess.key
        return all(p.at[here] > q.at[here] for q in humans(g))
    if kind == "raise":
        return next_wonder(g, p) is not None or can_step(g, p)
    if kind == "cathedral-virtue":
        return can_step(g, p) and p.virtue <= least
    if kind == "cathedral-late":
        return can_step(g, p) and not g.futures
    assert kind == "stack", kind
    return False  # only with Age of Artisans [X1.1]


async def follow(g: Game, p: Player, plan: Plan) -> None:
    """Place the Worker and carry the plan out. [S2.4]"""
    if plan.place == BLACK_MARKET.key:
        await shady(g, p, plan)
        return
    if plan.place == GUILDHALL.key:
        tell(g, "places", p, place=GUILDHALL)
        occupy(g, p)
        await lines(g, p, plan, 1)
        return
    place = g.princess if plan.place == "princess" else LOCATION[plan.place]
    assert place is not None
    p.workers -= 1
    p.at[place.key] += 1
    tell(g, "places", p, place=place)
    if place is g.profiteer:
        await gain_influence(g, p, 1)  # [S4.3]
    if place is STOREHOUSE and p.opponent is PATRON:
        await gain_influence(g, p, 1)  # [S9, R59]
    n = p.at[place.key] + (1 if place.key in p.tokens else 0)  # [S5.4]
    await lines(g, p, plan, n)


async def lines(g: Game, p: Player, plan: Plan, n: int) -> None:
    """All lines of a plan, or only the top-most that can be carried out. [S2.4]"""
    for line in plan.lines:
        if not plan.first_possible:
            await effects(g, p, line, n)
        elif can_follow(g, p, line, n):
            await effects(g, p, line, n)
            return


def can_follow(g: Game, p: Player, line: Line, n: int) -> bool:
    """Whether a line can be carried out."""
    kind = line.effects[0][0]
    if kind == "wonder":
        return next_wonder(g, p) is not None
    if kind == "cathedral":
        return can_step(g, p)
    if kind == "imprison":
        return any(p.captured)
    if kind == "marble-each-two":
        return n >= 2
    return True


async def shady(g: Game, p: Player, plan: Plan) -> None:
    """Take the top-most free space of the Black Market. [S2.4, S4.8, R50]"""
    for line in plan.lines:
        if line.space not in g.market:
            tell(g, "places", p, place=BLACK_MARKET)
            p.workers -= 1
            g.market[line.space] = p.seat
            await effects(g, p, line, 1)
            if len(g.market) == len(SPACES):
                g.reset_by = p.seat
            return


async def effects(g: Game, p: Player, line: Line, n: int) -> None:
    """Carry out one line of a Scheme or Focus. [S8.1]"""
    for kind, count in line.effects:
        if kind == "virtue" and count < 0:
            if not (line.space and p.opponent is ILLUSIONIST):
                await lose_virtue(g, p, -count)
        elif kind in ("virtue", "influence", "silver", "marble"):
            await gain(g, p, ((kind, count),))
        elif kind == "silver-each":
            gain_silver(p, n)
        elif kind == "marble-each-two":
            gain_good(p, "marble", n // 2)
        elif kind == "market":
            await gain(g, p, market_goods(g, line.space))
        elif kind == "contribute":
            await contribute(g, p)
        elif kind == "scheme":
            learn(g, p, count)
        elif kind == "add-tax":
            g.tax += count
        elif kind == "take-tax":
            take_tax(g, p, count)
        elif kind == "remove-apprentices":
            remove_apprentices(g, p)
        elif kind == "captures":
            await captures(g, p, n)
        elif kind == "imprison":
            await jail(g, p)
        elif kind == "guard":
            await guard(g, p, n)
        elif kind == "wonder":
            await build_wonder(g, p)
        elif kind == "cathedral":
            await step(g, p)
        else:
            assert kind in ("reveal", "stack", "adornment"), kind


def learn(g: Game, p: Player, count: int) -> None:
    """Future Schemes go to the discard pile; for each that is missing, 1 Silver. [S4.1]"""
    for _ in range(count):
        if g.futures:
            card = g.futures.pop()
            g.schemed.append(card)
            g.learnt.append(card)
            tell(g, "learns", p, card=card)
        else:
            gain_silver(p, 1)


def take_tax(g: Game, p: Player, most: int) -> None:
    """Tax goes back to the supply and counts as Silver; read the other way, the Informant adds it. [S8.1, D21]"""
    if p.opponent is INFORMANT and most == 2 and g.informant_tax == "add":
        g.tax += most
        return
    count = min(most, g.tax)
    g.tax -= count
    gain_silver(p, count)


def remove_apprentices(g: Game, p: Player) -> None:
    """Both cards of the marker's column go under the pile; an empty column passes it on. [S8.1, S3.4]"""
    for offset in range(len(GOODS)):
        if remove(g, (p.marker + offset) % len(GOODS)):
            refill(g)
            return


async def contribute(g: Game, p: Player) -> None:
    """A good from the supply, chosen by the marker, the next to the right if it lies there already. [S3.3, S3.4]"""
    if g.court is None:
        return
    for offset in range(len(GOODS)):
        good = GOODS[(p.marker + offset) % len(GOODS)]
        if good not in g.given:
            tell(g, "contributes", p, good=good)
            await lay(g, p, good)
            return


def marble_for(opponent: Opponent | None, wonder: Wonder) -> int:
    """The Marble an opponent needs beside the printed Influence. [S5.1]"""
    return max(0, OPPONENT_WONDER - wonder.influence - (2 if opponent is ARISTOCRAT else 0))


def next_wonder(g: Game, p: Player) -> Wonder | None:
    """The Wonder it would build: under the marker, else the next to the right it can pay. [S5.2]"""
    for offset in range(len(GOODS)):
        good = GOODS[(p.marker + offset) % len(GOODS)]
        for wonder in g.wonders:
            if wonder.good == good and p.influence >= wonder.influence and p.marble >= marble_for(p.opponent, wonder):
                return wonder
    return None


async def build_wonder(g: Game, p: Player) -> None:
    """Pay Influence and Marble, add the Tax from the supply, gain 2 Virtue, place the token. [S5.3]"""
    wonder = next_wonder(g, p)
    assert wonder is not None and p.opponent is not None
    p.influence -= wonder.influence
    p.marble -= marble_for(p.opponent, wonder)
    g.tax += wonder.tax
    take_wonder(g, p, wonder)
    await gain_virtue(g, p, WONDER_VIRTUE)
    free = free_places(g)
    put_token(g, p, wonder, next(place for place in p.opponent.tokens if place in free))
    await informed(g, p)


def can_step(g: Game, p: Player) -> bool:
    """Whether its next Cathedral level has a free space. [S5.5]"""
    return p.level < TOP_LEVEL and level_free(g, p.level + 1)


async def step(g: Game, p: Player) -> None:
    """Move up one Cathedral level and gain 1 Virtue instead of a Reward. [S5.5]"""
    if not can_step(g, p):
        return
    p.level += 1
    tell(g, "advances", p, level=p.level)
    await gain_virtue(g, p, 1)
    await informed(g, p)


async def informed(g: Game, p: Player) -> None:
    """The Informant captures once for every Wonder or Cathedral step, without Tax. [S9, S6.1]"""
    if p.opponent is INFORMANT:
        await captures(g, p, 1)


async def captures(g: Game, p: Player, count: int) -> None:
    """Each takes the largest group of one human; tied groups at one place go together. [S6.1, S6.2, S6.4]"""
    while count > 0:
        most = max(q.at[place.key] for q in humans(g) for place in OPEN)
        if not most:
            return
        place = next(place for place in in_tie_order(g) if any(q.at[place.key] == most for q in humans(g)))
        for q in humans(g):
            if q.at[place.key] == most:
                await capture(g, p, place, q.seat)
                count -= 1


async def jail(g: Game, p: Player) -> None:
    """Send captured Workers to Prison; the Enforcer gains a Marble. [S9.2]"""
    if any(p.captured):
        await imprison(g, p)
        if p.opponent is ENFORCER:
            p.marble += 1


async def guard(g: Game, p: Player, n: int) -> None:
    """Guardhouse actions by priority; the last two repeat. [S7.1, S7.2]"""
    for _ in range(n):
        if p.prison:
            release(g, p)
        elif any(p.captured):
            await jail(g, p)
        elif any(q.captured[p.seat] for q in g.players):
            g.tax += 2
            ransom(g, p)
        elif p.unpaid:
            g.tax += 3
            await pay_debt(g, p)
        else:
            learn(g, p, 1)
