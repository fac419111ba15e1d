"""Tax, suspicion, debts, and the Inquisition wherever it strikes. [P11-P14]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Move, choose, move, offer, tell
from stavitel.titles.paladins.board_cards import TAX_SUPPLY
from stavitel.titles.paladins.effects import of_witness
from stavitel.titles.paladins.gains import advance, gain
from stavitel.titles.paladins.kinds import CRIMINAL, PLAIN, Townsfolk
from stavitel.titles.paladins.table import Game, Player

DONE: Final = move("done")


async def take_tax(g: Game, p: Player, icons: int) -> None:
    """Take the tax of one card or reward; the last coin calls the Inquisition. [P11.1-P11.4, P22.1]"""
    if icons:
        if p.virtual is not None:
            advance(g, p, icons)
        else:
            p.silver += icons
        tell(g, "takes-tax", p, n=icons, left=max(0, g.tax - icons))
        await drain(g, p, icons)


async def drain(g: Game, p: Player, coins: int) -> None:
    """Coins leave the tax supply, as far as there are any; the last one calls the Inquisition. [P11.2, P11.3]"""
    g.tax = max(0, g.tax - coins)
    if not g.tax:
        await inquisition(g, p)


async def take_criminal(g: Game, p: Player) -> None:
    """A criminal joins, and suspicion falls on the player. [P12.1]"""
    if p.virtual is not None:
        p.virtual.workers += 1
    else:
        p.workers[CRIMINAL] += 1
    await draw_suspicion(g, p)


async def draw_suspicion(g: Game, p: Player) -> None:
    """Draw a suspicion card and take its tax; without any card left there is an Inquisition first. [P12.1, P12.4]"""
    if not g.suspicion_deck and not g.suspicion_discards:
        await inquisition(g, p)
    if not g.suspicion_deck:
        g.suspicion_deck, g.suspicion_discards = g.suspicion_discards, []
        g.random.shuffle(g.suspicion_deck)
    if g.suspicion_deck:
        card = g.suspicion_deck.pop()
        p.suspicion.append(card)
        tell(g, "draws-suspicion", p, card=card)
        await take_tax(g, p, card.tax)


def drop_suspicion(g: Game, p: Player, count: int = 1) -> None:
    """Discard the newest own suspicion cards. [P12.3]"""
    for _ in range(count):
        g.suspicion_discards.append(p.suspicion.pop())
    if count:
        tell(g, "drops-suspicion", p, n=count)


def take_debt(g: Game, p: Player) -> None:
    """Take an unpaid debt, if the pile holds one. [P13.1, P13.5]"""
    if g.debts:
        g.debts -= 1
        p.unpaid += 1
        tell(g, "takes-debt", p)
    else:
        tell(g, "no-debt-left", p)


def pay_debt(g: Game, p: Player) -> None:
    """Flip an unpaid debt; each own Debt Collector brings a worker. [P13.2, P13.4]"""
    p.unpaid -= 1
    p.paid += 1
    tell(g, "pays-debt", p)
    for collector in p.retinue:
        if collector.trigger == "pay-debt":
            gain(g, p, collector.gains)


def cancel_debt(g: Game, p: Player) -> None:
    """Give an unpaid debt back to the pile. [P13.3]"""
    p.unpaid -= 1
    g.debts += 1
    tell(g, "cancels-debt", p)


async def inquisition(g: Game, p: Player) -> None:
    """Townsfolk speak, the most suspected take a debt and drop half their cards, the tax supply is filled. [P14]"""
    tell(g, "inquisition", p)
    around = g.clockwise(p.seat)
    for q in around:
        await call_witnesses(g, q)
    most = max(len(q.suspicion) for q in around)
    if not most:
        tell(g, "nobody-suspected")
    else:
        for q in around:
            if len(q.suspicion) == most:
                tell(g, "most-suspected", q, n=most)
                take_debt(g, q)
                drop_suspicion(g, q, most // 2)
    g.tax = full_tax(g)
    tell(g, "fills-tax", n=g.tax)


async def call_witnesses(g: Game, q: Player) -> None:
    """Use own Conspirators, Peddlers and Squires, each once, in any order. [P14.1]"""
    left = [townsfolk for townsfolk in q.retinue if townsfolk.trigger == "inquisition"]
    while left:
        useful = [townsfolk for townsfolk in left if speaks(q, townsfolk)]
        if not useful:
            return
        chosen: Townsfolk | Move = await choose(q, "use-townsfolk", offer(g, q, [*useful, DONE], effects=of_witness))
        if not isinstance(chosen, Townsfolk):
            return
        left.remove(chosen)
        tell(g, "uses", q, card=chosen)
        for token in chosen.gains:
            if token in PLAIN:
                gain(g, q, (token,))
            elif token == "acquit" and q.suspicion:
                drop_suspicion(g, q)


def speaks(q: Player, townsfolk: Townsfolk) -> bool:
    """Whether the condition of a townsfolk holds at this moment of the Inquisition. [P14.1]"""
    if townsfolk.only_if == "pair":
        return len(q.suspicion) >= 2
    if townsfolk.only_if == "none":
        return not q.suspicion
    return bool(q.suspicion)


def full_tax(g: Game) -> int:
    """What the tax supply is filled up to; the virtual player counts as a player. [P2.4, P14.4]"""
    return TAX_SUPPLY[len(g.players) - 1].silver
