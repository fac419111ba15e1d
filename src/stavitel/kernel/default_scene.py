"""The picture of a title that draws none: every declared zone, shared ones first, then each player's.

Options light what they name, as in any scene: `build:arch` the card in the reader's own zones and in the shared ones,
`destroy:arch@2` the one of seat 2, `deck` or `take:market` a whole zone. Labels are `label-<field>`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stavitel.kernel.scene import Node, area, card, counter, panel, pile
from stavitel.kernel.state_methods import NOTE, PRIVATE, PUBLIC, Part
from stavitel.kernel.values import Card, Move


def default_scene(seen: Any, seat: int | None) -> Node:
    """The table as its fields declare it; good enough to play on until the title draws a scene of its own."""
    shared = [node for part in seen._parts if part.name != "players" for node in _Drawer(None, seat).part(seen, part)]
    players = [panel(f"panel:{p.seat}", p.seat, _Drawer(p.seat, seat).things(p, f"seat{p.seat}")) for p in seen.players]
    return area("root", [area("table", shared, layout="wrap", role="market"), *players], layout="column")


class _Drawer:
    """Draws what belongs to one seat (None: to the table) as a reader sees it."""

    def __init__(self, owner: int | None, reader: int | None) -> None:
        self.owner = owner
        self.reader = reader
        self.at_hand = owner is None or owner == reader

    def things(self, holder: Any, place: str) -> list[Node]:
        """All that lies in a state: what is counted, then where cards lie."""
        found = [node for part in holder._parts for node in self.part(holder, part, place)]
        return sorted(found, key=lambda node: node.kind in ("area", "pile"))

    def part(self, holder: Any, part: Part, place: str = "") -> Iterator[Node]:
        """What lies in one field."""
        held = getattr(holder, part.name)
        id = f"{place}:{part.name}" if place else part.name
        label = "label-" + part.name.replace("_", "-")
        if part.visibility == NOTE or part.name == "seat" or held is None:
            return
        if part.kind == "state":
            yield self.nested(held, id, label)
        elif part.kind == "states":
            for index, inner in enumerate(held):
                yield self.nested(inner, f"{id}:{index}", label)
        elif part.kind == "statedict":
            for name, inner in held.items():
                yield self.nested(inner, f"{id}:{name}", label, name)
        elif part.kind == "dict":
            for name, thing in held.items():
                yield from self.value(thing, f"{id}:{name}", (label, {"name": name}), _name(name))
        elif part.kind == "dicts":
            for name, inner in held.items():
                yield self.zone(inner, part, f"{id}:{name}", (label, {"name": name}), _name(name))
        elif part.kind == "lists":
            for index, inner in enumerate(held):
                yield self.zone(inner, part, f"{id}:{index}", label, part.name)
        elif part.kind == "list" and not any(_plain(thing) for thing in held):
            yield self.zone(held, part, id, label, part.name)
        else:
            yield from self.value(held, id, label, part.name)

    def nested(self, held: Any, id: str, label: str, name: Any = None) -> Node:
        """A state inside a state; one that has a seat belongs to that seat."""
        drawer = _Drawer(held.seat, self.reader) if held._owned else self
        says = label if name is None else (label, {"name": name})
        return area(id, drawer.things(held, id), layout="wrap", title=says)

    def zone(self, held: list[Any], part: Part, id: str, label: Any, name: str) -> Node:
        """Cards in a row, or face down on a pile."""
        cards = [thing for thing in held if isinstance(thing, Card)]
        sees = part.visibility == PUBLIC or (part.visibility == PRIVATE and self.owner == self.reader)
        if all(thing.hidden for thing in cards) and (cards or not sees):
            return pile(id, len(held), cards[0].back if cards else "", label=label, **self.names(name))
        hand = part.visibility == PRIVATE and self.owner is not None
        copies: dict[str, int] = {}
        drawn = []
        for index, thing in enumerate(cards):
            copies[thing.key] = copies.get(thing.key, 0) + 1
            named = str(index) if thing.hidden else f"{thing.key}~{copies[thing.key]}"
            drawn.append(self.card(f"{id}:{named}", thing))
        return area(id, drawn, title=label, role="hand" if hand else "row", **self.names(name))

    def value(self, held: Any, id: str, label: Any, name: str) -> Iterator[Node]:
        """A single thing: a card, a number, a word."""
        if isinstance(held, Card):
            yield area(id, [self.card(f"{id}:card", held)], title=label)
        elif isinstance(held, bool):
            if held:
                yield Node("text", id, {"text": label})
        elif isinstance(held, int):
            yield counter(id, "abacus", held, label=label, **self.names(name))
        elif _plain(held) or (held and isinstance(held, (list, tuple)) and all(_plain(thing) for thing in held)):
            says, args = (label, {}) if isinstance(label, str) else label
            yield Node("text", id, {"text": (says, {**args, "value": held}), **self.names(name)})

    def card(self, id: str, thing: Card) -> Node:
        """A card with what it costs, if it says so."""
        if thing.hidden:
            return card(id, thing)
        cost = getattr(thing, "cost", None)
        return card(id, thing, cost=cost if isinstance(cost, int) else None, **self.names(thing.key))

    def names(self, name: str) -> dict[str, Any]:
        """What options call a thing: by its bare name only where it lies at the reader's hand."""
        placed = () if self.owner is None else (f"{name}@{self.owner}", f"{name}@seat{self.owner}")
        return {"name": name if self.at_hand else None, "names": placed}


def _plain(thing: Any) -> bool:
    """Whether a thing is said in a word."""
    return isinstance(thing, (int, str, Move)) and thing != ""


def _name(name: Any) -> str:
    return str(name.key if isinstance(name, Card) else name)
