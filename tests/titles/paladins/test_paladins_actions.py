"""What a player may do in a turn, and why not. [P4.12, P17.1]"""

from __future__ import annotations

from random import Random as Dice

import pytest

from stavitel.kernel import new_match
from stavitel.titles.paladins.actions import ACTIONS

FORTIFY = ("merchant", "any", "scout")


@pytest.mark.parametrize("seed", range(3))
def test_every_action_is_offered_or_explained(seed: int) -> None:
    """What is not on offer is refused for a reason whose numbers are short. [P4.4, P4.12, P17.1]"""
    match = new_match("paladins", 3, seed)
    dice = Dice(seed)
    asked = 0
    while not match.over:
        seat = next(iter(match.asking))
        ask = match.asking[seat]
        if ask.topic == "take-an-action":
            asked += 1
            g, p = match.table, match.table.players[seat]
            acts = [act.key for act, _ in ACTIONS] + [f"favour:{favour.key}" for favour in g.favours]
            assert [key for key in acts if key not in ask.refused] == [key for key in ask.options if key != "pass"]
            assert sorted(ask.refused) == sorted(key for key in acts if key not in ask.options)
            for key, reason in ask.refused.items():
                assert reason.args.get("need", 1) > reason.args.get("have", 0)
                assert (reason.key == "space-closed") == (key.partition(":")[0] in p.placed)
        keys = list(ask.options)
        match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))
    assert asked > 20
