"""An owner of the game corrects printed values in a content file."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


def ran_with(tmp_path: Path, text: str, code: str) -> list[str]:
    """What a program prints that plays with a content file."""
    file = tmp_path / "mine.toml"
    file.write_text(f'title = "citadels"\n{text}\n')
    start = f"from stavitel.kernel import ContentError, title_named, use_content\nuse_content({str(file)!r})\n"
    done = subprocess.run(
        [sys.executable, "-c", start + code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
    )
    return done.stdout.splitlines()


def test_a_content_file_corrects_a_district(tmp_path: Path) -> None:
    """Cost, points and colour; the colour counts for income, and the card says that it was corrected. [C1.4, C5.4]"""
    code = (
        "manor = title_named('citadels').cards['manor']\n"
        "print(manor.cost, manor.points, manor.colour, manor.source)\n"
        "from stavitel.titles.citadels.cards import INCOME_BITS\n"
        "from stavitel.titles.citadels.kinds import BLUE, YELLOW\n"
        "print(bool(INCOME_BITS[BLUE] & manor.bit), bool(INCOME_BITS[YELLOW] & manor.bit))\n"
    )
    said = ran_with(tmp_path, "[manor]\ncost = 4\npoints = 5\ncolour = 'blue'", code)
    assert said == ["4 5 blue corrected", "True False"]


def test_a_content_file_corrects_the_copies_in_the_deck(tmp_path: Path) -> None:
    """One Church less and a third Palace: still 65 cards, and the game is played with them. [C1.3, R-01]"""
    code = (
        "from stavitel.kernel import new_match\n"
        "g = new_match('citadels', 2, 1).table\n"
        "cards = [card.key for zone in (g.deck, *(p.hand for p in g.players)) for card in zone]\n"
        "print(len(cards), cards.count('church'), cards.count('palace'))\n"
        "print(title_named('citadels').cards['deck_65'].source)\n"
    )
    said = ran_with(tmp_path, "[deck_65]\nchurch = 3\npalace = 3", code)
    assert said == ["65 3 3", "corrected"]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[manors]\ncost = 4", "manors: citadels has no such card"),
        ("[manor]\ncost = -1", "manor.cost: -1 is too low"),
        ("[manor]\ncolour = 'pink'", "manor.colour: one of"),
        ("[manor]\nbit = 2", "manor.bit: always 1"),
        ("[king]\nrank = 5", "king: rank and colour"),
        ("[thief]\ncolour = 'blue'", "thief: rank and colour"),
        ("[acrobat]\ncost = 2", "acrobat: an action card"),
        ("[manor]\ncost = 7", "manor.cost: at most 6, not 7"),
        ("[deck_65]\nchurch = 3", "deck_65: 65 cards in all, not 64"),
        ("[deck_65]\nchurch = -1", "deck_65.church: -1 is too low"),
        ("[smithy]\ndraw = 0", "smithy.draw: at least 1, not 0"),
        ("[laboratory_2]\ngain = 0", "laboratory_2.gain: at least 1, not 0"),
    ],
)
def test_a_value_that_cannot_be_is_named(tmp_path: Path, text: str, named: str) -> None:
    """One line that names file, card and field. [C1.10, C23.2]"""
    code = "try:\n    title_named('citadels')\nexcept ContentError as problem:\n    print(problem)\n"
    (line,) = ran_with(tmp_path, text, code)
    assert line.partition("mine.toml: ")[2].startswith(named)
