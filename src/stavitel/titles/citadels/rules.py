"""Draft, calling, turns and rounds: the rulebook in its own order."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from stavitel.kernel import Move, choose_card, choose_from, tell
from stavitel.titles.citadels.building import ARCHITECTS_LIMIT
from stavitel.titles.citadels.cards import (
    ARCHITECT,
    ASSASSIN,
    BISHOP,
    CASH_WAGON,
    EMPEROR,
    HOSPITAL,
    KING,
    NAVIGATOR,
    QUEEN,
    ROYAL_RANK,
    TAX_COLLECTOR,
    THIEF,
    WITCH,
)
from stavitel.titles.citadels.characters import murdered_holder, name_first
from stavitel.titles.citadels.dark_city import bewitch, collector_called, emperor, late_dowry, turn_ends
from stavitel.titles.citadels.gains import what_is_due
from stavitel.titles.citadels.kinds import Character
from stavitel.titles.citadels.moves import END
from stavitel.titles.citadels.reactions import acrobats
from stavitel.titles.citadels.setup import deal_characters
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
    Player,
    crown_to,
    drawable,
    holders,
    lay_off,
)
from stavitel.titles.citadels.turns import AT_ONCE, CARRY_OUT, LAST_OF_ALL, action, effects, turn_menu


def next_step(g: Citadels) -> Coroutine[Any, Any, None] | None:
    """What comes next, by the table alone. [C2.1]"""
    if g.stage == TURN:
        return take_turn(g)
    if g.stage == DRAFTING:
        return draft(g)
    return call(g) if g.stage == CALLING else None


async def draft(g: Citadels) -> None:
    """Keep a character and pass the rest on, beginning with the crown. [C3.4, C18.2, C19.2, C20.1]"""
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
        kept = await choose_card(g, p, "keep-a-character", cards)
        cards.remove(kept)
        p.picked.append(kept)
        if seats == 2 and pack.picks:
            laid = await choose_card(g, p, "lay-a-character", cards)
            cards.remove(laid)
            p.laid.append(laid)
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
    held = holders(g)
    silent: list[Character] = []
    g.stage = CALLING
    agreed = g.agreed
    for character in agreed.cast[g.rank :]:
        g.rank += 1
        p = held.get(character)
        if p is None or (character is g.murdered and not (agreed.dark and HOSPITAL in p.city)):
            p = None
            silent.append(character)
        if agreed.circus and g.rank == ROYAL_RANK and (p is None or character is g.murdered):
            nobody_answers(g, silent)
            await acrobats(g)
        if p is not None:
            if silent:
                nobody_answers(g, silent)
            answer(g, p, character)
            return
    nobody_answers(g, silent)
    end_round(g)


def nobody_answers(g: Citadels, silent: list[Character]) -> None:
    """Tell which characters were called in vain, all at once. [C4.3]"""
    if silent:
        tell(g, "unanswered", g.players[g.crown], cards=silent)
        silent.clear()


def answer(g: Citadels, p: Player, character: Character) -> None:
    """Reveal, pay the thief, take the crown; then comes the turn itself. [C4.5]"""
    if character in p.picked:
        p.picked.remove(character)
        p.shown.append(character)
    tell(g, "turn", p, card=character)
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
        elif character in WHEN_CALLED:
            WHEN_CALLED[character](g, acting)
    g.turn.begin(p.seat, character, part, build_limit(character))
    g.stage = TURN


def build_limit(character: Character) -> int:
    """How many districts a character may build. [C5.2, C13.3, C37]"""
    return ARCHITECTS_LIMIT if character is ARCHITECT else 0 if character is NAVIGATOR else 1


def rob(g: Citadels, p: Player) -> None:
    """The robbed player first hands over every coin he holds. [C8.4-C8.7, R-16]"""
    assert g.thief is not None
    thief = g.players[g.thief]
    if thief is not p:
        loot = p.gold
        p.gold = 0
        thief.gold += loot
        tell(g, "robbed" if loot else "robbed-of-nothing", thief, whose=p, n=loot)


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
        while True:
            pick: Move = await choose_from(g, p, "turn", turn_menu, effects)
            if pick is END:
                break
            at_once = AT_ONCE.get(pick)
            if at_once is not None:
                at_once(g, p)
            else:
                more = CARRY_OUT[pick.verb](g, p, pick)
                if more is not None:
                    await more
        what_is_due(g, p)  # gains left over, then powers of the end of the turn, then the rest [C50.1, C50.4]
        if character in LAST_OF_ALL:
            await LAST_OF_ALL[character](g, p)
        if g.agreed.dark:
            await turn_ends(g, p)
    await call(g)


def resume(g: Citadels) -> None:
    """The Witch goes on as the character she bewitched. [C31, R-52]"""
    assert g.bewitched is not None
    assert g.witch is not None
    g.turn.begin(g.witch, g.bewitched, RESUMED, build_limit(g.bewitched), True)
    tell(g, "resumes", g.players[g.witch], card=g.bewitched)


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


def bishop_called(g: Citadels, acting: int) -> None:
    """From now on this city is safe from the Warlord. [C11.1]"""
    g.bishop = acting


def queen_called(g: Citadels, acting: int) -> None:
    """Note whose turn as the Queen has come. [C40]"""
    g.queen = acting


WHEN_CALLED: Final[dict[Character, Callable[[Citadels, int], None]]] = {
    BISHOP: bishop_called,
    TAX_COLLECTOR: collector_called,
    QUEEN: queen_called,
}
