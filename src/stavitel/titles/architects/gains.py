"""What players gain and lose: goods, Virtue, Influence, Debts, cards, Rewards. [A4, A5, A6, W2]"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from stavitel.kernel import Move, Offer, choose, may, move, offer, only, tell
from stavitel.titles.architects.apprentices import Hire, dismiss, face_up, limit, refill, rows
from stavitel.titles.architects.card_texts import marks
from stavitel.titles.architects.cards import CARD_STEPS, CLOTILDA, HUGO, ISABETTA, LOUIS, TOP_INFLUENCE, TOP_VIRTUE
from stavitel.titles.architects.effects import Effects, felt
from stavitel.titles.architects.kinds import GOODS, Apprentice, Building, Gain
from stavitel.titles.architects.payment import pay_silver, silver_room
from stavitel.titles.architects.places import Location
from stavitel.titles.architects.table import Game, Player

LOSE, BUY_OFF, PAY_OFF = move("lose-virtue"), move("lose-influence"), move("pay-silver")
NO_HIRE = move("hire-nobody")


async def gain(g: Game, p: Player, what: Gain) -> None:
    """Gain what is printed, in printed order; the opponent takes its substitutes. [S4.1]"""
    for name, count in what:
        if name in GOODS:
            gain_good(p, name, count)
        else:
            await GAINS[name](g, p, count)


async def gain_by_power(g: Game, p: Player, power: str, place: Location | None = None) -> None:
    """What own Apprentices of a power add to an action, each copy once. [A8.10, A11.3]"""
    for apprentice in p.apprentices:
        if apprentice.power == power and (place is None or apprentice.place is place):
            await gain(g, p, apprentice.gain)


def gain_good(p: Player, good: str, count: int) -> None:
    """Take goods from the supply; the opponent turns Gold into Marble and collects nothing else. [S4.1]"""
    if p.opponent is None:
        setattr(p, good, getattr(p, good) + count)
    elif good in ("gold", "marble"):
        p.marble += count


def gain_silver(p: Player, count: int) -> None:
    """Take Silver; the opponent's marker moves instead and brings a Marble past the right end. [S3.2]"""
    if p.opponent is None:
        p.silver += count
        return
    p.marker += count
    while p.marker >= len(GOODS):
        p.marker -= len(GOODS)
        p.marble += 1


async def change_virtue(g: Game, p: Player, count: int) -> bool:
    """Gain or lose the Virtue printed on a card; whether a Debt that might go was kept."""
    if count > 0:
        return await gain_virtue(g, p, count)
    if count < 0:
        await lose_virtue(g, p, -count)
    return False


async def gain_virtue(g: Game, p: Player, count: int) -> bool:
    """Virtue above 14 is lost, but each such point may destroy an unpaid Debt; whether one was kept. [A5.4, S4.7]"""
    surplus = p.virtue + count - TOP_VIRTUE
    if surplus <= 0:
        p.virtue += count
        return False
    p.virtue = TOP_VIRTUE
    for _ in range(min(surplus, p.unpaid)):
        if not await may(p, "destroy-debt"):
            return True
        destroy_debt(g, p)
    return False


async def lose_virtue(g: Game, p: Player, count: int) -> None:
    """Each point may be bought off; below 0 it is a Debt instead. [A5.5, W2.3, W2.7]"""
    clay = 0
    for _ in range(count):
        if p.opponent is None and await bought_off(g, p):
            continue
        if p.virtue == 0:
            await take_debt(g, p)
        else:
            p.virtue -= 1
            clay += 1
    if clay and p.board is CLOTILDA:
        p.clay += clay if g.clotilda_per == "point" else 1  # [W11.1, D16]


async def bought_off(g: Game, p: Player) -> bool:
    """Give 2 Influence, or as Louis 2 Silver, to keep 1 Virtue. [W2.3, W11.1]"""
    influence = g.wonders_on and p.influence >= 2
    silver = p.board is LOUIS and p.silver + p.credit >= 2
    if not influence and not silver:
        return False
    ways = Offer(g, p, loss_effects)
    ways.allow(LOSE)
    if influence:
        ways.allow(BUY_OFF)
    if silver:
        ways.allow(PAY_OFF)
    way: Move = await choose(p, "lose-virtue", ways)
    if way is BUY_OFF:
        p.influence -= 2
        tell(g, "buys-off-influence", p)
        return True
    if way is PAY_OFF:
        p.silver -= 2 - p.credit
        p.credit = 0
        tell(g, "buys-off-silver", p)
        return True
    return False


def loss_effects(g: Game, p: Player, way: Any) -> Effects:
    """What losing 1 Virtue, or keeping it, costs."""
    if way is BUY_OFF:
        return (("influence", -2),)
    return (("silver", p.credit - 2),) if way is PAY_OFF else felt(g, p, ("virtue", -1))


async def gain_influence(g: Game, p: Player, count: int) -> None:
    """Moving from 4 to 5 or from 8 to 9 draws a Building card; above 12 nothing is gained. [W2.1, W2.2]"""
    before = p.influence
    after = p.influence = min(TOP_INFLUENCE, before + count)
    if p.opponent is not None:
        if before + count > TOP_INFLUENCE:
            await gain_virtue(g, p, before + count - TOP_INFLUENCE)  # [S4.1]
        return
    for step in CARD_STEPS:
        if before <= step < after:
            draw(g, p, 1)


def draw(g: Game, p: Player, count: int) -> None:
    """Draw from the Building pile what is there; the opponent wants none. [A1.8, S4.1]"""
    if p.opponent is not None:
        return
    for _ in range(count):
        card = top_building(g, p)
        if card is None:
            return
        p.hand.append(card)
        tell(g, "draws", p, card=only(p, card))


def top_building(g: Game, p: Player) -> Building | None:
    """The top card of the Building pile; cards put under it come last, and who put them there remembers. [A1.8, R67]"""
    if g.pile:
        return g.pile.pop()
    if not g.below:
        return None
    g.dug = True
    owner = g.players[g.below.pop(0)]
    card = owner.sunk.pop(0)
    for q in g.players:  # what was known to lie with the owner may have gone on
        for i in range(len(q.drawn) - 1, -1, -1):
            if q.drawn_by[i] == owner.seat:
                del q.drawn[i], q.drawn_by[i]
    if p is not owner:
        owner.drawn.append(card)
        owner.drawn_by.append(p.seat)
    return card


def sink(g: Game, p: Player, card: Building) -> None:
    """Put a Building card under the pile; only this player knows which."""
    p.sunk.append(card)
    g.below.append(p.seat)


def discard(g: Game, p: Player, card: Building) -> None:
    """A Building card goes from hand under the pile."""
    p.hand.remove(card)
    sink(g, p, card)
    tell(g, "discards", p, card=only(p, card))


async def gain_reward(g: Game, p: Player) -> None:
    """Reveal the top Reward and gain it; 1 Virtue when the pile is empty, and always for the opponent. [A9.4, A9.6]"""
    if p.opponent is not None or not g.rewards:
        await gain_virtue(g, p, 1)
        return
    reward = g.rewards.pop()
    g.taken.append(reward)
    tell(g, "rewarded", p, card=reward)
    await gain(g, p, reward.gain)


async def take_debt(g: Game, p: Player) -> None:
    """A Debt arrives unpaid. [A6.1]"""
    if p.board is HUGO and silver_room(g, p, 2, 0) >= 0 and await may(p, "pay-instead-of-debt"):
        await pay_silver(g, p, 2)  # [A14.2, W2.3]
        return
    p.unpaid += 1
    tell(g, "indebted", p)
    await gain_by_power(g, p, "debt")


def destroy_debt(g: Game, p: Player) -> None:
    """Remove an unpaid Debt; nothing else happens. The opponent without one takes 2 Silver. [A6.3, S4.1]"""
    if p.unpaid:
        p.unpaid -= 1
        tell(g, "destroys-debt", p)
    elif p.opponent is not None:
        gain_silver(p, 2)


async def hire(g: Game, p: Player, apprentice: Apprentice, *, slide: bool = True) -> None:
    """Take the card with its coins, apply its Virtue, slide the row and deal a new card. [A11.1]"""
    if len(p.apprentices) >= limit(p):
        await dismiss(g, p)
    for row, coins in rows(g):
        if apprentice in row:
            column = row.index(apprentice)
            del row[column]
            p.silver += coins.pop(column)
            break
    p.apprentices.append(apprentice)
    tell(g, "hires", p, card=apprentice, marks=marks(apprentice))
    if p.board is ISABETTA:
        p.marble += 1
    await change_virtue(g, p, apprentice.virtue)
    if slide:
        refill(g)


def hire_effects(g: Game, p: Player, pick: Any) -> Effects:
    """What a hire brings as the player feels it."""
    return () if pick is NO_HIRE else felt(g, p, *hired(g, p, pick))


def hired(g: Game, p: Player, pick: Hire) -> Effects:
    """What a hire brings: the coins on the card and its Virtue; at the limit somebody goes. [A11.1, A3.6]"""
    coins = rows(g)[pick.row - 1][1][pick.column - 1]
    marble = 1 if p.board is ISABETTA else 0
    gone = -1 if len(p.apprentices) >= limit(p) else 0
    return ("apprentices", gone), ("silver", coins), ("marble", marble), ("virtue", pick.thing.virtue)


async def hire_free(g: Game, p: Player) -> None:
    """Hire any face-up Apprentice without cost; only at the limit nobody may be hired. [A11.2, R07, S4.1]"""
    if p.opponent is not None:
        gain_silver(p, 2)
        return
    offered = offer(g, p, face_up(g), effects=hire_effects)
    if not offered.options:
        return
    if len(p.apprentices) >= limit(p):
        offered.allow(NO_HIRE)
    pick: Hire | Move = await choose(p, "hire-free", offered)
    if pick is not NO_HIRE:
        await hire(g, p, pick.thing)


async def _silver(g: Game, p: Player, count: int) -> None:
    gain_silver(p, count)


async def _buildings(g: Game, p: Player, count: int) -> None:
    draw(g, p, count)


async def _rewards(g: Game, p: Player, count: int) -> None:
    for _ in range(count):
        await gain_reward(g, p)


async def _debt(g: Game, p: Player, count: int) -> None:
    for _ in range(count):
        await take_debt(g, p)


async def _destroy(g: Game, p: Player, count: int) -> None:
    destroy_debt(g, p)


async def _apprentices(g: Game, p: Player, count: int) -> None:
    await hire_free(g, p)


GAINS: Final[dict[str, Callable[[Game, Player, int], Coroutine[Any, Any, object]]]] = {  # goods aside
    "virtue": change_virtue,
    "influence": gain_influence,
    "silver": _silver,
    "buildings": _buildings,
    "rewards": _rewards,
    "debt": _debt,
    "destroy": _destroy,
    "apprentices": _apprentices,
}
