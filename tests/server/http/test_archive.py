"""Finished games: scores over time, replay from any seat, the record, and that it is true."""

import asyncio
import random

from server.harness import LIMIT, clients
from stavitel.kernel import commitment, verify


def test_a_finished_game_can_be_looked_at_again(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            table = await ann.make("me", "bot:random", options={"rounds": 2})
            await ann.post(f"/api/tables/{table}/start")
            for what in ("history", "record", "verify"):
                assert (await ann.get(f"/api/tables/{table}/{what}", 409))["code"] == "not-over"
            assert (await ann.get(f"/api/tables/{table}/replay", 409, at=0))["code"] == "not-over"
            promised = (await ann.get(f"/api/tables/{table}"))["commitment"]
            await ann.sit(table)
            await ann.play(random.Random(3))
            await ann.settle()
            record = await ann.get(f"/api/tables/{table}/record")
            assert verify(record) == []
            assert commitment(record["seed"]) == promised
            assert (await ann.get(f"/api/tables/{table}/verify"))["ok"] is True
            history = await ann.get(f"/api/tables/{table}/history")
            assert ann.over is not None
            final = {line["seat"]: line["total"] for line in ann.over["scores"]}
            assert history["points"][-1]["totals"] == [final[0], final[1]]
            length = len(record["answers"])
            assert history["length"] == length
            events = []
            for at in range(length + 1):
                frame = await ann.get(f"/api/tables/{table}/replay", at=at, seat=0)
                events += frame["events"]
            assert frame["scene"] == ann.whole
            assert [one for one in events if one["id"] != "tell-undoes"] == ann.events
            early = await ann.get(f"/api/tables/{table}/replay", at=1)
            assert all("face" not in node for node in early["scene"]["children"][1]["children"])
            other = await ann.get(f"/api/tables/{table}/replay", at=1, seat=1)
            assert any("face" in node for node in other["scene"]["children"][2]["children"])
            assert (await ann.get(f"/api/tables/{table}/replay", 404, at=length + 1))["code"] == "no-such-moment"
            assert (await ann.get(f"/api/tables/{table}/replay", 404, at=1, seat=9))["code"] == "no-such-seat"

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))
