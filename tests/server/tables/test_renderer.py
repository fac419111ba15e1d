"""When scenes are rendered."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from stavitel.server.tables import renderer
from stavitel.server.tables.renderer import Renderer
from stavitel.server.workload import Workload


class Picture:
    """A table that can be rendered, once nothing is being committed there."""

    def __init__(self, name: str, *, committing: int = 0) -> None:
        self.id = name
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
