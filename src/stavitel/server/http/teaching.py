"""Learning: what teaches a title, its guided first game, and what a bot would do in my place."""

import asyncio
import time
from threading import Lock
from typing import Any

from litestar import get, post
from litestar.params import JSONBody
from msgspec import convert

from stavitel import bots
from stavitel.kernel import IllegalAnswer, Lesson, Match, Title, commitment, lesson_at, new_match
from stavitel.kernel.values import as_json
from stavitel.server.errors import ClientError, as_sentence
from stavitel.server.http.context import AnyRequest, registry_of, services_of, store_of
from stavitel.server.http.guard import caller_of, checked_caller_of
from stavitel.server.http.parameters import PROBLEMS, HintSeconds, SeatQuery, StepKey, TableKey, TitleKey
from stavitel.server.protocol import (
    CoachChange,
    Coached,
    Considered,
    ExampleAnswers,
    ExampleFrame,
    ExampleInfo,
    Hint,
    LessonInfo,
    PresetInfo,
    Seated,
    SeatLink,
    SeatWish,
    StepInfo,
    TeachingInfo,
)
from stavitel.server.storage import coaching, lobby, match_store
from stavitel.server.storage.table_row import TableRow
from stavitel.server.tables.bot_pool import BotFailed
from stavitel.server.tables.bot_process import BotJob
from stavitel.server.tables.views import question_message

SECONDS = 1.0  # of thinking about advice
POSITIONS: dict[tuple[str, str], Match] = {}  # where examples begin, once they were asked for
LOCK = Lock()


@get("/api/titles/{title:str}/teaching", responses=PROBLEMS, tags=["titles"])
async def teaching(request: AnyRequest, title: TitleKey) -> TeachingInfo:
    """What teaches a title: pictures of its overview, its lesson, tables ready to open, the terms of its glossary."""
    found = services_of(request).catalog.title(title)
    if found.teaching is None:
        return TeachingInfo(0)
    taught = found.teaching
    return TeachingInfo(
        taught.minutes,
        {part: [dict(drawn) for drawn in picture] for part, picture in taught.pictures.items()},
        [PresetInfo(preset.name, preset.seats, as_json(dict(preset.options))) for preset in taught.presets],
        dict(taught.terms),
        None if taught.lesson is None else _lesson_info(taught.lesson),
        dict(taught.figures),
        dict(taught.pictured),
        [ExampleInfo(one.rule, one.step, list(one.at)) for one in taught.examples],
    )


@post("/api/titles/{title:str}/examples/{step:str}", responses=PROBLEMS, tags=["titles"], status_code=200)
async def example(request: AnyRequest, title: TitleKey, step: StepKey, data: JSONBody[ExampleAnswers]) -> ExampleFrame:
    """A position of the lesson, after some answers of the learner; `figures` is the one that rules are shown with."""
    found = services_of(request).catalog.title(title)
    _lesson_of(found)
    known = {one.step for one in found.teaching.examples} if found.teaching else set()
    if step not in known and step != "figures":
        raise ClientError("no-such-example", f"{found.name} has no example {step}.", 404)
    return await asyncio.to_thread(_example, found, "" if step == "figures" else step, data.answers)


@post("/api/titles/{title:str}/lesson", responses=PROBLEMS, tags=["titles"], status_code=201)
async def begin_lesson(request: AnyRequest, title: TitleKey) -> Seated:
    """Opens a table for the guided first game of a title and starts it: I sit in the first seat, bots in the others."""
    person = (await checked_caller_of(request)).require_session()
    found = services_of(request).catalog.title(title)
    lesson = _lesson_of(found)
    options = found.resolve_options(lesson.options, lesson.seats)
    match = await asyncio.to_thread(new_match, found, lesson.seats, lesson.seed, options)
    asked, players = sorted(match.asking), len(match.table.players)
    wishes = [SeatWish("me"), *(SeatWish("bot", lesson.bot) for _ in range(lesson.seats - 1))]

    def begin(connection: Any) -> tuple[TableRow, list[SeatLink]]:
        row, links = lobby.create_table(
            connection,
            person.id,
            title=found.name,
            version=found.version,
            wishes=wishes,
            options=options,
            language=person.language,
            pace="live",
            undo="consent",
            listed=False,
        )
        started = lobby.start(connection, row.id, person.id, lesson.seed, commitment(lesson.seed), players)
        match_store.save_asked(connection, row.id, asked, time.time())
        started.asked = asked
        return started, links

    row, links = await store_of(request).write(begin)
    await registry_of(request).get(row.id)  # the bots begin
    return Seated(row.info(person.id), links)


@post("/api/tables/{key:str}/hint", responses=PROBLEMS, tags=["table"], status_code=200)
async def hint(request: AnyRequest, key: TableKey, seat: SeatQuery = None, seconds: HintSeconds = SECONDS) -> Hint:
    """What a bot would answer in my place and why, from what my seat sees; not where a table plays without advice."""
    caller = await checked_caller_of(request)
    services = services_of(request)
    game = (await registry_of(request).get(key)).game
    mine = caller.playing_seat(game.row, seat)
    if not game.row.advice:
        raise ClientError("no-hints", "At this table everybody plays without advice.", 403)
    async with game.lock:
        match = game.started_match()
        question = match.asking.get(mine)
        if question is None:
            raise ClientError("not-asked", "You are not asked anything now.", 409)
        adviser = bots.best(game.row.title)
        job = BotJob(game.row.title, adviser, match.position(), mine, f"hint:{match.seed}:{question.number}", seconds)
    try:
        reply = await services.bot_pool.reply(job)
        return Hint(question.number, reply["keys"], convert(reply.get("considered", []), list[Considered]))
    except BotFailed as error:
        raise ClientError("no-idea", "No bot has an answer to this; try again.", 409) from error


@get("/api/me/coach", responses=PROBLEMS, tags=["people"])
async def coached(request: AnyRequest) -> Coached:
    """What the coach has said to me."""
    person = (await caller_of(request)).require_session()
    return await store_of(request).read(lambda connection: coaching.coached(connection, person.id))


@post("/api/me/coach", responses=PROBLEMS, tags=["people"], status_code=200)
async def change_coach(request: AnyRequest, data: JSONBody[CoachChange]) -> Coached:
    """Remembers what I have met; silences the coach, or lets it speak."""
    person = (await checked_caller_of(request)).require_session()
    return await store_of(request).write(lambda connection: coaching.change(connection, person.id, data))


HANDLERS = [teaching, example, begin_lesson, hint, coached, change_coach]


def _lesson_of(title: Title) -> Lesson:
    lesson = title.teaching.lesson if title.teaching else None
    if lesson is None:
        raise ClientError("no-lesson", f"{title.name} has no guided first game.", 404)
    return lesson


def _lesson_info(lesson: Lesson) -> LessonInfo:
    steps = [
        StepInfo(step.name, step.topic, step.offers, step.told, list(step.after), list(step.at), list(step.propose))
        for step in lesson.steps
    ]
    return LessonInfo(commitment(lesson.seed), lesson.seats, steps)


def _example(title: Title, step: str, answers: list[list[str]]) -> ExampleFrame:
    with LOCK:
        begun = POSITIONS.get((title.name, step))
        if begun is None:
            begun = POSITIONS[title.name, step] = lesson_at(title, step)
        match = begun.fork()
    seen = len(match.events(0))
    for keys in answers:
        question = match.asking.get(0)
        if question is None:
            raise ClientError("not-asked", "You are not asked anything now.", 409)
        seen = len(match.events(0))
        try:
            match.answer(0, keys if question.many else keys[0] if keys else "")
        except IllegalAnswer as error:
            raise ClientError("illegal-answer", as_sentence(str(error)), 409) from error
    asked = match.asking.get(0)
    told = match.events(0, seen) if answers else []
    return ExampleFrame(match.scene(0), None if asked is None else question_message(asked), told)
