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

    def __init__(self, name: str, *, committing: int = 0) -> None:
        self.id = name
        self.due = 0.0
        self.rendered = 0
        self.tries = committing

    def render(self) -> bool:
        self.tries -= 1
        if self.tries >= 0:
            return False
        self.rendered += 1
        return True


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
    monkeypatch.setattr(renderer, "ANSWERS_SHARE", 1e9)
    monkeypatch.setattr(renderer, "LONGEST_SECONDS", 1e9)

    async def scenario(made: Renderer, workload: Workload) -> None:
        workload.commands = 1
        first, second = Picture("first"), Picture("second")
        made.schedule(first)
        made.schedule(second)
        await seen(first)
        await asyncio.sleep(5 * renderer.PAUSE_SECONDS)
        assert not second.rendered
        workload.commands = 0  # nobody waits for an answer any more
        await seen(second)

    run(scenario)


def test_a_table_is_rendered_in_the_end_however_many_answers_are_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "ANSWERS_SHARE", 1e9)
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
