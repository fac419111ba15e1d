"""The drawn main board: the King's cards, town and tavern at the left, six lands and their outsiders at the right.

Places are given in units of the board; one of them is a pixel on a screen of 1440 by 900.
"""

from __future__ import annotations

from typing import Any, Final

from stavitel.kernel.scene import (
    Node,
    Place,
    board,
    cached_part,
    card,
    counter,
    ornament,
    pile,
    places_in_rows,
    slot,
    token,
)
from stavitel.kernel.scene import region as part
from stavitel.titles.paladins.board_cards import FAVOUR_SLOTS, FRONTIER, ORDER_SLOTS, REGIONS, SQUARES, TOWN_ROW
from stavitel.titles.paladins.kinds import Favour, Order, Outsider, Square, Tavern, Townsfolk
from stavitel.titles.paladins.pictures import (
    ICONS,
    favour_card,
    icons,
    order_card,
    outsider_card,
    tavern_card,
    townsfolk_card,
)
from stavitel.titles.paladins.table import Game, fulfilled

WIDTH, HEIGHT = 1116, 392
TOWN: Final[Place] = (6, 6, 508, 384)
UPRIGHT: Final = (452, 520)  # the town on a phone, with the supplies beside the King's cards
LANDS: Final[Place] = (518, 4, 592, 384)
LAND: Final = LANDS[2] / 6  # the width of one
SQUARE: Final[tuple[float, float]] = (42.0, 38.0)
# The lands on a phone: three and three, the squares in threes, the outsider lying down.
LANDS_UPRIGHT: Final = (402, 508)
LAND_UPRIGHT: Final = (LANDS_UPRIGHT[0] / 3, LANDS_UPRIGHT[1] / 2)
SQUARE_UPRIGHT: Final[tuple[float, float]] = (40.0, 35.0)
_FIRST_SQUARE, _OUTSIDER = 36.0, 62.0

_TONES: Final = ("#a9b87c", "#c2c07f", "#d8c788", "#c9bc7e", "#cdb07a", "#cfae86")
_LAST_X, _BOTTOM = LANDS[0] + LANDS[2], LANDS[1] + 286


def _border(number: int) -> list[tuple[float, float]]:
    """The line between two lands, from the top down."""
    x, bend = LANDS[0] + LAND * number, 5 if number % 2 else -5
    return [(x, -6), (x + bend, 70), (x - bend, 160), (x + bend, 236), (x, _BOTTOM + 4)]


def _scenery(number: int, x: float, y: float) -> list[dict[str, Any]]:
    """What is drawn in a land, in a box as wide as the land."""
    return [
        [ornament("wood", (x + 12, y, 78, 42), size=32, count=6, kind="fir", seed=1)],
        [ornament("hill", (x + 14, y + 4, 72, 38))],
        [ornament("gable", (x + 18, y + 6, 30, 36)), ornament("house", (x + 48, y + 14, 34, 28))],
        [ornament("church", (x + 22, y + 6, 52, 36))],
        [ornament("hill", (x + 26, y + 10, 56, 32)), ornament("tree", (x + 12, y + 8, 24, 36))],
        [ornament("gate", (x + 12, y, 74, 44))],
    ][number - 1]


def _lands() -> list[dict[str, Any]]:
    """Six lands side by side, rivers and roads between them, and the wall that ends them."""
    drawn = []
    for number in range(1, 7):
        left = LANDS[0] + LAND * (number - 1)
        down = [(left, y) for y in range(0, int(_BOTTOM), 40)]
        up = [(left + LAND, y) for y, _ in zip(range(int(_BOTTOM) - 10, -10, -40), down, strict=False)]
        drawn.append(ornament("patch", path=[*down, *up], tone=_TONES[number - 1], seed=number))
    for number in range(1, 6):
        word, size = ("river", 7) if number % 2 else ("road", 6)
        drawn.append(ornament(word, path=_border(number), size=size, seed=number))
    for number in range(1, 7):
        drawn += _scenery(number, LANDS[0] + LAND * (number - 1), 6)
    drawn.append(ornament("wall", (LANDS[0] - 4, _BOTTOM - 10, LANDS[2] + 8, 18)))
    towers = [LANDS[0] + LAND * n for n in range(7)]
    drawn += [ornament("tower", (x - 8, _BOTTOM - 22, 16, 32), kind="flat", seed=int(x)) for x in towers]
    return drawn


GROUND: Final = tuple(_lands())


@cached_part
def _lands_upright(squares: list[int]) -> list[dict[str, Any]]:
    """Three lands above three, with so many squares; what belongs to a land is drawn where it has no squares."""
    wide, high = LAND_UPRIGHT
    drawn = []
    for number, count in enumerate(squares):
        x, y = number % 3 * wide, number // 3 * high
        down = [(x - 2, y + high * n / 8) for n in range(9)]
        up = [(x + wide + 2, y) for _, y in reversed(down)]
        drawn.append(ornament("patch", path=[*down, *up], tone=_TONES[number], seed=number))
        top = _FIRST_SQUARE + -(-count // 3) * (SQUARE_UPRIGHT[1] + 2)
        free = high - _OUTSIDER - 8 - top
        if free >= 46:
            drawn += _scenery(number + 1, x + (wide - LAND) / 2, y + top + (free - 46) / 2)
    for column in (1, 2):
        border = [(column * wide + 3 * (-1) ** n, LANDS_UPRIGHT[1] * n / 6) for n in range(7)]
        drawn.append(ornament("river" if column == 1 else "road", path=border, size=6, seed=column))
    across = [(LANDS_UPRIGHT[0] * n / 6, high + 2 * (-1) ** n) for n in range(7)]
    drawn.append(ornament("road", path=across, size=5, seed=3))
    return drawn


def main_board(g: Game) -> Node:
    """King's cards, tavern, townsfolk and supplies; the lands with the outsiders under them."""
    return board("main", WIDTH, HEIGHT, [left_part(g), lands(g)], label="label-main-board", ornaments=list(GROUND))


def left_part(g: Game) -> Node:
    """The King's cards, the townsfolk, the tavern and the supplies."""
    done = [[p.seat for p in g.players if fulfilled(p, order)] for order in g.orders]
    decks: list[list[Any]] = [
        g.town_deck,
        g.tavern_deck,
        g.wall_deck,
        g.suspicion_deck,
        g.suspicion_discards,
        g.outsider_deck,
    ]
    inside = [
        orders(g.orders, done, g.orders_down),
        favours(g.favours, g.favour_workers, g.favours_down),
        town(g.town),
        tavern(g.tavern, g.tavern_taken),
        supplies(g.start, g.tax, g.debts, [len(deck) for deck in decks]),
    ]
    return part("town-side", TOWN, inside, title="label-town-side", quiet=True, leaf=True, upright=UPRIGHT)


@cached_part
def orders(shown: list[Order], done: list[list[int]], down: list[Order]) -> Node:
    """The three King's Orders, each with the seats that have done what it asks. [P9]"""
    slots = []
    places = places_in_rows(3, 3, (2, 25, 182, 99), gap=4)
    for index, (place, at) in enumerate(zip(ORDER_SLOTS, places, strict=True)):
        lying = []
        if index < len(shown):
            lying = [order_card(shown[index], done[index])]
        elif index - len(shown) < len(down):
            lying = [card(f"order-down:{index}", down[index - len(shown)])]
        slots.append(slot(place.key, lying, cost=[["laurels", place.vp]], shape="none", tip="tip-orders", at=at))
    return part("orders", (2, 0, 186, 126), slots, title="label-orders", tip="tip-orders", upright=(8, 6))


@cached_part
def favours(shown: list[Favour], workers: dict[str, str], down: list[Favour]) -> Node:
    """The five King's Favours with the workers on them. [P10]"""
    slots = []
    places = places_in_rows(5, 5, (2, 25, 308, 99), gap=4)
    for index, (place, at) in enumerate(zip(FAVOUR_SLOTS, places, strict=True)):
        lying = []
        if index < len(shown):
            lying = [favour_card(shown[index], workers.get(shown[index].key))]
        elif index - len(shown) < len(down):
            lying = [card(f"favour-down:{index}", down[index - len(shown)])]
        slots.append(
            slot(
                place.key,
                lying,
                label=("label-round", {"n": place.round}),
                quiet=True,
                cost=[["sands-of-time", place.round]],
                shape="none",
                tip="tip-favours",
                at=at,
            )
        )
    return part("favours", (194, 0, 312, 126), slots, title="label-favours", tip="tip-favours", upright=(8, 131))


@cached_part
def town(row: list[Townsfolk | None]) -> Node:
    """The townsfolk row, dearest at the left. [P6.2]"""
    slots = []
    places = places_in_rows(5, 5, (2, 22, 372, 108), gap=4)
    others = places_in_rows(5, 5, (2, 22, UPRIGHT[0] - 24, 108), gap=4)
    for place, face, at, other in zip(TOWN_ROW, row, places, others, strict=True):
        lying = [townsfolk_card(face)] if face is not None else []
        price: list[Any] = [[ICONS["silver"], place.silver]]
        if place.or_debt:
            price += ["/", ICONS["take-debt"]]
        tip = f"card-{place.key}.text"
        slots.append(slot(place.key, lying, cost=price, shape="none", tip=tip, at=at, upright=other))
    upright = (8, 257, UPRIGHT[0] - 20, 131)
    return part("town", (2, 126, 376, 131), slots, title="label-townsfolk", tip="tip-townsfolk", upright=upright)


@cached_part
def tavern(free: list[Tavern], taken: list[Tavern]) -> Node:
    """The tavern cards of this round. [P3.3]"""
    count = len(free) + len(taken)
    places = places_in_rows(max(count, 5), max(count, 5), (2, 22, 372, 100), gap=8)
    others = places_in_rows(max(count, 5), max(count, 5), (2, 22, UPRIGHT[0] - 24, 100), gap=8)
    lying = [(face, False) for face in free] + [(face, True) for face in taken]
    cards = [
        tavern_card(face, gone, at=at, upright=other)
        for (face, gone), at, other in zip(lying, places, others, strict=False)
    ]
    upright = (8, 389, UPRIGHT[0] - 20, 124)
    return part("tavern", (2, 258, 376, 124), cards, title="label-tavern", tip="tip-tavern", upright=upright)


DECKS: Final = (
    ("town-deck", "townsfolk", "label-town-deck", "medal", "tip-townsfolk"),
    ("tavern-deck", "tavern", "label-tavern-deck", "beer-stein", "tip-tavern"),
    ("wall-deck", "wall", "label-wall-deck", "stone-wall", "tip-fortify"),
    ("suspicion-deck", "suspicion", "label-suspicion-deck", "handcuffs", "tip-suspicion"),
    ("suspicion-discards", "suspicion", "label-suspicion-discards", "handcuffs", "tip-suspicion"),
    ("outsider-deck", "outsider", "label-outsider-deck", "spartan-helmet", "tip-attack"),
)


@cached_part
def supplies(start: int, tax: int, debts: int, piles: list[int]) -> Node:
    """Tax, debts, the decks and the start player. [P2.3-P2.5]"""
    places = places_in_rows(6, 2, (8, 66, 104, 182), gap=6)
    decks = [
        pile(id, count, back, label=label, icon=icon, tip=tip, quiet=True, at=at)
        for (id, back, label, icon, tip), count, at in zip(DECKS, piles, places, strict=True)
    ]
    return part(
        "supplies",
        (386, 130, 120, 252),
        [
            token("start", "flag-objective", seat=start, label="label-start", tip="tip-start", at=(84, 3, 32, 30)),
            counter("tax", ICONS["tax"], tax, label="label-tax", tip="tip-tax", tone="red", at=(4, 32, 54, 30)),
            counter("debts", ICONS["take-debt"], debts, label="label-debts", tip="tip-debts", at=(60, 32, 56, 30)),
            *decks,
        ],
        title="label-supplies",
        ground="vellum",
        upright=(322, 8),
    )


def lands(g: Game) -> Node:
    """Six lands side by side. [P7.2]"""
    columns = []
    counts = []
    for number, outsider in enumerate(g.outsiders, 1):
        squares = [square for square in SQUARES if square.region == number and square.players <= len(g.players)]
        counts.append(len(squares))
        here = [g.monks.get(square.key) for square in squares]
        there = [g.outposts.get(square.key) for square in squares]
        columns.append(region(number, squares, here, there, outsider))
    return part(
        "regions",
        LANDS,
        columns,
        title="label-regions",
        quiet=True,
        leaf=True,
        upright=LANDS_UPRIGHT,
        upright_ornaments=_lands_upright(counts),
    )


@cached_part
def region(
    number: int,
    squares: list[Square],
    monks: list[int | None],
    outposts: list[int | None],
    outsider: Outsider | None,
) -> Node:
    """A land: its flags, its squares with whose piece is on them, and the outsider below. [P7.2, P8.4]"""
    this, place = REGIONS[number - 1], FRONTIER[number - 1]
    wide, high = SQUARE
    left = LAND / 2 - wide - 1
    half = (LAND - 16) / 2
    across, down = LAND_UPRIGHT
    wide_upright, high_upright = SQUARE_UPRIGHT
    half_upright = (across - 20) / 2
    flags = [
        slot(
            f"{this.key}:{name}",
            icon=ICONS[name],
            icons=[need],
            label=(f"label-flag-{name}", {"n": need}),
            tip=f"tip-{name}",
            quiet=True,
            tone=tone,
            shape="flag",
            at=(7 + side * (half + 2), 46, half, 30),
            upright=(8 + side * (half_upright + 4), 2, half_upright, 30),
        )
        for side, (name, need, tone) in enumerate((("faith", this.faith, "black"), ("strength", this.strength, "red")))
    ]
    slots = [
        square_slot(
            square,
            monk,
            outpost,
            (left + n % 2 * (wide + 2), 80 + n // 2 * (high + 2), wide, high),
            (
                (across - 3 * (wide_upright + 2)) / 2 + 1 + n % 3 * (wide_upright + 2),
                _FIRST_SQUARE + n // 3 * (high_upright + 2),
                wide_upright,
                high_upright,
            ),
        )
        for n, (square, monk, outpost) in enumerate(zip(squares, monks, outposts, strict=True))
    ]
    lying = []
    if outsider is not None:
        card_upright = (2, 0, across - 14, _OUTSIDER)
        lying = [outsider_card(outsider, at=(2, 2, LAND - 14, 90), upright=card_upright, free=True)]
    frontier = part(
        place.key,
        (5, 290, LAND - 10, 94),
        lying,
        title=f"card-{place.key}",
        tip=f"card-{place.key}.text",
        quiet=True,
        upright=(5, down - _OUTSIDER - 4, across - 10, _OUTSIDER),
    )
    needs = ("label-region-needs", {"faith": this.faith, "strength": this.strength})
    return part(
        this.key,
        (LAND * (number - 1), 0, LAND, LANDS[3]),
        [*flags, *slots, frontier],
        title=("label-region", {"n": number}),
        tip=needs,
        quiet=True,
        upright=((number - 1) % 3 * across, (number - 1) // 3 * down, across, down),
    )


def square_slot(square: Square, monk: int | None, outpost: int | None, at: Place, upright: Place) -> Node:
    """A square with its reward and the piece of a seat on it."""
    pieces = []
    if monk is not None:
        pieces = [token(f"{square.key}:monk", "monk-face", seat=monk, label="word-monk", shape="monk")]
    elif outpost is not None:
        pieces = [token(f"{square.key}:outpost", "watchtower", seat=outpost, label="word-outpost", shape="tower")]
    return slot(
        square.key,
        pieces,
        label=("label-place", {"n": square.key.removeprefix("r")}),
        name=square.key,
        icons=None if pieces else icons(square.reward),
        tip=f"card-{square.key}.text",
        quiet=True,
        shape="square",
        at=at,
        upright=upright,
    )
