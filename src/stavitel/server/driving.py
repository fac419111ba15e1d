"""Who answers without being there: standing answers, and bots that think elsewhere."""

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING

from stavitel.kernel import IllegalAnswer, Question
from stavitel.server import keeping
from stavitel.server.errors import Trouble
from stavitel.server.keeping import Entry
from stavitel.server.protocol import Stand, Standing, StandingNow
from stavitel.server.thinking import BotFailed, Job
from stavitel.server.views import encode

if TYPE_CHECKING:
    from stavitel.server.live import LiveTable

LOG = logging.getLogger("stavitel.table")
PATIENCE = 30.0  # seconds after which another process thinks for bots that nobody thinks for


class Driver:
    """Gives the answers of a table that no person is waited for."""

    def __init__(self, table: "LiveTable", standing: dict[int, list[Standing]]) -> None:
        self.table = table
        self.standing = standing
        self.thinking: set[int] = set()  # numbers of questions that are being answered here
        self.unfit: dict[int, int] = {}  # by seat the question whose standing answer was not on offer

    async def stand(self, seat: int, command: Stand) -> list[Standing]:
        """Leaves or takes back a standing answer."""
        async with self.table.lock:
            self.table.playing()
            answers = [answer for answer in self.standing.get(seat, []) if answer.topic != command.topic]
            if command.keys is not None:
                answers.append(Standing(command.topic, command.keys, command.until))
            if len(answers) > 50:
                raise Trouble("too-many", "You have left too many answers already.", 409)
            await self._keep_standing(seat, answers)
        self.drive()
        return answers

    async def _keep_standing(self, seat: int, answers: list[Standing]) -> None:
        await self.table.house.store.write(
            lambda connection: keeping.keep_standing(connection, self.table.id, seat, answers)
        )
        self.standing[seat] = answers
        self._tell_standing(seat)
        self.table.house.spread(self.table.id, "standing")

    async def reload(self) -> None:
        """Another process changed the standing answers."""
        async with self.table.lock:
            self.standing = await self.table.house.store.read(
                lambda connection: keeping.standing_of(connection, self.table.id)
            )
        for seat in range(len(self.table.row.seats)):
            self._tell_standing(seat)
        self.drive()

    def _tell_standing(self, seat: int) -> None:
        text = encode(StandingNow(self.standing.get(seat, [])))
        for line in self.table.lines:
            if line.seat == seat:
                line.send(text)

    def expire(self, entry: Entry) -> None:
        """An answer left "for this turn" ends when its seat answers something else by hand."""
        if entry.kind != "answer" or entry.command is None or not self.standing.get(entry.seat):
            return
        if self.unfit.pop(entry.seat, None) == entry.question:
            return  # the same was asked, only without that answer: the turn has not come
        kept = [answer for answer in self.standing[entry.seat] if answer.until != "my-turn"]
        if len(kept) != len(self.standing[entry.seat]):
            self.standing[entry.seat] = kept
            self.table.house.later(self._keep_expired(entry.seat))

    async def _keep_expired(self, seat: int) -> None:
        async with self.table.lock:  # the seat may leave another answer meanwhile
            await self._keep_standing(seat, self.standing.get(seat, []))

    def _standing_answer(self, ask: Question) -> list[str] | None:
        for answer in self.standing.get(ask.seat, ()):
            if answer.topic == ask.topic:
                try:
                    ask.meant(answer.keys)
                except IllegalAnswer:
                    self.unfit[ask.seat] = ask.number
                    return None
                return answer.keys
        return None

    def drive(self, *, patience: float = 0.0) -> None:
        """Gives standing answers and lets bots think, as far as they are asked."""
        match = self.table.match
        if match is None or match.over or self.table.gone:
            return
        for seat, ask in match.asking.items():
            if ask.number in self.thinking:
                continue
            if self._is_bot(seat):
                self.thinking.add(ask.number)
                self.table.house.later(self._think(seat, ask.number, patience))
            elif self._standing_answer(ask) is not None:
                self.thinking.add(ask.number)
                self.table.house.later(self._stand_in(seat, ask.number))

    def _is_bot(self, seat: int) -> bool:
        return self.table.row.seats[seat].kind == "bot"

    async def _stand_in(self, seat: int, number: int) -> None:
        stranded = True
        try:
            async with self.table.lock:
                match = self.table.playing()
                ask = match.asking.get(seat)
                if ask is not None and ask.number == number:
                    keys = self._standing_answer(ask)
                    if keys is not None:
                        await self.table.give(match, ask, keys, None)
            stranded = False
        finally:
            self._ended(number, stranded)

    async def _think(self, seat: int, number: int, patience: float) -> None:
        stranded = True
        try:
            await asyncio.sleep(patience)
            job = await self._job(seat, number)
            stranded = job is not None and not await self._answer_for_bot(seat, number, await self._keys(job))
        finally:
            self._ended(number, stranded)
        if job is not None and not stranded:
            self.drive()

    def _ended(self, number: int, stranded: bool) -> None:
        """A question is not being answered here any more; if it is still open, the house comes back to it."""
        self.thinking.discard(number)
        if stranded:
            self.table.house.stranded.add(self.table.id)

    async def _job(self, seat: int, number: int) -> Job | None:
        """What the bot on a seat is asked, if it still is."""
        async with self.table.lock:
            match = self.table.playing()
            ask = match.asking.get(seat)
            if ask is None or ask.number != number or not self._is_bot(seat):
                return None
            return Job(
                self.table.row.title,
                self.table.house.bot_named(self.table.row.seats[seat].level),
                match.position(),
                seat,
                f"{match.seed}:{number}",
            )

    async def _keys(self, job: Job) -> list[str] | None:
        """What the bot answers; None if it fails."""
        house, begun = self.table.house, time.perf_counter()
        try:
            return await house.thinkers.keys(job)
        except BotFailed as error:
            LOG.warning("bot failed at table %s: %s", self.table.id, error)
            house.metrics.bots_failed.inc()
            return None
        finally:
            house.metrics.bot_seconds.observe(time.perf_counter() - begun)

    async def _answer_for_bot(self, seat: int, number: int, keys: list[str] | None) -> bool:
        """Answers, by chance if what the bot says cannot be; False if nothing can be answered now."""
        for attempt in range(4):
            async with self.table.lock:
                match = self.table.playing()
                ask = match.asking.get(seat)
                if ask is None or ask.number != number or not self._is_bot(seat):
                    return True
                if keys is None or attempt:
                    keys = random.sample(list(ask.options), ask.least if ask.many else 1)
                try:
                    await self.table.give(match, ask, keys, None)
                    return True
                except Trouble as trouble:
                    LOG.warning("bot answer %s at table %s: %s", keys, self.table.id, trouble)
                    if trouble.code == "not-stored":
                        return False  # no fault of the bot's
        return False
