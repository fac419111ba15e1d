"""The steps of a game: draft, turns, periods, in the order of the rulebook. [L1.3, L2, L3, L15, L16]"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from random import Random as Dice
from typing import Any

from stavitel.kernel import Move, Offer, Reason, choose, choose_some, everyone, move, offer, tell
from stavitel.kernel.questions import Effects
from stavitel.titles.lisboa import quests, solo
from stavitel.titles.lisboa.cards import SHIPS
from stavitel.titles.lisboa.clergy import bonus
from stavitel.titles.lisboa.court import offer_join, unvisitable, visit
from stavitel.titles.lisboa.effects import fee_effects, gains_of, losses_of, tile_effects, treasury_effects
from stavitel.titles.lisboa.events import event_effects, sponsor, unsponsored
from stavitel.titles.lisboa.gains import (
    did,
    gain_goods,
    give_favor,
    instant_effects,
    official_rewards,
    reward,
    score,
    shed_tile,
    take_instant,
)
from stavitel.titles.lisboa.kinds import KINDS, NOBLES, Clergy, Political
from stavitel.titles.lisboa.noble_actions import DECREE_MOVES, take_decree
from stavitel.titles.lisboa.payment import fee, gain_influence
from stavitel.titles.lisboa.political_cards import POLITICAL
from stavitel.titles.lisboa.portfolio import EASY, can_act, dock_ships, play_to_portfolio, untuckable
from stavitel.titles.lisboa.setup import BROWN, lay_out_display
from stavitel.titles.lisboa.state_actions import full
from stavitel.titles.lisboa.table import (
    HAND,
    Lisboa,
    Player,
    notice_empty_piles,
    refill_church,
    refill_decrees,
    tell_turn,
)

PLAYS = {card: (move("court", card), move("portfolio", card), move("gold", card)) for card in POLITICAL}
TAKE = {card: move("take", card) for card in POLITICAL}


def next_step(g: Lisboa) -> Coroutine[Any, Any, None] | None:
    """What comes next, from the table alone."""
    phase = g.phase
    if phase == "turn":
        p = g.players[g.current]
        return solo.take_turn(g, p) if p.automatic else take_turn(g, p)
    if phase == "finish":
        return finish_turn(g, g.players[g.current])
    if phase == "join":
        return join_visit(g)
    if phase == "tiles":
        return choose_tiles(g, g.players[g.current])
    if phase == "discard":
        return discard_between_periods(g)
    if phase == "over":
        return None
    if phase == "decrees":
        return starting_decree(g)
    assert phase == "draft", phase
    return draft(g)


# Before the first turn


async def draft(g: Lisboa) -> None:
    """Keep two of five, then one of three, then one of two; the last comes by itself. [L1.3.2]"""
    for p, kept in zip(g.players, await everyone(g, pick_drafted), strict=True):
        for card in kept:
            p.packet.remove(card)
            p.hand.append(card)
        p.passed += p.packet
    packets = [p.packet for p in g.players]
    for p in g.players:
        p.packet = packets[p.seat - 1]
    if len(packets[0]) == 1:
        for p in g.players:
            p.hand += p.packet
            p.packet = []
        after_hands(g)


async def pick_drafted(g: Lisboa, p: Player) -> list[Political]:
    """Two cards of the first packet, one of each later one. [L1.3.2]"""
    count = 2 if len(p.packet) == HAND else 1
    return await choose_some(p, "draft", p.packet, count, count)


async def choose_tiles(g: Lisboa, p: Player) -> None:
    """Draw two clergy tiles, keep one, return the other. [L1.1.3, L1.1.9]"""
    if not p.automatic:
        p.drawn = [g.bag.pop(), g.bag.pop()]
        kept: Clergy = await choose(p, "keep-tile", offer(g, p, p.drawn, None, instant_effects))
        p.drawn.remove(kept)
        g.bag.insert(g.random.below(len(g.bag) + 1), p.drawn.pop())
        tell(g, "keeps-tile", p, tile=kept)
        p.clergy.append(kept)
    g.current = (g.current + 1) % len(g.players)
    if g.current == g.starter:
        deal_favors_and_plans(g)
        refill_church(g)
        for q in g.clockwise(g.starter):
            for tile in q.clergy:
                await take_instant(g, q, tile)  # once all favors lie at their places
            q.tasks.clear()
        deal_hands(g)


def deal_favors_and_plans(g: Lisboa) -> None:
    """A random favor for each player in turn order, then a random starting plan. [L1.1.4, L1.1.5, L1.1.9]"""
    favors = [noble for noble in NOBLES for _ in g.players]
    g.random.shuffle(favors)
    for p in g.clockwise(g.starter):
        give_favor(g, p, favors.pop())
        p.tasks.clear()
    for p in g.clockwise(g.starter):
        for _ in range(solo.STARTING_PLANS if p.automatic else 1):
            p.plans.append(g.starting_plans.pop())


def deal_hands(g: Lisboa) -> None:
    """Five blue cards each; the rest leave the game. [L1.3.1]"""
    for p in g.people:
        dealt = [g.blue.pop() for _ in range(HAND)]
        if g.drafting:
            p.packet = dealt
        else:
            p.hand = dealt
    g.box, g.blue = g.blue, []
    if g.drafting:
        g.phase = "draft"
    else:
        after_hands(g)


def after_hands(g: Lisboa) -> None:
    """Starting decrees if they are played with, then the first turn. [L20.5]"""
    if g.opening:
        g.phase = "decrees"
        g.current = (g.starter - 1) % len(g.players)
    else:
        g.phase = "turn"


async def starting_decree(g: Lisboa) -> None:
    """In reverse turn order each player takes a decree of the display; then it is refilled. [L20.5]"""
    p = g.players[g.current]
    if p.automatic:
        solo.take_oldest_decree(g, p)
    else:
        options = [DECREE_MOVES[decree] for decree in g.decrees]
        take_decree(g, p, await choose(p, "starting-decree", options))
    p.tasks.clear()
    if g.current == g.starter:
        refill_decrees(g)
        g.phase = "turn"
    else:
        g.current = (g.current - 1) % len(g.players)


# A turn [L2.2]


async def take_turn(g: Lisboa, p: Player) -> None:
    """Dock ships, then gain a gold or play a card for one action. [L2.2, L3, L4]"""
    tell_turn(g, p)
    dock_ships(g, p)
    chosen: Move = await choose(p, "play-card", plays(g, p))
    card: Political = chosen.thing
    leave_hand(p, card)
    g.phase = "finish"
    if chosen.verb == "gold":
        g.discard.append(card)
        tell(g, "gains-gold", p, card=card)
        gain_goods(g, p, "gold", 1)
    elif chosen.verb == "portfolio":
        await play_to_portfolio(g, p, card)
    else:
        g.court = card
        if card.kind == "treasury":
            await sponsor(g, p, card)
        else:
            await visit(g, p, card.kind)
            if g.joiners:
                g.phase = "join"


def plays(g: Lisboa, p: Player) -> Offer:
    """What each hand card can be played for. [L3.2, L4.1, L2.3]"""
    return Offer(g, p, play_effects, later=list_plays, lot=draw_play)


def list_plays(made: Offer) -> None:
    """File what each hand card can be played for, card by card. [L3.2, L4.1, L2.3]"""
    g: Lisboa = made.g
    p: Player = made.p
    options = made.options
    doors: dict[str, Reason | None] = {}
    able = can_act(g, p)
    for card in (*p.hand, *p.taken):
        court, portfolio, gold = PLAYS[card]
        kind = card.kind
        if kind == "treasury":
            made.add(court, unsponsored(g, p, card.event))
        else:
            if kind not in doors:
                doors[kind] = unvisitable(g, p, kind)
            made.add(court, doors[kind])
        if able and card in EASY:
            options[portfolio.key] = portfolio
        else:
            made.add(portfolio, untuckable(g, p, card, able))
        options[gold.key] = gold


def draw_play(made: Offer, dice: Dice) -> Move | None:
    """One of these by lot: any card for any use, until it is a use that the card has."""
    g: Lisboa = made.g
    p: Player = made.p
    cards = p.hand + p.taken
    if len(cards) < 2:
        return None  # perhaps there is nothing to choose
    while True:
        number = int(dice.random() * len(cards) * 3)
        drawn = PLAYS[cards[number // 3]][number % 3]
        if why_not_play(g, p, drawn) is None:
            return drawn


def why_not_play(g: Lisboa, p: Player, play: Move) -> Reason | None:
    """Why a card cannot be played for something, or None. [L3.2, L4.1, L2.3]"""
    card: Political = play.thing
    if play.verb == "court":
        return unsponsored(g, p, card.event) if card.kind == "treasury" else unvisitable(g, p, card.kind)
    return untuckable(g, p, card) if play.verb == "portfolio" else None


def play_effects(g: Lisboa, p: Player, option: Move) -> Effects:
    """The price of a visit or event; reward, penalty or réis of a card to the portfolio; the gold of a discard."""
    card: Political = option.thing
    treasury = card.kind == "treasury"
    if option.verb == "gold":
        return gains_of(g, p, "gold", 1)
    if option.verb == "court":
        if treasury:
            return *event_effects(g, p, card.event), *tile_effects(g, p, "on_event")
        return *fee_effects(g, p, fee(g, p, card.kind)), *tile_effects(g, p, "on_visit")
    # a cube may make room, a ship take it
    crowding = full(p, at_top=not treasury) and card.reward not in ("rubble", "ship")
    leaving = (("portfolio", -1),) if crowding else ()
    if treasury:
        reis = g.value + bonus(p.clergy, "treasury_card_reis_plus")
        benefit = (BENEFITS.get(card.benefit, card.benefit), card.benefit_count)
        return *leaving, ("reis", reis), *treasury_effects(g, -1), benefit, *tile_effects(g, p, "on_treasury_card")
    brings = losses_of(p, card.penalty, card.penalty_count) if card.penalty else reward_effects(g, p, card)
    return *leaving, *brings, ("sway", card.influence), *tile_effects(g, p, "on_noble_card")


BENEFITS = {"official": "spared"}  # officials that plans do without, not officials to be had


def leave_hand(p: Player, card: Political) -> None:
    """A card leaves the hand, openly."""
    if card in p.taken:
        p.taken.remove(card)
    else:
        p.hand.remove(card)
        p.shed.append(card)


async def join_visit(g: Lisboa) -> None:
    """Clockwise, each owner of the noble's favor may join. [L11.3]"""
    p = g.players[g.joiners.pop(0)]
    if p.automatic:
        solo.join(g, p)
    else:
        await offer_join(g, p)
    if not g.joiners:
        g.phase = "finish"


async def finish_turn(g: Lisboa, p: Player) -> None:
    """Take a political card, then the end of the turn. [L4.3, L15]"""
    g.visited = ""
    if g.court is not None:
        g.discard.append(g.court)
        g.court = None
    if not p.automatic:
        await take_card(g, p)
    if g.laid:
        await church_scoring(g)
    if g.questing:
        await quests.reward_quests(g)
    end_turn(g)


async def take_card(g: Lisboa, p: Player) -> None:
    """Take a face-up card of the display; without any, the hand shrinks. [L15.1]"""
    if any(g.shown.values()):
        card: Political = (await choose(p, "take-card", Offer(g, p, later=list_display, lot=draw_from_display))).thing
        g.shown[card.kind] = None
        g.used = card.kind
        p.taken.append(card)
        tell(g, "takes-card", p, card=card)
        if not g.piles[card.kind]:
            notice_empty_piles(g, p)


def list_display(made: Offer) -> None:
    """File the face-up cards of the display. [L15.1]"""
    for card in made.g.shown.values():
        if card is not None:
            made.allow(TAKE[card])


def draw_from_display(made: Offer, dice: Dice) -> Move | None:
    """One of these by lot: any pile, until it is one that shows a card."""
    piles = [*made.g.shown.values()]
    if len(piles) - piles.count(None) < 2:
        return None  # there is nothing to choose
    while True:
        card: Political | None = piles[int(dice.random() * len(piles))]
        if card is not None:
            return TAKE[card]


async def church_scoring(g: Lisboa) -> None:
    """From the last mover of the cardinal on, each may discard tiles for wigs and influence. [L10.5.6]"""
    for p in g.clockwise(g.mover):
        if p.automatic:
            solo.church_scoring(g, p)
        elif p.clergy:
            tiles = await choose_some(p, "church-scoring", p.clergy, 0, len(p.clergy), effects=tile_given_up)
            if tiles:
                for tile in tiles:
                    shed_tile(g, p, tile)
                tell(g, "discards-tiles", p, tiles=tiles)
                score(g, p, sum(tile.wigs for tile in tiles))
                if gain_influence(g, p):
                    did(g, p, "church_influence")
    g.laid = False


def tile_given_up(tile: Clergy) -> Effects:
    """A tile less, for the wigs on its back."""
    return ("clergy", -1), ("wigs", tile.wigs)


def end_turn(g: Lisboa) -> None:
    """Turn up, refill, clear the state actions, look for the end. [L15.2]"""
    if g.used:
        if g.piles[g.used]:
            g.shown[g.used] = g.piles[g.used].pop()
        g.used = ""
    if 0 in g.city.values():
        refill_city(g)
    refill_church(g)
    refill_decrees(g)
    g.offered.clear()
    g.stamped.clear()
    if g.questing:
        for p in g.players:
            p.tasks.clear()
    check_end(g)


def refill_city(g: Lisboa) -> None:
    """A tile onto every empty space of the display, while there are any. [L15.2, L15.3]"""
    for space, tiles in g.city.items():
        if not tiles:
            if space == "small":
                if g.small_tiles:
                    g.small_tiles -= 1
                    g.city[space] = 1
            elif g.large_tiles:
                g.large_tiles -= 1
                g.city[space] = 1


def check_end(g: Lisboa) -> None:
    """The end of the period or of the game, or the next turn. [L2.4, L2.5, L17.1]"""
    seats = len(g.players)
    following = (g.current + 1) % seats
    if g.period == 1 and g.causer >= 0:
        end_period(g)
        return
    if g.ending:
        g.ending -= 1
        if not g.ending:
            g.phase = "over"
            return
    elif g.causer >= 0:
        g.ending = (g.starter - following) % seats + seats  # the rest of the round and one round more
        tell(g, "last-round")
    g.current = following
    g.phase = "turn"


# Between the periods [L16]


def end_period(g: Lisboa) -> None:
    """Clear the display, score sets, replace the ships; then discards begin with the causer. [L16.1, L16.2, L16.3]"""
    tell(g, "period-ends", g.players[g.causer])
    for kind in KINDS:
        g.box += g.piles[kind]
        g.piles[kind] = []
        card = g.shown[kind]
        if card is not None:
            g.discard.append(card)
            g.shown[kind] = None
    for p in g.players:
        if p.automatic:
            cubes = solo.cube_wigs(p)
            if cubes:
                tell(g, "scores-cubes", p, count=cubes)
                score(g, p, cubes)
        elif p.sets:
            tell(g, "scores-sets", p, count=p.sets)
            score(g, p, 3 * p.sets)
    g.shipyard = [SHIPS["purple"]] * g.copies + [SHIPS["brown"]] * g.copies
    g.waiting = [p.seat for p in g.clockwise(g.causer)]
    g.period = 2
    g.causer = -1
    g.phase = "discard"


# rewards that may make room for the goods of another, or take them; their order is a choice
MAKE_ROOM = ("rubble", "cardinal", "ship")


async def discard_between_periods(g: Lisboa) -> None:
    """Discard any hand cards for one reward of each noble, in any order; the last player refills all hands. [L16.4]"""
    p = g.players[g.waiting[0]]
    hand = [*p.hand, *p.taken]
    cards: Sequence[Political] = []
    if hand:

        def brings(card: Political) -> Effects:
            return reward_effects(g, p, card)

        cards = await choose_some(p, "discard-cards", hand, 0, len(hand), effects=brings)
    for card in cards:
        leave_hand(p, card)
        g.refund.append(card)
    if cards:
        tell(g, "discards-cards", p, cards=cards)
    earning = [card for card in g.refund if card.reward]
    while earning:
        kind = earning[0].kind
        ordered = any(card.reward in MAKE_ROOM for card in earning)
        cards = [card for card in earning if ordered or card.kind == kind]
        card = await choose(p, "reward-card", offer(g, p, cards, None, reward_effects))
        earning = [other for other in earning if other.kind != card.kind]
        if card.reward != "official":
            await reward(g, p, card.reward, card.reward_count)
        elif not await official_rewards(g, p, card.reward_count):  # who declines an official is not asked again
            nobles = {other.kind for other in earning if other.reward != "official"}
            earning = [other for other in earning if other.kind in nobles]
    g.discard += g.refund
    g.refund = []
    g.waiting.pop(0)
    if not g.waiting:
        if g.laid:
            await church_scoring(g)
        begin_second_period(g)


def reward_effects(g: Lisboa, p: Player, card: Political) -> Effects:
    """The reward of a discarded card."""
    return gains_of(g, p, card.reward, card.reward_count)


def begin_second_period(g: Lisboa) -> None:
    """Refill hands from the purple deck and lay out the brown one. [L16.5, L16.6, L16.7]"""
    for p in g.people:
        while len(p.hand) + len(p.taken) < HAND and g.purple:
            p.hand.append(g.purple.pop())
    g.box += g.purple
    g.purple = []
    lay_out_display(g, list(BROWN), g.random)
    refill_church(g)
    refill_decrees(g)
    for p in g.players:
        p.tasks.clear()
    g.current = (g.current + 1) % len(g.players)
    g.phase = "turn"
