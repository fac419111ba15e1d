"""ISMCTS of OpenSpiel on Citadels: it searches worlds that its seat imagines, against random players.

pip install 'stavitel[research,openspiel]' && python docs/examples/ismcts.py
"""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from stavitel.research import openspiel


def play(title: str = "citadels", players: int = 2, simulations: int = 20, seed: int = 1) -> list[float]:
    """One game: ISMCTS in seat 0, the others at random; what each got."""
    openspiel.register()
    game = pyspiel.load_game(f"stavitel_{title}(players={players})")
    random = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.4,
        max_simulations=simulations,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=random,
    )
    bot.set_resampler(openspiel.resampler(random))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(random.randint(openspiel.DEALS)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return list(state.returns())


if __name__ == "__main__":
    print(play())
