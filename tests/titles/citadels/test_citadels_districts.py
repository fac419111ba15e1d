"""Purple districts, the end of the game and the scores. [C15-C17]"""

from __future__ import annotations

from random import Random as Dice
from typing import Any

import pytest

from stavitel.kernel import new_match
from stavitel.testing.play import at_every_question
from stavitel.titles.citadels.scoring import five_colours
from stavitel.titles.citadels.table import conserved
from titles.citadels.citadels_table import CitadelsScenario, scenario, seat

EIGHT = "market docks harbor church manor castle prison tavern"


def over(*players: dict[str, Any], options: dict[str, Any] | None = None, **more: Any) -> CitadelsScenario:
    """A game that ends with the Warlord of the last seat doing nothing."""
    table = scenario(*players, seat("warlord"), options=options, **{"firsts": (len(players),), **more})
    table.answer("gold", "end")
    assert table.match.over
    return table


@pytest.mark.parametrize(
    ("city", "all_five"),
    [
        ("manor temple tavern haunted_city keep", True),  # for red
        ("manor temple tavern prison haunted_city", True),  # as purple
        ("manor temple tavern haunted_city", False),  # not for red and purple at once
        ("manor temple tavern prison keep", True),
        ("manor temple tavern prison", False),
        ("manor temple tavern school_of_magic keep", False),  # purple for the bonus [C15.9]
        ("manor temple tavern big_top keep", False),  # no colour
    ],
)
def test_the_five_colours(city: str, all_five: bool) -> None:
    """The Haunted City may stand in for one colour, the School of Magic may not. [C15.1, C15.9, C17.2, R-29, R-46]"""
    table = over(seat(city=city), seat(), seat())
    assert five_colours(table.g, table.player(0)) == all_five
    assert table.match.scores()[0].breakdown["colours"] == (3 if all_five else 0)


def test_a_haunted_city_built_in_the_last_round_is_purple() -> None:
    """Also if it was built before the city that ends the game. [C15.1, R-29]"""
    table = scenario(
        seat("king", gold=2, hand="haunted_city", city="manor temple tavern keep"),
        seat("bishop", gold=2, hand="temple", city="market docks harbor manor castle prison keep"),
        seat(),
        seat(),
    )
    table.answer("gold", "build:haunted_city", "end", "gold", "build:temple", "end")
    assert table.match.over
    assert table.match.scores()[0].breakdown["colours"] == 0


def test_the_haunted_city_has_no_part_in_income() -> None:
    """It is purple there. [R-29]"""
    table = scenario(seat("king", city="manor haunted_city"), seat())
    table.answer("income")
    assert table.gold(0) == [1]


def test_the_laboratory() -> None:
    """A card for a coin, before or after the action, not with an empty hand. [C15.3, R-27]"""
    table = scenario(seat("bishop", city="laboratory", hand="manor"), seat())
    table.answer("use:laboratory", "manor")
    assert table.gold(0) == [1]
    assert [card.key for card in table.player(0).discards] == ["manor"]
    table = scenario(seat("bishop", city="laboratory"), seat())
    assert table.why("use:laboratory") == ("empty-hand", "C15.3")
    table = scenario(seat("bishop", city="laboratory", hand="manor"), seat(), options={"laboratory_gain": 2})
    assert table.ask.effects("use:laboratory_2") == (("hand", -1), ("gold", 2))
    table.answer("use:laboratory_2", "manor")
    assert table.gold(0) == [2]


@pytest.mark.parametrize(("option", "pay", "cards"), [("2_for_3", 2, 3), ("3_for_2", 3, 2), ("3_for_3", 3, 3)])
def test_the_smithy(option: str, pay: int, cards: int) -> None:
    """Coins for cards, as agreed; the card itself says so. [C15.4, R-28]"""
    table = scenario(seat("bishop", gold=4, city="smithy"), seat(), options={"smithy": option})
    card = table.player(0).city[0]
    assert {"pay": pay, "draw": cards}.items() <= card.text_args.items()
    assert table.ask.effects(f"use:{card.key}") == (("gold", -pay), ("hand", cards))
    table.answer(f"use:{card.key}")
    assert table.gold(0) == [4 - pay]
    assert len(table.player(0).hand) == cards
    table = scenario(seat("bishop", gold=1, city="smithy"), seat(), options={"smithy": option})
    assert table.why(f"use:{card.key}") == ("too-dear", "C15.4")


def test_the_edition_that_was_agreed_on_is_in_the_box() -> None:
    """In place of ours, and it may be taken out like ours. [R-27, R-28, C30.3]"""
    editions = {"smithy": "3_for_3", "laboratory_gain": 2}
    counts = conserved(new_match("citadels", 4, 1, editions).table)
    assert (counts["smithy_3_for_3"], counts["laboratory_2"]) == (1, 1)
    assert (counts["smithy"], counts["laboratory"]) == (0, 0)
    without = {**editions, "without_districts": ["smithy"]}
    assert conserved(new_match("citadels", 4, 1, without).table)["smithy_3_for_3"] == 0


def test_the_smithy_and_a_small_deck() -> None:
    """Fewer cards cost the same; with none it cannot be used. [R-28, R-64]"""
    table = scenario(seat("bishop", gold=2, city="smithy"), seat(), deck="manor")
    table.answer("use:smithy")
    assert table.gold(0) == [0]
    assert table.hand(0) == ["manor"]
    table = scenario(seat("bishop", gold=2, city="smithy"), seat(), deck="")
    assert table.why("use:smithy") == ("nothing-to-draw", "R-64")


def test_districts_work_in_the_turn_they_are_built() -> None:
    """Laboratory and Smithy at once. [R-26, C5.6]"""
    table = scenario(seat("bishop", gold=3, hand="laboratory manor"), seat())
    table.answer("gold", "build:laboratory", "use:laboratory", "manor")
    assert table.gold(0) == [1]


def test_library_and_observatory_help_only_the_action() -> None:
    """Not the Architect's cards nor the Smithy. [R-31]"""
    table = scenario(seat("architect", gold=2, city="library observatory smithy"), seat())
    table.answer("plans")
    assert len(table.player(0).hand) == 2
    table.answer("use:smithy")
    assert len(table.player(0).hand) == 5


def test_the_graveyard_recovers_a_destroyed_district() -> None:
    """For one coin, into the hand, out of any city. [C15.6, R-25]"""
    table = scenario(seat("warlord"), seat(city="temple"), seat("king", gold=1, city="graveyard"), murdered="king")
    table.answer("destroy:temple@seat1")
    assert table.asks == (2, "recover-it")
    table.answer("yes")
    assert table.hand(2) == ["temple"]
    assert table.gold(2) == [0]
    assert table.discarded() == {}


def test_the_graveyard_may_be_passed_up() -> None:
    """Then the card is discarded. [C15.6, C14.7]"""
    table = scenario(seat("warlord"), seat(gold=1, city="graveyard temple"))
    table.answer("destroy:temple@seat1", "no")
    assert table.discarded() == {"temple": 1}
    table = scenario(
        seat("warlord"), seat(gold=1, city="graveyard temple"), deck="manor",
        options={"district_discard": "bottom_of_deck"},
    )  # fmt: skip
    table.answer("destroy:temple@seat1", "no")
    assert [card.key for card in table.g.deck] == ["temple", "manor"]
    assert table.g.razed == []


def test_when_the_graveyard_does_not_help() -> None:
    """Not the Warlord's own, not itself, not without a coin. [C15.6, C15.13, R-25]"""
    table = scenario(seat("warlord", gold=1, city="graveyard"), seat(city="temple"))
    table.answer("destroy:temple@seat1")
    assert table.asks == (0, "turn")
    table = scenario(seat("warlord", gold=4), seat(gold=3, city="graveyard"))
    table.answer("destroy:graveyard@seat1")
    assert table.asks == (0, "turn")
    table = scenario(seat("warlord"), seat(city="graveyard temple"))
    table.answer("destroy:temple@seat1")
    assert table.asks == (0, "turn")


def test_effects_stop_when_the_card_leaves() -> None:
    """Without the Great Wall the surcharge is gone. [C15.13]"""
    table = scenario(seat("warlord", gold=5), seat(city="great_wall tavern"), options={"deck": "base66"})
    table.answer("destroy:great_wall@seat1")
    owner = table.player(1)
    from stavitel.titles.citadels.districts import price

    assert price(owner, owner.city[0]) == 0


@pytest.mark.parametrize(
    ("who", "city", "coins"),
    [
        ("king", "manor", 2),
        ("bishop", "temple", 2),
        ("merchant", "tavern", 2),
        ("warlord", "prison", 2),
        ("king", "", 1),
    ],
)
def test_the_school_of_magic_pays_as_any_colour(who: str, city: str, coins: int) -> None:
    """One coin more, whichever colour is collected. [C15.9, R-30]"""
    table = scenario(seat(who, city=f"school_of_magic {city}"), seat())
    table.answer("income")
    assert table.gold(0) == [coins]


def test_a_completed_city_stays_completed() -> None:
    """It cannot be hit, so the end cannot be undone. [C16.3, R-23]"""
    table = scenario(seat(city=EIGHT), seat("warlord", gold=9), seat(), seat(), firsts=(0,))
    table.answer("gold")
    assert set(table.options) == {"end"}


def test_the_first_to_reach_eight_is_first_in_time() -> None:
    """A jump past eight counts the same; the second gets 2. [R-35, C17.3, C17.4]"""
    table = scenario(
        seat("merchant", gold=2, city="market docks harbor church manor castle prison", hand="tavern"),
        seat("architect", gold=5, city="market docks harbor church manor castle", hand="tavern temple watchtower"),
        seat(),
        seat(),
    )
    table.answer("gold", "build:tavern", "end", "gold", "build:tavern", "build:temple", "build:watchtower", "end")
    first, second = table.match.scores()[:2]
    assert (first.breakdown["first"], first.breakdown["complete"]) == (4, 0)
    assert (second.breakdown["first"], second.breakdown["complete"]) == (0, 2)
    assert len(table.city(1)) == 9


def test_coins_and_cards_in_hand_score_nothing() -> None:
    """Only what stands. [C17.6]"""
    table = over(seat(gold=9, hand="palace library", city="tavern"), seat(), seat())
    assert table.scores()[0] == 1


def test_ties_by_rank_are_an_option() -> None:
    """The highest rank shown in the last round wins. [R-38]"""
    table = scenario(
        seat("king", city="palace"),
        seat("merchant", city="palace"),
        seat(),
        seat(),
        firsts=(2,),
        options={"tie_break": "highest_rank"},
    )
    table.answer("gold", "end", "gold", "end")
    assert [score.rank for score in table.match.scores()[:2]] == [2, 1]


def test_a_game_that_can_go_no_further_ends() -> None:
    """No card to draw, nothing built in the round. [R-63]"""
    table = scenario(
        seat("king", hand="tavern"), seat(), deck="", options={"reshuffle_discard_when_empty": "no"}, razed="manor"
    )
    table.answer("gold", "end")
    assert table.match.over
    assert [score.breakdown["first"] for score in table.match.scores()] == [0, 0]
    table = scenario(
        seat("king", hand="tavern"), seat(), deck="", options={"reshuffle_discard_when_empty": "no"}, razed="manor"
    )
    table.answer("gold", "build:tavern", "end")
    assert not table.match.over


@pytest.mark.parametrize("limit", ["30", "35"])
def test_by_option_the_bank_runs_dry(limit: str) -> None:
    """Whoever is owed more takes what is there. [R-34, R-69]"""
    table = scenario(seat("bishop", gold=5), seat(gold=int(limit) - 6), *[seat()] * 2, options={"bank_limit": limit})
    table.answer("gold")
    assert table.gold(0) == [6]


def test_nothing_is_lost() -> None:
    """The cards of the box are all somewhere. [C50.2]"""
    match = new_match("citadels", 3, 9, {"action_cards": True, "bonus_random": 5})
    before = conserved(match.table)
    assert sum(before.values()) == 65 + 15 + 5 - 2 + 8 + 1  # two purples out for two bonus districts too many
    for _ in at_every_question(match, Dice(9), 5):
        assert conserved(match.table) == before
