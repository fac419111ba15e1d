"""The searcher finds the best answer where it is known, and the value says what it was taught."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from random import Random as Dice
from typing import Any

import pytest

from kernel.guess import CARDS, Guess
from kernel.guess import TITLE as GUESS
from stavitel.bots import bot, search
from stavitel.bots.advice import advise, analyse, chances, turning_points
from stavitel.bots.levels import LEVELS, Searching
from stavitel.bots.search import Budget, Considered, Node, OpenView, Searcher
from stavitel.bots.value import weights_folder
from stavitel.kernel import Match, Search, View, new_match, title_named
from stavitel.kernel.questions import SomeQuestion

patched = pytest.mark.skipif("STAVITEL_COMPILED" in os.environ, reason="methods of machine code cannot be replaced")


def last_pick(hands: list[list[str]]) -> Match:
    """Two players about to show the last card of a game of one round, with these hands."""
    match = new_match(GUESS, 2, 4, {"rounds": 1}, quiet=True)
    while "pick" not in {ask.topic for ask in match.asking.values()}:
        seat, ask = next(iter(match.asking.items()))
        match.answer(seat, [] if ask.many else "no" if "no" in ask.options else next(iter(ask.options)))
    table = match.table.copy()
    for p, hand in zip(table.players, hands, strict=True):
        p.hand[:] = [CARDS[key] for key in hand]
    changed = match.begun_again(lambda g: g.assign(table))
    assert changed is not None
    return changed


@pytest.mark.parametrize("tree", [True, False])
def test_the_highest_card_is_shown_where_nobody_can_have_it(tree: bool) -> None:
    """Against a hand that cannot tie often, six points are more than one."""
    match = last_pick([["n1", "n1", "n1", "n6"], ["n1", "n2", "n1", "n2"]])
    searcher = Searcher(GUESS, 2)
    searcher.tree = tree
    found = searcher.search(match.view(0, Dice(1)), Budget(200))
    assert found[0].answer == "show:n6"
    assert found[0].mean > found[-1].mean


@pytest.mark.parametrize(("errors", "given"), [(1e9, "show:n1"), (1.5, "show:n6")])
def test_the_policys_answer_gives_way_only_to_one_that_is_surely_better(errors: float, given: str) -> None:
    """In the same worlds, and by as many standard errors as are asked for."""
    match = last_pick([["n1", "n1", "n1", "n6"], ["n1", "n2", "n1", "n2"]])
    searcher = Searcher(GUESS, 2)
    searcher.tree, searcher.sure = False, errors
    plays = searcher.policy.player.decide
    searcher.policy.player = Says("show:n1", plays)
    found = searcher.search(match.view(0, Dice(1)), Budget(200))
    assert found[0].answer == given


@pytest.mark.parametrize("tree", [True, False])
@pytest.mark.parametrize(("trust", "given"), [(1.0, "show:n1"), (0.05, "show:n6")])
def test_the_policy_is_trusted_as_far_as_the_title_says(tree: bool, trust: float, given: str) -> None:
    """Another answer is given only if it is judged better by more than that."""
    match = last_pick([["n1", "n1", "n1", "n6"], ["n1", "n2", "n1", "n2"]])
    searcher = Searcher(replace(GUESS, search=Search(trust=trust)), 2)
    searcher.tree = tree
    searcher.policy.player = Says("show:n1", searcher.policy.player.decide)
    found = searcher.search(match.view(0, Dice(1)), Budget(200))
    assert found[0].answer == given
    assert max(found, key=lambda one: one.mean).answer == "show:n6"


def test_only_the_expert_trusts_and_only_in_company() -> None:
    """Skilled players follow what was learnt, and solo games have a rule of their own."""
    trusting = replace(title_named("architects"), search=Search(trust=0.1))
    assert Searching(LEVELS["expert"]).searcher(trusting, 4).trust == 0.1
    assert Searching(LEVELS["expert"]).searcher(trusting, 1).trust == 0
    assert Searching(LEVELS["skilled"]).searcher(trusting, 4).trust == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_the_expert_plays_to_the_end_where_the_title_says_so(seats: int) -> None:
    """In company too, with all answers in the same worlds; nobody else does."""
    expert = Searching(LEVELS["expert"]).searcher(title_named("lisboa"), seats)
    assert expert.to_the_end
    assert expert.sure
    assert not expert.tree
    assert expert.value is not None
    match = new_match("lisboa", seats, 4, quiet=True)
    seat = next(iter(match.asking))
    assert expert.play_on(match.fork(), seat, 1).over
    assert not Searching(LEVELS["skilled"]).searcher(title_named("lisboa"), seats).to_the_end
    assert not Searching(LEVELS["expert"]).searcher(title_named("architects"), seats).to_the_end


def test_who_has_no_time_to_play_to_the_end_does_as_the_policy_does() -> None:
    """Unless there are weights to be tried."""
    match = new_match("lisboa", 4, 4, quiet=True)
    greedy, skilled = bot("greedy", "lisboa"), Searching(LEVELS["skilled"])
    for _ in range(60):
        seat = next(iter(match.asking))
        view = match.view(seat, Dice(1))
        answer = skilled.decide(view)
        assert set(answer) == set(greedy.decide(view)) if view.question.many else answer == greedy.decide(view)
        match.answer(seat, answer)
    assert all(not one.tries for one in skilled.consider(match.view(next(iter(match.asking)), Dice(1))))
    weights = weights_folder(match.title) / "4.json"
    assert not Searching(LEVELS["skilled"], None, weights).searcher(match.title, 4).follows
    assert not Searching(LEVELS["skilled"]).searcher(match.title, 1).follows


def test_a_line_that_was_played_to_the_end_is_judged_by_the_lead() -> None:
    """Who won by six is ahead of who won by one, which is all the same where only wins count."""
    match = last_pick([["n1", "n1", "n1", "n6"], ["n1", "n2", "n1", "n2"]])
    searcher = Searcher(GUESS, 2)
    searcher.to_the_end = True
    worths = {}
    for answer in ("show:n1", "show:n6"):
        one = Considered(answer)
        line = match.fork()
        line.answer(0, answer)
        searcher._judge(one, searcher.play_on(line, 0, 1), 0)
        totals = [score.total for score in sorted(line.scores(), key=lambda score: score.seat)]
        worths[totals[0] - totals[1]] = one.worth
    assert [worth for _, worth in sorted(worths.items())] == sorted(worths.values())
    assert len(set(worths.values())) == 2


@patched
def test_no_world_is_begun_that_would_not_fit_into_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where lines are long: after the first world it is known how long one takes."""
    match = last_pick([["n1", "n1", "n1", "n6"], ["n1", "n2", "n1", "n2"]])
    searcher = Searcher(GUESS, 2)
    searcher.tree, searcher.to_the_end = False, True
    now = [0.0]
    tried = searcher._try_all

    def slowly(view: View, alive: list[Considered], *rest: Any) -> None:
        now[0] += 0.1 * len(alive)
        tried(view, alive, *rest)

    monkeypatch.setattr(search, "process_time", lambda: now[0])
    monkeypatch.setattr(searcher, "_try_all", slowly)
    searcher.search(match.view(0, Dice(1)), Budget(1_000_000, 1.0))
    assert 0.7 < now[0] <= 1.0


def test_a_tree_looks_as_much_further_as_the_title_says() -> None:
    """Who searches own answers to come sees more of them; who tries only the one to give does not."""
    title = replace(GUESS, search=Search(laps=1, further=2))
    assert Searching(LEVELS["expert"]).searcher(title, 3).laps == 3
    assert Searching(LEVELS["skilled"]).searcher(title, 3).laps == 0


class Says:
    """A player who has one answer wherever it is on offer."""

    def __init__(self, answer: str, otherwise: Callable[[View], str | list[str]]) -> None:
        self.answer = answer
        self.otherwise = otherwise

    def decide(self, view: View) -> str | list[str]:
        """That answer, or another's."""
        return self.answer if self.answer in view.question.options else self.otherwise(view)


def test_an_answer_is_surely_ahead_if_it_hardly_ever_is_behind() -> None:
    """By its mean lead in the same worlds, and by how much that varies."""
    steady, shaky = Considered("a", 4, ahead=4.0, squares=4.0), Considered("b", 4, ahead=4.0, squares=100.0)
    assert steady.surely_ahead(2.0)
    assert not shaky.surely_ahead(2.0)
    assert not Considered("c", 1, ahead=9.0, squares=81.0).surely_ahead(0.0)


def test_a_line_can_be_played_to_the_end_in_spite_of_a_value() -> None:
    """Alone against a printed opponent a level may want to know how it ends."""
    searcher = Searching(LEVELS["expert"]).searcher(title_named("lisboa"), 1)
    assert searcher.value is not None
    match = new_match("lisboa", 1, 4, quiet=True)
    assert searcher.play_on(match.fork(), 0, 1).over
    searcher.to_the_end = False
    assert not searcher.play_on(match, 0, 1).over


@pytest.mark.parametrize("tree", [True, False])
def test_a_solo_game_with_an_outlook_is_played_on_until_the_stretch_it_is_in_ends(tree: bool) -> None:
    """Every line is judged where the next round begins, and the opponent's points count."""
    searcher = Searching(LEVELS["expert"]).searcher(title_named("paladins"), 1)
    searcher.tree = tree
    match = new_match("paladins", 1, 4, quiet=True)
    assert searcher.outlook is not None
    line = searcher.play_on(match.fork(), 0, 1, searcher.outlook.stage(match.table))
    assert not line.over
    assert line.table.round == 2
    assert {ask.topic for ask in line.asking.values()} == {"keep-paladin"}
    found = searcher.search(match.view(0, Dice(1)), Budget(24))
    assert all(0 < one.win < one.tries for one in found if one.tries)


def test_an_outlook_knows_which_position_is_better() -> None:
    """Of the same table with three steps of faith more, and with as many more of the opponent's."""
    searcher = Searcher(title_named("paladins"), 1)
    match = new_match("paladins", 1, 4, {"difficulty": "hard"}, quiet=True)
    table = searcher.play_on(match, 0, 1, 1).table
    assert searcher.outlook is not None
    own, its = searcher.outlook.points(table)
    table.players[0].faith += 3
    ahead = searcher.outlook.points(table)
    assert ahead[0] > own
    table.players[0].faith -= 3
    table.players[1].faith += 3
    behind = searcher.outlook.points(table)
    assert behind[0] - behind[1] < ahead[0] - ahead[1]
    assert searcher.outlook.chance(table, 0.0) == 0.5
    assert searcher.outlook.chance(table, own - its) < searcher.outlook.chance(table, ahead[0] - ahead[1])


def test_an_imagined_world_lies_open_before_whoever_plays_on_in_it() -> None:
    """It is a view like any other, which compiled bots insist on, but nothing is copied for it."""
    world = last_pick([["n1", "n2", "n3", "n6"], ["n1", "n2", "n1", "n2"]]).imagine(0, 1)
    view = OpenView(world, 0, world.asking[0], Dice(1))
    assert isinstance(view, View)
    assert view.seen is world.table


def test_a_view_looks_at_the_table_once() -> None:
    """The table as a seat sees it is made when it is first looked at, and kept."""
    view = last_pick([["n1", "n2", "n3", "n6"], ["n1", "n2", "n1", "n2"]]).view(0)
    assert view.seen is view.seen


@patched
def test_a_tree_without_laps_judges_at_the_end_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in the middle of it, where a price is paid and nothing has come of it yet."""
    match = new_match("lisboa", 3, 4, quiet=True)
    greedy, dice = bot("greedy", "lisboa"), Dice(1)
    while match.answers < 40 or len(next(iter(match.asking.values())).options) < 3:
        seat = next(iter(match.asking))
        match.answer(seat, greedy.decide(match.view(seat, dice)))
    seat = next(iter(match.asking))
    searcher = Searcher(match.title, 3)
    searcher.laps = 0
    ends: list[bool] = []
    judge = searcher._judge

    def watched(one: Considered, line: Match, who: int) -> None:
        ends.append(line.over or who not in line.asking)
        judge(one, line, who)

    monkeypatch.setattr(searcher, "_judge", watched)
    searcher.search(match.view(seat, Dice(2)), Budget(40))
    assert ends
    assert all(ends)


def likely(g: Guess, seat: int) -> float:
    """A belief: the other player holds a six."""
    return float(CARDS["n6"] in g.players[1 - seat].hand)


def test_a_tree_offers_as_many_as_are_asked_for_in_a_world() -> None:
    """One world may ask for one of three things where another asks for two of the same."""
    searcher, node, dice = Searcher(GUESS, 2), Node(), Dice(1)
    match = new_match(GUESS, 2, 4, quiet=True)
    for least, most in ((1, 1), (2, 2), (0, 3)):
        ask = SomeQuestion(0, "pick", dict.fromkeys("abc"), (least, most))
        match.question = ask
        for answer in searcher._offered(node, match, 0, dice, 12):
            assert least <= len(ask.parse(answer)) <= most


def test_a_title_may_say_which_imagined_worlds_are_likely() -> None:
    """Where the belief rules a world out, another is taken, if one of those imagined will do."""
    match = last_pick([["n1", "n2", "n3", "n6"], ["n1", "n2", "n1", "n2"]])
    view, dice = match.view(0, Dice(1)), Dice(1)
    believing = Searcher(replace(GUESS, search=Search(belief=f"{__name__}:likely")), 2)
    trusting = Searcher(GUESS, 2)
    held = [sum(likely(one.imagine(view, dice).table, 0) for _ in range(60)) for one in (believing, trusting)]
    assert held[0] > held[1] + 10


def test_advice_is_what_the_top_level_would_do_where_lines_go_to_the_end() -> None:
    """The same answer first, with the chance to win and the points that the lines came to."""
    match = new_match("lisboa", 4, 4, quiet=True)
    seat = next(iter(match.asking))
    advice = advise(match.view(seat, Dice(1)), seconds=1e9, simulations=12)
    given = bot("expert:12", "lisboa").decide(match.view(seat, Dice(1)))
    assert advice[0].keys == ((given,) if isinstance(given, str) else tuple(given))
    assert all(0 <= one.win <= 1 and one.points > 20 for one in advice)


def test_advice_is_sorted_and_adds_up() -> None:
    match = last_pick([["n1", "n1", "n1", "n6"], ["n1", "n2", "n1", "n2"]])
    first, *others = advise(match.view(0, Dice(1)), simulations=100)
    assert first.keys == ("show:n6",)
    assert first.win > 0.6
    assert all(one.tries and 0 <= one.win <= 1 for one in others)
    assert json.dumps(first.as_json())


def test_chances_are_even_where_nothing_was_learnt_and_add_up_where_something_was() -> None:
    assert chances(new_match(GUESS, 2, 4).view(0)) == [0.5, 0.5]
    match = new_match("citadels", 4, 4)
    told = chances(match.view(next(iter(match.asking))))
    assert abs(sum(told) - 1) < 1e-9


def test_a_record_is_analysed_decision_by_decision() -> None:
    match, dice = new_match(GUESS, 2, 4, {"rounds": 1}), Dice(1)
    while not match.over:
        seat, ask = next(iter(match.asking.items()))
        match.answer(seat, [] if ask.many else dice.choice(list(ask.options)))
    judged = list(analyse(match.record(), GUESS, simulations=24))
    assert judged
    assert all(one.best.win >= one.chosen.win - 1e-9 or one.best is one.chosen for one in judged)
    assert {one.seat for one in judged} == {0, 1}
    points = turning_points(judged)
    assert len(points) <= 3
    assert [one.number for one in points] == sorted(one.number for one in points)
    assert all(one.cost >= 0 and json.dumps(one.as_json()) for one in judged)
