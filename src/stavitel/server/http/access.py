"""Who may watch and talk at a table that is not open to all."""

from stavitel.server.errors import ClientError
from stavitel.server.http.guard import Caller
from stavitel.server.storage import moderation
from stavitel.server.storage.table_row import TableRow
from stavitel.server.tables.services import Services


async def check_watching(services: Services, row: TableRow, caller: Caller, seat: int | None) -> None:
    """ClientError for somebody who may not look on here; whoever has the link of a table that waits may sit down."""
    if row.status == "waiting":
        return
    if row.watching != "all" and not await _has_access(services, row, caller, seat, row.watching):
        raise ClientError("not-invited", "This table is for those who play there and those they invite.", 403)


async def check_talking(services: Services, row: TableRow, caller: Caller, seat: int | None) -> None:
    """ClientError for somebody who may not talk here, or nowhere."""
    if row.talk != "all" and not await _has_access(services, row, caller, seat, row.talk):
        raise ClientError("not-invited", "Only those who play here, and those they invite, may talk.", 403)
    person = caller.require_person().id
    now = services.now()
    await services.store.read(lambda connection: moderation.check_may_talk(connection, person, now))


async def _has_access(services: Services, row: TableRow, caller: Caller, seat: int | None, access: str) -> bool:
    if seat is not None:
        return True
    return await services.store.read(
        lambda connection: moderation.has_access(connection, row, caller.person_id, False, access)
    )
