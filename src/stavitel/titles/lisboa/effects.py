"""What options cost and bring, as counters of the player who takes them; worked out only when somebody looks."""

from __future__ import annotations

from stavitel.kernel import Move
from stavitel.kernel.questions import Effects
from stavitel.titles.lisboa.cards import BOARD
from stavitel.titles.lisboa.clergy import recruits, warehouse
from stavitel.titles.lisboa.kinds import NOBLES
from stavitel.titles.lisboa.payment import due, fee_coins, fee_ways, influence_gain
from stavitel.titles.lisboa.table import CLERGY_SPACES, FULL_INFLUENCE, Lisboa, Player


def fee_effects(g: Lisboa, p: Player, cost: int) -> Effects:
    """The first way to pay for an audience: by influence, the rest in wigs."""
    ways = fee_ways(p, cost)
    return way_effects(g, p, ways[0]) if ways else ()


def way_effects(g: Lisboa, p: Player, way: Move) -> Effects:
    """A way to pay for an audience."""
    influence, _, wigs = way.things
    return ("influence", -influence), ("reis", -fee_coins(p, way)), ("wigs", -wigs)


def gains_of(g: Lisboa, p: Player, code: str, count: int) -> Effects:
    """A reward, as far as it is a counter of the player's and there is room and supply for it. [L19.1]"""
    if code in p.goods:
        return ((code, room_for(p, code, count)),)
    if code == "influence":
        return influence_effects(p, count)
    if code == "gain_influence":
        return influence_effects(p, influence_gain(p, p.clergy))
    if code in ("reis", "wigs"):
        return ((code, count),)
    if code == "recruit":
        return (("placed", recruits(p)),)
    counter = COUNTERS.get(code)
    return ((counter, min(count, at_hand(g, p, code))),) if counter else ()


COUNTERS = {
    "good_any": "goods",
    "goods_different": "goods",
    "plan": "plans",
    "favor": "favors",
    "cardinal": "clergy",
    "decree": "decrees",
    "rubble": "cubes",
    "official": "placed",
    "ship": "ships",
}


def at_hand(g: Lisboa, p: Player, code: str) -> int:
    """The most a player could get of what a reward names."""
    room = warehouse(p)
    if code == "good_any":
        return sum([room - held for held in p.goods.values() if held < room])
    if code == "goods_different":
        return sum([held < room for held in p.goods.values()])
    if code == "plan":
        return sum([len(plans) for plans in g.plans.values()])
    if code == "favor":
        return len(NOBLES) - len(p.favors)
    if code == "cardinal":
        return int(len(p.clergy) < CLERGY_SPACES)
    if code == "decree":
        return len(g.decrees)
    if code == "rubble":
        return len(g.rubble["pile"])
    return len(g.shipyard) if code == "ship" else p.officials


def room_for(p: Player, good: str, count: int) -> int:
    """How many of so many goods would be kept. [L5.2]"""
    return max(0, min(count, warehouse(p) - p.goods[good]))


def influence_effects(p: Player, amount: int) -> Effects:
    """So much influence, not above 10, and the wig for standing there. [L7.2]"""
    if amount < 1:
        return ()
    if p.influence + amount < FULL_INFLUENCE:
        return (("influence", amount),)
    return ("influence", FULL_INFLUENCE - p.influence), ("wigs", 1)


def treasury_effects(g: Lisboa, steps: int) -> Effects:
    """What becomes of the treasury marker, as far as its track goes. [L0.3, R-43]"""
    top = len(BOARD.treasury_right) - 1
    return (("treasury", max(0, min(top, g.treasury + steps)) - g.treasury),)


def tile_effects(g: Lisboa, p: Player, code: str) -> Effects:
    """What clergy tiles add to an action. [L19.3]"""
    return tuple([gain for tile in p.clergy if tile.effect == code for gain in gains_of(g, p, tile.of, tile.amount)])


def losses_of(p: Player, code: str, count: int) -> Effects:
    """A penalty, as far as it can be paid."""
    if code == "reis":
        return (("reis", -min(due(p, count), p.reis)),)
    if code == "wigs":
        return (("wigs", -min(count, p.wigs)),)
    if code == "official":
        return (("officials", min(count, p.in_court)),)
    if code == "good_any":
        return (("goods", -min(count, sum(p.goods.values()))),)
    if code == "favor":
        return (("favors", -min(count, len(p.favors))),)
    return (("clergy", -min(count, len(p.clergy))),)
