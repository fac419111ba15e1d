"""Frozen values: printed cards, moves to choose from, reasons why not, and the key each of them answers to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, ClassVar, Final

NO_TEXT: Final = ("key", "back", "source")  # fields of a card that its texts have no use for


class RulesError(Exception):
    """The rules contradict themselves: a bug of ours."""


class Card:
    """A printed thing: one object however many copies, compared with `is`; titles subclass it as a frozen dataclass."""

    key: str
    back: str = "card"
    source: str = "printed"
    hidden: bool = False
    allowed: ClassVar[Mapping[str, tuple[Any, ...]]] = {}  # by field: what a content file may write besides
    asks: ClassVar[Mapping[str, str]] = {}  # by field in doubt: the question to an owner; without it all are in doubt

    @property
    def asked(self) -> Mapping[str, str]:
        """The same for one card, where others of its kind have values that it lacks."""
        return self.asks

    @property
    def text_args(self) -> dict[str, Any]:
        """What the texts of this card may speak of, by field: numbers, words, cards, and several of those.

        Pairs of word and number, as a list or as a named tuple, are amounts: `{ $gain }` is "2 stone, 1 silver".
        """
        told: dict[str, Any] = {}
        for item in fields(self):  # type: ignore[arg-type]
            if item.name not in NO_TEXT:
                value = _told(getattr(self, item.name))
                if value is not UNTOLD:
                    told[item.name] = value
        return told

    def __repr__(self) -> str:
        return self.key


class Amount:
    """So much of something, for a text: "3 silver", in the plural form of the language."""

    __slots__ = ("n", "of")

    def __init__(self, n: int, of: str) -> None:
        self.n: Final = n
        self.of: Final = of


UNTOLD: Final = object()


def _told(value: Any) -> Any:
    """A value of a card as an argument of its texts; UNTOLD if it cannot be one."""
    if value is None or isinstance(value, (bool, int, str, Card)):
        return value
    if not isinstance(value, tuple):
        return UNTOLD
    names = getattr(value, "_fields", None)
    if names is not None and all([isinstance(part, int) for part in value]):
        return tuple([Amount(part, name) for name, part in zip(names, value, strict=True) if part])
    if value and all([isinstance(part, tuple) and _is_amount(part) for part in value]):
        return tuple([Amount(n, of) for of, n in value])
    parts = [_told(part) for part in value]
    return UNTOLD if UNTOLD in parts else tuple(parts)


def _is_amount(pair: tuple[Any, ...]) -> bool:
    return len(pair) == 2 and isinstance(pair[0], str) and type(pair[1]) is int


class Back(Card):
    """What a seat sees of a card it may not see."""

    key: str
    back: str
    hidden = True

    def __init__(self, back: str) -> None:
        self.back = back
        self.key = "?" + back


_backs: Final[dict[str, Back]] = {}


def face_down(card: object) -> Back:
    """The back of a card; of anything that is no card, a blank."""
    name = card.back if isinstance(card, Card) else ""
    found = _backs.get(name)
    if found is None:
        found = _backs[name] = Back(name)
    return found


class Move:
    """An option made of a verb, the things it is about and a place; interned, so that it compares with `is`.

    >>> move("build", "market").key
    'build:market'
    >>> move("destroy", "market", at=2) is move("destroy", "market", at=2)
    True
    """

    __slots__ = ("_text", "at", "key", "things", "verb")

    def __init__(self, verb: str, things: tuple[Any, ...], at: Any) -> None:
        self._text: dict[str, Any] | None = None
        self.verb: Final = verb
        self.things: Final = things
        self.at: Final = at
        about = ":" + ",".join(key_of(thing) for thing in things) if things else ""
        self.key: Final[str] = f"{verb}{about}" if at is None else f"{verb}{about}@{key_of(at)}"

    @property
    def thing(self) -> Any:
        """The first thing the move is about."""
        return self.things[0]

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the option: message id and arguments."""
        args: dict[str, Any] = dict(zip("abcdef", self.things, strict=False))
        if self.at is not None:
            args["at"] = self.at
        return "do-" + self.verb, args

    @property
    def text(self) -> dict[str, Any]:
        """The same as clients read it; one object for ever, as the move is."""
        if self._text is None:
            self._text = text_json(self.says)
        return self._text

    def __repr__(self) -> str:
        return self.key

    def __reduce__(self) -> tuple[Any, ...]:
        return _move, (self.verb, self.things, self.at)


_moves: Final[dict[tuple[Any, ...], Move]] = {}


def move(verb: str, *things: Any, at: Any = None) -> Move:
    """The one move of this verb, these things and this place."""
    return _move(verb, things, at)


def _move(verb: str, things: tuple[Any, ...], at: Any) -> Move:
    name = (verb, things, at)
    found = _moves.get(name)
    if found is None:
        found = _moves[name] = Move(verb, things, at)
    return found


class Reason:
    """Why something is refused: a message key, the rule that says so, and arguments for the text.

    An argument may be a function of table, player and option, worked out when somebody reads the reason.
    """

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str, /, **args: Any) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.args: Final = args

    def filled(self, g: Any, p: Any, option: Any) -> Reason:
        """The reason with all its arguments worked out."""
        if not any([callable(arg) for arg in self.args.values()]):
            return self
        args = {name: arg(g, p, option) if callable(arg) else arg for name, arg in self.args.items()}
        return Reason(self.key, self.rule, **args)

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the reason: message id and arguments."""
        return "why-" + self.key, self.args

    @property
    def text(self) -> dict[str, Any]:
        """The same as clients read it; one without arguments is the same object for all."""
        if self.args:
            return text_json(self.says)
        found = _plain_reasons.get(self.key)
        if found is None:
            found = _plain_reasons[self.key] = text_json(self.says)
        return found

    def __repr__(self) -> str:
        return f"{self.key} [{self.rule}]"


def key_of(value: Any) -> str:
    """The readable key of an option.

    >>> key_of(3), key_of(True), key_of("left"), key_of(None), key_of((1, 2))
    ('3', 'yes', 'left', 'none', '1+2')
    """
    if type(value) is str:
        return value
    key = getattr(value, "key", None)
    if key is not None:
        return str(key)
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return "+".join(key_of(part) for part in value)
    seat = getattr(value, "seat", None)
    if seat is not None:
        return f"seat{seat}"
    raise RulesError(f"{value!r} cannot be an option: it has no key")


def as_json(value: Any) -> Any:
    """A value as clients read it: cards and seats are references, so that each language names them itself.

    >>> as_json([1, "left", None])
    [1, 'left', None]
    """
    kind = type(value)
    if value is None or kind is str or kind is int or kind is bool or kind is float:
        return value
    if kind is tuple or kind is list:
        return [as_json(part) for part in value]
    if isinstance(value, (int, str, float)):
        return value
    if isinstance(value, Card):
        return {"back": value.back} if value.hidden else {"card": value.key}
    if isinstance(value, Amount):
        return {"amount": value.n, "of": value.of}
    if isinstance(value, (list, tuple)):
        return [as_json(part) for part in value]
    if isinstance(value, dict):
        return {str(name): as_json(part) for name, part in value.items()}
    says = getattr(value, "says", None)
    if says is not None:
        return text_json(says)
    seat = getattr(value, "seat", None)
    if seat is not None:
        return {"seat": seat}
    return key_of(value)


def text_json(says: tuple[str, dict[str, Any]]) -> dict[str, Any]:
    """A text as clients read it: the id of its message and the arguments."""
    return {"id": says[0], "args": {name: as_json(arg) for name, arg in says[1].items()}}


_plain_reasons: Final[dict[str, dict[str, Any]]] = {}
_card_texts: Final[dict[str, dict[str, Any]]] = {}


def text_of(value: Any) -> dict[str, Any]:
    """The text of an option, whatever kind of value it is."""
    if type(value) is Move or type(value) is Reason:
        return value.text
    if isinstance(value, Card):
        text = _card_texts.get(value.key)
        if text is None:
            text = _card_texts[value.key] = {"id": card_message(value.key), "args": {}}
        return text
    says = getattr(value, "says", None)
    if says is not None:
        return text_json(says)
    if isinstance(value, bool):
        return {"id": "word-yes" if value else "word-no", "args": {}}
    if isinstance(value, int):
        return {"id": "word-number", "args": {"n": value}}
    if value is None:
        return {"id": "word-none", "args": {}}
    if isinstance(value, str):
        return {"id": "word-" + message_part(value), "args": {}}
    seat = getattr(value, "seat", None)
    if seat is not None:
        return {"id": "word-seat", "args": {"who": {"seat": seat}}}
    return {"id": "word-" + message_part(key_of(value)), "args": {}}


def card_message(key: str) -> str:
    """The id of the message that names a card.

    >>> card_message("favour:kf04")
    'card-favour-kf04'
    """
    return "card-" + message_part(key)


def message_part(key: str) -> str:
    """A key as part of a message id: only letters, digits, hyphens and underscores."""
    return key.replace(":", "-").replace(".", "-").replace("@", "-").replace(",", "-")
