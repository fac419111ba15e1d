"""A corrected card tells the truth: what its text says of its values follows them, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest

from foreign_titles import bridges
from our_titles import OURS
from stavitel.kernel import Card, title_named
from stavitel.words import LANGUAGES, Words
from stavitel.words.card_numbers import CardTexts, fixed_numbers, numbers_of

__all__ = ["bridges"]


@contextmanager
def corrected(card: Card, name: str, value: Any) -> Iterator[None]:
    """The card as a content file would make it."""
    before = getattr(card, name)
    object.__setattr__(card, name, value)
    try:
        yield
    finally:
        object.__setattr__(card, name, before)


def raised(value: Any) -> Any:
    """The value with every number in it higher by so much that no form of a word hides it."""
    if isinstance(value, tuple):
        parts = [raised(part) for part in value]
        return value._make(parts) if hasattr(value, "_make") else tuple(parts)
    return value + 21 if type(value) is int else value


def silent(title: Any, language: str) -> list[str]:
    """The values that a text speaks of and that may change without its saying so."""
    words, texts, found = Words(title.name, language), CardTexts(title.name, language), []
    for card in title.cards.values():
        for name in sorted(texts.arguments(card.key) & set(numbers_of(card))):
            before = words.card_text(card.key)
            with corrected(card, name, raised(getattr(card, name))):
                if words.card_text(card.key) == before:
                    found.append(f"{card.key}.{name}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_a_text_follows_every_number_that_it_speaks_of(name: str, language: str) -> None:
    assert silent(title_named(name), language) == []


def told(words: Words, card: Card) -> tuple[str, str]:
    return words.card(card.key), words.card_text(card.key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_number_that_may_be_corrected_is_told(name: str, language: str) -> None:
    """Whatever number of whatever card is another one, its words change, or the correction is refused."""
    title = title_named(name)
    module = import_module(f"stavitel.titles.{name}.content")
    faults = module.faults_against(title.cards) if hasattr(module, "faults_against") else module.check_content
    words, silent_ones = Words(name, language), []
    for card in title.cards.values():
        for field in numbers_of(card):
            before = told(words, card)
            with corrected(card, field, raised(getattr(card, field))):
                if told(words, card) == before and not faults(title.cards):
                    silent_ones.append(f"{card.key}.{field}")
    assert silent_ones == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_no_text_writes_a_number_out_that_the_card_holds(name: str, language: str) -> None:
    """It would go on saying so when a content file corrects the card."""
    assert [str(fixed) for fixed in fixed_numbers(title_named(name), language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_little_title_writes_no_number_out(bridges: Any, language: str) -> None:
    assert CardTexts("bridges", language).arguments("drawbridge") == {"cost"}
    assert silent(bridges, language) == []
    assert fixed_numbers(bridges, language) == []


def test_a_number_that_is_written_out_is_found(bridges: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    """Also behind a message that the text speaks through; a number that is no value of the card is the rule's own."""
    page = tmp_path / "en.ftl"
    page.write_text(
        "card-arch = Arch\n    .text = Costs 2, spans 7.\n"
        "card-drawbridge = Drawbridge\n    .text = { label-cost }\n"
        "label-cost = Costs 3, or { $back ->\n    [x] 3\n   *[y] 3\n}\n"
    )
    monkeypatch.setattr("stavitel.words.card_numbers.sources", lambda title, language: [page])
    assert [str(fixed) for fixed in fixed_numbers(bridges, "en")] == [
        "arch [en]: 2 is written, it stands in cost",
        "drawbridge [en]: 3 is written, it stands in cost",
    ]
