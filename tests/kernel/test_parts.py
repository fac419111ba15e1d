"""Chance, payments, effects, dumps and pictures by themselves."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from stavitel.kernel import (
    Card,
    Random,
    Table,
    dump,
    face_down,
    load,
    move,
    nested,
    private,
    public,
    redact,
    state,
    value,
)
from stavitel.kernel.scene import KEPT, Node, area, cached_part, card, counter, forget_cached_parts, token, track


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


@pytest.mark.parametrize("size", [0, 1, 2, 7, 48, 49, 50, 130])
def test_picks_are_taken_out_of_the_bits_one_after_the_other(size: int) -> None:
    """Records replay: however many picks are divided out at a time, a shuffle is the same for ever."""
    deck, plain = list(range(size)), list(range(size))
    dice, bits = Random.from_text("z"), Random.from_text("z")
    dice.shuffle(deck)
    pool = 0
    for count, last in enumerate(range(size - 1, 0, -1)):
        if count % 48 == 0:
            pool = bits.bits()
        pool, other = divmod(pool, last + 1)
        plain[last], plain[other] = plain[other], plain[last]
    assert deck == plain
    assert dice.drawn == bits.drawn


def test_a_big_deck_is_shuffled_whole() -> None:
    """A deck of 200 loses no card, and its last cards move too."""
    deck = list(range(200))
    Random.from_text("y").shuffle(deck)
    assert sorted(deck) == list(range(200))
    assert sum(card == place for place, card in enumerate(deck)) < 10


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
    players: list[Owner] = nested(list)
    deal: Deal | None = None
    rows: dict[str, list[Thing]] = public(dict, of=list)
    last: Any = None
    owner: Owner | None = nested()


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

    @cached_part
    def purse(p: Owner, coins: list[int]) -> Node:
        nonlocal times
        times += 1
        return counter(f"purse:{p.seat}", "two-coins", sum(coins))

    assert purse(Owner(1), [1, 2]) is purse(Owner(1), [1, 2])
    assert purse(Owner(1), [4]) is not purse(Owner(1), [1, 2])
    assert times == 2
    forget_cached_parts()
    assert purse(Owner(1), [4]).props["value"] == 4
    assert times == 3
    with pytest.raises(TypeError, match="by position"):
        purse(Owner(1), coins=[3])


def test_pictures_share_the_nodes_that_look_alike() -> None:
    """The same thing drawn twice is one node, and one with other things in it shares all but these."""

    def table(coins: int) -> Node:
        return area("root", [area("purse", [counter("gold", "two-coins", coins)], tip="tip-purse"), token("m", "cube")])

    once, again, richer = table(3), table(3), table(4)
    assert again is once
    assert richer.children[1] is once.children[1]
    assert richer.children[0] is not once.children[0]
    assert richer.children[0].props is once.children[0].props
    assert richer.children[0].as_json()["children"][0]["value"] == 4
    assert once.children[0].as_json()["children"][0]["value"] == 3


def test_nodes_of_one_name_share_the_properties_that_are_equal() -> None:
    """What is printed on a card is there once, wherever it lies at this table or another."""

    def paper(place: int, wigs: int) -> Node:
        return token("paper:7", "scroll", at=(place, 0, 9, 9), badges=[{"icon": "wig", "value": wigs}])

    here, there, other = paper(1, 2), paper(5, 2), paper(5, 3)
    assert there is not here
    assert there.props["badges"] is here.props["badges"]
    assert there.id is here.id
    assert there.props["at"] == (5, 0, 9, 9)
    assert other.props["badges"] == [{"icon": "wig", "value": 3}]
    assert here.props["at"] == (1, 0, 9, 9)


def test_a_part_is_remembered_as_long_as_a_picture_shows_it() -> None:
    """What nobody shows any more is let go, so that a server with many tables holds what is seen."""
    times = 0

    @cached_part
    def purse(coins: int) -> Node:
        nonlocal times
        times += 1
        return Node("counter", "gold", {"value": coins})

    shown = [purse(coins) for coins in range(3 * KEPT)]
    assert [purse(coins) for coins in range(3 * KEPT)] == shown
    assert times == 3 * KEPT
    del shown[1:]
    assert purse(0) is shown[0]
    assert times == 3 * KEPT
    purse(1)
    assert times == 3 * KEPT + 1
