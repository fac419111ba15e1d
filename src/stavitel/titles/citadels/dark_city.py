"""The Dark City: its ten characters, and what its districts do at the end of a turn. [C30-C41]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stavitel.kernel import Move, Reason, choose, may, only, tell
from stavitel.titles.citadels.cards import (
    ABBOT,
    ALCHEMIST,
    ARTIST,
    BIG_TOP,
    BUILD_NOW,
    CONJURE,
    DOWRY,
    EXCHANGE,
    GILD,
    GIVE,
    GREAT_WALL,
    HOLD,
    KEEP,
    NAME,
    NAVIGATOR,
    PARK,
    PASS,
    PLAYER,
    POOR_HOUSE,
    QUEEN,
    ROYAL_RANK,
    SAIL_CARDS,
    SAIL_GOLD,
    TAX_COLLECTOR,
    TITHE,
    WIZARD,
    Action,
    Building,
    Character,
    Refusals,
    seat_of,
)
from stavitel.titles.citadels.characters import murdered_holder
from stavitel.titles.citadels.districts import (
    build,
    cost_of,
    give_known,
    looked_at,
    take_from_hand,
    too_dear,
)
from stavitel.titles.citadels.table import (
    Citadels,
    Player,
    bears_coin,
    card_slips,
    complete,
    crown_to,
    draw,
    drawable,
    earn,
    ungild,
)

DOWRY_COINS: Final = 3
CARGO: Final = 4
MOST_GILDED: Final = 2


async def bewitch(g: Citadels, p: Player) -> None:
    """The Witch names another character and stops. [C31]"""

    def refused() -> Refusals:
        return [(NAME[g.turn.character], Reason("not-oneself", "C31"))]

    options = [NAME[character] for character in g.agreed.cast if character is not g.turn.character]
    pick = await choose(p, "bewitch", options, refused=refused)
    g.bewitched = pick.things[0]
    g.witch = p.seat
    tell(g, "bewitches", p, card=g.bewitched)


def tax(g: Citadels, p: Player) -> None:
    """A builder gives the Tax Collector a coin at the end of the turn, if one is left. [C32, R-53]"""
    if not g.turn.built:
        return
    if g.turn.character.rank == 1:
        g.owing = p.seat
    elif g.taxman is not None:
        pay_tax(g, p)


def pay_tax(g: Citadels, p: Player) -> None:
    """One coin to the Tax Collector. [C32]"""
    if p.gold and g.taxman is not None and p.seat != g.taxman:
        p.gold -= 1
        g.players[g.taxman].gold += 1
        tell(g, "pays-tax", p, whose=g.players[g.taxman])


def collector_called(g: Citadels, seat: int) -> None:
    """From now on builders pay; so does whoever built as Assassin. [C32, R-52]"""
    g.taxman = seat
    if g.owing is not None:
        pay_tax(g, g.players[g.owing])
        g.owing = None


def wizard_moves(g: Citadels, p: Player, options: list[Move]) -> None:
    """Look at a hand and take a card, once. [C33]"""
    if "power" not in g.turn.used and any(other.hand for other in g.others(p)):
        options.append(CONJURE)


async def conjure(g: Citadels, p: Player, pick: Move) -> None:
    """Look at an opponent's hand, take a card, and keep it or build it at once. [C33]"""
    g.turn.used.append("power")
    owner = await looked_at(g, p, "C33")
    card = await choose(p, "take-a-card", owner.hand, always=True, look=[owner.hand])
    take_from_hand(g, p, owner, card)
    tell(g, "conjures", p, whose=owner, card=only((p, owner), card))
    if not g.turn.acted:
        return

    def refused() -> Refusals:
        return [(BUILD_NOW, why_not_at_once(p, card))]

    options = [HOLD] if why_not_at_once(p, card) else [BUILD_NOW, HOLD]
    if await choose(p, "build-at-once", options, refused=refused, always=True) is BUILD_NOW:
        await build(g, p, card)


def why_not_at_once(p: Player, card: Building) -> Reason | None:
    """Why the Wizard cannot build the card he took. [C33]"""
    if isinstance(card, Action):
        return Reason("no-district", "C23.2")
    return too_dear(p, cost_of(p, card), "C33")


async def emperor(g: Citadels, p: Player) -> None:
    """Hand the crown to a player who is neither its holder nor oneself, for a coin or a card. [C34, R-54]"""

    def refused() -> Refusals:
        return [(PLAYER[g.crown], Reason("has-the-crown", "C34"))]

    options = [PLAYER[other.seat] for other in g.others(p) if other.seat != g.crown]
    heir = g.players[seat_of(await choose(p, "give-the-crown", options, refused=refused))]
    crown_to(g, heir)
    if heir.gold and heir.hand:
        gift = await choose(heir, "thank-the-emperor", ("coin", "card"))
    elif heir.gold or heir.hand:
        gift = "coin" if heir.gold else "card"
    else:
        return
    if gift == "coin":
        heir.gold -= 1
        p.gold += 1
        tell(g, "gives-a-coin", heir, whose=p)
        return
    card = await choose(heir, "give-a-card", heir.hand, always=True)
    heir.hand.remove(card)
    if heir.exposed:
        card_slips(g, heir)
    give_known(p, heir, card)
    tell(g, "gives-a-card", heir, whose=p, card=only((heir, p), card))


def richest(g: Citadels, p: Player) -> Player | None:
    """The single richest player, if it is somebody else. [C35, R-55]"""
    most = max(other.gold for other in g.players)
    rich = [other for other in g.players if other.gold == most]
    return rich[0] if len(rich) == 1 and rich[0] is not p and most else None


def abbot_moves(g: Citadels, p: Player, options: list[Move]) -> None:
    """A coin from the richest player, once. [C35]"""
    if "power" not in g.turn.used and richest(g, p) is not None:
        options.append(TITHE)


async def tithe(g: Citadels, p: Player, pick: Move) -> None:
    """The richest player gives a coin. [C35]"""
    rich = richest(g, p)
    assert rich is not None
    g.turn.used.append("power")
    rich.gold -= 1
    p.gold += 1
    tell(g, "tithe", p, whose=rich)


def navigator_moves(g: Citadels, p: Player, options: list[Move]) -> None:
    """Four coins or four cards after the action, once. [C37]"""
    if g.turn.acted and "power" not in g.turn.used:
        options.append(SAIL_GOLD)
        if drawable(g):
            options.append(SAIL_CARDS)


async def sail(g: Citadels, p: Player, pick: Move) -> None:
    """Take four extra coins or four extra cards. [C37]"""
    g.turn.used.append("power")
    if pick is SAIL_GOLD:
        tell(g, "sails-gold", p, n=earn(g, p, CARGO))
    else:
        n = draw(g, CARGO, p.hand)
        tell(g, "sails-cards", p, n=n, cards=only(p, p.hand[-n:]))


def value(owner: Player, card: Building) -> int:
    """What a district counts for when exchanged: an Artist's coin adds one. [C39]"""
    return card.cost + bears_coin(owner, card)


def exchange_price(p: Player, owner: Player, give: Building, take: Building) -> int:
    """What the Diplomat pays the other player. [C38, R-57]"""
    wall = take is not GREAT_WALL and GREAT_WALL in owner.city
    return max(0, value(owner, take) + wall - value(p, give))


def why_not_exchange(g: Citadels, p: Player, owner: Player, take: Building) -> Reason | None:
    """Why the Diplomat cannot have a district. [C38]"""
    if owner.seat == g.bishop:
        return Reason("bishops-city", "C38", whose=owner)
    if complete(g, owner):
        return Reason("city-complete", "C38", whose=owner)
    if take is KEEP or take is BIG_TOP:
        return Reason("not-exchanged", "C38", card=take)
    if take in p.city:
        return Reason("built-already", "C38", card=take)
    return None if gifts(p, owner, take) else Reason("nothing-to-give", "C38")


def gifts(p: Player, owner: Player, take: Building) -> list[Building]:
    """The own districts that could be given for one. [C38]"""
    return [give for give in p.city if why_not_give(p, owner, give, take) is None]


def why_not_give(p: Player, owner: Player, give: Building, take: Building) -> Reason | None:
    """Why the Diplomat cannot give a district for one. [C38]"""
    if give is KEEP or give is BIG_TOP:
        return Reason("not-exchanged", "C38", card=give)
    if give in owner.city:
        return Reason("stands-there", "C38", card=give)
    return too_dear(p, exchange_price(p, owner, give, take), "C38")


async def diplomat(g: Citadels, p: Player) -> None:
    """May exchange a district with another player at the end of the turn. [C38, R-57]"""
    options = [
        EXCHANGE[owner.seat][take]
        for owner in g.others(p)
        for take in owner.city
        if why_not_exchange(g, p, owner, take) is None
    ]
    if not options:
        return

    def refused() -> Refusals:
        return [
            (EXCHANGE[owner.seat][take], why_not_exchange(g, p, owner, take))
            for owner in g.others(p)
            for take in owner.city
        ]

    pick = await choose(p, "exchange", [*options, PASS], refused=refused)
    if pick is PASS:
        return
    owner = g.players[seat_of(pick)]
    take: Building = pick.things[0]

    def kept() -> Refusals:
        return [(GIVE[p.seat][give], why_not_give(p, owner, give, take)) for give in p.city]

    pick = await choose(p, "give-a-district", [GIVE[p.seat][give] for give in gifts(p, owner, take)], refused=kept)
    give: Building = pick.things[0]
    cost = exchange_price(p, owner, give, take)
    p.gold -= cost
    owner.gold += cost
    swap_districts(p, owner, give, take)
    tell(g, "exchanges", p, whose=owner, given=give, card=take, n=cost)


def swap_districts(p: Player, owner: Player, give: Building, take: Building) -> None:
    """Exchange two districts with the coins that lie on them. [C38, C39]"""
    for one, other, card in ((p, owner, give), (owner, p, take)):
        one.city.remove(card)
        if ungild(one, card):
            other.gilded = (*other.gilded, card)
    p.city.append(take)
    owner.city.append(give)


def why_not_gild(g: Citadels, p: Player, card: Building) -> Reason | None:
    """Why the Artist cannot put a coin on a district. [C39]"""
    if g.turn.used.count("power") >= MOST_GILDED:
        return Reason("two-gilded", "C39")
    if card is BIG_TOP:
        return Reason("big-top-bare", "C39")
    if bears_coin(p, card):
        return Reason("gilded-already", "C39", card=card)
    return too_dear(p, 1, "C39")


def artist_moves(g: Citadels, p: Player, options: list[Move]) -> None:
    """Coins on one or two own districts. [C39]"""
    moves = GILD[p.seat]
    options += [moves[card] for card in p.city if why_not_gild(g, p, card) is None]


async def gild(g: Citadels, p: Player, pick: Move) -> None:
    """Put a coin on a district. [C39]"""
    g.turn.used.append("power")
    p.gold -= 1
    p.gilded = (*p.gilded, pick.things[0])
    tell(g, "gilds", p, card=pick.things[0])


def neighbours(g: Citadels, p: Player) -> tuple[Player, Player]:
    """The players to the right and left."""
    players = g.players
    return players[p.seat - 1], players[(p.seat + 1) % len(players)]


def by_the_throne(g: Citadels, p: Player) -> bool:
    """Whether a neighbour has shown the King or Emperor card. [C40, R-61]"""
    return any(card.rank == ROYAL_RANK for other in neighbours(g, p) for card in other.shown)


def queen_moves(g: Citadels, p: Player, options: list[Move]) -> None:
    """Three coins beside the King. [C40]"""
    if "power" not in g.turn.used and by_the_throne(g, p):
        options.append(DOWRY)


async def dowry(g: Citadels, p: Player, pick: Move) -> None:
    """Take three coins beside the King. [C40]"""
    g.turn.used.append("power")
    tell(g, "dowry", p, n=earn(g, p, DOWRY_COINS))


def late_dowry(g: Citadels) -> None:
    """A murdered King is shown at the end of the round, and the Queen beside him is paid then. [C40, R-07, R-61]"""
    king = murdered_holder(g)
    if g.queen is None or king is None or g.murdered is None or g.murdered.rank != ROYAL_RANK:
        return
    queen = g.players[g.queen]
    if g.murdered in king.picked and king in neighbours(g, queen):
        tell(g, "dowry-late", queen, n=earn(g, queen, DOWRY_COINS), card=g.murdered, whose=king)


async def turn_ends(g: Citadels, p: Player) -> None:
    """Poor House and Park, then the Alchemist's refund, then the tax. [C50.4]"""
    city = p.city
    if not p.gold and POOR_HOUSE in city:
        tell(g, "poor-house", p, n=earn(g, p, 1))
    if not p.hand and PARK in city and drawable(g) and await may(p, "draw-in-the-park"):
        n = draw(g, 2, p.hand)
        tell(g, "park", p, n=n, cards=only(p, p.hand[:]))
    if g.turn.character is ALCHEMIST and g.turn.spent:
        tell(g, "refund", p, n=earn(g, p, g.turn.spent))
    if TAX_COLLECTOR in g.agreed.cast:
        tax(g, p)


DARK_POWERS: Final[dict[Character, Callable[[Citadels, Player, list[Move]], None]]] = {
    WIZARD: wizard_moves,
    ABBOT: abbot_moves,
    NAVIGATOR: navigator_moves,
    ARTIST: artist_moves,
    QUEEN: queen_moves,
}
