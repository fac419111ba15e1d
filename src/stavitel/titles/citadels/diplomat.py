"""The Diplomat: he exchanges a district at the end of his turn. [C38]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Move, Offer, Reason, choose, offer, tell
from stavitel.kernel.questions import Effects
from stavitel.titles.citadels.cards import BIG_TOP, GREAT_WALL, KEEP
from stavitel.titles.citadels.kinds import Building
from stavitel.titles.citadels.moves import EXCHANGE, GIVE, PASS, seat_of
from stavitel.titles.citadels.table import Citadels, Player, bears_coin, complete, too_dear, ungild

AT_THE_END: Final = Reason("at-the-end", "C38")


def value(owner: Player, card: Building) -> int:
    """What a district counts for when exchanged: an Artist's coin adds one. [C39]"""
    return card.cost + bears_coin(owner, card)


def exchange_price(p: Player, owner: Player, give: Building, take: Building) -> int:
    """What the Diplomat pays the other player. [C38, R-57]"""
    wall = take is not GREAT_WALL and GREAT_WALL in owner.city
    return max(0, value(owner, take) + wall - value(p, give))


def diplomat_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """The exchange comes at the end of the turn. [C38]"""
    menu.refuse(every_exchange, AT_THE_END)


def every_exchange(g: Citadels, p: Player) -> list[Move]:
    """The districts a Diplomat might want to have."""
    return [EXCHANGE[owner.seat][card] for owner in g.others(p) for card in owner.city]


def why_not_exchange(g: Citadels, p: Player, pick: Move) -> Reason | None:
    """Why the Diplomat cannot have a district. [C38]"""
    owner = g.players[seat_of(pick)]
    take: Building = pick.things[0]
    if owner.seat == g.bishop:
        return Reason("bishops-city", "C38", whose=owner)
    if complete(g, owner):
        return Reason("city-complete", "C38", whose=owner)
    if take is KEEP or take is BIG_TOP:
        return Reason("not-exchanged", "C38", card=take)
    if take in p.city:
        return Reason("built-already", "C38", card=take)
    return None if gifts(g, p, owner, take).options else Reason("nothing-to-give", "C38")


def exchange_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """What a district is worth, and what it costs at least: the dearer the district given for it, the less. [C38]"""
    if pick is PASS:
        return ()
    owner = g.players[seat_of(pick)]
    take: Building = pick.things[0]
    prices = [exchange_price(p, owner, give.things[0], take) for give in gifts(g, p, owner, take).options.values()]
    gold = "gold" if min(prices) == max(prices) else "gold_at_least"
    return ((gold, -min(prices)), ("points", take.points + bears_coin(owner, take)))


def gifts(g: Citadels, p: Player, owner: Player, take: Building) -> Offer:
    """The own districts that could be given for one. [C38]"""

    def why_not(g: Citadels, p: Player, pick: Move) -> Reason | None:
        give: Building = pick.things[0]
        if give is KEEP or give is BIG_TOP:
            return Reason("not-exchanged", "C38", card=give)
        if give in owner.city:
            return Reason("stands-there", "C38", card=give)
        return too_dear(p, exchange_price(p, owner, give, take), "C38")

    def effects(g: Citadels, p: Player, pick: Move) -> Effects:
        give: Building = pick.things[0]
        return (
            ("gold", -exchange_price(p, owner, give, take)),
            ("points", -give.points - bears_coin(p, give)),
        )

    return offer(g, p, [GIVE[p.seat][give] for give in p.city], why_not, effects)


async def diplomat(g: Citadels, p: Player) -> None:
    """May exchange a district with another player at the end of the turn. [C38, R-57]"""
    exchanges = offer(g, p, every_exchange(g, p), why_not_exchange, exchange_effects)
    if not exchanges.options:
        return
    exchanges.allow(PASS)
    pick: Move = await choose(p, "exchange", exchanges)
    if pick is PASS:
        return
    owner = g.players[seat_of(pick)]
    take: Building = pick.things[0]
    pick = await choose(p, "give-a-district", gifts(g, p, owner, take))
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
