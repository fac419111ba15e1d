"""Scene differences: what a client makes of them is the scene the server has."""

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stavitel.kernel.scene import Node as Drawn
from stavitel.server.diff import Node, Picture, apply, flatten, tree
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
@given(scenes())
def test_flattening_loses_nothing(scene: Node) -> None:
    flat = flatten(scene)
    assert flat is not None
    assert tree(flat) == scene


def test_a_moved_node_is_told_by_its_parents_alone() -> None:
    def scene(left: list[Drawn], right: list[Drawn]) -> Drawn:
        return Drawn("area", "root", {}, [Drawn("area", "left", {}, left), Drawn("area", "right", {}, right)])

    picture = Picture(scene([Drawn("card", "market", {})], []))
    diff = picture.next(scene([], [Drawn("card", "market", {})]))
    assert diff == SceneDiff(set={"right": {"children": ["market"]}}, cut={"left": ["children"]})


def drawn(scene: Node) -> Drawn:
    props = {name: value for name, value in scene.items() if name not in ("kind", "id", "children")}
    return Drawn(scene["kind"], scene["id"], props, [drawn(child) for child in scene.get("children", ())])


@SLOWLY
@given(st.lists(scenes(), min_size=2, max_size=4))
def test_a_difference_turns_the_old_scene_into_the_new(shown: list[Node]) -> None:
    picture = Picture(drawn(shown[0]))
    mirrored = flatten(picture.scene)
    for scene in shown[1:]:
        node = drawn(scene)
        diff = picture.next(node)
        if diff is not None:
            mirrored = apply(mirrored, msgspec.json.decode(msgspec.json.encode(diff), type=SceneDiff))
        assert mirrored is not None
        assert tree(mirrored) == node.as_json() == picture.scene


@SLOWLY
@given(scenes(), scenes(), st.data())
def test_a_picture_finds_doubled_ids_wherever_they_are(old: Node, new: Node, data: st.DataObject) -> None:
    picture = Picture(drawn(old))
    node = drawn(new)
    places = list(node.walk())
    twin = data.draw(st.sampled_from(places)).id
    data.draw(st.sampled_from(places)).children.append(Drawn("token", twin, {}))
    assert picture.next(node) == SceneDiff(whole=node.as_json())
    assert picture.scene == node.as_json()


@SLOWLY
@given(st.lists(scenes(), min_size=2, max_size=4))
def test_pictures_may_share_what_they_have_in_common(shown: list[Node]) -> None:
    common = [drawn(scene) for scene in shown]
    for top in common:
        for node in top.walk():
            node.id = f"{common.index(top)}.{node.id}"
    first = Drawn("area", "root", {}, common)
    picture = Picture(first)
    mirrored = flatten(picture.scene)
    for order in (common[::-1], common[1:], [*common[1:], Drawn("area", "more", {"value": 2}, common[:1])]):
        following = Drawn("area", "root", {}, order)
        diff = picture.next(following)
        if diff is not None:
            mirrored = apply(mirrored, msgspec.json.decode(msgspec.json.encode(diff), type=SceneDiff))
        assert mirrored is not None
        assert tree(mirrored) == following.as_json()


def test_a_picture_with_doubled_ids_is_sent_whole() -> None:
    double = Drawn("area", "root", {}, [Drawn("card", "root", {})])
    picture = Picture(double)
    assert picture.scene == double.as_json()
    diff = picture.next(Drawn("area", "root", {}))
    assert diff is not None
    assert diff.whole == {"kind": "area", "id": "root"}
