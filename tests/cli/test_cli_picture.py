"""The pictures of the terminal: layout, lights, reading out."""

from rich.text import Text

from foreign_titles import bridges
from stavitel.cli.picture import Lights, Renderer
from stavitel.cli.text_blocks import below, beside, boxed, flow, line, width_of
from stavitel.cli.text_view import read
from stavitel.kernel import new_match
from stavitel.words import Words

__all__ = ["bridges"]


def plain(block) -> list[str]:
    return [text.plain for text in block]


def test_blocks_are_laid_out():
    a, b = line("aa"), [Text("b"), Text("bbb")]
    assert plain(beside([a, b])) == ["aa b  ", "   bbb"]
    assert plain(below([a, b])) == ["aa ", "b  ", "bbb"]
    assert plain(flow([a, a, a], 5)) == ["aa aa", "aa   "]
    assert plain(boxed(a)) == ["╭────╮", "│ aa │", "╰────╯"]
    assert plain(boxed(a, Text(" t "))) == ["╭─ t ──╮", "│ aa   │", "╰──────╯"]


def test_every_line_of_a_frame_is_equally_wide():
    block = boxed([Text("žluťoučký"), Text("kůň")], Text(" title "), width=30)
    assert {text.cell_len for text in block} == {30}


def test_no_picture_is_wider_than_the_screen(bridges):
    match = new_match(bridges, 4, seed=1)
    words = Words("bridges", "pl")
    for width in (40, 72, 100, 160):
        block = Renderer(words, me=0).render(match.scene(0), width)
        assert width_of(block) <= width


def test_options_light_the_nodes_that_carry_their_names(bridges):
    match = new_match(bridges, 2, seed=3)
    question = match.asking[0]
    lights = Lights(question.options, question.refused)
    block = Renderer(Words("bridges", "en"), lights, 0).render(match.scene(0), 80)
    clicks = {
        span.style.meta["@click"]
        for text in block
        for span in text.spans
        if not isinstance(span.style, str) and span.style.meta
    }
    assert any(click.startswith("app.touch(['build:") for click in clicks)
    assert any(click.startswith("app.refuse(['build:") for click in clicks)


def test_a_seat_sees_no_others_hand(bridges):
    match = new_match(bridges, 2, seed=3)
    words = Words("bridges", "en")
    lines = read(match.scene(0), words)
    other = lines.index("Player 2:")
    assert lines[other + 2 :] == ["  Hand: plan ×3"]
    drawn = "\n".join(plain(Renderer(words, me=0).render(match.scene(0), 80)))
    assert "plan ×3" in drawn


def test_the_table_is_read_out_in_lines(bridges):
    match = new_match(bridges, 2, seed=3)
    lines = read(match.scene(0), Words("bridges", "cs"))
    assert lines[0] == "Tah 1"
    assert lines[1].startswith("Řeka: Mlýn")
    assert "Hráč 1 (na tahu):" in lines


def test_a_lit_panel_leaves_the_clicks_of_what_lies_in_it():
    scene = {
        "kind": "panel",
        "id": "p",
        "seat": 1,
        "name": "seat1",
        "children": [{"kind": "token", "id": "t", "icon": "crown", "name": "crown@1"}],
    }
    block = Renderer(Words(None, "en"), Lights(["seat1", "steal:crown@1"])).render(scene, 40)
    row = next(text for text in block if "♛" in text.plain)
    at = row.plain.index("♛")
    clicks = [
        span.style.meta["@click"]
        for span in row.spans
        if span.start <= at < span.end and not isinstance(span.style, str) and span.style.meta
    ]
    assert clicks == ["app.touch(['seat1'])", "app.touch(['steal:crown@1'])"]  # the last one counts
