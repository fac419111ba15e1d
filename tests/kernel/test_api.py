"""The public names: modules are modules and functions are functions, whatever was imported first."""

import subprocess
import sys
from types import ModuleType

import pytest

import stavitel
from stavitel.kernel import Offer, move


@pytest.mark.parametrize("first", ["import stavitel", "import stavitel.titles.citadels", "import stavitel.titles"])
def test_titles_are_listed_whatever_was_imported_first(first: str) -> None:
    """`stavitel.installed_titles()` lists them; `stavitel.titles` is the package they live in."""
    code = f"{first}; import stavitel; print(stavitel.installed_titles()['citadels'].name)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["citadels"]


def test_modules_of_the_kernel_are_modules() -> None:
    """No function of the kernel hides a module of the same name."""
    import stavitel.kernel.table
    import stavitel.titles

    assert type(stavitel.kernel.table) is ModuleType
    assert type(stavitel.titles) is ModuleType
    hidden = [name for name in stavitel.kernel.__all__ if f"stavitel.kernel.{name}" in sys.modules]
    assert not hidden


def test_a_match_says_what_it_is() -> None:
    """Title, seats, the question and who is asked."""
    match = stavitel.new_match("citadels", seats=4, seed=7)
    (seat,) = match.asking
    assert repr(match) == f"<match of citadels, 4 seats, question 1 to seat {seat}: keep-a-character>"
    assert repr(match.imagine(seat, 1)).startswith("<imagined match of citadels")
    assert repr(match.view(seat)).startswith(f"<view of seat {seat} on <match of citadels")
    offered = Offer(match.table, match.table.players[seat])
    offered.allow(move("build", "market"))
    assert repr(offered) == "<offer ['build:market']>"  # nobody has been asked yet
