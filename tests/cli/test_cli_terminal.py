"""The terminal client, driven by keys and mouse without a terminal."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from foreign_titles import bridges, lanterns
from stavitel.cli.session import Session, resumed
from stavitel.cli.terminal import Client, Page
from stavitel.kernel import RulesError, new_match

__all__ = ["bridges", "lanterns"]


def drive(session: Session, script: Callable[[Client, Pilot[None]], Awaitable[Any]], size: tuple[int, int] = (120, 40)):
    async def run() -> None:
        client = Client(session)
        async with client.run_test(size=size) as pilot:
            await settle(client, pilot)
            await script(client, pilot)

    asyncio.run(run())


async def settle(client: Client, pilot: Pilot[None]) -> None:
    for _ in range(200):
        await pilot.pause(0.02)
        if not client.busy:
            break
    await pilot.pause()


async def press(client: Client, pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settle(client, pilot)


def shown(client: Client, name: str) -> str:
    return str(client.query_one(name, Static).render())


def options(client: Client) -> list[str]:
    listed = client.query_one("#options", OptionList)
    return [str(listed.get_option_at_index(i).prompt) for i in range(listed.option_count)]


@pytest.fixture
def session(bridges, tmp_path) -> Session:
    match = new_match(bridges, 3, seed=3, options={"rounds": 2})
    return Session(match, {1: "random", 2: "random"}, "en", tmp_path / "saved.json")


def test_the_table_the_question_and_the_options_are_shown(session):
    async def script(client, pilot):
        assert "What do you do?" in shown(client, "#prompt")
        assert any("Build: " in line for line in options(client))
        picture = shown(client, "#picture")
        assert "River" in picture
        assert "Player 1 (you)" in picture
        assert "plan ×3" in picture

    drive(session, script)


def test_a_number_answers_and_the_log_tells(session):
    async def script(client, pilot):
        await press(client, pilot, "1")
        assert session.match.record()["answers"][0] == [0, "take"]
        assert "Player 1 (you) takes 2 planks" in shown(client, "#events")

    drive(session, script)


def test_options_say_what_they_cost_and_the_log_has_headings(session):
    async def script(client, pilot):
        assert " 1  Take two planks (+2 planks)" in options(client)
        log = shown(client, "#events")
        assert log.startswith("≈ Our reconstruction: 1 of the 3 cards and spaces")
        assert "\n\n  Round 1" in log

    drive(session, script)


def test_an_answer_is_left_for_the_round(session):
    async def script(client, pilot):
        build = next(i for i, line in enumerate(options(client)) if "Build: " in line)
        await press(client, pilot, str(build + 1))
        assert " p No, for the rest of the round" in options(client)
        await press(client, pilot, "p")
        assert session.match.record()["answers"][1] == [0, "no"]

    drive(session, script)


def test_an_answer_left_ends_with_the_round_and_with_an_undo(bridges):
    """It is given without asking until the next round is announced."""
    session = Session(new_match(bridges, 2, seed=3, options={"rounds": 4}), {})
    session.answer("build:footbridge")
    assert session.passes == "no"
    assert session.pass_on()
    assert session.advance() == 1
    assert session.match.record()["answers"][-1] == [0, "no"]
    assert session.standing == {(0, "stand"): "no"}
    assert session.undo()
    assert session.standing == {}
    assert session.question.topic == "stand"
    session.pass_on()
    session.advance()
    assert session.standing
    session.answer("take")
    assert session.unattended is None  # round 2 has begun: the festival is asked, and nothing is left
    assert session.standing == {}


def test_enter_and_space_answer_the_line_under_the_cursor(session):
    async def script(client, pilot):
        await press(client, pilot, "down", "enter")
        assert session.match.record()["answers"][0] == [0, "redraw"]
        await press(client, pilot, "space", "d")
        assert session.match.record()["answers"][1][1] != []

    drive(session, script)


def test_a_refused_line_says_why_and_changes_nothing(session):
    async def script(client, pilot):
        lines = options(client)
        at = next(i for i, line in enumerate(lines) if "✗" in line)
        await press(client, pilot, *["down"] * at, "enter")
        assert "[B1.2]" in shown(client, "#detail")
        assert session.match.answers == 0
        await press(client, pilot, "w")
        assert not [line for line in options(client) if "✗" in line]

    drive(session, script)


def test_the_mouse_answers_on_the_table(session):
    async def script(client, pilot):
        picture = shown(client, "#picture").splitlines()
        for y, row in enumerate(picture):
            if "3" in row and "╭3" in row:
                await pilot.click("#picture", offset=(row.index("╭3") + 1, y))
                break
        await settle(client, pilot)
        assert session.match.record()["answers"][0][1].startswith("build:")

    drive(session, script)


def test_the_mouse_answers_in_the_list_and_on_the_keys(session):
    async def script(client, pilot):
        keys = shown(client, "#keys")
        await pilot.click("#keys", offset=(keys.index("language"), 0))
        await settle(client, pilot)
        assert session.language == "cs"
        await pilot.click("#options", offset=(4, 0))
        await settle(client, pilot)
        assert session.match.answers > 0

    drive(session, script)


def test_undo_and_hint(session):
    async def script(client, pilot):
        await press(client, pilot, "h")
        assert "A bot would choose" in shown(client, "#detail")
        await press(client, pilot, "1", "u")
        assert session.match.answers == 0
        assert "What do you do?" in shown(client, "#prompt")
        await press(client, pilot, "u")
        assert "nothing to take back" in shown(client, "#detail")

    drive(session, script)


def test_the_language_changes_in_mid_game(session):
    async def script(client, pilot):
        await press(client, pilot, "1", "l")
        assert "prkna" in shown(client, "#events")
        assert "Řeka" in shown(client, "#picture")
        await press(client, pilot, "l")
        assert "Rzeka" in shown(client, "#picture")
        await press(client, pilot, "l")
        assert "River" in shown(client, "#picture")

    drive(session, script)


def test_text_view_rules_and_help(session):
    async def script(client, pilot):
        await press(client, pilot, "t")
        assert "River: Mill" in shown(client, "#picture")
        await press(client, pilot, "question_mark")
        assert isinstance(client.screen, Page)
        await press(client, pilot, "escape")
        assert not isinstance(client.screen, Page)
        await press(client, pilot, "r")
        assert isinstance(client.screen, Page)

    drive(session, script)


def test_a_title_without_texts_picture_and_rules_is_played(lanterns, tmp_path):
    """The zones are drawn and lit, what is asked is read from its id, and rules that are not there do no harm."""

    async def script(client, pilot):
        assert "Show" in shown(client, "#prompt")
        assert len(options(client)) == 5
        assert "Deck ×15" in shown(client, "#picture")
        await press(client, pilot, "r")
        assert "rules are not here" in shown(client, "#detail")
        await press(client, pilot, "1", "enter")
        assert "shows: Lantern " in shown(client, "#events")

    drive(Session(new_match(lanterns, 3, seed=3), {1: "random", 2: "random"}, "en", tmp_path / "saved.json"), script)


def test_rules_are_shown_in_the_language_of_the_player(session, monkeypatch, tmp_path):
    (tmp_path / "bridges.md").write_text("## B1 Turns\n\n- **B1.2** Pay.\n")
    (tmp_path / "bridges.cs.md").write_text("# Mosty\n\n## B1 Tahy\n\n- **B1.2** Zaplaťte.\n", encoding="utf-8")
    monkeypatch.setattr("stavitel.words.rules.folder", lambda: tmp_path)

    async def read(client, pilot):
        await press(client, pilot, "r")
        assert isinstance(client.screen, Page)
        found = client.screen.content
        await press(client, pilot, "escape")
        return found

    async def script(client, pilot):
        assert "Pay." in await read(client, pilot)
        await press(client, pilot, "l")
        assert "# Mosty" in await read(client, pilot)
        at = next(i for i, line in enumerate(options(client)) if "✗" in line)
        await press(client, pilot, *["down"] * at)
        assert await read(client, pilot) == "## B1 Tahy\n\n**B1.2** Zaplaťte."
        await press(client, pilot, "l")
        assert "Pay." in await read(client, pilot)  # no Polish page

    drive(session, script)


def test_a_game_is_saved_on_leaving_and_resumed(session):
    async def script(client, pilot):
        await press(client, pilot, "1", "s")
        assert "Saved: " in shown(client, "#detail")
        await press(client, pilot, "q")

    drive(session, script)
    again = resumed(session.path)
    assert again.match.fingerprint() == session.match.fingerprint()
    assert json.loads(session.path.read_text())["bots"] == {"1": "random", "2": "random"}


def test_a_whole_game_ends_with_the_scores_and_another_can_begin(session):
    async def script(client, pilot):
        for _ in range(60):
            if session.match.over:
                break
            await press(client, pilot, "1")
        assert session.match.over
        assert isinstance(client.screen, Page)
        await press(client, pilot, "escape")
        assert "1." in options(client)[0]
        await press(client, pilot, "n")
        assert not session.match.over

    drive(session, script)


def test_a_resize_while_the_screen_is_taken_down_is_harmless(session):
    async def script(client, pilot):
        await client.query_one("#middle").remove()
        await pilot.resize_terminal(80, 30)
        await pilot.pause()
        assert client.is_running

    drive(session, script)


def test_a_narrow_terminal_is_enough(session):
    async def script(client, pilot):
        assert "River" in shown(client, "#picture")
        assert client.query_one("#options").size.height > 2
        await press(client, pilot, "1")
        assert session.match.answers > 0

    drive(session, script, (60, 24))


def test_a_bug_in_the_rules_keeps_the_game_for_the_report(session, monkeypatch):
    def broken(answer):
        raise RulesError("two kings")

    async def script(client, pilot):
        await press(client, pilot, "1")
        monkeypatch.setattr(session, "answer", broken)
        await pilot.press("1")
        await pilot.pause()
        assert str(client.failure) == "two kings"
        assert client.saved == session.path

    drive(session, script)
    assert resumed(session.path).match.fingerprint() == session.match.fingerprint()
