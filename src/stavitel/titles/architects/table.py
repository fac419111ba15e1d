"""The state of the game, and who may see what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final

from stavitel.kernel import Accounts, Table, nested, note, private, public, secret, state
from stavitel.titles.architects.kinds import (
    Apprentice,
    Board,
    Building,
    Court,
    MarketCard,
    Opponent,
    Reward,
    Scheme,
    Stall,
    Wonder,
)
from stavitel.titles.architects.places import OPEN, Location

Constructed = Building | Wonder


@state
class Player:
    """A seat: its goods, tracks, cards, and where its twenty Workers are. [A1.7]"""

    seat: int
    board: Board | None = None  # the variable side, if it is in use
    opponent: Opponent | None = None  # the printed opponent [S1.2]
    clay: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    marble: int = 0
    silver: int = 0
    virtue: int = 7
    influence: int = 0
    level: int = 0  # on the Cathedral
    unpaid: int = 0  # Debts
    paid: int = 0
    workers: int = 20  # available
    prison: int = 0
    credit: int = 0  # the unused half of a 2-Silver discount, this turn [W2.4]
    marker: int = 0  # of the opponent's resource track [S3.1]
    at: dict[str, int] = public(dict)  # own Workers at the open locations
    captured: list[int] = public()  # Workers of each seat on this board
    apprentices: list[Apprentice] = public()
    buildings: list[Constructed] = public()
    tokens: dict[str, Wonder] = public(dict)  # own Wonders by location
    hand: list[Building] = private()
    packet: list[Building] = private()  # of the draft, or cards looked at
    sunk: list[Building] = private()  # put under the Building pile by this player, first in first out
    passed: list[Building] = note()  # what went on to the left in the draft: three cards, then two
    drawn: list[Building] = note()  # own cards from under the pile that another drew …
    drawn_by: list[int] = note()  # … and who

    @property
    def goods(self) -> tuple[int, ...]:
        """How much there is of what is `COUNTED`."""
        return (self.clay, self.wood, self.stone, self.gold, self.marble, self.silver, self.virtue, self.influence)


COUNTED: Final = (
    "clay",
    "wood",
    "stone",
    "gold",
    "marble",
    "silver",
    "virtue",
    "influence",
)  # and told after each turn


@state
class Game(Table):
    """The town and all around it."""

    burdens: ClassVar = ("debt", "optional-debt")
    players: list[Player] = nested(list)
    order: list[int] = public()  # seats in turn order
    phase: str = "hire"  # "hire", "draft", "play", "finish", "over"
    current: int = 0  # the seat whose turn it is
    round: int = 0  # picks made in the draft, hires made in setup, then rounds of turns
    final: int = -1  # turns left in the final round
    wonders_on: bool = True
    market_compare: str = "influence"  # [D13]
    court_refill: str = "at-once"  # [D08]
    skip_with_influence: bool = False  # [D02]
    clotilda_per: str = "point"  # [D16]
    informant_tax: str = "take"  # [D21]
    wall_pairs: str = "building-level"  # [D51]
    coop: bool = False  # [C1.1]
    promo: bool = False

    tax: int = 4  # Silver on the Tax Stand
    reset_by: int = -1  # the seat that set off a Black Market reset now waiting [W5.1]
    princess_robbed: bool = False  # Workers taken from the Princess this turn [W3.3]
    profiteer_robbed: bool = False
    guildhall: list[int] = public()  # seats of the Workers, in order of placing
    market: dict[str, int] = public(dict)  # seat on each Black Market space

    small: list[MarketCard] = secret()  # the top one is last
    stall: Stall | None = None  # the small side in sight
    large: list[MarketCard] = public()  # the top one is last
    rewards: list[Reward] = secret()
    spare: list[Reward] = secret()  # left in the box unseen
    taken: list[Reward] = public()  # gained and out of the game
    pile: list[Building] = secret()  # the top one is last
    below: list[int] = public()  # whose card comes next once the pile is used up
    dug: bool = False  # whether a card has come up from under the pile
    people: list[Apprentice] = secret()
    dismissed: list[Apprentice] = public()  # under the Apprentice pile, first in first out
    upper: list[Apprentice] = public()  # the face-up rows, column 1 first
    lower: list[Apprentice] = public()
    upper_coins: list[int] = public()
    lower_coins: list[int] = public()

    wonders: list[Wonder] = public()  # not yet built
    offered: dict[str, int] = public(dict)  # goods lying on the unbuilt Wonders
    court: Court | None = None  # the current contribution card
    given: list[str] = public()  # goods laid on it
    courts: list[Court] = secret()  # the contribution cards below it
    consequence: Court | None = None
    consequences: list[Court] = public()  # earlier ones

    schemes: list[Scheme] = secret()  # the opponent's deck
    scheming: list[Scheme] = public()  # being resolved
    schemed: list[Scheme] = public()  # the discard pile
    futures: list[Scheme] = secret()
    learnt: list[Scheme] = public()  # Future Schemes it has gained

    @property
    def opponent(self) -> Player | None:
        """The printed opponent, after all the people."""
        last = self.players[-1]
        return last if last.opponent is not None else None

    @property
    def columns(self) -> int:
        """How many Apprentices a row shows. [A2.4, W1.2]"""
        return 5 if self.wonders_on else 4

    @property
    def princess(self) -> Location | None:
        """Where the Princess stands."""
        return self.consequence.princess if self.consequence is not None else None

    @property
    def profiteer(self) -> Location | None:
        """Where the Profiteer stands."""
        return self.consequence.profiteer if self.consequence is not None else None

    def clockwise(self, seat: int) -> list[Player]:
        """All players in turn order, from this seat on."""
        start = self.order.index(seat)
        return [self.players[s] for s in self.order[start:] + self.order[:start]]


def counting(g: Game, players: Sequence[Player]) -> Accounts:
    """What these players have before a rule, so that what changed can be told; nothing where nobody listens."""
    return NO_ACCOUNTS if g.told is None else Accounts(g, players, COUNTED)


NO_ACCOUNTS: Final = Accounts(Game(), (), COUNTED)


def humans(g: Game) -> list[Player]:
    """The players who are people."""
    return [p for p in g.players if p.opponent is None]


def nowhere() -> dict[str, int]:
    """No Worker at any open location."""
    return {place.key: 0 for place in OPEN}


def conserved(g: Game) -> Counter[str]:
    """Everything that neither comes nor goes: cards, and twenty Workers of every colour. [A1.7]"""
    box: Counter[str] = Counter()
    for p in g.players:
        box[f"workers {p.seat}"] = workers_of(g, p)
        for card in (*p.apprentices, *p.buildings, *p.hand, *p.packet, *p.sunk):
            box[card.key] += 1
    decks = (g.small, g.large, g.rewards, g.spare, g.taken, g.pile, g.people, g.dismissed, g.upper, g.lower)
    for deck in (*decks, g.wonders, g.courts, g.consequences, g.schemes, g.scheming, g.schemed, g.futures):
        for one in deck:
            box[one.key] += 1
    for court in (g.court, g.consequence):
        if court is not None:
            box[court.key] += 1
    return box


def workers_of(g: Game, p: Player) -> int:
    """How many Workers of a player are anywhere. [A1.7]"""
    return (
        p.workers
        + p.prison
        + sum(p.at.values())
        + sum(q.captured[p.seat] for q in g.players)
        + sum(1 for seat in g.guildhall if seat == p.seat)
        + sum(1 for seat in g.market.values() if seat == p.seat)
    )
