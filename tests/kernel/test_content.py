"""Content files, on a small deck made for the purpose."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import ClassVar, NamedTuple

import pytest

from kernel.guess import TITLE
from stavitel.kernel import Card, ContentError, content, content_in_use, corrected, new_match, use_content
from stavitel.kernel.content import _fit
from stavitel.kernel.title import content_hash


@dataclass(frozen=True, eq=False)
class Stall(Card):
    key: str
    cost: int
    colour: str
    gains: tuple[str, ...] = ()
    source: str = "reconstructed"


def deck() -> dict[str, Stall]:
    stalls = [Stall("fish", 2, "blue", ("silver", "wood")), Stall("bread", 1, "red", ("silver",))]
    return {stall.key: stall for stall in stalls}


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    monkeypatch.setenv(content.VARIABLE, "")
    monkeypatch.setattr(content, "_in_use", {})
    content._listed.difference_update({"stalls", "huts"})

    def file(text: str) -> str:
        path = tmp_path / "mine.toml"
        path.write_text(text)
        return str(path)

    return file


def test_a_file_corrects_printed_values(write) -> None:  # type: ignore[no-untyped-def]
    """Values change, the card says so, and the others stay."""
    assert use_content(write('title = "stalls"\n[fish]\ncost = 3\ncolour = "red"\ngains = ["wood"]\n')) == "stalls"
    cards = corrected("stalls", deck())
    assert (cards["fish"].cost, cards["fish"].colour, cards["fish"].gains) == (3, "red", ("wood",))
    assert cards["fish"].source == "corrected"
    assert cards["bread"].source == "reconstructed"
    assert content_in_use("stalls") == "mine.toml"
    assert content_in_use("others") is None


def test_a_file_named_after_its_title_was_used_is_refused(write) -> None:  # type: ignore[no-untyped-def]
    """Cards are made once: a title of any package that has listed its own is no longer corrected."""
    assert not content.reads_content("stalls")
    corrected("stalls", deck())
    assert content.reads_content("stalls")
    with pytest.raises(ContentError, match="stalls is in use already; name the file first"):
        use_content(write('title = "stalls"\n[fish]\ncost = 3\n'))


def test_a_card_may_allow_more_than_its_like_hold(write) -> None:  # type: ignore[no-untyped-def]
    """What no other card of the kind shows can be written if the kind allows it."""

    class Booth(Stall):
        allowed: ClassVar = {"gains": (("stone",),)}

    booth = Booth("inn", 1, "red", ("silver",))
    use_content(write('title = "stalls"\n[inn]\ngains = ["stone", "silver"]\n'))
    assert corrected("stalls", {"inn": booth})["inn"].gains == ("stone", "silver")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[meat]\ncost = 1", "meat: stalls has no such card"),
        ("[fish]\nprice = 1", r"fish\.price: there is no such value"),
        ("[fish]\ncost = 'two'", r"fish\.cost: a whole number"),
        ("[fish]\ncost = -1", r"fish\.cost: -1 is too low"),
        ("[fish]\ncolour = 'pink'", r"fish\.colour: one of blue, red"),
        ("[fish]\ngains = ['gold']", r"fish\.gains: one of"),
        ("[fish]\ngains = 3", r"fish\.gains: a list"),
        ("[fish]\nkey = 'x'", r"fish\.key: there is no such value"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(write, text: str, named: str) -> None:  # type: ignore[no-untyped-def]
    """One line each, naming file, card and field; no card has changed."""
    use_content(write(f'title = "stalls"\n{text}\n'))
    cards = deck()
    with pytest.raises(ContentError, match=f"mine.toml: {named}"):
        corrected("stalls", cards)
    assert cards["fish"].cost == 2


def test_all_faults_are_named_at_once(write) -> None:  # type: ignore[no-untyped-def]
    """Two faults, two lines."""
    use_content(write('title = "stalls"\n[fish]\ncost = -1\n[meat]\ncost = 1\n'))
    with pytest.raises(ContentError) as problem:
        corrected("stalls", deck())
    assert len(problem.value.lines) == 2


@pytest.mark.parametrize("text", ["", "title = 3", "title = 'x'\ncost = 1", "=", "title"])
def test_files_that_are_no_content_files_are_refused(write, text: str) -> None:  # type: ignore[no-untyped-def]
    """No title, no table, no TOML."""
    with pytest.raises(ContentError):
        use_content(write(text))


def test_a_title_may_check_the_whole(write) -> None:  # type: ignore[no-untyped-def]
    """A title's own invariants are checked too."""
    use_content(write('title = "stalls"\n[fish]\ncost = 9\n'))
    with pytest.raises(ContentError, match="fish is too dear"):
        corrected("stalls", deck(), lambda cards: ["fish is too dear"] if cards["fish"].cost > 5 else [])


def test_processes_started_later_use_the_same_files(write) -> None:  # type: ignore[no-untyped-def]
    """The files in use are handed on."""
    use_content(write('title = "stalls"\n[fish]\ncost = 3\n'))
    code = "from stavitel.kernel import content_in_use; print(content_in_use('stalls'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "mine.toml"


def test_pairs_are_fitted_place_by_place(write) -> None:  # type: ignore[no-untyped-def]
    """A list of pairs takes words where words stand and numbers where numbers stand; named tuples keep their kind."""

    class Cost(NamedTuple):
        wood: int
        stone: int

    @dataclass(frozen=True, eq=False)
    class Hut(Card):
        key: str
        cost: Cost
        gain: tuple[tuple[str, int], ...]
        source: str = "reconstructed"

    def huts() -> dict[str, Hut]:
        return {"a": Hut("a", Cost(1, 2), (("wood", 1),)), "b": Hut("b", Cost(0, 1), (("stone", 1), ("wood", 2)))}

    use_content(write('title = "huts"\n[a]\ncost = [4, 0]\ngain = [["stone", 7]]\n'))
    cards = corrected("huts", huts())
    assert cards["a"].cost == Cost(4, 0) and cards["a"].cost.wood == 4
    assert cards["a"].gain == (("stone", 7),)
    assert _fit([1], Cost(1, 2), [Cost(0, 1)])[0] == "a list of 2, not [1]"


def test_tables_made_with_corrections_say_so(write) -> None:  # type: ignore[no-untyped-def]
    """The first line of the log names the file."""
    use_content(write('title = "guess"\n'))
    assert new_match(TITLE, 2, 1).events(None)[0]["args"] == {"file": "mine.toml"}


def test_a_value_that_is_a_card_is_written_by_its_key(write) -> None:  # type: ignore[no-untyped-def]
    """Of the cards that others of the kind name, or that the kind allows; also in a list."""
    fish, bread = deck().values()

    @dataclass(frozen=True, eq=False)
    class Street(Card):
        key: str
        stall: Stall | None
        order: tuple[Stall, ...] = ()
        allowed: ClassVar = {"stall": (bread,), "order": ((bread, fish),)}

    streets = {"long": Street("long", fish, (fish, bread)), "short": Street("short", None, (fish, bread))}
    use_content(write('title = "town"\n[long]\nstall = "bread"\norder = ["bread", "fish"]\n'))
    long = corrected("town", streets)["long"]
    assert (long.stall, long.order) == (bread, (bread, fish))
    assert _fit("none", fish, [None]) == (None, None)
    assert _fit("meat", fish, [bread]) == ("one of bread, fish, not 'meat'", None)


def test_a_field_that_came_later_leaves_games_begun_before_it_alone() -> None:
    """With its default it does not count among the printed values that a record is bound to; corrected it does."""

    @dataclass(frozen=True, eq=False)
    class Tower(Card):
        key: str
        height: int

    @dataclass(frozen=True, eq=False)
    class TowerWithBells(Card):
        key: str
        height: int
        bells: int = field(default=1, metadata={"later": True})

    def printed(tower: Card) -> str:
        return content_hash(replace(TITLE, cards={tower.key: tower}))

    assert printed(Tower("tower", 3)) == printed(TowerWithBells("tower", 3))
    assert printed(TowerWithBells("tower", 3)) != printed(TowerWithBells("tower", 3, bells=2))
    assert printed(TowerWithBells("tower", 3)) != printed(TowerWithBells("tower", 4))
