"""Joining an audience of Lisboa, live: who has declined in advance is not waited for. [L11.3]"""

import asyncio
import random
from types import SimpleNamespace
from typing import Any

from foreign_titles import bridges
from server.harness import Client, clients
from server.tables.test_play import run, two_at_a_table
from stavitel.kernel import Match, Title, from_position, new_match
from stavitel.server.protocol import Standing, Until
from stavitel.server.storage.match_store import LogEntry
from stavitel.server.tables.autoplay import StandingAnswers

__all__ = ["bridges"]

NOT_THIS_TURN = {"type": "standing", "topic": "join-visit", "keys": ["stay"], "until": "my-turn"}


def wish(client: Client, dice: random.Random) -> list[str]:
    """Visits and favors where they can be had, so that there is something to join."""
    assert client.question is not None
    keys = [option["key"] for option in client.question["options"]]
    wanted = [key for key in keys if key.startswith(("court:", "state:favor"))]
    return [dice.choice(wanted)] if wanted else client.any_keys(dice)


async def decline_in_advance(client: Client, dice: random.Random, answered: list[str]) -> None:
    """Plays on, saying "not this turn" about joining after each own answer; never answers about joining."""
    await client.send(NOT_THIS_TURN)
    while client.over is None:
        ask = client.question
        if ask is None or ask["topic"] == "join-visit":
            await client.hear()
            continue
        answered.append(ask["topic"])
        outcome = await client.answer(*wish(client, dice))
        assert outcome["type"] in ("done", "stale"), outcome
        await client.send(NOT_THIS_TURN)


def joins_put_to(client: Client) -> list[dict[str, Any]]:
    questions = [message.get("question") for message in client.heard]
    return [ask for ask in questions if ask and ask["topic"] == "join-visit"]


def test_who_has_said_not_this_turn_is_not_waited_for(server: str) -> None:
    """Both decline every audience in advance; the game goes on to its end and no favor is spent."""

    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            await two_at_a_table(ann, bob, title="lisboa")
            dice = random.Random(3)
            answered: list[str] = []
            await asyncio.gather(decline_in_advance(ann, dice, answered), decline_in_advance(bob, dice, answered))
            assert joins_put_to(ann) or joins_put_to(bob)
            assert "join-visit" not in answered
            assert not [event for event in ann.events if event["id"] == "tell-joins"]

    run(scenario())


def test_an_answer_left_for_this_turn_ends_with_the_next_answer_by_hand(server: str) -> None:
    """ "Not this turn" holds until its seat answers something itself."""

    async def scenario() -> None:
        async with clients(server, "Ann", "Bob") as (ann, bob):
            await two_at_a_table(ann, bob, title="lisboa")
            dice = random.Random(3)
            first = ann if ann.question is not None else bob
            await first.send(NOT_THIS_TURN)
            left = await first.until("standing")
            assert [one["topic"] for one in left["standing"]] == ["join-visit"]
            await first.answer(*first.any_keys(dice))
            ended = [one for one in first.heard if one["type"] == "standing"][1:] or [await first.until("standing")]
            assert ended[-1]["standing"] == []

    run(scenario())


def left_at(match: Match, *until: Until) -> StandingAnswers:
    """Answers that seat 0 of a match has left, kept nowhere."""
    answers = {0: [Standing(f"topic-{kind}", ["no"], kind) for kind in until]}
    game: Any = SimpleNamespace(match=match)
    nobody: Any = None
    standing = StandingAnswers(game, nobody, nobody, nobody, answers)
    standing.look_at_rounds()
    return standing


def by_hand(seat: int) -> LogEntry:
    return LogEntry(1, "answer", seat, 1, ["take"], "command")


def kinds(standing: StandingAnswers) -> list[str]:
    return [answer.until for answer in standing.of_seat(0)]


def test_an_answer_left_for_the_round_ends_when_the_next_one_is_announced(bridges: Title) -> None:
    """Neither the seat's own answers nor those of others end it before."""
    match = new_match(bridges, 2, seed=3)
    standing = left_at(match, "round", "game")
    match.answer(0, "take")
    assert standing.expire(by_hand(0)) == []
    assert kinds(standing) == ["round", "game"]
    match.answer(1, "take")
    assert match.events(None)[-1]["id"] == "tell-round"
    assert standing.expire(by_hand(1)) == [0]
    assert kinds(standing) == ["game"]


def test_an_answer_left_for_the_round_outlives_a_restart_in_it(bridges: Title) -> None:
    """What was announced before the table was read anew does not end it."""
    match = new_match(bridges, 2, seed=3)
    match.answer(0, "take")
    again = from_position(bridges, match.snapshot())
    standing = left_at(again, "round", "my-turn")
    assert standing.expire(by_hand(1)) == []
    assert kinds(standing) == ["round", "my-turn"]
    again.answer(1, "take")
    assert standing.expire(by_hand(0)) == [0, 0]
    assert kinds(standing) == []
