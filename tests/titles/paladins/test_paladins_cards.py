"""Every card and every printed place, played once. [P5-P16, P19.7]"""

from __future__ import annotations

from collections import Counter

import pytest

from stavitel.titles.paladins.cards import CARDS
from stavitel.titles.paladins.kinds import KINDS, Outsider, Square, Tavern, Townsfolk, Wall
from stavitel.titles.paladins.scoring import converted_points, tally
from stavitel.titles.paladins.table import Game
from titles.paladins.paladins_table import (
    accept,
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
    serve,
    suspect,
    take,
)

# fmt: off
# key, dismissed, recruited, helps with, in an Inquisition with so many cards, gains
TOWNSFOLK = [
    ("abbot-1",       "cleric+1 labourer+1",     "",             "absolve",     "",     "labourer+1"),
    ("abbot-2",       "spaces-1",                "provisions+1", "absolve",     "",     "provisions+1"),
    ("abbot-3",       "unpaid-1",                "suspicion-1",  "absolve",     "",     "silver+1 tax-1"),
    ("acolyte-1",     "cleric+1",                "",             "commission",  "",     "labourer+1"),
    ("acolyte-2",     "spaces-1",                "silver+1",     "commission",  "",     "silver+1"),
    ("acolyte-3",     "suspicion-2",             "suspicion-1",  "commission",  "",     "silver+1 tax-1"),
    ("architect-1",   "criminal+1 suspicion+1",  "",             "develop",     "",     "labourer+1"),
    ("architect-2",   "labourer+1 provisions+1", "provisions+1", "develop",     "",     "provisions+1"),
    ("architect-3",   "silver+2 tax-2",          "suspicion-1",  "develop",     "",     "silver+1 tax-1"),
    ("conspirator-1", "suspicion-2",             "",             "inquisition", "one",  "suspicion-1"),
    ("conspirator-2", "criminal+1 suspicion+1",  "",             "inquisition", "one",  "suspicion-1"),
    ("collector-1",   "labourer+2",              "",             "pay-debt",    "",     "labourer+1"),
    ("collector-2",   "unpaid-1",                "",             "pay-debt",    "",     "fighter+1"),
    ("collector-3",   "suspicion-2",             "",             "pay-debt",    "",     "scout+1"),
    ("defender-1",    "strength+1",              "",             "attack",      "",     "labourer+1"),
    ("defender-2",    "labourer+1 provisions+1", "provisions+1", "attack",      "",     "provisions+1"),
    ("defender-3",    "silver+2 tax-2",          "suspicion-1",  "attack",      "",     "silver+1 tax-1"),
    ("gatekeeper-1",  "merchant+1 labourer+1",   "",             "fortify",     "",     "labourer+1"),
    ("gatekeeper-2",  "scout+1",                 "silver+1",     "fortify",     "",     "silver+1"),
    ("gatekeeper-3",  "silver+2 tax-2",          "suspicion-1",  "fortify",     "",     "silver+1 tax-1"),
    ("missionary-1",  "spaces-1",                "",             "convert",     "",     "labourer+1"),
    ("missionary-2",  "faith+1",                 "provisions+1", "convert",     "",     "provisions+1"),
    ("missionary-3",  "scout+1 labourer+1",      "suspicion-1",  "convert",     "",     "silver+1 tax-1"),
    ("peddler-1",     "labourer+2",              "",             "inquisition", "pair", "labourer+1"),
    ("peddler-2",     "labourer+1 provisions+1", "",             "inquisition", "pair", "provisions+2"),
    ("peddler-3",     "suspicion-2",             "",             "inquisition", "pair", "silver+2"),
    ("squire-1",      "fighter+1",               "",             "inquisition", "none", "faith+1"),
    ("squire-2",      "influence+1",             "",             "inquisition", "none", "influence+1"),
    ("squire-3",      "criminal+1 suspicion+1",  "",             "inquisition", "none", "strength+1"),
    ("watchman-1",    "fighter+1 labourer+1",    "",             "garrison",    "",     "labourer+1"),
    ("watchman-2",    "labourer+1 provisions+1", "silver+1",     "garrison",    "",     "silver+1"),
    ("watchman-3",    "merchant+1",              "suspicion-1",  "garrison",    "",     "silver+1 tax-1"),
]

# key, attacked (besides 1 influence), strength when converted, points in `rich`
OUTSIDERS = [
    ("adventurer-viking",   "labourer+1 cleric+1",         1, 2),
    ("armourer-viking",     "labourer+1 provisions+1",     1, 2),
    ("assassin-viking",     "labourer+1 fighter+1",        2, 1),
    ("barbarian-viking",    "silver+1 tax-1 provisions+1", 2, 2),
    ("guardian-viking",     "merchant+1 provisions+1",     1, 3),
    ("lookout-viking",      "merchant+1",                  1, 3),
    ("marauder-viking",     "criminal+1 suspicion+1",      1, 1),
    ("mercenary-viking",    "labourer+2",                  1, 2),
    ("protector-viking",    "labourer+1 provisions+1",     1, 2),
    ("thief-viking",        "silver+2 tax-2",              1, 3),
    ("traitor-viking",      "criminal+1 suspicion+1",      1, 1),
    ("vigilante-viking",    "unpaid-1",                    1, 2),
    ("archer-byzantine",    "scout+1 provisions+1",        1, 1),
    ("armourer-byzantine",  "fighter+1",                   1, 2),
    ("assassin-byzantine",  "labourer+1 provisions+1",     2, 1),
    ("champion-byzantine",  "suspicion-1 merchant+1",      1, 2),
    ("guardian-byzantine",  "labourer+2",                  1, 3),
    ("hunter-byzantine",    "suspicion-1 fighter+1",       1, 2),
    ("invader-byzantine",   "silver+1 tax-1 provisions+1", 2, 3),
    ("lookout-byzantine",   "labourer+1 merchant+1",       1, 3),
    ("mercenary-byzantine", "suspicion-1 labourer+1",      1, 2),
    ("thief-byzantine",     "criminal+1 suspicion+1",      1, 3),
    ("traitor-byzantine",   "unpaid-1",                    1, 1),
    ("warrior-byzantine",   "provisions+2",                1, 3),
    ("adventurer-saracen",  "labourer+1 scout+1",          1, 2),
    ("archer-saracen",      "provisions+2",                1, 1),
    ("barbarian-saracen",   "labourer+1 scout+1",          2, 2),
    ("champion-saracen",    "suspicion-1 scout+1",         1, 2),
    ("hunter-saracen",      "unpaid-1",                    1, 2),
    ("invader-saracen",     "influence+1",                 2, 3),
    ("marauder-saracen",    "influence+1",                 1, 1),
    ("mercenary-saracen-1", "labourer+1 provisions+1",     1, 2),
    ("mercenary-saracen-2", "silver+2 tax-2",              1, 2),
    ("protector-saracen",   "labourer+2",                  1, 2),
    ("vigilante-saracen",   "suspicion-1 cleric+1",        1, 2),
    ("warrior-saracen",     "cleric+1",                    1, 3),
]

# key, its four workers
TAVERN = [
    ("tavern-1",  "cleric+1 scout+1 labourer+2"),
    ("tavern-2",  "fighter+2 scout+1 criminal+1 suspicion+1"),
    ("tavern-3",  "merchant+2 scout+1 criminal+1 suspicion+1"),
    ("tavern-4",  "fighter+2 criminal+1 suspicion+1 labourer+1"),
    ("tavern-5",  "cleric+1 scout+2 criminal+1 suspicion+1"),
    ("tavern-6",  "fighter+1 merchant+1 scout+1 criminal+1 suspicion+1"),
    ("tavern-7",  "merchant+2 labourer+2"),
    ("tavern-8",  "merchant+2 scout+2"),
    ("tavern-9",  "cleric+2 fighter+1 scout+1"),
    ("tavern-10", "cleric+2 merchant+1 scout+1"),
    ("tavern-11", "fighter+2 merchant+1 criminal+1 suspicion+1"),
    ("tavern-12", "fighter+1 scout+1 criminal+2 suspicion+2"),
    ("tavern-13", "merchant+2 scout+1 labourer+1"),
    ("tavern-14", "cleric+2 merchant+1 labourer+1"),
    ("tavern-15", "fighter+1 merchant+1 scout+2"),
    ("tavern-16", "fighter+1 criminal+2 suspicion+2 labourer+1"),
    ("tavern-17", "cleric+1 labourer+2 criminal+1 suspicion+1"),
    ("tavern-18", "cleric+2 merchant+2"),
    ("tavern-19", "fighter+2 labourer+2"),
    ("tavern-20", "cleric+3 fighter+1"),
    ("tavern-21", "cleric+2 fighter+1 merchant+1"),
    ("tavern-22", "scout+3 labourer+1"),
    ("tavern-23", "fighter+1 merchant+1 criminal+2 suspicion+2"),
    ("tavern-24", "fighter+1 criminal+1 suspicion+1 labourer+2"),
]

# key, strength, choice, gains, points
WALLS = [
    ("wall-1",  2, "",                     "",                      0),
    ("wall-2",  2, "",                     "",                      0),
    ("wall-3",  1, "",                     "labourer+1",            1),
    ("wall-4",  1, "",                     "labourer+1",            1),
    ("wall-5",  1, "",                     "",                      2),
    ("wall-6",  1, "",                     "",                      2),
    ("wall-7",  1, "reward:pay-debt",      "unpaid-1 paid+1",       0),
    ("wall-7",  1, "reward:silver+silver", "silver+2",              0),
    ("wall-8",  1, "reward:pay-debt",      "unpaid-1 paid+1",       0),
    ("wall-8",  1, "reward:silver+silver", "silver+2",              0),
    ("wall-9",  1, "reward:acquit",        "suspicion-1",           0),
    ("wall-9",  1, "reward:silver+silver", "silver+2",              0),
    ("wall-10", 1, "reward:acquit",        "suspicion-1",           0),
    ("wall-10", 1, "reward:silver+silver", "silver+2",              0),
    ("wall-11", 1, "reward:acquit",        "suspicion-1",           0),
    ("wall-11", 1, "reward:silver+silver", "silver+2",              0),
    ("wall-12", 1, "reward:pay-debt",      "unpaid-1 paid+1",       0),
    ("wall-12", 1, "reward:silver+silver", "silver+2",              0),
    ("wall-13", 1, "",                     "labourer+3",            0),
    ("wall-14", 1, "reward:acquit",        "suspicion-1",           0),
    ("wall-14", 1, "reward:silver+silver", "silver+2",              0),
    ("wall-15", 1, "",                     "labourer+2",            0),
    ("wall-16", 1, "",                     "labourer+1 merchant+1", 0),
    ("wall-17", 1, "",                     "labourer+1 fighter+1",  0),
    ("wall-18", 1, "",                     "labourer+1 scout+1",    0),
    ("wall-19", 1, "",                     "scout+1",               0),
    ("wall-20", 1, "",                     "merchant+1",            0),
    ("wall-21", 1, "",                     "fighter+1",             0),
    ("wall-22", 1, "",                     "labourer+1 cleric+1",   0),
    ("wall-23", 1, "",                     "scout+1 merchant+1",    0),
    ("wall-24", 1, "",                     "cleric+1",              0),
]

# key, region, reward
SQUARES = [
    ("r1a", 1, "retinue+1"),
    ("r1b", 1, "silver+2"),
    ("r1c", 1, "labourer+1"),
    ("r1d", 1, "suspicion-1"),
    ("r2a", 2, "retinue+1"),
    ("r2b", 2, "silver+2"),
    ("r2c", 2, "scout+1"),
    ("r2d", 2, "suspicion-1"),
    ("r2e", 2, "labourer+1"),
    ("r2f", 2, "silver+2"),
    ("r2g", 2, "suspicion-1"),
    ("r3a", 3, "labourer+1"),
    ("r3b", 3, "merchant+1"),
    ("r3c", 3, "silver+2"),
    ("r3d", 3, "spaces-1"),
    ("r3e", 3, "scout+1"),
    ("r3f", 3, "fighter+1"),
    ("r3g", 3, "retinue+1"),
    ("r3h", 3, "unpaid-1 paid+1"),
    ("r3i", 3, "silver+2"),
    ("r4a", 4, "fighter+1"),
    ("r4b", 4, "spaces-1"),
    ("r4c", 4, "merchant+1"),
    ("r4d", 4, "cleric+1"),
    ("r4e", 4, "unpaid-1 paid+1"),
    ("r4f", 4, "labourer+1 scout+1"),
    ("r4g", 4, "silver+2"),
    ("r4h", 4, "spaces-1"),
    ("r4i", 4, "labourer+2"),
    ("r4j", 4, "silver+2"),
    ("r5a", 5, "spaces-1"),
    ("r5b", 5, "labourer+1 fighter+1"),
    ("r5c", 5, "unpaid-1 paid+1"),
    ("r5d", 5, "labourer+1 merchant+1"),
    ("r5e", 5, "labourer+1 cleric+1"),
    ("r5f", 5, "unpaid-1 paid+1"),
    ("r5g", 5, "labourer+2"),
    ("r6a", 6, "unpaid-1 paid+1"),
    ("r6b", 6, "spaces-1"),
    ("r6c", 6, "labourer+2"),
]

# key, reward
JAR_SPACES = [
    ("jar-space-1", "unpaid-1 paid+1"),
    ("jar-space-2", "unpaid-1 paid+1"),
    ("jar-space-3", "retinue+1"),
    ("jar-space-4", "faith+1"),
    ("jar-space-5", "suspicion-1"),
    ("jar-space-6", "spaces-1"),
    ("jar-space-7", "labourer+2"),
]

WORKSHOPS = ["scout", "merchant", "fighter", "cleric", "scout", "merchant", "fighter", "cleric"]
# fmt: on
KINDS_OF_CARDS = ((Townsfolk, TOWNSFOLK), (Outsider, OUTSIDERS), (Tavern, TAVERN), (Wall, WALLS), (Square, SQUARES))


def numbers(text: str) -> dict[str, int]:
    """A row of changes as numbers: `cleric+1 tax-2`."""
    found: dict[str, int] = {}
    for word in text.split():
        name, sign, amount = word.partition("+" if "+" in word else "-")
        found[name] = int(sign + amount)
    return found


def without(change: dict[str, int], cost: dict[str, int]) -> dict[str, int]:
    """The changes but for the workers placed, the space used and the price paid."""
    rest = Counter(change)
    rest.subtract(cost)
    return {name: amount for name, amount in rest.items() if amount}


@pytest.mark.parametrize(("kind", "rows"), KINDS_OF_CARDS)
def test_no_card_is_left_out(kind: type, rows: list[tuple[str, ...]]) -> None:
    """The tables of this file name every card of their kind. [P2.2, P2.3, P2.6, P2.8]"""
    assert {row[0] for row in rows} == {card.key for card in CARDS.values() if isinstance(card, kind)}


def troubled(seats: int = 2) -> Game:
    """A player with two suspicion cards, an unpaid debt and a space to clear; suspicion to come has no tax."""
    g = new_table(seats)
    p = g.players[0]
    suspect(g, p, "suspicion-0", "suspicion-0")
    owe(g, p)
    p.placed["hunt"] = "L."
    on_top(g, g.suspicion_deck, "suspicion-0", "suspicion-0")
    return g


@pytest.mark.parametrize("row", TOWNSFOLK, ids=lambda row: row[0])
def test_every_townsfolk_dismissed(row: tuple[str, ...]) -> None:
    """One worker, the price of the place, the reward at the top, nothing else. [P6.3]"""
    key, dismissed, *_ = row
    g = troubled()
    in_town(g, key, 5)
    hire(g.players[0], labourer=1)
    table = scenario(g)
    before = holdings(table)
    accept(table.answer("recruit:1", key))
    assert without(changes(before, holdings(table)), {"labourer": -1, "spaces": 1}) == numbers(dismissed)
    assert table.g.town_discards == [named(key)]


@pytest.mark.parametrize("row", TOWNSFOLK, ids=lambda row: row[0])
def test_every_townsfolk_recruited(row: tuple[str, ...]) -> None:
    """Two workers, the reward at the bottom, a place in the retinue. [P6.4]"""
    key, _, recruited, *_ = row
    g = troubled()
    in_town(g, key, 5)
    hire(g.players[0], labourer=1, fighter=1)
    table = scenario(g)
    before = holdings(table)
    accept(table.answer("recruit:2", key))
    cost = {"labourer": -1, "fighter": -1, "spaces": 1, "retinue": 1}
    assert without(changes(before, holdings(table)), cost) == numbers(recruited)
    assert table.player().retinue == [named(key)]


ANSWERS = {
    "develop": ["develop", "workshop:attack@1"],
    "commission": ["commission", "r1b"],
    "fortify": ["fortify"],
    "garrison": ["garrison", "r1b"],
    "absolve": ["absolve", "jar-space-4"],
    "attack": ["attack", "archer-saracen"],
    "convert": ["convert", "archer-saracen"],
    "pay-debt": ["absolve", "jar-space-1", "yes"],
}


def helped(action: str, *keys: str) -> dict[str, int]:
    """What an action changes with these townsfolk in the retinue."""
    g = new_table()
    p = g.players[0]
    p.silver, p.provisions, p.strength, p.faith = 5, 5, 4, 2
    owe(g, p)
    outside(g, "archer-saracen", 1)
    on_top(g, g.wall_deck, "wall-1")
    hire(p, labourer=2, scout=1, merchant=1, fighter=1, cleric=1)
    p.retinue += [take(g, key) for key in keys]
    table = scenario(g)
    before = holdings(table)
    table.answer(*ANSWERS[action])
    return changes(before, holdings(table))


@pytest.mark.parametrize("row", [row for row in TOWNSFOLK if row[3] != "inquisition"], ids=lambda row: row[0])
def test_every_townsfolk_helps_with_its_action(row: tuple[str, ...]) -> None:
    """With it the action brings its gain more than without, and with no other action. [P15.1, P15.2]"""
    key, _, _, action, _, gains = row
    assert without(helped(action, key), helped(action)) == numbers(gains)
    other = "fortify" if action != "fortify" else "convert"
    assert helped(other, key) == helped(other)


@pytest.mark.parametrize("action", ["absolve", "commission", "develop", "attack", "fortify", "convert", "garrison"])
def test_equal_townsfolk_add_up(action: str) -> None:
    """All three of a trade help at once. [P15.4]"""
    three = [row for row in TOWNSFOLK if row[3] == action]
    expected: Counter[str] = Counter()
    for row in three:
        expected.update(numbers(row[5]))
    got = without(helped(action, *(row[0] for row in three)), helped(action))
    assert got == {name: amount for name, amount in expected.items() if amount}


@pytest.mark.parametrize("row", [row for row in TOWNSFOLK if row[3] == "inquisition"], ids=lambda row: row[0])
def test_every_townsfolk_of_the_inquisition(row: tuple[str, ...]) -> None:
    """Offered under its condition alone, and brings its gain. [P14.1, P15.3, R-61]"""
    key, _, _, _, condition, gains = row
    for cards in (0, 1, 2):
        g = new_table()
        p = g.players[0]
        p.retinue.append(take(g, key))
        suspect(g, p, *["suspicion-0"] * cards)
        favour(g, "favour-9")
        hire(p, labourer=1)
        g.tax = 1
        table = scenario(g).answer("favour:favour-9")
        fits = {"one": cards >= 1, "pair": cards >= 2, "none": cards == 0}[condition]
        if not fits:
            assert list(table.asking) == [1]
            continue
        assert table.options == [key, "done"]
        before = holdings(table)
        table.answer(key)
        after = holdings(table)
        if condition == "pair":  # the debt and the halving of the Inquisition itself
            after["suspicion"] += 1
            after["unpaid"] -= 1
        if condition == "one" and cards == 2:
            after["unpaid"] -= 1
        assert without(changes(before, after), {"tax": 5}) == numbers(gains)


@pytest.mark.parametrize("row", OUTSIDERS, ids=lambda row: row[0])
def test_every_outsider_attacked(row: tuple[str, str, int, int]) -> None:
    """1 influence and the reward at its top. [P8.6]"""
    key, attacked, *_ = row
    g = troubled()
    p = g.players[0]
    p.strength = 3
    outside(g, key, 2)
    hire(p, scout=1, labourer=1, fighter=1)
    table = scenario(g)
    before = holdings(table)
    accept(table.answer("attack", key))
    cost = {"scout": -1, "labourer": -1, "fighter": -1, "spaces": 1, "influence": 1}
    assert without(changes(before, holdings(table)), cost) == numbers(attacked)
    assert table.player().attacked == [named(key)]


@pytest.mark.parametrize("row", OUTSIDERS, ids=lambda row: row[0])
def test_every_outsider_converted(row: tuple[str, str, int, int]) -> None:
    """Its strength, and no reward of the attack. [P8.10]"""
    key, _, strength, _ = row
    g = troubled()
    p = g.players[0]
    p.faith = 2
    outside(g, key, 2)
    hire(p, fighter=1, labourer=1, cleric=1)
    table = scenario(g)
    before = holdings(table)
    table.answer("convert", key)
    cost = {"fighter": -1, "labourer": -1, "cleric": -1, "spaces": 1}
    assert without(changes(before, holdings(table)), cost) == {"strength": strength}


def rich() -> Game:
    """A player with something of everything that outsiders score."""
    g = new_table()
    p = g.players[0]
    p.monks, p.outposts, p.jars, p.developed = 4, 2, 5, 7
    p.walls = [g.wall_deck.pop() for _ in range(6)]
    p.strength, p.influence, p.faith = 9, 4, 12
    p.retinue = [g.town_deck.pop() for _ in range(5)]
    p.paid, p.unpaid = 2, 1
    suspect(g, p, "suspicion-0", "suspicion-1", "suspicion-2")
    g.orders = [take(g, "order-fortify"), take(g, "order-attack"), take(g, "order-garrison")]
    return g


@pytest.mark.parametrize("row", OUTSIDERS, ids=lambda row: row[0])
def test_every_outsider_scores(row: tuple[str, str, int, int]) -> None:
    """The points of a converted outsider. [P19.7, R-54]"""
    key, _, _, points = row
    g = rich()
    p = g.players[0]
    p.converted = [take(g, key)]
    crowd = {"saracen": 1, "byzantine": 2, "viking": 3}
    for card in [*g.outsider_deck]:
        if crowd.get(card.people) and len(p.attacked) < 4:
            crowd[card.people] -= 1
            p.attacked.append(take(g, card.key))
    attacked = Counter(card.people for card in p.attacked)
    scores = named(key).scores
    if scores.startswith("attacked-"):
        points = attacked[scores.removeprefix("attacked-")]
    assert converted_points(g, p, named(key)) == points
    assert tally(g, p).breakdown["convert"] == points


@pytest.mark.parametrize(
    ("people", "names"), [("saracen", "assassin"), ("byzantine", "barbarian"), ("viking", "invader")]
)
def test_attacked_outsiders_are_counted_by_people(people: str, names: str) -> None:
    """Assassin: Saracens, Barbarian: Byzantines, Invader: Vikings. [P19.7]"""
    g = new_table()
    p = g.players[0]
    mine = [card for card in CARDS.values() if isinstance(card, Outsider) and card.key.startswith(names)]
    others = [c for c in CARDS.values() if isinstance(c, Outsider) and c not in mine]
    p.attacked = [take(g, card.key) for card in [card for card in others if card.people == people][:3]]
    p.attacked += [take(g, card.key) for card in [card for card in others if card.people != people][:2]]
    assert [converted_points(g, p, card) for card in mine] == [3] * len(mine)
    assert len(mine) == 2


@pytest.mark.parametrize(("count", "each"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_mercenaries(count: int, each: int) -> None:
    """1 Mercenary 2 VP, 2 are 3 each, 3 are 4 each, 4 are 5 each. [P19.7, E-24]"""
    g = new_table()
    p = g.players[0]
    keys = ("mercenary-viking", "mercenary-byzantine", "mercenary-saracen-1", "mercenary-saracen-2")
    p.converted = [take(g, key) for key in keys[:count]]
    assert tally(g, p).breakdown["convert"] == count * each


@pytest.mark.parametrize("row", TAVERN, ids=lambda row: row[0])
def test_every_tavern_card(row: tuple[str, str]) -> None:
    """Its four workers, and suspicion for each criminal. [P3.5, P12.1]"""
    key, workers = row
    g = new_table()
    g.phase = "gather"
    on_top(g, g.suspicion_deck, "suspicion-0", "suspicion-0")
    for p in g.players:
        p.chosen = [p.deck.pop()]
    other = "tavern-1" if key != "tavern-1" else "tavern-2"
    on_top(g, g.tavern, key, other)
    table = scenario(g)
    before = holdings(table)
    table.answer(key)
    assert changes(before, holdings(table)) == numbers(workers)
    assert table.g.tavern_taken == [named(key), *([named(other)] if not table.g.tavern else [])]


@pytest.mark.parametrize("row", WALLS, ids=lambda row: f"{row[0]} {row[2]}".strip())
def test_every_wall(row: tuple[str, int, str, str, int]) -> None:
    """Strength, its reward or the one chosen, and its points at the end. [P7.6, P19.5]"""
    key, strength, choice, gains, points = row
    g = troubled()
    p = g.players[0]
    p.provisions = 1
    hire(p, merchant=1, labourer=1, scout=1)
    on_top(g, g.wall_deck, key)
    table = scenario(g)
    before = holdings(table)
    table.answer("fortify", *([choice] if choice else []))
    accept(table)
    cost = {"merchant": -1, "labourer": -1, "scout": -1, "spaces": 1, "provisions": -1, "strength": strength}
    assert without(changes(before, holdings(table)), cost) == numbers(gains)
    assert table.player().walls == [named(key)]
    assert tally(table.g, table.player()).breakdown["fortify"] == points


@pytest.mark.parametrize("row", SQUARES, ids=lambda row: row[0])
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_every_square(action: str, row: tuple[str, int, str]) -> None:
    """Its reward for a monk and an outpost alike, and its region's need, exactly. [P7.2, P7.3, P7.10, P7.11]"""
    key, region, reward = row
    g = troubled(4)
    p = g.players[0]
    p.provisions = 1
    need = (region - 1) * 2 if action == "commission" else (region - 1) * 2 + 1
    if action == "commission":
        p.faith = need
        hire(p, scout=1, labourer=1, cleric=1)
    else:
        p.strength = need
        hire(p, merchant=1, labourer=1, fighter=1)
    in_town(g, "squire-1", 1)  # a free recruit without a reward of its own
    table = scenario(g)
    before = holdings(table)
    table.answer(action, key)
    accept(table)
    cost = {"labourer": -1, "provisions": -1, "spaces": 1}
    if action == "commission":
        cost |= {"scout": -1, "cleric": -1, "influence": 1}
    else:
        cost |= {"merchant": -1, "fighter": -1, "faith": 1}
    assert without(changes(before, holdings(table)), cost) == numbers(reward)
    if need:
        p.faith, p.strength = (need - 1, 0) if action == "commission" else (0, need - 1)
        again = scenario(g)
        assert action in again.asking[0].refused or key in again.answer(action).asking[0].refused


@pytest.mark.parametrize("row", JAR_SPACES, ids=lambda row: row[0])
def test_every_jar_space(row: tuple[str, str]) -> None:
    """Its reward, 1 faith and a suspicion card less. [P8.2]"""
    key, reward = row
    g = troubled()
    p = g.players[0]
    p.silver = 1
    hire(p, cleric=1, labourer=1, merchant=1)
    in_town(g, "squire-1", 1)
    table = scenario(g)
    before = holdings(table)
    accept(table.answer("absolve", key))
    cost = {"cleric": -1, "labourer": -1, "merchant": -1, "spaces": 1, "silver": -1, "faith": 1, "suspicion": -1}
    assert without(changes(before, holdings(table)), cost) == numbers(reward)


@pytest.mark.parametrize("number", range(8))
def test_every_workshop(number: int) -> None:
    """The n-th workshop brings the worker under it. [P5.3]"""
    g = new_table()
    p = g.players[0]
    p.silver = 4
    p.developed = number
    p.workshops = {"attack": 3, "convert": 3, "absolve": 3, "garrison": 1}
    hire(p, labourer=2)
    table = scenario(g)
    before = holdings(table)
    table.answer("develop", "workshop:garrison@2")
    cost = {"labourer": -2, "silver": -4, "spaces": 1, "workshops": 1}
    assert without(changes(before, holdings(table)), cost) == {WORKSHOPS[number]: 1}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("name", "workers", "boost"),
    [
        ("anseis", "merchant+1 scout+1", (1, 0, 3)),
        ("berengier", "fighter+1 merchant+1", (0, 3, 1)),
        ("engelier", "fighter+1 scout+1", (1, 3, 0)),
        ("gerier", "cleric+1 fighter+1", (3, 0, 1)),
        ("gerin", "merchant+1 labourer+1", (0, 0, 4)),
        ("girard", "scout+2", (2, 0, 2)),
        ("ivoire", "cleric+1 merchant+1", (0, 1, 3)),
        ("ivon", "cleric+1 scout+1", (3, 1, 0)),
        ("oliver", "cleric+2", (4, 0, 0)),
        ("otton", "merchant+2", (2, 2, 0)),
        ("roland", "fighter+1 labourer+1", (0, 4, 0)),
        ("samson", "scout+1 labourer+1", (0, 2, 2)),
    ],
)
def test_every_paladin_of_every_set(number: int, name: str, workers: str, boost: tuple[int, int, int]) -> None:
    """Two workers when revealed and a boost for the round. [P3.5, P16.1, P16.3]"""
    seat = number - 1
    g = new_table(4)
    g.phase, g.start, g.active = "gather", seat, seat
    for p in g.players:
        p.chosen = [p.deck.pop()]
        p.workers = [0] * 6
    p = g.players[seat]
    p.deck += p.chosen
    serve(p, name)
    assert p.paladin is not None
    assert p.paladin.key == f"{name}-{number}"
    p.chosen, p.paladin = [p.paladin], None
    on_top(g, g.tavern, "tavern-1", "tavern-2", "tavern-3")
    table = scenario(g)
    got = {kind: count for kind, count in holdings(table, seat).items() if kind in KINDS and count}
    assert got == numbers(workers)
    paladin = table.player(seat).paladin
    assert paladin is not None
    assert (paladin.faith, paladin.strength, paladin.influence) == boost
    assert (table.player(seat).faith, table.player(seat).strength, table.player(seat).influence) == (0, 0, 0)
