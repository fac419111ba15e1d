"""The vocabulary of pictures: a few words that every client can draw.

An option lights the nodes whose name is its key, or the part of its key after the first colon: `build:market`
lights the node named `market`, `destroy:market@2` the one named `market@2`. Players are named `seat0`, `seat1`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from itertools import islice
from typing import Any, Final, ParamSpec, TypeVar

from stavitel.kernel.table import still
from stavitel.kernel.values import Card, as_json, card_message

P = ParamSpec("P")
R = TypeVar("R")
KEPT: Final = 1024  # parts of each kind that are remembered


class Node:
    """One thing in a picture: a kind, an identity that lasts from scene to scene, properties, and what lies in it.

    It is not changed once it is made: pictures share what they have in common.
    """

    __slots__ = ("_alone", "children", "id", "kind", "props")

    def __init__(self, kind: str, id: str, props: dict[str, Any], children: Iterable[Node] = ()) -> None:
        self.kind = kind
        self.id = id
        self.props = props
        self.children = list(children)
        self._alone: dict[str, Any] | None = None

    def as_json(self) -> dict[str, Any]:
        """The node as clients read it, with all that lies in it."""
        data = self.alone_json()
        if self.children:
            return {**data, "children": [child.as_json() for child in self.children]}
        return data

    def alone_json(self) -> dict[str, Any]:
        """The node as clients read it, without what lies in it; the same object each time."""
        if self._alone is None:
            self._alone = self._as_data()
        return self._alone

    def _as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"kind": self.kind, "id": self.id}
        for name, prop in self.props.items():
            if prop is None or prop is False or prop == ():
                continue
            data[name] = prop.as_json() if isinstance(prop, Node) else _shown(name, prop)
        return data

    def walk(self) -> Iterable[Node]:
        """This node and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()


_kept: Final[list[dict[Any, Any]]] = []


def forget_drawn() -> None:
    """Draw everything anew from now on."""
    for kept in _kept:
        kept.clear()


def drawn(draw: Callable[P, R]) -> Callable[P, R]:
    """A part of a picture that follows from its arguments alone: drawn once for equal arguments, then shared.

    What has not changed since the last picture is then the same object, so that nobody needs to look at it again.
    The arguments are states, lists, dicts, cards and plain values, given by position.
    """
    kept: dict[Any, Any] = {}
    _kept.append(kept)

    @wraps(draw)
    def once(*args: P.args, **more: P.kwargs) -> R:
        if more:
            raise TypeError(f"{draw.__name__} is remembered by its arguments: give all of them by position")
        key = tuple([still(arg) for arg in args])
        found: R | None = kept.get(key)
        if found is None:
            if len(kept) >= KEPT:
                for old in list(islice(kept, KEPT // 2)):
                    del kept[old]
            found = kept[key] = draw(*args, **more)
        return found

    return once


_TEXTS = ("label", "tip", "title", "text")


def _shown(name: str, prop: Any) -> Any:
    if name in _TEXTS:
        return says_json(prop)
    if name == "markers":
        return [marker.as_json() for marker in prop]
    if name == "spaces":
        return [says_json(space) if isinstance(space, tuple) else space for space in prop]
    return as_json(prop)


def says_json(says: Any) -> Any:
    """A text of a scene: a message id alone, or with arguments."""
    if isinstance(says, str):
        return {"id": says, "args": {}}
    return {"id": says[0], "args": {key: as_json(arg) for key, arg in says[1].items()}}


def area(id: str, children: Iterable[Node], layout: str = "row", **props: Any) -> Node:
    """Things that belong together: in a row, column, wrap, stack or tabs; role says what it is (hand, market …)."""
    return Node("area", id, {"layout": layout, **props}, children)


def board(id: str, width: float, height: float, children: Iterable[Node], **props: Any) -> Node:
    """A surface in units of its own; each child carries at=(x, y, width, height)."""
    return Node("board", id, {"width": width, "height": height, **props}, children)


def grid(id: str, columns: int, children: Iterable[Node], **props: Any) -> Node:
    """Rows of equal cells."""
    return Node("grid", id, {"columns": columns, **props}, children)


def track(id: str, spaces: Sequence[Any], markers: Iterable[Node] = (), **props: Any) -> Node:
    """Spaces in a line with markers on them; each marker carries pos=index."""
    return Node("track", id, {"spaces": list(spaces), "markers": list(markers), **props})


def slot(id: str, children: Iterable[Node] = (), **props: Any) -> Node:
    """A place that may be empty; icon and cost say what goes there."""
    return Node("slot", id, props, children)


def card(id: str, face: Card, children: Iterable[Node] = (), **props: Any) -> Node:
    """A card, face up or down; cost, colour, icons, badges, big and tapped say what is printed and lies on it."""
    if face.hidden:
        return Node("card", id, {"back": face.back, **props}, children)
    props.setdefault("name", face.key)
    source = None if face.source in ("printed", "rulebook") else face.source
    return Node("card", id, {"face": face.key, "label": card_message(face.key), "source": source, **props}, children)


def pile(id: str, count: int, back: str = "", top: Node | None = None, **props: Any) -> Node:
    """A deck or a discard pile."""
    return Node("pile", id, {"count": count, "back": back, "top": top, **props})


def token(id: str, icon: str, **props: Any) -> Node:
    """A worker, cube, house, official …; seat or colour, shape, count; pos on a track."""
    return Node("token", id, {"icon": icon, **props})


def counter(id: str, icon: str, value: int, **props: Any) -> Node:
    """A number of something."""
    return Node("counter", id, {"icon": icon, "value": value, **props})


def panel(id: str, seat: int, children: Iterable[Node], active: bool = False, **props: Any) -> Node:
    """A player's area."""
    props.setdefault("name", f"seat{seat}")
    return Node("panel", id, {"seat": seat, "active": active, **props}, children)


def text(id: str, says: str, **args: Any) -> Node:
    """A line of text: a message id and its arguments."""
    return Node("text", id, {"text": (says, args)})
