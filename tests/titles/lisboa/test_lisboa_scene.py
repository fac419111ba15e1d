"""The picture: everything has one identity, and options light something."""

from __future__ import annotations

from random import Random as Dice
from typing import Any

import pytest

from stavitel.cli.text_view import read
from stavitel.kernel import new_match
from stavitel.testing.play import at_every_question
from stavitel.titles.lisboa.cards import CARDS
from stavitel.titles.lisboa.scene import scene
from stavitel.words import Words
from titles.lisboa.lisboa_table import named, new_table, treasury

WORDS = ("pay:", "fee:")  # options that are numbers
PLAIN = ("decline", "done", "skip", "stay", "pass")


def nodes(scene: dict[str, Any]) -> list[dict[str, Any]]:
    found = [scene]
    inner = [*scene.get("children", ()), *scene.get("markers", ())]
    if isinstance(scene.get("top"), dict):
        inner.append(scene["top"])
    for child in inner:
        found += nodes(child)
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_thing_has_its_own_identity_and_options_light_it(seats: int) -> None:
    """Ids are unique; each option that names a thing lights a node. [L1.5]"""
    match = new_match("lisboa", seats, 2, {"quests": True, "city_tokens": True, "starting_decrees": True})
    for seat in at_every_question(match, Dice(5), 3):
        for viewer in (seat, None):
            drawn = nodes(match.scene(viewer))
            ids = [node["id"] for node in drawn]
            assert len(ids) == len(set(ids)), sorted(id for id in ids if ids.count(id) > 1)
        drawn = nodes(match.scene(seat))
        lit = {name for node in drawn for name in (node.get("name"), *node.get("names", ())) if name}
        for key in match.asking[seat].options:
            bare = key.partition("~")[0]
            if bare in PLAIN or bare.startswith(WORDS):
                continue
            assert bare in lit or bare.partition(":")[2] in lit, (match.asking[seat].topic, bare)


def test_other_hands_are_face_down() -> None:
    """A spectator reads no dealt card. [L1.3.1]"""
    match = new_match("lisboa", 4, 2)
    for seat in at_every_question(match, Dice(5), 17):
        hidden = {card.key for p in match.table.players if p.seat != seat for card in p.hand}
        shown = {str(node.get("face")) for node in nodes(match.scene(seat))}
        assert not hidden & shown


@pytest.mark.parametrize("seats", [1, 4])
def test_the_table_says_what_is_reconstructed(seats: int) -> None:
    """Cards carry their mark for whoever looks closely, the solo opponent a plain sentence. [L1.2.3, L18]"""
    match = new_match("lisboa", seats, 2)
    for seat in at_every_question(match, Dice(5), 40):
        drawn = nodes(match.scene(seat))
        texts = {node["text"]["id"] for node in drawn if node["kind"] == "text"}
        assert ("label-lacerda" in texts) == (seats == 1)
        for node in drawn:
            face = CARDS.get(str(node.get("face")))
            if node["kind"] == "card" and face is not None:
                assert node.get("source") == (face.source if face.source == "reconstructed" else None)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_place_says_what_it_is_and_what_it_is_for(seats: int) -> None:
    """Whatever is pointed at has a name; an empty place, a track and a pile also say what they are for. [L1.5]"""
    match = new_match("lisboa", seats, 2)
    for seat in at_every_question(match, Dice(5), 40):
        for node in nodes(match.scene(seat)):
            if node["kind"] in ("slot", "track", "counter", "token"):
                assert node.get("label") or node.get("title"), node
            if node["kind"] == "track" or (node["kind"] == "slot" and not node.get("children")):
                assert node.get("tip"), node


def test_the_table_can_be_read_aloud() -> None:
    """Rubble by row and column, the cardinal's gap, both figures of the treasury, and which plans are done. [L1.5]"""
    g = new_table(2)
    p = g.players[0]
    treasury(g, 5)
    g.rubble["C2"], g.rubble["A"] = "et", "f"
    g.gap = 2
    p.plans, p.completed = [named("plan-b1")], [named("plan-g3")]
    p.hand = [named("king-50"), named("marquis-25")]
    read_out = "\n".join(read(scene(g, 0).as_json(), Words("lisboa")))
    for text in (
        "Column C2: earthquake rubble, tsunami rubble",
        "Row A: fire rubble",
        "Gap G2: Cardinal",
        "Treasury (Influence -1, Réis 5)",
        "Blue plan, 2 officials (Official 2), Green plan, 3 officials (used, Official 3)",
        "King José I 50 (Royal favor -1, influence 5), Marquis de Pombal 25 (Official -1, influence 5)",
    ):
        assert text in read_out, (text, read_out)
