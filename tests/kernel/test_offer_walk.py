"""Offers: options and refusals from one walk, reasons that wait for a reader, and what an option costs."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from stavitel.kernel import IllegalAnswer, Offer, Question, Reason, choose, move, offer
from stavitel.kernel.questions import Settled


@dataclass
class Purse:
    seat: int
    gold: int


PRICES = {"hut": 1, "inn": 3, "keep": 5}
HUT, INN, KEEP = [move("build", name) for name in PRICES]


def price(option: Any) -> int:
    return PRICES[option.thing]


DEAR = Reason("too-dear", "O1", need=lambda g, p, option: price(option) - p.gold)


def too_dear(g: Any, p: Purse, option: Any) -> Reason | None:
    return DEAR if price(option) > p.gold else None


def what_it_does(g: Any, p: Purse, option: Any) -> tuple[tuple[str, int], ...]:
    return (("gold", -price(option)), ("points", 2 * price(option)))


def asked(made: Offer, **more: Any) -> Question:
    ask = choose(made.p, "build", made, **more)
    assert isinstance(ask, Question)
    return ask


def test_one_walk_gives_options_and_refusals() -> None:
    """What the test has nothing against is offered; the same test explains the rest, with numbers."""
    ask = asked(offer(None, Purse(0, 3), [HUT, INN, KEEP], too_dear))
    assert list(ask.options) == ["build:hut", "build:inn"]
    assert {key: (reason.key, reason.rule, reason.args) for key, reason in ask.refused.items()} == {
        "build:keep": ("too-dear", "O1", {"need": 2})
    }
    with pytest.raises(IllegalAnswer, match=r"'build:keep' is refused: too-dear \[O1\]"):
        ask.parse("build:keep")


def test_refusals_are_worked_out_when_somebody_reads_them_and_once() -> None:
    """Candidates are tested while options are found; reasons, groups and numbers wait for a reader."""
    calls: list[str] = []

    def why_not(g: Any, p: Purse, option: Any) -> Reason | None:
        calls.append(option.thing)
        return Reason("late", "O2", hour=lambda g, p, option: calls.append("hour") or 7) if option is INN else None

    def listed(g: Any, p: Purse) -> list[Any]:
        calls.append("group")
        return [move("sail", "away")]

    made = offer(None, Purse(0, 9), [HUT, INN, KEEP], why_not)
    made.refuse(listed, Reason("no-ship", "O3"))
    ask = asked(made)
    assert calls == ["hut", "inn", "keep"]
    assert ask.refused["build:inn"].args == {"hour": 7}
    assert ask.refused["sail:away"].rule == "O3"
    assert calls == ["hut", "inn", "keep", "hut", "inn", "hour", "keep", "group"]
    assert list(ask.refused) == ["build:inn", "sail:away"]
    assert len(calls) == 8


def test_numbers_are_those_of_the_moment_they_are_read() -> None:
    """A reason may be one object for all: its arguments follow the table."""
    p = Purse(0, 3)
    ask = asked(offer(None, p, [HUT, INN, KEEP], too_dear))
    p.gold = 4
    assert ask.refused["build:keep"].args == {"need": 1}
    assert asked(offer(None, Purse(1, 3), [HUT, INN, KEEP], too_dear)).refused["build:keep"].args == {"need": 2}


def test_an_offer_is_built_step_by_step() -> None:
    """One by one, in groups, and with options that were found by a shorter way; the first reason counts."""
    made = Offer(None, Purse(0, 3))
    made.allow(move("pass"))
    made.add(HUT, None)
    made.add(INN, Reason("taken", "O4"))
    made.each([KEEP], too_dear)
    made.refuse([INN, move("rest")], Reason("too-late", "O5"))
    made.explain(lambda g, p: [HUT, move("swim")], lambda g, p, option: Reason("cold", "O6"))
    ask = asked(made)
    assert list(ask.options) == ["pass", "build:hut"]
    assert {key: reason.key for key, reason in ask.refused.items()} == {
        "build:inn": "taken",
        "build:keep": "too-dear",
        "rest": "too-late",
        "swim": "cold",
    }


def test_an_offer_without_a_test_allows_everything() -> None:
    """The candidates, and nothing refused."""
    ask = asked(offer(None, Purse(0, 0), [HUT, KEEP]))
    assert list(ask.options) == ["build:hut", "build:keep"]
    assert ask.refused == {}


def test_options_say_what_they_cost_and_bring() -> None:
    """Effects are asked for by key, and worked out then; a question without them says nothing."""
    ask = asked(offer(None, Purse(0, 9), [HUT, INN], too_dear, what_it_does))
    assert ask.effects("build:inn") == (("gold", -3), ("points", 6))
    assert asked(offer(None, Purse(0, 9), [HUT, INN], too_dear)).effects("build:inn") == ()
    plain = choose(Purse(0, 1), "way", ["left", "right"])
    assert isinstance(plain, Question) and plain.effects("left") == ()


def settled(made: Offer) -> bool:
    return isinstance(choose(made.p, "build", made), Settled)


def test_a_lone_option_that_costs_something_is_asked() -> None:
    """What only brings something answers itself; a price, or what the table calls a burden, is put to the player."""
    p = Purse(0, 9)
    assert settled(offer(None, p, [HUT]))
    assert settled(offer(None, p, [HUT], effects=lambda g, p, option: (("gold", 2),)))
    assert not settled(offer(None, p, [HUT], effects=what_it_does))
    assert settled(offer(None, p, [HUT], effects=lambda g, p, option: (("debt", 1),)))
    lender = SimpleNamespace(burdens=("debt",))
    assert not settled(offer(lender, p, [HUT], effects=lambda g, p, option: (("debt", 1),)))
    assert not settled(offer(None, p, [HUT, INN]))
    assert not isinstance(choose(p, "build", offer(None, p, [HUT]), always=True), Settled)
