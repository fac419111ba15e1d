"""How Citadels is taught: the overview's pictures, a first game for four, tables ready to open, the glossary."""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Example, Lesson, Preset, Step, Teaching
from stavitel.kernel.scene import ornament
from stavitel.titles.citadels.lesson_line import LINE

LESSON: Final = Lesson(
    seed="lesson",
    line=LINE,
    seats=4,
    options={"city_size": 7},
    steps=(
        Step("pick", "keep-a-character", offers="architect", at=("draft",), propose=("architect",)),
        Step("plans", "turn", offers="plans", after=("pick",), at=("deck",), propose=("plans",)),
        Step("action", "turn", offers="gold", after=("pick",), at=("gold:0",), propose=("gold",)),
        Step("build", "turn", offers="build:", at=("hand",), propose=("build:castle", "build:*")),
        Step("end", "turn", offers="end", after=("action",), propose=("end",)),
        Step("leftovers", "keep-a-character", offers="assassin", after=("end",), at=("draft",), propose=("assassin",)),
        Step("murder", "murder", at=("cast",), propose=("name:architect", "name:merchant")),
        Step("rob", "rob", at=("cast",), propose=("name:merchant", "name:king", "name:architect")),
        Step("colours", "keep-a-character", offers="merchant", after=("end",), at=("city:0",), propose=("merchant",)),
        Step("coin", "turn", offers="coin", propose=("coin",)),
        Step("income", "turn", offers="income", at=("city:0",), propose=("gold",)),
        Step(
            "rivals",
            "keep-a-character",
            after=("income",),
            at=("panel:1", "panel:2", "panel:3"),
            propose=("merchant",),
        ),
        Step("destroy", "turn", offers="destroy:"),
        Step("more", "turn", offers="build:", after=("rivals",), at=("hand",), propose=("income", "build:*")),
        Step("last", "keep-a-character", after=("more",), at=("panel:1", "panel:2", "panel:3")),
    ),
)

PICTURES: Final = {
    "goal": (
        ornament("patch", (0, 120, 460, 50), tone="green"),
        ornament("skyline", (20, 30, 210, 120), seed=4),
        ornament("palace", (250, 40, 110, 108), tone="noble"),
        ornament("church", (368, 34, 74, 114), tone="religious"),
    ),
    "turn": (
        ornament("bust", (22, 18, 96, 140), tone="noble", head="crown"),
        ornament("bust", (134, 18, 96, 140), tone="religious", head="hood"),
        ornament("bust", (246, 18, 96, 140), tone="trade", head="wig"),
        ornament("bust", (354, 18, 96, 140), tone="military", head="helmet"),
    ),
    "end": (
        ornament("wall", (0, 96, 460, 54)),
        ornament("tower", (18, 30, 66, 122), tone="special"),
        ornament("gate", (186, 46, 92, 106)),
        ornament("tower", (376, 30, 66, 122), tone="special"),
    ),
    "mistakes": (
        ornament("square", (20, 122, 420, 34), kind="well"),
        ornament("gable", (60, 46, 78, 96), tone="trade"),
        ornament("house", (160, 60, 86, 82), tone="military"),
        ornament("gable", (270, 40, 80, 102), tone="noble"),
    ),
}

DARK_CITY: Final = {"rank1": "witch", "rank5": "abbot", "rank7": "navigator", "rank9": "queen"}

TEACHING: Final = Teaching(
    minutes=15,
    lesson=LESSON,
    presets=(
        Preset("first", 4, {"city_size": 7}),
        Preset("family", 5),
        Preset("duel", 2),
        Preset("full", 7),
        Preset("owner", 5, {"action_cards": True}),
        Preset("dark", 6, {**DARK_CITY, "bonus_random": 5}),
        Preset("english", 5, {"profile": "ffg2010"}),
    ),
    pictures=PICTURES,
    terms={
        "character": "C2.1", "crown": "C10.3", "district": "C1.4", "city": "C6.5", "colours": "C17.2", "income": "C5.4",
        "face-up": "C3.6", "murdered": "C7.2", "robbed": "C8.4", "action-card": "C23.4",
    },
    pictured={
        "character": "cast", "district": "city:0", "city": "panel:2", "colours": "city:0", "income": "city:0",
        "face-up": "cast", "murdered": "cast", "robbed": "cast",
    },
    figures={"C1": "middle", "C3": "draft", "C4": "cast", "C5": "hand", "C6": "city:0", "C16": "panel:2"},
    examples=(
        Example("C6", "build", ("city:0", "hand")),
        Example("C7", "murder", ("cast",)),
        Example("C5", "income", ("city:0", "hand")),
    ),
)  # fmt: skip
