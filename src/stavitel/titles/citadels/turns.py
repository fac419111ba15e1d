"""What can be done in a turn: the menu, what each move costs and brings, and how it is carried out. [C5]"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from stavitel.kernel import Move, Offer, Reason, choose
from stavitel.kernel.questions import Effects, EffectsOf
from stavitel.titles.citadels.building import (
    build_effects,
    build_in_turn,
    build_moves,
    districts_in_hand,
    why_build_nothing,
)
from stavitel.titles.citadels.cards import DIPLOMAT, INCOME_BITS, USABLE_BITS, WARLORD
from stavitel.titles.citadels.characters import (
    BASE_POWERS,
    attack,
    attack_last,
    name,
    redraw,
    swap,
    swap_effects,
)
from stavitel.titles.citadels.circus import board, board_effects, circus_moves, play
from stavitel.titles.citadels.dark_city import (
    DARK_EFFECTS,
    DARK_POWERS,
    coins_at_the_end,
    conjure,
    dowry,
    gild,
    sail_for_cards,
    sail_for_gold,
    tithe,
)
from stavitel.titles.citadels.diplomat import diplomat
from stavitel.titles.citadels.districts import destroy_effects, use, use_effects, use_moves
from stavitel.titles.citadels.gains import (
    ACTION,
    GAIN_EFFECTS,
    NO_INCOME,
    NOTHING_TO_DRAW,
    architect_cards,
    draw_cards,
    income,
    merchant_coin,
    still_due,
    take_gold,
)
from stavitel.titles.citadels.kinds import Character
from stavitel.titles.citadels.moves import (
    CARDS_INSTEAD,
    COIN,
    DOWRY,
    END,
    GOLD,
    INCOME,
    PLANS,
    SAIL_CARDS,
    SAIL_GOLD,
    TITHE,
)
from stavitel.titles.citadels.reactions import play_effects
from stavitel.titles.citadels.table import Citadels, Player, drawable

ACTED_ALREADY: Final = Reason("acted-already", "C5.1")
COLLECTED_ALREADY: Final = Reason("collected-already", "C5.4")
ACTION_FIRST: Final = Reason("action-before-end", "C5.9")
POWER_FIRST: Final = Reason("power-first", "R-04")
NO_BUILDING: Final = (districts_in_hand, why_build_nothing)
BEFORE_THE_ACTION: Final = (NO_BUILDING, ((END,), ACTION_FIRST))
NO_SECOND_ACTION: Final = (ACTION, ACTED_ALREADY)
NO_SECOND_INCOME: Final = ((INCOME,), COLLECTED_ALREADY)
NO_INCOME_YET: Final = ((INCOME,), NO_INCOME)


def turn_menu(menu: Offer) -> None:
    """Everything the player may do now, and why not the rest. [C5]"""
    g: Citadels = menu.g
    p: Player = menu.p
    options = menu.options
    refused = menu.groups
    turn = g.turn
    acted = turn.acted
    stands = 0
    for card in p.city:
        stands |= card.bit
    if not acted:
        refused += BEFORE_THE_ACTION
        options["gold"] = GOLD
        if g.deck or drawable(g):
            options["cards"] = CARDS_INSTEAD
        else:
            refused.append(((CARDS_INSTEAD,), NOTHING_TO_DRAW))
    else:
        refused.append(NO_SECOND_ACTION)
        if turn.builds < turn.limit:
            build_moves(g, p, stands, menu)
        else:
            refused.append(NO_BUILDING)
    character = turn.character
    colour = character.colour
    if colour is not None:
        if "income" in turn.used:
            refused.append(NO_SECOND_INCOME)
        elif stands & INCOME_BITS[colour]:
            options["income"] = INCOME
        else:
            refused.append(NO_INCOME_YET)
    if character in POWERS:
        POWERS[character](g, p, menu)
    if stands & USABLE_BITS:
        use_moves(g, p, menu)
    agreed = g.agreed
    if agreed.circus:
        circus_moves(g, p, menu)
    if acted:
        if agreed.powers_optional or not any([option.verb in DUTIES for option in options.values()]):
            options["end"] = END
        else:
            refused.append(((END,), POWER_FIRST))


def effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """What a move of the turn costs and brings, as far as that is certain."""
    known = EFFECTS.get(pick.verb)
    return () if known is None else known(g, p, pick)


async def action(g: Citadels, p: Player) -> None:
    """Only the action of step 1. [C31, C41.12]"""
    menu = Offer(g, p, effects)
    menu.allow(GOLD)
    menu.add(CARDS_INSTEAD, None if drawable(g) else NOTHING_TO_DRAW)
    if await choose(p, "action", menu) is GOLD:
        take_gold(g, p)
    else:
        await draw_cards(g, p)


Asks = Coroutine[Any, Any, None]


def end_effects(g: Citadels, p: Player, pick: Move) -> Effects:
    """What the end of the turn brings and costs by itself. [C50.1, C50.4]"""
    coins, cards = still_due(g, p)
    if g.agreed.dark:
        coins += coins_at_the_end(g, p, p.gold + coins)
    return (("gold", coins), ("hand", cards))


LAST_OF_ALL: Final[dict[Character, Callable[[Citadels, Player], Coroutine[Any, Any, None]]]] = {
    WARLORD: attack_last,
    DIPLOMAT: diplomat,
}
POWERS: Final = {**BASE_POWERS, **DARK_POWERS}
DUTIES: Final = ("name", "swap", "redraw", "destroy")  # must be done where powers are not optional
AT_ONCE: Final[dict[Move, Callable[[Citadels, Player], None]]] = {  # moves that ask nothing more
    GOLD: take_gold,
    INCOME: income,
    COIN: merchant_coin,
    PLANS: architect_cards,
    TITHE: tithe,
    SAIL_GOLD: sail_for_gold,
    SAIL_CARDS: sail_for_cards,
    DOWRY: dowry,
}
EFFECTS: Final[dict[str, EffectsOf]] = {  # by verb
    **GAIN_EFFECTS,
    "build": build_effects,
    "swap": swap_effects,
    "destroy": destroy_effects,
    "use": use_effects,
    "play": play_effects,
    "wagon": board_effects,
    **DARK_EFFECTS,
    "end": end_effects,
}
CARRY_OUT: Final[dict[str, Callable[[Citadels, Player, Move], Asks | None]]] = {  # the others, by verb; None: all done
    "cards": draw_cards,
    "build": build_in_turn,
    "name": name,
    "swap": swap,
    "redraw": redraw,
    "destroy": attack,
    "use": use,
    "play": play,
    "wagon": board,
    "conjure": conjure,
    "gild": gild,
}
