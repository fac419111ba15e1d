"""A greedy player of Lisboa: it looks at the table as its seat sees it and takes what is worth most just now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stavitel.kernel import Card, Move, Question, View
from stavitel.titles.lisboa import foresight
from stavitel.titles.lisboa.cards import PLOTS
from stavitel.titles.lisboa.clergy import warehouse
from stavitel.titles.lisboa.decrees import decree_wigs, stores
from stavitel.titles.lisboa.kinds import CUBE_OF, GOODS, Clergy, Decree, Plan, Political, Ship, Site
from stavitel.titles.lisboa.noble_actions import building_wigs, store_wigs
from stavitel.titles.lisboa.payment import due, fee, portfolio_influence, wealth
from stavitel.titles.lisboa.portfolio import sale_price, sales_open, trades_open
from stavitel.titles.lisboa.table import Lisboa, Player

PLAIN: Final = ("decline", "done", "skip", "stay", "pass")
REAL: Final = 0.5  # wigs for a real
POINT: Final = 0.5  # wigs for a point of influence
GOOD: Final = 0.9  # wigs for a good
SET: Final = 6.0  # wigs for the cube that completes a set
CUBE: Final = 1.2  # wigs for a cube towards one
PLANNED: Final = 1.6  # wigs for an official on a completed plan
HOPE: Final = 0.4  # share of a store's value for each building that may still come
STORE: Final = 2.0  # wigs for a store besides: production, houses, decrees
RIVAL: Final = 0.4  # what a rival's wig counts against one's own
VISIT: Final = 1.5  # wigs for the state action of a visit
DECREE: Final = 1.3  # hope for a decree, as a factor
MAJORITY: Final = {"gold": 1.2, "tools": 2.2, "books": 3.0, "cloth": 3.0}  # wigs for one more store
TILE: Final = {
    "influence_gain_bonus": 1.0,
    "visit_discount": 2.0,
    "land_discount": 2.5,
    "officials_needed_minus": 2.0,
    "hire_price_minus": 1.5,
    "ship_goods_minus": 1.0,
    "sell_bonus": 1.5,
    "on_build_store": 3.0,
    "on_decree": 2.0,
    "on_open_building": 1.5,
    "warehouse_plus": 0.5,
    "produce_extra": 1.2,
    "rubble_free": 1.5,
    "instant": 1.5,
}


class GreedyBot:
    """Builds where buildings stand, opens buildings where it has stores, and sells to pay for both."""

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


class Mind:
    """What the bot makes of the table before it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.g: Lisboa = view.seen
        self.me: Player = self.g.players[view.seat]
        self.late = self.g.period == 2
        self.nobles: dict[str, float] = {}  # what noble actions bring, once weighed
        self.states: dict[str, float] = {}  # and state actions
        self.dealings = -1.0  # and the sales or trades that follow a card to the portfolio

    def some(self, question: Question, worth: Callable[[Mind, Any], float] | None) -> list[str]:
        """As many as are worth something, the best ones."""
        options = question.options
        if worth is None:
            return list(options)[: question.least]
        ranked = sorted(options, key=lambda key: (-worth(self, options[key]), key))
        wanted = sum(worth(self, option) > 0 for option in options.values())
        return ranked[: max(question.least, min(question.most, wanted))]

    # What an action would bring

    def play(self, option: Move) -> float:
        """A card to the court, to the portfolio, or away for a gold."""
        card: Political = option.thing
        if option.verb == "gold":
            return 0.4 - self.card(card) * 0.3
        if option.verb == "court":
            if card.kind == "treasury":
                return self.event(card) - due(self.me, self.g.value) * REAL - self.card(card) * 0.3
            return self.visit(card.kind) - self.card(card) * 0.3
        return self.portfolio(card)

    def visit(self, noble: str) -> float:
        """A visit: its noble action and a state action, less what it costs."""
        cost = fee(self.g, self.me, noble)
        paid = min(cost, self.me.influence)
        price = paid * POINT + (cost - paid)
        return self.noble(noble) + VISIT - price

    def noble(self, noble: str) -> float:
        """The best that a noble action can bring now."""
        if noble not in self.nobles:
            self.nobles[noble] = self.noble_action(noble)
        return self.nobles[noble]

    def noble_action(self, noble: str) -> float:
        """The same, weighed anew."""
        if noble == "manuel":
            found = [
                self.store(plot.name, good)
                for plot in foresight.affordable(self.g, self.me, foresight.means(self.g, self.me))
                for good in foresight.spaces_for(self.g, plot)
            ]
            return max(found, default=0.0)
        if noble == "marquis":
            return max((self.decree(decree) for decree in self.g.decrees), default=0.0) + (
                1.5 if self.me.markers else 0
            )
        found = [self.site(site) for site in foresight.sites(self.g)]
        return max(found, default=0.0)

    def event(self, card: Political) -> float:
        """What an event brings before its price."""
        if card.event in ("build_store", "decree", "open_public_building"):
            noble = {"build_store": "manuel", "decree": "marquis", "open_public_building": "king"}[card.event]
            return self.noble(noble)
        if card.event == "gain_influence":
            return portfolio_influence(self.me) * POINT
        good = card.event.removesuffix("_2")
        if good in GOODS:
            return GOOD * min(2, warehouse(self.me) - self.me.goods[good])
        return {"plans_2": 3.0, "officials_3": 3.0, "goods_different_3": 3 * GOOD}.get(card.event, 2.0)

    def store(self, name: str, good: str) -> float:
        """A store on a plot: wigs now and later, its reward and cube, less the land."""
        plot = PLOTS[name]
        g, p = self.g, self.me
        wigs: float = float(store_wigs(g, plot, good))
        sites = (f"W{plot.row}", f"X{plot.row}", f"N{GOODS.index(good) + 1}")
        free = sum(site not in g.buildings for site in sites)
        wigs += free * g.values[plot.column] * (HOPE / 2 if self.late else HOPE)
        wigs += MAJORITY[good] + (STORE / 2 if self.late else STORE)
        cubes = g.rubble[plot.row] + g.rubble[plot.column]
        wigs += max((self.cube(CUBE_OF[letter]) for letter in set(cubes)), default=0.0)
        for decree in p.decrees:
            if decree.metric == "own_stores" and decree.of in ("any", plot.row, plot.column, good):
                wigs += decree.wigs
        lying = foresight.reward_of(g, plot)
        price = (
            foresight.land_price(g, p, plot) - foresight.rubble_price(g.rubble[plot.row], g.rubble[plot.column], "")[1]
        )
        return wigs + self.gain(lying.reward, lying.count) - max(0, price) * REAL

    def cube(self, cube: str) -> float:
        """A cube towards the next set."""
        held = self.me.cubes
        if held[cube] >= 5:
            return 0.0
        sets = self.me.sets
        if held[cube] > sets:
            return 0.4
        return SET if sum(held[kind] <= sets for kind in held) == 1 else CUBE

    def site(self, site: Site) -> float:
        """The best building that could be opened on a site."""
        g, p = self.g, self.me
        best = 0.0
        have = foresight.means(g, p)
        for plan in foresight.usable(g, p, site, have):
            building = g.available[plan.architect]
            if building is None:
                continue
            scored = building_wigs(g, site, building, plan.architect)
            mine = scored.pop(p.seat, 0)
            missing = max(0, foresight.officials_needed(p, plan, p.clergy) - p.in_court)
            hire = foresight.hire_price(p, missing, g.treasury, p.clergy)
            others = max(scored.values(), default=0)
            best = max(best, mine - RIVAL * others + PLANNED * plan.officials - hire * REAL)
        if not best:
            return 0.0
        lying = foresight.reward_of(g, site)
        cubes = sum(self.cube(CUBE_OF[letter]) for letter in g.rubble[site.name])
        return best + self.gain(lying.reward, lying.count) + 0.8 * cubes

    def gain(self, code: str, count: int) -> float:
        """A reward, or what a penalty of that kind costs."""
        if code in GOODS or code in ("good_any", "goods_different"):
            return GOOD * count
        return {
            "": 0.0,
            "reis": REAL * count,
            "wigs": 1.0 * count,
            "influence": POINT * count,
            "plan": 1.5 if len(self.me.plans) < 2 else 0.3,
            "official": 1.2,
            "cardinal": 2.0,
            "favor": 2.2,
            "rubble": 2.0,
            "clergy": 2.5,
            "gain_influence": POINT * min(10 - self.me.influence, portfolio_influence(self.me)),
            "recruit": 1.8 if self.me.officials else 0.0,
            "decree": 2.5,
            "ship": 1.5,
        }.get(code, 0.5)

    def card(self, card: Political) -> float:
        """A card in hand."""
        if card.kind == "treasury":
            return 1.0 if card.event in ("build_store", "open_public_building", "decree") else 0.6
        return 1.2

    def decree(self, decree: Decree) -> float:
        """A decree at its present worth, and some hope."""
        return (
            decree_wigs(self.g, self.me, decree) * (1.0 if self.late else DECREE) + 0.3 * decree.wigs / decree.divisor
        )

    def portfolio(self, card: Political) -> float:
        """A card to the portfolio, with the sales or trades that follow."""
        g, p = self.g, self.me
        value = self.gain(card.reward, card.reward_count) - self.gain(card.penalty, card.penalty_count)
        if card.kind == "treasury":
            value += (g.value) * REAL + 0.5
        else:
            value += card.influence * (0.15 if self.late else 0.35)
        if len(p.top) + len(p.bottom) >= 2 + p.sets:
            value -= 1.2
        if self.dealings < 0:
            self.dealings = max(self.sales(), self.trades())
        return value + self.dealings

    def sales(self) -> float:
        """What the goods in the warehouse would bring now."""
        found = sales_open(self.g, self.me)
        if not found:
            return 0.0
        held = sum(self.me.goods.values())
        need = 1.0 if wealth(self.me) < 14 else 0.6
        best = max(self.sale(option) for option in found)
        return best * min(held, 3) * need

    def trades(self) -> float:
        """The two best trades."""
        worth: dict[str, float] = {}
        for option in trades_open(self.g, self.me):
            worth[option.things[0]] = max(worth.get(option.things[0], 0.0), self.trade(option))
        goods = sum(self.me.goods.values())
        return sum(sorted(worth.values(), reverse=True)[: min(2, goods)])

    # Single choices

    def act(self, option: Any) -> float:
        """Sell or trade."""
        if option.verb in PLAIN:
            return 0.2
        if option.verb == "sell":
            return self.sale(option) * min(3, sum(self.me.goods.values()))
        return self.trade(option) * 1.4

    def sale(self, option: Any) -> float:
        """One sale."""
        if option.verb in PLAIN:
            return 0.0
        good, port = option.things
        owner = self.g.players[option.at]
        ship = owner.top[port - 1]
        assert isinstance(ship, Ship)
        own = 1.0 if owner is self.me else -0.5
        sails = ship.hull if len(owner.cargo[port - 1]) + 1 == ship.hull else 0.3
        keep = GOOD if wealth(self.me) >= 20 else GOOD * 0.7
        return sale_price(self.g, self.me, good, ship) * REAL + own * sails * 0.7 - keep

    def trade(self, option: Any) -> float:
        """One trade, less the good it costs."""
        if option.verb in PLAIN:
            return 0.1
        action, good = option.things
        return self.state(action) - (GOOD if good == "gold" else GOOD * 0.8) + 0.3

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
        p = self.me
        if name == "recruit":
            need = max((plan.officials for plan in p.plans), default=0)
            return 3.0 if p.in_court < need else 1.0
        if name == "plan":
            return 3.2 if not p.plans else 0.8 if len(p.plans) < 2 else 0.1
        if name == "ship":
            ship = self.g.shipyard[0]
            gain = min(10 - p.influence, portfolio_influence(p) + ship.influence)
            return gain * POINT + ship.hull * 1.2
        if name == "produce":
            room = warehouse(p)
            made: dict[str, int] = {}
            for plot in stores(self.g, p):
                good = self.g.trades[plot]
                made[good] = made.get(good, 0) + 1
            kept = sum(min(count, room - p.goods[good]) for good, count in made.items())
            return kept * GOOD * 1.1
        if name == "cardinal":
            return 2.2
        return 2.4 if len(p.favors) < 2 else 1.5

    def join(self, option: Any) -> float:
        """Joining for an action, less its price and the favor."""
        if option.verb in PLAIN:
            return 0.0
        action = option.thing
        noble = self.g.visited
        cost = fee(self.g, self.me, noble, joining=True)
        paid = min(cost, self.me.influence)
        price = paid * POINT + (cost - paid) + 2.0
        nobles = {"build_store": "manuel", "decree": "marquis", "open_public_building": "king"}
        value = self.noble(nobles[action]) if action in nobles else self.state(action)
        return value - price

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
        return self.cube(option.thing) + (prices[option.thing] * REAL if option.at else 0.0)

    def house(self, option: Any) -> float:
        """A group of houses: production first."""
        return {"right": 2.0, "middle": 1.5, "left": 1.0}[option.thing]

    def choose_decree(self, option: Any) -> float:
        """A decree, or none."""
        return 0.5 if option.verb in PLAIN else self.decree(option.thing)

    def plan(self, option: Any) -> float:
        """A plan to take or to complete."""
        if isinstance(option, Move) and option.verb in PLAIN:
            return 0.5
        plan: Plan = option.thing if isinstance(option, Move) else option
        have = self.g.available[plan.architect]
        wanted = (
            sum(self.g.trades[name] in have.shows(plan.architect) for name in stores(self.g, self.me)) if have else 0
        )
        return 1.0 + wanted + 0.5 * plan.officials

    def tile(self, option: Any) -> float:
        """A clergy tile to take or keep."""
        if isinstance(option, Move) and option.verb in PLAIN:
            return 0.2
        tile: Clergy = option.thing if isinstance(option, Move) else option
        return TILE.get(tile.effect, 1.0) * (0.5 if self.late else 1.0) + tile.wigs * (1.0 if self.late else 0.6)

    def discard_tile(self, option: Any) -> float:
        """Discard one tile for influence, all late in the game."""
        tile: Clergy = option
        lasting = TILE.get(tile.effect, 1.0) * (0.1 if self.late else 0.9)
        share = min(10 - self.me.influence, portfolio_influence(self.me)) * POINT / max(1, len(self.me.clergy))
        return tile.wigs + share - lasting - 1.0

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
        card: Card = option.thing
        if isinstance(card, Ship):
            return -float(card.hull * 2 + card.influence)
        assert isinstance(card, Political)
        return -float(card.influence * (0.3 if self.late else 0.6)) if card.kind != "treasury" else -0.5

    def berth(self, option: Any) -> float:
        """A new ship beside the old one, if there is room."""
        if option.verb in PLAIN:
            return 0.6
        full = self.me.portfolio >= 2 + self.me.sets or len(self.me.top) == 3
        return 1.0 if (option.verb == "new_ship") != full else 0.5

    def office(self, option: Any) -> float:
        """Offices where one has fewest."""
        if option.verb in PLAIN:
            return 0.3
        return 1.0 - 0.1 * self.me.office[option.thing]

    def favor(self, option: Any) -> float:
        """Favors of the builder and the King first."""
        noble = option.thing if isinstance(option, Move) else option.noble
        return {"manuel": 2.0, "king": 1.5, "marquis": 1.0}[noble]

    def home(self, option: Any) -> float:
        """Officials from courtyards first."""
        return 1.0 if option.verb == "from_courtyard" else 0.5

    def take(self, option: Any) -> float:
        """A card of the display: what could be played next turn, or what brings a good."""
        card: Political = option.thing
        if card.kind == "treasury":
            return 2.0 if card.event in ("build_store", "open_public_building", "decree") else 1.0
        held = sum(other.kind == card.kind for other in (*self.me.hand, *self.me.taken))
        return 2.2 - 0.5 * held + 0.3 * self.gain(card.reward, card.reward_count) + 0.1 * card.influence

    def throw(self, option: Any) -> float:
        """Between the periods: cards whose reward is worth more than the card."""
        card: Political = option
        return self.gain(card.reward, card.reward_count) - 0.4

    def draft(self, option: Any) -> float:
        """A card of the draft."""
        card: Political = option
        return self.card(card) + self.gain(card.reward, card.reward_count) + 0.2 * card.influence


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
