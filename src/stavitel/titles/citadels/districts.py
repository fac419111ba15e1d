"""Drawing, keeping and building; and one function for each district with a power of its own."""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Move, Reason, choose, choose_some, may, only, tell
from stavitel.titles.citadels.cards import (
    ACTION_BITS,
    ARCHITECT,
    ARMORY,
    BELL_TOWER,
    BIG_TOP,
    BUILD,
    DESTROY,
    FACTORY,
    GRAVEYARD,
    GREAT_WALL,
    HAUNTED_CITY,
    KEEP,
    LABORATORY,
    LIBRARY,
    LIGHTHOUSE,
    MUSEUM,
    NAVIGATOR,
    OBSERVATORY,
    PLAYER,
    PURPLE,
    QUARRY,
    SMITHY,
    USABLE,
    USE,
    WIZARD,
    Action,
    Building,
    Refusals,
    seat_of,
)
from stavitel.titles.citadels.table import (
    Citadels,
    Player,
    Turn,
    bears_coin,
    card_leaves,
    card_slips,
    complete,
    completed,
    discard,
    draw,
    drawable,
    earn,
    lay_off,
    learn,
    leave_city,
    standing,
)

BENDING: Final = FACTORY.bit | QUARRY.bit  # change what may be built, and for how much
SHORT_CITY: Final = 7
ARCHITECTS_LIMIT: Final = 3  # districts in one turn [C13.3]
NOTICED: Final = LIGHTHOUSE.bit | BELL_TOWER.bit | HAUNTED_CITY.bit  # something happens when built


async def draw_cards(g: Citadels, p: Player) -> None:
    """Draw 2 cards and keep 1, as the action; Observatory and Library help. [C5.1, C15.5, C15.7, C15.8]"""
    stands = standing(p)
    drawn = draw(g, 3 if stands & OBSERVATORY.bit else 2, p.offer)
    if g.told is not None:
        tell(g, "draws", p, n=drawn, cards=only(p, p.offer[:]))
    await keep(g, p, 2 if stands & LIBRARY.bit else 1)


async def keep(g: Citadels, p: Player, count: int) -> None:
    """Keep some of the cards on offer and discard the rest face down. [C5.1, C5.7]"""
    offer = p.offer
    if len(offer) <= count:
        p.hand.extend(offer)
    elif count == 1:
        card = await choose(p, "keep-a-card", offer, always=True)  # two alike would tell by silence
        offer.remove(card)
        p.hand.append(card)
        if g.told is not None:
            tell(g, "keeps", p, card=only(p, card))
        for other in offer:
            discard(g, p, other)
    else:
        for card in await choose_some(p, "keep-two-cards", offer, count, count):
            offer.remove(card)
            p.hand.append(card)
        for other in offer:
            discard(g, p, other)
    offer.clear()


def cost_of(p: Player, card: Building) -> int:
    """What building a card costs; a Factory makes other purple districts cheaper. [C6.1, C41.10]"""
    if card.colour == PURPLE and FACTORY in p.city:
        return card.cost - 1
    return card.cost


def doubled(g: Citadels, p: Player, card: Building, without: Building | None = None) -> Reason | None:
    """Why a city may not hold another of the same name. [C6.2, C33, C41.7, R-72]"""
    if card not in p.city or g.turn.character is WIZARD:
        return None
    if QUARRY not in p.city or without is QUARRY:
        return Reason("built-already", "C6.2", card=card)
    stays = [one for one in p.city if one is not BIG_TOP]
    if without is not None:
        stays.remove(without)
    return Reason("two-already", "C41.7") if len(set(stays)) < len(stays) else None


def why_not_build(g: Citadels, p: Player, card: Building) -> Reason | None:
    """Why a card in hand cannot be built now. [C5.2, C6.1, C6.2]"""
    turn = g.turn
    if turn.character is NAVIGATOR:
        return Reason("navigator-builds-nothing", "C37")
    if not turn.acted:
        return Reason("action-first", "C5.2")
    if turn.builds >= turn.limit:
        return Reason("limit-reached", limit_rule(turn), n=turn.limit)
    return doubled(g, p, card) or too_dear(p, cost_of(p, card), "C6.1")


def limit_rule(turn: Turn) -> str:
    """The rule that sets how many may be built: a Director's, the Architect's, or everybody's."""
    if turn.limit == 1:
        return "C5.2"
    return "C13.3" if turn.limit == ARCHITECTS_LIMIT and turn.character is ARCHITECT else "C24.6"


def too_dear(p: Player, price: int, rule: str) -> Reason | None:
    """Why something cannot be paid. [C6.1]"""
    return None if price <= p.gold else Reason("too-dear", rule, price=price, gold=p.gold)


def builds(g: Citadels, p: Player, stands: int) -> list[Move]:
    """The districts that can be built now."""
    if stands & BENDING or g.turn.character is WIZARD:
        return [BUILD[card] for card in p.hand if not isinstance(card, Action) and why_not_build(g, p, card) is None]
    taken = stands | ACTION_BITS
    gold = p.gold
    return [BUILD[card] for card in p.hand if card.cost <= gold and not card.bit & taken]


async def build(g: Citadels, p: Player, card: Building) -> None:
    """Pay for a district and lay it into the city. [C6.1]"""
    turn = g.turn
    cost = card.cost if card.colour != PURPLE else cost_of(p, card)
    p.gold -= cost
    turn.spent += cost
    turn.built = True
    if g.told is not None:
        tell(g, "builds", p, card=card, n=cost)
    if lay(g, p, card):
        await notice(g, p, card)


def lay(g: Citadels, p: Player, card: Building) -> bool:
    """Let a city grow by a card from hand; whether something happens because of it. [C6.5]"""
    noticed = place(g, p, card)
    if len(p.city) >= g.limit:
        completed(g, p)
    return noticed


def place(g: Citadels, p: Player, card: Building) -> bool:
    """Move a card from hand to city; whether something happens because of it."""
    p.hand.remove(card)
    p.city.append(card)
    g.idle = False
    if p.exposed:
        card_leaves(g, p, card)
    return card.bit & NOTICED != 0


async def notice(g: Citadels, p: Player, card: Building) -> None:
    """What being built sets off. [C15.1, C41.1, C41.9]"""
    if card is HAUNTED_CITY:
        g.haunted = g.round
    elif card is LIGHTHOUSE:
        await lighthouse(g, p)
    elif card is BELL_TOWER and g.limit > SHORT_CITY and await may(p, "ring-the-bell"):
        ring(g, p)


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


def ring(g: Citadels, p: Player) -> None:
    """Announce that seven districts end the game. [C41.9, R-40]"""
    g.bell = True
    g.limit = SHORT_CITY
    tell(g, "rings", p, n=SHORT_CITY)
    if not g.firsts:
        g.firsts = tuple(other.seat for other in g.players if complete(g, other))


def price(owner: Player, card: Building) -> int:
    """What destroying a district costs. [C14.3-C14.5, C39, R-24]"""
    base = card.cost - 1 if card.cost else 0
    if owner.gilded and bears_coin(owner, card):
        base += 1
    if card is not GREAT_WALL and GREAT_WALL in owner.city:
        base += 1
    return base


def spared(g: Citadels, owner: Player, card: Building) -> Reason | None:
    """Why the Warlord may not destroy a district, whatever he would pay. [C11.1, C14.6, C15.2, C24.1]"""
    if owner.seat == g.bishop:
        return Reason("bishops-city", "C11.1", whose=owner)
    if complete(g, owner):
        return Reason("city-complete", "C14.6", whose=owner)
    if card is KEEP:
        return Reason("keep-stands", "C15.2")
    if card is BIG_TOP:
        return Reason("big-top-stays", "C24.1")
    return None


def why_not_destroy(g: Citadels, p: Player, owner: Player, card: Building) -> Reason | None:
    """Why the Warlord cannot destroy a district. [C14.1, C14.3, R-20]"""
    if owner is p and not g.agreed.attack_own:
        return Reason("own-city", "C14.1")
    return spared(g, owner, card) or too_dear(p, price(owner, card), "C14.3")


def destroy_refusals(g: Citadels, p: Player) -> Refusals:
    """Why the Warlord cannot destroy the other districts. [C14.1-C14.6]"""
    return [
        (DESTROY[owner.seat][card], why_not_destroy(g, p, owner, card)) for owner in g.players for card in owner.city
    ]


def targets(g: Citadels, p: Player) -> list[Move]:
    """The districts the Warlord can destroy and pay for. [C14.1-C14.6]"""
    found: list[Move] = []
    gold = p.gold
    for owner in g.players:
        city = owner.city
        if not city or owner.seat == g.bishop or len(city) >= g.limit or (owner is p and not g.agreed.attack_own):
            continue
        moves = DESTROY[owner.seat]
        if owner.gilded or GREAT_WALL in city:
            found += [moves[card] for card in city if not spared(g, owner, card) and price(owner, card) <= gold]
        else:
            found += [
                moves[card] for card in city if card.cost - 1 <= gold and card is not KEEP and card is not BIG_TOP
            ]
    return found


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
                if await may(keeper, "recover-it"):
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


def uses(g: Citadels, p: Player, stands: int, options: list[Move]) -> None:
    """Add the districts whose power can be used now. [C5.6]"""
    for card in USABLE:
        if stands & card.bit and why_not_use(g, p, card) is None:
            options.append(USE[card])


def why_not_use(g: Citadels, p: Player, card: Building) -> Reason | None:
    """Why the power of an own district cannot be used now. [C15.3, C15.4, C41.2, C41.3]"""
    if card.key in g.turn.used:
        return Reason("used-already", "C5.6", card=card)
    if card is SMITHY:
        if not drawable(g):
            return Reason("nothing-to-draw", "R-64")
        return too_dear(p, g.agreed.smithy_pay, "C15.4")
    if card is ARMORY:
        if complete(g, p):
            return Reason("own-city-complete", "C41.2")
        return None if armory_targets(g, p) else Reason("nothing-to-destroy", "C41.2")
    if not p.hand:
        return Reason("empty-hand", "C15.3" if card is LABORATORY else "C41.3")
    return None


async def use(g: Citadels, p: Player, pick: Move) -> None:
    """Use the power of a district. [C5.6]"""
    card: Building = pick.things[0]
    g.turn.used.append(card.key)
    if card is LABORATORY:
        await laboratory(g, p)
    elif card is SMITHY:
        p.gold -= g.agreed.smithy_pay
        n = draw(g, g.agreed.smithy_draw, p.hand)
        tell(g, "smithy", p, n=n, cards=only(p, p.hand[-n:]))
    elif card is MUSEUM:
        await museum(g, p)
    else:
        await armory(g, p)


async def laboratory(g: Citadels, p: Player) -> None:
    """Discard a card from hand for a coin. [C15.3, R-27]"""
    card = await choose(p, "laboratory", p.hand, always=True)
    p.hand.remove(card)
    if p.exposed:
        card_slips(g, p)
    discard(g, p, card)
    tell(g, "laboratory", p, card=only(p, card), n=earn(g, p, g.agreed.laboratory_gain))


async def museum(g: Citadels, p: Player) -> None:
    """Tuck a card from hand face down under the Museum. [C41.3, R-59]"""
    card = await choose(p, "tuck", p.hand, always=True)
    p.hand.remove(card)
    if p.exposed:
        card_slips(g, p)
    p.tucked.append(card)
    tell(g, "tucks", p, card=only(p, card))


def why_not_armory(g: Citadels, p: Player, owner: Player, card: Building) -> Reason | None:
    """Why an Armory cannot take a district with it. [C41.2, R-46, R-51]"""
    if owner is p:
        return Reason("own-city", "C41.2")
    if complete(g, owner):
        return Reason("city-complete", "C41.2", whose=owner)
    return Reason("big-top-stays", "R-46") if card is BIG_TOP else None


def armory_targets(g: Citadels, p: Player) -> list[Move]:
    """The districts an Armory can take with it. [C41.2]"""
    return [
        DESTROY[owner.seat][card]
        for owner in g.others(p)
        for card in owner.city
        if why_not_armory(g, p, owner, card) is None
    ]


async def armory(g: Citadels, p: Player) -> None:
    """Destroy the Armory to destroy a district in another city. [C41.2, R-51]"""

    def refused() -> Refusals:
        return [
            (DESTROY[owner.seat][card], why_not_armory(g, p, owner, card)) for owner in g.players for card in owner.city
        ]

    pick = await choose(p, "armory", armory_targets(g, p), refused=refused)
    owner = g.players[seat_of(pick)]
    card: Building = pick.things[0]
    leave_city(g, p, ARMORY)
    leave_city(g, owner, card)
    lay_off(g, ARMORY)
    lay_off(g, card)
    tell(g, "armory", p, card=card, whose=owner)


async def looked_at(g: Citadels, p: Player, rule: str) -> Player:
    """Choose an opponent with cards in hand, and look at them. [C24.4, C33]"""

    def refused() -> Refusals:
        return [(PLAYER[other.seat], Reason("no-cards-there", rule)) for other in g.others(p) if not other.hand]

    options = [PLAYER[other.seat] for other in g.others(p) if other.hand]
    owner = g.players[seat_of(await choose(p, "look-at-a-hand", options, refused=refused))]
    learn(p, owner, owner.hand)
    return owner


def take_from_hand(g: Citadels, p: Player, owner: Player, card: Building) -> None:
    """Take a card out of an opponent's hand after a look at all of it; only the two know which. [C24.4, C33]"""
    if owner.exposed:
        card_slips(g, owner)
    owner.hand.remove(card)
    learn(p, owner, owner.hand)
    give_known(p, owner, card)


def give_known(p: Player, giver: Player, card: Building) -> None:
    """Put a card into a hand; whoever gave it knows it there."""
    p.hand.append(card)
    p.exposed = True
    giver.known = (*giver.known, (p.seat, card))
