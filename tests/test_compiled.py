"""The compiled build: what is written out for mypyc does what the source does."""

from __future__ import annotations

import ast
import contextlib
import os
import sys
from importlib import import_module
from pathlib import Path
from random import Random as BotRandom
from types import ModuleType
from typing import Any

import pytest

from stavitel.bots.value import digest, heads_of, value_of
from stavitel.kernel import Card, Random, dump, fingerprint, load, new_match, observe, redact, title_named
from stavitel.kernel.table import freeze

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import compiled  # noqa: E402

SOURCE = '''"""A table with every kind of zone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stavitel.kernel import Card, Table, note, private, public, secret, state, nested, value


@dataclass(frozen=True, eq=False)
class Fruit(Card):
    """A card."""

    key: str
    weight: int = 1
    back = "fruit"


@value
class Wish:
    """A value."""

    key: str
    fruit: Fruit


@state
class Bowl:
    """A state that is smaller than what is written out of it."""

    cards: list[Fruit] = public()


@state
class Player:
    """Somebody at the table."""

    seat: int
    gold: int = 2
    hand: list[Fruit] = private()
    picked: Fruit | None = private(None)
    stock: dict[str, int] = public(dict)
    purse: dict[str, int] = private(lambda: {"coins": 3})
    rows: list[list[Fruit]] = private(of=list)
    boxes: dict[str, list[Fruit]] = secret(dict, of=list)
    wish: Wish | None = None
    saw: tuple[Fruit, ...] = note(())
    heard: list[Fruit] = note()

    def rich(self) -> bool:
        """Whether this is a rich player."""
        return self.gold > 2


@state
class Orchard(Table):
    """The table."""

    burdens: ClassVar = ("rot",)
    name: str
    players: list[Player] = nested(list)
    bowl: Bowl = nested(Bowl)
    spare: Bowl | None = nested()
    bowls: dict[str, Bowl] = nested(dict)
    deck: list[Fruit] = secret()


def after() -> int:
    """What comes after the states stays where it is."""
    return 1
'''


def module(name: str, source: str) -> Any:
    """A module made of a source."""
    made = ModuleType(name)
    sys.modules[name] = made
    exec(compile(source, name, "exec"), made.__dict__)
    return made


@pytest.fixture(scope="module")
def plain() -> Any:
    return module("orchard_plain.table", SOURCE)


@pytest.fixture(scope="module")
def written(plain: Any) -> Any:
    return module("orchard_written.table", compiled.rewritten(SOURCE, plain))


def laid(orchard: Any) -> tuple[Any, dict[str, Card]]:
    """A table on which something lies in every zone."""
    cards = {key: orchard.Fruit(key) for key in ("apple", "pear", "plum", "fig", "date")}
    apple, pear, plum, fig, date = cards.values()
    players = [orchard.Player(seat) for seat in range(3)]
    g = orchard.Orchard("garden", players, spare=orchard.Bowl([fig]), deck=[plum, plum])
    g.random = Random.from_text("7")
    g.bowls["big"] = orchard.Bowl([date])
    g.bowl.cards.append(pear)
    for p in players:
        p.hand = [apple, plum]
        p.picked = pear
        p.stock["wood"] = p.seat
        p.purse["coins"] += p.seat
        p.rows.append([fig, date])
        p.boxes["left"] = [apple]
        p.wish = orchard.Wish("more", plum)
        p.saw = (fig,)
        p.heard.append(date)
    return g, cards


def test_a_state_written_out_begins_as_the_source_does(plain: Any, written: Any) -> None:
    assert dump(written.Player(1)) == dump(plain.Player(1))
    assert written.Player(1).hand is not written.Player(1).hand
    assert observe(written.Orchard("garden")) == observe(plain.Orchard("garden"))
    assert not written.Player(1).rich()
    assert written.Orchard("garden").burdens == ("rot",)


def test_a_state_written_out_is_copied_dumped_and_loaded_as_the_source_is(plain: Any, written: Any) -> None:
    g, cards = laid(written)
    twin = g.copy()
    assert fingerprint(g) == fingerprint(laid(plain)[0]) == fingerprint(twin)
    assert fingerprint(load(written.Orchard, dump(g), cards)) == fingerprint(g)
    for p in twin.players:
        p.hand.clear()
        p.rows[0].clear()
        p.boxes["left"].clear()
        p.purse["coins"] = 0
    twin.bowl.cards.clear()
    twin.bowls["big"].cards.clear()
    twin.random.bits()
    assert fingerprint(g) == fingerprint(laid(plain)[0])
    assert (twin.told, twin.searching) == (None, False)


def test_a_state_written_out_is_assigned_and_frozen_as_the_source_is(plain: Any, written: Any) -> None:
    frozen = []
    for orchard in (plain, written):
        g = laid(orchard)[0]
        twin = g.copy()
        hand, row = twin.players[0].hand, twin.players[0].rows[0]
        twin.players[0].hand.clear()
        twin.players[0].rows[0].clear()
        twin.players[1].boxes = {}
        twin.players[2].purse["coins"] = 0
        twin.bowls.clear()
        twin.spare = None
        twin.random.bits()
        assert freeze(twin) != freeze(g)
        twin.assign(g)
        assert fingerprint(twin) == fingerprint(g)
        assert freeze(twin) == freeze(g)
        assert twin.players[0].hand is hand
        assert twin.players[0].rows[0] is row
        frozen.append(repr(freeze(g)))
    assert frozen[0] == frozen[1].replace("orchard_written", "orchard_plain")


@pytest.mark.parametrize("seat", [None, 0, 2])
@pytest.mark.parametrize("look", [False, True])
def test_a_state_written_out_hides_what_the_source_hides(
    plain: Any, written: Any, seat: int | None, look: bool
) -> None:
    seen = []
    for orchard in (plain, written):
        g = laid(orchard)[0]
        looks = (g.deck, g.players[1].hand, g.players[1].picked) if look else ()
        seen.append(observe(redact(g, seat, looks)))
    assert seen[0] == seen[1]
    assert (seen[0]["deck"] == ["plum", "plum"]) is look


def test_what_cards_say_without_an_annotation_is_no_field(written: Any) -> None:
    fig = written.Fruit("fig", 2)
    assert (fig.back, fig.weight, fig.source) == ("fruit", 2, "printed")


RULES = """from __future__ import annotations

from stavitel.kernel import Move, move, only, tell

T = tuple[int, ...]
DIG = move("dig")
MOVES = (DIG, move("rest"))
PAIRS = {
    "dig": 1,
}
WORDS: tuple[str, ...] = ("a", "b")
COUNT = 0
COUNT += 1


def rules(g, p, cards):
    tell(g, "digs", p, card=only(p, cards[0]), count=len(cards))
    tell(
        g,
        "rests",
        p,
    )
    tell(g, "takes", p, card=cards.pop())
    if any([card for card in cards]):
        return sum([card == 2 for card in cards])
"""


def test_what_nobody_hears_is_not_gathered(plain: Any) -> None:
    """Unless gathering it does something."""
    rules = compiled.rewritten(RULES, module("orchard_plain.rules", RULES)).split("def rules")[1].split("\n")
    assert rules[1] == '    if g.told is not None: tell(g, "digs", p, card=only(p, cards[0]), count=len(cards))'
    assert rules[2] == "    if g.told is not None: tell("
    assert rules[7] == '    tell(g, "takes", p, card=cards.pop())'
    told = module("orchard_written.rules", compiled.rewritten(RULES, module("orchard_plain.rules", RULES)))
    g = laid(plain)[0]
    assert told.rules(g, g.players[0], [1, 2, 3]) == 1
    g.told = []
    told.rules(g, g.players[0], [1, 2, 3])
    assert [key for key, _, _ in g.told] == ["digs", "rests", "takes"]


def test_constants_have_a_place_of_their_own() -> None:
    lines = compiled.rewritten(RULES, module("orchard_plain.rules", RULES)).split("\n")
    assert "T = tuple[int, ...]" in lines
    assert 'DIG: _Final = move("dig")' in lines
    assert 'MOVES: _Final[tuple[Move, ...]] = (DIG, move("rest"))' in lines
    assert "PAIRS: _Final = {" in lines
    assert 'WORDS: _Final[tuple[str, ...]] = ("a", "b")' in lines
    assert "COUNT = 0" in lines


def test_questions_about_all_make_no_list() -> None:
    lines = compiled.rewritten(RULES, module("orchard_plain.rules", RULES)).split("\n")
    assert "    if any((card for card in cards)):" in lines
    assert "        return sum((card == 2 for card in cards))" in lines


@pytest.mark.parametrize("name", ["architects", "citadels", "lisboa", "paladins"])
def test_the_value_that_is_compiled_is_the_value(name: str) -> None:
    """Number for number, at decisions of a game with as many seats as the weights are for."""
    title = title_named(name)
    made = module(f"{name}_heads", compiled.heads(title))
    for seats in sorted({max(1, title.seats[0]), 4}):
        value = value_of(title, seats)
        if value is None:
            continue
        value._lacking |= {at for at, number in enumerate(value.schema.numbers) if number.name in made.LACKING}
        value._compiled.clear()
        match, dice = new_match(title, seats, 99), BotRandom(1)
        checked = 0
        while match.question is not None:
            g = match.table
            now = sorted(title.score(g), key=lambda score: score.seat)
            for head, found in (("win", value.logits(g)), ("score", value.expected(g))):
                lines, scope = value.written(head, g, careful=False)
                ready = made.HEADS[digest(lines)]
                with contextlib.suppress(IndexError):  # a number far beyond what training has seen
                    assert ready(g, now, list(scope.values())) == found
                    checked += 1
            for _ in range(7):
                if match.question is not None:
                    match.answer(match.question.seat, match.question.random_answer(dice))
        assert checked > 20


def test_every_line_keeps_its_number() -> None:
    """Tracebacks of the compiled build point at the source."""
    package = Path(import_module("stavitel").__file__ or "").parent
    for path in compiled.modules(package):
        source = (package.parent / path).read_text(encoding="utf-8")
        rewritten = compiled.rewritten(source, import_module(".".join(path.with_suffix("").parts)))
        assert places(rewritten)[: len(places(source))] == places(source), path


def places(source: str) -> list[tuple[str, int]]:
    """Where each function and class of a module begins."""
    return [
        (node.name, node.lineno)
        for node in ast.parse(source).body
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
    ]


def test_no_module_holds_what_mypyc_cannot_compile() -> None:
    """No starred tuple behind `in`, no constant row of decimals that does not say its type."""
    package = Path(import_module("stavitel").__file__ or "").parent
    found = []
    for path in compiled.modules(package):
        for node in ast.walk(ast.parse((package.parent / path).read_text(encoding="utf-8"))):
            match node:
                case ast.Compare(ops=[ast.In() | ast.NotIn()], comparators=[ast.Tuple(elts=items)]):
                    bad = any(isinstance(item, ast.Starred) for item in items)
                case ast.AnnAssign(annotation=ast.Name(id="Final"), value=ast.Tuple(elts=items)):
                    bad = any(isinstance(item, ast.Constant) and isinstance(item.value, float) for item in items)
                case _:
                    bad = False
            if bad:
                found.append(f"{path}:{node.lineno}")
    assert not found


@pytest.mark.skipif("STAVITEL_COMPILED" not in os.environ, reason="only with `make compiled`")
def test_the_rules_run_as_machine_code() -> None:
    package = Path(import_module("stavitel").__file__ or "").parent
    names = [".".join(path.with_suffix("").parts) for path in compiled.modules(package)]
    assert {"stavitel.titles.citadels.rules", "stavitel.titles.lisboa.greedy", "stavitel.bots.search"} <= set(names)
    for name in names:
        library = Path(str(import_module(name).__file__))
        assert library.suffix in compiled.EXTENSIONS, name
        assert library.is_file(), name
    for name in ("architects", "citadels", "lisboa", "paladins"):
        assert heads_of(title_named(name)) is not None, name
