"""The compiled build: `STAVITEL_COMPILE=1 pip install .` turns the kernel and the titles into machine code with mypyc.

The sources are copied, and in the copy what mypyc cannot make fast is written out by itself, line for line, so that
tracebacks still point at the source: a `@state` becomes a plain class with its constructor, copier and redactor as typed
methods; a `@value` a plain frozen dataclass; cards and tables stay open to the interpreted classes of other packages.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

REQUIRES = ["mypy[mypyc]>=1.18", "setuptools>=65"]
KERNEL = ("values", "chance", "table", "ask", "tell", "title", "match")
TITLES = ("citadels",)
INTERPRETED = ("__init__", "scene")  # of a title: nothing in them is played often
OPEN = ("Card", "Table")  # classes of the kernel that titles of other packages derive from
LAX = ("assignment", "misc", "override")  # `make check` has checked the source; these the rewriting brings about

# How one part of a state is copied, by what it holds.
COPY = {
    "value": "self.{0}",
    "list": "self.{0}[:]",
    "dict": "self.{0}.copy()",
    "lists": "[x[:] for x in self.{0}]",
    "dicts": "{{k: x.copy() for k, x in self.{0}.items()}}",
    "table": "self.{0}.copy()",
    "tables": "[x.copy() for x in self.{0}]",
    "tabledict": "{{k: x.copy() for k, x in self.{0}.items()}}",
}
REDACT = {
    "table": "self.{0}._redact(seat, looks, owner)",
    "tables": "[x._redact(seat, looks, owner) for x in self.{0}]",
    "tabledict": "{{k: x._redact(seat, looks, owner) for k, x in self.{0}.items()}}",
}


def wanted() -> bool:
    """Whether a compiled build is asked for."""
    return os.environ.get("STAVITEL_COMPILE", "") not in ("", "0")


def modules(package: Path) -> list[Path]:
    """The modules that are compiled, relative to the folder that holds the package."""
    chosen = [package / "kernel" / f"{name}.py" for name in KERNEL]
    for title in TITLES:
        chosen += sorted(path for path in (package / "titles" / title).glob("*.py") if path.stem not in INTERPRETED)
    return [path.relative_to(package.parent) for path in chosen if path.exists()]


def build(root: Path, folder: Path) -> dict[Path, str]:
    """Compile the package at `root` in a folder of its own; the extensions, each with its place in the wheel."""
    shutil.rmtree(folder, ignore_errors=True)
    copied = folder / "src"
    shutil.copytree(root / "src", copied, ignore=shutil.ignore_patterns("__pycache__", "*.so", "client"))
    chosen = modules(copied / "stavitel")
    sys.path.insert(0, str(root / "src"))
    for path in chosen:
        module = import_module(".".join(path.with_suffix("").parts))
        (copied / path).write_text(rewritten((copied / path).read_text(encoding="utf-8"), module), encoding="utf-8")
    (folder / "setup.py").write_text(SETUP.format(paths=[str(path) for path in chosen], lax=LAX), encoding="utf-8")
    command = [sys.executable, str(folder / "setup.py"), "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=copied, check=True, env={**os.environ, "MYPYPATH": str(copied)}, stdout=sys.stderr)
    return {path: str(path.relative_to(copied)) for path in sorted(copied.rglob("*")) if path.suffix in (".so", ".pyd")}


SETUP = """import os
from mypyc.build import mypycify
from setuptools import setup

lax = ["--disable-error-code=" + code for code in {lax}]
flags = ["--config-file=", *lax]
modules = mypycify([*flags, *{paths}], opt_level="3", debug_level="0", group_name="stavitel.compiled")
if os.name != "nt":
    for module in modules:
        module.extra_compile_args.append("-fvisibility=hidden")  # so that calls within the library are direct
setup(name="stavitel", packages=[], ext_modules=modules)
"""


def rewritten(source: str, module: Any) -> str:
    """A module as mypyc makes it fast; what it does stays the same."""
    lines = source.split("\n")
    tail: list[str] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if "dataclass_transform" in ast.unparse(mark):  # a word to type checkers, too much for a compiled function
                    _put(lines, mark, "")
                    lines[mark.lineno - 1] = ""
        elif isinstance(node, ast.ClassDef):
            marks = [mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)]
            if "state" in marks:
                tail.append(_write_state(lines, node, source, getattr(module, node.name)))
            elif "value" in marks:
                lines[node.decorator_list[0].lineno - 1] = "@_dataclass(frozen=True)"
                tail.append(f"_kernel.enrol_value({node.name})")
            elif node.name in OPEN and module.__name__.startswith("stavitel.kernel."):
                _open(lines, node)
            elif any(base.__name__ == "Card" for base in getattr(module, node.name).__mro__):
                _keep_constants(lines, node)
    if tail or lines != source.split("\n"):
        brought = "from dataclasses import dataclass as _dataclass; from typing import Any as _Any, ClassVar as _ClassVar"
        brought += ", TYPE_CHECKING as _TYPE_CHECKING"
        if not module.__name__.startswith("stavitel.kernel."):
            brought += "; import stavitel.kernel.table as _kernel"
        at = lines.index("from __future__ import annotations")
        lines[at] += "; " + brought
        lines[at + 1] = "if _TYPE_CHECKING: from mypy_extensions import mypyc_attr as _mypyc_attr"
    return "\n".join([*lines, *tail, ""])


def _put(lines: list[str], node: Any, text: str) -> None:
    """Put a line in the place of a node, which may have had several."""
    for at in range(node.lineno - 1, node.end_lineno):
        lines[at] = ""
    lines[node.lineno - 1] = " " * node.col_offset + text if text else ""


def _open(lines: list[str], node: ast.ClassDef) -> None:
    """Let interpreted classes derive from a class: what they may name again is looked up, not laid out."""
    lines[node.lineno - 1] = "@_mypyc_attr(allow_interpreted_subclasses=True)\n" + lines[node.lineno - 1]
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and node.name == "Card":
            value = f" = {ast.unparse(item.value)}" if item.value else ""
            lines[item.lineno - 1] = f"    {ast.unparse(item.target)}: _ClassVar[{ast.unparse(item.annotation)}]{value}"


def _keep_constants(lines: list[str], node: ast.ClassDef) -> None:
    """What a class of cards says without an annotation is no field of the cards; mypyc would make it one."""
    for item in node.body:
        if isinstance(item, ast.Assign):
            name, said = ast.unparse(item.targets[0]), ast.unparse(item.value)
            _put(lines, item, f"{name}: _ClassVar[_Any] = {said}" if not node.decorator_list else "")
            if node.decorator_list:
                lines[node.end_lineno or 0] += f"{node.name}.{name} = {said}; "


def _write_state(lines: list[str], node: ast.ClassDef, source: str, cls: Any) -> str:
    """Write a state out as a plain class; gives the line that enrols it at the end of the module."""
    fields = [item for item in node.body if isinstance(item, ast.AnnAssign)]
    parts = {part.name: part for part in cls._parts}
    assert [item.target.id for item in fields] == list(parts), f"{cls.__name__} inherits fields of a state"  # type: ignore[union-attr]
    is_table = any(base.__name__ == "Table" for base in cls.__mro__[1:])
    declared, takes, sets, copies, redacts, enrolled = [], [], [], [], [], []
    owned = "seat" in parts
    for item in fields:
        name = item.target.id  # type: ignore[union-attr]
        part = parts[name]
        zone = isinstance(item.value, ast.Call) and "sight" in cls.__dataclass_fields__[name].metadata
        open_value = part.holds == "value" and part.sight in ("private", "secret")  # face down it is another class
        kind = "_Any" if open_value else ast.unparse(item.annotation)
        declared.append(f"{name}: {kind}")
        default = _default(item, zone)
        made = cls.__dataclass_fields__[name].default_factory
        fresh = "None"
        if item.value is None:
            takes.append(f"{name}: {kind}")
            sets.append(f"self.{name} = {name}")
        elif callable(made):
            empty = "[]" if made is list else "{}" if made is dict else f"{default}()"
            takes.append(f"{name}: {kind} | None = None")
            sets.append(f"self.{name} = {empty} if {name} is None else {name}")
            fresh = default
        else:
            takes.append(f"{name}: {kind} = {default}")
            sets.append(f"self.{name} = {name}")
            fresh = f"lambda: {default}"
        nothing = f"None if self.{name} is None else " if part.holds == "table" and "None" in kind else ""
        copied = nothing + COPY[part.holds].format(name)
        copies.append(copied)
        if part.holds in REDACT:
            redacts.append(nothing + REDACT[part.holds].format(name))
        elif part.sight == "public":
            redacts.append(copied)
        else:
            hidden = f"_kernel._hide_{part.holds}(self.{name})"
            if part.sight == "note":
                hidden = "[]" if made is list else "{}" if made is dict else f"{default}()" if callable(made) else default
            mine = "" if part.sight == "secret" else "mine or "
            redacts.append(f"{copied} if {mine}(looks and _kernel.opened(self.{name}, looks)) else {hidden}")
        enrolled.append(f'_kernel.Part("{name}", "{part.holds}", "{part.sight}", {fresh})')
    if is_table:
        sets.append("self.told = None; self.searching = False")
    owner = "owner = self.seat; " if owned else ""
    finish = ["return made", "return made"]
    if is_table:
        finish = ["made.random = self.random.copy(); return made", "made.random = _kernel.Random(b''); return made"]
    redactor = "self, seat: int | None, looks: tuple[_Any, ...], owner: int | None"
    written = [
        "; ".join(declared),
        f"def __init__(self, {', '.join(takes)}) -> None: {'; '.join(sets)}",
        f"def copy(self) -> {node.name}: made = {node.name}({', '.join(copies)}); {finish[0]}",
        f"def _redact({redactor}) -> {node.name}: {owner}mine = seat is not None and owner == seat; "
        f"made = {node.name}({', '.join(redacts)}); {finish[1]}",
    ]
    for item in fields:
        _put(lines, item, "")
    for mark in node.decorator_list:
        lines[mark.lineno - 1] = ""
    for at, text in zip([*(item.lineno for item in fields[:3]), fields[-1].lineno], written, strict=False):
        lines[at - 1] += ("\n" if lines[at - 1] else "") + "    " + text
    for text in written[min(len(fields), 4) :]:
        lines[fields[-1].end_lineno - 1] += "\n    " + text  # type: ignore[operator]
    return f"_kernel.enrol_state({node.name}, ({', '.join(enrolled)},))"


def _default(item: ast.AnnAssign, zone: bool) -> str:
    """The source of a field's default, or of what makes it."""
    if item.value is None:
        return ""
    if zone:
        assert isinstance(item.value, ast.Call)
        first = item.value.args
        return ast.unparse(first[0]) if first else "None" if ast.unparse(item.value.func) == "table" else "list"
    return ast.unparse(item.value)


if __name__ == "__main__":
    for extension in build(Path(__file__).parents[1], Path(sys.argv[1])).values():
        print(extension)
