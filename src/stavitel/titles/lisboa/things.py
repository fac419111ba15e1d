"""The kinds of printed things, and the words the data is written in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from stavitel.kernel import Card

NOBLES = ("manuel", "marquis", "king")
KINDS = (*NOBLES, "treasury")
GOODS = ("gold", "cloth", "books", "tools")
CUBES = ("earthquake", "fire", "tsunami")
CUBE_PRICE = {"e": 3, "f": 2, "t": 1}  # cubes lie on the board as letters: "eft" is one of each
CUBE_OF = {"e": "earthquake", "f": "fire", "t": "tsunami"}
LETTER = {cube: letter for letter, cube in CUBE_OF.items()}
ARCHITECTS = ("blue", "green")
ROWS = ("A", "B", "C", "D", "E")
COLUMNS = ("C1", "C2", "C3", "C4", "C5")
GROUPS = ("left", "middle", "right")
HOUSES = {"left": 2, "middle": 3, "right": 3}
STATE_ACTIONS = {
    "manuel": ("recruit", "plan"),
    "marquis": ("ship", "produce"),
    "king": ("cardinal", "favor"),
}
NOBLE_OF = {action: noble for noble, actions in STATE_ACTIONS.items() for action in actions}
NOBLE_ACTION = {"manuel": "build_store", "marquis": "decree", "king": "open_public_building"}
ALSO_LYING = {"reward": ("rubble", "wigs")}  # what an owner of the game may find on plots, sites and tokens besides
ACCEPTS = {"manuel": ("tools", "gold"), "marquis": ("books", "gold"), "king": ("cloth", "gold")}


@dataclass(frozen=True, eq=False)
class Board(Card):
    """The main board: tracks and sizes. [L1.2, L7.5, L10.1.3, L10.5.5]"""

    key: str
    treasury_left: tuple[int, ...]  # influence part of a visit, bottom to top
    treasury_right: tuple[int, ...]  # the treasury value in réis
    treasury_start: int
    price_bottom: int
    price_top: int
    real_symbols: tuple[int, ...]
    office_spaces: int
    influence_gap: int
    treasury_gap: int
    narrow_column: int
    source: str = "reconstructed"


@dataclass(frozen=True, eq=False)
class Good(Card):
    """One of the four goods, with its street. [L0.4, L1.5.2]"""

    key: str
    name: str
    street: str
    west: str
    east: str
    start_price: int
    source: str = "reconstructed"


@dataclass(frozen=True, eq=False)
class Plot(Card):
    """A plot of land downtown, named by row and column. [L1.5.3]"""

    allowed: ClassVar[Mapping[str, tuple[Any, ...]]] = ALSO_LYING
    key: str
    name: str
    row: str
    column: str
    goods: tuple[str, ...]
    reward: str
    count: int
    source: str = "reconstructed"


@dataclass(frozen=True, eq=False)
class Site(Card):
    """A site for a public building: north of a street, or west or east of a row. [L1.5.4]"""

    allowed: ClassVar[Mapping[str, tuple[Any, ...]]] = ALSO_LYING
    key: str
    name: str
    side: str
    row: str
    good: str
    reward: str
    count: int
    source: str = "reconstructed"


@dataclass(frozen=True, eq=False)
class ScoringTile(Card):
    """What a store below it is worth in wigs. [L1.2.5]"""

    key: str
    value: int
    source: str = "reconstructed"


@dataclass(frozen=True, eq=False)
class Building(Card):
    """A public building; each side shows two goods. [L1.2.1]"""

    key: str
    name: str
    blue: tuple[str, str]
    green: tuple[str, str]
    source: str = "reconstructed"
    back = "building"

    def shows(self, architect: str) -> tuple[str, str]:
        """The two goods on the side of an architect."""
        return self.blue if architect == "blue" else self.green


@dataclass(frozen=True, eq=False)
class Plan(Card):
    """A plan of an architect with the officials it asks for. [L1.2.2]"""

    key: str
    architect: str
    officials: int
    starting: bool
    source: str = "reconstructed"
    back = "plan"


@dataclass(frozen=True, eq=False)
class Clergy(Card):
    """A clergy tile: its effect while on a board, and the wigs on its back. [L19.3]"""

    key: str
    effect: str
    of: str
    amount: int
    wigs: int
    source: str = "reconstructed"
    back = "clergy"


@dataclass(frozen=True, eq=False)
class Favor(Card):
    """A royal favor tile of a noble. [L10.6]"""

    key: str
    noble: str
    wigs: int
    source: str = "rulebook"
    back = "favor"


@dataclass(frozen=True, eq=False)
class Political(Card):
    """A political card: a noble (influence, reward, penalty) or a treasury card (event, benefit). [L4, L5]"""

    key: str
    number: int
    deck: str
    kind: str
    influence: int = 0
    reward: str = ""
    reward_count: int = 0
    penalty: str = ""
    penalty_count: int = 0
    event: str = ""
    benefit: str = ""
    benefit_count: int = 0
    source: str = "reconstructed"
    back: str = ""  # cards dealt to hands are alike; those of the display lie sorted by kind


@dataclass(frozen=True, eq=False)
class Ship(Card):
    """A ship: hull, influence and what a buyer adds per good. [L10.3.6, L8.5]"""

    key: str
    colour: str
    hull: int
    influence: int
    bonus: int
    period: int
    source: str = "reconstructed"
    back = "ship"


@dataclass(frozen=True, eq=False)
class Decree(Card):
    """A decree: wigs at the end of the game for each `divisor` of a metric. [L19.5, L19.9]"""

    allowed: ClassVar[Mapping[str, tuple[Any, ...]]] = {"of": ("1", "3")}  # hulls, matching buildings
    key: str
    metric: str
    of: str
    wigs: int
    divisor: int
    source: str = "reconstructed"
    back = "decree"

    @property
    def row_e(self) -> bool:
        """Whether it bears the symbol of row E. [L1.3.7]"""
        return self.of == "E"


@dataclass(frozen=True, eq=False)
class Quest(Card):
    """A starting quest: any of its tasks earns the reward. [L20.1]"""

    key: str
    deck: str
    tasks: tuple[str, ...]
    reward: str
    count: int
    source: str = "rulebook"
    back: str = ""


@dataclass(frozen=True, eq=False)
class Token(Card):
    """A city token: round for a plot, square for a site; its reward replaces the printed one. [L20.4]"""

    allowed: ClassVar[Mapping[str, tuple[Any, ...]]] = ALSO_LYING
    key: str
    shape: str
    reward: str
    count: int
    source: str = "reconstructed"
    back: str = ""


@dataclass(frozen=True, eq=False)
class Level(Card):
    """How strong the solo opponent is. [L18.11]"""

    key: str
    start_wigs: int
    wigs_per_decree: int
    source: str = "reconstructed"
