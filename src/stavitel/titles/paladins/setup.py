"""Set-up: the main board and the player boards. [P2]"""

from __future__ import annotations

from typing import Any, Final

from stavitel.kernel import Options, Random
from stavitel.titles.paladins import solo
from stavitel.titles.paladins.board_cards import FAVOUR_SLOTS, ORDER_SLOTS, START_PROVISIONS, START_SILVER
from stavitel.titles.paladins.cards import DEBT, FAVOURS, ORDERS, SUSPICIONS, WALLS
from stavitel.titles.paladins.inquisition import full_tax
from stavitel.titles.paladins.people_cards import OUTSIDERS, PALADIN_SETS, TAVERN, TOWNSFOLK
from stavitel.titles.paladins.table import Game, Player

TOWN: Final = 5  # places of the townsfolk row [P2.2]
OUTSIDE: Final = 6  # places of the outsider row [P2.6]


def setup(options: Options, seats: int, random: Random) -> Game:
    """Lay out the main board and the player boards. [P2]"""
    g = Game(
        humans=seats,
        debts=DEBT.copies,
        difficulty=options["difficulty"],
        debt_for_dismiss=options["debt_for_dismiss"],
        free_recruit_may_dismiss=options["free_recruit_may_dismiss"],
        wrap_attribute=options["wrap_attribute"],
    )
    g.random = random
    g.town_deck = shuffled(random, TOWNSFOLK)
    g.outsider_deck = shuffled(random, OUTSIDERS)
    g.tavern_deck = shuffled(random, TAVERN)
    g.wall_deck = shuffled(random, WALLS)
    g.suspicion_deck = shuffled(random, [card for card in SUSPICIONS for _ in range(card.copies)])
    orders = shuffled(random, ORDERS)
    g.orders_down, g.orders_out = orders[: len(ORDER_SLOTS)], orders[len(ORDER_SLOTS) :]
    favours = shuffled(random, FAVOURS)
    g.favours_down, g.favours_out = favours[: len(FAVOUR_SLOTS)], favours[len(FAVOUR_SLOTS) :]
    for seat in range(seats):
        p = Player(seat=seat, silver=START_SILVER.value, provisions=START_PROVISIONS.value)
        p.deck = shuffled(random, PALADIN_SETS[seat])
        g.players.append(p)
    if seats == 1 or options["virtual_player"]:
        solo.sit_down(g, random)
    g.tax = full_tax(g)
    g.town = [None] * TOWN
    fill_town(g)
    g.outsiders = [None] * OUTSIDE
    fill_outside(g)
    g.start = random.below(seats)
    g.active = (g.start - 1) % seats
    return g


def shuffled(random: Random, cards: Any) -> list[Any]:
    """The cards as a deck in random order."""
    deck = list(cards)
    random.shuffle(deck)
    return deck


def fill_town(g: Game) -> None:
    """Slide the townsfolk to the right and fill the row from right to left. [P2.13, P18.1]"""
    row = [card for card in g.town if card is not None]
    while len(row) < TOWN and g.town_deck:
        row.insert(0, g.town_deck.pop())
    g.town = [None] * (TOWN - len(row)) + row


def fill_outside(g: Game) -> None:
    """Slide the outsiders to the left and fill the row from left to right. [P18.2]"""
    row = [card for card in g.outsiders if card is not None]
    while len(row) < OUTSIDE and g.outsider_deck:
        row.append(g.outsider_deck.pop())
    g.outsiders = row + [None] * (OUTSIDE - len(row))
