"""Set-up, earthquake, geometry, the course of the game."""

from __future__ import annotations

from collections import Counter
from random import Random as Dice

import pytest

from stavitel.kernel import new_match
from stavitel.testing.play import at_every_question, play_on
from stavitel.titles.lisboa.cards import BOARD, CARDS, GOOD, PLOTS, SITES
from stavitel.titles.lisboa.content import check_content
from stavitel.titles.lisboa.kinds import (
    GOODS,
    NOBLES,
    Building,
    Clergy,
    Decree,
    Plan,
    Political,
    Quest,
    ScoringTile,
    Token,
)
from stavitel.titles.lisboa.table import refill_decrees
from titles.lisboa.lisboa_table import keep_tiles, new_table


def test_the_box_holds_what_it_should() -> None:
    """37 clergy tiles, 82 political cards, 70 decrees, 20 plans, 16 buildings, 24 plots, 14 sites.

    [L1.1.1, L1.5.3, L1.5.4, R-4]
    """
    kinds = Counter(type(card) for card in CARDS.values())
    assert kinds[Clergy] == 37
    assert kinds[Political] == 82
    assert kinds[Decree] == 70
    assert kinds[Plan] == 20
    assert kinds[Building] == 16
    assert kinds[ScoringTile] == 4
    assert kinds[Quest] == 12
    assert kinds[Token] == 22
    assert len(PLOTS) == 24
    assert sum(plot.column == "C5" for plot in PLOTS.values()) == 5
    assert "A-1" not in PLOTS and "E-1" in PLOTS
    assert len(SITES) == 14
    assert check_content(CARDS) == []


def test_every_printed_value_says_how_it_is_known() -> None:
    """Reconstructed values are marked as such. [L19.5]"""
    assert {card.source for card in CARDS.values()} == {"rulebook", "printed", "reconstructed", "ours"}
    assert CARDS["d19"].source == "rulebook"
    assert CARDS["b-2"].source == CARDS["board"].source == "printed"
    assert CARDS["xc"].source == CARDS["cl01"].source == "reconstructed"


def test_the_board_as_photographed() -> None:
    """Tracks, coin spaces and rewards; twelve kinds of reward lie downtown, each on two plots. [L0.3, L1.5.3, L7.5]"""
    assert BOARD.treasury_right == (1, 2, 3, 4, 5) and BOARD.treasury_left == (1, 1, 0, -1, -1)
    assert BOARD.real_symbols == (0, 1, 2, 3, 5, 7)
    lying = Counter(plot.reward for plot in PLOTS.values())
    assert len(lying) == 12 and set(lying.values()) == {2}
    assert [SITES[name].reward for name in ("N1", "WB", "WD", "XA", "XE")] == [
        "gold",
        "decree",
        "reis",
        "plan",
        "favor",
    ]


def test_streets_lie_between_the_columns() -> None:
    """Gold between C1 and C2, cloth, books, tools between C4 and C5. [L0.4, L1.5.1, L1.5.2, R-3]"""
    assert [(GOOD[good].west, GOOD[good].east) for good in GOODS] == [
        ("C1", "C2"),
        ("C2", "C3"),
        ("C3", "C4"),
        ("C4", "C5"),
    ]
    for plot in PLOTS.values():
        assert plot.goods == tuple(good for good in GOODS if plot.column in (GOOD[good].west, GOOD[good].east))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_start_alike(seats: int) -> None:
    """Goods, coins, wigs, officials, favors, plans and influence by turn order.

    [L1.1.2, L1.1.4, L1.1.5, L1.1.6, L1.1.8]
    """
    match = new_match("lisboa", seats, 1)
    g = match.table
    assert list(match.asking) == [g.starter]
    for turn, p in enumerate(g.clockwise(g.starter)):
        assert p.goods == dict.fromkeys(GOODS, 1)
        assert (p.reis, p.wigs, p.influence) == (10, 5, 4 + turn)
        assert p.office == {"manuel": 0, "marquis": 1, "king": 0}
        assert p.officials == 7
        assert p.houses_left == 8
    keep_tiles(match)
    for p in g.players:
        assert len(p.favors) == (3 if p.clergy == [CARDS["cl37"]] else 1)
        assert len(p.plans) == 1 and p.plans[0].starting and p.plans[0].officials == 3
    assert list(match.asking) == [g.starter]


def test_clergy_tiles_are_chosen_before_favors_and_plans_are_drawn() -> None:
    """Each kind is drawn completely before the next, so nobody chooses with a favor or plan in view. [L1.1.9, R-1]"""
    match = new_match("lisboa", 4, 3)
    g = match.table
    chosen = []
    while match.asking[next(iter(match.asking))].topic == "keep-tile":
        seat = next(iter(match.asking))
        assert not any(p.favors or p.plans or p.hand for p in g.players)
        chosen.append(seat)
        match.answer(seat, next(iter(match.asking[seat].options)))
    assert chosen == [p.seat for p in g.clockwise(g.starter)]
    assert all(len(p.favors) == len(p.plans) == 1 for p in g.players)


def test_two_players_leave_four_favors_on_the_portraits() -> None:
    """EX-41: of two tiles per noble two are dealt, four remain. [L1.1.1, L1.2.7]"""
    match = new_match("lisboa", 2, 7)
    keep_tiles(match)
    g = match.table
    assert sum(g.portraits.values()) == 4
    held = Counter(favor.noble for p in g.players for favor in p.favors)
    assert all(g.portraits[noble] + held[noble] == 2 for noble in NOBLES)


@pytest.mark.parametrize(("seats", "placed"), [(2, 56), (3, 63), (4, 63)])
def test_the_earthquake_strews_every_cube(seats: int, placed: int) -> None:
    """EX-43: 63 cubes with three or four players, 56 with two, 7 removed. [L1.4.1, L1.4.2, L1.4.3, L1.2.9]"""
    g = new_table(seats)
    lying = {place: word for place, word in g.rubble.items() if place != "out"}
    assert sum(map(len, lying.values())) == placed
    assert len(g.rubble["out"]) == 63 - placed
    assert Counter("".join(g.rubble.values())) == {"e": 21, "f": 21, "t": 21}
    assert [len(g.rubble[place]) for place in ("A", "C1", "C5", "WA", "pile")] == [3, 3, 2, 2, 6]
    assert [len(g.rubble[place]) for place in ("E", "WE", "XE")] == ([0, 0, 0] if seats == 2 else [3, 2, 2])


def test_two_players_have_neutral_officials() -> None:
    """One neutral official stands in each office and is foreign to both. [L1.1.7, L0.9]"""
    assert new_match("lisboa", 2, 1).table.neutral == 1
    assert new_match("lisboa", 1, 1).table.neutral == 1
    assert new_match("lisboa", 3, 1).table.neutral == 0


def test_the_board_is_laid_out() -> None:
    """Buildings, plans, prices, tiles, church, treasury.

    [L1.2.1, L1.2.2, L1.2.3, L1.2.4, L1.2.5, L1.2.6, L1.2.8, R-2]
    """
    g = new_table(4)
    for architect in ("blue", "green"):
        assert g.available[architect] is not None and g.upcoming[architect] is not None
        assert len(g.stacks[architect]) == 6
        assert [plan.officials for plan in g.plans[architect]] == [2, 2, 3, 3, 4, 4, 5, 5]
    assert g.prices == {"gold": 6, "cloth": 5, "books": 5, "tools": 4}
    assert g.city == {"gold": 1, "cloth": 1, "books": 1, "tools": 1, "small": 1}
    assert sorted(g.values[column] for column in ("C1", "C2", "C3", "C4")) == [3, 3, 4, 5]
    assert g.values["C5"] == 4
    assert all(g.church) and len(g.church) == 6
    assert g.gap == BOARD.influence_gap
    assert g.value == 3


@pytest.mark.parametrize(("seats", "copies"), [(2, 1), (3, 2), (4, 3)])
def test_cards_are_laid_out(seats: int, copies: int) -> None:
    """Hands of five, four piles of five with the top up, ships, eight decrees.

    [L1.3.1, L1.3.3, L1.3.4, L1.3.5, L1.3.6]
    """
    g = new_table(seats)
    assert all(len(p.hand) == 5 and {card.deck for card in p.hand} == {"blue"} for p in g.players)
    assert len(g.box) == 21 - 5 * seats
    assert list(g.shown) == ["manuel", "marquis", "king", "treasury"]
    for kind, card in g.shown.items():
        assert card is not None and card.kind == kind and card.deck == "red"
        assert len(g.piles[kind]) == 4
    assert [ship.colour for ship in g.shipyard] == ["blue"] * copies + ["red"] * copies
    assert len(g.decrees) == 8


def test_two_players_replace_row_e_decrees() -> None:
    """A decree with the row E symbol leaves the game when revealed, and another takes its place. [L1.3.7, L20.6]"""
    g = new_table(2)
    d05, d28 = CARDS["d05"], CARDS["d28"]
    deck = [card for card in g.decree_deck if card not in (d05, d28)]
    g.decree_deck = [*deck, d28, d05]  # type: ignore[list-item]
    g.decrees = [decree for decree in g.decrees if decree not in (d05, d28)][:6]
    refill_decrees(g)
    assert len(g.decrees) == 8
    assert d05 not in g.decrees and d28 not in g.decrees
    assert {d05, d28} <= set(g.outlawed)
    four = new_table(4)
    four.decrees = []
    four.decree_deck = [d05]  # type: ignore[list-item]
    refill_decrees(four)
    assert four.decrees == [d05]


def test_each_player_keeps_one_of_two_clergy_tiles() -> None:
    """Two tiles are drawn, one kept, the other returned before the next player draws. [L1.1.3, L1.1.9, R-1, R-62]"""
    match = new_match("lisboa", 3, 4)
    g = match.table
    first = g.starter
    assert len(g.bag) == 35
    kept = list(match.asking[first].options)[1]
    match.answer(first, kept)
    g = match.table
    assert [tile.key for tile in g.players[first].clergy] == [kept]
    assert list(match.asking) == [(first + 1) % 3]
    assert len(g.bag) == 34
    assert all(space is None for space in g.church)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_have_the_length_the_decks_allow(seats: int) -> None:
    """Two periods; three piles of the display are empty after 15 to 19 turns. [L2.1, L2.2, L2.4, L2.5, L15.1]"""
    least, most = {4: (2, 11), 3: (2, 14), 2: (2, 20)}[seats]
    for seed in range(5):
        match = new_match("lisboa", seats, seed)
        turns: Counter[int] = Counter()
        for seat in at_every_question(match, Dice(seed)):
            if match.asking[seat].topic == "play-card":
                turns[seat] += 1
        assert match.table.period == 2
        assert all(least <= count <= most for count in turns.values()), turns
        assert max(turns.values()) - min(turns.values()) <= 1


def test_the_most_wigs_win() -> None:
    """The rank follows the wigs. [L2.6]"""
    match = play_on(new_match("lisboa", 4, 3), Dice(3))
    scores = match.scores()
    best = max(scores, key=lambda score: (score.total, score.ties))
    assert best.rank == 1


def test_discarded_cards_never_return() -> None:
    """Every turn a card leaves for good. [L0.7]"""
    match = new_match("lisboa", 3, 9)
    gone: set[str] = set()
    for _ in at_every_question(match, Dice(9), 5):
        g = match.table
        lying = {card.key for card in g.discard if isinstance(card, Political)}
        assert gone <= lying
        gone = lying
        held = [card for p in g.players for card in (*p.hand, *p.taken, *p.top, *p.bottom)]
        assert not lying & {card.key for card in held}
    assert gone
