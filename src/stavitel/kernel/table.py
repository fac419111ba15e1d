"""State: dataclasses whose fields say who may see them; copying, hiding, saving and loading follow from that."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, TypeVar, dataclass_transform

from stavitel.kernel.chance import Random
from stavitel.kernel.state_methods import NOTE, PRIVATE, PUBLIC, SECRET, Part, is_owned, write_methods
from stavitel.kernel.values import RulesError

if TYPE_CHECKING:
    from stavitel.kernel.events import Told
    from stavitel.kernel.lots import Lots

T = TypeVar("T")


def _zone(make: Any, of: Any, visibility: str) -> Any:
    if callable(make):
        sample = make()
        inner = of is list or of is dict
        kind = "list" if isinstance(sample, list) else "dict" if isinstance(sample, dict) else "value"
        kind += "s" if inner else ""
        return field(default_factory=make, metadata={"kind": kind, "visibility": visibility})
    return field(default=make, metadata={"kind": "value", "visibility": visibility})


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


def nested(make: Callable[[], Any] | None = None) -> Any:
    """A state inside a state (None for none yet), or with `list` or `dict` several of them."""
    if make is None:
        return field(default=None, metadata={"kind": "state", "visibility": PUBLIC})
    sample = make()
    kind = "states" if isinstance(sample, list) else "statedict" if isinstance(sample, dict) else "state"
    return field(default_factory=make, metadata={"kind": kind, "visibility": PUBLIC})


states_by_name: Final[dict[tuple[str, str], type]] = {}  # by package and name, for `load`
values_by_name: Final[dict[tuple[str, str], type]] = {}


@dataclass_transform(eq_default=False, field_specifiers=(field,))
def state(cls: type[T]) -> type[T]:
    """Make a class a state: a dataclass that copies, hides, dumps and loads by its fields.

    It gets slots, which copy in half the time; `super()` without arguments does not work in it.
    """
    made: Any = dataclass(eq=False, repr=False, slots=True)(cls)
    parts = tuple(_part(item) for item in fields(made))
    write_methods(made, parts, issubclass(made, Table), unseen_random)
    register_state(made, parts)
    return made  # type: ignore[no-any-return]


def register_state(cls: Any, parts: tuple[Part, ...]) -> None:
    """Make the parts of a state known; its methods it has already."""
    cls._parts = parts
    cls._owned = is_owned(parts)
    states_by_name[home(cls)] = cls


@dataclass_transform(eq_default=True, frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make a class a frozen value that may lie on a table: a tuple with names."""
    made = dataclass(frozen=True)(cls)
    register_value(made)
    return made


def register_value(cls: type) -> None:
    """Make a frozen value known, so that it can be loaded."""
    values_by_name[home(cls)] = cls


def home(cls: type) -> tuple[str, str]:
    """The package of a class, or its module if that stands alone, and its name: titles may use the same names."""
    module = cls.__module__
    return getattr(sys.modules.get(module), "__package__", None) or module, cls.__qualname__


def unseen_random() -> Random:
    """The chance on a table that somebody looks at: none."""
    return Random(b"")


def _part(item: Any) -> Part:
    kind = item.metadata.get("kind", "value")
    visibility = item.metadata.get("visibility", PUBLIC)
    if item.default_factory is not MISSING:
        return Part(item.name, kind, visibility, item.default_factory)
    if item.default is not MISSING:
        default = item.default
        return Part(item.name, kind, visibility, lambda: default)
    return Part(item.name, kind, visibility, None)


_PLAIN: Final[set[type]] = {int, bool, str, type(None)}  # kinds of things that are frozen as they are; cards join them


def freeze(thing: Any) -> Any:
    """A value that can be compared and remembered, equal for things that look alike.

    >>> freeze([1, [2, 3]])
    (1, (2, 3))
    """
    kind = type(thing)
    if kind in _PLAIN:
        return thing
    if kind is list or kind is tuple:
        return tuple([part if type(part) in _PLAIN else freeze(part) for part in thing])
    if kind is dict:
        return tuple([(name, part if type(part) in _PLAIN else freeze(part)) for name, part in thing.items()])
    frozen = getattr(kind, "_freeze", None)
    if frozen is None:
        _PLAIN.add(kind)
        return thing
    return frozen(thing)


class Table:
    """The root of a state: brings chance, and an ear for what is told; the title brings its `players`."""

    __slots__ = ("lots", "random", "searching", "told")
    burdens: ClassVar[tuple[str, ...]] = ()  # counters that effects name and of which more is worse: `("debt",)`

    random: Random
    told: list[Told] | None  # nobody listens to copies, look-aheads and imagined worlds
    lots: Lots | None  # who answers at once, while a match is played out by lot; never on a copy
    searching: bool  # set on the copies that `in_full` tries things out on

    def __post_init__(self) -> None:
        """Nobody listens yet."""
        self.lots = None
        self.told = None
        self.searching = False

    def copy(self) -> Self:
        """The same table again; frozen things are shared."""
        raise RulesError("a table must be declared with @state")

    def assign(self, other: Self) -> None:
        """Become what another table is, in place: whoever holds a zone of this table holds it still."""
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
