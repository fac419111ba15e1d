"""What could still be carried out in full: exact tests for stores and public buildings, without trying anything. [L2.8]

A payment of réis lowers what a player can raise by exactly its amount, in coins or in influence. The way of paying
matters only where influence is gained afterwards: so the purses that the ways leave are carried on, and the fullest one
decides in the end. Rewards and meetings with the cardinal are looked at one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import itemgetter

from stavitel.kernel import Move
from stavitel.titles.lisboa.cards import BOARD, PLOTS, SITES, TOKENS
from stavitel.titles.lisboa.clergy import bonus, free_rubble, recruits
from stavitel.titles.lisboa.clergy_tiles import CLERGY
from stavitel.titles.lisboa.gains import MEET, OFFICE_MOVES, RECRUITS, TAKE_PLAN, second_decree
from stavitel.titles.lisboa.kinds import (
    ARCHITECTS,
    COLUMNS,
    CUBE_OF,
    CUBE_PRICE,
    ROWS,
    Building,
    Clergy,
    Plan,
    Plot,
    Site,
    Token,
)
from stavitel.titles.lisboa.payment import WORTHS, Purse, benefit, due, influence_gain, most
from stavitel.titles.lisboa.table import CLERGY_SPACES, FULL_INFLUENCE, RUBBLE_COLUMNS, Lisboa, Player

ANY_OFFICE = OFFICE_MOVES["manuel"]


class Means:
    """What a player could bring to an action, after some choices not made yet."""

    __slots__ = ("clergy", "gap", "money", "placed", "plans", "purses", "treasury")

    def __init__(
        self,
        purses: tuple[Purse, ...],
        treasury: int,
        clergy: list[Clergy],
        gap: int,
        plans: list[Plan],
        placed: int = 0,
    ) -> None:
        self.purses = purses  # one for each way in which something may have been paid
        self.money = most(purses)
        self.treasury = treasury
        self.clergy = clergy
        self.gap = gap
        self.plans = plans
        self.placed = placed  # officials who came to the court from the board by these choices

    def copy(self) -> Means:
        """The same again, to be changed."""
        return Means(self.purses, self.treasury, self.clergy, self.gap, self.plans, self.placed)


def means(g: Lisboa, p: Player, purses: tuple[Purse, ...] | None = None) -> Means:
    """What a player has now; `purses` if something will have been paid."""
    held = ((p.reis, p.influence),) if purses is None else purses
    return Means(held, g.treasury, p.clergy, g.gap, p.plans)


def with_purses(have: Means, purses: tuple[Purse, ...]) -> Means:
    """The same means with other purses."""
    return Means(purses, have.treasury, have.clergy, have.gap, have.plans, have.placed)


def richer(have: Means, reis: int) -> Means:
    """The means with some réis more."""
    if not reis:
        return have
    return with_purses(have, tuple([(coins + reis, influence) for coins, influence in have.purses]))


def influenced(p: Player, have: Means) -> Means:
    """The means after a gain of influence for the portfolio. [L7.1]"""
    return raised(have, influence_gain(p, have.clergy))


def raised(have: Means, gain: int) -> Means:
    """The means with some influence more. [L7.2]"""
    if not gain:
        return have
    return with_purses(
        have, tuple([(coins, min(FULL_INFLUENCE, influence + gain)) for coins, influence in have.purses])
    )


def after(g: Lisboa, p: Player, have: Means, option: Move) -> Means:
    """The means after an option of a reward: a plan, officials, a meeting with the cardinal, a second decree."""
    verb = option.verb
    if verb == "decline":
        return have
    if verb == "pass":
        return richer(have, decree_reis(have))
    if verb == "decree":
        return richer(have, 2 * decree_reis(have))
    then = have.copy()
    if verb == "plan":
        then.plans = [*have.plans, option.thing]
    elif verb in ("office", "recruits"):
        then.placed += 1 if verb == "office" else option.thing
    else:
        assert verb == "meet", option
        tile: Clergy = option.thing
        then.clergy = [*have.clergy, tile]
        spaces = len(g.church)
        for step in range(1, option.at + 1):
            if (have.gap + step) % spaces in BOARD.treasury_gaps:
                then.treasury = min(len(BOARD.treasury_right) - 1, then.treasury + 1)
        then.gap = (have.gap + option.at) % spaces
        if tile.effect == "instant":
            if tile.of == "reis":
                return richer(then, tile.amount)
            if tile.of == "gain_influence":
                return influenced(p, then)
            if tile.of == "influence":
                return raised(then, tile.amount)
    return then


def decree_reis(have: Means) -> int:
    """The réis that clergy tiles give for each decree. [L19.3]"""
    return sum([tile.amount for tile in have.clergy if tile.effect == "on_decree" and tile.of == "reis"])


def encounters(g: Lisboa, have: Means, steps: int) -> list[Move]:
    """The meetings with the cardinal exactly so many gaps on. [L10.5.2]"""
    if len(have.clergy) >= CLERGY_SPACES:
        return []
    gap = (have.gap + steps) % len(g.church)
    tiles = (g.church[gap - 1], g.church[gap])
    return [MEET[tile, steps] for tile in tiles if tile is not None and tile not in have.clergy]


def reward_of(g: Lisboa, place: Plot | Site) -> Plot | Site | Token:
    """What lies on a plot or site, with its reward: a token, or what is printed. [L20.4]"""
    token = g.tokens.get(place.name) if g.tokens else None
    return place if token is None else token


def outcomes(g: Lisboa, p: Player, have: Means, code: str, count: int, cubes: str = "") -> Iterator[Means]:
    """The means a reward may leave a player with, whatever he chooses; `cubes` come before it at a site. [L19.1]"""
    if code == "reis":
        yield richer(have, count)
    elif code == "gain_influence":
        yield influenced(p, have)
    elif code == "decree" and g.decrees:
        reis = decree_reis(have)
        yield richer(have, reis)
        if reis and len(g.decrees) > 1 and second_decree(g, p, completes_set(p, cubes)):
            yield richer(have, 2 * reis)
    elif code == "plan" and (g.plans["blue"] or g.plans["green"]):
        for architect in ARCHITECTS:
            if g.plans[architect]:
                yield after(g, p, have, TAKE_PLAN[g.plans[architect][0]])
    elif code == "cardinal":
        met = encounters(g, have, count)
        for meeting in met:
            yield after(g, p, have, meeting)
        if not met:
            yield have
    else:
        yield have
        if code == "official" and p.officials > have.placed:
            yield after(g, p, have, ANY_OFFICE)
        elif code == "recruit" and p.officials > have.placed:
            yield after(g, p, have, RECRUITS[recruits(p)])


def completes_set(p: Player, cubes: str) -> bool:
    """Whether these cubes would complete a set, whose marker may then buy a decree. [L6.3, R-47]"""
    if not cubes:
        return False
    held = [min(RUBBLE_COLUMNS, p.cubes[CUBE_OF[letter]] + cubes.count(letter)) for letter in CUBE_OF]
    return min(held) > p.sets


# Stores [L12.1]

LINES = (*ROWS, *COLUMNS)
rubble_of_lines = itemgetter(*LINES)
ALL_PLOTS = tuple(PLOTS.values())
LAND_TILES = ("land_discount", "rubble_free", "instant")  # tiles that may help to pay for land
LYING: tuple[Plot | Site | Token, ...] = (*PLOTS.values(), *SITES.values(), *(token for token, _ in TOKENS))
MOST_REIS = max((lying.count for lying in LYING if lying.reward == "reis"), default=0)
RISE = max(BOARD.treasury_right) - min(BOARD.treasury_right)  # more than the cardinal can raise the treasury
ENRICHING = ("gain_influence", "decree")  # rewards that may bring more to pay with, besides réis
MOST_STEPS = max((lying.count for lying in LYING if lying.reward == "cardinal"), default=0)


@lru_cache(maxsize=4096)
def rubble_price(row: str, column: str, free: str) -> tuple[int, int]:
    """The price of the cubes of a row and a column, and that of the dearest of them."""
    prices = [CUBE_PRICE[letter] for letter in row + column if letter not in free]
    return sum(prices), max(prices, default=0)


def land_price(g: Lisboa, p: Player, plot: Plot) -> int:
    """Treasury value and cubes of row and column, less discounts. [L12.1.5, L19.10]"""
    price, _ = rubble_price(g.rubble[plot.row], g.rubble[plot.column], free_rubble(p.clergy))
    price += g.value - bonus(p.clergy, "land_discount") - benefit(p, "land")
    return max(0, price)


def land_prices(g: Lisboa, p: Player, plot: Plot) -> list[int]:
    """What land may come to cost, by the plot's reward and the cube that is taken. [L12.1.3, L12.1.4, L12.1.5]"""
    row, column = g.rubble[plot.row], g.rubble[plot.column]
    lying = reward_of(g, plot)
    prices: list[int] = []
    payable: list[int] = []
    for then in outcomes(g, p, means(g, p), lying.reward, lying.count):
        free = free_rubble(then.clergy)
        price, _ = rubble_price(row, column, free)
        price += BOARD.treasury_right[then.treasury] - bonus(then.clergy, "land_discount") - benefit(p, "land")
        cubes = [0 if letter in free else CUBE_PRICE[letter] for letter in row + column] or [0]
        found = [max(0, price - cube) for cube in cubes]
        prices += found
        payable += [cost for cost in found if due(p, cost) <= then.money]
    return payable or prices


def land_has_a_price(g: Lisboa, p: Player, plot: Plot) -> bool:
    """Whether land costs something with the dearest cube away, and without the tiles that its reward may bring."""
    lying = reward_of(g, plot)
    then = next(outcomes(g, p, means(g, p), lying.reward, lying.count))
    price, dearest = rubble_price(g.rubble[plot.row], g.rubble[plot.column], free_rubble(p.clergy))
    price += BOARD.treasury_right[then.treasury] - dearest - bonus(p.clergy, "land_discount") - benefit(p, "land")
    return due(p, max(0, price)) > 0


def spaces_for(g: Lisboa, plot: Plot) -> list[str]:
    """The goods a store on this plot could trade in, by the tiles in the display. [L12.1.1, L12.1.2]"""
    if plot.column == "C5":
        return ["tools"] if g.city["small"] else []
    return [good for good in plot.goods if g.city[good]]


def has_space(g: Lisboa, plot: Plot) -> bool:
    """Whether a tile for this plot lies in the display. [L12.1.1]"""
    city = g.city
    if plot.column == "C5":
        return city["small"] > 0
    for good in plot.goods:  # noqa: SIM110 - a plain loop is faster here
        if city[good]:
            return True
    return False


def vacant(g: Lisboa) -> list[Plot]:
    """The plots without a store. [L12.1.2]"""
    return [plot for plot in PLOTS.values() if plot.name not in g.owners and not (g.covered and plot.row == "E")]


@lru_cache(maxsize=4096)
def ranked(cubes: tuple[str, ...], free: str) -> tuple[tuple[int, Plot], ...]:
    """The plots by what their rubble costs once the dearest cube is taken; the cubes of rows A to E, then C1 to C5."""
    prices = {line: rubble_price(word, "", free) for line, word in zip(LINES, cubes, strict=True)}
    found = []
    for number, plot in enumerate(ALL_PLOTS):
        row, dear = prices[plot.row]
        column, dearer = prices[plot.column]
        found.append((row + column - (dear if dear > dearer else dearer), number, plot))
    found.sort()
    return tuple([_priced(price, plot) for price, _, plot in found])


@lru_cache(maxsize=1024)
def _priced(price: int, plot: Plot) -> tuple[int, Plot]:
    """A plot and its price: one pair for all the rankings it stands in."""
    return (price, plot)


def ranking(g: Lisboa, clergy: list[Clergy]) -> tuple[tuple[int, Plot], ...]:
    """The plots from the cheapest rubble to the dearest."""
    return ranked(rubble_of_lines(g.rubble), free_rubble(clergy) if clergy else "")


def _short(g: Lisboa, p: Player, money: int) -> int:
    """What is short of paying for land without rubble."""
    short = BOARD.treasury_right[g.treasury] - money
    if p.clergy:
        short -= bonus(p.clergy, "land_discount")
    if p.bottom:
        short -= benefit(p, "land") + benefit(p, "real")
    return short


def affordable(g: Lisboa, p: Player, have: Means) -> Iterator[Plot]:
    """The plots whose store could be paid for, taking the reward and the best cube on the way. [L2.8, L12.1]"""
    short = _short(g, p, have.money)
    owners, covered, tokens = g.owners, g.covered, g.tokens
    reach = 0  # the most that réis, influence or decrees can add to the purse
    more: dict[str, int] = {}  # what such a reward really adds
    hopeful: bool | None = None
    for price, plot in ranking(g, p.clergy):
        need = price + short
        if need > reach and not hopeful:
            reach = reach or max(MOST_REIS, WORTHS[-1], 2 * decree_reis(have))
            if need > reach:
                hopeful = helpful_tiles(g, LAND_TILES)
                if not hopeful:
                    break  # the plots that follow are dearer still
        if plot.name in owners or (covered and plot.row == "E"):
            continue
        lying = tokens.get(plot.name, plot) if tokens else plot
        code = lying.reward
        if need <= 0 and code != "cardinal":
            yield plot
        elif code == "cardinal":  # he may raise the treasury, and his tiles may help
            if need + RISE <= 0:
                yield plot
                continue
            if hopeful is None:
                hopeful = helpful_tiles(g, LAND_TILES)
            if (need <= 0 or hopeful) and any(
                payable_land(g, p, plot, then) for then in outcomes(g, p, have, code, lying.count)
            ):
                yield plot
        elif code == "reis":
            if need <= lying.count:
                yield plot
        elif code in ENRICHING:
            if code not in more:
                more[code] = max([then.money for then in outcomes(g, p, have, code, lying.count)]) - have.money
            if need <= more[code]:
                yield plot


def helpful_tiles(g: Lisboa, effects: tuple[str, ...]) -> bool:
    """Whether a tile that a cardinal reward may reach has one of these effects."""
    church, gap = g.church, g.gap
    for step in range(MOST_STEPS + 1):
        tile = church[(gap + step) % len(church)]
        if tile is not None and tile.effect in effects:
            return True
    return False


def payable_land(g: Lisboa, p: Player, plot: Plot, have: Means, cube: str | None = None) -> bool:
    """Whether the land can be paid once the reward is taken; `cube` names the one taken, or the best. [L12.1.5]"""
    free = free_rubble(have.clergy)
    total, dearest = rubble_price(g.rubble[plot.row], g.rubble[plot.column], free)
    if cube is not None:
        dearest = 0 if cube in free else CUBE_PRICE[cube]
    price = BOARD.treasury_right[have.treasury] + total - dearest
    price -= bonus(have.clergy, "land_discount") + benefit(p, "land") + benefit(p, "real")
    return price <= have.money


def can_build(g: Lisboa, p: Player, have: Means) -> bool:
    """Whether some store can be built in full, if a house is left for it. [L12.1, L2.8]"""
    for plot in affordable(g, p, have):  # noqa: SIM110 - a plain loop is faster here
        if has_space(g, plot):
            return True
    return False


def cheapest_land(g: Lisboa, p: Player) -> int:
    """The least any vacant plot would cost now, for explanations."""
    free = free_rubble(p.clergy)
    off = bonus(p.clergy, "land_discount") + benefit(p, "land") + benefit(p, "real")
    best = 99
    for plot in vacant(g):
        if spaces_for(g, plot):
            total, dearest = rubble_price(g.rubble[plot.row], g.rubble[plot.column], free)
            best = min(best, max(0, g.value + total - dearest - off))
    return best


# Public buildings [L12.3]

STAFFING = ("official", "recruit")  # rewards that bring officials to the court
HELPFUL = ("reis", *ENRICHING, "plan", *STAFFING, "cardinal")  # rewards that may help to open a building
ROW_SITES = tuple(site for site in SITES.values() if not site.good)
NORTH_SITES = tuple(site for site in SITES.values() if site.good)
HELPFUL_TILES = frozenset(
    tile
    for tile in CLERGY
    if tile.effect in ("officials_needed_minus", "hire_price_minus", "influence_gain_bonus")
    or (tile.effect == "instant" and tile.of in ("reis", "gain_influence", "influence"))
    or (tile.effect == "on_decree" and tile.of == "reis")
)
NORTH_HELPS = any(site.reward in HELPFUL for site in NORTH_SITES)


def sites(g: Lisboa) -> list[Site]:
    """The empty sites. [L12.3.1]"""
    return [site for site in SITES.values() if site.name not in g.buildings and not (g.covered and site.row == "E")]


def fits(site: Site, building: Building, architect: str) -> bool:
    """Whether a building may stand on a site: north of a street it must show its colour. [L12.3.1]"""
    return not site.good or site.good in building.shows(architect)


def officials_needed(p: Player, plan: Plan, clergy: list[Clergy]) -> int:
    """The officials a plan takes after discounts. [L12.3.9]"""
    needed = plan.officials - bonus(clergy, "officials_needed_minus")
    if p.bottom:
        needed -= benefit(p, "official")
    return max(0, needed)


def hire_price(p: Player, missing: int, treasury: int, clergy: list[Clergy]) -> int:
    """What hiring the missing officials costs, all in one payment. [L12.3.4, L19.3]"""
    if missing <= 0:
        return 0
    each = BOARD.treasury_right[treasury] - bonus(clergy, "hire_price_minus")
    price = missing * max(0, each)
    return max(0, price - benefit(p, "real")) if p.bottom else price


def staffed(g: Lisboa, p: Player, have: Means) -> list[Plan]:
    """The unfinished plans with a building to open, whose officials can be returned or hired. [L12.3.3, L12.3.4]"""
    less, each, saved = _terms(p, have)
    money = have.money + saved
    present = less + p.in_court + have.placed
    found = []
    for plan in have.plans:
        missing = plan.officials - present
        if (missing <= 0 or missing * each <= money) and g.available[plan.architect] is not None:
            found.append(plan)
    return found


def usable(g: Lisboa, p: Player, site: Site, have: Means) -> list[Plan]:
    """The unfinished plans with which a building can be opened on a site. [L12.3.3]"""
    plans = staffed(g, p, have)
    return [plan for plan in plans if site.good in _shows(g, plan)] if site.good else plans


def openable(g: Lisboa, p: Player, site: Site, have: Means) -> bool:
    """Whether a building can be opened on a site, its reward included. [L12.3.10, L2.8]"""
    lying = reward_of(g, site)
    if lying.reward != "cardinal" and usable(g, p, site, have):
        return True
    return rewarded(g, p, site, lying, have)


def rewarded(g: Lisboa, p: Player, site: Site, lying: Plot | Site | Token, have: Means) -> bool:
    """Whether a building can be opened on a site with the help of its reward. [L12.3.10, L2.8]"""
    return lying.reward in HELPFUL and any(
        [
            bool(usable(g, p, site, then))
            for then in outcomes(g, p, have, lying.reward, lying.count, g.rubble[site.name])
        ]
    )


def openable_sites(g: Lisboa, p: Player) -> list[Site]:
    """The sites on which a building can be opened, their rewards included. [L12.3.10, L2.8]"""
    have = means(g, p)
    ready = staffed(g, p, have)
    shown = {good for plan in ready for good in _shows(g, plan)}
    found = []
    for site in sites(g):
        fitting = ready and (not site.good or site.good in shown)
        lying = reward_of(g, site)
        if (fitting and lying.reward != "cardinal") or rewarded(g, p, site, lying, have):
            found.append(site)
    return found


def _shows(g: Lisboa, plan: Plan) -> tuple[str, ...]:
    building = g.available[plan.architect]
    return () if building is None else building.shows(plan.architect)


def meeting_helps(g: Lisboa, have: Means, steps: int) -> bool:
    """Whether one of the two tiles so many gaps on may help to open a building. [L10.5.2]"""
    church = g.church
    gap = (have.gap + steps) % len(church)
    before, behind = church[gap - 1], church[gap]
    return (before is not None and tile_helps(before)) or (behind is not None and tile_helps(behind))


def tile_helps(tile: Clergy) -> bool:
    """Whether a clergy tile may help to open a building."""
    return tile in HELPFUL_TILES


def can_open(g: Lisboa, p: Player, have: Means) -> bool:
    """Whether some public building can be opened in full. [L12.3, L2.8]"""
    less, each, saved = _terms(p, have)
    money = have.money + saved
    opened, covered, tokens = g.buildings, g.covered, g.tokens
    present = less + p.in_court + have.placed
    missing = _missing(g, have.plans, present)
    planned = missing < NEVER
    able = planned and missing * each <= money
    for site in ROW_SITES:
        if site.name in opened or (covered and site.row == "E"):
            continue
        lying = tokens[site.name] if tokens else site
        code = lying.reward
        if code == "cardinal":  # he may raise the treasury, and his tiles may help
            if (able or meeting_helps(g, have, lying.count)) and openable(g, p, site, have):
                return True
        elif able:
            return True
        elif code == "plan":
            lacking = _missing(g, [stack[0] for stack in g.plans.values() if stack], present)
            if lacking < NEVER and lacking * each <= money:
                return True
        elif not planned:
            continue
        elif code == "reis":
            if missing * each <= money + lying.count:
                return True
        elif code in ENRICHING:
            for then in outcomes(g, p, have, code, lying.count, g.rubble[site.name]):
                if missing * each <= then.money + saved:
                    return True
        elif code in STAFFING and p.officials > have.placed:
            more = min(p.officials - have.placed, 1 if code == "official" else recruits(p))
            if max(0, missing - more) * each <= money:
                return True
    if able or tokens or NORTH_HELPS:
        for site in NORTH_SITES:
            if site.name not in opened and openable(g, p, site, have):
                return True
    return False


def at_ease(g: Lisboa, p: Player) -> bool:
    """Whether a building can be opened whatever the cardinal brings: hiring may cost more. [L2.8]"""
    have = means(g, p)
    have.treasury = min(len(BOARD.treasury_right) - 1, have.treasury + len(BOARD.treasury_gaps))
    less, each, saved = _terms(p, have)
    missing = _missing(g, have.plans, less + p.in_court + have.placed)
    if missing == NEVER or missing * each > have.money + saved:
        return False
    return any([not site.good and reward_of(g, site).reward != "cardinal" for site in sites(g)])


NEVER = 10**6  # officials missing where there is no plan to complete


def _missing(g: Lisboa, plans: list[Plan], present: int) -> int:
    """How many officials the easiest of these plans lacks; plans whose architect has no building do not count."""
    available = g.available
    fewest = NEVER
    for plan in plans:
        if plan.officials - present < fewest and available[plan.architect] is not None:
            fewest = plan.officials - present
    return fewest if fewest > 0 else 0


def _terms(p: Player, have: Means) -> tuple[int, int, int]:
    """Officials saved on a plan, the price of each hired one, réis saved on hiring. [L12.3.9]"""
    less = saved = 0
    each = BOARD.treasury_right[have.treasury]
    if have.clergy:
        less = bonus(have.clergy, "officials_needed_minus")
        each = max(0, each - bonus(have.clergy, "hire_price_minus"))
    if p.bottom:
        less += benefit(p, "official")
        saved = benefit(p, "real")
    return less, each, saved


def can_open_visiting(g: Lisboa, p: Player, have: Means) -> bool:
    """The same on a visit, where the cardinal may be met first. [L11.1]

    That helps by his tile, or at a site where he is met again: by the tile there, or because he then no longer raises
    the treasury.
    """
    if can_open(g, p, have):
        return True
    lying = [reward_of(g, site) for site in sites(g)]
    less, each, saved = _terms(p, have)
    missing = _missing(g, have.plans, less + p.in_court + have.placed)
    if missing == NEVER and all([reward.reward != "plan" for reward in lying]):
        return False
    again = [reward.count for reward in lying if reward.reward == "cardinal"]
    ready = bool(again) and missing * each <= have.money + saved
    for steps in (1, 2):
        for meeting in encounters(g, have, steps):
            if (
                ready or tile_helps(meeting.thing) or any([meeting_helps(g, have, steps + more) for more in again])
            ) and can_open(g, p, after(g, p, have, meeting)):
                return True
    return False
