"""Random agents in a PettingZoo environment: the loop that every other one begins from.

python docs/examples/random_agents.py citadels
"""

from __future__ import annotations

import sys
from typing import Any

from stavitel.research import aec


def play(title: str, seats: int = 3, seed: int = 7) -> dict[str, Any]:
    """Play one game; what each agent got, and the record of the game."""
    env = aec(title, seats=seats, reward="rank")
    env.reset(seed=seed)
    rewards, record = {}, {}
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        if over:
            rewards[agent], record = reward, info["record"]
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    return {"rewards": rewards, "record": record}


if __name__ == "__main__":
    found = play(sys.argv[1] if len(sys.argv) > 1 else "citadels")
    print(found["rewards"])
    print(f"{len(found['record']['answers'])} answers; `stavitel replay` tells the game again from its record")
