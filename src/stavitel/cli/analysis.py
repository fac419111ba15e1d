"""`stavitel analyse`: every decision of a recorded game judged, the turning points, and another try at mistakes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from stavitel.bots.advice import Advice, Judged, advise, analyse, turning_points
from stavitel.bots.search import in_order
from stavitel.cli.arguments import language_of
from stavitel.cli.failure import Failure
from stavitel.cli.records import a_record, replayed
from stavitel.cli.session import bar, system_language
from stavitel.cli.text_view import read
from stavitel.kernel import IllegalAnswer, Match, Question
from stavitel.words import Words

LESSONS: Final = 5  # mistakes that are tried again
MISTAKE: Final = 0.02  # of the chance to win
NEARLY: Final = 0.02  # as good as the best
SHOWN: Final = 4  # answers shown in reply to a try


@dataclass(frozen=True)
class Wish:
    """How a record is to be analysed."""

    seat: int | None = None
    simulations: int = 64
    open_cards: bool = False
    learn: bool = False
    as_json: bool = False


@dataclass
class Told:
    """What has been found, and the lines that say it."""

    words: Words
    judged: list[Judged] = field(default_factory=list)
    lines: dict[int, str] = field(default_factory=dict)

    def add(self, one: Judged, question: Question) -> str:
        """Take a decision in; the line that tells it."""
        self.judged.append(one)
        told = f"{self.words.seat(one.seat)}: {self.said(one.chosen, question)}"
        if one.best is not one.chosen:
            told += f" | {self.said(one.best, question)}"
        chances = " ".join(f"{chance:>4.0%}" for chance in one.standing)
        line = self.lines[one.number] = f"{one.number:>4}  {chances}  {told}"
        return line

    def said(self, advice: Advice, question: Question) -> str:
        """An answer and its chance to win."""
        what = ", ".join(self.words.option(question.options[key]) for key in advice.keys) or "–"
        return f"{what} ({advice.win:.0%})"


def judge_record(path: Path, wish: Wish, language: str | None, content: Path | None) -> None:
    """Print how the chances went, what each decision cost, and the three that cost most; then let mistakes be tried."""
    record = a_record(path, content)
    match = replayed(path, {**record, "answers": []})
    if wish.seat is not None and not 0 <= wish.seat < match.seats:
        raise Failure(f"there is no seat {wish.seat}; there are 0 to {match.seats - 1}")
    replayed(path, record)  # a damaged record is refused before the thinking begins
    told = Told(Words(match.title.name, language_of(language) or system_language()))
    found = analyse(record, match.title, simulations=wish.simulations, seat=wish.seat, open_cards=wish.open_cards)
    for one in found:
        _play_to(match, record, one.number)
        line = told.add(one, match.asking[one.seat])
        if not wish.as_json:
            print(line, flush=True)
    points = turning_points(told.judged)
    if wish.as_json:
        decisions = [one.as_json() for one in told.judged]
        turning = [one.number for one in points]
        print(json.dumps({"title": match.title.name, "decisions": decisions, "turning_points": turning}))
        return
    print("\n" + told.words.text("client-turning-points"))
    for one in points:
        print(f"-{one.cost:>4.0%} {told.lines[one.number]}")
    if wish.learn:
        _learn(path, record, told, wish)


def _play_to(match: Match, record: Mapping[str, Any], number: int) -> None:
    for who, given in record["answers"][match.answers : number]:
        match.answer(who, given)


def _learn(path: Path, record: Mapping[str, Any], told: Told, wish: Wish) -> None:
    """Show the dearest positions again, the player tries, the board answers."""
    words = told.words
    mistakes = sorted((one for one in told.judged if one.cost >= MISTAKE), key=lambda one: -one.cost)[:LESSONS]
    if not mistakes:
        print("\n" + words.text("client-no-mistakes"))
    for one in mistakes:
        match = replayed(path, {**record, "answers": record["answers"][: one.number]})
        question = match.asking[one.seat]
        print("\n" + "\n".join(read(match.scene(one.seat), words)) + "\n")
        print(f"{words.seat(one.seat)}: {words.question(question)}")
        keys = list(question.options)
        for number, key in enumerate(keys, 1):
            print(f"  {number}. {words.answer(question, key)}")
        tried = _tried(question, keys, words)
        if tried is None:
            return
        answer = in_order(question, tried) if question.many else tried[0]
        view = match.view(one.seat, Random(f"learn:{one.number}"))
        considered = advise(view, float("inf"), wish.simulations, answer)
        mine = next(advice for advice in considered if set(advice.keys) == set(tried))
        lost = considered[0].win - mine.win
        if mine is considered[0]:
            print(words.text("client-learn-right"))
        else:
            print(
                words.text("client-learn-good" if lost < NEARLY else "client-learn-wrong", {"cost": round(100 * lost)})
            )
        for advice in considered[:SHOWN]:
            print(f"  {bar(advice.win)} {told.said(advice, question)}")
        print(words.text("client-learn-then", {"answer": told.said(one.chosen, question)}))


def _tried(question: Question, keys: list[str], words: Words) -> list[str] | None:
    """What somebody answers, by number or key; None to leave."""
    while True:
        try:
            typed = input(words.text("client-learn-ask") + " ").split()
        except EOFError:
            return None
        if typed == ["q"]:
            return None
        chosen = [keys[int(one) - 1] if one.isdigit() and 0 < int(one) <= len(keys) else one for one in typed]
        try:
            question.parse(chosen if question.many or len(chosen) != 1 else chosen[0])
        except IllegalAnswer:
            continue
        return chosen
