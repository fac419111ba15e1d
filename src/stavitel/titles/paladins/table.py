"""The state: the main board, the player boards, and who may see what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final

from stavitel.kernel import Accounts, Table, nested, private, public, secret, state
from stavitel.kernel.visibility import cards_on
from stavitel.titles.paladins.cards import DEBT
from stavitel.titles.paladins.kinds import (
    KINDS,
    Favour,
    JarSpace,
    Order,
    Outsider,
    Paladin,
    Scheme,
    Suspicion,
    Tavern,
    Townsfolk,
    Wall,
)


@state
class Virtual:
    """What only the virtual player has: plain workers, the resource marker, schemes. [P20]"""

    workers: int = 0
    marker: int = 1
    stack: list[str] = public(lambda: ["influence", "faith", "strength"])  # the last one moved lies on top [P22.3]
    deck: list[Scheme] = secret()
    schemes: list[Scheme] = public()  # the discards, the newest last
    waiting: list[Scheme] = public()  # still lying on King's Favours


@state
class Player:
    """A player board with everything on and around it. [P2.9]"""

    seat: int
    silver: int = 0
    provisions: int = 0
    faith: int = 0
    strength: int = 0
    influence: int = 0
    passed: bool = False
    paladin: Paladin | None = None
    workers: list[int] = public(lambda: [0, 0, 0, 0, 0, 0])  # by kind, in the order of cards.KINDS
    placed: dict[str, str] = public(dict)  # action space -> a letter per spot, "." where none stands
    workshops: dict[str, int] = public(dict)  # action space -> 1 for the first spot, 2 for the second, 3 for both
    developed: int = 0
    monks: int = 0
    outposts: int = 0
    jars: int = 0
    jar_spaces: list[JarSpace] = public()
    walls: list[Wall] = public()
    attacked: list[Outsider] = public()  # lie face down, but all have seen them [P1.9]
    converted: list[Outsider] = public()
    retinue: list[Townsfolk] = public()
    suspicion: list[Suspicion] = public()  # the newest last
    unpaid: int = 0
    paid: int = 0
    deck: list[Paladin] = secret()  # drawn from the end
    top: list[Paladin] = private()  # the card its owner put back on top
    bottom: list[Paladin] = private()  # those put underneath, the first to come up first
    drawn: list[Paladin] = private()
    chosen: list[Paladin] = private()  # face down on the board
    served: list[Paladin] = public()  # paladins of earlier rounds
    virtual: Virtual | None = nested(None)

    @property
    def goods(self) -> tuple[int, ...]:
        """How much there is of what is `COUNTED`; the virtual player's marker is told as it moves."""
        if self.virtual is not None:
            return (0, 0, self.faith, self.strength, self.influence, *NO_WORKERS, self.virtual.workers)
        return (self.silver, self.provisions, self.faith, self.strength, self.influence, *self.workers, 0)


NO_WORKERS: Final = (0,) * len(KINDS)
COUNTED: Final = ("silver", "provision", "faith", "strength", "influence", *KINDS, "worker")  # and told after each turn


@state
class Game(Table):
    """The main board. [P2]"""

    burdens: ClassVar = ("debt", "suspicion")
    phase: str = "set-up"  # set-up, open, paladins, gather, turn, close, over
    round: int = 1
    start: int = 0
    active: int = 0
    humans: int = 1
    difficulty: str = "standard"
    debt_for_dismiss: bool = True
    free_recruit_may_dismiss: bool = False
    wrap_attribute: str = "lowest"
    players: list[Player] = nested(list)
    town: list[Townsfolk | None] = public()
    town_deck: list[Townsfolk] = secret()
    town_discards: list[Townsfolk] = public()
    outsiders: list[Outsider | None] = public()
    outsider_deck: list[Outsider] = secret()
    outsider_discards: list[Outsider] = public()
    tavern: list[Tavern] = public()  # free to be picked
    tavern_taken: list[Tavern] = public()
    tavern_deck: list[Tavern] = secret()
    tavern_discards: list[Tavern] = public()
    orders: list[Order] = public()  # turned up, slots from the left
    orders_down: list[Order] = secret()
    orders_out: list[Order] = secret()
    favours: list[Favour] = public()
    favours_down: list[Favour] = secret()
    favours_out: list[Favour] = secret()
    favour_workers: dict[str, str] = public(dict)  # favour -> letter of its worker
    wall_deck: list[Wall] = secret()
    suspicion_deck: list[Suspicion] = secret()
    suspicion_discards: list[Suspicion] = public()
    debts: int = 0
    tax: int = 0
    monks: dict[str, int] = public(dict)  # square -> seat
    outposts: dict[str, int] = public(dict)


def counting(g: Game, players: Sequence[Player]) -> Accounts:
    """What these players have before a rule, so that what changed can be told; nothing where nobody listens."""
    return NO_ACCOUNTS if g.told is None else Accounts(g, players, COUNTED)


NO_ACCOUNTS: Final = Accounts(Game(), (), COUNTED)


def current_faith(p: Player) -> int:
    """Faith on the track and from the paladin. [P1.6]"""
    return p.faith + p.paladin.faith if p.paladin is not None else p.faith


def current_strength(p: Player) -> int:
    """Strength on the track and from the paladin. [P1.6]"""
    return p.strength + p.paladin.strength if p.paladin is not None else p.strength


def current_influence(p: Player) -> int:
    """Influence on the track and from the paladin. [P1.6]"""
    return p.influence + p.paladin.influence if p.paladin is not None else p.influence


def attribute_values(p: Player) -> tuple[tuple[str, int], ...]:
    """The attributes on the track. [P1.2]"""
    return ("faith", p.faith), ("strength", p.strength), ("influence", p.influence)


def waived(p: Player, action: str) -> bool:
    """Whether this round's paladin waives the cost of an action. [P16.1]"""
    return p.paladin is not None and p.paladin.action == action and p.paladin.waives != ""


def times_done(p: Player, action: str) -> int:
    """How many times a player has done a right-hand action. [P9.3]"""
    if action == "commission":
        return p.monks
    if action == "fortify":
        return len(p.walls)
    if action == "garrison":
        return p.outposts
    if action == "absolve":
        return p.jars
    return len(p.attacked) if action == "attack" else len(p.converted)


def fulfilled(p: Player, order: Order) -> bool:
    """Whether a player has done what a King's Order asks. [P9.1]"""
    return times_done(p, order.action) >= order.times


def conserved(g: Game) -> Counter[str]:
    """What must stay the same through a game: every card and piece. [P1.5]"""
    box = cards_on(g)
    box[DEBT.key] = g.debts
    for p in g.players:
        box.subtract(space.key for space in p.jar_spaces)  # printed on the board; the jars on them are counted below
        box[DEBT.key] += p.unpaid + p.paid
        box[f"jars of {p.seat} on spaces but not counted"] = len(p.jar_spaces) - p.jars if p.virtual is None else 0
        on_board = sum(seat == p.seat for seat in g.monks.values())
        box[f"monks of {p.seat} on the board but not counted"] = on_board - p.monks
        on_board = sum(seat == p.seat for seat in g.outposts.values())
        box[f"outposts of {p.seat} on the board but not counted"] = on_board - p.outposts
        covered = sum((mask & 1) + (mask >> 1) for mask in p.workshops.values())
        box[f"workshops of {p.seat} on actions but not counted"] = covered - p.developed
    return box
