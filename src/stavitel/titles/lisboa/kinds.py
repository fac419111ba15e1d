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
# What an owner of the game may write besides what other cards of the kind say
ALSO_LYING = {
    "reward": ("rubble", "wigs", "good_any", "official", "recruit", "decree", "gain_influence", "favor", "plan")
}
ALSO_PLAYED = {
    "reward": ("recruit", "decree", "gain_influence", "ship"),
    "event": ("cardinal_then_favor", "gold_2", "cloth_2", "books_2", "tools_2", "produce_no_price_drop"),
    "benefit": ("sell_gold", "sell_cloth", "sell_books", "sell_tools", "sell_any", "land", "official", "real"),
}
ACCEPTS = {"manuel": ("tools", "gold"), "marquis": ("books", "gold"), "king": ("cloth", "gold")}


# What clergy tiles may bring: for an action that a card may reward, nothing after which a trade might be impossible;
# where nothing more is to be carried out, also a meeting with the cardinal, who may raise the treasury [L19.6]
SIMPLE = ("wigs", "reis", "influence", *GOODS, "good_any", "goods_different", "rubble")
BROUGHT = (*SIMPLE, "gain_influence", "favor", "plan", "official")
EFFECTS: Mapping[str, tuple[str, ...]] = {  # effects of clergy tiles, and what each may be about [L19.3]
    "influence_gain_bonus": ("",),
    "visit_discount": ("any", *NOBLES),
    "join_discount": ("",),
    "land_discount": ("",),
    "rubble_free": CUBES,
    "officials_needed_minus": ("",),
    "hire_price_minus": ("",),
    "recruit_extra": ("",),
    "produce_extra": GOODS,
    "sell_bonus": ("any", *GOODS),
    "ship_goods_minus": ("",),
    "trade_any_good": NOBLES,
    "warehouse_plus": ("",),
    "treasury_card_reis_plus": ("",),
    "on_build_store": (*BROUGHT, "cardinal"),
    "on_decree": SIMPLE,
    "on_open_building": (*BROUGHT, "cardinal"),
    **dict.fromkeys(("on_recruit", "on_ship"), (*SIMPLE, "gain_influence")),
    **dict.fromkeys(("on_plan", "on_produce", "on_cardinal", "on_favor"), BROUGHT),
    **dict.fromkeys(("on_visit", "on_join", "on_event"), (*BROUGHT, "cardinal")),
    **dict.fromkeys(("on_sale", "on_noble_card", "on_treasury_card"), (*BROUGHT, "cardinal")),
    "instant": BROUGHT,
}


@dataclass(frozen=True, eq=False)
class Board(Card):
    """The main board: tracks and sizes. [L1.2, L7.5, L10.1.3, L10.5.5]"""

    allowed: ClassVar[Mapping[str, tuple[Any, ...]]] = {
        "no_plot": tuple(f"{row}-{number}" for row in ROWS for number in range(1, 6)),
        "treasury_left": ((-2,),),
    }
    key: str
    treasury_left: tuple[int, ...]  # influence part of a visit, bottom to top
    treasury_right: tuple[int, ...]  # the treasury value in réis
    treasury_start: int
    price_bottom: int
    price_top: int
    real_symbols: tuple[int, ...]
    office_spaces: tuple[int, ...]  # of Manuel, the Marquis, the King
    influence_gap: int
    treasury_gaps: tuple[int, ...]
    narrow_column: int
    no_plot: str  # the cell of the grid that is no plot
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
    asks: ClassVar[Mapping[str, str]] = {
        "reward": "Which reward is printed there?",
        "count": "How much of it?",
    }
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
    asks: ClassVar[Mapping[str, str]] = {
        "reward": "Which reward is printed there?",
        "count": "How much of it?",
    }
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
    """A public building; each side shows one or two goods. [L1.2.1]"""

    asks: ClassVar[Mapping[str, str]] = {
        "blue": "Which goods, one or two, does the blue side show?",
        "green": "Which goods, one or two, does the green side show?",
    }
    key: str
    name: str
    blue: tuple[str, ...]
    green: tuple[str, ...]
    source: str = "reconstructed"
    back = "building"

    def shows(self, architect: str) -> tuple[str, ...]:
        """The goods on the side of an architect."""
        return self.blue if architect == "blue" else self.green


@dataclass(frozen=True, eq=False)
class Plan(Card):
    """A plan of an architect with the officials it asks for. [L1.2.2]"""

    asks: ClassVar[Mapping[str, str]] = {"officials": "How many officials does the plan show?"}
    key: str
    architect: str
    officials: int
    starting: bool
    source: str = "reconstructed"
    back = "plan"


@dataclass(frozen=True, eq=False)
class Clergy(Card):
    """A clergy tile: its effect while on a board, and the wigs on its back. [L19.3]"""

    allowed: ClassVar[Mapping[str, tuple[Any, ...]]] = {
        "effect": (*EFFECTS,),
        "of": ("", "any", *NOBLES, *CUBES, *BROUGHT, "cardinal"),
    }
    asks: ClassVar[Mapping[str, str]] = {
        "effect": "What does the tile do?",
        "of": "For which noble, good or cube, or what does it bring?",
        "amount": "How much?",
        "wigs": "How many wigs are on its back?",
    }
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

    allowed: ClassVar[Mapping[str, tuple[Any, ...]]] = ALSO_PLAYED
    asks: ClassVar[Mapping[str, str]] = {
        "influence": "How much influence does the noble show?",
        "reward": "Which reward stands at the arrow?",
        "reward_count": "How much of it?",
        "penalty": "Which penalty stands at the arrow?",
        "penalty_count": "How much of it?",
        "event": "Which event does the treasury card show?",
        "benefit": "What does it give in the portfolio?",
        "benefit_count": "How much of it?",
        "deck": "Which colour is the back?",
    }
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

    @property
    def asked(self) -> Mapping[str, str]:
        """Nobles have influence, reward and penalty, treasury cards event and benefit."""
        lacking = ("influence", "reward", "penalty") if self.kind == "treasury" else ("event", "benefit")
        return {name: question for name, question in self.asks.items() if not name.startswith(lacking)}


@dataclass(frozen=True, eq=False)
class Ship(Card):
    """A ship: hull, influence and what a buyer adds per good. [L10.3.6, L8.5]"""

    asks: ClassVar[Mapping[str, str]] = {
        "influence": "How much influence does the ship show?",
        "bonus": "How many réis does it add to a sale?",
    }
    key: str
    colour: str
    hull: int
    influence: int
    bonus: int
    source: str = "reconstructed"
    back = "ship"


@dataclass(frozen=True, eq=False)
class Decree(Card):
    """A decree: wigs at the end of the game for each `divisor` of a metric. [L19.5, L19.9]"""

    allowed: ClassVar[Mapping[str, tuple[Any, ...]]] = {
        "of": ("1", "3"),  # hulls, matching buildings
        "metric": ("own_open_plans", "own_influence"),
    }
    asks: ClassVar[Mapping[str, str]] = {
        "metric": "What does the decree count?",
        "of": "Which row, column, good or the like?",
        "wigs": "How many wigs?",
        "divisor": "For how many of them?",
    }
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

    @property
    def text_args(self) -> dict[str, Any]:
        """What its text speaks of: each task a word, or two words that belong together."""
        tasks: list[Any] = []
        for task in self.tasks:
            first, _, second = task.partition("+")
            tasks.append({"id": "quest-both", "args": {"a": first, "b": second}} if second else first)
        return {"tasks": tasks, "reward": self.reward, "count": self.count}


@dataclass(frozen=True, eq=False)
class Token(Card):
    """A city token: round for a plot, square for a site; its reward replaces the printed one. [L20.4]"""

    allowed: ClassVar[Mapping[str, tuple[Any, ...]]] = ALSO_LYING
    asks: ClassVar[Mapping[str, str]] = {
        "reward": "Which reward is on the token?",
        "count": "How much of it?",
    }
    key: str
    shape: str
    reward: str
    count: int
    source: str = "reconstructed"
    back: str = ""


@dataclass(frozen=True, eq=False)
class Level(Card):
    """How many wigs the solo opponent starts with. [L18.1]"""

    key: str
    start_wigs: int
    source: str = "reconstructed"
