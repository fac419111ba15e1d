"""A table in memory: its game and everything around it, put together, and the commands of those who play.

A command tries its answer on the match, and the pipeline does the rest; if that fails the match in memory, which is
ahead of the log then, is thrown away and read anew. All that touches the match happens under the game's lock.
"""

import logging
import time
import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection as StoreConnection

from stavitel.kernel import IllegalAnswer, Question
from stavitel.server.errors import ClientError, as_sentence, not_stored, not_your_seat
from stavitel.server.protocol import Answer, Consent, Done, Outcome, Packed, Repeated, Stale, State, Undo
from stavitel.server.storage import match_store
from stavitel.server.storage.match_store import LogEntry, StoredTable
from stavitel.server.storage.table_row import TableRow, table_row
from stavitel.server.tables.audience import Audience, Connection
from stavitel.server.tables.autoplay import TAKEOVER_SECONDS, Autoplay, StandingAnswers
from stavitel.server.tables.chat import Chat
from stavitel.server.tables.game import Game, apply_entry
from stavitel.server.tables.pipeline import AnswerPipeline
from stavitel.server.tables.presence import Presence
from stavitel.server.tables.services import Services
from stavitel.server.tables.snapshots import Snapshots
from stavitel.server.tables.table_clock import TableClock
from stavitel.server.tables.undo import UndoOffers
from stavitel.server.tables.views import encode

LOG = logging.getLogger("stavitel.table")
ATTEMPTS = 20  # at an answer, while other processes are faster
SNAPSHOT_ON_CLOSE = 8  # entries of the log since the last one that are worth a snapshot when a table leaves memory
NO_CHAT = 2**31  # a number that no line of chat has reached


class LiveTable:
    """One table."""

    def __init__(
        self,
        services: Services,
        stored: StoredTable,
        on_unreadable: Callable[["LiveTable"], None],
        on_stuck: Callable[[str], None],
    ) -> None:
        store, pubsub, tasks = services.store, services.pubsub, services.tasks
        self._services = services
        self._on_unreadable = on_unreadable
        self.game = game = Game(stored, services.catalog)
        self.audience = audience = Audience(game)
        self.presence = Presence(game, audience, pubsub)
        self.chat = Chat(game.id, audience, store, pubsub, stored.chat)
        self.undo_offers = UndoOffers(game, audience, store, pubsub, stored.offer)
        self.snapshots = Snapshots(game, store, tasks)
        standing = StandingAnswers(game, audience, store, pubsub, stored.standing)
        self.autoplay = Autoplay(
            game, standing, services.bot_pool, services.catalog, tasks, submit=self._submit, on_stuck=on_stuck
        )
        self.clock = TableClock(game, audience, services.now)
        self.pipeline = AnswerPipeline(
            services, game, audience, self.presence, self.undo_offers, self.snapshots, self.autoplay, self.clock
        )

    @property
    def id(self) -> str:
        """Of the table."""
        return self.game.id

    @property
    def row(self) -> TableRow:
        """The table as the lobby has it."""
        return self.game.row

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing is being answered."""
        return not self.audience.connections and not self.autoplay.busy and not self.game.lock.locked()

    @property
    def at_home(self) -> bool:
        """Whether no other process writes what happens here, unless it is about to take the table over."""
        services = self._services
        return not services.pubsub.shared or (services.homes is not None and self.id in services.homes.mine)

    @property
    def takeover_seconds(self) -> float:
        """How long bots are left to another process: not at all where the table is at home."""
        return 0.0 if self.at_home else TAKEOVER_SECONDS

    # Looking

    async def state(self, seat: int | None, person: str | None, last_event: int, last_chat: int) -> State:
        """All that a viewer needs to begin; whoever was answered by another process finds the answer in it."""
        async with self.game.lock:
            if not self.at_home:
                await self._catch_up()
            self._check_still_sits(seat, person)
            return self._state(seat, person, last_event, last_chat)

    def _check_still_sits(self, seat: int | None, person: str | None) -> None:
        if seat is not None and self.row.seats[seat].person != person:
            raise not_your_seat()  # not any more

    def _state(self, seat: int | None, person: str | None, last_event: int, last_chat: int) -> State:
        game = self.game
        game.last_used = time.monotonic()
        viewer = self.audience.viewer(seat)
        return State(
            table=game.row.info(person),
            version=game.version,
            seat=seat,
            scene=viewer.scene.scene if viewer.scene is not None else None,
            question=viewer.question,
            asking=viewer.asking,
            events=self._events(seat, last_event),
            last=viewer.last_event,
            undo=viewer.undo,
            offer=self.undo_offers.current(),
            standing=self.autoplay.standing.of_seat(seat),
            chat=self.chat.lines_after(last_chat),
            presence=self.presence.by_seat(),
            watchers=self.presence.spectators(),
            over=viewer.over if game.stored_end is None else game.stored_end.over(),
            clocks=self.clock.shown(),
        )

    def _events(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        if self.game.stored_end is not None:
            return self.game.stored_end.events(seat, since)
        return self.game.match.events(seat, since) if self.game.match is not None else []

    async def join(self, connection: Connection, last_event: int, last_chat: int, packed: bool = False) -> None:
        """Begins to show the table to a connection, from the state as it is."""
        async with self.game.lock:
            if connection.lost:
                return  # gone again already
            seat = connection.seat
            self._check_still_sits(seat, connection.person)
            self.audience.add(connection)
            state = encode(self._state(seat, connection.person, last_event, last_chat))
            if packed:
                state = encode(Packed(self.row.title, b64encode(zlib.compress(state)).decode()))
            connection.send(state)
        self._note_here(connection)
        self.presence.announce()
        self.autoplay.run(delay=self.takeover_seconds)

    def leave(self, connection: Connection) -> None:
        """Stops showing the table to a connection."""
        if self.audience.remove(connection):
            self.presence.left(connection)
            self._note_here(connection)
            self.game.last_used = time.monotonic()
            self.presence.announce()

    def _note_here(self, connection: Connection) -> None:
        if connection.looking and connection.seat is not None and connection.person is not None:
            self._services.here.add(connection.person)

    def disconnect_seat(self, seat: int | None) -> None:
        """Whoever looks from a seat has to come again, as who they are now."""
        for connection in self.audience.at_seat(seat):
            connection.disconnect()
            self.leave(connection)
        self.audience.notify_waiters()

    # Commands

    async def answer(self, seat: int, command: Answer) -> Outcome:
        """Carries out an answer, or says that it comes too late or came before."""
        self._services.workload.commands += 1
        try:
            async with self.game.lock:
                return await self._answer(seat, command)
        finally:
            self._services.workload.commands -= 1

    async def _answer(self, seat: int, command: Answer) -> Outcome:
        for _ in range(ATTEMPTS):
            question = self.game.open_question(seat, command.question)
            if question is None:
                if self._services.pubsub.shared and await self._catch_up():
                    continue  # it was opened by another process
                return await self._late(seat, command.command, command.question)
            if await self._submit(question, command.keys, command.command):
                return Done(command.command, self.game.version)
        raise ClientError("busy", "Too many answer at once; try again.", 409)

    def try_fast_answer(self, seat: int, command: Answer, respond: Callable[[Outcome | ClientError], None]) -> bool:
        """The fast path, without a task, for an answer that fits and a lock that is free; False if `answer` must do."""
        game, services = self.game, self._services
        match = game.try_hold(seat, command.question)
        if match is None:
            return False
        entry = LogEntry(game.version + 1, "answer", seat, command.question, command.keys, command.command)

        def committed(done: bool | ClientError) -> None:
            services.workload.commands -= 1
            if done is True:
                game.lock.release()
                respond(Done(command.command, entry.version))
            elif done is False:
                services.tasks.run_in_background(self._answer_again(seat, command, respond))
            else:
                services.tasks.run_in_background(self._fail(done, respond))

        services.workload.commands += 1
        try:
            match.answer(seat, command.keys)
            self.pipeline.run_fast(entry, committed)
        except IllegalAnswer:
            services.workload.commands -= 1
            game.lock.release()
            return False  # `answer` says what is wrong
        except Exception as error:
            committed(self.pipeline.rules_failed(error))
        return True

    async def _answer_again(self, seat: int, command: Answer, respond: Callable[[Outcome | ClientError], None]) -> None:
        """After another process was faster than the fast path, the lock still held."""
        outcome: Outcome | ClientError = not_stored()
        try:
            await self._reload_and_show()
            outcome = await self._answer(seat, command)
        except ClientError as error:
            outcome = error
        finally:
            self.game.lock.release()
            respond(outcome)

    async def _fail(self, error: ClientError, respond: Callable[[Outcome | ClientError], None]) -> None:
        """After the fast path failed, the lock still held: reads the table anew."""
        try:
            await self._reload()
        finally:
            self.game.lock.release()
            respond(error)

    async def undo(self, seat: int, command: Undo) -> Outcome:
        """Takes the seat's last answer back, at once or when the others agree."""
        game = self.game
        async with game.lock:
            game.started_match()
            if command.version != game.version and self._services.pubsub.shared:
                await self._catch_up()  # it may be what another process shows
            if command.version != game.version:
                return await self._late(seat, command.command, 0)
            at_once = await self.undo_offers.request(seat)
            if at_once and not await self._take_back(seat, command.command):
                return Stale(command.command, 0, game.version)
            return Done(command.command, game.version)

    async def consent(self, seat: int, command: Consent) -> None:
        """Agrees to an undo or turns it down."""
        async with self.game.lock:
            self.game.started_match()
            if self._services.pubsub.shared:  # another process may have made the offer, or heard others agree
                await self._catch_up()
                await self.undo_offers.read()
            agreed_seat = await self.undo_offers.consent(seat, command)
            if agreed_seat is not None:
                await self._take_back(agreed_seat, None)

    async def _late(self, seat: int, command: str, question: int) -> Outcome:
        """What to say to a command that does not fit any more: it came before, or it comes too late."""
        version = await self._services.store.read(
            lambda connection: match_store.command_version(connection, self.id, seat, command)
        )
        if version is not None:
            return Repeated(command, version)
        return Stale(command, question, self.game.version)

    async def _submit(self, question: Question, keys: list[str], command: str | None = None) -> bool:
        """Answers an open question; False if another process was faster."""
        entry = LogEntry(self.game.version + 1, "answer", question.seat, question.number, keys, command)
        return await self._carry_out(entry, "illegal-answer")

    async def _take_back(self, seat: int, command: str | None) -> bool:
        """Undoes a seat's last answer; False if another process was faster."""
        return await self._carry_out(LogEntry(self.game.version + 1, "undo", seat, None, [], command), "cannot-undo")

    async def _carry_out(self, entry: LogEntry, code_if_illegal: str) -> bool:
        """Tries an entry on the match and sends it down the pipeline; False if another process was faster.

        Then, or if it fails, the table is read anew.
        """
        match = self.game.started_match()
        try:
            apply_entry(match, entry)
        except IllegalAnswer as error:
            raise ClientError(code_if_illegal, as_sentence(str(error)), 409) from error
        except Exception as error:
            failure = self.pipeline.rules_failed(error)
            await self._reload()
            raise failure from error
        try:
            committed = await self.pipeline.run(entry)
        except ClientError:
            await self._reload()
            raise
        if not committed:
            await self._reload_and_show()
        return committed

    # In step with the store

    async def catch_up(self, delay: float = TAKEOVER_SECONDS) -> None:
        """Plays what other processes have written; bots are left to them for a while."""
        async with self.game.lock:
            await self._catch_up(delay)

    async def row_changed(self) -> None:
        """The lobby changed the table: somebody sat down or got up, the game started."""
        await self.catch_up(delay=self.takeover_seconds)
        self.autoplay.run(delay=self.takeover_seconds)

    async def resync(self) -> None:
        """News may have been lost: reads all that other processes may have changed."""
        async with self.game.lock:
            versions = await self._services.store.read(
                lambda connection: match_store.log_versions(connection, [self.id])
            )
            if versions.get(self.id, 0) < self.game.version:  # the store was replaced by an older one
                await self._reload()
                self.autoplay.run(delay=self.takeover_seconds)
        await self.catch_up()
        await self.chat.reload()
        await self.undo_offers.reload()
        await self.autoplay.reload()
        self.presence.publish()

    async def _catch_up(self, delay: float = TAKEOVER_SECONDS) -> bool:
        """Reads what is new; whether that is a part of the game."""
        game = self.game

        def load_news(connection: StoreConnection) -> tuple[TableRow, list[LogEntry]]:
            return table_row(connection, game.id), match_store.load_entries(connection, game.id, game.version)

        row, entries = await self._services.store.read(load_news)
        self._set_row(row)
        if row.status != "waiting" and game.match is None:
            await self._load()
            self._send_states()
        elif entries and game.match is not None:
            game.play(entries)
            if self.undo_offers.offer is not None:
                self.undo_offers.replace(None)
            self.pipeline.show()
        else:
            return False
        self.autoplay.run(delay=min(delay, self.takeover_seconds))
        return True

    def _set_row(self, row: TableRow) -> None:
        """Takes the table as the store has it now; whoever lost a seat sees nothing more from there."""
        before, self.game.row = self.game.row, row
        owners = {seat.seat: seat.person for seat in before.seats}
        changed = [seat.seat for seat in row.seats if owners.get(seat.seat) != seat.person]
        for seat in changed:
            self.disconnect_seat(seat)
            self.autoplay.standing.forget(seat)
        if changed:
            self._services.tasks.run_in_background(self.autoplay.reload())
        if before.status == "waiting" != row.status and row.watching != "all":
            self.disconnect_seat(None)  # who may look on comes back; the waiting room was open to all
        if (before.status, before.seats, before.rematch, before.host) != (row.status, row.seats, row.rematch, row.host):
            self.audience.send_table()
            self.clock.send()

    def _send_states(self) -> None:
        """After the start everybody needs a whole state."""
        viewers = self.audience.viewers
        for seat in [seat for seat, viewer in viewers.items() if viewer.scene is None]:
            del viewers[seat]
        shown = set(viewers)
        for connection in self.audience.connections:
            if connection.seat not in shown:
                connection.send(encode(self._state(connection.seat, connection.person, 0, NO_CHAT)))
        self.audience.notify_waiters()

    async def _load(self) -> StoredTable:
        stored = await self._services.store.read(lambda connection: match_store.load_table(connection, self.id))
        self._set_row(stored.row)
        self.game.load(stored)
        return stored

    async def _reload(self) -> None:
        """Reads the table anew after an answer that could not be committed; whoever looks has to come again."""
        await self._try_reload()
        self.audience.disconnect_all()

    async def _reload_and_show(self) -> None:
        """Reads the table anew after another process wrote first, and shows what it has become."""
        stored = await self._try_reload()
        if stored is not None:
            self.undo_offers.replace(stored.offer)
            self.pipeline.show()

    async def _try_reload(self) -> StoredTable | None:
        """Forgets the match, which is ahead of the log, and reads it again; if that fails the table leaves memory."""
        self.game.match = None
        try:
            return await self._load()
        except Exception:
            LOG.exception("cannot read table %s anew", self.id)
            self._on_unreadable(self)
            self.audience.disconnect_all()
            return None

    def shut_down(self) -> None:
        """The process ends: whoever looks has to come again, to another one."""
        self.game.closed = True
        for connection in self.audience.connections:
            connection.disconnect()
        self.audience.notify_waiters()

    def close(self) -> None:
        """Leaves memory; the store has everything."""
        self.game.closed = True
        self.audience.notify_waiters()
        self.snapshots.save_after(SNAPSHOT_ON_CLOSE)
