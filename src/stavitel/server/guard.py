"""Who asks, how often, and from where: sessions, CSRF, limits and the headers that keep a browser safe."""

import hmac
import logging
import time
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stavitel.server import lobby, people
from stavitel.server.errors import Trouble, not_your_seat, who_are_you
from stavitel.server.people import Someone
from stavitel.server.protocol import Problem

if TYPE_CHECKING:
    from stavitel.server.house import House

COOKIE = "stavitel_session"
CSRF_HEADER = "x-stavitel-csrf"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
REQUESTS = logging.getLogger("stavitel.request")

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self' data:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Bucket:
    """A limit by a token bucket: `burst` at once and `rate` a second for long."""

    __slots__ = ("burst", "level", "rate", "when")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = self.level = burst
        self.when = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        level = self.level + (now - self.when) * self.rate
        self.level = self.burst if level > self.burst else level
        self.when = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """The same limit for each of many keys."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._kept: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether one more is allowed now."""
        bucket = self._kept.get(key)
        if bucket is None:
            if len(self._kept) > 20_000:
                since = time.monotonic() - self.burst / self.rate  # those untouched since then are full again
                self._kept = {name: kept for name, kept in self._kept.items() if kept.when > since}
            bucket = self._kept[key] = Bucket(self.rate, self.burst)
        return bucket.take()


class Caller(msgspec.Struct):
    """Who sent a request: somebody with a session, or a script with the secret of a seat."""

    someone: Someone | None = None
    session: str | None = None
    table: str | None = None
    seat: int | None = None
    script: bool = False

    def person(self) -> Someone:
        """The person, or Trouble; a seat's secret opens that seat, not all that its holder has."""
        if self.someone is None:
            raise who_are_you()
        if self.script:
            raise Trouble("only-a-seat", "The secret of a seat is for playing there; this needs a session.", 403)
        return self.someone

    def speaker(self) -> Someone:
        """Who says something at a table, or Trouble."""
        if self.someone is None:
            raise who_are_you()
        return self.someone

    def looks_from(self, row: lobby.TableRow, wanted: int | None) -> int | None:
        """The seat this caller looks at a table from, None as a spectator; Trouble for another's seat."""
        if self.table is not None:
            if self.table != row.id or wanted not in (None, self.seat):
                raise not_your_seat()
            return self.seat
        seat = row.seat_of(self.someone.id if self.someone else None, wanted)
        if wanted is not None and seat is None:
            raise not_your_seat()
        return seat

    def acts_for(self, row: lobby.TableRow, wanted: int | None) -> int:
        """The seat this caller answers for, or Trouble."""
        seat = self.looks_from(row, wanted)
        if seat is None:
            raise not_your_seat()
        return seat


async def caller(house: "House", connection: "ASGIConnection[Any, Any, Any, Any]") -> Caller:
    """Finds out who sends a request; a wrong secret is nobody's."""
    given = connection.headers.get("authorization", "")
    if given:
        scheme, _, secret = given.partition(" ")
        if scheme.lower() != "bearer" or not secret:
            raise Trouble("bad-secret", "Use `Authorization: Bearer <secret of a seat>`.", 401)
        return await caller_by_secret(house, secret.strip())
    session = connection.cookies.get(COOKIE)
    if not session or len(session) > 100:
        return Caller()
    someone = await house.store.read(lambda store: people.whose_session(store, session))
    return Caller(someone, session if someone else None)


async def caller_by_secret(house: "House", secret: str) -> Caller:
    """Who holds the secret of a seat."""
    found = await house.store.read(lambda store: lobby.seat_of_secret(store, secret))
    if found is None:
        raise Trouble("bad-secret", "That secret opens no seat.", 401)
    table, seat, person = found
    someone = None
    if person is not None:
        someone = await house.store.read(lambda store: people.change_person(store, person, None, None))
    return Caller(someone, None, table, seat, script=True)


def same_origin(connection: "ASGIConnection[Any, Any, Any, Any]", allowed: list[str]) -> bool:
    """Whether a request comes from a page of ours, or from no page."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()
    except ValueError:
        return False


def check_csrf(caller: Caller, connection: "ASGIConnection[Any, Any, Any, Any]", key: bytes) -> None:
    """Trouble for a changing request made with the cookie but not by a page of ours."""
    if caller.session is None:
        return
    given = connection.headers.get(CSRF_HEADER, "")
    if not hmac.compare_digest(given.encode(), people.csrf_token(key, caller.session).encode()):
        raise Trouble("csrf", "This request did not come from a page of this server; load the page again.", 403)


class Gate:
    """The outermost layer: safe headers on every response, the request limit, the log line and the count."""

    def __init__(self, app: ASGIApp, house: "House") -> None:
        self.app = app
        self.house = house
        per_minute = house.settings.requests_per_minute
        self.requests = Buckets(per_minute / 60, max(per_minute / 4, 1))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or turns it back."""
        if scope["type"] != ScopeType.HTTP:
            if self.requests.take((scope["client"] or [""])[0]):
                await self.app(scope, receive, send)
            else:
                self.house.metrics.refused.labels("connections").inc()
                await send(cast(Any, {"type": "websocket.close", "code": 1013, "reason": "too fast"}))
            return
        self.house.requests += 1
        method: str = cast(Any, scope)["method"]
        begun = time.perf_counter()
        status = 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", []))
                present = {name for name, _ in headers}
                headers += [pair for pair in HEADERS if pair[0] not in present]
                if scope["path"].startswith("/api") and b"cache-control" not in present:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        address = (scope["client"] or [""])[0]
        if not scope["path"].startswith("/health") and not self.requests.take(address):
            self.house.metrics.refused.labels("requests").inc()
            await turn_back(guarded, Problem("too-fast", "Too many requests; wait a little."), 429)
        else:
            await self.app(scope, receive, guarded)
        self.house.metrics.requests.labels(method, str(status)).inc()
        REQUESTS.info(
            "%s %s",
            method,
            _without_secret(scope["path"]),
            extra={"status": status, "ms": round((time.perf_counter() - begun) * 1000, 2), "client": address},
        )


async def turn_back(send: Send, problem: Problem, status: int) -> None:
    """Answers with a problem at once."""
    body = msgspec.json.encode(problem)
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json"), (b"retry-after", b"5")],
    }
    await send(start)
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(end)


def _without_secret(path: str) -> str:
    return "/seat/…" if path.startswith("/seat/") else path
