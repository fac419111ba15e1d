"""The three noble actions: build a store, take a decree, open a public building. [L12, L14]"""

from __future__ import annotations

from functools import cache

from stavitel.kernel import Move, Offer, Reason, choose, move, offer, tell
from stavitel.kernel.questions import Effects, WhyNot
from stavitel.titles.lisboa import foresight
from stavitel.titles.lisboa.cards import GOOD, PLOTS, SITES
from stavitel.titles.lisboa.clergy import free_rubble
from stavitel.titles.lisboa.decree_cards import DECREES
from stavitel.titles.lisboa.effects import gains_of, tile_effects
from stavitel.titles.lisboa.gains import (
    CHOSEN,
    STRANDS,
    answer_tiles,
    did,
    one_cube,
    reward,
    score,
    second_decree,
    send_home,
    take_cube,
)
from stavitel.titles.lisboa.kinds import (
    COLUMNS,
    CUBE_OF,
    CUBE_PRICE,
    GOODS,
    GROUPS,
    HOUSES,
    ROWS,
    Building,
    Plan,
    Plot,
    Site,
)
from stavitel.titles.lisboa.payment import Purse, due, money_left, pay, settle, wealth
from stavitel.titles.lisboa.table import RUBBLE_COLUMNS, Lisboa, Player

HOUSES_ON_OFFER = tuple([move("house", group) for group in GROUPS])
BUILDS = {plot: tuple([move("build", plot, at=good) for good in plot.goods]) for plot in PLOTS.values()}
DECREE_MOVES = {decree: move("decree", decree) for decree in DECREES}
CUBE_MOVES = {
    (letter, place): move("cube", cube, at=place) for letter, cube in CUBE_OF.items() for place in (*ROWS, *COLUMNS)
}
OPEN_MOVES = {name: move("open", site) for name, site in SITES.items()}
PASS = move("pass")

PLOT_TAKEN = Reason("plot-taken", "L12.1.2")
NO_TILE = Reason("no-tile", "L12.1.10")
LAND_PRICE = Reason(
    "land-price",
    "L12.1.5",
    need=lambda g, p, option: due(p, foresight.land_price(g, p, option.thing)),
    have=lambda g, p, option: wealth(p),
)
LAND_TOO_DEAR = Reason("land-too-dear", "L2.8", have=lambda g, p, option: wealth(p))
SITE_TAKEN = Reason("site-taken", "L12.3.1")
WRONG_COLOUR = Reason("wrong-colour", "L12.3.1", good=lambda g, p, option: GOOD[option.thing.good])
NO_PLAN = Reason("no-plan", "L12.3.3")
NO_BUILDING_LEFT = Reason("no-building-left", "L12.3.8")
OFFICIALS_PRICE = Reason("officials-price", "L12.3.4", have=lambda g, p, option: wealth(p))
GROUP_EMPTY = Reason("group-empty", "L14.1")
NO_HOUSE = Reason("no-house", "L12.1.9")
NO_DECREE = Reason("no-decree", "L12.2.1")
NO_LAND = Reason("no-land", "L12.1.5", need=lambda g, p, option: foresight.cheapest_land(g, p), have=money_left)
NO_BUILDING = Reason("no-building", "L12.3.4", have=money_left)
NO_BUILDING_NO_PLAN = Reason("no-open-plan", "L12.3.3")


async def noble_action(g: Lisboa, p: Player, noble: str) -> None:
    """Carry out the action of a noble. [L12]"""
    await DEEDS[noble](g, p)


def impossible(
    g: Lisboa, p: Player, noble: str, purses: tuple[Purse, ...] | None = None, visiting: bool = False
) -> Reason | None:
    """Why a noble action cannot be carried out in full out of one of these purses, or None. [L11.2]"""
    if noble == "manuel":
        if not p.houses_left:
            return NO_HOUSE
        return None if foresight.can_build(g, p, foresight.means(g, p, purses)) else NO_LAND
    if noble == "marquis":
        return None if g.decrees else NO_DECREE
    have = foresight.means(g, p, purses)
    if foresight.can_open_visiting(g, p, have) if visiting else foresight.can_open(g, p, have):
        return None
    return NO_BUILDING if p.plans else NO_BUILDING_NO_PLAN


# Stores [L12.1]


async def build_store(g: Lisboa, p: Player) -> None:
    """Tile and plot, reward, cube, land price, house, wigs: in this order. [L12.1]"""
    stores = buildable(g, p)
    lone = next(iter(stores.options.values())) if len(stores.options) == 1 else None
    priced = lone is not None and foresight.land_has_a_price(g, p, lone.thing)  # though a tile may make it free
    chosen: Move = await choose(p, "build-store", stores, always=priced)
    plot: Plot = chosen.thing
    good: str = chosen.at
    g.city[tile_for(plot, good)] -= 1

    def unpayable(g: Lisboa, p: Player, option: Move) -> Reason | None:
        then = foresight.after(g, p, foresight.means(g, p), option)
        return None if foresight.payable_land(g, p, plot, then) else STRANDS

    lying = foresight.reward_of(g, plot)
    g.tokens.pop(plot.name, None)
    await reward(g, p, lying.reward, lying.count, unpayable)
    await clear_rubble(g, p, plot)
    price = foresight.land_price(g, p, plot)
    await pay(g, p, price)
    await put_house(g, p, plot, good)
    tell(g, "builds-store", p, plot=plot.name, good=good, price=price)
    score(g, p, store_wigs(g, plot, good))
    did(g, p, "build_store")
    await answer_tiles(g, p, "on_build_store")


def buildable(g: Lisboa, p: Player) -> Offer:
    """The plots whose store could be paid for, with the streets of the tiles in the display. [L12.1.1, L12.1.2]"""
    made = Offer(g, p, store_effects)
    payable = {*foresight.affordable(g, p, foresight.means(g, p))}
    city, options = g.city, made.options
    for plot, builds in BUILDS.items():
        if plot in payable:
            for build in builds:
                if city[TILES[build]]:
                    options[build.key] = build
    made.explain(every_store, why_not_build)
    return made


def every_store(g: Lisboa, p: Player) -> list[Move]:
    """Each plot of the game with each of its goods."""
    return [build for plot, builds in BUILDS.items() if not (g.covered and plot.row == "E") for build in builds]


def why_not_build(g: Lisboa, p: Player, build: Move) -> Reason:
    """Why a store cannot be built: the plot has one, the tile is lacking, or the money. [L12.1.2, L12.1.5, L12.1.10]"""
    plot: Plot = build.thing
    if plot.name in g.owners:
        return PLOT_TAKEN
    return LAND_PRICE if g.city[tile_for(plot, build.at)] else NO_TILE


def tile_for(plot: Plot, good: str) -> str:
    """The space of the display from which a store on this plot takes its tile. [L12.1.1]"""
    return "small" if plot.column == "C5" else good


TILES = {build: tile_for(plot, build.at) for plot, builds in BUILDS.items() for build in builds}


async def clear_rubble(g: Lisboa, p: Player, plot: Plot) -> None:
    """Take one cube of the row or the column if there is one. [L12.1.4]"""
    rubble = g.rubble
    cubes = [
        CUBE_MOVES[letter, place] for place in (plot.row, plot.column) for letter in "eft" if letter in rubble[place]
    ]
    if cubes:
        have = foresight.means(g, p)

        def leaves_dear(g: Lisboa, p: Player, cube: Move) -> Reason | None:
            return None if foresight.payable_land(g, p, plot, have, cube.thing[0]) else LAND_TOO_DEAR

        def takes_cube(g: Lisboa, p: Player, cube: Move) -> Effects:
            return cube_effects(g, p, plot, cube)

        payable = offer(g, p, cubes, leaves_dear, takes_cube)
        lone = len(payable.options) == 1  # what the land costs was said before
        cube: Move = next(iter(payable.options.values())) if lone else await choose(p, "take-cube", payable)
        take_cube(g, p, cube.at, cube.thing[0])


async def put_house(g: Lisboa, p: Player, plot: Plot, good: str) -> None:
    """Move the lowest house of one group onto the tile. [L12.1.6, L14.1]"""
    house: Move = await choose(p, "choose-house", offer(g, p, HOUSES_ON_OFFER, no_house_in))
    p.houses[house.thing] += 1
    g.owners[plot.name] = p.seat
    g.trades[plot.name] = good


def no_house_in(g: Lisboa, p: Player, option: Move) -> Reason | None:
    """Whether a group has no house left. [L14.1]"""
    return None if p.houses[option.thing] < HOUSES[option.thing] else GROUP_EMPTY


def matching(g: Lisboa, plot: Plot, good: str) -> int:
    """The open buildings that show the store's good: west and east of its row, north of its street. [L12.1.7]"""
    count = 0
    for site in sites_of_store(plot, good):
        building = g.buildings.get(site)
        if building is not None and good in building.shows(g.sides[site]):
            count += 1
    return count


@cache
def sites_of_store(plot: Plot, good: str) -> tuple[str, str, str]:
    """The three sites whose buildings can match a store. [L12.1.7]"""
    return f"W{plot.row}", f"X{plot.row}", f"N{GOODS.index(good) + 1}"


def store_wigs(g: Lisboa, plot: Plot, good: str) -> int:
    """Value under the column for each matching public building. [L12.1.7]"""
    return g.values[plot.column] * matching(g, plot, good)


# Decrees [L12.2]


async def take_decrees(g: Lisboa, p: Player, why_not: WhyNot | None = None) -> None:
    """Take a decree; a set marker on the portrait buys one more, once a turn. [L12.2]"""
    take_decree(g, p, await choose(p, "take-decree", [DECREE_MOVES[decree] for decree in g.decrees]))
    taken = 1
    if g.decrees and second_decree(g, p):
        more = [*[DECREE_MOVES[decree] for decree in g.decrees], PASS]
        second: Move = await choose(p, "second-decree", offer(g, p, more, why_not, marker_effects))
        if second is not PASS:
            p.markers -= 1
            g.stamped.append(p.seat)
            tell(g, "spends-marker", p)
            take_decree(g, p, second)
            taken += 1
    await answer_tiles(g, p, "on_decree", taken)


def marker_effects(g: Lisboa, p: Player, option: Move) -> Effects:
    """A second decree costs a set marker."""
    return () if option is PASS else (("markers", -1),)


def take_decree(g: Lisboa, p: Player, chosen: Move) -> None:
    """A decree goes from the display to a player, face up. [L12.2.1]"""
    g.decrees.remove(chosen.thing)
    p.decrees.append(chosen.thing)
    did(g, p, "decree")
    tell(g, "takes-decree", p, decree=chosen.thing)


# Public buildings [L12.3]


async def open_building(g: Lisboa, p: Player) -> None:
    """Site, cubes, reward, plan and building, officials, scoring: in this order. [L12.3]"""
    site: Site = (await choose(p, "open-building", openable(g, p))).thing
    foretold = plan_foretold(g, p, site)
    for letter in g.rubble[site.name]:
        take_cube(g, p, site.name, letter)

    def unopenable(g: Lisboa, p: Player, option: Move) -> Reason | None:
        then = foresight.after(g, p, foresight.means(g, p), option)
        return None if foresight.usable(g, p, site, then) else STRANDS

    lying = foresight.reward_of(g, site)
    g.tokens.pop(site.name, None)
    await reward(g, p, lying.reward, lying.count, unopenable)
    plans = plans_to_show(g, p, site)
    lone = foretold is not None and len(plans.options) == 1  # what it costs was said with the site
    plan: Plan = next(iter(plans.options.values())) if lone else await choose(p, "show-plan", plans)
    building = place_building(g, site, plan.architect)
    tell(g, "opens-building", p, building=building, site=site.name, plan=plan)
    needed = foresight.officials_needed(p, plan, p.clergy)
    present = min(needed, p.in_court)
    hired = needed - present
    await send_home(g, p, present)
    await settle(g, p, foresight.hire_price(p, hired, g.treasury, p.clergy))
    p.plans.remove(plan)
    p.completed.append(plan)
    did(g, p, "open_public_building")
    finish_building(g, site, plan.architect)
    await answer_tiles(g, p, "on_open_building")


def openable(g: Lisboa, p: Player) -> Offer:
    """The sites on which a building can be opened now. [L12.3.1, L12.3.4]"""
    made = Offer(g, p, site_effects)
    for site in foresight.openable_sites(g, p):
        made.allow(OPEN_MOVES[site.name])
    made.explain(every_site, closed)
    return made


def every_site(g: Lisboa, p: Player) -> list[Move]:
    """All sites of the game."""
    return [OPEN_MOVES[site.name] for site in SITES.values() if not (g.covered and site.row == "E")]


def closed(g: Lisboa, p: Player, option: Move) -> Reason:
    """Why nothing can be opened: a building is there, or officials, colour or plan are lacking. [L12.3.1-L12.3.4]"""
    site: Site = option.thing
    if site.name in g.buildings:
        return SITE_TAKEN
    if any([unusable(g, site, plan) is OFFICIALS_PRICE for plan in p.plans]):
        return OFFICIALS_PRICE
    return WRONG_COLOUR if site.good else NO_PLAN


def plan_foretold(g: Lisboa, p: Player, site: Site) -> Plan | None:
    """The only plan that can be shown on a site, where the reward there changes neither that nor the price."""
    lying = foresight.reward_of(g, site)
    if lying.reward in ("plan", "cardinal") or lying.reward in foresight.STAFFING:
        return None
    now = foresight.means(g, p)
    thens = [*foresight.outcomes(g, p, now, lying.reward, lying.count, g.rubble[site.name])]
    plans = [*plans_to_show(g, p, site, thens[0]).options.values()]
    return plans[0] if len(thens) == len(plans) == 1 else None


def plans_to_show(g: Lisboa, p: Player, site: Site, have: foresight.Means | None = None) -> Offer:
    """The plans with which a building can be opened on a site; of equal ones the first will do. [L12.3.3]"""
    made = Offer(g, p, lambda g, p, plan: plan_effects(g, p, site, plan))
    usable = foresight.usable(g, p, site, foresight.means(g, p) if have is None else have)
    seen: list[tuple[str, int]] = []
    for plan in p.plans:
        if plan not in usable:
            made.add(plan, unusable(g, site, plan))
        elif (plan.architect, plan.officials) not in seen:
            seen.append((plan.architect, plan.officials))
            made.allow(plan)
    return made


def unusable(g: Lisboa, site: Site, plan: Plan) -> Reason:
    """Why an unfinished plan does not serve here. [L12.3.1, L12.3.4, L12.3.8]"""
    building = g.available[plan.architect]
    if building is None:
        return NO_BUILDING_LEFT
    if not foresight.fits(site, building, plan.architect):
        return Reason("wrong-colour", "L12.3.1", good=GOOD[site.good])
    return OFFICIALS_PRICE


def place_building(g: Lisboa, site: Site, architect: str) -> Building:
    """The architect's available building goes to the site, same side up. [L12.3.3]"""
    building = g.available[architect]
    assert building is not None
    g.buildings[site.name] = building
    g.sides[site.name] = architect
    g.available[architect] = None
    return building


def finish_building(g: Lisboa, site: Site, architect: str) -> None:
    """Score the stores, move the next building up. [L12.3.6, L12.3.7]"""
    for seat, wigs in building_wigs(g, site, g.buildings[site.name], architect).items():
        score(g, g.players[seat], wigs)
    g.available[architect] = g.upcoming[architect]
    g.upcoming[architect] = g.stacks[architect].pop() if g.stacks[architect] else None


def building_wigs(g: Lisboa, site: Site, building: Building, architect: str) -> dict[int, int]:
    """What each owner's stores score when a building opens there. [L12.3.6]"""
    wigs: dict[int, int] = {}
    shown = building.shows(architect)
    for name, seat in g.owners.items():
        plot = PLOTS[name]
        good = g.trades[name]
        scores = good == site.good if site.good else plot.row == site.row and good in shown
        if scores:
            wigs[seat] = wigs.get(seat, 0) + g.values[plot.column]
    return wigs


# What they cost and bring


def store_effects(g: Lisboa, p: Player, option: Move) -> Effects:
    """A store: its land, which a choice on the way may make dearer; the plot's reward, the wigs it brings at once."""
    plot: Plot = option.thing
    lying = foresight.reward_of(g, plot)
    prices = [due(p, price) for price in foresight.land_prices(g, p, plot)]
    return (
        ("reis" if min(prices) == max(prices) else "reis_at_least", -min(prices)),
        *gains_of(g, p, lying.reward, lying.count),
        ("wigs", store_wigs(g, plot, option.at)),
        *tile_effects(g, p, "on_build_store"),
    )


def cube_effects(g: Lisboa, p: Player, plot: Plot, cube: Move) -> Effects:
    """A cube, and what the land costs once it is gone."""
    free = free_rubble(p.clergy)
    letter = cube.thing[0]
    off = 0 if letter in free else CUBE_PRICE[letter]
    return ("reis", -due(p, max(0, foresight.land_price(g, p, plot) - off))), *one_cube(g, p, cube)


def site_effects(g: Lisboa, p: Player, option: Move) -> Effects:
    """The cubes and the reward of a site, and the plan, where it is known which."""
    site: Site = option.thing
    lying = foresight.reward_of(g, site)
    cubes = g.rubble[site.name]
    cleared = [(cube, min(cubes.count(letter), RUBBLE_COLUMNS - p.cubes[cube])) for letter, cube in CUBE_OF.items()]
    plan = plan_foretold(g, p, site)
    opened = () if plan is None else plan_effects(g, p, site, plan)
    return *cleared, *gains_of(g, p, lying.reward, lying.count), *opened


def plan_effects(g: Lisboa, p: Player, site: Site, plan: Plan) -> Effects:
    """A plan: what its building scores for the player, who goes home, and what hiring costs."""
    building = g.available[plan.architect]
    wigs = 0 if building is None else building_wigs(g, site, building, plan.architect).get(p.seat, 0)
    needed = foresight.officials_needed(p, plan, p.clergy)
    present = min(needed, p.in_court)
    hire = foresight.hire_price(p, needed - present, g.treasury, p.clergy)
    return ("reis", -hire), ("officials", present), ("wigs", wigs), *tile_effects(g, p, "on_open_building")


async def decree_reward(g: Lisboa, p: Player, count: int, why_not: WhyNot | None = None) -> None:
    """The whole action as a reward; without a decree in the display nothing. [L12.2.5, R-71]"""
    if g.decrees:
        await take_decrees(g, p, why_not)


DEEDS = {"manuel": build_store, "marquis": take_decrees, "king": open_building}
CHOSEN["decree"] = decree_reward
