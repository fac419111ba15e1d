"""Who is at a table now, in this process and in others."""

import time
from dataclasses import dataclass

from stavitel.server.protocol import Presence as PresenceMessage
from stavitel.server.protocol import SeatPresence
from stavitel.server.tables.audience import Audience, Connection
from stavitel.server.tables.game import Game
from stavitel.server.tables.pubsub import PubSub, TableNews

REMEMBER_SECONDS = 60.0  # what another process said of who is there


@dataclass
class Elsewhere:
    """Who is at the table in another process, as that said last."""

    when: float
    seats: set[int]
    spectators: int


class Presence:
    """Who looks at one table."""

    def __init__(self, game: Game, audience: Audience, pubsub: PubSub) -> None:
        self._game = game
        self._audience = audience
        self._pubsub = pubsub
        self._elsewhere: dict[str, Elsewhere] = {}  # by process
        self._looked: dict[int, float] = {}  # by seat when somebody was last seen to look from there

    def seats_looking(self) -> set[int]:
        """The seats that somebody looks from, in any process."""
        seats = self._local_seats()
        for other in self._recent_elsewhere():
            seats |= other.seats
        return seats

    def absent_people(self, seats: list[int]) -> set[str]:
        """The people who play on these seats and do not look from there; not those whom a bot stands in for."""
        looking = self.seats_looking()
        return {
            seat.person
            for seat in self._game.row.seats
            if seat.seat in seats and seat.seat not in looking and not seat.is_bot and seat.person
        }

    def by_seat(self) -> list[SeatPresence]:
        """Whether somebody looks from each person's seat."""
        looking = self.seats_looking()
        return [SeatPresence(seat, seat in looking) for seat in self._game.row.people_seats()]

    def spectators(self) -> int:
        """How many look on without a seat, in all processes."""
        return self._local_spectators() + sum(other.spectators for other in self._recent_elsewhere())

    def seconds_away(self, seat: int) -> float:
        """For how long nobody has looked from a seat, as far as this process knows."""
        return time.monotonic() - self._looked.get(seat, float("-inf"))

    def left(self, connection: Connection) -> None:
        """Somebody has just gone."""
        if connection.looking and connection.seat is not None:
            self._looked[connection.seat] = time.monotonic()

    def set_looking(self, connection: Connection, looking: bool) -> None:
        """Somebody turns to the table or away."""
        if connection.looking != looking:
            self.left(connection)
            connection.looking = looking
            self.announce()

    def announce(self) -> None:
        """Tells everybody who is here, and the other processes too."""
        now = time.monotonic()
        for seat in self._local_seats():
            self._looked[seat] = now
        self._broadcast()
        self.publish()

    def publish(self) -> None:
        """Tells the other processes who is here."""
        seats = sorted(self._local_seats())
        self._pubsub.publish(self._game.id, "presence", seats=seats, spectators=self._local_spectators())

    def receive(self, news: TableNews) -> None:
        """Another process tells who is there; one that we had not heard of is told who is here."""
        seats, spectators = set(news.seats), news.spectators
        before = self._elsewhere.get(news.process)
        self._elsewhere[news.process] = Elsewhere(time.monotonic(), seats, spectators)
        if before is None:
            self.publish()
        if before is None or (before.seats, before.spectators) != (seats, spectators):
            self._broadcast()

    def _broadcast(self) -> None:
        self._audience.broadcast(PresenceMessage(self.by_seat(), self.spectators()))

    def _local_seats(self) -> set[int]:
        return {one.seat for one in self._audience.connections if one.looking and one.seat is not None}

    def _local_spectators(self) -> int:
        return sum(connection.seat is None for connection in self._audience.connections)

    def _recent_elsewhere(self) -> list[Elsewhere]:
        if not self._elsewhere:
            return []
        since = time.monotonic() - REMEMBER_SECONDS
        return [other for other in self._elsewhere.values() if other.when > since]
