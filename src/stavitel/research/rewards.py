"""What a game was worth to each seat, given when it is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stavitel.kernel import Score

Reward = Callable[[Sequence[Score]], Sequence[float]]  # of the scores in the order of seats; one reward for each


def rank(scores: Sequence[Score]) -> list[float]:
    """From 1 for the first to -1 for the last, shared places in the mean; all together it is nothing.

    >>> rank([Score(0, 30, rank=1), Score(1, 10, rank=3), Score(2, 20, rank=2)])
    [1.0, -1.0, 0.0]
    """
    last = len(scores) - 1
    if not last:
        return [0.0]
    rewards = []
    for score in scores:
        shared = sum(other.rank == score.rank for other in scores)
        place = score.rank - 1 + (shared - 1) / 2
        rewards.append(1 - 2 * place / last)
    return rewards


def win(scores: Sequence[Score]) -> list[float]:
    """1 for the winner, or a share of it; 0 for the others."""
    winners = sum(score.rank == 1 for score in scores)
    return [1 / winners if score.rank == 1 else 0.0 for score in scores]


def margin(scores: Sequence[Score]) -> list[float]:
    """Points ahead of the best of the others, or behind; alone, the points themselves."""
    return [
        float(score.total - max([other.total for other in scores if other is not score], default=0)) for score in scores
    ]


REWARDS: dict[str, Reward] = {"rank": rank, "win": win, "margin": margin}


def reward_named(reward: str | Reward) -> Reward:
    """A reward by its name, or a function of your own."""
    if callable(reward):
        return reward
    if reward not in REWARDS:
        raise ValueError(f"a reward is {', '.join(REWARDS)} or a function of the scores, not {reward!r}")
    return REWARDS[reward]
