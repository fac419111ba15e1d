"""What corrected values must keep to: the totals of the box and what the rules rely on. [L0, L5.8, L19]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from stavitel.kernel import Card
from stavitel.titles.lisboa.kinds import (
    ARCHITECTS,
    COLUMNS,
    CUBES,
    EFFECTS,
    GOODS,
    GROUPS,
    KINDS,
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

GIVEN = (*GOODS, "good_any", "reis", "wigs", "plan", "favor", "official", "cardinal", "rubble", "decree")
REWARDS = (*GIVEN, "goods_different", "gain_influence", "ship")  # at the arrow of a noble
PENALTIES = ("official", "reis", "good_any", "wigs", "favor", "clergy")
DOWNTOWN = (*GIVEN, "gain_influence", "recruit")  # on plots, sites and tokens
ONE_AT_A_TIME = ("plan", "official", "recruit", "decree", "gain_influence", "ship")  # done once, not counted
DECKS = ("blue", "red", "purple", "brown")
DISPLAYED = ("red", "brown")  # decks laid out in four piles of five
FEWEST_DEALT = 20  # five cards for each of four players
TASKS = (
    *("visit_manuel", "visit_marquis", "visit_king"),
    *("build_store", "decree", "open_public_building", "recruit_2", "plan", "ship", "produce", "cardinal", "favor"),
    *("join", "sell", "church_influence"),
)
REAL_SYMBOLS = 6
HULLS = {"blue": 1, "red": 2, "purple": 3, "brown": 4}  # [L10.3.6]
YES_OR_NO = (
    *("own_has_ship", "own_all_three_favors", "own_all_four_goods", "own_influence_unbeaten"),
    "own_house_group_done",
)
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
        *NOBLES,
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
        elif isinstance(card, Quest):
            faults += _quest(card)
        elif isinstance(card, ScoringTile) and card.value < 1:
            faults.append(f"{card.key}.value: at least 1")
        elif isinstance(card, Level) and card.start_wigs < 0:
            faults.append(f"{card.key}.start_wigs: at least 0")
        for name, value in _fixed(card).items():
            if getattr(card, name) != value:
                faults.append(f"{card.key}.{name}: always {value!r}")
    return faults + _known(cards) + _decks(cards) + _penalties(cards)


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
        return {"colour": word, "hull": HULLS[word]}
    if isinstance(card, Favor):
        return {"noble": word, "wigs": 2}
    if isinstance(card, Token):
        return {"shape": card.key.partition("-")[0]}
    return {"deck": card.key[1]} if isinstance(card, Quest) else {}


def _decree(decree: Decree) -> list[str]:
    wanted = COUNTED.get(decree.metric, ("",))
    faults = [] if decree.divisor >= 1 else [f"{decree.key}.divisor: at least 1"]
    if decree.metric in YES_OR_NO and decree.divisor != 1:
        faults.append(f"{decree.key}.divisor: always 1, as {decree.metric} is 0 or 1")
    if decree.of not in wanted:
        faults.append(f"{decree.key}.of: for {decree.metric} it is one of {', '.join(map(repr, wanted))}")
    return faults


def _board(board: Board) -> list[str]:
    faults = []
    left, right = board.treasury_left, board.treasury_right
    if len(left) != len(right):
        faults.append("board.treasury_left: as many numbers as treasury_right")
    elif not 0 <= board.treasury_start < len(right):
        faults.append("board.treasury_start: a step of the treasury track, counted from 0")
    elif right[board.treasury_start] != 3:
        faults.append("board.treasury_start: the marker starts on the treasury value 3")
    if list(right) != sorted(set(right)) or min(right, default=0) < 1 or not {2, 3, 5} <= set(right):
        faults.append("board.treasury_right: rising numbers from 1 on, 2, 3 and 5 among them")
    if list(left) != sorted(left, reverse=True) or not {1, 0, -1} <= set(left):
        faults.append("board.treasury_left: numbers that never rise, +1, 0 and -1 among them")
    elif len(left) == len(right) and 5 in right and left[right.index(5)] != -1:
        faults.append("board.treasury_left: -1 beside the treasury value 5")
    symbols = board.real_symbols
    if len(symbols) != REAL_SYMBOLS or list(symbols) != sorted(set(symbols)) or symbols[0] != 0 or symbols[-1] > 9:
        faults.append("board.real_symbols: six rising spaces from 0 to at most 9, as a full track is worth 6 réis")
    if not 1 <= board.price_bottom < board.price_top:
        faults.append("board.price_bottom: at least 1 and below price_top")
    if len(board.office_spaces) != len(NOBLES) or min(board.office_spaces, default=0) < 5:
        faults.append("board.office_spaces: three numbers (Manuel, Marquis, King), at least 5 each")
    gaps = board.treasury_gaps
    if not 0 <= board.influence_gap <= 5:
        faults.append("board.influence_gap: from 0 to 5")
    if not gaps or len(set(gaps)) != len(gaps) or not all(0 <= gap <= 5 for gap in gaps) or board.influence_gap in gaps:
        faults.append("board.treasury_gaps: different gaps from 0 to 5, not that of the influence symbol")
    if board.narrow_column < 1:
        faults.append("board.narrow_column: at least 1")
    if board.no_plot[2:] == "5":
        faults.append("board.no_plot: one of the large plots, columns 1 to 4")
    return faults


def _quest(quest: Quest) -> list[str]:
    faults = []
    if (quest.deck == "a") != (quest.reward == "draw_quest_b"):
        faults.append(f"{quest.key}.reward: the reward of every A quest, and of no other, is to draw B quests")
    if quest.count < 1:
        faults.append(f"{quest.key}.count: at least 1")
    if not quest.tasks or not all(part in TASKS for task in quest.tasks for part in task.split("+")):
        faults.append(f"{quest.key}.tasks: at least one, each of {', '.join(TASKS)} or several joined by +")
    return faults


def _political(card: Political) -> list[str]:
    faults = [
        f"{card.key}.{name}_count: there is no {name} to count"
        for name in ("reward", "penalty", "benefit")
        if getattr(card, f"{name}_count") and not getattr(card, name)
    ]
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
    if card.reward in ONE_AT_A_TIME and card.reward not in ("plan", "official") and card.reward_count != 1:
        faults.append(f"{card.key}.reward_count: this reward is done once")
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
    wanted = EFFECTS.get(tile.effect)
    if wanted is None:
        return [f"{tile.key}.effect: one of {', '.join(EFFECTS)}"]
    if tile.of not in wanted:
        return [f"{tile.key}.of: for {tile.effect} it is one of {', '.join(map(repr, wanted))}"]
    if tile.amount != 1 and (tile.effect in ("rubble_free", "trade_any_good") or tile.of == "gain_influence"):
        return [f"{tile.key}.amount: always 1 for this effect"]
    if tile.of == "favor" and tile.amount > len(NOBLES):
        return [f"{tile.key}.amount: at most 3 favors"]
    if tile.of == "cardinal" and tile.amount > 2:
        return [f"{tile.key}.amount: the cardinal moves 1 or 2 gaps"]
    return [] if tile.amount >= 1 else [f"{tile.key}.amount: at least 1"]


def _building(building: Building) -> list[str]:
    faults = []
    for side, goods in (("blue", building.blue), ("green", building.green)):
        if not 1 <= len(goods) <= 2 or len(set(goods)) != len(goods):
            faults.append(f"{building.key}.{side}: one or two different goods")
    return faults


def _known(cards: Mapping[str, Card]) -> list[str]:
    """Values that are printed on the board and in the worked examples of the rulebook."""
    faults: list[str] = []
    board = cards.get("board")
    if not isinstance(board, Board):
        return faults
    for key, name, value in (("ship-red", "bonus", 1), ("ship-purple", "bonus", 2), ("ship-purple", "influence", 1)):
        if getattr(cards[key], name) != value:
            faults.append(f"{key}.{name}: an example of the rulebook shows {value!r}")
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
        if isinstance(card, Good) and not board.price_bottom <= card.start_price <= board.price_top:
            faults.append(f"{card.key}.start_price: a space of the price track")
    return faults


def _decks(cards: Mapping[str, Card]) -> list[str]:
    """Hands can be dealt, and the display decks have five cards of each kind. [L1.3.1, L1.3.3]"""
    political = [card for card in cards.values() if isinstance(card, Political)]
    sizes = Counter(card.deck for card in political)
    faults = [
        f"deck: the {deck} deck has {sizes[deck]} cards, at least {FEWEST_DEALT} are dealt"
        for deck in DECKS
        if deck not in DISPLAYED and sizes[deck] < FEWEST_DEALT and political
    ]
    kinds = Counter((card.deck, card.kind) for card in political)
    faults += [
        f"deck: {kinds[deck, kind]} {kind} cards in the {deck} deck, not 5"
        for deck in DISPLAYED
        for kind in KINDS
        if kinds[deck, kind] != 5 and political
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
    for deck in DECKS:
        rewarding = max((card.influence for card in nobles if card.deck == deck and card.reward), default=0)
        for card in nobles:
            if card.deck == deck and card.penalty and card.influence <= rewarding:
                faults.append(f"{card.key}.influence: a penalty card of the {deck} deck has more than {rewarding}")
    return faults
