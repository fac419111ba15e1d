"""Puts the little title of `tests/foreign` where an installed package would lie."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stavitel.kernel import content_hash, title_named
from stavitel.kernel.title import Title

FOREIGN = Path(__file__).parent / "foreign"


@pytest.fixture
def bridges(monkeypatch: pytest.MonkeyPatch) -> Iterator[Title]:
    """The title `bridges`, found through its entry point."""
    monkeypatch.syspath_prepend(str(FOREIGN))
    title_named.cache_clear()
    title = title_named("bridges")
    costs = {plan: plan.cost for plan in title.cards.values()}
    yield title
    for plan, cost in costs.items():
        object.__setattr__(plan, "cost", cost)
    title_named.cache_clear()
    content_hash.cache_clear()
