"""Sample tables for developing the web client: moments of real matches, and a demo with every word of the vocabulary.

    python tools/fixtures.py                  all of them into web/fixtures
    python tools/fixtures.py citadels demo    some of them

`npm run dev` in web/ shows them at #/fixture/demo, #/fixture/citadels, ...
"""

from __future__ import annotations

import json
import sys
from math import sin
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

import stavitel
from stavitel.kernel.scene import (
    Node,
    area,
    board,
    counter,
    ornament,
    panel,
    pile,
    places_in_rows,
    places_on_ring,
    region,
    slot,
    text,
    token,
    track,
)
from stavitel.server.tables.views import question_message

OUT = Path(__file__).resolve().parents[1] / "web" / "fixtures"
NAMES = ["Anna", "Bob", "Bot Ried", "Clara"]
STEPS = 12  # moments of each match


def main() -> None:
    """Writes the tables that are wanted."""
    wanted = sys.argv[1:] or ["demo", *stavitel.installed_titles()]
    OUT.mkdir(exist_ok=True)
    for name in wanted:
        made = demo() if name == "demo" else moments(name)
        (OUT / f"{name}.json").write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
        print(f"web/fixtures/{name}.json")


def moments(name: str) -> dict[str, Any]:
    """What seat 0 sees whenever it is asked, in a match of random answers."""
    title = stavitel.installed_titles()[name]
    seats = min(4, title.seats[1])
    match = stavitel.new_match(name, seats=seats, seed=7)
    dice = Random(name)
    steps: list[dict[str, Any]] = []
    while not match.over and len(steps) < STEPS:
        seat, question = sorted(match.asking.items())[0]
        if seat == 0:
            steps.append(
                {
                    "scene": match.scene(0),
                    "question": to_builtins(question_message(question)),
                    "events": match.events(0),
                    "asking": [{"seat": 0, "number": question.number, "topic": question.topic}],
                }
            )
        least = question.least if question.many else 1
        match.answer(seat, dice.sample(list(question.options), least))
    words = (Path(stavitel.__file__).parent / "titles" / name / "words" / "en.ftl").read_text(encoding="utf-8")
    return {"title": name, "accent": title.accent, "seat": 0, "names": NAMES[:seats], "ftl": words, "steps": steps}


# The demo: one landscape out of every word, as a title would write it.

SAID: dict[str, str] = {}


def say(id: str, english: str) -> str:
    """A message of the demo."""
    SAID[id] = english
    return id


def demo() -> dict[str, Any]:
    """A table that no game has, with everything a scene can say."""
    scene = area("root", [status(), landscape(), *(rival(seat) for seat in (1, 2, 3)), mine()], "column")
    told = [
        ("tell-square", "{ $who } goes to the square: +2 silver", 3),
        ("tell-mason", "{ $who } takes the Mason for 3 silver", 1),
        ("tell-docks", "{ $who } builds the Docks", 2),
    ]
    events = [
        {"number": n, "id": say(id, english), "args": {"who": {"seat": seat}}}
        for n, (id, english, seat) in enumerate(told, 1)
    ]
    options = [
        {"key": key, "says": {"id": say(f"do-{key.replace(':', '-')}", english), "args": {}}, "effects": effects}
        for key, english, effects in (
            ("square", "Go to the square", [["silver", -2]]),
            ("plot:1", "Build on the plot", [["silver", -3], ["virtue", 1]]),
            ("chapel", "Play the Chapel", [["silver", -2], ["stone", -1]]),
            ("granary", "Play the Granary", [["wood", -2]]),
            ("mill", "Play the Mill", []),
        )
    ]
    question = {
        "number": 1,
        "seat": 0,
        "topic": "demo",
        "says": {"id": say("ask-demo", "The question, in one line or two?"), "args": {}},
        "options": options,
        "refused": [],
        "least": 1,
        "most": 1,
        "several": False,
    }
    asking = [{"seat": 0, "number": 1, "topic": "demo"}]
    step = {"scene": scene.as_json(), "question": question, "events": events, "asking": asking}
    words = "".join(f"{id} = {english}\n" for id, english in SAID.items())
    return {"title": "demo", "accent": "#8a2b1e", "seat": 0, "names": NAMES, "ftl": words, "steps": [step]}


def status() -> Node:
    """The head of the screen."""
    lines = [("round", "Round 4 of 7"), ("end", "what ends it")]
    return area("status", [text(id, say(f"label-{id}", english)) for id, english in lines], "row", role="status")


def landscape() -> Node:
    """The board: hills, a river, a road, a wood, a town with its square, a hall, streets, a ring, a track, the sea."""
    river = [(196, 118), (236, 190), (226, 250), (290, 300), (420, 340), (480, 420), (600, 520), (740, 575)]
    road = [(20, 300), (110, 282), (200, 318), (300, 330), (420, 262), (520, 240), (680, 262), (800, 330)]
    ornaments = [
        ornament("patch", (-60, 20, 480, 260), tone="#c9bc7e"),
        ornament("patch", (220, 170, 600, 330), tone="#d3c48c"),
        ornament("patch", (-80, 300, 400, 260), tone="#b7bf86"),
        ornament("sea", path=[(966, 330), (890, 352), (806, 430), (740, 520), (690, 616), (966, 616)]),
        ornament("hill", (15, 44, 170, 86)),
        ornament("hill", (145, 70, 130, 62)),
        ornament("river", path=river, size=18),
        ornament("road", path=road, size=13),
        ornament("bridge", (258, 300, 58, 40)),
        ornament("wall", (470, 92, 230, 28)),
        ornament("tower", (456, 48, 28, 74), kind="flat"),
        ornament("tower", (686, 30, 28, 92), tone="red"),
        ornament("ship", (868, 398, 66, 56)),
        ornament("plan", (312, 46, 60, 110)),
        ornament("banner", (780, 150, 124, 28), label=say("label-banner", "banner")),
        ornament("mill", (350, 372, 44, 56)),
        ornament("cell", (560, 548, 60, 40)),
        ornament("shield", (640, 552, 26, 32), figure=7),
        *(
            ornament("street", path=[(384 + i * 62, 436), (384 + i * 62, 566)], tone=tone, size=11)
            for i, tone in enumerate(("gold", "pink", "teal"))
        ),
    ]
    places = [
        place("wood", (28, 372, 180, 130), "wood"),
        place("square", (478, 170, 156, 104), "village", [worker("a", 1, 2), worker("b", 2)], stand="foot"),
        place("stall", (802, 190, 74, 78), "stall"),
        hall(),
        *plots(),
        *ring(),
        path(),
        region("rail", (972, 12, 134, 592), rail(), ground="vellum", leaf=True, label=say("label-display", "Display")),
    ]
    return board("map", 1116, 616, places, ground="vellum", ornaments=ornaments, label=say("label-map", "The land"))


def place(name: str, at: Any, dress: Any, held: list[Node] | None = None, **props: Any) -> Node:
    """A place with a drawing of its own."""
    label, tip = say(f"place-{name}", name), say(f"tip-{name}", f"What one does at the {name}.")
    return slot(f"place:{name}", held or [], name=name, dress=dress, label=label, tip=tip, at=at, **props)


def worker(id: str, seat: int, count: int = 1) -> Node:
    """Workers of a seat."""
    return token(
        f"worker:{id}", "meeple", seat=seat, count=count, shape="meeple", label=say("label-workers", "workers")
    )


def hall() -> Node:
    """A front whose windows are slots."""
    windows = []
    for i, at in enumerate(places_in_rows(8, 4, (10, 50, 116, 98), gap=4)):
        held = [worker(f"hall:{i}", (0, 2, 1, 0)[i])] if i < 4 else []
        windows.append(slot(f"window:{i}", held, shape="arch", label=None if held else number(i + 1), at=at))
    front = ornament("facade", (0, 0, 136, 154), kind="bare", rows=2)
    plate = ornament("plate", (18, 156, 100, 22), label=say("label-hall", "hall · slots"))
    return region(
        "hall", (632, 262, 136, 180), windows, ornaments=[front, plate], tip=say("tip-hall", "Eight windows.")
    )


def number(n: int) -> Any:
    """A bare number as a label."""
    return (say("label-number", "{ $n }"), {"n": n})


def plots() -> list[Node]:
    """Plots between the streets."""
    found = []
    icons = ("scroll-unfurled", "gold-bar", "scroll-unfurled", "gold-bar", "crown", "gold-bar")
    for i in range(6):
        column, row = divmod(i, 2)
        at = (330 + column * 62, 444 + row * 58, 44, 52)
        held = [token(f"house:{i}", "house", seat=(0, 2)[i > 0], shape="house")] if i in (0, 5) else []
        name = "1" if i == 2 else None
        found.append(slot(f"plot:{i}", held, icon=None if held else icons[i], shape="square", name=name, at=at))
    return found


def ring() -> list[Node]:
    """Places round a church."""
    found: list[Node] = []
    icons = ("meeple", "two-coins", "crown", "scales", "cubes")
    for i, at in enumerate(places_on_ring(10, (266, 24, 152, 140), (26, 26))):
        if i % 2 == 0:
            found.append(slot(f"ring:{i}", icon=icons[i // 2], shape="square", at=at))
        else:
            held = [token("cardinal", "pope-crown", tone="red", shape="disc")] if i == 3 else []
            found.append(slot(f"ring:{i}", held, shape="round", tone="blue", at=at))
    return found


def path() -> Node:
    """A track along a path."""
    points = [(16 + i * 40, 40 + sin(i * 0.7) * 22) for i in range(7)]
    markers = [
        token(f"path:{seat}", "meeple", seat=seat, shape="disc", pos=pos) for seat, pos in ((0, 3), (1, 5), (2, 1))
    ]
    title = say("label-path", "a track along a path")
    return track("path", range(7), markers, along="path", points=points, size=30, title=title, at=(20, 520, 280, 80))


def rail() -> list[Node]:
    """Cards, a deck and prices."""
    shown = (("mason", "trowel", "teal", 3), ("scribe", "quill-ink", "purple", 2))
    shown += (("miller", "windmill", "brown", 1), ("knight", "cavalry", "red", 4))
    places = places_in_rows(4, 2, (4, 30, 126, 182), gap=8)
    cards = [
        thing(key, art, tone, cost, at=at, free=True) for (key, art, tone, cost), at in zip(shown, places, strict=True)
    ]
    markers = [
        token("price:gold", "gold-bar", tone="gold", shape="disc", pos=1),
        token("price:cloth", "rolled-cloth", tone="pink", shape="disc", pos=2),
        token("price:books", "book-cover", tone="brown", shape="disc", pos=2),
    ]
    title = say("label-prices", "Prices")
    prices = track("prices", range(6, 0, -1), markers, along="column", title=title, at=(8, 366, 118, 222))
    deck = pile("deck", 24, "card", label=say("label-deck", "deck"), at=(34, 226, 66, 124))
    return [*cards, deck, prices]


def thing(key: str, art: str, tone: str, cost: int, **props: Any) -> Node:
    """A card of the demo."""
    label = {"id": say(f"card-{key}", key.capitalize()), "args": {}}
    props = {"name": key, **props}
    return Node(
        "card", f"card:{key}", {"face": key, "label": label["id"], "art": art, "colour": tone, "cost": cost, **props}
    )


STOCK = (("workers", "meeple", None), ("silver", "two-coins", "silver"), ("wood", "wood-pile", "wood"))
STOCK += (("stone", "stone-pile", "stone"), ("gold", "gold-bar", "gold"), ("virtue", "scales", "green"))


def stock(seat: int, values: tuple[int, ...]) -> Node:
    """The counters of a player."""
    found = [
        counter(f"{what}:{seat}", icon, value, tone=tone, counts=what, label=say(f"label-{what}", what))
        for (what, icon, tone), value in zip(STOCK, values, strict=False)
    ]
    return area(f"stock:{seat}", found, "row", role="status-me")


def rival(seat: int) -> Node:
    """One of the others."""
    values = {1: (9, 4, 1, 3, 0, 2), 2: (7, 2, 2, 0, 1, 3), 3: (11, 7, 0, 2, 2, 1)}[seat]
    built = [thing(f"inn{seat}", "beer-stein", "green", 2, look="building", roof="gable", name=None)]
    city = area(f"built:{seat}", built, "wrap", title=say("label-built", "Built"))
    return panel(f"seat:{seat}", seat, [stock(seat, values), city], score={1: 19, 2: 26, 3: 31}[seat])


def mine() -> Node:
    """My own board with cards tucked above and below, and my hand."""
    above = [
        thing("noble", "crown", "purple", 0, tuck="above", edge=[["envelope", 2]], at=(20, 0, 84, 34), name=None),
        thing("carrack", "galleon", "blue", 0, tuck="above", edge=[["envelope", 3]], at=(112, 0, 84, 34), name=None),
    ]
    actions = []
    for i, (name, icon) in enumerate(
        (("build", "anvil"), ("trade", "trade"), ("pray", "prayer"), ("fortify", "stone-wall"))
    ):
        tones = ("grey", "blue", "red")
        spots = []
        for j, tone in enumerate(tones):
            held = [worker(f"spot:{i}:{j}", 0)] if i == 1 and j < 2 else []
            spots.append(
                slot(f"spot:{i}:{j}", held, icon="person", tone=tone, shape="round", at=(8 + j * 32, 30, 26, 26))
            )
        title = say(f"label-{name}", name.capitalize())
        actions.append(
            region(f"do:{name}", (12 + i * 112, 30, 106, 64), spots, title=title, icon=icon, ground="vellum")
        )
    own = track(
        "own",
        range(7),
        [token("own:0", "meeple", seat=0, shape="disc", pos=4)],
        title=say("label-own", "a track of mine"),
        at=(466, 18, 196, 76),
    )
    below = [
        thing(
            "plot", "scroll-quill", "brown", 0, tuck="below", edge=[["two-coins", 2]], at=(110, 136, 130, 34), name=None
        )
    ]
    title = say("label-mat", "Mat: cards tuck above and below, pieces sit in slots")
    sheet = region("sheet", (0, 34, 676, 104), [*actions, own], ground="vellum", title=title)
    mat = board("mat", 676, 172, [*above, sheet, *below], ground="none")
    shown = (("chapel", "church", "blue", 2), ("granary", "barn", "brown", 3), ("gate", "castle", "red", 5))
    shown += (("mill", "windmill", "green", 1),)
    cards = [thing(key, art, tone, cost, icons=["wood-pile", "stone-pile"]) for key, art, tone, cost in shown]
    hand = area("hand:0", cards, "row", role="hand", title=say("label-hand", "My hand"))
    return panel("seat:0", 0, [stock(0, (8, 6, 3, 4, 1, 9)), mat, hand], active=True, score=23)


if __name__ == "__main__":
    main()
