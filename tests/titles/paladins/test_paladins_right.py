"""The right-hand actions: commission, fortify, garrison, absolve, attack, convert. [P7, P8]"""

from __future__ import annotations

import pytest

from stavitel.titles.paladins.board_cards import SQUARES
from stavitel.titles.paladins.payment import attack_price
from stavitel.titles.paladins.right import monk_squares, outpost_squares, why_no_monk, why_no_outpost
from titles.paladins.paladins_table import hire, named, new_table, on_top, outside, owe, scenario, serve, suspect, take

FORTIFY = ("merchant", "any", "scout")


def test_commission() -> None:
    """A workshop saves the scout; faith 3 opens two regions; the square's scout, 1 influence.

    [P7.1, P7.2, P7.3, P1.6, E-13]
    """
    g = new_table()
    p = g.players[0]
    serve(p, "anseis")
    p.faith, p.influence, p.provisions = 2, 1, 1
    p.workshops, p.developed = {"commission": 1}, 1
    hire(p, labourer=1, cleric=1)
    table = scenario(g).answer("commission")
    regions = {square.region for square in SQUARES if square.key in table.options}
    assert regions == {1, 2}
    assert table.refusal("r3a") == ("faith-short", "P7.2", {"need": 4, "have": 3})
    assert table.why("r1c") == ("square-closed", "P2.14")
    table.answer("r2c")
    p = table.player()
    assert p.provisions == 0
    assert table.g.monks == {"r2c": 0}
    assert p.workers == [0, 1, 0, 0, 0, 0]
    assert p.influence == 2
    assert p.placed == {"commission": ".LC"}


def test_a_square_holds_one_piece_of_anybody() -> None:
    """Monks and outposts block a square alike; own pieces may share a region. [P7.2, P7.10, R-49]"""
    g = new_table()
    p = g.players[0]
    p.provisions, p.monks, p.outposts = 1, 1, 0
    g.monks["r1a"] = 0
    g.outposts["r2a"] = 1
    g.players[1].outposts = 1
    p.faith = 2
    hire(p, scout=1, labourer=1, cleric=1)
    table = scenario(g).answer("commission")
    assert "r1b" in table.options
    assert table.why("r1a") == ("square-taken", "P7.2")
    assert table.why("r2a") == ("square-taken", "P7.2")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_squares_in_reach_are_those_that_nothing_is_against(seats: int) -> None:
    """For every height of the tracks, with some squares taken. [P2.14, P7.2, P7.10]"""
    g = new_table(seats)
    p = g.players[0]
    g.monks["r1b"], g.outposts["r3a"] = 0, 0
    for height in range(13):
        p.faith = p.strength = height
        assert monk_squares(g, p) == [square for square in SQUARES if why_no_monk(g, p, square) is None]
        assert outpost_squares(g, p) == [square for square in SQUARES if why_no_outpost(g, p, square) is None]


def test_commission_and_garrison_need_a_square_in_reach() -> None:
    """If none, the action is refused with the least that would open one. [P4.12, P7.2, P7.10, R-44]"""
    g = new_table()
    p = g.players[0]
    p.provisions = 1
    hire(p, scout=1, labourer=1, cleric=1, merchant=1, fighter=1)
    g.monks |= {"r1a": 1, "r1b": 1}
    g.players[1].monks = 2
    table = scenario(g)
    assert table.refusal("commission") == ("faith-short", "P7.2", {"need": 2, "have": 0})
    assert table.refusal("garrison") == ("strength-short", "P7.10", {"need": 3, "have": 0})
    g.monks = {square.key: 1 for square in SQUARES}
    assert scenario(g).why("commission") == ("no-square", "P4.12")


def test_fortify() -> None:
    """The fourth wall needs influence 5, met with Anséis, who waives the provisions. [P7.5, P7.6, P7.8, E-14]"""
    g = new_table()
    p = g.players[0]
    serve(p, "anseis")
    p.influence, p.strength = 2, 4
    p.walls += [take(g, f"wall-{n}") for n in (1, 2, 5)]
    hire(p, merchant=1, labourer=1, scout=1)
    on_top(g, g.wall_deck, "wall-17")
    g.players[1].passed = True
    table = scenario(g).answer("fortify")
    p = table.player()
    assert p.provisions == 0
    assert p.walls[3] is named("wall-17")
    assert (p.strength, p.influence) == (5, 2)  # influence is needed, not spent [P4.7, E-06]
    assert p.workers == [1, 0, 0, 1, 0, 0]
    p.placed.clear()
    hire(p, merchant=1, labourer=1, scout=1)
    again = table.g.copy()
    assert scenario(again).refusal("fortify") == ("influence-short", "P7.5", {"need": 7, "have": 5})


def test_walls_cost_provisions_and_influence() -> None:
    """1, 1, 1, 2, 2, 3, 3 provisions; influence 0, 1, 3, 5, 7, 9, 11; seven at most. [P7.5, P4.11]"""
    provisions, influence = (1, 1, 1, 2, 2, 3, 3), (0, 1, 3, 5, 7, 9, 11)
    for built in range(7):
        g = new_table()
        p = g.players[0]
        p.walls += [take(g, f"wall-{n}") for n in range(3, 3 + built)]
        hire(p, merchant=1, labourer=1, scout=1)
        p.provisions, p.influence = provisions[built] - 1, influence[built]
        assert scenario(g).refusal("fortify") == (
            "provisions-short", "P7.5", {"need": provisions[built], "have": provisions[built] - 1},
        )  # fmt: skip
        p.provisions += 1
        assert "fortify" in scenario(g).options
        if built:
            p.influence -= 1
            assert scenario(g).why("fortify")[0] == "influence-short"
    p.walls += [take(g, "wall-20"), take(g, "wall-21")]
    assert scenario(g).why("fortify") == ("none-left", "P4.11")


def test_without_wall_cards_there_is_no_fortifying() -> None:
    """24 cards may run out. [P7.7, P4.12, R-15]"""
    g = new_table()
    g.wall_deck = []
    g.players[0].provisions = 1
    hire(g.players[0], merchant=1, labourer=1, scout=1)
    assert scenario(g).why("fortify") == ("no-walls", "P7.7")


def test_garrison_with_a_pray_square() -> None:
    """Strength 5 opens three regions; the reward clears a space, 1 faith is gained.

    [P7.9, P7.10, P7.11, P4.14, E-15]
    """
    g = new_table()
    p = g.players[0]
    p.strength, p.provisions = 5, 1
    p.placed["hunt"] = "L."
    hire(p, merchant=1, labourer=1, fighter=1)
    table = scenario(g).answer("garrison")
    assert {square.region for square in SQUARES if square.key in table.options} == {1, 2, 3}
    assert table.refusal("r4a") == ("strength-short", "P7.10", {"need": 7, "have": 5})
    table.answer("r3d")
    assert table.options == ["hunt", "garrison", "decline"]
    table.answer("hunt")
    p = table.player()
    assert (p.provisions, p.faith) == (0, 1)
    assert table.g.outposts == {"r3d": 0}
    assert p.placed == {"garrison": "MLF"}


def test_a_pray_reward_may_clear_the_space_just_used() -> None:
    """Its workers were placed before the reward; the reward may also be declined. [P4.14, P4.9, P6.11, R-14]"""
    g = new_table()
    p = g.players[0]
    p.strength, p.provisions = 5, 1
    hire(p, merchant=1, labourer=1, fighter=1)
    g.players[1].passed = True
    assert scenario(g).answer("garrison", "r3d", "garrison").player().placed == {}
    assert scenario(g).answer("garrison", "r3d", "decline").player().faith == 1


@pytest.mark.parametrize(
    ("action", "prices"), [("commission", (1, 1, 1, 2, 2, 3, 3)), ("garrison", (1, 1, 1, 2, 2, 3, 3))]
)
def test_pieces_cost_provisions(action: str, prices: tuple[int, ...]) -> None:
    """1, 1, 1, 2, 2, 3, 3 provisions, always the leftmost piece, seven in all. [P7.1, P7.9, P4.11]"""
    for done in range(8):
        g = new_table(4)
        p = g.players[0]
        p.faith = p.strength = 12
        hire(p, scout=1, labourer=1, cleric=1, merchant=1, fighter=1)
        places = [square.key for square in SQUARES[-done:]] if done else []
        if action == "commission":
            p.monks = done
            g.monks = dict.fromkeys(places, 0)
        else:
            p.outposts = done
            g.outposts = dict.fromkeys(places, 0)
        if done == 7:
            assert scenario(g).why(action) == ("none-left", "P4.11")
            continue
        p.provisions = prices[done]
        table = scenario(g).answer(action, "r1b")
        assert table.player().provisions == 0
        assert table.player().silver == 2


def test_absolve() -> None:
    """Silver 1, no influence; the jar space pays a debt; 1 faith; a suspicion card less. [P8.1, P8.2, P13.2, E-16]"""
    g = new_table()
    p = g.players[0]
    p.silver = 1
    owe(g, p)
    suspect(g, p, "suspicion-0")
    hire(p, cleric=1, labourer=1, merchant=1)
    table = scenario(g).answer("absolve", "jar-space-1", "acquit:1", "yes")
    p = table.player()
    assert (p.silver, p.unpaid, p.paid, p.faith, p.suspicion) == (0, 0, 1, 1, [])
    assert p.jar_spaces == [named("jar-space-1")]
    assert table.g.suspicion_discards == [named("suspicion-0")]
    assert p.jars == 1


def test_jars_cost_silver_and_influence() -> None:
    """1, 2, 2, 2, 3, 3, 3 silver; influence 0, 2, 4, 6, 8, 10, 12; each jar space once. [P8.1, P8.2, P4.11]"""
    prices, needs = (1, 2, 2, 2, 3, 3, 3), (0, 2, 4, 6, 8, 10, 12)
    for done in range(8):
        g = new_table()
        p = g.players[0]
        p.jars = done
        p.jar_spaces = [named(f"jar-space-{n}") for n in range(1, done + 1)]
        hire(p, cleric=1, labourer=1, merchant=1)
        if done == 7:
            assert scenario(g).why("absolve") == ("none-left", "P4.11")
            continue
        p.influence, p.silver = needs[done], prices[done] - 1
        assert scenario(g).refusal("absolve") == (
            "silver-short",
            "P8.1",
            {"need": prices[done], "have": prices[done] - 1},
        )
        p.silver += 1
        if done:
            p.influence -= 1
            short = {"need": needs[done], "have": needs[done] - 1}
            assert scenario(g).refusal("absolve") == ("influence-short", "P8.1", short)
            p.influence += 1
        table = scenario(g).answer("absolve")
        if done < 6:
            assert table.options == [f"jar-space-{n}" for n in range(done + 1, 8)]


def test_attack_beyond_strength() -> None:
    """Strength 5 against flag 7 costs 1 silver; influence and two labourers. [P8.4, P8.5, P8.6, E-17]"""
    g = new_table()
    p = g.players[0]
    p.strength, p.silver = 5, 1
    outside(g, "mercenary-viking", 4)
    hire(p, scout=1, labourer=1, fighter=1)
    table = scenario(g).answer("attack")
    fifth = g.outsiders[4]
    assert fifth is not None
    assert table.refusal(fifth.key) == ("attack-silver-short", "P8.5", {"need": 2, "have": 1, "lack": 4})
    table.answer("mercenary-viking")
    p = table.player()
    assert (p.silver, p.influence) == (0, 1)
    assert p.workers == [2, 0, 0, 0, 0, 0]
    assert p.attacked == [named("mercenary-viking")]
    assert table.g.outsiders[3] is None


@pytest.mark.parametrize(
    ("strength", "prices"),
    [
        (0, (1, 2, 3, 4, 5, 6)),
        (1, (0, 1, 2, 3, 4, 5)),
        (2, (0, 1, 2, 3, 4, 5)),
        (5, (0, 0, 0, 1, 2, 3)),
        (8, (0, 0, 0, 0, 1, 2)),
        (11, (0, 0, 0, 0, 0, 0)),
    ],
)
def test_silver_for_missing_strength(strength: int, prices: tuple[int, ...]) -> None:
    """1 silver for each 2 points missing, rounded up. [P8.5, R-17]"""
    assert tuple(attack_price(strength, position) for position in range(6)) == prices


def test_no_paladin_pays_for_missing_strength() -> None:
    """Engelier's silver comes after the payment, too late to help with it. [P8.5, R-47]"""
    g = new_table()
    p = g.players[0]
    serve(p, "engelier")
    g.outsiders[0] = g.outsiders[1] = None
    hire(p, scout=1, labourer=1, fighter=1)
    assert scenario(g).refusal("attack") == ("attack-silver-short", "P8.5", {"need": 1, "have": 0, "lack": 2})


def test_attack_is_refused_when_nobody_is_in_reach() -> None:
    """The nearest outsider says what is missing; attacks are not limited in number. [P4.12, P8.5, P4.11]"""
    g = new_table()
    p = g.players[0]
    hire(p, scout=1, labourer=1, fighter=1)
    assert scenario(g).refusal("attack") == ("attack-silver-short", "P8.5", {"need": 1, "have": 0, "lack": 1})
    g.outsiders = [None] * 6
    assert scenario(g).why("attack") == ("row-empty", "P4.12")
    g = new_table()
    p = g.players[0]
    p.strength = 1
    hire(p, scout=1, labourer=1, fighter=1)
    p.attacked = [card for card in (g.outsider_deck.pop() for _ in range(9))]
    assert "attack" in scenario(g).options


def test_convert() -> None:
    """Faith 4 reaches flag 2; 2 silver for the third; strength 2. [P8.8, P8.9, P8.10, E-18]"""
    g = new_table()
    p = g.players[0]
    serve(p, "engelier")
    p.faith, p.silver, p.strength = 3, 2, 1
    p.converted += [take(g, "thief-viking"), take(g, "hunter-saracen")]
    outside(g, "assassin-byzantine", 2)
    hire(p, fighter=1, labourer=1, cleric=1)
    table = scenario(g).answer("convert")
    fourth = g.outsiders[3]
    assert fourth is not None
    assert table.refusal(fourth.key) == ("faith-short", "P8.9", {"need": 6, "have": 4})
    table.answer("assassin-byzantine")
    p = table.player()
    assert (p.silver, p.strength) == (0, 3)
    assert p.converted[2] is named("assassin-byzantine")


def test_conversions_cost_silver() -> None:
    """0, 1, 2, 2, 2, 3, 3 silver, seven in all; no silver replaces faith. [P8.8, P8.9, P4.11]"""
    prices = (0, 1, 2, 2, 2, 3, 3)
    for done in range(8):
        g = new_table()
        p = g.players[0]
        p.converted = [g.outsider_deck.pop() for _ in range(done)]
        hire(p, fighter=1, labourer=1, cleric=1)
        if done == 7:
            assert scenario(g).why("convert") == ("none-left", "P4.11")
            continue
        p.silver = prices[done]
        table = scenario(g)
        assert "convert" in table.options
        table.answer("convert")
        assert table.player().silver == 0
        if prices[done]:
            p.silver = prices[done] - 1
            assert scenario(g).refusal("convert") == ("silver-short", "P8.8", {"need": prices[done], "have": p.silver})
    g = new_table()
    p = g.players[0]
    p.silver = 9
    hire(p, fighter=1, labourer=1, cleric=1)
    g.outsiders[0] = None
    assert scenario(g).refusal("convert") == ("faith-short", "P8.9", {"need": 2, "have": 0})
