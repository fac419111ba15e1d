"""Set-up: the town, the decks, the player boards and the opponent. [A2, W1, S1]"""

from __future__ import annotations

from stavitel.kernel import Options, Random
from stavitel.titles.architects.apprentices import refill
from stavitel.titles.architects.cards import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    MARKET_CARDS,
    OPPONENTS,
    REWARDS,
    SCHEMES,
    SILVER_BY_SEAT,
    START_TAX,
    START_VIRTUE,
    WONDER_CARDS,
    WORKERS,
)
from stavitel.titles.architects.kinds import BASE, GOODS, PROMO, WONDERS, Board
from stavitel.titles.architects.reset import deal_courts
from stavitel.titles.architects.table import Game, Player, humans, nowhere


def setup(options: Options, seats: int, random: Random) -> Game:
    """Lay out the town, the decks and the player boards. [A2, W1]"""
    chosen = options["opponent"]
    solo = chosen not in ("auto", "none") or (chosen == "auto" and seats == 1)
    count = seats + solo
    g = Game(
        [Player(seat, at=nowhere(), captured=[0] * count) for seat in range(count)],
        wonders_on=options["works_of_wonder"],
        market_compare=options["market_buildings_compare"],
        court_refill=options["contribution_refill"],
        skip_with_influence=options["influence_for_skipped"],
        clotilda_per=options["clotilda"],
        informant_tax=options["informant_tax"],
        wall_pairs=options["wall"],
        coop=options["coop_influence"],
        promo=options["promo"],
        tax=START_TAX,
    )
    g.random = random
    lay_out(g)
    if options["boards"] == "variable":
        deal_boards(g, seats)
        ranks = [(p.virtue, p.influence, random.below(1 << 30)) for p in g.players[:seats]]
        first = ranks.index(max(ranks))  # [A2.10, W1.4]
    else:
        first = random.below(seats)
    g.order = [(first + turn) % seats for turn in range(seats)]
    if options["boards"] != "variable":
        for turn, seat in enumerate(g.order):
            g.players[seat].silver = SILVER_BY_SEAT[turn]  # [A2.8]
            g.players[seat].virtue = START_VIRTUE
    if solo:
        invite_opponent(g, chosen)
        g.order.append(seats)  # after all the people [S2.1, S11.1]
    g.phase = "hire" if g.wonders_on else "draft"
    g.current = g.order[0]
    if not g.wonders_on:
        deal_packets(g)
    return g


def boxes_of(g: Game) -> set[str]:
    """The boxes whose cards are in play. [W1.2]"""
    return {BASE} | ({WONDERS} if g.wonders_on else set()) | ({PROMO} if g.promo else set())


def lay_out(g: Game) -> None:
    """Shuffle every deck and fill the displays. [A2.1 – A2.6, W1.2, W1.3, W1.6, W1.7]"""
    boxes = boxes_of(g)
    random = g.random
    g.small = list(MARKET_CARDS)
    random.shuffle(g.small)
    g.stall = g.small[-1].small
    g.rewards = [reward for reward in REWARDS if reward.box in boxes for _ in range(reward.copies)]
    random.shuffle(g.rewards)
    if not g.wonders_on:
        kept = 2 * len(g.players) + 1
        g.rewards, g.spare = g.rewards[:kept], g.rewards[kept:]
    g.people = [card for card in APPRENTICES if card.box in boxes]
    random.shuffle(g.people)
    refill(g)
    g.pile = [card for card in BUILDINGS if card.box in boxes]
    random.shuffle(g.pile)
    if g.wonders_on:
        g.wonders = list(WONDER_CARDS)
        g.offered = dict.fromkeys(GOODS, 0)
        deal_courts(g)


def deal_boards(g: Game, seats: int) -> None:
    """Everybody gets the variable side of a board; promo boards help out where the others are too few. [A2.10, A14]"""
    boxes = boxes_of(g)
    boards = [board for board in BOARDS if board.box in boxes]
    if len(boards) < seats:
        boards = list(BOARDS[:5]) + [board for board in BOARDS if board.box == PROMO]
    for p, board in zip(g.players, g.random.sample(boards, seats), strict=False):
        take_board(p, board)


def take_board(p: Player, board: Board) -> None:
    """Start values as printed. [A14.1, A14.3, W11.1]"""
    p.board = board
    p.prison = board.prison
    p.workers = WORKERS - board.prison
    p.silver = board.silver
    p.virtue = board.virtue
    p.influence = board.influence
    p.clay, p.wood, p.stone, p.gold, p.marble = board.goods
    p.unpaid = board.debts


def invite_opponent(g: Game, chosen: str) -> None:
    """Seat the opponent with its Scheme decks. [S1.2, S1.3]"""
    p = g.players[-1]
    names = [opponent.key.partition(".")[2] for opponent in OPPONENTS]
    p.opponent = OPPONENTS[g.random.below(len(OPPONENTS)) if chosen == "auto" else names.index(chosen)]
    p.virtue, p.influence = p.opponent.virtue, p.opponent.influence
    deal_schemes(g)


def deal_schemes(g: Game) -> None:
    """Shuffle the opponent's deck and its Future Schemes, out of the cards not turned up yet. [S1.3]"""
    out = {*g.scheming, *g.schemed}
    g.schemes = [card for card in SCHEMES if not card.future and card not in out]
    g.futures = [card for card in SCHEMES if card.future and not card.artisans and card not in out]
    g.random.shuffle(g.schemes)
    g.random.shuffle(g.futures)


def deal_packets(g: Game) -> None:
    """Four Building cards for everybody, five for one alone. [A2.9, S1.4]"""
    people = humans(g)
    for p in people:
        p.packet = [g.pile.pop() for _ in range(5 if len(people) == 1 else 4)]
