"""Lacerda, the printed opponent of the solo game: never asked, never paying réis or goods. [L18]"""

from __future__ import annotations

from stavitel.kernel import Random, tell
from stavitel.titles.lisboa import foresight
from stavitel.titles.lisboa.cards import FAVOR, LEVELS, SITES
from stavitel.titles.lisboa.gains import (
    enter_gap,
    give_favor,
    move_treasury,
    place_official,
    return_favor,
    score,
    take_cube,
)
from stavitel.titles.lisboa.kinds import ARCHITECTS, CUBE_PRICE, GOODS, GROUPS, HOUSES, KINDS, NOBLES, Plot, Site
from stavitel.titles.lisboa.noble_actions import building_wigs, finish_building, place_building, store_wigs, tile_for
from stavitel.titles.lisboa.payment import add_influence, fee, portfolio_influence
from stavitel.titles.lisboa.portfolio import dock_ships
from stavitel.titles.lisboa.state_actions import lower_price
from stavitel.titles.lisboa.table import Lisboa, Player, notice_empty_piles, refill_decrees, tell_turn

STARTING_PLANS = 2
WIGS_PER_DECREE = 3
DECREES_AT_ONCE = 2
STRIDE = 2  # gaps the cardinal goes on
CLOCKWISE = ("WD", "WC", "WB", "WA", "N1", "N2", "N3", "N4", "XA", "XB", "XC", "XD")
AT_HOME = ("manuel", "marquis")  # piles on which the helper sees to plans, goods and favors, and to blue buildings


def sit_down(g: Lisboa) -> None:
    """The opponent sits after the player, without board, money, goods or hand. [L18.1, L18.2]"""
    lacerda = g.players[-1]
    lacerda.automatic = True
    lacerda.reis = 0
    lacerda.wigs = LEVELS[g.level].start_wigs


def move_in(g: Lisboa, random: Random) -> None:
    """Helper and courtier take their places; where the helper stands, a first building opens. [L18.3, L20.4]"""
    g.helper = random.pick(KINDS)
    g.courtier = random.pick(NOBLES)
    architect, site = ("blue", "WD") if g.helper in AT_HOME else ("green", "XD")
    g.tokens.pop(site, None)
    place_building(g, SITES[site], architect)
    finish_building(g, SITES[site], architect)
    g.rubble["out"] += g.rubble[site]
    g.rubble[site] = ""


async def take_turn(g: Lisboa, p: Player) -> None:
    """Dock, go on to the next noble, a state action, pay, the noble action, a card away, the helper on. [L18.4]"""
    tell_turn(g, p)
    dock_ships(g, p)
    g.phase = "finish"
    if g.first_visit:
        g.first_visit = False
    else:
        g.courtier = NOBLES[(NOBLES.index(g.courtier) + 1) % len(NOBLES)]
    noble = g.courtier
    tell(g, "visits", p, noble=noble)
    STATE_ACTIONS[noble][0 if g.helper in AT_HOME else 1](g, p)
    pay(g, p, fee(g, p, noble))
    NOBLE_ACTIONS[noble](g, p)
    discard_card(g, p)
    g.visited = noble
    g.joiners = [q.seat for q in g.people if FAVOR[noble] in q.favors]
    if g.joiners:
        g.phase = "join"


def discard_card(g: Lisboa, p: Player) -> None:
    """The face-up card of the helper's pile leaves the game, and the helper goes to the next pile. [L18.4]"""
    pile = g.helper
    card = g.shown[pile]
    if card is not None:
        g.discard.append(card)
        g.shown[pile] = g.piles[pile].pop() if g.piles[pile] else None
        tell(g, "lacerda-discards", p, card=card)
        notice_empty_piles(g, p)
    start = KINDS.index(pile)
    for step in range(1, len(KINDS) + 1):
        following = KINDS[(start + step) % len(KINDS)]
        if g.shown[following] is not None:
            g.helper = following
            tell(g, "lacerda-helper", p, pile=following)
            break


def pay(g: Lisboa, p: Player, cost: int) -> None:
    """Influence, then wigs, as far as there are any: he is never turned away. [L18.5]"""
    influence = min(cost, p.influence)
    wigs = min(cost - influence, p.wigs)
    p.influence -= influence
    p.wigs -= wigs
    tell(g, "pays-fee", p, influence=influence, reis=0, wigs=wigs)


def join(g: Lisboa, p: Player) -> None:
    """Return the favor, pay, and do the noble action, if it is possible. [L18.8]"""
    noble = g.visited
    if POSSIBLE[noble](g, p):
        return_favor(g, p, noble)
        tell(g, "lacerda-joins", p, noble=noble)
        pay(g, p, fee(g, p, noble))
        NOBLE_ACTIONS[noble](g, p)


# State actions [L18.6]


def recruit(g: Lisboa, p: Player) -> None:
    """Two officials to the two offices with fewest of his own, from the left."""
    order = sorted(NOBLES, key=lambda noble: p.office[noble])
    for noble in order[: min(2, p.officials)]:
        place_official(g, p, noble)


def take_plan(g: Lisboa, p: Player) -> None:
    """The top plan with more officials, the blue one of equals."""
    tops = [g.plans[architect][0] for architect in ARCHITECTS if g.plans[architect]]
    if tops:
        plan = max(tops, key=lambda plan: plan.officials)
        g.plans[plan.architect].remove(plan)
        p.plans.append(plan)
        tell(g, "takes-plan", p, plan=plan)


def take_ship(g: Lisboa, p: Player) -> None:
    """The top ship; the treasury rises, and he gains its influence and that of your portfolio."""
    if g.shipyard:
        ship = g.shipyard.pop(0)
        p.top.append(ship)
        p.cargo.append("")
        tell(g, "builds-ship", p, ship=ship)
        move_treasury(g, 1)
        add_influence(g, p, ship.influence + rival_influence(g))


def rival_influence(g: Lisboa) -> int:
    """The influence of the player's portfolio."""
    return sum(portfolio_influence(q) for q in g.people)


def produce(g: Lisboa, p: Player) -> None:
    """The price of every good he has a store of falls."""
    traded = {g.trades[name] for name, seat in g.owners.items() if seat == p.seat}
    if traded:
        tell(g, "produces", p)
    for good in GOODS:
        if good in traded:
            lower_price(g, good)


def meet_cardinal(g: Lisboa, p: Player) -> None:
    """Two gaps on; the tile in front of the cardinal goes, for its wigs."""
    spaces = len(g.church)
    start = g.gap
    g.gap = (start + STRIDE) % spaces
    g.mover = p.seat
    tile = g.church[g.gap]
    if tile is not None:
        g.church[g.gap] = None
        g.discard.append(tile)
        tell(g, "lacerda-meets", p, tile=tile)
        score(g, p, tile.wigs)
    for step in range(1, STRIDE + 1):
        enter_gap(g, (start + step) % spaces)


def take_favor(g: Lisboa, p: Player) -> None:
    """The first he lacks, from Manuel on."""
    for noble in NOBLES:
        if FAVOR[noble] not in p.favors:
            give_favor(g, p, noble)
            break


# By noble: what he does while the helper stands on the first two piles, and on the others
STATE_ACTIONS = {
    "manuel": (take_plan, recruit),
    "marquis": (produce, take_ship),
    "king": (take_favor, meet_cardinal),
}


# Noble actions [L18.7]


def best_store(g: Lisboa, p: Player) -> tuple[Plot, str] | None:
    """The store with most wigs at once: of equals the topmost row, the leftmost plot, the street on its left."""
    best = -1
    chosen = None
    if p.houses_left:
        for plot in foresight.vacant(g):
            for good in foresight.spaces_for(g, plot):
                wigs = store_wigs(g, plot, good)
                if wigs > best:
                    best, chosen = wigs, (plot, good)
    return chosen


def build_store(g: Lisboa, p: Player) -> None:
    """He takes the cheapest cube of row or column, that of the column if both have one; no reward, no price."""
    found = best_store(g, p)
    if found is None:
        return
    plot, good = found
    g.city[tile_for(plot, good)] -= 1
    g.tokens.pop(plot.name, None)
    cubes = [(CUBE_PRICE[letter], place) for place in (plot.column, plot.row) for letter in g.rubble[place]]
    if cubes:
        price, place = min(cubes, key=lambda cube: cube[0])
        letter = next(letter for letter in CUBE_PRICE if CUBE_PRICE[letter] == price)
        take_cube(g, p, place, letter)
    group = next(group for group in GROUPS if p.houses[group] < HOUSES[group])
    p.houses[group] += 1
    g.owners[plot.name] = p.seat
    g.trades[plot.name] = good
    tell(g, "builds-store", p, plot=plot.name, good=good, price=0)
    score(g, p, store_wigs(g, plot, good))


def take_decrees(g: Lisboa, p: Player) -> None:
    """The two decrees lying longest; the display is refilled at once."""
    for _ in range(DECREES_AT_ONCE):
        take_oldest_decree(g, p)
    refill_decrees(g)


def take_oldest_decree(g: Lisboa, p: Player) -> None:
    """The decree that has been in the display longest."""
    if g.decrees:
        decree = g.decrees.pop(0)
        p.decrees.append(decree)
        tell(g, "takes-decree", p, decree=decree)


def best_building(g: Lisboa, p: Player) -> tuple[Site, str] | None:
    """The site and the architect with most wigs for him above those for you; of equals the first clockwise from WD."""
    architects = ARCHITECTS if g.helper in AT_HOME else ARCHITECTS[::-1]
    best = None
    chosen = None
    for name in CLOCKWISE:
        site = SITES[name]
        if name in g.buildings:
            continue
        for architect in architects:
            building = g.available[architect]
            if building is None or not foresight.fits(site, building, architect):
                continue
            wigs = building_wigs(g, site, building, architect)
            lead = 2 * wigs.get(p.seat, 0) - sum(wigs.values())
            if best is None or lead > best:
                best, chosen = lead, (site, architect)
    return chosen


def open_building(g: Lisboa, p: Player) -> None:
    """He takes both cubes; no reward, no officials, no plan. All stores score as usual."""
    found = best_building(g, p)
    if found is None:
        return
    site, architect = found
    for letter in g.rubble[site.name]:
        take_cube(g, p, site.name, letter)
    g.tokens.pop(site.name, None)
    building = place_building(g, site, architect)
    tell(g, "lacerda-opens", p, building=building, site=site.name, architect=architect)
    finish_building(g, site, architect)


NOBLE_ACTIONS = {"manuel": build_store, "marquis": take_decrees, "king": open_building}
POSSIBLE = {
    "manuel": lambda g, p: best_store(g, p) is not None,
    "marquis": lambda g, p: bool(g.decrees),
    "king": lambda g, p: best_building(g, p) is not None,
}


# Scoring [L18.9, L18.10, L18.11]


def church_scoring(g: Lisboa, p: Player) -> None:
    """He discards nothing and gains the influence of your portfolio and of his ships. [L18.9]"""
    add_influence(g, p, rival_influence(g) + portfolio_influence(p))


def cube_wigs(p: Player) -> int:
    """He forms no sets: every cube is worth a wig. [L18.10, L18.11]"""
    return sum(p.cubes.values())
