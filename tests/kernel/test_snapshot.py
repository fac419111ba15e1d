"""A snapshot brings back the match with what lies behind it: events, question numbers, and answers to undo."""

import json
from random import Random

import pytest

from foreign_titles import bridges, lanterns
from kernel.guess import TITLE
from stavitel.kernel import Match, Title, from_position, new_match

__all__ = ["bridges", "lanterns"]


def answer_once(match: Match, dice: Random) -> None:
    seat = dice.choice(sorted(match.asking))
    ask = match.asking[seat]
    match.answer(seat, dice.sample(list(ask.options), ask.least if ask.many else 1))


def told(match: Match) -> list[object]:
    return [match.events(seat) for seat in (None, *range(match.seats))]


@pytest.mark.parametrize("seed", range(6))
def test_a_snapshot_lands_on_the_same_match(seed: int) -> None:
    match, dice = new_match(TITLE, 3, seed), Random(seed)
    while not match.over:
        if dice.random() < 0.1 and match.answers:
            match.undo()
        else:
            answer_once(match, dice)
        twin = from_position(TITLE, json.loads(json.dumps(match.snapshot())))
        assert twin.fingerprint() == match.fingerprint()
        assert told(twin) == told(match)
        assert {s: a.number for s, a in twin.asking.items()} == {s: a.number for s, a in match.asking.items()}
        state = dice.getstate()
        one = match.fork()
        for played in (one, twin):
            dice.setstate(state)
            if not played.over:
                answer_once(played, dice)
            for _ in range(min(3, played.answers)):
                played.undo()
        assert twin.fingerprint() == one.fingerprint()
        assert told(twin) == told(one)
        assert {s: a.number for s, a in twin.asking.items()} == {s: a.number for s, a in one.asking.items()}
        assert twin.record() == one.record()


def test_titles_that_use_the_same_names_do_not_get_in_each_others_way(bridges: Title, lanterns: Title) -> None:
    """Two packages, each with a Player in its first module: each is loaded with its own."""
    for title in (bridges, lanterns, bridges):
        match = new_match(title, 2, 1)
        twin = from_position(title, json.loads(json.dumps(match.snapshot())))
        assert twin.fingerprint() == match.fingerprint()
        assert type(twin.table.players[0]) is type(match.table.players[0])
