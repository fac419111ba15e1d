"""Set-up, draft, calling and turns: the rulebook in its own order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from typing import Any, Final

from stavitel.kernel import Move, Options, Random, choose, tell
from stavitel.titles.citadels.cards import (
    ACTIONS,
    ARCHITECT,
    ASSASSIN,
    BASE_DISTRICTS,
    BASE_PURPLES,
    BELL_TOWER,
    BISHOP,
    BONUS_DISTRICTS,
    BUILDINGS,
    CARDS_INSTEAD,
    CASH_WAGON,
    COIN,
    COPIES,
    DIPLOMAT,
    EMPEROR,
    END,
    GOLD,
    GRAVEYARD,
    HOSPITAL,
    INCOME,
    INCOME_BITS,
    KING,
    MERCHANT,
    NAVIGATOR,
    PLANS,
    QUEEN,
    ROYAL_RANK,
    TAX_COLLECTOR,
    THIEF,
    USABLE_BITS,
    WARLORD,
    WITCH,
    Building,
    Character,
)
from stavitel.titles.citadels.characters import (
    BASE_POWERS,
    architect_cards,
    attack,
    attack_last,
    income,
    merchant_coin,
    murdered_holder,
    name,
    name_first,
    redraw,
    swap,
)
from stavitel.titles.citadels.circus import acrobats, board, circus_moves, play
from stavitel.titles.citadels.dark_city import (
    DARK_POWERS,
    bewitch,
    collector_called,
    conjure,
    diplomat,
    dowry,
    emperor,
    gild,
    late_dowry,
    sail,
    tithe,
    turn_ends,
)
from stavitel.titles.citadels.districts import ARCHITECTS_LIMIT, build, builds, draw_cards, use, uses
from stavitel.titles.citadels.options import agree
from stavitel.titles.citadels.refusals import turn_refusals
from stavitel.titles.citadels.table import (
    ACTION_ONLY,
    CALLING,
    DRAFTING,
    FIRST_HALF,
    FULL,
    OVER,
    PICKS,
    RESUMED,
    TURN,
    Citadels,
    Draft,
    Player,
    Turn,
    conserved,
    crown_to,
    draw,
    drawable,
    earn,
    holder,
    lay_off,
)

HAND: Final = 4
FREE_BONUS: Final = 3  # bonus districts that may join without taking another out [C30.3]
FACE_UP: Final = {8: {4: 2, 5: 1}, 9: {4: 3, 5: 2, 6: 1}}  # by cast and players, otherwise none [C3.2, C21.2]


def setup(options: Options, seats: int, random: Random) -> Citadels:
    """Shuffle the deck, deal 4 cards and 2 coins each, draw lots for the crown. [C1.5, C1.6, R-02]"""
    g = Citadels(agree(options, seats), [Player(seat) for seat in range(seats)])
    g.random = random
    g.limit = g.agreed.city_size
    deck = districts(g, options)
    circus = [card for card in ACTIONS for _ in range(copies(g, card))] if g.agreed.circus else []
    if g.agreed.circus_dealt:
        deck += circus  # [C23.1, R-41]
    random.shuffle(deck)
    g.deck = deck
    for p in g.players:
        draw(g, HAND, p.hand)
    if circus and not g.agreed.circus_dealt:
        g.deck += circus
        random.shuffle(g.deck)
    g.crown = random.below(seats)
    deal_characters(g)
    return g


def districts(g: Citadels, options: Options) -> list[Building]:
    """The district cards of this game. [C1.3, C30.3, C38]"""
    bonus = [BUILDINGS[key] for key in options["bonus_districts"]]
    left = [card for card in BONUS_DISTRICTS if card not in bonus]
    if g.agreed.city_size < 8:
        left.remove(BELL_TOWER)
    bonus += g.random.sample(left, min(options["bonus_random"], len(left)))
    box = [card for card in BASE_DISTRICTS if card is not GRAVEYARD or DIPLOMAT not in g.agreed.cast]
    deck = [card for card in box for _ in range(copies(g, card))]
    out = [BUILDINGS[key] for key in options["without_districts"] if BUILDINGS[key] in deck]
    purples = [card for card in BASE_PURPLES if card in deck and card not in out]
    missing = len(bonus) - FREE_BONUS - len(out)
    if missing > 0:
        out += g.random.sample(purples, min(missing, len(purples)))  # of the two Keeps one stays
    for card in out:
        deck.remove(card)
    deck += bonus
    return deck


def copies(g: Citadels, card: Building) -> int:
    """How many of a card are in the deck that was agreed on. [R-01]"""
    return COPIES[card][0 if g.agreed.deck == "base65" else 1]


def complete_position(g: Citadels, given: Mapping[str, Any]) -> None:
    """Fill in what a position written by hand leaves out: size of a city, deck, characters set aside or dealt."""
    if "limit" not in given:
        g.limit = g.agreed.city_size
    if "deck" not in given:
        box = Counter({card.key: copies(g, card) for card in BASE_DISTRICTS})
        if g.agreed.circus:
            box.update({card.key: copies(g, card) for card in ACTIONS})
        g.deck = [BUILDINGS[key] for key in sorted((box - conserved(g)).elements())]
        g.random.shuffle(g.deck)
    if g.stage == DRAFTING and not g.draft.cards:
        deal_characters(g)
    elif "aside" not in given:
        placed = conserved(g)
        g.aside = [card for card in g.agreed.cast if not placed[card.key]]


def next_step(g: Citadels) -> Coroutine[Any, Any, None] | None:
    """What comes next, by the table alone. [C2.1]"""
    if g.stage == TURN:
        return take_turn(g)
    if g.stage == DRAFTING:
        return draft(g)
    return call(g) if g.stage == CALLING else None


def deal_characters(g: Citadels) -> None:
    """Shuffle the characters and set some aside; King and Emperor never face up. [C3.1-C3.3, R-03]"""
    cards = list(g.agreed.cast)
    g.random.shuffle(cards)
    g.aside = [cards.pop()]
    up = FACE_UP[len(g.agreed.cast)].get(len(g.players), 0)
    g.face_up = [card for card in cards if card.rank != ROYAL_RANK][:up]
    pack = [card for card in g.agreed.cast if card is not g.aside[0] and card not in g.face_up]
    g.draft = Draft(g.crown, g.crown, 0, pack)
    g.stage = DRAFTING
    g.rank = 0


async def draft(g: Citadels) -> None:
    """Keep a character and pass the rest on, beginning with the crown. [C3.4, C18.2, C19.2, C20.1]"""
    if g.told is not None:
        tell(g, "round", g.players[g.crown], n=g.round)
        if g.face_up:
            tell(g, "face-up", cards=g.face_up)
    pack = g.draft
    seats = len(g.players)
    last = PICKS.get(seats, seats) - 1
    cards = pack.cards
    while True:
        p = g.players[pack.seat]
        if pack.picks == last and seats == len(g.agreed.cast) - 1:
            cards.append(g.aside.pop())  # the last of seven or eight also looks at the first card
        if pack.picks < seats:
            p.saw = tuple(cards)
        else:
            p.saw_again = tuple(cards)
        kept = await choose(p, "keep-a-character", cards)
        cards.remove(kept)
        p.picked.append(kept)
        if seats == 2 and pack.picks:
            laid = await choose(p, "lay-a-character", cards)
            cards.remove(laid)
            p.laid.append(laid)
        if g.told is not None:
            tell(g, "picks", p)
        if pack.picks == last:
            break
        pack.picks += 1
        pack.seat = (pack.seat + 1) % seats
    p.laid.extend(cards)
    cards.clear()
    await call(g)


async def call(g: Citadels) -> None:
    """The crown holder calls rank after rank, until somebody has a turn to take. [C4.1-C4.3]"""
    cast = g.agreed.cast
    g.stage = CALLING
    while g.rank < len(cast):
        character = cast[g.rank]
        g.rank += 1
        p = holder(g, character)
        murdered = character is g.murdered
        answers = p is not None and (not murdered or (g.agreed.dark and HOSPITAL in p.city))
        if not answers and g.told is not None:
            tell(g, "unanswered", g.players[g.crown], card=character)
        if g.rank == ROYAL_RANK and g.agreed.circus and (murdered or not answers):
            await acrobats(g)
        if answers:
            assert p is not None
            answer(g, p, character)
            return
    end_round(g)


def answer(g: Citadels, p: Player, character: Character) -> None:
    """Reveal, pay the thief, take the crown; then comes the turn itself. [C4.5]"""
    if character in p.picked:
        p.picked.remove(character)
        p.shown.append(character)
    if g.told is not None:
        tell(g, "reveals", p, card=character)
    part = FULL
    if character is g.murdered:
        part = ACTION_ONLY  # by the Hospital, and murdered for everything else
        tell(g, "hospital", p)
    else:
        acting = p.seat
        if character is g.bewitched:
            part = ACTION_ONLY
            assert g.witch is not None
            acting = g.witch
            tell(g, "bewitched", p, card=character)
        elif character is WITCH:
            part = FIRST_HALF
        if character is g.robbed:
            rob(g, p)
        if character is KING:
            crown_to(g, p)  # the card's own player, bewitched or not [C10.1, C31]
        elif character is BISHOP:
            g.bishop = acting
        elif character is TAX_COLLECTOR:
            collector_called(g, acting)
        elif character is QUEEN:
            g.queen = acting
    g.turn = Turn(p.seat, character, part, limit=build_limit(character))
    g.stage = TURN


def build_limit(character: Character) -> int:
    """How many districts a character may build. [C5.2, C13.3, C37]"""
    return ARCHITECTS_LIMIT if character is ARCHITECT else 0 if character is NAVIGATOR else 1


def rob(g: Citadels, p: Player) -> None:
    """The robbed player first hands over every coin he holds. [C8.4-C8.7, R-16]"""
    assert g.thief is not None
    thief = g.players[g.thief]
    loot = p.gold
    if loot and thief is not p:
        p.gold = 0
        thief.gold += loot
        tell(g, "robbed", thief, whose=p, n=loot)


async def take_turn(g: Citadels) -> None:
    """A turn: action, building, power, in the order the player likes; then the calling goes on. [C5]"""
    turn = g.turn
    p = g.players[turn.seat]
    character = turn.character
    if turn.part == ACTION_ONLY:
        await action(g, p)
        if character is g.bewitched:
            resume(g)
            return
    elif turn.part == FIRST_HALF:
        await action(g, p)
        await bewitch(g, p)
    else:
        if character is EMPEROR:
            await emperor(g, p)
        elif (character is ASSASSIN or character is THIEF) and g.agreed.names_first:
            await name_first(g, p)
        refused = partial(turn_refusals, g, p)
        while True:
            pick = await choose(p, "turn", menu(g, p), refused, True)
            if pick is END:
                break
            verb = pick.verb
            if verb == "build":
                turn.builds += 1
                await build(g, p, pick.things[0])
            elif pick is GOLD:
                take_gold(g, p)
            elif pick is CARDS_INSTEAD:
                turn.acted = True
                await draw_cards(g, p)
            elif pick is INCOME:
                income(g, p)
            elif pick is COIN:
                merchant_coin(g, p)
            elif pick is PLANS:
                architect_cards(g, p)
            else:
                await CARRY_OUT[verb](g, p, pick)
        await end_turn(g, p)
    await call(g)


def menu(g: Citadels, p: Player) -> list[Move]:
    """Everything the player may do now. [C5]"""
    turn = g.turn
    character = turn.character
    stands = 0
    for card in p.city:
        stands |= card.bit
    options: list[Move]
    if not turn.acted:
        options = [GOLD, CARDS_INSTEAD] if g.deck or drawable(g) else [GOLD]
    elif turn.builds < turn.limit:
        options = builds(g, p, stands)
    else:
        options = []
    colour = character.colour
    if colour is not None and stands & INCOME_BITS[colour] and "income" not in turn.used:
        options.append(INCOME)
    power = POWERS.get(character)
    if power is not None:
        power(g, p, options)
    if stands & USABLE_BITS:
        uses(g, p, stands, options)
    if g.agreed.circus:
        circus_moves(g, p, options)
    if turn.acted and (g.agreed.powers_optional or not any(option.verb in DUTIES for option in options)):
        options.append(END)
    return options


async def action(g: Citadels, p: Player) -> None:
    """Only the action of step 1. [C31, C41.12]"""
    pick = await choose(p, "action", [GOLD, CARDS_INSTEAD] if drawable(g) else [GOLD])
    if pick is GOLD:
        take_gold(g, p)
    else:
        g.turn.acted = True
        await draw_cards(g, p)


def take_gold(g: Citadels, p: Player) -> None:
    """Take 2 coins as the action. [C5.1]"""
    g.turn.acted = True
    n = earn(g, p, 2)
    if g.told is not None:
        tell(g, "takes-gold", p, n=n)


def resume(g: Citadels) -> None:
    """The Witch goes on as the character she bewitched. [C31, R-52]"""
    assert g.bewitched is not None
    assert g.witch is not None
    g.turn = Turn(g.witch, g.bewitched, RESUMED, True, limit=build_limit(g.bewitched))
    tell(g, "resumes", g.players[g.witch], card=g.bewitched)


async def end_turn(g: Citadels, p: Player) -> None:
    """Gains left over, then powers of the end of the turn, then the rest. [C50.1, C50.4]"""
    turn = g.turn
    character = turn.character
    if g.agreed.generous:
        if character.colour is not None:
            if "income" not in turn.used:
                income(g, p)
            if character is MERCHANT and "coin" not in turn.used:
                merchant_coin(g, p)
        elif character is ARCHITECT and "plans" not in turn.used:
            architect_cards(g, p)
    if character is WARLORD:
        if g.agreed.attack_at_end:
            await attack_last(g, p)
    elif character is DIPLOMAT:
        await diplomat(g, p)
    if g.agreed.dark:
        await turn_ends(g, p)
    if g.told is not None:
        tell(g, "ends-turn", p)


def end_round(g: Citadels) -> None:
    """A murdered King is succeeded; the game ends, or a new round begins. [C2.2, C2.3, C10.6, R-63]"""
    if g.murdered is not None:
        if g.queen is not None:
            late_dowry(g)
        if g.murdered is KING and g.agreed.king_inherits and not g.barred:
            heir = murdered_holder(g)
            if heir is not None:
                tell(g, "heir", heir, card=KING)
                crown_to(g, heir)
    if g.firsts or (g.idle and not drawable(g)):
        finish(g)
        return
    for p in g.players:
        p.picked.clear()
        p.shown.clear()
        p.laid.clear()
        p.saw = p.saw_again = ()
    g.murdered = g.robbed = g.bewitched = None
    g.thief = g.witch = g.bishop = g.taxman = g.owing = g.queen = None
    g.barred = False
    g.idle = True
    g.round += 1
    deal_characters(g)


def finish(g: Citadels) -> None:
    """The game is over; Cash Wagons are discarded with what lies on them. [C16.1, C24.2]"""
    g.stage = OVER
    for p in g.players:
        for _ in p.wagons:
            lay_off(g, CASH_WAGON)
        p.wagons = ()
    tell(g, "game-over")


async def named(g: Citadels, p: Player, pick: Move) -> None:
    """Name a victim at any moment of the turn, where that is agreed. [R-05]"""
    g.turn.used.append("power")
    await name(g, p, pick)


POWERS: Final = {**BASE_POWERS, **DARK_POWERS}
DUTIES: Final = ("name", "swap", "redraw", "destroy")  # must be done where powers are not optional
CARRY_OUT: Final[dict[str, Callable[[Citadels, Player, Move], Coroutine[Any, Any, None]]]] = {
    "name": named,
    "swap": swap,
    "redraw": redraw,
    "destroy": attack,
    "use": use,
    "play": play,
    "wagon": board,
    "conjure": conjure,
    "tithe": tithe,
    "sail-gold": sail,
    "sail-cards": sail,
    "gild": gild,
    "dowry": dowry,
}
