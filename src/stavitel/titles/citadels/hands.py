"""What players know of each other's hands: looking into them, taking out of them, and what that tells the others."""

from __future__ import annotations

from stavitel.kernel import Move, Reason, choose, offer
from stavitel.titles.citadels.kinds import Building
from stavitel.titles.citadels.moves import PLAYER, seat_of
from stavitel.titles.citadels.table import Citadels, Player, lay_off


async def looked_at(g: Citadels, p: Player, rule: str) -> Player:
    """Choose an opponent with cards in hand, and look at them. [C24.4, C33]"""

    def why_not(g: Citadels, p: Player, pick: Move) -> Reason | None:
        return None if g.players[seat_of(pick)].hand else Reason("no-cards-there", rule)

    hands = [PLAYER[other.seat] for other in g.others(p)]
    owner = g.players[seat_of(await choose(p, "look-at-a-hand", offer(g, p, hands, why_not)))]
    learn(p, owner, owner.hand)
    return owner


def take_from_hand(g: Citadels, p: Player, owner: Player, card: Building) -> None:
    """Take a card out of an opponent's hand after a look at all of it; only the two know which. [C24.4, C33]"""
    leaves_unseen(g, owner, card)
    learn(p, owner, owner.hand)
    give_known(p, owner, card)


def give_known(p: Player, giver: Player, card: Building) -> None:
    """Put a card into a hand; whoever gave it knows it there."""
    p.hand.append(card)
    p.exposed = True
    giver.known = (*giver.known, (p.seat, card))


def play_from_hand(g: Citadels, p: Player, card: Building) -> None:
    """Move an action card from hand to the discards, before all eyes. [C23.5]"""
    leaves_openly(g, p, card)
    lay_off(g, card)


def leaves_openly(g: Citadels, owner: Player, card: Building) -> None:
    """A card leaves a hand before all eyes: whoever knew it there knows it gone."""
    owner.hand.remove(card)
    if owner.exposed:
        entry = (owner.seat, card)
        for p in g.players:
            if entry in p.known:
                known = list(p.known)
                known.remove(entry)
                p.known = tuple(known)


def leaves_unseen(g: Citadels, owner: Player, card: Building) -> None:
    """A card leaves a hand unseen: whoever knew the hand is no longer sure of any card in it."""
    owner.hand.remove(card)
    if owner.exposed:
        nobody_knows(g, owner)


def nobody_knows(g: Citadels, owner: Player) -> None:
    """What was known of a hand is known no longer."""
    for p in g.players:
        if p.known:
            p.known = tuple([entry for entry in p.known if entry[0] != owner.seat])
    owner.exposed = False


def learn(p: Player, owner: Player, cards: list[Building]) -> None:
    """Note that a seat knows another's hand to be these cards."""
    seat = owner.seat
    kept = [entry for entry in p.known if entry[0] != seat]
    p.known = (*kept, *[(seat, card) for card in cards])
    if cards:
        owner.exposed = True
