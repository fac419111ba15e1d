"""What each seat knows, what it may imagine, and what a table looks like to it. [P1.9]"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random as Dice

import pytest
from paladins_table import (
    begin,
    changes,
    favour,
    go_on,
    hire,
    holdings,
    in_town,
    me,
    options,
    play,
    suspect,
    table,
    take,
)

from stavitel.kernel import Match, new_match
from stavitel.titles.paladins import TITLE
from stavitel.titles.paladins.cards import KINDS, SQUARES, WORKERS


def mid_game(rounds: int = 3) -> Match:
    """Two players who only choose paladins and pass, some rounds on."""
    match = new_match("paladins", 2, 6)
    dice = Dice(1)
    while match.table.round < rounds or match.table.phase != "turn":
        seat = next(iter(match.asking))
        ask = match.asking[seat]
        if ask.many:
            match.answer(seat, list(ask.options)[: ask.least])
        else:
            match.answer(seat, "pass" if "pass" in ask.options else dice.choice(list(ask.options)))
    return match


def test_a_player_knows_the_own_cards_on_top_and_underneath() -> None:
    """Others see how many there are; the rest of the deck is known to nobody. [P1.9, P3.4]"""
    match = mid_game()
    own = match.observe(0)["players"][0]
    other = match.observe(1)["players"][0]
    outside = match.observe(None)["players"][0]
    assert own["top"] == [card.key for card in me(match).top]
    assert own["bottom"] == [card.key for card in me(match).bottom]
    assert len(own["bottom"]) == 3
    for seen in (other, outside):
        assert seen["top"] == {"hidden": 1}
        assert seen["bottom"] == {"hidden": 3}
    assert own["deck"] == {"hidden": len(me(match).deck)}
    assert other["served"] == own["served"] == [card.key for card in me(match).served]


def test_drawn_and_chosen_paladins_are_secret_until_revealed() -> None:
    """The others learn of them when they are revealed. [P1.9, P3.4, P3.5]"""
    g = table()
    g.phase = "open"
    match = begin(g)
    assert match.observe(0)["players"][1]["drawn"] == {"hidden": 3}
    match.answer(1, options(match, 1)[0])
    match.answer(1, options(match, 1)[0])
    assert match.observe(0)["players"][1]["drawn"] == {"hidden": 3}
    match.answer(0, options(match, 0)[0])
    match.answer(0, options(match, 0)[0])
    assert match.observe(0)["players"][1]["chosen"] in ({"hidden": 1}, [{"hidden": 1}])
    told = json.dumps(match.events(0))
    assert all(f'"{card.key}"' not in told for card in me(match, 1).chosen + me(match, 1).top)
    assert any(card.key in json.dumps(match.events(1)) for card in me(match, 1).chosen)


def test_imagined_worlds_keep_to_what_a_seat_knows() -> None:
    """My own top and bottom stay; the other's paladins are dealt anew from the other's set alone. [P1.9]"""
    match = mid_game()
    (seat,) = match.asking
    other = 1 - seat
    seen = set()
    for number in range(12):
        world = match.imagine(seat, number)
        assert me(world, seat).top == me(match, seat).top
        assert me(world, seat).bottom == me(match, seat).bottom
        theirs = [*me(world, other).top, *me(world, other).bottom, *me(world, other).deck]
        assert {card.back for card in theirs} == {f"paladin-{other + 1}"}
        assert sorted(card.key for card in theirs) == sorted(
            card.key for card in [*me(match, other).top, *me(match, other).bottom, *me(match, other).deck]
        )
        seen.add(me(world, other).top[0].key)
        assert world.table.orders == match.table.orders
    assert len(seen) > 1


def test_face_down_kings_cards_and_decks_are_hidden() -> None:
    """Slots and decks show how many cards lie there. [P1.9, P2.7]"""
    match = mid_game(2)
    seen = match.observe(0)
    assert seen["orders_down"] == {"hidden": 1}
    assert seen["favours_down"] == {"hidden": 5}
    for deck in (
        "wall_deck",
        "suspicion_deck",
        "town_deck",
        "outsider_deck",
        "tavern_deck",
        "favours_out",
        "orders_out",
    ):
        assert set(seen[deck]) == {"hidden"}


def test_attacked_outsiders_are_known_to_all() -> None:
    """They lie face down, but all have seen them. [P1.9, R-60]"""
    g = table()
    g.players[0].attacked.append(take(g, "thief-viking"))
    hire(g.players[0], labourer=1)
    assert begin(g).observe(1)["players"][0]["attacked"] == ["thief-viking"]


def test_six_kinds_of_workers() -> None:
    """Labourer, scout, merchant, fighter, cleric, criminal. [P1.4]"""
    assert [worker.key for worker in WORKERS] == list(KINDS)
    assert len(KINDS) == 6


def test_supplies_never_run_out() -> None:
    """Workers and resources come from a supply without end. [P1.5, R-02]"""
    g = table()
    g.players[0].silver = g.players[0].provisions = 60
    hire(g.players[0], labourer=30)
    match = play(g, "hunt:1")
    assert me(match).provisions == 61


def test_positions_are_counted_from_the_left() -> None:
    """Squares too come from left to right, region by region. [P1.7]"""
    assert [square.region for square in SQUARES] == sorted(square.region for square in SQUARES)


@pytest.mark.parametrize(
    ("action", "key", "answers"),
    [
        ("garrison", "watchman-1", ["r1b"]),
        ("convert", "missionary-1", []),
    ],
)
def test_bonuses_of_garrison_and_convert(action: str, key: str, answers: list[str]) -> None:
    """Watchman and Missionary. [P7.12, P8.11]"""
    gained = []
    for helped in (False, True):
        g = table()
        p = g.players[0]
        p.provisions, p.strength = 1, 2
        if helped:
            p.retinue.append(take(g, key))
        hire(p, labourer=1, merchant=1, fighter=1, cleric=1)
        match = begin(g)
        before = holdings(match)
        go_on(match, action, *answers)
        gained.append(changes(before, holdings(match)).get("labourer", 0))
    assert gained == [-1, 0]


def test_discarding_takes_the_newest_card() -> None:
    """From the top of the own pile to the discards. [P12.3, R-21]"""
    g = table()
    p = g.players[0]
    suspect(g, p, "suspicion-0", "suspicion-1", "suspicion-2")
    in_town(g, "acolyte-3", 5)
    hire(p, labourer=1)
    match = play(g, "recruit:1", "acolyte-3", "acquit:1")
    assert [card.key for card in me(match).suspicion] == ["suspicion-0", "suspicion-1"]
    assert [card.key for card in match.table.suspicion_discards] == ["suspicion-2"]


def test_a_free_workshop_is_a_full_development() -> None:
    """Architects help with it. [P15.5, R-24]"""
    g = table()
    p = g.players[0]
    p.provisions = 1
    p.retinue.append(take(g, "architect-2"))
    favour(g, "favour-7")
    hire(p, merchant=1)
    match = play(g, "favour:favour-7", "reward:free-develop", "workshop:absolve@1")
    assert me(match).provisions == 1
    assert me(match).developed == 1
    assert me(match).placed == {}


def test_node_identities_are_unique_and_only_the_own_board_answers() -> None:
    """Every node of a scene has its own id; another player's action spaces carry no names."""
    match = new_match("paladins", 4, 2)
    dice = Dice(2)
    for _ in range(160):
        if match.over:
            break
        seat = dice.choice(list(match.asking))
        ask = match.asking[seat]
        for viewer in (seat, (seat + 1) % 4, None):
            ids = [node["id"] for node in walk(match.scene(viewer))]
            assert len(ids) == len(set(ids)), [one for one in ids if ids.count(one) > 1]
        keys = list(ask.options)
        match.answer(seat, dice.sample(keys, ask.least) if ask.many else dice.choice(keys))


def walk(node: dict) -> list[dict]:  # type: ignore[type-arg]
    """A node of a scene and all below it."""
    found = [node]
    for child in [*node.get("children", []), *node.get("markers", [])]:
        found += walk(child)
    return found


def test_options_light_nodes_of_the_scene() -> None:
    """Actions, squares, outsiders, townsfolk, jar spaces and workshop spots are named as their options are."""
    wanted = {
        "take-an-action": ("develop", "recruit:1", "hunt:2", "pray", "conspire", "commission", "attack"),
        "send-monk-where": ("r1b",),
        "move-jar-where": ("jar-space-4",),
    }
    g = table()
    p = g.players[0]
    p.silver, p.provisions, p.strength = 9, 9, 9
    p.placed["trade"] = "L."
    hire(p, labourer=3, scout=2, merchant=2, fighter=2, cleric=2)
    for answers, topic in (
        ((), "take-an-action"),
        (("commission",), "send-monk-where"),
        (("absolve",), "move-jar-where"),
    ):
        match = play(g, *answers)
        assert match.asking[0].topic == topic
        names = {node.get("name") for node in walk(match.scene(0))}
        for key in wanted[topic]:
            assert key in match.asking[0].options
            assert key in names


def test_a_content_file_corrects_a_printed_value(tmp_path: Path) -> None:
    """A reward that no other card of the kind shows may be written; the content hash changes. [R-16]"""
    file = tmp_path / "mine.toml"
    file.write_text('title = "paladins"\n[jar-space-5]\nreward = ["silver", "silver"]\n[jar-2]\nneeds = 3\n')
    code = (
        "from stavitel.kernel import use_content, title_named, content_hash\n"
        f"use_content({str(file)!r})\n"
        "title = title_named('paladins')\n"
        "print(title.cards['jar-space-5'].reward, title.cards['jar-2'].needs, content_hash(title))\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    from stavitel.kernel import content_hash

    assert ran.stdout.startswith("('silver', 'silver') 3 ")
    assert content_hash(TITLE) not in ran.stdout


def ran_with(tmp_path: Path, text: str, code: str) -> str:
    """What a program prints that plays with a content file."""
    file = tmp_path / "mine.toml"
    file.write_text(f'title = "paladins"\n{text}\n')
    start = f"from stavitel.kernel import new_match, use_content\nuse_content({str(file)!r})\n"
    return subprocess.run([sys.executable, "-c", start + code], capture_output=True, text=True, check=True).stdout


def test_a_content_file_corrects_the_debt_pile(tmp_path: Path) -> None:
    """The pile holds as many debts as the file says. [P2.5, P13.5]"""
    said = ran_with(tmp_path, "[debt]\ncopies = 3", "print(new_match('paladins', 2, 'debts').table.debts)")
    assert said == "3\n"


def test_a_content_file_corrects_the_workers_of_the_virtual_player(tmp_path: Path) -> None:
    """Its basic actions may need more workers; when none can be done it is finished for the round. [P23.2, R-33]"""
    code = (
        "match = new_match('paladins', 1, 'basic')\n"
        "while not match.over:\n"
        "    seat, ask = next(iter(match.asking.items()))\n"
        "    keys = list(ask.options)\n"
        "    match.answer(seat, keys[: ask.least] if ask.many else keys[-1])\n"
        "    for letters in match.table.players[1].placed.items():\n"
        "        if letters[0] in ('recruit', 'pray', 'trade', 'conspire', 'rest'):\n"
        "            assert letters[1] == 'WW', letters\n"
        "print(match.table.round)"
    )
    basic = ("recruit", "pray", "trade", "conspire", "rest")
    text = "\n".join(f"[virtual-{action}]\nvalue = 2" for action in basic)
    assert ran_with(tmp_path, text, code) == "7\n"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[tax-supply-3]\nsilver = 0", "tax-supply-3.silver"),
        ("[jar-space-5]\nreward = ['wine']", "jar-space-5.reward"),
        ("[hard]\norders = 7", "hard.orders"),
        ("[r1a]\nregion = 9", "r1a.region"),
        ("[r1a]\nplayers = 5", "r1a.players"),
        ("[abbot-9]\ntrigger = 'absolve'", "abbot-9"),
        ("[collector-1]\ngains = ['tax']", "collector-1.gains"),
        ("[peddler-1]\ngains = ['criminal']", "peddler-1.gains"),
        ("[favour-1]\nchoices = []", "favour-1.choices"),
        ("[points-develop]\nvp = []", "points-develop.vp"),
        ("[order-slot-1]\nround = 8", "order-slot-1.round"),
        ("[favour-slot-5]\nround = 0", "favour-slot-5.round"),
        ("[commission]\nspots = ['any']", "commission.spots"),
        ("[commission]\nsilver = 1", "commission.silver"),
        ("[recruit]\none = ['faith']", "recruit.one"),
        ("[monk-1]\nneeds = 3", "monk-1.needs"),
        ("[convert-place-1]\nraises = ['faith']", "convert-place-1.raises"),
        ("[samson-1]\naction = 'convert'", "samson-1.reduces"),
        ("[otton-1]\naction = 'pray'", "otton-1.gains"),
    ],
)
def test_impossible_values_are_refused_by_name(tmp_path: Path, text: str, named: str) -> None:
    """One line that names file, card and field."""
    file = tmp_path / "mine.toml"
    file.write_text(f'title = "paladins"\n{text}\n')
    code = (
        "from stavitel.kernel import ContentError, use_content, title_named\n"
        f"use_content({str(file)!r})\n"
        "try:\n    title_named('paladins')\nexcept ContentError as problem:\n    print(problem)\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "mine.toml" in ran.stdout
    assert named in ran.stdout
