"""The four levels finish games of every title legally and reproducibly, by what their seat sees alone."""

from __future__ import annotations

from random import Random as Dice
from typing import Any

import pytest

from foreign_titles import bridges
from our_titles import OURS
from stavitel.bots import LEVELS, UnknownBot, bot, names
from stavitel.bots.value import value_of, weights_folder
from stavitel.kernel import Match, Title, new_match, title_named
from stavitel.testing.play import configurations

__all__ = ["bridges"]

QUICK = {"skilled": "skilled:4", "expert": "expert:10"}  # so many simulations are enough to see that they play


THOUGHT_ABOUT = {"lisboa": 6}  # one question in six, where every line is played to the end


def play(
    title: str,
    seats: int,
    levels: list[str],
    seed: int,
    options: dict[str, Any] | None = None,
    *,
    most: int = 10**6,
    each: int = 1,
) -> Match:
    """A game between levels, who take the seats in turn, with few simulations, or so many answers of it at most.

    Of the questions to a level that searches, each n-th is thought about; the rest is left to a casual player.
    """
    match = new_match(title, seats, seed, options, quiet=True)
    players = [bot(QUICK.get(level, level), title) for level in levels]
    casual = bot("casual", title)
    dice = [Dice(f"{seed}:{seat}") for seat in range(seats)]
    asked = [0] * seats
    while not match.over and match.answers < most:
        seat = next(iter(match.asking))
        place = seat % len(players)
        thinks = levels[place] not in QUICK or asked[seat] % each == 0
        asked[seat] += 1
        match.answer(seat, (players[place] if thinks else casual).decide(match.view(seat, dice[seat])))
    return match


def test_the_levels_have_the_same_names_everywhere() -> None:
    assert LEVELS == ("beginner", "casual", "skilled", "expert")
    for title in OURS:
        assert set(LEVELS) < set(names(title))


@pytest.mark.parametrize(
    ("title", "each"),
    [
        *((title, THOUGHT_ABOUT.get(title, 1)) for title in OURS),
        *(pytest.param(title, 1, marks=pytest.mark.soak) for title in THOUGHT_ABOUT),
    ],
)
def test_all_levels_finish_a_game_and_the_same_seed_gives_the_same_game(title: str, each: int) -> None:
    """Four seats, one of each level, and once more to the middle."""
    once = play(title, 4, list(LEVELS), 3, each=each)
    assert once.over
    again = play(title, 4, list(LEVELS), 3, most=once.answers // 2, each=each)
    assert again.record()["answers"] == once.record()["answers"][: again.answers]


@pytest.mark.soak
@pytest.mark.parametrize("title", OURS)
def test_all_levels_finish_games_of_every_size(title: str) -> None:
    least, most = title_named(title).seats
    for seats in range(least, most + 1):
        for shift in range(2):
            levels = [*LEVELS[shift * 2 :], *LEVELS[: shift * 2]]
            assert play(title, seats, levels, seats).over


@pytest.mark.parametrize("title", OURS)
def test_the_lower_levels_finish_games_of_every_configuration(title: str) -> None:
    """Every number of seats, and every value of every option, where the two go together."""
    for seats, options in configurations(title_named(title)):
        assert play(title, seats, ["beginner", "casual"], 5, options).over


@pytest.mark.soak
@pytest.mark.parametrize("title", OURS)
def test_the_upper_levels_finish_games_of_every_configuration(title: str) -> None:
    for seats, options in configurations(title_named(title)):
        assert play(title, seats, ["casual", "skilled", "casual", "expert"], 6, options).over


@pytest.mark.parametrize("title", OURS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_decides_by_what_it_sees(title: str, level: str) -> None:
    """Hidden zones dealt anew change nothing: in a world that looks the same it answers the same."""
    match, dice = new_match(title, 3, 11, quiet=True), Dice(1)
    greedy, player = bot("greedy", title), bot(QUICK.get(level, level), title)
    compared = 0
    while not match.over and compared < 6:
        seat = next(iter(match.asking))
        if match.answers % 9 == 0:
            answer = player.decide(match.view(seat, Dice(match.answers)))
            world = match.imagine(seat, match.answers)
            assert player.decide(world.view(seat, Dice(match.answers))) == answer
            compared += 1
        match.answer(seat, greedy.decide(match.view(seat, dice)))
    assert compared == 6


def test_a_stranger_title_is_played_without_anything_learnt(bridges: Title) -> None:
    assert play("bridges", 2, ["expert", "beginner"], 1).over


@pytest.mark.parametrize("name", ["beginner:3", "skilled:0", "expert:soon", "expert:1x"])
def test_a_level_refuses_what_it_cannot_be_given(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name, "citadels")


def test_a_budget_of_time_is_kept_roughly_in_simulations() -> None:
    """No clock is asserted: with no time at all every answer is still tried once, and one is given."""
    match = new_match("citadels", 4, 2, quiet=True)
    seat = next(iter(match.asking))
    player: Any = bot("expert:0.0s", "citadels")
    found = player.consider(match.view(seat, Dice(1)))
    assert sum(one.tries for one in found) == len(found)


@pytest.mark.parametrize("title", OURS)
def test_shipped_weights_say_where_they_come_from(title: str) -> None:
    made = title_named(title)
    files = sorted(weights_folder(made).glob("*.json"))
    assert files
    value = value_of(made, 4)
    assert value is not None
    assert {"games", "seed", "with", "rules", "content", "log_loss", "reliability"} <= set(value.made)
    assert value.made["log_loss"] < value.made["log_loss_of_chance"]
