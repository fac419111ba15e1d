"""The virtual player. [P20-P31]"""

from __future__ import annotations

from random import Random as Dice
from statistics import mean

import pytest

from stavitel.kernel import new_match
from stavitel.testing.scenario import Scenario
from stavitel.titles.paladins.board_cards import SQUARES
from stavitel.titles.paladins.cards import ORDERS
from stavitel.titles.paladins.gains import advance, raise_attribute
from stavitel.titles.paladins.solo import workers_needed
from stavitel.titles.paladins.solo_actions import in_order, preference
from stavitel.titles.paladins.table import Game, Player, Virtual
from titles.paladins.paladins_table import (
    changes,
    favour,
    hire,
    holdings,
    in_town,
    named,
    new_table,
    on_top,
    outside,
    owe,
    scenario,
    suspect,
    take,
)

RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")


def alone(scheme: str, workers: int = 4, **options: str) -> tuple[Game, Player, Virtual]:
    """The virtual player is on turn, the human has passed; this scheme lies on top."""
    g = new_table(1, **options)
    p = g.players[1]
    virtual = p.virtual
    assert virtual is not None
    g.players[0].passed = True
    g.active = 1
    p.workshops, p.developed = {}, 0
    put_on_top(virtual, scheme)
    virtual.workers = workers
    return g, p, virtual


def put_on_top(virtual: Virtual, *schemes: str) -> None:
    for action in reversed(schemes):
        card = named(f"scheme-{action}")
        for pile in (virtual.deck, virtual.schemes, virtual.waiting):
            if card in pile:
                pile.remove(card)
                break
        virtual.deck.append(card)


def one_turn(g: Game) -> Scenario:
    """One turn of the virtual player; then the human, who has a worker, is asked."""
    g.players[0].passed = False
    hire(g.players[0], labourer=3)
    return scenario(g)


def brain(table: Scenario) -> Virtual:
    virtual = table.player(1).virtual
    assert virtual is not None
    return virtual


# ------------------------------------------------------------------------------------------------------------- set-up


@pytest.mark.parametrize(("level", "workshops"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_difficulty_is_a_number_of_workshops(level: str, workshops: int) -> None:
    """1, 3 or 5 workshops on the actions of as many orders, at most one each. [P20.2, P20.6, E-25]"""
    table = Scenario(new_match("paladins", 1, 3, {"difficulty": level}))
    p = table.player(1)
    assert p.developed == workshops
    assert set(p.workshops.values()) == {1}
    assert set(p.workshops) <= {order.action for order in ORDERS}
    for action in RIGHT:
        assert workers_needed(p, action) == (2 if action in p.workshops else 3)


def test_the_virtual_player_sits_after_the_human_and_is_never_asked() -> None:
    """Observed like any seat, without townsfolk; twelve schemes in the deck, five on the favours.

    [P20.1, P20.2, P20.3, P20.4, P20.5, P20.8, R-27]
    """
    table = Scenario(new_match("paladins", 1, 3))
    assert list(table.asking) == [0]
    table.answer(table.options[0])
    p = table.player(1)
    assert p.retinue == []
    virtual = brain(table)
    assert virtual.marker == 1
    assert virtual.stack == ["influence", "faith", "strength"]
    assert (len(virtual.deck), len(virtual.waiting), len(virtual.schemes)) == (12, 5, 0)
    assert table.g.start == 0
    assert table.match.observe(0)["players"][1]["virtual"]["deck"] == {"hidden": 12}
    assert None not in table.g.town


def test_orders_bring_workshops_and_favours_bring_schemes() -> None:
    """Rounds 1-3: the workshop of the order; rounds 3-7: a scheme to the discards; round + 3 workers.

    [P20.7, P21.1, P21.2, P21.4, E-28]
    """
    for number in range(1, 8):
        g = new_table(1, difficulty="hard")
        g.phase, g.round = "open", number
        g.orders = [g.orders_down.pop(0) for _ in range(min(3, number - 1))]
        g.favours = [g.favours_down.pop(0) for _ in range(max(0, number - 3))]
        before = g.players[1].developed
        table = scenario(g)
        p = table.player(1)
        assert brain(table).workers == number + 3
        assert p.developed - before == (1 if number <= 3 else 0)
        assert len(brain(table).schemes) == (1 if number >= 3 else 0)
        if number <= 3:
            action = table.g.orders[-1].action
            assert workers_needed(p, action) == (1 if g.players[1].workshops.get(action) else 2)


def test_it_is_suspected_for_the_criminals_left_in_the_tavern() -> None:
    """One card per criminal on the card left over, after the human's own; no workers. [P21.3, P21.5, R-55]"""
    g = new_table(1)
    g.phase = "gather"
    p = g.players[0]
    p.chosen = [p.deck.pop()]
    on_top(g, g.tavern, "tavern-12", "tavern-16")
    on_top(g, g.suspicion_deck, "suspicion-2", "suspicion-1", "suspicion-0", "suspicion-1")
    table = scenario(g).answer("tavern-12")
    assert [card.key for card in table.player().suspicion] == ["suspicion-2", "suspicion-1"]
    assert [card.key for card in table.player(1).suspicion] == ["suspicion-0", "suspicion-1"]
    assert brain(table).workers == 4
    assert table.g.tax == 1
    assert brain(table).marker == 2


# ------------------------------------------------------------------------------------------------------- resource track


def test_the_marker_starts_over_and_raises_the_lowest_attribute() -> None:
    """Each time it passes from 5 to 1; of equal ones the one on top; those at 12 are passed over.

    [P22.1, P22.2, P22.3, P22.4]
    """
    g = new_table(1)
    p = g.players[1]
    virtual = p.virtual
    assert virtual is not None
    advance(g, p, 5)
    assert (virtual.marker, p.strength) == (1, 1)  # all at 0: strength lies on top
    p.faith, p.strength, p.influence = 3, 3, 4
    virtual.stack = ["strength", "influence", "faith"]
    advance(g, p, 5)
    assert p.faith == 4
    p.faith, p.strength, p.influence = 12, 12, 11
    advance(g, p, 5)
    assert (p.faith, p.strength, p.influence) == (12, 12, 12)
    advance(g, p, 10)
    assert (p.faith, p.strength, p.influence) == (12, 12, 12)


def test_six_wraps_from_nothing() -> None:
    """From influence, faith, strength on 0 the wraps even the tracks out. [P22.2, P22.3, E-33]"""
    g = new_table(1)
    p = g.players[1]
    heights = []
    for _ in range(6):
        advance(g, p, 5)
        heights.append((p.influence, p.faith, p.strength))
    assert heights == [(0, 0, 1), (0, 1, 1), (1, 1, 1), (2, 1, 1), (2, 2, 1), (2, 2, 2)]


def test_of_two_lowest_attributes_the_one_on_top_rises() -> None:
    """Influence moved last onto 2, where strength stands. [P22.2, P22.3, E-34]"""
    g = new_table(1)
    p = g.players[1]
    p.faith, p.strength, p.influence = 4, 2, 1
    raise_attribute(p, "influence")
    advance(g, p, 5)
    assert (p.faith, p.strength, p.influence) == (4, 2, 3)


def test_the_switch_for_the_highest_attribute() -> None:
    """Option wrap_attribute: highest, on a wrap and for the favour of any attribute. [R-28, R-38]"""
    g = new_table(1, wrap_attribute="highest")
    p = g.players[1]
    p.faith, p.strength, p.influence = 4, 4, 2
    advance(g, p, 5)
    assert (p.faith, p.strength, p.influence) == (4, 5, 2)
    g, p, _ = alone("favour", wrap_attribute="highest")
    favour(g, "favour-4")
    p.faith, p.strength, p.influence = 5, 3, 1
    assert one_turn(g).player(1).faith == 6


def test_the_favour_of_any_attribute_follows_the_wraps() -> None:
    """Faith 5, strength 3, influence 1: influence rises. [P27.3, P22.2, E-35, R-38]"""
    g, p, _ = alone("favour")
    favour(g, "favour-4")
    p.faith, p.strength, p.influence = 5, 3, 1
    p = one_turn(g).player(1)
    assert (p.faith, p.strength, p.influence) == (5, 3, 2)


@pytest.mark.parametrize(("cards", "tax"), [(0, 3), (1, 4)])
def test_absolve_without_anything_to_discard_takes_coins(cards: int, tax: int) -> None:
    """A coin for each suspicion card that is missing; the marker stays. [P26.2, P22.7, E-36, R-31]"""
    g, p, virtual = alone("absolve")
    suspect(g, p, *["suspicion-0"] * cards)
    before = virtual.marker
    table = one_turn(g)
    assert (table.player(1).faith, table.player(1).suspicion) == (1, [])
    assert (table.g.tax, brain(table).marker) == (tax, before)


@pytest.mark.parametrize(
    ("marker", "length", "expected"),
    [(3, 5, [3, 4, 5, 1, 2]), (3, 6, [3, 4, 5, 6, 1, 2]), (5, 6, [5, 6, 1, 2, 3, 4]), (1, 5, [1, 2, 3, 4, 5])],
)
def test_the_marker_names_the_target(marker: int, length: int, expected: list[int]) -> None:
    """From its space to the right and round. [P22.5, E-26]"""
    g = new_table(1)
    p = g.players[1]
    assert p.virtual is not None
    p.virtual.marker = marker
    assert [position + 1 for position in in_order(p, length)] == expected


# ------------------------------------------------------------------------------------------------------------- schemes


def test_scheme_commission() -> None:
    """With a workshop 2 workers: a monk on the best square, influence. [P23.2, P24.3, P26.1, E-29]"""
    g, p, _ = alone("commission", workers=2)
    p.workshops, p.developed = {"commission": 1}, 1
    in_town(g, "missionary-2", 1)
    table = one_turn(g)
    p = table.player(1)
    assert table.g.monks == {"r1a": 1}
    assert (p.influence, p.faith) == (1, 1)  # the free recruit is a dismissal
    assert table.g.town[0] is None
    assert brain(table).workers == 0
    assert p.placed == {"commission": "WW"}


def test_too_few_workers_lead_to_a_basic_action() -> None:
    """With 1 worker the commission becomes a recruit. [P24.4, P25.1, E-29, R-34]"""
    g, p, _ = alone("commission", workers=1)
    p.workshops, p.developed = {"commission": 1}, 1
    in_town(g, "collector-1", 1)
    table = one_turn(g)
    assert table.g.monks == {}
    assert table.g.town_discards == [named("collector-1")]
    assert brain(table).workers == 2
    assert table.player(1).placed == {"recruit": "W"}


def test_scheme_garrison() -> None:
    """An outpost within strength; faith. [P26.1, P26.6]"""
    g, p, _ = alone("garrison")
    p.strength = 3
    table = one_turn(g)
    assert table.g.outposts == {"r1a": 1}
    assert table.player(1).faith >= 1
    g, p, _ = alone("garrison")
    assert one_turn(g).g.outposts == {}  # strength 0 reaches no region


def test_scheme_fortify() -> None:
    """The top wall with strength and rewards, if influence suffices. [P26.3]"""
    g, _, _ = alone("fortify")
    on_top(g, g.wall_deck, "wall-15")
    table = one_turn(g)
    p = table.player(1)
    assert p.walls == [named("wall-15")]
    assert p.strength == 1
    assert brain(table).workers == 4 - 3 + 2
    g, p, _ = alone("fortify")
    p.walls = [take(g, "wall-1")]
    assert len(one_turn(g).player(1).walls) == 1  # the second wall needs influence 1


@pytest.mark.parametrize(
    ("wall", "trouble", "gained"),
    [
        ("wall-7", True, {"unpaid": -1, "paid": 1}),
        ("wall-7", False, {"marker": 2}),
        ("wall-9", True, {"suspicion": -1}),
        ("wall-9", False, {"tax": -1}),
    ],
)
def test_a_wall_with_a_choice(wall: str, trouble: bool, gained: dict[str, int]) -> None:
    """The leftmost; paying without a debt yields to the other, discarding without a card takes a coin.

    [P26.3, P22.7, R-36]
    """
    g, p, _ = alone("fortify")
    if trouble:
        owe(g, p)
        suspect(g, p, "suspicion-0")
    on_top(g, g.wall_deck, wall)
    before = {"unpaid": p.unpaid, "paid": 0, "marker": 1, "suspicion": len(p.suspicion), "tax": g.tax}
    table = one_turn(g)
    after = {name: holdings(table, 1)[name] for name in before}
    assert changes(before, after) == gained


def test_scheme_absolve() -> None:
    """A jar flipped: faith, a suspicion card, and a debt paid or another card. [P26.2]"""
    g, p, _ = alone("absolve")
    owe(g, p)
    suspect(g, p, "suspicion-0", "suspicion-0", "suspicion-0")
    table = one_turn(g)
    p = table.player(1)
    assert (p.jars, p.faith, len(p.suspicion), p.paid, p.unpaid) == (1, 1, 2, 1, 0)
    g, p, _ = alone("absolve")
    suspect(g, p, "suspicion-0", "suspicion-0", "suspicion-0")
    assert len(one_turn(g).player(1).suspicion) == 1
    g, p, _ = alone("absolve")
    p.jars = 1
    assert one_turn(g).player(1).jars == 1  # the second jar needs influence 2


def test_scheme_attack() -> None:
    """The outsider the marker names among those within strength; influence and its reward. [P26.4, P22.5]"""
    g, p, virtual = alone("attack")
    p.strength = 5
    virtual.marker = 4
    outside(g, "mercenary-viking", 1)
    outside(g, "archer-saracen", 4)
    table = one_turn(g)
    p = table.player(1)
    assert p.attacked == [named("mercenary-viking")]  # position 4 is out of reach, so on to 1
    assert p.influence == 1
    assert brain(table).workers == 4 - 3 + 2
    g, p, _ = alone("attack")
    assert one_turn(g).player(1).attacked == []  # no silver for missing strength


def test_scheme_convert() -> None:
    """The outsider the marker names within faith; its strength. [P26.5]"""
    g, p, virtual = alone("convert")
    p.faith = 2
    virtual.marker = 2
    outside(g, "barbarian-viking", 2)
    table = one_turn(g)
    p = table.player(1)
    assert p.converted == [named("barbarian-viking")]
    assert p.strength == 2


def test_scheme_order() -> None:
    """Unfulfilled orders from right to left; all fulfilled: the rightmost again. [P27.1, E-30, R-37]"""
    for done, placed, expected in (
        ((), (), "commission"),
        (("commission",), (), "convert"),
        ((), ("commission",), "convert"),
        ((), ("commission", "convert"), "fortify"),
        (("commission", "convert", "fortify"), (), "commission"),
    ):
        g, p, virtual = alone("order", workers=9)
        g.orders = [take(g, "order-fortify"), take(g, "order-convert"), take(g, "order-commission")]
        p.faith = p.influence = 12
        if "commission" in done:
            p.monks = 5
        if "convert" in done:
            p.converted = [g.outsider_deck.pop() for _ in range(5)]
        if "fortify" in done:
            p.walls = [g.wall_deck.pop() for _ in range(5)]
        p.placed = dict.fromkeys(placed, "WWW")
        g.monks = {square.key: 0 for square in SQUARES if square.key not in ("r2b", "r3c")}  # plain rewards
        table = one_turn(g)
        new = [action for action in table.player(1).placed if action not in placed]
        assert new == [expected]
        assert virtual.workers == 9


def test_scheme_favour() -> None:
    """The favour the marker names; used ones are passed over; 2 taxes move the marker round. [P27.2, P22.1, E-31]"""
    g, p, virtual = alone("favour")
    for key in ("favour-1", "favour-2", "favour-3", "favour-4", "favour-5"):
        favour(g, key)
    g.favours_down = []
    g.favour_workers = {"favour-5": "L", "favour-1": "L"}
    virtual.marker = 5
    suspect(g, p, "suspicion-0")
    p.faith, p.strength, p.influence = 3, 2, 1
    table = one_turn(g)
    p = table.player(1)
    assert table.g.favour_workers["favour-2"] == "W"
    assert p.suspicion == []
    assert table.g.tax == 3
    assert brain(table).marker == 2
    assert (p.faith, p.strength, p.influence) == (3, 2, 2)
    assert brain(table).workers == 3


@pytest.mark.parametrize(
    ("key", "gained"),
    [
        ("favour-1", {"faith": 1}),  # dismisses the Missionary
        ("favour-2", {"marker": 2, "tax": -3}),
        ("favour-3", {"workers": 2, "suspicion": 2}),
        ("favour-4", {"strength": 1}),
        ("favour-5", {"paid": 1, "unpaid": -1}),
        ("favour-6", {"unpaid": 1, "workers": 3}),
        ("favour-7", {"workers": 2}),
        ("favour-8", {"workers": 3}),
        ("favour-9", {"marker": 3, "tax": -1}),
        ("favour-10", {"workers": 1}),
    ],
)
def test_every_favour_of_the_virtual_player(key: str, gained: dict[str, int]) -> None:
    """Colours and costs are ignored, but a debt is taken; choices as ruled.

    [P27.2, P27.3, P22.6, P22.7, P23.1, E-27, R-30, R-38]
    """
    g, p, _ = alone("favour")
    favour(g, key)
    in_town(g, "missionary-2", 1)
    on_top(g, g.suspicion_deck, "suspicion-0", "suspicion-0")
    if key == "favour-5":
        owe(g, p)
    before = holdings(begin_idle(g), 1)
    table = one_turn(g)
    change = changes(before, holdings(table, 1))
    change["workers"] = change.get("workers", 0) + 1
    assert {name: amount for name, amount in change.items() if amount} == gained


def begin_idle(g: Game) -> Scenario:
    """The table as it stands before the virtual player's turn."""
    twin = g.copy()
    twin.phase = "over"
    return scenario(twin)


def test_favour_5_without_a_debt_discards_suspicion() -> None:
    """Two cards, or a coin for each that is missing. [P27.3, P22.7, R-31]"""
    g, p, _ = alone("favour")
    favour(g, "favour-5")
    suspect(g, p, "suspicion-0")
    table = one_turn(g)
    assert table.player(1).suspicion == []
    assert table.g.tax == 4


def test_no_favour_turned_up_leads_to_a_basic_action() -> None:
    """The scheme is lost. [P24.4, P27.2]"""
    g, _, _ = alone("favour")
    assert set(one_turn(g).player(1).placed) == {"recruit"}


def test_scheme_recruit() -> None:
    """The townsfolk the marker names is dismissed. [P25.1, P22.5]"""
    g, _, virtual = alone("recruit")
    virtual.marker = 3
    in_town(g, "gatekeeper-1", 4)
    g.town[2] = None
    table = one_turn(g)
    assert table.g.town_discards == [named("gatekeeper-1")]
    assert table.g.town[3] is None
    assert table.player(1).retinue == []
    assert brain(table).workers == 4 - 1 + 2


def test_scheme_pray() -> None:
    """Clears the right-hand side alone and shuffles all schemes but those on favours. [P25.2, P23.3, P24.5]"""
    g, p, _ = alone("pray")
    p.placed = {"commission": "WW", "attack": "WWW", "trade": "W"}
    table = one_turn(g)
    assert set(table.player(1).placed) == {"pray", "trade"}
    assert brain(table).schemes == []
    assert len(brain(table).deck) == 12
    assert len(brain(table).waiting) == 5
    assert brain(table).workers == 3
    g, p, _virtual = alone("pray")
    assert brain(one_turn(g)).workers == 4  # nothing to clear: a worker instead


def test_scheme_trade() -> None:
    """The marker moves by one. [P25.3]"""
    g, _, _ = alone("trade")
    table = one_turn(g)
    assert (brain(table).marker, brain(table).workers) == (2, 3)


def test_scheme_conspire() -> None:
    """A suspicion card with its tax, and two workers. [P25.4, P22.1]"""
    g, _, _ = alone("conspire")
    on_top(g, g.suspicion_deck, "suspicion-2")
    table = one_turn(g)
    assert len(table.player(1).suspicion) == 1
    assert (brain(table).marker, brain(table).workers, table.g.tax) == (3, 5, 3)


def test_basic_actions_from_left_to_right() -> None:
    """Recruit, pray, trade, conspire, rest; each space once. [P24.4, P23.3]"""
    used: tuple[str, ...] = ()
    for expected in ("recruit", "pray", "trade", "conspire", "rest"):
        g, p, _ = alone("convert", workers=1)
        p.placed = dict.fromkeys(used, "W")
        p.placed["convert"] = "WWW"
        table = scenario(g) if expected == "rest" else one_turn(g)
        if expected == "rest":
            assert table.g.round == 2
        else:
            assert expected in table.player(1).placed
        used = (*used, expected)


def test_recruit_is_passed_over_with_an_empty_row() -> None:
    """Then it prays. [P24.4]"""
    g, _, _ = alone("recruit")
    g.town = [None] * 5
    assert set(one_turn(g).player(1).placed) == {"pray"}


def test_rest() -> None:
    """The marker moves by one and one more per worker left; the virtual player has passed. [P25.5, P24.2, R-33]"""
    g, p, _ = alone("convert", workers=3)
    p.placed = dict.fromkeys(("recruit", "pray", "trade", "conspire", "convert"), "W")
    table = one_turn(g)
    assert brain(table).marker == 4
    assert table.player(1).passed


def test_it_is_done_without_workers() -> None:
    """Without a worker at the start of its turn it has finished the round; the human goes on alone. [P24.1, P24.2]"""
    g, _, virtual = alone("trade", workers=0)
    table = one_turn(g)
    assert table.player(1).passed
    assert list(table.asking) == [0]
    assert virtual.deck[-1] is named("scheme-trade")


def test_it_goes_on_alone_when_the_human_has_passed() -> None:
    """And keeps no workers; its board is cleared at the end of the round. [P24.1, P28.1]"""
    g, _, _virtual = alone("trade", workers=1)
    table = scenario(g)
    assert table.g.round == 2
    assert table.player(1).placed == {}
    assert brain(table).workers == 5
    assert not table.player(1).passed


def test_a_scheme_deck_that_runs_out_is_made_of_the_discards() -> None:
    """Schemes are not shuffled between rounds. [P24.5, R-35]"""
    g, _, virtual = alone("trade")
    virtual.schemes, virtual.deck = virtual.deck, []
    table = one_turn(g)
    assert len(brain(table).deck) + len(brain(table).schemes) == 12
    g, _, virtual = alone("trade", workers=1)
    order = list(virtual.deck)
    table = scenario(g)
    assert brain(table).deck == order[:-1]
    assert brain(table).schemes == [named("scheme-trade")]


def test_preferences_among_squares() -> None:
    """Free recruit, a debt that can be paid, pray, two workers, one, two silver, suspicion; else leftmost.

    [P26.1, P26.7, R-56]
    """
    g = new_table(1)
    p = g.players[1]
    in_rank = ("r1a", "r4e", "r3d", "r4f", "r2c", "r1b", "r2d")
    p.unpaid = 1
    assert [preference(p, named(key)) for key in in_rank] == [0, 1, 2, 3, 4, 5, 6]
    p.unpaid = 0
    assert preference(p, named("r4e")) == 9
    assert preference(p, named("r4i")) == 3


def test_a_free_recruit_square_comes_first_even_with_an_empty_row() -> None:
    """Its reward then lapses. [P26.8, R-56]"""
    g, _, _ = alone("commission")
    g.town = [None] * 5
    table = one_turn(g)
    assert table.g.monks == {"r1a": 1}
    assert table.g.town_discards == []


def test_the_marker_moves_for_every_icon_though_coins_are_few() -> None:
    """Two taxes with one coin left: two steps, then the Inquisition. [P22.8, R-32]"""
    g, _, _ = alone("conspire")
    g.tax = 1
    on_top(g, g.suspicion_deck, "suspicion-2")
    table = one_turn(g)
    assert brain(table).marker == 3
    assert table.g.tax == 5
    assert table.player(1).unpaid == 1


def test_seven_of_an_action_are_the_limit() -> None:
    """Then the scheme cannot be done. [P24.4, P4.11]"""
    g, p, _ = alone("absolve")
    p.jars, p.influence = 7, 12
    assert one_turn(g).player(1).jars == 7


def test_taking_the_last_coin_calls_the_inquisition_for_both() -> None:
    """Also by discarding what it has not; the virtual player takes part like a player. [P22.7, P22.8, P14.2]"""
    g, _p, _ = alone("absolve")
    g.tax = 1
    suspect(g, g.players[0], "suspicion-0", "suspicion-0")
    table = one_turn(g)
    assert table.player().unpaid == 1
    assert len(table.player().suspicion) == 1
    assert table.g.tax == 5 - 1  # the second card it should discard takes another coin
    assert brain(table).marker == 1


def test_the_human_may_speak_in_an_inquisition_of_its_turn() -> None:
    """Townsfolk of the human are asked for in the virtual player's turn. [P14.1, P24.1]"""
    g, _, _ = alone("conspire")
    g.players[0].retinue.append(take(g, "squire-1"))
    g.tax = 1
    on_top(g, g.suspicion_deck, "suspicion-1")
    table = one_turn(g)
    assert table.options == ["squire-1", "done"]
    table.answer("squire-1")
    assert table.player().faith == 1
    assert table.player(1).unpaid == 1


def test_further_cards_are_discarded_in_solo() -> None:
    """Townsfolk at position 4 and the outsider at position 2 too. [P28.2, R-39]"""
    for seats, gone in ((1, 2), (2, 1)):
        g = new_table(seats)
        g.phase = "close"
        town, row = list(g.town), list(g.outsiders)
        table = scenario(g)
        assert table.g.town_discards == [town[4], town[3]][:gone]
        assert table.g.outsider_discards == [row[0], row[1]][:gone]


def test_gains_of_the_virtual_player() -> None:
    """Workers of any colour, resources on the track, attributes. [P26.8, P22.1, P23.1]"""
    g, _, _ = alone("recruit")
    in_town(g, "watchman-2", 1)  # labourer, provision
    table = one_turn(g)
    assert (brain(table).workers, brain(table).marker) == (4, 2)
    g, _, _virtual = alone("recruit")
    in_town(g, "squire-3", 1)  # criminal
    on_top(g, g.suspicion_deck, "suspicion-0")
    table = one_turn(g)
    assert (brain(table).workers, len(table.player(1).suspicion)) == (4, 1)


def test_a_pray_reward_of_the_virtual_player_is_its_pray() -> None:
    """Clears the right-hand side, also the space just used. [P26.1, P25.2]"""
    g, p, _ = alone("recruit")
    p.placed = {"attack": "WWW"}
    in_town(g, "abbot-2", 1)  # pray
    table = one_turn(g)
    assert set(table.player(1).placed) == {"recruit"}
    assert brain(table).workers == 4 - 1


def test_an_extra_seat_for_practice() -> None:
    """It sits after the people, counts for the board, and the start player goes round among the people.

    [P31.1, P31.2, P31.3, P31.4]
    """
    match = new_match("paladins", 2, 7, {"virtual_player": True})
    assert len(match.table.players) == 3
    assert match.table.tax == 6
    starts = []
    while not match.over:
        seat = next(iter(match.asking))
        assert seat < 2
        ask = match.asking[seat]
        if ask.topic == "keep-paladin" and len(match.asking) == 2:
            starts.append(match.table.start)
            assert len(match.table.tavern) == 3
        key = "pass" if "pass" in ask.options else next(iter(ask.options))
        match.answer(seat, list(ask.options)[: ask.least] if ask.many else key)
    first = starts[0]
    assert starts == [first, 1 - first, first, 1 - first, first, 1 - first, first]
    assert match.scores()[2].total > 20


@pytest.mark.parametrize("level", ["easy", "standard", "hard"])
def test_every_difficulty_plays_to_the_end(level: str) -> None:
    """A whole game against somebody who only passes. [P20.6, P29.3]"""
    match = new_match("paladins", 1, 1, {"difficulty": level})
    while not match.over:
        ask = match.asking[0]
        key = "pass" if "pass" in ask.options else next(iter(ask.options))
        match.answer(0, list(ask.options)[: ask.least] if ask.many else key)
    assert match.scores()[1].rank == 1


def test_harder_means_higher() -> None:
    """Against the same random play the virtual player scores more at each harder level. [P20.6]"""
    means = []
    for level in ("easy", "standard", "hard"):
        dice = Dice(7)
        totals = []
        for game in range(40):
            match = new_match("paladins", 1, f"solo-{game}", {"difficulty": level}, quiet=True)
            while not match.over:
                seat, ask = next(iter(match.asking.items()))
                keys = list(ask.options)
                match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))
            totals.append(match.scores()[1].total)
        means.append(mean(totals))
    assert means[0] + 5 < means[1] < means[2] - 5
