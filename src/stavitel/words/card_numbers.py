"""`python -m stavitel.words.card_numbers [TITLE ...]`: numbers in the texts of cards that do not come from their data.

A text that writes `3` where the card says `cost=3` goes on saying 3 when a content file corrects the cost; it should
say `{ $cost }`. Numbers that stand in no field of the card are the rule's own, and none of our business.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from stavitel.kernel import Card, Title, title_named, title_names
from stavitel.kernel.values import Amount, card_message
from stavitel.words import LANGUAGES, sources

_NUMBER = re.compile(r"(?<![\w.])\d+(?![\w.]*\d)")


@dataclass(frozen=True)
class Fixed:
    """A number that is written in the text of a card, though some fields of the card hold it."""

    card: str
    language: str
    number: int
    fields: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.card} [{self.language}]: {self.number} is written, it stands in {', '.join(self.fields)}"


def fixed_numbers(title: Title, language: str) -> list[Fixed]:
    """The numbers in a title's card texts that would not follow a correction."""
    texts = CardTexts(title.name, language)
    found = []
    for card in title.cards.values():
        told = texts.arguments(card.key)
        held = {name: numbers for name, numbers in numbers_of(card).items() if name not in told}
        for number in sorted(texts.literals(card.key)):
            names = tuple(name for name, numbers in held.items() if number in numbers)
            if names:
                found.append(Fixed(card.key, language, number, names))
    return found


class CardTexts:
    """What the cards of a title do, as it is written in a language."""

    def __init__(self, title: str, language: str) -> None:
        self._messages: dict[str, ftl.Message] = {}
        for path in sources(title, language):
            if path.exists():
                written = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
                self._messages |= {entry.id.name: entry for entry in written.body if isinstance(entry, ftl.Message)}

    def arguments(self, card: str) -> set[str]:
        """The arguments a card's text speaks of, without the ending of those that choose by key."""
        nodes = self._parts(self._pattern(card_message(card), "text"))
        return {node.id.name.removesuffix("-key") for node in nodes if isinstance(node, ftl.VariableReference)}

    def literals(self, card: str) -> set[int]:
        """The numbers that are written out in a card's text; a variant chosen by an argument is chosen by data."""
        nodes = self._parts(self._pattern(card_message(card), "text"), variants=False)
        texts = [node.value for node in nodes if isinstance(node, ftl.TextElement)]
        return {int(number) for text in texts for number in _NUMBER.findall(text)}

    def _pattern(self, msgid: str, attribute: str | None) -> ftl.Pattern | None:
        message = self._messages.get(msgid)
        if message is None or attribute is None:
            return message.value if message else None
        return next((one.value for one in message.attributes if one.id.name == attribute), None)

    def _parts(self, node: object, variants: bool = True) -> Iterator[ftl.BaseNode]:
        """All parts of a text, those of messages that it speaks through included."""
        if isinstance(node, ftl.MessageReference):
            yield from self._parts(
                self._pattern(node.id.name, node.attribute.name if node.attribute else None), variants
            )
        elif isinstance(node, ftl.BaseNode) and (variants or not isinstance(node, ftl.SelectExpression)):
            yield node
            for inner in vars(node).values():
                for one in inner if isinstance(inner, list) else [inner]:
                    yield from self._parts(one, variants)


def numbers_of(card: Card) -> dict[str, set[int]]:
    """The numbers that each field of a card holds."""
    found: dict[str, set[int]] = {}
    for name, value in card.text_args.items():
        parts = value if isinstance(value, tuple) else (value,)
        numbers = {abs(part.n if isinstance(part, Amount) else part) for part in parts if _counts(part)}
        if numbers:
            found[name] = numbers
    return found


def _counts(part: object) -> bool:
    return isinstance(part, Amount) or (isinstance(part, int) and not isinstance(part, bool))


def main() -> int:
    """Print what each title has of them."""
    for name in sys.argv[1:] or title_names():
        title = title_named(name)
        found = [fixed for language in LANGUAGES for fixed in fixed_numbers(title, language)]
        for fixed in found:
            print(f"{name}: {fixed}")
        print(f"{name}: {len({fixed.card for fixed in found})} of {len(title.cards)} cards write a number out")
    return 0


if __name__ == "__main__":
    sys.exit(main())
