"""Who sees what: the zones of a table, what a seat may see of them, and dealing anew what it may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import attrgetter
from typing import Any, Final, TypeVar

from stavitel.kernel.chance import Random
from stavitel.kernel.state_methods import NOTE, PUBLIC, SECRET, Part, opened
from stavitel.kernel.table import Table
from stavitel.kernel.values import Card

T = TypeVar("T")
KEY: Final = attrgetter("key")


def zones(root: Any, owner: int | None = None) -> Iterator[tuple[Any, Part, int | None]]:
    """Every zone on a table with the object it belongs to and the seat that owns it."""
    if root._owned:
        owner = root.seat
    for part in root._parts:
        held = getattr(root, part.name)
        if part.kind == "state":
            if held is not None:
                yield from zones(held, owner)
        elif part.kind == "states":
            for inner in held:
                yield from zones(inner, owner)
        elif part.kind == "statedict":
            for inner in held.values():
                yield from zones(inner, owner)
        else:
            yield root, part, owner


def sees(part: Part, held: Any, owner: int | None, seat: int | None, looks: tuple[Any, ...]) -> bool:
    """Whether a seat (None: the public) sees into a zone."""
    if part.visibility == PUBLIC:
        return True
    if part.visibility != SECRET and owner is not None and owner == seat:
        return True
    return opened(held, looks)


def redact(root: T, seat: int | None, looks: tuple[Any, ...] = ()) -> T:
    """The table as a seat sees it: the same classes, what is hidden face down."""
    seen: T = root._redact(seat, looks, None)  # type: ignore[attr-defined]
    return seen


def redeal(root: Table, seat: int, random: Random, looks: tuple[Any, ...] = (), known: Hidden | None = None) -> Hidden:
    """Deal anew, in place and back for back, every card that a seat cannot see; empty the others' notes.

    Gives what the seat cannot see, which may be handed in again for the same table.
    """
    zones: list[list[Any]] = []
    places: list[tuple[Any, str]] = []
    root._conceal(seat, looks, None, zones, places)  # type: ignore[attr-defined]
    if known is None:
        known = Hidden(zones, places)
    pool: dict[str, list[Card]] = {}
    for back, cards in known.cards:
        pool[back] = fresh = [*cards]
        random.shuffle(fresh)
    for zone, same in zip(zones, known.backs, strict=True):
        if same is not None:
            fresh = pool[same]
            rest = len(fresh) - len(zone)
            zone[:] = fresh[rest:]
            del fresh[rest:]
            continue
        for at, thing in enumerate(zone):
            if isinstance(thing, Card):
                zone[at] = pool[thing.back].pop()
    for at in known.singles:
        holder, name = places[at]
        setattr(holder, name, pool[getattr(holder, name).back].pop())
    return known


class Hidden:
    """What a seat cannot see of a table: the same for every world that it imagines there."""

    __slots__ = ("backs", "cards", "singles")

    def __init__(self, zones: list[list[Any]], places: list[tuple[Any, str]]) -> None:
        pool: dict[str, list[Card]] = {}
        self.backs: Final = [_gather(zone, pool) for zone in zones]  # of each zone whose cards all have the same
        self.singles: Final = [at for at, place in enumerate(places) if isinstance(getattr(*place), Card)]
        for at in self.singles:
            card = getattr(*places[at])
            pool.setdefault(card.back, []).append(card)
        self.cards: Final = [(back, sorted(pool[back], key=KEY)) for back in sorted(pool)]


def _gather(zone: list[Any], pool: dict[str, list[Card]]) -> str | None:
    """Put the cards of a zone into the pool by their backs; gives the back if all things in it are cards of one."""
    if not zone:
        return None
    try:
        backs = {card.back for card in zone}
    except AttributeError:
        backs = set()
    if len(backs) == 1:
        (back,) = backs
        pool.setdefault(back, []).extend(zone)
        return str(back)
    for card in zone:
        if isinstance(card, Card):
            pool.setdefault(card.back, []).append(card)
    return None


def shows_more(before: Any, now: Any, seat: int, looks_before: tuple[Any, ...], looks: tuple[Any, ...]) -> bool:
    """Whether some seat sees a card on `now` that neither it nor `seat` saw on `before`: something hidden was shown."""
    were, are = list(zones(before)), list(zones(now))
    lost: dict[str, int] = {}  # by how much fewer of a card the seat sees
    gained: dict[int, dict[str, int]] = {other: {} for other in range(len(now.players))}
    if len(were) != len(are):
        return True
    for (holder_before, part, owner_before), (holder, _, owner) in zip(were, are, strict=True):
        held_before, held = getattr(holder_before, part.name), getattr(holder, part.name)
        if part.visibility == NOTE or (
            held_before == held and owner_before == owner and not looks and not looks_before
        ):
            continue
        saw = sees(part, held_before, owner_before, seat, looks_before)
        now_sees = sees(part, held, owner, seat, looks)
        if saw:
            for card in _cards_in(held_before):
                lost[card.key] = lost.get(card.key, 0) + 1
        if now_sees:
            for card in _cards_in(held):
                lost[card.key] = lost.get(card.key, 0) - 1
        for other, count in gained.items():
            if other == seat:
                continue
            if not saw and sees(part, held_before, owner_before, other, ()):
                for card in _cards_in(held_before):
                    count[card.key] = count.get(card.key, 0) - 1
            if not now_sees and sees(part, held, owner, other, ()):
                for card in _cards_in(held):
                    count[card.key] = count.get(card.key, 0) + 1
    if any(fewer < 0 for fewer in lost.values()):
        return True
    return any(more > lost.get(key, 0) for count in gained.values() for key, more in count.items())


def _cards_in(held: Any) -> Iterator[Card]:
    if isinstance(held, Card):
        yield held
    elif isinstance(held, (list, tuple)):
        for inner in held:
            yield from _cards_in(inner)
    elif isinstance(held, dict):
        for inner in held.values():
            yield from _cards_in(inner)


def cards_on(root: Any) -> Counter[str]:
    """How many of each card lie on a table; notes are memories, not places."""
    return Counter(
        card.key
        for holder, part, _ in zones(root)
        if part.visibility != NOTE
        for card in _cards_in(getattr(holder, part.name))
    )
