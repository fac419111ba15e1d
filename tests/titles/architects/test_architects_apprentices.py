"""Every Apprentice does what it says; hiring, dismissing and the rows."""

from __future__ import annotations

from typing import Any

import pytest

from stavitel.titles.architects.apprentices import limit
from stavitel.titles.architects.buildings import advance, construct
from stavitel.titles.architects.cards import APPRENTICES, BUILDINGS, CARDS, REWARDS
from stavitel.titles.architects.gains import hire, hire_free, take_debt
from stavitel.titles.architects.guardhouse import guardhouse, imprison
from stavitel.titles.architects.kinds import Cost
from stavitel.titles.architects.payment import affordable, pay_goods
from stavitel.titles.architects.reset import reset
from stavitel.titles.architects.table import Game, Player
from stavitel.titles.architects.workshop import workshop
from titles.architects.architects_table import (
    apprentice,
    court,
    employ,
    hold,
    new_table,
    on_board,
    rich,
    scenario,
    stand,
    visit,
)

# number, skills (c m t), Virtue on hiring
SKILLS = {1: "c", 2: "m", 4: "t", 7: "cmt"}
PRINTED = {
    **{"A01": "c+1", "A02": "t+1", "A03": "m+1", "A04": "c", "A05": "c", "A06": "t", "A07": "m", "A08": "c"},
    **{"A09": "m-1", "A10": "c-1", "A11": "t", "A12": "t", "A13": "cmt", "A14": "t", "A15": "m", "A16": "t"},
    **{"A17": "m", "A18": "c", "A19": "t", "A20": "t", "A21": "t", "A22": "m", "A23": "m", "A24": "c"},
    **{"A25": "t-1", "A26": "t+1", "A27": "m+1", "A28": "c+1", "A29": "m", "A30": "m", "A31": "t-1"},
    **{"A32": "m-1", "A33": "c-1", "A34": "c", "A35": "t", "A36": "m", "A37": "c", "A38": "m-1", "A39": "c"},
    **{"A40": "c", "W01": "c+1", "W02": "m+1", "W03": "t+1", "W04": "t+1", "W05": "c-1", "W06": "m-1"},
    **{"W07": "t-1", "W08": "c", "W09": "m", "W10": "c", "W11": "m", "W12": "t", "W13": "c", "W14": "t"},
    **{"W15": "c", "W16": "m", "W17": "t", "W18": "c", "W19": "m", "W20": "t", "W21": "m-1", "W22": "c-1"},
    **{"W23": "m-1", "W24": "t-1", "P41": "t", "P42": "m", "P43": "c-1"},
}


def worth(p: Player) -> dict[str, int]:
    """Everything an Apprentice could bring."""
    names = ("clay", "wood", "stone", "gold", "marble", "silver", "virtue", "influence", "unpaid", "workers", "prison")
    return {**{name: getattr(p, name) for name in names}, "hand": len(p.hand)}


def change(before: dict[str, int], p: Player) -> dict[str, int]:
    """What has changed."""
    now = worth(p)
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}


@pytest.mark.parametrize("number", PRINTED)
def test_skills_and_virtue_of_every_apprentice(number: str) -> None:
    """Hiring applies the printed Virtue; the skills are those printed. [A11.1, A1.5]"""
    card = apprentice(number)
    skills, _, virtue = PRINTED[number].replace("-", "+-").partition("+")
    assert SKILLS[card.skills] == skills
    g = new_table(promo=True)
    red = g.players[0]
    g.upper[0] = card
    scenario(g, hire(g, red, card)).play()
    assert red.virtue == 7 + int(virtue or 0)
    assert red.apprentices == [card]
    assert len(g.upper) == 5


def test_every_apprentice_is_listed() -> None:
    """40 base cards, 24 of the expansion, 3 promos. [A1.2, A11.4, W1.2]"""
    assert [card.number for card in APPRENTICES] == list(PRINTED)
    assert [card.source for card in APPRENTICES].count("reconstructed") == 24


TRADES = [
    # number, paid, gained
    ("A14", {"silver": 1}, {"clay": 3}),
    ("A15", {"silver": 2}, {"gold": 1}),
    ("A16", {"silver": 3}, {"marble": 1}),
    ("A17", {"silver": 1}, {"stone": 2}),
    ("A18", {"silver": 1}, {"wood": 2}),
    ("A21", {"clay": 1}, {"virtue": 1}),
    ("A22", {"silver": 2}, {"virtue": 1}),
    ("A23", {"stone": 1}, {"virtue": 1}),
    ("A24", {"wood": 1}, {"virtue": 1}),
    ("A35", {"clay": 3}, {"marble": 1}),
    ("A36", {"stone": 2}, {"marble": 1}),
    ("A37", {"wood": 2}, {"marble": 1}),
    ("W13", {"wood": 1}, {"silver": 2}),
    ("W14", {"gold": 1}, {"silver": 5}),
    ("W15", {"wood": 2}, {"gold": 1}),
    ("W16", {"stone": 2}, {"gold": 1}),
    ("W17", {"clay": 3}, {"gold": 1}),
]


@pytest.mark.parametrize(("number", "paid", "gained"), TRADES)
def test_trades(number: str, paid: dict[str, int], gained: dict[str, int]) -> None:
    """Merchants, Patrons, Traders, Financiers and Tinkers trade at the Storehouse. [A8.5, W9.5]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, number)
    rich(red, **paid)
    key = f"trade:{apprentice(number).key}"
    before = worth(red)
    visit(g, red, "kings-storehouse", key)
    expected = {name: gained.get(name, 0) - paid.get(name, 0) for name in {*paid, *gained}}
    assert change(before, red) == {**expected, "workers": -1}


@pytest.mark.parametrize("good", ["stone", "wood", "clay"])
def test_benefactor(good: str) -> None:
    """W04: 1 Stone, Wood or Clay for 1 Influence. [W9.2]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "W04")
    rich(red, stone=1, wood=1, clay=1)
    visit(g, red, "kings-storehouse", "trade:benefactor.w04", f"spend:1-{good}")
    assert red.influence == 1 and getattr(red, good) == 0


BONUSES = [
    ("A11", "silversmith", {"silver": 3}),
    ("A12", "silversmith", {"silver": 3}),
    ("A19", "mines", {"clay": 3}),
    ("A20", "mines", {"clay": 3}),
    ("A25", "tax-stand", {"silver": 4, "virtue": -2, "gold": 1}),
    ("A29", "quarry", {"stone": 2}),
    ("A30", "quarry", {"stone": 2}),
    ("A34", "tax-stand", {"silver": 4, "virtue": -1}),
    ("A39", "forest", {"wood": 2}),
    ("A40", "forest", {"wood": 2}),
    ("A31", "left", {"marble": 1, "virtue": -1, "clay": 2, "silver": -1}),
    ("A32", "left", {"marble": 1, "virtue": -1, "stone": 1, "silver": -1}),
    ("A33", "left", {"marble": 1, "virtue": -1, "wood": 1, "silver": -1}),
    ("A10", "left", {"marble": 1, "silver": -1}),
    ("A38", "left", {"marble": 1, "virtue": -1}),
]


@pytest.mark.parametrize(("number", "where", "gained"), BONUSES)
def test_bonuses_of_a_visit(number: str, where: str, gained: dict[str, int]) -> None:
    """Bonuses, discounts and spared Virtue at a location. [A8.10, A8.9, A10.2]"""
    g = new_table(2, works_of_wonder=False)
    g.stall = CARDS["stall.marble"]
    red = g.players[0]
    employ(g, red, number)
    rich(red, silver=1)
    before = worth(red)
    visit(g, red, where)
    assert change(before, red) == {**gained, "workers": -1}


PLACING = [
    ("W08", "town-centre"),
    ("W09", "guardhouse"),
    ("W10", "workshop"),
    ("W11", "kings-storehouse"),
    ("W12", "silversmith"),
]


@pytest.mark.parametrize(("number", "where"), PLACING)
def test_influence_for_placing(number: str, where: str) -> None:
    """Chevalier and Diplomat: +1 Influence for placing there. [W9.4, R15]"""
    g = new_table()
    court(g, "k2", "k5")
    red = g.players[0]
    employ(g, red, number)
    visit(g, red, where)
    assert red.influence == 1


@pytest.mark.parametrize(("number", "gained"), [("A01", {"hand": 1}), ("A02", {"clay": 2}), ("A03", {"silver": 2})])
def test_acolytes(number: str, gained: dict[str, int]) -> None:
    """A Cathedral step brings what the Acolyte prints. [A9.4, A11.3]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    employ(g, red, number)
    hold(g, red, "smithy")
    rich(red, gold=1)
    g.rewards.append(next(r for r in REWARDS if r.key == "reward.r05"))
    before = worth(red)
    scenario(g, advance(g, red)).play()
    expected = {"gold": -1, "virtue": 2, "hand": -1}
    for name, count in gained.items():
        expected[name] = expected.get(name, 0) + count
    assert change(before, red) == {name: count for name, count in expected.items() if count}


def test_conspirators() -> None:
    """A04, A05: each takes 1 Silver off the sum of one visit, never the Tax. [A8.7, R03]"""
    g = new_table(3, works_of_wonder=False)
    red, blue, green = g.players
    employ(g, red, "A04", "A05")
    stand(g, red, "town-centre", 2)
    for p in g.players:
        stand(g, p, "forest", 1)
    rich(red, silver=1)
    visit(g, red, "town-centre", "capture:forest@1", "capture:forest@2", "capture:forest@0")
    assert (red.silver, g.tax) == (0, 5)
    g = new_table(3, works_of_wonder=False)
    red, blue, green = g.players
    employ(g, red, "A04")
    stand(g, red, "town-centre", 2)
    for p in (blue, green):
        stand(g, p, "forest", 1)
    rich(red, silver=2)
    visit(g, red, "town-centre", "capture:forest@1", "capture:forest@2", "capture:town-centre@0")
    assert red.silver == 0


@pytest.mark.parametrize(("number", "good"), [("A06", "clay"), ("A07", "stone"), ("A08", "wood")])
def test_debt_collectors(number: str, good: str) -> None:
    """Paying off a Debt also brings 2 goods. [A6.2]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, number)
    rich(red, silver=6, unpaid=1)
    scenario(g, guardhouse(g, red, 1)).play("pay-debt")
    assert getattr(red, good) == 2 and red.virtue == 8


def after_reset(g: Game, *answers: str) -> None:
    """Resolve a reset set off by seat 0."""
    g.reset_by = 0
    scenario(g, reset(g)).play(*answers)


@pytest.mark.parametrize("freed", [0, 1, 2])
def test_gatekeeper(freed: int) -> None:
    """A09: may free up to 2 Workers at a reset. [A10.4, W5.2]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "A09")
    red.prison, red.workers = 2, 18
    after_reset(g, f"free:{freed}")
    assert (red.prison, red.workers) == (2 - freed, 18 + freed)


@pytest.mark.parametrize(
    ("number", "gained"), [("A26", {"gold": 1}), ("A27", {"marble": 1}), ("A28", {"virtue": 2}), ("P43", {"silver": 2})]
)
def test_squires_and_peddler(number: str, gained: dict[str, int]) -> None:
    """A Squire with nobody in Prison; the Peddler always. A Gatekeeper comes first. [A10.4, R68]"""
    g = new_table(2, works_of_wonder=False, promo=True)
    red = g.players[0]
    employ(g, red, number)
    before = worth(red)
    after_reset(g)
    assert change(before, red) == gained
    red.prison, red.workers = 1, red.workers - 1
    before = worth(red)
    after_reset(g)
    lost = change(before, red)
    lost.pop("unpaid")
    assert lost == (gained if number == "P43" else {})
    employ(g, red, "A09")
    before = worth(red)
    after_reset(g, "free:1")
    assert change(before, red) == {**gained, "prison": -1, "workers": 1}


AT_COURT = [
    ("W01", "princess", {"wood": 2}),
    ("W02", "princess", {"marble": 1}),
    ("W03", "princess", {"gold": 1}),
    ("W22", "profiteer", {"silver": 3}),
    ("W23", "profiteer", {"stone": 2}),
    ("W24", "profiteer", {"clay": 3}),
]


@pytest.mark.parametrize(("number", "who", "gained"), AT_COURT)
def test_aristocrats_and_urchins(number: str, who: str, gained: dict[str, int]) -> None:
    """Step 3 of a reset, with a Worker at Princess or Profiteer; tokens do not count. [W9.1, W5.2, W5.3]"""
    g = new_table()
    court(g, "k2", "k5")  # Princess at the Storehouse: 1 Marble or 2 Virtue; Profiteer at the Forest: +1 Influence
    red = g.players[0]
    employ(g, red, number)
    where = "kings-storehouse" if who == "princess" else "forest"
    red.tokens[where] = CARDS["wonder.gold"]
    before = worth(red)
    after_reset(g)
    assert change(before, red) == {}
    court(g, "k2", "k5")
    stand(g, red, where, 1)
    before = worth(red)
    after_reset(g, *(["reward:right"] if who == "princess" else []))
    also: dict[str, int] = {"virtue": 2} if who == "princess" else {"influence": 1, "prison": 1, "unpaid": 1}
    assert change(before, red) == {**gained, **also}


@pytest.mark.parametrize(("number", "good"), [("W05", "wood"), ("W06", "stone"), ("W07", "clay")])
def test_charlatans(number: str, good: str) -> None:
    """1 Influence for each unit of the good, in any payment but contributions. [W9.3, R12]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, number)
    cost = Cost(**{good: 3})
    rich(red, **{good: 1}, influence=1)
    assert not affordable(g, red, cost)
    rich(red, influence=4)
    assert affordable(g, red, cost)
    scenario(g, pay_goods(g, red, cost)).play(f"replace:{good},2")
    assert (getattr(red, good), red.influence) == (0, 2)
    rich(red, **{good: 3}, influence=2)
    scenario(g, pay_goods(g, red, cost)).play(f"replace:{good},1")
    assert (getattr(red, good), red.influence) == (1, 1)


@pytest.mark.parametrize(
    ("number", "gained"), [("W18", {"silver": 2}), ("W19", {"virtue": 1}), ("W20", {"influence": 1})]
)
def test_journeymen(number: str, gained: dict[str, int]) -> None:
    """Every construction brings the printed reward, a Wonder too. [W9.6]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, number)
    hold(g, red, "outpost")
    red.apprentices.append(apprentice("A13"))
    rich(red, wood=4, stone=2)
    before = worth(red)
    scenario(g, construct(g, red, CARDS["outpost"])).play()  # type: ignore[arg-type]
    assert change(before, red) == {**gained, "wood": -4, "stone": -2, "hand": -1}
    rich(red, influence=3, marble=8, silver=1, virtue=5)
    before = worth(red)
    visit(g, red, "guildhall", "raise:wonder.marble", "token:forest")
    expected = {"influence": -3, "marble": -8, "silver": -1, "virtue": 2, "workers": -1}
    for name, count in gained.items():
        expected[name] += count
    assert change(before, red) == expected


def test_racketeer() -> None:
    """W21: +1 Influence for every Debt. [W9.7]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "W21")
    scenario(g, take_debt(g, red)).play()
    assert (red.unpaid, red.influence) == (1, 1)


def test_enforcer() -> None:
    """P41: 1 Gold per action that sends captured Workers to Prison. [A14.2]"""
    g = new_table(promo=True)
    red, blue = g.players
    employ(g, red, "P41")
    red.captured[1], blue.workers = 3, 17
    scenario(g, imprison(g, red)).play()
    assert (red.gold, red.silver, blue.prison) == (1, 3, 3)
    scenario(g, imprison(g, red)).play()
    assert red.gold == 1


def test_overseer() -> None:
    """P42: one Worker more at the Storehouse. [A3.7]"""
    g = new_table(promo=True)
    red = g.players[0]
    employ(g, red, "P42", "A23")
    rich(red, stone=2)
    visit(g, red, "kings-storehouse", "trade:patron.a23", "trade:patron.a23")
    assert (red.stone, red.virtue) == (0, 9)


def test_labourer_supplies_all_skills() -> None:
    """A13: one Apprentice may supply several skills. [A9.3]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    employ(g, red, "A13")
    hold(g, red, "keep")
    rich(red, wood=5, stone=2, gold=2)
    visit(g, red, "guildhall", "build:keep")
    assert red.virtue == 5


def test_hiring_takes_the_coins_and_slides_the_row() -> None:
    """Coins on the card are gained, the row slides, a new card comes on the right. [A11.1, A11.2]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    second = g.upper[1]
    row = list(g.upper)
    g.upper_coins[1], g.upper_coins[2] = 2, 1
    coming = g.people[-1]
    answers = [f"hire:{second.key}"]
    scenario(g, hire_free(g, red)).play(*answers)
    assert red.silver == 2
    assert g.upper == [row[0], row[2], row[3], coming]
    assert g.upper_coins == [0, 1, 0, 0]


def test_the_sixth_apprentice_needs_room() -> None:
    """At most 5: one is discarded under the pile first, its Virtue stays; Rudolf may have 6. [A3.6, A14.1, R07]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "A01", "A02", "A03", "A04", "A05")
    new = g.upper[0]
    virtue = red.virtue
    scenario(g, hire_free(g, red)).play(f"hire:{new.key}", "dismiss:acolyte.a02")
    assert apprentice("A02") in g.dismissed and len(red.apprentices) == 5
    assert red.virtue == virtue + new.virtue
    on_board(red, "rudolf")
    assert limit(red) == 6


def test_rudolf_hires_for_one_silver_less() -> None:
    """1 Silver less, never Tax, never the coins laid down. [A14.1, A14.4]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    on_board(red, "rudolf")
    rich(red, silver=4)
    second = g.upper[1]
    scenario(g, workshop(g, red, 1)).play(f"hire:{second.key}")
    assert red.silver == 0 and g.tax == 6 and g.upper_coins[0] == 1


def test_influence_does_not_pay_skipped_cards() -> None:
    """Coins laid on skipped cards are real Silver, unless the table says otherwise. [W2.5, D02]"""
    g = new_table()
    red = g.players[0]
    fourth = g.upper[3]
    rich(red, silver=3, influence=12)
    assert scenario(g, workshop(g, red, 2)).why(f"hire:{fourth.key}") == ("hire-silver", "A8.6")
    rich(red, silver=4)
    loss = ["lose-virtue"] if fourth.virtue < 0 else []
    scenario(g, workshop(g, red, 2)).play(f"hire:{fourth.key}", "give-influence:2", *loss)
    assert (red.silver, red.influence) == (0, 10)
    g = new_table(influence_for_skipped=True)
    red = g.players[0]
    fourth = g.upper[3]
    rich(red, silver=2, influence=4)
    scenario(g, workshop(g, red, 2)).play(f"hire:{fourth.key}", "give-influence:4")
    assert (red.silver, red.influence, g.upper_coins[:2]) == (0, 0, [1, 1])


def test_isabetta_gains_marble() -> None:
    """+1 Marble for every Apprentice gained. [W11.1]"""
    g = new_table()
    red = g.players[0]
    on_board(red, "isabetta")
    first: Any = next(a for a in (*g.upper, *g.lower) if a.virtue >= 0)
    scenario(g, hire_free(g, red)).play(f"hire:{first.key}")
    assert red.marble == 1


def test_an_empty_pile_leaves_spaces_empty() -> None:
    """Dismissed Apprentices come back last; then spaces stay empty. [A1.8, R53]"""
    g = new_table()
    red = g.players[0]
    g.people.clear()
    g.dismissed = [apprentice("A13")]
    first, second = g.upper[0], g.upper[1]
    red.virtue = 9
    scenario(g, hire(g, red, first)).play()
    assert g.upper[-1] is apprentice("A13") and not g.dismissed
    scenario(g, hire(g, red, second)).play()
    assert len(g.upper) == 4


def test_buildings_are_not_apprentices() -> None:
    """No key is used twice. [A1.2]"""
    assert len({card.key for card in (*APPRENTICES, *BUILDINGS)}) == len(APPRENTICES) + len(BUILDINGS)
