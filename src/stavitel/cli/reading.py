"""Reads a scene out in lines: the same nodes that are drawn, for screen readers and pipes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from stavitel.words import Words

Node = Mapping[str, Any]

GROUPS = ("area", "panel", "board", "grid")


def read(node: Node, words: Words, depth: int = 0) -> list[str]:
    """A node and all below it as lines, indented by what they belong to."""
    indent = "  " * depth
    if node.get("kind") not in GROUPS:
        said = thing(node, words)
        return [indent + said] if said else []
    heading = _heading(node, words)
    children = _in_order(node)
    if all(child.get("kind") not in (*GROUPS, "track") for child in children):
        said = _counted(thing(child, words) for child in children)
        if heading:
            return [f"{indent}{heading}: {said or words.text('word-none')}"]
        return [indent + said] if said else []
    lines = [f"{indent}{heading}:"] if heading else []
    deeper = depth + 1 if heading else depth
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
    label = _said(node.get("label"), words)
    inside = _counted(thing(child, words) for child in node.get("children", ()))
    if kind == "card":
        name = label if "face" in node else words.say({"back": node.get("back", "")})
        details = [_said(node["cost"], words)] if node.get("cost") is not None else []
        details += [_said(badge, words) for badge in node.get("badges", ())]
        details += [inside] if inside else []
        return f"{name} ({', '.join(details)})" if details else name
    if kind == "pile":
        what = label or (words.say({"back": node["back"]}) if node.get("back") else "")
        top = f" ({thing(node['top'], words)})" if node.get("top") else ""
        return f"{what} ×{node.get('count', 0)}{top}"
    if kind == "counter":
        return f"{label or icon(node, words)} {node.get('value')}"
    if kind == "token":
        who = words.seat(node["seat"]) if isinstance(node.get("seat"), int) else ""
        count = f"×{node['count']}" if node.get("count") is not None else ""
        return " ".join(part for part in (label or icon(node, words), who, count) if part)
    if kind == "slot":
        cost = f" ({_said(node['cost'], words)})" if node.get("cost") is not None else ""
        name = label or (icon(node, words) if node.get("icon") else "")
        return f"{name}{cost}: {inside}" if inside and name else (inside or f"{name}{cost} –")
    if kind == "track":
        markers = _counted(_standing(node, marker, words) for marker in node.get("markers", ()))
        return f"{label or node['id']}: {markers}"
    if kind == "text":
        return _said(node.get("text"), words)
    return ", ".join(read(node, words))


def icon(node: Node, words: Words) -> str:
    """An icon as a word."""
    name = str(node.get("icon", ""))
    for msgid in (f"icon-{name}", f"word-{name}"):
        if words.has(msgid):
            return words.text(msgid)
    return name.replace("-", " ")


def _standing(track: Node, marker: Node, words: Words) -> str:
    who = words.seat(marker["seat"]) if isinstance(marker.get("seat"), int) else thing(marker, words)
    spaces = track.get("spaces", ())
    at = int(marker.get("pos", 0))
    return f"{who} {_said(spaces[at], words) if 0 <= at < len(spaces) else at}"


def _heading(node: Node, words: Words) -> str:
    title = _said(node.get("title"), words) or _said(node.get("label"), words)
    if node.get("kind") == "panel" and isinstance(node.get("seat"), int):
        name = words.seat(node["seat"])
        active = f" ({words.text('client-active')})" if node.get("active") else ""
        return f"{name}{active}" + (f", {title}" if title else "")
    return title


def _in_order(node: Node) -> list[Node]:
    """What lies in a node, from the top and from the left."""
    children = list(node.get("children", ()))
    if node.get("kind") == "board":
        children.sort(key=lambda child: tuple(reversed((child.get("at") or (0, 0))[:2])))
    return children


def _counted(things: Iterable[str]) -> str:
    counts: dict[str, int] = {}
    for said in things:
        if said:
            counts[said] = counts.get(said, 0) + 1
    return ", ".join(said if count == 1 else f"{said} ×{count}" for said, count in counts.items())


def _flush(loose: list[str], depth: int) -> list[str]:
    said = _counted(loose)
    loose.clear()
    return ["  " * depth + said] if said else []


def _said(value: Any, words: Words) -> str:
    if value is None:
        return ""
    return str(value) if isinstance(value, int) else words.say(value)
