"""The tutorials in `docs/examples` run, and what they teach holds."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

from our_titles import OURS
from stavitel.kernel import verify

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture(scope="module")
def masked_ppo():
    return runpy.run_path(str(EXAMPLES / "masked_ppo.py"))


@pytest.mark.parametrize("name", OURS)
def test_ppo_learns_something_in_every_title(masked_ppo, name):
    """A smoke run: whole games, legal actions only, finite weights that have moved."""
    network, means = masked_ppo["train"](name, iterations=1, games=2, quiet=True)
    assert len(means) == 1
    assert network.updates > 0
    assert all(np.isfinite(weight).all() for weight in network.weights.values())
    assert np.abs(network.weights["value"]).max() > 0


def test_the_gradient_of_ppo_is_right(masked_ppo):
    """The step by hand goes where the loss falls, as finite differences say."""
    random = np.random.default_rng(1)
    network = masked_ppo["Network"](5, 4, hidden=3, seed=1)
    network.weights = {name: random.normal(0, 0.5, w.shape) for name, w in network.weights.items()}
    mask = np.array([[1, 1, 1, 0], [1, 0, 1, 1], [1, 1, 1, 1]], bool)
    seen = random.normal(size=(3, 5))
    batch = {
        "seen": seen, "mask": mask, "action": np.array([1, 2, 0]), "return": np.array([1.0, -1.0, 0.5]),
        "advantage": np.array([0.7, -0.4, 1.1]), "chance": network.forward(seen, mask)[1][[0, 1, 2], [1, 2, 0]],
    }  # fmt: skip

    def loss() -> float:
        _, chances, value = network.forward(seen, mask)
        ratio = chances[[0, 1, 2], batch["action"]] / batch["chance"]
        policy = -np.minimum(ratio * batch["advantage"], np.clip(ratio, 0.8, 1.2) * batch["advantage"]).mean()
        surprise = -(chances * np.log(chances + 1e-12)).sum(axis=1).mean()
        return float(policy + 0.5 * ((value - batch["return"]) ** 2).mean() - 0.01 * surprise)

    found: dict[str, np.ndarray] = {}
    network.descend = lambda gradient, _rate: found.update(gradient)
    network.update(batch, 0.0)
    for name, weight in network.weights.items():
        for at in np.ndindex(weight.shape):
            kept = weight[at]
            weight[at] = kept + 1e-5
            above = loss()
            weight[at] = kept - 1e-5
            below = loss()
            weight[at] = kept
            assert found[name][at] == pytest.approx((above - below) / 2e-5, abs=1e-5), (name, at)


@pytest.mark.soak
def test_ppo_gets_better_at_citadels(masked_ppo):
    """From even with the random bot to well ahead of it."""
    _, means = masked_ppo["train"]("citadels", iterations=30, games=24, quiet=True)
    assert np.mean(means[-5:]) > np.mean(means[:5]) + 0.3


@pytest.mark.parametrize("name", OURS)
def test_random_agents_play_a_game(name):
    found = runpy.run_path(str(EXAMPLES / "random_agents.py"))["play"](name, seats=2)
    assert sum(found["rewards"].values()) == pytest.approx(0)
    assert verify(found["record"]) == []
