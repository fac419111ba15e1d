"""What the table looks like."""

from __future__ import annotations

from stavitel.kernel.scene import Node, area
from stavitel.titles.lisboa.table import Lisboa


def scene(seen: Lisboa, seat: int | None) -> Node:
    """The whole table."""
    return area("table", [])
