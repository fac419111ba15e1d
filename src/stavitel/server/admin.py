"""`stavitel admin`: looking after people and tables from the shell, while the server runs or not."""

import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")
app = typer.Typer(help="Look after people and tables.", no_args_is_help=True)
Database = Annotated[str, typer.Option("--db", help="A SQLite file or postgresql://…", envvar="STAVITEL_DATABASE")]
Who = Annotated[str, typer.Argument(help="An account's name, or the id of a person.")]
AsJson = Annotated[bool, typer.Option("--json")]


def _write(db: str, work: Callable[["Connection"], T]) -> T:
    from stavitel.server.settings import data_folder
    from stavitel.server.storage.store import Store

    store = Store(db or str(data_folder() / "stavitel.db"))
    store.open()
    try:
        return store.write_sync(work)
    finally:
        store.close()


def _person(connection: "Connection", who: str) -> str:
    from sqlalchemy import select

    from stavitel.server.storage.schema import people

    found = connection.execute(
        select(people.c.id).where((people.c.account == who.lower()) | (people.c.id == who))
    ).scalar()
    if found is None:
        typer.echo(f"There is nobody called {who}.", err=True)
        raise typer.Exit(1)
    return str(found)


def _show(rows: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(rows))
        return
    for row in rows:
        typer.echo("  ".join(f"{name}={value}" for name, value in row.items() if value is not None))


@app.command("people")
def list_people(db: Database = "", accounts: bool = False, json_: AsJson = False) -> None:
    """Lists people, those seen last first."""
    from sqlalchemy import select

    from stavitel.server.storage.schema import people

    columns = [people.c[name] for name in ("id", "name", "account", "mail", "seen", "muted", "banned")]
    query = select(*columns).order_by(people.c.seen.desc(), people.c.created.desc())
    if accounts:
        query = query.where(people.c.account.is_not(None))
    _show(_write(db, lambda connection: [dict(row) for row in connection.execute(query).mappings()]), json_)


@app.command("tables")
def list_tables(db: Database = "", json_: AsJson = False) -> None:
    """Lists tables, those that changed last first."""
    from sqlalchemy import select

    from stavitel.server.storage.schema import tables

    columns = [tables.c[name] for name in ("id", "title", "version", "status", "host", "changed")]
    query = select(*columns).order_by(tables.c.changed.desc())
    _show(_write(db, lambda connection: [dict(row) for row in connection.execute(query).mappings()]), json_)


@app.command()
def mute(who: Who, days: float = 7.0, db: Database = "") -> None:
    """Lets somebody not talk for some days; 0: they may again."""
    from stavitel.server.storage import moderation

    until = time.time() + days * 86400 if days else None
    _write(db, lambda connection: moderation.mute(connection, _person(connection, who), until))


@app.command()
def ban(who: Who, db: Database = "", undo: Annotated[bool, typer.Option("--undo", help="Let them in again.")] = False) -> None:  # fmt: skip # noqa: E501
    """Keeps somebody out: their sessions end, they cannot log in."""
    from stavitel.server.storage import moderation

    now = None if undo else time.time()
    _write(db, lambda connection: moderation.ban(connection, _person(connection, who), now))


@app.command()
def block(who: Who, other: Who, db: Database = "", undo: Annotated[bool, typer.Option("--undo", help="They may again.")] = False) -> None:  # fmt: skip # noqa: E501
    """Keeps the other from sitting down where somebody sits, as that one can from the browser."""
    from stavitel.server.storage import moderation

    _write(
        db,
        lambda connection: moderation.block(connection, _person(connection, who), _person(connection, other), not undo),
    )


@app.command()
def sessions(who: Who, db: Database = "", end: Annotated[bool, typer.Option("--end", help="End them all.")] = False, json_: AsJson = False) -> None:  # fmt: skip # noqa: E501
    """Lists where somebody is logged in."""
    import msgspec

    from stavitel.server.storage import account_store, people

    def work(connection: "Connection") -> list[dict[str, Any]]:
        person = _person(connection, who)
        found = msgspec.to_builtins(account_store.sessions_of(connection, person, None))
        if end:
            people.end_sessions(connection, person)
        return [{name: one[name] for name in ("key", "created", "seen", "device")} for one in found]

    _show(_write(db, work), json_)


@app.command("reset-password")
def reset_password(who: Who, db: Database = "", json_: AsJson = False) -> None:
    """Prints a link path by which the owner of an account can set a new password, for an hour."""
    from stavitel.server.storage import account_store

    def work(connection: "Connection") -> tuple[str, str, str | None, str] | None:
        return account_store.new_reset(connection, who)

    made = _write(db, work)
    if made is None:
        typer.echo(f"There is no account {who}.", err=True)
        raise typer.Exit(1)
    path = f"/#/reset/{made[1]}"
    typer.echo(json.dumps({"path": path}) if json_ else path)


@app.command("set-password")
def set_password(who: Who, db: Database = "") -> None:
    """Gives an account a new password that it prints, and ends its sessions."""
    from stavitel.server.storage import account_store
    from stavitel.server.storage.people import PASSWORDS, new_secret

    password = new_secret()[:16]
    hashed = PASSWORDS.hash(password)
    _write(db, lambda connection: account_store.set_password(connection, _person(connection, who), hashed, None))
    typer.echo(password)


@app.command("export")
def export_person(who: Who, db: Database = "") -> None:
    """Prints all that is stored about somebody as JSON."""
    from stavitel.server.storage import account_store

    found = _write(db, lambda connection: account_store.export(connection, _person(connection, who)))
    typer.echo(json.dumps(found, ensure_ascii=False, indent=1))


@app.command()
def forget(who: Who, db: Database = "", yes: Annotated[bool, typer.Option("--yes")] = False) -> None:
    """Deletes somebody: what they played stays, without their name."""
    from stavitel.server.storage import account_store

    if not yes:
        typer.confirm(f"Delete {who} for good?", abort=True)
    _write(db, lambda connection: account_store.forget(connection, _person(connection, who)))


@app.command()
def reports(db: Database = "", json_: AsJson = False) -> None:
    """Lists open reports."""
    from stavitel.server.storage import moderation

    _show(_write(db, moderation.open_reports), json_)


@app.command("close-report")
def close_report(report: str, db: Database = "") -> None:
    """Closes a report."""
    from stavitel.server.storage import moderation

    if not _write(db, lambda connection: moderation.close_report(connection, report)):
        typer.echo(f"There is no report {report}.", err=True)
        raise typer.Exit(1)


@app.command("close-table")
def close_table(table: str, db: Database = "", yes: Annotated[bool, typer.Option("--yes")] = False) -> None:
    """Deletes a table with its game and talk."""
    from stavitel.server.storage import moderation

    if not yes:
        typer.confirm(f"Delete table {table} for good?", abort=True)
    if not _write(db, lambda connection: moderation.close_table(connection, table)):
        typer.echo(f"There is no table {table}.", err=True)
        raise typer.Exit(1)


@app.command()
def purge(
    db: Database = "",
    waiting_days: float = 14,
    abandoned_days: float = 180,
    finished_days: float = 0,
    guest_days: float = 90,
    json_: AsJson = False,
) -> None:
    """Deletes old sessions, guests and tables by rule; 0 days: never."""
    from stavitel.server.storage.purge import PurgeRules
    from stavitel.server.storage.purge import purge as purge_now

    rules = PurgeRules(waiting_days, abandoned_days, finished_days, guest_days)
    counts = _write(db, lambda connection: purge_now(connection, rules, time.time()))
    typer.echo(json.dumps(counts) if json_ else ", ".join(f"{count} {name}" for name, count in counts.items()))
