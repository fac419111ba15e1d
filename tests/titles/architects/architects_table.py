"""Positions of Architects: a table with plain start values, and what a test puts on it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from stavitel.kernel import Random
from stavitel.testing.scenario import Scenario
from stavitel.titles.architects import TITLE
from stavitel.titles.architects.black_market import PLACE_MARKET
from stavitel.titles.architects.cards import CARDS, COURTS
from stavitel.titles.architects.kinds import Apprentice, Board, Building
from stavitel.titles.architects.locations import PLACE
from stavitel.titles.architects.places import LOCATION
from stavitel.titles.architects.placing import place_worker
from stavitel.titles.architects.setup import take_board
from stavitel.titles.architects.table import Game, Player

K = {court.key.partition(".")[2]: court for court in COURTS}


def new_table(seats: int = 2, seed: str = "town", **options: Any) -> Game:
    """A table in mid-game: symmetric boards, nobody anywhere, no hands; Princess and Profiteer as on card K1."""
    settled = TITLE.resolve_options({"boards": "symmetric", **options}, seats)
    g: Game = TITLE.setup(settled, seats, Random.from_text(seed))
    g.random = Random.from_text(seed)
    g.phase = "play"
    g.order = list(range(len(g.players)))
    g.current = 0
    g.tax = 4
    for p in g.players:
        for card in p.packet:
            g.pile.append(card)
        p.packet.clear()
        p.silver = 0
        p.virtue = 7
        if p.opponent is None:
            p.influence = 0
    if g.wonders_on:
        court(g, "k2", "k1")
    return g


def court(g: Game, current: str, consequence: str) -> None:
    """Lay these court cards out."""
    used = K[current], K[consequence]
    g.courts = [card for card in COURTS if card not in used]
    g.court, g.consequence = used
    g.consequences.clear()


def solo(opponent: str, seats: int = 1, **options: Any) -> tuple[Game, Player]:
    """A town with an opponent; the opponent's seat comes with it."""
    g = new_table(seats, opponent=opponent, **options)
    return g, g.players[-1]


def scenario(g: Game, rule: Coroutine[Any, Any, Any]) -> Scenario:
    """A rule by itself; the opponent answers for itself."""
    people = sum(p.opponent is None for p in g.players)
    return Scenario(rule, g, opponent=TITLE.opponent, seats=people)


def visit(g: Game, p: Player, where: str, *answers: str | list[str]) -> list[tuple[int, str]]:
    """Place a Worker and answer what the visit asks."""
    pick = PLACE_MARKET[where] if where in PLACE_MARKET else PLACE[LOCATION[where]]
    return scenario(g, place_worker(g, p, pick)).play(*answers)


def stand(g: Game, p: Player, where: str, count: int) -> None:
    """Workers of a player stand at a location."""
    p.workers -= count - p.at[where]
    p.at[where] = count


def apprentice(number: str) -> Apprentice:
    """The Apprentice of this number."""
    return next(c for c in CARDS.values() if isinstance(c, Apprentice) and c.number == number)


def building(key: str) -> Building:
    """The Building of this key."""
    card = CARDS[key]
    assert isinstance(card, Building)
    return card


def employ(g: Game, p: Player, *numbers: str) -> None:
    """Give a player Apprentices, wherever they are now."""
    for number in numbers:
        card = apprentice(number)
        for zone in (g.people, g.upper, g.lower):
            if card in zone:
                zone.remove(card)
        p.apprentices.append(card)
    from stavitel.titles.architects.apprentices import refill

    for row, coins in ((g.upper, g.upper_coins), (g.lower, g.lower_coins)):
        del coins[len(row) :]
    refill(g)


def hold(g: Game, p: Player, *keys: str) -> None:
    """Give a player Building cards in hand."""
    for key in keys:
        card = building(key)
        if card in g.pile:
            g.pile.remove(card)
        p.hand.append(card)


def own(g: Game, p: Player, *keys: str) -> None:
    """Give a player constructed Buildings or Wonders."""
    for key in keys:
        card: Any = CARDS[key]
        for zone in (g.pile, g.wonders):
            if card in zone:
                zone.remove(card)
        p.buildings.append(card)


def on_board(p: Player, name: str) -> Board:
    """Play a player board from its start values."""
    board = CARDS[f"board.{name}"]
    assert isinstance(board, Board)
    take_board(p, board)
    return board


def rich(p: Player, **amounts: int) -> None:
    """Set some of a player's values."""
    for name, count in amounts.items():
        assert hasattr(p, name), name
        setattr(p, name, count)
