"""Every line of the log leads to the rule it comes from."""

from __future__ import annotations

import re
from random import Random as Dice

import pytest

from our_titles import OURS
from stavitel.kernel import new_match, title_named, title_names
from stavitel.testing.play import configurations, play_on
from stavitel.words import sources
from stavitel.words.rules import rules

TITLES = [name for name in title_names() if name in OURS]
OF_THE_KERNEL = {"content", "undoes"}  # told by the table itself, not by a rule of the game
SHARED = {"changes"}  # in the same words by every title that tells it, with a rule of its own


def told(name: str | None) -> set[str]:
    """The events that the words of a title, or the words common to all, can tell."""
    page = sources(name, "en")[-1].read_text(encoding="utf-8")
    return set(re.findall(r"^tell-([a-z0-9-]+) =", page, re.MULTILINE))


@pytest.mark.parametrize("name", TITLES)
def test_every_event_of_a_title_names_an_existing_rule(name: str) -> None:
    """No event without a rule, no rule without a page, and nothing cited that is never told."""
    cites = title_named(name).cites
    assert {key for key in cites if ":" not in key} - SHARED == told(name)
    assert {key.partition(":")[0] for key in cites} - SHARED <= told(name)
    assert set(cites.values()) <= set(rules(name))


def test_what_the_kernel_tells_needs_no_rule() -> None:
    """The common words tell nothing but what belongs to no game."""
    assert told(None) == OF_THE_KERNEL | SHARED


@pytest.mark.parametrize("name", TITLES)
def test_things_that_tell_events_apart_are_told(name: str) -> None:
    """`plays:big_top` is the key of a card, or a word the title has."""
    title = title_named(name)
    page = sources(name, "en")[-1].read_text(encoding="utf-8")
    for thing in {key.partition(":")[2] for key in title.cites if ":" in key}:
        assert thing in title.cards or f"card-{thing} =" in page or f"word-{thing} =" in page


@pytest.mark.parametrize("name", TITLES)
def test_whatever_happens_in_a_game_has_its_rule(name: str) -> None:
    """A game played to its end tells no event that is not cited."""
    title = title_named(name)
    seats, options = next(iter(configurations(title)))
    match = play_on(new_match(title, seats, "cites", options), Dice(7))
    assert {event["id"].removeprefix("tell-") for event in match.events()} <= set(title.cites)
