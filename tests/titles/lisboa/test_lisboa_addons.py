"""Add-ons: draft, quests, city tokens, starting decrees; and what a seat may imagine."""

from __future__ import annotations

from random import Random as Dice

import pytest

from stavitel.kernel import OptionError, new_match, replay
from stavitel.testing.play import at_every_question, play_on
from stavitel.testing.scenario import Scenario
from stavitel.titles.lisboa.cards import PLOTS, SITES
from stavitel.titles.lisboa.court import visit
from stavitel.titles.lisboa.events import sponsor
from stavitel.titles.lisboa.foresight import reward_of
from stavitel.titles.lisboa.noble_actions import build_store
from stavitel.titles.lisboa.quests import fulfilled, reward_quests
from stavitel.titles.lisboa.rules import finish_turn
from stavitel.titles.lisboa.state_actions import state_action
from titles.lisboa.lisboa_table import build, named, new_table, seat_official, treasury


def to_first_turn(match) -> None:
    dice = Dice(1)
    while match.table.phase != "turn":
        play_on(match, dice, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_ends_with_five_cards(seats: int) -> None:
    """EX-44: two, one, one and the last one received. [L1.3.2]"""
    match = new_match("lisboa", seats, 6, {"draft": True})
    while match.table.phase == "tiles":
        play_on(match, Dice(2), 1)
    dealt = [list(p.packet) for p in match.table.players]
    first = match.asking[0]
    assert first.topic == "draft" and (first.least, first.most) == (2, 2)
    assert set(match.asking) == set(range(seats))
    for seat in range(seats):
        match.answer(seat, list(match.asking[seat].options)[:2])
    g = match.table
    assert [len(p.packet) for p in g.players] == [3] * seats
    assert g.players[1].packet == [card for card in dealt[0] if card not in g.players[0].hand]
    for size in (3, 2):
        for seat in range(seats):
            assert len(match.asking[seat].options) == size
            match.answer(seat, list(match.asking[seat].options)[:1])
    g = match.table
    assert [len(p.hand) for p in g.players] == [5] * seats
    assert not any(p.packet for p in g.players)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_hands_agree_with_the_packets_passed_on(seats: int) -> None:
    """The left neighbour holds the last card passed, one of the two before and one of the first three. [L1.3.2]"""
    match = new_match("lisboa", seats, 13, {"draft": True})
    to_first_turn(match)
    checked = 0
    for count, seat in enumerate(at_every_question(match, Dice(4), 6)):
        me = match.table.players[seat]
        lots = me.passed[:3], me.passed[3:5], me.passed[5:]
        world = match.imagine(seat, count)
        left = world.table.players[(seat + 1) % seats]
        blue = {card for card in (*left.hand, *left.shed) if card.deck == "blue"}
        for lot in lots:
            assert set(lot) & blue, (seat, lot, blue)
        everyone = [card for p in world.table.players for card in (*p.hand, *p.shed) if card.deck == "blue"]
        if seats == 4:
            assert set(lots[0]) <= set(everyone)
        checked += 1
    assert checked > 5


def test_a_packet_on_its_way_is_known_to_who_passed_it() -> None:
    """In the middle of the draft the left neighbour's packet is the one passed on. [L1.3.2]"""
    match = new_match("lisboa", 4, 3, {"draft": True})
    while match.table.phase == "tiles":
        play_on(match, Dice(2), 1)
    for seat in range(4):
        match.answer(seat, list(match.asking[seat].options)[:2])
    for seed in range(5):
        world = match.imagine(2, seed)
        assert set(world.table.players[3].packet) == set(match.table.players[2].passed)


# Quests


def quest_table():
    g = new_table(3, quests=True)
    p = g.players[0]
    p.influence, p.reis = 10, 20
    treasury(g, 3)
    return g, p


def test_everybody_gets_one_quest_of_deck_a() -> None:
    """The rest of A is put away, B lies shuffled. [L20.1]"""
    g = new_match("lisboa", 3, 1, {"quests": True}).table
    assert all(len(p.quests) == 1 and p.quests[0].deck == "a" for p in g.players)
    assert len(g.spare_quests) == 1 and len(g.quest_deck) == 8
    assert new_match("lisboa", 3, 1).table.quest_deck == []


def test_an_a_quest_needs_ones_own_visit() -> None:
    """Visit and noble action complete it; sponsoring or joining does not. [L20.2, L20.1]"""
    g, p = quest_table()
    p.quests = [named("qa3")]
    Scenario(sponsor(g, p, named("treasury-66")), g).first_answers()
    assert not fulfilled(p, named("qa3"))
    Scenario(visit(g, p, "marquis"), g).first_answers()
    assert fulfilled(p, named("qa3"))
    table = Scenario(finish_turn(g, p), g)
    table.answer(table.options[0])
    assert named("qa3") in g.discard
    assert len(p.quests) == 2 and {quest.deck for quest in p.quests} == {"b"}
    assert p.tasks == []  # the B cards count from the next turn on [L20.9]


@pytest.mark.parametrize(
    ("key", "action"), [("qb6", "plan"), ("qb7", "cardinal"), ("qb8", "favor"), ("qb11", "produce"), ("qb5", "recruit")]
)
def test_b_quests_of_the_state_actions(key: str, action: str) -> None:
    """However the thing was done. [L20.1, L20.9, R-32]"""
    g, p = quest_table()
    build(g, p, "B-1", "gold")
    p.quests = [named(key)]
    table = Scenario(state_action(g, p, action), g)
    if action == "recruit":
        table.answer(["office:manuel", "office:king"])  # the quest still asks for two
    table.first_answers()
    assert fulfilled(p, named(key))
    reis, gold, influence = p.reis, p.goods["gold"], p.influence
    p.influence = influence = 4
    table = Scenario(reward_quests(g), g)
    table.first_answers()
    assert p.quests == []
    gained = (p.reis - reis, p.goods["gold"] - gold, p.influence - influence)
    assert gained == {"qb7": (3, 0, 0), "qb8": (0, 0, 2), "qb11": (0, 1, 0)}.get(key, (0, 0, 0))


def test_one_quest_a_turn_of_the_owners_choice() -> None:
    """Two tasks done complete one card; the other must be done anew. [L20.9, L15.5]"""
    g, p = quest_table()
    p.quests = [named("qb6"), named("qb10")]
    p.tasks = ["plan", "sell"]
    table = Scenario(reward_quests(g), g)
    assert table.topic == "complete-quest" and table.options == ["qb6", "qb10"]
    table.answer("qb10")
    assert p.quests == [named("qb6")] and p.reis == 23
    assert table.over


def test_quests_are_rewarded_from_the_active_player_on() -> None:
    """Joining or church scoring on another's turn counts too. [L15.5, L20.9, R-57]"""
    g, p = quest_table()
    g.current = 1
    g.players[0].quests, g.players[0].tasks = [named("qb9")], ["join"]
    g.players[2].quests, g.players[2].tasks = [named("qb12")], ["church_influence"]
    p.influence = 0
    Scenario(reward_quests(g), g)
    assert g.players[2].wigs == 7 and g.players[0].influence == 2


def test_one_official_is_not_recruiting() -> None:
    """Quest 5 asks for two. [L20.9, L19.6, R-58]"""
    g, p = quest_table()
    p.officials = 1
    Scenario(state_action(g, p, "recruit"), g).answer("office:king")
    assert not fulfilled(p, named("qb5"))


def test_only_newcomers_get_a_quest() -> None:
    """The table names them; where nobody is named everybody is one. [L20.1]"""
    for newcomers, holders in (((), [0, 1, 2]), (("1", "3"), [0, 2]), (("2",), [1])):
        g = new_match("lisboa", 3, 4, {"quests": True, "newcomers": newcomers}).table
        assert [p.seat for p in g.players if p.quests] == holders
        assert all(len(p.quests) <= 1 for p in g.players)
        assert len(g.spare_quests) == 4 - len(holders) and len(g.quest_deck) == 8
    with pytest.raises(OptionError):
        new_match("lisboa", 2, 4, {"quests": True, "newcomers": ("3",)})


# City tokens


@pytest.mark.parametrize(("seats", "spare"), [(2, 5 + 2), (3, 0), (4, 0)])
def test_tokens_replace_the_printed_rewards(seats: int, spare: int) -> None:
    """24 round and 14 square ones; with two players 19 and 12. [L20.4, L20.10]"""
    g = new_table(seats, city_tokens=True)
    assert len(g.spare_tokens) == spare
    for places, shape in ((PLOTS, "round"), (SITES, "square")):
        for name, place in places.items():
            if seats > 2 or place.row != "E":
                assert g.tokens[name].shape == shape
                assert reward_of(g, place) is g.tokens[name]


def test_a_token_is_taken_off_with_its_reward() -> None:
    """Its reward counts, not the printed one. [L20.4]"""
    g = new_table(4, city_tokens=True)
    p = g.players[0]
    for place in g.rubble:
        g.rubble[place] = ""
    g.tokens["C-1"] = named("round-reis-5")
    treasury(g, 3)
    p.reis = 3
    Scenario(build_store(g, p), g).answer("build:c-1@gold").first_answers()
    assert p.reis == 5 and p.goods["gold"] == 0
    assert "C-1" not in g.tokens


# Starting decrees


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_decrees_go_round_in_reverse(seats: int) -> None:
    """The last player takes first; then the display is refilled. [L20.5, R-33]"""
    match = new_match("lisboa", seats, 8, {"starting_decrees": True})
    while match.table.phase == "tiles":
        play_on(match, Dice(2), 1)
    order = []
    while match.table.phase == "decrees":
        (seat,) = match.asking
        order.append(seat)
        assert match.asking[seat].topic == "starting-decree"
        play_on(match, Dice(2), 1)
    g = match.table
    turn_order = [p.seat for p in g.clockwise(g.starter)]
    assert order == turn_order[::-1]
    assert all(len(p.decrees) == 1 for p in g.players) and len(g.decrees) == 8
    if seats == 2:
        assert not any(decree.row_e for p in g.players for decree in p.decrees)


def test_row_e_lies_under_the_overlay_with_two() -> None:
    """Its plots and sites are out of the game. [L1.2.9, L20.6]"""
    g = new_table(2)
    p = g.players[0]
    p.reis = 50
    table = Scenario(build_store(g, p), g)
    assert not any(key.startswith("build:e-") for key in table.options)
    seat_official(p, "king", 3)
    assert g.rubble["C1"] and g.values["C1"]


ADD_ONS = ("draft", "quests", "city_tokens", "starting_decrees")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("add_ons", [*((one,) for one in ADD_ONS), ADD_ONS], ids="+".join)
def test_every_add_on_with_every_number_of_players(seats: int, add_ons: tuple[str, ...]) -> None:
    """Games end, nothing is lost, imagined worlds look alike, records replay. [L1.3.2, L18.1, L20]"""
    match = new_match("lisboa", seats, 21, dict.fromkeys(add_ons, True))
    before = match.title.conserved(match.table)
    for count, seat in enumerate(at_every_question(match, Dice(seats), 11)):
        assert match.title.conserved(match.table) == before
        world = match.imagine(seat, count)
        assert world.observe(seat) == match.observe(seat)
        assert world.title.conserved(world.table) == before
        assert list(world.asking[seat].options) == list(match.asking[seat].options)
        if count % 6 == 0:
            play_on(world, Dice(count))
    assert match.title.conserved(match.table) == before
    assert replay(match.record()).fingerprint() == match.fingerprint()
