"""Numbered rules are read from their pages."""

from pathlib import Path

import pytest

from stavitel.words.rules import document, named_in, parse, rules, written_in

PAGE = """# A game

## B1 Turns

- **B1.1** Take planks,
  build or draw. [page 3]
- **B1.2 Cost.** Pay it.
- B1.3 Throw **two** plans away. (not tested: advice)

| rule | what |
|---|---|
| **B2.1** | All vote |
| F10 | a source, no rule |

**R-01 — Who begins?** **Decision:** the seed.
B1.2 is not a rule where a sentence begins with its number.
"""


def test_rules_of_every_form_are_found():
    found = parse(PAGE)
    assert list(found) == ["B1.1", "B1.2", "B1.3", "B2.1", "R-01"]
    assert found["B1.1"].text == "Take planks, build or draw. [page 3]"
    assert found["B1.2"].text == "**Cost.** Pay it."
    assert found["B1.1"].chapter == "B1 Turns"
    assert not found["B1.3"].testable
    assert found["B1.1"].testable


def test_a_page_is_read_in_its_language_or_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "bridges.md").write_text("- **B1.1** Pay.\n")
    (tmp_path / "bridges.pl.md").write_text("- **B1.1** Zapłać.\n", encoding="utf-8")
    monkeypatch.setattr("stavitel.words.rules.folder", lambda: tmp_path)
    assert [written_in("bridges", language) for language in ("en", "cs", "pl")] == ["en", "en", "pl"]
    assert document("bridges") == document("bridges", "cs") == "- **B1.1** Pay.\n"
    assert rules("bridges", "pl")["B1.1"].text == "Zapłać."
    assert document("tunnels", "pl") is None
    assert rules("tunnels", "pl") == {}


def test_tests_prove_the_rules_they_name(tmp_path: Path):
    (tmp_path / "test_it.py").write_text('def test_a():\n    """One. [B1.1, R-01]"""\n')
    assert named_in(tmp_path) == {"B1.1", "R-01"}
