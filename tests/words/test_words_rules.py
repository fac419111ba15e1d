"""Numbered rules are read from their pages."""

from pathlib import Path

from stavitel.words.rules import named_in, parse

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
    rules = parse(PAGE)
    assert list(rules) == ["B1.1", "B1.2", "B1.3", "B2.1", "R-01"]
    assert rules["B1.1"].text == "Take planks, build or draw. [page 3]"
    assert rules["B1.2"].text == "**Cost.** Pay it."
    assert rules["B1.1"].chapter == "B1 Turns"
    assert not rules["B1.3"].testable
    assert rules["B1.1"].testable


def test_tests_prove_the_rules_they_name(tmp_path: Path):
    (tmp_path / "test_it.py").write_text('def test_a():\n    """One. [B1.1, R-01]"""\n')
    assert named_in(tmp_path) == {"B1.1", "R-01"}
