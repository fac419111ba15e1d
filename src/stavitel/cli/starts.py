"""`stavitel new-bot` and `stavitel new-title`: a start that works, with a test, to be changed from there."""

from __future__ import annotations

from pathlib import Path
from string import Template

from stavitel.cli.failure import Failure
from stavitel.kernel import title_names

BOT = '''"""$name: a bot for any title."""

from stavitel.kernel import View


class Bot:
    """Takes what costs least and brings most, as far as options say so; else any answer."""

    def decide(self, view: View) -> str | list[str]:
        question = view.question
        if question.many:
            return question.random_answer(view.random)
        worth = {key: sum(amount for _, amount in question.effects(key)) for key in question.options}
        best = max(worth.values())
        return view.random.choice([key for key in worth if worth[key] == best])
'''

BOT_TEST = '''"""$name plays whole games, and every answer of it is on offer."""

from pathlib import Path

import pytest

from stavitel.kernel import title_names
from stavitel.research.simulate import simulate

BOT = f"{Path(__file__).with_name('$name.py')}:Bot"


@pytest.mark.parametrize("title", title_names())
def test_it_plays(title: str) -> None:
    result = simulate(title, games=2, seats=2, bots=[BOT, "random"])
    assert len(result.played) == 2
'''

TITLE = '''"""$Name: all show a card at once, and the highest takes them all. A game to begin from."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from stavitel.kernel import (
    Card, Options, Random, Score, Table, Title, choose, everyone, nested, private, public, secret, state, tell,
)  # fmt: skip


@dataclass(frozen=True, eq=False)
class Number(Card):
    """A printed card."""

    key: str
    value: int
    back: str = "$name"


CARDS = {f"$name-{value}": Number(f"$name-{value}", value) for value in range(1, 31)}


@state
class Player:
    """What lies in front of a player, and who may see it."""

    seat: int
    hand: list[Number] = private()
    won: list[Number] = public()


@state
class Game(Table):
    """The table."""

    players: list[Player] = nested(list)
    deck: list[Number] = secret()


def setup(options: Options, seats: int, random: Random) -> Game:
    """Shuffle and deal five cards each."""
    g = Game([Player(seat) for seat in range(seats)], list(CARDS.values()))
    random.shuffle(g.deck)
    for p in g.players:
        p.hand = [g.deck.pop() for _ in range(5)]
    return g


def next_step(g: Game) -> Coroutine[Any, Any, None] | None:
    """Another round while there are cards; None is the end."""
    return play_round(g) if g.players[0].hand else None


async def play_round(g: Game) -> None:
    """All show a card at once; the highest takes them all."""
    shown = await everyone(g, show)
    for p, card in zip(g.players, shown, strict=True):
        p.hand.remove(card)
        tell(g, "shows", p, card=card)
    winner = g.players[shown.index(max(shown, key=lambda card: card.value))]
    winner.won.extend(shown)


async def show(g: Game, p: Player) -> Number:
    """Choose a card of the hand."""
    return await choose(p, "show", p.hand)


def score(g: Game) -> list[Score]:
    """A point for each card."""
    return [Score(p.seat, len(p.won), {"cards": len(p.won)}) for p in g.players]


TITLE = Title("$name", "1", (2, 5), setup, next_step, score, CARDS)
'''

TITLE_TEST = '''"""What holds for every title: `pip install -e .` first, so that it is found."""

from stavitel.testing import TitleTests


class Test$Name(TitleTests):
    title = "$name"
'''

TITLE_PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "$name"
version = "1"
requires-python = ">=3.11"
dependencies = ["stavitel"]

[project.entry-points."stavitel.titles"]
$name = "$name:TITLE"

[tool.hatch.build.targets.wheel]
packages = ["$name"]
"""


def start_bot(name: str, folder: Path | None = None) -> None:
    """Write NAME.py and test_NAME.py."""
    name = name.removesuffix(".py")
    _check(name)
    folder = folder or Path.cwd()
    _write(folder, {f"{name}.py": BOT, f"test_{name}.py": BOT_TEST}, name)
    print(f"{name}.py is a bot, test_{name}.py its test. Now:")
    print(f"  stavitel simulate citadels --bots {name}.py:Bot,random --games 100")
    print(f"  python -m pytest test_{name}.py")


def start_title(name: str, folder: Path | None = None) -> None:
    """Write a folder NAME with a package, a project file and tests."""
    _check(name)
    if name in title_names():
        raise Failure(f"there is a title {name} already")
    folder = (folder or Path.cwd()) / name
    files = {
        "pyproject.toml": TITLE_PROJECT,
        f"{name}/__init__.py": TITLE,
        f"tests/test_{name}.py": TITLE_TEST,
    }
    _write(folder, files, name)
    print(f"{name}/ is a game that can be played. Now:")
    print(f"  cd {name} && pip install -e . && stavitel play {name}")
    print("  python -m pytest tests")


def _check(name: str) -> None:
    if not name.isidentifier() or not name.isascii() or name != name.lower():
        raise Failure(f"{name!r} cannot be the name of a module: small letters, digits and _ make one")


def _write(folder: Path, files: dict[str, str], name: str) -> None:
    """Write files that are not there yet."""
    there = [path for path in files if (folder / path).exists()]
    if there:
        raise Failure(f"{folder / there[0]} is there already")
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        said = Template(text).substitute(name=name, Name=name.replace("_", " ").title().replace(" ", ""))
        (folder / path).write_text(said, encoding="utf-8")
