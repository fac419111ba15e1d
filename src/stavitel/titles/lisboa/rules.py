"""Set-up, turns, periods: the rulebook in its own order. [L1, L2, L3, L15, L16]"""

from __future__ import annotations

from collections.abc import Coroutine, Iterator, Sequence
from typing import Any

from stavitel.kernel import Move, Options, Random, Reason, choose, choose_some, everyone, move, tell
from stavitel.titles.lisboa import quests, solo
from stavitel.titles.lisboa.cards import (
    BOARD,
    BUILDINGS,
    GOOD,
    PLANS,
    PLOTS,
    QUESTS,
    SCORING_TILES,
    SHIPS,
    SITES,
    TOKENS,
)
from stavitel.titles.lisboa.clergy_tiles import CLERGY
from stavitel.titles.lisboa.court import offer_join, sponsor, unsponsored, unvisitable, visit
from stavitel.titles.lisboa.decree_cards import DECREES
from stavitel.titles.lisboa.gains import (
    did,
    gain_goods,
    give_favor,
    keep_tile,
    place_official,
    reward,
    score,
    shed_tile,
)
from stavitel.titles.lisboa.noble_actions import DECREE_MOVES, take_decree
from stavitel.titles.lisboa.political_cards import DECKS, POLITICAL
from stavitel.titles.lisboa.portfolio import EASY, can_act, dock_ships, play_to_portfolio, untuckable
from stavitel.titles.lisboa.purse import gain_influence
from stavitel.titles.lisboa.table import HAND, Lisboa, Player
from stavitel.titles.lisboa.things import (
    ARCHITECTS,
    COLUMNS,
    CUBE_PRICE,
    GOODS,
    KINDS,
    NOBLES,
    ROWS,
    Decree,
    Political,
)

DISPLAYED_DECREES = 8
CHURCH_SPACES = 6
CUBES_IN_BAG = [letter for letter in CUBE_PRICE for _ in range(21)]
STREWN = (
    *((row, 3) for row in ROWS),
    *((column, 2 if column == "C5" else 3) for column in COLUMNS),
    *((site, 2) for site in SITES),
    ("pile", 6),
)  # how many cubes fall where
BLUE, RED, PURPLE, BROWN = (tuple(card for card in POLITICAL if card.deck == deck) for deck in DECKS)
STARTING = tuple(plan for plan in PLANS if plan.starting)
COURT = {card: move("court", card) for card in POLITICAL}
PORTFOLIO = {card: move("portfolio", card) for card in POLITICAL}
GOLD = {card: move("gold", card) for card in POLITICAL}
TAKE = {card: move("take", card) for card in POLITICAL}
SEATS = ("1", "2", "3", "4")  # as people count them


# Set-up [L1]


def check_options(options: Options, seats: int) -> str | None:
    """What is wrong with the options of a table, or None. [L20.1]"""
    absent = [seat for seat in options["newcomers"] if int(seat) > seats]
    return f"newcomers: there is no seat {absent[0]}" if absent else None


def setup(options: Options, seats: int, random: Random) -> Lisboa:
    """A fresh table, as far as nobody has to choose. [L1]"""
    g = Lisboa()
    g.random = random
    g.solo = seats == 1
    players = max(2, seats)
    g.players = [Player(seat) for seat in range(players)]
    g.covered = players == 2
    g.neutral = 1 if players == 2 else 0
    g.level = options["level"]
    g.starter = g.current = 0 if g.solo else random.below(seats)
    if g.solo:
        solo.sit_down(g)
    lay_out_board(g, random, tokens=options["city_tokens"])
    seat_players(g, random)
    g.questing = options["quests"]
    g.drafting = options["draft"] and not g.solo
    g.opening = options["starting_decrees"]
    lay_out_cards(g, random, options["newcomers"] or SEATS)
    earthquake(g, random)
    return g


def lay_out_board(g: Lisboa, random: Random, tokens: bool) -> None:
    """Buildings, plans, prices, tiles and the church. [L1.2]"""
    buildings = list(BUILDINGS)
    random.shuffle(buildings)
    g.stacks = {"blue": buildings[:8], "green": buildings[8:]}
    for architect in ARCHITECTS:
        g.available[architect] = g.stacks[architect].pop()
        g.upcoming[architect] = g.stacks[architect].pop()
        plans = [plan for plan in PLANS if plan.architect == architect and not plan.starting]
        random.shuffle(plans)
        g.plans[architect] = sorted(plans, key=lambda plan: plan.officials)
    g.prices = {good: GOOD[good].start_price for good in GOODS}
    g.city = {**dict.fromkeys(GOODS, 1), "small": 1}
    values = [tile.value for tile in SCORING_TILES]
    random.shuffle(values)
    g.values = {**dict(zip(COLUMNS, values, strict=False)), "C5": BOARD.narrow_column}
    g.treasury = BOARD.treasury_start
    g.gap = BOARD.influence_gap
    if tokens:
        for shape, places in (("round", PLOTS), ("square", SITES)):
            pool = [token for token, count in TOKENS if token.shape == shape for _ in range(count)]
            random.shuffle(pool)
            for name, place in places.items():
                if not (g.covered and place.row == "E"):
                    g.tokens[name] = pool.pop()
            g.spare_tokens += pool


def seat_players(g: Lisboa, random: Random) -> None:
    """Goods, coins, influence and an official with the Marquis; favors and plans follow the clergy tiles. [L1.1]"""
    g.bag = list(CLERGY)
    random.shuffle(g.bag)
    g.starting_plans = list(STARTING)
    random.shuffle(g.starting_plans)
    g.portraits = dict.fromkeys(NOBLES, len(g.players))
    for turn, p in enumerate(g.clockwise(g.starter)):
        place_official(g, p, "marquis")
        if not p.automatic:
            p.goods = dict.fromkeys(GOODS, 1)
            p.influence = 4 + turn


def lay_out_cards(g: Lisboa, random: Random, newcomers: Sequence[str]) -> None:
    """Political cards, ships, decrees, and a quest for each newcomer. [L1.3, L20.1]"""
    g.blue = list(BLUE)
    random.shuffle(g.blue)
    lay_out_display(g, list(RED), random)
    g.purple = list(PURPLE)
    random.shuffle(g.purple)
    g.copies = {4: 3, 3: 2}.get(len(g.players), 1)
    g.shipyard = [SHIPS["blue"]] * g.copies + [SHIPS["red"]] * g.copies
    g.decree_deck = list(DECREES)
    random.shuffle(g.decree_deck)
    refill_decrees(g)
    g.church = [None] * CHURCH_SPACES
    if g.questing:
        first = [quest for quest in QUESTS if quest.deck == "a"]
        random.shuffle(first)
        for p in g.people:
            if str(p.seat + 1) in newcomers:
                p.quests.append(first.pop())
        g.spare_quests = first
        g.quest_deck = [quest for quest in QUESTS if quest.deck == "b"]
        random.shuffle(g.quest_deck)


def lay_out_display(g: Lisboa, deck: list[Political], random: Random) -> None:
    """Four piles by kind, the top card of each face up. [L1.3.3]"""
    random.shuffle(deck)
    for kind in KINDS:
        g.piles[kind] = [card for card in deck if card.kind == kind]
        g.shown[kind] = g.piles[kind].pop()


def refill_decrees(g: Lisboa) -> None:
    """Fill the display to eight; without row E its decrees are replaced. [L1.3.6, L1.3.7]"""
    while len(g.decrees) < DISPLAYED_DECREES and g.decree_deck:
        decree: Decree = g.decree_deck.pop()
        if g.covered and decree.row_e:
            g.outlawed.append(decree)
        else:
            g.decrees.append(decree)


def refill_church(g: Lisboa) -> None:
    """Fill the spaces of the church from the bag. [L1.2.6, L15.2]"""
    if None in g.church:
        for space, tile in enumerate(g.church):
            if tile is None and g.bag:
                g.church[space] = g.bag.pop()


def earthquake(g: Lisboa, random: Random) -> None:
    """Strew the cubes over rows, columns and sites; six make the rubble pile. [L1.4]"""
    bag = CUBES_IN_BAG[:]
    random.shuffle(bag)

    drawn = 0
    for place, count in STREWN:
        if g.covered and place in ("E", "WE", "XE"):
            count = 0
        g.rubble[place] = "".join(sorted(bag[drawn : drawn + count]))
        drawn += count
    g.rubble["out"] = "".join(sorted(bag[drawn:]))


# Steps


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
        kept = await choose(p, "keep-tile", p.drawn)
        p.drawn.remove(kept)
        g.bag.insert(g.random.below(len(g.bag) + 1), p.drawn.pop())
        tell(g, "keeps-tile", p, tile=kept)
        await keep_tile(g, p, kept)
    g.current = (g.current + 1) % len(g.players)
    if g.current == g.starter:
        deal_favors_and_plans(g)
        refill_church(g)
        deal_hands(g)


def deal_favors_and_plans(g: Lisboa) -> None:
    """A random favor for each player in turn order, then a random starting plan. [L1.1.4, L1.1.5, L1.1.9]"""
    favors = [noble for noble in NOBLES for _ in g.players]
    g.random.shuffle(favors)
    for p in g.clockwise(g.starter):
        give_favor(g, p, favors.pop())
        p.tasks.clear()
    for p in g.clockwise(g.starter):
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
    dock_ships(g, p)
    chosen = await choose(p, "play-card", plays(g, p), refused=lambda: no_plays(g, p))
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


def plays(g: Lisboa, p: Player) -> list[Move]:
    """What each hand card can be played for. [L3.2, L4.1, L2.3]"""
    found = []
    visits: dict[str, bool] = {}
    able = can_act(g, p)
    for card in (*p.hand, *p.taken):
        kind = card.kind
        if kind == "treasury":
            if unsponsored(g, p, card.event, quick=True) is None:
                found.append(COURT[card])
        else:
            open_door = visits.get(kind)
            if open_door is None:
                open_door = visits[kind] = unvisitable(g, p, kind, quick=True) is None
            if open_door:
                found.append(COURT[card])
        if (able and card in EASY) or untuckable(g, p, card, able) is None:
            found.append(PORTFOLIO[card])
        found.append(GOLD[card])
    return found


def no_plays(g: Lisboa, p: Player) -> Iterator[tuple[Move, Reason | None]]:
    """What the hand cards cannot be played for, and why. [L2.3]"""
    for card in (*p.hand, *p.taken):
        if card.kind == "treasury":
            yield COURT[card], unsponsored(g, p, card.event)
        else:
            yield COURT[card], unvisitable(g, p, card.kind)
        yield PORTFOLIO[card], untuckable(g, p, card)


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
    options = [TAKE[card] for card in g.shown.values() if card is not None]
    if options:
        card = (await choose(p, "take-card", options)).thing
        g.shown[card.kind] = None
        g.used = card.kind
        p.taken.append(card)
        if g.told is not None:
            tell(g, "takes-card", p, card=card)
        notice_empty_piles(g, p)


def notice_empty_piles(g: Lisboa, p: Player) -> None:
    """The third empty pile ends the period or, in the second, the game. [L2.4, L2.5]"""
    if g.causer < 0:
        empty = 0
        for kind in KINDS:
            if g.shown[kind] is None and not g.piles[kind]:
                empty += 1
        if empty >= 3:
            g.causer = p.seat


async def church_scoring(g: Lisboa) -> None:
    """From the last mover of the cardinal on, each may discard tiles for wigs and influence. [L10.5.6]"""
    for p in g.clockwise(g.mover):
        if p.automatic:
            solo.church_scoring(g, p)
        elif p.clergy:
            tiles = await choose_some(p, "church-scoring", p.clergy, 0, len(p.clergy))
            if tiles:
                for tile in tiles:
                    shed_tile(g, p, tile)
                tell(g, "discards-tiles", p, tiles=tiles)
                score(g, p, sum(tile.wigs for tile in tiles))
                if gain_influence(g, p):
                    did(g, p, "church_influence")
    g.laid = False


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
        score(g, p, 3 * p.sets)
    g.shipyard = [SHIPS["purple"]] * g.copies + [SHIPS["brown"]] * g.copies
    g.waiting = [p.seat for p in g.clockwise(g.causer)]
    g.period = 2
    g.causer = -1
    g.phase = "discard"


MAKE_ROOM = ("rubble", "cardinal")  # rewards that may make room for the goods of another; their order is a choice


async def discard_between_periods(g: Lisboa) -> None:
    """Discard any hand cards for one reward of each noble, in any order; the last player refills all hands. [L16.4]"""
    p = g.players[g.waiting[0]]
    hand = [*p.hand, *p.taken]
    cards = await choose_some(p, "discard-cards", hand, 0, len(hand)) if hand else []
    for card in cards:
        leave_hand(p, card)
        g.refund.append(card)
    if cards:
        tell(g, "discards-cards", p, cards=cards)
    earning = [card for card in g.refund if card.reward]
    while earning:
        kind = earning[0].kind
        ordered = any(card.reward in MAKE_ROOM for card in earning)
        card = await choose(p, "reward-card", [card for card in earning if ordered or card.kind == kind])
        earning = [other for other in earning if other.kind != card.kind]
        await reward(g, p, card.reward, card.reward_count)
    g.discard += g.refund
    g.refund = []
    g.waiting.pop(0)
    if not g.waiting:
        if g.laid:
            await church_scoring(g)
        begin_second_period(g)


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
