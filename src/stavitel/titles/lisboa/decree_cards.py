"""The 70 decrees: what each counts, and the wigs it brings; most are reconstructed. [L19.5, L19.9]

Printed ones were seen in pictures; of the 48th and 60th the numbers are read less surely.
"""

from __future__ import annotations

from stavitel.titles.lisboa.kinds import Decree

# fmt: off
#    card   metric                                of what                   wigs, per how many, how we know it
DECREE_ROWS = (
    ("d01", "all_stores",                         "A",                      1, 1, "reconstructed"),
    ("d02", "all_stores",                         "B",                      1, 1, "reconstructed"),
    ("d03", "all_stores",                         "C",                      1, 1, "reconstructed"),
    ("d04", "all_stores",                         "D",                      1, 1, "reconstructed"),
    ("d05", "all_stores",                         "E",                      1, 1, "reconstructed"),
    ("d06", "own_stores",                         "C1",                     2, 1, "reconstructed"),
    ("d07", "own_stores",                         "C2",                     2, 1, "reconstructed"),
    ("d08", "own_stores",                         "C3",                     2, 1, "reconstructed"),
    ("d09", "own_stores",                         "C4",                     2, 1, "reconstructed"),
    ("d10", "own_stores",                         "C5",                     2, 1, "reconstructed"),
    ("d11", "own_stores",                         "gold",                   2, 1, "reconstructed"),
    ("d12", "own_stores",                         "cloth",                  2, 1, "reconstructed"),
    ("d13", "own_stores",                         "books",                  2, 1, "reconstructed"),
    ("d14", "own_stores",                         "tools",                  2, 1, "reconstructed"),
    ("d15", "all_stores",                         "gold",                   1, 1, "reconstructed"),
    ("d16", "all_stores",                         "cloth",                  1, 1, "reconstructed"),
    ("d17", "all_stores",                         "books",                  1, 1, "reconstructed"),
    ("d18", "all_stores",                         "tools",                  1, 1, "reconstructed"),
    ("d19", "opened_buildings",                   "blue",                   1, 1, "rulebook"),
    ("d20", "opened_buildings",                   "green",                  1, 1, "printed"),
    ("d21", "opened_buildings",                   "north",                  2, 1, "reconstructed"),
    ("d22", "opened_buildings",                   "west",                   3, 2, "reconstructed"),
    ("d23", "opened_buildings",                   "east",                   3, 2, "reconstructed"),
    ("d24", "opened_buildings",                   "A",                      3, 1, "reconstructed"),
    ("d25", "opened_buildings",                   "B",                      3, 1, "reconstructed"),
    ("d26", "opened_buildings",                   "C",                      3, 1, "reconstructed"),
    ("d27", "opened_buildings",                   "D",                      3, 1, "reconstructed"),
    ("d28", "opened_buildings",                   "E",                      3, 1, "reconstructed"),
    ("d29", "opened_buildings",                   "gold",                   1, 1, "reconstructed"),
    ("d30", "opened_buildings",                   "cloth",                  1, 1, "reconstructed"),
    ("d31", "opened_buildings",                   "books",                  1, 1, "reconstructed"),
    ("d32", "opened_buildings",                   "tools",                  1, 1, "reconstructed"),
    ("d33", "own_completed_plans",                "blue",                   3, 1, "reconstructed"),
    ("d34", "own_completed_plans",                "green",                  3, 1, "reconstructed"),
    ("d35", "own_completed_plans",                "any",                    2, 1, "reconstructed"),
    ("d36", "own_plans",                          "",                       1, 1, "reconstructed"),
    ("d37", "own_cubes",                          "earthquake",             1, 1, "reconstructed"),
    ("d38", "own_cubes",                          "fire",                   1, 1, "reconstructed"),
    ("d39", "own_cubes",                          "tsunami",                1, 1, "printed"),
    ("d40", "own_sets",                           "",                       2, 1, "reconstructed"),
    ("d41", "own_ships",                          "",                       2, 1, "reconstructed"),
    ("d42", "own_hull",                           "",                       1, 1, "reconstructed"),
    ("d43", "own_has_ship",                       "4",                      6, 1, "reconstructed"),
    ("d44", "own_cargo",                          "",                       1, 1, "reconstructed"),
    ("d45", "own_portfolio",                      "noble",                  2, 1, "reconstructed"),
    ("d46", "own_portfolio",                      "treasury",               2, 1, "reconstructed"),
    ("d47", "own_portfolio",                      "any",                    1, 1, "reconstructed"),
    ("d48", "own_officials",                      "offices_and_courtyards", 1, 2, "printed"),
    ("d49", "own_officials",                      "manuel",                 2, 1, "reconstructed"),
    ("d50", "own_officials",                      "marquis",                2, 1, "reconstructed"),
    ("d51", "own_officials",                      "king",                   2, 1, "reconstructed"),
    ("d52", "own_officials",                      "distinct_nobles",        2, 1, "reconstructed"),
    ("d53", "own_officials",                      "completed_plans",        2, 3, "reconstructed"),
    ("d54", "own_clergy",                         "",                       2, 1, "reconstructed"),
    ("d55", "own_favors",                         "",                       2, 1, "reconstructed"),
    ("d56", "own_all_three_favors",               "",                       7, 1, "reconstructed"),
    ("d57", "own_goods",                          "any",                    1, 2, "reconstructed"),
    ("d58", "own_all_four_goods",                 "",                       4, 1, "reconstructed"),
    ("d59", "own_reis",                           "",                       1, 4, "reconstructed"),
    ("d60", "own_influence_unbeaten",             "",                       5, 1, "printed"),
    ("d61", "own_house_group_done",               "left",                   3, 1, "reconstructed"),
    ("d62", "own_house_group_done",               "middle",                 4, 1, "reconstructed"),
    ("d63", "own_house_group_done",               "right",                  4, 1, "reconstructed"),
    ("d64", "own_stores",                         "any",                    1, 1, "printed"),
    ("d65", "own_stores_with_matching_buildings", "2",                      3, 1, "reconstructed"),
    ("d66", "own_store_building_links",           "",                       1, 1, "reconstructed"),
    ("d67", "own_distinct_rows",                  "",                       3, 2, "reconstructed"),
    ("d68", "own_distinct_streets",               "",                       3, 2, "reconstructed"),
    ("d69", "own_distinct_columns",               "",                       3, 2, "reconstructed"),
    ("d70", "own_decrees",                        "",                       1, 1, "printed"),
)
# fmt: on

DECREES = tuple(
    Decree(key, metric, of, wigs, divisor, source) for key, metric, of, wigs, divisor, source in DECREE_ROWS
)
