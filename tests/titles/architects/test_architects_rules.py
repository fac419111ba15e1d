"""Setup, draft, turns, the town's locations, the final round, and what stays hidden."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random as Dice

import pytest

from stavitel.kernel import Match, from_position, new_match
from stavitel.titles.architects.buildings import guildhall
from stavitel.titles.architects.cards import CARDS, MARKET_CARDS
from stavitel.titles.architects.gains import draw, lose_virtue, sink, take_debt
from stavitel.titles.architects.guardhouse import guardhouse, imprison
from stavitel.titles.architects.knowledge import redeal
from stavitel.titles.architects.places import TAX_STAND
from stavitel.titles.architects.placing import placements
from stavitel.titles.architects.reset import reset
from stavitel.titles.architects.rules import end_turn, next_step, turn
from stavitel.titles.architects.scoring import finish, score
from titles.architects.architects_table import (
    building,
    court,
    employ,
    hold,
    new_table,
    on_board,
    own,
    rich,
    scenario,
    solo,
    stand,
    visit,
)


def answer_first(match: Match, most: int = 10_000) -> None:
    """Answer with the first option, so many times."""
    while most and not match.over:
        seat, ask = next(iter(match.asking.items()))
        keys = list(ask.options)
        match.answer(seat, keys[: ask.least] if ask.many else keys[0])
        most -= 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_base_setup(seats: int) -> None:
    """Decks, display, Tax and start values of the symmetric base game. [A2.1, A2.4, A2.5, A2.6, A2.7, A2.8, A2.11]"""
    match = new_match("architects", seats, 3, {"works_of_wonder": False, "boards": "symmetric"})
    g = match.table
    assert (len(g.small), len(g.large), g.stall) == (10, 0, g.small[-1].small)
    assert (len(g.upper), len(g.lower), len(g.people)) == (4, 4, 32)
    assert len(g.pile) == 40 - 4 * seats
    assert g.tax == 4
    assert [g.players[seat].silver for seat in g.order] == [3, 4, 5, 6, 7][:seats]
    assert {p.virtue for p in g.players} == {7}
    assert all(p.workers == 20 and p.level == 0 and not p.apprentices for p in g.players)
    assert g.phase == "draft"


def test_the_eleven_locations() -> None:
    """Nine open circles, and the closed Black Market and Guildhall; no Wonder in four of them. [A1.6, W6.3]"""
    from stavitel.titles.architects.places import LOCATIONS

    closed = [place.key for place in LOCATIONS if not place.open_circle]
    assert (len(LOCATIONS), closed) == (11, ["black-market", "guildhall"])
    without = [place.key for place in LOCATIONS if not place.wonder_allowed]
    assert without == ["mines", "tax-stand", "black-market", "guildhall"]


def test_expansion_setup() -> None:
    """10 face-up Apprentices, all Rewards, Wonders and court cards. [W1.1, W1.2, W1.3, W1.6, W1.7, W1.8]"""
    g = new_match("architects", 4, 3, {"boards": "symmetric"}).table
    assert (len(g.upper), len(g.lower)) == (5, 5)
    assert len(g.people) == 64 - 10 and len(g.pile) == 64
    assert len(g.rewards) == 23 and len(g.wonders) == 5
    assert g.court is not None and g.consequence is not None and len(g.courts) == 5
    assert {p.influence for p in g.players} == {0}


def test_the_highest_virtue_starts() -> None:
    """Variable boards: highest Virtue, then Influence. [A2.10, W1.4, R09, R61]"""
    for seed in range(6):
        g = new_match("architects", 4, seed).table
        best = max((p.board.virtue, p.board.influence) for p in g.players)
        first = g.players[g.order[0]]
        assert (first.board.virtue, first.board.influence) == best
        assert g.order == [(g.order[0] + turn) % 4 for turn in range(4)]


def test_first_apprentices_in_reverse_order() -> None:
    """Everybody hires one free, the last player first; the rows are refilled afterwards. [W1.5, A11.2]"""
    match = new_match("architects", 3, 3, {"boards": "symmetric"})
    g = match.table
    asked = []
    shown = []
    while g.phase == "hire":
        seat, ask = next(iter(match.asking.items()))
        if ask.topic == "first-hire":
            asked.append(seat)
            shown.append(len(ask.options))
        match.answer(seat, next(iter(ask.options)))
        g = match.table
    assert asked == list(reversed(g.order))
    assert shown == [10, 9, 8]
    assert (len(g.upper), len(g.lower)) == (5, 5)
    assert [len(p.apprentices) for p in g.players] == [1, 1, 1]


def test_the_draft_passes_to_the_left() -> None:
    """Keep one of four, pass the rest to the left; the fourth card goes under the pile. [A2.9]"""
    match = new_match("architects", 3, 3, {"works_of_wonder": False, "boards": "symmetric"})
    packets = {p.seat: list(p.packet) for p in match.table.players}
    kept = {}
    for seat in (2, 0, 1):
        kept[seat] = packets[seat][0]
        match.answer(seat, packets[seat][0].key)
    for p in match.table.players:
        assert p.hand == [kept[p.seat]]
        assert p.packet == [c for c in packets[(p.seat - 1) % 3] if c is not kept[(p.seat - 1) % 3]]
        assert p.passed == packets[p.seat][1:]
    answer_first(match, 6)
    g = match.table
    assert g.phase == "play"
    assert [len(p.hand) for p in g.players] == [3, 3, 3]
    assert [len(p.sunk) for p in g.players] == [1, 1, 1] and len(g.below) == 3


def test_extra_cards_come_after_the_draft() -> None:
    """Therese, Ada and Isabetta draw one more. [A2.10, W11.1]"""
    for seed in range(8):
        match = new_match("architects", 3, seed)
        while match.table.phase != "play":
            answer_first(match, 1)
        for p in match.table.players:
            assert len(p.hand) == 3 + p.board.extra


def test_a_turn_is_one_worker() -> None:
    """One Worker, one visit, then the next player. [A3.1]"""
    g = new_table(3, works_of_wonder=False)
    running = next_step(g)
    assert running is not None
    scenario(g, running).play("place:quarry")
    assert (g.players[0].workers, g.players[0].stone, g.current) == (19, 1, 1)


def test_without_a_worker_one_is_taken_back() -> None:
    """From an open location; else Prison or another board, last the Black Market. [A3.2, R04, R72]"""
    g = new_table(3)
    red, blue, _ = g.players
    red.workers = 0
    red.at["quarry"], red.at["forest"] = 2, 1
    red.prison = 1
    assert scenario(g, turn(g, red)).play("take-back:forest") == [(0, "take-back")]
    assert (red.workers, red.at["forest"]) == (1, 0)
    red.workers = 0
    red.at["quarry"] = 0
    g.market = {"left": 0}
    blue.captured[0] = 1
    ask = scenario(g, turn(g, red)).ask
    assert list(ask.options) == ["take-back:prison", "take-back-from@1"]
    scenario(g, turn(g, red)).play("take-back-from@1")
    assert (red.workers, blue.captured[0]) == (1, 0)
    red.workers = 0
    scenario(g, turn(g, red)).play()
    assert (red.prison, red.workers) == (0, 1)
    red.workers = 0
    scenario(g, turn(g, red)).play()
    assert not g.market and red.workers == 1
    red.workers = 0
    scenario(g, turn(g, red)).play()  # everything lies in the Guildhall
    assert red.workers == 0


def test_the_hand_limit() -> None:
    """Down to six Building cards at the end of the own turn only. [A3.5, R08]"""
    g = new_table(2, works_of_wonder=False)
    red, blue = g.players
    draw(g, red, 7)
    draw(g, blue, 8)
    last = [card.key for card in red.hand[-1:]]
    scenario(g, turn(g, red)).play("place:quarry", last)
    assert len(red.hand) == 6 and [c.key for c in red.sunk] == last
    assert len(blue.hand) == 8


def test_entry_conditions() -> None:
    """Tax Stand, Guildhall and Black Market alone may be closed. [A3.3, A8.9, A9.2, A10.1]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    g.tax = 0
    assert scenario(g, turn(g, red)).why("place:tax-stand") == ("stand-empty", "A8.9")
    assert scenario(g, turn(g, red)).why("place:guildhall") == ("nothing-to-build", "A9.2")
    assert scenario(g, turn(g, red)).why("place-market:left") == ("market-silver", "A10.1")
    g.tax = 1
    ask = scenario(g, turn(g, red)).ask
    assert "place:tax-stand" in ask.options


def test_gathering() -> None:
    """Quarry, Forest, Silversmith and Mines by the number of own Workers. [A8.1, A8.2, A8.3, A8.4]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    for where, more in (("quarry", []), ("forest", []), ("silversmith", []), ("mines", ["take:gold"])):
        stand(g, red, where, 3)
        visit(g, red, where, *more)
    assert (red.stone, red.wood, red.silver, red.clay, red.gold) == (4, 4, 5, 0, 2)
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    visit(g, red, "mines")  # one Worker finds no Gold
    assert (red.clay, red.gold) == (2, 0)


def test_storehouse_trades() -> None:
    """Up to n trades: any 2 of three goods for Virtue, any 3 of two for Marble. [A8.5]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    stand(g, red, "kings-storehouse", 2)
    rich(red, stone=2, wood=2, clay=1)
    ask = visit(
        g,
        red,
        "kings-storehouse",
        *("trade-for-virtue", "spend:1-clay,1-stone"),
        "trade-for-marble",
    )
    assert ask[0] == (0, "trade")
    assert (red.stone, red.wood, red.clay, red.virtue, red.marble) == (0, 0, 0, 8, 1)
    rich(red, stone=9)
    visit(g, red, "kings-storehouse", "trade-for-marble", "stop")
    assert red.marble == 2


@pytest.mark.parametrize(("seats", "reach"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_town_centre_locations(seats: int, reach: int) -> None:
    """Groups of one location with 4 or 5 players, of at most two with 2 or 3. [A8.7]"""
    g = new_table(seats, works_of_wonder=False)
    red, blue = g.players[:2]
    stand(g, red, "town-centre", 3)
    for where in ("quarry", "forest", "mines"):
        stand(g, blue, where, 1)
    rich(red, silver=9)
    picks = ["capture:quarry@1", "capture:forest@1"][:reach]
    asked = visit(g, red, "town-centre", *picks)  # then nothing is left in reach
    assert len(asked) == reach
    assert sum(red.captured) == reach


def test_town_centre_may_take_its_own_workers() -> None:
    """The own group there, the new Worker too; n stays what it was; stopping is allowed. [A8.7, A8.11, A7.2]"""
    g = new_table(2, works_of_wonder=False)
    red, blue = g.players
    stand(g, red, "town-centre", 1)
    stand(g, blue, "mines", 1)
    rich(red, silver=2)
    visit(g, red, "town-centre", "capture:town-centre@0", "capture:mines@1")
    assert (red.workers, red.captured[1], red.silver) == (20, 1, 0)
    rich(red, silver=2)
    visit(g, red, "town-centre", "stop")
    assert red.silver == 2


def test_what_cannot_be_captured() -> None:
    """Workers in Guildhall, Black Market, Prison and on boards are safe. [A7.3]"""
    g = new_table(2, works_of_wonder=False)
    red, blue = g.players
    g.guildhall, g.market, blue.prison, red.captured = [1, 1], {"left": 1}, 2, [0, 3]
    rich(red, silver=5)
    from stavitel.titles.architects.places import OPEN
    from stavitel.titles.architects.town_centre import groups

    assert groups(g, OPEN) == []
    stand(g, blue, "tax-stand", 1)
    assert [m.key for m in groups(g, OPEN)] == ["capture:tax-stand@1"]


def test_guardhouse_actions() -> None:
    """Imprison, release, ransom for Silver or by Debt, pay off; each refusal says why. [A8.8, A6.2, R69]"""
    g = new_table(2, works_of_wonder=False)
    red, blue = g.players
    red.captured[1], blue.workers = 3, 17
    red.prison, red.workers = 2, 14
    blue.captured[0] = 4
    rich(red, silver=5)
    scenario(g, guardhouse(g, red, 3)).play("ransom", "imprison", "release")
    assert (red.workers, red.prison, red.silver, g.tax) == (20, 0, 3, 6)
    assert (blue.prison, blue.captured[0]) == (3, 0)
    scenario(g, guardhouse(g, red, 5)).play()  # nothing left to do
    blue.captured[0], red.workers = 4, 16
    scenario(g, guardhouse(g, red, 1)).play("ransom-by-debt")
    assert (red.workers, red.unpaid, red.virtue) == (20, 1, 6)
    blue.captured[0] = 1
    rich(red, silver=0)
    assert scenario(g, guardhouse(g, red, 1)).why("pay-debt") == ("guard-silver", "A8.8")
    assert scenario(g, guardhouse(g, red, 1)).why("imprison") == ("nobody-captured", "A8.8")
    assert scenario(g, guardhouse(g, red, 1)).why("ransom") == ("guard-silver", "A8.8")


def test_virtue_and_debts() -> None:
    """Below 0 each loss is a Debt; there is no limit. [A5.5, A6.1, A6.4]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    red.virtue = 1
    scenario(g, lose_virtue(g, red, 30)).play()
    assert (red.virtue, red.unpaid) == (0, 29)
    assert score(g)[0].breakdown["debts"] == -58


def test_promo_boards() -> None:
    """Hugo pays 2 Silver instead of a Debt; Fara frees one; Bertha gains 2 Silver. [A14.2]"""
    g = new_table(promo=True)
    red, blue = g.players
    on_board(red, "hugo")
    scenario(g, take_debt(g, red)).play("yes")
    assert (red.silver, red.unpaid) == (10, 0)
    scenario(g, take_debt(g, red)).play("no")
    assert red.unpaid == 1
    on_board(red, "fara")
    g.reset_by = 0
    scenario(g, reset(g)).play("free:1")
    assert red.prison == 1
    on_board(red, "bertha")
    red.captured[1], blue.workers = 1, 19
    scenario(g, imprison(g, red)).play()
    assert red.silver == 6


def test_hugo_pays_with_influence() -> None:
    """The 2 Silver that spare Hugo a Debt are a payment like any other: 2 Influence can stand in. [A14.2, W2.3]"""
    g = new_table(promo=True)
    red = g.players[0]
    on_board(red, "hugo")
    rich(red, silver=0, influence=2)
    scenario(g, take_debt(g, red)).play("yes", "give-influence:2")
    assert (red.silver, red.influence, red.unpaid) == (0, 0, 0)
    scenario(g, take_debt(g, red)).play()
    assert red.unpaid == 1


def test_an_empty_tax_stand_is_entered_for_the_profiteer() -> None:
    """With the Profiteer there: 1 Influence, but no raid, so no Pickpocket either. [W3.5, A8.9, A8.10]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "A25")
    g.tax = 0
    assert "place:tax-stand" not in placements(g, red).filled().options
    assert g.consequence is not None
    g.consequence = replace(g.consequence, profiteer=TAX_STAND)
    assert "place:tax-stand" in placements(g, red).filled().options
    visit(g, red, "tax-stand")
    assert (red.virtue, red.influence, red.silver, red.gold) == (7, 1, 0, 0)
    rich(red, influence=2)
    g.tax = 3
    visit(g, red, "tax-stand", "after", "lose-influence")
    assert (red.virtue, red.influence, red.silver, red.gold) == (6, 1, 3, 1)


def test_no_guildhall_space_discards_apprentices() -> None:
    """The spaces of Age of Artisans that clear the left-most Apprentices are off. [R44, A2.11, X1.1]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    rows = [*g.upper], [*g.lower]
    for _ in range(9):  # the third, sixth and ninth space would discard
        hold(g, red, "well")
        rich(red, wood=2, stone=2)
        visit(g, red, "guildhall", "build:well")
        red.buildings.clear()
    assert len(g.guildhall) == 9
    assert ([*g.upper], [*g.lower], g.dismissed) == (*rows, [])


def test_the_final_round() -> None:
    """After the last space the turn ends, then everybody has exactly one more, the trigger last. [A13.1, A9.8]"""
    g = new_table(3, works_of_wonder=False)
    red = g.players[0]
    g.guildhall = [0] * 5 + [1] * 5 + [2] * 5
    for p in g.players:
        p.workers = 15
        p.silver = 0
    hold(g, red, "well")
    rich(red, wood=2, stone=2)
    running = next_step(g)
    assert running is not None
    scenario(g, running).play("place:guildhall", "build:well")
    order = []
    while g.phase == "play":
        order.append(g.current)
        running = next_step(g)
        assert running is not None
        scenario(g, running).play("place:quarry")
    assert order == [1, 2, 0]
    assert g.phase == "finish"
    running = next_step(g)
    assert running is not None
    scenario(g, running).play()
    assert g.phase == "over" and next_step(g) is None


def test_guildhall_workers_beside_the_row() -> None:
    """In the final round more Workers may be laid there; they trigger nothing. [A9.8]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    g.guildhall = [0, 1] * 6
    g.final = 2
    hold(g, red, "well")
    rich(red, wood=2, stone=2)
    visit(g, red, "guildhall", "build:well")
    assert len(g.guildhall) == 13 and g.final == 2 and g.reset_by == -1


def test_ties() -> None:
    """Higher Virtue, then more Silver, then shared. [A13.4]"""
    g = new_table(3, works_of_wonder=False)
    rich(g.players[0], virtue=8, silver=1)
    rich(g.players[1], virtue=8, silver=3)
    rich(g.players[2], virtue=9)
    ties = [s.ties for s in score(g)]
    assert ties == [(8, 1), (8, 3), (9, 0)] and len({s.total for s in score(g)}) == 1


def test_vp_of_virtue() -> None:
    """The Virtue track's VP. [A5.1]"""
    g = new_table()
    found = []
    for virtue in range(15):
        g.players[0].virtue = virtue
        found.append(score(g)[0].breakdown["virtue"])
    assert found == [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]


def test_workers_are_always_twenty() -> None:
    """Every colour has twenty Workers, wherever they are, and the supply has no end. [A1.7, A1.3, R01, A1.4, A3.4]"""
    match = new_match("architects", 5, 2)
    dice = Dice(2)
    for _ in range(300):
        seat = dice.choice(list(match.asking))
        ask = match.asking[seat]
        keys = list(ask.options)
        match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))
        counted = match.title.conserved(match.table)
        assert [counted[f"workers {seat}"] for seat in range(5)] == [20] * 5


def test_an_empty_building_pile_yields_nothing() -> None:
    """Cards put under the pile come last; then nothing is drawn. [A1.8, R53, R67]"""
    g = new_table()
    red, blue = g.players
    g.pile = [building("well")]
    sink(g, blue, building("castle"))
    draw(g, red, 5)
    assert [c.key for c in red.hand] == ["well", "castle"]
    assert not g.below and not blue.sunk


def test_imagined_worlds_keep_the_stall_in_sight() -> None:
    """The small side on top is public, the card is one of two. [R02]"""
    g = new_table()
    from stavitel.kernel import Random

    for seed in range(20):
        random = Random.from_text(str(seed))
        cards = sorted(MARKET_CARDS, key=lambda card: card.key)
        random.shuffle(cards)
        g.small = list(cards)
        redeal(g, 0, random)
        assert g.small[-1].small is g.stall
        assert sorted(c.key for c in g.small) == sorted(c.key for c in MARKET_CARDS)


def test_imagined_worlds_keep_the_schemes_apart() -> None:
    """The deck holds the Starting Schemes and those learnt, the other pile the rest. [S1.3]"""
    match = new_match("architects", 1, 4, {"opponent": "informant"})
    answer_first(match, 40)
    for seed in range(5):
        table = match.imagine(0, seed).table
        assert sorted(c.key for c in table.schemes) == sorted(c.key for c in match.table.schemes)
        assert sorted(c.key for c in table.futures) == sorted(c.key for c in match.table.futures)


def test_imagined_worlds_keep_to_the_packets_passed() -> None:
    """Cards passed on in the draft are not imagined in the pile, nor in the packet that comes. [A2.9]"""
    match = new_match("architects", 4, 3, {"works_of_wonder": False})
    for seat in range(4):
        match.answer(seat, next(iter(match.asking[seat].options)))
    passed = match.table.players[0].passed
    assert len(passed) == 3
    for seed in range(10):
        world = match.imagine(0, seed)
        left = world.table.players[1].packet
        assert {card.key for card in passed} == {card.key for card in left}


def test_imagined_worlds_remember_the_draft_in_play() -> None:
    """Of the two cards passed on second, one is in the neighbour's hand and one first under the pile. [A2.9]"""
    match = new_match("architects", 4, 3, {"works_of_wonder": False, "boards": "symmetric"})
    while match.table.phase != "play":
        answer_first(match, 1)
    seat = next(iter(match.asking))
    p = match.table.players[seat]
    left, second = ((seat + 1) % 4, (seat + 2) % 4)
    hands = set()
    for seed in range(12):
        world = match.imagine(seat, seed).table
        neighbour, next_one = world.players[left], world.players[second]
        kept, buried = set(p.passed[3:]) & set(neighbour.hand), set(p.passed[3:]) & set(neighbour.sunk)
        assert len(kept) == len(buried) == 1
        assert len(set(p.passed[:3]) & set(neighbour.hand)) == 1
        assert len(set(p.passed[:3]) & set(next_one.hand)) == len(set(p.passed[:3]) & set(next_one.sunk)) == 1
        hands.add(tuple(sorted(card.key for card in neighbour.hand)))
    assert len(hands) > 1


def test_imagined_worlds_remember_who_drew_from_under_the_pile() -> None:
    """A card the seat put under the pile and another drew stays with that player. [R67]"""
    match = new_match("architects", 3, 3, {"works_of_wonder": False, "boards": "symmetric"})
    while match.table.phase != "play":
        answer_first(match, 1)
    g = match.table
    seat = next(iter(match.asking))
    other = g.players[(seat + 1) % 3]
    g.players[seat].passed.clear()
    spare, g.pile = g.pile[:3], []
    g.players[seat].hand += spare
    card = building(g.players[seat].sunk[0].key)
    while card not in other.hand:
        draw(g, other, 1)
    from stavitel.kernel import Random
    from stavitel.kernel.visibility import redeal as deal_anew

    for seed in range(8):
        world = g.copy()
        random = Random.from_text(str(seed))
        deal_anew(world, seat, random)
        redeal(world, seat, random)
        assert card in (*world.players[other.seat].hand, *world.players[other.seat].sunk)


def test_hands_are_private() -> None:
    """Others see how many Building cards, not which; what was put under the pile only its owner. [R67]"""
    match = new_match("architects", 3, 3)
    while match.table.phase != "play":
        answer_first(match, 1)
    seen = match.observe(1)["players"][0]
    assert seen["hand"] == {"hidden": len(match.table.players[0].hand)}
    assert seen["sunk"] == {"hidden": 1}
    assert isinstance(match.observe(0)["players"][0]["hand"], list)


def test_a_hand_written_position_is_filled_in() -> None:
    """What a position leaves out comes from the box, nothing twice."""
    position = {
        "seats": 2,
        "seed": "x",
        "table": {
            "is": "Game",
            "players": [
                {"is": "Player", "seat": 0, "stone": 3, "hand": [":well"]},
                {"is": "Player", "seat": 1},
            ],
            "consequence": ":court.k1",
        },
    }
    match = from_position("architects", position)
    assert match.asking[0].topic == "place"
    counted = match.title.conserved(match.table)
    assert all(count == 1 for key, count in counted.items() if key in CARDS and not key.startswith("reward"))
    match.answer(0, "place:quarry")
    assert match.table.players[0].stone == 4


def test_the_scene_lights_what_can_be_chosen() -> None:
    """Most options name a node of the scene: places, groups, cards, spaces."""
    match = new_match("architects", 3, 6)
    dice = Dice(6)
    lit = {"place", "place-market", "hire", "build", "raise", "capture", "trade", "dismiss", "contribute", "token"}
    for _ in range(250):
        seat = dice.choice(list(match.asking))
        ask = match.asking[seat]
        nodes = list(match.title.scene(match.seen(seat), seat).walk())
        names = {name for node in nodes for name in (node.props.get("name"), *node.props.get("names", []))}
        assert len({node.id for node in nodes}) == len(nodes)
        for key in ask.options:
            verb, _, rest = key.partition(":")
            if verb in lit:
                assert key in names or rest in names, key
        keys = list(ask.options)
        match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))


def test_end_of_turn_clears_the_turn() -> None:
    """Princess and Profiteer mind captures once per turn. [W3.3]"""
    g = new_table()
    g.princess_robbed = g.profiteer_robbed = True
    end_turn(g)
    assert not g.princess_robbed and not g.profiteer_robbed


def test_a_waiting_reset_comes_after_the_whole_visit() -> None:
    """A Guildhall reset waits for the placement that a Building brings. [W5.1, R16, A9.7]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    g.guildhall = [0, 1] * 3
    for p in g.players:
        p.workers = 17
    red.prison = 0
    hold(g, red, "mill")
    rich(red, clay=3, stone=2)
    g.market = {"left": 1}
    g.players[1].workers -= 1
    scenario(g, turn(g, red)).play("place:guildhall", "build:mill")
    assert red.wood == 1 and g.players[1].prison == 1


def test_a_reset_after_a_worker_taken_back_is_accounted_for() -> None:
    """Who has no Worker only takes one back, but a reset that waits still costs Virtue, and that is told. [A3.2]"""
    g = new_table(2, works_of_wonder=False)
    red, blue = g.players
    red.at["quarry"], red.at["forest"], red.workers = 10, 10, 0
    blue.prison, blue.workers = 3, 17
    blue.virtue = 7
    g.reset_by = 0
    g.told = told = []
    scenario(g, turn(g, red)).play("take-back:quarry")
    assert blue.virtue < 7
    assert [seat for key, seat, _ in told if key == "changes"] == [1]


def test_wonder_goods_at_the_end_score_for_nobody() -> None:
    """Goods on an unfinished Wonder are nobody's. [R48, W8.1]"""
    g = new_table()
    before = [s.total for s in score(g)]
    g.offered["gold"] = 3
    assert [s.total for s in score(g)] == before


def test_refused_cards_name_their_rules() -> None:
    """Skills and goods are told apart. [A9.3]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    hold(g, red, "castle", "fountain", "well")
    rich(red, wood=2, stone=2)
    ask = scenario(g, guildhall(g, red)).ask
    assert ask.refused["build:castle"].key == "skills"
    why = ask.refused["build:fountain"]
    assert (why.key, why.args["stone"], why.args["marble"]) == ("goods", 1, 1)


def test_scoring_waits_for_last_effects() -> None:
    """Virtue gained at the end may destroy a Debt. [A5.4, A13.2]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    own(g, red, "castle")
    rich(red, virtue=14, gold=2, unpaid=1)
    scenario(g, finish(g)).play("yes")
    assert red.unpaid == 0


def test_the_opponent_sees_nothing_of_the_tests() -> None:
    """The helper seats it after the people. [S1.2]"""
    g, ai = solo("patron")
    assert g.opponent is ai and ai.seat == 1
    court(g, "k2", "k3")
    employ(g, g.players[0], "A13")


def test_a_content_file_corrects_reconstructed_values(tmp_path: Path) -> None:
    """An owner of the game corrects numbers, costs and gains; the card says so."""
    path = tmp_path / "mine.toml"
    path.write_text(
        'title = "architects"\n["wonder.clay"]\namount = 14\n["arena"]\ncost = [0, 3, 3, 1, 0]\n'
        'gain = [["influence", 4]]\n["opponent.patron"]\nvirtue = 6\n'
    )
    code = (
        "from stavitel.kernel import new_match, use_content\n"
        f"use_content({str(path)!r})\n"
        "from stavitel.titles.architects.cards import CARDS\n"
        "arena = CARDS['arena']\n"
        "print(CARDS['wonder.clay'].amount, arena.cost.wood, arena.gain, arena.source)\n"
        "print(new_match('architects', 1, 1, {'opponent': 'patron'}).table.players[1].virtue)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": os.pathsep.join(part for part in sys.path if part)},
    )
    assert done.stdout.splitlines() == ["14 3 (('influence', 4),) corrected", "6"]


def test_refused_trades_give_numbers() -> None:
    """Each trade says what it lacks. [A8.5]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "A15", "A35", "W04")
    rich(red, clay=2, silver=1)
    from stavitel.titles.architects.storehouse import storehouse

    ask = scenario(g, storehouse(g, red, 1)).ask
    why = ask.refused["trade:merchant.a15"]
    assert (why.key, why.args["needs"], why.args["has"]) == ("trade-silver", 2, 1)
    assert ask.refused["trade:trader.a35"].args["clay"] == 1
    assert ask.refused["trade-for-marble"].args["needs"] == 3


def test_a_hand_written_position_with_an_opponent() -> None:
    """Workers not named are on the board; the Schemes come from the box. [S1.3, A1.7]"""
    position = {
        "seats": 1,
        "seed": "x",
        "options": {"opponent": "patron"},
        "table": {
            "is": "Game",
            "players": [
                {"is": "Player", "seat": 0, "prison": 3, "at": {"dict": [["quarry", 2]]}},
                {"is": "Player", "seat": 1, "opponent": ":opponent.patron"},
            ],
        },
    }
    match = from_position("architects", position)
    assert match.table.players[0].workers == 15
    assert (len(match.table.schemes), len(match.table.futures)) == (12, 10)
    match.answer(0, "place:quarry")
    assert match.table.players[0].stone == 3 and list(match.asking) == [0]
