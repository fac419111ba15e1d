"""Every Building costs and does what it says; the Guildhall and the Cathedral."""

from __future__ import annotations

import pytest

from stavitel.titles.architects.buildings import can_build, construct, guildhall, projects, why_not_advance
from stavitel.titles.architects.cards import BUILDINGS, CARDS, REWARDS
from stavitel.titles.architects.kinds import Building
from stavitel.titles.architects.placing import placements
from stavitel.titles.architects.scoring import finish, points
from stavitel.titles.architects.table import Game, Player
from titles.architects.architects_table import (
    apprentice,
    building,
    court,
    employ,
    hold,
    new_table,
    on_board,
    own,
    rich,
    scenario,
    solo,
    stand,
    visit,
)
from titles.architects.test_architects_apprentices import change, worth

# key: number, skills, cost (clay wood stone gold marble), VP, Virtue
PRINTED = """
smithy B01 - 4 2 0 0 0 3 0 / steeple B02 - 0 2 0 2 0 4 1 / stone-market B03 m 2 0 4 0 1 7 0
tavern B04 c 0 3 2 1 0 6 0 / thieves-den B05 m 1 2 3 0 0 8 -2 / tilers-hut B06 - 2 1 2 0 0 5 0
trading-post B07 m 0 1 3 2 0 7 0 / treasury B08 t 0 1 3 1 0 6 0 / university B09 cmt 4 2 3 0 2 11 1
watchtower B10 cmt 3 4 0 1 1 11 -1 / well B11 - 0 2 2 0 0 3 0 / wood-market B12 c 2 4 0 1 0 7 0
aqueduct B13 - 2 3 0 1 0 3 0 / armoury B14 cm 0 3 5 1 0 9 0 / barracks B15 cmt 2 6 0 2 0 10 0
betting-house B16 - 1 0 2 1 0 7 -1 / carpenters-hut B17 - 3 1 1 0 0 5 0 / castle B18 cmt 2 4 0 1 2 10 0
chapel B19 c 2 1 4 0 0 6 1 / church B20 - 3 0 3 0 0 5 1 / clay-market B21 t 3 0 2 1 0 6 0
clay-pit B22 - 4 1 0 0 0 3 0 / drafting-room B23 ct 0 0 4 3 0 8 0 / dungeon B24 cmt 0 0 4 2 2 14 -1
factory B25 m 0 2 2 3 0 7 0 / fortress B26 cmt 3 0 4 1 2 12 -2 / fountain B27 - 0 0 3 0 1 4 1
gamblers-den B28 ct 0 0 1 1 3 10 -2 / hideout B29 cm 1 3 2 0 0 8 -2 / keep B30 cmt 0 5 2 2 0 12 -2
library B31 ct 0 4 2 0 1 8 0 / lighthouse B32 t 0 3 1 0 2 6 0 / lumber-camp B33 - 4 0 2 0 0 3 0
masons-hut B34 - 0 2 4 0 0 5 0 / moneylender B35 m 4 2 0 1 0 5 -1 / monument B36 mt 0 2 3 0 2 9 1
observatory B37 c 1 3 1 1 0 7 0 / palace B38 mt 0 3 3 0 2 9 0 / reservoir B39 - 6 1 0 0 0 4 0
silver-market B40 t 0 2 0 1 1 6 0 / arena V01 cm 0 4 3 1 0 8 0 / bathhouse V02 t 5 0 2 0 1 6 1
courthouse V03 m 0 1 4 1 0 7 0 / stage V04 - 1 3 0 0 0 3 0 / stocks V05 c 0 3 2 0 0 5 -1
monastery V06 m 2 0 3 1 0 5 1 / abbey V07 t 4 0 3 0 0 6 1 / studio V08 c 0 4 1 0 0 6 0
carpenters-guild V09 - 2 3 0 0 0 4 0 / masons-guild V10 - 2 0 3 0 0 4 0 / tilers-guild V11 - 4 1 1 0 0 4 0
stronghold V12 cmt 2 2 5 1 0 11 -1 / depot V13 - 0 2 2 0 0 3 0 / jail V14 m 1 1 3 0 0 5 0
lodge V15 - 0 2 1 0 0 3 0 / mill V16 - 3 0 2 0 0 3 0 / mint V17 t 2 0 2 1 0 5 0
theatre V18 ct 2 4 0 1 0 7 0 / manor V19 mt 0 2 3 0 2 8 0 / mansion V20 ct 0 3 2 2 0 8 0
outpost V21 c 0 4 2 0 0 6 0 / vault V22 t 0 0 2 1 1 6 0 / wall V23 m 2 0 5 0 0 4 0
school V24 - 2 2 1 0 0 4 0 / crane Q41 - 0 3 1 0 0 3 0 / graveyard Q42 cmt 4 1 2 0 2 12 -1
museum Q43 - 1 5 1 0 0 4 0
"""
ROWS = [row.split() for line in PRINTED.strip().splitlines() for row in line.split("/")]
SKILLS = {"c": 1, "m": 2, "t": 4}


def ready(g: Game, p: Player, key: str) -> Building:
    """A player with the card in hand, a Labourer and exactly the goods."""
    card = building(key)
    employ(g, p, "A13")
    hold(g, p, key)
    rich(p, **card.cost._asdict())
    return card


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_cost_skills_and_points_of_every_building(row: list[str]) -> None:
    """What is printed is asked for: skills, goods, VP, Virtue. [A9.3, A12.5, A12.1, W10.1]"""
    key, number, skills, *numbers = row
    clay, wood, stone, gold, marble, vp, virtue = map(int, numbers)
    card = building(key)
    assert card.number == number
    assert card.skills == sum(SKILLS[letter] for letter in skills if letter != "-")
    assert card.cost == (clay, wood, stone, gold, marble)
    assert (card.vp, card.virtue) == (vp, virtue)
    g = new_table(promo=True)
    red = g.players[0]
    ready(g, red, key)
    key = f"build:{key}"
    assert key in list(projects(g, red).options) and can_build(g, red)
    if card.skills:
        red.apprentices.clear()
        assert key not in list(projects(g, red).options)
        employ(g, red, "A13")
    good = next(name for name, count in card.cost._asdict().items() if count)
    setattr(red, good, getattr(red, good) - 1)
    assert key not in list(projects(g, red).options)


def test_every_building_is_listed() -> None:
    """40 base cards, 24 of the expansion, 3 promos. [A1.2, W1.2]"""
    assert [card.key for card in BUILDINGS] == [row[0] for row in ROWS]


def build(g: Game, p: Player, key: str, *answers: str) -> dict[str, int]:
    """Construct a Building; gives what changed besides its goods and the card."""
    card = ready(g, p, key)
    virtue = p.virtue
    before = worth(p)
    scenario(g, construct(g, p, card)).play(*answers)
    changed = change(before, p)
    for good, count in card.cost._asdict().items():
        changed[good] = changed.get(good, 0) + count
    changed["hand"] = changed.get("hand", 0) + 1
    changed["virtue"] = p.virtue - virtue - card.virtue
    assert card in p.buildings
    return {name: count for name, count in changed.items() if count}


AT_ONCE = [
    ("smithy", {"stone": 4}),
    ("thieves-den", {"silver": 4}),
    ("well", {"clay": 4}),
    ("lumber-camp", {"wood": 4}),
    ("drafting-room", {"hand": 2}),
    ("factory", {"marble": 2}),
    ("betting-house", {"unpaid": 1}),
    ("arena", {"influence": 3}),
    ("bathhouse", {"influence": 2}),
    ("stage", {"influence": 2}),
    ("palace", {"gold": 1}),
    ("monastery", {"influence": 2}),
]


@pytest.mark.parametrize(("key", "gained"), AT_ONCE)
def test_gains_at_once(key: str, gained: dict[str, int]) -> None:
    """Buildings that bring goods, Influence, cards or a Debt. [A12.1, W10.1]"""
    g = new_table()
    red = g.players[0]
    red.level = 2
    assert build(g, red, key) == gained


@pytest.mark.parametrize(
    ("key", "pick", "gained"),
    [
        ("treasury", "take:gold", {"gold": 1}),
        ("treasury", "take:silver", {"silver": 3}),
        ("clay-pit", "take:gold", {"gold": 1}),
        ("clay-pit", "take:marble", {"marble": 1}),
    ],
)
def test_a_choice_of_gains(key: str, pick: str, gained: dict[str, int]) -> None:
    """Treasury and Clay Pit. [A12.1]"""
    g = new_table()
    assert build(g, g.players[0], key, pick) == gained


def test_tavern_hires_free() -> None:
    """Any face-up Apprentice without cost, or nobody. [A11.2]"""
    g = new_table()
    red = g.players[0]
    free = next(a for a in (*g.upper, *g.lower) if a.virtue == 0 and a.number != "A13")
    assert build(g, red, "tavern", f"hire:{free.key}") == {}
    assert free in red.apprentices


def test_watchtower() -> None:
    """Everybody with 3 or more in Prison loses 1 Virtue, the builder and the opponent too. [A12.1, R11, R42]"""
    g, ai = solo("patron", seats=2)
    red, blue = g.players[:2]
    for p, prison in ((red, 3), (blue, 2), (ai, 4)):
        p.prison, p.workers = prison, 20 - prison
    assert build(g, red, "watchtower") == {"virtue": -1}
    assert (blue.virtue, ai.virtue) == (7, 6)


@pytest.mark.parametrize("key", ["armoury", "stocks"])
def test_a_free_capture(key: str) -> None:
    """One group from anywhere, free; it may be declined. [A12.6, W10.1]"""
    g = new_table(4)
    red = g.players[0]
    stand(g, g.players[2], "quarry", 3)
    assert build(g, red, key, "capture:quarry@2") == {}
    assert red.captured == [0, 0, 3, 0]
    g = new_table(4)
    stand(g, g.players[2], "quarry", 3)
    build(g, g.players[0], key, "stop")
    assert not any(g.players[0].captured)


def test_fortress_captures_in_two_locations() -> None:
    """Up to two groups, at every player count from different locations too. [A12.6]"""
    g = new_table(4)
    red, blue = g.players[:2]
    stand(g, blue, "quarry", 3)
    stand(g, blue, "forest", 2)
    build(g, red, "fortress", "capture:quarry@1", "capture:forest@1")
    assert red.captured == [0, 5, 0, 0]


@pytest.mark.parametrize("pick", ["free-captured", "capture-group", "neither"])
def test_barracks(pick: str) -> None:
    """Take the own captured Workers back, or capture a group, or neither. [A12.6]"""
    g = new_table()
    red, blue = g.players
    blue.captured[0], red.workers = 4, 16
    stand(g, blue, "quarry", 2)
    more = ["capture:quarry@1"] if pick == "capture-group" else []
    build(g, red, "barracks", pick, *more)
    assert red.workers == (20 if pick == "free-captured" else 16)
    assert red.captured == [0, 2 if pick == "capture-group" else 0]


def test_church_destroys_a_debt() -> None:
    """May destroy one unpaid Debt. [A6.3]"""
    g = new_table()
    red = g.players[0]
    red.unpaid = 2
    assert build(g, red, "church", "yes") == {"unpaid": -1}
    g = new_table()
    assert build(g, g.players[0], "church") == {}


def test_the_church_does_not_ask_twice_about_a_debt() -> None:
    """At 14 its own Virtue is surplus and may destroy a Debt as well; who keeps that one is not asked again. [A5.4]"""
    g = new_table()
    red = g.players[0]
    rich(red, virtue=14, unpaid=3)
    assert build(g, red, "church", "no") == {"virtue": -1}  # its own, lost
    assert build(g, red, "church", "yes", "yes") == {"virtue": -1, "unpaid": -2}


@pytest.mark.parametrize("key", ["hideout"])
def test_hideout_frees_all(key: str) -> None:
    """All own Workers leave Prison. [A12.1]"""
    g = new_table()
    red = g.players[0]
    red.prison, red.workers = 5, 15
    assert build(g, red, key) == {"prison": -5, "workers": 5}


def test_library() -> None:
    """A Building card for 2 Gold, or none. [A12.1]"""
    g = new_table()
    red = g.players[0]
    hold(g, red, "well")
    assert build(g, red, "library", "discard:well") == {"gold": 2, "hand": -1}
    assert red.sunk == [building("well")]
    g = new_table()
    hold(g, g.players[0], "well")
    assert build(g, g.players[0], "library", "keep-cards") == {}


def test_monument_and_studio_and_abbey_reach_everybody() -> None:
    """Every player gains Virtue, draws, or frees its Workers; the opponent never draws. [W10.2, R41, R42, D23]"""
    g, ai = solo("patron", seats=2)
    red, blue = g.players[:2]
    assert build(g, red, "monument") == {"virtue": 1}
    assert (blue.virtue, ai.virtue) == (8, 8)
    g, ai = solo("patron", seats=2)
    red, blue = g.players[:2]
    assert build(g, red, "studio") == {"hand": 1}
    assert (len(blue.hand), len(ai.hand)) == (1, 0)
    g, ai = solo("patron", seats=2)
    for p in g.players:
        p.prison, p.workers = 2, 18
    build(g, g.players[0], "abbey")
    assert [p.prison for p in g.players] == [0, 0, 0]


def test_courthouse() -> None:
    """All captured Workers to Prison for 1 Silver each. [W10.1, A8.8]"""
    g = new_table()
    red, blue = g.players
    red.captured[1], blue.workers = 4, 16
    assert build(g, red, "courthouse") == {"silver": 4}
    assert blue.prison == 4


VISITS = [
    ("depot", "kings-storehouse", {}, []),
    ("jail", "guardhouse", {"prison": -2, "workers": 1}, ["release"]),
    ("lodge", "mines", {"clay": 2, "workers": -1}, []),
    ("mill", "forest", {"wood": 1, "workers": -1}, []),
    ("mint", "silversmith", {"silver": 2, "workers": -1}, []),
    ("theatre", "town-centre", {"silver": -1, "workers": -1}, ["capture:quarry@1"]),
]


@pytest.mark.parametrize(("key", "where", "changed", "answers"), VISITS)
def test_buildings_that_place_a_worker(key: str, where: str, changed: dict[str, int], answers: list[str]) -> None:
    """An available Worker is placed there and the visit resolved completely. [W10.4, A12.4, R22]"""
    g = new_table()
    court(g, "k2", "k6" if where != "mines" else "k5")
    red, blue = g.players
    red.prison, red.workers = 2, 18
    stand(g, blue, "quarry", 1)
    if key == "theatre":
        red.silver = 1
    if key == "depot":
        employ(g, red, "A14")
        red.silver = 1
        changed, answers = {"clay": 3, "silver": -1, "workers": -1}, ["trade:merchant.a14"]
    if key == "jail":
        changed = {"prison": -2, "workers": 1}
    assert build(g, red, key, *answers) == changed
    assert red.at[where] == 1


def test_placing_by_a_building() -> None:
    """Mandatory with a Worker, even where nothing can be done; skipped without one. [A12.4, W10.4, A3.3]"""
    g = new_table(2, works_of_wonder=True)
    court(g, "k2", "k5")
    red = g.players[0]
    assert build(g, red, "jail") == {"workers": -1}
    assert red.at["guardhouse"] == 1
    g = new_table()
    red = g.players[0]
    red.workers = 0
    assert build(g, red, "mill") == {}


def test_placing_by_a_building_meets_the_profiteer() -> None:
    """Profiteer and Princess count for every placement. [W3.2, W3.4, R15]"""
    g = new_table()
    court(g, "k2", "k1")  # the Profiteer stands at the Guardhouse
    red = g.players[0]
    assert build(g, red, "jail") == {"influence": 1, "workers": -1}


def test_crane_builds_again() -> None:
    """Q41: another Worker in the Guildhall. [A12.4, R15]"""
    g = new_table(promo=True)
    red = g.players[0]
    hold(g, red, "well")
    ready(g, red, "crane")
    rich(red, wood=5, stone=3)
    visit(g, red, "guildhall", "build:crane", "build:well")
    assert red.buildings == [building("crane"), building("well")]
    assert g.guildhall == [0, 0]


def test_graveyard_discards_an_apprentice() -> None:
    """Q42: one own Apprentice goes. [A14.2]"""
    g = new_table(promo=True)
    red = g.players[0]
    employ(g, red, "A11")
    build(g, red, "graveyard", "dismiss:jeweller.a11")
    assert [a.number for a in red.apprentices] == ["A13"]


def test_school_renews_the_rows() -> None:
    """Columns 1 to 4 go under the pile, coins to the supply; slide, refill, hire free. [W10.6, R51, D25]"""
    g = new_table()
    red = g.players[0]
    employ(g, red, "A13")
    hold(g, red, "school")
    rich(red, **building("school").cost._asdict())
    gone = [*g.upper[:4], *g.lower[:4]]
    left = g.upper[4], g.lower[4]
    g.upper_coins[0] = 3
    hired = left[0]
    scenario(g, construct(g, red, building("school"))).play(f"hire:{hired.key}")
    assert hired in red.apprentices
    assert sorted(c.key for c in g.dismissed) == sorted(c.key for c in gone)
    assert g.lower[0] is left[1]
    assert len(g.upper) == len(g.lower) == 5 and not any(g.upper_coins)
    assert red.silver == 0


ENDS = [
    # key, state of the builder, VP gained by the effect
    ("steeple", {"level": 2}, 2),
    ("stone-market", {"stone": 2}, 2),
    ("wood-market", {"wood": 2}, 2),
    ("clay-market", {"clay": 2}, 2),
    ("silver-market", {"silver": 2}, 2),
    ("tilers-hut", {}, 2),
    ("masons-hut", {}, 2),
    ("carpenters-hut", {}, 1),
    ("university", {}, 2),
    ("university", {"unpaid": 1}, 0),
    ("aqueduct", {}, 1),
    ("keep", {"captured": [0, 7]}, 2),
    ("lighthouse", {"virtue": 9}, 2),
    ("moneylender", {"paid": 3}, 3),
    ("fountain", {"unpaid": 2}, 2),
    ("gamblers-den", {"unpaid": 2}, -2),
    ("manor", {"influence": 8}, 2),
    ("outpost", {}, 2),
    ("outpost", {"prison": 1}, 0),
    ("wall", {"level": 3}, 1),
]


@pytest.mark.parametrize(("key", "values", "vp"), ENDS)
def test_points_at_the_end(key: str, values: dict[str, int], vp: int) -> None:
    """End-game VP: most, per so many, or under a condition; ties do not count. [A12.2, A12.3, W10.5]"""
    g = new_table()
    red, blue = g.players
    own(g, red, key)
    red.apprentices = [apprentice("A13"), apprentice("A11"), apprentice("A29")]
    rich(blue, level=1, stone=1, wood=1, clay=1, silver=1)
    rich(red, **values)
    assert points(g, red).breakdown["effects"] == vp
    if key == "steeple" or key.endswith("-market"):
        name = "level" if key == "steeple" else key.partition("-")[0]
        setattr(blue, name, 2)
        assert points(g, red).breakdown["effects"] == 0  # tied


VIRTUE = [
    ("trading-post", {"stone": 3, "wood": 3, "clay": 3}, 2),
    ("castle", {"gold": 5}, 2),
    ("observatory", {"marble": 3}, 1),
    ("reservoir", {"paid": 5}, 2),
    ("chapel", {"level": 1}, 2),
    ("chapel", {"level": 0}, 0),
    ("carpenters-guild", {}, 1),
    ("masons-guild", {}, 2),
    ("tilers-guild", {}, 2),
    ("mansion", {}, 1),
    ("vault", {"silver": 14}, 2),
    ("museum", {}, 1),
    ("dungeon", {}, -2),
]


@pytest.mark.parametrize(("key", "values", "virtue"), VIRTUE)
def test_virtue_at_the_end(key: str, values: dict[str, int], virtue: int) -> None:
    """End-game Virtue, losses before gains. [A13.2, W10.3, W10.5, R21]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    own(g, red, key, "well")
    red.apprentices = [apprentice("A13"), apprentice("A11"), apprentice("A29")]
    rich(red, **values)
    scenario(g, finish(g)).play()
    assert red.virtue == 7 + virtue
    assert g.phase == "over"


def test_stronghold_frees_at_the_end() -> None:
    """V12: all own Workers leave Prison before scoring. [W10.3, W8.2]"""
    g = new_table()
    red = g.players[0]
    own(g, red, "stronghold", "outpost")
    red.prison, red.workers = 9, 11
    scenario(g, finish(g)).play()
    parts = points(g, red).breakdown
    assert (red.prison, parts["prison"], parts["effects"]) == (0, 0, 2)


def test_dungeons_loss_may_be_bought_off() -> None:
    """Losses at the end may be bought off, which costs the lead in Influence. [W8.2, W2.3]"""
    g = new_table()
    red, blue = g.players
    own(g, red, "dungeon")
    rich(red, influence=5)
    rich(blue, influence=3)
    scenario(g, finish(g)).play("lose-influence", "lose-virtue")
    assert (red.virtue, red.influence) == (6, 3)
    assert (red.gold, blue.gold) == (2, 2)


def test_wall_counts_pairs() -> None:
    """One Building and one level make a pair; read the other way, two Buildings. [W10.5, D51]"""
    for reading, vp in (("building-level", 3), ("two-buildings-level", 2)):
        g = new_table(wall=reading)
        red = g.players[0]
        own(g, red, "wall", "smithy", "well", "wonder.clay")
        red.level = 3
        assert points(g, red).breakdown["effects"] == vp


def test_therese_gold_and_marble_are_one() -> None:
    """Castle and Observatory count both; costs take either. [A14.1, R45]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    on_board(red, "therese")
    own(g, red, "castle")
    rich(red, gold=1, marble=3)
    scenario(g, finish(g)).play()
    assert red.virtue == 7
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    on_board(red, "therese")
    employ(g, red, "A13")
    hold(g, red, "factory")
    rich(red, wood=2, stone=2, gold=1, marble=2)
    visit(g, red, "guildhall", "build:factory")
    assert (red.gold, red.marble) == (0, 2)


def test_the_guildhall_needs_something_to_build() -> None:
    """No Worker goes there in vain; the reason is given. [A9.2, A3.3]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    hold(g, red, "castle")
    from stavitel.titles.architects.rules import turn

    ask = scenario(g, turn(g, red)).ask
    assert "place:guildhall" not in ask.options
    assert ask.refused["place:guildhall"].rule == "A9.2"


def test_cathedral_costs() -> None:
    """Every level has its price; the highest is the top. [A9.5, A9.4]"""
    prices = [{"gold": 1}, {"stone": 1, "wood": 3}, {"marble": 1}, {"stone": 8}, {"gold": 2, "marble": 2}]
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    hold(g, red, "smithy", "well", "castle", "keep", "palace")
    for level, price in enumerate(prices):
        assert why_not_advance(g, red) is not None
        rich(red, **price, virtue=7)
        g.rewards.clear()
        visit(g, red, "guildhall", "advance", *discard(red))
        assert red.level == level + 1
        assert red.virtue == 8  # no Reward left: 1 Virtue [A9.6]
        assert (red.gold, red.stone, red.wood, red.marble) == (0, 0, 0, 0)
    rich(red, gold=9, marble=9)
    hold(g, red, "fountain")
    assert why_not_advance(g, red) is not None
    assert points(g, red).breakdown["cathedral"] == 20


def discard(p: Player) -> list[str]:
    """The answer to which card goes, where more than one is there."""
    return [p.hand[0].key] if len(p.hand) > 1 else []


def test_cathedral_virtue_and_card() -> None:
    """Virtue 5 and a Building card are needed; Frederick needs no card. [A5.3, A9.4, A14.1]"""
    g = new_table(2, works_of_wonder=False)
    red = g.players[0]
    rich(red, gold=1, virtue=5)
    assert why_not_advance(g, red) is not None
    hold(g, red, "smithy")
    assert why_not_advance(g, red) is None
    red.virtue = 4
    assert why_not_advance(g, red) is not None
    rich(red, clay=4, wood=2)
    ask = scenario(g, guildhall(g, red)).ask
    assert ask.refused["advance"].rule == "A5.3"
    on_board(red, "frederick")
    red.hand.clear()
    red.gold = 1
    assert why_not_advance(g, red) is None
    g.rewards.append(next(r for r in REWARDS if r.key == "reward.r05"))
    visit(g, red, "guildhall", "advance")
    assert (red.level, red.virtue, red.gold) == (1, 9, 0)


def test_lothaire_builds_cheaper() -> None:
    """1 Wood or 1 Stone less for each Building, Cathedral step and Wonder. [A14.2, R47]"""
    g = new_table(promo=True)
    red = g.players[0]
    on_board(red, "lothaire")
    hold(g, red, "well")
    rich(red, wood=2, stone=1)
    visit(g, red, "guildhall", "build:well")
    assert (red.wood, red.stone, red.clay) == (0, 0, 6)
    hold(g, red, "depot")
    rich(red, wood=2, stone=2, workers=1)
    visit(g, red, "guildhall", "build:depot", "leave-out:wood")
    assert (red.wood, red.stone) == (1, 0)
    rich(red, stone=13, influence=5, silver=3, virtue=6, workers=1)
    assert list(projects(g, red).options) == ["raise:wonder.stone"]


def test_clovis_and_zesiro_gain_from_building() -> None:
    """Clovis draws a card; Zesiro gains 1 Influence, from the Cathedral too. [W11.1, A14.2]"""
    g = new_table(promo=True)
    red = g.players[0]
    on_board(red, "clovis")
    assert build(g, red, "well") == {"clay": 4, "hand": 1}
    g = new_table()
    red = g.players[0]
    on_board(red, "zesiro")
    assert build(g, red, "well")["influence"] == 1
    rich(red, gold=1, virtue=7)
    hold(g, red, "smithy")
    g.rewards.append(next(r for r in REWARDS if r.key == "reward.r05"))
    influence = red.influence
    visit(g, red, "guildhall", "advance")
    assert red.influence == influence + 1


def test_wonders_are_buildings() -> None:
    """They count for Aqueduct and among the points. [W6.1, W8.2]"""
    g = new_table()
    red = g.players[0]
    own(g, red, "aqueduct", "wonder.gold")
    parts = points(g, red).breakdown
    assert (parts["buildings"], parts["effects"], parts["wonders"]) == (3, 2, 16)


def test_a_place_for_every_kind_of_move() -> None:
    """All open locations but the Tax Stand can always be entered. [A3.3]"""
    g = new_table(2, works_of_wonder=False)
    g.tax = 0
    assert list(placements(g, g.players[0]).filled().options) == [
        "place:quarry",
        "place:forest",
        "place:silversmith",
        "place:mines",
        "place:kings-storehouse",
        "place:workshop",
        "place:town-centre",
        "place:guardhouse",
    ]


def test_cards_can_be_found_by_key() -> None:
    """The registry holds every card. [A12.5]"""
    assert all(CARDS[card.key] is card for card in BUILDINGS)
