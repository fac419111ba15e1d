"""Titles as OpenSpiel games; only where OpenSpiel is installed."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel: pip install 'stavitel[openspiel]'")

from our_titles import OURS  # noqa: E402
from stavitel.research import openspiel  # noqa: E402

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.fixture(scope="module", autouse=True)
def registered():
    openspiel.register()


@pytest.mark.parametrize("name", OURS)
def test_random_games_end_in_nothing_altogether(name):
    game = pyspiel.load_game(f"stavitel_{name}(players=2)")
    random = np.random.RandomState(3)
    state = game.new_initial_state()
    observer = game.make_py_observer()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(5)
            continue
        if steps % 40 == 0:
            clone = state.clone()
            seat = state.current_player()
            assert clone.information_state_string(seat) == state.information_state_string(seat)
            assert clone.legal_actions() == state.legal_actions()
            world = state.resample_from_infostate(seat, random.random_sample)
            assert world.current_player() == seat
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.legal_actions() == state.legal_actions()
            observer.set_from(state, seat)
            assert observer.tensor.any()
        state.apply_action(int(random.choice(state.legal_actions())))
        steps += 1
    assert sum(state.returns()) == pytest.approx(0)


def test_ismcts_plays_a_game():
    returns = runpy.run_path(str(EXAMPLES / "ismcts.py"))["play"](simulations=2)
    assert sum(returns) == pytest.approx(0)
