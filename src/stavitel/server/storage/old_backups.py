"""Backups that an older version made, brought up to date by the same migrations as a database."""

import json
import tempfile
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, LargeBinary, MetaData, NullPool, create_engine, insert, select

from stavitel.server.storage.schema import ALL_TABLES
from stavitel.server.storage.store import MIGRATIONS, migrate

FIRST = "0001"  # of backups that do not say which revision they were made at


def revisions(connection: Connection) -> list[str]:
    """The revisions that a database is at."""
    return sorted(MigrationContext.configure(connection).get_current_heads())


def newest_revisions() -> list[str]:
    """The revisions of this version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return sorted(ScriptDirectory.from_config(config).get_heads())


def brought_up_to_date(lines: list[str]) -> list[str]:
    """The lines of a backup as this version would have written them; ValueError if it is a newer one's."""
    head, end = json.loads(lines[0]), json.loads(lines[-1])
    made_at = head.get("revisions", [FIRST])
    if made_at == newest_revisions():
        return lines
    with tempfile.TemporaryDirectory(prefix="stavitel-restore-") as folder:
        url = URL.create("sqlite", database=str(Path(folder) / "scratch.db"))
        try:
            for revision in made_at:
                migrate(url, revision)
        except Exception as error:
            raise ValueError(f"it was made by a newer version (revision {', '.join(made_at)})") from error
        _fill(url, head.get("columns", {}), lines[1:-1], end["end"])
        migrate(url)
        return [json.dumps({"format": head["format"], "revisions": newest_revisions()}), *_lines(url)]


def _fill(url: URL, columns: dict[str, list[str]], lines: list[str], expected: dict[str, int]) -> None:
    """Puts the rows of a backup into a database of the revision that the backup was made at.

    Backups of the first releases do not name their columns: they have them in the order of the database.
    """
    engine = create_engine(url, poolclass=NullPool)
    known = MetaData()
    counts = dict.fromkeys(expected, 0)
    with engine.begin() as connection:
        known.reflect(connection)
        for line in lines:
            name, values = json.loads(line)
            table = known.tables[name]
            counts[name] += 1
            names = columns.get(name) or [column.name for column in table.columns]
            row = {
                key: bytes.fromhex(value)
                if isinstance(table.columns[key].type, LargeBinary) and value is not None
                else value
                for key, value in zip(names, values, strict=True)
            }
            connection.execute(insert(table).values(row))
    engine.dispose()
    if counts != expected:
        raise ValueError("the backup does not hold what it says it holds")


def _lines(url: URL) -> list[str]:
    """All rows of a database as a backup has them."""
    engine = create_engine(url, poolclass=NullPool)
    counts: dict[str, int] = {}
    found = []
    with engine.begin() as connection:
        for table in ALL_TABLES:
            counts[table.name] = 0
            for row in connection.execute(select(table)):
                found.append(json.dumps([table.name, [plain(value) for value in row]]))
                counts[table.name] += 1
    engine.dispose()
    return [*found, json.dumps({"end": counts})]


def plain(value: Any) -> Any:
    """A value of a row as a backup has it."""
    return value.hex() if isinstance(value, bytes) else value
