"""What players gain and lose: goods, Virtue, Influence, Debts, cards, Rewards. [A4, A5, A6, W2]"""

from __future__ import annotations

from stavitel.kernel import choose, may, only, tell

from .cards import CLOTILDA, HUGO, LOUIS, TOP_INFLUENCE, TOP_VIRTUE
from .payment import pay_silver, silver_room
from .pieces import GOODS, Building, Gain
from .table import Game, Player

LOSE, BUY_OFF, PAY_OFF = "lose-virtue", "lose-influence", "pay-silver"


async def gain(g: Game, p: Player, what: Gain) -> None:
    """Gain what is printed, in printed order; the opponent takes its substitutes. [S4.1]"""
    for name, count in what:
        if name == "virtue":
            if count > 0:
                await gain_virtue(g, p, count)
            else:
                await lose_virtue(g, p, -count)
        elif name == "influence":
            await gain_influence(g, p, count)
        elif name == "silver":
            gain_silver(p, count)
        elif name in GOODS:
            gain_good(p, name, count)
        elif name == "buildings":
            draw(g, p, count)
        elif name == "rewards":
            for _ in range(count):
                await gain_reward(g, p)
        elif name == "debt":
            for _ in range(count):
                await take_debt(g, p)
        elif name == "destroy":
            destroy_debt(g, p)
        else:
            assert name == "apprentices", name
            from .apprentices import hire_free

            await hire_free(g, p)


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


async def gain_virtue(g: Game, p: Player, count: int) -> None:
    """Virtue above 14 is lost, but each such point may destroy an unpaid Debt. [A5.4, S4.7]"""
    surplus = p.virtue + count - TOP_VIRTUE
    if surplus <= 0:
        p.virtue += count
        return
    p.virtue = TOP_VIRTUE
    for _ in range(surplus):
        if p.unpaid and await may(p, "destroy-debt"):
            destroy_debt(g, p)


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
    ways = [LOSE]
    if g.wonders_on and p.influence >= 2:
        ways.append(BUY_OFF)
    if p.board is LOUIS and p.silver + p.credit >= 2:
        ways.append(PAY_OFF)
    if len(ways) == 1:
        return False
    way = await choose(p, "lose-virtue", ways)
    if way == BUY_OFF:
        p.influence -= 2
        tell(g, "buys-off-influence", p)
        return True
    if way == PAY_OFF:
        p.silver -= 2 - p.credit
        p.credit = 0
        tell(g, "buys-off-silver", p)
        return True
    return False


async def gain_influence(g: Game, p: Player, count: int) -> None:
    """Moving from 4 to 5 or from 8 to 9 draws a Building card; above 12 nothing is gained. [W2.1, W2.2]"""
    before = p.influence
    after = p.influence = min(TOP_INFLUENCE, before + count)
    if p.opponent is not None:
        if before + count > TOP_INFLUENCE:
            await gain_virtue(g, p, before + count - TOP_INFLUENCE)  # [S4.1]
        return
    if before <= 4 < after:
        draw(g, p, 1)
    if before <= 8 < after:
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
    for apprentice in p.apprentices:
        if apprentice.power == "debt":
            await gain(g, p, apprentice.gain)


def destroy_debt(g: Game, p: Player) -> None:
    """Remove an unpaid Debt; nothing else happens. The opponent without one takes 2 Silver. [A6.3, S4.1]"""
    if p.unpaid:
        p.unpaid -= 1
        tell(g, "destroys-debt", p)
    elif p.opponent is not None:
        gain_silver(p, 2)
