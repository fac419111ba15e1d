"""The driver of scenario tests, on the little title of the kernel's tests."""

import pytest

from kernel.guess import TITLE, draw, reveal
from stavitel.kernel import IllegalAnswer, new_match
from stavitel.testing.scenario import Scenario


def test_a_match_is_answered_by_whoever_is_asked() -> None:
    """The first seat keeps a card; what was asked is remembered."""
    table = Scenario(new_match(TITLE, 3, 1))
    assert table.asks == (0, "keep")
    assert table.why("n9") == ("none", "G1")
    table.answer(table.options[0]).when("peek", "no")
    assert table.asked == [(0, "keep"), (0, "peek")]
    assert len(table.player(0).hand) == 4
    with pytest.raises(IllegalAnswer):
        table.answer("dragon")
    with pytest.raises(AssertionError, match="asked is 'throw'"):
        table.when("keep", "n1")


def test_a_rule_is_played_by_itself() -> None:
    """On a table of its own, to its end, without a match."""
    g = new_match(TITLE, 2, 1).table
    table = Scenario(draw(g, g.players[1]), g)
    assert table.asks == (1, "keep")
    assert table.play(table.options[0], "no", []) == [(1, "keep"), (1, "peek"), (1, "throw")]
    assert table.over and table.topic == "" and table.options == []
    with pytest.raises(AssertionError, match="nobody asks"):
        table.answer("yes")


def test_several_are_asked_at_once_and_an_opponent_answers_for_itself() -> None:
    """Each of several seats is answered for by name; the opponent's seat is not asked."""
    g = new_match(TITLE, 2, 1, {"robot": True}).table
    table = Scenario(reveal(g), g, opponent=TITLE.opponent, seats=2)
    assert set(table.asking) == {0, 1}
    for seat in (1, 0):
        table.answer_for(seat, next(iter(table.asking[seat].options)))
    assert table.over
    assert [len(p.won) for p in g.players] == [1, 1, 1]
