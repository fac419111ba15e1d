"""Notices: what each kind of target is sent, tests, quiet hours, quiet tables, mail, and the vector of RFC 8291."""

from __future__ import annotations

import asyncio
import json
import random
import smtplib
import socket
import threading
from email.message import EmailMessage
from pathlib import Path
from typing import Any, ClassVar

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from server.harness import clients, free_settings, serving
from server.registry_harness import an_answer, run, slow, started_table, write
from stavitel.server.errors import ClientError
from stavitel.server.mail import MailSender
from stavitel.server.notices import Notice, check_address, post_to, sentence
from stavitel.server.notifier import is_quiet
from stavitel.server.protocol import QuietHours
from stavitel.server.push import PushSender, encrypt, from_base64url, signature
from stavitel.server.storage import match_store, notice_store
from stavitel.server.tables.registry import TableRegistry

TURN = Notice("your-turn", "t1", "citadels", "call", "https://games.example.org/#/table/t1")


def test_web_push_encrypts_as_the_example_of_rfc_8291() -> None:
    """Section 5 and appendix A: the same keys and salt give the same message, octet for octet."""
    private = int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    message = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ec.derive_private_key(private, ec.SECP256R1()),
        from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert message == from_base64url(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
        "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_each_kind_of_target_gets_what_it_understands() -> None:
    """Title, link and what is asked, in the reader's language."""
    discord = json.loads(post_to("discord", "", TURN, "en").body)
    assert "Citadels" in discord["content"]
    assert TURN.link in discord["content"]
    assert discord["allowed_mentions"] == {"parse": []}
    slack = json.loads(post_to("slack", "", TURN, "cs").body)
    assert "Jste na tahu" in slack["text"]
    ntfy = post_to("ntfy", "", TURN, "pl")
    assert ntfy.headers["Click"] == TURN.link
    assert "Twoja kolej" in ntfy.body.decode()
    assert all(value.isascii() and "\n" not in value for value in ntfy.headers.values())
    hook = post_to("webhook", "s3cret", TURN, "en")
    assert hook.headers["Stavitel-Signature"] == signature("s3cret", hook.body)
    assert json.loads(hook.body)["asks"] == "call"
    assert len(sentence(TURN, "en")) > len(sentence(Notice("your-turn"), "en"))


def test_addresses_lead_where_their_kind_leads() -> None:
    check_address("discord", "discord.com")
    check_address("ntfy", "ntfy.example.org")
    for kind, host in (("discord", "evil.example"), ("slack", "discord.com")):
        with pytest.raises(ClientError):
            check_address(kind, host)


@pytest.mark.parametrize(("hour", "quiet"), [(21, False), (22, True), (3, True), (7, False), (12, False)])
def test_quiet_hours_may_span_midnight(hour: int, quiet: bool) -> None:
    assert is_quiet(QuietHours(22, 7), hour * 3600.0) is quiet
    assert not is_quiet(None, hour * 3600.0)


def test_nobody_is_told_in_quiet_hours_but_when_they_end_if_still_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by a server that was started anew meanwhile, and once; nor of a table that they want to hear nothing of."""
    sent: list[tuple[str, bytes]] = []
    kept: dict[str, str] = {}

    async def post(_: PushSender, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        sent.append((endpoint, body))
        return 200

    async def at_night(registry: TableRegistry) -> None:
        notifier = registry.services.notifier
        table, made = await started_table(registry)
        assert table.game.match is not None
        seat, question = next(iter(table.game.match.asking.items()))
        person = made[seat]
        await write(registry, lambda store: notice_store.add_target(store, person, "ntfy", "https://ntfy.sh/x", ""))
        await write(registry, lambda store: notice_store.set_quiet(store, person, QuietHours(22, 7)))
        await write(registry, lambda store: match_store.save_asked(store, table.id, [seat], 0.0))
        notifier.now = lambda: 23 * 3600.0
        await notifier.send_all({person}, table.id, "guess")
        await notifier.send_all({person}, table.id, "guess", topics={person: question.topic})
        await notifier.send_held()
        assert sent == []
        kept.update(person=person, table=table.id, topic=question.topic)

    async def in_the_morning(registry: TableRegistry) -> None:
        notifier, person, table = registry.services.notifier, kept["person"], kept["table"]
        notifier.now = lambda: 31 * 3600.0
        await notifier.send_held()
        await notifier.send_held()
        told = sentence(Notice("your-turn", table, "guess", kept["topic"]), "en").encode()
        assert sent == [("https://ntfy.sh/x", told)]
        await write(registry, lambda store: notice_store.silence_table(store, person, table, True))
        await notifier.send_all({person}, table, "guess")
        assert len(sent) == 1
        await write(registry, lambda store: notice_store.silence_table(store, person, table, False))
        await notifier.send_all({person}, table, "guess")
        assert len(sent) == 2
        notifier.now = lambda: 47 * 3600.0
        await notifier.send_all({person}, table, "guess")
        await write(registry, lambda store: match_store.save_asked(store, table, [], 0.0))
        notifier.now = lambda: 55 * 3600.0
        await notifier.send_held()
        assert len(sent) == 2

    monkeypatch.setattr(PushSender, "post", post)
    run(tmp_path / "a.db", at_night)
    run(tmp_path / "a.db", in_the_morning)


def test_who_is_asked_is_told_once_though_others_answer_meanwhile(tmp_path: Path) -> None:
    """Where all are asked at once each answer of another would tell them again."""

    async def scenario(registry: TableRegistry) -> None:
        told: list[str] = []
        registry.services.notifier.notify = lambda people, *_, **more: told.extend(people)  # type: ignore[method-assign]
        table, made = await started_table(registry, "person", "person", "person")
        assert table.game.match is not None
        dice = random.Random(1)
        while len(table.game.match.asking) == 1:
            await slow(table, *an_answer(table, dice))
        assert set(told[-2:]) == set(made[:2])  # who has just answered is told when another does
        told.clear()
        while len(table.game.match.asking) > 1:
            await slow(table, *an_answer(table, dice))
        (last,) = table.game.match.asking
        assert told.count(made[last]) <= 1

    run(tmp_path / "a.db", scenario)


def test_nobody_waits_for_a_target_that_is_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answers here only when all others were asked too."""
    asked: list[str] = []
    everybody = asyncio.Event()

    async def post(_: PushSender, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        asked.append(endpoint)
        if len(asked) == 4:
            everybody.set()
        await everybody.wait()
        return 200

    async def scenario(registry: TableRegistry) -> None:
        table, made = await started_table(registry)
        for person in made:
            for place in ("https://a.example/x", "https://b.example/x"):
                target = (person, "ntfy", place + person, "")
                await write(registry, lambda store, target=target: notice_store.add_target(store, *target))  # type: ignore[misc]
        await registry.services.notifier.send_all(set(made), table.id, "guess")
        assert len(asked) == 4

    monkeypatch.setattr(PushSender, "post", post)
    run(tmp_path / "a.db", scenario)


class Post:
    """A mail server that keeps what it is given."""

    sent: ClassVar[list[EmailMessage]] = []

    def __init__(self, *_: Any, **more: Any) -> None:
        pass

    def __enter__(self) -> Post:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def starttls(self, **_: Any) -> None:
        pass

    def login(self, user: str, password: str) -> None:
        assert (user, password) == ("me", "a:b")

    def send_message(self, message: EmailMessage) -> None:
        self.sent.append(message)


def test_mail_goes_to_an_address_that_was_proved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over HTTP: a code is sent, the address becomes a target, a test arrives; private addresses are refused."""
    monkeypatch.setattr(smtplib, "SMTP", Post)
    settings = free_settings(str(tmp_path / "a.db"), smtp_url="smtp://me:a%3Ab@mail.example:587")

    async def scenario(url: str) -> None:
        async with clients(url, "Ann") as (ann,):
            assert (await ann.post("/api/notices", {"kind": "mail"}, 409))["code"] == "no-mail"
            await ann.post("/api/mail", {"mail": "ann@example.org"})
            code = Post.sent[-1].get_content().split("code is ")[1][:8]
            await ann.post("/api/mail/confirm", {"mail": "bob@example.org", "code": code}, 403)
            await ann.post("/api/mail/confirm", {"mail": "ann@example.org", "code": code})
            made = await ann.post("/api/notices", {"kind": "mail"})
            assert (await ann.post(f"/api/notices/{made['key']}/test"))["ok"] is True
            assert Post.sent[-1]["To"] == "ann@example.org"
            await ann.post("/api/notices", {"kind": "webhook", "endpoint": "https://127.0.0.1/x"}, 400)
            await ann.post("/api/notices", {"kind": "slack", "endpoint": "https://8.8.8.8/x"}, 400)
            hook = await ann.post("/api/notices", {"kind": "webhook", "endpoint": "https://8.8.8.8/x"})
            assert len(hook["secret"]) > 20
            answer = await ann.http.put("/api/notices/quiet", json={"begin": 22, "end": 7, "zone": "Europe/Prague"})
            assert answer.status_code == 204, answer.text
            assert (await ann.http.put("/api/notices/quiet", json={"begin": 1, "end": 2, "zone": "No/Where"})).is_error
            settings = await ann.get("/api/notices")
            assert [one["kind"] for one in settings["targets"]] == ["mail", "webhook"]
            assert settings["quiet"]["begin"] == 22
            assert settings["mail_possible"] is True
            await ann.http.delete(f"/api/notices/{hook['key']}")
            assert len((await ann.get("/api/notices"))["targets"]) == 1
            await ann.post("/api/mail", {"mail": "ann@example.com"})
            code = Post.sent[-1].get_content().split("code is ")[1][:8]
            await ann.post("/api/mail/confirm", {"mail": "ann@example.com", "code": code})
            (target,) = (await ann.get("/api/notices"))["targets"]
            assert target["endpoint"] == "mailto:ann@example.com"
            await ann.post(f"/api/notices/{target['key']}/test")
            assert Post.sent[-1]["To"] == "ann@example.com"

    with serving(settings) as url:
        asyncio.run(scenario(url))
    assert not MailSender("", "").possible


def read_mail(server: socket.socket, refused: list[str]) -> None:
    """A mail server that knows nobody, and keeps whom it was asked for; to the end of one connection."""
    line = server.accept()[0].makefile("rw", newline="\r\n")
    line.write("220 here\r\n")
    line.flush()
    for said in line:
        known = not said.upper().startswith("RCPT")
        if not known:
            refused.append(said.strip())
        line.write("250 well\r\n" if known else "550 nobody of that name\r\n")
        line.flush()


def test_mail_that_cannot_be_sent_is_told_and_not_a_failure(tmp_path: Path) -> None:
    """The mail server knows nobody of that name, or is not there; what is no address does not come so far."""
    refused: list[str] = []

    async def scenario(url: str) -> None:
        async with clients(url, "Ann") as (ann,):
            assert (await ann.post("/api/mail", {"mail": "ann@example.org"}, 409))["code"] == "mail-failed"
            assert len(refused) == 1
            server.close()
            assert (await ann.post("/api/mail", {"mail": "ann@example.org"}, 409))["code"] == "mail-failed"
            for wrong in ("a@b\n", "a@[", "a\0@b", "é@b.cz", ".@.", "=?utf-8?q?x?=@b", "a b@c", "a@b, c@d"):
                assert (await ann.post("/api/mail", {"mail": wrong}, 400))["code"] == "malformed"

    with socket.create_server(("127.0.0.1", 0)) as server:
        threading.Thread(target=read_mail, args=(server, refused), daemon=True).start()
        address = f"smtp://127.0.0.1:{server.getsockname()[1]}"
        with serving(free_settings(str(tmp_path / "a.db"), smtp_url=address)) as url:
            asyncio.run(scenario(url))
