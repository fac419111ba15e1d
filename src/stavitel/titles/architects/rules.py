"""The first hires, the draft, turns and the final round. [A2.9, A3, A13.1, W1.5]"""

from __future__ import annotations

from collections.abc import Coroutine
from random import Random as Dice
from typing import Any

from stavitel.kernel import Move, Offer, choose, choose_some, everyone, move, offer, tell
from stavitel.titles.architects.apprentices import Hire, face_up, refill
from stavitel.titles.architects.cards import HAND_LIMIT, TRACK
from stavitel.titles.architects.gains import discard, draw, hire, hire_effects, sink
from stavitel.titles.architects.kinds import Building
from stavitel.titles.architects.places import BLACK_MARKET, OPEN, SPACES
from stavitel.titles.architects.placing import BUILD, place_worker, placements
from stavitel.titles.architects.reset import reset
from stavitel.titles.architects.scoring import finish
from stavitel.titles.architects.setup import deal_packets
from stavitel.titles.architects.solo import opponent_turn
from stavitel.titles.architects.table import Game, Player, counting, humans

TAKE_BACK = {place.key: move("take-back", place) for place in OPEN}
TAKE_MARKET = {space: move("take-back-market", space) for space in SPACES}
TAKE_PRISON = move("take-back", "prison")
TAKE_SEAT = tuple(move("take-back-from", at=seat) for seat in range(7))


def next_step(g: Game) -> Coroutine[Any, Any, None] | None:
    """What comes next."""
    if g.phase == "play":
        p = g.players[g.current]
        return turn(g, p) if p.opponent is None else opponents_turn(g, p)
    if g.phase == "hire":
        return first_hire(g)
    if g.phase == "draft":
        return draft(g)
    return finish(g) if g.phase == "finish" else None


async def first_hire(g: Game) -> None:
    """In reverse turn order everybody hires an Apprentice free; only then the rows are refilled. [W1.5]"""
    people = [g.players[seat] for seat in g.order if g.players[seat].opponent is None]
    p = people[-1 - g.round]
    pick: Hire = await choose(p, "first-hire", offer(g, p, face_up(g), effects=hire_effects))
    accounts = counting(g, g.players)
    await hire(g, p, pick.thing, slide=False)
    accounts.tell()
    g.round += 1
    if g.round == len(people):
        refill(g)
        deal_packets(g)
        g.phase = "draft"
        g.round = 0


async def draft(g: Game) -> None:
    """Keep one card, pass the rest to the left, until three are kept; the fourth goes under the pile. [A2.9]"""
    people = humans(g)
    if len(people) == 1:
        await solo_draft(g, people[0])
        g.round = 3
    else:
        for p, kept in zip(people, await everyone(g, pick_building, people), strict=True):
            p.packet.remove(kept)
            p.hand.append(kept)
        g.round += 1
        packets = [p.packet for p in people]
        if g.round < 3:
            for p in people:
                p.passed += p.packet
                p.packet = packets[p.seat - 1]
        else:
            for p in people:
                sink(g, p, p.packet.pop())
    if g.round == 3:
        for p in people:
            if p.board is not None:
                draw(g, p, p.board.extra)  # [A2.10]
        g.phase = "play"
        g.round = 0


async def pick_building(g: Game, p: Player) -> Building:
    """Keep one Building card of the packet. [A2.9]"""
    return await choose(p, "draft-building", p.packet)


async def solo_draft(g: Game, p: Player) -> None:
    """Keep three of five Building cards. [S1.4]"""
    kept = await choose_some(p, "keep-three", p.packet, 3, 3)
    for card in kept:
        p.packet.remove(card)
        p.hand.append(card)
    for card in p.packet:
        sink(g, p, card)
    p.packet.clear()


async def turn(g: Game, p: Player) -> None:
    """Place exactly one Worker and resolve the visit; then a waiting reset and the hand limit. [A3.1, A3.5]"""
    begin_turn(g, p)
    accounts = counting(g, [p] if p.workers else ())  # to take a Worker back brings nothing
    if p.workers:
        pick: Move = await choose(p, "place", placements(g, p))
        if pick is BUILD:
            accounts.include(g.players)  # some Buildings bring something to everybody
        await place_worker(g, p, pick)
    else:
        await take_back(g, p)
    if g.reset_by >= 0:
        accounts.include(g.players)
        await reset(g)
    if len(p.hand) > HAND_LIMIT:
        surplus = len(p.hand) - HAND_LIMIT
        for card in await choose_some(p, "hand-limit", p.hand, surplus, surplus):
            discard(g, p, card)
    accounts.tell()
    end_turn(g)


async def opponents_turn(g: Game, p: Player) -> None:
    """The printed opponent's turn. [S2.2]"""
    begin_turn(g, p)
    accounts = counting(g, g.players)
    marker = p.marker
    await opponent_turn(g, p)
    accounts.tell()
    if p.marker != marker:
        tell(g, "marker", p, good=TRACK.goods[p.marker])
    end_turn(g)


def begin_turn(g: Game, p: Player) -> None:
    """Head the log: the round where it begins, and whose turn it is. [A3.1, A13.1]"""
    if p.seat == g.order[0]:
        g.round += 1
        tell(g, "round", number=g.round)
    tell(g, "turn" if g.final < 0 else "last-turn", p)


def end_turn(g: Game) -> None:
    """The next player is on; after the final round the game ends. [A13.1]"""
    for p in g.players:
        p.credit = 0  # an unused half of a discount expires [W2.4]
    g.princess_robbed = g.profiteer_robbed = False
    g.current = g.order[(g.order.index(g.current) + 1) % len(g.order)]
    if g.final > 0:
        g.final -= 1
        if g.final == 0:
            g.phase = "finish"


async def take_back(g: Game, p: Player) -> None:
    """Without an available Worker the turn is to take one back; first from open locations. [A3.2]"""
    pick: Move
    if any(p.at.values()):
        pick = await choose(p, "take-back", Offer(g, p, later=list_open, lot=draw_open))
    else:
        options = elsewhere(g, p)
        if not options:
            return
        pick = await choose(p, "take-back", options)
    if pick is TAKE_PRISON:
        p.prison -= 1
    elif pick.verb == "take-back-from":
        g.players[pick.at].captured[p.seat] -= 1
        tell(g, "takes-back-from", p, owner=g.players[pick.at])
    elif pick.verb == "take-back-market":
        del g.market[pick.thing]
    else:
        p.at[pick.thing.key] -= 1
    p.workers += 1
    if pick.verb != "take-back-from":
        tell(g, "takes-back", p, place=BLACK_MARKET if pick.verb == "take-back-market" else pick.thing)


def list_open(made: Offer) -> None:
    """File the open locations with own Workers. [A3.2]"""
    p: Player = made.p
    for place, count in p.at.items():
        if count:
            made.allow(TAKE_BACK[place])


def draw_open(made: Offer, dice: Dice) -> Move | None:
    """One of these by lot: any open location, until it is one with an own Worker."""
    p: Player = made.p
    counts = [*p.at.values()]
    if len(counts) - counts.count(0) < 2:
        return None  # there is nothing to choose
    places = [*p.at]
    while True:
        number = int(dice.random() * len(places))
        if counts[number]:
            return TAKE_BACK[places[number]]


def elsewhere(g: Game, p: Player) -> list[Move]:
    """What can be taken back where no open location holds a Worker: from Prison and boards, else the market. [R72]"""
    options = [TAKE_PRISON] if p.prison else []
    options += [TAKE_SEAT[q.seat] for q in g.players if q.captured[p.seat]]
    return options or [TAKE_MARKET[space] for space in SPACES if g.market.get(space) == p.seat]
