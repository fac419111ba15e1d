"""What of a title is reconstructed: counted, and as a content file in which an owner puts the printed values.

The file is TOML that `--content` takes as it is: every value in doubt stands there behind a `#`, so that only what
an owner has looked up, by taking the `#` away, counts as checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from stavitel.kernel import Card, Title
from stavitel.kernel.content import choices, in_doubt, writable, written
from stavitel.words import Words

WIDTH = 118  # of the lines we write

HEAD = """\
# {name}: the values for which we found no source, {count} of {all}.
#
# Please compare them with your copy of the game. Each line has our value, and asks what is printed. Where you have
# looked, put the printed value in and take the # at the beginning of the line away; leave the other lines as they are.
# Where a word is asked for, a line with ## before it says which there are; if yours is missing, please write to us.
# Then play with your file, and send it to us:
#
#     stavitel content --check FILE
#     stavitel play {title} --content FILE

title = "{title}"
"""


def reconstructed(title: Title) -> list[Card]:
    """The cards, boards and spaces of a title whose values are ours."""
    return [card for card in title.cards.values() if card.source == "reconstructed"]


def content_file(title: Title) -> str:
    """All values of a title that are reconstructed, as a content file to correct them in."""
    words = Words(title.name)
    cards = reconstructed(title)
    head = HEAD.format(name=words.text("title"), title=title.name, count=len(cards), all=len(title.cards))
    pages = [head]
    told: set[tuple[type, str]] = set()
    for card in cards:
        lines = [*_choices(title, card, words, told), *_table(title, card, words)]
        pages.append("\n".join(lines) + "\n")
    return "\n".join(pages)


def content_data(title: Title) -> dict[str, Any]:
    """The same for machines: by card, each value in doubt with the question to the owner."""
    words = Words(title.name)
    return {
        "title": title.name,
        "cards": {
            card.key: {
                "name": words.card(card.key),
                "values": {
                    name: {"value": written(value), "asks": question(card, name)} for name, value in in_doubt(card)
                },
            }
            for card in reconstructed(title)
        },
    }


def _choices(title: Title, card: Card, words: Words, told: set[tuple[type, str]]) -> Iterator[str]:
    """Before the first card of a kind, the words that its fields may hold, with what they mean."""
    for name, _ in in_doubt(card):
        found = choices(title.cards, card, name) if (type(card), name) not in told else []
        told.add((type(card), name))
        if len(found) > 1:
            line = f"{name}: " + ", ".join(_meaning(word, words) for word in found)
            yield from wrap(line, WIDTH, initial_indent="## ", subsequent_indent="##   ", break_on_hyphens=False)


def _meaning(word: str, words: Words) -> str:
    """A word of a content file; made of several, with what a player calls it."""
    explained = "_" in word and words.has(f"word-{word}")
    return f"{quoted(word)} ({words.text(f'word-{word}')})" if explained else quoted(word)


def _table(title: Title, card: Card, words: Words) -> Iterator[str]:
    """The lines of one card."""
    text = words.card_text(card.key)
    yield f"# {words.card(card.key)}" + (f": {' '.join(text.split())}" if text else "")
    yield f"[{card.key if re.fullmatch(r'[A-Za-z0-9_-]+', card.key) else quoted(card.key)}]"
    for name, value in in_doubt(card):
        if writable(title.cards, card, name):
            yield f"# {name} = {toml(value)}  # {question(card, name)}"
        else:
            yield f"# ({name}: {question(card, name)} A content file cannot say that yet; please write to us.)"


def question(card: Card, name: str) -> str:
    """What an owner is asked about a value."""
    kind = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(card).__name__).lower()
    return card.asks.get(name) or f"Which {name.replace('_', ' ')} does this {kind} show?"


def toml(value: Any) -> str:
    """A value as TOML writes it.

    >>> toml((("stone", 2), ("wood", 1))), toml(None), toml(True)
    ('[["stone", 2], ["wood", 1]]', '"none"', 'true')
    """
    if value is None:
        return quoted("none")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, tuple):
        return f"[{', '.join(map(toml, value))}]"
    return quoted(value.key if isinstance(value, Card) else str(value))


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
