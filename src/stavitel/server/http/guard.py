"""Who sends a request, and whether they may: sessions, seats' secrets, origins, CSRF, limits."""

import hashlib
import hmac
import logging
from urllib.parse import urlsplit

import msgspec

from stavitel.server.errors import ClientError, not_authenticated, not_your_seat
from stavitel.server.http.context import AnyConnection, AnyRequest, services_of
from stavitel.server.http.limits import RateLimiter
from stavitel.server.storage import account_store, lobby, people
from stavitel.server.storage.people import PersonRow
from stavitel.server.storage.store import Store
from stavitel.server.storage.table_row import TableRow

LOG = logging.getLogger("stavitel.guard")
COOKIE = "stavitel_session"
CSRF_HEADER = "x-stavitel-csrf"
SEEN_SECONDS = 300.0  # between two times that it is stored that somebody is here
MOST_SEEN = 10_000


class Caller(msgspec.Struct):
    """Who sent a request: somebody with a session, a script with the secret of a seat, or nobody we know."""

    person: PersonRow | None = None
    session: str | None = None
    table: str | None = None
    seat: int | None = None
    by_seat_secret: bool = False

    @property
    def person_id(self) -> str | None:
        """The person, if we know who it is."""
        return self.person.id if self.person else None

    def require_person(self) -> PersonRow:
        """The person, or ClientError."""
        if self.person is None:
            raise not_authenticated()
        return self.person

    def require_session(self) -> PersonRow:
        """The person, or ClientError; a seat's secret opens that seat, not all that its holder has."""
        person = self.require_person()
        if self.by_seat_secret:
            raise ClientError("only-a-seat", "The secret of a seat is for playing there; this needs a session.", 403)
        return person

    def viewing_seat(self, row: TableRow, wanted: int | None) -> int | None:
        """The seat this caller looks at a table from, None as a spectator; ClientError for another's seat."""
        if self.table is not None:
            if self.table != row.id or wanted not in (None, self.seat):
                raise not_your_seat()
            return self.seat
        seat = row.seat_of(self.person_id, wanted)
        if wanted is not None and seat is None:
            raise not_your_seat()
        return seat

    def playing_seat(self, row: TableRow, wanted: int | None) -> int:
        """The seat this caller answers for, or ClientError."""
        seat = self.viewing_seat(row, wanted)
        if seat is None:
            raise not_your_seat()
        return seat


async def caller_of(request: AnyRequest) -> Caller:
    """Who sends a request that changes nothing."""
    caller = await authenticate(services_of(request).store, request)
    _note_seen(request, caller)
    return caller


async def checked_caller_of(request: AnyRequest) -> Caller:
    """Who sends a request that changes something: with the cookie only from a page of ours."""
    services = services_of(request)
    _check_origin(request, services.settings.allowed_origins)
    caller = await authenticate(services.store, request)
    _check_csrf(caller, request)
    _note_seen(request, caller)
    return caller


def _note_seen(request: AnyRequest, caller: Caller) -> None:
    """Stores, now and then, that somebody is here, and with what."""
    person, session = caller.person_id, caller.session
    if person is None or session is None:
        return
    services, seen = services_of(request), request.app.state.seen
    now = services.now()
    if now - seen.get(session, 0.0) > SEEN_SECONDS:
        if len(seen) > MOST_SEEN:
            seen.clear()
        seen[session] = now
        device = request.headers.get("user-agent", "")
        services.tasks.run_in_background(
            services.store.write(lambda connection: account_store.note_seen(connection, person, session, device, now))
        )


def check_newcomer(request: AnyRequest, limit: str) -> None:
    """ClientError for a request of somebody without a session from a foreign page, or too many (`guests`, `logins`)."""
    _check_origin(request, services_of(request).settings.allowed_origins)
    check_rate(request, limit)


def check_rate(request: AnyRequest, limit: str, key: str | None = None) -> None:
    """ClientError for an address, or another key, that has reached a limit: `guests`, `logins` or `accounts`."""
    limiter: RateLimiter = request.app.state.rate_limiters[limit]
    if key is None:
        key = request.client.host if request.client else ""
    if not limiter.allow(key):
        services_of(request).metrics.refused.labels(limit).inc()
        raise ClientError("too-fast", "Too many attempts; wait a little.", 429)


async def authenticate(store: Store, connection: AnyConnection) -> Caller:
    """Finds out who sends a request; a wrong session is nobody's."""
    given = connection.headers.get("authorization", "")
    if given:
        scheme, _, secret = given.partition(" ")
        if scheme.lower() != "bearer" or not secret:
            raise ClientError("bad-secret", "Use `Authorization: Bearer <secret of a seat>`.", 401)
        return await authenticate_seat(store, secret.strip())
    session = connection.cookies.get(COOKIE)
    if not session or len(session) > 100:
        return Caller()
    person = await store.read(lambda connection: people.person_by_session(connection, session))
    return Caller(person, session if person else None)


async def authenticate_seat(store: Store, secret: str) -> Caller:
    """Who holds the secret of a seat; a link that another has seen seats somebody openly, and shows no hand."""
    found = await store.read(lambda connection: lobby.seat_of_secret(connection, secret))
    if found is None or lobby.is_seen_by_another(secret):
        raise _opens_no_seat()
    table, seat, holder = found
    person = None
    if holder is not None:
        person = await store.read(lambda connection: people.welcome_person(connection, holder))
        if person is None:
            raise _opens_no_seat()
    return Caller(person, None, table, seat, by_seat_secret=True)


def _opens_no_seat() -> ClientError:
    return ClientError("bad-secret", "That secret opens no seat.", 401)


def same_origin(connection: AnyConnection, allowed: list[str]) -> bool:
    """Whether a request comes from a page of ours, or from no page."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return _place(origin) == connection.headers.get("host", "").lower()


def _place(origin: str) -> str | None:
    """The host and port of an origin, None if it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _check_origin(request: AnyRequest, allowed: list[str]) -> None:
    if not same_origin(request, allowed):
        raise ClientError("foreign-origin", foreign_origin_sentence(request), 403)


def foreign_origin_sentence(connection: AnyConnection) -> str:
    """Why a request is not taken; whoever sits behind a proxy that hides the Host header is told so."""
    origin, host = connection.headers.get("origin", ""), connection.headers.get("host", "")
    place = _place(origin) or ""
    hidden = _is_local(host) and not _is_local(place)
    if not hidden and place.rpartition(":")[0] != host.lower():  # nor is it only the port that is missing
        return "Requests from other sites are not taken."
    LOG.warning("a page at %s is refused: the proxy in front does not pass the Host header on (%s)", origin, host)
    return (
        f"The server sees {host} where the page is at {origin}: the proxy in front has to pass the Host header on "
        "(nginx: proxy_set_header Host $http_host); docs/hosting.md has the rest."
    )


def _is_local(netloc: str) -> bool:
    """Whether a name with a port is one that only this machine, or its own network of containers, uses."""
    name = netloc.rpartition(":")[0] if ":" in netloc and not netloc.endswith("]") else netloc
    return name.strip("[]") in ("127.0.0.1", "::1", "localhost") or "." not in name


def csrf_token(request: AnyRequest, session: str) -> str:
    """The token that a page of ours knows and a foreign page does not."""
    key: bytes = request.app.state.csrf_key
    return hmac.new(key, b"csrf:" + session.encode(), hashlib.sha256).hexdigest()


def _check_csrf(caller: Caller, request: AnyRequest) -> None:
    """ClientError for a changing request made with the cookie but not by a page of ours."""
    if caller.session is None:
        return
    given = request.headers.get(CSRF_HEADER, "")
    if not hmac.compare_digest(given.encode(), csrf_token(request, caller.session).encode()):
        raise ClientError("csrf", "This request did not come from a page of this server; load the page again.", 403)
