"""Set-up: the deck, the first hands, the crown by lot; and the characters of each round. [C1, C3.1-C3.3, C30.3]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Options, Random
from stavitel.titles.citadels.cards import (
    BELL_TOWER,
    BONUS_DISTRICTS,
    BUILDINGS,
    CIRCUS,
    DECKS,
    DIPLOMAT,
    GRAVEYARD,
    LABORATORY,
    ROYAL_RANK,
    SMITHY,
)
from stavitel.titles.citadels.kinds import PURPLE, Building
from stavitel.titles.citadels.options import agree
from stavitel.titles.citadels.table import DRAFTING, Citadels, Draft, Player, draw

HAND: Final = 4
FREE_BONUS: Final = 3  # bonus districts that may join without taking another out [C30.3]
FACE_UP: Final = {8: {4: 2, 5: 1}, 9: {4: 3, 5: 2, 6: 1}}  # by cast and players, otherwise none [C3.2, C21.2]


def setup(options: Options, seats: int, random: Random) -> Citadels:
    """Shuffle the deck, deal 4 cards and 2 coins each, draw lots for the crown. [C1.5, C1.6, R-02]"""
    g = Citadels(agree(options, seats), [Player(seat) for seat in range(seats)])
    g.random = random
    g.limit = g.agreed.city_size
    deck = districts(g, options)
    circus = list(CIRCUS) if g.agreed.circus else []
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
    if options["bonus_random"]:
        left = [card for card in BONUS_DISTRICTS if card not in bonus]
        if g.agreed.city_size < 8:
            left.remove(BELL_TOWER)
        bonus += g.random.sample(left, min(options["bonus_random"], len(left)))
    deck = box(g)
    if DIPLOMAT in g.agreed.cast and GRAVEYARD in deck:
        deck.remove(GRAVEYARD)
    out = [edition(g, BUILDINGS[key]) for key in options["without_districts"]]
    out = [card for card in out if card in deck]
    missing = len(bonus) - FREE_BONUS - len(out)
    if missing > 0:
        purples = [card for card in dict.fromkeys(deck) if card.colour == PURPLE and card not in out]
        out += g.random.sample(purples, min(missing, len(purples)))  # of the two Keeps one stays
    for card in out:
        deck.remove(card)
    deck += bonus
    return deck


def box(g: Citadels) -> list[Building]:
    """The districts of the base game. [C1.3, R-01]"""
    deck = DECKS[g.agreed.deck]
    if g.agreed.smithy is SMITHY and g.agreed.laboratory is LABORATORY:
        return list(deck)
    return [edition(g, card) for card in deck]


def edition(g: Citadels, card: Building) -> Building:
    """A card as the edition that was agreed on prints it. [R-27, R-28]"""
    return g.agreed.smithy if card is SMITHY else g.agreed.laboratory if card is LABORATORY else card


def deal_characters(g: Citadels) -> None:
    """Shuffle the characters and set some aside; King and Emperor never face up. [C3.1-C3.3, R-03]"""
    cast = g.agreed.cast
    cards = list(cast)
    g.random.shuffle(cards)
    g.aside = [cards.pop()]
    up = FACE_UP[len(cast)].get(len(g.players), 0)
    g.face_up = [card for card in cards[: up + 1] if card.rank != ROYAL_RANK][:up]
    out = {*g.aside, *g.face_up}
    g.draft = Draft(g.crown, g.crown, 0, [card for card in cast if card not in out])
    g.stage = DRAFTING
    g.rank = 0
