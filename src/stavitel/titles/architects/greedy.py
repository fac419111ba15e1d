"""A greedy player of Architects: knows what it wants to build next, and goes where that comes nearer soonest.

Everything it could build is a plan: a card in hand, the next step of the Cathedral, a Wonder. A plan is worth its
points less the turns it still takes; of an option it asks how many turns of its three best plans it saves, and what it
brings besides. Gold is a point each, and a crowd in the Mines digs much of it: against a printed opponent, who seldom
captures a crowd, it likes one there. The worths were found by play against the six of them (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import sqrt
from typing import Any, Final

from stavitel.kernel import View
from stavitel.titles.architects.black_market import market_goods
from stavitel.titles.architects.cards import (
    CATHEDRAL_COST,
    CATHEDRAL_SPACES,
    CATHEDRAL_VIRTUE,
    CATHEDRAL_VP,
    HAND_LIMIT,
    TOP_LEVEL,
    VIRTUE_VP,
)
from stavitel.titles.architects.effects import OPTIONAL_DEBT
from stavitel.titles.architects.kinds import GOODS, Apprentice, Building, Cost, Gain, Mix, Wonder
from stavitel.titles.architects.payment import tax_due
from stavitel.titles.architects.places import SPACE_PRICE
from stavitel.titles.architects.scoring import order_effects
from stavitel.titles.architects.table import Game, Player
from stavitel.titles.architects.wonders import wonder_cost

# Points that things are worth besides what they save.
WORTH: Final = {
    "clay": 1.2,
    "wood": 0.48,
    "stone": 0.72,
    "gold": 1.6,
    "marble": 0.93,
    "influence": 0.39,
    "virtue": 1.9,
    "buildings": 0.91,
    "rewards": 3.5,
    "debt": -4.1,
    "destroy": 2.3,
    "apprentices": 2.9,
}
ALONE: Final = {"gold": 3.6, "mines": 1.5}  # Gold, and one more Worker at the Mines, where no person captures a crowd
PLENTY = 10  # of a good; what comes on top is worth this share:
SURPLUS = 0.5
SILVER = 0.36
# What a plan is worth, and how long it takes.
TURN = 1.3  # points that a turn is worth
PLANS = (1.4, 0.18, 0.24)  # how much the best, the second and the third plan count
DENIED = 7.2  # a Wonder that the only rival cannot build any more
STEP = 0.09  # what the next Cathedral level opens
POWER = 0.84  # what a Building does at once
LASTING = 1.8  # what it counts at the end
TURNS: Final = {"gold": 0.56, "marble": 1.3, "influence": 0.71, "silver": 0.61, "skill": 2.3, "virtue": 1.3}  # for one
# What an option is worth beyond that.
BUILD = 9.8  # to build is better than anything else
CROWDED = 0.44  # the Profiteer's place: he takes the Workers at the reset
PRINCESS = 0.87
RAID = 3.5  # lost Virtue at the Tax Stand
SHADY = 0.82, 2.5  # the Black Market, with Virtue above 6 and below
LAST_SPACE = 2.7  # of the Black Market: Workers go to Prison
UNKNOWN_HELP = 2.9  # a free Apprentice for cards in hand that lack a skill
PIETY = 3.7  # Virtue where it is too low for the Cathedral
FIRST_CARD, CARD = 5.0, 0.5  # a Building card to draw, where there is none in hand and where there is
HELP: Final = {"new": 1.9, "needed": 0.29, "power": 0.36}  # a skill nobody has, one that a card asks for, the ability
CARD_PRICE, CARD_SKILL = 1.0, 1.1  # what goods and skills of a card in hand take away from it
FEW = 6  # Workers; from here on it calls some home
CALLED = 0.54, 0.74  # each Worker called home, and the call
CAPTIVE, CROWD = 0.38, 0.1  # each Worker of another, and each pair of them that a person has at one place
SOLD = 1.1  # of a captive's Silver
FREED = 1.6, 4.4  # each Worker out of Prison, and if there are few
RANSOMED, RANSOM = 0.6, 3.2  # each Worker bought back, and what that costs
PAID_DEBT = 1.5
LONG = 60  # rounds after which it sometimes places anywhere, lest two of its kind go round in circles for ever
WHIM = 0.05
POWER_WORTH: Final = {
    "visit": 1.5,
    "trade": 1.6,
    "construct": 1.6,
    "squire": 1.0,
    "cathedral": 1.0,
    "place": 0.8,
    "princess": 0.7,
}
HAS: Final = (*GOODS, "silver", "influence")
HERE: Final = {"quarry": 7, "forest": 8, "mines": 9}  # where the Workers of a place stand in what there is
Stock = list[int]  # goods, Silver, Influence, and Workers at Quarry, Forest and Mines
KNOWN: Final = 4096  # plans that are kept: a search meets the same players again and again


class GreedyBot:
    """Decides from what its seat sees alone."""

    def decide(self, view: View) -> str | list[str]:
        """The option that looks best to it."""
        question = view.question
        keys = list(question.options)
        if question.many:
            ranked = sorted(keys, key=lambda key: -card_worth(question.options[key]))
            return ranked[-question.least :] if question.topic == "hand-limit" else ranked[: question.least]
        judge = JUDGES.get(question.topic)
        if judge is None or len(keys) == 1:
            return keys[0]
        if judge is place and view.seen.round > LONG and view.random.random() < WHIM:
            return view.random.choice(keys)
        mind = Mind(view.seen, view.seat)
        return max(keys, key=lambda key: judge(mind, key, question.options[key]))

    def weigh(self, view: View) -> dict[str, float]:
        """What each option seems worth."""
        question = view.question
        if question.many:
            sign = -1.0 if question.topic == "hand-limit" else 1.0
            return {key: sign * card_worth(option) for key, option in question.options.items()}
        mind, judge = Mind(view.seen, view.seat), JUDGES.get(question.topic)
        return {key: judge(mind, key, option) if judge else 0.0 for key, option in question.options.items()}


class Plan:
    """Something to build: what it takes, and what it is worth."""

    __slots__ = ("cost", "influence", "lack", "mix", "silver", "turns", "worth")

    def __init__(
        self, worth: float, cost: Cost, mix: int = 0, lack: float = 0.0, influence: int = 0, silver: int = 0
    ) -> None:
        self.worth = worth
        self.cost = cost
        self.mix = mix  # Stone and Wood in any mixture
        self.lack = lack  # turns for what is no good: skills, Virtue
        self.influence = influence
        self.silver = silver
        self.turns = 0.0

    def left(self, stock: Stock) -> float:
        """About how many turns it still takes."""
        clay, wood, stone, gold, marble = self.cost
        turns = self.lack
        if clay > stock[0]:
            turns += visits(clay - stock[0], stock[9] + 1)
        if wood > stock[1]:
            turns += visits(wood - stock[1], stock[8])
        if stone > stock[2]:
            turns += visits(stone - stock[2], stock[7])
        if self.mix > stock[1] + stock[2]:
            turns += visits(self.mix - stock[1] - stock[2], max(stock[7], stock[8]))
        if gold > stock[3]:
            turns += TURNS["gold"] * (gold - stock[3])
        if marble > stock[4]:
            turns += TURNS["marble"] * (marble - stock[4])
        if self.silver > stock[5]:
            turns += TURNS["silver"] * (self.silver - stock[5])
        if self.influence > stock[6]:
            turns += TURNS["influence"] * (self.influence - stock[6])
        return turns


def visits(short: int, here: int) -> float:
    """About how many visits bring so many goods, where the n-th Worker brings n.

    >>> visits(15, 0)
    5.0
    """
    first = here + 0.5
    return sqrt(first * first + 2 * short) - first


class Mind:
    """What the bot makes of the table."""

    def __init__(self, g: Game, seat: int) -> None:
        self.g = g
        p = self.p = g.players[seat]
        self.skills = 0
        for apprentice in p.apprentices:
            self.skills |= apprentice.skills
        at = p.at
        self.stock: Stock = [
            *(p.clay, p.wood, p.stone, p.gold, p.marble, p.silver, p.influence),
            *(at["quarry"], at["forest"], at["mines"]),
        ]
        alone = [q.opponent for q in g.players].count(None) == 1
        self.gold = ALONE["gold"] if alone else WORTH["gold"]
        self.mines = ALONE["mines"] if alone else 0.0
        self.plans = self.known_plans()

    def known_plans(self) -> list[Plan]:
        """The best plans, kept by all that they depend on."""
        g, p = self.g, self.p
        level = p.level + 1
        room = p.level < TOP_LEVEL and [q.level for q in g.players].count(level) < CATHEDRAL_SPACES[level]
        key = (
            *(*self.stock, self.skills, p.level, room, p.virtue, p.board, len(g.players)),
            *(tuple(p.hand), tuple(g.wonders), tuple(g.offered.items())),
        )
        found = _plans.get(key)
        if found is None:
            if len(_plans) >= KNOWN:
                _plans.clear()
            found = _plans[key] = self.best_plans(room)
        return found

    def best_plans(self, room: bool) -> list[Plan]:
        """The three plans that are worth most, with or without room on the next Cathedral level."""
        g, p = self.g, self.p
        found = []
        for card in p.hand:
            lack = unknown(card.skills, self.skills)
            found.append(Plan(built(card), card.cost, 0, TURNS["skill"] * lack, 0, 4 if lack else 0))
        if room and p.hand:
            worth, cost = step_worth(p), CATHEDRAL_COST[p.level + 1]
            impious = TURNS["virtue"] * max(0, CATHEDRAL_VIRTUE - p.virtue)
            if isinstance(cost, Mix):
                found.append(Plan(worth, Cost(), cost.amount, impious))
            else:
                found.append(Plan(worth, cost, lack=impious))
        for wonder in g.wonders:
            cost, tax = wonder_cost(g, p, wonder), tax_due(p, wonder.tax)
            found.append(Plan(raised(g, wonder), cost, 0, 0.0, wonder.influence, tax))
        for plan in found:
            plan.turns = plan.left(self.stock)
        found.sort(key=lambda plan: TURN * plan.turns - plan.worth)
        return found[: len(PLANS)]

    def saved(self, after: Stock) -> float:
        """What the turns are worth that the plans take less with another stock."""
        turns = 0.0
        for share, plan in zip(PLANS, self.plans, strict=False):
            turns += share * (plan.turns - plan.left(after))
        return TURN * turns

    def gain(self, what: Iterable[tuple[str, int]], where: str = "", workers: int = 0) -> float:
        """What a gain (or a price) is worth, with so many Workers at a place afterwards."""
        stock = self.stock
        after = list(stock)
        worth = 0.0
        for name, count in what:
            if name in HAS:
                at = HAS.index(name)
                after[at] += count
                if name == "silver":
                    worth += SILVER * count
                elif name == "gold":
                    worth += self.gold * count
                elif at < 3 and stock[at] >= PLENTY:
                    worth += SURPLUS * WORTH[name] * count
                else:
                    worth += WORTH[name] * count
            else:
                worth += WORTH.get(name, 0.5) * count
        if where in HERE:
            after[HERE[where]] = workers
        return worth + self.saved(after)

    @property
    def wanted(self) -> int:
        """The skills that cards in hand ask for and nobody has."""
        return unmet(self.p.hand, self.skills)


_plans: Final[dict[tuple[object, ...], list[Plan]]] = {}


@cache
def built(card: Building) -> float:
    """What a Building is worth once it stands."""
    worth = card.vp + WORTH["virtue"] * card.virtue + (POWER if card.power else 0.0) + (LASTING if card.end else 0.0)
    return worth + sum(WORTH.get(name, SILVER) * count for name, count in card.gain)


def unmet(hand: Sequence[Building], known: int) -> int:
    """The skills that some cards ask for and nobody has."""
    asked = 0
    for card in hand:
        asked |= card.skills
    return asked & ~known


def unknown(skills: int, known: int) -> int:
    """How many of some skills nobody has."""
    return (skills & ~known).bit_count()


def raised(g: Game, wonder: Wonder) -> float:
    """What a Wonder is worth: its points, its Virtue, and that nobody else has it."""
    rivals = len(g.players) - 1
    return wonder.vp + 2 * WORTH["virtue"] + (DENIED if rivals == 1 else DENIED / 4)


def step_worth(p: Player) -> float:
    """What the next Cathedral level is worth."""
    return CATHEDRAL_VP[p.level + 1] - CATHEDRAL_VP[p.level] + STEP


def card_worth(card: object) -> float:
    """What a Building card in hand is worth."""
    if not isinstance(card, Building):
        return 0.0
    clay, wood, stone, gold, marble = card.cost
    price = 0.6 * clay + 0.8 * (wood + stone) + 2.0 * gold + 2.2 * marble
    return built(card) - CARD_PRICE * price - CARD_SKILL * card.skills.bit_count()


def place(mind: Mind, key: str, option: Any) -> float:
    """Where a Worker does most good."""
    g, p = mind.g, mind.p
    if key == "place:guildhall":
        return BUILD
    verb, _, where = key.partition(":")
    if verb == "place-market":
        return black_market(mind, where)
    workers = p.at[where] + 1
    n = workers + 1 if where in p.tokens else workers
    worth = 0.0
    gains = [
        gain for a in p.apprentices if a.place is option.thing and a.power in ("visit", "place") for gain in a.gain
    ]
    if option.thing is g.profiteer:
        gains.append(("influence", 1))
        worth -= CROWDED
    elif option.thing is g.princess:
        worth += PRINCESS + max([gift_worth(mind, good) for good in GOODS if can_give(g, p, good)], default=0.0)
    if where == "quarry":
        gains.append(("stone", n))
    elif where == "forest":
        gains.append(("wood", n))
    elif where == "silversmith":
        gains.append(("silver", n + 1))
    elif where == "mines":
        clay, gold = [*gains, ("clay", n + 1)], [*gains, ("gold", n // 2)]
        return worth + mind.mines + max(mind.gain(clay, where, workers), mind.gain(gold, where, workers))
    elif where == "tax-stand":
        gains.append(("silver", g.tax))
        worth -= RAID
    else:
        worth += VISITS[where](mind, n)
    return worth + mind.gain(gains, where, workers) if gains else worth


def black_market(mind: Mind, space: str) -> float:
    """The Black Market: goods for Silver and Virtue."""
    g, p = mind.g, mind.p
    worth = -SHADY[0] if p.virtue > 6 else -SHADY[1]
    if len(g.market) == 2:
        worth -= LAST_SPACE
    price = "silver", -SPACE_PRICE[space]
    if space == "middle":
        return worth + mind.gain((price,)) + (UNKNOWN_HELP if mind.wanted else 0.5)
    return worth + mind.gain((*market_goods(g, space), price))


def storehouse(mind: Mind, n: int) -> float:
    """The best trade; a second and a third are worth half."""
    p = mind.p
    best = marble_worth(p, mind) if p.stone + p.wood >= 3 else 0.0
    if p.virtue < CATHEDRAL_VIRTUE and p.stone + p.wood + p.clay >= 2:
        best = max(best, PIETY)
    for apprentice in p.apprentices:
        if apprentice.power == "trade" and affordable(p, apprentice):
            best = max(best, trade_worth(mind, apprentice))
    return best * (1 + min(n, 3)) / 2


def marble_worth(p: Player, mind: Mind) -> float:
    """Marble for 3 Stone and Wood, rather of what there is most of."""
    stone = min(3, p.stone) if p.stone >= p.wood else 3 - min(3, p.wood)
    return mind.gain((("stone", -stone), ("wood", stone - 3), ("marble", 1)))


def trade_worth(mind: Mind, apprentice: Apprentice) -> float:
    """An Apprentice's trade."""
    price, what = apprentice.price, list(apprentice.gain)
    assert price is not None
    if price.silver:
        what.append(("silver", -price.silver))
    elif price.cost is not None:
        what += [(good, -count) for good, count in zip(GOODS, price.cost, strict=True) if count]
    else:
        what.append((max(("stone", "wood", "clay"), key=lambda good: getattr(mind.p, good)), -1))
    return mind.gain(what)


def affordable(p: Player, apprentice: Apprentice) -> bool:
    """Whether a trade can be paid in plain."""
    price = apprentice.price
    if price is None:
        return False
    if price.silver:
        return p.silver >= price.silver
    if price.cost is not None:
        return all(getattr(p, good) >= count for good, count in zip(GOODS, price.cost, strict=True))
    return p.stone + p.wood + p.clay > 0


def workshop(mind: Mind, n: int) -> float:
    """The best Apprentice in reach, or cards."""
    p = mind.p
    worth = drawn_worth(mind) * (1 + n // 2)
    if p.silver >= 4:
        hired = max((apprentice_worth(mind, a) for a in (*mind.g.upper[:n], *mind.g.lower[:n])), default=0.0)
        worth = max(worth, hired + mind.gain((("silver", -4),)))
    return worth


def drawn_worth(mind: Mind) -> float:
    """A Building card drawn: without one there is nothing to plan; more than six must go."""
    cards = len(mind.p.hand)
    return FIRST_CARD if not cards else CARD if cards < HAND_LIMIT else 0.0


def apprentice_worth(mind: Mind, apprentice: Apprentice) -> float:
    """What hiring an Apprentice is worth."""
    new = apprentice.skills & ~mind.skills
    worth = HELP["needed"] * (new & mind.wanted).bit_count() + HELP["new"] * new.bit_count()
    return worth + HELP["power"] * POWER_WORTH.get(apprentice.power, 0.5) + 0.7 * WORTH["virtue"] * apprentice.virtue


def town_centre(mind: Mind, n: int) -> float:
    """Own Workers back when few are left; others' for Silver and to slow them down."""
    p = mind.p
    if not p.silver:
        return 0.0  # nobody can be paid for
    own = sorted((called_home(mind, where) for where, count in p.at.items() if count), reverse=True)
    others = sorted((captured(q, count) for q in mind.g.players if q is not p for count in q.at.values()), reverse=True)
    return max(sum(worth for worth in own[:n] if worth > 0), sum(others[:n]) - 0.6)


def captured(q: Player, count: int) -> float:
    """A group of another's Workers taken: Silver, and no crowd that brings a person more with each visit."""
    return CAPTIVE * count + (CROWD * count * (count - 1) if q.opponent is None else 0.0)


def called_home(mind: Mind, where: str) -> float:
    """A group of own Workers called home: worth the more, the fewer are left; but plans may count on it."""
    p = mind.p
    if p.workers > FEW:
        worth = 0.0
    else:
        each, call = CALLED
        worth = each * p.at[where] * (1 - p.workers / (FEW + 1)) + call
    if where in HERE:
        after = list(mind.stock)
        after[HERE[where]] = 0
        worth += mind.saved(after)
    return worth - mind.mines * p.at[where] if where == "mines" else worth


def guardhouse(mind: Mind, n: int) -> float:
    """Prisoners freed, captives sold, Debts paid."""
    p = mind.p
    each, few = FREED if p.workers <= FEW else (FREED[0], 0.0)
    held = sum(q.captured[p.seat] for q in mind.g.players)
    gains = [SOLD * SILVER * sum(p.captured), each * p.prison + few if p.prison else 0.0]
    gains.append(RANSOMED * held + few - RANSOM if held else 0.0)
    if p.unpaid and p.silver >= 6:
        gains.append(PAID_DEBT)
    return sum(sorted(gains, reverse=True)[:n])


VISITS: Final[dict[str, Callable[[Mind, int], float]]] = {
    "kings-storehouse": storehouse,
    "workshop": workshop,
    "town-centre": town_centre,
    "guardhouse": guardhouse,
}


def project(mind: Mind, key: str, option: Any) -> float:
    """What is worth most first."""
    if key == "advance":
        return step_worth(mind.p)
    return raised(mind.g, option.thing) if option.verb == "raise" else built(option.thing)


def hire(mind: Mind, key: str, option: Any) -> float:
    """Whom to hire; else draw or nobody."""
    if key == "draw-buildings":
        return drawn_worth(mind) * (1 + mind.p.at["workshop"] // 2)
    if key == "stop":
        return 0.0
    if key == "hire-nobody":
        return 0.5 if len(mind.p.apprentices) < 5 else 2.0
    return apprentice_worth(mind, option.thing)


def trade(mind: Mind, key: str, option: Any) -> float:
    """Which trade pays."""
    if key == "stop":
        return 0.0
    if key == "trade-for-marble":
        return marble_worth(mind.p, mind)
    if key == "trade-for-virtue":
        return PIETY if mind.p.virtue < CATHEDRAL_VIRTUE else -0.5
    return trade_worth(mind, option.thing)


def spend(mind: Mind, key: str, option: Any) -> float:
    """Pay with what the plans do not need."""
    return mind.gain([(good, -count) for good, count in zip(GOODS, option.cost, strict=True) if count])


def seize(mind: Mind, key: str, option: Any) -> float:
    """Which group to take."""
    g, p = mind.g, mind.p
    if key == "stop":
        return 0.5
    if option.at == p.seat:
        return called_home(mind, option.thing.key)
    owner = g.players[option.at]
    worth = 0.5 + captured(owner, owner.at[option.thing.key])
    return worth - WORTH["virtue"] if option.thing is g.princess and not g.princess_robbed else worth


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
    effects = dict(order_effects(mind.g, mind.p, option))  # what does not change is not among them
    debts = effects.get("debt", 0) + effects.get(OPTIONAL_DEBT, 0)
    return VIRTUE_VP[mind.p.virtue + effects.get("virtue", 0)] - 2 * debts


def gift(mind: Mind, key: str, option: Any) -> float:
    """Give what is not needed where the reward is good."""
    if key in ("contribute-later", "contribute-nothing"):
        return 0.05 if key == "contribute-later" else 0.1
    return gift_worth(mind, option.thing)


def gift_worth(mind: Mind, good: str) -> float:
    """A contribution: what is printed under the good, less the good."""
    what: Gain = getattr(mind.g.court, good)
    return mind.gain((*what, (good, -1)))


def can_give(g: Game, p: Player, good: str) -> bool:
    """Whether a good can be contributed in plain."""
    return g.court is not None and good not in g.given and getattr(p, good) > 0


def keep(mind: Mind, key: str, option: Any) -> float:
    """The Building card that fits best."""
    return card_worth(option) - 0.8 * unknown(option.skills, mind.skills)


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
    return mind.gain(((good, count),))


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
    return -unknown(option.thing.skills, others) - 0.3 * POWER_WORTH.get(option.thing.power, 0.5)


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
