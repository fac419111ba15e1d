"""What options cost and bring, by counter; worked out when somebody looks. [P4.7-P4.13]"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from stavitel.kernel import Move
from stavitel.kernel.questions import Effects
from stavitel.titles.paladins.board_cards import FRONTIER, JARS, MONKS, OUTPOSTS, SPACE, TOP, WORKSHOPS
from stavitel.titles.paladins.cards import DEBT, WALLS
from stavitel.titles.paladins.gains import attribute_of, bonuses
from stavitel.titles.paladins.kinds import (
    ATTRIBUTES,
    PLAIN,
    Favour,
    JarSpace,
    Outsider,
    Paladin,
    Reward,
    Square,
    Tavern,
    Townsfolk,
)
from stavitel.titles.paladins.payment import (
    attack_price,
    convert_price,
    debt_serves,
    develop_price,
    jar_price,
    monk_price,
    outpost_price,
    pray_price,
    town_price,
    wall_price,
)
from stavitel.titles.paladins.table import Game, Player, current_faith, current_strength
from stavitel.titles.paladins.workers import crews, of_crew, spots_for

A_DEBT: Final[Effects] = (("debt", 1), ("points", DEBT.unpaid))
A_DEBT_PAID: Final[Effects] = (("debt", -1), ("points", DEBT.paid - DEBT.unpaid))
A_DEBT_CANCELLED: Final[Effects] = (("debt", -1), ("points", -DEBT.unpaid))
LEAST_WALL: Final = min(wall.strength for wall in WALLS)  # which wall comes is not known beforehand


def together(*effects: Effects) -> Effects:
    """Effects added up, in the order in which they come."""
    added: dict[str, int] = {}
    for what, amount in [one for several in effects for one in several]:
        added[what] = added.get(what, 0) + amount
    return tuple([(what, amount) for what, amount in added.items() if amount])


def of_rewards(p: Player, rewards: Iterable[Reward]) -> Effects:
    """What rewards bring, as far as they can be carried out. [P1.3, P4.10]"""
    tokens = [token for reward in rewards for token in reward]
    brought: list[tuple[str, int]] = []
    for token in dict.fromkeys(tokens):
        count = tokens.count(token)
        if token in ATTRIBUTES:
            brought.append((token, min(count, TOP - attribute_of(p, token))))
        elif token == "criminal":
            brought += [("criminal", count), ("suspicion", count)]
        elif token == "acquit":
            brought.append(("suspicion", -min(count, len(p.suspicion))))
        elif token == "pay-debt":
            brought += A_DEBT_PAID * min(count, p.unpaid)
        elif token == "cancel-debt":
            brought += A_DEBT_CANCELLED * min(count, p.unpaid)
        elif token == "take-debt":
            brought += A_DEBT * count
        else:
            brought.append((token, count))
    return together(tuple(brought))


def of_price(what: str, price: int) -> Effects:
    """A price in silver or provisions."""
    return ((what, -price),) if price else ()


def of_bonuses(p: Player, action: str) -> Effects:
    """What townsfolk and the paladin add to an action. [P15.1, P16.1]"""
    return of_rewards(p, bonuses(p, action, len(p.retinue)))


def of_place(p: Player, position: int) -> Effects:
    """The price of a townsfolk: silver, or a debt where the silver is short. [P6.2]"""
    price = town_price(p, position)
    return of_price("silver", price) if p.silver >= price else A_DEBT


def of_townsfolk(g: Game, p: Player, act: Move) -> Effects:
    """The price of recruiting or dismissing, where only one can be had or only a debt pays for any. [P6.2]"""
    keep = act.thing == 2
    prices = {
        of_place(p, position)
        for position, townsfolk in enumerate(g.town)
        if townsfolk is not None and (p.silver >= town_price(p, position) or debt_serves(g, p, position, keep))
    }
    return prices.pop() if len(prices) == 1 else ()


def of_goods(g: Game, p: Player, act: Move) -> Effects:
    """What hunting or trading brings. [P6.8, P6.9]"""
    space = SPACE[act.verb]
    return of_rewards(p, [space.one if act.thing == 1 else space.two, *bonuses(p, space.key, 0)])


def of_attack(g: Game, p: Player, act: Move) -> Effects:
    """What any attack brings, and what else is the same whoever is attacked. [P8.5, P8.6]"""
    strength = current_strength(p)
    reach = [
        outsider
        for place, outsider in enumerate(g.outsiders)
        if outsider is not None and attack_price(strength, place) <= p.silver
    ]
    common = agreed([of_attacked(g, p, outsider) for outsider in reach])
    least = of_rewards(p, [("influence",)]) if "influence" not in dict(common) else ()
    return together(common, least, of_bonuses(p, "attack"))


def of_convert(g: Game, p: Player, act: Move) -> Effects:
    """The silver of a conversion, and the strength where it is the same whoever is converted. [P8.8, P8.10]"""
    faith = current_faith(p)
    reach = [
        outsider
        for place, outsider in enumerate(g.outsiders)
        if outsider is not None and FRONTIER[place].faith <= faith
    ]
    raised = agreed([of_converted(g, p, outsider) for outsider in reach])
    return together(of_price("silver", convert_price(p)), raised, of_bonuses(p, "convert"))


def agreed(each: list[Effects]) -> Effects:
    """What several options have in common, which is certain before one is chosen."""
    return tuple([effect for effect in each[0] if all([effect in effects for effects in each])]) if each else ()


def of_favour(g: Game, p: Player, act: Move) -> Effects:
    """The price of a favour, and its reward where there is no choice. [P10.2]"""
    favour: Favour = act.thing
    price: Effects = tuple([(token, -1) for token in favour.cost if token != "take-debt"])
    debts: Effects = A_DEBT * favour.cost.count("take-debt")
    reward = favour.choices if len(favour.choices) == 1 else ()
    return together(price, debts, of_rewards(p, reward))


def _priced(what: str, price: Callable[[Player], int], raises: Callable[[Player], Reward], action: str) -> Any:
    """What an action with a price and an attribute costs and brings."""

    def effects(g: Game, p: Player, act: Move) -> Effects:
        return together(of_price(what, price(p)), of_rewards(p, [raises(p)]), of_bonuses(p, action))

    return effects


OF_ACTS: Final[dict[str, Callable[[Game, Player, Move], Effects]]] = {
    "develop": _priced("silver", develop_price, lambda p: (WORKSHOPS[p.developed].gain,), "develop"),
    "recruit": of_townsfolk,
    "hunt": of_goods,
    "trade": of_goods,
    "pray": lambda g, p, act: of_price("silver", pray_price(p)),
    "conspire": lambda g, p, act: of_rewards(p, [SPACE["conspire"].one, *bonuses(p, "conspire", 0)]),
    "commission": _priced("provision", monk_price, lambda p: MONKS[p.monks].raises, "commission"),
    "fortify": _priced("provision", wall_price, lambda p: ("strength",) * LEAST_WALL, "fortify"),
    "garrison": _priced("provision", outpost_price, lambda p: OUTPOSTS[p.outposts].raises, "garrison"),
    "absolve": _priced("silver", jar_price, lambda p: (*JARS[p.jars].raises, "acquit"), "absolve"),
    "attack": of_attack,
    "convert": of_convert,
    "favour": of_favour,
    "pass": lambda g, p, act: (),
}


def of_act(g: Game, p: Player, act: Move) -> Effects:
    """What an action of a turn costs and brings, as far as that is certain beforehand."""
    return *of_workers(p, act), *OF_ACTS[act.verb](g, p, act)


def of_workers(p: Player, act: Move) -> Effects:
    """The workers that an action takes; which ones, where the player has no choice. [P4.1]"""
    if act.verb == "pass":
        return ()
    spots = spots_for(act, p.workshops.get(act.verb, 0))
    ways = crews(spots, p.workers)
    return of_crew(None, p, ways[0]) if len(ways) == 1 else (("worker", -len(spots)),)


def of_kept(g: Game, p: Player, townsfolk: Townsfolk) -> Effects:
    """Price and reward of a townsfolk that is recruited. [P6.2, P6.4]"""
    return together(of_place(p, g.town.index(townsfolk)), of_rewards(p, [townsfolk.recruited]))


def of_sent_away(g: Game, p: Player, townsfolk: Townsfolk) -> Effects:
    """Price and reward of a townsfolk that is dismissed. [P6.2, P6.3]"""
    return together(of_place(p, g.town.index(townsfolk)), of_rewards(p, [townsfolk.dismissed]))


def of_free_townsfolk(g: Game, p: Player, option: Any) -> Effects:
    """What a townsfolk brings that costs nothing. [P2.12, P6.6]"""
    if isinstance(option, Townsfolk):
        return of_rewards(p, [option.recruited])
    return of_rewards(p, [option.thing.dismissed]) if option.verb == "dismiss" else ()


def of_payment(g: Game, p: Player, way: Move) -> Effects:
    """Silver, or a debt. [P6.2]"""
    return of_price("silver", way.thing) if way.verb == "silver" else A_DEBT


def of_workshop(g: Game, p: Player, spot: object) -> Effects:
    """The worker under the next workshop, wherever that goes. [P5.3]"""
    return of_rewards(p, [(WORKSHOPS[p.developed].gain,)])


def of_square(g: Game, p: Player, square: Square) -> Effects:
    """The reward of a square. [P7.3, P7.11]"""
    return of_rewards(p, [square.reward])


def of_jar_space(g: Game, p: Player, space: JarSpace) -> Effects:
    """The reward of a jar space. [P8.2]"""
    return of_rewards(p, [space.reward])


def of_attacked(g: Game, p: Player, outsider: Outsider) -> Effects:
    """The silver for missing strength, influence and the reward. [P8.5, P8.6]"""
    silver = attack_price(current_strength(p), g.outsiders.index(outsider))
    return together(of_price("silver", silver), of_rewards(p, [("influence",), outsider.attacked]))


def of_converted(g: Game, p: Player, outsider: Outsider) -> Effects:
    """The strength of a converted outsider. [P8.10]"""
    return of_rewards(p, [("strength",) * outsider.strength])


def of_paladin(g: Game, p: Player, paladin: Paladin) -> Effects:
    """The workers of a paladin. [P3.5]"""
    return of_rewards(p, [paladin.workers])


def of_tavern(g: Game, p: Player, card: Tavern) -> Effects:
    """The suspicion that the criminals of a tavern card bring; its workers are in its name. [P3.5, P12.1]"""
    criminals = card.workers.count("criminal")
    return (("suspicion", criminals),) if criminals else ()


def of_picked(g: Game, p: Player, option: Move) -> Effects:
    """A reward that is picked from several, as far as its name does not say it. [P7.6, P10.2]"""
    return () if PLAIN.issuperset(option.thing) else of_rewards(p, [option.thing])


def of_witness(g: Game, p: Player, option: Any) -> Effects:
    """What the ability of a townsfolk brings in an Inquisition. [P14.1]"""
    return of_rewards(p, [option.gains]) if isinstance(option, Townsfolk) else ()


def of_paying(g: Game, p: Player, yes: bool) -> Effects:
    """A debt paid, or not. [P13.2]"""
    return A_DEBT_PAID if yes else ()


def of_cancelling(g: Game, p: Player, yes: bool) -> Effects:
    """A debt cancelled, or not. [P13.3]"""
    return A_DEBT_CANCELLED if yes else ()
