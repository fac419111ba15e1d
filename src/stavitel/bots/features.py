"""Features: what a table says about a seat, as numbers and as things in zones, found in the declared state alone.

No title has to write code for this: `discover` looks at tables of some games and notes what the fields of the state
hold: numbers, words, cards, seats. The result is a `Schema`: a list of named features that can be written down as plain
data and compiled, once, into fast code. A table that is somebody's view will do as well as an open one: what lies
face down counts, but has no name. A title that knows better what counts may add numbers of its own (`Search.features`).

Names read as paths. `me.gold` is a number of the seat the features are about, `me.hand#` how many cards it holds,
`me.hand` the cards themselves, `table.crown=me` whether the table's crown is with this seat, `score.districts` what
a part of its score is as things stand, `extra.reach` a number that the title adds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from importlib import import_module
from typing import Any, Final

from stavitel.kernel import Card, Title
from stavitel.kernel.state_methods import NOTE, SECRET

ME: Final = "me"
TABLE: Final = "table"
SCORE: Final = "score"
EXTRA: Final = "extra"
MOST_WORDS: Final = 24  # different values of a field that are told apart
MOST_PLACES: Final = 40  # entries of a dict, or of a list of fixed length, that are told apart
MOST_ATTRIBUTE_WORDS: Final = 12
TOO_MANY: Final = 1000  # a number beyond this is no amount but a set of bits, or a name

Counts = tuple[list[float], list[tuple[int, Any]]]


@dataclass(frozen=True)
class Feature:
    """One number, or one zone of things, that a table says about a seat.

    `of` is whose: me, table, score or extra. `path` leads to the field, through states inside states; `take` says what
    of it:

    - numbers: `value`, `word` (whether it is `key`), `count`, `sum`, `item` (of a dict, by `key`), `at` (of a list),
      `size` (of a list in a dict), `seat` (whether it is my seat), `seats` (how often my seat is in it)
    - zones: `cards`, `card` (one or none), `values` (of a dict), `mine` (the keys of a dict that lead to my seat)
    """

    of: str
    path: tuple[str, ...]
    take: str
    key: str = ""
    through: tuple[int, ...] = ()  # the steps of the path at which there may be no state

    @property
    def name(self) -> str:
        """The feature as one reads it."""
        if self.of == EXTRA:
            return f"{EXTRA}.{self.key}"
        place = ".".join((self.of, *self.path))
        if self.take == "count":
            return place + "#"
        if self.take in ("item", "at", "size"):
            return f"{place}[{self.key}]"
        if self.take == "word":
            return f"{place}={self.key}"
        return f"{place}=me" if self.take in ("seat", "seats", "mine") else place + ("+" if self.take == "sum" else "")

    @property
    def is_zone(self) -> bool:
        """Whether this is a zone of things rather than a number."""
        return self.take in ("cards", "card", "values", "mine")

    @property
    def place(self) -> str:
        """The expression for what the number or the things are taken of."""
        if self.of in (SCORE, EXTRA):
            return "parts" if self.of == SCORE else "extras"
        return ".".join(["p" if self.of == ME else "g", *self.path])

    def code(self) -> str:
        """The expression in `g`, `p`, `seat`, `parts` (of the score), `extras` that gives the number or things."""
        place = self.place
        if self.of in (SCORE, EXTRA):
            return f"{place}.get({self.key!r}, 0)" if self.take == "item" else "total"
        holder, *rest = place.split(".")
        made = _TAKE[self.take].format(place, repr(int(self.key) if self.take == "at" else self.key))
        for step in sorted(self.through, reverse=True):
            nothing = "()" if self.is_zone else "0"
            made = f"({made} if {'.'.join([holder, *rest[: step + 1]])} is not None else {nothing})"
        return made

    def bold_code(self, place: str) -> str | None:
        """The same of a place where the number is sure to be: anywhere else it raises an error; None: there is no such.

        A number that may be lacking takes longer to look up.
        """
        if self.through or self.take not in _BOLD or (self.of == SCORE and self.take == "value"):
            return None
        return _BOLD[self.take].format(place, repr(int(self.key) if self.take == "at" else self.key))


_BOLD: Final = {"value": "{0}", "item": "{0}[{1}]", "at": "{0}[{1}]"}
_TAKE: Final = {
    "value": "({0} or 0)",
    "word": "({0} == {1})",
    "count": "len({0})",
    "sum": "sum({0})",
    "item": "({0}.get({1}) or 0)",
    "at": "({0}[{1}] if len({0}) > {1} else 0)",
    "size": "len({0}.get({1}, ()))",
    "seat": "({0} == seat)",
    "seats": "{0}.count(seat)",
    "cards": "{0}",
    "card": "({0},)",
    "values": "{0}.values()",
    "mine": "[key for key, who in {0}.items() if who == seat]",
}


@dataclass(frozen=True)
class Schema:
    """The features of a title: numbers and zones, and the things that may lie in each zone."""

    title: str
    numbers: tuple[Feature, ...]
    zones: tuple[Feature, ...]
    things: tuple[tuple[str, ...], ...]  # by zone: the keys of what may lie in it

    @property
    def names(self) -> list[str]:
        """Every column of `vector`, by name.

        A thing in a zone is `me.hand:market`.
        """
        found = [feature.name for feature in self.numbers]
        for zone, things in zip(self.zones, self.things, strict=True):
            found += [f"{zone.name}:{thing}" for thing in things]
        return found

    def as_json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "title": self.title,
            "numbers": [_written(feature) for feature in self.numbers],
            "zones": [
                {**_written(zone), "things": list(things)} for zone, things in zip(self.zones, self.things, strict=True)
            ],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Schema:
        """From plain data."""
        zones = [{name: value for name, value in zone.items() if name != "things"} for zone in data["zones"]]
        return cls(
            data["title"],
            tuple(_read(feature) for feature in data["numbers"]),
            tuple(_read(zone) for zone in zones),
            tuple(tuple(zone["things"]) for zone in data["zones"]),
        )

    def reader(self, title: Title) -> Callable[[Any, int], Counts]:
        """A function of table and seat that gives the numbers, and the things as pairs of column and count.

        The columns of things are counted on from the numbers, as in `names`.
        """
        column = len(self.numbers)
        columns: list[dict[Any, int]] = []
        for things in self.things:
            columns.append({thing_of(title, key): column + at for at, key in enumerate(things)})
            column += len(things)
        lines = [f"numbers = [{', '.join(feature.code() for feature in self.numbers)}]", "counts = {}"]
        for at, zone in enumerate(self.zones):
            lines += [f"for thing in {zone.code()}:", f"    at = columns[{at}].get(thing)"]
            lines += ["    if at is not None: counts[at] = counts.get(at, 0) + 1"]
        lines.append("return numbers, list(counts.items())")
        read = compiled("read(g, p, seat, total, parts, extras)", lines, {"columns": columns})
        score, more = title.score, extras_of(title)

        def features(g: Any, seat: int) -> Counts:
            now = next(one for one in score(g) if one.seat == seat)
            p = g.players[seat]
            found: Counts = read(g, p, seat, now.total, now.breakdown, more(g, p))
            return found

        return features

    def vector(self, title: Title, g: Any, seat: int) -> list[float]:
        """All features of a seat as one list of numbers, in the order of `names`."""
        numbers, counts = self.reader(title)(g, seat)
        found = [*map(float, numbers), *[0.0] * sum(map(len, self.things))]
        for at, count in counts:
            found[at] = float(count)
        return found


def compiled(signature: str, lines: Iterable[str], scope: dict[str, Any]) -> Callable[..., Any]:
    """A function made of lines of our own, once per title."""
    exec("\n    ".join([f"def {signature}:", *lines]), scope)
    made: Callable[..., Any] = scope[signature.partition("(")[0]]
    return made


def extras_of(title: Title) -> Callable[[Any, Any], Mapping[str, int]]:
    """The function of table and player with which a title adds numbers of its own; of most titles it adds none."""
    module, _, name = title.search.features.partition(":")
    found: Callable[[Any, Any], Mapping[str, int]] = getattr(import_module(module), name) if name else _nothing
    return found


def _nothing(g: Any, p: Any) -> Mapping[str, int]:
    return {}


def thing_of(title: Title, key: str) -> Any:
    """What lies in a zone under this key: a card, or else the word itself."""
    return title.cards.get(key, key)


def _written(feature: Feature) -> dict[str, Any]:
    return {name: value for name, value in asdict(feature).items() if value not in ("", ())}


def _read(data: Mapping[str, Any]) -> Feature:
    path, take = tuple(data.get("path", ())), data["take"]
    if not all(step.isidentifier() for step in path) or take not in _TAKE:
        raise ValueError(f"no feature: {data}")
    return Feature(data["of"], path, take, data.get("key", ""), tuple(data.get("through", ())))


def fits(feature: Feature, g: Any) -> bool:
    """Whether a table still has the field that a feature tells of: a title may have changed since."""
    if feature.of in (SCORE, EXTRA):
        return True
    held = g.players[0] if feature.of == ME else g
    for step in feature.path:
        if held is None:
            return True
        if not hasattr(held, step):
            return False
        held = getattr(held, step)
    return True


# What the printed cards say


def attributes(title: Title, keys: Iterable[str]) -> dict[str, dict[str, float]]:
    """What is printed on some cards, by card, as named numbers: `cost`, `colour=green`, `gain.silver`."""
    found: dict[str, dict[str, float]] = {}
    words: dict[str, set[str]] = {}
    for key in keys:
        card = title.cards.get(key)
        said: dict[str, float] = {}
        if card is not None:
            for item in fields(card):  # type: ignore[arg-type]
                if item.name not in ("key", "back", "source", "name_source"):
                    _print_on(item.name, getattr(card, item.name), said, words)
        found[key] = said
    many = {name for name, seen in words.items() if len(seen) > MOST_ATTRIBUTE_WORDS}
    return {
        key: {name: number for name, number in said.items() if name.partition("=")[0] not in many}
        for key, said in found.items()
    }


def _print_on(name: str, value: Any, said: dict[str, float], words: dict[str, set[str]]) -> None:
    if isinstance(value, (bool, int)):
        if abs(value) < TOO_MANY:
            said[name] = float(value)
    elif isinstance(value, str):
        words.setdefault(name, set()).add(value)
        said[f"{name}={value}"] = said.get(f"{name}={value}", 0.0) + 1
    elif isinstance(value, tuple):
        inner = getattr(value, "_fields", None)
        if inner is not None:
            for part, number in zip(inner, value, strict=True):
                _print_on(f"{name}.{part}", number, said, words)
        elif value and all(isinstance(part, str) for part in value):
            for part in value:
                _print_on(name, part, said, words)
        elif all(isinstance(part, tuple) and len(part) == 2 and isinstance(part[1], int) for part in value):
            for part, number in value:
                said[f"{name}.{part}"] = said.get(f"{name}.{part}", 0.0) + number


# What the fields of a state hold


@dataclass
class Held:
    """What a field was seen to hold."""

    of: str
    path: tuple[str, ...]
    secret: bool
    through: set[int]
    kinds: set[str]
    words: set[str]
    keys: set[str]
    inner: set[str]
    lengths: set[int]
    seats: bool = True  # nothing but seats, so far
    last_seat: bool = False  # the last seat of a table was among them
    circles: set[int] | None = None
    varies: bool = False
    first: Any = None


def discover(title: Title, tables: Iterable[tuple[Any, int]]) -> Schema:
    """The features of a title, from tables of games (with the number of seats) that show what its fields hold."""
    found: dict[tuple[str, tuple[str, ...]], Held] = {}
    parts: dict[str, None] = {}
    extras: dict[str, None] = {}
    more = extras_of(title)
    for g, seats in tables:
        extras.update(dict.fromkeys(more(g, g.players[0])))
        for part in type(g)._parts:
            if part.name == "players":
                for p in g.players:
                    _look(found, ME, (), p, seats, ())
            else:
                _look_at(found, TABLE, (), part, getattr(g, part.name), seats, ())
        for score in title.score(g):
            parts.update(dict.fromkeys(score.breakdown))
    numbers: list[Feature] = [Feature(SCORE, (), "value"), *(Feature(SCORE, (), "item", part) for part in parts)]
    numbers += [Feature(EXTRA, (), "item", name) for name in extras]
    zones: list[tuple[Feature, set[str]]] = []
    for held in found.values():
        _features_of(held, numbers, zones)
    zones = [(zone, _all_alike(title, things)) for zone, things in zones]
    return Schema(
        title.name,
        tuple(numbers),
        tuple(zone for zone, _ in zones),
        tuple(tuple(sorted(things)) for _, things in zones),
    )


def _look(
    found: dict[tuple[str, tuple[str, ...]], Held],
    of: str,
    path: tuple[str, ...],
    state: Any,
    seats: int,
    through: tuple[int, ...],
) -> None:
    for part in type(state)._parts:
        if part.name != "seat" or of == TABLE:
            _look_at(found, of, path, part, getattr(state, part.name), seats, through)


def _look_at(
    found: dict[tuple[str, tuple[str, ...]], Held],
    of: str,
    path: tuple[str, ...],
    part: Any,
    value: Any,
    seats: int,
    through: tuple[int, ...],
) -> None:
    path = (*path, part.name)
    if part.visibility == NOTE or part.kind in ("states", "statedict"):
        return
    if part.kind == "state":
        step = () if part.default is not None and part.default() is not None else (len(path) - 1,)
        if value is not None:
            _look(found, of, path, value, seats, (*through, *step))
        return
    held = found.get((of, path))
    if held is None:
        held = found[of, path] = Held(of, path, part.visibility == SECRET, set(), set(), set(), set(), set(), set())
        held.first = _plain(value)
    held.through |= set(through)
    held.varies = held.varies or _plain(value) != held.first
    _note(held, value, seats)


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else tuple(value.items()) if isinstance(value, dict) else value


def _note(held: Held, value: Any, seats: int) -> None:
    """Remember what kind of thing lies in a field."""
    if value is None:
        held.kinds.add("none")
    elif isinstance(value, (bool, int)):
        held.kinds.add("bool" if isinstance(value, bool) else "int")
        _note_seats(held, [value], seats)
    elif isinstance(value, str):
        held.kinds.add("str")
        held.words.add(value)
    elif isinstance(value, Card):
        held.kinds.add("card")
        held.keys.add(value.key)
    elif isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
        held.kinds.add("list")
        held.lengths.add(len(value))
        _note_inner(held, value, seats)
    elif isinstance(value, dict):
        held.kinds.add("dict")
        held.words.update(map(str, value))
        if not all(isinstance(key, str) for key in value):
            held.inner.add("odd")
        _note_inner(held, value.values(), seats)
    else:
        held.kinds.add("odd")


def _note_inner(held: Held, values: Iterable[Any], seats: int) -> None:
    for value in values:
        if value is None:
            held.inner.add("none")
        elif isinstance(value, (bool, int)):
            held.inner.add("int")
            _note_seats(held, [value], seats)
        elif isinstance(value, str):
            held.inner.add("str")
            held.keys.add(value)
        elif isinstance(value, Card):
            held.inner.add("card")
            if not value.hidden:
                held.keys.add(value.key)
        elif isinstance(value, list):
            held.inner.add("list")
        else:
            held.inner.add("odd")


def _note_seats(held: Held, values: Iterable[int], seats: int) -> None:
    held.circles = (held.circles or set()) | {seats}
    for value in values:
        held.seats = held.seats and not isinstance(value, bool) and -1 <= value < seats
        held.last_seat = held.last_seat or value == seats - 1


def _features_of(held: Held, numbers: list[Feature], zones: list[tuple[Feature, set[str]]]) -> None:
    """The features that a field gives."""
    through = tuple(sorted(held.through))

    def number(take: str, key: str = "") -> None:
        numbers.append(Feature(held.of, held.path, take, key, through))

    def zone(take: str, things: set[str]) -> None:
        zones.append((Feature(held.of, held.path, take, "", through), things))

    kinds = held.kinds - {"none"}
    are_seats = held.of == TABLE and held.seats and held.last_seat and len(held.circles or ()) > 1
    if not held.varies or "odd" in kinds or len(kinds) != 1:
        return
    if kinds <= {"int", "bool"}:
        number("seat" if are_seats else "value")
    elif kinds == {"str"}:
        if len(held.words) <= MOST_WORDS:
            for word in sorted(held.words):
                number("word", word)
    elif kinds == {"card"}:
        if held.of == ME and not held.secret:
            zone("card", held.keys)
    elif kinds == {"list"}:
        _list_features(held, are_seats, number, zone)
    else:
        _dict_features(held, are_seats, number, zone)


def _list_features(
    held: Held, are_seats: bool, number: Callable[..., None], zone: Callable[[str, set[str]], None]
) -> None:
    inner = held.inner - {"none"}
    if are_seats and inner == {"int"}:
        number("seats")
    elif inner == {"int"} and len(held.lengths) == 1 and max(held.lengths) <= MOST_PLACES:
        for place in range(max(held.lengths)):
            number("at", str(place))
    else:
        number("count")
        if inner == {"int"} and "none" not in held.inner:
            number("sum")
        if held.of == ME and not held.secret and (inner == {"card"} or (inner == {"str"} and _few(held.keys))):
            zone("cards", held.keys)


def _dict_features(
    held: Held, are_seats: bool, number: Callable[..., None], zone: Callable[[str, set[str]], None]
) -> None:
    inner = held.inner - {"none"}
    if "odd" in held.inner or len(inner) != 1:
        return
    if inner == {"int"}:
        if are_seats:
            zone("mine", set(held.words))
        elif len(held.words) <= MOST_PLACES:
            for key in sorted(held.words):
                number("item", key)
    elif inner == {"list"}:
        if len(held.words) <= MOST_PLACES:
            for key in sorted(held.words):
                number("size", key)
    else:
        number("count")
        if held.of == ME and not held.secret and inner == {"card"}:
            zone("values", held.keys)


def _few(words: set[str]) -> bool:
    return len(words) <= MOST_PLACES


def _all_alike(title: Title, things: set[str]) -> set[str]:
    """The things seen in a zone and all cards of their kinds with the same backs: they may come to lie there too."""
    seen = {(type(title.cards[key]), title.cards[key].back) for key in things if key in title.cards}
    return things | {key for key, card in title.cards.items() if (type(card), card.back) in seen}
