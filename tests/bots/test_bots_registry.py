"""Bots are known by name."""

import sys
from random import Random

import pytest

from foreign_titles import bridges
from stavitel.bots import UnknownBot, best, bot, names
from stavitel.bots.faults import replay_command
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


def test_a_file_without_its_class_is_told_how_it_is_named(bridges):
    with pytest.raises(UnknownBot, match=r"bot 'mybot.py': name the class too, as mybot.py:Bot"):
        bot("mybot.py", "bridges")


def test_a_drive_of_windows_is_no_module(bridges):
    with pytest.raises(UnknownBot, match=r"there is no file C:"):
        bot(r"C:\bots\mybot.py:Bot:7", "bridges")


def test_a_game_is_played_again_by_what_windows_understands(monkeypatch):
    """There a name with a space stands in double quotes; single ones mean nothing."""
    monkeypatch.setattr(sys, "platform", "win32")
    command = replay_command("citadels", [r"exec:C:\my bots\mybot.exe", "random"], "7", 1, {})
    assert r'--bots "exec:C:\my bots\mybot.exe,random" --seed 7' in command
