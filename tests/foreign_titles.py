"""Puts the little title of `tests/foreign` where an installed package would lie."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stavitel.kernel import title_named
from stavitel.kernel.title import Title

FOREIGN = Path(__file__).parent / "foreign"


@pytest.fixture
def bridges(monkeypatch: pytest.MonkeyPatch) -> Iterator[Title]:
    """The title `bridges`, found through its entry point."""
    monkeypatch.syspath_prepend(str(FOREIGN))
    title_named.cache_clear()
    yield title_named("bridges")
    title_named.cache_clear()
