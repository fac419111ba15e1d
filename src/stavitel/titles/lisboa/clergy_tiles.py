"""The 37 clergy tiles: effect on the board and wigs on the back; most are reconstructed. [L19.3, L19.6]"""

from __future__ import annotations

from stavitel.titles.lisboa.kinds import Clergy

# fmt: off
#    tile    effect                     of what       amount, wigs on the back
CLERGY_ROWS = (
    ("cl01", "influence_gain_bonus",    "",           1, 2),
    ("cl02", "influence_gain_bonus",    "",           1, 2),
    ("cl03", "influence_gain_bonus",    "",           2, 3),
    ("cl04", "visit_discount",          "any",        1, 2),
    ("cl05", "visit_discount",          "any",        1, 2),
    ("cl06", "visit_discount",          "manuel",     2, 2),
    ("cl07", "visit_discount",          "marquis",    2, 2),
    ("cl08", "visit_discount",          "king",       2, 2),
    ("cl09", "join_discount",           "",           2, 3),
    ("cl10", "land_discount",           "",           2, 2),
    ("cl11", "land_discount",           "",           2, 2),
    ("cl12", "rubble_free",             "earthquake", 1, 1),
    ("cl13", "rubble_free",             "fire",       1, 2),
    ("cl14", "rubble_free",             "tsunami",    1, 3),
    ("cl15", "officials_needed_minus",  "",           1, 2),
    ("cl16", "officials_needed_minus",  "",           1, 2),
    ("cl17", "hire_price_minus",        "",           2, 3),
    ("cl18", "recruit_extra",           "",           1, 2),
    ("cl19", "recruit_extra",           "",           1, 2),
    ("cl20", "produce_extra",           "gold",       1, 2),
    ("cl21", "produce_extra",           "cloth",      1, 2),
    ("cl22", "produce_extra",           "books",      1, 2),
    ("cl23", "produce_extra",           "tools",      1, 2),
    ("cl24", "sell_bonus",              "any",        1, 2),
    ("cl25", "sell_bonus",              "any",        1, 2),
    ("cl26", "ship_goods_minus",        "",           1, 2),
    ("cl27", "ship_goods_minus",        "",           1, 2),
    ("cl28", "trade_any_good",          "manuel",     1, 3),
    ("cl29", "trade_any_good",          "marquis",    1, 3),
    ("cl30", "trade_any_good",          "king",       1, 3),
    ("cl31", "on_decree",               "wigs",        2, 1),
    ("cl32", "on_build_store",          "wigs",        2, 1),
    ("cl33", "on_open_building",        "wigs",        2, 3),
    ("cl34", "warehouse_plus",          "",           1, 2),
    ("cl35", "treasury_card_reis_plus", "",           2, 2),
    ("cl36", "instant",                 "gain_influence", 1, 2),
    ("cl37", "instant",                 "favor",       2, 3),
)
# fmt: on

SEEN = ("cl03", "cl33", "cl36")  # in pictures, effect and wigs; an amount of 2 is read less surely

CLERGY = tuple(
    Clergy(key, effect, of, amount, wigs, "printed" if key in SEEN else "reconstructed")
    for key, effect, of, amount, wigs in CLERGY_ROWS
)
