"""Playing matches in tests: random answers, configurations of a title, worlds that a seat cannot tell apart."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random as Dice
from typing import Any, Final

from stavitel.kernel import (
    Choice,
    Match,
    Number,
    OptionError,
    Question,
    Random,
    Several,
    Title,
    Toggle,
    redeal,
)
from stavitel.kernel.values import text_of

THOROUGH: Final = bool(os.environ.get("STAVITEL_THOROUGH"))  # look at long games as often as at short ones
OFTEN: Final = 100  # questions; after as many again it is enough to look half as often, a third as often ...


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


def is_looked_at(count: int, every: int) -> bool:
    """Whether a costly look is taken at a question: at each n-th, and at fewer the longer a game goes on."""
    return count % (every if THOROUGH else every * (1 + count // OFTEN)) == 0


def at_every_question(match: Match, dice: Dice, every: int = 1, *, sparing: bool = False) -> Iterator[int]:
    """Play to the end at random, stopping before each (or each n-th) answer; gives the seat about to answer.

    Where a look is costly, the later part of a long game can be looked at less often.
    """
    count = 0
    while not match.over:
        seat = dice.choice(list(match.asking))
        if is_looked_at(count, every) if sparing else count % every == 0:
            yield seat
        match.answer(seat, random_answer(match.asking[seat], dice))
        count += 1


def legal(title: Title, seats: int, options: dict[str, Any]) -> bool:
    """Whether a table can be made like this."""
    try:
        title.resolve_options(options, seats)
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
    middle = counts[len(counts) // 2]
    if everything and legal(title, middle, everything):
        found.append((middle, everything))
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

    def deal(table: Any) -> None:
        random = Random.from_text(f"permuted:{seed}")
        redeal(table, seat, random)
        if match.title.redeal is not None:
            match.title.redeal(table, seat, random)

    return match.begun_again(deal)


def question_data(ask: Question) -> dict[str, Any]:
    """A question as plain data, refusals and texts included."""
    return {
        "number": ask.number,
        "seat": ask.seat,
        "topic": ask.topic,
        "text": {"id": "ask-" + ask.topic, "args": {}},
        "least": ask.least,
        "most": ask.most,
        "many": ask.many,
        "options": [{"key": key, "text": text_of(option)} for key, option in ask.options.items()],
        "refused": [{"key": key, "why": text_of(reason), "rule": reason.rule} for key, reason in ask.refused.items()],
    }
