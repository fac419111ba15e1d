"""Records: matches written down so that anybody can play them again and check them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stavitel.kernel.match import FORMAT, Match, commitment, give_answers, new_match
from stavitel.kernel.positions import RecordError
from stavitel.kernel.registry import UnknownTitle, title_named
from stavitel.kernel.title import Title, content_hash


def replay(record: Mapping[str, Any], title: Title | None = None) -> Match:
    """Play a recorded match again; a title that is not installed is given beside it."""
    title, seats, options, seed, answers = _read(record, title)
    if record.get("position") is not None:
        match = from_position(title, {**record["position"], "answers": []})
    else:
        match = new_match(title, seats, seed, options)
    give_answers(match, answers)
    return match


def verify(record: Mapping[str, Any], title: Title | None = None) -> list[str]:
    """What is wrong with a record: nothing if the game it tells is the one that its seed and answers give."""
    match = replay(record, title)
    problems = []
    if record.get("commitment") != commitment(str(record["seed"])):
        problems.append("the seed is not the one that was committed to")
    if bool(record.get("over")) != match.over:
        problems.append("the record says the game is over" if record.get("over") else "the game goes on")
    if record.get("fingerprint") != match.fingerprint():
        problems.append("the table at the end is not the one that was recorded")
    return problems


def from_position(title: str | Title, position: Mapping[str, Any], record: Mapping[str, Any] | None = None) -> Match:
    """Take a match up at a position; with its record, or from a snapshot, also what lies behind can be undone."""
    if isinstance(title, str):
        title = title_named(title)
    _, seats, options, _, answers = _read({"answers": [], **position}, title)
    if record is None and "past" in position:
        record = {**position, "answers": position["past"]}
    past = None if record is None else _read(record, title)[4][: int(position.get("behind", 0))]
    return Match.take_up(title, seats, title.resolve_options(options, seats), position, past, answers)


def _read(record: Any, title: Title | None = None) -> tuple[Title, Any, dict[str, Any], str, list[tuple[int, Any]]]:
    """The parts of a record or a position, checked."""
    if not isinstance(record, Mapping):
        raise RecordError("a record is an object")
    if record.get("format", FORMAT) != FORMAT:
        raise RecordError(f"format {record.get('format')!r} is not known; this is format {FORMAT}")
    try:
        title = title or title_named(str(record["title"]))
        seats, options, seed = record["seats"], record.get("options", {}), str(record.get("seed", ""))
        answers = [(seat, answer) for seat, answer in record["answers"]]
    except UnknownTitle as unknown:
        raise RecordError(str(unknown)) from None
    except KeyError as missing:
        raise RecordError(f"the record lacks {missing}") from None
    except (TypeError, ValueError):
        raise RecordError("the answers of the record are damaged") from None
    if record.get("version", title.version) != title.version:
        raise RecordError(f"made with version {record['version']} of {title.name}; this is {title.version}")
    if record.get("content", content_hash(title)) != content_hash(title):
        raise RecordError(
            f"made with other cards of {title.name}: one has been added or changed, or a content file is in use"
        )
    if not isinstance(options, Mapping):
        raise RecordError("the options of the record are damaged")
    for seat, answer in answers:
        keys = answer if isinstance(answer, (list, tuple)) else [answer]
        if not isinstance(seat, int) or not all(isinstance(key, str) for key in keys):
            raise RecordError("the answers of the record are damaged")
    return title, seats, dict(options), seed, answers
