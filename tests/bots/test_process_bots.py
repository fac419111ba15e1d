"""Bots that are programs of their own, by lines of JSON."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from stavitel.bots import BotFault, UnknownBot, bot
from stavitel.bots.process import ProgramFailed, _programs, end_programs, question_json, words
from stavitel.kernel import new_match
from stavitel.research.simulate import simulate

DOCS = Path(__file__).parents[2] / "docs"
joined = subprocess.list2cmdline if sys.platform == "win32" else shlex.join
LINEBOT = f"exec:{joined([sys.executable, str(DOCS / 'examples' / 'linebot.py')])}"


@pytest.fixture(autouse=True)
def no_programs_left():
    yield
    end_programs()


def program(tmp_path: Path, code: str) -> str:
    file = tmp_path / "program.py"
    file.write_text(code)
    return f"exec:{joined([sys.executable, str(file)])}"


@pytest.mark.parametrize("title", ["citadels", "lisboa"])
def test_the_example_plays_whole_games(title):
    """In one process, and the same again."""
    once = simulate(title, games=2, seats=2, bots=[LINEBOT, "random"], seed=2)
    assert len(_programs) == 1
    assert simulate(title, games=2, seats=2, bots=[LINEBOT, "random"], seed=2).digest == once.digest


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("raise SystemExit(3)", "has ended with code 3"),
        ("print('hello', flush=True); input()", "said 'hello', which is no object in JSON"),
        ("print('{\"protocol\": 9}', flush=True); input()", "speaks protocol 9; this is 1"),
        ("print('{\"protocol\": 1}', flush=True); input(); print('{}', flush=True); input()", "which has no answer"),
    ],
)
def test_a_program_that_fails_is_said_what_it_did(tmp_path, code, what):
    name = program(tmp_path, code)
    with pytest.raises(BotFault, match=re.escape(what)):
        simulate("citadels", games=1, seats=2, bots=[name])


def test_a_silent_program_is_ended(tmp_path):
    player = bot(program(tmp_path, "import time; time.sleep(600)"), "citadels")
    player.seconds = 0.2
    match = new_match("citadels", 2, 1)
    with pytest.raises(ProgramFailed, match=r"said nothing for 0\.2 s"):
        player.decide(match.view(next(iter(match.asking))))


def test_a_command_that_is_none_is_refused():
    with pytest.raises(UnknownBot, match="exec: needs a command"):
        bot("exec:", "citadels")
    with pytest.raises(BotFault, match="does not start"):
        simulate("citadels", games=1, seats=2, bots=["exec:no-such-program-here"])


def test_the_page_describes_what_is_sent():
    """Every field of the line in docs/bot-protocol.md is in a real one, and no other."""
    page = (DOCS / "bot-protocol.md").read_text(encoding="utf-8")
    shown = json.loads(re.search(r'-> (\{"do": "decide".*?\})\n {4}<-', page, re.DOTALL)[1])
    match = new_match("citadels", 4, 1)
    real = question_json(match.view(next(iter(match.asking))))
    assert set(shown) == set(real)
    assert set(shown["question"]) == set(real["question"])


def test_it_can_sit_at_a_servers_table():
    """The server's bot process makes it by its name, from a position."""
    from stavitel.server.tables.bot_process import BotJob, reply_to

    match = new_match("citadels", 3, 1)
    seat = next(iter(match.asking))
    keys = reply_to(BotJob("citadels", LINEBOT, match.position(), seat, "7"))["keys"]
    assert set(keys) <= set(match.asking[seat].options)


def test_windows_splits_commands_itself(monkeypatch):
    """A backslash parts folders there; a shell of ours would swallow it."""
    assert words("node 'my bot.js'") == ["node", "my bot.js"]
    monkeypatch.setattr(sys, "platform", "win32")
    assert words(r"C:\bots\mybot.exe --fast") == r"C:\bots\mybot.exe --fast"
