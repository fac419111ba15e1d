"""A tiny game for the kernel's tests: secret picks side by side, a hidden hand, chance, a look, an opponent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from stavitel.kernel import (
    Card,
    Choice,
    Number,
    Options,
    Random,
    Reason,
    Score,
    Table,
    Title,
    Toggle,
    choose,
    choose_some,
    everyone,
    may,
    move,
    nested,
    note,
    only,
    private,
    public,
    secret,
    state,
    tell,
)
from stavitel.kernel.scene import Node, area, card, counter, panel, pile


@dataclass(frozen=True, eq=False)
class Figure(Card):
    key: str
    worth: int
    back: str = "number"


CARDS = {f"n{n}": Figure(f"n{n}", n) for n in range(1, 7)}


@state
class Player:
    seat: int
    points: int = 0
    hand: list[Figure] = private()
    won: list[Figure] = public()
    passed: list[Figure] = note()


@state
class Guess(Table):
    players: list[Player] = nested(list)
    deck: list[Figure] = secret()
    offer: list[Figure] = secret()
    pile: list[Figure] = public()
    round: int = 0
    turn: int = 0
    rounds: int = 3


def setup(options: Options, seats: int, random: Random) -> Guess:
    g = Guess([Player(seat) for seat in range(seats + options["robot"])], rounds=options["rounds"])
    g.deck = [CARDS[f"n{n}"] for n in range(1, 7) for _ in range(12)]
    random.shuffle(g.deck)
    for p in g.players:
        p.hand = [g.deck.pop() for _ in range(3)]
    return g


def next_step(g: Guess) -> Coroutine[Any, Any, None] | None:
    if g.round == g.rounds:
        return None
    if g.turn == len(g.players):
        return reveal(g)
    return draw(g, g.players[g.turn])


async def draw(g: Guess, p: Player) -> None:
    """Take one of two cards, then maybe look at a neighbour's hand, then throw some away."""
    g.offer = [g.deck.pop(), g.deck.pop()]
    kept = await choose(p, "keep", g.offer, look=[g.offer], refused=lambda: [("n9", Reason("none", "G1"))])
    g.offer.remove(kept)
    p.hand.append(kept)
    g.pile.append(g.offer.pop())
    tell(g, "draws", p, card=only(p, kept))
    if await may(p, "peek"):
        other = g.others(p)[0]
        seen = await choose(p, "take", other.hand, look=[other.hand], always=True)
        p.passed.append(seen)
        p.points -= 1
    thrown = await choose_some(p, "throw", p.hand, 0, 2)
    for one in thrown:
        p.hand.remove(one)
        p.hand.append(g.deck.pop())
        g.pile.append(one)
    g.turn += 1


async def reveal(g: Guess) -> None:
    """All pick a card in secret; the highest lone card wins its worth."""
    picks = await everyone(g, pick)
    shown = Counter(picks)
    for p, picked in zip(g.players, picks, strict=True):
        p.hand.remove(picked)
        if shown[picked] == 1:
            p.points += picked.worth
        p.won.append(picked)
    g.round += 1
    g.turn = 0
    if g.random.below(2):
        tell(g, "thunder")


async def pick(g: Guess, p: Player) -> Figure:
    chosen = await choose(p, "pick", [move("show", one) for one in p.hand], always=True)
    picked: Figure = chosen.thing
    return picked


def opponent(g: Guess, ask: Any) -> str | list[str]:
    return [] if ask.many else next(iter(ask.options))


def score(g: Guess) -> list[Score]:
    return [Score(p.seat, p.points, {"points": p.points}, (len(p.won),)) for p in g.players]


def scene(seen: Guess, seat: int | None) -> Node:
    return area(
        "root",
        [pile("deck", len(seen.deck), "number")]
        + [
            panel(
                f"panel:{p.seat}",
                p.seat,
                [counter(f"points:{p.seat}", "laurels", p.points)]
                + [card(f"hand:{p.seat}:{i}", one) for i, one in enumerate(p.hand)],
            )
            for p in seen.players
        ],
        layout="column",
    )


def conserved(g: Guess) -> Counter[str]:
    cards = g.deck + g.offer + g.pile
    for p in g.players:
        cards = cards + p.hand + p.won
    return Counter(one.key for one in cards)


TITLE = Title(
    name="guess",
    version="1",
    seats=(2, 4),
    setup=setup,
    next_step=next_step,
    score=score,
    scene=scene,
    cards=CARDS,
    conserved=conserved,
    options=(Number("rounds", 1, 5, 3), Toggle("robot", False), Choice("mood", ("calm", "wild"), "calm")),
    opponent=opponent,
    may_be_negative=("points",),
)
