"""For researchers: environments, simulations, the ladder, data.

import gymnasium, stavitel.research
gymnasium.register_envs(stavitel.research)
env = gymnasium.make("stavitel/Citadels-v3", bots="greedy")     # one learner against bots
env = stavitel.research.aec("citadels", seats=4)                # PettingZoo: all seats

"""

from __future__ import annotations

from typing import Any

from stavitel.research.needed import needed
from stavitel.research.registration import register, register_when_possible

_PLACES = {
    "aec": "stavitel.research.aec_env",
    "TitleEnv": "stavitel.research.gym_env",
}

__all__ = ["TitleEnv", "aec", "register"]


def __getattr__(name: str) -> Any:
    """The environments need numpy, Gymnasium and PettingZoo; simulations do not, and do not wait for them."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(needed(_PLACES[name], "research"), name)


register_when_possible()
