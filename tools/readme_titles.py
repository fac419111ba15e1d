"""Bring the numbers of reconstructed cards in the README's table up to date: `python tools/readme_titles.py`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src")]

from stavitel.kernel import Title, title_named, title_names  # noqa: E402
from stavitel.words.reconstructed import reconstructed  # noqa: E402

README = ROOT / "README.md"
NUMBERS = re.compile(r"\| (nothing|\d+ of \d+)(?=[:, |])")


def share(title: Title) -> str:
    """How much of a title is reconstructed, as the table says it."""
    count = len(reconstructed(title))
    return f"{count} of {len(title.cards)}" if count else "nothing"


def up_to_date(page: str) -> str:
    """The page with the right number in the row of every title."""
    lines = page.splitlines(keepends=True)
    for name in title_names():
        for at, line in enumerate(lines):
            if line.startswith("|") and f"docs/rules/{name}.md" in line:
                lines[at] = NUMBERS.sub(f"| {share(title_named(name))}", line, count=1)
    return "".join(lines)


if __name__ == "__main__":
    README.write_text(up_to_date(README.read_text(encoding="utf-8")), encoding="utf-8")
