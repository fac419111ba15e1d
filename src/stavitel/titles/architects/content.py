"""What corrected values must keep to: what the rules rely on, also where they would only fail later."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stavitel.kernel import Card
from stavitel.titles.architects.card_texts import IF_SO
from stavitel.titles.architects.kinds import (
    ALL_SKILLS,
    GAINED,
    GOODS,
    GUARDED,
    Apprentice,
    Board,
    Building,
    Court,
    Gain,
    Hall,
    MarketCard,
    Opponent,
    Plan,
    Reward,
    Scheme,
    Stall,
    Track,
    Wonder,
)
from stavitel.titles.architects.places import LOCATION, SPACES

MOST_GOODS = 15  # of one kind in one price
MOST_FREED = 3  # Workers that one Gatekeeper may free
MOST_COPIES = 99
MOST_SPACES = 60  # of the Guildhall
WITH_NUMBER = ("prison", "captured", "tax", "group", "influence", "cathedral-virtue")  # conditions of Schemes
WITH_PLACE = ("visit", "place", "overseer")
ONCE = ("contribute", "remove-apprentices", "imprison", "wonder", "cathedral", "market", "reveal", "stack", "adornment")
GIVING = ("cathedral", "pay-off", "visit", "trade", "squire", "princess", "place", "construct", "debt", "profiteer")


def check_content(cards: Mapping[str, Card]) -> list[str]:
    """What is wrong with a set of printed values, one line each; nothing for the values we ship."""
    faults: list[str] = []
    for card in cards.values():
        check = CHECKS.get(type(card))
        if check is not None:
            faults += [f"{card.key}.{fault}" for fault in check(card)]
    wonders = [card.good for card in cards.values() if isinstance(card, Wonder)]
    if sorted(wonders) != sorted(GOODS):
        faults.append("the Wonders: one of each good")
    rewards = sum(card.copies for card in cards.values() if isinstance(card, Reward) and card.box == "base")
    if rewards < 11:
        faults.append("the Rewards of the base game: at least 11 cards")
    return faults


def _apprentice(card: Apprentice) -> list[str]:
    faults = _gain("gain", card.gain) if card.power != "free-prisoners" else []
    if card.skills > ALL_SKILLS:
        faults.append("skills: at most 7, the sum of carpenter 1, mason 2, tiler 4")
    if (card.power in WITH_PLACE) != (card.place is not None):
        faults.append(f"place: {'there must be one' if card.place is None else 'there is none'} for {card.power}")
    elif card.power in ("place", "overseer") and card.place is not None and not card.place.open_circle:
        faults.append(f"place: an open location for {card.power}")
    if (card.power == "trade") != (card.price is not None):
        faults.append(f"price: {'there must be one' if card.price is None else 'there is none'} for {card.power}")
    if card.price is not None:
        kinds = [bool(card.price.silver), card.price.cost is not None, card.price.mix is not None]
        if sum(kinds) != 1:
            faults.append("price: either Silver, or goods, or a mixture")
        if card.price.cost is not None and not 0 < max(card.price.cost) <= MOST_GOODS:
            faults.append(f"price: 1 to {MOST_GOODS} goods")
        if card.price.mix is not None and not 0 < card.price.mix.amount <= MOST_GOODS:
            faults.append(f"price: 1 to {MOST_GOODS} goods")
    if card.power in GIVING and not card.gain:
        faults.append(f"gain: there must be something for {card.power}")
    if card.power == "charlatan" and card.gain not in ((("clay", 1),), (("wood", 1),), (("stone", 1),)):
        faults.append("gain: 1 clay, wood or stone for a Charlatan")
    if card.power == "free-prisoners" and not (
        len(card.gain) == 1 and card.gain[0][0] == "workers" and 1 <= card.gain[0][1] <= MOST_FREED
    ):
        faults.append(f"gain: 1 to {MOST_FREED} workers for free-prisoners")
    return faults


def _building(card: Building) -> list[str]:
    faults = _gain("gain", card.gain)
    if card.skills > ALL_SKILLS:
        faults.append("skills: at most 7, the sum of carpenter 1, mason 2, tiler 4")
    if max(card.cost) > MOST_GOODS:
        faults.append(f"cost: at most {MOST_GOODS} of a good")
    if card.end is not None and card.end.kind == "free" and card.end[1:] != ("always", 1, 1):
        faults.append("end: Workers are freed once, always")
    elif card.end is not None and (card.end.per < 1 or (card.end.what in IF_SO and card.end.per != 1)):
        faults.append(f"end: {'counted in lots of at least 1' if card.end.per < 1 else 'is so or not, once'}")
    return faults


def _wonder(card: Wonder) -> list[str]:
    faults = [] if 1 <= card.amount <= MOST_GOODS else [f"amount: 1 to {MOST_GOODS}"]
    return faults + _within("influence", card.influence, 12)


def _board(card: Board) -> list[str]:
    return [
        *_within("prison", card.prison, 20),
        *_within("virtue", card.virtue, 14),
        *_within("influence", card.influence, 12),
    ]


def _court(card: Court) -> list[str]:
    faults = [] if card.princess is not card.profiteer else ["profiteer: not where the Princess stands"]
    if not 1 <= len(card.rewards) <= 2:
        faults.append("rewards: one, or two to choose from")
    for name in (*GOODS, "penalty"):
        what: Gain = getattr(card, name)
        faults += _gain(name, what) if what else [f"{name}: there must be something"]
    for what in card.rewards:
        faults += _gain("rewards", what) if what else ["rewards: there must be something"]
    return faults


def _scheme(card: Scheme) -> list[str]:
    if not card.plans:
        return ["plans: at least one"]
    faults = [fault for plan in card.plans for fault in _plan("plans", plan)]
    if card.plans[-1].condition:
        faults.append("plans: the last one has no condition")
    return faults


def _plan(name: str, plan: Plan) -> list[str]:
    if plan.place not in ("princess", "focus") and plan.place not in LOCATION:
        return [f"{name}: no such place: {plan.place}"]
    if plan.place != "focus" and not plan.lines:
        return [f"{name}: something must be done at {plan.place}"]
    faults = [f"{name}: every line has an effect" for line in plan.lines if not line.effects]
    if plan.least and plan.condition not in WITH_NUMBER:
        faults.append(f"{name}: a number belongs to {', '.join(WITH_NUMBER)} alone")
    for line in plan.lines:
        faults += [f"{name}: {kind} happens once" for kind, count in line.effects if kind in ONCE and count != 1]
        faults += [f"{name}: only Virtue can be lost" for kind, count in line.effects if count < 1 and kind != "virtue"]
    wanted = SPACES if plan.place == "black-market" else ("",)
    faults += [f"{name}: a line of {plan.place} has the wrong space" for line in plan.lines if line.space not in wanted]
    if plan.place == "black-market" and {line.space for line in plan.lines} != set(SPACES):
        faults.append(f"{name}: the Black Market has a line for each space")
    return faults


def _opponent(card: Opponent) -> list[str]:
    faults = _plan("focus", card.focus)
    if card.focus.place == "focus" or card.focus.condition:
        faults.append("focus: a place, without a condition")
    if len(set(card.tokens)) != len(card.tokens) or len(card.tokens) < len(GOODS):
        faults.append(f"tokens: at least {len(GOODS)} different places")
    return faults + _within("virtue", card.virtue, 14) + _within("influence", card.influence, 12)


def _hall(card: Hall) -> list[str]:
    faults = [] if 1 <= card.spaces <= MOST_SPACES else [f"spaces: 1 to {MOST_SPACES}"]
    if not all(1 <= number <= card.spaces for number in card.resets):
        faults.append(f"resets: 1 to {card.spaces}")
    return faults


def _track(card: Track) -> list[str]:
    rightly = sorted(card.goods) == sorted(GOODS) and card.goods[0] == GOODS[0]
    faults = [] if rightly else ["goods: each of the five once, clay first"]
    if sorted(card.guardhouse) != sorted(GUARDED):
        faults.append(f"guardhouse: each of {', '.join(GUARDED)} once")
    return faults


def _reward(card: Reward) -> list[str]:
    faults = _gain("gain", card.gain) if card.gain else ["gain: there must be something"]
    return faults + _within("copies", card.copies, MOST_COPIES)


def _market(name: str, what: Gain) -> list[str]:
    wrong = [good for good, count in what if good not in GOODS or count < 1]
    return [] if what and not wrong else [f"{name}: goods, 1 or more of each"]


def _gain(name: str, what: Gain) -> list[str]:
    faults = [f"{name}: nothing is called {one}" for one, _ in what if one not in GAINED]
    return faults + [f"{name}: only Virtue can be lost" for one, count in what if count < 1 and one != "virtue"]


def _within(name: str, number: int, most: int) -> list[str]:
    return [] if 0 <= number <= most else [f"{name}: 0 to {most}"]


CHECKS: dict[type, Callable[[Any], list[str]]] = {
    Apprentice: _apprentice,
    Building: _building,
    Wonder: _wonder,
    Board: _board,
    Court: _court,
    Scheme: _scheme,
    Opponent: _opponent,
    Hall: _hall,
    Track: _track,
    Reward: _reward,
    Stall: lambda card: _market("gain", card.gain),
    MarketCard: lambda card: _market("large", card.large),
}
