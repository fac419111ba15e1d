"""Lacerda, the opponent of the solo game: never asked, never paying. [L18]"""

from __future__ import annotations

from stavitel.kernel import tell
from stavitel.titles.lisboa import foresight
from stavitel.titles.lisboa.cards import BOARD, FAVOR, LEVELS, SITES
from stavitel.titles.lisboa.gains import enter_gap, give_favor, place_official, return_favor, score, take_cube
from stavitel.titles.lisboa.noble_actions import (
    building_wigs,
    complete_plan,
    place_building,
    store_wigs,
)
from stavitel.titles.lisboa.portfolio import dock_ships
from stavitel.titles.lisboa.table import CLERGY_SPACES, TOP_SLOTS, Lisboa, Player, notice_empty_piles
from stavitel.titles.lisboa.things import (
    ARCHITECTS,
    CUBE_OF,
    GOODS,
    GROUPS,
    HOUSES,
    KINDS,
    NOBLES,
    Clergy,
    Plan,
    Plot,
    Ship,
    Site,
)

CONSOLATION = 2  # wigs when there is nothing to do


def sit_down(g: Lisboa) -> None:
    """The opponent sits after the player, without money, goods, influence or hand. [L18.2]"""
    lacerda = g.players[-1]
    lacerda.automatic = True
    lacerda.reis = 0
    lacerda.wigs = LEVELS[g.level].start_wigs


async def take_turn(g: Lisboa, p: Player) -> None:
    """Dock, take a card of the longest pile, do both parts of its kind. [L18.3]"""
    dock_ships(g, p)
    g.phase = "finish"
    kind = longest_pile(g, p)
    if not kind:
        return
    p.pile = kind
    card = g.shown[kind]
    assert card is not None
    g.discard.append(card)
    g.shown[kind] = g.piles[kind].pop() if g.piles[kind] else None
    tell(g, "lacerda-takes", p, card=card)
    notice_empty_piles(g, p)
    if kind == "treasury":
        treasury(g, p)
        return
    first_part(g, p, kind)
    if not second_part(g, p, kind) and kind == "king":
        take_plan(g, p)
    g.visited = kind
    g.joiners = [q.seat for q in g.others(p) if FAVOR[kind] in q.favors]
    if g.joiners:
        g.phase = "join"


def longest_pile(g: Lisboa, p: Player) -> str:
    """The pile with most cards; among equals the next one after the pile used last. [L18.3]"""
    start = KINDS.index(p.pile) + 1 if p.pile else 0
    order = [KINDS[(start + i) % len(KINDS)] for i in range(len(KINDS))]
    best = ""
    most = 0
    for kind in order:
        cards = len(g.piles[kind]) + 1 if g.shown[kind] is not None else 0
        if cards > most:
            best, most = kind, cards
    return best


def first_part(g: Lisboa, p: Player, noble: str) -> None:
    """What stands for the state action. [L18.4, L18.5, L18.6]"""
    if noble == "manuel":
        if p.in_court < 4:
            recruit(g, p)
        else:
            take_plan(g, p)
    elif noble == "marquis":
        if not take_ship(g, p):
            score(g, p, CONSOLATION)
    else:
        wants_tile = len(p.clergy) < 2
        missing = [noble for noble in NOBLES if FAVOR[noble] not in p.favors]
        if wants_tile and meet_cardinal(g, p):
            return
        if missing:
            give_favor(g, p, missing[0])
        elif not (len(p.clergy) < CLERGY_SPACES and meet_cardinal(g, p)):
            score(g, p, CONSOLATION)


def second_part(g: Lisboa, p: Player, noble: str) -> bool:
    """What stands for the noble action; False where it is not possible. [L18.4, L18.5, L18.6]"""
    if noble == "manuel":
        return build_store(g, p)
    if noble == "marquis":
        return take_oldest_decree(g, p)
    return open_building(g, p)


def join(g: Lisboa, p: Player) -> None:
    """Return the favor for the second part of that noble, if it is possible. [L18.8]"""
    if second_part(g, p, g.visited):
        return_favor(g, p, g.visited)
        tell(g, "lacerda-joins", p, noble=g.visited)


def recruit(g: Lisboa, p: Player) -> None:
    """Two officials to the offices with fewest of its own. [L18.4]"""
    order = sorted(("king", "manuel", "marquis"), key=lambda noble: p.office[noble])
    for noble in order[: min(2, p.officials)]:
        place_official(g, p, noble)


def take_plan(g: Lisboa, p: Player) -> None:
    """The top plan with fewer officials. [L18.4]"""
    tops = [g.plans[architect][0] for architect in ARCHITECTS if g.plans[architect]]
    if tops:
        plan = min(tops, key=lambda plan: plan.officials)
        g.plans[plan.architect].remove(plan)
        p.plans.append(plan)
        tell(g, "takes-plan", p, plan=plan)


def build_store(g: Lisboa, p: Player) -> bool:
    """The store with most wigs at once; it takes the cube it has least of. [L18.4]"""
    if not p.houses_left:
        return False
    best: tuple[int, int, int] | None = None
    chosen: tuple[Plot, str] | None = None
    for plot in foresight.vacant(g):  # rows A to E, columns C1 to C5, western street first
        for good in foresight.spaces_for(g, plot):
            own = sum(1 for name, seat in g.owners.items() if seat == p.seat and g.trades[name] == good)
            rank = (store_wigs(g, plot, good), g.values[plot.column], -own)
            if best is None or rank > best:
                best, chosen = rank, (plot, good)
    if chosen is None:
        return False
    plot, good = chosen
    g.city["small" if plot.column == "C5" else good] -= 1
    g.tokens.pop(plot.name, None)
    for letter in sorted("eft", key=lambda letter: p.cubes[CUBE_OF[letter]]):
        place = next((place for place in (plot.row, plot.column) if letter in g.rubble[place]), None)
        if place is not None:
            take_cube(g, p, place, letter)
            break
    group = next(group for group in GROUPS if p.houses[group] < HOUSES[group])
    p.houses[group] += 1
    g.owners[plot.name] = p.seat
    g.trades[plot.name] = good
    tell(g, "builds-store", p, plot=plot.name, good=good, price=0)
    score(g, p, store_wigs(g, plot, good))
    return True


def take_ship(g: Lisboa, p: Player) -> bool:
    """The top ship of the shipyard, in place of its smallest where no slot is free. [L18.5]"""
    if not g.shipyard:
        return False
    ship = g.shipyard[0]
    hulls = [card.hull for card in p.top if isinstance(card, Ship)]
    if len(hulls) < TOP_SLOTS:
        p.top.append(ship)
        p.cargo.append("")
    else:
        slot = hulls.index(min(hulls))
        old = p.top[slot]
        assert isinstance(old, Ship)
        if old.hull >= ship.hull:
            return False
        if len(p.cargo[slot]) == old.hull:
            p.cargo[slot] = ""
        p.top[slot] = ship
        g.discard.append(old)
    g.shipyard.pop(0)
    g.raise_treasury(1)
    tell(g, "builds-ship", p, ship=ship)
    return True


def take_oldest_decree(g: Lisboa, p: Player) -> bool:
    """The decree that has been in the display longest. [L18.5]"""
    if not g.decrees:
        return False
    decree = g.decrees.pop(0)
    p.decrees.append(decree)
    tell(g, "takes-decree", p, decree=decree)
    return True


def meet_cardinal(g: Lisboa, p: Player) -> bool:
    """One gap on, the neighbouring tile with more wigs. [L18.6]"""
    gap = (g.gap + 1) % len(g.church)
    tiles: list[Clergy] = [tile for tile in (g.church[gap], g.church[gap - 1]) if tile is not None]
    if not tiles:
        return False
    tile = max(tiles, key=lambda tile: tile.wigs)
    g.gap = gap
    g.mover = p.seat
    g.church[g.church.index(tile)] = None
    p.clergy.append(tile)
    tell(g, "meets-cardinal", p, tile=tile, steps=1)
    enter_gap(g, gap)
    return True


def open_building(g: Lisboa, p: Player) -> bool:
    """The building that is best for it and worst for the player. [L18.6]"""
    best: tuple[int, int] | None = None
    chosen: tuple[Site, Plan] | None = None
    for name in (*("N1", "N2", "N3", "N4"), *(f"W{row}" for row in "ABCDE"), *(f"X{row}" for row in "ABCDE")):
        site = SITES[name]
        if name in g.buildings or (g.covered and site.row == "E"):
            continue
        for plan in p.plans:
            building = g.available[plan.architect]
            if building is None or not foresight.fits(site, building, plan.architect):
                continue
            wigs = building_wigs(g, site, building, plan.architect)
            own = wigs.pop(p.seat, 0)
            rank = (own - sum(wigs.values()), plan.officials)
            if best is None or rank > best:
                best, chosen = rank, (site, plan)
    if chosen is None:
        return False
    site, plan = chosen
    for letter in g.rubble[site.name]:
        take_cube(g, p, site.name, letter)
    g.tokens.pop(site.name, None)
    place_building(g, p, site, plan)
    home = min(plan.officials, p.in_court)
    for held in (p.courtyard, p.office):
        for noble in NOBLES:
            back = min(home, held[noble])
            held[noble] -= back
            p.officials += back
            home -= back
    complete_plan(g, p, site, plan)
    return True


def treasury(g: Lisboa, p: Player) -> None:
    """Treasury and the dearest good fall; two goods go onto its ships, or it scores. [L18.7]"""
    g.raise_treasury(-1)
    dearest = max(GOODS, key=lambda good: g.prices[good])
    g.prices[dearest] = max(BOARD.price_bottom, g.prices[dearest] - 1)
    ships = [slot for slot, card in enumerate(p.top) if isinstance(card, Ship)]
    if not ships:
        score(g, p, CONSOLATION)
        return
    crates = 2
    for slot in sorted(ships, key=lambda slot: -_hull(p, slot)):
        while crates and len(p.cargo[slot]) < _hull(p, slot):
            crates -= 1
            p.cargo[slot] += "n"
            if len(p.cargo[slot]) == _hull(p, slot):
                score(g, p, _hull(p, slot))
                break


def _hull(p: Player, slot: int) -> int:
    ship = p.top[slot]
    return ship.hull if isinstance(ship, Ship) else 0


def church_scoring(g: Lisboa, p: Player) -> None:
    """With two tiles or more it discards all, for their wigs and one more. [L18.9]"""
    if len(p.clergy) >= 2:
        wigs = sum(tile.wigs for tile in p.clergy) + 1
        g.discard += p.clergy
        p.clergy = []
        score(g, p, wigs)


def decree_wigs(g: Lisboa) -> int:
    """A fixed number of wigs per decree. [L18.11]"""
    return LEVELS[g.level].wigs_per_decree
