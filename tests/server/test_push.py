"""Web Push: messages that only the browser can read, and no way into our own network."""

import asyncio
import json
import os
import socket
import struct
import threading
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from server.harness import LIMIT, clients
from server.registry_harness import read, run, write
from stavitel.server import push
from stavitel.server.errors import ClientError
from stavitel.server.protocol import PushKeys, PushTarget
from stavitel.server.push import (
    PushSender,
    base64url,
    encrypt,
    from_base64url,
    is_public,
    new_key,
    public_point,
    resolve_public,
    signature,
)
from stavitel.server.storage import people
from stavitel.server.storage.push_targets import save_browser, save_webhook, targets_of
from stavitel.server.tables.registry import TableRegistry


def test_the_browser_can_read_the_message() -> None:
    browser, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    own = public_point(browser.public_key())
    sent = encrypt(b"your turn", base64url(own), base64url(auth))
    salt, size, length = sent[:16], *struct.unpack("!IB", sent[16:21])
    assert (size, length) == (4096, 65)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sent[21:86])
    info = b"WebPush: info\x00" + own + sent[21:86]
    shared = HKDF(hashes.SHA256(), 32, auth, info).derive(browser.exchange(ec.ECDH(), theirs))
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(shared)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(shared)
    assert AESGCM(key).decrypt(nonce, sent[86:], None) == b"your turn\x02"


def test_the_sender_is_signed() -> None:
    sender = PushSender(new_key(), "mailto:a@example.org")
    header = sender.authorization("https://push.example")
    token, key = header.removeprefix("vapid t=").split(", k=")
    signed, _, signature = token.rpartition(".")
    raw = from_base64url(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(key))
    plain = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(plain, signed.encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(from_base64url(signed.split(".")[1]))["aud"] == "https://push.example"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "::1",
        "fe80::1",
        "fd00::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "64:ff9b:1::7f00:1",
        "::127.0.0.1",
        "::ffff:0:7f00:1",
        "fec0::1",
        "224.0.0.1",
        "ff02::1",
    ],
)
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_known() -> None:
    assert is_public("8.8.8.8")
    assert is_public("2606:4700:4700::1111")


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1/x",
        "https://localhost/x",
        "http://8.8.8.8/x",
        "https://8.8.8.8:8443/x",
        "https://[::1]/",
        "https://a:b@8.8.8.8/",
        "ftp://8.8.8.8/",
        "https:///xxxx",
        "https://8.8.8.8:99999/",
        "https://no..name/",
        "https://[aaaa",
        "https://8.8.8.8/x\r\nX: y",
        "https://8.8.8.8/a b",
    ],
)
def test_push_targets_are_public_https(server: str, endpoint: str) -> None:
    with pytest.raises(ClientError):
        asyncio.run(resolve_public(endpoint))

    async def over_http() -> None:
        async with clients(server, "Ann") as (ann,):
            key = public_point(ec.generate_private_key(ec.SECP256R1()).public_key())
            target = {"endpoint": endpoint, "keys": {"p256dh": base64url(key), "auth": base64url(os.urandom(16))}}
            assert (await ann.post("/api/push", target, 400))["code"] in ("bad-target", "malformed")

    asyncio.run(over_http())


def test_a_resolver_that_hangs_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks is told so after a while, and threads remain for all the rest of the server."""
    let_go = threading.Event()

    def hang(*_: Any, **more: Any) -> Any:
        let_go.wait(60)
        raise OSError("at last")

    async def scenario(registry: TableRegistry) -> None:
        monkeypatch.setattr(socket, "getaddrinfo", hang)
        monkeypatch.setattr(push, "RESOLVE_SECONDS", 0.2)
        many = [asyncio.create_task(resolve_public(f"https://{i}.example/")) for i in range(100)]
        await asyncio.sleep(0)
        assert await asyncio.to_thread(lambda: "a thread of its own") == "a thread of its own"
        assert not let_go.is_set()
        ended = await asyncio.gather(*many, return_exceptions=True)
        assert {getattr(one, "code", one) for one in ended} == {"bad-target"}
        assert sum(thread.name.startswith("resolve") for thread in threading.enumerate()) <= push.RESOLVER_THREADS

    try:
        run(tmp_path / "a.db", scenario)
    finally:
        let_go.set()


def test_the_resolver_is_asked_again_after_it_hung(monkeypatch: pytest.MonkeyPatch) -> None:
    let_go, calls = threading.Event(), []

    def slow_at_first(host: str, port: int, **more: Any) -> Any:
        calls.append(host)
        let_go.wait(60)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("8.8.8.8", port))]

    async def scenario() -> None:
        monkeypatch.setattr(push, "RESOLVE_SECONDS", 0.1)
        slow = [resolve_public("https://slow.example/") for _ in range(push.RESOLVER_THREADS + 3)]
        assert all(isinstance(one, ClientError) for one in await asyncio.gather(*slow, return_exceptions=True))
        let_go.set()
        monkeypatch.setattr(push, "RESOLVE_SECONDS", 60)
        assert await resolve_public("https://quick.example/a?b") == ("quick.example", 443, "/a?b", "8.8.8.8")
        assert len(calls) <= push.RESOLVER_THREADS + 1  # nobody waits any more for what was never begun

    monkeypatch.setattr(socket, "getaddrinfo", slow_at_first)
    try:
        asyncio.run(asyncio.wait_for(scenario(), LIMIT))
    finally:
        let_go.set()


def test_a_public_target_is_kept_and_forgotten(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            key = public_point(ec.generate_private_key(ec.SECP256R1()).public_key())
            target = {
                "endpoint": "https://8.8.8.8/push/1",
                "keys": {"p256dh": base64url(key), "auth": base64url(b"x" * 16)},
            }
            await ann.post("/api/push", target)
            await ann.post("/api/push/forget", target)
            broken = {**target, "keys": {"p256dh": "AAAAAAAAAAAA", "auth": "AAAAAAAAAAAA"}}
            assert (await ann.post("/api/push", broken, 400))["code"] == "bad-target"
            assert len(from_base64url((await ann.get("/api/push"))["key"])) == 65

    asyncio.run(scenario())


def test_who_is_asked_and_does_not_look_is_sent_a_message(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, dict[str, str]]] = []

    async def send(self: PushSender, endpoint: str, p256dh: str, auth: str, message: bytes) -> int:
        sent.append((endpoint, json.loads(message)))
        return 201

    monkeypatch.setattr(PushSender, "send", send)

    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            key = public_point(ec.generate_private_key(ec.SECP256R1()).public_key())
            keys = {"p256dh": base64url(key), "auth": base64url(b"x" * 16)}
            endpoint = f"https://8.8.8.8/{bob.person['id']}"
            await bob.post("/api/push", {"endpoint": endpoint, "keys": keys})
            table = await ann.make("me", "open")
            await bob.post(f"/api/tables/{table}/join", {})
            await ann.post(f"/api/tables/{table}/start")
            await ann.sit(table)
            while await ann.asked() is not None and ann.question is not None:
                topic = ann.question["topic"]
                await ann.answer(*({"peek": ["no"], "throw": []}.get(topic, [ann.question["options"][0]["key"]])))
                if topic == "throw":
                    break
            while not sent:
                await asyncio.sleep(0.02)
            [(address, told)] = sent
            assert address == endpoint
            assert (told["type"], told["table"], told["title"]) == ("your-turn", table, "guess")
            assert told["asks"] is not None

    asyncio.run(asyncio.wait_for(scenario(), LIMIT))


def test_a_webhook_is_called_with_a_signed_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[Sink] = []

    async def connect(address: str, *_: Any, **more: Any) -> tuple[asyncio.StreamReader, Sink]:
        assert (address, more["server_hostname"]) == ("8.8.8.8", "8.8.8.8")
        reader = asyncio.StreamReader()
        reader.feed_data(b"HTTP/1.1 410 Gone\r\n\r\n" if lines else b"HTTP/1.1 200 OK\r\n\r\n")
        lines.append(Sink())
        return reader, lines[-1]

    async def scenario(registry: TableRegistry) -> None:
        monkeypatch.setattr(asyncio, "open_connection", connect)
        ann, bob = [(await write(registry, lambda store: people.new_guest(store, "A", "en")))[0].id for _ in range(2)]
        endpoint = "https://8.8.8.8/called?by=stavitel"
        secret = await write(registry, lambda store: save_webhook(store, ann, endpoint))
        await write(registry, lambda store: save_webhook(store, bob, endpoint))  # takes nothing from Ann
        await registry.services.notifier.send_all({ann}, "t1", "guess")
        head, _, body = lines[0].written.partition(b"\r\n\r\n")
        assert head.startswith(b"POST /called?by=stavitel HTTP/1.1\r\n")
        assert f"Stavitel-Signature: {signature(secret, body)}".encode() in head.split(b"\r\n")
        told = json.loads(body)
        assert (told["type"], told["table"], told["title"]) == ("your-turn", "t1", "guess")
        assert told["text"] == "It is your turn."
        await registry.services.notifier.send_all({ann}, "t1", "guess")  # it says that it is gone
        kept = await read(registry, lambda store: targets_of(store, {ann, bob}))
        assert [target[1] for target in kept] == [endpoint]

    run(tmp_path / "a.db", scenario)


def test_a_webhook_is_kept_and_forgotten_over_http(server: str) -> None:
    async def scenario() -> None:
        async with clients(server, "Ann") as (ann,):
            first = await ann.post("/api/webhook", {"endpoint": "https://8.8.8.8/a"})
            again = await ann.post("/api/webhook", {"endpoint": "https://8.8.8.8/a"})
            assert len(first["secret"]) >= 24
            assert first != again
            await ann.post("/api/webhook/forget", {"endpoint": "https://8.8.8.8/a"})
            for private in ("https://127.0.0.1/a", "https://localhost/a", "http://8.8.8.8/aaa", "https://[fd00::1]/a"):
                assert (await ann.post("/api/webhook", {"endpoint": private}, 400))["code"] == "bad-target"

    asyncio.run(scenario())


class Sink:
    """Where a request goes."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    async def drain(self) -> None:
        pass

    def close(self) -> None:
        pass


def test_neither_a_redirect_nor_a_name_that_changes_leads_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is looked up once for each message, and the address that was checked is the one that is called."""
    answers = [["8.8.8.8"], ["127.0.0.1"], ["8.8.8.8", "10.0.0.1"]]
    called = []

    async def resolve(host: str, port: int) -> list[Any]:
        return [(2, 1, 6, "", (address, port)) for address in answers.pop(0)]

    async def redirect(address: str, *_: Any, **more: Any) -> tuple[asyncio.StreamReader, Sink]:
        called.append(address)
        reader = asyncio.StreamReader()
        reader.feed_data(b"HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1/\r\n\r\n")
        reader.feed_eof()
        return reader, Sink()

    monkeypatch.setattr("stavitel.server.push._resolve", resolve)
    monkeypatch.setattr(asyncio, "open_connection", redirect)

    async def scenario() -> None:
        sender = PushSender(new_key(), "mailto:host@example.org")
        assert await sender.post("https://hook.example/x", {}, b"{}") == 302
        for _ in range(2):
            with pytest.raises(ClientError, match="private"):
                await sender.post("https://hook.example/x", {}, b"{}")

    asyncio.run(scenario())
    assert called == ["8.8.8.8"]


def test_a_push_service_that_hangs_up_does_not_keep_the_message_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def hang_up(address: str, *_: Any, **more: Any) -> tuple[asyncio.StreamReader, Sink]:
        asked.append(address)
        reader = asyncio.StreamReader()
        reader.feed_eof()
        return reader, Sink()

    async def place(endpoint: str) -> tuple[str, int, str, str]:
        return "push.example", 443, "/", endpoint

    async def scenario(registry: TableRegistry) -> None:
        monkeypatch.setattr(asyncio, "open_connection", hang_up)
        monkeypatch.setattr("stavitel.server.push.resolve_public", place)
        point = base64url(public_point(ec.generate_private_key(ec.SECP256R1()).public_key()))
        keys = PushKeys(point, base64url(os.urandom(16)))
        person = (await write(registry, lambda store: people.new_guest(store, "Ann", "en")))[0]
        for end in ("https://a.example", "https://b.example"):
            await write(registry, lambda store, end=end: save_browser(store, person.id, PushTarget(end, keys)))  # type: ignore[misc]
        await registry.services.notifier.send_all({person.id}, "t", "guess")
        assert sorted(asked) == ["https://a.example", "https://b.example"]

    run(tmp_path / "a.db", scenario)
