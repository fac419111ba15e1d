"""Answers given at once, by lot, in matches that are played out: even, in the log, and the same game when replayed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine
from random import Random as Dice
from typing import Any

import pytest

import stavitel
from stavitel.kernel import Offer, Random, RulesError, Table, move, nested, state
from stavitel.kernel.lots import Lots, choose_card, choose_from
from stavitel.kernel.questions import Question
from stavitel.titles.citadels.cards import KING, QUEEN, WITCH
from stavitel.titles.citadels.kinds import Character

CITADELS: dict[str, dict[str, Any]] = {
    "as it is": {},
    "circus": {"action_cards": True},
    "dark": {"rank1": "witch", "rank3": "wizard", "rank8": "diplomat", "bonus_random": 6},
    "second edition": {"profile": "ffg2010", "powers_optional": False},
}
DRAWS = 3000


@state
class Seat:
    """A player of nothing."""

    seat: int


@state
class Board(Table):
    """A table at which only lots are drawn."""

    players: list[Seat] = nested(list)


def board(seats: int = 2) -> Board:
    """A table for so many."""
    return Board([Seat(seat) for seat in range(seats)])


def result(rule: Coroutine[Any, Any, Any]) -> Any:
    """What a rule comes to that is never stopped."""
    with pytest.raises(StopIteration) as stopped:
        rule.send(None)
    return stopped.value.value


@pytest.mark.parametrize("options", CITADELS.values(), ids=CITADELS.keys())
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_a_match_played_out_is_the_match_of_its_log(seats: int, options: dict[str, Any]) -> None:
    """Answered one by one, the same answers lead to the same table; so does undoing the last and giving it again."""
    for seed in range(3):
        match = stavitel.new_match("citadels", seats, seed, options, quiet=True)
        given = match.play_out(Dice(seed))
        record = match.record()
        assert match.over
        assert given == len(record["answers"])
        assert stavitel.replay(record).fingerprint() == match.fingerprint() == record["fingerprint"]
        match.undo()
        seat, answer = record["answers"][-1]
        match.answer(seat, answer)
        assert match.fingerprint() == record["fingerprint"]


def test_a_match_is_played_out_from_any_question() -> None:
    """Forks, imagined worlds, and matches in the middle of a turn go on by lot."""
    match, dice = stavitel.new_match("citadels", 4, 5, {"action_cards": True}), Dice(5)
    for _ in range(60):
        seat, ask = next(iter(match.asking.items()))
        for other in (match.fork(), match.imagine(seat, 1)):
            other.play_out(Dice(2))
            assert other.over
            assert other.table.lots is None
        match.answer(seat, ask.random_answer(dice))
    assert match.table.lots is None


def test_no_copy_answers_at_once() -> None:
    """A copy is made to look ahead, and asks."""
    g = board()
    g.random = Random(b"")
    g.lots = Lots(2, Dice(1), [])
    assert g.copy().lots is None


def test_each_card_is_as_likely_whatever_lies_there() -> None:
    """Copies count as one, and a lone kind is no answer unless it always is one."""
    g = board()
    log: list[tuple[int, Any]] = []
    p = g.players[1]
    g.lots = Lots(2, Dice(1), log)

    async def rule(cards: list[Character], always: bool) -> Character:
        return await choose_card(g, p, "keep", cards, always)

    drawn = Counter([result(rule([KING, QUEEN, KING, WITCH, KING], False)) for _ in range(DRAWS)])
    assert set(drawn) == {KING, QUEEN, WITCH}
    assert all(abs(times - DRAWS / 3) < 4 * (DRAWS * 2 / 9) ** 0.5 for times in drawn.values())
    assert Counter(log) == {(1, card.key): times for card, times in drawn.items()}
    log.clear()
    assert result(rule([KING, KING], False)) is KING
    assert not log
    assert result(rule([KING, KING], True)) is KING
    assert log == [(1, "king")]
    with pytest.raises(RulesError):
        rule([], False).send(None)


def test_each_option_is_as_likely_as_any_other() -> None:
    """Of a menu too, which is filed anew every time; one without options is a bug."""
    g = board()
    log: list[tuple[int, Any]] = []
    p = g.players[0]
    g.lots = Lots(2, Dice(1), log)
    dig, wait = move("dig"), move("wait")

    def menu(made: Offer) -> None:
        assert made.p is p
        assert not made.options
        assert not made.groups
        for pick in (dig, wait):
            made.allow(pick)
        made.refuse((move("fly"),), stavitel.kernel.Reason("wings", "X1"))

    async def rule(listed: Any) -> Any:
        return await choose_from(g, p, "turn", listed)

    drawn = Counter([result(rule(menu)) for _ in range(DRAWS)])
    assert set(drawn) == {dig, wait}
    assert abs(drawn[dig] - DRAWS / 2) < 4 * (DRAWS / 4) ** 0.5
    assert Counter(log) == {(0, "dig"): drawn[dig], (0, "wait"): drawn[wait]}
    with pytest.raises(RulesError):
        rule(lambda made: None).send(None)


def test_an_opponent_is_asked_all_the_same() -> None:
    """Whoever sits beyond the seats of the match answers by the title, not by lot; so does everybody without lots."""
    g = board(2)
    g.lots = Lots(1, Dice(1), [])
    opponent = g.players[1]

    async def rule() -> Any:
        return await choose_from(g, opponent, "turn", lambda made: made.allow(move("dig")))

    ask = rule().send(None)
    assert isinstance(ask, Question)
    assert (ask.seat, ask.topic, ask.always) == (1, "turn", True)
