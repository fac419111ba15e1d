"""The printed things, as data: tracks, boards, small decks and Wonders; every card of the title. [A1.2, W1.8]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Card, corrected
from stavitel.titles.architects.apprentice_cards import APPRENTICES
from stavitel.titles.architects.building_cards import BUILDINGS
from stavitel.titles.architects.content import check_content
from stavitel.titles.architects.kinds import (
    GOODS,
    PROMO,
    RECONSTRUCTED,
    RULEBOOK,
    WONDERS,
    Apprentice,
    Board,
    Building,
    Cost,
    Court,
    Gain,
    Hall,
    MarketCard,
    Mix,
    Opponent,
    Reward,
    Scheme,
    Stall,
    Track,
    Wonder,
    gain,
)
from stavitel.titles.architects.places import (
    FOREST,
    GUARDHOUSE,
    LOCATIONS,
    MINES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TOWN_CENTRE,
    WORKSHOP,
)
from stavitel.titles.architects.scheme_cards import OPPONENTS, SCHEMES

WORKERS: Final = 20
TOP_VIRTUE: Final = 14
TOP_INFLUENCE: Final = 12
CARD_STEPS: Final = (4, 8)  # Influence that rises beyond draws a Building card [W2.2]
APPRENTICE_LIMIT: Final = 5
HAND_LIMIT: Final = 6
START_TAX: Final = 4
START_VIRTUE: Final = 7
SILVER_BY_SEAT: Final = (3, 4, 5, 6, 7, 8)
MARKET_VIRTUE: Final = 9  # at most [A5.2]
CATHEDRAL_VIRTUE: Final = 5  # at least [A5.3]
INFLUENCE_GOLD: Final = 4  # [W8.2]
COOP_INFLUENCE: Final = 9  # [C1.1]
WONDER_VIRTUE: Final = 2
OPPONENT_WONDER: Final = 10  # Influence and Marble together [S5.1]

#              Virtue   0   1   2   3   4   5  6  7  8  9 10 11 12 13 14
VIRTUE_VP: Final = (-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7)  # [A5.1]
EVASION: Final = (2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)  # [A4.2]

# Cathedral levels 0 to 5: VP, spaces and what a step costs. [A9.4, A9.5]
CATHEDRAL_VP: Final = (0, 2, 4, 7, 12, 20)
CATHEDRAL_SPACES: Final = (99, 3, 3, 2, 2, 1)
CATHEDRAL_COST: Final[tuple[Cost | Mix, ...]] = (
    Cost(),
    Cost(gold=1),
    Mix(4, ("stone", "wood")),
    Cost(marble=1),
    Mix(8, ("stone", "wood")),
    Cost(gold=2, marble=2),
)
TOP_LEVEL: Final = 5

HALL: Final = {  # by players [A9.1, A9.7]
    2: Hall("hall.2", 12, (7, 10)),
    3: Hall("hall.3", 16, (9, 13)),
    4: Hall("hall.4", 20, (11, 16)),
    5: Hall("hall.5", 24, (13, 19)),
    6: Hall("hall.6", 28, (15, 22), RECONSTRUCTED),
}
TRACK: Final = Track("resource-track", GOODS)  # of the opponent [S3.1]

SMALL_PRINT: Final = gain(marble=1, gold=1)
LARGE_PRINT: Final = gain(marble=2, stone=1, wood=1)

STALL_MARBLE = Stall("stall.marble", gain(marble=1))
STALL_GOLD = Stall("stall.gold", gain(gold=2))
STALL_MARBLE_STONE = Stall("stall.marble-stone", gain(marble=1, stone=1))
STALL_GOLD_WOOD = Stall("stall.gold-wood", gain(gold=1, wood=1))
STALL_MARBLE_WOOD = Stall("stall.marble-wood", gain(marble=1, wood=1))
STALLS = (STALL_MARBLE, STALL_GOLD, STALL_MARBLE_STONE, STALL_GOLD_WOOD, STALL_MARBLE_WOOD)

MARKET_CARDS = (
    MarketCard("market.m01", STALL_MARBLE, gain(marble=2, wood=2)),
    MarketCard("market.m02", STALL_GOLD, gain(marble=1, gold=1, stone=1, wood=1)),
    MarketCard("market.m03", STALL_MARBLE_STONE, gain(marble=2, stone=2)),
    MarketCard("market.m04", STALL_GOLD_WOOD, gain(gold=1, stone=1, wood=2)),
    MarketCard("market.m05", STALL_MARBLE_WOOD, gain(marble=1, wood=1, stone=2)),
    MarketCard("market.m06", STALL_MARBLE, gain(marble=2, stone=2)),
    MarketCard("market.m07", STALL_GOLD, gain(marble=1, wood=1, stone=2)),
    MarketCard("market.m08", STALL_MARBLE_STONE, gain(gold=1, stone=1, wood=2)),
    MarketCard("market.m09", STALL_GOLD_WOOD, gain(marble=1, gold=1, stone=1, wood=1)),
    MarketCard("market.m10", STALL_MARBLE_WOOD, gain(marble=2, wood=2)),
)

REWARDS = (
    Reward("reward.r01", gain(virtue=1, silver=3), 2),
    Reward("reward.r02", gain(virtue=1, wood=2), 2),
    Reward("reward.r03", gain(virtue=1, stone=2), 2),
    Reward("reward.r04", gain(virtue=1, buildings=1), 2),
    Reward("reward.r05", gain(virtue=2), 2),
    Reward("reward.r06", gain(virtue=1, gold=1), 1),
    Reward("reward.r11", gain(virtue=1, influence=2), 4, WONDERS, "reconstructed"),
    Reward("reward.r12", gain(virtue=1, clay=3), 2, WONDERS, "reconstructed"),
    Reward("reward.r13", gain(virtue=1, influence=1, silver=2), 2, WONDERS, "reconstructed"),
    Reward("reward.r14", gain(virtue=1, influence=1, buildings=1), 2, WONDERS, "reconstructed"),
    Reward("reward.r15", gain(virtue=1, marble=1), 1, WONDERS, "reconstructed"),
    Reward("reward.r16", gain(virtue=1, destroy=1), 1, WONDERS, "reconstructed"),
)

# fmt: off
#                         Prison Silver Virtue Influence  clay wood stone gold marble  cards Debts
THERESE   = Board("board.therese",   4,  5,  5, 0, Cost(),                 1, 0)
CAROLINE  = Board("board.caroline",  8, 10,  3, 0, Cost(0, 0, 0, 0, 1),    0, 1)
ADA       = Board("board.ada",       0,  0, 11, 0, Cost(0, 0, 0, 1, 0),    1, 0)
FREDERICK = Board("board.frederick", 0,  4,  7, 0, Cost(0, 0, 1, 0, 0),    0, 0)
RUDOLF    = Board("board.rudolf",    0,  3,  9, 0, Cost(0, 1, 0, 0, 0),    0, 0)
ARNULF    = Board("board.arnulf",    3,  4,  6, 0, Cost(3, 0, 0, 0, 0),    0, 0, WONDERS, RULEBOOK)
CHARLES   = Board("board.charles",   0,  3,  8, 3, Cost(0, 2, 0, 0, 0),    0, 0, WONDERS, RULEBOOK)
CLOTILDA  = Board("board.clotilda",  0,  0, 13, 1, Cost(),                 0, 1, WONDERS, RULEBOOK)
ISABETTA  = Board("board.isabetta",  5,  7,  4, 2, Cost(),                 1, 0, WONDERS, RULEBOOK)
LOUIS     = Board("board.louis",    13, 11,  2, 2, Cost(0, 0, 0, 1, 0),    0, 0, WONDERS, RULEBOOK)
ZESIRO    = Board("board.zesiro",    0,  2, 10, 1, Cost(0, 0, 2, 0, 0),    0, 0, WONDERS, RULEBOOK)
LOTHAIRE  = Board("board.lothaire",  6,  6,  4, 0, Cost(2, 0, 0, 0, 0),    0, 0, PROMO)
HUGO      = Board("board.hugo",     10, 12,  2, 0, Cost(),                 2, 0, PROMO)
CLOVIS    = Board("board.clovis",    0,  1, 10, 0, Cost(1, 0, 0, 0, 1),    0, 0, PROMO)
FARA      = Board("board.fara",      2,  5,  6, 0, Cost(0, 1, 1, 0, 0),    0, 0, PROMO)
BERTHA    = Board("board.bertha",    0,  3,  8, 0, Cost(),                 1, 0, PROMO)
# fmt: on
BOARDS = (
    *(THERESE, CAROLINE, ADA, FREDERICK, RUDOLF),
    *(ARNULF, CHARLES, CLOTILDA, ISABETTA, LOUIS, ZESIRO),
    *(LOTHAIRE, HUGO, CLOVIS, FARA, BERTHA),
)

# In the order of the opponent's resource track.           good  Influence Tax VP
WONDER_CARDS = (
    Wonder("wonder.clay", "clay", 15, 7, 5, 14),
    Wonder("wonder.wood", "wood", 14, 6, 4, 15),
    Wonder("wonder.stone", "stone", 14, 5, 3, 15),
    Wonder("wonder.gold", "gold", 8, 4, 2, 16),
    Wonder("wonder.marble", "marble", 8, 3, 1, 16),
)


def _court(
    number: int,
    given: tuple[Gain, Gain, Gain, Gain, Gain],
    princess: tuple[object, tuple[Gain, ...]],
    profiteer: tuple[object, Gain],
) -> Court:
    place, rewards = princess
    den, penalty = profiteer
    return Court(f"court.k{number}", *given, place, rewards, den, penalty)  # type: ignore[arg-type]


def _influence(count: int, **more: int) -> Gain:
    return gain(influence=count, **more)


# For clay, wood, stone, gold, marble; the Princess's place and rewards; the Profiteer's place and penalty.
COURTS = (
    _court(
        1,
        (
            _influence(1),
            _influence(2),
            _influence(2),
            _influence(2, virtue=1),
            _influence(2, rewards=1),
        ),
        (SILVERSMITH, (gain(rewards=1),)),
        (GUARDHOUSE, gain(virtue=-1)),
    ),
    _court(
        2,
        (
            _influence(1),
            _influence(1, virtue=1),
            _influence(2),
            _influence(3),
            _influence(2, rewards=1),
        ),
        (QUARRY, (gain(destroy=1), gain(silver=3))),
        (TOWN_CENTRE, gain(debt=1)),
    ),
    _court(
        3,
        (
            _influence(1),
            _influence(2),
            _influence(1, virtue=1),
            _influence(2, rewards=1),
            _influence(3),
        ),
        (FOREST, (gain(gold=1), gain(influence=2))),
        (WORKSHOP, gain(influence=1)),
    ),
    _court(
        4,
        (
            gain(virtue=1),
            _influence(2),
            _influence(2),
            _influence(3),
            _influence(2, virtue=1),
        ),
        (MINES, (gain(apprentices=1), gain(rewards=1))),
        (SILVERSMITH, gain(virtue=-1)),
    ),
    _court(
        5,
        (
            _influence(1),
            _influence(2),
            _influence(2),
            _influence(2, rewards=1),
            _influence(3, virtue=1),
        ),
        (STOREHOUSE, (gain(marble=1), gain(virtue=2))),
        (FOREST, gain(influence=1)),
    ),
    _court(
        6,
        (
            _influence(2),
            _influence(1, virtue=1),
            _influence(1, virtue=1),
            _influence(2, virtue=1),
            _influence(3),
        ),
        (WORKSHOP, (gain(destroy=1), gain(influence=2))),
        (MINES, gain(debt=1)),
    ),
    _court(
        7,
        (
            _influence(1),
            _influence(2),
            _influence(2),
            _influence(3, virtue=1),
            _influence(2, rewards=1),
        ),
        (GUARDHOUSE, (gain(rewards=1), gain(buildings=2))),
        (QUARRY, gain(virtue=-1)),
    ),
)

ALL_CARDS: tuple[Card, ...] = (
    *(*LOCATIONS, *APPRENTICES, *BUILDINGS, *STALLS, *MARKET_CARDS, *REWARDS),
    *(*BOARDS, *WONDER_CARDS, *COURTS, *SCHEMES, *OPPONENTS, *HALL.values(), TRACK),
)
CARDS = corrected("architects", {card.key: card for card in ALL_CARDS}, check_content)

__all__ = [
    "APPRENTICES",
    "BUILDINGS",
    "OPPONENTS",
    "SCHEMES",
    "Apprentice",
    "Board",
    "Building",
    "Cost",
    "Court",
    "Gain",
    "MarketCard",
    "Mix",
    "Opponent",
    "Reward",
    "Scheme",
    "Stall",
    "Wonder",
]
