"""The player of docs/protocol.md that needs nothing but HTTP."""

import runpy
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "http_player.py"


def test_the_example_plays_a_game_to_its_end(server: str) -> None:
    player = runpy.run_path(str(EXAMPLE))["Player"](server, "A program")
    end = player.play("citadels")
    assert sorted(score["seat"] for score in end["over"]["scores"]) == [0, 1, 2]
    assert end["table"]["status"] == "over"
