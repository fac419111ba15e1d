"""What a seat sees, as numbers: features with names, made from the declared state without a line of code per title.

The encoder is written out once per title and table size, from the fields and who may see them, and reads the table
itself: a hidden zone gives its size, never its cards. Own seat comes first, the others clockwise as `+1`, `+2` ...

From one question to the next little changes on a table. So the features of each seat are kept, with the values they
were made from, and only those of other values are filled in anew.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from stavitel.kernel import Card, Match
from stavitel.kernel.state_methods import NOTE, PUBLIC, SECRET, Part, copied, is_owned
from stavitel.kernel.table import home, states_by_name
from stavitel.research.shapes import Index, Shape, leaves
from stavitel.research.vocabulary import Vocabulary

LIMIT = 64.0  # no feature is greater: numbers are shares of the most that was seen in play
UNSEEN = object()  # equal to no value
MINE, OTHERS, NOBODYS = "mine", "others", "nobody's"  # whose a state is; otherwise, the text that says so


@dataclass(frozen=True)
class Schema:
    """The name of every feature, in order."""

    names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.names)

    def index(self, name: str) -> int:
        """Where a feature lies."""
        return self.names.index(name)

    def named(self, values: Sequence[float]) -> dict[str, float]:
        """The features that are not zero, by name: for people."""
        return {name: float(value) for name, value in zip(self.names, values, strict=True) if value}

    @property
    def digest(self) -> str:
        """A hash to keep with a trained model: equal if every feature means the same."""
        return sha256("\n".join(self.names).encode()).hexdigest()[:16]


class Encoder:
    """Features of tables of one title and size."""

    def __init__(self, vocabulary: Vocabulary, match: Match) -> None:
        self.players = len(match.table.players)
        self.seats = match.seats
        writer = _Writer(vocabulary, home(type(match.table))[0], self.players)
        writer.state(type(match.table), "g", "", NOBODYS)
        table = writer.at
        self._topics = Index(vocabulary.topics, table)
        self._asked = self._topics.other + 1
        self._own = self._asked + self.players
        self._some = self._own + self.players  # how many picked, least, most
        self._looks = Index([key for kind in vocabulary.looks for key in vocabulary.cards[kind]], self._some + 3)
        relative = ["me", *(f"+{seat}" for seat in range(1, self.players))]
        names = [*writer.names]
        names += [f"topic.{topic}" for topic in [*vocabulary.topics, "other"]]
        names += [f"asked.{seat}" for seat in relative]
        names += [f"seat.{seat}" for seat in range(self.players)]
        names += ["picks.made", "picks.least", "picks.most"]
        looks = [key for kind in vocabulary.looks for key in vocabulary.cards[kind]]
        names += [f"look.{key}" for key in [*looks, "other"]] if looks else []
        self._can_look = bool(looks)
        self.schema = Schema(tuple(names))
        self._table: Callable[[Any, int, Any, Any], None] = writer.function()
        blank = bytes(4 * len(names))
        self._kept = [(array("f", blank), [UNSEEN] * writer.slots) for _ in range(self.players)]

    def encode(self, match: Match, seat: int, asked: int | None = None, picks: int = 0) -> array[float]:
        """What a seat sees of the table, and of the question that seat `asked` is deciding."""
        return self.encode_table(match.table, seat, match.asking.get(asked) if asked is not None else None, picks)

    def encode_table(self, table: Any, seat: int, question: Any = None, picks: int = 0) -> array[float]:
        """The same from a table and a question; of another seat's question only the topic is public."""
        kept, last = self._kept[seat]
        self._table(table, seat, kept, last)
        out = kept[:]
        out[self._own + seat] = 1.0
        if question is not None:
            asked = question.seat
            out[self._topics[question.topic]] = 1.0
            out[self._asked + (asked - seat) % self.players] = 1.0
            if asked == seat:
                if question.many:
                    out[self._some] = picks * 0.1
                    out[self._some + 1] = question.least * 0.1
                    out[self._some + 2] = question.most * 0.1
                if question.look and self._can_look:
                    for zone in question.look:
                        for thing in leaves(zone if isinstance(zone, (list, tuple)) else (zone,)):
                            out[self._looks[thing]] += 1.0
        return out


class _Writer:
    """Writes the function that fills in the features of a table, and their names."""

    def __init__(self, vocabulary: Vocabulary, package: str, players: int) -> None:
        self.vocabulary = vocabulary
        self.package = package
        self.players = players
        self.names: list[str] = []
        self.lines: list[str] = []
        self.scope: dict[str, Any] = {"Card": Card, "leaves": leaves, "UNSEEN": UNSEEN}
        self.serial = 0
        self.slots = 0  # values that are remembered

    @property
    def at(self) -> int:
        """Where the next feature comes to lie."""
        return len(self.names)

    def function(self) -> Callable[[Any, int, Any, Any], None]:
        """The function of table, own seat, its features so far and the values they were made from."""
        exec("\n".join(["def encode(g, me, out, last):", *self.lines, "    return None"]), self.scope)
        written: Callable[[Any, int, Any, Any], None] = self.scope["encode"]
        return written

    def line(self, depth: int, text: str) -> None:
        self.lines.append("    " * depth + text)

    def new(self, prefix: str = "v") -> str:
        self.serial += 1
        return f"{prefix}{self.serial}"

    def constant(self, value: Any) -> str:
        name = self.new("C")
        self.scope[name] = value
        return name

    def slot(self) -> str:
        """Where one more value is remembered."""
        self.slots += 1
        return f"last[{self.slots - 1}]"

    def clear(self, start: int, size: int, depth: int) -> None:
        """Set features back to zero."""
        if size:
            zeros = self.constant(array("f", bytes(4 * size)))
            self.line(depth, f"out[{start}:{start + size}] = {zeros}")

    # States

    def state(self, cls: Any, held: str, path: str, owner: str, depth: int = 1) -> None:
        """All fields of a state that is held under a name."""
        shapes = self.vocabulary.states.get(cls.__qualname__, {})
        if is_owned(cls._parts) and owner == NOBODYS:
            owner = f"{held}.seat == me"
        for part in cls._parts:
            shape = shapes.get(part.name, {"as": "nothing"})
            name = f"{path}.{part.name}" if path else part.name
            if part.kind in {"state", "states", "statedict"}:
                self.inner(shape, f"{held}.{part.name}", name, owner, depth)
            elif not (part.name == "seat" and owner in {MINE, OTHERS}):
                self.field(part, shape, f"{held}.{part.name}", name, owner, depth)

    def inner(self, shape: Shape, held: str, name: str, owner: str, depth: int) -> None:
        """States inside a state."""
        if shape["as"] == "nothing":
            return
        cls = states_by_name[self.package, shape["of"]]
        if shape["as"] == "players":
            for seat in range(self.players):
                player = self.new("p")
                self.line(depth, f"{player} = {held}[(me + {seat}) % {self.players}]")
                self.state(cls, player, f"+{seat}" if seat else "me", OTHERS if seat else MINE, depth)
            return
        if shape["as"] == "state":
            places = [(held, name)]
        elif shape["as"] == "states":
            places = [
                (f"({held}[{at}] if len({held}) > {at} else None)", f"{name}.{at}") for at in range(shape["most"])
            ]
        else:
            places = [(f"{held}.get({key!r})", f"{name}.{key}") for key in shape["keys"]]
        for place, known in places:
            one, there = self.new("s"), self.slot()
            start, first = self.at, self.slots
            self.line(depth, f"{one} = {place}")
            self.line(depth, f"if {one} is not None:")
            self.line(depth + 1, f"{there} = True")
            self.line(depth + 1, f"out[{start}] = 1.0")
            self.names.append(f"{known}.there")
            self.state(cls, one, known, owner, depth + 1)
            self.line(depth, f"elif {there} is True:")  # it is there no more, and nothing of it
            self.line(depth + 1, f"{there} = None")
            self.line(depth + 1, f"last[{first}:{self.slots}] = [UNSEEN] * {self.slots - first}")
            self.clear(start, self.at - start, depth + 1)

    def field(self, part: Part, shape: Shape, held: str, name: str, owner: str, depth: int) -> None:
        """One field, as far as the seat may see it."""
        if shape["as"] == "nothing" and (part.visibility in {PUBLIC, NOTE} or part.kind not in {"list", "value"}):
            return
        value = self.new()
        self.line(depth, f"{value} = {held}")
        if part.visibility == PUBLIC or (part.visibility != SECRET and owner == MINE):
            slot, names = self.slot(), names_of(shape, name, self)
            differs = "is not" if part.kind == "value" else "!="  # a value is frozen
            self.line(depth, f"if {value} {differs} {slot}:")
            self.line(depth + 1, f"{slot} = {copied(part, value)}")
            self.clear(self.at, len(names), depth + 1)
            self.shape(shape, value, str(self.at), depth + 1)
            self.names += names
            return
        if part.visibility == SECRET or owner in {OTHERS, NOBODYS}:
            if part.visibility == NOTE:
                return
            if part.kind == "list":
                slot = self.slot()
                self.line(depth, f"if len({value}) != {slot}:")
                self.line(depth + 1, f"{slot} = len({value})")
                depth += 1
            self.hidden(part, shape, value, str(self.at), depth)
            self.names += hidden_names(part, shape, name)
            return
        start = self.at  # whose it is shows in play: hidden first, then what its owner sees
        hidden = hidden_names(part, shape, name) if part.visibility != NOTE else []
        names = hidden + names_of(shape, name, self)
        self.clear(start, len(names), depth)
        self.line(depth, f"if {owner}:")
        self.shape(shape, value, str(start + len(hidden)), depth + 1)
        self.line(depth + 1, "pass")
        self.line(depth, "else:")
        if hidden:
            self.hidden(part, shape, value, str(start), depth + 1)
        self.line(depth + 1, "pass")
        self.names += names

    def hidden(self, part: Part, shape: Shape, value: str, at: str, depth: int) -> None:
        """What everybody knows of a hidden zone: how much lies in it."""
        share = 1 / max(1, shape.get("most", 1))
        if part.kind == "list":
            self.line(depth, f"out[{at}] = len({value}) * {share}")
        elif part.kind == "value":
            self.line(depth, f"out[{at}] = 1.0 if isinstance({value}, Card) else 0.0")
        elif part.kind in {"lists", "dicts"} and shape["as"] in {"map", "bag"}:
            share = 1 / max(1, shape.get("each", shape).get("most", 1))
            values = f"{value}.values()" if part.kind == "dicts" else value
            self.line(depth, f"out[{at}] = sum(map(len, {values})) * {share}")

    # Values

    def shape(self, shape: Shape, value: str, at: str, depth: int) -> None:
        """The statements that fill in a value of this shape from `at` on."""
        kind = shape["as"]
        n = self.players
        if kind == "number":
            self.line(depth, f"if {value}: out[{at}] = {value} * {1 / shape['most']}")
        elif kind == "seat":
            self.line(depth, f"if {value} is not None and {value} >= 0: out[{at} + ({value} - me) % {n}] = 1.0")
        elif kind == "word":
            base, first = _split(at)
            index = self.constant(Index(self.words(shape), first))
            thing = value if shape["cards"] else f"{value} if type({value}) is str else {value}.key"  # no costly hashes
            self.line(depth, f"if {value} is not None: out[{base}{index}[{thing}]] = 1.0")
        elif kind == "letters":
            index, one = self.constant(Index(shape["words"])), self.new()
            self.line(depth, f"for {one} in {value} or (): out[{at} + {index}[{one}]] += 1.0")
        elif kind == "bag":
            self.bag(shape, value, at, depth)
        elif kind == "numbers":
            place, one = self.new(), self.new()
            self.line(depth, f"for {place}, {one} in enumerate({value}[:{shape['length']}], {at}):")
            self.line(depth + 1, f"out[{place}] = {one} * {1 / shape['most']}")
        elif kind == "by-seat":
            place, one = self.new(), self.new()
            self.line(depth, f"for {place}, {one} in enumerate({value}):")
            self.line(depth + 1, f"if {one}: out[{at} + ({place} - me) % {n}] = {one} * {1 / shape['most']}")
        elif kind == "seats":
            one = self.new()
            self.line(depth, f"for {one} in {value}: out[{at} + ({one} - me) % {n}] += 1.0")
            self.line(depth, f"if {value}: out[{at} + {n} + ({value}[0] - me) % {n}] = 1.0")
        elif kind == "total":
            self.line(depth, f"if {value}:")
            self.line(depth + 1, f"out[{at}] = len({value}) * {1 / shape['length']}")
            one = self.new()
            numbers = f"[{one} for {one} in {value} if isinstance({one}, int)]"
            self.line(depth + 1, f"out[{at} + 1] = sum({numbers}) * {1 / shape['most']}")
        elif kind == "there":
            self.line(depth, f"if {value}: out[{at}] = 1.0")
        elif kind == "map":
            self.map(shape, value, at, depth)

    def bag(self, shape: Shape, value: str, at: str, depth: int) -> None:
        """How many, and of each how many; where places count, also the first place of each."""
        words = self.words(shape)
        base, first = _split(at)
        index, one = self.constant(_bag_index(words, first)), self.new()
        self.line(depth, f"if {value}:")
        self.line(depth + 1, f"out[{at}] = len({value}) * {1 / shape['most']}")
        if not shape["placed"]:
            if shape["pairs"]:
                pair = self.new()
                self.line(depth + 1, f"for {pair} in {value}:")
                self.line(depth + 2, f"for {one} in {pair} if type({pair}) is tuple else leaves(({pair},)):")
                self.line(depth + 3, f"if type({one}) is not int: out[{base}{index}[{one}]] += 1.0")
            else:
                self.line(depth + 1, f"for {one} in {value}: out[{base}{index}[{one}]] += 1.0")
            return
        place, slot = self.new(), self.new()
        self.line(depth + 1, f"for {place}, {one} in enumerate({value}):")
        self.line(depth + 2, f"{slot} = {base}{index}[{one}]")
        self.line(depth + 2, f"out[{slot}] += 1.0")
        self.line(depth + 2, f"out[{slot} + {len(words) + 2}] = ({place} + 1) * {1 / shape['most']}")

    def map(self, shape: Shape, value: str, at: str, depth: int) -> None:
        """A shape under each key; a key that was never seen is left out."""
        each = shape["each"]
        size = len(names_of(each, "", self))
        base, first = _split(at)
        places = self.constant({key: first + place * size for place, key in enumerate(shape["keys"])})
        key, one, place = self.new(), self.new(), self.new()
        self.line(depth, f"for {key}, {one} in {value}.items():")
        if each["as"] in {"number", "bag", "there"}:  # nothing leaves its features at zero
            self.line(depth + 1, f"if not {one}: continue")
        self.line(depth + 1, f"{place} = {places}.get({key})")
        self.line(depth + 1, f"if {place} is not None:")
        if base:
            self.line(depth + 2, f"{place} += {at}")
        self.shape(each, one, place, depth + 2)

    def words(self, shape: Shape) -> list[str]:
        """All that a field may hold, by key."""
        cards = [key for kind in shape["cards"] for key in self.vocabulary.cards.get(kind, ())]
        return [*cards, *shape["words"]]


def _split(at: str) -> tuple[str, int]:
    """Where features begin, as what is added when they are filled in, and what an index can hold beforehand."""
    return ("", int(at)) if at.isdigit() else (f"{at} + ", 0)


def _bag_index(words: Iterable[str], first: int = 0) -> Index:
    """Of a bag: after the count come the words, then other things, then empty places."""
    index = Index(words, first + 1)
    index[None] = index.other + 1
    return index


def names_of(shape: Shape, name: str, writer: _Writer) -> list[str]:
    """The names of the features of a shape, in order."""
    kind = shape["as"]
    seats = [f"{name}.me", *(f"{name}.+{seat}" for seat in range(1, writer.players))]
    if kind in {"number", "there"}:
        return [name]
    if kind in {"seat", "by-seat"}:
        return seats
    if kind == "seats":
        return seats + [f"{seat}.first" for seat in seats]
    if kind == "word":
        return [f"{name}.{word}" for word in [*writer.words(shape), "other"]]
    if kind == "letters":
        return [f"{name}.{word}" for word in [*shape["words"], "other"]]
    if kind == "bag":
        things = [f"{name}.{word}" for word in [*writer.words(shape), "other", "empty"]]
        return [f"{name}.count", *things, *([f"{thing}.place" for thing in things] if shape["placed"] else ())]
    if kind == "numbers":
        return [f"{name}.{place}" for place in range(shape["length"])]
    if kind == "total":
        return [f"{name}.count", f"{name}.sum"]
    if kind == "map":
        return [each for key in shape["keys"] for each in names_of(shape["each"], f"{name}.{key}", writer)]
    return []


def hidden_names(part: Part, shape: Shape, name: str) -> list[str]:
    """The names of what everybody knows of a hidden zone."""
    if part.kind in {"list", "value"}:
        return [f"{name}.hidden"]
    return [f"{name}.hidden"] if part.kind in {"lists", "dicts"} and shape["as"] in {"map", "bag"} else []
