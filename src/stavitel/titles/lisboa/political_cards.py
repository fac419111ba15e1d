"""The 82 political cards, numbered by kind across the four decks; most values are reconstructed. [L4, L5, L13]"""

from __future__ import annotations

from stavitel.titles.lisboa.kinds import Political

DECKS = ("blue", "red", "purple", "brown")  # 1755-57 hands, 1758-62 display, 1763-68 hands, 1769-77 display

# fmt: off
#    no.  deck   noble  influence  reward  how many  penalty  how many
NOBLE_ROWS = (
    ( 1, "blue",   "manuel",  3, "gold",            1, "",         0),
    ( 2, "blue",   "manuel",  3, "tools",           1, "",         0),
    ( 3, "blue",   "manuel",  2, "official",        1, "",         0),
    ( 4, "blue",   "manuel",  1, "plan",            1, "",         0),
    ( 5, "blue",   "manuel",  4, "",                0, "reis",     3),
    ( 6, "red",    "manuel",  3, "tools",           1, "",         0),
    ( 7, "red",    "manuel",  2, "reis",            4, "",         0),
    ( 8, "red",    "manuel",  2, "official",        1, "",         0),
    ( 9, "red",    "manuel",  1, "plan",            1, "",         0),
    (10, "red",    "manuel",  4, "",                0, "official", 1),
    (11, "purple", "manuel",  3, "good_any",        1, "",         0),
    (12, "purple", "manuel",  2, "goods_different", 2, "",         0),
    (13, "purple", "manuel",  1, "plan",            1, "",         0),
    (14, "purple", "manuel",  1, "rubble",          1, "",         0),
    (15, "purple", "manuel",  5, "",                0, "reis",     3),
    (16, "brown",  "manuel",  2, "goods_different", 2, "",         0),
    (17, "brown",  "manuel",  1, "reis",            6, "",         0),
    (18, "brown",  "manuel",  1, "rubble",          1, "",         0),
    (19, "brown",  "manuel",  0, "wigs",            3, "",         0),
    (20, "brown",  "manuel",  4, "",                0, "good_any", 1),
    (21, "blue",   "marquis", 3, "reis",            3, "",         0),
    (22, "blue",   "marquis", 3, "books",           1, "",         0),
    (23, "blue",   "marquis", 2, "good_any",        1, "",         0),
    (24, "blue",   "marquis", 1, "rubble",          1, "",         0),
    (25, "blue",   "marquis", 5, "",                0, "official", 1),
    (26, "red",    "marquis", 3, "books",           1, "",         0),
    (27, "red",    "marquis", 2, "gold",            1, "",         0),
    (28, "red",    "marquis", 2, "official",        1, "",         0),
    (29, "red",    "marquis", 1, "ship",            1, "",         0),
    (30, "red",    "marquis", 4, "",                0, "wigs",     2),
    (31, "purple", "marquis", 3, "reis",            4, "",         0),
    (32, "purple", "marquis", 2, "good_any",        1, "",         0),
    (33, "purple", "marquis", 1, "cardinal",        1, "",         0),
    (34, "purple", "marquis", 1, "official",        1, "",         0),
    (35, "purple", "marquis", 4, "",                0, "official", 1),
    (36, "brown",  "marquis", 2, "gold",            1, "",         0),
    (37, "brown",  "marquis", 1, "goods_different", 2, "",         0),
    (38, "brown",  "marquis", 1, "cardinal",        1, "",         0),
    (39, "brown",  "marquis", 0, "reis",            6, "",         0),
    (40, "brown",  "marquis", 4, "",                0, "reis",     3),
    (41, "blue",   "king",    2, "gold",            1, "",         0),
    (42, "blue",   "king",    3, "reis",            3, "",         0),
    (43, "blue",   "king",    3, "cloth",           1, "",         0),
    (44, "blue",   "king",    1, "favor",           1, "",         0),
    (45, "blue",   "king",    4, "",                0, "good_any", 1),
    (46, "red",    "king",    3, "cloth",           1, "",         0),
    (47, "red",    "king",    2, "cardinal",        1, "",         0),
    (48, "red",    "king",    2, "gold",            1, "",         0),
    (49, "red",    "king",    1, "favor",           1, "",         0),
    (50, "red",    "king",    5, "",                0, "favor",    1),
    (51, "purple", "king",    3, "gold",            1, "",         0),
    (52, "purple", "king",    2, "reis",            4, "",         0),
    (53, "purple", "king",    1, "favor",           1, "",         0),
    (54, "purple", "king",    1, "wigs",            2, "",         0),
    (55, "purple", "king",    4, "",                0, "clergy",   1),
    (56, "brown",  "king",    2, "reis",            4, "",         0),
    (57, "brown",  "king",    1, "favor",           1, "",         0),
    (58, "brown",  "king",    1, "goods_different", 2, "",         0),
    (59, "brown",  "king",    0, "wigs",            3, "",         0),
    (60, "brown",  "king",    5, "",                0, "official", 1),
)

#    no.  deck  event  benefit in the portfolio  how many
TREASURY_ROWS= (
    (61, "blue",   "build_store",           "real", 1),
    (62, "blue",   "plans_2",               "real", 1),
    (63, "blue",   "officials_3",           "sell_tools", 1),
    (64, "blue",   "ship_minus_1",          "sell_gold", 1),
    (65, "blue",   "goods_different_3",     "real", 1),
    (66, "blue",   "decree",                "official", 1),
    (67, "red",    "build_store",           "real", 1),
    (68, "red",    "open_public_building",  "official", 1),
    (69, "red",    "tools_2",               "sell_tools", 1),
    (70, "red",    "cardinal_then_favor",   "land", 2),
    (71, "red",    "gain_influence",        "real", 1),
    (72, "purple", "build_store",           "land", 2),
    (73, "purple", "decree",                "real", 1),
    (74, "purple", "ship_minus_1",          "sell_cloth", 1),
    (75, "purple", "rubble_2",              "sell_any", 1),
    (76, "purple", "officials_3",           "real", 1),
    (77, "purple", "books_2",               "sell_books", 1),
    (78, "brown",  "build_store",           "sell_any", 1),
    (79, "brown",  "open_public_building",  "real", 1),
    (80, "brown",  "decree",                "official", 1),
    (81, "brown",  "sell_goods_plus_1",     "real", 2),
    (82, "brown",  "gain_influence",        "sell_any", 1),
)
# fmt: on


SEEN = ("manuel-9", "treasury-69")  # in pictures, with all values; their numbers are read less surely


def source_of(key: str) -> str:
    """How we know the values of a card."""
    return "printed" if key in SEEN else "reconstructed"


def back_of(deck: str, kind: str) -> str:
    """The back of a card: hands are dealt from whole decks, the display lies sorted by kind."""
    return deck if deck in ("blue", "purple") else f"{deck}-{kind}"


POLITICAL: tuple[Political, ...] = (
    *(
        Political(
            f"{noble}-{number}",
            number,
            deck,
            noble,
            influence,
            reward,
            reward_count,
            penalty,
            penalty_count,
            source=source_of(f"{noble}-{number}"),
            back=back_of(deck, noble),
        )
        for number, deck, noble, influence, reward, reward_count, penalty, penalty_count in NOBLE_ROWS
    ),
    *(
        Political(
            f"treasury-{number}",
            number,
            deck,
            "treasury",
            event=event,
            benefit=benefit,
            benefit_count=count,
            source=source_of(f"treasury-{number}"),
            back=back_of(deck, "treasury"),
        )
        for number, deck, event, benefit, count in TREASURY_ROWS
    ),
)
