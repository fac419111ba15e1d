"""What must hold on the screen whenever a question is asked, whatever the title and the window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

LEAST_TEXT = 11  # pixels
LOOK = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").partition("\n")[2]


def troubles(page: Any) -> list[str]:
    """What is wrong with the screen as it stands."""
    return list(page.evaluate(LOOK, LEAST_TEXT))
