"""What holds for every title at once: random games end, nothing is lost, nothing leaks, all can be taken back."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random as Dice
from typing import Any

import pytest

from play import at_every_question, configurations, permuted, play_on, quick
from stavitel.kernel import Match, Score, from_position, key_of, replay, title_named, title_names, verify
from stavitel.kernel.scene import forget_drawn
from stavitel.kernel.table import zones
from stavitel.kernel.title import BUILT_IN
from stavitel.words import LANGUAGES, Words
from stavitel.words.rules import rules

GAMES = int(os.environ.get("STAVITEL_GAMES", "1"))  # per configuration; `make soak` plays 200
TITLES = {name: title_named(name) for name in title_names() if name in BUILT_IN}
CONFIGURATIONS = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{'-'.join(f'{k}={v}' for k, v in options.items())}")
    for name, title in TITLES.items()
    for seats, options in configurations(title)
]
DEFAULTS = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name, title in TITLES.items()
    for seats, options in configurations(title)
    if not options
]


def numbers(match: Match) -> list[tuple[str, int]]:
    """Every number on the table with the field it stands in."""
    found = []
    for holder, part, _ in zones(match.table):
        held = getattr(holder, part.name)
        values = held.values() if isinstance(held, dict) else held if isinstance(held, list) else [held]
        found += [(part.name, value) for value in values if isinstance(value, int)]
    return found


def assert_sound(match: Match, before: Any) -> None:
    title = match.title
    assert title.conserved(match.table) == before
    for name, number in numbers(match):
        assert number >= 0 or name in title.signed, f"{name} is {number}"
    for seat, ask in match.asking.items():
        assert ask.seat == seat
        assert ask.options
        assert 0 <= ask.least <= ask.most <= len(ask.options) or not ask.many
        for key, option in ask.options.items():
            assert re.sub(r"~\d+$", "", key) == key_of(option) or ask.many


@pytest.mark.parametrize(("name", "seats", "options"), CONFIGURATIONS)
def test_random_games_end_and_lose_nothing(name: str, seats: int, options: dict[str, Any]) -> None:
    """A random game ends; at every question nothing is lost, doubled or negative."""
    for game in range(GAMES):
        match = quick(name, seats, f"{seats}-{game}", options)
        before = match.title.conserved(match.table)
        for _ in at_every_question(match, Dice(game)):
            assert_sound(match, before)
        assert match.title.conserved(match.table) == before
        scores = match.scores()
        assert min(score.rank for score in scores) == 1
        for score in scores:
            assert score.total == sum(score.breakdown.values())


@pytest.mark.parametrize(("name", "seats", "options"), CONFIGURATIONS)
def test_records_replay_and_verify(name: str, seats: int, options: dict[str, Any]) -> None:
    """A record, also as JSON text, replays to the identical table, and verify finds nothing wrong with it."""
    match = play_on(quick(name, seats, 11, options), Dice(11))
    record = json.loads(json.dumps(match.record()))
    assert replay(record).fingerprint() == match.fingerprint()
    assert verify(record) == []
    assert verify({**record, "fingerprint": "0"}) != []


@pytest.mark.parametrize(("name", "seats"), DEFAULTS)
def test_forks_undos_and_positions_land_on_the_identical_table(name: str, seats: int) -> None:
    """Fork, undo and position lead to the same table and the same questions."""
    match = quick(name, seats, 5)
    dice = Dice(5)
    for seat in at_every_question(match, dice, 7):
        twin = match.fork()
        loaded = from_position(name, json.loads(json.dumps(match.position())), match.record())
        for other in (twin, loaded):
            assert other.fingerprint() == match.fingerprint()
            assert {who: list(ask.options) for who, ask in other.asking.items()} == {
                who: list(ask.options) for who, ask in match.asking.items()
            }
        assert [ask.number for ask in twin.asking.values()] == [ask.number for ask in match.asking.values()]
        play_on(twin, dice, 1 + dice.randrange(6))
        while twin.answers > match.answers:
            twin.undo()
        assert twin.fingerprint() == match.fingerprint()
        assert twin.answers == match.answers
        assert min(ask.number for ask in twin.asking.values()) > max(ask.number for ask in match.asking.values())
        assert seat in match.asking


@pytest.mark.parametrize(("name", "seats", "options"), CONFIGURATIONS)
def test_imagined_worlds_look_alike_and_can_be_played_to_the_end(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """A seat cannot tell the world it imagines from the real one, and play goes on from there to an end."""
    match = quick(name, seats, 3, options)
    dice = Dice(3)
    for count, seat in enumerate(at_every_question(match, dice, 9)):
        world = match.imagine(seat, count)
        assert world.observe(seat) == match.observe(seat)
        assert world.scene(seat) == match.scene(seat)
        assert set(world.asking) >= {seat}
        assert list(world.asking[seat].options) == list(match.asking[seat].options)
        assert match.title.conserved(world.table) == match.title.conserved(match.table)
        assert match.imagine(seat, count).fingerprint() == world.fingerprint()
        if count % 3 == 0:
            play_on(world, dice)


def points(scores: list[Score]) -> list[tuple[int, dict[str, int]]]:
    return [(score.total, score.breakdown) for score in scores]


@pytest.mark.parametrize(("name", "seats", "options"), CONFIGURATIONS)
def test_nothing_a_seat_receives_depends_on_what_it_cannot_see(name: str, seats: int, options: dict[str, Any]) -> None:
    """With the hidden things permuted, a seat that sees the same table is asked the same and imagines the same."""
    match = quick(name, seats, 8, options)
    dice = Dice(8)
    compared = 0
    for count, _ in enumerate(at_every_question(match, dice, 3)):
        for seat in range(seats):
            twin = permuted(match, seat, count)
            if twin is None or twin.observe(seat) != match.observe(seat):
                continue  # in mid-step, or the step has shown the seat something
            compared += 1
            assert set(twin.asking) == set(match.asking)
            assert {who: ask.topic for who, ask in twin.asking.items()} == {
                who: ask.topic for who, ask in match.asking.items()
            }
            assert twin.scene(seat) == match.scene(seat)
            assert points(twin.scores_seen(seat)) == points(match.scores_seen(seat))
            if seat in match.asking:
                assert twin.asking[seat].as_json() == match.asking[seat].as_json()
                assert twin.imagine(seat, 1).fingerprint() == match.imagine(seat, 1).fingerprint()
    assert compared


@pytest.mark.parametrize(("name", "seats", "options"), CONFIGURATIONS)
def test_what_pictures_share_is_what_would_be_drawn_anew(name: str, seats: int, options: dict[str, Any]) -> None:
    """Parts of pictures that are remembered do not show what was, in whatever order games are looked at."""

    def pictures(anew: bool) -> list[dict[str, Any]]:
        match, drawn = quick(name, seats, 4, options), []
        for count, _ in enumerate(at_every_question(match, Dice(4), 4)):
            if anew:
                forget_drawn()
            drawn.append(match.scene((None, *range(seats))[count % (seats + 1)]))
        return drawn

    pictures(False)
    for count, (remembered, anew) in enumerate(zip(pictures(False), pictures(True), strict=True)):
        assert remembered == anew, f"picture {count}"


@pytest.mark.parametrize("name", TITLES)
def test_refusals_name_rules_that_exist(name: str) -> None:
    """Every refusal names a rule of the title's rules."""
    ids = rules(name)
    seen = 0
    for seats in range(TITLES[name].seats[0], TITLES[name].seats[1] + 1):
        try:
            match = quick(name, seats, 1)
        except ValueError:
            continue
        for seat in at_every_question(match, Dice(1)):
            for key, reason in match.asking[seat].refused.items():
                seen += 1
                assert key not in match.asking[seat].options
                assert reason.rule in ids, f"{key}: {reason}"
    assert seen


@pytest.mark.parametrize("name", list(TITLES))
def test_a_content_file_is_read_by_its_title(name: str, tmp_path: Path) -> None:
    """A card that the title does not have is named as a fault, not passed over."""
    file = tmp_path / "mine.toml"
    file.write_text(f'title = "{name}"\n[unicorn]\ncost = 1\n')
    code = (
        f"from stavitel.kernel import ContentError, title_named, use_content\nuse_content({str(file)!r})\n"
        f"try:\n    title_named({name!r})\nexcept ContentError as problem:\n    print(problem)\n"
    )
    path = os.pathsep.join(part for part in sys.path if part)
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONPATH": path}
    )
    assert ran.stdout == f"{file}: unicorn: {name} has no such card\n"


@pytest.mark.parametrize(("name", "seats", "options"), CONFIGURATIONS)
def test_everything_has_words_in_three_languages(name: str, seats: int, options: dict[str, Any]) -> None:
    """Whatever a seat is asked, refused, told and shown can be said in every language, with all its arguments."""
    match = quick(name, seats, 21, options)
    words = [Words(name, language, [f"P{seat}" for seat in range(12)]) for language in LANGUAGES]
    texts: dict[str, Any] = {}
    for seat in at_every_question(match, Dice(21), 2):
        ask = match.asking[seat].as_json()
        found = [ask["text"], *(option["text"] for option in ask["options"])]
        found += [refusal["why"] for refusal in ask["refused"]]
        found += texts_in(match.scene(seat)) if match.answers % 8 == 0 else []
        texts.update((json.dumps(text, sort_keys=True), text) for text in found)
    for seat in (0, None):
        texts.update((json.dumps(text, sort_keys=True), text) for text in match.events(seat))
    for score in match.scores():
        texts.update((category, {"id": f"score-{category}", "args": {}}) for category in score.breakdown)
    for text in texts.values():
        for language in words:
            said = language.say({"id": text["id"], "args": text["args"]})
            assert "«" not in said and "{" not in said and said.strip(), f"{language.language}: {text}: {said}"


def texts_in(scene: Any) -> list[dict[str, Any]]:
    """All texts of a scene."""
    if isinstance(scene, list):
        return [text for part in scene for text in texts_in(part)]
    if not isinstance(scene, dict):
        return []
    if "id" in scene and "args" in scene:
        return [scene]
    return [text for part in scene.values() for text in texts_in(part)]
