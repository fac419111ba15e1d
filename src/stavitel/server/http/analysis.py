"""The analysis board of finished games: chances over time, what each decision cost, and another try at it."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from stavitel import bots
from stavitel.kept import begin
from stavitel.kernel import IllegalAnswer, Match, title_named
from stavitel.server.errors import ClientError
from stavitel.server.http.archive import record_seen
from stavitel.server.http.context import AnyRequest, services_of
from stavitel.server.http.guard import check_rate, checked_caller_of
from stavitel.server.http.parameters import PROBLEMS, SeatPath, Since, TableKey
from stavitel.server.protocol import Analysis, AnalysisWish, Attempt, AttemptJudged, Considered, Question
from stavitel.server.tables.bot_pool import BotFailed
from stavitel.server.tables.bot_process import BotJob
from stavitel.server.tables.views import question_message

OpenCards = Annotated[bool, QueryParameter(name="open")]
SIMULATIONS = 128  # for another try


@get("/api/tables/{key:str}/analysis", responses=PROBLEMS, tags=["archive"])
async def look(request: AnyRequest, key: TableKey, open_cards: OpenCards = False) -> Analysis:
    """How far the analysis of a finished game is, and what it has found."""
    await record_seen(request, key)  # the game is over
    return await services_of(request).analyses.look(key, open_cards)


@post("/api/tables/{key:str}/analysis", responses=PROBLEMS, tags=["archive"], status_code=202)
async def start(request: AnyRequest, key: TableKey, data: JSONBody[AnalysisWish]) -> Analysis:
    """Begins the analysis of a finished game, in the background."""
    (await checked_caller_of(request)).require_session()
    record = await _record(request, key)
    return await services_of(request).analyses.start(key, record, data.open_cards)


@get("/api/tables/{key:str}/seats/{seat:int}/asked", responses=PROBLEMS, tags=["archive"])
async def asked(request: AnyRequest, key: TableKey, seat: SeatPath, at: Since) -> Question:
    """What a seat was asked at a moment of a finished game."""
    record = await _record(request, key)
    match = await asyncio.to_thread(_match_at, record, at)
    return question_message(_question(match, seat), with_refusals=False)


@post("/api/tables/{key:str}/attempt", responses=PROBLEMS, tags=["archive"], status_code=200)
async def attempt(request: AnyRequest, key: TableKey, data: JSONBody[Attempt]) -> AttemptJudged:
    """Judges another answer to a question of a finished game, from what the seat knew then."""
    (await checked_caller_of(request)).require_session()
    check_rate(request, "logins")
    record = await _record(request, key)
    match = await asyncio.to_thread(_match_at, record, data.at)
    question = _question(match, data.seat)
    try:
        question.parse(data.keys if question.many else data.keys[0] if len(data.keys) == 1 else data.keys)
    except IllegalAnswer as error:
        raise ClientError("not-on-offer", "That was not on offer.", 409) from error
    seed = f"attempt:{data.at}"
    adviser = bots.best(record["title"])
    job = BotJob(
        record["title"],
        adviser,
        match.position(),
        data.seat,
        seed,
        simulations=SIMULATIONS,
        besides=data.keys,
    )
    try:
        found = await services_of(request).bot_pool.reply(job)
    except BotFailed as error:
        raise ClientError("no-idea", "No bot has an answer to this; try again.", 409) from error
    return AttemptJudged(found["keys"], msgspec.convert(found["considered"], list[Considered]))


HANDLERS = [look, start, asked, attempt]


async def _record(request: AnyRequest, key: str) -> dict[str, Any]:
    """The record of a finished game by today's rules."""
    record = await record_seen(request, key)
    if str(record["version"]) != title_named(record["title"]).version:
        raise ClientError("rules-changed", "Only games of today's rules can be analysed.", 409)
    return record


def _match_at(record: dict[str, Any], at: int) -> Match:
    match = begin(record)
    for who, answer in record["answers"][:at]:
        match.answer(who, answer)
    return match


def _question(match: Match, seat: int) -> Any:
    question = match.asking.get(seat)
    if question is None:
        raise ClientError("not-asked", "That seat was not asked anything then.", 409)
    return question
