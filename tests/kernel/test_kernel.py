"""The kernel on a tiny game."""

from __future__ import annotations

import json
from collections import Counter
from operator import attrgetter
from random import Random as Dice
from typing import Any

import pytest

from kernel.guess import CARDS, TITLE
from stavitel.kernel import (
    IllegalAnswer,
    Match,
    Move,
    OptionError,
    Question,
    Reason,
    RulesError,
    Stuck,
    Table,
    Title,
    choose,
    choose_some,
    completes,
    in_full,
    move,
    nested,
    new_match,
    offer,
    state,
    verify,
)
from stavitel.testing.play import at_every_question, permuted, play_on, question_data, random_answer
from stavitel.testing.scenario import Scenario

KEY = attrgetter("key")


def start(seats: int = 3, seed: int = 1, **options: Any) -> Match:
    return new_match(TITLE, seats, seed, options)


def test_a_question_has_options_by_key_and_refusals_with_reasons() -> None:
    """Options are filed by key; refusals carry a reason and a rule."""
    ask = start().asking[0]
    assert ask.topic == "keep"
    assert all(CARDS[key] is option for key, option in ask.options.items())
    assert ask.refused["n9"].rule == "G1"
    assert question_data(ask)["refused"] == [{"key": "n9", "why": {"id": "why-none", "args": {}}, "rule": "G1"}]


def test_what_is_offered_or_has_no_reason_against_it_is_not_refused() -> None:
    """The first reason against an option counts; an option on offer, or without a reason, is not refused."""
    late, dear = Reason("late", "G1"), Reason("dear", "G2")
    ask = choose(
        start().table.players[0],
        "keep",
        ["a", "b"],
        lambda: [("a", late), ("c", None), ("d", None), ("d", dear), ("d", late)],
    )
    assert isinstance(ask, Question)
    assert ask.refused == {"d": dear}


def test_an_illegal_answer_changes_nothing() -> None:
    """Unknown keys, wrong seats and refused options are told so, and nothing has changed."""
    match = start()
    before = match.fingerprint()
    for seat, answer in ((0, "n8"), (0, "n9"), (1, "n1"), (7, "n1"), (0, ["n1", "n2"]), (0, [])):
        with pytest.raises(IllegalAnswer):
            match.answer(seat, answer)
    assert match.fingerprint() == before
    assert match.answers == 0


def test_copies_in_choose_some_are_counted() -> None:
    """Two copies in a hand are two options, the second counted on."""
    match = start()
    seat = 0
    match.table.players[0].hand = [CARDS["n1"], CARDS["n1"], CARDS["n2"]]
    match.answer(seat, next(iter(match.asking[seat].options)))
    match.answer(seat, "no")
    assert [key for key in match.asking[seat].options if key.startswith("n1")][:2] == ["n1", "n1~2"]
    with pytest.raises(IllegalAnswer):
        match.answer(seat, ["n1", "n1"])
    match.answer(seat, ["n1", "n1~2"])
    assert match.table.pile[-2:] == [CARDS["n1"], CARDS["n1"]]


def test_some_options_say_what_they_cost() -> None:
    """Each copy by itself; without effects nothing is said."""
    player = type("Player", (), {"seat": 0})
    ask: Any = choose_some(player, "throw", ["n1", "n1", "n2"], 0, 2, effects=lambda card: (("cards", -1),))
    assert [ask.effects(key) for key in ask.options] == [(("cards", -1),)] * 3
    silent: Any = choose_some(player, "throw", ["n1", "n2"], 0, 2)
    assert silent.effects("n1") == ()


def test_everyone_is_asked_at_once_and_order_does_not_matter() -> None:
    """The same answers in another order lead to the same table."""
    ends = []
    for order in ((0, 1, 2), (2, 0, 1)):
        match = start()
        dice = Dice(4)
        while len(match.asking) == 1:
            (seat,) = match.asking
            match.answer(seat, random_answer(match.asking[seat], dice))
        assert set(match.asking) == {0, 1, 2}
        for seat in order:
            match.answer(seat, sorted(match.asking[seat].options)[0])
        ends.append(match.fingerprint())
    assert ends[0] == ends[1]


def test_an_answer_in_an_open_everyone_can_be_taken_back_and_the_others_stay() -> None:
    """Until the last is in, a seat may take its answer back; the others' answers stay."""
    match = start()
    dice = Dice(4)
    while len(match.asking) == 1:
        (seat,) = match.asking
        match.answer(seat, random_answer(match.asking[seat], dice))
    match.answer(0, sorted(match.asking[0].options)[0])
    match.answer(1, sorted(match.asking[1].options)[0])
    assert match.undo_is_free(0)
    match.undo(0)
    assert set(match.asking) == {0, 2}
    hands = [list(p.hand) for p in match.table.players]
    match.answer(0, sorted(match.asking[0].options)[-1])
    match.answer(2, sorted(match.asking[2].options)[0])
    shown = [p.won[-1] for p in match.table.players]
    assert shown == [max(hands[0], key=KEY), min(hands[1], key=KEY), min(hands[2], key=KEY)]


def test_observations_hide_what_is_hidden() -> None:
    """A seat sees its own hand and how many cards the others hold; a look opens a zone while its question lasts."""
    match = start()
    assert len(match.observe(0)["offer"]) == 2
    assert match.observe(1)["offer"] == {"hidden": 2}
    assert match.observe(0)["players"][1]["hand"] == {"hidden": 3}
    assert match.observe(1)["players"][1]["hand"] == [card.key for card in match.table.players[1].hand]
    assert match.observe(None)["players"][0]["hand"] == {"hidden": 3}
    match.answer(0, next(iter(match.asking[0].options)))
    match.answer(0, "yes")
    assert match.observe(0)["players"][1]["hand"] == [card.key for card in match.table.players[1].hand]
    assert match.observe(2)["players"][1]["hand"] == {"hidden": 3}


def test_a_match_plays_itself_out_by_lot() -> None:
    """Every question gets a legal answer; the same dice give the same game."""
    match = start()
    assert match.play_out(Dice(1)) == match.answers > 0
    assert match.over
    again = start()
    again.play_out(Dice(1))
    assert again.record() == match.record()


def test_a_function_answers_until_it_has_nothing_to_say() -> None:
    """As one answer after the other; an illegal one leaves the match where it stands."""
    dice = Dice(4)
    given: list[str | list[str] | None] = []

    def decide(ask: Question) -> str | list[str] | None:
        given.append(None if len(given) == 5 else ask.random_answer(dice))
        return given[-1]

    match, again = start(), start()
    match.answer_by(decide)
    assert match.answers == 5
    for answer in given[:-1]:
        again.answer(next(iter(again.asking)), str(answer) if isinstance(answer, str) else answer or [])
    assert again.record() == match.record()
    assert again.fork().record() == match.record()
    with pytest.raises(IllegalAnswer):
        match.answer_by(lambda ask: "nowhere")
    assert again.record() == match.record()
    match.answer_by(lambda ask: ask.random_answer(dice))
    assert match.over
    assert verify(match.record(), TITLE) == []


def test_what_was_told_is_read_the_same_however_often_somebody_reads() -> None:
    """Events are put together when they are read; forks have them all, and go on by themselves."""
    match, silent = start(), start()
    for _ in range(6):
        seat, ask = next(iter(match.asking.items()))
        answer = ask.random_answer(Dice(3))
        for one in (match, silent):
            one.answer(seat, answer)
        match.events(0)
    twin = silent.fork()
    assert twin.events(0) == match.events(0) == silent.events(0)
    twin.play_out(Dice(2))
    assert len(twin.events()) > len(silent.events())
    assert silent.events() == match.events()


def test_events_are_redacted_for_ever() -> None:
    """Whoever drew reads the card, the others its back."""
    match = start()
    key = next(iter(match.asking[0].options))
    match.answer(0, key)
    assert match.events(0)[-1] == {"number": 1, "id": "tell-draws", "args": {"card": {"card": key}, "who": {"seat": 0}}}
    assert match.events(1)[-1]["args"]["card"] == {"back": "number"}
    assert match.events(None, since=1) == []


def test_undo_is_free_until_something_is_shown() -> None:
    """Taking a card is free to undo, looking at a hand is not, nor is an answer after which cards were drawn."""
    match = start()
    match.answer(0, next(iter(match.asking[0].options)))
    assert match.undo_is_free(0)
    match.answer(0, "yes")
    assert not match.undo_is_free(0)
    match.undo(0)
    match.answer(0, "no")
    assert match.undo_is_free(0)
    match.answer(0, next(iter(match.asking[0].options)))
    assert not match.undo_is_free(0)


def test_an_undo_is_told_and_numbers_are_never_used_twice() -> None:
    """After an undo the same question comes with a new number."""
    match = start()
    first = match.asking[0].number
    match.answer(0, next(iter(match.asking[0].options)))
    second = match.asking[0].number
    match.undo()
    assert match.asking[0].number > second > first
    assert match.events(0)[-1]["id"] == "tell-undoes"


@pytest.mark.parametrize("robot", [False, True])
def test_the_whole_life_of_a_match(robot: bool) -> None:
    """Fork, undo, imagine, position and record agree all along a game, with and without a printed opponent."""
    match = start(3, 9, robot=robot)
    dice = Dice(2)
    before = TITLE.conserved(match.table)
    for seat in at_every_question(match, dice):
        assert TITLE.conserved(match.table) == before
        assert match.fork().fingerprint() == match.fingerprint()
        world = match.imagine(seat, 5)
        assert world.observe(seat) == match.observe(seat)
        assert world.scene(seat) == match.scene(seat)
        assert match.imagine(seat, 5).fingerprint() == world.fingerprint()
        play_on(world, dice)
        for other in range(3):
            twin = permuted(match, other, 1)
            if twin is not None and other in twin.asking and twin.observe(other) == match.observe(other):
                assert question_data(twin.asking[other]) == question_data(match.asking[other])
                assert twin.imagine(other, 3).fingerprint() == match.imagine(other, 3).fingerprint()
    assert [score.rank for score in match.scores()].count(1) >= 1
    with pytest.raises(RulesError):
        world.record()


def test_an_imagined_world_is_a_match_like_any_other() -> None:
    """From its first question on it can be forked, taken back and imagined again, also while all are asked at once."""
    match = start()
    dice = Dice(9)
    before = TITLE.conserved(match.table)
    for count, seat in enumerate(at_every_question(match, dice)):
        world = match.imagine(seat, count)
        first = world.fingerprint()
        twin = world.fork()
        assert twin.fingerprint() == first
        assert {who: list(ask.options) for who, ask in twin.asking.items()} == {
            who: list(ask.options) for who, ask in world.asking.items()
        }
        assert [ask.number for ask in twin.asking.values()] == [ask.number for ask in world.asking.values()]
        for played in (twin, match.imagine(seat, count)):  # the second one is forked only after it has moved
            answer = random_answer(played.asking[seat], dice)
            played.answer(seat, answer)
            after = played.fingerprint()
            assert played.fork().fingerprint() == after
            assert TITLE.conserved(played.table) == before
            played.undo(seat)
            assert played.fingerprint() == first
        other = next(iter(world.asking))
        again = world.imagine(other, "again")
        assert again.observe(other) == world.observe(other)
        assert again.fork().fingerprint() == again.fingerprint()
        assert TITLE.conserved(again.table) == before
        assert world.fingerprint() == first
        play_on(again, dice)
        play_on(world, dice)


def test_a_world_is_the_same_however_many_were_imagined_before() -> None:
    """What a match remembers of the hidden cards while a question is open changes no world, nor outlives it."""
    match = start()
    for count, seat in enumerate(at_every_question(match, Dice(4))):
        match.imagine(seat, "another")
        world, fresh = match.imagine(seat, count), match.fork().imagine(seat, count)
        assert world.fingerprint() == fresh.fingerprint()
        again = world.fork()
        assert again.imagine(seat, count).fingerprint() == world.imagine(seat, count).fingerprint()


def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    """Different seeds deal different worlds."""
    match = start()
    worlds = {match.imagine(0, seed).fingerprint() for seed in range(20)}
    assert len(worlds) == 20


def test_records_are_json() -> None:
    """A record survives JSON."""
    match = play_on(start(2, 3), Dice(1))
    assert json.loads(json.dumps(match.record())) == match.record()


def test_options_are_checked() -> None:
    """Unknown options, values out of range and wrong numbers of players are refused with a sentence."""
    for seats, options in (
        (1, {}),
        (5, {}),
        (3, {"rounds": 9}),
        (3, {"robot": 1}),
        (3, {"x": 1}),
        (3, {"mood": "sad"}),
    ):
        with pytest.raises(OptionError):
            new_match(TITLE, seats, 1, options)


@state
class Walker:
    seat: int
    coins: int = 3
    steps: list[str] = nested(list)


@state
class Maze(Table):
    players: list[Walker] = nested(list)
    done: bool = False
    priced: bool = True


async def walk(g: Maze, p: Walker) -> str:
    """Pay for three doors; the dear one leaves too little for the last."""
    first = await choose(p, "door", [move("door", 1), move("door", 2)], always=True)
    p.coins -= first.thing
    second = await choose(p, "door", [move("door", 1), move("door", 2)], always=True)
    p.coins -= second.thing
    if p.coins < 1:
        raise Stuck("no coin for the last door")
    p.coins -= 1
    return f"{first.thing}{second.thing}"


async def enter(g: Maze) -> None:
    await in_full(g, g.players[0], walk, sure=lambda g, p: p.coins >= 5, cites="M1.1")
    g.done = True


MAZE = Title(
    name="maze",
    version="1",
    seats=(1, 1),
    setup=lambda options, seats, random: Maze([Walker(0)]),
    next_step=lambda g: None if g.done else enter(g),
    score=lambda g: [],
    scene=TITLE.scene,
    cards={},
    conserved=lambda g: Counter(),
)


def test_in_full_offers_only_what_can_be_carried_out() -> None:
    """With three coins only the cheap doors lead on; the others are refused."""
    match = new_match(MAZE, 1, 1)
    assert list(match.asking[0].options) == ["door:1"]
    assert match.asking[0].refused["door:2"].key == "strands"
    assert match.asking[0].refused["door:2"].rule == "M1.1"
    match.answer(0, "door:1")
    assert list(match.asking[0].options) == ["door:1"]
    match.answer(0, "door:1")
    assert match.over


async def toll(g: Maze, p: Walker) -> None:
    """Pay for one door or the other; only the cheap one leaves a coin for the last."""
    door = await choose(p, "door", offer(g, p, [move("door", 1), move("door", 2)], None, toll_effects))
    p.coins -= door.thing
    if p.coins < 1:
        raise Stuck("no coin for the last door")


async def enter_by_toll(g: Maze) -> None:
    await in_full(g, g.players[0], toll, cites="M1.1")


def toll_effects(g: Maze, p: Walker, door: Move) -> tuple[tuple[str, int], ...]:
    return (("coins", -door.thing * g.priced),)


@pytest.mark.parametrize(("priced", "asked"), [(True, ["door:1"]), (False, None)])
def test_the_option_that_in_full_leaves_is_asked_if_it_costs_something(priced: bool, asked: list[str] | None) -> None:
    """What is left over after the look ahead answers itself only where nothing is paid."""
    g = Maze([Walker(0, coins=2)], priced=priced)
    g.random = new_match(MAZE, 1, 1).table.random
    table = Scenario(enter_by_toll(g), g)
    assert (None if table.over else table.options) == asked
    table.first_answers()
    assert g.players[0].coins == 1


def test_completes_looks_before_a_rule_is_offered() -> None:
    """A rule is offered only if some line of answers completes it."""
    g = Maze([Walker(0, coins=3)])
    g.random = new_match(MAZE, 1, 1).table.random
    assert completes(g, g.players[0], walk)
    g.players[0].coins = 2
    assert not completes(g, g.players[0], walk)
    assert g.players[0].coins == 2
