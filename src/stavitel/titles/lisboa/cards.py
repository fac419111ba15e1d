"""The printed things of Lisboa: board, buildings, plans, ships and add-ons here, longer lists in their own files."""

from __future__ import annotations

from stavitel.kernel import Card, corrected
from stavitel.titles.lisboa.clergy_tiles import CLERGY
from stavitel.titles.lisboa.content import check_content
from stavitel.titles.lisboa.decree_cards import DECREES
from stavitel.titles.lisboa.political_cards import POLITICAL
from stavitel.titles.lisboa.things import (
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

BOARD = Board(
    "board",
    treasury_left=(-1, 0, 1, 1, 2, 2),
    treasury_right=(1, 2, 3, 4, 5, 6),
    treasury_start=2,
    price_bottom=1,
    price_top=6,
    real_symbols=(0, 1, 3, 5, 7, 9),
    office_spaces=6,
    influence_gap=0,
    treasury_gap=3,
    narrow_column=3,
)

# fmt: off
#    good     street                  west  east  starting price
GOOD_ROWS = (
    ("gold",  "Rua Áurea",            "C1", "C2", 6),
    ("cloth", "Rua Augusta",          "C2", "C3", 5),
    ("books", "Rua Nova da Princesa", "C3", "C4", 5),
    ("tools", "Rua Bela da Rainha",   "C4", "C5", 4),
)

#    row  column  goods of its streets  reward  how many  how we know it
PLOT_ROWS = (
    ("A", "C1", ("gold",),          "reis",     5, "reconstructed"),
    ("A", "C2", ("gold", "cloth"),  "cloth",    1, "reconstructed"),
    ("A", "C3", ("cloth", "books"), "plan",     1, "reconstructed"),
    ("A", "C4", ("books", "tools"), "cardinal", 1, "reconstructed"),
    ("A", "C5", ("tools",),         "official", 1, "reconstructed"),
    ("B", "C1", ("gold",),          "official", 1, "reconstructed"),
    ("B", "C2", ("gold", "cloth"),  "favor",    1, "reconstructed"),
    ("B", "C3", ("cloth", "books"), "books",    1, "reconstructed"),
    ("B", "C4", ("books", "tools"), "reis",     5, "reconstructed"),
    ("B", "C5", ("tools",),         "wigs",     2, "reconstructed"),
    ("C", "C1", ("gold",),          "gold",     1, "reconstructed"),
    ("C", "C2", ("gold", "cloth"),  "cardinal", 1, "reconstructed"),
    ("C", "C3", ("cloth", "books"), "good_any", 1, "reconstructed"),
    ("C", "C4", ("books", "tools"), "plan",     1, "reconstructed"),
    ("C", "C5", ("tools",),         "gold",     1, "reconstructed"),
    ("D", "C1", ("gold",),          "reis",     5, "reconstructed"),
    ("D", "C2", ("gold", "cloth"),  "wigs",     2, "reconstructed"),
    ("D", "C3", ("cloth", "books"), "official", 1, "reconstructed"),
    ("D", "C4", ("books", "tools"), "tools",    1, "reconstructed"),
    ("D", "C5", ("tools",),         "favor",    1, "reconstructed"),
    ("E", "C2", ("gold", "cloth"),  "plan",     1, "reconstructed"),
    ("E", "C3", ("cloth", "books"), "cardinal", 1, "reconstructed"),
    ("E", "C4", ("books", "tools"), "reis",     5, "reconstructed"),
    ("E", "C5", ("tools",),         "good_any", 1, "reconstructed"),
)

#    site  side     row  good     reward        how we know it
SITE_ROWS = (
    ("N1", "north", "",  "gold",  "gold",     1, "rulebook"),
    ("N2", "north", "",  "cloth", "cloth",    1, "reconstructed"),
    ("N3", "north", "",  "books", "books",    1, "reconstructed"),
    ("N4", "north", "",  "tools", "tools",    1, "reconstructed"),
    ("WA", "west",  "A", "",      "plan",     1, "reconstructed"),
    ("WB", "west",  "B", "",      "reis",     3, "reconstructed"),
    ("WC", "west",  "C", "",      "cardinal", 1, "reconstructed"),
    ("WD", "west",  "D", "",      "official", 1, "reconstructed"),
    ("WE", "west",  "E", "",      "good_any", 1, "reconstructed"),
    ("XA", "east",  "A", "",      "reis",     3, "reconstructed"),
    ("XB", "east",  "B", "",      "favor",    1, "reconstructed"),
    ("XC", "east",  "C", "",      "official", 1, "reconstructed"),
    ("XD", "east",  "D", "",      "plan",     1, "reconstructed"),
    ("XE", "east",  "E", "",      "cardinal", 1, "reconstructed"),
)

#    tile    name                blue side           green side          how we know it
BUILDING_ROWS = (
    ("pb01", "Arsenal",          ("gold", "cloth"),  ("books", "tools"), "reconstructed"),
    ("pb02", "Customs House",    ("gold", "cloth"),  ("books", "tools"), "reconstructed"),
    ("pb03", "City Hall",        ("gold", "cloth"),  ("books", "tools"), "reconstructed"),
    ("pb04", "Royal Exchange",   ("books", "tools"), ("gold", "cloth"),  "reconstructed"),
    ("pb05", "Opera House",      ("books", "tools"), ("gold", "cloth"),  "reconstructed"),
    ("pb06", "Granary",          ("books", "tools"), ("gold", "cloth"),  "reconstructed"),
    ("pb07", "Mint",             ("gold", "books"),  ("cloth", "tools"), "reconstructed"),
    ("pb08", "Court of Justice", ("gold", "books"),  ("cloth", "tools"), "reconstructed"),
    ("pb09", "Public Library",   ("gold", "books"),  ("cloth", "tools"), "reconstructed"),
    ("pb10", "Royal Hospital",   ("cloth", "tools"), ("gold", "books"),  "reconstructed"),
    ("pb11", "Tobacco House",    ("cloth", "tools"), ("gold", "books"),  "reconstructed"),
    ("pb12", "Trade Board",      ("cloth", "tools"), ("gold", "books"),  "reconstructed"),
    ("pb13", "Post House",       ("gold", "tools"),  ("cloth", "books"), "reconstructed"),
    ("pb14", "Tax Office",       ("gold", "tools"),  ("cloth", "books"), "reconstructed"),
    ("pb15", "School of Nobles", ("cloth", "books"), ("gold", "tools"),  "reconstructed"),
    ("pb16", "Aqueduct Office",  ("cloth", "books"), ("gold", "tools"),  "reconstructed"),
)

#    plan        architect  officials  starting
PLAN_ROWS = (
    ("plan-bs1", "blue",  2, True),
    ("plan-bs2", "blue",  2, True),
    ("plan-gs1", "green", 2, True),
    ("plan-gs2", "green", 2, True),
    ("plan-b1",  "blue",  2, False),
    ("plan-b2",  "blue",  2, False),
    ("plan-b3",  "blue",  3, False),
    ("plan-b4",  "blue",  3, False),
    ("plan-b5",  "blue",  3, False),
    ("plan-b6",  "blue",  4, False),
    ("plan-b7",  "blue",  4, False),
    ("plan-b8",  "blue",  5, False),
    ("plan-g1",  "green", 2, False),
    ("plan-g2",  "green", 2, False),
    ("plan-g3",  "green", 3, False),
    ("plan-g4",  "green", 3, False),
    ("plan-g5",  "green", 3, False),
    ("plan-g6",  "green", 4, False),
    ("plan-g7",  "green", 4, False),
    ("plan-g8",  "green", 5, False),
)

#    colour   hull  influence  bonus  period  how we know it
SHIP_ROWS = (
    ("blue",   1,   2,         0,     1,      "reconstructed"),
    ("red",    2,   2,         1,     1,      "reconstructed"),
    ("purple", 3,   1,         2,     2,      "rulebook"),
    ("brown",  4,   1,         3,     2,      "reconstructed"),
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
    ("reis", 5, 4), ("cloth", 1, 1), ("plan", 1, 3), ("cardinal", 1, 3), ("official", 1, 3), ("favor", 1, 2),
    ("books", 1, 1), ("wigs", 2, 2), ("gold", 1, 2), ("good_any", 1, 2), ("tools", 1, 1),
)
SQUARE_ROWS = (
    ("gold", 1, 1), ("cloth", 1, 1), ("books", 1, 1), ("tools", 1, 1), ("plan", 1, 2), ("reis", 3, 2),
    ("cardinal", 1, 2), ("official", 1, 2), ("good_any", 1, 1), ("favor", 1, 1),
)
# fmt: on

GOOD = {good: Good(f"good-{good}", good, street, west, east, price) for good, street, west, east, price in GOOD_ROWS}
PLOTS = {
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
    ScoringTile(f"t{value}", value, "rulebook" if value in (3, 4) else "reconstructed") for value in (2, 3, 4, 5)
)
BUILDINGS = tuple(Building(key, name, blue, green, source) for key, name, blue, green, source in BUILDING_ROWS)
PLANS = tuple(Plan(key, architect, officials, starting) for key, architect, officials, starting in PLAN_ROWS)
SHIPS = {
    colour: Ship(f"ship-{colour}", colour, hull, influence, bonus, period, source)
    for colour, hull, influence, bonus, period, source in SHIP_ROWS
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
    "easy": Level("level-easy", 5, 3),
    "normal": Level("level-normal", 5, 4),
    "hard": Level("level-hard", 15, 5),
}

PRINTED: dict[str, Card] = {
    card.key: card
    for card in (
        BOARD,
        *GOOD.values(),
        *PLOTS.values(),
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
