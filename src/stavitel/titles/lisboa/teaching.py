"""How Lisboa is taught: the overview's pictures, a first game for two, tables ready to open, the glossary."""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Example, Lesson, Preset, Step, Teaching
from stavitel.kernel.scene import ornament
from stavitel.titles.lisboa.lesson_line import LINE

LESSON: Final = Lesson(
    seed="lesson",
    line=LINE,
    seats=2,
    steps=(
        Step("tile", "keep-tile", offers="cl09", propose=("cl09",)),
        Step("card", "play-card", offers="court:treasury-61", at=("hand:0",), propose=("court:treasury-61",)),
        Step("pay", "pay-reis", at=("treasury",), propose=("pay:3,0",)),
        Step("store", "build-store", offers="build:c-4@books", at=("downtown",), propose=("build:c-4@books",)),
        Step("cardinal", "cardinal-reward", offers="meet:cl29", at=("church",), propose=("meet:cl29@1",)),
        Step("house", "choose-house", propose=("house:right",)),
        Step("refill", "take-card", at=("display",), propose=("take:marquis-26",)),
        Step("join", "join-visit", at=("noble:manuel",), propose=("join:recruit",)),
        Step(
            "audience", "play-card", offers="court:king", at=("noble:king",), propose=("court:king-45", "court:king*")
        ),
        Step("site", "open-building", at=("downtown",), propose=("open:wd",)),
        Step(
            "portfolio",
            "play-card",
            after=("refill",),
            at=("portfolio:0",),
            propose=("portfolio:manuel-7", "portfolio:manuel*"),
        ),
        Step("ship", "sell-or-trade", at=("shipyard",), propose=("trade:ship,tools", "trade:ship*")),
        Step(
            "influence",
            "play-card",
            offers="court:manuel",
            after=("portfolio",),
            at=("influence", "treasury"),
            propose=("court:manuel-8", "court:manuel*"),
        ),
        Step(
            "decree",
            "play-card",
            offers="court:marquis",
            after=("portfolio",),
            at=("decrees",),
            propose=("court:marquis-28", "court:marquis*"),
        ),
        Step("period", "play-card", told="tell-period-ends"),
    ),
)

PICTURES: Final = {
    "goal": (
        ornament("sea", (0, 118, 460, 52)),
        ornament("skyline", (10, 26, 250, 112), seed=7),
        ornament("ship", (300, 60, 130, 96)),
    ),
    "turn": (
        ornament("bust", (30, 18, 104, 140), tone="green", head="wig"),
        ornament("bust", (178, 18, 104, 140), tone="purple", head="wig"),
        ornament("bust", (326, 18, 104, 140), tone="red", head="crown"),
    ),
    "end": (
        ornament("street", path=[(20, 150), (440, 150)], size=18),
        ornament("facade", (40, 36, 110, 104), columns=3, rows=3),
        ornament("facade", (176, 36, 110, 104), columns=3, rows=3),
        ornament("monument", (316, 16, 110, 124), kind="arch", part=0.5),
    ),
    "mistakes": (
        ornament("plan", (30, 40, 110, 106)),
        ornament("ship", (170, 50, 120, 98)),
        ornament("house", (324, 54, 100, 92), tone="blue"),
    ),
}

TEACHING: Final = Teaching(
    minutes=35,
    lesson=LESSON,
    presets=(
        Preset("first", 2),
        Preset("family", 3, {"quests": True}),
        Preset("full", 4),
        Preset("experts", 4, {"draft": True, "starting_decrees": True}),
        Preset("owner", 4, {"quests": True, "city_tokens": True, "starting_decrees": True}),
        Preset("solo", 1),
    ),
    pictures=PICTURES,
    terms={
        "wigs": "L0.1", "influence": "L7.1", "treasury": "L0.3", "audience": "L11.1", "state-action": "L9.1",
        "favor": "L11.3", "portfolio": "L5.1", "official": "L11.5", "plan": "L12.3.3", "rubble-set": "L6.2",
        "store": "L0.10", "public-building": "L12.3.6", "decree": "L12.2.3", "ship": "L8.1", "church": "L10.5.6",
        "event": "L13.1",
    },
    pictured={
        "influence": "influence", "treasury": "treasury", "audience": "court", "state-action": "noble:manuel",
        "portfolio": "portfolio:0", "official": "noble:manuel", "plan": "architects", "store": "downtown",
        "public-building": "architects", "decree": "decrees", "ship": "shipyard", "church": "church",
        "event": "display",
    },
    figures={
        "L2": "court", "L5": "portfolio:0", "L7": "influence", "L8": "prices", "L9": "noble:manuel",
        "L10.3": "shipyard", "L10.5": "church", "L12.1": "downtown", "L12.2": "decrees", "L12.3": "architects",
        "L13": "treasury", "L15": "display",
    },
    examples=(
        Example("L12.1", "store", ("downtown",)),
        Example("L11", "join", ("court",)),
        Example("L12.3", "site", ("downtown",)),
    ),
)  # fmt: skip
