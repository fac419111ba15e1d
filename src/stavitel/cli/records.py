"""`stavitel replay`, `verify` and `rules`: looking things up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from stavitel import kept, kernel
from stavitel.cli.arguments import language_of, title_of
from stavitel.cli.failure import Failure
from stavitel.cli.overview import overview
from stavitel.cli.session import read_json, system_language
from stavitel.cli.text_view import read
from stavitel.words import Words
from stavitel.words import rules as pages


def tell_again(
    path: Path, seat: int | None, at: int | None, table: bool, language: str | None, content: Path | None, as_json: bool
) -> None:
    """Print the events of a record, and its scores."""
    chosen = language_of(language) or system_language()
    record = a_record(path, content)
    if at is not None:
        record = {**record, "answers": _answers(record, path)[:at]}
    match = replayed(path, record)
    players = len(match.table.players)
    if seat is not None and not 0 <= seat < players:
        raise Failure(f"there is no seat {seat}; there are 0 to {players - 1}")
    if as_json:
        answer = {
            "title": match.title.name,
            "answers": match.answers,
            "over": match.over,
            "fingerprint": match.fingerprint(),
            "events": match.events(seat),
            "scores": [_score(score) for score in match.scores()],
        }
        if table:
            answer["table"] = match.observe(seat)
        print(json.dumps(answer, ensure_ascii=False))
        return
    words = Words(match.title.name, chosen)
    for event in match.events(seat):
        print(f"{event['number']:>4}  {words.event(event)}")
    if table or not match.over:
        print("\n".join(["", *read(match.scene(seat), words)]))
    print()
    print(words.text("client-over" if match.over else "client-unfinished", {"count": match.answers}))
    for score in sorted(match.scores(), key=lambda score: score.rank):
        print(f"{score.rank}. {words.seat(score.seat)}: {score.total}")


def check_record(path: Path, content: Path | None, as_json: bool) -> None:
    """Recompute a record; problems end in exit code 2."""
    record = a_record(path, content)
    for part in ("seed", "commitment", "fingerprint"):
        if part not in record:
            raise Failure(f"{path}: the record lacks {part!r}")
    try:
        problems = kept.rules_for(record).verify(record)
    except kernel.OptionError as problem:
        raise Failure(f"{path}: {problem}") from problem
    except kernel.RecordError as problem:
        raise Failure(f"{path}: {problem}") from problem
    if problems:
        raise Failure(f"{path}: {'; '.join(problems)}")
    match = replayed(path, record)
    found = {
        "title": match.title.name,
        "answers": match.answers,
        "over": match.over,
        "commitment": match.commitment,
        "fingerprint": match.fingerprint(),
        "scores": [_score(score) for score in match.scores()],
    }
    if as_json:
        print(json.dumps({"valid": True, **found}))
        return
    print(f"{path}: seed, {match.answers} answers and the table belong together")
    print(f"commitment  {match.commitment}\nfingerprint {match.fingerprint()}")


def show_rules(name: str, rule: str | None, language: str | None, as_json: bool) -> None:
    """Print the rules of a title, a chapter or a single one, in English where they are not translated."""
    title = title_of(name)
    spoken = language_of(language) or system_language()
    written = pages.document(title.name, spoken)
    if written is None:
        raise Failure(f"the rules of {name} are not here")
    page = pages.for_readers(written, Words(title.name, pages.written_in(title.name, spoken)))
    known = pages.parse(page)
    if rule is None:
        if as_json:
            print(json.dumps([_rule(found) for found in known.values()], ensure_ascii=False))
        else:
            _print_markdown(pages.with_examples(page, Words(title.name, pages.written_in(title.name, spoken))))
        return
    wanted = rule.upper()
    found = [known[key] for key in known if key == wanted or key.startswith(wanted + ".")]
    if not found:
        raise Failure(f"{name} has no rule {rule!r}")
    if as_json:
        print(json.dumps([_rule(one) for one in found], ensure_ascii=False))
        return
    print(found[0].chapter)
    for one in found:
        _print_markdown(f"**{one.id}** {one.text}")


def show_overview(name: str, language: str | None) -> None:
    """Print a title on one page."""
    _print_markdown(overview(title_of(name), language_of(language) or system_language()))


def _print_markdown(text: str) -> None:
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        print(text)


def a_record(path: Path, content: Path | None) -> dict[str, Any]:
    """What a file holds; a Failure if that is no record."""
    data = read_json(path)
    record = data.get("record", data)
    if not isinstance(record, dict) or not isinstance(record.get("title"), str):
        raise Failure(f"{path} is not a record: it names no title")
    title_of(record["title"], content)
    return record


def _answers(record: dict[str, Any], path: Path) -> list[Any]:
    answers = record.get("answers")
    if not isinstance(answers, list):
        raise Failure(f"{path}: the answers of the record are damaged")
    return answers


def replayed(path: Path, record: dict[str, Any]) -> kernel.Match:
    """The match of a record; a Failure if it cannot be played again."""
    try:
        if record.get("version") in kept.kept_versions(record["title"]):
            return kept.replay(record)
        return kernel.replay(record)
    except (kernel.RecordError, kernel.OptionError) as problem:
        raise Failure(f"{path}: {problem}") from problem


def _score(score: kernel.Score) -> dict[str, Any]:
    return {"seat": score.seat, "total": score.total, "rank": score.rank, "breakdown": dict(score.breakdown)}


def _rule(rule: pages.Rule) -> dict[str, str]:
    return {"id": rule.id, "chapter": rule.chapter, "text": rule.text}
