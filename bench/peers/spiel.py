"""OpenSpiel: games played from Python by `legal_actions` and `apply_action`, written in Python or in C++.

A decision is an action of a player; chance nodes are sampled and not counted. Imagined playouts start from
`resample_from_infostate` where the game has it, otherwise from `clone`, which keeps what is hidden.
"""

from __future__ import annotations

import random
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from subject import Subject, serve

RESAMPLES = ("gin_rummy",)  # hearts has it too, but its resampled states can be left without a legal action


def spiel() -> Subject:
    import pyspiel
    from open_spiel.python import games  # noqa: F401 - registers the games written in Python

    key = sys.argv[1]
    game = pyspiel.load_game(key)
    language = "Python" if key.startswith("python_") else "C++"

    class Spiel:
        name = f"{key.removeprefix('python_')} (OpenSpiel, {language})"
        about: dict[str, Any] = {  # noqa: RUF012
            "engine": f"OpenSpiel {language}",
            "version": version("open_spiel"),
            "seats": game.num_players(),
            "resamples": key in RESAMPLES,
        }

        def play(self, seed: int) -> int:
            return finish(game.new_initial_state(), random.Random(seed))

        def scout(self, seed: int) -> tuple[list[Any], list[Any], list[Any]]:
            boundary: list[Any] = []
            middle: list[Any] = []
            anywhere: list[Any] = []
            chance = random.Random(seed)
            state = game.new_initial_state()
            last = None
            while not state.is_terminal():
                if not state.is_chance_node():
                    seat = state.current_player()
                    anywhere.append(state.clone())
                    (middle if seat == last else boundary).append(anywhere[-1])
                    last = seat
                tick(state, chance)
            return boundary, middle, anywhere

        def fork(self, position: Any) -> Any:
            return position.clone()

        def ready(self, position: Any) -> Any:
            return position.clone().legal_actions()

        def playout(self, position: Any, seed: int) -> None:
            chance = random.Random(seed)
            if key in RESAMPLES:
                world = position.resample_from_infostate(position.current_player(), chance.random)
            else:
                world = position.clone()
            finish(world, chance)

    return Spiel()


def finish(state: Any, chance: random.Random) -> int:
    """Play to the end at random; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        decisions += tick(state, chance)
    return decisions


def tick(state: Any, chance: random.Random) -> int:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, weights)[0])
        return 0
    actions = state.legal_actions()
    state.apply_action(actions[int(chance.random() * len(actions))])
    return 1


if __name__ == "__main__":
    serve(spiel)
