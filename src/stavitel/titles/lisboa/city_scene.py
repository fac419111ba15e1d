"""Downtown on the board: streets between plots, rubble, building sites, prices and the river. [L1.5]

Places are given in units of the region; one of them is a pixel on a screen of 1440 by 900.
"""

from __future__ import annotations

from typing import Final

from stavitel.kernel.scene import Node, Place, area, cached_part, counter, ornament, region, slot, token, track
from stavitel.titles.lisboa.cards import BOARD, GOOD, PLOTS, SITES
from stavitel.titles.lisboa.kinds import COLUMNS, GOODS, ROWS, Building, Plot, Site, Token
from stavitel.titles.lisboa.pictures import ICONS, TONES, cubes
from stavitel.titles.lisboa.table import Lisboa

WIDTH, HEIGHT = 506, 494
PLOT, STREET, NARROW = 57, 22, 37
COLUMN_AT: Final = {column: 74 + i * (PLOT + STREET) for i, column in enumerate(COLUMNS)}
STREET_AT: Final = {good: 74 + PLOT + i * (PLOT + STREET) for i, good in enumerate(GOODS)}
PAVING: Final = {"gold": "#d3a93c", "cloth": "#cf87a7", "books": "#b08c66", "tools": "#62adb6"}
ROW_AT: Final = {row: 68 + i * 58 for i, row in enumerate(ROWS)}
PLOT_HEIGHT = 53
FOOT = 356  # where the streets end
SITE = 58
QUAY = 408
FLAT: Final = (768, 404)  # on a phone that lies, with the river beside the map


def downtown(g: Lisboa, at: Place) -> Node:
    """The map, the display of city tiles, the prices and the rubble pile."""
    plan = plan_of_city(g.covered, g.rubble, g.values, g.owners, g.trades, g.buildings, g.sides, g.tokens)
    parts = [*plan, *city_tiles(g.city, g.large_tiles, g.small_tiles), prices(g.prices)]
    return region("downtown", at, parts, label="label-downtown", quiet=True, leaf=True, upright=FLAT)


@cached_part
def plan_of_city(
    covered: bool,
    rubble: dict[str, str],
    values: dict[str, int],
    owners: dict[str, int],
    trades: dict[str, str],
    buildings: dict[str, Building],
    sides: dict[str, str],
    tokens: dict[str, Token],
) -> list[Node]:
    """Everything that lies downtown but for the city tiles and the prices."""
    rows = [row for row in ROWS if not (covered and row == "E")]
    beside = {"upright": (0, 0, *FLAT), "upright_ornaments": land(covered, True)}
    parts = [region("land", (0, 0, WIDTH, HEIGHT), [], ornaments=land(covered, False), **beside)]
    parts += [street(good) for good in GOODS]
    for name, site in SITES.items():
        if site.side != "north" and site.row not in rows:
            continue
        if name in buildings:
            parts.append(opened(site, buildings[name], sides[name]))
        else:
            parts.append(building_site(site, rubble[name], tokens.get(name, site)))
    for name, plot in PLOTS.items():
        if plot.row not in rows:
            continue
        if name in owners:
            parts.append(store(plot, owners[name], trades[name]))
        else:
            parts.append(empty_plot(plot, tokens.get(name, plot)))
    parts += [row_rubble(row, rubble[row]) for row in rows]
    for column in COLUMNS:
        parts += column_foot(column, rubble[column], values[column])
    pile = cubes("pile", rubble["pile"])  # [L6.5]
    place = (560, 250, 170, 110)
    parts.append(
        area(
            "pile",
            pile,
            "wrap",
            at=(364, 424, 134, 62),
            upright=place,
            title="label-rubble-pile",
            tip="tip-rubble-pile",
        )
    )
    return parts


@cached_part
def land(covered: bool, flat: bool) -> list[dict[str, object]]:
    """Streets, the river with its ship, and trees where nothing is built."""
    river = (WIDTH + 6, 2, FLAT[0] - WIDTH - 8, FLAT[1] - 4) if flat else (0, QUAY, WIDTH, HEIGHT - QUAY)
    drawn = [
        ornament("sea", river),
        ornament("ship", (592, 136, 94, 78) if flat else (310, 398, 46, 38)),
        ornament("wood", (COLUMN_AT["C1"], ROW_AT["A"], PLOT, PLOT_HEIGHT), kind="round", count=4, size=34),
    ]
    drawn += [
        ornament(
            "street",
            path=[(x + STREET / 2, 44), (x + STREET / 2, FOOT)],
            tone=PAVING[good],
            size=STREET - 3,
            kind="plain",
        )
        for good, x in STREET_AT.items()
    ]
    drawn += [
        ornament("letters", (SITE, y, 16, PLOT_HEIGHT), label=("label-row", {"row": row})) for row, y in ROW_AT.items()
    ]
    if covered:
        drawn.append(ornament("wood", (COLUMN_AT["C1"], ROW_AT["E"], 350, PLOT_HEIGHT), size=36, count=20))
    return drawn


@cached_part
def street(good: str) -> Node:
    """One of the four streets, its name along it. [L1.5.2]"""
    return slot(
        f"street:{good}",
        shape="none",
        label=("label-street", {"street": GOOD[good].street}),
        tip=("tip-street", {"good": good}),
        at=(STREET_AT[good], 62, STREET, FOOT - 66),
    )


@cached_part
def store(plot: Plot, owner: int, good: str) -> Node:
    """A plot with the store that stands on it, what it sells on the side of its entrance. [L12.1]"""
    name = plot.name
    west = plot.column != GOOD[good].west
    house = token(f"house:{name}", "house", seat=owner, shape="house", size=32, label=("label-store", {"good": good}))
    facing = "label-west" if west else "label-east"
    trade = token(f"trade:{name}", ICONS[good], tone=TONES[good], size=15, label=(facing, {"good": good}))
    return slot(
        f"plot:{name}",
        [trade, house] if west else [house, trade],
        names=plot_names(plot),
        tone=TONES[good],
        shape="square",
        label=("label-place", {"place": name}),
        tip=("tip-store", {"good": good}),
        quiet=True,
        at=plot_place(plot),
    )


@cached_part
def empty_plot(plot: Plot, lying: Plot | Token) -> Node:
    """A plot with its reward. [L12.1]"""
    return slot(
        f"plot:{plot.name}",
        names=plot_names(plot),
        icons=[reward(lying)],
        tone=TONES.get(lying.reward),
        shape="square",
        label=("label-place", {"place": plot.name}),
        quiet=True,
        tip=("label-reward", {"reward": lying.reward, "count": lying.count}),
        at=plot_place(plot),
    )


def reward(lying: Plot | Site | Token) -> dict[str, object]:
    """What a plot or a site brings, as it is printed there."""
    return {"icon": ICONS[lying.reward], "value": lying.count if lying.count > 1 else None}


def plot_names(plot: Plot) -> list[str]:
    """What a plot answers to."""
    return [f"{plot.key}@{good}" for good in plot.goods]


def plot_place(plot: Plot) -> Place:
    """Where a plot lies on the map."""
    return COLUMN_AT[plot.column], ROW_AT[plot.row], NARROW if plot.column == "C5" else PLOT, PLOT_HEIGHT


@cached_part
def opened(site: Site, building: Building, architect: str) -> Node:
    """A site with the building opened there. [L12.3]"""
    shown = [
        token(f"shows:{site.name}:{good}", ICONS[good], tone=TONES[good], size=20, label=f"word-{good}")
        for good in building.shows(architect)
    ]
    return slot(
        f"site:{site.name}",
        shown,
        name=site.key,
        dress="palace",
        tone=architect,
        label=("label-place", {"place": site.name}),
        quiet=True,
        tip=("label-opened", {"building": building, "architect": architect}),
        at=site_place(site),
    )


@cached_part
def building_site(site: Site, rubble: str, lying: Site | Token) -> Node:
    """A site with its cubes and reward. [L12.3]"""
    return slot(
        f"site:{site.name}",
        cubes(site.name, rubble),
        name=site.key,
        tone=TONES[site.good] if site.good else "blue",
        shape="tiled",
        icons=[reward(lying)],
        label=("label-place", {"place": site.name}),
        quiet=True,
        tip=("tip-site", {"reward": lying.reward, "count": lying.count}),
        at=site_place(site),
    )


def site_place(site: Site) -> Place:
    """Where a site lies on the map."""
    if site.side == "north":
        return STREET_AT[site.good] + STREET / 2 - 36, 2, 72, 50
    return 0 if site.side == "west" else WIDTH - SITE, ROW_AT[site.row], SITE, PLOT_HEIGHT


@cached_part
def row_rubble(row: str, rubble: str) -> Node:
    """The cubes at the end of a row. [L1.4.2]"""
    at = (COLUMN_AT["C5"] + NARROW + 2, ROW_AT[row], 18, PLOT_HEIGHT)
    label = ("label-row-rubble", {"row": row})
    return area(f"rubble:{row}", cubes(row, rubble), "wrap", label=label, quiet=True, tip="tip-row", at=at)


@cached_part
def column_foot(column: str, rubble: str, value: int) -> list[Node]:
    """The cubes and the wigs below a column. [L1.2.5]"""
    x, width = COLUMN_AT[column], NARROW if column == "C5" else PLOT
    label = ("label-column", {"column": column})
    return [
        area(
            f"rubble:{column}",
            cubes(column, rubble),
            "row",
            label=label,
            quiet=True,
            tip="tip-column-rubble",
            at=(x, 383, width, 18),
        ),
        counter(f"value:{column}", ICONS["wigs"], value, label=label, tip="tip-column", at=(x, FOOT, width, 25)),
    ]


@cached_part
def city_tiles(city: dict[str, int], large: int, small: int) -> list[Node]:
    """The display of city tiles at the foot of their streets, and how many are left. [L12.1.1]"""
    found: list[Node] = []
    for space, tiles in city.items():
        good = "tools" if space == "small" else space
        held = [token(f"tile:{space}", "house", tone=TONES[good], label=f"word-{good}", size=19)] if tiles else []
        label = "label-small-tile" if space == "small" else f"word-{good}"
        x = 430 if space == "small" else STREET_AT[good] - 2
        at = (x, FOOT + 2, 26, 26)
        found.append(
            slot(
                f"city:{space}",
                held,
                tone=TONES[good],
                label=label,
                quiet=True,
                tip="tip-city-tile",
                shape="round",
                at=at,
            )
        )
    found.append(
        counter(
            "city:large",
            "family-house",
            large,
            label="label-large-left",
            tip="tip-city-tile",
            at=(460, FOOT - 3, 46, 24),
        )
    )
    found.append(
        counter("city:left", "house", small, label="label-small-left", tip="tip-city-tile", at=(460, FOOT + 22, 46, 24))
    )
    return found


@cached_part
def prices(goods: dict[str, int]) -> Node:
    """The price track of the goods. [L8.2]"""
    spaces = list(range(BOARD.price_bottom, BOARD.price_top + 1))
    markers = [
        token(
            f"price:{good}",
            ICONS[good],
            tone=TONES[good],
            shape="disc",
            pos=goods[good] - BOARD.price_bottom,
            label=f"word-{good}",
        )
        for good in GOODS
    ]
    return track(
        "prices",
        spaces,
        markers,
        title="label-prices",
        icon="two-coins",
        tip="tip-prices",
        at=(8, 424, 306, 62),
        upright=(520, 36, 240, 66),
    )
