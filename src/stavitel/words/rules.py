"""The numbered rules of each title; `python -m stavitel.words.rules` says which have a test.

They lie in `docs/rules`; a title in a package of its own has `rules/en.md` beside its modules.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stavitel.kernel.values import message_part
from stavitel.words import Words, title_folder

_RULE = re.compile(r"^\s*(?:[-*] (?:\*\*)?|\|\s*\*\*|\*\*)(?P<id>[A-Z]{1,2}-?\d+(?:\.\d+)*[a-z]?)\b(?=[\s*.:–—|-])")
_CHAPTER = re.compile(r"^#+ (?P<title>.*)$")
_NAMED = re.compile(r"\b[A-Z]{1,2}-?\d+(?:\.\d+)*[a-z]?\b")
_UNTESTED = "(not tested"
_NOTE = re.compile(r" ?\(not tested[^)\n]*\)")
_FILE = re.compile(r" ?[^.|\n]*`[a-z_/]+\.py`[^.|\n]*\.")  # a sentence about one of our files
_SAYS_OPTION = re.compile(r" ?`(?:option|volba|opcja):[^`]*`\.?")
_CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


@dataclass(frozen=True)
class Rule:
    """One numbered rule: its text without the number, and the chapter it stands in."""

    id: str
    text: str
    chapter: str

    @property
    def testable(self) -> bool:
        """Whether a test can prove it; only the English page says so."""
        return _UNTESTED not in self.text


def folder() -> Path:
    """Where the rules lie: in the wheel beside this package, in a checkout under docs."""
    shipped = Path(__file__).parent.parent / "rules"
    return shipped if shipped.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def written_in(title: str, language: str = "en") -> str:
    """The language in which a reader of this one gets a title's rules: English where they are not translated."""
    return language if _page(title, language).exists() else "en"


def document(title: str, language: str = "en") -> str | None:
    """The whole page of a title's rules in a language, in English where it is not translated, or None."""
    path = _page(title, written_in(title, language))
    return path.read_text(encoding="utf-8") if path.exists() else None


def for_readers(page: str, words: Words) -> str:
    """A page without what only concerns its writers: notes about tests, files, and options by their bare names.

    >>> for_readers("Two coins. (not tested: a list)", Words(None))
    'Two coins.'
    """
    named = _option_names(words)

    def name(found: re.Match[str]) -> str:
        return f"*{named.get(found[1]) or found[1].replace('_', ' ').replace('*', '…')}*"

    for note in (_NOTE, _FILE, _SAYS_OPTION):
        page = note.sub("", page)
    return _CODE.sub(name, page)


def with_examples(page: str, words: Words) -> str:
    """A page with the title's examples in words, each at the end of its chapter."""
    from stavitel.kernel import title_named

    teaching = title_named(words.title).teaching if words.title else None
    for example in teaching.examples if teaching else ():
        told = f"{words.text('client-example')} {words.text(f'example-{example.step}')}"
        said = f"*{told}* `stavitel play {words.title} --example {example.step}`"
        chapter = re.compile(rf"(?ms)^(#+ {re.escape(example.rule)}\b.*?)(?=^#|\Z)")
        page = chapter.sub(lambda found, said=said: f"{found[1].rstrip()}\n\n{said}\n\n", page, count=1)  # type: ignore[misc]
    return page


def _option_names(words: Words) -> dict[str, str]:
    """What the options of a title and their values are called, by their bare names."""
    from stavitel.kernel import UnknownTitle, title_named

    try:
        options = title_named(words.title).options if words.title else ()
    except UnknownTitle:
        return {}
    named: dict[str, str] = {}
    for option in options:
        stem = "option-" + message_part(option.name)
        values = {str(value): f"{stem}-{message_part(str(value))}" for value in getattr(option, "values", ())}
        named |= {bare: words.text(msgid) for bare, msgid in {**values, option.name: stem}.items() if words.has(msgid)}
    return named


def rules(title: str, language: str = "en") -> dict[str, Rule]:
    """The rules of a title by number, in the order of the page."""
    return parse(document(title, language) or "")


def _page(title: str, language: str) -> Path:
    ours = folder() / (f"{title}.md" if language == "en" else f"{title}.{language}.md")
    home = None if ours.exists() else title_folder(title)
    return ours if home is None else home / "rules" / f"{language}.md"


def parse(page: str) -> dict[str, Rule]:
    """The numbered rules of a page.

    >>> parse("## C1 Coins\\n- **C1.1** Two coins\\n  each.\\n")["C1.1"]
    Rule(id='C1.1', text='Two coins each.', chapter='C1 Coins')
    """
    found: dict[str, Rule] = {}
    chapter = ""
    number: str | None = None
    lines: list[str] = []

    def finish() -> None:
        if number is not None and number not in found:
            found[number] = Rule(number, " ".join(lines).strip(), chapter)

    for line in page.splitlines():
        heading = _CHAPTER.match(line)
        start = _RULE.match(line)
        if heading or start or not line.strip():
            finish()
            number, lines = None, []
        if heading:
            chapter = heading["title"].strip()
        elif start:
            number = start["id"]
            lines = [_without_number(start[0], line[start.end() :])]
        elif number is not None:
            lines.append(line.strip())
    finish()
    return found


def given_twice(page: str) -> list[str]:
    """The numbers that more than one rule of a page has.

    >>> given_twice("- **C1.1** Two coins.\\n- **C1.2** A card.\\n- **C1.1** A crown.\\n")
    ['C1.1']
    """
    numbers = Counter(found["id"] for line in page.splitlines() if (found := _RULE.match(line)))
    return [number for number, times in numbers.items() if times > 1]


def _without_number(before: str, after: str) -> str:
    """What follows a number; the name in `**C1 Name.** text` stays bold."""
    after = after.strip().strip("|")
    if "**" not in before:
        return after.lstrip(" :.–—-")
    if after.startswith("**"):
        return after[2:].lstrip(" |:.–—-")
    return "**" + after.lstrip(" :.–—-")


def named_in(tests: Path) -> set[str]:
    """Every rule number that some test names."""
    return {number for path in tests.rglob("*.py") for number in _NAMED.findall(path.read_text(encoding="utf-8"))}


def main() -> int:
    """Print, for each title, how many rules a test names, and those that none does."""
    from stavitel.kernel import installed_titles

    tests = Path(__file__).parents[3] / "tests"
    report: dict[str, dict[str, Any]] = {}
    for name in installed_titles():
        own = tests / "titles" / name
        proved = named_in(own if own.is_dir() else tests)
        known = [rule for rule in rules(name).values() if rule.testable]
        missing = [rule.id for rule in known if rule.id not in proved]
        report[name] = {"rules": len(known), "tested": len(known) - len(missing), "without": missing}
    if "--json" in sys.argv[1:]:
        print(json.dumps(report))
        return 0
    for name, line in report.items():
        print(f"{name}: {line['tested']} of {line['rules']} rules have a test that names them")
        if line["without"]:
            print("  without: " + " ".join(line["without"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
