"""What a seat knows: re-dealing what lies hidden in keeping with the cards it passed on in the draft."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from stavitel.kernel import Random
from stavitel.titles.lisboa.kinds import Political
from stavitel.titles.lisboa.table import Lisboa, Player

LOTS = (3, 2, 1)  # cards passed on in the draft [L1.3.2]


def redeal(g: Lisboa, seat: int, random: Random) -> None:
    """Move the cards this seat passed on in the draft to where they can be. [L1.3.2]"""
    me = g.players[seat]
    if not me.passed:
        return
    choices = _whereabouts(g, me)
    if choices:
        _settle(g, me, random.pick(choices), random)


def _whereabouts(g: Lisboa, me: Player) -> list[dict[Political, tuple[int, str]]]:
    """Every way the cards passed on may have spread: seat and zone for each one this seat cannot see."""
    seats = len(g.players)
    rounds = len(me.passed)
    rounds = 1 if rounds <= 3 else 2 if rounds <= 5 else 3
    lots = []
    start = 0
    for size in LOTS[:rounds]:
        lots.append(sorted(me.passed[start : start + size], key=lambda card: card.key))
        start += size
    done = not any(p.packet for p in g.players)
    ways: list[dict[Political, tuple[int, str]]] = [{}]
    for number, lot in enumerate(lots):
        age = rounds - number + (1 if done else 0)  # how many seats have had it before them
        ways = [{**way, **more} for way in ways for more in _spread(me.seat, seats, lot, age, done)]
    return [way for way in ways if _possible(g, me, way)]


def _spread(
    mine: int, seats: int, lot: list[Political], age: int, done: bool
) -> list[dict[Political, tuple[int, str]]]:
    """The ways one lot may lie: each seat it reached kept one card, the rest is in the packet of the last."""
    found = []
    for order in permutations(lot):
        way: dict[Political, tuple[int, str]] = {}
        for place, card in enumerate(order):
            step = min(place + 1, age)
            holder = (mine + step) % seats
            way[card] = (holder, "hand" if done or place + 1 < age else "packet")
        if way not in found:
            found.append(way)
    return found


def _possible(g: Lisboa, me: Player, way: dict[Political, tuple[int, str]]) -> bool:
    """Whether this seat's knowledge allows it: cards it sees lie where they lie, and hands have room."""
    needed: Counter[tuple[int, str]] = Counter()
    for card, (holder, zone) in way.items():
        p = g.players[holder]
        if p is me:
            if card not in me.hand and card not in me.packet and card not in me.shed:
                return False
        elif any(card in q.shed for q in g.players) or card in me.hand or card in me.packet:
            if card not in p.shed:
                return False
        else:
            needed[holder, zone] += 1
    return all(count <= _room(g.players[holder], zone) for (holder, zone), count in needed.items())


def _room(p: Player, zone: str) -> int:
    held = p.hand if zone == "hand" else p.packet
    return sum(card.deck == "blue" for card in held)


def _settle(g: Lisboa, me: Player, way: dict[Political, tuple[int, str]], random: Random) -> None:
    """Put each known card where this way has it, and deal the other hidden blue cards over what is left."""
    others = [p for p in g.players if p is not me]
    zones: list[tuple[tuple[int, str], list[Political]]] = []
    for p in others:
        zones += [((p.seat, "hand"), p.hand), ((p.seat, "packet"), p.packet)]
    zones += [((-1, "box"), g.box), ((-1, "blue"), g.blue)]
    places = [(name, held, i) for name, held in zones for i, card in enumerate(held) if card.deck == "blue"]
    pool = sorted((held[i] for _, held, i in places), key=lambda card: card.key)
    fixed = {card: home for card, home in way.items() if card in pool}
    loose = [card for card in pool if card not in fixed]
    random.shuffle(loose)
    wanted: dict[tuple[int, str], list[Political]] = {}
    for card in sorted(fixed, key=lambda card: card.key):
        wanted.setdefault(fixed[card], []).append(card)
    for name, held, i in places:
        due = wanted.get(name)
        held[i] = due.pop() if due else loose.pop()
