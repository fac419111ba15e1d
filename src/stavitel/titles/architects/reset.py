"""The Black Market reset, in the base game and with Works of Wonder. [A10.4, W5.2]"""

from __future__ import annotations

from typing import Any

from stavitel.kernel import Move, choose, move, offer, tell
from stavitel.titles.architects.cards import COURTS, FARA
from stavitel.titles.architects.effects import Effects, brought, felt
from stavitel.titles.architects.gains import gain, gain_influence, gain_silver, lose_virtue, take_debt
from stavitel.titles.architects.kinds import Court, Gain
from stavitel.titles.architects.places import BLACK_MARKET, Location
from stavitel.titles.architects.scheme_cards import PEDDLER
from stavitel.titles.architects.table import Game, Player

FREE = tuple(move("free", count) for count in range(4))
REWARD = (move("reward", "left"), move("reward", "right"))


async def reset(g: Game) -> None:
    """All waiting triggers together bring one reset, counted from the player who set it off. [W5.1, R37]"""
    players = g.clockwise(g.reset_by)
    g.reset_by = -1
    tell(g, "reset")
    for p in players:  # step 1
        jail(g, p, BLACK_MARKET, sum([seat == p.seat for seat in g.market.values()]))
    g.market.clear()
    turn_market(g)  # step 2
    if g.wonders_on:
        await consequences(g, players)  # steps 3 to 8
    for p in players:
        await reset_abilities(g, p)  # step 9
    for p in players:
        if p.prison >= 3:
            tell(g, "many-in-prison", p, count=p.prison)
            await lose_virtue(g, p, 1)  # step 10
    most = max(p.prison for p in players)
    if most:
        for p in players:
            if p.prison == most:
                tell(g, "most-in-prison", p, count=most)
                await take_debt(g, p)  # step 11


def jail(g: Game, p: Player, place: Location, count: int) -> None:
    """Workers of a player go from a location to Prison."""
    if count:
        p.prison += count
        tell(g, "jailed", p, place=place, count=count)


def turn_market(g: Game) -> None:
    """Turn the top small-market card onto the large market; an empty pile is made anew first. [A10.4, A10.5]"""
    if not g.small:
        g.small, g.large = g.large, []
        g.random.shuffle(g.small)
    g.large.append(g.small.pop())
    g.stall = g.small[-1].small if g.small else None


async def consequences(g: Game, players: list[Player]) -> None:
    """Steps 3 to 8: what Princess and Profiteer leave behind before they move. [W5.2]"""
    now = g.consequence
    assert now is not None
    princess, profiteer = now.princess.key, now.profiteer.key
    for p in players:  # step 3
        for apprentice in p.apprentices:
            power = apprentice.power
            if (power == "princess" and p.at[princess]) or (power == "profiteer" and p.at[profiteer]):
                await gain(g, p, apprentice.gain)
    for p in players:  # step 4
        if p.at[profiteer]:
            tell(g, "at-profiteer", p)
            await gain(g, p, now.penalty)
            jail(g, p, now.profiteer, p.at[profiteer])
            p.at[profiteer] = 0
    most = max(p.at[princess] for p in players)
    if most:
        for p in [p for p in players if p.at[princess] == most]:  # step 5
            await princess_reward(g, p, now)
    move_gifts(g)  # step 6
    turn_court(g)  # steps 7 and 8


def move_gifts(g: Game) -> None:
    """Every good that was contributed goes to its Wonder, or to the supply if that is completed. [W5.2]"""
    unbuilt = {wonder.good for wonder in g.wonders}
    moved = [good for good in g.given if good in unbuilt]
    for good in moved:
        g.offered[good] += 1
    if moved:
        tell(g, "gifts-move", goods=moved)
    lost = [good for good in g.given if good not in unbuilt]
    if lost:
        tell(g, "gifts-lost", goods=lost)
    g.given.clear()


async def princess_reward(g: Game, p: Player, now: Court) -> None:
    """The reward on the consequence card; of two, the player takes one that does something. [W5.2, S4.5]"""
    tell(g, "princess-thanks", p)
    options = [REWARD[i] for i, what in enumerate(now.rewards) if possible(g, p, what)] or [REWARD[0]]
    pick: Move = await choose(p, "princess-reward", offer(g, p, options, None, reward_effects))
    await gain(g, p, now.rewards[REWARD.index(pick)])


def reward_effects(g: Game, p: Player, pick: Any) -> Effects:
    """What a reward of the Princess brings."""
    assert g.consequence is not None
    return felt(g, p, *brought(g.consequence.rewards[REWARD.index(pick)]))


def possible(g: Game, p: Player, what: Gain) -> bool:
    """Whether a reward can be carried out: no Debt is destroyed where there is none. [R54]"""
    return what[0][0] != "destroy" or p.unpaid > 0


def turn_court(g: Game) -> None:
    """Turn the contribution card; Princess and Profiteer follow. An empty pile is made anew. [W5.2, D08]"""
    if g.court is None:
        deal_courts(g)
        tell_court(g)
        return
    assert g.consequence is not None
    g.consequences.append(g.consequence)
    g.consequence = g.court
    g.court = g.courts.pop() if g.courts else None
    if g.court is None and g.court_refill == "at-once":
        deal_courts(g)
    tell_court(g)


def tell_court(g: Game) -> None:
    """Where Princess and Profiteer stand now."""
    tell(g, "court-moves", princess=g.princess, profiteer=g.profiteer)


def deal_courts(g: Game) -> None:
    """Shuffle all seven cards; one is turned to its consequence, the top one of the others is current. [W1.7]"""
    g.courts = list(COURTS)
    g.random.shuffle(g.courts)
    g.consequences.clear()
    g.consequence = g.courts.pop()
    g.court = g.courts.pop()


def freed_effects(g: Game, p: Player, pick: Any) -> Effects:
    """Workers who come back from Prison."""
    return (("workers", pick.thing),)


async def reset_abilities(g: Game, p: Player) -> None:
    """Gatekeeper and Fara first, since freed Workers help a Squire; then the others. [W5.2, A10.4]"""
    if p.opponent is PEDDLER:
        await gain_influence(g, p, 1)  # [S9.2]
        gain_silver(p, 2)
        return
    freed = 1 if p.board is FARA else 0
    for apprentice in p.apprentices:
        if apprentice.power == "free-prisoners":
            freed += apprentice.gain[0][1]
    if freed and p.prison:
        most = min(freed, p.prison)
        pick: Move = await choose(p, "free-prisoners", offer(g, p, FREE[most::-1], None, freed_effects))
        count: int = pick.thing
        p.prison -= count
        p.workers += count
        if count:
            tell(g, "releases", p, count=count)
    for apprentice in p.apprentices:
        if apprentice.power == "reset" or (apprentice.power == "squire" and not p.prison):
            await gain(g, p, apprentice.gain)
