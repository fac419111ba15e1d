"""What plans in progress promise a player, as numbers for the learned value: the state alone does not say it."""

from __future__ import annotations

from stavitel.titles.lisboa import foresight
from stavitel.titles.lisboa.cards import PLOTS
from stavitel.titles.lisboa.decrees import METRICS
from stavitel.titles.lisboa.greedy import growth, turns_left
from stavitel.titles.lisboa.kinds import ARCHITECTS, NOBLES
from stavitel.titles.lisboa.noble_actions import sites_of_store
from stavitel.titles.lisboa.payment import fee, portfolio_influence, wealth
from stavitel.titles.lisboa.scoring import planned_officials
from stavitel.titles.lisboa.table import Lisboa, Player


def prospects(g: Lisboa, p: Player) -> dict[str, int]:
    """Whole numbers by name."""
    left = turns_left(g)
    hopes, links, reach = store_hopes(g, p)
    stores = [*g.owners.values()]
    rivals = max([stores.count(q.seat) for q in g.players if q is not p])
    officials = [planned_officials(q) for q in g.players if q is not p]
    fees = [fee(g, p, noble) for noble in NOBLES]
    held = sorted(p.cubes.values())
    growing = sum([growth(one.metric, one.of) * one.wigs / one.divisor for one in p.decrees])
    return {
        "turns": round(2 * left),
        "hopes": hopes,
        "hopes_in_time": round(hopes * left / 10),
        "links": links,
        "reach": reach,
        "growing": round(growing * left),
        "on_offer": best_decree(g, p, left),
        "next_set": max(0, held[0] + 1 - held[1]) + max(0, held[0] + 1 - held[2]) + 1,
        "stores_ahead": stores.count(p.seat) - rivals,
        "officials_ahead": planned_officials(p) - max(officials),
        "officials_lacking": officials_lacking(p),
        "too_dear": sum([max(0, cost - p.influence) for cost in fees]),
        "fees": sum(fees),
        "wealth": wealth(p),
        "wealth_in_time": round(wealth(p) * left / 10),
        "sway_in_time": round(portfolio_influence(p) * left / 10),
        "goods_in_time": round(sum(p.goods.values()) * left / 10),
        "officials_in_time": round(p.in_court * left / 10),
        "favors_in_time": round(len(p.favors) * left / 5),
    }


def store_hopes(g: Lisboa, p: Player) -> tuple[int, int, int]:
    """What own stores would score if every free site about them opened for them, their links, and the best site now."""
    buildings = g.buildings
    hopes = links = 0
    sites: dict[str, int] = {}  # what the next buildings would score there
    nexts = {good for architect in ARCHITECTS for good in shown_next(g, architect)}
    for name, seat in g.owners.items():
        if seat == p.seat:
            plot, good = PLOTS[name], g.trades[name]
            value = g.values[plot.column]
            for site in sites_of_store(plot, good):
                if site not in buildings:
                    hopes += value
                    if good in nexts:
                        sites[site] = sites.get(site, 0) + value
                elif good in buildings[site].shows(g.sides[site]):
                    links += 1
    return hopes, links, max(sites.values(), default=0)


def shown_next(g: Lisboa, architect: str) -> tuple[str, ...]:
    """The goods that an architect's next building shows."""
    building = g.available[architect]
    return () if building is None else building.shows(architect)


def best_decree(g: Lisboa, p: Player, left: float) -> int:
    """The most that a decree of the display may be worth at the end."""
    return max(
        [
            round(one.wigs * (METRICS[one.metric](g, p, one.of) + growth(one.metric, one.of) * left) / one.divisor)
            for one in g.decrees
        ],
        default=0,
    )


def officials_lacking(p: Player) -> int:
    """How many officials the easiest plan lacks; ten without a plan."""
    needed = [foresight.officials_needed(p, plan, p.clergy) - p.in_court for plan in p.plans]
    return max(0, min(needed)) if needed else 10
