"""Simulations: the same seed gives the same games, on one process or several."""

import pytest

from foreign_titles import bridges
from stavitel.research.ladder import rungs
from stavitel.research.simulate import Played, Result, play_game, seated, simulate, wilson

__all__ = ["bridges"]


def test_results_do_not_depend_on_the_number_of_jobs(bridges):
    one = simulate("bridges", games=12, seats=3, seed=4)
    two = simulate("bridges", games=12, seats=3, seed=4, jobs=2)
    assert one.played == two.played
    assert [game.game for game in two.played] == list(range(12))
    other = simulate("bridges", games=12, seats=3, seed=5)
    assert other.played != one.played


def test_seats_rotate(bridges):
    timid = "bridges.bots:Timid"
    seen = [play_game("bridges", ["random", timid], "0", game).bots for game in range(2)]
    assert seen == [("random", timid), (timid, "random")]


def test_shared_wins_count_in_parts():
    result = Result("t", 2, "0", 1, {})
    result.played = [Played(0, ("a", "b"), (5, 5), (1, 1), 10), Played(1, ("b", "a"), (1, 9), (2, 1), 10)]
    a, b = result.standings()
    assert (a.bot, a.wins, a.games, a.mean) == ("a", 1.5, 2, 7.0)
    assert (b.bot, b.wins, b.games, b.mean) == ("b", 0.5, 2, 3.0)


def test_the_json_has_what_machines_ask_for(bridges):
    found = simulate("bridges", games=3, seats=2, seed=1).as_json()
    assert found["games"] == 3
    assert {"decisions", "seconds", "decisions_per_second", "mean_scores", "bots"} <= set(found)
    low, high = found["bots"][0]["interval"]
    assert low <= found["bots"][0]["win_share"] <= high


def test_the_interval_of_wilson():
    """Values of the textbook formula."""
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(600, 1000)
    assert (round(low, 4), round(high, 4)) == (0.5693, 0.6299)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] > 0.9999


def test_more_bots_than_seats_do_not_fit():
    with pytest.raises(ValueError, match="3 bots do not fit on 2 seats"):
        seated(["a", "b", "c"], 2)


def test_the_better_bot_stands_higher_on_the_ladder():
    played = [Played(i, ("random", "greedy"), (1, 2), (2, 1) if i % 4 else (1, 2), 1) for i in range(40)]
    first, second = rungs(["random", "greedy"], played)
    assert first.bot == "greedy"
    assert second.rating == 1000
    assert 150 < first.rating - second.rating < 250  # three wins of four are 191 points
    assert first.ahead == 0.75


def test_ratings_say_how_sure_they_are():
    """More games, a narrower interval; the rating lies within, and the random bot is the anchor."""

    def games(count):
        return [Played(i, ("random", "greedy"), (1, 2), (2, 1) if i % 4 else (1, 2), 1) for i in range(count)]

    few, many = (
        next(rung for rung in rungs(["random", "greedy"], games(n)) if rung.bot == "greedy") for n in (20, 320)
    )
    for rung in (few, many):
        low, high = rung.between
        assert low <= rung.rating <= high
        assert rung.as_json()["rating_interval"] == [round(low), round(high)]
    assert many.between[1] - many.between[0] < 0.5 * (few.between[1] - few.between[0])
    anchor = rungs(["random", "greedy"], games(20))[1]
    assert anchor.between == (1000, 1000)


def test_those_who_tie_are_rated_alike():
    """A tie is half a win: whoever always ties for the first place stands where the other does."""
    played = [Played(i, ("a", "b", "c"), (5, 5, 1), (1, 1, 3), 1) for i in range(30)]
    a, b, c = sorted(rungs(["a", "b", "c"], played), key=lambda rung: rung.bot)
    assert round(a.rating) == round(b.rating) > c.rating + 200
