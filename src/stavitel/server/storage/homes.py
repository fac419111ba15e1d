"""Which process each table is at home in, on PostgreSQL: a lease that its holder renews, by the database's clock."""

from sqlalchemy import ColumnElement, Connection, Float, cast, delete, func, or_, select, update

from stavitel.server.storage.schema import homes, tables
from stavitel.server.storage.store import dialect_insert

LEASE_SECONDS = 6.0


def _now() -> ColumnElement[float]:
    return cast(func.extract("epoch", func.clock_timestamp()), Float)


def take_home(connection: Connection, table_id: str, process: str, address: str) -> tuple[str, str] | None:
    """Takes a table whose lease has run out, or that has none; the process that has it then, and its address.

    None if there is no such table: whoever asks for one that they made up leaves nothing behind.
    """
    if connection.execute(select(tables.c.id).where(tables.c.id == table_id)).one_or_none() is None:
        return None
    values = {"process": process, "address": address, "until": _now() + LEASE_SECONDS}
    statement = dialect_insert(connection, homes).values(table=table_id, **values)
    free = or_(homes.c.until < _now(), homes.c.process == process)
    connection.execute(statement.on_conflict_do_update(index_elements=["table"], set_=values, where=free))
    found = connection.execute(select(homes.c.process, homes.c.address).where(homes.c.table == table_id)).one()
    return found[0], found[1]


def renew_homes(connection: Connection, process: str) -> set[str]:
    """Renews all leases of a process; the tables that are still its own."""
    renewed = connection.execute(
        update(homes).where(homes.c.process == process).values(until=_now() + LEASE_SECONDS).returning(homes.c.table)
    )
    return set(renewed.scalars())


def leave_homes(connection: Connection, process: str, table_ids: list[str]) -> None:
    """Ends leases of a process, which has ended or does not need them any more."""
    connection.execute(delete(homes).where(homes.c.process == process, homes.c.table.in_(table_ids)))
