"""The README's table says how much of each title is reconstructed, and the numbers are right."""

import sys
from pathlib import Path

import pytest

from our_titles import OURS
from stavitel.kernel import title_named

sys.path.append(str(Path(__file__).parents[2] / "tools"))
from readme_titles import NUMBERS, README, share, up_to_date

PAGE = README.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OURS)
def test_the_readme_says_how_much_is_reconstructed(name: str) -> None:
    (row,) = [line for line in PAGE.splitlines() if line.startswith("|") and f"docs/rules/{name}.md" in line]
    (said,) = NUMBERS.findall(row)
    assert said == share(title_named(name)), "run: python tools/readme_titles.py"


def test_the_tool_changes_nothing_else() -> None:
    assert up_to_date(PAGE) == PAGE
    assert up_to_date(PAGE.replace("| nothing |", "| 7 of 9: walls |")) == PAGE.replace(
        "| nothing |", "| nothing: walls |"
    )
