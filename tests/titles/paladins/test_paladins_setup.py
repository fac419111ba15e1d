"""Set-up and the options of a table. [P2, P31]"""

from __future__ import annotations

import pytest

from stavitel.kernel import OptionError, new_match
from stavitel.testing.scenario import Scenario
from stavitel.titles.paladins.board_cards import SQUARES
from stavitel.titles.paladins.cards import CARDS
from stavitel.titles.paladins.right import is_free
from titles.paladins.paladins_table import in_town, named, new_table, scenario


def test_the_box_holds_what_the_rulebook_counts() -> None:
    """48, 32, 36, 10, 6, 24, 24, 24, 24, 17 cards, each with a mark of how it is known.

    [P2.2, P2.3, P2.4, P2.5, P2.6, P2.7, P2.8, P2.9, P2.10]
    """
    count: dict[str, int] = {}
    for card in CARDS.values():
        back = card.back.split("-")[0]
        count[back] = count.get(back, 0) + getattr(card, "copies", 1)
        assert card.source in ("printed", "rulebook", "reconstructed")
    expected = {"paladin": 48, "townsfolk": 32, "outsider": 36, "favour": 10, "order": 6}
    expected |= {"debt": 24, "suspicion": 24, "tavern": 24, "wall": 24, "scheme": 17}
    assert {back: count[back] for back in expected} == expected


@pytest.mark.parametrize(("seats", "tax", "squares"), [(1, 5, 25), (2, 5, 25), (3, 6, 34), (4, 8, 40)])
def test_board_and_tax_supply_depend_on_the_number_of_players(seats: int, tax: int, squares: int) -> None:
    """5, 5, 6, 8 coins; squares marked 3+ or 4 are closed with fewer. [P2.1, P2.4, P2.14, P20.1, R-04]"""
    g = new_match("paladins", seats, 1).table
    assert g.tax == tax
    assert sum(is_free(g, square) for square in SQUARES) == squares


def test_everybody_starts_alike() -> None:
    """3 silver, 1 provision, attributes at 0, twelve paladins, one townsfolk each. [P2.9, P2.10, P1.2]"""
    match = new_match("paladins", 3, 5)
    for p in match.table.players:
        assert (p.silver, p.provisions, p.faith, p.strength, p.influence) == (3, 1, 0, 0, 0)
        assert sorted(card.name for card in p.deck) == sorted({card.name for card in p.deck})
        assert len(p.deck) == 12
    assert len(match.table.town) == 5
    assert len(match.table.outsiders) == 6
    assert (len(match.table.orders_down), len(match.table.favours_down)) == (3, 5)
    assert match.table.debts == 24


def test_the_first_townsfolk_are_taken_in_reverse_order() -> None:
    """From the right of the start player, counter-clockwise; then the row slides right and is filled.

    [P2.11, P2.12, P2.13]
    """
    table = Scenario(new_match("paladins", 4, 9))
    g = table.g
    asked = []
    while table.asking[next(iter(table.asking))].topic == "first-townsfolk":
        (seat,) = table.asking
        asked.append(seat)
        row = list(g.town)
        table.answer_for(seat, next(iter(table.asking[seat].options)))
    start = g.start
    assert asked == [(start - 1) % 4, (start - 2) % 4, (start - 3) % 4, start]
    assert all(len(p.retinue) == 1 for p in g.players)
    left_over = [card for card in row if card is not None and card not in table.player(start).retinue]
    assert g.town[-1:] == left_over
    assert None not in g.town


def test_the_architect_of_the_set_up_brings_a_provision() -> None:
    """The on-recruit reward is gained in the set-up too. [P2.12, E-01]"""
    g = new_table()
    g.phase, g.active = "set-up", 0
    me_ = g.players[0]
    me_.silver, me_.provisions = 3, 1
    in_town(g, "architect-2", 3)
    table = scenario(g).answer("architect-2")
    assert (table.player().silver, table.player().provisions) == (3, 2)
    assert table.player().retinue == [named("architect-2")]


def test_discarding_suspicion_in_the_set_up_has_no_effect() -> None:
    """There is none yet; nothing is asked. [P2.12, P4.10, R-43]"""
    g = new_table()
    g.phase, g.active = "set-up", 0
    in_town(g, "abbot-3", 3)
    table = scenario(g).answer("abbot-3")
    assert table.player().retinue == [named("abbot-3")]
    assert table.g.phase == "paladins"


def test_four_people_and_the_virtual_player_are_too_many() -> None:
    """The extra seat is for one to three. [P31.1]"""
    with pytest.raises(OptionError):
        new_match("paladins", 4, 1, {"virtual_player": True})
    assert len(new_match("paladins", 3, 1, {"virtual_player": True}).table.players) == 4
