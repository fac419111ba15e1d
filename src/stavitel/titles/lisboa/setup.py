"""Set-up: the board, the cards and the players, as far as nobody has to choose. [L1]"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, permutations

from stavitel.kernel import Options, Random
from stavitel.titles.lisboa import solo
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
from stavitel.titles.lisboa.decree_cards import DECREES
from stavitel.titles.lisboa.gains import place_official
from stavitel.titles.lisboa.kinds import ARCHITECTS, COLUMNS, CUBE_PRICE, GOODS, KINDS, NOBLES, ROWS, Political
from stavitel.titles.lisboa.options import SEATS
from stavitel.titles.lisboa.political_cards import DECKS, POLITICAL
from stavitel.titles.lisboa.table import Lisboa, Player, refill_decrees

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
    if g.solo:
        solo.move_in(g, random)
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
    while g.solo and alike_neighbours(values) and not all(map(alike_neighbours, permutations(values))):
        random.shuffle(values)  # [L18.1]
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


def alike_neighbours(values: Sequence[int]) -> bool:
    """Whether tiles of equal value lie under neighbouring columns. [L18.1]"""
    return any([one == next_to for one, next_to in pairwise(values)])


def seat_players(g: Lisboa, random: Random) -> None:
    """Goods, coins, influence and an official with the Marquis; favors and plans follow the clergy tiles. [L1.1]"""
    g.bag = list(CLERGY)
    random.shuffle(g.bag)
    g.starting_plans = list(STARTING)
    random.shuffle(g.starting_plans)
    g.portraits = dict.fromkeys(NOBLES, len(g.players))
    for turn, p in enumerate(g.clockwise(g.starter)):
        place_official(g, p, "marquis")
        p.influence = 4 + turn
        if not p.automatic:
            p.goods = dict.fromkeys(GOODS, 1)


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
