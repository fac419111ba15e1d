"""Accounts: passwords, sessions, one's data, statistics, ratings; moderation, also from the shell; purging by rule."""

from __future__ import annotations

import asyncio
import json
import random
import smtplib
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from typer.testing import CliRunner
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.harness import LIMIT, Client, clients, free_settings, serving
from server.test_notices import Post
from stavitel.server.commands import app
from stavitel.server.ratings import Rating, rated
from stavitel.server.storage.purge import PurgeRules, purge
from stavitel.server.storage.schema import people, seats, sessions, tables
from stavitel.server.storage.store import Store


def serve(database: Path, scenario: Any, **more: Any) -> None:
    with serving(free_settings(str(database), **more)) as url:
        asyncio.run(asyncio.wait_for(scenario(url), LIMIT))


def admin(database: Path, *arguments: str) -> str:
    done = CliRunner().invoke(app, ["admin", *arguments, "--db", str(database)])
    assert done.exit_code == 0, done.output
    return done.stdout


async def logs_in(url: str, account: str, password: str) -> bool:
    async with httpx.AsyncClient(base_url=url) as http:
        return (await http.post("/api/login", json={"account": account, "password": password})).status_code == 200


async def finished(host: Client, other: Client, **more: Any) -> str:
    """A game of two people, played to the end."""
    table = await host.make("me", "open", options={"rounds": 1}, **more)
    await other.post(f"/api/tables/{table}/join", {})
    await host.post(f"/api/tables/{table}/start")
    await play_out(table, host, other)
    return table


async def play_out(table: str, *players: Client) -> list[int]:
    """Plays a running game to its end with those who are still there; the ranks of its seats."""
    dice = random.Random(4)
    while True:
        for client in players:
            state = await client.get(f"/api/tables/{table}/state")
            if state["over"] is not None:
                return [score["rank"] for score in sorted(state["over"]["scores"], key=lambda one: one["seat"])]
            client.question = state["question"]
            if client.question is not None:
                body = {"question": client.question["number"], "command": f"c{dice.getrandbits(50)}"}
                await client.post(f"/api/tables/{table}/answer", {**body, "keys": client.any_keys(dice)})


def test_a_password_is_changed_and_reset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By its owner, by mail, by the host; other sessions end with it."""
    monkeypatch.setattr(smtplib, "SMTP", Post)
    database = tmp_path / "a.db"

    async def scenario(url: str) -> None:
        async with clients(url, "Ann") as (ann,):
            await ann.post("/api/account", {"account": "ann", "password": "first-password"})
            async with httpx.AsyncClient(base_url=url) as phone:
                await phone.post("/api/login", json={"account": "ann", "password": "first-password"})
                assert (await phone.get("/api/me")).status_code == 200
                found = await ann.get("/api/me/sessions")
                assert sorted(one["current"] for one in found) == [False, True]
                wrong = {"old": "wrong-password", "new": "second-password"}
                assert (await ann.post("/api/account/password", wrong, 403))["code"] == "wrong-password"
                await ann.post("/api/account/password", {"old": "first-password", "new": "second-password"})
                assert (await phone.get("/api/me")).status_code == 401
            assert len(await ann.get("/api/me/sessions")) == 1
            assert not await logs_in(url, "ann", "first-password")
            await ann.post("/api/mail", {"mail": "ann@example.org"})
            code = Post.sent[-1].get_content().split("code is ")[1][:8]
            await ann.post("/api/mail/confirm", {"mail": "ann@example.org", "code": code})
            await ann.post("/api/account/reset", {"account": "nobody"})
            before = len(Post.sent)
            await ann.post("/api/account/reset", {"account": "ann"})
            while len(Post.sent) == before:
                await asyncio.sleep(0.01)
            link = Post.sent[-1].get_content().split("http://", 1)[1].split()[0]
            assert link.startswith("127.0.0.1:1/#/reset/")
            secret = link.rsplit("/", 1)[1]
            await ann.post("/api/account/reset/confirm", {"secret": secret, "password": "third-password"})
            await ann.post("/api/account/reset/confirm", {"secret": secret, "password": "fourth-password"}, 404)
            assert await logs_in(url, "ann", "third-password")
            path = admin(database, "reset-password", "ann").strip()
            given = {"secret": path.rsplit("/", 1)[1], "password": "fifth-password"}
            await ann.post("/api/account/reset/confirm", given)
            assert await logs_in(url, "ann", "fifth-password")
            password = admin(database, "set-password", "ann").strip()
            assert await logs_in(url, "ann", password)

    serve(database, scenario, smtp_url="smtp://me:a%3Ab@mail.example", public_url="http://127.0.0.1:1/")


def test_ones_data_can_be_taken_along_and_deleted(tmp_path: Path) -> None:
    """What was played stays, without the name; a bot goes on in a running game."""

    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob") as (ann, bob):
            over = await finished(ann, bob, rated=True)
            await bob.post(f"/api/tables/{over}/chat", {"text": "well played"})
            running = await ann.make("me", "open")
            await bob.post(f"/api/tables/{running}/join", {})
            await ann.post(f"/api/tables/{running}/start")
            data = await bob.get("/api/me/export")
            assert data["person"]["name"] == "Bob"
            assert "password" not in data["person"]
            assert [line["text"] for line in data["chat"]] == ["well played"]
            assert {one["id"] for one in data["tables"]} == {over, running}
            assert data["answers"]
            assert data["statistics"]["titles"][0]["games"] == 1
            mine = await ann.get("/api/me/statistics")
            scores = (await ann.get(f"/api/tables/{over}/state"))["over"]["scores"]
            ranks = {score["seat"]: score["rank"] for score in scores}  # which may be shared
            assert mine["titles"][0]["wins"] == (ranks[0] == 1)
            assert mine["opponents"] == [{"name": "Bob", "games": 1, "ahead": ranks[0] < ranks[1]}]
            assert mine["ratings"][0]["low"] < mine["ratings"][0]["rating"] < mine["ratings"][0]["high"]
            assert len(await ann.get("/api/titles/guess/ranking")) == 2
            await bob.post("/api/me/forget", {})
            await bob.get("/api/me", 401)
            assert [seat["kind"] for seat in (await ann.get(f"/api/tables/{running}"))["seats"]] == ["person", "bot"]
            state = await ann.get(f"/api/tables/{over}/state")
            assert state["table"]["seats"][1]["name"] == "—"
            assert "Bob" not in json.dumps(state)
            assert (await ann.get(f"/api/tables/{over}/verify"))["ok"]

    serve(tmp_path / "a.db", scenario)


def test_what_somebody_wrote_goes_with_them_wherever_they_sit_now(tmp_path: Path) -> None:
    """As an onlooker, on a seat that is another's by now, in a report; who sits there now has only their own words."""

    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob", "Cid") as (ann, bob, cid):
            table = await ann.make("me", "open")
            await bob.post(f"/api/tables/{table}/chat", {"text": "may I?"})
            await bob.post(f"/api/tables/{table}/join", {})
            await bob.post(f"/api/tables/{table}/chat", {"text": "I sit"})
            await bob.post(f"/api/tables/{table}/leave")
            await cid.post(f"/api/tables/{table}/join", {})
            await cid.post(f"/api/tables/{table}/chat", {"text": "so do I"})
            await bob.post(f"/api/tables/{table}/report", {"text": "they do not wait"})
            await bob.post(f"/api/tables/{table}/seats/1/block", {"blocked": True})
            data = await bob.get("/api/me/export")
            assert [line["text"] for line in data["chat"]] == ["may I?", "I sit"]
            assert [one["text"] for one in data["reports"]] == ["they do not wait"]
            assert [one["name"] for one in data["blocked"]] == ["Cid"]
            assert [line["text"] for line in (await cid.get("/api/me/export"))["chat"]] == ["so do I"]
            await bob.post("/api/me/forget", {})
            lines = (await ann.get(f"/api/tables/{table}/state"))["chat"]
            said = [(line["name"], line["text"]) for line in lines if line["notice"] is None]
            assert said == [("—", "—"), ("—", "—"), ("Cid", "so do I")]
            assert "Bob" not in json.dumps(lines)

    serve(tmp_path / "a.db", scenario)
    (report,) = json.loads(admin(tmp_path / "a.db", "reports", "--json"))
    assert (report["person"], report["text"]) == (None, "they do not wait")


@pytest.mark.parametrize("way", ["gets up", "puts a bot there", "loses the seat", "a bot stands in"])
def test_who_does_not_play_to_the_end_comes_last(tmp_path: Path, way: str) -> None:
    """In statistics and ratings, whatever a bot makes of the seat; and nobody comes back when the game is over."""

    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob") as (ann, bob):
            then = "lose" if way == "loses the seat" else "bot"
            clock = {"bank": 60, "cap": 60, "grace": 0, "then": then, "level": "random"}
            table = await ann.make("me", "open", options={"rounds": 1}, rated=True, clock=clock)
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            if way == "puts a bot there":
                await bob.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
            elif way == "gets up":
                await bob.post(f"/api/tables/{table}/leave")
                await ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
            else:
                await until_asked(bob, table, ann)
                await second_runs_out_of_time(tmp_path / "a.db", table)
                await until_a_bot_plays(ann, table)
            ranks = await play_out(table, ann)
            if way == "a bot stands in":
                assert (await bob.post(f"/api/tables/{table}/seats/1/back", None, 409))["code"] == "table-over"
            left, stayed = await bob.get("/api/me/statistics"), await ann.get("/api/me/statistics")
            assert left["titles"] == [{"title": "guess", "games": 1, "wins": 0, "mean_rank": 2.0}]
            assert left["opponents"] == [{"name": "Ann", "games": 1, "ahead": 0}]
            assert left["ratings"][0]["rating"] < 1500 < stayed["ratings"][0]["rating"]
            assert stayed["titles"] == [
                {"title": "guess", "games": 1, "wins": int(ranks[0] == 1), "mean_rank": float(ranks[0])}
            ]
            assert stayed["opponents"] == [{"name": "Bob", "games": 1, "ahead": 1}]

    serve(tmp_path / "a.db", scenario, clock_seconds=0.05)


async def until_asked(client: Client, table: str, other: Client) -> None:
    """The other plays until this one is asked."""
    dice = random.Random(5)
    while (await client.get(f"/api/tables/{table}/state"))["question"] is None:
        other.question = (await other.get(f"/api/tables/{table}/state"))["question"]
        if other.question is not None:
            body = {"question": other.question["number"], "command": f"c{dice.getrandbits(50)}"}
            await other.post(f"/api/tables/{table}/answer", {**body, "keys": other.any_keys(dice)})


async def second_runs_out_of_time(database: Path, table: str) -> None:
    store = Store(str(database))
    out = update(seats).where(seats.c.table == table, seats.c.seat == 1).values(deadline=time.time() - 1)
    await asyncio.to_thread(store.write_sync, lambda connection: connection.execute(out))
    store.close()


async def until_a_bot_plays(client: Client, table: str) -> None:
    while True:
        seat = (await client.get(f"/api/tables/{table}"))["seats"][1]
        if seat["kind"] == "bot" or seat["stand_in"]:
            return
        await asyncio.sleep(0.02)


def test_who_comes_back_has_played_and_who_took_over_counts_too(tmp_path: Path) -> None:
    """A finished game is nobody's to leave."""

    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob", "Cyd") as (ann, bob, cyd):
            for newcomer, counted in ((bob, {"Bob"}), (cyd, {"Bob", "Cyd"})):
                table = await ann.make("me", "open", options={"rounds": 1}, rated=True)
                await bob.post(f"/api/tables/{table}/join", {})
                await ann.post(f"/api/tables/{table}/start")
                await bob.post(f"/api/tables/{table}/leave")
                await newcomer.post(f"/api/tables/{table}/join", {})
                before = {one["name"]: one["games"] for one in (await ann.get("/api/me/statistics"))["opponents"]}
                ranks = await play_out(table, ann, newcomer)
                after = {one["name"]: one["games"] for one in (await ann.get("/api/me/statistics"))["opponents"]}
                assert {name for name in after if after[name] != before.get(name)} == counted
                assert (await newcomer.post(f"/api/tables/{table}/leave", None, 409))["code"] == "table-over"
            mine = await cyd.get("/api/me/statistics")
            assert mine["titles"] == [
                {"title": "guess", "games": 1, "wins": int(ranks[1] == 1), "mean_rank": float(ranks[1])}
            ]
            assert {one["name"]: one["ahead"] for one in mine["opponents"]} == {"Ann": ranks[1] < ranks[0], "Bob": 1}
            lines = await ann.get("/api/titles/guess/ranking")
            assert {line["name"]: line["games"] for line in lines} == {"Ann": 2, "Bob": 2, "Cyd": 1}

    serve(tmp_path / "a.db", scenario)


def test_the_peace_is_kept(tmp_path: Path) -> None:
    """Mute, ban and close from the shell; block and report by players; talk and watching for those invited."""
    database = tmp_path / "a.db"

    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob", "Cyd") as (ann, bob, cyd):
            table = await ann.make("me", "open", "bot:random", watching="invited", talk="invited")
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            assert (await cyd.get(f"/api/tables/{table}/state", 403))["code"] == "not-invited"
            assert (await cyd.post(f"/api/tables/{table}/chat", {"text": "hi"}, 403))["code"] == "not-invited"
            assert (await cyd.post(f"/api/tables/{table}/invite", None, 403))["code"] == "not-seated"
            path = (await bob.post(f"/api/tables/{table}/invite"))["path"]
            await cyd.post(f"/api/tables/{table}/invited", {"token": "wrong"}, 404)
            await cyd.post(f"/api/tables/{table}/invited", {"token": path.rsplit("/", 1)[1]})
            await cyd.get(f"/api/tables/{table}/state")
            await cyd.post(f"/api/tables/{table}/chat", {"text": "hi"})
            admin(database, "mute", bob.person["id"])
            assert (await bob.post(f"/api/tables/{table}/chat", {"text": "no"}, 403))["code"] == "muted"
            admin(database, "mute", bob.person["id"], "--days", "0")
            await bob.post(f"/api/tables/{table}/chat", {"text": "yes"})
            await ann.post(f"/api/tables/{table}/report", {"text": "rude", "seat": 1})
            found = json.loads(admin(database, "reports", "--json"))
            assert [(one["text"], one["name"]) for one in found] == [("rude", "Bob")]
            admin(database, "close-report", found[0]["id"])
            assert json.loads(admin(database, "reports", "--json")) == []
            await ann.post(f"/api/tables/{table}/seats/1/block", {"blocked": True})
            second = await ann.make("me", "open")
            assert (await bob.post(f"/api/tables/{second}/join", {}, 403))["code"] == "blocked"
            (blocked,) = await ann.get("/api/me/blocks")
            assert blocked == {"id": bob.person["id"], "name": "Bob"}
            await ann.http.delete(f"/api/me/blocks/{blocked['id']}")
            assert await ann.get("/api/me/blocks") == []
            admin(database, "block", ann.person["id"], bob.person["id"])
            assert (await bob.post(f"/api/tables/{second}/join", {}, 403))["code"] == "blocked"
            admin(database, "block", ann.person["id"], bob.person["id"], "--undo")
            await bob.post(f"/api/tables/{second}/join", {})
            assert (await bob.post(f"/api/tables/{second}/close", None, 403))["code"] == "cannot-close"
            await ann.post(f"/api/tables/{second}/close")
            await ann.get(f"/api/tables/{second}", 404)
            admin(database, "ban", bob.person["id"])
            await bob.get("/api/me", 401)
            admin(database, "close-table", table, "--yes")
            await ann.get(f"/api/tables/{table}", 404)
            assert {one["name"] for one in json.loads(admin(database, "people", "--json"))} == {"Ann", "Bob", "Cyd"}
            assert len(json.loads(admin(database, "sessions", ann.person["id"], "--json"))) == 1
            admin(database, "sessions", ann.person["id"], "--end")
            await ann.get("/api/me", 401)

    serve(database, scenario)


def test_who_is_banned_is_put_out_and_a_closed_table_is_gone_for_who_looks_on(tmp_path: Path) -> None:
    """From the shell, beside the server: open connections do not outlive it, nor those of an ended session."""
    database = tmp_path / "a.db"

    async def gone(client: Client) -> None:
        with pytest.raises(ConnectionClosed):
            await client.until("nothing more")

    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob", "Cyd") as (ann, bob, cyd):
            table = await ann.make("me", "open")
            await bob.post(f"/api/tables/{table}/join", {})
            await bob.post("/api/account", {"account": "bob", "password": "secret enough"})
            await ann.post(f"/api/tables/{table}/start")
            for client in (ann, bob, cyd):
                await client.sit(table)
            admin(database, "set-password", "bob")
            await gone(bob)
            admin(database, "ban", cyd.person["id"])
            await gone(cyd)
            await ann.settle()  # nobody else has noticed
            admin(database, "close-table", table, "--yes")
            await gone(ann)

    serve(database, scenario, poll_seconds=0.05, sweep_seconds=0.1)


def test_who_is_banned_does_not_play_on_by_the_secret_of_a_seat(tmp_path: Path) -> None:
    """Neither over HTTP nor by an open connection, nor as a guest who comes back by it."""
    database = tmp_path / "a.db"

    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob") as (ann, bob):
            table = await ann.make("me", "open")
            seated = await bob.post(f"/api/tables/{table}/join", {})
            secret = seated["links"][0]["secret"]
            await ann.post(f"/api/tables/{table}/start")
            bearer = {"Authorization": f"Bearer {secret}"}
            async with (
                httpx.AsyncClient(base_url=url, headers=bearer) as script,
                connect(f"{url.replace('http', 'ws')}/ws/tables/{table}") as line,
            ):
                await line.send(json.dumps({"type": "hello", "secret": secret}))
                assert json.loads(await line.recv())["seat"] == 1
                assert (await script.get(f"/api/tables/{table}/state")).json()["seat"] == 1
                admin(database, "ban", bob.person["id"])
                with pytest.raises(ConnectionClosed):
                    while True:
                        await line.recv()
                assert (await script.get(f"/api/tables/{table}/state")).status_code == 401
            async with httpx.AsyncClient(base_url=url) as phone:
                assert (await phone.post("/api/claim", json={"secret": secret})).json()["code"] == "no-such-link"

    serve(database, scenario, poll_seconds=0.05, sweep_seconds=0.1)


def test_who_is_blocked_does_not_sit_down_by_a_link_either(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob", "Cyd") as (ann, bob, cyd):
            before = await ann.make("me", "open")
            await bob.post(f"/api/tables/{before}/join", {})
            await ann.post(f"/api/tables/{before}/seats/1/block", {"blocked": True})
            table = await cyd.make("me", "open", "me")
            await ann.post(f"/api/tables/{table}/join", {})
            link = await cyd.post(f"/api/tables/{table}/seats/2/link")
            assert (await bob.post("/api/claim", {"secret": link["secret"]}, 403))["code"] == "blocked"

    serve(tmp_path / "a.db", scenario)


def test_a_finished_game_is_seen_by_those_who_might_look_on(tmp_path: Path) -> None:
    """Its replay, record and analysis are no way around who may watch."""

    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob", "Cyd") as (ann, bob, cyd):
            table = await finished(ann, bob, watching="invited")
            at = f"/api/tables/{table}"

            async def looks(status: int) -> None:
                for page in ("/history", "/record", "/verify", "/analysis"):
                    await cyd.get(at + page, status)
                await cyd.get(at + "/replay", status, at=0)
                await cyd.post("/api/records", {"table": table}, 201 if status == 200 else status)

            await looks(403)
            assert (await bob.get(at + "/verify"))["ok"]
            path = (await bob.post(f"{at}/invite"))["path"]
            await cyd.post(f"{at}/invited", {"token": path.rsplit("/", 1)[1]})
            await looks(200)

    serve(tmp_path / "a.db", scenario)


def test_where_the_host_deletes_somebody_from_the_shell_the_game_goes_on(tmp_path: Path) -> None:
    """A table in memory would wait for them for ever, and tell newcomers what they had said."""
    database = tmp_path / "a.db"

    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob", "Cyd") as (ann, bob, cyd):
            table = await ann.make("me", "open")
            other = await ann.make("me", "open")
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            await ann.get(f"/api/tables/{other}/state")
            await cyd.post(f"/api/tables/{other}/chat", {"text": "here I am"})
            admin(database, "forget", bob.person["id"], "--yes")
            admin(database, "forget", cyd.person["id"], "--yes")
            while True:
                state = await ann.get(f"/api/tables/{table}/state")
                if state["table"]["seats"][1]["kind"] == "bot" and [one["seat"] for one in state["asking"]] == [0]:
                    break
                await asyncio.sleep(0.05)
            while (await ann.get(f"/api/tables/{other}/state"))["chat"][0]["text"] != "—":
                await asyncio.sleep(0.05)

    serve(database, scenario, poll_seconds=0.05, sweep_seconds=0.1)


def test_whoever_has_the_link_of_a_waiting_table_may_sit_down_but_only_the_invited_watch(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob", "Cyd", "Dan") as (ann, bob, cyd, dan):
            table = await ann.make("me", "open", watching="invited", talk="seated")
            path = (await ann.post(f"/api/tables/{table}/invite"))["path"]
            await cyd.post(f"/api/tables/{table}/invited", {"token": path.rsplit("/", 1)[1]})
            for client in (ann, bob, cyd, dan):
                await client.sit(table)
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            with pytest.raises(ConnectionClosed):
                await dan.until("nothing more")
            await cyd.sit(table)  # the waiting room is over for both, but who was invited comes back
            session = {"Cookie": f"stavitel_session={dan.http.cookies['stavitel_session']}"}
            async with connect(f"{url.replace('http', 'ws')}/ws/tables/{table}", additional_headers=session) as line:
                await line.send('{"type": "hello"}')
                assert json.loads(await line.recv())["code"] == "not-invited"

    serve(tmp_path / "a.db", scenario)


def test_what_is_old_is_purged_by_rule(tmp_path: Path) -> None:
    """Sessions that have ended, guests who never came back, tables that nobody started; what was played stays."""
    database = tmp_path / "a.db"
    kept: dict[str, str] = {}

    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob", "Guest") as (ann, bob, guest):
            kept["over"] = await finished(ann, bob)
            kept["waiting"] = await ann.make("me", "open")
            await guest.get("/api/me")

    serve(database, scenario)
    store = Store(str(database))
    store.open()
    now = time.time()
    assert store.write_sync(lambda connection: purge(connection, PurgeRules(), now))["guests"] == 0
    later = now + 100 * 86400

    def age(connection: Any) -> None:
        connection.execute(update(sessions).values(created=now - 500 * 86400, seen=None))
        connection.execute(update(people).values(seen=None))

    store.write_sync(age)
    counts = store.write_sync(lambda connection: purge(connection, PurgeRules(), later))
    assert (counts["waiting"], counts["guests"], counts["sessions"], counts["finished"]) == (1, 1, 3, 0)
    left = store.read_sync(lambda connection: [row.id for row in connection.execute(tables.select())])
    assert left == [kept["over"]]
    store.close()
    assert json.loads(admin(database, "purge", "--finished-days", "1", "--json"))["finished"] == 0


def test_ratings_follow_results_and_grow_surer() -> None:
    """Who wins rises, most against stronger ones; draws draw together; the spread shrinks with each game."""
    strong, weak = Rating(1700, 100), Rating(1300, 100)
    upset = rated([strong, weak], [2, 1])
    expected = rated([strong, weak], [1, 2])
    assert strong.mean - upset[0].mean > expected[0].mean - strong.mean > 0
    drawn = rated([strong, weak], [1, 1])
    assert drawn[0].mean < strong.mean
    four = rated([Rating()] * 4, [1, 2, 3, 4])
    assert [one.mean for one in four] == sorted((one.mean for one in four), reverse=True)
    players = [Rating(), Rating()]
    for game in range(60):
        players = rated(players, [1, 2] if game % 4 else [2, 1])
    assert players[0].interval[0] > players[1].mean
    assert players[0].spread < players[0].mean - players[1].mean < 700
