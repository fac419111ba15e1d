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


def difference(old: Flat | None, new: Flat | None, scene: Node) -> SceneDiff | None:
    """What turns `old` into `new` (which is `scene`, flat), or None if nothing does."""
    if old is None or new is None:
        return SceneDiff(whole=scene)
    return _told(old, new, list(new.nodes))


class Picture:
    """The scene that a viewer has, kept so that the difference to the next one costs little.

    A node whose properties are equal to what they were needs no second look: only what changed becomes plain data.
    (Titles do not let a property change between 0 and False, which are equal but drawn otherwise.)
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
        old, before = self.flat, self._drawn
        shown = old.nodes if old is not None else {}
        nodes: dict[str, Node] = {}
        known: dict[str, Drawn] = {}
        changed: list[str] = []
        waiting = [drawn]
        while waiting:
            now = waiting.pop()
            key, children = now.id, now.children
            if key in nodes:
                return self._give_up(drawn)
            was = before.get(key)
            # What a scene is drawn from was copied for it, so what is equal now was equal when it was drawn.
            if was is not None and was.props == now.props and was.kind == now.kind:
                node = shown[key]
                if children:
                    ids = [child.id for child in children]
                    if ids != node.get("children"):
                        node = {**node, "children": ids}
                        changed.append(key)
                    waiting += children
                elif was.children:
                    node = now.alone_json()
                    changed.append(key)
            else:
                node = now.alone_json()
                if children:
                    node["children"] = [child.id for child in children]
                    waiting += children
                changed.append(key)
            nodes[key] = node
            known[key] = now
        self.flat, self._drawn = Flat(drawn.id, nodes), known
        if old is None:
            return SceneDiff(whole=self.scene)
        return _told(old, self.flat, changed)

    def _give_up(self, drawn: Drawn) -> SceneDiff:
        """A scene with doubled ids is sent whole."""
        self._whole = drawn.as_json()
        self.flat, self._drawn = None, {}
        return SceneDiff(whole=self._whole)


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
