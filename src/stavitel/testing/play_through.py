"""A game as a short text, so that a changed rule shows as a readable difference.

A game has hundreds of answers, so a line is kept for the first of its kind: a new topic, a new move, a new event;
besides, how the scores stand now and then, and at the end. Lines are made of keys, not of texts, so that no change of a
sentence shows.

    3 seats, seed golden-7, rounds=5
      1  seat0 keep: n4 > draws card=n4
      2  seat0 peek: yes
     25  scores 3, 0, 6
    101  the end
         seat0 17: points 17
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from stavitel.kernel import Match, new_match, title_named
from stavitel.kernel.values import key_of

LINES: Final = 40  # of answers per game, at most
WIDTH: Final = 150  # of a line, at most
CHANGES: Final = {"change-more": "+", "change-less": "-"}  # lines of an account


def play_through(record: Mapping[str, Any]) -> list[str]:
    """The lines of a recorded game."""
    title = title_named(record["title"])
    match = new_match(title, record["seats"], record["seed"], record["options"])
    usual = title.resolve_options({}, record["seats"])
    unusual = {name: value for name, value in match.options.items() if value != usual[name]}
    lines = [
        ", ".join([f"{match.seats} seats", f"seed {match.seed}", *(f"{n}={_says(v)}" for n, v in unusual.items())])
    ]
    quarters = {len(record["answers"]) * quarter // 4 for quarter in (1, 2, 3)}
    known: set[str] = set()
    since = len(match.events())
    for number, (seat, answer) in enumerate(record["answers"], 1):
        topic = match.asking[seat].topic
        match.answer(seat, answer)
        told = match.events(seat, since)
        since += len(told)
        kinds = {topic, *_verbs(answer, title.cards), *(event["id"] for event in told)}
        if len(lines) <= LINES and not kinds <= known:
            known |= kinds
            lines.append(_line(number, seat, topic, answer, told))
        if number in quarters:
            lines.append(f"{number:5}  scores {', '.join(str(score.total) for score in match.scores())}")
    lines.append(f"{match.answers:5}  {'the end' if match.over else 'not over'}")
    return [*lines, *_scores(match)]


def _verbs(answer: Any, cards: Mapping[str, Any]) -> Iterator[str]:
    """What is done, without the things it is done to."""
    for key in [answer] if isinstance(answer, str) else answer:
        bare = key.partition("~")[0].partition("@")[0]
        if bare not in cards and not bare.isdecimal():
            yield "do-" + bare.partition(":")[0]


def _line(number: int, seat: int, topic: str, answer: Any, told: list[dict[str, Any]]) -> str:
    keys = answer if isinstance(answer, str) else " + ".join(answer) or "nothing"
    line = f"{number:5}  seat{seat} {topic}: {keys}"
    events = "; ".join(_event(event, seat) for event in told)
    line = f"{line} > {events}" if events else line
    return line if len(line) <= WIDTH else line[: WIDTH - 2] + " …"


def _event(event: dict[str, Any], seat: int) -> str:
    """An event in a few words; who did it only where it was another seat than the one that answered."""
    key = event["id"].removeprefix("tell-")
    args = {name: value for name, value in event["args"].items() if name != "who" or value != {"seat": seat}}
    return " ".join([key, *(_says(value) if name == key else f"{name}={_says(value)}" for name, value in args.items())])


def _says(value: Any) -> str:
    """A value of an event in keys."""
    if isinstance(value, (list, tuple)):
        return ",".join(_says(part) for part in value) or "nothing"
    if isinstance(value, dict):
        if value.get("id") in CHANGES:
            return f"{value['args']['what']}{CHANGES[value['id']]}{value['args']['n']}"
        if "args" in value:
            return "/".join([value["id"], *map(_says, value["args"].values())])
        return "".join(f"seat{part}" if name == "seat" else str(part) for name, part in value.items())
    return key_of(value)


def _scores(match: Match) -> Iterator[str]:
    for score in match.scores():
        parts = ", ".join(f"{name} {points}" for name, points in score.breakdown.items() if points)
        yield f"{'':7}seat{score.seat} {score.total}: {parts}"
