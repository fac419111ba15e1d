"""The three noble actions: build a store, take a decree, open a public building. [L12, L14]"""

from __future__ import annotations

from stavitel.kernel import Move, Reason, choose, move, tell
from stavitel.titles.lisboa import foresight
from stavitel.titles.lisboa.cards import GOOD, PLOTS, SITES
from stavitel.titles.lisboa.clergy import answering
from stavitel.titles.lisboa.decree_cards import DECREES
from stavitel.titles.lisboa.gains import did, reward, score, send_home, take_cube
from stavitel.titles.lisboa.purse import due, pay, settle, wealth
from stavitel.titles.lisboa.table import Lisboa, Player
from stavitel.titles.lisboa.things import COLUMNS, CUBE_OF, GOODS, GROUPS, HOUSES, ROWS, Building, Plan, Plot, Site

HOUSE_MOVES = {group: move("house", group) for group in GROUPS}
BUILD_MOVES = {(name, good): move("build", plot, at=good) for name, plot in PLOTS.items() for good in plot.goods}
DECREE_MOVES = {decree: move("decree", decree) for decree in DECREES}
CUBE_MOVES = {
    (letter, place): move("cube", cube, at=place) for letter, cube in CUBE_OF.items() for place in (*ROWS, *COLUMNS)
}
OPEN_MOVES = {name: move("open", site) for name, site in SITES.items()}
PASS = move("pass")
PLOT_ORDER = {plot: number for number, plot in enumerate(PLOTS.values())}
PLOT_TAKEN = Reason("plot-taken", "L12.1.2")
SITE_TAKEN = Reason("site-taken", "L12.3.1")
GROUP_EMPTY = Reason("group-empty", "L14.1")
NO_HOUSE = Reason("no-house", "L12.1.9")
NO_DECREE = Reason("no-decree", "L12.2.1")
NO_LAND = Reason("no-land", "L12.1.5", need=0, have=0)  # these two where nobody reads the numbers
NO_BUILDING = Reason("no-building", "L12.3.4", have=0)


async def noble_action(g: Lisboa, p: Player, noble: str) -> None:
    """Carry out the action of a noble. [L12]"""
    if noble == "manuel":
        await build_store(g, p)
    elif noble == "marquis":
        await take_decrees(g, p)
    else:
        await open_building(g, p)


def impossible(
    g: Lisboa, p: Player, noble: str, money: int, visiting: bool = False, quick: bool = False
) -> Reason | None:
    """Why a noble action cannot be carried out in full with so much money, or None. [L11.2]"""
    if noble == "manuel":
        if not p.houses_left:
            return NO_HOUSE
        if not foresight.can_build(g, p, money):
            return NO_LAND if quick else Reason("no-land", "L12.1.5", need=foresight.cheapest_land(g, p), have=money)
    elif noble == "marquis":
        if not g.decrees:
            return NO_DECREE
    else:
        if visiting:
            possible = foresight.can_open_visiting(g, p, money)
        else:
            possible = foresight.can_open(g, p, foresight.means(g, p, money))
        if not possible:
            return NO_BUILDING if quick else Reason("no-building", "L12.3.4" if p.plans else "L12.3.3", have=money)
    return None


# Stores [L12.1]


async def build_store(g: Lisboa, p: Player) -> None:
    """Tile and plot, reward, cube, land price, house, wigs: in this order. [L12.1]"""
    options = [
        BUILD_MOVES[plot.name, good]
        for plot in sorted(foresight.affordable(g, p, wealth(p)), key=PLOT_ORDER.__getitem__)
        for good in foresight.spaces_for(g, plot)
    ]
    chosen = await choose(p, "build-store", options, refused=lambda: dear_plots(g, p))
    plot: Plot = chosen.thing
    good: str = chosen.at
    g.city["small" if plot.column == "C5" else good] -= 1

    def still_payable(option: Move) -> bool:
        return foresight.payable_land(g, p, plot, foresight.after(g, foresight.means(g, p), option))

    lying = foresight.reward_of(g, plot)
    g.tokens.pop(plot.name, None)
    await reward(g, p, lying.reward, lying.count, still_payable)
    await clear_rubble(g, p, plot)
    price = foresight.land_price(g, p, plot)
    await pay(g, p, price)
    await put_house(g, p, plot, good)
    tell(g, "builds-store", p, plot=plot.name, good=good, price=price)
    score(g, p, store_wigs(g, plot, good))
    did(g, p, "build_store")
    for tile in answering(p.clergy, "on_build_store"):
        await reward(g, p, tile.of, tile.amount)


def dear_plots(g: Lisboa, p: Player) -> list[tuple[Move, Reason]]:
    """The plots that cannot be built on now: taken ones, and those too dear with their price. [L12.1.2, L12.1.5]"""
    found: list[tuple[Move, Reason]] = []
    for name in g.owners:
        found += [(BUILD_MOVES[name, good], PLOT_TAKEN) for good in PLOTS[name].goods]
    within_reach = list(foresight.affordable(g, p, wealth(p)))
    for plot in foresight.vacant(g):
        spaces = foresight.spaces_for(g, plot)
        for good in plot.goods:
            option = BUILD_MOVES[plot.name, good]
            if good not in spaces:
                found.append((option, Reason("no-tile", "L12.1.10")))
            elif plot not in within_reach:
                need = due(p, foresight.land_price(g, p, plot))
                found.append((option, Reason("land-price", "L12.1.5", need=need, have=wealth(p))))
    return found


async def clear_rubble(g: Lisboa, p: Player, plot: Plot) -> None:
    """Take one cube of the row or the column if there is one. [L12.1.4]"""
    have = foresight.means(g, p)
    options = [
        CUBE_MOVES[letter, place]
        for place in (plot.row, plot.column)
        for letter in "eft"
        if letter in g.rubble[place] and foresight.payable_land(g, p, plot, have, letter)
    ]
    if options:
        cube = await choose(p, "take-cube", options, refused=lambda: dear_cubes(g, p, plot))
        take_cube(g, p, cube.at, cube.thing[0])


def dear_cubes(g: Lisboa, p: Player, plot: Plot) -> list[tuple[Move, Reason]]:
    """The cubes that would leave the land too dear. [L2.8, L12.1.5]"""
    have = foresight.means(g, p)
    return [
        (CUBE_MOVES[letter, place], Reason("land-too-dear", "L2.8", have=have.money))
        for place in (plot.row, plot.column)
        for letter in "eft"
        if letter in g.rubble[place] and not foresight.payable_land(g, p, plot, have, letter)
    ]


async def put_house(g: Lisboa, p: Player, plot: Plot, good: str) -> None:
    """Move the lowest house of one group onto the tile. [L12.1.6, L14.1]"""
    options = [HOUSE_MOVES[group] for group in GROUPS if p.houses[group] < HOUSES[group]]
    group = (await choose(p, "choose-house", options, refused=no_houses)).thing
    p.houses[group] += 1
    g.owners[plot.name] = p.seat
    g.trades[plot.name] = good


def no_houses() -> list[tuple[Move, Reason]]:
    """Groups that are not on offer have no house left. [L14.1]"""
    return [(option, GROUP_EMPTY) for option in HOUSE_MOVES.values()]


def matching(g: Lisboa, plot: Plot, good: str) -> int:
    """The open buildings that show the store's good: west and east of its row, north of its street. [L12.1.7]"""
    count = 0
    for site in sites_of_store(plot, good):
        building = g.buildings.get(site)
        if building is not None and good in building.shows(g.sides[site]):
            count += 1
    return count


def sites_of_store(plot: Plot, good: str) -> tuple[str, str, str]:
    """The three sites whose buildings can match a store. [L12.1.7]"""
    return f"W{plot.row}", f"X{plot.row}", f"N{GOODS.index(good) + 1}"


def store_wigs(g: Lisboa, plot: Plot, good: str) -> int:
    """Value under the column for each matching public building. [L12.1.7]"""
    return g.values[plot.column] * matching(g, plot, good)


# Decrees [L12.2]


async def take_decrees(g: Lisboa, p: Player) -> None:
    """Take a decree; a set marker on the portrait buys one more, once a turn. [L12.2]"""
    take_decree(g, p, await choose(p, "take-decree", [DECREE_MOVES[decree] for decree in g.decrees]))
    taken = 1
    if p.markers and g.decrees and p.seat not in g.stamped:
        more: list[Move] = [DECREE_MOVES[decree] for decree in g.decrees]
        second = await choose(p, "second-decree", [*more, PASS])
        if second is not PASS:
            p.markers -= 1
            g.stamped.append(p.seat)
            take_decree(g, p, second)
            taken += 1
    for tile in answering(p.clergy, "on_decree") * taken:
        await reward(g, p, tile.of, tile.amount)


def take_decree(g: Lisboa, p: Player, chosen: Move) -> None:
    """A decree goes from the display to a player, face up. [L12.2.1]"""
    g.decrees.remove(chosen.thing)
    p.decrees.append(chosen.thing)
    did(g, p, "decree")
    tell(g, "takes-decree", p, decree=chosen.thing)


# Public buildings [L12.3]


async def open_building(g: Lisboa, p: Player) -> None:
    """Site, cubes, reward, plan and building, officials, scoring: in this order. [L12.3]"""
    options = [OPEN_MOVES[site.name] for site in foresight.openable_sites(g, p)]
    site: Site = (await choose(p, "open-building", options, refused=lambda: closed_sites(g, p))).thing
    for letter in g.rubble[site.name]:
        take_cube(g, p, site.name, letter)

    def still_openable(option: Move) -> bool:
        return bool(foresight.usable(g, p, site, foresight.after(g, foresight.means(g, p), option)))

    lying = foresight.reward_of(g, site)
    g.tokens.pop(site.name, None)
    await reward(g, p, lying.reward, lying.count, still_openable)
    plans = foresight.usable(g, p, site, foresight.means(g, p))
    plan = await choose(p, "show-plan", plans, refused=lambda: idle_plans(g, p, site))
    place_building(g, p, site, plan)
    needed = foresight.officials_needed(p, plan, p.clergy)
    present = min(needed, p.in_court)
    hired = needed - present
    await send_home(g, p, present)
    await settle(g, p, foresight.hire_price(p, hired, g.treasury, p.clergy))
    complete_plan(g, p, site, plan)
    for tile in answering(p.clergy, "on_open_building"):
        await reward(g, p, tile.of, tile.amount)


def idle_plans(g: Lisboa, p: Player, site: Site) -> list[tuple[Plan, Reason]]:
    """The unfinished plans that do not serve here, and why. [L12.3.1, L12.3.4, L12.3.8]"""
    found: list[tuple[Plan, Reason]] = []
    for plan in p.plans:
        building = g.available[plan.architect]
        if building is None:
            found.append((plan, Reason("no-building-left", "L12.3.8")))
        elif not foresight.fits(site, building, plan.architect):
            found.append((plan, Reason("wrong-colour", "L12.3.1", good=GOOD[site.good])))
        else:
            found.append((plan, Reason("officials-price", "L12.3.4", have=wealth(p))))
    return found


def closed_sites(g: Lisboa, p: Player) -> list[tuple[Move, Reason]]:
    """The sites where nothing can be opened now, and why. [L12.3.1, L12.3.4]"""
    have = foresight.means(g, p)
    found: list[tuple[Move, Reason]] = [(OPEN_MOVES[name], SITE_TAKEN) for name in g.buildings]
    for site in foresight.sites(g):
        if foresight.openable(g, p, site, have):
            continue
        fitting = any(
            building is not None and foresight.fits(site, building, plan.architect)
            for plan in p.plans
            for building in (g.available[plan.architect],)
        )
        if fitting:
            found.append((OPEN_MOVES[site.name], Reason("officials-price", "L12.3.4", have=have.money)))
        else:
            reason = Reason("wrong-colour", "L12.3.1", good=GOOD[site.good]) if site.good else None
            found.append((OPEN_MOVES[site.name], reason or Reason("no-plan", "L12.3.3")))
    return found


def place_building(g: Lisboa, p: Player, site: Site, plan: Plan) -> Building:
    """The architect's available building goes to the site, same side up. [L12.3.3]"""
    architect = plan.architect
    building = g.available[architect]
    assert building is not None
    g.buildings[site.name] = building
    g.sides[site.name] = architect
    g.available[architect] = None
    tell(g, "opens-building", p, building=building, site=site.name, plan=plan)
    return building


def complete_plan(g: Lisboa, p: Player, site: Site, plan: Plan) -> None:
    """Turn the plan over, score the stores, move the next building up. [L12.3.5, L12.3.6, L12.3.7]"""
    p.plans.remove(plan)
    p.completed.append(plan)
    did(g, p, "open_public_building")
    for seat, wigs in building_wigs(g, site, g.buildings[site.name], plan.architect).items():
        score(g, g.players[seat], wigs)
    architect = plan.architect
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
