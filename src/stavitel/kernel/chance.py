"""Chance: one generator on the table, made of a secret seed and a counter, so that it copies, dumps and commits."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b, sha256
from typing import Any, TypeVar

T = TypeVar("T")


class Chanced(Exception):
    """A look-ahead met chance: what lies beyond cannot be known."""


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

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """Put the things in random order, in place."""
        pool = 0
        for left, i in enumerate(range(len(things) - 1, 0, -1)):
            if left % 48 == 0:  # 48 picks out of a big deck use up well under 512 bits
                pool = self.bits()
            pool, j = divmod(pool, i + 1)
            things[i], things[j] = things[j], things[i]

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
