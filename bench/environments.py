"""Steps per second of our environments beside others that learners use, in one process and in turns.

    python bench/environments.py        in .venv-peers-environments, an environment of its own, made on the first run

A step is one action by a random agent that looks at the mask and gets the next observation: `last` and `step` of an AEC
environment, `step` of the others. Each is measured in short slices of processor time, in turns; printed is the median.
`core` is what the rules alone cost: `asking` and `answer` of a match.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).parents[1]
PEERS = ROOT / ".venv-peers-environments"
REQUIREMENTS = Path(__file__).parent / "environments-requirements.txt"
CATAN = "catanatron_gym==4.0.0"  # asks for an older Gymnasium than the others, and runs on theirs
SLICE = 0.25  # seconds
ROUNDS = 8


def core(title: str) -> Iterator[None]:
    """The rules alone."""
    from stavitel.kernel import new_match

    random = Random(1)
    game = 0
    while True:
        game += 1
        match = new_match(title, 4, game, quiet=True)
        while not match.over:
            seat = next(iter(match.asking))
            match.answer(seat, match.asking[seat].random_answer(random))
            yield


def ours(title: str) -> Iterator[None]:
    """Our AEC environment of a title."""
    from stavitel.research import aec

    return turns(aec(title, seats=4))


def ours_alone(title: str) -> Iterator[None]:
    """One learner against three random bots: their moves are part of the step."""
    from stavitel.research.gym_env import TitleEnv

    env = TitleEnv(title, 4)
    random = Random(1)
    while True:
        seen, _ = env.reset()
        over = False
        while not over:
            seen, _, over, _, _ = env.step(random.choice(seen["action_mask"].nonzero()[0].tolist()))
            yield


def classic(name: str) -> Iterator[None]:
    """One of PettingZoo's classics, as it is without wrappers."""
    from importlib import import_module

    return turns(import_module(f"pettingzoo.classic.{name}").raw_env())


def turns(env: Any) -> Iterator[None]:
    """Random agents in an AEC environment."""
    random = Random(1)
    game = 0
    while True:
        game += 1
        env.reset(seed=game)
        while env.agents:
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(random.choice(mask.nonzero()[0].tolist()))
            yield


def rlcard_game(name: str) -> Iterator[None]:
    """A game of RLCard."""
    import rlcard

    env = rlcard.make(name)
    random = Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            yield


def catan() -> Iterator[None]:
    """catanatron's Gymnasium environment: one learner against a random player."""
    import catanatron_gym  # noqa: F401
    import gymnasium

    env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    random = Random(1)
    while True:
        _, info = env.reset()
        over = cut = False
        while not (over or cut):
            _, _, over, cut, info = env.step(random.choice(list(info["valid_actions"])))
            yield


TITLES = ("citadels", "paladins", "architects", "lisboa")
SUBJECTS: dict[str, Callable[[], Iterator[None]]] = {
    **{f"{title}, core": lambda title=title: core(title) for title in TITLES},  # type: ignore[misc]
    **{f"{title}, aec": lambda title=title: ours(title) for title in TITLES},  # type: ignore[misc]
    **{f"{title}, gymnasium": lambda title=title: ours_alone(title) for title in TITLES},  # type: ignore[misc]
    **{
        f"pettingzoo {name}": lambda name=name: classic(name)  # type: ignore[misc]
        for name in ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "chess_v6", "go_v5")
    },
    **{f"rlcard {name}": lambda name=name: rlcard_game(name) for name in ("gin-rummy", "uno", "doudizhu")},  # type: ignore[misc]
    "catanatron gym": catan,
}


def main() -> None:
    running: dict[str, Iterator[None]] = {}
    for name, make in SUBJECTS.items():
        try:
            running[name] = make()
            next(running[name])
        except Exception as problem:
            running.pop(name, None)
            print(f"{name}: not measured: {type(problem).__name__}: {problem}")
    speeds: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(ROUNDS):
        for name, steps in running.items():
            count, begin = 0, process_time()
            while process_time() - begin < SLICE:
                next(steps)
                count += 1
            speeds[name].append(count / (process_time() - begin))
    print(f"{'environment':<38}{'steps/s':>10}")
    for name, found in speeds.items():
        title, _, kind = name.partition(", ")
        ratio = ""
        if kind == "aec":
            cost = median(one / two for one, two in zip(speeds[f"{title}, core"], found, strict=True))
            ratio = f"   {cost:.1f} times the core's cost"
        print(f"{name:<38}{median(found):>10,.0f}{ratio}")


def in_own_environment() -> None:
    """Run again where the peers are installed."""
    python = PEERS / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", PEERS], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "-r", REQUIREMENTS], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-deps", CATAN], check=True)
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "STAVITEL_PEERS": "1"}
    subprocess.run([python, __file__], check=True, env=env)


if __name__ == "__main__":
    if os.environ.get("STAVITEL_PEERS"):
        main()
    else:
        in_own_environment()
