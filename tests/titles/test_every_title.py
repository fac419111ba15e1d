"""What holds for every title at once, for each of ours: the suite that titles of others run too."""

from __future__ import annotations

import pytest

from our_titles import OURS
from stavitel.kernel import title_named
from stavitel.kernel.content import reads_content
from stavitel.testing import TitleTests
from stavitel.words import LANGUAGES, languages_of
from stavitel.words.rules import rules

for name in OURS:
    globals()[f"Test{name.capitalize()}"] = type(name, (TitleTests,), {"title": name})


@pytest.mark.parametrize("name", OURS)
def test_ours_leave_out_nothing_that_a_title_may_leave_out(name: str) -> None:
    """Rules, content files and three languages: what the suite passes over where a title has none, ours have."""
    title_named(name)
    assert rules(name)
    assert reads_content(name)
    assert languages_of(name) == list(LANGUAGES)
