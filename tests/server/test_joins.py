"""Joining an audience of Lisboa, live: who has declined in advance is not waited for. [L11.3]"""

import asyncio
import random
from typing import Any

from server.harness import Client, clients
from server.test_play import run, two_at_a_table

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
