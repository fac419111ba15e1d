"""Scene differences: what a client makes of them is the scene the server has."""

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stavitel.kernel.scene import Node as SceneNode
from stavitel.server.protocol import SceneDiff
from stavitel.server.tables.diff import NodeData, SceneTracker, apply, flatten, unflatten

SLOWLY = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # on a busy machine
PROPS = st.dictionaries(
    st.sampled_from(["value", "weight", "tapped", "names"]),
    st.one_of(st.integers(2, 5), st.booleans(), st.none(), st.lists(st.text("ab", max_size=2), max_size=2)),
    max_size=3,
)


@st.composite
def scenes(draw: st.DrawFn) -> NodeData:
    """A tree of nodes with unique ids, shaped by a random parent for each."""
    ids = draw(st.permutations([f"n{i}" for i in range(draw(st.integers(1, 12)))]))
    nodes: list[NodeData] = []
    for i, name in enumerate(ids):
        node: NodeData = {"kind": draw(st.sampled_from(["area", "card", "token"])), "id": name, **draw(PROPS)}
        if draw(st.booleans()):
            node["children"] = []
        nodes.append(node)
        if i:
            parent = nodes[draw(st.integers(0, i - 1))]
            parent.setdefault("children", []).append(node)
    return nodes[0]


@SLOWLY
@given(scenes())
def test_flattening_loses_nothing(scene: NodeData) -> None:
    flat = flatten(scene)
    assert flat is not None
    assert unflatten(flat) == scene


def test_a_moved_node_is_told_by_its_parents_alone() -> None:
    def scene(left: list[SceneNode], right: list[SceneNode]) -> SceneNode:
        return SceneNode(
            "area", "root", {}, [SceneNode("area", "left", {}, left), SceneNode("area", "right", {}, right)]
        )

    picture = SceneTracker(scene([SceneNode("card", "market", {})], []))
    diff = picture.advance(scene([], [SceneNode("card", "market", {})]))
    assert diff == SceneDiff(set={"right": {"children": ["market"]}}, cut={"left": ["children"]})


def drawn(scene: NodeData) -> SceneNode:
    props = {name: value for name, value in scene.items() if name not in ("kind", "id", "children")}
    return SceneNode(scene["kind"], scene["id"], props, [drawn(child) for child in scene.get("children", ())])


@SLOWLY
@given(st.lists(scenes(), min_size=2, max_size=4))
def test_a_difference_turns_the_old_scene_into_the_new(shown: list[NodeData]) -> None:
    picture = SceneTracker(drawn(shown[0]))
    mirrored = flatten(picture.scene)
    for scene in shown[1:]:
        node = drawn(scene)
        diff = picture.advance(node)
        if diff is not None:
            mirrored = apply(mirrored, msgspec.json.decode(msgspec.json.encode(diff), type=SceneDiff))
        assert mirrored is not None
        assert unflatten(mirrored) == node.as_json() == picture.scene


@SLOWLY
@given(scenes(), scenes(), st.data())
def test_a_picture_finds_doubled_ids_wherever_they_are(old: NodeData, new: NodeData, data: st.DataObject) -> None:
    picture = SceneTracker(drawn(old))
    node = drawn(new)
    places = list(node.walk())
    twin = data.draw(st.sampled_from(places)).id
    data.draw(st.sampled_from(places)).children += (SceneNode("token", twin, {}),)
    assert picture.advance(node) == SceneDiff(whole=node.as_json())
    assert picture.scene == node.as_json()


@SLOWLY
@given(st.lists(scenes(), min_size=2, max_size=4))
def test_pictures_may_share_what_they_have_in_common(shown: list[NodeData]) -> None:
    common = [drawn(scene) for scene in shown]
    for top in common:
        for node in top.walk():
            node.id = f"{common.index(top)}.{node.id}"
    first = SceneNode("area", "root", {}, common)
    picture = SceneTracker(first)
    mirrored = flatten(picture.scene)
    for order in (common[::-1], common[1:], [*common[1:], SceneNode("area", "more", {"value": 2}, common[:1])]):
        following = SceneNode("area", "root", {}, order)
        diff = picture.advance(following)
        if diff is not None:
            mirrored = apply(mirrored, msgspec.json.decode(msgspec.json.encode(diff), type=SceneDiff))
        assert mirrored is not None
        assert unflatten(mirrored) == following.as_json()


def test_a_picture_with_doubled_ids_is_sent_whole() -> None:
    double = SceneNode("area", "root", {}, [SceneNode("card", "root", {})])
    picture = SceneTracker(double)
    assert picture.scene == double.as_json()
    diff = picture.advance(SceneNode("area", "root", {}))
    assert diff is not None
    assert diff.whole == {"kind": "area", "id": "root"}
