"""A small title in a package of its own: players bridge a river. It uses every kind of node, question and refusal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from stavitel.kernel import (
    Card,
    Choice,
    Move,
    Number,
    Offer,
    Options,
    Random,
    Reason,
    Score,
    Several,
    Table,
    Title,
    Toggle,
    choose,
    choose_some,
    corrected,
    everyone,
    may,
    move,
    nested,
    only,
    private,
    public,
    secret,
    state,
    tell,
)
from stavitel.kernel.questions import Effects
from stavitel.kernel.scene import Node, area, board, card, counter, grid, panel, pile, slot, text, token, track


@dataclass(frozen=True, eq=False)
class Plan(Card):
    key: str
    cost: int
    back: str = "plan"
    source: str = "printed"


PLANS = (Plan("footbridge", 1), Plan("arch", 2), Plan("drawbridge", 3, source="reconstructed"))
CARDS = corrected("bridges", {plan.key: plan for plan in PLANS})
SPOTS = ("mill", "ford", "harbour")


@state
class Player:
    seat: int
    planks: int = 2
    hand: list[Plan] = private()
    built: list[Plan] = public()


@state
class River(Table):
    players: list[Player] = nested(list)
    deck: list[Plan] = secret()
    gone: list[Plan] = public()
    spots: dict[str, int] = public(dict)
    turn: int = 0
    length: int = 9


def setup(options: Options, seats: int, random: Random) -> River:
    g = River([Player(seat) for seat in range(seats)], length=options["rounds"] * seats)
    g.deck = [plan for plan in CARDS.values() for _ in range(8)]
    random.shuffle(g.deck)
    for p in g.players:
        p.hand = [g.deck.pop() for _ in range(3)]
    return g


def next_step(g: River) -> Coroutine[Any, Any, None] | None:
    if g.turn == g.length:
        return None
    if g.turn % len(g.players) == 0:
        tell(g, "round", n=g.turn // len(g.players) + 1)
    if g.turn == len(g.players):
        return festival(g)
    return take_turn(g, g.players[g.turn % len(g.players)])


async def take_turn(g: River, p: Player) -> None:
    """Take planks, build, or draw anew. [B1.1]"""
    acts = Offer(g, p, effects=price)
    acts.options.update(take="take", redraw="redraw")
    acts.each([move("build", plan) for plan in p.hand], too_dear)
    todo = await choose(p, "act", acts, always=True)
    if todo == "take":
        p.planks += 2
        tell(g, "takes", p, count=2)
    elif todo == "redraw":
        await redraw(g, p)
    else:
        p.planks -= todo.thing.cost
        p.hand.remove(todo.thing)
        p.built.append(todo.thing)
        tell(g, "builds", p, plan=todo.thing)
        free = [move("stand", spot) for spot in SPOTS if spot not in g.spots]
        if free and await may(p, "stand"):
            g.spots[(await choose(p, "spot", free)).thing] = p.seat
    g.turn += 1


def too_dear(g: River, p: Player, build: Move) -> Reason | None:
    if build.thing.cost > p.planks:
        return Reason("too-dear", "B1.2", cost=build.thing.cost, planks=p.planks)
    return None


def price(g: River, p: Player, act: Any) -> Effects:
    if isinstance(act, Move):
        return (("planks", -act.thing.cost),)
    return (("planks", 2),) if act == "take" else ()


async def redraw(g: River, p: Player) -> None:
    """Throw up to two plans away and draw as many. [B1.3]"""
    for plan in await choose_some(p, "discard", p.hand, 0, 2):
        p.hand.remove(plan)
        g.gone.append(plan)
        if g.deck:
            drawn = g.deck.pop()
            p.hand.append(drawn)
            tell(g, "draws", p, plan=only(p, drawn))


async def festival(g: River) -> None:
    """Once, all vote in secret. [B2.1]"""
    for p, wish in zip(g.players, await everyone(g, vote), strict=True):
        p.planks += wish == "feast"
    tell(g, "festival")
    g.turn += 1


async def vote(g: River, p: Player) -> str:
    return await choose(p, "vote", ["feast", "fast"])


def score(g: River) -> list[Score]:
    found = []
    for p in g.players:
        bridges = sum(plan.cost for plan in p.built)
        spots = list(g.spots.values()).count(p.seat)
        found.append(Score(p.seat, bridges + spots, {"bridges": bridges, "spots": spots}, (p.planks,)))
    return found


def scene(seen: River, seat: int | None) -> Node:
    markers = [token(f"marker:{p.seat}", "bridge", seat=p.seat, pos=min(5, len(p.built))) for p in seen.players]
    river = board(
        "river",
        12,
        6,
        [
            slot(
                f"spot:{spot}",
                [token(f"at:{spot}", "meeple", seat=seen.spots[spot])] if spot in seen.spots else [],
                name=spot,
                label=(f"label-{spot}", {}),
                at=(4 * i, i, 3, 2),
            )
            for i, spot in enumerate(SPOTS)
        ],
        title=("label-river", {}),
    )
    shared = grid("shared", 2, [pile("deck", len(seen.deck), "plan"), pile("gone", len(seen.gone), label="label-gone")])
    return area(
        "root",
        [
            text("round", "label-turn", n=seen.turn + 1),
            river,
            shared,
            track("length", [0, 1, 2, 3, 4, 5], markers, label="label-length"),
            *(_panel(seen, p, seat) for p in seen.players),
        ],
        layout="column",
    )


def _panel(seen: River, p: Player, seat: int | None) -> Node:
    return panel(
        f"panel:{p.seat}",
        p.seat,
        [
            counter(f"planks:{p.seat}", "planks", p.planks, label="label-planks", tone="wood"),
            area(f"built:{p.seat}", [card(f"b:{p.seat}:{i}", plan, name=None) for i, plan in enumerate(p.built)]),
            area(
                f"hand:{p.seat}",
                [
                    card(f"hand:{p.seat}:{i}", plan, cost=None if plan.hidden else plan.cost, big=p.seat == seat)
                    for i, plan in enumerate(p.hand)
                ],
                title="label-hand",
                role="hand",
            ),
        ],
        active=seen.turn % len(seen.players) == p.seat,
    )


def conserved(g: River) -> Counter[str]:
    cards = g.deck + g.gone
    for p in g.players:
        cards = cards + p.hand + p.built
    return Counter(plan.key for plan in cards)


TITLE = Title(
    name="bridges",
    version="1",
    seats=(2, 4),
    setup=setup,
    next_step=next_step,
    score=score,
    scene=scene,
    cards=CARDS,
    conserved=conserved,
    options=(
        Number("rounds", 1, 9, 4),
        Toggle("flood", False),
        Choice("season", ("spring", "autumn"), "spring"),
        Several("guests", ("miller", "bishop")),
    ),
    icons={"planks": "planks"},
    headings={"round": 1, "festival": 2},
    standing={"stand": "no"},
)
