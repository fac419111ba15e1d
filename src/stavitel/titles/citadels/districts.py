"""Districts with a power of their own: when they are built, destroyed or used."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from stavitel.kernel import Move, Offer, Reason, choose, may, offer, only, tell
from stavitel.kernel.questions import Effects
from stavitel.titles.citadels.cards import (
    ARMORY,
    BELL_TOWER,
    BIG_TOP,
    GRAVEYARD,
    GREAT_WALL,
    HAUNTED_CITY,
    KEEP,
    LABORATORIES,
    LIGHTHOUSE,
    MUSEUM,
    SMITHIES,
    USABLE,
)
from stavitel.titles.citadels.gains import may_have
from stavitel.titles.citadels.hands import leaves_unseen
from stavitel.titles.citadels.kinds import Building
from stavitel.titles.citadels.moves import DESTROY, USE, seat_of
from stavitel.titles.citadels.table import (
    Citadels,
    Player,
    bears_coin,
    complete,
    discard,
    draw,
    drawable,
    earn,
    in_bank,
    lay_off,
    leave_city,
    too_dear,
)

SHORT_CITY: Final = 7
KEEP_STANDS: Final = Reason("keep-stands", "C15.2")
BIG_TOP_STAYS: Final = Reason("big-top-stays", "C24.1")
INDESTRUCTIBLE: Final = {KEEP: KEEP_STANDS, BIG_TOP: BIG_TOP_STAYS}
OWN_CITY: Final = Reason("own-city", "C14.1")
BISHOPS_CITY: Final = Reason("bishops-city", "C11.1", whose=lambda g, p, pick: g.players[seat_of(pick)])
RUIN_TOO_DEAR: Final = Reason(
    "too-dear",
    "C14.3",
    price=lambda g, p, pick: price(g.players[seat_of(pick)], pick.things[0]),
    gold=lambda g, p, pick: p.gold,
)
CITY_COMPLETE: Final = Reason("city-complete", "C14.6", whose=lambda g, p, pick: g.players[seat_of(pick)])


async def haunted_city(g: Citadels, p: Player) -> None:
    """In the round it was built it is no other colour. [C15.1]"""
    g.haunted = g.round


async def lighthouse(g: Citadels, p: Player) -> None:
    """May look through the deck, take a card and shuffle the deck. [C41.1]"""
    if not g.deck or not await may(p, "search-the-deck"):
        return
    p.offer.extend(sorted(g.deck, key=_by_key))
    g.deck.clear()
    card = await choose(p, "take-from-the-deck", p.offer, always=True)
    p.offer.remove(card)
    p.hand.append(card)
    g.deck.extend(p.offer)
    p.offer.clear()
    g.random.shuffle(g.deck)
    g.open_sunk = ()
    for other in g.players:
        other.sunk = ()
    tell(g, "searches", p, card=only(p, card))


def _by_key(card: Building) -> str:
    return card.key


async def bell_tower(g: Citadels, p: Player) -> None:
    """May announce that seven districts end the game. [C41.9, R-40]"""
    if g.limit > SHORT_CITY and await may(p, "ring-the-bell"):
        g.bell = True
        g.limit = SHORT_CITY
        tell(g, "rings", p, n=SHORT_CITY)
        if not g.firsts:
            g.firsts = tuple(other.seat for other in g.players if complete(g, other))
            if g.firsts:
                tell(g, "last-round", n=g.round)


def price(owner: Player, card: Building) -> int:
    """What destroying a district costs. [C14.3-C14.5, C39, R-24]"""
    base = card.cost - 1 if card.cost else 0
    if owner.gilded and bears_coin(owner, card):
        base += 1
    if card is not GREAT_WALL and GREAT_WALL in owner.city:
        base += 1
    return base


def destroy_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """What the Warlord pays for a district; one of his own costs points too. [C14.3, R-20]"""
    if not pick.things:
        return ()
    owner = g.players[seat_of(pick)]
    card: Building = pick.things[0]
    coins = ("gold", -price(owner, card))
    return (coins, ("points", -card.points - bears_coin(owner, card))) if owner is p else (coins,)


def every_district(g: Citadels, p: Player) -> list[Move]:
    """What somebody might want to destroy."""
    return [DESTROY[owner.seat][card] for owner in g.players for card in owner.city]


def destroy_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """The districts the Warlord can destroy and pay for. [C14.1-C14.6, C15.2, C24.1]"""
    options = menu.options
    gold = p.gold
    dearest = gold + 1
    for owner in g.players:
        if owner.city and why_spared(g, p, owner) is None:
            city = DESTROY[owner.seat]
            dearer = owner.gilded or GREAT_WALL in owner.city
            for card in owner.city:
                if card.cost <= dearest and (not dearer or price(owner, card) <= gold) and card not in INDESTRUCTIBLE:
                    pick = city[card]
                    options[pick.key] = pick
    menu.explain(every_district, why_not_destroy)


def why_not_destroy(g: Citadels, p: Player, pick: Move) -> Reason:
    """Why the Warlord leaves a district standing: its city is spared, it is, or it is too dear."""
    spared = why_spared(g, p, g.players[seat_of(pick)])
    return spared if spared is not None else INDESTRUCTIBLE.get(pick.things[0], RUIN_TOO_DEAR)


def why_spared(g: Citadels, p: Player, owner: Player) -> Reason | None:
    """Why the Warlord cannot attack a city at all. [C11.1, C14.1, C14.6, R-20]"""
    if owner is p and not g.agreed.attack_own:
        return OWN_CITY
    if owner.seat == g.bishop:
        return BISHOPS_CITY
    return CITY_COMPLETE if complete(g, owner) else None


async def destroy(g: Citadels, p: Player, pick: Move) -> None:
    """Pay the bank one coin less than a district's cost and destroy it. [C14.3, C14.7]"""
    owner = g.players[seat_of(pick)]
    card: Building = pick.things[0]
    cost = price(owner, card)
    p.gold -= cost
    leave_city(g, owner, card)
    tell(g, "destroys", p, card=card, whose=owner, n=cost)
    g.razed.append(card)
    if card is not GRAVEYARD:
        for keeper in g.players:
            if keeper is not p and keeper.gold and GRAVEYARD in keeper.city:
                if await may_have(g, keeper, "recover-it", (("gold", -1), ("hand", 1))):
                    recover(g, keeper)
                    return
                break
    if not g.agreed.pile:
        lay_off(g, g.razed.pop())


def recover(g: Citadels, keeper: Player) -> None:
    """Pay 1 coin and take the destroyed district into the hand. [C15.6, R-25]"""
    card = g.razed.pop()
    keeper.gold -= 1
    keeper.hand.append(card)
    keeper.exposed = True
    for other in g.others(keeper):
        other.known = (*other.known, (keeper.seat, card))
    tell(g, "recovers", keeper, card=card)


def use_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """The own districts whose power can be used now. [C5.6]"""
    menu.each([USE[card] for card in USABLE if card in p.city], why_not_use)


def why_not_use(g: Citadels, p: Player, pick: Move) -> Reason | None:
    """Why the power of an own district cannot be used now. [C15.3, C15.4, C41.2, C41.3]"""
    card: Building = pick.things[0]
    if card.key in g.turn.used:
        return Reason("used-already", "C5.6", card=card)
    return WHY_NOT_USE[card](g, p, card)


def use_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """What the power of an own district costs and brings. [C5.6]"""
    return USE_EFFECTS[pick.things[0]](g, p, pick.things[0])


async def use(g: Citadels, p: Player, pick: Move) -> None:
    """Use the power of a district. [C5.6]"""
    card: Building = pick.things[0]
    g.turn.used.append(card.key)
    await WHEN_USED[card](g, p, card)


def why_not_laboratory(g: Citadels, p: Player, card: Any) -> Reason | None:
    """There is a card to discard. [C15.3]"""
    return None if p.hand else Reason("empty-hand", "C15.3")


async def laboratory(g: Citadels, p: Player, card: Any) -> None:
    """Discard a card from hand for a coin. [C15.3, R-27]"""
    gone = await choose(p, "laboratory", p.hand, always=True)
    leaves_unseen(g, p, gone)
    discard(g, p, gone)
    tell(g, "laboratory", p, card=only(p, gone), n=earn(g, p, card.gain))


def laboratory_effects(g: Citadels, p: Player, card: Any) -> Effects:
    """A card for coins. [C15.3]"""
    return (("hand", -1), ("gold", in_bank(g, card.gain)))


def why_not_smithy(g: Citadels, p: Player, card: Any) -> Reason | None:
    """There are cards to draw, and coins for them. [C15.4, R-64]"""
    return too_dear(p, card.pay, "C15.4") if drawable(g) else Reason("nothing-to-draw", "R-64")


async def smithy(g: Citadels, p: Player, card: Any) -> None:
    """Pay for cards. [C15.4, R-28]"""
    p.gold -= card.pay
    n = draw(g, card.draw, p.hand)
    tell(g, "smithy", p, n=card.pay, cards=only(p, p.hand[-n:]))


def smithy_effects(g: Citadels, p: Player, card: Any) -> Effects:
    """Coins for cards. [C15.4]"""
    return (("gold", -card.pay), ("hand", min(drawable(g), card.draw)))


def why_not_museum(g: Citadels, p: Player, card: Any) -> Reason | None:
    """There is a card to tuck. [C41.3]"""
    return None if p.hand else Reason("empty-hand", "C41.3")


def museum_effects(g: Citadels, p: Player, card: Any) -> Effects:
    """A card for a point. [C41.3]"""
    return (("hand", -1), ("points", 1))


async def museum(g: Citadels, p: Player, card: Any) -> None:
    """Tuck a card from hand face down under the Museum. [C41.3, R-59]"""
    gone = await choose(p, "tuck", p.hand, always=True)
    leaves_unseen(g, p, gone)
    p.tucked.append(gone)
    tell(g, "tucks", p, card=only(p, gone))


def why_not_armory(g: Citadels, p: Player, card: Any) -> Reason | None:
    """The own city is not completed, and another has something to destroy. [C41.2]"""
    if complete(g, p):
        return Reason("own-city-complete", "C41.2")
    return None if armory_targets(g, p).options else Reason("nothing-to-destroy", "C41.2")


def armory_effects(g: Citadels, p: Player, card: Any) -> Effects:
    """The Armory goes, with what it is worth. [C41.2]"""
    return (("city", -1), ("points", -card.points - bears_coin(p, card)))


def armory_targets(g: Citadels, p: Player) -> Offer:
    """The districts an Armory can take with it. [C41.2]"""
    return offer(g, p, every_district(g, p), why_not_with_armory)


def why_not_with_armory(g: Citadels, p: Player, pick: Move) -> Reason | None:
    """Why an Armory cannot take a district with it. [C41.2, R-46, R-51]"""
    owner = g.players[seat_of(pick)]
    if owner is p:
        return Reason("own-city", "C41.2")
    if complete(g, owner):
        return Reason("city-complete", "C41.2", whose=owner)
    return Reason("big-top-stays", "R-46") if pick.things[0] is BIG_TOP else None


async def armory(g: Citadels, p: Player, card: Any) -> None:
    """Destroy the Armory to destroy a district in another city. [C41.2, R-51]"""
    pick: Move = await choose(p, "armory", armory_targets(g, p))
    owner = g.players[seat_of(pick)]
    fallen: Building = pick.things[0]
    leave_city(g, p, card)
    leave_city(g, owner, fallen)
    lay_off(g, card)
    lay_off(g, fallen)
    tell(g, "armory", p, card=fallen, whose=owner)


WHEN_BUILT: Final[dict[Building, Callable[[Citadels, Player], Coroutine[Any, Any, None]]]] = {
    HAUNTED_CITY: haunted_city,
    LIGHTHOUSE: lighthouse,
    BELL_TOWER: bell_tower,
}
WHEN_USED: Final[dict[Building, Callable[[Citadels, Player, Any], Coroutine[Any, Any, None]]]] = {
    **dict.fromkeys(LABORATORIES.values(), laboratory),
    **dict.fromkeys(SMITHIES.values(), smithy),
    MUSEUM: museum,
    ARMORY: armory,
}
WHY_NOT_USE: Final[dict[Building, Callable[[Citadels, Player, Any], Reason | None]]] = {
    **dict.fromkeys(LABORATORIES.values(), why_not_laboratory),
    **dict.fromkeys(SMITHIES.values(), why_not_smithy),
    MUSEUM: why_not_museum,
    ARMORY: why_not_armory,
}
USE_EFFECTS: Final[dict[Building, Callable[[Citadels, Player, Any], Effects]]] = {
    **dict.fromkeys(LABORATORIES.values(), laboratory_effects),
    **dict.fromkeys(SMITHIES.values(), smithy_effects),
    MUSEUM: museum_effects,
    ARMORY: armory_effects,
}
