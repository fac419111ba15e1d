"""A greedy player of Paladins: weighs every option by what it brings now and helps later, as far as its seat sees.

A step on a track, a monk or a wall is worth what it will add if the track goes on rising until the end: so one that is
far up is worth more than one begun late. Workers, silver and provisions are worth less from round to round, silver and
provisions also the less of them there is room for. The worths were found by play against the virtual player at its
hardest (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from stavitel.kernel import Move, Reason, View, move
from stavitel.titles.paladins import payment, right
from stavitel.titles.paladins.board_cards import (
    CARRIED,
    FRONTIER,
    JAR_SPACES,
    ORDER_SLOTS,
    ROUNDS,
    SPACE,
    TOP,
)
from stavitel.titles.paladins.gains import attribute_of
from stavitel.titles.paladins.kinds import (
    ATTRIBUTES,
    CLERIC,
    CRIMINAL,
    FIGHTER,
    KIND,
    LABOURER,
    MERCHANT,
    RIGHT,
    SCOUT,
    JarSpace,
    Outsider,
    Paladin,
    Reward,
    Square,
    Tavern,
    Townsfolk,
    Worker,
)
from stavitel.titles.paladins.scoring import outsider_points
from stavitel.titles.paladins.table import Game, Player, current_strength, times_done
from stavitel.titles.paladins.workers import BIT, Spots, manned, open_spots

# The printed points with their stairs smoothed.
TRACK: Final[tuple[float, ...]] = (0.0, 0.3, 0.8, 1.6, 2.6, 3.9, 5.4, 7.0, 8.9, 10.9, 13.2, 16.2, 20.0)
PIECES: Final[tuple[float, ...]] = (0.0, 0.0, 0.1, 0.3, 0.8, 2.2, 5.2, 9.0)  # monks and outposts
LESSER: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.2, 0.5, 1.2, 3.1, 6.0)  # walls and jars
# In points, in the first round and in the last.
HAND = 2.4, 0.62  # a labourer
COLOURED = 2.0, 1.2
SILVER = 0.75, 0.19  # the first coin
PROVISION = 1.8, 0.42
# In points.
ROOM_SILVER, ROOM_PROVISIONS = 6.1, 3.7  # how fast more of it is worth less
SENT = 0.43  # how much of its worth a worker costs who is sent: most come back with a reward
WILD = 2.6  # a criminal, in coloured workers
SUSPECTED = 2.1  # a suspicion card
RISE = 0.59  # how far an attribute rises in a round
DOORS = 0.84  # what an early step opens
REPEAT = 0.14  # how many monks, walls, outposts or jars are placed in a round
PIECE = 0.92
ORDER, HASTE = 1.9, 0.65  # a King's Order, and how hard it is to come by in the rounds left
AIM = 0.38  # the reward of a square, a jar space, an outsider
WALL = 0.79  # the reward of an unknown wall
HELPER = 0.69  # what townsfolk add to an action
WORKSHOP = 0.85, 0.57  # a worker saved in each round left, and the points at the end
TOWNSFOLK = 0.59  # how often a round their help comes in
WITNESS = 0.58  # in a round, townsfolk who speak in an Inquisition
RECRUIT = 4.3  # a free townsfolk in the first round
ACQUITTED, PAID, CANCELLED = 0.03, 3.5, 2.2
PRAYER, CLEARED = 0.5, 0.1  # of an action that can be done again, and a space cleared by a reward
CONVERT, GROWTH = 1.6, 1.3  # the points of a convert as they stand, and as they grow
WASTED = 1.1  # a worker who cannot be kept
PALADIN, GUIDE, HELP = 3.0, 0.5, 0.7  # of a paladin: a right-hand action, how good that is, what it brings
BOOST = 0.73  # a door that a paladin opens
MANNED, COLOURS = 1.7, 0.61  # an action that a tavern card mans, a colour it brings
BESIDE = 1.2  # a workshop beside another
DEBT = 5.4
COIN: Final = 28 / 24  # tax on a suspicion card in the mean
HELPED: Final = (*RIGHT, "develop")  # what townsfolk help with round after round
RAISES: Final = {
    "commission": "influence",
    "fortify": "strength",
    "garrison": "faith",
    "absolve": "faith",
    "attack": "influence",
    "convert": "strength",
}


POSSIBLE: Final[dict[str, Callable[[Game, Player, Move], Reason | None]]] = {
    "commission": right.why_not_commission,
    "fortify": right.why_not_fortify,
    "garrison": right.why_not_garrison,
    "absolve": right.why_not_absolve,
    "attack": right.why_not_attack,
    "convert": right.why_not_convert,
}  # besides workers


class GreedyBot:
    """Takes the option that weighs most."""

    def decide(self, view: View) -> str | list[str]:
        """The heaviest option, or the heaviest few."""
        ask = view.question
        weigh = WEIGHTS.get(ask.topic)
        if weigh is None:
            weighed = list(ask.options)
        else:
            mind = Mind(view.seen, view.seat)
            weighed = sorted(ask.options, key=lambda key: -weigh(mind, ask.options[key]))
        return weighed[: ask.least] if ask.many else weighed[0]

    def weigh(self, view: View) -> dict[str, float]:
        """What each option weighs."""
        mind, weigh = Mind(view.seen, view.seat), WEIGHTS.get(view.question.topic)
        return {key: weigh(mind, option) if weigh else 0.0 for key, option in view.question.options.items()}


class Mind:
    """What the bot makes of the table."""

    def __init__(self, g: Game, seat: int) -> None:
        self.g = g
        self.p: Player = g.players[seat]
        self.left = ROUNDS - g.round
        self.labourer = self.fading(HAND)
        self.coloured = self.fading(COLOURED)
        self.silver = self.fading(SILVER)
        self.provision = self.fading(PROVISION)

    def fading(self, worth: tuple[float, float]) -> float:
        """A worth between that of the first round and that of the last."""
        first, last = worth
        return last + (first - last) * self.left / (ROUNDS - 1)

    def coins(self, count: float) -> float:
        """What silver gained (or paid) is worth."""
        return self.silver * more(self.p.silver, count, ROOM_SILVER)

    def food(self, count: float) -> float:
        """What provisions gained (or paid) are worth."""
        return self.provision * more(self.p.provisions, count, ROOM_PROVISIONS)

    def sent(self, spots: Spots) -> float:
        """What the workers cost who fill some spots."""
        return SENT * sum([self.labourer if spot == "any" else self.coloured for spot in spots])

    def reward(self, words: Reward) -> float:
        """What a reward is worth."""
        worth = 0.0
        silver = provisions = 0
        for word in words:
            if word in ("silver", "tax"):
                silver += 1
            elif word == "provision":
                provisions += 1
            else:
                worth += self.token(word)
        if silver:
            worth += self.coins(silver)
        return worth + self.food(provisions) if provisions else worth

    def token(self, word: str) -> float:
        """What one word of a reward is worth."""
        p = self.p
        if word in KIND:
            kind = KIND[word]
            if kind == CRIMINAL:
                return WILD * self.coloured + self.coins(COIN) - SUSPECTED
            return self.labourer if kind == LABOURER else self.coloured
        if word in ATTRIBUTES:
            return self.step(word)
        if word == "acquit":
            return ACQUITTED if p.suspicion else 0.0
        if word == "pay-debt":
            return PAID if p.unpaid else 0.0
        if word == "cancel-debt":
            return CANCELLED if p.unpaid else 0.0
        if word == "pray":
            return CLEARED
        if word == "free-recruit":
            return RECRUIT * self.left / (ROUNDS - 1)
        return self.workshop() if word == "free-develop" else -DEBT

    def step(self, attribute: str) -> float:
        """A step on an attribute's track: what it adds at the end, and the doors it opens until then."""
        value = attribute_of(self.p, attribute)
        if value >= TOP:
            return 0.0
        return slope(TRACK, value + RISE * self.left) + DOORS * self.left / (ROUNDS - 1)

    def workshop(self) -> float:
        """A workshop: the worker it brings, those it saves, and points."""
        saved, points = WORKSHOP
        return self.coloured + saved * self.left * self.labourer + points

    def again(self) -> float:
        """The right-hand action most worth doing again, if it can be."""
        g, p = self.g, self.p
        able = manned(tuple(p.workers))
        worth = 0.0
        for name in p.placed:
            if name in RIGHT and able & BIT[right_spots(p, name)] and POSSIBLE[name](g, p, move(name)) is None:
                worth = max(worth, weigh_right(self, name))
        return worth

    def progress(self, action: str) -> float:
        """One more of a right-hand action: its own points, the King's Orders, the townsfolk and the paladin."""
        p = self.p
        done = times_done(p, action)
        worth = self.step(RAISES[action])
        if action in ("commission", "garrison"):
            worth += PIECE * slope(PIECES, done + REPEAT * self.left)
        elif action in ("fortify", "absolve"):
            worth += PIECE * slope(LESSER, done + REPEAT * self.left)
        for order, slot in zip(self.g.orders, ORDER_SLOTS, strict=False):
            if order.action == action and done < order.times:
                worth += ORDER * slot.vp * (self.hope(order.times - done - 1) - self.hope(order.times - done))
        for townsfolk in p.retinue:
            if townsfolk.trigger == action:
                worth += HELPER * self.reward(townsfolk.gains)
        return worth + self.bonus(action)

    def hope(self, missing: int) -> float:
        """The chance to do something so many times more."""
        return exp(-HASTE * missing / (self.left + 0.3))

    def bonus(self, action: str) -> float:
        """What the paladin adds to an action."""
        paladin = self.p.paladin
        return self.reward(paladin.gains) if paladin is not None and paladin.action == action else 0.0


def more(have: int, count: float, room: float) -> float:
    """What a change of a stock is worth, the first of it being worth 1.

    >>> round(more(0, 3, 6), 2), round(more(6, 3, 6), 2)
    (2.36, 0.87)
    """
    return room * (exp(-have / room) - exp(-(have + count) / room))


def slope(row: tuple[float, ...], at: float) -> float:
    """What one more is worth if so much will be reached without it.

    >>> slope(TRACK, 0), round(slope(TRACK, 11.5), 1)
    (0.3, 3.8)
    """
    low = min(int(at), len(row) - 2)
    here = row[low + 1] - row[low]
    if low + 2 >= len(row):
        return here
    return here + (row[low + 2] - row[low + 1] - here) * (at - low)


def weigh_action(mind: Mind, act: Any) -> float:
    """What an action of a turn brings, less what it costs."""
    p, verb = mind.p, act.verb
    if verb == "pass":
        room = CARRIED.value if mind.left else 0
        return -WASTED * max(0, sum(p.workers) - room)
    if verb == "favour":
        best = max(mind.reward(choice) for choice in act.thing.choices)
        return best - mind.sent((act.thing.spot,)) + sum(cost_of(mind, word) for word in act.thing.cost)
    if verb == "recruit":
        return weigh_recruit(mind, act.thing)
    if verb in RIGHT:
        return weigh_right(mind, verb)
    space = SPACE[verb]
    workers = act.thing if act.things else len(space.spots)
    worth = mind.bonus(verb) - mind.sent(space.spots[:workers])
    if verb == "develop":
        help = sum(mind.reward(townsfolk.gains) for townsfolk in p.retinue if townsfolk.trigger == verb)
        return worth + mind.workshop() + help + mind.coins(-payment.develop_price(p))
    if verb == "pray":
        return worth + PRAYER * mind.again() + mind.coins(-payment.pray_price(p))
    return worth + mind.reward(space.one if workers == 1 else space.two)


def weigh_right(mind: Mind, action: str) -> float:
    """A right-hand action: what it furthers and is aimed at, less workers and price."""
    spots = right_spots(mind.p, action)
    return mind.progress(action) + AIM * target(mind, action) - mind.sent(spots) + price(mind, action)


def right_spots(p: Player, action: str) -> Spots:
    """The spots of a right-hand action that no workshop covers."""
    return open_spots(SPACE[action].spots, p.workshops.get(action, 0))


def cost_of(mind: Mind, word: str) -> float:
    """What the further cost of a favour takes, below 0."""
    return mind.coins(-1) if word == "silver" else mind.food(-1) if word == "provision" else -DEBT


def price(mind: Mind, action: str) -> float:
    """What a right-hand action costs in silver or provisions, below 0."""
    p = mind.p
    if action == "commission":
        return mind.food(-payment.monk_price(p))
    if action == "fortify":
        return mind.food(-payment.wall_price(p))
    if action == "garrison":
        return mind.food(-payment.outpost_price(p))
    if action == "absolve":
        return mind.coins(-payment.jar_price(p))
    return mind.coins(-payment.convert_price(p)) if action == "convert" else 0.0


def target(mind: Mind, action: str) -> float:
    """The best that a right-hand action can be aimed at."""
    g, p = mind.g, mind.p
    if action == "commission":
        return max([weigh_square(mind, square) for square in right.monk_squares(g, p)])
    if action == "garrison":
        return max([weigh_square(mind, square) for square in right.outpost_squares(g, p)])
    if action == "absolve":
        free = [space for space in JAR_SPACES if space not in p.jar_spaces]
        return max([weigh_jar(mind, space) for space in free]) + mind.token("acquit")
    if action == "attack":
        reach = [outsider for outsider in right.outside(g) if right.why_not_attacked(g, p, outsider) is None]
        return max([weigh_attack(mind, outsider) for outsider in reach])
    if action == "convert":
        reach = [outsider for outsider in right.outside(g) if right.why_not_converted(g, p, outsider) is None]
        return max([weigh_convert(mind, outsider) for outsider in reach])
    return WALL


def weigh_recruit(mind: Mind, workers: int) -> float:
    """The best townsfolk to keep or to dismiss."""
    weigh = weigh_recruited if workers == 2 else weigh_dismissed
    best = max([weigh(mind, townsfolk) for townsfolk in mind.g.town if townsfolk is not None])
    return best - mind.sent(SPACE["recruit"].spots[:workers])


def town_cost(mind: Mind, townsfolk: Townsfolk) -> float:
    """What a place of the townsfolk row costs: its silver, or a debt; below 0."""
    silver = payment.town_price(mind.p, mind.g.town.index(townsfolk))
    return mind.coins(-silver) if mind.p.silver >= silver else -DEBT


def weigh_townsfolk(mind: Mind, townsfolk: Townsfolk) -> float:
    """A townsfolk in the retinue: its ability over the rounds left."""
    ability = TOWNSFOLK * mind.reward(townsfolk.gains) if townsfolk.trigger in HELPED else WITNESS
    return mind.left * ability + mind.reward(townsfolk.recruited)


def weigh_dismissed(mind: Mind, townsfolk: Townsfolk) -> float:
    """A townsfolk sent away, at its price."""
    return mind.reward(townsfolk.dismissed) + town_cost(mind, townsfolk)


def weigh_recruited(mind: Mind, townsfolk: Townsfolk) -> float:
    """A townsfolk taken in, at its price."""
    return weigh_townsfolk(mind, townsfolk) + town_cost(mind, townsfolk)


def weigh_free(mind: Mind, option: Any) -> float:
    """A free townsfolk; declining is worth nothing."""
    return weigh_townsfolk(mind, option) + 0.1 if isinstance(option, Townsfolk) else 0.0


def weigh_square(mind: Mind, square: Square) -> float:
    """A square by its reward; the far ones, which fewer reach, can wait no longer than the near."""
    return mind.reward(square.reward) + 0.02 * square.region


def weigh_jar(mind: Mind, space: JarSpace) -> float:
    """A jar space by its reward."""
    return mind.reward(space.reward)


def weigh_attack(mind: Mind, outsider: Outsider) -> float:
    """An attacked outsider by its reward, less the silver for missing strength."""
    p = mind.p
    silver = payment.attack_price(current_strength(p), mind.g.outsiders.index(outsider))
    wanted = sum([convert.scores == f"attacked-{outsider.people}" for convert in p.converted])
    return mind.reward(outsider.attacked) + mind.coins(-silver) + wanted


def weigh_convert(mind: Mind, outsider: Outsider) -> float:
    """A converted outsider by its points as they stand and as they may grow."""
    worth = CONVERT * outsider_points(mind.g, mind.p, outsider.scores) + GROWTH * mind.left / (ROUNDS - 1)
    return worth + mind.step("strength") * (outsider.strength - 1)


def weigh_paladin(mind: Mind, paladin: Paladin) -> float:
    """A paladin: its workers, the doors its boost opens, its help."""
    p = mind.p
    worth = mind.reward(paladin.workers) + HELP * mind.reward(paladin.gains)
    if paladin.action in RIGHT:
        worth += PALADIN + GUIDE * mind.progress(paladin.action)
    for flag in FRONTIER:
        worth += BOOST * (p.faith < flag.faith <= p.faith + paladin.faith)
        worth += BOOST * (p.strength < flag.strength <= p.strength + paladin.strength)
        worth += BOOST * (p.influence < flag.strength <= p.influence + paladin.influence)
    return worth


def weigh_tavern(mind: Mind, tavern: Tavern) -> float:
    """A tavern card: its workers, and the right-hand actions they man."""
    p = mind.p
    hands = list(p.workers)
    for word in tavern.workers:
        hands[KIND[word]] += 1
    able = manned(tuple(hands))
    actions = sum([bool(able & BIT[right_spots(p, name)]) for name in RIGHT])
    colours = sum([hands[kind] > 0 for kind in (SCOUT, MERCHANT, FIGHTER, CLERIC)])
    return mind.reward(tavern.workers) + MANNED * actions + COLOURS * colours


def weigh_workshop(mind: Mind, option: Any) -> float:
    """A workshop where the most is still to come; beside another one, and on a coloured spot first."""
    action: str = option.thing.key
    spot = 0.2 if SPACE[action].spots[option.at - 1] != "any" else 0.0
    return mind.progress(action) + spot + (BESIDE if mind.p.workshops.get(action) else 0.0)


def weigh_clear(mind: Mind, option: Any) -> float:
    """An action space to clear: the one most worth doing again."""
    name: str = option.key
    if name in RIGHT:
        return mind.progress(name) + 1
    return {"recruit": 0.6, "hunt": 0.5, "trade": 0.5, "develop": 0.7}.get(name, 0.0)


def weigh_witness(mind: Mind, option: Any) -> float:
    """In an Inquisition: Peddlers, then Conspirators, then Squires."""
    return {"pair": 3.0, "": 2.0, "none": 1.0}[option.only_if] if isinstance(option, Townsfolk) else 0.0


def weigh_worker(mind: Mind, worker: Worker) -> float:
    """A worker to keep: rather of a colour that is rare."""
    return -float(mind.p.workers[KIND[worker.key]])


def weigh_amount(mind: Mind, option: Any) -> float:
    """The most that can be discarded."""
    return float(option.thing)


def weigh_reward(mind: Mind, option: Any) -> float:
    """One of several rewards."""
    return mind.reward(option.thing)


def weigh_payment(mind: Mind, option: Any) -> float:
    """Silver rather than a debt."""
    return 1.0 if option.verb == "silver" else 0.0


def weigh_yes(mind: Mind, option: bool) -> float:
    """Yes."""
    return float(option)


def weigh_first_reward(mind: Mind, option: Any) -> float:
    """Discard before the Inquisition comes."""
    return 0.0 if option.thing in ("tax", "criminal") else 1.0


WEIGHTS: Final[dict[str, Callable[[Mind, Any], float]]] = {
    "first-townsfolk": weigh_townsfolk,
    "keep-paladin": weigh_paladin,
    "top-paladin": weigh_paladin,
    "pick-tavern": weigh_tavern,
    "take-an-action": weigh_action,
    "keep-workers": weigh_worker,
    "place-workshop": weigh_workshop,
    "recruit-whom": weigh_recruited,
    "dismiss-whom": weigh_dismissed,
    "recruit-for-free": weigh_free,
    "silver-or-debt": weigh_payment,
    "clear-a-space": weigh_clear,
    "discard-suspicion": weigh_amount,
    "pay-debt": weigh_yes,
    "cancel-debt": weigh_yes,
    "which-reward-first": weigh_first_reward,
    "pick-reward": weigh_reward,
    "use-townsfolk": weigh_witness,
    "send-monk-where": weigh_square,
    "send-outpost-where": weigh_square,
    "move-jar-where": weigh_jar,
    "attack-whom": weigh_attack,
    "convert-whom": weigh_convert,
}
