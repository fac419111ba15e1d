"""catanatron: its own `Game.play` loop with four of its own RandomPlayers.

Every action a player takes is a decision, also the two thirds that are forced (roll the dice, end the turn):
that is how its loop counts, and it is to its advantage, for our matches answer most forced questions
themselves and do not count those.
"""

from __future__ import annotations

import random
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from subject import Subject, serve


def catan() -> Subject:
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.enums import ActionType
    from catanatron.models.player import Color, RandomPlayer

    class Catan:
        name = "Catan (catanatron)"
        about: dict[str, Any] = {"engine": "catanatron", "version": version("catanatron"), "seats": 4}  # noqa: RUF012

        def new(self, seed: int) -> Any:
            return Game([RandomPlayer(color) for color in Color], seed=seed)

        def play(self, seed: int) -> int:
            game = self.new(seed)
            game.play()
            return len(game.state.actions)

        def scout(self, seed: int) -> tuple[list[Any], list[Any], list[Any]]:
            boundary: list[Any] = []
            middle: list[Any] = []
            anywhere: list[Any] = []
            game = self.new(seed)
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                anywhere.append(game.copy())
                if game.state.actions and not game.state.is_initial_build_phase:
                    ended = game.state.actions[-1].action_type == ActionType.END_TURN
                    (boundary if ended else middle).append(anywhere[-1])
                game.play_tick()
            return boundary, middle, anywhere

        def fork(self, position: Any) -> Any:
            return position.copy()

        def ready(self, position: Any) -> Any:
            return position.copy().state.playable_actions

        def playout(self, position: Any, seed: int) -> None:
            random.seed(seed)
            position.copy().play()

    return Catan()


if __name__ == "__main__":
    serve(catan)
