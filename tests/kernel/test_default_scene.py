"""The picture of a title that draws none: its zones, with what is hidden hidden and options that light things."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from foreign_titles import lanterns
from stavitel.cli.picture import Lights
from stavitel.kernel import (
    Card,
    Random,
    Table,
    Title,
    move,
    nested,
    new_match,
    note,
    private,
    public,
    redact,
    secret,
    state,
)
from stavitel.kernel.default_scene import default_scene

__all__ = ["lanterns"]

Scene = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Plan(Card):
    key: str
    cost: int
    back: str = "plan"


ARCH, FORD, MILL = Plan("arch", 2), Plan("ford", 1), Plan("mill", 3)


@state
class Builder:
    seat: int
    gold: int = 4
    bold: bool = False
    hand: list[Plan] = private()
    built: list[Plan] = public()
    picked: Plan | None = private(None)
    goods: dict[str, int] = public(dict)
    seen_once: list[Plan] = note()


@state
class Turn:
    seat: int
    acts: int = 0


@state
class Town(Table):
    players: list[Builder] = nested(list)
    deck: list[Plan] = secret()
    market: list[Plan] = public()
    rows: dict[str, list[Plan]] = public(dict, of=list)
    piles: list[list[Plan]] = secret(list, of=list)
    phase: str = "draft"
    last: Any = None
    votes: list[int] = public()
    turn: Turn | None = nested()
    round_number: int = 3


def town() -> Town:
    g = Town(
        [
            Builder(0, bold=True, hand=[ARCH, ARCH], built=[MILL], picked=FORD, seen_once=[MILL]),
            Builder(1, hand=[FORD], built=[ARCH], goods={"wood": 2}),
        ],
        deck=[MILL, FORD],
        market=[ARCH, MILL],
        rows={"north": [FORD], "south": []},
        piles=[[MILL], []],
        last=move("build", ARCH),
        votes=[1, 0],
        turn=Turn(1, 2),
    )
    g.random = Random.from_text("town")
    return g


def nodes(scene: Scene) -> Iterator[Scene]:
    yield scene
    for child in scene.get("children", ()):
        yield from nodes(child)


def drawn(seat: int | None) -> dict[str, Scene]:
    """The nodes of the town's picture by id."""
    g = town()
    listed = list(nodes(default_scene(redact(g, seat), seat).as_json()))
    found = {node["id"]: node for node in listed}
    assert len(found) == len(listed)
    return found


def test_every_zone_is_drawn_with_a_label_of_its_field() -> None:
    """Cards in rows, numbers, words, moves; states inside the state; zones that are empty."""
    found = drawn(0)
    assert [child["face"] for child in found["market"]["children"]] == ["arch", "mill"]
    assert found["market"]["title"] == {"id": "label-market", "args": {}}
    assert found["round_number"]["value"] == 3
    assert found["round_number"]["label"] == {"id": "label-round-number", "args": {}}
    assert found["phase"]["text"] == {"id": "label-phase", "args": {"value": "draft"}}
    assert found["last"]["text"]["args"]["value"] == {"id": "do-build", "args": {"a": {"card": "arch"}}}
    assert found["votes"]["text"]["args"]["value"] == [1, 0]
    assert found["rows:north"]["title"] == {"id": "label-rows", "args": {"name": "north"}}
    assert "children" not in found["rows:south"]
    assert found["turn:acts"]["value"] == 2
    assert found["seat1:goods:wood"]["value"] == 2
    assert found["seat0:bold"]["text"] == {"id": "label-bold", "args": {}}
    assert "seat1:bold" not in found
    assert found["market:mill~1"]["cost"] == 3


def test_what_is_hidden_is_a_pile_and_memories_are_not_drawn() -> None:
    """My hand lies open at hand's reach, the others' as a count, the deck too; a note is nobody's zone."""
    mine = drawn(0)
    assert [child["id"] for child in mine["seat0:hand"]["children"]] == ["seat0:hand:arch~1", "seat0:hand:arch~2"]
    assert mine["seat0:hand"]["role"] == "hand"
    assert mine["seat0:picked:card"]["face"] == "ford"
    assert (mine["seat1:hand"]["kind"], mine["seat1:hand"]["count"], mine["seat1:hand"]["back"]) == ("pile", 1, "plan")
    assert (mine["deck"]["kind"], mine["deck"]["count"]) == ("pile", 2)
    assert [mine[f"piles:{place}"]["count"] for place in (0, 1)] == [1, 0]
    assert not any("seen_once" in id for id in mine)
    for seat in (1, None):
        theirs = drawn(seat)
        assert theirs["seat0:hand"]["kind"] == "pile"
        assert "face" not in theirs["seat0:picked:card"]
        assert "ford" not in str(theirs["seat0:picked:card"])


@pytest.mark.parametrize(
    ("key", "lit"),
    [
        ("build:arch", {"seat0:hand:arch~1", "seat0:hand:arch~2", "market:arch~1"}),
        ("destroy:arch@1", {"seat1:built:arch~1"}),
        ("destroy:arch@seat1", {"seat1:built:arch~1"}),
        ("take:market", {"market"}),
        ("deck", {"deck"}),
        ("rob:hand@1", {"seat1:hand"}),
        ("visit:seat1", {"panel:1"}),
        ("choose:north", {"rows:north"}),
        ("ford", {"seat0:picked:card", "rows:north:ford~1"}),
    ],
)
def test_options_light_what_they_name(key: str, lit: set[str]) -> None:
    """Cards by their bare name where they lie at the reader's hand, with the seat elsewhere; zones and players too."""
    lights = Lights([key])
    assert {id for id, node in drawn(0).items() if lights.options(node)} == lit


def test_a_title_without_a_scene_can_be_played_with_its_pictures(lanterns: Title) -> None:
    """Every option of a hand lights a card; nobody's hand shows to another."""
    match = new_match(lanterns, 3, 5)
    for seat, ask in match.asking.items():
        listed = list(nodes(match.scene(seat)))
        for key in ask.options:
            (node,) = [node for node in listed if Lights([key]).options(node)]
            assert node["face"] == key
        others = [key for who, other in match.asking.items() if who != seat for key in other.options]
        assert not {node.get("face") for node in listed} & set(others)
