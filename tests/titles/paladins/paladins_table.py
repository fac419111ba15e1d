"""Positions set up by hand: a table in mid-round, cards where a test wants them, answers in words."""

from __future__ import annotations

from typing import Any

from stavitel.kernel import Random, dump, from_position
from stavitel.testing.scenario import Scenario
from stavitel.titles.paladins import TITLE
from stavitel.titles.paladins.cards import CARDS
from stavitel.titles.paladins.kinds import KINDS
from stavitel.titles.paladins.table import Game, Player


def new_table(seats: int = 2, seed: str = "table", **options: Any) -> Game:
    """Seat 0 is on turn in round 1 without workers, silver, provisions or townsfolk; the others have a labourer
    each."""
    random = Random.from_text(seed)
    g = TITLE.setup(TITLE.resolve_options(options, seats), seats, random)
    g.random = random
    g.phase, g.start, g.active = "turn", 0, 0
    for p in g.players:
        p.silver = p.provisions = 0
        if p.virtual is not None:
            p.virtual.workers = 4
        elif p.seat:
            p.workers[0] = 1
    assert isinstance(g, Game)
    return g


def scenario(g: Game) -> Scenario:
    """A match that goes on from this table."""
    humans = g.humans
    options = {
        "difficulty": g.difficulty,
        "debt_for_dismiss": g.debt_for_dismiss,
        "free_recruit_may_dismiss": g.free_recruit_may_dismiss,
        "wrap_attribute": g.wrap_attribute,
        "virtual_player": humans > 1 and len(g.players) > humans,
    }
    return Scenario(from_position(TITLE, {"seats": humans, "options": options, "seed": "table", "table": dump(g)}))


def named(key: str) -> Any:
    """A card by its key."""
    return CARDS[key]


def hire(p: Player, **workers: int) -> None:
    """Give a player workers."""
    for kind, count in workers.items():
        p.workers[KINDS.index(kind)] += count


def piles(g: Game) -> list[list[Any]]:
    """Every pile that a test may take a card from."""
    return [
        g.town, g.town_deck, g.outsiders, g.outsider_deck, g.tavern, g.tavern_deck, g.wall_deck, g.suspicion_deck,
        g.orders, g.orders_down, g.orders_out, g.favours, g.favours_down, g.favours_out,
    ]  # fmt: skip


def take(g: Game, key: str) -> Any:
    """Take a card out of the pile it lies in; a row gets another one from its deck."""
    wanted = CARDS[key]
    for pile in piles(g):
        if wanted in pile:
            at = pile.index(wanted)
            if pile is g.town:
                pile[at] = g.town_deck.pop(0)
            elif pile is g.outsiders:
                pile[at] = g.outsider_deck.pop(0)
            else:
                pile.pop(at)
            return wanted
    raise AssertionError(f"{key} lies nowhere")


def in_town(g: Game, key: str, position: int) -> None:
    """Put a townsfolk at a position of the row, counted from 1."""
    card = take(g, key)
    there = g.town[position - 1]
    if there is not None:
        g.town_deck.insert(0, there)
    g.town[position - 1] = card


def outside(g: Game, key: str, position: int) -> None:
    """Put an outsider at a position of the row, counted from 1."""
    card = take(g, key)
    there = g.outsiders[position - 1]
    if there is not None:
        g.outsider_deck.insert(0, there)
    g.outsiders[position - 1] = card


def on_top(g: Game, pile: list[Any], *keys: str) -> None:
    """Put cards on top of a deck, the first to be drawn first."""
    for key in reversed(keys):
        pile.append(take(g, key))


def suspect(g: Game, p: Player, *keys: str) -> None:
    """Give a player suspicion cards."""
    p.suspicion += [take(g, key) for key in keys]


def owe(g: Game, p: Player, debts: int = 1) -> None:
    """Give a player unpaid debts."""
    g.debts -= debts
    p.unpaid += debts


def favour(g: Game, key: str) -> None:
    """Turn a favour up."""
    g.favours.append(take(g, key))


def serve(p: Player, name: str) -> None:
    """Make a paladin this round's."""
    for pile in (p.deck, p.drawn, p.top, p.bottom):
        for card in pile:
            if card.name == name:
                pile.remove(card)
                p.paladin = card
                return
    raise AssertionError(f"{name} lies nowhere")


def holdings(table: Scenario, seat: int = 0) -> dict[str, int]:
    """Everything that a reward can change, as numbers."""
    p: Player = table.player(seat)
    found = dict(zip(KINDS, p.workers, strict=True))
    found |= {"silver": p.silver, "provisions": p.provisions, "tax": table.g.tax}
    found |= {"faith": p.faith, "strength": p.strength, "influence": p.influence}
    found |= {"suspicion": len(p.suspicion), "unpaid": p.unpaid, "paid": p.paid}
    found |= {"retinue": len(p.retinue), "spaces": len(p.placed), "workshops": p.developed}
    if p.virtual is not None:
        found |= {"workers": p.virtual.workers, "marker": p.virtual.marker}
    return found


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What has changed, and by how much."""
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def accept(table: Scenario, answers: int = 12) -> Scenario:
    """Say yes to every optional reward that is asked for now: the most, the first, the fullest."""
    eager = {
        "discard-suspicion",
        "pay-debt",
        "cancel-debt",
        "clear-a-space",
        "recruit-for-free",
        "pick-reward",
        "place-workshop",
    }
    for _ in range(answers):
        if len(table.asking) != 1 or table.topic not in eager:
            break
        table.answer(table.options[0])
    return table
