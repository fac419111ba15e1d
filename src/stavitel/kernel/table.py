"""State: dataclasses whose fields say who may see them; copy, redact, dump, load and redeal follow from that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass, field, fields
from hashlib import sha256
from json import dumps
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar, dataclass_transform

from stavitel.kernel.chance import Random
from stavitel.kernel.values import Card, Move, RulesError, as_json, face_down, move

if TYPE_CHECKING:
    from stavitel.kernel.tell import Event

T = TypeVar("T")

PUBLIC: Final = "public"
PRIVATE: Final = "private"
SECRET: Final = "secret"
NOTE: Final = "note"


@dataclass(frozen=True)
class Part:
    """One field of a state: what it holds (value, list, dict, table …) and who sees it."""

    name: str
    holds: str
    sight: str
    fresh: Callable[[], Any] | None


def _zone(make: Any, of: Any, sight: str) -> Any:
    if callable(make):
        sample = make()
        inner = of is list or of is dict
        holds = "list" if isinstance(sample, list) else "dict" if isinstance(sample, dict) else "value"
        holds += "s" if inner else ""
        return field(default_factory=make, metadata={"holds": holds, "sight": sight})
    return field(default=make, metadata={"holds": "value", "sight": sight})


def public(make: Any = list, *, of: Any = None) -> Any:
    """A zone that everybody sees; `of=list` if it holds lists."""
    return _zone(make, of, PUBLIC)


def private(make: Any = list, *, of: Any = None) -> Any:
    """A zone that only its owner sees: the seat of the nearest enclosing object that has one."""
    return _zone(make, of, PRIVATE)


def secret(make: Any = list, *, of: Any = None) -> Any:
    """A zone that nobody sees; everybody sees how many things lie in it."""
    return _zone(make, of, SECRET)


def note(make: Any = list, *, of: Any = None) -> Any:
    """What a seat has learnt and can no longer see: its own memory, no place where cards lie."""
    return _zone(make, of, NOTE)


def table(make: Callable[[], Any] | None = None) -> Any:
    """A state inside a state, or None for none yet."""
    if make is None:
        return field(default=None, metadata={"holds": "table", "sight": PUBLIC})
    return field(default_factory=make, metadata={"holds": "table", "sight": PUBLIC})


def tables(make: Any = list) -> Any:
    """A list (or dict) of states inside a state."""
    holds = "tabledict" if isinstance(make(), dict) else "tables"
    return field(default_factory=make, metadata={"holds": holds, "sight": PUBLIC})


_states: Final[dict[tuple[str, str], type]] = {}
_values: Final[dict[tuple[str, str], type]] = {}


@dataclass_transform(eq_default=False, field_specifiers=(field,))
def state(cls: type[T]) -> type[T]:
    """Make a class a state: a dataclass that copies, hides, dumps and loads by its fields.

    It gets slots, which copy in half the time; `super()` without arguments does not work in it.
    """
    made: Any = dataclass(eq=False, repr=False, slots=True)(cls)
    parts = tuple(_part(item) for item in fields(made))
    made.copy = _copier(made, parts)
    made._redact = _redactor(made, parts)
    enrol_state(made, parts)
    return made  # type: ignore[no-any-return]


def enrol_state(cls: Any, parts: tuple[Part, ...]) -> None:
    """Make the parts of a state known; it copies and redacts by itself."""
    cls._parts = parts
    cls._owned = any(part.name == "seat" for part in parts)
    cls._still = _stiller(parts)
    _states[_home(cls)] = cls


@dataclass_transform(eq_default=True, frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a class a frozen value that may lie on a table: a tuple with names."""
    made = dataclass(frozen=True)(cls)
    enrol_value(made)
    return made


def enrol_value(cls: type) -> None:
    """Make a frozen value known, so that it can be loaded."""
    _values[_home(cls)] = cls


def _home(cls: type) -> tuple[str, str]:
    return cls.__module__.rpartition(".")[0], cls.__qualname__


def _part(item: Any) -> Part:
    holds = item.metadata.get("holds", "value")
    sight = item.metadata.get("sight", PUBLIC)
    if item.default_factory is not MISSING:
        return Part(item.name, holds, sight, item.default_factory)
    if item.default is not MISSING:
        default = item.default
        return Part(item.name, holds, sight, lambda: default)
    return Part(item.name, holds, sight, None)


_COPY: Final = {
    "value": "o.{0}",
    "list": "o.{0}[:]",
    "dict": "o.{0}.copy()",
    "lists": "[x[:] for x in o.{0}]",
    "dicts": "{{k: x.copy() for k, x in o.{0}.items()}}",
    "table": "o.{0} and o.{0}.copy()",
    "tables": "[x.copy() for x in o.{0}]",
    "tabledict": "{{k: x.copy() for k, x in o.{0}.items()}}",
}


def _copier(cls: type, parts: tuple[Part, ...]) -> Callable[[Any], Any]:
    lines = ["def copy(o):", "    n = new(cls)"]
    lines += [f"    n.{part.name} = {_COPY[part.holds].format(part.name)}" for part in parts]
    if issubclass(cls, Table):
        lines.append("    n.told = None; n.searching = False; n.random = o.random.copy()")
    scope: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec("\n".join([*lines, "    return n"]), scope)  # code made of our own field names, once per class
    copier: Callable[[Any], Any] = scope["copy"]
    return copier


_STILL: Final = {
    "value": "o.{0}",
    "list": "tuple(o.{0})",
    "dict": "tuple(o.{0}.items())",
    "lists": "tuple([tuple(x) for x in o.{0}])",
    "dicts": "tuple([(k, tuple(x)) for k, x in o.{0}.items()])",
    "table": "o.{0} and o.{0}._still()",
    "tables": "tuple([x._still() for x in o.{0}])",
    "tabledict": "tuple([(k, x._still()) for k, x in o.{0}.items()])",
}


def _stiller(parts: tuple[Part, ...]) -> Callable[[Any], Any]:
    """The code that makes a tuple of a state, equal for equal states; written once per class, as the copier is."""
    held = ", ".join(_STILL[part.holds].format(part.name) for part in parts)
    scope: dict[str, Any] = {}
    exec(f"def still(o): return ({held},)", scope)  # code made of our own field names, once per class
    stiller: Callable[[Any], Any] = scope["still"]
    return stiller


_PLAIN: Final[set[type]] = {int, bool, str, type(None)}  # kinds of things that are still as they are; cards join them


def still(thing: Any) -> Any:
    """A value that can be compared and remembered, equal for things that look alike.

    >>> still([1, [2, 3]])
    (1, (2, 3))
    """
    kind = type(thing)
    if kind in _PLAIN:
        return thing
    if kind is list or kind is tuple:
        return tuple([part if type(part) in _PLAIN else still(part) for part in thing])
    if kind is dict:
        return tuple([(name, part if type(part) in _PLAIN else still(part)) for name, part in thing.items()])
    freeze = getattr(kind, "_still", None)
    if freeze is None:
        _PLAIN.add(kind)
        return thing
    return freeze(thing)


class Table:
    """The root of a state: brings chance, and an ear for what is told; the title brings its `players`."""

    __slots__ = ("random", "searching", "told")

    random: Random
    told: list[Event] | None  # nobody listens to copies, look-aheads and imagined worlds
    searching: bool  # set on the copies that `in_full` tries things out on

    def __post_init__(self) -> None:
        """Nobody listens yet."""
        self.told = None
        self.searching = False

    def copy(self) -> Self:
        """The same table again; frozen things are shared."""
        raise RulesError("a table must be declared with @state")

    def others(self, p: T) -> list[T]:
        """The other players, clockwise from the left of `p`."""
        players: list[T] = self.players  # type: ignore[attr-defined]
        seat: int = p.seat  # type: ignore[attr-defined]
        return players[seat + 1 :] + players[:seat]

    def clockwise(self, seat: int) -> list[Any]:
        """All players, clockwise from a seat."""
        players: list[Any] = self.players  # type: ignore[attr-defined]
        return players[seat:] + players[:seat]


def zones(root: Any, owner: int | None = None) -> Iterator[tuple[Any, Part, int | None]]:
    """Every zone on a table with the object it belongs to and the seat that owns it."""
    if root._owned:
        owner = root.seat
    for part in root._parts:
        held = getattr(root, part.name)
        if part.holds == "table":
            if held is not None:
                yield from zones(held, owner)
        elif part.holds == "tables":
            for inner in held:
                yield from zones(inner, owner)
        elif part.holds == "tabledict":
            for inner in held.values():
                yield from zones(inner, owner)
        else:
            yield root, part, owner


def sees(part: Part, held: Any, owner: int | None, seat: int | None, looks: tuple[Any, ...]) -> bool:
    """Whether a seat (None: the public) sees into a zone."""
    if part.sight == PUBLIC:
        return True
    if part.sight != SECRET and owner is not None and owner == seat:
        return True
    return opened(held, looks)


def redact(root: T, seat: int | None, looks: tuple[Any, ...] = ()) -> T:
    """The table as a seat sees it: the same classes, what is hidden face down."""
    seen: T = root._redact(seat, looks, None)  # type: ignore[attr-defined]
    return seen


def _redactor(cls: type, parts: tuple[Part, ...]) -> Callable[..., Any]:
    """The code that makes the redacted copy of a state; written once per class, as the copier is."""
    lines = ["def redact(o, seat, looks, owner):", "    n = new(cls)"]
    if any(part.name == "seat" for part in parts):
        lines.append("    owner = o.seat")
    lines.append("    mine = seat is not None and owner == seat")
    scope: dict[str, Any] = {"new": cls.__new__, "cls": cls, "opened": opened, "Random": Random}
    for part in parts:
        name, copied = part.name, _COPY[part.holds].format(part.name)
        if part.holds == "table":
            lines.append(f"    n.{name} = o.{name} and o.{name}._redact(seat, looks, owner)")
        elif part.holds == "tables":
            lines.append(f"    n.{name} = [x._redact(seat, looks, owner) for x in o.{name}]")
        elif part.holds == "tabledict":
            lines.append(f"    n.{name} = {{k: x._redact(seat, looks, owner) for k, x in o.{name}.items()}}")
        elif part.sight == PUBLIC:
            lines.append(f"    n.{name} = {copied}")
        else:
            scope["hide_" + name] = _HIDE[part.holds] if part.sight != NOTE else _forget(part)
            seen = "" if part.sight == SECRET else "mine or "
            lines.append(
                f"    n.{name} = {copied} if {seen}(looks and opened(o.{name}, looks)) else hide_{name}(o.{name})"
            )
    if issubclass(cls, Table):
        lines.append("    n.told = None; n.searching = False; n.random = Random(b'')")
    exec("\n".join([*lines, "    return n"]), scope)  # code made of our own field names, once per class
    redactor: Callable[..., Any] = scope["redact"]
    return redactor


def opened(held: Any, looks: tuple[Any, ...]) -> bool:
    """Whether a zone is one of those being looked at."""
    return any(held is zone for zone in looks)


def _forget(part: Part) -> Callable[[Any], Any]:
    fresh = part.fresh
    return lambda held: fresh() if fresh else None


def _hide_value(held: Any) -> Any:
    return face_down(held) if isinstance(held, Card) else None


def _hide_list(held: Any) -> Any:
    return [None if thing is None else face_down(thing) for thing in held]


def _hide_lists(held: Any) -> Any:
    return [_hide_list(inner) for inner in held]


def _hide_dict(held: Any) -> Any:
    return {}


def _hide_dicts(held: Any) -> Any:
    return {name: _hide_list(inner) for name, inner in held.items()}


_HIDE: Final = {
    "value": _hide_value,
    "list": _hide_list,
    "dict": _hide_dict,
    "lists": _hide_lists,
    "dicts": _hide_dicts,
}


def redeal(root: Table, seat: int, random: Random, looks: tuple[Any, ...] = ()) -> None:
    """Deal anew, in place and back for back, every card that a seat cannot see; empty the others' notes."""
    places: dict[str, list[tuple[Any, Any]]] = {}
    pool: dict[str, list[Card]] = {}
    for holder, part, owner in list(zones(root)):
        held = getattr(holder, part.name)
        if sees(part, held, owner, seat, looks):
            continue
        if part.sight == NOTE:
            setattr(holder, part.name, part.fresh() if part.fresh else None)
            continue
        if part.holds == "value":
            if isinstance(held, Card):
                places.setdefault(held.back, []).append((holder, part.name))
                pool.setdefault(held.back, []).append(held)
            continue
        for inner in _lists_in(held, part.holds):
            for index, thing in enumerate(inner):
                if isinstance(thing, Card):
                    places.setdefault(thing.back, []).append((inner, index))
                    pool.setdefault(thing.back, []).append(thing)
    for back in sorted(pool):
        cards = sorted(pool[back], key=lambda card: card.key)
        random.shuffle(cards)
        for (where, at), card in zip(places[back], cards, strict=True):
            if isinstance(at, str):
                setattr(where, at, card)
            else:
                where[at] = card


def _lists_in(held: Any, holds: str) -> list[Any]:
    """The lists in a zone that cards can lie in."""
    if holds == "list":
        return [held]
    if holds == "lists":
        return list(held)
    return list(held.values()) if holds == "dicts" else []


def shows_more(before: Any, now: Any, seat: int, looks_before: tuple[Any, ...], looks: tuple[Any, ...]) -> bool:
    """Whether some seat sees a card on `now` that neither it nor `seat` saw on `before`: something hidden was shown."""
    were, are = list(zones(before)), list(zones(now))
    lost: dict[str, int] = {}  # by how much fewer of a card the seat sees
    gained: dict[int, dict[str, int]] = {other: {} for other in range(len(now.players))}
    if len(were) != len(are):
        return True
    for (holder_before, part, owner_before), (holder, _, owner) in zip(were, are, strict=True):
        held_before, held = getattr(holder_before, part.name), getattr(holder, part.name)
        if part.sight == NOTE or (held_before == held and owner_before == owner and not looks and not looks_before):
            continue
        saw = sees(part, held_before, owner_before, seat, looks_before)
        now_sees = sees(part, held, owner, seat, looks)
        if saw:
            for card in _cards_in(held_before):
                lost[card.key] = lost.get(card.key, 0) + 1
        if now_sees:
            for card in _cards_in(held):
                lost[card.key] = lost.get(card.key, 0) - 1
        for other, count in gained.items():
            if other == seat:
                continue
            if not saw and sees(part, held_before, owner_before, other, ()):
                for card in _cards_in(held_before):
                    count[card.key] = count.get(card.key, 0) - 1
            if not now_sees and sees(part, held, owner, other, ()):
                for card in _cards_in(held):
                    count[card.key] = count.get(card.key, 0) + 1
    if any(fewer < 0 for fewer in lost.values()):
        return True
    return any(more > lost.get(key, 0) for count in gained.values() for key, more in count.items())


def _cards_in(held: Any) -> Iterator[Card]:
    if isinstance(held, Card):
        yield held
    elif isinstance(held, (list, tuple)):
        for inner in held:
            yield from _cards_in(inner)
    elif isinstance(held, dict):
        for inner in held.values():
            yield from _cards_in(inner)


def observe(root: Any) -> dict[str, Any]:
    """A (redacted) table as plain readable data: cards by their keys, hidden zones as a count."""
    shown: dict[str, Any] = {}
    for part in type(root)._parts:
        held = getattr(root, part.name)
        if part.holds == "table":
            shown[part.name] = held and observe(held)
        elif part.holds == "tables":
            shown[part.name] = [observe(inner) for inner in held]
        elif part.holds == "tabledict":
            shown[part.name] = {str(name): observe(inner) for name, inner in held.items()}
        else:
            shown[part.name] = _readable(held)
    return shown


def _readable(held: Any) -> Any:
    if held is None or isinstance(held, (bool, int, str)):
        return held
    if isinstance(held, Card):
        return {"hidden": 1} if held.hidden else held.key
    if isinstance(held, (list, tuple)):
        if held and all(isinstance(thing, Card) and thing.hidden for thing in held):
            return {"hidden": len(held)}
        return [_readable(thing) for thing in held]
    if isinstance(held, dict):
        return {str(name): _readable(thing) for name, thing in held.items()}
    key = getattr(held, "key", None)
    return key if isinstance(key, str) else as_json(held)


def dump(root: Any) -> dict[str, Any]:
    """A table as plain data from which `load` makes the identical table."""
    data: dict[str, Any] = {"is": type(root).__qualname__}
    for part in type(root)._parts:
        data[part.name] = _pack(getattr(root, part.name))
    if isinstance(root, Table):
        data["random"] = root.random.dump()
    return data


def _pack(held: Any) -> Any:
    if held is None or isinstance(held, (bool, int)):
        return held
    if isinstance(held, str):
        return ":" + held if held.startswith(":") else held
    if isinstance(held, Card):
        return ":" + held.key
    if isinstance(held, list):
        return [_pack(thing) for thing in held]
    if isinstance(held, dict):
        return {"dict": [[_pack(name), _pack(thing)] for name, thing in held.items()]}
    if isinstance(held, tuple):
        return {"tuple": [_pack(thing) for thing in held]}
    if isinstance(held, Move):
        return {"move": [held.verb, _pack(held.things), _pack(held.at)]}
    if hasattr(type(held), "_parts"):
        return dump(held)
    if _home(type(held)) in _values:
        packed = {item.name: _pack(getattr(held, item.name)) for item in fields(held)}
        return {"value": type(held).__qualname__, **packed}
    raise RulesError(f"{held!r} cannot lie on a table: it is no card, plain value or @value")


def needed(cls: Any) -> list[str]:
    """The fields that have no default, so that a table cannot do without them."""
    return [part.name for part in cls._parts if part.fresh is None]


def load(cls: type[T], data: dict[str, Any], cards: dict[str, Card]) -> T:
    """The table that `dump` described; what is left out takes its default."""
    made: Any = _unpack_state(cls, data, cards)
    if issubclass(cls, Table):
        made.random = Random.load(data["random"]) if "random" in data else Random.from_text("")
    return made  # type: ignore[no-any-return]


def _unpack_state(cls: Any, data: dict[str, Any], cards: dict[str, Card]) -> Any:
    known = {part.name for part in cls._parts}
    for name in data:
        if name not in known and name not in ("is", "random"):
            raise ValueError(f"{cls.__qualname__} has no {name!r}")
    for name in needed(cls):
        if name not in data:
            raise ValueError(f"{cls.__qualname__} needs {name!r}")
    return cls(**{name: _unpack(held, cards, cls) for name, held in data.items() if name in known})


def _unpack(data: Any, cards: dict[str, Card], cls: type) -> Any:
    if data is None or isinstance(data, (bool, int)):
        return data
    if isinstance(data, str):
        if not data.startswith(":"):
            return data
        if data.startswith("::"):
            return data[1:]
        if data[1:] not in cards:
            raise ValueError(f"there is no card {data[1:]!r}")
        return cards[data[1:]]
    if isinstance(data, list):
        return [_unpack(thing, cards, cls) for thing in data]
    if not isinstance(data, dict):
        raise ValueError(f"{data!r} is no part of a table")
    if "dict" in data:
        return {_unpack(name, cards, cls): _unpack(thing, cards, cls) for name, thing in data["dict"]}
    if "tuple" in data:
        return tuple(_unpack(thing, cards, cls) for thing in data["tuple"])
    if "move" in data:
        verb, things, at = data["move"]
        return move(verb, *_unpack(things, cards, cls), at=_unpack(at, cards, cls))
    package = _home(cls)[0]
    if "value" in data:
        made = _values.get((package, str(data["value"])))
        if made is None:
            raise ValueError(f"there is no value {data['value']!r}")
        named = {name: _unpack(thing, cards, cls) for name, thing in data.items() if name != "value"}
        return made(**named)
    inner = _states.get((package, str(data.get("is"))))
    if inner is None:
        raise ValueError(f"there is no state {data.get('is')!r}")
    return _unpack_state(inner, data, cards)


def fingerprint(root: Any) -> str:
    """A hash of everything on a table; equal tables have equal ones."""
    return sha256(dumps(dump(root), sort_keys=True, separators=(",", ":")).encode()).hexdigest()
