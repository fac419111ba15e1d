"""Workers and the spots of action spaces: who fits where, and the sensible ways to fill them. [P4.1-P4.6]"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, Final

from stavitel.kernel import Reason, choose, choose_some, offer
from stavitel.kernel.questions import Effects
from stavitel.titles.paladins.board_cards import CARRIED, ROUNDS, SPACE, SPACES
from stavitel.titles.paladins.cards import FAVOURS
from stavitel.titles.paladins.kinds import CRIMINAL, KIND, KINDS, LABOURER, LETTERS, RIGHT
from stavitel.titles.paladins.people_cards import WORKERS
from stavitel.titles.paladins.table import Game, Player

Spots = tuple[str, ...]
Hands = tuple[int, ...]  # workers by kind


@dataclass(frozen=True)
class Crew:
    """One way to fill the open spots of a space: a letter per spot."""

    key: str
    letters: str
    kinds: tuple[int, ...]

    @property
    def says(self) -> tuple[str, dict[str, Any]]:
        """The workers by name."""
        workers = [WORKERS[kind] for kind in self.kinds]
        return f"do-place-{len(workers)}", dict(zip("abc", workers, strict=False))


@lru_cache(maxsize=256)
def open_spots(spots: Spots, workshops: int) -> Spots:
    """The spots that no workshop covers; workshops lie on the first, the second or both. [P4.6]"""
    return tuple(spot for index, spot in enumerate(spots) if index > 1 or not workshops & (index + 1))


def _patterns() -> list[tuple[Spots, int, list[tuple[int, int]], int]]:
    """Every row of spots that an action or a favour can ask for: how many, which colours, how many criminals."""
    rows = {open_spots(space.spots, covered) for space in SPACES for covered in range(4 if space.key in RIGHT else 1)}
    rows |= {space.spots[:1] for space in SPACES}
    rows |= {(favour.spot,) for favour in FAVOURS}
    return [
        (row, len(row), [(KIND[c], row.count(c)) for c in sorted(set(row) & set(KINDS[:5]))], row.count("criminal"))
        for row in sorted(rows)
    ]


_PATTERNS: Final = _patterns()
BIT: Final = {pattern[0]: 1 << number for number, pattern in enumerate(_PATTERNS)}  # a bit for each row of spots


@lru_cache(maxsize=1 << 16)
def manned(workers: Hands) -> int:
    """The rows of spots for which workers can be found, each as its bit. [P4.2, P4.3]"""
    total = sum(workers)
    found = 0
    for row, size, colours, wild in _PATTERNS:
        if size <= total:
            for kind, need in colours:
                if workers[kind] < need:
                    wild += need - workers[kind]
            if wild <= workers[CRIMINAL]:
                found |= BIT[row]
    return found


def lacking(spots: Spots, workers: Hands) -> Reason | None:
    """Why workers cannot be found for all spots, or None. [P4.2, P4.3]"""
    if sum(workers) < len(spots):
        return Reason("too-few-workers", "P4.1", need=len(spots), have=sum(workers))
    left = list(workers)
    for spot in sorted(spots, key=lambda spot: spot != "criminal"):  # nothing stands in for a criminal
        if spot == "any":
            continue
        kind = KIND[spot] if left[KIND[spot]] else CRIMINAL
        if not left[kind]:
            if spot == "criminal":
                return Reason("criminal-missing", "P4.3")
            return Reason("worker-missing", "P4.2", worker=WORKERS[KIND[spot]])
        left[kind] -= 1
    return None


@lru_cache(maxsize=1 << 14)
def crews(spots: Spots, workers: Hands) -> tuple[Crew, ...]:
    """The sensible ways to fill the spots, the plainest first.

    A coloured spot takes its own colour, a criminal only where that is missing. A transparent one takes a labourer
    if there is one, else a colour of the player's choice, the most plentiful first, a criminal last: whoever can do
    more is never spent where one who can do less would serve.
    """
    left = list(workers)
    taken: list[str] = []
    for spot in spots:
        if spot == "any":
            taken.append("?")
            continue
        kind = KIND[spot] if left[KIND[spot]] else CRIMINAL
        left[kind] -= 1
        taken.append(LETTERS[kind])
    free = taken.count("?")
    sure = "L" * min(free, left[LABOURER])
    rest = free - len(sure)
    if not rest:
        return (_crew(taken, sure),)
    colours = [kind for kind in range(1, CRIMINAL) if left[kind]]
    colours.sort(key=lambda kind: -left[kind])
    wild = "X" * max(0, rest - sum(left[1:CRIMINAL]))
    found: list[Crew] = []
    for kinds in combinations_with_replacement(colours, rest - len(wild)):
        if len(kinds) < 2 or all([kinds.count(kind) <= left[kind] for kind in kinds]):
            found.append(_crew(taken, sure + "".join([LETTERS[kind] for kind in kinds]) + wild))
    return tuple(found)


def _crew(taken: list[str], anywhere: str) -> Crew:
    """The crew of those who stand on coloured spots and those who go to the transparent ones."""
    coming = iter(anywhere)
    return _named("".join([next(coming) if letter == "?" else letter for letter in taken]))


@lru_cache(maxsize=512)
def _named(letters: str) -> Crew:
    """The one crew of these letters."""
    kinds = tuple([LETTERS.index(letter) for letter in letters])
    return Crew("+".join([KINDS[kind] for kind in kinds]), letters, kinds)


async def place(p: Player, action: str, spots: Spots) -> None:
    """Choose workers for the open spots of an own action space and put them there. [P4.1, P4.5]"""
    p.placed[action] = _laid_out(p, action, await send(p, spots))


async def send(p: Player, spots: Spots) -> str:
    """Choose workers for some spots and take them from the own supply. [P4.1]"""
    workers = p.workers
    ways = crews(spots, tuple(workers))
    crew = ways[0] if len(ways) == 1 else await choose(p, "choose-workers", offer(None, p, ways, effects=of_crew))
    for kind in crew.kinds:
        workers[kind] -= 1
    return crew.letters


def of_crew(g: None, p: Player, crew: Crew) -> Effects:
    """The workers who leave the own supply."""
    return tuple([(KINDS[kind], -crew.kinds.count(kind)) for kind in sorted(set(crew.kinds))])


def _laid_out(p: Player, action: str, letters: str) -> str:
    """The letters of a crew at the spots they stand on; a dot where none stands."""
    spots = SPACE[action].spots
    if len(letters) == len(spots):
        return letters
    workshops = p.workshops.get(action, 0)
    coming = iter(letters)
    return "".join("." if index < 2 and workshops & (index + 1) else next(coming, ".") for index in range(len(spots)))


async def keep_three(g: Game, p: Player) -> None:
    """Up to three unused workers, of the player's choice, stay for the next round, if there is one. [P17.2, P17.4]

    Criminals stay first and labourers last, for the same reason as in `crews`.
    """
    room = CARRIED.value if g.round < ROUNDS else 0
    workers = p.workers
    if sum(workers) <= room:
        return
    kept = [0, 0, 0, 0, 0, min(room, workers[CRIMINAL])]
    room -= kept[CRIMINAL]
    coloured = [WORKERS[kind] for kind in range(1, CRIMINAL) for _ in range(workers[kind])]
    if len(coloured) > room > 0 and len(set(coloured)) > 1:
        coloured = await choose_some(p, "keep-workers", coloured, room, room)
    for worker in coloured[:room]:
        kept[KIND[worker.key]] += 1
        room -= 1
    kept[LABOURER] = room
    workers[:] = kept
