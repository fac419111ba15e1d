"""The moves a player can be offered, each made once."""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Move, move
from stavitel.titles.citadels.cards import ACTIONS, BUILDINGS, CASH_WAGON, CHARACTERS, USABLE
from stavitel.titles.citadels.kinds import SEATS, Seat

GOLD: Final = move("gold")
CARDS_INSTEAD: Final = move("cards")
INCOME: Final = move("income")
COIN: Final = move("coin")  # the Merchant's
PLANS: Final = move("plans")  # the Architect's two cards
REDRAW: Final = move("redraw")
TITHE: Final = move("tithe")  # the Abbot's
CONJURE: Final = move("conjure")  # the Wizard's
SAIL_GOLD: Final = move("sail-gold")  # the Navigator's
SAIL_CARDS: Final = move("sail-cards")
DOWRY: Final = move("dowry")  # the Queen's
END: Final = move("end")
NOBODY: Final = move("nobody")
PASS: Final = move("pass")
HOLD: Final = move("hold")
BUILD_NOW: Final = move("build-now")

NAME: Final = {card: move("name", card) for card in CHARACTERS}
BUILD: Final = {card: move("build", card) for card in BUILDINGS.values()}
PLAY: Final = {card: move("play", card) for card in ACTIONS}
USE: Final = {card: move("use", card) for card in USABLE}
SWAP: Final = tuple(move("swap", seat) for seat in SEATS)
PLAYER: Final = tuple(move("player", seat) for seat in SEATS)
DESTROY: Final = tuple({card: move("destroy", card, at=seat) for card in BUILDINGS.values()} for seat in SEATS)
GILD: Final = tuple({card: move("gild", card, at=seat) for card in BUILDINGS.values()} for seat in SEATS)
REPLACE: Final = tuple({card: move("replace", card, at=seat) for card in BUILDINGS.values()} for seat in SEATS)
GIVE: Final = tuple({card: move("give", card, at=seat) for card in BUILDINGS.values()} for seat in SEATS)
EXCHANGE: Final = tuple({card: move("exchange", card, at=seat) for card in BUILDINGS.values()} for seat in SEATS)
WAGON: Final = tuple(tuple(move("wagon", CASH_WAGON, 1 + place, at=seat) for place in range(3)) for seat in SEATS)


def seat_of(option: Move) -> int:
    """The seat an option is about."""
    place = option.things[0] if option.at is None else option.at
    assert isinstance(place, Seat)
    return place.seat
