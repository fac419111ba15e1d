"""Chance: one generator on the table, made of a secret seed and a counter, so that it copies, dumps and commits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b, sha256
from typing import Any, Final, TypeVar

T = TypeVar("T")


class Chanced(Exception):
    """A look-ahead met chance: what lies beyond cannot be known."""


PICKS: Final = 48  # out of a big deck: they use up well under 512 bits
SMALL: Final = 1 << 30  # below this numbers are divided quickly


@cache
def _picks(count: int) -> list[list[tuple[int, list[int]]]]:
    """The picks of a shuffle, by the bits they share: one of so many things, of one fewer, and so on down to two.

    Those that stand together are taken out of the bits as one number, the product of their sizes, which is small.

    >>> _picks(4)
    [[(24, [4, 3, 2])]]
    """
    blocks: list[list[tuple[int, list[int]]]] = []
    for number, size in enumerate(range(count, 1, -1)):
        if number % PICKS == 0:
            blocks.append([(1, [])])
        choices, sizes = blocks[-1][-1]
        if choices * size < SMALL:
            blocks[-1][-1] = (choices * size, [*sizes, size])
        else:
            blocks[-1].append((size, [size]))
    return blocks


class Random:
    """Draws from a hash of a secret seed of 256 bits and a counter.

    >>> dice = Random.from_text("7")
    >>> [dice.below(6) + 1 for _ in range(5)] == [Random.from_text("7").below(6) + 1] * 5
    False
    """

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    @classmethod
    def from_text(cls, text: str) -> Random:
        """The generator of a seed written as text."""
        return cls(sha256(b"stavitel:" + text.encode()).digest())

    def copy(self) -> Random:
        """The same generator at the same place."""
        return Random(self.seed, self.drawn)

    def bits(self) -> int:
        """The next 512 random bits."""
        self.drawn += 1
        return int.from_bytes(blake2b(b"%b%d" % (self.seed, self.drawn)).digest(), "big")

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return self.bits() % limit

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.bits() % len(things)]

    def shuffle(self, things: list[Any]) -> None:
        """Put the things in random order, in place."""
        for block in _picks(len(things)):
            pool = self.bits()
            for choices, sizes in block:
                pool, part = divmod(pool, choices)
                for size in sizes:
                    j = part % size
                    part //= size
                    things[size - 1], things[j] = things[j], things[size - 1]

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """Some of the things, in random order."""
        deck = list(things)
        self.shuffle(deck)
        return deck[:count]

    def dump(self) -> list[Any]:
        """As plain data."""
        return [self.seed.hex(), self.drawn]

    @classmethod
    def load(cls, data: list[Any]) -> Random:
        """From plain data."""
        return cls(bytes.fromhex(data[0]), int(data[1]))


class Unknown(Random):
    """Stands in for chance while a rule is looked ahead; whoever draws from it gets `Chanced`."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(b"", 0)

    def bits(self) -> int:
        """Chance cannot be known ahead."""
        raise Chanced
