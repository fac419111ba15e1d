"""The numbers that the value of Lisboa sees besides the state."""

from __future__ import annotations

from stavitel.titles.lisboa.prospects import prospects
from stavitel.titles.lisboa.table import Lisboa
from titles.lisboa.lisboa_table import named, new_table


def store(g: Lisboa, plot: str, good: str, seat: int) -> None:
    g.owners[plot] = seat
    g.trades[plot] = good


def test_a_store_hopes_for_the_sites_about_it_and_links_to_what_is_open() -> None:
    g = new_table(2)
    g.available = {"blue": None, "green": None}
    store(g, "B-3", "books", 0)
    value = g.values["C3"]
    bare = prospects(g, g.players[0])
    assert (bare["hopes"], bare["links"], bare["reach"]) == (3 * value, 0, 0)
    g.available["blue"] = named("pb04")  # shows books
    assert prospects(g, g.players[0])["reach"] == value
    g.buildings["WB"], g.sides["WB"] = named("pb04"), "blue"
    opened = prospects(g, g.players[0])
    assert (opened["hopes"], opened["links"]) == (2 * value, 1)
    assert prospects(g, g.players[1])["hopes"] == 0
    assert opened["stores_ahead"] == -prospects(g, g.players[1])["stores_ahead"] == 1


def test_cubes_lacking_and_officials_lacking() -> None:
    g = new_table(3)
    p = g.players[0]
    assert prospects(g, p)["next_set"] == 3
    p.cubes.update(earthquake=1, fire=1)
    assert prospects(g, p)["next_set"] == 1
    assert prospects(g, p)["officials_lacking"] == 10
    p.plans = [named("plan-b3")]
    p.office["king"] = 1
    assert prospects(g, p)["officials_lacking"] == named("plan-b3").officials - 1


def test_decrees_grow_with_the_turns_left() -> None:
    g = new_table(4)
    p = g.players[0]
    p.decrees = [named("d66")]
    early = prospects(g, p)
    g.period, g.ending = 2, 4
    late = prospects(g, p)
    assert early["turns"] > late["turns"] == 2
    assert early["growing"] > late["growing"] > 0
