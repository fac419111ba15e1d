"""The coach at the terminal: a word about what is new, once, and silence on demand."""

import json

import pytest

from foreign_titles import lanterns
from stavitel.cli.coach import Coach
from stavitel.cli.main import main
from stavitel.cli.plain import Plain
from stavitel.cli.session import Session, resumed, taught, tried
from stavitel.kernel import new_match, title_named

__all__ = ["lanterns"]


@pytest.fixture
def session(tmp_path):
    match = new_match(title_named("citadels"), 4, "coach")
    made = Session(match, dict.fromkeys((1, 2, 3), "greedy"), coach=Coach(tmp_path / "coach.json"))
    made.advance()
    return made


def test_a_topic_is_explained_until_it_is_answered_and_never_again(session, tmp_path):
    first = session.question
    assert first.topic == "keep-a-character"
    assert session.coaching == session.words.text("coach-keep-a-character")
    session.answer(next(iter(first.options)))
    session.advance()
    assert session.question.topic != first.topic
    assert session.coaching  # the next topic is new again
    assert Coach(tmp_path / "coach.json").word(first, session.words) == ""
    assert json.loads((tmp_path / "coach.json").read_text())["met"] == ["citadels:keep-a-character"]


def test_the_coach_is_silenced_and_called_back(session):
    plain = Plain(session)
    plain.obey("e", session.question)
    assert session.coaching == ""
    plain.obey("e", session.question)
    assert session.coaching


def test_calling_the_coach_explains_a_topic_that_is_known(session):
    session.coach.answered(session.question, "citadels")
    assert session.coaching == ""
    assert session.coach.switch(session.question, "citadels")
    assert session.coaching


def test_the_coach_speaks_in_the_line_mode(session, capsys):
    Plain(session).ask(session.question)
    assert session.words.text("coach-keep-a-character") in capsys.readouterr().out


def test_a_damaged_file_begins_anew(session, tmp_path):
    (tmp_path / "coach.json").write_text("[1")
    coach = Coach(tmp_path / "coach.json")
    assert coach.on
    assert coach.word(session.question, session.words)


def test_the_first_game_is_guided_and_survives_being_saved(tmp_path):
    """The lesson speaks with its questions, proposes an answer, and goes on where it was left."""
    session = taught(title_named("citadels"), "en")
    session.advance()
    assert session.step.name == "pick"
    assert session.coaching.endswith("→ Architect")
    session.answer("architect")
    session.advance()
    assert session.step.name == "plans"
    again = resumed(session.save(tmp_path / "lesson.json"))
    assert again.step.name == "plans"
    assert again.shown == ["pick"]


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_overview_stands_on_one_page(language, capsys):
    assert main(["overview", "lisboa", "--language", language]) == 0
    page = capsys.readouterr().out
    assert page.startswith("# Lisboa")
    assert page.count("\n## ") == 5
    assert "[L11.1]" in page


def test_a_title_without_a_lesson_says_so(lanterns, capsys):
    assert main(["play", "lanterns", "--learn"]) == 2
    assert "no guided first game" in capsys.readouterr().err


def test_the_rules_name_examples_that_can_be_tried(capsys):
    """Each at the end of its chapter, with the command that opens it."""
    assert main(["rules", "citadels", "--language", "en"]) == 0
    page = capsys.readouterr().out
    assert "stavitel play citadels --example murder" in page
    session = tried(title_named("citadels"), "murder", "en")
    session.advance()
    assert session.question.topic == "murder"
    assert main(["play", "citadels", "--example", "none"]) == 2
    assert "there are: build, murder, income" in capsys.readouterr().err
