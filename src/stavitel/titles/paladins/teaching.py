"""How Paladins is taught: the overview's pictures, a first game for two, tables ready to open, the glossary."""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Example, Lesson, Preset, Step, Teaching
from stavitel.kernel.scene import ornament
from stavitel.titles.paladins.lesson_line import LINE

LESSON: Final = Lesson(
    seed="lesson",
    line=LINE,
    seats=2,
    steps=(
        Step("townsfolk", "first-townsfolk", offers="defender-2", at=("town",), propose=("defender-2",)),
        Step("paladin", "keep-paladin", offers="ivon-1", at=("orders",), propose=("ivon-1",)),
        Step("top", "top-paladin", offers="otton-1", propose=("otton-1",)),
        Step("tavern", "pick-tavern", offers="tavern-20", at=("tavern",), propose=("tavern-20",)),
        Step("action", "take-an-action", offers="commission", at=("commission",), propose=("commission",)),
        Step("workers", "choose-workers", propose=("scout+cleric+cleric",)),
        Step("square", "send-monk-where", offers="r2a", at=("regions",), propose=("r2a",)),
        Step("develop", "take-an-action", offers="develop", after=("action",), at=("develop",), propose=("develop",)),
        Step("workshop", "place-workshop", at=("attack",), propose=("workshop:attack@1", "workshop:attack@2")),
        Step(
            "supply", "take-an-action", offers="hunt:2", after=("develop",), at=("hunt", "trade"), propose=("hunt:2",)
        ),
        Step("again", "keep-paladin", after=("supply",), at=("orders",), propose=("engelier-1",)),
        Step("criminal", "pick-tavern", after=("supply",), at=("tavern", "tax")),
        Step("attack", "take-an-action", offers="attack", after=("criminal",), at=("attack",), propose=("attack",)),
        Step("pass", "take-an-action", offers="pass", after=("attack",)),
        Step("plan", "keep-paladin", after=("pass",)),
    ),
)

PICTURES: Final = {
    "goal": (
        ornament("hill", (10, 70, 200, 84)),
        ornament("church", (52, 20, 78, 118), tone="blue"),
        ornament("wall", (200, 92, 150, 52)),
        ornament("tower", (250, 24, 62, 120), tone="red"),
        ornament("monument", (366, 30, 80, 116), kind="temple", part=1),
    ),
    "turn": (
        ornament("table", (150, 60, 160, 92)),
        ornament("bust", (20, 22, 96, 132), tone="green", head="hood"),
        ornament("bust", (344, 22, 96, 132), tone="red", head="helmet"),
    ),
    "end": (
        ornament("road", path=[(10, 150), (140, 112), (280, 120), (450, 60)], size=20),
        ornament("village", (40, 40, 130, 84)),
        ornament("gate", (340, 16, 96, 96)),
    ),
    "mistakes": (
        ornament("hut", (30, 70, 90, 74)),
        ornament("stall", (150, 62, 104, 82), tone="purple"),
        ornament("workshop", (290, 46, 140, 98)),
    ),
}

TEACHING: Final = Teaching(
    minutes=30,
    lesson=LESSON,
    presets=(
        Preset("first", 2),
        Preset("family", 3),
        Preset("full", 4),
        Preset("owner", 3, {"virtual_player": True}),
        Preset("solo", 1, {"difficulty": "easy"}),
        Preset("solo-hard", 1, {"difficulty": "hard"}),
    ),
    pictures=PICTURES,
    terms={
        "attribute": "P1.2", "paladin": "P16.1", "tavern": "P3.3", "criminal": "P12.1", "suspicion": "P12.3",
        "inquisition": "P14.2", "debt": "P13.1", "order": "P9.1", "favour": "P10.1", "workshop": "P4.6",
        "retinue": "P6.4", "provisions": "P1.5",
    },
    pictured={
        "attribute": "mat:0", "paladin": "mat:0", "tavern": "tavern", "criminal": "tavern", "suspicion": "supplies",
        "inquisition": "supplies", "debt": "supplies", "order": "orders", "favour": "favours", "workshop": "mat:0",
    },
    figures={
        "P2": "town-side", "P3": "tavern", "P4": "mat:0", "P6": "town", "P7": "regions", "P9": "orders",
        "P10": "favours", "P11": "supplies",
    },
    examples=(
        Example("P4", "action", ("mat:0",)),
        Example("P7", "square", ("regions",)),
        Example("P5", "workshop", ("mat:0",)),
    ),
)  # fmt: skip
