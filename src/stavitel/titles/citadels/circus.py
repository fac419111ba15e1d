"""The action cards of the circus: one function per card. [C23, C24]"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from stavitel.kernel import Move, Offer, Reason, choose, offer, only, tell
from stavitel.kernel.questions import Effects
from stavitel.titles.citadels.building import BUILDS_NOTHING, doubled, lay, place
from stavitel.titles.citadels.cards import (
    ACROBAT,
    ACTIONS,
    BIG_TOP,
    CASH_WAGON,
    DIRECTOR,
    FORTUNE_TELLER,
    HUMAN_CANNONBALL,
    NAVIGATOR,
    STRONGMAN,
)
from stavitel.titles.citadels.districts import BIG_TOP_STAYS, WHEN_BUILT
from stavitel.titles.citadels.gains import keep, may_have
from stavitel.titles.citadels.hands import leaves_openly, looked_at, play_from_hand, take_from_hand
from stavitel.titles.citadels.kinds import Action, Building
from stavitel.titles.citadels.moves import PLAY, REPLACE, WAGON, seat_of
from stavitel.titles.citadels.reactions import EXTRA_BUILDS
from stavitel.titles.citadels.table import (
    Citadels,
    Player,
    bears_coin,
    draw,
    drawable,
    lay_off,
    leave_city,
    too_dear,
)


def circus_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """The action cards that can be played now and the wagons that can be used. [C23.4, C24.2]"""
    hand = p.hand
    menu.each([PLAY[card] for card in ACTIONS if card in hand], why_not_play)
    for owner in g.players:
        if owner.wagons:
            menu.each(WAGON[owner.seat][: len(owner.wagons)], why_not_board)


def why_not_play(g: Citadels, p: Player, pick: Move) -> Reason | None:
    """Why an action card in hand cannot be played now. [C23.4, C23.6, C24]"""
    card: Building = pick.things[0]
    if card is ACROBAT:
        return Reason("only-when-no-king", "C24.3")
    if card is STRONGMAN:
        return Reason("only-when-murdered", "C24.5")
    if g.turn.used.count("card") >= g.agreed.circus_per_turn:
        return Reason("card-played", "C23.4", n=g.agreed.circus_per_turn)
    if g.turn.character is NAVIGATOR and (card is DIRECTOR or card is HUMAN_CANNONBALL):
        return BUILDS_NOTHING
    if card is FORTUNE_TELLER and not any(other.hand for other in g.others(p)):
        return Reason("no-hand-to-look-at", "C24.4")
    if card is HUMAN_CANNONBALL and not replaceable(g, p).options:
        return Reason("nothing-to-replace", "C24.7")
    return None


async def play(g: Citadels, p: Player, pick: Move) -> None:
    """Play an action card. [C23.4]"""
    card: Building = pick.things[0]
    g.turn.used.append("card")
    tell(g, "plays", p, card=card)
    await WHEN_PLAYED[card](g, p)


async def big_top(g: Citadels, p: Player) -> None:
    """It stands in the city like a district. [C24.1]"""
    lay(g, p, BIG_TOP)


async def cash_wagon(g: Citadels, p: Player) -> None:
    """It lies in front of the player, empty. [C24.2]"""
    leaves_openly(g, p, CASH_WAGON)
    p.wagons = (*p.wagons, 0)


async def fortune_teller(g: Citadels, p: Player) -> None:
    """Look at an opponent's hand and take a card of it. [C24.4]"""
    play_from_hand(g, p, FORTUNE_TELLER)
    owner = await looked_at(g, p, "C24.4")
    card = await choose(p, "take-a-card", owner.hand, always=True, look=[owner.hand])
    take_from_hand(g, p, owner, card)
    tell(g, "takes-a-card", p, whose=owner, card=only((p, owner), card))


async def director(g: Citadels, p: Player) -> None:
    """Two districts more in this turn. [C24.6]"""
    play_from_hand(g, p, DIRECTOR)
    g.turn.limit += EXTRA_BUILDS


async def human_cannonball(g: Citadels, p: Player) -> None:
    """Replace an own district by a dearer one, for the difference of the printed costs. [C24.7, R-50]"""
    play_from_hand(g, p, HUMAN_CANNONBALL)
    pick: Move = await choose(p, "replace-a-district", replaceable(g, p), always=True)
    old: Building = pick.things[0]
    new: Building = await choose(p, "replace-by", replacements(g, p, old), always=True)
    p.gold -= new.cost - old.cost
    leave_city(g, p, old)
    lay_off(g, old)
    tell(g, "replaces", p, old=old, card=new, n=new.cost - old.cost)
    place(g, p, new)  # the city does not grow
    if new in WHEN_BUILT:
        await WHEN_BUILT[new](g, p)


def replaceable(g: Citadels, p: Player) -> Offer:
    """The own districts for which the hand holds a dearer one that can be paid. [C24.7]"""
    moves = REPLACE[p.seat]
    return offer(g, p, [moves[one] for one in p.city], why_it_stays, replaced_effects)


def replaced_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """What the old district was worth; its coin goes with it. [C24.7, C39]"""
    old: Building = pick.things[0]
    return (("points", -old.points - bears_coin(p, old)),)


def why_it_stays(g: Citadels, p: Player, pick: Move) -> Reason | None:
    """Why a district cannot be replaced. [C24.1, C24.7]"""
    old: Building = pick.things[0]
    if old is BIG_TOP:
        return BIG_TOP_STAYS
    return None if replacements(g, p, old).options else Reason("nothing-for-it", "C24.7")


def replacements(g: Citadels, p: Player, old: Building) -> Offer:
    """The cards in hand that may take the place of a district. [C24.7, R-46, R-50]"""

    def why_not(g: Citadels, p: Player, new: Building) -> Reason | None:
        if new.cost <= old.cost:
            return Reason("not-dearer", "C24.7", card=old)
        return doubled(g, p, new, without=old) or too_dear(p, new.cost - old.cost, "C24.7")

    def effects(g: Citadels, p: Player, new: Building) -> Effects:
        return (("gold", old.cost - new.cost), ("points", new.points))

    return offer(g, p, [new for new in p.hand if not isinstance(new, Action)], why_not, effects)


def why_not_board(g: Citadels, p: Player, pick: Move) -> Reason | None:
    """Why a Cash Wagon cannot be used now. [C24.2, R-47]"""
    seat = seat_of(pick)
    if seat == p.seat:
        return Reason("own-wagon", "C24.2")
    if (seat, pick.things[1] - 1) in g.turn.boarded:
        return Reason("wagon-used", "C24.2")
    if not drawable(g):
        return Reason("nothing-to-draw", "C24.2")
    return too_dear(p, 1, "C24.2")


def board_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """A coin for a card. [C24.2]"""
    return (("gold", -1), ("hand", 1))


async def board(g: Citadels, p: Player, pick: Move) -> None:
    """Pay 1 coin onto a wagon, draw 2 cards and keep 1; then its owner may cash in. [C24.2, R-47]"""
    owner = g.players[seat_of(pick)]
    place: int = pick.things[1] - 1
    turn = g.turn
    p.gold -= 1
    _load(owner, place, owner.wagons[place] + 1)
    turn.boarded = (*turn.boarded, (owner.seat, place))
    n = draw(g, 2, p.offer)
    tell(g, "boards", p, whose=owner, n=n, cards=only(p, p.offer[:]))
    await keep(g, p, 1)
    coins = owner.wagons[place]
    if await may_have(g, owner, "cash-in", (("gold", coins),)):
        _load(owner, place, None)
        owner.gold += coins
        lay_off(g, CASH_WAGON)
        turn.boarded = tuple(  # the wagons behind it move up
            (seat, at - 1 if seat == owner.seat and at > place else at)
            for seat, at in turn.boarded
            if (seat, at) != (owner.seat, place)
        )
        tell(g, "cashes-in", owner, n=coins)


def _load(owner: Player, place: int, coins: int | None) -> None:
    wagons = list(owner.wagons)
    if coins is None:
        del wagons[place]
    else:
        wagons[place] = coins
    owner.wagons = tuple(wagons)


WHEN_PLAYED: Final[dict[Building, Callable[[Citadels, Player], Coroutine[Any, Any, None]]]] = {
    BIG_TOP: big_top,
    CASH_WAGON: cash_wagon,
    FORTUNE_TELLER: fortune_teller,
    DIRECTOR: director,
    HUMAN_CANNONBALL: human_cannonball,
}
