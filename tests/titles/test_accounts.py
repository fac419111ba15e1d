"""What a turn brought and cost is told after it, and adds up."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from stavitel.bots import bot
from stavitel.kernel import Match, new_match
from stavitel.titles.architects import table as architects
from stavitel.titles.paladins import table as paladins
from stavitel.words import Words

COUNTED = {"architects": architects.COUNTED, "paladins": paladins.COUNTED}
ASKED_FIRST = {"architects": ("place", "take-back"), "paladins": ("take-an-action",)}


def told_since(match: Match, number: int) -> list[tuple[int, dict[str, int]]]:
    """Whose account followed, and what it says."""
    found = []
    for event in match.events(None, since=number):
        if event["id"] == "tell-changes":
            signs = {"change-more": 1, "change-less": -1}
            changes = {one["args"]["what"]: signs[one["id"]] * one["args"]["n"] for one in event["args"]["changes"]}
            found.append((event["args"]["who"]["seat"], changes))
    return found


def less(title: str, now: tuple[int, ...], before: tuple[int, ...]) -> dict[str, int]:
    """What is more and what is less."""
    counted = zip(COUNTED[title], now, before, strict=True)
    return {name: has - had for name, has, had in counted if has != had}


def test_what_a_turn_brings_to_others_is_told_too() -> None:
    """Buildings and resets reach everybody: what was told adds up to what each player has at the end. [W5.2]"""
    match, dice = new_match("architects", 4, 5), random.Random(5)
    while match.table.phase != "play":
        seat, question = next(iter(match.asking.items()))
        match.answer(seat, question.random_answer(dice))
    before = [p.goods for p in match.table.players]
    since = len(match.events(None))
    match.play_out(dice)
    for p, had, now in zip(match.table.players, before, [p.goods for p in match.table.players], strict=True):
        added: Counter[str] = Counter(dict.fromkeys(COUNTED["architects"], 0))
        for seat, changes in told_since(match, since):
            if seat == p.seat:
                added.update(changes)
        assert tuple(added.values()) == tuple(n - m for n, m in zip(now, had, strict=True))


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("title", list(ASKED_FIRST))
def test_every_turn_is_accounted_for(title: str, seed: int) -> None:
    """From one first question of a turn to the next, the player's goods change by what was told. [A3.1, P3.6]"""
    match, dice, player = new_match(title, 3, seed), random.Random(seed), bot("random", title)
    turn: tuple[int, tuple[int, ...], int] | None = None
    turns = told = 0
    while not match.over:
        told += len(match.events(None, told))
        seat, question = next(iter(match.asking.items()))
        table: Any = match.table
        if question.topic in ASKED_FIRST[title]:
            if turn is not None:
                whose, before, since = turn
                changes = dict(told_since(match, since)).get(whose, {})
                assert changes == less(title, table.players[whose].goods, before)
                turns += bool(changes)
            turn = (seat, table.players[seat].goods, told)
        elif table.phase not in ("play", "turn"):
            turn = None  # between rounds goods come and go in other ways
        match.answer(seat, player.decide(match.view(seat, dice)))
    assert turns > 10


def test_an_account_is_read_in_three_languages() -> None:
    """The name, then the number with its sign, which no grammar can bend."""
    changes = [{"id": "change-more", "args": {"what": "silver", "n": 5}}]
    changes += [{"id": "change-less", "args": {"what": "virtue", "n": 1}}]
    event = {"id": "tell-changes", "args": {"who": {"seat": 0}, "changes": changes}}
    said = {language: Words("architects", language, ["Ala"]).event(event) for language in ("en", "cs", "pl")}
    assert {language: text.replace("\xa0", " ") for language, text in said.items()} == {
        "en": "Ala: Silver +5, Virtue −1",
        "cs": "Ala: mince +5, počestnost −1",
        "pl": "Ala: Srebrniki +5, Cnota −1",
    }


def test_what_is_hidden_is_not_named_by_its_back() -> None:
    """Who may not see the paladins reads another sentence."""
    backs = {"kept": {"back": "paladin-1"}, "top": {"back": "paladin-1"}}
    words = Words("paladins", "en", ["Ala"])
    event = {"id": "tell-arranges-paladins", "args": {"who": {"seat": 0}, **backs}}
    assert words.event(event) == "Ala chooses a paladin and arranges the others"
    event["args"] = {"who": {"seat": 0}, "kept": {"card": "roland-1"}, "top": {"card": "oliver-1"}}
    assert words.event(event) == "Ala arranges the paladins: Roland serves, Oliver on top"
