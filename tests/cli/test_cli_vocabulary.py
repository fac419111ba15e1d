"""The words of scenes in the terminal: what only pleases the eye is left out, and nothing is lost."""

from __future__ import annotations

from typing import Any

from stavitel.cli.picture import Renderer
from stavitel.cli.text_view import read, space_text
from stavitel.kernel.scene import board, ornament, region, slot, space, token, track
from stavitel.words import Words


def drawn(**props: Any) -> dict[str, Any]:
    """A board with a region, a dressed place and a track, and whatever else is given to them."""
    held = [token("w", "meeple", seat=1)]
    inner = region("court", (10, 10, 90, 60), [slot("throne", held, label="label-throne", at=(5, 5, 20, 20), **props)])
    steps = track("steps", [1, 2, 3], [token("m", "crown", seat=0, pos=1)], label="label-steps", at=(0, 80, 90, 10))
    return board("map", 500, 100, [inner, steps]).as_json()


def test_terminal_and_text_view_leave_ornaments_out_and_lose_nothing() -> None:
    """A dressed board reads, and is painted, as the same board without its dress."""
    words = Words(None)
    plain = drawn()
    dressed = drawn(dress=ornament("palace"), stand="inside", shape="arch")
    dressed |= {"ornaments": [ornament("river", path=[(0, 0), (9, 9)])], "ground": "tiles", "ink": "blue"}
    assert read(dressed, words) == read(plain, words)
    assert any("Throne" in line for line in read(plain, words))

    def painted(scene: dict[str, Any]) -> list[str]:
        return [line.plain for line in Renderer(words).render(scene, 80)]

    assert painted(dressed) == painted(plain)
    assert any("Throne" in line for line in painted(plain))


def test_pairs_and_records_are_read_out() -> None:
    """The terminal reads a treasury's two sides, and a space with a picture."""
    words = Words(None)
    assert space_text([1, 3], words) == "1|3"
    assert space_text(space(4, "two-coins"), Words("lisboa")) == "4 réis"
    assert space_text(space(4, "two-coins"), words) == "4"  # what a picture is called says nothing


def test_both_sides_of_a_track_have_words() -> None:
    """A track whose spaces show two figures names each of them where the marker stands."""
    marker = token("m", "crown", pos=1, label="word-treasury")
    steps = track("steps", [[1, 2], [0, 3]], [marker], pair=("label-influence", "label-reis"), title="label-treasury")
    assert read(steps.as_json(), Words("lisboa")) == ["Treasury: treasury (Influence 0, Réis 3)"]
