"""Setup, the draft, turns and the final round. [A2, A3, A13, W1, S1]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine
from typing import Any

from stavitel.kernel import Options, Random, choose, choose_some, everyone, move, tell, tell_changes

from .apprentices import HIRE, hire, refill, rows
from .cards import (
    APPRENTICES,
    BOARDS,
    BUILDINGS,
    COURTS,
    HAND_LIMIT,
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
from .gains import draw, sink
from .locations import place_worker, placements, refusals
from .pieces import BASE, GOODS, PROMO, WONDERS, Board
from .places import OPEN, SPACES
from .reset import deal_courts, reset
from .scoring import finish
from .solo import opponent_turn
from .table import Game, Player, humans, nowhere

TAKE_BACK = {place: move("take-back", place) for place in OPEN}
TAKE_MARKET = {space: move("take-back-market", space) for space in SPACES}
TAKE_PRISON = move("take-back", "prison")
TAKE_SEAT = tuple(move("take-back-from", at=seat) for seat in range(7))


def check(options: Options, seats: int) -> str | None:
    """Why these options do not go together."""
    if seats == 1 and not options["works_of_wonder"]:
        return "one player alone needs Works of Wonder, which brings the opponent [A1.1]"
    if seats == 1 and options["opponent"] == "none":
        return "one player alone needs an opponent [A1.1]"
    if options["opponent"] not in ("auto", "none"):
        if not options["works_of_wonder"]:
            return "the opponent needs Works of Wonder [S1.1]"
        if seats == 6:
            return "the opponent takes a seat, so at most 5 people play with it [S11.1]"
    return None


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
    pick = await choose(p, "first-hire", [HIRE[a] for row, _ in rows(g) for a in row])
    await hire(g, p, pick.thing, slide=False)
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
        await everyone(g, pick_building, people)
        for p in people:
            assert p.picked is not None
            p.packet.remove(p.picked)
            p.hand.append(p.picked)
            p.picked = None
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


async def pick_building(g: Game, p: Player) -> None:
    """Keep one Building card of the packet. [A2.9]"""
    p.picked = await choose(p, "draft-building", p.packet)


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
    before = all_goods(g)
    if p.workers:
        pick = await choose(p, "place", placements(g, p), refused=lambda: refusals(g, p))
        await place_worker(g, p, pick)
    else:
        await take_back(g, p)
    if g.reset_by >= 0:
        await reset(g)
    if len(p.hand) > HAND_LIMIT:
        surplus = len(p.hand) - HAND_LIMIT
        for card in await choose_some(p, "hand-limit", p.hand, surplus, surplus):
            p.hand.remove(card)
            sink(g, p, card)
    tell_goods(g, before)
    end_turn(g)


async def opponents_turn(g: Game, p: Player) -> None:
    """The printed opponent's turn. [S2.2]"""
    before = all_goods(g)
    await opponent_turn(g, p)
    tell_goods(g, before)
    end_turn(g)


def all_goods(g: Game) -> list[dict[str, int]]:
    """What everybody has, where somebody listens."""
    return [] if g.told is None else [p.goods for p in g.players]


def tell_goods(g: Game, before: list[dict[str, int]]) -> None:
    """Tell what the turn brought to everybody and cost them."""
    for p, had in zip(g.players, before, strict=False):  # nobody had anything where nobody listens
        tell_changes(g, p, had, p.goods)


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
    """Without an available Worker the turn is to take one back, from an open location if any stands there. [A3.2]"""
    options = [TAKE_BACK[place] for place in OPEN if p.at[place.key]]
    if not options:
        options = [TAKE_MARKET[space] for space in SPACES if g.market.get(space) == p.seat]
        if p.prison:
            options.append(TAKE_PRISON)
        options += [TAKE_SEAT[q.seat] for q in g.players if q.captured[p.seat]]
    if not options:
        return
    pick = await choose(p, "take-back", options)
    if pick is TAKE_PRISON:
        p.prison -= 1
    elif pick.verb == "take-back-from":
        g.players[pick.at].captured[p.seat] -= 1
    elif pick.verb == "take-back-market":
        del g.market[pick.thing]
    else:
        p.at[pick.thing.key] -= 1
    p.workers += 1
    tell(g, "takes-back", p)


def complete(g: Game, data: Any) -> None:
    """Fill in what a hand-written position leaves out."""
    complete_players(g, data["players"])
    if not g.order:
        g.order = list(range(len(g.players)))
    if "phase" not in data:
        g.phase = "play"
    if g.opponent is not None and "schemes" not in data:
        deal_schemes(g)
    complete_decks(g, data)
    if g.wonders_on:
        complete_wonders(g, data)


def complete_players(g: Game, given: Any) -> None:
    """Places for Workers and captives; whatever Worker stands nowhere is available. [A1.7]"""
    for p in g.players:
        p.at = {**nowhere(), **p.at}
        p.captured = p.captured or [0] * len(g.players)
    for p, data in zip(g.players, given, strict=True):
        if "workers" not in data:
            p.workers -= conserved(g)[f"workers {p.seat}"] - WORKERS


def complete_decks(g: Game, data: Any) -> None:
    """Shuffled decks of the cards that lie nowhere else, and full displays."""
    boxes = boxes_of(g)
    used = {card.key for p in g.players for card in (*p.hand, *p.packet, *p.sunk, *p.buildings, *p.apprentices)}
    used |= {card.key for card in (*g.upper, *g.lower, *g.dismissed)}
    if "pile" not in data:
        g.pile = [card for card in BUILDINGS if card.box in boxes and card.key not in used]
        g.random.shuffle(g.pile)
    if "people" not in data:
        g.people = [card for card in APPRENTICES if card.box in boxes and card.key not in used]
        g.random.shuffle(g.people)
    if "upper" not in data or "lower" not in data:
        g.upper_coins, g.lower_coins = [0] * len(g.upper), [0] * len(g.lower)
        refill(g)
    if "small" not in data:
        g.small = [card for card in MARKET_CARDS if card not in g.large]
        g.random.shuffle(g.small)
        g.stall = g.small[-1].small if g.small else None
    if "rewards" not in data:
        taken = Counter(g.taken)
        g.rewards = [r for r in REWARDS if r.box in boxes for _ in range(r.copies - taken[r])]
        g.random.shuffle(g.rewards)


def complete_wonders(g: Game, data: Any) -> None:
    """The Wonders nobody has raised, and the cards of Princess and Profiteer. [W1.6, W1.7]"""
    g.offered = {**dict.fromkeys(GOODS, 0), **g.offered}
    if "wonders" not in data:
        built = {card for p in g.players for card in p.buildings}
        g.wonders = [wonder for wonder in WONDER_CARDS if wonder not in built]
    if g.consequence is None:
        deal_courts(g)
    elif g.court is None:
        g.courts = [card for card in COURTS if card is not g.consequence]
        g.random.shuffle(g.courts)
        g.court = g.courts.pop()


def conserved(g: Game) -> Counter[str]:
    """Everything that neither comes nor goes: cards, and twenty Workers of every colour. [A1.7]"""
    box: Counter[str] = Counter()
    for p in g.players:
        box[f"workers {p.seat}"] = (
            p.workers
            + p.prison
            + sum(p.at.values())
            + sum(q.captured[p.seat] for q in g.players)
            + sum(1 for seat in g.guildhall if seat == p.seat)
            + sum(1 for seat in g.market.values() if seat == p.seat)
        )
        for card in (*p.apprentices, *p.buildings, *p.hand, *p.packet, *p.sunk):
            box[card.key] += 1
    decks = (g.small, g.large, g.rewards, g.spare, g.taken, g.pile, g.people, g.dismissed, g.upper, g.lower)
    for deck in (*decks, g.wonders, g.courts, g.consequences, g.schemes, g.scheming, g.schemed, g.futures):
        for one in deck:
            box[one.key] += 1
    for court in (g.court, g.consequence):
        if court is not None:
            box[court.key] += 1
    return box
