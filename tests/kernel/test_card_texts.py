"""What cards and refusals hand to their texts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from kernel.guess import TITLE
from stavitel.kernel import Card, Offer, Reason, choose, move, new_match
from stavitel.kernel.questions import Question
from stavitel.kernel.values import as_json


class Cost(NamedTuple):
    wood: int
    stone: int


@dataclass(frozen=True, eq=False)
class Place(Card):
    key: str


@dataclass(frozen=True, eq=False)
class Hut(Card):
    key: str
    cost: Cost
    gain: tuple[tuple[str, int], ...] = (("silver", 1), ("stone", 2))
    workers: tuple[str, ...] = ("scout", "scout")
    steps: tuple[int, ...] = ()
    open: bool = True
    place: Place = Place("mill")
    power: str | None = None
    plan: Any = None
    source: str = "reconstructed"


def test_a_card_tells_its_texts_every_field_they_can_speak_of() -> None:
    """Numbers, words, cards and amounts; neither key nor source, and nothing that has no words."""
    told = Hut("hut", Cost(2, 0), plan=object()).text_args
    assert {name: as_json(value) for name, value in told.items()} == {
        "cost": [{"amount": 2, "of": "wood"}],
        "gain": [{"amount": 1, "of": "silver"}, {"amount": 2, "of": "stone"}],
        "workers": ["scout", "scout"],
        "steps": [],
        "open": True,
        "place": {"card": "mill"},
        "power": None,
    }


def test_a_title_without_declarations_has_no_icons_headings_or_standing_answers() -> None:
    """All three may be left out."""
    assert (TITLE.icons, TITLE.headings, TITLE.standing) == ({}, {}, {})


def question(offered: Any) -> Question:
    ask = choose(new_match(TITLE, 2, 1).table.players[0], "topic", offered, always=True)
    assert isinstance(ask, Question)
    return ask


def test_a_question_knows_the_options_it_refuses() -> None:
    """So that clients can say what is refused in the words of the option itself."""
    dear, far = move("build", "hut"), move("go", "mill", at=2)
    offered = Offer(None, None)
    offered.allow(move("pass"))
    offered.add(dear, Reason("dear", "G1"))
    offered.refuse([far], Reason("far", "G2"))
    ask = question(offered)
    assert ask.tempting(dear.key) is dear
    assert ask.tempting(far.key) is far
    assert ask.tempting("pass") is None


def test_a_question_that_refuses_keys_alone_knows_no_options() -> None:
    """A title may still refuse by key."""
    ask = Question(0, "topic", {"a": "a"}, {"b": Reason("dear", "G1")})
    assert list(ask.refused) == ["b"]
    assert ask.tempting("b") is None
