"""The King's cards, walls, suspicion, debts and schemes, and every printed thing of the title by its key.

The package imports this module before any rule, so that a content file has corrected the cards when rules read them.
"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Card, corrected
from stavitel.titles.paladins.board_cards import (
    ABSOLVE_POINTS,
    ATTRIBUTE_POINTS,
    BASIC_WORKERS,
    CARRIED,
    COMMISSION_POINTS,
    CONVERT_ROW,
    DEVELOP_POINTS,
    DIFFICULTIES,
    FAVOUR_SLOTS,
    FORTIFY_POINTS,
    FRONTIER,
    GARRISON_POINTS,
    JAR_SPACES,
    JARS,
    LEFTOVERS,
    MONKS,
    ORDER_SLOTS,
    OUTPOSTS,
    REGIONS,
    SPACES,
    SQUARES,
    START_PROVISIONS,
    START_SILVER,
    TAX_SUPPLY,
    TOWN_ROW,
    VIRTUAL_WORKERS,
    WALL_ROW,
    WORKSHOPS,
)
from stavitel.titles.paladins.content import check_content
from stavitel.titles.paladins.kinds import Debt, Favour, Order, Scheme, Suspicion, Wall, either, tokens
from stavitel.titles.paladins.people_cards import OUTSIDERS, PALADIN_SETS, TAVERN, TOWNSFOLK, WORKERS

# fmt: off
#    key                 action        times  source
_ORDERS: Final = (
    ("order-commission", "commission", 5,     "rulebook"),
    ("order-fortify",    "fortify",    5,     "rulebook"),
    ("order-garrison",   "garrison",   5,     "printed"),
    ("order-absolve",    "absolve",    5,     "rulebook"),
    ("order-attack",     "attack",     5,     "rulebook"),
    ("order-convert",    "convert",    5,     "rulebook"),
)

#    key          spot        cost         take one of                      source
_FAVOURS: Final = (
    ("favour-1",  "scout",    "",          "free-recruit",                  "printed"),
    ("favour-2",  "cleric",   "",          "acquit 2 tax",                  "printed"),
    ("favour-3",  "any",      "",          "2 criminal",                    "printed"),
    ("favour-4",  "criminal", "",          "faith / strength / influence",  "printed"),
    ("favour-5",  "fighter",  "silver",    "pay-debt / 2 acquit",           "printed"),
    ("favour-6",  "any",      "take-debt", "scout merchant fighter",        "printed"),
    ("favour-7",  "merchant", "provision", "free-develop / fighter cleric", "printed"),
    ("favour-8",  "criminal", "",          "3 labourer",                    "printed"),
    ("favour-9",  "any",      "",          "2 provision tax",               "printed"),
    ("favour-10", "any",      "",          "pray",                          "printed"),
)

#    key        strength  gains                takes one of           VP  source
_WALLS: Final = (
    ("wall-1",  2,        "",                  "",                    0,  "printed"),
    ("wall-2",  2,        "",                  "",                    0,  "printed"),
    ("wall-3",  1,        "labourer",          "",                    1,  "printed"),
    ("wall-4",  1,        "labourer",          "",                    1,  "printed"),
    ("wall-5",  1,        "",                  "",                    2,  "printed"),
    ("wall-6",  1,        "",                  "",                    2,  "printed"),
    ("wall-7",  1,        "",                  "pay-debt / 2 silver", 0,  "printed"),
    ("wall-8",  1,        "",                  "pay-debt / 2 silver", 0,  "printed"),
    ("wall-9",  1,        "",                  "acquit / 2 silver",   0,  "printed"),
    ("wall-10", 1,        "",                  "acquit / 2 silver",   0,  "printed"),
    ("wall-11", 1,        "",                  "acquit / 2 silver",   0,  "printed"),
    ("wall-12", 1,        "",                  "pay-debt / 2 silver", 0,  "printed"),
    ("wall-13", 1,        "3 labourer",        "",                    0,  "printed"),
    ("wall-14", 1,        "",                  "acquit / 2 silver",   0,  "printed"),
    ("wall-15", 1,        "2 labourer",        "",                    0,  "printed"),
    ("wall-16", 1,        "labourer merchant", "",                    0,  "printed"),
    ("wall-17", 1,        "labourer fighter",  "",                    0,  "printed"),
    ("wall-18", 1,        "labourer scout",    "",                    0,  "printed"),
    ("wall-19", 1,        "scout",             "",                    0,  "printed"),
    ("wall-20", 1,        "merchant",          "",                    0,  "printed"),
    ("wall-21", 1,        "fighter",           "",                    0,  "printed"),
    ("wall-22", 1,        "labourer cleric",   "",                    0,  "printed"),
    ("wall-23", 1,        "scout merchant",    "",                    0,  "printed"),
    ("wall-24", 1,        "cleric",            "",                    0,  "printed"),
)

#    key            tax  copies  source
_SUSPICIONS: Final = (
    ("suspicion-0", 0,   6,      "printed"),
    ("suspicion-1", 1,   8,      "printed"),
    ("suspicion-2", 2,   10,     "printed"),
)

#    key                  action        copies  source
_SCHEMES: Final = (
    ("scheme-favour",     "favour",     5,      "rulebook"),
    ("scheme-commission", "commission", 1,      "rulebook"),
    ("scheme-fortify",    "fortify",    1,      "reconstructed"),
    ("scheme-garrison",   "garrison",   1,      "reconstructed"),
    ("scheme-absolve",    "absolve",    1,      "reconstructed"),
    ("scheme-attack",     "attack",     1,      "reconstructed"),
    ("scheme-convert",    "convert",    1,      "reconstructed"),
    ("scheme-order",      "order",      2,      "reconstructed"),
    ("scheme-recruit",    "recruit",    1,      "printed"),
    ("scheme-pray",       "pray",       1,      "reconstructed"),
    ("scheme-trade",      "trade",      1,      "reconstructed"),
    ("scheme-conspire",   "conspire",   1,      "reconstructed"),
)
# fmt: on
ORDERS: Final = tuple(Order(*row) for row in _ORDERS)
FAVOURS: Final = tuple(
    Favour(key, spot, tokens(cost), either(choices), source) for key, spot, cost, choices, source in _FAVOURS
)
WALLS: Final = tuple(
    Wall(key, strength, tokens(gains), either(choices), vp, source)
    for key, strength, gains, choices, vp, source in _WALLS
)
SUSPICIONS: Final = tuple(Suspicion(*row) for row in _SUSPICIONS)
DEBT: Final = Debt()
SCHEMES: Final = tuple(Scheme(*row) for row in _SCHEMES)

_PRINTED: Final[tuple[tuple[Card, ...], ...]] = (
    *PALADIN_SETS, WORKERS, TOWNSFOLK, OUTSIDERS, ORDERS, FAVOURS, TAVERN, WALLS, SUSPICIONS, (DEBT,), SCHEMES,
    SQUARES, REGIONS, TOWN_ROW, FRONTIER, ORDER_SLOTS, FAVOUR_SLOTS, TAX_SUPPLY, SPACES, WORKSHOPS, MONKS,
    OUTPOSTS, WALL_ROW, JARS, CONVERT_ROW, JAR_SPACES, DIFFICULTIES,
    (ATTRIBUTE_POINTS, COMMISSION_POINTS, GARRISON_POINTS, FORTIFY_POINTS, ABSOLVE_POINTS, DEVELOP_POINTS),
    (LEFTOVERS, CARRIED, START_SILVER, START_PROVISIONS, VIRTUAL_WORKERS), BASIC_WORKERS,
)  # fmt: skip
CARDS: Final[dict[str, Card]] = corrected(
    "paladins", {card.key: card for cards in _PRINTED for card in cards}, check_content
)
