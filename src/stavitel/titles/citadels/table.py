"""The state of a game, who may see what of it, and the small things that happen to cards and coins."""

from __future__ import annotations

from collections import Counter
from typing import Final

from stavitel.kernel import Reason, Table, nested, note, private, public, secret, state, tell
from stavitel.titles.citadels.cards import BASE_CAST, BELL_TOWER, CASH_WAGON, MUSEUM, THRONE_ROOM
from stavitel.titles.citadels.kinds import Building, Character
from stavitel.titles.citadels.options import Agreed

# what a turn consists of
FULL: Final = "full"
ACTION_ONLY: Final = "action"  # bewitched, or murdered with a Hospital [C31, C41.12]
FIRST_HALF: Final = "first"  # the Witch's, up to her naming [C31]
RESUMED: Final = "resumed"  # the Witch as the character she bewitched [C31]

# what comes next
DRAFTING: Final = "draft"
CALLING: Final = "call"  # nobody is at turn: the Acrobat may be played, or a position was set up by hand
TURN: Final = "turn"
OVER: Final = "over"

FEW_PLAYERS: Final = 3  # up to here everybody has two characters [C18.1, C19.1]
PICKS: Final = {2: 4, 3: 6}  # of characters in a draft, by players; otherwise one each [C18.2, C19.2]


@state
class Player:
    """A player's hand, purse, city and characters; and what this seat has seen and may not see any more."""

    seat: int
    gold: int = 2
    hand: list[Building] = private()
    city: list[Building] = public()
    gilded: tuple[Building, ...] = ()  # districts that bear an Artist's coin [C39]
    wagons: tuple[int, ...] = ()  # the coins on each Cash Wagon lying here [C24.2]
    picked: list[Character] = private()
    shown: list[Character] = public()
    laid: list[Character] = private()  # laid face down out of the draft
    offer: list[Building] = private()  # drawn, and not yet kept or discarded
    discards: list[Building] = private()  # what this player put on the pile face down [C1.8]
    tucked: list[Building] = private()  # what this player tucked under the Museum [C41.3]
    exposed: bool = False  # somebody may know cards of this hand
    saw: tuple[Character, ...] = note(())  # what the draft handed to this seat
    saw_again: tuple[Character, ...] = note(())  # and the second time, with two or three players
    known: tuple[tuple[int, Building], ...] = note(())  # cards known to be in the hand of a seat
    sunk: tuple[tuple[int, Building], ...] = note(())  # cards put under the deck, by number


@state
class Draft:
    """The characters on their way round the table; whoever holds them sees them. [C3.4]"""

    seat: int = 0
    first: int = 0  # who began
    picks: int = 0
    cards: list[Character] = private()


@state
class Turn:
    """Whose turn it is, as which character, and what has been done in it."""

    seat: int = 0
    character: Character = BASE_CAST[0]
    part: str = FULL
    acted: bool = False
    builds: int = 0  # builds that count against the limit
    limit: int = 1
    built: bool = False  # a build that is taxed [C32]
    spent: int = 0  # on building [C36]
    used: list[str] = public()  # gains, powers, districts and cards used up
    boarded: tuple[tuple[int, int], ...] = ()  # Cash Wagons used: seat and place [C24.2]

    def begin(self, seat: int, character: Character, part: str, limit: int, acted: bool = False) -> None:
        """A new turn: nothing has been done in it yet, or, for a Witch who resumes, only the action."""
        self.seat = seat
        self.character = character
        self.part = part
        self.acted = acted
        self.builds = 0
        self.limit = limit
        self.built = False
        self.spent = 0
        self.used.clear()
        self.boarded = ()


@state
class Citadels(Table):
    """The table."""

    agreed: Agreed
    players: list[Player] = nested(list)
    draft: Draft = nested(Draft)
    turn: Turn = nested(Turn)
    deck: list[Building] = secret()  # its top is the end of the list
    razed: list[Building] = public()  # the part of the discard pile that went there openly
    stage: str = DRAFTING
    round: int = 1
    rank: int = 0  # called last
    crown: int = 0
    limit: int = 8  # districts that complete a city [C6.5]
    aside: list[Character] = secret()  # the first card, laid face down unseen [C3.1]
    face_up: list[Character] = public()
    murdered: Character | None = None
    robbed: Character | None = None
    bewitched: Character | None = None
    thief: int | None = None  # who is paid when the robbed character is called
    witch: int | None = None  # who resumes as the bewitched character
    bishop: int | None = None  # whose city is safe from the Warlord [C11.1]
    taxman: int | None = None  # who is paid by builders [C32]
    owing: int | None = None  # who built before the Tax Collector was called
    queen: int | None = None  # who has had a turn as the Queen [C40]
    barred: bool = False  # an Acrobat was played: no murdered King succeeds
    firsts: tuple[int, ...] = ()  # first to complete a city; several by a Bell Tower [C41.9]
    eighth: int | None = None  # first to reach the full size, Bell Tower or not
    bell: bool = False  # a Bell Tower has shortened the game
    haunted: int = 0  # the round in which the Haunted City was built [C15.1]
    idle: bool = True  # nobody has built anything in this round
    sunk: int = 0  # how many cards have gone under the deck
    open_sunk: tuple[tuple[int, Building], ...] = ()  # those that went there openly, by number


def holders(g: Citadels) -> dict[Character, Player]:
    """Who has which character this round: face down, or shown, be it ahead of its turn by a Strongman."""
    held: dict[Character, Player] = {}
    for p in g.players:
        for character in p.picked:
            held[character] = p
        for character in p.shown:
            held[character] = p
    return held


def standing(p: Player) -> int:
    """The bits of all districts of a city."""
    found = 0
    for card in p.city:
        found |= card.bit
    return found


def complete(g: Citadels, p: Player) -> bool:
    """Whether a city is completed. [C6.5]"""
    return len(p.city) >= g.limit


def earn(g: Citadels, p: Player, coins: int) -> int:
    """Take coins from the bank, as many as it has. [C1.9]"""
    if g.agreed.bank_limit:
        coins = in_bank(g, coins)
    p.gold += coins
    return coins


def in_bank(g: Citadels, coins: int) -> int:
    """How many of some coins the bank can pay, which runs dry only by agreement. [R-34, R-69]"""
    return max(0, min(coins, g.agreed.bank_limit - in_purses(g))) if g.agreed.bank_limit else coins


def too_dear(p: Player, price: int, rule: str) -> Reason | None:
    """Why something cannot be paid. [C6.1]"""
    return None if price <= p.gold else Reason("too-dear", rule, price=price, gold=p.gold)


def in_purses(g: Citadels) -> int:
    """All coins that are not in the bank."""
    return sum(p.gold + sum(p.wagons) + len(p.gilded) for p in g.players)


def drawable(g: Citadels) -> int:
    """How many cards can be drawn. [C5.8, R-33]"""
    return len(g.deck) + (piled(g) if g.agreed.reshuffles else 0)


def piled(g: Citadels) -> int:
    """How many cards lie on the discard pile."""
    count = len(g.razed)
    for p in g.players:
        count += len(p.discards)
    return count


def draw(g: Citadels, count: int, to: list[Building]) -> int:
    """Move cards from the deck, as many as there are. [C5.8]"""
    deck = g.deck
    if len(deck) >= count:
        for _ in range(count):
            to.append(deck.pop())
        return count
    for drawn in range(count):
        if not deck:
            if not g.agreed.reshuffles or not piled(g):
                return drawn
            reshuffle(g)
        to.append(deck.pop())
    return count


def reshuffle(g: Citadels) -> None:
    """Shuffle the discard pile into a new deck. [R-33]"""
    deck = g.deck
    deck.extend(g.razed)
    g.razed.clear()
    for p in g.players:
        deck.extend(p.discards)
        p.discards.clear()
    g.random.shuffle(deck)
    tell(g, "reshuffles")


def discard(g: Citadels, p: Player, card: Building) -> None:
    """Lay a card off face down: only this player knows which. [C5.7, R-32]"""
    if g.agreed.pile:
        p.discards.append(card)
        return
    p.sunk = sink(g, p.sunk, card)


def lay_off(g: Citadels, card: Building) -> None:
    """Discard a card that everybody has seen. [C14.7, R-32]"""
    if g.agreed.pile:
        g.razed.append(card)
        return
    g.open_sunk = sink(g, g.open_sunk, card)


def sink(g: Citadels, known: tuple[tuple[int, Building], ...], card: Building) -> tuple[tuple[int, Building], ...]:
    """Put a card under the deck; what is known to lie there, in the order in which it got there."""
    g.deck.insert(0, card)
    gone = g.sunk - len(g.deck)  # cards put under so early have been drawn again
    while known and known[0][0] <= gone:
        known = known[1:]
    known = (*known, (g.sunk, card))
    g.sunk += 1
    return known


def leave_city(g: Citadels, owner: Player, card: Building) -> bool:
    """Take a district out of play with what lies on it; whether a coin lay there. [C39, R-40, R-59]"""
    owner.city.remove(card)
    gilded = ungild(owner, card)
    if card is MUSEUM:
        for p in g.players:
            for tucked in p.tucked:
                discard(g, p, tucked)
            p.tucked.clear()
    elif card is BELL_TOWER and g.bell:
        g.bell = False
        g.limit = g.agreed.city_size
        g.firsts = () if g.eighth is None else (g.eighth,)
        tell(g, "bell-falls", n=g.limit)
    return gilded


def bears_coin(owner: Player, card: Building) -> bool:
    """Whether an Artist's coin lies on a district; of two alike the plain one is meant. [C39, R-62]"""
    return card in owner.gilded and owner.gilded.count(card) >= owner.city.count(card)


def ungild(owner: Player, card: Building) -> bool:
    """Take the coin off a district that has gone; of two alike the plain one goes first. [R-62]"""
    if owner.gilded.count(card) > owner.city.count(card):
        coins = list(owner.gilded)
        coins.remove(card)
        owner.gilded = tuple(coins)
        return True
    return False


def completed(g: Citadels, p: Player) -> None:
    """Note it when a city has just been completed; the first one makes this the last round. [C16.1, C17.3, R-35]"""
    size = len(p.city)
    if size >= g.limit and p.seat not in g.firsts:
        if size == g.limit:
            tell(g, "completes", p)
        if not g.firsts:
            g.firsts = (p.seat,)
            tell(g, "last-round", n=g.round)
    if size >= g.agreed.city_size and g.eighth is None:
        g.eighth = p.seat


def crown_to(g: Citadels, p: Player, giver: Player | None = None) -> None:
    """Give a player the crown; a Throne Room is paid if it moves. [C10.1, C34, C41.13]"""
    if g.crown == p.seat:
        return
    before = g.players[g.crown]
    g.crown = p.seat
    if giver is None:
        tell(g, "crowned", p, whose=before)
    else:
        tell(g, "gives-the-crown", giver, whose=before, to=p)
    if g.agreed.dark:
        for owner in g.players:
            if THRONE_ROOM in owner.city:
                tell(g, "throne-room", owner, n=earn(g, owner, 1))


def conserved(g: Citadels) -> Counter[str]:
    """What is neither lost nor doubled: every card of the box, the crown. [C50.2]"""
    count: Counter[str] = Counter()
    buildings: list[list[Building]] = [g.deck, g.razed]
    characters: list[list[Character]] = [g.aside, g.face_up, g.draft.cards]
    for p in g.players:
        buildings += [p.hand, p.city, p.offer, p.discards, p.tucked]
        characters += [p.picked, p.shown, p.laid]
        count[CASH_WAGON.key] += len(p.wagons)
        count["crown"] += g.crown == p.seat
    for zone in buildings:
        count.update(card.key for card in zone)
    for pack in characters:
        count.update(card.key for card in pack)
    return count
