"""The Dark City: its ten characters, and what its districts do at the end of a turn. [C30-C41]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stavitel.kernel import Move, Offer, Reason, choose, offer, only, tell
from stavitel.kernel.questions import Effects, EffectsOf
from stavitel.titles.citadels.building import build, cost_of
from stavitel.titles.citadels.cards import (
    ABBOT,
    ALCHEMIST,
    ARTIST,
    BIG_TOP,
    DIPLOMAT,
    NAVIGATOR,
    PARK,
    POOR_HOUSE,
    QUEEN,
    ROYAL_RANK,
    TAX_COLLECTOR,
    WIZARD,
)
from stavitel.titles.citadels.characters import every_name, murdered_holder
from stavitel.titles.citadels.diplomat import diplomat_moves
from stavitel.titles.citadels.districts import WHEN_BUILT
from stavitel.titles.citadels.gains import NOTHING_TO_DRAW, may_have
from stavitel.titles.citadels.hands import give_known, leaves_unseen, looked_at, take_from_hand
from stavitel.titles.citadels.kinds import Action, Building, Character
from stavitel.titles.citadels.moves import (
    BUILD_NOW,
    CONJURE,
    DOWRY,
    GILD,
    HOLD,
    PLAYER,
    SAIL_CARDS,
    SAIL_GOLD,
    TITHE,
    seat_of,
)
from stavitel.titles.citadels.table import (
    Citadels,
    Player,
    bears_coin,
    crown_to,
    draw,
    drawable,
    earn,
    in_bank,
    too_dear,
)

DOWRY_COINS: Final = 3
PARK_CARDS: Final = 2
CARGO: Final = 4
MOST_GILDED: Final = 2
POWER_USED: Final = {
    WIZARD: Reason("power-used", "C33"),
    ABBOT: Reason("power-used", "C35"),
    NAVIGATOR: Reason("power-used", "C37"),
    QUEEN: Reason("power-used", "C40"),
}
NO_HAND: Final = Reason("no-hand-to-look-at", "C33")
NOBODY_RICHEST: Final = Reason("nobody-richest", "C35")
AFTER_THE_ACTION: Final = Reason("after-the-action", "C37")
NOT_BESIDE_THE_KING: Final = Reason("not-beside-the-king", "C40")


async def bewitch(g: Citadels, p: Player) -> None:
    """The Witch names another character and stops. [C31]"""
    pick: Move = await choose(p, "bewitch", offer(g, p, every_name(g, p), why_not_bewitch))
    g.bewitched = pick.things[0]
    g.witch = p.seat
    tell(g, "bewitches", p, card=g.bewitched)


def why_not_bewitch(g: Citadels, p: Player, pick: Move) -> Reason | None:
    """The Witch cannot bewitch herself. [C31]"""
    return Reason("not-oneself", "C31") if pick.things[0] is g.turn.character else None


def tax(g: Citadels, p: Player) -> None:
    """A builder gives the Tax Collector a coin at the end of the turn, if one is left. [C32, R-53]"""
    if not g.turn.built:
        return
    if g.turn.character.rank == 1:
        g.owing = p.seat
    elif g.taxman is not None:
        pay_tax(g, p)


def coins_at_the_end(g: Citadels, p: Player, purse: int) -> int:
    """What Poor House, refund and tax will add to a purse or take from it. [C50.4]"""
    coins = 1 if not purse and POOR_HOUSE in p.city else 0
    if g.turn.character is ALCHEMIST:
        coins += g.turn.spent
    taxed = g.turn.built and g.turn.character.rank != 1 and g.taxman is not None and g.taxman != p.seat
    return coins - (1 if taxed and purse + coins else 0)


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


def wizard_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """Look at a hand and take a card, once. [C33]"""
    if "power" in g.turn.used:
        menu.refuse((CONJURE,), POWER_USED[WIZARD])
    elif any([other.hand for other in g.others(p)]):
        menu.allow(CONJURE)
    else:
        menu.refuse((CONJURE,), NO_HAND)


def conjure_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """A card. [C33]"""
    return (("hand", 1),)


async def conjure(g: Citadels, p: Player, pick: Move) -> None:
    """Look at an opponent's hand, take a card, and keep it or build it at once. [C33]"""
    g.turn.used.append("power")
    owner = await looked_at(g, p, "C33")
    card = await choose(p, "take-a-card", owner.hand, always=True, look=[owner.hand])
    take_from_hand(g, p, owner, card)
    tell(g, "conjures", p, whose=owner, card=only((p, owner), card))
    if g.turn.acted:
        answers = Offer(g, p, at_once_effects(card))
        answers.add(BUILD_NOW, why_not_at_once(p, card))
        answers.allow(HOLD)
        if await choose(p, "build-at-once", answers, always=True) is BUILD_NOW:
            build(g, p, card)
            if card in WHEN_BUILT:
                await WHEN_BUILT[card](g, p)


def why_not_at_once(p: Player, card: Building) -> Reason | None:
    """Why the Wizard cannot build the card he took. [C33]"""
    if isinstance(card, Action):
        return Reason("no-district", "C23.2")
    return too_dear(p, cost_of(p, card), "C33")


def at_once_effects(card: Building) -> EffectsOf:
    """What building the card that was taken costs and brings. [C33]"""

    def effects(g: Citadels, p: Player, pick: Move) -> Effects:
        return (("gold", -cost_of(p, card)), ("points", card.points)) if pick is BUILD_NOW else ()

    return effects


async def emperor(g: Citadels, p: Player) -> None:
    """Hand the crown to a player who is neither its holder nor oneself, for a coin or a card. [C34, R-54]"""
    heirs = offer(g, p, [PLAYER[other.seat] for other in g.others(p) if other.seat != g.crown])
    heirs.refuse((PLAYER[g.crown],), Reason("has-the-crown", "C34"))
    heir = g.players[seat_of(await choose(p, "give-the-crown", heirs))]
    crown_to(g, heir, giver=p)
    thanks = Offer(g, heir, thanks_effects)
    if heir.gold:
        thanks.options["coin"] = "coin"
    if heir.hand:
        thanks.options["card"] = "card"
    if not thanks.options:
        return
    gift: str = await choose(heir, "thank-the-emperor", thanks)
    if gift == "coin":
        heir.gold -= 1
        p.gold += 1
        tell(g, "gives-a-coin", heir, whose=p)
        return
    card = await choose(heir, "give-a-card", heir.hand, always=True)
    leaves_unseen(g, heir, card)
    give_known(p, heir, card)
    tell(g, "gives-a-card", heir, whose=p, card=only((heir, p), card))


def thanks_effects(g: Citadels, heir: Player, gift: str) -> Effects:
    """A coin or a card. [C34]"""
    return (("gold", -1),) if gift == "coin" else (("hand", -1),)


def richest(g: Citadels, p: Player) -> Player | None:
    """The single richest player, if it is somebody else. [C35, R-55]"""
    most = max(other.gold for other in g.players)
    rich = [other for other in g.players if other.gold == most]
    return rich[0] if len(rich) == 1 and rich[0] is not p and most else None


def abbot_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """A coin from the richest player, once. [C35]"""
    if "power" in g.turn.used:
        menu.refuse((TITHE,), POWER_USED[ABBOT])
    elif richest(g, p) is not None:
        menu.allow(TITHE)
    else:
        menu.refuse((TITHE,), NOBODY_RICHEST)


def tithe(g: Citadels, p: Player) -> None:
    """The richest player gives a coin. [C35]"""
    rich = richest(g, p)
    assert rich is not None
    g.turn.used.append("power")
    rich.gold -= 1
    p.gold += 1
    tell(g, "tithe", p, whose=rich)


def tithe_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """A coin. [C35]"""
    return (("gold", 1),)


def navigator_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """Four coins or four cards after the action, once. [C37]"""
    if "power" in g.turn.used:
        menu.refuse((SAIL_GOLD, SAIL_CARDS), POWER_USED[NAVIGATOR])
    elif not g.turn.acted:
        menu.refuse((SAIL_GOLD, SAIL_CARDS), AFTER_THE_ACTION)
    else:
        menu.allow(SAIL_GOLD)
        menu.add(SAIL_CARDS, None if drawable(g) else NOTHING_TO_DRAW)


def sail_for_gold(g: Citadels, p: Player) -> None:
    """Take four extra coins. [C37]"""
    g.turn.used.append("power")
    tell(g, "sails-gold", p, n=earn(g, p, CARGO))


def sail_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """Four coins or four cards. [C37]"""
    return (("gold", in_bank(g, CARGO)),) if pick is SAIL_GOLD else (("hand", min(drawable(g), CARGO)),)


def sail_for_cards(g: Citadels, p: Player) -> None:
    """Take four extra cards. [C37]"""
    g.turn.used.append("power")
    n = draw(g, CARGO, p.hand)
    tell(g, "sails-cards", p, n=n, cards=only(p, p.hand[-n:]))


def artist_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """Coins on one or two own districts. [C39]"""
    moves = GILD[p.seat]
    menu.each([moves[card] for card in p.city], why_not_gild)


def why_not_gild(g: Citadels, p: Player, pick: Move) -> Reason | None:
    """Why the Artist cannot put a coin on a district. [C39]"""
    card: Building = pick.things[0]
    if g.turn.used.count("power") >= MOST_GILDED:
        return Reason("two-gilded", "C39")
    if card is BIG_TOP:
        return Reason("big-top-bare", "C39")
    if bears_coin(p, card):
        return Reason("gilded-already", "C39", card=card)
    return too_dear(p, 1, "C39")


def gild_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """A coin for a point. [C39]"""
    return (("gold", -1), ("points", 1))


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


def queen_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """Three coins beside the King. [C40]"""
    if "power" in g.turn.used:
        menu.refuse((DOWRY,), POWER_USED[QUEEN])
    elif by_the_throne(g, p):
        menu.allow(DOWRY)
    else:
        menu.refuse((DOWRY,), NOT_BESIDE_THE_KING)


def dowry(g: Citadels, p: Player) -> None:
    """Take three coins beside the King. [C40]"""
    g.turn.used.append("power")
    tell(g, "dowry", p, n=earn(g, p, DOWRY_COINS))


def dowry_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """Three coins. [C40]"""
    return (("gold", in_bank(g, DOWRY_COINS)),)


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
    grows = (("hand", min(drawable(g), PARK_CARDS)),)
    if not p.hand and PARK in city and drawable(g) and await may_have(g, p, "draw-in-the-park", grows):
        n = draw(g, PARK_CARDS, p.hand)
        tell(g, "park", p, n=n, cards=only(p, p.hand[:]))
    if g.turn.character is ALCHEMIST and g.turn.spent:
        tell(g, "refund", p, n=earn(g, p, g.turn.spent))
    if TAX_COLLECTOR in g.agreed.cast:
        tax(g, p)


DARK_POWERS: Final[dict[Character, Callable[[Citadels, Player, Offer], None]]] = {
    WIZARD: wizard_moves,
    ABBOT: abbot_moves,
    NAVIGATOR: navigator_moves,
    DIPLOMAT: diplomat_moves,
    ARTIST: artist_moves,
    QUEEN: queen_moves,
}
DARK_EFFECTS: Final[dict[str, EffectsOf]] = {  # by the verb of the move
    "conjure": conjure_effects,
    "tithe": tithe_effects,
    "sail-gold": sail_effects,
    "sail-cards": sail_effects,
    "gild": gild_effects,
    "dowry": dowry_effects,
}
