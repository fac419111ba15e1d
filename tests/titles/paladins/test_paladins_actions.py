"""Workers and the twelve actions. [P4-P8]"""

from __future__ import annotations

from random import Random as Dice

import pytest
from paladins_table import (
    accept,
    begin,
    changes,
    favour,
    go_on,
    hire,
    holdings,
    in_town,
    me,
    named,
    on_top,
    options,
    outside,
    owe,
    play,
    serve,
    suspect,
    table,
    take,
    topic,
    why,
)

from stavitel.kernel import move, new_match
from stavitel.titles.paladins.actions import ACTIONS, bar, spots_for
from stavitel.titles.paladins.cards import KINDS, SPACE, SQUARES
from stavitel.titles.paladins.right import attack_price
from stavitel.titles.paladins.workers import BIT, crews, lacking, manned

FORTIFY = ("merchant", "any", "scout")


def hands(**workers: int) -> tuple[int, ...]:
    return tuple(workers.get(kind, 0) for kind in KINDS)


@pytest.mark.parametrize(
    ("workers", "fits"),
    [
        ({"merchant": 1, "labourer": 1, "scout": 1}, True),
        ({"criminal": 1, "labourer": 1, "scout": 1}, True),
        ({"criminal": 3}, True),
        ({"merchant": 1, "labourer": 2}, False),
        ({"merchant": 1, "scout": 1}, False),
    ],
)
def test_which_workers_fit(workers: dict[str, int], fits: bool) -> None:
    """Transparent spots take anyone, coloured ones their colour, a criminal fits all. [P4.2, E-07]"""
    assert bool(manned(hands(**workers)) & BIT[FORTIFY]) is fits
    assert (lacking(FORTIFY, hands(**workers)) is None) is fits


def test_a_spot_for_a_criminal_takes_no_other() -> None:
    """Only a criminal fits there. [P4.3, R-07]"""
    assert not manned(hands(labourer=3, cleric=2)) & BIT[("criminal",)]
    assert manned(hands(criminal=1)) & BIT[("criminal",)]


@pytest.mark.parametrize(
    ("spots", "workers", "ways"),
    [
        (FORTIFY, {"merchant": 1, "scout": 1, "labourer": 2, "cleric": 2}, ["merchant+labourer+scout"]),
        (FORTIFY, {"merchant": 1, "scout": 3, "cleric": 1}, ["merchant+scout+scout", "merchant+cleric+scout"]),
        (FORTIFY, {"scout": 1, "criminal": 1, "labourer": 1}, ["criminal+labourer+scout"]),
        (FORTIFY, {"criminal": 3}, ["criminal+criminal+criminal"]),
        (("any", "any"), {"labourer": 1, "scout": 2, "fighter": 1}, ["labourer+scout", "labourer+fighter"]),
        (("any", "any"), {"criminal": 2, "fighter": 1}, ["fighter+criminal"]),
        (("cleric",), {"cleric": 1, "criminal": 2}, ["cleric"]),
    ],
)
def test_only_sensible_ways_to_place_workers_are_offered(
    spots: tuple[str, ...], workers: dict[str, int], ways: list[str]
) -> None:
    """The plainest first, equal ones merged, nobody spent where one who can do less would serve. [P4.2, R-58]"""
    assert [crew.key for crew in crews(spots, hands(**workers))] == ways


def test_choosing_workers_never_takes_a_long_list() -> None:
    """Ten ways at the very most, four with one transparent spot. [R-58]"""
    plenty = hands(scout=3, merchant=3, fighter=3, cleric=3, criminal=3)
    assert len(crews(("any", "any"), plenty)) == 10
    assert len(crews(FORTIFY, plenty)) == 4


def test_a_used_space_is_closed_until_cleared() -> None:
    """Workers stay, and the space is closed. [P4.4, P4.5]"""
    g = table()
    hire(g.players[0], labourer=3)
    g.players[1].passed = True
    match = play(g, "hunt:1")
    assert me(match).placed == {"hunt": "L."}
    assert "hunt:1" not in options(match)
    assert why(match, "hunt:1")[:2] == ("space-closed", "P4.4")
    assert why(match, "hunt:2")[:2] == ("space-closed", "P4.4")


# --------------------------------------------------------------------------------------------------- left-hand actions


def test_develop() -> None:
    """Two workers and 4 silver; the workshop's worker; the covered spot needs nobody any more.

    [P5.1, P5.2, P5.3, P4.6, E-08]
    """
    g = table()
    p = g.players[0]
    p.silver = 4
    hire(p, labourer=1, fighter=1)
    match = play(g, "develop", "workshop:commission@1")
    p = me(match)
    assert p.silver == 0
    assert p.placed == {"develop": "LF"}
    assert p.workshops == {"commission": 1}
    assert p.developed == 1
    assert p.workers == [0, 1, 0, 0, 0, 0]
    assert spots_for(p, move("commission")) == ("any", "cleric")
    assert SPACE["commission"].spots == ("scout", "any", "cleric")


def test_a_workshop_on_a_worker_sends_that_worker_away() -> None:
    """The others stay, and the action stays closed. [P5.4, E-09, R-11]"""
    g = table()
    p = g.players[0]
    p.silver = 4
    p.provisions = 3
    p.placed["commission"] = "SLC"
    hire(p, labourer=4, scout=1, cleric=1)
    g.players[1].passed = True
    match = play(g, "develop", "workshop:commission@2")
    assert me(match).placed["commission"] == "S.C"
    assert "commission" not in options(match)


def test_at_most_two_workshops_an_action() -> None:
    """Covered spots are not offered again; with two only the third needs a worker. [P5.2, P4.6, R-10]"""
    g = table()
    p = g.players[0]
    p.silver = 4
    p.workshops, p.developed = {"attack": 3, "convert": 1}, 3
    hire(p, labourer=2)
    match = play(g, "develop")
    assert topic(match) == "place-workshop"
    assert "workshop:attack@1" not in options(match)
    assert "workshop:convert@1" not in options(match)
    assert "workshop:convert@2" in options(match)
    assert len(options(match)) == 9
    assert crews(("fighter",), hands(fighter=1))[0].letters == "F"


def test_develop_with_an_architect() -> None:
    """Architects add their gain to each development. [P5.5, P15.1]"""
    g = table()
    p = g.players[0]
    p.silver = 4
    p.retinue += [take(g, "architect-1"), take(g, "architect-2")]
    hire(p, labourer=2)
    match = play(g, "develop", "workshop:garrison@2")
    assert me(match).workers == [1, 1, 0, 0, 0, 0]
    assert me(match).provisions == 1


def test_develop_is_refused_without_silver_or_workshops() -> None:
    """4 silver, and a workshop must be left. [P5.1, P4.11, P4.12]"""
    g = table()
    p = g.players[0]
    p.silver = 3
    hire(p, labourer=2)
    assert why(begin(g), "develop") == ("silver-short", "P5.1", {"need": 4, "have": 3})
    p.silver, p.developed = 4, 8
    p.workshops = {"attack": 3, "convert": 3, "absolve": 3, "fortify": 3}
    assert why(begin(g), "develop")[:2] == ("none-left", "P4.11")


def test_dismissing_the_abbot() -> None:
    """One worker and the price of the position; only the reward at the top. [P6.1, P6.2, P6.3, P6.5, E-10, R-48]"""
    g = table()
    p = g.players[0]
    p.silver = 2
    hire(p, labourer=1)
    in_town(g, "abbot-1", 3)
    match = play(g, "recruit:1", "abbot-1")
    p = me(match)
    assert p.silver == 0
    assert p.workers == [1, 0, 0, 0, 1, 0]
    assert p.placed == {"recruit": "L."}
    assert p.retinue == []
    assert match.table.town_discards == [named("abbot-1")]
    assert match.table.town[2] is None


def test_recruiting_the_gatekeeper_for_silver() -> None:
    """Two workers, the right one a fighter; 3 silver; her reward at once. [P6.2, P6.4, E-11]"""
    g = table()
    p = g.players[0]
    p.silver = 3
    hire(p, labourer=1, fighter=1)
    in_town(g, "gatekeeper-2", 1)
    match = play(g, "recruit:2", "gatekeeper-2", "silver:3")
    assert (me(match).silver, me(match).unpaid) == (1, 0)
    assert me(match).retinue == [named("gatekeeper-2")]
    assert me(match).placed == {"recruit": "LF"}


def test_recruiting_the_gatekeeper_for_a_debt() -> None:
    """A debt instead of the silver of the two leftmost places. [P6.2, P13.1, E-11]"""
    g = table()
    p = g.players[0]
    p.silver = 3
    hire(p, labourer=1, fighter=1)
    in_town(g, "gatekeeper-2", 1)
    match = play(g, "recruit:2", "gatekeeper-2", "debt")
    assert (me(match).silver, me(match).unpaid) == (4, 1)
    assert match.table.debts == 23


def test_the_gatekeeper_pays_with_each_fortification() -> None:
    """Her ability works to the end of the game. [P6.4, P15.1, P7.8]"""
    g = table()
    p = g.players[0]
    p.provisions = 1
    p.retinue.append(take(g, "gatekeeper-2"))
    hire(p, merchant=1, labourer=1, scout=1)
    on_top(g, g.wall_deck, "wall-19")
    match = play(g, "fortify")
    assert me(match).silver == 1
    assert me(match).workers == [0, 1, 0, 0, 0, 0]


def test_places_of_the_townsfolk_row_have_their_prices() -> None:
    """3, 2, 2, 1, 0 silver; a debt serves only at the first two. [P6.2, R-12]"""
    g = table()
    hire(g.players[0], labourer=1)
    match = play(g, "recruit:1")
    keys = [card.key for card in g.town if card is not None]
    assert options(match) == [keys[0], keys[1], keys[4]]
    assert why(match, keys[2]) == ("silver-short", "P6.2", {"need": 2, "have": 0})
    assert why(match, keys[3]) == ("silver-short", "P6.2", {"need": 1, "have": 0})


def test_the_switch_that_keeps_debts_from_dismissing() -> None:
    """Option debt_for_dismiss off: a debt serves for recruiting alone. [R-12]"""
    g = table(debt_for_dismiss=False)
    hire(g.players[0], labourer=1, fighter=1)
    g.players[0].silver = 1
    match = play(g, "recruit:1")
    assert options(match) == [card.key for card in g.town[3:] if card is not None]


def test_an_empty_row_cannot_be_recruited_from() -> None:
    """And neither can a debt be taken from an empty pile. [P4.12, P13.5]"""
    g = table()
    hire(g.players[0], labourer=1)
    saved = list(g.town)
    g.town = [None] * 5
    assert why(begin(g), "recruit:1")[:2] == ("row-empty", "P4.12")
    g.town = [*saved[:2], None, None, None]
    g.debts = 0
    assert why(begin(g), "recruit:1") == ("silver-short", "P6.2", {"need": 2, "have": 0})


def test_two_workers_of_recruit_need_a_fighter() -> None:
    """The right spot is a fighter's. [P6.4, P4.2]"""
    g = table()
    hire(g.players[0], labourer=2)
    match = begin(g)
    key, rule, args = why(match, "recruit:2")
    assert (key, rule, args["worker"]) == ("worker-missing", "P4.2", named("fighter"))


@pytest.mark.parametrize(("action", "field"), [("hunt", "provisions"), ("trade", "silver")])
def test_hunt_and_trade(action: str, field: str) -> None:
    """One worker brings one, two bring three. [P6.8, P6.1]"""
    for workers, gained in ((1, 1), (2, 3)):
        g = table()
        hire(g.players[0], labourer=1, scout=1, merchant=1)
        match = begin(g)
        before = holdings(match)
        go_on(match, f"{action}:{workers}")
        assert changes(before, holdings(match))[field] == gained


def test_pray_with_a_criminal_clears_absolve() -> None:
    """A criminal stands in for the cleric; 2 silver; another space is cleared, Pray is closed.

    [P6.10, P6.11, E-12]
    """
    g = table()
    p = g.players[0]
    p.silver = 2
    p.placed = {"absolve": "CLM", "hunt": "L."}
    hire(p, criminal=1, labourer=1, cleric=0)
    g.players[1].passed = True
    match = play(g, "pray", "absolve")
    assert me(match).placed == {"hunt": "L.", "pray": "X"}
    assert me(match).silver == 0
    assert me(match).workers == [1, 0, 0, 0, 0, 0]
    assert why(match, "pray")[:2] == ("space-closed", "P4.4")


def test_pray_needs_something_to_clear_and_its_silver() -> None:
    """It does not clear itself. [P4.12, P6.10, R-14]"""
    g = table()
    p = g.players[0]
    p.silver = 2
    hire(p, cleric=1)
    assert why(begin(g), "pray")[:2] == ("nothing-to-clear", "P4.12")
    p.placed["hunt"] = "L."
    assert "pray" in options(begin(g))
    p.silver = 1
    assert why(begin(g), "pray") == ("silver-short", "P6.10", {"need": 2, "have": 1})


def test_favours_cannot_be_cleared() -> None:
    """Their workers are no own action space. [P6.10, P10.4]"""
    g = table()
    p = g.players[0]
    p.silver = 2
    p.placed = {"hunt": "L.", "trade": "L."}
    favour(g, "favour-9")
    g.favour_workers["favour-9"] = "L"
    hire(p, cleric=1)
    match = play(g, "pray")
    assert options(match) == ["hunt", "trade"]


def test_conspire() -> None:
    """A worker brings a criminal and a suspicion card with its tax. [P6.13, P12.1]"""
    g = table()
    hire(g.players[0], labourer=1)
    on_top(g, g.suspicion_deck, "suspicion-1")
    match = play(g, "conspire")
    p = me(match)
    assert p.workers == [0, 0, 0, 0, 0, 1]
    assert p.suspicion == [named("suspicion-1")]
    assert (p.silver, match.table.tax) == (1, 4)


# -------------------------------------------------------------------------------------------------- right-hand actions


def test_commission() -> None:
    """A workshop saves the scout; faith 3 opens two regions; the square's scout, 1 influence.

    [P7.1, P7.2, P7.3, P1.6, E-13]
    """
    g = table()
    p = g.players[0]
    serve(p, "anseis")
    p.faith, p.influence, p.provisions = 2, 1, 1
    p.workshops, p.developed = {"commission": 1}, 1
    hire(p, labourer=1, cleric=1)
    match = play(g, "commission")
    regions = {square.region for square in SQUARES if square.key in options(match)}
    assert regions == {1, 2}
    assert why(match, "r3a") == ("faith-short", "P7.2", {"need": 4, "have": 3})
    assert why(match, "r1c")[:2] == ("square-closed", "P2.14")
    go_on(match, "r2c")
    p = me(match)
    assert p.provisions == 0
    assert match.table.monks == {"r2c": 0}
    assert p.workers == [0, 1, 0, 0, 0, 0]
    assert p.influence == 2
    assert p.placed == {"commission": ".LC"}


def test_a_square_holds_one_piece_of_anybody() -> None:
    """Monks and outposts block a square alike; own pieces may share a region. [P7.2, P7.10, R-49]"""
    g = table()
    p = g.players[0]
    p.provisions, p.monks, p.outposts = 1, 1, 0
    g.monks["r1a"] = 0
    g.outposts["r2a"] = 1
    g.players[1].outposts = 1
    p.faith = 2
    hire(p, scout=1, labourer=1, cleric=1)
    match = play(g, "commission")
    assert "r1b" in options(match)
    assert why(match, "r1a")[:2] == ("square-taken", "P7.2")
    assert why(match, "r2a")[:2] == ("square-taken", "P7.2")


def test_commission_and_garrison_need_a_square_in_reach() -> None:
    """If none, the action is refused with the least that would open one. [P4.12, P7.2, P7.10, R-44]"""
    g = table()
    p = g.players[0]
    p.provisions = 1
    hire(p, scout=1, labourer=1, cleric=1, merchant=1, fighter=1)
    g.monks |= {"r1a": 1, "r1b": 1}
    g.players[1].monks = 2
    match = begin(g)
    assert why(match, "commission") == ("faith-short", "P7.2", {"need": 2, "have": 0})
    assert why(match, "garrison") == ("strength-short", "P7.10", {"need": 3, "have": 0})
    g.monks = {square.key: 1 for square in SQUARES}
    assert why(begin(g), "commission")[:2] == ("no-square", "P4.12")


def test_fortify() -> None:
    """The fourth wall needs influence 5, met with Anséis, who waives the provisions. [P7.5, P7.6, P7.8, E-14]"""
    g = table()
    p = g.players[0]
    serve(p, "anseis")
    p.influence, p.strength = 2, 4
    p.walls += [take(g, f"wall-{n}") for n in (1, 2, 5)]
    hire(p, merchant=1, labourer=1, scout=1)
    on_top(g, g.wall_deck, "wall-17")
    g.players[1].passed = True
    match = play(g, "fortify")
    p = me(match)
    assert p.provisions == 0
    assert p.walls[3] is named("wall-17")
    assert (p.strength, p.influence) == (5, 2)  # influence is needed, not spent [P4.7, E-06]
    assert p.workers == [1, 0, 0, 1, 0, 0]
    p.placed.clear()
    hire(p, merchant=1, labourer=1, scout=1)
    again = match.table.copy()
    assert why(begin(again), "fortify") == ("influence-short", "P7.5", {"need": 7, "have": 5})


def test_walls_cost_provisions_and_influence() -> None:
    """1, 1, 1, 2, 2, 3, 3 provisions; influence 0, 1, 3, 5, 7, 9, 11; seven at most. [P7.5, P4.11]"""
    provisions, influence = (1, 1, 1, 2, 2, 3, 3), (0, 1, 3, 5, 7, 9, 11)
    for built in range(7):
        g = table()
        p = g.players[0]
        p.walls += [take(g, f"wall-{n}") for n in range(3, 3 + built)]
        hire(p, merchant=1, labourer=1, scout=1)
        p.provisions, p.influence = provisions[built] - 1, influence[built]
        assert why(begin(g), "fortify") == (
            "provisions-short", "P7.5", {"need": provisions[built], "have": provisions[built] - 1},
        )  # fmt: skip
        p.provisions += 1
        assert "fortify" in options(begin(g))
        if built:
            p.influence -= 1
            assert why(begin(g), "fortify")[0] == "influence-short"
    p.walls += [take(g, "wall-20"), take(g, "wall-21")]
    assert why(begin(g), "fortify")[:2] == ("none-left", "P4.11")


def test_without_wall_cards_there_is_no_fortifying() -> None:
    """24 cards may run out. [P7.7, P4.12, R-15]"""
    g = table()
    g.wall_deck = []
    g.players[0].provisions = 1
    hire(g.players[0], merchant=1, labourer=1, scout=1)
    assert why(begin(g), "fortify")[:2] == ("no-walls", "P7.7")


def test_garrison_with_a_pray_square() -> None:
    """Strength 5 opens three regions; the reward clears a space, 1 faith is gained.

    [P7.9, P7.10, P7.11, P4.14, E-15]
    """
    g = table()
    p = g.players[0]
    p.strength, p.provisions = 5, 1
    p.placed["hunt"] = "L."
    hire(p, merchant=1, labourer=1, fighter=1)
    match = play(g, "garrison")
    assert {square.region for square in SQUARES if square.key in options(match)} == {1, 2, 3}
    assert why(match, "r4a") == ("strength-short", "P7.10", {"need": 7, "have": 5})
    go_on(match, "r3d")
    assert options(match) == ["hunt", "garrison", "decline"]
    go_on(match, "hunt")
    p = me(match)
    assert (p.provisions, p.faith) == (0, 1)
    assert match.table.outposts == {"r3d": 0}
    assert p.placed == {"garrison": "MLF"}


def test_a_pray_reward_may_clear_the_space_just_used() -> None:
    """Its workers were placed before the reward; the reward may also be declined. [P4.14, P4.9, P6.11, R-14]"""
    g = table()
    p = g.players[0]
    p.strength, p.provisions = 5, 1
    hire(p, merchant=1, labourer=1, fighter=1)
    g.players[1].passed = True
    assert me(play(g, "garrison", "r3d", "garrison")).placed == {}
    assert me(play(g, "garrison", "r3d", "decline")).faith == 1


@pytest.mark.parametrize(
    ("action", "prices"), [("commission", (1, 1, 1, 2, 2, 3, 3)), ("garrison", (1, 1, 1, 2, 2, 3, 3))]
)
def test_pieces_cost_provisions(action: str, prices: tuple[int, ...]) -> None:
    """1, 1, 1, 2, 2, 3, 3 provisions, always the leftmost piece, seven in all. [P7.1, P7.9, P4.11]"""
    for done in range(8):
        g = table(4)
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
            assert why(begin(g), action)[:2] == ("none-left", "P4.11")
            continue
        p.provisions = prices[done]
        match = play(g, action, "r1b")
        assert me(match).provisions == 0
        assert me(match).silver == 2


def test_absolve() -> None:
    """Silver 1, no influence; the jar space pays a debt; 1 faith; a suspicion card less. [P8.1, P8.2, P13.2, E-16]"""
    g = table()
    p = g.players[0]
    p.silver = 1
    owe(g, p)
    suspect(g, p, "suspicion-0")
    hire(p, cleric=1, labourer=1, merchant=1)
    match = play(g, "absolve", "jar-space-1", "yes", "acquit:1")
    p = me(match)
    assert (p.silver, p.unpaid, p.paid, p.faith, p.suspicion) == (0, 0, 1, 1, [])
    assert p.jar_spaces == [named("jar-space-1")]
    assert match.table.suspicion_discards == [named("suspicion-0")]
    assert p.jars == 1


def test_jars_cost_silver_and_influence() -> None:
    """1, 2, 2, 2, 3, 3, 3 silver; influence 0, 2, 4, 6, 8, 10, 12; each jar space once. [P8.1, P8.2, P4.11]"""
    prices, needs = (1, 2, 2, 2, 3, 3, 3), (0, 2, 4, 6, 8, 10, 12)
    for done in range(8):
        g = table()
        p = g.players[0]
        p.jars = done
        p.jar_spaces = [named(f"jar-space-{n}") for n in range(1, done + 1)]
        hire(p, cleric=1, labourer=1, merchant=1)
        if done == 7:
            assert why(begin(g), "absolve")[:2] == ("none-left", "P4.11")
            continue
        p.influence, p.silver = needs[done], prices[done] - 1
        assert why(begin(g), "absolve") == ("silver-short", "P8.1", {"need": prices[done], "have": prices[done] - 1})
        p.silver += 1
        if done:
            p.influence -= 1
            short = {"need": needs[done], "have": needs[done] - 1}
            assert why(begin(g), "absolve") == ("influence-short", "P8.1", short)
            p.influence += 1
        match = play(g, "absolve")
        if done < 6:
            assert options(match) == [f"jar-space-{n}" for n in range(done + 1, 8)]


def test_attack_beyond_strength() -> None:
    """Strength 5 against flag 7 costs 1 silver; influence and two labourers. [P8.4, P8.5, P8.6, E-17]"""
    g = table()
    p = g.players[0]
    p.strength, p.silver = 5, 1
    outside(g, "mercenary-viking", 4)
    hire(p, scout=1, labourer=1, fighter=1)
    match = play(g, "attack")
    fifth = g.outsiders[4]
    assert fifth is not None
    assert why(match, fifth.key) == ("attack-silver-short", "P8.5", {"need": 2, "have": 1, "lack": 4})
    go_on(match, "mercenary-viking")
    p = me(match)
    assert (p.silver, p.influence) == (0, 1)
    assert p.workers == [2, 0, 0, 0, 0, 0]
    assert p.attacked == [named("mercenary-viking")]
    assert match.table.outsiders[3] is None


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
    g = table()
    p = g.players[0]
    serve(p, "engelier")
    g.outsiders[0] = g.outsiders[1] = None
    hire(p, scout=1, labourer=1, fighter=1)
    assert why(begin(g), "attack") == ("attack-silver-short", "P8.5", {"need": 1, "have": 0, "lack": 2})


def test_attack_is_refused_when_nobody_is_in_reach() -> None:
    """The nearest outsider says what is missing; attacks are not limited in number. [P4.12, P8.5, P4.11]"""
    g = table()
    p = g.players[0]
    hire(p, scout=1, labourer=1, fighter=1)
    assert why(begin(g), "attack") == ("attack-silver-short", "P8.5", {"need": 1, "have": 0, "lack": 1})
    g.outsiders = [None] * 6
    assert why(begin(g), "attack")[:2] == ("row-empty", "P4.12")
    g = table()
    p = g.players[0]
    p.strength = 1
    hire(p, scout=1, labourer=1, fighter=1)
    p.attacked = [card for card in (g.outsider_deck.pop() for _ in range(9))]
    assert "attack" in options(begin(g))


def test_convert() -> None:
    """Faith 4 reaches flag 2; 2 silver for the third; strength 2. [P8.8, P8.9, P8.10, E-18]"""
    g = table()
    p = g.players[0]
    serve(p, "engelier")
    p.faith, p.silver, p.strength = 3, 2, 1
    p.converted += [take(g, "thief-viking"), take(g, "hunter-saracen")]
    outside(g, "assassin-byzantine", 2)
    hire(p, fighter=1, labourer=1, cleric=1)
    match = play(g, "convert")
    fourth = g.outsiders[3]
    assert fourth is not None
    assert why(match, fourth.key) == ("faith-short", "P8.9", {"need": 6, "have": 4})
    go_on(match, "assassin-byzantine")
    p = me(match)
    assert (p.silver, p.strength) == (0, 3)
    assert p.converted[2] is named("assassin-byzantine")


def test_conversions_cost_silver() -> None:
    """0, 1, 2, 2, 2, 3, 3 silver, seven in all; no silver replaces faith. [P8.8, P8.9, P4.11]"""
    prices = (0, 1, 2, 2, 2, 3, 3)
    for done in range(8):
        g = table()
        p = g.players[0]
        p.converted = [g.outsider_deck.pop() for _ in range(done)]
        hire(p, fighter=1, labourer=1, cleric=1)
        if done == 7:
            assert why(begin(g), "convert")[:2] == ("none-left", "P4.11")
            continue
        p.silver = prices[done]
        match = begin(g)
        assert "convert" in options(match)
        go_on(match, "convert")
        assert me(match).silver == 0
        if prices[done]:
            p.silver = prices[done] - 1
            assert why(begin(g), "convert") == ("silver-short", "P8.8", {"need": prices[done], "have": p.silver})
    g = table()
    p = g.players[0]
    p.silver = 9
    hire(p, fighter=1, labourer=1, cleric=1)
    g.outsiders[0] = None
    assert why(begin(g), "convert") == ("faith-short", "P8.9", {"need": 2, "have": 0})


def test_townsfolk_recruited_by_an_action_help_only_the_next_one() -> None:
    """A commission on a free-recruit square that brings an Acolyte gets nothing from it yet. [P4.13, P6.6, R-51]"""
    g = table()
    p = g.players[0]
    p.provisions = 1
    in_town(g, "acolyte-2", 1)
    hire(p, scout=1, labourer=1, cleric=1)
    match = play(g, "commission", "r1a", "acolyte-2")
    assert me(match).retinue == [named("acolyte-2")]
    assert me(match).silver == 1  # its on-recruit reward alone


def test_a_free_recruit_lapses_or_is_declined() -> None:
    """Any townsfolk of the row, at no cost; nothing happens with an empty row. [P6.6, P4.9, P4.10, R-09]"""
    g = table()
    p = g.players[0]
    p.provisions = 1
    hire(p, scout=1, labourer=1, cleric=1)
    match = play(g, "commission", "r1a")
    assert options(match) == [*(card.key for card in g.town if card is not None), "decline"]
    assert me(go_on(match, "decline")).retinue == []
    g.town = [None] * 5
    match = play(g, "commission", "r1a")
    assert me(match).monks == 1


def test_the_switch_that_lets_a_free_recruit_dismiss() -> None:
    """Option free_recruit_may_dismiss. [R-13]"""
    g = table(free_recruit_may_dismiss=True)
    p = g.players[0]
    p.provisions = 1
    in_town(g, "missionary-2", 1)
    hire(p, scout=1, labourer=1, cleric=1)
    match = play(g, "commission", "r1a", "dismiss:missionary-2")
    assert (me(match).faith, me(match).retinue) == (1, [])


def test_attributes_end_at_twelve() -> None:
    """What goes beyond is lost; the paladin's boost still counts on top. [P1.3, P1.6, R-01]"""
    g = table()
    p = g.players[0]
    p.strength, p.provisions = 11, 1
    hire(p, merchant=1, labourer=1, scout=1)
    on_top(g, g.wall_deck, "wall-1")
    assert me(play(g, "fortify")).strength == 12


def test_rewards_that_cannot_be_carried_out_lapse() -> None:
    """Pay debt without a debt, a suspicion card without one. [P4.10]"""
    g = table()
    p = g.players[0]
    p.silver = 1
    hire(p, cleric=1, labourer=1, merchant=1)
    match = play(g, "absolve", "jar-space-1")
    assert (me(match).paid, me(match).faith) == (0, 1)


def test_silver_gained_by_an_action_cannot_pay_for_it() -> None:
    """Workers, payment, effect, rewards, bonuses: in this order. [P4.8, P7.4, R-08]"""
    g = table()
    p = g.players[0]
    p.retinue.append(take(g, "acolyte-2"))
    hire(p, scout=1, labourer=1, cleric=1)
    assert why(begin(g), "commission") == ("provisions-short", "P7.1", {"need": 1, "have": 0})


@pytest.mark.parametrize(
    ("name", "action", "answer", "gained"),
    [
        ("ivon", "commission", "r1b", {"silver": 2, "influence": 1}),
        ("anseis", "fortify", "", {"strength": 2}),
        ("berengier", "garrison", "r1b", {"silver": 2, "faith": 1}),
        ("ivoire", "absolve", "jar-space-4", {"faith": 2}),
        ("gerier", "convert", "hunter-saracen", {"strength": 1}),
        ("engelier", "attack", "archer-saracen", {"influence": 1, "provisions": 2, "silver": 2}),
        ("gerin", "conspire", "", {"criminal": 1, "suspicion": 1, "silver": 2}),
        ("girard", "hunt:1", "", {"provisions": 3}),
        ("otton", "trade:1", "", {"silver": 3}),
        ("oliver", "pray", "", {}),
        ("roland", "recruit:1", "", {"faith": 1}),
        ("samson", "develop", "workshop:attack@1", {"silver": -2, "scout": 1, "workshops": 1}),
    ],
)
def test_every_paladin_helps_with_its_action(name: str, action: str, answer: str, gained: dict[str, int]) -> None:
    """Costs fall away, or a gain is added, each time the action is done.

    [P16.1, P16.3, P5.5, P6.7, P6.9, P6.12, P6.14, P8.3]
    """
    for helped in (True, False):
        g = table()
        p = g.players[0]
        serve(p, name if helped else ("oliver" if name != "oliver" else "otton"))
        p.silver = 2 if name == "samson" else 0
        p.strength = {"berengier": 1, "engelier": 3}.get(name, 0)
        if name == "gerier":
            p.converted = [take(g, "thief-viking")]
        hire(p, labourer=2, scout=1, merchant=1, fighter=1, cleric=1)
        on_top(g, g.wall_deck, "wall-1")
        on_top(g, g.suspicion_deck, "suspicion-0")
        outside(g, "archer-saracen", 1)
        if name == "gerier":
            outside(g, "hunter-saracen", 1)
        in_town(g, "missionary-2", 1)
        if name == "roland":
            g.debts = 0
            g.town[1:] = [None] * 4
        if name == "oliver":
            p.placed = {"recruit": "L."}
        match = begin(g)
        if not helped:
            if action in options(match) and action.split(":", maxsplit=1)[0] in ("hunt", "trade", "conspire", "attack"):
                before = holdings(match)
                go_on(match, action, *([answer] if answer else []))
                other = _workers_left_out(changes(before, holdings(match)))
                assert other != gained
            else:
                assert action in match.asking[0].refused
            continue
        before = holdings(match)
        go_on(match, action, *([answer] if answer else []))
        assert _workers_left_out(changes(before, holdings(match)), keep=gained) == gained


def _workers_left_out(change: dict[str, int], keep: dict[str, int] | None = None) -> dict[str, int]:
    """Changes besides the workers placed and the spaces they stand on."""
    placed = {"labourer": 2, "scout": 1, "merchant": 1, "fighter": 1, "cleric": 1}
    found = {}
    for name, amount in change.items():
        if name == "spaces" or (name in placed and (keep is None or name not in keep)):
            continue
        found[name] = amount
    if keep and "scout" in keep:
        found["scout"] = 1
    return found


def test_accepting_answers_every_optional_reward() -> None:
    """The helper of these tests says yes to all. [P4.9]"""
    g = table()
    p = g.players[0]
    suspect(g, p, "suspicion-0", "suspicion-1")
    in_town(g, "conspirator-1", 5)
    hire(p, labourer=1)
    assert me(accept(play(g, "recruit:1", "conspirator-1"))).suspicion == []


@pytest.mark.parametrize("seed", range(3))
def test_every_action_is_offered_or_explained(seed: int) -> None:
    """What is possible is exactly what nothing stands against; all else is refused with a reason. [P4.12, P17.1]"""
    match = new_match("paladins", 3, seed)
    dice = Dice(seed)
    asked = 0
    while not match.over:
        seat = next(iter(match.asking))
        ask = match.asking[seat]
        if ask.topic == "take-an-action":
            asked += 1
            g, p = match.table, match.table.players[seat]
            able = manned(tuple(p.workers))
            fine = [act.key for act in ACTIONS if not bar(g, p, act, able)]
            own = [key for key in ask.options if key != "pass" and not key.startswith("favour")]
            assert own == fine
            assert set(ask.refused) | set(ask.options) >= {act.key for act in ACTIONS}
            assert len(ask.refused) + len(ask.options) == len(ACTIONS) + len(g.favours) + 1
        keys = list(ask.options)
        match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))
    assert asked > 20
