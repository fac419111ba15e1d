"""The lobby: guests and accounts, tables and links, and who may do what."""

import asyncio
import random
import re
import sqlite3
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.harness import LIMIT, Client, clients, free_settings, serving
from stavitel.kernel import title_named
from stavitel.server.http.middleware import HEADERS, guarding
from stavitel.words.reconstructed import content_file, reconstructed


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, LIMIT))


def test_a_guest_needs_only_a_name(server: str) -> None:
    async def scenario() -> None:
        nobody = Client(server)
        assert (await nobody.get("/api/me", 401))["code"] == "who-are-you"
        ann = await nobody.guest("Ann")
        assert (await ann.get("/api/me"))["name"] == "Ann"
        changed = await ann.http.patch("/api/me", json={"name": "Anna", "language": "cs"})
        assert (changed.json()["name"], changed.json()["language"]) == ("Anna", "cs")
        assert (await nobody.post("/api/guest", {"name": "   "}, 400))["code"] == "malformed"
        assert (await nobody.post("/api/guest", {"name": "x", "admin": True}, 400))["code"] == "malformed"
        await ann.close()

    run(scenario())


def test_an_account_collects_tables_across_devices(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            account = {"account": f"ann-{ann.person['id']}", "password": "correct horse"}
            await ann.post("/api/account", account)
            table = await ann.make("me", "open")
            assert (await bob.post("/api/account", account, 409))["code"] == "account-taken"
            phone = Client(server)
            wrong = await phone.post("/api/login", {**account, "password": "wrong horse"}, 403)
            unknown = await phone.post("/api/login", {**account, "account": "nobody"}, 403)
            assert wrong == unknown  # nobody learns which accounts exist
            me = await phone.post("/api/login", {**account, "account": account["account"].upper()})
            phone.http.headers["X-Stavitel-CSRF"] = me["csrf"]
            assert [one["id"] for one in await phone.get("/api/tables/mine")] == [table]
            await phone.post("/api/logout")
            await phone.get("/api/tables/mine", 401)
            assert await ann.get("/api/me")  # the other device stays in
            await phone.close()

    run(scenario())


def test_a_table_is_filled_and_started(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann", "Bob", "Cyd") as (ann, bob, cyd):
            table = await ann.make("me", "open", "bot:random")
            assert table in [one["id"] for one in await bob.get("/api/tables")]
            await ann.sit(table)  # the host waits at the table
            assert (await ann.post(f"/api/tables/{table}/start", None, 409))["code"] == "open-seats"
            seated = await bob.post(f"/api/tables/{table}/join", {})
            assert [seat["mine"] for seat in seated["table"]["seats"]] == [False, True, False]
            await ann.until("table")
            assert ann.info["seats"][1]["name"] == "Bob"
            assert (await cyd.post(f"/api/tables/{table}/join", {}, 409))["code"] == "no-seat"
            assert (await bob.post(f"/api/tables/{table}/start", None, 403))["code"] == "not-host"
            started = await ann.post(f"/api/tables/{table}/start")
            assert started["status"] == "playing"
            assert len(started["commitment"]) == 64
            await ann.until("state")  # the game comes to those who wait
            assert ann.whole is not None
            assert (await ann.post(f"/api/tables/{table}/start", None, 409))["code"] == "already-started"
            assert (await cyd.get("/api/tables/nosuchtable", 404))["code"] == "no-such-table"

    run(scenario())


def test_options_seats_and_bots_are_checked(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            wish: dict[str, Any] = {"title": "guess", "seats": [{"kind": "me"}, {"kind": "open"}]}
            for change, code in (
                ({"options": {"rounds": 99}}, "bad-options"),
                ({"options": {"nonsense": 1}}, "bad-options"),
                ({"seats": [{"kind": "me"}]}, "bad-options"),
                ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "os:system"}]}, "no-such-bot"),
                ({"title": "chess"}, "no-such-title"),
            ):
                answer = await ann.http.post("/api/tables", json={**wish, **change})
                assert answer.json()["code"] == code
            titles = await ann.get("/api/titles")
            guess = next(one for one in titles if one["name"] == "guess")
            assert {one["name"]: one["default"] for one in guess["options"]}["rounds"] == 3
            assert "random" in guess["bots"]

    run(scenario())


def test_a_title_says_what_is_reconstructed_and_what_its_cards_hold(server: str) -> None:
    """The counts, the values that the texts of cards speak of, and the file in which an owner corrects them."""
    lisboa = title_named("lisboa")

    async def scenario() -> None:
        nobody = Client(server)
        told = next(title for title in await nobody.get("/api/titles") if title["name"] == "lisboa")
        assert (told["cards"], told["reconstructed"]) == (len(lisboa.cards), len(reconstructed(lisboa)))
        cards = await nobody.get("/api/titles/guess/cards")
        assert cards[0] == {"key": "n1", "back": "number", "source": "printed", "args": {"worth": 1}}
        page = await nobody.http.get("/api/titles/lisboa/content")
        assert page.headers["content-disposition"] == 'attachment; filename="lisboa.toml"'
        assert page.text == content_file(lisboa)
        await nobody.close()

    run(scenario())


def test_rules_come_in_the_language_asked_for(server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In English, and saying so, where they are not translated."""
    (tmp_path / "guess.md").write_text("- **G1.1** Guess.\n")
    (tmp_path / "guess.cs.md").write_text("- **G1.1** Hádejte.\n", encoding="utf-8")
    monkeypatch.setattr("stavitel.words.rules.folder", lambda: tmp_path)

    async def scenario() -> None:
        nobody = Client(server)
        for language, found, said in (("cs", "cs", "Hádejte."), ("pl", "en", "Guess."), ("en", "en", "Guess.")):
            book = await nobody.get("/api/titles/guess/rules", language=language)
            assert (book["title"], book["language"], book["markdown"]) == ("guess", found, f"- **G1.1** {said}\n")
            assert book["rules"] == [{"id": "G1.1", "text": said}]
        await nobody.get("/api/titles/guess/rules", 400, language="../en")
        await nobody.close()

    run(scenario())


def test_the_host_gives_a_lost_link_anew(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            table = await ann.make("me", "open")
            old = (await bob.post(f"/api/tables/{table}/join", {}))["links"][0]["secret"]
            assert (await bob.post(f"/api/tables/{table}/seats/0/link", None, 403))["code"] == "not-host"
            new = (await ann.post(f"/api/tables/{table}/seats/1/link"))["secret"]
            bobs_phone = Client(server)
            assert (await bobs_phone.post("/api/claim", {"secret": old}, 404))["code"] == "no-such-link"
            seated = await bobs_phone.post("/api/claim", {"secret": new})
            assert seated["table"]["seats"][1]["mine"]
            assert (await bobs_phone.get("/api/me"))["name"] == "Bob"
            assert (await ann.post("/api/claim", {"secret": new}, 404))["code"] == "no-such-link"  # it was for once
            await bobs_phone.close()
            script = Client(server)
            own = seated["links"][0]["secret"]
            script.http.headers["Authorization"] = f"Bearer {own}"
            await ann.post(f"/api/tables/{table}/start")
            state = await script.get(f"/api/tables/{table}/state")
            assert state["seat"] == 1
            assert (await script.get(f"/api/tables/{table}/state", 403, seat=0))["code"] == "not-your-seat"
            script.http.headers["Authorization"] = "Bearer " + "x" * 43
            assert (await script.get(f"/api/tables/{table}/state", 401))["code"] == "bad-secret"
            await script.close()

    run(scenario())


def test_the_secret_of_a_seat_opens_that_seat_alone(server: str) -> None:
    """It is for scripts that play there; that must not make them who sits there."""

    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            elsewhere = await bob.make("me", "open")
            table = await ann.make("me", "open")
            secret = (await bob.post(f"/api/tables/{table}/join", {}))["links"][0]["secret"]
            script = Client(server)
            script.http.headers["Authorization"] = f"Bearer {secret}"
            for path in ("/api/me", "/api/tables/mine"):
                assert (await script.get(path, 403))["code"] == "only-a-seat"
            credentials = {"account": f"b{random.getrandbits(40)}", "password": "mine from now on"}
            for path, body in (
                ("/api/account", credentials),
                (f"/api/tables/{elsewhere}/leave", None),
                (f"/api/tables/{elsewhere}/seats/0/link", None),
                ("/api/tables", {"title": "guess", "seats": [{"kind": "me"}, {"kind": "open"}]}),
            ):
                assert (await script.post(path, body, 403))["code"] == "only-a-seat"
            said = await script.post(f"/api/tables/{table}/chat", {"text": "Ahoj!"})
            assert said["name"] == "Bob"
            await script.close()

    run(scenario())


def test_a_link_made_by_the_host_gives_the_seat_and_not_the_person(server: str) -> None:
    """Else whoever sits down at my table lets me look at their cards at others'."""

    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            elsewhere = await bob.make("me", "open")
            table = await ann.make("me", "open")
            own = (await bob.post(f"/api/tables/{table}/join", {}))["links"][0]["secret"]
            phone = Client(server)
            await phone.post("/api/claim", {"secret": own})
            assert (await phone.get("/api/me"))["id"] == bob.person["id"]  # a guest who comes back
            made = (await ann.post(f"/api/tables/{table}/seats/1/link"))["secret"]
            stranger = Client(server)
            seated = await stranger.post("/api/claim", {"secret": made})
            assert [seat["name"] for seat in seated["table"]["seats"] if seat["mine"]] == ["Bob"]
            assert (await stranger.get("/api/me"))["id"] != bob.person["id"]
            assert elsewhere not in [one["id"] for one in await stranger.get("/api/tables/mine")]
            for client in (phone, stranger):
                await client.close()

    run(scenario())


def test_a_link_does_not_log_in_to_an_account(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Bob") as (bob,):
            await bob.post("/api/account", {"account": f"b{random.getrandbits(40)}", "password": "a good password"})
            await bob.make("me", "open")
            finder = Client(server)
            await finder.post("/api/claim", {"secret": bob.links[0]["secret"]})
            assert (await finder.get("/api/me"))["account"] is None
            await finder.close()

    run(scenario())


def test_who_waits_for_news_and_loses_the_seat_sees_no_more_of_it(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            table = await ann.make("me", "open")
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            look = bob.http.get(f"/api/tables/{table}/wait", params={"version": 0, "seat": 1})
            waiting = asyncio.create_task(look)
            await asyncio.sleep(0.3)
            await bob.post(f"/api/tables/{table}/leave")
            assert (await waiting).status_code == 403

    run(scenario())


def test_a_new_link_sends_away_who_came_by_the_old_one(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            table = await ann.make("me", "open")
            secret = (await bob.post(f"/api/tables/{table}/join", {}))["links"][0]["secret"]
            await ann.post(f"/api/tables/{table}/start")
            await ann.sit(table)
            thief = Client(server)
            await thief.sit(table)
            await thief.send({"type": "hello", "secret": secret, "last": len(thief.events)})
            assert (await thief.until("state"))["seat"] == 1
            await bob.post(f"/api/tables/{table}/seats/1/link")
            with pytest.raises(ConnectionClosed):
                await thief.until("nothing more")
            await thief.close()

    run(scenario())


def test_leaving_reseating_and_a_rematch(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            table = await ann.make("me", "open", options={"rounds": 1})
            await bob.post(f"/api/tables/{table}/join", {})
            await bob.post(f"/api/tables/{table}/leave")
            assert (await bob.post(f"/api/tables/{table}/leave", None, 409))["code"] == "not-seated"
            info = await ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "level": "random"})
            assert info["seats"][1]["kind"] == "bot"
            assert (await ann.post(f"/api/tables/{table}/rematch", None, 409))["code"] == "not-over"
            await ann.post(f"/api/tables/{table}/start")
            await ann.sit(table)
            import random

            await ann.play(random.Random(1))
            again = await ann.post(f"/api/tables/{table}/rematch")
            assert [seat["kind"] for seat in again["table"]["seats"]] == ["person", "bot"]
            assert (await ann.post(f"/api/tables/{table}/rematch"))["table"]["id"] == again["table"]["id"]
            assert (await ann.get(f"/api/tables/{table}"))["rematch"] == again["table"]["id"]
            assert (await bob.post(f"/api/tables/{table}/rematch", None, 403))["code"] == "not-seated"

    run(scenario())


def test_who_asks_for_a_rematch_is_told_what_the_others_say(server: str) -> None:
    """At the new table, where the asker waits, and at the finished one; who agrees sits where they sat before."""

    def answers(client: Client) -> list[tuple[str, str]]:
        return [(line["name"], line["notice"]) for line in client.chat if line["notice"]]

    async def scenario() -> None:
        async with clients(server, "Ann", "Bob", "Cyd", "Eve") as (ann, bob, cyd, eve):
            table = await ann.make("me", "open", "open", options={"rounds": 1})
            for one in (bob, cyd):
                await one.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            players = [await one.sit(table) for one in (ann, bob, cyd)]
            await asyncio.gather(*(one.play(random.Random(1)) for one in players))
            assert (await bob.post(f"/api/tables/{table}/rematch/decline", None, 409))["code"] == "no-such-offer"
            again = (await ann.post(f"/api/tables/{table}/rematch"))["table"]
            assert [seat["kind"] for seat in again["seats"]] == ["person", "open", "open"]
            await bob.settle()
            assert bob.info["rematch"] == again["id"]
            assert answers(bob) == [("Ann", "asks-rematch")]

            ann.chat, ann.events = [], []
            await ann.sit(again["id"])
            await bob.post(f"/api/tables/{table}/rematch/decline")
            await bob.post(f"/api/tables/{table}/rematch/decline")  # the same is told once
            seated = await cyd.post(f"/api/tables/{table}/rematch")
            assert [seat["name"] for seat in seated["table"]["seats"]] == ["Ann", None, "Cyd"]
            assert [link["seat"] for link in seated["links"]] == [2]
            assert (await cyd.post(f"/api/tables/{table}/rematch"))["links"] == []  # sits there already
            assert (await cyd.post(f"/api/tables/{table}/rematch/decline", None, 409))["code"] == "already-seated"
            await ann.settle()
            assert [seat["name"] for seat in ann.info["seats"]] == ["Ann", None, "Cyd"]
            assert answers(ann) == [("Bob", "declines-rematch"), ("Cyd", "agrees-rematch")]
            await bob.settle()
            assert answers(bob) == [("Ann", "asks-rematch"), *answers(ann)]

            await bob.post(f"/api/tables/{table}/rematch")  # thinks better of it
            await ann.settle()
            assert answers(ann)[-1] == ("Bob", "agrees-rematch")
            assert [seat["name"] for seat in ann.info["seats"]] == ["Ann", "Bob", "Cyd"]
            assert (await eve.post(f"/api/tables/{table}/rematch/decline", None, 403))["code"] == "not-seated"

    run(scenario())


def test_foreign_pages_can_do_nothing(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            good = ann.http.headers.pop("X-Stavitel-CSRF")
            wish = {"title": "guess", "seats": [{"kind": "me"}, {"kind": "open"}]}
            assert (await ann.post("/api/tables", wish, 403))["code"] == "csrf"
            ann.http.headers["X-Stavitel-CSRF"] = good[:-1] + "0" * (good[-1] != "0") + "1" * (good[-1] == "0")
            assert (await ann.post("/api/tables", wish, 403))["code"] == "csrf"
            ann.http.headers["X-Stavitel-CSRF"] = good
            ann.http.headers["Origin"] = "https://evil.example"
            assert (await ann.post("/api/tables", wish, 403))["code"] == "foreign-origin"
            ann.http.headers["Origin"] = server
            await ann.post("/api/tables", wish)
            try:
                async with connect(
                    server.replace("http", "ws") + "/ws/tables/x", origin="https://evil.example", proxy=None
                ):  # type: ignore[arg-type]
                    raise AssertionError("a foreign page got in")
            except InvalidStatus as refused:
                assert refused.response.status_code == 403

    run(scenario())


def test_a_part_of_a_page_is_guarded_by_what_concerns_it() -> None:
    kept = {name for name, _ in guarding("/assets/index-1.js", 200)}
    assert kept == {b"x-content-type-options", b"cross-origin-resource-policy"}
    for path, status in (("/assets/index-1.js", 404), ("/assets/drawn.svg", 200), ("/", 200), ("/sw.js", 200)):
        assert guarding(path, status) == HEADERS


def test_every_response_is_guarded(server: str) -> None:
    async def scenario() -> None:
        client = Client(server)
        for path in ("/", "/api/titles", "/nothing.js", "/api/nothing", "/table/abc", "/health/live"):
            headers = (await client.http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe-eval" not in headers["content-security-policy"]
            assert "script-src 'self';" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        cookie = (await client.http.post("/api/guest", json={"name": "A"})).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert (await client.http.get("/api/nothing")).status_code == 404
        for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2f..%2fetc/passwd"):
            climbing = await client.http.get(path)
            assert climbing.status_code < 500 or climbing.status_code == 503  # the client's page, or none built
            assert "root:" not in climbing.text
        metrics = (await client.http.get("/metrics")).text
        assert "stavitel_answers" in metrics
        assert re.search(r"^stavitel_commit_seconds_count [1-9]", metrics, re.MULTILINE)
        ready = (await client.http.get("/health/ready")).json()
        assert ready["status"] == "ready"
        assert ready["write_ms"] > 0
        assert ready["lag_ms"] >= 0
        await client.close()

    run(scenario())


def test_too_much_and_too_fast_is_refused(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        client, sender = Client(url), Client(url)  # whose connection may end with what is too large
        big = await sender.http.post("/api/guest", content=b'{"name": "' + b"x" * 100_000 + b'"}')
        assert (big.status_code, big.json()["code"]) == (413, "too-large")
        await sender.close()
        codes = [(await client.http.post("/api/guest", json={"name": "A"})).status_code for _ in range(6)]
        assert codes == [201, 201, 429, 429, 429, 429]
        codes = [(await client.http.get("/api/titles")).status_code for _ in range(30)]
        assert codes[0] == 200
        assert 429 in codes
        assert (await client.http.get("/health/live")).status_code == 200
        refused = 0
        for _ in range(30):  # now and then one more is allowed
            try:
                async with connect(url.replace("http", "ws") + "/ws/tables/anything", proxy=None):
                    pass
            except InvalidStatus:
                refused += 1
        assert refused
        await client.close()

    settings = free_settings(str(tmp_path / "a.db"), guests_per_hour=12, requests_per_minute=40)
    with serving(settings) as url:
        run(scenario(url))


def test_secrets_are_hashed_at_rest(tmp_path: Path) -> None:
    async def scenario(url: str) -> list[str]:
        async with clients(url, "Ann") as (ann,):
            await ann.make("me", "open")
            await ann.post("/api/account", {"account": "ann", "password": "correct horse"})
            session = ann.http.cookies["stavitel_session"]
            return [session, ann.links[0]["secret"], "correct horse"]

    database = tmp_path / "a.db"
    with serving(free_settings(str(database))) as url:
        secrets = asyncio.run(scenario(url))
    with sqlite3.connect(database) as store:
        kept = "\n".join(store.iterdump())
    assert "$argon2id$" in kept
    for secret in secrets:
        assert secret not in kept
