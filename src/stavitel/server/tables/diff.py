"""Differences of scenes: how one becomes the next, in few words.

A scene is a tree of nodes with ids. *Flat*, it is the id of its root and a dict from id to node, in which each
node's `children` are the ids of its children instead of the children themselves. A difference is applied to the
flat old scene in five steps, the same in every client:

1. `whole` given: it is the new scene, as a tree; done.
2. Each id of `gone` is removed.
3. Each node of `put` (flat, complete) is entered under its id.
4. For each id of `set`, those properties of the node are replaced; `children` is replaced like any other.
5. For each id of `cut`, those properties are removed.

A node that moves to another parent keeps its id, so only the two parents' `children` are told and the client can
animate it.
Ids ought to be unique in a scene; where they are not, the difference is the whole new scene.
"""

from typing import Any, NamedTuple

from stavitel.kernel.scene import Node as SceneNode
from stavitel.server.protocol import SceneDiff

NodeData = dict[str, Any]


class Flat(NamedTuple):
    """A scene without nesting."""

    root: str
    nodes: dict[str, NodeData]


def flatten(scene: NodeData) -> Flat | None:
    """The scene flat, or None where ids are missing or not unique."""
    nodes: dict[str, NodeData] = {}
    if not _flatten_into(scene, nodes):
        return None
    return Flat(scene["id"], nodes)


def _flatten_into(node: NodeData, nodes: dict[str, NodeData]) -> bool:
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
        if not _flatten_into(child, nodes):
            return False
        ids.append(child["id"])
    flat["children"] = ids
    return True


def unflatten(flat: Flat) -> NodeData:
    """The scene as a tree again."""
    return _unflatten_node(flat.root, flat.nodes)


def _unflatten_node(key: str, nodes: dict[str, NodeData]) -> NodeData:
    node = nodes[key]
    if node.get("children") is None:
        return node
    return {**node, "children": [_unflatten_node(child, nodes) for child in node["children"]]}


class DuplicateId(Exception):
    """A scene names two nodes alike."""


class SceneTracker:
    """The scene that a viewer has, kept so that the difference to the next one costs little.

    What the next scene shares with the last one needs no look at all; of the rest only nodes whose properties are not
    equal become plain data. (Titles do not let a property change between 0 and False, which are equal but drawn
    otherwise.)
    """

    def __init__(self, scene: SceneNode) -> None:
        self._scene = scene
        self._unique = _ids_are_unique(scene)

    @property
    def scene(self) -> NodeData:
        """The whole scene as plain data."""
        return self._scene.as_json()

    def advance(self, scene: SceneNode) -> SceneDiff | None:
        """Takes the next scene; how it differs from the last one, or None if it does not."""
        old = self._scene
        if not self._unique or old.id != scene.id:
            return self._reset(scene)
        diff = SceneDiff(put=[], set={}, cut={}, gone=[])
        try:
            _compare_trees(old, scene, diff)
        except DuplicateId:
            return self._reset(scene)
        self._scene = scene
        return diff if diff.put or diff.set or diff.cut or diff.gone else None

    def _reset(self, scene: SceneNode) -> SceneDiff:
        """Takes a scene whole."""
        self._scene = scene
        self._unique = _ids_are_unique(scene)
        return SceneDiff(whole=scene.as_json())


def _ids_are_unique(scene: SceneNode) -> bool:
    ids = [node.id for node in scene.walk()]
    return len(set(ids)) == len(ids)


def _compare_trees(old: SceneNode, new: SceneNode, diff: SceneDiff) -> None:
    """Walks down where two scenes differ and notes the difference."""
    pairs = [(old, new)]
    left: list[SceneNode] = []
    arrived: list[SceneNode] = []
    while pairs:
        was, now = pairs.pop()
        if was is now:
            continue
        before, after = was.children, now.children
        if not before and not after and was.props == now.props and was.kind == now.kind:
            continue
        if _compare_nodes(was, now, diff):
            pairs += zip(before, after, strict=True)
            continue
        remaining = {child.id: child for child in before}
        for child in after:
            before_child = remaining.pop(child.id, None)
            if before_child is None:
                arrived.append(child)
            else:
                pairs.append((before_child, child))
        left += remaining.values()
    if left or arrived:
        _match_moved_nodes(old, left, arrived, diff)


def _match_moved_nodes(old: SceneNode, left: list[SceneNode], arrived: list[SceneNode], diff: SceneDiff) -> None:
    """What left one place and arrived in another has moved; the rest is gone, or new."""
    gone = {node.id: node for top in left for node in top.walk()}
    put: set[str] = set()
    known: set[str] | None = None  # all ids of the old scene, if it comes to that
    for top in arrived:
        for node in top.walk():
            key = node.id
            was = gone.pop(key, None)
            if was is not None:
                _compare_nodes(was, node, diff)
            else:
                if known is None:
                    known = {one.id for one in old.walk()}
                if key in known or key in put:
                    raise DuplicateId(key)
                data = node.alone_json()
                diff.put.append({**data, "children": [c.id for c in node.children]} if node.children else data)
            put.add(key)
    diff.gone = list(gone)


def _compare_nodes(was: SceneNode, now: SceneNode, diff: SceneDiff) -> bool:
    """Notes how a node has changed; whether its children are the same, in the same order."""
    changed: NodeData = {}
    cut: list[str] = []
    if was.props != now.props or was.kind != now.kind:
        changed, cut = now.changes_since(was)
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
    return Flat(old.root, nodes)
