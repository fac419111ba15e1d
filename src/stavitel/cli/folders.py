"""Where the command line keeps its files."""

from __future__ import annotations

import sys
from pathlib import Path

from platformdirs import user_state_path


def state_folder() -> Path:
    """The folder of saved games and of the coach: the system's, or the one that older releases used."""
    before = Path.home() / ".local" / "state" / "stavitel"
    elsewhere = sys.platform in {"darwin", "win32"}
    return before if elsewhere and before.is_dir() else user_state_path("stavitel", appauthor=False)
