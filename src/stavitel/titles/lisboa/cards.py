"""The printed things of Lisboa: board, buildings, plans, ships and add-ons here, longer lists in their own files."""

from __future__ import annotations

from stavitel.kernel import Card, corrected
from stavitel.titles.lisboa.clergy_tiles import CLERGY
from stavitel.titles.lisboa.content import check_content
from stavitel.titles.lisboa.decree_cards import DECREES
from stavitel.titles.lisboa.kinds import (
    NOBLES,
    Board,
    Building,
    Favor,
    Good,
    Level,
    Plan,
    Plot,
    Quest,
    ScoringTile,
    Ship,
    Site,
    Token,
)
from stavitel.titles.lisboa.political_cards import POLITICAL, back_of

BOARD = Board(
    "board",
    treasury_left=(1, 1, 0, -1, -1),
    treasury_right=(1, 2, 3, 4, 5),
    treasury_start=2,
    price_bottom=1,
    price_top=6,
    real_symbols=(0, 1, 2, 3, 5, 7),
    office_spaces=(5, 5, 5),
    influence_gap=0,
    treasury_gaps=(3,),
    narrow_column=4,
    no_plot="A-1",
    source="printed",
)

# fmt: off
#    good     street                  west  east  starting price
GOOD_ROWS = (
    ("gold",  "Rua Áurea",            "C1", "C2", 6),
    ("cloth", "Rua Augusta",          "C2", "C3", 5),
    ("books", "Rua Nova da Princesa", "C3", "C4", 5),
    ("tools", "Rua Bela da Rainha",   "C4", "C5", 4),
)

#    row  column  goods of its streets  reward  how many  how we know it; one cell is no plot
PLOT_ROWS = (
    ("A", "C1", ("gold",),          "reis",           5, "ours"),  # is no plot
    ("A", "C2", ("gold", "cloth"),  "cardinal",       1, "printed"),
    ("A", "C3", ("cloth", "books"), "tools",          1, "printed"),
    ("A", "C4", ("books", "tools"), "reis",           5, "printed"),
    ("A", "C5", ("tools",),         "favor",          1, "printed"),
    ("B", "C1", ("gold",),          "gold",           1, "printed"),
    ("B", "C2", ("gold", "cloth"),  "gain_influence", 1, "printed"),
    ("B", "C3", ("cloth", "books"), "plan",           1, "printed"),
    ("B", "C4", ("books", "tools"), "cloth",          1, "printed"),
    ("B", "C5", ("tools",),         "recruit",        1, "printed"),
    ("C", "C1", ("gold",),          "decree",         1, "printed"),
    ("C", "C2", ("gold", "cloth"),  "rubble",         1, "printed"),
    ("C", "C3", ("cloth", "books"), "books",          1, "printed"),
    ("C", "C4", ("books", "tools"), "cardinal",       1, "printed"),
    ("C", "C5", ("tools",),         "tools",          1, "printed"),
    ("D", "C1", ("gold",),          "cloth",          1, "printed"),
    ("D", "C2", ("gold", "cloth"),  "favor",          1, "printed"),
    ("D", "C3", ("cloth", "books"), "recruit",        1, "printed"),
    ("D", "C4", ("books", "tools"), "books",          1, "printed"),
    ("D", "C5", ("tools",),         "plan",           1, "printed"),
    ("E", "C1", ("gold",),          "reis",           5, "printed"),
    ("E", "C2", ("gold", "cloth"),  "decree",         1, "printed"),
    ("E", "C3", ("cloth", "books"), "gain_influence", 1, "printed"),
    ("E", "C4", ("books", "tools"), "gold",           1, "printed"),
    ("E", "C5", ("tools",),         "rubble",         1, "printed"),
)

#    site  side     row  good     reward               how we know it
SITE_ROWS = (
    ("N1", "north", "",  "gold",  "gold",           1, "printed"),
    ("N2", "north", "",  "cloth", "cloth",          1, "printed"),
    ("N3", "north", "",  "books", "books",          1, "printed"),
    ("N4", "north", "",  "tools", "tools",          1, "printed"),
    ("WA", "west",  "A", "",      "gold",           1, "printed"),
    ("WB", "west",  "B", "",      "decree",         1, "printed"),
    ("WC", "west",  "C", "",      "cloth",          1, "printed"),
    ("WD", "west",  "D", "",      "reis",           5, "printed"),
    ("WE", "west",  "E", "",      "cardinal",       1, "printed"),
    ("XA", "east",  "A", "",      "plan",           1, "printed"),
    ("XB", "east",  "B", "",      "books",          1, "printed"),
    ("XC", "east",  "C", "",      "gain_influence", 1, "reconstructed"),
    ("XD", "east",  "D", "",      "tools",          1, "printed"),
    ("XE", "east",  "E", "",      "favor",          1, "printed"),
)

#    tile    name                blue side           green side          how we know it
BUILDING_ROWS = (
    ("pb01", "Arsenal",          ("gold",),          ("tools",),         "reconstructed"),
    ("pb02", "Customs House",    ("tools",),         ("gold",),          "reconstructed"),
    ("pb03", "City Hall",        ("cloth",),         ("books",),         "reconstructed"),
    ("pb04", "Royal Exchange",   ("books",),         ("cloth",),         "reconstructed"),
    ("pb05", "Opera House",      ("gold", "cloth"),  ("books", "tools"), "reconstructed"),
    ("pb06", "Granary",          ("gold", "cloth"),  ("books", "tools"), "reconstructed"),
    ("pb07", "Mint",             ("gold", "books"),  ("cloth", "tools"), "reconstructed"),
    ("pb08", "Court of Justice", ("gold", "books"),  ("cloth", "tools"), "reconstructed"),
    ("pb09", "Public Library",   ("gold", "tools"),  ("cloth", "books"), "reconstructed"),
    ("pb10", "Royal Hospital",   ("gold", "tools"),  ("cloth", "books"), "reconstructed"),
    ("pb11", "Tobacco House",    ("cloth", "books"), ("gold", "tools"),  "reconstructed"),
    ("pb12", "Trade Board",      ("cloth", "books"), ("gold", "tools"),  "reconstructed"),
    ("pb13", "Post House",       ("cloth", "tools"), ("gold", "books"),  "reconstructed"),
    ("pb14", "Tax Office",       ("cloth", "tools"), ("gold", "books"),  "reconstructed"),
    ("pb15", "School of Nobles", ("books", "tools"), ("gold", "cloth"),  "reconstructed"),
    ("pb16", "Aqueduct Office",  ("books", "tools"), ("gold", "cloth"),  "reconstructed"),
)

#    plan        architect  officials  starting  how we know it
PLAN_ROWS = (
    ("plan-bs1",  "blue",  3, True,  "printed"),
    ("plan-bs2",  "blue",  3, True,  "reconstructed"),
    ("plan-gs1",  "green", 3, True,  "reconstructed"),
    ("plan-gs2",  "green", 3, True,  "reconstructed"),
    ("plan-b1",   "blue",  2, False, "printed"),
    ("plan-b2",   "blue",  2, False, "printed"),
    ("plan-b3",   "blue",  3, False, "printed"),
    ("plan-b4",   "blue",  3, False, "printed"),
    ("plan-b5",   "blue",  4, False, "printed"),
    ("plan-b6",   "blue",  4, False, "printed"),
    ("plan-b7",   "blue",  5, False, "printed"),
    ("plan-b8",   "blue",  5, False, "printed"),
    ("plan-g1",   "green", 2, False, "printed"),
    ("plan-g2",   "green", 2, False, "reconstructed"),
    ("plan-g3",   "green", 3, False, "reconstructed"),
    ("plan-g4",   "green", 3, False, "reconstructed"),
    ("plan-g5",   "green", 4, False, "reconstructed"),
    ("plan-g6",   "green", 4, False, "reconstructed"),
    ("plan-g7",   "green", 5, False, "reconstructed"),
    ("plan-g8",   "green", 5, False, "reconstructed"),
)

#    colour   hull  influence  bonus  how we know it
SHIP_ROWS = (
    ("blue",   1,   3,         0,     "printed"),
    ("red",    2,   2,         1,     "printed"),
    ("purple", 3,   1,         2,     "printed"),
    ("brown",  4,   0,         3,     "reconstructed"),
)

#    card    deck  tasks, one of which is enough                              reward
QUEST_ROWS = (
    ("qa1",  "a", ("visit_manuel+build_store", "visit_marquis+ship"),         "draw_quest_b", 2),
    ("qa2",  "a", ("visit_king+open_public_building", "visit_marquis+decree"), "draw_quest_b", 2),
    ("qa3",  "a", ("visit_manuel+build_store", "visit_marquis+decree"),       "draw_quest_b", 2),
    ("qa4",  "a", ("visit_marquis+ship", "visit_king+open_public_building"),  "draw_quest_b", 2),
    ("qb5",  "b", ("recruit_2",),                                             "official", 1),
    ("qb6",  "b", ("plan",),                                                  "official", 1),
    ("qb7",  "b", ("cardinal",),                                              "reis", 3),
    ("qb8",  "b", ("favor",),                                                 "influence", 2),
    ("qb9",  "b", ("join",),                                                  "influence", 2),
    ("qb10", "b", ("sell",),                                                  "reis", 3),
    ("qb11", "b", ("produce",),                                               "gold", 1),
    ("qb12", "b", ("church_influence",),                                      "wigs", 2),
)

#    reward, how many, tokens
ROUND_ROWS = (
    ("gold", 1, 2), ("cloth", 1, 2), ("books", 1, 2), ("tools", 1, 2), ("reis", 5, 2), ("plan", 1, 2), ("favor", 1, 2),
    ("recruit", 1, 2), ("cardinal", 1, 2), ("gain_influence", 1, 2), ("decree", 1, 2), ("rubble", 1, 2),
)
SQUARE_ROWS = (
    ("gold", 1, 2), ("cloth", 1, 2), ("books", 1, 2), ("tools", 1, 2), ("decree", 1, 1), ("reis", 5, 1),
    ("cardinal", 1, 1), ("plan", 1, 1), ("favor", 1, 1), ("gain_influence", 1, 1),
)
# fmt: on

GOOD = {
    good: Good(f"good-{good}", good, street, west, east, price, "printed")
    for good, street, west, east, price in GOOD_ROWS
}
CELLS = {
    f"{row}-{column[1]}": Plot(
        f"{row.lower()}-{column[1]}", f"{row}-{column[1]}", row, column, goods, reward, count, source
    )
    for row, column, goods, reward, count, source in PLOT_ROWS
}
SITES = {
    name: Site(name.lower(), name, side, row, good, reward, count, source)
    for name, side, row, good, reward, count, source in SITE_ROWS
}
SCORING_TILES = tuple(
    ScoringTile(key, value, "printed") for key, value in (("t3", 3), ("t3b", 3), ("t4", 4), ("t5", 5))
)
BUILDINGS = tuple(Building(key, name, blue, green, source) for key, name, blue, green, source in BUILDING_ROWS)
PLANS = tuple(
    Plan(key, architect, officials, starting, source) for key, architect, officials, starting, source in PLAN_ROWS
)
SHIPS = {
    colour: Ship(f"ship-{colour}", colour, hull, influence, bonus, source)
    for colour, hull, influence, bonus, source in SHIP_ROWS
}
FAVOR = {noble: Favor(f"favor-{noble}", noble, 2) for noble in NOBLES}
QUESTS = tuple(
    Quest(key, deck, tasks, reward, count, back=f"quest-{deck}") for key, deck, tasks, reward, count in QUEST_ROWS
)
TOKENS = tuple(
    (Token(f"{shape}-{reward}-{count}", shape, reward, count, back=f"token-{shape}"), copies)
    for shape, rows in (("round", ROUND_ROWS), ("square", SQUARE_ROWS))
    for reward, count, copies in rows
)
LEVELS = {
    "easy": Level("level-easy", 0, "ours"),
    "printed": Level("level-printed", 5, "printed"),
    "hard": Level("level-hard", 15, "ours"),
}

PRINTED: dict[str, Card] = {
    card.key: card
    for card in (
        BOARD,
        *GOOD.values(),
        *CELLS.values(),
        *SITES.values(),
        *SCORING_TILES,
        *BUILDINGS,
        *PLANS,
        *CLERGY,
        *FAVOR.values(),
        *POLITICAL,
        *SHIPS.values(),
        *DECREES,
        *QUESTS,
        *(token for token, _ in TOKENS),
        *LEVELS.values(),
    )
}

CARDS = corrected("lisboa", PRINTED, check_content)
for card in POLITICAL:
    if card.back != back_of(card.deck, card.kind):  # a corrected card may lie in another deck
        object.__setattr__(card, "back", back_of(card.deck, card.kind))

PLOTS = {name: plot for name, plot in CELLS.items() if name != BOARD.no_plot}
