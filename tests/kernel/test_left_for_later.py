"""Menus that are left for later: filed when the question is put, and not again where a match is played once more."""

from __future__ import annotations

from collections.abc import Coroutine
from random import Random as Dice
from typing import Any

import pytest

from stavitel.kernel import (
    Move,
    Offer,
    Reason,
    RulesError,
    Table,
    Title,
    choose,
    choose_some,
    completes,
    everyone,
    in_full,
    move,
    nested,
    new_match,
    public,
    state,
)
from stavitel.kernel.title import Score
from stavitel.testing.scenario import Scenario

LAST = 4  # turns of a game
STOP = move("stop")
TAKE = tuple(move("take", number) for number in range(1, 6))
TOO_MANY = Reason("too-many", "X1", left=lambda g, p, pick: g.left)
filed: list[int] = []  # how many counters were left whenever a menu was filed


@state
class Taker:
    """Somebody who takes counters."""

    seat: int
    taken: int = 0
    kept: list[int] = public()


@state
class Heap(Table):
    """A heap of counters."""

    players: list[Taker] = nested(list)
    left: int = 12
    turns: int = 0


def setup(options: Any, seats: int, random: Any) -> Heap:
    return Heap(players=[Taker(seat) for seat in range(seats)])


def next_step(g: Heap) -> Coroutine[Any, Any, None] | None:
    return None if g.turns == LAST else take_turn(g, g.players[g.turns % len(g.players)])


def menu(g: Heap, p: Taker) -> Offer:
    return Offer(g, p, later=list_takes)


def list_takes(made: Offer) -> None:
    filed.append(made.g.left)
    made.each(TAKE, why_not)
    if made.g.left:
        made.allow(STOP)


def why_not(g: Heap, p: Taker, pick: Move) -> Reason | None:
    return None if pick.thing <= g.left else TOO_MANY


async def take_turn(g: Heap, p: Taker) -> None:
    g.turns += 1
    while g.left:
        pick: Move = await choose(p, "take", menu(g, p))
        if pick is STOP:
            break
        g.left -= pick.thing
        p.taken += pick.thing
    p.kept = await choose_some(p, "keep", [1, 2, 3], 1, 2)
    p.kept.append(g.turns)


def score(g: Heap) -> list[Score]:
    return [Score(p.seat, p.taken, {}) for p in g.players]


TITLE = Title(name="heap", version="1", seats=(1, 3), setup=setup, next_step=next_step, score=score, cards={})


def test_a_menu_is_filed_when_the_question_is_put() -> None:
    """What is refused has its reasons, as if it had been filed at once."""
    filed.clear()
    match = new_match(TITLE, 2, 1)
    assert filed == [12]
    assert list(match.asking[0].options) == ["take:1", "take:2", "take:3", "take:4", "take:5", "stop"]
    match.answer(0, "take:5")
    match.answer(0, "take:5")
    assert {key: reason.text["args"] for key, reason in match.asking[0].refused.items()} == {
        "take:3": {"left": 2},
        "take:4": {"left": 2},
        "take:5": {"left": 2},
    }


def test_forks_and_imagined_worlds_take_the_options_over() -> None:
    """They file the menu only for reasons, and those come from their own tables."""
    match = new_match(TITLE, 2, 1)
    match.answer(0, "take:5")
    match.fork()  # from now on every step leaves a checkpoint
    filed.clear()
    twin, world = match.fork(), match.imagine(0, 1)
    again = world.fork()
    assert not filed
    for other in (twin, world, again):
        assert list(other.asking[0].options) == list(match.asking[0].options)
        assert other.asking[0].number == match.asking[0].number
        assert other.table.left == 7
        other.answer(0, "take:5")
        assert list(other.asking[0].refused) == ["take:3", "take:4", "take:5"]
        assert match.table.left == 7
    assert set(filed) == {2}
    assert list(match.fork().asking[0].refused) == []
    assert list(twin.fork().asking[0].refused) == ["take:3", "take:4", "take:5"]


def test_a_match_that_is_forked_plays_on_like_the_first() -> None:
    """Also after undo, after play by lot, and where a rule keeps the list that an answer was."""
    for seed in range(20):
        dice = Dice(seed)
        match = new_match(TITLE, 3, seed)
        while not match.over:
            seat, ask = next(iter(match.asking.items()))
            twin = match.fork()
            assert twin.fingerprint() == match.fingerprint()
            twin.play_out(Dice(seed))
            assert twin.fork().fingerprint() == twin.fingerprint()
            world = match.imagine(seat, seed)
            world.answer(seat, ask.random_answer(Dice(seed)))
            assert world.fork().fingerprint() == world.fingerprint()
            world.undo()
            assert list(world.asking[seat].options) == list(ask.options)
            before = match.fingerprint()
            match.answer(seat, ask.random_answer(dice))
            if dice.random() < 0.3:
                match.undo()
                assert match.fingerprint() == before
                assert list(match.asking[seat].options) == list(ask.options)
                match.answer(seat, ask.random_answer(dice))


def test_a_lone_option_that_was_left_for_later_answers_itself() -> None:
    """In a match, in a branch of everyone, in a rule that is carried out in full, and in a scenario."""

    def one(made: Offer) -> None:
        made.allow(STOP)

    async def lone(g: Heap, p: Taker) -> Move:
        return await choose(p, "lone", Offer(g, p, later=one))

    async def branches(g: Heap) -> list[Move]:
        return await everyone(g, lone)

    async def careful(g: Heap, p: Taker) -> Move:
        return await in_full(g, p, lone)

    async def step(g: Heap) -> None:
        g.turns = LAST
        await lone(g, g.players[0])
        assert await branches(g) == [STOP, STOP]
        assert await careful(g, g.players[1]) is STOP

    match = new_match(
        Title(name="lone", version="1", seats=(2, 2), setup=setup, next_step=step_once(step), score=score, cards={}),
        2,
        1,
    )
    assert match.over
    g = new_match(TITLE, 2, 1).table
    assert completes(g, g.players[0], lone)
    assert Scenario(lone(g, g.players[0]), g).over


def step_once(step: Any) -> Any:
    """The next step of a game that has only one."""
    return lambda g: None if g.turns == LAST else step(g)


def test_a_menu_that_stays_empty_is_a_bug() -> None:
    """As any question without options is."""

    async def ask(g: Heap, p: Taker) -> None:
        await choose(p, "nothing", Offer(g, p, later=lambda made: None))

    g = new_match(TITLE, 1, 1).table
    with pytest.raises(RulesError, match="nothing to choose from: nothing"):
        Scenario(ask(g, g.players[0]), g)
