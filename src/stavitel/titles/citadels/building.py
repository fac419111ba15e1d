"""Building: what a district costs, what a city may hold, and what being built sets off. [C6]"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final

from stavitel.kernel import Move, Offer, Reason, tell
from stavitel.kernel.questions import Effects
from stavitel.titles.citadels.cards import (
    ACTION_BITS,
    ARCHITECT,
    FACTORY,
    NAVIGATOR,
    QUARRY,
    WIZARD,
)
from stavitel.titles.citadels.districts import WHEN_BUILT
from stavitel.titles.citadels.hands import leaves_openly
from stavitel.titles.citadels.kinds import PURPLE, Action, Building
from stavitel.titles.citadels.moves import BUILD
from stavitel.titles.citadels.table import Citadels, Player, completed

BENDING: Final = FACTORY.bit | QUARRY.bit  # change what may be built, and for how much
ALIKE_WITH_A_QUARRY: Final = 2  # of one name; it may be so with several names [C41.7]
ARCHITECTS_LIMIT: Final = 3  # districts in one turn [C13.3]
BUILDS_NOTHING: Final = Reason("navigator-builds-nothing", "C37")


BUILD_LATER: Final = Reason("action-first", "C5.2")
TOO_DEAR: Final = Reason(
    "too-dear", "C6.1", price=lambda g, p, pick: cost_of(p, pick.things[0]), gold=lambda g, p, pick: p.gold
)


def cost_of(p: Player, card: Building) -> int:
    """What building a card costs; a Factory makes other purple districts cheaper. [C6.1, C41.10]"""
    if card.colour == PURPLE and FACTORY in p.city:
        return card.cost - 1
    return card.cost


def build_moves(g: Citadels, p: Player, stands: int, menu: Offer) -> None:
    """The districts in hand that can be built now; `stands` are the bits of the city. [C6.1, C6.2]"""
    if stands & BENDING or g.turn.character is WIZARD:
        menu.each(districts_in_hand(g, p), why_not_build)
        return
    gold = p.gold  # the test below by its bits: filing what is refused in this walk costs 2.7 % more instructions
    options = menu.options
    no_more = stands | ACTION_BITS
    for card in p.hand:
        if card.cost <= gold and not card.bit & no_more:
            pick = BUILD[card]
            options[pick.key] = pick
    menu.groups.append(NOT_TO_BUILD)


def build_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """The cost of a district, and the points it is worth. [C6.1, C6.3]"""
    card: Building = pick.things[0]
    return (("gold", -cost_of(p, card)), ("points", card.points))


def districts_in_hand(g: Citadels, p: Player) -> list[Move]:
    """What somebody might want to build."""
    return [BUILD[card] for card in p.hand if not isinstance(card, Action)]


def why_build_nothing(g: Citadels, p: Player, pick: Move) -> Reason:
    """Why nothing at all can be built now. [C5.2, C37]"""
    turn = g.turn
    if turn.character is NAVIGATOR:
        return BUILDS_NOTHING
    return Reason("limit-reached", limit_rule(g), n=turn.limit) if turn.acted else BUILD_LATER


def why_not_build(g: Citadels, p: Player, pick: Move) -> Reason | None:
    """Why a card in hand cannot be built. [C6.1, C6.2]"""
    card: Building = pick.things[0]
    return doubled(g, p, card) or (TOO_DEAR if cost_of(p, card) > p.gold else None)


NOT_TO_BUILD: Final = (districts_in_hand, why_not_build)


def limit_rule(g: Citadels) -> str:
    """The rule that sets how many may be built: a Director's, the Architect's, or everybody's."""
    turn = g.turn
    if turn.limit == 1:
        return "C5.2"
    return "C13.3" if turn.limit == ARCHITECTS_LIMIT and turn.character is ARCHITECT else "C24.6"


def doubled(g: Citadels, p: Player, card: Building, without: Building | None = None) -> Reason | None:
    """Why a city may not hold another of the same name. [C6.2, C33, C41.7, R-72]"""
    if card not in p.city or g.turn.character is WIZARD:
        return None
    if QUARRY not in p.city or without is QUARRY:
        return Reason("built-already", "C6.2", card=card)
    return Reason("two-already", "C41.7", card=card) if p.city.count(card) >= ALIKE_WITH_A_QUARRY else None


def build_in_turn(g: Citadels, p: Player, pick: Move) -> Coroutine[Any, Any, None] | None:
    """Build one of the districts that a turn allows. [C5.2]"""
    g.turn.builds += 1
    card: Building = pick.things[0]
    build(g, p, card)
    return WHEN_BUILT[card](g, p) if card in WHEN_BUILT else None


def build(g: Citadels, p: Player, card: Building) -> None:
    """Pay for a district and lay it into the city. [C6.1]"""
    turn = g.turn
    cost = card.cost if card.colour != PURPLE else cost_of(p, card)
    p.gold -= cost
    turn.spent += cost
    turn.built = True
    tell(g, "builds", p, card=card, n=cost)
    lay(g, p, card)


def lay(g: Citadels, p: Player, card: Building) -> None:
    """Let a city grow by a card from hand. [C6.5]"""
    place(g, p, card)
    if len(p.city) >= g.limit:
        completed(g, p)


def place(g: Citadels, p: Player, card: Building) -> None:
    """Move a card from hand to city."""
    leaves_openly(g, p, card)
    p.city.append(card)
    g.idle = False
