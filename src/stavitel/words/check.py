"""`python -m stavitel.words.check`: every text exists in three languages, with the same arguments, and is used.

Checked for the common texts and for each title: files parse, no id twice; every id a source uses is there; no id is
there in vain; all languages use the same arguments and attributes; arguments are among those the source or card gives;
counted things in Czech and Polish have their plural forms; a title of ours has a word of the coach for every topic.
`... check mine` looks at the title of that name alone, of whatever package; one of another package is held to the
languages it has.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stavitel.kernel.default_scene import default_scene
from stavitel.kernel.teaching import MISTAKES
from stavitel.kernel.values import message_part
from stavitel.words import HERE, LANGUAGES, languages_of, sources
from stavitel.words.rules import document, given_twice
from stavitel.words.scan import Found, Use, scan

if TYPE_CHECKING:
    from stavitel.kernel import Title

PACKAGE = HERE.parent
REPOSITORY = PACKAGE.parent.parent
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = {"n", "count", "number", "amount"}  # arguments that are numbers by their name
_TYPESCRIPT = re.compile(r"""["'`]([A-Za-z][\w-]*(?:\.[a-z]+)?)["'`]""")


@dataclass
class Said:
    """One message of one language."""

    args: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    refers: set[str] = field(default_factory=set)
    plurals: dict[str, set[str]] = field(default_factory=dict)  # argument -> variant keys of its selectors
    chosen: dict[str, set[str]] = field(default_factory=dict)  # argument -> keys of selectors that are not plural
    counted: set[str] = field(default_factory=set)  # arguments written right before a noun


def main() -> int:
    """Print what is wrong and say whether anything is."""
    from stavitel.kernel import UnknownTitle, title_named, title_names

    named = [argument for argument in sys.argv[1:] if not argument.startswith("-")]
    problems = [] if named else problems_of_common() + problems_of_browser()
    for name in named or title_names():
        try:
            title = title_named(name)
        except UnknownTitle as unknown:
            problems.append(str(unknown))
            continue
        if named or is_ours(title):
            problems += problems_of_title(name, title)
    if "--json" in sys.argv[1:]:
        print(json.dumps({"problems": problems}, ensure_ascii=False))
    else:
        for problem in problems:
            print(problem)
        print(f"words: {len(problems)} problems" if problems else "words: every text in every language")
    return 1 if problems else 0


def problems_of_common() -> list[str]:
    """What is wrong with the texts no title owns."""
    found = _scan(path for path in _python(PACKAGE) if "titles" not in path.relative_to(PACKAGE).parts)
    found.stems = {stem for stem in found.stems if stem.count("-") > 1}  # `word-` alone would excuse any word
    found.constants |= set(_browser_strings())
    return _problems(None, found, [])


def problems_of_browser() -> list[str]:
    """What is wrong with the texts of the web client's own, if it is here."""
    if not (REPOSITORY / "web" / "src").is_dir():
        return []
    found = _scan([])
    found.constants = set(_browser_strings())
    for path in _python(PACKAGE / "titles"):
        found.constants |= scan([path], REPOSITORY).constants  # the icons that titles name
    found.uses = list(_browser_uses())
    found.stems = set(_browser_stems())
    return _problems("client", found, [])


def problems_of_title(name: str, title: Title) -> list[str]:
    """What is wrong with the texts of a title: one of ours has three languages, others have those they have."""
    found = _scan(_python(_folder(title)))
    if title.scene is default_scene:
        found.stems.add("label-")  # for each field
    languages = list(LANGUAGES) if is_ours(title) else languages_of(name) or ["en"]
    if is_ours(title):
        found.stems.add("overview-turn-")  # as many as it takes
        found.uses += [Use("coach-" + use.id[4:], use.where, frozenset()) for use in found.uses if use.id[:4] == "ask-"]
    else:
        found.stems |= {"coach-"}
    problems = _problems(name, found, list(_printed(title)), languages)
    for language in languages:
        for number in given_twice(document(name, language) or ""):
            problems.append(f"the rules of {name} ({language}): {number} stands there twice")
    return problems


def is_ours(title: Title) -> bool:
    """Whether a title lies in the package itself."""
    return _folder(title).is_relative_to(PACKAGE)


def _folder(title: Title) -> Path:
    return Path(str(sys.modules[title.setup.__module__].__file__)).parent


def _printed(title: Title) -> Iterator[Use]:
    """The texts a title needs because of what it declares."""
    where = f"TITLE {title.name}"
    yield Use("title", where, frozenset())
    for card in title.cards.values():
        yield Use("card-" + message_part(card.key), where, frozenset(card.text_args))
    for back in sorted({card.back for card in title.cards.values() if card.back}):
        yield Use("back-" + message_part(back), where, frozenset())
    yield from _taught(title, where)
    for option in title.options:
        yield Use(f"option-{message_part(option.name)}", where, frozenset())
        for value in getattr(option, "values", ()):
            yield Use(f"option-{message_part(option.name)}-{message_part(str(value))}", where, frozenset())


def _taught(title: Title, where: str) -> Iterator[Use]:
    """The texts that teach a title: its overview, its lesson, its presets, its glossary."""
    teaching = title.teaching
    if teaching is None:
        return
    parts = ["you", "goal", "turn-1", "end", *(f"mistake-{number + 1}" for number in range(MISTAKES))]
    needed = [f"overview-{part}" for part in parts]
    needed += [f"lesson-{step.name}" for step in (teaching.lesson.steps if teaching.lesson else ())]
    needed += [f"example-{example.step}" for example in teaching.examples]
    for preset in teaching.presets:
        needed += [f"preset-{preset.name}", f"preset-{preset.name}.hint"]
    for term in teaching.terms:
        needed += [f"term-{term}", f"term-{term}.text", f"term-{term}.forms"]
    for msgid in needed:
        yield Use(msgid, where, frozenset())


def _problems(title: str | None, found: Found, printed: list[Use], languages: Iterable[str] = LANGUAGES) -> list[str]:
    problems = list(found.problems)
    said: dict[str, dict[str, Said]] = {}
    common = {language: _read(HERE / language / "common.ftl")[0] for language in languages}
    for language in languages:
        *further, own = _own_files(title, language)
        if not own.exists():
            problems.append(f"{_name(own)}: there is no such file")
        said[language] = {}
        for path in [*further, own]:
            messages, wrong = _read(path)
            twice = [name for name in messages if name in said[language]]
            problems += [*wrong, *(f"{_name(path)}: {name} stands in another file, too" for name in twice)]
            said[language] |= messages
    uses = found.uses + printed
    problems += _missing(uses, said, common)
    problems += _unused(title, uses, found, said)
    problems += _unlike(title, said)
    problems += _ungiven(uses, said)
    problems += _uncounted(title, said)
    return problems


def _missing(uses: list[Use], said: dict[str, dict[str, Said]], common: dict[str, dict[str, Said]]) -> Iterator[str]:
    told = set()
    for use in uses:
        name, _, attribute = use.id.partition(".")
        lacking = []
        for language, here in said.items():
            there = here.get(name) or common[language].get(name)
            if there is None or (attribute and attribute not in there.attributes):
                lacking.append(language)
        if lacking and use.id not in told:
            told.add(use.id)
            yield f"{use.where}: {use.id} is missing in {', '.join(lacking)}"


def _unused(title: str | None, uses: list[Use], found: Found, said: dict[str, dict[str, Said]]) -> Iterator[str]:
    used = {use.id.partition(".")[0] for use in uses}
    spoken = {f"{kind}-{message_part(text)}" for kind in ("word", "score", "icon") for text in found.constants}
    spoken |= {text.partition(".")[0] for text in found.constants}
    for language, here in said.items():
        refers = {name for message in here.values() for name in message.refers}
        for name in here:
            if name in used or name in spoken or name in refers or name.startswith(tuple(found.stems)):
                continue
            yield f"{_file(title, language, name)}: {name} is not used"


def _unlike(title: str | None, said: dict[str, dict[str, Said]]) -> Iterator[str]:
    for language, here in said.items():
        if language == "en" or "en" not in said:
            continue
        for name, english in said["en"].items():
            other, file = here.get(name), _file(title, language, name)
            if other is None:
                yield f"{file}: {name} is missing, English has it"
                continue
            uncounted = {"n"} if "counted" in english.attributes else set[str]()  # only some languages need the number
            if other.args - uncounted != english.args - uncounted:
                yield f"{file}: {name} has arguments {_set(other.args)}, English {_set(english.args)}"
            if other.attributes != english.attributes:
                yield f"{file}: {name} has {_set(other.attributes)}, English {_set(english.attributes)}"
        for name in here:
            if name not in said["en"]:
                yield f"{_file(title, language, name)}: {name} is missing in English"


def _ungiven(uses: list[Use], said: dict[str, dict[str, Said]]) -> Iterator[str]:
    for use in uses:
        message = said.get("en", {}).get(use.id)
        if message is None or use.args is None:
            continue
        surplus = {arg for arg in message.args if arg.removesuffix("-key") not in use.args}
        if surplus:
            yield f"{use.where}: {use.id} needs {_set(surplus)}, given are {_set(use.args)}"


def _uncounted(title: str | None, said: dict[str, dict[str, Said]]) -> Iterator[str]:
    """Plural forms: what one language counts, Czech and Polish count too, in all their forms."""
    for language in [spoken for spoken in said if spoken in ("cs", "pl")]:
        for name, message in said[language].items():
            file = _file(title, language, name)
            english = said.get("en", {}).get(name, Said())
            for arg in sorted(set(english.plurals) | set(message.plurals)):
                variants = message.plurals.get(arg)
                if variants is None:
                    yield f"{file}: {name} counts ${arg} in English, not here"
                elif not ({"one", "1"} & variants and "few" in variants):
                    yield f"{file}: {name} lacks the forms [one] or [few] of ${arg}"
            for arg in sorted(message.counted - set(message.plurals)):
                yield f"{file}: {name} writes ${arg} before a noun without plural forms"
    for language, here in said.items():
        for name, message in here.items():
            for arg, keys in message.chosen.items():
                if not arg.endswith("-key") and any(f"word-{key}" in here for key in keys):
                    file = _file(title, language, name)
                    yield f"{file}: {name} selects on ${arg}, which is a translated word here; use ${arg}-key"


@cache
def _read(path: Path) -> tuple[dict[str, Said], list[str]]:
    """The messages of a Fluent file, and what is wrong with the file."""
    messages: dict[str, Said] = {}
    problems: list[str] = []
    if not path.exists():
        return messages, problems
    numbers: set[str] = set(COUNTS)
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):
            first = (entry.content or "").strip().splitlines()[:1]
            problems.append(f"{_name(path)}: cannot be read: {''.join(first)}")
        elif isinstance(entry, ftl.Message):
            if entry.id.name in messages:
                problems.append(f"{_name(path)}: {entry.id.name} stands there twice")
            messages[entry.id.name] = _said(entry)
    for message in messages.values():
        numbers |= set(message.plurals)
    for message in messages.values():
        message.counted &= numbers
    return messages, problems


def _said(entry: ftl.Message) -> Said:
    said = Said(attributes={attribute.id.name for attribute in entry.attributes})
    _Reader(said).visit(entry)
    return said


class _Reader(Visitor):
    """Notes what a message refers to, selects on and counts."""

    def __init__(self, said: Said) -> None:
        self.said = said

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        """An argument."""
        self.said.args.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        """Another message."""
        self.said.refers.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        """A choice of variants, by number or by word."""
        arg = _selected(node.selector)
        if arg is not None:
            keys = {_variant(variant) for variant in node.variants}
            plural = bool(keys & (PLURALS - {"other"}))
            place = self.said.plurals if plural else self.said.chosen
            place.setdefault(arg, set()).update(keys)
        self.generic_visit(node)

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        """An argument right before a noun."""
        for before, after in zip(node.elements, node.elements[1:], strict=False):
            match before, after:
                case (
                    ftl.Placeable(expression=ftl.VariableReference(id=ftl.Identifier(name=name))),
                    ftl.TextElement(value=text),
                ) if re.match(r"[ \u00a0][^\W\d]{3,}", text):
                    self.said.counted.add(name)
        self.generic_visit(node)


def _selected(selector: object) -> str | None:
    """The argument a selector chooses by: `$n` or `NUMBER($n)`."""
    if isinstance(selector, ftl.FunctionReference) and selector.arguments.positional:
        selector = selector.arguments.positional[0]
    return selector.id.name if isinstance(selector, ftl.VariableReference) else None


def _variant(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)


def _scan(paths: Iterable[Path]) -> Found:
    return scan(paths, REPOSITORY)


def _browser_uses() -> Iterator[Use]:
    """The texts that the web client asks for by `ui('id', ...)`."""
    for path in _browser_files():
        page = path.read_text(encoding="utf-8")
        for found in re.finditer(r"""\bui\(\s*['"`]([A-Za-z][\w-]*(?:\.[a-z]+)?)['"`]""", page):
            yield Use(found[1], f"{_name(path)}:{page.count(chr(10), 0, found.start()) + 1}")


def _browser_stems() -> Iterator[str]:
    """Beginnings of ids that the web client puts together: `error-${code}`."""
    for path in _browser_files():
        yield from re.findall(r"`([a-z][a-z-]*-)\$\{", path.read_text(encoding="utf-8"))


def _browser_files() -> Iterator[Path]:
    for pattern in ("*.ts", "*.svelte"):
        yield from (REPOSITORY / "web" / "src").rglob(pattern)


def _python(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*.py") if path.name not in ("check.py", "scan.py", "cites.py"))


def _browser_strings() -> Iterator[str]:
    """Every quoted string of the web client's sources that could be an id."""
    for path in _browser_files():
        yield from _TYPESCRIPT.findall(path.read_text(encoding="utf-8"))


def _name(path: Path) -> str:
    return path.relative_to(REPOSITORY).as_posix() if path.is_relative_to(REPOSITORY) else str(path)


def _own_files(title: str | None, language: str) -> list[Path]:
    """The files of a title, without the common one; that one where no title is meant."""
    return sources(title, language)[-1 if title is None else 1 :]


def _file(title: str | None, language: str, msgid: str) -> str:
    """The file of a title in which a message stands, or else should."""
    *further, own = _own_files(title, language)
    return _name(next((path for path in further if msgid in _read(path)[0]), own))


def _set(names: Iterable[str]) -> str:
    return "{" + ", ".join(f"${name}" for name in sorted(names)) + "}"


if __name__ == "__main__":
    sys.exit(main())
