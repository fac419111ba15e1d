"""What the table looks like."""

from __future__ import annotations

from stavitel.kernel.scene import Node, area
from stavitel.titles.paladins.table import Game


def scene(seen: Game, seat: int | None) -> Node:
    """The main board and all player boards as a seat sees them."""
    return area("table", [])
