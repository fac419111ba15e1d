"""The vocabulary of pictures: a few words that every client can draw.

An option lights the nodes whose name is its key, or the part of its key after the first colon: `build:market`
lights the node named `market`, `destroy:market@2` the one named `market@2`. Players are named `seat0`, `seat1`.

`docs/scenes.md` shows the words with pictures. What only pleases the eye (ornaments, grounds, dresses) is a property,
never a node: the terminal and the text view leave it out and lose nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableMapping, Sequence
from functools import lru_cache, wraps
from itertools import islice
from math import cos, pi, sin
from typing import Any, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from stavitel.kernel.table import freeze
from stavitel.kernel.values import Card, as_json, card_message

P = ParamSpec("P")
R = TypeVar("R")
KEPT: Final = 64  # parts of each kind that are remembered, where they are more than one node
SHARED: Final = 4096  # names of nodes that are remembered
ALIKE: Final = 8  # nodes of one name that are
PIECES: Final = 2048  # pieces of the arguments that parts are remembered by
WRITTEN: Final = 512  # nodes whose plain data are: those of one picture, and of the next that shares most of them


class Node:
    """One thing in a picture: a kind, an identity that lasts from scene to scene, properties, and what lies in it.

    It is not changed once it is made: pictures share what they have in common.
    """

    __slots__ = ("__weakref__", "children", "id", "kind", "props")

    def __init__(self, kind: str, id: str, props: dict[str, Any], children: Iterable[Node] = ()) -> None:
        self.kind = kind
        self.id = id
        self.props = props
        self.children = tuple(children)

    def as_json(self) -> dict[str, Any]:
        """The node as clients read it, with all that lies in it."""
        data = _alone_json(self)
        if self.children:
            return {**data, "children": [child.as_json() for child in self.children]}
        return data

    def alone_json(self) -> dict[str, Any]:
        """The node as clients read it, without what lies in it."""
        data: dict[str, Any] = {"kind": self.kind, "id": self.id}
        for name, prop in self.props.items():
            if not (prop is None or prop is False or prop == ()):
                data[name] = _shown(name, prop)
        return data

    def changes_since(self, old: Node) -> tuple[dict[str, Any], list[str]]:
        """How the node differs from another, as clients read it: properties that are new or other, and those gone."""
        changed: dict[str, Any] = {} if self.kind == old.kind else {"kind": self.kind}
        gone: list[str] = []
        before, now = old.props, self.props
        for name, prop in now.items():
            was = before.get(name)
            if was is prop or was == prop:
                continue
            had = not (was is None or was is False or was == ())
            if prop is None or prop is False or prop == ():
                if had:
                    gone.append(name)
                continue
            shown = _shown(name, prop)
            if not had or isinstance(prop, (int, str)) or _shown(name, was) != shown:
                changed[name] = shown
        for name, was in before.items():
            if name not in now and not (was is None or was is False or was == ()):
                gone.append(name)
        return changed, gone

    def walk(self) -> list[Node]:
        """This node and all below it, each before what lies in it."""
        found: list[Node] = []
        left = [self]
        while left:
            node = left.pop()
            found.append(node)
            if node.children:
                left += node.children[::-1]
        return found


@lru_cache(WRITTEN)
def _alone_json(node: Node) -> dict[str, Any]:
    """A node that is a part of many pictures is put into words once."""
    return node.alone_json()


_alike: Final[dict[tuple[str, str], list[Node]]] = {}


def _node(kind: str, id: str, props: dict[str, Any], children: Iterable[Node] = ()) -> Node:
    """A node, the very one of an earlier picture if it is no other: so tables and seats share what looks alike.

    (Titles do not let a property change between 0 and False, which are equal but drawn otherwise.)
    """
    inside = tuple(children)
    alike = _alike.get((kind, id))
    if alike is None:
        if len(_alike) >= SHARED:
            for old in list(islice(_alike, SHARED // 2)):
                _alike.pop(old, None)  # pictures are drawn in several threads
        alike = _alike[kind, id] = []
    twin = None  # all but what lies in it is the same
    for node in alike:
        if node.props == props:
            if node.children == inside:
                return node
            twin = node
    if twin is not None:
        props = twin.props
    elif alike:
        _share(props, alike[-1].props)
    made = Node(kind, alike[-1].id if alike else id, props, inside)
    alike.append(made)
    if len(alike) > ALIKE:
        del alike[0]
    return made


def _share(props: dict[str, Any], others: dict[str, Any]) -> None:
    """Lets properties be the very ones of another node where they are equal: most of them are."""
    for name, other in others.items():
        if props.get(name) == other:
            props[name] = other


_kept: Final[list[MutableMapping[Any, Any]]] = []


def forget_cached_parts() -> None:
    """Draw everything anew from now on."""
    _alike.clear()
    _pieces.clear()
    _alone_json.cache_clear()
    for kept in _kept:
        kept.clear()


def cached_part(draw: Callable[P, R]) -> Callable[P, R]:
    """A part of a picture that follows from its arguments alone: drawn once for equal arguments, then shared.

    What has not changed since the last picture is then the same object, so that nobody needs to look at it again.
    A part that is one node is remembered as long as it is in somebody's picture, others until there are too many.
    The arguments are states, lists, dicts, cards and plain values, given by position.
    """
    nodes: WeakValueDictionary[Any, Any] = WeakValueDictionary()
    others: dict[Any, Any] = {}
    _kept.extend((nodes, others))

    @wraps(draw)
    def once(*args: P.args, **more: P.kwargs) -> R:
        if more:
            raise TypeError(f"{draw.__name__} is remembered by its arguments: give all of them by position")
        key = tuple([freeze(arg) for arg in args])
        found: R | None = nodes.get(key) or others.get(key)
        if found is None:
            found = draw(*args, **more)
            if isinstance(found, Node):
                nodes[_piece(key)] = found
            else:
                if len(others) >= KEPT:
                    for old in list(islice(others, KEPT // 2)):
                        others.pop(old, None)
                others[key] = found
        return found

    return once


_pieces: Final[dict[Any, Any]] = {}


def _piece(thing: Any) -> Any:
    """The same frozen thing, made of pieces that others have too: most of a player's things are as they were."""
    if type(thing) is not tuple:
        return thing
    known = _pieces.get(thing)
    if known is None:
        if len(_pieces) >= PIECES:
            for old in list(islice(_pieces, PIECES // 2)):
                _pieces.pop(old, None)
        known = tuple([_piece(part) for part in thing])
        _pieces[known] = known
    return known


_TEXTS = ("label", "tip", "title", "text", "short")


def _shown(name: str, prop: Any) -> Any:
    if isinstance(prop, Node):
        return prop.as_json()
    if name in _TEXTS:
        return says_json(prop)
    if name in ("at", "upright") and prop is not None:
        if isinstance(prop[0], (tuple, list)):
            return [_shown(name, place) for place in prop]
        return [round(length, 1) for length in prop]
    if name == "pair":
        return [says_json(side) for side in prop]
    if name == "markers":
        return [marker.as_json() for marker in prop]
    if name == "spaces":
        return [says_json(space) if isinstance(space, tuple) else space for space in prop]
    return as_json(prop)


def says_json(says: Any) -> Any:
    """A text of a scene: a message id alone, or with arguments."""
    if isinstance(says, str):
        return _bare_text(says)
    return {"id": says[0], "args": {key: as_json(arg) for key, arg in says[1].items()}}


@lru_cache(4096)
def _bare_text(says: str) -> dict[str, Any]:
    """A message id alone, shared by all nodes that carry it."""
    return {"id": says, "args": {}}


Place = tuple[float, float, float, float]  # left, top, width and height in the units of the board
Point = tuple[float, float]

GROUNDS: Final = ("vellum", "meadow", "tiles", "wood", "stone", "none")
ALONG: Final = ("row", "column", "path", "ring", "bars")
ORNAMENTS: Final = (
    "banner",
    "barn",
    "bridge",
    "bust",
    "cell",
    "church",
    "courtyard",
    "facade",
    "gable",
    "gate",
    "hill",
    "house",
    "hut",
    "lane",
    "letters",
    "mill",
    "mine",
    "monument",
    "outline",
    "palace",
    "patch",
    "plan",
    "plate",
    "quarry",
    "ring",
    "river",
    "road",
    "sea",
    "shield",
    "ship",
    "skyline",
    "square",
    "stall",
    "storeys",
    "street",
    "table",
    "tower",
    "tree",
    "village",
    "wall",
    "wood",
    "workshop",
)


def ornament(
    word: str,
    at: Place | None = None,
    path: Sequence[Point] = (),
    *,
    tone: str | None = None,
    size: float | None = None,
    seed: int | None = None,
    label: Any = None,
    **more: Any,
) -> dict[str, Any]:
    """Something drawn that is no part of the game: in the box `at`, or along the points of `path`.

    >>> ornament("river", path=[(0, 0), (40, 90)], size=18)
    {'word': 'river', 'path': [(0, 0), (40, 90)], 'size': 18}
    """
    if word not in ORNAMENTS:
        raise ValueError(f"no ornament is called {word!r}; there are {', '.join(ORNAMENTS)}")
    drawn: dict[str, Any] = {
        "word": word,
        "at": at,
        "path": list(path) or None,
        "tone": tone,
        "size": size,
        "seed": seed,
    }
    drawn |= {"label": None if label is None else says_json(label), **more}
    return {name: prop for name, prop in drawn.items() if prop is not None}


def region(id: str, at: Place, children: Iterable[Node], **props: Any) -> Node:
    """A part of a board whose children count their places from its corner; leaf=True lets it stand alone on a phone.

    A leaf with upright=(width, height) has a second arrangement for windows of another shape, most often a phone; what
    lies in it says in upright=(x, y) or (x, y, width, height) where it lies then, and upright_ornaments what is drawn.
    A leaf with a list of such sizes has as many arrangements; what lies in it lists its places in the same order, or
    gives one for all of them, and stays where it is in those that its list leaves out.
    """
    return _node("area", id, {"layout": "free", "at": at, **props}, children)


def places_in_rows(count: int, columns: int, at: Place, gap: float = 4) -> list[Place]:
    """Equal places for `count` things, row by row in a box.

    >>> places_in_rows(3, 2, (0, 0, 44, 24))
    [(0.0, 0.0, 20.0, 10.0), (24.0, 0.0, 20.0, 10.0), (0.0, 14.0, 20.0, 10.0)]
    """
    x, y, width, height = at
    rows = max(1, -(-count // columns))
    wide, high = (width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows
    return [(x + i % columns * (wide + gap), y + i // columns * (high + gap), wide, high) for i in range(count)]


def places_on_ring(count: int, at: Place, size: tuple[float, float], start: float = 0) -> list[Place]:
    """Places of one size on a ring that fills a box, clockwise from the top; `start` turns it by so many places.

    >>> [tuple(round(part) for part in place) for place in places_on_ring(4, (0, 0, 100, 60), (20, 10))]
    [(40, 0, 20, 10), (80, 25, 20, 10), (40, 50, 20, 10), (0, 25, 20, 10)]
    """
    x, y, width, height = at
    wide, high = size
    across, down = (width - wide) / 2, (height - high) / 2
    angles = [2 * pi * (i + start) / count for i in range(count)]
    return [(x + across * (1 + sin(angle)), y + down * (1 - cos(angle)), wide, high) for angle in angles]


def area(id: str, children: Iterable[Node], layout: str = "row", **props: Any) -> Node:
    """Things that belong together: in a row, column, wrap, stack or tabs; role says what it is (hand, market …)."""
    return _node("area", id, {"layout": layout, **props}, children)


def board(id: str, width: float, height: float, children: Iterable[Node], **props: Any) -> Node:
    """A surface in units of its own; each child carries at=(x, y, width, height).

    One unit is one pixel where a screen of 1440 by 900 shows the board whole: about 1116 by 616 units fill it. `ground`
    is what it is made of, `ink` the tone of its lines, `ornaments` what is drawn on it. A mat may have a second
    arrangement with upright=(width, height), as a leaf has (`region`).
    """
    if props.get("ground", "vellum") not in GROUNDS:
        raise ValueError(f"no ground is called {props['ground']!r}; there are {', '.join(GROUNDS)}")
    return _node("board", id, {"width": width, "height": height, **props}, children)


def grid(id: str, columns: int, children: Iterable[Node], **props: Any) -> Node:
    """Rows of equal cells."""
    return _node("grid", id, {"columns": columns, **props}, children)


def track(id: str, spaces: Sequence[Any], markers: Iterable[Node] = (), **props: Any) -> Node:
    """Spaces in a line with markers on them; each marker carries pos=index.

    `along` is a row, a column, a path through `points`, a ring in its box (a pos of 2.5 lies between two spaces), or
    bars: one for each marker, with its `boost`. A space is a number, a text, `space(...)`, or `[left, right]` where
    `pair` names the two sides.
    """
    if props.get("along", "row") not in ALONG:
        raise ValueError(f"no track goes along {props['along']!r}; there are {', '.join(ALONG)}")
    return _node("track", id, {"spaces": list(spaces), "markers": list(markers), **props})


def space(
    value: Any, icon: str | None = None, tone: str | None = None, short: int | str | None = None
) -> dict[str, Any]:
    """A space of a track with a picture or a tone of its own; `short` is lettered on a board instead of the value."""
    told = value if isinstance(value, int | str) else says_json(value)
    shown = {"value": told, "icon": icon, "tone": tone, "short": short}
    return {name: prop for name, prop in shown.items() if prop is not None}


def slot(id: str, children: Iterable[Node] = (), **props: Any) -> Node:
    """A place that may be empty; icon and cost say what goes there.

    `shape` is round (for a worker), arch (a window), square, tiled, bar, flag, terms or none; `dress` an ornament, or
    its word, that fills the place: pieces then `stand` at its foot (foot, inside, row) and its label lies below. With
    quiet=True its label is told on pointing and not lettered; its `short` is.
    """
    return _node("slot", id, props, children)


def card(id: str, face: Card, children: Iterable[Node] = (), **props: Any) -> Node:
    """A card, face up or down; cost, colour, icons, badges, big and tapped say what is printed and lies on it.

    A badge is a figure, or a dict of `icon`, `value`, `label`, `tone` and `seat`. One of tone `bad` that comes upon a
    card in a player's panel is a blow, and is heard by that player.

    `look="building"` draws it as a house with a `roof` (hip, gable, dome, battlements, spire), taller if it is dear;
    `tuck` (above, below) puts it under the mat, so that its `edge` (icons and figures) is all that shows.
    """
    if face.hidden:
        return _node("card", id, {"back": face.back, **props}, children)
    props.setdefault("name", face.key)
    source = None if face.source in ("printed", "rulebook") else face.source
    return _node("card", id, {"face": face.key, "label": card_message(face.key), "source": source, **props}, children)


def pile(id: str, count: int, back: str = "", top: Node | None = None, **props: Any) -> Node:
    """A deck or a discard pile."""
    return _node("pile", id, {"count": count, "back": back, "top": top, **props})


def token(id: str, icon: str, **props: Any) -> Node:
    """A worker, cube, house, official …; seat or colour, count; pos on a track.

    `shape` is a piece (meeple, worker, pawn, monk, cube, disc, house, tower, coin), else a round sign with its icon.
    """
    return _node("token", id, {"icon": icon, **props})


def counter(id: str, icon: str, value: int, **props: Any) -> Node:
    """A number of something; `counts` names it for the effects of options, role="status-me" shows it in the me bar."""
    return _node("counter", id, {"icon": icon, "value": value, **props})


def panel(id: str, seat: int, children: Iterable[Node], active: bool = False, **props: Any) -> Node:
    """A player's area; `score` is shown to all, with score_hidden=True as "so far"; `at` lays it onto the board."""
    props.setdefault("name", f"seat{seat}")
    return _node("panel", id, {"seat": seat, "active": active, **props}, children)


def text(id: str, says: str, **args: Any) -> Node:
    """A line of text: a message id and its arguments."""
    return _node("text", id, {"text": (says, args)})
