"""What each seat knows, and what it may imagine. [P1.9]"""

from __future__ import annotations

import json
from random import Random as Dice

import pytest

from stavitel.kernel import new_match
from stavitel.testing.scenario import Scenario
from stavitel.titles.paladins.board_cards import SQUARES
from stavitel.titles.paladins.kinds import KINDS
from stavitel.titles.paladins.people_cards import WORKERS
from titles.paladins.paladins_table import changes, favour, hire, holdings, in_town, new_table, scenario, suspect, take


def mid_game(rounds: int = 3) -> Scenario:
    """Two players who only choose paladins and pass, some rounds on."""
    table = Scenario(new_match("paladins", 2, 6))
    dice = Dice(1)
    while table.g.round < rounds or table.g.phase != "turn":
        seat = next(iter(table.asking))
        ask = table.asking[seat]
        if ask.many:
            table.answer_for(seat, list(ask.options)[: ask.least])
        else:
            table.answer_for(seat, "pass" if "pass" in ask.options else dice.choice(list(ask.options)))
    return table


def test_a_player_knows_the_own_cards_on_top_and_underneath() -> None:
    """Others see how many there are; the rest of the deck is known to nobody. [P1.9, P3.4]"""
    table = mid_game()
    own = table.match.observe(0)["players"][0]
    other = table.match.observe(1)["players"][0]
    outside = table.match.observe(None)["players"][0]
    assert own["top"] == [card.key for card in table.player().top]
    assert own["bottom"] == [card.key for card in table.player().bottom]
    assert len(own["bottom"]) == 3
    for seen in (other, outside):
        assert seen["top"] == {"hidden": 1}
        assert seen["bottom"] == {"hidden": 3}
    assert own["deck"] == {"hidden": len(table.player().deck)}
    assert other["served"] == own["served"] == [card.key for card in table.player().served]


def test_drawn_and_chosen_paladins_are_secret_until_revealed() -> None:
    """The others learn of them when they are revealed. [P1.9, P3.4, P3.5]"""
    g = new_table()
    g.phase = "open"
    table = scenario(g)
    assert table.match.observe(0)["players"][1]["drawn"] == {"hidden": 3}
    table.answer_for(1, next(iter(table.asking[1].options)))
    table.answer_for(1, next(iter(table.asking[1].options)))
    assert table.match.observe(0)["players"][1]["drawn"] == {"hidden": 3}
    table.answer_for(0, next(iter(table.asking[0].options)))
    table.answer_for(0, next(iter(table.asking[0].options)))
    assert table.match.observe(0)["players"][1]["chosen"] in ({"hidden": 1}, [{"hidden": 1}])
    told = json.dumps(table.match.events(0))
    assert all(f'"{card.key}"' not in told for card in table.player(1).chosen + table.player(1).top)
    assert any(card.key in json.dumps(table.match.events(1)) for card in table.player(1).chosen)


def test_imagined_worlds_keep_to_what_a_seat_knows() -> None:
    """My own top and bottom stay; the other's paladins are dealt anew from the other's set alone. [P1.9]"""
    table = mid_game()
    (seat,) = table.asking
    other = 1 - seat
    seen = set()
    for number in range(12):
        world = Scenario(table.match.imagine(seat, number))
        assert world.player(seat).top == table.player(seat).top
        assert world.player(seat).bottom == table.player(seat).bottom
        theirs = [*world.player(other).top, *world.player(other).bottom, *world.player(other).deck]
        assert {card.back for card in theirs} == {f"paladin-{other + 1}"}
        assert sorted(card.key for card in theirs) == sorted(
            card.key for card in [*table.player(other).top, *table.player(other).bottom, *table.player(other).deck]
        )
        seen.add(world.player(other).top[0].key)
        assert world.g.orders == table.g.orders
    assert len(seen) > 1


def test_face_down_kings_cards_and_decks_are_hidden() -> None:
    """Slots and decks show how many cards lie there. [P1.9, P2.7]"""
    table = mid_game(2)
    seen = table.match.observe(0)
    assert seen["orders_down"] == {"hidden": 1}
    assert seen["favours_down"] == {"hidden": 5}
    for deck in (
        "wall_deck",
        "suspicion_deck",
        "town_deck",
        "outsider_deck",
        "tavern_deck",
        "favours_out",
        "orders_out",
    ):
        assert set(seen[deck]) == {"hidden"}


def test_attacked_outsiders_are_known_to_all() -> None:
    """They lie face down, but all have seen them. [P1.9, R-60]"""
    g = new_table()
    g.players[0].attacked.append(take(g, "thief-viking"))
    hire(g.players[0], labourer=1)
    assert scenario(g).match.observe(1)["players"][0]["attacked"] == ["thief-viking"]


def test_six_kinds_of_workers() -> None:
    """Labourer, scout, merchant, fighter, cleric, criminal. [P1.4]"""
    assert [worker.key for worker in WORKERS] == list(KINDS)
    assert len(KINDS) == 6


def test_supplies_never_run_out() -> None:
    """Workers and resources come from a supply without end. [P1.5, R-02]"""
    g = new_table()
    g.players[0].silver = g.players[0].provisions = 60
    hire(g.players[0], labourer=30)
    table = scenario(g).answer("hunt:1")
    assert table.player().provisions == 61


def test_positions_are_counted_from_the_left() -> None:
    """Squares too come from left to right, region by region. [P1.7]"""
    assert [square.region for square in SQUARES] == sorted(square.region for square in SQUARES)


@pytest.mark.parametrize(
    ("action", "key", "answers"),
    [
        ("garrison", "watchman-1", ["r1b"]),
        ("convert", "missionary-1", []),
    ],
)
def test_bonuses_of_garrison_and_convert(action: str, key: str, answers: list[str]) -> None:
    """Watchman and Missionary. [P7.12, P8.11]"""
    gained = []
    for helped in (False, True):
        g = new_table()
        p = g.players[0]
        p.provisions, p.strength = 1, 2
        if helped:
            p.retinue.append(take(g, key))
        hire(p, labourer=1, merchant=1, fighter=1, cleric=1)
        table = scenario(g)
        before = holdings(table)
        table.answer(action, *answers)
        gained.append(changes(before, holdings(table)).get("labourer", 0))
    assert gained == [-1, 0]


def test_discarding_takes_the_newest_card() -> None:
    """From the top of the own pile to the discards. [P12.3, R-21]"""
    g = new_table()
    p = g.players[0]
    suspect(g, p, "suspicion-0", "suspicion-1", "suspicion-2")
    in_town(g, "acolyte-3", 5)
    hire(p, labourer=1)
    table = scenario(g).answer("recruit:1", "acolyte-3", "acquit:1")
    assert [card.key for card in table.player().suspicion] == ["suspicion-0", "suspicion-1"]
    assert [card.key for card in table.g.suspicion_discards] == ["suspicion-2"]


def test_a_free_workshop_is_a_full_development() -> None:
    """Architects help with it. [P15.5, R-24]"""
    g = new_table()
    p = g.players[0]
    p.provisions = 1
    p.retinue.append(take(g, "architect-2"))
    favour(g, "favour-7")
    hire(p, merchant=1)
    table = scenario(g).answer("favour:favour-7", "reward:free-develop", "workshop:absolve@1")
    assert table.player().provisions == 1
    assert table.player().developed == 1
    assert table.player().placed == {}
