"""What corrected values must keep to: the totals of the box and what the rules rely on. [L0, L5.8, L19]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from stavitel.kernel import Card
from stavitel.titles.lisboa.things import (
    ARCHITECTS,
    COLUMNS,
    CUBES,
    GOODS,
    GROUPS,
    NOBLES,
    ROWS,
    Board,
    Building,
    Clergy,
    Decree,
    Favor,
    Good,
    Level,
    Plan,
    Plot,
    Political,
    Quest,
    ScoringTile,
    Ship,
    Site,
    Token,
)

REWARDS = (*GOODS, "good_any", "goods_different", "reis", "wigs", "plan", "favor", "official", "cardinal", "rubble")
PENALTIES = ("official", "reis", "good_any", "wigs", "favor", "clergy")
DOWNTOWN = tuple(code for code in REWARDS if code != "goods_different")  # on plots, sites and tokens
ONE_AT_A_TIME = ("plan", "official")  # the exact tests before a store or building look at one of these
DECK_SIZES = {"blue": 21, "red": 20, "purple": 21, "brown": 20}
REAL_SYMBOLS = 6
HULLS = {"blue": 1, "red": 2, "purple": 3, "brown": 4}  # [L10.3.6]
COUNTED = {
    # metric of a decree: what its `of` may name [L19.5, L19.9]
    "own_stores": ("any", *ROWS, *COLUMNS, *GOODS),
    "all_stores": ("any", *ROWS, *COLUMNS, *GOODS),
    "opened_buildings": ("any", *ARCHITECTS, "north", "west", "east", *ROWS, *GOODS),
    "own_completed_plans": ("any", *ARCHITECTS),
    "own_cubes": CUBES,
    "own_has_ship": ("1", "2", "3", "4"),
    "own_portfolio": ("noble", "treasury", "any"),
    "own_officials": (
        "offices_and_courtyards",
        "distinct_nobles",
        "completed_plans",
        *(f"office {noble}" for noble in NOBLES),
    ),
    "own_goods": ("any", *GOODS),
    "own_house_group_done": GROUPS,
    "own_stores_with_matching_buildings": ("1", "2", "3"),
}


def check_content(cards: Mapping[str, Card]) -> list[str]:
    """What is wrong with a set of printed values, one line each; nothing for the values we ship."""
    faults: list[str] = []
    for card in cards.values():
        if isinstance(card, Board):
            faults += _board(card)
        elif isinstance(card, Political):
            faults += _political(card)
        elif isinstance(card, (Plot, Site, Token)):
            faults += _lying(card)
        elif isinstance(card, Clergy):
            faults += _clergy(card)
        elif isinstance(card, Decree):
            faults += _decree(card)
        elif isinstance(card, Plan) and card.officials < 1:
            faults.append(f"{card.key}.officials: at least 1")
        elif isinstance(card, Building):
            faults += _building(card)
        elif isinstance(card, Quest) and (card.deck == "a") != (card.reward == "draw_quest_b"):
            faults.append(f"{card.key}.reward: the reward of every A quest, and of no other, is to draw B quests")
        for name, value in _fixed(card).items():
            if getattr(card, name) != value:
                faults.append(f"{card.key}.{name}: always {value!r}")
    return faults + _examples(cards) + _decks(cards) + _penalties(cards)


def _fixed(card: Card) -> dict[str, object]:
    """The values that make a thing the one it is: its place downtown, its colour, its noble."""
    name = card.key.upper()
    if isinstance(card, Plot):
        column = f"C{name[-1]}"
        streets = tuple(good for i, good in enumerate(GOODS, 1) if column in (f"C{i}", f"C{i + 1}"))
        return {"name": name, "row": name[0], "column": column, "goods": streets}
    if isinstance(card, Site):
        if name[0] == "N":
            return {"name": name, "side": "north", "row": "", "good": GOODS[int(name[1]) - 1]}
        return {"name": name, "side": "west" if name[0] == "W" else "east", "row": name[1], "good": ""}
    word = card.key.partition("-")[2]
    if isinstance(card, Good):
        street = GOODS.index(word) + 1
        return {"name": word, "west": f"C{street}", "east": f"C{street + 1}"}
    if isinstance(card, Ship):
        return {"colour": word, "hull": HULLS[word], "period": 1 if word in ("blue", "red") else 2}
    if isinstance(card, Favor):
        return {"noble": word, "wigs": 2}
    if isinstance(card, Token):
        return {"shape": card.key.partition("-")[0]}
    return {"deck": card.key[1]} if isinstance(card, Quest) else {}


def _decree(decree: Decree) -> list[str]:
    wanted = COUNTED.get(decree.metric, ("",))
    faults = [] if decree.divisor >= 1 else [f"{decree.key}.divisor: at least 1"]
    if decree.of not in wanted:
        faults.append(f"{decree.key}.of: for {decree.metric} it is one of {', '.join(map(repr, wanted))}")
    return faults


def _board(board: Board) -> list[str]:
    faults = []
    if len(board.treasury_left) != len(board.treasury_right):
        faults.append("board.treasury_left: as many numbers as treasury_right")
    elif not 0 <= board.treasury_start < len(board.treasury_right):
        faults.append("board.treasury_start: a step of the treasury track, counted from 0")
    elif board.treasury_right[board.treasury_start] != 3:
        faults.append("board.treasury_start: the marker starts on the treasury value 3")
    if list(board.treasury_right) != sorted(set(board.treasury_right)) or min(board.treasury_right, default=0) < 1:
        faults.append("board.treasury_right: rising numbers from 1 on")
    symbols = board.real_symbols
    if len(symbols) != REAL_SYMBOLS or list(symbols) != sorted(set(symbols)) or symbols[0] != 0 or symbols[-1] > 9:
        faults.append("board.real_symbols: six rising spaces from 0 to at most 9, as a full track is worth 6 réis")
    if not 1 <= board.price_bottom < board.price_top:
        faults.append("board.price_bottom: at least 1 and below price_top")
    if board.office_spaces < 5:
        faults.append("board.office_spaces: at least 5, as an example has 5 foreign officials in one office")
    if not (0 <= board.influence_gap <= 5 and 0 <= board.treasury_gap <= 5):
        faults.append("board.influence_gap, board.treasury_gap: from 0 to 5")
    if board.narrow_column < 1:
        faults.append("board.narrow_column: at least 1")
    return faults


def _political(card: Political) -> list[str]:
    faults = []
    if card.kind == "treasury":
        if card.influence or card.reward or card.penalty:
            faults.append(f"{card.key}: a treasury card has no influence, reward or penalty")
        if not card.event or not card.benefit or card.benefit_count < 1:
            faults.append(f"{card.key}: a treasury card has an event and a benefit of at least 1")
        return faults
    if card.event or card.benefit:
        faults.append(f"{card.key}: a noble has no event or benefit")
    if bool(card.reward) == bool(card.penalty):
        faults.append(f"{card.key}: a noble has either a reward or a penalty")
    if card.reward and (card.reward not in REWARDS or card.reward_count < 1):
        faults.append(f"{card.key}.reward: a reward of at least 1 out of {', '.join(REWARDS)}")
    if card.penalty and (card.penalty not in PENALTIES or card.penalty_count < 1):
        faults.append(f"{card.key}.penalty: a penalty of at least 1 out of {', '.join(PENALTIES)}")
    if card.penalty in ("good_any", "clergy") and card.penalty_count > 1:
        faults.append(f"{card.key}.penalty_count: at most one good or tile is lost")
    return faults


def _lying(place: Plot | Site | Token) -> list[str]:
    faults = []
    if place.reward not in DOWNTOWN or place.count < 1:
        faults.append(f"{place.key}.reward: a reward of at least 1 out of {', '.join(DOWNTOWN)}")
    elif place.reward in ONE_AT_A_TIME and place.count != 1:
        faults.append(f"{place.key}.count: one {place.reward} at a time")
    elif place.reward == "cardinal" and place.count > 2:
        faults.append(f"{place.key}.count: the cardinal moves 1 or 2 gaps")
    return faults


def _clergy(tile: Clergy) -> list[str]:
    kinds = {
        "visit_discount": ("any", *NOBLES),
        "rubble_free": ("earthquake", "fire", "tsunami"),
        "produce_extra": GOODS,
        "sell_bonus": ("any", *GOODS),
        "trade_any_good": NOBLES,
        "on_decree": ("wigs", "reis"),
        "on_build_store": ("wigs", "reis"),
        "on_open_building": ("wigs", "reis"),
        "instant": ("reis", "wigs", "good_any"),
    }
    wanted = kinds.get(tile.effect, ("",))
    if tile.of not in wanted:
        return [f"{tile.key}.of: for {tile.effect} it is one of {', '.join(map(repr, wanted))}"]
    return [] if tile.amount >= 1 else [f"{tile.key}.amount: at least 1"]


def _building(building: Building) -> list[str]:
    faults = []
    for side, goods in (("blue", building.blue), ("green", building.green)):
        if len(set(goods)) != 2:
            faults.append(f"{building.key}.{side}: two different goods")
    return faults


def _examples(cards: Mapping[str, Card]) -> list[str]:
    """Values that worked examples of the rulebook fix."""
    faults: list[str] = []
    known = {type(card).__name__ for card in cards.values()}
    if "Board" not in known:
        return faults

    def must(key: str, name: str, value: object) -> None:
        if key in cards and getattr(cards[key], name) != value:
            faults.append(f"{key}.{name}: an example of the rulebook shows {value!r}")

    board = cards["board"]
    if isinstance(board, Board):
        if board.treasury_left[board.treasury_start : board.treasury_start + 1] != (1,):
            faults.append("board.treasury_left: at the treasury value 3 an example of the rulebook shows 1")
        if not {2, 3, 5} <= set(board.treasury_right):
            faults.append("board.treasury_right: examples of the rulebook show 2, 3 and 5")
    must("manuel-1", "influence", 3)
    must("manuel-1", "reward", "gold")
    must("manuel-1", "reward_count", 1)
    must("marquis-25", "influence", 5)
    must("marquis-25", "penalty", "official")
    must("marquis-25", "penalty_count", 1)
    must("king-41", "reward", "gold")
    must("king-41", "reward_count", 1)
    must("ship-red", "bonus", 1)
    must("ship-purple", "bonus", 2)
    must("ship-purple", "influence", 1)
    for name, value in (("metric", "opened_buildings"), ("of", "blue"), ("wigs", 1), ("divisor", 1)):
        must("d19", name, value)
    must("n1", "reward", "gold")
    must("n1", "count", 1)
    ships = {card.key: card.influence for card in cards.values() if isinstance(card, Ship)}
    if 4 not in (2 * ships["ship-red"], ships["ship-red"] + ships["ship-blue"]):
        faults.append("ship-red.influence: with an older ship it gives 4 in an example of the rulebook")
    asked = {plan.officials for plan in cards.values() if isinstance(plan, Plan) and plan.architect == "blue"}
    if not {2, 3} <= asked:
        faults.append("plans: examples of the rulebook show plans of the blue architect with 2 and with 3 officials")
    values = [card.value for card in cards.values() if isinstance(card, ScoringTile)]
    if not {3, 4} <= set(values):
        faults.append("t3.value: examples of the rulebook show scoring tiles of 3 and 4")
    for card in cards.values():
        if isinstance(card, Good) and isinstance(board, Board):
            if not board.price_bottom <= card.start_price <= board.price_top:
                faults.append(f"{card.key}.start_price: a space of the price track")
        elif isinstance(card, Level) and card.start_wigs < 0:
            faults.append(f"{card.key}.start_wigs: at least 0")
    return faults


def _decks(cards: Mapping[str, Card]) -> list[str]:
    """The four decks keep their sizes, and the display decks five cards of each kind. [L1.3.3]"""
    political = [card for card in cards.values() if isinstance(card, Political)]
    sizes = Counter(card.deck for card in political)
    faults = [
        f"deck: the {deck} deck has {sizes[deck]} cards, not {size}"
        for deck, size in DECK_SIZES.items()
        if sizes[deck] != size
    ]
    kinds = Counter((card.deck, card.kind) for card in political if card.deck in ("red", "brown"))
    faults += [
        f"deck: {count} {kind} cards in the {deck} deck, not 5" for (deck, kind), count in kinds.items() if count != 5
    ]
    plans = Counter(plan.architect for plan in cards.values() if isinstance(plan, Plan) and not plan.starting)
    faults += [
        f"plans: {count} of the {architect} architect, not 8" for architect, count in plans.items() if count != 8
    ]
    starting = sum(isinstance(plan, Plan) and plan.starting for plan in cards.values())
    if starting != 4:
        faults.append(f"plans: {starting} starting plans, not 4")
    return faults


def _penalties(cards: Mapping[str, Card]) -> list[str]:
    """Penalty cards beat reward cards of the same noble and deck in influence. [L5.8]"""
    nobles = [card for card in cards.values() if isinstance(card, Political) and card.kind != "treasury"]
    faults = []
    for deck in DECK_SIZES:
        rewarding = max((card.influence for card in nobles if card.deck == deck and card.reward), default=0)
        for card in nobles:
            if card.deck == deck and card.penalty and card.influence <= rewarding:
                faults.append(f"{card.key}.influence: a penalty card of the {deck} deck has more than {rewarding}")
    return faults
