"""Events: what happened, told once and fixed for ever, for the log and for animation."""

from __future__ import annotations

from json import dumps, loads
from typing import TYPE_CHECKING, Any, Final
from zlib import compress, decompress

from stavitel.kernel.values import as_json, face_down

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from stavitel.kernel.table import Table

BLOCK: Final = 16  # events that are packed together
FRESH: Final = 8  # of the last events, which are never packed


class Only:
    """A value that only some seats may read; the others read its back."""

    __slots__ = ("kept", "seats", "value")

    def __init__(self, seats: tuple[int, ...], value: Any, kept: Any = None) -> None:
        self.seats: Final = seats
        self.value: Final = value
        self.kept: Final = kept  # what the others read, where the value itself was loaded as plain data

    def shown_to(self, seat: int | None) -> Any:
        """What a seat reads."""
        if seat in self.seats:
            return as_json(self.value)
        if self.kept is not None:
            return self.kept
        if isinstance(self.value, (list, tuple)):
            return [as_json(face_down(thing)) for thing in self.value]
        return as_json(face_down(self.value))


def only(who: Any, value: Any) -> Only:
    """Show a value to one player, or several; to the rest its back."""
    if type(who) is tuple or type(who) is list:
        return Only(tuple([player.seat for player in who]), value)
    return Only((who.seat,), value)


Counts = tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...]]  # what is counted; how much there was, and is now
Told = tuple[str, int | None, dict[str, Any] | Counts]  # key, seat and arguments; an `Event` once it is read


class Event:
    """Something that happened: a message key and its arguments."""

    __slots__ = ("_public", "args", "key", "seat")

    def __init__(self, key: str, seat: int | None, args: dict[str, Any] | Counts) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.args: Final = {"changes": Changes(*args)} if isinstance(args, tuple) else args
        self._public: dict[str, Any] | None = None

    @property
    def hides(self) -> bool:
        """Whether some seats read more than others."""
        return any([isinstance(arg, Only) for arg in self.args.values()])

    def shown_to(self, seat: int | None, number: int) -> dict[str, Any]:
        """The event as a seat reads it; one that is the same for all is put together once."""
        if self._public is not None:
            return self._public
        args = {name: arg.shown_to(seat) if isinstance(arg, Only) else _read(arg) for name, arg in self.args.items()}
        if self.seat is not None:
            args["who"] = {"seat": self.seat}
        shown = {"number": number, "id": "tell-" + self.key, "args": args}
        if not self.hides:
            self._public = shown
        return shown

    def dump(self) -> list[Any]:
        """As plain data, hidden things with what the others read of them."""
        args: dict[str, Any] = {}
        hidden: dict[str, Any] = {}
        for name, arg in self.args.items():
            if isinstance(arg, Only):
                hidden[name] = [list(arg.seats), as_json(arg.value), arg.shown_to(None)]
            else:
                args[name] = _read(arg)
        return [self.key, self.seat, args, hidden]

    @classmethod
    def load(cls, data: list[Any]) -> Event:
        """From plain data."""
        key, seat, args, hidden = data
        for name, (seats, shown, kept) in hidden.items():
            args[name] = Only(tuple(seats), shown, kept)
        return cls(key, seat, args)


class EventLog:
    """All events of a match: the last ones as they are, older ones, which are seldom read, packed into few bytes."""

    __slots__ = ("_fresh", "_packed")

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self._packed: list[bytes] = []
        self._fresh: list[Event] = []
        if events:
            self.add(events)

    def add(self, events: Iterable[Event]) -> None:
        """More has happened."""
        fresh = self._fresh
        for event in fresh:
            event._public = None  # those who look on have read it
        fresh += events
        while len(fresh) >= BLOCK + FRESH:
            self._packed.append(compress(dumps([event.dump() for event in fresh[:BLOCK]]).encode(), 1))
            del fresh[:BLOCK]

    def since(self, number: int) -> list[Event]:
        """The events after one of this number."""
        packed = len(self._packed) * BLOCK
        if number >= packed:
            return self._fresh[number - packed :]
        blocks = [loads(decompress(block)) for block in self._packed[number // BLOCK :]]
        return [*[Event.load(event) for block in blocks for event in block], *self._fresh][number % BLOCK :]

    def copy(self) -> EventLog:
        """The same again, to go on by itself."""
        twin = EventLog()
        twin._packed += self._packed
        twin._fresh += self._fresh
        return twin


NOTHING: Final[dict[str, Any]] = {}


def tell(g: Table, key: str, who: Any = None, /, **args: Any) -> None:
    """Tell the table what happened; free where nobody listens."""
    told = g.told
    if told is not None:
        if not args:
            args = NOTHING  # one for all: they are kept as long as the match
        else:
            for arg in args.values():
                if type(arg) is list:
                    args = _fixed(args)
                    break
        told.append((key, None if who is None else who.seat, args))


def _fixed(args: dict[str, Any]) -> dict[str, Any]:
    """Arguments that stay as they are: a list may live on and change."""
    return {name: tuple(arg) if type(arg) is list else arg for name, arg in args.items()}


class Accounts:
    """What players had before a rule, so that afterwards what changed can be told; costs nothing where nobody listens.

    The `goods` of a player say, in a tuple of numbers, how much there is of what is counted.
    """

    __slots__ = ("_before", "_counted", "_g", "_players")

    def __init__(self, g: Table, players: Sequence[Any], counted: tuple[str, ...]) -> None:
        self._before: list[tuple[int, ...]] | None = None
        if g.told is not None:
            before = self._before = []
            for p in players:  # mostly one: a comprehension would take longer
                before.append(p.goods)
            self._players = players
            self._counted = counted
            self._g = g

    def include(self, players: Sequence[Any]) -> None:
        """Count these players too, from now on: a rule that follows may reach them."""
        before = self._before
        if before is not None:
            known = {p.seat: had for p, had in zip(self._players, before, strict=True)}
            self._before = [known.get(p.seat, p.goods) for p in players]
            self._players = players

    def tell(self) -> None:
        """Tell what each player has more or less of than before; nothing of those who have the same."""
        before = self._before
        if before is None:
            return
        for place, p in enumerate(self._players):
            had, now = before[place], p.goods
            if now != had:
                told = self._g.told
                assert told is not None
                told.append(("changes", p.seat, (self._counted, had, now)))


class Changes:
    """What somebody has more or less of than before, listed when it is read."""

    __slots__ = ("after", "before", "counted")

    def __init__(self, counted: tuple[str, ...], before: tuple[int, ...], after: tuple[int, ...]) -> None:
        self.counted: Final = counted
        self.before: Final = before
        self.after: Final = after

    def listed(self) -> list[Change]:
        """Each change by itself, in the order in which things are counted."""
        pairs = zip(self.counted, self.before, self.after, strict=True)
        return [Change(what, now - had) for what, had, now in pairs if now != had]


def _read(arg: Any) -> Any:
    """An argument that is the same for all, as plain data."""
    return as_json(arg.listed() if isinstance(arg, Changes) else arg)


class Change:
    """So much more or less of something."""

    __slots__ = ("says",)

    def __init__(self, what: str, by: int) -> None:
        self.says: Final = ("change-more" if by > 0 else "change-less", {"what": what, "n": abs(by)})
