"""Workers and the spots of action spaces: who fits where, and the sensible ways to fill them. [P4.1-P4.6]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, Final

from stavitel.kernel import Move, Reason, choose, choose_some, offer
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


def spots_for(act: Move, workshops: int) -> Spots:
    """The spots that an action needs workers for. [P4.6, P6.1, P10.2]"""
    if act.verb == "favour":
        return (act.thing.spot,)
    spots = SPACE[act.verb].spots
    return spots[: act.thing] if act.things else open_spots(spots, workshops)


def _rows() -> dict[Spots, tuple[tuple[tuple[int, int], ...], int]]:
    """Every row of spots that an action or a favour can ask for: how many of which colours, and of criminals."""
    rows = {open_spots(space.spots, covered) for space in SPACES for covered in range(4 if space.key in RIGHT else 1)}
    rows |= {space.spots[:1] for space in SPACES}
    rows |= {(favour.spot,) for favour in FAVOURS}
    return {
        row: (
            tuple([(KIND[spot], row.count(spot)) for spot in dict.fromkeys(row) if spot in KINDS[:CRIMINAL]]),
            row.count("criminal"),
        )
        for row in sorted(rows)
    }


_ROWS: Final = _rows()
LONGEST: Final = max(len(row) for row in _ROWS)
_MOST: Final = (0, *(max(row.count(kind) for row in _ROWS) for kind in KINDS[1:CRIMINAL]), LONGEST)  # a row asks for
BIT: Final = {row: 1 << number for number, row in enumerate(_ROWS)}  # a bit for each row of spots

TOO_FEW: Final = Reason(
    "too-few-workers",
    "P4.1",
    need=lambda g, p, act: len(spots_for(act, p.workshops.get(act.verb, 0))),
    have=lambda g, p, act: sum(p.workers),
)
CRIMINAL_MISSING: Final = Reason("criminal-missing", "P4.3")
WORKER_MISSING: Final = tuple([Reason("worker-missing", "P4.2", worker=worker) for worker in WORKERS])


def lacking(spots: Spots, workers: Sequence[int]) -> Reason | None:
    """Why workers cannot be found for all spots of a row, or None; a criminal may stand on any. [P4.1-P4.3]"""
    if sum(workers) < len(spots):
        return TOO_FEW
    colours, criminals = _ROWS[spots]
    spare = workers[CRIMINAL] - criminals
    if spare < 0:
        return CRIMINAL_MISSING
    for kind, need in colours:
        if workers[kind] < need:
            spare -= need - workers[kind]
            if spare < 0:
                return WORKER_MISSING[kind]
    return None


@lru_cache(maxsize=1 << 16)
def manned(workers: Hands) -> int:
    """The rows of spots for which workers can be found, each as its bit. [P4.2, P4.3]"""
    useful = [min(count, most) for count, most in zip(workers, _MOST, strict=True)]
    useful[LABOURER] = min(sum(workers) - sum(useful[LABOURER + 1 :]), LONGEST)
    return _manned_by(tuple(useful))


@lru_cache(maxsize=1 << 12)
def _manned_by(workers: Hands) -> int:
    """The same where those whose colour no row asks for count as labourers, of whom there are no more than of use."""
    found = 0
    for row, bit in BIT.items():
        if lacking(row, workers) is None:
            found |= bit
    return found


class Unmanned(Reason):
    """Workers are missing for an action; which ones is worked out when somebody reads it."""

    def filled(self, g: Game, p: Player, act: Move) -> Reason:
        """The first worker that is missing."""
        reason = lacking(spots_for(act, p.workshops.get(act.verb, 0)), p.workers)
        assert reason is not None
        return reason.filled(g, p, act)


UNMANNED: Final = Unmanned("too-few-workers", "P4.1")


def crews(spots: Spots, workers: Sequence[int]) -> tuple[Crew, ...]:
    """The sensible ways to fill the spots, the plainest first.

    A coloured spot takes its own colour, a criminal only where that is missing. A transparent one takes a labourer
    if there is one, else a colour of the player's choice, the most plentiful first, a criminal last: whoever can do
    more is never spent where one who can do less would serve.
    """
    left = list(workers)
    letters = ""
    for spot in spots:
        if spot == "any":
            letters += "?"
        else:
            kind = KIND[spot] if left[KIND[spot]] else CRIMINAL
            left[kind] -= 1
            letters += LETTERS[kind]
    letters = letters.replace("?", "L", left[LABOURER])
    return _with_colours(letters, tuple(left[1:CRIMINAL])) if "?" in letters else (_named(letters),)


@lru_cache(maxsize=1 << 12)
def _with_colours(letters: str, left: Hands) -> tuple[Crew, ...]:
    """The ways to fill the spots still open with coloured workers, and criminals where those are too few."""
    colours = [kind for kind, count in enumerate(left) if count]
    colours.sort(key=lambda kind: -left[kind])
    found: list[Crew] = []
    for kinds in combinations_with_replacement(colours, min(letters.count("?"), sum(left))):
        if all([kinds.count(kind) <= left[kind] for kind in kinds]):
            filled = letters
            for kind in kinds:
                filled = filled.replace("?", LETTERS[1 + kind], 1)
            found.append(_named(filled.replace("?", "X")))
    return tuple(found)


@lru_cache(maxsize=512)
def _named(letters: str) -> Crew:
    """The one crew of these letters."""
    kinds = tuple([LETTERS.index(letter) for letter in letters])
    return Crew("+".join([KINDS[kind] for kind in kinds]), letters, kinds)


async def place(p: Player, action: str, spots: Spots) -> None:
    """Choose workers for the open spots of an own action space and put them there. [P4.1, P4.5]"""
    ways = crews(spots, p.workers)
    crew = ways[0] if len(ways) == 1 else await choose(p, "choose-workers", offer(None, p, ways, effects=of_crew))
    every = SPACE[action].spots
    letters = leave(p, crew)
    p.placed[action] = letters if len(letters) == len(every) else _laid_out(every, p.workshops.get(action, 0), letters)


async def send(p: Player, spots: Spots) -> str:
    """Choose workers for some spots and take them from the own supply. [P4.1]"""
    ways = crews(spots, p.workers)
    crew = ways[0] if len(ways) == 1 else await choose(p, "choose-workers", offer(None, p, ways, effects=of_crew))
    return leave(p, crew)


def leave(p: Player, crew: Crew) -> str:
    """A crew leaves the own supply; its letters."""
    workers = p.workers
    for kind in crew.kinds:
        workers[kind] -= 1
    return crew.letters


def of_crew(g: None, p: Player, crew: Crew) -> Effects:
    """The workers who leave the own supply."""
    return tuple([(KINDS[kind], -crew.kinds.count(kind)) for kind in sorted(set(crew.kinds))])


@lru_cache(maxsize=1 << 12)
def _laid_out(spots: Spots, workshops: int, letters: str) -> str:
    """The letters of a crew at the spots they stand on; a dot where none stands."""
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
