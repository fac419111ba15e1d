"""Bots are known by name."""

from random import Random

import pytest

from foreign_titles import bridges
from stavitel.bots import UnknownBot, best, bot, names
from stavitel.kernel import new_match

__all__ = ["bridges"]


def test_a_title_without_a_greedy_bot_has_the_random_one(bridges):
    assert "random" in names("bridges")
    assert "greedy" not in names("bridges")
    assert best("bridges") == "skilled"  # it searches with chance alone


@pytest.mark.parametrize(
    "name",
    ["clever", "greedy", "random:7:8", "no.such.module:Bot", "", "os.path:join", "bridges.bots:Timid:x", "os.path:os"],
)
def test_an_unknown_bot_is_refused_in_one_sentence(bridges, name):
    with pytest.raises(UnknownBot):
        bot(name, "bridges")


def test_a_bot_can_come_from_any_module_and_be_given_a_word(bridges):
    assert bot("bridges.bots:Timid:3", "bridges").depth == 3


def test_the_random_bot_answers_every_kind_of_question(bridges):
    kinds = set()
    for seed in range(5):
        match = new_match(bridges, 4, seed=seed)
        random = Random(seed)
        player = bot("random", "bridges")
        while not match.over:
            seat = next(iter(match.asking))
            kinds.add(match.asking[seat].many)
            match.answer(seat, player.decide(match.view(seat, random)))
    assert kinds == {True, False}
