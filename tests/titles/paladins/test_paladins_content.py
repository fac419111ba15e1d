"""What a content file may correct, and what it may not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from stavitel.titles.paladins import TITLE


def test_a_content_file_corrects_a_printed_value(tmp_path: Path) -> None:
    """A reward that no other card of the kind shows may be written; the content hash changes. [R-16]"""
    file = tmp_path / "mine.toml"
    file.write_text('title = "paladins"\n[jar-space-5]\nreward = ["silver", "silver"]\n[jar-2]\nneeds = 3\n')
    code = (
        "from stavitel.kernel import use_content, title_named, content_hash\n"
        f"use_content({str(file)!r})\n"
        "title = title_named('paladins')\n"
        "print(title.cards['jar-space-5'].reward, title.cards['jar-2'].needs, content_hash(title))\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    from stavitel.kernel import content_hash

    assert ran.stdout.startswith("('silver', 'silver') 3 ")
    assert content_hash(TITLE) not in ran.stdout


def ran_with(tmp_path: Path, text: str, code: str) -> str:
    """What a program prints that plays with a content file."""
    file = tmp_path / "mine.toml"
    file.write_text(f'title = "paladins"\n{text}\n')
    start = f"from stavitel.kernel import new_match, use_content\nuse_content({str(file)!r})\n"
    return subprocess.run([sys.executable, "-c", start + code], capture_output=True, text=True, check=True).stdout


def test_a_content_file_corrects_the_debt_pile(tmp_path: Path) -> None:
    """The pile holds as many debts as the file says. [P2.5, P13.5]"""
    said = ran_with(tmp_path, "[debt]\ncopies = 3", "print(new_match('paladins', 2, 'debts').table.debts)")
    assert said == "3\n"


def test_a_content_file_corrects_the_workers_of_the_virtual_player(tmp_path: Path) -> None:
    """Its basic actions may need more workers; when none can be done it is finished for the round. [P23.2, R-33]"""
    code = (
        "match = new_match('paladins', 1, 'basic')\n"
        "while not match.over:\n"
        "    seat, ask = next(iter(match.asking.items()))\n"
        "    keys = list(ask.options)\n"
        "    match.answer(seat, keys[: ask.least] if ask.many else keys[-1])\n"
        "    for letters in match.table.players[1].placed.items():\n"
        "        if letters[0] in ('recruit', 'pray', 'trade', 'conspire', 'rest'):\n"
        "            assert letters[1] == 'WW', letters\n"
        "print(match.table.round)"
    )
    basic = ("recruit", "pray", "trade", "conspire", "rest")
    text = "\n".join(f"[virtual-{action}]\nvalue = 2" for action in basic)
    assert ran_with(tmp_path, text, code) == "7\n"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[tax-supply-3]\nsilver = 0", "tax-supply-3.silver"),
        ("[jar-space-5]\nreward = ['wine']", "jar-space-5.reward"),
        ("[jar-space-5]\nreward = []", "jar-space-5.reward"),
        ("[jar-2]\nneeds = 13", "jar-2.needs"),
        ("[r1a]\nreward = []", "r1a.reward"),
        ("[scheme-pray]\ncopies = 100", "scheme-pray.copies"),
        ("[hard]\norders = 7", "hard.orders"),
        ("[r1a]\nregion = 9", "r1a.region"),
        ("[r1a]\nplayers = 5", "r1a.players"),
        ("[abbot-9]\ntrigger = 'absolve'", "abbot-9"),
        ("[collector-1]\ngains = ['tax']", "collector-1.gains"),
        ("[peddler-1]\ngains = ['criminal']", "peddler-1.gains"),
        ("[favour-1]\nchoices = []", "favour-1.choices"),
        ("[wall-7]\nchoices = [['silver'], ['faith'], ['tax'], ['pray'], ['scout']]", "wall-7.choices"),
        ("[scheme-favour]\ncopies = 6", "scheme-favour.copies"),
        (
            "\n".join(
                f"[scheme-{action}]\ncopies = 0"
                for action in (
                    *("commission", "fortify", "garrison", "absolve", "attack", "convert"),
                    *("order", "recruit", "pray", "trade", "conspire"),
                )
            ),
            "scheme-order.copies",
        ),
        ("[points-develop]\nvp = []", "points-develop.vp"),
        ("[order-slot-1]\nround = 8", "order-slot-1.round"),
        ("[favour-slot-5]\nround = 0", "favour-slot-5.round"),
        ("[commission]\nspots = ['any']", "commission.spots"),
        ("[commission]\nsilver = 1", "commission.silver"),
        ("[recruit]\none = ['faith']", "recruit.one"),
        ("[monk-1]\nneeds = 3", "monk-1.needs"),
        ("[convert-place-1]\nraises = ['faith']", "convert-place-1.raises"),
        ("[samson-1]\naction = 'convert'", "samson-1.reduces"),
        ("[otton-1]\naction = 'pray'", "otton-1.gains"),
    ],
)
def test_impossible_values_are_refused_by_name(tmp_path: Path, text: str, named: str) -> None:
    """One line that names file, card and field."""
    file = tmp_path / "mine.toml"
    file.write_text(f'title = "paladins"\n{text}\n')
    code = (
        "from stavitel.kernel import ContentError, use_content, title_named\n"
        f"use_content({str(file)!r})\n"
        "try:\n    title_named('paladins')\nexcept ContentError as problem:\n    print(problem)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "mine.toml" in ran.stdout
    assert named in ran.stdout
