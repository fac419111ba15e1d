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

from stavitel.kernel import Card
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


def difference(old: Flat | None, new: Flat | None, scene: Node) -> SceneDiff | None:
    """What turns `old` into `new` (which is `scene`, flat), or None if nothing does."""
    if old is None or new is None:
        return SceneDiff(whole=scene)
    return _told(old, new, list(new.nodes))


class Picture:
    """The scene that a viewer has, kept so that the difference to the next one costs little.

    A node whose properties are equal to what they were needs no second look: only what changed becomes plain data.
    """

    def __init__(self, drawn: Drawn) -> None:
        self.flat: Flat | None = None
        self._drawn: dict[str, Drawn] = {}
        self.next(drawn)

    @property
    def scene(self) -> Node:
        """The whole scene as plain data."""
        return self._whole if self.flat is None else tree(self.flat)

    def next(self, drawn: Drawn) -> SceneDiff | None:
        """Takes the next scene; how it differs from the last one, or None if it does not."""
        nodes: dict[str, Node] = {}
        known: dict[str, Drawn] = {}
        changed: list[str] = []
        old = self.flat
        if not self._walk(drawn, nodes, known, changed):
            self._whole = drawn.as_json()
            self.flat, self._drawn = None, {}
            return SceneDiff(whole=self._whole)
        self.flat, self._drawn = Flat(drawn.id, nodes), known
        if old is None:
            return SceneDiff(whole=self.scene)
        return _told(old, self.flat, changed)

    def _walk(self, drawn: Drawn, nodes: dict[str, Node], known: dict[str, Drawn], changed: list[str]) -> bool:
        key = drawn.id
        if key in nodes:
            return False
        before = self._drawn.get(key)
        children = [child.id for child in drawn.children]
        if before is not None and self.flat is not None and _alike(before, drawn):
            node = self.flat.nodes[key]
            if children != node.get("children", []):
                node = drawn.alone_json()
                if children:
                    node["children"] = children
                changed.append(key)
        else:
            node = drawn.alone_json()
            if children:
                node["children"] = children
            changed.append(key)
        nodes[key] = node
        known[key] = drawn
        return all(self._walk(child, nodes, known, changed) for child in drawn.children)


_FROZEN = frozenset({str, int, bool, float, tuple, type(None)})
_LISTED = frozenset({list, dict})


def _alike(before: Drawn, now: Drawn) -> bool:
    """Whether a node is surely drawn as before.

    What a scene is drawn from is a copy made for it, so two lists that are equal were equal when they were drawn; one
    and the same list in both may have changed behind our back.
    """
    old = before.props
    if before.kind != now.kind or old != now.props:
        return False
    for name, prop in now.props.items():
        kind, was = type(prop), old[name]
        if kind is not type(was):  # 0 equals False, but is drawn otherwise
            return False
        if kind not in _FROZEN and (kind not in _LISTED or prop is was) and not isinstance(prop, Card):
            return False
    return True


def _told(old: Flat, new: Flat, changed: list[str]) -> SceneDiff | None:
    """The difference between two scenes, given the nodes that may have changed."""
    diff = SceneDiff(put=[], set={}, cut={}, gone=[])
    for key in changed:
        node, was = new.nodes[key], old.nodes.get(key)
        if was is None:
            diff.put.append(node)
        elif was != node:
            props = {prop: value for prop, value in node.items() if prop not in was or was[prop] != value}
            if props:
                diff.set[key] = props
            removed = [prop for prop in was if prop not in node]
            if removed:
                diff.cut[key] = removed
    if len(old.nodes) + len(diff.put) != len(new.nodes):
        diff.gone = [key for key in old.nodes if key not in new.nodes]
    if old.root != new.root:
        diff.root = new.root
    if not (diff.put or diff.set or diff.cut or diff.gone or diff.root):
        return None
    return diff


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
