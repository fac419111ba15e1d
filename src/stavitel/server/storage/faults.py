"""What is the database's fault: it is away, full, locked or hung. Everything else is ours."""

import sqlite3
from typing import Literal

from sqlalchemy import exc

from stavitel.server.errors import StoreUnavailable

_FAULTS = (
    exc.OperationalError,
    exc.InterfaceError,
    exc.InternalError,
    exc.TimeoutError,
    sqlite3.OperationalError,
    OSError,
    StoreUnavailable,
)


class FileGone(OSError):
    """A file of a SQLite database is not where it was; `committed`: we noticed only after we had written to it."""

    def __init__(self, what: Literal["file", "other", "log"], text: str, *, committed: bool) -> None:
        super().__init__(text)
        self.what = what  # no file is there, or another one; or only the log of changes is not ours
        self.committed = committed


def is_fault(error: BaseException) -> bool:
    """Whether the database could not do what it was asked for, whatever that was."""
    if isinstance(error, _FAULTS):
        return True
    driver = error.orig if isinstance(error, exc.DBAPIError) else error
    return type(driver) is sqlite3.DatabaseError  # the file is damaged, or none of SQLite's


_HELD_BY_ANOTHER = {"55P03", "40P01"}  # PostgreSQL: no lock within lock_timeout; two waited for each other


def is_held_by_another(error: BaseException) -> bool:
    """Whether only the rows that a write needed were locked: the database itself takes writes."""
    driver = error.orig if isinstance(error, exc.DBAPIError) else error
    return getattr(driver, "sqlstate", None) in _HELD_BY_ANOTHER
