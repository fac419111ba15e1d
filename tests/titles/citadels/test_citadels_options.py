"""Profiles, switches and what they settle."""

from __future__ import annotations

from random import Random as Dice
from typing import Any

import pytest

from stavitel.kernel import OptionError, new_match
from stavitel.testing.play import play_on
from stavitel.titles.citadels import TITLE
from stavitel.titles.citadels.cards import BASE_CAST, LABORATORIES, SMITHIES
from stavitel.titles.citadels.options import PROFILES, agree


def settled(seats: int = 4, **options: Any) -> Any:
    """What a table with these options agrees on."""
    return agree(TITLE.resolve_options(options, seats), seats)


def test_the_czech_profile_is_the_default() -> None:
    """Discard pile, 65 cards, everything at any time. [R-01, R-05, R-17, R-18, R-19, R-20, R-32]"""
    said = settled()
    assert said.key == "mindok2012"
    assert (said.deck, said.pile, said.reshuffles, said.names_first) == ("base65", True, True, True)
    assert not (said.coin_after_action or said.plans_after_action or said.attack_at_end or said.attack_own)
    assert said.cast == BASE_CAST
    assert not said.circus


def test_the_english_profile() -> None:
    """Cards under the deck, 66 of them, powers at their printed moments. [R-01, R-05, R-17, R-18, R-19, R-20, R-32]"""
    said = settled(profile="ffg2010")
    assert (said.deck, said.pile, said.names_first) == ("base66", False, False)
    assert said.coin_after_action and said.plans_after_action and said.attack_at_end and said.attack_own


@pytest.mark.parametrize(
    ("name", "value", "field", "expected"),
    [
        ("deck", "base66", "deck", "base66"),
        ("district_discard", "bottom_of_deck", "pile", False),
        ("reshuffle_discard_when_empty", "no", "reshuffles", False),
        ("name_target_timing", "any_time", "names_first", False),
        ("powers_optional", False, "powers_optional", False),
        ("magician_redraw", "all", "redraw_all", True),
        ("merchant_bonus_timing", "after_action", "coin_after_action", True),
        ("architect_draw_timing", "after_action", "plans_after_action", True),
        ("warlord_timing", "end_of_turn", "attack_at_end", True),
        ("warlord_may_hit_own_city", "yes", "attack_own", True),
        ("murdered_king_inherits", "never", "king_inherits", False),
        ("smithy", "3_for_2", "smithy", SMITHIES["3_for_2"]),
        ("laboratory_gain", 2, "laboratory", LABORATORIES[2]),
        ("tie_break", "highest_rank", "tie_by_rank", True),
        ("bank_limit", "30", "bank_limit", 30),
        ("action_cards", True, "circus", True),
        ("action_cards_in_initial_deal", False, "circus_dealt", False),
        ("action_cards_per_own_turn", 2, "circus_per_turn", 2),
        ("city_size", 7, "city_size", 7),
    ],
)
def test_every_switch_overrides_its_profile(name: str, value: Any, field: str, expected: Any) -> None:
    """One switch changes one thing."""
    assert getattr(settled(), field) != expected
    assert getattr(settled(**{name: value}), field) == expected


@pytest.mark.parametrize("profile", list(PROFILES))
@pytest.mark.parametrize("seats", range(2, 9))
def test_both_profiles_at_every_table(profile: str, seats: int) -> None:
    """With action cards, to the end. [C1.1]"""
    match = play_on(new_match("citadels", seats, 3, {"profile": profile, "action_cards": True}), Dice(3))
    assert match.over


def test_unknown_options_are_refused() -> None:
    """With a sentence."""
    with pytest.raises(OptionError, match="deck is one of"):
        settled(deck="base70")
