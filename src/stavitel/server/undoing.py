"""Undo: at once while it is free, else when the others agree; bots always do."""

from typing import TYPE_CHECKING

from stavitel.kernel import IllegalAnswer, Match
from stavitel.server import keeping, views
from stavitel.server.errors import Trouble, sentence
from stavitel.server.keeping import Entry
from stavitel.server.protocol import Consent, Done, Offered, Outcome, Stale, Undo, UndoOffer
from stavitel.server.views import encode

if TYPE_CHECKING:
    from stavitel.server.live import LiveTable


class Undoing:
    """Undo at one table, and the offer that waits for consent."""

    def __init__(self, table: "LiveTable", offer: UndoOffer | None) -> None:
        self.table = table
        self.offer = offer

    async def undo(self, seat: int, command: Undo) -> Outcome:
        """Takes the seat's last answer back, at once or when the others agree."""
        async with self.table.lock:
            match = self.table.playing()
            if command.version != self.table.version:
                return await self.table.late(seat, command.command, 0)
            can = views.can_undo(match, seat, self.table.row.undo)
            if can == "no":
                raise Trouble("cannot-undo", "There is nothing that you may take back.", 409)
            others = [other for other in self.table.row.people() if other != seat and self._other_person(other, seat)]
            if can == "free" or not others:
                if not await self._take_back(match, seat, command.command):
                    return Stale(command.command, 0, self.table.version)
                return Done(command.command, self.table.version)
            offer = UndoOffer((self.offer.number if self.offer else self.table.version) + 1, seat, [], others)
            await self._keep(offer)
            return Done(command.command, self.table.version)

    def _other_person(self, seat: int, than: int) -> bool:
        return self.table.row.seats[seat].person != self.table.row.seats[than].person

    async def _take_back(self, match: Match, seat: int, command: str | None) -> bool:
        try:
            match.undo(seat)
        except IllegalAnswer as error:
            raise Trouble("cannot-undo", sentence(str(error)), 409) from error
        except Exception as error:
            raise await self.table.spoilt(error) from error
        return await self.table.write(match, Entry(self.table.version + 1, "undo", seat, None, [], command))

    async def consent(self, seat: int, command: Consent) -> None:
        """Agrees to an offer or turns it down."""
        async with self.table.lock:
            match, offer = self.table.playing(), self.full()
            if offer is None or offer.number != command.number:
                raise Trouble("no-such-offer", "That offer is not open any more.", 409)
            if seat == offer.seat and not command.agree:
                await self._keep(None)
                return
            if seat not in offer.waiting:
                raise Trouble("not-asked", "You are not asked to agree.", 409)
            if not command.agree:
                await self._keep(None)
                return
            mine = [other for other in offer.waiting if not self._other_person(other, seat)]
            waiting = [other for other in offer.waiting if other not in mine]
            if waiting:
                await self._keep(UndoOffer(offer.number, offer.seat, offer.agreed + mine, waiting))
            else:
                await self._take_back(match, offer.seat, None)

    def full(self) -> UndoOffer | None:
        """The open offer with those it waits for."""
        offer = self.offer
        if offer is None:
            return None
        waiting = [
            seat
            for seat in self.table.row.people()
            if seat != offer.seat and seat not in offer.agreed and self._other_person(seat, offer.seat)
        ]
        return UndoOffer(offer.number, offer.seat, offer.agreed, waiting)

    async def _keep(self, offer: UndoOffer | None) -> None:
        version = self.table.version
        await self.table.house.store.write(
            lambda connection: keeping.keep_offer(connection, self.table.id, version, offer)
        )
        self.offer = offer
        self.tell(self.full())
        self.table.house.spread(self.table.id, "offer")

    async def reload(self) -> None:
        """Another process changed the offer."""
        async with self.table.lock:
            self.offer = await self.table.house.store.read(
                lambda connection: keeping.offer_of(connection, self.table.id)
            )
            self.tell(self.full())

    def tell(self, offer: UndoOffer | None) -> None:
        """Tells everybody how the offer stands."""
        text = encode(Offered(offer))
        for line in self.table.lines:
            line.send(text)
