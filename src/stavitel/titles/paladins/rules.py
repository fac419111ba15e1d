"""Rounds and turns: the rulebook in its own order. [P2.12, P3, P17, P18]"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from stavitel.kernel import Move, choose, everyone, offer, only, tell
from stavitel.titles.paladins import solo
from stavitel.titles.paladins.actions import PASS, PERFORM, turn_options
from stavitel.titles.paladins.board_cards import FAVOUR_SLOTS, ORDER_SLOTS, ROUNDS
from stavitel.titles.paladins.effects import of_free_townsfolk, of_paladin, of_tavern
from stavitel.titles.paladins.kinds import Paladin, Tavern
from stavitel.titles.paladins.rewards import receive, welcome
from stavitel.titles.paladins.setup import fill_outside, fill_town
from stavitel.titles.paladins.table import Game, Player, counting
from stavitel.titles.paladins.workers import keep_three


def next_step(g: Game) -> Coroutine[Any, Any, None] | None:
    """What comes next, from the table alone. [P3]"""
    phase = g.phase
    if phase == "turn":
        p = g.players[g.active]
        return take_turn(g, p) if p.virtual is None else virtual_turn(g, p)
    if phase == "gather":
        return gather(g, g.players[g.active])
    if phase == "set-up":
        return first_recruit(g, g.players[g.active])
    if phase == "open":
        return open_round(g)
    if phase == "paladins":
        return choose_paladins(g)
    return close_round(g) if phase == "close" else None


async def first_recruit(g: Game, p: Player) -> None:
    """From the right of the start player round to the start player, each takes a townsfolk. [P2.12, P2.13]"""
    row = [card for card in g.town if card is not None]
    accounts = counting(g, [p])
    await welcome(g, p, await choose(p, "first-townsfolk", offer(g, p, row, effects=of_free_townsfolk)))
    accounts.tell()
    if p.seat == g.start:
        fill_town(g)
        g.phase = "open"
    else:
        g.active = (p.seat - 1) % g.humans


async def open_round(g: Game) -> None:
    """Start player, King's cards, tavern cards, and three paladins for each. [P3.1-P3.4]"""
    if g.round > 1:
        g.start = (g.start + 1) % g.humans
    tell(g, "round", g.players[g.start], n=g.round)
    if g.round == ROUNDS:
        tell(g, "last-round")
    for slot in ORDER_SLOTS:
        if slot.round == g.round and g.orders_down:
            order = g.orders_down.pop(0)
            g.orders.append(order)
            tell(g, "turns-up", card=order)
            solo.gain_workshop(g, order)
    for favour_slot in FAVOUR_SLOTS:
        if favour_slot.round == g.round and g.favours_down:
            favour = g.favours_down.pop(0)
            g.favours.append(favour)
            tell(g, "turns-up", card=favour)
            solo.gain_scheme(g)
    for _ in range(g.humans + 1):
        if not g.tavern_deck:  # turn up what is left, then shuffle [P3.3]
            g.tavern_deck, g.tavern_discards = g.tavern_discards, []
            g.random.shuffle(g.tavern_deck)
        g.tavern.append(g.tavern_deck.pop())
    for p in g.players:
        if p.virtual is None:
            draw_paladins(p)
        else:
            solo.muster(g, p)
    g.phase = "paladins"


def draw_paladins(p: Player) -> None:
    """Three cards from the top: what was put back, what is unknown, then what was put underneath. [P3.4]"""
    drawn, deck, bottom = p.drawn, p.deck, p.bottom
    drawn += p.top[:3]
    del p.top[:3]
    while deck and len(drawn) < 3:
        drawn.append(deck.pop())
    while bottom and len(drawn) < 3:
        drawn.append(bottom.pop(0))


async def choose_paladins(g: Game) -> None:
    """In secret and at once, each keeps a paladin, puts one on top of the deck and one underneath. [P3.4]"""
    humans = range(g.humans)
    choices = await everyone(g, arrange_paladins, humans)
    for seat, (kept, top) in zip(humans, choices, strict=True):
        p = g.players[seat]
        p.chosen = [kept]
        p.top = [top]
        p.bottom += [card for card in p.drawn if card is not kept and card is not top]
        p.drawn = []
        if g.round == ROUNDS:
            tell(g, "chooses-paladin", p, kept=only(p, kept))
        else:
            tell(g, "arranges-paladins", p, kept=only(p, kept), top=only(p, top))
    g.active = g.start
    g.phase = "gather"


async def arrange_paladins(g: Game, p: Player) -> tuple[Paladin, Paladin]:
    """One paladin to keep, one of the other two for the top of the deck; in the last round any. [P3.4]"""
    kept: Paladin = await choose(p, "keep-paladin", offer(g, p, list(p.drawn), effects=of_paladin), always=True)
    others = [card for card in p.drawn if card is not kept]
    return kept, others[0] if g.round == ROUNDS else await choose(p, "top-paladin", others, always=True)


async def gather(g: Game, p: Player) -> None:
    """Reveal the paladin, take its workers, pick a tavern card and take its workers. [P3.5, P16.2]"""
    if p.paladin is not None:
        p.served.append(p.paladin)
    p.paladin = p.chosen.pop()
    tell(g, "reveals", p, card=p.paladin)
    await receive(g, p, p.paladin.workers)
    card: Tavern = await choose(p, "pick-tavern", offer(g, p, list(g.tavern), effects=of_tavern))
    g.tavern.remove(card)
    g.tavern_taken.append(card)
    tell(g, "hires", p, card=card)
    await receive(g, p, card.workers)
    g.active = (p.seat + 1) % g.humans
    if g.active == g.start:
        await solo.be_suspected(g)
        g.phase = "turn"


async def take_turn(g: Game, p: Player) -> None:
    """One action, or pass. [P3.6]"""
    tell(g, "turn", p)
    accounts = counting(g, [p])
    act: Move = await choose(p, "take-an-action", turn_options(g, p))
    if act is PASS:
        await pass_round(g, p)
    else:
        await PERFORM[act.verb](g, p, act)
    accounts.tell()
    hand_on(g)


async def virtual_turn(g: Game, p: Player) -> None:
    """The virtual player acts by its schemes. [P24.1]"""
    tell(g, "turn", p)
    accounts = counting(g, [p])
    await solo.take_turn(g, p)
    accounts.tell()
    hand_on(g)


async def pass_round(g: Game, p: Player) -> None:
    """Clear the own board, keep up to three workers, and be done for the round. [P17.2, P17.3]"""
    await keep_three(g, p)
    p.placed.clear()
    p.passed = True
    tell(g, "passes", p)


def hand_on(g: Game) -> None:
    """The next player who has not passed is on turn; if all have, the round ends. [P3.6]"""
    after = g.active + 1
    for p in g.players[after:] + g.players[:after]:
        if not p.passed:
            g.active = p.seat
            return
    g.phase = "close"


async def close_round(g: Game) -> None:
    """Trim workers gained after passing; refresh the board, or end the game after round 7. [P17.4, P18]"""
    for p in g.clockwise(g.start):
        await keep_three(g, p)
    if g.round == ROUNDS:
        g.phase = "over"
        tell(g, "game-over")
        return
    discard_from(g, g.town, -1, g.town_discards)
    discard_from(g, g.outsiders, 0, g.outsider_discards)
    if solo.plays_alone(g):  # [P28.2]
        discard_from(g, g.town, -2, g.town_discards)
        discard_from(g, g.outsiders, 1, g.outsider_discards)
    fill_town(g)
    fill_outside(g)
    g.tavern_discards += g.tavern_taken + g.tavern
    g.tavern_taken, g.tavern = [], []
    g.favour_workers.clear()
    for p in g.players:
        p.placed.clear()
        p.passed = False
    g.round += 1
    g.phase = "open"


def discard_from(g: Game, row: list[Any], position: int, discards: list[Any]) -> None:
    """Discard the card at a place of a row, if one lies there. [P18.1, P18.2]"""
    if row[position] is not None:
        tell(g, "leaves-row", card=row[position])
        discards.append(row[position])
        row[position] = None
