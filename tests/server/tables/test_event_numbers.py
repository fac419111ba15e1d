"""Event numbers are for ever: whoever rebuilds a match, from wherever, tells every seat the same events."""

import random
from typing import Any

import pytest

from stavitel.kernel import Match, Title, from_position, installed_titles, new_match
from stavitel.server.tables.views import Moment, Viewer

TITLES = [title for name, title in installed_titles().items() if name != "lanterns"]


def told(match: Match) -> list[list[dict[str, Any]]]:
    """What every seat, and a spectator, is told."""
    return [match.events(seat) for seat in (None, *range(len(match.table.players)))]


def answered(match: Match, dice: random.Random) -> tuple[int, list[str]]:
    """Gives some legal answer."""
    seat, question = dice.choice(list(match.asking.items()))
    count = dice.randint(question.least, question.most) if question.many else 1
    keys = dice.sample(list(question.options), count)
    match.answer(seat, keys)
    return seat, keys


def followed(title: Title, seed: str, answers: int, every: int) -> None:
    """Plays a game with and without onlookers; each rebuilt match tells what the first one told."""
    dice = random.Random(seed)
    seats = min(max(3, title.seats[0]), title.seats[1])
    watched, unwatched = new_match(title, seats, seed), new_match(title, seats, seed)
    viewers = [Viewer(seat, watched, 0, "consent") for seat in (None, *range(seats))]
    log: list[tuple[int, list[str]]] = []
    snapshots: list[tuple[int, dict[str, Any]]] = []
    while not watched.over and len(log) < answers:
        if len(log) % every == 0:
            snapshots.append((len(log), watched.snapshot()))
        log.append(answered(watched, dice))
        for viewer in viewers:  # somebody looks at everything after every answer
            viewer.update(Moment(watched, len(log)))
            viewer.render(watched)
            viewer.update_undo(watched)
        unwatched.answer(*log[-1])
        assert unwatched.events(None) == watched.events(None)  # as a second process tells them at the same moment
    expected = told(watched)
    assert expected[0]
    assert told(unwatched) == expected
    again = new_match(title, seats, seed)
    for entry in log:
        again.answer(*entry)
    assert told(again) == expected
    for at, snapshot in snapshots:
        rebuilt = from_position(title, snapshot)
        for entry in log[at:]:
            rebuilt.answer(*entry)
        assert told(rebuilt) == expected


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_a_rebuilt_match_tells_the_same_events(title: Title) -> None:
    followed(title, "one", 120, 30)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_snapshot_of_a_whole_game_tells_the_same_events(title: Title, seed: int) -> None:
    followed(title, f"long{seed}", 3000, 25)
