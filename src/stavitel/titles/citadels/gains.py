"""What a turn brings: the action, the income of a colour, the Merchant's coin, the Architect's cards."""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine
from typing import Any, Final

from stavitel.kernel import Move, Offer, Reason, choose, choose_card, choose_some, only, tell
from stavitel.kernel.questions import Effects, EffectsOf
from stavitel.titles.citadels.cards import ARCHITECT, INCOME_BITS, LIBRARY, MERCHANT, OBSERVATORY
from stavitel.titles.citadels.moves import CARDS_INSTEAD, COIN, GOLD, PLANS
from stavitel.titles.citadels.table import Citadels, Player, discard, draw, drawable, earn, in_bank, standing

COINS: Final = 2  # of the action [C5.1]
NEW_CARDS: Final = 2  # of the Architect [C13.1]
ACTION: Final = (GOLD, CARDS_INSTEAD)
NOTHING_TO_DRAW: Final = Reason("nothing-to-draw", "C5.8")
COIN_TAKEN: Final = Reason("taken-already", "C12.2")
COIN_LATER: Final = Reason("after-the-action", "C12.2")
PLANS_TAKEN: Final = Reason("taken-already", "C13.5")
PLANS_LATER: Final = Reason("after-the-action", "C13.5")


def character_now(g: Citadels, p: Player, option: Any) -> Any:
    """The character whose turn it is, for reasons that name it."""
    return g.turn.character


NO_INCOME: Final = Reason("no-income", "C5.4", character=character_now)


def may_have(g: Citadels, p: Player, topic: str, what: Effects) -> Awaitable[bool]:
    """Ask a player yes or no; yes costs and brings something."""

    def effects(g: Citadels, p: Player, yes: bool) -> Effects:
        return what if yes else ()

    answers = Offer(g, p, effects)
    answers.options.update({"yes": True, "no": False})
    return choose(p, topic, answers, always=True)


def take_gold(g: Citadels, p: Player) -> None:
    """Take 2 coins as the action. [C5.1]"""
    g.turn.acted = True
    n = earn(g, p, COINS)
    tell(g, "takes-gold", p, n=n)


def gold_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """Two coins. [C5.1]"""
    return (("gold", in_bank(g, COINS)),)


def draw_cards(g: Citadels, p: Player, pick: Move = CARDS_INSTEAD) -> Coroutine[Any, Any, None]:
    """Draw 2 cards and keep 1, as the action; Observatory and Library help. [C5.1, C15.5, C15.7, C15.8]"""
    g.turn.acted = True
    drawn, kept = drawn_and_kept(p)
    n = draw(g, drawn, p.offer)
    if g.told is not None:
        tell(g, "draws", p, n=n, cards=only(p, p.offer[:]))
    return keep(g, p, kept)


def drawn_and_kept(p: Player) -> tuple[int, int]:
    """How many cards a player draws as the action, and keeps. [C5.1, C15.5, C15.7]"""
    stands = standing(p)
    return 3 if stands & OBSERVATORY.bit else 2, 2 if stands & LIBRARY.bit else 1


def cards_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """The cards that are kept. [C5.1, C5.8]"""
    return (("hand", min(drawable(g), drawn_and_kept(p)[1])),)


async def keep(g: Citadels, p: Player, count: int) -> None:
    """Keep some of the cards on offer and discard the rest face down. [C5.1, C5.7]"""
    drawn = p.offer
    if len(drawn) <= count:
        p.hand.extend(drawn)
    elif count == 1:
        card = await choose_card(g, p, "keep-a-card", drawn, True)  # two alike would tell by silence
        drawn.remove(card)
        p.hand.append(card)
        if g.told is not None:
            tell(g, "keeps", p, card=only(p, card))
        for other in drawn:
            discard(g, p, other)
    else:
        for card in await choose_some(p, "keep-two-cards", drawn, count, count):
            drawn.remove(card)
            p.hand.append(card)
        for other in drawn:
            discard(g, p, other)
    drawn.clear()


def income(g: Citadels, p: Player) -> None:
    """Collect a coin for each district of the character's colour. [C5.4, C15.9]"""
    g.turn.used.append("income")
    n = earn(g, p, paying(g, p))
    if n:
        tell(g, "income", p, n=n, character=g.turn.character)


def paying(g: Citadels, p: Player) -> int:
    """The districts of the colour that is collected now. [C5.4, C15.9]"""
    colour = g.turn.character.colour
    assert colour is not None
    pays = INCOME_BITS[colour]
    n = 0
    for card in p.city:
        if card.bit & pays:
            n += 1
    return n


def income_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """A coin for each district of the colour. [C5.4]"""
    return (("gold", in_bank(g, paying(g, p))),)


def merchant_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """The Merchant's coin, once. [C12.1, R-17]"""
    if "coin" in g.turn.used:
        menu.refuse((COIN,), COIN_TAKEN)
    elif g.agreed.coin_after_action and not g.turn.acted:
        menu.refuse((COIN,), COIN_LATER)
    else:
        menu.allow(COIN)


def merchant_coin(g: Citadels, p: Player) -> None:
    """Take the Merchant's coin. [C12.1]"""
    g.turn.used.append("coin")
    tell(g, "merchant", p, n=earn(g, p, 1))


def coin_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """One coin. [C12.1]"""
    return (("gold", in_bank(g, 1)),)


def architect_moves(g: Citadels, p: Player, menu: Offer) -> None:
    """The Architect's two cards, once. [C13.1, R-18]"""
    if "plans" in g.turn.used:
        menu.refuse((PLANS,), PLANS_TAKEN)
    elif not g.deck and not drawable(g):
        menu.refuse((PLANS,), NOTHING_TO_DRAW)
    elif g.agreed.plans_after_action and not g.turn.acted:
        menu.refuse((PLANS,), PLANS_LATER)
    else:
        menu.allow(PLANS)


def architect_cards(g: Citadels, p: Player) -> None:
    """Draw the Architect's two cards and keep both. [C13.1]"""
    g.turn.used.append("plans")
    n = draw(g, NEW_CARDS, p.hand)
    if n:
        tell(g, "architect", p, n=n, cards=only(p, p.hand[-n:]))


def plans_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """Two cards. [C13.1]"""
    return (("hand", min(drawable(g), NEW_CARDS)),)


def what_is_due(g: Citadels, p: Player) -> None:
    """Whoever ends a turn gets the income, the coin and the cards not taken. [C12.1, C13.1, C50.1, R-21]"""
    character = g.turn.character
    used = g.turn.used
    if character.colour is not None:
        if "income" not in used:
            income(g, p)
        if character is MERCHANT and "coin" not in used:
            merchant_coin(g, p)
    elif character is ARCHITECT and "plans" not in used:
        architect_cards(g, p)


def still_due(g: Citadels, p: Player) -> tuple[int, int]:
    """The coins and the cards that whoever ends the turn now gets. [C50.1]"""
    character = g.turn.character
    used = g.turn.used
    coins = paying(g, p) if character.colour is not None and "income" not in used else 0
    coins += character is MERCHANT and "coin" not in used
    cards = NEW_CARDS if character is ARCHITECT and "plans" not in used else 0
    return in_bank(g, coins), min(drawable(g), cards)


GAIN_EFFECTS: Final[dict[str, EffectsOf]] = {  # by the verb of the move
    "gold": gold_effects,
    "cards": cards_effects,
    "income": income_effects,
    "coin": coin_effects,
    "plans": plans_effects,
}
