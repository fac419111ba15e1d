"""Nobody looks into another's hand: a lost link comes back only in the open, and nobody holds two hands."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.harness import LIMIT, Client, clients, free_settings, serving
from stavitel.kernel import installed_titles

TITLES = [name for name in installed_titles() if name != "lanterns"]


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where who is away counts as absent at once."""
    with serving(free_settings(str(tmp_path_factory.mktemp("server") / "a.db"), absence_seconds=0.0)) as url:
        yield url


@asynccontextmanager
async def playing(server: str, title: str) -> AsyncIterator[tuple[str, list[Client], str]]:
    """Ann, the host, with Bob and Cyd at a running game, all of them looking; and the secret of Bob's seat."""
    async with clients(server, "Ann", "Bob", "Cyd") as (ann, bob, cyd):
        table = await ann.make("me", "open", "open", title=title)
        secret = (await bob.post(f"/api/tables/{table}/join", {}))["links"][0]["secret"]
        await cyd.post(f"/api/tables/{table}/join", {})
        await ann.post(f"/api/tables/{table}/start")
        for client in (ann, bob, cyd):
            await client.sit(table)
        yield table, [ann, bob, cyd], secret


def run(scenario: Any) -> None:
    asyncio.run(asyncio.wait_for(scenario, LIMIT))


async def code(client: Client, path: str, body: Any = None, status: int = 409) -> str:
    return str((await client.post(path, body, status))["code"])


@pytest.mark.parametrize("title", TITLES)
def test_the_host_cannot_reach_a_hand_while_its_owner_is_there(patient: str, title: str) -> None:
    async def scenario() -> None:
        async with playing(patient, title) as (table, (ann, bob, _), secret):
            seat = f"/api/tables/{table}/seats/1"
            assert await code(ann, seat + "/link") == "not-absent"
            assert await code(ann, seat, {"kind": "open"}) == "not-absent"
            assert await code(ann, seat, {"kind": "bot", "level": "random"}) == "not-absent"
            assert await code(ann, f"/api/tables/{table}/join", {"seat": 1}) == "already-seated"
            assert await code(ann, "/api/claim", {"secret": secret}) == "already-seated"
            assert (await ann.get(f"/api/tables/{table}/state", 403, seat=1))["code"] == "not-your-seat"
            await ann.send({"type": "hello", "seat": 1})
            assert (await ann.until("error"))["code"] == "not-your-seat"
            await bob.settle()
            assert bob.chat == []  # nothing happened that would have to be told

    run(scenario())


def test_who_was_here_a_moment_ago_is_not_absent(server: str) -> None:
    """Though they have not looked at the table yet, nor been asked anything."""

    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            table = await ann.make("me", "open")
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            seat = f"/api/tables/{table}/seats/1"
            assert await code(ann, seat + "/link") == "not-absent"
            assert await code(ann, seat, {"kind": "open"}) == "not-absent"

    run(scenario())


@pytest.mark.parametrize("title", TITLES)
def test_the_link_of_somebody_absent_needs_all_others_and_the_table_is_told(patient: str, title: str) -> None:
    async def scenario() -> None:
        async with playing(patient, title) as (table, (ann, bob, cyd), secret):
            seat = f"/api/tables/{table}/seats/1"
            assert bob.socket is not None
            await bob.socket.close()
            while any(one["here"] for one in cyd.presence if one["seat"] == 1):
                await cyd.until("presence")
            assert await code(cyd, seat + "/agree") == "no-such-offer"
            for path, body in (
                (seat + "/link", None),
                (seat, {"kind": "open"}),
                (seat, {"kind": "bot", "level": "random"}),
            ):
                assert await code(ann, path, body) == "needs-consent"
            assert await code(ann, seat + "/agree") == "not-asked"
            await cyd.post(seat + "/agree")
            link = (await ann.post(seat + "/link"))["secret"]
            for client in (ann, cyd):
                while [line["notice"] for line in client.chat] != ["asks-seat", "agrees", "new-link"]:
                    await client.until("chat")
                assert [line["name"] for line in client.chat] == ["Ann", "Cyd", "Ann"]
            assert await code(ann, seat + "/link") == "needs-consent"  # it was for once
            assert await code(ann, "/api/claim", {"secret": link}) == "already-seated"
            stranger = Client(patient)
            assert (await stranger.post("/api/claim", {"secret": secret}, 404))["code"] == "no-such-link"
            await stranger.post("/api/claim", {"secret": link})
            while cyd.chat[-1]["notice"] != "sits-down":
                await cyd.until("chat")
            assert (await bob.get(f"/api/tables/{table}/state", 403, seat=1))["code"] == "not-your-seat"
            await stranger.close()

    run(scenario())


def test_the_owner_makes_a_new_link_and_whoever_came_by_the_old_one_is_gone(patient: str) -> None:
    async def scenario() -> None:
        async with playing(patient, "guess") as (table, (ann, bob, _), secret):
            thief = Client(patient)
            await thief.sit(table)
            await thief.send({"type": "hello", "secret": secret, "last": len(thief.events)})
            assert (await thief.until("state"))["seat"] == 1
            await bob.post(f"/api/tables/{table}/seats/1/link")
            with pytest.raises(ConnectionClosed):
                await thief.until("nothing more")
            await ann.until("chat")
            assert [(line["name"], line["notice"]) for line in ann.chat] == [("Bob", "new-link")]
            await thief.close()

    run(scenario())


@pytest.mark.parametrize("title", TITLES)
def test_a_link_that_the_host_made_before_the_start_opens_no_hand(patient: str, title: str) -> None:
    async def scenario() -> None:
        async with clients(patient, "Ann", "Bob") as (ann, bob):
            table = await ann.make("me", "open", title=title)
            await bob.post(f"/api/tables/{table}/join", {})
            link = (await ann.post(f"/api/tables/{table}/seats/1/link"))["secret"]
            spy = Client(patient)
            spy.http.headers["Authorization"] = f"Bearer {link}"
            assert (await spy.get(f"/api/tables/{table}/state", 401))["code"] == "bad-secret"
            await ann.post(f"/api/tables/{table}/start")
            assert (await spy.get(f"/api/tables/{table}/state", 401))["code"] == "bad-secret"
            del spy.http.headers["Authorization"]
            await spy.sit(table)
            await spy.send({"type": "hello", "secret": link})
            assert (await spy.until("error"))["code"] == "bad-secret"
            assert await code(spy, "/api/claim", {"secret": link}, 404) == "no-such-link"
            await spy.close()

    run(scenario())


@pytest.mark.parametrize("title", TITLES)
def test_a_link_that_all_agreed_to_seats_one_person_and_no_spy(patient: str, title: str) -> None:
    """Who asked for it has seen it: it opens no hand, and nothing at all once somebody sits there by it."""

    async def scenario() -> None:
        async with playing(patient, title) as (table, (ann, bob, cyd), _secret):
            seat = f"/api/tables/{table}/seats/1"
            assert bob.socket is not None
            await bob.socket.close()
            while any(one["here"] for one in cyd.presence if one["seat"] == 1):
                await cyd.until("presence")
            assert await code(ann, seat + "/link") == "needs-consent"
            await cyd.post(seat + "/agree")
            link = (await ann.post(seat + "/link"))["secret"]
            spy, phone = Client(patient), Client(patient)
            spy.http.headers["Authorization"] = f"Bearer {link}"
            assert (await spy.get(f"/api/tables/{table}/state", 401))["code"] == "bad-secret"
            seated = await phone.post("/api/claim", {"secret": link})
            assert [one["seat"] for one in seated["links"]] == [1]
            assert (await spy.get(f"/api/tables/{table}/state", 401))["code"] == "bad-secret"
            spy.http.headers["Authorization"] = f"Bearer {seated['links'][0]['secret']}"
            assert (await spy.get(f"/api/tables/{table}/state"))["seat"] == 1  # the new one is its owner's
            await spy.close()
            await phone.close()

    run(scenario())


def test_nobody_takes_a_second_seat_but_who_made_the_table_for_one_device(patient: str) -> None:
    async def scenario() -> None:
        async with clients(patient, "Ann", "Bob") as (ann, bob):
            shared = await ann.make("me", "me", "open")
            assert [seat["mine"] for seat in (await ann.get(f"/api/tables/{shared}"))["seats"]] == [True, True, False]
            await bob.post(f"/api/tables/{shared}/join", {})
            table = await ann.make("me", "open", "open")
            await bob.post(f"/api/tables/{table}/join", {"seat": 1})
            for client in (ann, bob):
                assert await code(client, f"/api/tables/{table}/join", {"seat": 2}) == "already-seated"

    run(scenario())


@pytest.mark.parametrize("title", TITLES)
def test_who_gives_a_seat_away_does_not_look_on_by_its_link(patient: str, title: str) -> None:
    """As a host could who makes a table for one device, and then lets a friend have a seat."""

    async def scenario() -> None:
        async with clients(patient, "Ann", "Bob") as (ann, bob):
            table = await ann.make("me", "me", title=title)
            secret = ann.links[1]["secret"]
            [own] = (await bob.post("/api/claim", {"secret": secret}))["links"]
            await ann.post(f"/api/tables/{table}/start")
            spy = Client(patient)
            spy.http.headers["Authorization"] = f"Bearer {secret}"
            assert (await spy.get(f"/api/tables/{table}/state", 401))["code"] == "bad-secret"
            spy.http.headers["Authorization"] = f"Bearer {own['secret']}"
            assert (await spy.get(f"/api/tables/{table}/state"))["seat"] == 1
            await spy.close()

    run(scenario())


def test_the_link_of_one_of_several_seats_gives_that_seat_alone(patient: str) -> None:
    """Who comes by it without a session is not who made the table, and sees one hand."""

    async def scenario() -> None:
        async with clients(patient, "Ann") as (ann,):
            table = await ann.make("me", "me", title="citadels")
            friend = Client(patient)
            seated = await friend.post("/api/claim", {"secret": ann.links[1]["secret"]})
            assert [seat["mine"] for seat in seated["table"]["seats"]] == [False, True]
            assert (await friend.get("/api/me"))["id"] != ann.person["id"]
            await ann.post(f"/api/tables/{table}/start")
            assert (await friend.get(f"/api/tables/{table}/state", 403, seat=0))["code"] == "not-your-seat"
            assert (await ann.get(f"/api/tables/{table}/state", 403, seat=1))["code"] == "not-your-seat"
            await friend.close()

    run(scenario())


@pytest.mark.parametrize("title", TITLES)
def test_who_has_seen_a_hand_gets_no_other_in_that_game(patient: str, title: str) -> None:
    """Else one could get up, look into the hand of a seat that is free, or was a bot's, and come back."""

    async def scenario() -> None:
        async with clients(patient, "Ann", "Bob", "Cyd") as (ann, bob, cyd):
            table = await ann.make("me", "open", "bot:random", title=title)
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            await ann.post(f"/api/tables/{table}/seats/2", {"kind": "open"})
            await ann.post(f"/api/tables/{table}/leave")
            assert await code(ann, f"/api/tables/{table}/join", {"seat": 2}) == "sat-elsewhere"
            await ann.post(f"/api/tables/{table}/join", {})
            assert (await ann.get(f"/api/tables/{table}/state"))["seat"] == 0  # her own again
            [link] = (await cyd.post(f"/api/tables/{table}/join", {}))["links"]
            await bob.post(f"/api/tables/{table}/leave")
            assert await code(bob, "/api/claim", {"secret": link["secret"]}) == "sat-elsewhere"
            await ann.post(f"/api/tables/{table}/leave")
            await bob.post(f"/api/tables/{table}/join", {})
            assert await code(ann, f"/api/tables/{table}/join", {"seat": 1}) == "no-seat"
            assert (await bob.get(f"/api/tables/{table}/state"))["seat"] == 1

    run(scenario())


def test_a_new_link_ends_the_sessions_that_came_by_the_old_one(patient: str) -> None:
    """Whoever showed it without a session was the guest until now."""

    async def scenario() -> None:
        async with playing(patient, "guess") as (table, (_, bob, _), secret):
            thief = Client(patient)
            await thief.post("/api/claim", {"secret": secret})
            assert (await thief.get(f"/api/tables/{table}/state"))["seat"] == 1
            await thief.sit(table)
            await bob.post(f"/api/tables/{table}/seats/1/link")
            with pytest.raises(ConnectionClosed):
                await thief.until("nothing more")
            assert (await thief.get(f"/api/tables/{table}/state"))["seat"] is None
            assert (await thief.get("/api/me", 401))["code"] == "who-are-you"
            assert (await bob.get(f"/api/tables/{table}/state"))["seat"] == 1
            await thief.close()

    run(scenario())


@pytest.mark.parametrize(("pace", "said"), [("live", "needs-consent"), ("days", "not-absent")])
def test_over_days_nobody_is_absent_after_some_minutes(patient: str, pace: str, said: str) -> None:
    async def scenario() -> None:
        async with clients(patient, "Ann", "Bob", "Cyd") as (ann, bob, cyd):
            table = await ann.make("me", "open", "open", pace=pace)
            for client in (bob, cyd):
                await client.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            assert await code(ann, f"/api/tables/{table}/seats/1/link") == said

    run(scenario())


def test_a_bot_that_held_a_seat_gives_it_only_to_who_holds_none(patient: str) -> None:
    async def scenario() -> None:
        async with clients(patient, "Ann", "Bob") as (ann, bob):
            table = await ann.make("me", "open", "bot:random")
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            assert await code(bob, f"/api/tables/{table}/seats/2", {"kind": "open"}, 403) == "not-host"
            await ann.post(f"/api/tables/{table}/seats/2", {"kind": "open"})
            assert await code(ann, f"/api/tables/{table}/join", {"seat": 2}) == "already-seated"

    run(scenario())


def test_only_a_real_absence_counts(tmp_path: Path) -> None:
    """Who has just looked, or answered by a script, is not absent."""

    async def scenario(url: str) -> None:
        async with playing(url, "guess") as (table, (ann, bob, _), _secret):
            assert bob.socket is not None
            await bob.socket.close()
            while any(one["here"] for one in ann.presence if one["seat"] == 1):
                await ann.until("presence")
            assert await code(ann, f"/api/tables/{table}/seats/1/link") == "not-absent"

    with serving(free_settings(str(tmp_path / "a.db"))) as url:
        run(scenario(url))
