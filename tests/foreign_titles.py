"""Puts little titles where installed packages would lie: that of `tests/foreign`, and the one that `docs` explains."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stavitel.kernel import title_named
from stavitel.kernel.title import Title

FOREIGN = Path(__file__).parent / "foreign"
LANTERNS = Path(__file__).parents[1] / "docs" / "examples" / "lanterns"


@pytest.fixture
def bridges(monkeypatch: pytest.MonkeyPatch) -> Iterator[Title]:
    """The title `bridges`, found through its entry point."""
    monkeypatch.syspath_prepend(str(FOREIGN))
    title_named.cache_clear()
    yield title_named("bridges")
    title_named.cache_clear()


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Title]:
    """The title `lanterns`: no texts, no scene, no rules; found through its entry point."""
    monkeypatch.syspath_prepend(str(LANTERNS))
    monkeypatch.syspath_prepend(str(install(tmp_path / "site", "lanterns", "lanterns:TITLE")))
    title_named.cache_clear()
    yield title_named("lanterns")
    title_named.cache_clear()


def install(folder: Path, name: str, place: str) -> Path:
    """What an installed package says of its title, in a folder for the path."""
    said = folder / f"{name}-1.dist-info"
    said.mkdir(parents=True)
    (said / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (said / "entry_points.txt").write_text(f"[stavitel.titles]\n{name} = {place}\n")
    return folder
