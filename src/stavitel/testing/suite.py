"""What holds for every title: random games end, nothing is lost, nothing leaks, all can be taken back and told again.

    from stavitel.testing import TitleTests

    class TestRiver(TitleTests):
        title = "river"

Each test plays the title with every number of players, most of them also with every value of every option. More games
are played where `STAVITEL_GAMES` says so, and long games are looked at as often as short ones where `STAVITEL_THOROUGH`
is set.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from random import Random as Dice
from typing import Any, ClassVar

import pytest

from stavitel.kernel import Match, Offer, Score, Title, from_position, key_of, new_match, replay, title_named, verify
from stavitel.kernel.content import reads_content
from stavitel.kernel.scene import forget_cached_parts
from stavitel.kernel.visibility import zones
from stavitel.testing.branches import watched_branches
from stavitel.testing.play import (
    THOROUGH,
    at_every_question,
    configurations,
    is_looked_at,
    permuted,
    play_on,
    question_data,
    random_answer,
)
from stavitel.words import Words, languages_of
from stavitel.words.rules import rules
from stavitel.words.texts import question_texts, scene_texts, told_texts

Options = Mapping[str, Any]
Told = list[list[dict[str, Any]]]  # the log as a spectator and each seat read it


class TitleTests:
    """The tests of one title; a subclass says which."""

    title: ClassVar[str | Title]  # its name, or the title itself if it is not installed
    games: ClassVar[int] = int(os.environ.get("STAVITEL_GAMES", "1"))  # random games per configuration

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Every test that takes options runs in every configuration, one that takes seats with every number of them."""
        ways = configurations(self._title())
        if "options" in metafunc.fixturenames:
            metafunc.parametrize(("seats", "options"), ways, ids=[_configuration_name(*way) for way in ways])
        elif "seats" in metafunc.fixturenames:
            metafunc.parametrize("seats", [seats for seats, options in ways if not options])

    @classmethod
    def _title(cls) -> Title:
        return title_named(cls.title) if isinstance(cls.title, str) else cls.title

    def test_random_games_end_and_lose_nothing(self, seats: int, options: Options) -> None:
        """A random game ends; at every question nothing is lost, doubled or negative."""
        for game in range(self.games):
            match = new_match(self._title(), seats, f"{seats}-{game}", options)
            before = match.title.conserved(match.table)
            for _ in at_every_question(match, Dice(game)):
                assert_sound(match, before)
            assert match.title.conserved(match.table) == before
            scores = match.scores()
            assert min(score.rank for score in scores) == 1
            for score in scores:
                assert score.total == sum(score.breakdown.values())

    def test_records_replay_and_tell_the_same(self, seats: int, options: Options) -> None:
        """A record, also as JSON text, replays to the identical table and log; so does a game that nobody hears."""
        title = self._title()
        match, dice = new_match(title, seats, 11, options), Dice(11)
        quiet = new_match(title, seats, 11, options, quiet=True)
        while not match.over:
            assert asked(quiet) == asked(match), "what is asked depends on whether anybody listens"
            seat = dice.choice(list(match.asking))
            answer = random_answer(match.asking[seat], dice)
            match.answer(seat, answer)
            quiet.answer(seat, answer)
        assert quiet.over
        assert quiet.fingerprint() == match.fingerprint()
        assert quiet.events() == []
        record = json.loads(json.dumps(match.record()))
        again = replay(record, title)
        assert again.fingerprint() == match.fingerprint()
        assert told(again) == told(match)
        assert verify(record, title) == []

    def test_a_game_played_out_by_lot_is_one_of_answers_to_questions(self, seats: int, options: Options) -> None:
        """What is drawn by lot without being listed could have been answered, and each answer was asked for."""
        title = self._title()
        match = new_match(title, seats, 17, options, quiet=True)
        match.play_out(Dice(17))
        assert replay(match.record(), title).fingerprint() == match.fingerprint()

    def test_forks_undos_and_positions_land_on_the_identical_table(self, seats: int) -> None:
        """Fork, undo and position lead to the same table and the same questions."""
        match, dice = new_match(self._title(), seats, 5), Dice(5)
        for seat in at_every_question(match, dice, 7, sparing=True):
            twin = match.fork()
            loaded = from_position(match.title, json.loads(json.dumps(match.position())), match.record())
            for other in (twin, loaded):
                assert other.fingerprint() == match.fingerprint()
                assert asked(other) == asked(match)
            assert numbers(twin) == numbers(match)
            play_on(twin, dice, 1 + dice.randrange(6))
            while twin.answers > match.answers:
                twin.undo()
            assert twin.fingerprint() == match.fingerprint()
            assert twin.answers == match.answers
            assert min(numbers(twin).values()) > max(numbers(match).values())
            assert seat in match.asking

    def test_events_are_for_ever(self, seats: int) -> None:
        """What was told stays, event by event, for every seat: in forks, snapshots and replays, and after undos."""
        match, dice = new_match(self._title(), seats, 13), Dice(13)
        heard = told(match)
        kept = [heard]  # what each answer that still stands was followed by
        while not match.over:
            often = 0.04 if THOROUGH else min(0.04, 4 / (1 + match.answers))  # each look reads all that was told
            undoes = match.answers > 0 and dice.random() < often
            if undoes:
                mine = dice.choice([None, None, None, dice.choice([s for s in range(seats) if match.has_answered(s)])])
                match.undo(mine)
                del kept[match.answers + 1 :]
            else:
                seat = dice.choice(list(match.asking))
                match.answer(seat, random_answer(match.asking[seat], dice))
            new = told(match, since=len(heard[0]))
            heard = [old + more for old, more in zip(heard, new, strict=True)]
            if undoes:
                assert [event["id"] for event in new[0]] == ["tell-undoes"]
                assert told(match) == heard
            else:
                kept.append(new)
            if dice.random() < often:
                stored = dice.random() < 0.5
                twin = from_position(match.title, json.loads(json.dumps(match.snapshot()))) if stored else match.fork()
                assert told(twin) == heard
        assert told(match) == heard
        again = told(replay(match.record(), match.title))
        assert unnumbered(again) == unnumbered([list(chain(*logs)) for logs in zip(*kept, strict=True)])

    def test_branches_of_everyone_only_return(self, seats: int, options: Options) -> None:
        """They change nothing, draw nothing and tell nothing; while all are asked, imagined worlds are complete."""
        with watched_branches() as problems:
            match, dice = new_match(self._title(), seats, 17, options), Dice(17)
            before = match.title.conserved(match.table)
            for seat in at_every_question(match, dice):
                assert not problems, "\n".join(problems)
                if match.asks_several:
                    world = match.imagine(seat, match.answers)
                    assert not problems, "\n".join(problems)
                    assert match.title.conserved(world.table) == before
                    assert world.fork().fingerprint() == world.fingerprint()
                    for who, ask in list(world.asking.items()):  # until all are done
                        if world.asking.get(who) is ask:
                            world.answer(who, random_answer(ask, dice))
                    assert match.title.conserved(world.table) == before
            assert not problems, "\n".join(problems)

    def test_imagined_worlds_look_alike_and_can_be_played_to_the_end(self, seats: int, options: Options) -> None:
        """A seat cannot tell the world it imagines from the real one; it is a match like any other, and it ends."""
        match, dice = new_match(self._title(), seats, 3, options), Dice(3)
        conserved = match.title.conserved
        before = conserved(match.table)
        for count, seat in enumerate(at_every_question(match, dice, 9, sparing=True)):
            world = match.imagine(seat, count)
            assert world.observe(seat) == match.observe(seat)
            assert world.scene(seat) == match.scene(seat)
            assert list(world.asking[seat].options) == list(match.asking[seat].options)
            assert conserved(world.table) == before
            first = world.fingerprint()
            assert match.imagine(seat, count).fingerprint() == first
            twin = world.fork()
            assert (twin.fingerprint(), asked(twin), numbers(twin)) == (first, asked(world), numbers(world))
            if count % 3 == 0:
                twin.answer(seat, random_answer(twin.asking[seat], dice))
                assert twin.fork().fingerprint() == twin.fingerprint()
                twin.undo(seat)
                assert twin.fingerprint() == first
                other = dice.choice(list(world.asking))
                again = world.imagine(other, "again")
                assert again.observe(other) == world.observe(other)
                assert conserved(again.table) == before
                assert world.fingerprint() == first
                play_on(again if count % 2 else world, dice)

    def test_nothing_a_seat_receives_depends_on_what_it_cannot_see(self, seats: int, options: Options) -> None:
        """With the hidden things permuted, a seat that sees the same table is asked the same and imagines the same."""
        match, dice = new_match(self._title(), seats, 8, options), Dice(8)
        compared = 0
        for count, _ in enumerate(at_every_question(match, dice)):
            for seat in range(seats if is_looked_at(count, 3) or not compared else 0):
                twin = permuted(match, seat, count)
                if twin is None or twin.observe(seat) != match.observe(seat):
                    continue  # in mid-step, or the step has shown the seat something
                compared += 1
                assert {who: ask.topic for who, ask in twin.asking.items()} == {
                    who: ask.topic for who, ask in match.asking.items()
                }
                assert twin.scene(seat) == match.scene(seat)
                assert points(twin.scores_seen(seat)) == points(match.scores_seen(seat))
                if seat in match.asking:
                    assert question_data(twin.asking[seat]) == question_data(match.asking[seat])
                    assert twin.imagine(seat, 1).fingerprint() == match.imagine(seat, 1).fingerprint()
        assert compared

    def test_what_pictures_share_is_what_would_be_drawn_anew(self, seats: int, options: Options) -> None:
        """Parts of pictures that are remembered do not show what was, in whatever order games are looked at."""

        def pictures(anew: bool) -> Iterator[dict[str, Any]]:
            match = new_match(self._title(), seats, 4, options)
            for count, _ in enumerate(at_every_question(match, Dice(4), 4, sparing=True)):
                if anew:
                    forget_cached_parts()
                yield match.scene((None, *range(seats))[count % (seats + 1)])

        drawn = list(pictures(False))
        for count, (remembered, anew) in enumerate(zip(list(pictures(False)), pictures(True), strict=True)):
            assert remembered == anew, f"picture {count}"
        for scene in drawn[:: max(1, len(drawn) // 10)]:
            ids = list(node_ids(scene))
            assert len(set(ids)) == len(ids), "two nodes of a picture have the same id"

    def test_refusals_name_rules_that_exist(self, seats: int) -> None:
        """No refusal is on offer too, and each names a rule of the title's page, if it has one."""
        known = rules(self._title().name)
        match = new_match(self._title(), seats, 1)
        for seat in at_every_question(match, Dice(1)):
            for key, reason in match.asking[seat].refused.items():
                assert key not in match.asking[seat].options
                assert not known or reason.rule in known, f"{key}: {reason}"

    def test_everything_has_words(self, seats: int, options: Options) -> None:
        """Whatever is asked, refused, told and shown is written in every language the title has, with its arguments."""
        title = self._title()
        languages = languages_of(title.name)
        if not languages:
            pytest.skip(f"{title.name} has no texts yet: clients show the ids of messages")
        match = new_match(title, seats, 21, options)
        texts: dict[str, Any] = {}
        refused: set[str] = set()
        for seat in at_every_question(match, Dice(21), 2):
            found = question_texts(match.asking[seat])
            refused |= set(match.asking[seat].refused)
            if is_looked_at(match.answers, 8):
                found += scene_texts(match.scene(seat))
            texts.update((json.dumps(text, sort_keys=True), text) for text in found)
        texts.update((json.dumps(text, sort_keys=True), text) for text in told_texts(match))
        for language in languages:
            words = Words(title.name, language, [f"P{seat}" for seat in range(12)])
            for text in texts.values():
                said = words.say(text)
                assert "{" not in said and said.strip(), f"{language}: {text}: {said}"
            for key in sorted(refused):
                said = words.key(key, title.cards)
                assert "{" not in said and said.strip(), f"{language}: {key}: {said}"
            assert not words.missing, f"not written in {language}: {', '.join(sorted(words.missing))}"

    def test_a_content_file_is_read_by_its_title(self, tmp_path: Path) -> None:
        """A card that the title does not have is named as a fault, not passed over."""
        name = self._title().name
        if not reads_content(name):
            pytest.skip(f"{name} lists its cards without `corrected`: content files do not reach it")
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


def _configuration_name(seats: int, options: Options) -> str:
    return "-".join([str(seats), *(f"{name}={value}" for name, value in options.items())])


def assert_sound(match: Match, before: Any) -> None:
    """Nothing is lost, doubled or negative, and what is asked can be answered."""
    title = match.title
    assert title.conserved(match.table) == before
    for name, number in _numbers_on(match):
        assert number >= 0 or name in title.may_be_negative, f"{name} is {number}"
    for seat, ask in match.asking.items():
        assert ask.seat == seat
        assert ask.options
        assert 0 <= ask.least <= ask.most <= len(ask.options) or not ask.many
        for key, option in ask.options.items():
            assert re.sub(r"~\d+$", "", key) == key_of(option) or ask.many
        if isinstance(ask, Offer) and ask.lot is not None:
            drawn = ask.lot(ask, Dice(match.answers))
            assert drawn is None or ask.options[drawn.key] is drawn, "what is drawn by lot is not on offer"


def _numbers_on(match: Match) -> Iterator[tuple[str, int]]:
    """Every number on the table with the field it stands in."""
    for holder, part, _ in zones(match.table):
        held = getattr(holder, part.name)
        values = held.values() if isinstance(held, dict) else held if isinstance(held, list) else [held]
        yield from ((part.name, value) for value in values if isinstance(value, int))


def asked(match: Match) -> dict[int, tuple[str, list[str]]]:
    """Who is asked, about what, and what can be answered."""
    return {seat: (ask.topic, list(ask.options)) for seat, ask in match.asking.items()}


def numbers(match: Match) -> dict[int, int]:
    """The numbers of the open questions."""
    return {seat: ask.number for seat, ask in match.asking.items()}


def told(match: Match, since: int = 0) -> Told:
    """The log as a spectator and each seat read it, after an event."""
    return [match.events(seat, since) for seat in (None, *range(match.seats))]


def unnumbered(logs: Told) -> Told:
    """Logs without the numbers of the events."""
    return [[{**event, "number": 0} for event in log] for log in logs]


def points(scores: list[Score]) -> list[tuple[int, dict[str, int]]]:
    """Totals and what they are made of."""
    return [(score.total, score.breakdown) for score in scores]


def node_ids(scene: dict[str, Any]) -> Iterator[str]:
    """The ids of a node and of all that lie in it."""
    yield scene["id"]
    for child in scene.get("children", ()):
        yield from node_ids(child)
