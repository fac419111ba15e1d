"""Lanterns: all show a lantern at once, and the brightest wins the round. The smallest title with hidden hands."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from stavitel.kernel import Card, Options, Random, Score, Table, Title
from stavitel.kernel import choose, choose_some, everyone, nested, only, private, public, secret, state, tell


@dataclass(frozen=True, eq=False)
class Lantern(Card):
    key: str
    light: int
    back: str = "lantern"


CARDS = {f"lantern-{light}": Lantern(f"lantern-{light}", light) for light in range(1, 31)}


@state
class Player:
    seat: int
    hand: list[Lantern] = private()
    won: list[Lantern] = public()


@state
class Night(Table):
    players: list[Player] = nested(list)
    deck: list[Lantern] = secret()
    burnt: list[Lantern] = public()


def setup(options: Options, seats: int, random: Random) -> Night:
    g = Night([Player(seat) for seat in range(seats)], list(CARDS.values()))
    random.shuffle(g.deck)
    for p in g.players:
        p.hand = [g.deck.pop() for _ in range(5)]
    return g


def next_step(g: Night) -> Coroutine[Any, Any, None] | None:
    return play_round(g) if g.players[0].hand else None


async def play_round(g: Night) -> None:
    """All show a lantern at once; the brightest takes them all, and its owner may swap a card for a new one."""
    shown = await everyone(g, show)
    for p, lantern in zip(g.players, shown, strict=True):
        p.hand.remove(lantern)
        tell(g, "shows", p, card=lantern)
    winner = g.players[shown.index(max(shown, key=lambda lantern: lantern.light))]
    winner.won.extend(shown)
    for old in await choose_some(winner, "swap", winner.hand, 0, 1):
        winner.hand.remove(old)
        g.burnt.append(old)
        winner.hand.append(g.deck.pop())
        tell(g, "swaps", winner, new=only(winner, winner.hand[-1]))


async def show(g: Night, p: Player) -> Lantern:
    return await choose(p, "show", p.hand)


def score(g: Night) -> list[Score]:
    return [Score(p.seat, len(p.won), {"lanterns": len(p.won)}) for p in g.players]


TITLE = Title("lanterns", "1", (2, 5), setup, next_step, score, CARDS)
