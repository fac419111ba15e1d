"""The events of a long game: packed, and read as they were told."""

from random import Random

import pytest

from stavitel.kernel import Match, new_match
from stavitel.kernel.events import BLOCK, FRESH, Event, EventLog, Only

SEATS = (0, 1, None)


def test_a_long_log_reads_from_any_number_on() -> None:
    told = [Event("draws", n % 2, {"n": n, "what": Only((0,), f"secret {n}", "back")}) for n in range(5 * BLOCK + 3)]
    log = EventLog()
    for event in told:
        log.add([event])
    twin = log.copy()
    log.add([Event("ends", None, {})])
    for since in range(len(told) + 1):
        for seat in SEATS:
            assert _read(twin, seat, since) == [
                event.shown_to(seat, number) for number, event in enumerate(told[since:], since + 1)
            ]
    assert [event.key for event in log.since(len(told))] == ["ends"]
    assert all(event.hides for event in twin.since(0))


def test_what_is_put_together_for_all_is_kept_for_the_last_news_only() -> None:
    """It takes several times what the event itself does; who comes later has it put together once more."""
    log = EventLog([Event("draws", 0, {"n": 1})])
    (first,) = log.since(0)
    shown = first.shown_to(None, 1)
    assert first.shown_to(1, 1) is shown
    log.add([Event("draws", 1, {"n": 2})])
    again = first.shown_to(1, 1)
    assert again == shown
    assert again is not shown


@pytest.mark.parametrize("title", ["citadels", "lisboa"])
def test_what_was_told_at_once_is_told_later_and_in_a_fork(title: str) -> None:
    match, random = new_match(title, 2, seed=5), Random(1)
    heard: dict[int | None, list[object]] = {seat: [] for seat in SEATS}
    while not match.over and len(heard[None]) < 4 * (BLOCK + FRESH):
        seat, ask = next(iter(match.asking.items()))
        match.answer(seat, ask.random_answer(random))
        for viewer, events in heard.items():
            events += match.events(viewer, len(events))
    for one in (match, match.fork()):
        assert {viewer: _plain(one, viewer) for viewer in SEATS} == heard


def _plain(match: Match, seat: int | None) -> list[object]:
    return list(match.events(seat))


def _read(log: EventLog, seat: int | None, since: int) -> list[object]:
    return [event.shown_to(seat, number) for number, event in enumerate(log.since(since), since + 1)]
