"""The table of faults in docs/server.md: each line names tests, and they are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHORT = {"F": "tests/server/storage/test_faults.py", "K": "tests/server/storage/test_kill.py"}
LINES = [
    line
    for line in (ROOT / "docs" / "server.md").read_text(encoding="utf-8").partition("| fault |")[2].splitlines()[2:]
    if line.startswith("| ")
]


def test_there_is_a_table_of_faults() -> None:
    assert len(LINES) > 15


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split("|")[1].strip())
def test_each_fault_has_its_test(line: str) -> None:
    _, _, _, lost, named, _ = (cell.strip() for cell in line.split("|"))
    assert lost
    found = 0
    file = ""
    for word in re.findall(r"`[^`]+`|\b[FK]\b", named):
        if word in SHORT or "/" in word:
            file = SHORT.get(word, word.strip("`"))
            assert (ROOT / file).exists(), file
        else:
            assert f"def {word.strip('`')}(" in (ROOT / file).read_text(encoding="utf-8"), word
            found += 1
    assert found
