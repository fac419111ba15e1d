"""The 82 political cards, numbered by kind across the four decks; all values are reconstructed. [L4, L5, L13]"""

from __future__ import annotations

from stavitel.titles.lisboa.things import Political

DECKS = ("blue", "red", "purple", "brown")  # 1755-57 hands, 1758-62 display, 1763-68 hands, 1769-77 display

# fmt: off
#    no.  deck     noble      influence  reward          penalty
NOBLE_ROWS = (
    ( 1, "blue",   "manuel",  3, "gold 1",            ""),
    ( 2, "blue",   "manuel",  3, "tools 1",           ""),
    ( 3, "blue",   "manuel",  2, "official 1",        ""),
    ( 4, "blue",   "manuel",  1, "plan 1",            ""),
    ( 5, "blue",   "manuel",  4, "",                  "reis 3"),
    ( 6, "red",    "manuel",  3, "tools 1",           ""),
    ( 7, "red",    "manuel",  2, "reis 4",            ""),
    ( 8, "red",    "manuel",  2, "official 1",        ""),
    ( 9, "red",    "manuel",  1, "plan 1",            ""),
    (10, "red",    "manuel",  4, "",                  "official 1"),
    (11, "purple", "manuel",  3, "good_any 1",        ""),
    (12, "purple", "manuel",  2, "goods_different 2", ""),
    (13, "purple", "manuel",  1, "plan 1",            ""),
    (14, "purple", "manuel",  1, "rubble 1",          ""),
    (15, "purple", "manuel",  5, "",                  "reis 3"),
    (16, "brown",  "manuel",  2, "goods_different 2", ""),
    (17, "brown",  "manuel",  1, "reis 6",            ""),
    (18, "brown",  "manuel",  1, "rubble 1",          ""),
    (19, "brown",  "manuel",  0, "wigs 3",            ""),
    (20, "brown",  "manuel",  4, "",                  "good_any 1"),
    (21, "blue",   "marquis", 3, "reis 3",            ""),
    (22, "blue",   "marquis", 3, "books 1",           ""),
    (23, "blue",   "marquis", 2, "good_any 1",        ""),
    (24, "blue",   "marquis", 1, "rubble 1",          ""),
    (25, "blue",   "marquis", 5, "",                  "official 1"),
    (26, "red",    "marquis", 3, "books 1",           ""),
    (27, "red",    "marquis", 2, "gold 1",            ""),
    (28, "red",    "marquis", 2, "official 1",        ""),
    (29, "red",    "marquis", 1, "cardinal 1",        ""),
    (30, "red",    "marquis", 4, "",                  "wigs 2"),
    (31, "purple", "marquis", 3, "reis 4",            ""),
    (32, "purple", "marquis", 2, "good_any 1",        ""),
    (33, "purple", "marquis", 1, "cardinal 1",        ""),
    (34, "purple", "marquis", 1, "official 1",        ""),
    (35, "purple", "marquis", 4, "",                  "official 1"),
    (36, "brown",  "marquis", 2, "gold 1",            ""),
    (37, "brown",  "marquis", 1, "goods_different 2", ""),
    (38, "brown",  "marquis", 1, "cardinal 1",        ""),
    (39, "brown",  "marquis", 0, "reis 6",            ""),
    (40, "brown",  "marquis", 4, "",                  "reis 3"),
    (41, "blue",   "king",    2, "gold 1",            ""),
    (42, "blue",   "king",    3, "reis 3",            ""),
    (43, "blue",   "king",    3, "cloth 1",           ""),
    (44, "blue",   "king",    1, "favor 1",           ""),
    (45, "blue",   "king",    4, "",                  "good_any 1"),
    (46, "red",    "king",    3, "cloth 1",           ""),
    (47, "red",    "king",    2, "cardinal 1",        ""),
    (48, "red",    "king",    2, "good_any 1",        ""),
    (49, "red",    "king",    1, "favor 1",           ""),
    (50, "red",    "king",    5, "",                  "favor 1"),
    (51, "purple", "king",    3, "gold 1",            ""),
    (52, "purple", "king",    2, "reis 4",            ""),
    (53, "purple", "king",    1, "favor 1",           ""),
    (54, "purple", "king",    1, "wigs 2",            ""),
    (55, "purple", "king",    4, "",                  "clergy 1"),
    (56, "brown",  "king",    2, "reis 4",            ""),
    (57, "brown",  "king",    1, "favor 1",           ""),
    (58, "brown",  "king",    1, "goods_different 2", ""),
    (59, "brown",  "king",    0, "wigs 3",            ""),
    (60, "brown",  "king",    5, "",                  "official 1"),
)

#    no.  deck    event                     benefit in the portfolio
TREASURY_ROWS= (
    (61, "blue",   "build_store",           "real 1"),
    (62, "blue",   "plans_2",               "real 1"),
    (63, "blue",   "officials_3",           "sell_tools 1"),
    (64, "blue",   "ship_minus_1",          "sell_gold 1"),
    (65, "blue",   "goods_different_3",     "real 1"),
    (66, "blue",   "decree",                "official 1"),
    (67, "red",    "build_store",           "real 1"),
    (68, "red",    "open_public_building",  "official 1"),
    (69, "red",    "produce_no_price_drop", "sell_books 1"),
    (70, "red",    "cardinal_then_favor",   "land 2"),
    (71, "red",    "gain_influence",        "real 1"),
    (72, "purple", "build_store",           "land 2"),
    (73, "purple", "decree",                "real 1"),
    (74, "purple", "ship_minus_1",          "sell_cloth 1"),
    (75, "purple", "rubble_2",              "sell_any 1"),
    (76, "purple", "officials_3",           "real 1"),
    (77, "purple", "raise_prices",          "real 2"),
    (78, "brown",  "build_store",           "sell_any 1"),
    (79, "brown",  "open_public_building",  "real 1"),
    (80, "brown",  "decree",                "official 1"),
    (81, "brown",  "sell_goods_plus_1",     "real 2"),
    (82, "brown",  "gain_influence",        "sell_any 1"),
)
# fmt: on


def _back(deck: str, kind: str) -> str:
    return deck if deck in ("blue", "purple") else f"{deck}-{kind}"


POLITICAL: tuple[Political, ...] = (
    *(
        Political(f"{noble}-{number}", number, deck, noble, influence, reward, penalty, back=_back(deck, noble))
        for number, deck, noble, influence, reward, penalty in NOBLE_ROWS
    ),
    *(
        Political(f"treasury-{n}", n, deck, "treasury", event=event, benefit=benefit, back=_back(deck, "treasury"))
        for n, deck, event, benefit in TREASURY_ROWS
    ),
)
EVENTS = (
    "build_store",
    "decree",
    "open_public_building",
    "plans_2",
    "officials_3",
    "ship_minus_1",
    "goods_different_3",
    "produce_no_price_drop",
    "cardinal_then_favor",
    "gain_influence",
    "rubble_2",
    "raise_prices",
    "sell_goods_plus_1",
)
BENEFITS = ("real", "official", "land", "sell_gold", "sell_cloth", "sell_books", "sell_tools", "sell_any")
