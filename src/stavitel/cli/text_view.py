"""Reads a scene out in lines: the same nodes that are drawn, for screen readers and pipes."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping
from typing import Any

from stavitel.words import Words

Node = Mapping[str, Any]

_ICON = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
GROUPS = ("area", "panel", "board", "grid")


def read(node: Node, words: Words, depth: int = 0) -> list[str]:
    """A node and all below it as lines, indented by what they belong to."""
    indent = "  " * depth
    if node.get("kind") not in GROUPS:
        named = thing(node, words)
        return [indent + named] if named else []
    title = heading(node, words)
    children = _in_order(node)
    if all(child.get("kind") not in (*GROUPS, "track") for child in children):
        listed = _counted(thing(child, words) for child in children)
        if title:
            return [f"{indent}{title}: {listed or words.text('word-none')}"]
        return [indent + listed] if listed else []
    lines = [f"{indent}{title}:"] if title else []
    deeper = depth + 1 if title else depth
    loose: list[str] = []
    for child in children:
        if child.get("kind") in (*GROUPS, "track"):
            lines += _flush(loose, deeper) + read(child, words, deeper)
        else:
            loose.append(thing(child, words))
    return lines + _flush(loose, deeper)


def thing(node: Node, words: Words) -> str:
    """One thing in a few words."""
    kind = node.get("kind")
    label = said(node.get("label"), words)
    inside = _counted(thing(child, words) for child in node.get("children", ()))
    if kind == "card":
        name = label if "face" in node else words.say({"back": node.get("back", "")})
        used = [words.text("client-used")] if node.get("tapped") else []
        details = used + _told_apart(node, words) + ([inside] if inside else [])
        return f"{name} ({_in_a_row(details)})" if details else name
    if kind == "pile":
        what = label or (words.say({"back": node["back"]}) if node.get("back") else "")
        top = f" ({thing(node['top'], words)})" if node.get("top") else ""
        return f"{what} ×{node.get('count', 0)}{top}"
    if kind == "counter":
        name = label or icon(node.get("icon"), words)
        return f"{name} {node.get('value')}" if name else ""
    if kind == "token":
        who = words.seat(node["seat"]) if isinstance(node.get("seat"), int) else ""
        count = f"×{node['count']}" if node.get("count") is not None else ""
        return " ".join(part for part in (label or icon(node.get("icon"), words), who, count) if part)
    if kind == "slot":
        name = label or (icon(node.get("icon"), words) if node.get("icon") else "")
        details = _marked(node, words)
        name += f" ({_in_a_row(details)})" if details else ""
        return f"{name.strip()}: {inside}" if inside and name else (inside or f"{name.strip()} –".strip())
    if kind == "track":
        markers = _counted(_standing(node, marker, words) for marker in node.get("markers", ()))
        title = heading(node, words)
        return f"{title}: {markers}" if title else markers
    if kind == "text":
        return said(node.get("text"), words)
    return ", ".join(read(node, words))


def icon(name: object, words: Words) -> str:
    """An icon as a word, or nothing: what a picture is called tells nobody anything. A badge may be a message."""
    for msgid in (f"icon-{name}", f"word-{name}", str(name)):
        if words.has(msgid):
            return words.text(msgid)
    return ""


def meaning(one: Node) -> object:
    """What names an icon: its `word`, where one picture stands for several things, else the picture."""
    return one.get("word", one.get("icon"))


def marks(value: Any) -> list[dict[str, Any]]:
    """Costs, icons and badges however a title writes them, as records of icon, value, label and seat.

    >>> marks([["two-coins", 3], "crown", 2])
    [{'icon': 'two-coins', 'value': 3}, {'icon': 'crown'}, {'value': 2}]
    """
    if value is None or value == "":
        return []
    if isinstance(value, Mapping) and not {"icon", "id", "value", "label", "kind"} & set(value):
        return [{"icon": name, "value": amount} for name, amount in value.items()]
    found: list[dict[str, Any]] = []
    for one in value if isinstance(value, list | tuple) else [value]:
        match one:
            case str() if _ICON.fullmatch(one) and len(one) > 2:
                found.append({"icon": one})
            case [str(msgid), {**args}]:
                found.append({"label": {"id": msgid, "args": args}})
            case [str(name), *rest]:
                found.append({"icon": name, "value": rest[0]} if rest and rest[0] is not None else {"icon": name})
            case {"id": _}:
                found.append({"label": one})
            case {"kind": "text"}:
                found.append({"label": one.get("text")})
            case Mapping():
                amount = one.get("value", one.get("count"))
                found.append({**one, "value": amount} if amount is not None else dict(one))
            case _:
                found.append({"value": one})
    return found


def mark(one: Node, words: Words) -> str:
    """One cost, icon or badge in words; a number beside a picture that has no word would say nothing."""
    name = said(one.get("label"), words) or icon(meaning(one), words)
    who = words.seat(one["seat"]) if isinstance(one.get("seat"), int) else ""
    if one.get("icon") and not (name or who):
        return ""
    return " ".join(part for part in (name, who, said(one.get("value"), words)) if part)


def printed(node: Node, words: Words, signs: Container[str] = ()) -> list[dict[str, Any]]:
    """The icons of a node without mere pictures: those of a card that say nothing in words."""
    listed = marks(node.get("icons"))
    if node.get("kind") != "card":
        return listed
    return [
        one
        for one in listed
        if not one.get("icon") or "value" in one or one["icon"] in signs or icon(meaning(one), words)
    ]


def _marked(node: Node, words: Words) -> list[str]:
    listed = [*priced(node, words), *printed(node, words), *marks(node.get("badges"))]
    return [named for named in (mark(one, words) for one in listed) if named]


def _in_a_row(details: list[str]) -> str:
    """Details one after the other; signs between them, as an arrow from price to gain, stand without commas.

    >>> _in_a_row(["silver −4", "→", "workshop", "scout"])
    'silver −4 → workshop, scout'
    """
    row = ""
    after_sign = True
    for one in details:
        sign = not any(letter.isalnum() for letter in one)
        row += one if not row else f" {one}" if sign or after_sign else f", {one}"
        after_sign = sign
    return row


def priced(node: Node, words: Words) -> list[dict[str, Any]]:
    """What a node costs; a bare number says that it is a cost."""
    cost = node.get("cost")
    return [{"label": words.text("client-cost", {"n": cost})}] if isinstance(cost, int) else marks(cost)


def _told_apart(node: Node, words: Words) -> list[str]:
    """What is marked on a card; one that others share a name with says in words what is printed on it."""
    face = str(node.get("face", ""))
    if not face or not words.has_namesakes(face):
        return _marked(node, words)
    lying = [one for one in marks(node.get("badges")) if "seat" in one]
    return [(words.card_text(face) or "").rstrip("."), *_marked({"cost": node.get("cost"), "badges": lying}, words)]


def _standing(track: Node, marker: Node, words: Words) -> str:
    who = words.seat(marker["seat"]) if isinstance(marker.get("seat"), int) else thing(marker, words)
    spaces = track.get("spaces", ())
    at = int(marker.get("pos", 0))
    pair = track.get("pair")
    if pair and 0 <= at < len(spaces):  # two figures on each space, each with its word
        sides = zip(pair, spaces[at], strict=True)
        return f"{who} ({', '.join([f'{said(word, words)} {space_text(side, words)}' for word, side in sides])})"
    return f"{who} {space_text(spaces[at], words) if 0 <= at < len(spaces) else at}"


def space_text(space: Any, words: Words) -> str:
    """A space of a track: a number, a text, a pair of figures, or a record with a value."""
    if isinstance(space, list | tuple):
        return "|".join(space_text(side, words) for side in space)
    if isinstance(space, Mapping) and "value" in space:
        return f"{space_text(space['value'], words)} {icon(space.get('icon'), words)}".rstrip()
    return str(space) if isinstance(space, int) else words.say(space)


def heading(node: Node, words: Words) -> str:
    """What a node is called: its title or label, a player's area by the player."""
    title = said(node.get("title"), words) or said(node.get("label"), words)
    if node.get("kind") == "panel" and isinstance(node.get("seat"), int):
        name = words.seat(node["seat"])
        active = f" ({words.text('client-active')})" if node.get("active") else ""
        return f"{name}{active}" + (f", {title}" if title else "")
    return title


def _in_order(node: Node) -> list[Node]:
    """What lies in a node, from the top and from the left."""
    children = list(node.get("children", ()))
    if node.get("kind") == "board" or node.get("layout") == "free":
        children.sort(key=lambda child: tuple(reversed((child.get("at") or (0, 0))[:2])))
    return children


def _counted(things: Iterable[str]) -> str:
    counts: dict[str, int] = {}
    for named in things:
        if named:
            counts[named] = counts.get(named, 0) + 1
    return ", ".join(named if count == 1 else f"{named} ×{count}" for named, count in counts.items())


def _flush(loose: list[str], depth: int) -> list[str]:
    listed = _counted(loose)
    loose.clear()
    return ["  " * depth + listed] if listed else []


def said(value: Any, words: Words) -> str:
    """A label however it is written: a number, a text, or the bare id of a message."""
    if value is None:
        return ""
    if isinstance(value, str) and words.has(value):
        return words.text(value)
    return str(value) if isinstance(value, int) else words.say(value)
