"""Tables that go on from a move of a record."""

import zlib
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from stavitel.kept import Rules, begin, rules_for
from stavitel.kernel import Match, RecordError
from stavitel.server.errors import ClientError
from stavitel.server.storage.schema import shared

SHARED = "record:"  # before the id of a record, where ids of tables stand too


def origin_of(record: str, at: int) -> str:
    """What a table remembers of where it began."""
    return f"{record}:{at}"


def load_record(connection: Connection, key: str) -> dict[str, Any]:
    """A record that was taken in."""
    data = connection.execute(select(shared.c.data).where(shared.c.id == key)).scalar()
    if data is None:
        raise ClientError("no-such-record", "There is no such record.", 404)
    record: dict[str, Any] = msgspec.json.decode(zlib.decompress(data))
    return record


def match_from(record: dict[str, Any], at: int, seed: str) -> Match:
    """A new match from a move of a record on: the table as it was, and chance by a new seed.

    A position is the last checkpoint and the answers since. If chance fell between the two, a new seed would lead
    elsewhere; then the old generator goes on.
    """
    rules, match = rules_for(record), begin(record)
    for seat, answer in record["answers"][:at]:
        match.answer(seat, answer)
    position = match.position()
    kept = {name: value for name, value in position.items() if name not in ("behind", "number")}
    anew = {name: value for name, value in position["table"].items() if name != "random"}
    for table in (anew, position["table"]):
        with suppress(RecordError):
            begun = rules.from_position({**kept, "table": table, "seed": seed})
            if _without_chance(rules, begun) == _without_chance(rules, match):
                return begun
    raise RecordError("the position cannot be taken up")


def _without_chance(rules: Rules, match: Match) -> Any:
    """All that is on a table but the generator of chance, and what is asked."""
    table = {name: value for name, value in rules.dump(match).items() if name != "random"}
    return table, {seat: question.topic for seat, question in match.asking.items()}
