"""The virtual player: a seat that is never asked, driven by schemes. [P20-P31]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stavitel.kernel import Random, tell
from stavitel.titles.paladins.cards import (
    ATTRIBUTES,
    BASIC,
    BASIC_WORKERS,
    CARDS,
    FRONTIER,
    JARS,
    KIND,
    MONKS,
    MOST,
    ORDERS,
    OUTPOSTS,
    PLAIN,
    RIGHT,
    SCHEMES,
    SPACE,
    VIRTUAL_WORKERS,
    WALL_ROW,
    Difficulty,
    Favour,
    Order,
    Outsider,
    Reward,
    Square,
)
from stavitel.titles.paladins.favours import pay
from stavitel.titles.paladins.gains import advance, gain, leading, raise_attribute
from stavitel.titles.paladins.inquisition import (
    cancel_debt,
    drain,
    draw_suspicion,
    drop_suspicion,
    pay_debt,
    take_criminal,
    take_tax,
)
from stavitel.titles.paladins.right import believers, monk_squares, outpost_squares
from stavitel.titles.paladins.table import Game, Player, Virtual, fulfilled, times_done

ANYONE: Final = "W"  # a worker of no particular colour


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
    p.virtual.rested = False


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
        if able(g, p, action):
            await perform(g, p, action)
            return
    for action in BASIC:
        if able(g, p, action):
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


def able(g: Game, p: Player, action: str) -> bool:
    """Whether the virtual player can do an action: workers, a free space, attributes, a target. [P24.4]"""
    virtual = p.virtual
    assert virtual is not None
    if action in p.placed or virtual.workers < workers_needed(p, action):
        return False
    if action in RIGHT and action != "attack" and times_done(p, action) >= MOST:
        return False
    if action == "recruit":
        return any(g.town)
    if action == "favour":
        return target_favour(g, p) is not None
    if action == "commission":
        return any(monk_squares(g, p.faith))
    if action == "garrison":
        return any(outpost_squares(g, p.strength))
    if action == "fortify":
        return bool(g.wall_deck) and p.influence >= WALL_ROW[len(p.walls)].needs
    if action == "absolve":
        return p.influence >= JARS[p.jars].needs
    if action == "attack":
        return target_outsider(g, p, within_strength(g, p)) is not None
    if action == "convert":
        return target_outsider(g, p, list(believers(g, p.faith))) is not None
    return True


async def perform(g: Game, p: Player, action: str) -> None:
    """Place the workers and carry the action out. [P23.2, P24.4]"""
    virtual = p.virtual
    assert virtual is not None
    needed = workers_needed(p, action)
    virtual.workers -= needed
    if action != "favour":
        p.placed[action] = ANYONE * needed
    tell(g, "virtual-acts", p, action=action)
    if action == "recruit":
        await recruit(g, p)
    elif action == "pray":
        pray(g, p)
    elif action == "trade":
        advance(g, p, 1)
    elif action == "conspire":
        await draw_suspicion(g, p)
        virtual.workers += 2
    elif action == "rest":
        advance(g, p, 1 + virtual.workers)
        virtual.rested = True
        p.passed = True
    elif action == "favour":
        await use_favour(g, p)
    elif action == "commission":
        await commission(g, p)
    elif action == "garrison":
        await garrison(g, p)
    elif action == "fortify":
        await fortify(g, p)
    elif action == "absolve":
        await absolve(g, p)
    elif action == "attack":
        await attack(g, p)
    else:
        convert(g, p)


def in_order(p: Player, length: int) -> Iterator[int]:
    """Positions from the resource marker to the right and round, counted from 0. [P22.5]"""
    assert p.virtual is not None
    for step in range(length):
        yield (p.virtual.marker - 1 + step) % length


def target_outsider(g: Game, p: Player, reach: list[Outsider]) -> Outsider | None:
    """The outsider that the marker names among those in reach. [P22.5, P26.4, P26.5]"""
    for position in in_order(p, len(g.outsiders)):
        outsider = g.outsiders[position]
        if outsider is not None and outsider in reach:
            return outsider
    return None


def within_strength(g: Game, p: Player) -> list[Outsider]:
    """The outsiders whose flag the virtual player's strength reaches; silver does not help it. [P26.4]"""
    return [
        outsider
        for position, outsider in enumerate(g.outsiders)
        if outsider is not None and FRONTIER[position].strength <= p.strength
    ]


def target_favour(g: Game, p: Player) -> Favour | None:
    """The turned-up, free favour that the marker names. [P22.5, P27.2]"""
    slots = len(g.favours) + len(g.favours_down)
    for position in in_order(p, slots):
        if position < len(g.favours):
            favour = g.favours[position]
            free = favour.key not in g.favour_workers
            if free and g.debts >= favour.cost.count("take-debt"):
                return favour
    return None


async def receive(g: Game, p: Player, reward: Reward) -> None:
    """Take every token of a reward in the order printed; nothing is declined. [P26.8]"""
    together: list[str] = []
    for token in reward:
        if token in PLAIN:
            gain(g, p, token)
        elif token == "criminal":
            await take_criminal(g, p)
        elif token == "tax":
            if token not in together:
                together.append(token)
                await take_tax(g, p, reward.count("tax"))
        elif token == "acquit":
            await acquit(g, p)
        elif token == "cancel-debt":
            if p.unpaid:
                cancel_debt(g, p)
            else:
                await drain(g, p, 1)  # [P22.7]
        elif token == "pay-debt":
            if p.unpaid:
                pay_debt(g, p)
        elif token == "pray":
            pray(g, p)
        elif token == "free-recruit" and any(g.town):
            await recruit(g, p)


async def acquit(g: Game, p: Player) -> None:
    """Discard a suspicion card; without one a coin leaves the tax supply. [P22.7]"""
    if p.suspicion:
        drop_suspicion(g, p)
    else:
        await drain(g, p, 1)


async def recruit(g: Game, p: Player) -> None:
    """Dismiss the townsfolk that the marker names. [P25.1]"""
    for position in in_order(p, len(g.town)):
        townsfolk = g.town[position]
        if townsfolk is not None:
            g.town[position] = None
            g.town_discards.append(townsfolk)
            tell(g, "dismisses", p, card=townsfolk)
            await receive(g, p, townsfolk.dismissed)
            return


def pray(g: Game, p: Player) -> None:
    """Clear the right-hand side, or gain a worker; shuffle all schemes but those on favours. [P25.2]"""
    virtual = p.virtual
    assert virtual is not None
    used = [action for action in RIGHT if action in p.placed]
    for action in used:
        del p.placed[action]
    if not used:
        virtual.workers += 1
    virtual.deck += virtual.schemes
    virtual.schemes = []
    g.random.shuffle(virtual.deck)


def preference(p: Player, square: Square) -> int:
    """The rank of a square for the virtual player, the lowest first. [P26.1, P26.7]"""
    reward = square.reward
    workers = sum(token in KIND for token in reward)
    if "free-recruit" in reward:
        return 0
    if "pay-debt" in reward:
        return 1 if p.unpaid else 9
    if "pray" in reward:
        return 2
    if workers:
        return 3 if workers > 1 else 4
    return 5 if "silver" in reward else 6


async def commission(g: Game, p: Player) -> None:
    """A monk to the square it prefers. [P26.1]"""
    square = min(monk_squares(g, p.faith), key=lambda square: preference(p, square))
    g.monks[square.key] = p.seat
    p.monks += 1
    tell(g, "sends-monk", p, square=square)
    await receive(g, p, MONKS[p.monks - 1].raises)
    await receive(g, p, square.reward)


async def garrison(g: Game, p: Player) -> None:
    """An outpost to the square it prefers. [P26.1]"""
    square = min(outpost_squares(g, p.strength), key=lambda square: preference(p, square))
    g.outposts[square.key] = p.seat
    p.outposts += 1
    tell(g, "sends-outpost", p, square=square)
    await receive(g, p, OUTPOSTS[p.outposts - 1].raises)
    await receive(g, p, square.reward)


async def fortify(g: Game, p: Player) -> None:
    """The top wall with all its rewards; of a choice the leftmost that has an effect. [P26.3]"""
    wall = g.wall_deck.pop()
    p.walls.append(wall)
    tell(g, "builds-wall", p, card=wall)
    raise_attribute(p, "strength", wall.strength)
    await receive(g, p, wall.gains)
    if wall.choices:
        first = wall.choices[0]
        idle = first == ("pay-debt",) and not p.unpaid
        await receive(g, p, wall.choices[1] if idle and len(wall.choices) > 1 else first)


async def absolve(g: Game, p: Player) -> None:
    """Flip the leftmost jar: faith, a suspicion card less, and a debt paid or another card less. [P26.2]"""
    p.jars += 1
    tell(g, "flips-jar", p)
    await receive(g, p, JARS[p.jars - 1].raises)
    await receive(g, p, ("acquit",))
    await receive(g, p, ("pay-debt",) if p.unpaid else ("acquit",))


async def attack(g: Game, p: Player) -> None:
    """Attack the outsider that the marker names. [P26.4]"""
    outsider = target_outsider(g, p, within_strength(g, p))
    assert outsider is not None
    g.outsiders[g.outsiders.index(outsider)] = None
    p.attacked.append(outsider)
    tell(g, "attacks", p, card=outsider)
    raise_attribute(p, "influence")
    await receive(g, p, outsider.attacked)


def convert(g: Game, p: Player) -> None:
    """Convert the outsider that the marker names. [P26.5]"""
    outsider = target_outsider(g, p, list(believers(g, p.faith)))
    assert outsider is not None
    g.outsiders[g.outsiders.index(outsider)] = None
    p.converted.append(outsider)
    tell(g, "converts", p, card=outsider)
    raise_attribute(p, "strength", outsider.strength)


async def use_favour(g: Game, p: Player) -> None:
    """One worker on the favour that the marker names. [P27.2]"""
    favour = target_favour(g, p)
    assert favour is not None
    g.favour_workers[favour.key] = ANYONE
    tell(g, "uses-favour", p, card=favour)
    pay(g, p, favour)
    await receive(g, p, favourite(p, favour))


def favourite(p: Player, favour: Favour) -> Reward:
    """What the virtual player takes where a favour lets choose. [P27.3]"""
    best = leading(p)
    for reward in favour.choices:
        if "free-develop" in reward or ("pay-debt" in reward and not p.unpaid):
            continue
        if len(favour.choices) == 1 or reward[0] not in ATTRIBUTES or reward == (best,) or best is None:
            return reward
    return favour.choices[-1]
