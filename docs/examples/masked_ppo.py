"""Masked PPO in a page of numpy: one learner against bots, on any title.

python docs/examples/masked_ppo.py citadels --iterations 40 --bots random
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np

import stavitel.research
from stavitel.kernel import title_named
from stavitel.research.registration import env_id

gymnasium.register_envs(stavitel.research)

Array = np.ndarray[Any, Any]


class Network:
    """One hidden layer, with a policy head and a value head; Adam."""

    def __init__(self, features: int, actions: int, hidden: int = 64, seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        self.weights = {
            "in": random.normal(0, features**-0.5, (features, hidden)).astype(np.float32),
            "in bias": np.zeros(hidden, np.float32),
            "policy": random.normal(0, 0.01, (hidden, actions)).astype(np.float32),
            "policy bias": np.zeros(actions, np.float32),
            "value": np.zeros((hidden, 1), np.float32),
            "value bias": np.zeros(1, np.float32),
        }
        self.mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def forward(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of open actions, and the value."""
        w = self.weights
        hidden = np.tanh(seen @ w["in"] + w["in bias"])
        logits = np.where(mask, hidden @ w["policy"] + w["policy bias"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"] + w["value bias"])[:, 0]

    def update(self, batch: dict[str, Array], rate: float, clip: float = 0.2, entropy: float = 0.01) -> None:
        """One step down the gradient of PPO's loss, worked out by hand."""
        seen, mask, action = batch["seen"], batch["mask"], batch["action"]
        rows = np.arange(len(action))
        hidden, chances, value = self.forward(seen, mask)
        ratio = chances[rows, action] / batch["chance"]
        gain = batch["advantage"]
        inside = np.where(gain >= 0, ratio <= 1 + clip, ratio >= 1 - clip)
        push = np.where(inside, gain * ratio, 0.0)  # of the logarithm of the chosen action's chance
        logs = np.log(chances + 1e-12)
        surprise = -(chances * logs).sum(axis=1, keepdims=True)
        d_logits = chances * push[:, None] + entropy * chances * (logs + surprise)
        d_logits[rows, action] -= push
        d_logits /= len(action)
        d_value = ((value - batch["return"]) / len(action))[:, None]
        d_hidden = (d_logits @ self.weights["policy"].T + d_value @ self.weights["value"].T) * (1 - hidden**2)
        self.descend(
            {
                "in": seen.T @ d_hidden,
                "in bias": d_hidden.sum(axis=0),
                "policy": hidden.T @ d_logits,
                "policy bias": d_logits.sum(axis=0),
                "value": hidden.T @ d_value,
                "value bias": d_value.sum(axis=0),
            },
            rate,
        )

    def descend(self, gradient: dict[str, Array], rate: float) -> None:
        self.updates += 1
        for name, slope in gradient.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * slope
            self.square[name] = 0.999 * self.square[name] + 0.001 * slope**2
            mean = self.mean[name] / (1 - 0.9**self.updates)
            square = self.square[name] / (1 - 0.999**self.updates)
            self.weights[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def play(env: Any, network: Network, games: int, random: np.random.Generator) -> tuple[dict[str, Array], float]:
    """Play whole games; every step with its return, and the mean reward."""
    kept: dict[str, list[Any]] = {"seen": [], "mask": [], "action": [], "chance": [], "value": [], "return": []}
    rewards = []
    for _ in range(games):
        seen, _ = env.reset()
        begin, over = len(kept["action"]), False
        while not over:
            mask = seen["action_mask"].astype(bool)
            _, chances, value = network.forward(seen["observation"][None], mask[None])
            action = int(random.choice(len(mask), p=chances[0].astype(np.float64) / chances[0].sum(dtype=np.float64)))
            for name, one in [("seen", seen["observation"]), ("mask", mask), ("action", action)]:
                kept[name].append(one)
            kept["chance"].append(chances[0, action])
            kept["value"].append(value[0])
            seen, reward, over, _, _ = env.step(action)
        rewards.append(reward)
        kept["return"] += [reward] * (len(kept["action"]) - begin)  # all reward comes at the end
    batch = {name: np.array(values) for name, values in kept.items()}
    gain = batch["return"] - batch["value"]
    batch["advantage"] = ((gain - gain.mean()) / (gain.std() + 1e-8)).astype(np.float32)
    return batch, float(np.mean(rewards))


def train(
    title: str,
    *,
    iterations: int = 40,
    games: int = 16,
    seats: int = 2,
    bots: str = "random",
    reward: str = "rank",
    rate: float = 1e-3,
    seed: int = 0,
    quiet: bool = False,
) -> tuple[Network, list[float]]:
    """Learn; gives the network and the mean reward of every iteration."""
    env = gymnasium.make(env_id(title_named(title)), seats=seats, bots=bots, seat=None, reward=reward)
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    network = Network(env.observation_space["observation"].shape[0], int(env.action_space.n), seed=seed)
    means = []
    for iteration in range(iterations):
        batch, mean = play(env, network, games, random)
        means.append(mean)
        for _ in range(4):
            order = random.permutation(len(batch["action"]))
            for part in np.array_split(order, max(1, len(order) // 256)):
                network.update({name: values[part] for name, values in batch.items()}, rate)
        if not quiet:
            print(f"iteration {iteration + 1}: {len(batch['action'])} steps, mean reward {mean:+.2f}", flush=True)
    return network, means


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", nargs="?", default="citadels")
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="random")
    given = parser.parse_args()
    train(given.title, iterations=given.iterations, games=given.games, seats=given.seats, bots=given.bots)
