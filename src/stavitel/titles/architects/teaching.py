"""How Architects is taught: the overview's pictures, a first game for two, tables ready to open, the glossary."""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Example, Lesson, Preset, Step, Teaching
from stavitel.kernel.scene import ornament
from stavitel.titles.architects.lesson_line import LINE

LESSON: Final = Lesson(
    seed="lesson",
    line=LINE,
    seats=2,
    options={"works_of_wonder": False, "boards": "symmetric"},
    steps=(
        Step("draft", "draft-building", offers="carpenters-hut", propose=("carpenters-hut",)),
        Step("hire", "place", offers="place:workshop", at=("apprentices",), propose=("place:workshop",)),
        Step("apprentice", "workshop", offers="hire:jeweller.a11", at=("apprentices",), propose=("hire:jeweller.a11",)),
        Step("silver", "place", after=("hire",), at=("silversmith",), propose=("place:silversmith",)),
        Step("group", "place", after=("silver",), at=("silversmith",), propose=("place:silversmith",)),
        Step("goods", "place", after=("group",), at=("quarry", "forest", "mines"), propose=("place:mines",)),
        Step("skills", "place", after=("goods",), at=("workshop",), propose=("place:workshop",)),
        Step("gold", "mines", propose=("take:gold",)),
        Step("virtue", "place", after=("skills",), at=("virtue",), propose=("place:silversmith",)),
        Step("mines", "place", after=("virtue",), at=("mines",), propose=("place:mines",)),
        Step("guildhall", "place", offers="place:guildhall", at=("guildhall",), propose=("place:guildhall",)),
        Step(
            "market",
            "place",
            after=("guildhall",),
            at=("black-market", "prison"),
            propose=("place-market:right", "place-market:left"),
        ),
        Step(
            "tax",
            "place",
            offers="place:tax-stand",
            after=("market",),
            at=("tax-stand", "mines"),
            propose=("place:mines",),
        ),
        Step(
            "build",
            "place",
            offers="place:guildhall",
            after=("tax",),
            at=("guildhall",),
            propose=("place:guildhall",),
        ),
        Step("capture", "place", after=("tax",), at=("town-centre",), propose=("place:town-centre",)),
    ),
)

PICTURES: Final = {
    "goal": (
        ornament("monument", (26, 18, 110, 134), kind="dome", part=0.6),
        ornament("palace", (170, 40, 120, 112), tone="blue"),
        ornament("church", (330, 16, 96, 136), tone="red"),
    ),
    "turn": (
        ornament("quarry", (16, 54, 118, 96)),
        ornament("wood", (160, 40, 130, 110), count=6, kind="fir"),
        ornament("mine", (316, 54, 120, 96)),
    ),
    "end": (
        ornament("facade", (110, 22, 240, 130), columns=6, rows=3),
    ),
    "mistakes": (
        ornament("stall", (24, 56, 108, 92), tone="black"),
        ornament("tower", (180, 20, 74, 132), tone="red"),
        ornament("workshop", (296, 44, 144, 106)),
    ),
}  # fmt: skip

TEACHING: Final = Teaching(
    minutes=25,
    lesson=LESSON,
    presets=(
        Preset("first", 3, {"works_of_wonder": False, "boards": "symmetric"}),
        Preset("family", 4, {"works_of_wonder": False, "boards": "symmetric"}),
        Preset("base", 4, {"works_of_wonder": False}),
        Preset("full", 4),
        Preset("owner", 5, {"promo": True}),
        Preset("solo", 1),
    ),
    pictures=PICTURES,
    terms={
        "worker": "A1.7", "group": "A7.1", "capture": "A8.7", "prison": "A7.4", "virtue": "A5.1", "debt": "A6.1",
        "tax": "A4.1", "apprentice": "A3.6", "skill": "A9.3", "cathedral": "A9.5", "reset": "A10.4",
        "influence": "W2.3", "wonder": "W6.2", "princess": "W3.1", "profiteer": "W3.2",
    },
    pictured={
        "worker": "silversmith", "group": "silversmith", "capture": "town-centre", "prison": "prison",
        "virtue": "virtue", "tax": "tax-stand", "apprentice": "apprentices", "skill": "apprentices",
        "cathedral": "cathedral", "reset": "black-market",
    },
    figures={
        "A3": "town", "A4": "tax-stand", "A5": "virtue", "A7": "prison", "A9": "halls", "A10": "black-market",
        "A11": "apprentices", "A14": "mat:0",
    },
    examples=(
        Example("A8", "group", ("town",)),
        Example("A9", "guildhall", ("halls",)),
        Example("A11", "apprentice", ("apprentices",)),
    ),
)  # fmt: skip
