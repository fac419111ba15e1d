"""Branches can be watched, and cost nothing where nobody does."""

from __future__ import annotations

from typing import Any

import pytest

from kernel.guess import TITLE, Guess, Player, pick
from stavitel.kernel import Match, RulesError, choose, everyone, new_match
from stavitel.kernel.simultaneous import Everyone, watch_branches


def at_the_reveal() -> Match:
    match = new_match(TITLE, 2, 1)
    while not match.asks_several:
        seat, ask = next(iter(match.asking.items()))
        match.answer(seat, [] if ask.many else next(iter(ask.options)))
    return match


def test_a_watch_is_told_before_and_after_each_branch_runs_on() -> None:
    """As they begin, at each answer, and for the branches that imagined worlds begin afresh."""
    heard: list[tuple[Any, str]] = []
    match = at_the_reveal()
    watch_branches(lambda g, rule, when: heard.append((rule, when)))
    try:
        match.answer(0, next(iter(match.asking[0].options)))
        assert heard == [(pick, "begins"), (pick, "ends")]
        heard.clear()
        world = match.imagine(1, 1)
        assert world.asks_several and set(world.asking) == {0, 1}
        assert len(heard) >= 2 * 3  # both begin as the step is played again, and once more the other's
        assert set(heard[::2]) == {(pick, "begins")} and set(heard[1::2]) == {(pick, "ends")}
        heard.clear()
    finally:
        watch_branches(None)
    match.answer(1, next(iter(match.asking[1].options)))
    assert heard == []
    assert not match.asks_several


def test_a_branch_asks_only_its_own_seat() -> None:
    """Another seat's question in a branch is a fault of the rules."""

    async def nosy(g: Guess, p: Player) -> str:
        return await choose(g.others(p)[0], "pick", ["a", "b"])

    async def rule(g: Guess) -> None:
        await everyone(g, nosy)

    with pytest.raises(RulesError, match="may ask only its own seat"):
        rule(new_match(TITLE, 2, 1).table).send(None)


def test_results_come_in_the_order_of_the_seats() -> None:
    """Whoever answers first; and a branch that asks nothing is done at once."""

    async def wish(g: Guess, p: Player) -> str:
        return await choose(p, "pick", ["a", "b"]) if p.seat else "none"

    async def rule(g: Guess) -> list[str]:
        return await everyone(g, wish)

    running = rule(new_match(TITLE, 3, 1).table)
    group = running.send(None)
    assert isinstance(group, Everyone) and set(group.asking) == {1, 2}
    running.send((2, "b"))
    with pytest.raises(StopIteration) as over:
        running.send((1, "a"))
    assert over.value.value == ["none", "a", "b"]
