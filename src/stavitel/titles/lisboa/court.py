"""The royal court: visiting a noble, and joining a visit. [L11]"""

from __future__ import annotations

from random import Random as Dice

from stavitel.kernel import Move, Offer, Reason, by_lot, choose, move, offer, tell
from stavitel.kernel.questions import Effects
from stavitel.titles.lisboa import foresight
from stavitel.titles.lisboa.cards import FAVOR
from stavitel.titles.lisboa.effects import fee_effects, tile_effects, way_effects
from stavitel.titles.lisboa.gains import STRANDS, answer_tiles, did, meetings, return_favor
from stavitel.titles.lisboa.kinds import NOBLE_ACTION, NOBLE_OF, STATE_ACTIONS
from stavitel.titles.lisboa.noble_actions import impossible, noble_action
from stavitel.titles.lisboa.payment import Purse, after_audience, after_fee, fee, fee_ways, pay_fee
from stavitel.titles.lisboa.state_actions import meet_cardinal, state_action, state_effects, unavailable
from stavitel.titles.lisboa.table import Lisboa, Player

SKIP = move("skip")
STAY = move("stay")
STATE_MOVES = {action: move("state", action) for actions in STATE_ACTIONS.values() for action in actions}
JOIN_MOVES = {
    action: move("join", action)
    for noble, actions in STATE_ACTIONS.items()
    for action in (NOBLE_ACTION[noble], *actions)
}
STRANDS_VISIT = Reason("strands-visit", "L11.2")
VISIT_PRICE = Reason(
    "visit-price",
    "L11.5",
    need=lambda g, p, option: fee(g, p, option.thing.kind),
    influence=lambda g, p, option: p.influence,
    wigs=lambda g, p, option: p.wigs,
)


# Visits [L11.1]


def unvisitable(g: Lisboa, p: Player, noble: str) -> Reason | None:
    """Why a noble cannot be visited, or None. [L11.2, L2.8]"""
    purses = after_audience(p, fee(g, p, noble))
    return impossible(g, p, noble, purses, True) if purses else VISIT_PRICE


async def visit(g: Lisboa, p: Player, noble: str) -> None:
    """Pay, perhaps a state action of this noble, then his noble action; the others may join. [L11.1, L11.3]"""
    g.visited = noble
    did(g, p, f"visit_{noble}")
    tell(g, "visits", p, noble=noble)
    ways = fee_ways(p, fee(g, p, noble))
    if len(ways) == 1:
        pay_fee(g, p, ways[0])  # or the visit would not have been offered
    else:
        pay_fee(g, p, await choose(p, "pay-visit", offer(g, p, ways, strands_visit, way_effects)))
    await free_state_action(g, p, noble)
    await noble_action(g, p, noble)
    await answer_tiles(g, p, "on_visit")
    g.joiners = [other.seat for other in g.others(p) if FAVOR[noble] in other.favors]


def strands_visit(g: Lisboa, p: Player, way: Move) -> Reason | None:
    """Whether paying so would leave the noble action impossible. [L11.2, L2.8]"""
    return None if impossible(g, p, g.visited, (after_fee(p, way),), True) is None else STRANDS


async def free_state_action(g: Lisboa, p: Player, noble: str) -> None:
    """One of the noble's two state actions without a good, or none. [L11.1]"""
    at_ease = noble != "king" or foresight.at_ease(g, p)
    openable = at_ease or foresight.can_open(g, p, foresight.means(g, p))  # else only the cardinal can make it so
    made = Offer(g, p, free_effects)
    for action in STATE_ACTIONS[noble]:
        why = unavailable(g, p, action)
        if why is None and not at_ease:
            if action == "cardinal":
                helpful = any(strands_opening(g, p, way) is None for way in meetings(g, p, 1, 2))
            else:
                helpful = openable
            why = None if helpful else STRANDS_VISIT
        made.add(STATE_MOVES[action], why)
    if openable and not made.options:
        return
    made.add(SKIP, None if openable else STRANDS_VISIT)
    chosen: Move = await choose(p, "free-state-action", made)
    if chosen is STATE_MOVES["cardinal"]:
        await meet_cardinal(g, p, None if at_ease else strands_opening)
    elif chosen is not SKIP:
        await state_action(g, p, chosen.thing)


def free_effects(g: Lisboa, p: Player, option: Move) -> Effects:
    """What a state action without a good for the noble costs and brings."""
    return () if option is SKIP else state_effects(g, p, option.thing)


def strands_opening(g: Lisboa, p: Player, meeting: Move) -> Reason | None:
    """Whether after a meeting with the cardinal no building could be opened. [L11.2, L2.8]"""
    return None if foresight.can_open(g, p, foresight.after(g, p, foresight.means(g, p), meeting)) else STRANDS


# Joining [L11.3]


def joins(g: Lisboa, p: Player) -> Offer:
    """What a player can do by joining, and to stay away. [L11.3, L11.8]"""
    return Offer(g, p, join_effects, later=list_joins, lot=draw_join)


def list_joins(made: Offer) -> None:
    """File what a player can do by joining, unless the price is too high, and to stay away. [L11.3, L11.8]"""
    if join_purses(made.g, made.p):
        made.each(actions_of(made.g.visited), why_not_join)
    made.allow(STAY)


def draw_join(made: Offer, dice: Dice) -> Move | None:
    """One of these by lot."""
    if not join_purses(made.g, made.p):
        return None
    drawn: Move | None = by_lot(made, dice, actions_of(made.g.visited), why_not_join, STAY)
    return drawn


def actions_of(noble: str) -> list[Move]:
    """The three actions of a noble, his noble action first."""
    return [JOIN_MOVES[action] for action in (NOBLE_ACTION[noble], *STATE_ACTIONS[noble])]


def join_purses(g: Lisboa, p: Player) -> tuple[Purse, ...]:
    """What a player would have left after each way to pay for a join; nothing if the price is too high. [L11.3]"""
    return after_audience(p, fee(g, p, g.visited, joining=True))


def why_not_join(g: Lisboa, p: Player, join: Move) -> Reason | None:
    """Why an action cannot be done by joining, or None; the favor given back may be taken again. [L11.3, L2.8]"""
    action: str = join.thing
    if action in NOBLE_OF:
        return None if action == "favor" else unavailable(g, p, action)
    return impossible(g, p, g.visited, join_purses(g, p))


def join_effects(g: Lisboa, p: Player, option: Move) -> Effects:
    """The favor and the price of a join, and what its action brings as far as that is certain."""
    if option is STAY:
        return ()
    action: str = option.thing
    brings: Effects = ()
    if action == "decree":
        brings = ("decrees", 1), *tile_effects(g, p, "on_decree")
    elif action in NOBLE_OF:
        brings = state_effects(g, p, action)
    price = fee_effects(g, p, fee(g, p, g.visited, joining=True))
    return ("favors", -1), *price, *brings, *tile_effects(g, p, "on_join")


def join_ways(g: Lisboa, p: Player, noble: str, action: str) -> Offer:
    """The ways to pay for a join that leave its action possible. [L11.3, L2.8]"""
    ways = fee_ways(p, fee(g, p, noble, joining=True))
    return offer(g, p, ways, strands_join if action == NOBLE_ACTION[noble] else None, way_effects)


def strands_join(g: Lisboa, p: Player, way: Move) -> Reason | None:
    """Whether paying so would leave the noble action impossible. [L11.3, L2.8]"""
    return None if impossible(g, p, g.visited, (after_fee(p, way),)) is None else STRANDS


async def offer_join(g: Lisboa, p: Player) -> None:
    """Give the favor back, pay, and do one of the noble's three actions; or stay away. [L11.3, L11.8]"""
    chosen: Move = await choose(p, "join-visit", joins(g, p))
    if chosen is STAY:
        return
    noble = g.visited
    action: str = chosen.thing
    return_favor(g, p, noble)
    did(g, p, "join")
    tell(g, "joins", p, noble=noble, action=action)
    ways = fee_ways(p, fee(g, p, noble, joining=True))
    if len(ways) == 1:
        pay_fee(g, p, ways[0])
    else:
        pay_fee(g, p, await choose(p, "pay-join", join_ways(g, p, noble, action)))
    if action == NOBLE_ACTION[noble]:
        await noble_action(g, p, noble)
    else:
        await state_action(g, p, action)
    await answer_tiles(g, p, "on_join")
