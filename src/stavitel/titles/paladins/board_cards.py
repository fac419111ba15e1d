"""The printed boards: squares, rows, action spaces, pieces with their prices, points and numbers. [P2]"""

from __future__ import annotations

from typing import Final

from stavitel.titles.paladins.kinds import (
    Difficulty,
    FavourSlot,
    Frontier,
    JarSpace,
    Number,
    OrderSlot,
    Piece,
    Points,
    Region,
    Space,
    Square,
    TaxSupply,
    TownPlace,
    Workshop,
    tokens,
)

# fmt: off
#    key    region  reward               players  source
_SQUARES: Final = (
    ("r1a", 1,      "free-recruit",      1,       "printed"),
    ("r1b", 1,      "2 silver",          1,       "printed"),
    ("r1c", 1,      "labourer",          3,       "printed"),
    ("r1d", 1,      "acquit",            4,       "printed"),
    ("r2a", 2,      "free-recruit",      1,       "printed"),
    ("r2b", 2,      "2 silver",          1,       "printed"),
    ("r2c", 2,      "scout",             1,       "printed"),
    ("r2d", 2,      "acquit",            1,       "printed"),
    ("r2e", 2,      "labourer",          4,       "printed"),
    ("r2f", 2,      "2 silver",          3,       "printed"),
    ("r2g", 2,      "acquit",            3,       "printed"),
    ("r3a", 3,      "labourer",          1,       "printed"),
    ("r3b", 3,      "merchant",          1,       "printed"),
    ("r3c", 3,      "2 silver",          1,       "printed"),
    ("r3d", 3,      "pray",              1,       "printed"),
    ("r3e", 3,      "scout",             1,       "printed"),
    ("r3f", 3,      "fighter",           1,       "printed"),
    ("r3g", 3,      "free-recruit",      3,       "printed"),
    ("r3h", 3,      "pay-debt",          3,       "printed"),
    ("r3i", 3,      "2 silver",          4,       "printed"),
    ("r4a", 4,      "fighter",           1,       "printed"),
    ("r4b", 4,      "pray",              1,       "printed"),
    ("r4c", 4,      "merchant",          1,       "printed"),
    ("r4d", 4,      "cleric",            1,       "printed"),
    ("r4e", 4,      "pay-debt",          1,       "printed"),
    ("r4f", 4,      "labourer scout",    1,       "printed"),
    ("r4g", 4,      "2 silver",          1,       "printed"),
    ("r4h", 4,      "pray",              3,       "printed"),
    ("r4i", 4,      "2 labourer",        4,       "printed"),
    ("r4j", 4,      "2 silver",          3,       "printed"),
    ("r5a", 5,      "pray",              1,       "printed"),
    ("r5b", 5,      "labourer fighter",  1,       "printed"),
    ("r5c", 5,      "pay-debt",          1,       "printed"),
    ("r5d", 5,      "labourer merchant", 1,       "printed"),
    ("r5e", 5,      "labourer cleric",   1,       "printed"),
    ("r5f", 5,      "pay-debt",          4,       "printed"),
    ("r5g", 5,      "2 labourer",        3,       "printed"),
    ("r6a", 6,      "pay-debt",          1,       "printed"),
    ("r6b", 6,      "pray",              3,       "printed"),
    ("r6c", 6,      "2 labourer",        4,       "printed"),
)
SQUARES: Final = tuple(
    Square(key, region, tokens(reward), players, source) for key, region, reward, players, source in _SQUARES
)

#       key         faith  strength  source
REGIONS: Final = (
    Region("region-1", 0,   1,       "rulebook"),
    Region("region-2", 2,   3,       "rulebook"),
    Region("region-3", 4,   5,       "rulebook"),
    Region("region-4", 6,   7,       "printed"),
    Region("region-5", 8,   9,       "printed"),
    Region("region-6", 10, 11,       "printed"),
)

#          key     silver  or a debt  source
TOWN_ROW: Final = (
    TownPlace("town-1", 3, True,      "printed"),
    TownPlace("town-2", 2, True,      "printed"),
    TownPlace("town-3", 2, False,     "printed"),
    TownPlace("town-4", 1, False,     "printed"),
    TownPlace("town-5", 0, False,     "printed"),
)

#         key        strength  faith  source
FRONTIER: Final = (
    Frontier("frontier-1", 1,   0,    "rulebook"),
    Frontier("frontier-2", 3,   2,    "rulebook"),
    Frontier("frontier-3", 5,   4,    "rulebook"),
    Frontier("frontier-4", 7,   6,    "rulebook"),
    Frontier("frontier-5", 9,   8,    "printed"),
    Frontier("frontier-6", 11, 10,    "printed"),
)

#          key        round  VP
ORDER_SLOTS: Final = (
    OrderSlot("order-slot-1", 1, 4),
    OrderSlot("order-slot-2", 2, 6),
    OrderSlot("order-slot-3", 3, 8),
)
FAVOUR_SLOTS: Final = tuple(FavourSlot(f"favour-slot-{slot}", slot + 2) for slot in (1, 2, 3, 4, 5))

#          key            silver  source
TAX_SUPPLY: Final = (
    TaxSupply("tax-supply-1", 5, "printed"),
    TaxSupply("tax-supply-2", 5, "printed"),
    TaxSupply("tax-supply-3", 6, "printed"),
    TaxSupply("tax-supply-4", 8, "rulebook"),
)

#      key           spots                          silver  with one        with two
SPACES: Final = (
    Space("develop",    ("any", "any"),                 4, (),             ()),
    Space("recruit",    ("any", "fighter"),             0, (),             ()),
    Space("hunt",       ("any", "scout"),               0, ("provision",), ("provision",) * 3),
    Space("trade",      ("any", "merchant"),            0, ("silver",),    ("silver",) * 3),
    Space("pray",       ("cleric",),                    2, (),             ()),
    Space("conspire",   ("any",),                       0, ("criminal",),  ()),
    Space("commission", ("scout", "any", "cleric"),     0, (),             ()),
    Space("fortify",    ("merchant", "any", "scout"),   0, (),             ()),
    Space("garrison",   ("merchant", "any", "fighter"), 0, (),             ()),
    Space("absolve",    ("cleric", "any", "merchant"),  0, (),             ()),
    Space("attack",     ("scout", "any", "fighter"),    0, (),             ()),
    Space("convert",    ("fighter", "any", "cleric"),   0, (),             ()),
)

WORKSHOPS: Final = tuple(
    Workshop(f"workshop-{n}", gain, "reconstructed")
    for n, gain in enumerate(("scout", "merchant", "fighter", "cleric") * 2, 1)
)
#                        cost of the 1st to 7th      what each needs            what it raises
MONKS: Final = tuple(
    Piece(f"monk-{n}", cost, 0, ("influence",), "rulebook")
    for n, cost in enumerate((1, 1, 1, 2, 2, 3, 3), 1)
)
OUTPOSTS: Final = tuple(
    Piece(f"outpost-{n}", cost, 0, ("faith",), "rulebook")
    for n, cost in enumerate((1, 1, 1, 2, 2, 3, 3), 1)
)
WALL_ROW: Final = tuple(
    Piece(f"wall-place-{n}", cost, needs, (), "rulebook")
    for n, (cost, needs) in enumerate(((1, 0), (1, 1), (1, 3), (2, 5), (2, 7), (3, 9), (3, 11)), 1)
)
JARS: Final = tuple(
    Piece(f"jar-{n}", cost, needs, ("faith",), "rulebook" if n == 1 else "reconstructed")
    for n, (cost, needs) in enumerate(((1, 0), (2, 2), (2, 4), (2, 6), (3, 8), (3, 10), (3, 12)), 1)
)
CONVERT_ROW: Final = tuple(
    Piece(f"convert-place-{n}", cost, 0, (), "rulebook")
    for n, cost in enumerate((0, 1, 2, 2, 2, 3, 3), 1)
)

#        key               reward             source
JAR_SPACES: Final = (
    JarSpace("jar-space-1", ("pay-debt",),     "rulebook"),
    JarSpace("jar-space-2", ("pay-debt",),     "rulebook"),
    JarSpace("jar-space-3", ("free-recruit",), "rulebook"),
    JarSpace("jar-space-4", ("faith",),        "printed"),
    JarSpace("jar-space-5", ("acquit",),       "reconstructed"),
    JarSpace("jar-space-6", ("pray",),         "reconstructed"),
    JarSpace("jar-space-7", ("labourer",) * 2, "reconstructed"),
)

#       key                     0  1  2  3  4  5  6  7  8   9  10  11  12   source
ATTRIBUTE_POINTS: Final = \
    Points("points-attribute", (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20), "printed")
COMMISSION_POINTS: Final = \
    Points("points-commission", (0, 0, 0, 0, 0, 2, 5, 9), "printed")
GARRISON_POINTS: Final = \
    Points("points-garrison",   (0, 0, 0, 0, 0, 2, 5, 9), "printed")
FORTIFY_POINTS: Final = \
    Points("points-fortify",    (0, 0, 0, 0, 0, 1, 3, 6), "printed")
ABSOLVE_POINTS: Final = \
    Points("points-absolve",    (0, 0, 0, 0, 0, 1, 3, 6), "printed")
DEVELOP_POINTS: Final = \
    Points("points-develop",    (0, 0, 0, 0, 0, 0, 1, 3, 6), "printed")
# fmt: on
LEFTOVERS: Final = Number("leftovers-for-a-point", 3, "rulebook")
CARRIED: Final = Number("workers-carried-over", 3, "rulebook")
START_SILVER: Final = Number("start-silver", 3, "rulebook")
START_PROVISIONS: Final = Number("start-provisions", 1, "rulebook")
VIRTUAL_WORKERS: Final = Number("virtual-workers-beyond-round", 3, "rulebook")
BASIC: Final = ("recruit", "pray", "trade", "conspire", "rest")  # of the virtual player, as it prefers them [P24.4]
BASIC_WORKERS: Final = tuple(
    Number(f"virtual-{action}", 1, "rulebook" if action == "recruit" else "reconstructed") for action in BASIC
)
DIFFICULTIES: Final = (Difficulty("easy", 1), Difficulty("standard", 3), Difficulty("hard", 5))

SPACE: Final = {space.key: space for space in SPACES}
TOP: Final = 12  # the end of the attribute track [P1.2]
ROUNDS: Final = 7
MOST: Final = 7  # monks, walls, outposts, jars and converts a player can place [P4.11]
