"""The compiled build: `STAVITEL_COMPILE=1 pip install .` makes machine code of the kernel and the titles, with mypyc.

The sources are copied, and in the copy what mypyc cannot make fast is written out: a `@state` as a plain class with
constructor, copier and redactor as typed methods, a `@value` as a plain frozen dataclass. Every line keeps its number,
so that tracebacks point at the source. Cards and tables stay open to the interpreted classes of other packages.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

REQUIRES = ["mypy[mypyc]>=2", "setuptools>=65"]
PLAYED = ("kernel", "titles", "bots")  # the packages that are compiled
INTERPRETED = (  # of them: not needed to play
    *("__init__", "scene", "default_scene", "content", "registry"),
    *("advice", "faults", "features", "process"),
    *("teaching", "lesson_line", "cites", "card_texts", "pictures", "board_scene", "city_scene", "player_scene"),
)
OPEN = ("Card", "Table")  # of the kernel: titles of other packages derive from them
LAX = ("assignment", "misc", "override")  # `make check` has seen the source; these come of the rewriting
EXTENSIONS = (".so", ".pyd")

SETUP = """import os
import re
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

ONCE = '''#if defined(__GNUC__) && !defined(__clang__)
#define ONCE __attribute__((optimize("O0")))
#else
#define ONCE
#endif
'''
modules = mypycify({words}, opt_level="3", debug_level="0", separate={libraries})
for path in Path("build").glob("__native_*.c"):  # what runs once, on import, takes a compiler most of its time
    code = path.read_text(encoding="utf-8")
    path.write_text(ONCE + re.sub(r"(?m)^(?=char \\w+_____top_level__\\(void\\) {{)", "ONCE ", code), encoding="utf-8")
if os.name != "nt":
    for module in modules:
        module.extra_compile_args.append("-fvisibility=hidden")  # calls within the library are direct
setup(name="stavitel", packages=[], ext_modules=modules)
"""


def wanted() -> bool:
    """Whether a compiled build is asked for."""
    return os.environ.get("STAVITEL_COMPILE", "0") not in ("", "0")


def build(root: Path, folder: Path) -> dict[str, str]:
    """Compile the project at `root` in a folder of its own; every library and its place in the wheel."""
    source = root / "src"
    copied = folder / "src"
    stamp = folder / "stamp"
    digest = _digest([Path(__file__), *sorted(source.rglob("*.py"))])
    if not stamp.is_file() or stamp.read_text() != digest:  # pip asks twice
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(source, copied, ignore=lambda _, names: [name for name in names if _is_no_source(name)])
        _compile(source, copied)
        stamp.write_text(digest)
    found = [*copied.glob("stavitel_*"), *(copied / "stavitel").rglob("*")]
    built = [path for path in sorted(found) if path.suffix in EXTENSIONS]
    return {str(path): path.relative_to(copied).as_posix() for path in built}


def _is_no_source(name: str) -> bool:
    return name == "__pycache__" or ("." in name and not name.endswith(".py"))


def _digest(paths: list[Path]) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths) + sys.version.encode()).hexdigest()


def _compile(source: Path, copied: Path) -> None:
    sys.path.insert(0, str(source))
    chosen = modules(source / "stavitel")
    for path in chosen:
        module = import_module(".".join(path.with_suffix("").parts))
        (copied / path).write_text(rewritten((source / path).read_text(encoding="utf-8"), module), encoding="utf-8")
    words = ["--config-file=", *(f"--disable-error-code={code}" for code in LAX), *(path.as_posix() for path in chosen)]
    (copied / "setup.py").write_text(SETUP.format(words=words, libraries=libraries(chosen)), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", f"-j{os.cpu_count() or 1}"]
    subprocess.run(command, cwd=copied, check=True, stdout=sys.stderr)


def modules(package: Path) -> list[Path]:
    """The modules that are compiled, as seen from the folder that the package lies in."""
    found = [path for name in PLAYED for path in sorted((package / name).rglob("*.py"))]
    return [path.relative_to(package.parent) for path in found if path.stem not in INTERPRETED]


def libraries(chosen: list[Path]) -> list[tuple[list[str], str]]:
    """The modules by the library they go into, and its name: one C file for all would be too much for a compiler.

    The libraries lie beside the package: from there mypyc reckons where the modules are.
    """
    found: dict[str, list[str]] = {}
    for path in chosen:
        found.setdefault(f"stavitel_compiled_{path.parent.name}", []).append(path.as_posix())
    return [(paths, name) for name, paths in found.items()]


def rewritten(source: str, module: Any) -> str:
    """The source of a module as mypyc makes it fast; what it does stays the same."""
    lines = source.split("\n")
    tail: list[str] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if "dataclass_transform" in ast.unparse(mark):  # a word to type checkers; no compiled function bears it
                    _put(lines, mark, "")
        elif isinstance(node, ast.ClassDef):
            marks = [ast.unparse(mark) for mark in node.decorator_list]
            if marks == ["state"]:
                tail.append(_State(node, getattr(module, node.name)).written(lines))
            elif marks == ["value"]:
                _put(lines, node.decorator_list[0], "@_dataclass(frozen=True)")
                tail.append(f"_register_value({node.name})")
            elif node.name in OPEN and module.__name__.startswith("stavitel.kernel."):
                _open(lines, node)
            elif any(base.__name__ == "Card" for base in getattr(module, node.name).__mro__):
                _keep_constants(lines, node)
    if lines == source.split("\n"):
        return source
    at = lines.index("from __future__ import annotations")
    lines[at] += "; from dataclasses import dataclass as _dataclass"
    lines[at] += "; from typing import TYPE_CHECKING as _TYPE_CHECKING, Any as _Any, ClassVar as _ClassVar"
    if tail:
        helpers = [f"{name.removeprefix('_')} as {name}" for name in _emitter().HELPERS]
        lines[at] += "; from stavitel.kernel.state_methods import Part as _Part, " + ", ".join(helpers)
        lines[at] += "; from stavitel.kernel.table import register_state as _register_state"
        lines[at] += ", register_value as _register_value, unseen_random as _unseen_random"
    lines[at + 1] = "if _TYPE_CHECKING: from mypy_extensions import mypyc_attr as _mypyc_attr"
    return "\n".join([*lines, *tail, ""])


def _put(lines: list[str], node: ast.expr | ast.stmt, text: str) -> None:
    """Put a line in the place of a decorator or a statement, which may have had several."""
    assert node.end_lineno is not None
    for at in range(node.lineno, node.end_lineno):
        lines[at] = ""
    indent = "" if isinstance(node, ast.expr) else " " * node.col_offset
    lines[node.lineno - 1] = indent + text if text else ""


def _open(lines: list[str], node: ast.ClassDef) -> None:
    """Let interpreted classes derive from a class; what they may say anew is looked up by name."""
    lines[node.lineno - 2] = "@_mypyc_attr(allow_interpreted_subclasses=True)"
    for item in node.body:
        if node.name == "Card" and isinstance(item, ast.AnnAssign) and not _is_constant(item):
            said = f" = {ast.unparse(item.value)}" if item.value else ""
            _put(lines, item, f"{ast.unparse(item.target)}: _ClassVar[{ast.unparse(item.annotation)}]{said}")


def _keep_constants(lines: list[str], node: ast.ClassDef) -> None:
    """What a class of cards says once for all is no field of the cards; to mypyc it would be one."""
    for item in node.body:
        if _is_constant(item):
            assert isinstance(item, (ast.Assign, ast.AnnAssign))
            assert item.value is not None
            name = ast.unparse(item.targets[0] if isinstance(item, ast.Assign) else item.target)
            said = ast.unparse(item.value)
            if node.decorator_list:
                _put(lines, item, "")
                lines[node.end_lineno or 0] += f"{node.name}.{name} = {said}; "
            else:
                _put(lines, item, f"{name}: _ClassVar[_Any] = {said}")


def _is_constant(item: ast.stmt) -> bool:
    """Whether a line of a class is no field: it has no annotation, or says so by it."""
    if isinstance(item, ast.AnnAssign):
        return ast.unparse(item.annotation).startswith("ClassVar")
    return isinstance(item, ast.Assign)


ZONES = ("public", "private", "secret", "note", "nested")


def _emitter() -> Any:
    """The module that describes the methods of states, of the sources that are compiled."""
    return import_module("stavitel.kernel.state_methods")


class _Field:
    """One field of a state, in source text."""

    def __init__(self, item: ast.AnnAssign, cls: Any) -> None:
        self.name = ast.unparse(item.target)
        self.part = next(part for part in cls._parts if part.name == self.name)
        open_value = self.part.kind == "value" and self.part.visibility in (
            "private",
            "secret",
        )  # face down it is a Back
        self.kind = "_Any" if open_value else ast.unparse(item.annotation)
        zone = isinstance(item.value, ast.Call) and ast.unparse(item.value.func) in ZONES
        self.default = self._default(item.value, zone) if item.value else None
        self.makes = zone and callable(eval(str(self.default), vars(sys.modules[cls.__module__])))

    @staticmethod
    def _default(value: ast.expr, zone: bool) -> str:
        if not zone:
            return ast.unparse(value)
        assert isinstance(value, ast.Call)
        given = [*value.args, *(word.value for word in value.keywords if word.arg == "make")]
        return ast.unparse(given[0]) if given else "None" if ast.unparse(value.func) == "nested" else "list"

    @property
    def fresh(self) -> str:
        """What the field holds at first."""
        assert self.default is not None
        return {"list": "[]", "dict": "{}"}.get(self.default, f"({self.default})()") if self.makes else self.default

    @property
    def taken(self) -> str:
        """The argument of the constructor."""
        if self.default is None:
            return f"{self.name}: {self.kind}"
        return f"{self.name}: {self.kind} | None = None" if self.makes else f"{self.name}: {self.kind} = {self.default}"

    @property
    def kept(self) -> str:
        """The line of the constructor."""
        unless = f"{self.fresh} if {self.name} is None else " if self.makes else ""
        return f"self.{self.name} = {unless}{self.name}"

    @property
    def copied(self) -> str:
        """The field on a copy."""
        return str(_emitter().copied(self.part, f"self.{self.name}"))

    @property
    def redacted(self) -> str:
        """The field as a seat sees it."""
        return str(_emitter().redacted(self.part, f"self.{self.name}", self.fresh if self.default else "None"))

    @property
    def assigned(self) -> str:
        """The statement that takes the field over from another state."""
        return str(_emitter().assigned(self.part, f"self.{self.name}", f"other.{self.name}"))

    @property
    def concealed(self) -> str:
        """The statement that notes where the field hides cards."""
        return str(_emitter().concealed(self.part, f"self.{self.name}", self.fresh if self.default else "None"))

    @property
    def registered(self) -> str:
        """The field as the kernel knows it."""
        fresh = "None" if self.default is None else self.default if self.makes else f"lambda: {self.default}"
        return f'_Part("{self.name}", "{self.part.kind}", "{self.part.visibility}", {fresh})'


class _State:
    """A state, written out as a plain class."""

    def __init__(self, node: ast.ClassDef, cls: Any) -> None:
        self.node = node
        self.items = [item for item in node.body if isinstance(item, ast.AnnAssign) and not _is_constant(item)]
        self.fields = [_Field(item, cls) for item in self.items]
        self.parts = cls._parts
        self.is_table = any(base.__name__ == "Table" for base in cls.__mro__)
        if [field.name for field in self.fields] != [part.name for part in cls._parts]:
            raise ValueError(f"{cls.__qualname__} inherits fields, which cannot be compiled")

    def written(self, lines: list[str]) -> str:
        """Write it in the place of its fields; gives the line that registers it, for the end of the module."""
        for mark in self.node.decorator_list:
            _put(lines, mark, "")
        for item in self.items:
            _put(lines, item, "")
        methods = [f"    {method}" for method in self.methods()]
        first = self.node.body[0]
        if isinstance(first, ast.Expr):  # the docstring: its lines are wanted
            _put(lines, first, "")
        places = [at for at in range(self.node.lineno, self._end(lines)) if not lines[at].strip()]
        for at, method in zip(places, methods, strict=False):
            lines[at] = method
        if len(methods) > len(places):  # a state of a line or two: what follows moves down
            lines[places[-1]] = "\n".join([lines[places[-1]], *methods[len(places) :]])
        return f"_register_state({self.node.name}, ({', '.join(field.registered for field in self.fields)},))"

    def _end(self, lines: list[str]) -> int:
        """Where the next thing after the class begins."""
        end = self.node.end_lineno or 0
        while end < len(lines) and not lines[end].strip():
            end += 1
        return end

    def methods(self) -> list[str]:
        """The body of the class, each method in a line."""
        name, fields = self.node.name, self.fields
        done = ["return made", "return made"]
        if self.is_table:
            done = ["made.random = self.random.copy(); return made", "made.random = _unseen_random(); return made"]
        chance = ["self.random = other.random.copy()"] if self.is_table else []
        deaf = ["self.told = None", "self.searching = False"] if self.is_table else []
        owner = "owner = self.seat; " if any(field.name == "seat" for field in fields) else ""
        return [
            "; ".join(f"{field.name}: {field.kind}" for field in fields),
            f"def __init__(self, {', '.join(field.taken for field in fields)}) -> None: "
            + "; ".join([*(field.kept for field in fields), *deaf]),
            f"def copy(self) -> {name}: made = {name}({', '.join(field.copied for field in fields)}); {done[0]}",
            f"def _redact(self, seat: int | None, looks: tuple[_Any, ...], owner: int | None) -> {name}: "
            f"{owner}mine = seat is not None and owner == seat; "
            f"made = {name}({', '.join(field.redacted for field in fields)}); {done[1]}",
            f"def assign(self, other: {name}) -> None: " + "; ".join([*(field.assigned for field in fields), *chance]),
            f"def _conceal(self, seat: int, looks: tuple[_Any, ...], owner: int | None, zones: list[_Any], "
            f"places: list[_Any]) -> None: {owner}mine = owner == seat; "
            + "; ".join(field.concealed for field in fields),
            f"def _freeze(self) -> tuple[_Any, ...]: return {_emitter().frozen(self.parts, 'self')}",
        ]


if __name__ == "__main__":
    for library in build(Path(__file__).parents[1], Path(sys.argv[1])).values():
        print(library)
