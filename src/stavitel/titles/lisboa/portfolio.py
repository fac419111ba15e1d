"""A card to the portfolio, and the two actions that follow: sell goods or trade with the nobles. [L4, L5, L8, L9]"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from stavitel.kernel import Move, Reason, Stuck, choose, completes, in_full, move, tell
from stavitel.titles.lisboa.clergy import bonus, warehouse
from stavitel.titles.lisboa.gains import did, gain_reis, meetings, penalty, reward, score
from stavitel.titles.lisboa.political_cards import POLITICAL
from stavitel.titles.lisboa.purse import benefit
from stavitel.titles.lisboa.state_actions import berths, full, make_room, state_action, unavailable
from stavitel.titles.lisboa.table import TOP_SLOTS, Lisboa, Player
from stavitel.titles.lisboa.things import ACCEPTS, GOODS, NOBLE_OF, NOBLES, STATE_ACTIONS, Political, Ship

DONE = move("done")
NO_GOODS = Reason("no-goods", "L4.2")
AT_SEA = Reason("ship-at-sea", "L8.4")
SELL_MOVES = {
    (good, seat, slot): move("sell", good, slot + 1, at=seat)
    for good in GOODS
    for seat in range(4)
    for slot in range(TOP_SLOTS)
}
TRADE_MOVES = {(action, good): move("trade", action, good) for action in NOBLE_OF for good in GOODS}
LETTERS = {good: good[0] for good in GOODS}


async def play_to_portfolio(g: Lisboa, p: Player, card: Political) -> None:
    """Tuck a card, then sell goods or trade with the nobles. [L4.2, L5.6, L5.9]"""
    g.played = card
    if card.reward in CHOOSING or card.penalty in CHOOSING or full(p, card.kind != "treasury"):
        await in_full(g, p, tuck, card, sure=steady(card), cites="L2.8")
    else:
        await tuck(g, p, card)  # nothing to choose that matters
    sales = sales_open(g, p)
    trades = trades_open(g, p)
    first = await choose(p, "sell-or-trade", [*sales, *trades], refused=lambda: [*no_sales(g, p), *no_trades(g, p)])
    if first.verb == "sell":
        await sell_on(g, p, first)
    else:
        await trade(g, p, first)
        again: list[Move] = [*trades_open(g, p)]
        if again:
            second = await choose(p, "trade-again", [*again, DONE], refused=lambda: no_trades(g, p))
            if second is not DONE:
                await trade(g, p, second)


async def tuck(g: Lisboa, p: Player, card: Political) -> None:
    """Reward or penalty, room, and the card's place; afterwards an action must be possible. [L5.6, L5.9, L4.2]"""
    if g.told is not None:
        tell(g, "tucks", p, card=card)
    if card.kind == "treasury":
        gain_reis(g, p, g.value + bonus(p.clergy, "treasury_card_reis_plus"))
        g.raise_treasury(-1)
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


def can_act(g: Lisboa, p: Player) -> bool:
    """Whether goods can be sold or traded now. [L4.2]"""
    goods = p.goods
    if not (goods["gold"] or goods["cloth"] or goods["books"] or goods["tools"]):
        return False
    return any(waiting_ships(g)) or some_trade(g, p)


def waiting_ships(g: Lisboa) -> Iterator[tuple[Player, int]]:
    """The docked ships with a free space, by owner and slot. [L8.1]"""
    for owner in g.players:
        for slot, card in enumerate(owner.top):
            if isinstance(card, Ship) and len(owner.cargo[slot]) < card.hull:
                yield owner, slot


def at_ease(g: Lisboa, p: Player, spare: int = 1) -> bool:
    """A good for a plan, a favor, a production or another's ship, whatever is chosen on the way. [L2.8]"""
    goods = p.goods
    gold = goods["gold"]
    if gold + goods["tools"] >= spare and len(g.plans["blue"]) + len(g.plans["green"]) >= 2:
        return True
    if gold + goods["cloth"] >= spare and len(p.favors) < 2:
        return True
    if gold + goods["books"] >= spare and p.seat in g.owners.values():
        return True
    return gold + goods["cloth"] + goods["books"] + goods["tools"] >= spare and any(
        owner is not p for owner, _ in waiting_ships(g)
    )


def at_ease_losing(g: Lisboa, p: Player) -> bool:
    """The same where a good may be lost on the way."""
    return at_ease(g, p, 2)


LOSING = ("good_any", "clergy")  # penalties that can cost a good
HARMLESS = ("good_any", "goods_different", "plan", "official", "cardinal", "rubble")  # gains, or may be declined
CHOOSING = (*HARMLESS, *LOSING, "favor")


def steady(card: Political) -> Callable[[Lisboa, Player], bool]:
    """The test under which no choice while tucking this card can strand it."""
    return at_ease_losing if card.penalty in LOSING else at_ease


def _easy(card: Political) -> bool:
    """Whether a card may be tucked by anybody who can sell or trade as things stand.

    Gains do no harm, or may be declined; and with two cards to choose from, a forced discard never takes the last
    waiting ship.
    """
    return card.penalty not in LOSING and card.reward != "favor"


EASY = frozenset(card for card in POLITICAL if _easy(card))


def untuckable(g: Lisboa, p: Player, card: Political, able: bool | None = None) -> Reason | None:
    """Why a card may not go to the portfolio, or None; `able`: an action is possible as things stand. [L4.2, L2.8]"""
    goods = p.goods
    gain = card.reward
    if able is None:
        able = can_act(g, p)
    if able and card in EASY:
        return None
    if gain not in CHOOSING and card.penalty not in CHOOSING:
        if gain in goods and goods[gain] < warehouse(p) and _acts_with(g, p, gain):
            return None
        return NO_GOODS
    if able:
        if (gain == "favor" and len(p.favors) < 2) or (card.penalty == "clergy" and not p.clergy):
            return None
        if card.penalty == "good_any":
            held = [good for good in GOODS if goods[good]]
            return None if any(_acts_with(g, p, good, -1) for good in held) else NO_GOODS
    else:
        if gain in ("official", "plan", "rubble", "favor") or card.penalty == "good_any":
            return NO_GOODS
        if card.penalty == "official" and (p.officials or not p.in_court):
            return NO_GOODS
        if card.penalty == "favor" and len(p.favors) < 3:
            return NO_GOODS
        if gain == "cardinal" and not _tile_helps(g, p, card.reward_count):
            return NO_GOODS
        if gain in ("good_any", "goods_different"):
            room = warehouse(p)
            if any(goods[good] < room and _acts_with(g, p, good) for good in GOODS):
                return None
        if not sum(goods.values()) and gain not in FRUITFUL:
            return NO_GOODS
    if steady(card)(g, p) or completes(g, p, tuck, card):
        return None
    return NO_GOODS


def _tile_helps(g: Lisboa, p: Player, steps: int) -> bool:
    """Whether a tile beside the cardinal may make an action possible: by a good, or for goods at hand."""
    holding = any(p.goods.values())
    for meeting in meetings(g, p, steps, steps):
        tile = meeting.thing
        if tile.effect == "instant" and tile.of == "good_any":
            return True
        if holding and tile.effect in ("trade_any_good", "ship_goods_minus"):
            return True
    return False


FRUITFUL = (*GOODS, "good_any", "goods_different", "cardinal")  # rewards that may bring a good


def _acts_with(g: Lisboa, p: Player, good: str, more: int = 1) -> bool:
    """Whether an action would be possible with one more good of a type, or one fewer."""
    p.goods[good] += more
    possible = can_act(g, p)
    p.goods[good] -= more
    return possible


# Selling [L8]


def sales_open(g: Lisboa, p: Player) -> list[Move]:
    """Each good with each docked ship that has a free space, in any portfolio. [L8.1]"""
    held = [good for good in GOODS if p.goods[good]]
    if not held:
        return []
    return [SELL_MOVES[good, owner.seat, slot] for owner, slot in waiting_ships(g) for good in held]


def no_sales(g: Lisboa, p: Player) -> list[tuple[Move, Reason]]:
    """The sales that are not possible, and why. [L8.1, L8.4]"""
    found: list[tuple[Move, Reason]] = []
    for owner in g.players:
        for slot, card in enumerate(owner.top):
            if isinstance(card, Ship):
                for good in GOODS:
                    option = SELL_MOVES[good, owner.seat, slot]
                    if len(owner.cargo[slot]) == card.hull:
                        found.append((option, AT_SEA))
                    elif not p.goods[good]:
                        found.append((option, Reason("good-missing", "L8.1", good=good)))
    return found


def sale_price(g: Lisboa, p: Player, good: str, ship: Ship, extra: int = 0) -> int:
    """Price, the ship's bonus and the seller's own benefits. [L8.2, L19.8]"""
    price = g.prices[good] + ship.bonus + extra
    if p.bottom:
        price += benefit(p, f"sell_{good}") + benefit(p, "sell_any")
    return price + bonus(p.clergy, "sell_bonus", good)


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
    if g.told is not None:
        tell(g, "sells", p, good=good, reis=price, owner=owner)
    if len(owner.cargo[slot]) == ship.hull:
        tell(g, "sails", owner, ship=ship)
        score(g, owner, ship.hull)


async def sell_on(g: Lisboa, p: Player, sale: Move, extra: int = 0) -> None:
    """Sell one good after the other, as long as the seller likes. [L8.1]"""
    did(g, p, "sell")
    sell(g, p, sale, extra)
    while True:
        more: list[Move] = [*sales_open(g, p)]
        if not more:
            return
        option = await choose(p, "sell-more", [*more, DONE], refused=lambda: no_sales(g, p))
        if option is DONE:
            return
        sell(g, p, option, extra)


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


def trades_open(g: Lisboa, p: Player) -> list[Move]:
    """State actions without a good on them, with the goods that buy them. [L9.1, L9.3]"""
    found: list[Move] = []
    goods, covered = p.goods, g.offered
    choosy = not p.clergy or all(tile.effect != "trade_any_good" for tile in p.clergy)
    for noble in NOBLES:
        held = [good for good in (ACCEPTS[noble] if choosy else accepted(p, noble)) if goods[good]]
        if not held:
            continue
        for action in STATE_ACTIONS[noble]:
            if action in covered:
                continue
            if action == "ship":
                if g.shipyard:
                    found += [TRADE_MOVES[action, good] for good in held if berths(g, p, good)]
            elif unavailable(g, p, action) is None:
                for good in held:
                    found.append(TRADE_MOVES[action, good])
    return found


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


def no_trades(g: Lisboa, p: Player) -> Iterator[tuple[Move, Reason | None]]:
    """The trades that are not possible, and why. [L9]"""
    for action, noble in NOBLE_OF.items():
        taken = accepted(p, noble)
        for good in GOODS:
            option = TRADE_MOVES[action, good]
            if good not in taken:
                if p.goods[good]:
                    yield option, Reason("good-not-taken", "L9.2", noble=noble, good=good)
            elif action in g.offered:
                yield option, Reason("action-covered", "L9.3")
            elif not p.goods[good]:
                yield option, Reason("good-missing", "L9.1", good=good)
            else:
                yield option, unavailable(g, p, action, good)


async def trade(g: Lisboa, p: Player, chosen: Move) -> None:
    """Place a good on a state action and carry it out. [L9.1]"""
    action, good = chosen.things
    p.goods[good] -= 1
    g.offered[action] = good
    if g.told is not None:
        tell(g, "trades", p, action=action, good=good)
    await state_action(g, p, action)
