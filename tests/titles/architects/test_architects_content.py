"""Values that owners put right: what a content file may say, what it may not, and that the cards then say so."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from stavitel.kernel import Card
from stavitel.kernel.values import card_message
from stavitel.titles.architects.building_powers import POWERS
from stavitel.titles.architects.cards import BUILDINGS, CARDS
from stavitel.titles.architects.content import check_content
from stavitel.titles.architects.kinds import Building, Line, Plan, gain
from stavitel.titles.architects.places import FOREST, MINES, QUARRY, SILVERSMITH
from stavitel.titles.architects.scoring import COUNTS
from stavitel.titles.architects.solo import CONDITIONS, EFFECTS
from stavitel.words import LANGUAGES, Words

OWNERS_FILE = """
title = "architects"

["court.k1"]
princess = "forest"
rewards = [[["gold", 2]], [["destroy", 1]]]
penalty = [["debt", 1]]

["chevalier.w08"]
place = "quarry"

["opponent.patron"]
tokens = ["quarry", "forest", "silversmith", "workshop", "guardhouse", "town-centre", "kings-storehouse"]

["mill"]
power = "visit:quarry"
gain = [["rewards", 1]]

["wonder.clay"]
amount = 12

["scheme.s05"]
plans = [["quarry", [[[["silver-each", 2]], ""]], false, "tax", 3], ["focus", [], false, "", 0]]

["financier.w13"]
price = [1, "none", "none"]

["stocks"]
end = ["vp", "captured", 2, 1]

["hall.6"]
spaces = 30
resets = [16]

["resource-track"]
goods = ["clay", "marble", "gold", "stone", "wood"]
guardhouse = ["ransom", "release", "imprison"]
"""


def changed(key: str, **values: Any) -> dict[str, Any]:
    """The cards with some values of one of them replaced."""
    card: Any = CARDS[key]
    return {**CARDS, key: replace(card, **values)}


def with_content(path: Path, code: str) -> list[str]:
    """What a process prints that uses a content file."""
    done = subprocess.run(
        [sys.executable, "-c", f"from stavitel.kernel import *\nuse_content({str(path)!r})\n{code}"],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": os.pathsep.join(part for part in sys.path if part), "PYTHONIOENCODING": "utf-8"},
        encoding="utf-8",
    )
    return done.stdout.splitlines()


def test_our_own_values_pass() -> None:
    """Nothing is wrong with what we ship. [A1.2]"""
    assert check_content(CARDS) == []


def test_what_is_reconstructed_can_be_put_right(tmp_path: Path) -> None:
    """Places, powers, token lists, Schemes; the cards tell it, and games end. [R22, R23, R36]"""
    path = tmp_path / "mine.toml"
    path.write_text(OWNERS_FILE)
    code = """
from stavitel.titles.architects.cards import CARDS
from stavitel.words import Words
from random import Random as Dice
words = Words("architects", "en")
keys = "court.k1", "chevalier.w08", "opponent.patron", "mill", "wonder.clay", "scheme.s05", "financier.w13", "stocks"
for key in (*keys, "hall.6", "resource-track"):
    print(words.card_text(key))
for seed in range(6):
    match, dice = new_match("architects", 1 + seed % 3, seed, {"opponent": "patron"}), Dice(seed)
    while not match.over:
        seat, ask = next(iter(match.asking.items()))
        keys = list(ask.options)
        match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))
print("over")
"""
    court, chevalier, patron, mill, wonder, scheme, financier, stocks, hall, track, over = with_content(path, code)
    assert "Princess (Forest): 2 Gold or 1 Debt destroyed. Profiteer (Guardhouse): 1 Debt, then to Prison." in court
    assert "Quarry: gain 1 Influence whenever you place a Worker there." in chevalier
    assert "Its Wonders go to: Quarry, Forest, Silversmith, Workshop" in patron
    assert "At once: gain 1 Reward card, At once: place a Worker and resolve the visit: Quarry." in mill
    assert wonder.startswith("12 Clay")
    assert scheme == "Tax on the stand, at least 3: Quarry: 2 Silver for each own Worker. Otherwise: Focus."
    assert "1 Silver → 2 Silver" in financier
    assert "At the end: +1 VP per 2 captured Workers." in stocks
    assert hall == "Spaces: 30. Those that set off a Black Market reset: 16."
    assert track == (
        "From the left: Clay, Marble, Gold, Stone, Wood. "
        "In the Guardhouse first: ransom its own, free its own from Prison, send captured Workers to Prison."
    )
    assert over == "over"


def test_the_track_and_the_hall_follow_a_content_file(tmp_path: Path) -> None:
    """The marker names the goods in the corrected order; the Guildhall of six ends where it says. [S3.1, A9.1]"""
    path = tmp_path / "mine.toml"
    path.write_text(OWNERS_FILE)
    code = """
from stavitel.titles.architects.buildings import occupy
from stavitel.titles.architects.solo import next_wonder
g = new_match("architects", 1, 1, {"opponent": "patron"}).table
p = g.players[1]
p.marker, p.influence, p.marble = 1, 12, 20
print(next_wonder(g, p).good)
g = new_match("architects", 6, 1).table
for number in range(1, 31):
    occupy(g, g.players[number % 6])
    if g.reset_by >= 0 or g.final > 0:
        print(number)
        g.reset_by = -1
"""
    assert with_content(path, code) == ["marble", "16", "30"]


def test_the_opponents_order_in_the_guardhouse_follows_a_content_file(tmp_path: Path) -> None:
    """With one action it ransoms its own before it frees them from Prison, if a file says so. [S7.2, R30]"""
    path = tmp_path / "mine.toml"
    path.write_text(OWNERS_FILE)
    code = """
from stavitel.titles.architects.solo import guard
g = new_match("architects", 1, 1, {"opponent": "patron"}).table
person, p = g.players
p.prison, p.workers, person.captured[1] = 2, 17, 1
for _ in range(2):
    try:
        guard(g, p, 1).send(None)
    except StopIteration:
        print(p.prison, person.captured[1], p.workers)
"""
    assert with_content(path, code) == ["2 0 18", "0 0 20"]


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ('["scheme.s05"]\nplans = []', "scheme.s05.plans: at least one"),
        ('["reward.r11"]\ncopies = 100', "reward.r11.copies: 0 to 99"),
        ('["hall.6"]\nresets = [29]', "hall.6.resets: 1 to 28"),
        ('["hall.6"]\nspaces = 61', "hall.6.spaces: 1 to 60"),
        ('["resource-track"]\ngoods = ["clay", "clay"]', "resource-track.goods: each of the five once, clay first"),
        (
            '["resource-track"]\nguardhouse = ["ransom", "ransom", "release"]',
            "resource-track.guardhouse: each of release, imprison, ransom once",
        ),
        ('["court.k1"]\nprincess = "guildhall"', "court.k1.princess: one of forest, "),
        ('["court.k1"]\nprincess = "guardhouse"', "court.k1.profiteer: not where the Princess stands"),
        ('["mill"]\npower = "fly"', "mill.power: one of , abbey, "),
        ('["opponent.patron"]\ntokens = ["quarry", "forest"]', "opponent.patron.tokens: at least 5 different places"),
        ('["opponent.patron"]\ntokens = ["mines"]', "opponent.patron.tokens: one of forest, "),
        ('["arena"]\ngain = [["glory", 1]]', "arena.gain: one of "),
        ('["nobody"]\nvp = 1', "nobody: architects has no such card"),
    ],
)
def test_impossible_values_are_refused_in_one_line(tmp_path: Path, written: str, fault: str) -> None:
    """Also those that would only fail in the middle of a game. [W6.3, S2.3]"""
    path = tmp_path / "mine.toml"
    path.write_text(f'title = "architects"\n{written}\n')
    code = """
try:
    import stavitel.titles.architects
except ContentError as problem:
    print(problem)
"""
    (line,) = with_content(path, code)
    assert line.startswith(f"{path}: {fault}")


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("court.k1", {"rewards": ()}),
        ("court.k1", {"clay": ()}),
        ("court.k1", {"gold": gain(influence=-1)}),
        ("wonder.clay", {"amount": 16}),
        ("wonder.clay", {"influence": 13}),
        ("wonder.clay", {"good": "gold"}),
        ("board.ada", {"virtue": 15}),
        ("board.ada", {"prison": 21}),
        ("opponent.patron", {"focus": Plan("focus", ())}),
        ("opponent.patron", {"tokens": (QUARRY, QUARRY, FOREST, SILVERSMITH, MINES)}),
        ("scheme.s05", {"plans": (Plan("nowhere", (Line(gain(silver=1)),)),)}),
        ("scheme.s05", {"plans": (Plan("quarry", ()),)}),
        ("scheme.s05", {"plans": (Plan("quarry", (Line(()),)),)}),
        ("scheme.s05", {"plans": (Plan("quarry", (Line(gain(silver=1)),), condition="tax", least=3),)}),
        ("scheme.s05", {"plans": (Plan("quarry", (Line(gain(silver=1), "left"),)),)}),
        ("scheme.s05", {"plans": (Plan("black-market", (Line(gain(market=1), "left"),)),)}),
        ("keep", {"end": CARDS["keep"].end._replace(per=0)}),  # type: ignore[attr-defined]
        ("steeple", {"end": CARDS["steeple"].end._replace(per=2)}),  # type: ignore[attr-defined]
        ("keep", {"skills": 8}),
        ("keep", {"cost": CARDS["keep"].cost._replace(wood=16)}),  # type: ignore[attr-defined]
        ("merchant.a14", {"price": None}),
        ("merchant.a14", {"gain": ()}),
        ("jeweller.a11", {"place": None}),
        ("thief.a34", {"place": QUARRY}),
        ("charlatan.w05", {"gain": gain(gold=1)}),
        ("gatekeeper.a09", {"gain": gain(workers=4)}),
        ("reward.r01", {"gain": ()}),
        ("reward.r01", {"copies": 1}),
        ("stall.gold", {"gain": gain(silver=1)}),
        ("market.m01", {"large": ()}),
    ],
)
def test_values_that_would_fail_later(key: str, values: dict[str, Any]) -> None:
    """Refused when the cards are read. [A1.2]"""
    assert check_content(changed(key, **values))


def numbers(value: Any) -> Iterator[Any]:
    """A value with one of the numbers in it raised by one, for each of them."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value + 1
    elif isinstance(value, tuple):
        for index, part in enumerate(value):
            for other in numbers(part):
                parts = [*value[:index], other, *value[index + 1 :]]
                yield value._make(parts) if hasattr(value, "_make") else tuple(parts)


def read(card: Card, words: Words) -> tuple[str, str]:
    """Name and text of a card, from its own values."""
    msgid = card_message(card.key)
    text = words.text(f"{msgid}.text", card.text_args) if words.card_text(card.key) is not None else ""
    return words.text(msgid, card.text_args), text


def test_a_corrected_number_changes_the_text() -> None:
    """Every number of every card that may be another one, in every language. [A11.4, A12.5]"""
    spoken = [Words("architects", language) for language in LANGUAGES]
    tried = 0
    for card in CARDS.values():
        for item in fields(card):  # type: ignore[arg-type]
            for value in numbers(getattr(card, item.name)):
                other: Any = replace(card, **{item.name: value})  # type: ignore[type-var]
                if check_content({**CARDS, card.key: other}):
                    continue
                for words in spoken:
                    assert read(other, words) != read(card, words), (
                        f"{words.language}: {card.key}.{item.name} = {value}"
                    )
                tried += 1
    assert tried > 1000


def test_words_of_the_data_have_rules() -> None:
    """Powers, counts, conditions and effects that cards name are known to the rules. [A12.1, S8.1, S8.2]"""
    assert {card.power for card in BUILDINGS} - {""} <= set(POWERS)
    assert set(Building.allowed["power"]) <= set(POWERS)
    assert {card.end.what for card in BUILDINGS if card.end is not None} <= set(COUNTS)
    plans = [plan for card in CARDS.values() for plan in getattr(card, "plans", ())]
    assert {plan.condition for plan in plans} - {""} == set(CONDITIONS)
    kinds = {kind for plan in plans for line in plan.lines for kind, _ in line.effects}
    assert kinds - {*EFFECTS, "virtue", "influence", "silver", "marble", "market"} == {"reveal", "stack", "adornment"}
