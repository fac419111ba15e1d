"""Tables as plain data: readable for clients and bots, complete for saving, and hashed to compare them."""

from __future__ import annotations

from dataclasses import fields
from hashlib import sha256
from json import dumps
from typing import Any, TypeVar

from stavitel.kernel.chance import Random
from stavitel.kernel.table import Table, home, states_by_name, values_by_name
from stavitel.kernel.values import Card, Move, RulesError, as_json, move

T = TypeVar("T")


def observe(root: Any) -> dict[str, Any]:
    """A (redacted) table as plain readable data: cards by their keys, hidden zones as a count."""
    shown: dict[str, Any] = {}
    for part in type(root)._parts:
        held = getattr(root, part.name)
        if part.kind == "state":
            shown[part.name] = held and observe(held)
        elif part.kind == "states":
            shown[part.name] = [observe(inner) for inner in held]
        elif part.kind == "statedict":
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
    if home(type(held)) in values_by_name:
        packed = {item.name: _pack(getattr(held, item.name)) for item in fields(held)}
        return {"value": type(held).__qualname__, **packed}
    raise RulesError(f"{held!r} cannot lie on a table: it is no card, plain value or @value")


def needed(cls: Any) -> list[str]:
    """The fields that have no default, so that a table cannot do without them."""
    return [part.name for part in cls._parts if part.default is None]


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
    package = home(cls)[0]
    if "value" in data:
        made = values_by_name.get((package, str(data["value"])))
        if made is None:
            raise ValueError(f"there is no value {data['value']!r}")
        named = {name: _unpack(thing, cards, cls) for name, thing in data.items() if name != "value"}
        return made(**named)
    inner = states_by_name.get((package, str(data.get("is"))))
    if inner is None:
        raise ValueError(f"there is no state {data.get('is')!r}")
    return _unpack_state(inner, data, cards)


def fingerprint(root: Any) -> str:
    """A hash of everything on a table; equal tables have equal ones."""
    return sha256(dumps(dump(root), sort_keys=True, separators=(",", ":")).encode()).hexdigest()
