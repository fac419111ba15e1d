"""Numbered rules are read from their pages."""

from pathlib import Path

import pytest

from foreign_titles import bridges
from our_titles import OURS
from stavitel.words import LANGUAGES, Words
from stavitel.words.rules import document, for_readers, named_in, parse, rules, written_in

__all__ = ["bridges"]

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


def test_a_title_of_another_package_brings_its_own_page(bridges):
    """In `rules/en.md` beside its modules, and in other languages where it has them."""
    assert list(rules("bridges")) == ["B1.1", "B1.2", "B1.3", "B2.1"]
    assert written_in("bridges", "cs") == "en"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", OURS)
def test_readers_are_spared_what_concerns_the_writers(title: str, language: str) -> None:
    """No notes about tests, no files, no bare names of options; and not a rule is lost."""
    written = document(title, language) or ""
    page = for_readers(written, Words(title, language))
    assert list(parse(page)) == list(parse(written))
    assert not [line for line in page.splitlines() if "`" in line.replace("```", "")]
    assert "not tested" not in page
    assert ".py" not in page


def test_options_are_called_by_their_names() -> None:
    assert for_readers("By `city_size`.", Words("citadels")) == "By *Districts that complete a city*."
