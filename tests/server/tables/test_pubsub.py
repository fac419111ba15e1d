"""Several processes on one PostgreSQL: the same tables, one answer to a question, news from process to process."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from server.conftest import end_connections, new_database
from server.harness import LIMIT, Client, Process


@pytest.fixture(scope="module")
def shared(postgres: str) -> str:
    """The address of a database that two servers share."""
    return new_database(postgres)


@pytest.fixture(scope="module")
def two(shared: str) -> Iterator[list[str]]:
    """Two servers with the same database."""
    servers = [Process(shared), Process(shared)]
    yield [server.url for server in servers]
    for server in servers:
        server.stop()


async def at_two_servers(urls: list[str], *more: str) -> tuple[Client, Client, str]:
    ann, bob = await Client(urls[0]).guest("Ann"), await Client(urls[1]).guest("Bob")
    table = await ann.make("me", "open", *more)
    await bob.post(f"/api/tables/{table}/join", {})
    await bob.sit(table)
    await ann.post(f"/api/tables/{table}/start")
    await ann.sit(table)
    while bob.whole is None:
        await bob.hear()
    return ann, bob, table


def test_a_game_is_played_across_processes(two: list[str]) -> None:
    async def scenario() -> None:
        ann, bob, table = await at_two_servers(two, "bot:random")
        dice = random.Random(3)
        await ann.send({"type": "chat", "text": "from the other side"})
        while not bob.chat:
            await bob.hear()
        while not all(one["here"] for one in bob.presence):
            await bob.hear()
        await asyncio.gather(ann.play(dice), bob.play(dice))
        await asyncio.gather(ann.settle(), bob.settle())
        for client in (ann, bob):
            for url in two:
                other = Client(url)
                other.http.cookies = client.http.cookies
                state = await other.get(f"/api/tables/{table}/state")
                assert state["version"] == client.version, "what one process has answered, the other shows"
                while state["scene"] != client.whole:  # at another process, which draws when there is a pause
                    await client.hear()
                assert state["events"] == client.events
                assert state["over"] == client.over
                await other.close()
            await client.close()

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_two_processes_that_answer_at_once_leave_one_answer(two: list[str]) -> None:
    async def scenario() -> None:
        ann = await Client(two[0]).guest("Ann")
        table = await ann.make("me", "me", options={"rounds": 5})
        await ann.post(f"/api/tables/{table}/start")
        twin = Client(two[1])
        twin.http.cookies = ann.http.cookies
        twin.http.headers = ann.http.headers
        dice = random.Random(5)
        both = (ann, twin)
        outcomes = {"done": 0, "stale": 0}
        for turn in range(40):
            states = [await ann.get(f"/api/tables/{table}/state", seat=seat) for seat in (0, 1)]
            open_now = [state for state in states if state["question"]]
            if not open_now:
                break
            ann.question = open_now[0]["question"]
            assert ann.question is not None
            version = states[0]["version"]

            async def answer(client: Client, name: str) -> str:
                body = {"question": ann.question["number"], "command": name, "keys": ann.any_keys(dice)}  # type: ignore[index]
                seat = ann.question["seat"]  # type: ignore[index]
                response = await client.http.post(f"/api/tables/{table}/answer?seat={seat}", json=body)
                assert response.status_code in (200, 409), response.text
                return str(response.json()["type"])

            got = await asyncio.gather(*(answer(client, f"t{turn}c{i}") for i, client in enumerate(both)))
            assert sorted(got) == ["done", "stale"]
            for kind in got:
                outcomes[kind] += 1
            after = [await client.get(f"/api/tables/{table}/state", seat=0) for client in both]
            assert after[0] == after[1]
            assert after[0]["version"] == version + 1
        assert outcomes["done"] == outcomes["stale"] > 10
        await ann.close()
        await twin.close()

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_undo_by_consent_across_processes(two: list[str]) -> None:
    async def scenario() -> None:
        ann, bob, _ = await at_two_servers(two)
        while await ann.asked() is not None and ann.question is not None and ann.question["topic"] != "throw":
            keys = ["no"] if ann.question["topic"] == "peek" else ann.any_keys(random.Random(1))
            await ann.answer(*keys)
        await ann.answer()
        await ann.send({"type": "undo", "command": "please", "version": ann.version})
        while bob.offer is None:
            await bob.hear()
        await bob.send({"type": "consent", "number": bob.offer["number"], "agree": True})
        while ann.question is None:
            await ann.hear()
        assert ann.question["topic"] == "throw"
        await ann.close()
        await bob.close()

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_news_come_again_after_the_connections_broke(two: list[str], shared: str) -> None:
    """PostgreSQL was restarted, say: what was said meanwhile is heard, and what is said then."""

    async def scenario() -> None:
        ann, bob, _ = await at_two_servers(two)
        end_connections(shared)
        for text in ("one", "two"):
            await ann.send({"type": "chat", "text": text})
            while not bob.chat or bob.chat[-1]["text"] != text:
                await bob.hear()
        await ann.close()
        await bob.close()

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))
