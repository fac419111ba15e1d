"""Imagined worlds: what a seat has seen and what the calling has proved holds in every one of them."""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Random
from stavitel.titles.citadels.kinds import Building, Character
from stavitel.titles.citadels.table import DRAFTING, OVER, PICKS, Citadels, Player

NOBODY: Final = -1  # holds the card laid aside first
PACK: Final = -2  # is on its way round the table
UNSURE: Final = -1  # a stretch of the draft that the seat cannot tell


def redeal(g: Citadels, seat: int, random: Random) -> None:
    """Set right, after the hidden cards were dealt anew, what this seat can deduce."""
    deduce_characters(g, seat, random)
    pin_buildings(g, seat)


def pin_buildings(g: Citadels, seat: int) -> None:
    """Put the cards that a seat knows about back where it knows them."""
    me = g.players[seat]
    hidden: list[list[Building]] = [g.deck]
    for p in g.players:
        if p is not me:
            hidden += [p.hand, p.discards, p.tucked, p.offer]
    pinned: dict[int, list[int]] = {}  # places that must not change any more, by the zone they are in
    if not g.agreed.pile:
        for number, card in (*me.sunk, *g.open_sunk):
            at = g.sunk - 1 - number
            if at < len(g.deck):
                _bring(card, g.deck, at, hidden, pinned)
    for where, card in me.known:
        hand = g.players[where].hand
        taken = pinned.get(id(hand), ())
        free = [at for at in range(len(hand)) if at not in taken]
        if free:
            at = next((at for at in free if hand[at] is card), free[0])
            _bring(card, hand, at, hidden, pinned)


def _bring(
    card: Building, zone: list[Building], at: int, hidden: list[list[Building]], pinned: dict[int, list[int]]
) -> None:
    """Swap a card into its place from wherever the deal has put it."""
    if zone[at] is not card:
        for other in hidden:
            place = _loose(card, other, pinned)
            if place is not None:
                other[place], zone[at] = zone[at], card
                break
    pinned.setdefault(id(zone), []).append(at)


def _loose(card: Building, zone: list[Building], pinned: dict[int, list[int]]) -> int | None:
    """Where a card lies in a zone and may be taken away."""
    if card not in zone:
        return None
    taken = pinned.get(id(zone), ())
    return next((at for at, found in enumerate(zone) if found is card and at not in taken), None)


class Place:
    """Where a character may lie, hidden from a seat: somebody's pick, or face down."""

    __slots__ = ("card", "holder", "pick", "stretch")

    def __init__(self, holder: int, stretch: int, pick: bool) -> None:
        self.holder = holder  # a seat, NOBODY or PACK
        self.stretch = stretch  # how often the seat had looked before it came to lie there
        self.pick = pick
        self.card: Character | None = None  # once one is dealt here


def deduce_characters(g: Citadels, seat: int, random: Random) -> None:
    """Deal the characters a seat cannot see in keeping with its draft and with the calling so far. [C3.5, C4.3]"""
    if g.stage == OVER:
        return
    me = g.players[seat]
    looks = [set(saw) for saw in (me.saw, me.saw_again) if saw]
    places = _places(g, seat)
    mine = {*me.picked, *me.shown, *me.laid, *g.face_up}
    if g.draft.seat == seat and g.stage == DRAFTING:
        mine |= set(g.draft.cards)
    cards = [card for card in g.agreed.cast if card not in mine]
    shown = {card: p.seat for p in g.players for card in p.shown}
    called = 0 if g.stage == DRAFTING else g.rank
    absent = [card for card in cards if card.rank <= called and card is not g.murdered]  # or else shown [C4.3]
    order = cards[:]
    random.shuffle(order)
    random.shuffle(places)
    # the narrowest first: shown ones, then those proved absent, then the rest
    order.sort(key=lambda card: 0 if card in shown else 1 if card in absent else 2)
    stretches = [[place for place in places if place.stretch in (UNSURE, seen)] for seen in range(len(looks) + 1)]
    fits: list[list[Place]] = []  # by card of the order
    for card in order:
        fitting = stretches[sum([card in look for look in looks])]
        if card in shown:
            fitting = [place for place in fitting if place.pick and place.holder == shown[card]]
        elif card in absent:
            fitting = [place for place in fitting if not place.pick]
        fits.append(fitting)
    if _deal(order, 0, fits):
        _lay(g, seat, [place for place in places if place.card is not None and place.card not in shown])


def _places(g: Citadels, seat: int) -> list[Place]:
    """Every hidden place, with the stretch of the draft in which it was filled."""
    seats = len(g.players)
    first = g.draft.first
    drafting = g.stage == DRAFTING
    done = g.draft.picks if drafting else PICKS.get(seats, seats)
    places: list[Place] = []
    last_looks = seats == len(g.agreed.cast) - 1  # at the first card, too [C20.1]
    mine_seen = 0
    for event in range(done):
        who = (first + event) % seats
        if who == seat:
            mine_seen += 1
            continue
        mixed = last_looks and event == seats - 1  # holds the first card or the passed one
        places.append(Place(who, UNSURE if mixed else mine_seen, True))
        if mixed:
            places.append(Place(who, UNSURE, False))
        if seats == 2 and event:
            places.append(Place(who, mine_seen, False))
    if g.aside:
        places.append(Place(NOBODY, 0, False))
    if drafting and g.draft.seat != seat:
        places += [Place(PACK, mine_seen, False) for _ in g.draft.cards]
    elif not drafting and seats > 2 and not last_looks:
        last = (first + done - 1) % seats  # laid down the card that was left
        if last != seat:
            places.append(Place(last, mine_seen, False))
    return places


def _deal(order: list[Character], at: int, fits: list[list[Place]]) -> bool:
    """Lay the cards from this one on into places that fit; whether all have found one."""
    if at == len(order):
        return True
    for place in fits[at]:
        if place.card is None:
            place.card = order[at]
            if _deal(order, at + 1, fits):
                return True
            place.card = None
    return False


def _lay(g: Citadels, seat: int, places: list[Place]) -> None:
    """Lay the characters where they were dealt, by rank; own cards stay."""
    for p in g.players:
        if p.seat != seat:
            p.picked.clear()
            p.laid.clear()
    if g.draft.seat != seat:
        g.draft.cards.clear()
    g.aside.clear()
    dealt = {place.card: place for place in places}
    for card in g.agreed.cast:
        place = dealt.get(card)
        if place is None:
            continue
        if place.holder == NOBODY:
            g.aside.append(card)
        elif place.holder == PACK:
            g.draft.cards.append(card)
        else:
            owner: Player = g.players[place.holder]
            (owner.picked if place.pick else owner.laid).append(card)
