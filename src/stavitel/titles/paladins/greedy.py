"""A greedy player of Paladins: weighs every option by what it brings now, from what its seat sees alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stavitel.kernel import View
from stavitel.titles.paladins import payment, right
from stavitel.titles.paladins.board_cards import CARRIED, FRONTIER, JAR_SPACES, ORDER_SLOTS, ROUNDS, SPACE, TOP
from stavitel.titles.paladins.gains import attribute_of
from stavitel.titles.paladins.kinds import (
    CLERIC,
    CRIMINAL,
    FIGHTER,
    KIND,
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
from stavitel.titles.paladins.table import Game, Player, current_strength, fulfilled, times_done
from stavitel.titles.paladins.workers import BIT, manned, open_spots

# What a step is worth on the way to the printed points: the tables of the rules with their stairs smoothed.
ATTRIBUTE: Final[tuple[float, ...]] = (0.0, 0.6, 1.3, 2.1, 3.2, 4.4, 6.0, 7.4, 9.2, 11.2, 13.4, 16.2, 20.0)
PIECES: Final[tuple[float, ...]] = (0.0, 0.4, 0.9, 1.5, 2.2, 3.6, 6.0, 9.6)
LESSER: Final[tuple[float, ...]] = (0.0, 0.3, 0.6, 1.0, 1.5, 2.3, 3.9, 6.4)
WORKER: Final[tuple[float, ...]] = (0.7, 1.1, 1.1, 1.1, 1.1, 1.5)  # by kind
HELPED: Final = (*RIGHT, "develop")  # what townsfolk help with round after round
RAISES: Final = {
    "commission": "influence",
    "fortify": "strength",
    "garrison": "faith",
    "absolve": "faith",
    "attack": "influence",
    "convert": "strength",
}


class GreedyBot:
    """Takes the option that weighs most."""

    def decide(self, view: View) -> str | list[str]:
        """The heaviest option, or the heaviest few."""
        g: Game = view.seen
        p = g.players[view.seat]
        ask = view.question
        weigh = WEIGHTS.get(ask.topic)
        if weigh is None:
            weighed = list(ask.options)
        else:
            weighed = sorted(ask.options, key=lambda key: -weigh(g, p, ask.options[key]))
        return weighed[: ask.least] if ask.many else weighed[0]

    def weigh(self, view: View) -> dict[str, float]:
        """What each option weighs."""
        g: Game = view.seen
        p = g.players[view.seat]
        weight = WEIGHTS.get(view.question.topic)
        return {key: weight(g, p, option) if weight else 0.0 for key, option in view.question.options.items()}


def token(p: Player, word: str) -> float:
    """What a token of a reward is worth to a player now."""
    if word in KIND:
        return WORKER[KIND[word]] - (0.6 if word == "criminal" else 0.0)
    if word in ("faith", "strength", "influence"):
        return step(p, word)
    if word == "silver":
        return 0.7 if p.silver < 5 else 0.4
    if word == "provision":
        return 0.8 if p.provisions < 4 else 0.35
    if word == "tax":
        return 0.6 if p.silver < 5 else 0.3
    if word == "acquit":
        return 0.5 if p.suspicion else 0.0
    if word in ("pay-debt", "cancel-debt"):
        return (4.0 if word == "pay-debt" else 3.0) if p.unpaid else 0.0
    if word == "pray":
        return 1.5 if any(name in RIGHT for name in p.placed) else 0.4
    return {"free-recruit": 1.8, "free-develop": 3.0, "take-debt": -3.0}[word]


def reward(p: Player, words: Reward) -> float:
    """What a reward is worth."""
    return sum(token(p, word) for word in words)


def step(p: Player, attribute: str) -> float:
    """A step on the attribute track: its points, and the doors it opens."""
    value = attribute_of(p, attribute)
    return ATTRIBUTE[value + 1] - ATTRIBUTE[value] + 0.5 if value < TOP else 0.0


def progress(g: Game, p: Player, action: str) -> float:
    """One more of a right-hand action: its own points, the King's Orders, the townsfolk and the paladin."""
    done = times_done(p, action)
    worth = step(p, RAISES[action])
    if action in ("commission", "garrison") and done < 7:
        worth += PIECES[done + 1] - PIECES[done]
    elif action in ("fortify", "absolve") and done < 7:
        worth += LESSER[done + 1] - LESSER[done]
    for order, slot in zip(g.orders, ORDER_SLOTS, strict=False):
        if order.action == action and not fulfilled(p, order):
            worth += slot.vp / order.times * (0.6 + done / order.times)
    for townsfolk in p.retinue:
        if townsfolk.trigger == action:
            worth += reward(p, townsfolk.gains)
    if p.paladin is not None and p.paladin.action == action:
        worth += reward(p, p.paladin.gains)
    return worth


def weigh_action(g: Game, p: Player, act: Any) -> float:
    """What an action of a turn brings, less what it costs."""
    verb = act.verb
    if verb == "pass":
        spare = sum(p.workers)
        return 0.2 * spare if spare <= CARRIED.value and g.round < ROUNDS else -1.0
    if verb == "favour":
        best = max(reward(p, choice) for choice in act.thing.choices)
        return best - sum(abs(token(p, word)) for word in act.thing.cost) - 0.5
    if verb in ("hunt", "trade"):
        word = "provision" if verb == "hunt" else "silver"
        workers: int = act.thing
        return token(p, word) * (1 if workers == 1 else 3) - 0.5 * workers
    if verb == "recruit":
        return weigh_recruit(g, p, act.thing)
    if verb == "develop":
        return 0.75 * (ROUNDS - g.round) + 1.1 - 0.35 * payment.develop_price(p) - 0.9
    if verb == "pray":
        closed = [progress(g, p, name) for name in p.placed if name in RIGHT]
        return max(closed, default=0.0) - 0.35 * payment.pray_price(p) - 1.8
    if verb == "conspire":
        return WORKER[CRIMINAL] - 0.6 - 0.7
    needed = len(open_spots(SPACE[verb].spots, p.workshops.get(verb, 0)))
    return progress(g, p, verb) + target(g, p, verb) - 0.5 * needed - price(p, verb)


def price(p: Player, action: str) -> float:
    """What a right-hand action costs in silver or provisions."""
    if action == "commission":
        return 0.5 * payment.monk_price(p)
    if action == "fortify":
        return 0.5 * payment.wall_price(p)
    if action == "garrison":
        return 0.5 * payment.outpost_price(p)
    if action == "absolve":
        return 0.4 * payment.jar_price(p)
    return 0.4 * payment.convert_price(p) if action == "convert" else 0.0


def target(g: Game, p: Player, action: str) -> float:
    """The best that a right-hand action can be aimed at."""
    if action == "commission":
        return max(weigh_square(g, p, square) for square in right.monk_squares(g, p))
    if action == "garrison":
        return max(weigh_square(g, p, square) for square in right.outpost_squares(g, p))
    if action == "absolve":
        free = [space for space in JAR_SPACES if space not in p.jar_spaces]
        return max(weigh_jar(g, p, space) for space in free) + token(p, "acquit")
    if action == "attack":
        reach = [outsider for outsider in right.outside(g) if right.why_not_attacked(g, p, outsider) is None]
        return max(weigh_attack(g, p, outsider) for outsider in reach)
    if action == "convert":
        reach = [outsider for outsider in right.outside(g) if right.why_not_converted(g, p, outsider) is None]
        return max(weigh_convert(g, p, outsider) for outsider in reach)
    return 1.4  # an unknown wall


def weigh_recruit(g: Game, p: Player, workers: int) -> float:
    """The best townsfolk to keep or to dismiss."""
    keep = workers == 2
    best = -9.0
    for position, townsfolk in enumerate(g.town):
        if townsfolk is not None:
            worth = weigh_townsfolk(g, p, townsfolk) if keep else reward(p, townsfolk.dismissed)
            best = max(best, worth - town_cost(p, position))
    return best - (1.2 if keep else 0.5)


def town_cost(p: Player, position: int) -> float:
    """What a place of the townsfolk row costs: its silver, or a debt."""
    silver = payment.town_price(p, position)
    return 0.4 * silver if p.silver >= silver else 3.2


def weigh_townsfolk(g: Game, p: Player, townsfolk: Townsfolk) -> float:
    """A townsfolk in the retinue: its ability over the rounds left."""
    rounds = ROUNDS - g.round
    ability = 0.6 * reward(p, townsfolk.gains) if townsfolk.trigger in HELPED else 0.35
    return rounds * ability + reward(p, townsfolk.recruited)


def weigh_dismissed(g: Game, p: Player, townsfolk: Townsfolk) -> float:
    """A townsfolk sent away, at its price."""
    return reward(p, townsfolk.dismissed) - town_cost(p, g.town.index(townsfolk))


def weigh_recruited(g: Game, p: Player, townsfolk: Townsfolk) -> float:
    """A townsfolk taken in, at its price."""
    return weigh_townsfolk(g, p, townsfolk) - town_cost(p, g.town.index(townsfolk))


def weigh_free(g: Game, p: Player, option: Any) -> float:
    """A free townsfolk; declining is worth nothing."""
    return weigh_townsfolk(g, p, option) + 0.1 if isinstance(option, Townsfolk) else 0.0


def weigh_square(g: Game, p: Player, square: Square) -> float:
    """A square by its reward; the far ones, which fewer reach, can wait no longer than the near."""
    return reward(p, square.reward) + 0.02 * square.region


def weigh_jar(g: Game, p: Player, space: JarSpace) -> float:
    """A jar space by its reward."""
    return reward(p, space.reward)


def weigh_attack(g: Game, p: Player, outsider: Outsider) -> float:
    """An attacked outsider by its reward, less the silver for missing strength."""
    silver = payment.attack_price(current_strength(p), g.outsiders.index(outsider))
    wanted = sum(convert.scores == f"attacked-{outsider.people}" for convert in p.converted)
    return reward(p, outsider.attacked) - 0.5 * silver + wanted


def weigh_convert(g: Game, p: Player, outsider: Outsider) -> float:
    """A converted outsider by its points as they stand and as they may grow."""
    growth = 1.5 if outsider.scores.startswith("attacked-") else 1.0
    return outsider_points(g, p, outsider.scores) + growth + step(p, "strength") * (outsider.strength - 1)


def weigh_paladin(g: Game, p: Player, paladin: Paladin) -> float:
    """A paladin: its workers, the doors its boost opens, its help."""
    worth = sum(WORKER[KIND[word]] for word in paladin.workers)
    if paladin.action in RIGHT:
        worth += 1.2 + (0.8 if times_done(p, paladin.action) >= 3 else 0.0)
    else:
        worth += 0.6
    for flag in FRONTIER:
        worth += 0.25 * (p.faith < flag.faith <= p.faith + paladin.faith)
        worth += 0.25 * (p.strength < flag.strength <= p.strength + paladin.strength)
        worth += 0.25 * (p.influence < flag.strength <= p.influence + paladin.influence)
    return worth


def weigh_tavern(g: Game, p: Player, tavern: Tavern) -> float:
    """A tavern card: its workers, and the right-hand actions they man."""
    hands = list(p.workers)
    for word in tavern.workers:
        hands[KIND[word]] += 1
    able = manned(tuple(hands))
    actions = sum(bool(able & BIT[open_spots(SPACE[name].spots, p.workshops.get(name, 0))]) for name in RIGHT)
    colours = sum(hands[kind] > 0 for kind in (SCOUT, MERCHANT, FIGHTER, CLERIC))
    return reward(p, tavern.workers) + 0.6 * actions + 0.3 * colours


def weigh_workshop(g: Game, p: Player, option: Any) -> float:
    """A workshop where the most is still to come; beside another one, and on a coloured spot first."""
    action: str = option.thing.key
    spot = 0.2 if SPACE[action].spots[option.at - 1] != "any" else 0.0
    return progress(g, p, action) + spot + (0.8 if p.workshops.get(action) else 0.0)


def weigh_clear(g: Game, p: Player, option: Any) -> float:
    """An action space to clear: the one most worth doing again."""
    name: str = option.key
    if name in RIGHT:
        return progress(g, p, name) + 1
    return {"recruit": 0.6, "hunt": 0.5, "trade": 0.5, "develop": 0.7}.get(name, 0.0)


def weigh_witness(g: Game, p: Player, option: Any) -> float:
    """In an Inquisition: Peddlers, then Conspirators, then Squires."""
    return {"pair": 3.0, "": 2.0, "none": 1.0}[option.only_if] if isinstance(option, Townsfolk) else 0.0


def weigh_worker(g: Game, p: Player, worker: Worker) -> float:
    """A worker to keep: rather of a colour that is rare."""
    return -float(p.workers[KIND[worker.key]])


def weigh_amount(g: Game, p: Player, option: Any) -> float:
    """The most that can be discarded."""
    return float(option.thing)


def weigh_reward(g: Game, p: Player, option: Any) -> float:
    """One of several rewards."""
    return reward(p, option.thing)


def weigh_payment(g: Game, p: Player, option: Any) -> float:
    """Silver rather than a debt."""
    return 1.0 if option.verb == "silver" else 0.0


def weigh_yes(g: Game, p: Player, option: bool) -> float:
    """Yes."""
    return float(option)


def weigh_first_reward(g: Game, p: Player, option: Any) -> float:
    """Discard before the Inquisition comes."""
    return 0.0 if option.thing in ("tax", "criminal") else 1.0


WEIGHTS: Final[dict[str, Callable[[Game, Player, Any], float]]] = {
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
