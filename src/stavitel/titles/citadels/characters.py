"""The eight characters: what each may do in its turn, and how it is done."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from stavitel.kernel import Move, Offer, Reason, choose, choose_from, choose_some, only, tell
from stavitel.kernel.questions import Effects
from stavitel.titles.citadels.cards import (
    ARCHITECT,
    ASSASSIN,
    MAGICIAN,
    MERCHANT,
    THIEF,
    WARLORD,
    WITCH,
)
from stavitel.titles.citadels.districts import destroy, destroy_effects, destroy_moves, every_district
from stavitel.titles.citadels.gains import architect_moves, merchant_moves
from stavitel.titles.citadels.hands import learn, nobody_knows
from stavitel.titles.citadels.kinds import Character
from stavitel.titles.citadels.moves import NAME, NOBODY, PASS, REDRAW, SWAP, seat_of
from stavitel.titles.citadels.reactions import strongmen
from stavitel.titles.citadels.table import Citadels, Player, discard, draw, holders


def named(g: Citadels, p: Player, pick: Move) -> Any:
    """The character that a move names, for reasons that speak of it."""
    return pick.things[0]


POWER_USED: Final = {
    ASSASSIN: Reason("power-used", "C7.1"),
    THIEF: Reason("power-used", "C8.1"),
    MAGICIAN: Reason("power-used", "C9.1"),
    WARLORD: Reason("power-used", "C14.1"),
}
NOT_ONESELF: Final = {ASSASSIN: Reason("not-oneself", "C7.4"), THIEF: Reason("not-oneself", "C8.2")}
RANK_ONE_IS_SAFE: Final = {
    ASSASSIN: Reason("rank-one-is-safe", "C8.2", card=ASSASSIN),
    WITCH: Reason("rank-one-is-safe", "C31", card=WITCH),
}
MURDERED_ALREADY: Final = Reason("murdered-already", "C8.2", card=named)
BEWITCHED_ALREADY: Final = Reason("bewitched-already", "C31", card=named)
EMPTY_HAND: Final = Reason("empty-hand", "C9.3")
EMPTY_HANDS: Final = Reason("empty-hands", "C9.2")
AT_THE_END: Final = Reason("at-the-end", "C14.9")


def every_name(g: Citadels, p: Player) -> list[Move]:
    """The characters somebody might want to name."""
    return [NAME[character] for character in g.agreed.cast]


def name_moves(g: Citadels, menu: Offer) -> None:
    """The characters that Assassin or Thief may name. [C7.4, C8.2, C31, R-06]"""
    spared = {g.turn.character: NOT_ONESELF[g.turn.character]}
    if g.turn.character is THIEF:
        first = g.agreed.cast[0]
        spared[first] = RANK_ONE_IS_SAFE[first]
        if g.murdered is not None:
            spared.setdefault(g.murdered, MURDERED_ALREADY)
        if g.bewitched is not None:
            spared.setdefault(g.bewitched, BEWITCHED_ALREADY)
    options = menu.options
    for character in g.agreed.cast:
        if character not in spared:
            pick = NAME[character]
            options[pick.key] = pick
    for character, reason in spared.items():
        menu.refuse((NAME[character],), reason)


async def name_first(g: Citadels, p: Player) -> None:
    """Name a victim as the first thing in the turn, or nobody. [C7.5, C8.1, R-04, R-05]"""
    pick: Move = await choose_from(g, p, "murder" if g.turn.character is ASSASSIN else "rob", names_first)
    if pick is NOBODY:
        g.turn.used.append("power")
        tell(g, "names-nobody", p)
        return
    more = name(g, p, pick)
    if more is not None:
        await more


def names_first(menu: Offer) -> None:
    """Whom to name as the first thing in the turn. [C7.5, C8.1, R-04]"""
    name_moves(menu.g, menu)
    if menu.g.agreed.powers_optional:
        menu.allow(NOBODY)


def naming_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """Assassin and Thief at any moment of their turn, where that is agreed. [R-05]"""
    if "power" in g.turn.used:
        menu.refuse(every_name, POWER_USED[g.turn.character])
    else:
        name_moves(g, menu)


def name(g: Citadels, p: Player, pick: Move) -> Coroutine[Any, Any, None] | None:
    """Murder or rob a character, whoever it may be. [C7.1, C8.1]"""
    g.turn.used.append("power")
    victim: Character = pick.things[0]
    if g.turn.character is ASSASSIN:
        g.murdered = victim
        tell(g, "murders", p, card=victim)
        return strongmen(g, p) if g.agreed.circus else None
    g.robbed = victim
    g.thief = p.seat
    tell(g, "robs", p, card=victim)
    return None


def magician_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """Exchange hands with a player, or cards with the deck; once. [C9.1, R-12]"""
    if "power" in g.turn.used:
        menu.refuse(every_exchange, POWER_USED[MAGICIAN])
        return
    own = p.hand
    for other in g.players:
        if other is not p:
            menu.add(SWAP[other.seat], None if own or other.hand else EMPTY_HANDS)
    menu.add(REDRAW, None if own else EMPTY_HAND)


def swap_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """How many cards the hand gains or loses. [C9.2]"""
    return (("hand", len(g.players[seat_of(pick)].hand) - len(p.hand)),)


def every_exchange(g: Citadels, p: Player) -> list[Move]:
    """What a Magician might want to exchange."""
    return [REDRAW, *(SWAP[other.seat] for other in g.others(p))]


async def swap(g: Citadels, p: Player, pick: Move) -> None:
    """Exchange the whole hand with that of another player. [C9.2, C9.4]"""
    other = g.players[seat_of(pick)]
    g.turn.used.append("power")
    p.hand, other.hand = other.hand, p.hand
    moved = {p.seat: other.seat, other.seat: p.seat}
    for third in g.players:
        if third.known and third is not p and third is not other:
            third.known = tuple([(moved.get(seat, seat), card) for seat, card in third.known])
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
        nobody_knows(g, p)
    n = draw(g, len(cards), p.hand)
    tell(g, "redraws", p, n=len(cards), cards=only(p, p.hand[-n:] if n else []))


def warlord_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """Destroy one district, at any moment or after everything else. [C14.1, C14.9]"""
    if "power" in g.turn.used:
        menu.refuse(every_district, POWER_USED[WARLORD])
    elif g.agreed.attack_at_end:
        menu.refuse(every_district, AT_THE_END)
    else:
        destroy_moves(g, p, menu)


async def attack(g: Citadels, p: Player, pick: Move) -> None:
    """The Warlord destroys a district. [C14.1]"""
    g.turn.used.append("power")
    await destroy(g, p, pick)


async def attack_last(g: Citadels, p: Player) -> None:
    """The Warlord destroys a district when everything else is done, where that is agreed. [C14.9, R-19]"""
    if not g.agreed.attack_at_end:
        return
    targets = Offer(g, p, destroy_effects)
    destroy_moves(g, p, targets)
    if targets.options:
        if g.agreed.powers_optional:
            targets.allow(PASS)
        pick: Move = await choose(p, "destroy", targets)
        if pick is not PASS:
            await attack(g, p, pick)


def murdered_holder(g: Citadels) -> Player | None:
    """Who has the murdered character."""
    return None if g.murdered is None else holders(g).get(g.murdered)


BASE_POWERS: Final[dict[Character, Callable[[Citadels, Player, Offer], None]]] = {
    ASSASSIN: naming_moves,
    THIEF: naming_moves,
    MAGICIAN: magician_moves,
    MERCHANT: merchant_moves,
    ARCHITECT: architect_moves,
    WARLORD: warlord_moves,
}
