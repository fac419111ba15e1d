"""Finds a card or a place of the table by its name, or the beginning of it, and says all there is to say about it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator

from stavitel.cli.text_view import Node, heading, read, said, thing
from stavitel.kernel import Card, Move, Title
from stavitel.words import Words

MOST = 20  # names that are listed where a name could mean several things


class Lookup:
    """What can be read about on one table, by name."""

    def __init__(self, title: Title, scene: Node, words: Words) -> None:
        self.title = title
        self.words = words
        self.entries: dict[str, list[str]] = {}  # what each name stands for, in lines
        for node in _walk(scene):
            self._add_node(node)
        for card in title.cards.values():
            self._add(words.card(card.key), card_lines(card, words))
        for term, rule in (title.teaching.terms if title.teaching else {}).items():
            name = words.text(f"term-{term}")
            self._add(name, [name, f"{words.text(f'term-{term}.text')} [{rule}]"])

    def _add_node(self, node: Node) -> None:
        face = node.get("face")
        tip = said(node.get("tip"), self.words)
        if face:
            card = self.title.cards.get(str(face))
            lines = [thing(node, self.words), *([tip] if tip else [])]
            self._add(self.words.card(str(face)), [*lines, *(card_lines(card, self.words)[1:] if card else [])])
        else:
            name = heading(node, self.words)
            if name:
                self._add(name, [*read(node, self.words), *([tip] if tip else [])])

    def _add(self, name: str, lines: list[str]) -> None:
        known = self.entries.setdefault(name, lines)
        known += [line for line in lines if line not in known and line != name]

    def matching(self, typed: str) -> list[str]:
        """The names that something typed could mean: the very name, else names that begin so, else a word in them."""
        wanted = _bare(typed)
        card = self.title.cards.get(typed)
        if card is not None:
            return [self.words.card(card.key)]
        bare = {name: _bare(name) for name in self.entries}
        for fits in (
            lambda name: name == wanted,
            lambda name: name.startswith(wanted),
            lambda name: any(word.startswith(wanted) for word in re.split(r"\W+", name)),
        ):
            found = [name for name, plain in bare.items() if fits(plain)]
            if found:
                return found
        return []

    def about(self, typed: str) -> list[str]:
        """What there is to say, or which names to choose from."""
        names = self.matching(typed)
        if not names:
            return [self.words.text("client-look-none", {"name": typed})]
        if len({_bare(name) for name in names}) > 1:
            listed = ", ".join(names[:MOST]) + (" …" if len(names) > MOST else "")
            return [self.words.text("client-look-which", {"names": listed})]
        return [line for name in names for line in self.entries[name]]


def cards_in(values: Iterable[object]) -> list[Card]:
    """The cards that some options are about, each once."""
    found: dict[str, Card] = {}
    for value in values:
        if isinstance(value, Card):
            things: tuple[object, ...] = (value,)
        else:
            things = value.things if isinstance(value, Move) else (getattr(value, "thing", None),)
        found.update({thing.key: thing for thing in things if isinstance(thing, Card) and not thing.hidden})
    return list(found.values())


def card_lines(card: Card, words: Words) -> list[str]:
    """The name of a card, what it does, and whether its values are ours."""
    text = words.card_text(card.key)
    lines = [words.card(card.key), *([text] if text else [])]
    if card.source == "reconstructed":
        lines.append(words.text("client-reconstructed"))
    return lines


def _walk(node: Node) -> Iterator[Node]:
    yield node
    for inner in (*node.get("children", ()), *node.get("markers", ()), *([node["top"]] if node.get("top") else ())):
        yield from _walk(inner)


def _bare(name: str) -> str:
    """A name as people type it: small letters without marks.

    >>> _bare("Kancléř")
    'kancler'
    """
    apart = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).replace("ł", "l").strip()
