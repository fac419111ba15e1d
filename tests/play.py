"""Playing matches in tests: random answers, configurations of a title, worlds that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random as Dice
from typing import Any

from stavitel.kernel import Match, OptionError, Question, Random, Title, new_match
from stavitel.kernel.table import redeal
from stavitel.kernel.title import Choice, Number, Several, Toggle


def random_answer(ask: Question, dice: Dice) -> str | list[str]:
    """Any legal answer."""
    keys = list(ask.options)
    if ask.many:
        return dice.sample(keys, dice.randint(ask.least, ask.most))
    return dice.choice(keys)


def play_on(match: Match, dice: Dice, most: int = 100_000) -> Match:
    """Play to the end (or for so many answers) at random."""
    while not match.over and most:
        seat = dice.choice(list(match.asking))
        match.answer(seat, random_answer(match.asking[seat], dice))
        most -= 1
    assert match.over or not most
    return match


def at_every_question(match: Match, dice: Dice, every: int = 1) -> Iterator[int]:
    """Play to the end at random, stopping before each (or each n-th) answer; gives the seat about to answer."""
    count = 0
    while not match.over:
        seat = dice.choice(list(match.asking))
        if count % every == 0:
            yield seat
        match.answer(seat, random_answer(match.asking[seat], dice))
        count += 1


def legal(title: Title, seats: int, options: dict[str, Any]) -> bool:
    """Whether a table can be made like this."""
    try:
        title.settle(options, seats)
    except OptionError:
        return False
    return True


def configurations(title: Title) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with the default options, and every value of every option at least once."""
    least, most = title.seats
    found = [(seats, dict[str, Any]()) for seats in range(least, most + 1) if legal(title, seats, {})]
    counts = list(range(least, most + 1))
    for turn, option in enumerate(title.options):
        for shift, value in enumerate(_values(option)):
            if value == option.default:
                continue
            options = {option.name: value}
            start = turn + shift
            for seats in counts[start % len(counts) :] + counts[: start % len(counts)]:
                if legal(title, seats, options):
                    found.append((seats, options))
                    break
    everything = {option.name: _values(option)[-1] for option in title.options if isinstance(option, Toggle)}
    found += [(seats, everything) for seats in (counts[len(counts) // 2],) if legal(title, seats, everything)]
    return found


def _values(option: Any) -> list[Any]:
    if isinstance(option, Choice):
        return list(option.values)
    if isinstance(option, Toggle):
        return [False, True]
    if isinstance(option, Number):
        return [option.least, option.most]
    assert isinstance(option, Several)
    return [*((value,) for value in option.values), option.values]


def permuted(match: Match, seat: int, seed: int) -> Match | None:
    """The match with what a seat cannot see dealt anew before the step being played; None in mid-step."""
    twin = match.fork()
    at, base = twin._bases[-1]
    if at != twin.answers:
        return None
    world = base.copy()
    random = Random.from_text(f"permuted:{seed}")
    redeal(world, seat, random)
    if match.title.redeal is not None:
        match.title.redeal(world, seat, random)
    twin._bases = [(at, world)]
    twin.table = world.copy()
    number = twin._number
    twin._number = min((ask.number for ask in match.asking.values()), default=1) - 1
    twin._begin()
    twin._number = number
    return twin


def quick(title: Title | str, seats: int, seed: int | str, options: dict[str, Any] | None = None) -> Match:
    """A match for tests."""
    return new_match(title, seats, seed, options)
