"""kill -9 under load: no acknowledged answer is lost, and all tables go on."""

import asyncio
import contextlib
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.harness import LIMIT, Client, Process
from stavitel import bots

FOUR = ("citadels", "paladins", "architects", "lisboa")
TROUBLE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, AssertionError)


class Stubborn:
    """A player who answers on, comes back after every break, and remembers what was acknowledged."""

    def __init__(self, url: str, seed: int, title: str = "guess") -> None:
        self.client = Client(url)
        self.title = title
        self.dice = random.Random(seed)
        self.acknowledged: list[dict[str, Any]] = []
        self.table = ""
        self.pending: dict[str, Any] | None = None

    async def begin(self) -> None:
        await self.client.guest("Stubborn")
        await self.new_table()

    async def new_table(self) -> None:
        if self.title == "guess":
            self.table = await self.client.make("me", "bot:random", options={"rounds": 5})
        else:
            level = bots.names(self.title)[1]  # one that thinks
            self.table = await self.client.make("me", f"bot:{level}", title=self.title)
        await self.client.post(f"/api/tables/{self.table}/start")
        self.client.events, self.client.chat, self.client.over = [], [], None

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            with contextlib.suppress(*TROUBLE):
                await self.client.sit(self.table)
                await self._on(stop)
            await asyncio.sleep(0.05)

    async def _on(self, stop: asyncio.Event) -> None:
        client = self.client
        if self.pending is not None:
            outcome = await self._send(self.pending)
            assert outcome["type"] in ("done", "repeated", "stale"), outcome
            self.pending = None
        while not stop.is_set():
            if await client.asked() is None:
                return
            assert client.question is not None
            command = f"c{self.dice.getrandbits(60)}"
            answer = {"question": client.question["number"], "command": command, "keys": client.any_keys(self.dice)}
            self.pending = {"type": "answer", **answer}
            await self._send(self.pending)
            self.pending = None

    async def _send(self, answer: dict[str, Any]) -> dict[str, Any]:
        await self.client.send(answer)
        while True:
            message = await self.client.hear()
            if message.get("command") == answer["command"]:
                if message["type"] in ("done", "repeated"):
                    self.acknowledged.append({**answer, "version": message["version"], "table": self.table})
                return message


async def under_load(
    database: str, kills: int, players: int, answers: int, titles: tuple[str, ...] = ("guess",)
) -> int:
    """Kills the server each time that so many more answers were acknowledged; how many were in all."""
    server = await asyncio.to_thread(Process, database)
    port = server.port
    crowd = [Stubborn(server.url, seed, titles[seed % len(titles)]) for seed in range(players)]
    for player in crowd:
        await player.begin()
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in crowd]
    try:
        dice = random.Random(7)
        for _ in range(kills):
            await more_answers(crowd, answers)
            await asyncio.sleep(0.1 * dice.random())
            await asyncio.to_thread(server.kill)
            server = await asyncio.to_thread(lambda: Process(database, port=port))
        await more_answers(crowd, answers)
        stop.set()
        await asyncio.gather(*playing)
        total = 0
        for player in crowd:
            await player.client.sit(player.table)  # every table opens again
            for one in list(player.acknowledged):
                again = await player._send({key: one[key] for key in ("type", "question", "command", "keys")})
                assert (again["type"], again["version"]) == ("repeated", one["version"])
            total += len({one["version"] for one in player.acknowledged})
            versions = [one["version"] for one in player.acknowledged]
            state = await player.client.get(f"/api/tables/{player.table}/state")
            assert state["version"] >= max(versions, default=0)
            assert state["events"] == player.client.events  # what was seen before the kills still holds
            await player.client.close()
        return total
    finally:
        stop.set()
        for task in playing:
            task.cancel()
        await asyncio.to_thread(server.kill)


async def more_answers(crowd: list[Stubborn], count: int) -> None:
    """Waits until so many more are acknowledged, or all games are over."""
    wanted = sum(len(player.acknowledged) for player in crowd) + count
    while sum(len(player.acknowledged) for player in crowd) < wanted and not all(one.client.over for one in crowd):
        await asyncio.sleep(0.01)


def test_nothing_acknowledged_is_lost_by_two_kills(tmp_path: Path) -> None:
    total = asyncio.run(asyncio.wait_for(under_load(str(tmp_path / "a.db"), 2, 4, 8), LIMIT))
    assert total > 10


def test_nothing_acknowledged_is_lost_by_a_kill_in_the_four_games_with_their_bots(tmp_path: Path) -> None:
    total = asyncio.run(asyncio.wait_for(under_load(str(tmp_path / "a.db"), 1, 4, 12, FOUR), LIMIT))
    assert total > 12


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_by_twenty_kills_in_the_four_games_with_their_bots(tmp_path: Path) -> None:
    total = asyncio.run(asyncio.wait_for(under_load(str(tmp_path / "a.db"), 20, 12, 30, FOUR), 1800))
    assert total > 100


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_by_twenty_kills(tmp_path: Path) -> None:
    total = asyncio.run(asyncio.wait_for(under_load(str(tmp_path / "a.db"), 20, 30, 20), 900))
    assert total > 100


@pytest.mark.soak
def test_nothing_acknowledged_is_lost_by_twenty_kills_on_postgresql(postgres_url: str) -> None:
    total = asyncio.run(asyncio.wait_for(under_load(postgres_url, 20, 30, 20), 900))
    assert total > 100
