"""The company at a table: what is said, and who is there."""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from stavitel.server import keeping
from stavitel.server.errors import Trouble
from stavitel.server.people import Someone
from stavitel.server.protocol import Chat, ChatLine, Presence, Say, SeatPresence
from stavitel.server.views import encode

if TYPE_CHECKING:
    from stavitel.server.live import Line, LiveTable

CHAT_KEPT = 200


class Company:
    """Chat and presence of one table."""

    def __init__(self, table: "LiveTable", chat: list[ChatLine]) -> None:
        self.table = table
        self.chat = chat
        self.elsewhere: dict[str, tuple[float, set[int], int]] = {}  # worker -> when, seats, watchers

    async def say(self, someone: Someone, seat: int | None, command: Say) -> ChatLine | None:
        """Says something; None if that command said it before."""
        text = "".join(sign for sign in command.text if sign == "\n" or sign.isprintable()).strip()
        if not text:
            raise Trouble("malformed", "There is nothing to say in that.")
        for _ in range(5):
            try:
                line = await self.table.house.store.write(
                    lambda connection: keeping.say(connection, self.table.id, seat, someone.name, text, command.command)
                )
                break
            except IntegrityError:  # another process said something at the same moment
                continue
        else:
            raise Trouble("busy", "Too many speak at once; try again.", 409)
        if line is not None:
            if line.number == self._last + 1:
                self.hear([line])
            else:  # another process said something before
                await self.reload()
            self.table.house.spread(self.table.id, "chat")
        return line

    def hear(self, lines: list[ChatLine]) -> None:
        """Tells everybody here what was said."""
        for said in lines:
            if said.number <= self._last:
                continue
            self.chat.append(said)
            text = encode(Chat(said))
            for line in self.table.lines:
                line.send(text)
        del self.chat[:-CHAT_KEPT]

    @property
    def _last(self) -> int:
        return self.chat[-1].number if self.chat else 0

    async def reload(self) -> None:
        """Another process heard something."""
        last = self._last
        self.hear(
            await self.table.house.store.read(lambda connection: keeping.chat_since(connection, self.table.id, last))
        )

    def seats_here(self) -> set[int]:
        """The seats that somebody looks from, in this process."""
        return {line.seat for line in self.table.lines if line.here and line.seat is not None}

    def everybody_here(self) -> set[int]:
        """The seats that somebody looks from, in any process."""
        here = self.seats_here()
        for when, seats, _ in self.elsewhere.values():
            if time.monotonic() - when < 60:
                here |= seats
        return here

    def presence(self) -> list[SeatPresence]:
        """Whether somebody looks from each person's seat."""
        here = self.everybody_here()
        return [SeatPresence(seat, seat in here) for seat in self.table.row.people()]

    def watchers_here(self) -> int:
        """How many spectators this process has."""
        return sum(line.seat is None for line in self.table.lines)

    def watchers(self) -> int:
        """How many spectators there are, in all processes."""
        away = sum(count for when, _, count in self.elsewhere.values() if time.monotonic() - when < 60)
        return self.watchers_here() + away

    def tell_presence(self, spread: bool = True) -> None:
        """Tells everybody who is here."""
        text = encode(Presence(self.presence(), self.watchers()))
        for line in self.table.lines:
            line.send(text)
        if spread:
            self.spread_presence()

    def spread_presence(self) -> None:
        """Lets other processes know who is here."""
        self.table.house.spread(self.table.id, "here", s=sorted(self.seats_here()), n=self.watchers_here())

    def here(self, line: "Line", here: bool) -> None:
        """Somebody turns to the table or away."""
        if line.here != here:
            line.here = here
            self.tell_presence()

    def elsewhere_here(self, worker: str, seats: Iterable[int], watchers: int) -> None:
        """Another process says who is there."""
        news = (set(seats), watchers)
        old = self.elsewhere.get(worker)
        self.elsewhere[worker] = (time.monotonic(), *news)
        if old is None:
            self.spread_presence()
        if old is None or old[1:] != news:
            self.tell_presence(spread=False)
