"""Learning over HTTP: what teaches a title, the guided first game, and a hint that knows no more than its seat."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from server.harness import LIMIT, clients
from stavitel.kernel import commitment, title_named


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, LIMIT))


def test_a_title_says_how_it_is_taught(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            lessons = {one["name"]: one["lesson"] for one in await ann.get("/api/titles")}
            assert lessons["citadels"] and not lessons["guess"]
            taught = await ann.get("/api/titles/citadels/teaching")
            teaching = title_named("citadels").teaching
            assert teaching is not None
            assert teaching.lesson is not None
            assert [step["name"] for step in taught["lesson"]["steps"]] == [step.name for step in teaching.lesson.steps]
            assert taught["terms"] == teaching.terms
            assert (await ann.get("/api/titles/guess/teaching"))["lesson"] is None
            assert (await ann.get("/api/titles/chess/teaching", 404))["code"] == "no-such-title"

    run(scenario())


def test_a_lesson_is_a_table_that_has_begun(server: str) -> None:
    """The learner sits in seat 0 and is asked; the table is not listed, and its commitment says what it is."""

    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            seated = await ann.post("/api/titles/citadels/lesson", status=201)
            table = seated["table"]
            assert (table["status"], table["listed"], table["commitment"]) == ("playing", False, commitment("lesson"))
            assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
            state = await ann.get(f"/api/tables/{table['id']}/state")
            assert state["question"]["topic"] == "keep-a-character"
            assert (await ann.post("/api/titles/guess/lesson", status=404))["code"] == "no-lesson"

    run(scenario())


def test_a_bot_gives_advice_where_the_table_allows_it(server: str) -> None:
    """An answer that is on offer, with figures, for whoever is asked; not to others, and not at a table without."""

    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            table = (await ann.post("/api/titles/citadels/lesson", status=201))["table"]["id"]
            question = (await ann.get(f"/api/tables/{table}/state"))["question"]
            hint = await ann.post(f"/api/tables/{table}/hint?seconds=0.05")
            assert hint["question"] == question["number"]
            offered = {option["key"] for option in question["options"]}
            assert hint["keys"] == hint["considered"][0]["keys"]
            assert all(offered.issuperset(one["keys"]) and 0 <= one["win"] <= 1 for one in hint["considered"])
            assert len(hint["considered"]) > 1
            assert (await bob.post(f"/api/tables/{table}/hint", status=403))["code"] == "not-your-seat"
            assert hint["considered"][0]["keys"] == hint["keys"]
            assert all(0 <= one["win"] <= 1 and one["tries"] > 0 for one in hint["considered"])
            strict = await ann.make("me", "bot:random", advice=False)
            await ann.post(f"/api/tables/{strict}/start")
            assert (await ann.post(f"/api/tables/{strict}/hint", status=403))["code"] == "no-hints"

    run(scenario())


def test_what_the_coach_has_said_goes_with_the_person(server: str) -> None:
    """On every device: topics that were met, asked for again, and whether the coach speaks at all."""

    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            assert await ann.get("/api/me/coach") == {"on": True, "topics": []}
            await ann.post("/api/me/coach", {"topics": ["citadels:turn", "citadels:rob"]})
            await ann.post("/api/me/coach", {"topics": ["citadels:turn"], "known": False})
            assert await ann.post("/api/me/coach", {"on": False}) == {"on": False, "topics": ["citadels:rob"]}
            assert await ann.get("/api/me/coach") == {"on": False, "topics": ["citadels:rob"]}
            assert await bob.get("/api/me/coach") == {"on": True, "topics": []}

    run(scenario())


def test_an_example_of_a_rule_is_answered_again_and_again(server: str) -> None:
    """The same position for everybody, answered without a table; what is not on offer is refused."""

    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            taught = await ann.get("/api/titles/citadels/teaching")
            example = next(one for one in taught["examples"] if one["step"] == "build")
            place = f"/api/titles/citadels/examples/{example['step']}"
            first = await ann.post(place, {"answers": []})
            key = next(option["key"] for option in first["question"]["options"] if option["key"].startswith("build:"))
            after = await ann.post(place, {"answers": [[key]]})
            assert any(event["id"] == "tell-builds" for event in after["events"])
            assert await ann.post(place, {"answers": []}) == first
            assert (await ann.post(place, {"answers": [["fly"]]}, status=409))["code"] == "illegal-answer"
            assert (await ann.post("/api/titles/citadels/examples/none", {}, status=404))["code"] == "no-such-example"
            assert (await ann.post("/api/titles/citadels/examples/figures", {}))["scene"]

    run(scenario())
