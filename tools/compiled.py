"""The compiled build: `STAVITEL_COMPILE=1 pip install .` makes machine code of the kernel and the titles, with mypyc.

The sources are copied, and in the copy what mypyc cannot make fast is written out: a `@state` as a plain class with
constructor, copier and redactor as typed methods, a `@value` as a plain frozen dataclass. Every line keeps its number,
so that tracebacks point at the source. Cards and tables stay open to the interpreted classes of other packages.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, TypeVar

REQUIRES = ["mypy[mypyc]>=2", "setuptools>=65"]
PLAYED = ("kernel", "titles", "bots")  # the packages that are compiled
INTERPRETED = (  # of them: not needed to play
    *("__init__", "scene", "default_scene", "content", "registry"),
    *("advice", "faults", "features", "process"),
    *("teaching", "lesson_line", "cites", "card_texts", "pictures", "board_scene", "city_scene", "player_scene"),
)
PURE = ("only", "len", "max", "Change", "Changes", "Amount")  # calls that may be left out where nobody listens
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
    digest = _digest([Path(__file__), *sorted(source.rglob("*.py")), *sorted(source.rglob("weights/*.json"))])
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
    chosen += write_heads(copied)
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


KEY = """
def _key(option: _Any) -> _Any:  # most options are moves, whose keys machine code finds at once
    if isinstance(option, _Move):
        return option.key
    return option.key
"""
GAMES = 12  # of random players, on whose tables the numbers of a value are looked up
HEADS = ("win", "score")
HEAD = """\"\"\"The heads of the values, made machine code by the build.\"\"\"

from __future__ import annotations

from typing import Any

from stavitel.kernel import Score
from {module} import {table}

"""


def write_heads(copied: Path) -> list[Path]:
    """Write the look-ups of every title's learned values into a module beside its rules; the paths of these modules.

    Elsewhere they are written at run time, and the interpreter runs them.
    """
    kernel = import_module("stavitel.kernel")
    found = []
    for name in kernel.installed_titles():
        title = kernel.title_named(name)
        package = title.next_step.__module__.rpartition(".")[0]
        if package.startswith("stavitel.titles.") and (source := heads(title)):
            path = Path(*package.split("."), "compiled_heads.py")
            (copied / path).write_text(source, encoding="utf-8")
            found.append(path)
    return found


def heads(title: Any) -> str:
    """A module with the heads of a title's values, as functions of table, scores and what they look things up in."""
    value = import_module("stavitel.bots.value")
    learned = {}
    for path in sorted(value.weights_folder(title).glob("*.json")):
        if path.stem.isdigit():
            learned[max(title.seats[0], min(title.seats[1], int(path.stem)))] = value.read_value(title, path)
    if not learned:
        return ""
    last = {seats: _note_lacking(title, seats, one) for seats, one in learned.items()}
    lacking = {one.schema.numbers[at].name for one in learned.values() for at in one._lacking}
    made: dict[str, list[str]] = {}
    for seats, one in learned.items():
        one._lacking = {at for at, number in enumerate(one.schema.numbers) if number.name in lacking}
        for name in HEADS:
            lines, scope = one.written(name, last[seats], False)
            named = f"head_{name}_{seats}"
            made.setdefault(value.digest(lines), typed_head(named, type(last[seats]).__name__, lines, list(scope)))
    table = type(last[seats])
    source = HEAD.format(module=table.__module__, table=table.__name__)
    source += "".join("\n".join(["", *lines, ""]) for lines in made.values())
    source += f"\n\nLACKING: list[str] = {sorted(lacking)!r}\nHEADS = {{\n"
    source += "".join(f"    {at!r}: {lines[0].split()[1].partition('(')[0]},\n" for at, lines in made.items())
    return source + "}\n"


def _note_lacking(title: Any, seats: int, learned: Any) -> Any:
    """Have a value note on the tables of some games which of its numbers are lacking; the last of these tables."""
    new_match = import_module("stavitel.kernel").new_match
    for seed in range(GAMES):
        match = new_match(title, seats, seed)
        dice = Random(seed)
        while not match.over:
            learned._note_lacking(match.table)
            for _ in range(dice.randrange(1, 40)):
                if match.question is not None:
                    match.answer(match.question.seat, match.question.random_answer(dice))
    return match.table


def typed_head(name: str, table: str, lines: list[str], scope: list[str]) -> list[str]:
    """The lines of a head with the types that machine code wants; the order of all sums stays."""
    found = [f"def {name}(g: {table}, now: list[Score], tables: list[Any]) -> list[float]:"]
    for at, local in enumerate(scope):
        kind = "list[complex]" if local.startswith("curve") else "dict[Any, complex]" if local != "more" else "Any"
        found.append(f"    {local}: {kind} = tables[{at}]")
    for line in lines:
        line = re.sub(r"^( *)(worth|base) = ", r"\1\2: complex = ", line)
        line = re.sub(r"^worths = ", "worths: list[complex] = ", line)
        line = re.sub(r"^(mine\d+) = ", r"\1: dict[Any, list[Any]] = ", line)
        zone = re.fullmatch(r"    for thing in (.*): worth \+= zone(\d+)\[thing\]", line)
        if zone is None:
            found.append(f"    {line}")
        else:  # without a type, or every thing would be checked; what lies face down is of another
            held, number = zone[1], zone[2]
            kind = "list[Any]" if re.fullmatch(r"[\w.]+", held) else "Any"
            found.append(f"        held_{number}: {kind} = {held}")
            found.append(f"        for thing_{number} in held_{number}: worth += zone{number}[thing_{number}]")
    return found


def rewritten(source: str, module: Any) -> str:
    """The source of a module as mypyc makes it fast; what it does stays the same."""
    lines = source.split("\n")
    tail: list[str] = []
    tree = ast.parse(source)
    _make_no_lists(lines, tree)
    _spare_words(lines, tree)
    _fix_constants(lines, tree, module)
    for node in tree.body:
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
    if module.__name__ == "stavitel.kernel.questions":
        lines = [re.sub(r"\boption\.key\b", "_key(option)", line) for line in lines]
        tail.append(KEY)
    if lines == source.split("\n"):
        return source
    at = lines.index("from __future__ import annotations")
    lines[at] += "; from dataclasses import dataclass as _dataclass"
    lines[at] += "; from typing import TYPE_CHECKING as _TYPE_CHECKING, Any as _Any, ClassVar as _ClassVar"
    lines[at] += ", Final as _Final"
    if KEY in tail:
        lines[at] += "; from stavitel.kernel.values import Move as _Move"
    elif tail:
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


def _make_no_lists(lines: list[str], tree: ast.Module) -> None:
    """Say `any(...)` where the source says `any([...])`, which the interpreter runs faster: mypyc makes a loop of it.

    Sums of decimals stay: newer interpreters round them better than a loop does.
    """
    names = ("any", "all") if any("float" in line for line in lines) else ("any", "all", "sum")
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in names and len(node.args) == 1:
            listed = node.args[0]
            if isinstance(listed, ast.ListComp) and not any(isinstance(one, ast.Await) for one in ast.walk(listed)):
                assert listed.end_lineno is not None
                assert listed.end_col_offset is not None
                for row, column, mark in (
                    (listed.lineno, listed.col_offset, b"("),
                    (listed.end_lineno, listed.end_col_offset - 1, b")"),
                ):
                    line = lines[row - 1].encode()
                    lines[row - 1] = (line[:column] + mark + line[column + 1 :]).decode()


def _spare_words(lines: list[str], tree: ast.Module) -> None:
    """Gather what is told only where somebody listens: machine code would make a dict of it each time."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
            continue
        call = node.value
        if not isinstance(call.func, ast.Name) or call.func.id != "tell" or not isinstance(call.args[0], ast.Name):
            continue
        given = [*call.args, *(word.value for word in call.keywords)]
        if all(_is_pure(part) for argument in given for part in ast.walk(argument)):
            line = lines[node.lineno - 1]
            before, rest = line[: node.col_offset], line[node.col_offset :]
            if not before.strip():
                lines[node.lineno - 1] = f"{before}if {call.args[0].id}.told is not None: {rest}"


def _is_pure(node: ast.AST) -> bool:
    """Whether a part of an expression changes nothing."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in PURE
    return not isinstance(node, (ast.Await, ast.NamedExpr, ast.Yield, ast.YieldFrom, ast.Lambda))


def _fix_constants(lines: list[str], tree: ast.Module, module: Any) -> None:
    """Mark constants as final: then they have a place of their own, else they are looked up by name."""
    stored = Counter(node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and _is_stored(node))
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) and len(node.targets) == 1 else None
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            target = node.target
        if not isinstance(target, ast.Name) or not target.id.isupper() or stored[target.id] != 1:
            continue
        assert isinstance(node, (ast.Assign, ast.AnnAssign))
        kind = _constant_kind(getattr(module, target.id), isinstance(node.value, ast.Tuple), module)
        said = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else ""
        if kind is None or said.startswith("Final[") or (said == "Final" and not kind):
            continue
        if said and said != "Final":
            kind = f"[{said}]"
        line = lines[node.lineno - 1]
        end = (node.annotation if isinstance(node, ast.AnnAssign) else target).end_col_offset
        if node.lineno == (node.annotation if isinstance(node, ast.AnnAssign) else target).end_lineno:
            lines[node.lineno - 1] = f"{target.id}: _Final{kind}{_from(line, end)}"


def _is_stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, (ast.Store, ast.Del))


def _from(line: str, end: int | None) -> str:
    """The rest of a line from a column, which is counted in bytes."""
    return line.encode()[end:].decode()


def _constant_kind(held: Any, row: bool, module: Any) -> str | None:
    """What `Final` must say of a constant: of a row the kind of its things, else nothing; None: it is no constant.

    mypyc holds a row of known length in a form of its own and makes a tuple of it wherever one is wanted.
    """
    if isinstance(held, (type, TypeVar)) or not hasattr(type(held), "__module__") or callable(held):
        return None
    if type(held).__module__ in ("typing", "types"):
        return None
    if not row or not held:
        return ""
    kinds = {type(one) for one in held}
    if float in kinds:
        return None
    kind = kinds.pop()
    known = not kinds and (kind in (str, int, bool) or vars(module).get(kind.__name__) is kind)
    return f"[tuple[{kind.__name__}, ...]]" if known else ""


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
        named = f"_parts_of_{self.node.name}"
        parts = [f"{named}.append({field.registered})" for field in self.fields]  # in one tuple they would be much code
        return "\n".join([f"{named}: list[_Part] = []", *parts, f"_register_state({self.node.name}, tuple({named}))"])

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
        deaf = ["self.lots = None", "self.told = None", "self.searching = False"] if self.is_table else []
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
