"""Chance, payments, effects, dumps and pictures by themselves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from stavitel.kernel import (
    Card,
    Question,
    Random,
    RulesError,
    Table,
    dump,
    face_down,
    load,
    move,
    private,
    public,
    redact,
    state,
    table,
    tables,
    value,
)
from stavitel.kernel.ask import Settled
from stavitel.kernel.effects import Effect, Gain, May, Pay
from stavitel.kernel.pay import Exchange, choose_payment, ways
from stavitel.kernel.scene import Node, area, card, counter, drawn, forget_drawn, token, track


def test_chance_is_fair_enough_and_repeats() -> None:
    """The same seed shuffles alike; every order of three turns up about equally often."""
    seen: Counter[tuple[int, ...]] = Counter()
    random = Random.from_text("x")
    for _ in range(6000):
        deck = [1, 2, 3]
        random.shuffle(deck)
        seen[tuple(deck)] += 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())
    assert Random.from_text("x").sample(range(100), 5) == Random.from_text("x").sample(range(100), 5)
    copy = random.copy()
    assert [copy.below(9) for _ in range(9)] == [random.below(9) for _ in range(9)]


def test_a_big_deck_is_shuffled_whole() -> None:
    """A deck of 200 loses no card, and its last cards move too."""
    deck = list(range(200))
    Random.from_text("y").shuffle(deck)
    assert sorted(deck) == list(range(200))
    assert sum(card == place for place, card in enumerate(deck)) < 10


@pytest.mark.parametrize(
    ("cost", "purse", "expected"),
    [
        ({"silver": 2}, {"silver": 5, "influence": 4}, ["2.silver", "2.influence"]),
        ({"silver": 3}, {"silver": 1, "influence": 4}, ["1.silver+2.influence", "4.influence"]),
        ({"silver": 4}, {"silver": 0, "influence": 4}, ["4.influence"]),
        ({"silver": 4}, {"silver": 0, "influence": 3}, []),
        ({"gold": 1}, {"gold": 0, "influence": 4}, ["4.influence"]),
        ({}, {"silver": 1, "influence": 9}, ["nothing"]),
    ],
)
def test_the_ways_to_pay(cost: dict[str, int], purse: dict[str, int], expected: list[str]) -> None:
    """Plainest first; nothing is given up in vain; none if it cannot be paid."""
    exchanges = [
        Exchange("silver", ("influence", 2), (("silver", 2),)),
        Exchange("gold", ("influence", 4), (("gold", 1), ("marble", 1))),
    ]
    assert [way.key for way in ways(cost, purse, exchanges)] == expected


def test_a_payment_is_asked_for_only_if_there_are_two_ways() -> None:
    """One way is taken by itself, two are a question, none is a fault of the rules."""
    exchanges = [Exchange("silver", ("influence", 2), (("silver", 2),))]
    lone = choose_payment(Worker(0), "pay", {"silver": 2}, {"silver": 2}, exchanges)
    assert isinstance(lone, Settled)
    assert lone.value["silver"] == 2
    ask = choose_payment(Worker(0), "pay", {"silver": 2}, {"silver": 2, "influence": 2}, exchanges)
    assert isinstance(ask, Question)
    assert list(ask.options) == ["2.silver", "2.influence"]
    with pytest.raises(RulesError, match="cannot be paid"):
        choose_payment(Worker(0), "pay", {"silver": 2}, {"silver": 1}, exchanges)


@state
class Worker:
    seat: int
    silver: int = 0
    stone: int = 0


def run(effect: Effect, p: Worker, *answers: Any) -> list[str]:
    """Carry an effect out, answering its questions; the topics asked."""
    asked = []
    running = effect.do(None, p)
    given = iter(answers)
    try:
        ask = running.send(None)
        while True:
            asked.append(ask.topic)
            ask = running.send(ask.meant(next(given)))
    except StopIteration:
        return asked


def test_effects_resolve_and_print_themselves() -> None:
    """Pay, gain, then, or, may."""
    mason = Pay(1, "silver") >> Gain(2, "stone")
    assert str(mason) == "pay 1 silver, then gain 2 stone"
    p = Worker(0, silver=1)
    assert mason.can(None, p)
    run(mason, p)
    assert (p.silver, p.stone) == (0, 2)
    assert not mason.can(None, p)
    broker = Gain(1, "silver") | Gain(1, "stone")
    assert str(broker) == "gain 1 silver or gain 1 stone"
    assert run(broker, p, "gain_1_stone") == ["choose-effect"]
    assert p.stone == 3
    run(May(Gain(5, "silver")), p, "no")
    assert p.silver == 0


@dataclass(frozen=True, eq=False)
class Thing(Card):
    key: str
    back: str = "thing"


@value
class Deal:
    seat: int
    thing: Thing


@state
class Owner:
    seat: int
    hand: list[Thing] = private()
    held: Thing | None = private(None)


@state
class Shelf(Table):
    players: list[Owner] = tables()
    deal: Deal | None = None
    rows: dict[str, list[Thing]] = public(dict, of=list)
    last: Any = None
    owner: Owner | None = table()


THINGS = {key: Thing(key) for key in ("a", "b", ":odd")}


def shelf() -> Shelf:
    a, b = THINGS["a"], THINGS["b"]
    g = Shelf([Owner(0, [a, b], b), Owner(1)], Deal(1, a), {"top": [a], "low": []}, (move("go", a, at=2), ":x", 3))
    g.random = Random.from_text("s")
    g.owner = Owner(1, [b])
    return g


def test_what_is_dumped_loads_to_the_same() -> None:
    """Cards, values, moves, tuples, nested states: all come back."""
    g = shelf()
    twin = load(Shelf, dump(g), dict(THINGS))
    assert dump(twin) == dump(g)
    assert twin.players[0].hand[0] is THINGS["a"]
    assert twin.last[0] is move("go", THINGS["a"], at=2)
    assert twin.deal == g.deal


def test_a_copy_shares_nothing_that_changes() -> None:
    """Changing the copy leaves the original as it was."""
    g = shelf()
    before = dump(g)
    twin = g.copy()
    twin.players[0].hand.pop()
    twin.rows["top"].clear()
    assert twin.owner is not None
    twin.owner.hand.clear()
    twin.random.below(3)
    assert dump(g) == before


@pytest.mark.parametrize(
    ("damage", "named"),
    [
        ({"players": [{"is": "Nobody"}]}, "Nobody"),
        ({"what": 1}, "what"),
        ({"deal": ":zzz"}, "zzz"),
        ({"players": [{"is": "Owner"}]}, "seat"),
    ],
)
def test_damaged_dumps_are_refused(damage: dict[str, Any], named: str) -> None:
    """Unknown states, fields and cards, and missing fields, are named."""
    with pytest.raises(ValueError, match=named):
        load(Shelf, {**dump(shelf()), **damage}, dict(THINGS))


def test_redacted_tables_show_backs() -> None:
    """The owner sees a hand, others its backs; a nested owner counts."""
    g = shelf()
    seen = redact(g, 1)
    assert seen.players[0].hand == [face_down(THINGS["a"])] * 2
    assert seen.players[0].held is face_down(THINGS["b"])
    assert seen.owner is not None
    assert seen.owner.hand == [THINGS["b"]]
    assert redact(g, 0).players[0].hand == g.players[0].hand


def test_scenes_are_plain_data() -> None:
    """Labels are message ids with arguments; a face-down card shows only its back."""
    shown = area(
        "root",
        [
            card("h:0", THINGS["a"], label="card-a"),
            card("h:1", face_down(THINGS["b"])),
            counter("gold", "two-coins", 3, label=("zone-gold", {"who": Owner(1)})),
            track("price", [1, 2, 3], [token("m", "cube", pos=1)]),
        ],
    ).as_json()
    assert shown["children"][1] == {"kind": "card", "id": "h:1", "back": "thing"}
    assert shown["children"][2]["label"] == {"id": "zone-gold", "args": {"who": {"seat": 1}}}
    assert shown["children"][3]["markers"][0]["pos"] == 1


def test_what_is_drawn_from_equal_things_is_drawn_once() -> None:
    """Equal arguments give the same node, whatever objects they are; arguments by name would not be looked at."""
    times = 0

    @drawn
    def purse(p: Owner, coins: list[int]) -> Node:
        nonlocal times
        times += 1
        return counter(f"purse:{p.seat}", "two-coins", sum(coins))

    assert purse(Owner(1), [1, 2]) is purse(Owner(1), [1, 2])
    assert purse(Owner(1), [3]) is not purse(Owner(1), [1, 2])
    assert times == 2
    forget_drawn()
    assert purse(Owner(1), [3]).props["value"] == 3
    assert times == 3
    with pytest.raises(TypeError, match="by position"):
        purse(Owner(1), coins=[3])
