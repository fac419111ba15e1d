"""Where and when I am told that it is my turn: targets of every kind, tests, quiet hours, quiet tables, mail."""

import hashlib
import hmac
import logging
import secrets
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from stavitel.server.errors import ClientError
from stavitel.server.http.context import AnyRequest, services_of, store_of
from stavitel.server.http.guard import caller_of, check_rate, checked_caller_of
from stavitel.server.http.parameters import PROBLEMS, TableKey
from stavitel.server.notices import check_address
from stavitel.server.protocol import (
    MailAddress,
    MailCode,
    NewTarget,
    NoticeSettings,
    QuietHours,
    Silence,
    TargetMade,
    TestResult,
)
from stavitel.server.push import resolve_public
from stavitel.server.storage import notice_store
from stavitel.words import Words

LOG = logging.getLogger("stavitel.mail")
CODE_LENGTH = 8


@get("/api/notices", responses=PROBLEMS, tags=["notices"])
async def notices(request: AnyRequest) -> NoticeSettings:
    """Where and when I am told things."""
    person = (await caller_of(request)).require_session()
    possible = services_of(request).notifier.mail.possible
    return await store_of(request).read(
        lambda store: NoticeSettings(
            notice_store.targets_shown(store, person.id),
            notice_store.quiet_of(store, person.id),
            notice_store.silent_tables(store, person.id),
            notice_store.mail_of(store, person.id),
            possible,
        )
    )


@post("/api/notices", responses=PROBLEMS, tags=["notices"], status_code=201)
async def add_target(request: AnyRequest, data: JSONBody[NewTarget]) -> TargetMade:
    """Adds an address; one that is not mail must be https, public, and lead where its kind leads."""
    person = (await checked_caller_of(request)).require_session()
    check_rate(request, "logins")
    store = store_of(request)
    secret = secrets.token_urlsafe(24)
    if data.kind == "mail":
        mail = await store.read(lambda connection: notice_store.mail_of(connection, person.id))
        if mail is None:
            raise ClientError("no-mail", "Tell us your mail address first.", 409)
        endpoint = "mailto:" + mail
    else:
        endpoint = data.endpoint
        try:
            check_address(data.kind, urlsplit(endpoint).hostname or "")
        except ValueError:
            raise ClientError("bad-target", "That is no address.") from None
        await resolve_public(endpoint)
    key = await store.write(
        lambda connection: notice_store.add_target(connection, person.id, data.kind, endpoint, secret)
    )
    return TargetMade(key, secret if data.kind == "webhook" else None)


@delete("/api/notices/{target:str}", responses=PROBLEMS, tags=["notices"], status_code=204)
async def remove_target(request: AnyRequest, target: FromPath[str]) -> None:
    """Takes an address away."""
    person = (await checked_caller_of(request)).require_session()
    await store_of(request).write(lambda connection: notice_store.remove_target(connection, person.id, target))


@post("/api/notices/{target:str}/test", responses=PROBLEMS, tags=["notices"], status_code=200)
async def test_target(request: AnyRequest, target: FromPath[str]) -> TestResult:
    """Sends a test to an address of mine, and says what became of it."""
    person = (await checked_caller_of(request)).require_session()
    check_rate(request, "logins")
    try:
        status = await services_of(request).notifier.test(person.id, target)
    except (OSError, ValueError) as error:
        return TestResult(False, f"It cannot be reached: {error}"[:300])
    return TestResult(status < 300, f"It answers {status}.")


@put("/api/notices/quiet", responses=PROBLEMS, tags=["notices"], status_code=204)
async def set_quiet(request: AnyRequest, data: JSONBody[QuietHours | None]) -> None:
    """Sets my quiet hours, or that I have none."""
    person = (await checked_caller_of(request)).require_session()
    if data is not None:
        try:
            ZoneInfo(data.zone)
        except (ZoneInfoNotFoundError, ValueError):
            raise ClientError("bad-zone", f"There is no time zone {data.zone!r}.") from None
    await store_of(request).write(lambda connection: notice_store.set_quiet(connection, person.id, data))


@put("/api/tables/{key:str}/silence", responses=PROBLEMS, tags=["notices"], status_code=204)
async def silence_table(request: AnyRequest, key: TableKey, data: JSONBody[Silence]) -> None:
    """I want to hear nothing of a table, or want to again."""
    person = (await checked_caller_of(request)).require_session()
    await store_of(request).write(
        lambda connection: notice_store.silence_table(connection, person.id, key, data.silent)
    )


@post("/api/mail", responses=PROBLEMS, tags=["notices"], status_code=204)
async def tell_mail(request: AnyRequest, data: JSONBody[MailAddress]) -> None:
    """Sends a code to a mail address, to prove that it is mine."""
    person = (await checked_caller_of(request)).require_session()
    check_rate(request, "logins")
    words = Words(None, person.language)
    code = _code(request, person.id, data.mail)
    subject, text = words.text("client-mail-code-subject"), words.text("client-mail-code", {"code": code}) + "\n"
    try:
        await services_of(request).notifier.mail.send(data.mail, subject, text)
    except OSError as error:
        LOG.warning("mail cannot be sent: %r", error)
        raise ClientError("mail-failed", "The mail could not be sent; is the address right?", 409) from error


@post("/api/mail/confirm", responses=PROBLEMS, tags=["notices"], status_code=204)
async def confirm_mail(request: AnyRequest, data: JSONBody[MailCode]) -> None:
    """Proves that a mail address is mine."""
    person = (await checked_caller_of(request)).require_session()
    check_rate(request, "logins")
    code = _code(request, person.id, data.mail)
    if not hmac.compare_digest(code.encode(), data.code.strip().lower().encode()):
        raise ClientError("wrong-code", "That is not the code that was sent.", 403)
    await store_of(request).write(lambda connection: notice_store.set_mail(connection, person.id, data.mail))


HANDLERS = [
    notices,
    add_target,
    remove_target,
    test_target,
    set_quiet,
    silence_table,
    tell_mail,
    confirm_mail,
]


def _code(request: AnyRequest, person: str, mail: str) -> str:
    """What proves that somebody reads the mail of an address."""
    key: bytes = request.app.state.csrf_key
    return hmac.new(key, f"mail:{person}:{mail}".encode(), hashlib.sha256).hexdigest()[:CODE_LENGTH]
