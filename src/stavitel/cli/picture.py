"""Draws a scene in a terminal: the same nodes a browser draws, as blocks of coloured text.

Nodes that an option is about are lit and carry its number, so that a look at the table says which key to press; a
click on them answers. Nodes that a refusal is about are grey, and a click on them says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.style import Style
from rich.text import Text

from stavitel.cli.text_blocks import (
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
from stavitel.cli.text_view import icon as icon_word
from stavitel.cli.text_view import marks, meaning, printed, said, space_text
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
    "cleric": "#8a8f98", "teal": "#4fc4b5", "pink": "#e08fb4", "cloth": "#e08fb4", "orange": "#e0954f",
    "rubble": "#9aa0a6", "action": "#4fc4b5", "good": "#6fbf5f", "bad": "#e06c4f",
}  # fmt: skip
GLYPHS = {
    "two-coins": "●", "coins": "●", "coin": "●", "crown": "♛", "queen-crown": "♛", "jewel-crown": "♛",
    "meeple": "♟", "person": "♟", "house": "⌂", "castle": "♜", "watchtower": "♜", "laurels": "★", "star": "★",
    "trophy": "★", "holy-symbol": "✝", "church": "✝", "crossed-swords": "⚔", "sword-clash": "⚔", "scales": "⚖",
    "anchor": "≋", "sailboat": "≋", "skull": "☠", "death-skull": "☠", "flag-objective": "⚑", "trade": "⇄",
    "wood-pile": "≡", "stone-pile": "▲", "brick-pile": "▣", "gold-bar": "▰", "stone-block": "◇", "cube": "■",
    "scroll-unfurled": "§", "contract": "§", "tied-scroll": "§", "card-draw": "▤", "card-pickup": "▤",
    "hammer-nails": "⚒", "mine-wagon": "⛏", "key": "⚷", "sands-of-time": "⧗", "hearts": "♥", "cycle": "↻",
}  # fmt: skip
SMALL = ("card", "token", "counter", "pile", "text", "slot")
FRAME = "#7a7468"
BIG_HAND = 10  # cards in hand are drawn large up to so many


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


class Renderer:
    """Renders the nodes of one scene for one reader."""

    def __init__(self, words: Words, lights: Lights | None = None, me: int | None = None) -> None:
        self.words = words
        self.lights = lights or Lights()
        self.me = me
        self._rendered: dict[tuple[int, int], Block] = {}
        self._kept: list[Node] = []

    def render(self, node: Node, width: int) -> Block:
        """A node and all below it, at most `width` columns wide if that can be."""
        known = self._rendered.get((id(node), width))
        if known is None:
            kind = str(node.get("kind", "area"))
            draw = getattr(self, "_" + kind, self._area)
            room = width - self._badge(node).cell_len
            block: Block = draw(node, room)
            if kind in SMALL and width_of(block) > room:
                block = [part for text in block for part in wrapped(text, room)]
            known = self._rendered[id(node), width] = self._lit(node, block)
            self._kept.append(node)  # an id is only good while its node lives
        return known

    # groups

    def _area(self, node: Node, width: int) -> Block:
        children = _stacked(node.get("children", ()), self.lights)
        if node.get("role") == "hand" and len(children) <= BIG_HAND:
            children = [{**child, "big": True} if "face" in child else child for child in children]
        title = self._label(node, "title") or self._label(node)
        framed = bool(title) and (node.get("role") == "board" or any(child.get("big") for child in children))
        inner = width - 4 if framed else width
        small = all(child.get("kind") in SMALL for child in children)
        if node.get("layout") == "free":
            block = self._placed(node, inner)
        elif node.get("layout", "row") in ("row", "wrap") or (node.get("layout") != "column" and small):
            block = self._row(children, inner)
        else:
            block = self._column(children, inner)
        if framed:
            return boxed(block or line("—", style="dim"), _bold(title), FRAME)
        if not title:
            return block
        block = block or line("—", style="dim")
        head = Text(title, "#b9ae98")
        if len(block) == 1 and head.cell_len + 2 + width_of(block) <= width:
            return line(head, "  ", block[0])
        return below([[head], block])

    def _row(self, children: Sequence[Node], width: int) -> Block:
        """Next to one another; big things that would each take a row of their own are fitted into columns."""
        blocks = [self.render(child, width) for child in children]
        whole = sum(width_of(block) + 1 for block in blocks) - 1
        if whole > width and any(child.get("kind") not in SMALL for child in children):
            for columns in sorted({len(blocks), 3, 2} & set(range(2, 5)), reverse=True):
                share = (width - columns + 1) // columns
                if share < 24 or columns > len(blocks):
                    continue
                shared = [padded(block, share) for block in self._within(children, share)]
                if shared:
                    return below([beside(shared[at : at + columns]) for at in range(0, len(shared), columns)])
        return flow(blocks, width)

    def _within(self, children: Sequence[Node], width: int) -> list[Block]:
        """All of them painted within a width, or nothing."""
        blocks = [self.render(child, width) for child in children]
        return blocks if all(width_of(block) <= width for block in blocks) else []

    def _column(self, children: Sequence[Node], width: int) -> Block:
        """Under one another, small things in rows; players' panels in two columns where there is room, but mine."""
        blocks: list[Block] = []
        for kind, group in groupby(children, self._sort):
            some = list(group)
            if kind == "panel" and width >= 56:
                blocks += self._pairs(some, width)
            elif kind == "small":
                blocks.append(flow([self.render(child, width) for child in some], width, 2))
            else:
                blocks += [self.render(child, width) for child in some]
        return below(blocks)

    def _sort(self, node: Node) -> str:
        if node.get("kind") == "panel" and node.get("seat") != self.me:
            return "panel"
        return "small" if node.get("kind") in ("card", "token", "counter", "pile") else ""

    def _pairs(self, panels: Sequence[Node], width: int) -> list[Block]:
        half = (width - 1) // 2
        narrow = [self.render(panel, half) for panel in panels]
        if len(panels) == 1 or any(width_of(block) > half for block in narrow):
            return [self.render(panel, width) for panel in panels]
        return [beside(_level(narrow[at : at + 2])) for at in range(0, len(narrow), 2)]

    def _panel(self, node: Node, width: int) -> Block:
        inner = self._column(_stacked(node.get("children", ()), self.lights), width - 4)
        seat = node.get("seat")
        name = self._label(node) or (self.words.seat(seat) if isinstance(seat, int) else "")
        title = Text(" ")
        if isinstance(seat, int):
            title.append(SHAPES[seat % 8] + " ", seat_colour(seat))
        title.append(name, "bold")
        title.append(" ")
        active = bool(node.get("active"))
        style = seat_colour(seat) if isinstance(seat, int) else ""
        return boxed(inner, title, style if active else FRAME, HEAVY if active else ROUND, width=width)

    def _board(self, node: Node, width: int) -> Block:
        title = self._label(node, "title") or self._label(node)
        return boxed(self._placed(node, width - 4), _bold(title), FRAME)

    def _placed(self, node: Node, width: int) -> Block:
        """What has coordinates row by row, as it lies from the top and from the left."""
        rows: list[list[Node]] = []
        bottom = -1.0
        for child in sorted(node.get("children", ()), key=_place):
            _, y, _, h = _box(child)
            if not rows or y + h / 2 > bottom:
                rows.append([])
                bottom = y + h
            rows[-1].append(child)
        return below(
            [
                flow([self.render(child, width) for child in sorted(row, key=lambda child: _box(child)[0])], width)
                for row in rows
            ]
        )

    def _grid(self, node: Node, width: int) -> Block:
        columns = max(1, int(node.get("columns", 1)))
        cells = [self.render(child, width) for child in node.get("children", ())]
        widths = [max((width_of(cell) for cell in cells[column::columns]), default=0) for column in range(columns)]
        if sum(widths) + columns - 1 <= width:
            rows = []
            for start in range(0, len(cells), columns):
                row = cells[start : start + columns]
                height = max(len(cell) for cell in row)
                rows.append(beside([padded(cell, widths[i], height) for i, cell in enumerate(row)]))
        else:
            rows = [flow(cells, width)]  # too wide to stand in line: one after the other
        title = self._label(node, "title") or self._label(node)
        return below([line(Text(title, "bold")) if title else [], *rows])

    def _track(self, node: Node, width: int) -> Block:
        markers: dict[int, list[Node]] = {}
        for marker in node.get("markers", ()):
            markers.setdefault(int(marker.get("pos", 0)), []).append(marker)
        cells = []
        for position, space in enumerate(node.get("spaces", ())):
            shown = space_text(space, self.words)
            text = Text()
            standing = markers.get(position)
            text.append(shown, "bold" if standing else "dim")
            if standing:
                text.append("(")
                text.append_text(Text(" ").join(self._marker(marker, alone=True) for marker in standing))
                text.append(")")
            cells.append([text])
        title = self._label(node, "title") or self._label(node)
        return below([line(Text(title, "bold")) if title else [], flow(cells, width, 1)])

    def _slot(self, node: Node, width: int) -> Block:
        children = [self.render(child, width - 2) for child in node.get("children", ())]
        label = Text(self._label(node), "bold")
        if node.get("icon") and not label.cell_len:
            label.append_text(self._glyph(node))
        label.append_text(self._marks(node.get("cost"), TONES["gold"]))
        label.append_text(self._marks(printed(node, self.words, GLYPHS)))
        label.append_text(self._marks(node.get("badges"), "italic"))
        label = label[1:] if label.plain.startswith(" ") else label
        if not children:
            return line("[", label if label.cell_len else Text("·", "dim"), "]")
        inside = flow(children, width - 2)
        if len(inside) == 1 and label.cell_len + 3 + inside[0].cell_len <= width:
            return beside([[label] if label.cell_len else [], line("[", inside[0], "]")])
        return below([[label] if label.cell_len else [], inside])

    # things

    def _card(self, node: Node, width: int) -> Block:
        colour = _colour(node)
        if "face" not in node:
            count = f" ×{node['copies']}" if node.get("copies", 1) > 1 else ""
            return line("▒ ", self.words.say({"back": node.get("back", "")}), count, style="dim")
        name = Text(self._label(node), f"bold {colour}")
        extras = Text()
        extras.append_text(self._marks(node.get("cost"), TONES["gold"]))
        extras.append_text(self._marks(printed(node, self.words, GLYPHS)))
        extras.append_text(self._marks(node.get("badges"), "italic"))
        if node.get("tapped"):
            name.stylize("strike")
        inner = [self.render(child, width - 2) for child in node.get("children", ())]
        if node.get("big"):
            block = [name, extras] if extras.cell_len else [name]
            return boxed(below([block, *inner]), None, colour)
        edge = Text("▌", colour)
        return below([line(edge, name, extras), *inner])

    def _pile(self, node: Node, width: int) -> Block:
        label = self._label(node) or (self.words.say({"back": node["back"]}) if node.get("back") else "")
        text = Text.assemble(("▤ ", "dim"), (label, ""), (f" ×{node.get('count', 0)}", "bold"))
        top = node.get("top")
        return beside([[text], self.render(top, width) if top else []])

    def _token(self, node: Node, width: int) -> Block:
        text = self._marker(node)
        label = self._label(node)
        if label and not text.plain.endswith(label):
            text.append(" " + label)
        if node.get("count") is not None:
            text.append(f" {node['count']}", "bold")
        return [text]

    def _marker(self, node: Node, alone: bool = False) -> Text:
        """A token without its number: a sign if there is one for it, else its name; on a track its seat is enough."""
        if alone and isinstance(node.get("seat"), int):
            return Text(SHAPES[node["seat"] % 8], seat_colour(node["seat"]))
        label = self._label(node)
        if label and node.get("icon") not in GLYPHS and not isinstance(node.get("seat"), int):
            return Text(label, _colour(node))
        return self._glyph(node)

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
        """Number and underline what may be chosen, grey out what may not; what lies in it keeps its own clicks."""
        options, refused = self.lights.options(node), self.lights.refused(node)
        click = f"app.touch({options!r})" if options else f"app.refuse({refused!r})" if refused else self._look(node)
        if not click or not block:
            return block
        badge = self._badge(node)
        lit = [text.copy() for text in block]
        if not options and refused:
            for text in lit:
                text.stylize("dim")
        if lit[0].plain[:1] in ("╭", "┏"):
            lit[0] = Text.assemble(lit[0][:1], badge, lit[0][1 + badge.cell_len :])
        elif badge.cell_len:
            lit = beside([[badge], lit], 0)
            if options:
                lit[0].stylize("underline", badge.cell_len)
        for text in lit:
            text.stylize_before(Style(meta={"@click": click}))
        return lit

    def _badge(self, node: Node) -> Text:
        """The numbers of the options a node stands for, a tick if it is chosen, a cross if it is refused."""
        options = self.lights.options(node)
        if options:
            chosen = any(key in self.lights.chosen for key in options)
            numbers = ",".join(str(self.lights.numbers[key]) for key in options[:3])
            paper = "#ffffff" if self.lights.pointed in options else "#e3b341"
            return Text("✓" if chosen else numbers, f"black on {paper}")
        return Text("✗", "dim red") if self.lights.refused(node) else Text()

    def _look(self, node: Node) -> str | None:
        """A click on a card shows what it does."""
        return f"app.inspect({node['face']!r})" if node.get("face") else None

    def _glyph(self, node: Node) -> Text:
        icon = str(node.get("icon", ""))
        seat = node.get("seat")
        if isinstance(seat, int):
            return Text(GLYPHS.get(icon, "") + SHAPES[seat % 8], seat_colour(seat))
        return Text(
            GLYPHS.get(icon) or icon_word(meaning(node), self.words) or "•", _colour(node) or TONES.get(icon, "")
        )

    def _marks(self, value: Any, style: str = "") -> Text:
        """Costs, icons and badges in a row, each with a blank before it."""
        row = Text()
        for one in marks(value):
            row.append(" ")
            if one.get("label") is not None:
                row.append(self._plain(one["label"]), style)
            elif one.get("icon"):
                row.append_text(self._glyph(one))
            if one.get("value") is not None:
                sign = one.get("icon") in GLYPHS or not (one.get("icon") or one.get("label"))
                row.append(("" if sign else " ") + self._plain(one["value"]), style or "bold")
            if isinstance(one.get("seat"), int) and not one.get("icon"):
                row.append(SHAPES[one["seat"] % 8], seat_colour(one["seat"]))
        return row

    def _plain(self, value: Any) -> str:
        return said(value, self.words)

    def _label(self, node: Node, prop: str = "label") -> str:
        value = node.get(prop)
        return "" if value is None else self._plain(value)


def _stacked(children: Iterable[Node], lights: Lights) -> list[Node]:
    """Face-down cards in a row that nothing tells apart are counted, not drawn one by one."""
    stacked: list[dict[str, Any]] = []
    for child in children:
        before = stacked[-1] if stacked else None
        if before is not None and _blank(before, lights) and _blank(child, lights) and before["back"] == child["back"]:
            before["copies"] = before.get("copies", 1) + 1
        else:
            stacked.append(dict(child))
    return list(stacked)


def _blank(node: Node, lights: Lights) -> bool:
    plain = node.get("kind") == "card" and "back" in node and not node.get("children") and not node.get("badges")
    return plain and not lights.options(node) and not lights.refused(node)


def _level(panels: list[Block]) -> list[Block]:
    """Frames next to one another end on the same line."""
    height = max(len(panel) for panel in panels)
    level = []
    for panel in panels:
        blank = Text.assemble(panel[1][:1], " " * (width_of(panel) - 2), panel[1][-1:])
        level.append([*panel[:-1], *(blank.copy() for _ in range(height - len(panel))), panel[-1]])
    return level


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


__all__ = ["GLYPHS", "SHAPES", "Lights", "Node", "Renderer", "names_in", "names_of", "seat_colour"]
