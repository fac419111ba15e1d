"""Scene differences: what a client makes of them is the scene the server has."""

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stavitel.kernel.scene import Node as Drawn
from stavitel.server.diff import Node, Picture, apply, difference, flatten, tree
from stavitel.server.protocol import SceneDiff

SLOWLY = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # on a busy machine
PROPS = st.dictionaries(
    st.sampled_from(["value", "weight", "tapped", "names"]),
    st.one_of(st.integers(2, 5), st.booleans(), st.none(), st.lists(st.text("ab", max_size=2), max_size=2)),
    max_size=3,
)


@st.composite
def scenes(draw: st.DrawFn) -> Node:
    """A tree of nodes with unique ids, shaped by a random parent for each."""
    ids = draw(st.permutations([f"n{i}" for i in range(draw(st.integers(1, 12)))]))
    nodes: list[Node] = []
    for i, name in enumerate(ids):
        node: Node = {"kind": draw(st.sampled_from(["area", "card", "token"])), "id": name, **draw(PROPS)}
        if draw(st.booleans()):
            node["children"] = []
        nodes.append(node)
        if i:
            parent = nodes[draw(st.integers(0, i - 1))]
            parent.setdefault("children", []).append(node)
    return nodes[0]


@SLOWLY
@given(scenes(), scenes())
def test_a_difference_turns_the_old_scene_into_the_new(old: Node, new: Node) -> None:
    flat_old, flat_new = flatten(old), flatten(new)
    diff = difference(flat_old, flat_new, new)
    if diff is None:
        assert old == new
        return
    sent = msgspec.json.decode(msgspec.json.encode(diff), type=SceneDiff)
    got = apply(flat_old, sent)
    assert got is not None
    assert got.nodes.keys() == flat_new.nodes.keys()  # type: ignore[union-attr]
    assert tree(got) == new


@SLOWLY
@given(scenes())
def test_flattening_loses_nothing(scene: Node) -> None:
    flat = flatten(scene)
    assert flat is not None
    assert tree(flat) == scene
    assert difference(flat, flatten(scene), scene) is None


@SLOWLY
@given(scenes(), scenes())
def test_scenes_with_doubled_ids_are_sent_whole(old: Node, new: Node) -> None:
    new["children"] = [*new.get("children", ()), {"kind": "card", "id": new["id"]}]
    diff = difference(flatten(old), flatten(new), new)
    assert diff is not None
    assert diff.whole == new


def test_a_moved_node_is_told_by_its_parents_alone() -> None:
    def scene(left: list[Node], right: list[Node]) -> Node:
        return {
            "kind": "area",
            "id": "root",
            "children": [
                {"kind": "area", "id": "left", "children": left},
                {"kind": "area", "id": "right", "children": right},
            ],
        }

    card: Node = {"kind": "card", "id": "market"}
    old, new = scene([card], []), scene([], [card])
    diff = difference(flatten(old), flatten(new), new)
    assert diff == SceneDiff(set={"left": {"children": []}, "right": {"children": ["market"]}})


def drawn(scene: Node) -> Drawn:
    props = {name: value for name, value in scene.items() if name not in ("kind", "id", "children")}
    return Drawn(scene["kind"], scene["id"], props, [drawn(child) for child in scene.get("children", ())])


@SLOWLY
@given(st.lists(scenes(), min_size=2, max_size=4))
def test_a_picture_tells_the_same_differences(shown: list[Node]) -> None:
    picture = Picture(drawn(shown[0]))
    mirrored = flatten(picture.scene)
    for scene in shown[1:]:
        node = drawn(scene)
        diff = picture.next(node)
        if diff is not None:
            mirrored = apply(mirrored, msgspec.json.decode(msgspec.json.encode(diff), type=SceneDiff))
        assert mirrored is not None
        assert tree(mirrored) == node.as_json() == picture.scene


def test_a_picture_with_doubled_ids_is_sent_whole() -> None:
    double = Drawn("area", "root", {}, [Drawn("card", "root", {})])
    picture = Picture(double)
    assert picture.scene == double.as_json()
    diff = picture.next(Drawn("area", "root", {}))
    assert diff is not None
    assert diff.whole == {"kind": "area", "id": "root"}
