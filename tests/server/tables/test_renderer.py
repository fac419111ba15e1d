"""When scenes are rendered."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest

from stavitel.server.tables import renderer
from stavitel.server.tables.renderer import Renderer
from stavitel.server.workload import Workload


class Picture:
    """A table that can be rendered, once nothing is being committed there."""

    def __init__(self, name: str, *, committing: int = 0, viewers: int = 1) -> None:
        self.id = name
        self.due = 0.0
        self.rendered = 0
        self.tries = committing
        self.viewers = viewers

    def render(self) -> float | None:
        self.tries -= 1
        if self.tries >= 0:
            return renderer.AGAIN_SECONDS
        self.rendered += 1
        return 0.0 if self.rendered < self.viewers else None


def run(scenario: Callable[[Renderer, Workload], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        workload = Workload()
        made = Renderer(workload)
        running = asyncio.create_task(made.run())
        try:
            await asyncio.wait_for(scenario(made, workload), 60)
        finally:
            running.cancel()

    asyncio.run(all_of_it())


async def seen(picture: Picture) -> None:
    while not picture.rendered:
        await asyncio.sleep(0.001)


def test_a_table_where_an_answer_is_being_committed_is_tried_again() -> None:
    async def scenario(made: Renderer, _: Workload) -> None:
        held, free = Picture("held", committing=3), Picture("free")
        made.schedule(held)
        made.schedule(free)
        await seen(free)
        assert not held.rendered
        await seen(held)

    run(scenario)


def test_while_answers_are_under_way_scenes_get_a_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    scenes_get_nothing_of_the_time(monkeypatch)
    monkeypatch.setattr(renderer, "LONGEST_SECONDS", 1e9)

    async def scenario(made: Renderer, workload: Workload) -> None:
        workload.commands = 1
        first, second = Picture("first"), Picture("second")
        made.schedule(first)
        made.schedule(second)
        await seen(first)
        await asyncio.sleep(5 * renderer.PAUSE_SECONDS)
        assert not second.rendered
        workload.commands, workload.last_answer = 0, time.monotonic() + 3600.0  # more are about to come
        await asyncio.sleep(5 * renderer.PAUSE_SECONDS)
        assert not second.rendered
        assert not made.has_time_for(Picture("third"))
        workload.last_answer = 0.0  # nobody has answered for a while
        await seen(second)

    run(scenario)


def scenes_get_nothing_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "CREDIT_SECONDS", 0.0)
    monkeypatch.setattr(renderer, "ANSWERS_SHARE", 1e9)
    monkeypatch.setattr(renderer, "IDLE_SHARE", 1e9)


@pytest.mark.parametrize("spare", [0.0, 1.0])
def test_idle_time_is_for_scenes_where_the_machine_has_some_to_spare(
    monkeypatch: pytest.MonkeyPatch, spare: float
) -> None:
    """A process also waits because those who send the answers wait for a processor."""
    scenes_get_nothing_of_the_time(monkeypatch)
    monkeypatch.setattr(renderer, "IDLE_SHARE", 1e-3)
    monkeypatch.setattr(renderer, "LONGEST_SECONDS", 1e9)
    monkeypatch.setattr(renderer.Processors, "spare", lambda _: spare)

    async def scenario(made: Renderer, workload: Workload) -> None:
        workload.commands = 1
        table, next_table = Picture("table"), Picture("next")
        made.schedule(table)
        made.schedule(next_table)
        await seen(table)
        if not spare:
            await asyncio.sleep(5 * renderer.PAUSE_SECONDS)
            assert not next_table.rendered
            workload.commands = 0
        await seen(next_table)

    run(scenario)


def test_between_the_viewers_of_a_table_answers_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    scenes_get_nothing_of_the_time(monkeypatch)
    monkeypatch.setattr(renderer, "LONGEST_SECONDS", 1e9)

    async def scenario(made: Renderer, workload: Workload) -> None:
        workload.commands = 1
        table, next_table = Picture("table", viewers=3), Picture("next")
        made.schedule(table)
        made.schedule(next_table)
        await seen(table)
        await asyncio.sleep(5 * renderer.PAUSE_SECONDS)
        assert table.rendered == 1
        workload.commands = 0
        await seen(next_table)
        assert table.rendered == 3, "a table is finished before the next one is begun"

    run(scenario)


def test_a_table_is_rendered_in_the_end_however_many_answers_are_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    scenes_get_nothing_of_the_time(monkeypatch)
    monkeypatch.setattr(renderer, "LONGEST_SECONDS", 0.02)

    async def scenario(made: Renderer, workload: Workload) -> None:
        workload.commands = 100
        pictures = [Picture("first"), Picture("second"), Picture("third")]
        for picture in pictures:
            made.schedule(picture)
        for picture in pictures:
            await seen(picture)

    run(scenario)


def test_changes_that_come_fast_for_long_are_rendered_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little else there is to do; but the first few of them at once."""
    monkeypatch.setattr(renderer, "CALM_SECONDS", 3600.0)
    monkeypatch.setattr(renderer, "IDLE_SHARE", 1e-9)
    monkeypatch.setattr(renderer.Processors, "spare", lambda _: 1.0)

    async def scenario(made: Renderer, _: Workload) -> None:
        fast, other = Picture("fast"), Picture("other")
        fast.due = time.monotonic() + 3600.0
        for _again in range(5):
            assert not made.has_time_for(fast)
            made.schedule(fast)
        made.schedule(other)
        await seen(other)
        assert not fast.rendered
        fast.due -= 3600.0  # an hour later
        pictures = 0
        while made.has_time_for(fast):
            made.note_picture(fast)
            pictures += 1
        assert pictures >= renderer.AHEAD_SECONDS / renderer.TABLE_SECONDS
        for _again in range(100):
            made.note_picture(fast)
        assert fast.due <= time.monotonic() + renderer.AHEAD_SECONDS + renderer.TABLE_SECONDS, "it waits no longer"

    run(scenario)


@pytest.mark.parametrize(("calm", "early"), [(0.02, 3600.0), (3600.0, 0.02)])
def test_what_has_to_wait_is_rendered_in_a_pause_or_when_it_is_time(
    monkeypatch: pytest.MonkeyPatch, calm: float, early: float
) -> None:
    monkeypatch.setattr(renderer, "CALM_SECONDS", calm)

    async def scenario(made: Renderer, _: Workload) -> None:
        picture = Picture("picture")
        picture.due = time.monotonic() + renderer.AHEAD_SECONDS + early
        made.schedule(picture)
        made.schedule(picture)
        assert not picture.rendered
        await seen(picture)

    run(scenario)


def test_what_is_left_after_a_picture_does_not_wait_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "CALM_SECONDS", 3600.0)

    async def scenario(made: Renderer, _: Workload) -> None:
        picture = Picture("picture")
        picture.due = time.monotonic() + 3600.0
        made.schedule(picture, at_once=True)
        await seen(picture)

    run(scenario)
