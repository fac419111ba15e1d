"""What the table looks like."""

from __future__ import annotations

from stavitel.kernel.scene import Node, area

from .table import Game


def scene(seen: Game, seat: int | None) -> Node:
    """The town."""
    return area("root", [])
