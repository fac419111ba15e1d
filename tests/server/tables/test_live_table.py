"""What must hold at a table when something goes wrong, or two things come at the same moment."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, select, update

from server.harness import LIMIT
from server.registry_harness import (
    WAYS,
    Onlooker,
    SilentChannel,
    all_done,
    an_answer,
    bots_wait_for,
    failing,
    fast,
    read,
    run,
    sit,
    slow,
    start,
    started_table,
    waiting_table,
    write,
)
from stavitel.server.errors import ClientError
from stavitel.server.http.guard import Caller
from stavitel.server.http.sockets import Session
from stavitel.server.protocol import Consent, Done, Say, Stand, Undo, UndoOffer
from stavitel.server.storage import account_store, lobby, match_store, people, schema
from stavitel.server.storage.match_store import AppendEntry
from stavitel.server.storage.schema import log
from stavitel.server.storage.table_row import table_row
from stavitel.server.tables import bot_pool
from stavitel.server.tables.bot_pool import BotFailed
from stavitel.server.tables.bot_process import BotJob
from stavitel.server.tables.bot_watchdog import BotWatchdog
from stavitel.server.tables.housekeeping import Housekeeping
from stavitel.server.tables.pipeline import AnswerPipeline
from stavitel.server.tables.pubsub import TableNews
from stavitel.server.tables.registry import TableRegistry
from stavitel.server.tables.renderer import Renderer
from stavitel.server.tables.views import undo_status


@WAYS
def test_what_could_not_be_written_is_forgotten_also_if_it_cannot_be_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Any
) -> None:
    """The store is away for a moment: no answer that it lacks may be played on from."""

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry)
        dice = random.Random(1)
        assert not isinstance(await way(table, *an_answer(table, dice)), ClientError)
        client = Onlooker(0)
        await client.at(table)
        with monkeypatch.context() as patch:
            patch.setattr(AppendEntry, "run", failing)
            patch.setattr(match_store, "load_table", failing)
            outcome = await way(table, *an_answer(table, dice))
        assert isinstance(outcome, ClientError)
        assert outcome.code == "not-stored"
        assert client.lost
        table.leave(client)
        again = await registry.get(table.id)
        assert again.game.version == 1
        for _ in range(5):
            assert not isinstance(await way(again, *an_answer(again, dice)), ClientError)
        opened = await registry.load(table.id)
        assert opened.game.match is not None
        assert again.game.match is not None
        assert opened.game.match.fingerprint() == again.game.match.fingerprint()

    run(tmp_path / "a.db", scenario)


@WAYS
def test_an_answer_that_fails_before_it_is_written_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: Any
) -> None:
    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry)
        dice = random.Random(1)
        seat, answer = an_answer(table, dice)
        with monkeypatch.context() as patch:
            patch.setattr(AnswerPipeline, "_prepare", failing)
            assert isinstance(await way(table, seat, answer), ClientError)
        assert registry.services.workload.commands == 0
        again = await registry.get(table.id)
        assert not again.game.lock.locked()
        assert not isinstance(await way(again, seat, answer), ClientError)
        assert again.game.version == 1

    run(tmp_path / "a.db", scenario)


@pytest.mark.parametrize("here", [True, False])
def test_everybody_who_waited_sees_the_start(tmp_path: Path, here: bool) -> None:
    """Also the second of two who look from the same place, and where another process started the game."""

    async def scenario(registry: TableRegistry) -> None:
        key, made = await waiting_table(registry)
        table = await registry.get(key)
        clients = [Onlooker(0), Onlooker(0), Onlooker(1), Onlooker(), Onlooker()]
        for client in clients:
            await client.at(table)
        row = await write(registry, lambda store: start(store, key, made[0]))
        await (registry.row_changed(row) if here else table.catch_up())
        for client in clients:
            assert client.messages_of("state")[-1]["scene"] is not None

    run(tmp_path / "a.db", scenario)


def test_a_table_that_changes_while_it_is_opened_is_opened_as_it_became(tmp_path: Path) -> None:
    async def scenario(registry: TableRegistry) -> None:
        key, made = await waiting_table(registry)
        store_read = registry.services.store.read

        async def slowly(work: Any) -> Any:
            found = await store_read(work)
            await asyncio.sleep(0.05)
            return found

        registry.services.store.read = slowly  # type: ignore[method-assign]
        opening = asyncio.create_task(registry.get(key))
        await asyncio.sleep(0.02)
        await registry.row_changed(await write(registry, lambda store: start(store, key, made[0])))
        table = await opening
        assert table.row.status == "playing"
        assert table.game.match is not None

    run(tmp_path / "a.db", scenario)


def test_who_lost_the_seat_is_cut_off_however_that_is_heard_of(tmp_path: Path) -> None:
    """News of an answer may come before the news of the seat, and brings the seats along."""

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry)
        client, other = Onlooker(0), Onlooker(1)
        await client.at(table)
        await other.at(table)
        await write(registry, lambda store: sit(store, table.id, 0, None))
        await table.catch_up()
        assert client.lost
        assert not other.lost

    run(tmp_path / "a.db", scenario)


def test_old_news_of_the_seats_do_not_replace_newer_ones(tmp_path: Path) -> None:
    async def scenario(registry: TableRegistry) -> None:
        table, made = await started_table(registry)
        older = await read(registry, lambda store: table_row(store, table.id))
        await write(registry, lambda store: sit(store, table.id, 1, made[0]))
        await registry.row_changed(await read(registry, lambda store: table_row(store, table.id)))
        await registry.row_changed(older)
        assert [seat.person for seat in table.row.seats] == [made[0], made[0]]

    run(tmp_path / "a.db", scenario)


def test_who_looks_already_hears_that_undo_is_free_when_another_comes(tmp_path: Path) -> None:
    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry)
        dice = random.Random(1)
        clients: dict[int, Onlooker] = {}
        for seat in (0, 1):
            clients[seat] = Onlooker(seat)
            await clients[seat].at(table)
        for _ in range(60):
            seat, answer = an_answer(table, dice)
            await fast(table, seat, answer)
            assert table.game.match is not None
            if undo_status(table.game.match, seat, "consent") == "free":
                break
        late = Onlooker(seat)
        await late.at(table)
        assert late.messages[0]["type"] == "state"
        assert late.messages[0]["undo"] == "free"
        assert [one["undo"] for one in clients[seat].messages if "undo" in one][-1] == "free"

    run(tmp_path / "a.db", scenario, rendering=False)


def test_the_lobby_learns_who_is_asked_also_where_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Renderer, "busy", True)

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry)
        assert table.game.match is not None
        dice = random.Random(1)
        while 1 not in table.game.match.asking:
            await slow(table, *an_answer(table, dice))
        row = await read(registry, lambda store: table_row(store, table.id))
        assert row.asked == [1]

    run(tmp_path / "a.db", scenario)


def test_a_bot_that_is_asked_at_the_start_begins_at_once(tmp_path: Path) -> None:
    async def scenario(registry: TableRegistry) -> None:
        key, made = await waiting_table(registry, "bot", "person")
        table = await registry.get(key)
        await registry.row_changed(await write(registry, lambda store: start(store, key, made[0])))
        while not table.game.version:
            await asyncio.sleep(0.01)

    run(tmp_path / "a.db", scenario)


def test_a_bot_that_thought_too_long_does_not_answer_for_who_sat_down_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(registry: TableRegistry) -> None:
        thought = bots_wait_for(monkeypatch)
        table, made = await started_table(registry, "bot", "person")
        assert table.autoplay.busy
        await asyncio.sleep(0.05)
        await write(registry, lambda store: sit(store, table.id, 0, made[0]))
        await table.row_changed()
        thought.set()
        while table.autoplay.busy:
            await asyncio.sleep(0.01)
        assert table.game.version == 0

    run(tmp_path / "a.db", scenario)


def test_a_bot_process_that_cannot_be_started_leaves_its_place_to_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(registry: TableRegistry) -> None:
        monkeypatch.setattr(bot_pool, "_BotProcess", out_of_memory)
        job = BotJob("guess", "random", {}, 0, "")
        for _ in range(registry.services.settings.bot_processes + 1):
            with pytest.raises(BotFailed):
                await registry.services.bot_pool.choose(job)

    run(tmp_path / "a.db", scenario)


def out_of_memory(_: int) -> Any:
    raise OSError("cannot allocate memory")


def test_what_was_said_elsewhere_is_heard_also_after_what_was_said_here(tmp_path: Path) -> None:
    """Another process' line is in the store, and the news of it comes a moment after our own next line."""

    async def scenario(registry: TableRegistry) -> None:
        table, made = await started_table(registry)
        client = Onlooker(1)
        await client.at(table)
        await write(registry, lambda store: match_store.append_chat(store, table.id, 0, "P0", "there", "c1"))
        await table.chat.say(people.PersonRow(made[1], "P1", None, "en"), 1, Say("here", "c2"))
        await table.chat.reload()
        assert [one["line"]["text"] for one in client.messages_of("chat")] == ["there", "here"]

    run(tmp_path / "a.db", scenario)


def test_an_answer_left_anew_outlives_the_end_of_the_old_one(tmp_path: Path) -> None:
    """Writes may end in another order than they were begun; PostgreSQL has several writers."""

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry)
        seat, answer = an_answer(table, random.Random(1))
        await table.autoplay.change_standing(seat, Stand("some-topic", ["x"], "my-turn"))
        await asyncio.sleep(0.05)
        store_write, late = registry.services.store.write, [True]

        async def first_one_late(work: Any, **more: Any) -> Any:
            if late and not more:
                late.clear()
                await asyncio.sleep(0.1)
            return await store_write(work, **more)

        registry.services.store.write = first_one_late  # type: ignore[method-assign]
        await slow(table, seat, answer)
        await asyncio.sleep(0)
        await table.autoplay.change_standing(seat, Stand("other-topic", ["x"], "my-turn"))
        await all_done(registry)
        kept = await read(registry, lambda store: match_store.load_standing(store, table.id))
        assert [one.topic for one in table.autoplay.standing.of_seat(seat)] == ["other-topic"]
        assert [one.topic for one in kept[seat]] == ["other-topic"]

    run(tmp_path / "a.db", scenario)


def test_an_offer_that_the_game_has_passed_is_not_open(tmp_path: Path) -> None:
    """Another process answered while ours kept the offer; undoing now would undo more than was asked for."""

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry)
        dice = random.Random(1)
        await slow(table, *an_answer(table, dice))
        offer = UndoOffer(5, 0, [], [1])
        await write(registry, lambda store: match_store.save_offer(store, table.id, table.game.version, offer))
        await table.undo_offers.reload()
        assert table.undo_offers.offer is not None
        table.undo_offers.offer = None  # this process does not know of it yet
        await slow(table, *an_answer(table, dice))
        await table.undo_offers.reload()
        assert table.undo_offers.offer is None

    run(tmp_path / "a.db", scenario)


def test_a_question_that_is_open_elsewhere_is_not_called_late_here(tmp_path: Path) -> None:
    """Who saw the question at another process may answer it at this one, which has not heard of it yet."""

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry)
        registry.services.pubsub.connect(SilentChannel())
        behind = await registry.load(table.id)
        dice = random.Random(1)
        await slow(table, *an_answer(table, dice))
        outcome = await slow(behind, *an_answer(table, dice))
        assert isinstance(outcome, Done)
        assert outcome.version == 2

    run(tmp_path / "a.db", scenario)


def test_an_undo_is_asked_for_and_agreed_to_at_processes_that_have_not_heard_of_it(tmp_path: Path) -> None:
    """Each of four has its own picture of the table, and no news from the others: all who agree count."""

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry, "person", "person", "person")
        registry.services.pubsub.connect(SilentChannel())
        elsewhere = [await registry.load(table.id) for _ in range(3)]
        dice, seat = random.Random(1), 0
        while undo_status(table.game.started_match(), seat, "consent") != "consent":
            seat, answer = an_answer(table, dice)
            await slow(table, seat, answer)
        version = table.game.version
        asked_at, *agreed_at = elsewhere
        assert isinstance(await asked_at.undo(seat, Undo("please", version)), Done)
        assert asked_at.undo_offers.offer is not None
        number = asked_at.undo_offers.offer.number
        others = [other for other in range(3) if other != seat]
        for behind, other in zip(agreed_at, others, strict=True):
            await behind.consent(other, Consent(number, agree=True))
        stored = await read(registry, lambda store: match_store.load_entries(store, table.id, version))
        assert [(entry.kind, entry.seat) for entry in stored] == [("undo", seat)]

    run(tmp_path / "a.db", scenario)


def test_a_table_that_is_ahead_of_the_store_is_read_anew_when_the_store_comes_back(tmp_path: Path) -> None:
    """A backup was restored meanwhile, or a replica took over that had not heard everything."""

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry)
        dice = random.Random(1)
        for _ in range(3):
            assert isinstance(await slow(table, *an_answer(table, dice)), Done)
        same, _ = await started_table(registry)
        client, other = await Onlooker(0).at(table), await Onlooker(0).at(same)
        await write(registry, lambda store: store.execute(delete(log).where(log.c.version > 1)))
        await registry.receive(TableNews("", "", "resync"))
        assert client.lost
        assert not other.lost
        again = await registry.get(table.id)
        assert again.game.version == 1
        assert isinstance(await slow(again, *an_answer(again, dice)), Done)
        opened = await registry.load(table.id)
        assert opened.game.version == 2

    run(tmp_path / "a.db", scenario)


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
    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry)
        session = Session(registry, Deaf())  # type: ignore[arg-type]
        session.table, session.joined = table, True
        await table.join(session.connection, 0, 0)
        running = asyncio.create_task(session.run())
        while not session.connection.lost:
            session.connection.send(b"{}")
        while session.connection in table.audience.connections:
            await asyncio.sleep(0.01)
        assert not running.done()  # the farewell has not got through
        running.cancel()

    run(tmp_path / "a.db", scenario)


def test_a_command_that_fails_for_no_fault_of_the_client_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store is away, say; the client must not wait for ever."""

    async def scenario(registry: TableRegistry) -> None:
        table, made = await started_table(registry)
        session = Session(registry, Deaf())  # type: ignore[arg-type]
        session.table, session.joined = table, True
        session.caller = Caller(people.PersonRow(made[0], "P0", None, "en"))
        await table.join(session.connection, 0, 0)
        monkeypatch.setattr(match_store, "command_version", failing)
        session.receive(msgspec.json.encode({"type": "answer", "question": 99, "command": "late", "keys": ["x"]}))
        while True:
            heard = msgspec.json.decode(await session.outbox.get())
            if heard.get("command") == "late":
                break
        assert (heard["type"], heard["code"]) == ("error", "failed")

    run(tmp_path / "a.db", scenario)


def test_answers_left_in_advance_go_with_who_left_them(tmp_path: Path) -> None:
    """Who takes the seat over decides for themselves."""

    async def scenario(registry: TableRegistry) -> None:
        table, made = await started_table(registry)
        await table.autoplay.change_standing(1, Stand("some-topic", ["x"], "game"))
        await registry.row_changed(await write(registry, lambda store: lobby.leave(store, table.id, made[1])))
        cyd = (await write(registry, lambda store: people.new_guest(store, "Cyd", "en")))[0].id
        await registry.row_changed((await write(registry, lambda store: lobby.join(store, table.id, cyd, 1)))[0])
        await all_done(registry)
        assert not table.autoplay.standing.of_seat(1)
        assert not (await read(registry, lambda store: match_store.load_standing(store, table.id))).get(1)

    run(tmp_path / "a.db", scenario)


def test_who_waits_for_news_hears_of_the_start(tmp_path: Path) -> None:
    async def scenario(registry: TableRegistry) -> None:
        key, made = await waiting_table(registry)
        table = await registry.get(key)
        waits = asyncio.create_task(table.audience.wait_for_change(0, LIMIT))
        await asyncio.sleep(0.05)
        await registry.row_changed(await write(registry, lambda store: start(store, key, made[0])))
        await waits

    run(tmp_path / "a.db", scenario)


def test_who_loses_the_seat_while_coming_in_does_not_look_from_there(tmp_path: Path) -> None:
    async def scenario(registry: TableRegistry) -> None:
        table, made = await started_table(registry)
        client = Onlooker(1)
        client.person = made[1]
        async with table.game.lock:
            coming = asyncio.create_task(table.join(client, 0, 0))
            await asyncio.sleep(0.01)
            await write(registry, lambda store: sit(store, table.id, 1, None))
            await table._catch_up()
        with pytest.raises(ClientError):
            await coming
        assert not table.audience.connections
        assert not client.messages_of("state")

    run(tmp_path / "a.db", scenario)


class Passing(Deaf):
    """Somebody who is gone."""

    async def receive(self) -> Any:
        return {"type": "websocket.disconnect"}


def test_who_is_gone_before_coming_in_leaves_no_ghost(tmp_path: Path) -> None:
    async def scenario(registry: TableRegistry) -> None:
        table, _ = await started_table(registry)
        session = Session(registry, Passing())  # type: ignore[arg-type]
        session.table = table
        async with table.game.lock:
            session.receive('{"type":"hello"}')
            await asyncio.sleep(0.01)
            await session.run()
        await all_done(registry)
        assert not table.audience.connections

    run(tmp_path / "a.db", scenario)


def test_a_damaged_table_does_not_keep_the_bots_of_others_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(registry: TableRegistry) -> None:
        keys = []
        for _ in range(3):
            key, made = await waiting_table(registry, "bot", "person")
            await write(registry, lambda store, key=key, host=made[0]: start(store, key, host))  # type: ignore[misc]
            await write(registry, lambda store, key=key: match_store.save_asked(store, key, [0], 0.0))  # type: ignore[misc]
            keys.append(key)
        damaged, opening = min(keys), match_store.load_table

        def open_table(connection: Connection, key: str) -> Any:
            return failing() if key == damaged else opening(connection, key)

        monkeypatch.setattr(match_store, "load_table", open_table)
        await BotWatchdog(registry).check()
        assert sorted(registry.tables) == sorted(set(keys) - {damaged})

    run(tmp_path / "a.db", scenario)


def test_who_looks_from_a_seat_is_seen_and_who_did_until_now(tmp_path: Path) -> None:
    """It is stored, for processes that the table is not shown from, and for when it has left memory."""

    async def scenario(registry: TableRegistry) -> None:
        table, made = await started_table(registry)
        keeping = Housekeeping(registry)

        async def seen(*, everybody: bool = False) -> list[bool]:
            await keeping.note_here(everybody=everybody)
            found = await read(registry, lambda store: store.execute(select(schema.people.c.id, schema.people.c.seen)))
            when = {row.id: row.seen for row in found}
            await write(registry, lambda store: store.execute(update(schema.people).values(seen=None)))
            return [when[person] is not None for person in made]

        assert await seen() == [False, False]
        client = await Onlooker(1).at(table)
        await Onlooker().at(table)
        assert await seen() == [False, True], "who has just come"
        assert await seen() == [False, False], "once"
        assert await seen(everybody=True) == [False, True]
        table.leave(client)
        assert await seen() == [False, True], "who has just gone"
        assert await seen(everybody=True) == [False, False]

    run(tmp_path / "a.db", scenario)


def test_that_somebody_was_here_is_stored_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(registry: TableRegistry) -> None:
        table, made = await started_table(registry)
        await Onlooker(1).at(table)
        with monkeypatch.context() as broken:
            broken.setattr(account_store, "note_here", failing)
            with pytest.raises(RuntimeError):
                await Housekeeping(registry).note_here(everybody=False)
        assert registry.services.here == {made[1]}

    run(tmp_path / "a.db", scenario)
