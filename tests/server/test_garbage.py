"""Garbage is collected in portions: what requests leave behind at once, everything only when nobody waits."""

import gc
import time
from collections.abc import Iterator
from typing import Any
from weakref import ref

import pytest

from stavitel.server import garbage
from stavitel.server.garbage import Collector
from stavitel.server.workload import Workload


class Statement:
    """Something that knows itself, as statements for the database do."""

    def __init__(self) -> None:
        self.itself = self


class Looks:
    """Counts the searches through everything."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = 0
        monkeypatch.setattr(garbage, "gc", self)

    def collect(self, generation: int = 2) -> int:
        self.full += generation == 2
        return gc.collect(generation)

    def __getattr__(self, name: str) -> Any:
        return getattr(gc, name)


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[Looks]:
    counted = Looks(monkeypatch)
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield counted
    finally:
        gc.unfreeze()
        gc.enable()


def test_what_a_request_leaves_is_gone_at_the_next_look_also_while_others_answer(looks: Looks) -> None:
    now = time.monotonic()
    workload = Workload(last_answer=now)
    collector = Collector(workload)
    left = ref(Statement())
    assert left() is not None
    workload.requests = 1
    collector.collect(now + 0.25)
    assert left() is None
    assert not looks.full


def test_however_many_requests_come_nobody_who_plays_waits_for_a_search_through_everything(looks: Looks) -> None:
    now = time.monotonic()
    workload = Workload()
    collector = Collector(workload)
    for second in range(600):
        workload.requests, workload.last_answer = 100, now + second
        collector.collect(now + second + 0.25)
    assert not looks.full


def test_what_was_too_much_for_one_look_is_set_aside_until_it_adds_up(
    looks: Looks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "PORTION", -1)
    now = time.monotonic()
    workload = Workload(requests=garbage.FULL_AFTER_REQUESTS, last_answer=now)
    collector = Collector(workload)
    left = ref(Statement())
    collector.collect(now + 0.25)
    assert left() is not None
    workload.requests = 1
    collector.collect(now + 0.5)
    collector.collect(now + 0.75)
    assert left() is None
    assert looks.full == 1


def test_all_is_looked_through_when_nobody_has_played_for_a_while_and_only_once(looks: Looks) -> None:
    now = time.monotonic()
    workload = Workload(last_answer=now + 1)
    collector = Collector(workload)
    left = ref(Statement())
    collector.collect(now + 1.25)
    assert left() is not None  # no request was made: it was set aside
    collector.collect(now + 70)
    assert left() is None
    for minute in range(2, 50):
        collector.collect(now + 60 * minute + 20)
    assert looks.full == 1
