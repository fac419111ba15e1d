"""Clocks: they run for who is asked, rest at night, and a game goes on when one has run out. Time is the test's own."""

from __future__ import annotations

import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, update

from server.registry_harness import Onlooker, all_done, an_answer, read, run, slow, start, waiting_table, write
from stavitel.server.clocks import SeatTime, asked_now, check_clock, left_at, runs_out, used_seconds, welcomed_back
from stavitel.server.errors import ClientError
from stavitel.server.protocol import ClockRules, Consent, SeatClock, Undo
from stavitel.server.storage import clock_store, lobby, match_store, notice_store
from stavitel.server.storage import people as people_store
from stavitel.server.storage.schema import people, tables
from stavitel.server.storage.table_row import TableRow
from stavitel.server.tables.clock_watch import GONE_SECONDS, IDLE_SECONDS, ClockWatch
from stavitel.server.tables.live_table import LiveTable
from stavitel.server.tables.registry import TableRegistry

HOUR = 3600.0
LIVE = ClockRules(bank=100, increment=10, cap=120, grace=30, level="random")
NIGHTS = ClockRules(bank=100, night=(22, 6))


class Watch:
    """The time, as the test wants it."""

    def __init__(self) -> None:
        self.time = time.time()  # which the lobby goes by

    def __call__(self) -> float:
        return self.time


# How clocks run


def test_a_clock_rests_at_night() -> None:
    for begin, end, used in ((21, 23, 1), (23, 29, 0), (21, 31, 2), (0, 48, 32), (7, 8, 1)):
        assert used_seconds(NIGHTS, begin * HOUR, end * HOUR) == used * HOUR


@pytest.mark.parametrize("begin", [0.0, 5.5, 6.0, 21.5, 22.0, 23.0])
@pytest.mark.parametrize("hours", [0.25, 3.0, 17.0, 100.0])
def test_a_clock_runs_out_when_its_seconds_are_used(begin: float, hours: float) -> None:
    end = runs_out(NIGHTS, begin * HOUR, hours * HOUR)
    assert used_seconds(NIGHTS, begin * HOUR, end) == pytest.approx(hours * HOUR)
    assert used_seconds(NIGHTS, begin * HOUR, end - 1) < hours * HOUR


def test_nights_go_by_the_zone_of_the_table() -> None:
    """Also in the night in which the clocks are put back."""
    prague = ClockRules(bank=100, night=(22, 6), zone="Europe/Prague")
    change = 1_792_872_000.0  # 24 October 2026, 20:00 UTC: 22:00 in Prague
    assert used_seconds(prague, change, change + 9 * HOUR) == 0
    assert used_seconds(prague, change, change + 10 * HOUR) == HOUR


def test_who_is_asked_no_more_gains_the_increment_up_to_the_cap() -> None:
    times = [SeatTime(0, 100.0), SeatTime(1, 100.0)]
    begun = asked_now(LIVE, times, [0], 1000.0)
    assert begun == [SeatTime(0, 100.0, 1000.0, 1100.0)]
    assert asked_now(LIVE, [*begun, times[1]], [0], 1030.0) == []  # still asked: it goes on
    moved = asked_now(LIVE, [*begun, times[1]], [1], 1030.0)
    assert moved == [SeatTime(0, 80.0), SeatTime(1, 100.0, 1030.0, 1130.0)]
    assert asked_now(LIVE, [SeatTime(0, 118.0, 0.0, 118.0)], [], 1.0) == [SeatTime(0, 120.0)]
    assert left_at(LIVE, begun[0], 5000.0) == 0
    assert welcomed_back(LIVE, SeatTime(0, 0.0), 0.0).left == 10


def test_a_clock_that_cannot_be_kept_is_refused() -> None:
    check_clock(LIVE)
    for bad in (ClockRules(bank=100, cap=50), ClockRules(bank=100, zone="No/Where")):
        with pytest.raises(ClientError):
            check_clock(bad)


# At a table


async def timed_table(
    registry: TableRegistry, watch: Watch, rules: ClockRules | None, pace: str = "live"
) -> tuple[LiveTable, list[str]]:
    """A table of two people that has started."""
    registry.services.now = watch
    key, made = await waiting_table(registry)
    text = msgspec.json.encode(rules).decode() if rules is not None else None
    await write(registry, lambda store: store.execute(update(tables).values(clock=text, pace=pace)))
    row = await write(registry, lambda store: start(store, key, made[0]))
    table = await registry.get(key)
    assert table.game.match is not None
    asked = sorted(table.game.match.asking)
    await write(registry, lambda store: clock_store.begin(store, row, asked, watch.time))
    await write(registry, lambda store: match_store.save_asked(store, key, asked, watch.time))
    await registry.row_changed(row)
    return table, made


def asked_seat(table: LiveTable) -> int:
    assert table.game.match is not None
    return next(iter(table.game.match.asking))


async def answer_once(table: LiveTable, dice: random.Random) -> None:
    seat, command = an_answer(table, dice)
    await slow(table, seat, command)


async def answer_until_asked(table: LiveTable, seat: int) -> None:
    dice = random.Random(6)
    while asked_seat(table) != seat:
        await answer_once(table, dice)


async def take_back(table: LiveTable, seat: int) -> None:
    """With the consent of the other, if that is needed."""
    version = table.game.version
    await table.undo(seat, Undo(command=f"u{version}", version=version))
    offer = table.undo_offers.current()
    if offer is not None:
        await table.consent(1 - seat, Consent(number=offer.number, agree=True))


def clock_of(table: LiveTable, seat: int) -> SeatClock:
    return next(clock for clock in table.clock.shown() if clock.seat == seat)


Scenario = Callable[[TableRegistry], Awaitable[None]]


def test_clocks_are_stored_with_answers_and_shown_at_every_seat(tmp_path: Path) -> None:
    """They run only for who is asked, and are the same after a restart."""
    watch = Watch()
    kept: dict[str, Any] = {}

    async def play(registry: TableRegistry) -> None:
        table, _ = await timed_table(registry, watch, LIVE)
        looker = await Onlooker(1 - asked_seat(table)).at(table)
        dice = random.Random(1)
        for _ in range(6):
            watch.time += 7
            before = {clock.seat: clock for clock in table.clock.shown()}
            assert {seat for seat, clock in before.items() if clock.running} == set(table.game.match.asking)  # type: ignore[union-attr]
            await answer_once(table, dice)
        assert looker.messages_of("clocks")
        assert sum(clock.left for clock in table.clock.shown()) < 2 * LIVE.cap
        kept["id"], kept["clocks"] = table.id, table.clock.shown()

    async def again(registry: TableRegistry) -> None:
        registry.services.now = watch
        table = await registry.get(kept["id"])
        assert table.clock.shown() == kept["clocks"]

    run(tmp_path / "a.db", play)
    run(tmp_path / "a.db", again)


def test_when_time_is_up_they_are_told_and_then_a_bot_plays_until_they_are_back(tmp_path: Path) -> None:
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        told: list[tuple[set[str], str]] = []
        asks: list[str] = []
        table, made = await timed_table(registry, watch, LIVE)
        seat, clocks = asked_seat(table), ClockWatch(registry)

        def notify(people: set[str], *_: str, kind: str = "your-turn", topics: dict[str, str] | None = None) -> None:
            told.append((people, kind))
            asks.append((topics or {})[made[seat]])

        registry.services.notifier.notify = notify  # type: ignore[method-assign, assignment]
        watch.time += 99
        await clocks.check()
        assert told == []
        watch.time += 2
        await clocks.check()
        await clocks.check()
        assert told == [({made[seat]}, "time-up")]
        assert asks == [table.game.match.asking[seat].topic]  # type: ignore[union-attr]
        assert table.row.seats[seat].stand_in is None
        watch.time += LIVE.grace
        await clocks.check()
        assert table.row.seats[seat].stand_in == "random"
        assert table.row.seats[seat].person == made[seat]
        while seat in table.game.match.asking:  # type: ignore[union-attr]
            await all_done(registry)
        with pytest.raises(ClientError):
            await clocks.come_back(table.id, seat, made[1 - seat])
        await clocks.come_back(table.id, seat, made[seat])
        assert table.row.seats[seat].stand_in is None
        assert clock_of(table, seat).left == LIVE.increment
        await answer_until_asked(table, seat)
        watch.time += 8
        await clocks.come_back(table.id, seat, made[seat])  # who is here already gains nothing by saying so
        assert clock_of(table, seat).left == LIVE.increment - 8

    run(tmp_path / "a.db", scenario)


def test_the_time_to_come_in_rests_at_night_too(tmp_path: Path) -> None:
    watch = Watch()
    hour = int(watch.time // HOUR % 24)
    rules = ClockRules(bank=100, grace=int(HOUR), night=((hour + 1) % 24, (hour + 9) % 24), level="random")

    async def scenario(registry: TableRegistry) -> None:
        watch.time = watch.time // HOUR * HOUR + HOUR - 200  # a little before night
        table, _ = await timed_table(registry, watch, rules)
        seat, clocks = asked_seat(table), ClockWatch(registry)
        watch.time += 101
        await clocks.check()
        watch.time += 8 * HOUR
        await clocks.check()
        assert table.row.seats[seat].stand_in is None
        watch.time += HOUR
        await clocks.check()
        assert table.row.seats[seat].stand_in == "random"

    run(tmp_path / "a.db", scenario)


def test_where_no_time_is_left_to_come_in_one_is_told_too(tmp_path: Path) -> None:
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        told: list[tuple[set[str], str]] = []
        registry.services.notifier.notify = lambda people, *_, kind="your-turn", **more: told.append((people, kind))  # type: ignore[method-assign]
        table, made = await timed_table(registry, watch, ClockRules(bank=100, grace=0, then="lose", level="random"))
        seat = asked_seat(table)
        watch.time += 101
        await ClockWatch(registry).check()
        assert told[0] == ({made[seat]}, "time-up")
        assert table.row.seats[seat].kind == "bot"

    run(tmp_path / "a.db", scenario)


def test_whom_a_bot_stands_in_for_is_not_told_of_its_turns(tmp_path: Path) -> None:
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        told: list[set[str]] = []
        registry.services.notifier.notify = lambda people, *_, **more: told.append(people)  # type: ignore[method-assign]
        table, made = await timed_table(registry, watch, ClockRules(bank=100, grace=0, level="random"))
        seat, dice = asked_seat(table), random.Random(1)
        watch.time += 101
        await ClockWatch(registry).check()
        assert table.row.seats[seat].stand_in == "random"
        told.clear()
        for _ in range(6):
            while seat in table.game.match.asking:  # type: ignore[union-attr]
                await all_done(registry)
            await answer_once(table, dice)
        assert told
        assert all(people == {made[1 - seat]} for people in told)
        still_asked = notice_store.still_asked
        assert not await read(registry, lambda store: still_asked(store, made[seat], table.id))

    run(tmp_path / "a.db", scenario)


def test_where_the_table_agreed_so_the_seat_is_lost(tmp_path: Path) -> None:
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        table, made = await timed_table(registry, watch, ClockRules(bank=100, grace=0, then="lose", level="random"))
        seat = asked_seat(table)
        watch.time += 101
        await ClockWatch(registry).check()
        assert (table.row.seats[seat].kind, table.row.seats[seat].person) == ("bot", None)
        with pytest.raises(ClientError):
            await ClockWatch(registry).come_back(table.id, seat, made[seat])
        while table.game.match is not None and seat in table.game.match.asking:
            await all_done(registry)

    run(tmp_path / "a.db", scenario)


def test_an_answer_in_the_grace_counts(tmp_path: Path) -> None:
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await timed_table(registry, watch, LIVE)
        seat, dice = asked_seat(table), random.Random(3)
        watch.time += 101
        await ClockWatch(registry).check()
        while seat in table.game.match.asking:  # type: ignore[union-attr]
            await answer_once(table, dice)
        watch.time += 31
        await ClockWatch(registry).check()
        assert table.row.seats[seat].stand_in is None

    run(tmp_path / "a.db", scenario)


@pytest.mark.parametrize("rules", [LIVE, None])
def test_any_player_can_call_for_it(tmp_path: Path, rules: ClockRules | None) -> None:
    """At a table with a clock when it has run out, at another when nothing has happened for long."""
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        table, made = await timed_table(registry, watch, rules)
        seat, clocks = asked_seat(table), ClockWatch(registry)
        await answer_once(table, random.Random(2))
        seat = asked_seat(table)
        watch.time += 50
        with pytest.raises(ClientError, match="still has time"):
            await clocks.call(table.id, seat, made[1 - seat])
        watch.time += 101 if rules else GONE_SECONDS["live"]
        with pytest.raises(ClientError, match="do not sit"):
            await clocks.call(table.id, seat, "somebody")
        row = await clocks.call(table.id, seat, made[1 - seat])
        assert row.seats[seat].stand_in is not None

    run(tmp_path / "a.db", scenario)


@pytest.mark.parametrize("pace", ["live", "days"])
def test_who_looks_and_does_nothing_does_not_hold_the_game_up_for_ever(tmp_path: Path, pace: str) -> None:
    """A window may stay open for days before nobody."""
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        table, made = await timed_table(registry, watch, None, pace)
        seat, clocks = asked_seat(table), ClockWatch(registry)
        await Onlooker(seat).at(table)
        watch.time += IDLE_SECONDS[pace] - 60
        with pytest.raises(ClientError, match="still has time"):
            await clocks.call(table.id, seat, made[1 - seat])
        watch.time += 120
        row = await clocks.call(table.id, seat, made[1 - seat])
        assert row.seats[seat].stand_in is not None

    run(tmp_path / "a.db", scenario)


@pytest.mark.parametrize("asked", [True, False])
def test_the_clock_of_a_seat_that_was_given_up_runs_until_a_bot_sits_there(tmp_path: Path, asked: bool) -> None:
    """Whether its owner was asked when they left or is asked later: nobody waits for an open seat."""
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        table, made = await timed_table(registry, watch, LIVE)
        seat = asked_seat(table) if asked else 1 - asked_seat(table)
        row = await write(registry, lambda store: lobby.leave(store, table.id, made[seat]))
        await registry.row_changed(row)
        await answer_until_asked(table, seat)
        assert clock_of(table, seat).running
        watch.time += LIVE.bank + 5
        await ClockWatch(registry).check()
        watch.time += LIVE.grace
        await ClockWatch(registry).check()
        assert table.row.seats[seat].kind == "bot"
        while seat in table.game.match.asking:  # type: ignore[union-attr]
            await all_done(registry)

    run(tmp_path / "a.db", scenario)


@pytest.mark.parametrize("before", ["a person", "a stand-in", "a bot"])
def test_whoever_sits_down_on_a_seat_that_is_asked_has_a_clock_that_runs(tmp_path: Path, before: str) -> None:
    """However the seat came to be open; else nobody could go on without them."""
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        table, made = await timed_table(registry, watch, LIVE)
        seat = asked_seat(table)
        if before == "a stand-in":
            await write(registry, lambda store: clock_store.stand_in(store, table.id, seat, "random"))
        if before == "a bot":
            await write(registry, lambda store: clock_store.lose_seat(store, table.id, seat, "random"))
            await write(registry, lambda store: lobby.reseat(store, table.id, made[0], seat, "open", None))
        else:
            await write(registry, lambda store: lobby.leave(store, table.id, made[seat]))

        def come(store: Connection) -> TableRow:
            newcomer = people_store.new_guest(store, "New", "en")[0].id
            return lobby.join(store, table.id, newcomer, seat)[0]

        await registry.row_changed(await write(registry, come))
        clock = clock_of(table, seat)
        assert clock.running
        assert clock.left > 0
        watch.time += LIVE.cap
        row = await ClockWatch(registry).call(table.id, seat, made[1 - seat])
        assert row.seats[seat].stand_in == "random"

    run(tmp_path / "a.db", scenario)


def test_nobody_gains_time_by_getting_up_and_sitting_down_again(tmp_path: Path) -> None:
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        table, made = await timed_table(registry, watch, LIVE)
        seat = asked_seat(table)
        watch.time += LIVE.bank - 3
        await write(registry, lambda store: lobby.leave(store, table.id, made[seat]))
        row, _ = await write(registry, lambda store: lobby.join(store, table.id, made[seat], seat))
        await registry.row_changed(row)
        assert clock_of(table, seat).left == 3

    run(tmp_path / "a.db", scenario)


def test_nobody_gains_time_by_taking_answers_back(tmp_path: Path) -> None:
    """Nor does the other, who was asked meanwhile."""
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        table, _ = await timed_table(registry, watch, LIVE)
        seat, dice = asked_seat(table), random.Random(4)
        for _ in range(3):
            watch.time += 1
            while asked_seat(table) == seat:
                await answer_once(table, dice)
            assert clock_of(table, seat).left > 0
            await take_back(table, seat)
            assert asked_seat(table) == seat
        assert clock_of(table, seat).left == LIVE.bank - 3
        assert clock_of(table, 1 - seat).left == LIVE.bank

    run(tmp_path / "a.db", scenario)


def test_a_bot_that_was_put_on_a_seat_has_no_clock_that_runs_out(tmp_path: Path) -> None:
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        table, made = await timed_table(registry, watch, LIVE)
        seat = asked_seat(table)
        await write(registry, lambda store: lobby.reseat(store, table.id, made[seat], seat, "bot", "random"))
        watch.time += 10 * LIVE.bank
        assert await read(registry, lambda store: clock_store.run_out(store, watch.time)) == []

    run(tmp_path / "a.db", scenario)


@pytest.mark.parametrize("pace", ["live", "days"])
def test_a_host_who_has_gone_is_replaced(tmp_path: Path, pace: str) -> None:
    watch = Watch()

    async def scenario(registry: TableRegistry) -> None:
        table, made = await timed_table(registry, watch, None, pace)
        await write(registry, lambda store: store.execute(update(people).values(seen=watch.time)))
        clocks = ClockWatch(registry)
        watch.time += GONE_SECONDS[pace] - 1
        with pytest.raises(ClientError, match="not long ago"):
            await clocks.take_over_as_host(table.id, made[1])
        watch.time += 2
        assert (await clocks.take_over_as_host(table.id, made[1])).host == made[1]
        assert table.row.host == made[1]

    run(tmp_path / "a.db", scenario)
