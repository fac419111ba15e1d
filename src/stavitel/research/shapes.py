"""What a field of a state can hold, learnt from tables that were played: the shape its features take.

A field is declared with its kind and who sees it; how many different words, cards and numbers it can hold shows in
play. A shape is plain data, so that it can be kept in a file beside a trained model.

    number    a count or a flag               seat      one of the players, own seat first
    word      one thing out of some           letters   a text that is a heap of letters: "eft"
    bag       several things out of some      numbers   a list of always so many numbers
    by-seat   a number for each player        seats     a list of players
    total     numbers in a list of any length map       a shape under each of some keys
    state, states, players, statedict         states inside a state
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stavitel.kernel import Card

Shape = dict[str, Any]

FEW_WORDS = 48  # more different texts than these are taken apart into letters, or left to "other"
FEW_LETTERS = 16
SMALL = 4  # players: at such tables every seat has its turn at everything
WIDEST_MAP = 3000  # features of one map; beyond it only how much lies under each key


class Seen:
    """What has been seen in one field, on tables of several sizes."""

    def __init__(self) -> None:
        self.numbers: dict[int, tuple[int, int]] = {}  # least and most, by how many play
        self.lengths: dict[int, set[int]] = {}  # by how many play
        self.flags = True  # no number but yes and no
        self.words: dict[str, None] = {}
        self.kinds: dict[str, None] = {}  # the classes of cards
        self.none = False
        self.pairs = False  # things lie in tuples inside
        self.inside: Seen | None = None  # what a list holds
        self.keys: dict[str, None] = {}
        self.under: Seen | None = None  # what a dict holds

    def add(self, held: Any, players: int) -> None:
        """See one value."""
        if held is None:
            self.none = True
        elif isinstance(held, int):
            self.flags = self.flags and isinstance(held, bool)
            least, most = self.numbers.get(players, (held, held))
            self.numbers[players] = (min(least, held), max(most, held))
        elif isinstance(held, str):
            self.words[held] = None
        elif isinstance(held, Card):
            self.kinds[type(held).__qualname__] = None
        elif isinstance(held, (list, tuple)):
            self.lengths.setdefault(players, set()).add(len(held))
            self.inside = self.inside or Seen()
            for thing in held:
                if isinstance(thing, (list, tuple)):
                    self.pairs = True
                    for leaf in leaves(thing):
                        self.inside.add(leaf, players)
                else:
                    self.inside.add(thing, players)
        elif isinstance(held, dict):
            self.under = self.under or Seen()
            for key, thing in held.items():
                self.keys[str(key)] = None
                self.under.add(thing, players)
        elif isinstance(getattr(held, "key", None), str):
            self.words[held.key] = None

    def shape(self, cards: dict[str, list[str]]) -> Shape:
        """The shape that fits all that was seen; `cards` are the keys of all cards by their class."""
        if self.under is not None:
            return self._map(cards)
        if self.inside is not None:
            return self._several(self.inside)
        if self.kinds or self.words:
            return _one_of(self)
        if self.numbers:
            return {"as": "seat"} if self._is_seat() else {"as": "number", "most": self.most}
        return {"as": "nothing"}

    @property
    def most(self) -> int:
        """The greatest number, whatever its sign."""
        return max([1, *(max(-least, most) for least, most in self.numbers.values())])

    def _is_seat(self) -> bool:
        """Whether the numbers stayed among the seats at tables of every size, and reached the last at small ones."""
        sizes = {players: limits for players, limits in self.numbers.items() if players >= 2}
        small = [players for players in sizes if players <= SMALL]
        return (
            not self.flags
            and len(small) >= 2
            and all(least in {-1, 0} and most < players for players, (least, most) in sizes.items())
            and all(sizes[players][1] == players - 1 for players in small)
        )

    def _several(self, inside: Seen) -> Shape:
        lengths = set().union(*self.lengths.values())
        longest = max([1, *lengths])
        if inside.kinds or inside.words:
            words = sorted(inside.words) if len(inside.words) <= FEW_WORDS else []
            placed = inside.none or (len(lengths) == 1 and longest > 1)
            return {
                "as": "bag", "cards": sorted(inside.kinds), "words": words, "most": longest,
                "placed": placed and not self.pairs, "pairs": self.pairs,
            }  # fmt: skip
        if not inside.numbers:
            return {"as": "nothing"} if lengths <= {0} else {"as": "total", "length": longest, "most": 1}
        if len(self.lengths) >= 2 and all(found == {players} for players, found in self.lengths.items()):
            return {"as": "seats"} if inside._is_seat() else {"as": "by-seat", "most": inside.most}
        if inside._is_seat():
            return {"as": "seats"}
        if len(lengths) == 1:
            return {"as": "numbers", "length": longest, "most": inside.most}
        return {"as": "total", "length": longest, "most": longest * inside.most}

    def _map(self, cards: dict[str, list[str]]) -> Shape:
        assert self.under is not None
        each = self.under.shape(cards)
        wide = len(self.keys) * sum(len(cards.get(kind, ())) for kind in each.get("cards", ()))
        if wide > WIDEST_MAP:
            each = {"as": "there"}
        return {"as": "map", "keys": sorted(self.keys), "each": each} if self.keys else {"as": "nothing"}


def _one_of(seen: Seen) -> Shape:
    words = sorted(seen.words)
    if len(words) > FEW_WORDS and not seen.kinds:
        letters = sorted(set("".join(words)))
        if len(letters) <= FEW_LETTERS:
            return {"as": "letters", "words": letters}
    return {"as": "word", "cards": sorted(seen.kinds), "words": words if len(words) <= FEW_WORDS else []}


def leaves(thing: Any) -> Iterable[Any]:
    """What lies in tuples inside tuples, but the numbers that it is filed by."""
    for part in thing:
        if isinstance(part, (list, tuple)):
            yield from leaves(part)
        elif not isinstance(part, int):
            yield part


class Index(dict[Any, int]):
    """Where a thing's feature lies; what was never seen before shares the last one."""

    def __init__(self, words: Iterable[str], first: int = 0) -> None:
        super().__init__((word, first + at) for at, word in enumerate(words))
        self.other = first + len(self)

    def __missing__(self, thing: Any) -> int:
        at = self[thing] = self.get(getattr(thing, "key", thing), self.other)
        return at
