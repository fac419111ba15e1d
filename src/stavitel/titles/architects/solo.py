"""The printed opponent: Schemes, resource track, captures, Guardhouse, Wonders. It is never asked. [S1–S10]"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from stavitel.kernel import Question, tell
from stavitel.titles.architects.apprentices import refill, remove, rows
from stavitel.titles.architects.black_market import market_goods
from stavitel.titles.architects.buildings import level_free, occupy
from stavitel.titles.architects.card_texts import Says
from stavitel.titles.architects.cards import OPPONENT_WONDER, TOP_LEVEL, TRACK, WONDER_VIRTUE
from stavitel.titles.architects.gains import gain, gain_good, gain_influence, gain_silver, gain_virtue
from stavitel.titles.architects.guardhouse import (
    DEBT_TAX,
    RANSOM_TAX,
    held_elsewhere,
    imprison,
    pay_debt,
    ransom,
    release,
)
from stavitel.titles.architects.kinds import GOODS, Line, Opponent, Plan, Wonder
from stavitel.titles.architects.places import (
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
    Location,
)
from stavitel.titles.architects.reset import reset
from stavitel.titles.architects.scheme_cards import ARISTOCRAT, ENFORCER, ILLUSIONIST, INFORMANT, PATRON
from stavitel.titles.architects.table import Game, Player, humans, nowhere
from stavitel.titles.architects.town_centre import capture
from stavitel.titles.architects.wonders import lay, owner_at, put_token, take_wonder

# After the Princess's location. [S6.3]
TIES = (MINES, STOREHOUSE, TOWN_CENTRE, FOREST, QUARRY, SILVERSMITH, GUARDHOUSE, WORKSHOP, TAX_STAND)


def answer(g: Game, ask: Question) -> str:
    """What the opponent says where a common rule asks its seat: Debts go, the left reward comes. [S4.5, S4.7]"""
    return "yes" if ask.topic == "destroy-debt" else next(iter(ask.options))


async def opponent_turn(g: Game, p: Player) -> None:
    """Reveal and resolve the top Scheme, or take all Workers back. [S2.2, S2.5]"""
    if not p.workers:
        take_all_back(g, p)
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


def take_all_back(g: Game, p: Player) -> None:
    """All Workers but those in Guildhall and Black Market come back, and the Schemes are shuffled. [S2.5]"""
    back = p.prison + sum(p.at.values())
    p.prison = 0
    p.at = nowhere()
    for q in g.players:
        back += q.captured[p.seat]
        q.captured[p.seat] = 0
    p.workers += back
    g.schemes += g.schemed
    g.schemed.clear()
    g.random.shuffle(g.schemes)
    tell(g, "takes-all-back", p, count=back)


def in_tie_order(g: Game) -> tuple[Location, ...]:
    """The open locations in the order that settles ties. [S6.3]"""
    return (g.princess, *TIES) if g.princess is not None else TIES


async def scheme(g: Game, p: Player) -> bool:
    """Place one Worker as the Scheme says and resolve it; whether another one is to be revealed. [S2.3, S2.6]"""
    card = g.scheming[-1]
    plan = card.plans[0]
    for plan in card.plans:
        if holds_true(g, p, plan):
            break
        tell(g, "falls-back", p, when=Says(f"effect-when-{plan.condition}", n=plan.least))
    again = any(line.effects[0][0] == "reveal" for line in plan.lines)
    if plan.place == "focus":
        assert p.opponent is not None
        plan = p.opponent.focus
    await follow(g, p, plan)
    return again


def holds_true(g: Game, p: Player, plan: Plan) -> bool:
    """Whether the red condition of a plan holds. [S8.2]"""
    return not plan.condition or CONDITIONS[plan.condition](g, p, plan.least)


def leads_at_princess(g: Game, p: Player) -> bool:
    """Whether it has more Workers at the Princess than any human."""
    assert g.princess is not None
    here = g.princess.key
    return all(p.at[here] > q.at[here] for q in humans(g))


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
    possible = POSSIBLE.get(line.effects[0][0])
    return possible is None or possible(g, p, n)


async def shady(g: Game, p: Player, plan: Plan) -> None:
    """Take the top-most free space of the Black Market. [S2.4, S4.8, R50]"""
    for line in plan.lines:
        if line.space not in g.market:
            tell(g, "places-market", p, place=BLACK_MARKET, space=line.space)
            p.workers -= 1
            g.market[line.space] = p.seat
            await effects(g, p, line, 1)
            if len(g.market) == len(SPACES):
                g.reset_by = p.seat
            return


async def effects(g: Game, p: Player, line: Line, n: int) -> None:
    """Carry out one line of a Scheme or Focus. [S8.1]"""
    for kind, count in line.effects:
        if kind in GAINED and not (count < 0 and line.space and p.opponent is ILLUSIONIST):
            await gain(g, p, ((kind, count),))
        elif kind == "market":
            await gain(g, p, market_goods(g, line.space))
        elif kind in EFFECTS:
            await EFFECTS[kind](g, p, count * (n // LOTS[kind]) if kind in LOTS else count)


async def silver(g: Game, p: Player, count: int) -> None:
    """So much Silver, or its marker moves. [S3.2]"""
    gain_silver(p, count)


async def marble(g: Game, p: Player, count: int) -> None:
    """So much Marble."""
    gain_good(p, "marble", count)


async def add_tax(g: Game, p: Player, count: int) -> None:
    """Tax from the supply."""
    g.tax += count
    tell(g, "adds-tax", p, count=count)


async def learn(g: Game, p: Player, count: int) -> None:
    """Future Schemes go to the discard pile; for each that is missing, 1 Silver. [S4.1]"""
    for _ in range(count):
        if g.futures:
            card = g.futures.pop()
            g.schemed.append(card)
            g.learnt.append(card)
            tell(g, "learns", p, card=card)
        else:
            gain_silver(p, 1)


async def take_tax(g: Game, p: Player, most: int) -> None:
    """Tax goes back to the supply and counts as Silver; read the other way, the Informant adds it. [S8.1, D21]"""
    if p.opponent is INFORMANT and most == 2 and g.informant_tax == "add":
        g.tax += most
        tell(g, "adds-tax", p, count=most)
        return
    count = min(most, g.tax)
    tell(g, "raids", p, count=count)
    g.tax -= count
    gain_silver(p, count)


async def remove_apprentices(g: Game, p: Player, count: int) -> None:
    """Both cards of the marker's column go under the pile; an empty column passes it on. [S8.1, S3.4]"""
    for offset in range(len(GOODS)):
        column = (p.marker + offset) % len(GOODS)
        gone = [row[column] for row, _ in rows(g) if column < len(row)]
        if remove(g, column):
            tell(g, "removes", p, cards=gone)
            refill(g)
            return


async def contribute(g: Game, p: Player, count: int) -> None:
    """A good from the supply, chosen by the marker, the next to the right if it lies there already. [S3.3, S3.4]"""
    if g.court is None:
        return
    for offset in range(len(GOODS)):
        good = TRACK.goods[(p.marker + offset) % len(GOODS)]
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
        good = TRACK.goods[(p.marker + offset) % len(GOODS)]
        for wonder in g.wonders:
            if wonder.good == good and p.influence >= wonder.influence and p.marble >= marble_for(p.opponent, wonder):
                return wonder
    return None


async def build_wonder(g: Game, p: Player, count: int) -> None:
    """Pay Influence and Marble, add the Tax from the supply, gain 2 Virtue, place the token. [S5.3]"""
    wonder = next_wonder(g, p)
    assert wonder is not None and p.opponent is not None
    p.influence -= wonder.influence
    p.marble -= marble_for(p.opponent, wonder)
    g.tax += wonder.tax
    take_wonder(g, p, wonder)
    await gain_virtue(g, p, WONDER_VIRTUE)
    put_token(g, p, wonder, next(place for place in p.opponent.tokens if owner_at(g, place) is None))
    await informed(g, p)


def can_step(g: Game, p: Player) -> bool:
    """Whether its next Cathedral level has a free space. [S5.5]"""
    return p.level < TOP_LEVEL and level_free(g, p.level + 1)


async def step(g: Game, p: Player, count: int) -> None:
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


async def jail(g: Game, p: Player, count: int) -> None:
    """Send captured Workers to Prison; the Enforcer gains a Marble. [S9.2]"""
    if any(p.captured):
        await imprison(g, p)
        if p.opponent is ENFORCER:
            p.marble += 1


async def guard(g: Game, p: Player, count: int) -> None:
    """Guardhouse actions by priority; the last two repeat. [S7.1, S7.2]"""
    for _ in range(count):
        due = next((action for action in TRACK.guardhouse if DUE[action](g, p)), "")
        if due == "release":
            release(g, p)
        elif due == "imprison":
            await jail(g, p, 1)
        elif due == "ransom":
            await add_tax(g, p, RANSOM_TAX)
            ransom(g, p)
        elif p.unpaid:
            await add_tax(g, p, DEBT_TAX)
            await pay_debt(g, p)
        else:
            await learn(g, p, 1)


DUE: Final[dict[str, Callable[[Game, Player], bool]]] = {  # whether there is anything to do [S7.2]
    "release": lambda g, p: p.prison > 0,
    "imprison": lambda g, p: any(p.captured),
    "ransom": held_elsewhere,
}
CONDITIONS: Final[dict[str, Callable[[Game, Player, int], bool]]] = {  # [S8.2]
    "prison": lambda g, p, least: p.prison >= least,
    "captured": lambda g, p, least: sum(p.captured) >= least,
    "tax": lambda g, p, least: g.tax >= least,
    "group": lambda g, p, least: any(q.at[place.key] >= least for q in humans(g) for place in OPEN),
    "influence": lambda g, p, most: p.influence <= most,
    "leads": lambda g, p, least: leads_at_princess(g, p),
    "raise": lambda g, p, least: next_wonder(g, p) is not None or can_step(g, p),
    "cathedral-virtue": lambda g, p, most: can_step(g, p) and p.virtue <= most,
    "cathedral-late": lambda g, p, least: can_step(g, p) and not g.futures,
    "stack": lambda g, p, least: False,  # only with Age of Artisans [X1.1]
}
POSSIBLE: Final[dict[str, Callable[[Game, Player, int], bool]]] = {  # what cannot always be done
    "wonder": lambda g, p, n: next_wonder(g, p) is not None,
    "cathedral": lambda g, p, n: can_step(g, p),
    "imprison": lambda g, p, n: any(p.captured),
    "marble-each-two": lambda g, p, n: n >= 2,
}
GAINED: Final = ("virtue", "influence", "silver", "marble")
LOTS: Final = {"silver-each": 1, "captures": 1, "guard": 1, "marble-each-two": 2}  # for so many of its Workers each
EFFECTS: Final[
    dict[str, Callable[[Game, Player, int], Coroutine[Any, Any, None]]]
] = {  # "reveal" is for the turn [S8.1]
    "silver-each": silver,
    "marble-each-two": marble,
    "contribute": contribute,
    "scheme": learn,
    "add-tax": add_tax,
    "take-tax": take_tax,
    "remove-apprentices": remove_apprentices,
    "captures": captures,
    "imprison": jail,
    "guard": guard,
    "wonder": build_wonder,
    "cathedral": step,
}
