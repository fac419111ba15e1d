"""Draws a scene in a terminal: the same nodes a browser draws, as blocks of coloured text.

Nodes that an option is about are lit and carry its number, so that a look at the table says which key to press; a
click on them answers. Nodes that a refusal is about are grey, and a click on them says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.style import Style
from rich.text import Text

from stavitel.cli.blocks import (
    DASHED,
    HEAVY,
    ROUND,
    Block,
    below,
    beside,
    boxed,
    flow,
    line,
    padded,
    width_of,
    wrapped,
)
from stavitel.words import Words

Node = Mapping[str, Any]

SEATS = ("#e06c4f", "#4f9fe0", "#6fbf5f", "#d9b63a", "#b57fd6", "#4fc4b5", "#e08fb4", "#a8a8a8")
SHAPES = "●■▲◆★✚♥♣"
TONES = {
    "gold": "#e3b341", "noble": "#e3b341", "yellow": "#e3b341", "coin": "#e3b341", "silver": "#c0c6d0",
    "religious": "#6aa5e8", "blue": "#6aa5e8", "influence": "#6aa5e8", "merchant": "#6aa5e8", "tools": "#6aa5e8",
    "trade": "#6fbf5f", "green": "#6fbf5f", "scout": "#6fbf5f", "virtue": "#6fbf5f",
    "military": "#e06c4f", "red": "#e06c4f", "strength": "#e06c4f", "fighter": "#e06c4f", "clay": "#c9784f",
    "unique": "#b57fd6", "purple": "#b57fd6", "criminal": "#b57fd6", "special": "#b57fd6",
    "wood": "#b08d57", "brown": "#b08d57", "books": "#b08d57", "stone": "#9aa0a6", "grey": "#9aa0a6",
    "marble": "#d8dee9", "white": "#d8dee9", "labourer": "#d8dee9", "black": "#8a8f98", "faith": "#8a8f98",
    "cleric": "#8a8f98", "pink": "#e08fb4", "cloth": "#e08fb4", "orange": "#e0954f", "rubble": "#9aa0a6",
}  # fmt: skip
GLYPHS = {
    "two-coins": "●", "coins": "●", "coin": "●", "crown": "♛", "queen-crown": "♛", "card-draw": "▤", "card": "▯",
    "card-pickup": "▤", "meeple": "♟", "person": "♟", "cube": "■", "house": "⌂", "castle": "♜", "stone-tower": "♜",
    "star": "★", "laurels": "★", "trophy": "★", "cross": "✚", "sword": "†", "crossed-swords": "⚔", "shield": "◈",
    "scales": "⚖", "anchor": "⚓", "sail": "⚓", "sailboat": "⚓", "skull": "☠", "heart": "♥", "church": "✝",
    "wood-pile": "▤", "stone-pile": "▲", "brick-pile": "▣", "gold-bar": "▰", "marble": "◇", "key": "⚷",
    "feather": "✎", "scroll": "§", "scroll-unfurled": "§", "book": "▥", "hammer": "⚒", "pick": "⛏", "flag": "⚑",
}  # fmt: skip


class Lights:
    """Which names on the table an open question is about."""

    def __init__(self, options: Iterable[str] = (), refused: Iterable[str] = ()) -> None:
        self.numbers = {key: number for number, key in enumerate(options, 1)}
        self.chosen: set[str] = set()
        self.pointed: str | None = None
        self._by_name: dict[str, list[str]] = {}
        self._refused: dict[str, list[str]] = {}
        for key in self.numbers:
            for name in names_in(key):
                self._by_name.setdefault(name, []).append(key)
        for key in refused:
            for name in names_in(key):
                self._refused.setdefault(name, []).append(key)

    def options(self, node: Node) -> list[str]:
        """The keys of the options a node stands for."""
        return [key for name in names_of(node) for key in self._by_name.get(name, ())]

    def refused(self, node: Node) -> list[str]:
        """The keys of the refusals a node stands for."""
        return [key for name in names_of(node) for key in self._refused.get(name, ())]


def names_in(key: str) -> Iterator[str]:
    """The names an option's key lights: the key itself and what follows its verb; copies count as one.

    >>> list(names_in("build:market")), list(names_in("market~2"))
    (['build:market', 'market'], ['market~2', 'market'])
    """
    yield key
    _, colon, rest = key.partition(":")
    if colon:
        yield rest
    if "~" in key:
        yield key.rpartition("~")[0]


def names_of(node: Node) -> Iterator[str]:
    """The names a node answers to."""
    if node.get("name"):
        yield str(node["name"])
    yield from node.get("names", ())


class Painter:
    """Paints the nodes of one scene for one reader."""

    def __init__(self, words: Words, lights: Lights | None = None) -> None:
        self.words = words
        self.lights = lights or Lights()

    def paint(self, node: Node, width: int) -> Block:
        """A node and all below it, at most `width` columns wide if that can be."""
        kind = str(node.get("kind", "area"))
        draw = getattr(self, "_" + kind, self._area)
        block: Block = draw(node, width)
        return self._lit(node, block)

    # groups

    def _area(self, node: Node, width: int) -> Block:
        children = list(node.get("children", ()))
        title = self._label(node, "title") or self._label(node)
        framed = node.get("role") in ("hand", "board", "market", "display") and bool(title)
        inner = width - 4 if framed else width
        layout = node.get("layout", "column")
        small = [child for child in children if child.get("kind") in ("card", "token", "counter", "pile", "text")]
        if layout in ("row", "wrap") or (layout == "stack" and len(small) == len(children)):
            block = flow([self.paint(child, inner) for child in children], inner)
        else:
            block = below([self.paint(child, inner) for child in children])
        if framed:
            return boxed(block or line("—", style="dim"), _bold(title), "#7a7468", width=min(width, 24))
        if title:
            block = below([line(Text(title, "bold")), block or line("—", style="dim")])
        return block

    def _panel(self, node: Node, width: int) -> Block:
        inner = below([self.paint(child, width - 4) for child in node.get("children", ())])
        seat = node.get("seat")
        name = self._label(node) or (self.words.seat(seat) if isinstance(seat, int) else "")
        title = Text(" ")
        if isinstance(seat, int):
            title.append(SHAPES[seat % 8] + " ", seat_colour(seat))
        title.append(name, "bold")
        title.append(" ")
        active = bool(node.get("active"))
        style = seat_colour(seat) if isinstance(seat, int) else ""
        return boxed(inner, title, style if active else "#7a7468", HEAVY if active else ROUND, width=width)

    def _board(self, node: Node, width: int) -> Block:
        """Things of a board row by row, as they lie from the top and from the left."""
        rows: list[list[Node]] = []
        bottom = -1.0
        for child in sorted(node.get("children", ()), key=_place):
            _, y, _, h = _box(child)
            if not rows or y + h / 2 >= bottom:
                rows.append([])
                bottom = y + h
            rows[-1].append(child)
        inner = width - 4
        blocks = [
            flow([self.paint(child, inner) for child in sorted(row, key=lambda child: _box(child)[0])], inner)
            for row in rows
        ]
        title = self._label(node, "title") or self._label(node)
        return boxed(below(blocks), _bold(title), "#7a7468")

    def _grid(self, node: Node, width: int) -> Block:
        columns = max(1, int(node.get("columns", 1)))
        children = list(node.get("children", ()))
        each = max(8, (width - columns + 1) // columns)
        cells = [self.paint(child, each) for child in children]
        widths = [max((width_of(cell) for cell in cells[column::columns]), default=0) for column in range(columns)]
        rows = []
        for start in range(0, len(cells), columns):
            row = cells[start : start + columns]
            height = max(len(cell) for cell in row)
            rows.append(beside([padded(cell, widths[i], height) for i, cell in enumerate(row)]))
        title = self._label(node, "title") or self._label(node)
        return below([line(Text(title, "bold")) if title else [], *rows])

    def _track(self, node: Node, width: int) -> Block:
        markers: dict[int, list[Node]] = {}
        for marker in node.get("markers", ()):
            markers.setdefault(int(marker.get("pos", 0)), []).append(marker)
        cells = []
        for position, space in enumerate(node.get("spaces", ())):
            shown = self.words.say(space) if not isinstance(space, int) else str(space)
            text = Text()
            standing = markers.get(position)
            text.append(shown, "bold" if standing else "dim")
            for marker in standing or ():
                text.append_text(self._glyph(marker))
            cells.append([text])
        title = self._label(node)
        return below([line(Text(title, "bold")) if title else [], flow(cells, width, 1)])

    def _slot(self, node: Node, width: int) -> Block:
        children = [self.paint(child, width - 2) for child in node.get("children", ())]
        label = Text(self._label(node), "bold")
        if node.get("icon") and not label.cell_len:
            label.append_text(self._glyph(node))
        if node.get("cost") not in (None, ""):
            label.append(f" {self._plain(node['cost'])}", TONES["gold"])
        inside = flow(children, width - 2) if children else line("·", style="dim")
        if len(inside) == 1:
            return beside([[label] if label.cell_len else [], line("[", inside[0], "]")])
        return below([[label] if label.cell_len else [], inside])

    # things

    def _card(self, node: Node, width: int) -> Block:
        colour = _colour(node)
        if "face" not in node:
            return line("▒ ", self.words.say({"back": node.get("back", "")}), style="dim")
        name = Text(self._label(node), f"bold {colour}")
        if node.get("source"):
            name.append("°", "dim")  # a reconstructed value
        extras = Text()
        if node.get("cost") not in (None, ""):
            extras.append(f" {self._plain(node['cost'])}", TONES["gold"])
        for icon in node.get("icons", ()):
            extras.append(" ").append_text(self._glyph({"icon": icon}))
        for badge in node.get("badges", ()):
            extras.append_text(self._badge(badge))
        if node.get("tapped"):
            name.stylize("strike")
        inner = [self.paint(child, width - 2) for child in node.get("children", ())]
        if node.get("big"):
            block = [name, extras] if extras.cell_len else [name]
            return boxed(below([block, *inner]), None, colour)
        edge = Text("▌", colour)
        return below([line(edge, name, extras), *inner])

    def _pile(self, node: Node, width: int) -> Block:
        label = self._label(node) or (self.words.say({"back": node["back"]}) if node.get("back") else "")
        text = Text.assemble(("▤ ", "dim"), (label, ""), (f" ×{node.get('count', 0)}", "bold"))
        top = node.get("top")
        return beside([[text], self.paint(top, width) if top else []])

    def _token(self, node: Node, width: int) -> Block:
        text = self._glyph(node)
        if node.get("count") is not None:
            text.append(f"{node['count']}", "bold")
        label = self._label(node)
        if label:
            text.append(" " + label)
        return [text]

    def _counter(self, node: Node, width: int) -> Block:
        label = self._label(node)
        text = Text()
        if label:
            text.append(label + " ", _colour(node) or "")
        else:
            text.append_text(self._glyph(node)).append(" ")
        text.append(self._plain(node.get("value", "")), "bold")
        return [text]

    def _text(self, node: Node, width: int) -> Block:
        return wrapped(Text(self._label(node, "text")), width)

    # small parts

    def _lit(self, node: Node, block: Block) -> Block:
        """Number and underline what may be chosen, grey out what may not."""
        options = self.lights.options(node)
        if options:
            numbers = [self.lights.numbers[key] for key in options]
            mark = "✓" if any(key in self.lights.chosen for key in options) else ",".join(map(str, numbers[:3]))
            pointed = self.lights.pointed in options
            badge = Text(f"{mark}", "black on #e3b341" if not pointed else "black on #ffffff")
            click = Style(meta={"@click": f"app.touch({options!r})"})
            lit = [text.copy() for text in block]
            if len(lit) == 1:
                lit = line(badge, lit[0])
            elif lit:
                lit[0] = Text.assemble(lit[0][:1], badge, lit[0][1 + badge.cell_len :])
            for text in lit:
                text.stylize(click)
            if len(lit) == 1:
                lit[0].stylize("underline", badge.cell_len)
            return lit
        refused = self.lights.refused(node)
        click_for = f"app.refuse({refused!r})" if refused else self._look(node)
        if not click_for:
            return block
        touched = [text.copy() for text in block]
        for text in touched:
            if refused:
                text.stylize("dim")
            text.stylize(Style(meta={"@click": click_for}))
        if refused and len(touched) == 1:
            touched = line(Text("✗", "dim red"), touched[0])
        return touched

    def _look(self, node: Node) -> str | None:
        """A click on a card shows what it does."""
        return f"app.inspect({node['face']!r})" if node.get("face") else None

    def _glyph(self, node: Node) -> Text:
        icon = str(node.get("icon", ""))
        seat = node.get("seat")
        if isinstance(seat, int):
            return Text(GLYPHS.get(icon) or SHAPES[seat % 8], seat_colour(seat))
        glyph = GLYPHS.get(icon)
        if glyph is None:
            word = f"word-{icon}"
            glyph = self.words.text(word) if self.words.has(word) else icon.replace("-", " ") or "•"
        return Text(glyph, _colour(node) or TONES.get(icon, ""))

    def _badge(self, badge: Any) -> Text:
        if isinstance(badge, Mapping) and "kind" in badge:
            return Text(" ").append_text(self.paint(badge, 20)[0])
        return Text(" " + self._plain(badge), "italic")

    def _plain(self, value: Any) -> str:
        return str(value) if isinstance(value, int) else self.words.say(value)

    def _label(self, node: Node, prop: str = "label") -> str:
        value = node.get(prop)
        return "" if value is None else self._plain(value)


def seat_colour(seat: int) -> str:
    """The colour of a seat; its shape says the same to those who cannot tell colours."""
    return SEATS[seat % len(SEATS)]


def _colour(node: Node) -> str:
    for prop in ("tone", "colour"):
        value = node.get(prop)
        if isinstance(value, str) and value:
            return value if value.startswith("#") else TONES.get(value, "")
    return seat_colour(node["seat"]) if isinstance(node.get("seat"), int) else ""


def _bold(title: str) -> Text:
    return Text(f" {title} ", "bold") if title else Text()


def _box(node: Node) -> Sequence[float]:
    return node.get("at") or (0, 0, 1, 1)


def _place(node: Node) -> tuple[float, float]:
    x, y, _, _ = _box(node)
    return y, x


__all__ = ["DASHED", "GLYPHS", "SHAPES", "Lights", "Node", "Painter", "names_in", "names_of", "seat_colour"]
