"""The log tells what happened: whoever keeps the books by it has what the players have."""

from __future__ import annotations

from collections import Counter
from random import Random as Dice
from typing import Any

import pytest

from stavitel.kernel import Match, new_match
from stavitel.testing.play import configurations, random_answer
from stavitel.testing.scenario import Scenario
from stavitel.titles.lisboa import TITLE
from stavitel.titles.lisboa.effects import way_effects
from stavitel.titles.lisboa.gains import penalty, score
from stavitel.titles.lisboa.kinds import CUBES, GOODS
from stavitel.titles.lisboa.noble_actions import take_decrees
from stavitel.titles.lisboa.payment import back_by, fee_ways, pay_fee
from stavitel.titles.lisboa.state_actions import build_ship
from stavitel.titles.lisboa.table import Lisboa, Player
from stavitel.words import LANGUAGES, Words
from titles.lisboa.lisboa_table import bottom, favor, give, named, new_table, ship, top

LISTED = ("favors", "clergy", "plans", "completed", "decrees", "quests")


def holdings(p: Player) -> Counter[str]:
    """Everything a player has that the log speaks of."""
    held = Counter(wigs=p.wigs, reis=p.reis, influence=p.influence, officials=p.officials, markers=p.markers)
    held.update(p.goods)
    held.update(p.cubes)
    held.update({what: len(getattr(p, what)) for what in LISTED})
    held["portfolio"] = p.portfolio
    held["houses"] = p.houses_left
    return held


# What a line of the log brings besides what it names by itself
BRINGS = {
    "keeps-tile": {"clergy": 1},
    "meets-cardinal": {"clergy": 1},
    "loses-tile": {"clergy": -1},
    "takes-favor": {"favors": 1},
    "returns-favor": {"favors": -1},
    "joins": {"favors": -1},
    "lacerda-joins": {"favors": -1},
    "takes-plan": {"plans": 1},
    "opens-building": {"plans": -1, "completed": 1},
    "takes-decree": {"decrees": 1},
    "draws-quest": {"quests": 1},
    "completes-quest": {"quests": -1},
    "places-official": {"officials": -1},
    "set": {"markers": 1},
    "spends-marker": {"markers": -1},
    "tucks": {"portfolio": 1},
    "builds-ship": {"portfolio": 1},
    "leaves-portfolio": {"portfolio": -1},
    "builds-store": {"houses": -1},
}


def enter(held: Counter[str], line: str, args: dict[str, Any]) -> None:
    """Book a line of the log."""
    for what, count in BRINGS.get(line, {}).items():
        held[what] += count
    if line == "wigs":
        change = args["change"]
        held["wigs"] += change["args"]["n"] * (1 if change["id"] == "change-more" else -1)
    elif line in ("reis", "influence"):
        held[line] += args["count"]
    elif line == "pays":
        held["reis"] -= args["coins"]
        held["influence"] = back_by(held["influence"], args["reals"])
    elif line == "pays-fee":
        for what in ("influence", "reis", "wigs"):
            held[what] -= args[what]
    elif line == "goods":
        held[args["good"]] += args["count"]
    elif line in ("sells", "trades", "loses-good"):
        held[args["good"]] -= 1
        held["reis"] += args.get("reis", 0)
    elif line == "pays-goods":
        held.subtract(args["goods"])
    elif line == "cube":
        held[args["cube"]] += 1
    elif line == "discards-tiles":
        held["clergy"] -= len(args["tiles"])
    elif line == "sends-home":
        held["officials"] += args["count"]


@pytest.mark.parametrize("seed", range(8))
def test_the_log_accounts_for_everything(seed: int) -> None:
    """At the start of every turn each player has what the log has told so far. [L2.2]"""
    ways = configurations(TITLE)
    seats, options = ways[seed * 5 % len(ways)]
    match: Match = new_match("lisboa", seats, f"log {seed}", options)
    dice = Dice(seed)
    books: list[Counter[str]] = []
    read = turns = 0
    while not match.over:
        seat, ask = next(iter(match.asking.items()))
        if ask.topic == "play-card":
            g: Lisboa = match.table
            told = match.events()
            if not books:  # what is dealt out before is not told
                books = [holdings(p) for p in g.players]
            else:
                for event in told[read:]:
                    who = event["args"].get("who")
                    if who is not None:
                        enter(books[who["seat"]], event["id"].removeprefix("tell-"), event["args"])
                for p, held in zip(g.players, books, strict=True):
                    assert +held == +holdings(p), (turns, p.seat, match.record())
                turns += 1
            read = len(told)
        match.answer(seat, random_answer(ask, dice))
    assert turns > 10


def test_every_good_and_cube_is_booked() -> None:
    """The books above know all of them. [L0.4, L6.2]"""
    p = new_table().players[0]
    assert {*GOODS, *CUBES} <= set(holdings(p))


def told(g: Lisboa) -> list[tuple[str, dict[str, Any]]]:
    """What has been told, with plain arguments, as long as `g.told` is a list."""
    assert g.told is not None
    return [(key, args) for key, _, args in g.told]


def test_penalties_are_told() -> None:
    """Which favor goes back and which tile is lost; of wigs only those that there were. [L19.2, L0.1]"""
    g = new_table()
    g.told = []
    p = g.players[0]
    favor(g, p, "king")
    p.clergy = [named("cl34")]
    give(p, gold=3)
    p.wigs = 1
    assert Scenario(penalty(g, p, "favor", 1), g).over
    assert Scenario(penalty(g, p, "clergy", 1), g).over
    assert Scenario(penalty(g, p, "wigs", 2), g).over
    assert [key for key, _ in told(g)] == ["returns-favor", "loses-tile", "loses-good", "wigs"]
    assert told(g)[0][1] == {"noble": "king"} and told(g)[1][1] == {"tile": named("cl34")}
    assert told(g)[3][1]["change"].says == ("change-less", {"what": "wigs", "n": 1})
    score(g, p, -1)
    assert len(told(g)) == 4  # there is nothing left to lose


def test_a_ship_tells_its_goods_and_the_ship_it_replaces() -> None:
    """Goods paid, the old ship, the new one. [L10.3.1, L10.3.2]"""
    g = new_table()
    g.told = []
    p = g.players[0]
    top(p, "ship-blue")
    give(p, cloth=1)
    g.shipyard = [ship("red")]
    Scenario(build_ship(g, p), g).answer("upgrade:1")
    assert told(g)[:3] == [
        ("pays-goods", {"goods": ("cloth",)}),
        ("leaves-portfolio", {"card": ship("blue")}),
        ("builds-ship", {"ship": ship("red")}),
    ]


def test_a_set_marker_is_told() -> None:
    """Before the second decree. [L12.2.2]"""
    g = new_table()
    g.told = []
    p = g.players[0]
    p.markers = 1
    first, second = g.decrees[:2]
    Scenario(take_decrees(g, p), g).answer(f"decree:{first.key}", f"decree:{second.key}")
    assert [key for key, _ in told(g)] == ["takes-decree", "spends-marker", "takes-decree"]


def test_reis_of_the_portfolio_are_no_coins() -> None:
    """What a way to pay for an audience costs, and what is told of it, are the coins handed over. [L5.11, R-20]"""
    g = new_table()
    g.told = []
    p = g.players[0]
    p.houses["left"] = 2
    p.reis, p.influence = 5, 0
    bottom(p, "treasury-61")
    (way,) = [way for way in fee_ways(p, 3) if way.things == (0, 3, 0)]
    assert ("reis", -2) in way_effects(g, p, way)
    pay_fee(g, p, way)
    assert p.reis == 3
    assert told(g) == [("pays-fee", {"influence": 0, "reis": 2, "wigs": 0})]


@pytest.mark.parametrize(("influence", "said"), [(1, "+1"), (0, "0"), (-1, "−1")])
def test_the_treasury_is_told_with_its_sign(influence: int, said: str) -> None:
    """As it is printed left of the value. [L0.3]"""
    for language in LANGUAGES:
        text = Words("lisboa", language).text("tell-treasury", {"value": 4, "influence": influence})
        assert text.endswith(f": {said})"), text
