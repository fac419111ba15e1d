"""The little game of the kernel's tests with branches as they must not be: they do what the rule after them should."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from kernel import guess
from kernel.guess import Guess, Player
from stavitel.kernel import Title, choose, everyone, move, tell


async def moves_a_card(g: Guess, p: Player) -> None:
    """The old way: the card is played in the branch."""
    chosen = await choose(p, "pick", [move("show", one) for one in p.hand], always=True)
    p.hand.remove(chosen.thing)
    p.won.append(chosen.thing)


async def draws_chance(g: Guess, p: Player) -> None:
    await choose(p, "pick", [move("show", one) for one in p.hand], always=True)
    g.random.below(2)


async def tells(g: Guess, p: Player) -> None:
    chosen = await choose(p, "pick", [move("show", one) for one in p.hand], always=True)
    tell(g, "shows", p, card=chosen.thing)


async def begins_with_a_change(g: Guess, p: Player) -> None:
    p.points += 1
    await choose(p, "pick", [move("show", one) for one in p.hand], always=True)


def with_branch(branch: Any) -> Title:
    """The little game with this branch in place of its own."""

    async def reveal(g: Guess) -> None:
        await everyone(g, branch)
        g.round += 1
        g.turn = 0

    def next_step(g: Guess) -> Coroutine[Any, Any, None] | None:
        return reveal(g) if g.round < g.rounds and g.turn == len(g.players) else guess.next_step(g)

    return replace(guess.TITLE, next_step=next_step)
