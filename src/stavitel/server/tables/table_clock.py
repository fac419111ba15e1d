"""The clock of one table: it moves with every answer and is shown at every seat."""

from collections.abc import Callable

from stavitel.server.clocks import SeatTime, asked_now, shown
from stavitel.server.protocol import ClocksNow, SeatClock
from stavitel.server.storage.clock_store import times_of
from stavitel.server.tables.audience import Audience
from stavitel.server.tables.game import Game


class TableClock:
    """What everybody has left, if the table has a clock."""

    def __init__(self, game: Game, audience: Audience, now: Callable[[], float]) -> None:
        self._game = game
        self._audience = audience
        self._now = now

    def moved(self, asked: list[int], at: float, *, undone: bool) -> list[SeatTime]:
        """The clocks that change when these seats are asked from a moment on; `take` follows when that is stored."""
        row = self._game.row
        return [] if row.clock is None else asked_now(row.clock, times_of(row), asked, at, undone=undone)

    def take(self, times: list[SeatTime]) -> None:
        """Sets clocks as they have been stored, and shows them."""
        seats = self._game.row.seats
        for one in times:
            seat = seats[one.seat]
            seat.left, seat.since, seat.deadline, seat.nudged = one.left, one.since, one.deadline, None
        self.send()

    def send(self) -> None:
        """Shows everybody all clocks."""
        if self._game.row.clock is not None:
            self._audience.broadcast(ClocksNow(self.shown()))

    def shown(self) -> list[SeatClock]:
        """All clocks, as they stand now."""
        row = self._game.row
        return [] if row.clock is None else [shown(row.clock, one, self._now()) for one in times_of(row)]
