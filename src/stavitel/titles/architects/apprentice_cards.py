"""The Apprentices, in the order of their numbers. [A11.4, W9]"""

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
    Apprentice,
    Cost,
    Gain,
    Mix,
    Price,
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
from stavitel.titles.architects.places import (
    BLACK_MARKET,
    FOREST,
    GUARDHOUSE,
    MINES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
    Location,
)

Row = tuple[str, int, int, str, Location | None, Price | None, Gain]

# fmt: off
#   name.number           skills virtue power      place        price                              gain
BASE_ROWS: tuple[Row, ...] = (
    ("acolyte.a01",        C,    1, "cathedral",      None,         None,                      gain(buildings=1)),
    ("acolyte.a02",        T,    1, "cathedral",      None,         None,                      gain(clay=2)),
    ("acolyte.a03",        M,    1, "cathedral",      None,         None,                      gain(silver=2)),
    ("conspirator.a04",    C,    0, "cheap-captures", None,         None,                      ()),
    ("conspirator.a05",    C,    0, "cheap-captures", None,         None,                      ()),
    ("debt-collector.a06", T,    0, "pay-off",        None,         None,                      gain(clay=2)),
    ("debt-collector.a07", M,    0, "pay-off",        None,         None,                      gain(stone=2)),
    ("debt-collector.a08", C,    0, "pay-off",        None,         None,                      gain(wood=2)),
    ("gatekeeper.a09",     M,   -1, "free-prisoners", None,         None,                      gain(workers=2)),
    ("illusionist.a10",    C,   -1, "market-virtue",  None,         None,                      ()),
    ("jeweller.a11",       T,    0, "visit",          SILVERSMITH,  None,                      gain(silver=1)),
    ("jeweller.a12",       T,    0, "visit",          SILVERSMITH,  None,                      gain(silver=1)),
    ("labourer.a13",       ALL,  0, "",               None,         None,                      ()),
    ("merchant.a14",       T,    0, "trade",          None,         Price(1),                  gain(clay=3)),
    ("merchant.a15",       M,    0, "trade",          None,         Price(2),                  gain(gold=1)),
    ("merchant.a16",       T,    0, "trade",          None,         Price(3),                  gain(marble=1)),
    ("merchant.a17",       M,    0, "trade",          None,         Price(1),                  gain(stone=2)),
    ("merchant.a18",       C,    0, "trade",          None,         Price(1),                  gain(wood=2)),
    ("miner.a19",          T,    0, "visit",          MINES,        None,                      gain(clay=1)),
    ("miner.a20",          T,    0, "visit",          MINES,        None,                      gain(clay=1)),
    ("patron.a21",         T,    0, "trade",          None,         Price(cost=Cost(clay=1)),  gain(virtue=1)),
    ("patron.a22",         M,    0, "trade",          None,         Price(2),                  gain(virtue=1)),
    ("patron.a23",         M,    0, "trade",          None,         Price(cost=Cost(stone=1)), gain(virtue=1)),
    ("patron.a24",         C,    0, "trade",          None,         Price(cost=Cost(wood=1)),  gain(virtue=1)),
    ("pickpocket.a25",     T,   -1, "visit",          TAX_STAND,    None,                      gain(gold=1)),
    ("squire.a26",         T,    1, "squire",         None,         None,                      gain(gold=1)),
    ("squire.a27",         M,    1, "squire",         None,         None,                      gain(marble=1)),
    ("squire.a28",         C,    1, "squire",         None,         None,                      gain(virtue=2)),
    ("stonecutter.a29",    M,    0, "visit",          QUARRY,       None,                      gain(stone=1)),
    ("stonecutter.a30",    M,    0, "visit",          QUARRY,       None,                      gain(stone=1)),
    ("swindler.a31",       T,   -1, "visit",          BLACK_MARKET, None,                      gain(clay=2)),
    ("swindler.a32",       M,   -1, "visit",          BLACK_MARKET, None,                      gain(stone=1)),
    ("swindler.a33",       C,   -1, "visit",          BLACK_MARKET, None,                      gain(wood=1)),
    ("thief.a34",          C,    0, "stand-virtue",   None,         None,                      ()),
    ("trader.a35",         T,    0, "trade",          None,         Price(cost=Cost(clay=3)),  gain(marble=1)),
    ("trader.a36",         M,    0, "trade",          None,         Price(cost=Cost(stone=2)), gain(marble=1)),
    ("trader.a37",         C,    0, "trade",          None,         Price(cost=Cost(wood=2)),  gain(marble=1)),
    ("trickster.a38",      M,   -1, "cheap-market",   None,         None,                      ()),
    ("woodcutter.a39",     C,    0, "visit",          FOREST,       None,                      gain(wood=1)),
    ("woodcutter.a40",     C,    0, "visit",          FOREST,       None,                      gain(wood=1)),
)
WONDERS_ROWS: tuple[Row, ...] = (
    ("aristocrat.w01", C,  1, "princess",  None,        None,                                         gain(wood=2)),
    ("aristocrat.w02", M,  1, "princess",  None,        None,                                         gain(marble=1)),
    ("aristocrat.w03", T,  1, "princess",  None,        None,                                         gain(gold=1)),
    ("benefactor.w04", T,  1, "trade",     None,        Price(mix=Mix(1, ("stone", "wood", "clay"))), gain(influence=1)),
    ("charlatan.w05",  C, -1, "charlatan", None,        None,                                         gain(wood=1)),
    ("charlatan.w06",  M, -1, "charlatan", None,        None,                                         gain(stone=1)),
    ("charlatan.w07",  T, -1, "charlatan", None,        None,                                         gain(clay=1)),
    ("chevalier.w08",  C,  0, "place",     TOWN_CENTRE, None,                                         gain(influence=1)),
    ("chevalier.w09",  M,  0, "place",     GUARDHOUSE,  None,                                         gain(influence=1)),
    ("diplomat.w10",   C,  0, "place",     WORKSHOP,    None,                                         gain(influence=1)),
    ("diplomat.w11",   M,  0, "place",     STOREHOUSE,  None,                                         gain(influence=1)),
    ("diplomat.w12",   T,  0, "place",     SILVERSMITH, None,                                         gain(influence=1)),
    ("financier.w13",  C,  0, "trade",     None,        Price(cost=Cost(wood=1)),                     gain(silver=2)),
    ("financier.w14",  T,  0, "trade",     None,        Price(cost=Cost(gold=1)),                     gain(silver=5)),
    ("tinker.w15",     C,  0, "trade",     None,        Price(cost=Cost(wood=2)),                     gain(gold=1)),
    ("tinker.w16",     M,  0, "trade",     None,        Price(cost=Cost(stone=2)),                    gain(gold=1)),
    ("tinker.w17",     T,  0, "trade",     None,        Price(cost=Cost(clay=3)),                     gain(gold=1)),
    ("journeyman.w18", C,  0, "construct", None,        None,                                         gain(silver=2)),
    ("journeyman.w19", M,  0, "construct", None,        None,                                         gain(virtue=1)),
    ("journeyman.w20", T,  0, "construct", None,        None,                                         gain(influence=1)),
    ("racketeer.w21",  M, -1, "debt",      None,        None,                                         gain(influence=1)),
    ("urchin.w22",     C, -1, "profiteer", None,        None,                                         gain(silver=3)),
    ("urchin.w23",     M, -1, "profiteer", None,        None,                                         gain(stone=2)),
    ("urchin.w24",     T, -1, "profiteer", None,        None,                                         gain(clay=3)),
)
PROMO_ROWS: tuple[Row, ...] = (
    ("enforcer.p41", T,  0, "imprison", None,       None, gain(gold=1)),
    ("overseer.p42", M,  0, "overseer", STOREHOUSE, None, ()),
    ("peddler.p43",  C, -1, "reset",    None,       None, gain(silver=2)),
)
# fmt: on


def _apprentices(rows: tuple[Row, ...], box: str, source: str) -> tuple[Apprentice, ...]:
    return tuple(
        Apprentice(key, key.rpartition(".")[2].upper(), skills, virtue, power, place, price, what, box, source)
        for key, skills, virtue, power, place, price, what in rows
    )


APPRENTICES = (
    *_apprentices(BASE_ROWS, BASE, PRINTED),
    *_apprentices(WONDERS_ROWS, WONDERS, RECONSTRUCTED),
    *_apprentices(PROMO_ROWS, PROMO, PRINTED),
)
