"""Answers that no person is waited for: those left in advance, and those of bots."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Awaitable, Callable

from stavitel.kernel import IllegalAnswer, Question
from stavitel.server.background import BackgroundTasks
from stavitel.server.catalog import Catalog
from stavitel.server.errors import ClientError
from stavitel.server.protocol import Stand, Standing, StandingNow, Until
from stavitel.server.storage import match_store
from stavitel.server.storage.match_store import LogEntry
from stavitel.server.storage.store import Store
from stavitel.server.tables.audience import Audience
from stavitel.server.tables.bot_pool import BotFailed, BotPool, BotTookTooLong
from stavitel.server.tables.bot_process import BotJob
from stavitel.server.tables.game import Game
from stavitel.server.tables.pubsub import PubSub

LOG = logging.getLogger("stavitel.table")
TAKEOVER_SECONDS = 30.0  # after which a process answers for bots that another one was to answer for
STANDING_ANSWERS = 50  # that one seat may leave
BOT_ATTEMPTS = 4
FIRST_PAUSE = 2  # questions that chance answers for a bot that took too long, before it is tried again
STORE_AWAY = 503  # the status of every error that the database is to blame for

Submit = Callable[[Question, list[str]], Awaitable[bool]]


class StandingAnswers:
    """The answers that each seat of one table has left in advance, by topic."""

    def __init__(
        self, game: Game, audience: Audience, store: Store, pubsub: PubSub, answers: dict[int, list[Standing]]
    ) -> None:
        self._game = game
        self._audience = audience
        self._store = store
        self._pubsub = pubsub
        self._answers = answers
        self._not_on_offer: dict[int, int] = {}  # by seat the question that its standing answer did not fit
        self._events_seen: int | None = None  # while an answer is left for a round

    def of_seat(self, seat: int | None) -> list[Standing]:
        """What a seat has left."""
        return self._answers.get(seat, []) if seat is not None else []

    def answer_to(self, question: Question) -> list[str] | None:
        """The keys that the seat has left for this question, if they are on offer."""
        for answer in self._answers.get(question.seat, ()):
            if answer.topic == question.topic:
                try:
                    question.parse(answer.keys)
                except IllegalAnswer:
                    self._not_on_offer[question.seat] = question.number
                    return None
                return answer.keys
        return None

    async def change(self, seat: int, command: Stand) -> list[Standing]:
        """Leaves an answer or takes it back; what the seat has left then."""
        async with self._game.lock:
            self._game.started_match()
            answers = [answer for answer in self.of_seat(seat) if answer.topic != command.topic]
            if command.keys is not None:
                answers.append(Standing(command.topic, command.keys, command.until))
            if len(answers) > STANDING_ANSWERS:
                raise ClientError("too-many", "You have left too many answers already.", 409)
            await self._save(seat, answers)
        return answers

    def expire(self, entry: LogEntry) -> list[int]:
        """Ends answers left for a turn when their seat answers something else by hand, and those for a round with it.

        `save_expired` is to follow for the seats that it gives.
        """
        ended = [seat for seat in self._answers if self._drop(seat, "round")] if self._round_began() else []
        if entry.kind == "answer" and entry.command is not None and self._answers.get(entry.seat):
            same = self._not_on_offer.pop(entry.seat, None) == entry.question
            if not same and self._drop(entry.seat, "my-turn"):  # if it is the same, the turn has not come
                ended.append(entry.seat)
        return ended

    def _drop(self, seat: int, until: Until) -> bool:
        """Drops a seat's answers of one kind; whether there were any."""
        left = [answer for answer in self._answers[seat] if answer.until != until]
        dropped = len(left) < len(self._answers[seat])
        self._answers[seat] = left
        return dropped

    def look_at_rounds(self) -> None:
        """Notes what was told before an answer was left for a round: only a later round ends it."""
        if self._events_seen is None:
            self._round_began()

    def _round_began(self) -> bool:
        """Whether a round was announced since the last look."""
        match, answers = self._game.match, self._answers
        if match is None or not (answers and any(one.until == "round" for left in answers.values() for one in left)):
            self._events_seen = None
            return False
        rounds = {"tell-" + key for key, level in match.title.headings.items() if level == 1}
        seen, events = self._events_seen, match.events(None, self._events_seen or 0)
        self._events_seen = (seen or 0) + len(events)
        return seen is not None and any(event["id"] in rounds for event in events)

    async def save_expired(self, seat: int) -> None:
        """Stores what is left of a seat's answers."""
        async with self._game.lock:  # the seat may leave another answer meanwhile
            await self._save(seat, self.of_seat(seat))

    def forget(self, seat: int) -> None:
        """The seat has another owner, who decides for themselves."""
        self._answers.pop(seat, None)

    async def reload(self) -> None:
        """Reads what another process, or the lobby, has changed."""
        async with self._game.lock:
            self._answers = await self._store.read(
                lambda connection: match_store.load_standing(connection, self._game.id)
            )
        for seat in range(len(self._game.row.seats)):
            self._send(seat)

    async def _save(self, seat: int, answers: list[Standing]) -> None:
        await self._store.write(lambda connection: match_store.save_standing(connection, self._game.id, seat, answers))
        self._answers[seat] = answers
        self._send(seat)
        self._pubsub.publish(self._game.id, "standing")

    def _send(self, seat: int) -> None:
        self._audience.send_to_seat(seat, StandingNow(self.of_seat(seat)))


class _Suspension:
    """Of a bot that took too long: chance answers for it, and it is tried more and more seldom."""

    def __init__(self) -> None:
        self._pause = self._left = FIRST_PAUSE
        self.tried = False  # at this moment

    def trial_is_due(self) -> bool:
        """Whether it is to be tried with this question; twice as many questions pass before the next trial."""
        if self.tried:
            return False
        self._left -= 1
        if self._left > 0:
            return False
        self._pause *= 2
        self._left = self._pause
        self.tried = True
        return True


class Autoplay:
    """Gives standing answers and bots' answers at one table, as soon as they are asked for."""

    def __init__(
        self,
        game: Game,
        standing: StandingAnswers,
        bot_pool: BotPool,
        catalog: Catalog,
        tasks: BackgroundTasks,
        submit: Submit,
        on_stuck: Callable[[str], None],
    ) -> None:
        self._game = game
        self._bot_pool = bot_pool
        self._catalog = catalog
        self._tasks = tasks
        self._submit = submit  # answers an open question, with the game's lock held
        self._on_stuck = on_stuck  # is told the table's id when a question stays open that nobody else answers
        self._pending: set[int] = set()  # numbers of questions that are being answered here
        self._suspended: dict[tuple[int, str], _Suspension] = {}  # bots that took too long, by seat and name
        self.standing = standing

    @property
    def busy(self) -> bool:
        """Whether questions are being answered here."""
        return bool(self._pending)

    def run(self, *, delay: float = 0.0) -> None:
        """Begins to answer what can be answered; bots after a delay, in which another process may do it."""
        match = self._game.match
        if match is None or match.over or self._game.closed:
            return
        self.standing.look_at_rounds()
        for seat, question in match.asking.items():
            if question.number in self._pending:
                continue
            if self._is_bot(seat):
                self._pending.add(question.number)
                self._tasks.run_in_background(self._answer_for_bot(seat, question.number, delay))
            elif self.standing.answer_to(question) is not None:
                self._pending.add(question.number)
                self._tasks.run_in_background(self._give_standing_answer(seat, question.number))

    def run_after(self, entry: LogEntry) -> None:
        """Goes on after an entry of the log."""
        for seat in self.standing.expire(entry):
            self._tasks.run_in_background(self.standing.save_expired(seat))
        self.run()

    async def change_standing(self, seat: int, command: Stand) -> list[Standing]:
        """A seat leaves an answer, which may fit the open question, or takes one back."""
        answers = await self.standing.change(seat, command)
        self.run()
        return answers

    async def reload(self) -> None:
        """Standing answers were changed elsewhere."""
        await self.standing.reload()
        self.run()

    async def _give_standing_answer(self, seat: int, number: int) -> None:
        stuck = True
        try:
            async with self._game.lock:
                question = self._game.open_question(seat, number)
                keys = self.standing.answer_to(question) if question is not None else None
                if question is not None and keys is not None:
                    await self._submit(question, keys)
            stuck = False
        finally:
            self._ended(number, stuck)

    async def _answer_for_bot(self, seat: int, number: int, delay: float) -> None:
        stuck = True
        try:
            await asyncio.sleep(delay)
            job = await self._job(seat, number)
            stuck = job is not None and not await self._submit_for_bot(seat, number, await self._keys(job))
        finally:
            self._ended(number, stuck)
        if job is not None and not stuck:
            self.run()

    def _ended(self, number: int, stuck: bool) -> None:
        """A question is not being answered here any more; if it is still open, somebody has to come back to it."""
        self._pending.discard(number)
        if stuck:
            self._on_stuck(self._game.id)

    def _bot_question(self, seat: int, number: int) -> Question | None:
        """The question that a bot is to answer, if it still is."""
        question = self._game.open_question(seat, number)
        return question if self._is_bot(seat) else None

    def _is_bot(self, seat: int) -> bool:
        return self._game.row.seats[seat].is_bot

    async def _job(self, seat: int, number: int) -> BotJob | None:
        """What a bot is to be asked, if it still is."""
        async with self._game.lock:
            if self._bot_question(seat, number) is None:
                return None
            row, match = self._game.row, self._game.started_match()
            bot = self._catalog.bot_of_level(row.seats[seat].stand_in or row.seats[seat].level)
            return BotJob(row.title, bot, match.position(), seat, f"{match.seed}:{number}")

    async def _keys(self, job: BotJob) -> list[str] | None:
        """What the bot answers; None if it fails, or took too long and has not been tried with success since."""
        suspension = self._suspended.get((job.seat, job.bot))
        if suspension is not None:
            if suspension.trial_is_due():
                self._tasks.run_in_background(self._try_again(suspension, job))
            return None
        try:
            return await self._bot_pool.choose(job)
        except BotFailed as error:
            LOG.warning("bot failed at table %s: %s", self._game.id, error)
            if isinstance(error, BotTookTooLong):
                self._suspended[job.seat, job.bot] = _Suspension()
            return None

    async def _try_again(self, suspension: _Suspension, job: BotJob) -> None:
        """Asks a bot that took too long, while the game goes on; if it comes to an end in time, it plays again."""
        try:
            with contextlib.suppress(BotFailed):
                await self._bot_pool.choose(job)
                del self._suspended[job.seat, job.bot]
        finally:
            suspension.tried = False

    async def _submit_for_bot(self, seat: int, number: int, keys: list[str] | None) -> bool:
        """Answers, by chance if what the bot chose cannot be; False if nothing can be answered now."""
        for attempt in range(BOT_ATTEMPTS):
            async with self._game.lock:
                question = self._bot_question(seat, number)
                if question is None:
                    return True
                if keys is None or attempt:
                    keys = random.sample(list(question.options), question.least if question.many else 1)
                try:
                    await self._submit(question, keys)
                    return True
                except ClientError as error:
                    LOG.warning("bot answer %s at table %s: %s", keys, self._game.id, error)
                    if error.status == STORE_AWAY:
                        return False  # no fault of the bot's
        return False
