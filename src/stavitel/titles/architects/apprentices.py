"""Apprentices: the face-up rows, the limit of a player, and the skills they bring. [A3.6, A9.3, A11]"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from stavitel.kernel import choose, move, tell
from stavitel.kernel.values import card_message
from stavitel.titles.architects.card_texts import Says, marks
from stavitel.titles.architects.cards import APPRENTICE_LIMIT, RUDOLF
from stavitel.titles.architects.kinds import Apprentice
from stavitel.titles.architects.table import Game, Player


class Hire:
    """Hiring a face-up Apprentice; what it can do and its place tell those of one name apart."""

    __slots__ = ("column", "key", "row", "thing")
    verb = "hire"

    def __init__(self, apprentice: Apprentice, row: int, column: int) -> None:
        self.thing: Final = apprentice
        self.row: Final = row
        self.column: Final = column
        self.key: Final = move("hire", apprentice).key

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the option."""
        args = {"a": self.thing, "marks": marks(self.thing), "row": self.row, "column": self.column}
        return "do-hire-at", args


class Dismissal:
    """Discarding an own Apprentice; what it does tells those of one name apart."""

    __slots__ = ("key", "thing")
    verb = "dismiss"

    def __init__(self, apprentice: Apprentice) -> None:
        self.thing: Final = apprentice
        self.key: Final = move("dismiss", apprentice).key

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the option."""
        return "do-dismiss-this", {"a": self.thing, "text": Says(card_message(self.thing.key) + ".text")}


@cache
def dismissal_of(apprentice: Apprentice) -> Dismissal:
    """The one dismissal of an Apprentice, made once."""
    return Dismissal(apprentice)


def face_up(g: Game) -> list[Hire]:
    """Everybody who lies face up, row by row."""
    return [
        hire_at(apprentice, number, column)
        for number, (row, _) in enumerate(rows(g), 1)
        for column, apprentice in enumerate(row, 1)
    ]


@cache
def hire_at(apprentice: Apprentice, row: int, column: int) -> Hire:
    """The one hire of an Apprentice at a place of the rows, made once."""
    return Hire(apprentice, row, column)


def rows(g: Game) -> tuple[tuple[list[Apprentice], list[int]], ...]:
    """The face-up rows, each with the coins on its cards."""
    return (g.upper, g.upper_coins), (g.lower, g.lower_coins)


def refill(g: Game) -> None:
    """Deal new Apprentices into the right-most spaces; dismissed ones come last. [A11.1, A1.8]"""
    columns = g.columns
    for row, coins in rows(g):
        while len(row) < columns:
            if g.people:
                row.append(g.people.pop())
            elif g.dismissed:
                row.append(g.dismissed.pop(0))
            else:
                break
            coins.append(0)


def remove(g: Game, column: int) -> bool:
    """Put both cards of a column (from 0) under the pile, their coins to the supply. [S8.1]"""
    gone = False
    for row, coins in rows(g):
        if column < len(row):
            g.dismissed.append(row.pop(column))
            del coins[column]
            gone = True
    return gone


def limit(p: Player) -> int:
    """How many Apprentices a player may own. [A3.6, A14.1]"""
    return 6 if p.board is RUDOLF else APPRENTICE_LIMIT


def skills(p: Player) -> int:
    """The skills of all own Apprentices together. [A9.3]"""
    known = 0
    for apprentice in p.apprentices:
        known |= apprentice.skills
    return known


async def dismiss(g: Game, p: Player) -> None:
    """Put an own Apprentice under the pile; its Virtue stays. [A3.6]"""
    options = {apprentice.likeness: dismissal_of(apprentice) for apprentice in p.apprentices}
    apprentice = (await choose(p, "dismiss", list(options.values()))).thing
    p.apprentices.remove(apprentice)
    g.dismissed.append(apprentice)
    tell(g, "dismisses", p, card=apprentice, marks=marks(apprentice))
