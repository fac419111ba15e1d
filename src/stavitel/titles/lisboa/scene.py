"""What the table looks like: the main board, and a board for each player."""

from __future__ import annotations

from stavitel.kernel.scene import Node, area, cached_part, text
from stavitel.titles.lisboa.board_scene import main_board
from stavitel.titles.lisboa.player_scene import player
from stavitel.titles.lisboa.table import Lisboa


def scene(seen: Lisboa, seat: int | None) -> Node:
    """The whole table as a seat sees it."""
    g = seen
    active = None if g.phase == "over" else g.current
    players = [player(p, p.seat == seat, p.seat == active) for p in g.players]
    parts = [
        status(g.period, g.ending, g.helper, g.courtier),
        main_board(g),
        area("players", players, "column", role="players"),
    ]
    return area("table", parts, "column")


@cached_part
def status(period: int, ending: int, helper: str, courtier: str) -> Node:
    """How far the game has come."""
    lines = [text("period", "label-period", number=period)]
    if ending:
        lines.append(text("ending", "label-ending", count=ending))
    if helper:
        lines.append(text("opponent", "label-lacerda", pile=helper, noble=courtier))
    return area("status", lines, "row", role="status")
