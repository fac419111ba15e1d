"""The suite for any title: a good one passes with two lines, and each promise that a title breaks is found."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from foreign_titles import FOREIGN
from kernel import guess
from stavitel.kernel import Title, new_match, tell
from stavitel.testing import TitleTests, watched_branches
from stavitel.testing.branches import INSTEAD
from testing import bad_branches as bad


class TestGuess(TitleTests):
    """A title that is not installed, has no texts and no rules."""

    title = guess.TITLE


def suite(title: Title) -> TitleTests:
    """The tests of a title, to be called one by one."""
    made: type[TitleTests] = type("suite", (TitleTests,), {"title": title})
    return made()


@pytest.mark.parametrize(
    ("branch", "done"),
    [
        (bad.moves_a_card, "moves_a_card, a branch of everyone, changed hand of seat 0, won of seat 0"),
        (bad.draws_chance, "draws_chance, a branch of everyone, drew from chance"),
        (bad.tells, "tells, a branch of everyone, told 'shows'"),
        (bad.begins_with_a_change, "begins_with_a_change, a branch of everyone, changed points of seat 0"),
    ],
)
def test_a_branch_that_does_more_than_return_is_found(branch: Any, done: str) -> None:
    """The sentence names the branch and what it did, and says what to do instead."""
    with pytest.raises(AssertionError) as problem:
        suite(bad.with_branch(branch)).test_branches_of_everyone_only_return(2, {})
    assert f"{done}: {INSTEAD}" in str(problem.value)


def test_branches_are_watched_only_meanwhile() -> None:
    """Where nobody watches, a branch may do what it likes at no cost; the watch says each thing once."""
    title = bad.with_branch(bad.draws_chance)
    with watched_branches() as problems:
        play_first(title)
    assert len(problems) == 1
    play_first(title)
    assert len(problems) == 1


def play_first(title: Title) -> None:
    match = new_match(title, 2, 1)
    while not match.over:
        seat, ask = next(iter(match.asking.items()))
        match.answer(seat, [] if ask.many else next(iter(ask.options)))


def changed(**parts: Callable[..., Any]) -> TitleTests:
    """The tests of the little game with other parts."""
    return suite(replace(guess.TITLE, **parts))  # type: ignore[arg-type]


def test_a_lost_card_is_found() -> None:
    """The deck loses a card whenever a round begins."""

    def careless(g: guess.Guess) -> Any:
        if g.turn == 0 and g.round == 1:
            del g.deck[:1]
        return guess.next_step(g)

    with pytest.raises(AssertionError):
        changed(next_step=careless).test_random_games_end_and_lose_nothing(2, {})


def test_a_game_that_depends_on_who_listens_is_found() -> None:
    """A rule looks whether anybody hears it."""

    def listening(g: guess.Guess) -> Any:
        if g.told is None:
            g.rounds = 1
        return guess.next_step(g)

    with pytest.raises(AssertionError, match="depends on whether anybody listens"):
        changed(next_step=listening).test_records_replay_and_tell_the_same(2, {})


def test_events_that_differ_when_the_game_is_rebuilt_are_found() -> None:
    """What is told hangs on something outside the table."""
    steps = 0

    def forgetful(g: guess.Guess) -> Any:
        nonlocal steps
        steps += 1
        tell(g, "step", count=steps)
        return guess.next_step(g)

    tests = changed(next_step=forgetful)
    with pytest.raises(AssertionError):
        tests.test_records_replay_and_tell_the_same(2, {})
    with pytest.raises(AssertionError):
        tests.test_events_are_for_ever(2)


def test_a_leak_is_found() -> None:
    """The topic of a question gives a hidden card away."""

    async def asks_too_much(g: guess.Guess, p: guess.Player) -> None:
        await guess.choose(p, f"next-is-{g.deck[-1].key}", ["yes", "no"])
        g.turn += 1

    def next_step(g: guess.Guess) -> Any:
        step = guess.next_step(g)
        if step is not None and g.turn < len(g.players):
            step.close()
            return asks_too_much(g, g.players[g.turn])
        return step

    with pytest.raises(AssertionError):
        changed(next_step=next_step).test_nothing_a_seat_receives_depends_on_what_it_cannot_see(2, {})


def test_a_refusal_that_names_no_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page has other rules than the one that is cited."""
    monkeypatch.setattr("stavitel.testing.suite.rules", lambda _: {"G2": "another rule"})
    with pytest.raises(AssertionError, match="n9"):
        suite(guess.TITLE).test_refusals_name_rules_that_exist(2)


def test_a_missing_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A title that has texts has all of them."""
    monkeypatch.setattr("stavitel.testing.suite.languages_of", lambda _: ["cs"])
    with pytest.raises(AssertionError, match=r"not written in cs: .*ask-keep"):
        suite(guess.TITLE).test_everything_has_words(2, {})


def run_tests(folder: Path, source: str, path: Path, *args: str) -> str:
    """What pytest says of a file of tests in a folder of its own."""
    (folder / "test_mine.py").write_text(source)
    (folder / "pytest.ini").write_text(f"[pytest]\npythonpath = {path}\n")
    code = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *args]
    here = os.pathsep.join(part for part in sys.path if part)
    done = subprocess.run(
        code, cwd=folder, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": here}
    )
    return done.stdout + done.stderr


def test_a_stranger_tests_a_title_with_two_lines(tmp_path: Path) -> None:
    """In a folder of its own, found by entry point, in parallel and by name."""
    mine = "from stavitel.testing import TitleTests\n\n\nclass TestBridges(TitleTests):\n    title = 'bridges'\n"
    assert re.search(r"= \d+ passed in ", run_tests(tmp_path, mine, FOREIGN, "-n", "1"))
    some = run_tests(tmp_path, mine, FOREIGN, "-v", "-k", "events and TestBridges")
    assert "TestBridges::test_events_are_for_ever[2] PASSED" in some
    assert "3 passed" in some


def test_a_bad_title_reads_well(tmp_path: Path) -> None:
    """The sentence is what one reads first."""
    bad_one = (
        "from stavitel.testing import TitleTests\nfrom testing.bad_branches import moves_a_card, with_branch\n\n\n"
        "class TestBad(TitleTests):\n    title = with_branch(moves_a_card)\n"
    )
    ran = run_tests(tmp_path, bad_one, FOREIGN.parent, "-x", "-k", "branches")
    said = r"AssertionError: moves_a_card, a branch of everyone, changed hand of seat \d, won of seat \d: "
    assert re.search(rf"^E +{said}{INSTEAD}$", ran, re.MULTILINE)
