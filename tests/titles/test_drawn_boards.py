"""Boards that are drawn: everything lies on them, and everything says what it is and does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random as Dice
from typing import Any

import pytest

from stavitel.kernel import new_match
from stavitel.words import Words

OVER = 12  # units that a thing may stick out of what it lies on: plates, banners, coins
SPEECHLESS = ("empty:",)  # places that say no more than their name
TOLD = ("market:", "under:", "reward:", "penalty:", "offered:", "coins:")  # by the place they lie on


def scenes(name: str, seats: int) -> Iterator[dict[str, Any]]:
    """What seats see through a match of random answers, now and then."""
    match = new_match(name, seats, 5)
    dice = Dice(5)
    for count in range(240):
        if match.over:
            break
        seat = dice.choice(list(match.asking))
        ask = match.asking[seat]
        if count % 24 == 0:
            yield match.scene(seat)
        keys = list(ask.options)
        match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))


def walk(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A node and all below it."""
    yield node
    for child in node.get("children", ()):
        yield from walk(child)


@pytest.mark.parametrize("name", ["architects", "lisboa", "paladins"])
@pytest.mark.parametrize("seats", [1, 4])
def test_what_lies_on_a_board_lies_within_it(name: str, seats: int) -> None:
    """A child of a board or a region has a place there, and does not stick out of it."""
    for scene in scenes(name, seats):
        for node in walk(scene):
            if node["kind"] == "board":
                wide, high = node["width"], node["height"]
            elif node.get("layout") == "free":
                wide, high = node["at"][2:]
            else:
                continue
            for child in node.get("children", ()):
                x, y, w, h = child["at"]
                inside = x >= -OVER and x + w <= wide + OVER and y >= -OVER and y + h <= high + OVER
                assert inside, f"{child['id']} lies beyond {node['id']}"


@pytest.mark.parametrize("name", ["architects", "lisboa", "paladins"])
@pytest.mark.parametrize("seats", [1, 4])
def test_every_place_says_what_it_does(name: str, seats: int) -> None:
    """A slot has a name or a picture with a name, and a tip; so has a region that can be chosen, a counter, a pile."""
    for scene in scenes(name, seats):
        for node in walk(scene):
            if node["kind"] == "slot" and not node["id"].startswith(SPEECHLESS):
                said = node.get("label") or node.get("icon") or node.get("cost") or node.get("children")
                assert said, node["id"]
                assert node.get("tip"), node["id"]
            if node["kind"] == "counter" and not node["id"].startswith(TOLD):
                assert node.get("label"), node["id"]
                assert node.get("tip"), node["id"]
            if node["kind"] == "pile":
                assert node.get("tip"), node["id"]
            if node.get("layout") == "free" and node.get("name"):
                assert node.get("title") or node.get("label"), node["id"]
                assert node.get("tip"), node["id"]


SHOWN = ("art", "icon", "icons", "marks", "badges", "cost", "colour", "tone", "dress", "edge", "short")


@pytest.mark.parametrize("name", ["architects", "citadels", "lisboa", "paladins"])
def test_cards_that_look_alike_are_alike(name: str) -> None:
    """Two cards with one name and one picture say the same: nobody has to point at both to tell them apart."""
    words = Words(name)
    said: dict[str, dict[str, str | None]] = {}
    for scene in scenes(name, 4):
        for node in walk(scene):
            if node["kind"] == "card" and node.get("face"):
                look = [words.card(node["face"]), *(node.get(prop) for prop in SHOWN)]
                said.setdefault(repr(look), {})[node["face"]] = words.card_text(node["face"])
    assert [list(texts) for texts in said.values() if len(set(texts.values())) > 1] == []


def test_twelve_actions_show_what_they_take_and_bring() -> None:
    """Each action of the own board has its spots, its terms and a sentence. [P4.6]"""
    scene = next(scenes("paladins", 2))
    nodes = {node["id"]: node for node in walk(scene)}
    seat = next(node["seat"] for node in nodes.values() if node["kind"] == "panel" and node.get("score") is not None)
    left = ["develop", "recruit", "hunt", "trade", "pray", "conspire"]
    right = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
    for name in [*left, *right]:
        assert nodes[f"{seat}:{name}"]["tip"]["id"] == f"tip-{name}"
        assert "→" in nodes[f"{seat}:{name}:terms"]["icons"]
        assert nodes[f"{seat}:{name}:0"]["shape"] == "round"
