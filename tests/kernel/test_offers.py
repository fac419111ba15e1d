"""Offers: options decided and explained in one walk, and what each costs and brings."""

from __future__ import annotations

from typing import Any

import pytest

from stavitel.kernel import Move, Offer, Question, Reason, RulesError, choose, move, offer
from stavitel.kernel.events import Event, only

CHEAP, DEAR, GONE = (move("buy", name) for name in ("bread", "palace", "unicorn"))
PRICES = {CHEAP: 1, DEAR: 9}


class Buyer:
    seat = 2
    silver = 3


def why_not(g: Any, p: Buyer, pick: Move) -> Reason | None:
    return None if PRICES[pick] <= p.silver else Reason("too-dear", "X1", price=PRICES[pick])


def effects(g: Any, p: Buyer, pick: Move) -> tuple[tuple[str, int], ...]:
    return (("silver", -PRICES[pick]),)


def test_an_offer_is_the_question_it_is_asked_as() -> None:
    """Seat and topic come with the asking; what is refused is listed when somebody looks."""
    listed = []

    def gone(g: Any, p: Buyer) -> list[Move]:
        listed.append(p.seat)
        return [GONE, CHEAP]

    menu = offer(None, Buyer(), [CHEAP, DEAR], why_not)
    menu.refuse(gone, Reason("gone", "X2", who=lambda g, p, pick: p.seat))
    asked: Any = choose(Buyer(), "shop", menu, always=True)
    assert isinstance(asked, Question)
    assert (asked.seat, asked.topic, list(asked.options), asked.always) == (2, "shop", ["buy:bread"], True)
    assert listed == []
    assert {key: (reason.key, reason.args) for key, reason in asked.refused.items()} == {
        "buy:palace": ("too-dear", {"price": 9}),
        "buy:unicorn": ("gone", {"who": 2}),
    }
    assert asked.refused is asked.refused
    assert listed == [2]


def test_a_lone_option_answers_itself_unless_it_costs_something() -> None:
    """Whoever pays is asked."""
    asked: Any = choose(Buyer(), "shop", offer(None, Buyer(), [CHEAP]))
    assert asked.value is CHEAP
    asked = choose(Buyer(), "shop", offer(None, Buyer(), [CHEAP], effects=effects))
    assert asked.effects("buy:bread") == (("silver", -1),)


def test_an_empty_offer_is_a_bug() -> None:
    """Rules look before they ask."""
    with pytest.raises(RulesError, match="nothing to choose from: shop"):
        choose(Buyer(), "shop", Offer(None, Buyer()))


def test_an_event_knows_whether_it_hides_something() -> None:
    """From one seat or from several."""
    other = type("Other", (), {"seat": 0})()
    assert not Event("buys", 2, {"n": 1}).hides
    assert Event("buys", 2, {"card": only(Buyer(), CHEAP)}).hides
    assert only([Buyer(), other], 1).seats == (2, 0)
