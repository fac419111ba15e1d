"""The ways to pay a cost: plainest first, equal ones merged, wasteful ones left out."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from stavitel.kernel.ask import Refused, choose
from stavitel.kernel.values import RulesError


@dataclass(frozen=True)
class Exchange:
    """Something that may be given in place of what a cost asks for: `give` of one kind count as `for_` of others."""

    name: str
    give: tuple[str, int]
    for_: tuple[tuple[str, int], ...]
    most: int = 99


@dataclass(frozen=True)
class Payment:
    """One way to pay: what is spent, and how often each exchange is used."""

    spent: tuple[tuple[str, int], ...]
    used: tuple[tuple[str, int], ...] = ()
    key: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        parts = [f"{count}.{kind}" for kind, count in self.spent]
        object.__setattr__(self, "key", "+".join(parts) or "nothing")

    def __getitem__(self, kind: str) -> int:
        return dict(self.spent).get(kind, 0)

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The text of the payment: what is spent, kind by kind."""
        return "pay-way", {kind: count for kind, count in self.spent}


def ways(cost: Mapping[str, int], purse: Mapping[str, int], exchanges: Sequence[Exchange] = ()) -> list[Payment]:
    """Every sensible way to pay a cost out of a purse.

    >>> influence = Exchange("influence", ("influence", 2), (("silver", 2),))
    >>> [way.key for way in ways({"silver": 3}, {"silver": 5, "influence": 2}, [influence])]
    ['3.silver', '1.silver+2.influence']
    >>> ways({"silver": 3}, {"silver": 2})
    []
    """
    owed = {kind: count for kind, count in cost.items() if count > 0}
    found: dict[tuple[tuple[str, int], ...], tuple[int, Payment]] = {}
    for uses in product(*(range(_most(exchange, purse, owed) + 1) for exchange in exchanges)):
        spent = dict(owed)
        wasteful = False
        for exchange, times in zip(exchanges, uses, strict=True):
            if not times:
                continue
            room = times
            helped = False
            for kind, count in exchange.for_:
                covered = min(count * room, spent.get(kind, 0))
                if covered:
                    helped = helped or covered > count * (room - 1)  # each use must be needed
                    spent[kind] -= covered
                    break
            wasteful = wasteful or not helped
            give, amount = exchange.give
            spent[give] = spent.get(give, 0) + amount * times
        if wasteful or any(count > purse.get(kind, 0) for kind, count in spent.items()):
            continue
        paid = tuple((kind, count) for kind, count in spent.items() if count)
        name = tuple(sorted(paid))
        bother = sum(uses)
        if name not in found or bother < found[name][0]:
            used = tuple((exchange.name, times) for exchange, times in zip(exchanges, uses, strict=True) if times)
            found[name] = bother, Payment(paid, used)
    return [payment for _, payment in sorted(found.values(), key=lambda way: way[0])]


def _most(exchange: Exchange, purse: Mapping[str, int], owed: Mapping[str, int]) -> int:
    kind, amount = exchange.give
    wanted = sum(-(-owed.get(other, 0) // count) for other, count in exchange.for_)
    return min(exchange.most, purse.get(kind, 0) // amount, wanted)


def choose_payment(
    p: Any,
    topic: str,
    cost: Mapping[str, int],
    purse: Mapping[str, int],
    exchanges: Sequence[Exchange] = (),
    *,
    refused: Refused | None = None,
) -> Awaitable[Payment]:
    """Ask how to pay, if there is more than one way."""
    found = ways(cost, purse, exchanges)
    if not found:
        raise RulesError(f"{dict(cost)} cannot be paid out of {dict(purse)}")
    return choose(p, topic, found, refused)
