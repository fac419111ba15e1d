"""The eight characters: what each may do in its turn, and how it is done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from stavitel.kernel import Move, Reason, choose, choose_some, everyone, only, tell
from stavitel.titles.citadels.cards import (
    ARCHITECT,
    ASSASSIN,
    COIN,
    INCOME_BITS,
    MAGICIAN,
    MERCHANT,
    NAME,
    NOBODY,
    PASS,
    PLANS,
    PLAY,
    REDRAW,
    STRONGMAN,
    SWAP,
    THIEF,
    WARLORD,
    WITCH,
    Building,
    Character,
    Refusals,
    seat_of,
)
from stavitel.titles.citadels.districts import destroy, destroy_refusals, targets
from stavitel.titles.citadels.table import (
    FEW_PLAYERS,
    Citadels,
    Player,
    card_leaves,
    card_slips,
    discard,
    draw,
    drawable,
    earn,
    holder,
    lay_off,
    learn,
)


def why_not_name(g: Citadels, character: Character) -> Reason | None:
    """Why Assassin or Thief may not name a character. [C7.4, C8.2, C31, R-06]"""
    if character is g.turn.character:
        return Reason("not-oneself", "C7.4" if character.rank == 1 else "C8.2")
    if g.turn.character is THIEF:
        if character.rank == 1:
            return Reason("rank-one-is-safe", "C31" if character is WITCH else "C8.2", card=character)
        if character is g.murdered:
            return Reason("murdered-already", "C8.2", card=character)
        if character is g.bewitched:
            return Reason("bewitched-already", "C31", card=character)
    return None


def names(g: Citadels) -> list[Move]:
    """The characters that may be named. [R-06]"""
    return [NAME[character] for character in g.agreed.cast if why_not_name(g, character) is None]


def names_refused(g: Citadels) -> Refusals:
    """Why the other characters may not be named. [R-06]"""
    return [(NAME[character], why_not_name(g, character)) for character in g.agreed.cast]


async def name_first(g: Citadels, p: Player) -> None:
    """Name a victim as the first thing in the turn, or nobody. [C7.5, C8.1, R-04, R-05]"""
    options = names(g)
    if g.agreed.powers_optional:
        options.append(NOBODY)
    refused = partial(names_refused, g)
    pick = await choose(p, "murder" if g.turn.character is ASSASSIN else "rob", options, refused=refused)
    g.turn.used.append("power")
    if pick is NOBODY:
        tell(g, "names-nobody", p)
    else:
        await name(g, p, pick)


async def name(g: Citadels, p: Player, pick: Move) -> None:
    """Murder or rob a character, whoever it may be. [C7.1, C8.1]"""
    victim: Character = pick.things[0]
    if g.turn.character is ASSASSIN:
        g.murdered = victim
        tell(g, "murders", p, card=victim)
        if g.agreed.circus:
            await strongmen(g, p)
    else:
        g.robbed = victim
        g.thief = p.seat
        tell(g, "robs", p, card=victim)


async def strongmen(g: Citadels, p: Player) -> None:
    """Whoever was murdered may undo it with a Strongman; all are asked, so that nobody is betrayed. [C24.5, R-49]"""
    asked = [other for other in g.others(p) if other.hand]
    if len(g.players) <= FEW_PLAYERS and p.hand:
        asked.append(p)
    if not asked:
        return
    for seat, pick in zip(asked, await everyone(g, strongman, asked), strict=True):
        if pick is not PASS:
            saved = g.players[seat.seat]
            victim = g.murdered
            assert victim is not None
            play_from_hand(g, saved, STRONGMAN)
            saved.picked.remove(victim)
            saved.shown.append(victim)
            g.murdered = None
            tell(g, "saved", saved, card=victim)


async def strongman(g: Citadels, p: Player) -> Move:
    """Play a Strongman, if this is the murdered player and has one. [C24.5]"""

    def refused() -> Refusals:
        return [(PLAY[STRONGMAN], Reason("not-murdered", "C24.5"))] if STRONGMAN in p.hand else []

    options = [PASS]
    if STRONGMAN in p.hand and g.murdered in p.picked:
        options = [PLAY[STRONGMAN], PASS]
    return await choose(p, "strongman", options, refused=refused, always=True)


def play_from_hand(g: Citadels, p: Player, card: Building) -> None:
    """Move an action card from hand to the discards, before all eyes. [C23.5]"""
    p.hand.remove(card)
    if p.exposed:
        card_leaves(g, p, card)
    lay_off(g, card)


def naming_moves(g: Citadels, p: Player, options: list[Move]) -> None:
    """Assassin and Thief at any moment of their turn, where that is agreed. [R-05]"""
    if not g.agreed.names_first and "power" not in g.turn.used:
        options += names(g)


def magician_moves(g: Citadels, p: Player, options: list[Move]) -> None:
    """Exchange hands with a player, or cards with the deck; once. [C9.1, R-12]"""
    if "power" in g.turn.used:
        return
    own = p.hand
    for other in g.players:
        if (own or other.hand) and other is not p:
            options.append(SWAP[other.seat])
    if own:
        options.append(REDRAW)


async def swap(g: Citadels, p: Player, pick: Move) -> None:
    """Exchange the whole hand with that of another player. [C9.2, C9.4]"""
    other = g.players[seat_of(pick)]
    g.turn.used.append("power")
    p.hand, other.hand = other.hand, p.hand
    moved = {p.seat: other.seat, other.seat: p.seat}
    for third in g.players:
        if third.known and third is not p and third is not other:
            third.known = tuple((moved.get(seat, seat), card) for seat, card in third.known)
    p.exposed = other.exposed = False
    learn(p, other, other.hand)
    learn(other, p, p.hand)
    tell(g, "swaps", p, whose=other, gave=len(other.hand), got=len(p.hand))


async def redraw(g: Citadels, p: Player, pick: Move) -> None:
    """Discard cards and draw as many. [C9.3, R-11, R-14]"""
    g.turn.used.append("power")
    size = len(p.hand)
    if g.agreed.redraw_all:
        cards = p.hand[:]
    else:
        cards = await choose_some(p, "redraw", p.hand, 1, size)
    for card in cards:
        p.hand.remove(card)
        discard(g, p, card)
    if p.exposed:
        card_slips(g, p)
    n = draw(g, len(cards), p.hand)
    tell(g, "redraws", p, n=len(cards), cards=only(p, p.hand[-n:] if n else []))


def income(g: Citadels, p: Player) -> None:
    """Collect a coin for each district of the character's colour. [C5.4, C15.9]"""
    colour = g.turn.character.colour
    assert colour is not None
    paying = INCOME_BITS[colour]
    n = 0
    for card in p.city:
        if card.bit & paying:
            n += 1
    g.turn.used.append("income")
    n = earn(g, p, n)
    if n and g.told is not None:
        tell(g, "income", p, n=n, character=g.turn.character)


def merchant_moves(g: Citadels, p: Player, options: list[Move]) -> None:
    """The Merchant's coin, once. [C12.1, R-17]"""
    if "coin" not in g.turn.used and (g.turn.acted or not g.agreed.coin_after_action):
        options.append(COIN)


def merchant_coin(g: Citadels, p: Player) -> None:
    """Take the Merchant's coin. [C12.1]"""
    g.turn.used.append("coin")
    tell(g, "merchant", p, n=earn(g, p, 1))


def architect_moves(g: Citadels, p: Player, options: list[Move]) -> None:
    """The Architect's two cards, once. [C13.1, R-18]"""
    if "plans" not in g.turn.used and (g.turn.acted or not g.agreed.plans_after_action) and drawable(g):
        options.append(PLANS)


def architect_cards(g: Citadels, p: Player) -> None:
    """Draw the Architect's two cards and keep both. [C13.1]"""
    g.turn.used.append("plans")
    n = draw(g, 2, p.hand)
    if n and g.told is not None:
        tell(g, "architect", p, n=n, cards=only(p, p.hand[-n:]))


def warlord_moves(g: Citadels, p: Player, options: list[Move]) -> None:
    """Destroy one district at any moment, where that is agreed. [C14.1, C14.9]"""
    if not g.agreed.attack_at_end and "power" not in g.turn.used:
        options += targets(g, p)


async def attack(g: Citadels, p: Player, pick: Move) -> None:
    """The Warlord destroys a district. [C14.1]"""
    g.turn.used.append("power")
    await destroy(g, p, pick)


async def attack_last(g: Citadels, p: Player) -> None:
    """The Warlord destroys a district when everything else is done. [C14.9, R-19]"""
    options = targets(g, p)
    if options:
        if g.agreed.powers_optional:
            options.append(PASS)
        pick = await choose(p, "destroy", options, refused=partial(destroy_refusals, g, p))
        if pick is not PASS:
            await attack(g, p, pick)


def murdered_holder(g: Citadels) -> Player | None:
    """Who has the murdered character."""
    return None if g.murdered is None else holder(g, g.murdered)


BASE_POWERS: Final[dict[Character, Callable[[Citadels, Player, list[Move]], None]]] = {
    ASSASSIN: naming_moves,
    THIEF: naming_moves,
    MAGICIAN: magician_moves,
    MERCHANT: merchant_moves,
    ARCHITECT: architect_moves,
    WARLORD: warlord_moves,
}
