"""The score beside a name: everybody reads the same, or is told that a part of it is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random as Dice
from typing import Any

import pytest

from stavitel.kernel import new_match
from stavitel.kernel.match import Match

GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "citadels": ("citadels", 4, {}),
    "citadels-dark-city": ("citadels", 4, {"bonus_random": 13}),
    "paladins": ("paladins", 3, {}),
    "paladins-alone": ("paladins", 1, {}),
    "architects": ("architects", 4, {}),
    "architects-alone": ("architects", 1, {}),
    "lisboa": ("lisboa", 3, {}),
    "lisboa-alone": ("lisboa", 1, {}),
}


def moments(name: str, seats: int, options: dict[str, Any]) -> Iterator[Match]:
    """A match of random answers, now and then."""
    match = new_match(name, seats, 5, options)
    dice = Dice(5)
    for count in range(600):
        if match.over:
            break
        if count % 20 == 0:
            yield match
        seat = dice.choice(list(match.asking))
        ask = match.asking[seat]
        keys = list(ask.options)
        match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))


def chips(scene: dict[str, Any]) -> Iterator[tuple[int, int, bool]]:
    """Of every panel with a score: whose it is, the score, and whether it says that more is hidden."""
    if scene["kind"] == "panel" and scene.get("score") is not None:
        yield scene["seat"], scene["score"], bool(scene.get("score_hidden"))
    for child in scene.get("children", ()):
        yield from chips(child)


def compared(match: Match) -> Iterator[tuple[int, int, int, bool]]:
    """Whose chip it is, what its owner reads there, what a rival reads, and whether the rival is told of more."""
    people = range(match.seats)
    seen = {seat: {whose: (score, more) for whose, score, more in chips(match.scene(seat))} for seat in people}
    for reader in people:
        for whose, (score, more) in seen[reader].items():
            own = seen[whose][whose][0] if whose in seen else score  # a printed opponent reads nothing
            yield whose, own, score, more


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_counts(game: str) -> None:
    """Decks and hands count nothing, all else lies open: rivals read what its owner reads. [C17.6, P1.9, A13.3]"""
    name, seats, options = GAMES[game]
    found = [one for match in moments(name, seats, options) for one in compared(match)]
    assert len({own for _, own, _, _ in found}) > 3, "the score never changed"
    assert [one for one in found if one[1] != one[2] or one[3]] == []


def test_action_cards_count_and_are_hidden() -> None:
    """Rivals are told of more wherever somebody holds cards, of whatever kind: the mark gives nothing away. [C23.7]"""
    differs = 0
    for match in moments("citadels", 4, {"action_cards": True}):
        for reader in range(match.seats):
            for whose, _, more in chips(match.scene(reader)):
                assert more == (whose != reader and bool(match.table.players[whose].hand))
        for _, own, score, more in compared(match):
            assert own == score or more
            differs += own != score
    assert differs
