"""A snapshot brings back the match with what lies behind it: events, question numbers, and answers to undo."""

import json
from random import Random

import pytest

from kernel.guess import TITLE
from stavitel.kernel import Match, from_position, new_match


def answer_once(match: Match, dice: Random) -> None:
    seat = dice.choice(sorted(match.asking))
    ask = match.asking[seat]
    match.answer(seat, dice.sample(list(ask.options), ask.least if ask.many else 1))


def told(match: Match) -> list[object]:
    return [match.events(seat) for seat in (None, *range(match.seats))]


@pytest.mark.parametrize("seed", range(6))
def test_a_snapshot_lands_on_the_same_match(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stavitel.kernel.match.title_named", lambda name: TITLE)
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
