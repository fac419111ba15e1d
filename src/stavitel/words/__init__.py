"""Texts in English, Czech and Polish.

Text travels as a message id with arguments, never as a finished sentence, so that each reader has it in their own
language. Scenes, events, questions and refusals use one encoding, made by `stavitel.kernel.values`; a text or an
argument of one is

    5, "gold"                             a number; a word: the message `word-gold` if there is one, else as it stands
    {"card": "market"}                    the name of a card: the message `card-market`
    {"back": "district"}                  a card lying face down: the message `back-district`
    {"seat": 1}                           whoever sits there
    [text, ...]                           several things
    {"id": "tell-draws", "args": {"who": {"seat": 1}, "count": 2}}        a message

An argument that is a word or a card is also there untranslated as `$name-key`, for a message to select on. A move
whose place `$at` is a seat number has that seat's name in `$who`.

Messages lie in `<language>/common.ftl` and `<language>/<title>.ftl`; a title of another package brings
`words/<language>.ftl` beside its own modules. The browser formats the same messages in its own code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stavitel.kernel.values import as_json, message_part, text_json, text_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from stavitel.kernel import Question, Reason

__all__ = ["HERE", "LANGUAGES", "Words", "sources"]

LANGUAGES = {"en": "English", "cs": "Čeština", "pl": "Polski"}

HERE = Path(__file__).parent
_SEAT = re.compile(r"(?:word-)?seat(\d+)")


class Words:
    """The texts of one title in one language; `names` are the display names of its seats."""

    def __init__(self, title: str | None, language: str = "en", names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
        self.title = title
        self.language = language
        self.names = list(names)
        self._bundle = _bundle(title, language)

    def has(self, msgid: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(msgid)

    def text(self, msgid: str, args: Mapping[str, object] | None = None) -> str:
        """A message in this language; a message nobody wrote shows its id in guillemets.

        Where the back of a card is among the arguments, the message's attribute `.unseen` speaks, if there is one.

        >>> Words(None, "cs").text("client-refused-count", {"count": 5})
        '5 věcí není dovoleno; proč, řekne w.'
        """
        seat = _SEAT.fullmatch(msgid)
        if seat:
            return self.seat(int(seat[1]))
        name, _, attribute = msgid.partition(".")
        if not self._bundle.has_message(name):
            return f"«{msgid}»"
        found = self._bundle.get_message(name)
        args = {} if args is None else {name: as_json(value) for name, value in args.items()}
        if not attribute and any(isinstance(arg, dict) and "back" in arg for arg in args.values()):
            attribute = "unseen" if "unseen" in found.attributes else ""
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return f"«{msgid}»"
        written, _ = self._bundle.format_pattern(pattern, self._arguments(args))
        return str(written)

    def say(self, text: object) -> str:
        """An encoded text in this language; also a card, a move or any other value that has a text.

        >>> Words(None, "pl", ["Ala", "Ola"]).say({"seat": 1})
        'Ola'
        """
        return str(self._argument(as_json(text)))

    def card(self, key: str) -> str:
        """The name of a card."""
        return self.text("card-" + message_part(key))

    def card_text(self, key: str) -> str | None:
        """What a card does, in our words; None for a card without a text."""
        msgid = f"card-{message_part(key)}"
        if not self.has(msgid) or "text" not in self._bundle.get_message(msgid).attributes:
            return None
        return self.text(msgid + ".text")

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

    def key(self, key: str, cards: Mapping[str, object]) -> str:
        """What the bare key of an option says, as well as can be told from it: for things that are refused."""
        verb, _, rest = key.partition("~")[0].partition(":")
        things, _, place = rest.partition("@")
        if not rest:
            verb, _, place = verb.partition("@")
        if self.has("do-" + message_part(verb)):
            args: dict[str, object] = {
                name: cards.get(thing, int(thing) if thing.isdecimal() else thing)
                for name, thing in zip("abcdef", things.split(",") if things else (), strict=False)
            }
            if place:
                args["at"] = int(place) if place.isdecimal() else place
            return self.text("do-" + message_part(verb), args)
        bare = key.partition("@")[0].partition("~")[0]
        return self.card(bare) if bare in cards else self.say(bare)

    def reason(self, why: Reason) -> str:
        """Why something is refused."""
        return self.say(text_json(why.says))

    def event(self, event: Mapping[str, Any]) -> str:
        """What an event of the log says."""
        return self.text(event["id"], event.get("args"))

    def category(self, name: str) -> str:
        """A line of the final scoring."""
        return self.text("score-" + message_part(name))

    def _arguments(self, args: Mapping[str, object]) -> dict[str, int | str]:
        plain: dict[str, int | str] = {}
        for name, text in args.items():
            plain[name] = self._argument(text)
            if name == "at" and isinstance(text, int):
                plain.setdefault("who", self.seat(text))
        return plain

    def _argument(self, text: Any) -> int | str:
        match text:
            case bool():
                return self.text("word-yes" if text else "word-no")
            case int():
                return text
            case str():
                if _SEAT.fullmatch(text):
                    return self.text(text)
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
            case list():
                return self._several(text)
        return str(text)

    def _several(self, texts: list[Any]) -> str:
        """Several things in a row, alike ones counted: `Church, Market ×2`."""
        counts: dict[str, int] = {}
        for text in texts:
            said = str(self._argument(text))
            counts[said] = counts.get(said, 0) + 1
        shown = [said if count == 1 else f"{said} ×{count}" for said, count in counts.items()]
        return ", ".join(shown) or self.text("word-none")


def sources(title: str | None, language: str) -> list[Path]:
    """The files a title's texts come from: the common ones and its own."""
    found = [HERE / language / "common.ftl"]
    if title is not None:
        own = HERE / language / f"{title}.ftl"
        if not own.exists():
            elsewhere = _package_of(title)
            if elsewhere is not None:
                own = elsewhere / "words" / f"{language}.ftl"
        found.append(own)
    return found


def _package_of(title: str) -> Path | None:
    """The folder of a title that may live in another package."""
    import importlib.util

    from stavitel.kernel import titles

    known = titles().get(title)
    if known is None or known.setup.__module__.startswith("stavitel."):
        return None
    spec = importlib.util.find_spec(known.setup.__module__)
    return Path(spec.origin).parent if spec and spec.origin else None


@lru_cache(maxsize=32)
def _bundle(title: str | None, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in reversed(sources(title, language)):  # a title's own message wins over a common one
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
