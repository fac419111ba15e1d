"""The table: what each player and the board hold, and who may see what. [L0, L1]"""

from __future__ import annotations

from collections import Counter
from typing import Any

from stavitel.kernel import Table, nested, note, private, public, secret, state, tell
from stavitel.titles.lisboa.cards import BOARD
from stavitel.titles.lisboa.kinds import (
    CUBES,
    GOODS,
    GROUPS,
    HOUSES,
    KINDS,
    NOBLES,
    Building,
    Clergy,
    Decree,
    Favor,
    Plan,
    Political,
    Quest,
    Ship,
    Token,
)

OFFICIALS = 8
ALL_HOUSES = sum(HOUSES.values())
CLERGY_SPACES = 4
HAND = 5
RUBBLE_COLUMNS = 5
TOP_SLOTS = BOTTOM_SLOTS = 3
FULL_INFLUENCE = 10
DISPLAYED_DECREES = 8


def _goods() -> dict[str, int]:
    return dict.fromkeys(GOODS, 0)


def _nobles() -> dict[str, int]:
    return dict.fromkeys(NOBLES, 0)


def _cubes() -> dict[str, int]:
    return dict.fromkeys(CUBES, 0)


def _groups() -> dict[str, int]:
    return dict.fromkeys(GROUPS, 0)


@state
class Player:
    """A player's board, portfolio and hand. [L0, L5, L6]"""

    seat: int
    automatic: bool = False  # the solo opponent, who is never asked
    wigs: int = 5
    influence: int = 0
    reis: int = 10
    officials: int = OFFICIALS  # on the own board
    markers: int = 0  # set markers on the Marquis' portrait
    goods: dict[str, int] = public(_goods)
    cubes: dict[str, int] = public(_cubes)
    office: dict[str, int] = public(_nobles)  # own officials in each office
    courtyard: dict[str, int] = public(_nobles)
    houses: dict[str, int] = public(_groups)  # houses built, by group
    hand: list[Political] = private()  # dealt cards
    taken: list[Political] = public()  # hand cards taken openly from the display
    shed: list[Political] = public()  # dealt cards that have left the hand
    top: list[Political | Ship] = public()  # nobles and ships of the portfolio
    cargo: list[str] = public()  # goods under each top card, as letters; a full hold is at sea
    bottom: list[Political] = public()  # treasury cards of the portfolio
    clergy: list[Clergy] = public()
    favors: list[Favor] = public()
    plans: list[Plan] = public()
    completed: list[Plan] = public()
    decrees: list[Decree] = public()
    quests: list[Quest] = public()
    tasks: list[str] = public()  # what was done this turn, for quests
    drawn: list[Clergy] = private()  # two tiles to keep one of
    packet: list[Political] = private()  # draft
    passed: list[Political] = note()  # draft: the cards passed on, in three lots of 3, 2 and 1

    @property
    def sets(self) -> int:
        """Completed rubble sets; the solo opponent forms none. [L6.2, L18.10]"""
        cubes = self.cubes
        return 0 if self.automatic else min(cubes["earthquake"], cubes["fire"], cubes["tsunami"])

    @property
    def in_court(self) -> int:
        """Own officials in offices and courtyards."""
        office, yard = self.office, self.courtyard
        return office["manuel"] + office["marquis"] + office["king"] + yard["manuel"] + yard["marquis"] + yard["king"]

    @property
    def houses_left(self) -> int:
        """Houses still on the board."""
        houses = self.houses
        return ALL_HOUSES - houses["left"] - houses["middle"] - houses["right"]

    @property
    def portfolio(self) -> int:
        """Cards in the portfolio."""
        return len(self.top) + len(self.bottom)


@state
class Lisboa(Table):
    """The main board, its displays and the turn being played. [L1.2, L1.3, L1.4]"""

    players: list[Player] = nested(list)
    phase: str = "tiles"
    starter: int = 0
    current: int = 0
    period: int = 1
    causer: int = -1  # who brought about the end of the period or the game
    ending: int = 0  # turns still to play once the end of the game is fixed
    drafting: bool = False
    opening: bool = False  # starting decrees
    level: str = "printed"
    solo: bool = False
    helper: str = ""  # the display pile on which the solo opponent's helper stands
    courtier: str = ""  # the noble with whom his courtier stands
    first_visit: bool = True  # the courtier stands already where he goes first
    questing: bool = False
    covered: bool = False  # row E lies under the overlay
    neutral: int = 0  # neutral officials in each office
    treasury: int = 0  # step on the track
    gap: int = 0  # where the cardinal stands
    laid: bool = False  # the cardinal lies: church scoring at the end of the turn
    mover: int = -1  # who moved the cardinal last
    prices: dict[str, int] = public(dict)
    portraits: dict[str, int] = public(dict)  # favor tiles left with each noble
    values: dict[str, int] = public(dict)  # wigs under each column
    rubble: dict[str, str] = public(dict)  # cubes by row, column, site, "pile" and "out"
    tokens: dict[str, Token] = public(dict)  # city tokens by plot or site
    owners: dict[str, int] = public(dict)  # store owners by plot
    trades: dict[str, str] = public(dict)  # goods of the stores by plot
    buildings: dict[str, Building] = public(dict)  # opened, by site
    sides: dict[str, str] = public(dict)  # whose side lies up, by site
    available: dict[str, Building | None] = public(dict)
    upcoming: dict[str, Building | None] = public(dict)
    stacks: dict[str, list[Building]] = secret(dict, of=list)
    plans: dict[str, list[Plan]] = public(dict, of=list)  # the top lies first
    starting_plans: list[Plan] = secret()  # not dealt yet, later out of the game
    city: dict[str, int] = public(dict)  # tiles in the display: by good, and "small"
    large_tiles: int = 18
    small_tiles: int = 4
    church: list[Clergy | None] = public()
    bag: list[Clergy] = secret()
    shown: dict[str, Political | None] = public(dict)  # face up on each pile of the display
    piles: dict[str, list[Political]] = secret(dict, of=list)
    blue: list[Political] = secret()  # hands are dealt from these two decks
    purple: list[Political] = secret()
    box: list[Political] = secret()  # left the game unseen
    discard: list[Political | Clergy | Ship | Quest] = public()
    copies: int = 3  # of each ship
    shipyard: list[Ship] = public()  # the top lies first
    decrees: list[Decree] = public()
    decree_deck: list[Decree] = secret()
    outlawed: list[Decree] = public()  # row E decrees of a game without row E
    quest_deck: list[Quest] = secret()
    spare_quests: list[Quest] = secret()
    spare_tokens: list[Token] = secret()
    court: Political | None = None  # the card at the royal court
    played: Political | None = None  # the card on its way to a portfolio
    visited: str = ""
    joiners: list[int] = public()  # seats that may still join the visit
    offered: dict[str, str] = public(dict)  # goods lying on state actions
    used: str = ""  # the display pile to turn up
    stamped: list[int] = public()  # seats that removed a set marker this turn
    waiting: list[int] = public()  # seats still to discard at the end of the period
    refund: list[Political] = public()  # cards discarded at the end of the period whose reward is due

    @property
    def value(self) -> int:
        """The treasury value in réis. [L0.3]"""
        return BOARD.treasury_right[self.treasury]

    @property
    def people(self) -> list[Player]:
        """The players who are asked."""
        return [p for p in self.players if not p.automatic]

    def raise_treasury(self, steps: int) -> None:
        """Move the marker; at an end of the track the move is lost. [L5.9, L10.3.4]"""
        self.treasury = max(0, min(len(BOARD.treasury_right) - 1, self.treasury + steps))


def capacity(p: Player) -> int:
    """How many cards the portfolio holds. [L5.1]"""
    return min(2 + p.sets, TOP_SLOTS + BOTTOM_SLOTS)


def refill_decrees(g: Lisboa) -> None:
    """Fill the display to eight; without row E its decrees are replaced. [L1.3.6, L1.3.7]"""
    while len(g.decrees) < DISPLAYED_DECREES and g.decree_deck:
        decree = g.decree_deck.pop()
        if g.covered and decree.row_e:
            g.outlawed.append(decree)
        else:
            g.decrees.append(decree)


def refill_church(g: Lisboa) -> None:
    """Fill the spaces of the church from the bag. [L1.2.6, L15.2]"""
    if None in g.church:
        for space, tile in enumerate(g.church):
            if tile is None and g.bag:
                g.church[space] = g.bag.pop()


def notice_empty_piles(g: Lisboa, p: Player) -> None:
    """The third empty pile ends the period or, in the second, the game. [L2.4, L2.5]"""
    if g.causer < 0:
        empty = 0
        for kind in KINDS:
            if g.shown[kind] is None and not g.piles[kind]:
                empty += 1
        if empty >= 3:
            g.causer = p.seat


def tell_turn(g: Lisboa, p: Player) -> None:
    """Say whose turn begins, and that a round does. [L2.1]"""
    if p.seat == g.starter:
        tell(g, "round", period=g.period)
    tell(g, "turn", p)


def conserved(g: Lisboa) -> Counter[str]:
    """What stays the same through a game: cards, cubes, officials, houses, favors."""
    count: Counter[str] = Counter()
    for word in g.rubble.values():
        count.update(word)
    for noble, left in g.portraits.items():
        count[f"favor-{noble}"] += left
    cards: list[Any] = [*g.bag, *g.church, *g.blue, *g.purple, *g.box, *g.discard, *g.shown.values(), g.court, g.played]
    cards += [*g.decrees, *g.decree_deck, *g.outlawed, *g.quest_deck, *g.spare_quests, *g.refund, *g.starting_plans]
    cards += [*g.buildings.values(), *g.available.values(), *g.upcoming.values()]
    for stacks in (g.stacks, g.plans, g.piles):
        for stack in stacks.values():
            cards += stack
    for p in g.players:
        cards += [*p.hand, *p.taken, *p.packet, *p.drawn, *p.top, *p.bottom, *p.clergy]
        cards += [*p.plans, *p.completed, *p.decrees, *p.quests]
        for favor in p.favors:
            count[favor.key] += 1
        for cube, held in p.cubes.items():
            count[cube[0]] += held
        count[f"officials-{p.seat}"] = p.officials + p.in_court
        count[f"houses-{p.seat}"] = p.houses_left + sum(seat == p.seat for seat in g.owners.values())
    for card in cards:
        if card is not None and not isinstance(card, Ship):
            key = card.key
            count["brown" if isinstance(card, Political) and card.deck == "brown" else key] += 1
    del count["brown"]  # the deck of the second period is not on the table in the first
    return count
