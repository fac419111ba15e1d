"""Placing a Worker: where one may go, and the visit it begins. [A3.1, A3.3]"""

from __future__ import annotations

from collections.abc import Coroutine
from random import Random as Dice
from typing import Any

from stavitel.kernel import Move, Offer, Reason, tell
from stavitel.titles.architects.black_market import PLACE_MARKET, black_market, deal_effects, why_not_deal
from stavitel.titles.architects.buildings import can_build, guildhall, projects
from stavitel.titles.architects.effects import Effects, agreed
from stavitel.titles.architects.locations import PLACE, visit, visit_effects, why_not_enter
from stavitel.titles.architects.places import GUILDHALL, OPEN, TAX_STAND, Location
from stavitel.titles.architects.table import Game, Player

ALWAYS = {PLACE[place].key: PLACE[place] for place in OPEN if place is not TAX_STAND}
RAID, BUILD = PLACE[TAX_STAND], PLACE[GUILDHALL]
MARKET_SPACES = tuple(PLACE_MARKET.values())
PLACES = (*ALWAYS.values(), RAID, *MARKET_SPACES, BUILD)
NOTHING_TO_BUILD = Reason("nothing-to-build", "A9.2", cards=lambda g, p, pick: len(p.hand))


def placements(g: Game, p: Player) -> Offer:
    """Where the player may place a Worker. [A3.3]"""
    return Offer(g, p, place_effects, later=list_places, lot=draw_place)


def list_places(made: Offer) -> None:
    """File the places that are open to the player. [A3.3]"""
    g: Game = made.g
    p: Player = made.p
    made.options.update(ALWAYS)
    made.add(RAID, why_not_enter(g, p, RAID))
    made.each(MARKET_SPACES, why_not_deal)
    made.add(BUILD, None if can_build(g, p) else NOTHING_TO_BUILD)


def draw_place(made: Offer, dice: Dice) -> Move:
    """One of these by lot: any place, until it is one that is open."""
    g: Game = made.g
    p: Player = made.p
    while True:
        drawn = PLACES[int(dice.random() * len(PLACES))]
        if drawn.key in ALWAYS or why_not_place(g, p, drawn) is None:
            return drawn


def why_not_place(g: Game, p: Player, pick: Move) -> Reason | None:
    """Why a Worker cannot be placed, or None. [A3.3]"""
    if pick is BUILD:
        return None if can_build(g, p) else NOTHING_TO_BUILD
    return why_not_enter(g, p, pick) if pick is RAID else why_not_deal(g, p, pick)


def place_effects(g: Game, p: Player, pick: Any) -> Effects:
    """The Worker, and what a placement costs and brings by itself; further questions have effects of their own."""
    if pick.verb == "place-market":
        found = deal_effects(g, p, pick.thing)
    elif pick is BUILD:
        found = agreed(projects(g, p))
    else:
        found = visit_effects(g, p, pick.thing)
    return ("workers", -1), *found


def place_worker(g: Game, p: Player, pick: Move) -> Coroutine[Any, Any, None]:
    """Place the Worker and resolve one visit. [A3.1]"""
    if pick.verb == "place-market":
        return black_market(g, p, pick.thing)
    place: Location = pick.thing
    tell(g, "places", p, place=place)
    return guildhall(g, p) if place is GUILDHALL else visit(g, p, place)
