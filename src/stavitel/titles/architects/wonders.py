"""Works of Wonder: contributing at the Princess, raising the five Wonders. [W4, W6]"""

from __future__ import annotations

from functools import cache
from typing import Any

from stavitel.kernel import Move, Reason, choose, move, offer, tell
from stavitel.titles.architects.cards import LOTHAIRE, THERESE, WONDER_CARDS, WONDER_VIRTUE
from stavitel.titles.architects.effects import Effects, brought, felt, spent
from stavitel.titles.architects.gains import gain, gain_virtue
from stavitel.titles.architects.kinds import GOODS, Cost, Gain, Wonder
from stavitel.titles.architects.payment import affordable, pay_goods, tax_due
from stavitel.titles.architects.places import LOCATIONS, Location
from stavitel.titles.architects.table import Game, Player

RAISE = {wonder: move("raise", wonder) for wonder in WONDER_CARDS}
TOKEN_AT = {place: move("token", place) for place in LOCATIONS}
GIFTS = tuple(move("contribute", good) for good in GOODS)
OTHER = {"gold": "marble", "marble": "gold"}  # for Therese [R45]
LATER, NOTHING = move("contribute-later"), move("contribute-nothing")


def holds(p: Player, good: str) -> bool:
    """Whether the player has a good to lay down; Therese's Gold and Marble are one. [W4.1, R45]"""
    if p.board is THERESE and good in ("gold", "marble"):
        return p.gold + p.marble > 0
    return bool(getattr(p, good))


def why_not_give(g: Game, p: Player, pick: Any) -> Reason | None:
    """Why a good cannot be contributed. [W4.1]"""
    if pick.thing in g.given:
        return ALREADY_GIVEN
    return None if holds(p, pick.thing) else NO_SUCH_GOOD


ALREADY_GIVEN = Reason("already-given", "W4.1", good=lambda g, p, pick: pick.thing)
NO_SUCH_GOOD = Reason("no-good", "W4.1", good=lambda g, p, pick: pick.thing)


def can_contribute(g: Game, p: Player) -> bool:
    """Whether a good of the player fits an empty symbol. [W4.1]"""
    if g.court is None:
        return False
    given = g.given
    return any([good not in given and holds(p, good) for good in GOODS])


async def contribute(g: Game, p: Player, topic: str) -> Move:
    """Lay one good on the contribution card and gain what is printed under it, or not (yet). [W3.1, W4.1]"""
    gifts = offer(g, p, GIFTS, why_not_give, gift_effects)
    if topic == "contribute-before":
        gifts.allow(LATER)
    gifts.allow(NOTHING)
    pick: Move = await choose(p, topic, gifts)
    if pick is LATER or pick is NOTHING:
        return pick
    good: str = pick.thing
    given = good if getattr(p, good) else OTHER[good]
    setattr(p, given, getattr(p, given) - 1)
    tell(g, "contributes", p, good=good)
    await lay(g, p, good)
    return pick


def gift_effects(g: Game, p: Player, pick: Any) -> Effects:
    """What a contribution costs and brings."""
    if pick is LATER or pick is NOTHING:
        return ()
    good: str = pick.thing
    return felt(g, p, (good if getattr(p, good) else OTHER[good], -1), *brought(printed_under(g, good)))


async def lay(g: Game, p: Player, good: str) -> None:
    """A good comes to lie on its symbol; the fifth sets off a reset. [W4.1, W4.2]"""
    assert g.court is not None
    g.given.append(good)
    await gain(g, p, printed_under(g, good))
    if len(g.given) == len(GOODS):
        g.reset_by = p.seat


def printed_under(g: Game, good: str) -> Gain:
    """The rewards of a symbol on the current contribution card."""
    rewards: Gain = getattr(g.court, good)
    return rewards


def wonder_cost(g: Game, p: Player, wonder: Wonder) -> Cost:
    """The goods still to pay, less what lies on the card. [W6.2, R47]"""
    amount = max(0, wonder.amount - g.offered.get(wonder.good, 0))
    if p.board is LOTHAIRE and wonder.good in ("wood", "stone"):
        amount = max(0, amount - 1)
    return cost_in(wonder.good, amount)


@cache
def cost_in(good: str, amount: int) -> Cost:
    """So much of one good, as a cost."""
    return Cost(**{good: amount})


def why_not_raise(g: Game, p: Player, wonder: Wonder) -> Reason | None:
    """Why the player cannot complete a Wonder. [W6.2]"""
    if p.influence < wonder.influence:
        return NO_INFLUENCE
    if p.silver < tax_due(p, wonder.tax):
        return NO_TAX
    return None if affordable(g, p, wonder_cost(g, p, wonder), wonder.influence) else NO_GOODS


def raised(g: Game, p: Player, wonder: Wonder) -> Effects:
    """What completing a Wonder costs and brings; its card counts at the end. [W6.2, W6.3]"""
    return (
        *spent(p, wonder_cost(g, p, wonder)),
        ("influence", -wonder.influence),
        ("silver", -tax_due(p, wonder.tax)),
        ("points", wonder.vp),
        ("virtue", WONDER_VIRTUE),
    )


NO_INFLUENCE = Reason(
    "wonder-influence", "W6.2", needs=lambda g, p, pick: pick.thing.influence, has=lambda g, p, pick: p.influence
)
NO_TAX = Reason(
    "wonder-tax", "W6.2", needs=lambda g, p, pick: tax_due(p, pick.thing.tax), has=lambda g, p, pick: p.silver
)
NO_GOODS = Reason(
    "wonder-goods",
    "W6.2",
    needs=lambda g, p, pick: sum(wonder_cost(g, p, pick.thing)),
    has=lambda g, p, pick: getattr(p, pick.thing.good),
    good=lambda g, p, pick: pick.thing.good,
)


async def raise_wonder(g: Game, p: Player, wonder: Wonder) -> None:
    """Pay goods, Influence and Tax; take the card, gain 2 Virtue, place the token. [W6.2, W6.3, W6.4]"""
    await pay_goods(g, p, wonder_cost(g, p, wonder), wonder.influence)
    due = tax_due(p, wonder.tax)
    p.influence -= wonder.influence
    p.silver -= due
    g.tax += due
    take_wonder(g, p, wonder)
    await gain_virtue(g, p, WONDER_VIRTUE)
    pick: Move = await choose(p, "place-token", offer(g, p, tuple(TOKEN_AT.values()), why_not_stand))
    put_token(g, p, wonder, pick.thing)


def take_wonder(g: Game, p: Player, wonder: Wonder) -> None:
    """The Wonder joins the player's Buildings; goods on it go to the supply. [W6.3]"""
    g.wonders.remove(wonder)
    g.offered[wonder.good] = 0
    p.buildings.append(wonder)
    tell(g, "raises", p, card=wonder)


def why_not_stand(g: Game, p: Player, pick: Any) -> Reason | None:
    """Why a Wonder cannot be put at a location. [W6.3]"""
    place: Location = pick.thing
    if not place.wonder_allowed:
        return TOKEN_NEVER
    return None if owner_at(g, place) is None else TOKEN_TAKEN


def owner_at(g: Game, place: Location) -> Player | None:
    """Whose Wonder stands at a location."""
    return next((q for q in g.players if place.key in q.tokens), None)


TOKEN_NEVER = Reason("token-never", "W6.3")
TOKEN_TAKEN = Reason("token-taken", "W6.3", who=lambda g, p, pick: owner_at(g, pick.thing))


def put_token(g: Game, p: Player, wonder: Wonder, place: Location) -> None:
    """The Wonder's token stands at a location from now on."""
    p.tokens[place.key] = wonder
    tell(g, "puts-token", p, card=wonder, place=place)
