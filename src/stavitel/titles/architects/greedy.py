"""A greedy player of Architects: gathers what its best plan lacks, hires the skills it needs, and builds at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stavitel.kernel import View
from stavitel.titles.architects.black_market import market_goods
from stavitel.titles.architects.cards import (
    CATHEDRAL_COST,
    CATHEDRAL_SPACES,
    CATHEDRAL_VP,
    TOP_LEVEL,
    TOP_VIRTUE,
    VIRTUE_VP,
)
from stavitel.titles.architects.kinds import GOODS, Apprentice, Building, Cost, Gain, Mix
from stavitel.titles.architects.scoring import last_gains, order_effects
from stavitel.titles.architects.table import Game, Player

WORTH = {"clay": 0.6, "wood": 0.8, "stone": 0.8, "gold": 2.0, "marble": 2.2, "silver": 0.5, "virtue": 0.8}
WORTH |= {"influence": 0.5, "buildings": 1.0, "rewards": 1.8, "debt": -2.5, "destroy": 2.0, "apprentices": 2.0}
RICH = 12  # Silver beyond this buys nothing it wants
PLENTY = 6  # likewise of a good that no plan lacks
STOP = 0.6  # what a trade must be worth
WHIM = 0.03  # how often it places a Worker anywhere, lest two of its kind go round in circles for ever
GATHER = {"quarry": "stone", "forest": "wood", "mines": "clay", "silversmith": "silver"}
POWER_WORTH = {
    "visit": 1.5,
    "trade": 1.6,
    "construct": 1.6,
    "squire": 1.0,
    "cathedral": 1.0,
    "place": 0.8,
    "princess": 0.7,
}


class GreedyBot:
    """Decides from what its seat sees alone."""

    def decide(self, view: View) -> str | list[str]:
        """The option that looks best to it."""
        question = view.question
        keys = list(question.options)
        if question.many:
            ranked = sorted(keys, key=lambda key: -card_worth(question.options[key]))
            return ranked[-question.least :] if question.topic == "hand-limit" else ranked[: question.least]
        if len(keys) == 1:
            return keys[0]
        mind = Mind(view.seen, view.seat)
        judge = JUDGES.get(question.topic)
        if judge is None:
            return keys[0]
        if judge is place and view.random.random() < WHIM:
            return view.random.choice(keys)
        return max(keys, key=lambda key: judge(mind, key, question.options[key]))

    def weigh(self, view: View) -> dict[str, float]:
        """What each option seems worth."""
        question = view.question
        if question.many:
            sign = -1.0 if question.topic == "hand-limit" else 1.0
            return {key: sign * card_worth(option) for key, option in question.options.items()}
        mind, judge = Mind(view.seen, view.seat), JUDGES.get(question.topic)
        return {key: judge(mind, key, option) if judge else 0.0 for key, option in question.options.items()}


class Mind:
    """What the bot makes of the table."""

    def __init__(self, g: Game, seat: int) -> None:
        self.g = g
        self.p: Player = g.players[seat]
        self.skills = 0
        for apprentice in self.p.apprentices:
            self.skills |= apprentice.skills
        self.thrift = 1.6 if self.p.silver < 5 else 0.7 if self.p.silver < RICH else 0.1  # how it likes Silver
        self.goals = self.plans()
        self.lacks = self.missing()

    def plans(self) -> list[tuple[float, Cost, int]]:
        """Worth, goods and missing skills of everything it could build, the best for its turns first."""
        p = self.p
        found = []
        for card in p.hand:
            lack = card.skills & ~self.skills
            worth = card.vp + WORTH["virtue"] * card.virtue + sum(WORTH.get(n, 0.5) * c for n, c in card.gain)
            found.append((worth, card.cost, lack))
        if p.level < TOP_LEVEL and p.virtue >= 5 and p.hand:
            level = p.level + 1
            if sum(1 for q in self.g.players if q.level == level) < CATHEDRAL_SPACES[level]:
                worth = CATHEDRAL_VP[level] - CATHEDRAL_VP[p.level] + 1.5
                found.append((worth, self.plain(CATHEDRAL_COST[level]), 0))
        scored = [
            (worth - 0.9 * self.turns(cost) - 2.5 * bin(lack).count("1"), cost, lack) for worth, cost, lack in found
        ]
        return sorted(scored, key=lambda plan: -plan[0])

    def plain(self, cost: Cost | Mix) -> Cost:
        """A price as goods: a mixture is paid with what there is most of."""
        if isinstance(cost, Cost):
            return cost
        stone = min(cost.amount, self.p.stone)
        return Cost(stone=max(stone, cost.amount - self.p.wood), wood=min(cost.amount - stone, self.p.wood))

    def turns(self, cost: Cost) -> float:
        """About how many turns the missing goods take."""
        p, total = self.p, 0.0
        for good, where in (("stone", "quarry"), ("wood", "forest"), ("clay", "mines")):
            short = getattr(cost, good) - getattr(p, good)
            here = p.at[where]
            while short > 0:
                here += 1
                short -= here + (1 if good == "clay" else 0)
                total += 1
        total += 1.7 * max(0, cost.gold - p.gold) + 2.0 * max(0, cost.marble - p.marble)
        return total

    def missing(self) -> dict[str, int]:
        """Goods the best plan lacks."""
        if not self.goals:
            return {}
        _, cost, _ = self.goals[0]
        return {good: max(0, getattr(cost, good) - getattr(self.p, good)) for good in GOODS}

    def want(self, good: str, count: float) -> float:
        """What so many of a good are worth now."""
        lack = self.lacks.get(good, 0)
        useful = min(lack, count)
        spare = 0.5 if getattr(self.p, good) < PLENTY else 0.02
        return useful * (WORTH[good] + 0.8) + (count - useful) * WORTH[good] * spare

    def gain(self, what: Gain) -> float:
        """What a printed gain is worth."""
        silver = WORTH["silver"] if self.p.silver < RICH else 0.02
        other = WORTH | {"silver": silver}
        return sum(self.want(n, c) if n in GOODS else other.get(n, 0.5) * c for n, c in what)


def card_worth(card: object) -> float:
    """What a Building card in hand is worth."""
    if not isinstance(card, Building):
        return 0.0
    price = sum(WORTH[good] * count for good, count in zip(GOODS, card.cost, strict=True))
    return card.vp + WORTH["virtue"] * card.virtue - 0.5 * price - 0.6 * bin(card.skills).count("1")


def place(mind: Mind, key: str, option: Any) -> float:
    """Where a Worker does most good."""
    g, p = mind.g, mind.p
    if key == "place:guildhall":
        return 20.0
    verb, _, where = key.partition(":")
    court = 0.0
    if g.consequence is not None:
        if where == g.consequence.profiteer.key:
            court = 0.4
        elif where == g.consequence.princess.key:
            court = 0.9
    n = p.at.get(where, 0) + 1
    if verb == "place-market":
        return black_market(mind, where)
    if where in ("quarry", "forest"):
        return mind.want(GATHER[where], n) + court
    if where == "mines":
        return max(mind.want("clay", n + 1), mind.want("gold", n // 2)) + court
    if where == "silversmith":
        return mind.thrift * (1 + n) * 0.55 + court
    if where == "kings-storehouse":
        return storehouse(mind, n) + court
    if where == "workshop":
        return workshop(mind, n) + court
    if where == "town-centre":
        return town_centre(mind, n) + court
    if where == "guardhouse":
        return guardhouse(mind, n) + court
    return g.tax * 0.5 - (3.0 if p.virtue >= 4 else 5.0) + court


def black_market(mind: Mind, space: str) -> float:
    """The Black Market: goods for Silver and Virtue."""
    g, p = mind.g, mind.p
    cost = {"left": 0.5, "middle": 1.0, "right": 1.5}[space] + (1.0 if p.virtue > 6 else 3.0)
    if len(g.market) == 2:
        cost += 1.0
    if space == "middle":
        return (2.5 if needs_skill(mind) else 0.5) - cost
    return mind.gain(market_goods(g, space)) * 1.2 - cost


def needs_skill(mind: Mind) -> int:
    """The skills that cards in hand ask for and nobody has."""
    lack = 0
    for card in mind.p.hand:
        lack |= card.skills & ~mind.skills
    return lack


def storehouse(mind: Mind, n: int) -> float:
    """Trades: Marble that the plan lacks, Virtue below 5."""
    p = mind.p
    spare = max(0, p.stone - mind.lacks.get("stone", 0)) + max(0, p.wood - mind.lacks.get("wood", 0))
    worth = 0.0
    if mind.lacks.get("marble") and p.stone + p.wood >= 3:
        worth += 3.0
    if p.virtue < 5 and spare + p.clay >= 2:
        worth += 2.0
    for apprentice in p.apprentices:
        if apprentice.power == "trade" and apprentice.price is not None and affordable(p, apprentice):
            worth = max(worth, (mind.gain(apprentice.gain) - STOP) * min(n, 2))
    return worth


def affordable(p: Player, apprentice: Apprentice) -> bool:
    """Whether a trade can be paid in plain."""
    price = apprentice.price
    if price is None:
        return False
    if price.silver:
        return p.silver >= price.silver
    if price.cost is not None:
        return all(getattr(p, good) >= count for good, count in price.cost._asdict().items())
    return True


def workshop(mind: Mind, n: int) -> float:
    """Skills first, then cards."""
    p = mind.p
    cards = 1 + n // 2
    worth = 1.6 * cards if len(p.hand) <= 2 else 0.4 * cards if len(p.hand) < 6 else 0.0
    if p.silver >= 4 and len(p.apprentices) < 5:
        best = max((apprentice_worth(mind, a) for a in (*mind.g.upper[:n], *mind.g.lower[:n])), default=0.0)
        worth = max(worth, best)
    return worth


def apprentice_worth(mind: Mind, apprentice: Apprentice) -> float:
    """What hiring an Apprentice is worth."""
    new = apprentice.skills & ~mind.skills
    worth = 2.6 * bin(new & needs_skill(mind)).count("1") + 0.8 * bin(new).count("1")
    return worth + POWER_WORTH.get(apprentice.power, 0.5) + WORTH["virtue"] * apprentice.virtue * 0.7


def town_centre(mind: Mind, n: int) -> float:
    """Own Workers back when few are left; others' for Silver and to slow them down."""
    p = mind.p
    own = max(p.at.values())
    worth = 0.0
    if not p.silver:
        return worth  # nobody can be paid for
    if p.workers <= 4:
        worth = 3.0 + 0.8 * own
    groups = sorted((count for q in mind.g.players if q is not p for count in q.at.values()), reverse=True)
    return max(worth, (0.55 if p.silver < RICH else 0.25) * sum(groups[:n]) - 0.5)


def guardhouse(mind: Mind, n: int) -> float:
    """Prisoners freed, captives sold, Debts paid."""
    p = mind.p
    sold = (0.6 if p.silver < RICH else 0.2) * sum(p.captured)
    gains = [sold, 0.5 * p.prison + (2.0 if p.workers <= 4 and p.prison else 0.0)]
    held = sum(q.captured[p.seat] for q in mind.g.players)
    gains.append(0.5 * held + (2.0 if p.workers <= 4 else 0.0) - 3.0 if held else 0.0)
    if p.unpaid and p.silver >= 6:
        gains.append(2.5)
    return sum(sorted(gains, reverse=True)[:n])


def project(mind: Mind, key: str, option: Any) -> float:
    """The most VP first."""
    p = mind.p
    if key == "advance":
        return CATHEDRAL_VP[p.level + 1] - CATHEDRAL_VP[p.level] + 2.5
    if option.verb == "raise":
        return float(option.thing.vp)
    card: Building = option.thing
    return float(card.vp) + WORTH["virtue"] * card.virtue + mind.gain(card.gain) * 0.4


def hire(mind: Mind, key: str, option: Any) -> float:
    """Whom to hire; else draw or nobody."""
    if key == "draw-buildings":
        return 1.6 if len(mind.p.hand) <= 2 else 0.3
    if key == "stop":
        return 0.0
    if key == "hire-nobody":
        return 0.5 if len(mind.p.apprentices) < 5 else 2.0
    return apprentice_worth(mind, option.thing)


def trade(mind: Mind, key: str, option: Any) -> float:
    """Which trade pays."""
    p = mind.p
    if key == "stop":
        return STOP
    if key == "trade-for-marble":
        return 2.0 if mind.lacks.get("marble") else 0.0
    if key == "trade-for-virtue":
        return 2.0 if p.virtue < 5 else 0.4
    return mind.gain(option.thing.gain)


def spend(mind: Mind, key: str, option: Any) -> float:
    """Pay with what the plan does not need."""
    return -sum(mind.want(good, count) for good, count in option.cost._asdict().items() if count)


def seize(mind: Mind, key: str, option: Any) -> float:
    """Which group to take."""
    g, p = mind.g, mind.p
    if key == "stop":
        return 0.5
    count: int = g.players[option.at].at[option.thing.key]
    if option.at == p.seat:
        return 0.9 * count if p.workers <= 4 else -1.0
    worth = 0.7 * count
    if g.consequence is not None and option.thing is g.consequence.princess and not g.princess_robbed:
        worth -= WORTH["virtue"]
    return worth


def guard(mind: Mind, key: str, option: Any) -> float:
    """What to do at the Guardhouse."""
    p = mind.p
    held = sum(q.captured[p.seat] for q in mind.g.players)
    values = {
        "imprison": 0.6 * sum(p.captured),
        "release": 0.5 * p.prison,
        "ransom": 0.4 * held - 2.0,
        "ransom-by-debt": 0.4 * held - 3.5,
        "pay-debt": 2.5,
        "stop": 0.3,
    }
    return values[key]


def virtue(mind: Mind, key: str, option: Any) -> float:
    """Virtue is worth Influence only where it matters."""
    p = mind.p
    dear = p.virtue <= 5 or p.virtue >= 10
    return {"lose-virtue": 1.0, "lose-influence": 1.5 if dear else 0.5, "pay-silver": 1.2 if dear else 0.2}[key]


def order(mind: Mind, key: str, option: Any) -> float:
    """At the end: the points of the Virtue it leads to, less the Debts."""
    effects = dict(order_effects(mind.g, mind.p, option))
    surplus = max(0, mind.p.virtue + last_gains(mind.g, mind.p) - TOP_VIRTUE)
    destroyed = min(mind.p.unpaid, surplus) if key == "gains-first" else 0
    return VIRTUE_VP[mind.p.virtue + effects["virtue"]] - 2 * (effects["debt"] - destroyed)


def gift(mind: Mind, key: str, option: Any) -> float:
    """Give what is not needed where the reward is good."""
    if key in ("contribute-later", "contribute-nothing"):
        return 0.3
    good = option.thing
    needed = mind.lacks.get(good, 0) or (mind.goals and getattr(mind.goals[0][1], good) >= getattr(mind.p, good))
    return mind.gain(getattr(mind.g.court, good)) - WORTH[good] - (1.0 if needed else 0.0)


def keep(mind: Mind, key: str, option: Any) -> float:
    """The Building card that fits best."""
    return card_worth(option) - 0.8 * bin(option.skills & ~mind.skills).count("1")


def throw(mind: Mind, key: str, option: Any) -> float:
    """The Building card that is least worth."""
    if key == "keep-cards":
        return -4.0
    return -card_worth(option if isinstance(option, Building) else option.thing)


def take(mind: Mind, key: str, option: Any) -> float:
    """What the plan lacks."""
    good = key.partition(":")[2]
    where = {"clay": mind.p.at["mines"] + 1, "gold": mind.p.at["mines"] // 2, "silver": 3, "marble": 1}
    count = where[good] if good != "gold" else max(1, where["gold"])
    return mind.want(good, count) if good in GOODS else WORTH[good] * count


def reward(mind: Mind, key: str, option: Any) -> float:
    """The better of the Princess's rewards."""
    now = mind.g.consequence
    assert now is not None
    return mind.gain(now.rewards[0 if key.endswith("left") else 1])


def dismissal(mind: Mind, key: str, option: Any) -> float:
    """Whom it misses least."""
    others = 0
    for apprentice in mind.p.apprentices:
        if apprentice is not option.thing:
            others |= apprentice.skills
    lost = option.thing.skills & ~others
    return -bin(lost).count("1") - 0.3 * POWER_WORTH.get(option.thing.power, 0.5)


JUDGES: dict[str, Callable[[Mind, str, Any], float]] = {
    "place": place,
    "guildhall": project,
    "workshop": hire,
    "hire-free": hire,
    "first-hire": hire,
    "dismiss": dismissal,
    "trade": trade,
    "pay-mix": spend,
    "capture": seize,
    "guardhouse": guard,
    "lose-virtue": virtue,
    "last-order": order,
    "contribute-before": gift,
    "contribute-after": gift,
    "draft-building": keep,
    "keep-building": keep,
    "discard-for-cathedral": throw,
    "library": throw,
    "mines": take,
    "building-choice": take,
    "princess-reward": reward,
}
