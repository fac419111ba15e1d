"""When somebody has gone: a bot stands in for a player, another player becomes the host, and who is back says so."""

from litestar import post

from stavitel.server.http.context import AnyRequest, registry_of, services_of
from stavitel.server.http.guard import checked_caller_of
from stavitel.server.http.parameters import PROBLEMS, SeatPath, TableKey
from stavitel.server.protocol import TableInfo
from stavitel.server.tables.clock_watch import ClockWatch


@post("/api/tables/{key:str}/seats/{seat:int}/call", responses=PROBLEMS, tags=["table"], status_code=200)
async def call_time(request: AnyRequest, key: TableKey, seat: SeatPath) -> TableInfo:
    """Goes on without somebody whose time is over, as the table agreed."""
    person = (await checked_caller_of(request)).require_person()
    work = ClockWatch(registry_of(request)).call(key, seat, person.id)
    return (await services_of(request).tasks.run_shielded(work)).info(person.id)


@post("/api/tables/{key:str}/seats/{seat:int}/back", responses=PROBLEMS, tags=["table"], status_code=200)
async def come_back(request: AnyRequest, key: TableKey, seat: SeatPath) -> TableInfo:
    """I am back: no bot plays for me any more."""
    person = (await checked_caller_of(request)).require_person()
    work = ClockWatch(registry_of(request)).come_back(key, seat, person.id)
    return (await services_of(request).tasks.run_shielded(work)).info(person.id)


@post("/api/tables/{key:str}/host", responses=PROBLEMS, tags=["lobby"], status_code=200)
async def take_host(request: AnyRequest, key: TableKey) -> TableInfo:
    """Becomes the host of a table whose host has gone."""
    person = (await checked_caller_of(request)).require_session()
    work = ClockWatch(registry_of(request)).take_over_as_host(key, person.id)
    return (await services_of(request).tasks.run_shielded(work)).info(person.id)


HANDLERS = [call_time, come_back, take_host]
