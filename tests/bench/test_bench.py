"""The arithmetic of the measurements: ratios, verdicts, positions and the worker's orders."""

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

import pulse
from bars import Bar, bars, ratio
from subject import POSITIONS, Worker, spread


class Counting:
    """A subject whose every game has ten decisions and takes one tick of the clock."""

    name = "counting"
    about: dict[str, Any] = {}  # noqa: RUF012

    def __init__(self) -> None:
        self.ticks = 0.0
        self.forked: list[Any] = []

    def now(self) -> float:
        return self.ticks

    def play(self, seed: int) -> int:
        self.ticks += 1
        return 10

    def scout(self, seed: int) -> tuple[list[Any], list[Any], list[Any]]:
        return [("boundary", seed)], [("middle", seed)], [("any", seed)]

    def fork(self, position: Any) -> Any:
        self.ticks += 2e-6 if position[0] == "boundary" else 5e-6
        self.forked.append(position)

    def ready(self, position: Any) -> Any:
        self.ticks += 3e-6

    def playout(self, position: Any, seed: int) -> None:
        self.ticks += 0.5


def test_a_worker_counts_whole_games_and_the_time_they_took() -> None:
    subject = Counting()
    answer = Worker(subject, subject.now).obey({"do": "play", "seconds": 2.5, "seed": 1})
    assert answer == {"decisions_per_s": 10.0, "games_per_s": 1.0}


def test_forks_are_timed_at_boundaries_and_in_mid_turn_apart() -> None:
    subject = Counting()
    answer = Worker(subject, subject.now).obey({"do": "fork", "seconds": 0.001})
    assert answer["fork_boundary_us"] == pytest.approx(2)
    assert answer["fork_midturn_us"] == pytest.approx(5)
    assert answer["fork_ready_us"] == pytest.approx(3)
    assert {kind for kind, _ in subject.forked} == {"boundary", "middle"}


def test_playouts_are_counted_per_second() -> None:
    subject = Counting()
    assert Worker(subject, subject.now).obey({"do": "playouts", "seconds": 3, "seed": 1}) == {"playouts_per_s": 2.0}


def test_an_unknown_order_is_refused() -> None:
    with pytest.raises(ValueError, match="'dance'"):
        Worker(Counting(), lambda: 0.0).obey({"do": "dance"})


def test_positions_are_spread_over_every_game_from_start_to_end() -> None:
    kept = spread([[(game, turn) for turn in range(100)] for game in range(4)])
    assert len(kept) == len(set(kept)) == POSITIONS
    for game in range(4):
        turns = sorted(turn for which, turn in kept if which == game)
        assert len(turns) == POSITIONS // 4
        assert turns[0] == 0
        assert turns[-1] >= 90


def test_a_ratio_is_taken_within_each_repetition() -> None:
    ours = {"decisions_per_s": [60.0, 30.0, 70.0]}  # the machine was slow in the second one, for both
    peer = {"decisions_per_s": [10.0, 5.0, 10.0]}
    assert ratio(ours, peer, "decisions_per_s") == 6.0


@pytest.mark.parametrize(
    ("measured", "below", "verdict"),
    [
        (6.0, False, "PASS"),
        (5.9, False, "FAIL"),
        (5.9, True, "PASS"),
        (6.0, True, "FAIL"),
        (None, False, "not measured"),
    ],
)
def test_a_bar_says_whether_it_is_met(measured: float | None, below: bool, verdict: str) -> None:
    assert Bar("x", measured, 6.0, below=below).verdict == verdict


def test_a_title_that_could_not_be_measured_does_not_pass() -> None:
    found = bars({"catanatron": {"decisions_per_s": [1.0]}}, ["citadels", "unknown"])
    assert [bar.verdict for bar in found] == ["not measured"] * 5


def test_a_compiled_build_is_held_against_the_plain_one() -> None:
    found = bars(
        {"citadels": {"decisions_per_s": [10.0]}, "citadels, compiled": {"decisions_per_s": [17.0]}}, ["citadels"]
    )
    gain = next(bar for bar in found if bar.what == "citadels: compiled against plain, decisions/s")
    assert (gain.measured, gain.verdict) == (1.7, "FAIL")


def test_events_told_are_held_against_the_same_games_played_quietly() -> None:
    class Telling(Counting):
        def play_telling(self, seed: int) -> int:
            self.ticks += 1.2
            return 10

    subject = Telling()
    answer = Worker(subject, subject.now).obey({"do": "telling", "seconds": 4.0, "seed": 1})
    assert answer["telling_cost"] == pytest.approx(20)
    (bar,) = [bar for bar in bars({"citadels": {"telling_cost": [20.0]}}, ["citadels"]) if "events" in bar.what]
    assert bar.verdict == "FAIL"


def test_simulations_are_counted_by_the_lines_that_were_judged() -> None:
    class Thinking(Counting):
        def scout_thoughts(self, seed: int) -> list[int]:
            return [seed]

        def consider(self, level: str, position: int, seed: int) -> int:
            self.ticks += 0.5 if level == "skilled" else 2.0
            return 16

    subject = Thinking()
    answer = Worker(subject, subject.now).obey({"do": "search", "seconds": 3.0, "seed": 1})
    assert answer == {"simulations_per_s": 32.0, "tree_simulations_per_s": 8.0}


def test_an_engine_without_thinkers_is_not_asked_to_think() -> None:
    assert Worker(Counting(), lambda: 0.0).obey({"do": "search", "seconds": 1.0, "seed": 1}) == {}


def test_the_machine_is_measured_beside_what_is_done_meanwhile(tmp_path: Path) -> None:
    with pulse.beside(tmp_path) as machine:
        assert machine == {}, "not yet"
    assert machine["machine_p99_ms"] >= max(machine["machine_late_p99_ms"], machine["machine_disk_p99_ms"], 0.0)
    assert 0.0 <= machine["machine_stolen"] <= 1.0
    assert list(tmp_path.iterdir()) == []
    (line,) = pulse.page({"stavitel": {name: [number] for name, number in machine.items()}, "other": {}})
    assert line.startswith("stavitel: ")
