"""Workers and the spots of action spaces. [P4.1-P4.6]"""

from __future__ import annotations

from itertools import product

import pytest

from stavitel.titles.paladins.kinds import KINDS
from stavitel.titles.paladins.workers import BIT, crews, lacking, manned
from titles.paladins.paladins_table import hire, new_table, scenario

FORTIFY = ("merchant", "any", "scout")


def hands(**workers: int) -> tuple[int, ...]:
    return tuple(workers.get(kind, 0) for kind in KINDS)


@pytest.mark.parametrize(
    ("workers", "fits"),
    [
        ({"merchant": 1, "labourer": 1, "scout": 1}, True),
        ({"criminal": 1, "labourer": 1, "scout": 1}, True),
        ({"criminal": 3}, True),
        ({"merchant": 1, "labourer": 2}, False),
        ({"merchant": 1, "scout": 1}, False),
    ],
)
def test_which_workers_fit(workers: dict[str, int], fits: bool) -> None:
    """Transparent spots take anyone, coloured ones their colour, a criminal fits all. [P4.2, E-07]"""
    assert bool(manned(hands(**workers)) & BIT[FORTIFY]) is fits
    assert (lacking(FORTIFY, hands(**workers)) is None) is fits


def test_a_spot_for_a_criminal_takes_no_other() -> None:
    """Only a criminal fits there. [P4.3, R-07]"""
    assert not manned(hands(labourer=3, cleric=2)) & BIT[("criminal",)]
    assert manned(hands(criminal=1)) & BIT[("criminal",)]


def test_what_any_hand_mans_is_what_nothing_is_lacking_for() -> None:
    """Workers of whom there are more than a row asks for count as labourers; nothing changes by it. [P4.2, P4.3]"""
    for workers in product(range(3), range(3), range(2), range(3), range(2), range(5)):
        for row, bit in BIT.items():
            assert bool(manned(workers) & bit) is (lacking(row, workers) is None)


@pytest.mark.parametrize(
    ("spots", "workers", "ways"),
    [
        (FORTIFY, {"merchant": 1, "scout": 1, "labourer": 2, "cleric": 2}, ["merchant+labourer+scout"]),
        (FORTIFY, {"merchant": 1, "scout": 3, "cleric": 1}, ["merchant+scout+scout", "merchant+cleric+scout"]),
        (FORTIFY, {"scout": 1, "criminal": 1, "labourer": 1}, ["criminal+labourer+scout"]),
        (FORTIFY, {"criminal": 3}, ["criminal+criminal+criminal"]),
        (("any", "any"), {"labourer": 1, "scout": 2, "fighter": 1}, ["labourer+scout", "labourer+fighter"]),
        (("any", "any"), {"criminal": 2, "fighter": 1}, ["fighter+criminal"]),
        (("cleric",), {"cleric": 1, "criminal": 2}, ["cleric"]),
    ],
)
def test_only_sensible_ways_to_place_workers_are_offered(
    spots: tuple[str, ...], workers: dict[str, int], ways: list[str]
) -> None:
    """The plainest first, equal ones merged, nobody spent where one who can do less would serve. [P4.2, R-58]"""
    assert [crew.key for crew in crews(spots, hands(**workers))] == ways


def test_choosing_workers_never_takes_a_long_list() -> None:
    """Ten ways at the very most, four with one transparent spot. [R-58]"""
    plenty = hands(scout=3, merchant=3, fighter=3, cleric=3, criminal=3)
    assert len(crews(("any", "any"), plenty)) == 10
    assert len(crews(FORTIFY, plenty)) == 4


def test_a_used_space_is_closed_until_cleared() -> None:
    """Workers stay, and the space is closed. [P4.4, P4.5]"""
    g = new_table()
    hire(g.players[0], labourer=3)
    g.players[1].passed = True
    table = scenario(g).answer("hunt:1")
    assert table.player().placed == {"hunt": "L."}
    assert "hunt:1" not in table.options
    assert table.why("hunt:1") == ("space-closed", "P4.4")
    assert table.why("hunt:2") == ("space-closed", "P4.4")
