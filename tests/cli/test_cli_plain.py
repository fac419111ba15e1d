"""The line mode: everything can be done and heard line by line."""

import io
import json

import pytest

from foreign_titles import bridges
from stavitel.cli.main import main
from stavitel.kernel import RulesError

__all__ = ["bridges"]


class Keyboard(io.StringIO):
    """Lines typed by a person."""

    def __init__(self, lines: str, terminal: bool = True) -> None:
        super().__init__(lines)
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.fixture
def type_in(monkeypatch, tmp_path, bridges):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("STAVITEL_LANGUAGE", "en")

    def play(lines: str, *args: str, terminal: bool = True) -> int:
        monkeypatch.setattr("sys.stdin", Keyboard(lines, terminal))
        return main(["play", "bridges", "--plain", "--seed", "3", *args])

    return play


def test_a_game_can_be_played_to_its_end(type_in, capsys):
    assert type_in("1\n" * 40, "-o", "rounds=2") == 0
    out = capsys.readouterr().out
    assert "What do you do?" in out
    assert "1. " in out.splitlines()[-4]
    assert "Bridges" in out.splitlines()[-1]


def test_questions_options_and_refusals_are_read_out(type_in, capsys):
    type_in("w\nt\nh\n?\nscores\nlog\no\nq\n")
    out = capsys.readouterr().out
    assert "  1. Take two planks (+2 planks)\n" in out
    assert "  3. Build: Footbridge (−1 plank)\n" in out
    assert "One thing is not allowed; w says why." in out
    assert "Build: Drawbridge: It costs 3 planks, you have 2 [B1.2]" in out
    assert "Hand: Drawbridge (cost 3) ×2, Footbridge (cost 1)" in out
    assert "A bot would choose: " in out
    assert "Player 1 (you): 0" in out


def test_a_card_or_a_place_is_read_by_the_beginning_of_its_name(type_in, capsys):
    type_in("c draw\nc hand\nc RIVER\nc 3\nc\nc h\nc castle\nq\n")
    out = capsys.readouterr().out
    drawbridge = "Drawbridge (cost 3)\nOpens for ships; costs 3 planks.\n≈ A value of this card is our reconstruction"
    assert f"> {drawbridge}" in out
    assert "> Hand: Drawbridge (cost 3) ×2, Footbridge (cost 1)\n" in out
    assert "> River: Mill –, Ford –, Harbour –\n" in out
    assert out.count("> Footbridge\n") == 2  # option 3, and all that is asked about
    assert "Which one? " in out and "Harbour" in out.partition("Which one? ")[2].splitlines()[0]
    assert "There is nothing called “castle”." in out


def test_how_much_is_reconstructed_is_said_once(type_in, capsys):
    type_in("1\nq\n")
    out = capsys.readouterr().out
    assert out.count("≈ Our reconstruction: 1 of the 3 cards and spaces of this game; “stavitel content bridges”") == 1


def test_rounds_have_headings(type_in, capsys):
    type_in("1\nfeast\n1\nq\n")
    out = capsys.readouterr().out
    assert "\n\nRound 2\n" in out
    assert "> The festival is over\n" in out
    assert "* Round 2" not in out


def test_an_answer_can_be_left_for_the_round(type_in, capsys):
    """`p` answers now, and again whenever the same is asked before the next round begins."""
    type_in("build:footbridge\np\nq\n", "--seats", "2", "-o", "rounds=2")
    out = capsys.readouterr().out
    assert "  p. No, now and whenever this is asked again in this round\n" in out
    assert out.count("Put a keeper on the river?") == 1
    type_in("p\nq\n")
    assert "This cannot be answered for the whole round." in capsys.readouterr().out


def test_answers_by_key_by_number_and_several(type_in, capsys):
    type_in("redraw\ndrawbridge 3\nq\n")
    assert "Player 1 (you) draws: " in capsys.readouterr().out


def test_a_wrong_answer_changes_nothing_and_asks_again(type_in, capsys):
    type_in("77\nbuild:drawbridge\nfly\nq\n")
    out, err = capsys.readouterr()
    assert "“77” is not on offer; o reads the options again." in err
    assert "It costs 3 planks, you have 2 [B1.2]" in err
    assert "takes" not in out


def test_too_few_or_too_many_are_told_how_many_are_asked_for(type_in, capsys):
    type_in("1 2\nl cs\n77\nq\n")
    err = capsys.readouterr().err
    assert "Choose 1, then Enter." in err
    assert "„77“ není v nabídce" in err


def test_a_wrong_answer_in_a_pipe_ends_with_code_2(type_in, capsys):
    assert type_in("77\n", terminal=False) == 2
    assert "is not one of" in capsys.readouterr().err


def test_undo_takes_the_last_answer_back(type_in, capsys):
    type_in("u\n1\nu\nq\n")
    out = capsys.readouterr().out
    assert "There is nothing to take back." in out
    assert "Taken back." in out
    assert out.count("What do you do?") == 2


def test_the_language_changes_in_mid_game(type_in, capsys):
    type_in("l cs\nl pl\nl\nl xx\nq\n")
    out, err = capsys.readouterr()
    assert out.index("Co uděláte?") < out.index("Co robisz?") < out.rindex("What do you do?")
    assert "en, cs, pl" in err


def test_a_game_is_saved_and_taken_up_again(type_in, capsys, tmp_path):
    path = tmp_path / "saves" / "mine.json"
    type_in(f"1\ns {path}\nq\n", "-l", "cs")
    saved = json.loads(path.read_text())
    assert saved["record"]["answers"][0] == [0, "take"]
    capsys.readouterr()
    assert main(["verify", str(path)]) == 0
    type_in("q\n", "--resume", str(path))
    out = capsys.readouterr().out
    assert "2 prkna" in out
    assert "Hostina, nebo půst?" in out


def test_the_game_one_left_can_be_continued(type_in, capsys):
    type_in("1\nq\n")
    assert "Saved: " in capsys.readouterr().out
    type_in("q\n", "--continue")
    assert "Feast or fast?" in capsys.readouterr().out


def test_a_saved_game_of_another_title_is_refused(type_in, capsys, tmp_path):
    path = tmp_path / "mine.json"
    type_in(f"s {path}\nq\n")
    data = json.loads(path.read_text())
    data["bots"] = {"x": "random"}
    path.write_text(json.dumps(data))
    assert type_in("", "--resume", str(path)) == 2
    assert "is damaged" in capsys.readouterr().err


def test_several_people_share_a_keyboard(type_in, capsys):
    type_in("1\n1\nq\n", "--people", "2", "--seats", "2")
    out = capsys.readouterr().out
    assert "Player 1, it is your turn." in out
    assert "Player 2, it is your turn." in out


def test_bots_alone_play_to_the_end(type_in, capsys):
    assert type_in("", "--people", "0") == 0
    assert "1. " in capsys.readouterr().out


def test_a_bug_in_the_rules_is_one_line_and_keeps_the_game(type_in, capsys, monkeypatch, tmp_path):
    def broken(self, answer):
        raise RulesError("two kings")

    monkeypatch.setattr("stavitel.cli.session.Session.answer", broken)
    assert type_in("1\n", "--save", str(tmp_path / "kept.json")) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "a bug in the rules" in err
    assert (tmp_path / "kept.json").exists()
