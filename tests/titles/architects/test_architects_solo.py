"""The six opponents and their Schemes."""

from __future__ import annotations

from typing import Any

import pytest

from stavitel.kernel import OptionError, new_match
from stavitel.titles.architects import TITLE
from stavitel.titles.architects.cards import CARDS, OPPONENTS, SCHEMES
from stavitel.titles.architects.gains import destroy_debt, gain, gain_reward, gain_virtue, lose_virtue, take_debt
from stavitel.titles.architects.reset import reset
from stavitel.titles.architects.rules import next_step
from stavitel.titles.architects.scoring import has_most, score
from stavitel.titles.architects.solo import (
    captures,
    follow,
    guard,
    holds_true,
    learn,
    opponent_turn,
    remove_apprentices,
    reveal,
    scheme,
    step,
)
from stavitel.titles.architects.table import Game, Player
from stavitel.words import Words
from titles.architects.architects_table import court, new_table, rich, scenario, solo, stand

STARTS = {"aristocrat": (8, 3), "enforcer": (5, 3), "illusionist": (4, 3), "informant": (6, 3), "patron": (8, 2)}
STARTS["peddler"] = (7, 2)


def play(g: Game, p: Player, key: str) -> None:
    """Resolve one Scheme."""
    g.scheming.append(CARDS[f"scheme.{key}"])  # type: ignore[arg-type]
    scenario(g, scheme(g, p)).play()
    g.scheming.clear()


@pytest.mark.parametrize("name", STARTS)
def test_setup_with_every_opponent(name: str) -> None:
    """It sits after the people, with Virtue, Influence and nothing else. [S1.1, S1.2, S1.3, S2.1]"""
    match = new_match("architects", 1, 1, {"opponent": name})
    g, ai = match.table, match.table.players[1]
    assert ai.opponent is CARDS[f"opponent.{name}"]
    assert (ai.virtue, ai.influence) == STARTS[name]
    assert (ai.silver, ai.hand, ai.apprentices, ai.workers, ai.marker) == (0, [], [], 20, 0)
    assert (len(g.schemes), len(g.futures)) == (12, 10)
    assert g.order == [0, 1]
    assert list(match.asking) == [0]
    assert len(g.rewards) == 23 and len(g.wonders) == 5


def test_the_names_of_the_opponents() -> None:
    """In English they stand in alphabetical order, as the Czech list must have stood. [R31, S9.1]"""
    words = Words("architects", "en")
    names = [words.card(card.key) for card in OPPONENTS]
    assert names == ["Aristocrat", "Enforcer", "Illusionist", "Informant", "Patron", "Peddler"] == sorted(names)


def test_it_never_has_apprentices() -> None:
    """The Princess's reward of an Apprentice is 2 Silver for it; none ever works at its resets. [R49, S4.1]"""
    g, ai = solo("patron")
    court(g, "k2", "k4")
    stand(g, ai, "mines", 2)
    g.reset_by = 1
    row = [*g.upper]
    scenario(g, reset(g)).play()
    assert (ai.apprentices, ai.marker, ai.virtue, g.upper) == ([], 2, 7, row)


def test_the_solo_draft() -> None:
    """A starting Apprentice, then three of five Building cards; two go under the pile. [S1.4, D01]"""
    match = new_match("architects", 1, 1, {"boards": "symmetric"})
    assert match.asking[0].topic == "first-hire"
    match.answer(0, next(iter(match.asking[0].options)))
    while match.asking[0].topic != "keep-three":
        match.answer(0, next(iter(match.asking[0].options)))
    ask = match.asking[0]
    assert (len(ask.options), ask.least, ask.most) == (5, 3, 3)
    match.answer(0, list(ask.options)[:3])
    p = match.table.players[0]
    assert (len(p.hand), len(p.sunk), len(p.packet)) == (3, 2, 0)


def test_who_may_play_with_an_opponent() -> None:
    """It needs Works of Wonder, counts as a player, and one alone needs it. [A1.1, S11.1, S1.1, R34, R62]"""
    with pytest.raises(OptionError):
        TITLE.resolve_options({"works_of_wonder": False}, 1)
    with pytest.raises(OptionError):
        TITLE.resolve_options({"opponent": "none"}, 1)
    with pytest.raises(OptionError):
        TITLE.resolve_options({"opponent": "patron"}, 6)
    with pytest.raises(OptionError):
        TITLE.resolve_options({"opponent": "patron", "works_of_wonder": False}, 3)
    match = new_match("architects", 3, 1, {"opponent": "patron"})
    assert len(match.table.players) == 4
    assert match.table.order[-1] == 3  # after all humans


# Scheme, what is set up, where the Worker goes, and what the opponent then has.
CASES: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
    ("s01", {}, "guildhall", {"level": 1, "virtue": 8}),
    ("s02", {"prison": 2}, "guardhouse", {"prison": 0}),
    ("s02", {}, "market", {"marble": 2, "virtue": 6}),
    ("s05", {}, "silversmith", {"influence": 4}),
    ("s06", {"group": 4}, "town-centre", {"captured": [4, 0], "tax": 5}),
    ("s06", {"group": 7}, "town-centre", {"captured": [7, 0], "tax": 5}),  # at least 4 [D33]
    ("s06", {"group": 3}, "silversmith", {"marker": 2}),
    ("s07", {"tax": 8}, "tax-stand", {"virtue": 5, "marble": 1, "marker": 3, "tax": 0}),
    ("s07", {"tax": 7}, "workshop", {"tax": 9, "learnt": 1}),
    ("s08", {"holds": 2}, "guardhouse", {"captured": [0, 0], "marker": 2}),
    ("s08", {}, "mines", {"marker": 1}),
    ("s09", {"influence": 5}, "kings-storehouse", {"influence": 7}),
    ("s09", {"influence": 6}, "quarry", {"marker": 1}),
    ("s10", {"at_princess": 1}, "market", {"marble": 2, "virtue": 6}),
    ("s10", {}, "silversmith", {"influence": 4}),
    ("s11", {"virtue": 9}, "guildhall", {"level": 1, "virtue": 10}),
    ("s11", {"virtue": 10}, "forest", {"marker": 1}),
    ("s12", {}, "silversmith", {"marker": 2, "learnt": 1}),
    ("f01", {}, "guildhall", {"level": 1}),
    ("f02", {"level": 5}, "silversmith", {"influence": 4}),
    ("f02", {"level": 5, "influence": 6, "marble": 4}, "guildhall", {"marble": 0}),
    ("f03", {"virtue": 9}, "guildhall", {"level": 1}),
    ("f03", {"virtue": 10}, "kings-storehouse", {"virtue": 11, "marker": 1}),
    ("f04", {"futures": 0}, "guildhall", {"level": 1}),
    ("f04", {}, "silversmith", {"influence": 4, "learnt": 1}),
    ("f05", {"group": 3}, "town-centre", {"captured": [3, 0], "tax": 5}),
    ("f05", {"group": 2}, "silversmith", {"marker": 2}),
    ("f06", {"tax": 4}, "tax-stand", {"virtue": 5, "marker": 4, "tax": 0}),
    ("f07", {"at_princess": 1}, "market", {"marble": 2}),
    ("f08", {"prison": 2}, "guardhouse", {"prison": 0}),
    ("f08", {"group": 1}, "town-centre", {"captured": [1, 0], "tax": 5}),
    ("f09", {"influence": 5}, "silversmith", {"influence": 6}),
    ("f09", {"influence": 6}, "guildhall", {"level": 1}),
]


@pytest.mark.parametrize(("key", "given", "where", "then"), CASES)
def test_schemes(key: str, given: dict[str, Any], where: str, then: dict[str, Any]) -> None:
    """Every Scheme, with and without its condition. [S2.3, S2.4, S8.1, S8.2, S4.2, S4.3, S4.8, R28, R50]"""
    g, ai = solo("peddler")  # whose ability plays no part here
    court(g, "k2", "k1")  # Princess at the Silversmith, Profiteer at the Guardhouse
    human = g.players[0]
    ai.influence = 3
    for name, count in given.items():
        if name == "group":
            stand(g, human, "forest", count)
        elif name == "holds":
            ai.captured[0], human.workers = count, 20 - count
        elif name == "at_princess":
            stand(g, ai, "silversmith", count)
        elif name == "futures":
            g.futures.clear()
        elif name == "tax":
            g.tax = count
        else:
            setattr(ai, name, count)
    before = ai.at.copy()
    play(g, ai, key)
    if where == "market":
        assert g.market == {"right": 1}
    elif where == "guildhall":
        assert g.guildhall == [1]
    else:
        assert {place for place in ai.at if ai.at[place] != before[place]} == {where}
    for name, value in then.items():
        found = g.tax if name == "tax" else len(g.learnt) if name == "learnt" else getattr(ai, name)
        assert found == value, name


@pytest.mark.parametrize("key", ["s03", "s04", "f01", "f06", "f07", "f11", "f12"])
def test_schemes_that_lead_to_the_focus(key: str) -> None:
    """Where the condition fails the Focus (or Guardhouse) follows; nothing is stacked. [S8.2, S8.3, X1.1]"""
    g, ai = solo("peddler")
    court(g, "k2", "k3")
    rich(ai, level=5, influence=0, marble=0)
    g.tax = 3
    play(g, ai, key)
    assert ai.at["guardhouse" if key == "f12" else "silversmith"] == 1


def test_reveal_another_scheme() -> None:
    """F10: Focus, then a second placement; without a Worker nothing more is revealed. [S2.6, S2.2, R58]"""
    g, ai = solo("peddler")
    court(g, "k2", "k3")
    g.schemes = [CARDS["scheme.s12"], CARDS["scheme.f10"]]  # type: ignore[list-item]
    scenario(g, opponent_turn(g, ai)).play()
    assert ai.at["silversmith"] == 2
    assert [c.key for c in g.schemed[-2:]] == ["scheme.f10", "scheme.s12"]
    g, ai = solo("peddler")
    court(g, "k2", "k3")
    g.schemes = [CARDS["scheme.s12"], CARDS["scheme.f10"]]  # type: ignore[list-item]
    ai.workers, ai.prison = 1, 19
    scenario(g, opponent_turn(g, ai)).play()
    assert ai.workers == 0 and len(g.schemes) == 1


def test_the_scheme_deck_is_renewed_when_needed() -> None:
    """Discards are shuffled when the next card is needed, without the one being resolved. [S2.2, R58]"""
    g, _ = solo("patron")
    g.schemed, g.schemes = list(g.schemes[:3]), []
    g.scheming = [CARDS["scheme.f10"]]  # type: ignore[list-item]
    assert reveal(g)
    assert len(g.schemes) == 2 and not g.schemed and len(g.scheming) == 2


def test_without_a_worker_it_takes_all_back() -> None:
    """X40: from everywhere, Prison and the person's board included; the Schemes are shuffled together. [S2.5, R24]"""
    g, ai = solo("patron")
    ai.workers, ai.prison = 0, 3
    ai.at["forest"], ai.at["quarry"] = 8, 4
    g.players[0].captured[ai.seat] = 5
    g.schemed, g.schemes = g.schemes[:4], g.schemes[4:]
    scenario(g, opponent_turn(g, ai)).play()
    assert (ai.workers, ai.prison, sum(ai.at.values()), g.players[0].captured[ai.seat]) == (20, 0, 0, 0)
    assert (len(g.schemes), len(g.schemed), g.scheming) == (12, 0, [])


def test_guildhall_and_black_market_keep_its_workers() -> None:
    """X41: Workers in the Guildhall and the Black Market stay; with no others, only Schemes move. [S2.5]"""
    g, ai = solo("patron")
    ai.workers, ai.prison = 0, 3
    ai.at["forest"], ai.at["quarry"] = 6, 3
    g.players[0].captured[ai.seat] = 5
    g.guildhall, g.market = [ai.seat, ai.seat], {"left": ai.seat}
    scenario(g, opponent_turn(g, ai)).play()
    assert (ai.workers, len(g.guildhall), len(g.market)) == (17, 2, 1)
    ai.workers = 0  # nothing can return
    g.schemed, g.schemes = g.schemes[:5], g.schemes[5:]
    scenario(g, opponent_turn(g, ai)).play()
    assert (ai.workers, len(g.schemes), g.schemed) == (0, 12, [])


def focus(g: Game, p: Player) -> None:
    """Follow the Focus."""
    assert p.opponent is not None
    scenario(g, follow(g, p, p.opponent.focus)).play()


def test_aristocrat() -> None:
    """Focus: to the Princess, contribute, a Future Scheme. [S9.1, S3.3]"""
    g, ai = solo("aristocrat")
    court(g, "k1", "k2")  # Princess at the Quarry
    ai.influence = 3
    focus(g, ai)
    assert (ai.at["quarry"], g.given, ai.influence, len(g.learnt), ai.clay) == (1, ["clay"], 4, 1, 0)


def test_enforcer() -> None:
    """Focus: jail captured Workers for Silver and a Marble, else 1 Tax and captures. [S9.1, S9.2, D22, R56]"""
    g, ai = solo("enforcer")
    court(g, "k2", "k3")
    human = g.players[0]
    stand(g, human, "mines", 3)
    focus(g, ai)
    assert (ai.captured, g.tax) == ([3, 0], 5)
    focus(g, ai)
    assert (ai.captured, human.prison, ai.marble, ai.marker) == ([0, 0], 3, 1, 3)
    ai.captured[0], human.prison = 2, 1
    scenario(g, guard(g, ai, 1)).play()
    assert ai.marble == 3  # 2 Silver wrap the marker (1), and its ability (1)


def test_illusionist() -> None:
    """Focus: Black Market without losing Virtue. [S9.1, S4.8]"""
    g, ai = solo("illusionist")
    focus(g, ai)
    assert (g.market, ai.virtue, ai.marble) == ({"right": 1}, 7, 2)
    focus(g, ai)
    assert g.market == {"right": 1, "left": 1}
    upper = list(g.upper)
    focus(g, ai)
    assert g.market["middle"] == 1 and g.upper != upper and len(g.learnt) == 1
    assert g.reset_by == 1 and ai.virtue == 7


@pytest.mark.parametrize(("reading", "tax", "marker"), [("take", 2, 2), ("add", 6, 0)])
def test_informant(reading: str, tax: int, marker: int) -> None:
    """Focus: 2 Apprentices go, 2 Tax, 2 Future Schemes; captures for its works. [S9.1, D21, R55]"""
    g, ai = solo("informant", informant_tax=reading)
    court(g, "k2", "k5")
    human = g.players[0]
    stand(g, human, "mines", 2)
    gone = [g.upper[0], g.lower[0]]
    focus(g, ai)
    assert (g.tax, ai.marker, len(g.learnt), g.dismissed) == (tax, marker, 2, gone)
    scenario(g, step(g, ai, 1)).play()
    assert (ai.captured, g.tax) == ([2, 0], tax)


def test_peddler() -> None:
    """Focus: 1 Silver and 1 per own Worker; +1 Influence and 2 Silver at every reset. [S9.1, S9.2, R59]"""
    g, ai = solo("peddler")
    court(g, "k2", "k3")
    stand(g, ai, "silversmith", 1)
    focus(g, ai)
    assert ai.marker == 3
    ai.influence = 2
    g.reset_by = 0
    scenario(g, reset(g)).play()
    assert (ai.influence, ai.marker, ai.marble) == (3, 0, 1)


@pytest.mark.parametrize("opponent", OPPONENTS, ids=lambda card: card.key)
def test_every_opponents_token_list(opponent) -> None:  # type: ignore[no-untyped-def]
    """Seven different places, in its own order; the first free one is taken. [S5.3]"""
    assert len(set(opponent.tokens)) == 7
    g, ai = solo(opponent.key.partition(".")[2])
    rich(ai, influence=7, marble=7)
    g.players[0].tokens[opponent.tokens[0].key] = CARDS["wonder.gold"]  # type: ignore[assignment]
    g.wonders.remove(CARDS["wonder.gold"])  # type: ignore[arg-type]
    play(g, ai, "s01")
    assert list(ai.tokens) == [opponent.tokens[1].key]


def test_the_profiteer_gives_it_influence() -> None:
    """Always 1 Influence for placing there, and no contribution unless told. [S4.3, D30]"""
    g, ai = solo("peddler")
    court(g, "k2", "k4")  # Profiteer at the Silversmith
    ai.influence = 0
    play(g, ai, "s12")
    assert (ai.influence, g.given) == (1, [])
    court(g, "k2", "k1")  # Princess there
    play(g, ai, "s12")
    assert g.given == []


def test_contribution_by_the_marker() -> None:
    """The good under the marker, else the next to the right, wrapping to Clay. [S3.4, S4.3]"""
    g, ai = solo("aristocrat")
    court(g, "k1", "k2")
    rich(ai, marker=4, influence=0)
    g.given = ["marble", "clay"]
    play(g, ai, "s05")
    assert g.given == ["marble", "clay", "wood"] and ai.influence == 2


def test_substitutes() -> None:
    """Reward: 1 Virtue; Gold: Marble; Apprentice or missing Debt: 2 Silver; Building cards: nothing. [S4.1, R26]"""
    g, ai = solo("peddler")
    scenario(g, gain_reward(g, ai)).play()
    assert ai.virtue == 8 and not g.taken
    scenario(g, gain(g, ai, (("gold", 2), ("buildings", 2), ("clay", 3)))).play()
    assert (ai.marble, ai.gold, ai.hand, ai.clay) == (2, 0, [], 0)
    scenario(g, gain(g, ai, (("apprentices", 1),))).play()
    assert ai.marker == 2
    destroy_debt(g, ai)
    assert ai.marker == 4
    g.futures = g.futures[:1]
    scenario(g, learn(g, ai, 2)).play()
    assert ai.marker == 0 and ai.marble == 3  # 1 Silver for the missing Scheme [R73]


def test_virtue_and_debts_of_the_opponent() -> None:
    """Below 0 a Debt, above 14 a Debt goes; it never buys off. [S4.7, R27, R60]"""
    g, ai = solo("peddler")
    rich(ai, virtue=0, influence=12)
    scenario(g, lose_virtue(g, ai, 1)).play()
    assert (ai.virtue, ai.unpaid, ai.influence) == (0, 1, 12)
    rich(ai, virtue=14)
    scenario(g, gain_virtue(g, ai, 2)).play()
    assert (ai.virtue, ai.unpaid, ai.marker) == (14, 0, 0)
    scenario(g, take_debt(g, ai)).play()
    assert ai.unpaid == 1


@pytest.mark.parametrize(("name", "then"), [("k2", {"marker": 3}), ("k5", {"marble": 1}), ("k4", {"marker": 2})])
def test_the_princess_rewards_the_opponent(name: str, then: dict[str, int]) -> None:
    """Left if possible, else right: no Debt to destroy, so 3 Silver. [S4.5, R54]"""
    g, ai = solo("patron")
    court(g, "k1", name)
    place = g.princess
    assert place is not None
    stand(g, ai, place.key, 1)
    g.reset_by = 0
    scenario(g, reset(g)).play()
    for what, count in then.items():
        assert getattr(ai, what) == count


def test_market_buildings_against_the_opponent() -> None:
    """They compare with its Influence, or with its Virtue. [S4.6, D13]"""
    for compare, wins in (("influence", True), ("virtue", False)):
        g, ai = solo("patron", market_buildings_compare=compare)
        rich(ai, influence=3, virtue=9)
        rich(g.players[0], wood=4)
        assert has_most(g, g.players[0], "wood") is wins


def test_guardhouse_priorities() -> None:
    """Prison, captured Workers, own captured Workers for 2 Tax, Debts, Future Schemes. [S7.1, S7.2, R30]"""
    g, ai = solo("patron")
    human = g.players[0]
    ai.prison, ai.workers = 2, 15
    ai.captured[0], human.workers = 3, 17
    human.captured[1] = 3
    scenario(g, guard(g, ai, 3)).play()
    assert (ai.prison, ai.workers, ai.captured, ai.marker) == (0, 20, [0, 0], 3)
    assert (human.prison, human.captured[1], g.tax) == (3, 0, 6)


def test_captures_look_at_single_humans() -> None:
    """The largest group of one human, re-evaluated after each capture; one Tax for all. [S6.1, S6.2, D50, R57]"""
    g, ai = solo("patron", seats=2)
    red, blue = g.players[:2]
    court(g, "k2", "k5")
    stand(g, red, "quarry", 3)
    stand(g, blue, "quarry", 2)
    stand(g, blue, "forest", 4)
    stand(g, ai, "town-centre", 1)
    g.guildhall = [0] * 6
    play(g, ai, "f08")
    assert ai.captured == [3, 4, 0]
    assert g.tax == 5
    scenario(g, captures(g, ai, 9)).play()
    assert ai.captured == [3, 6, 0]
    plan = CARDS["scheme.f05"].plans[0]  # type: ignore[attr-defined]
    assert not holds_true(g, ai, plan)


def test_the_tax_stand_comes_last_in_ties() -> None:
    """It is not on the printed list; groups there go after all others. [S6.3, R29]"""
    g, ai = solo("patron")
    human = g.players[0]
    stand(g, human, "tax-stand", 2)
    stand(g, human, "workshop", 2)
    scenario(g, captures(g, ai, 1)).play()
    assert (human.at["tax-stand"], human.at["workshop"]) == (2, 0)


def test_a_reset_comes_between_two_schemes() -> None:
    """The third Worker in the Black Market, then the next Scheme finds it empty. [R66, W5.1]"""
    g, ai = solo("illusionist")
    court(g, "k2", "k3")
    g.market = {"right": 0, "left": 0}
    g.players[0].workers = 18
    g.schemes = [CARDS["scheme.s03"], CARDS["scheme.f10"]]  # type: ignore[list-item]
    scenario(g, opponent_turn(g, ai)).play()
    assert g.market == {"right": 1}
    assert (g.players[0].prison, ai.prison) == (2, 1)


def test_an_empty_column_passes_the_removal_on() -> None:
    """If the marker's column is empty the next to the right goes. [S3.4]"""
    g, ai = solo("patron")
    g.people.clear()
    del g.upper[4:], g.upper_coins[4:], g.lower[4:], g.lower_coins[4:]
    ai.marker = 4
    gone = [g.upper[0], g.lower[0]]
    scenario(g, remove_apprentices(g, ai, 1)).play()
    assert g.upper[-2:] == gone and len(g.lower) == 3  # and come back at once, the pile being empty


def test_scores_of_the_opponent() -> None:
    """Wonders, Cathedral, Virtue, Marble, Debts, Prison; Silver 0 in ties. [S10.2, S10.4, R33]"""
    g, ai = solo("patron")
    ai.buildings.append(CARDS["wonder.wood"])  # type: ignore[arg-type]
    rich(ai, level=4, virtue=12, marble=5, unpaid=1, prison=3)
    result = score(g)[1]
    assert result.total == 15 + 12 + 3 + 5 - 2 - 1
    assert result.ties == (12, 0)


def test_the_opponents_workers_fill_the_guildhall() -> None:
    """They count for resets and the end, after which everybody has one more turn. [S10.1, A13.1]"""
    g, ai = solo("patron")
    g.guildhall = [0, 1] * 5 + [0]
    g.players[0].workers, ai.workers = 14, 15
    g.current = 1
    g.schemes = [CARDS["scheme.s01"]]  # type: ignore[list-item]
    running = next_step(g)
    assert running is not None
    scenario(g, running).play()
    assert len(g.guildhall) == 12 and (g.final, g.current) == (2, 0)


def test_every_scheme_is_listed() -> None:
    """12 Starting and 12 Future Schemes, two of them for Age of Artisans. [W1.8, R36]"""
    assert [card.future for card in SCHEMES].count(False) == 12
    assert [card.key for card in SCHEMES if card.artisans] == ["scheme.f11", "scheme.f12"]
    assert {case[0] for case in CASES} | {"s03", "s04", "f10", "f11", "f12"} == {
        card.key.partition(".")[2] for card in SCHEMES
    }


def test_nobody_asks_the_opponent() -> None:
    """A whole game with two people and the opponent: only people are asked. [S11.1]"""
    from random import Random

    match = new_match("architects", 2, 5, {"opponent": "informant"})
    dice = Random(5)
    while not match.over:
        seat = dice.choice(list(match.asking))
        assert seat < 2
        ask = match.asking[seat]
        keys = list(ask.options)
        match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))
    assert len(match.scores()) == 3
    assert new_table().opponent is None
