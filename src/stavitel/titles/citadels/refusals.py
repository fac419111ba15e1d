"""Why not: the tempting moves of a turn that are not allowed, each with its reason and rule."""

from __future__ import annotations

from stavitel.kernel import Move, Reason
from stavitel.titles.citadels.cards import (
    ABBOT,
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BUILD,
    CARDS_INSTEAD,
    COIN,
    CONJURE,
    DESTROY,
    DIPLOMAT,
    DOWRY,
    END,
    EXCHANGE,
    GILD,
    GOLD,
    INCOME,
    INCOME_BITS,
    MAGICIAN,
    MERCHANT,
    NAME,
    NAVIGATOR,
    PLANS,
    PLAY,
    QUEEN,
    REDRAW,
    SAIL_CARDS,
    SAIL_GOLD,
    SWAP,
    THIEF,
    TITHE,
    USABLE,
    USE,
    WAGON,
    WARLORD,
    WIZARD,
    Action,
    Refusals,
)
from stavitel.titles.citadels.characters import names_refused
from stavitel.titles.citadels.circus import why_not_board, why_not_play
from stavitel.titles.citadels.dark_city import by_the_throne, why_not_gild
from stavitel.titles.citadels.districts import destroy_refusals, why_not_build, why_not_use
from stavitel.titles.citadels.table import Citadels, Player, drawable, standing


def turn_refusals(g: Citadels, p: Player) -> Refusals:
    """Every tempting move, and why not; what is offered or has no reason is left out by the question itself."""
    turn = g.turn
    found: Refusals = []
    if turn.acted:
        found += [(GOLD, Reason("acted-already", "C5.1")), (CARDS_INSTEAD, Reason("acted-already", "C5.1"))]
        found.append((END, Reason("power-first", "R-04")))
    else:
        found.append((END, Reason("action-before-end", "C5.9")))
        if not drawable(g):
            found.append((CARDS_INSTEAD, Reason("nothing-to-draw", "C5.8")))
    for card in p.hand:
        if isinstance(card, Action):
            found.append((PLAY[card], why_not_play(g, p, card)))
        else:
            found.append((BUILD[card], why_not_build(g, p, card)))
    found += [(USE[card], why_not_use(g, p, card)) for card in USABLE if card in p.city]
    for owner in g.players:
        for place in range(len(owner.wagons)):
            found.append((WAGON[owner.seat][place], why_not_board(g, p, owner, place)))
    return found + gains_refused(g, p) + powers_refused(g, p)


def gains_refused(g: Citadels, p: Player) -> Refusals:
    """Income, the Merchant's coin and the Architect's cards. [C5.4, C12.1, C13.1]"""
    turn = g.turn
    character = turn.character
    found: Refusals = []
    if character.colour is not None:
        if "income" in turn.used:
            found.append((INCOME, Reason("collected-already", "C5.4")))
        elif not standing(p) & INCOME_BITS[character.colour]:
            found.append((INCOME, Reason("no-income", "C5.4", character=character)))
    if character is MERCHANT:
        found.append(late(g, COIN, "coin", "C12.2"))
    elif character is ARCHITECT:
        if "plans" not in turn.used and not drawable(g):
            found.append((PLANS, Reason("nothing-to-draw", "C5.8")))
        found.append(late(g, PLANS, "plans", "C13.5"))
    return found


def late(g: Citadels, option: Move, gain: str, rule: str) -> tuple[Move, Reason | None]:
    """Why a gain is not on offer: taken, or due after the action."""
    taken = gain in g.turn.used
    return option, Reason("taken-already", rule) if taken else Reason("after-the-action", rule)


def powers_refused(g: Citadels, p: Player) -> Refusals:
    """The character's power. [C5.3]"""
    turn = g.turn
    character = turn.character
    spent = "power" in turn.used
    if character is ASSASSIN or character is THIEF:
        return naming_refused(g, spent)
    if character is MAGICIAN:
        swaps = [SWAP[other.seat] for other in g.others(p)]
        if spent:
            return [(option, Reason("power-used", "C9.1")) for option in (REDRAW, *swaps)]
        return [(REDRAW, Reason("empty-hand", "C9.3")), *((option, Reason("empty-hands", "C9.2")) for option in swaps)]
    if character is WARLORD:
        return attack_refused(g, p, spent)
    if character is DIPLOMAT:
        return [
            (EXCHANGE[owner.seat][card], Reason("at-the-end", "C38")) for owner in g.others(p) for card in owner.city
        ]
    if character is WIZARD:
        return [(CONJURE, Reason("power-used", "C33") if spent else Reason("no-hand-to-look-at", "C33"))]
    if character is ABBOT:
        return [(TITHE, Reason("power-used", "C35") if spent else Reason("nobody-richest", "C35"))]
    if character is NAVIGATOR:
        if not spent and turn.acted:
            return [(SAIL_CARDS, Reason("nothing-to-draw", "C5.8"))]
        reason = Reason("power-used", "C37") if spent else Reason("after-the-action", "C37")
        return [(SAIL_GOLD, reason), (SAIL_CARDS, reason)]
    if character is ARTIST:
        return [(GILD[p.seat][card], why_not_gild(g, p, card)) for card in p.city]
    if character is QUEEN:
        away = not spent and not by_the_throne(g, p)
        return [(DOWRY, Reason("not-beside-the-king", "C40") if away else Reason("power-used", "C40"))]
    return []


def naming_refused(g: Citadels, spent: bool) -> Refusals:
    """Why a character cannot be named, or not any more. [C7.1, C8.1]"""
    if not spent:
        return names_refused(g)
    reason = Reason("power-used", "C7.1" if g.turn.character is ASSASSIN else "C8.1")
    return [(NAME[character], reason) for character in g.agreed.cast]


def attack_refused(g: Citadels, p: Player, spent: bool) -> Refusals:
    """Why the Warlord cannot destroy a district now. [C14.1, C14.9]"""
    if not spent and not g.agreed.attack_at_end:
        return destroy_refusals(g, p)
    reason = Reason("power-used", "C14.1") if spent else Reason("at-the-end", "C14.9")
    return [(DESTROY[owner.seat][card], reason) for owner in g.players for card in owner.city]
