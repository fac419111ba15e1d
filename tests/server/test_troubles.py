"""A house without a network: what must hold when something goes wrong, or two things come at the same moment."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, update

from server.harness import LIMIT, free_settings
from stavitel.kernel import commitment
from stavitel.server import keeping, lobby, people, push, thinking, views
from stavitel.server.errors import Trouble
from stavitel.server.guard import Caller
from stavitel.server.house import House
from stavitel.server.live import Line, LiveTable
from stavitel.server.metrics import Metrics
from stavitel.server.protocol import Answer, Done, Outcome, Say, SeatWish, Stand, UndoOffer
from stavitel.server.records import log, seats
from stavitel.server.socket import Session
from stavitel.server.store import Store
from stavitel.server.thinking import BotFailed, Thinkers

Scenario = Callable[[House], Awaitable[None]]


class Eye(Line):
    """Somebody who looks, and keeps what was sent."""

    def __init__(self, seat: int | None = None) -> None:
        super().__init__(self._take)
        self.seat = seat
        self.heard: list[dict[str, Any]] = []

    def _take(self, text: bytes) -> bool:
        self.heard.append(msgspec.json.decode(text))
        return True

    async def at(self, table: LiveTable) -> "Eye":
        """Comes in, as who sits there."""
        self.person = table.row.seats[self.seat].person if self.seat is not None else None
        await table.join(self, 0, 0)
        return self

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [one for one in self.heard if one["type"] == kind]


@contextlib.asynccontextmanager
async def a_house(database: str, *, painting: bool = True) -> AsyncIterator[House]:
    store = Store(database)
    store.open()
    house = House(free_settings(database), store, push.Pusher(push.new_key(), "mailto:a@example.org"), Metrics())
    painter = asyncio.create_task(house.painter.paint()) if painting else None
    try:
        yield house
    finally:
        if painter is not None:
            painter.cancel()
        await house.close()
        store.close()


def run(database: Path | str, scenario: Scenario, **more: Any) -> None:
    async def whole() -> None:
        async with a_house(str(database), **more) as house:
            await asyncio.wait_for(scenario(house), LIMIT)

    asyncio.run(whole())


async def waiting(house: House, *kinds: str) -> tuple[str, list[str]]:
    """A table that waits for its start, with a person of its own on each seat that is not a bot's."""
    kinds = kinds or ("person", "person")

    def make(connection: Connection) -> tuple[str, list[str]]:
        made = [people.new_guest(connection, f"P{seat}", "en")[0].id for seat in range(len(kinds))]
        wishes = [SeatWish("bot", "random") if kind == "bot" else SeatWish("me") for kind in kinds]
        title = house.title("guess")
        row, _ = lobby.make_table(
            connection,
            made[0],
            title="guess",
            version=title.version,
            wishes=wishes,
            options=title.settle({}, len(kinds)),
            language="en",
            pace="live",
            undo="consent",
            listed=True,
        )
        for seat, kind in enumerate(kinds):
            if kind == "person":
                sit(connection, row.id, seat, made[seat])
        return row.id, made

    return await house.store.write(make)


def sit(connection: Connection, table: str, seat: int, person: str | None) -> None:
    kind = "person" if person else "open"
    connection.execute(
        update(seats).where(seats.c.table == table, seats.c.seat == seat).values(person=person, kind=kind)
    )


def thinking_until(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Until this is set bots think, and then they know nothing, so that chance answers for them."""
    thought = asyncio.Event()

    async def keys(_: Thinkers, job: Any) -> list[str]:
        await thought.wait()
        raise BotFailed("it does not matter")

    monkeypatch.setattr(Thinkers, "keys", keys)
    return thought


async def started(house: House, *kinds: str, seed: str = "a") -> tuple[LiveTable, list[str]]:
    key, made = await waiting(house, *kinds)
    await house.changed(await house.store.write(lambda store: begin(store, key, made[0], seed)))
    return await house.table(key), made


def begin(connection: Connection, key: str, host: str, seed: str = "a") -> lobby.TableRow:
    return lobby.start(connection, key, host, seed, commitment(seed), 2)


def an_answer(table: LiveTable, dice: random.Random) -> tuple[int, Answer]:
    """Some legal answer of whoever is asked first."""
    assert table.match is not None
    seat, ask = next(iter(table.match.asking.items()))
    count = dice.randint(ask.least, ask.most) if ask.many else 1
    keys = dice.sample(list(ask.options), count)
    return seat, Answer(question=ask.number, command=f"c{dice.getrandbits(50)}", keys=keys)


async def soon(table: LiveTable, seat: int, answer: Answer) -> Outcome | Trouble:
    """Answers the short way."""
    outcome: asyncio.Future[Outcome | Trouble] = asyncio.get_running_loop().create_future()
    assert table.answer_soon(seat, answer, outcome.set_result)
    return await outcome


async def the_long_way(table: LiveTable, seat: int, answer: Answer) -> Outcome | Trouble:
    try:
        return await table.answer(seat, answer)
    except Trouble as trouble:
        return trouble


WAYS = pytest.mark.parametrize("way", [soon, the_long_way])


async def all_done(house: House) -> None:
    """Waits until the house has nothing more to do."""
    while house._tasks:
        await asyncio.wait(house._tasks)


def failing(*_: Any) -> Any:
    raise RuntimeError("this fails")


@WAYS
def test_what_could_not_be_written_is_forgotten_also_if_it_cannot_be_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Any
) -> None:
    """The store is away for a moment: no answer that it lacks may be played on from."""

    async def scenario(house: House) -> None:
        table, _ = await started(house)
        dice = random.Random(1)
        assert not isinstance(await way(table, *an_answer(table, dice)), Trouble)
        eye = Eye(0)
        await eye.at(table)
        with monkeypatch.context() as patch:
            patch.setattr(keeping, "append", failing)
            patch.setattr(keeping, "open_table", failing)
            outcome = await way(table, *an_answer(table, dice))
        assert isinstance(outcome, Trouble)
        assert outcome.code == "not-stored"
        assert eye.lost.is_set()
        table.part(eye)
        again = await house.table(table.id)
        assert again.version == 1
        for _ in range(5):
            assert not isinstance(await way(again, *an_answer(again, dice)), Trouble)
        opened = LiveTable(house, await house.store.read(lambda store: keeping.open_table(store, table.id)))
        assert opened.match is not None
        assert again.match is not None
        assert opened.match.fingerprint() == again.match.fingerprint()

    run(tmp_path / "a.db", scenario)


@WAYS
def test_an_answer_that_fails_before_it_is_written_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Any
) -> None:
    async def scenario(house: House) -> None:
        table, _ = await started(house)
        dice = random.Random(1)
        seat, answer = an_answer(table, dice)
        with monkeypatch.context() as patch:
            patch.setattr(LiveTable, "_begin", failing)
            assert isinstance(await way(table, seat, answer), Trouble)
        assert house.commands == 0
        again = await house.table(table.id)
        assert not again.lock.locked()
        assert not isinstance(await way(again, seat, answer), Trouble)
        assert again.version == 1

    run(tmp_path / "a.db", scenario)


@pytest.mark.parametrize("here", [True, False])
def test_everybody_who_waited_sees_the_start(tmp_path: Path, here: bool) -> None:
    """Also the second of two who look from the same place, and where another process started the game."""

    async def scenario(house: House) -> None:
        key, made = await waiting(house)
        table = await house.table(key)
        eyes = [Eye(0), Eye(0), Eye(1), Eye(), Eye()]
        for eye in eyes:
            await eye.at(table)
        row = await house.store.write(lambda store: begin(store, key, made[0]))
        await (house.changed(row) if here else table.catch_up())
        for eye in eyes:
            assert eye.told("state")[-1]["scene"] is not None

    run(tmp_path / "a.db", scenario)


def test_a_table_that_changes_while_it_is_opened_is_opened_as_it_became(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        key, made = await waiting(house)
        read = house.store.read

        async def slowly(work: Any) -> Any:
            found = await read(work)
            await asyncio.sleep(0.05)
            return found

        house.store.read = slowly  # type: ignore[method-assign]
        opening = asyncio.create_task(house.table(key))
        await asyncio.sleep(0.02)
        await house.changed(await house.store.write(lambda store: begin(store, key, made[0])))
        table = await opening
        assert table.row.status == "playing"
        assert table.match is not None

    run(tmp_path / "a.db", scenario)


def test_who_lost_the_seat_is_cut_off_however_that_is_heard_of(tmp_path: Path) -> None:
    """News of an answer may come before the news of the seat, and brings the seats along."""

    async def scenario(house: House) -> None:
        table, _ = await started(house)
        eye, other = Eye(0), Eye(1)
        await eye.at(table)
        await other.at(table)
        await house.store.write(lambda store: sit(store, table.id, 0, None))
        await table.catch_up()
        assert eye.lost.is_set()
        assert not other.lost.is_set()

    run(tmp_path / "a.db", scenario)


def test_old_news_of_the_seats_do_not_replace_newer_ones(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, made = await started(house)
        older = await house.store.read(lambda store: lobby.table_row(store, table.id))
        await house.store.write(lambda store: sit(store, table.id, 1, made[0]))
        await house.changed(await house.store.read(lambda store: lobby.table_row(store, table.id)))
        await house.changed(older)
        assert [seat.person for seat in table.row.seats] == [made[0], made[0]]

    run(tmp_path / "a.db", scenario)


def test_who_looks_already_hears_that_undo_is_free_when_another_comes(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, _ = await started(house)
        dice = random.Random(1)
        eyes: dict[int, Eye] = {}
        for seat in (0, 1):
            eyes[seat] = Eye(seat)
            await eyes[seat].at(table)
        for _ in range(60):
            seat, answer = an_answer(table, dice)
            await soon(table, seat, answer)
            assert table.match is not None
            if views.can_undo(table.match, seat, "consent") == "free":
                break
        late = Eye(seat)
        await late.at(table)
        assert late.heard[0]["type"] == "state"
        assert late.heard[0]["undo"] == "free"
        assert [one["undo"] for one in eyes[seat].heard if "undo" in one][-1] == "free"

    run(tmp_path / "a.db", scenario, painting=False)


def test_the_lobby_learns_who_is_asked_also_where_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTable, "busy", True)

    async def scenario(house: House) -> None:
        table, _ = await started(house)
        assert table.match is not None
        dice = random.Random(1)
        while 1 not in table.match.asking:
            await the_long_way(table, *an_answer(table, dice))
        row = await house.store.read(lambda store: lobby.table_row(store, table.id))
        assert row.asked == [1]

    run(tmp_path / "a.db", scenario)


def test_a_bot_that_is_asked_at_the_start_begins_at_once(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        key, made = await waiting(house, "bot", "person")
        table = await house.table(key)
        await house.changed(await house.store.write(lambda store: begin(store, key, made[0])))
        while not table.version:
            await asyncio.sleep(0.01)

    run(tmp_path / "a.db", scenario)


def test_a_bot_that_thought_too_long_does_not_answer_for_who_sat_down_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        thought = thinking_until(monkeypatch)
        table, made = await started(house, "bot", "person")
        assert table.driver.thinking
        await asyncio.sleep(0.05)
        await house.store.write(lambda store: sit(store, table.id, 0, made[0]))
        await table.seats_changed()
        thought.set()
        while table.driver.thinking:
            await asyncio.sleep(0.01)
        assert table.version == 0

    run(tmp_path / "a.db", scenario)


def test_a_bot_process_that_cannot_be_started_leaves_its_place_to_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        monkeypatch.setattr(thinking, "_Thinker", out_of_memory)
        job = thinking.Job("guess", "random", {}, 0, "")
        for _ in range(house.settings.bot_processes + 1):
            with pytest.raises(BotFailed):
                await house.thinkers.keys(job)

    run(tmp_path / "a.db", scenario)


def out_of_memory() -> Any:
    raise OSError("cannot allocate memory")


def test_what_was_said_elsewhere_is_heard_also_after_what_was_said_here(tmp_path: Path) -> None:
    """Another process' line is in the store, and the news of it comes a moment after our own next line."""

    async def scenario(house: House) -> None:
        table, made = await started(house)
        eye = Eye(1)
        await eye.at(table)
        await house.store.write(lambda store: keeping.say(store, table.id, 0, "P0", "there", "c1"))
        await table.company.say(people.Someone(made[1], "P1", None, "en"), 1, Say("here", "c2"))
        await table.company.reload()
        assert [one["line"]["text"] for one in eye.told("chat")] == ["there", "here"]

    run(tmp_path / "a.db", scenario)


def test_an_answer_left_anew_outlives_the_end_of_the_old_one(tmp_path: Path) -> None:
    """Writes may end in another order than they were begun; PostgreSQL has several writers."""

    async def scenario(house: House) -> None:
        table, _ = await started(house)
        seat, answer = an_answer(table, random.Random(1))
        await table.driver.stand(seat, Stand("some-topic", ["x"], "my-turn"))
        await asyncio.sleep(0.05)
        write, slow = house.store.write, [True]

        async def first_one_late(work: Any, **more: Any) -> Any:
            if slow and not more:
                slow.clear()
                await asyncio.sleep(0.1)
            return await write(work, **more)

        house.store.write = first_one_late  # type: ignore[method-assign]
        await the_long_way(table, seat, answer)
        await asyncio.sleep(0)
        await table.driver.stand(seat, Stand("other-topic", ["x"], "my-turn"))
        await all_done(house)
        kept = await house.store.read(lambda store: keeping.standing_of(store, table.id))
        assert [one.topic for one in table.driver.standing[seat]] == ["other-topic"]
        assert [one.topic for one in kept[seat]] == ["other-topic"]

    run(tmp_path / "a.db", scenario)


def test_an_offer_that_the_game_has_passed_is_not_open(tmp_path: Path) -> None:
    """Another process answered while ours kept the offer; undoing now would undo more than was asked for."""

    async def scenario(house: House) -> None:
        table, _ = await started(house)
        dice = random.Random(1)
        await the_long_way(table, *an_answer(table, dice))
        offer = UndoOffer(5, 0, [], [1])
        await house.store.write(lambda store: keeping.keep_offer(store, table.id, table.version, offer))
        await table.undoing.reload()
        assert table.undoing.offer is not None
        table.undoing.offer = None  # this process does not know of it yet
        await the_long_way(table, *an_answer(table, dice))
        await table.undoing.reload()
        assert table.undoing.offer is None

    run(tmp_path / "a.db", scenario)


def test_a_question_that_is_open_elsewhere_is_not_called_late_here(tmp_path: Path) -> None:
    """Who saw the question at another process may answer it at this one, which has not heard of it yet."""

    async def scenario(house: House) -> None:
        table, _ = await started(house)
        house.fan = Silence()
        behind = LiveTable(house, await house.store.read(lambda store: keeping.open_table(store, table.id)))
        dice = random.Random(1)
        await the_long_way(table, *an_answer(table, dice))
        outcome = await the_long_way(behind, *an_answer(table, dice))
        assert isinstance(outcome, Done)
        assert outcome.version == 2

    run(tmp_path / "a.db", scenario)


def test_a_table_that_is_ahead_of_the_store_is_read_anew_when_the_store_comes_back(tmp_path: Path) -> None:
    """A backup was restored meanwhile, or a replica took over that had not heard everything."""

    async def scenario(house: House) -> None:
        table, _ = await started(house)
        dice = random.Random(1)
        for _ in range(3):
            assert isinstance(await the_long_way(table, *an_answer(table, dice)), Done)
        same, _ = await started(house)
        eye, other = await Eye(0).at(table), await Eye(0).at(same)
        await house.store.write(lambda store: store.execute(delete(log).where(log.c.version > 1)))
        await house.heard({"k": "again"})
        assert eye.lost.is_set()
        assert not other.lost.is_set()
        again = await house.table(table.id)
        assert again.version == 1
        assert isinstance(await the_long_way(again, *an_answer(again, dice)), Done)
        opened = LiveTable(house, await house.store.read(lambda store: keeping.open_table(store, table.id)))
        assert opened.version == 2

    run(tmp_path / "a.db", scenario)


class Silence:
    """A fan that reaches nobody."""

    def publish(self, message: dict[str, Any]) -> None:
        pass


class Deaf:
    """A connection to somebody who has stopped reading: what is sent to them never gets through."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}

    async def receive(self) -> Any:
        await asyncio.Event().wait()

    async def send_data(self, *_: Any, **more: Any) -> None:
        await asyncio.Event().wait()

    async def close(self, **_: Any) -> None:
        await asyncio.Event().wait()


def test_who_cannot_keep_up_leaves_the_table_before_the_farewell_gets_through(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, _ = await started(house)
        session = Session(house, Deaf())  # type: ignore[arg-type]
        session.table, session.line = table, session.own
        await table.join(session.own, 0, 0)
        running = asyncio.create_task(session.run())
        while not session.own.lost.is_set():
            session.own.send(b"{}")
        while session.own in table.lines:
            await asyncio.sleep(0.01)
        assert not running.done()  # the farewell has not got through
        running.cancel()

    run(tmp_path / "a.db", scenario)


def test_a_command_that_fails_for_no_fault_of_the_client_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store is away, say; the client must not wait for ever."""

    async def scenario(house: House) -> None:
        table, made = await started(house)
        session = Session(house, Deaf())  # type: ignore[arg-type]
        session.table, session.line = table, session.own
        session.caller = Caller(people.Someone(made[0], "P0", None, "en"))
        await table.join(session.own, 0, 0)
        monkeypatch.setattr(keeping, "command_version", failing)
        session.hear(msgspec.json.encode({"type": "answer", "question": 99, "command": "late", "keys": ["x"]}))
        while True:
            heard = msgspec.json.decode(await session.outbox.get())
            if heard.get("command") == "late":
                break
        assert (heard["type"], heard["code"]) == ("error", "failed")

    run(tmp_path / "a.db", scenario)


def test_answers_left_in_advance_go_with_who_left_them(tmp_path: Path) -> None:
    """Who takes the seat over decides for themselves."""

    async def scenario(house: House) -> None:
        table, made = await started(house)
        await table.driver.stand(1, Stand("some-topic", ["x"], "game"))
        await house.changed(await house.store.write(lambda store: lobby.leave(store, table.id, made[1])))
        await house.changed((await house.store.write(lambda store: lobby.join(store, table.id, made[0], 1)))[0])
        await all_done(house)
        assert not table.driver.standing.get(1)
        assert not (await house.store.read(lambda store: keeping.standing_of(store, table.id))).get(1)

    run(tmp_path / "a.db", scenario)


def test_who_waits_for_news_hears_of_the_start(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        key, made = await waiting(house)
        table = await house.table(key)
        waits = asyncio.create_task(table.wait(0, LIMIT))
        await asyncio.sleep(0.05)
        await house.changed(await house.store.write(lambda store: begin(store, key, made[0])))
        await waits

    run(tmp_path / "a.db", scenario)


def test_who_loses_the_seat_while_coming_in_does_not_look_from_there(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, made = await started(house)
        eye = Eye(1)
        eye.person = made[1]
        async with table.lock:
            coming = asyncio.create_task(table.join(eye, 0, 0))
            await asyncio.sleep(0.01)
            await house.store.write(lambda store: sit(store, table.id, 1, None))
            await table._catch_up()
        with pytest.raises(Trouble):
            await coming
        assert not table.lines
        assert not eye.told("state")

    run(tmp_path / "a.db", scenario)


class Passing(Deaf):
    """Somebody who is gone."""

    async def receive(self) -> Any:
        return {"type": "websocket.disconnect"}


def test_who_is_gone_before_coming_in_leaves_no_ghost(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        table, _ = await started(house)
        session = Session(house, Passing())  # type: ignore[arg-type]
        session.table = table
        async with table.lock:
            session.hear('{"type":"hello"}')
            await asyncio.sleep(0.01)
            await session.run()
        await all_done(house)
        assert not table.lines

    run(tmp_path / "a.db", scenario)


def test_a_damaged_table_does_not_keep_the_bots_of_others_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(house: House) -> None:
        keys = []
        for _ in range(3):
            key, made = await waiting(house, "bot", "person")
            await house.store.write(lambda store, key=key, host=made[0]: begin(store, key, host))  # type: ignore[misc]
            await house.store.write(lambda store, key=key: keeping.keep_asked(store, key, [0]))  # type: ignore[misc]
            keys.append(key)
        damaged, opening = min(keys), keeping.open_table

        def open_table(connection: Connection, key: str) -> Any:
            return failing() if key == damaged else opening(connection, key)

        monkeypatch.setattr(keeping, "open_table", open_table)
        await house.rouse()
        assert sorted(house.live) == sorted(set(keys) - {damaged})

    run(tmp_path / "a.db", scenario)
