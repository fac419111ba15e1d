"""The methods that every state has, written out from its fields: copy, assign, redact, conceal, freeze.

They are described here once, and who sees what is decided here alone. The interpreter runs the text that
`write_methods` makes of it; the compiled build writes the same expressions, in typed methods, into the classes
(tools/compiled.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stavitel.kernel.values import Card, face_down

PUBLIC: Final = "public"
PRIVATE: Final = "private"
SECRET: Final = "secret"
NOTE: Final = "note"


@dataclass(frozen=True)
class Part:
    """One field of a state: the kind of thing it holds, who sees it, and what it holds at first."""

    name: str
    kind: str  # value, list, dict, lists, dicts; state, states, statedict for states inside a state
    visibility: str
    default: Callable[[], Any] | None


NESTED: Final = ("state", "states", "statedict")

_COPIED: Final = {
    "value": "{0}",
    "list": "[*{0}]",  # a third quicker than a slice
    "dict": "{0}.copy()",
    "lists": "[[*x] for x in {0}]",
    "dicts": "{{k: x.copy() for k, x in {0}.items()}}",
    "state": "None if {0} is None else {0}.copy()",
    "states": "[x.copy() for x in {0}]",
    "statedict": "{{k: x.copy() for k, x in {0}.items()}}",
}
_REDACTED: Final = {
    "state": "None if {0} is None else {0}._redact(seat, looks, owner)",
    "states": "[x._redact(seat, looks, owner) for x in {0}]",
    "statedict": "{{k: x._redact(seat, looks, owner) for k, x in {0}.items()}}",
}
_ASSIGNED: Final = {
    "value": "{0} = {1}",
    "list": "{0}[:] = {1}",
    "dict": "{0}.clear(); {0}.update({1})",
    "lists": "_assign_lists({0}, {1})",
    "dicts": "_assign_dicts({0}, {1})",
    "state": "{0} = _assign_state({0}, {1})",
    "states": "_assign_states({0}, {1})",
    "statedict": "_assign_statedict({0}, {1})",
}
_FROZEN: Final = {
    "value": "{0}",
    "list": "tuple({0})",
    "dict": "tuple({0}.items())",
    "lists": "tuple([tuple(x) for x in {0}])",
    "dicts": "tuple([(k, tuple(x)) for k, x in {0}.items()])",
    "state": "None if {0} is None else {0}._freeze()",
    "states": "tuple([x._freeze() for x in {0}])",
    "statedict": "tuple([(k, x._freeze()) for k, x in {0}.items()])",
}


def copied(part: Part, held: str) -> str:
    """The expression for a field on a copy; `held` is the field's text, such as `self.hand`."""
    return _COPIED[part.kind].format(held)


def redacted(part: Part, held: str, default: str) -> str:
    """The expression for a field as a seat sees it, where `mine` says that the seat owns what it lies in.

    `default` is the text of what the field holds at first: all that is left of another seat's notes.
    """
    if part.kind in _REDACTED:
        return _REDACTED[part.kind].format(held)
    if part.visibility == PUBLIC:
        return copied(part, held)
    hidden = default if part.visibility == NOTE else f"_hide_{part.kind}({held})"
    mine = "" if part.visibility == SECRET else "mine or "
    return f"{copied(part, held)} if {mine}(looks and _opened({held}, looks)) else {hidden}"


def assigned(part: Part, held: str, other: str) -> str:
    """The statement that gives a field what another state of the same class holds, in place."""
    return _ASSIGNED[part.kind].format(held, other)


_CONCEALED: Final = {
    "value": 'places += () if {1} else ((self, "{2}"),)',
    "list": "zones += () if not {0} or {1} else ({0},)",
    "lists": "zones += () if {1} else {0}",
    "dicts": "zones += () if {1} else {0}.values()",
    "dict": "pass",  # what things are filed under is no place to deal to
    "state": "_conceal_states(({0},), seat, looks, owner, zones, places)",
    "states": "_conceal_states({0}, seat, looks, owner, zones, places)",
    "statedict": "_conceal_states({0}.values(), seat, looks, owner, zones, places)",
}


def concealed(part: Part, held: str, default: str) -> str:
    """The statement that notes where a field hides cards from a seat, or empties another seat's notes."""
    if part.kind not in NESTED and part.visibility == PUBLIC:
        return "pass"
    seen = f"{'' if part.visibility == SECRET else 'mine or '}(looks and _opened({held}, looks))"
    if part.visibility == NOTE:
        return f"{held} = {held} if {seen} else {default}"
    return _CONCEALED[part.kind].format(held, seen, part.name)


def frozen(parts: Sequence[Part], holder: str) -> str:
    """The expression for a tuple that is equal for equal states."""
    return f"({', '.join(_FROZEN[part.kind].format(f'{holder}.{part.name}') for part in parts)},)"


def is_owned(parts: Sequence[Part]) -> bool:
    """Whether a state has a seat, which owns what lies in it."""
    return any(part.name == "seat" for part in parts)


def write_methods(cls: Any, parts: Sequence[Part], is_table: bool, new_random: Callable[[], Any]) -> None:
    """Give an interpreted class its methods: compiled once, from text made of our own field names."""
    fields = [part.name for part in parts]
    scope: dict[str, Any] = {"new": cls.__new__, "cls": cls, "new_random": new_random, **HELPERS}
    scope.update({f"default_{part.name}": part.default or _nothing for part in parts})
    owner = ["owner = self.seat"] if is_owned(parts) else []
    deaf = "made.lots = None; made.told = None; made.searching = False; made.random = {}" if is_table else "pass"
    _write(
        cls,
        scope,
        "copy(self)",
        "made = new(cls)",
        *(f"made.{part.name} = {copied(part, f'self.{part.name}')}" for part in parts),
        deaf.format("self.random.copy()"),
        "return made",
    )
    _write(
        cls,
        scope,
        "_redact(self, seat, looks, owner)",
        "made = new(cls)",
        *owner,
        "mine = seat is not None and owner == seat",
        *(f"made.{part.name} = {redacted(part, f'self.{part.name}', f'default_{part.name}()')}" for part in parts),
        deaf.format("new_random()"),
        "return made",
    )
    _write(
        cls,
        scope,
        "assign(self, other)",
        *(assigned(part, f"self.{name}", f"other.{name}") for part, name in zip(parts, fields, strict=True)),
        "self.random = other.random.copy()" if is_table else "pass",
    )
    _write(cls, scope, "_freeze(self)", f"return {frozen(parts, 'self')}")
    _write(
        cls,
        scope,
        "_conceal(self, seat, looks, owner, zones, places)",
        *owner,
        "mine = owner == seat",
        *(concealed(part, f"self.{part.name}", f"default_{part.name}()") for part in parts),
    )


def _write(cls: Any, scope: dict[str, Any], signature: str, *lines: str) -> None:
    exec("\n    ".join([f"def {signature}:", *lines]), scope)
    name = signature.partition("(")[0]
    setattr(cls, name, scope[name])


def _nothing() -> None:
    return None


def opened(held: Any, looks: tuple[Any, ...]) -> bool:
    """Whether a zone is one of those being looked at."""
    return any(held is zone for zone in looks)


def hide_value(held: Any) -> Any:
    """A single thing, face down."""
    return face_down(held) if isinstance(held, Card) else None


def hide_list(held: Any) -> Any:
    """As many things, face down."""
    return [None if thing is None else face_down(thing) for thing in held]


def hide_lists(held: Any) -> Any:
    """As many things in as many lists, face down."""
    return [hide_list(inner) for inner in held]


def hide_dict(held: Any) -> Any:
    """Nothing: what things are filed under would tell."""
    return {}


def hide_dicts(held: Any) -> Any:
    """As many things under the same names, face down."""
    return {name: hide_list(inner) for name, inner in held.items()}


def conceal_states(
    held: Iterable[Any], seat: int, looks: tuple[Any, ...], owner: int | None, zones: list[Any], places: list[Any]
) -> None:
    """States inside a state."""
    for inner in held:
        if inner is not None:
            inner._conceal(seat, looks, owner, zones, places)


def assign_lists(held: Any, other: Any) -> None:
    """Lists in a list, in place."""
    if len(held) != len(other):
        held[:] = [inner[:] for inner in other]
        return
    for mine, theirs in zip(held, other, strict=True):
        mine[:] = theirs


def assign_dicts(held: Any, other: Any) -> None:
    """Lists (or dicts) in a dict, in place."""
    fresh = {name: held.get(name) if name in held else inner.copy() for name, inner in other.items()}
    for name, inner in other.items():
        mine = fresh[name]
        if isinstance(mine, list):
            mine[:] = inner
        else:
            mine.clear()
            mine.update(inner)
    held.clear()
    held.update(fresh)


def assign_state(held: Any, other: Any) -> Any:
    """A state inside a state."""
    if held is None or other is None:
        return None if other is None else other.copy()
    held.assign(other)
    return held


def assign_states(held: Any, other: Any) -> None:
    """States in a list."""
    if len(held) != len(other):
        held[:] = [inner.copy() for inner in other]
        return
    for mine, theirs in zip(held, other, strict=True):
        mine.assign(theirs)


def assign_statedict(held: Any, other: Any) -> None:
    """States in a dict."""
    fresh = {name: assign_state(held.get(name), inner) for name, inner in other.items()}
    held.clear()
    held.update(fresh)


# What the written methods call, each by a name that no title uses.
HELPERS: Final[dict[str, Any]] = {
    "_" + function.__name__: function
    for function in (
        *(opened, hide_value, hide_list, hide_lists, hide_dict, hide_dicts, conceal_states),
        *(assign_lists, assign_dicts, assign_state, assign_states, assign_statedict),
    )
}
