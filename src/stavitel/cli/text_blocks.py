"""Blocks of text: the small layout arithmetic behind the terminal's pictures. All lines of a block are equally wide."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

Block = list[Text]

ROUND = "╭─╮│╰╯"
HEAVY = "┏━┓┃┗┛"


def width_of(block: Block) -> int:
    """How many columns a block takes."""
    return max((line.cell_len for line in block), default=0)


def line(*parts: str | Text, style: str | Style = "") -> Block:
    """A block of one line."""
    text = Text(style=style)
    for part in parts:
        text.append(part) if isinstance(part, str) else text.append_text(part)
    return [text]


def padded(block: Block, width: int, height: int = 0) -> Block:
    """The block, filled up with blanks and cut to a width."""
    filled = []
    for text in block:
        text = text.copy()
        if text.cell_len > width:
            text.truncate(width, overflow="ellipsis")
        text.pad_right(width - text.cell_len)
        filled.append(text)
    filled.extend(Text(" " * width) for _ in range(height - len(filled)))
    return filled


def below(blocks: Sequence[Block], gap: int = 0) -> Block:
    """Blocks under one another."""
    kept = [block for block in blocks if block]
    width = max((width_of(block) for block in kept), default=0)
    stacked: Block = []
    for i, block in enumerate(kept):
        if i and gap:
            stacked.extend(Text(" " * width) for _ in range(gap))
        stacked.extend(padded(block, width))
    return stacked


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks next to one another, tops in line."""
    kept = [block for block in blocks if block]
    if not kept:
        return []
    height = max(len(block) for block in kept)
    rows: Block = [Text() for _ in range(height)]
    for i, block in enumerate(kept):
        for row, text in zip(rows, padded(block, width_of(block), height), strict=True):
            if i:
                row.append(" " * gap)
            row.append_text(text)
    return rows


def flow(blocks: Sequence[Block], width: int, gap: int = 1) -> Block:
    """Blocks next to one another, going on below where a row is full."""
    rows: list[list[Block]] = []
    used = 0
    for block in blocks:
        if not block:
            continue
        wide = width_of(block)
        if not rows or used + gap + wide > width:
            rows.append([])
            used = wide
        else:
            used += gap + wide
        rows[-1].append(block)
    return below([beside(row, gap) for row in rows])


def wrapped(text: Text, width: int) -> Block:
    """A text broken into lines."""
    from rich.console import Console

    console = Console(width=max(width, 4), legacy_windows=False)
    return list(text.wrap(console, max(width, 4))) or [Text()]


def boxed(
    block: Block,
    title: Text | None = None,
    style: str | Style = "",
    lines: str = ROUND,
    width: int = 0,
) -> Block:
    """A frame around a block, with a title in its upper edge."""
    title = title or Text()
    inner = max(width_of(block), title.cell_len + 1 if title.cell_len else 0, width - 4)
    nw, h, ne, v, sw, se = tuple(lines)
    top = Text()
    top.append(nw + h, style)
    top.append_text(title)
    top.append(h * (inner + 1 - title.cell_len) + ne, style)
    framed = [top]
    for text in padded(block, inner):
        row = Text()
        row.append(v + " ", style)
        row.append_text(text)
        row.append(" " + v, style)
        framed.append(row)
    framed.append(Text(sw + h * (inner + 2) + se, style))
    return framed
