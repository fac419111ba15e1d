"""The rooms of the server: imports point one way, and never in a circle."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

SERVER = Path(__file__).parents[2] / "src" / "stavitel" / "server"
LOWER = {"storage": set(), "tables": {"storage"}, "http": {"storage", "tables"}}


def imported(path: Path) -> set[str]:
    """The modules of the server that a module imports, also inside functions and for type checkers."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("stavitel.server"):
            inside = (node.module or "").removeprefix("stavitel.server").removeprefix(".")
            found |= {f"{inside}.{alias.name}".removeprefix(".") for alias in node.names} | {inside}
    return found


def modules() -> dict[str, set[str]]:
    """Each module of the server, and those of it that it imports."""
    files = {
        str(path.relative_to(SERVER).with_suffix("")).replace("/", "."): path
        for path in SERVER.rglob("*.py")
        if path.name != "__init__.py" and "client" not in path.relative_to(SERVER).parts
    }
    return {name: imported(path) & files.keys() for name, path in files.items()}


def test_no_module_imports_in_a_circle() -> None:
    assert list(TopologicalSorter(modules()).static_order())


def test_rooms_import_only_lower_rooms() -> None:
    for name, others in modules().items():
        room = name.partition(".")[0]
        for other in others:
            above = other.partition(".")[0]
            if room in LOWER and above in LOWER:
                assert above == room or above in LOWER[room], f"{name} imports {other}"
