"""End of turn, of the period and of the game; final scoring."""

from __future__ import annotations

from random import Random as Dice

import pytest

from stavitel.kernel import new_match
from stavitel.testing.play import at_every_question
from stavitel.testing.scenario import Scenario
from stavitel.titles.lisboa.gains import gain_cube
from stavitel.titles.lisboa.kinds import KINDS
from stavitel.titles.lisboa.rules import (
    begin_second_period,
    check_end,
    discard_between_periods,
    end_period,
    end_turn,
    finish_turn,
    notice_empty_piles,
    take_card,
)
from stavitel.titles.lisboa.scoring import PRIZES, prizes, score
from titles.lisboa.lisboa_table import build, cubes, favor, give, hold, named, new_table, top


def test_a_card_is_taken_and_the_next_turned_up() -> None:
    """At the end of the turn the pile used shows its next card. [L15.1, L15.2]"""
    g = new_table()
    p = g.players[0]
    shown, following = g.shown["king"], g.piles["king"][-1]
    assert shown is not None
    Scenario(take_card(g, p), g).answer(f"take:{shown.key}")
    assert p.taken == [shown] and g.shown["king"] is None
    end_turn(g)
    assert g.shown["king"] is following


def test_without_a_card_left_the_hand_shrinks() -> None:
    """Nothing is taken from an empty display. [L15.1, L15.3, R-24]"""
    g = new_table()
    p = g.players[0]
    g.shown = dict.fromkeys(KINDS)
    g.piles = {kind: [] for kind in KINDS}
    assert Scenario(take_card(g, p), g).over and p.taken == []


def test_supplies_that_run_out_are_not_refilled() -> None:
    """Empty bags and decks leave places empty; buildings are refilled during the action. [L15.3, L15.4, R-25]"""
    g = new_table()
    g.bag, g.decree_deck, g.large_tiles = [], [], 0
    g.church[0] = None
    g.decrees.pop()
    g.city["gold"] = 0
    end_turn(g)
    assert g.church[0] is None and len(g.decrees) == 7 and g.city["gold"] == 0


def empty(g, *kinds: str) -> None:
    for kind in kinds:
        g.piles[kind] = []
        g.shown[kind] = None


def test_the_third_empty_pile_ends_the_period() -> None:
    """Two are not enough; who took the last card is the causer. [L2.4, L16.8, R-49]"""
    g = new_table()
    empty(g, "king", "marquis")
    notice_empty_piles(g, g.players[1])
    assert g.causer == -1
    g.piles["manuel"] = []
    shown = g.shown["manuel"]
    assert shown is not None
    Scenario(take_card(g, g.players[2]), g).answer(f"take:{shown.key}")
    assert g.causer == 2


def test_a_set_before_the_pile_is_the_cause() -> None:
    """The earlier event counts, and it counts once. [L16.8, R-26]"""
    g = new_table()
    p = g.players[3]
    cubes(p, 2, 1, 2)
    gain_cube(g, p, "f")
    empty(g, "king", "marquis", "manuel")
    notice_empty_piles(g, g.players[0])
    assert g.causer == 3


def test_the_end_of_the_first_period() -> None:
    """EX-30: green causes it on yellow's turn; sets, discards, rewards, refills, orange begins.

    [L16.1, L16.2, L16.3, L16.4, L16.5, L16.6, L16.7, L6.4]
    """
    g = new_table()
    green, purple, yellow, orange = g.players
    g.current = 2
    cubes(green, 2, 1, 2)
    gain_cube(g, green, "f")
    cubes(yellow, 1, 1, 1)
    hold(green, "king-42", "king-43", "treasury-61", "manuel-2", "manuel-3")
    hold(purple, "king-41", "marquis-21", "manuel-1", "manuel-5", "treasury-62")
    hold(yellow, "treasury-63", "treasury-64", "king-44", "king-45", "manuel-4")
    hold(orange, "marquis-22", "marquis-23", "marquis-24", "marquis-25", "treasury-65")
    table = Scenario(finish_turn(g, yellow), g)
    table.answer(table.options[0])
    assert table.over and g.phase == "discard"
    assert all(card is None for card in g.shown.values())
    assert [p.wigs for p in g.players] == [11, 5, 8, 5]
    assert [ship.colour for ship in g.shipyard] == ["purple"] * 3 + ["brown"] * 3
    assert g.waiting == [0, 1, 2, 3]
    table = Scenario(discard_between_periods(g), g)
    assert table.seat == 0
    table.answer(["king-42", "king-43", "treasury-61"])
    assert table.options == ["king-42", "king-43"]  # one King reward
    table.answer("king-42")
    assert table.over and green.reis == 3 and green.goods["cloth"] == 0
    table = Scenario(discard_between_periods(g), g)
    table.answer(["king-41", "marquis-21", "manuel-1", "manuel-5"])
    assert table.over  # Manuel 5 has only a penalty, which is ignored
    assert purple.goods["gold"] == 2 and purple.reis == 3
    taken = yellow.taken[0].key
    assert taken not in ("treasury-63", "treasury-64")
    Scenario(discard_between_periods(g), g).answer(["treasury-63", "treasury-64"])
    Scenario(discard_between_periods(g), g).answer([])
    assert g.phase == "turn" and g.current == 3 and g.period == 2
    assert [len(p.hand) + len(p.taken) for p in g.players] == [5, 5, 5 - 2 + 1 + 1, 5]
    assert sum(card.deck == "purple" for card in green.hand) == 3
    assert sum(card.deck == "purple" for card in purple.hand) == 4
    assert g.purple == []
    assert all(card is not None and card.deck == "brown" for card in g.shown.values())
    assert named("king-42") in g.discard


def test_a_player_chooses_the_order_of_rewards_that_depend_on_each_other() -> None:
    """A cube first, whose set makes room for the gold; rewards that do not mind come unasked. [L16.4, R-41]"""
    g = new_table(2)
    a, _ = g.players
    hold(a, "manuel-1", "marquis-24", "king-42")
    give(a, gold=2)
    cubes(a, 1, 1, 0)
    g.rubble["pile"] = "ft"
    g.causer = 0
    end_period(g)
    table = Scenario(discard_between_periods(g), g).answer(["manuel-1", "marquis-24", "king-42"])
    assert table.topic == "reward-card" and table.options == ["manuel-1", "marquis-24", "king-42"]
    table.answer("marquis-24").when("rubble-reward", "pile_cube:tsunami")
    assert table.over
    assert a.goods["gold"] == 3 and a.sets == 1 and a.reis == 3


def test_who_declines_an_official_is_asked_once() -> None:
    """Cards of two nobles bring one each; another card of the second noble is still a choice. [L16.4]"""
    for hand, left in ((["manuel-3", "marquis-28"], []), (["manuel-3", "marquis-28", "marquis-24"], ["marquis-24"])):
        g = new_table(2)
        a, _ = g.players
        hold(a, *hand)
        g.rubble["pile"] = "f"
        g.causer = 0
        end_period(g)
        table = Scenario(discard_between_periods(g), g).answer(hand)
        while table.topic == "reward-card":
            table.answer(table.options[0])
        assert table.topic == "official-reward"
        table.answer("decline")
        if left:
            assert table.topic == "reward-card" and set(left) < set(table.options)
            table.answer(left[0])
        assert table.over


def test_church_scoring_between_the_periods() -> None:
    """A cardinal reward may bring it, after all discards and before the refill. [L16.4, L10.5.6, R-41]"""
    g = new_table(2)
    a, b = g.players
    hold(a, "king-47")
    hold(b)
    a.clergy = [named("cl10")]
    g.gap = 5
    g.causer = 0
    end_period(g)
    table = Scenario(discard_between_periods(g), g).answer(["king-47"])
    assert table.topic == "cardinal-reward"
    table.answer(table.options[0])
    assert g.laid
    table = Scenario(discard_between_periods(g), g)
    assert table.topic == "church-scoring" and b.hand == []
    table.answer([])
    assert g.phase == "turn" and len(b.hand) == 5


def test_a_fourth_set_between_the_periods_ends_the_game() -> None:
    """As if completed in the first turn of period 2. [L16.4, L17.1, R-41]"""
    g = new_table(2)
    a = g.players[0]
    g.causer = 0
    end_period(g)
    cubes(a, 4, 4, 3)
    gain_cube(g, a, "t")
    assert g.causer == 0
    g.waiting = []
    begin_second_period(g)
    assert g.current == 1 and g.ending == 0
    check_end(g)
    assert g.ending == 2 and g.current == 0


def test_further_sets_count_only_from_the_fourth() -> None:
    """In the second period the trigger is a fourth set. [L2.5]"""
    g = new_table()
    g.period = 2
    p = g.players[0]
    cubes(p, 3, 2, 3)
    gain_cube(g, p, "f")
    assert g.causer == -1
    cubes(p, 4, 3, 4)
    gain_cube(g, p, "f")
    assert g.causer == 0


@pytest.mark.parametrize(("current", "turns"), [(0, 7), (1, 6), (2, 5), (3, 4)])
def test_the_round_is_finished_and_one_more_played(current: int, turns: int) -> None:
    """EX-31: the rest of the round, then one turn each. [L2.5, L17.1, L17.2, R-27]"""
    g = new_table()
    g.period, g.current, g.causer = 2, current, 1
    check_end(g)
    played = 0
    order = []
    while g.phase != "over":
        order.append(g.current)
        g.causer = 2  # further triggers change nothing
        check_end(g)
        played += 1
    assert played == turns
    assert order[-1] == 3
    assert order[-4:] == [0, 1, 2, 3]


# Final scoring [L17.3]


def wigs(g, seat: int) -> dict[str, int]:
    return score(g)[seat].breakdown


def test_ships_and_sets() -> None:
    """EX-32, EX-33: hulls 2, 3, 3 make 8; three sets make 9. [L17.3]"""
    g = new_table()
    top(g.players[0], "ship-red", "ship-purple", "ship-purple")
    cubes(g.players[1], 3, 4, 3)
    assert wigs(g, 0)["ships"] == 8
    assert wigs(g, 1)["sets"] == 9


def test_store_majorities() -> None:
    """EX-34: green 6, orange 4; without a store no third prize. [L17.3]"""
    g = new_table()
    for plot in ("A-5", "B-5", "C-5", "D-5", "E-5"):
        build(g, g.players[0], plot, "tools")
    for plot in ("A-4", "B-4"):
        build(g, g.players[1], plot, "tools")
    assert [wigs(g, seat)["stores"] for seat in range(4)] == [6, 4, 0, 0]


def test_ties_share_their_places() -> None:
    """EX-56: 4, 3, 3 and 1 cloth stores: 9, then (6 + 3) / 2 = 4 each, then nothing. [L17.5]"""
    assert prizes(PRIZES["cloth"], (4, 3, 3, 1)) == (9, 4, 4, 0)
    assert prizes(PRIZES["gold"], (2, 2, 2, 2)) == (1, 1, 1, 1)
    assert prizes(PRIZES["gold"], (3, 2, 1, 1)) == (3, 2, 0, 0)
    assert prizes(PRIZES["tools"], (0, 0, 0, 0)) == (0, 0, 0, 0)


def test_two_players_have_a_first_and_a_third_prize() -> None:
    """EX-56: 3 and 1 stores of tools are 6 and 2; a tie splits first and third. [L17.4, L17.5, R-28]"""
    assert prizes(PRIZES["tools"], (3, 1)) == (6, 2)
    assert prizes(PRIZES["tools"], (2, 2)) == (4, 4)
    assert prizes(PRIZES["officials"], (5, 3)) == (15, 5)
    assert prizes(PRIZES["officials"], (5, 5)) == (10, 10)
    assert prizes(PRIZES["officials"], (5, 0)) == (15, 0)


@pytest.mark.parametrize("influence", [4, 5])
def test_money_and_influence(influence: int) -> None:
    """EX-36: 13 réis and influence worth 4 make 3 wigs; the portfolio's réis are no money. [L17.3, R-59]"""
    g = new_table()
    p = g.players[0]
    p.reis, p.influence = 13, influence
    p.bottom = [named("treasury-77")]
    assert wigs(g, 0)["money"] == 3
    assert p.influence == influence


def test_decrees_add_up() -> None:
    """EX-37: two decrees worth 2 and 6 make 8. [L17.3, L17.6, R-29]"""
    g = new_table()
    p = g.players[0]
    p.decrees = [named("d12"), named("d43")]
    build(g, p, "A-2", "cloth")
    top(p, "ship-brown")
    assert wigs(g, 0)["decrees"] == 8


def test_officials_on_completed_plans() -> None:
    """EX-38: 8, 5, 5, 3 make 15, 7, 7, 0. [L17.3, L17.5]"""
    g = new_table()
    orange, green, yellow, purple = g.players
    orange.completed = [named("plan-b8"), named("plan-b3")]
    green.completed = [named("plan-b1"), named("plan-b4")]
    yellow.completed = [named("plan-g8")]
    purple.completed = [named("plan-g3")]
    assert [wigs(g, seat)["officials"] for seat in range(4)] == [15, 7, 7, 0]


def test_favors() -> None:
    """EX-39: two tiles make 4 wigs. [L17.3]"""
    g = new_table()
    favor(g, g.players[0], "king")
    favor(g, g.players[0], "marquis")
    assert wigs(g, 0)["favors"] == 4


def test_ties_for_victory() -> None:
    """Sets, stores, plans, coins, in this order. [L17.7, R-48]"""
    g = new_table()
    p = g.players[0]
    cubes(p, 1, 2, 1)
    build(g, p, "A-1", "gold")
    p.completed = [named("plan-b1")]
    p.reis = 4
    assert score(g)[0].ties == (1, 1, 1, 4)


def test_ships_and_cargo_stay_across_the_periods() -> None:
    """Only the shipyard changes. [L16.3, R-42]"""
    g = new_table()
    p = g.players[0]
    top(p, "ship-red")
    p.cargo[0] = "g"
    g.causer = 0
    end_period(g)
    assert p.top == [named("ship-red")] and p.cargo == ["g"]


def test_cards_dealt_are_hidden_and_cards_taken_are_known() -> None:
    """Hands are hidden, what was taken from the display is known to all. [L15.1, R-46, R-61]"""
    match = new_match("lisboa", 3, 2)
    checked = 0
    for seat in at_every_question(match, Dice(2), 11):
        g = match.table
        other = g.players[(seat + 1) % 3]
        seen = match.seen(seat).players[other.seat]
        assert all(card.hidden for card in seen.hand)
        assert seen.taken == other.taken
        checked += bool(other.taken)
    assert checked


def test_a_joiner_who_completes_a_set_is_the_causer() -> None:
    """On whoever's turn. [L16.8]"""
    g = new_table()
    favor(g, g.players[1], "manuel")
    joiner = g.players[1]
    for place in g.rubble:
        g.rubble[place] = ""
    g.rubble["C"] = "f"
    cubes(joiner, 2, 1, 2)
    joiner.influence, joiner.reis = 3, 3
    g.visited, g.joiners, g.phase = "manuel", [1], "join"
    from stavitel.titles.lisboa.rules import join_visit

    table = Scenario(join_visit(g), g).answer("join:build_store", "build:c-1@gold")
    table.first_answers()
    assert g.causer == 1 and g.phase == "finish"


def test_the_period_ends_only_after_joiners_church_and_refills() -> None:
    """The turn in which it was caused is finished first. [R-50, L2.4]"""
    g = new_table()
    p = g.players[0]
    g.causer = 0
    g.laid, g.mover = True, 1
    g.players[1].clergy = [named("cl10")]
    g.church[2] = None
    table = Scenario(finish_turn(g, p), g)
    table.answer(table.options[0])
    assert table.topic == "church-scoring" and g.period == 1
    table.answer(["cl10"])
    assert g.players[1].wigs == 7
    assert g.period == 2 and g.phase == "discard" and g.church[2] is not None
