"""The check finds what it is for: each test breaks one thing."""

import ast
from pathlib import Path

import pytest

import stavitel.words
from foreign_titles import FOREIGN, bridges, lanterns
from stavitel.kernel import title_named
from stavitel.words import check, scan

__all__ = ["bridges", "lanterns"]


@pytest.fixture
def files(bridges, tmp_path, monkeypatch):
    """Copies of the little title's texts, to be broken."""
    for language in ("en", "cs", "pl"):
        page = (FOREIGN / "bridges" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        (tmp_path / f"{language}.ftl").write_text(page, encoding="utf-8")
    monkeypatch.setattr(
        check, "sources", lambda title, language: [check.HERE / language / "common.ftl", tmp_path / f"{language}.ftl"]
    )
    return tmp_path


def change(folder: Path, language: str, old: str, new: str) -> None:
    path = folder / f"{language}.ftl"
    page = path.read_text(encoding="utf-8")
    assert old in page
    path.write_text(page.replace(old, new), encoding="utf-8")


def test_the_little_title_and_the_common_texts_are_complete(bridges):
    assert check.problems_of_common() == []
    assert check.problems_of_title("bridges", bridges) == []


@pytest.mark.parametrize(
    ("language", "old", "new", "problem"),
    [
        ("cs", "ask-act = Co uděláte?\n", "", "ask-act is missing in cs"),
        ("pl", "card-arch = Łuk\n", "card-arch2 = Łuk\n", "card-arch is missing in pl"),
        ("cs", "option-season-autumn = Podzim\n", "", "option-season-autumn is missing in cs"),
        ("pl", "back-plan = plan\n", "", "back-plan is missing in pl"),
        ("cs", "score-spots = Hlídači\n", "", "score-spots is missing in cs"),
        ("cs", "why-too-dear", "why-too-cheap", "why-too-dear is missing in cs"),
        ("en", "tell-festival = ", "tell-carnival = Never\ntell-festival = ", "tell-carnival is not used"),
        ("en", "word-fast = ", "word-slow = Slow\nword-fast = ", "word-slow is not used"),
        ("cs", "tell-builds = { $who } staví: { $plan }", "tell-builds = { $who } staví", "tell-builds has arguments"),
        ("en", "do-build = Build: { $a }", "do-build = Build: { $a } { $c }", "do-build needs {$c}"),
        ("cs", "    .text = Překlene řeku jedním skokem.\n", "", "card-arch has {}, English {$text}"),
        ("cs", "    [few] { $count } prkna\n", "", "tell-takes lacks the forms [one] or [few] of $count"),
        ("pl", "label-turn = Tura { $n }", "label-turn = { $n } tura", "label-turn writes $n before a noun"),
        (
            "cs",
            "        [few] prkna\n       *[other] prken\n",
            "       *[other] prken\n",
            "word-planks lacks the forms",
        ),
        ("cs", "label-hand = Ruka\n", "label-hand = Ruka\nlabel-hand = Ruka\n", "label-hand stands there twice"),
        ("en", "label-hand = Hand\n", "label-hand = { Hand\n", "cannot be read: label-hand"),
    ],
)
def test_what_is_broken_is_found(files, bridges, language, old, new, problem):
    change(files, language, old, new)
    check._read.cache_clear()
    try:
        problems = check.problems_of_title("bridges", bridges)
    finally:
        check._read.cache_clear()
    assert any(problem in line for line in problems), problems


def test_a_number_of_two_rules_is_found(monkeypatch):
    """The second of two rules with one number could not be read anywhere."""
    page = "- **C1.1** Two coins.\n- **C1.1** A crown.\n"
    monkeypatch.setattr(check, "document", lambda name, language: page if language == "pl" else None)
    problems = check.problems_of_title("citadels", title_named("citadels"))
    assert problems == ["the rules of citadels (pl): C1.1 stands there twice"]


def test_a_selector_on_a_translated_word_is_found(files, bridges):
    for language in ("en", "cs", "pl"):
        page = (files / f"{language}.ftl").read_text(encoding="utf-8")
        start = page.index("do-stand")
        end = page.index("\n", start)
        page = page[:start] + "do-stand = { $a ->\n    [mill] A\n   *[other] B\n}" + page[end:]
        (files / f"{language}.ftl").write_text(page, encoding="utf-8")
    check._read.cache_clear()
    problems = check.problems_of_title("bridges", bridges)
    check._read.cache_clear()
    assert any("use $a-key" in line for line in problems), problems


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_topic_without_a_word_of_the_coach_is_found(tmp_path, monkeypatch, language):
    """A title of ours explains every question, in every language."""
    title = title_named("citadels")
    real = check.sources

    def sources(name: str | None, spoken: str) -> list[Path]:
        return [tmp_path / path.name if path.name.startswith("teaching.") else path for path in real(name, spoken)]

    for spoken in ("en", "cs", "pl"):
        page = real("citadels", spoken)[1].read_text(encoding="utf-8")
        lines = [line for line in page.splitlines() if spoken != language or not line.startswith("coach-murder ")]
        (tmp_path / f"teaching.{spoken}.ftl").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setattr(check, "sources", sources)
    problems = check.problems_of_title("citadels", title)
    assert any(f"coach-murder is missing in {language}" in line for line in problems), problems


def test_topics_passed_on_by_a_function_of_the_title_are_found(tmp_path):
    source = """
async def ask(g, p, topic, options):
    return await choose(p, topic, options)

async def rule(g, p):
    await ask(g, p, "pick-one", [1, 2])
    await choose(p, "this" if g.x else "that", ["left", "right"])
    await may(p, f"odd-{g.x}")
"""
    path = tmp_path / "rules.py"
    path.write_text(source)
    ast.parse(source)
    found = scan.scan([path], tmp_path)
    assert {use.id for use in found.uses} == {"ask-pick-one", "ask-this", "ask-that", "word-left", "word-right"}
    assert found.problems == ["rules.py:8: a topic is put together, not a constant"]


def test_the_scan_finds_the_categories_of_a_score(tmp_path):
    """In the score itself, in the counts it is made from, and filed one by one."""
    path = tmp_path / "scoring.py"
    path.write_text(
        'def score(g, p):\n    counts = {"walls": 1}\n    if g.dark:\n        counts["garden"] = 2\n'
        '    tally["other"] = 3\n    return Score(p.seat, 4, {"towers": 1})\n'
    )
    assert {use.id for use in scan.scan([path], tmp_path).uses} == {"score-walls", "score-garden", "score-towers"}


def test_a_title_of_another_package_is_held_to_the_languages_it_has(files, bridges, monkeypatch):
    """Without its Polish file the little title is complete; ours would not be."""
    (files / "pl.ftl").unlink()
    monkeypatch.setattr(stavitel.words, "sources", check.sources)
    check._read.cache_clear()
    try:
        assert check.problems_of_title("bridges", bridges) == []
        monkeypatch.setattr(check, "PACKAGE", FOREIGN)
        assert any("pl.ftl: there is no such file" in line for line in check.problems_of_title("bridges", bridges))
    finally:
        check._read.cache_clear()


def test_titles_of_other_packages_are_checked_only_by_name(lanterns, monkeypatch, capsys):
    """One that has no texts yet does not fail the check of ours."""
    monkeypatch.setattr("sys.argv", ["check"])
    assert check.main() == 0
    monkeypatch.setattr("sys.argv", ["check", "lanterns"])
    assert check.main() == 1
    assert "ask-show is missing in en" in capsys.readouterr().out


def test_one_title_can_be_checked_by_itself(bridges, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["check", "bridges"])
    assert check.main() == 0
    monkeypatch.setattr("sys.argv", ["check", "tunnels"])
    assert check.main() == 1
    assert "there is no title 'tunnels'" in capsys.readouterr().out
