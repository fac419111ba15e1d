"""The vocabulary of pictures: what a title may say, and that nothing is lost where it cannot be drawn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from stavitel.kernel.scene import (
    ORNAMENTS,
    area,
    board,
    counter,
    ornament,
    panel,
    places_in_rows,
    places_on_ring,
    region,
    space,
    text,
    track,
)

ARTIST = Path(__file__).parents[2] / "web" / "src" / "lib" / "artist.ts"


def test_an_ornament_is_plain_data() -> None:
    """What is not given is not sent; a label is a message."""
    assert ornament("hill", (0, 0, 9, 9)) == {"word": "hill", "at": (0, 0, 9, 9)}
    labelled = ornament("banner", (0, 0, 9, 9), label=("label-x", {"n": 1}))
    assert labelled["label"] == {"id": "label-x", "args": {"n": 1}}
    made = board("map", 500, 100, [], ornaments=[labelled], ground="meadow").as_json()
    assert made["ornaments"][0]["word"] == "banner"
    assert made["ground"] == "meadow"


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: ornament("dragon"),
        lambda: board("map", 500, 100, [], ground="lava"),
        lambda: track("t", [1], along="spiral"),
    ],
)
def test_a_word_nobody_draws_is_refused(wrong: Any) -> None:
    """A slip of the pen is found when the scene is made, not on the screen."""
    with pytest.raises(ValueError, match="there are"):
        wrong()


def test_the_artist_of_the_web_client_knows_the_same_words() -> None:
    """Every ornament that a title may name is drawn, and no other."""
    source = ARTIST.read_text(encoding="utf-8")
    words = re.search(r"const WORDS: .*? = \{(.*?)\n\}", source, re.DOTALL)
    assert words
    known = set(re.findall(r"(?<![\w.(])([a-z]+)(?=,|:| \})", words[1].split("=>")[0]))
    assert known - {"pen", "its"} - set("xywh") == set(ORNAMENTS)


def test_places_are_laid_out() -> None:
    """Rows and rings of equal places."""
    assert len(places_in_rows(7, 3, (0, 0, 90, 90))) == 7
    assert places_in_rows(1, 1, (5, 6, 7, 8)) == [(5, 6, 7, 8)]
    assert places_in_rows(0, 1, (5, 6, 7, 8)) == []
    top = places_on_ring(6, (0, 0, 60, 60), (10, 10))[0]
    assert [round(part) for part in top] == [25, 0, 10, 10]


def test_a_space_says_more_than_a_number() -> None:
    """A picture or a tone, and a text as its value."""
    assert space(3, "two-coins") == {"value": 3, "icon": "two-coins"}
    assert space(("label-x", {})) == {"value": {"id": "label-x", "args": {}}}
    assert space(7, short="+3") == {"value": 7, "short": "+3"}


def test_a_track_names_both_sides_and_places_have_one_decimal() -> None:
    """The two figures of a space are named as texts; what a place is sent with is short."""
    drawn = track("t", [[1, 2]], pair=("label-left", "label-right"), at=(1 / 3, 2, 10 / 3, 4)).as_json()
    assert drawn["pair"] == [{"id": "label-left", "args": {}}, {"id": "label-right", "args": {}}]
    assert drawn["at"] == [0.3, 2, 3.3, 4]


def test_a_thing_has_one_place_in_other_arrangements_or_one_in_each() -> None:
    """Whichever it is, lengths have one decimal."""
    assert region("r", (0, 0, 9, 9), [], upright=(1 / 3, 2)).as_json()["upright"] == [0.3, 2]
    assert region("r", (0, 0, 9, 9), [], upright=((1 / 3, 2), [4, 5, 20 / 3, 7])).as_json()["upright"] == [
        [0.3, 2],
        [4, 5, 6.7, 7],
    ]


def test_scores_and_counters_say_what_they_are() -> None:
    """A panel shows its score; a counter names what it counts."""
    made = panel("p", 0, [counter("c", "two-coins", 3, counts="silver", role="status-me")], score=7).as_json()
    assert made["score"] == 7
    assert made["children"][0]["counts"] == "silver"


def test_status_lines_are_text() -> None:
    """What stands in the head of the screen."""
    assert area("status", [text("round", "label-round", n=3)], role="status").as_json()["children"][0]["kind"] == "text"
