"""The virtual player: a seat that is never asked, driven by schemes. [P20, P21, P23, P24, P27.1]"""

from __future__ import annotations

from stavitel.kernel import Random, tell
from stavitel.titles.paladins.board_cards import (
    BASIC,
    BASIC_WORKERS,
    MOST,
    SPACE,
    VIRTUAL_WORKERS,
)
from stavitel.titles.paladins.cards import CARDS, ORDERS, SCHEMES
from stavitel.titles.paladins.inquisition import (
    draw_suspicion,
)
from stavitel.titles.paladins.kinds import (
    RIGHT,
    Difficulty,
    Order,
)
from stavitel.titles.paladins.solo_actions import ABLE, ANYONE, PERFORM
from stavitel.titles.paladins.table import Game, Player, Virtual, fulfilled, times_done


def sit_down(g: Game, random: Random) -> None:
    """The virtual player takes the seat after the humans. [P20.1-P20.7]"""
    virtual = Virtual()
    p = Player(seat=g.humans, virtual=virtual)
    for scheme in SCHEMES:
        (virtual.waiting if scheme.action == "favour" else virtual.deck).extend([scheme] * scheme.copies)
    random.shuffle(virtual.deck)
    level = CARDS[g.difficulty]
    assert isinstance(level, Difficulty)
    g.players.append(p)
    for order in random.sample(ORDERS, level.orders):
        gain_workshop(g, order)


def opponents(g: Game) -> list[Player]:
    """The virtual player, if there is one, as a list."""
    return g.players[g.humans :]


def plays_alone(g: Game) -> bool:
    """Whether one human plays against the virtual player. [P28.2]"""
    return g.humans == 1


def gain_workshop(g: Game, order: Order) -> None:
    """The workshop of a turned-up order moves to that action space. [P20.6, P21.1]"""
    for p in opponents(g):
        covered = p.workshops.get(order.action, 0)
        p.workshops[order.action] = 1 if not covered else 3
        p.developed += 1


def gain_scheme(g: Game) -> None:
    """The scheme lying on a turned-up favour goes to the discards. [P21.2]"""
    for p in opponents(g):
        assert p.virtual is not None
        if p.virtual.waiting:
            p.virtual.schemes.append(p.virtual.waiting.pop())


def muster(g: Game, p: Player) -> None:
    """Start the round with a fixed number of workers, whatever was left. [P21.4, P28.1]"""
    assert p.virtual is not None
    p.virtual.workers = g.round + VIRTUAL_WORKERS.value


async def be_suspected(g: Game) -> None:
    """One suspicion card for each criminal on the tavern card left over. [P21.3, P21.5]"""
    for p in opponents(g):
        for card in list(g.tavern):
            for _ in range(card.workers.count("criminal")):
                await draw_suspicion(g, p)


async def take_turn(g: Game, p: Player) -> None:
    """Turn up a scheme and try it; else the leftmost possible basic action. [P24.2-P24.4]"""
    virtual = p.virtual
    assert virtual is not None
    if not virtual.workers:
        p.passed = True
        tell(g, "passes", p)
        return
    if not virtual.deck:
        virtual.deck, virtual.schemes = virtual.schemes, []
        g.random.shuffle(virtual.deck)
    scheme = virtual.deck.pop()
    virtual.schemes.append(scheme)
    tell(g, "turns-scheme", p, card=scheme)
    for action in attempts(g, p, scheme.action):
        why = hindrance(g, p, action)
        if why is None:
            await perform(g, p, action)
            return
        tell(g, "scheme-fails", p, action=SPACE.get(action, action), why=why)
    for action in BASIC:
        if hindrance(g, p, action) is None:
            await perform(g, p, action)
            return
    p.passed = True  # only where a content file asks for more workers than are left
    tell(g, "passes", p)


def attempts(g: Game, p: Player, action: str) -> list[str]:
    """The actions that a scheme tries, in order. [P27.1]"""
    if action != "order":
        return [action]
    open_orders = [order.action for order in reversed(g.orders) if not fulfilled(p, order)]
    return open_orders or [order.action for order in g.orders[-1:]]


def workers_needed(p: Player, action: str) -> int:
    """One for a favour, the printed ones for a basic action, one for each uncovered spot of the others. [P23.2]"""
    if action in BASIC:
        return BASIC_WORKERS[BASIC.index(action)].value
    if action not in RIGHT:
        return 1
    covered = p.workshops.get(action, 0)
    return len(SPACE[action].spots) - (covered & 1) - (covered >> 1)


def hindrance(g: Game, p: Player, action: str) -> str | None:
    """What keeps the virtual player from an action: workers, the space, its end, attributes or targets. [P24.4]"""
    virtual = p.virtual
    assert virtual is not None
    if action in p.placed:
        return "space-occupied"
    if virtual.workers < workers_needed(p, action):
        return "workers-short"
    if action in RIGHT and action != "attack" and times_done(p, action) >= MOST:
        return "used-up"
    possible = ABLE.get(action)
    return None if possible is None or possible(g, p) else "out-of-reach"


async def perform(g: Game, p: Player, action: str) -> None:
    """Place the workers and carry the action out. [P23.2, P24.4]"""
    virtual = p.virtual
    assert virtual is not None
    needed = workers_needed(p, action)
    virtual.workers -= needed
    if action != "favour":
        p.placed[action] = ANYONE * needed
    tell(g, "virtual-acts", p, action=SPACE.get(action, action))
    await PERFORM[action](g, p)
