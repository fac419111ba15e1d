"""Games outlive upgrades: a backup of an earlier release, with running and finished games of all titles, goes on here.

`edition1.backup` was made by `make_backup.py` on the release whose rules are kept as edition 1.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

import stavitel.kept
from kernel.guess import TITLE as GUESS
from server.harness import LIMIT, Client, free_settings, serving
from stavitel.bots import names as bot_names
from stavitel.kept import EditionRules, begin, kept_versions, rules_of
from stavitel.kept import replay as replay_record
from stavitel.kept.editions import Edition
from stavitel.kernel import Match, Title, new_match, title_named
from stavitel.server.commands import app
from stavitel.server.storage import people
from stavitel.server.storage.match_store import LogEntry, StoredTable
from stavitel.server.storage.old_backups import newest_revisions, revisions
from stavitel.server.storage.schema import chat, sat, seats, tables
from stavitel.server.storage.schema import people as people_table
from stavitel.server.storage.store import Store
from stavitel.server.storage.table_row import SeatRow, TableRow
from stavitel.server.tables.upgrades import carried_over, open_match

HERE = Path(__file__).parent
ROOT = Path(__file__).parents[3]
sys.path.append(str(ROOT / "tools"))

from keep_rules import keep  # noqa: E402

BACKUP = HERE / "edition1.backup"
TITLES = ("architects", "citadels", "lisboa", "paladins")
Scenario = Callable[[str], Awaitable[None]]


def restored(tmp_path: Path) -> str:
    """A database with the old backup in it."""
    database = str(tmp_path / "old.db")
    done = CliRunner().invoke(app, ["restore", str(BACKUP), "--db", database])
    assert done.exit_code == 0, done.output
    return database


def stored(database: str) -> tuple[dict[str, list[tuple[str, str, str]]], dict[str, str]]:
    """The tables (id, title, version) by status, and a session for each person by name."""

    def work(connection: Any) -> Any:
        found: dict[str, list[tuple[str, str, str]]] = {"playing": [], "over": []}
        for row in connection.execute(select(tables.c.id, tables.c.title, tables.c.version, tables.c.status)):
            found[row.status].append((row.id, row.title, row.version))
        known = connection.execute(select(people_table.c.name, people_table.c.id)).all()
        return found, {name: people.new_session(connection, person) for name, person in known}

    store = Store(database)
    store.open()
    try:
        result: tuple[dict[str, list[tuple[str, str, str]]], dict[str, str]] = store.write_sync(work)
        return result
    finally:
        store.close()


async def returned(url: str, session: str) -> Client:
    """Somebody who played before the upgrade."""
    client = Client(url)
    client.http.cookies.set("stavitel_session", session)
    client.http.headers["X-Stavitel-CSRF"] = (await client.get("/api/me"))["csrf"]
    return client


def serve(database: str, scenario: Scenario) -> None:
    with serving(free_settings(database, bot_processes=1)) as url:
        asyncio.run(asyncio.wait_for(scenario(url), LIMIT))


async def go_on(clients: list[Client], table: str, answers: int, dice: random.Random) -> None:
    """Gives some more answers by HTTP."""
    while answers:
        for client in clients:
            state = await client.get(f"/api/tables/{table}/state")
            if state["over"] is not None:
                return
            client.question = state["question"]
            if client.question is None:
                continue
            body = {"question": client.question["number"], "command": f"n{dice.getrandbits(50)}"}
            await client.post(f"/api/tables/{table}/answer", {**body, "keys": client.any_keys(dice)})
            answers -= 1
            if not answers:
                return


def test_running_games_of_an_older_release_go_on(tmp_path: Path) -> None:
    """By the rules they were begun with; what is answered then is there after another restart, and undo works."""
    database = restored(tmp_path)
    playing, sessions = stored(database)
    assert sorted({title for _, title, _ in playing["playing"]}) == list(TITLES)
    seen: dict[str, Any] = {}

    async def play_on(url: str) -> None:
        people = [await returned(url, sessions[name]) for name in ("Anna", "Boris")]
        for table, title, version in playing["playing"]:
            assert version != title_named(title).version
            before = await people[0].get(f"/api/tables/{table}/state")
            assert before["scene"]
            assert before["last"] > 5
            await go_on(people, table, 6, random.Random(table))
            after = await people[0].get(f"/api/tables/{table}/state")
            assert after["version"] >= before["version"] + 6
            assert after["table"]["version"] == version
            # events are left out: those rules told some of them otherwise when a game was opened again
            seen[table] = {name: after[name] for name in ("scene", "asking", "question")}
        for client in people:
            await client.close()

    async def look_again(url: str) -> None:
        anna = await returned(url, sessions["Anna"])
        for table, _, _ in playing["playing"]:
            state = await anna.get(f"/api/tables/{table}/state")
            if all(seat["kind"] == "person" for seat in state["table"]["seats"]):
                assert {name: state[name] for name in seen[table]} == seen[table]
        await anna.close()

    serve(database, play_on)
    serve(database, look_again)


def test_finished_games_of_an_older_release_can_be_looked_at_and_verified(tmp_path: Path) -> None:
    """Record, replay, scores over time and verification; a rematch is played by today's rules."""
    database = restored(tmp_path)
    found, sessions = stored(database)
    assert sorted(title for _, title, _ in found["over"]) == list(TITLES)

    async def scenario(url: str) -> None:
        anna = await returned(url, sessions["Anna"])
        for table, title, version in found["over"]:
            record = await anna.get(f"/api/tables/{table}/record")
            assert record["version"] == version
            assert (await anna.get(f"/api/tables/{table}/verify"))["ok"] is True
            length = len(record["answers"])
            frame = await anna.get(f"/api/tables/{table}/replay", at=length // 2, seat=1)
            assert frame["scene"]
            assert frame["length"] == length
            again = await anna.post(f"/api/tables/{table}/rematch")
            assert again["table"]["version"] == title_named(title).version
            altered = {**record, "answers": record["answers"][:-1], "over": False}
            assert stavitel.kept.rules_for(record).verify(altered) != []
        table, title, _ = found["over"][0]
        assert len((await anna.get(f"/api/tables/{table}/history"))["points"]) > 2
        await anna.close()

    serve(database, scenario)


def forget_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no older rules were kept."""
    monkeypatch.setattr(stavitel.kept, "editions", list)
    rules_of.cache_clear()
    kept_versions.cache_clear()


def test_without_the_old_rules_a_finished_game_is_still_shown_from_what_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its log, its result and its answers; who wants to verify it is told what is missing."""
    database = restored(tmp_path)
    found, sessions = stored(database)
    lengths: dict[str, int] = {}

    async def while_kept(url: str) -> None:
        anna = await returned(url, sessions["Anna"])
        for table, _, _ in found["over"]:
            lengths[table] = (await anna.get(f"/api/tables/{table}/state"))["last"]
        await anna.close()

    async def scenario(url: str) -> None:
        anna = await returned(url, sessions["Anna"])
        for table, title, version in found["over"]:
            state = await anna.get(f"/api/tables/{table}/state")
            assert [line["rank"] for line in state["over"]["scores"]] == [1, 2]
            assert len(state["events"]) == lengths[table] > 50
            record = await anna.get(f"/api/tables/{table}/record")
            assert (record["title"], record["version"], record["over"]) == (title, version, True)
            verified = await anna.get(f"/api/tables/{table}/verify")
            assert verified["ok"] is False
            assert f"version {version}" in verified["sentence"]
            await anna.get(f"/api/tables/{table}/replay", 409, at=1)
        table, title, version = found["playing"][0]
        refused = await anna.get(f"/api/tables/{table}/state", 409)
        assert refused["code"] == "rules-changed"
        await anna.close()

    serve(database, while_kept)
    with monkeypatch.context() as patched:
        forget_kept(patched)
        serve(database, scenario)
    rules_of.cache_clear()
    kept_versions.cache_clear()


def test_a_backup_of_an_older_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    """And a newer one's is refused with a sentence."""
    store = Store(restored(tmp_path))
    store.open()
    assert store.read_sync(revisions) == newest_revisions()
    said = select(chat.c.person, seats.c.person).join(
        seats, (seats.c.table == chat.c.table) & (seats.c.seat == chat.c.seat)
    )
    lines_of_chat = store.read_sync(lambda connection: connection.execute(said).all())
    sits = select(seats.c.table, seats.c.seat, seats.c.person).join(tables, tables.c.id == seats.c.table)
    sits = sits.where(tables.c.status == "playing", seats.c.person.is_not(None))
    sitting = store.read_sync(lambda connection: set(connection.execute(sits)))
    assert sitting
    assert store.read_sync(lambda connection: set(connection.execute(select(sat)))) >= sitting
    store.close()
    assert lines_of_chat
    assert all(who is not None and who == sits for who, sits in lines_of_chat)
    import zlib

    lines = zlib.decompress(BACKUP.read_bytes()).decode().splitlines()
    newer = tmp_path / "newer.backup"
    lines[0] = json.dumps({**json.loads(lines[0]), "revisions": ["9999"]})
    newer.write_bytes(zlib.compress("\n".join(lines).encode()))
    refused = CliRunner().invoke(app, ["restore", str(newer), "--db", str(tmp_path / "other.db")])
    assert refused.exit_code == 1
    assert "newer version" in refused.output


def stored_game(answers: int, *, snapshot_at: int | None, title: Title = GUESS) -> tuple[StoredTable, Match]:
    """A game of the small title as it is stored, and as it stood."""
    match, dice = new_match(title, 2, "s", {}), random.Random(5)
    entries: list[LogEntry] = []
    snapshot: dict[str, Any] | None = None
    for version in range(1, answers + 1):
        seat, question = dice.choice(sorted(match.asking.items()))
        keys = dice.sample(list(question.options), question.least if question.many else 1)
        entries.append(LogEntry(version, "answer", seat, question.number, keys))
        match.answer(seat, keys)
        if version == snapshot_at:
            snapshot, entries = json.loads(json.dumps(match.snapshot())), []
    seats = [SeatRow(seat, "person", f"p{seat}", f"P{seat}", None) for seat in range(2)]
    row = TableRow("t", "guess", title.version, "playing", {}, "en", "live", "consent", True, "p0", 0, 0, "s", "", 2, [], None, seats)  # fmt: skip # noqa: E501
    return StoredTable(row, snapshot, snapshot_at or 0, entries, None, {}, []), match


@pytest.mark.parametrize("snapshot_at", [None, 6])
def test_a_game_is_carried_over_where_todays_rules_lead_to_the_same_table(snapshot_at: int | None) -> None:
    stored, match = stored_game(9, snapshot_at=snapshot_at)
    same_rules = replace(GUESS, version="2")
    carried = open_match(same_rules, stored)
    assert carried.fingerprint() == match.fingerprint()
    assert carried.asking.keys() == match.asking.keys()
    assert carried.events(0) == match.events(0)
    assert carried.title.version == "2"


@pytest.mark.parametrize("snapshot_at", [None, 6])
def test_a_game_is_not_carried_over_where_they_lead_elsewhere(snapshot_at: int | None) -> None:
    def other_setup(options: Any, seats: int, chance: Any) -> Any:
        table = GUESS.setup(options, seats, chance)
        table.deck.reverse()
        return table

    stored, _ = stored_game(9, snapshot_at=snapshot_at)
    assert carried_over(replace(GUESS, version="2", setup=other_setup), stored) is None


def test_a_carried_game_is_opened_again_from_its_new_snapshot() -> None:
    """Its row keeps the version it was begun with."""
    stored, _ = stored_game(9, snapshot_at=6)
    same_rules = replace(GUESS, version="2")
    carried = open_match(same_rules, stored)
    stored.snapshot, stored.snapshot_version, stored.entries = carried.snapshot(), 9, []
    assert open_match(same_rules, stored).fingerprint() == carried.fingerprint()


def test_every_version_that_was_released_can_be_played() -> None:
    """Whoever raises a title's version keeps the rules before it: `docs/upgrading.md`, then `released.json`."""
    released = json.loads((HERE / "released.json").read_text())
    for name, versions in released.items():
        assert versions[-1] == title_named(name).version
        for version in versions:
            assert rules_of(title_named(name), version) is not None, f"version {version} of {name} is not kept"


@pytest.mark.parametrize(("name", "version"), [(name, version) for name in TITLES for version in kept_versions(name)])
def test_kept_rules_speak_todays_language(name: str, version: str) -> None:
    """Questions, refusals, effects, undo, bots and records of an older release, as today's callers use them."""
    title = title_named(name)
    rules = rules_of(title, version)
    assert isinstance(rules, EditionRules)
    match = rules.new_match(2, "kept", {})
    for _ in range(12):
        seat, question = next(iter(match.asking.items()))
        for key in question.options:
            question.parse([key] if not question.many else [key] * 0 + list(question.options)[: question.least])
            question.effects(key)
        with pytest.raises(stavitel.kernel.IllegalAnswer):
            match.answer(seat, "no such key")
        match.answer(seat, rules.bot("no-such-level").decide(match.view(seat)))
    answers = match.answers
    match.undo(next(seat for seat in (0, 1) if match.has_answered(seat)))
    assert match.answers < answers
    record = match.record()
    assert rules.verify(record) == []
    assert replay_record(record).fingerprint() == match.fingerprint()
    assert begin(record).answers == 0


def test_of_several_releases_that_had_a_version_the_newest_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (cast(Any, SimpleNamespace(versions={"guess": "0"})) for _ in range(2))
    monkeypatch.setattr(stavitel.kept, "editions", lambda: [first, second])
    title = replace(GUESS, name="guess", version="1")
    rules = rules_of.__wrapped__(title, "0")
    assert isinstance(rules, EditionRules)
    assert rules._edition is second
    assert kept_versions.__wrapped__("guess") == ["0"]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no repository to keep rules from")
def test_the_rules_of_today_can_be_kept_for_the_next_release(tmp_path: Path) -> None:
    """By `tools/keep_rules.py`, with the bots of every level, beside today's."""
    edition = Edition(keep("HEAD", 99, tmp_path))
    for name in TITLES:
        rules = EditionRules(edition, title_named(name))
        match = rules.new_match(2, "next", {})
        for level in [*bot_names(name), "no-such-level"]:
            seat = next(iter(match.asking))
            match.answer(seat, rules.bot(level).decide(match.view(seat)))
        assert rules.verify(match.record()) == []


def test_a_record_of_an_older_release_is_verified_on_the_command_line(tmp_path: Path) -> None:
    """And told again; a changed one is refused."""
    from stavitel.cli.failure import Failure
    from stavitel.cli.records import check_record, tell_again

    rules = rules_of(title_named("paladins"), kept_versions("paladins")[0])
    assert rules is not None
    match = rules.new_match(2, "cli", {})
    for _ in range(5):
        seat = next(iter(match.asking))
        match.answer(seat, rules.bot("random").decide(match.view(seat)))
    file = tmp_path / "old.json"
    file.write_text(json.dumps(match.record()))
    check_record(file, None, True)
    tell_again(file, None, None, False, "en", None, True)
    file.write_text(json.dumps({**match.record(), "fingerprint": "0"}))
    with pytest.raises(Failure):
        check_record(file, None, True)
