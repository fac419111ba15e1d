"""A table that is being played: one writer, the log before the news, and everybody told what they may see.

An answer is tried on the match in memory, then written to the log, and only when it is on disk does anybody see its
effect; if it cannot be written the match in memory is thrown away and read anew. All that touches the match happens
under the table's lock.
"""

import asyncio
import contextlib
import logging
import time
import zlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from stavitel.kernel import IllegalAnswer, Match, Question, RecordError, from_position, new_match
from stavitel.server import keeping, views
from stavitel.server.company import Company
from stavitel.server.driving import PATIENCE, Driver
from stavitel.server.errors import Trouble, not_your_seat, sentence
from stavitel.server.keeping import Entry, Opened
from stavitel.server.lobby import TableRow, table_row
from stavitel.server.protocol import (
    Answer,
    Done,
    Outcome,
    Repeated,
    Stale,
    State,
    TableNow,
    Update,
)
from stavitel.server.store import Write
from stavitel.server.undoing import Undoing
from stavitel.server.views import Mark, Viewer, encode

if TYPE_CHECKING:
    from stavitel.server.house import House

LOG = logging.getLogger("stavitel.table")
AT_ONCE = 3  # commands under way, up to which a picture is drawn with the news
LOBBY_SECONDS = 30.0  # how late the lobby may learn that the same seat is still answering


class Line:
    """Somebody's connection to a table."""

    __slots__ = ("_say", "here", "lost", "person", "seat")

    def __init__(self, say: Callable[[bytes], bool]) -> None:
        self.seat: int | None = None
        self.person: str | None = None
        self.here = True
        self.lost = asyncio.Event()
        self._say = say

    def send(self, text: bytes) -> None:
        """Sends without waiting; whoever cannot keep up is cut off and comes back with `hello`."""
        if not self._say(text):
            self.lost.set()


def taken(lock: asyncio.Lock) -> bool:
    """Takes a lock if that needs no waiting."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False


class LiveTable:
    """A table in memory."""

    def __init__(self, house: "House", opened: Opened) -> None:
        self.house = house
        self.id = opened.row.id
        self.row = opened.row
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.version = 0
        self.snapshot_version = opened.snapshot_version
        self.undoing = Undoing(self, opened.offer)
        self.driver = Driver(self, opened.standing)
        self.company = Company(self, opened.chat)
        self.lines: set[Line] = set()
        self.viewers: dict[int | None, Viewer] = {}
        self.changed: asyncio.Event | None = None  # set when the game starts or goes on, if somebody waits for that
        self.used = time.monotonic()
        self.gone = False
        if self.row.status != "waiting":
            self._sit_down(opened)

    # Opening

    def _sit_down(self, opened: Opened) -> None:
        self._take_row(opened.row)
        title = self.house.title(self.row.title)
        if self.row.version != title.version:
            raise Trouble(
                "rules-changed",
                f"This game was begun with version {self.row.version} of {title.name}; here is {title.version}.",
                409,
            )
        try:
            if opened.snapshot is not None:
                match = from_position(title, opened.snapshot)
            else:
                match = new_match(title, len(self.row.seats), self.row.seed, self.row.options)
        except RecordError as error:
            raise Trouble("rules-changed", f"This game cannot be opened: {error}.", 409) from error
        self.version = opened.snapshot_version
        self._play(match, opened.entries)
        self.match = match

    def _play(self, match: Match, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry.version <= self.version:
                continue
            if entry.kind == "undo":
                match.undo(entry.seat)
            else:
                match.answer(entry.seat, entry.keys)
            self.version = entry.version

    async def _read_anew(self) -> Opened | None:
        """Forgets the match, which is ahead of the log, and reads it again; if that fails the table leaves memory."""
        self.match = None
        try:
            opened = await self.house.store.read(lambda connection: keeping.open_table(connection, self.id))
            self._sit_down(opened)
        except Exception:
            LOG.exception("cannot read table %s anew", self.id)
            self.house.drop(self)
            self._send_all_away()
            return None
        return opened

    async def _reopen(self) -> None:
        """Reads everything again, after a write that failed."""
        await self._read_anew()
        self._send_all_away()

    def _send_all_away(self) -> None:
        """Whoever looks comes back with `hello`."""
        self.viewers.clear()
        for line in self.lines:
            line.lost.set()

    async def catch_up(self, patience: float = PATIENCE) -> None:
        """Plays what other processes have written, and leaves their bots to them for a while."""
        async with self.lock:
            await self._catch_up(patience)

    async def look_back(self) -> None:
        """Reads the table anew if the store has less of it than we: what was there has been replaced meanwhile."""
        async with self.lock:
            kept = await self.house.store.read(lambda connection: keeping.version_of(connection, [self.id]))
            if kept.get(self.id, 0) < self.version:
                await self._reopen()
                self.driver.drive(patience=PATIENCE)

    async def _catch_up(self, patience: float = PATIENCE) -> bool:
        """Reads what is new; whether that is a part of the game."""

        def news(connection: Any) -> tuple[Any, list[Entry]]:
            return table_row(connection, self.id), keeping.entries_since(connection, self.id, self.version)

        row, entries = await self.house.store.read(news)
        self._take_row(row)
        if row.status != "waiting" and self.match is None:
            opened = await self.house.store.read(lambda connection: keeping.open_table(connection, self.id))
            self._sit_down(opened)
            self._tell_new_viewers()
            self.driver.drive(patience=patience)
        elif entries and self.match is not None:
            self._play(self.match, entries)
            if self.undoing.offer is not None:
                self.undoing.offer = None
                self.undoing.tell(None)
            self._show()
            self.driver.drive(patience=patience)
        else:
            return False
        return True

    def _take_row(self, row: TableRow) -> None:
        """The table as the store has it now; whoever lost a seat sees nothing more from there."""
        before, self.row = self.row, row
        held = {seat.seat: seat.person for seat in before.seats}
        changed = [seat.seat for seat in row.seats if held.get(seat.seat) != seat.person]
        for seat in changed:
            self.send_away(seat)
            self.driver.standing.pop(seat, None)
        if changed:
            self.house.later(self.driver.reload())  # what was left in advance goes with who left it
        if (before.status, before.seats, before.rematch) != (row.status, row.seats, row.rematch):
            self._tell_table()

    def send_away(self, seat: int) -> None:
        """Whoever looks from a seat has to come again, as who they are now."""
        for line in [line for line in self.lines if line.seat == seat]:
            line.lost.set()
            self.part(line)
        self.wake()

    # Looking

    def viewer(self, seat: int | None) -> Viewer:
        """What those who look from a seat have been shown; kept while somebody looks."""
        found, match = self.viewers.get(seat), self.match
        if found is None:
            found = Viewer(seat, match, self.version, self.row.undo)
            if match is not None:
                found.look_at_undo(match)
            if any(line.seat == seat for line in self.lines):
                self.viewers[seat] = found
        elif match is not None:
            if found.painted != found.version:
                self._tell(seat, found.paint(match))
            self._tell(seat, found.look_at_undo(match))
        return found

    async def state(self, seat: int | None, person: str | None, last: int, last_chat: int) -> State:
        """All that a viewer needs to begin."""
        async with self.lock:
            return self._state(seat, person, last, last_chat)

    def _state(self, seat: int | None, person: str | None, last: int, last_chat: int) -> State:
        self.used = time.monotonic()
        viewer = self.viewer(seat)
        match = self.match
        return State(
            table=self.row.info(person),
            version=self.version,
            seat=seat,
            scene=viewer.picture.scene if viewer.picture is not None else None,
            question=viewer.question,
            asking=viewer.asking,
            events=match.events(seat, last) if match is not None else [],
            last=viewer.last,
            undo=viewer.undo,
            offer=self.undoing.full(),
            standing=self.driver.standing.get(seat, []) if seat is not None else [],
            chat=[line for line in self.company.chat if line.number > last_chat],
            presence=self.company.presence(),
            watchers=self.company.watchers(),
            over=viewer.over,
        )

    async def join(self, line: Line, last: int, last_chat: int) -> None:
        """Begins to show the table to a connection, from the state as it is."""
        async with self.lock:
            if line.lost.is_set():
                return  # gone again already
            if line.seat is not None and self.row.seats[line.seat].person != line.person:
                raise not_your_seat()  # not any more
            self.viewer(line.seat)  # those who look from there already get their picture first
            self.lines.add(line)
            line.send(encode(self._state(line.seat, line.person, last, last_chat)))
        self.company.tell_presence()
        self.driver.drive(patience=PATIENCE if self.house.several else 0.0)

    def part(self, line: Line) -> None:
        """Stops showing the table to a connection."""
        if line in self.lines:
            self.lines.discard(line)
            if not any(other.seat == line.seat for other in self.lines):
                self.viewers.pop(line.seat, None)
            self.used = time.monotonic()
            self.company.tell_presence()

    async def wait(self, version: int, seconds: float) -> None:
        """Waits until the table has another version, or the game starts."""
        if self.version == version and not self.gone:
            changed = self.changed = self.changed or asyncio.Event()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), seconds)

    # Answering

    async def answer(self, seat: int, command: Answer) -> Outcome:
        """Carries out an answer, or says that it comes too late or came before."""
        self.house.commands += 1
        try:
            return await self._answer(seat, command)
        finally:
            self.house.commands -= 1

    def answer_soon(self, seat: int, command: Answer, then: Callable[[Outcome | Trouble], None]) -> bool:
        """The short way for an answer that fits, without a task; False if it has to go the long way."""
        match, store = self.match, self.house.store
        ask = match.asking.get(seat) if match is not None else None
        if match is None or ask is None or ask.number != command.question or store.postgres or not taken(self.lock):
            return False
        entry = Entry(self.version + 1, "answer", seat, ask.number, command.keys, command.command)
        try:
            match.answer(seat, command.keys)
            writing = self._begin(match, entry)
        except IllegalAnswer:
            self.lock.release()
            return False  # the long way says what is wrong
        except Exception as error:
            self.house.later(self._put_right(_rules_failed(self, error), then))
            return True
        self.house.commands += 1

        def written(write: Write) -> None:
            self.house.commands -= 1
            if write.error is None and write.result:
                try:
                    self._finish(match, writing)
                finally:  # it is on disk, whatever goes wrong in showing it
                    self.lock.release()
                    then(Done(command.command, writing.entry.version))
            else:
                LOG.error("cannot write to table %s", self.id, exc_info=write.error)
                self.house.later(self._put_right(_not_stored(), then))

        store.gather(Write(writing.work, False, written))
        return True

    async def _put_right(self, trouble: Trouble, then: Callable[[Outcome | Trouble], None]) -> None:
        """After the short way failed, the lock still held: reads the table anew."""
        try:
            await self._reopen()
        finally:
            self.lock.release()
            then(trouble)

    async def _answer(self, seat: int, command: Answer) -> Outcome:
        async with self.lock:
            for _ in range(20):
                match = self.playing()
                ask = match.asking.get(seat)
                if ask is None or ask.number != command.question:
                    if self.house.several and await self._catch_up():
                        continue  # it was open at another process
                    return await self.late(seat, command.command, command.question)
                if await self.give(match, ask, command.keys, command.command):
                    return Done(command.command, self.version)
            raise Trouble("busy", "Too many answer at once; try again.", 409)

    async def late(self, seat: int, command: str, number: int) -> Outcome:
        """What to say to a command that does not fit any more: it came before, or it comes too late."""
        version = await self.house.store.read(
            lambda connection: keeping.command_version(connection, self.id, seat, command)
        )
        if version is not None:
            return Repeated(command, version)
        return Stale(command, number, self.version)

    async def give(self, match: Match, ask: Question, keys: list[str], command: str | None) -> bool:
        """Gives an answer to an open question; False if another process was quicker (and we have caught up)."""
        number = ask.number
        try:
            match.answer(ask.seat, keys)
        except IllegalAnswer as error:
            raise Trouble("illegal-answer", sentence(str(error)), 409) from error
        except Exception as error:
            raise await self.spoilt(error) from error
        return await self.write(match, Entry(self.version + 1, "answer", ask.seat, number, keys, command))

    async def write(self, match: Match, entry: Entry) -> bool:
        """Makes an entry durable, then shows its effect."""
        try:
            writing = self._begin(match, entry)
        except Exception as error:
            raise await self.spoilt(error) from error
        try:
            written = await self.house.store.write(writing.work, whole=False)
        except Exception as error:
            LOG.exception("cannot write to table %s", self.id)
            await self._reopen()
            raise _not_stored() from error
        if not written:
            await self._reopen_quietly()
            return False
        self._finish(match, writing)
        return True

    async def spoilt(self, error: Exception) -> Trouble:
        """The rules failed, and the match may be ahead of the log: reads it anew; what to say of that."""
        trouble = _rules_failed(self, error)
        await self._reopen()
        return trouble

    def _begin(self, match: Match, entry: Entry) -> "Writing":
        """What is to be written of an answer that the match has taken."""
        asked = sorted(match.asking)
        entry.at = time.time()
        scores = [[line.seat, line.total, line.rank] for line in views.score_lines(match)] if match.over else None
        news = asked if asked != self.row.asked or entry.at - self.row.changed > LOBBY_SECONDS else None
        if news is not None and self.viewers and self.busy and not match.over and not self._needs_asked:
            news = None  # it follows with the picture
        return Writing(self.id, entry, asked, news, scores, self.undoing.offer is not None)

    def _finish(self, match: Match, writing: "Writing") -> None:
        """What was written shows its effect."""
        entry, asked = writing.entry, writing.asked
        self.version = entry.version
        if writing.news is not None:
            self.row.asked, self.row.changed = asked, entry.at
        if match.over:
            self.row.status = "over"
        self.used = self.house.answered = time.monotonic()
        if writing.settle:
            self.undoing.offer = None
            self.undoing.tell(None)
        self._show()
        if match.over:
            self._tell_table()
        self.house.spread(self.id, "log", v=self.version)
        self.driver.expire(entry)
        if self.version - self.snapshot_version >= self.house.settings.snapshot_every:
            self.keep_snapshot()
        self.house.notify(self, [seat for seat in asked if seat != entry.seat])
        self.driver.drive()

    async def _reopen_quietly(self) -> None:
        """Another process wrote first: reads the match anew and shows what it has become."""
        opened = await self._read_anew()
        if opened is not None:
            self.undoing.offer = opened.offer
            self.undoing.tell(self.undoing.full())
            self._show()

    def playing(self) -> Match:
        """The match, once it has started."""
        if self.match is None:
            raise _not_stored() if self.gone else Trouble("not-started", "The game has not started yet.", 409)
        return self.match

    def _show(self) -> None:
        """Sends every viewer the news, with the picture if there is time for it.

        On a busy server the picture follows as soon as no answer waits, several changes in one.
        """
        match = self.match
        assert match is not None
        if self.viewers:
            texts = self._news(match) if self.busy else self._pictures(match)
            for line in self.lines:
                if line.seat in texts:
                    line.send(texts[line.seat])
            self.house.painter.wants(self)
        self.wake()

    def wake(self) -> None:
        """Lets those go on who wait for another version."""
        if self.changed is not None:
            self.changed.set()
            self.changed = None

    def _pictures(self, match: Match) -> dict[int | None, bytes]:
        """What each viewer is sent: the news with the picture."""
        asked = views.asking(match)
        texts: dict[int | None, bytes] = {}
        for seat, viewer in self.viewers.items():
            update = viewer.look(match, self.version, asked)
            drawn = viewer.paint(match)
            if drawn is not None:
                update.scene = drawn.scene
                if drawn.question is not UNSET:
                    update.question = drawn.question
            texts[seat] = encode(update)
        return texts

    def _news(self, match: Match) -> dict[int | None, bytes]:
        """What each viewer is sent: the news alone, put together once for all who only look on.

        What is refused in a question comes with the picture, in the same question once more.
        """
        asked = views.asking(match)
        texts: dict[int | None, bytes] = {}
        first: tuple[Mark, Viewer] | None = None
        for seat, viewer in self.viewers.items():
            mark = viewer.mark(match)
            if first is not None and mark == first[0]:
                viewer.follow(first[1])
                texts[seat] = texts[first[1].seat]
                continue
            if mark is not None and match.tells_all_the_same(viewer.last):
                first = (mark, viewer)
            texts[seat] = encode(viewer.look(match, self.version, asked, whole=False))
        return texts

    def _tell(self, seat: int | None, update: Update | None) -> None:
        """Sends an update to those who look from a seat."""
        if update is not None:
            text = encode(update)
            for line in self.lines:
                if line.seat == seat:
                    line.send(text)

    def paint(self) -> bool:
        """Shows the picture as it has become, and whether undo is free, which takes longer to work out than an answer.

        False while an answer is being written that nobody may see yet.
        """
        match = self.match
        if self.lock.locked():
            return False
        if match is not None:
            for seat, viewer in self.viewers.items():
                drawn = viewer.paint(match) if viewer.painted != viewer.version else None
                undo = viewer.look_at_undo(match)
                if drawn is not None and undo is not None:
                    drawn.undo = undo.undo
                self._tell(seat, drawn or undo)
            if not self._needs_asked and not match.over:
                self._note_asked(sorted(match.asking))
        return True

    @property
    def _needs_asked(self) -> bool:
        """Whether who is asked must be in the store with each answer: a restart looks there for bots that are."""
        return self.house.store.postgres or any([seat.kind == "bot" for seat in self.row.seats])

    def _note_asked(self, asked: list[int]) -> None:
        """Lets the lobby know who is asked, with the next commit."""
        if asked != self.row.asked:
            self.row.asked, self.row.changed = asked, time.time()
            note = keeping.AskedNow(self.id, asked, self.row.changed)
            self.house.store.gather(Write(note.work, False, lambda write: None))

    @property
    def busy(self) -> bool:
        """Whether the process has so much to do that pictures follow the news."""
        return self.house.commands > AT_ONCE or self.house.painter.busy

    # The lobby's side

    async def seats_changed(self) -> None:
        """The lobby changed the table: somebody sat down or got up, the game started."""
        await self.catch_up(patience=0.0)
        self.driver.drive()

    def _tell_new_viewers(self) -> None:
        """After the start everybody needs a whole state."""
        begun = {seat for seat, viewer in self.viewers.items() if viewer.picture is not None}
        for seat in [seat for seat in self.viewers if seat not in begun]:
            del self.viewers[seat]
        for line in self.lines:
            if line.seat not in begun:
                line.send(encode(self._state(line.seat, line.person, 0, 2**31)))
        self.wake()

    def _tell_table(self) -> None:
        for line in self.lines:
            line.send(encode(TableNow(self.row.info(line.person))))

    # Leaving memory

    def keep_snapshot(self) -> None:
        """Writes a snapshot in the background, so that opening the table stays quick."""
        match = self.match
        if match is None or self.version == self.snapshot_version:
            return
        version = self.snapshot_version = self.version
        snapshot = match.snapshot()

        async def keep() -> None:
            data = await asyncio.to_thread(lambda: zlib.compress(msgspec.json.encode(snapshot), 1))
            await self.house.store.write(lambda connection: keeping.keep_snapshot(connection, self.id, version, data))

        self.house.later(keep())

    @property
    def idle(self) -> bool:
        """Whether nobody looks and no bot thinks."""
        return not self.lines and not self.driver.thinking and not self.lock.locked()

    def leave(self) -> None:
        """Leaves memory; the store has everything."""
        self.gone = True
        self.wake()
        if self.version - self.snapshot_version >= 8:
            self.keep_snapshot()


class Writing(msgspec.Struct):
    """An answer on its way to the store."""

    table: str
    entry: Entry
    asked: list[int]
    news: list[int] | None  # who is asked now, if the lobby does not know it yet
    scores: list[list[int]] | None
    settle: bool  # an open offer to undo ends with it

    def work(self, connection: Any) -> bool:
        """Writes it; False if another process was quicker."""
        return keeping.append(connection, self.table, self.entry, self.news, self.scores, self.settle)


def _rules_failed(table: LiveTable, error: Exception) -> Trouble:
    LOG.error("rules error at table %s", table.id, exc_info=error)
    table.house.metrics.rules_errors.inc()
    return Trouble("rules-error", "The rules failed here; the table is as it was before.", 409)


def _not_stored() -> Trouble:
    return Trouble("not-stored", "The answer could not be stored; nothing has changed.", 503)
