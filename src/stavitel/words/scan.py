"""Finds the message ids that Python sources use: topics, verbs, reasons, events, labels."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from stavitel.kernel.values import message_part

PREFIXES = (
    *("ask", "do", "why", "tell", "score", "word", "zone", "label", "tip", "card", "back", "option"),
    *("client", "seat", "icon", "effect"),
)
_WRITTEN_OUT = [prefix for prefix in PREFIXES if prefix not in ("card", "back")]  # icons are named so too
_LOOKS_LIKE_ID = re.compile(rf"(?:{'|'.join(_WRITTEN_OUT)})-[A-Za-z0-9_-]*[A-Za-z0-9](?:\.[a-z]+)?")
_STEMS = tuple(prefix + "-" for prefix in PREFIXES)
_SEAT = re.compile(r"seat\d+")


@dataclass(frozen=True)
class Use:
    """A message that must exist, where it is used, and the arguments it is given (None: not known)."""

    id: str
    where: str
    args: frozenset[str] | None = None


@dataclass
class Found:
    """What a scan of some sources brought to light."""

    uses: list[Use] = field(default_factory=list)
    constants: set[str] = field(default_factory=set)  # every string written anywhere
    stems: set[str] = field(default_factory=set)  # beginnings of ids made with f-strings
    problems: list[str] = field(default_factory=list)


def scan(paths: Iterable[Path], name_of: Path) -> Found:
    """All uses in some Python files; places are named relative to `name_of`."""
    found = Found()
    trees = [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(paths)]
    asking = {"choose": 1, "choose_card": 2, "choose_from": 2, "choose_some": 1, "may": 1}
    for _, tree in trees:
        asking.update(_passing_on(tree, "topic"))
    for path, tree in trees:
        place = path.relative_to(name_of).as_posix() if path.is_relative_to(name_of) else path.name
        _Scanner(found, place, asking).visit(tree)
    return found


def _passing_on(tree: ast.Module, parameter: str) -> Iterator[tuple[str, int]]:
    """The title's own functions that take a topic, and at which position."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names = [arg.arg for arg in node.args.posonlyargs + node.args.args]
            if parameter in names:
                position = names.index(parameter)
                yield node.name, position - (1 if names[0] in ("self", "cls") else 0)
            elif parameter in [arg.arg for arg in node.args.kwonlyargs]:
                yield node.name, 1_000


class _Scanner(ast.NodeVisitor):
    """Walks one module."""

    def __init__(self, found: Found, place: str, asking: dict[str, int]) -> None:
        self.found = found
        self.place = place
        self.asking = asking

    def use(self, node: ast.AST, msgid: str, args: frozenset[str] | None = None) -> None:
        """Note that a message is used."""
        self.found.uses.append(Use(msgid, f"{self.place}:{getattr(node, 'lineno', 0)}", args))

    def visit_Constant(self, node: ast.Constant) -> None:
        """Any string; one that looks like a message id is a use of it."""
        if isinstance(node.value, str):
            self.found.constants.add(node.value)
            if _LOOKS_LIKE_ID.fullmatch(node.value):
                self.use(node, node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """An id put together: all messages that begin so are in use."""
        if node.values:
            self._stem(node.values[0])
        for value in node.values:
            if isinstance(value, ast.FormattedValue):
                self.visit(value)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """An id put together with a plus."""
        if isinstance(node.op, ast.Add):
            self._stem(node.left)
        self.generic_visit(node)

    def _stem(self, node: ast.expr) -> None:
        match node:
            case ast.Constant(value=str(text)) if text.startswith(_STEMS):
                self.found.stems.add(text)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        """A label: `("label-hand", {"count": 3})`."""
        match node.elts:
            case [ast.Constant(value=str(msgid)), ast.Dict(keys=keys)] if _LOOKS_LIKE_ID.fullmatch(msgid):
                names = [key.value for key in keys if isinstance(key, ast.Constant)]
                known = len(names) == len(keys)
                self.use(node, msgid, frozenset(str(name) for name in names) if known else None)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Questions, moves, reasons, events, scores."""
        name = _called(node)
        if name in self.asking:
            self._asks(node, self.asking[name])
        elif name == "move":
            self._moves(node)
        elif name == "Reason":
            self._refuses(node)
        elif name == "tell":
            self._tells(node, 1)
        elif name == "Event":
            self._tells(node, 0)
        elif name == "Score":
            self._scores(node)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Categories of a score that are filed one by one: `counts["museum"] = ...`."""
        match node.targets:
            case [ast.Subscript(value=ast.Name(id="counts"), slice=ast.Constant(value=str(category)))]:
                self.use(node, "score-" + message_part(category), frozenset())
            case [ast.Name(id="counts")]:
                self._categories(node.value)
        self.generic_visit(node)

    def _asks(self, node: ast.Call, position: int) -> None:
        named = next((word.value for word in node.keywords if word.arg == "topic"), None)
        topic = named or (node.args[position] if position < len(node.args) else None)
        for text in self._strings(topic, node, "a topic"):
            self.use(node, "ask-" + message_part(text), frozenset())
        if len(node.args) > position + 1:
            self._words(node.args[position + 1])

    def _words(self, options: ast.expr) -> None:
        """Plain strings among the options are words."""
        if isinstance(options, ast.List | ast.Tuple):
            for item in options.elts:
                if isinstance(item, ast.Constant) and isinstance(item.value, str):
                    self._word(item, item.value)

    def _word(self, node: ast.AST, word: str) -> None:
        if not _SEAT.fullmatch(word):
            self.use(node, "word-" + message_part(word))

    def _moves(self, node: ast.Call) -> None:
        if not node.args:
            return
        starred = any(isinstance(arg, ast.Starred) for arg in node.args)
        args = set("abcdefgh"[: len(node.args) - 1]) if not starred else None
        if args is not None and any(word.arg in ("at", None) for word in node.keywords):
            args |= {"at", "who"}
        for verb in self._strings(node.args[0], node, "a verb"):
            self.use(node, "do-" + message_part(verb), None if args is None else frozenset(args))
        for thing in node.args[1:]:
            if isinstance(thing, ast.Constant) and isinstance(thing.value, str):
                self._word(thing, thing.value)

    def _refuses(self, node: ast.Call) -> None:
        first = node.args[0] if node.args else None
        for key in self._strings(first, node, "a reason"):
            self.use(node, "why-" + message_part(key), _keywords(node))

    def _tells(self, node: ast.Call, position: int) -> None:
        event = node.args[position] if len(node.args) > position else None
        args = _keywords(node)
        for key in self._strings(event, node, "an event"):
            self.use(node, "tell-" + message_part(key), None if args is None else args | {"who"})

    def _scores(self, node: ast.Call) -> None:
        for value in [*node.args, *(word.value for word in node.keywords)]:
            self._categories(value)

    def _categories(self, counts: ast.expr) -> None:
        if isinstance(counts, ast.Dict):
            for key in counts.keys:
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    self.use(key, "score-" + message_part(key.value), frozenset())

    def _strings(self, value: ast.expr | None, node: ast.Call, what: str) -> Iterator[str]:
        """A constant, or the two of `a if ... else b`; a name is a parameter passed on."""
        match value:
            case ast.Constant(value=str(text)):
                yield text
            case ast.IfExp(body=body, orelse=orelse):
                yield from self._strings(body, node, what)
                yield from self._strings(orelse, node, what)
            case ast.JoinedStr() | ast.BinOp():
                self.found.problems.append(f"{self.place}:{node.lineno}: {what} is put together, not a constant")


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _keywords(node: ast.Call) -> frozenset[str] | None:
    """The keyword arguments of a call without `rule`, None if some are passed on with `**`."""
    names = [word.arg for word in node.keywords]
    if None in names:
        return None
    return frozenset(name for name in names if name and name != "rule")
