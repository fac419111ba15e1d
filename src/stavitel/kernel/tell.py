"""Events: what happened, told once and fixed for ever, for the log and for animation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stavitel.kernel.values import as_json, face_down

if TYPE_CHECKING:
    from collections.abc import Mapping

    from stavitel.kernel.table import Table


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
    players = who if isinstance(who, (tuple, list)) else (who,)
    return Only(tuple(player.seat for player in players), value)


class Event:
    """Something that happened: a message key and its arguments."""

    __slots__ = ("_public", "args", "hides", "key", "seat")

    def __init__(self, key: str, seat: int | None, args: dict[str, Any]) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.args: Final = args
        self.hides: Final = any([isinstance(arg, Only) for arg in args.values()])  # some seats read more than others
        self._public: dict[str, Any] | None = None

    def shown_to(self, seat: int | None, number: int) -> dict[str, Any]:
        """The event as a seat reads it; one that is the same for all is put together once."""
        if self._public is not None:
            return self._public
        args = {name: arg.shown_to(seat) if isinstance(arg, Only) else as_json(arg) for name, arg in self.args.items()}
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
                args[name] = as_json(arg)
        return [self.key, self.seat, args, hidden]

    @classmethod
    def load(cls, data: list[Any]) -> Event:
        """From plain data."""
        key, seat, args, hidden = data
        for name, (seats, shown, kept) in hidden.items():
            args[name] = Only(tuple(seats), shown, kept)
        return cls(key, seat, args)


def tell(g: Table, key: str, who: Any = None, **args: Any) -> None:
    """Tell the table what happened; free where nobody listens."""
    if g.told is not None:
        for name, arg in args.items():
            if type(arg) is list:
                args[name] = tuple(arg)  # the list may live on and change
        g.told.append(Event(key, None if who is None else who.seat, args))


def tell_changes(g: Table, who: Any, before: Mapping[str, int], now: Mapping[str, int]) -> None:
    """Tell what a player has more or less of than before; nothing where all is the same."""
    if now != before:
        changes = [Change(what, now[what] - had) for what, had in before.items() if now[what] != had]
        tell(g, "changes", who, changes=changes)


class Change:
    """So much more or less of something."""

    __slots__ = ("says",)

    def __init__(self, what: str, by: int) -> None:
        self.says: Final = ("change-more" if by > 0 else "change-less", {"what": what, "n": abs(by)})
