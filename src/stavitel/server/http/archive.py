"""Finished games: how the scores grew, any moment from any seat's view, the record and whether it is true."""

import asyncio
from collections import OrderedDict
from typing import Any

from litestar import Response, get

from stavitel.kept import begin, rules_for
from stavitel.kernel import Match, RecordError
from stavitel.server.errors import ClientError
from stavitel.server.http.access import check_watching
from stavitel.server.http.context import AnyRequest, services_of, store_of
from stavitel.server.http.guard import caller_of
from stavitel.server.http.parameters import PROBLEMS, SeatQuery, Since, TableKey
from stavitel.server.protocol import Frame, History, ScorePoint, Verified
from stavitel.server.storage.table_row import table_row
from stavitel.server.tables.origins import SHARED, load_record
from stavitel.server.tables.registry import TableRegistry
from stavitel.server.tables.views import asked_seats

CACHED_GAMES = 32


class Archive:
    """What was worked out about finished games, the last few of them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._records: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self._histories: OrderedDict[str, History] = OrderedDict()
        self._matches: OrderedDict[str, tuple[int, Match]] = OrderedDict()  # played up to some answer
        self._lock = asyncio.Lock()

    async def record(self, table_id: str) -> dict[str, Any]:
        """The record of a finished game."""
        record = self._records.get(table_id)
        if record is None and table_id.startswith(SHARED):
            key = table_id.removeprefix(SHARED)
            record = await self._registry.services.store.read(lambda connection: load_record(connection, key))
            _cache(self._records, table_id, record)
        if record is None:
            game = (await self._registry.get(table_id)).game
            async with game.lock:
                if game.stored_end is not None:
                    return game.stored_end.record()
                if game.match is None or not game.match.over:
                    raise ClientError("not-over", "The game is not over yet.", 409)
                record = game.match.record()
            _cache(self._records, table_id, record)
        return record

    async def history(self, table_id: str) -> History:
        """The scores after every answer."""
        record = await self.record(table_id)
        if table_id not in self._histories:
            _cache(self._histories, table_id, await asyncio.to_thread(self._history, record))
        return self._histories[table_id]

    async def frame(self, table_id: str, at: int, seat: int | None) -> Frame:
        """The table after some answers."""
        record = await self.record(table_id)
        length = len(record["answers"])
        if at > length:
            raise ClientError("no-such-moment", f"The game has {length} answers.", 404)
        if seat is not None and seat >= record["seats"]:
            raise ClientError("no-such-seat", f"There is no seat {seat} at this table.", 404)
        async with self._lock:
            return await asyncio.to_thread(self._frame, table_id, record, at, seat)

    def _frame(self, table_id: str, record: dict[str, Any], at: int, seat: int | None) -> Frame:
        reached, match = self._matches.get(table_id, (-1, None))
        if match is None or reached > max(at - 1, 0):
            reached, match = 0, self._begin(record)
        events_before = 0 if at == 0 else None
        for who, answer in record["answers"][reached:at]:
            if reached == at - 1:
                events_before = len(match.events(seat))
            match.answer(who, answer)
            reached += 1
        if events_before is None:  # we were there already: only the last answer's events are wanted, so none are new
            events_before = len(match.events(seat))
        _cache(self._matches, table_id, (reached, match))
        return Frame(
            at,
            len(record["answers"]),
            seat,
            match.scene(seat),
            asked_seats(match),
            match.events(seat, events_before),
        )

    def _history(self, record: dict[str, Any]) -> History:
        match = self._begin(record)
        points: list[ScorePoint] = []
        for at in range(len(record["answers"]) + 1):
            if at:
                match.answer(*record["answers"][at - 1])
            totals = [score.total for score in sorted(match.scores(), key=lambda score: score.seat)]
            if not points or points[-1].totals != totals or match.over:
                points.append(ScorePoint(at, totals))
        return History(len(record["answers"]), points)

    def _begin(self, record: dict[str, Any]) -> Match:
        try:
            return begin(record)
        except RecordError as error:
            raise ClientError("rules-changed", f"This game cannot be played again: {error}.", 409) from error


def _verified(record: dict[str, Any]) -> Verified:
    try:
        problems = rules_for(record).verify(record)
    except RecordError as error:
        problems = [str(error)]
    sentence = "; ".join(problems) or "The seed and the answers give this game."
    return Verified(not problems, sentence, record["commitment"], record.get("fingerprint", ""))


def _cache(cache: "OrderedDict[str, Any]", key: str, value: Any) -> None:
    cache[key] = value
    cache.move_to_end(key)
    while len(cache) > CACHED_GAMES:
        cache.popitem(last=False)


@get("/api/tables/{key:str}/history", responses=PROBLEMS, tags=["archive"])
async def history(request: AnyRequest, key: TableKey) -> History:
    """The score over time."""
    await check_may_look(request, key)
    return await archive_of(request).history(key)


@get("/api/tables/{key:str}/replay", responses=PROBLEMS, tags=["archive"])
async def replay(request: AnyRequest, key: TableKey, at: Since, seat: SeatQuery = None) -> Frame:
    """A moment of a finished game from a seat's view, or the public one."""
    await check_may_look(request, key)
    return await archive_of(request).frame(key, at, seat)


@get("/api/tables/{key:str}/record", responses=PROBLEMS, tags=["archive"])
async def record(request: AnyRequest, key: TableKey) -> Response[dict[str, Any]]:
    """The record of a finished game, to keep and to verify."""
    found = await record_seen(request, key)
    name = f"{found['title']}-{key}.json"
    return Response(found, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{key:str}/verify", responses=PROBLEMS, tags=["archive"])
async def verified(request: AnyRequest, key: TableKey) -> Verified:
    """Whether the game follows from its seed and answers."""
    return await asyncio.to_thread(_verified, await record_seen(request, key))


def archive_of(request: AnyRequest) -> Archive:
    """What is known of finished games."""
    archive: Archive = request.app.state.archive
    return archive


async def check_may_look(request: AnyRequest, key: str) -> None:
    """ClientError for somebody who might not have looked on at a game while it was played."""
    row = await store_of(request).read(lambda connection: table_row(connection, key))
    if row.watching != "all":
        caller = await caller_of(request)
        await check_watching(services_of(request), row, caller, caller.viewing_seat(row, None))


async def record_seen(request: AnyRequest, key: str) -> dict[str, Any]:
    """The record of a finished game, for those who may look at it."""
    await check_may_look(request, key)
    return await archive_of(request).record(key)


HANDLERS = [history, replay, record, verified]
