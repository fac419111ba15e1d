"""Records come back in: uploaded, looked at, and played on from any move."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from kernel.guess import TITLE
from our_titles import OURS
from server.harness import LIMIT, clients, free_settings, serving
from stavitel.kept import kept_versions, rules_of
from stavitel.kept import replay as replay_kept
from stavitel.kernel import new_match, replay, title_named, verify


def a_record(answers: int | None = None) -> dict[str, Any]:
    """A game of the small title, to its end or to some answer."""
    match, dice = new_match(TITLE, 2, "uploaded", {"rounds": 2}), random.Random(3)
    while not match.over and (answers is None or match.answers < answers):
        seat, question = next(iter(match.asking.items()))
        match.answer(seat, dice.sample(list(question.options), question.least if question.many else 1))
    return match.record()


def test_a_record_is_taken_in_and_looked_at(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            record = a_record()
            shown = await ann.post("/api/records", {"record": {**record, "more": "is left out"}})
            assert (shown["title"], shown["length"], shown["over"]) == ("guess", len(record["answers"]), True)
            frame = await bob.get(f"/api/records/{shown['id']}/frame", at=3, seat=0)
            assert frame["scene"]
            assert frame["length"] == shown["length"]
            assert (await bob.get(f"/api/records/{shown['id']}/history"))["points"]
            assert await bob.get(f"/api/records/{shown['id']}") == shown
            await bob.get("/api/records/nosuchrecord", 404)

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_so_many_records_are_kept_for_a_person_and_no_more(tmp_path: Path) -> None:
    """Nobody fills the disk with them; another still has room."""

    async def scenario(url: str) -> None:
        async with clients(url, "Ann", "Bob") as (ann, bob):
            for _ in range(3):
                await ann.post("/api/records", {"record": a_record(2)})
            refused = await ann.post("/api/records", {"record": a_record(2)}, 409)
            assert refused["code"] == "too-many-records"
            await bob.post("/api/records", {"record": a_record(2)})

    with serving(free_settings(str(tmp_path / "a.db"), records_per_person=3)) as url:
        asyncio.run(asyncio.wait_for(scenario(url), LIMIT))


def test_what_is_no_record_is_refused_with_a_sentence(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            good = a_record(5)
            for bad in (
                {},
                {**good, "title": "chess"},
                {**good, "version": "99"},
                {**good, "answers": [[0, "no such key"]]},
                {**good, "answers": 5},
                {**good, "answers": [[0, "x"]] * 6000},
                {**good, "fingerprint": "0" * 16},
                {**good, "seats": "two"},
                {**good, "options": {"rounds": 99}},
            ):
                refused = await ann.post("/api/records", {"record": bad}, 400)
                assert refused["code"] in ("bad-record", "too-large"), refused
                assert len(refused["sentence"]) > 10

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_a_game_goes_on_from_any_move_of_a_record(server: str) -> None:
    """The table is as it was, chance is new; the game that follows has a record of its own that can be verified."""

    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            record = a_record()
            at = len(record["answers"]) // 2
            key = (await ann.post("/api/records", {"record": record}))["id"]
            seats = [{"kind": "me"}, {"kind": "open"}]
            await ann.post(f"/api/records/{key}/play", {"at": at, "seats": seats[:1]}, 400)
            await ann.post(f"/api/records/{key}/play", {"at": len(record["answers"]), "seats": seats}, 409)
            made = await ann.post(f"/api/records/{key}/play", {"at": at, "seats": seats})
            table = made["table"]["id"]
            assert made["table"]["origin"] == f"{key}:{at}"
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            then = replay({**record, "answers": record["answers"][:at]}, TITLE)
            state = await ann.get(f"/api/tables/{table}/state")
            assert state["scene"] == then.scene(0)
            assert {one["seat"] for one in state["asking"]} == set(then.asking)
            dice = random.Random(8)
            people = [await ann.sit(table), await bob.sit(table)]
            await asyncio.gather(*(client.play(dice) for client in people))
            again = await ann.get(f"/api/tables/{table}/record")
            assert again["position"] is not None
            assert again["seed"] != record["seed"]
            assert verify(again, TITLE) == []
            assert (await ann.get(f"/api/tables/{table}/verify"))["ok"] is True
            since = len(then.position()["answers"])  # its record begins at the checkpoint before
            assert (await ann.get(f"/api/tables/{table}/replay", at=since))["scene"] == then.scene(None)
            shared = await bob.post("/api/records", {"table": table})
            assert (await ann.get(f"/api/tables/{table}/origin"))["id"] == key
            assert shared["length"] == len(again["answers"])

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


@pytest.mark.parametrize("name", OURS)
def test_a_record_of_older_rules_goes_on_by_these(server: str, name: str) -> None:
    """The table that goes on is the one of the older rules, asks by them and takes answers."""
    version = kept_versions(name)[0]
    rules = rules_of(title_named(name), version)
    assert rules is not None
    match = rules.new_match(2, "kept", {})
    for _ in range(20):
        seat = next(iter(match.asking))
        match.answer(seat, rules.bot("greedy").decide(match.view(seat)))
    record = match.record()
    at = 13
    then = replay_kept({**record, "answers": record["answers"][:at]})

    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            key = (await ann.post("/api/records", {"record": record}))["id"]
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await ann.post(f"/api/records/{key}/play", {"at": at, "seats": seats})
            table = made["table"]["id"]
            await ann.post(f"/api/tables/{table}/start")
            states = [await ann.get(f"/api/tables/{table}/state", seat=seat) for seat in (0, 1)]
            assert [state["scene"] for state in states] == [then.scene(seat) for seat in (0, 1)]
            state = next(one for one in states if one["question"] is not None)
            question = state["question"]
            keys = [option["key"] for option in question["options"]][: max(1, question["least"])]
            body = {"question": question["number"], "command": "first", "keys": keys}
            done = await ann.post(f"/api/tables/{table}/answer?seat={state['seat']}", body)
            assert done["type"] == "done"
            assert question["topic"] == then.asking[state["seat"]].topic

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_a_record_whose_rules_are_gone_says_which_it_needs(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            key = (await ann.post("/api/records", {"record": a_record(5)}))["id"]
            monkeypatch.setattr("stavitel.server.http.records.rules_of", lambda title, version: None)
            wish = {"at": 3, "seats": [{"kind": "me"}, {"kind": "open"}]}
            refused = await ann.post(f"/api/records/{key}/play", wish, 409)
            assert refused["code"] == "rules-changed"
            assert f"version {TITLE.version} of guess" in refused["sentence"]

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))
