"""Finished games: how the scores grew, any moment from any seat's view, the record and whether it is true."""

import asyncio
from collections import OrderedDict
from typing import Any

from litestar import Response, get

from stavitel.kernel import Match, RecordError, new_match, verify
from stavitel.server import views
from stavitel.server.api import PROBLEMS, Asking, SeatQuery, Since, TableKey
from stavitel.server.context import house_of
from stavitel.server.errors import Trouble
from stavitel.server.house import House
from stavitel.server.protocol import Frame, History, ScorePoint, Verified

KEPT = 32


class Archive:
    """What was worked out about finished games, the last few of them."""

    def __init__(self) -> None:
        self._records: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self._histories: OrderedDict[str, History] = OrderedDict()
        self._moments: OrderedDict[str, tuple[int, Match]] = OrderedDict()
        self._lock = asyncio.Lock()

    async def record(self, house: House, key: str) -> dict[str, Any]:
        """The record of a finished game."""
        found = self._records.get(key)
        if found is None:
            table = await house.table(key)
            async with table.lock:
                match = table.match
                if match is None or not match.over:
                    raise Trouble("not-over", "The game is not over yet.", 409)
                found = match.record()
            _keep(self._records, key, found)
        return found

    async def history(self, house: House, key: str) -> History:
        """The scores after every answer."""
        record = await self.record(house, key)
        if key not in self._histories:
            _keep(self._histories, key, await asyncio.to_thread(_history, house, record))
        return self._histories[key]

    async def frame(self, house: House, key: str, at: int, seat: int | None) -> Frame:
        """The table after some answers."""
        record = await self.record(house, key)
        length = len(record["answers"])
        if at > length:
            raise Trouble("no-such-moment", f"The game has {length} answers.", 404)
        if seat is not None and seat >= record["seats"]:
            raise Trouble("no-such-seat", f"There is no seat {seat} at this table.", 404)
        async with self._lock:
            return await asyncio.to_thread(self._frame, house, key, record, at, seat)

    def _frame(self, house: House, key: str, record: dict[str, Any], at: int, seat: int | None) -> Frame:
        reached, match = self._moments.get(key, (-1, None))
        if match is None or reached > max(at - 1, 0):
            reached, match = 0, _begin(house, record)
        told = 0 if at == 0 else None
        for who, answer in record["answers"][reached:at]:
            if reached == at - 1:
                told = len(match.events(seat))
            match.answer(who, answer)
            reached += 1
        if told is None:  # we were there already: only the last answer's events are wanted, so none are new
            told = len(match.events(seat))
        _keep(self._moments, key, (reached, match))
        return Frame(
            at,
            len(record["answers"]),
            seat,
            match.scene(seat),
            views.asking(match),
            match.events(seat, told),
        )


def _begin(house: House, record: dict[str, Any]) -> Match:
    return new_match(house.title(record["title"]), record["seats"], record["seed"], record["options"])


def _history(house: House, record: dict[str, Any]) -> History:
    match = _begin(house, record)
    points: list[ScorePoint] = []
    for at in range(len(record["answers"]) + 1):
        if at:
            match.answer(*record["answers"][at - 1])
        totals = [score.total for score in sorted(match.scores(), key=lambda score: score.seat)]
        if not points or points[-1].totals != totals or match.over:
            points.append(ScorePoint(at, totals))
    return History(len(record["answers"]), points)


def _verified(record: dict[str, Any]) -> Verified:
    try:
        problems = verify(record)
    except RecordError as error:
        problems = [str(error)]
    sentence = "; ".join(problems) or "The seed and the answers give this game."
    return Verified(not problems, sentence, record["commitment"], record["fingerprint"])


def _keep(cache: "OrderedDict[str, Any]", key: str, value: Any) -> None:
    cache[key] = value
    cache.move_to_end(key)
    while len(cache) > KEPT:
        cache.popitem(last=False)


@get("/api/tables/{key:str}/history", responses=PROBLEMS, tags=["archive"])
async def history(request: Asking, key: TableKey) -> History:
    """The score over time."""
    archive: Archive = request.app.state.archive
    return await archive.history(house_of(request), key)


@get("/api/tables/{key:str}/replay", responses=PROBLEMS, tags=["archive"])
async def replay(request: Asking, key: TableKey, at: Since, seat: SeatQuery = None) -> Frame:
    """A moment of a finished game from a seat's view, or the public one."""
    archive: Archive = request.app.state.archive
    return await archive.frame(house_of(request), key, at, seat)


@get("/api/tables/{key:str}/record", responses=PROBLEMS, tags=["archive"])
async def record(request: Asking, key: TableKey) -> Response[dict[str, Any]]:
    """The record of a finished game, to keep and to verify."""
    archive: Archive = request.app.state.archive
    found = await archive.record(house_of(request), key)
    name = f"{found['title']}-{key}.json"
    return Response(found, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{key:str}/verify", responses=PROBLEMS, tags=["archive"])
async def verified(request: Asking, key: TableKey) -> Verified:
    """Whether the game follows from its seed and answers."""
    archive: Archive = request.app.state.archive
    found = await archive.record(house_of(request), key)
    return await asyncio.to_thread(_verified, found)


HANDLERS = [history, replay, record, verified]
