"""The server's commands: serve, backup, restore."""

import contextlib
import json
import os
import socket
import sqlite3
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from stavitel.server.admin import app as admin

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from stavitel.server.storage.store import Store

app = typer.Typer(help="Run the server and keep its data safe.", no_args_is_help=True)

app.add_typer(admin, name="admin")

Database = Annotated[str, typer.Option("--db", help="A SQLite file or postgresql://…", envvar="STAVITEL_DATABASE")]
FORMAT = "stavitel-backup-1"
OPEN_FILES = 65_536
WORKER_SECONDS = 30  # without a sign of life, after which one of several processes is replaced; to start takes a while


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    from stavitel.server.settings import data_folder

    return str(data_folder() / "stavitel.db")


@app.command()
def serve(
    db: Database = "",
    host: Annotated[str, typer.Option(help="127.0.0.1 for this machine alone, 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one needs PostgreSQL.")] = 1,
    bot_processes: Annotated[int, typer.Option(min=1)] = max(1, min(4, (os.cpu_count() or 2) - 1)),
    bot_seconds: Annotated[float, typer.Option(min=0.1, help="How long a bot may think.")] = 10.0,
    log_level: Annotated[str, typer.Option(help="debug, info, warning, error")] = "warning",
    log_requests: Annotated[bool, typer.Option(help="A log line for every request.")] = False,
    json_: Annotated[bool, typer.Option("--json", help="Say where it runs as JSON.")] = False,
) -> None:
    """Runs the server: open the address it prints, and send the link of a table to your friends."""
    from stavitel.server.storage.store import database_url

    database = db or default_database()
    try:
        url = database_url(database)
    except Exception as error:
        raise typer.BadParameter(str(error), param_hint="--db") from error
    if workers > 1 and url.get_backend_name() == "sqlite":
        raise typer.BadParameter("several processes need PostgreSQL", param_hint="--workers")
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
            port = trial.getsockname()[1]
    except OSError as error:
        typer.echo(f"Port {port} of {host} cannot be used: {error.strerror}. Try --port {port + 1}.", err=True)
        raise typer.Exit(1) from error
    _check_alone(database)
    os.environ.update(
        STAVITEL_DATABASE=database,
        STAVITEL_BOT_PROCESSES=str(bot_processes),
        STAVITEL_BOT_SECONDS=str(bot_seconds),
    )
    if host not in LOOPBACK and _own_address() is not None:
        os.environ["STAVITEL_REACH_URL"] = f"http://{_own_address()}:{port}"
    _print_address(host, port, url.render_as_string(hide_password=True), json_)
    _run(host, port, workers, log_level, log_requests)


def _check_alone(database: str) -> None:
    """Ends with one line if another server has the SQLite file, or it cannot be used."""
    from stavitel.server.storage.file_lock import DatabaseInUse
    from stavitel.server.storage.store import Store

    store = Store(database)
    try:
        if not store.postgres:
            lock = store.file_lock()
            lock.take()
            lock.release()
    except (DatabaseInUse, OSError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    finally:
        store.close()


def _allow_many_files() -> None:
    """Lets this process have as many connections open as the system allows; many begin with 1,024."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # ImportError: on Windows
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = OPEN_FILES if most < 0 else min(OPEN_FILES, most)
        if 0 <= now < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _run(host: str, port: int, workers: int, log_level: str, log_requests: bool) -> None:
    import uvicorn

    from stavitel.server.http.fast_websocket import LARGEST
    from stavitel.server.logs import set_up
    from stavitel.server.settings import Settings
    from stavitel.server.storage.store import database_url, migrate

    set_up(log_level, log_requests)
    _allow_many_files()
    settings = Settings.from_environment()
    migrate(database_url(settings.database))
    os.environ["STAVITEL_LOG_LEVEL"] = log_level
    uvicorn.run(
        "stavitel.server.commands:application",
        factory=True,
        host=host,
        port=port,
        workers=workers if workers > 1 else None,
        log_config=None,
        access_log=False,
        server_header=False,
        http="stavitel.server.http.strict_http:StrictHttp",
        ws="stavitel.server.http.fast_websocket:FastWebSocket",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        timeout_worker_healthcheck=WORKER_SECONDS,
        h11_max_incomplete_event_size=32_768,
    )


def application() -> Any:
    """The application with settings from the environment; what each process runs."""
    from stavitel.server.app import create_app
    from stavitel.server.logs import set_up
    from stavitel.server.settings import Settings
    from stavitel.server.storage.file_lock import DatabaseInUse

    set_up(os.environ.get("STAVITEL_LOG_LEVEL", "warning"))
    try:
        return create_app(Settings.from_environment())
    except DatabaseInUse as error:
        typer.echo(str(error), err=True)
        raise SystemExit(2) from error


LOOPBACK = ("127.0.0.1", "localhost", "::1")


def _print_address(host: str, port: int, database: str, as_json: bool) -> None:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{shown}:{port}"
    if as_json:
        typer.echo(json.dumps({"address": address, "database": database}))
        return
    typer.echo(f"Stavitel is at {address}  (data in {database})")
    own = _own_address() or "<address of this machine>"
    if host in LOOPBACK:
        typer.echo("Only this machine can reach it. To let friends in:")
        typer.echo("  in your home network   start it with --host 0.0.0.0 (make serve ARGS='--host 0.0.0.0');")
        typer.echo(f"                         they open http://{own}:{port}")
        typer.echo("  over the internet      a tunnel or a reverse proxy with https to this address")
    else:
        typer.echo(f"Friends in your network open http://{own}:{port}")
    sys.stdout.flush()


def _own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))  # nothing is sent
            return str(trial.getsockname()[0])
        except OSError:
            return None


@app.command("check-proxy")
def check_proxy(
    address: Annotated[str, typer.Argument(help="Where the server is reached from outside: https://games.example.org")],
    json_: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Asks a server by its public address, and says what the proxy in front of it keeps from it."""
    from stavitel.server.proxy_check import proxy_problems

    problems = proxy_problems(address)
    if json_:
        typer.echo(json.dumps({"problems": problems}))
    else:
        for problem in problems or ["All is well: the proxy passes on what the server needs."]:
            typer.echo(problem)
    if problems:
        raise typer.Exit(2)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the backup goes.")],
    db: Database = "",
    json_: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Writes everything the server keeps into one file; the server may run meanwhile."""
    from sqlalchemy import select

    from stavitel.server.storage.old_backups import revisions
    from stavitel.server.storage.schema import ALL_TABLES
    from stavitel.server.storage.store import Store

    store = Store(db or default_database())
    counts: dict[str, int] = {}
    part = file.with_name(file.name + ".part")

    def write(connection: "Connection") -> None:
        if store.postgres:
            connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        packer = zlib.compressobj(6)
        with open(part, "wb", opener=_open_private) as out:
            columns = {table.name: [column.name for column in table.columns] for table in ALL_TABLES}
            head = {"format": FORMAT, "revisions": revisions(connection), "columns": columns}
            out.write(packer.compress(json.dumps(head).encode() + b"\n"))
            for table in ALL_TABLES:
                counts[table.name] = 0
                for row in connection.execute(select(table)):
                    data = [value.hex() if isinstance(value, bytes) else value for value in row]
                    out.write(packer.compress(json.dumps([table.name, data]).encode() + b"\n"))
                    counts[table.name] += 1
            out.write(packer.compress(json.dumps({"end": counts}).encode() + b"\n"))
            out.write(packer.flush())
            out.flush()
            os.fsync(out.fileno())

    try:
        _check_exists(store)
        store.read_sync(write)
    finally:
        store.close()
    os.replace(part, file)
    _report("backed up", counts, file, json_)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.", exists=True, dir_okay=False)],
    db: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="Delete what is in the database first.")] = False,
    json_: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Puts a backup into a database, an empty one or with --replace instead of what is there; no server may run."""
    from sqlalchemy import LargeBinary, func, insert, select

    from stavitel.server.storage.old_backups import brought_up_to_date
    from stavitel.server.storage.schema import ALL_TABLES
    from stavitel.server.storage.store import Store

    try:
        lines = zlib.decompress(file.read_bytes()).decode().splitlines()
        head, end = json.loads(lines[0]), json.loads(lines[-1])
        if head.get("format") != FORMAT or "end" not in end:
            raise ValueError("it is cut short or of another format")
        lines = brought_up_to_date(lines)  # a backup of an older version
        end = json.loads(lines[-1])
    except (ValueError, zlib.error, IndexError, AttributeError, UnicodeDecodeError) as error:
        typer.echo(f"{file} is no backup of Stavitel: {error}.", err=True)
        raise typer.Exit(1) from error
    store = Store(db or default_database())
    known = {table.name: table for table in ALL_TABLES}
    counts = dict.fromkeys(known, 0)

    def write(connection: "Connection") -> None:
        full = [t.name for t in ALL_TABLES if connection.execute(select(func.count()).select_from(t)).scalar()]
        if set(full) - {"meta"} and not replace:
            raise FileExistsError(", ".join(full))
        for table in reversed(ALL_TABLES):
            connection.execute(table.delete())
        for line in lines[1:-1]:
            name, values = json.loads(line)
            table = known[name]
            row = {
                column.name: bytes.fromhex(value)
                if isinstance(column.type, LargeBinary) and value is not None
                else value
                for column, value in zip(table.columns, values, strict=True)
            }
            connection.execute(insert(table).values(row))
            counts[name] += 1
        if counts != end["end"]:
            raise ValueError("the backup does not hold what it says it holds")

    try:
        with _no_server(store):
            store.open()
            store.write_sync(write)
    except FileExistsError as error:
        typer.echo(f"The database is not empty ({error}); use --replace to put the backup in its place.", err=True)
        raise typer.Exit(1) from error
    except (ValueError, KeyError) as error:
        typer.echo(f"{file} cannot be restored: {error}; the database is as it was.", err=True)
        raise typer.Exit(1) from error
    finally:
        store.close()
    _report("restored", counts, file, json_)


def _open_private(path: str, flags: int) -> int:
    """Opens a file that only its owner can read: it holds everybody's secrets."""
    descriptor = os.open(path, flags, 0o600)
    os.chmod(path, 0o600)
    return descriptor


def _check_exists(store: Any) -> None:
    if not store.postgres and not Path(store.url.database).exists():
        typer.echo(f"There is no database {store.url.database}.", err=True)
        raise typer.Exit(1)


@contextlib.contextmanager
def _no_server(store: "Store") -> Iterator[None]:
    """Refuses while a server runs, whose tables in memory would write on from where they were."""
    from stavitel.server.storage.file_lock import DatabaseInUse

    if store.postgres:
        with store.exclusive() as servers:
            if servers:
                _in_use(store, ", ".join(servers))
            yield
        return
    lock = store.file_lock()
    try:
        lock.take()
    except DatabaseInUse as error:
        _in_use(store, error.holder)
    if Path(store.url.database or "").exists():
        trial = sqlite3.connect(store.url.database or "", timeout=1)
        try:
            trial.execute("PRAGMA journal_mode=DELETE")  # to leave the log of changes one must be alone
        except sqlite3.OperationalError as error:
            _in_use(store, str(error))
        finally:
            trial.close()
    try:
        yield
    finally:
        lock.release()


def _in_use(store: "Store", who: str) -> NoReturn:
    typer.echo(f"{store.url.database} is in use ({who}): stop the server before you restore.", err=True)
    raise typer.Exit(2)


def _report(done: str, counts: dict[str, int], file: Path, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps({"file": str(file), "rows": counts}))
    else:
        typer.echo(f"{counts['tables']} tables and {counts['log']} answers {done}: {file}")


if __name__ == "__main__":
    app()
