"""What a notice says, and how each kind of target wants it: a browser, a webhook, Discord, Slack, ntfy, mail."""

import json
from typing import Literal, NamedTuple

import msgspec

from stavitel.server.errors import ClientError
from stavitel.server.push import signature
from stavitel.words import Words

NoticeKind = Literal["your-turn", "time-up", "test"]
LONGEST = 500  # letters of a notice
HOSTS = {  # where such addresses lead
    "discord": ("discord.com", "discordapp.com"),
    "slack": ("hooks.slack.com",),
}


class Notice(msgspec.Struct, frozen=True):
    """Something that somebody ought to know: that they are asked, that their time is up."""

    kind: NoticeKind
    table: str = ""
    title: str = ""
    topic: str | None = None  # what is asked
    link: str = ""


class Post(NamedTuple):
    """A request to a target."""

    headers: dict[str, str]
    body: bytes


def headline(notice: Notice, language: str) -> str:
    """The name of the game, in somebody's language."""
    return Words(notice.title, language).text("title") if notice.title else "Stavitel"


def sentence(notice: Notice, language: str) -> str:
    """What a notice says, in somebody's language: that it is their turn, and what is asked."""
    said = Words(None, language).text(f"client-notice-{notice.kind}")
    if notice.topic is not None and notice.title:
        said += " " + Words(notice.title, language).text("ask-" + notice.topic)
    return said[:LONGEST]


def as_json(notice: Notice, language: str) -> bytes:
    """A notice for browsers and webhooks."""
    told: dict[str, str | None] = {
        "type": notice.kind,
        "table": notice.table,
        "title": notice.title,
        "link": notice.link,
    }
    told |= {"asks": notice.topic, "headline": headline(notice, language), "text": sentence(notice, language)}
    return json.dumps(told, ensure_ascii=False).encode()


def post_to(kind: str, secret: str, notice: Notice, language: str) -> Post:
    """The request that a target of some kind understands."""
    title, text = headline(notice, language), sentence(notice, language)
    as_text = {"Content-Type": "application/json; charset=utf-8"}
    line = f"**{title}**: {text}\n{notice.link}" if kind == "discord" else f"*{title}*: {text}\n{notice.link}"
    match kind:
        case "discord":
            body = {"content": line.strip(), "allowed_mentions": {"parse": []}}
            return Post(as_text, json.dumps(body).encode())
        case "slack":
            return Post(as_text, json.dumps({"text": line.strip()}).encode())
        case "ntfy":
            headers = {"Content-Type": "text/plain; charset=utf-8", "Title": _one_line(title)}
            if notice.link:
                headers["Click"] = _one_line(notice.link)
            return Post(headers, text.encode())
        case _:
            body_json = as_json(notice, language)
            return Post(as_text | {"Stavitel-Signature": signature(secret, body_json)}, body_json)


def check_address(kind: str, host: str) -> None:
    """ClientError unless an address can be one of this kind."""
    known = HOSTS.get(kind)
    if known is not None and host.lower() not in known:
        raise ClientError("bad-target", f"That is no address of {kind.capitalize()}: these lead to {known[0]}.")


def _one_line(text: str) -> str:
    """A text as the value of a header: one line; signs that headers cannot hold as RFC 2047 has them."""
    from email.header import Header

    line = " ".join(text.split())
    return line if line.isascii() else Header(line, "utf-8", maxlinelen=998).encode()
