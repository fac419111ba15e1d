"""Set-up, rounds and turns: the rulebook in its own order. [P2, P3, P17, P18]"""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any

from stavitel.kernel import Options, Random, choose, everyone, only, tell, tell_changes
from stavitel.titles.paladins import solo
from stavitel.titles.paladins.actions import PASS, PERFORM, possible, refusals
from stavitel.titles.paladins.cards import (
    DEBT,
    FAVOUR_SLOTS,
    FAVOURS,
    ORDER_SLOTS,
    ORDERS,
    OUTSIDERS,
    PALADIN_SETS,
    ROUNDS,
    START_PROVISIONS,
    START_SILVER,
    SUSPICIONS,
    TAVERN,
    TOWNSFOLK,
    WALLS,
    Paladin,
)
from stavitel.titles.paladins.inquisition import full_tax
from stavitel.titles.paladins.rewards import receive, welcome
from stavitel.titles.paladins.table import Game, Player, conserved
from stavitel.titles.paladins.workers import keep_three

TOWN = 5
OUTSIDE = 6


def setup(options: Options, seats: int, random: Random) -> Game:
    """Lay out the main board and the player boards. [P2]"""
    g = Game(
        humans=seats,
        debts=DEBT.copies,
        difficulty=options["difficulty"],
        debt_for_dismiss=options["debt_for_dismiss"],
        free_recruit_may_dismiss=options["free_recruit_may_dismiss"],
        wrap_attribute=options["wrap_attribute"],
    )
    g.random = random
    g.town_deck = shuffled(random, TOWNSFOLK)
    g.outsider_deck = shuffled(random, OUTSIDERS)
    g.tavern_deck = shuffled(random, TAVERN)
    g.wall_deck = shuffled(random, WALLS)
    g.suspicion_deck = shuffled(random, [card for card in SUSPICIONS for _ in range(card.copies)])
    orders = shuffled(random, ORDERS)
    g.orders_down, g.orders_out = orders[: len(ORDER_SLOTS)], orders[len(ORDER_SLOTS) :]
    favours = shuffled(random, FAVOURS)
    g.favours_down, g.favours_out = favours[: len(FAVOUR_SLOTS)], favours[len(FAVOUR_SLOTS) :]
    for seat in range(seats):
        p = Player(seat=seat, silver=START_SILVER.value, provisions=START_PROVISIONS.value)
        p.deck = shuffled(random, PALADIN_SETS[seat])
        g.players.append(p)
    if seats == 1 or options["virtual_player"]:
        solo.sit_down(g, random)
    g.tax = full_tax(g)
    g.town = [None] * TOWN
    fill_town(g)
    g.outsiders = [None] * OUTSIDE
    fill_outside(g)
    g.start = random.below(seats)
    g.active = (g.start - 1) % seats
    return g


def complete(g: Game, given: Mapping[str, Any]) -> None:
    """Fill in what a hand-written position leaves out: players, decks, rows and the tax supply."""
    if not g.players:
        g.players = [Player(seat=seat, silver=START_SILVER.value) for seat in range(g.humans)]
    here = conserved(g)
    for name, cards in (
        ("town_deck", TOWNSFOLK),
        ("outsider_deck", OUTSIDERS),
        ("tavern_deck", TAVERN),
        ("wall_deck", WALLS),
        ("orders_down", ORDERS),
        ("favours_down", FAVOURS),
    ):
        if name not in given:
            setattr(g, name, shuffled(g.random, [card for card in cards if not here[card.key]]))
    if "suspicion_deck" not in given:
        left = [card for card in SUSPICIONS for _ in range(card.copies - here[card.key])]
        g.suspicion_deck = shuffled(g.random, left)
    for down, out, up, slots, filled in (
        (g.orders_down, g.orders_out, g.orders, ORDER_SLOTS, "orders_down" in given),
        (g.favours_down, g.favours_out, g.favours, FAVOUR_SLOTS, "favours_down" in given),
    ):
        room = max(0, len(slots) - len(up))
        if not filled:
            out.extend(down[room:])  # type: ignore[arg-type]
            del down[room:]
    for p, held in zip(g.players, given.get("players", [{}] * len(g.players)), strict=True):
        if p.virtual is None and "deck" not in held:
            p.deck = shuffled(g.random, [card for card in PALADIN_SETS[p.seat] if not here[card.key]])
    if "town" not in given:
        g.town = [None] * TOWN
        fill_town(g)
    if "outsiders" not in given:
        g.outsiders = [None] * OUTSIDE
        fill_outside(g)
    if "tax" not in given:
        g.tax = full_tax(g)
    if "debts" not in given:
        g.debts = DEBT.copies - sum(p.unpaid + p.paid for p in g.players)


def shuffled(random: Random, cards: Any) -> list[Any]:
    """The cards as a deck in random order."""
    deck = list(cards)
    random.shuffle(deck)
    return deck


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
    await welcome(g, p, await choose(p, "first-townsfolk", [card for card in g.town if card is not None]))
    if p.seat == g.start:
        fill_town(g)
        g.phase = "open"
    else:
        g.active = (p.seat - 1) % g.humans


def fill_town(g: Game) -> None:
    """Slide the townsfolk to the right and fill the row from right to left. [P2.13, P18.1]"""
    row = [card for card in g.town if card is not None]
    while len(row) < TOWN and g.town_deck:
        row.insert(0, g.town_deck.pop())
    g.town = [None] * (TOWN - len(row)) + row


def fill_outside(g: Game) -> None:
    """Slide the outsiders to the left and fill the row from left to right. [P18.2]"""
    row = [card for card in g.outsiders if card is not None]
    while len(row) < OUTSIDE and g.outsider_deck:
        row.append(g.outsider_deck.pop())
    g.outsiders = row + [None] * (OUTSIDE - len(row))


async def open_round(g: Game) -> None:
    """Start player, King's cards, tavern cards, and three paladins for each. [P3.1-P3.4]"""
    if g.round > 1:
        g.start = (g.start + 1) % g.humans
    tell(g, "round", g.players[g.start], n=g.round)
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
    for pile in (p.top, p.deck, p.bottom):
        while pile and len(p.drawn) < 3:
            p.drawn.append(pile.pop() if pile is p.deck else pile.pop(0))


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
        tell(g, "arranges-paladins", p, kept=only(p, kept), top=only(p, top))
    g.active = g.start
    g.phase = "gather"


async def arrange_paladins(g: Game, p: Player) -> tuple[Paladin, Paladin]:
    """One paladin to keep, one of the other two for the top of the deck. [P3.4]"""
    kept = await choose(p, "keep-paladin", list(p.drawn), always=True)
    top = await choose(p, "top-paladin", [card for card in p.drawn if card is not kept], always=True)
    return kept, top


async def gather(g: Game, p: Player) -> None:
    """Reveal the paladin, take its workers, pick a tavern card and take its workers. [P3.5, P16.2]"""
    if p.paladin is not None:
        p.served.append(p.paladin)
    p.paladin = p.chosen.pop()
    tell(g, "reveals", p, card=p.paladin)
    await receive(g, p, p.paladin.workers)
    card = await choose(p, "pick-tavern", g.tavern)
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
    before = None if g.told is None else p.goods
    act = await choose(p, "take-an-action", possible(g, p), refused=lambda: refusals(g, p))
    if act is PASS:
        await pass_round(g, p)
    else:
        await PERFORM[act.verb](g, p, act)
    if before is not None:
        tell_changes(g, p, before, p.goods)
    hand_on(g)


async def virtual_turn(g: Game, p: Player) -> None:
    """The virtual player acts by its schemes. [P24.1]"""
    await solo.take_turn(g, p)
    hand_on(g)


async def pass_round(g: Game, p: Player) -> None:
    """Clear the own board, keep up to three workers, and be done for the round. [P17.2, P17.3]"""
    await keep_three(p)
    p.placed.clear()
    p.passed = True
    tell(g, "passes", p)


def hand_on(g: Game) -> None:
    """The next player who has not passed is on turn; if all have, the round ends. [P3.6]"""
    players = g.players
    seats = len(players)
    for step in range(1, seats + 1):
        seat = (g.active + step) % seats
        if not players[seat].passed:
            g.active = seat
            return
    g.phase = "close"


async def close_round(g: Game) -> None:
    """Trim workers gained after passing; refresh the board, or end the game after round 7. [P17.4, P18]"""
    for p in g.clockwise(g.start):
        await keep_three(p)
    if g.round == ROUNDS:
        g.phase = "over"
        tell(g, "game-over")
        return
    discard_from(g.town, -1, g.town_discards)
    discard_from(g.outsiders, 0, g.outsider_discards)
    if solo.plays_alone(g):  # [P28.2]
        discard_from(g.town, -2, g.town_discards)
        discard_from(g.outsiders, 1, g.outsider_discards)
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


def discard_from(row: list[Any], position: int, discards: list[Any]) -> None:
    """Discard the card at a place of a row, if one lies there. [P18.1, P18.2]"""
    if row[position] is not None:
        discards.append(row[position])
        row[position] = None
