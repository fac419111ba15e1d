"""Works of Wonder: contributing at the Princess, raising the five Wonders. [W4, W6]"""

from __future__ import annotations

from stavitel.kernel import Move, Reason, choose, move, tell

from .cards import LOTHAIRE, THERESE, WONDER_CARDS, WONDER_VIRTUE
from .gains import gain, gain_virtue
from .payment import affordable, pay_goods, tax_due
from .pieces import GOODS, Cost, Gain, Location, Wonder
from .places import LOCATION, LOCATIONS, TOKEN_PLACES
from .table import Game, Player

RAISE = {wonder: move("raise", wonder) for wonder in WONDER_CARDS}
TOKEN_AT = {place: move("token", place) for place in LOCATIONS}
GIVE = {good: move("contribute", good) for good in GOODS}
LATER, NOTHING = move("contribute-later"), move("contribute-nothing")


def holds(p: Player, good: str) -> bool:
    """Whether the player has a good to lay down; Therese's Gold and Marble are one. [W4.1, R45]"""
    if p.board is THERESE and good in ("gold", "marble"):
        return p.gold + p.marble > 0
    return bool(getattr(p, good))


def can_contribute(g: Game, p: Player) -> bool:
    """Whether a good of the player fits an empty symbol. [W4.1]"""
    if g.court is None:
        return False
    given = g.given
    return any(good not in given and holds(p, good) for good in GOODS)


async def contribute(g: Game, p: Player, topic: str) -> bool:
    """Lay one good on the contribution card and gain what is printed under it, or not (yet). [W3.1, W4.1]"""
    options: list[Move] = [GIVE[good] for good in GOODS if good not in g.given and holds(p, good)]
    options.append(LATER if topic == "contribute-before" else NOTHING)
    pick = await choose(p, topic, options, refused=lambda: refused_gifts(g, p))
    if pick is LATER or pick is NOTHING:
        return False
    good: str = pick.thing
    spent = good
    if not getattr(p, good):
        spent = "marble" if good == "gold" else "gold"
    setattr(p, spent, getattr(p, spent) - 1)
    tell(g, "contributes", p, good=good)
    await lay(g, p, good)
    return True


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


def refused_gifts(g: Game, p: Player) -> list[tuple[Move, Reason]]:
    """Why a good cannot be contributed. [W4.1]"""
    return [
        (
            GIVE[good],
            Reason("already-given", "W4.1", good=good) if good in g.given else Reason("no-good", "W4.1", good=good),
        )
        for good in GOODS
    ]


def wonder_cost(g: Game, p: Player, wonder: Wonder) -> Cost:
    """The goods still to pay, less what lies on the card. [W6.2, R47]"""
    amount = max(0, wonder.amount - g.offered.get(wonder.good, 0))
    if p.board is LOTHAIRE and wonder.good in ("wood", "stone"):
        amount = max(0, amount - 1)
    return Cost(**{wonder.good: amount})


def can_raise(g: Game, p: Player, wonder: Wonder) -> bool:
    """Whether the player can complete a Wonder. [W6.2]"""
    if p.influence < wonder.influence or p.silver < tax_due(p, wonder.tax):
        return False
    return affordable(g, p, wonder_cost(g, p, wonder), wonder.influence)


def refused_wonder(g: Game, p: Player, wonder: Wonder) -> Reason:
    """Why the player cannot complete a Wonder. [W6.2]"""
    if p.influence < wonder.influence:
        return Reason("wonder-influence", "W6.2", needs=wonder.influence, has=p.influence)
    if p.silver < tax_due(p, wonder.tax):
        return Reason("wonder-tax", "W6.2", needs=tax_due(p, wonder.tax), has=p.silver)
    needs = sum(wonder_cost(g, p, wonder))
    return Reason("wonder-goods", "W6.2", needs=needs, has=getattr(p, wonder.good), good=wonder.good)


async def raise_wonder(g: Game, p: Player, wonder: Wonder) -> None:
    """Pay goods, Influence and Tax; take the card, gain 2 Virtue, place the token. [W6.2, W6.3, W6.4]"""
    await pay_goods(g, p, wonder_cost(g, p, wonder), wonder.influence)
    due = tax_due(p, wonder.tax)
    p.influence -= wonder.influence
    p.silver -= due
    g.tax += due
    take_wonder(g, p, wonder)
    await gain_virtue(g, p, WONDER_VIRTUE)
    options = [TOKEN_AT[place] for place in free_places(g)]
    pick = await choose(p, "place-token", options, refused=lambda: refused_places(g))
    put_token(g, p, wonder, pick.thing)


def take_wonder(g: Game, p: Player, wonder: Wonder) -> None:
    """The Wonder joins the player's Buildings; goods on it go to the supply. [W6.3]"""
    g.wonders.remove(wonder)
    g.offered[wonder.good] = 0
    p.buildings.append(wonder)
    tell(g, "raises", p, card=wonder)


def free_places(g: Game) -> list[Location]:
    """Locations where a Wonder may still be put. [W6.3]"""
    return [place for place in TOKEN_PLACES if not any(place.key in q.tokens for q in g.players)]


def refused_places(g: Game) -> list[tuple[Move, Reason]]:
    """Why a Wonder cannot be put somewhere. [W6.3]"""
    found = [(TOKEN_AT[place], Reason("token-never", "W6.3")) for place in LOCATIONS if place not in TOKEN_PLACES]
    for q in g.players:
        found += [(TOKEN_AT[LOCATION[key]], Reason("token-taken", "W6.3", who=q)) for key in q.tokens]
    return found


def put_token(g: Game, p: Player, wonder: Wonder, place: Location) -> None:
    """The Wonder's token stands at a location from now on."""
    p.tokens[place.key] = wonder
    tell(g, "puts-token", p, card=wonder, place=place)
