"""Texts in English, Czech and Polish.

Text travels as a message id with arguments, never as a finished sentence, so that each reader has it in their own
language. Scenes, events, questions and refusals use one encoding, made by `stavitel.kernel.values`; a text or an
argument of one is

    5, "gold"                             a number; a word: the message `word-gold` if there is one, else as it stands
    {"card": "market"}                    the name of a card: the message `card-market`
    {"back": "district"}                  a card lying face down: the message `back-district`
    {"seat": 1}                           whoever sits there
    {"amount": 3, "of": "silver"}         so much of something: `3 silver`
    {"change": -3, "of": "silver"}        so much more or less of it: `−3 silver`
    [text, ...]                           several things
    {"id": "tell-draws", "args": {"who": {"seat": 1}, "count": 2}}        a message

An argument that is a word or a card is also there untranslated as `$name-key`, for a message to select on. A move
whose place `$at` is a seat, or its number, has that seat's name in `$who`. The texts of a card have the values of the
card as arguments. Behind a number stands the attribute `.counted` of a word, with the number as `$n`, if there is one.
`tests/words/arguments.json` shows all of it by example, for this code and the browser's.

Messages lie in `<language>/common.ftl`; a title, of whatever package, brings `words/<language>.ftl` beside its own
modules, and may bring `words/teaching.<language>.ftl` with what teaches it: a word about every question, the overview,
the lesson, the glossary. What is not written in a language is read in English, and what nobody wrote is read from its
id, so that a game can be played before it has texts. The browser does the same in its own code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stavitel.kernel.questions import costs_first
from stavitel.kernel.values import Card, as_json, card_message, message_part, text_json, text_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from stavitel.kernel import Question, Reason, Title

__all__ = ["HERE", "LANGUAGES", "Words", "languages_of", "readable", "sources", "title_folder"]

LANGUAGES = {"en": "English", "cs": "Čeština", "pl": "Polski"}

HERE = Path(__file__).parent
CLIENT = "client"  # not a title: the texts of the web client itself
_LACKING = "Unknown external: "  # how Fluent reports an argument that is missing
_SEAT = re.compile(r"(?:word-)?seat(\d+)")
_KIND = re.compile(r"^[a-z]+-(?=[a-z0-9])")  # what an id begins with: ask-, card-, tell- …
_BETWEEN = re.compile(r"[_:.@,-]+")


class Words:
    """The texts of one title in one language; `names` are the display names of its seats."""

    def __init__(self, title: str | None, language: str = "en", names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
        self.title = title
        self.language = language
        self.names = list(names)
        self.missing: set[str] = set()  # what was asked for so far and is not written in this language
        self._bundles = [_bundle(title, spoken) for spoken in dict.fromkeys((language, "en"))]

    def has(self, msgid: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(bundle.has_message(msgid) for bundle in self._bundles)

    def text(self, msgid: str, args: Mapping[str, object] | None = None) -> str:
        """A message in this language, or else in English; one that nobody wrote is read from its id.

        Where the back of a card is among the arguments, the message's attribute `.unseen` speaks, if there is one.

        >>> Words(None, "cs").text("client-refused-count", {"count": 5})
        '5 věcí není dovoleno; proč, řekne w.'
        >>> Words(None, "en", ["Ala"]).text("tell-builds", {"who": {"seat": 0}, "plan": {"card": "old-bridge"}})
        'Ala builds: Old bridge'
        """
        seat = _SEAT.fullmatch(msgid)
        if seat:
            return self.seat(int(seat[1]))
        name, _, attribute = msgid.partition(".")
        own = {} if args is None else {name: as_json(value) for name, value in args.items()}
        given = {**self._card_args(name), **own} if name.startswith("card-") else own
        unseen = not attribute and any(isinstance(arg, dict) and "back" in arg for arg in own.values())
        for bundle in self._bundles:
            if bundle.has_message(name):
                found = bundle.get_message(name)
                spoken = attribute or ("unseen" if unseen and "unseen" in found.attributes else "")
                pattern = found.attributes.get(spoken) if spoken else found.value
                if pattern is not None:
                    return self._written(bundle, pattern, given)
            self.missing.add(msgid)
        return self._unwritten(msgid, own)

    def _written(self, bundle: FluentBundle, pattern: Any, args: Mapping[str, Any]) -> str:
        """A message filled in; an argument that nobody gave shows, as in the browser, instead of passing for a word."""
        filled = self._arguments(args)
        written, errors = bundle.format_pattern(pattern, filled)
        lacking = [str(error).removeprefix(_LACKING) for error in errors if str(error).startswith(_LACKING)]
        if lacking:
            blanks: dict[str, int | str] = {name: f"{{${name}}}" for name in lacking}
            written, _ = bundle.format_pattern(pattern, {**blanks, **filled})
        return str(written)

    def _unwritten(self, msgid: str, args: Mapping[str, object]) -> str:
        """A message that nobody wrote: what its id says, and its arguments; an event begins with who did it."""
        if msgid == "title" and self.title is not None:
            return self.title.capitalize()
        said = {name: str(self._argument(arg)) for name, arg in args.items()}
        who = said.pop("who", "") if msgid.startswith("tell-") else ""
        text = readable(msgid)
        if who:
            text = f"{who} {text[:1].lower()}{text[1:]}"
        rest = ", ".join(part for part in said.values() if part)
        return f"{text}: {rest}" if rest else text

    def say(self, text: object) -> str:
        """An encoded text in this language; also a card, a move or any other value that has a text.

        >>> Words(None, "pl", ["Ala", "Ola"]).say({"seat": 1})
        'Ola'
        """
        return str(self._argument(as_json(text)))

    def card(self, key: str) -> str:
        """The name of a card."""
        return self.text(card_message(key))

    def card_text(self, key: str) -> str | None:
        """What a card does, in our words; None for a card without a text."""
        msgid = card_message(key)
        return self.text(msgid + ".text") if self._has_attribute(msgid, "text") else None

    def has_namesakes(self, key: str) -> bool:
        """Whether other cards of the title bear the name of this one and say something else."""
        return len(self._texts_by_name.get(self.card(key), ())) > 1

    @cached_property
    def _texts_by_name(self) -> dict[str, set[str | None]]:
        """What the cards of each name say."""
        found: dict[str, set[str | None]] = {}
        for card in _cards(self.title).values():
            found.setdefault(self.card(card.key), set()).add(self.card_text(card.key))
        return found

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("seat-name", {"number": seat + 1})

    def question(self, question: Question) -> str:
        """What is asked."""
        return self.text("ask-" + message_part(question.topic))

    def option(self, value: object) -> str:
        """What an option says."""
        return self.say(text_of(value))

    def effects(self, question: Question, key: str) -> str:
        """What an option costs and brings, costs first: `(−3 silver, +1 stone)`; may be nothing."""
        changes = [{"change": amount, "of": what} for what, amount in costs_first(question, key)]
        return f"({self._argument(changes)})" if changes else ""

    def answer(self, question: Question, key: str) -> str:
        """An option of a question with what it costs and brings: `Build: Market (−2 gold)`."""
        return f"{self.option(question.options[key])} {self.effects(question, key)}".rstrip()

    def refused(self, question: Question, key: str, cards: Mapping[str, object]) -> str:
        """What would have been the option that is refused under a key."""
        option = question.tempting(key)
        return self.key(key, cards) if option is None else self.option(option)

    def key(self, key: str, cards: Mapping[str, object]) -> str:
        """What the bare key of an option says, as well as can be told from it: for things that are refused."""
        bare = key.partition("@")[0].partition("~")[0]
        verb, _, rest = key.partition("~")[0].partition(":")
        things, _, place = rest.partition("@")
        if not rest:
            verb, _, place = verb.partition("@")
        if self.has("do-" + message_part(verb)) or (rest and bare not in cards):
            args: dict[str, object] = {
                name: cards.get(thing, int(thing) if thing.isdecimal() else thing)
                for name, thing in zip("abcdef", things.split(",") if things else (), strict=False)
            }
            if place:
                args["at"] = int(place) if place.isdecimal() else place
            return self.text("do-" + message_part(verb), args)
        return self.card(bare) if bare in cards else self.option(bare)

    def reason(self, why: Reason) -> str:
        """Why something is refused."""
        return self.say(text_json(why.says))

    def event(self, event: Mapping[str, Any]) -> str:
        """What an event of the log says."""
        return self.text(event["id"], event.get("args"))

    def category(self, name: str) -> str:
        """A line of the final scoring."""
        return self.text("score-" + message_part(name))

    def _card_args(self, msgid: str) -> Mapping[str, object]:
        """What the card of a message tells its texts."""
        card = _cards(self.title).get(msgid)
        return {} if card is None else {name: as_json(value) for name, value in card.text_args.items()}

    def _arguments(self, args: Mapping[str, Any]) -> dict[str, int | str]:
        """The arguments of a message as Fluent takes them; `filled` in `web/src/lib/words.svelte.ts` is its twin."""
        filled: dict[str, int | str] = {}
        for name, value in args.items():
            filled[name] = self._argument(value)
            match value:
                case None:
                    filled[f"{name}-key"] = "none"
                case bool():
                    filled[f"{name}-key"] = "yes" if value else "no"
                case str(key) | {"card": key}:
                    filled[f"{name}-key"] = key
        who = _seat_of(args.get("at"))
        if who is not None and "who" not in filled:
            filled["who"] = self.seat(who)
        return filled

    def _argument(self, text: Any) -> int | str:
        match text:
            case bool():
                return self.text("word-yes" if text else "word-no")
            case int():
                return text
            case str():
                seat = _seat_of(text)
                if seat is not None:
                    return self.seat(seat)
                word = "word-" + message_part(text)
                return self.text(word) if self.has(word) else text
            case None:
                return self.text("word-none")
            case {"id": msgid}:
                return self.text(msgid, text.get("args"))
            case {"card": key}:
                return self.card(key)
            case {"back": back}:
                return self.text("back-" + message_part(back) if back else "word-hidden")
            case {"seat": seat}:
                return self.seat(seat)
            case {"amount": n, "of": what}:
                return self._counted("effect-amount", n, what)
            case {"change": n, "of": what}:
                return self._counted("effect-more" if n > 0 else "effect-less", abs(n), what)
            case list():
                return self._several(text)
        return str(text)

    def _counted(self, msgid: str, n: int, what: str) -> str:
        """A number and what it counts; a word that has no form for that is named another way."""
        word = "word-" + message_part(what)
        if self._has_attribute(word, "counted"):
            return self.text(msgid, {"n": n, "what": {"id": f"{word}.counted", "args": {"n": n}}})
        return self.text(f"{msgid}.uncounted", {"n": n, "what": what})

    def _has_attribute(self, msgid: str, attribute: str) -> bool:
        return any(
            attribute in bundle.get_message(msgid).attributes for bundle in self._bundles if bundle.has_message(msgid)
        )

    def _several(self, texts: list[Any]) -> str:
        """Several things in a row, alike ones counted: `Church, Market ×2`; numbers stand as they are."""
        if texts and all(type(text) is int for text in texts):
            return ", ".join(map(str, texts))
        counts: dict[str, int] = {}
        for text in texts:
            said = str(self._argument(text))
            counts[said] = counts.get(said, 0) + 1
        shown = [said if count == 1 else f"{said} ×{count}" for said, count in counts.items()]
        return ", ".join(shown) or self.text("word-none")


def readable(msgid: str) -> str:
    """What a message says that nobody wrote, by its id without the kind of message it is.

    >>> readable("ask-keep-one-card"), readable("card-old_bridge"), readable("label-hand"), readable("thunder")
    ('Keep one card', 'Old bridge', 'Hand', 'Thunder')
    """
    words = " ".join(_BETWEEN.split(_KIND.sub("", msgid))).strip()
    return words[:1].upper() + words[1:]


def languages_of(title: str) -> list[str]:
    """The languages that a title has texts in; none for a title that is not installed."""
    own = {language: sources(title, language)[1:] for language in LANGUAGES}
    return [language for language, paths in own.items() if any(path.exists() for path in paths)]


def _seat_of(place: object) -> int | None:
    """The seat that a place is: by number, by name or as a reference."""
    match place:
        case bool():
            return None
        case int():
            return place
        case {"seat": int(seat)}:
            return seat
        case str():
            named = _SEAT.fullmatch(place)
            return int(named[1]) if named else None
    return None


def sources(title: str | None, language: str) -> list[Path]:
    """The files a title's texts come from: the common ones, what teaches it, and its own."""
    found = [HERE / language / "common.ftl"]
    if title == CLIENT:
        return [*found, HERE / language / "client.ftl"]
    folder = None if title is None else title_folder(title)
    if folder is not None:
        found += [folder / "words" / f"teaching.{language}.ftl", folder / "words" / f"{language}.ftl"]
    return found


def title_folder(title: str) -> Path | None:
    """The folder a title lives in, in whatever package; None if it is not installed."""
    import importlib.util

    from stavitel.kernel import UnknownTitle, title_named

    try:
        known = title_named(title)
    except UnknownTitle:
        return None
    spec = importlib.util.find_spec(known.setup.__module__)
    return Path(spec.origin).parent if spec and spec.origin else None


def _cards(title: str | None) -> Mapping[str, Card]:
    """The cards of a title by the message that names each."""
    from stavitel.kernel import UnknownTitle, title_named

    if title is None or title == CLIENT:
        return {}
    try:
        return _cards_of(title_named(title))
    except UnknownTitle:
        return {}


@lru_cache(maxsize=32)
def _cards_of(title: Title) -> Mapping[str, Card]:
    return {card_message(key): card for key, card in title.cards.items()}


@lru_cache(maxsize=32)
def _bundle(title: str | None, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in reversed(sources(title, language)):  # a title's own message wins over a common one
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
