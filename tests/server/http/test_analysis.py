"""The analysis board: finished games are judged in the background, and the result is kept."""

import asyncio
import random
from typing import Any

from server.harness import LIMIT, Client, clients


async def finished(ann: Client) -> str:
    """A table where Ann has played a short game to its end."""
    table = await ann.make("me", "bot:random", options={"rounds": 1})
    await ann.post(f"/api/tables/{table}/start")
    assert (await ann.get(f"/api/tables/{table}/analysis", 409))["code"] == "not-over"
    assert (await ann.post(f"/api/tables/{table}/analysis", {}, 409))["code"] == "not-over"
    await ann.sit(table)
    await ann.play(random.Random(3))
    await ann.settle()
    return table


async def analysed(ann: Client, table: str, open_cards: bool = False) -> dict[str, Any]:
    """The analysis of a game, once it is done."""
    found = await ann.post(f"/api/tables/{table}/analysis", {"open_cards": open_cards}, 202)
    while found["status"] == "running":
        await asyncio.sleep(0.05)
        found = await ann.get(f"/api/tables/{table}/analysis", open=str(open_cards).lower())
    done: dict[str, Any] = found
    return done


def test_a_finished_game_is_judged_and_the_judgement_kept(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            table = await finished(ann)
            assert (await ann.get(f"/api/tables/{table}/analysis"))["status"] == "none"
            found = await analysed(ann, table)
            assert found["status"] == "done"
            assert found["done"] == found["length"]
            assert found["decisions"]
            for one in found["decisions"]:
                assert abs(sum(one["chances"]) - 1) < 0.001
                assert one["cost"] >= 0
                assert len(one["chosen"]["says"]) == len(one["chosen"]["keys"])
            costs = [one["cost"] for one in found["decisions"]]
            assert len(found["turning"]) <= 3
            assert all(costs[place] >= sorted(costs)[-3] for place in found["turning"])
            assert await bob.get(f"/api/tables/{table}/analysis") == found  # whoever may look at the replay
            assert (await ann.get(f"/api/tables/{table}/analysis", open="true"))["status"] == "none"
            assert (await analysed(ann, table, open_cards=True))["status"] == "done"

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_a_player_may_try_again_and_the_board_answers(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            table = await finished(ann)
            first = (await analysed(ann, table))["decisions"][0]
            where = f"/api/tables/{table}/seats/{first['seat']}/asked"
            question = await ann.get(where, at=first["at"])
            assert question["topic"] == first["topic"]
            keys = first["chosen"]["keys"]
            tried = {"at": first["at"], "seat": first["seat"], "keys": keys}
            judged = await ann.post(f"/api/tables/{table}/attempt", tried, 200)
            assert keys in [one["keys"] for one in judged["considered"]]
            wrong = await ann.post(f"/api/tables/{table}/attempt", {**tried, "keys": ["nothing"]}, 409)
            assert wrong["code"] == "not-on-offer"
            assert (await ann.get(where, 409, at=10_000))["code"] == "not-asked"

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))
