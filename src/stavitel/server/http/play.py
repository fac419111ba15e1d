"""A table for scripts: the same commands as over the WebSocket."""

import time
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from stavitel.server.http.access import check_talking, check_watching
from stavitel.server.http.context import AnyRequest, registry_of, services_of
from stavitel.server.http.guard import Caller, caller_of, checked_caller_of
from stavitel.server.http.parameters import PROBLEMS, PROBLEMS_OR_STALE, SeatQuery, Since, TableKey
from stavitel.server.protocol import Answer, ChatLine, Consent, Outcome, Say, Stale, Stand, Standing, State, Undo
from stavitel.server.tables.live_table import NO_CHAT, LiveTable
from stavitel.server.tables.services import Services

WAIT_SECONDS = 25.0


@get("/api/tables/{key:str}/state", responses=PROBLEMS, tags=["table"])
async def state(request: AnyRequest, key: TableKey, seat: SeatQuery = None, since: Since = 0) -> State:
    """The table as I see it, with the events after `since`."""
    caller = await caller_of(request)
    table = await registry_of(request).get(key)
    own_seat = caller.viewing_seat(table.game.row, seat)
    await check_watching(services_of(request), table.row, caller, own_seat)
    return await table.state(own_seat, caller.person_id, since, 0)


@get("/api/tables/{key:str}/wait", responses=PROBLEMS, tags=["table"])
async def wait(
    request: AnyRequest,
    key: TableKey,
    version: Since,
    seat: SeatQuery = None,
    since: Since = 0,
    seconds: Annotated[float, QueryParameter(ge=0, le=WAIT_SECONDS)] = WAIT_SECONDS,
) -> State:
    """The table as I see it, as soon as its version is another one than mine."""
    caller = await caller_of(request)
    table = await registry_of(request).get(key)
    await check_watching(services_of(request), table.row, caller, caller.viewing_seat(table.game.row, seat))
    await table.audience.wait_for_change(version, seconds)
    caller = await caller_of(request)  # the seat may have gone to somebody else meanwhile
    return await table.state(caller.viewing_seat(table.game.row, seat), caller.person_id, since, NO_CHAT)


@post("/api/tables/{key:str}/answer", responses=PROBLEMS_OR_STALE, tags=["table"], status_code=200)
async def answer(
    request: AnyRequest, key: TableKey, data: JSONBody[Answer], seat: SeatQuery = None
) -> Response[Outcome]:
    """Answers a question."""
    begun = time.perf_counter()
    services, caller, table = await _open(request, key)
    outcome = await services.tasks.run_shielded(table.answer(caller.playing_seat(table.game.row, seat), data))
    return _response(services, outcome, begun)


@post("/api/tables/{key:str}/undo", responses=PROBLEMS_OR_STALE, tags=["table"], status_code=200)
async def undo(request: AnyRequest, key: TableKey, data: JSONBody[Undo], seat: SeatQuery = None) -> Response[Outcome]:
    """Takes my last answer back, or asks the others for it."""
    begun = time.perf_counter()
    services, caller, table = await _open(request, key)
    outcome = await services.tasks.run_shielded(table.undo(caller.playing_seat(table.game.row, seat), data))
    return _response(services, outcome, begun)


@post("/api/tables/{key:str}/consent", responses=PROBLEMS, tags=["table"], status_code=204)
async def consent(request: AnyRequest, key: TableKey, data: JSONBody[Consent], seat: SeatQuery = None) -> None:
    """Agrees to an undo, or does not."""
    services, caller, table = await _open(request, key)
    await services.tasks.run_shielded(table.consent(caller.playing_seat(table.game.row, seat), data))


@post("/api/tables/{key:str}/chat", responses=PROBLEMS, tags=["table"], status_code=200)
async def say(request: AnyRequest, key: TableKey, data: JSONBody[Say], seat: SeatQuery = None) -> ChatLine:
    """Says something at the table."""
    services, caller, table = await _open(request, key)
    person, seat = caller.require_person(), caller.viewing_seat(table.game.row, seat)
    await check_talking(services, table.row, caller, seat)
    return await services.tasks.run_shielded(table.chat.say(person, seat, data))


@post("/api/tables/{key:str}/standing", responses=PROBLEMS, tags=["table"], status_code=200)
async def stand(request: AnyRequest, key: TableKey, data: JSONBody[Stand], seat: SeatQuery = None) -> list[Standing]:
    """Leaves an answer in advance, or takes one back."""
    services, caller, table = await _open(request, key)
    own_seat = caller.playing_seat(table.game.row, seat)
    return await services.tasks.run_shielded(table.autoplay.change_standing(own_seat, data))


HANDLERS = [state, wait, answer, undo, consent, say, stand]


async def _open(request: AnyRequest, table_id: str) -> tuple[Services, Caller, LiveTable]:
    """Who wants to do something at which table."""
    registry = registry_of(request)
    caller = await checked_caller_of(request)
    return registry.services, caller, await registry.get(table_id)


def _response(services: Services, outcome: Outcome, begun: float) -> Response[Outcome]:
    services.metrics.answers.count(type(outcome).__name__.lower(), time.perf_counter() - begun)
    return Response(outcome, status_code=409 if isinstance(outcome, Stale) else 200)
