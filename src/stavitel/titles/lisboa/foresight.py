"""What could still be carried out in full: exact tests for stores and public buildings, without trying anything. [L2.8]

A payment of réis lowers what a player can raise by exactly its amount, in coins or in influence, so the ways of
paying never matter here; rewards and meetings with the cardinal do, and are looked at one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from stavitel.kernel import Move
from stavitel.titles.lisboa.cards import BOARD, PLOTS, SITES, TOKENS
from stavitel.titles.lisboa.clergy import bonus, free_rubble
from stavitel.titles.lisboa.gains import MEET, OFFICE_MOVES, TAKE_PLAN
from stavitel.titles.lisboa.purse import benefit, wealth
from stavitel.titles.lisboa.table import CLERGY_SPACES, Lisboa, Player
from stavitel.titles.lisboa.things import (
    ARCHITECTS,
    COLUMNS,
    CUBE_PRICE,
    ROWS,
    Building,
    Clergy,
    Plan,
    Plot,
    Site,
    Token,
)

ANY_OFFICE = OFFICE_MOVES["manuel"]


class Means:
    """What a player could bring to an action, after some choices not made yet."""

    __slots__ = ("clergy", "court", "gap", "money", "officials", "plans", "treasury")

    def __init__(
        self,
        money: int,
        treasury: int,
        clergy: list[Clergy],
        gap: int,
        court: int,
        officials: int,
        plans: list[Plan],
    ) -> None:
        self.money = money
        self.treasury = treasury
        self.clergy = clergy
        self.gap = gap
        self.court = court
        self.officials = officials
        self.plans = plans


def means(g: Lisboa, p: Player, money: int | None = None) -> Means:
    """What a player has now; `money` if some of it will have been spent."""
    raised = wealth(p) if money is None else money
    return Means(raised, g.treasury, p.clergy, g.gap, p.in_court, p.officials, p.plans)


def after(g: Lisboa, have: Means, option: Move) -> Means:
    """The means after a plan, an official, a meeting with the cardinal, or after declining."""
    if option.verb == "decline":
        return have
    money, treasury, clergy, gap = have.money, have.treasury, have.clergy, have.gap
    court, officials, plans = have.court, have.officials, have.plans
    if option.verb == "plan":
        plans = [*plans, option.thing]
    elif option.verb == "office":
        court += 1
        officials -= 1
    else:
        assert option.verb == "meet", option
        tile: Clergy = option.thing
        clergy = [*clergy, tile]
        spaces = len(g.church)
        for step in range(1, option.at + 1):
            if (gap + step) % spaces == BOARD.treasury_gap:
                treasury = min(len(BOARD.treasury_right) - 1, treasury + 1)
        gap = (gap + option.at) % spaces
        if tile.effect == "instant" and tile.of == "reis":
            money += tile.amount
    return Means(money, treasury, clergy, gap, court, officials, plans)


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


def outcomes(g: Lisboa, have: Means, code: str, count: int) -> Iterator[Means]:
    """The means a reward may leave a player with, whatever he chooses."""
    if code == "reis":
        plus = Means(
            have.money + count,
            have.treasury,
            have.clergy,
            have.gap,
            have.court,
            have.officials,
            have.plans,
        )
        yield plus
        return
    yield have
    if code == "plan":
        for architect in ARCHITECTS:
            if g.plans[architect]:
                yield after(g, have, TAKE_PLAN[g.plans[architect][0]])
    elif code == "official" and have.officials:
        yield after(g, have, ANY_OFFICE)
    elif code == "cardinal":
        for meeting in encounters(g, have, count):
            yield after(g, have, meeting)


# Stores [L12.1]

LINES = (*ROWS, *COLUMNS)
ALL_PLOTS = tuple(PLOTS.values())
LAND_TILES = ("land_discount", "rubble_free", "instant")  # tiles that may help to pay for land
LYING: tuple[Plot | Site | Token, ...] = (*PLOTS.values(), *SITES.values(), *(token for token, _ in TOKENS))
MOST_REIS = max((lying.count for lying in LYING if lying.reward == "reis"), default=0)
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


def spaces_for(g: Lisboa, plot: Plot) -> list[str]:
    """The goods a store on this plot could trade in, by the tiles in the display. [L12.1.1, L12.1.2]"""
    if plot.column == "C5":
        return ["tools"] if g.city["small"] else []
    return [good for good in plot.goods if g.city[good]]


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
    return tuple([(price, plot) for price, _, plot in found])


def ranking(g: Lisboa, clergy: list[Clergy]) -> tuple[tuple[int, Plot], ...]:
    """The plots from the cheapest rubble to the dearest."""
    rubble = g.rubble
    return ranked(tuple([rubble[line] for line in LINES]), free_rubble(clergy) if clergy else "")


def _short(g: Lisboa, p: Player, money: int) -> int:
    """What is short of paying for land without rubble."""
    short = BOARD.treasury_right[g.treasury] - money
    if p.clergy:
        short -= bonus(p.clergy, "land_discount")
    if p.bottom:
        short -= benefit(p, "land") + benefit(p, "real")
    return short


def affordable(g: Lisboa, p: Player, money: int) -> Iterator[Plot]:
    """The plots whose store could be paid for, taking the reward and the best cube on the way. [L2.8, L12.1]"""
    short = _short(g, p, money)
    owners, covered = g.owners, g.covered
    for price, plot in ranking(g, p.clergy):
        if price + short > MOST_REIS:
            break  # the plots that follow are dearer still
        if plot.name in owners or (covered and plot.row == "E"):
            continue
        if price + short > 0:
            lying = reward_of(g, plot)
            if lying.reward != "reis" or price + short > lying.count:
                continue
        yield plot
    if hopeful(g, LAND_TILES):
        have = means(g, p, money)
        for price, plot in ranking(g, p.clergy):
            if price + short <= 0 or plot.name in owners or (covered and plot.row == "E"):
                continue
            lying = reward_of(g, plot)
            if lying.reward == "cardinal" and any(
                payable_land(g, p, plot, then) for then in outcomes(g, have, "cardinal", lying.count)
            ):
                yield plot


def hopeful(g: Lisboa, effects: tuple[str, ...]) -> bool:
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


def can_build(g: Lisboa, p: Player, money: int) -> bool:
    """Whether some store can be built in full with so much money. [L12.1, L2.8]"""
    if p.houses_left <= 0:
        return False
    for plot in affordable(g, p, money):  # noqa: SIM110 - a plain loop is faster here
        if spaces_for(g, plot):
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

HELPFUL = ("reis", "plan", "official", "cardinal")  # rewards that may help to open a building
ROW_SITES = tuple(site for site in SITES.values() if not site.good)
NORTH_SITES = tuple(site for site in SITES.values() if site.good)
HELPFUL_TILES = ("officials_needed_minus", "hire_price_minus", "instant")


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


def staffed(p: Player, plan: Plan, have: Means) -> bool:
    """Whether the officials of a plan can be returned or hired. [L12.3.4]"""
    missing = officials_needed(p, plan, have.clergy) - have.court
    return missing <= 0 or hire_price(p, missing, have.treasury, have.clergy) <= have.money


def usable(g: Lisboa, p: Player, site: Site, have: Means) -> list[Plan]:
    """The unfinished plans with which a building can be opened on a site. [L12.3.3]"""
    found = []
    for plan in have.plans:
        building = g.available[plan.architect]
        if building is not None and fits(site, building, plan.architect) and staffed(p, plan, have):
            found.append(plan)
    return found


def openable(g: Lisboa, p: Player, site: Site, have: Means) -> bool:
    """Whether a building can be opened on a site, its reward included. [L12.3.10, L2.8]"""
    if usable(g, p, site, have):
        return True
    lying = reward_of(g, site)
    return lying.reward in HELPFUL and any(
        usable(g, p, site, then) for then in outcomes(g, have, lying.reward, lying.count)
    )


def openable_sites(g: Lisboa, p: Player) -> list[Site]:
    """The sites on which a building can be opened, their rewards included. [L12.3.10, L2.8]"""
    have = means(g, p)
    ready = [plan for plan in have.plans if g.available[plan.architect] is not None and staffed(p, plan, have)]
    shown = {good for plan in ready for good in _shows(g, plan)}
    found = []
    for site in sites(g):
        if (ready and (not site.good or site.good in shown)) or openable(g, p, site, have):
            found.append(site)
    return found


def _shows(g: Lisboa, plan: Plan) -> tuple[str, ...]:
    building = g.available[plan.architect]
    return () if building is None else building.shows(plan.architect)


def promising(g: Lisboa) -> bool:
    """Whether some tile of the church may help to open a building."""
    for tile in g.church:
        if tile is not None and tile.effect in HELPFUL_TILES and (tile.effect != "instant" or tile.of == "reis"):
            return True
    return False


def can_open(g: Lisboa, p: Player, have: Means) -> bool:
    """Whether some public building can be opened in full. [L12.3, L2.8]"""
    less, each, saved = _terms(p, have)
    money = have.money + saved
    opened, covered, tokens = g.buildings, g.covered, g.tokens
    missing = _missing(g, have.plans, less + have.court)
    planned = missing < NEVER
    if planned and missing * each <= money:
        for site in ROW_SITES:
            if site.name not in opened and not (covered and site.row == "E"):
                return True
        for site in NORTH_SITES:
            if site.name not in opened and usable(g, p, site, have):
                return True
    met = False
    for site in ROW_SITES:
        if site.name in opened or (covered and site.row == "E"):
            continue
        lying = tokens[site.name] if tokens else site
        code = lying.reward
        if code == "reis":
            if planned and missing * each <= money + lying.count:
                return True
        elif code == "official":
            if planned and have.officials and (missing - 1) * each <= money:
                return True
        elif code == "plan":
            lacking = _missing(g, [stack[0] for stack in g.plans.values() if stack], less + have.court)
            if lacking < NEVER and lacking * each <= money:
                return True
        elif code == "cardinal" and not met and promising(g):
            met = lying.count == MOST_STEPS
            for then in outcomes(g, have, "cardinal", lying.count):
                if usable(g, p, site, then):
                    return True
    if tokens:
        for site in NORTH_SITES:
            if site.name not in opened and openable(g, p, site, have):
                return True
    return False


def at_ease(g: Lisboa, p: Player) -> bool:
    """Whether a building can be opened whatever the cardinal brings: hiring may cost one more. [L2.8]"""
    have = means(g, p)
    have.treasury = min(len(BOARD.treasury_right) - 1, have.treasury + 1)
    less, each, saved = _terms(p, have)
    missing = _missing(g, have.plans, less + have.court)
    if missing == NEVER or missing * each > have.money + saved:
        return False
    return any(site.name not in g.buildings and not (g.covered and site.row == "E") for site in ROW_SITES)


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


def can_open_visiting(g: Lisboa, p: Player, money: int) -> bool:
    """The same on a visit, where the cardinal may be met first. [L11.1]"""
    have = means(g, p, money)
    if can_open(g, p, have):
        return True
    if not promising(g):
        return False
    for steps in (1, 2):
        for meeting in encounters(g, have, steps):
            if can_open(g, p, after(g, have, meeting)):
                return True
    return False
