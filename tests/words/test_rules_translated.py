"""The Czech and Polish rules say what the English ones say: the same rules, numbers and references, in order."""

import re
from collections import Counter

import pytest

from our_titles import OURS
from stavitel.kernel import title_names
from stavitel.words import LANGUAGES
from stavitel.words.rules import document, rules, written_in

PAGES = [
    pytest.param(name, language, id=f"{name}-{language}")
    for name in title_names()
    if name in OURS
    for language in LANGUAGES
    if language != "en"
]
REFERENCE = re.compile(r"\b[A-Z]{1,2}-?\d+(?:\.\d+)*[a-z]?\b")
UNTESTED = re.compile(r"\(not tested[^)]*\)")
BY_WORDS: dict[tuple[str, str, str], str] = {}  # title, language, rule: why its numbers cannot be the same ones

each_page = pytest.mark.parametrize(("name", "language"), PAGES)


def integers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def page(name: str, language: str) -> str:
    assert written_in(name, language) == language, f"docs/rules/{name}.{language}.md is missing"
    found = document(name, language)
    assert found
    return found


def headings(text: str) -> list[tuple[int, list[str]]]:
    """How deep each heading is, and the numbers in it."""
    found = re.findall(r"^(#+) (.*)$", text, re.MULTILINE)
    return [(len(marks), REFERENCE.findall(title) + re.findall(r"\b\d+", title)) for marks, title in found]


def rows(text: str) -> list[tuple[int, Counter[str]]]:
    """How many cells each row of a table has, and the numbers in it."""
    return [(line.count("|"), integers(line)) for line in text.splitlines() if line.lstrip().startswith("|")]


@each_page
def test_the_same_rules_in_the_same_order(name: str, language: str) -> None:
    page(name, language)
    assert list(rules(name, language)) == list(rules(name))


@each_page
def test_the_same_chapters_and_tables(name: str, language: str) -> None:
    text, english = page(name, language), UNTESTED.sub("", page(name, "en"))
    assert headings(text) == headings(english)
    assert rows(text) == rows(english)


@each_page
def test_the_same_numbers_and_references_in_every_rule(name: str, language: str) -> None:
    page(name, language)
    theirs, english = rules(name, language), rules(name)
    differing = {}
    for number in english.keys() & theirs.keys():
        said, meant = theirs[number].text, UNTESTED.sub("", english[number].text)
        same = integers(said) == integers(meant) or (name, language, number) in BY_WORDS
        if not same or Counter(REFERENCE.findall(said)) != Counter(REFERENCE.findall(meant)):
            differing[number] = (meant, said)
    assert differing == {}


@each_page
def test_every_rule_is_translated(name: str, language: str) -> None:
    """Nothing is left in English, nor the mark that only our own tools read."""
    text = page(name, language)
    theirs, english = rules(name, language), rules(name)
    assert [number for number in english if number in theirs and theirs[number].text == english[number].text] == []
    assert "(not tested" not in text
    assert "[reconstructed]" not in text
