"""Who I am: guests, accounts, sessions, and where my "your turn" goes."""

import asyncio
from typing import cast

from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy import Connection

from stavitel.server import push
from stavitel.server.errors import ClientError
from stavitel.server.http.context import AnyRequest, registry_of, services_of, store_of
from stavitel.server.http.guard import COOKIE, caller_of, check_newcomer, check_rate, checked_caller_of, csrf_token
from stavitel.server.http.parameters import PROBLEMS
from stavitel.server.protocol import (
    Credentials,
    Guest,
    Language,
    Person,
    PersonChange,
    PushKey,
    PushTarget,
    Webhook,
    WebhookSecret,
)
from stavitel.server.storage import people, push_targets
from stavitel.server.storage.people import PersonRow


@get("/api/me", responses=PROBLEMS, tags=["people"])
async def me(request: AnyRequest) -> Person:
    """Who I am."""
    caller = await caller_of(request)
    return _person(request, caller.require_session(), caller.session)


@post("/api/guest", responses=PROBLEMS, tags=["people"], status_code=201)
async def guest(request: AnyRequest, data: JSONBody[Guest]) -> Response[Person]:
    """Begins as a guest with a name."""
    check_newcomer(request, "guests")
    person, session = await store_of(request).write(
        lambda connection: people.new_guest(connection, data.name, data.language)
    )
    return _with_session(request, person, session, 201)


@patch("/api/me", responses=PROBLEMS, tags=["people"])
async def change_me(request: AnyRequest, data: JSONBody[PersonChange]) -> Person:
    """Takes a new name or language."""
    caller = await checked_caller_of(request)
    person = caller.require_session()
    changed = await store_of(request).write(
        lambda connection: people.change_person(connection, person.id, data.name, data.language)
    )
    return _person(request, changed, caller.session)


@post("/api/account", responses=PROBLEMS, tags=["people"], status_code=200)
async def register(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Person]:
    """Makes an account of the guest that I am; whoever else was that guest, by a link for example, is so no more."""
    caller = await checked_caller_of(request)
    person = caller.require_session()
    check_rate(request, "logins")
    password = await asyncio.to_thread(people.PASSWORDS.hash, data.password)

    def make(connection: Connection) -> tuple[PersonRow, str]:
        registered = people.register(connection, person.id, data.account, password)
        people.end_sessions(connection, person.id)
        return registered, people.new_session(connection, person.id)

    registered, session = await store_of(request).write(make)
    registry_of(request).disconnect_person(person.id)
    return _with_session(request, registered, session, 200)


@post("/api/login", responses=PROBLEMS, tags=["people"], status_code=200)
async def login(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Person]:
    """Begins as the owner of an account."""
    check_newcomer(request, "logins")
    check_rate(request, "accounts", data.account.lower())
    found = await store_of(request).read(lambda connection: people.find_account(connection, data.account))
    right = await asyncio.to_thread(people.check_password, found[1] if found else None, data.password)
    if found is None or not right:
        raise ClientError("wrong-password", "The name or the password is wrong.", 403)
    person = found[0]
    session = await store_of(request).write(lambda connection: people.new_session(connection, person.id))
    return _with_session(request, person, session, 200)


@post("/api/logout", responses=PROBLEMS, tags=["people"], status_code=204)
async def logout(request: AnyRequest) -> Response[None]:
    """Ends the session, and what is shown by it."""
    session = (await checked_caller_of(request)).session
    if session is not None:
        await store_of(request).write(lambda connection: people.end_session(connection, session))
        registry_of(request).disconnect_sessions({people.hash_secret(session)})
    response = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/api/push", tags=["people"])
async def push_key(request: AnyRequest) -> PushKey:
    """The key to subscribe to push messages with."""
    return PushKey(services_of(request).notifier.sender.public_key)


@post("/api/push", responses=PROBLEMS, tags=["people"], status_code=204)
async def subscribe_push(request: AnyRequest, data: JSONBody[PushTarget]) -> None:
    """Asks for "your turn" messages to this browser."""
    person = (await checked_caller_of(request)).require_session()
    push.check_keys(data)
    await push.resolve_public(data.endpoint)
    await store_of(request).write(lambda connection: push_targets.save_browser(connection, person.id, data))


@post("/api/push/forget", responses=PROBLEMS, tags=["people"], status_code=204)
async def unsubscribe_push(request: AnyRequest, data: JSONBody[PushTarget]) -> None:
    """Asks for no more messages to this browser."""
    person = (await checked_caller_of(request)).require_session()
    await store_of(request).write(lambda connection: push_targets.delete_browser(connection, person.id, data.endpoint))


@post("/api/webhook", responses=PROBLEMS, tags=["people"], status_code=200)
async def add_webhook(request: AnyRequest, data: JSONBody[Webhook]) -> WebhookSecret:
    """Asks for "your turn" messages to an address of my own, each signed with the secret that I get."""
    person = (await checked_caller_of(request)).require_session()
    await push.resolve_public(data.endpoint)
    secret = await store_of(request).write(
        lambda connection: push_targets.save_webhook(connection, person.id, data.endpoint)
    )
    return WebhookSecret(secret)


@post("/api/webhook/forget", responses=PROBLEMS, tags=["people"], status_code=204)
async def remove_webhook(request: AnyRequest, data: JSONBody[Webhook]) -> None:
    """Asks for no more messages to that address."""
    person = (await checked_caller_of(request)).require_session()
    await store_of(request).write(lambda connection: push_targets.delete_webhook(connection, person.id, data.endpoint))


HANDLERS = [
    me,
    guest,
    change_me,
    register,
    login,
    logout,
    push_key,
    subscribe_push,
    unsubscribe_push,
    add_webhook,
    remove_webhook,
]


def session_cookie(request: AnyRequest, session: str) -> Cookie:
    """The cookie that holds a session."""
    return Cookie(
        COOKIE,
        path="/",
        value=session,
        httponly=True,
        samesite="lax",
        secure=services_of(request).settings.secure_cookies or request.url.scheme == "https",
        max_age=people.SESSION_DAYS * 86400,
    )


def _person(request: AnyRequest, person: PersonRow, session: str | None) -> Person:
    token = csrf_token(request, session) if session else ""
    return Person(person.id, person.name, person.account, cast(Language, person.language), token)


def _with_session(request: AnyRequest, person: PersonRow, session: str, status: int) -> Response[Person]:
    response = Response(_person(request, person, session), status_code=status)
    response.set_cookie(session_cookie(request, session))
    return response
