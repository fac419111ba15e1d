"""The action cards of the circus: one function per card. [C23, C24]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Move, Reason, choose, everyone, may, only, tell
from stavitel.titles.citadels.cards import (
    ACROBAT,
    ACTIONS,
    BIG_TOP,
    CASH_WAGON,
    DIRECTOR,
    FORTUNE_TELLER,
    HUMAN_CANNONBALL,
    NAVIGATOR,
    PASS,
    PLAY,
    REPLACE,
    STRONGMAN,
    WAGON,
    Action,
    Building,
    Refusals,
    seat_of,
)
from stavitel.titles.citadels.characters import play_from_hand
from stavitel.titles.citadels.districts import doubled, keep, lay, looked_at, notice, place, take_from_hand, too_dear
from stavitel.titles.citadels.table import (
    Citadels,
    Player,
    card_leaves,
    crown_to,
    draw,
    drawable,
    lay_off,
    leave_city,
)

EXTRA_BUILDS: Final = 2


def circus_moves(g: Citadels, p: Player, options: list[Move]) -> None:
    """Add the action cards that can be played now and the wagons that can be used. [C23.4, C24.2]"""
    hand = p.hand
    for card in ACTIONS:
        if card in hand and why_not_play(g, p, card) is None:
            options.append(PLAY[card])
    if p.gold:
        for owner in g.players:
            if owner.wagons and owner is not p:
                for place in range(len(owner.wagons)):
                    if why_not_board(g, p, owner, place) is None:
                        options.append(WAGON[owner.seat][place])


def why_not_play(g: Citadels, p: Player, card: Building) -> Reason | None:
    """Why an action card in hand cannot be played now. [C23.4, C23.6, C24]"""
    if card is ACROBAT:
        return Reason("only-when-no-king", "C24.3")
    if card is STRONGMAN:
        return Reason("only-when-murdered", "C24.5")
    if g.turn.used.count("card") >= g.agreed.circus_per_turn:
        return Reason("card-played", "C23.4", n=g.agreed.circus_per_turn)
    if g.turn.character is NAVIGATOR and (card is DIRECTOR or card is HUMAN_CANNONBALL):
        return Reason("navigator-builds-nothing", "C37")
    if card is FORTUNE_TELLER and not any(other.hand for other in g.others(p)):
        return Reason("no-hand-to-look-at", "C24.4")
    if card is HUMAN_CANNONBALL and not replaceable(g, p):
        return Reason("nothing-to-replace", "C24.7")
    return None


async def play(g: Citadels, p: Player, pick: Move) -> None:
    """Play an action card. [C23.4]"""
    card: Building = pick.things[0]
    g.turn.used.append("card")
    tell(g, "plays", p, card=card)
    if card is BIG_TOP:
        lay(g, p, card)
    elif card is CASH_WAGON:
        p.hand.remove(card)
        if p.exposed:
            card_leaves(g, p, card)
        p.wagons = (*p.wagons, 0)
    else:
        play_from_hand(g, p, card)
        if card is FORTUNE_TELLER:
            await fortune_teller(g, p)
        elif card is DIRECTOR:
            g.turn.limit += EXTRA_BUILDS
        else:
            await cannonball(g, p)


async def fortune_teller(g: Citadels, p: Player) -> None:
    """Look at an opponent's hand and take a card of it. [C24.4]"""
    owner = await looked_at(g, p, "C24.4")
    card = await choose(p, "take-a-card", owner.hand, always=True, look=[owner.hand])
    take_from_hand(g, p, owner, card)
    tell(g, "takes-a-card", p, whose=owner, card=only((p, owner), card))


def replaceable(g: Citadels, p: Player) -> list[Building]:
    """The own districts for which the hand holds a dearer one that can be paid. [C24.7]"""
    return [old for old in p.city if replacements(g, p, old)]


def replacements(g: Citadels, p: Player, old: Building) -> list[Building]:
    """The cards in hand that may take the place of a district. [C24.7, R-50]"""
    return [new for new in p.hand if not isinstance(new, Action) and why_not_replace(g, p, old, new) is None]


def why_not_replace(g: Citadels, p: Player, old: Building, new: Building) -> Reason | None:
    """Why a card may not take the place of a district. [C24.7, R-46, R-50]"""
    if old is BIG_TOP:
        return Reason("big-top-stays", "C24.1")
    if new.cost <= old.cost:
        return Reason("not-dearer", "C24.7", card=old)
    return doubled(g, p, new, without=old) or too_dear(p, new.cost - old.cost, "C24.7")


async def cannonball(g: Citadels, p: Player) -> None:
    """Replace an own district by a dearer one, for the difference of the printed costs. [C24.7, R-50]"""
    moves = REPLACE[p.seat]

    def stays() -> Refusals:
        reason = Reason("nothing-for-it", "C24.7")
        return [(moves[one], Reason("big-top-stays", "C24.1") if one is BIG_TOP else reason) for one in p.city]

    options = [moves[one] for one in replaceable(g, p)]
    pick = await choose(p, "replace-a-district", options, refused=stays, always=True)
    old: Building = pick.things[0]

    def refused() -> list[tuple[Building, Reason | None]]:
        return [(new, why_not_replace(g, p, old, new)) for new in p.hand if not isinstance(new, Action)]

    new = await choose(p, "replace-by", replacements(g, p, old), refused=refused, always=True)
    p.gold -= new.cost - old.cost
    leave_city(g, p, old)
    lay_off(g, old)
    tell(g, "replaces", p, old=old, card=new, n=new.cost - old.cost)
    if place(g, p, new):  # the city does not grow
        await notice(g, p, new)


def why_not_board(g: Citadels, p: Player, owner: Player, place: int) -> Reason | None:
    """Why a Cash Wagon cannot be used now. [C24.2, R-47]"""
    if owner is p:
        return Reason("own-wagon", "C24.2")
    if (owner.seat, place) in g.turn.boarded:
        return Reason("wagon-used", "C24.2")
    if not drawable(g):
        return Reason("nothing-to-draw", "C24.2")
    return too_dear(p, 1, "C24.2")


async def board(g: Citadels, p: Player, pick: Move) -> None:
    """Pay 1 coin onto a wagon, draw 2 cards and keep 1; then its owner may cash in. [C24.2, R-47]"""
    owner = g.players[seat_of(pick)]
    place: int = pick.things[1]
    turn = g.turn
    p.gold -= 1
    _load(owner, place, owner.wagons[place] + 1)
    turn.boarded = (*turn.boarded, (owner.seat, place))
    n = draw(g, 2, p.offer)
    tell(g, "boards", p, whose=owner, n=n, cards=only(p, p.offer[:]))
    await keep(g, p, 1)
    if await may(owner, "cash-in"):
        coins = owner.wagons[place]
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


async def acrobats(g: Citadels) -> None:
    """When nobody answers as rank 4 the Acrobat may take the crown; all are asked. [C24.3, R-48]"""
    asked = [p for p in g.players if p.hand]
    if not asked:
        return
    for p, pick in zip(asked, await everyone(g, acrobat, asked), strict=True):
        if pick is not PASS:
            play_from_hand(g, p, ACROBAT)
            g.barred = True
            tell(g, "acrobat", p)
            crown_to(g, p)


async def acrobat(g: Citadels, p: Player) -> Move:
    """Play the Acrobat, or pass. [C24.3]"""
    options = [PLAY[ACROBAT], PASS] if ACROBAT in p.hand else [PASS]
    return await choose(p, "acrobat", options, always=True)
