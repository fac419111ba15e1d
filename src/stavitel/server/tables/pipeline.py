"""What follows an answer, in this order:

    commit      the entry goes to the log; nobody sees anything of it before it is on disk
    update      the game in memory takes the entry's version
    send        everybody is sent what has changed, with the scene if there is time for it
    render      scheduled: scenes that are behind, and whether undo is free, follow when no answer waits
    publish     other processes are told, and people who are asked and do not look
    autoplay    standing answers and bots go on

An undo goes the same way. An answer has been tried on the match in memory before it comes here; if it cannot be
committed the match is ahead of the log, and whoever sent it here has to read the table anew.
"""

import logging
import time
from collections.abc import Callable
from functools import partial

from stavitel.kernel import Question
from stavitel.server.errors import ClientError, StoreUnavailable, not_stored, rules_failed, unsure_stored
from stavitel.server.notices import NoticeKind
from stavitel.server.storage import match_store
from stavitel.server.storage.group_commit import Write
from stavitel.server.storage.match_store import AppendEntry, LogEntry
from stavitel.server.storage.postgres_commits import LogRow
from stavitel.server.tables.audience import Audience
from stavitel.server.tables.autoplay import Autoplay
from stavitel.server.tables.game import Game
from stavitel.server.tables.presence import Presence
from stavitel.server.tables.renderer import AGAIN_SECONDS
from stavitel.server.tables.services import Services
from stavitel.server.tables.snapshots import Snapshots
from stavitel.server.tables.table_clock import TableClock
from stavitel.server.tables.undo import UndoOffers
from stavitel.server.tables.views import score_lines

LOG = logging.getLogger("stavitel.table")
LOBBY_SECONDS = 30.0  # how late the lobby may learn that the same seat is still answering


class AnswerPipeline:
    """The way of every answer and undo at one table."""

    def __init__(
        self,
        services: Services,
        game: Game,
        audience: Audience,
        presence: Presence,
        undo_offers: UndoOffers,
        snapshots: Snapshots,
        autoplay: Autoplay,
        clock: TableClock,
    ) -> None:
        self._services = services
        self._store = services.store
        self._renderer = services.renderer
        self._game = game
        self._audience = audience
        self._presence = presence
        self._undo_offers = undo_offers
        self._snapshots = snapshots
        self._autoplay = autoplay
        self._clock = clock
        self.id = game.id
        self.due = 0.0  # the next picture, as the renderer counts
        self._told: dict[str, int] = {}  # by person the last question that they were told of

    async def run(self, entry: LogEntry) -> bool:
        """The whole way; False if another process has written that version, ClientError if it cannot be committed."""
        try:
            append = self._prepare(entry)
        except Exception as error:
            raise self.rules_failed(error) from error
        try:
            committed = await self._store.write(append.run, savepoint=False, row=self._row(append))
        except Exception as error:
            raise self._write_failed(error) from error
        if committed:
            self._after_commit(append)
        return committed

    def run_fast(self, entry: LogEntry, on_done: Callable[[bool | ClientError], None]) -> None:
        """The same without a task; `on_done` is told what `run` gives, or raises."""
        append = self._prepare(entry)

        def written(write: Write) -> None:
            if write.error is not None:
                on_done(self._write_failed(write.error))
                return
            try:
                if write.result:
                    self._after_commit(append)
            finally:  # it is on disk, whatever goes wrong in showing it
                on_done(bool(write.result))

        self._store.enqueue(Write(append.run, written, savepoint=False, row=self._row(append)))

    def _row(self, append: AppendEntry) -> LogRow | None:
        return append.row() if self._store.postgres else None

    def _after_commit(self, append: AppendEntry) -> None:
        self._update(append)
        with_scenes = self._renderer.has_time_for(self)
        looking = self._send(append, with_scenes)
        self._schedule_rendering(with_scenes)
        self._publish(append, looking)
        grown = self._game.version - self._game.snapshot_version
        if grown >= self._services.settings.snapshot_every or append.scores is not None:
            self._snapshots.save()  # a finished game can be shown from it, whatever becomes of the rules
        self._autoplay.run_after(append.entry)

    # The steps

    def _prepare(self, entry: LogEntry) -> AppendEntry:
        """What is to be committed."""
        game, match = self._game, self._game.match
        assert match is not None, "an answer has been tried on it"
        entry.at = self._services.now()
        asked = sorted(match.asking)
        scores = [[line.seat, line.total, line.rank] for line in score_lines(match)] if match.over else None
        save_asked = asked != game.row.asked or entry.at - game.row.changed > LOBBY_SECONDS
        if save_asked and self._audience.viewers and self._renderer.busy and not match.over:
            save_asked = self._asked_is_urgent  # else it follows with the scene
        clocks = [] if game.row.clock is None else self._clock.moved(asked, entry.at, undone=entry.kind == "undo")
        return AppendEntry(game.id, entry, asked, save_asked, scores, self._undo_offers.offer is not None, clocks)

    def _update(self, append: AppendEntry) -> None:
        game, entry = self._game, append.entry
        game.version = entry.version
        if append.save_asked:
            game.row.asked, game.row.changed = append.asked, entry.at
        if append.scores is not None:
            game.row.status = "over"
        game.last_used = self._services.workload.last_answer = time.monotonic()

    def _send(self, append: AppendEntry, with_scenes: bool) -> set[int | None]:
        """Gives the seats that somebody looks from."""
        if append.close_offer:
            self._undo_offers.replace(None)
        looking = self._audience.send_updates(with_scenes=with_scenes)
        if append.clocks:
            self._clock.take(append.clocks)
        if append.scores is not None:
            self._audience.send_table()
        return looking

    def _schedule_rendering(self, with_scenes: bool) -> None:
        """Where scenes have been sent already only undo is left, which does not take long."""
        if self._audience.viewers:
            if with_scenes:
                self._renderer.note_picture(self)
            self._renderer.schedule(self, at_once=with_scenes)

    def _publish(self, append: AppendEntry, looking: set[int | None]) -> None:
        if self._services.pubsub.shared:
            self._services.pubsub.publish_log(self.id, append.entry.version)
        unseen = [seat for seat in append.asked if seat != append.entry.seat and seat not in looking]
        if unseen:
            self.notify_absent(unseen)

    # What others need of it

    def show(self) -> None:
        """Sends and renders what another process has committed."""
        with_scenes = self._renderer.has_time_for(self)
        self._audience.send_updates(with_scenes=with_scenes)
        self._schedule_rendering(with_scenes)

    def notify_absent(self, seats: list[int]) -> None:
        """Tells people on these seats, which are asked, that it is their turn if they do not look; once a question."""
        questions = self._questions()
        numbers = {person: questions[person].number for person in self._presence.absent_people(seats)}
        fresh = {person for person, number in numbers.items() if self._told.get(person) != number}
        self._told |= numbers
        if fresh:
            self.notify(fresh)

    def notify(self, people: set[str], kind: NoticeKind = "your-turn") -> None:
        """Tells people something about this table, and what each is asked."""
        topics = {person: question.topic for person, question in self._questions().items()}
        self._services.notifier.notify(people, self.id, self._game.row.title, kind=kind, topics=topics)

    def _questions(self) -> dict[str, Question]:
        """What each person is asked."""
        game = self._game
        asking = {} if game.match is None else game.match.asking
        people = [(game.row.seats[seat].person, question) for seat, question in asking.items()]
        return {person: question for person, question in people if person is not None}

    def rules_failed(self, error: Exception) -> ClientError:
        """Logs and counts an error of the rules; what the client is told of it."""
        LOG.error("rules error at table %s", self.id, exc_info=error)
        self._services.metrics.rules_errors.inc()
        return rules_failed()

    def _write_failed(self, error: BaseException | None) -> ClientError:
        """What the client is told of a write that failed; the store has logged it if it is the database's fault."""
        if isinstance(error, StoreUnavailable):
            return unsure_stored() if error.unsure else not_stored()
        LOG.error("cannot write to table %s", self.id, exc_info=error)
        return not_stored()

    def render(self) -> float | None:
        """Renders what one viewer lacks; in how many seconds there may be more to do, None if all is done.

        While an answer is being committed nobody may see anything of it yet.
        """
        game = self._game
        if game.lock.locked():
            return AGAIN_SECONDS
        if game.match is not None:
            rendered, more = self._audience.render(game.match)
            if more:
                return 0.0
            if rendered:
                self._renderer.note_picture(self)
            if not game.match.over and not self._asked_is_urgent:
                self._save_asked(sorted(game.match.asking))
        return None

    @property
    def _asked_is_urgent(self) -> bool:
        """Whether who is asked must be stored with each answer: a restart looks there for bots that are."""
        return (
            self._store.postgres
            or self._game.row.clock is not None
            or any([seat.is_bot for seat in self._game.row.seats])
        )

    def _save_asked(self, asked: list[int]) -> None:
        """Lets the lobby know who is asked, with the next commit."""
        row = self._game.row
        if asked != row.asked:
            before = row.asked
            row.asked, row.changed = asked, time.time()
            save = partial(match_store.save_asked, table_id=self.id, asked=asked, at=row.changed)

            def saved(write: Write) -> None:
                if write.error is not None and row.asked is asked:
                    row.asked = before  # so that it is tried again

            self._store.enqueue(Write(save, saved, savepoint=False))
