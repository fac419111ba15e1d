"""What the decrees count at the end of the game. [L19.5, L19.9]"""

from __future__ import annotations

from collections.abc import Callable

from stavitel.titles.lisboa.cards import PLOTS, SITES
from stavitel.titles.lisboa.kinds import HOUSES, NOBLES, Decree, Ship
from stavitel.titles.lisboa.noble_actions import matching
from stavitel.titles.lisboa.table import Lisboa, Player

Metric = Callable[[Lisboa, Player, str], int]


def decree_wigs(g: Lisboa, p: Player, decree: Decree) -> int:
    """Wigs for each full `divisor` of the metric. [L19.9]"""
    return decree.wigs * (METRICS[decree.metric](g, p, decree.of) // decree.divisor)


def stores(g: Lisboa, p: Player) -> list[str]:
    """The plots of a player's stores."""
    return [name for name, seat in g.owners.items() if seat == p.seat]


def _is(g: Lisboa, name: str, of: str) -> bool:
    plot = PLOTS[name]
    return of in (plot.row, plot.column, g.trades[name])


def own_stores(g: Lisboa, p: Player, of: str) -> int:
    """Own stores of a row, column or good, or all."""
    own = stores(g, p)
    return len(own) if of == "any" else sum([_is(g, name, of) for name in own])


def all_stores(g: Lisboa, p: Player, of: str) -> int:
    """Stores of every player."""
    return len(g.owners) if of == "any" else sum([_is(g, name, of) for name in g.owners])


def opened_buildings(g: Lisboa, p: Player, of: str) -> int:
    """Open buildings by architect, side of the board, row or colour shown."""
    if of == "any":
        return len(g.buildings)
    count = 0
    sides = g.sides
    for name, building in g.buildings.items():
        site, side = SITES[name], sides[name]
        if of in (side, site.side, site.row) or of in building.shows(side):
            count += 1
    return count


def own_completed_plans(g: Lisboa, p: Player, of: str) -> int:
    """Own completed plans of an architect, or all."""
    return sum(of in ("any", plan.architect) for plan in p.completed)


def own_portfolio(g: Lisboa, p: Player, of: str) -> int:
    """Cards in the own portfolio: nobles, treasury cards, or any including ships."""
    if of == "treasury":
        return len(p.bottom)
    nobles = sum(not isinstance(card, Ship) for card in p.top)
    return nobles if of == "noble" else len(p.top) + len(p.bottom)


def own_officials(g: Lisboa, p: Player, of: str) -> int:
    """Own officials by place."""
    if of == "offices_and_courtyards":
        return p.in_court
    if of == "distinct_nobles":
        return sum(bool(p.office[noble] or p.courtyard[noble]) for noble in NOBLES)
    if of == "completed_plans":
        return sum(plan.officials for plan in p.completed)
    return p.office[of]


def ships(p: Player) -> list[Ship]:
    """The ships in a player's portfolio."""
    return [card for card in p.top if isinstance(card, Ship)]


def links(g: Lisboa, p: Player) -> list[int]:
    """For each own store its matching buildings. [L12.1.7]"""
    return [matching(g, PLOTS[name], g.trades[name]) for name in stores(g, p)]


METRICS: dict[str, Metric] = {
    "own_stores": own_stores,
    "all_stores": all_stores,
    "opened_buildings": opened_buildings,
    "own_completed_plans": own_completed_plans,
    "own_open_plans": lambda g, p, of: len(p.plans),
    "own_plans": lambda g, p, of: len(p.plans) + len(p.completed),
    "own_cubes": lambda g, p, of: p.cubes[of],
    "own_sets": lambda g, p, of: p.sets,
    "own_ships": lambda g, p, of: len(ships(p)),
    "own_hull": lambda g, p, of: sum(ship.hull for ship in ships(p)),
    "own_has_ship": lambda g, p, of: int(any(ship.hull == int(of) for ship in ships(p))),
    "own_cargo": lambda g, p, of: sum(len(cargo) for cargo in p.cargo),
    "own_portfolio": own_portfolio,
    "own_officials": own_officials,
    "own_clergy": lambda g, p, of: len(p.clergy),
    "own_favors": lambda g, p, of: len(p.favors),
    "own_all_three_favors": lambda g, p, of: int(len(p.favors) == len(NOBLES)),
    "own_goods": lambda g, p, of: sum(p.goods.values()) if of == "any" else p.goods[of],
    "own_all_four_goods": lambda g, p, of: int(all(p.goods.values())),
    "own_reis": lambda g, p, of: p.reis,
    "own_influence": lambda g, p, of: p.influence,
    "own_influence_unbeaten": lambda g, p, of: int(all(q.influence <= p.influence for q in g.players)),
    "own_house_group_done": lambda g, p, of: int(p.houses[of] == HOUSES[of]),
    "own_stores_with_matching_buildings": lambda g, p, of: sum(count >= int(of) for count in links(g, p)),
    "own_store_building_links": lambda g, p, of: sum(links(g, p)),
    "own_distinct_rows": lambda g, p, of: len({PLOTS[name].row for name in stores(g, p)}),
    "own_distinct_streets": lambda g, p, of: len({g.trades[name] for name in stores(g, p)}),
    "own_distinct_columns": lambda g, p, of: len({PLOTS[name].column for name in stores(g, p)}),
    "own_decrees": lambda g, p, of: len(p.decrees),
}
