"""Imports point one way: kernel <- titles <- bots, research <- server, cli."""

from __future__ import annotations

import sys
from pathlib import Path

import grimp
import pytest

from our_titles import OURS

SOURCES = Path(__file__).parents[1] / "src" / "stavitel"
LAYERS = (  # from the top: each may import what stands below it
    grimp.Layer("server", "cli", independent=False),
    "kept",
    grimp.Layer("bots", "research", independent=False),
    "titles",
    "words",
    "kernel",
)
TESTING_MAY_IMPORT = ("stavitel.testing", "stavitel.kernel", "stavitel.words")

pytestmark = pytest.mark.skipif(not SOURCES.is_dir(), reason="the sources are not here")


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """Who imports whom, also inside functions, and what comes from other packages."""
    return grimp.build_graph("stavitel", include_external_packages=True, cache_dir=None)


def illegal(graph: grimp.ImportGraph, layers: tuple[str | grimp.Layer, ...], container: str) -> list[str]:
    """The chains of imports that go against the layers."""
    found = graph.find_illegal_dependencies_for_layers(layers=layers, containers={container})
    routes = [route for dependency in found for route in dependency.routes]
    return sorted(
        " -> ".join([" and ".join(sorted(route.heads)), *route.middle, " and ".join(sorted(route.tails))])
        for route in routes
    )


def imports(graph: grimp.ImportGraph, package: str) -> set[tuple[str, str]]:
    """All imports by the modules of a package."""
    modules = {package, *graph.find_descendants(package)}
    return {(module, name) for module in modules for name in graph.find_modules_directly_imported_by(module)}


def test_imports_point_one_way(graph: grimp.ImportGraph) -> None:
    """What stands below does not know what stands above, not even in a roundabout way."""
    assert illegal(graph, LAYERS, "stavitel") == []


def test_titles_do_not_import_each_other(graph: grimp.ImportGraph) -> None:
    """Each stands by itself."""
    assert illegal(graph, (grimp.Layer(*OURS, independent=True),), "stavitel.titles") == []


@pytest.mark.parametrize("package", ["stavitel.kernel", "stavitel.titles"])
def test_kernel_and_titles_need_no_other_package(graph: grimp.ImportGraph, package: str) -> None:
    """Nothing but Python and, for titles, the kernel."""
    ours = (package, "stavitel.kernel")
    strange = {
        (module, name)
        for module, name in imports(graph, package)
        if not name.startswith(ours) and name.partition(".")[0] not in sys.stdlib_module_names
    }
    assert strange == set()


@pytest.mark.parametrize("package", ["words", "testing", "bots", "kept", "research", "server", "cli"])
def test_no_modules_import_each_other_in_a_circle(graph: grimp.ImportGraph, package: str) -> None:
    """Whoever reads a module finds what it stands on without coming back to it."""
    modules = {f"stavitel.{package}", *graph.find_descendants(f"stavitel.{package}")}
    below = {module: graph.find_modules_directly_imported_by(module) & modules for module in modules}
    while free := {module for module, imported in below.items() if not imported}:
        below = {module: imported - free for module, imported in below.items() if module not in free}
    assert below == {}


def test_testing_stands_beside_the_house(graph: grimp.ImportGraph) -> None:
    """It knows kernel and words, so that any title can use it; nobody needs it to play."""
    mine = imports(graph, "stavitel.testing")
    assert {
        name for _, name in mine if name.startswith("stavitel") and not name.startswith(TESTING_MAY_IMPORT)
    } == set()
    modules = {"stavitel.testing", *graph.find_descendants("stavitel.testing")}
    importers = {one for module in modules for one in graph.find_modules_that_directly_import(module)}
    assert importers <= modules
