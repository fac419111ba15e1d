"""What a table looks like to a seat."""

from __future__ import annotations

from random import Random as Dice

from stavitel.kernel import new_match
from titles.paladins.paladins_table import hire, new_table, scenario


def test_node_identities_are_unique_and_only_the_own_board_answers() -> None:
    """Every node of a scene has its own id; another player's action spaces carry no names."""
    match = new_match("paladins", 4, 2)
    dice = Dice(2)
    for _ in range(160):
        if match.over:
            break
        seat = dice.choice(list(match.asking))
        ask = match.asking[seat]
        for viewer in (seat, (seat + 1) % 4, None):
            ids = [node["id"] for node in walk(match.scene(viewer))]
            assert len(ids) == len(set(ids)), [one for one in ids if ids.count(one) > 1]
        keys = list(ask.options)
        match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))


def walk(node: dict) -> list[dict]:  # type: ignore[type-arg]
    """A node of a scene and all below it."""
    found = [node]
    for child in [*node.get("children", []), *node.get("markers", [])]:
        found += walk(child)
    return found


def test_options_light_nodes_of_the_scene() -> None:
    """Actions, squares, outsiders, townsfolk, jar spaces and workshop spots are named as their options are."""
    wanted = {
        "take-an-action": ("develop", "recruit:1", "hunt:2", "pray", "conspire", "commission", "attack"),
        "send-monk-where": ("r1b",),
        "move-jar-where": ("jar-space-4",),
    }
    g = new_table()
    p = g.players[0]
    p.silver, p.provisions, p.strength = 9, 9, 9
    p.placed["trade"] = "L."
    hire(p, labourer=3, scout=2, merchant=2, fighter=2, cleric=2)
    for answers, topic in (
        ((), "take-an-action"),
        (("commission",), "send-monk-where"),
        (("absolve",), "move-jar-where"),
    ):
        table = scenario(g).answer(*answers)
        assert table.asking[0].topic == topic
        names = {node.get("name") for node in walk(table.match.scene(0))}
        for key in wanted[topic]:
            assert key in table.asking[0].options
            assert key in names
