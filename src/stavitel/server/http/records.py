"""Records come back in: uploaded, looked at, shared by link, and played on from any move."""

import asyncio
import zlib
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection, func, insert, select

from stavitel.kept import replay, rules_for, rules_of
from stavitel.kernel import IllegalAnswer, OptionError, RecordError, RulesError
from stavitel.server.errors import ClientError, as_sentence
from stavitel.server.http.archive import archive_of, record_seen
from stavitel.server.http.context import AnyRequest, services_of, store_of
from stavitel.server.http.guard import check_rate, checked_caller_of
from stavitel.server.http.parameters import PROBLEMS, SeatQuery, Since, TableKey
from stavitel.server.protocol import Frame, History, PlayOn, Seated, SharedRecord, UploadedRecord
from stavitel.server.storage import lobby
from stavitel.server.storage.people import new_id
from stavitel.server.storage.schema import shared
from stavitel.server.storage.table_row import table_row
from stavitel.server.tables.origins import SHARED, origin_of

LARGEST_RECORD = 1 << 20
MOST_ANSWERS = 5000
PARTS = ("format", "title", "version", "content", "seats", "options", "seed", "commitment", "answers", "over")
FURTHER_PARTS = ("fingerprint", "position")


@post("/api/records", responses=PROBLEMS, tags=["records"], status_code=201, request_max_body_size=LARGEST_RECORD)
async def upload(request: AnyRequest, data: JSONBody[UploadedRecord]) -> SharedRecord:
    """Takes a record in, if it can be played again; a finished game's with `{"table": id}`."""
    person = (await checked_caller_of(request)).require_session()
    check_rate(request, "logins")
    if data.table is not None:
        record = await record_seen(request, data.table)
    elif data.record is not None:
        record = {name: data.record[name] for name in (*PARTS, *FURTHER_PARTS) if name in data.record}
    else:
        raise ClientError("malformed", "Give a record or a table.")
    await asyncio.to_thread(_check, record)
    key = new_id()
    packed = zlib.compress(msgspec.json.encode(record), 6)

    def save(connection: Connection) -> None:
        own = select(func.count()).where(shared.c.person == person.id)
        if connection.execute(own).scalar_one() >= services_of(request).settings.records_per_person:
            raise ClientError("too-many-records", "You have as many records here as are kept for one person.", 409)
        created = services_of(request).now()
        connection.execute(insert(shared).values(id=key, person=person.id, created=created, data=packed))

    await store_of(request).write(save)
    return _shown(key, record)


@get("/api/records/{record:str}", responses=PROBLEMS, tags=["records"])
async def look(request: AnyRequest, record: FromPath[str]) -> SharedRecord:
    """What a record is of."""
    return _shown(record, await archive_of(request).record(SHARED + record))


@get("/api/records/{record:str}/frame", responses=PROBLEMS, tags=["records"])
async def frame(request: AnyRequest, record: FromPath[str], at: Since, seat: SeatQuery = None) -> Frame:
    """A moment of a record from a seat's view, or the public one."""
    return await archive_of(request).frame(SHARED + record, at, seat)


@get("/api/records/{record:str}/history", responses=PROBLEMS, tags=["records"])
async def history(request: AnyRequest, record: FromPath[str]) -> History:
    """The score over time."""
    return await archive_of(request).history(SHARED + record)


@post("/api/records/{record:str}/play", responses=PROBLEMS, tags=["records"], status_code=201)
async def play_on(request: AnyRequest, record: FromPath[str], data: JSONBody[PlayOn]) -> Seated:
    """Makes a table that goes on from a move of a record: the table as it was then, with new chance from there.

    It is played by the rules of the record, also where today's are others.
    """
    person = (await checked_caller_of(request)).require_session()
    found = await archive_of(request).record(SHARED + record)
    catalog = services_of(request).catalog
    title = catalog.title(found["title"])
    version = str(found["version"])
    if rules_of(title, version) is None:
        sentence = f"This record needs version {version} of {title.name}, which is not kept here, to be played on."
        raise ClientError("rules-changed", sentence, 409)
    if len(data.seats) != found["seats"]:
        raise ClientError("bad-options", f"This game has {found['seats']} seats.", 400)
    if data.at >= len(found["answers"]) and found.get("over"):
        raise ClientError("table-over", "The game is over at that move.", 409)
    if data.at > len(found["answers"]):
        raise ClientError("no-such-moment", f"The record has {len(found['answers'])} answers.", 404)
    for wish in data.seats:
        if wish.kind == "bot":
            catalog.check_level(title.name, wish.level)
    row, links = await store_of(request).write(
        lambda connection: lobby.create_table(
            connection,
            person.id,
            title=title.name,
            version=version,
            wishes=data.seats,
            options=found["options"],
            language=person.language,
            pace=data.pace,
            undo=data.undo,
            listed=data.listed,
            origin=origin_of(record, data.at),
        )
    )
    return Seated(row.info(person.id), links)


@get("/api/tables/{key:str}/origin", responses=PROBLEMS, tags=["records"])
async def origin(request: AnyRequest, key: TableKey) -> SharedRecord:
    """The record that a table goes on from."""
    row = await store_of(request).read(lambda connection: table_row(connection, key))
    if row.origin is None:
        raise ClientError("no-such-record", "This table began from the beginning.", 404)
    name = row.origin.partition(":")[0]
    return _shown(name, await archive_of(request).record(SHARED + name))


HANDLERS = [upload, look, frame, history, play_on, origin]


def _shown(key: str, record: dict[str, Any]) -> SharedRecord:
    return SharedRecord(
        key, record["title"], str(record["version"]), record["seats"], len(record["answers"]), bool(record.get("over"))
    )


def _check(record: dict[str, Any]) -> None:
    """ClientError unless a record can be played again, and is true if it says where it ends."""
    try:
        if len(record["answers"]) > MOST_ANSWERS:
            raise ClientError("too-large", f"A record may have {MOST_ANSWERS} answers.")
        if "fingerprint" in record:
            problems = rules_for(record).verify(record)
            if problems:
                raise ClientError("bad-record", as_sentence("; ".join(problems)))
        else:
            replay(record)
        if str(record["version"]) != rules_for(record).version:
            raise ClientError("bad-record", "The record does not say by which version it was played.")
    except (RecordError, OptionError, IllegalAnswer, RulesError) as error:
        raise ClientError("bad-record", as_sentence(str(error))) from error
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise ClientError("bad-record", f"That is no record: {error!r}."[:300]) from error
