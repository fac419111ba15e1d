"""The server's commands: what serve says, and that a backup brings everything back, on either database."""

import asyncio
import json
import os
import random
import socket
import sqlite3
import threading
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from server.conftest import end_connections
from server.harness import LIMIT, PATIENCE, Client, Process, clients, free_settings, serving
from stavitel.server.commands import _print_address, app
from stavitel.server.storage.store import Store, database_url, migrate


def test_serve_says_where_it_is_and_how_friends_come_in(capsys: pytest.CaptureFixture[str]) -> None:
    """The address with the port that was asked for; who is alone reads what to do."""
    _print_address("127.0.0.1", 8077, "sqlite:///a.db", as_json=False)
    alone = capsys.readouterr().out
    assert "http://127.0.0.1:8077" in alone
    assert "--host 0.0.0.0" in alone
    assert ":8000" not in alone
    _print_address("0.0.0.0", 8077, "sqlite:///a.db", as_json=False)
    open_to_all = capsys.readouterr().out
    assert "--host" not in open_to_all
    assert "Friends in your network open http://" in open_to_all
    assert open_to_all.rstrip().endswith(":8077")


def play_some(database: str) -> tuple[str, dict[str, object], str]:
    async def scenario(url: str) -> tuple[str, dict[str, object], str]:
        async with clients(url, "Ann") as (ann,):
            table = await ann.make("me", "bot:random")
            await ann.post(f"/api/tables/{table}/start")
            await ann.sit(table)
            for _ in range(4):
                if await ann.asked() is not None:
                    await ann.answer(*ann.any_keys(random.Random(1)))
            await ann.send({"type": "chat", "text": "Příšerně žluťoučký kůň"})
            await ann.until("chat")
            state = await ann.get(f"/api/tables/{table}/state")
            while [one["seat"] for one in state["asking"]] != [0]:  # the bot is still thinking
                await asyncio.sleep(0.02)
                state = await ann.get(f"/api/tables/{table}/state")
            return table, state, ann.http.cookies["stavitel_session"]

    with serving(free_settings(database)) as url:
        return asyncio.run(asyncio.wait_for(scenario(url), LIMIT))


def state_of(database: str, table: str, session: str) -> dict[str, object]:
    async def scenario(url: str) -> dict[str, object]:
        client = Client(url)
        client.http.cookies.set("stavitel_session", session)
        state: dict[str, object] = await client.get(f"/api/tables/{table}/state")
        await client.close()
        return state

    with serving(free_settings(database)) as url:
        return asyncio.run(asyncio.wait_for(scenario(url), LIMIT))


def same(one: dict[str, object], other: dict[str, object]) -> bool:
    """Whether two states are the same, but for who is looking just now."""
    return {**one, "presence": None} == {**other, "presence": None}


def test_a_backup_brings_everything_back(url: str, tmp_path: Path) -> None:
    table, before, session = play_some(url)
    file, empty = tmp_path / "stavitel.backup", tmp_path / "new.db"
    run = CliRunner()
    made = run.invoke(app, ["backup", str(file), "--db", url, "--json"])
    assert made.exit_code == 0, made.output
    assert json.loads(made.stdout)["rows"]["log"] >= 4
    restored = run.invoke(app, ["restore", str(file), "--db", str(empty)])
    assert restored.exit_code == 0, restored.output
    assert same(state_of(str(empty), table, session), before)
    again = run.invoke(app, ["restore", str(file), "--db", str(empty)])
    assert again.exit_code == 1
    assert "--replace" in again.output
    assert run.invoke(app, ["restore", str(file), "--db", url, "--replace"]).exit_code == 0
    assert same(state_of(url, table, session), before)


def test_a_damaged_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    database = tmp_path / "a.db"
    play_some(str(database))
    file = tmp_path / "backup"
    run = CliRunner()
    assert run.invoke(app, ["backup", str(file), "--db", str(database)]).exit_code == 0
    whole = file.read_bytes()
    with sqlite3.connect(database) as store:
        before = list(store.iterdump())
    for bad in (whole[:-20], b"nonsense", whole[:40] + bytes(8) + whole[48:]):
        file.write_bytes(bad)
        result = run.invoke(app, ["restore", str(file), "--db", str(database), "--replace"])
        assert result.exit_code == 1, result.output
        assert "no backup" in result.output
    with sqlite3.connect(database) as store:
        assert list(store.iterdump()) == before
    missing = run.invoke(app, ["backup", str(file), "--db", str(tmp_path / "none.db")])
    assert missing.exit_code == 1
    assert "no database" in missing.output


def test_a_backup_is_not_restored_under_a_running_server(url: str, tmp_path: Path) -> None:
    """Its tables in memory would write on from where they were, and leave gaps in the log."""
    play_some(url)
    file = tmp_path / "backup"
    run = CliRunner()
    server = Process(url)
    try:
        assert run.invoke(app, ["backup", str(file), "--db", url]).exit_code == 0
        result = run.invoke(app, ["restore", str(file), "--db", url, "--replace"])
        assert result.exit_code == 2, result.output
        assert "stop the server" in result.output
        assert result.output.count("\n") == 1
        if "://" in url:
            assert f"process {server.process.pid} " in result.output
    finally:
        server.stop()
    assert run.invoke(app, ["restore", str(file), "--db", url, "--replace"]).exit_code == 0


def test_a_server_is_known_to_run_also_after_its_connections_broke(postgres_url: str, tmp_path: Path) -> None:
    store, file = Store(postgres_url), tmp_path / "backup"
    run = CliRunner()
    with serving(free_settings(postgres_url)):
        assert run.invoke(app, ["backup", str(file), "--db", postgres_url]).exit_code == 0
        end_connections(postgres_url)
        while not servers_of(store):
            time.sleep(0.05)
        assert run.invoke(app, ["restore", str(file), "--db", postgres_url, "--replace"]).exit_code == 2
    assert run.invoke(app, ["restore", str(file), "--db", postgres_url, "--replace"]).exit_code == 0


def servers_of(store: Store) -> list[str]:
    """The servers that run with a database."""
    with store.exclusive(0) as others:
        return others


def test_a_server_that_starts_while_a_backup_is_restored_waits(postgres_url: str) -> None:
    """Else it would go by what is there just now."""
    migrate(database_url(postgres_url))
    restoring = Store(postgres_url)
    with restoring.exclusive() as others:
        assert not others
        starting = Store(postgres_url)
        thread = threading.Thread(target=starting.open, kwargs={"serving": True}, daemon=True)
        thread.start()
        thread.join(0.5)
        assert thread.is_alive()
    thread.join(PATIENCE)
    assert not thread.is_alive()
    assert servers_of(restoring) == [f"process {os.getpid()} on {socket.gethostname()}"]
    starting.close()
    while servers_of(restoring):  # PostgreSQL hears of it a moment later
        time.sleep(0.05)
    restoring.close()


def test_serve_says_what_is_wrong(tmp_path: Path) -> None:
    run = CliRunner()
    several = run.invoke(app, ["serve", "--db", str(tmp_path / "a.db"), "--workers", "2"])
    assert several.exit_code == 2
    assert "PostgreSQL" in several.output
    unknown = run.invoke(app, ["serve", "--db", "mysql://x/y"])
    assert unknown.exit_code == 2
    server = Process(str(tmp_path / "a.db"))
    try:
        taken = run.invoke(app, ["serve", "--db", str(tmp_path / "b.db"), "--port", str(server.port)])
        assert taken.exit_code == 1
        assert "cannot be used" in taken.output
    finally:
        server.stop()
    assert server.process.returncode in (0, -15)  # ended by the signal, after saying goodbye


@pytest.mark.parametrize("workers", [2])
def test_serve_runs_several_processes_on_postgresql(postgres_url: str, workers: int) -> None:
    async def scenario(url: str) -> None:
        ann, bob = await Client(url).guest("Ann"), await Client(url).guest("Bob")
        table = await ann.make("me", "open", options={"rounds": 1})
        await bob.post(f"/api/tables/{table}/join", {})
        await ann.post(f"/api/tables/{table}/start")
        await ann.sit(table)
        await bob.sit(table)
        dice = random.Random(2)
        await asyncio.gather(ann.play(dice), bob.play(dice))
        assert ann.over == bob.over
        await ann.close()
        await bob.close()

    server = Process(postgres_url, "--workers", str(workers))
    try:
        asyncio.run(asyncio.wait_for(scenario(server.url), LIMIT))
    finally:
        server.stop()
