"""A title without texts, picture and rules can be played, read and examined; what it lacks is said and does no harm."""

import io
import json
import re

import pytest

import stavitel.words
from foreign_titles import lanterns
from stavitel.cli.main import main
from stavitel.cli.picture import Lights, Renderer
from stavitel.cli.text_blocks import width_of
from stavitel.kernel import new_match
from stavitel.words import HERE, Words

__all__ = ["lanterns"]


class Keyboard(io.StringIO):
    """Lines typed by a person."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_game_is_played_to_its_end_in_any_language(lanterns, monkeypatch, tmp_path, capsys, language):
    """Questions, options, the table, the log and the scores are read from the names of things."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("STAVITEL_LANGUAGE", language)
    monkeypatch.setattr("sys.stdin", Keyboard("t\n" + "1\n" * 40))
    assert main(["play", "lanterns", "--plain", "--seed", "3", "--seats", "3"]) == 0
    out = capsys.readouterr().out
    assert "Show" in out and "Swap" in out  # the questions
    assert "1. Lantern " in out
    assert "Deck ×15" in out and "Hand: Lantern " in out and "Hand ×5" in out
    assert "shows: Lantern " in out
    assert "Lanterns" in out.splitlines()[-1]
    assert "«" not in out and "lantern-" not in out


def test_its_table_is_drawn_and_lit(lanterns):
    """Each card of the hand carries the number of its option."""
    match = new_match(lanterns, 4, 1)
    renderer = Renderer(Words("lanterns", "en"), Lights(match.asking[0].options), 0)
    for width in (48, 76, 120):
        block = renderer.render(match.scene(0), width)
        assert width_of(block) <= width
    picture = "\n".join(str(line) for line in block)
    assert all(f"╭{number}─" in picture for number in range(1, 6))


def test_the_doctor_says_what_a_title_lacks_and_is_content(lanterns, capsys):
    assert main(["doctor", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["titles"]
    assert found["lanterns"]["problem"] is None
    assert found["lanterns"]["lacks"] == [
        "no texts: messages are read from their ids",
        "no picture of its own: its zones are drawn",
        "no numbered rules",
    ]
    assert found["citadels"]["lacks"] == []
    assert main(["doctor"]) == 0
    assert "no texts: messages are read from their ids" in capsys.readouterr().out


def test_the_doctor_counts_the_texts_that_a_language_lacks(lanterns, capsys, monkeypatch, tmp_path):
    """English is there but for some messages; Czech and Polish are not."""
    (tmp_path / "en.ftl").write_text("title = Lanterns\nask-show = Which lantern do you show?\n")
    sources = stavitel.words.sources

    def half(title, language):
        own = [HERE / language / "common.ftl", tmp_path / f"{language}.ftl"]
        return own if title == "lanterns" else sources(title, language)

    monkeypatch.setattr(stavitel.words, "sources", half)
    stavitel.words._bundle.cache_clear()
    try:
        assert main(["doctor", "--json"]) == 0
    finally:
        stavitel.words._bundle.cache_clear()
    lacks = json.loads(capsys.readouterr().out)["titles"]["lanterns"]["lacks"]
    assert lacks[0] == "no texts in Čeština, Polski: English is read instead"
    assert re.match(r"\d\d texts missing in English \(ask-swap, back-lantern, card-lantern-1, ", lacks[1])


def test_rules_that_are_not_there_are_one_line(lanterns, capsys):
    assert main(["rules", "lanterns"]) == 2
    assert "the rules of lanterns are not here" in capsys.readouterr().err
