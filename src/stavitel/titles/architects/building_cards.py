"""The Buildings, in the order of their numbers. [A12.5, W10]"""

# ruff: noqa: E501
from __future__ import annotations

from stavitel.titles.architects.kinds import (
    ALL_SKILLS as ALL,
)
from stavitel.titles.architects.kinds import (
    BASE,
    PRINTED,
    PROMO,
    RECONSTRUCTED,
    WONDERS,
    Building,
    Cost,
    End,
    Gain,
    gain,
)
from stavitel.titles.architects.kinds import (
    CARPENTER as C,
)
from stavitel.titles.architects.kinds import (
    MASON as M,
)
from stavitel.titles.architects.kinds import (
    TILER as T,
)

Row = tuple[str, str, int, Cost, int, int, Gain, str, End | None]

# fmt: off
#   number  name       skills  clay wood stone gold marble  VP virtue  at once      power      at the end
BASE_ROWS: tuple[Row, ...] = (
    ("B01", "smithy",         0,     Cost(4, 2, 0, 0, 0),  3,  0, gain(stone=4),     "",               None),
    ("B02", "steeple",        0,     Cost(0, 2, 0, 2, 0),  4,  1, (),                "",               End("vp", "cathedral-lead", 1, 2)),
    ("B03", "stone-market",   M,     Cost(2, 0, 4, 0, 1),  7,  0, (),                "",               End("vp", "most-stone", 1, 2)),
    ("B04", "tavern",         C,     Cost(0, 3, 2, 1, 0),  6,  0, (),                "hire",           None),
    ("B05", "thieves-den",    M,     Cost(1, 2, 3, 0, 0),  8, -2, gain(silver=4),    "",               None),
    ("B06", "tilers-hut",     0,     Cost(2, 1, 2, 0, 0),  5,  0, (),                "",               End("vp", "tilers", 1, 1)),
    ("B07", "trading-post",   M,     Cost(0, 1, 3, 2, 0),  7,  0, (),                "",               End("virtue", "plain-goods", 4, 1)),
    ("B08", "treasury",       T,     Cost(0, 1, 3, 1, 0),  6,  0, (),                "gold-or-silver", None),
    ("B09", "university",     ALL,   Cost(4, 2, 3, 0, 2), 11,  1, (),                "",               End("vp", "debt-free", 1, 2)),
    ("B10", "watchtower",     ALL,   Cost(3, 4, 0, 1, 1), 11, -1, (),                "watchtower",     None),
    ("B11", "well",           0,     Cost(0, 2, 2, 0, 0),  3,  0, gain(clay=4),      "",               None),
    ("B12", "wood-market",    C,     Cost(2, 4, 0, 1, 0),  7,  0, (),                "",               End("vp", "most-wood", 1, 2)),
    ("B13", "aqueduct",       0,     Cost(2, 3, 0, 1, 0),  3,  0, (),                "",               End("vp", "constructed", 1, 1)),
    ("B14", "armoury",        C | M, Cost(0, 3, 5, 1, 0),  9,  0, (),                "capture",        None),
    ("B15", "barracks",       ALL,   Cost(2, 6, 0, 2, 0), 10,  0, (),                "barracks",       None),
    ("B16", "betting-house",  0,     Cost(1, 0, 2, 1, 0),  7, -1, gain(debt=1),      "",               None),
    ("B17", "carpenters-hut", 0,     Cost(3, 1, 1, 0, 0),  5,  0, (),                "",               End("vp", "carpenters", 1, 1)),
    ("B18", "castle",         ALL,   Cost(2, 4, 0, 1, 2), 10,  0, (),                "",               End("virtue", "gold", 2, 1)),
    ("B19", "chapel",         C,     Cost(2, 1, 4, 0, 0),  6,  1, (),                "",               End("virtue", "cathedral-lead", 1, 2)),
    ("B20", "church",         0,     Cost(3, 0, 3, 0, 0),  5,  1, (),                "destroy-debt",   None),
    ("B21", "clay-market",    T,     Cost(3, 0, 2, 1, 0),  6,  0, (),                "",               End("vp", "most-clay", 1, 2)),
    ("B22", "clay-pit",       0,     Cost(4, 1, 0, 0, 0),  3,  0, (),                "gold-or-marble", None),
    ("B23", "drafting-room",  C | T, Cost(0, 0, 4, 3, 0),  8,  0, gain(buildings=2), "",               None),
    ("B24", "dungeon",        ALL,   Cost(0, 0, 4, 2, 2), 14, -1, (),                "",               End("virtue", "always", 1, -2)),
    ("B25", "factory",        M,     Cost(0, 2, 2, 3, 0),  7,  0, gain(marble=2),    "",               None),
    ("B26", "fortress",       ALL,   Cost(3, 0, 4, 1, 2), 12, -2, (),                "capture-two",    None),
    ("B27", "fountain",       0,     Cost(0, 0, 3, 0, 1),  4,  1, (),                "",               End("vp", "unpaid-debts", 1, 1)),
    ("B28", "gamblers-den",   C | T, Cost(0, 0, 1, 1, 3), 10, -2, (),                "",               End("vp", "unpaid-debts", 1, -1)),
    ("B29", "hideout",        C | M, Cost(1, 3, 2, 0, 0),  8, -2, (),                "free-prisoners", None),
    ("B30", "keep",           ALL,   Cost(0, 5, 2, 2, 0), 12, -2, (),                "",               End("vp", "captured", 3, 1)),
    ("B31", "library",        C | T, Cost(0, 4, 2, 0, 1),  8,  0, (),                "library",        None),
    ("B32", "lighthouse",     T,     Cost(0, 3, 1, 0, 2),  6,  0, (),                "",               End("vp", "virtue", 4, 1)),
    ("B33", "lumber-camp",    0,     Cost(4, 0, 2, 0, 0),  3,  0, gain(wood=4),      "",               None),
    ("B34", "masons-hut",     0,     Cost(0, 2, 4, 0, 0),  5,  0, (),                "",               End("vp", "masons", 1, 1)),
    ("B35", "moneylender",    M,     Cost(4, 2, 0, 1, 0),  5, -1, (),                "",               End("vp", "paid-debts", 1, 1)),
    ("B36", "monument",       M | T, Cost(0, 2, 3, 0, 2),  9,  1, (),                "monument",       None),
    ("B37", "observatory",    C,     Cost(1, 3, 1, 1, 0),  7,  0, (),                "",               End("virtue", "marble", 2, 1)),
    ("B38", "palace",         M | T, Cost(0, 3, 3, 0, 2),  9,  0, (),                "palace",         None),
    ("B39", "reservoir",      0,     Cost(6, 1, 0, 0, 0),  4,  0, (),                "",               End("virtue", "paid-debts", 2, 1)),
    ("B40", "silver-market",  T,     Cost(0, 2, 0, 1, 1),  6,  0, (),                "",               End("vp", "most-silver", 1, 2)),
)
WONDERS_ROWS: tuple[Row, ...] = (
    ("V01", "arena",            C | M, Cost(0, 4, 3, 1, 0),  8,  0, gain(influence=3), "",                       None),
    ("V02", "bathhouse",        T,     Cost(5, 0, 2, 0, 1),  6,  1, gain(influence=2), "",                       None),
    ("V03", "courthouse",       M,     Cost(0, 1, 4, 1, 0),  7,  0, (),                "imprison",               None),
    ("V04", "stage",            0,     Cost(1, 3, 0, 0, 0),  3,  0, gain(influence=2), "",                       None),
    ("V05", "stocks",           C,     Cost(0, 3, 2, 0, 0),  5, -1, (),                "capture",                None),
    ("V06", "monastery",        M,     Cost(2, 0, 3, 1, 0),  5,  1, (),                "monastery",              None),
    ("V07", "abbey",            T,     Cost(4, 0, 3, 0, 0),  6,  1, (),                "abbey",                  None),
    ("V08", "studio",           C,     Cost(0, 4, 1, 0, 0),  6,  0, (),                "studio",                 None),
    ("V09", "carpenters-guild", 0,     Cost(2, 3, 0, 0, 0),  4,  0, (),                "",                       End("virtue", "carpenters", 1, 1)),
    ("V10", "masons-guild",     0,     Cost(2, 0, 3, 0, 0),  4,  0, (),                "",                       End("virtue", "masons", 1, 1)),
    ("V11", "tilers-guild",     0,     Cost(4, 1, 1, 0, 0),  4,  0, (),                "",                       End("virtue", "tilers", 1, 1)),
    ("V12", "stronghold",       ALL,   Cost(2, 2, 5, 1, 0), 11, -1, (),                "",                       End("free", "always", 1, 1)),
    ("V13", "depot",            0,     Cost(0, 2, 2, 0, 0),  3,  0, (),                "visit:kings-storehouse", None),
    ("V14", "jail",             M,     Cost(1, 1, 3, 0, 0),  5,  0, (),                "visit:guardhouse",       None),
    ("V15", "lodge",            0,     Cost(0, 2, 1, 0, 0),  3,  0, (),                "visit:mines",            None),
    ("V16", "mill",             0,     Cost(3, 0, 2, 0, 0),  3,  0, (),                "visit:forest",           None),
    ("V17", "mint",             T,     Cost(2, 0, 2, 1, 0),  5,  0, (),                "visit:silversmith",      None),
    ("V18", "theatre",          C | T, Cost(2, 4, 0, 1, 0),  7,  0, (),                "visit:town-centre",      None),
    ("V19", "manor",            M | T, Cost(0, 2, 3, 0, 2),  8,  0, (),                "",                       End("vp", "influence", 3, 1)),
    ("V20", "mansion",          C | T, Cost(0, 3, 2, 2, 0),  8,  0, (),                "",                       End("virtue", "apprentices", 2, 1)),
    ("V21", "outpost",          C,     Cost(0, 4, 2, 0, 0),  6,  0, (),                "",                       End("vp", "prison-free", 1, 2)),
    ("V22", "vault",            T,     Cost(0, 0, 2, 1, 1),  6,  0, (),                "",                       End("virtue", "silver", 5, 1)),
    ("V23", "wall",             M,     Cost(2, 0, 5, 0, 0),  4,  0, (),                "",                       End("vp", "pairs", 1, 1)),
    ("V24", "school",           0,     Cost(2, 2, 1, 0, 0),  4,  0, (),                "school",                 None),
)
PROMO_ROWS: tuple[Row, ...] = (
    ("Q41", "crane",     0,   Cost(0, 3, 1, 0, 0),  3,  0, (), "visit:guildhall", None),
    ("Q42", "graveyard", ALL, Cost(4, 1, 2, 0, 2), 12, -1, (), "dismiss",         None),
    ("Q43", "museum",    0,   Cost(1, 5, 1, 0, 0),  4,  0, (), "",                End("virtue", "constructed", 2, 1)),
)
# fmt: on


def _buildings(rows: tuple[Row, ...], box: str, source: str) -> tuple[Building, ...]:
    return tuple(
        Building(key, number, skills, cost, vp, virtue, what, power, end, box, source)
        for number, key, skills, cost, vp, virtue, what, power, end in rows
    )


BUILDINGS = (
    *_buildings(BASE_ROWS, BASE, PRINTED),
    *_buildings(WONDERS_ROWS, WONDERS, RECONSTRUCTED),
    *_buildings(PROMO_ROWS, PROMO, PRINTED),
)
