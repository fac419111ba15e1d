"""Where titles are found: entry points first, then the folders of the source tree; the kernel names none."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from foreign_titles import bridges, install
from our_titles import OURS
from stavitel.kernel import Title, UnknownTitle, installed_titles, title_named, title_names

__all__ = ["bridges"]

PICTURES = ("scene.py", "default_scene.py")  # shapes and grounds have names that counters may have too
KERNEL = Path(__file__).parents[2] / "src" / "stavitel" / "kernel"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder where an installed package would lie."""
    monkeypatch.syspath_prepend(str(tmp_path))
    title_named.cache_clear()
    yield tmp_path
    title_named.cache_clear()


def test_titles_of_the_source_tree_are_found_by_their_folders() -> None:
    """Each folder in `stavitel.titles` with its TITLE."""
    assert set(OURS) <= set(title_names())
    assert all(title_named(name).name == name for name in OURS)


def test_a_title_of_another_package_is_found_by_its_entry_point(bridges: Title) -> None:
    """Beside ours, sorted by name."""
    assert installed_titles()["bridges"] is bridges
    assert title_names() == sorted(title_names())


def test_an_entry_point_wins_over_a_folder(package: Path) -> None:
    """Whoever installs a title under a name that lies in the source tree gets what they installed."""
    (package / "other_citadels.py").write_text("from kernel.guess import TITLE\n")
    install(package, "citadels", "other_citadels:TITLE")
    assert title_named("citadels").name == "guess"


def test_an_unknown_title_says_which_there_are() -> None:
    """One sentence, a KeyError for those who expect one."""
    with pytest.raises(UnknownTitle) as problem:
        title_named("tunnels")
    assert str(problem.value).startswith("there is no title 'tunnels'; there are ")
    assert ", ".join(OURS) in str(problem.value) or all(name in str(problem.value) for name in OURS)
    assert isinstance(problem.value, KeyError)


def test_a_title_that_fails_when_imported_says_why(package: Path) -> None:
    """What is wrong inside it is shown as it is."""
    (package / "broken_title.py").write_text("import no_such_package\n")
    install(package, "broken", "broken_title:TITLE")
    with pytest.raises(ModuleNotFoundError, match="no_such_package"):
        title_named("broken")


@pytest.mark.skipif(not KERNEL.is_dir(), reason="the sources are not here")
def test_the_kernel_names_no_game() -> None:
    """Neither a title nor what is counted in one; an example in a docstring may."""
    counted = {name for title in OURS for name in title_named(title).icons}
    strings = {
        (path.name, node.value)
        for path in KERNEL.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert [(place, text) for place, text in strings if text in OURS] == []
    assert [(place, text) for place, text in strings if text in counted and place not in PICTURES] == []
    assert [(place, text) for place, text in strings if text.startswith("stavitel.titles.")] == []
