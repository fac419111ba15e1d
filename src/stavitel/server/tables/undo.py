"""Undo: at once while it is free, else when the others agree; bots always do."""

from stavitel.server.errors import ClientError
from stavitel.server.protocol import Consent, Offered, UndoOffer
from stavitel.server.storage import match_store
from stavitel.server.storage.store import Store
from stavitel.server.tables.audience import Audience
from stavitel.server.tables.game import Game
from stavitel.server.tables.pubsub import PubSub
from stavitel.server.tables.views import undo_status


class UndoOffers:
    """Whether an undo may be carried out at one table, and the offer that waits for consent.

    Carrying it out is the table's part: it writes an entry of the log like an answer.
    """

    def __init__(self, game: Game, audience: Audience, store: Store, pubsub: PubSub, offer: UndoOffer | None) -> None:
        self._game = game
        self._audience = audience
        self._store = store
        self._pubsub = pubsub
        self.offer = offer  # as it is stored, without those it waits for

    async def request(self, seat: int) -> bool:
        """A seat wants its last answer back: True if it may have it at once, else the others are asked."""
        game = self._game
        status = undo_status(game.started_match(), seat, game.row.undo)
        if status == "no":
            raise ClientError("cannot-undo", "There is nothing that you may take back.", 409)
        others = game.held_by_others(seat)
        if status == "free" or not others:
            return True
        number = (self.offer.number if self.offer else game.version) + 1
        await self._save(UndoOffer(number, seat, [], others))
        return False

    async def consent(self, seat: int, command: Consent) -> int | None:
        """A seat agrees to the offer or turns it down; the seat that may undo now, if all have agreed."""
        offer = self.current()
        if offer is None or offer.number != command.number:
            raise ClientError("no-such-offer", "That offer is not open any more.", 409)
        withdraws = seat == offer.seat and not command.agree
        if not withdraws and seat not in offer.waiting:
            raise ClientError("not-asked", "You are not asked to agree.", 409)
        if not command.agree:
            await self._save(None)
            return None
        others = self._game.held_by_others(seat)
        agreed = [other for other in offer.waiting if other not in others]
        stored = await self._store.write(
            lambda connection: match_store.agree_to_offer(connection, self._game.id, offer.number, agreed)
        )
        self.replace(stored)  # with those who agreed at other processes meanwhile
        self._pubsub.publish(self._game.id, "offer")
        now = self.current()
        return now.seat if now is not None and not now.waiting else None

    def current(self) -> UndoOffer | None:
        """The open offer with those it waits for."""
        offer = self.offer
        if offer is None:
            return None
        waiting = [seat for seat in self._game.held_by_others(offer.seat) if seat not in offer.agreed]
        return UndoOffer(offer.number, offer.seat, offer.agreed, waiting)

    def replace(self, offer: UndoOffer | None) -> None:
        """The store has this offer, or none any more: everybody is told."""
        self.offer = offer
        self._audience.broadcast(Offered(self.current()))

    async def reload(self) -> None:
        """Reads the offer that another process has changed."""
        async with self._game.lock:
            await self.read()

    async def read(self) -> None:
        """The same for who holds the lock."""
        self.replace(await self._store.read(lambda connection: match_store.load_offer(connection, self._game.id)))

    async def _save(self, offer: UndoOffer | None) -> None:
        version = self._game.version
        await self._store.write(lambda connection: match_store.save_offer(connection, self._game.id, version, offer))
        self.replace(offer)
        self._pubsub.publish(self._game.id, "offer")
