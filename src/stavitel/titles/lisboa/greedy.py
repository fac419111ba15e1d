"""A greedy player of Lisboa: what each answer is worth to its seat, in wigs, with so many turns left to play.

Everything is measured in wigs at the end of the game. What only helps to earn them (goods, influence, officials,
favors, plans) is worth its figure below while there are turns left to use it, and next to nothing in the last ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stavitel.kernel import Card, Move, Question, View
from stavitel.titles.lisboa import foresight
from stavitel.titles.lisboa.cards import FAVOR as FAVOR_OF
from stavitel.titles.lisboa.cards import PLOTS
from stavitel.titles.lisboa.clergy import recruits, warehouse
from stavitel.titles.lisboa.decrees import METRICS, stores
from stavitel.titles.lisboa.kinds import (
    ARCHITECTS,
    CUBE_OF,
    GOODS,
    KINDS,
    NOBLE_ACTION,
    STATE_ACTIONS,
    Clergy,
    Decree,
    Plan,
    Plot,
    Political,
    Ship,
    Site,
)
from stavitel.titles.lisboa.noble_actions import building_wigs, sites_of_store
from stavitel.titles.lisboa.payment import due, fee, influence_gain, wealth
from stavitel.titles.lisboa.portfolio import sale_price, sales_open, trades_open
from stavitel.titles.lisboa.scoring import PRIZES, planned_officials, prizes, score
from stavitel.titles.lisboa.table import CLERGY_SPACES, FULL_INFLUENCE, Lisboa, Player, capacity

PLAIN: Final = ("decline", "done", "skip", "stay", "pass")
NOBLE_OF_EVENT: Final = {action: noble for noble, action in NOBLE_ACTION.items()}

# How long the game goes on
PACE: Final = 0.95  # cubes that a player clears in a turn
SECOND_PERIOD: Final = 6.48  # own turns of the second period, seen from the first
LONG: Final = 4.17  # turns from which on everything has its full worth

# What things are worth with the whole game ahead
REAL: Final = 1.18  # a real
RICH: Final = 14.1  # réis beyond which one more is worth half
POINT: Final = 0.689  # a point of influence
LOW: Final = 1.63  # more, for each of the first four
GOOD: Final = 1.04  # a good
OFFICIAL: Final = 0.667  # an official in the court
WANTED: Final = 1.6  # more, if a plan lacks it
PLAN: Final = 2.43  # the only plan
SPARE_PLAN: Final = 0.497  # another plan
FAVOR: Final = 1.29  # a favor, besides its two wigs, for each rival whose visits one may join
SPENT: Final = 0.884  # a favor that was given back, besides its two wigs: another may be had
TILE_WIGS: Final = 0.271  # a wig on the back of a clergy tile: it may be discarded in time
CARDINAL: Final = 0.57  # a meeting with the cardinal besides the tile
SWAY: Final = 0.391  # a point of influence on a card of the portfolio
BENEFIT: Final = 0.878  # a treasury card of the portfolio
CARGO: Final = 0.661  # a good on an own ship that sails full
HULL: Final = 0.939  # a point of the hull of an own ship
KEPT: Final = 0.183  # a card in hand that keeps a noble's door open

# What stores, sites, sets and decrees promise
NORTH: Final = 0.505  # chance of a free site north of the street to score a store, with the whole game ahead
BESIDE: Final = 0.333  # the same for a site beside the row
SHOWN: Final = 0.213  # more, if an architect's building that is next shows the good
STORE: Final = 1.94  # a store besides: production, houses
MAJORITY: Final = {"gold": 1.43, "tools": 2.31, "books": 2.38, "cloth": 2.74}  # one more store of a street
RIVAL: Final = 0.45  # what a rival's wig counts against one's own
SOLO_RIVAL: Final = 1.0  # the same for the only opponent
PLANNED: Final = 2.1  # an official on a completed plan
SET: Final = 3.88  # the cube that completes a set
CUBE: Final = 1.13  # a cube towards one
CUBE_LATER: Final = 1.25  # more, with the whole game ahead
SPARE_CUBE: Final = 0.323  # any other cube
HURRY: Final = 0.318  # the last cube of a period for each wig of the lead
MARKER: Final = 0.982  # a set marker, for a second decree
SOLO_TAX: Final = 0.2  # an official in an office for each turn left that Lacerda visits
JOINED: Final = 0.88  # what a rival wins who joins a visit
DOOR: Final = 0.277  # share of a noble action that a card is worth if it is the only one to that noble
FORESIGHT: Final = 0.628  # share of what a decree will grow by: there will be others later
LAW: Final = 0.574  # a decree besides what it counts
NOW: Final = 1.77  # a wig for stores and buildings that is scored at once: what is hoped for goes to rivals too
OVERTAKES: Final = 0.883  # a wig by which one more store changes the majority of its street at once
OFFICES: Final = 0.334  # the same for officials on completed plans
LAND: Final = 1.29  # a real paid for land, beside others

# What is played and taken
VISIT: Final = {"manuel": 1.73, "marquis": 1.25, "king": 1.35}  # a noble action, beside the rest of a turn
COURT: Final = {"manuel": 0.2, "marquis": -0.149, "king": 0.152, "treasury": -0.345}  # a card to the court besides
TUCK: Final = {"manuel": -0.145, "marquis": -0.201, "king": -0.2, "treasury": 0.916}  # a card to the portfolio besides
DEALINGS: Final = 0.728  # the sales or trades that follow it
JOIN: Final = -0.655  # joining a visit besides
KIND: Final = {"manuel": 0.245, "marquis": -0.05, "king": 0.306, "treasury": -0.414}  # a card of the display besides
HOUSE: Final = {"right": 1.21, "middle": 2.37, "left": 1.0}  # a house off each group
HOUSE_LATER: Final = {"right": -1.31, "middle": 1.41, "left": 0.04}  # more, with the whole game ahead
FAVOR_OF_NOBLE: Final = {"manuel": 3.13, "king": 0.845, "marquis": 1.09}

GROWTH: Final = {  # how much of what decrees count a player gains in a turn, seen over many games
    "all_stores": 0.262,
    "own_stores": 0.0904,
    "own_stores any": 0.391,
    "opened_buildings": 0.169,
    "own_completed_plans": 0.102,
    "own_completed_plans any": 0.289,
    "own_plans": 0.215,
    "own_cubes": 0.234,
    "own_sets": 0.269,
    "own_ships": 0.087,
    "own_hull": 0.319,
    "own_has_ship": 0.0682,
    "own_cargo": 0.145,
    "own_portfolio": 0.109,
    "own_portfolio any": 0.28,
    "own_officials": 0.0645,
    "own_goods": 0.161,
    "own_reis": 0.558,
    "own_house_group_done": 0.0479,
    "own_stores_with_matching_buildings": 0.292,
    "own_store_building_links": 0.879,
    "own_distinct_rows": 0.302,
    "own_distinct_streets": 0.213,
    "own_distinct_columns": 0.241,
    "own_decrees": 0.75,
}

TILE: Final = {  # a clergy tile on the board, besides the wigs on its back
    "influence_gain_bonus": 0.726,
    "visit_discount": 1.22,
    "land_discount": 3.08,
    "officials_needed_minus": 1.95,
    "hire_price_minus": 1.51,
    "ship_goods_minus": 0.916,
    "sell_bonus": 1.54,
    "on_build_store": 3.33,
    "on_decree": 2.15,
    "on_open_building": 1.44,
    "warehouse_plus": 0.48,
    "produce_extra": 0.788,
    "rubble_free": 2.81,
    "instant": 1.36,
}
OTHER_TILE: Final = 0.815


class GreedyBot:
    """Builds where buildings stand, opens buildings where it has stores, and takes the decrees that count them."""

    def decide(self, view: View) -> str | list[str]:
        """The key, or the keys, of what looks best."""
        question = view.question
        mind = Mind(view)
        worth = WORTHS.get(question.topic)
        if question.many:
            return mind.some(question, worth)
        if worth is None:
            return next(iter(question.options))
        options = question.options
        return max(options, key=lambda key: (worth(mind, options[key]), key))

    def weigh(self, view: View) -> dict[str, float]:
        """What each option seems worth."""
        mind, worth = Mind(view), WORTHS.get(view.question.topic)
        return {key: worth(mind, option) if worth else 0.0 for key, option in view.question.options.items()}


def turns_left(g: Lisboa) -> float:
    """About how many turns each player still has, the present one included: the sets or the piles end the game."""
    seats = len(g.players)
    if g.ending:
        return g.ending / seats
    cards = sum([len(g.piles[kind]) + (g.shown[kind] is not None) for kind in KINDS])
    by_piles = max(1, cards - 3) / seats
    goal = 2 if g.period == 1 else 4
    missing = min(
        [sum([goal - held for held in p.cubes.values() if held < goal]) for p in g.players if not p.automatic]
    )
    return min(by_piles, missing / PACE) + (SECOND_PERIOD if g.period == 1 else 1.0)


def growth(metric: str, of: str) -> float:
    """How much of what a decree counts a player gains in a turn."""
    return GROWTH.get(f"{metric} any" if of == "any" else metric, GROWTH.get(metric, 0.0))


class Mind:
    """What the bot makes of the table before it."""

    def __init__(self, view: View) -> None:
        self.g: Lisboa = view.seen
        self.me: Player = self.g.players[view.seat]
        self.left = turns_left(self.g)
        self.time = min(1.0, self.left / LONG)  # from 1 with the whole game ahead to 0 at its end
        self.rival = SOLO_RIVAL if self.g.solo else RIVAL
        self.nobles: dict[str, float] = {}  # what noble actions bring, once weighed
        self.states: dict[str, float] = {}  # and state actions
        self.streets: dict[str, float] = {}  # and one more store in a street by its majority
        self.dealings = -1.0  # and the sales or trades that follow a card to the portfolio
        self.cubes: dict[str, float] = {}  # and cubes
        self.plots: dict[str, tuple[float, float, float]] = {}  # and plots: the cube, the reward, the price
        self.reis = -1.0  # and a real
        self._nexts: set[str] | None = None  # the goods that the next buildings show, once somebody has looked

    def some(self, question: Question, worth: Callable[[Mind, Any], float] | None) -> list[str]:
        """As many as are worth something, the best ones."""
        options = question.options
        if worth is None:
            return list(options)[: question.least]
        worths = {key: worth(self, option) for key, option in options.items()}
        ranked = sorted(options, key=lambda key: (-worths[key], key))
        wanted = sum(value > 0 for value in worths.values())
        return ranked[: max(question.least, min(question.most, wanted))]

    # What money and the like are worth now

    @property
    def real(self) -> float:
        """A real: five of them are a wig at the end."""
        if self.reis < 0:
            self.reis = 0.2 + (REAL - 0.2) * self.time * (1.0 if wealth(self.me) < RICH else 0.5)
        return self.reis

    @property
    def good(self) -> float:
        """A good."""
        return GOOD * self.time

    @property
    def official(self) -> float:
        """An official in the court: it may serve a plan, and Lacerda, who has little influence, pays for it in wigs."""
        return OFFICIAL * self.time + (SOLO_TAX * self.left if self.g.solo else 0.0)

    def influence(self, points: float) -> float:
        """Some influence; what goes beyond the track is lost."""
        have = self.me.influence
        return self.sway(min(FULL_INFLUENCE, have + points)) - self.sway(have)

    def audience(self, cost: int) -> float:
        """What paying for an audience costs: influence, and wigs for the rest."""
        paid = min(cost, self.me.influence)
        return self.sway(self.me.influence) - self.sway(self.me.influence - paid) + (cost - paid)

    def sway(self, points: float) -> float:
        """So much influence on the track; the first points open doors."""
        return (0.1 + (POINT - 0.1) * self.time) * points + LOW * self.time * min(points, 4)

    # What an action would bring

    def play(self, option: Move) -> float:
        """A card to the court, to the portfolio, or away for a gold."""
        card: Political = option.thing
        if option.verb == "gold":
            return self.good - self.card(card)
        if option.verb == "portfolio":
            return self.portfolio(card) + TUCK[card.kind] - self.card(card)
        besides = COURT[card.kind] - self.card(card)
        if card.kind == "treasury":
            return self.event(card) - due(self.me, self.g.value) * self.real + besides
        free = max(self.state(action) for action in STATE_ACTIONS[card.kind])
        value = VISIT[card.kind] * self.noble(card.kind) + free + besides
        value -= self.audience(fee(self.g, self.me, card.kind))
        joining = sum(FAVOR_OF[card.kind] in p.favors for p in self.g.players if p is not self.me)
        return value - JOINED * self.rival * joining

    def card(self, card: Political) -> float:
        """A card in hand: the door it opens, unless another opens it too, and what it would bring in the portfolio."""
        if card.kind == "treasury":
            return (KEPT if card.event in NOBLE_OF_EVENT else KEPT / 2) * self.time
        doubles = sum(other.kind == card.kind for other in (*self.me.hand, *self.me.taken))
        return (KEPT if doubles < 2 else KEPT / 2) * self.time

    def noble(self, noble: str) -> float:
        """The best that a noble action can bring now."""
        if noble not in self.nobles:
            self.nobles[noble] = self.noble_action(noble)
        return self.nobles[noble]

    def noble_action(self, noble: str) -> float:
        """The same, weighed anew."""
        g, p = self.g, self.me
        if noble == "manuel":
            if not p.houses_left:
                return 0.0
            found = [
                self.store(plot.name, good)
                for plot in foresight.affordable(g, p, foresight.means(g, p))
                for good in foresight.spaces_for(g, plot)
            ]
            return max(found, default=0.0)
        if noble == "marquis":
            worths = sorted([self.decree(decree) for decree in g.decrees], reverse=True)
            second = worths[1] - MARKER * self.time if p.markers and len(worths) > 1 else 0.0
            return (worths[0] if worths else 0.0) + max(0.0, second)
        return max([self.site(site) for site in foresight.sites(g)], default=0.0)

    def event(self, card: Political) -> float:
        """What an event brings before its price."""
        event, p = card.event, self.me
        if event in NOBLE_OF_EVENT:
            return self.noble(NOBLE_OF_EVENT[event])
        good = event.removesuffix("_2")
        if good in GOODS:
            return self.good * min(2, warehouse(p) - p.goods[good])
        if event == "gain_influence":
            return self.influence(influence_gain(p, p.clergy))
        if event == "plans_2":
            return self.state("plan") + SPARE_PLAN * self.time
        if event == "officials_3":
            return self.state("recruit") * 1.5
        if event == "cardinal_then_favor":
            return self.state("cardinal") + self.state("favor")
        if event == "ship_minus_1":
            return self.state("ship") + self.good
        if event == "produce_no_price_drop":
            return self.state("produce")
        if event == "sell_goods_plus_1":
            return self.sales() + self.real * 2
        return 3 * self.good if event == "goods_different_3" else 2 * self.best_cube("eft")

    def store(self, name: str, good: str) -> float:
        """A store on a plot: wigs now and later, its reward and cube, less the land."""
        plot = PLOTS[name]
        g = self.g
        value = g.values[plot.column]
        links, hope = 0, 0.0
        for site in sites_of_store(plot, good):
            building = g.buildings.get(site)
            if building is None:
                hope += (NORTH if site[0] == "N" else BESIDE) + SHOWN * (good in self.nexts)
            elif good in building.shows(g.sides[site]):
                links += 1
        wigs: float = NOW * value * links
        wigs += (hope * value + STORE) * self.time + MAJORITY[good] + self.overtakes(good)
        if name not in self.plots:
            self.plots[name] = self.plot(plot)
        cube, reward, price = self.plots[name]
        wigs += cube
        if self.me.decrees:
            wigs += self.counted("own_stores", plot.row, plot.column, good) + self.counted("all_stores", plot.row, good)
            wigs += self.counted("own_store_building_links") * links
        return wigs + reward - price

    def plot(self, plot: Plot) -> tuple[float, float, float]:
        """What a plot brings whatever is sold on it: its best cube, its reward, and the price of the land."""
        g, p = self.g, self.me
        row, column = g.rubble[plot.row], g.rubble[plot.column]
        lying = foresight.reward_of(g, plot)
        dearest = foresight.rubble_price(row, column, "")[1]
        price = due(p, max(0, foresight.land_price(g, p, plot) - dearest))
        return self.best_cube(row + column), self.gain(lying.reward, lying.count), LAND * price * self.real

    def overtakes(self, good: str) -> float:
        """What one more store brings by the majority of its street, were this the end."""
        if good not in self.streets:
            counts = [0] * len(self.g.players)
            for plot, seat in self.g.owners.items():
                if self.g.trades[plot] == good:
                    counts[seat] += 1
            self.streets[good] = OVERTAKES * self.prize(good, counts, 1)
        return self.streets[good]

    def prize(self, of: str, counts: list[int], more: int) -> float:
        """The wigs that one wins by a majority with so many more, and the others lose in the mean."""
        me = self.me.seat
        before = prizes(PRIZES[of], tuple(counts))
        counts[me] += more
        then = prizes(PRIZES[of], tuple(counts))
        won = then[me] - before[me]
        return won - (sum(then) - sum(before) - won) / (len(counts) - 1)

    @property
    def nexts(self) -> set[str]:
        """The goods that the next buildings show."""
        if self._nexts is None:
            available = self.g.available
            self._nexts = set()
            for architect in ARCHITECTS:
                building = available[architect]
                if building is not None:
                    self._nexts.update(building.shows(architect))
        return self._nexts

    def best_cube(self, letters: str) -> float:
        """The cube that is worth most."""
        return max([self.cube(CUBE_OF[letter]) for letter in CUBE_OF if letter in letters], default=0.0)

    def cube(self, cube: str) -> float:
        """A cube towards the next set; the one that ends the period is worth more to who is ahead."""
        if cube not in self.cubes:
            self.cubes[cube] = self.next_cube(cube)
        return self.cubes[cube]

    def next_cube(self, cube: str) -> float:
        """The same, weighed anew."""
        held = self.me.cubes
        if held[cube] >= 5:
            return 0.0
        sets = self.me.sets
        if held[cube] > sets:
            return SPARE_CUBE
        if sum([count <= sets for count in held.values()]) > 1:
            return CUBE + CUBE_LATER * self.time
        ends = sets + 1 == (2 if self.g.period == 1 else 4) and self.g.causer < 0
        return SET + (HURRY * self.lead if ends else 0.0)

    @property
    def lead(self) -> float:
        """How many wigs one is ahead of the best other player, were this the end."""
        scores = {one.seat: one.total for one in score(self.g)}
        mine = scores.pop(self.me.seat)
        return float(mine - max(scores.values()))

    def site(self, site: Site) -> float:
        """The best building that could be opened on a site."""
        g, p = self.g, self.me
        best = 0.0
        for plan in foresight.usable(g, p, site, foresight.means(g, p)):
            best = max(best, self.building(site, plan))
        if not best:
            return 0.0
        lying = foresight.reward_of(g, site)
        cubes = sum(self.cube(CUBE_OF[letter]) for letter in g.rubble[site.name])
        return best + self.gain(lying.reward, lying.count) + cubes

    def building(self, site: Site, plan: Plan) -> float:
        """A building on a site: what it scores, the officials on its plan, less those it takes out of the court."""
        g, p = self.g, self.me
        building = g.available[plan.architect]
        if building is None:
            return 0.0
        scored = building_wigs(g, site, building, plan.architect)
        mine = scored.pop(p.seat, 0)
        needed = foresight.officials_needed(p, plan, p.clergy)
        present = min(needed, p.in_court)
        hire = foresight.hire_price(p, needed - present, g.treasury, p.clergy)
        others = max(scored.values(), default=0)
        worth = NOW * mine - self.rival * others + PLANNED * plan.officials
        worth += OFFICES * self.prize("officials", [planned_officials(q) for q in g.players], plan.officials)
        if p.decrees:
            worth += self.counted(
                "opened_buildings", plan.architect, site.side, site.row, *building.shows(plan.architect)
            )
            worth += self.counted("own_completed_plans", plan.architect)
        return worth - hire * self.real - present * self.official

    def gain(self, code: str, count: int) -> float:
        """A reward, or what a penalty of that kind costs."""
        if not code:
            return 0.0
        if code in GOODS or code in ("good_any", "goods_different"):
            return self.good * count
        if code == "reis":
            return self.real * count
        if code == "wigs":
            return float(count)
        if code in ("plan", "favor", "cardinal", "ship", "recruit"):
            return self.state(code)
        if code == "official":
            return self.state("recruit") / 2
        if code == "gain_influence":
            return self.influence(influence_gain(self.me, self.me.clergy))
        if code == "influence":
            return self.influence(count)
        if code == "rubble":
            return self.best_cube(self.g.rubble["pile"])
        if code == "decree":
            return max([self.decree(decree) for decree in self.g.decrees], default=0.0)
        return 2.0 * self.time  # a clergy tile

    def decree(self, decree: Decree) -> float:
        """A decree: what it is worth now, and what it will grow by."""
        metric, of = decree.metric, decree.of
        count = METRICS[metric](self.g, self.me, of) + FORESIGHT * growth(metric, of) * self.left
        return decree.wigs * count / decree.divisor + self.counted("own_decrees", "") + LAW

    def counted(self, metric: str, *of: str) -> float:
        """What one more of something brings by the own decrees."""
        wigs = 0.0
        for decree in self.me.decrees:
            if decree.metric == metric and (decree.of in of or decree.of in ("any", "")):
                wigs += decree.wigs / decree.divisor
        return wigs

    def portfolio(self, card: Political) -> float:
        """A card to the portfolio, with the sales or trades that follow."""
        g, p = self.g, self.me
        value = self.gain(card.reward, card.reward_count) - self.gain(card.penalty, card.penalty_count)
        if card.kind == "treasury":
            value += g.value * self.real
        value += self.tucked(card)
        if p.portfolio >= capacity(p) or len(p.bottom if card.kind == "treasury" else p.top) >= 3:
            held = p.bottom if card.kind == "treasury" and len(p.bottom) >= 3 else p.top
            value -= min([self.tucked(other) for other in held], default=0.0)
        if self.dealings < 0:
            self.dealings = max(self.sales(), self.trades())
        return value + DEALINGS * self.dealings

    def tucked(self, card: Card) -> float:
        """A card in the portfolio."""
        if isinstance(card, Ship):
            return card.hull * HULL + card.influence * SWAY * self.time
        assert isinstance(card, Political)
        return (BENEFIT if card.kind == "treasury" else card.influence * SWAY) * self.time

    def sales(self) -> float:
        """What the goods in the warehouse would bring now."""
        found = sales_open(self.g, self.me)
        if not found:
            return 0.0
        best = max(self.sale(option) for option in found)
        return best * min(sum(self.me.goods.values()), 3)

    def trades(self) -> float:
        """The two best trades."""
        worth: dict[str, float] = {}
        for option in trades_open(self.g, self.me):
            worth[option.things[0]] = max(worth.get(option.things[0], 0.0), self.trade(option))
        return sum(sorted(worth.values(), reverse=True)[: min(2, sum(self.me.goods.values()))])

    # Single choices

    def act(self, option: Any) -> float:
        """Sell or trade."""
        if option.verb == "sell":
            return self.sale(option) * min(3, sum(self.me.goods.values()))
        return self.trade(option) * 1.5

    def sale(self, option: Any) -> float:
        """One sale."""
        if option.verb in PLAIN:
            return 0.0
        good, port = option.things
        owner = self.g.players[option.at]
        ship = owner.top[port - 1]
        assert isinstance(ship, Ship)
        sails = ship.hull if len(owner.cargo[port - 1]) + 1 == ship.hull else 0.3
        cargo = CARGO if owner is self.me else -CARGO * self.rival
        return sale_price(self.g, self.me, good, ship) * self.real + sails * cargo - self.good

    def trade(self, option: Any) -> float:
        """One trade, less the good it costs."""
        if option.verb in PLAIN:
            return 0.0
        action, good = option.things
        return self.state(action) - self.good * (1.1 if good == "gold" else 1.0)

    def state(self, action: Any) -> float:
        """A state action."""
        if isinstance(action, Move) and action.verb in PLAIN:
            return 0.0
        name = action.thing if isinstance(action, Move) else action
        if name not in self.states:
            self.states[name] = self.state_action(name)
        return self.states[name]

    def state_action(self, name: str) -> float:
        """The same, weighed anew."""
        g, p = self.g, self.me
        if name == "recruit":
            count = recruits(p)
            lacking = max((foresight.officials_needed(p, plan, p.clergy) for plan in p.plans), default=0) - p.in_court
            wanted = max(0, min(count, lacking))
            return count * self.official + wanted * WANTED * self.time
        if name == "plan":
            return (PLAN if not p.plans else SPARE_PLAN) * self.time
        if name == "ship":
            if not g.shipyard:
                return 0.0
            ship = g.shipyard[0]
            gain = self.influence(influence_gain(p, p.clergy) + ship.influence)
            return gain + self.tucked(ship) - 0.7 * self.good * ship.hull
        if name == "produce":
            room = warehouse(p)
            made: dict[str, int] = {}
            for plot in stores(g, p):
                good = g.trades[plot]
                made[good] = made.get(good, 0) + 1
            return self.good * sum(min(count, room - p.goods[good]) for good, count in made.items())
        if name == "cardinal":
            if len(p.clergy) >= CLERGY_SPACES:
                return 0.0
            tiles = [g.church[(g.gap + step) % len(g.church)] for step in range(3)]
            return max([self.tile(tile) for tile in tiles if tile is not None], default=0.0) + CARDINAL * self.time
        return 2.0 + FAVOR * (len(g.players) - 1) * self.time + self.counted("own_favors") if len(p.favors) < 3 else 0.0

    def join(self, option: Any) -> float:
        """Joining for an action, less its price and the favor."""
        if option.verb in PLAIN:
            return 0.0
        action = option.thing
        value = self.noble(NOBLE_OF_EVENT[action]) if action in NOBLE_OF_EVENT else self.state(action)
        value -= self.audience(fee(self.g, self.me, self.g.visited, joining=True))
        return value + JOIN - 2.0 - SPENT * self.time

    def build(self, option: Any) -> float:
        """A plot and street."""
        return self.store(option.thing.name, option.at)

    def open(self, option: Any) -> float:
        """A site."""
        return self.site(option.thing)

    def take_cube(self, option: Any) -> float:
        """A cube off the board."""
        if option.verb in PLAIN:
            return 0.0
        prices = {"earthquake": 3, "fire": 2, "tsunami": 1}
        return self.cube(option.thing) + (prices[option.thing] * self.real if option.at else 0.0)

    def house(self, option: Any) -> float:
        """A group of houses."""
        return HOUSE[option.thing] + HOUSE_LATER[option.thing] * self.time

    def choose_decree(self, option: Any) -> float:
        """A decree, or none."""
        return MARKER * self.time if option.verb in PLAIN else self.decree(option.thing)

    def plan(self, option: Any) -> float:
        """A plan to take or to complete: for a building that scores own stores, with as many officials as possible."""
        if isinstance(option, Move) and option.verb in PLAIN:
            return 0.0
        plan: Plan = option.thing if isinstance(option, Move) else option
        have = self.g.available[plan.architect]
        if have is None:
            return -1.0
        shown = have.shows(plan.architect)
        return 1.0 + sum(self.g.trades[name] in shown for name in stores(self.g, self.me)) + 0.5 * plan.officials

    def tile(self, option: Any) -> float:
        """A clergy tile to take or keep."""
        if isinstance(option, Move) and option.verb in PLAIN:
            return 0.0
        tile: Clergy = option.thing if isinstance(option, Move) else option
        return TILE.get(tile.effect, OTHER_TILE) * self.time + tile.wigs * TILE_WIGS

    def discard_tile(self, tile: Clergy) -> float:
        """A tile to discard for its wigs, and for influence."""
        gain = self.influence(influence_gain(self.me, self.me.clergy)) / max(1, len(self.me.clergy))
        return tile.wigs * (1 - TILE_WIGS * self.time) + gain - TILE.get(tile.effect, OTHER_TILE) * self.time

    def take_good(self, option: Any) -> float:
        """A good one has least of; gold is the best."""
        if option.verb in PLAIN:
            return 0.0
        return (1.2 if option.thing == "gold" else 1.0) - 0.3 * self.me.goods[option.thing]

    def give_good(self, option: Any) -> float:
        """A good one has most of."""
        return self.me.goods[option.thing] - (0.5 if option.thing == "gold" else 0.0)

    def pay(self, option: Any) -> float:
        """Coins before influence, as long as there are coins to spare."""
        _, reals = option.things
        return -float(reals)

    def fee(self, option: Any) -> float:
        """Influence before réis, wigs last."""
        influence, reis, wigs = option.things
        return -float(influence * POINT + reis * REAL + wigs)

    def leave(self, option: Any) -> float:
        """The portfolio card that is worth least."""
        return -self.tucked(option.thing)

    def berth(self, option: Any) -> float:
        """A new ship beside the old one, if there is room."""
        if option.verb in PLAIN:
            return 0.6
        full = self.me.portfolio >= capacity(self.me) or len(self.me.top) == 3
        return 1.0 if (option.verb == "new_ship") != full else 0.5

    def office(self, option: Any) -> float:
        """Offices where one has fewest."""
        if option.verb in PLAIN:
            return 0.3
        return 1.0 - 0.1 * self.me.office[option.thing]

    def favor(self, option: Any) -> float:
        """Favors of the builder and the King first."""
        noble = option.thing if isinstance(option, Move) else option.noble
        return FAVOR_OF_NOBLE[noble]

    def home(self, option: Any) -> float:
        """Officials from courtyards first."""
        return 1.0 if option.verb == "from_courtyard" else 0.5

    def take(self, option: Any) -> float:
        """A card of the display: a door that is still closed, or what it brings in the portfolio."""
        card: Political = option.thing
        if card.kind == "treasury":
            door = self.noble(NOBLE_OF_EVENT[card.event]) / 2 if card.event in NOBLE_OF_EVENT else 2.0
        elif any([other.kind == card.kind for other in (*self.me.hand, *self.me.taken)]):
            door = 0.0
        else:
            door = self.noble(card.kind)
        return DOOR * door + KIND[card.kind] + 0.5 * (self.gain(card.reward, card.reward_count) + self.tucked(card))

    def throw(self, option: Any) -> float:
        """Between the periods: cards whose reward is worth more than the card."""
        card: Political = option
        return self.gain(card.reward, card.reward_count) - KEPT

    def draft(self, option: Any) -> float:
        """A card of the draft."""
        card: Political = option
        return self.card(card) + self.gain(card.reward, card.reward_count) + self.tucked(card)


WORTHS: Final[dict[str, Callable[[Mind, Any], float]]] = {
    "play-card": Mind.play,
    "sell-or-trade": Mind.act,
    "sell-more": Mind.sale,
    "sell-goods": Mind.sale,
    "trade-again": Mind.trade,
    "free-state-action": Mind.state,
    "join-visit": Mind.join,
    "build-store": Mind.build,
    "open-building": Mind.open,
    "show-plan": Mind.plan,
    "take-plan": Mind.plan,
    "plan-reward": Mind.plan,
    "take-cube": Mind.take_cube,
    "rubble-reward": Mind.take_cube,
    "take-rubble": Mind.take_cube,
    "choose-house": Mind.house,
    "take-decree": Mind.choose_decree,
    "second-decree": Mind.choose_decree,
    "starting-decree": Mind.choose_decree,
    "keep-tile": Mind.tile,
    "meet-cardinal": Mind.tile,
    "cardinal-reward": Mind.tile,
    "church-scoring": Mind.discard_tile,
    "lose-tile": Mind.discard_tile,
    "take-good": Mind.take_good,
    "take-different-good": Mind.take_good,
    "produce-extra": Mind.take_good,
    "right-houses": Mind.take_good,
    "lose-good": Mind.give_good,
    "pay-goods": Mind.give_good,
    "pay-reis": Mind.pay,
    "pay-visit": Mind.fee,
    "pay-join": Mind.fee,
    "make-room": Mind.leave,
    "build-ship": Mind.berth,
    "ship-reward": Mind.berth,
    "recruit": Mind.office,
    "recruit-reward": Mind.office,
    "place-officials": Mind.office,
    "official-reward": Mind.office,
    "take-favor": Mind.favor,
    "send-home": Mind.home,
    "take-card": Mind.take,
    "discard-cards": Mind.throw,
    "reward-card": Mind.throw,
    "draft": Mind.draft,
}
