"""The HTTP side: who I am, the lobby, and a table for scripts. The same commands as over the WebSocket."""

import asyncio
import secrets
import time
from typing import Annotated, Any, cast

from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from stavitel.kernel import Choice, Number, OptionError, Several, Title, Toggle, commitment, new_match
from stavitel.server import guard, keeping, lobby, people, push
from stavitel.server.context import csrf_key, house_of
from stavitel.server.errors import Trouble
from stavitel.server.guard import COOKIE, Caller
from stavitel.server.house import House
from stavitel.server.protocol import (
    Answer,
    CardInfo,
    ChatLine,
    Claim,
    Consent,
    Credentials,
    Guest,
    Join,
    Language,
    NewTable,
    OptionInfo,
    Outcome,
    Person,
    PersonChange,
    Problem,
    PushKey,
    PushTarget,
    Reseat,
    RulesBook,
    RuleText,
    Say,
    Seated,
    SeatLink,
    Stale,
    Stand,
    Standing,
    State,
    TableInfo,
    TitleInfo,
    Undo,
    Webhook,
    WebhookSecret,
)
from stavitel.words import LANGUAGES, sources
from stavitel.words.rules import document, written_in
from stavitel.words.rules import parse as parse_rules

TableKey = Annotated[str, PathParameter(min_length=1, max_length=24, pattern="^[A-Za-z0-9]+$")]
TitleKey = Annotated[str, PathParameter(min_length=1, max_length=60, pattern="^[a-z0-9_-]+$")]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15)]
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
WAIT_SECONDS = 25.0

PROBLEMS = {
    status: ResponseSpec(Problem, description=text)
    for status, text in {
        400: "The request is malformed.",
        401: "Nobody knows who asks.",
        403: "That is not yours to do.",
        404: "There is no such thing.",
        409: "The table is not in a state for that.",
        413: "The request is too large.",
        429: "Too many requests.",
    }.items()
}

LATE = PROBLEMS | {409: ResponseSpec(cast(Any, Stale | Problem), description="The question is not open any more.")}

Asking = Request[Any, Any, Any]


async def reader(request: Asking) -> Caller:
    """Who sends a request that changes nothing."""
    return await guard.caller(house_of(request), request)


async def writer(request: Asking) -> Caller:
    """Who sends a request that changes something: with the cookie only from a page of ours."""
    house = house_of(request)
    if not guard.same_origin(request, house.settings.allowed_origins):
        raise Trouble("foreign-origin", "Requests from other sites are not taken.", 403)
    caller = await guard.caller(house, request)
    guard.check_csrf(caller, request, csrf_key(request))
    return caller


# Who I am


@get("/api/me", responses=PROBLEMS, tags=["people"])
async def me(request: Asking) -> Person:
    """Who I am."""
    caller = await reader(request)
    return _person(request, caller.person(), caller.session)


@post("/api/guest", responses=PROBLEMS, tags=["people"], status_code=201)
async def guest(request: Asking, data: JSONBody[Guest]) -> Response[Person]:
    """Begins as a guest with a name."""
    house = house_of(request)
    if not guard.same_origin(request, house.settings.allowed_origins):
        raise Trouble("foreign-origin", "Requests from other sites are not taken.", 403)
    _slowly(request, "guests")
    someone, session = await house.store.write(lambda store: people.new_guest(store, data.name, data.language))
    return _with_session(request, someone, session, 201)


@patch("/api/me", responses=PROBLEMS, tags=["people"])
async def change_me(request: Asking, data: JSONBody[PersonChange]) -> Person:
    """Takes a new name or language."""
    caller = await writer(request)
    person = caller.person()
    someone = await house_of(request).store.write(
        lambda store: people.change_person(store, person.id, data.name, data.language)
    )
    return _person(request, someone, caller.session)


@post("/api/account", responses=PROBLEMS, tags=["people"], status_code=200)
async def account(request: Asking, data: JSONBody[Credentials]) -> Person:
    """Makes an account of the guest that I am."""
    caller = await writer(request)
    person = caller.person()
    _slowly(request, "logins")
    hashed = await asyncio.to_thread(people.PASSWORDS.hash, data.password)
    someone = await house_of(request).store.write(lambda store: people.register(store, person.id, data.account, hashed))
    return _person(request, someone, caller.session)


@post("/api/login", responses=PROBLEMS, tags=["people"], status_code=200)
async def login(request: Asking, data: JSONBody[Credentials]) -> Response[Person]:
    """Begins as the owner of an account."""
    house = house_of(request)
    if not guard.same_origin(request, house.settings.allowed_origins):
        raise Trouble("foreign-origin", "Requests from other sites are not taken.", 403)
    _slowly(request, "logins")
    found = await house.store.read(lambda store: people.password_of(store, data.account))
    right = await asyncio.to_thread(people.check_password, found[1] if found else None, data.password)
    if found is None or not right:
        raise Trouble("wrong-password", "The name or the password is wrong.", 403)
    someone = found[0]
    session = await house.store.write(lambda store: people.new_session(store, someone.id))
    return _with_session(request, someone, session, 200)


@post("/api/logout", responses=PROBLEMS, tags=["people"], status_code=204)
async def logout(request: Asking) -> Response[None]:
    """Ends the session."""
    caller = await writer(request)
    session = caller.session
    if session is not None:
        await house_of(request).store.write(lambda store: people.end_session(store, session))
    response = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


@get("/api/push", tags=["people"])
async def push_key(request: Asking) -> PushKey:
    """The key to subscribe to push messages with."""
    return PushKey(house_of(request).pusher.public_key)


@post("/api/push", responses=PROBLEMS, tags=["people"], status_code=204)
async def push_here(request: Asking, data: JSONBody[PushTarget]) -> None:
    """Asks for "your turn" messages to this browser."""
    person = (await writer(request)).person()
    push.check_keys(data)
    await push.public_place(data.endpoint)
    await house_of(request).store.write(lambda store: push.subscribe(store, person.id, data))


@post("/api/push/forget", responses=PROBLEMS, tags=["people"], status_code=204)
async def push_no_more(request: Asking, data: JSONBody[PushTarget]) -> None:
    """Asks for no more messages to this browser."""
    person = (await writer(request)).person()
    await house_of(request).store.write(lambda store: push.unsubscribe(store, person.id, data.endpoint))


@post("/api/webhook", responses=PROBLEMS, tags=["people"], status_code=200)
async def call_me(request: Asking, data: JSONBody[Webhook]) -> WebhookSecret:
    """Asks for "your turn" messages to an address of my own, each signed with the secret that I get."""
    person = (await writer(request)).person()
    await push.public_place(data.endpoint)
    return WebhookSecret(await house_of(request).store.write(lambda store: push.hook(store, person.id, data.endpoint)))


@post("/api/webhook/forget", responses=PROBLEMS, tags=["people"], status_code=204)
async def call_no_more(request: Asking, data: JSONBody[Webhook]) -> None:
    """Asks for no more messages to that address."""
    person = (await writer(request)).person()
    await house_of(request).store.write(lambda store: push.unhook(store, person.id, data.endpoint))


# Titles and words


@get("/api/titles", tags=["titles"])
async def all_titles(request: Asking) -> list[TitleInfo]:
    """The games one can play here."""
    house = house_of(request)
    return [_title_info(house, title) for title in house.titles.values()]


@get("/api/titles/{title:str}/cards", responses=PROBLEMS, tags=["titles"])
async def cards(request: Asking, title: TitleKey) -> list[CardInfo]:
    """The cards of a title."""
    found = house_of(request).title(title)
    return [CardInfo(card.key, card.back, card.source) for card in found.cards.values()]


@get("/api/titles/{title:str}/rules", responses=PROBLEMS, tags=["titles"])
async def rules(request: Asking, title: TitleKey, language: FromQuery[Language] = "en") -> RulesBook:
    """The numbered rules of a title, in English where they are not translated."""
    found = house_of(request).title(title)

    def read() -> tuple[str, str]:
        return written_in(found.name, language), document(found.name, language) or ""

    spoken, page = await asyncio.to_thread(read)
    numbered = [RuleText(rule.id, rule.text) for rule in parse_rules(page).values()]
    return RulesBook(title, cast(Language, spoken), page, numbered)


@get("/api/words/{language:str}/{title:str}", responses=PROBLEMS, tags=["titles"], media_type="text/plain")
async def words(request: Asking, language: FromPath[str], title: TitleKey) -> Response[str]:
    """The texts of a title in a language, in Fluent syntax."""
    if language not in LANGUAGES:
        raise Trouble("no-such-language", f"There are texts in {', '.join(LANGUAGES)}.", 404)
    name = None if title == "common" else house_of(request).title(title).name

    def read() -> str:
        return "\n".join(path.read_text(encoding="utf-8") for path in sources(name, language) if path.exists())

    text = await asyncio.to_thread(read)
    return Response(text, media_type="text/plain", headers={"cache-control": "no-cache"})


# The lobby


@get("/api/tables", tags=["lobby"], responses=PROBLEMS)
async def listed(request: Asking) -> list[TableInfo]:
    """The tables that anybody may join or watch."""
    caller = await reader(request)
    rows = await house_of(request).store.read(lobby.listed_tables)
    return [row.info(_id(caller)) for row in rows]


@get("/api/tables/mine", responses=PROBLEMS, tags=["lobby"])
async def mine(request: Asking) -> list[TableInfo]:
    """The tables I sit at."""
    person = (await reader(request)).person()
    rows = await house_of(request).store.read(lambda store: lobby.tables_of(store, person.id))
    return [row.info(person.id) for row in rows]


@post("/api/tables", responses=PROBLEMS, tags=["lobby"], status_code=201)
async def make(request: Asking, data: JSONBody[NewTable]) -> Seated:
    """Makes a table."""
    person = (await writer(request)).person()
    house = house_of(request)
    title = house.title(data.title)
    try:
        options = title.settle(data.options, len(data.seats))
    except OptionError as error:
        raise Trouble("bad-options", f"{str(error)[:1].upper()}{str(error)[1:]}.") from error
    for wish in data.seats:
        if wish.kind == "bot":
            _check_level(house, title.name, wish.level)
    row, links = await house.store.write(
        lambda store: lobby.make_table(
            store,
            person.id,
            title=title.name,
            version=title.version,
            wishes=data.seats,
            options=options,
            language=data.language,
            pace=data.pace,
            undo=data.undo,
            listed=data.listed,
        )
    )
    return Seated(row.info(person.id), links)


@get("/api/tables/{key:str}", responses=PROBLEMS, tags=["lobby"])
async def one(request: Asking, key: TableKey) -> TableInfo:
    """A table as the lobby shows it."""
    caller = await reader(request)
    row = await house_of(request).store.read(lambda store: lobby.table_row(store, key))
    return row.info(_id(caller))


@post("/api/tables/{key:str}/join", responses=PROBLEMS, tags=["lobby"], status_code=200)
async def join(request: Asking, key: TableKey, data: JSONBody[Join]) -> Seated:
    """Sits down."""
    person = (await writer(request)).person()
    house = house_of(request)
    row, links = await house.store.write(lambda store: lobby.join(store, key, person.id, data.seat))
    await house.changed(row)
    return Seated(row.info(person.id), links)


@post("/api/tables/{key:str}/leave", responses=PROBLEMS, tags=["lobby"], status_code=200)
async def leave(request: Asking, key: TableKey) -> TableInfo:
    """Gets up."""
    person = (await writer(request)).person()
    house = house_of(request)
    row = await house.store.write(lambda store: lobby.leave(store, key, person.id))
    await house.changed(row)
    return row.info(person.id)


@post("/api/tables/{key:str}/start", responses=PROBLEMS, tags=["lobby"], status_code=200)
async def start(request: Asking, key: TableKey) -> TableInfo:
    """Starts the game."""
    person = (await writer(request)).person()
    house = house_of(request)
    row = await house.store.read(lambda store: lobby.table_row(store, key))
    title, seed = house.title(row.title), secrets.token_hex(16)
    if row.version != title.version:
        raise Trouble("rules-changed", "The rules have changed since this table was made; make a new one.", 409)
    match = await asyncio.to_thread(new_match, title, len(row.seats), seed, row.options)
    asked, players = sorted(match.asking), len(match.table.players)

    def begin(store: Any) -> lobby.TableRow:
        begun = lobby.start(store, key, person.id, seed, commitment(seed), players)
        keeping.keep_asked(store, key, asked)
        begun.asked = asked
        return begun

    row = await house.store.write(begin)
    await house.changed(row)
    table = await house.table(key)
    house.notify(table, [seat for seat in asked if table.row.seats[seat].person != person.id])
    return row.info(person.id)


@post("/api/tables/{key:str}/rematch", responses=PROBLEMS, tags=["lobby"], status_code=201)
async def rematch(request: Asking, key: TableKey) -> Seated:
    """Makes a table like this one, or finds the one that was made."""
    person = (await writer(request)).person()
    house = house_of(request)
    again, links = await house.store.write(lambda store: lobby.rematch(store, key, person.id))
    row = await house.store.read(lambda store: lobby.table_row(store, key))
    await house.changed(row)
    return Seated(again.info(person.id), links)


@post("/api/tables/{key:str}/seats/{seat:int}", responses=PROBLEMS, tags=["lobby"], status_code=200)
async def reseat(request: Asking, key: TableKey, seat: SeatPath, data: JSONBody[Reseat]) -> TableInfo:
    """The host opens a seat or puts a bot there."""
    person = (await writer(request)).person()
    house = house_of(request)
    if data.kind == "bot":
        row = await house.store.read(lambda store: lobby.table_row(store, key))
        _check_level(house, row.title, data.level)
    row = await house.store.write(lambda store: lobby.reseat(store, key, person.id, seat, data.kind, data.level))
    await house.changed(row)
    return row.info(person.id)


@post("/api/tables/{key:str}/seats/{seat:int}/link", responses=PROBLEMS, tags=["lobby"], status_code=201)
async def relink(request: Asking, key: TableKey, seat: SeatPath) -> SeatLink:
    """A new link for a seat, in place of a lost one."""
    person = (await writer(request)).person()
    house = house_of(request)
    link = await house.store.write(lambda store: lobby.new_link(store, key, person.id, seat))
    house.relinked(key, seat)
    return link


@post("/api/claim", responses=PROBLEMS, tags=["lobby"], status_code=200)
async def claim(request: Asking, data: JSONBody[Claim]) -> Response[Seated]:
    """Sits down by a seat's link: as who I am, or as the guest who sat there, or as a new one by a link of the host."""
    house = house_of(request)
    caller = await writer(request)
    found = await house.store.read(lambda store: lobby.seat_of_secret(store, data.secret))
    if found is None:
        raise Trouble("no-such-link", "This link opens no seat; ask the host for a new one.", 404)
    if caller.session is not None:
        me = caller.person().id
        row = await house.store.write(lambda store: lobby.claim(store, data.secret, me))
        await house.changed(row)
        return Response(Seated(row.info(me), []))
    owner = found[2]
    if owner is None:
        raise Trouble("no-such-link", "This link opens no seat; ask the host for a new one.", 404)

    def come_back(store: Any) -> tuple[people.Someone, str]:
        before = people.change_person(store, owner, None, None)
        if before.account is None and not data.secret.startswith(lobby.BY_HOST):
            return before, people.new_session(store, owner)
        someone, session = people.new_guest(store, before.name, before.language)
        lobby.claim(store, data.secret, someone.id)
        return someone, session

    someone, session = await house.store.write(come_back)
    row = await house.store.read(lambda store: lobby.table_row(store, found[0]))
    await house.changed(row)
    response = Response(Seated(row.info(someone.id), []))
    response.set_cookie(_cookie(request, session))
    return response


# A table for scripts


@get("/api/tables/{key:str}/state", responses=PROBLEMS, tags=["table"])
async def state(request: Asking, key: TableKey, seat: SeatQuery = None, since: Since = 0) -> State:
    """The table as I see it, with the events after `since`."""
    caller = await reader(request)
    table = await house_of(request).table(key)
    return await table.state(caller.looks_from(table.row, seat), _id(caller), since, 0)


@get("/api/tables/{key:str}/wait", responses=PROBLEMS, tags=["table"])
async def wait(
    request: Asking,
    key: TableKey,
    version: Since,
    seat: SeatQuery = None,
    since: Since = 0,
    seconds: Annotated[float, QueryParameter(ge=0, le=WAIT_SECONDS)] = WAIT_SECONDS,
) -> State:
    """The table as I see it, as soon as its version is another one than mine."""
    caller = await reader(request)
    table = await house_of(request).table(key)
    caller.looks_from(table.row, seat)
    await table.wait(version, seconds)
    caller = await reader(request)  # the seat may have gone to somebody else meanwhile
    return await table.state(caller.looks_from(table.row, seat), _id(caller), since, 2**31)


@post("/api/tables/{key:str}/answer", responses=LATE, tags=["table"], status_code=200)
async def answer(request: Asking, key: TableKey, data: JSONBody[Answer], seat: SeatQuery = None) -> Response[Outcome]:
    """Answers a question."""
    begun = time.perf_counter()
    caller = await writer(request)
    house = house_of(request)
    table = await house.table(key)
    outcome = await house.surely(table.answer(caller.acts_for(table.row, seat), data))
    return _outcome(house, outcome, begun)


@post("/api/tables/{key:str}/undo", responses=LATE, tags=["table"], status_code=200)
async def undo(request: Asking, key: TableKey, data: JSONBody[Undo], seat: SeatQuery = None) -> Response[Outcome]:
    """Takes my last answer back, or asks the others for it."""
    begun = time.perf_counter()
    caller = await writer(request)
    house = house_of(request)
    table = await house.table(key)
    outcome = await house.surely(table.undoing.undo(caller.acts_for(table.row, seat), data))
    return _outcome(house, outcome, begun)


@post("/api/tables/{key:str}/consent", responses=PROBLEMS, tags=["table"], status_code=204)
async def consent(request: Asking, key: TableKey, data: JSONBody[Consent], seat: SeatQuery = None) -> None:
    """Agrees to an undo, or does not."""
    caller = await writer(request)
    house = house_of(request)
    table = await house.table(key)
    await house.surely(table.undoing.consent(caller.acts_for(table.row, seat), data))


@post("/api/tables/{key:str}/chat", responses=PROBLEMS, tags=["table"], status_code=200)
async def say(request: Asking, key: TableKey, data: JSONBody[Say], seat: SeatQuery = None) -> ChatLine | None:
    """Says something at the table."""
    caller = await writer(request)
    house = house_of(request)
    table = await house.table(key)
    return await house.surely(table.company.say(caller.speaker(), caller.looks_from(table.row, seat), data))


@post("/api/tables/{key:str}/standing", responses=PROBLEMS, tags=["table"], status_code=200)
async def stand(request: Asking, key: TableKey, data: JSONBody[Stand], seat: SeatQuery = None) -> list[Standing]:
    """Leaves an answer in advance, or takes one back."""
    caller = await writer(request)
    house = house_of(request)
    table = await house.table(key)
    return await house.surely(table.driver.stand(caller.acts_for(table.row, seat), data))


HANDLERS = [
    me,
    guest,
    change_me,
    account,
    login,
    logout,
    push_key,
    push_here,
    push_no_more,
    call_me,
    call_no_more,
    all_titles,
    cards,
    rules,
    words,
    listed,
    mine,
    make,
    one,
    join,
    leave,
    start,
    rematch,
    reseat,
    relink,
    claim,
    state,
    wait,
    answer,
    undo,
    consent,
    say,
    stand,
]


def _id(caller: Caller) -> str | None:
    return caller.someone.id if caller.someone else None


def _person(request: Asking, someone: people.Someone, session: str | None) -> Person:
    token = people.csrf_token(csrf_key(request), session) if session else ""
    return Person(someone.id, someone.name, someone.account, cast(Language, someone.language), token)


def _cookie(request: Asking, session: str) -> Cookie:
    secure = house_of(request).settings.secure_cookies or request.url.scheme == "https"
    return Cookie(
        COOKIE,
        path="/",
        value=session,
        httponly=True,
        samesite="lax",
        secure=secure,
        max_age=people.SESSION_DAYS * 86400,
    )


def _with_session(request: Asking, someone: people.Someone, session: str, status: int) -> Response[Person]:
    response = Response(_person(request, someone, session), status_code=status)
    response.set_cookie(_cookie(request, session))
    return response


def _slowly(request: Asking, what: str) -> None:
    address = request.client.host if request.client else ""
    buckets: guard.Buckets = request.app.state[what]
    if not buckets.take(address):
        house_of(request).metrics.refused.labels(what).inc()
        raise Trouble("too-fast", "Too many attempts; wait a little.", 429)


def _check_level(house: House, title: str, level: str | None) -> None:
    levels = house.levels(title)
    if level not in levels:
        raise Trouble("no-such-bot", f"There is no bot {level!r}; there are {', '.join(levels)}.")


def _outcome(house: House, outcome: Outcome, begun: float) -> Response[Outcome]:
    house.metrics.answers.count(type(outcome).__name__.lower(), time.perf_counter() - begun)
    return Response(outcome, status_code=409 if isinstance(outcome, Stale) else 200)


def _title_info(house: House, title: Title) -> TitleInfo:
    options = []
    for option in title.options:
        match option:
            case Choice():
                options.append(OptionInfo(option.name, "choice", option.default, list(option.values)))
            case Toggle():
                options.append(OptionInfo(option.name, "toggle", option.default))
            case Number():
                options.append(OptionInfo(option.name, "number", option.default, [], option.least, option.most))
            case Several():
                options.append(OptionInfo(option.name, "several", list(option.default), list(option.values)))
    return TitleInfo(
        title.name,
        title.version,
        title.seats[0],
        title.seats[1],
        title.accent,
        options,
        house.levels(title.name),
        title.opponent is not None,
        dict(title.cites),
    )
