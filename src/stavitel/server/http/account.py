"""My account: password, sessions, statistics, all my data, and to be forgotten; ratings; blocks and reports."""

import asyncio
import hashlib
import hmac
from typing import Any

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from stavitel.server.errors import ClientError
from stavitel.server.http.context import AnyRequest, registry_of, services_of, store_of
from stavitel.server.http.guard import COOKIE, caller_of, check_newcomer, check_rate, checked_caller_of
from stavitel.server.http.parameters import PROBLEMS, SeatPath, TableKey, TitleKey
from stavitel.server.protocol import (
    Block,
    BlockedPerson,
    Forget,
    Invitation,
    InviteLink,
    NewPassword,
    RatingLine,
    Report,
    ResetPassword,
    ResetRequest,
    SessionInfo,
    Statistics,
)
from stavitel.server.storage import account_store, moderation, people, results
from stavitel.server.storage.people import PersonRow
from stavitel.server.storage.table_row import table_row
from stavitel.server.tables.chat import readable
from stavitel.words import Words


@post("/api/account/password", responses=PROBLEMS, tags=["account"], status_code=204)
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> None:
    """Sets a new password; I stay logged in here, and nowhere else."""
    caller = await checked_caller_of(request)
    person = caller.require_session()
    check_rate(request, "logins")
    await _check_password(request, person, data.old)
    password = await asyncio.to_thread(people.PASSWORDS.hash, data.new)
    await store_of(request).write(
        lambda connection: account_store.set_password(connection, person.id, password, caller.session)
    )
    registry_of(request).disconnect_person(person.id)


@post("/api/account/reset", responses=PROBLEMS, tags=["account"], status_code=204)
async def ask_reset(request: AnyRequest, data: JSONBody[ResetRequest]) -> None:
    """Sends a link to set a new password to the mail address of an account, if there is one; nobody learns which."""
    check_newcomer(request, "logins")
    services = services_of(request)
    if not services.notifier.mail.possible:
        raise ClientError("no-mail", "This server sends no mail: ask its host for a new password.", 409)
    made = await store_of(request).write(lambda connection: account_store.new_reset(connection, data.account))
    if made is not None and made[2] is not None:
        _, secret, mail, language = made
        words, link = Words(None, language), services.notifier.link(f"reset/{secret}")
        text = words.text("client-mail-reset", {"link": link}) + "\n"
        services.tasks.run_in_background(
            services.notifier.mail.send(str(mail), words.text("client-mail-reset-subject"), text)
        )


@post("/api/account/reset/confirm", responses=PROBLEMS, tags=["account"], status_code=204)
async def use_reset(request: AnyRequest, data: JSONBody[ResetPassword]) -> None:
    """Sets a new password by a link that was mailed, or that the host gave."""
    check_newcomer(request, "logins")
    password = await asyncio.to_thread(people.PASSWORDS.hash, data.password)
    person = await store_of(request).write(
        lambda connection: account_store.use_reset(connection, data.secret, password)
    )
    registry_of(request).disconnect_person(person)


@get("/api/me/sessions", responses=PROBLEMS, tags=["account"])
async def my_sessions(request: AnyRequest) -> list[SessionInfo]:
    """Where I am logged in."""
    caller = await caller_of(request)
    person = caller.require_session()
    return await store_of(request).read(
        lambda connection: account_store.sessions_of(connection, person.id, caller.session)
    )


@delete("/api/me/sessions/{session:str}", responses=PROBLEMS, tags=["account"], status_code=204)
async def end_session(request: AnyRequest, session: FromPath[str]) -> None:
    """Logs me out somewhere."""
    person = (await checked_caller_of(request)).require_session()
    if len(session) < account_store.SHOWN:
        raise ClientError("no-such-session", "There is no such session.", 404)
    await store_of(request).write(lambda connection: account_store.end_session_named(connection, person.id, session))
    registry_of(request).disconnect_person(person.id)


@get("/api/me/export", responses=PROBLEMS, tags=["account"])
async def export_me(request: AnyRequest) -> Response[dict[str, Any]]:
    """All that is stored about me."""
    person = (await caller_of(request)).require_session()
    found = await store_of(request).read(lambda connection: account_store.export(connection, person.id))
    return Response(found, headers={"content-disposition": 'attachment; filename="stavitel.json"'})


@post("/api/me/forget", responses=PROBLEMS, tags=["account"], status_code=204)
async def forget_me(request: AnyRequest, data: JSONBody[Forget]) -> Response[None]:
    """Deletes me: what I played stays, without my name; bots go on for me."""
    person = (await checked_caller_of(request)).require_session()
    if person.account is not None:
        await _check_password(request, person, data.password or "")
    changed = await store_of(request).write(lambda connection: account_store.forget(connection, person.id))
    registry = registry_of(request)
    for table_id in changed:
        registry.reopen(table_id)
    response = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/api/me/statistics", responses=PROBLEMS, tags=["account"])
async def my_statistics(request: AnyRequest) -> Statistics:
    """My games by title and by opponent, and my ratings."""
    person = (await caller_of(request)).require_session()
    return await store_of(request).read(lambda connection: results.statistics(connection, person.id))


@get("/api/titles/{title:str}/ranking", responses=PROBLEMS, tags=["account"])
async def ranking(request: AnyRequest, title: TitleKey) -> list[RatingLine]:
    """The best at a title."""
    services_of(request).catalog.title(title)
    return await store_of(request).read(lambda connection: results.ranking(connection, title))


@post("/api/tables/{key:str}/seats/{seat:int}/block", responses=PROBLEMS, tags=["account"], status_code=204)
async def block_seat(request: AnyRequest, key: TableKey, seat: SeatPath, data: JSONBody[Block]) -> None:
    """I do not want to sit with somebody any more, or do again."""
    person = (await checked_caller_of(request)).require_session()

    def work(connection: Any) -> None:
        other = moderation.person_at(connection, key, seat)
        if other == person.id:
            raise ClientError("malformed", "You cannot block yourself.")
        moderation.block(connection, person.id, other, data.blocked)

    await store_of(request).write(work)


@get("/api/me/blocks", responses=PROBLEMS, tags=["account"])
async def my_blocks(request: AnyRequest) -> list[BlockedPerson]:
    """Whom I do not want to sit with."""
    person = (await caller_of(request)).require_session()
    return await store_of(request).read(lambda connection: moderation.blocked_by(connection, person.id))


@delete("/api/me/blocks/{other:str}", responses=PROBLEMS, tags=["account"], status_code=204)
async def unblock(request: AnyRequest, other: FromPath[str]) -> None:
    """I want to sit with somebody again."""
    person = (await checked_caller_of(request)).require_session()
    await store_of(request).write(lambda connection: moderation.block(connection, person.id, other, False))


@post("/api/tables/{key:str}/report", responses=PROBLEMS, tags=["account"], status_code=204)
async def report(request: AnyRequest, key: TableKey, data: JSONBody[Report]) -> None:
    """Tells the host of this server that something is wrong at a table."""
    person = (await checked_caller_of(request)).require_session()
    check_rate(request, "logins")
    text = readable(data.text)  # the host reads it in a terminal

    def work(connection: Any) -> None:
        table_row(connection, key)
        about = moderation.person_at(connection, key, data.seat) if data.seat is not None else None
        moderation.report(connection, person.id, key, about, text)

    await store_of(request).write(work)


@post("/api/tables/{key:str}/close", responses=PROBLEMS, tags=["lobby"], status_code=204)
async def close_table(request: AnyRequest, key: TableKey) -> None:
    """The host closes a table that has not started."""
    person = (await checked_caller_of(request)).require_session()
    await store_of(request).write(lambda connection: moderation.close_own_table(connection, key, person.id))
    table = registry_of(request).tables.get(key)
    if table is not None:
        registry_of(request).remove(table)
        table.audience.disconnect_all()


@post("/api/tables/{key:str}/invite", responses=PROBLEMS, tags=["lobby"], status_code=200)
async def invite(request: AnyRequest, key: TableKey) -> InviteLink:
    """A link for those who may watch and talk at a table that is not open to all."""
    person = (await checked_caller_of(request)).require_session()
    row = await store_of(request).read(lambda connection: table_row(connection, key))
    if row.seat_of(person.id, None) is None and row.host != person.id:
        raise ClientError("not-seated", "You do not sit at this table.", 403)
    return InviteLink(f"/#/invite/{key}/{_invitation(request, key)}")


@post("/api/tables/{key:str}/invited", responses=PROBLEMS, tags=["lobby"], status_code=204)
async def come_invited(request: AnyRequest, key: TableKey, data: JSONBody[Invitation]) -> None:
    """I come by an invitation."""
    person = (await checked_caller_of(request)).require_session()
    if not hmac.compare_digest(_invitation(request, key).encode(), data.token.encode()):
        raise ClientError("no-such-link", "This invitation opens no table.", 404)
    await store_of(request).write(lambda connection: moderation.invite(connection, key, person.id))


HANDLERS = [
    change_password,
    ask_reset,
    use_reset,
    my_sessions,
    end_session,
    export_me,
    forget_me,
    my_statistics,
    ranking,
    block_seat,
    my_blocks,
    unblock,
    report,
    close_table,
    invite,
    come_invited,
]


async def _check_password(request: AnyRequest, person: PersonRow, password: str) -> None:
    found = None
    if person.account is not None:
        account = person.account
        found = await store_of(request).read(lambda connection: people.find_account(connection, account))
    if not await asyncio.to_thread(people.check_password, found[1] if found else None, password):
        raise ClientError("wrong-password", "The password is wrong.", 403)


def _invitation(request: AnyRequest, table_id: str) -> str:
    """What lets somebody in at a table."""
    key: bytes = request.app.state.csrf_key
    return hmac.new(key, f"invite:{table_id}".encode(), hashlib.sha256).hexdigest()[:32]
