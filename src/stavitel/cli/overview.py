"""`stavitel overview`: a title on one page, the same words as in the browser."""

from __future__ import annotations

from collections.abc import Iterator

from stavitel.cli.failure import Failure
from stavitel.kernel import Title
from stavitel.words import Words


def overview(title: Title, language: str) -> str:
    """How one wins, what a turn is, when the end comes, what beginners get wrong, and the words of the game."""
    teaching = title.teaching
    if teaching is None:
        raise Failure(f"there is no overview of {title.name}")
    words = Words(title.name, language)
    lines = [f"# {words.text('title')}", words.text("overview-you")]
    for part in ("goal", "turn", "end", "mistakes"):
        lines.append(f"## {words.text(f'client-overview-{part}')}")
        stem = "overview-mistake" if part == "mistakes" else f"overview-{part}"
        numbered = list(_numbered(words, stem))
        lines.append("\n".join(numbered) if numbered else words.text(stem))
    lines.append(f"## {words.text('client-overview-terms')}")
    terms = [
        f"- **{words.text(f'term-{term}')}**: {words.text(f'term-{term}.text')} [{rule}]"
        for term, rule in teaching.terms.items()
    ]
    return "\n\n".join([*lines, "\n".join(terms)]) + "\n"


def _numbered(words: Words, stem: str) -> Iterator[str]:
    number = 1
    while words.has(f"{stem}-{number}"):
        yield f"{number}. {words.text(f'{stem}-{number}')}"
        number += 1
