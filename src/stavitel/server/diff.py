"""How one scene becomes the next, told in few words.

A scene is a tree of nodes with ids. *Flat*, it is the id of its root and a dict from id to node, in which each
node's `children` are the ids of its children instead of the children themselves. A difference is applied to the
flat old scene in five steps, the same in every client:

1. `whole` given: it is the new scene, as a tree; done.
2. Each id of `gone` is removed.
3. Each node of `put` (flat, complete) is entered under its id.
4. For each id of `set`, those properties of the node are replaced; `children` is replaced like any other.
5. For each id of `cut`, those properties are removed. `root` given: it is the id of the new root.

A node that moves to another parent keeps its id, so only the two parents' `children` are told and the client can
animate it.
Ids ought to be unique in a scene; where they are not, the difference is the whole new scene.
"""

from typing import Any, NamedTuple

from stavitel.kernel.scene import Node as Drawn
from stavitel.server.protocol import SceneDiff

Node = dict[str, Any]


class Flat(NamedTuple):
    """A scene without nesting."""

    root: str
    nodes: dict[str, Node]


def flatten(scene: Node) -> Flat | None:
    """The scene flat, or None where ids are missing or not unique."""
    nodes: dict[str, Node] = {}
    if not _gather(scene, nodes):
        return None
    return Flat(scene["id"], nodes)


def _gather(node: Node, nodes: dict[str, Node]) -> bool:
    key = node.get("id")
    if type(key) is not str or key in nodes:
        return False
    children = node.get("children")
    if children is None:
        nodes[key] = node
        return True
    flat = node.copy()
    nodes[key] = flat
    ids = []
    for child in children:
        if not _gather(child, nodes):
            return False
        ids.append(child["id"])
    flat["children"] = ids
    return True


def tree(flat: Flat) -> Node:
    """The scene as a tree again."""
    return _grow(flat.root, flat.nodes)


def _grow(key: str, nodes: dict[str, Node]) -> Node:
    node = nodes[key]
    if node.get("children") is None:
        return node
    return {**node, "children": [_grow(child, nodes) for child in node["children"]]}


class DoubledId(Exception):
    """A scene names two nodes alike."""


class Picture:
    """The scene that a viewer has, kept so that the difference to the next one costs little.

    What the next scene shares with the last one needs no look at all; of the rest only nodes whose properties are not
    equal become plain data. (Titles do not let a property change between 0 and False, which are equal but drawn
    otherwise.)
    """

    def __init__(self, drawn: Drawn) -> None:
        self._drawn = drawn
        self._known: dict[str, Drawn] | None = None  # None if ids are doubled
        self._start(drawn)

    @property
    def scene(self) -> Node:
        """The whole scene as plain data."""
        return self._drawn.as_json()

    def next(self, drawn: Drawn) -> SceneDiff | None:
        """Takes the next scene; how it differs from the last one, or None if it does not."""
        old, known = self._drawn, self._known
        if known is None or old.id != drawn.id:
            return self._start(drawn)
        diff = SceneDiff(put=[], set={}, cut={}, gone=[])
        try:
            _follow(old, drawn, known, diff)
        except DoubledId:
            return self._start(drawn)
        self._drawn = drawn
        return diff if diff.put or diff.set or diff.cut or diff.gone else None

    def _start(self, drawn: Drawn) -> SceneDiff:
        """Takes a scene whole."""
        self._drawn = drawn
        nodes = list(drawn.walk())
        known = {node.id: node for node in nodes}
        self._known = known if len(known) == len(nodes) else None
        return SceneDiff(whole=drawn.as_json())


def _follow(old: Drawn, new: Drawn, known: dict[str, Drawn], diff: SceneDiff) -> None:
    """Walks down where two scenes differ, brings `known` up to date and notes the difference."""
    pairs = [(old, new)]
    left: list[Drawn] = []
    arrived: list[Drawn] = []
    while pairs:
        was, now = pairs.pop()
        if was is now:
            continue
        known[now.id] = now
        before, after = was.children, now.children
        if not before and not after and was.props == now.props and was.kind == now.kind:
            continue
        if _compare(was, now, diff):
            pairs += zip(before, after, strict=True)
            continue
        stayed = {child.id: child for child in before}
        for child in after:
            twin = stayed.pop(child.id, None)
            if twin is None:
                arrived.append(child)
            else:
                pairs.append((twin, child))
        left += stayed.values()
    if left or arrived:
        _move(left, arrived, known, diff)


def _move(left: list[Drawn], arrived: list[Drawn], known: dict[str, Drawn], diff: SceneDiff) -> None:
    """What left one place and arrived in another has moved; the rest is gone, or new."""
    gone = {node.id: node for top in left for node in top.walk()}
    put: set[str] = set()
    for top in arrived:
        for node in top.walk():
            key = node.id
            was = gone.pop(key, None)
            if was is not None:
                _compare(was, node, diff)
            elif key in known or key in put:
                raise DoubledId(key)
            else:
                data = node.alone_json()
                diff.put.append({**data, "children": [c.id for c in node.children]} if node.children else data)
            put.add(key)
            known[key] = node
    for key in gone:
        del known[key]
    diff.gone = list(gone)


def _compare(was: Drawn, now: Drawn, diff: SceneDiff) -> bool:
    """Notes how a node has changed; whether its children are the same, in the same order."""
    changed: Node = {}
    cut: list[str] = []
    if was.props != now.props or was.kind != now.kind:
        old, new = was.alone_json(), now.alone_json()
        changed = {name: prop for name, prop in new.items() if name not in old or old[name] != prop}
        cut = [name for name in old if name not in new]
    before = [child.id for child in was.children]
    after = [child.id for child in now.children]
    same = before == after
    if not same:
        if after:
            changed["children"] = after
        else:
            cut.append("children")
    if changed:
        diff.set[now.id] = changed
    if cut:
        diff.cut[now.id] = cut
    return same


def apply(old: Flat | None, diff: SceneDiff) -> Flat | None:
    """The scene that `diff` makes of `old`; None when it cannot be flat (then `diff.whole` is the scene)."""
    if diff.whole is not None:
        return flatten(diff.whole)
    assert old is not None, "a difference that is not whole needs a scene to start from"
    nodes = dict(old.nodes)
    for key in diff.gone:
        del nodes[key]
    for node in diff.put:
        nodes[node["id"]] = node
    for key, changed in diff.set.items():
        nodes[key] = {**nodes[key], **changed}
    for key, removed in diff.cut.items():
        nodes[key] = {prop: value for prop, value in nodes[key].items() if prop not in removed}
    return Flat(old.root if diff.root is None else diff.root, nodes)
