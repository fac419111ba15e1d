"""Bad input of every kind gets a code and a sentence; nothing fails, nothing hangs, the table lives on."""

import asyncio
import json
import random
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from server.harness import LIMIT, PATIENCE, Client, clients
from stavitel.server.protocol_schema import json_schema

BAD = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type": "nonsense"}',
    '{"type": "answer"}',
    '{"type": "answer", "question": "one", "command": "c", "keys": []}',
    '{"type": "answer", "question": 1, "command": "c", "keys": [], "extra": 1}',
    '{"type": "answer", "question": -1, "command": "c", "keys": []}',
    '{"type": "answer", "question": 1, "command": "' + "c" * 100 + '", "keys": []}',
    '{"type": "answer", "question": 1e300, "command": "c", "keys": []}',
    '{"type": "hello", "seat": 99}',
    '{"type": "hello", "protocol": 77}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": "\\u0000\\u0007"}',
    '{"type": "standing", "topic": "a b", "keys": null}',
    "[" * 5000,
    '{"type": "chat", "text": "\ud800"}'.encode("utf-16", "surrogatepass").decode("latin-1"),
]


def test_malformed_messages_are_told_so_and_the_connection_lives_on(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            table = await ann.make("me", "open")
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            await ann.sit(table)
            assert ann.socket is not None
            for bad in BAD:
                await ann.socket.send(bad)
                answer = await ann.until("error")
                assert answer["code"]
                assert answer["sentence"].endswith(".")
            await ann.socket.send(b"\xff\xfe\x00garbage")
            assert (await ann.until("error"))["code"] == "malformed"
            await ann.socket.send(json.dumps({"type": "chat", "text": "x" * 1_000_000}))
            assert (await ann.until("error"))["code"] == "too-large"
            await ann.send({"type": "hello", "seat": 1})  # another's seat
            assert (await ann.until("error"))["code"] == "not-your-seat"
            await ann.send({"type": "ping", "nonce": 5})
            assert (await ann.until("pong"))["nonce"] == 5
            await ann.answer(*ann.any_keys(random.Random(1)))  # and the game goes on

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_before_hello_nothing_is_done(server: str) -> None:
    async def scenario() -> None:
        from websockets.asyncio.client import connect

        async with clients(server, "Ann") as (ann,):
            table = await ann.make("me", "open")
            async with connect(server.replace("http", "ws") + f"/ws/tables/{table}", proxy=None) as socket:
                await socket.send('{"type": "answer", "question": 1, "command": "c", "keys": []}')
                assert json.loads(await socket.recv())["code"] == "say-hello"
            async with connect(server.replace("http", "ws") + "/ws/tables/nosuch", proxy=None) as socket:
                assert json.loads(await socket.recv())["code"] == "no-such-table"

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def made_up(schema: dict[str, Any], defs: dict[str, Any], dice: random.Random, depth: int = 0) -> Any:
    """Something that fits a schema, or nearly."""
    if dice.random() < 0.06 or depth > 5:
        return dice.choice([None, True, -1, 2**70, 0.5, "", "x" * 5000, "\u0000", [], {}, [[]], "seat0", "n1"])
    if "$ref" in schema:
        return made_up(defs[schema["$ref"].rsplit("/", 1)[1]], defs, dice, depth + 1)
    if "anyOf" in schema:
        return made_up(dice.choice(schema["anyOf"]), defs, dice, depth + 1)
    if "enum" in schema:
        return dice.choice(schema["enum"])
    if "const" in schema:
        return schema["const"]
    match schema.get("type"):
        case "integer":
            return dice.choice([0, 1, 2, 3, 5, 15, 2**31 - 1])
        case "boolean":
            return dice.random() < 0.5
        case "array":
            return [made_up(schema.get("items", {}), defs, dice, depth + 1) for _ in range(dice.randint(0, 3))]
        case "object":
            required = schema.get("required", [])
            made = {
                name: made_up(inner, defs, dice, depth + 1)
                for name, inner in schema.get("properties", {}).items()
                if name in required or name == "type" or dice.random() < 0.5
            }
            if dice.random() < 0.03:
                made["surprise"] = 1
            return made
        case "string":
            return dice.choice(["keep", "peek", "no", "n1", "yes", "c1", "c2", "abcdefghijklmnopqrstuv", "show:n3"])
    return None


async def fuzz(server: str, rounds: int, seed: int) -> None:
    defs = json_schema()["$defs"]
    dice = random.Random(seed)
    async with clients(server, "Ann", "Bob") as (ann, bob):
        table = await ann.make("me", "open", "bot:random", options={"rounds": 5})
        await bob.post(f"/api/tables/{table}/join", {})
        await ann.post(f"/api/tables/{table}/start")
        people = [await ann.sit(table), await bob.sit(table), await Client(server).sit(table)]
        for turn in range(rounds):
            client = dice.choice(people)
            assert client.socket is not None
            message = made_up(defs["ClientMessage"], defs, dice)
            if isinstance(message, dict) and message.get("type") == "answer" and client.question:
                if dice.random() < 0.6:
                    message |= {"question": client.question["number"], "command": f"z{turn}"}
                if dice.random() < 0.6:
                    message["keys"] = client.any_keys(dice)
            text = json.dumps(message)
            if dice.random() < 0.1:
                cut = dice.randrange(len(text) + 1)
                text = text[:cut] + dice.choice(["", "}", '"', "\\"]) + text[cut + 1 :]
            await client.socket.send(text)
            await client.send({"type": "ping", "nonce": turn})
            await client.until("pong", nonce=turn)  # whatever it was, the server is there
            client.events.clear()  # a made-up hello may ask for any events again
            client.version = (
                (await ann.get(f"/api/tables/{table}/state"))["version"] if turn % 50 == 0 else client.version
            )
        await people[2].close()


class Careless(Client):
    """A client that does not mind what it is told: the fuzzer asks for strange things."""

    def _told(self, events: list[dict[str, Any]]) -> None:
        self.events = []

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] in ("state", "update"):
            self.question = message.get("question", self.question)


@pytest.mark.parametrize("seed", range(3))
def test_made_up_messages_never_break_anything(server: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.harness.Client._told", Careless._told)
    monkeypatch.setattr("server.harness.Client._take", Careless._take)
    asyncio.run(asyncio.wait_for(fuzz(server, 150, seed), LIMIT))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 110))
def test_many_made_up_messages_never_break_anything(server: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.harness.Client._told", Careless._told)
    monkeypatch.setattr("server.harness.Client._take", Careless._take)
    asyncio.run(asyncio.wait_for(fuzz(server, 5000, seed), 900))


def test_messages_arrive_in_whatever_pieces_the_network_makes(server: str) -> None:
    async def scenario() -> list[int]:
        async with clients(server, "Ann") as (ann,):
            table = await ann.make("me", "open")
            protocol = ClientProtocol(parse_uri(f"{server.replace('http', 'ws')}/ws/tables/{table}"))
            reader, writer = await asyncio.open_connection("127.0.0.1", int(server.rsplit(":", 1)[1]))
            protocol.send_request(protocol.connect())
            writer.write(b"".join(protocol.data_to_send()))
            heard: list[int] = []

            async def listen(until: int) -> None:
                while until not in heard:
                    protocol.receive_data(await asyncio.wait_for(reader.read(65536), PATIENCE))
                    for event in protocol.events_received():
                        if isinstance(event, Frame) and (message := json.loads(event.data))["type"] == "pong":
                            heard.append(message["nonce"])

            def ping(nonce: int, size: int = 0) -> bytes:
                protocol.send_text(json.dumps({"type": "ping", "nonce": nonce}).encode() + b" " * size)
                return b"".join(protocol.data_to_send())

            while not protocol.handshake_exc and protocol.state is State.CONNECTING:
                protocol.receive_data(await reader.read(65536))
            protocol.events_received()
            writer.write(ping(1) + ping(2))  # two at once
            await listen(2)
            for byte in ping(3, 200):  # byte by byte
                writer.write(bytes([byte]))
                await writer.drain()
            await listen(3)
            late = ping(5)
            writer.write(ping(4) + late[:4])  # one and a part of the next
            await listen(4)
            writer.write(late[4:])
            await listen(5)
            protocol.send_text(b'{"type": "ping", ', fin=False)  # in two frames
            protocol.send_continuation(b'"nonce": 6}', fin=True)
            writer.write(b"".join(protocol.data_to_send()))
            await listen(6)
            writer.close()
            return heard

    assert asyncio.run(asyncio.wait_for(scenario(), LIMIT)) == [1, 2, 3, 4, 5, 6]
