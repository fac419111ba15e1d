"""The lobby: tables are found, created, filled and started."""

import asyncio
import contextlib
import logging
import secrets
import time
import zlib
from math import inf
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from sqlalchemy import Connection

from stavitel.kernel import Match, OptionError, RecordError, commitment, new_match
from stavitel.server.clocks import check_clock
from stavitel.server.errors import ClientError, as_sentence, needs_consent, no_such_link
from stavitel.server.http.accounts import session_cookie
from stavitel.server.http.context import AnyRequest, registry_of, services_of, store_of
from stavitel.server.http.guard import caller_of, checked_caller_of
from stavitel.server.http.parameters import PROBLEMS, SeatPath, TableKey
from stavitel.server.protocol import Claim, Join, NewTable, Reseat, Seated, SeatLink, TableInfo
from stavitel.server.storage import clock_store, lobby, match_store, people, seat_requests
from stavitel.server.storage.people import PersonRow
from stavitel.server.storage.table_row import TableRow, table_row
from stavitel.server.tables.housekeeping import HERE_SECONDS
from stavitel.server.tables.origins import load_record, match_from

LOG = logging.getLogger("stavitel.lobby")


@get("/api/tables", tags=["lobby"], responses=PROBLEMS)
async def list_tables(request: AnyRequest) -> list[TableInfo]:
    """The tables that anybody may join or watch."""
    caller = await caller_of(request)
    rows = await store_of(request).read(lobby.listed_tables)
    return [row.info(caller.person_id) for row in rows]


@get("/api/tables/mine", responses=PROBLEMS, tags=["lobby"])
async def my_tables(request: AnyRequest) -> list[TableInfo]:
    """The tables I sit at."""
    person = (await caller_of(request)).require_session()
    rows = await store_of(request).read(lambda connection: lobby.tables_of(connection, person.id))
    return [row.info(person.id) for row in rows]


@post("/api/tables", responses=PROBLEMS, tags=["lobby"], status_code=201)
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> Seated:
    """Makes a table."""
    person = (await checked_caller_of(request)).require_session()
    catalog = services_of(request).catalog
    title = catalog.title(data.title)
    try:
        options = title.resolve_options(data.options, len(data.seats))
    except OptionError as error:
        raise ClientError("bad-options", as_sentence(str(error))) from error
    for wish in data.seats:
        if wish.kind == "bot":
            catalog.check_level(title.name, wish.level)
    if data.clock is not None:
        check_clock(data.clock)
        if data.clock.level is not None:
            catalog.check_level(title.name, data.clock.level)
    row, links = await store_of(request).write(
        lambda connection: lobby.create_table(
            connection,
            person.id,
            title=title.name,
            version=title.version,
            wishes=data.seats,
            options=options,
            language=data.language,
            pace=data.pace,
            undo=data.undo,
            listed=data.listed,
            clock=data.clock,
            rated=data.rated,
            talk=data.talk,
            watching=data.watching,
            advice=data.advice,
        )
    )
    return Seated(row.info(person.id), links)


@get("/api/tables/{key:str}", responses=PROBLEMS, tags=["lobby"])
async def get_table(request: AnyRequest, key: TableKey) -> TableInfo:
    """A table as the lobby shows it."""
    caller = await caller_of(request)
    row = await _row(request, key)
    return row.info(caller.person_id)


@post("/api/tables/{key:str}/join", responses=PROBLEMS, tags=["lobby"], status_code=200)
async def join_table(request: AnyRequest, key: TableKey, data: JSONBody[Join]) -> Seated:
    """Sits down."""
    person = (await checked_caller_of(request)).require_session()
    row, links = await store_of(request).write(lambda connection: lobby.join(connection, key, person.id, data.seat))
    await registry_of(request).row_changed(row)
    await registry_of(request).chat_changed(key)
    return Seated(row.info(person.id), links)


@post("/api/tables/{key:str}/leave", responses=PROBLEMS, tags=["lobby"], status_code=200)
async def leave_table(request: AnyRequest, key: TableKey) -> TableInfo:
    """Gets up."""
    person = (await checked_caller_of(request)).require_session()
    row = await store_of(request).write(lambda connection: lobby.leave(connection, key, person.id))
    await registry_of(request).row_changed(row)
    return row.info(person.id)


@post("/api/tables/{key:str}/start", responses=PROBLEMS, tags=["lobby"], status_code=200)
async def start_game(request: AnyRequest, key: TableKey) -> TableInfo:
    """Starts the game."""
    person = (await checked_caller_of(request)).require_session()
    row = await _row(request, key)
    title, seed = services_of(request).catalog.title(row.title), secrets.token_hex(16)
    if row.origin is None:
        version, options = _todays_rules(request, row)  # they may have changed while the table waited
        match = await asyncio.to_thread(new_match, title, len(row.seats), seed, options)
    else:
        version, options = row.version, row.options  # those of the record
        match = await _played_on(request, row, seed)
    begins_at = None if row.origin is None else zlib.compress(msgspec.json.encode(match.snapshot()), 1)
    asked, players = sorted(match.asking), len(match.table.players)

    def start(connection: Any) -> TableRow:
        lobby.set_rules(connection, key, version, options)
        started = lobby.start(connection, key, person.id, seed, commitment(seed), players)
        clock_store.begin(connection, started, asked, services_of(request).now())
        match_store.save_asked(connection, key, asked, time.time())
        if begins_at is not None:
            match_store.save_snapshot(connection, key, 0, begins_at)
        started.asked = asked
        return started

    row = await store_of(request).write(start)
    registry = registry_of(request)
    await registry.row_changed(row)
    table = await registry.get(key)
    table.pipeline.notify_absent([seat for seat in asked if table.row.seats[seat].person != person.id])
    return row.info(person.id)


@post("/api/tables/{key:str}/rematch", responses=PROBLEMS, tags=["lobby"], status_code=201)
async def rematch(request: AnyRequest, key: TableKey) -> Seated:
    """Makes a table like this one, or sits me down at the one that was made."""
    person = (await checked_caller_of(request)).require_session()
    row = await _row(request, key)
    rules = _todays_rules(request, row)
    again, links = await store_of(request).write(lambda connection: lobby.rematch(connection, key, person.id, *rules))
    registry = registry_of(request)
    for changed in (await _row(request, key), again):
        await registry.row_changed(changed)
        await registry.chat_changed(changed.id)
    return Seated(again.info(person.id), links)


@post("/api/tables/{key:str}/rematch/decline", responses=PROBLEMS, tags=["lobby"], status_code=204)
async def decline_rematch(request: AnyRequest, key: TableKey) -> None:
    """Says no to a rematch; who asked for it is told."""
    person = (await checked_caller_of(request)).require_session()
    again = await store_of(request).write(lambda connection: lobby.decline_rematch(connection, key, person.id))
    for table_id in (key, again):
        await registry_of(request).chat_changed(table_id)


@post("/api/tables/{key:str}/seats/{seat:int}", responses=PROBLEMS, tags=["lobby"], status_code=200)
async def change_seat(request: AnyRequest, key: TableKey, seat: SeatPath, data: JSONBody[Reseat]) -> TableInfo:
    """Opens a seat or puts a bot there: the host before the start, then who sits there, or all others together."""
    person = (await checked_caller_of(request)).require_session()
    if data.kind == "bot":
        row = await _row(request, key)
        services_of(request).catalog.check_level(row.title, data.level)
    absent = await _absent(request, key, seat)
    changed = await store_of(request).write(
        lambda connection: lobby.reseat(connection, key, person.id, seat, data.kind, data.level, absent=absent)
    )
    registry = registry_of(request)
    await registry.chat_changed(key)
    if changed is None:
        raise needs_consent()
    await registry.row_changed(changed)
    return changed.info(person.id)


@post("/api/tables/{key:str}/seats/{seat:int}/link", responses=PROBLEMS, tags=["lobby"], status_code=201)
async def new_seat_link(request: AnyRequest, key: TableKey, seat: SeatPath) -> SeatLink:
    """A new link for a seat, in place of a lost one; the whole table is told.

    Whoever came by a guest's old link was that guest, and is so no more.
    """
    caller = await checked_caller_of(request)
    person = caller.require_session()
    absent = await _absent(request, key, seat)

    def make(connection: Connection) -> SeatLink | None:
        link = lobby.new_link(connection, key, person.id, seat, absent=absent)
        if link is not None and person.account is None and not lobby.is_seen_by_another(link.secret):
            people.end_sessions(connection, person.id, keep=caller.session)
        return link

    link = await store_of(request).write(make)
    registry = registry_of(request)
    await registry.chat_changed(key)
    if link is None:
        raise needs_consent()
    LOG.warning("a new link was made for seat %d of table %s by %s", seat, key, person.id)
    registry.link_changed(key, seat)
    return link


@post("/api/tables/{key:str}/seats/{seat:int}/agree", responses=PROBLEMS, tags=["lobby"], status_code=204)
async def agree(request: AnyRequest, key: TableKey, seat: SeatPath) -> None:
    """Agrees that the seat of somebody who is absent is given to who asked for it."""
    person = (await checked_caller_of(request)).require_session()
    await store_of(request).write(lambda connection: seat_requests.agree(connection, key, person.id, seat))
    await registry_of(request).chat_changed(key)


@post("/api/claim", responses=PROBLEMS, tags=["lobby"], status_code=200)
async def claim_seat(request: AnyRequest, data: JSONBody[Claim]) -> Response[Seated]:
    """Sits down by a seat's link: as who I am, or as the guest who sat there.

    As a new guest where that would give more than the seat: an account, or several seats; and by a link of the host.
    """
    caller = await checked_caller_of(request)
    store, registry = store_of(request), registry_of(request)
    found = await store.read(lambda connection: lobby.seat_of_secret(connection, data.secret))
    if found is None:
        raise no_such_link()
    if caller.session is not None:
        me = caller.require_session().id
        row, links = await store.write(lambda connection: lobby.claim(connection, data.secret, me))
        await registry.row_changed(row)
        await registry.chat_changed(row.id)
        return Response(Seated(row.info(me), links))
    table_id, _, holder = found
    if holder is None:
        raise no_such_link()

    def return_or_replace(connection: Connection) -> tuple[PersonRow, str, list[SeatLink]]:
        before = people.welcome_person(connection, holder)
        if before is None:
            raise no_such_link()  # of somebody who was banned
        seats = [one for one in table_row(connection, table_id).seats if one.person == holder]
        if before.account is None and len(seats) == 1 and not lobby.is_seen_by_another(data.secret):
            return before, people.new_session(connection, holder), []
        guest, session = people.new_guest(connection, before.name, before.language)
        return guest, session, lobby.claim(connection, data.secret, guest.id)[1]

    person, session, links = await store.write(return_or_replace)
    row = await _row(request, table_id)
    await registry.row_changed(row)
    await registry.chat_changed(table_id)
    response = Response(Seated(row.info(person.id), links))
    response.set_cookie(session_cookie(request, session))
    return response


HANDLERS = [
    list_tables,
    my_tables,
    create_table,
    get_table,
    join_table,
    leave_table,
    start_game,
    rematch,
    decline_rematch,
    change_seat,
    new_seat_link,
    agree,
    claim_seat,
]


async def _absent(request: AnyRequest, table_id: str, seat: int) -> bool:
    """Whether who sits on a seat has neither looked nor answered for a while."""
    registry = registry_of(request)
    settings, row = registry.services.settings, await _row(request, table_id)
    seconds = settings.absence_seconds if row.pace == "live" else settings.long_absence_seconds
    table = registry.tables.get(table_id)
    away = inf
    if table is not None:
        away = table.presence.seconds_away(seat)
        if seat in table.presence.seats_looking() or away < seconds:
            return False
    if registry.may_be_shown_elsewhere(table_id):  # who looks there has been seen in the last minute or two
        away, seconds = inf, max(seconds, 2 * HERE_SECONDS)

    def last_sign(connection: Connection) -> float:
        answered = match_store.last_answer_at(connection, table_id, seat) or 0.0
        seats = table_row(connection, table_id).seats
        person = seats[seat].person if seat < len(seats) else None
        if away < inf or person is None:
            return answered
        return max(
            answered, clock_store.last_seen(connection, person)
        )  # nobody knows here whether they have looked at the table

    return time.time() - await store_of(request).read(last_sign) >= seconds


async def _row(request: AnyRequest, table_id: str) -> TableRow:
    return await store_of(request).read(lambda connection: table_row(connection, table_id))


async def _played_on(request: AnyRequest, row: TableRow, seed: str) -> Match:
    """The match of a table that goes on from a move of a record."""
    record_id, _, at = (row.origin or "").partition(":")
    record = await store_of(request).read(lambda connection: load_record(connection, record_id))
    try:
        return await asyncio.to_thread(match_from, record, int(at), seed)
    except RecordError as error:
        raise ClientError("rules-changed", as_sentence(str(error)), 409) from error


def _todays_rules(request: AnyRequest, row: TableRow) -> tuple[str, dict[str, Any]]:
    """The version of today's rules for a table, and its options; those that are no more take their defaults."""
    title = services_of(request).catalog.title(row.title)
    kept: dict[str, Any] = {}
    for option in title.options:
        with contextlib.suppress(OptionError):
            if option.name in row.options:
                kept[option.name] = option.accept(row.options[option.name])
    try:
        return title.version, title.resolve_options(kept, len(row.seats))
    except OptionError as error:
        raise ClientError("bad-options", as_sentence(str(error)), 409) from error
