"""What a seat can and cannot know; worlds it imagines; the picture it gets."""

from __future__ import annotations

import re
from collections import Counter
from random import Random as Dice
from typing import Any

import pytest

from stavitel.kernel import Match, new_match
from stavitel.kernel.scene import Node
from stavitel.testing.play import at_every_question
from stavitel.titles.citadels import TITLE
from stavitel.titles.citadels.kinds import Character
from stavitel.titles.citadels.table import Citadels
from titles.citadels.citadels_table import character, scenario, seat

WORLDS = 12


def worlds(match: Match, seat: int) -> list[Citadels]:
    """Some worlds that a seat imagines."""
    return [match.imagine(seat, seed).table for seed in range(WORLDS)]


def later_places(g: Citadels, seat: int) -> set[Character]:
    """Where cards that a seat passed on can be, in a draft of one lap: with those behind it, or left over."""
    seats = len(g.players)
    order = [(g.draft.first + at) % seats for at in range(seats)]
    behind = order[order.index(seat) + 1 :]
    found = {card for who in behind for card in (*g.players[who].picked, *g.players[who].laid, *g.players[who].shown)}
    return found | set(g.draft.cards)


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_imagined_drafts_keep_to_what_was_seen(seats: int) -> None:
    """Cards passed on lie behind, cards never seen before or aside; called ranks are with nobody. [C3.5, C4.3]"""
    match = new_match("citadels", seats, 21)
    checked = 0
    for who in at_every_question(match, Dice(21), 3):
        real = match.table
        me = real.players[who]
        if not me.picked and not me.shown:
            continue
        for g in worlds(match, who):
            checked += 1
            passed = set(me.saw) - set(me.picked) - set(me.shown) - set(me.laid)
            assert passed <= later_places(g, who)
            assert not set(g.aside) & set(me.saw)
            for p in g.players:
                if p.seat != who and g.stage == "turn":
                    assert all(card.rank > g.rank or card is g.murdered for card in p.picked)
    assert checked > 100


@pytest.mark.parametrize("seats", [2, 3, 7, 8])
def test_imagined_drafts_of_other_sizes_are_possible_ones(seats: int) -> None:
    """Everybody has as many characters as before, and nobody one that was called in vain. [C18.2, C19.2, C20.1]"""
    match = new_match("citadels", seats, 4)
    for who in at_every_question(match, Dice(4), 5):
        real = match.table
        seen = set(real.players[who].saw) | set(real.players[who].saw_again)
        for g in worlds(match, who):
            assert [len(p.picked) for p in g.players] == [len(p.picked) for p in real.players]
            if g.stage == "turn":
                held = [card for p in g.players if p.seat != who for card in p.picked]
                assert all(card.rank > g.rank or card is g.murdered for card in held)
                if g.aside and g.draft.first == who and seats < 7:
                    assert g.aside[0] not in seen  # the first to choose has seen all but that card


def test_worlds_differ_where_nothing_is_known() -> None:
    """Hands and characters of others come out in many ways."""
    match = new_match("citadels", 4, 1)
    (first,) = match.asking
    assert {g.aside[0] for g in worlds(match, first)} == {match.table.aside[0]}  # the only card not seen
    match.answer(first, next(iter(match.asking[first].options)))
    (who,) = match.asking
    assert len({g.aside[0] for g in worlds(match, who)}) == 2
    hands = {tuple(card.key for card in g.players[first].hand) for g in worlds(match, who)}
    assert len(hands) > WORLDS // 2


def test_a_swapped_hand_is_remembered() -> None:
    """Both sides know what they gave; what is built is forgotten, what is discarded unseen makes unsure. [C9.2]"""
    table = scenario(
        seat("magician", hand="library university"),
        seat("king", gold=9, hand="keep tavern temple"),
        seat("warlord"),
        seat(),
    )
    table.answer("swap:seat1")
    for g in worlds(table.match, 0):
        assert Counter(card.key for card in g.players[1].hand) == {"library": 1, "university": 1}
    table.answer("gold", "end")
    for g in worlds(table.match, 1):
        assert Counter(card.key for card in g.players[0].hand) == {"keep": 1, "tavern": 1, "temple": 1}
    table.answer("gold", "build:library", "end")
    assert [card.key for _, card in table.player(0).known] == ["university"]


def test_a_look_is_remembered() -> None:
    """The Fortune-teller knows the rest of the hand, its owner the card that was taken. [C24.4]"""
    table = scenario(
        seat("king", hand="fortune_teller"), seat("warlord", hand="library tavern keep"), seat(hand="manor"), seat(),
        options={"action_cards": True},
    )  # fmt: skip
    table.answer("play:fortune_teller", "player:seat1")
    for g in worlds(table.match, 0):  # while looking
        assert sorted(card.key for card in g.players[1].hand) == ["keep", "library", "tavern"]
    table.answer("library")
    for g in worlds(table.match, 0):
        assert sorted(card.key for card in g.players[1].hand) == ["keep", "tavern"]
    table.answer("gold", "end")
    assert table.at_turn == (1, "warlord")
    for g in worlds(table.match, 1):
        assert "library" in [card.key for card in g.players[0].hand]


def test_a_recovered_district_is_known_to_all() -> None:
    """Everybody saw it go into that hand. [C15.6]"""
    table = scenario(seat("warlord"), seat(gold=1, city="graveyard temple"), seat(), seat())
    table.answer("destroy:temple@seat1", "yes")
    for g in worlds(table.match, 0):
        assert [card.key for card in g.players[1].hand] == ["temple"]


def test_cards_put_under_the_deck_are_remembered() -> None:
    """By whoever put them there, and by all if they went there openly. [R-32]"""
    table = scenario(
        seat("king"), seat("warlord"), seat(city="temple"), seat(), deck="manor keep prison church market",
        options={"district_discard": "bottom_of_deck"},
    )  # fmt: skip
    table.answer("cards", "keep")
    for g in worlds(table.match, 0):
        assert g.deck[0].key == "manor"
    table.answer("end", "destroy:temple@seat2")
    for g in worlds(table.match, 1):
        assert g.deck[0].key == "temple"
    assert len({g.deck[1].key for g in worlds(table.match, 1)}) > 1  # the Manor is the King's secret


def test_discards_are_known_to_whoever_made_them() -> None:
    """And hidden from the others. [C1.8]"""
    table = scenario(seat("king"), seat("warlord"), seat(), seat(), deck="manor keep prison church market")
    table.answer("cards", "keep", "end")
    assert len({g.players[0].discards[0].key for g in worlds(table.match, 1)}) > 1
    assert table.match.observe(0)["players"][0]["discards"] == ["manor"]


def test_a_strongman_has_proved_who_holds_the_rank() -> None:
    """No world puts the card elsewhere. [R-49]"""
    table = scenario(
        seat("assassin"), seat("king", hand="strongman"), seat("warlord", hand="keep"), seat(),
        options={"action_cards": True},
    )  # fmt: skip
    table.answer("name:king").answer_for(2, "pass").answer_for(1, "play:strongman")
    for g in worlds(table.match, 0):
        assert g.players[1].shown == [character("king")]


def test_an_acrobat_right_after_the_draft_knows_what_was_called() -> None:
    """Ranks 1 to 4 are with nobody in every world, and nobody is choosing any more. [C4.3, C24.3, R-48]"""
    matches = (drafted(seed) for seed in range(100))
    match = next(match for match in matches if all(ask.topic == "out-of-turn" for ask in match.asking.values()))
    for who in match.asking:
        for g in worlds(match, who):
            assert [len(p.picked) for p in g.players] == [1] * 4
            assert all(card.rank > 4 for p in g.players for card in p.picked)
        assert "turn" not in [node.id for node in nodes(match, who)]


def drafted(seed: int) -> Match:
    """A match of four with action cards in which everybody has chosen the highest rank."""
    match = new_match("citadels", 4, seed, {"action_cards": True})
    for _ in range(4):
        (who,) = match.asking
        match.answer(who, max(match.asking[who].options, key=lambda key: character(key).rank))
    return match


def nodes(match: Match, seat: int | None) -> list[Node]:
    """All nodes of a scene."""
    return list(TITLE.scene(match.seen(seat), seat).walk())


def names(match: Match, seat: int | None) -> set[str]:
    """What the nodes of a scene are called."""
    found: set[Any] = set()
    for node in nodes(match, seat):
        found.add(node.props.get("name"))
        found.update(node.props.get("names") or ())
    return {name for name in found if name}


@pytest.mark.parametrize("options", [{}, {"action_cards": True, "rank9": "artist", "bonus_random": 6}])
def test_ids_are_unique_and_hidden_things_are_named_by_place(options: dict[str, Any]) -> None:
    """No node of a hidden card carries its key."""
    match = new_match("citadels", 4, 6, options)
    for who in at_every_question(match, Dice(6), 11):
        for viewer in (None, who, (who + 1) % 4):
            all_nodes = nodes(match, viewer)
            ids = [node.id for node in all_nodes]
            assert len(ids) == len(set(ids))
            for node in all_nodes:
                if node.kind == "card" and "face" not in node.props:
                    assert re.fullmatch(r"(picked:\d:|draft:|hand:\d:)\d+", node.id)


@pytest.mark.parametrize(("villain", "icon"), [("assassin", "daggers"), ("thief", "robber"), ("witch", "witch-face")])
def test_only_the_victim_sees_who_was_struck(villain: str, icon: str) -> None:
    """The badge lies on the own character, face down to all others; nobody else sees one. [C7.2, C8.1]"""
    table = scenario(
        seat(villain), seat("merchant"), seat("bishop"), seat("warlord"),
        options={"rank1": "witch"} if villain == "witch" else {},
    )  # fmt: skip
    if villain == "witch":
        table.answer("gold")
    table.answer("name:merchant")
    for viewer in (None, 0, 1, 2, 3):
        panels = [node for node in nodes(table.match, viewer) if node.kind == "panel"]
        struck = [node.id for panel in panels for node in panel.walk() if badge_of(node) == icon]
        assert struck == (["role:1:merchant"] if viewer == 1 else [])


def badge_of(node: Node) -> str | None:
    """The icon of what was done to somebody, on a card of theirs."""
    badges = [badge for badge in node.props.get("badges") or () if isinstance(badge, dict)]
    return next((badge["icon"] for badge in badges if badge.get("tone") == "bad"), None)


NOT_ON_THE_TABLE = {"gold", "cards", "income", "coin", "plans", "end", "redraw", "nobody", "pass", "yes", "no"}


def test_options_light_nodes() -> None:
    """An option about a card, a district or a player finds a node that carries its name."""
    match = new_match("citadels", 4, 12, {"action_cards": True})
    lit = 0
    for who in at_every_question(match, Dice(12)):
        called = names(match, who)
        for key in match.asking[who].options:
            if key in NOT_ON_THE_TABLE:
                continue
            lit += 1
            assert key in called or key.partition(":")[2] in called, key
    assert lit > 100


def test_what_the_warlord_cannot_destroy_has_no_price() -> None:
    """Keep and Big Top; a Tavern behind the Great Wall costs one. [C14.5, C15.2, C24.1]"""
    city = "keep big_top tavern great_wall"
    options = {"action_cards": True, "deck": "base66"}
    table = scenario(seat("king", city=city), seat(), seat(), seat(), options=options)
    tips = {node.id: node.props.get("tip") for node in nodes(table.match, 1) if node.id.startswith("city:0:")}
    assert [key for key, tip in tips.items() if tip is None] == ["city:0:keep", "city:0:big_top"]
    assert tips["city:0:tavern"] == ("label-destroy-price", {"n": 1})
