"""Corrected values keep to what the rules rely on."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from stavitel.titles.lisboa.cards import CARDS
from stavitel.titles.lisboa.content import check_content


def changed(key: str, **values: Any) -> dict[str, Any]:
    """The cards with some values of one of them replaced."""
    card: Any = CARDS[key]
    return {**CARDS, key: replace(card, **values)}


def test_our_own_values_pass() -> None:
    """Nothing is wrong with what we ship. [L5.8]"""
    assert check_content(CARDS) == []


def test_the_example_for_contributors_is_a_content_file() -> None:
    """Its card is in the box, and its value may be written."""
    page = (Path(__file__).parents[3] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    example = re.search(r'^    title = "lisboa"\n(?:    .+\n|\n)+', page, re.MULTILINE)
    assert example is not None
    corrections = tomllib.loads(dedent(example[0]))
    assert corrections.pop("title") == "lisboa"
    ((key, values),) = corrections.items()
    assert check_content(changed(key, **values)) == []


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("plan-b1", {"officials": 3}),
        ("cl10", {"amount": 3}),
        ("d01", {"wigs": 3}),
        ("b-1", {"reward": "wigs", "count": 4}),
        ("b-1", {"reward": "recruit"}),
        ("manuel-1", {"influence": 2}),
        ("manuel-1", {"reward": "ship"}),
        ("manuel-6", {"reward": "gain_influence"}),
        ("marquis-25", {"penalty": "reis", "penalty_count": 2}),
        ("d19", {"wigs": 2}),
        ("cl01", {"effect": "on_recruit", "of": "wigs", "amount": 2}),
        ("cl01", {"effect": "on_plan", "of": "gold"}),
        ("cl33", {"of": "gain_influence", "amount": 1}),
        ("cl36", {"of": "tools", "amount": 2}),
        ("cl36", {"of": "reis", "amount": 5}),
        ("cl01", {"effect": "on_recruit", "of": "reis", "amount": 2}),
        ("cl01", {"effect": "on_join", "of": "cardinal", "amount": 2}),
        ("cl01", {"effect": "on_sale", "of": "plan"}),
        ("cl36", {"of": "influence", "amount": 3}),
        ("treasury-62", {"event": "gold_2"}),
        ("treasury-61", {"deck": "purple"}),
        ("board", {"office_spaces": (5, 6, 5)}),
        ("board", {"treasury_gaps": (2, 4)}),
        ("board", {"no_plot": "E-1"}),
        ("board", {"treasury_left": (2, 1, 0, 0, -1)}),
        ("pb05", {"blue": ("tools",)}),
        ("ship-brown", {"influence": 1}),
        ("marquis-30", {"influence": 5}),
        ("board", {"real_symbols": (0, 2, 4, 5, 7, 9)}),
        ("good-tools", {"start_price": 5}),
        ("t5", {"value": 6}),
        ("wa", {"reward": "rubble"}),
        ("d65", {"of": "3"}),
        ("d43", {"metric": "own_ships", "of": ""}),
        ("ship-blue", {"influence": 2}),
        ("qb7", {"count": 4}),
    ],
)
def test_sensible_corrections_pass(key: str, values: dict[str, Any]) -> None:
    """An owner of the game may know better. [L19.5]"""
    assert check_content(changed(key, **values)) == []


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("marquis-30", {"influence": 3}),  # no more than a reward card of its deck
        ("manuel-2", {"influence": 9}),
        ("manuel-1", {"penalty": "reis", "penalty_count": 1}),
        ("manuel-3", {"reward": "clergy"}),
        ("treasury-61", {"event": ""}),
        ("ship-purple", {"bonus": 1}),
        ("ship-blue", {"hull": 9}),
        ("ship-blue", {"hull": 2}),
        ("ship-red", {"influence": 3}),  # neither with its like nor with the blue ship 4
        ("ship-red", {"colour": "blue"}),
        ("favor-king", {"wigs": 3}),
        ("favor-king", {"noble": "manuel"}),
        ("d61", {"of": "office manuel"}),  # of another metric
        ("d17", {"metric": "own_house_group_done"}),
        ("a-5", {"goods": ("gold",)}),  # downtown stays as it is
        ("b-2", {"name": "D-4"}),
        ("xa", {"side": "north"}),
        ("n3", {"good": "gold"}),
        ("good-gold", {"west": "C3"}),
        ("round-reis-5", {"shape": "square"}),
        ("qb5", {"deck": "a", "reward": "draw_quest_b"}),
        ("d01", {"divisor": 0}),
        ("cl06", {"of": "gold"}),
        ("cl10", {"amount": 0}),
        ("b-3", {"count": 2}),
        ("a-2", {"count": 3}),
        ("b-1", {"reward": "influence"}),
        ("b-1", {"reward": "ship"}),  # resolved before a card is tucked, nowhere else
        ("manuel-1", {"reward": "recruit"}),
        ("cl01", {"effect": "on_recruit", "of": "favor"}),
        ("cl01", {"effect": "on_favor", "of": "cardinal"}),
        ("cl01", {"effect": "on_visit", "of": "ship"}),
        ("cl01", {"effect": "on_visit", "of": "cardinal", "amount": 3}),
        ("cl01", {"effect": "on_event", "of": "gain_influence", "amount": 2}),
        ("cl01", {"effect": "on_sunday"}),
        ("cl37", {"amount": 4}),
        ("pb01", {"blue": ("gold", "gold")}),
        ("pb01", {"blue": ()}),
        ("pb01", {"green": ("gold", "cloth", "books")}),
        ("qb5", {"tasks": ()}),
        ("qb5", {"tasks": ("dance",)}),
        ("board", {"treasury_left": (-1, 0, 1, 1, 1)}),  # rises
        ("board", {"treasury_left": (1, 1, 1, 1, 1)}),
        ("board", {"treasury_right": ()}),
        ("board", {"treasury_gaps": ()}),
        ("board", {"treasury_gaps": (0,)}),
        ("board", {"no_plot": "A-5"}),
        ("treasury-67", {"deck": "purple"}),  # the display needs five of each kind
        ("plan-b1", {"officials": 0}),
        ("plan-b1", {"starting": True}),
        ("board", {"real_symbols": (0, 1, 3)}),
        ("board", {"treasury_left": (0, 1)}),
        ("board", {"treasury_start": 0}),
        ("board", {"office_spaces": (5, 5)}),
        ("board", {"office_spaces": (5, 4, 5)}),
        ("good-gold", {"start_price": 9}),
        ("qa1", {"reward": "reis"}),
        ("t4", {"value": 9}),
        ("t5", {"value": 0}),
        ("manuel-6", {"deck": "blue"}),
        ("king-60", {"benefit_count": 3}),  # nothing that it could count
        ("treasury-82", {"reward_count": 2}),
    ],
)
def test_values_the_rules_cannot_bear_are_named(key: str, values: dict[str, Any]) -> None:
    """Each fault is a line that names the card. [L5.8, L1.3.3, R-64]"""
    faults = check_content(changed(key, **values))
    assert faults
    assert all(isinstance(line, str) and ":" in line for line in faults)


def test_a_content_file_is_checked_when_it_is_loaded(tmp_path: Path) -> None:
    """A good file changes the table, a bad one is refused with a line for each fault. [L5.8]"""
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text('title = "lisboa"\n[good-tools]\nstart_price = 5\n[e-1]\ncount = 6\n', encoding="utf-8")
    bad.write_text('title = "lisboa"\n[marquis-30]\ninfluence = 1\n', encoding="utf-8")
    program = (
        "import json, sys; from stavitel.kernel import use_content, new_match\n"
        "try:\n"
        "    use_content(sys.argv[1]); m = new_match('lisboa', 2, 1)\n"
        "    print(json.dumps([m.table.prices['tools'], m.title.cards['e-1'].count, m.title.cards['e-1'].source]))\n"
        "except ValueError as problem:\n"
        "    print(json.dumps(str(problem)))\n"
    )
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3] / "src")}
    heard = []
    for file in (good, bad):
        command = [sys.executable, "-c", program, str(file)]
        heard.append(json.loads(subprocess.run(command, capture_output=True, env=env, check=True).stdout))
    assert heard[0] == [5, 6, "corrected"]
    assert "marquis-30.influence" in heard[1]


CORRECTED = """
title = "lisboa"
[board]
treasury_left = [2, 1, 0, -1, -1, -2]
treasury_right = [1, 2, 3, 4, 5, 6]
treasury_gaps = [2, 4]
office_spaces = [6, 5, 7]
no_plot = "E-1"
[cl01]
effect = "on_plan"
of = "wigs"
amount = 3
[cl02]
effect = "on_decree"
of = "reis"
[cl04]
effect = "on_produce"
of = "cloth"
amount = 2
[cl05]
effect = "on_visit"
of = "official"
[cl06]
effect = "on_sale"
of = "plan"
[cl07]
effect = "on_treasury_card"
of = "cardinal"
[cl32]
of = "gain_influence"
amount = 1
[cl33]
of = "tools"
[cl37]
of = "gold"
[manuel-1]
influence = 1
reward = "ship"
[treasury-61]
deck = "purple"
event = "cloth_2"
[pb05]
blue = ["tools"]
[d01]
metric = "own_influence"
of = ""
"""


def test_whatever_is_reconstructed_can_be_corrected_and_played(tmp_path: Path) -> None:
    """Tracks, symbols, offices, the plot grid, decks, effects, cards of examples: games still end. [L0.3]"""
    file = tmp_path / "corrected.toml"
    file.write_text(CORRECTED, encoding="utf-8")
    program = (
        "import json, sys; from random import Random; from stavitel.kernel import use_content, new_match\n"
        "from stavitel.testing.play import play_on\n"
        "use_content(sys.argv[1])\n"
        "from stavitel.titles.lisboa.cards import BOARD, CARDS, PLOTS\n"
        "m = new_match('lisboa', 2, 1)\n"
        "sizes = [len(m.table.blue), len(m.table.purple)]\n"
        "ends = [play_on(new_match('lisboa', seats, seats), Random(seats)).over for seats in (1, 2, 3, 4)]\n"
        "print(json.dumps([sizes, sorted(PLOTS)[0], len(PLOTS), CARDS['treasury-61'].back, ends]))\n"
    )
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3] / "src")}
    heard = subprocess.run([sys.executable, "-c", program, str(file)], capture_output=True, env=env, check=True)
    assert json.loads(heard.stdout) == [[20, 22], "A-1", 24, "purple", [True] * 4]
