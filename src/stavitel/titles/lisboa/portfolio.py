"""A card to the portfolio, and the two actions that follow: sell goods or trade with the nobles. [L4, L5, L8, L9]"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random as Dice

from stavitel.kernel import Move, Offer, Reason, Stuck, by_lot, choose, completes, in_full, move, tell
from stavitel.kernel.questions import Effects
from stavitel.titles.lisboa.clergy import bonus, warehouse
from stavitel.titles.lisboa.clergy_tiles import CLERGY
from stavitel.titles.lisboa.gains import answer_tiles, did, gain_reis, meetings, move_treasury, penalty, reward, score
from stavitel.titles.lisboa.kinds import ACCEPTS, GOODS, NOBLE_OF, NOBLES, STATE_ACTIONS, Political, Ship
from stavitel.titles.lisboa.payment import benefit
from stavitel.titles.lisboa.political_cards import POLITICAL
from stavitel.titles.lisboa.state_actions import full, make_room, state_action, state_effects, unavailable
from stavitel.titles.lisboa.table import CLERGY_SPACES, TOP_SLOTS, Lisboa, Player

DONE = move("done")
NO_GOODS = Reason("no-goods", "L4.2")
AT_SEA = Reason("ship-at-sea", "L8.4")
NONE_TO_SELL = Reason("good-missing", "L8.1", good=lambda g, p, sale: sale.things[0])
NONE_TO_TRADE = Reason("good-missing", "L9.1", good=lambda g, p, trading: trading.things[1])
COVERED = Reason("action-covered", "L9.3")
NOT_TAKEN = Reason(
    "good-not-taken",
    "L9.2",
    noble=lambda g, p, trading: NOBLE_OF[trading.things[0]],
    good=lambda g, p, trading: trading.things[1],
)
SELL_MOVES = {
    (good, seat, slot): move("sell", good, slot + 1, at=seat)
    for good in GOODS
    for seat in range(4)
    for slot in range(TOP_SLOTS + 1)  # the solo opponent may own all four ships
}
ACTIONS = tuple(NOBLE_OF)
TRADE_MOVES = {action: {good: move("trade", action, good) for good in GOODS} for action in NOBLE_OF}
LETTERS = {good: good[0] for good in GOODS}


async def play_to_portfolio(g: Lisboa, p: Player, card: Political) -> None:
    """Tuck a card, then sell goods or trade with the nobles. [L4.2, L5.6, L5.9]"""
    g.played = card
    if card.reward in CHOOSING or card.penalty or full(p, card.kind != "treasury"):
        await in_full(g, p, tuck, card, sure=steady(card), cites="L2.8")
    else:
        await tuck(g, p, card)  # nothing to choose that matters
    actions = Offer(g, p, action_effects, later=list_actions, lot=draw_action)
    first: Move = await choose(p, "sell-or-trade", actions)
    if first.verb == "sell":
        await sell_on(g, p, first)
    else:
        await trade(g, p, first)
        again = Offer(g, p, action_effects, later=list_second_trades, lot=draw_second_trade)
        second: Move = await choose(p, "trade-again", again)
        if second is not DONE:
            await trade(g, p, second)
    await answer_tiles(g, p, "on_treasury_card" if card.kind == "treasury" else "on_noble_card")


async def tuck(g: Lisboa, p: Player, card: Political) -> None:
    """Reward or penalty, room, and the card's place; afterwards an action must be possible. [L5.6, L5.9, L4.2]"""
    tell(g, "tucks", p, card=card)
    if card.kind == "treasury":
        gain_reis(g, p, g.value + bonus(p.clergy, "treasury_card_reis_plus"))
        move_treasury(g, -1)
        await make_room(g, p, at_top=False)
        p.bottom.append(card)
        g.played = None
    else:
        await penalty(g, p, card.penalty, card.penalty_count)
        await reward(g, p, card.reward, card.reward_count)
        await make_room(g, p, at_top=True)
        p.top.append(card)
        g.played = None
        p.cargo.append("")
    if not can_act(g, p):
        raise Stuck("neither selling nor trading would be possible")


def list_actions(made: Offer) -> None:
    """File the sales and trades that are possible. [L4.2]"""
    add_sales(made)
    add_trades(made)


def draw_action(made: Offer, dice: Dice) -> Move:
    """One of these by lot: any good that is at hand with any docked ship or state action, until it is possible."""
    g: Lisboa = made.g
    p: Player = made.p
    goods = goods_at_hand(p)
    ports = [*waiting_ships(g)]
    while True:
        place, kind = divmod(int(dice.random() * len(goods) * (len(ports) + len(ACTIONS))), len(goods))
        if place < len(ports):
            owner, slot = ports[place]
            return SELL_MOVES[goods[kind], owner.seat, slot]
        trading = TRADE_MOVES[ACTIONS[place - len(ports)]][goods[kind]]
        if why_not_trade(g, p, trading) is None:
            return trading


def list_second_trades(made: Offer) -> None:
    """File the trades that are possible, and to be done. [L4.2]"""
    add_trades(made)
    made.allow(DONE)


def draw_second_trade(made: Offer, dice: Dice) -> Move | None:
    """One of these by lot: a trade with a good at hand, or to be done."""
    trades = [TRADE_MOVES[action][good] for good in goods_at_hand(made.p) for action in ACTIONS]
    drawn: Move | None = by_lot(made, dice, trades, why_not_trade, DONE)
    return drawn


def goods_at_hand(p: Player) -> list[str]:
    """The types of goods that a player has."""
    return [good for good, count in p.goods.items() if count]


def can_act(g: Lisboa, p: Player) -> bool:
    """Whether goods can be sold or traded now. [L4.2]"""
    goods = p.goods
    if not (goods["gold"] or goods["cloth"] or goods["books"] or goods["tools"]):
        return False
    return any(waiting_ships(g)) or some_trade(g, p)


def can_sell(g: Lisboa, p: Player) -> bool:
    """Whether goods can be sold now. [L8.1]"""
    return any(p.goods.values()) and any(waiting_ships(g))


def waiting_ships(g: Lisboa) -> Iterator[tuple[Player, int]]:
    """The docked ships with a free space, by owner and slot. [L8.1]"""
    for owner in g.players:
        for slot, card in enumerate(owner.top):
            if isinstance(card, Ship) and len(owner.cargo[slot]) < card.hull:
                yield owner, slot


def at_ease(g: Lisboa, p: Player, spare: int = 1, plans: int = 0, favors: int = 0) -> bool:
    """A good for a plan, a favor, a production or another's ship, whatever is chosen on the way. [L2.8]

    So many goods less one, plans and favors may come or go while the card is tucked.
    """
    goods = p.goods
    gold = goods["gold"]
    if gold + goods["tools"] >= spare and len(g.plans["blue"]) + len(g.plans["green"]) > plans:
        return True
    if gold + goods["cloth"] >= spare and len(p.favors) + favors < len(NOBLES):
        return True
    if gold + goods["books"] >= spare and p.seat in g.owners.values():
        return True
    return gold + goods["cloth"] + goods["books"] + goods["tools"] >= spare and any(
        owner is not p for owner, _ in waiting_ships(g)
    )


LOSING = ("good_any", "clergy")  # penalties that can cost a good
CHOOSING = ("good_any", "goods_different", "plan", "official", "cardinal", "favor", "ship")  # with choices that matter
LIMITING = ("plan", "favor", "cardinal")  # compulsory rewards after which a trade may no longer be possible


def steady(card: Political) -> Callable[[Lisboa, Player], bool]:
    """The test under which no choice while tucking this card can strand it."""
    spare = 2 if card.penalty in LOSING else 1
    plans = card.reward_count if card.reward == "plan" else MOST["plan"] if card.reward == "cardinal" else 0
    favors = card.reward_count if card.reward == "favor" else MOST["favor"] if card.reward == "cardinal" else 0

    def test(g: Lisboa, p: Player) -> bool:
        return card.reward != "ship" and at_ease(g, p, spare, plans, favors)

    return test


MOST = {  # that a tile brings at once
    code: max([tile.amount for tile in CLERGY if tile.effect == "instant" and tile.of == code], default=0)
    for code in ("plan", "favor")
}


def _easy(card: Political) -> bool:
    """Whether a card may be tucked by anybody who can sell or trade as things stand.

    Other gains do no harm, or may be declined; and with two cards to choose from, a forced discard never takes the
    last waiting ship.
    """
    return card.penalty not in LOSING and card.reward not in LIMITING


EASY = frozenset(card for card in POLITICAL if _easy(card))


def untuckable(g: Lisboa, p: Player, card: Political, able: bool | None = None) -> Reason | None:
    """Why a card may not go to the portfolio, or None; `able`: an action is possible as things stand. [L4.2, L2.8]"""
    if able is None:
        able = can_act(g, p)
    if able and card in EASY:
        return None
    goods = p.goods
    gain = card.reward
    if able:
        if (gain == "favor" and len(p.favors) + card.reward_count < len(NOBLES)) or (
            card.penalty == "clergy" and not p.clergy
        ):
            return None
        if card.penalty == "good_any":
            held = [good for good in GOODS if goods[good]]
            return None if any([_acts_with(g, p, good, -1) for good in held]) else NO_GOODS
    elif gain in ("good_any", "goods_different"):
        room = warehouse(p)
        if any([goods[good] < room and _acts_with(g, p, good) for good in GOODS]):
            return None
    elif gain in goods:
        return None if goods[gain] < warehouse(p) and _acts_with(g, p, gain) else NO_GOODS
    elif gain == "cardinal":
        if not _tile_helps(g, p, card.reward_count):
            return NO_GOODS
    elif gain == "ship":
        if not any(goods.values()):
            return NO_GOODS
    elif gain:
        return NO_GOODS  # no other reward makes an action possible
    elif not any(goods.values()) or not _loss_helps(p, card.penalty):
        return NO_GOODS
    if steady(card)(g, p) or completes(g, p, tuck, card):
        return None
    return NO_GOODS


def _loss_helps(p: Player, penalty: str) -> bool:
    """Whether a penalty may make an action possible: an official, a favor or a tile that can be taken again."""
    if penalty == "official":
        return not p.officials and p.in_court > 0
    if penalty == "favor":
        return len(p.favors) == len(NOBLES)
    return penalty == "clergy" and len(p.clergy) == CLERGY_SPACES


def _tile_helps(g: Lisboa, p: Player, steps: int) -> bool:
    """Whether a tile beside the cardinal may make an action possible: by a good, or for goods at hand."""
    holding = any(p.goods.values())
    for meeting in meetings(g, p, steps, steps):
        tile = meeting.thing
        if tile.effect == "instant" and (tile.of in ("good_any", "goods_different") or tile.of in GOODS):
            return True
        if holding and tile.effect in ("trade_any_good", "ship_goods_minus"):
            return True
    return False


def _acts_with(g: Lisboa, p: Player, good: str, more: int = 1) -> bool:
    """Whether an action would be possible with one more good of a type, or one fewer."""
    p.goods[good] += more
    possible = can_act(g, p)
    p.goods[good] -= more
    return possible


# Selling [L8]


def add_sales(made: Offer) -> None:
    """Offer each good with each docked ship that has a free space, in any portfolio. [L8.1, L8.4]"""
    p = made.p
    for owner in made.g.players:
        for slot, card in enumerate(owner.top):
            if isinstance(card, Ship) and len(owner.cargo[slot]) < card.hull:
                for good, held in p.goods.items():
                    if held:
                        made.allow(SELL_MOVES[good, owner.seat, slot])
    made.explain(every_sale, why_not_sell)


def every_sale(g: Lisboa, p: Player) -> list[Move]:
    """Each good with each ship, docked or not."""
    return [
        SELL_MOVES[good, owner.seat, slot]
        for owner in g.players
        for slot, card in enumerate(owner.top)
        if isinstance(card, Ship)
        for good in p.goods
    ]


def why_not_sell(g: Lisboa, p: Player, sale: Move) -> Reason:
    """Why a good is not sold: the ship has sailed, or there is none of it. [L8.1, L8.4]"""
    slot = sale.things[1] - 1
    owner = g.players[sale.at]
    return AT_SEA if len(owner.cargo[slot]) >= owner.top[slot].hull else NONE_TO_SELL


def sales_open(g: Lisboa, p: Player) -> list[Move]:
    """The sales that are possible. [L8.1]"""
    made = Offer(g, p)
    add_sales(made)
    return [*made.options.values()]


def sale_price(g: Lisboa, p: Player, good: str, ship: Ship, extra: int = 0) -> int:
    """Price, the ship's bonus and the seller's own benefits. [L8.2, L19.8]"""
    price = g.prices[good] + ship.bonus + extra
    if p.bottom:
        price += benefit(p, f"sell_{good}") + benefit(p, "sell_any")
    return price + bonus(p.clergy, "sell_bonus", good)


def action_effects(g: Lisboa, p: Player, option: Move) -> Effects:
    """A good for réis, and wigs if the own ship sails; or a good for a state action."""
    return sale_effects(g, p, option, 0)


def dearer_effects(g: Lisboa, p: Player, option: Move) -> Effects:
    """The same where an event adds a real to every sale."""
    return sale_effects(g, p, option, 1)


def sale_effects(g: Lisboa, p: Player, option: Move, extra: int) -> Effects:
    """What a sale or trade costs and brings."""
    if option.verb == "trade":
        action, good = option.things
        return (good, -1), *state_effects(g, p, action)
    if option.verb != "sell":
        return ()
    good, port = option.things
    owner = g.players[option.at]
    ship = owner.top[port - 1]
    assert isinstance(ship, Ship)
    sails = owner is p and len(owner.cargo[port - 1]) + 1 == ship.hull
    return (good, -1), ("reis", sale_price(g, p, good, ship, extra)), ("wigs", ship.hull if sails else 0)


def sell(g: Lisboa, p: Player, sale: Move, extra: int = 0) -> None:
    """Sell one good; a full ship sails at once and its owner scores. [L8.2, L8.4]"""
    good, port = sale.things
    owner = g.players[sale.at]
    slot = port - 1
    ship = owner.top[slot]
    assert isinstance(ship, Ship)
    price = sale_price(g, p, good, ship, extra)
    p.goods[good] -= 1
    p.reis += price
    owner.cargo[slot] += LETTERS[good]
    tell(g, "sells", p, good=good, reis=price, owner=owner)
    if len(owner.cargo[slot]) == ship.hull:
        tell(g, "sails", owner, ship=ship)
        score(g, owner, ship.hull)


async def sell_on(g: Lisboa, p: Player, sale: Move, extra: int = 0) -> None:
    """Sell one good after the other, as long as the seller likes. [L8.1]"""
    did(g, p, "sell")
    sell(g, p, sale, extra)
    while True:
        more = Offer(g, p, dearer_effects if extra else action_effects)
        add_sales(more)
        if not more.options:
            break
        more.allow(DONE)
        option: Move = await choose(p, "sell-more", more)
        if option is DONE:
            break
        sell(g, p, option, extra)
    await answer_tiles(g, p, "on_sale")


def dock_ships(g: Lisboa, p: Player) -> None:
    """Ships at sea come home empty. [L3.1]"""
    for slot, card in enumerate(p.top):
        if isinstance(card, Ship) and len(p.cargo[slot]) == card.hull:
            p.cargo[slot] = ""
            tell(g, "docks", p, ship=card)


# Trading [L9]


def accepted(p: Player, noble: str) -> tuple[str, ...]:
    """The goods a noble takes. [L9.2, L19.3]"""
    return GOODS if p.clergy and bonus(p.clergy, "trade_any_good", noble) else ACCEPTS[noble]


def some_trade(g: Lisboa, p: Player) -> bool:
    """Whether any trade is possible. [L4.2]"""
    goods = p.goods
    for noble in NOBLES:
        for good in accepted(p, noble):
            if goods[good]:
                for action in STATE_ACTIONS[noble]:
                    if unavailable(g, p, action, good) is None:
                        return True
    return False


def buying(g: Lisboa, p: Player, action: str, at_hand: list[str]) -> list[str]:
    """The goods at hand that buy a state action; only a ship is paid in goods itself. [L9.1, L10.3.1]"""
    if action == "ship":
        return [good for good in at_hand if unavailable(g, p, action, good) is None]
    return at_hand if unavailable(g, p, action) is None else []


def add_trades(made: Offer) -> None:
    """Offer the state actions without a good on them, with the goods that buy them. [L9.1, L9.2, L9.3]"""
    g, p = made.g, made.p
    goods, covered = p.goods, g.offered
    for noble, actions in STATE_ACTIONS.items():
        at_hand = [good for good in accepted(p, noble) if goods[good]]
        if at_hand:
            for action in actions:
                if action not in covered:
                    for good in buying(g, p, action, at_hand):
                        made.allow(TRADE_MOVES[action][good])
    made.explain(every_trade, why_not_trade)


def every_trade(g: Lisboa, p: Player) -> list[Move]:
    """Each state action with each good that the noble takes, or that is at hand."""
    return [
        trading
        for action, trades in TRADE_MOVES.items()
        for good, trading in trades.items()
        if p.goods[good] or good in accepted(p, NOBLE_OF[action])
    ]


def why_not_trade(g: Lisboa, p: Player, trading: Move) -> Reason | None:
    """Why a good does not buy a state action. [L9.1, L9.2, L9.3]"""
    action, good = trading.things
    if good not in accepted(p, NOBLE_OF[action]):
        return NOT_TAKEN
    if action in g.offered:
        return COVERED
    return unavailable(g, p, action, good) if p.goods[good] else NONE_TO_TRADE


def trades_open(g: Lisboa, p: Player) -> list[Move]:
    """The trades that are possible. [L9.1]"""
    made = Offer(g, p)
    add_trades(made)
    return [*made.options.values()]


async def trade(g: Lisboa, p: Player, chosen: Move) -> None:
    """Place a good on a state action and carry it out. [L9.1]"""
    action, good = chosen.things
    p.goods[good] -= 1
    g.offered[action] = good
    tell(g, "trades", p, action=action, good=good)
    await state_action(g, p, action)
